// All that the table shows of an analysis, and its words, loaded when somebody asks for it.
import { addWords } from '../../words/words.svelte'

export { default as Chart } from './Chart.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Panel } from './Panel.svelte'
export { default as Verdict } from './Verdict.svelte'
export { default as WhatIf } from './WhatIf.svelte'
export { chances } from './report'
export { Study } from './study.svelte'

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
export const words = (): Promise<void> => addWords(files)
