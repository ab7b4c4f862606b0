import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/shards/narrow.ts
function narrowSubject(subject, shard) {
  return { ...subject, changes: narrowChanges(subject.changes, shard) };
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
  let files = chosen.files.filter(({ path }) => shard.has(path)), narrowed = chosen.reviewers.map((reviewer) => ({
    ...reviewer,
    files: reviewer.files.filter(({ path }) => shard.has(path))
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
