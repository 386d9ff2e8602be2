"""Why Chrome did not start: from what it wrote to what to do."""

from __future__ import annotations

import pytest

from cdpagent.browser.process import diagnose

# What each line was written by is real; the process ids and times are not.
SAID = {
    "root": "[1:1:0101/000000:ERROR:zygote_host_impl_linux.cc(101)] Running as root without --no-sandbox is not "
    "supported. See https://crbug.com/638180.",
    "namespaces": "[1:1:0101/000000:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on "
    "Ubuntu 23.10+ or another Linux distro that has disabled unprivileged user namespaces with AppArmor, see …",
    "namespace": "Failed to move to new namespace: PID namespaces supported, Network namespace supported, but failed: "
    "errno = Operation not permitted",
    "in use": "[1:1:0101/000000:ERROR:process_singleton_posix.cc(340)] Failed to create a ProcessSingleton for your "
    "profile directory. This means that running multiple instances would start multiple browser processes",
    "in use, headful": "Opening in existing browser session.",
    "library": "/opt/chrome/chrome: error while loading shared libraries: libnss3.so: cannot open shared object file: "
    "No such file or directory",
    "display": "[1:1:0101/000000:ERROR:ozone_platform_x11.cc(250)] Missing X server or $DISPLAY",
    "wayland": "[1:1:0101/000000:ERROR:wayland_connection.cc(1)] Failed to connect to Wayland display: No such file",
    "default profile": "DevTools remote debugging requires a non-default data directory. Specify this using "
    "--user-data-dir.",
    "home": "mkdir: cannot create directory '/nonexistent': Permission denied",
}


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("root", "sandbox=False"),
        ("namespaces", "kernel.apparmor_restrict_unprivileged_userns=0"),
        ("namespace", "seccomp"),
        ("in use", "another user_data_dir"),
        ("in use, headful", "another user_data_dir"),
        ("library", "libnss3.so. Install it"),
        ("display", "headless=True"),
        ("wayland", "headless=True"),
        ("default profile", "another user_data_dir"),
        ("home", "permissions of user_data_dir and of $HOME"),
    ],
)
def test_what_chrome_said_becomes_what_to_do(said: str, advice: str) -> None:
    error = diagnose.launch_error(f"noise\n{SAID[said]}\nmore noise", 1, "the pipe was closed")
    assert advice in str(error).partition("Chrome's last lines on stderr:")[0]
    assert SAID[said] in error.stderr
    assert SAID[said] in str(error)
    assert (error.exit_code, error.code) == (1, "launch_failed")


@pytest.mark.parametrize(
    ("exit_code", "advice"),
    [
        (21, "in use by another browser"),
        (127, "was not found"),
        (-11, "signal 11"),
        (0, "exited with code 0"),
        (3, "exited with code 3"),
        (None, "the pipe was closed. Check that executable= is a Chrome"),
    ],
)
def test_a_silent_exit_still_gets_advice(exit_code: int | None, advice: str) -> None:
    error = diagnose.launch_error("", exit_code, "the pipe was closed")
    assert str(error).startswith("the browser did not start: ")
    assert advice in str(error)
    assert "last lines" not in str(error)


def test_an_old_chrome_is_named_with_the_oldest_that_works() -> None:
    assert "Chrome/90.0.1.2 is too old" in str(diagnose.too_old("Chrome/90.0.1.2"))
    assert str(diagnose.OLDEST_VERSION) in str(diagnose.too_old("Chrome/90.0.1.2"))
