"""Everything at once goes wrong: operations on ordinary and hostile pages, while what they rely on is taken away.

``make chaos`` runs 2,000 operations with 200 faults; ``python -m tests.chaos --help`` has the options. A run is given by
its seed as far as the machine allows. `pages` is what is visited, `operations` what is done there, `faults` what goes
wrong meanwhile, `setting` the browser with all that a fault can reach, `trial` the run and what has to hold after each
operation, `report` what is said at the end.
"""
