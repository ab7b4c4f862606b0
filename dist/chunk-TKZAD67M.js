import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/arguments/own-name.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function readOwnName(folder) {
  let config;
  try {
    config = await readFile(join(folder, ".git", "config"), "utf8");
  } catch {
    return;
  }
  let origin = /^\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? "";
  return /^\s*url\s*=\s*\S*?github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/m.exec(origin)?.[1];
}

export {
  readOwnName
};
