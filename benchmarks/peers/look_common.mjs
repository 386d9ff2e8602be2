// What the drivers in JavaScript that look at pages share; keep it equal to look_common.py.

export const QUIET_MS = 300;

export const CHANGE = `
  const button = document.createElement("button");
  button.textContent = "More " + document.getElementsByTagName("button").length;
  (document.querySelector("main, article, [role=main]") ?? document.body).prepend(button);
`;
