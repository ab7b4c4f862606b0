import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  fileErrorReason
} from "./chunk-PI7WXFM3.js";

// src/commands/open/memory-uses.ts
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
var FILE = "memory-uses.json", MAX_BYTES = 4e6, MAX_ENTRIES = 2e4, DAY = 1440 * 60 * 1e3, KEPT_DAYS = 365;
async function readMemoryUses(folder) {
  let path = join(folder, FILE);
  try {
    let found = await lstat(path), value = found.isFile() && found.size <= MAX_BYTES ? parseJson(await readFile(path, "utf8")) : void 0, uses = isRecord(value) ? value.lastUsed : void 0;
    return new Map(isRecord(uses) ? Object.entries(uses).slice(0, MAX_ENTRIES).flatMap(readUse) : []);
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
function readUse([key, date]) {
  let day = /^[\da-f]{32}$/.test(key) && typeof date == "string" ? Date.parse(date) : Number.NaN;
  return Number.isNaN(day) ? [] : [[key, day]];
}
async function writeMemoryUses(folder, uses, now, say) {
  let merged = new Map(await readMemoryUses(folder));
  for (let [key, date] of uses)
    merged.set(key, Math.max(date, merged.get(key) ?? 0));
  let kept = [...merged].filter(([, date]) => now - date <= KEPT_DAYS * DAY).toSorted(([, a], [, b]) => b - a).slice(0, MAX_ENTRIES), lastUsed = Object.fromEntries(kept.map(([key, date]) => [key, new Date(date).toISOString().slice(0, 10)])), unfinished = join(folder, `.${FILE}.${process.getBuiltinModule("node:crypto").randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: !0, mode: 448 }), await writeFile(unfinished, `${JSON.stringify({ lastUsed }, null, 1)}
`, { flag: "wx", mode: 384 }), await rename(unfinished, join(folder, FILE));
  } catch (error) {
    await rm(unfinished, { force: !0 }).catch(() => {
    }), say(`When facts of the memory were used cannot be recorded in "${folder}": ${fileErrorReason(error)}`);
  }
}

export {
  readMemoryUses,
  writeMemoryUses
};
