import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/shards/narrow.ts
function narrowSubject(subject, shard) {
  let { changes } = subject, otherPaths = [...changes.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]), ...changes.leftOut.map(({ path }) => path)].filter((path) => !shard.has(path));
  return { ...subject, changes: narrowChanges(changes, shard), otherPaths };
}
function narrowChanges({ files, source, passedOver }, shard) {
  return {
    files: files.filter(({ path }) => shard.has(path)),
    leftOut: [],
    source,
    ...passedOver === void 0 ? {} : { passedOver }
  };
}
function narrowChosen(chosen, shard) {
  let files = filesOfShard(chosen.files, shard), narrowed = chosen.reviewers.map((reviewer) => ({
    ...reviewer,
    files: reviewer.files === chosen.files ? files : filesOfShard(reviewer.files, shard)
  })), busy = narrowed.filter((reviewer) => reviewer.files.length > 0);
  return {
    ...chosen,
    files,
    reviewers: busy.length > 0 ? busy : narrowed.slice(0, 1),
    excluded: chosen.excluded.filter(({ path }) => shard.has(path)),
    applied: chosen.applied.filter(({ appliesTo }) => files.some(({ path }) => appliesTo.has(path))),
    leftOut: [],
    problems: []
  };
}
var POSITIONS = /* @__PURE__ */ new WeakMap();
function filesOfShard(files, shard) {
  let positions = POSITIONS.get(files) ?? new Map(files.map(({ path }, index) => [path, index]));
  return POSITIONS.set(files, positions), [...shard].flatMap((path) => positions.get(path) ?? []).toSorted((a, b) => a - b).flatMap((index) => files[index] ?? []);
}
function withoutChange(subject) {
  return { ...subject, changes: { ...subject.changes, files: [] } };
}
var NOT_VALIDATED = { drafts: [], validated: void 0, notes: [] }, NOT_COMPARED = { changes: void 0, notes: [] };

export {
  narrowSubject,
  narrowChosen,
  withoutChange,
  NOT_VALIDATED,
  NOT_COMPARED
};
