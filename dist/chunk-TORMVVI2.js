import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readUtf16
} from "./chunk-NKDSHFB4.js";
import {
  joinPath,
  parentsOf,
  resolveLink,
  resolvePath
} from "./chunk-HRJDQKXX.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";

// src/workspace/read-text.ts
import { isUtf8 } from "node:buffer";
var MAX_TEXT_BYTES = 1024 * 1024, MAX_LINKS = 40;
async function readText(workspace, path, maxBytes = MAX_TEXT_BYTES) {
  let read = await readBytes(workspace, path, maxBytes);
  return read.kind === "bytes" ? decode(read.path, read.bytes, maxBytes) : read;
}
async function readBytes(workspace, path, maxBytes = Number.POSITIVE_INFINITY) {
  let resolved = resolvePath(path);
  if (resolved.kind === "outside")
    return problem("outside", `"${path}" is not a path inside the repository`, { hint: "Write a path from the root of the repository, with `/` and without `..`." });
  let followed = await follow(workspace, resolved.path, path, maxBytes);
  return followed.kind === "problem" ? followed : followed.kind === "missing" ? problem("missing", `"${path}" does not exist in ${workspace.name}`) : followed.kind === "not-a-file" ? problem("not-a-file", `"${path}" cannot be read as a file: ${followed.reason}`, {
    hint: "Put a text file in its place."
  }) : { kind: "bytes", path: resolved.path, bytes: followed.bytes };
}
async function follow(workspace, start, asked, maxBytes) {
  let path = start, isLink = !1;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    let file = await (workspace.readUpTo?.(path, maxBytes) ?? workspace.read(path));
    if (file.kind === "too-large")
      return tooLarge(asked, file.bytes, maxBytes);
    isLink ||= file.kind === "symlink";
    let link = file.kind === "symlink" ? { path, target: file.target } : file.kind === "missing" ? await linkAbove(workspace, path) : void 0;
    if (link === void 0)
      return file.kind === "missing" && isLink ? dangling(asked, path) : withoutLink(file);
    let next = resolveLink(link.path, link.target);
    if (next.kind === "outside") {
      let message = `"${asked}" leaves the repository through the symbolic link "${link.path}" to "${link.target}"`;
      return problem("outside", message, { hint: "Put the file itself into the repository." });
    }
    path = joinPath(next.path, path.slice(link.path.length + 1));
  }
  return problem("symlink-loop", `"${asked}" leads through more than ${MAX_LINKS} symbolic links`, {
    hint: "Make the link point at the file."
  });
}
function withoutLink(file) {
  return file.kind === "symlink" ? { kind: "missing" } : file;
}
function dangling(asked, target) {
  return problem("dangling-link", `"${asked}" is a symbolic link to "${target}", which does not exist`, {
    hint: "Make the link point at the file, or remove it."
  });
}
async function linkAbove(workspace, path) {
  for (let folder of parentsOf(path)) {
    let file = await workspace.read(folder);
    if (file.kind === "symlink")
      return { path: folder, target: file.target };
    if (file.kind === "missing")
      return;
  }
}
function tooLarge(path, size, maxBytes) {
  let message = `"${path}" has ${size} bytes, more than the ${maxBytes} that are read`;
  return problem("too-large", message, { hint: "Split it into smaller files." });
}
function decode(path, bytes, maxBytes) {
  if (bytes.length > maxBytes)
    return tooLarge(path, bytes.length, maxBytes);
  if (!isUtf8(bytes)) {
    if (readUtf16(bytes) !== void 0)
      return problem("utf-16", `"${path}" is in UTF-16`, { hint: "Save the file as UTF-8." });
    let position = firstBadPosition(bytes), message = `"${path}" is not UTF-8: line ${position.line}, column ${position.column} has bytes that are not a character`;
    return problem("not-utf-8", message, { hint: "Save the file as UTF-8.", position });
  }
  let text = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 }).decode(bytes);
  return { kind: "text", source: sourceText(path, text) };
}
var LINE_FEED = 10;
function firstBadPosition(bytes) {
  let start = 0, line = 1;
  for (let end = endOfLine(bytes, start); isUtf8(bytes.subarray(start, end)); end = endOfLine(bytes, start))
    start = end + 1, line += 1;
  return { line, column: firstBadColumn(bytes.subarray(start, endOfLine(bytes, start))) };
}
function endOfLine(bytes, start) {
  let end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end;
}
var REPLACEMENT = "\uFFFD", REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);
function firstBadColumn(bytes) {
  let text = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes), at = text.indexOf(REPLACEMENT), offset = Buffer.byteLength(text.slice(0, at));
  for (; REPLACEMENT_BYTES.equals(bytes.subarray(offset, offset + REPLACEMENT_BYTES.length)); ) {
    let next = text.indexOf(REPLACEMENT, at + 1);
    offset += Buffer.byteLength(text.slice(at, next)), at = next;
  }
  return at + 1;
}
function problem(code, message, more = {}) {
  return { kind: "problem", code, message, ...more };
}

export {
  readText,
  readBytes
};
