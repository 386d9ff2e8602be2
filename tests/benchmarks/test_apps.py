"""The steps on real applications: what they are, in what order they are done, and what is computed from them."""

from __future__ import annotations

from math import gcd

import pytest

from benchmarks import apps
from benchmarks.apps import CONTENDERS, NEED, OURS, STEPS, Walk, by_step
from benchmarks.driver import DriverFailed


class Asked:
    """Stands for a driver, and notes what it is asked for."""

    def __init__(self, name, fails=False):
        self.name, self.said, self._fails = name, [], fails

    def ask(self, do, **arguments):
        self.said.append((do, *arguments.values()))
        if do == "step" and self._fails:
            raise DriverFailed("no such thing")
        return {"seconds": 0.02, "characters": 50}


def walk(*steps):
    return Walk(list(steps), {step.application: f"http://127.0.0.1/{step.application}" for step in steps})


def test_there_are_at_least_twelve_kinds_of_step_on_two_applications():
    assert len({(step.application, step.title) for step in STEPS}) == len(STEPS) >= 12
    assert len({step.application for step in STEPS}) >= 2
    verbs = {"click", "hover", "press", "fill", "check", "uncheck", "select", "drag"}
    assert verbs == {step.verb for step in STEPS}


def test_no_system_has_the_same_place_at_a_step_in_every_round():
    assert gcd(len(STEPS), len(CONTENDERS)) == 1


def test_each_system_walks_by_itself_and_loads_an_application_when_it_comes_to_it():
    one, two = Asked("one"), Asked("the other")
    walked = walk(STEPS[0], STEPS[1], STEPS[-1])
    assert [walked.next_step(one) for _ in range(4)] == [20.0] * 4
    walked.next_step(two)
    assert [said[0] for said in one.said] == ["open", "step", "step", "open", "step", "open", "step"]
    assert one.said[0][1] == "http://127.0.0.1/jupyterlab/lab/workspaces/one?reset"
    assert two.said[0][1] == "http://127.0.0.1/jupyterlab/lab/workspaces/the-other?reset"
    assert walked.characters == {"one": [50] * 4, "the other": [50]}


def test_an_error_says_at_which_step():
    with pytest.raises(DriverFailed, match="jupyterlab, open a menu: no such thing"):
        walk(STEPS[0]).next_step(Asked("one", fails=True))


def test_samples_are_sorted_by_step_without_the_round_that_warms_up():
    assert by_step({"a": [90.0, 91.0, 1.0, 2.0, 3.0, 4.0]}, 2) == [{"a": [1.0, 3.0]}, {"a": [2.0, 4.0]}]


def test_the_mean_and_the_worst_step_are_told():
    samples = [{OURS: [10.0], NEED: [5.0]}, {OURS: [40.0], NEED: [10.0]}]
    together, worst, *steps = apps.times(list(STEPS[:2]), samples, 1, {})
    assert together.samples == {OURS: [pytest.approx(20)], NEED: [pytest.approx(50**0.5)]}
    assert worst.samples == samples[1]
    assert worst.title.endswith("jupyterlab: hover opens the next menu")
    assert [step.page for step in steps] == ["jupyterlab: open a menu", "jupyterlab: hover opens the next menu"]


def test_what_there_is_to_read_is_told_as_a_mean_and_by_step():
    together, *steps = apps.lengths(list(STEPS[:2]), [{OURS: [100.0]}, {OURS: [300.0]}])
    assert together.samples == {OURS: [200.0]}
    assert [step.samples for step in steps] == [{OURS: [100.0]}, {OURS: [300.0]}]
