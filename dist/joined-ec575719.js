import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  EXCLUSION_PATH,
  readText,
  compileGlob,
  folderOf,
  isPlainPath,
  nameOf
} from "./joined-1c6c8fb1.js";
import {
  languageOf,
  asBytes,
  readIgnoreFiles,
  readPathPattern
} from "./joined-b7fd8cd1.js";
import {
  writeCount as writeCount2
} from "./joined-5ac99ec6.js";
import {
  quote
} from "./joined-a845ed26.js";
import {
  usageError
} from "./joined-e117912a.js";
import {
  at,
  regex,
  regexSource
} from "./joined-cc1d52fd.js";
import {
  wordSet
} from "./joined-b4da4858.js";

// src/changes/diff/apply.ts
function headTextFrom(before, file) {
  let lines = splitLines(before);
  return fits(lines, file, "old") ? applyHunks(lines, file) : fits(lines, file, "new") ? before : void 0;
}
function splitLines(text) {
  let lines = [];
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline + 1;
    lines.push(text.slice(start, end)), start = end;
  }
  return lines;
}
function fits(lines, file, side) {
  return file.hunks.every(
    (hunk) => hunk.lines.every((line) => line.kind === "context" ? isAt(lines, side === "old" ? line.oldLine : line.newLine, line) : line.kind === "removed" ? side === "new" || isAt(lines, line.oldLine, line) : side === "old" || isAt(lines, line.newLine, line))
  );
}
function isAt(lines, number, { text }) {
  let line = lines[number - 1];
  return line === text || line === `${text}
`;
}
function applyHunks(lines, file) {
  let applied = [], next = 0, keepUntil = (end) => {
    let kept = lines.slice(next, Math.max(next, end));
    kept.forEach((line) => applied.push(line)), next += kept.length;
  };
  for (let hunk of file.hunks) {
    keepUntil(hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1);
    for (let line of hunk.lines)
      line.kind !== "removed" && applied.push(line.noNewline === true ? line.text : `${line.text}
`);
    next += hunk.oldLines;
  }
  return keepUntil(lines.length), applied.join("");
}
// src/changes/git-path.ts
var ESCAPES = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92
};
function readQuotedPath(text) {
  if (text[0] !== '"')
    return;
  let bytes = "", at6 = 1;
  for (; at6 < text.length && text[at6] !== '"'; ) {
    let next = text[at6] === "\\" ? readEscape(text, at6) : readPlain(text, at6);
    if (next === void 0)
      return;
    bytes += next.bytes, at6 = next.end;
  }
  return at6 < text.length ? { path: Buffer.from(bytes, "latin1").toString("utf8"), end: at6 + 1 } : void 0;
}
function readEscape(text, at6) {
  let octal = text.slice(at6 + 1, at6 + 4);
  if (/^[0-3][0-7]{2}$/.test(octal))
    return { bytes: String.fromCharCode(Number.parseInt(octal, 8)), end: at6 + 4 };
  let byte = ESCAPES[text[at6 + 1] ?? ""];
  return byte === void 0 ? void 0 : { bytes: String.fromCharCode(byte), end: at6 + 2 };
}
var QUOTED_SPECIAL = /["\\]/g;
function readPlain(text, at6) {
  QUOTED_SPECIAL.lastIndex = at6;
  let end = QUOTED_SPECIAL.exec(text)?.index ?? text.length;
  return { bytes: Buffer.from(text.slice(at6, end)).toString("latin1"), end };
}
function readWholePath(text) {
  let quoted = readQuotedPath(text);
  return quoted?.end === text.length ? quoted.path : text;
}
function readMarkedPath(text) {
  let quoted = readQuotedPath(text);
  if (quoted !== void 0)
    return { path: quoted.path, time: text.slice(quoted.end).trim() };
  let tab = text.indexOf("	");
  return tab < 0 ? { path: text, time: "" } : { path: text.slice(0, tab), time: text.slice(tab + 1) };
}

import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  messageOf
} from "./joined-e117912a.js";
import { createContext, Script } from "node:vm";
// src/changes/exclusion/content.ts
var MAX_PATTERN_CHARACTERS = 1e3;
function readContentPattern(written) {
  if (written === "")
    return { kind: "invalid", reason: "it is empty and would match every file" };
  if (written.length > MAX_PATTERN_CHARACTERS)
    return { kind: "invalid", reason: `it has more than ${writeCount(MAX_PATTERN_CHARACTERS)} characters` };
  let [, source = written, flags = ""] = /^\/(.+)\/([dgimsuvy]*)$/s.exec(written) ?? [];
  try {
    return { kind: "pattern", written, expression: new RegExp(source, flags) };
  } catch (error) {
    return { kind: "invalid", reason: messageOf(error) };
  }
}
var MAX_MILLISECONDS = 250;
var MAX_UNFINISHED = 4;
function boundedContentTest() {
  let search = new Script("text.search(expression) >= 0"), globals = createContext({ expression: /$/, text: "" }), unfinished = /* @__PURE__ */ new Map();
  return (expression, text) => {
    let failures = unfinished.get(expression) ?? 0;
    if (failures >= MAX_UNFINISHED)
      return "unfinished";
    Object.assign(globals, { expression, text });
    try {
      return search.runInContext(globals, { timeout: MAX_MILLISECONDS }) === true ? "match" : "no match";
    } catch {
      return unfinished.set(expression, failures + 1), "unfinished";
    }
  };
}

// src/changes/generated/markers.ts
var FIRST_LINES = 40;
var LAST_LINES = 3;
var PROSE = [".md", ".mdx", ".markdown", ".rst", ".txt", ".adoc", ".asciidoc", ".org", ".tex"];
var C_FAMILY = [".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".m", ".mm", ".inc"];
var SCRIPTS = [".js", ".mjs", ".cjs"];
var COMMENT = String.raw`(?:\/\/+|\/\*+|\*+|#+|--+|;+|%+|<!--+|'+|"""|\(\*+|\{-)[!]?\s*`;
var NOT_EDITED = String.raw`\b(?:do not|don't|never) (?:manually |directly )?(?:edit|modify|hand-?edit)\b`;
var WHOLE_FILE = String.raw`(?: (?:this|the) (?:file|code)| it| (?:the )?(?:class|file|code))?(?: (?:manually|by hand|directly|yourself))?\W*$`;
function comment(text, flags = "") {
  return new RegExp(`^${COMMENT}${text}`, flags);
}
var MARKERS = [
  // Markers that many tools share.
  {
    line: comment(String.raw`Code generated\b.{0,300}\bDO NOT EDIT[.!]?\s*(?:\*\/|-->|\*\)|"{3})?$`),
    within: { first: FIRST_LINES }
  },
  // A following word or quote makes it another word. In Java, `@generated NOT` means that people wrote the code after
  // all.
  {
    line: comment(String.raw`(?:This file (?:is|was) (?:automatically )?)?@generated(?![\w"'\x60-]|\s+NOT\b)`),
    within: { first: FIRST_LINES }
  },
  { line: comment("<auto-?generated\\b", "i"), within: { first: FIRST_LINES } },
  // `Generated using Sourcery 2.3.0 - https://...`, `Generated using SwiftGen`, `Generated by orval v6`. A sentence that goes
  // on may speak of something else.
  {
    line: comment(
      regexSource`
        (?:(?:this|the) (?:file|code|module|class) (?:is|was|has been) )?(?:auto-?|automatically |machine-?)?generated[ ]
          (?:using|by|with|from) (?:the )?(?:
            sourcery|swiftgen|r\.swift|xcodegen|apollo|orval|kubb|graphql[- ]code[ -]?gen(?:erator)?
            |openapi[- ]?(?:generator|typescript[\w-]*)|openapi-ts|swagger[- ]?codegen|nswag|autorest|kiota
            |protoc(?:-gen-[\w-]+)?|protobuf[\w-]*|buf|ts-proto|grpc[\w-]*|mockgen|mockery|sqlc|gqlgen|stringer
            |controller-gen|client-gen|deepcopy-gen|counterfeiter|ent|wire|bindgen|cbindgen|uniffi[\w-]*|prost|tonic
            |diesel(?: cli)?|prisma(?: client)?|sqlboiler|wasm-bindgen|napi-rs|build_runner|freezed|flutterfire
            |tree-sitter|lalrpop|smithy[\w-]*|smithy-rs|aws-sdk[\w-]*|botocore|datamodel-codegen|pydantic2ts|typeshare
            |ts-rs|specta|tauri-specta|kysely-codegen|supabase|typechain|wagmi|hey-?api|@hey-api\/openapi-ts
            |react-native[\w-]*codegen|tapioca|crystal|dapperaot|t4|resx[\w-]*|ResXFileCodeGenerator|MSBuild
            |Visual Studio|Xcode|SwiftProtobuf|swift-openapi-generator|tanstack[\w-]*|wrangler
          )\b
      `,
      "i"
    ),
    within: { first: FIRST_LINES }
  },
  // `This file is generated. Do not edit by hand.` The order not to edit, about the whole file, makes it certain.
  {
    line: comment(
      regexSource`
        \W{0,10}(?:warning\W{1,3})?
          (?:(?:(?:this|the) (?:file|code|module|class|document|script) (?:is|was|has been)|this is an?) )?
          (?:auto(?:matically)?[- ]?|machine[- ]?)?generated\b.{0,200}${NOT_EDITED}${WHOLE_FILE}
      `,
      "i"
    ),
    within: { first: 20 }
  },
  {
    line: comment(
      regexSource`
        \W{0,10}(?:please )?${NOT_EDITED}(?: (?:this|the) (?:file|code))?\b(?!.{0,80}\b(?:unless|if|without|except)\b)
          .{0,20}\b(?:this file|it|the file) (?:is|was|will be|gets) (?:auto(?:matically)?[- ]?|machine[- ]?)?
          (?:generated|regenerated|overwritten)\b
      `,
      "i"
    ),
    within: { first: 20 }
  },
  // `AUTO-GENERATED FILE`, `Autogenerated by make_table.py`
  {
    line: comment(
      String.raw`\W{0,10}auto-?generated(?: (?:file|code)\b.{0,120}| (?:by|from|using) [\w./@:-]+|\W{0,10})$`,
      "i"
    ),
    within: { first: 20 }
  },
  // Interface descriptions.
  { line: comment("Generated by the protocol buffer compiler\\.  DO NOT EDIT!"), within: { first: 5 } },
  { line: comment("This file was autogenerated by go-to-protobuf"), endings: [".proto"], within: { first: 20 } },
  { line: comment("GENERATED CODE -- DO NOT EDIT!"), endings: SCRIPTS, within: { first: 10 } },
  { line: comment("Generated by the gRPC"), within: { first: 3 } },
  { line: comment("Autogenerated by Thrift Compiler"), within: { first: 6 } },
  // Behind the license of the grammar.
  { line: comment("Generated from .{1,200} by ANTLR \\d"), within: { first: 30 } },
  { line: comment("automatically generated by the FlatBuffers compiler, do not modify"), within: { first: 5 } },
  {
    line: comment("(?:NOTE: )?This class is auto generated by (?:the swagger code generator|OpenAPI Generator)", "i"),
    within: { first: FIRST_LINES }
  },
  {
    line: comment(
      "Generated by: https://(?:github\\.com/(?:swagger-api/swagger-codegen|openapitools/openapi-generator)|openapi-generator\\.tech)",
      "i"
    ),
    within: { first: FIRST_LINES }
  },
  { line: comment("This file is generated by jOOQ\\."), endings: [".java", ".kt", ".scala"], within: { first: 2 } },
  // Parsers.
  { line: comment("(?:@generated|Generated) by (?:PEG\\.js|Peggy)\\b", "i"), endings: SCRIPTS, within: { first: 5 } },
  { line: /^\/\* (?:parser generated by jison|generated by jison-lex) /, endings: SCRIPTS, within: { first: 1 } },
  { line: comment("Generated from .{1,300} by ANTLR \\d"), within: { first: 3 } },
  { line: comment("This file is automatically generated by Racc"), endings: [".rb"], within: { first: 3 } },
  { line: /^\/\* The following code was generated by JFlex /, endings: [".java"], within: { first: 1 } },
  {
    line: /^\/\/ This is a generated file\. Not intended for manual editing\./,
    endings: [".java"],
    within: { first: 1 }
  },
  { line: /^\/\* A Bison parser, made by GNU Bison/, endings: C_FAMILY, within: { first: 1 } },
  // Compilers and bindings.
  { line: /^\/\* Generated by Cython /, endings: C_FAMILY, within: { first: 1 } },
  { line: /^\/\/ Generated by (?:Iced)?CoffeeScript /, endings: SCRIPTS, within: { first: 1 } },
  { line: /^\/\* DO NOT EDIT THIS FILE - it is machine generated \*\//, endings: [".h"], within: { first: 1 } },
  { line: comment("Generated by Haxe"), within: { first: 3 } },
  { line: comment("This file was automatically generated by SWIG"), within: { first: 5 } },
  { line: comment("Mocks generated by Mockito \\d"), endings: [".dart"], within: { first: 3 } },
  { line: comment("generated code\\W{2,3}do not modify", "i"), endings: [".dart"], within: { first: 1 } },
  { line: /^# DO NOT EDIT MANUALLY/, endings: [".rbi"], within: { first: 3 } },
  { line: /^Automatically created by Devel::PPPort/, endings: ["ppport.h"], within: { first: 10 } },
  { line: /^\/\* GIMP [\w -]{1,40} C-Source image dump /, endings: [".c", ".h"], within: { first: 1 } },
  { line: /^\/\* {2}GIMP header image file format /, endings: [".c", ".h"], within: { first: 1 } },
  // Documents and recorded data.
  { line: /^% Generated by roxygen2: do not edit by hand/, endings: [".rd"], within: { first: 1 } },
  { line: /^<!-- Generated by pkgdown: do not edit by hand -->/, endings: [".html"], within: { first: 2 } },
  { line: /^<!--\s{1,10}Generated by Doxygen\s[\s\d.]{0,20}-->/i, endings: [".html", ".htm"], within: { first: 31 } },
  { line: /^recorded_with: VCR /, endings: [".yml", ".yaml"], within: { last: LAST_LINES } },
  {
    line: /^%%Creator: .{0,200}(?:\d|draw|mpage|ImageMagick|inkscape|MATLAB)/,
    endings: [".ps", ".eps", ".pfa"],
    within: { first: 10 }
  },
  { line: /^# Microsoft Developer Studio Generated Build File/, endings: [".dsp"], within: { first: 3 } },
  { line: /^PCBNEW-LibModule-V|^GFORTRAN module version '/, endings: [".mod"], within: { first: 1 } },
  // Comments that a bundler or a compiler writes at the end.
  { line: /^\/[/*][#@] source(?:Mapping)?URL=/, endings: [...SCRIPTS, ".css"], within: { last: LAST_LINES } }
];
// src/changes/generated/lines.ts
var MAX_CHARACTERS = 500;
function findSignedLines(file, head) {
  return (head === void 0 ? linesInHunks(file) : linesInText(head)).flatMap(({ number, text, isLast }) => {
    let before = file.status === "added" ? number : lineBefore(file.hunks, number), cut = shorten(text);
    if (before !== void 0)
      return [{ number, text: cut, furthest: Math.max(number, before), isLast }];
    let removed = isLast ? [] : removedFirst(file.hunks);
    return removed.length === 0 ? [] : [{ number, text: cut, furthest: number, isLast, replaced: removed.map((line) => shorten(line)) }];
  });
}
function shorten(text) {
  return text.slice(0, MAX_CHARACTERS).trim().toWellFormed();
}
function removedFirst(hunks) {
  return hunks.filter(({ oldStart }) => oldStart <= FIRST_LINES).flatMap(
    ({ lines }) => lines.flatMap((line) => line.kind === "removed" && line.oldLine <= MAX_REPLACED ? [line.text] : [])
  );
}
var MAX_REPLACED = 5;
function linesInText(head) {
  let text = head.endsWith(`
`) ? head.slice(0, -1) : head, lines = [], number = 1;
  for (let start = 0; start <= text.length; number += 1) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline;
    number <= FIRST_LINES && lines.push({ number, text: text.slice(start, end), isLast: false }), start = end + 1;
  }
  return [...lines, ...lastLines(text, number - 1)];
}
function lastLines(text, total) {
  let lines = [], end = text.length;
  for (let number = total; number > Math.max(0, total - LAST_LINES); number -= 1) {
    let newline = end === 0 ? -1 : text.lastIndexOf(`
`, end - 1);
    lines.push({ number, text: text.slice(newline + 1, end), isLast: true }), end = newline;
  }
  return lines;
}
function linesInHunks({ status, hunks }) {
  let first = hunks.filter(({ newStart }) => newStart <= FIRST_LINES).flatMap((hunk) => linesOfHead(hunk, false)), ending = status === "added" ? hunks.at(-1) : void 0;
  return [
    ...first.filter(({ number }) => number <= FIRST_LINES),
    ...ending === void 0 ? [] : linesOfHead(ending, true).slice(-LAST_LINES)
  ];
}
function linesOfHead({ lines }, isLast) {
  return lines.flatMap((line) => line.kind === "removed" ? [] : [{ number: line.newLine, text: line.text, isLast }]);
}
function lineBefore(hunks, number) {
  let shift = 0;
  for (let hunk of hunks) {
    let start = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    if (number < start)
      break;
    if (number < start + hunk.newLines) {
      let line = hunk.lines.find((one) => one.kind !== "removed" && one.newLine === number);
      return line?.kind === "context" ? line.oldLine : void 0;
    }
    shift += hunk.oldLines - hunk.newLines;
  }
  return number + shift;
}
// src/changes/generated/names.ts
var NAME_RULES = [
  { kind: "vendored", path: /(?:^|\/)node_modules\//, what: "in `node_modules/`" },
  { kind: "vendored", path: /(?:^|\/)bower_components\//, what: "in `bower_components/`" },
  { kind: "vendored", path: /(?:^|\/)vendor\//, what: "in `vendor/`" },
  { kind: "vendored", path: /(?:^|\/)Godeps\//, what: "in `Godeps/`" },
  { kind: "vendored", path: /(?:^|\/)Pods\//, what: "in `Pods/`, of CocoaPods" },
  { kind: "vendored", path: /(?:^|\/)Carthage\/(?:Build|Checkouts)\//, what: "in a Carthage folder" },
  { kind: "vendored", path: /(?:^|\/)\.yarn\/(?:releases|plugins|sdks|unplugged|versions)\//, what: "in `.yarn/`" },
  { kind: "generated", path: /(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/, what: "Yarn's Plug'n'Play" },
  { kind: "generated", path: /(?:^|\/)__generated__\//, what: "in `__generated__/`" },
  // Folders that say so, of what compilers and designers read. Data and documents may be written by hand there.
  {
    kind: "generated",
    path: regex()`
      (?:^|\/)(?:Generated|Autogenerated|auto-generated|autogen)\/(?:.*\/)?[^/]+\.
        (?:c|cc|cpp|cs|go|h|hpp|java|js|jsx|kt|m|mm|php|py|pyi|rb|rs|scala|swift|ts|tsx|vb)$
    `,
    what: "in a folder of generated code"
  },
  { kind: "generated", path: /(?:^|\/)__snapshots__\/[^/]+\.snap$/, what: "a Jest snapshot" },
  { kind: "generated", path: /(?:^|\/)\.sqlx\/query-[^/]+\.json$/, what: "a query saved by sqlx" },
  { kind: "generated", path: /(?:^|\/)\.openapi-generator\//, what: "in `.openapi-generator/`" },
  { kind: "generated", path: /(?:^|\/)\.terraform\.lock\.hcl$/, what: "Terraform's lock file" },
  { kind: "generated", path: /(?:^|\/)(?:Assets|Packages)\/.*\.meta$/, what: "a Unity asset file" },
  { kind: "generated", path: /\.(?:nib|xcworkspacedata|xcuserstate)$/, what: "a file of Xcode" },
  { kind: "generated", path: /\.designer\.(?:cs|vb)$/i, what: "a .NET designer file" },
  { kind: "generated", path: /\.g(?:\.i)?\.(?:cs|vb)$/i, what: "a .NET source written by the build" },
  { kind: "generated", path: /\.feature\.cs$/i, what: "tests by SpecFlow" },
  {
    kind: "generated",
    path: /\.(?:g|freezed|mocks|gr|config|pb|pbenum|pbgrpc|pbjson|pbserver)\.dart$/,
    what: "Dart code written by a builder"
  },
  {
    kind: "generated",
    path: /\.pb(?:\.gw|\.validate)?\.go$|\.pb\.(?:cc|h)$/,
    what: "code written by the Protocol Buffer compiler"
  },
  {
    kind: "generated",
    path: /_pb2(?:_grpc)?\.pyi?$|_pb\.(?:d\.ts|js|rb)$/,
    what: "code written by the Protocol Buffer compiler"
  },
  { kind: "generated", path: /.\.zep\.(?:c|h|php)$/, what: "code by Zephir" },
  { kind: "generated", path: /_tlb\.pas$/i, what: "a Delphi type library" }
];
// src/changes/generated/shape.ts
var MINIFIABLE = /\.(?:[cm]?js|css)$/i;
function minifiedLineLength(file, head) {
  if (!MINIFIABLE.test(file.path))
    return;
  let after = shapeOf(head === void 0 ? linesOfSide(file, "removed") : linesOf(head));
  return isMinified(after) && (file.status === "added" || isMinified(shapeBefore(file, head, after))) ? Math.round(after.characters / after.lines) : void 0;
}
function isMinified({ lines, characters, longLines }) {
  return characters >= 1e3 && characters / lines > 110 && longLines * 2 >= lines;
}
function shapeBefore(file, head, after) {
  if (head === void 0)
    return shapeOf(linesOfSide(file, "added"));
  let came = shapeOf(linesOfKind(file, "added")), went = shapeOf(linesOfKind(file, "removed"));
  return {
    lines: after.lines - came.lines + went.lines,
    characters: after.characters - came.characters + went.characters,
    longLines: after.longLines - came.longLines + went.longLines
  };
}
function shapeOf(texts) {
  let shape = { lines: 0, characters: 0, longLines: 0 };
  for (let text of texts) {
    let isLong = text.length > 110;
    (isLong || !/^\s*(?:$|\/[/*]|\*)/.test(text)) && (shape.lines += 1, shape.characters += text.length, shape.longLines += isLong ? 1 : 0);
  }
  return shape;
}
function* linesOf(text) {
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline;
    yield text.slice(start, end), start = end + 1;
  }
}
function* linesOfKind({ hunks }, kind) {
  for (let { lines } of hunks)
    for (let line of lines)
      line.kind === kind && (yield line.text);
}
function* linesOfSide({ hunks }, others) {
  for (let { lines } of hunks)
    for (let line of lines)
      line.kind !== others && (yield line.text);
}
var MAY_BE_MAP = /\.(?:map|json)$/i;
var SOURCE_MAP = /^(?:\)\]\}'?)?\s{0,10}\{\s{0,10}"version"\s{0,2}:\s{0,2}3,/;
var MAPPINGS = /"mappings"\s{0,2}:\s{0,2}"/;
function isSourceMap(file, head) {
  if (!MAY_BE_MAP.test(file.path))
    return false;
  let after = head === void 0 ? linesOfSide(file, "removed") : [head];
  return hasSourceMap(after) && (file.status === "added" || hasSourceMap(linesOfSide(file, "added")));
}
function hasSourceMap(texts) {
  for (let text of texts)
    if (SOURCE_MAP.test(text) && MAPPINGS.test(text))
      return true;
  return false;
}
// src/changes/generated/generated.ts
function generatedReason(file, head) {
  return generatedByName(file.path) ?? findByMarker(file, head) ?? findByShape(file, head);
}
function generatedByName(path) {
  let rule = NAME_RULES.find((one) => one.path.test(path));
  return rule && { kind: rule.kind, by: "name", reason: `${rule.kind} by its name: ${rule.what}` };
}
function findByMarker(file, head) {
  let path = file.path.toLowerCase();
  if (PROSE.some((ending) => path.endsWith(ending)))
    return;
  let markers = MARKERS.filter(({ endings }) => endings?.some((ending) => path.endsWith(ending)) ?? true), signed = findSignedLines(file, head).find((line) => markers.some((marker) => isMarkedBy(line, marker)));
  return signed === void 0 ? void 0 : { kind: "generated", by: "content", reason: `generated, ${file.status === "added" && file.isWhole !== true ? "according to the new file itself, line" : "by the marker on line"} ${signed.number}: ${quote(signed.text)}`, line: signed.number };
}
function isMarkedBy({ isLast, furthest, text, replaced }, { within, line: wanted }) {
  return ("first" in within ? !isLast && furthest <= within.first : isLast) && wanted.test(text) && replaced?.some((line) => wanted.test(line)) !== false;
}
function findByShape(file, head) {
  let length = minifiedLineLength(file, head);
  return length !== void 0 ? {
    kind: "generated",
    by: "shape",
    reason: `minified: its lines have ${writeCount2(length)} characters on average`
  } : isSourceMap(file, head) ? { kind: "generated", by: "content", reason: "generated: a source map" } : void 0;
}
// src/changes/head-text.ts
function isHeadOf(file, head) {
  let lines = head.split(`
`);
  return file.hunks.every(
    (hunk) => hunk.lines.every((line) => line.kind !== "added" || lines[line.newLine - 1] === line.text)
  );
}
function joinAddedLines(file) {
  let { status, hunks, additions, unreadLines, encoding } = file, [hunk, ...others] = hunks;
  return status === "added" && others.length === 0 && hunk?.newStart === 1 && hunk.oldLines === 0 && hunk.lines.length > 0 && hunk.lines.length === additions && unreadLines === void 0 && encoding === void 0 ? headTextFrom("", file) : void 0;
}
// src/changes/lock-files.ts
var LOCK_FILES = wordSet(`
  bun.lock Cargo.lock composer.lock deno.lock flake.lock Gemfile.lock go.sum gradle.lockfile mix.lock
  npm-shrinkwrap.json package-lock.json packages.lock.json pdm.lock Pipfile.lock pnpm-lock.yaml poetry.lock
  Podfile.lock pubspec.lock uv.lock yarn.lock
`);
var OWN_FILES = wordSet(`
  .github/housestyle-audit.json .github/housestyle-baseline.json .github/housestyle-learned.json
`);
function isOwnFile(path) {
  return OWN_FILES.has(path);
}
function isLockFile(path) {
  return LOCK_FILES.has(path.slice(path.lastIndexOf("/") + 1));
}
// src/changes/lock-file-text.ts
var JSON_LINE = /^(?:\s|[[\]{},:]|"(?:[^"\\]|\\.)*"|true|false|null|-?\d[\d.eE+-]*(?![\d.eE+-]))*$/;
var TOML_LINE = /^(?:\s|[[\]{},=]|"(?:[^"\\]|\\.)*"|'[^']*'|[\w.-]+(?![\w.-])(?=\s*[=\]])|(?:true|false|[+-]?\d[\w.:+-]*)(?![\w.:+-]))*(?:#.*)?$/;
var YARN_LINE = regex()`
  ^(?:
    #.*|(?:"[^"]*"|[^\s",()]+)(?:, (?:"[^"]*"|[^\s",()]+))*:
    |\s{2,}(?:
      integrity \S+|(?:"[^"]*"|[\w@/.+-]+) "[^"]*"
      |(?!import |from |return |del |raise )(?:"[^"]*"|[\w@/.+-]+) [a-z]\w*|conditions: [\w=&|()! -]+
      |(?:"[^"]*"|[\w@/.+-]+):(?: (?:"[^"]*"|[^\s"(){};]+(?: [^\s"(){};]+)*))?
    )
  )?$
`;
var GEM_LINE = /^(?:[A-Z][A-Z ]+|\s+(?:remote|specs|revision|branch|ref|tag|glob|submodules):.*|\s+(?:ruby )?[\w.-]+(?: \([\w.,<>=~! |-]*\))?!?(?: sha256=[\da-f]+)?)?$/;
var GO_LINE = /^(?:\S+ v\S+ h1:[A-Za-z\d+/]{43}=)?$/;
var GRADLE_LINE = /^(?:#.*|[\w.-]+:[\w.-]+:[\w.+-]+=[\w,.-]*|empty=[\w,.-]*)?$/;
var MIX_LINE = /^(?:%\{|\}|\s+"[\w-]+": \{:(?:hex|git|path), .*\},?)?$/;
var YAML_LINE = /^(?:\s.*|- .*|#.*|---.*|["']?[\w@/.+-][^"'(){};=]*["']?:(?: .*)?)?$/;
var FORMS = new Map([
  ...["bun.lock", "composer.lock", "deno.lock", "flake.lock", "npm-shrinkwrap.json", "package-lock.json"].map(
    (name) => [name, JSON_LINE]
  ),
  ...["packages.lock.json", "Pipfile.lock"].map((name) => [name, JSON_LINE]),
  ...["Cargo.lock", "pdm.lock", "poetry.lock", "uv.lock"].map((name) => [name, TOML_LINE]),
  ...["pnpm-lock.yaml", "Podfile.lock", "pubspec.lock"].map((name) => [name, YAML_LINE]),
  ["yarn.lock", YARN_LINE],
  ["Gemfile.lock", GEM_LINE],
  ["go.sum", GO_LINE],
  ["gradle.lockfile", GRADLE_LINE],
  ["mix.lock", MIX_LINE]
]);
var MAX_LINE_CHARACTERS = 2e4;
function findForeignLine({ path, hunks }) {
  let form2 = isOwnFile(path) ? JSON_LINE : isLockFile(path) ? FORMS.get(path.slice(path.lastIndexOf("/") + 1)) : void 0;
  if (form2 !== void 0)
    for (let { lines } of hunks)
      for (let line of lines) {
        let text = line.kind === "added" ? line.text.replace(/\r$/, "") : "";
        if (line.kind === "added" && (text.length > MAX_LINE_CHARACTERS || !form2.test(text)))
          return line.newLine;
      }
}
// src/changes/misread.ts
var DATA = /* @__PURE__ */ new Set(["csv", "json", "markdown", "plaintext", "xml"]);
function findMovedCode({ path, previousPath, status }, wasLeftOut) {
  if (previousPath === void 0 || status !== "renamed" && status !== "copied")
    return;
  let why = wasLeftOut(previousPath) ?? generatedByName(previousPath)?.reason ?? (isLockFile(previousPath) ? "a lock file" : void 0) ?? (isCode(path) && !isCode(previousPath) ? "it had no name of code" : void 0) ?? (WORKFLOW.test(path) && !WORKFLOW.test(previousPath) ? "it was not a workflow" : void 0);
  return why === void 0 ? void 0 : {
    kind: "moved",
    reason: `${status} from \`${previousPath}\`, where nobody judged it (${why}), and the unchanged lines are not shown`
  };
}
var WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/;
function isCode(path) {
  let language = languageOf(path);
  return language !== void 0 && !DATA.has(language);
}
function findHiddenMeaning({ path, hunks }) {
  let language = languageOf(path) ?? "", find2 = language === "python" ? findEncoding : ESCAPING.has(language) ? findEscape : void 0, end = language === "csharp" ? END_IN_CSHARP : ENDS_AT_RETURN.has(language) ? RETURN : void 0, isShell = language === "shellscript";
  if (!(find2 === void 0 && end === void 0 && !isShell))
    for (let line of hunks.flatMap(({ lines }) => lines)) {
      let reason = line.kind === "added" ? find2?.(line.text, line.newLine) ?? findLineEnd(line.text, line.newLine, end) ?? (isShell && line.text.includes("\0") ? `line ${line.newLine} has NUL characters, which a shell leaves out, so that other words are run than it shows` : void 0) : void 0;
      if (reason !== void 0)
        return { kind: "misread", reason };
    }
}
function findRecoding({ path, hunks }, encodingOf) {
  let language = languageOf(path);
  if (language === void 0 || DATA.has(language))
    return;
  let line = hunks.flatMap(({ lines }) => lines).find((one) => one.kind === "added" && /[^\0-\x7F]/.test(one.text)), encoding = line === void 0 ? void 0 : encodingOf(path);
  return line?.kind !== "added" || encoding === void 0 || keepsAscii(encoding.value) ? void 0 : {
    kind: "misread",
    reason: `git writes it to the disk in \`${encoding.value}\` (${encoding.source}), so that line ${line.newLine} is something else there than it shows`
  };
}
function findNewEncoding({ hunks }) {
  return hunks.flatMap(({ lines }) => lines).flatMap((line) => line.kind === "added" ? [...line.text.matchAll(/\bworking-tree-encoding=([^\s"]+)/g)] : []).map(([, name = ""]) => name).find((name) => !keepsAscii(name));
}
var CODING = /^[ \t\f]*#.{0,200}?coding[:=][ \t]*([-\w.]+)/;
var KEEPS_ASCII = regex()`
  ^(?:
    utf-?8|u8|utf|(?:us-)?ascii|646|latin-?\d*|l\d|iso-?8859(?:-?\d+)?|cp(?:125\d|437|850|852|866|932|936|949|950)
    |windows-125\d|koi8-?[rut]|gbk|gb2312|gb18030|big5|euc-?(?:jp|kr|cn)|shift-?jis|s-?jis|mac-?roman|mbcs
  )(?:-(?:sig|unix|dos|mac))?$
`;
function keepsAscii(encoding) {
  return KEEPS_ASCII.test(encoding.toLowerCase().replaceAll("_", "-"));
}
function findEncoding(text, line) {
  let name = line > 2 ? void 0 : CODING.exec(text)?.[1];
  return name === void 0 || keepsAscii(name) ? void 0 : `line ${line} says that it is written in \`${name}\`, in which its lines mean something else than they show`;
}
var ENDS_AT_RETURN = wordSet(`
  apex c cpp cuda-cpp d dart graphql groovy java kotlin less lua matlab objective-c objective-cpp pascal powershell
  python scala scss sql swift vb yaml
`);
var RETURN = /\r(?!\r*$)/;
var END_IN_CSHARP = /[\r\u0085\u2028\u2029](?!\r*$)/;
function findLineEnd(text, line, end) {
  return end?.test(text) === true ? `line ${line} has a sign at which a compiler begins a new line, so that a comment may end there` : void 0;
}
var ESCAPING = /* @__PURE__ */ new Set(["groovy", "java", "scala"]);
var ESCAPE = /(?<!\\)(?:\\\\){0,99}(\\u+00(?:0[ad]|2[27af]|5c))/i;
function findEscape(text, line) {
  let escape = ESCAPE.exec(text)?.[1];
  return escape === void 0 ? void 0 : `line ${line} has \`${escape}\`, which a compiler reads as the sign itself, so that a comment or a text may end there`;
}
// src/changes/without-text.ts
function withoutText(file) {
  return file.unreadLines !== void 0 ? {
    kind: "unreadable",
    reason: "its text could not be decoded: it is neither UTF-8 nor UTF-16, or too large to read"
  } : file.isWhole === true ? file.binary ? { kind: "binary", reason: "a binary file" } : { kind: "no-content", reason: "an empty file" } : file.binary ? file.executable === void 0 ? { kind: "binary", reason: "a binary file" } : { kind: "executable", reason: "a binary file that can be executed" } : file.executable === "became" ? { kind: "executable", reason: "became executable without a change of text" } : file.executable === "unknown" ? { kind: "executable", reason: "its mode changed, and GitHub does not say whether it can be executed now" } : { kind: "no-text", reason: `${file.status} without a change of text` };
}
var POINTER_LINE = /^(?:version https?:\/\/[\w./-]+|ext-\d-\w+ \w+:[0-9a-f]+|oid sha256:[0-9a-f]{64}|size \d+)?$/;
var ANNEX_POINTER = /^\/annex\/objects\/[\w.-]{8,}/;
var MAX_POINTER_LINES = 15;
function byPointer({ path, hunks, executable }) {
  let [hunk, ...others] = hunks, texts = hunk?.lines.flatMap(({ kind, text }) => kind === "removed" ? [] : [text.replace(/\r$/, "")]) ?? [], isPointer = others.length === 0 && texts.length <= MAX_POINTER_LINES && texts.every((text) => POINTER_LINE.test(text)) && texts.some((text) => /^version https?:/.test(text)) && texts.some((text) => text.startsWith("oid sha256:")), isAnnexed = others.length === 0 && texts.length <= 2 && ANNEX_POINTER.test(texts[0] ?? "");
  if (!isPointer && !isAnnexed)
    return;
  let reason = `a pointer of ${isAnnexed ? "git-annex" : "Git LFS"}: its content is not in the repository`, language = languageOf(path) ?? "csv";
  return DATA.has(language) && executable === void 0 ? { kind: "binary", reason } : { kind: "unreadable", reason };
}
// src/changes/review-scope.ts
async function chooseFiles({ files, leftOut: unread }, rules) {
  let unreadPaths = new Set(unread.map((file) => file.path)), globs = compileGlobs(rules), judge = async (file) => ({
    file,
    exclusion: byGlobs(file, globs) ?? await byContentExclusion(file, rules) ?? await byKind(file, rules, globs)
  }), judged = [];
  for (let at22 = 0; at22 < files.length; at22 += FILES_AT_ONCE)
    judged.push(...await Promise.all(files.slice(at22, at22 + FILES_AT_ONCE).map(judge)));
  let leftOut = judged.flatMap(
    ({ file, exclusion }) => exclusion === void 0 || unreadPaths.has(file.path) && exclusion.kind === "no-text" ? [] : [{ path: file.path, ...exclusion }]
  ), excludedPaths = new Set(leftOut.map((file) => file.path)), others = unread.filter((file) => !excludedPaths.has(file.path)), misread = judged.flatMap(({ file, exclusion }) => {
    let found = exclusion === void 0 ? findOtherMeaning(file, rules, globs) : void 0;
    return found === void 0 ? [] : [{ path: file.path, ...found }];
  });
  return {
    reviewed: judged.flatMap(({ file, exclusion }) => exclusion === void 0 ? [file] : []),
    leftOut: [...others.map((file) => ({ ...file, kind: "unread" })), ...misread, ...leftOut]
  };
}
function filesInGlobs(files, rules) {
  let globs = compileGlobs(rules);
  return files.filter((file) => byGlobs(file, globs) === void 0);
}
function exclusionByGlobs(rules) {
  let globs = compileGlobs(rules);
  return (path) => byGlobs({ path }, globs)?.kind;
}
async function findRuleReason(path, rules) {
  let file = { path, status: "modified" };
  return byGlobs(file, compileGlobs(rules)) ?? await byContentExclusion(file, rules) ?? byAttributes(file, rules);
}
var FILES_AT_ONCE = 32;
function compileGlobs({ paths, ignore }) {
  return { paths: paths.map(compileGlob), ignore: ignore.map(compileGlob) };
}
function findOtherMeaning(file, rules, globs) {
  let { attributes, headAttributes = attributes } = rules;
  return byMove(file, rules, globs) ?? findRecoding(file, (path) => headAttributes.of(path).encoding) ?? findHiddenMeaning(file);
}
function byMove(file, rules, globs) {
  return findMovedCode(file, (path) => (byGlobs({ path }, globs) ?? byAttributes({ path }, rules))?.reason);
}
function byGlobs({ path }, { paths, ignore }) {
  if (paths.length > 0 && firstMatch(paths, path) === void 0)
    return { kind: "not-in-paths", reason: "not among `paths`" };
  let ignored = firstMatch(ignore, path);
  return ignored === void 0 ? void 0 : { kind: "ignored", reason: `ignored by \`${ignored}\`` };
}
async function byContentExclusion({ path, previousPath, status }, { exclusions, readHead }) {
  let readStart = async () => {
    let text = status === "removed" ? void 0 : await readHead(path);
    return text === void 0 ? void 0 : new TextEncoder().encode(text.slice(0, START_CHARACTERS));
  }, found = await exclusions.reasonFor(path, readStart) ?? (previousPath === void 0 ? void 0 : await exclusions.reasonFor(previousPath, readStart));
  if (found === void 0)
    return;
  let place = found.source === void 0 ? "" : ` (${found.source})`;
  return { kind: "excluded", reason: `${found.reason}${place}` };
}
var START_CHARACTERS = 1024;
async function byKind(file, rules, globs) {
  if (file.status === "removed" && !file.binary)
    return { kind: "removed", reason: "removed: deleted lines are not reviewed" };
  if (!rules.bundles.has(file.path)) {
    if (file.binary || file.hunks.length === 0) {
      let own = withoutText(file), reason = own.kind === "no-text" ? byMove(file, rules, globs) ?? own : own;
      return reason.kind === "unreadable" || reason.kind === "executable" || reason.kind === "moved" ? byAttributes(file, rules) ?? byOldName(file, rules) ?? reason : reason;
    }
    return byAttributes(file, rules) ?? byPointer(file) ?? await byGeneration(file, rules) ?? bySize(file, rules) ?? byEncoding(file);
  }
}
var MAX_UNDECODED_SHARE = 0.3;
var MAX_SAMPLED_CHARACTERS = 2e4;
function byEncoding({ hunks }) {
  let sample = "";
  for (let { lines } of hunks)
    for (let line of lines) {
      if (sample.length >= MAX_SAMPLED_CHARACTERS)
        break;
      sample += line.kind === "added" ? line.text.slice(0, MAX_SAMPLED_CHARACTERS) : "";
    }
  return sample.split("\uFFFD").length - 1 > sample.length * MAX_UNDECODED_SHARE ? { kind: "unreadable", reason: "its text is in an encoding that is not UTF-8" } : void 0;
}
function byAttributes({ path }, { attributes }) {
  let { generated, vendored, noDiff } = attributes.of(path);
  return isYes(generated) ? { kind: "generated", reason: `marked \`linguist-generated\` (${generated.source})` } : isYes(vendored) ? { kind: "vendored", reason: `marked \`linguist-vendored\` (${vendored.source})` } : isYes(noDiff) ? { kind: "no-diff", reason: `marked \`-diff\` or \`binary\` (${noDiff.source})` } : void 0;
}
function isYes(said2) {
  return said2?.value === true;
}
function byOldName(file, { attributes }) {
  let { generated, vendored } = attributes.of(file.path), found = isNewAs(file) ? void 0 : generatedByName(file.path), denied = found?.kind === "vendored" ? vendored : generated;
  return found === void 0 || denied !== void 0 ? void 0 : { kind: found.kind, reason: found.reason };
}
async function byGeneration(file, { attributes, readHead, judgeBy }) {
  let { generated, vendored } = attributes.of(file.path);
  if (generated === void 0 && isLockFile(file.path)) {
    let line = findForeignLine(file);
    return line === void 0 ? { kind: "lock-file", reason: "a lock file" } : { kind: "not-lock-file", reason: `called a lock file, but no package manager writes such a line ${line}` };
  }
  if (generated === void 0 && isOwnFile(file.path) && findForeignLine(file) === void 0)
    return { kind: "own-file", reason: "written by Housestyle" };
  let found = judgeBy === "name" ? generatedByName(file.path) : generatedReason(file, judgeBy === "head" ? joinAddedLines(file) ?? await readHead(file.path) : void 0), denied = found?.kind === "vendored" ? vendored : generated;
  if (!(found === void 0 || denied !== void 0))
    return {
      kind: isOwnClaim(file, found) ? "looks-generated" : found.by === "shape" ? "minified" : found.kind,
      reason: found.reason
    };
}
function isOwnClaim(file, { by }) {
  return file.isWhole !== true && (by === "name" ? isNewAs(file) : file.status === "added");
}
function isNewAs({ previousPath, status }) {
  return status === "added" || previousPath !== void 0 && generatedByName(previousPath) === void 0;
}
function bySize({ additions, deletions, isWhole }, { maxFileLines }) {
  return additions + deletions > maxFileLines ? {
    kind: "too-large",
    reason: `${writeCount2(additions + deletions)} ${isWhole === true ? "lines" : "changed lines"}, more than \`max-file-lines\` (${writeCount2(maxFileLines)})`
  } : void 0;
}
function firstMatch(globs, path) {
  return globs.find((glob) => glob.kind === "glob" && glob.matches(path))?.pattern;
}
// src/changes/attributes/attributes-file.ts
var TOO_LONG_LINE_BYTES = 2048;
var TOO_LARGE_FILE_BYTES = 100 * 1024 * 1024;
function readAttributeLines(folder2, text) {
  if (Buffer.byteLength(text) >= TOO_LARGE_FILE_BYTES)
    return [];
  let path = folder2 === "" ? ".gitattributes" : `${folder2}/.gitattributes`;
  return text.replace(/^\uFEFF/, "").split(`
`).flatMap((line, index) => {
    let read = readLine(line, `${path}:${index + 1}`);
    return read === void 0 || read.kind === "macro" && folder2 !== "" ? [] : [read];
  });
}
function readLine(written, source) {
  let line = written.replace(/\0.*$/s, "").replace(/^[ \t\r]+/, "");
  if (line === "" || line.startsWith("#") || Buffer.byteLength(written) >= TOO_LONG_LINE_BYTES)
    return;
  let { pattern, rest } = splitPattern(line), settings = readSettings(rest, source);
  if (settings === void 0)
    return;
  if (pattern.startsWith(MACRO) && pattern !== MACRO) {
    let [name = ""] = splitAtBlanks(pattern.slice(MACRO.length));
    return NAME.test(name) ? { kind: "macro", name, settings } : void 0;
  }
  let read = readPathPattern(asBytes(pattern), { ignoreCase: false });
  return read.isNegative ? void 0 : { kind: "paths", pattern: read, settings };
}
var MACRO = "[attr]";
var NAME = /^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/;
function splitPattern(line) {
  let quoted = readQuotedPath(line);
  if (quoted !== void 0)
    return { pattern: quoted.path, rest: line.slice(quoted.end) };
  let blank2 = line.search(/[ \t\r]/), end = blank2 < 0 ? line.length : blank2;
  return { pattern: line.slice(0, end), rest: line.slice(end) };
}
function splitAtBlanks(text) {
  return text.split(/[ \t\r]+/).filter((word) => word !== "");
}
function readSettings(text, source) {
  let settings = splitAtBlanks(text).map((word) => {
    let isSigned = /^[-!]/.test(word), unsigned = isSigned ? word.slice(1) : word, equals = unsigned.indexOf("="), name = equals < 0 ? unsigned : unsigned.slice(0, equals);
    return isSigned ? { name, state: { kind: word.startsWith("-") ? "unset" : "unspecified" }, source } : { name, state: equals < 0 ? { kind: "set" } : { kind: "value", value: unsigned.slice(equals + 1) }, source };
  });
  return settings.every(({ name }) => NAME.test(name)) ? settings : void 0;
}
// src/changes/attributes/attributes.ts
function readAttributes(files) {
  let linesOf2 = new Map(files.map(({ folder: folder2, text }) => [folder2, readAttributeLines(folder2, text).toReversed()])), macros = new Map([...BUILT_IN, ...(linesOf2.get("") ?? []).toReversed().flatMap(macroOf)]);
  return {
    of(path) {
      let states = /* @__PURE__ */ new Map();
      for (let { folder: folder2, relative } of foldersAbove(path)) {
        let lines = linesOf2.get(folder2);
        lines !== void 0 && addMatching(states, lines, relative, macros);
      }
      return attributesOf(states);
    }
  };
}
var UNSET = { kind: "unset" };
var BUILT_IN = [
  ["binary", ["diff", "merge", "text"].map((name) => ({ name, state: UNSET, source: "git" }))]
];
function macroOf(line) {
  return line.kind === "macro" ? [[line.name, line.settings]] : [];
}
function foldersAbove(path) {
  let folders = [];
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1))
    folders.push({ folder: path.slice(0, slash), relative: path.slice(slash + 1) });
  return [...folders, { folder: "", relative: path }];
}
function addMatching(states, lines, relative, macros) {
  let path = { bytes: asBytes(relative), isFolder: false };
  for (let line of lines)
    line.kind === "paths" && line.pattern.matches(path) && addSettings(states, line.settings, macros);
}
function addSettings(states, settings, macros) {
  let waiting = [...settings];
  for (let setting = waiting.pop(); setting !== void 0; setting = waiting.pop())
    if (!states.has(setting.name) && (states.set(setting.name, setting), setting.state.kind === "set")) {
      let { source } = setting;
      waiting.push(...(macros.get(setting.name) ?? []).map((part) => ({ ...part, source })));
    }
}
function attributesOf(states) {
  let generated = said(states.get("linguist-generated"), isYes2), vendored = said(states.get("linguist-vendored"), isYes2), documentation = said(states.get("linguist-documentation"), isYes2), noDiff = said(states.get("diff"), (state) => state.kind === "unset"), encoding = states.get("working-tree-encoding");
  return {
    ...encoding?.state.kind === "value" && { encoding: { value: encoding.state.value, source: encoding.source } },
    ...generated && { generated },
    ...vendored && { vendored },
    ...documentation && { documentation },
    ...noDiff && { noDiff }
  };
}
function isYes2(state) {
  return state.kind === "set" || state.kind === "value" && state.value !== "false";
}
function said(setting, read) {
  return setting === void 0 || setting.state.kind === "unspecified" ? void 0 : { value: read(setting.state), source: setting.source };
}
// src/changes/exclusion/exclusion.ts
async function readExclusions({ ignoreFiles, settings, repository }) {
  let read = settings.length === 0 ? [] : await readAllSettings(settings, repository), diagnostics = read.flatMap((one) => one.diagnostics);
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { kind: "broken", diagnostics };
  let rules = read.flatMap((one) => one.rules), findIgnored = readIgnoreFiles(ignoreFiles), test = boundedContentTest();
  return { kind: "exclusions", exclusions: {
    reasonFor: async (path, readStart) => findIgnored(path) ?? findByPath(rules, path) ?? await findByContent(rules, readStart, test)
  }, warnings: diagnostics };
}
async function readAllSettings(settings, repository) {
  let { readExclusionSettings } = await import("./settings-7UO7A3NS.js");
  return settings.map((source) => readExclusionSettings(source, repository));
}
function findByPath(rules, path) {
  for (let rule of rules)
    if (rule.kind === "path" && rule.matches(path))
      return { reason: `excluded by \`${rule.written}\``, source: rule.source };
}
var START_BYTES = 1024;
async function findByContent(rules, readStart, test) {
  let contentRules = rules.flatMap((rule) => rule.kind === "path" ? [] : [rule]), [first] = contentRules;
  if (first === void 0)
    return;
  let start = await readStart();
  if (start === void 0)
    return { reason: "excluded because a rule is about its content, which cannot be read", source: first.source };
  if (start.length === 0)
    return;
  let text = new TextDecoder().decode(start.subarray(0, START_BYTES));
  for (let rule of contentRules) {
    let exclusion = testContent(rule, text, test);
    if (exclusion !== void 0)
      return exclusion;
  }
}
function testContent({ kind, expressions, source }, text, test) {
  let verdicts = expressions.map(({ written, expression }) => ({ written, verdict: test(expression, text) })), unfinished = verdicts.find(({ verdict }) => verdict === "unfinished");
  if (unfinished !== void 0)
    return { reason: `excluded because \`${unfinished.written}\` takes too long on its content`, source };
  let match = verdicts.find(({ verdict }) => verdict === "match");
  return kind === "if-any" ? match && { reason: `excluded because \`${match.written}\` matches its content`, source } : match === void 0 ? { reason: "excluded because its content matches no expression of `ifNoneMatch`", source } : void 0;
}
// src/jobs/choose/read-scope-rules.ts
async function readTrustedRules(trusted, files, exclusion) {
  let folders = listFolders(files), attributeTexts = (await readAll(trusted, folders, ATTRIBUTES_FILE)).flatMap(
    (file) => file.kind === "text" ? [{ folder: file.folder, text: file.source.text }] : []
  ), { exclusions, warnings } = await readExclusionsIn(trusted, folders, exclusion);
  return {
    attributes: readAttributes(attributeTexts),
    attributeTexts,
    exclusions,
    problems: warnings
  };
}
async function readAllExclusions(trusted, exclusion) {
  let { entries } = await trusted.find({ endings: [IGNORE_FILE], deep: [""], shallow: [] }), folders = entries.filter(({ path }) => nameOf(path) === IGNORE_FILE).map(({ path }) => folderOf(path));
  return (await readExclusionsIn(trusted, folders, exclusion)).exclusions;
}
var ATTRIBUTES_FILE = ".gitattributes";
async function readHeadAttributes({ attributes, attributeTexts }, files, readHead) {
  let edited = files.map(({ path }) => path).filter((path) => nameOf(path) === ATTRIBUTES_FILE);
  if (edited.length === 0)
    return attributes;
  let texts = new Map(attributeTexts.map(({ folder: folder2, text }) => [folder2, text]));
  for (let path of edited)
    texts.set(folderOf(path), await readHead(path) ?? "");
  return readAttributes([...texts].map(([folder2, text]) => ({ folder: folder2, text })));
}
var IGNORE_FILE = ".copilotignore";
async function readExclusionsIn(trusted, folders, exclusion) {
  let ignoreFiles = await readAll(trusted, folders, IGNORE_FILE), problem = ignoreFiles.find((file) => file.kind === "unreadable");
  if (problem !== void 0)
    throw unreadable(problem.message, problem.path);
  let read = await readExclusions({
    ignoreFiles: ignoreFiles.flatMap((file) => file.kind === "text" ? [file.source] : []),
    settings: await readSettings2(trusted, exclusion.named),
    repository: exclusion.repository
  });
  if (read.kind === "broken")
    throw brokenSettings(read.diagnostics);
  return read;
}
function listFolders(files) {
  let folders = /* @__PURE__ */ new Set([""]);
  for (let { path, previousPath } of files)
    for (let name of (previousPath === void 0 ? [path] : [path, previousPath]).filter(isPlainPath))
      for (let slash = name.lastIndexOf("/"); slash > 0; slash = name.lastIndexOf("/", slash - 1))
        folders.add(name.slice(0, slash));
  return [...folders];
}
async function readAll(trusted, folders, name) {
  return (await Promise.all(
    folders.map(async (folder2) => {
      let path = folder2 === "" ? name : `${folder2}/${name}`, file = await readText(trusted, path);
      return file.kind === "text" ? [{ kind: "text", folder: folder2, source: file.source }] : file.code === "missing" ? [] : [{ kind: "unreadable", path, message: file.message }];
    })
  )).flat();
}
async function readSettings2(trusted, named) {
  let path = named ?? EXCLUSION_PATH, file = await readText(trusted, path);
  if (file.kind === "text")
    return [file.source];
  if (file.code === "missing" && named === void 0)
    return [];
  throw unreadable(file.message, path);
}
function unreadable(message, path) {
  return usageError(
    "exclusion-unreadable",
    `The content exclusion cannot be read: ${message}`,
    "No review runs without it. Correct the file, or check the option `content-exclusion`.",
    { path }
  );
}
function brokenSettings(diagnostics) {
  let errors = diagnostics.filter(({ severity }) => severity === "error"), { message, hint = "No review runs without it.", path, start } = at(errors, 0), more = errors.length === 1 ? "" : ` (and ${errors.length - 1} more)`;
  return usageError("exclusion-broken", `${message}${more}`, hint, { path, ...start });
}

// src/workspace/read-content.ts
async function readContent(workspace, path, maxBytes) {
  let bytes = await readContentBytes(workspace, path, maxBytes);
  return bytes === void 0 ? void 0 : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
async function readContentBytes(workspace, path, maxBytes) {
  let file = await workspace.read(path);
  return file.kind === "file" && file.bytes.length <= maxBytes ? file.bytes : void 0;
}
var MAX_HEAD_BYTES = 1e6;
var MAX_BINARY_BYTES = 2e6;
var MAX_VERSION_BYTES = 2e7;

import {
  mergeEntries,
  readEndings,
  withoutFolders,
  isPlainPath as isPlainPath2
} from "./joined-1c6c8fb1.js";
import {
  runError
} from "./joined-e117912a.js";
import {
  at as at2
} from "./joined-cc1d52fd.js";

// src/workspace/blob-memory.ts
function rememberBlobs(read, bytesOf2) {
  let known = /* @__PURE__ */ new Map(), kept = 0, remember2 = async (id) => {
    try {
      let blob = await read(id);
      return weigh(id, bytesOf2(blob)), blob;
    } catch (error) {
      throw known.delete(id), error;
    }
  }, weigh = (id, bytes) => {
    let entry = known.get(id);
    if (entry === void 0 || bytes > 1048576) {
      known.delete(id);
      return;
    }
    entry.bytes = bytes, kept += bytes;
    for (let [oldest, { bytes: bytes2 }] of known) {
      if (kept <= 67108864)
        return;
      known.delete(oldest), kept -= bytes2;
    }
  };
  return (id) => {
    let entry = known.get(id) ?? { blob: remember2(id), bytes: 0 };
    return known.set(id, entry), entry.blob;
  };
}

// src/workspace/git/tree.ts
function readTreeEntries(tree, idBytes, isWanted) {
  let folders = [], others = [];
  for (let at22 = 0; at22 < tree.length; ) {
    let mode = 0;
    for (let digit = tree[at22]; digit !== void 0 && digit !== 32; digit = tree[at22])
      mode = mode * 8 + digit - 48, at22 += 1;
    let start = at22 + 1, end = start;
    for (; tree[end] !== 0 && end < tree.length; )
      end += 1;
    at22 = end + 1 + idBytes;
    let kind = readKind(mode);
    if (at22 <= tree.length && (kind !== "file" || isWanted(tree, start, end))) {
      let name = tree.toString("utf8", start, end);
      isPlainName(name) && (kind === "folder" ? folders : others).push({ kind, name, id: tree.toString("hex", end + 1, at22) });
    }
  }
  return { folders, others };
}
function readKind(mode) {
  switch (mode & 61440) {
    case 16384:
      return "folder";
    case 40960:
      return "symlink";
    case 57344:
      return "submodule";
    default:
      return "file";
  }
}
function isPlainName(name) {
  return name !== "" && name !== "." && name !== ".." && !name.includes("/");
}
// src/workspace/git/tree-lookup.ts
function lookInTrees(read, commit) {
  let known = /* @__PURE__ */ new Map(), readOnce = (id) => {
    let entries = known.get(id) ?? readEntries(read, id);
    return known.set(id, entries), entries;
  }, entry = async (path) => {
    let found = { kind: "folder", name: "", id: commit };
    if (path === "")
      return found;
    for (let name of isPlainPath2(path) ? path.split("/") : [""])
      if (found = found.kind === "folder" ? (await readOnce(found.id)).get(name) : void 0, found === void 0)
        return;
    return found;
  };
  return {
    entry,
    folder: async (path) => {
      let found = await entry(path);
      return found?.kind === "folder" ? [...(await readOnce(found.id)).values()] : [];
    }
  };
}
async function readEntries(read, id) {
  let { folders, others } = readTreeEntries(await read(id), id.length / 2, () => true);
  return new Map([...folders, ...others].map((entry) => [entry.name, entry]));
}
// src/workspace/git/tree-search.ts
var MAX_PATH_CHARACTERS = 4096;
var MAX_DEPTH = MAX_PATH_CHARACTERS / 2;
async function searchTrees(visitTrees, top, isWanted, { maxCharacters, withIds }) {
  let graph = await readGraph(visitTrees, top.id, isWanted), { entries, isComplete } = makePaths(narrow(graph), top.path, { maxCharacters, withIds });
  return { entries, isComplete: isComplete && !graph.isDeeper };
}
var NONE = -1;
async function readGraph(visitTrees, topId, isWanted) {
  let numbers = /* @__PURE__ */ new Map([[topId, 0]]), depths = [0], trees = [], firstEdges = [], from = [], to = [], isDeeper = false;
  return await visitTrees(topId, (bytes) => {
    let tree = readTreeEntries(bytes, topId.length / 2, isWanted), number = trees.push(tree) - 1, depth = at2(depths, number) + 1, fresh = [];
    firstEdges.push(to.length);
    for (let { id } of tree.folders) {
      let target = numbers.get(id) ?? NONE;
      target === NONE && depth <= MAX_DEPTH && (target = numbers.size, numbers.set(id, target), depths.push(depth), fresh.push(id)), isDeeper ||= target === NONE, from.push(number), to.push(target);
    }
    return fresh;
  }), { trees, firstEdges, from, to, isDeeper };
}
function narrow(graph) {
  let holds = findHolders(graph);
  return graph.trees.map(({ folders, others }, number) => {
    let first = at2(graph.firstEdges, number);
    return { folders: (holds[number] === 1 ? folders.map(({ name }, index) => ({ name, tree: at2(graph.to, first + index) })) : []).filter(({ tree }) => holds[tree] === 1), others };
  });
}
function findHolders({ trees, from, to }) {
  let lastEdges = new Int32Array(trees.length).fill(NONE), earlierEdges = to.map((target, edge) => {
    let earlier = lastEdges[target] ?? NONE;
    return lastEdges[target] = edge, earlier;
  }), holds = new Uint8Array(trees.length), open = [...trees.keys()].filter((number) => trees[number]?.others.length !== 0);
  for (let number = open.pop(); number !== void 0; number = open.pop())
    if (holds[number] === 0) {
      holds[number] = 1;
      for (let edge = at2(lastEdges, number); edge !== NONE; edge = at2(earlierEdges, edge))
        open.push(at2(from, edge));
    }
  return holds;
}
function makePaths(trees, topPath, { maxCharacters, withIds }) {
  let entries = [], open = [{ tree: 0, path: topPath }], isComplete = true, characters = 0, place = (folder2, name) => {
    let path = folder2 === "" ? name : `${folder2}/${name}`;
    return characters += path.length, isComplete &&= path.length <= MAX_PATH_CHARACTERS, path.length > MAX_PATH_CHARACTERS || folder2 === "" && !isPlainPath2(name) ? void 0 : path;
  };
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    let { folders, others } = at2(trees, next.tree);
    for (let { kind, name, id } of others) {
      let path = place(next.path, name);
      path !== void 0 && kind !== "folder" && entries.push(withIds === true ? { path, kind, id } : { path, kind });
    }
    for (let { name, tree } of folders) {
      let path = place(next.path, name);
      path !== void 0 && open.push({ tree, path });
    }
    if (characters > maxCharacters)
      return { entries, isComplete: false };
  }
  return { entries, isComplete };
}
// src/workspace/git/revision.ts
var MAX_BLOB_BYTES = 64 * 1024 * 1024;
var MAX_FOUND_CHARACTERS = 16 * 1024 * 1024;
var MAX_LISTED_CHARACTERS = 64 * 1024 * 1024;
function revisionWorkspace(repository, commit, name) {
  let lookup = lookInTrees(repository.readTree, commit), readBlob = rememberBlobs(
    (id) => repository.readBlob(id, MAX_BLOB_BYTES),
    (blob) => Buffer.isBuffer(blob) ? blob.length : 0
  ), search = async (folder2, isWanted, limits) => {
    let entry = await lookup.entry(folder2);
    return entry?.kind === "folder" ? searchTrees(repository.visitTrees, { id: entry.id, path: folder2 }, isWanted, limits) : { entries: [], isComplete: true };
  };
  return {
    name,
    list: async (folder2) => {
      let { entries, isComplete } = await search(folder2, () => true, { maxCharacters: MAX_LISTED_CHARACTERS });
      if (!isComplete)
        throw runError("tree-too-large", `${name} has more or longer paths than can be listed`);
      return mergeEntries(entries);
    },
    find: (query) => find(query, search, lookup),
    read: async (path) => readEntry(await lookup.entry(path), readBlob)
  };
}
async function find(query, search, lookup) {
  let endings = readEndings(query.endings), names = readEndings(withoutFolders(query.endings)), limits = { maxCharacters: MAX_FOUND_CHARACTERS, withIds: query.withIds }, found = [await search("", names.endBytes, limits)], isComplete = found.every((result) => result.isComplete);
  for (let folder2 of isComplete ? [] : query.deep)
    found.push(await search(folder2, names.endBytes, limits));
  let direct = await Promise.all((isComplete ? [] : query.shallow).map((folder2) => directEntries(lookup, folder2)));
  return { entries: mergeEntries(...found.map((result) => result.entries), ...direct).filter(({ path, kind }) => kind !== "file" || endings.endText(path)), isComplete };
}
async function directEntries(lookup, folder2) {
  let prefix = folder2 === "" ? "" : `${folder2}/`;
  return (await lookup.folder(folder2)).flatMap(({ kind, name }) => {
    let path = `${prefix}${name}`;
    return kind === "folder" || !isPlainPath2(path) ? [] : [{ path, kind }];
  });
}
async function readEntry(entry, readBlob) {
  if (entry === void 0)
    return { kind: "missing" };
  if (entry.kind === "folder" || entry.kind === "submodule")
    return { kind: "not-a-file", reason: `it is a ${entry.kind}` };
  let bytes = await readBlob(entry.id);
  return bytes === void 0 ? { kind: "not-a-file", reason: "its content is not in this clone" } : bytes === "too-large" ? { kind: "not-a-file", reason: "it is larger than 64 MB" } : entry.kind === "symlink" ? { kind: "symlink", target: bytes.toString("utf8") } : { kind: "file", bytes };
}

import {
  quote as quote2
} from "./joined-a845ed26.js";
import {
  grammarOf
} from "./joined-dde26feb.js";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileURLToPath as fileURLToPath2 } from "node:url";
import { Worker } from "node:worker_threads";
// src/tokens/encodings.ts
var FAMILIES = [
  [/^(?:chatgpt-4o|gpt-4o|gpt-4\.[15]|gpt-oss|o[13]|o4-mini)(?![\w.])/, "o200k_base"],
  [/^gpt-5(?!\d)/, "o200k_base"],
  [/^(?:gpt-4|gpt-3\.5|gpt-35-turbo|davinci-002|babbage-002|text-embedding-(?:3|ada-002))(?![\w.])/, "cl100k_base"]
];
var FALLBACK = "o200k_base";
function encodingForModel(model) {
  let name = (model ?? "").toLowerCase(), family = FAMILIES.find(([names]) => names.test(baseModel(name)));
  if (family !== void 0)
    return { kind: "known", encoding: family[1] };
  let about = model === void 0 || model === "" ? "No model is configured" : `No encoding is known for ${quote2(model)}`;
  return { kind: "fallback", encoding: FALLBACK, note: `${about}, so tokens are estimated with ${FALLBACK}` };
}
function baseModel(name) {
  return name.slice(name.lastIndexOf("/") + 1).replace(/^ft:/, "");
}
// src/tokens/ranks.ts
var NO_RANK = 2147483647;
var COUNT_BYTES = 4;
function rankFileName(encoding) {
  return `${encoding}.ranks`;
}
async function loadRanks(encoding, folder2) {
  let path = join(folder2 instanceof URL ? fileURLToPath(folder2) : folder2, rankFileName(encoding));
  try {
    return readRanks(await readFile(path));
  } catch (error) {
    throw new Error(`The token ranks in ${path} cannot be read`, { cause: error });
  }
}
function readRanks(packed) {
  let size = packed.length < COUNT_BYTES ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, true), ends = tokenEnds(packed, size), bytes = packed.subarray(COUNT_BYTES + size), table = createRankTable(bytes, ends), longest = 0;
  for (let rank = 0; rank < size; rank += 1) {
    let start = startOf(ends, rank), end = ends[rank] ?? start;
    if (longest = Math.max(longest, end - start), !table.add(rank, start, end))
      throw new Error(NOT_AS_ANNOUNCED(size));
  }
  return { size, longest, rankOf: table.rankOf };
}
function tokenEnds(packed, size) {
  let ends = new Uint32Array(Math.min(size, packed.length)), end = 0;
  for (let rank = 0; rank < ends.length; rank += 1)
    end += packed[COUNT_BYTES + rank] ?? 0, ends[rank] = end;
  if (packed.length !== COUNT_BYTES + size + end)
    throw new Error(NOT_AS_ANNOUNCED(size));
  return ends;
}
var NOT_AS_ANNOUNCED = (size) => `${size} tokens are announced, but their bytes do not add up`;
function startOf(ends, rank) {
  return ends[rank - 1] ?? 0;
}
function createRankTable(tokens, ends) {
  let mask = 2 ** Math.ceil(Math.log2(Math.max(2, ends.length * 2))) - 1, places = new Uint32Array(mask + 1);
  function findPlace(bytes, start, end) {
    let place = hash(bytes, start, end) & mask;
    for (; ; ) {
      let taken = places[place] ?? 0;
      if (taken === 0 || isToken(taken - 1, bytes, start, end))
        return place;
      place = place + 1 & mask;
    }
  }
  function isToken(rank, bytes, start, end) {
    let tokenStart = startOf(ends, rank), length = end - start;
    if (length !== (ends[rank] ?? 0) - tokenStart)
      return false;
    for (let at6 = 0; at6 < length; at6 += 1)
      if (bytes[start + at6] !== tokens[tokenStart + at6])
        return false;
    return true;
  }
  return {
    rankOf(bytes, start, end) {
      let taken = places[findPlace(bytes, start, end)] ?? 0;
      return taken === 0 ? NO_RANK : taken - 1;
    },
    add(rank, start, end) {
      let place = findPlace(tokens, start, end), isFree = places[place] === 0;
      return places[place] = rank + 1, isFree;
    }
  };
}
function hash(bytes, start, end) {
  let sum = 2166136261;
  for (let at6 = start; at6 < end; at6 += 1)
    sum = Math.imul(sum ^ (bytes[at6] ?? 0), 16777619);
  return (sum ^ sum >>> 15) >>> 0;
}
// src/structures/number-heap.ts
function createNumberHeap(capacity) {
  let values = new Float64Array(capacity), size = 0, valueAt = (index) => values[index] ?? Number.POSITIVE_INFINITY;
  return {
    push(value) {
      if (size === values.length) {
        let larger = new Float64Array(size * 2);
        larger.set(values), values = larger;
      }
      let hole = size;
      size += 1;
      for (let parent = hole - 1 >> 1; hole > 0 && valueAt(parent) > value; parent = hole - 1 >> 1)
        values[hole] = valueAt(parent), hole = parent;
      values[hole] = value;
    },
    pop() {
      if (size === 0)
        return;
      let lowest = valueAt(0);
      size -= 1;
      let last = valueAt(size), hole = 0;
      for (let child = 1; child < size; child = 2 * hole + 1) {
        let lower = child + 1 < size && valueAt(child + 1) < valueAt(child) ? child + 1 : child;
        if (valueAt(lower) >= last)
          break;
        values[hole] = valueAt(lower), hole = lower;
      }
      return values[hole] = last, lowest;
    }
  };
}
// src/tokens/byte-pairs.ts
function createPairMerger(ranks) {
  return (piece) => mergePairs(Buffer.from(piece, "utf8"), ranks);
}
var MAX_SCANNED_BYTES = 200;
function mergePairs(bytes, ranks) {
  return ranks.rankOf(bytes, 0, bytes.length) !== NO_RANK ? [bytes.length] : bytes.length <= MAX_SCANNED_BYTES ? mergeByScanning(bytes, ranks) : mergeByHeap(bytes, ranks);
}
function mergeByScanning(bytes, ranks) {
  let starts = Array.from({ length: bytes.length + 1 }, (_, index) => index), rankOfPair = (index) => ranks.rankOf(bytes, starts[index] ?? bytes.length, starts[index + 2] ?? bytes.length), pairRanks = Array.from({ length: bytes.length - 1 }, (_, index) => rankOfPair(index));
  for (; ; ) {
    let best = indexOfLowest(pairRanks);
    if (best === void 0)
      return starts.slice(1);
    starts.splice(best + 1, 1), pairRanks.splice(best, 1), best < pairRanks.length && (pairRanks[best] = rankOfPair(best)), best > 0 && (pairRanks[best - 1] = rankOfPair(best - 1));
  }
}
function indexOfLowest(pairRanks) {
  let best, lowest = NO_RANK;
  for (let [index, rank] of pairRanks.entries())
    rank < lowest && (lowest = rank, best = index);
  return best;
}
var PLACES = 2 ** 32;
var GONE = -1;
function mergeByHeap(bytes, ranks) {
  let length = bytes.length, next = Int32Array.from({ length: length + 1 }, (_, index) => index + 1), previous = Int32Array.from({ length: length + 1 }, (_, index) => index - 1), rankAt = new Int32Array(length + 1).fill(GONE), candidates = createNumberHeap(length), nextOf = (place) => next[place] ?? length;
  function considerPair(place) {
    rankAt[place] = GONE;
    let middle = nextOf(place), end = middle >= length ? void 0 : nextOf(middle);
    if (end === void 0 || end - place > ranks.longest)
      return;
    let rank = ranks.rankOf(bytes, place, end);
    rank !== NO_RANK && (rankAt[place] = rank, candidates.push(rank * PLACES + place));
  }
  for (let place = 0; place + 1 < length; place += 1)
    considerPair(place);
  for (let candidate = candidates.pop(); candidate !== void 0; candidate = candidates.pop()) {
    let place = candidate % PLACES;
    if (rankAt[place] !== (candidate - place) / PLACES)
      continue;
    let middle = nextOf(place), end = nextOf(middle);
    next[place] = end, previous[end] = place, rankAt[middle] = GONE, considerPair(place);
    let before = previous[place] ?? GONE;
    before >= 0 && considerPair(before);
  }
  let ends = [];
  for (let place = 0; place < length; place = nextOf(place))
    ends.push(nextOf(place));
  return ends;
}
// src/tokens/encoding-patterns.ts
var SPACE = String.raw`\p{White_Space}`;
var NOT_SPACE = String.raw`\P{White_Space}`;
var CONTRACTION = String.raw`'(?:[sS\u017F]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL]{2}|[dD])`;
var SPACES = `${SPACE}*[\\r\\n]+|${SPACE}+(?!${NOT_SPACE})|${SPACE}+`;
var BEFORE = String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`;
var AFTER = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`;
var LEAD = String.raw`[^\r\n\p{L}\p{N}]?`;
var ENCODING_PATTERNS = {
  cl100k_base: new RegExp(
    [CONTRACTION, `${LEAD}\\p{L}+`, "\\p{N}{1,3}", ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n]*`, SPACES].join("|"),
    "gu"
  ),
  o200k_base: new RegExp(
    [
      `${LEAD}${BEFORE}*${AFTER}+(?:${CONTRACTION})?`,
      `${LEAD}${BEFORE}+${AFTER}*(?:${CONTRACTION})?`,
      "\\p{N}{1,3}",
      ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n/]*`,
      SPACES
    ].join("|"),
    "gu"
  )
};
// src/tokens/exact-split.ts
function* blocksOf(text) {
  let start = 0;
  for (let at6 = text.indexOf(`
`) + 1; at6 > 0 && at6 < text.length; at6 = text.indexOf(`
`, at6) + 1)
    isExactSplit(text, at6) && (yield text.slice(start, at6), start = at6);
  start < text.length && (yield text.slice(start));
}
function isExactSplit(text, offset) {
  if (offset <= 0 || offset >= text.length || text.charCodeAt(offset) === BLANK && !isSpace(text.charCodeAt(offset - 1)))
    return true;
  if (text.charCodeAt(offset - 1) !== LINE_FEED || text.charCodeAt(offset) === SLASH)
    return false;
  let at6 = offset;
  for (; text.charCodeAt(at6) === BLANK || text.charCodeAt(at6) === TAB; )
    at6 += 1;
  return at6 < text.length && !isSpace(text.charCodeAt(at6));
}
var TAB = 9;
var LINE_FEED = 10;
var CARRIAGE_RETURN = 13;
var BLANK = 32;
var SLASH = 47;
var DELETE = 127;
var SPACE_BEYOND_ASCII = new RegExp("\\p{White_Space}", "u");
function isSpace(codeUnit) {
  return codeUnit <= DELETE ? codeUnit === BLANK || codeUnit >= TAB && codeUnit <= CARRIAGE_RETURN : SPACE_BEYOND_ASCII.test(String.fromCharCode(codeUnit));
}
// src/tokens/tokens.ts
var MAX_HASHED_CHARACTERS = 16383;
var MAX_REMEMBERED_PIECE_CHARACTERS = 128;
var MAX_REMEMBERED_PIECES = 5e4;
var MAX_REMEMBERED_BLOCKS = 2e5;
var MAX_RETAINED_CHARACTERS = 16e6;
function createTokenizer(encoding, ranks) {
  let counter = new TokenCounter(encoding, createPairMerger(ranks));
  return { encoding, count: (text) => counter.count(text), tokenLengths: (text) => counter.tokenLengths(text) };
}
var TokenCounter = class {
  #pattern;
  #mergePairs;
  #pieces = /* @__PURE__ */ new Map();
  #blocks = /* @__PURE__ */ new Map();
  /** Characters of the texts that entries of the two memories were cut from. */
  #retainedCharacters = 0;
  constructor(encoding, mergePairs2) {
    this.#pattern = ENCODING_PATTERNS[encoding], this.#mergePairs = mergePairs2;
  }
  count(text) {
    let wellFormed = text.toWellFormed(), isRetained = false, total = 0;
    for (let block of blocksOf(wellFormed)) {
      let remembered = block.length <= MAX_HASHED_CHARACTERS ? this.#blocks.get(block) : void 0;
      remembered === void 0 && !isRetained && (this.#retain(wellFormed), isRetained = true), total += remembered ?? this.#countBlock(block);
    }
    return total;
  }
  tokenLengths(text) {
    let lengths = [];
    for (let piece of this.#split(text.toWellFormed())) {
      let start = 0;
      for (let end of this.#mergePairs(piece))
        lengths.push(end - start), start = end;
    }
    return lengths;
  }
  /** The pieces of a text; an empty text has none. */
  #split(text) {
    return text.match(this.#pattern) ?? [];
  }
  #countBlock(block) {
    let count = 0;
    for (let piece of this.#split(block))
      count += this.#countPiece(piece);
    return block.length <= MAX_HASHED_CHARACTERS && remember(this.#blocks, block, count, MAX_REMEMBERED_BLOCKS), count;
  }
  #countPiece(piece) {
    if (piece.length > MAX_REMEMBERED_PIECE_CHARACTERS)
      return this.#mergePairs(piece).length;
    let remembered = this.#pieces.get(piece);
    if (remembered !== void 0)
      return remembered;
    let count = this.#mergePairs(piece).length;
    return remember(this.#pieces, piece, count, MAX_REMEMBERED_PIECES), count;
  }
  #retain(text) {
    this.#retainedCharacters + text.length > MAX_RETAINED_CHARACTERS && (this.#pieces.clear(), this.#blocks.clear(), this.#retainedCharacters = 0), this.#retainedCharacters += text.length;
  }
};
function remember(memory, key, count, most) {
  memory.size >= most && memory.clear(), memory.set(key, count);
}
// src/syntax/load-grammars.ts
var MAX_MILLISECONDS2 = 6e4;
var MAX_LOST_SECONDS = 120;
var LOST_SECONDS = { time: MAX_MILLISECONDS2 / 1e3, memory: 4, installation: 30 };
var LOST_CHARACTERS_PER_SECOND = 2e5;
var MIN_WAITING = 8;
function createGrammars(folder2, runtimeFolder = folder2, startTimer = endLater) {
  let folders = { grammars: pathOf(folder2), runtime: pathOf(runtimeFolder) }, lanes = [createLane(), createLane()], lostSeconds = 0, readNext = async (lane, request) => {
    if (lostSeconds >= MAX_LOST_SECONDS)
      return;
    lane.thread ??= startThread(folders);
    let answer = await ask(lane.thread, request, startTimer);
    if (answer.kind !== "ended" && answer.kind !== "not-installed")
      return lostSeconds += isGivenUp(answer) ? request.text.length / LOST_CHARACTERS_PER_SECOND : 0, answer;
    if (lostSeconds += LOST_SECONDS[answer.kind === "ended" ? answer.by : "installation"], lane.thread.terminate(), lane.thread = void 0, answer.kind === "not-installed")
      throw new Error(`The grammar of ${request.language} is not where it is installed: ${answer.problem}`);
  }, read = (text, language, wanted, lines = [], kinds) => {
    if (grammarOf(language) === void 0)
      return Promise.resolve(void 0);
    let [first, second] = lanes, lane = first.waiting >= MIN_WAITING && second.waiting < first.waiting ? second : first;
    lane.waiting += 1;
    let reading = lane.last.then(() => readNext(lane, { text, language, wanted, lines, kinds })).finally(() => lane.waiting -= 1);
    return lane.last = reading.catch(() => {
    }), reading;
  };
  return {
    async read(text, language) {
      let answer = await read(text, language, "outline");
      return answer?.kind === "outline" ? answer.outline : void 0;
    },
    async findFaults(text, language) {
      let answer = await read(text, language, "faults");
      return answer?.kind === "faults" ? answer.faults : void 0;
    },
    async readSymbols(text, language) {
      let answer = await read(text, language, "symbols");
      return answer?.kind === "symbols" ? answer.symbols : void 0;
    },
    async readFacts(text, language, lines, kinds) {
      let answer = await read(text, language, "facts", lines, kinds);
      return answer?.kind === "facts" ? answer.facts : void 0;
    },
    async release() {
      let idle = lanes.filter(({ waiting }) => waiting === 0), threads = idle.flatMap(({ thread }) => thread ?? []);
      idle.forEach((lane) => lane.thread = void 0), await Promise.all(threads.map((thread) => thread.terminate()));
    }
  };
}
function createLane() {
  return { thread: void 0, last: Promise.resolve(), waiting: 0 };
}
function isGivenUp(answer) {
  switch (answer.kind) {
    case "outline":
      return answer.outline === void 0;
    case "faults":
      return answer.faults === void 0;
    case "symbols":
      return answer.symbols === void 0;
    case "facts":
      return answer.facts === void 0;
  }
}
function pathOf(folder2) {
  return folder2 instanceof URL ? fileURLToPath2(folder2) : folder2;
}
function startThread(folders) {
  let thread = new Worker(workerFile(), { workerData: folders, execArgv: [], stderr: true });
  return thread.on("error", () => {
  }), thread;
}
function workerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./syntax-worker.ts" : "./syntax-worker.js", import.meta.url);
}
function endLater(end) {
  let timer = setTimeout(end, MAX_MILLISECONDS2);
  return () => clearTimeout(timer);
}
function ask(thread, request, startTimer) {
  return new Promise((resolve) => {
    let end = (answer) => {
      stopTimer(), thread.off("message", end).off("exit", endWithout).off("error", endWithout), thread.unref(), resolve(answer);
    }, endWithout = () => end({ kind: "ended", by: "memory" });
    thread.ref(), thread.on("message", end).on("exit", endWithout).on("error", endWithout), thread.postMessage(request);
    let stopTimer = startTimer(() => end({ kind: "ended", by: "time" }));
  });
}
// src/commands/assets/load-assets.ts
var ASSETS = new URL(import.meta.url.endsWith(".ts") ? "../../../dist/" : "./", import.meta.url);
var RANKS_FOLDER = new URL("./ranks/", ASSETS);
async function loadTokenizer(model) {
  let chosen = encodingForModel(model), tokenizer = createTokenizer(chosen.encoding, await loadRanks(chosen.encoding, RANKS_FOLDER));
  return chosen.kind === "known" ? tokenizer : { ...tokenizer, note: chosen.note };
}
var grammars;
function loadGrammars() {
  return grammars ??= createGrammars(new URL("./grammars/", ASSETS)), grammars;
}
// src/prompt/specificity.ts
var PRIORITIES = {
  user: 930,
  path: 920,
  repository: 910,
  "agent-file": 905,
  setting: 900,
  organization: 890
};
function byPrecedence(guidelines) {
  return guidelines.toSorted((a, b) => PRIORITIES[findRank(b)] - PRIORITIES[findRank(a)]);
}
function priorityBySpecificity(text) {
  return PRIORITIES[findRank(text)];
}
function findRank({
  level,
  kind,
  filePatterns
}) {
  if (level !== "repository")
    return level;
  switch (kind) {
    case "repository-instructions":
    case "path-instructions":
    case "claude-rule":
      return filePatterns.includes("*") ? "repository" : "path";
    case "setting-instructions":
      return "setting";
    case "agents-md":
    case "claude-md":
    case "gemini-md":
    case "review-md":
    case "referenced-file":
      return "agent-file";
  }
}

import {
  languageOf as languageOf2
} from "./joined-b7fd8cd1.js";
import {
  diffTexts
} from "./joined-dde26feb.js";
import {
  regex as regex2
} from "./joined-cc1d52fd.js";

import {
  findLineEnd as findLineEnd2
} from "./joined-1c6c8fb1.js";
import {
  at as at3
} from "./joined-cc1d52fd.js";
import {
  __commonJS,
  __toESM
} from "./chunk-RGP6QW34.js";
// node_modules/parse-diff/index.js
var require_parse_diff = __commonJS({
  "node_modules/parse-diff/index.js"(exports, module) {
    module.exports = (n) => {
      if (!n) return [];
      if (typeof n != "string" || n.match(/^\s+$/)) return [];
      let s = n.split(`
`);
      if (s.length === 0) return [];
      let a = [], o = null, d = null, u = 0, m = 0, l = null, g = (e) => {
        d?.changes.push({ type: "normal", normal: true, ln1: u++, ln2: m++, content: e }), l.oldLines--, l.newLines--;
      }, p = (e) => {
        let [t, r] = parseFiles(e) ?? [];
        o = { chunks: [], deletions: 0, additions: 0, from: t, to: r }, a.push(o);
      }, i = () => {
        (!o || o.chunks.length) && p();
      }, $ = (e, t) => {
        i(), o.new = true, o.newMode = t[1], o.from = "/dev/null";
      }, N = (e, t) => {
        i(), o.deleted = true, o.oldMode = t[1], o.to = "/dev/null";
      }, x = (e, t) => {
        i(), o.oldMode = t[1];
      }, F = (e, t) => {
        i(), o.newMode = t[1];
      }, S = (e, t) => {
        i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
      }, k = (e) => {
        i(), o.from = parseOldOrNewFile(e);
      }, y = (e) => {
        i(), o.to = parseOldOrNewFile(e);
      }, f = (e) => +(e || 1), M = (e, t) => {
        o || p(e);
        let [r, c, w, L] = t.slice(1);
        u = +r, m = +w, d = { content: e, changes: [], oldStart: +r, oldLines: f(c), newStart: +w, newLines: f(L) }, l = { oldLines: f(c), newLines: f(L) }, o.chunks.push(d);
      }, R = (e) => {
        d && (d.changes.push({ type: "del", del: true, ln: u++, content: e }), o.deletions++, l.oldLines--);
      }, b = (e) => {
        d && (d.changes.push({ type: "add", add: true, ln: m++, content: e }), o.additions++, l.newLines--);
      }, h = (e) => {
        if (!d) return;
        let [t] = d.changes.slice(-1);
        d.changes.push({ type: t.type, [t.type]: true, ln1: t.ln1, ln2: t.ln2, ln: t.ln, content: e });
      }, _ = [[/^diff\s/, p], [/^new file mode (\d+)$/, $], [/^deleted file mode (\d+)$/, N], [/^old mode (\d+)$/, x], [/^new mode (\d+)$/, F], [/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S], [/^---\s/, k], [/^\+\+\+\s/, y], [/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M], [/^\\ No newline at end of file$/, h]], v = [[/^\\ No newline at end of file$/, h], [/^-/, R], [/^\+/, b], [/^\s*/, g]], C = (e) => {
        for (let [t, r] of v) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
        l.oldLines === 0 && l.newLines === 0 && (l = null);
      }, H = (e) => {
        for (let [t, r] of _) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
      }, O = (e) => {
        l ? C(e) : H(e);
      };
      for (let e of s) O(e);
      return a;
    };
    var fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g, gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//, parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, "")), qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g, parseOldOrNewFile = (n) => {
      let s = leftTrimChars(n, "-+").trim();
      return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
    }, leftTrimChars = (n, s) => {
      if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
      let a = formTrimmingString(s);
      return n.replace(new RegExp(`^${a}+`), "");
    }, timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/, removeTimeStamp = (n) => {
      let s = timeStampRegex.exec(n);
      return s && (n = n.substring(0, s.index).trim()), n;
    }, formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`, makeString = (n) => `${n ?? ""}`;
  }
});
// src/changes/diff/byte-text.ts
function endOfLine(bytes, start) {
  let end = bytes.indexOf(10, start);
  return end < 0 ? bytes.length : end;
}
function hasAt(bytes, ascii, start) {
  for (let index = 0; index < ascii.length; index += 1)
    if (bytes[start + index] !== ascii.charCodeAt(index))
      return false;
  return true;
}
function textAt(bytes, start, end) {
  return bytes.toString("utf8", start, end);
}
function countLineFeeds(bytes, start, end) {
  let count = 0;
  for (let at22 = endOfLine(bytes, start); at22 < end; at22 = endOfLine(bytes, at22 + 1))
    count += 1;
  return count;
}
// src/changes/diff/clean-diff.ts
var ESCAPE2 = "\x1B";
var COLOUR = new RegExp(String.raw`${ESCAPE2}\[[0-9;]*[mK]`, "g");
var COLOURED_HEADER = new RegExp(String.raw`^(?:${ESCAPE2}\[[0-9;]*m)+(?:diff --|--- |@@ )`, "m");
var FIRST_HEADER = /^(?:diff --(?:git|cc|combined) |Index: |--- ).*$/m;
var BYTE_ORDER_MARK = Buffer.of(239, 187, 191);
var UTF16_MARK = Buffer.of(255, 254);
function cleanDiff(diff) {
  let utf8 = startsWith(diff, UTF16_MARK) ? Buffer.from(decodeDiff(diff)) : diff, unmarked = startsWith(utf8, BYTE_ORDER_MARK) ? utf8.subarray(BYTE_ORDER_MARK.length) : utf8, plain = isColoured(unmarked) ? replaceAll(unmarked, COLOUR, "") : unmarked;
  return isConverted(plain) ? replaceAll(plain, `\r
`, `
`) : plain;
}
function decodeDiff(bytes) {
  let utf16 = startsWith(bytes, UTF16_MARK);
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8", { ignoreBOM: true }).decode(bytes);
}
function startsWith(bytes, mark) {
  return mark.every((byte, index) => bytes[index] === byte);
}
function isColoured(bytes) {
  return bytes.includes(ESCAPE2) && findLine(bytes, COLOURED_HEADER) !== void 0;
}
function isConverted(bytes) {
  return findLine(bytes, FIRST_HEADER)?.endsWith("\r") === true;
}
function findLine(bytes, pattern) {
  for (let piece of linePieces(bytes)) {
    let start = piece.search(pattern);
    if (start >= 0)
      return piece.slice(start).split(`
`, 1)[0];
  }
}
function replaceAll(bytes, pattern, replacement) {
  let replaced = Buffer.allocUnsafe(bytes.length), length = 0;
  for (let piece of linePieces(bytes))
    length += replaced.write(piece.replaceAll(pattern, replacement), length, "latin1");
  return replaced.subarray(0, length);
}
var PIECE_BYTES = 65536;
function* linePieces(bytes) {
  for (let start = 0; start < bytes.length; ) {
    let end = endOfLine(bytes, start + PIECE_BYTES) + 1;
    yield bytes.toString("latin1", start, end), start = end;
  }
}
// src/changes/diff/diff-names.ts
var GIT_PREFIXES = { from: "a/", to: "b/" };
var NO_PREFIXES = { from: "", to: "" };
var KNOWN_PREFIXES = [
  GIT_PREFIXES,
  ...["ab", "iw", "ci", "cw", "ow", "12"].flatMap(([one, two]) => [
    { from: `${one}/`, to: `${two}/` },
    { from: `${two}/`, to: `${one}/` }
  ]),
  NO_PREFIXES
];
function guessPrefixes(sections) {
  let files = sections.filter((section) => section.kind === "git"), best = { prefixes: GIT_PREFIXES, agreeing: 0 };
  for (let prefixes of KNOWN_PREFIXES) {
    let agreeing = files.filter((file) => headerNames(file, prefixes) !== void 0).length;
    best = agreeing > best.agreeing ? { prefixes, agreeing } : best;
  }
  return best.prefixes;
}
function namesOf(section, prefixes) {
  if (section.kind === "plain")
    return plainNames(section);
  for (let candidate of [prefixes, ...KNOWN_PREFIXES, ...prefixesIn(section)]) {
    let names = headerNames(section, candidate);
    if (names !== void 0)
      return names;
  }
  return markedNames(section, prefixes);
}
var MAX_NAMES_CHARACTERS = 8192;
var MAX_BLANKS = 64;
var PREFIX = /^[^"\s/]+\/$/;
function prefixesIn({ names }) {
  if (names.length > MAX_NAMES_CHARACTERS)
    return [];
  let found = [], blank2 = names.indexOf(" ");
  for (let tries = 0; blank2 >= 0 && tries < MAX_BLANKS; tries += 1) {
    let from = names.slice(0, names.indexOf("/") + 1), to = names.slice(blank2 + 1, names.indexOf("/", blank2) + 1);
    PREFIX.test(from) && PREFIX.test(to) && names.slice(from.length, blank2) === names.slice(blank2 + 1 + to.length) && found.push({ from, to }), blank2 = names.indexOf(" ", blank2 + 1);
  }
  return found;
}
function headerNames(section, prefixes) {
  let moved = movedNames(section), [from, to] = splitNames(section.names, prefixes, moved) ?? [];
  if (from?.startsWith(prefixes.from) !== true || to?.startsWith(prefixes.to) !== true)
    return;
  let names = { from: from.slice(prefixes.from.length), to: to.slice(prefixes.to.length) };
  return (moved === void 0 ? names.from === names.to : names.from === moved.from && names.to === moved.to) ? names : void 0;
}
function movedNames(section) {
  let from = section.fields.get("rename from") ?? section.fields.get("copy from"), to = section.fields.get("rename to") ?? section.fields.get("copy to");
  return from === void 0 || to === void 0 ? void 0 : { from: readWholePath(from), to: readWholePath(to) };
}
function splitNames(names, prefixes, moved) {
  let quoted = readQuotedPath(names), path = (names.length - 1 - prefixes.from.length - prefixes.to.length) / 2, end = quoted?.end ?? prefixes.from.length + (moved === void 0 ? path : moved.from.length);
  if (!(!Number.isInteger(end) || names[end] !== " "))
    return [quoted?.path ?? names.slice(0, end), readWholePath(names.slice(end + 1))];
}
var NO_FILE = "/dev/null";
function markedNames(section, prefixes) {
  let moved = movedNames(section);
  if (moved !== void 0)
    return moved;
  let from = readMarkedPath(section.fields.get("---") ?? NO_FILE).path, to = readMarkedPath(section.fields.get("+++") ?? NO_FILE).path;
  return withoutPrefixes(from === NO_FILE ? void 0 : from, to === NO_FILE ? void 0 : to, prefixes);
}
var EPOCH = /^(?:1969-12-31|1970-01-01) /;
function plainNames(section) {
  let binary = section.fields.get("Binary files");
  if (binary !== void 0) {
    let [from2 = "", to2 = ""] = binary.slice(0, -7).split(" and ");
    return withoutPrefixes(from2 === NO_FILE ? void 0 : from2, to2 === NO_FILE ? void 0 : to2, GIT_PREFIXES);
  }
  let [from, to] = ["---", "+++"].map((name) => {
    let { path, time } = readMarkedPath(section.fields.get(name) ?? NO_FILE);
    return path === NO_FILE || EPOCH.test(time) ? void 0 : path;
  });
  return withoutPrefixes(from, to, GIT_PREFIXES);
}
function withoutPrefixes(from, to, prefixes) {
  if (from !== void 0 && to !== void 0) {
    let path = commonPath(from, to);
    return { from: path, to: path };
  }
  return {
    ...from === void 0 ? {} : { from: from.startsWith(prefixes.from) ? from.slice(prefixes.from.length) : from },
    ...to === void 0 ? {} : { to: to.startsWith(prefixes.to) ? to.slice(prefixes.to.length) : to }
  };
}
function commonPath(from, to) {
  let path = to.slice(to.indexOf("/") + 1);
  return from !== to && to.includes("/") && from.includes("/") && from.slice(from.indexOf("/") + 1) === path ? path : to;
}
// src/changes/diff/parse-hunk.ts
var import_parse_diff = __toESM(require_parse_diff(), 1);
function parseHunkLines(hunk) {
  let { changes } = at3(at3((0, import_parse_diff.default)(hunk), 0).chunks, 0), lines = [];
  for (let change of changes) {
    let last = lines.at(-1);
    change.content.startsWith("\\") ? last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: true }) : lines.push(lineOf(change));
  }
  return lines;
}
function lineOf(change) {
  let text = change.content.slice(1);
  return change.type === "normal" ? { kind: "context", oldLine: change.ln1, newLine: change.ln2, text } : change.type === "add" ? { kind: "added", newLine: change.ln, text } : { kind: "removed", oldLine: change.ln, text };
}
// src/changes/diff/read-hunk.ts
var HUNK_HEADER = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/;
var MAX_HEADER_BYTES = 60;
var NO_NEWLINE_MARK = "\\ No newline at end of file";
var MAX_ORDINARY_HEADING_BYTES = 200;
function readHunk(bytes, start, recent) {
  let found = HUNK_HEADER.exec(bytes.toString("latin1", start, start + MAX_HEADER_BYTES));
  if (found === null)
    return { kind: "no-hunk" };
  let [header, oldStart, oldLines = "1", newStart, newLines = "1"] = found, numbers = {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines)
  }, headerEnd = endOfLine(bytes, start), body = measureBody(bytes, headerEnd, numbers);
  if (!body.complete)
    return { kind: "cut-short", end: body.end };
  let headingStart = start + header.length, ordinary = body.ordinary && headerEnd - headingStart <= MAX_ORDINARY_HEADING_BYTES;
  return { kind: "hunk", hunk: new HunkInDiff(numbers, { bytes, start, headingStart, end: body.end, ordinary, recent }), additions: body.additions, deletions: body.deletions, end: body.end };
}
var HunkInDiff = class _HunkInDiff {
  oldStart;
  oldLines;
  newStart;
  newLines;
  #bytes;
  #start;
  #headingStart;
  #end;
  #ordinary;
  #recent;
  constructor(numbers, place) {
    this.oldStart = numbers.oldStart, this.oldLines = numbers.oldLines, this.newStart = numbers.newStart, this.newLines = numbers.newLines, this.#bytes = place.bytes, this.#start = place.start, this.#headingStart = place.headingStart, this.#end = place.end, this.#ordinary = place.ordinary, this.#recent = place.recent, Object.defineProperty(this, "heading", _HunkInDiff.#HEADING), Object.defineProperty(this, "lines", _HunkInDiff.#LINES);
  }
  /**
   * One getter that all hunks share. A getter for each hunk would make V8 give each one a hidden class of its own, five
   * times as large.
   */
  static #HEADING = {
    enumerable: true,
    get() {
      return textAt(this.#bytes, this.#headingStart, endOfLine(this.#bytes, this.#headingStart)).trim();
    }
  };
  static #LINES = {
    enumerable: true,
    get() {
      return this.#recent.linesOf(this, this.#end - this.#start, () => this.#readLines());
    }
  };
  #readLines() {
    let text = textAt(this.#bytes, this.#start, this.#end);
    return this.#ordinary ? parseHunkLines(text) : readHunkLines(text, findLineEnd2(text, 0), text.length, this);
  }
};
function measureBody(bytes, headerEnd, counts) {
  let { oldLines, newLines } = counts, context = 0, ordinary = true, end = headerEnd;
  for (; end < bytes.length - 1; ) {
    let start = end + 1, kind = lineKind(bytes[start]);
    if (!hasRoom(kind, oldLines, newLines))
      break;
    end = endOfLine(bytes, start), ordinary &&= isOrdinary(bytes, kind, start, end, start === headerEnd + 1), oldLines -= kind === "removed" || kind === "context" ? 1 : 0, newLines -= kind === "added" || kind === "context" ? 1 : 0, context += kind === "context" ? 1 : 0;
  }
  let [deletions, additions] = [counts.oldLines - context, counts.newLines - context];
  return { end, complete: oldLines === 0 && newLines === 0, ordinary, additions, deletions };
}
function hasRoom(kind, oldLines, newLines) {
  switch (kind) {
    case "mark":
      return true;
    case "added":
      return newLines > 0;
    case "removed":
      return oldLines > 0;
    case "context":
      return oldLines > 0 && newLines > 0;
    default:
      return false;
  }
}
var CARRIAGE_RETURN2 = 13;
var BLANK2 = 32;
var PLUS = 43;
var MINUS = 45;
var BACKSLASH = 92;
function lineKind(first) {
  switch (first) {
    case BLANK2:
    case 10:
    case CARRIAGE_RETURN2:
      return "context";
    case PLUS:
      return "added";
    case MINUS:
      return "removed";
    case BACKSLASH:
      return "mark";
    default:
      return "foreign";
  }
}
function isOrdinary(bytes, kind, start, end, first) {
  return kind === "mark" ? !first && end - start === NO_NEWLINE_MARK.length && hasAt(bytes, NO_NEWLINE_MARK, start) : bytes[start] !== CARRIAGE_RETURN2;
}
function readHunkLines(text, headerEnd, bodyEnd, starts) {
  let lines = [], oldLine = starts.oldStart, newLine = starts.newStart;
  for (let end = headerEnd; end < bodyEnd; ) {
    let start = end + 1;
    end = findLineEnd2(text, start);
    let signed = text[start] === " " || text[start] === "+" || text[start] === "-", content = text.slice(signed ? start + 1 : start, end), last = lines.at(-1);
    switch (lineKind(text.charCodeAt(start))) {
      case "added":
        lines.push({ kind: "added", newLine: newLine++, text: content });
        break;
      case "removed":
        lines.push({ kind: "removed", oldLine: oldLine++, text: content });
        break;
      case "mark":
        last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: true });
        break;
      case "context":
      case "foreign":
        lines.push({ kind: "context", oldLine: oldLine++, newLine: newLine++, text: content });
    }
  }
  return lines;
}
// src/changes/diff/recent-lines.ts
function recentLines() {
  let kept = /* @__PURE__ */ new Map(), total = 0;
  return {
    linesOf: (hunk, bytes, read) => {
      let known = kept.get(hunk);
      if (known !== void 0)
        return known.lines;
      let lines = read();
      kept.set(hunk, { lines, bytes }), total += bytes;
      for (let [oldest, { bytes: bytes2 }] of kept) {
        if (total <= 262144 || oldest === hunk)
          break;
        kept.delete(oldest), total -= bytes2;
      }
      return lines;
    }
  };
}
// src/changes/diff/diff-sections.ts
var FIELD_NAMES = [
  "old mode",
  "new mode",
  "deleted file mode",
  "new file mode",
  "copy from",
  "copy to",
  "rename from",
  "rename to",
  "similarity index",
  "dissimilarity index",
  "index",
  "---",
  "+++",
  "Binary files",
  "GIT binary patch"
];
var COMBINED = /^diff --(?:cc|combined) (.+)$/;
var SUBMODULE = /^Submodule (.+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?: \([a-z ]*\))?:?$/;
var UNMERGED = /^\* Unmerged path (.+)$/;
function readSections(bytes) {
  let sections = [], reading = { bytes, lineAt: lineCounter(bytes), recent: recentLines() }, at22 = 0;
  for (; at22 < bytes.length; ) {
    let { section, end } = readSection(reading, at22);
    section !== void 0 && sections.push(section), at22 = end;
  }
  return sections;
}
function lineCounter(bytes) {
  let line = 1, counted = 0;
  return (offset) => (line += countLineFeeds(bytes, counted, offset), counted = offset, line);
}
function readSection(reading, at22) {
  let { bytes } = reading;
  if (hasAt(bytes, "diff --git ", at22)) {
    let end2 = endOfLine(bytes, at22);
    return readFile2(reading, end2 + 1, "git", textAt(bytes, at22 + 11, end2));
  }
  if (isPlainHeader(bytes, at22))
    return readFile2(reading, at22, "plain", "");
  let end = endOfLine(bytes, at22) + 1, hunk = hasAt(bytes, "@@ -", at22) ? readHunk(bytes, at22, reading.recent) : void 0;
  if (hunk !== void 0 && hunk.kind !== "no-hunk")
    return { section: { kind: "stray", line: reading.lineAt(at22) }, end: hunk.end + 1 };
  let named = readNamed(bytes, at22, end - 1);
  return named === void 0 ? { end } : { section: named, end };
}
function isPlainHeader(bytes, at22) {
  if (!hasAt(bytes, "--- ", at22))
    return false;
  let second = endOfLine(bytes, at22) + 1;
  return hasAt(bytes, "+++ ", second) && hasAt(bytes, "@@ -", endOfLine(bytes, second) + 1);
}
var NAMED_STARTS = ["diff --c", "Submodule ", "* Unmerged path ", "Binary files "];
function readNamed(bytes, at22, end) {
  if (!NAMED_STARTS.some((start) => hasAt(bytes, start, at22)))
    return;
  let line = textAt(bytes, at22, end), combined = COMBINED.exec(line)?.[1];
  if (combined !== void 0)
    return { kind: "named", path: readWholePath(combined), reason: "a combined diff of a merge" };
  let submodule = SUBMODULE.exec(line)?.[1];
  if (submodule !== void 0)
    return { kind: "named", path: submodule, reason: "a submodule" };
  let unmerged = UNMERGED.exec(line)?.[1];
  if (unmerged !== void 0)
    return { kind: "named", path: readWholePath(unmerged), reason: "in conflict" };
  let binary = line.startsWith("Binary files ") && line.includes(" and ") && line.endsWith(" differ"), fields = /* @__PURE__ */ new Map([["Binary files", line.slice(13)]]);
  return binary ? { kind: "plain", names: "", fields, hunks: [], additions: 0, deletions: 0 } : void 0;
}
function readFile2(reading, start, kind, names) {
  let { bytes } = reading, fields = /* @__PURE__ */ new Map(), at22 = start;
  for (let field = readField(bytes, at22); field !== void 0 && !fields.has(field.name); field = readField(bytes, at22))
    fields.set(field.name, field.value), at22 = field.end + 1;
  let { end, problem, ...read } = readHunks(reading, at22), reason = read.hunks.length === 0 && problem === void 0 && fields.has("+++") ? CUT_SHORT : problem;
  return { section: { kind, names, fields, ...read, ...reason === void 0 ? {} : { problem: reason } }, end };
}
function readField(bytes, at22) {
  let name = FIELD_NAMES.find((name2) => hasAt(bytes, name2, at22)), after = name === void 0 ? at22 : at22 + name.length;
  if (name === void 0 || after < bytes.length && !hasAt(bytes, " ", after) && !hasAt(bytes, `
`, after))
    return;
  let end = endOfLine(bytes, at22);
  return { name, value: textAt(bytes, after + 1, end), end };
}
var CUT_SHORT = "the diff is cut short: a hunk has fewer lines than its header counts";
var TOO_LONG = "the diff has a hunk with more lines than its header counts";
var ILL_FORMED = "the diff has a hunk header that cannot be read";
function readHunks({ bytes, recent }, start) {
  let hunks = [], additions = 0, deletions = 0, at22 = start;
  for (; hasAt(bytes, "@@ ", at22); ) {
    let read = readHunk(bytes, at22, recent);
    if (read.kind === "no-hunk")
      return { hunks, additions, deletions, problem: ILL_FORMED, end: endOfLine(bytes, at22) + 1 };
    if (read.kind === "cut-short")
      return { hunks, additions, deletions, problem: CUT_SHORT, end: read.end + 1 };
    hunks.push(read.hunk), additions += read.additions, deletions += read.deletions, at22 = read.end + 1;
  }
  let problem = hunks.length > 0 && continuesHunk(bytes, at22) ? { problem: TOO_LONG } : {};
  return { hunks, additions, deletions, ...problem, end: at22 };
}
function continuesHunk(bytes, at22) {
  return ["+", " "].some((sign) => hasAt(bytes, sign, at22)) || hasAt(bytes, "-", at22) && !hasAt(bytes, "--", at22);
}
// src/changes/diff/empty-blob.ts
var EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
];
function isEmptyBlob(id) {
  return id !== "" && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}
// src/changes/diff/section-problem.ts
var NO_LINES = "the diff shows no lines of this file";
var CUT_SHORT2 = "the diff is cut short before the lines of this file";
var IMPOSSIBLE = "the diff has hunks that no file can have";
function arePossible(hunks, status) {
  let oldEnd = 0, newEnd = 0;
  return hunks.every((hunk) => {
    let oldFirst = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart, newFirst = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart, inOrder = oldFirst > oldEnd && newFirst > newEnd && hunk.oldLines + hunk.newLines > 0;
    return oldEnd = oldFirst + hunk.oldLines - 1, newEnd = newFirst + hunk.newLines - 1, inOrder && (status !== "added" || hunk.oldLines === 0) && (status !== "removed" || hunk.newLines === 0);
  });
}
function findProblem(section, status, byGit) {
  return section.problem !== void 0 ? section.problem : arePossible(section.hunks, status) ? section.hunks.length > 0 || section.fields.has("Binary files") || section.fields.has("GIT binary patch") ? void 0 : problemWithoutLines(section, status, byGit) : IMPOSSIBLE;
}
function problemWithoutLines({ fields }, status, byGit) {
  let ids = /^([0-9a-f]+)\.\.([0-9a-f]+)/.exec(fields.get("index") ?? "");
  if (ids !== null) {
    let [, before = "", after = ""] = ids;
    return before === after || isNothing(before, after) ? void 0 : NO_LINES;
  }
  let similarity = fields.get("similarity index") ?? "100%";
  return byGit && (status === "added" || status === "removed" || similarity !== "100%") ? CUT_SHORT2 : status === "modified" ? NO_LINES : void 0;
}
function isNothing(...ids) {
  return ids.every((id) => /^0+$/.test(id) || isEmptyBlob(id));
}
// src/changes/diff/path-problem.ts
var LEADS_OUT = /(?:^|\/)\.{0,2}(?:\/|$)|^[a-z]:|\0/i;
function findPathProblem({
  path,
  previousPath = path
}) {
  return LEADS_OUT.test(path) || LEADS_OUT.test(previousPath) ? "its path is not one inside the repository" : void 0;
}
// src/changes/diff/read-diff.ts
function readGitDiff(diff) {
  let bytes = bytesOf(diff), sections = readSections(bytes), files = sections.map((section, index) => {
    let read = readFile22(section, GIT_PREFIXES, true);
    return index === sections.length - 1 && isCut(bytes) ? withReason(read, CUT_SHORT3) : read;
  });
  return { ...joinFiles(sections.length === 0 && isCut(bytes) ? [NOTHING_READ] : files), source: "git" };
}
function isCut(bytes) {
  return bytes.length > 0 && bytes.at(-1) !== 10;
}
var CUT_SHORT3 = "the diff is cut short: it ends in the middle of a line";
var NOTHING_READ = { leftOut: { path: "(line 1 of the diff)", reason: CUT_SHORT3 } };
function withReason(read, reason) {
  return read.leftOut === void 0 && read.file !== void 0 ? { ...read, leftOut: { path: read.file.path, reason } } : read;
}
function readGivenDiff(diff) {
  let sections = readSections(cleanDiff(bytesOf(diff))), prefixes = guessPrefixes(sections);
  return { ...joinFiles(sections.map((section) => readFile22(section, prefixes, false))), source: "diff" };
}
function bytesOf(diff) {
  return typeof diff == "string" ? Buffer.from(diff) : Buffer.from(diff.buffer, diff.byteOffset, diff.byteLength);
}
var NO_LINES2 = { binary: false, additions: 0, deletions: 0, hunks: [] };
function readFile22(section, prefixes, byGit) {
  return section.kind === "stray" ? { leftOut: { path: `(line ${section.line} of the diff)`, reason: "a hunk that belongs to no file" } } : section.kind === "named" ? { file: { path: section.path, status: "modified", ...NO_LINES2 }, leftOut: section } : readFileSection(section, namesOf(section, prefixes), byGit);
}
function readFileSection(section, names, byGit) {
  let status = statusOf(section, names), path = status === "removed" ? names.from : names.to ?? names.from;
  if (path === void 0 || path === "")
    return {
      leftOut: { path: section.names || "(a file without a name)", reason: "its name in the diff cannot be read" }
    };
  let file = {
    path,
    ...(status === "renamed" || status === "copied") && names.from !== void 0 ? { previousPath: names.from } : {},
    status,
    ...readExecutable(section),
    // Lines that are shown are read, whatever the diff calls the file.
    binary: section.hunks.length === 0 && (section.fields.has("Binary files") || section.fields.has("GIT binary patch")),
    ...arePossible(section.hunks, status) ? { additions: section.additions, deletions: section.deletions, hunks: section.hunks } : { additions: 0, deletions: 0, hunks: [] }
  }, pathProblem = findPathProblem(file), reason = pathProblem ?? findProblem(section, status, byGit), mode = section.fields.get("new file mode") ?? section.fields.get("deleted file mode");
  return {
    // A bare `diff --git` line is not a change. Git writes it for a file of which only the timestamp changed.
    ...section.fields.size === 0 ? {} : { file: pathProblem === void 0 ? file : { ...file, hunks: [] } },
    ...reason === void 0 ? {} : { leftOut: { path, reason } },
    ...mode === void 0 ? {} : { type: mode.slice(0, 3) }
  };
}
function readExecutable({ fields }) {
  return (fields.get("new mode") ?? fields.get("new file mode")) === EXECUTABLE_MODE ? { executable: "became" } : fields.get("index")?.endsWith(` ${EXECUTABLE_MODE}`) === true ? { executable: "already" } : {};
}
var EXECUTABLE_MODE = "100755";
function statusOf(section, names) {
  let { fields } = section;
  if (fields.has("new file mode") || section.kind === "plain" && names.from === void 0)
    return "added";
  if ((fields.has("deleted file mode") || section.kind === "plain" && names.to === void 0) && section.additions === 0)
    return "removed";
  if (fields.has("rename to"))
    return "renamed";
  if (fields.has("copy to"))
    return "copied";
  let sameContent = section.hunks.length === 0 && !fields.has("index") && section.problem === void 0;
  return fields.has("new mode") && sameContent ? "changed" : "modified";
}
function countLines(hunks) {
  let additions = 0, deletions = 0;
  for (let hunk of hunks)
    for (let line of hunk.lines)
      additions += line.kind === "added" ? 1 : 0, deletions += line.kind === "removed" ? 1 : 0;
  return { additions, deletions };
}
function joinFiles(read) {
  let byPath = /* @__PURE__ */ new Map(), leftOut = [];
  for (let one of read) {
    if (one.leftOut !== void 0 && leftOut.push({ path: one.leftOut.path, reason: one.leftOut.reason }), one.file === void 0)
      continue;
    let earlier = byPath.get(one.file.path), joined = earlier === void 0 ? { file: one.file } : joinTwo(earlier, { ...one, file: one.file });
    byPath.set(one.file.path, { ...one, ...joined }), joined.leftOut !== void 0 && leftOut.push(joined.leftOut);
  }
  return { files: [...byPath.values()].map((one) => one.file), leftOut };
}
function joinTwo(earlier, later) {
  let additions = earlier.file.additions + later.file.additions, deletions = earlier.file.deletions + later.file.deletions;
  if (earlier.leftOut === void 0 && earlier.file.status === "removed" && later.file.status === "added" && earlier.type !== later.type) {
    let binary = earlier.file.binary || later.file.binary;
    return {
      file: {
        ...later.file,
        status: "changed",
        binary,
        additions,
        deletions,
        hunks: [...earlier.file.hunks, ...later.file.hunks]
      }
    };
  }
  return {
    file: { ...later.file, additions, deletions, hunks: [] },
    leftOut: {
      path: later.file.path,
      reason: "the diff changes this file more than once; give one diff between two commits"
    }
  };
}

import { isUtf8 } from "node:buffer";
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
  let named = statusOf2(row.status), status = named === "removed" && row.additions > 0 ? "modified" : named, moved = status === "renamed" || status === "copied", patch = readPatch(row.patch ?? "", recent), file = {
    path: row.filename,
    ...moved && row.previous_filename !== void 0 ? { previousPath: row.previous_filename } : {},
    status,
    binary: isBinary(row),
    additions: row.additions,
    deletions: row.deletions,
    hunks: patch.hunks
  }, pathProblem = findPathProblem(file);
  if (pathProblem !== void 0)
    return { file: { ...file, hunks: [] }, leftOut: { path: file.path, reason: pathProblem } };
  let reason = reasonToLeaveOut(row, patch);
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
function statusOf2(status) {
  return (Object.hasOwn(STATUSES, status) ? STATUSES[status] : void 0) ?? "modified";
}
function isBinary(row) {
  let contentChanged = row.status === "added" || row.status === "modified" || row.status === "removed", empty = row.status !== "modified" && isEmptyBlob(row.sha ?? "");
  return !row.patch && row.additions + row.deletions === 0 && contentChanged && !empty;
}
function readPatch(patch, recent) {
  let bytes = Buffer.from(patch), hunks = [], additions = 0, deletions = 0, at6 = 0;
  for (; at6 < bytes.length; ) {
    let read = readHunk(bytes, at6, recent);
    if (read.kind !== "hunk")
      return { hunks, additions, deletions, complete: false };
    hunks.push(read.hunk), additions += read.additions, deletions += read.deletions, at6 = read.end + 1;
  }
  return { hunks, additions, deletions, complete: true };
}
function reasonToLeaveOut(row, { additions, deletions, complete }) {
  return row.patch ? complete && additions === row.additions && deletions === row.deletions ? void 0 : `GitHub gave ${additions + deletions} of ${row.additions + row.deletions} changed lines of this file` : row.additions + row.deletions > 0 ? "GitHub gave no patch for this file (too large)" : void 0;
}
// src/changes/encoding/decode-text.ts
var MARKS = [
  { encoding: "utf-32le", bytes: [255, 254, 0, 0] },
  { encoding: "utf-32be", bytes: [0, 0, 254, 255] },
  { encoding: "utf-8", bytes: [239, 187, 191] },
  { encoding: "utf-16le", bytes: [255, 254] },
  { encoding: "utf-16be", bytes: [254, 255] }
];
var MAX_CONTROL_SHARE = 0.01;
var MAX_CONTROL_SHARE_IN_CODE = 0.2;
function decodeText(bytes, isCode2) {
  let encoding = detectEncoding(bytes, isCode2), text = encoding === void 0 ? void 0 : decode(bytes, encoding, isCode2)?.replace(/^\uFEFF/, "");
  return encoding === void 0 || text === void 0 || !looksLikeText(text, isCode2) ? void 0 : { text, encoding };
}
function detectEncoding(bytes, isCode2) {
  return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ?? guessWideEncoding(bytes) ?? (isCode2 || isUtf8(bytes) ? "utf-8" : void 0);
}
var SAMPLED_BYTES = 4096;
var MIN_ZERO_SHARE = 0.3;
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
  for (let at6 = place; at6 < bytes.length; at6 += 4)
    zeros += bytes[at6] === 0 ? 1 : 0, all += 1;
  return all === 0 ? 0 : zeros / all;
}
function decode(bytes, encoding, isCode2) {
  if (encoding === "utf-32le" || encoding === "utf-32be")
    return decodeUtf32(bytes, encoding === "utf-32le");
  try {
    return new TextDecoder(encoding, { fatal: !isCode2, ignoreBOM: true }).decode(bytes);
  } catch {
    return;
  }
}
function decodeUtf32(bytes, isLittleEndian) {
  let view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), parts = [];
  for (let at6 = 0; at6 + 4 <= bytes.length; at6 += 4) {
    let unit = view.getUint32(at6, isLittleEndian), isCharacter = unit <= 1114111 && (unit < 55296 || unit > 57343);
    parts.push(isCharacter ? String.fromCodePoint(unit) : "\uFFFD");
  }
  return parts.join("");
}
function looksLikeText(text, isCode2) {
  let odd = 0;
  for (let at6 = 0; at6 < text.length; at6 += 1) {
    let code = text.charCodeAt(at6), isBlank = code >= 9 && code <= 13;
    odd += code < 32 && !isBlank || code === 65533 ? 1 : 0;
  }
  return odd <= Math.max(1, text.length * (isCode2 ? MAX_CONTROL_SHARE_IN_CODE : MAX_CONTROL_SHARE));
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
];
var ENDINGS = /\.(?:apk|app|beam|class|com|crx|deb|dll|dylib|egg|elc|exe|gem|jar|jsc|ko|msi|node|nupkg|o|pyc|pyd|pyo|rpm|scr|so(?:\.\d+)*|vsix|war|wasm|whl|xpi)$/i;
function isProgram(path, bytes) {
  return ENDINGS.test(path) || FIRST_BYTES.some((start) => start.every((byte, index) => bytes?.[index] === byte));
}
var MEDIA = regex2("i")`
  \.(?:
    3gp|aac|ai|avi|avif|bmp|cur|docx?|eot|eps|flac|gif|heic|icns|ico|jpe?g|jxl|m4a|m4v|mkv|mov|mp[34]|odp|ods|odt
    |og[agv]|opus|otf|pdf|png|pptx?|psd|svgz|tga|tiff?|ttc|ttf|wav|weba|webm|webp|wmv|woff2?|xlsx?
  )$
`;
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
    return bytes === void 0 ? void 0 : decodeText(bytes, true)?.text;
  };
}
async function readBinaryText(file, source, readBytes) {
  let isNamedAsCode = languageOf2(file.path) !== void 0, bytes = await readBytes("head", file);
  if (bytes === void 0 && isProgram(file.path, bytes))
    return { ...file, executable: file.executable ?? "program" };
  if (bytes === void 0)
    return isNamedAsCode || !isMedia(file.path) ? { ...file, unreadLines: 1 } : file;
  let isCode2 = isNamedAsCode || startsScript(bytes), after = decodeText(bytes, isCode2);
  if (after === void 0)
    return isCode2 ? { ...file, unreadLines: countLineFeeds2(bytes) + 1 } : withProgram(file, bytes);
  let before = file.status === "added" ? "" : await readBefore(file, readBytes, isCode2);
  return before === after.text && source === "github-files" ? (
    // GitHub shows a file of which only the mode changed like a binary file: modified, without lines.
    { ...file, binary: false, executable: "unknown" }
  ) : withHunks(file, before, after);
}
function withProgram(file, bytes) {
  return file.executable === void 0 && isProgram(file.path, bytes) ? { ...file, executable: "program" } : file;
}
async function readBefore(file, readBytes, isCode2) {
  let bytes = await readBytes("base", file);
  return bytes === void 0 ? "" : decodeText(bytes, isCode2)?.text ?? "";
}
function withHunks(file, before, { text, encoding }) {
  let patch = diffTexts(before, text);
  if (patch === void 0)
    return { ...file, unreadLines: text.split(`
`).length };
  let { path, status } = file, { hunks } = readApiFile({ filename: path, status, additions: 0, deletions: 0, patch }).file;
  return { ...file, binary: false, encoding, hunks, ...countLines(hunks) };
}
function startsScript(bytes) {
  return bytes[0] === 35 && bytes[1] === 33;
}
function countLineFeeds2(bytes) {
  return bytes.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
}

import {
  indexBackticks
} from "./joined-1c6c8fb1.js";
// src/text/shown/inline-code.ts
function writeInlineCode(code) {
  let longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return longest === 0 ? `\`${code}\`` : `${"`".repeat(longest + 1)} ${code} ${"`".repeat(longest + 1)}`;
}
function splitInlineCode(sentence) {
  let next = indexBackticks(sentence), parts = [], start = 0, end = 0;
  for (let { 0: run, index } of sentence.matchAll(/`+/g)) {
    let close = index < end ? void 0 : next(run.length, index + run.length);
    if (close !== void 0) {
      let code = sentence.slice(index + run.length, close);
      parts.push({ kind: "words", text: sentence.slice(start, index) }, { kind: "code", text: withoutPadding(code) }), start = close + run.length, end = start;
    }
  }
  return [...parts, { kind: "words", text: sentence.slice(start) }];
}
function withoutPadding(code) {
  return code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "" ? code.slice(1, -1) : code;
}

// src/guidelines/statements/write-statement.ts
var ENDS_WITH_MARK = /[.:;,!?\u2026\u2013\u2014-]$/;
function writeStatement({ leadIns, text }) {
  return [...leadIns.map((leadIn) => ENDS_WITH_MARK.test(leadIn) ? leadIn : `${leadIn}:`), text].join(" ");
}

import {
  languageOf as languageOf3
} from "./joined-b7fd8cd1.js";
import {
  at as at4
} from "./joined-cc1d52fd.js";
// src/guidelines/language-names.ts
var NAMES = {
  bash: ["shellscript"],
  c: ["c"],
  "c#": ["csharp"],
  "c++": ["cpp"],
  cpp: ["cpp"],
  csharp: ["csharp"],
  css: ["css", "scss", "less"],
  dart: ["dart"],
  dockerfile: ["dockerfile"],
  elixir: ["elixir"],
  go: ["go"],
  golang: ["go"],
  haskell: ["haskell"],
  java: ["java"],
  javascript: ["javascript", "javascriptreact"],
  js: ["javascript", "javascriptreact"],
  jsx: ["javascriptreact", "typescriptreact"],
  kotlin: ["kotlin"],
  lua: ["lua"],
  perl: ["perl"],
  php: ["php"],
  powershell: ["powershell"],
  python: ["python"],
  ruby: ["ruby"],
  rust: ["rust"],
  scala: ["scala"],
  scss: ["scss"],
  shell: ["shellscript"],
  swift: ["swift"],
  ts: ["typescript", "typescriptreact"],
  tsx: ["typescriptreact"],
  typescript: ["typescript", "typescriptreact"],
  yaml: ["yaml"]
};
function languageNamed(word) {
  let name = word.toLowerCase().replace(/\.$/, "");
  return Object.hasOwn(NAMES, name) ? NAMES[name] : void 0;
}
// src/guidelines/statements/code-spans.ts
var FIRST_MARK = 57344;
var PRIVATE_USE = /[\uE000-\uF8FF]/g;
var HAS_MARK = /[\uE000-\uF8FF]/;
function maskCodeSpans(parts) {
  let codes = [];
  return { words: parts.map(({ kind, value }) => kind === "words" ? value.replaceAll(PRIVATE_USE, " ") : (codes.push(value), String.fromCharCode(FIRST_MARK + codes.length - 1))).join(""), codes };
}
function listMaskedCodes(words, codes) {
  return codes.length === 0 || !HAS_MARK.test(words) ? NO_CODES : [...words.matchAll(PRIVATE_USE)].map(([mark]) => at4(codes, mark.charCodeAt(0) - FIRST_MARK));
}
var NO_CODES = [];
function unmaskCodeSpans(words, codes) {
  return codes.length === 0 ? words : words.replaceAll(PRIVATE_USE, (mark) => `\`${at4(codes, mark.charCodeAt(0) - FIRST_MARK)}\``);
}
// src/text/languages/embedded-scripts.ts
var DEFAULTS = {
  astro: "typescript",
  blade: "javascript",
  html: "javascript",
  svelte: "javascript",
  vue: "javascript"
};
function containsScripts(languageId) {
  return languageId !== void 0 && Object.hasOwn(DEFAULTS, languageId);
}
function findScripts(text, languageId) {
  let fallback = DEFAULTS[languageId] ?? "javascript", front = languageId === "astro" ? frontmatterRange(text) : void 0, scripts = front === void 0 ? [] : [{ ...front, language: fallback }];
  MARK.lastIndex = front?.end ?? 0;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    if (mark[0] === "<!--") {
      MARK.lastIndex = endOfComment(text, mark.index);
      continue;
    }
    let name = mark[1]?.toLowerCase() ?? "", start = endOfTag(text, MARK.lastIndex), attributes = text.slice(MARK.lastIndex, start - 1), isEmpty = /\/\s*$/.test(attributes) && languageId !== "html", end = isEmpty ? start : endOfElement(text, start, name);
    if (name.startsWith("t") && (languageId !== "html" || end === text.length)) {
      MARK.lastIndex = start;
      continue;
    }
    if (name === "script" && !isEmpty && end > start) {
      let language = scriptLanguage(attributes, fallback);
      language !== "data" && scripts.push({ start, end, language });
    }
    MARK.lastIndex = Math.max(end, start);
  }
  return scripts;
}
var MARK = /<!--|<(script|style|title|textarea)(?=[\s/>])/gi;
function endOfComment(text, start) {
  let short = /^<!---?>/.exec(text.slice(start, start + 6))?.[0];
  if (short !== void 0)
    return start + short.length;
  let [plain, other] = [text.indexOf("-->", start + 4), text.indexOf("--!>", start + 4)];
  return plain < 0 && other < 0 ? text.length : other >= 0 && (plain < 0 || other < plain) ? other + 4 : plain + 3;
}
function endOfTag(text, from) {
  let quote3 = "";
  for (let at22 = from; at22 < text.length; at22 += 1) {
    let sign = text.charAt(at22);
    if (quote3 !== "")
      quote3 = sign === quote3 ? "" : quote3;
    else {
      if (sign === ">")
        return at22 + 1;
      (sign === '"' || sign === "'") && /=\s*$/.test(text.slice(Math.max(from, at22 - 20), at22)) && (quote3 = sign);
    }
  }
  return text.length;
}
function endOfElement(text, start, name) {
  let end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = start;
  for (let found = end.exec(text); found !== null; found = end.exec(text))
    if (name !== "script" || !isDoublyOpen(text.slice(start, found.index)))
      return found.index;
  return end.lastIndex = start, end.exec(text)?.index ?? text.length;
}
function isDoublyOpen(content) {
  let comment2 = content.lastIndexOf("<!--"), rest = comment2 < 0 ? "" : content.slice(comment2);
  return !rest.includes("-->") && /<script[\s/>]/i.test(rest) && !/<\/script[\s/>]/i.test(rest);
}
function scriptLanguage(attributes, fallback) {
  let language = attributeValue(attributes, "lang");
  if (language !== void 0)
    return LANGUAGES[language.toLowerCase()];
  let type = attributeValue(attributes, "type")?.trim().toLowerCase() ?? "";
  return type === "" || type === "module" || /(?:java|ecma)script/.test(type) ? fallback : /json|^importmap$/.test(type) ? "json" : /typescript/.test(type) ? "typescript" : /^text\/(?:babel|jsx)/.test(type) ? "javascriptreact" : "data";
}
var LANGUAGES = {
  javascript: "javascript",
  js: "javascript",
  jsx: "javascriptreact",
  ts: "typescript",
  tsx: "typescriptreact",
  typescript: "typescript"
};
function attributeValue(attributes, name) {
  let found = new RegExp(
    `(?<![^\\s"'])${name}\\s{0,5}=\\s{0,5}(?:"([^"]{0,100})"|'([^']{0,100})'|([^\\s"'>]{1,100}))`,
    "i"
  ).exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
function frontmatterRange(text) {
  let open = /^\s{0,100}---[^\S\n]*\r?\n?/.exec(text)?.[0];
  if (open === void 0)
    return;
  let end = text.indexOf(`
---`, open.length - 1), range = { start: open.length, end: end < 0 ? text.length : end + 1 };
  return range.end > range.start ? range : void 0;
}
function keepRanges(text, ranges) {
  let kept = [], at22 = 0;
  for (let { start, end } of ranges)
    kept.push(blank(text.slice(at22, start)), text.slice(start, end)), at22 = end;
  return [...kept, blank(text.slice(at22))].join("");
}
function blankRanges(text, ranges) {
  let kept = [], at22 = 0;
  for (let { start, end } of ranges)
    kept.push(text.slice(at22, start), blank(text.slice(start, end))), at22 = end;
  return [...kept, text.slice(at22)].join("");
}
function blank(text) {
  return text.replaceAll(/[^\r\n\u2028\u2029]/g, " ");
}
// src/symbols/imports/read-imports.ts
var MAX_LINE_CHARACTERS2 = 500;
function readImports(path, lines) {
  let readLine2 = READERS[languageOf3(path) ?? ""];
  return readLine2 === void 0 ? [] : lines.filter((line) => line.length <= MAX_LINE_CHARACTERS2).flatMap((line) => readLine2(line));
}
function canHaveImports(language) {
  return containsScripts(language) || language !== void 0 && Object.hasOwn(READERS, language);
}
var readScript = (line) => captures(line, /(?:\bfrom\s{0,9}|\bimport\s{0,9}\(?\s{0,9}|\brequire\s{0,9}\(\s{0,9})(["'])([^"'`]+)\1/g, 2);
var readStyle = (line) => captures(line, /@(?:use|import|forward|require|reference)\s[^"']{0,40}["']([^"']+)["']/g);
var readPython = (line) => {
  let [, from, names = ""] = /^\s*from\s+([\w.]+)\s+import\s+\(?([\w\s,*]*)/.exec(line) ?? [];
  if (from !== void 0) {
    let joint = from.endsWith(".") ? "" : ".";
    return [
      from,
      ...names.split(",").flatMap((name) => captures(name, /^\s*(\w+)/g).map((word) => from + joint + word))
    ];
  }
  let [, modules = ""] = /^\s*import\s+([\w.][\w.,\s]*)$/.exec(line.replace(/#.*$/s, "")) ?? [];
  return modules.split(",").flatMap((module) => captures(module, /^\s*([\w.]+)/g));
};
var readGo = (line) => captures(line, /^\s*(?:import\s+)?(?:[\w.]+\s+)?"([\w./~-]+)"\s*(?:\/\/.*)?$/g);
var readJvm = (line) => captures(line, /^\s*import\s+(?:static\s+)?([\w.]+\*?)/g);
var readCsharp = (line) => captures(line, /^\s*(?:global\s+)?using\s+(?:static\s+|\w+\s*=\s*)?([\w.]+)\s*;/g);
var readRust = (line) => [
  ...captures(line, /^\s*(?:pub(?:\([\w\s:]+\))?\s+)?mod\s+(\w+)\s*;/g).map((name) => `self::${name}`),
  ...captures(line, /^\s*(?:pub(?:\([\w\s:]+\))?\s+)?use\s+((?:crate|self|super)(?:::\w+)*)/g)
];
var readSwift = (line) => captures(
  line,
  /^\s*(?:@\w+\s+)?(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([\w.]+)/g
);
var readPhp = (line) => [
  ...captures(line, /^\s*use\s+(?:function\s+|const\s+)?\\?([\w\\]+)/g),
  ...captures(line, /\b(?:require|include)(?:_once)?\b[^"']{0,40}["']\/?([^"']+)["']/g).map((file) => `./${file}`)
];
var readRuby = (line) => [
  ...captures(line, /^\s*require_relative\s{0,9}\(?\s{0,9}["']([^"']+)["']/g).map((file) => `./${file}`),
  ...captures(line, /^\s*require\s{0,9}\(?\s{0,9}["']([^"']+)["']/g)
];
var readInclude = (line) => captures(line, /^\s*#\s*(?:include|import)\s*["<]([^">]+)[">]/g);
var readDart = (line) => captures(line, /^\s*(?:import|export|part)\s+["']([^"']+)["']/g);
var READERS = {
  astro: readScript,
  c: readInclude,
  cpp: readInclude,
  csharp: readCsharp,
  css: readStyle,
  "cuda-cpp": readInclude,
  dart: readDart,
  go: readGo,
  groovy: readJvm,
  java: readJvm,
  javascript: readScript,
  javascriptreact: readScript,
  kotlin: readJvm,
  less: readStyle,
  "objective-c": readInclude,
  "objective-cpp": readInclude,
  php: readPhp,
  python: readPython,
  ruby: readRuby,
  rust: readRust,
  sass: readStyle,
  scala: readJvm,
  scss: readStyle,
  svelte: readScript,
  swift: readSwift,
  typescript: readScript,
  typescriptreact: readScript,
  vue: readScript
};
function captures(text, pattern, group = 1) {
  return [...text.matchAll(pattern)].flatMap((match) => match[group] ?? []);
}

import {
  readOutline,
  readPlacedSpans,
  listNames,
  positionAt,
  lazily
} from "./joined-1c6c8fb1.js";
import {
  at as at5,
  regex as regex3,
  regexSource as regexSource2
} from "./joined-cc1d52fd.js";
import {
  wordsIn
} from "./joined-b4da4858.js";
// src/text/markdown/markdown.ts
var MAX_BLOCK_CHARACTERS = 4e3;
function readParagraphs(text) {
  let { blocks, labels } = readOutline(text), indices = /* @__PURE__ */ new Map(), paragraphs = [], headings = [], header = [], hasTitle = false, code = [];
  for (let [number, block] of blocks.entries())
    if (block.kind === "heading") {
      let { depth } = block, title = titleOf(text, block.lines, labels);
      headings = addHeading(headings, { depth, title, ...hasTitle && depth === 1 ? { isSection: true } : {} }), hasTitle ||= depth === 1, code = [];
    } else if (block.kind === "head")
      header = block.cells.map((cell) => titleOf(text, [cell], labels));
    else if (block.kind === "code")
      code.push(readCodeBlock(text, block.range));
    else if (block.kind === "paragraph" || block.kind === "row") {
      indices.set(number, paragraphs.length);
      let leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      code = [], paragraphs.push({ kind: block.kind, ...wordsOf(text, block, header, labels), headings, leads, blocks: code });
    }
  return paragraphs;
}
var OPENING_FENCE = /^(?:`{3,}|~{3,})[ \t]*(?<language>[^\s`{]*)[^\n]*(?:\n|$)/;
var CLOSING_FENCE = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;
function readCodeBlock(text, { start, end }) {
  let written = text.slice(start, Math.min(end, start + MAX_BLOCK_CHARACTERS)), opening = OPENING_FENCE.exec(written), lines = written.slice(opening?.[0].length ?? 0).replace(opening === null ? /$/ : CLOSING_FENCE, "").split(/\r?\n/), indent = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length).reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER), language = opening?.groups?.language ?? "";
  return {
    language: language === "" ? void 0 : language,
    code: lines.map((line) => line.slice(indent)).join(`
`)
  };
}
function addHeading(headings, heading) {
  return [...headings.filter(({ depth }) => depth < heading.depth), heading];
}
function titleOf(text, lines, labels) {
  return joinLines(text, lines, labels).map(({ value }) => value).join("");
}
function wordsOf(text, block, header, labels) {
  if (block.kind === "paragraph")
    return { inlines: joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels) };
  let cells = block.cells.map((cell) => joinLines(text, [cell], labels).map(inCell));
  return {
    inlines: joinCells(cells),
    cells: cells.map((inlines, index) => ({ header: header[index] ?? "", inlines }))
  };
}
function withoutCheckbox(text, [first, ...rest]) {
  if (first === void 0)
    return [];
  let checkbox = /^\[[ x]\][ \t]+(?=\S)/i.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  return [{ start: first.start + checkbox, end: first.end }, ...rest];
}
function joinLines(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).filter(isShown);
}
function isShown(span) {
  return span.kind !== "comment";
}
function joinCells(cells) {
  let end;
  return cells.flatMap((cell) => {
    let [first] = cell;
    if (first === void 0)
      return [];
    let bar = end === void 0 ? [] : [{ kind: "words", value: " | ", start: end, end: first.start }];
    return end = cell.at(-1)?.end, [...bar, ...cell];
  });
}
function inCell(inline) {
  return inline.kind === "code" ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, "|") } : inline;
}
// src/guidelines/statements/polarity.ts
function plainWords(text) {
  if (text === "")
    return text;
  let words = text.toLowerCase().replaceAll("\u2019", "'");
  return (UNEVEN.test(words) ? words.replaceAll(/\s+/g, " ") : words).trim();
}
var UNEVEN = /[^\S ]| {2}/;
var WHO = "(?:please |you |we |all code |code )?";
var FORMS2 = [
  { polarity: "required", asks: "action", words: form("(?:don't|do not|never) forget to") },
  {
    polarity: "forbidden",
    asks: "action",
    words: form(
      "(?:must not|mustn't|must never|should not|shouldn't|should never|shall not|may not|cannot|can't|do not|don't|never|not|refrain from)(?: ever)?"
    )
  },
  { polarity: "forbidden", asks: "thing", words: form("(?:always |should |must )?avoid") },
  {
    polarity: "forbidden",
    asks: "thing",
    words: form(
      "no(?= (?!longer|need|matter|one|other|more|less|fewer|later|sooner|such|problem))(?!.* (?:needed|required|necessary)$)"
    )
  },
  { polarity: "required", asks: "thing", words: form("(?:always |should |must )?(?:prefer|favou?r)(?: to(?= ))?") },
  {
    polarity: "required",
    asks: "action",
    words: form(
      "(?:must always|should always|shall|must|should|always|do|ensure to|make sure to|be sure to|remember to)"
    )
  }
];
function form(words) {
  return new RegExp(`^${WHO}${words}(?![\\w'-])[ ,:]*`);
}
var ANY_FORM = new RegExp(FORMS2.map(({ words }) => words.source).join("|"));
function readDirective(words) {
  if (ANY_FORM.test(words))
    for (let { polarity, asks, words: expression } of FORMS2) {
      let head = expression.exec(words)?.[0];
      if (head !== void 0)
        return { polarity, asks, rest: words.slice(head.length) };
    }
}
var ONLY_USES = regex3()`
  ^(?:(?:to )?(?:use|using|do|doing)\b ?)?(?:
    (?:(?:any of )?the following|these|this)(?: (?:practices?|patterns?|things?|rules?|anti-patterns?|instead))?
  )?$
`;
function isBareDirective(leadIn) {
  return leadInPolarity(leadIn) !== void 0;
}
var MAX_LEAD_IN_CHARACTERS = 100;
function leadInPolarity(leadIn) {
  if (leadIn.length > MAX_LEAD_IN_CHARACTERS)
    return;
  let plain = plainWords(leadIn), words = BETWEEN_LETTERS.test(plain) ? plain : plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ""), directive = readDirective(words);
  return directive !== void 0 ? ONLY_USES.test(directive.rest) ? directive.polarity : void 0 : FORBIDDING_TITLE.test(words) ? "forbidden" : words !== "" && ONLY_USES.test(words) ? "required" : void 0;
}
var BETWEEN_LETTERS = /^[a-z](?:.*[a-z])?$/s;
var FORBIDDING_TITLE = regex3()`
  ^(?:things |patterns |practices |what )?(?:
    to avoid|not to do|not to use|don'ts|forbidden|prohibited|banned|disallowed|not allowed|anti-?patterns?
    |bad practices
  )(?:[ ](?:
    patterns?|practices?|things|apis?|to avoid|packages?|libraries|dependencies|imports?|functions?|methods?|types?
    |keywords?|syntax|constructs?|features|modules?
  ))?$
`;
// src/guidelines/statements/directs.ts
function isDirecting({ parts, headings, leadIns }) {
  let words = readWords(parts);
  return readDirective(words) !== void 0 || DIRECTING.test(words) || leadIns.some(introducesRules) || ONLY_CODE.test(words) && leadIns.length === 0 && isUnderBan(headings) || !NAMES_CODE.test(words) && (beginsWithImperative(words) || leadIns.some((leadIn) => beginsWithImperative(plainWords(leadIn))) || isUnderRules(headings) && !words.endsWith(":"));
}
var CODE = "\uFFFC";
var BEFORE_WORDS = new RegExp(String.raw`^[^\p{L}\p{N}"'${CODE}]+`, "u");
function readWords(parts) {
  let text = parts.map(({ kind, value }) => kind === "code" ? CODE : value).join("");
  return plainWords(text).replace(BEFORE_WORDS, "");
}
var DIRECTING = regex3("u")`
  (?<![\p{L}\p{N}-])(?:
    must|shall|should|never|always|avoid(?:ed)?|prefer(?:red|ably)?|favou?r(?:ed)?|refrain|ensure|make sure|be sure|remember
    |don'ts?|do not|mustn't|shouldn't|cannot|can't|may not|not allowed|may only|disallowed|no longer
    |(?:is|are)[ ]
      (?:required|mandatory|forbidden|prohibited|banned|expected|named|written|placed|prefixed|suffixed|documented)
    |needs? to|has to|have to|instead of|rather than|at (?:least|most)|at all times|whenever|mandatory|forbidden|prohibited
    |not (?:use|rely|add|call|import|commit|throw|catch|log)
    |belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)|^new [a-z -]{2,30} (?:go|goes) to
    |(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies)[ ]
      (?:require|need)s?(?! no )
  )(?![\p{L}\p{N}-])
  |^(?:all|every|each|no|only|any|max|maximum)[ ]
  |(?:^|[ :])(?:
    javadoc|xml (?:doc|documentation) comments?|docstrings?|jsdoc|type hints?|type annotations|doc comments?|return types
  ) (?:on|for) (?:all|every|each|any|public|exported)[ ]
  | required$
  |^(?:
    (?:python|typescript|javascript|java|kotlin|go|rust|c#|c\+\+|php|ruby|swift|css|sql|react|vue|html|shell|bash)(?: code)?
    |tests?|imports?|exports?|types?|code(?: style)?|style|styling|naming|errors?|error handling|logging|comments?
    |components?|formatting
  ): [^.:;]{0,60}?\bno (?!longer\b|need\b|changes?\b|extra\b)[a-z\u{FFFC}]
`;
var VERBS = setOf(
  `accept add adhere adopt annotate apply ask assert assign assume avoid batch be begin break bring bump call cancel
  capitalize catch check choose clamp clarify clean close combine commit compare compose configure confirm consider consult convert coordinate copy
  create declare define delete demonstrate deploy deprecate derive describe disable discard dispose distribute do download drop edit eliminate embed
  emphasize employ enforce enable encapsulate encrypt escape examine exclude execute explain expose extend extract fail fetch find fix follow
  generate get give go group guard guide hash help hide hoist identify ignore implement import include incorporate indent inherit
  initialize inject insert install instantiate invoke isolate justify keep launch leave let leverage lint load localize look
  maintain make mark maximize measure memoize mention migrate minimize mirror mock modify move narrow normalize note obtain
  omit open optimize organize override parametrize parameterize parse pass perform pick pin populate practice preserve prevent
  process prefix produce propagate protect provide publish pull push put quote raise re-run read recommend reduce refactor refer
  register reject rely remove rename render reorder repeat replace rerun resolve respect restrict retry return reuse revert review
  rewrite run sanitize save scan see select send separate serialize serve set share show simplify skip sort specify split start
  stay stick stop store strip strive submit suffix surround suppress synchronize tag take tell throw transform treat trim try turn
  understand update upgrade use utilize validate verify wait warn watch work wrap write`
);
var NOUNS_TOO = setOf(
  `abstract access align alert archive bind block build cache change chain comment cover debug design
  document encode end exit export filter flag force format handle inline limit link list log map match monitor name nest order
  pair place plan prefix profile query rate record report request require schedule scope secure shield state structure style support
  surface target test trace track type value version`
);
var AFTER_VERB = regex3("u")`
  ^(?:
    ${CODE}
    |(?:
      a|an|the|all|any|both|each|every|everything|your|our|their|its|it|new|only|with|in|at|on|before|after|them
      |these|those|this|that|constants?|functions?|methods?|variables?|classes|types|files|tests|errors|modules
      |components|test|source|public|private|imports?|exports?|shared|related|exported|interfaces?|boolean|event
      |custom|hooks|constants
    )\b
  )
`;
var CLAUSE_START = /(?:^|[:;,.\u2013\u2014]| -|\bthen\b|\bplease\b) ?(?:please |then |also |just |either |instead |[a-z]+ly )?/gu;
function beginsWithImperative(words) {
  for (let { index, 0: found } of words.matchAll(CLAUSE_START)) {
    let rest = words.slice(index + found.length), verb = /^[a-z-]+/.exec(rest)?.[0] ?? "", next = rest.slice(verb.length).trimStart();
    if (VERBS.has(verb) && isVerbHere(index, next) || NOUNS_TOO.has(verb) && AFTER_VERB.test(next))
      return true;
  }
  return false;
}
function isVerbHere(index, next) {
  return !/^(?:of|for)\b/.test(next) && (index === 0 || !/^(?:,|and\b|or\b|$)/.test(next));
}
function introducesRules(leadIn) {
  let words = plainWords(leadIn);
  return leadInPolarity(leadIn) !== void 0 || isRulesTitle(leadIn) || DIRECTING.test(words) && !describesAll(words);
}
function describesAll(words) {
  return DESCRIBES_ALL.test(words) && !DIRECTING.test(words.replace(/^[a-z]+ /, ""));
}
var DESCRIBES_ALL = regex3("u")`
  ^(?:
    (?:every|each|any) (?:time|(?:[a-z-]+ ){1,4}?[a-z-]+[^s'’\W]s)
    |all (?:[\w-]+ ){1,5}?(?:is|are|was|live|lives|use|uses|has|have|share|shares|follow|get|come|contain|can)
  )(?![\w'’-])(?! (?:required|expected|named|written|placed|prefixed|suffixed|documented|to )\b)
`;
function isUnderRules(headings) {
  return (headings.length > 1 ? headings.slice(1) : headings).some(({ title }) => isRulesTitle(title) || leadInPolarity(title) !== void 0);
}
function isUnderBan(headings) {
  let title = headings.at(-1)?.title ?? "";
  return leadInPolarity(title) === "forbidden" && !/anti-?patterns?|bad practices/i.test(title);
}
function isRulesTitle(title) {
  return RULES_TITLE.test(plainWords(title));
}
var RULES_TITLE = regex3()`
  \b(?:
    rules?|conventions?|standards?|guidelines?|principles|styles?|best practices?|practices|naming|formatting
    |indentation|requirements?|do'?s|don'?ts|anti-?patterns?|checklist|constraints?|restrictions?|prohibited
    |forbidden|musts?|pitfalls|policy|policies
  )\b
`;
var NAMES_CODE = new RegExp(
  String.raw`^${CODE}(?:(?: ?\/ ?|, | and | or |, and )${CODE})*(?: \([^)]*\))?(?::| -| –| —|$)|^[a-z]+(?:_[a-z0-9]+)+(?::| -| –| —) `,
  "u"
);
var ONLY_CODE = new RegExp(String.raw`^${CODE}(?:(?: ?\/ ?|, | and | or |, and |, or )${CODE})*(?: [-–—(].*)?$`, "u");
var ENGLISH = setOf("the and for with is are be this that not from when if or to of it as by on all use do");
var LEAST_ENGLISH = 0.1;
var LEAST_WORDS = 12;
var MOST_OTHER_LETTERS = 0.05;
var MOST_CHARACTERS = 2e4;
function isEnglish(text) {
  let beginning = text.slice(0, MOST_CHARACTERS), words = beginning.toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [], letters = words.reduce((sum, word) => sum + word.length, 0), other = (beginning.match(new RegExp("(?![a-z])\\p{L}", "giu")) ?? []).length, english = words.filter((word) => ENGLISH.has(word)).length;
  return words.length >= LEAST_WORDS && english >= words.length * LEAST_ENGLISH && other <= letters * MOST_OTHER_LETTERS;
}
function setOf(words) {
  return new Set(words.split(/\s+/));
}
// src/guidelines/statements/role-words.ts
var CODE2 = "\uFFFC";
var wordsOf2 = (words) => words.trim().split(/\s+/).join("|");
var anyOf = (words) => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`;
var STRONG = new RegExp(
  anyOf(
    regexSource2`
      must|shall|should|never|always|avoid|prefer(?:red|ably)?|refrain|ensure|make sure|be sure|remember|don't|do not
      |mustn't|shouldn't|may only|not allowed|disallowed|forbidden|prohibited|mandatory|required to|needs? to|has to|have to
      |banned|(?:is|are) (?:required|expected|named|prefixed|suffixed|documented)
      |belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)
      |(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies)[ ]
        (?:require|need)s?
    `
  ) + "|^(?:all|every|no|only|any) ",
  "u"
);
var THIRD_PERSON = regex3("gu")`
  (?:
    (?:never|always) (?:(?!(?:use|pass|access|process|address|focus|discuss|suppress|express|less)\b)[a-z]+s)
    |(?:is|are|was|were|gets?) (?:never|always) (?:the|a|[a-z]+ed|taken|sent|run|set|kept)
    |(?:never|always) (?:the|a|on|true|false|returned)
    |(?:don't|do not) (?:need|apply|have|require|matter|trigger|affect|exist|support)
  )(?![\p{L}])
`;
var COMMAND = regex3()`
  ^(?:
    \$ |\.\/|\/[a-z][\w:-]+(?: |$)
    |(?:
      bash|sh|pwsh|mise|claude|npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|task|cargo|go|dotnet|python3?|pip|uv
      |uvx|poetry|pytest|tox|nox|git|gh|docker|mvn|gradlew?|bundle|rake|composer|php|swift|mix|cd|curl|bazel|nx
      |turbo
    )(?: |$)
  )
`;
function isUnder(headings, expression) {
  let own = headings.at(-1);
  return own !== void 0 && expression.test(plainWords(own.title));
}
var RULE_ON_CHANGE = new RegExp(
  [
    regexSource2`
      (?:
        commit(?: message)?s?|(?:commit |pr |pull request )?(?:titles?|subjects?|headers?|subject lines?)
        |branch(?:es| names?)?
      )\b.{0,60}(?<![\p{L}])(?:
        start|begin|prefix|format|imperative|characters|chars|lower ?case|upper ?case|capitali[sz]e|named|pattern
        |conventional|semantic|end with|period|tense
      )
    `,
    String.raw`(?:conventional|semantic) (?:commits?|pr titles?)`,
    String.raw`^(?:never|don't|do not|must not|avoid) commit(?:ting)? (?!directly|to |on |unless|without|until|anything|changes|or push)`
  ].join("|"),
  "u"
);
// src/guidelines/statements/is-process.ts
function isProcess({ parts, headings, leadIns }) {
  let words = withoutExplanation(readWords(parts));
  if (RULE_ON_CHANGE.test(words) || isContrast(parts, words))
    return false;
  let orders = listOrders(words), above = leadIns.map((leadIn) => plainWords(leadIn)).filter((leadIn) => !ANNOUNCES.test(leadIn));
  return orders.some((order) => WORK_ORDER.test(order)) || orders.some((order) => COMMAND_VERB.test(order)) && parts.some(({ kind, value }) => kind === "code" && COMMAND.test(value)) || WORK_MOMENT.test(words) || WORK_WORDS.test(words) || AGENTS_WORK.test(words) || above.some(
    (leadIn) => WORK_MOMENT.test(leadIn) || WORK_WORDS.test(leadIn) || WORK_LEAD_IN.test(leadIn) || listOrders(leadIn).some((order) => WORK_ORDER.test(order))
  ) || isUnder(headings, WORK_HEADING) && !isUnder(headings, RULES_OF_CODE);
}
function withoutExplanation(words) {
  let main = words.replaceAll(/ ?\([^()]*\)/g, "").split(/ (?:[-\u2013\u2014]|because) |(?:[;,.] ?| )see [^,;.]*$/u)[0] ?? "";
  return main.length < LEAST_MAIN_CHARACTERS ? words : main;
}
var LEAST_MAIN_CHARACTERS = 12;
var MAX_CONTRAST_CHARACTERS = 300;
function isContrast(parts, words) {
  return CONTRAST.test(words.slice(0, MAX_CONTRAST_CHARACTERS)) && parts.some(({ kind, value }) => kind === "code" && COMMAND.test(value));
}
var CONTRAST = new RegExp(
  String.raw`^(?:always |only )?use [^.;]*?${CODE2}[^.;]*(?:, not|, never|instead of|rather than| over )`,
  "u"
);
function listOrders(words) {
  return words.split(/(?<=[:;,\u2013\u2014]) | - |\. |\bthen /u).map((part) => part.trim().replace(/^(?:and|or|then|also|please|always|just|explicitly|first) /, "")).map((part) => readDirective(part)?.rest ?? part);
}
var WORK_ORDER = new RegExp(
  String.raw`^(?:${[
    regexSource2`
      ask|rerun|re-run|inspect|consult|investigate|reproduce|clarify|discuss|propose|claim|think|plan|iterate|confirm
      |coordinate|rebase|squash|merge|commit|push|stage|stash|cherry-pick|tell|summari[sz]e|respond|answer|reply
      |assume|communicate|start implementation|brainstorm|study|loop|re-read|reread|skim|suggest|wait for|repeat
      |simplify|load|review|explore|understand|bump|disclose|cite|mention|inform|notify
    `,
    regexSource2`
      (?:run|execute|use|invoke|launch|start|stop|try)[ ]
        (?:the |all |only |full |any |a |an |your |targeted |relevant |narrow(?:est)? |existing |specific )*(?:
          tests?|test suite|suite|unit tests|linters?|lint|linting|formatters?|build|builds|checks?|type ?checks?
          |validation|verification|scripts?|skills?|tools?|agents?|subagents?|task|server|dev server|app|command
          |commands|pre-commit|hooks?|judgment|judgement|plan mode|mcp
        )(?![\p{L}-])
    `,
    String.raw`read(?= )(?!.*(?<![\p{L}])from(?![\p{L}]))`,
    regexSource2`
      (?:open|see|check|look at|look for|look up|refer to|review|follow|find|search|scan|verify|examine) (?:
        the |all |any |a |an |your |our |its |for |relevant |existing |current |related |nearby |similar |linked |
        official[ ]
      )*(?:
        docs?|documentation|readme|guides?|guidance|instructions?|files?|section|skills?|code ?base|code
        |implementations?|patterns|tests?|usages?|call sites|callers|history|logs?|output|errors?|issues?|prs?
        |pull requests?|changes|diff|plan|work|results?|${CODE2}\.?$|${CODE2} (?:for|before|when|first|to)
      )(?![\p{L}-])
    `,
    regexSource2`
      (?:open|create|submit|file|close|update|link|reference|mention|post|draft|write)[ ]
        (?:the |all |any |a |an |your |new |one |draft |every )*(?:
          issues?|prs?|pull requests?|branch(?:es)?|commits?|commit messages?|tickets?|release|releases|plan
          |worktrees?|summary|feature branch|changes
        )(?![\p{L}-])
    `,
    regexSource2`
      (?:keep|make|be|stay) (?:your |the |all )?(?:
        responses?|answers?|replies|concise|prs?|pull requests?|commits?|diffs?|changes|edits|focused|brief|honest
        |proactive|going|patient|surgical|careful
      )(?![\p{L}-])
    `,
    regexSource2`
      (?:fix|resolve|address) (?:the |all |any |every |your |compilation |lint |type |test |remaining )*
        (?:failing|failures?|errors?|issues?|warnings?|problems?|lint|comments?|feedback|findings?|actionable|bugs?)
        (?![\p{L}-])
    `,
    regexSource2`
      (?:install|set up|setup|clone|activate|download) (?:the |all |any )*
        (?:dependencies|packages|repo|repository|environment|tools|${CODE2})(?![\p{L}-])
    `,
    regexSource2`
      (?:verify|check|validate|ensure|make sure|confirm) (?:that |the |all |your )*(?:
        everything|tests?|build|builds|changes?|work|existing tests|code compiles|it (?:works|compiles|builds)|ci
        |no (?:errors|regressions)
      )(?![\p{L}-])
    `
  ].join("|")})(?![\p{L}-])`,
  "u"
);
var COMMAND_VERB = /^(?:run|execute|use|try|start|build|test|check|verify|invoke|call|format|lint|install|validate|regenerate|generate)(?![\p{L}-])/u;
var WORK_MOMENT = new RegExp(
  String.raw`(?:^|[ :;,(])(?:${[
    regexSource2`
      (?:before|after|when|once|while|prior to|without first) (?:you(?:'re| are)? )?
        (?:any |each |every |first |final )*(?:
          commit|submit|merg|push|open(?:ing)? (?:a |an )?(?:pr|pull)|div(?:e|ing)
          |creat(?:e|ing) (?:a |an )?(?:pr|pull)|finish|finaliz|complet|claiming|declaring
          |start(?:ing)? (?:work|any|a task|implement)|editing|implementing|investigating|debugging|reviewing
          |responding|making (?:any |code )*changes|handing|handoff|done|asked|unsure|uncertain|in doubt|stuck
          |touching|planning|proposing|asking|reporting
        )
    `,
    regexSource2`
      if (?:you(?:'re| are)? )?(?:
        unsure|uncertain|in doubt|stuck|not sure|asked|the user|a test fails|tests fail|unclear|confused|blocked
        |you cannot|you need
      )
    `,
    "when in doubt|if in doubt|in the same pr|in a separate (?:pr|commit)|by default, ask",
    "unless (?:explicitly )?(?:asked|requested|instructed|told)(?=$).{0,0}"
  ].join("|")})`,
  "u"
);
var WORK_WORDS = new RegExp(
  anyOf(
    regexSource2`
      (?:
        pull requests?|prs?|pr descriptions?|commit messages?|worktrees?|git (?:commit|push|rebase|history|add|stash)
        |co-authored-by|(?<!address )(?<!address the )reviewers?|maintainers?|code reviews?|the user(?:'s request)?
        |your (?:task|response|answer|changes|work|plan|knowledge)|the conversation|ci (?:pass|passes|is green)
        |release notes?|this session|dev server|(?:this|the|a|${CODE2}) skill|context window|lsp
        |running (?:the |all |only )*(?:tests?|test suites?|linters?|builds?)|unrelated|changesets?|subagents?
        |human approval|user approval|feature branch|main branch|force[- ]push
        |without (?:explicit |prior |express |written |human |user |the user's |your |my )*
          (?:approval|permission|instructions?|confirmation|consent|authorization)
        |all commands|contributions?|autonomous agents?|an llm|ai[a-z -]{0,24} polic(?:y|ies)
      )
    `
  ),
  "u"
);
var AGENTS_WORK = regex3("u")`
  ^(?:the |all |every |each )?(?:(?:ai |coding |automated )?(?:sub-?)?agents?|copilot|claude)[ ]
    (?:must|should|shall|may|never|always|must never|should never) (?:not |never |always )*(?:
      follow|prefer|use|read|ask|run|check|aim|respond|answer|stop|wait|verify|start|call|treat|report|explain
      |propose|work|delegate|self-|edit|commit|push|open|search|load|invoke|assume|guess
    )
`;
var ANNOUNCES = regex3("u")`
  \b(?:follow|meet|observe|respect|comply with|adhere to)[ ]
    (?:(?:the|these|those|our|all|following|coding|code|project) )*
    (?:rules|standards|guidelines|conventions|principles|requirements|practices)$
`;
var WORK_LEAD_IN = regex3()`
  \b(?:
    steps?|workflow|to run|to build|to test|before (?:opening|merging|submitting|committing|making)|final check
    |when (?:editing existing|making changes)|following (?:order|commands)|typically includes
  )\b
`;
var WORK_HEADING = regex3()`
  \b(?:
    workflow|pull requests?|prs?|commits?|committing|git|branches|branching|communication|running
    |build(?:ing)?(?: and test(?:ing)?)?|setup|set up|releas(?:es?|ing)
    |before (?:editing|you|committing|submitting|starting)|planning|final review|verification|validation|debugging
    |troubleshooting|operating model|disclosure|task completion|(?:final|completion) checklist|example plan|think
    |surgical|goal|simplicity|quality gates?|development (?:process|commands|loop)|skills?|tools?
    |working (?:with|agreements?|style)|how to work|mindset|response|handoff|definition of done|pre-commit
  )\b
`;
var RULES_OF_CODE = /\b(?:style|code (?:rules|conventions|standards|guidelines)|naming|coding|conventions?|format(?:ting)?|messages?|names?)\b/;
// src/guidelines/statements/is-description.ts
var MAX_LEAD_IN_CHARACTERS2 = 120;
function isDescription({ parts, headings, leadIns }) {
  let words = readWords(parts), claim = words.replaceAll(THIRD_PERSON, "");
  if (isLabelledCommand(parts, words) || POINTS_ELSEWHERE.test(words) || parts.some(({ kind }) => kind === "words") && ONLY_POINTS.test(wholeText(parts)) || isTitle(parts, words))
    return true;
  if (STRONG.test(claim) || leadIns.map(plainWords).some((leadIn) => leadIn.length <= MAX_LEAD_IN_CHARACTERS2 && STRONG.test(leadIn) && !describesAll(leadIn)))
    return false;
  if (isUnder(headings, GUIDE_HEADING) || DEFINES.test(words) || NAMES_TOOL.test(words) || isInBrackets(parts))
    return true;
  let isOnlyClaim = STRONG.test(words);
  return readDirective(claim) !== void 0 || BEGINS_WITH_ORDER.test(words) || LIMITS.test(words) ? false : isOnlyClaim || EXPLAINS.test(words) || CODE_DOES.test(words) || ROW_OF_CODE.test(words) || (DESCRIBES.test(words) || MANY_DO.test(words) && !RULE_ON_CHANGE.test(words)) && !isUnder(headings, RULES_HEADING) || isUnder(headings, TOUR_HEADING);
}
function isLabelledCommand(parts, words) {
  let code = parts.find(({ kind }) => kind === "code")?.value ?? "";
  return COMMAND.test(code) && !STRONG.test(words) && LABELLED_CODE.test(words);
}
var LABELLED_CODE = new RegExp(
  String.raw`^(?:[^:.${CODE2}]{2,60}(?::| [-–—|]) ?${CODE2}|${CODE2}(?::| [-–—|]| \())`,
  "u"
);
function isTitle(parts, words) {
  let [only, ...others] = parts;
  return others.length === 0 && TITLE.test((only?.value ?? "").trim()) && !BEGINS_WITH_ORDER.test(words);
}
var TITLE = regex3()`
  ^(?:[A-Z][\w/-]*(?: (?:&|and|of|for|in))? ){0,3}
    (?:Guidelines?|Conventions?|Standards?|Rules|Requirements|Principles|Practices|Considerations|Checklist)$
`;
var POINTS_ELSEWHERE = regex3("u")`
  ^(?:
    see|full guidance|for (?:more )?(?:details?|information|examples?)|for [^.;:]{3,100}, (?:see|refer to|consult)
    |for [^.;:]{3,100} [—–-] [^.;:]{3,200} [—–-] see
    |(?:full |further |more |additional )?(?:detail(?:s|ed [a-z]+)|instructions|documentation|reference)[ ]
      (?:is|are|lives?|can be found) (?:in|at|under)
  )\b(?!.*\b(?:before|must|never)\b)
`;
var ONLY_POINTS = /^(?:[^:]{2,60}: )?https?:\/\/\S+$|^(?:@\S+ ?)+$|^\{\{[^{}]*\}\}$|^last updated\b/iu;
var EXPLAINS = /^(?:note|rationale|reason|principle|impact|(?:canonical )?source|details?|references?|purpose|use cases?|result|examples?|status|why)(?: [a-z]+)?: /u;
var ORDERS = wordsOf2(`
    accept add adhere adopt annotate apply ask assert assign begin break bring call capitalize catch check choose clarify
    clean close combine commit compose configure confirm consider consult convert copy create declare define delete derive
    describe disable dispose document download drop edit eliminate employ enable encapsulate enforce escape exclude export
    expose extend extract favor favour find fix flag follow format generate give group guard handle hide ignore implement
    import include indent inject initialize inline inspect install keep leave let limit list load log look mark match
    maintain minimize mirror mock move name omit open order organize override parse pass perform pin place prefix preserve propagate
    provide put raise read reduce refactor refer register reject rely remove rename render reorder replace report resolve
    respect restrict return reuse review run sanitize separate set share show skip sort specify split start state stay
    stick stop store strip structure suffix suppress surround tag take test throw treat trim try type understand update use
    validate verify wrap write
`);
var BEGINS_WITH_ORDER = regex3("u")`
  (?:
    ^|[;.] |^[^:${CODE2}.]{2,60}:[ ]
    |^(?:if|when|before|after|for|in|on|to|once|while|where|with) [^,.;]{1,150},[ ]
  )(?:(?:please|just|only|also|then|instead|[a-z]+ly) )*(?:${ORDERS})(?![\p{L}:])
`;
var CODE_DOES = regex3("u")`
  ^(?:[^:.${CODE2}]{2,40}: )?(?:the |each |this )?(?:[a-z]+(?:'s)? ){0,2}?${CODE2}(?: \([^)]*\))?
    (?: (?:and|or|\/) ${CODE2})?(?:
      [ ](?:
        modules?|class|function|method|package|command|script|job|flag|hook|helper|folder|directory|file|component
        |service|trigger|workflow|option|plugin
      )
    )? (?!(?:uses|follows|has|means|needs|requires|comes|goes|belongs|lives)\b)[a-z]{2,}[a-rt-z]s (?:
      the|a|an|all|every|any|each|its|on|from|to|in|into|over|how|what|by|with|and|as|that|only|both|through|via
      |${CODE2}
    )(?![\p{L}-])
`;
var NAMES_TOOL = regex3("u")`
  ^(?:
    formatting|formatter|testing|tests?|test(?:ing)? framework|test runner|linting|linter|type checking
    |type checker|compatibility|frameworks?|languages?|runtime|build(?: tool| system)?|bundler|package manager
    |ci(?:\/cd)?|database|orm|state management|styling|ui(?: library| framework)?|platforms?|deployment|hosting
    |auth(?:entication)?|license|tooling|target|mocking|backend|frontend|api|validation|monitoring|logging|editor
    |node(?:\.js)?|python|java|php|go|rust
  ): (?!
    .*, no[ ]|(?:
      use|never|no|always|prefer|avoid|do|all|only|write|run|keep|add|each|every|must|should|single|double|tabs?
      |spaces?|max|required|when|if|for
    )\b
  )(?:[\p{L}\p{N}.+#/>=≥-]+,? ?(?:\([^()]*\) ?)?){1,6}$
`;
var MANY_DO = regex3("u")`
  ^(?!(?:all|every|always|names|files|branches|functions|methods|types|classes|constants|variables|interfaces) )
    (?:[a-z'-]+ ){0,4}[a-z-]+[a-rt-z]s (?:
      use|contain|provide|run|handle|manage|live|hold|return|support|expose|implement|consist|store|own|register
      |resolve|call|read|write|get|take|come|apply|receive|consume|depend|map|operate|help|wrap|delegate
      |communicate|inherit|describe|represent
    ) (?![^.;]*\bonly\b)
`;
var ROW_OF_CODE = new RegExp(String.raw`^${CODE2}(?:(?:,| ?\/| or| and)? ?${CODE2})* \|(?!.*\|.*${CODE2})`, "u");
var DESCRIBES = regex3("u")`
  ^[^.;:]{0,80}?(?<![\p{L}])(?:
    is|are|was|were|has|contains|provides|runs|uses|handles|manages|lives?|holds|returns|supports|exposes
    |implements|consists?|stores|owns|registers|resolves|works|calls|reads|writes|gets|takes|does|comes|applies
  )(?![\p{L}-])
`;
var DEFINES = regex3("u")`
  ^(?:${CODE2}|this(?: [a-z]+){0,2}|it|they|these|there|its [a-z]+) (?:is|are|was|intentionally|deliberately)[ ]
    (?:a|an|the|not|especially|[a-z]+ly|prefers?|uses?)(?![\p{L}])
`;
function wholeText(parts) {
  return parts.map(({ value }) => value).join("");
}
function isInBrackets(parts) {
  let text = wholeText(parts);
  return text.startsWith("(") && /\)[.!]?$/.test(text);
}
var LIMITS = regex3()`
  ^[a-z ]{3,60} (?:is|are|has|have|stays?|takes?) (?:at most|no more than|no longer than|a maximum of|limited to|under|below)
    [ ]\d+ (?:lines?|characters?|chars|columns?|parameters?|arguments?|levels?|words?)\b
`;
var GUIDE_HEADING = /\b(?:entry points|repository map|project map|message flow|key features|repository structure|project structure)\b/;
var RULES_HEADING = regex3()`
  \b(?:
    rules?|conventions?|standards?|guidelines?|principles|styles?|practices|naming|formatting|requirements?|do'?s
    |don'?ts|anti-?patterns?|checklist|constraints?|prohibited|forbidden|policy|policies
  )\b
`;
var TOUR_HEADING = regex3()`
  \b(?:
    overview|architecture|structure|layout|map|tech(?:nology)? stack|features?|how it works
    |key (?:files|components|entry points|concepts|directories)|directories|components|about|background
    |introduction|commands|dependencies
  )\b
`;
// src/guidelines/statements/classify.ts
function classifyStatement(statement) {
  return NAMES_OF_CHANGES.test(readWords(statement.parts)) ? "rule" : isAskedByReader(readWords(statement.parts)) || !isRuledOut(statement) && (!isDirecting(statement) || isDescription(statement)) ? "background" : isProcess(statement) ? "process" : isIntroduction(statement) ? "background" : "rule";
}
function isAskedByReader(words) {
  return words.endsWith("?") && ASKS.test(words) && /(?<![\p{L}\p{N}])i(?![\p{L}\p{N}/])/u.test(words);
}
var ASKS = /^(?:[\w-]{1,60} )?(?:what|when|where|why|how|which|who|can|could|should|do|does|must)(?![\p{L}\p{N}])/u;
function isIntroduction({ parts }) {
  let words = readWords(parts);
  return INTRODUCES.test(words) && (!STRONG.test(words.replaceAll(THIRD_PERSON, "")) || describesAll(words));
}
function isRuledOut({ parts }) {
  return CROSS.test(parts[0]?.value ?? "") && !parts.some(({ kind, value }) => kind === "words" && value.includes("|"));
}
var CROSS = /^[\u274C\u2717\u2718\u2716\uD83D\uDEAB\u26D4]/u;
function classifyForeignStatement(statement) {
  let inEnglish = classifyStatement(statement);
  if (inEnglish !== "background")
    return inEnglish;
  let { parts, leadIns, headings } = statement, words = readWords(parts), above = [...leadIns, ...headings.slice(1).map(({ title }) => title)].join(`
`).toLowerCase();
  return !FOREIGN_DIRECTIVE.test(words) && !FOREIGN_DIRECTIVE.test(above) && !FOREIGN_RULES_TITLE.test(above) ? "background" : FOREIGN_PROCESS.test(words) && !FOREIGN_SECRET.test(words) || FOREIGN_PROCESS.test(above) ? "process" : "rule";
}
var NAMES_OF_CHANGES = regex3("u")`
  ^(?:branch(?:es)?(?: names?| naming)?|commit (?:messages?|subjects?)|(?:pr|pull request) titles?)
    (?: (?:format|conventions?|pattern|style))?: ?(?:use |like )?${CODE2}
`;
var INTRODUCES = regex3("u")`
  ^(?!
    (?:always |please |just |only )?(?:
      use|write|declare|define|annotate|name|import|wrap|mark|replace|group|order|throw|return|prefix|add|keep|put
      |place|store|extract|move
    ) (?!(?:the )?(?:following|these|this|script|command)\b)
  ).*:$
`;
var FOREIGN_DIRECTIVE = new RegExp(
  [
    anyOf(
      regexSource2`
        nicht|niemals|nie|immer|muss|müssen|soll|sollen|sollte|sollten|vermeide|vermeiden|verwende|verwenden|benutze
        |nutze|keine?n?|darf|dürfen|statt|bevorzuge|verboten|untersagt
      `
    ),
    anyOf(
      "ne|jamais|toujours|doit|doivent|devrait|\xE9vite[rz]?|utilise[rz]?|pr\xE9f[\xE9\xE8]re[rz]?|pas de|nomme[rz]?|interdite?s?|n'utilisez|aucune?|au lieu"
    ),
    anyOf(
      "nunca|siempre|debe|deben|deber\xEDa|evita|evite|evitar|usa|use|usar|utiliza|utilice|utilizar|prefiere|prohibido|nombra|en lugar|no (?:usar|uses|use)"
    ),
    anyOf("sempre|deve|devem|deveria|utilize|n\xE3o|evite|prefira|proibido|nomeie|em vez"),
    "\u4E0D\u8981|\u4E0D\u5F97|\u4E0D\u80FD|\u4E0D\u5141\u8BB8|\u4E0D\u8BB8|\u7981\u6B62|\u5FC5\u987B|\u5FC5\u9808|\u5E94\u8BE5|\u5E94\u5F53|\u5E94\u4F7F\u7528|\u9700\u8981|\u907F\u514D|\u4F7F\u7528|\u4F18\u5148|\u8ACB|\u8BF7|\u52FF|\u7EDF\u4E00|\u91C7\u7528|\u9075\u5FAA",
    "\u3057\u306A\u3044|\u4F7F\u308F\u306A\u3044|\u3057\u3066\u304F\u3060\u3055\u3044|\u3059\u308B\u3053\u3068|\u4F7F\u7528\u3059\u308B|\u4F7F\u3046|\u4F7F\u3063\u3066|\u5FC5\u305A|\u7981\u6B62|\u907F\u3051|\u3079\u304D|\u306A\u3044\u3053\u3068|\u512A\u5148",
    "\uD558\uC9C0 \uB9C8|\uD558\uC9C0 \uC54A|\uAE08\uC9C0|\uBC18\uB4DC\uC2DC|\uC0AC\uC6A9\uD558|\uD574\uC57C|\uD53C\uD558|\uD53C\uD574|\uB9C8\uC138\uC694|\uD558\uC138\uC694|\uD569\uB2C8\uB2E4|\uC6B0\uC120"
  ].join("|"),
  "u"
);
var FOREIGN_RULES_TITLE = /regeln|richtlinien|konventionen|stil|r\u00E8gles|conventions|reglas|convenciones|estilo|regras|conven\u00E7\u00F5es|\u89C4\u8303|\u89C4\u5219|\u7EA6\u5B9A|\u98CE\u683C|\u30EB\u30FC\u30EB|\u898F\u7D04|\u30B9\u30BF\u30A4\u30EB|\uADDC\uCE59|\uCEE8\uBCA4\uC158|\uC2A4\uD0C0\uC77C/u;
var FOREIGN_SECRET = regex3("u")`
  passw(?:ort|örter)|schlüssel|zugangsdaten|mots? de passe|secrets?|clés|secretos?|contraseñas?|credencia
  |segredos?|senhas?|密钥|密码|凭[证据]|シークレット|パスワード|秘密鍵|認証情報|비밀|시크릿|자격
`;
var FOREIGN_PROCESS = regex3("u")`
  ${anyOf("pull request|prs?|commits?|commit-nachrichten?|branch|tests? ausf\xFChren|f\xFChre|ex\xE9cute[rz]?|lance[rz]?|ejecuta|ejecutar|execute|executar|rode|frage|demande[rz]?|pregunta|pergunte")}
  |(?<![a-z])prs?(?![a-z])|运行|执行测试|提交|分支|合并|发布|评审|确认|假设|澄清|工作流|询问|拉取请求|実行|コミット|プルリクエスト|실행|커밋|질문
`;
// src/guidelines/statements/sentences.ts
var segmenter = lazily(() => new Intl.Segmenter("en", { granularity: "sentence" }));
function sentenceRanges(text) {
  if (!MAY_END.test(text))
    return [{ start: 0, end: text.length }];
  let ranges = [], start = 0;
  for (let { index, segment } of segments(text)) {
    let end = index + segment.length, isCount = index === start && COUNTS.test(segment);
    (end === text.length || !(isCount || goesOn(segment, text.slice(end, end + MAX_LOOK_AHEAD)))) && (ranges.push({ start, end }), start = end);
  }
  return ranges;
}
var WINDOW = 1e3;
function* segments(text) {
  let start = 0, length = WINDOW;
  for (; start < text.length; ) {
    let isRest = start + length >= text.length, found = [...segmenter().segment(text.slice(start, start + length))], whole = isRest ? found : found.slice(0, -2);
    for (let { index, segment } of whole)
      yield { index: start + index, segment };
    let last = whole.at(-1);
    length = last === void 0 ? length * 2 : WINDOW, start += last === void 0 ? 0 : last.index + last.segment.length;
  }
}
var MAY_END = /[\p{Sentence_Terminal}\u0085](?=.)/su;
var MAX_LOOK_AHEAD = 20;
var ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i;
var BEFORE_NUMBER = /(?:^|[\s(])(?:art|ch|fig|no|rev|sec|vol)\.\s*$/i;
var COUNTS = /^\s*\(?(?:\d{1,3}|[a-z])[.)]\s*$/;
var INSIDE_WORD = /[!-~]$/;
function goesOn(segment, next) {
  return ABBREVIATION.test(segment) || INSIDE_WORD.test(segment) || new RegExp(`^["'\u201D\u2019\xBB)]*\\p{Ll}`, "u").test(next) || BEFORE_NUMBER.test(segment) && /^\d/.test(next);
}
// src/guidelines/statements/statements.ts
function readStatements(guidelineId, text) {
  let paragraphs = readParagraphs(text), leading = new Set(paragraphs.flatMap(({ leads }) => leads.slice(-1))), leadIns = [], statements = [], inEnglish = isEnglish(text), examples = [], headings;
  for (let [index, paragraph] of paragraphs.entries()) {
    let sentences = listSentences(paragraph), lead = leading.has(index) ? readLeadIn(sentences) : void 0;
    leadIns.push(lead);
    let above = paragraph.leads.flatMap((number) => leadIns[number] ?? []), own = lead !== void 0 && isBareDirective(lead) ? sentences.slice(0, -1) : sentences, label = paragraph.blocks.length === 0 ? void 0 : readBlockLabel(sentences);
    label !== void 0 && headings === paragraph.headings && examples.push(...paragraph.blocks.map((block) => ({ ...block, label })));
    for (let [number, inlines] of own.entries()) {
      let id = `${guidelineId}.${statements.length + 1}`, blocks = number === own.length - 1 && label === void 0 ? [...paragraph.blocks] : [];
      label === void 0 && ([headings, examples] = [paragraph.headings, blocks]);
      let statement = createStatement(id, inlines, { ...paragraph, blocks }, above, inEnglish);
      statements.push(number === 0 ? statement : { ...statement, isNext: true });
    }
  }
  return statements;
}
var BLOCK_LABEL = regex3("iu")`
  ^[^\p{L}\p{N}]*(?:
    bad|good|wrong|right|correct|incorrect|avoid|prefer(?:red)?|do|don['’]?t|do not|instead|yes|no|before|after
    |never|always
  )(?: (?:example|examples|code|pattern|do this|this|way|use))*(?: \([^()]{1,40}\))?[^\p{L}\p{N}]*$
`;
function readBlockLabel(sentences) {
  let [only, ...more] = sentences, text = only === void 0 || more.length > 0 ? "" : writeText(only);
  return BLOCK_LABEL.test(text) ? text : void 0;
}
function createStatement(id, inlines, { headings, blocks, cells }, leadIns, inEnglish) {
  let { start } = at5(inlines, 0), range = { start, end: at5(inlines, inlines.length - 1).end }, parts = mergeParts(inlines), directing = { parts, headings, leadIns }, table = cells?.map(({ header, inlines: words }) => ({ header, parts: mergeParts(words) })), role = table !== void 0 && isTableOfRules(table) ? "rule" : inEnglish ? classifyStatement(directing) : classifyForeignStatement(directing);
  return {
    id,
    text: writeText(inlines),
    parts,
    range,
    offset: start,
    headings,
    leadIns,
    role,
    directs: role !== "background" || !inEnglish,
    ...table === void 0 ? {} : { cells: table },
    blocks
  };
}
var TO_DO = /^\W*(?:do|use|use this|prefer(?:red)?|good|correct|right|write|replacement|use instead|instead)\W*$/i;
var NOT_TO_DO = /^\W*(?:don['\u2019]?ts?|do not|avoid|never|bad|wrong|incorrect|instead of|not|not this|forbidden|do not use|don['\u2019]t use|never use|\u274C)\W*$/i;
function isTableOfRules(cells) {
  return cells.some(({ header }) => NOT_TO_DO.test(header)) && cells.some(({ header }) => TO_DO.test(header));
}
function writeText(inlines) {
  return inlines.map(({ kind, value }) => kind === "code" ? writeInlineCode(value) : value).join("").replaceAll(/ {2,}/g, " ").trim();
}
function mergeParts(inlines) {
  let parts = [];
  for (let { kind, value } of inlines) {
    let last = parts.at(-1);
    last?.kind === "words" && kind === "words" ? last.values.push(value) : parts.push({ kind, values: [value] });
  }
  return parts.map(({ kind, values }) => ({ kind, value: values.join("") }));
}
function readLeadIn(sentences) {
  let text = writeText(sentences.at(-1) ?? []);
  return text === "" || /[.!?\u3002\uFF01\uFF1F\u2026]$/.test(text) || IMPORTS.test(text) ? void 0 : text;
}
var IMPORTS = /^(?:@[^\s@./]{0,200}[./][^\s@]{0,300}(?:\s+|$))+$/;
function listSentences({ kind, inlines }) {
  return (kind === "row" ? [inlines] : splitSentences(inlines)).filter(
    (sentence) => sentence.some((inline) => inline.kind === "code" || /[\p{L}\p{N}]/u.test(inline.value))
  );
}
function splitSentences(inlines) {
  let masked = inlines.map((inline) => inline.kind === "code" ? "X".repeat(inline.value.length) : inline.value.replaceAll(/\s/g, " ")).join(""), sentences = [], first = 0, at22 = 0;
  for (let range of sentenceRanges(masked)) {
    let cut = [];
    for (let next = first; next < inlines.length && at22 < range.end; next += 1) {
      let inline = inlines[next];
      if (inline === void 0 || (cut.push(cutInline(inline, range.start - at22, range.end - at22)), at22 + inline.value.length > range.end))
        break;
      at22 += inline.value.length, first = next + 1;
    }
    sentences.push(trimInlines(cut));
  }
  return sentences;
}
function cutInline(inline, start, end) {
  let from = Math.max(start, 0), to = Math.min(end, inline.value.length);
  if (inline.kind === "code" || inline.end - inline.start !== inline.value.length)
    return inline;
  let value = inline.value.slice(from, to).replaceAll(/\s/g, " ");
  return { kind: inline.kind, value, start: inline.start + from, end: inline.start + to };
}
function trimInlines(inlines) {
  let from = inlines.findIndex(hasWords), to = inlines.findLastIndex(hasWords);
  return inlines.slice(Math.max(from, 0), to + 1).map((inline, index, all) => {
    let opened = index === 0 ? trimmedStart(inline) : inline;
    return index === all.length - 1 ? trimmedEnd(opened) : opened;
  });
}
function hasWords({ kind, value }) {
  return kind === "code" || value.trim() !== "";
}
function trimmedStart(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimStart();
  return { ...inline, value, start: inline.start + inline.value.length - value.length };
}
function trimmedEnd(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimEnd();
  return { ...inline, value, end: inline.end - (inline.value.length - value.length) };
}
// src/literal/code-span.ts
function codeSpan(code) {
  return writeInlineCode(code);
}
// src/literal/reading/scope/sides.ts
var FRONT = [
  ...["frontend", "client", "web", "ui", "components"].map(folder),
  {
    kind: "languages",
    ids: wordsIn("typescriptreact javascriptreact vue svelte astro html css scss less sass razor")
  },
  // Angular and others keep the code of an app there.
  { kind: "paths", globs: ["**/src/app/**/*.{ts,js}", "**/*.{component,directive,pipe}.ts"] }
];
var BACK = [
  ...["backend", "server", "api"].map(folder),
  { kind: "languages", ids: wordsIn("python go rust java csharp ruby php elixir scala sql") }
];
function readSide(words) {
  let { side } = /^(?<side>front|back)[- ]?end(?: (?:code|codebase|files?|sources?|modules?|layers?|projects?|apps?|applications?|components?))?$/.exec(
    words
  )?.groups ?? {};
  return side === void 0 ? void 0 : { inside: side === "front" ? FRONT : BACK, outside: [] };
}
function nameSide(places) {
  return places === FRONT ? "front-end code" : places === BACK ? "back-end code" : void 0;
}
function folder(name) {
  return { kind: "folder", name };
}
// src/literal/describe-scope.ts
function describeFamilyCheck({ clause, finder }) {
  let { inside, outside, languages: named } = clause.scope, languages = intersect(named, finder.languages), lines = finder.looksAt === "change" || WHOLE_FILES.test(finder.words) ? describeFiles(languages) : describeLines(languages, finder.words);
  return [finder.words, lines, describeScope({ inside, outside })].filter((words) => words !== "").join(" ");
}
var WHOLE_FILES = /^reports (?:(?:new|added and changed) )?(?:(?:`[^`]+` )?(?:files|modules)\b|`[^`]+` that grow)/;
function describeScope({ languages, inside, outside }) {
  return [
    ...languages === void 0 ? [] : [`of ${nameLanguages(languages)}`],
    ...inside.length === 0 ? [] : [`in ${namePlaces(inside, "or")}`],
    ...outside.length === 0 ? [] : [`outside of ${namePlaces(outside, "and")}`]
  ].join(" ");
}
function describeLines(languages, words) {
  if (languages === void 0)
    return words.includes("added lines") ? "" : "in added lines";
  let names = listLanguages(languages);
  return names.length <= MAX_LANGUAGES ? `in added ${listNames(names, "and")} lines` : `in added lines of ${nameLanguages(languages)}`;
}
function describeFiles(languages) {
  return languages === void 0 ? "" : `for ${nameLanguages(languages)} files`;
}
function intersect(first, second) {
  return first === void 0 || second === void 0 ? first ?? second : first.filter((id) => second.includes(id));
}
function namePlaces(places, word) {
  return nameSide(places) ?? listNames([...new Set(places.map(namePlace))], word);
}
function namePlace(place) {
  switch (place.kind) {
    case "tests":
      return "tests";
    case "folder":
      return codeSpan(place.name);
    case "paths":
      return listNames(place.globs.map(codeSpan), "or");
    case "languages":
      return nameLanguages(place.ids);
  }
}
var NAMES2 = {
  c: "C",
  cpp: "C++",
  csharp: "C#",
  css: "CSS",
  csv: "CSV",
  chatagent: "agent files",
  cuda: "CUDA",
  "cuda-cpp": "CUDA",
  dockercompose: "Docker Compose",
  FortranFreeForm: "Fortran",
  fsharp: "F#",
  graphql: "GraphQL",
  "github-actions-workflow": "GitHub Actions",
  html: "HTML",
  ignore: "ignore files",
  instructions: "instruction files",
  javascript: "JavaScript",
  json: "JSON",
  jsonc: "JSON",
  mdx: "MDX",
  php: "PHP",
  powershell: "PowerShell",
  prompt: "prompt files",
  scss: "SCSS",
  shellscript: "shell",
  sql: "SQL",
  toml: "TOML",
  typescript: "TypeScript",
  xml: "XML",
  yaml: "YAML"
};
var SAME = { typescriptreact: "typescript", javascriptreact: "javascript" };
var MAX_LANGUAGES = 5;
function nameLanguages(ids) {
  let names = listLanguages(ids), more = names.length - MAX_LANGUAGES, others = `${more} other language${more === 1 ? "" : "s"}`;
  return listNames(more > 0 ? [...names.slice(0, MAX_LANGUAGES), others] : names, "and");
}
function listLanguages(ids) {
  let listed = new Set(ids);
  return [...new Set(ids.map((id) => nameLanguage(id, listed)))];
}
function nameLanguage(id, listed) {
  let plain = SAME[id];
  return plain !== void 0 ? listed.has(plain) ? nameLanguage(plain, listed) : `${nameLanguage(plain, listed)} JSX` : NAMES2[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
// src/customizations/locate.ts
function locateText(content, offset) {
  switch (content.origin.kind) {
    case "file":
      return positionAt(content.origin.source, content.origin.offset + offset);
    case "setting":
      return content.origin.position;
  }
}
// src/guidelines/claims/limits.ts
var EXCEPTION = /\b(?:unless|except|exceptions?|outside|apart from|other than|but|however|allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b/i;
var CONDITION = /\b(?:when|if|where|while|until|only|without|during|inside|within)\b/i;
var NEXT_TAKES_BACK = /^(?:except|unless|exceptions?|the only|only|but|however|it is|it's|this (?:does|is)|these|they are)\b.*/i;
var NOT_ALLOWED = /\b(?:not|never|no longer)(?: ever)? (?:allowed|acceptable|fine|okay|ok|exempt)\b/i;
var HEADING_LIMITS = regex3("i")`
  \b(?:
    tests?|testing|specs?|examples?|samples?|front-?end|back-?end|server|client|ui|api|apis|components?
    |controllers?|routes?|migrations?|scripts?|ci|docs?|documentation|database|sql|bad|wrong|exceptions?|legacy
    |when|if
  )\b
`;
function takesBack(next, codes) {
  return NEXT_TAKES_BACK.test(next.text) ? EXCEPTION.test(next.text) || CONDITION.test(next.text) : EXCEPTION.test(next.text.replace(NOT_ALLOWED, "")) && next.parts.some((part) => part.kind === "code" && codes.includes(part.value));
}
var MAX_TITLE_CHARACTERS = 200;
function shortTitle(title) {
  return title.slice(0, MAX_TITLE_CHARACTERS);
}
function limitingHeadings(statement) {
  return statement.headings.filter((heading) => heading.depth > 1).map((heading) => shortTitle(heading.title)).filter((title) => HEADING_LIMITS.test(title));
}

// src/guidelines/claims/equal-statements.ts
function compareStatements(guidelines) {
  let byKey = /* @__PURE__ */ new Map();
  for (let guideline of guidelines)
    for (let statement of guideline.statements) {
      let key = statementKey(statement), equal = byKey.get(key) ?? [];
      byKey.set(key, equal), equal.push({ guideline, statement });
    }
  return (statement) => byKey.get(statementKey(statement)) ?? [];
}
function firstApplying(statements, path) {
  return statements.find(({ guideline }) => guideline.appliesTo.has(path));
}
function statementKey(statement) {
  let key = KEYS.get(statement) ?? writeKey(statement);
  return KEYS.set(statement, key), key;
}
var KEYS = /* @__PURE__ */ new WeakMap();
function writeKey(statement) {
  let { id, parts, leadIns, directs } = statement, said2 = parts.map(({ kind, value }) => kind === "code" ? `\`${value}\`` : value.toLowerCase()).join("");
  return directs ? JSON.stringify([plainText(said2), leadIns.map((leadIn) => plainText(plainWords(leadIn))), findLimits(statement)]) : id;
}
function plainText(text) {
  return text.replaceAll("\u2019", "'").replaceAll(/\s+/g, " ").trim().replace(/[.!:;,]$/, "");
}
function findLimits(statement) {
  let languages = statement.headings.flatMap(
    ({ title }) => title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? [])
  );
  return [...limitingHeadings(statement).map(plainWords), ...languages];
}
export {
  CONDITION,
  EXCEPTION,
  MAX_BINARY_BYTES,
  MAX_HASHED_CHARACTERS,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  blankRanges,
  boundedContentTest,
  byPrecedence,
  canHaveImports,
  chooseFiles,
  codeSpan,
  compareStatements,
  containsScripts,
  countLines,
  createNumberHeap,
  decodeHeads,
  describeFamilyCheck,
  exclusionByGlobs,
  filesInGlobs,
  findNewEncoding,
  findPathProblem,
  findRuleReason,
  findScripts,
  firstApplying,
  generatedByName,
  generatedReason,
  headTextFrom,
  isEmptyBlob,
  isExactSplit,
  isHeadOf,
  isLockFile,
  keepRanges,
  languageNamed,
  leadInPolarity,
  limitingHeadings,
  listMaskedCodes,
  loadGrammars,
  loadTokenizer,
  locateText,
  maskCodeSpans,
  nameLanguages,
  plainWords,
  priorityBySpecificity,
  readAllExclusions,
  readApiFiles,
  readBinaryTexts,
  readContent,
  readContentBytes,
  readContentPattern,
  readDirective,
  readGitDiff,
  readGivenDiff,
  readHeadAttributes,
  readHunk,
  readImports,
  readMarkedPath,
  readParagraphs,
  readQuotedPath,
  readSide,
  readStatements,
  readTrustedRules,
  readWholePath,
  recentLines,
  rememberBlobs,
  revisionWorkspace,
  shortTitle,
  splitInlineCode,
  statementKey,
  takesBack,
  unmaskCodeSpans,
  writeInlineCode,
  writeStatement
};
