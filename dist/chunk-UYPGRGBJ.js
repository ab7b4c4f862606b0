import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  countLines,
  isEmptyBlob,
  readHunk,
  recentLines
} from "./chunk-BX5L5TWP.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  diffTexts
} from "./chunk-MNFML4KL.js";

// src/changes/diff/read-api-patch.ts
function readApiFiles(rows) {
  let recent = recentLines(), read = rows.map((row) => readRow(row, recent));
  return {
    files: read.map(({ file }) => file),
    leftOut: read.flatMap(({ leftOut }) => leftOut === void 0 ? [] : [leftOut]),
    source: "github-files"
  };
}
function readApiFile(row) {
  return readRow(row, recentLines());
}
function readRow(row, recent) {
  let status = statusOf(row.status), moved = status === "renamed" || status === "copied", patch = readPatch(row.patch ?? "", recent), file = {
    path: row.filename,
    ...moved && row.previous_filename !== void 0 ? { previousPath: row.previous_filename } : {},
    status,
    binary: isBinary(row),
    additions: row.additions,
    deletions: row.deletions,
    hunks: patch.hunks
  }, reason = reasonToLeaveOut(row, patch);
  return reason === void 0 ? { file } : { file, leftOut: { path: file.path, reason } };
}
var STATUSES = {
  added: "added",
  removed: "removed",
  renamed: "renamed",
  copied: "copied",
  changed: "changed",
  unchanged: "changed"
};
function statusOf(status) {
  return STATUSES[status] ?? "modified";
}
function isBinary(row) {
  let contentChanged = row.status === "added" || row.status === "modified" || row.status === "removed", empty = row.status !== "modified" && isEmptyBlob(row.sha ?? "");
  return !row.patch && row.additions + row.deletions === 0 && contentChanged && !empty;
}
function readPatch(patch, recent) {
  let bytes = Buffer.from(patch), hunks = [], additions = 0, deletions = 0, at = 0;
  for (; at < bytes.length; ) {
    let read = readHunk(bytes, at, recent);
    if (read.kind !== "hunk")
      return { hunks, additions, deletions, complete: !1 };
    hunks.push(read.hunk), additions += read.additions, deletions += read.deletions, at = read.end + 1;
  }
  return { hunks, additions, deletions, complete: !0 };
}
function reasonToLeaveOut(row, { additions, deletions, complete }) {
  return row.patch ? complete && additions === row.additions && deletions === row.deletions ? void 0 : `GitHub gave ${additions + deletions} of ${row.additions + row.deletions} changed lines of this file` : row.additions + row.deletions > 0 ? "GitHub gave no patch for this file (too large)" : void 0;
}

// src/changes/encoding/decode-text.ts
import { isUtf8 } from "node:buffer";
var MARKS = [
  { encoding: "utf-32le", bytes: [255, 254, 0, 0] },
  { encoding: "utf-32be", bytes: [0, 0, 254, 255] },
  { encoding: "utf-8", bytes: [239, 187, 191] },
  { encoding: "utf-16le", bytes: [255, 254] },
  { encoding: "utf-16be", bytes: [254, 255] }
], MAX_CONTROL_SHARE = 0.01, MAX_CONTROL_SHARE_IN_CODE = 0.2;
function decodeText(bytes, isCode) {
  let encoding = detectEncoding(bytes, isCode), text = encoding === void 0 ? void 0 : decode(bytes, encoding, isCode)?.replace(/^\uFEFF/, "");
  return encoding === void 0 || text === void 0 || !looksLikeText(text, isCode) ? void 0 : { text, encoding };
}
function detectEncoding(bytes, isCode) {
  return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ?? guessWideEncoding(bytes) ?? (isCode || isUtf8(bytes) ? "utf-8" : void 0);
}
var SAMPLED_BYTES = 4096, MIN_ZERO_SHARE = 0.3;
function guessWideEncoding(bytes) {
  let sample = bytes.subarray(0, SAMPLED_BYTES - SAMPLED_BYTES % 4), zeros = [0, 1, 2, 3].map((place) => shareOfZeros(sample, place)), [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  if (bytes.length % 4 === 0 && fourth === 1 && third > MIN_ZERO_SHARE && first < MIN_ZERO_SHARE)
    return "utf-32le";
  if (bytes.length % 4 === 0 && first === 1 && second > MIN_ZERO_SHARE && fourth < MIN_ZERO_SHARE)
    return "utf-32be";
  let even = (first + third) / 2, odd = (second + fourth) / 2, least = Math.min(even, odd);
  if (!(bytes.length % 2 !== 0 || Math.max(even, odd) < MIN_ZERO_SHARE || least > MAX_CONTROL_SHARE))
    return odd > even ? "utf-16le" : "utf-16be";
}
function shareOfZeros(bytes, place) {
  let zeros = 0, all = 0;
  for (let at = place; at < bytes.length; at += 4)
    zeros += bytes[at] === 0 ? 1 : 0, all += 1;
  return all === 0 ? 0 : zeros / all;
}
function decode(bytes, encoding, isCode) {
  if (encoding === "utf-32le" || encoding === "utf-32be")
    return decodeUtf32(bytes, encoding === "utf-32le");
  try {
    return new TextDecoder(encoding, { fatal: !isCode, ignoreBOM: !0 }).decode(bytes);
  } catch {
    return;
  }
}
function decodeUtf32(bytes, isLittleEndian) {
  let view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), parts = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    let unit = view.getUint32(at, isLittleEndian), isCharacter = unit <= 1114111 && (unit < 55296 || unit > 57343);
    parts.push(isCharacter ? String.fromCodePoint(unit) : "\uFFFD");
  }
  return parts.join("");
}
function looksLikeText(text, isCode) {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at), isBlank = code >= 9 && code <= 13;
    odd += code < 32 && !isBlank || code === 65533 ? 1 : 0;
  }
  return odd <= Math.max(1, text.length * (isCode ? MAX_CONTROL_SHARE_IN_CODE : MAX_CONTROL_SHARE));
}

// src/changes/encoding/programs.ts
var FIRST_BYTES = [
  // ELF: programs and libraries of Linux.
  [127, 69, 76, 70],
  // MZ: programs and libraries of Windows.
  [77, 90],
  // Mach-O, in both byte orders and for 32 and 64 bits: programs and libraries of macOS.
  [254, 237, 250, 206],
  [254, 237, 250, 207],
  [206, 250, 237, 254],
  [207, 250, 237, 254],
  // Classes of Java, and Mach-O for several processors.
  [202, 254, 186, 190],
  // WebAssembly.
  [0, 97, 115, 109],
  // Bitcode of LLVM.
  [66, 67, 192, 222],
  // Bytecode of Lua and of Android.
  [27, 76, 117, 97],
  [100, 101, 120, 10]
], ENDINGS = /\.(?:apk|app|beam|class|com|crx|deb|dll|dylib|egg|elc|exe|gem|jar|jsc|ko|msi|node|nupkg|o|pyc|pyd|pyo|rpm|scr|so(?:\.\d+)*|vsix|war|wasm|whl|xpi)$/i;
function isProgram(path, bytes) {
  return ENDINGS.test(path) || FIRST_BYTES.some((start) => start.every((byte, index) => bytes?.[index] === byte));
}
var MEDIA = /\.(?:3gp|aac|ai|avi|avif|bmp|cur|docx?|eot|eps|flac|gif|heic|icns|ico|jpe?g|jxl|m4a|m4v|mkv|mov|mp[34]|odp|ods|odt|og[agv]|opus|otf|pdf|png|pptx?|psd|svgz|tga|tiff?|ttc|ttf|wav|weba|webm|webp|wmv|woff2?|xlsx?)$/i;
function isMedia(path) {
  return MEDIA.test(path);
}

// src/changes/encoding/read-binary-texts.ts
var MAX_FILES = 200;
async function readBinaryTexts(changes, readBytes) {
  let left = MAX_FILES, files = [];
  for (let file of changes.files) {
    let isUnread = file.binary && file.status !== "removed" && file.hunks.length === 0;
    isUnread && (left -= 1), files.push(isUnread ? await readBinaryText(file, changes.source, left < 0 ? readNothing : readBytes) : file);
  }
  return { ...changes, files };
}
function readNothing() {
  return Promise.resolve(void 0);
}
function decodeHeads({ files }, readHead, readBytes) {
  let encoded = new Map(files.filter(({ encoding }) => encoding !== void 0).map((file) => [file.path, file]));
  return async (path) => {
    let file = encoded.get(path);
    if (file === void 0)
      return readHead(path);
    let bytes = await readBytes("head", file);
    return bytes === void 0 ? void 0 : decodeText(bytes, !0)?.text;
  };
}
async function readBinaryText(file, source, readBytes) {
  let isNamedAsCode = languageOf(file.path) !== void 0, bytes = await readBytes("head", file);
  if (bytes === void 0 && isProgram(file.path, bytes))
    return { ...file, executable: file.executable ?? "program" };
  if (bytes === void 0)
    return isNamedAsCode || !isMedia(file.path) ? { ...file, unreadLines: 1 } : file;
  let isCode = isNamedAsCode || startsScript(bytes), after = decodeText(bytes, isCode);
  if (after === void 0)
    return isCode ? { ...file, unreadLines: countLineFeeds(bytes) + 1 } : withProgram(file, bytes);
  let before = file.status === "added" ? "" : await readBefore(file, readBytes, isCode);
  return before === after.text && source === "github-files" ? (
    // GitHub shows a file of which only the mode changed like a binary file: modified, without lines.
    { ...file, binary: !1, executable: "unknown" }
  ) : withHunks(file, before, after);
}
function withProgram(file, bytes) {
  return file.executable === void 0 && isProgram(file.path, bytes) ? { ...file, executable: "program" } : file;
}
async function readBefore(file, readBytes, isCode) {
  let bytes = await readBytes("base", file);
  return bytes === void 0 ? "" : decodeText(bytes, isCode)?.text ?? "";
}
function withHunks(file, before, { text, encoding }) {
  let patch = diffTexts(before, text);
  if (patch === void 0)
    return { ...file, unreadLines: text.split(`
`).length };
  let { path, status } = file, { hunks } = readApiFile({ filename: path, status, additions: 0, deletions: 0, patch }).file;
  return { ...file, binary: !1, encoding, hunks, ...countLines(hunks) };
}
function startsScript(bytes) {
  return bytes[0] === 35 && bytes[1] === 33;
}
function countLineFeeds(bytes) {
  return bytes.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
}

export {
  readApiFiles,
  readBinaryTexts,
  decodeHeads
};
