import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/changes/commentable.ts
function commentableRanges(file) {
  return { left: rangesOf(file, "LEFT"), right: rangesOf(file, "RIGHT") };
}
function isCommentable(file, side, line) {
  return isWithinOneHunk(file, side, line, line);
}
function isWithinOneHunk(file, side, startLine, line) {
  return startLine <= line && rangesOf(file, side).some(([first, last]) => first <= startLine && line <= last);
}
function rangesOf(file, side) {
  return file.encoding === void 0 ? file.hunks.flatMap((hunk) => rangeOf(hunk, side)) : [];
}
function rangeOf(hunk, side) {
  let [start, count] = side === "LEFT" ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
  return count === 0 ? [] : [[start, start + count - 1]];
}

export {
  commentableRanges,
  isCommentable,
  isWithinOneHunk
};
