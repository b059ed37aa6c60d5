"""How Hypothesis runs: the same examples every time, and no clocks, since a busy machine is no fault."""

from hypothesis import HealthCheck, settings

settings.register_profile("donjon", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("donjon")
