# donjon: two commands do everything on a fresh machine, `make play` and `make test`. The work is done by scripts/tasks.py.

PORT ?= 8000
HOST ?= 127.0.0.1
export PORT HOST OPEN ARGS

# The first Python that is new enough, or the one named: make play PYTHON=/path/to/python3
PYTHONS = $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
define run
@for python in $(PYTHONS); do \
    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then exec "$$python" scripts/tasks.py $(1); fi; \
done; \
echo "donjon needs Python 3.11 or newer, and $(PYTHONS) is none: install one, or name it: make $(1) PYTHON=/path/to/python3" >&2; exit 1
endef

.PHONY: help play test check format wheel bench clean

help:
	@echo "make play    set up what is missing, start donjon on http://$(HOST):$(PORT)/ and open the browser  (PORT=… HOST=… OPEN=no)"
	@echo "make test    set up what is missing, run all tests  (ARGS=… goes to pytest)"
	@echo "make check   lint, check formatting, types and imports"
	@echo "make format  format the Python sources"
	@echo "make wheel   build dist/donjon-*.whl, the page inside"
	@echo "make bench   measure speed against peers  (ARGS=… goes to donjon bench)"
	@echo "make clean   remove all that the other targets made"

play:
	$(call run,play)

test:
	$(call run,test)

check:
	$(call run,check)

format:
	$(call run,format)

wheel:
	$(call run,wheel)

bench:
	$(call run,bench)

clean:
	$(call run,clean)
