import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/rules/reading/agents/agent-servers.ts
function isServerOfAgent({ kind, text, frontmatter }, { start }) {
  let list = text.lastIndexOf(`
mcp-servers:`, start);
  if (kind !== "agent" || list < 0 || frontmatter.data.target === "vscode")
    return !1;
  let [, ...lines] = text.slice(list + 1, start).split(`
`), isWithin = lines.every((line) => !/^[^\s#]/.test(line)), first = lines.find((line) => /^ +[^\s#]/.test(line));
  return isWithin && first !== void 0 && lines.at(-1) === /^ +/.exec(first)?.[0];
}

// src/rules/reading/frontmatter/placeholder-map.ts
function isPlaceholderMap(value) {
  if (!isRecord(value))
    return !1;
  let entries = Object.entries(value);
  return entries.length === 1 && entries.every(([key, inner]) => inner === null && /^[A-Z][A-Z\d]*(?:[_ -][A-Z\d]+)*$/.test(key));
}

export {
  isServerOfAgent,
  isPlaceholderMap
};
