// The whole loop with one of the TypeScript SDK's clients: node loop.mjs sdk|client stdio|http, the rest in the environment.
const [, , library, way] = process.argv;
const { PAGE_URL, SERVER_COMMAND, SERVER_URL, SERVER_TOKEN } = process.env;

const old = library === "sdk";
const { Client } = await import(old ? "@modelcontextprotocol/sdk/client/index.js" : "@modelcontextprotocol/client");

async function transport() {
  if (way === "stdio") {
    const { StdioClientTransport } = await import(
      old ? "@modelcontextprotocol/sdk/client/stdio.js" : "@modelcontextprotocol/client/stdio"
    );
    const [command, ...args] = JSON.parse(SERVER_COMMAND);
    return new StdioClientTransport({ command, args, env: process.env });
  }
  const { StreamableHTTPClientTransport } = await import(
    old ? "@modelcontextprotocol/sdk/client/streamableHttp.js" : "@modelcontextprotocol/client"
  );
  const headers = { Authorization: `Bearer ${SERVER_TOKEN}` };
  return new StreamableHTTPClientTransport(new URL(SERVER_URL), { requestInit: { headers } });
}

const client = new Client({ name: "test", version: "1" });
const connection = await transport();
await client.connect(connection);

async function call(name, args) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = content.map((each) => each.text ?? each.mimeType).join("\n");
  console.log(JSON.stringify({ name, text, isError: isError ?? false }));
  return text;
}

const { tools } = await client.listTools();
console.log(JSON.stringify({ name: "tools", text: tools.map((tool) => tool.name).join(" "), isError: false }));
const opened = await call("web_open", { url: PAGE_URL, snapshot: true });
await call("web_fill", { ref: opened.match(/textbox "Name" \[ref=(\w+)\]/)[1], value: "Ada" });
await call("web_click", { ref: "button" });
await call("web_snapshot", { all: true });
await call("web_screenshot", {});
await call("web_click", { reff: "e1" });
if (way === "http") await connection.terminateSession();
await client.close();
