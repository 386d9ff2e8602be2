"""What all drivers that look at pages share."""

VIEWPORT = (1280, 800)

QUIET_SECONDS = 0.3
"""How long to wait after the load: the system that looks first must not pay for what the page starts then."""

CHANGE = """(() => {
  const button = document.createElement("button");
  button.textContent = `More ${document.getElementsByTagName("button").length}`;
  (document.querySelector("main, article, [role=main]") ?? document.body).prepend(button);
})()"""
"""A script to run before a look, so that a system can't reuse results from before it."""
