import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readQuotedPath
} from "./chunk-WQMN7C4X.js";
import {
  asBytes,
  diagnosticAt,
  readIgnoreFiles,
  readPathPattern
} from "./chunk-WWNMEI4L.js";
import {
  compileExclusionGlob,
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  readText
} from "./chunk-SIB5UVDO.js";
import {
  folderOf,
  nameOf
} from "./chunk-HEVD5WT2.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  EXCLUSION_PATH
} from "./chunk-WI7OXOEX.js";
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import {
  readYaml
} from "./chunk-4KICKSHG.js";
import {
  quote
} from "./chunk-FQPSRER2.js";
import {
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/bundles/split/looks-like-bundle.ts
var MARKS = [
  "__webpack_require__",
  "__webpack_modules__",
  "webpackJsonp",
  "webpackChunk",
  "__nccwpck_require__",
  "__commonJS(",
  "__toESM(",
  "__toCommonJS(",
  "getDefaultExportFromCjs",
  "//#region ",
  // esbuild, minified: `var a=Object.create;var b=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;`
  "=Object.getOwnPropertyDescriptor;var "
], BUILT_PATH = /(?:^|\/)(?:dist|build|out|bundle|bundles|public|assets)\/|(?:\.min|\.bundle|[-.]umd|\.iife|\.global)\.[cm]?js$/;
function looksLikeBundle(path, text) {
  return /\.[cm]?js$/.test(path) ? MARKS.some((mark) => text.includes(mark)) || isMinified(text) || BUILT_PATH.test(path) && isLong(text) : !1;
}
function isMinified(text) {
  return text.length >= 2e3 && text.length / (text.split(`
`).length + 1) >= 500;
}
function isLong(text) {
  return text.length >= 5e4;
}

// src/bundles/compare-apart.ts
import { Worker } from "node:worker_threads";
var LIMITS = { megabytes: 3072, milliseconds: 18e4 }, STACK_MEGABYTES = 64;
function compareApart(before, after, limits = LIMITS) {
  return new Promise((resolve) => {
    let worker = new Worker(workerFile(), {
      workerData: { before, after },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: STACK_MEGABYTES },
      execArgv: []
    }), end = (comparison) => {
      clearTimeout(timer), resolve(comparison), worker.terminate();
    }, timer = setTimeout(
      () => end(notCompared(`comparing it takes longer than ${limits.milliseconds / 1e3} seconds`)),
      limits.milliseconds
    );
    worker.once("message", end), worker.once("error", (error) => end(notCompared(describe(error, limits)))), worker.once("exit", () => end(notCompared("the comparison ended without an answer")));
  });
}
function workerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./compare-worker.ts" : "./compare-worker.js", import.meta.url);
}
function notCompared(reason) {
  return { kind: "not-compared", reason };
}
function describe(error, { megabytes }) {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? `comparing it takes more than ${megabytes} MB of memory` : `the comparison failed: ${error instanceof Error ? error.message : String(error)}`;
}

// src/reports/reasons/bundles.ts
var NO_BASE_VERSION = "its version on the base cannot be read", ONLY_FOR_MODELS = "a bundle, whose modules only a model reads";
function tooManyCharacters(most) {
  return `the bundles of this change have more than ${most / 1e6} million characters`;
}
function withoutChangedModule(modules) {
  return `a bundle of ${modules} modules, none of which changed`;
}
function notComparable(reason) {
  return `a bundle that could not be compared: ${reason}`;
}
function readLineByLine(reason) {
  return `a bundle that could not be compared, so it is read line by line: ${reason}`;
}

// src/jobs/choose/compare-bundles.ts
var SCRIPT = /\.[cm]?js$/i;
async function compareChangedBundles(files, readVersion) {
  let scripts = files.filter((file) => SCRIPT.test(file.path) && file.status !== "removed" && hasNewText(file)), compared = /* @__PURE__ */ new Map(), characters = 0;
  for (let file of scripts) {
    let head = await readVersion("head", file);
    if (head !== void 0 && looksLikeBundle(file.path, head)) {
      let base = file.status === "added" ? void 0 : await readVersion("base", file);
      characters += head.length + (base?.length ?? 0), base === void 0 && file.status !== "added" ? compared.set(file.path, NO_BASE) : compared.set(file.path, characters > MAX_CHARACTERS ? TOO_MUCH : await compareApart(base, head));
    }
  }
  return compared;
}
var MAX_CHARACTERS = 4e7, NO_BASE = { kind: "not-compared", reason: NO_BASE_VERSION }, TOO_MUCH = {
  kind: "not-compared",
  reason: tooManyCharacters(MAX_CHARACTERS)
};
function viewOfLines({ hunks }) {
  return hunks.length === 0 ? void 0 : { about: "a bundle that could not be compared; its own lines", hunks };
}
function hasNewText({ binary, additions, deletions }) {
  return binary || additions + deletions > 0;
}
function viewOfBundle(comparison) {
  let { modules, format, unchanged } = comparison;
  if (modules.length !== 0)
    return {
      about: `${format} bundle: ${modules.length} changed of ${modules.length + unchanged} modules, rewritten for reading`,
      hunks: modules.flatMap(drawModule)
    };
}
function drawModule({ name, status, hunks }) {
  return hunks.map((hunk) => ({ ...hunk, lines: hunk.lines, heading: `${status} module ${name}` }));
}

// src/changes/generated/markers.ts
var PROSE = [".md", ".mdx", ".markdown", ".rst", ".txt", ".adoc", ".asciidoc", ".org", ".tex"], C_FAMILY = [".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".m", ".mm", ".inc"], SCRIPTS = [".js", ".mjs", ".cjs"], COMMENT = String.raw`(?:\/\/+|\/\*+|\*+|#+|--+|;+|%+|<!--+|'+|"""|\(\*+|\{-)[!]?\s*`;
function comment(text, flags = "") {
  return new RegExp(`^${COMMENT}${text}`, flags);
}
var MARKERS = [
  // Markers that many tools share.
  {
    line: comment(String.raw`Code generated\b.{0,300}\bDO NOT EDIT[.!]?\s*(?:\*\/|-->|\*\)|"{3})?$`),
    within: { first: 40 }
  },
  // A following word or quote makes it another word. In Java, `@generated NOT` means that people wrote the code after
  // all.
  {
    line: comment(String.raw`(?:This file (?:is|was) (?:automatically )?)?@generated(?![\w"'\x60-]|\s+NOT\b)`),
    within: { first: 40 }
  },
  { line: comment("<auto-?generated\\b", "i"), within: { first: 40 } },
  { line: /^'+\s*<auto-?generated\b/i, endings: [".vb"], within: { first: 40 } },
  // Interface descriptions.
  { line: comment("Generated by the protocol buffer compiler\\.  DO NOT EDIT!"), within: { first: 5 } },
  { line: comment("This file was autogenerated by go-to-protobuf"), endings: [".proto"], within: { first: 20 } },
  { line: comment("GENERATED CODE -- DO NOT EDIT!"), endings: SCRIPTS, within: { first: 10 } },
  { line: comment("Generated by the gRPC"), within: { first: 3 } },
  { line: comment("Autogenerated by Thrift Compiler"), within: { first: 6 } },
  { line: comment("automatically generated by the FlatBuffers compiler, do not modify"), within: { first: 5 } },
  {
    line: comment("(?:NOTE: )?This class is auto generated by (?:the swagger code generator|OpenAPI Generator)", "i"),
    within: { first: 40 }
  },
  {
    line: comment(
      "Generated by: https://(?:github\\.com/(?:swagger-api/swagger-codegen|openapitools/openapi-generator)|openapi-generator\\.tech)",
      "i"
    ),
    within: { first: 40 }
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
  { line: /^recorded_with: VCR /, endings: [".yml", ".yaml"], within: { last: 3 } },
  {
    line: /^%%Creator: .{0,200}(?:\d|draw|mpage|ImageMagick|inkscape|MATLAB)/,
    endings: [".ps", ".eps", ".pfa"],
    within: { first: 10 }
  },
  { line: /^# Microsoft Developer Studio Generated Build File/, endings: [".dsp"], within: { first: 3 } },
  { line: /^PCBNEW-LibModule-V|^GFORTRAN module version '/, endings: [".mod"], within: { first: 1 } },
  // Comments that a bundler or a compiler writes at the end.
  { line: /^\/[/*][#@] source(?:Mapping)?URL=/, endings: [...SCRIPTS, ".css"], within: { last: 3 } }
];

// src/changes/generated/lines.ts
var MAX_CHARACTERS2 = 500;
function findSignedLines(file, head) {
  return (head === void 0 ? linesInHunks(file) : linesInText(head)).flatMap(({ number, text, isLast }) => {
    let before = file.status === "added" ? number : lineBefore(file.hunks, number), cut = text.slice(0, MAX_CHARACTERS2).trim().toWellFormed();
    return before === void 0 ? [] : [{ number, text: cut, furthest: Math.max(number, before), isLast }];
  });
}
function linesInText(head) {
  let text = head.endsWith(`
`) ? head.slice(0, -1) : head, lines = [], number = 1;
  for (let start = 0; start <= text.length; number += 1) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline;
    number <= 40 && lines.push({ number, text: text.slice(start, end), isLast: !1 }), start = end + 1;
  }
  return [...lines, ...lastLines(text, number - 1)];
}
function lastLines(text, total) {
  let lines = [], end = text.length;
  for (let number = total; number > Math.max(0, total - 3); number -= 1) {
    let newline = end === 0 ? -1 : text.lastIndexOf(`
`, end - 1);
    lines.push({ number, text: text.slice(newline + 1, end), isLast: !0 }), end = newline;
  }
  return lines;
}
function linesInHunks({ status, hunks }) {
  let first = hunks.filter(({ newStart }) => newStart <= 40).flatMap((hunk) => linesOfHead(hunk, !1)), ending = status === "added" ? hunks.at(-1) : void 0;
  return [
    ...first.filter(({ number }) => number <= 40),
    ...ending === void 0 ? [] : linesOfHead(ending, !0).slice(-3)
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
  return isMinified2(after) && (file.status === "added" || isMinified2(shapeBefore(file, head, after))) ? Math.round(after.characters / after.lines) : void 0;
}
function isMinified2({ lines, characters, longLines }) {
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
    let isLong2 = text.length > 110;
    (isLong2 || !/^\s*(?:$|\/[/*]|\*)/.test(text)) && (shape.lines += 1, shape.characters += text.length, shape.longLines += isLong2 ? 1 : 0);
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
var MAY_BE_MAP = /\.(?:map|json)$/i, SOURCE_MAP = /^(?:\)\]\}'?)?\s{0,10}\{\s{0,10}"version"\s{0,2}:\s{0,2}3,/, MAPPINGS = /"mappings"\s{0,2}:\s{0,2}"/;
function isSourceMap(file, head) {
  if (!MAY_BE_MAP.test(file.path))
    return !1;
  let after = head === void 0 ? linesOfSide(file, "removed") : [head];
  return hasSourceMap(after) && (file.status === "added" || hasSourceMap(linesOfSide(file, "added")));
}
function hasSourceMap(texts) {
  for (let text of texts)
    if (SOURCE_MAP.test(text) && MAPPINGS.test(text))
      return !0;
  return !1;
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
  let markers = MARKERS.filter(({ endings }) => endings?.some((ending) => path.endsWith(ending)) ?? !0), signed = findSignedLines(file, head).find((line) => markers.some((marker) => isMarkedBy(line, marker)));
  return signed === void 0 ? void 0 : { kind: "generated", by: "content", reason: `generated, ${file.status === "added" ? "according to the new file itself, line" : "by the marker on line"} ${signed.number}: ${quote(signed.text)}`, line: signed.number };
}
function isMarkedBy(line, { within, line: wanted }) {
  return ("first" in within ? !line.isLast && line.furthest <= within.first : line.isLast) && wanted.test(line.text);
}
function findByShape(file, head) {
  let length = minifiedLineLength(file, head);
  return length !== void 0 ? {
    kind: "generated",
    by: "content",
    reason: `minified: its lines have ${writeCount(length)} characters on average`
  } : isSourceMap(file, head) ? { kind: "generated", by: "content", reason: "generated: a source map" } : void 0;
}

// src/changes/review-scope.ts
var LOCK_FILES = /* @__PURE__ */ new Set([
  "bun.lock",
  "Cargo.lock",
  "composer.lock",
  "deno.lock",
  "flake.lock",
  "Gemfile.lock",
  "go.sum",
  "gradle.lockfile",
  "mix.lock",
  "npm-shrinkwrap.json",
  "package-lock.json",
  "packages.lock.json",
  "pdm.lock",
  "Pipfile.lock",
  "pnpm-lock.yaml",
  "poetry.lock",
  "Podfile.lock",
  "pubspec.lock",
  "uv.lock",
  "yarn.lock"
]);
async function chooseFiles({ files, leftOut: unread }, rules) {
  let unreadPaths = new Set(unread.map((file) => file.path)), globs = { paths: rules.paths.map(compileGlob), ignore: rules.ignore.map(compileGlob) }, judge = async (file) => ({
    file,
    exclusion: byGlobs(file, globs) ?? await byContentExclusion(file, rules) ?? await byKind(file, rules)
  }), judged = [];
  for (let at2 = 0; at2 < files.length; at2 += FILES_AT_ONCE)
    judged.push(...await Promise.all(files.slice(at2, at2 + FILES_AT_ONCE).map(judge)));
  let leftOut = judged.flatMap(
    ({ file, exclusion }) => exclusion === void 0 || unreadPaths.has(file.path) && exclusion.kind === "no-text" ? [] : [{ path: file.path, ...exclusion }]
  ), excludedPaths = new Set(leftOut.map((file) => file.path)), others = unread.filter((file) => !excludedPaths.has(file.path));
  return {
    reviewed: judged.flatMap(({ file, exclusion }) => exclusion === void 0 ? [file] : []),
    leftOut: [...others.map((file) => ({ ...file, kind: "unread" })), ...leftOut]
  };
}
function filesInGlobs(files, rules) {
  let globs = { paths: rules.paths.map(compileGlob), ignore: rules.ignore.map(compileGlob) };
  return files.filter((file) => byGlobs(file, globs) === void 0);
}
var FILES_AT_ONCE = 8;
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
async function byKind(file, rules) {
  if (file.status === "removed" && !file.binary)
    return { kind: "removed", reason: "removed: deleted lines are not reviewed" };
  if (!rules.bundles.has(file.path)) {
    if (file.binary || file.hunks.length === 0) {
      let reason = withoutText(file);
      return reason.kind === "unreadable" || reason.kind === "executable" ? byAttributes(file, rules) ?? byName(file, rules) ?? reason : reason;
    }
    return byAttributes(file, rules) ?? await byGeneration(file, rules) ?? bySize(file, rules) ?? byEncoding(file);
  }
}
function withoutText(file) {
  return file.unreadLines !== void 0 ? { kind: "unreadable", reason: "its text could not be decoded: it is neither UTF-8 nor UTF-16" } : file.binary ? file.executable === void 0 ? { kind: "binary", reason: "a binary file" } : { kind: "executable", reason: "a binary file that can be executed" } : file.executable === "became" ? { kind: "executable", reason: "became executable without a change of text" } : file.executable === "unknown" ? { kind: "executable", reason: "its mode changed, and GitHub does not say whether it can be executed now" } : { kind: "no-text", reason: `${file.status} without a change of text` };
}
var MAX_UNDECODED_SHARE = 0.3, MAX_SAMPLED_CHARACTERS = 2e4;
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
  return isYes(generated) ? { kind: "generated", reason: `marked \`linguist-generated\` (${generated.source})` } : isYes(vendored) ? { kind: "vendored", reason: `marked \`linguist-vendored\` (${vendored.source})` } : isYes(noDiff) ? { kind: "binary", reason: `marked \`-diff\` or \`binary\` (${noDiff.source})` } : void 0;
}
function isYes(said2) {
  return said2?.value === !0;
}
function byName({ path }, { attributes }) {
  let { generated, vendored } = attributes.of(path), found = generatedByName(path), denied = found?.kind === "vendored" ? vendored : generated;
  return found === void 0 || denied !== void 0 ? void 0 : { kind: found.kind, reason: found.reason };
}
async function byGeneration(file, { attributes, readHead, judgeBy }) {
  let { generated, vendored } = attributes.of(file.path);
  if (generated === void 0 && LOCK_FILES.has(file.path.slice(file.path.lastIndexOf("/") + 1)))
    return { kind: "lock-file", reason: "a lock file" };
  let found = judgeBy === "name" ? generatedByName(file.path) : generatedReason(file, judgeBy === "head" ? await readHead(file.path) : void 0), denied = found?.kind === "vendored" ? vendored : generated;
  return found === void 0 || denied !== void 0 ? void 0 : { kind: found.by === "content" && file.status === "added" ? "looks-generated" : found.kind, reason: found.reason };
}
function bySize({ additions, deletions }, { maxFileLines }) {
  return additions + deletions > maxFileLines ? {
    kind: "too-large",
    reason: `${additions + deletions} changed lines, more than \`max-file-lines\` (${maxFileLines})`
  } : void 0;
}
function firstMatch(globs, path) {
  return globs.find((glob) => glob.kind === "glob" && glob.matches(path))?.pattern;
}

// src/changes/attributes/attributes-file.ts
var TOO_LONG_LINE_BYTES = 2048, TOO_LARGE_FILE_BYTES = 100 * 1024 * 1024;
function readAttributeLines(folder, text) {
  if (Buffer.byteLength(text) >= TOO_LARGE_FILE_BYTES)
    return [];
  let path = folder === "" ? ".gitattributes" : `${folder}/.gitattributes`;
  return text.replace(/^\uFEFF/, "").split(`
`).flatMap((line, index) => {
    let read = readLine(line, `${path}:${index + 1}`);
    return read === void 0 || read.kind === "macro" && folder !== "" ? [] : [read];
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
  let read = readPathPattern(asBytes(pattern), { ignoreCase: !1 });
  return read.isNegative ? void 0 : { kind: "paths", pattern: read, settings };
}
var MACRO = "[attr]", NAME = /^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/;
function splitPattern(line) {
  let quoted = readQuotedPath(line);
  if (quoted !== void 0)
    return { pattern: quoted.path, rest: line.slice(quoted.end) };
  let blank = line.search(/[ \t\r]/), end = blank < 0 ? line.length : blank;
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
  let linesOf2 = new Map(files.map(({ folder, text }) => [folder, readAttributeLines(folder, text).toReversed()])), macros = new Map([...BUILT_IN, ...(linesOf2.get("") ?? []).toReversed().flatMap(macroOf)]);
  return {
    of(path) {
      let states = /* @__PURE__ */ new Map();
      for (let { folder, relative } of foldersAbove(path)) {
        let lines = linesOf2.get(folder);
        lines !== void 0 && addMatching(states, lines, relative, macros);
      }
      return attributesOf(states);
    }
  };
}
var UNSET = { kind: "unset" }, BUILT_IN = [
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
  let path = { bytes: asBytes(relative), isFolder: !1 };
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
  let generated = said(states.get("linguist-generated"), isYes2), vendored = said(states.get("linguist-vendored"), isYes2), documentation = said(states.get("linguist-documentation"), isYes2), noDiff = said(states.get("diff"), (state) => state.kind === "unset");
  return {
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

// src/changes/exclusion/content.ts
import { createContext, Script } from "node:vm";
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
var MAX_MILLISECONDS = 250, MAX_UNFINISHED = 4;
function boundedContentTest() {
  let search = new Script("text.search(expression) >= 0"), globals = createContext({ expression: /$/, text: "" }), unfinished = /* @__PURE__ */ new Map();
  return (expression, text) => {
    let failures = unfinished.get(expression) ?? 0;
    if (failures >= MAX_UNFINISHED)
      return "unfinished";
    Object.assign(globals, { expression, text });
    try {
      return search.runInContext(globals, { timeout: MAX_MILLISECONDS }) === !0 ? "match" : "no match";
    } catch {
      return unfinished.set(expression, failures + 1), "unfinished";
    }
  };
}

// src/changes/exclusion/repository.ts
function readRepositoryReference(written) {
  let text = written.trim().toLowerCase();
  if (text === "*")
    return { kind: "reference", names: () => !0 };
  let glob = compileGlob(hostAndName(text));
  return glob.kind === "invalid" ? { kind: "invalid", reason: glob.reason } : { kind: "reference", names: (repository) => glob.matches(repository.toLowerCase().replace(/:\d+\//, "/")) };
}
function hostAndName(text) {
  let url = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/.exec(text), [, host, path = ""] = url ?? /^(?:[^/@]*@)?([^/:]+):(.*)$/.exec(text) ?? [], name = (host === void 0 ? text : path).replace(/^\/+/, "").replace(/\/+$/, "").replace(/\.git$/, "");
  return name === "" ? "" : host !== void 0 ? `${host}/${name}` : `${ANY_ABOVE.slice(name.split("/").length - 1).join("")}${name}`;
}
var ANY_ABOVE = ["*/", "*/"];

// src/changes/exclusion/settings.ts
function readExclusionSettings(source, repository) {
  let document = readYaml(source, { start: 0, end: source.text.length }), file = { source, document, repository }, read = [...readSyntax(file), ...readTop(file)];
  return {
    rules: read.flatMap((one) => one.kind === "problem" ? [] : [one]),
    diagnostics: read.flatMap((one) => one.kind === "problem" ? [one.diagnostic] : [])
  };
}
function readSyntax({ source, document }) {
  return document.problems.map(({ code, severity, message, hint, range }) => ({
    kind: "problem",
    diagnostic: diagnosticAt(source, range, { rule: `exclusion-${code}`, severity, message, hint })
  }));
}
function readTop(file) {
  let { value } = file.document;
  return value == null ? [] : isRecord(value) ? Object.entries(value).flatMap(([key, list]) => readRepository(file, key, list)) : readList(file, [], value);
}
function readRepository(file, key, value) {
  if (isField(key))
    return [
      problemAtKey(file, key, `\`${key}\` is used where a repository is expected`, `Write \`- ${key}:\` in a list.`)
    ];
  let reference = readRepositoryReference(key);
  if (reference.kind === "invalid") {
    let message = `\`${key}\` is not a repository reference: ${reference.reason}`;
    return [problemAtKey(file, key, message, 'Write `"*"`, `https://github.com/owner/name` or `owner/name`.')];
  }
  let isOurs = file.repository === void 0 || reference.names(file.repository);
  return readList(file, [key], value).filter((one) => isOurs || one.kind === "problem");
}
function readList(file, path, value) {
  return Array.isArray(value) ? value.flatMap((item, index) => readItem(file, [...path, index], item)) : [problem(file, path, "A list of globs is expected here", 'Write each glob as `- "src/secret/**"`.')];
}
function readItem(file, path, item) {
  return isRecord(item) ? Object.entries(item).flatMap(([name, value]) => readField(file, [...path, name], name, value)) : readGlob(file, path, item);
}
var FIELDS = ["paths", "ifAnyMatch", "ifNoneMatch"];
function isField(name) {
  return FIELDS.some((field) => field === name);
}
function readField(file, path, name, value) {
  if (!isField(name))
    return [problem(file, path, `Unknown key \`${name}\``, "An item has `paths`, `ifAnyMatch` and `ifNoneMatch`.")];
  if (!Array.isArray(value))
    return [problem(file, path, `\`${name}\` is not a list`, `Write \`${name}: ["\u2026"]\`.`)];
  let items = value.map((item, index) => ({ item, at: [...path, index] }));
  if (name === "paths")
    return items.flatMap(({ item, at: at2 }) => readGlob(file, at2, item));
  let read = items.map(({ item, at: at2 }) => readExpression(file, at2, item)), expressions = read.flatMap((one) => one.kind === "pattern" ? [one] : []), problems = read.flatMap((one) => one.kind === "problem" ? [one] : []), kind = name === "ifAnyMatch" ? "if-any" : "if-none";
  return expressions.length === 0 ? problems : [...problems, { kind, expressions, source: placeOf(file, path) }];
}
function readGlob(file, path, value) {
  if (typeof value != "string")
    return [notText(file, path)];
  let glob = compileExclusionGlob(value);
  return glob.kind === "invalid" ? [problem(file, path, `This glob cannot be used: ${glob.reason}`)] : [{ kind: "path", written: value, matches: glob.matches, source: placeOf(file, path) }];
}
function readExpression(file, path, value) {
  if (typeof value != "string")
    return notText(file, path);
  let pattern = readContentPattern(value);
  return pattern.kind === "pattern" ? pattern : problem(file, path, `This regular expression cannot be used: ${pattern.reason}`);
}
function notText(file, path) {
  return problem(file, path, "This is not text", "Put it in quotes.");
}
function problem(file, path, message, hint) {
  let { rangeOf, rangeOfKey } = file.document;
  return problemAt(file, rangeOf(path) ?? rangeOfKey(path), message, hint);
}
function problemAtKey(file, key, message, hint) {
  return problemAt(file, file.document.rangeOfKey([key]), message, hint);
}
function problemAt({ source }, range, message, hint) {
  let said2 = { message, ...hint === void 0 ? {} : { hint } };
  return { kind: "problem", diagnostic: diagnosticAt(source, range ?? { start: 0, end: 0 }, {
    rule: "exclusion-setting",
    severity: "error",
    ...said2
  }) };
}
function placeOf({ source, document }, path) {
  let range = document.rangeOfKey(path) ?? document.rangeOf(path);
  return `${source.path}:${positionAt(source, range?.start ?? 0).line}`;
}

// src/changes/exclusion/exclusion.ts
function readExclusions({ ignoreFiles, settings, repository }) {
  let read = settings.map((source) => readExclusionSettings(source, repository)), diagnostics = read.flatMap((one) => one.diagnostics);
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { kind: "broken", diagnostics };
  let rules = read.flatMap((one) => one.rules), findIgnored = readIgnoreFiles(ignoreFiles), test = boundedContentTest();
  return { kind: "exclusions", exclusions: {
    reasonFor: async (path, readStart) => findIgnored(path) ?? findByPath(rules, path) ?? await findByContent(rules, readStart, test)
  }, warnings: diagnostics };
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
  let folders = listFolders(files), attributes = await readAll(trusted, folders, ".gitattributes"), { exclusions, warnings } = await readExclusionsIn(trusted, folders, exclusion);
  return {
    attributes: readAttributes(
      attributes.flatMap((file) => file.kind === "text" ? [{ folder: file.folder, text: file.source.text }] : [])
    ),
    exclusions,
    problems: warnings
  };
}
async function readAllExclusions(trusted, exclusion) {
  let { entries } = await trusted.find({ endings: [IGNORE_FILE], deep: [""], shallow: [] }), folders = entries.filter(({ path }) => nameOf(path) === IGNORE_FILE).map(({ path }) => folderOf(path));
  return (await readExclusionsIn(trusted, folders, exclusion)).exclusions;
}
var IGNORE_FILE = ".copilotignore";
async function readExclusionsIn(trusted, folders, exclusion) {
  let ignoreFiles = await readAll(trusted, folders, IGNORE_FILE), problem2 = ignoreFiles.find((file) => file.kind === "unreadable");
  if (problem2 !== void 0)
    throw unreadable(problem2.message, problem2.path);
  let read = readExclusions({
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
    for (let name of previousPath === void 0 ? [path] : [path, previousPath])
      for (let slash = name.lastIndexOf("/"); slash > 0; slash = name.lastIndexOf("/", slash - 1))
        folders.add(name.slice(0, slash));
  return [...folders];
}
async function readAll(trusted, folders, name) {
  return (await Promise.all(
    folders.map(async (folder) => {
      let path = folder === "" ? name : `${folder}/${name}`, file = await readText(trusted, path);
      return file.kind === "text" ? [{ kind: "text", folder, source: file.source }] : file.code === "missing" ? [] : [{ kind: "unreadable", path, message: file.message }];
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

// src/jobs/choose/choose-scope.ts
var MAX_HEADS_BY_API = 30, MAX_LINES_BY_CONTENT = 25e4;
function compareBundles({ changes, readVersion }, settings) {
  return compareChangedBundles(settings.bundles ? filesInGlobs(changes.files, settings) : [], readVersion);
}
async function chooseScope(subject, settings, compared) {
  let { changes, trusted, repository, readHead } = subject, rules = await readTrustedRules(trusted, changes.files, { named: settings.contentExclusion, repository }), bundles = compared ?? await compareBundles(subject, settings), scope = await chooseFiles(changes, {
    ...settings,
    ...rules,
    bundles: new Set(bundles.keys()),
    readHead,
    judgeBy: chooseJudging(changes)
  }), judged = scope.reviewed.map((file) => withModules(file, bundles.get(file.path))), reviewed = judged.flatMap((one) => one.kind === "file" ? [one.file] : []);
  return {
    reviewed,
    notes: notesOn(reviewed, bundles),
    leftOut: [...scope.leftOut, ...judged.flatMap((one) => one.kind === "excluded" ? [one.excluded] : [])],
    bundles,
    problems: rules.problems
  };
}
function chooseJudging({ files, source }) {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0) > MAX_LINES_BY_CONTENT ? "name" : (source === "github-files" || source === "github-diff") && files.length > MAX_HEADS_BY_API ? "hunks" : "head";
}
function withModules(file, comparison) {
  if (comparison === void 0)
    return { kind: "file", file };
  let view = comparison.kind === "compared" ? viewOfBundle(comparison) : viewOfLines(file);
  if (view !== void 0)
    return { kind: "file", file: { ...file, view } };
  let reason = comparison.kind === "compared" ? withoutChangedModule(comparison.unchanged) : notComparable(comparison.reason);
  return { kind: "excluded", excluded: { path: file.path, kind: "generated", reason } };
}
function notesOn(files, bundles) {
  return files.flatMap(({ path }) => {
    let comparison = bundles.get(path);
    return comparison?.kind === "not-compared" ? [{ path, reason: readLineByLine(comparison.reason) }] : [];
  });
}

export {
  ONLY_FOR_MODELS,
  compareChangedBundles,
  readTrustedRules,
  readAllExclusions,
  chooseScope
};
