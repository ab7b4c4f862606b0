import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/customizations/known/clients.ts
var CLIENTS = ["vscode", "github", "copilot-cli", "claude"], CLIENT_NAMES = {
  vscode: "VS Code",
  github: "github.com",
  "copilot-cli": "Copilot CLI",
  claude: "Claude Code"
}, CLIENT_OF = {
  vscode: "vscode",
  "github-review": "github",
  "cloud-agent": "github",
  "copilot-cli": "copilot-cli",
  claude: "claude",
  gemini: void 0
};
function clientsOf(readers) {
  let clients = new Set(readers.map((reader) => CLIENT_OF[reader]));
  return CLIENTS.filter((client) => clients.has(client));
}

export {
  CLIENTS,
  CLIENT_NAMES,
  clientsOf
};
