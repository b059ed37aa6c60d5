// All that the table shows of an analysis, loaded when somebody asks for it.
export { default as Chart } from './Chart.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Panel } from './Panel.svelte'
export { default as Verdict } from './Verdict.svelte'
export { default as WhatIf } from './WhatIf.svelte'
export { chances } from './report'
export { Study } from './study.svelte'
