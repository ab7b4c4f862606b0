import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/customizations/known/clients.ts
var CLIENTS = ["vscode", "github", "copilot-cli", "claude", "gemini", "codex", "cursor", "windsurf"], CLIENT_NAMES = {
  vscode: "VS Code",
  github: "github.com",
  "copilot-cli": "Copilot CLI",
  claude: "Claude Code",
  gemini: "Gemini",
  codex: "Codex",
  cursor: "Cursor",
  windsurf: "Windsurf"
}, CLIENT_OF = {
  vscode: "vscode",
  "github-review": "github",
  "cloud-agent": "github",
  "copilot-cli": "copilot-cli",
  claude: "claude",
  gemini: "gemini",
  "gemini-review": "gemini",
  codex: "codex",
  cursor: "cursor",
  windsurf: "windsurf"
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
