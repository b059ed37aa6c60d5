"""Bots: random, greedy (by the game's heuristics) and search (Monte Carlo over determinised worlds)."""
