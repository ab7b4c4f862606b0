import {
  GITHUB_INSTRUCTIONS as GITHUB_INSTRUCTIONS,
  KINDS_WITH_FRONTMATTER as KINDS_WITH_FRONTMATTER,
  VSCODE_INSTRUCTIONS as VSCODE_INSTRUCTIONS,
  findEntryRange as findEntryRange,
  findFirstLine as findFirstLine,
  hasOrMeans as hasOrMeans,
  writtenGlobs as writtenGlobs,
  isLibrary as isLibrary,
  judgeKeys as judgeKeys,
  readIgnored as readIgnored,
  renameKey as renameKey,
  sortKeys as sortKeys,
  suggestKey as suggestKey,
  isReadWithoutError as isReadWithoutError
} from "./joined-133c8eb8.js";
import {
  describeType_of_chunk_THCM3UR2_js as describeType,
  frontmatterFaults as frontmatterFaults,
  LATE_HEAD as LATE_HEAD,
  findLateHead as findLateHead,
  FRONTMATTER_KEYS as FRONTMATTER_KEYS,
  keyOf as keyOf,
  describeShape as describeShape,
  hasShape as hasShape
} from "./joined-ed214829.js";
import {
  readPlainFrontmatter as readPlainFrontmatter,
  githubGlobs as githubGlobs,
  vscodeGlobs as vscodeGlobs,
  CLIENTS as CLIENTS,
  CLIENT_NAMES as CLIENT_NAMES,
  isBelow as isBelow,
  joinPath as joinPath,
  nameOf as nameOf,
  sourceText as sourceText,
  lazily as lazily,
  lineAt as lineAt,
  readLineEnding as readLineEnding
} from "./joined-1c6c8fb1.js";
import {
  error as error,
  info as info,
  warning as warning
} from "./joined-c1dd7ffa.js";
import {
  detachText as detachText
} from "./joined-1c9471ce.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import {
  regex as regex,
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet,
  addToGroup as addToGroup
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isPlaceholderMap,
  isServerOfAgent
} from "./chunk-CO6OTYV5.js";

// src/rules/apply-to/glob-rule.ts
var MAX_GLOB_CHARACTERS = 4096;
function globRule(rule) {
  return {
    ...rule,
    scope: "text",
    check(text, report) {
      let { key, globs } = writtenGlobs(text);
      for (let glob of globs.filter(({ pattern }) => pattern.length <= MAX_GLOB_CHARACTERS)) {
        let fault = rule.findFault(glob.pattern, `\`${key}\``, globs);
        if (fault !== void 0) {
          let { message, hint, effects } = fault, particulars = { ...changeGlob(text, glob, fault), ...effects && { effects } };
          report(findFaultRange(glob, fault), { message, hint }, particulars);
        }
      }
    }
  };
}
function changeGlob(text, glob, { fixed, wider }) {
  let meant = fixed ?? wider, fix = meant === void 0 ? void 0 : writeInstead(text, glob, meant);
  return fix === void 0 || meant === void 0 ? {} : fixed === void 0 ? { suggestions: [{ title: `Write ${quote(meant)}`, reason: "the instructions then apply to more files, and are sent more often", fix }] } : { fix };
}
function findFaultRange({ range, isVerbatim }, { at }) {
  return at === void 0 || !isVerbatim ? range : { start: range.start + at.start, end: range.start + at.end };
}
var NEEDS_QUOTES = /^[^\w./]/;
function writeInstead({ text }, { pattern, range, isVerbatim }, fixed) {
  if (!isVerbatim || /["'\\\n]/.test(fixed))
    return;
  let before = text.slice(0, range.start).trimEnd().at(-1);
  if (!(before === ":" || before === "-") || !NEEDS_QUOTES.test(fixed) || NEEDS_QUOTES.test(pattern))
    return { kind: "edits", edits: [{ ...range, text: fixed }] };
  let lineEnd = text.indexOf(`
`, range.end);
  return text.slice(range.end, lineEnd < 0 ? text.length : lineEnd).trim() === "" ? { kind: "edits", edits: [{ ...range, text: `"${fixed}"` }] } : void 0;
}

// src/rules/apply-to/instructions-apply-to-backslash.ts
var instructionsApplyToBackslash = globRule({
  id: "instructions-apply-to-backslash",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob has a backslash",
  effects: [
    error(["vscode"], "VS Code reads the backslash as a character of a name, so the glob matches no file."),
    error(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code separate folders by `/`, and a backslash escapes the character after it."
    )
  ],
  fixes: "Writes `/`, unless a bracket or a brace follows the backslash.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let start = pattern.indexOf("\\");
    if (start < 0)
      return;
    let isEscape = /\\(?:[[\](){}\\]|$)/.test(pattern);
    return {
      at: { start, end: start + 1 },
      message: `${quote(pattern)} in ${key} has a backslash`,
      hint: isEscape ? "Write `?` instead of the escaped character: VS Code globs have no escapes." : "Write `/` between folders, on Windows too.",
      ...isEscape ? {} : { fixed: pattern.replaceAll("\\", "/") }
    };
  }
});

// src/rules/apply-to/instructions-apply-to-brace-space.ts
var instructionsApplyToBraceSpace = globRule({
  id: "instructions-apply-to-brace-space",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob has a space inside its braces",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "In VS Code, github.com, the Copilot CLI and Claude Code the space is part of the alternative next to it, which then matches no file."
    )
  ],
  fixes: "Removes the spaces.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let blanks = pattern.includes("{") ? findBlanksInBraces(pattern) : [], [first] = blanks;
    if (first === void 0)
      return;
    let meant = removeRanges(pattern, blanks);
    return {
      at: first,
      message: `${quote(pattern)} in ${key} has a space inside its braces`,
      hint: `Write ${quote(meant)}.`,
      fixed: meant
    };
  }
}), BLANKS = /(?<=[{,])[ \t]+|(?<![{, \t])[ \t]+(?=[,}])/g;
function findBlanksInBraces(pattern) {
  let blanks = [], depth = 0, counted = 0;
  for (let { 0: blank, index } of pattern.matchAll(BLANKS)) {
    for (; counted < index; counted += 1)
      depth += pattern[counted] === "{" ? 1 : pattern[counted] === "}" ? -1 : 0;
    depth > 0 && blanks.push({ start: index, end: index + blank.length });
  }
  return blanks;
}
function removeRanges(pattern, ranges) {
  return [0, ...ranges.map(({ end }) => end)].map((start, index) => pattern.slice(start, ranges[index]?.start)).join("");
}

// src/rules/apply-to/instructions-apply-to-character-class.ts
var instructionsApplyToCharacterClass = globRule({
  id: "instructions-apply-to-character-class",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob names a folder or file with brackets in its name, such as a route of Next.js or SvelteKit",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "In a glob, VS Code, github.com, the Copilot CLI and Claude Code read brackets as one of several characters: `[id]` matches `i` and `d`, but not the folder `[id]`."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let route = pattern.includes("[") ? ROUTE.exec(pattern) : null;
    if (route === null)
      return findList(pattern, key);
    let [name = ""] = route;
    return {
      at: { start: route.index, end: route.index + name.length },
      message: `${quote(name)} in ${key} matches one character, not the name with its brackets`,
      hint: "Write `*` instead of the name in brackets."
    };
  }
});
function findList(pattern, key) {
  let list = pattern.includes("[") ? LIST.exec(pattern) : null;
  if (list === null)
    return;
  let [written] = list;
  return {
    at: { start: list.index, end: list.index + written.length },
    message: `${quote(written)} in ${key} matches one character, not one of the names in it`,
    hint: `Write ${quote(`{${written.slice(1, -1).replaceAll(" ", "")}}`)}.`
  };
}
var ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/, LIST = /(?<=\.)\[\w+(?:, ?\w+)+\]$/;

// src/rules/apply-to/instructions-apply-to-dialect.ts
var instructionsApplyToDialect = globRule({
  id: "instructions-apply-to-dialect",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "A glob of `applyTo` matches other files on github.com than in VS Code",
  effects: [
    warning(
      ["github", "copilot-cli"],
      "github.com matches from the root of the repository, and `*` matches only within one name. The instructions reach no file in a folder, although VS Code applies them at any depth."
    )
  ],
  suggests: "Write `**` instead of `*`, and `**/*.ts` instead of `*.ts` and `**.ts`.",
  source: GITHUB_INSTRUCTIONS,
  findFault(pattern, key, all) {
    if (!(!pattern.includes("*") || pattern === "**" || pattern === "**/*"))
      return pattern.includes("/") ? findStarsInName(pattern, key) : findRootOnly(pattern, key, all);
  }
});
function findRootOnly(pattern, key, all) {
  if (!pattern.startsWith("*") || pattern.startsWith("**/"))
    return;
  let meant = pattern === "*" ? "**" : `**/*${pattern.replace(/^\*+/, "")}`;
  return {
    message: `${quote(pattern)} in ${key} matches only files in the root on github.com, but files in all folders in VS Code`,
    hint: `Write ${quote(meant)}.`,
    ...meant.includes("**", 2) ? {} : { wider: meant },
    ...all.some(({ pattern: other }) => FROM_ROOT.test(other)) && { effects: MEANT }
  };
}
var FROM_ROOT = /^(?!\*\*)[^*?[{]+\/(?:\*\*\/)?\*\.\w+$/, MEANT = [
  info(
    ["github", "copilot-cli"],
    "github.com matches only files in the root, as the other globs, which name their folders, suggest. VS Code applies the instructions at any depth."
  )
];
function findStarsInName(pattern, key) {
  let at = pattern.search(/(?<=^|\/)\*\*\.\w/);
  if (at < 0)
    return;
  let meant = pattern.replaceAll(/(?<=^|\/)\*\*(?=\.\w)/g, "**/*");
  return {
    at: { start: at, end: at + 2 },
    message: `${quote(pattern)} in ${key} does not match files in subfolders: \`**\` matches folders only between slashes`,
    hint: `Write ${quote(meant)}.`,
    wider: meant
  };
}

// src/rules/apply-to/instructions-apply-to-dot-slash.ts
var instructionsApplyToDotSlash = globRule({
  id: "instructions-apply-to-dot-slash",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `./`",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "The paths that VS Code, github.com, the Copilot CLI and Claude Code compare have no folder `.`, so the glob matches no file."
    )
  ],
  fixes: "Removes the `./`.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let lead = pattern.startsWith(".") ? /^(?:\.\/)+|^(?:\.\.\/)+/.exec(pattern)?.[0] : void 0;
    if (lead === void 0)
      return;
    let meant = pattern.slice(lead.length), isSure = !lead.startsWith("..") && meant !== "";
    return {
      at: { start: 0, end: lead.length },
      message: `${quote(pattern)} in ${key} begins with \`${lead.startsWith("..") ? "../" : "./"}\`, so it matches no path`,
      hint: isSure ? `Write ${quote(meant)}.` : "Write a path from the root of the repository.",
      ...isSure ? { fixed: meant } : {}
    };
  }
});

// src/rules/apply-to/instructions-apply-to-duplicate-part.ts
var instructionsApplyToDuplicatePart = {
  id: "instructions-apply-to-duplicate-part",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "`applyTo` has the same glob twice",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI use the glob once. Another glob may have been meant."
    )
  ],
  fixes: "Removes the second one.",
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let { globs } = writtenGlobs(text), seen = /* @__PURE__ */ new Set();
    for (let [index, glob] of globs.entries()) {
      let before = globs[index - 1];
      if (before !== void 0 && seen.has(glob.pattern)) {
        let fix = takeOut(before, glob);
        report(
          glob.range,
          { message: `${quote(glob.pattern)} is in \`applyTo\` twice`, hint: "Keep one of them." },
          fix === void 0 ? {} : { fix }
        );
      }
      seen.add(glob.pattern);
    }
  }
};
function takeOut(before, glob) {
  return before.isVerbatim && glob.isVerbatim ? { kind: "edits", edits: [{ start: before.range.end, end: glob.range.end, text: "" }] } : void 0;
}

// src/rules/apply-to/instructions-apply-to-empty.ts
var instructionsApplyToEmpty = {
  id: "instructions-apply-to-empty",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "`applyTo` is empty",
  effects: [
    error(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI find no file that the instructions apply to, and never use them."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let { data } = text.frontmatter, value = Object.hasOwn(data, "applyTo") ? data.applyTo ?? "" : void 0;
    typeof value == "string" && /^[\s,]*$/.test(value) && report(findEntryRange(text, "applyTo"), {
      message: "`applyTo` is empty",
      hint: "Write `**` for all files, or remove the key if people attach the instructions by hand."
    });
  }
};

// src/rules/apply-to/folder-glob.ts
function mayBeFolder(pattern) {
  return pattern.endsWith("/") ? /[^*./\\]\/$/.test(pattern) && !/^[/.!]/.test(pattern) : /^(?:[^/.!\\][^\\]*\/)?[\w-]+$/.test(pattern);
}
function findFolder(pattern, root, paths) {
  let path = joinPath(root, pattern);
  return pattern.endsWith("/") || paths.hasFolder(path) || isFolderSomewhere(pattern, paths) ? { isCertain: !0 } : !paths.has(path) && isUsualFolder(pattern) ? { isCertain: !1 } : void 0;
}
function isFolderSomewhere(pattern, paths) {
  let name = /^\*\*\/([\w-]+)$/.exec(pattern)?.[1];
  if (name === void 0)
    return !1;
  let { folders, files } = namesIn(paths);
  return folders.has(name) && !files.has(name);
}
var known = /* @__PURE__ */ new WeakMap();
function namesIn(paths) {
  let names = known.get(paths) ?? {
    folders: new Set(paths.entries.flatMap(({ path }) => path.split("/").slice(0, -1))),
    files: new Set(paths.entries.map(({ path }) => nameOf(path)))
  };
  return known.set(paths, names), names;
}
function isUsualFolder(pattern) {
  return USUAL_FOLDERS.has(pattern.slice(pattern.lastIndexOf("/") + 1));
}
var USUAL_FOLDERS = wordSet(`
  api app apps backend client cmd components config docs examples frontend infra internal lib libs packages pages pkg
  public scripts server services source spec src test tests tools web
`);

// src/rules/apply-to/instructions-apply-to-folder.ts
var instructionsApplyToFolder = {
  id: "instructions-apply-to-folder",
  scope: "file",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "A glob of `applyTo` matches a folder, not the files in it",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI compare the glob with the paths of files, which are never the path of a folder."
    )
  ],
  fixes: "Writes `docs/**` instead of `docs/`, and instead of `docs` if that folder exists.",
  source: GITHUB_INSTRUCTIONS,
  collect(text) {
    let candidates = writtenGlobs(text).globs.filter(({ pattern }) => mayBeFolder(pattern)).map((glob) => ({
      pattern: glob.pattern,
      range: glob.range,
      fix: writeInstead(text, glob, `${withoutSlash(glob.pattern)}/**`)
    }));
    return candidates.length === 0 ? void 0 : candidates;
  },
  check(candidates, { root }, report, { paths }) {
    for (let { pattern, range, fix } of candidates) {
      let named = findFolder(pattern, root, paths);
      if (named !== void 0) {
        let said = {
          message: `${quote(pattern)} in \`applyTo\` names a folder, not the files in it`,
          hint: `Write ${quote(`${withoutSlash(pattern)}/**`)}.`
        };
        report(range, said, named.isCertain && fix !== void 0 ? { fix } : {});
      }
    }
  }
};
function withoutSlash(pattern) {
  return pattern.replace(/\/+$/, "");
}

// src/rules/apply-to/instructions-apply-to-invalid-glob.ts
var instructionsApplyToInvalidGlob = globRule({
  id: "instructions-apply-to-invalid-glob",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob has an unclosed brace or bracket",
  effects: [
    error(
      ["vscode", "github", "copilot-cli", "claude"],
      "Such a glob matches no file in VS Code, on github.com, in the Copilot CLI or in Claude Code, so it never applies the instructions."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern) {
    let unpaired = /[{}[]/.test(pattern) ? findUnpaired(pattern) : void 0;
    if (unpaired === void 0)
      return;
    let { sign, at } = unpaired;
    return {
      at: { start: at, end: at + 1 },
      message: `\`${sign}\` in ${quote(pattern)} has no matching \`${PARTNERS[sign]}\``,
      hint: sign === "[" ? "Close the bracket." : sign === "{" ? "Close the brace." : "Add the opening brace, or remove this one."
    };
  }
}), PARTNERS = { "{": "}", "}": "{", "[": "]" };
function findUnpaired(pattern) {
  let braces = [];
  for (let at = 0; at < pattern.length; at += 1) {
    let sign = pattern[at];
    if (sign === "\\")
      at += 1;
    else if (sign === "[") {
      let close = pattern.indexOf("]", at + (pattern[at + 1] === "]" ? 2 : 1));
      if (close < 0)
        return { sign, at };
      at = close;
    } else if (sign === "{")
      braces.push(at);
    else if (sign === "}" && braces.pop() === void 0)
      return { sign, at };
  }
  let [open] = braces;
  return open === void 0 ? void 0 : { sign: "{", at: open };
}

// src/rules/apply-to/instructions-apply-to-leading-slash.ts
var instructionsApplyToLeadingSlash = globRule({
  id: "instructions-apply-to-leading-slash",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `/`",
  effects: [
    warning(
      ["vscode"],
      "VS Code matches such a glob from the root of the disk, so it matches no file of the repository."
    ),
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI compare the glob with paths that do not begin with a slash."
    )
  ],
  fixes: "Removes the slash.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let meant = pattern.startsWith("/") ? pattern.replace(/^\/+/, "") : pattern;
    return meant === pattern ? void 0 : {
      at: { start: 0, end: pattern.length - meant.length },
      message: `${quote(pattern)} in ${key} begins with a slash`,
      hint: meant === "" ? "Write `**` for all files." : `Write ${quote(meant)}.`,
      ...meant === "" ? {} : { fixed: meant }
    };
  }
});

// src/rules/apply-to/instructions-apply-to-literal-variable.ts
var instructionsApplyToLiteralVariable = globRule({
  id: "instructions-apply-to-literal-variable",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob has a variable of VS Code or of a template",
  effects: [
    error(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, github.com, the Copilot CLI and Claude Code do not replace variables in globs, so the glob matches no file."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let variable = pattern.includes("{") ? VARIABLE.exec(pattern) : null;
    if (variable === null)
      return;
    let [written = ""] = variable;
    return {
      at: { start: variable.index, end: variable.index + written.length },
      message: `${quote(written)} in ${key} is a variable, which no client replaces in a glob`,
      hint: "Write the names themselves, or `*` for any name."
    };
  }
}), VARIABLE = /\$\{[^{}]*\}|\{\{[^{},]*\}\}/;

// src/rules/apply-to/instructions-apply-to-negation.ts
var instructionsApplyToNegation = globRule({
  id: "instructions-apply-to-negation",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `!` to exclude files",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, github.com, the Copilot CLI and Claude Code read the `!` as a character of the name, so the glob excludes nothing."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault: (pattern, key) => pattern.startsWith("!") ? {
    message: `${quote(pattern)} in ${key} does not exclude any file`,
    hint: "Remove it, and name only the files to include."
  } : void 0
});

// src/rules/apply-to/extension-words.ts
var EXTENSIONS_OF_LANGUAGES = /* @__PURE__ */ new Map([
  ["assembly", "asm"],
  ["cplusplus", "cpp"],
  ["csharp", "cs"],
  ["elixir", "ex"],
  ["erlang", "erl"],
  ["fsharp", "fs"],
  ["golang", "go"],
  ["haskell", "hs"],
  ["javascript", "js"],
  ["javascriptreact", "jsx"],
  ["julia", "jl"],
  ["kotlin", "kt"],
  ["latex", "tex"],
  ["objectivec", "m"],
  ["ocaml", "ml"],
  ["perl", "pl"],
  ["powershell", "ps1"],
  ["protobuf", "proto"],
  ["python", "py"],
  ["ruby", "rb"],
  ["rust", "rs"],
  ["solidity", "sol"],
  ["terraform", "tf"],
  ["typescript", "ts"],
  ["typescriptreact", "tsx"],
  ["visualbasic", "vb"]
]), OPTIONAL_ENDINGS = /* @__PURE__ */ new Map([
  ["c?js", ".{js,cjs}"],
  ["cs?x", ".{cs,csx}"],
  ["html?", ".{htm,html}"],
  ["jpe?g", ".{jpg,jpeg}"],
  ["jsx?", ".{js,jsx}"],
  ["m?js", ".{js,mjs}"],
  ["mdx?", ".{md,mdx}"],
  ["tsx?", ".{ts,tsx}"],
  ["ya?ml", ".{yml,yaml}"]
]);

// src/rules/apply-to/glob-extensions.ts
var EXTENSION = /(?<=[.{,])[A-Za-z][\w?]*(?=[,}]|$)/g;
function readExtensions(pattern) {
  let extensions = [];
  for (let { 0: written, index } of pattern.matchAll(EXTENSION)) {
    let dot = pattern[index - 1] === "." ? index - 1 : pattern.lastIndexOf("{", index) - 1;
    pattern[dot] === "." && extensions.push({ extension: written.toLowerCase(), at: { start: index, end: index + written.length } });
  }
  return extensions;
}

// src/rules/apply-to/instructions-apply-to-suspect-extension.ts
var instructionsApplyToSuspectExtension = globRule({
  id: "instructions-apply-to-suspect-extension",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob ends in the name of a language or in a regular expression instead of an extension",
  effects: [
    info(
      ["vscode", "github", "copilot-cli", "claude"],
      "No file has such an extension, so the glob never makes VS Code, github.com, the Copilot CLI or Claude Code apply the instructions."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    for (let { extension, at } of readExtensions(pattern)) {
      let meant = EXTENSIONS_OF_LANGUAGES.get(extension);
      if (meant !== void 0)
        return {
          at,
          message: `${quote(`.${extension}`)} in ${key} is the name of a language, not an extension`,
          hint: `Write ${quote(`.${meant}`)}.`
        };
      let endings = OPTIONAL_ENDINGS.get(extension);
      if (endings !== void 0)
        return {
          at,
          message: `${quote(`.${extension}`)} in ${key} is a glob, where \`?\` matches exactly one character`,
          hint: `Write ${quote(endings)}.`
        };
    }
  }
});

// src/rules/apply-to/name-index.ts
function indexNames(entries) {
  let byName = /* @__PURE__ */ new Map(), byEnding = /* @__PURE__ */ new Map();
  for (let { path } of entries) {
    let lower = path.toLowerCase();
    for (let name2 of new Set(lower.split("/")))
      addToGroup(byName, name2, path);
    let name = nameOf(lower);
    addToGroup(byEnding, name.slice(Math.max(0, name.lastIndexOf("."))), path);
  }
  return {
    all: entries.map(({ path }) => path),
    byName,
    byEnding,
    closed: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path.toLowerCase())
  };
}

// src/rules/apply-to/matched-paths.ts
var MAX_COMPARISONS = 5e5;
function matchPaths(paths) {
  let answers = /* @__PURE__ */ new Map(), budget = { left: MAX_COMPARISONS }, names = indexNames(paths.entries), answer = (root, glob) => isFolderThere(paths, root, glob) || matchesOneOf(findCandidates(glob, names), root, glob, budget);
  return (root, globs) => globs.some((glob) => {
    let question = `${root}
${glob}`, known2 = answers.get(question) ?? answer(root, glob);
    return answers.set(question, known2), known2;
  });
}
function isFolderThere(paths, root, glob) {
  let folder = /^([^*?[\]{}\\]+)\/\*\*$/.exec(glob)?.[1];
  return folder !== void 0 && paths.hasFolder(joinPath(root, folder));
}
function findCandidates(glob, { all, closed, byName, byEnding }) {
  let lower = glob.toLowerCase();
  if (closed.some((path) => isBelow(lower, path)))
    return [glob];
  let plain = withoutChoices(lower).split("/").filter((part) => part !== "" && !/[*?[\]{}\\]/.test(part)), ending = /\*(\.[^*?[\]{}\\/.]+)$/.exec(lower)?.[1];
  return [
    ...plain.map((name) => byName.get(name) ?? []),
    ...ending === void 0 ? [] : [byEnding.get(ending) ?? []]
  ].reduce((fewest, list) => list.length < fewest.length ? list : fewest, all);
}
function withoutChoices(glob) {
  let shorter = glob.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, "?");
  return shorter === glob ? glob : withoutChoices(shorter);
}
function matchesOneOf(candidates, root, glob, budget) {
  if (candidates.length === 0 || /^\*\*\/\*\.\w+$/.test(glob))
    return candidates.some((path) => isBelow(path, root));
  let isDialect = /[{\\[]|^\//.test(glob), readers = [vscodeGlobs([glob], root), ...isDialect ? [githubGlobs([glob], root)] : []];
  return candidates.some((path) => (budget.left -= 1, budget.left < 0 || readers.some((reader) => reader.matches(path) !== void 0)));
}

// src/rules/apply-to/instructions-apply-to-matches-nothing.ts
var instructionsApplyToMatchesNothing = {
  id: "instructions-apply-to-matches-nothing",
  scope: "repository",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "No file of the repository matches a glob of the instructions",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, github.com, the Copilot CLI and Claude Code apply the instructions to no file of the repository."
    )
  ],
  source: GITHUB_INSTRUCTIONS,
  collect(text) {
    let { key, globs } = writtenGlobs(text), first = globs.at(0), last = globs.at(-1);
    if (first === void 0 || last === void 0)
      return;
    let patterns = globs.map(({ pattern }) => detachText(pattern)), range = { start: first.range.start, end: last.range.end };
    return { key, patterns, range, awaited: findAwaitedFolders(text.text) };
  },
  async check(facts, report, repository) {
    let matchesAny = lazily(() => matchPaths(repository.paths)), missing = facts.filter(
      ({ file, fact }) => file.level === "repository" && file.standing === "in-place" && !isLibrary(repository) && !fact.patterns.some((pattern) => isUnsure(file, pattern, repository.paths)) && !matchesAny()(file.root, fact.patterns)
    ), examples = missing.flatMap(({ file, fact }) => fact.patterns.map((pattern) => exampleOf(file, pattern))), awaited = new Set(facts.flatMap(({ fact }) => fact.awaited)), ignoredBy = await readIgnored(repository, examples);
    for (let { file, fact } of missing)
      fact.patterns.some((pattern) => ignoredBy(exampleOf(file, pattern)) !== void 0) || report(
        file,
        fact.range,
        {
          message: `No file of the repository matches ${quote(fact.patterns.join(", "))} in \`${fact.key}\``,
          hint: fact.patterns.some((pattern) => /\s/.test(pattern)) ? "Separate globs by commas, not by spaces." : "Correct the globs, or delete the file if the code that it is about no longer exists."
        },
        fact.patterns.every((pattern) => isForAnyPlace(pattern) || awaited.has(literalFolder(pattern))) ? { effects: FOR_LATER } : {}
      );
  }
};
function exampleOf({ root }, pattern) {
  let path = pattern.replaceAll(/\{([^{},]*)[^{}]*\}/g, "$1").replace(/^\.?\//, "").replaceAll("**/", "").replaceAll(/\*+|\?/g, "x");
  return joinPath(root, path);
}
function isForAnyPlace(pattern) {
  return /^(?:\*\.[^/]+|\*\*\/[^/]+(?:\/\*\*(?:\/\*(?:\.[^/]+)?)?)?)$/.test(pattern);
}
function literalFolder(pattern) {
  return /^[\w.-]+\/(?:[\w.-]+\/)*/.exec(pattern)?.[0] ?? "";
}
var MAX_AWAITED = 100, MAX_FOLDER_CHARACTERS = 200;
function findAwaitedFolders(text) {
  let found = /* @__PURE__ */ new Set(), looked = 0;
  for (let { index } of text.matchAll(/\/(?=[{<[]\{?\w)/g)) {
    if (looked += 1, looked > MAX_AWAITED)
      break;
    let before = text.slice(Math.max(0, index - MAX_FOLDER_CHARACTERS), index + 1), folder = /(?:[\w.-]+\/)+$/.exec(before)?.[0];
    folder !== void 0 && found.add(detachText(folder));
  }
  return [...found];
}
var FOR_LATER = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com, the Copilot CLI and Claude Code apply the instructions as soon as the repository has such a file."
  )
], ABOUT_ONE_GLOB = [
  instructionsApplyToBackslash,
  instructionsApplyToBraceSpace,
  instructionsApplyToCharacterClass,
  instructionsApplyToDotSlash,
  instructionsApplyToInvalidGlob,
  instructionsApplyToLeadingSlash,
  instructionsApplyToLiteralVariable,
  instructionsApplyToNegation,
  instructionsApplyToSuspectExtension
];
function isUnsure({ kind, root }, pattern, paths) {
  return /^(?:\*\*|\*|\*\*\/\*)$/.test(pattern) || /(?:^|\/)\.[^/*]*\//.test(pattern) || mayBeFolder(pattern) && findFolder(pattern, root, paths) !== void 0 || ABOUT_ONE_GLOB.some((rule) => rule.kinds.includes(kind) && rule.findFault(pattern, "", []) !== void 0);
}

// src/rules/apply-to/instructions-apply-to-missing.ts
var instructionsApplyToMissing = {
  id: "instructions-apply-to-missing",
  scope: "text",
  kinds: ["path-instructions"],
  description: "The frontmatter of instructions has no `applyTo`",
  effects: [
    info(["github"], "github.com never applies the file, because nothing says which files it is for."),
    info(
      ["vscode"],
      "VS Code applies the file only if somebody attaches it, or if the model picks it by its description."
    )
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    isReadWithoutError(text) && !hasOrMeans(text, "applyTo") && report(findFirstLine(text.text), {
      message: "The frontmatter has no `applyTo`",
      hint: 'Say which files the instructions are for, as in `applyTo: "**/*.ts"`.'
    });
  }
};

// src/rules/apply-to/instructions-apply-to-too-broad.ts
var instructionsApplyToTooBroad = {
  id: "instructions-apply-to-too-broad",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "Long instructions apply to all files",
  effects: [
    info(["vscode"], "VS Code puts the whole text into every request, whatever file it is about."),
    info(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI read the whole text in every session, whatever files it is about."
    )
  ],
  options: {
    "max-tokens": {
      type: "integer",
      default: 4e3,
      description: "The most tokens that instructions for all files may have, at four characters a token."
    }
  },
  source: VSCODE_INSTRUCTIONS,
  check(text, report, options) {
    let { start, end } = text.body, tokens = Math.round((end - start) / CHARACTERS_PER_TOKEN);
    if (tokens <= options.integer("max-tokens"))
      return;
    let all = writtenGlobs(text).globs.find(({ pattern }) => ALL_FILES.has(pattern));
    all !== void 0 && report(all.range, {
      message: `${quote(all.pattern)} puts about ${writeCount(tokens)} tokens into every request`,
      hint: "Name the files that the text is about, or split the text."
    });
  }
}, CHARACTERS_PER_TOKEN = 4, ALL_FILES = /* @__PURE__ */ new Set(["**", "**/*", "**/*.*"]);

// src/rules/apply-to/instructions-apply-to-type.ts
var instructionsApplyToType = {
  id: "instructions-apply-to-type",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "`applyTo` is not a single string",
  effects: [
    error(["vscode"], "VS Code accepts only a single string: it reports an error and never applies the file."),
    error(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI document one string with commas, and may ignore any other value."
    )
  ],
  fixes: "Writes the globs of a list as one string with commas, unless clients read one of them differently.",
  suggests: "Writes the globs of a list as one string.",
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let value = text.frontmatter.data.applyTo;
    if (value == null || typeof value == "string")
      return;
    let change = Array.isArray(value) ? asOneString(text, value) : void 0, isClear = Array.isArray(value) && value.every((glob) => !ROOT_ONLY.test(String(glob).trim()));
    report(
      findEntryRange(text, "applyTo"),
      {
        message: `\`applyTo\` must be one string, not ${describeType(value)}`,
        hint: 'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.'
      },
      change === void 0 ? {} : isClear ? { fix: change } : { suggestions: [{ ...ONE_STRING, fix: change }] }
    );
  }
}, ROOT_ONLY = /^\*(?!\*(?:\/|$))/, ONE_STRING = {
  title: "Write the globs as one string",
  reason: "a glob that begins with one `*` matches other files on github.com than in VS Code"
};
function asOneString({ text, frontmatter }, values) {
  let key = frontmatter.rangeOfKey(["applyTo"]), range = frontmatter.rangeOf(["applyTo"]), globs = values.filter((value) => typeof value == "string").map((value) => value.trim()), isPlain = globs.length === values.length && globs.every((glob) => /^[^"\\\n]+$/.test(glob));
  if (!(key === void 0 || range === void 0 || values.length === 0 || !isPlain || hasComment(text, range)))
    return { kind: "edits", edits: [{ start: key.end, end: range.end, text: `: "${globs.join(",")}"` }] };
}
function hasComment(text, { start, end }) {
  return text.slice(start, end).includes("#");
}

// src/rules/apply-to/index.ts
var APPLY_TO_RULES = [
  instructionsApplyToBackslash,
  instructionsApplyToBraceSpace,
  instructionsApplyToCharacterClass,
  instructionsApplyToDialect,
  instructionsApplyToDotSlash,
  instructionsApplyToDuplicatePart,
  instructionsApplyToEmpty,
  instructionsApplyToFolder,
  instructionsApplyToInvalidGlob,
  instructionsApplyToLeadingSlash,
  instructionsApplyToLiteralVariable,
  instructionsApplyToMatchesNothing,
  instructionsApplyToMissing,
  instructionsApplyToNegation,
  instructionsApplyToSuspectExtension,
  instructionsApplyToTooBroad,
  instructionsApplyToType
];

// src/rules/frontmatter/yaml-marks.ts
var MARK = /^([ \t]*(?:- +)*(?:["']?[\w.-]+["']?[ \t]*:[ \t]+)?)([&*!][^\s,\]}]+|<<:)(?=\s|$)/, BLOCK_TEXT = /:[ \t]+[|>][-+\d]*(?:[ \t]+#.*)?$/, TEXT = /^[ \t]*(?:- +)*(?=["']?[\w.-]+["']?[ \t]*:[ \t]+[^\s[{&*!|>#])/, TEXT_OF_DASH = /^[ \t]*(?:- +)*(?=- +(?!["']?[\w.-]+["']?[ \t]*:(?:\s|$))[^\s[{&*!|>#-])/;
function findMarks(text, block) {
  let marks = [], textColumn;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), column = content.search(/\S/);
    if (column < 0 || textColumn !== void 0 && column > textColumn)
      continue;
    textColumn = BLOCK_TEXT.test(content) ? column : (TEXT.exec(content) ?? TEXT_OF_DASH.exec(content))?.[0].length;
    let [, lead = "", mark = ""] = MARK.exec(content) ?? [], kind = classifyMark(mark);
    if (kind !== void 0 && (kind === "merge" || lead.trim() !== "")) {
      let start = line.start + lead.length;
      marks.push({ kind, range: { start, end: start + mark.length - (kind === "merge" ? 1 : 0) } });
    }
  }
  return marks;
}
function classifyMark(mark) {
  return mark === "<<:" ? "merge" : /^[&*][A-Za-z_][\w-]*$/.test(mark) ? mark.startsWith("&") ? "anchor" : "alias" : /^!(?:!?[A-Za-z][\w/:.-]*|<[^>]+>)$/.test(mark) ? "tag" : void 0;
}

// src/rules/frontmatter/form-faults.ts
function reportFaults(rule, particularsOf = () => ({}), isReportedElsewhere = () => !1) {
  return (text, report) => {
    for (let fault of findFaults(text, rule).filter(({ range }) => !isReportedElsewhere(text, range))) {
      let { range, message, hint, fix } = fault;
      report(range, { message, hint }, { ...fix && { fix }, ...particularsOf(fault, text) });
    }
  };
}
function findFaults({ source, frontmatter }, rule) {
  return frontmatter.problems.length === 0 ? [] : frontmatterFaults(source, frontmatter).filter((fault) => fault.rule === rule);
}
var UNREADABLE = [
  error(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code reports the frontmatter as an error, and github.com, the Copilot CLI and Claude Code cannot parse it, so the file is left out or loses its settings."
  ),
  error(["gemini"], "The Gemini CLI cannot parse the frontmatter, and does not load the agent."),
  warning(
    ["cursor", "windsurf"],
    "Cursor and Windsurf may not read the settings of the file, and then do not know when to use it."
  )
], UNREADABLE_OUTSIDE_VSCODE = [
  error(
    ["github", "copilot-cli"],
    "The Copilot CLI and github.com read real YAML: they cannot parse the frontmatter, and leave the file out without a message."
  ),
  error(["gemini"], "The Gemini CLI reads real YAML: it cannot parse the frontmatter, and does not load the agent."),
  info(
    ["vscode", "claude"],
    "VS Code and Claude Code accept the value as text; every reader of real YAML rejects the file."
  )
];
function inSkill([first, ...others]) {
  return [withoutGemini(first), ...others.map(withoutGemini)];
}
function withoutGemini(effect) {
  return effect.clients.includes("gemini") ? info(["gemini"], "The Gemini CLI takes the name and the description from their lines.") : effect;
}

// src/rules/frontmatter/frontmatter-anchor-alias-tag.ts
var frontmatterAnchorAliasTag = {
  id: "frontmatter-anchor-alias-tag",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "The frontmatter has anchors, aliases, tags or merge keys",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, which reads a small part of YAML, reads the sign as text; github.com, the Copilot CLI and Claude Code each follow, reject or ignore it."
    )
  ],
  source: "https://yaml.org/spec/1.2.2/#692-node-anchors",
  check(text, report) {
    let { source, frontmatter } = text, { block } = frontmatter, isClean = frontmatter.problems.length === 0;
    if (block === void 0 || isClean && !mayHaveMarks(text.text.slice(block.start, block.end)))
      return;
    let end = findFaults(text, "frontmatter-unindented-continuation").at(0)?.range.start ?? block.end, marks = findMarks(source.text, { start: block.start, end }).slice(0, MAX_FINDINGS);
    for (let { kind, range } of marks) {
      let sign = quote(source.text.slice(range.start, range.end));
      report(range, {
        message: `${sign} is ${WHAT[kind]} in YAML, which clients read in different ways`,
        hint: HINTS[kind]
      });
    }
    for (let { range, hint } of findFaults(text, "frontmatter-anchor-alias-tag")) {
      let isOfMark = (mark) => mark.range.start <= range.end && range.start <= lineAt(text.text, mark.range.start).end;
      if (!marks.some(isOfMark)) {
        let sign = quote(source.text.slice(range.start, range.end));
        report(range, { message: `${sign} is read as an alias or a tag, not as text`, hint });
      }
    }
  }
}, MAX_FINDINGS = 50, SIGNS = /[:-][ \t]+[&*!]|<<:/, PARTS = [" &", " *", " !", "	", "<<:"];
function mayHaveMarks(block) {
  return PARTS.some((part) => block.includes(part)) && SIGNS.test(block);
}
var WHAT = {
  anchor: "an anchor",
  alias: "an alias",
  tag: "a tag",
  merge: "a merge key"
}, WRITE_OUT = "Write out the value where it is used, or put it in quotes if it is text.", HINTS = {
  anchor: WRITE_OUT,
  alias: WRITE_OUT,
  tag: "Remove the tag, or put the value in quotes if it is text.",
  merge: "Write out the keys where they are used."
};

// src/rules/frontmatter/frontmatter-values.ts
function valuesWhere(text, isMeant) {
  let { frontmatter } = text, found = [];
  for (let { key, value } of sortKeys(text).known)
    if (isMeant(value, key)) {
      let range = frontmatter.rangeOf([key.name]) ?? frontmatter.rangeOfKey([key.name]);
      found.push(...range === void 0 ? [] : [{ key, value, range }]);
    }
  return found;
}
function knownKeysWhere(isMeant) {
  let keys = Object.values(FRONTMATTER_KEYS).flat().filter(isMeant);
  return [...new Set(keys.map(({ name }) => name))];
}

// src/rules/frontmatter/frontmatter-boolean-quoted.ts
var frontmatterBooleanQuoted = {
  id: "frontmatter-boolean-quoted",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { keys: knownKeysWhere(isSwitch) },
  description: "A boolean in the frontmatter is written in quotes",
  effects: [
    error(
      ["vscode"],
      "VS Code accepts only `true` and `false` without quotes; it reports the text as an error and uses the default."
    ),
    error(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code expect a boolean here; they read a text as true, or ignore it."
    ),
    error(["cursor", "windsurf"], "Cursor and Windsurf expect a boolean here; they treat the text as missing.")
  ],
  fixes: "Removes the quotes.",
  check(text, report) {
    for (let { key, value, range } of valuesWhere(
      text,
      (value2, key2) => isSwitch(key2) && isQuotedBoolean(value2, key2.shape)
    )) {
      let word = String(value).toLowerCase();
      report(
        range,
        {
          message: `\`${key.name}\` is the text ${quote(String(value))}, not a boolean`,
          hint: `Write \`${key.name}: ${word}\`.`
        },
        { fix: { kind: "edits", edits: [{ ...range, text: word }] } }
      );
    }
  }
};
function isSwitch({ shape, judgedBy }) {
  return judgedBy === void 0 && shape.kind === "boolean";
}
function isQuotedBoolean(value, shape) {
  return shape.kind === "boolean" && typeof value == "string" && /^(?:true|false)$/i.test(value);
}

// src/rules/frontmatter/frontmatter-duplicate-key.ts
var frontmatterDuplicateKey = {
  id: "frontmatter-duplicate-key",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "The frontmatter has the same key twice",
  effects: [
    error(
      ["github", "copilot-cli"],
      "Readers of real YAML, such as those of github.com and the Copilot CLI, reject the frontmatter or silently use one of the two values."
    ),
    error(["vscode", "claude"], "VS Code and Claude Code use one of the two values and silently ignore the other."),
    error(["gemini"], "The Gemini CLI rejects the frontmatter, and does not load the agent."),
    warning(["cursor", "windsurf"], "Cursor and Windsurf use one of the two values and ignore the other.")
  ],
  source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
  check: reportFaults("frontmatter-duplicate-key", () => ({}), isServerOfAgent)
};

// src/rules/frontmatter/key-ignored.ts
var KEY_IGNORED = [
  warning(["vscode"], "VS Code marks the key as not supported, and the intended setting stays unset."),
  warning(
    ["github", "copilot-cli", "claude"],
    "github.com, the Copilot CLI and Claude Code ignore the key, and the intended setting stays unset."
  ),
  warning(["cursor", "windsurf"], "Cursor and Windsurf ignore the key, and the intended setting stays unset.")
];

// src/rules/frontmatter/frontmatter-key-case.ts
var frontmatterKeyCase = {
  id: "frontmatter-key-case",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "A key of the frontmatter has the wrong letter case",
  effects: KEY_IGNORED,
  fixes: "Corrects the letter case, unless the file also has the correct key.",
  ...judgeKeys("case", (key, { meant }) => ({
    message: `${quote(key.name)} is not read: the letter case of a key counts`,
    hint: `Write \`${meant.name}\`.`,
    ...renameKey(key, meant)
  }))
};

// src/rules/frontmatter/frontmatter-key-typo.ts
var frontmatterKeyTypo = {
  id: "frontmatter-key-typo",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "A key of the frontmatter is misspelled",
  effects: KEY_IGNORED,
  fixes: "Corrects the key, unless the file also has the correct one, or the key chooses a model or allows tools.",
  suggests: "Correct a key that chooses a model or allows tools.",
  ...judgeKeys(
    "typo",
    (key, { meant }) => isOwnData(key, meant) ? void 0 : {
      message: `${quote(key.name)} is not a known key, so it is not read`,
      hint: `Did you mean \`${meant.name}\`?`,
      ...correctKey(key, meant)
    }
  )
}, CONSEQUENCES = /* @__PURE__ */ new Map([
  ["model", "another model may cost more"],
  ["models", "another model may cost more"],
  ["allowed-tools", "the tools then run without a question"],
  ["permissionMode", "the tools then run with other permissions"]
]);
function correctKey(key, meant) {
  let consequence = CONSEQUENCES.get(meant.name);
  return consequence === void 0 ? renameKey(key, meant) : suggestKey(key, meant, consequence);
}
function isOwnData(key, { shape }) {
  return key.value === "map" && !hasShape({}, shape);
}

// src/rules/frontmatter/frontmatter-language-marker.ts
var frontmatterLanguageMarker = {
  id: "frontmatter-language-marker",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "The opening line of the frontmatter has a word after its three dashes",
  effects: [error(CLIENTS, "No client recognizes the frontmatter; all read it as text.")],
  fixes: "Removes the word, if YAML follows.",
  check(text, report) {
    let faults = findFaults(text, "frontmatter-language-marker").filter(
      ({ range }) => !text.text.slice(range.start, range.end).includes("\r")
    );
    for (let { range, message, hint } of faults) {
      let fix = withoutMarker(text.text, range);
      report(range, { message, hint }, { ...fix && { fix } });
    }
  }
};
function withoutMarker(text, range) {
  let read = readPlainFrontmatter(sourceText("", text.slice(0, range.start) + text.slice(range.end)));
  return Object.keys(read?.data ?? {}).length > 0 ? { kind: "edits", edits: [{ start: range.start, end: range.end, text: "" }] } : void 0;
}

// src/rules/frontmatter/frontmatter-not-a-map.ts
var frontmatterNotAMap = {
  id: "frontmatter-not-a-map",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "The frontmatter does not consist of keys and values",
  effects: UNREADABLE,
  check: reportFaults("frontmatter-not-a-map")
};

// src/rules/frontmatter/frontmatter-not-first-line.ts
var frontmatterNotFirstLine = {
  id: "frontmatter-not-first-line",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { noFrontmatter: !0 },
  description: "The frontmatter does not begin on the first line",
  effects: [
    error(
      CLIENTS,
      "All clients look for frontmatter on the first line only; all its keys are lost and become part of the text."
    )
  ],
  fixes: "Removes the blank lines above it, and moves a comment above it to below.",
  check({ kind, text, frontmatter }, report) {
    let late = frontmatter.present || frontmatter.problems.length > 0 || kind === "settings" || kind === "mcp" ? void 0 : findLateHead(kind, text);
    if (late !== void 0) {
      let edits = editsFor(text, late);
      report(late.fence, LATE_HEAD, edits.length === 0 ? {} : { fix: { kind: "edits", edits } });
    }
  }
};
function editsFor(text, { above, fence, closing }) {
  let content = text.slice(above.start, above.end).replace("\uFEFF", "").trim(), isComment = /^<!--[\s\S]*-->$/.test(content) && !content.slice(4, -3).includes("<!--");
  if (!(content === "" || isComment) || content === "" && above.end > above.start && text.startsWith("\uFEFF"))
    return [];
  let opening = { start: 0, end: fence.end, text: "---" }, ending = { start: closing.start, end: closing.end, text: "---" }, lineEnd = readLineEnding(text), kept = { start: closing.next, end: closing.next, text: `${lineEnd}${content}${lineEnd}` };
  return isComment ? [opening, ending, kept] : [opening, ending];
}

// src/rules/frontmatter/frontmatter-other-client-key.ts
var frontmatterOtherClientKey = {
  id: "frontmatter-other-client-key",
  kinds: ["agent"],
  description: "A key of the frontmatter belongs to another client, which does not read the file",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI ignore the key; Claude Code, which knows it, looks for agents in `.claude/agents`."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  ...judgeKeys(
    "other-client",
    (key, { head }, own) => own === "claude-agent" || keyOf(head, key.name) === void 0 ? void 0 : {
      message: `${quote(key.name)} is a key of Claude Code's agents`,
      hint: "Remove it, or move the agent to `.claude/agents`."
    }
  )
};

// src/rules/frontmatter/frontmatter-repeated.ts
var frontmatterRepeated = {
  id: "frontmatter-repeated",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { keys: ["name", "description", "applyTo"] },
  description: "The text begins with the keys that the frontmatter above has already",
  effects: [
    warning(
      CLIENTS,
      "All clients send these lines to the model as text. They change nothing, and may say something else than the frontmatter."
    )
  ],
  source: "https://agentskills.io/specification",
  check({ text, frontmatter }, report) {
    let { start } = frontmatter.body, block = FIRST_LINES.exec(text.slice(start, start + MAX_CHARACTERS)), keys = [...(block?.[2] ?? "").matchAll(KEY)].map(([, key = ""]) => key), repeated = keys.filter((key) => Object.hasOwn(frontmatter.data, key)), [first] = repeated, isOfClients = repeated.some((key) => OF_CLIENTS.has(key));
    if (block === null || first === void 0 || !isOfClients || repeated.length < MIN_KEYS || repeated.length * 2 <= keys.length)
      return;
    let from = start + (block[1]?.length ?? 0);
    report(
      { start: from, end: from + (block[2] ?? "").trimEnd().length },
      {
        message: `The text begins with \`${first}\` and other keys of the frontmatter again`,
        hint: "Remove these lines."
      }
    );
  }
}, OF_CLIENTS = /* @__PURE__ */ new Set(["name", "description", "applyTo", "globs"]), MAX_CHARACTERS = 4e3, MIN_KEYS = 2, FIRST_LINES = /^((?:[ \t]*(?:---)?[ \t]*\r?\n)*)((?:[a-zA-Z][\w-]*:(?: [^\n]*)?(?:\r?\n|$))+)/, KEY = /^([a-zA-Z][\w-]*):/gm;

// src/rules/frontmatter/frontmatter-scalar-coerced.ts
var frontmatterScalarCoerced = {
  id: "frontmatter-scalar-coerced",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "Some clients read a text in the frontmatter as a number, a date or a boolean",
  effects: [
    warning(
      ["github", "copilot-cli", "claude"],
      "VS Code reads the value as text. github.com, the Copilot CLI and Claude Code read YAML 1.1 or 1.2, and one of these versions makes it a number, a date or a boolean."
    ),
    info(
      ["vscode"],
      "VS Code reads the value as text; readers of real YAML turn it into a number, a date or a boolean."
    )
  ],
  fixes: "Puts the value in quotes.",
  source: "https://yaml.org/spec/1.2.2/#103-core-schema",
  check(text, report) {
    for (let { key, range } of valuesWhere(text, mayBeCoerced)) {
      let written = text.text.slice(range.start, range.end), type = typeToSome(written);
      type !== void 0 && report(
        range,
        {
          message: `${quote(written)} is ${type}, not a text`,
          hint: `Put it in quotes: \`${key.name}: "${written}"\`.`
        },
        { fix: { kind: "edits", edits: [{ ...range, text: `"${written}"` }] } }
      );
    }
  }
}, MAX_CHARACTERS2 = 32;
function mayBeCoerced(value, { shape, judgedBy }) {
  return shape.kind === "text" && judgedBy === void 0 && (typeof value == "number" || typeof value == "boolean" || // Only a value without quotes is in the file exactly as it was read.
  typeof value == "string" && value.length <= MAX_CHARACTERS2 && typeToSome(value) !== void 0);
}
var BEGINNING = /^[-+.\d]|^(?:true|false|yes|no|on|off)$/i;
function typeToSome(written) {
  return BEGINNING.test(written) ? /^(?:true|false|yes|no|on|off)$/i.test(written) ? "a boolean for some clients" : /^\d{4}-\d{1,2}-\d{1,2}$/.test(written) ? "a date for some clients" : /^[-+]?(?:\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+|0x[\da-f]+|0o[0-7]+|\d+(?::[0-5]?\d)+)$/i.test(
    written
  ) ? "a number for some clients" : void 0 : void 0;
}

// src/rules/frontmatter/frontmatter-tab-indent.ts
var frontmatterTabIndent = {
  id: "frontmatter-tab-indent",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "A line of the frontmatter is indented with a tab",
  effects: UNREADABLE,
  fixes: "Replaces each tab with two spaces, or removes the tab before a top-level key, if the frontmatter can be read afterwards.",
  source: "https://yaml.org/spec/1.2.2/#61-indentation-spaces",
  check(text, report) {
    let { block } = text.frontmatter, [first, ...others] = findFaults(text, "frontmatter-tab-indent");
    if (first === void 0 || block === void 0)
      return;
    let fix = replaceTabs(text.text, block);
    report(first.range, { message: first.message, hint: first.hint }, { ...fix && { fix } });
    for (let { range, message, hint } of others)
      report(range, { message, hint });
  }
};
function replaceTabs(text, block) {
  let tabs = tabbedLeads(text, block);
  for (let put of [(lead) => lead.replaceAll("	", "  "), () => ""]) {
    let edits = tabs.map(({ start, end, lead }) => ({ start, end, text: put(lead) }));
    if (isReadable(text, block, edits))
      return { kind: "edits", edits };
  }
}
function tabbedLeads(text, block) {
  return [...text.slice(block.start, block.end).matchAll(/(?<=^|\n)[ \t]+/g)].map(({ 0: lead, index }) => ({ start: block.start + index, end: block.start + index + lead.length, lead })).filter(({ lead, end }) => lead.includes("	") && /\S/.test(text.charAt(end)));
}
function isReadable(text, block, edits) {
  let fixed = `---
`, from = block.start;
  for (let edit of edits)
    fixed += text.slice(from, edit.start) + edit.text, from = edit.end;
  return fixed += `${text.slice(from, block.end)}
---
`, Object.keys(readPlainFrontmatter(sourceText("", fixed))?.data ?? {}).length > 0;
}

// src/rules/frontmatter/frontmatter-unclosed.ts
var frontmatterUnclosed = {
  id: "frontmatter-unclosed",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "The frontmatter has no closing line of three dashes",
  effects: [
    error(["vscode"], "VS Code reads the whole file as frontmatter, so no text is left."),
    error(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code find no frontmatter, so the file loses its settings or is left out."
    ),
    error(["gemini"], "The Gemini CLI finds no frontmatter, and does not load the agent."),
    error(
      ["cursor", "windsurf"],
      "Cursor and Windsurf find no frontmatter, so the file loses its settings and may never be used."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check: reportFaults("frontmatter-unclosed")
};

// src/rules/frontmatter/frontmatter-unindented-continuation.ts
var frontmatterUnindentedContinuation = {
  id: "frontmatter-unindented-continuation",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "A value of the frontmatter continues on a line without indent",
  effects: UNREADABLE,
  source: "https://yaml.org/spec/1.2.2/#61-indentation-spaces",
  check: reportFaults("frontmatter-unindented-continuation")
};

// src/rules/frontmatter/frontmatter-value-empty.ts
var frontmatterValueEmpty = {
  id: "frontmatter-value-empty",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "A key of the frontmatter has no value",
  effects: [
    warning(["vscode"], "VS Code reports that the value must not be empty, and treats the key as missing."),
    warning(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code treat the key as missing; if it is required, they leave the file out."
    )
  ],
  check(text, report) {
    for (let { key, range, value } of valuesWhere(text, isEmpty)) {
      let isNoArgument = key.name === "argument-hint" && value === "";
      (!isNoArgument || text.kind !== "command") && report(
        range,
        {
          message: `\`${key.name}\` has no value`,
          hint: `Write a value after \`${key.name}:\`, or remove the key.`
        },
        isNoArgument ? { effects: NO_ARGUMENT } : isForClaude(key) ? { effects: CLAUDE_ALONE } : {}
      );
    }
  }
}, NO_ARGUMENT = [
  info(["vscode"], "VS Code reports that the value must not be empty, and shows no hint."),
  info(["github", "copilot-cli", "claude"], "The Copilot CLI and Claude Code show no hint.")
];
function isForClaude({ clients }) {
  return clients.every((client) => client === "claude");
}
var CLAUDE_ALONE = [
  warning(["claude"], "Claude Code treats the key as missing."),
  info(["vscode", "github", "copilot-cli"], "Copilot does not read the key.")
];
function isEmpty(value, { judgedBy, successor, mayBeEmpty }) {
  return (value === null || typeof value == "string" && value.trim() === "") && mayBeEmpty !== !0 && successor === void 0 && judgedBy !== "instructions-apply-to-type";
}

// src/rules/frontmatter/frontmatter-value-placeholder.ts
var frontmatterValuePlaceholder = {
  id: "frontmatter-value-placeholder",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "A name or description is a placeholder that nobody has replaced",
  effects: [
    warning(CLIENTS, "All clients show the placeholder to people, and models cannot tell when to use the file.")
  ],
  check(text, report) {
    if (isTemplate(text.frontmatter.data.name))
      return;
    let found = valuesWhere(
      text,
      (value, { name }) => isRecord(value) || typeof value == "string" && isPlaceholder(name, value.trim())
    );
    for (let { key, value, range } of found) {
      let written = typeof value == "string" ? value : text.text.slice(range.start, range.end).trim();
      isPlaceholder(key.name, written) && report(range, {
        message: `${quote(written)} is a placeholder that nobody has replaced`,
        hint: key.name === "name" ? "Write a real name." : "Describe what it does, and when to use it."
      });
    }
  }
};
function isTemplate(name) {
  return typeof name == "string" && /(?:^|-)template(?:$|-)/.test(name);
}
var IN_BRACKETS = regex("i")`
  ^(?:
    <[^<>]{1,80}>|\{\{[^{}]{1,80}\}\}|\[(?:your|insert|add|enter|todo|tbd|description|name)\b[^[\]]{0,80}\]
    |\[(?:an? |the )?(?:brief|short|one[- ](?:line|sentence)|clear|concise) (?:description|summary)\b[^[\]]{0,80}\]
  )\.?$
`, OF_TEMPLATES = regex("i")`
  ^(?:
    describe (?:what|when) (?:this|these|the|your) (?:custom |chat )?(?:agent|instructions?|mode|prompt|skill)\b
      .{0,150}
    |replace with (?:a |the )?description\b.{0,100}
  )$
`, DESCRIPTIONS = regex("i")`
  ^(?:
    todo(?:[:!].{0,120})?|tbd\.?|tbc|fixme(?:[:!].{0,120})?|xxx+|\.{3}|…|n\/a|placeholder|description
    |lorem ipsum.{0,200}
    |(?:your|add a?|insert a?|enter a?|write a?|a|the|short|brief)[ -]+(?:short |brief |agent |skill |prompt )?
      description(?: (?:here|goes here))?\.?
  )$
`, NAMES = /^(?:TODO|TBD|FIXME|XXX+|\.{3}|\u2026|(?:your|insert|enter)[-_ ](?:[a-z]+[-_ ])?name(?:[-_ ]here)?)$/, PLACEHOLDERS = { name: [NAMES], description: [DESCRIPTIONS, OF_TEMPLATES] };
function isPlaceholder(key, value) {
  return key !== "name" && key !== "description" ? !1 : value.length <= 220 && (IN_BRACKETS.test(value) || PLACEHOLDERS[key].some((pattern) => pattern.test(value)));
}

// src/rules/frontmatter/frontmatter-wrong-type.ts
var frontmatterWrongType = {
  id: "frontmatter-wrong-type",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "A value of the frontmatter has the wrong type",
  effects: [
    error(["vscode"], "VS Code reports the value as an error and treats the key as missing."),
    error(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code cannot use the value; some leave the whole file out."
    ),
    error(["cursor", "windsurf"], "Cursor and Windsurf cannot use the value, and treat the key as missing.")
  ],
  check(text, report) {
    for (let { key, value, range } of valuesWhere(text, isWrong).filter((one) => !isPlaceholder2(text, one)))
      report(
        range,
        {
          message: `\`${key.name}\` must be ${describeShape(key.shape)}, not ${describeValue(value, key)}`,
          hint: hintFor(key)
        },
        isOwnData2(key, value) ? { effects: AS_OWN_DATA } : findOtherEffects(key)
      );
  }
};
function isPlaceholder2({ text }, { range, value }) {
  return isPlaceholderMap(value) || isRecord(value) && /^\{\{[^{}\n]{1,80}\}\}$/.test(text.slice(range.start, range.end).trim());
}
function isOwnData2({ name }, value) {
  return name === "arguments" && Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
var AS_OWN_DATA = [
  info(
    ["claude"],
    "Claude Code takes only names here, and ignores maps. The text can use `$ARGUMENTS` and `$1`, but no names."
  )
];
function isWrong(value, { shape, judgedBy }) {
  return judgedBy === void 0 && !(typeof value == "string" && shape.kind === "text") && value !== null && value !== void 0 && !hasShape(value, shape) && !isQuotedBoolean(value, shape);
}
function describeValue(value, { shape }) {
  return Array.isArray(value) ? shape.kind === "any-of" || shape.kind === "list" ? "such a list" : "a list" : typeof value == "object" ? "a map" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function hintFor({ name, shape }) {
  return shape.kind === "text" ? `Write one text: \`${name}: "\u2026"\`. Quote it if it begins with \`[\` or \`{\`.` : shape.kind === "boolean" ? `Write \`${name}: true\` or \`${name}: false\`.` : `Write ${describeShape(shape)}.`;
}
function findOtherEffects({ clients }) {
  let [first] = clients;
  return first === void 0 || first === "vscode" || clients.includes("vscode") ? {} : { effects: [error([first], `${CLIENT_NAMES[first]} cannot use the value.`)] };
}

// src/rules/frontmatter/frontmatter-yaml-dialect.ts
var frontmatterYamlDialect = {
  id: "frontmatter-yaml-dialect",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "A value begins with a character that only VS Code accepts in a text without quotes",
  effects: [
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI read real YAML, in which a text without quotes cannot begin with this character; old versions of the Copilot CLI ignore the value."
    ),
    info(
      ["vscode", "claude"],
      "VS Code and Claude Code accept the value as text; every reader of real YAML rejects it."
    )
  ],
  fixes: "Puts the value in quotes.",
  source: "https://yaml.org/spec/1.2.2/#53-indicator-characters",
  check: reportFaults("frontmatter-yaml-dialect")
};

// src/rules/frontmatter/read-by-claude.ts
var ENTRY = /^[A-Za-z_-]+:\s+(?<value>.+?)\s*$/, IS_QUOTED_BY_CLAUDE = /[{}[\]*&#!|>%@`]|: /, LOSES_ITS_FORM = /^[[{|>&*!]|\s#/;
function isReadByClaude({ text, frontmatter }, faults) {
  let { block } = frontmatter;
  if (block === void 0)
    return !1;
  let start = block.start;
  for (let line of text.slice(block.start, block.end).split(`
`)) {
    let end = start + line.length, value = ENTRY.exec(line)?.groups?.value, isQuoted = value !== void 0 && !/^(?:".*"|'.*')$/.test(value) && IS_QUOTED_BY_CLAUDE.test(value);
    if (faults.some((fault) => start <= fault.start && fault.start <= end) ? !isQuoted : isQuoted && LOSES_ITS_FORM.test(value))
      return !1;
    start = end + 1;
  }
  return !0;
}
var READ_BY_CLAUDE = [
  error(
    ["vscode", "github", "copilot-cli"],
    "VS Code reports the frontmatter as an error, and github.com and the Copilot CLI cannot parse it, so the file is left out or loses its settings."
  ),
  error(["gemini"], "The Gemini CLI cannot parse the frontmatter, and does not load the agent."),
  warning(
    ["cursor", "windsurf"],
    "Cursor and Windsurf may not read the settings of the file, and then do not know when to use it."
  ),
  info(
    ["claude"],
    "Claude Code puts the value in quotes and reads it as text, because it cannot parse the frontmatter otherwise. Every reader of real YAML rejects the file."
  )
];

// src/rules/frontmatter/frontmatter-yaml-syntax.ts
var frontmatterYamlSyntax = {
  id: "frontmatter-yaml-syntax",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: !0 },
  description: "The frontmatter is not valid YAML",
  effects: UNREADABLE,
  fixes: "Puts a text that contains a colon and a space in quotes, if it is on one line.",
  source: "https://yaml.org/spec/1.2.2/#733-plain-style",
  check: reportFaults("frontmatter-yaml-syntax", ({ severity }, text) => {
    let { kind, frontmatter } = text;
    if (severity === "warning" && kind === "agent" && frontmatter.data.target === "vscode")
      return { effects: FOR_VSCODE_ALONE };
    let faults = findFaults(text, "frontmatter-yaml-syntax").map(({ range }) => range), effects = severity === "warning" ? UNREADABLE_OUTSIDE_VSCODE : isReadByClaude(text, faults) ? READ_BY_CLAUDE : UNREADABLE;
    return { effects: kind === "skill" ? inSkill(effects) : effects };
  })
}, FOR_VSCODE_ALONE = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code accepts the value as text, and the agent is for VS Code alone; every reader of real YAML rejects the file."
  )
];

// src/rules/frontmatter/index.ts
var FRONTMATTER_RULES = [
  frontmatterAnchorAliasTag,
  frontmatterBooleanQuoted,
  frontmatterDuplicateKey,
  frontmatterKeyCase,
  frontmatterKeyTypo,
  frontmatterLanguageMarker,
  frontmatterNotAMap,
  frontmatterNotFirstLine,
  frontmatterOtherClientKey,
  frontmatterRepeated,
  frontmatterScalarCoerced,
  frontmatterTabIndent,
  frontmatterUnclosed,
  frontmatterUnindentedContinuation,
  frontmatterValueEmpty,
  frontmatterValuePlaceholder,
  frontmatterWrongType,
  frontmatterYamlDialect,
  frontmatterYamlSyntax
];

export {
  APPLY_TO_RULES,
  FRONTMATTER_RULES
};
