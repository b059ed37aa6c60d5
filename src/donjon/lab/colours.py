"""Colours that tell things apart, in charts and pages; for colour-blind people too."""

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a6a00", "#777777")
