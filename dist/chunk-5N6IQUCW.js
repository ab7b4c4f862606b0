import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/diagnostics/diagnostic.ts
var DIAGNOSTIC_SEVERITIES = ["error", "warning", "info"];
function diagnosticAt(source, range, said) {
  let start = positionAt(source, range.start);
  return {
    ...said,
    path: source.path,
    start,
    end: positionAt(source, Math.max(range.end, range.start)),
    sourceLine: lineText(source, start.line)
  };
}
function diagnosticOfFile(path, said, position = { line: 1, column: 1 }) {
  return { ...said, path, start: position, end: position };
}
function lineText(source, line) {
  let start = at(source.lineStarts, line - 1), end = source.lineStarts[line] ?? source.text.length;
  return source.text.slice(start, end).replace(/\r?\n$/, "");
}
function diagnosticJson(diagnostic) {
  return {
    rule: diagnostic.rule,
    severity: diagnostic.severity,
    path: diagnostic.path,
    ...diagnostic.otherPaths === void 0 ? {} : { otherPaths: diagnostic.otherPaths },
    ...diagnostic.copyOf === void 0 ? {} : { copyOf: diagnostic.copyOf },
    line: diagnostic.start.line,
    column: diagnostic.start.column,
    endLine: diagnostic.end.line,
    endColumn: diagnostic.end.column,
    message: diagnostic.message,
    ...diagnostic.why === void 0 ? {} : { why: diagnostic.why },
    ...diagnostic.hint === void 0 ? {} : { hint: diagnostic.hint },
    ...diagnostic.clients === void 0 ? {} : { clients: diagnostic.clients },
    fixable: diagnostic.fix !== void 0,
    ...diagnostic.suggestions === void 0 ? {} : { suggestions: diagnostic.suggestions.map(({ title, reason, fix }) => ({ title, reason, ...fix })) },
    url: ruleUrl(diagnostic.rule)
  };
}

export {
  DIAGNOSTIC_SEVERITIES,
  diagnosticAt,
  diagnosticOfFile,
  lineText,
  diagnosticJson
};
