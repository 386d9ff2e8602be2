"""What all drivers that look at pages do alike."""

VIEWPORT = (1280, 800)

QUIET_SECONDS = 0.3
"""After the load, before the first look: what the page starts then must not be counted for whoever looks first."""

CHANGE = """(() => {
  const button = document.createElement("button");
  button.textContent = `More ${document.getElementsByTagName("button").length}`;
  (document.querySelector("main, article, [role=main]") ?? document.body).prepend(button);
})()"""
"""Run before a look, so that nothing that was computed before it is still right."""
