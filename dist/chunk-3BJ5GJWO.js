import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_HEAD_BYTES,
  readContent
} from "./chunk-32LFPBL6.js";

// src/jobs/open/open-named-files.ts
async function openNamedFiles(workspace, paths) {
  let named = paths ?? (await workspace.list("")).flatMap(({ path, kind }) => kind === "file" ? [path] : []), readHead = paths === void 0 ? () => Promise.resolve(void 0) : (path) => readContent(workspace, path, MAX_HEAD_BYTES), files = await Promise.all([...new Set(named)].map(async (path) => asChanged(path, await readHead(path)))), absent = paths === void 0 ? [] : await listAbsent(workspace, files);
  return {
    changes: { files, leftOut: [], source: "git" },
    trusted: workspace,
    head: workspace,
    sides: { base: workspace, head: workspace },
    readHead,
    readVersion: (_side, { path }) => readHead(path),
    repository: void 0,
    notes: absent,
    close: () => {
    }
  };
}
async function listAbsent(workspace, files) {
  return (await Promise.all(
    files.map(async ({ path }) => {
      let { kind } = await workspace.read(path);
      return kind === "missing" || kind === "not-a-file" ? [`There is no file \`${path}\`, so only its name is compared with the patterns.`] : [];
    })
  )).flat();
}
function asChanged(path, text) {
  let line = text?.split(`
`, 1)[0] ?? "";
  return {
    path,
    status: "modified",
    binary: !1,
    additions: 1,
    deletions: 0,
    hunks: [
      {
        oldStart: 0,
        oldLines: 0,
        newStart: 1,
        newLines: 1,
        heading: "",
        lines: [{ kind: "added", newLine: 1, text: line }]
      }
    ]
  };
}

export {
  openNamedFiles
};
