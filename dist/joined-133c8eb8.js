import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  shownPath
} from "./joined-3b15d0af.js";
import {
  describePlace,
  KINDS
} from "./joined-ed214829.js";
import {
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES2,
  diagnosticJson,
  folderOf
} from "./joined-1c6c8fb1.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";

import {
  DIAGNOSTIC_SEVERITIES
} from "./joined-1c6c8fb1.js";
// src/reports/validation/worst-first.ts
function worstFirst(findings) {
  return findings.toSorted(
    (a, b) => DIAGNOSTIC_SEVERITIES.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES.indexOf(b.severity)
  );
}

import {
  count
} from "./chunk-W24XEJI4.js";
// src/rules/fold-copies.ts
function foldCopies(findings, copyOf) {
  let groups = groupCopies(findings, copyOf);
  return findings.flatMap((finding) => {
    let group = groups.get(finding);
    if (group === void 0)
      return [finding];
    let others = group.filter((one) => one !== finding).map(({ path }) => path);
    return shortest(group) === finding ? [{ ...finding, copies: others }] : [];
  });
}
function markCopies(findings, copyOf) {
  let groups = groupCopies(findings, copyOf);
  return findings.map((finding) => {
    let first = shortest(groups.get(finding) ?? [finding]);
    return first === void 0 || first === finding ? finding : { ...finding, copyOf: first.path };
  });
}
function groupCopies(findings, copyOf) {
  let groups = /* @__PURE__ */ new Map();
  for (let finding of copyOf.size === 0 ? [] : findings) {
    let key = keyOfCopy(finding, copyOf), known3 = groups.get(key);
    known3 === void 0 ? groups.set(key, [finding]) : known3.every(({ path }) => path !== finding.path) ? known3.push(finding) : groups.set(`${key}
${groups.size}`, [finding]);
  }
  let several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map((finding) => [finding, group])));
}
function shortest([first, ...others]) {
  return first && others.reduce((best, one) => one.path.length < best.path.length ? one : best, first);
}
function keyOfCopy({ rule, severity, path, start, end, message }, copyOf) {
  let folder = folderOf(path), said = folder === "" ? message : message.replaceAll(`${folder}/`, "./");
  return JSON.stringify([rule, severity, copyOf.get(path) ?? path, start, end, said]);
}
// src/reports/validation/diagnostics.ts
function withCopiesFolded(validation) {
  let { diagnostics, copyOf } = validation;
  return copyOf === void 0 ? validation : { ...validation, diagnostics: foldCopies(diagnostics, copyOf) };
}
function validationJson(validation) {
  let { diagnostics, copyOf, files, suppressed, known: known3, before: before2, clients, clientEvidence } = validation;
  return {
    diagnostics: (copyOf === void 0 ? diagnostics : markCopies(diagnostics, copyOf)).map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, "error"),
    warnings: countSeverity(diagnostics, "warning"),
    infos: countSeverity(diagnostics, "info"),
    fixable: diagnostics.filter(({ fix }) => fix !== void 0).length,
    suppressed,
    known: known3,
    ...before2 === void 0 ? {} : { before: before2 },
    ...clients && { clients },
    ...clientEvidence && { clientEvidence }
  };
}
function worstOfFile(diagnostics, most) {
  let worst = new Set(worstFirst(diagnostics).slice(0, most));
  return {
    shown: diagnostics.filter((diagnostic) => worst.has(diagnostic)),
    rest: diagnostics.filter((diagnostic) => !worst.has(diagnostic))
  };
}
function validationCompact(validation) {
  return validation.diagnostics.map(
    ({ path, start, severity, message, rule }) => `${shownPath(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]
`
  ).join("");
}
function validationSentence({
  diagnostics,
  files,
  suppressed,
  known: known3,
  hidden = 0,
  before: before2 = 0
}) {
  if (files === 0 && diagnostics.length === 0)
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  let rest = [
    ...describeFixable(diagnostics),
    ...hidden === 0 ? [] : [`${hidden} more hidden by \`--rule\` or \`--severity\`.`],
    ...known3 === 0 ? [] : [`${known3} known from the baseline.`],
    ...suppressed === 0 ? [] : [`${suppressed} silenced by comments.`],
    ...before2 === 0 ? [] : [`${before2} in files that this change does not touch; \`all\` reports them.`]
  ];
  return [`${count(files, "file")}: ${describeCounts(diagnostics)}.`, ...rest].join(" ");
}
function describeFixable(diagnostics) {
  let countPlaces = (isMeant2) => diagnostics.filter(isMeant2).reduce((sum2, { copies = [] }) => sum2 + 1 + copies.length, 0), renames = countPlaces(({ fix }) => fix?.kind === "rename"), others = countPlaces(({ fix }) => fix !== void 0) - renames, suggested = countPlaces(({ suggestions }) => suggestions !== void 0), unless = `${count(renames, "file")}, unless another file mentions the old name`;
  return [
    ...others === 0 ? [] : [`\`--fix\` can fix ${others}${renames === 0 ? "" : `, and rename ${unless}`}.`],
    ...others === 0 && renames > 0 ? [`\`--fix\` can rename ${unless}.`] : [],
    ...suggested === 0 ? [] : [`\`--fix=suggest\` shows changes for ${suggested}.`]
  ];
}
function describeCounts(diagnostics) {
  let infos = countSeverity(diagnostics, "info");
  return [
    count(countSeverity(diagnostics, "error"), "error"),
    count(countSeverity(diagnostics, "warning"), "warning"),
    ...infos === 0 ? [] : [count(infos, "info")]
  ].join(", ");
}
function describeCountsOfFile(diagnostics) {
  return DIAGNOSTIC_SEVERITIES2.flatMap((severity) => {
    let number = countSeverity(diagnostics, severity);
    return number === 0 ? [] : count(number, severity);
  }).join(", ");
}
var LOOKED_FOR = [...KINDS.flatMap(usualPlaces), "`.vscode/settings.json`", "`.vscode/mcp.json`", "`.mcp.json`"].join(
  ", "
);
function usualPlaces({ places }) {
  return places.filter(({ level }) => level === "repository").map(describePlace);
}
function countSeverity(diagnostics, severity) {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

import {
  readBaseline
} from "./joined-c1dd7ffa.js";
import {
  readText
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./joined-e117912a.js";
// src/commands/open/open-baseline.ts
var MAX_BASELINE_BYTES = 64 * 1024 * 1024;
async function openBaseline({ named, usual, option, command }, trusted) {
  let path = named ?? usual, read = await readText(trusted, path, MAX_BASELINE_BYTES);
  if (read.kind === "problem") {
    if (read.code === "missing" && named === void 0)
      return;
    throw usageError(
      "baseline-unreadable",
      `The baseline cannot be read from ${trusted.name}: ${read.message}`,
      `Check \`${option}\`, or create the file with \`${command}\`.`
    );
  }
  let baseline = readBaseline(read.source);
  if ("problem" in baseline)
    throw usageError(
      "baseline-unreadable",
      `"${path}" is not a valid baseline: ${baseline.problem}`,
      `Create it again with \`${command}\`.`
    );
  return { path, baseline };
}

import {
  MAX_PROBLEMS,
  suggestionFor,
  throwAll,
  BASELINE_PATH,
  compileGlob,
  CLIENTS
} from "./joined-1c6c8fb1.js";
import {
  quoteJson
} from "./joined-a845ed26.js";
import {
  usageError as usageError2
} from "./joined-e117912a.js";
import {
  isListOfTexts,
  isRecord
} from "./joined-cc1d52fd.js";
// src/options/read-rules.ts
var SEVERITIES = ["error", "warning", "info", "off"];
function readRulesConfig({ clients, rules: given }, rules) {
  let reading = { given, rules: new Map(rules.map((rule) => [rule.id, rule])), problems: [] }, config = {
    ...clients.length === 0 ? { clients: CLIENTS, areAssumed: true } : { clients },
    rules: readSettings(reading, given.values.rules, ["rules"]),
    overrides: readOverrides(reading)
  };
  return throwAll(reading.problems), config;
}
function refuse({ given, problems }, path, message, hint, of) {
  problems.push(usageError2("config-rules", message, hint, given.findPlace(path, of))), problems.length === MAX_PROBLEMS && throwAll(problems);
}
function readSettings(reading, value, path) {
  return value == null ? {} : isRecord(value) ? Object.fromEntries(
    Object.entries(value).flatMap(([id, setting]) => {
      let rule = reading.rules.get(id);
      return rule === void 0 ? (refuse(
        reading,
        [...path, id],
        `There is no rule \`${id}\``,
        suggestionFor(id, [...reading.rules.keys()], "`housestyle rules` lists them."),
        "key"
      ), []) : [[id, readSetting(reading, rule, setting, [...path, id])]];
    })
  ) : (refuse(reading, path, "`rules` must be a map of rules", "Write one `rule: severity` per line."), {});
}
function readSetting(reading, rule, value, path) {
  if (!isRecord(value))
    return readSeverity(reading, value, path);
  let { severity, ...options } = value;
  return {
    ...severity === void 0 ? {} : readSeverity(reading, severity, [...path, "severity"]),
    options: Object.fromEntries(
      Object.entries(options).flatMap(([name, given]) => {
        let read = readOption(reading, rule, name, given, [...path, name]);
        return read === void 0 ? [] : [[name, read]];
      })
    )
  };
}
function readSeverity(reading, value, path) {
  let severity = SEVERITIES.find((candidate) => candidate === value);
  if (severity === void 0) {
    let words = SEVERITIES.map((word) => `\`${word}\``).join(", "), hint = suggestionFor(String(value), SEVERITIES, "Write one of these words.");
    return refuse(reading, path, `A severity must be one of ${words}, not ${quoteJson(value)}`, hint), {};
  }
  return { severity };
}
function readOption(reading, rule, name, value, path) {
  let option = rule.options?.[name];
  if (option === void 0) {
    let names = ["severity", ...Object.keys(rule.options ?? {})], otherwise = `It can have ${names.map((one) => `\`${one}\``).join(", ")}.`;
    refuse(
      reading,
      path,
      `The rule \`${rule.id}\` has no option \`${name}\``,
      suggestionFor(name, names, otherwise),
      "key"
    );
    return;
  }
  let read = readOptionValue(option, value);
  return read === void 0 && refuse(reading, path, `\`${name}\` must be ${WANTED[option.type]}, not ${quoteJson(value)}`, option.description), read;
}
var WANTED = {
  integer: "a whole number",
  boolean: "`true` or `false`",
  list: "a list of texts"
};
function readOptionValue({ type }, value) {
  switch (type) {
    case "integer":
      return typeof value == "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
    case "boolean":
      return typeof value == "boolean" ? value : void 0;
    case "list":
      return isListOfTexts(value) ? value : void 0;
  }
}
var MAX_OVERRIDES = 500;
var MAX_PATHS = 100;
function readOverrides(reading) {
  let { overrides } = reading.given.values;
  return overrides == null ? [] : Array.isArray(overrides) ? overrides.length > MAX_OVERRIDES ? (refuse(
    reading,
    ["overrides"],
    `There are ${overrides.length} overrides; at most ${MAX_OVERRIDES} are allowed`,
    "Combine overrides that have the same `rules` into one with several `paths`."
  ), []) : overrides.flatMap((entry, index) => readOverride(reading, entry, ["overrides", index]) ?? []) : (refuse(
    reading,
    ["overrides"],
    "`overrides` must be a list",
    "Write `- paths: [\u2026]` and `rules: {\u2026}` in each entry."
  ), []);
}
function readOverride(reading, entry, path) {
  if (!isRecord(entry)) {
    refuse(
      reading,
      path,
      "An override must be a map with `paths` and `rules`",
      "Write `- paths: [\u2026]` and `rules: {\u2026}`."
    );
    return;
  }
  let unknown = Object.keys(entry).find((key) => key !== "paths" && key !== "rules");
  if (unknown !== void 0) {
    let hint = suggestionFor(unknown, ["paths", "rules"], "Its keys are `paths` and `rules`.");
    refuse(reading, [...path, unknown], `An override has no key \`${unknown}\``, hint, "key");
  }
  let paths = typeof entry.paths == "string" ? [entry.paths] : entry.paths;
  if (!isListOfTexts(paths) || paths.length === 0) {
    refuse(reading, [...path, "paths"], "`paths` must be a list of globs", "Write `paths: ['packages/legacy/**']`.");
    return;
  }
  if (paths.length > MAX_PATHS) {
    refuse(reading, [...path, "paths"], `There are ${paths.length} globs; at most ${MAX_PATHS} are allowed`, "Combine folders with `**`.");
    return;
  }
  let globs = paths.map((pattern, index) => {
    let glob = compileGlob(pattern);
    if (glob.kind === "invalid") {
      let message = `\`${pattern}\` is not a valid glob: ${glob.reason}`;
      refuse(reading, [...path, "paths", index], message, "Correct the glob.");
    }
    return glob;
  });
  return {
    matches: (file) => globs.some((glob) => glob.kind === "glob" && glob.matches(file)),
    rules: readSettings(reading, entry.rules, [...path, "rules"])
  };
}
// src/commands/open/validation-terms.ts
async function readTerms(options, trusted) {
  let terms = await readTermsAlone(options), opened = await openBaseline(
    { named: options.baseline, usual: BASELINE_PATH, option: "baseline", command: "housestyle validate --write-baseline" },
    trusted
  );
  return { ...terms, ...opened && { baseline: opened.baseline } };
}
async function readTermsAlone(options) {
  let { values } = options.rules, isConfigured = values.rules !== void 0 || values.overrides !== void 0, { RULES } = isConfigured ? await import("./catalogue-Q5LI4HCV.js") : { RULES: [] };
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}
function selectFiles({ paths, ignore }) {
  let matcher = (globs) => {
    let compiled = globs.map((glob) => compileGlob(glob));
    return (path) => compiled.some((glob) => glob.kind === "glob" && glob.matches(path));
  }, isNamed2 = matcher(paths), isIgnored = matcher(ignore);
  return (path) => (paths.length === 0 || isNamed2(path)) && !isIgnored(path);
}

// src/rules/reading/frontmatter/frontmatter-state.ts
function isReadWithoutError({ frontmatter }) {
  return frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error");
}
function areValuesReadable({ problems }) {
  return problems.every(({ severity, code }) => severity === "warning" || code === "yaml-duplicate-key");
}
// src/rules/reading/texts/once-per-text.ts
function oncePerText(read) {
  let last;
  return (text) => (last = last?.text === text ? last : { text, value: read(text) }, last.value);
}

import {
  FRONTMATTER_KEYS
} from "./joined-ed214829.js";
import {
  info,
  warning
} from "./joined-c1dd7ffa.js";
import {
  CLIENTS as CLIENTS2,
  folderOf as folderOf2,
  nameOf,
  nearestFolder
} from "./joined-1c6c8fb1.js";
import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  quote,
  quotePath
} from "./joined-a845ed26.js";
import {
  at,
  regex,
  regexSource,
  isRecord as isRecord2
} from "./joined-cc1d52fd.js";
import {
  wordSet,
  groupBy
} from "./joined-b4da4858.js";

import {
  readIgnoreFiles
} from "./joined-b7fd8cd1.js";
import {
  judgeKey,
  headOf,
  headsOf,
  keyOf,
  hasShape
} from "./joined-ed214829.js";
import {
  joinPath,
  parentsOf
} from "./joined-1c6c8fb1.js";
// src/rules/reading/frontmatter/sort-keys.ts
var sortKeys = oncePerText(({ kind, frontmatter }) => {
  let heads = headsOf(kind), known22 = [], strange = [];
  for (let name of areValuesReadable(frontmatter) ? Object.keys(frontmatter.data) : []) {
    let key, isStrange = false;
    for (let head of heads) {
      let own = keyOf(head, name);
      key ??= own, isStrange ||= own === void 0;
    }
    key !== void 0 && known22.push({ key, value: frontmatter.data[name] }), isStrange && strange.push(name);
  }
  return { known: known22, strange };
});
// src/rules/reading/frontmatter/frontmatter-keys.ts
var MAX_KEYS = 50;
function judgeKeys(kind, say) {
  let isOfKind = (fault) => fault?.kind === kind;
  return {
    scope: "file",
    collect(text) {
      let strange = strangeKeys(text).filter(({ faults }) => faults.some(isOfKind));
      return strange.length === 0 ? void 0 : strange.map(({ key }) => key);
    },
    check(suspects, file, report) {
      let head = headOf(file);
      for (let key of head === void 0 ? [] : suspects) {
        let fault = head && judgeKey(head, key.name), said = head !== void 0 && isOfKind(fault) ? say(key, fault, head) : void 0;
        if (said !== void 0) {
          let { message, hint, ...particulars } = said;
          report(key.range, { message, hint }, particulars);
        }
      }
    }
  };
}
var strangeKeys = oncePerText((text) => {
  let { strange } = sortKeys(text), { kind, frontmatter } = text, all = strange.length === 0 ? [] : Object.keys(frontmatter.data).slice(0, MAX_KEYS);
  return strange.slice(0, MAX_KEYS).flatMap((name) => {
    let range = frontmatter.rangeOfKey([name]);
    return range === void 0 ? [] : [
      {
        key: { name, range, all, value: describeShape(frontmatter.data[name]) },
        faults: headsOf(kind).map((head) => judgeKey(head, name))
      }
    ];
  });
});
function describeShape(value) {
  return typeof value == "string" ? "text" : typeof value == "boolean" ? "boolean" : Array.isArray(value) ? "list" : typeof value == "object" && value !== null ? "map" : "other";
}
var EXAMPLES = {
  text: "text",
  boolean: true,
  list: ["text"],
  map: {},
  other: void 0
};
function renameKey({ name, range, all, value }, meant) {
  return meant !== void 0 && !all.includes(meant.name) && hasShape(EXAMPLES[value], meant.shape) && range.end - range.start === name.length ? { fix: { kind: "edits", edits: [{ ...range, text: meant.name }] } } : {};
}
function suggestKey(key, meant, reason = "only the author knows what the key means") {
  let { fix } = renameKey(key, meant);
  return fix === void 0 || meant === void 0 ? {} : { suggestions: [{ title: `Write \`${meant.name}\``, reason, fix }] };
}
// src/rules/reading/paths/git-ignored.ts
var MAX_IGNORE_FILES = 100;
async function readIgnored(repository, asked) {
  let folders = new Set(asked.length === 0 ? [] : ["", ...asked.flatMap(parentsOf)]), sources = await Promise.all(
    [...folders].map((folder) => joinPath(folder, ".gitignore")).filter((path) => repository.paths.has(path)).slice(0, MAX_IGNORE_FILES).map((path) => repository.read(path))
  ), excludedBy = readIgnoreFiles(
    sources.flatMap((source) => source ?? []),
    { ignoreCase: false }
  );
  return (path) => excludedBy(path)?.source;
}
// src/rules/reading/reports/library.ts
function isLargeLibrary(repository) {
  return repository.files.length >= 20 && isLibrary(repository);
}
var known = /* @__PURE__ */ new WeakMap();
function isLibrary(repository) {
  let answer = known.get(repository) ?? countsAsLibrary(repository);
  return known.set(repository, answer), answer;
}
function countsAsLibrary({ paths, files }) {
  let customizations = new Set(files.map(({ path }) => path)), enough = customizations.size >= 20 ? customizations.size : 1, code = 0;
  for (let { path } of paths.entries)
    if (code += !customizations.has(path) && isCode(path) ? 1 : 0, code >= enough)
      return false;
  return true;
}
function isCode(path) {
  return !/(?:^|\/)\./.test(path) && /\.\w+$/.test(path) && !NO_CODE.test(path);
}
var NO_CODE = /\.(?:md|mdx|txt|rst|adoc|json|jsonc|ya?ml|toml|lock|ini|cfg|svg|png|jpe?g|gif|ico|webp|pdf|csv|code-workspace)$/i;

// src/rules/skill-files/skill-folder.ts
function skillFolders(repository) {
  let folders = known2.get(repository) ?? findSkillFolders(repository);
  return known2.set(repository, folders), folders;
}
var known2 = /* @__PURE__ */ new WeakMap();
function findSkillFolders({ files, paths }) {
  let skills = new Map(
    files.filter(({ kind, level, path }) => kind === "skill" && level === "repository" && path.includes("/")).map((file) => [folderOf2(file.path), file])
  );
  return [...skills].map(([folder, file]) => ({
    file,
    folder,
    files: findEntriesBelow(paths.entries, folder).filter(({ kind, path }) => kind === "file" && path !== file.path && nearestFolder(path, skills) === folder).map(({ path }) => path)
  }));
}
function findEntriesBelow(entries, folder) {
  let prefix = `${folder}/`, start = findFirstAtOrAfter(entries, prefix), end = start;
  for (; entries[end]?.path.startsWith(prefix) === true; )
    end += 1;
  return entries.slice(start, end);
}
function findFirstAtOrAfter(entries, path) {
  let low = 0, high = entries.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(entries, middle).path < path ? low = middle + 1 : high = middle;
  }
  return low;
}
// src/rules/skill-files/skill-asset-too-large.ts
var skillAssetTooLarge = {
  id: "skill-asset-too-large",
  scope: "paths",
  kinds: ["skill"],
  description: "A file of a skill is larger than 5 MB",
  effects: [
    info(
      CLIENTS2,
      "github.com and the Copilot CLI download the file for everyone who uses the repository, and claude.ai accepts no skill of more than 8 MB."
    )
  ],
  options: { megabytes: { type: "integer", default: 5, description: "The largest size of one file, in megabytes." } },
  source: "https://agentskills.io/specification#assets",
  async check(repository, report, options) {
    let most = options.integer("megabytes") * 1024 * 1024, assets = skillFolders(repository).flatMap(({ files }) => files.filter((path) => !WRITTEN_BY_HAND.test(path))), sizes = await Promise.all(
      assets.slice(0, MAX_ASSETS).map(async (path) => ({ path, bytes: await repository.sizeOf(path) }))
    );
    for (let { path, bytes } of sizes)
      bytes !== void 0 && bytes > most && report(path, {
        message: `The file has ${writeCount(Math.round(bytes / 1024 / 102.4) / 10)} MB`,
        hint: "Make it smaller, or store it elsewhere and let the skill download it."
      });
  }
};
var WRITTEN_BY_HAND = /\.(?:md|py|js|mjs|cjs|ts|tsx|jsx|sh|ps1|bash|ya?ml|toml|css|rb|go|rs|java|kt|cs)$/;
var MAX_ASSETS = 2e3;
// src/rules/skill-files/skill-file-missing.ts
var skillFileMissing = {
  id: "skill-file-missing",
  scope: "paths",
  kinds: ["skill"],
  description: "A folder among the skills has texts, but no `SKILL.md`",
  effects: [
    warning(CLIENTS2, "All clients take a folder for a skill only if it contains a `SKILL.md`, and find nothing here.")
  ],
  source: "https://agentskills.io/specification#directory-structure",
  check({ paths }, report) {
    let groups = groupBy(
      paths.entries.flatMap(({ path }) => {
        let [, folder, below = ""] = path.includes("/skills/") && IN_SKILLS.exec(path) || [];
        return folder === void 0 ? [] : [{ path, folder, below }];
      }),
      ({ folder }) => folder
    );
    for (let [folder, files] of groups) {
      let texts = files.filter(({ below }) => /^[^/]+\.md$/i.test(below) && !NO_SKILL.test(below)), first = texts[0];
      if (first === void 0 || SHARED.test(nameOf(folder)) || files.some(({ below }) => /(?:^|\/)skill\.md$/i.test(below)))
        continue;
      let meant = texts.find(({ below }) => below.toLowerCase() === `${nameOf(folder)}.md`.toLowerCase());
      report(
        (meant ?? first).path,
        {
          message: `The folder ${quotePath(folder)} has no \`SKILL.md\``,
          hint: meant === void 0 ? `Write a \`SKILL.md\` with \`name\` and \`description\`, or move the folder out of ${quotePath(folderOf2(folder))}.` : `Rename ${quotePath(nameOf(meant.path))} to \`SKILL.md\`.`
        },
        meant === void 0 ? { effects: MAY_BE_NONE } : void 0
      );
    }
  }
};
var IN_SKILLS = /^((?:.*\/)?\.(?:agents|claude|codex|copilot|cursor|gemini|github|windsurf)\/skills\/[^/.][^/]*)\/(.+)$/;
var NO_SKILL = /^(?:readme|index|changelog|license|agents|claude|contributing|notes|todo)\b/i;
var SHARED = regex("i")`
  ^_
  |^(?:
    agents|archived?|assets|common|data|docs?|examples?|includes?|internal|lib|partials|references?|resources
    |rules|schemas?|scripts|shared?|snippets|templates?|tests?|tools|utils|workflows?
  )(?:$|[-_])
  |(?:[-_]|^)(?:common|lib|library|shared|templates?|docs)$
`;
var MAY_BE_NONE = [
  info(
    CLIENTS2,
    "All clients take a folder for a skill only if it contains a `SKILL.md`. Its texts are read only if another one names them."
  )
];
// src/rules/skill-files/skill-unreferenced-file.ts
var skillUnreferencedFile = {
  id: "skill-unreferenced-file",
  scope: "paths",
  kinds: ["skill"],
  description: "No file of a skill names one of the files that it brings along",
  effects: [
    info(CLIENTS2, "All clients give the model only the text of SKILL.md, so the model does not know about the file.")
  ],
  source: "https://agentskills.io/specification#references",
  async check(repository, report) {
    for (let skill of skillFolders(repository)) {
      let key = `skill-unreferenced-file ${skill.file.path}`;
      for (let path of await repository.remember(key, (view) => findUnmentioned(view, skill)))
        report(path, {
          message: `No file of the skill \`${skill.file.name}\` names this ${KINDS2[folderNameOf(path, skill)] ?? "file"}`,
          hint: "Say in SKILL.md when to use it, or delete it."
        });
    }
  }
};
var KINDS2 = {
  reference: "reference file",
  references: "reference file",
  assets: "asset",
  scripts: "script"
};
var NOT_FOR_MODELS = regex("i")`
  (?:^|\/)(?:
    (?:readme|index|license|notice|changelog|requirements)[^/]*|__\w+__\.py|conftest\.py
    |(?:package|tsconfig)[^/]*\.json|[^/]*[._-](?:test|spec|lock)\b[^/]*|test[_-][^/]*|\.[^/]*
  )$
  |(?:^|\/)(?:tests?|__tests__|fixtures|evals?|node_modules|__pycache__)\/
`;
var MAY_MENTION = /\.(?:md|txt|json|ya?ml|toml|py|js|mjs|cjs|ts|tsx|jsx|css|html?|sh|bash|ps1|psm1|rb|tex|xml|svg)$/;
var MAX_FILES = 100;
var MAX_READ = 50;
var MAX_READ_CHARACTERS = 1024 * 1024;
function folderNameOf(path, { folder }) {
  return path.slice(folder.length + 1).split("/")[0]?.toLowerCase() ?? "";
}
async function findUnmentioned(repository, skill) {
  let { file, folder, files } = skill, meant = files.filter(
    (path) => Object.hasOwn(KINDS2, folderNameOf(path, skill)) && !NOT_FOR_MODELS.test(path.slice(folder.length))
  ), left = meant.length > MAX_FILES ? [] : meant, characters = 0, readers = files.filter((other) => MAY_MENTION.test(other));
  readers.length > MAX_READ && (left = left.filter((path) => path.endsWith(".md")));
  for (let path of [file.path, ...readers.slice(0, MAX_READ)]) {
    let source = left.length === 0 ? void 0 : await repository.read(path);
    if (source !== void 0 && (left = withoutMentioned(left, path, source.text.toLowerCase(), folder), characters += source.text.length), characters > MAX_READ_CHARACTERS)
      return [];
  }
  return left;
}
function withoutMentioned(paths, from, text, skillFolder) {
  return paths.filter((path) => path === from || !(namesFile(text, path) || namesFolder(text, path, skillFolder)));
}
function namesFile(text, path) {
  let name = nameOf(path).toLowerCase(), stem2 = name.replace(/\.[^.]*$/, "");
  return [
    name,
    `/${stem2}`,
    `\`${stem2}\``,
    `"${stem2}"`,
    `'${stem2}'`,
    `[${stem2}`,
    `import ${stem2}`,
    `from ${stem2}`
  ].some((mention) => text.includes(mention));
}
function namesFolder(text, path, skillFolder) {
  for (let folder = folderOf2(path); folder.length > skillFolder.length; folder = folderOf2(folder)) {
    let name = nameOf(folder).toLowerCase(), singular = name.replace(/s$/, "");
    if (ENDS_OF_FOLDERS.some((end) => hasBefore(text, `${name}/`, end)) || [`${name} folder`, `${name} directory`, `${name}\` folder`, `${name}\` directory`, `${name} files`].some(
      (words) => text.includes(words)
    ) || [`${singular} files`, `folder ${name}`, `folder \`${name}`, `directory ${name}`, `directory \`${name}`].some(
      (words) => text.includes(words)
    ))
      return true;
  }
  return false;
}
var ENDS_OF_FOLDERS = ["`", " ", `
`, "\r", ")", '"', "'", "*", "<", "{", "$", "[", ",", ":", ";", "\u2502"];
function hasBefore(text, name, end) {
  return text.includes(`${name}${end}`) || text.endsWith(name);
}
// src/rules/skills/skill-hides-command.ts
var skillHidesCommand = {
  id: "skill-hides-command",
  scope: "paths",
  kinds: ["command", "skill"],
  description: "A skill and a command of Claude Code have the same name",
  effects: [info(["claude"], "Claude Code offers the skill under this name, and the command not at all.")],
  source: "https://code.claude.com/docs/en/skills#where-skills-live",
  check({ files }, report) {
    let skills = new Map(
      files.flatMap((file) => file.kind === "skill" ? [[nameHome(file), file.path]] : [])
    );
    for (let file of files) {
      let skill = file.kind === "command" ? skills.get(nameHome(file)) : void 0;
      skill !== void 0 && report(file.path, {
        message: `The skill \`${skill}\` has the same name`,
        hint: "Keep one of the two, or rename one."
      });
    }
  }
};
function nameHome({ path, root, name }) {
  let below = root === "" ? path : path.slice(root.length + 1), home = /^(.*?)(?:commands|skills)\//.exec(below)?.[1] ?? below;
  return [root, home, name.replace(/\.md$/, "")].join(`
`);
}
// src/rules/reading/paths/may-be-page.ts
var PAGE = /^(?:[._].*|(?:.*[-_. ])?(?:readme|index)(?:[-_. ].*)?|contributing|changelog|license|roadmap|backlog|faq|template|todo|notes|overview|summary)$/i;
var CAPITALS = /^[A-Z]{2}[A-Z\d]*(?:[-_. ][A-Z\d]+)+$/;
function mayBePage(path) {
  let stem2 = nameOf(path).replace(/(?:\.(?:agent|instructions|prompt))?\.mdc?$/i, "");
  return PAGE.test(stem2) || CAPITALS.test(stem2);
}
// src/rules/reading/frontmatter/unknown-key.ts
function sayUnknown(files, changing = "suggest") {
  return (key, { meant, advice, from }, head) => {
    if (!(head.startsWith("claude") && meant === void 0 && advice === void 0))
      return {
        message: `${quote(key.name)} is not a key of ${TITLES.get(head) ?? files}${from === void 0 ? "" : `, but of ${from}`}`,
        ...(isMetadata(key.name, { meant, advice, from }) || isOnlyName(key.name, head) || isOwnMap(key, from) || isForOtherClient(key, head, meant?.name)) && {
          effects: ONLY_METADATA
        },
        hint: meant !== void 0 ? `Did you mean \`${meant.name}\`?` : advice ?? `Remove it; ${knownKeys(head)}.`,
        ...changing === "suggest" && suggestKey(key, meant)
      };
  };
}
var TITLES = /* @__PURE__ */ new Map([
  ["claude-agent", "Claude agents"],
  ["claude-rule", "Claude rules"],
  ["claude-command", "Claude commands"],
  ["claude-output-style", "Claude output styles"],
  ["cursor-rule", "Cursor rules"],
  ["windsurf-rule", "Windsurf rules"]
]);
var DESCRIBES = /^(?:license|metadata|compatibility|version|author|tags|category|origin|homepage|keywords|repository)$/i;
function isMetadata(name, fault) {
  return fault.meant === void 0 && (DESCRIBES.test(name) || fault.advice === void 0 && fault.from === void 0);
}
function isOwnMap({ name, value }, from) {
  return from !== void 0 && value === "map" && name === "agent";
}
var CHOOSES_FILES = /* @__PURE__ */ new Set(["alwaysApply", "applyTo", "globs", "paths", "trigger"]);
function isForOtherClient({ name, all }, head, meant) {
  if (head === "skill")
    return CHOOSES_FILES.has(name) && meant === void 0;
  let own = head === "claude-rule" ? "paths" : head === "instructions" ? "applyTo" : void 0;
  return own !== void 0 && CHOOSES_FILES.has(name) && all.includes(own) && (meant === void 0 || meant === own);
}
function isOnlyName(name, head) {
  return head === "cursor-rule" || head === "windsurf-rule" ? /^(?:name|title)$/i.test(name) : NAMED_BY_FILE.has(head) && /^title$/i.test(name);
}
var NAMED_BY_FILE = /* @__PURE__ */ new Set([
  "claude-command",
  "claude-output-style",
  "agent",
  "instructions",
  "prompt",
  "skill"
]);
var ONLY_METADATA = [
  info(
    ["vscode", "copilot-cli", "github", "claude"],
    "VS Code and the Copilot CLI mark the key as unknown; they, github.com and Claude Code ignore it."
  ),
  info(["cursor", "windsurf"], "Cursor and Windsurf ignore the key.")
];
var MAX_NAMED_KEYS = 8;
function knownKeys(head) {
  let names = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).map(({ name }) => `\`${name}\``), rest = names.length > MAX_NAMED_KEYS ? ", \u2026" : "";
  return `the known keys are ${names.slice(0, MAX_NAMED_KEYS).join(", ")}${rest}`;
}
// src/rules/reading/texts/sent-secrets.ts
var SECRET_FILE = regexSource`
  (?:[\w.~/$\{\}-]{0,100}/)?(?:
    \.env(?:\.\w{1,20})?|\.(?:ssh|aws|gnupg)(?:/[\w.-]{0,40})?|id_(?:rsa|ed25519|ecdsa|dsa)|\.npmrc|\.netrc
    |\.pypirc|\.git-credentials|\.kube/config|\.docker/config\.json|etc/(?:passwd|shadow)|[\w-]{0,40}\.pem
    |credentials(?:\.\w{1,8})?
  )(?![\w/-])
`;
var SENDS = [
  // curl -d @.env, -F file=@.env, -T .env
  new RegExp(
    String.raw`\b(?:curl|Invoke-RestMethod|irm|iwr)\b[^\n;|]{0,250}?(?:@["']?|(?:-T|--upload-file|-InFile)[ =]["']?)${SECRET_FILE}`
  ),
  new RegExp(String.raw`\bwget\b[^\n;|]{0,200}?--(?:post|body)-file[ =]["']?${SECRET_FILE}`),
  // curl -d "$(cat .env)", curl https://h/?d=$(printenv)
  new RegExp(
    String.raw`\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:cat|base64|head|tail)\s+(?:-\w+\s+){0,3}["']?${SECRET_FILE}`
  ),
  // `$(printenv NAME)` is the value of one variable, as `$NAME` is.
  /\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:env|printenv)(?:\s+-\w+){0,3}\s*(?:[)|&;<>]|$)/,
  // cat .env | curl, env | nc
  new RegExp(String.raw`\b(?:cat|base64|tar)\s[^\n;|]{0,100}?${SECRET_FILE}[^\n;]{0,150}?\|\s*(?:curl|nc|ncat|wget)\s`),
  /\b(?:env|printenv)\s*(?:\|[^\n;|]{1,100}){0,2}\|\s*(?:curl|nc|ncat)\s/
];
// src/rules/reading/hooks/hook-entries.ts
var PLUGIN_HOOKS = /(?:^|\/)(?<!\.(?:github|copilot)\/)hooks\/hooks\.json$/;
var CLAUDES = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
var CODEX = /(?:^|\/)\.codex\/hooks\.json$/i;
var CURSORS = /(?:^|\/)\.cursor\/hooks\.json$/i;
function findDialect(path) {
  return CODEX.test(path) ? "codex" : CURSORS.test(path) ? "cursor" : PLUGIN_HOOKS.test(path) || CLAUDES.test(path) ? "claude" : "copilot";
}
var MAX_ENTRIES = 500;
function readEvents({ json }) {
  let hooks = isRecord2(json.value) ? json.value.hooks : void 0;
  return isRecord2(hooks) ? hooks : void 0;
}
function readEntries(text) {
  let found = [];
  for (let [event, list2] of Object.entries(readEvents(text) ?? {}))
    if (Array.isArray(list2)) {
      for (let [index, value] of list2.entries())
        if (found.push(...entriesIn(event, ["hooks", event, index], value)), found.length > MAX_ENTRIES)
          return found;
    }
  return found;
}
function entriesIn(event, path, value) {
  let nested = isRecord2(value) ? value.hooks : void 0;
  return Array.isArray(nested) ? nested.map((inner, index) => ({ event, path: [...path, "hooks", index], value: inner, isNested: true })) : [{ event, path, value, isNested: false }];
}
var COMMAND_KEYS = ["command", "bash", "powershell", "windows", "linux", "osx"];
function readCommands(text) {
  return readEntries(text).flatMap(({ path, value }) => {
    if (!isRecord2(value))
      return [];
    let cwd = typeof value.cwd == "string" ? value.cwd : "", { exec, args = [] } = value, program = typeof exec == "string" && Array.isArray(args) ? joinArguments([exec, ...args]) : void 0;
    return [
      ...COMMAND_KEYS.flatMap((key) => {
        let command = value[key];
        return typeof command == "string" ? [{ key, command, path: [...path, key], cwd }] : [];
      }),
      ...program === void 0 ? [] : [{ key: "exec", command: program, path: [...path, "exec"], cwd }]
    ];
  });
}
function joinArguments(words) {
  return words.every((word) => typeof word == "string" && /^[\w./:=@+-]+$/.test(word)) ? words.join(" ") : void 0;
}
// src/rules/reading/paths/home-paths.ts
var HOME_PATH = /(?:(?<=file:\/\/)|(?<![\w.~}\])$%/\\:@-]))(?:[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/)|\/(?:Users|home)\/)([\w.-]+)[\\/][^\s"'`<>()[\]{}|,;]+/g;
var ANYBODY = wordSet(`
  acme admin administrator agent airflow alice analyst app appuser attacker azureuser bar bob build builder
  buildkite-agent ci circleci claude codespace coder container copilot default deploy dev developer docker ec2-user
  employee example foo git gitpod jane janedoe jdoe jenkins john johndoe jovyan jsmith linuxbrew me node opc pi prow
  public root runner runneradmin sandbox sbx shared somebody someone suspect target test travis ubuntu vagrant victim
  vscode workspace www xxx you yourname your-name your_name ich moi mi yo eu tu voce tonnom votrenom votre-nom
  tunombre tu-nombre seunome seu-nome deinname dein-name ihrname
`);
function isSomebody(owner) {
  let name = owner.toLowerCase();
  return name.length > 1 && !ANYBODY.has(name) && !/user|name|nutzer|usuario|utente|utilisateur|^\.+$|^your/.test(name);
}

import {
  MAX_CHECKED_BYTES,
  fenceFaults,
  fencedBlocks,
  openText,
  readFenceLines
} from "./joined-e59b8646.js";
import {
  baselineStale,
  error,
  info as info2,
  warning as warning2
} from "./joined-c1dd7ffa.js";
import {
  FORGET_INSTRUCTIONS,
  detachText
} from "./joined-1c9471ce.js";
import {
  HTML_ELEMENTS,
  NUMBER_WORDS,
  rememberEach
} from "./joined-12ab4997.js";
import {
  EXCLUDABLE_AGENTS,
  LOCATION_SETTINGS,
  SWITCH_DEFAULTS,
  isClearlyPath,
  isSetAside,
  isTemplateOfProject,
  readReferences,
  resolveReference,
  targetOf,
  withoutPunctuation,
  takesPath,
  describeType_of_chunk_THCM3UR2_js as describeType,
  KINDS as KINDS3,
  identify,
  isAmongChatModes,
  isChatMode,
  splitPath,
  takesName,
  findLateHead,
  editsUpTo as editsUpTo2
} from "./joined-ed214829.js";
import {
  loadFrontmatter,
  readAddress,
  readCodeRanges,
  readTarget,
  readUtf16,
  listNames,
  splitGlobList as splitGlobList2,
  CLIENTS as CLIENTS3,
  CLIENT_NAMES,
  folderOf as folderOf3,
  isBelow,
  joinPath as joinPath2,
  nameOf as nameOf2,
  parentsOf as parentsOf2,
  relativePath,
  resolveLink,
  positionAt,
  lazily,
  findLineEnd,
  readLineEnding,
  isBroken,
  readJsonc
} from "./joined-1c6c8fb1.js";
import {
  describeLookAlike,
  findSecrets
} from "./joined-b7fd8cd1.js";
import {
  writeCount as writeCount2
} from "./joined-5ac99ec6.js";
import {
  quote as quote3,
  quotePath as quotePath2,
  quoteValue
} from "./joined-a845ed26.js";
import {
  at as at2,
  regex as regex2,
  regexSource as regexSource2,
  isRecord as isRecord4
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet2,
  wordsIn,
  addToGroup,
  groupBy as groupBy2
} from "./joined-b4da4858.js";

import {
  findEntryRange,
  judgeKey as judgeKey2,
  meantBy
} from "./joined-ed214829.js";
import {
  splitGlobList,
  shiftRange
} from "./joined-1c6c8fb1.js";
// src/rules/reading/reports/documentation.ts
var GITHUB_INSTRUCTIONS = "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions";
var VSCODE_INSTRUCTIONS = "https://code.visualstudio.com/docs/copilot/customization/custom-instructions";
// src/rules/reading/paths/written-globs.ts
var MAX_GLOBS = 100;
var writtenGlobs = oncePerText(
  (text) => text.kind === "claude-rule" ? { key: "paths", globs: readPaths(text) } : { key: "applyTo", globs: readApplyTo(text) }
);
function readApplyTo({ text, frontmatter }) {
  let value = frontmatter.data.applyTo, range = frontmatter.rangeOf(["applyTo"]);
  if (typeof value != "string" || range === void 0)
    return [];
  let at3 = text.slice(range.start, range.end).indexOf(value);
  return splitGlobList(value).slice(0, MAX_GLOBS).map(
    ({ pattern, range: within }) => at3 < 0 ? { pattern, range, isVerbatim: false } : { pattern, range: shiftRange(within, range.start + at3), isVerbatim: true }
  );
}
function readPaths({ text, frontmatter }) {
  let values = frontmatter.data.paths;
  return (Array.isArray(values) ? values.slice(0, MAX_GLOBS) : []).flatMap(
    (value, index) => {
      let pattern = typeof value == "string" ? value.trim() : "", range = pattern === "" ? void 0 : frontmatter.rangeOf(["paths", index]);
      if (range === void 0)
        return [];
      let at3 = text.slice(range.start, range.end).indexOf(pattern);
      return at3 < 0 ? [{ pattern, range, isVerbatim: false }] : [{ pattern, range: shiftRange({ start: at3, end: at3 + pattern.length }, range.start), isVerbatim: true }];
    }
  );
}
// src/rules/reading/frontmatter/instructions-frontmatter.ts
function findEntryRange2({ text, frontmatter }, key) {
  return findEntryRange(text, frontmatter, key) ?? findFirstLine(text);
}
function findFirstLine(text) {
  let start = text.startsWith("\uFEFF") ? 1 : 0, end = text.indexOf(`
`, start);
  return { start, end: (end < 0 ? text : text.slice(0, end)).trimEnd().length };
}
var MAX_KEYS2 = 50;
function hasOrMeans({ frontmatter }, key) {
  let { data } = frontmatter;
  return Object.hasOwn(data, key) || Object.keys(data).slice(0, MAX_KEYS2).some((written) => {
    let fault = judgeKey2("instructions", written);
    return fault !== void 0 && meantBy(fault)?.name === key;
  });
}
// src/rules/reading/frontmatter/frontmatter-kinds.ts
var KINDS_WITH_FRONTMATTER = [
  "path-instructions",
  "claude-rule",
  "agent",
  "prompt",
  "command",
  "skill",
  "output-style",
  "cursor-rule",
  "windsurf-rule",
  "client-agent"
];

import {
  editsUpTo,
  isSwapped
} from "./joined-ed214829.js";
import {
  quote as quote2
} from "./joined-a845ed26.js";
import {
  isRecord as isRecord3
} from "./joined-cc1d52fd.js";
// src/rules/reading/json/json-keys.ts
function findingAt(json, path, said) {
  let range = json.rangeOf(path) ?? json.rangeOfKey(path);
  return range === void 0 ? [] : [{ range, said }];
}
var MAX_KEYS3 = 100;
function findMisnamedKeys(json, path, value, known3) {
  return isRecord3(value) ? Object.keys(value).slice(0, MAX_KEYS3).flatMap((key) => {
    let meant = findMeantKey(key, known3), isThere = meant !== void 0 && Object.hasOwn(value, meant), range = meant === void 0 || isThere && !isSlipOf(key, meant) ? void 0 : json.rangeOfKey([...path, key]), hint = isThere ? `Move what is in it to \`${meant}\`, which the file has, too.` : `Did you mean \`${meant}\`?`;
    return range === void 0 ? [] : [{ range, said: { message: `${quote2(key)} is not a known key`, hint } }];
  }) : [];
}
function isSlipOf(key, meant) {
  return key.length >= LONG && nearestName(key, [meant]) !== void 0;
}
function findMeantKey(key, { names, synonyms }) {
  return names.includes(key) ? void 0 : synonyms?.get(key.toLowerCase()) ?? nearestName(key, names);
}
function nearestName(word, names) {
  let written = word.toLowerCase(), most = written.length < SHORTEST ? 0 : written.length < LONG ? 1 : 2, near = names.flatMap((name) => {
    let lower = name.toLowerCase(), isCut = written.length >= CUT && lower.startsWith(written), edits = most > 0 && isSwapped(written, lower) ? 1 : editsUpTo(isCut ? 2 : most, written, lower);
    return edits === void 0 ? [] : [{ name, edits }];
  }).toSorted((a, b) => a.edits - b.edits);
  return near[0] !== void 0 && near[0].edits !== near[1]?.edits ? near[0].name : void 0;
}
var SHORTEST = 3;
var CUT = 5;
var LONG = 8;

import { isUtf8 } from "node:buffer";
// src/rules/reading/paths/may-be-missing.ts
var REACH = 200;
var BEFORE = regex2("i")`
  \b(?:if|when|where|unless)\s+(?:
    (?:
      it|one|they|you
      |(?:the|a|an|this|your)\s+(?:project|repo|repository|package|workspace|folder|module|app|codebase)
    )\s+(?:has|have|defines?|provides?)
    |(?:it|one|they|(?:the|a|an|this|your)\s+[\w-]{1,30})\s+exists?|there\s+(?:is|are)|present|available|defined
  )\b
  |\bthere(?:['’]s|\s+(?:is|are|was))\s+no\b
  |\b(?:other|another|generated|upstream|sibling)\s+
    (?:repo|repositor(?:y|ies)|projects?|apps?|packages?|checkouts?)\b
  |\be\.g\.|\b(?:for example|formerly|used to|removed|deleted|replaced|forward[ -]slash(?:es)?)\b
`;
var BEHIND = regex2("i")`
  ^[\`"')\]]*[ ,:–—-]*\(?(?:
    (?:if|when|where|unless)\s+(?:
      (?:(?:it|one|they)\s+)?exists?|(?:it|one|they)\s+(?:is|are)\s+(?:there|present|available)|it['’]s\s+there
      |there\s+(?:is|are)|present|available|defined|any
    )\b
    |optional\b|(?:is|are|was|were)\s+(?:gone|removed|missing|deleted|absent|optional|no longer|not)\b
    |(?:does|did|do)\s*(?:not|n['’]t)\s+exist
    |(?:(?:is|are|comes?|stands?)\s+)?(?:in|of|from)\s+(?:(?:the|an?)\s+)?
      (?:other|another|generated|upstream|sibling)\b
  )
`;
var WHICHEVER = /\b(?:whichever|if (?:any|one|either))\b[^.;\n]{0,40}\b(?:exists?|present|available|there)\b/i;
var PLANNED = regex2("i")`
  \((?:coming(?: soon)?|planned|not yet \w{1,20}|todo|tbd|optional)\)
  |\bonce\s(?:(?:it|they|these|those|(?:the\s)?[\w-]{1,30})\s(?:is|are|has been|have been)\s)?
    (?:added|implemented|introduced|in place)\b
`;
function mayBeMissing(text, { start, end }) {
  let before2 = sentenceBefore(text, start), behind = lineBehind(text, end);
  return BEFORE.test(before2) || PLANNED.test(before2) || BEHIND.test(behind) || WHICHEVER.test(behind) || PLANNED.test(behind);
}
function sentenceBefore(text, start) {
  let before2 = text.slice(Math.max(0, start - REACH), start);
  return before2.slice(before2.lastIndexOf(`
`) + 1).replace(/^.*(?<!e\.g)[.;!?]\s/, "");
}
function lineBehind(text, end) {
  let behind = text.slice(end, end + REACH), lineEnd = behind.indexOf(`
`);
  return lineEnd < 0 ? behind : behind.slice(0, lineEnd);
}
// src/rules/always-on/imports.ts
function findImports(text, body) {
  if (!text.includes("@"))
    return [];
  let bodyText = text.slice(body.start, body.end);
  return CANDIDATE.test(bodyText) ? readReferences(bodyText, { imports: true }).filter(({ kind, target }) => kind === "import" && isClearlyPath(withoutPunctuation(target))).slice(0, MAX_IMPORTS).map(({ target, range }) => {
    let bare = withoutPunctuation(target), start = body.start + range.start;
    return { target: Buffer.from(bare).toString(), start, end: start + bare.length };
  }) : [];
}
function findFolderImports(text, body) {
  let bodyText = text.slice(body.start, body.end);
  return !text.includes("@") || !MAY_BE_FOLDER.test(bodyText) ? [] : readReferences(bodyText, { imports: true }).map(({ kind, target, range }) => ({ kind, target: withoutPunctuation(target), range })).filter(({ kind, target }) => kind === "import" && FOLDER.test(target)).slice(0, MAX_IMPORTS).map(({ target, range }) => {
    let start = body.start + range.start;
    return { target: Buffer.from(target).toString(), start, end: start + target.length };
  });
}
var MAY_BE_FOLDER = /(?:^|[\s*])@[\w.-][\w./-]{0,300}/;
var FOLDER = /^(?:\.{1,2}\/)?(?:[\w.@-]+\/)*[\w@-]+\/?$/;
var MAKES = /\b(?:creat|writ|sav|generat|output|produc|stor|append|add)\w*\b/i;
var OR_BEFORE = /@\S+,?\s+or\s+@$/i;
var OR_BEHIND = /^,?\s+or\s+@/i;
function findCommandImports(text, body) {
  return findImports(text, body).filter((mark2) => {
    let line = text.slice(text.lastIndexOf(`
`, mark2.start) + 1, mark2.start), isOneOfSeveral = OR_BEFORE.test(line) || OR_BEHIND.test(text.slice(mark2.end, mark2.end + MAX_JOINT));
    return !MAKES.test(line) && !isOneOfSeveral && !mayBeMissing(text, mark2);
  });
}
var MAX_JOINT = 20;
var CANDIDATE = /(?:^|[\s*])@(?:\.{1,2}\/|[^\s@]{1,300}\.(?:md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml))/i;
var MAX_IMPORTS = 200;
function importedPath(from, { target }) {
  let resolved = resolveReference(from, target.replaceAll("\\ ", " "));
  return resolved.kind === "inside" ? resolved.path : void 0;
}
function isMissing(path, paths) {
  let parts = path.split("/");
  return !paths.has(path) && !parts.some((_part, index) => index > 0 && paths.has(parts.slice(0, index).join("/")));
}
// src/rules/always-on/agents-md-claude-feature.ts
var agentsMdClaudeFeature = {
  id: "agents-md-claude-feature",
  scope: "text",
  kinds: ["agents-md"],
  description: "`AGENTS.md` imports a file with `@path`, which only some clients follow",
  effects: [
    {
      clients: ["vscode", "github", "codex", "cursor", "windsurf"],
      severity: "info",
      why: "Claude Code, the Copilot CLI and the Gemini CLI replace an import by the text of the file. All others send the model the name of the file and none of its text."
    }
  ],
  source: "https://agents.md",
  check({ text, body }, report) {
    for (let { start, end, target } of findImports(text, body).slice(0, MAX_REPORTS))
      report(
        { start: start - 1, end },
        {
          message: `${quote3(`@${target}`)} is an import that not all clients follow`,
          hint: `Link to the file, \`[\u2026](${target})\`, and say when to read it, or copy its text here.`
        }
      );
  }
};
var MAX_REPORTS = 20;
// src/rules/always-on/commands-in.ts
var PROGRAMS = ["npm", "pnpm", "yarn", "bun", "make", "just", "pip", "pip3", "poetry", "uv", "pipenv"];
var MAX_COMMANDS = 200;
function findCommands(text) {
  return PROGRAMS.flatMap((program) => findCommandsOfProgram(program, text)).sort((a, b) => a.start - b.start);
}
function findCommandsOfProgram(program, { text, body, markdown }) {
  let found = [], sign = `${program} `;
  for (let at22 = text.indexOf(sign, body.start); at22 >= 0; at22 = text.indexOf(sign, at22 + sign.length)) {
    let before2 = found.length < MAX_COMMANDS ? beforeCommand(text, at22) : void 0;
    if (before2 !== void 0 && (isInSpan(lineBefore(text, at22, MAX_LINE)) || markdown.isFenced(at22))) {
      let written = text.slice(at22, at22 + MAX_CHARACTERS).replace(/[\n`;&|)#"'].*$/s, "").trimEnd(), words = written.split(/[ \t]+/).map(detachText), range = { start: at22, end: at22 + written.length };
      found.push({
        ...range,
        words,
        before: detachText(before2),
        isDoubtful: mayBeMissing(text, range),
        isOneOfSeveral: OTHERS.test(text.slice(range.end, range.end + MAX_CHARACTERS))
      });
    }
  }
  return found;
}
var MAX_CHARACTERS = 200;
var OTHERS = new RegExp(`^[^\\n]{0,80}(?:#|//|\\()[^\\n]{0,40}\\bor\\b[^\\n]{0,40}\\b(?:${PROGRAMS.join("|")})\\b`);
function isInSpan(before2) {
  return before2.split("`").length % 2 === 0;
}
function beforeCommand(text, at22) {
  let before2 = lineBefore(text, at22, MAX_CHARACTERS), last = before2.trimEnd().at(-1);
  return last === void 0 || (last === "`" ? before2.endsWith("`") : ";&|(>$".includes(last)) ? before2 : void 0;
}
var MAX_LINE = 4e3;
function lineBefore(text, at22, most) {
  let from = Math.max(0, at22 - most);
  return text.slice(Math.max(from, text.slice(from, at22).lastIndexOf(`
`) + 1 + from), at22);
}
// src/rules/always-on/always-on-scope.ts
var ALWAYS_ON_KINDS = [
  "repository-instructions",
  "agents-md",
  "claude-md",
  "gemini-md",
  "review-md"
];
function findScopeFolder({ path, kind, root }) {
  return kind === "repository-instructions" ? root : folderOf3(path).replace(/(?:^|\/)\.(?:github|claude)$/, "");
}
function shareClient(a, b) {
  return a.clients.length === 0 || b.clients.length === 0 || a.clients.some((client) => b.clients.includes(client));
}
// src/rules/always-on/always-on-conflict.ts
var alwaysOnConflict = {
  id: "always-on-conflict",
  scope: "repository",
  kinds: ALWAYS_ON_KINDS,
  description: "Two files that go with every request name different tools for the same work",
  effects: [
    warning2(
      CLIENTS3,
      "A client that reads both files, as VS Code and the Copilot CLI do, may run either tool; the wrong one writes a second lock file."
    )
  ],
  collect(text) {
    let uses = findToolUses(findCommands(text));
    return uses.length === 0 ? void 0 : uses;
  },
  check(facts, report) {
    let scopes = /* @__PURE__ */ new Map();
    for (let fact of facts.filter(({ file }) => file.level === "repository")) {
      let scope = findScopeFolder(fact.file);
      scopes.set(scope, [...scopes.get(scope) ?? [], fact]);
    }
    for (let files of scopes.values())
      compareAll(files, report);
  }
};
var FAMILIES = {
  npm: "JavaScript packages",
  pnpm: "JavaScript packages",
  yarn: "JavaScript packages",
  bun: "JavaScript packages",
  pip: "Python packages",
  pip3: "Python packages",
  poetry: "Python packages",
  uv: "Python packages",
  pipenv: "Python packages"
};
var RULED_OUT = /\b(?:never|not|don't|avoid|instead of|rather than|no longer|replaces?|without)\b/i;
var GLOBAL = /^(?:-g|--global|publish|login|version|view|pack)$/;
function findToolUses(commands) {
  let uses = /* @__PURE__ */ new Map(), mixed = /* @__PURE__ */ new Set();
  for (let { words, before: before2, start, end, isOneOfSeveral } of commands) {
    let [program = ""] = words, tool = program.replace("pip3", "pip"), family = FAMILIES[program];
    if (family !== void 0 && !RULED_OUT.test(before2) && !words.some((word) => GLOBAL.test(word))) {
      let known3 = uses.get(family);
      known3 === void 0 && uses.set(family, { family, tool, written: words.join(" "), start, end }), (isOneOfSeveral || known3 !== void 0 && known3.tool !== tool) && mixed.add(family);
    } else family !== void 0 && mixed.add(`${family} ${tool}`);
  }
  return [...uses.values()].filter(({ family }) => !mixed.has(family));
}
function compareAll(files, report) {
  for (let { file, fact } of files)
    for (let use of fact) {
      let other = files.filter((candidate) => candidate.file !== file && shareClient(candidate.file, file)).flatMap((candidate) => candidate.fact.map((otherUse) => ({ path: candidate.file.path, ...otherUse }))).find(({ family, tool }) => family === use.family && tool !== use.tool);
      other !== void 0 && report(
        file,
        { start: use.start, end: use.end },
        {
          message: `This file says ${quote3(use.written)}, but ${quote3(other.path)} says ${quote3(other.written)}`,
          hint: `Use either \`${use.tool}\` or \`${other.tool}\` in both files.`
        }
      );
    }
}
// src/rules/always-on/paragraph-hashes.ts
function hashParagraphs({ text, body, markdown }) {
  let found = [];
  PARAGRAPH.lastIndex = body.start;
  for (let match = PARAGRAPH.exec(text); match !== null && found.length < 500; match = PARAGRAPH.exec(text)) {
    let start = match.index, end = start + match[0].trimEnd().length;
    end - start >= 80 && !markdown.isFenced(start) && found.push({ start, end, hash: hashWords(text, start, end) });
  }
  return found;
}
var PARAGRAPH = /[^\s][^\n]*(?:\n[ \t]*[^\s][^\n]*)*/g;
function hashWords(text, start, end) {
  let [high, low] = [0, 0];
  for (let at22 = start; at22 < end; at22 += 1) {
    let code = text.charCodeAt(at22);
    code > SPACE && !MARKS.has(code) && (high = Math.imul(high ^ code, 2654435761) ^ high >>> 15, low = Math.imul(low ^ code, 2246822507) ^ low >>> 13);
  }
  return (high >>> 6) * 2 ** 26 + (low >>> 6);
}
var SPACE = 32;
var MARKS = new Set(Array.from("*_>#-+", (mark2) => mark2.charCodeAt(0)));
// src/rules/always-on/always-on-duplicate.ts
var alwaysOnDuplicate = {
  id: "always-on-duplicate",
  scope: "repository",
  kinds: ALWAYS_ON_KINDS,
  description: "Two files that go with every request contain the same paragraph",
  effects: [
    info2(
      CLIENTS3,
      "A client that reads both files, as VS Code and the Copilot CLI do, sends the paragraph twice. If one copy is changed, the other contradicts it."
    )
  ],
  collect(text) {
    let paragraphs = hashParagraphs(text);
    return paragraphs.length === 0 ? void 0 : paragraphs;
  },
  check(facts, report, { paths }) {
    let links = new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])), own = facts.filter(({ file }) => file.level === "repository" && !links.has(file.path)), holders = /* @__PURE__ */ new Map();
    for (let { file, fact } of own)
      for (let { hash } of fact) {
        let key = makeKey(file, hash);
        holders.set(key, [...holders.get(key) ?? [], file].slice(0, MAX_REMEMBERED));
      }
    for (let { file, fact } of own) {
      let otherWith = ({ hash }) => holders.get(makeKey(file, hash))?.find((other2) => other2 !== file && shareClient(other2, file)), first = fact.find((paragraph) => otherWith(paragraph) !== void 0), other = first && otherWith(first);
      first !== void 0 && other !== void 0 && report(
        file,
        { start: first.start, end: first.end },
        {
          message: `This paragraph is also in ${quote3(other.path)}`,
          hint: "Keep it in only one of the files, or make one file a symbolic link to the other."
        }
      );
    }
  }
};
function makeKey(file, hash) {
  return `${findScopeFolder(file)} ${String(hash)}`;
}
var MAX_REMEMBERED = 5;
// src/rules/reading/texts/count-lines.ts
var countLines = oncePerText(
  ({ text }) => text.length - text.replaceAll(/\n/g, "").length + (text.endsWith(`
`) ? 0 : 1)
);
// src/rules/reading/texts/estimate-tokens.ts
var BYTES_PER_TOKEN = 4;
function estimateTokens(bytes) {
  return Math.round(bytes / BYTES_PER_TOKEN);
}
function aboutTokens(tokens, limit) {
  let step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1), rounded = Math.round(tokens / step) * step;
  return `about ${writeCount2(rounded > limit ? rounded : tokens)}`;
}
// src/rules/always-on/always-on-size.ts
var alwaysOnSize = {
  id: "always-on-size",
  scope: "file",
  isAboutSize: true,
  kinds: ALWAYS_ON_KINDS,
  description: "A file that goes with every request is very long",
  effects: [
    info2(
      ["vscode", "copilot-cli", "claude"],
      "VS Code, the Copilot CLI and Claude Code send the whole file with every request, and models follow long lists of rules less well than short ones."
    ),
    info2(
      ["github"],
      "github.com advises to keep instructions below a thousand lines: a review may ignore parts of longer ones."
    )
  ],
  options: {
    maxLines: { type: "integer", default: 1e3, description: "The most lines that the file may have" },
    maxTokens: {
      type: "integer",
      default: 1e4,
      description: "The most tokens that the file may have, counted as four characters each"
    }
  },
  source: "https://docs.github.com/en/copilot/tutorials/customize-code-review",
  collect(text, options) {
    let lines = countLines(text), tokens = Math.ceil((text.body.end - text.body.start) / CHARACTERS_PER_TOKEN);
    return lines > options.integer("maxLines") || tokens > options.integer("maxTokens") ? { lines, tokens } : void 0;
  },
  check({ lines, tokens }, file, report, _repository, options) {
    let maxLines = options.integer("maxLines"), most = lines > maxLines ? maxLines : options.integer("maxTokens"), size = lines > maxLines ? `${writeCount2(lines)} lines` : `${aboutTokens(tokens, most)} tokens`, isOfFolder = findScopeFolder(file) !== file.root, requests = isOfFolder ? "each request about its folder" : "every request";
    report(
      { start: 0, end: 0 },
      {
        message: `The file has ${size}; use at most ${writeCount2(most)} for a file that goes with ${requests}`,
        hint: "Move instructions for some files to `.github/instructions`, and instructions for some tasks to skills."
      },
      isOfFolder ? { effects: IN_FOLDER } : {}
    );
  }
};
var IN_FOLDER = [
  info2(
    ["vscode", "copilot-cli", "claude", "github"],
    "Clients that read such a file in a folder send all of it with each request about the folder, and models follow long lists of rules less well than short ones."
  )
];
var CHARACTERS_PER_TOKEN = 4;
// src/rules/always-on/asked-task.ts
var RUN = /* @__PURE__ */ new Set(["run", "run-script"]);
var LIFECYCLE = /* @__PURE__ */ new Set(["test"]);
var VERBS = wordSet2(`
  add approve-builds audit bin build cache cat-file ci completion config create dedupe deploy dlx doctor env exec
  explain fetch generate-lock-entry global help i import info init install install-test it licenses link list ll ln
  login logout ls node npm outdated owner pack patch patch-commit patch-remove plugin pm policies prune publish rb
  rebuild recursive remove restart rm root run-script search self-update server set setup stage start store tag team
  test types un uninstall unlink unplug up update upgrade upgrade-interactive version versions view why workspace
  workspaces x
`);
function findAskedTask({ words, before: before2, isDoubtful, start, end }) {
  let [program = "", ...rest] = words;
  if (isDoubtful || rest.some((word) => ELSEWHERE.test(word)) || OTHER_FOLDER.test(before2))
    return;
  let found = findTask(program, rest);
  return found !== void 0 && NAME.test(found.name) ? {
    ...found,
    start,
    end,
    written: words.slice(0, MAX_WORDS).join(" "),
    isExample: EXAMPLE.test(before2) || STANDS_FOR.test(found.name)
  } : void 0;
}
var ELSEWHERE = /^(?:-[wCFfr]|--?(?:workspace|workspaces|prefix|filter|dir|cwd|directory|recursive|if-present|file|justfile|working-directory)\b.*|-[Cfw].+)$/;
var OTHER_FOLDER = /\bcd\s|\b(?:never|not|don't|no longer|instead of|rather than|avoid)\b/i;
var EXAMPLE = /\b(?:like|such as)\s(?:`[^`]*`,?\s(?:or|and)?\s?)*`$/i;
var STANDS_FOR = /^[A-Z][A-Z\d_-]*$/;
var NAME = /^[a-z\d][\w:.@/+-]*$/i;
var WORDS = /^(?:an?|any|each|every|it|no|our|sure|that|the|them|these|this|those|your)$/i;
var MAX_WORDS = 4;
function findTask(program, rest) {
  let [first = "", second = ""] = rest.filter((word) => !word.startsWith("-"));
  switch (program) {
    case "npm":
    case "pnpm":
    case "yarn":
    case "bun":
      return RUN.has(first) ? second === "" ? void 0 : { runner: "scripts", name: second, isCertain: program !== "bun" && program !== "yarn" } : program === "npm" ? LIFECYCLE.has(first) ? { runner: "scripts", name: first, isCertain: true } : void 0 : first === "" || VERBS.has(first) ? void 0 : { runner: "scripts", name: first, isCertain: false };
    case "make":
    case "just":
      return first === "" || first.includes("=") || WORDS.test(first) ? void 0 : { runner: program, name: first, isCertain: true };
    default:
      return;
  }
}
// src/rules/always-on/known-tasks.ts
function taskReader(repository) {
  let known3 = /* @__PURE__ */ new Map();
  return async (runner, folder) => {
    let key = runner === "scripts" ? runner : `${runner} ${folder}`, before2 = known3.get(key) ?? (runner === "scripts" ? scriptsIn(repository) : targetsNear(runner, folder, repository));
    return known3.set(key, before2), await before2;
  };
}
var MAX_PACKAGES = 200;
async function scriptsIn(repository) {
  let manifests = repository.paths.withExtension(".json").filter((path) => nameOf2(path) === "package.json");
  if (manifests.length === 0 || manifests.length > MAX_PACKAGES)
    return;
  let names = /* @__PURE__ */ new Set(), packages = /* @__PURE__ */ new Set();
  for (let path of manifests) {
    let source = await repository.read(path), manifest = source && readJsonc(source).value;
    if (!isRecord4(manifest))
      return;
    keysOf(manifest.scripts).forEach((name) => names.add(name));
    for (let list2 of [manifest.dependencies, manifest.devDependencies])
      keysOf(list2).forEach((name) => packages.add(nameOf2(name)));
  }
  return { names, packages };
}
function keysOf(value) {
  return isRecord4(value) ? Object.keys(value) : [];
}
var FILES = {
  make: ["GNUmakefile", "makefile", "Makefile"],
  just: ["justfile", "Justfile", ".justfile"]
};
async function targetsNear(runner, folder, repository) {
  let paths = (folder === "" ? [""] : ["", ...parentsOf2(folder), folder].toReversed()).flatMap((at22) => {
    let path = FILES[runner].map((name) => joinPath2(at22, name)).find(repository.paths.has);
    return path === void 0 ? [] : [path];
  }), lists = await Promise.all(
    paths.map(async (path) => {
      let source = await repository.read(path);
      return source && readTargets(source.text, runner);
    })
  ), known3 = lists.filter((list2) => list2 !== void 0);
  return known3.length === 0 || known3.length < lists.length ? void 0 : { names: new Set(known3.flatMap((list2) => [...list2])), packages: NO_PACKAGES };
}
var NO_PACKAGES = /* @__PURE__ */ new Set();
var COMPUTED = /^(?:-?s?include\s|import\??\s|mod\??\s|\$\(eval|\$\(foreach|define\s)|^[^\t#:=\n]{0,200}[%$][^:=\n]{0,200}:(?!=)/m;
function readTargets(text, runner) {
  if (COMPUTED.test(text))
    return;
  let names = /* @__PURE__ */ new Set();
  for (let line of text.split(`
`)) {
    let alias = runner === "just" ? /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] : void 0, written = runner === "just" ? withoutDefaults(line) : line, words = (/^([^\s#:=@][^#:=]{0,300}|@[^#:=]{1,300}):(?!=)/.exec(written)?.[1] ?? alias ?? "").replace(/^@/, "").split(/\s+/).filter((word) => word !== "");
    for (let word of runner === "just" ? words.slice(0, 1) : words)
      names.add(word);
    /^\.PHONY\s*:/.test(line) && line.slice(line.indexOf(":") + 1).trim().split(/\s+/).forEach((word) => names.add(word));
  }
  return names;
}
function withoutDefaults(line) {
  return line.replaceAll(
    /(?<=[\w-])=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|\([^()\n]{0,200}\)|[\w.-]{1,100})/g,
    ""
  );
}
// src/rules/always-on/command-not-found.ts
var CALLED_KINDS = [
  "agent",
  "claude-rule",
  "command",
  "cursor-rule",
  "path-instructions",
  "prompt"
];
var commandNotFound = {
  id: "command-not-found",
  scope: "repository",
  kinds: [...ALWAYS_ON_KINDS, ...CALLED_KINDS],
  description: "A text names a script or target that no `package.json`, Makefile or justfile defines",
  effects: [
    warning2(CLIENTS3, "The agents of all clients run the command as it is written, and it fails."),
    info2(
      CLIENTS3,
      "The agents of all clients run the command as it is written. It fails, unless it is for another project."
    )
  ],
  collect(text) {
    let tasks = findCommands(text).flatMap((command) => findAskedTask(command) ?? []);
    return tasks.length === 0 ? void 0 : tasks;
  },
  async check(facts, report, repository) {
    let readTasks = taskReader(repository);
    for (let { file, fact } of facts.filter(
      ({ file: file2 }) => file2.level === "repository" && !FOR_OTHER_PROJECTS.test(file2.path)
    )) {
      let isAlwaysOn2 = ALWAYS_ON.has(file.kind), folder = isAlwaysOn2 ? findScopeFolder(file) : file.root;
      if (!(!isAlwaysOn2 && !await isAboutProject(file, fact, folder, readTasks)))
        for (let task of fact) {
          let known3 = await readTasks(task.runner, folder), near = known3 && nearest(task.name, known3.names), isProgram = !task.isCertain && known3?.packages.has(task.name) === true, isPair = known3 !== void 0 && namesSeveral(task.name, known3.names), isCertain2 = task.isCertain && !task.isExample;
          known3?.names.has(task.name) === false && !isPair && !isProgram && (isCertain2 || near !== void 0) && report(
            file,
            { start: task.start, end: task.end },
            {
              message: `${quote3(task.written)} runs ${quote3(task.name)}, which ${WHERE[task.runner]}`,
              hint: near === void 0 ? "Name an existing one, or add this one." : `Did you mean ${quote3(near)}?`
            },
            isAlwaysOn2 ? {} : { effects: MAY_BE_ELSEWHERE }
          );
        }
    }
  }
};
var ALWAYS_ON = new Set(ALWAYS_ON_KINDS);
var MAY_BE_ELSEWHERE = [
  info2(
    CLIENTS3,
    "The agents of all clients run the command as it is written. It fails, unless it is for another project."
  )
];
var OF_PROJECT = /(?:^|\/)\.(?:github|claude|agents|cursor|windsurf|gemini|codex)\//;
async function isAboutProject({ path, standing }, tasks, folder, readTasks) {
  if (standing !== "in-place" || !OF_PROJECT.test(path))
    return false;
  for (let { runner, name } of tasks)
    if ((await readTasks(runner, folder))?.names.has(name) === true && !EVERYWHERE.test(name))
      return true;
  return false;
}
var EVERYWHERE = /^(?:build|dev|test|lint|start|install|clean|format|all|run)$/;
var FOR_OTHER_PROJECTS = regex2("i")`
  (?:^|\/)(?:templates?|scaffolds?|boilerplates?|starters?|skeletons?|vendor|third_party|external|refs?|upstream)
    \/
  |(?:^|\/)\.(?!(?:github|claude|copilot|agents?|cursor|windsurf|gemini|codex)\/)[\w-]+\/
`;
var WHERE = {
  scripts: "is not a script in any `package.json` of the repository",
  make: "is not a target of the Makefile",
  just: "is not a recipe of the justfile"
};
function namesSeveral(name, known3) {
  let parts = name.split("/");
  return parts.length > 1 && parts.some((part) => known3.has(part));
}
function nearest(name, known3) {
  return name.length < MIN_CHARACTERS ? void 0 : [...known3].find((other) => other.length >= MIN_CHARACTERS && editsUpTo2(2, name, other) !== void 0);
}
var MIN_CHARACTERS = 4;
// src/rules/always-on/copilot-instructions-frontmatter.ts
var copilotInstructionsFrontmatter = {
  id: "copilot-instructions-frontmatter",
  scope: "text",
  kinds: ["repository-instructions"],
  description: "The frontmatter of `copilot-instructions.md` tries to limit the file to some files or agents",
  effects: [
    info2(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send this file with every request, whatever its frontmatter says."
    )
  ],
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  check({ frontmatter }, report) {
    for (let key of SCOPE_KEYS) {
      let range = frontmatter.rangeOfKey([key]);
      range !== void 0 && report(range, {
        message: `\`${key}\` has no effect in this file`,
        hint: "Move instructions for some files to `.github/instructions/NAME.instructions.md`, or remove the key."
      });
    }
  }
};
var SCOPE_KEYS = ["applyTo", "excludeAgent", "globs", "paths", "alwaysApply"];
// src/rules/always-on/import-chains.ts
var MAX_FILES2 = 500;
var MAX_CHAIN = 12;
async function checkChains(facts, repository, report, say) {
  let readImportsOnce = importReader(facts, repository);
  for (let { file, fact } of facts.filter(({ file: { level } }) => level === "repository"))
    for (let mark2 of fact) {
      let path = importedPath(file.path, mark2), said = path === void 0 ? void 0 : say(await chainsFrom([file.path, path], readImportsOnce));
      said !== void 0 && report(file, { start: mark2.start - 1, end: mark2.end }, said);
    }
}
function importReader(facts, repository) {
  let known3 = new Map(
    facts.map(({ file, fact }) => [file.path, Promise.resolve(targets(file.path, fact))])
  );
  return async (path) => {
    let before2 = known3.get(path);
    if (before2 !== void 0 || known3.size >= MAX_FILES2 + facts.length)
      return await before2 ?? [];
    let read = readImports(path, repository);
    return known3.set(path, read), await read;
  };
}
async function readImports(path, repository) {
  let source = repository.paths.has(path) ? await repository.read(path) : void 0;
  return source === void 0 ? [] : targets(path, findImports(source.text, (await openText("claude-md", source.text, false)).body));
}
function targets(from, imports) {
  return [...new Set(imports.flatMap((mark2) => importedPath(from, mark2) ?? []))];
}
async function chainsFrom(start, readImportsOnce) {
  let seen = new Set(start), level = [start], longest = start, cycle = start[0] === start[1] ? start : void 0;
  for (; level.length > 0 && longest.length < MAX_CHAIN; ) {
    let next = [];
    for (let chain of level)
      for (let path of await readImportsOnce(at2(chain, chain.length - 1)))
        chain.includes(path) ? cycle ??= [...chain, path] : seen.has(path) || (seen.add(path), next.push([...chain, path]));
    longest = next[0] ?? longest, level = next;
  }
  return { cycle, longest };
}
// src/rules/always-on/import-cycle.ts
var importCycle = {
  id: "import-cycle",
  scope: "repository",
  kinds: ["agents-md", "claude-md", "claude-rule"],
  description: "Imports form a cycle",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code stops where the cycle closes, so the text that it leaves out depends on the file that it begins with."
    }
  ],
  source: "https://code.claude.com/docs/en/memory#import-additional-files",
  collect({ text, body }) {
    let imports = findImports(text, body);
    return imports.length === 0 ? void 0 : imports;
  },
  check: async (facts, report, repository) => {
    await checkChains(
      facts,
      repository,
      report,
      ({ cycle }) => cycle === void 0 ? void 0 : {
        message: `The import is part of a cycle: ${cycle.map((path) => quote3(path)).join(" \u2192 ")}`,
        hint: "Remove one of these imports."
      }
    );
  }
};
// src/rules/always-on/import-depth.ts
var MAX_HOPS = 4;
var importDepth = {
  id: "import-depth",
  scope: "repository",
  kinds: ["agents-md", "claude-md", "claude-rule"],
  description: "A chain of imports is longer than Claude Code supports",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code follows four imports in a row and does not read the files after them."
    }
  ],
  source: "https://code.claude.com/docs/en/memory#import-additional-files",
  collect({ text, body }) {
    let imports = findImports(text, body);
    return imports.length === 0 ? void 0 : imports;
  },
  check: async (facts, report, repository) => {
    await checkChains(facts, repository, report, ({ longest }) => {
      let beyond = longest[MAX_HOPS + 1];
      return beyond === void 0 ? void 0 : {
        message: `${quote3(beyond)} is more than ${String(MAX_HOPS)} imports away from here`,
        hint: "Import that file from a file nearer to this one, or copy its text into one."
      };
    });
  }
};
// src/rules/always-on/import-not-found.ts
var importNotFound = {
  id: "import-not-found",
  scope: "repository",
  kinds: ["repository-instructions", "agents-md", "claude-md", "claude-rule", "gemini-md", "command"],
  description: "An `@path` import names a file that does not exist",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code leaves the import as it is written, so the model gets a file name and none of the text."
    },
    {
      clients: ["gemini"],
      severity: "error",
      why: "The Gemini CLI puts an error message in the place of the import, and none of the text."
    },
    {
      clients: ["vscode", "github", "copilot-cli", "codex", "cursor", "windsurf"],
      severity: "warning",
      why: "All others send the name to the model, which cannot find the file."
    }
  ],
  source: "https://code.claude.com/docs/en/memory#import-additional-files",
  collect({ kind, text, body }) {
    let files = kind === "command" ? findCommandImports(text, body) : findImports(text, body), folders = kind === "command" ? [] : findFolderImports(text, body);
    return files.length + folders.length === 0 ? void 0 : { files, folders };
  },
  async check(facts, report, repository) {
    let missing = facts.filter(({ file }) => !isTemplateOfProject(file.path)).flatMap(({ file, fact }) => missingImports(file, fact.files, repository.paths)), ignoredBy = await readIgnored(
      repository,
      missing.map(({ path }) => path)
    );
    for (let { file, mark: mark2, path } of missing.filter((one) => ignoredBy(one.path) === void 0)) {
      let spelled = repository.paths.spelled(path), effects = effectsOf(file, mark2, path, repository.paths);
      report(
        file,
        { start: mark2.start - 1, end: mark2.end },
        {
          message: `The import ${quote3(isAbsolute(mark2) ? mark2.target : path)} does not exist`,
          hint: spelled === void 0 ? `Correct the path: ${isAbsolute(mark2) ? "with a slash in front it counts from the root of the file system. Write it " : "it is "}relative to ${file.kind === "command" ? "the root of the project" : "the folder of this file"}.` : `Did you mean ${quote3(spelled)}?`
        },
        effects === void 0 ? {} : { effects }
      );
    }
    for (let { file, fact } of facts)
      for (let mark2 of fact.folders) {
        let path = importedPath(file.path, mark2)?.replace(/\/$/, "");
        path !== void 0 && file.level === "repository" && repository.paths.hasFolder(path) && report(
          file,
          { start: mark2.start - 1, end: mark2.end },
          {
            message: `The import ${quote3(mark2.target)} is a folder`,
            hint: "Import the files that the model should read, each on its own."
          },
          { effects: IS_PLAINLY_FOLDER.test(mark2.target) ? OF_FOLDERS : MAY_BE_NAME }
        );
      }
  }
};
function effectsOf(file, mark2, path, paths) {
  if (file.kind === "command")
    return isStateOfTool(path, paths) ? STATE_OF_TOOL : IN_COMMANDS;
  if (!(isAbsolute(mark2) || !paths.has(mark2.target.replace(/^\.\//, ""))))
    return file.kind === "repository-instructions" ? FROM_ROOT : TO_INSTALL.test(file.path) ? FOUND_FROM_ROOT : void 0;
}
var FROM_ROOT = [
  {
    clients: ["vscode", "github", "copilot-cli"],
    severity: "info",
    why: "The file exists from the root. The documentation of the Copilot CLI does not say whether imports count from there or from the folder of the file."
  }
];
var TO_INSTALL = /^(?:configs?|dotfiles?|dot-claude|global|home|user)\//;
var FOUND_FROM_ROOT = [
  {
    clients: ["claude", "gemini", "vscode", "github", "copilot-cli", "codex", "cursor", "windsurf"],
    severity: "info",
    why: "Imports count from the folder of the file, and the file exists from the root. The import is right only if the text is installed there."
  }
];
var OF_FOLDERS = [
  {
    clients: ["claude", "gemini"],
    severity: "warning",
    why: "Claude Code and the Gemini CLI import files only, so the model gets the name of the folder and none of its texts."
  }
];
var IS_PLAINLY_FOLDER = /^\.{1,2}\/|\/$/;
var MAY_BE_NAME = [
  {
    clients: ["claude", "gemini"],
    severity: "info",
    why: "Claude Code and the Gemini CLI import files only, so the model gets the name and none of the texts in the folder."
  }
];
var IN_COMMANDS = [
  {
    clients: ["claude"],
    severity: "warning",
    why: "Claude Code leaves the name as it is written, and the model gets none of the text."
  }
];
var STATE_OF_TOOL = [
  {
    clients: ["claude"],
    severity: "info",
    why: "Claude Code leaves the name as it is written until the file is made."
  }
];
function isStateOfTool(path, paths) {
  let [first = ""] = path.split("/");
  return path.includes("/") && first.startsWith(".") && !paths.hasFolder(first);
}
function isAbsolute({ target }) {
  return target.startsWith("/");
}
var COMMANDS = /(?:^|\/)\.claude\/commands\//;
var OWN = /\.local\.\w+$/i;
function missingImports(file, imports, paths) {
  let isElsewhere = file.kind === "command" && !COMMANDS.test(file.path);
  return file.level !== "repository" || isElsewhere ? [] : imports.flatMap((mark2) => {
    let next = importedPath(file.path, mark2), path = file.kind === "command" ? importedPath(joinPath2(file.root, "x.md"), mark2) : next, isThere = [path, next].some(
      (one) => one === void 0 || !isMissing(one, paths) || paths.hasFolder(one.replace(/\/$/, ""))
    );
    return path === void 0 || OWN.test(path) || isThere ? [] : [{ file, mark: mark2, path }];
  });
}
// src/rules/always-on/index.ts
var ALWAYS_ON_RULES = [
  agentsMdClaudeFeature,
  alwaysOnConflict,
  alwaysOnDuplicate,
  alwaysOnSize,
  commandNotFound,
  copilotInstructionsFrontmatter,
  importCycle,
  importDepth,
  importNotFound
];
// src/rules/characters/file-bom.ts
var BYTE_ORDER_MARK = "\uFEFF";
var fileBom = {
  id: "file-bom",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "The file begins with a byte order mark before the frontmatter",
  effects: [
    warning2(
      ["github", "copilot-cli"],
      "Readers that expect the file to begin with `---` find no frontmatter after the mark, such as the reference tools of the skill format."
    ),
    warning2(
      ["vscode"],
      "VS Code finds the frontmatter only while the file is open in an editor (microsoft/vscode#336155)."
    ),
    warning2(
      ["claude"],
      "Claude Code does not find the frontmatter, and leaves an agent out without a message (anthropics/claude-code#73158)."
    ),
    warning2(["gemini"], "The Gemini CLI does not find the frontmatter, and does not load the skill or agent.")
  ],
  fixes: "Removes the mark.",
  source: "https://agentskills.io/specification",
  looksFor: { nonAscii: true },
  check({ text, format }, report) {
    if (format === "markdown" && text.startsWith(BYTE_ORDER_MARK) && text.startsWith("---", BYTE_ORDER_MARK.length)) {
      let mark2 = { start: 0, end: BYTE_ORDER_MARK.length };
      report(
        mark2,
        {
          message: "The file begins with a byte order mark before the frontmatter",
          hint: "Save the file as UTF-8 without a byte order mark."
        },
        { fix: { kind: "edits", edits: [{ ...mark2, text: "" }] } }
      );
    }
  }
};
// src/rules/characters/invalid-utf8.ts
var LINE_FEED = 10;
function firstInvalidByte(bytes) {
  if (isUtf8(bytes))
    return;
  let start = 0, end = endOfLine(bytes, start);
  for (; isUtf8(bytes.subarray(start, end)); )
    start = end, end = endOfLine(bytes, start);
  for (; start < end; ) {
    let length = measureCharacter(bytes, start);
    if (length === void 0)
      break;
    start += length;
  }
  return start;
}
function endOfLine(bytes, start) {
  let end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end + 1;
}
function measureCharacter(bytes, start) {
  let first = at2(bytes, start), length = first < 128 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
  return isUtf8(bytes.subarray(start, start + length)) ? length : void 0;
}
// src/rules/characters/file-invalid-utf8.ts
var fileInvalidUtf8 = {
  id: "file-invalid-utf8",
  scope: "bytes",
  kinds: "all",
  bundled: "documents",
  description: "A file is not valid UTF-8",
  effects: [error(CLIENTS3, "All clients read files as UTF-8, and replace each character that they cannot decode.")],
  check(bytes, _kind, report) {
    let byte = firstInvalidByte(bytes);
    if (byte !== void 0 && readUtf16(bytes) === void 0) {
      let number = at2(bytes, byte).toString(16).toUpperCase().padStart(2, "0");
      report(byte, {
        message: `The file is not valid UTF-8: the byte \`${number}\` cannot be decoded`,
        hint: "Save the file as UTF-8."
      });
    }
  }
};
// src/rules/characters/file-line-endings-mixed.ts
var LF = { name: "LF", characters: `
` };
var CRLF = { name: "CRLF", characters: `\r
` };
var MAX_EDITS = 5e3;
var fileLineEndingsMixed = {
  id: "file-line-endings-mixed",
  scope: "text",
  kinds: "all",
  description: "Some lines end in CRLF and some in LF, or most in CR",
  effects: [
    info2(
      CLIENTS3,
      "github.com shows every line as changed once VS Code or another editor makes all line endings the same."
    )
  ],
  fixes: "Uses the line ending that most lines have, or that of the first line if both are equally frequent. LF takes the place of CR.",
  source: "https://docs.github.com/en/get-started/git-basics/configuring-git-to-handle-line-endings",
  looksFor: { parts: ["\r"] },
  check({ text, source }, report) {
    let returns = [...text.matchAll(/\r(?!\n)/g)].map(({ index }) => index);
    if (returns.length >= source.lineStarts.length) {
      reportReturns(returns, report);
      return;
    }
    let { crlf, lf } = readLineEnds(text, source.lineStarts), [firstCrlf] = crlf, [firstLf] = lf;
    if (firstCrlf === void 0 || firstLf === void 0)
      return;
    let isMostlyCrlf = crlf.length === lf.length ? firstCrlf < firstLf : crlf.length > lf.length, odd = isMostlyCrlf ? LF : CRLF, usual = isMostlyCrlf ? CRLF : LF, places = isMostlyCrlf ? lf : crlf, others = crlf.length + lf.length - places.length, edits = places.length > MAX_EDITS ? [] : places.map((at22) => ({ ...lineEndRange(odd, at22), text: usual.characters }));
    report(
      lineEndRange(odd, isMostlyCrlf ? firstLf : firstCrlf),
      {
        message: `${places.length} ${places.length === 1 ? "line ends" : "lines end"} in ${odd.name}, the other ${others} in ${usual.name}`,
        hint: `End all lines with ${usual.name}.`
      },
      edits.length === 0 ? {} : { fix: { kind: "edits", edits } }
    );
  }
};
function reportReturns(places, report) {
  let [first = 0] = places, edits = places.length > MAX_EDITS ? [] : places.map((at22) => ({ start: at22, end: at22 + 1, text: LF.characters }));
  report(
    { start: first, end: first + 1 },
    {
      message: `${places.length} ${places.length === 1 ? "line ends" : "lines end"} in CR alone, which clients do not read as the end of a line`,
      hint: "End all lines with LF."
    },
    { effects: ONE_LINE, ...edits.length > 0 && { fix: { kind: "edits", edits } } }
  );
}
var ONE_LINE = [
  warning2(
    CLIENTS3,
    "All clients end lines at LF. They find no frontmatter in such a file, and take its text for one line."
  )
];
function readLineEnds(text, lineStarts2) {
  let crlf = [], lf = [];
  for (let start of lineStarts2.slice(1)) {
    let feed = start - 1;
    text.charAt(feed - 1) === "\r" ? crlf.push(feed - 1) : lf.push(feed);
  }
  return { crlf, lf };
}
function lineEndRange({ characters }, at22) {
  return { start: at22, end: at22 + characters.length };
}
// src/rules/characters/file-utf16.ts
var fileUtf16 = {
  id: "file-utf16",
  scope: "bytes",
  kinds: "all",
  bundled: "documents",
  description: "A file is encoded in UTF-16",
  effects: [
    error(
      CLIENTS3,
      "github.com, the Copilot CLI and Claude Code read files as UTF-8 and find neither frontmatter nor words; so does VS Code, unless it is set to guess the encoding."
    )
  ],
  fixes: "Writes the same text in UTF-8.",
  check(bytes, _kind, report) {
    let utf16 = readUtf16(bytes);
    utf16 !== void 0 && report(
      void 0,
      { message: "The file is encoded in UTF-16", hint: "Save it as UTF-8." },
      utf16.text === void 0 ? {} : { fix: { kind: "rewrite", text: utf16.text } }
    );
  }
};
// src/rules/characters/character-names.ts
var NAMES = {
  0: "null",
  7: "bell",
  8: "backspace",
  11: "vertical tab",
  27: "escape",
  127: "delete",
  173: "soft hyphen",
  1564: "Arabic letter mark",
  12644: "Hangul filler",
  8203: "zero width space",
  8204: "zero width non-joiner",
  8205: "zero width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "pop directional formatting",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8288: "word joiner",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "pop directional isolate",
  65279: "zero width no-break space"
};
function describeCharacter(text) {
  let code = text.codePointAt(0) ?? 0, number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`, name = NAMES[code];
  return name === void 0 ? number : `${number} (${name})`;
}
// src/rules/characters/report-odd.ts
function reportOddCharacters(text, kind, report, describe) {
  for (let run of text.oddCharacters) {
    let described = run.kind === kind ? describe(text.text.slice(run.start, run.end), run) : void 0;
    described !== void 0 && report({ start: run.start, end: run.end }, ...described);
  }
}
function removeCharacters({ start, end }) {
  return { fix: { kind: "edits", edits: [{ start, end, text: "" }] } };
}
function andMore(characters) {
  let others = [...characters].length - 1;
  return others === 0 ? "" : ` and ${others} more`;
}
// src/rules/characters/unicode-bidi-control.ts
var unicodeBidiControl = {
  id: "unicode-bidi-control",
  scope: "text",
  kinds: "all",
  bundled: "all",
  description: "A text contains characters that change the order in which it is shown",
  effects: [
    error(
      CLIENTS3,
      "VS Code and github.com show the line in another order than the one in which Copilot and Claude Code read it, so nobody sees what it says."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://trojansource.codes/",
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, "bidi", report, (characters, run) => [
      {
        message: `${describeCharacter(characters)}${andMore(characters)} changes the order in which this line is shown`,
        hint: "Remove it, and read the line again."
      },
      removeCharacters(run)
    ]);
  }
};
// src/rules/characters/unicode-control-character.ts
var SAMPLE_CHARACTERS = 64;
var unicodeControlCharacter = {
  id: "unicode-control-character",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A text contains control characters other than tabs and line endings",
  effects: [
    warning2(
      CLIENTS3,
      "The Copilot CLI and Claude Code may execute it when they print the text to a terminal; VS Code and github.com send it to the model."
    )
  ],
  fixes: "Removes them, with the rest of a terminal sequence. Characters that may be the remains of a letter or an arrow are kept.",
  looksFor: { controls: true, nonAscii: true },
  check(text, report) {
    readUtf16(new TextEncoder().encode(text.text.slice(0, SAMPLE_CHARACTERS))) === void 0 && reportOddCharacters(text, "control", report, (characters, run) => {
      let sequence = characters.endsWith(ESCAPE) ? lengthOfSequence(text.text, run.end) : 0;
      return [
        {
          message: `The text contains a control character: ${describeCharacter(characters)}${andMore(characters)}`,
          hint: sequence === 0 ? "Remove it." : "Remove it, with the terminal colour or command that it begins."
        },
        LOST_LETTERS.test(characters) || standsAlone(text.text, run) ? {} : removeCharacters({ ...run, end: run.end + sequence })
      ];
    });
  }
};
var ESCAPE = "\x1B";
var SEQUENCE = /^\[[0-9;?]{0,20}[@-~]/;
var MAX_SEQUENCE = 22;
function lengthOfSequence(text, start) {
  return SEQUENCE.exec(text.slice(start, start + MAX_SEQUENCE))?.[0].length ?? 0;
}
var LOST_LETTERS = /[\u001A\u0080-\u009F]/;
function standsAlone(text, { start, end }) {
  return /^\s$/.test(text.charAt(start - 1)) && /^\s$/.test(text.charAt(end));
}
// src/rules/characters/unicode-homoglyph.ts
var SUBJECT = /homoglyph|look-?alike|cyrillic/i;
var unicodeHomoglyph = {
  id: "unicode-homoglyph",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A word in Latin letters contains a letter of another script that looks the same",
  effects: [warning2(CLIENTS3, "All clients compare letter by letter, and find no key, tool or file with that name.")],
  source: "https://www.unicode.org/reports/tr39/",
  looksFor: { nonAscii: true },
  check(text, report) {
    let reportedUntil = 0;
    reportOddCharacters(text, "look-alike", report, (letters, { start }) => {
      let { word, wordEnd, script, latin } = describeLookAlike(text.text, start);
      if (!(start < reportedUntil || SUBJECT.test(text.text)))
        return reportedUntil = wordEnd, [
          {
            message: `${quote3(word)} has a ${script} letter, ${describeCharacter(letters)}, that looks like \`${latin}\``,
            hint: `Write the Latin letter \`${latin}\`.`
          }
        ];
    });
  }
};
// src/rules/characters/unicode-invisible.ts
var unicodeInvisible = {
  id: "unicode-invisible",
  scope: "text",
  kinds: "all",
  bundled: "all",
  description: "A text contains invisible characters",
  effects: [
    warning2(
      CLIENTS3,
      "All clients send the character to the model: the word around it is no longer the word that a person reads."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://www.unicode.org/reports/tr36/",
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(
      text,
      "invisible",
      report,
      (characters, run) => isExplained(text.text, run) || isLiteral(text.text, run) ? void 0 : [
        {
          message: `The text contains an invisible character: ${describeCharacter(characters)}${andMore(characters)}`,
          hint: "Remove it."
        },
        particularsOf(text, run)
      ]
    );
  }
};
var COPIED = [
  info2(
    CLIENTS3,
    "All clients send the character to the model if it opens the file: the word around it is no longer the word that a person reads."
  )
];
function particularsOf(text, run) {
  if (hidesFence(text.text, run))
    return { effects: SHOWN_FENCE };
  if (keepsApart(text.text, run))
    return { effects: KEPT_APART };
  let isCopied = text.kind === "bundled-document" || text.kind === "bundled-file";
  return { ...removeCharacters(run), ...isCopied && { effects: COPIED } };
}
function keepsApart(text, { start, end }) {
  return end - start === 1 && APART.has(`${text.charAt(start - 1)}${text.charAt(end)}`);
}
var APART = /* @__PURE__ */ new Set(["!`", "*/", "/*", "``", "{{", "}}", "${"]);
var KEPT_APART = [
  info2(
    CLIENTS3,
    "All clients send the character to the model, which may copy it. It keeps two signs apart that programs read together."
  )
];
var SHOWN_FENCE = [
  info2(
    CLIENTS3,
    "All clients send the character to the model, which may copy it. A longer fence around the example needs no such character."
  )
];
function hidesFence(text, { start, end }) {
  return text.startsWith("```", end) && /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, start - MAX_INDENT), start));
}
var MAX_INDENT = 40;
function isExplained(text, { start, end }) {
  let next = text.indexOf(`
`, end), line = text.slice(text.lastIndexOf(`
`, start) + 1, next < 0 ? text.length : next).slice(0, MAX_LINE2);
  return /zero[- ]width|invisible character|soft hyphen|\bU\+(?:200[B-F]|2060|FEFF|00AD)\b/i.test(line);
}
function isLiteral(text, { start, end }) {
  let before2 = text.charAt(start - 1);
  return end - start === 1 && (/["'`]/.test(before2) && text.charAt(end) === before2 || isExpression(text, start, end));
}
function isExpression(text, start, end) {
  return /[(=,:]\s*\/[\^[]{0,2}$/.test(text.slice(Math.max(0, start - 6), start)) && /^\]?[+*?]?\$?\/[a-z]{0,6}\s*[,.;)]/.test(text.slice(end, end + 14));
}
var MAX_LINE2 = 2e3;
// src/rules/characters/unicode-replacement-character.ts
var unicodeReplacementCharacter = {
  id: "unicode-replacement-character",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A text contains `\uFFFD`, the sign for a character that could not be decoded",
  effects: [warning2(CLIENTS3, "All clients read the replacement, as the original character is lost.")],
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(
      text,
      "replacement",
      report,
      (characters, { start, end }) => !isShown(text.text, start, end) && text.markdown.hiddenAt(start) === void 0 ? [
        {
          message: `${characters.length === 1 ? "A character is" : `${characters.length} characters are`} lost here: U+FFFD replaces what could not be decoded`,
          hint: "Write the original text again; the history of the file may still have it."
        }
      ] : void 0
    );
  }
};
var QUOTES = /^["'(\u201C\u2018\u00AB].*["')\u201D\u2019\u00BB]$/su;
function isShown(text, start, end) {
  return QUOTES.test(text.slice(Math.max(0, start - 1), end + 1));
}
// src/rules/characters/unicode-tag-character.ts
var unicodeTagCharacter = {
  id: "unicode-tag-character",
  scope: "text",
  kinds: "all",
  bundled: "all",
  description: "A text contains tag characters, which hide a second text",
  effects: [
    error(
      CLIENTS3,
      "VS Code and github.com do not show them, but the models behind Copilot and Claude Code read them as letters."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://www.unicode.org/charts/PDF/UE0000.pdf",
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, "tag", report, (characters, run) => {
      let hidden = spellOut(characters);
      return [
        {
          message: hidden === "" ? "The text contains a tag character" : `Tag characters hide the text ${quote3(hidden)}`,
          hint: "Remove them, and ask who put them there."
        },
        removeCharacters(run)
      ];
    });
  }
};
var FIRST_TAG = 917504;
function spellOut(tags) {
  return Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? FIRST_TAG) - FIRST_TAG)).join("").replaceAll(/[^ -_a-~]/g, "");
}
// src/rules/characters/unicode-variation-selector-run.ts
var unicodeVariationSelectorRun = {
  id: "unicode-variation-selector-run",
  scope: "text",
  kinds: "all",
  bundled: "all",
  description: "A text contains variation selectors that select nothing and may carry hidden data",
  effects: [
    error(
      CLIENTS3,
      "VS Code and github.com do not show them, but Copilot and Claude Code can read each of them as a byte of hidden data."
    )
  ],
  fixes: "Removes them, but keeps the one that an emoji may have.",
  source: "https://www.unicode.org/faq/vs.html",
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, "selectors", report, (selectors, run) => {
      let count22 = [...selectors].length, isFirstWanted = /^[\uFE0E\uFE0F]/.test(selectors) && new RegExp("\\p{Emoji}$", "u").test(before(text.text, run.start));
      return [
        {
          message: count22 === 1 ? "A variation selector follows no character that it could change" : `${count22} variation selectors follow each other`,
          hint: "Remove them, and ask who put them there."
        },
        removeCharacters(isFirstWanted ? { ...run, start: run.start + 1 } : run)
      ];
    });
  }
};
function before(text, offset) {
  return text.slice(Math.max(0, offset - 2), offset);
}
// src/rules/characters/index.ts
var CHARACTER_RULES = [
  fileBom,
  fileInvalidUtf8,
  fileLineEndingsMixed,
  fileUtf16,
  unicodeBidiControl,
  unicodeControlCharacter,
  unicodeHomoglyph,
  unicodeInvisible,
  unicodeReplacementCharacter,
  unicodeTagCharacter,
  unicodeVariationSelectorRun
];
// src/rules/files/file-conflict-marker.ts
var OURS = "<<<<<<<";
var MIDDLE = "=======";
var THEIRS = ">>>>>>>";
var MAX_FOUND = 50;
var fileConflictMarker = {
  id: "file-conflict-marker",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "The file contains an unresolved merge conflict",
  effects: [error(CLIENTS3, "All clients read both sides of the conflict, which contradict each other.")],
  source: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
  looksFor: { parts: ["<<<<<<", ">>>>>>"] },
  check(text, report) {
    let opening = findMarkers(text, OURS), found = opening.length > 0 ? opening : findLeftoverEnds(text);
    for (let { start, end } of found)
      report(
        { start, end },
        {
          message: `The merge conflict is not resolved: ${quote3(text.text.slice(start, end))} is left`,
          hint: "Keep one side, and remove the other side and all markers."
        }
      );
  }
};
function findLeftoverEnds(checked) {
  let closing2 = findMarkers(checked, THEIRS);
  return closing2.length === 0 || findMarkers(checked, MIDDLE).length > 0 ? closing2 : closing2.filter(({ start, end }) => NAMED.test(checked.text.slice(start, end)));
}
var NAMED = /^>{7} [\w./-]+(?: \([^()]*\))?$/;
function findMarkers(checked, marker) {
  let { text, format } = checked, found = [];
  for (let at22 = text.indexOf(marker); at22 >= 0 && found.length < MAX_FOUND; at22 = text.indexOf(marker, at22 + marker.length)) {
    let after = text.charAt(at22 + marker.length);
    if ((at22 === 0 || text.charAt(at22 - 1) === `
`) && ["", " ", "\r", `
`].includes(after) && (format === "json" || checked.markdown.hiddenAt(at22) !== "code")) {
      let end = text.indexOf(`
`, at22);
      found.push({ start: at22, end: end < 0 ? text.length : end - (text.charAt(end - 1) === "\r" ? 1 : 0) });
    }
  }
  return found;
}
// src/rules/files/file-empty.ts
var BODY_IS_ANOTHER_RULE = /* @__PURE__ */ new Set(["agent", "prompt", "skill"]);
var fileEmpty = {
  id: "file-empty",
  scope: "text",
  kinds: "all",
  description: "A file has no text",
  effects: [error(CLIENTS3, "All clients ignore the file, as it contains no instructions.")],
  check(text, report) {
    let empty = text.format === "json" ? void 0 : whatIsEmpty(text);
    empty !== void 0 && report({ start: 0, end: 0 }, { message: empty, hint: "Write the instructions, or delete the file." });
  }
};
function whatIsEmpty({ kind, text, frontmatter }) {
  if (!isBlank(text, frontmatter.body.start))
    return;
  if (isBlank(text, 0))
    return "The file is empty";
  let isUnclosed = frontmatter.problems.some(({ code }) => code === "fence-unclosed" || code === "fence-loose");
  return frontmatter.present && !isUnclosed && !BODY_IS_ANOTHER_RULE.has(kind) ? "The file has a frontmatter but no text" : void 0;
}
function isBlank(text, start) {
  return text.length - start < 1e3 && text.slice(start).trim() === "";
}
// src/rules/files/proper-path.ts
function properPath({ path, kind }) {
  let places = listPlaces(kind), place2 = places.find((candidate) => takesPath(candidate, path)) ?? places.find((candidate) => takesPath(candidate, correctFolder(candidate, path))), proper = place2 === void 0 ? correctStrayName(kind, path) : correctName(place2, correctFolder(place2, path));
  return proper === path ? void 0 : proper;
}
function isAtHome(path, kind) {
  return listPlaces(kind).some((place2) => takesPath(place2, path));
}
var PLACES = new Map(
  KINDS3.map(({ kind, places }) => [kind, places.filter(({ level }) => level === "repository")])
);
function listPlaces(kind) {
  return PLACES.get(kind) ?? [];
}
function correctStrayName(kind, path) {
  return kind === "skill" ? correctName(PLACES.get(kind)?.[0], path) : path;
}
function correctFolder({ folder }, path) {
  return path.startsWith(folder) ? path : path.slice(0, folder.length).toLowerCase() === folder.toLowerCase() ? `${folder}${path.slice(folder.length)}` : path;
}
function correctName(place2, path) {
  let { folder, name } = splitPath(path), proper = place2 !== void 0 && takesName(place2.name, name) ? properName(place2.name, name) : name;
  return proper === name ? path : joinPath2(folder, proper);
}
function properName(rule, name) {
  switch (rule.kind) {
    case "exact":
      return rule.name;
    case "ending":
      return `${name.slice(0, -rule.ending.length)}${rule.ending}`;
    case "markdown":
      return `${name.slice(0, -3)}.md`;
  }
}
// src/rules/files/file-git-ignored.ts
var FOLDERS = [".github/agents", ".github/hooks", ".github/instructions"];
var SINGLE = [".github/copilot-instructions.md", "AGENTS.md", "CLAUDE.md", "GEMINI.md", "REVIEW.md"];
var OWN2 = /(?:^|[./_-])(?:local|private|personal)(?:[./_-]|$)/i;
var MAX_FOUND2 = 50;
var IGNORE_FILES = [
  ".gitignore",
  ...["", "/agents", "/hooks", "/instructions"].map((folder) => `.github${folder}/.gitignore`)
];
var fileGitIgnored = {
  id: "file-git-ignored",
  scope: "paths",
  kinds: "all",
  description: "`.gitignore` excludes a customization from the repository",
  effects: [
    info2(
      ["github"],
      "github.com never sees the file: it works on this machine, but not in a code review and not for the cloud agent."
    )
  ],
  source: "https://git-scm.com/docs/gitignore",
  async check(repository, report) {
    for (let { path, by } of (await findIgnored(repository)).slice(0, MAX_FOUND2))
      report(path, {
        message: `\`${path}\` is ignored by git${by === void 0 ? "" : ` (${by})`}`,
        hint: "Remove its pattern from `.gitignore`, or put `local` into its name if it is for you alone."
      });
  }
};
async function findIgnored(repository) {
  let { paths, holdsIgnored = false } = repository;
  if (!IGNORE_FILES.some((path) => paths.has(path)))
    return [];
  let present = await findPresent(repository);
  if (!holdsIgnored)
    return present.filter((path) => !paths.has(path)).map((path) => ({ path }));
  let ignoredBy = await readIgnored(repository, present);
  return present.flatMap((path) => {
    let by = ignoredBy(path);
    return by === void 0 ? [] : [{ path, by }];
  });
}
async function findPresent(repository) {
  let below = await Promise.all(FOLDERS.map((folder) => repository.listAll(folder))), single = await Promise.all(
    SINGLE.map(async (path) => await repository.read(path) === void 0 ? [] : [path])
  );
  return [...below.flat().flatMap(({ path, kind }) => kind === "file" ? [path] : []), ...single.flat()].filter(isForGithub);
}
function isForGithub(path) {
  let kind = identify(path);
  return kind !== void 0 && kind !== "prompt" && !OWN2.test(path) && isAtHome(path, kind);
}
// src/rules/files/file-legacy-chatmode.ts
var ENDING = /\.chatmode\.md$/i;
var FOLDER2 = /^((?:.*\/)?\.github)\/chatmodes(?=\/|$)/;
var fileLegacyChatmode = {
  id: "file-legacy-chatmode",
  scope: "paths",
  kinds: ["agent"],
  description: "A file is a chat mode, the old form of an agent, or an agent in the folder of chat modes",
  effects: [
    warning2(
      ["vscode"],
      "VS Code looks for agents in `.github/agents`. Versions until the end of 2025 also read `.github/chatmodes`, and asked you to move the files."
    ),
    warning2(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI have never read chat modes; they would read the same file as an agent."
    )
  ],
  fixes: "Renames the file to end in `.agent.md`, and moves it from `.github/chatmodes` to `.github/agents`, unless any file mentions the old name or folder.",
  suggests: "Move an agent that already ends in `.agent.md`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ files, paths }, report) {
    for (let { path, level } of files)
      if (level === "repository" && (isChatMode(path) || isAmongChatModes(path))) {
        let { folder, name } = splitPath(path), to = joinPath2(folder.replace(FOLDER2, "$1/agents"), name.replace(ENDING, ".agent.md")), fix = { kind: "rename", to };
        isAmongChatModes(path) ? report(
          path,
          {
            message: "VS Code no longer looks for agents in the folder of chat modes",
            hint: `Move the file to \`${to}\`.`
          },
          paths.has(to) ? {} : {
            suggestions: [
              {
                title: `Move it to \`${to}\``,
                reason: "github.com and the Copilot CLI, which have never read the file, also look there",
                fix
              }
            ]
          }
        ) : report(
          path,
          { message: "Agents have replaced chat modes", hint: `Rename the file to \`${to}\`.` },
          paths.has(to) ? {} : { fix }
        );
      }
  }
};
// src/rules/files/file-name-case.ts
var OF_FOLDERS2 = [
  {
    clients: CLIENTS3,
    severity: "warning",
    why: "On github.com and on Linux, letter case counts: neither Copilot, VS Code nor Claude Code finds the folder there."
  }
];
var fileNameCase = {
  id: "file-name-case",
  scope: "paths",
  kinds: "all",
  description: "The name of a file has capitals where clients expect lower case, or the other way round",
  effects: [
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "github.com, and the Copilot CLI and Claude Code on Linux, compare the name letter by letter and do not find the file; VS Code reads it."
    }
  ],
  fixes: "Renames the file, unless another file has the new name or any file mentions the old one.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  check({ files, paths }, report) {
    for (let { path, proper } of misspelledAlways(paths))
      report(
        path,
        sayHowToSpell(path, proper, paths),
        paths.has(proper) ? {} : { fix: { kind: "rename", to: proper } }
      );
    for (let file of files) {
      let proper = file.level === "repository" && !isOfAnotherProgram(file) ? properPath(file) : void 0;
      if (proper !== void 0) {
        let isFolder = splitPath(proper).folder !== splitPath(file.path).folder, hasNoFolder = OF_NO_SKILL.test(proper);
        report(
          file.path,
          {
            ...sayHowToSpell(file.path, proper, paths),
            ...hasNoFolder && { hint: "Move it to a folder with the name of the skill, too." }
          },
          {
            ...isFolder && { effects: OF_FOLDERS2 },
            ...!paths.has(proper) && !hasNoFolder && { fix: { kind: "rename", to: proper } }
          }
        );
      }
    }
  }
};
function sayHowToSpell(path, proper, paths) {
  let parts = path.split("/"), properParts = proper.split("/"), first = parts.findIndex((part, index) => part !== properParts[index]), spelling = properParts.slice(first).join("/");
  return {
    message: `\`${parts.slice(first).join("/")}\` must be spelled \`${spelling}\``,
    hint: paths.has(proper) ? `There is a \`${spelling}\`, too: move the text there, and delete this file.` : `Rename it to \`${spelling}\`.`
  };
}
var OF_NO_SKILL = /(?:^|\/)\.(?:github|claude|agents)\/skills\/SKILL\.md$/;
function isOfAnotherProgram({ path, standing }) {
  return standing === "stray" && /^\.(?!(?:github|claude|agents|copilot|gemini|codex|cursor|windsurf)\/)[^/]+\//i.test(path);
}
function misspelledAlways({ entries, has }) {
  return entries.flatMap(({ path, kind }) => {
    let stem2 = kind === "file" ? ALWAYS_ON2.exec(path)?.[1] : void 0;
    if (stem2 === void 0)
      return [];
    let { folder, name } = splitPath(path), isMeant2 = folder === "" ? stem2.toLowerCase() === "gemini" : /^[A-Z]/.test(stem2) && MANIFESTS.some((manifest) => has(joinPath2(folder, manifest))), proper = `${stem2.toUpperCase()}.md`;
    return isMeant2 && name !== proper ? [{ path, proper: joinPath2(folder, proper) }] : [];
  });
}
var ALWAYS_ON2 = /(?:^|\/)(agents|claude|gemini)\.md$/i;
var MANIFESTS = wordsIn("package.json pyproject.toml go.mod Cargo.toml pom.xml build.gradle composer.json");
// src/rules/files/file-nested-agent-ignored.ts
var NESTED = /^\.github\/agents\/.+\/[^/]+\.md$/i;
var OTHER_KINDS = /(?:\.(?:agent|chatmode|prompt|instructions)\.md|\/(?:readme|skill|agents|claude|index)\.md)$/i;
var KEYS = ["description", "tools", "model", "handoffs", "target", "mcp-servers"];
var MAX_ASKED = 200;
var fileNestedAgentIgnored = {
  id: "file-nested-agent-ignored",
  scope: "paths",
  kinds: ["agent"],
  description: "An agent named `NAME.md` is in a sub-folder of the agents' folder",
  effects: [
    info2(
      ["vscode", "github", "copilot-cli"],
      "VS Code and github.com read a plain `.md` file as an agent only directly in `.github/agents`; in a sub-folder they read at most `.agent.md` files."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  async check(repository, report) {
    let nested = repository.paths.entries.filter(({ path }) => NESTED.test(path) && !OTHER_KINDS.test(path));
    for (let { path } of nested.slice(0, MAX_ASKED))
      if (await hasAgentFrontmatter(repository, path)) {
        let { name } = splitPath(path);
        report(path, {
          message: `\`${name}\` is not read as an agent in this folder`,
          hint: `Rename it to \`${name.replace(/\.md$/i, "")}.agent.md\`, or move it to \`.github/agents\`.`
        });
      }
    let inSkills = repository.paths.entries.filter(({ path }) => IN_SKILL.test(path) && !OTHER_KINDS.test(path));
    for (let { path } of inSkills.slice(0, MAX_ASKED))
      if (await hasAgentFrontmatter(repository, path, OF_CLAUDE)) {
        let said = {
          message: `\`${splitPath(path).name}\` is not read as an agent in the folder of a skill`,
          hint: "Move it to the folder `agents` next to `skills`, or remove its frontmatter if the skill only reads it."
        };
        report(path, said, { effects: NOT_AN_AGENT });
      }
  }
};
var IN_SKILL = /(?:^|\/)(?:\.claude|plugins?\/[^/]+|[^/.]+)\/skills\/[^/]+\/agents\/[^/]+\.md$/;
var OF_CLAUDE = ["name", "description", "model"];
var NOT_AN_AGENT = [
  info2(
    ["claude"],
    "Claude Code looks for agents only in the folder `agents` of the project or plugin, and does not offer this one."
  )
];
async function hasAgentFrontmatter(repository, path, required = []) {
  let source = await repository.read(path), data = source === void 0 ? {} : (await loadFrontmatter(source)).data;
  return KEYS.some((key) => Object.hasOwn(data, key)) && required.every((key) => Object.hasOwn(data, key));
}
// src/rules/files/file-symlink-escapes.ts
var fileSymlinkEscapes = {
  id: "file-symlink-escapes",
  scope: "given",
  kinds: "all",
  description: "A symbolic link leads out of the repository",
  effects: [
    warning2(
      CLIENTS3,
      "On github.com, and wherever else the repository is checked out, the link's target does not exist; VS Code and the Copilot CLI follow it on this machine only."
    )
  ],
  source: "https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-symlink"
};
// src/rules/files/file-too-large.ts
var fileTooLarge = {
  id: "file-too-large",
  scope: "bytes",
  kinds: "all",
  description: "A file is larger than 1 MiB, so its content is not checked",
  effects: [
    warning2(
      CLIENTS3,
      "The file is larger than the input of the models of all clients, so most of it is cut off or left out."
    )
  ],
  check(bytes, _kind, report) {
    bytes.length > MAX_CHECKED_BYTES && report(void 0, {
      message: `The file has ${bytes.length} bytes; at most ${MAX_CHECKED_BYTES} are read`,
      hint: "Split it, or move parts to other files and link to them."
    });
  }
};
// src/rules/files/file-unreadable.ts
var fileUnreadable = {
  id: "file-unreadable",
  scope: "given",
  kinds: "all",
  description: "A customization cannot be read: it is a broken link, a submodule, a pointer of Git LFS, a file or folder without read permission, or its path is not valid UTF-8 or has a backslash",
  effects: [error(CLIENTS3, "No client can read it either.")]
};
// src/rules/files/library-folders.ts
var KEPT = regex2("i")`
  (?:^|\/)(?:
    _[\w.-]+|[\w.-]*templates?|examples?|samples?|demos?|docs?|documentation|plugins?|extensions?|resources?
    |assets|static|public|dist|build|out|vendor|third[_-]party|external|node_modules|archive[sd]?|deprecated
    |scaffolds?|boilerplates?|workflows
  )\/
`;
var SWITCHED_OFF = /(?:^|\/)\.(?:github|claude|cursor|windsurf|gemini|codex|vscode)[_.-][\w.-]*\//i;
var COLLECTIONS = /(?:^|\/)(?:agents|chatmodes|chat-modes|instructions|prompts|skills|rules|collections?|library|customizations)\//i;
var DOT_FOLDER = /^(?:.*\/)?\.(?:github|vscode|copilot|claude|agents)\//;
function isKeptForOthers(path) {
  return KEPT.test(path) || SWITCHED_OFF.test(path) || COLLECTIONS.test(path) && !DOT_FOLDER.test(path);
}
// src/rules/files/mentions.ts
var MAX_READ2 = 400;
var MAX_HITS = 50;
var MAX_PATH = 200;
var AUTOMATION = /^\.github\/.*\.(?:ya?ml|[cm]?[jt]s|sh|ps1|py|rb)$/;
async function withoutMentioned2(repository, suspects) {
  return withoutMentionedIn(repository, suspects, []);
}
async function withoutDescribed(repository, suspects) {
  let pages = [...new Set(suspects.map((path) => folderOf3(path)))].map((folder) => joinPath2(folder, "README.md")).filter((path) => repository.paths.has(path));
  return withoutMentionedIn(repository, suspects, pages);
}
async function withoutMentionedIn(repository, suspects, pages) {
  let open = new Set(suspects), customizations = repository.files.flatMap(({ path, level }) => level === "repository" ? [path] : []), automation = repository.paths.entries.flatMap(
    ({ path, kind }) => kind === "file" && AUTOMATION.test(path) ? [path] : []
  );
  for (let path of [
    ...pages.slice(0, MAX_READ2),
    ...customizations.slice(0, MAX_READ2),
    ...automation.slice(0, MAX_READ2)
  ]) {
    let source = open.size === 0 ? void 0 : await repository.read(path);
    source !== void 0 && [...open].filter((suspect) => suspect !== path && isMentioned(source.text, path, suspect)).forEach((suspect) => open.delete(suspect));
  }
  return suspects.filter((path) => open.has(path));
}
function isMentioned(text, from, suspect) {
  let name = nameOf2(suspect), at22 = text.indexOf(name);
  for (let hits = 0; at22 >= 0 && hits < MAX_HITS; hits += 1) {
    let written = `${text.slice(Math.max(0, at22 - MAX_PATH), at22).replace(/^.*[^\w./~-]/s, "")}${name}`, fromFile = resolveLink(from, written);
    if (joinPath2("", written.replace(/^(?:\.?\/)+/, "")) === suspect || fromFile.kind === "inside" && fromFile.path === suspect)
      return true;
    at22 = text.indexOf(name, at22 + name.length);
  }
  return false;
}
// src/rules/files/named-as-meant.ts
var FOLDERS2 = [
  { folder: /(?:^|\/)\.github\/instructions\//, word: "instructions" },
  { folder: /(?:^|\/)\.github\/prompts\//, word: "prompt" }
];
var AGENT = { folder: /(?:^|\/)\.github\/agents\//, word: "agent" };
var WHOLE_NAMES = [
  [/(?:^|\/)\.github\/copilot-instructions$/i, "copilot-instructions.md"],
  [/(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+\/skill$/i, "SKILL.md"],
  [/^AGENTS$/, "AGENTS.md"],
  [/^CLAUDE$/, "CLAUDE.md"]
];
var NEARLY_COPILOT = /(?:^|\/)\.github\/(?:github-)?copilot[-_]?instructions?\.md$/i;
var FIRST_NAME = /^AGENT\.md$/;
var TEMPLATE = /(?:^|[._-])template$/i;
var OTHER_ENDING = /(?:\.(?:txt|text|markdown|mdown|mdx|mdc))?$/i;
function meantPath(path) {
  if (identify(path) !== void 0)
    return;
  let { folder, stem: stem2, isMarkdown } = splitName(path), special = FOLDERS2.find((one) => one.folder.test(path)) ?? (AGENT.folder.test(path) ? AGENT : void 0), written = /\.([a-z]+)$/i.exec(stem2)?.[1];
  if (special !== void 0 && written !== void 0 && nearestName(written, [special.word]) !== void 0) {
    let name = stem2.slice(0, -written.length);
    return { path: joinPath2(folder, `${name}${special.word}.md`), isCertain: true };
  }
  if (NEARLY_COPILOT.test(path))
    return { path: joinPath2(folder, "copilot-instructions.md"), isCertain: true };
  if (FIRST_NAME.test(path))
    return { path: "AGENTS.md", isCertain: false };
  if (isMarkdown)
    return special === void 0 || special === AGENT || mayBePage(path) || TEMPLATE.test(stem2) ? void 0 : { path: joinPath2(folder, `${stem2}.${special.word}.md`), isCertain: false };
  let whole = WHOLE_NAMES.find(([pattern]) => pattern.test(joinPath2(folder, stem2)))?.[1];
  return whole === void 0 ? void 0 : { path: joinPath2(folder, whole), isCertain: true };
}
function splitName(path) {
  let name = nameOf2(path), isMarkdown = /\.md$/i.test(name);
  return {
    folder: folderOf3(path),
    stem: isMarkdown ? name.slice(0, -3) : name.replace(OTHER_ENDING, ""),
    isMarkdown
  };
}
// src/rules/files/file-wrong-extension.ts
var MAX_FOUND3 = 200;
var fileWrongExtension = {
  id: "file-wrong-extension",
  scope: "paths",
  kinds: "all",
  description: "A file in a folder of customizations has an ending that clients do not read there",
  effects: [
    warning2(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and never read this one."
    )
  ],
  fixes: "Renames the file, unless another file has the new name or any file mentions the old one.",
  suggests: "Rename a plain `.md` file, which may be a page for people.",
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  async check(repository, report) {
    let { entries, has } = repository.paths, suspects = entries.flatMap(({ path, kind }) => {
      let meant = kind === "submodule" || !MAY_BE_MEANT.test(path) ? void 0 : meantPath(path);
      return meant === void 0 || has(meant.path) || isKeptForOthers(path) ? [] : [{ path, meant }];
    }), { sure, doubtful } = await sortSuspects(repository, suspects.slice(0, MAX_FOUND3));
    for (let { path, meant } of suspects.filter((suspect) => sure.has(suspect.path) || doubtful.has(suspect.path)))
      report(
        path,
        { message: `\`${path}\` is not read because of its ending`, hint: `Rename it to \`${meant.path}\`.` },
        sure.has(path) ? { fix: { kind: "rename", to: meant.path } } : {
          effects: MAY_BE_PAGE,
          suggestions: [
            {
              title: `Rename it to \`${meant.path}\``,
              reason: "it may be a page for people",
              fix: { kind: "rename", to: meant.path }
            }
          ]
        }
      );
  }
};
var MAY_BE_PAGE = [
  info2(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and do not read this one."
  )
];
var MAY_BE_MEANT = /(?:^|\/)\.(?:github|claude|agents)\/|^(?:AGENTS?|CLAUDE)\b/;
async function sortSuspects(repository, suspects) {
  let isNamed2 = await Promise.all(
    suspects.map(async ({ path, meant }) => meant.isCertain || await saysWhatItIs(repository, path))
  ), doubtful = suspects.filter((_suspect, index) => isNamed2[index] === false).map(({ path }) => path), sure = suspects.filter((_suspect, index) => isNamed2[index] === true).map(({ path }) => path);
  return { sure: new Set(sure), doubtful: new Set(await withoutMentioned2(repository, doubtful)) };
}
async function saysWhatItIs(repository, path) {
  let source = await repository.read(path);
  return source !== void 0 && Object.hasOwn((await loadFrontmatter(source)).data, "applyTo");
}
// src/rules/files/file-wrong-folder.ts
var COLLECTION = 4;
var COPILOT = ["vscode", "github", "copilot-cli"];
var FOR_CLIENTS = /^(?:\.(?:github|claude|agents|vscode)\/|[^/]*$)/;
var HOMES = {
  agent: { home: ".github/agents", clients: COPILOT, who: "VS Code, github.com and the Copilot CLI look for agents" },
  prompt: { home: ".github/prompts", clients: ["vscode"], who: "VS Code looks for prompts" },
  skill: {
    home: ".github/skills/NAME",
    clients: [...COPILOT, "claude"],
    who: "VS Code, github.com, the Copilot CLI and Claude Code look for skills"
  },
  hooks: { home: ".github/hooks", clients: COPILOT, who: "VS Code, github.com and the Copilot CLI look for hooks" },
  "path-instructions": {
    home: ".github/instructions",
    clients: COPILOT,
    who: "VS Code, github.com and the Copilot CLI look for instructions"
  },
  "repository-instructions": {
    home: ".github",
    clients: COPILOT,
    who: "VS Code, github.com and the Copilot CLI look for `copilot-instructions.md`"
  }
};
var fileWrongFolder = {
  id: "file-wrong-folder",
  scope: "paths",
  kinds: "all",
  description: "A customization is in a folder where no client looks for it",
  effects: [
    warning2(
      [...COPILOT, "claude"],
      "VS Code, github.com, the Copilot CLI and Claude Code look for each kind of file in its own folder, and never read this one."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-instructions-support",
  async check(repository, report) {
    let collections = findCollections(repository.files), strays = repository.files.filter((file) => isMisplaced(file) && !collections.has(nameShelf(file))), alone = new Set(
      await withoutDescribed(
        repository,
        strays.map(({ path }) => path)
      )
    );
    for (let { path, kind } of strays) {
      let known3 = HOMES[kind];
      known3 !== void 0 && alone.has(path) && report(
        path,
        {
          message: `No client looks for \`${nameOf2(path)}\` in ${nameFolder(path)}`,
          hint: `Move it to \`${known3.home}\`.`
        },
        { effects: describeEffects(known3, FOR_CLIENTS.test(path) ? "warning" : "info") }
      );
    }
  }
};
function isMisplaced(file) {
  let { path, kind, standing } = file;
  return standing === "stray" && HOMES[kind] !== void 0 && identify(path) === kind && !/\.chatmode\.md$/i.test(path) && !isAmongChatModes(path) && !isKeptForOthers(path) && // A single skill may be the whole content of the repository, or meant to be installed elsewhere.
  (kind !== "skill" || /^\.(?:github|claude|agents|copilot|vscode)\//.test(path)) && properPath(file) === void 0;
}
function findCollections(files) {
  let strays = files.filter(({ standing }) => standing === "stray"), large = [...groupBy2(strays, nameShelf)].filter(([, group]) => group.length >= COLLECTION);
  return new Set(large.map(([shelf]) => shelf));
}
function nameShelf({ path, kind }) {
  let folder = folderOf3(path);
  return `${kind} ${kind === "skill" ? folderOf3(folder) : folder}`;
}
function nameFolder(path) {
  let folder = folderOf3(path);
  return folder === "" ? "the repository's root" : `\`${folder}\``;
}
function describeEffects({ home, clients, who }, severity) {
  let folder = home.replace("/NAME", "");
  return [{ clients, severity, why: `${who} in \`${folder}\`, and never read this file.` }];
}
// src/rules/files/folder-misspelled.ts
var folderMisspelled = {
  id: "folder-misspelled",
  scope: "paths",
  kinds: "all",
  description: "The name of a folder is nearly that of a folder in which clients look for customizations",
  effects: [warning2(CLIENTS3, "All clients look for the folder under its exact name, and find none of its files.")],
  check({ paths }, report) {
    let first = /* @__PURE__ */ new Map();
    for (let { path } of paths.entries) {
      let [, above = "", name = ""] = HIDDEN.exec(path) ?? [];
      name !== "" && !first.has(name) && CUSTOMIZATION.test(path) && !isSetAside(path) && !isHidden(above) && first.set(name, path);
    }
    for (let [name, path] of first) {
      let meant = FOLDERS3.includes(name) ? void 0 : FOLDERS3.find((folder) => isNearly(name, folder));
      meant !== void 0 && report(path, { message: `No client looks into ${quote3(name)}`, hint: `Rename the folder to ${quote3(meant)}.` });
    }
  }
};
var HIDDEN = /^((?:[^./][^/]*\/)*)(\.[\w-]{3,20})\//;
var CUSTOMIZATION = /\.(?:md|mdc|json|toml)$/;
var FOLDERS3 = wordsIn(".claude .claude-plugin .codex-plugin .copilot .cursor .gemini .github .windsurf");
function isHidden(folders) {
  return /(?:^|\/)(?:node_modules|vendor)\//.test(folders);
}
function isNearly(name, folder) {
  return name.length === folder.length && editsUpTo2(2, name, folder) !== void 0 && [...name].toSorted().join("") === [...folder].toSorted().join("") || editsUpTo2(1, name, folder) !== void 0;
}
// src/rules/files/index.ts
var FILE_RULES = [
  fileConflictMarker,
  fileEmpty,
  fileGitIgnored,
  fileLegacyChatmode,
  fileNameCase,
  fileNestedAgentIgnored,
  fileSymlinkEscapes,
  fileTooLarge,
  fileUnreadable,
  fileWrongExtension,
  fileWrongFolder,
  folderMisspelled
];
// src/rules/instructions/instructions-claude-rule-paths.ts
var instructionsClaudeRulePaths = {
  id: "instructions-claude-rule-paths",
  scope: "text",
  kinds: ["claude-rule"],
  looksFor: { keys: ["paths"] },
  description: "The `paths` of a Claude rule is not a list of globs",
  effects: [
    warning2(["vscode"], "VS Code reports an error and does not know which files the rule applies to."),
    warning2(["claude"], "Claude Code documents a list of globs, and may apply the rule to all files or none.")
  ],
  fixes: "Writes the globs of a string as a list.",
  source: "https://code.claude.com/docs/en/memory",
  check(text, report) {
    let value = text.frontmatter.data.paths;
    if (value == null)
      return;
    if (Array.isArray(value)) {
      reportEntries(text, value, report);
      return;
    }
    let fix = typeof value == "string" ? asList(text, value) : void 0;
    report(
      findEntryRange2(text, "paths"),
      {
        message: `\`paths\` must be a list of globs, not ${describeType(value)}`,
        hint: 'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.'
      },
      fix === void 0 ? {} : { fix, effects: ONE_STRING }
    );
  }
};
var ONE_STRING = [
  warning2(["vscode"], "VS Code reports an error and does not know which files the rule applies to."),
  info2(["claude"], "Claude Code splits the string at its commas today, but documents only a list of globs.")
];
var MAX_ENTRIES2 = 100;
function reportEntries(text, values, report) {
  for (let [index, value] of values.slice(0, MAX_ENTRIES2).entries()) {
    let isBlank3 = value === null || typeof value == "string" && value.trim() === "";
    (isBlank3 || typeof value != "string" && typeof value != "number") && report(text.frontmatter.rangeOf(["paths", index]) ?? findEntryRange2(text, "paths"), {
      message: isBlank3 ? "`paths` has an empty entry" : `\`paths\` has an entry that is ${describeType(value)}, not a glob`,
      hint: 'Write a glob, as in `"src/**/*.ts"`, or remove the entry.'
    });
  }
}
function asList({ frontmatter }, value) {
  let range = frontmatter.rangeOf(["paths"]), globs = splitGlobList2(value).map(({ pattern }) => pattern);
  return range === void 0 || globs.length === 0 || !globs.every((glob) => /^[^"\\\n]+$/.test(glob)) ? void 0 : { kind: "edits", edits: [{ ...range, text: `[${globs.map((glob) => `"${glob}"`).join(", ")}]` }] };
}
// src/rules/instructions/instructions-description-missing.ts
var instructionsDescriptionMissing = {
  id: "instructions-description-missing",
  scope: "text",
  kinds: ["path-instructions"],
  description: "Instructions have no `description`",
  effects: [
    info2(
      ["vscode"],
      "VS Code lists the file for the model without saying what is in it, so the model does not pick it when `applyTo` does not match."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    isReadWithoutError(text) && !hasOrMeans(text, "description") && report(findFirstLine(text.text), {
      message: "The frontmatter has no `description`",
      hint: "Add a `description` that says in one sentence what the instructions are about."
    });
  }
};
// src/rules/instructions/long-paragraphs.ts
var WORDS2 = /^(?:[^ ]* ){11}/;
function markParagraphs(text, { start, end }) {
  let marks = [], lineEnd = text.includes(`\r
`, start) ? `\r
` : `
`, fence = text.indexOf(FENCE, start), isCode2 = false;
  for (let at22 = start; at22 < end && marks.length < 500; ) {
    let blank = text.indexOf(lineEnd + lineEnd, at22), next = blank < 0 ? end : blank, paragraph = !isCode2 && (fence < 0 || fence >= next) && next - at22 >= 80 ? trimmed(text, at22, next) : NOTHING;
    for (paragraph.end - paragraph.start >= 80 && hasWords(text, paragraph) && marks.push({ ...paragraph, mark: computeMark(text, paragraph) }); fence >= 0 && fence < next; fence = text.indexOf(FENCE, fence + FENCE.length))
      isCode2 = !isCode2;
    at22 = next + lineEnd.length;
  }
  return marks;
}
var FENCE = "```";
var NOTHING = { start: 0, end: 0 };
function trimmed(text, start, end) {
  let from = start, to = end;
  for (; from < to && isBlank2(text.charCodeAt(from)); )
    from += 1;
  for (; to > from && isBlank2(text.charCodeAt(to - 1)); )
    to -= 1;
  return { start: from, end: to };
}
function isBlank2(code) {
  return code === 32 || code >= 9 && code <= 13;
}
function hasWords(text, { start, end }) {
  return WORDS2.test(text.slice(start, end));
}
var SAMPLED_CHARACTERS = 16;
function computeMark(text, { start, end }) {
  let mark2 = end - start, step = mark2 / SAMPLED_CHARACTERS;
  for (let at22 = start; at22 < end; at22 += step)
    mark2 = Math.imul(mark2 ^ text.charCodeAt(at22), 16777619);
  return mark2;
}
// src/rules/reading/paths/overlapping-globs.ts
function overlap(some, others, holds) {
  return takesAll(some) || takesAll(others) || some.some((glob) => others.includes(glob)) || reachTheSame(some, others, holds);
}
function takesAll(globs) {
  return globs.some((glob) => glob === "**" || glob === "**/*");
}
var MAX_REACHES = 100;
function reachTheSame(some, others, holds) {
  let otherReaches = others.flatMap(readReaches).slice(0, MAX_REACHES);
  return some.flatMap(readReaches).slice(0, MAX_REACHES).some((one) => otherReaches.some((other) => isWithin(one, other, holds) || isWithin(other, one, holds)));
}
function readReaches(glob) {
  let [, folder, one, several] = REACH2.exec(glob) ?? [];
  return folder === void 0 ? [] : ((one === void 0 ? several?.split(",") : [one]) ?? [void 0]).map((extension) => ({ folder, extension }));
}
var REACH2 = /^((?:[\w.-]+\/){0,20})\*\*(?:\/\*(?:\.(?:([\w.]+)|\{([\w.,]+)\}))?)?$/;
function isWithin(inner, outer, holds) {
  return inner.folder.startsWith(outer.folder) ? outer.extension === void 0 || outer.extension === inner.extension || inner.extension === void 0 && holds(inner.folder, outer.extension) : false;
}
// src/rules/instructions/instructions-duplicate-content.ts
var instructionsDuplicateContent = {
  id: "instructions-duplicate-content",
  scope: "repository",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "Two instruction files that apply to the same files contain the same paragraph",
  effects: [
    info2(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI put the paragraph into one request twice, and when one copy changes, the two may contradict each other."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  collect(text) {
    let { globs } = writtenGlobs(text), marks = globs.length === 0 ? [] : markParagraphs(text.text, text.body);
    return marks.length === 0 ? void 0 : { globs: globs.map(({ pattern }) => detachText(pattern)), marks };
  },
  async check(facts, report, repository) {
    if (isLargeLibrary(repository))
      return;
    let inPlace = facts.filter(({ file }) => file.level === "repository" && file.standing === "in-place"), reported = /* @__PURE__ */ new Set(), reportRepeat = (file, place2, other, line) => {
      reported.has(file) || (reported.add(file), report(file, place2, {
        message: `This paragraph is also in \`${other.path}\`, line ${line}, which applies to the same files`,
        hint: "Keep it in one of the two files."
      }));
    };
    for (let { file, earlier, mark: mark2, otherMark } of findRepeats(inPlace, repository)) {
      let lines = await findEqualLines(repository, file, mark2, earlier, otherMark);
      lines !== void 0 && (reportRepeat(file, mark2, earlier, lines.earlier), reportRepeat(earlier, otherMark, file, lines.later));
    }
  }
};
var MAX_PER_MARK = 5;
function findRepeats(facts, { paths }) {
  let seen = /* @__PURE__ */ new Map(), repeats = [];
  for (let fact of facts) {
    let repeat;
    for (let mark2 of fact.fact.marks) {
      let before2 = seen.get(mark2.mark) ?? [], same = before2.find(
        (one) => one.fact !== fact && one.fact.file.root === fact.file.root && overlap(
          one.fact.fact.globs,
          fact.fact.globs,
          (folder, extension) => paths.withExtension(`.${extension}`).some((path) => path.startsWith(joinPath2(fact.file.root, folder)))
        )
      );
      repeat ??= same && { file: fact.file, mark: mark2, earlier: same.fact.file, otherMark: same.mark }, before2.length < MAX_PER_MARK && seen.set(mark2.mark, [...before2, { fact, mark: mark2 }]);
    }
    repeats.push(...repeat === void 0 ? [] : [repeat]);
  }
  return repeats;
}
async function findEqualLines(repository, file, mark2, earlier, otherMark) {
  let [own, other] = await Promise.all([repository.read(file.path), repository.read(earlier.path)]);
  return own !== void 0 && other !== void 0 && own.text.slice(mark2.start, mark2.end) === other.text.slice(otherMark.start, otherMark.end) ? { earlier: positionAt(other, otherMark.start).line, later: positionAt(own, mark2.start).line } : void 0;
}
// src/rules/instructions/instructions-exclude-agent-list.ts
var instructionsExcludeAgentList = {
  id: "instructions-exclude-agent-list",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["excludeAgent"] },
  description: "`excludeAgent` is a list with one name",
  effects: [info2(["github"], "github.com documents a single name. Only VS Code is known to accept a list.")],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    let value = text.frontmatter.data.excludeAgent;
    if (!Array.isArray(value) || value.length !== 1)
      return;
    let [name] = value;
    (name === "code-review" || name === "cloud-agent") && report(findEntryRange2(text, "excludeAgent"), {
      message: "`excludeAgent` is a list with only one name",
      hint: `Write \`excludeAgent: "${name}"\`.`
    });
  }
};
// src/rules/instructions/instructions-exclude-agent-renamed.ts
var instructionsExcludeAgentRenamed = {
  id: "instructions-exclude-agent-renamed",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["excludeAgent"] },
  description: "`excludeAgent` has the old name of the cloud agent",
  effects: [info2(["github"], "github.com still accepts the old name, but documents only the new one.")],
  fixes: "Writes `cloud-agent`.",
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report) {
    let range = frontmatter.data.excludeAgent === OLD_NAME ? frontmatter.rangeOf(["excludeAgent"]) : void 0, at22 = range === void 0 ? -1 : text.slice(range.start, range.end).indexOf(OLD_NAME);
    if (range !== void 0 && at22 >= 0) {
      let name = { start: range.start + at22, end: range.start + at22 + OLD_NAME.length };
      report(
        name,
        { message: "`coding-agent` is now called `cloud-agent`", hint: 'Write `excludeAgent: "cloud-agent"`.' },
        { fix: { kind: "edits", edits: [{ ...name, text: "cloud-agent" }] } }
      );
    }
  }
};
var OLD_NAME = "coding-agent";
// src/rules/instructions/instructions-exclude-agent-value.ts
var instructionsExcludeAgentValue = {
  id: "instructions-exclude-agent-value",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["excludeAgent"] },
  description: "`excludeAgent` names an agent that does not exist",
  effects: [error(["github"], "github.com knows only `code-review` and `cloud-agent`, so both still read the file.")],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    let { frontmatter } = text, value = frontmatter.data.excludeAgent;
    if (value == null || value === "")
      return;
    let values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
    for (let [index, name] of values.entries())
      if (typeof name != "string" || !Object.hasOwn(EXCLUDABLE_AGENTS, name.trim())) {
        let range = Array.isArray(value) ? frontmatter.rangeOf(["excludeAgent", index]) : void 0;
        report(range ?? findEntryRange2(text, "excludeAgent"), {
          message: typeof name == "string" ? `${quote3(name)} is not an agent that \`excludeAgent\` can exclude` : `\`excludeAgent\` must be the name of an agent, not ${describeType(name)}`,
          hint: suggestName(name)
        });
      }
  }
};
var MAX_VALUES = 20;
var MAX_EDITS2 = 3;
var NAMES2 = ["code-review", "cloud-agent"];
function suggestName(name) {
  let written = typeof name == "string" ? name.trim().toLowerCase().replaceAll(/[\s_]+/g, "-") : "", meant = NAMES2.find((one) => editsUpTo2(MAX_EDITS2, written, one) !== void 0);
  return meant === void 0 ? "Write `code-review` or `cloud-agent`." : `Did you mean \`${meant}\`?`;
}
// src/rules/instructions/instructions-frontmatter-required.ts
var instructionsFrontmatterRequired = {
  id: "instructions-frontmatter-required",
  scope: "file",
  kinds: ["path-instructions"],
  looksFor: { noFrontmatter: true },
  description: "Instructions have no frontmatter",
  effects: [
    warning2(["github"], "github.com never applies the file, because nothing says which files it is for."),
    warning2(
      ["vscode"],
      "VS Code never applies the file automatically, and there is no description by which a model could pick it."
    )
  ],
  source: GITHUB_INSTRUCTIONS,
  collect({ text, frontmatter }) {
    return !frontmatter.present && frontmatter.problems.length === 0 && text.trim() !== "" && findLateHead("path-instructions", text) === void 0 ? findFirstLine(text) : void 0;
  },
  check(line, file, report, { settings }) {
    INDEX_PAGE.test(file.path) || isNamedBySetting(file, settings) || report(
      line,
      {
        message: "The file has no frontmatter",
        hint: 'Begin the file with a line `---`, then `applyTo: "**"` and a `description`, then another line `---`.'
      },
      file.standing === "stray" ? { effects: READ_BY_REFERENCE } : {}
    );
  }
};
var INDEX_PAGE = /(?:^|\/)(?:readme|index|_index)\.instructions\.md$/i;
function isNamedBySetting({ path, root }, { instructions }) {
  return instructions.some(
    ({ form }) => form.kind === "file" && joinPath2(root, form.file.replace(/^\.\//, "")) === path
  );
}
var READ_BY_REFERENCE = [
  info2(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com, the Copilot CLI and Claude Code do not search this folder, so the file is read only where another file refers to it."
  )
];
// src/rules/instructions/review-wishes.ts
function findWishes({ text, body }) {
  let isAbout = isAboutReviews(text);
  return [
    ...MENTIONS_BLOCK.test(text) || MENTIONS_PREVENT.test(text) ? [BLOCK_MERGE] : [],
    ...text.includes("://", body.start) ? [isAbout ? FOLLOW_LINK : FOLLOW_ADDRESS] : [],
    ...isAbout ? [WRITE_OVERVIEW, FORMAT_COMMENTS, MARK_COMMENTS, DECIDE, BE_ACCURATE] : []
  ];
}
var TOP_CHARACTERS = 600;
function isAboutReviews(text) {
  return /\breview/i.test(text.slice(0, TOP_CHARACTERS));
}
var MENTIONS_BLOCK = /lock (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;
var MENTIONS_PREVENT = /revent (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;
var BLOCK_MERGE = wish(
  regex2("gim")`
    (?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )
      (?<wish>(?:block|prevent) (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)
  `,
  {
    message: "A review cannot block a merge",
    hint: "Ask for a comment that says how serious the problem is. A repository ruleset can require that comments are resolved."
  }
);
var DECIDE = wish(
  regex2("gim")`
    ^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?(?<wish>
      (?:approve|reject) (?:the |this |a |any |all )?(?:PRs?|pull requests?|changes?)\b
      |request changes (?:if|when|on|for|unless)\b
    )
  `,
  {
    message: "A review can neither approve a change nor reject it",
    hint: "Ask for a comment that says how serious the problem is."
  }
);
var WRITE_OVERVIEW = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|begin|end|include|put|start|write)\b[^\n]{0,80} (?:PR|pull request|the) overview\b)/gim,
  { message: "The overview of a review cannot be changed", hint: "Ask for comments on the changed lines instead." }
);
var FORMAT_COMMENTS = wish(
  regex2("gim")`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      (?:add|format|mark|prefix|start|use|write)\b[^\n]{0,60}\b(?:bold|emojis?|headings?|collapsible)\b[^\n]{0,60}\b
        review comments?\b
      |format (?:your |the |all )?review comments?\b
    )
  `,
  {
    message: "The format of review comments cannot be changed",
    hint: "Say what to look for, and leave the format of the comments to the review."
  }
);
var MARK_COMMENTS = wish(
  regex2("gim")`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      (?:format|mark|prefix|start|use|write)\b[^\n.]{0,40}\b(?:bold|emojis?|collapsible)\b[^\n.]{0,40}\b
        (?:critical|severe|important|minor) (?:comments?|findings?|issues?)\b
    )
  `,
  {
    message: "The format of review comments cannot be changed",
    hint: "Say what to look for, and leave the format of the comments to the review."
  }
);
var BE_ACCURATE = wish(
  regex2("gim")`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      be (?:more|very) accurate\b|(?:do not|don't) miss (?:any|an) (?:bugs?|issues?|problems?)\b
      |(?:find|identify) all (?:bugs|issues|problems)\b
    )
  `,
  { message: "Asking a review to be more accurate has no effect", hint: "Say what it should look for." }
);
var FOLLOW = /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/i;
var FOLLOW_BARE = /\b(?<wish>(?:see|follow|consult|according to|(?:guide|guidelines|rules|standards) at)(?: [^\n.;*\u2014\u2013[\]]{0,60})? <?https?:\/\/[^\s)>\]]{1,300})/i;
var NOT_FOLLOWED = {
  message: "A review does not open links",
  hint: "Copy the rules from the linked page into this file."
};
var FOLLOW_LINK = {
  places: (text, from) => findAddresses(text, from, (line) => FOLLOW.exec(line) ?? FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED
};
var FOLLOW_ADDRESS = {
  places: (text, from) => findAddresses(text, from, (line) => FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED
};
function* findAddresses(text, from, findIn) {
  for (let found = text.indexOf("://", from); found >= 0; ) {
    let start = Math.max(from, text.lastIndexOf(`
`, found) + 1), newline = text.indexOf(`
`, found), end = newline < 0 ? text.length : newline, match = findIn(text.slice(start, end));
    match !== null && (yield rangeOfWish(match, start)), found = text.indexOf("://", end);
  }
}
function wish(pattern, said) {
  return { places: (text, from) => findMatches(pattern, text, from), said };
}
function* findMatches(pattern, text, from) {
  for (let match of text.slice(from).matchAll(pattern))
    yield rangeOfWish(match, from);
}
function rangeOfWish(match, from) {
  let end = from + match.index + match[0].length;
  return { start: end - at2(match, 1).length, end };
}
// src/rules/instructions/instructions-review-unsupported.ts
var instructionsReviewUnsupported = {
  id: "instructions-review-unsupported",
  scope: "text",
  kinds: ["repository-instructions", "path-instructions", "review-md"],
  description: "Instructions ask a pull request review for something that it cannot do",
  effects: [
    info2(
      ["github"],
      "On github.com, Copilot can only comment on a pull request, and it does not open links in instructions."
    )
  ],
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report) {
    if (![text.frontmatter.data.excludeAgent].flat().includes("code-review")) {
      for (let { places, said } of findWishes(text))
        for (let place2 of places(text.text, text.body.start))
          if (text.markdown.hiddenAt(place2.start) === void 0) {
            report(place2, said);
            return;
          }
    }
  }
};
// src/rules/instructions/instructions-unknown-key.ts
var instructionsUnknownKey = {
  id: "instructions-unknown-key",
  kinds: ["path-instructions", "claude-rule"],
  description: "Instructions have a key that no client knows",
  effects: [
    warning2(["vscode"], "VS Code marks the key as not supported and ignores it."),
    warning2(["copilot-cli"], "The Copilot CLI warns about the key at each start and ignores it."),
    warning2(["claude"], "Claude Code ignores the key, and a rule without `paths` applies to all files."),
    info2(["github"], "github.com ignores the key.")
  ],
  suggests: "Write the intended key, if it accepts the value and the file does not have it yet.",
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  ...judgeKeys("unknown", sayUnknown("instructions"))
};
// src/rules/instructions/index.ts
var INSTRUCTIONS_RULES = [
  instructionsClaudeRulePaths,
  instructionsDescriptionMissing,
  instructionsDuplicateContent,
  instructionsExcludeAgentList,
  instructionsExcludeAgentRenamed,
  instructionsExcludeAgentValue,
  instructionsFrontmatterRequired,
  instructionsReviewUnsupported,
  instructionsUnknownKey
];
// src/rules/inventories/containers.ts
var PART_KINDS = {
  agent: "agents",
  command: "commands",
  "path-instructions": "instructions",
  prompt: "prompts",
  skill: "skills"
};
function findContainers({ files, paths }) {
  let parts = files.flatMap((file) => {
    let kind = PART_KINDS[file.kind];
    return kind === void 0 || file.level !== "repository" || isSetAside(file.path) || isPage(file) ? [] : [{ kind, folder: folderOfParts(file), name: nameOfPart(file).toLowerCase() }];
  }), plugins = [.../* @__PURE__ */ new Set([
    ...paths.entries.flatMap(({ path }) => MANIFEST.test(path) ? [path.replace(MANIFEST, "")] : []),
    ...files.flatMap(({ path, root }) => PLUGIN_PART.test(path.slice(root.length)) ? [root] : [])
  ])].flatMap(
    (folder) => folder === "" || HIDDEN2.test(folder) || isSetAside(`${folder}/x`) ? [] : [{ kind: "plugins", folder: folderOf3(folder), name: nameOf2(folder).toLowerCase() }]
  );
  return [...groupBy2([...parts, ...plugins], ({ kind, folder }) => `${kind} ${folder}`).values()].flatMap((group) => {
    let [first] = group;
    return first === void 0 ? [] : [{ kind: first.kind, folder: first.folder, names: new Set(group.map(({ name }) => name)) }];
  });
}
var MANIFEST = /\/\.(?:claude|codex|cursor)-plugin\/plugin\.json$/;
var PLUGIN_PART = /^\/(?:agents|commands|skills)\/[^.]/;
var HIDDEN2 = /(?:^|\/)\./;
function isPage({ path }) {
  return /^(?:readme|index|template|changelog)\.md$/i.test(nameOf2(path)) || nameOf2(path).startsWith("_");
}
function folderOfParts({ kind, path }) {
  return kind === "skill" ? folderOf3(folderOf3(path)) : folderOf3(path);
}
function nameOfPart({ kind, path }) {
  return kind === "skill" ? nameOf2(folderOf3(path)) : stemOf(nameOf2(path));
}
function stemOf(name) {
  return name.replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/i, "");
}
var IS_HISTORY = /^(?:changelog|history|releases?|migration)\b/i;
function isCurrent({ level, path }) {
  return level === "repository" && !isSetAside(path) && !IS_HISTORY.test(nameOf2(path));
}
// src/rules/inventories/folder-counts.ts
var NOUN = "(agents|apps|chapters|commands|components|crates|documents|guides|hooks|instructions|libraries|migrations|modules|packages|patterns|plugins|projects|prompts|references|rules|scripts|services|skills|specs|subagents|templates|tools|workflows)";
var COUNTED = `(?<![\\w.,/~#$+<\u2264\u2265-])(\\d{1,3})[ ](?:[a-z][\\w-]{1,20}[ ]){0,2}${NOUN}\\b(?![-/])`;
var IN = "(?:(?:are|is|live|lives|located|defined|stored|found)[ ])?(?:in|under|inside|below|within)[ ]";
var BEFORE_FOLDER = new RegExp(
  `${COUNTED}[ ]${IN}(?:the[ ])?\`(?:\\./)?((?:[\\w@.-]{1,60}/){1,6}|[\\w@.-]{1,60}/[\\w@./-]{1,120})\``,
  "g"
);
var BEHIND_FOLDER = new RegExp(
  `(?<=^[ \\t\u2502\u251C\u2514\u2500|*-]{0,24}\\\`?)(?:\\./)?((?:[\\w@.-]{1,60}/){1,6})\\\`?\\**[ \\t|]*(?:[\u2014\u2013#:|(-]{1,3}[ \\t]*)(?:All[ ]|The[ ])?${COUNTED}`,
  "gm"
);
var MAX_COUNTS = 20;
var IS_PART = /\b(?:first|last|other|more|another|up to|at least|at most|about|around|over|than|max|min|of the|between|or|to)[ *_]*$/i;
function readFolderCounts({ text, body }) {
  let found = [];
  for (let pattern of [BEFORE_FOLDER, BEHIND_FOLDER]) {
    pattern.lastIndex = body.start;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_COUNTS; match = pattern.exec(text)) {
      let [whole, one = "", two = "", three = ""] = match, [written, noun, folder] = pattern === BEFORE_FOLDER ? [one, two, three] : [two, three, one], start = pattern === BEFORE_FOLDER ? match.index : match.index + whole.lastIndexOf(written, whole.length - noun.length), before2 = text.slice(Math.max(match.index, text.lastIndexOf(`
`, start) + 1, start - 40), start);
      !IS_PART.test(pattern === BEFORE_FOLDER ? text.slice(Math.max(0, start - 40), start) : before2) && Number(written) > 1 && found.push({
        number: Number(written),
        noun,
        folder: detachText(folder.replace(/\/+$/, "")),
        range: { start, end: start + written.length }
      });
    }
  }
  return found;
}
var MAX_OFF = 0.4;
function findRightCount({ number, noun, folder }, file, { paths }) {
  let around = [.../* @__PURE__ */ new Set([folder, joinPath2(file.root, folder)])].filter((one) => paths.hasFolder(one)), [base, ...others] = around;
  if (base === void 0 || others.length > 0)
    return;
  let below = paths.entries.flatMap(({ path }) => path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : []), folders = new Set(below.flatMap((path) => path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])), files = below.filter((path) => !path.includes("/")), real = files.filter((path) => !IS_PAGE.test(path)), endings = /* @__PURE__ */ new Map();
  for (let path of below) {
    let name = nameOf2(path), ending = name.slice(name.indexOf(".", 1));
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  let byManifest = HAS_MANIFEST.test(noun) ? MANIFESTS2.map((name) => below.filter((path) => nameOf2(path) === name).length) : [], manifests = Math.max(0, ...byManifest), counts = [
    folders.size,
    files.length,
    real.length,
    folders.size + files.length,
    folders.size + real.length,
    below.length,
    below.filter((path) => !IS_PAGE.test(nameOf2(path))).length,
    ...endings.values(),
    ...byManifest
  ], main = manifests > folders.size ? manifests : Math.max(folders.size, real.length);
  return counts.includes(number) || main < MIN_FOUND || // A folder with files and folders can be counted in several ways.
  manifests === 0 && folders.size > 0 && real.length > 1 && Math.min(folders.size, real.length) * 3 > main || Math.abs(main - number) > Math.max(2, main * MAX_OFF) ? void 0 : main;
}
var HAS_MANIFEST = /^(?:apps|crates|libraries|modules|packages|services)$/;
var MANIFESTS2 = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"];
var MIN_FOUND = 2;
var IS_PAGE = /^(?:readme|index|__init__|_|\.|template|changelog|mod\.rs|package\.json|tsconfig|license)/i;
// src/rules/inventories/read-lists.ts
var MAX_LINES = 2e4;
var MAX_LISTS = 100;
var MIN_ENTRIES = 3;
var MAX_LABEL = 160;
var MAX_LINE3 = 1e3;
var HEADING = /^#{1,6}[ \t]+(.{1,200})$/;
var readLists = oncePerText(({ text, body, markdown }) => {
  let lists = [], titleAt = body.start, open, close = () => {
    if (open !== void 0 && open.labelled >= MIN_ENTRIES && lists.length < MAX_LISTS) {
      let { entries, labelled, size } = open;
      lists.push({ title: readTitle(text, open.titleAt), at: open.at, entries, labelled, size });
    }
    open = void 0;
  }, isInBlock = false, start = body.start;
  for (let lines = 0; start < body.end && lines < MAX_LINES; lines += 1) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline, first = skipIndentation(text, start, end), sign = first < end ? text.charCodeAt(first) : RETURN;
    if ((isInBlock || sign === BACKTICK || sign === TILDE) && (isInBlock = markdown.isFenced(start)), isInBlock)
      close();
    else {
      let isRow = sign === BAR && first === start, words = isRow ? first + 1 : skipMark(text, first, end);
      if (words < end) {
        let indent = isRow ? -1 : first - start;
        open !== void 0 && (isRow ? open.indent !== -1 : open.indent === -1 || indent < open.indent) && close(), open ??= { titleAt, at: start, indent, entries: [], labelled: 0, size: 0 }, indent === open.indent && addEntry(open, text, isRow, words, end);
      } else first === start && sign !== RETURN && (close(), titleAt = start);
    }
    start = end + 1;
  }
  return close(), lists;
});
var RETURN = 13;
var BACKTICK = 96;
var TILDE = 126;
var BAR = 124;
function skipIndentation(text, start, end) {
  let at22 = start;
  for (; at22 < end && isSpace(text.charCodeAt(at22)); )
    at22 += 1;
  return at22;
}
function skipMark(text, first, end) {
  let sign = text.charCodeAt(first), at22 = first + 1;
  if (isDigit(sign)) {
    for (; at22 < end && at22 < first + MAX_DIGITS && isDigit(text.charCodeAt(at22)); )
      at22 += 1;
    let behind = text.charCodeAt(at22);
    if (behind !== 46 && behind !== 41)
      return end;
    at22 += 1;
  } else if (sign !== 45 && sign !== 42 && sign !== 43)
    return end;
  if (at22 >= end || !isSpace(text.charCodeAt(at22)))
    return end;
  let words = skipIndentation(text, at22, end);
  return BOX.test(text.slice(words, words + 4)) ? skipIndentation(text, words + 3, end) : words;
}
var MAX_DIGITS = 3;
var BOX = /^\[[ xX]\][ \t]/;
function isSpace(code) {
  return code === 32 || code === 9;
}
function isDigit(code) {
  return code >= 48 && code <= 57;
}
function addEntry(list2, text, isRow, start, end) {
  let at22 = isRow ? skipNumber(text, start, end) : start;
  if (at22 === end)
    return;
  list2.size += 1;
  let isBold = text.startsWith("**", at22), label = readLabel(text, isBold ? at22 + 2 : at22, Math.min(end, at22 + MAX_LABEL), isBold);
  label !== void 0 && (list2.labelled += 1, hasWords2(text, label) || list2.entries.push({ label: text.slice(label.start, label.end).trim(), range: label }));
}
function skipNumber(text, start, end) {
  let at22 = skipIndentation(text, start, end), sign = text.charCodeAt(at22);
  return sign === 45 || sign === 58 ? /^[\s:|-]*$/.test(text.slice(at22, end)) ? end : at22 : isDigit(sign) ? at22 + (NUMBER_COLUMN.exec(text.slice(at22, at22 + MAX_COLUMN))?.[0].length ?? 0) : at22;
}
var NUMBER_COLUMN = /^\d{1,3}[ \t]*\|[ \t]*/;
var MAX_COLUMN = 12;
function readLabel(text, at22, end, isBold) {
  let sign = text.charCodeAt(at22);
  if (sign === 91)
    return readLink(text, at22, end);
  let isCode2 = sign === BACKTICK;
  if (!isCode2 && !isBold)
    return;
  let start = isCode2 ? at22 + 1 : at22, close = text.indexOf(isCode2 ? "`" : "**", start);
  return close <= start || close > end ? void 0 : { start, end: close };
}
function readLink(text, at22, end) {
  let [, before2 = "", words = "", target = ""] = LINK.exec(text.slice(at22, end + MAX_LABEL)) ?? [];
  if (words === "")
    return;
  let start = at22 + before2.length, targetAt = text.indexOf("](", start) + 2;
  return target.endsWith(".md") ? { start: targetAt, end: targetAt + target.length } : { start, end: start + words.length };
}
var LINK = /^(\[`?)([^\]`]{1,160})`?\]\(([^)\s]{1,200})\)/;
function hasWords2(text, { start, end }) {
  let space = text.indexOf(" ", start);
  return space > start && space < end && !/^ +[<[{]/.test(text.slice(space, end));
}
function readTitle(text, start) {
  let newline = text.indexOf(`
`, start), line = text.slice(start, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE3)).trimEnd();
  return HEADING.exec(line)?.[1] ?? line.slice(0, MAX_LABEL);
}
// src/rules/inventories/count-mismatch.ts
var countMismatch = {
  id: "count-mismatch",
  scope: "repository",
  kinds: "all",
  bundled: "documents",
  // Parts of the words, as letter case matters.
  looksFor: {
    parts: [
      "kills",
      "gents",
      "ommands",
      "lugins",
      "rompts",
      " packages",
      " crates",
      " rules",
      " modules",
      " workflows"
    ]
  },
  description: "A text names another number of skills, agents, commands or plugins than there are",
  effects: [
    info2(CLIENTS3, "The models of all clients repeat the number, or stop looking when they have found so many.")
  ],
  collect(text) {
    let isMarkdown = text.format === "markdown", ofParts = isMarkdown ? readCounts(text) : [], ofFolders = isMarkdown ? readFolderCounts(text) : [];
    return ofParts.length === 0 && ofFolders.length === 0 ? void 0 : { ofParts, ofFolders };
  },
  check(facts, report, repository) {
    let plugins = new Set(
      repository.paths.entries.flatMap(({ path }) => MANIFEST2.test(path) ? [path.replace(MANIFEST2, "")] : [])
    ), countParts = prepareCount(findContainers(repository), plugins), looked = 0;
    for (let { file, fact } of facts) {
      let said = /* @__PURE__ */ new Set(), ofFolders = isCurrent(file) && file.standing === "in-place" ? fact.ofFolders : [];
      for (let count22 of ofFolders.slice(0, MAX_FOLDERS_LOOKED_AT - looked)) {
        looked += 1;
        let right = findRightCount(count22, file, repository);
        right !== void 0 && (said.add(count22.range.start), report(file, count22.range, {
          message: `The text says ${count22.number} ${count22.noun}, but \`${count22.folder}\` has ${right}`,
          hint: `Correct the number, or leave it out: ${quote3(`${right} ${count22.noun}`)}.`
        }));
      }
      for (let count22 of fact.ofParts.filter(({ range }) => !said.has(range.start)).slice(0, MAX_COUNTS2)) {
        let { kind, number, range, listed, folder, isWhole } = count22, isOwnMistake = listed !== void 0 && listed !== number, found = isOwnMistake ? listed : folder !== void 0 || isWhole ? countParts(count22, file) : void 0;
        found !== void 0 && found !== number && Math.abs(found - number) <= Math.max(2, found * MAX_OFF2) && isCurrent(file) && report(file, range, {
          message: `The text says ${number} ${kind}, but ${isOwnMistake ? "then names" : "there are"} ${found}`,
          hint: `Correct the number, or leave it out: ${quote3(`${found} ${kind}`)}.`
        });
      }
    }
  }
};
var MANIFEST2 = /\/\.claude-plugin\/plugin\.json$/;
var MAX_COUNTS2 = 20;
var MAX_FOLDERS_LOOKED_AT = 500;
var MAX_OFF2 = 0.4;
function prepareCount(containers, plugins) {
  let byKind = groupBy2(containers, ({ kind }) => kind), known3 = /* @__PURE__ */ new Map(), below = (kind, around) => {
    let key = `${kind} ${around}`, found = known3.get(key) ?? (byKind.get(kind) ?? []).filter((container) => around === "" || container.folder.startsWith(`${around}/`));
    return known3.set(key, found), found;
  };
  return ({ kind, folder, number }, { path, root }) => {
    if (folder !== void 0) {
      let named = (byKind.get(kind) ?? []).filter((container) => container.folder === folder || container.folder === `${root}/${folder}`);
      return named.length === 1 ? named[0]?.names.size : void 0;
    }
    let around = folderOf3(path), found = below(kind, around), [only, ...others] = found;
    if (only === void 0 || others.length === 0)
      return only?.names.size;
    let total = found.reduce((sum2, { names }) => sum2 + names.size, 0);
    return Math.abs(total - number) <= Math.max(2, total * MAX_OFF_TOTAL) && around === "" && found.every((container) => plugins.has(folderOf3(container.folder))) ? total : void 0;
  };
}
var MAX_OFF_TOTAL = 0.12;
var WORD = `(?:${NUMBER_WORDS.slice(2).join("|")})`;
var KIND = "(skills|(?:sub-?)?agents|commands|plugins|prompts)";
var ADJECTIVES = "(?:(?:specialized|specialised|expert|custom|reusable|ai|slash|installable|available|shipped|bundled|production|core|claude code|copilot)[ ]+){0,3}";
var COUNT = new RegExp(`(?<![\\w.,/~#$+<\u2264\u2265-])(\\d{1,3}|${WORD})[ ]+${ADJECTIVES}${KIND}\\b(?![-/])`, "gi");
var IN_BRACKETS = new RegExp(
  `(?<=^#{1,6}[ ][^\\n]{0,40}?|\\*\\*|^)\\b${KIND}[ ]\\((\\d{1,3})(?:[ ](?:total|in total))?\\)`,
  "gim"
);
var IS_WHOLE = regex2("i")`
  \b(?:
    contains?|has|have|includes?|provides?|ships?(?: with)?|with|of|bundles?|all|total|there are|defines?|exposes?
    |offers?|our|the|these
  )[ *_]*(?:the )?$
`;
var IS_PART2 = regex2("i")`
  \b(?:
    first|last|other|more|another|next|up to|at least|at most|about|around|over|than|max(?:imum)?|min(?:imum)?
    |every|each|only|remaining|of the|launch|spawn|run|dispatch|invoke|use|uses|using|parallel|select|pick|between
    |or|and|to
  )[ *_]*$
`;
function readCounts(checked) {
  let { text, body, markdown } = checked, found = [];
  for (let pattern of [COUNT, IN_BRACKETS]) {
    pattern.lastIndex = body.start;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_COUNTS2; match = pattern.exec(text)) {
      let [whole, one = "", two = ""] = match, [written, word] = pattern === COUNT ? [one, two] : [two, one], number = /^\d/.test(written) ? Number(written) : NUMBER_WORDS.indexOf(written.toLowerCase()), start = match.index, end = start + whole.length, before2 = text.slice(Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_BEFORE), start);
      if (number < MIN_NUMBER || markdown.isFenced(start) || IS_PART2.test(before2))
        continue;
      let behind = text.slice(end, Math.min(end + MAX_BEHIND, findLineEnd(text, end))), listed = countNames(behind) ?? countList(readLists(checked), end, text), folder = /`(?:\.\/)?((?:[\w.-]{1,60}\/){0,6}[\w.-]{1,60})\/?`/.exec(behind.slice(0, MAX_BEFORE))?.[1];
      found.push({
        kind: kindOf(word),
        number,
        range: { start, end },
        isWhole: pattern === IN_BRACKETS || /^[\s>*_#|-]*$/.test(before2) || IS_WHOLE.test(before2),
        ...listed !== void 0 && { listed },
        ...folder?.includes("/") === true && { folder }
      });
    }
  }
  return found;
}
var MIN_NUMBER = 2;
var MAX_BEFORE = 120;
var MAX_BEHIND = 4e3;
function kindOf(word) {
  let kind = word.toLowerCase().replace(/^sub-?/, "");
  return kind === "skills" || kind === "commands" || kind === "plugins" || kind === "prompts" ? kind : "agents";
}
function countNames(behind) {
  let names = /^\**:\**[ ]+((?:`?[a-z][\w-]{1,60}`?, ){3,200}(?:and )?`?[a-z][\w-]{1,60}`?)\.?[ ]*$/i.exec(
    behind
  )?.[1];
  return names === void 0 ? void 0 : names.split(", ").length;
}
function countList(lists, from, text) {
  let list2 = lists.find(({ at: at22 }) => at22 > from);
  if (list2 === void 0 || list2.labelled !== list2.size || list2.size < MIN_LISTED || list2.at - from > MAX_AWAY)
    return;
  let between = text.slice(from, list2.at);
  return /^[^\n]{0,80}\n(?:[ \t]*\r?\n)?(?:\|[^\n]*\n\|[\s:|-]*\n)?[^\n]*$/.test(between) && /^[^\n]{0,3}[:*_ ]*\r?\n|^\**:/.test(between) ? list2.size : void 0;
}
var MIN_LISTED = 3;
var MAX_AWAY = 600;
// src/rules/inventories/list-incomplete.ts
var listIncomplete = {
  id: "list-incomplete",
  scope: "repository",
  kinds: "all",
  bundled: "documents",
  description: "A list names most parts or files of a folder, and leaves out some of them",
  effects: [
    info2(CLIENTS3, "The models of all clients take such a list for complete, and do not look for what it leaves out.")
  ],
  collect(text) {
    let lists = text.format === "markdown" && namesEnough(text) ? readLists(text).filter(
      ({ title, entries, size }) => entries.length >= MIN_NAMED && entries.length >= size * MIN_LABELLED && !IS_CHOICE.test(title)
    ) : [];
    return lists.length === 0 ? void 0 : lists;
  },
  async check(facts, report, repository) {
    let containers = indexContainers(repository), listParts2 = rememberEach((list2) => findParts(list2, containers));
    for (let { file, fact } of facts) {
      let reported = /* @__PURE__ */ new Set();
      for (let list2 of fact) {
        let found = nearest2(listParts2(list2), file) ?? findFilesLeftOut(list2, file, repository);
        if (found === void 0 || reported.has(found.folder) || reported.size === MAX_FINDINGS || !isCurrent(file))
          continue;
        let written = (await repository.read(file.path))?.text.toLowerCase() ?? "", missing = found.missing.filter((name) => !isNamed(name, written)), [first] = missing;
        if (first !== void 0) {
          reported.add(found.folder);
          let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "", where = found.folder === "" ? "the repository" : `\`${found.folder}\``;
          report(file, rangeOf(list2), {
            message: `The list leaves out ${quote3(first)}${rest}, but names ${found.named} other ${found.what} of ${where}`,
            hint: "Add an entry, or say that the list names only some of them."
          });
        }
      }
    }
  }
};
function namesEnough({ text, body }) {
  if (COMPOUND_ENTRY.lastIndex = body.start, !COMPOUND_ENTRY.test(text))
    return false;
  NAMED_ENTRY.lastIndex = body.start;
  for (let named = 0; named < MIN_NAMED; named += 1)
    if (!NAMED_ENTRY.test(text))
      return false;
  return true;
}
var BEFORE_NAME = String.raw`\n(?:[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|\|[ \t]*(?:\d{1,3}[ \t]*\|[ \t]*)?)(?:\*\*)?(?:\*\*|\x60|\[\x60?)[@/.]{0,6}`;
var BEHIND_NAME = String.raw`(?:\*|\x60|\]|[ ]+[<[{])`;
var NAMED_ENTRY = new RegExp(String.raw`${BEFORE_NAME}\w[\w./:@-]{0,160}${BEHIND_NAME}`, "g");
var COMPOUND_ENTRY = new RegExp(String.raw`${BEFORE_NAME}\w{1,60}[-./][\w./:@-]{0,160}${BEHIND_NAME}`, "g");
function rangeOf({ entries }) {
  let { start } = at2(entries, 0).range;
  return { start, end: entries.at(-1)?.range.end ?? start };
}
var MIN_NAMED = 4;
var MIN_LABELLED = 0.8;
var MIN_OF_FOLDER = 0.8;
var MAX_LEFT_OUT = 0.25;
var MAX_FINDINGS = 5;
var IS_CHOICE = regex2("i")`
  \b(?:
    examples?|e\.g\.|key|main|core|top|popular|featured|recommended|related|see also|quick|highlights?|common|new
    |recent|deprecated|removed|renamed|changes?|history|some|selected|favorites?|essential|important|integrat\w+
    |depend\w+|prerequisites?|used by|works with|workflow|phase|step|stage|tier|priority
  )\b
`;
function isNamed(name, written) {
  let spaced = name.replaceAll(/[-_]/g, " ");
  return written.includes(name.toLowerCase()) || written.includes(spaced);
}
function judge(names, listed) {
  let missing = [...names].filter((name) => !listed.has(name)), named = names.size - missing.length;
  return named >= MIN_NAMED && named >= listed.size * MIN_OF_FOLDER && missing.length > 0 && missing.length <= Math.max(1, names.size * MAX_LEFT_OUT) ? { named, missing: missing.toSorted() } : void 0;
}
function namedPart(label) {
  if (IS_PLAIN.test(label))
    return label.toLowerCase();
  let path = label.replace(/[?#].*$/, "").replace(/\/(?:SKILL\.md)?$/i, "");
  return stemOf(nameOf2(path.split(/\s/, 1)[0] ?? "")).replace(/^[@/]/, "").replace(/^[\w.-]+:(?=\w)/, "").toLowerCase();
}
var IS_PLAIN = /^[\w-]+$/;
function indexContainers(repository) {
  let index = /* @__PURE__ */ new Map();
  for (let container of findContainers(repository))
    for (let name of container.names) {
      let others = index.get(name);
      others === void 0 ? index.set(name, [container]) : others.length < MAX_COPIES && others.push(container);
    }
  return index;
}
var MAX_COPIES = 20;
function findParts({ entries }, containers) {
  let listed = new Set(entries.map(({ label }) => namedPart(label))), counts = /* @__PURE__ */ new Map();
  for (let container of [...listed].flatMap((name) => containers.get(name) ?? []))
    counts.set(container, (counts.get(container) ?? 0) + 1);
  return [...counts].flatMap(([container, count22]) => {
    let judged = count22 >= MIN_NAMED ? judge(container.names, listed) : void 0;
    return judged === void 0 ? [] : [{ ...judged, folder: container.folder, what: container.kind }];
  });
}
function nearest2(found, file) {
  return found.find(({ folder }) => isNear(folder, file)) ?? found[0];
}
function isNear(folder, { path, root }) {
  let around = folderOf3(folder);
  return around === root || path.startsWith(`${around}/`);
}
function findFilesLeftOut({ entries }, file, { paths }) {
  if (entries.filter(({ label }) => label.includes(".")).length < MIN_NAMED)
    return;
  let bases = [folderOf3(file.path), ""];
  for (let base of bases) {
    let targets2 = entries.flatMap(({ label }) => {
      let target = /^[\w./@-]+\.[a-z]\w{0,5}$/i.test(label) ? resolveLink(joinPath2(base, "x"), label) : void 0;
      return target === void 0 || target.kind === "outside" ? [] : [target.path];
    }), existing = targets2.filter((path) => paths.has(path)), folder = existing.length < MIN_NAMED ? void 0 : folderOf3(at2(existing, 0));
    if (folder === void 0 || folder === "" || existing.some((path) => folderOf3(path) !== folder))
      continue;
    let ending = endingOf(at2(existing, 0));
    if (existing.some((path) => endingOf(path) !== ending))
      continue;
    let names = new Set(
      paths.withExtension(ending).flatMap(
        (path) => folderOf3(path) === folder && !IS_PAGE2.test(nameOf2(path)) && path !== file.path ? [nameOf2(path)] : []
      )
    ), judged = judge(names, new Set(targets2.map(nameOf2)));
    return judged === void 0 ? void 0 : { ...judged, folder, what: "files" };
  }
}
var IS_PAGE2 = /^(?:readme|index|_|template|__init__|skill\.md$|source-index)/i;
function endingOf(path) {
  let name = nameOf2(path);
  return name.slice(Math.max(0, name.lastIndexOf(".")));
}
// src/rules/inventories/number-repeated.ts
var numberRepeated = {
  id: "number-repeated",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "Two steps or sections have the same number, a number is left out, or a heading is written twice",
  effects: [
    {
      clients: CLIENTS3,
      severity: "info",
      why: 'The models of all clients cannot tell which of the two a text means: "go back to step 3".'
    }
  ],
  check(text, report) {
    text.format === "markdown" && mayRepeat(text) && checkHeadings(text, report);
  }
};
var HEADING2 = /^(#{2,6})[ \t]+(\S[^\n]{0,200})$/;
var NUMBERED = /^(?:\*\*)?(?:(step|phase|stage|part|rule|section|task|gate|round|level|principle|pattern)[ ]+)?(\d{1,2})(?:[.:)](?!\d)|[ ]*[\u2014\u2013-][ ]|$)/i;
var MAX_HEADINGS = 1e3;
var MAX_FINDINGS2 = 5;
function mayRepeat({ text, body }) {
  return [HAS_NUMBER, IS_TWICE].some((pattern) => (pattern.lastIndex = Math.max(0, body.start - 1), pattern.test(text)));
}
var HAS_NUMBER = /(?:^|\n)#{2,6}[ \t]+(?:\*\*)?(?:[A-Za-z]{4,9}[ ]+)?\d{1,2}(?:[.:)]|[ ]*[\u2014\u2013-][ ]|[ \t\r]*(?:\n|$))/g;
var IS_TWICE = /(?:^|\n)(#{2,6}[ \t]+\S[^\n]{0,200}?)[ \t\r]*\n\s*\1[ \t\r]*(?:\n|$)/g;
function checkHeadings({ text, body, markdown }, report) {
  let above = [], seen = /* @__PURE__ */ new Map(), reported = 0, count22 = 0;
  for (let start of lineStarts(text, body)) {
    if (count22 === MAX_HEADINGS)
      break;
    let newline = text.indexOf(`
`, start), line = text.slice(start, newline < 0 ? text.length : newline).trimEnd(), [, marks = "", written = ""] = HEADING2.exec(line) ?? [];
    if (written === "" || markdown.isFenced(start))
      continue;
    let range = { start, end: start + line.length };
    count22 += 1;
    let before2 = above.at(-1), isAgain = before2?.level === marks.length && before2.written === written && text.slice(before2.end, range.start).trim() === "";
    for (isAgain && reported < MAX_FINDINGS2 && (reported += 1, report(range, { message: `The heading ${quote3(written)} is written twice`, hint: "Remove one of them." })); (above.at(-1)?.level ?? 0) >= marks.length; )
      above.pop();
    above.push({ level: marks.length, written, end: range.end });
    let [, word = "", digits] = NUMBERED.exec(written) ?? [];
    if (digits !== void 0 && !isAgain) {
      let key = `${above.at(-2)?.end ?? 0} ${marks.length} ${word.toLowerCase()}`, series = seen.get(key) ?? [];
      series.push({ level: marks.length, word, number: Number(digits), written, range }), seen.set(key, series);
    }
  }
  for (let series of seen.values())
    for (let [first, again] of series.length < MIN_SERIES ? [] : findFaults(series, text))
      reported < MAX_FINDINGS2 && (reported += 1, report(again.range, {
        message: again.number === first.number ? `The number ${again.number} was already given to ${quote3(first.written)}` : `The number ${again.number} follows ${first.number}`,
        hint: "Number the headings again, and correct the places that refer to them."
      }));
}
function* lineStarts(text, body) {
  text.startsWith("##", body.start) && (yield body.start);
  for (let at22 = text.indexOf(`
##`, body.start); at22 >= 0 && at22 < body.end; at22 = text.indexOf(`
##`, at22 + 1))
    yield at22 + 1;
}
var MIN_SERIES = 3;
function findFaults(series, text) {
  let pairs = series.flatMap((heading, index) => {
    let before2 = series[index - 1];
    return before2 === void 0 ? [] : [[before2, heading]];
  }), repeated = pairs.filter(
    ([before2, heading]) => before2.number === heading.number && before2.written !== heading.written
  ), gaps = pairs.filter(
    ([before2, heading]) => heading.number > before2.number + 1 && !isGapExplained(text, before2, heading)
  );
  return gaps.length === 1 && series[0]?.number === 1 ? [...repeated, ...gaps] : repeated;
}
var OTHER_NUMBERS = /\n#{2,6}[ \t]+(?:\*\*)?(?:[A-Za-z]{4,9}[ ]+)?(\d{1,2})[a-z]\b|(?<![a-z])[a-z]{4,9}s[ ](\d{1,2})[ ]?[-\u2013][ ]?(\d{1,2})\b/gi;
function isGapExplained(text, before2, heading) {
  let between = text.slice(before2.range.end, heading.range.start), given = Array.from(between.matchAll(OTHER_NUMBERS), ([, part, first, last]) => ({
    first: Number(part ?? first),
    last: Number(part ?? last)
  }));
  return Array.from({ length: heading.number - before2.number - 1 }, (_, index) => before2.number + 1 + index).every((number) => given.some(({ first, last }) => first <= number && number <= last));
}
// src/rules/inventories/sibling-key-missing.ts
var KINDS22 = [
  "agent",
  "command",
  "marketplace",
  "path-instructions",
  "prompt",
  "skill"
];
var siblingKeyMissing = {
  id: "sibling-key-missing",
  scope: "repository",
  kinds: KINDS22,
  description: "A file lacks a key that all files of its kind next to it have, or its name differs from that of the file",
  effects: [
    info2(
      CLIENTS3,
      "Clients read each file by itself, but whoever relies on what all these files have in common does not find it here."
    )
  ],
  collect({ kind, json, frontmatter, body }) {
    if (kind === "marketplace") {
      let entries = readEntries2(json);
      return entries.length < MIN_ENTRIES2 ? void 0 : { keys: [], range: { start: 0, end: 0 }, entries };
    }
    if (!frontmatter.present || frontmatter.problems.length > 0)
      return;
    let { name } = frontmatter.data, start = Math.max(0, body.start > 0 ? 0 : body.start);
    return {
      keys: Object.keys(frontmatter.data).slice(0, MAX_KEYS4).map(detachText),
      range: (name === void 0 ? void 0 : frontmatter.rangeOf(["name"])) ?? { start, end: start + 3 },
      ...typeof name == "string" && { name: detachText(name) }
    };
  },
  check(facts, report) {
    let all = facts.filter(({ file }) => file.level === "repository" && !isSetAside(file.path));
    for (let { file, fact } of all)
      checkEntries(file, fact.entries ?? [], report);
    let own = all.filter(({ fact }) => fact.entries === void 0);
    for (let group of groupBy2(own, ({ file }) => `${file.kind} ${folderOfParts(file)}`).values()) {
      if (group.length < MIN_FILES)
        continue;
      let missing = [];
      for (let key of new Set(group.flatMap(({ fact }) => fact.keys))) {
        let without = OF_ONE.has(key) ? [] : group.filter(({ fact }) => !fact.keys.includes(key));
        without.length > 0 && without.length <= group.length * MAX_ODD && without.length <= MAX_FINDINGS3 && without.forEach((one) => missing.push({ ...one, key, having: group.length - without.length }));
      }
      for (let keys of groupBy2(missing, ({ file, having }) => `${having} ${file.path}`).values()) {
        let [first] = keys;
        if (first === void 0)
          continue;
        let { file, fact, having } = first, isOne = keys.length === 1;
        report(
          file,
          { start: 0, end: Math.min(3, fact.range.end) },
          {
            message: `The ${isOne ? "key" : "keys"} ${listNames(keys.map(({ key }) => quote3(key)))} ${isOne ? "is" : "are"} missing, which ${having} of ${group.length} files of this kind have in ${place(file)}`,
            hint: `Add the ${isOne ? "key, if it is" : "keys, if they are"} not left out on purpose.`
          }
        );
      }
      let named = group.filter(({ file, fact }) => file.kind !== "skill" && fact.name !== void 0), odd = named.filter(({ file, fact }) => fact.name !== stemOf(nameOf2(file.path)));
      if (named.length >= MIN_FILES && odd.length > 0 && odd.length <= named.length * MAX_ODD && odd.length <= MAX_FINDINGS3)
        for (let { file, fact } of odd)
          report(file, fact.range, {
            message: `The name ${quote3(fact.name ?? "")} is not that of the file, as in ${named.length - odd.length} of ${named.length} files in ${place(file)}`,
            hint: `Write ${quote3(stemOf(nameOf2(file.path)))}, or rename the file.`
          });
    }
  }
};
function checkEntries(file, entries, report) {
  for (let key of new Set(entries.flatMap(({ keys }) => keys))) {
    let [odd, ...others] = entries.filter(({ keys }) => !keys.includes(key));
    odd !== void 0 && others.length === 0 && SHOWN.has(key) && report(file, odd.range, {
      message: `The key ${quote3(key)} is missing, which the other ${entries.length - 1} plugins have`,
      hint: "Add the key, if it is not left out on purpose."
    });
  }
}
var MIN_ENTRIES2 = 4;
var MAX_ENTRIES22 = 2e3;
var SHOWN = wordSet2(
  "author category description displayName homepage keywords license repository tags version"
);
function readEntries2(json) {
  let plugins = !isBroken(json) && isRecord4(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES22) : []).flatMap((entry, index) => {
    let range = json.rangeOf(["plugins", index, "name"]);
    return isRecord4(entry) && range !== void 0 ? [{ keys: Object.keys(entry).map(detachText), range }] : [];
  });
}
var MAX_KEYS4 = 40;
var MIN_FILES = 8;
var MAX_ODD = 0.12;
var MAX_FINDINGS3 = 3;
var OF_ONE = wordSet2(`
  agent agents allowed-tools argument-hint arguments color compatibility context disable-model-invocation description
  disallowedTools effort handoffs hooks isolation maxTurns mcp-servers mcpServers memory mode model name paths
  permissionMode readonly skills target tools user-invocable when_to_use background applyTo excludeAgent
`);
function place(file) {
  let folder = folderOfParts(file);
  return folder === "" ? "the repository" : `\`${folder}\``;
}
// src/rules/inventories/manifest-versions.ts
var MAX_FILES22 = 40;
var WRITTEN = /* @__PURE__ */ new Map([
  ["@angular/core", "angular"],
  ["@nestjs/core", "nestjs"],
  ["@sveltejs/kit", "sveltekit"],
  ["@tanstack/react-query", "tanstack-query"],
  ["@playwright/test", "playwright"],
  ["@biomejs/biome", "biome"],
  ["@prisma/client", "prisma"],
  ["react-router-dom", "react-router"],
  ["tailwindcss", "tailwind"]
]);
async function readKnownVersions(repository) {
  let known3 = /* @__PURE__ */ new Map(), add = (name, written, path) => {
    let version = readRange(written);
    version !== void 0 && addToGroup(known3, name, { ...version, path });
  };
  for (let { names, read } of MANIFESTS3) {
    let paths = repository.paths.entries.map(({ path }) => path).filter((path) => names.test(path) && !IS_SAMPLE.test(path));
    for (let path of paths.length > MAX_FILES22 ? [] : paths) {
      let source = await repository.read(path);
      source !== void 0 && read(
        source.text,
        (name, written) => {
          add(name, written, path);
        },
        source
      );
    }
  }
  return known3;
}
var IS_SAMPLE = /(?:^|\/)(?:examples?|samples?|templates?|fixtures?|tests?|__tests__|e2e|node_modules|vendor|demos?|playgrounds?|starters?)\//i;
var MANIFESTS3 = [
  {
    names: /(?:^|\/)package\.json$/,
    read(_text, add, source) {
      let manifest = readJsonc(source).value;
      if (!isRecord4(manifest))
        return;
      for (let list2 of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies])
        for (let [name, version2] of isRecord4(list2) ? Object.entries(list2) : [])
          typeof version2 == "string" && (add(name, version2), add(WRITTEN.get(name) ?? (name.startsWith("@") ? "" : `${name}.js`), version2));
      let { engines, packageManager } = manifest, node = isRecord4(engines) ? engines.node : void 0;
      typeof node == "string" && add("node", node);
      let [manager = "", version = ""] = typeof packageManager == "string" ? packageManager.split("@") : [];
      add(manager, version);
    }
  },
  {
    names: /(?:^|\/)go\.mod$/,
    read(text, add) {
      add("go", /^go[ ]+(\S+)/m.exec(text)?.[1] ?? "");
      for (let [, module = "", version = ""] of text.matchAll(
        /^[ \t]*(?:require[ ]+)?([\w.-]{1,100}\/[\w./-]{1,200})[ ]+(v\d\S{0,60})[ ]*$/gm
      )) {
        let name = nameOf2(module.replace(/\/v\d+$/, "")).toLowerCase();
        add(name === "go" ? "" : name, version);
      }
    }
  },
  {
    names: /(?:^|\/)\.(?:nvmrc|node-version)$/,
    read(text, add) {
      add("node", text.trim());
    }
  },
  {
    names: /(?:^|\/)pyproject\.toml$/,
    read(text, add) {
      add("python", /^requires-python\s*=\s*["']([^"']+)["']/m.exec(text)?.[1] ?? "");
    }
  },
  {
    names: /\.csproj$|(?:^|\/)Directory\.Build\.props$/,
    read(text, add) {
      for (let [, version = ""] of text.matchAll(/\bnet(\d{1,2}\.\d)\b/g))
        add(".net", version);
    }
  }
];
var MAX_RANGE = 300;
function readRange(written) {
  if (written.length > MAX_RANGE)
    return;
  let match = /^(>=|\^|~|=)?\s*v?(\d{1,4})(?:\.(\d{1,4}|x|\*))?(?:\.[\w*+.-]+)?$/.exec(
    written.trim().replace(/,?\s*<\s*[\d.]+$/, "")
  );
  return match === null ? void 0 : { major: Number(match[2]), minor: Number(match[3]) || 0, isAtLeast: match[1] === ">=" };
}
// src/rules/inventories/stated-versions.ts
var STATED = regex2("g")`
  (?<=
    (
      (?<![\w./@-])
      ((?:\.NET|pnpm|npm|[A-Z][A-Za-z]{1,15}(?:\.js)?)(?:[ ](?:Native|Query|Router|CSS|Kit|UI))?)
      \**[ :]{1,2}\**[ ]?v?
    )
  )
  (\d{1,2})(?:\.(\d{1,3}))?(?:\.(?:\d{1,3}|x))?(\+|[ ]or[ ](?:later|higher|newer|above))?
  (?!
    [\w%-]|\.\d
    |[ ]?(?:ms|px|[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Qq]uarters?|[Yy]ears?|[Ss]prints?|[Hh]ours?|[Mm]inutes?|[Ss]econds?)\b
    |[ ]?(?:files?|lines?|steps?|items?|points?|tasks?|releases?)\b
  )
`;
var NOT_IN_USE = regex2("i")`
  \b(?:
    migrat\w+|upgrad\w+|updat\w+|from|since|before|until|prior|legacy|deprecated|compat\w*|support\w*|introduced
    |older|earlier|previous\w*|drop\w*|removed|e\.g\.|for example|example|such as|unlike|instead|not|don['’]t|avoid|never|no longer
    |vs\.?|versus|changed in|new in|as of|starting|will|plan\w*|future|target\w*|polyfill|backport|phase|step|level
    |section|chapter|issue|bug|workaround
  )\b
  |[<>≤≥→]|->|~~|https?:
`;
var IS_REQUIRED = /\b(?:requir\w*|needs?|prerequisites?|minimum|stack|languages?|version|runtime|built (?:with|on)|uses|written in|frameworks?)\b/i;
var MAX_STATED = 40;
var MAX_TRIES = 1e3;
var MAX_LINE4 = 300;
function findStatedVersions({ text, body, markdown }) {
  let found = [];
  STATED.lastIndex = body.start;
  let match = STATED.exec(text);
  for (let tries = 0; match !== null && found.length < MAX_STATED && tries < MAX_TRIES; tries += 1) {
    let [version, words = "", name = "", major = "", minor, later] = match, index = match.index - words.length, lineStart = Math.max(text.lastIndexOf(`
`, index) + 1, index - MAX_LINE4), line = text.slice(lineStart, Math.min(findLineEnd(text, index), index + MAX_LINE4)), isNew = /\b(?:in|with)[ ]$/i.test(text.slice(lineStart, index)) && !IS_REQUIRED.test(line), isSince = later !== void 0 && !IS_REQUIRED.test(line) && !IS_REQUIRED.test(lineAbove(text, lineStart)), isCount = Number(major) === 0 && minor === void 0;
    !isSince && !isNew && !isCount && !NOT_IN_USE.test(line) && !markdown.isFenced(index) && found.push({
      name: detachText(name.toLowerCase().replace(/[ ]/g, "-")),
      major: Number(major),
      minor: minor === void 0 ? void 0 : Number(minor),
      isAtLeast: later !== void 0,
      range: { start: index, end: match.index + version.length }
    }), match = STATED.exec(text);
  }
  return found;
}
function lineAbove(text, start) {
  return text.slice(Math.max(0, text.lastIndexOf(`
`, start - 2) + 1, start - MAX_LINE4), start);
}
// src/rules/inventories/stated-version-mismatch.ts
var statedVersionMismatch = {
  id: "stated-version-mismatch",
  scope: "repository",
  kinds: [
    "agent",
    "agents-md",
    "claude-md",
    "claude-rule",
    "cursor-rule",
    "gemini-md",
    "path-instructions",
    "prompt",
    "repository-instructions",
    "windsurf-rule"
  ],
  description: "A text names another version of a language or library than the manifests of the repository",
  effects: [info2(CLIENTS3, "The models of all clients write code for the version that the text names.")],
  collect(text) {
    let stated = text.format === "markdown" ? findStatedVersions(text) : [];
    return stated.length === 0 ? void 0 : stated;
  },
  async check(facts, report, repository) {
    let current = facts.filter(({ file }) => isCurrent(file) && file.standing === "in-place"), known3 = current.length === 0 ? void 0 : await readKnownVersions(repository);
    for (let { file, fact } of current) {
      let said = /* @__PURE__ */ new Set();
      for (let stated of fact) {
        let all = known3?.get(stated.name) ?? known3?.get(stated.name.replace(/\.js$|-css$/, "")) ?? [], versions = RUNTIMES.has(stated.name) ? nearest3(all, file) : all, [first] = versions, isContrast = fact.some(
          (one) => one.name === stated.name && !versions.every((known22) => differs(one, known22))
        );
        if (first !== void 0 && !said.has(stated.name) && !isContrast) {
          said.add(stated.name);
          let version = `${first.major}${isByMinor(stated, first) ? `.${first.minor}` : ""}`;
          report(file, stated.range, {
            message: `The text names the version ${writeVersion(stated)}, but \`${first.path}\` asks for ${version}`,
            hint: `Name ${quote3(version)}, or leave the version to the manifest.`
          });
        }
      }
    }
  }
};
var RUNTIMES = /* @__PURE__ */ new Set(["go", "node", "node.js", "python"]);
function nearest3(versions, { path }) {
  return ["", ...parentsOf2(path)].toReversed().map((folder) => versions.filter((one) => folderOf3(one.path) === folder)).find((found) => found.length > 0) ?? versions;
}
function writeVersion({ major, minor }) {
  return `${major}${minor === void 0 ? "" : `.${minor}`}`;
}
function isByMinor({ name, minor }, { major }) {
  return minor !== void 0 && (name === "go" || name === "python" || major === 0);
}
function differs(stated, known3) {
  let order = stated.major - known3.major || (isByMinor(stated, known3) ? (stated.minor ?? 0) - known3.minor : 0), isMinimum = known3.isAtLeast || stated.name === "go" || stated.name === "python";
  return order < 0 ? isMinimum || !stated.isAtLeast : order > 0 && !isMinimum;
}
// src/rules/inventories/read-trees.ts
var BRANCH = /^([\s\u2502|]*)[\u251C\u2514]\u2500+[ \u00A0]*(?=\S)/;
var NAME2 = /^[^\s#,;:]{1,120}(?=$|[\s#])/;
var STANDS_FOR2 = regex2("i")`
  [<>*{}$[\]?…|()"'\`]|\.\.\.|^(?:etc|and|more|other|others|misc)$|(?:^|[-_.])(?:my|your|foo|bar|example|sample|x{2,}|n{2,}|name|template)
    (?=[-_.]|$)
  |yyyy|\d{4}-\d\d
`;
var NEED_NOT_BE = regex2("i")`
  \b(?:
    auto-?generated|generated|created|built|build output|output|artifacts?|gitignored?|ignored|not committed|local
    |optional|planned|future|new|todo|tbd|wip|coming|if (?:any|needed|present)|deprecated|removed|runtime|cache
    |temporary|logs?|secrets?|downloaded|symlink|your|submodule|installed
  )\b
  |[([]new[)\]]|→|->|←|✗|❌
`;
var IS_PLAN = regex2("i")`
  \b(?:
    creat(?:e|es|ing)|generat(?:e|es|ing)|scaffold\w*|set(?:ting)? up|should look|will look|example|sample|template
    |recommended|proposed|planned|target|expected|desired|ideal|typical|future|new project|your project|output
    |for instance|e\.g\.
  )\b
`;
var MAX_INTRODUCTION = 300;
var MAX_TREES = 20;
var MAX_TRIES2 = 500;
var MAX_LINES2 = 400;
var MAX_DEPTH = 12;
var MAX_LINE5 = 300;
var readTrees = oncePerText(({ text, body, markdown }) => {
  let trees = [], at22 = nextBranch(text, body.start);
  for (let tries = 0; at22 >= 0 && at22 < body.end && trees.length < MAX_TREES && tries < MAX_TRIES2; tries += 1) {
    let { tree, end } = readTree(text, text.lastIndexOf(`
`, at22) + 1);
    tree.entries.length > 0 && markdown.isFenced(at22) && !IS_PLAN.test(text.slice(Math.max(0, at22 - MAX_INTRODUCTION), at22)) && trees.push(tree), at22 = nextBranch(text, Math.max(end, at22 + 1));
  }
  return trees;
});
function nextBranch(text, from) {
  let [tee, corner] = [text.indexOf("\u251C\u2500", from), text.indexOf("\u2514\u2500", from)];
  return tee < 0 || corner >= 0 && corner < tee ? corner : tee;
}
function readTree(text, first) {
  let entries = [], above = [], start = first;
  for (let lines = 0; start < text.length && lines < MAX_LINES2; lines += 1) {
    let end = findLineEnd(text, start), line = text.slice(start, Math.min(end, start + MAX_LINE5)), branch = BRANCH.exec(line);
    if (branch === null && !/^[\s\u2502|]*\r?$/.test(line))
      break;
    let marks = branch?.[0] ?? "", written = branch === null ? void 0 : NAME2.exec(line.slice(marks.length))?.[0];
    if (branch !== null) {
      let column = (branch[1] ?? "").length;
      above = above.filter((one) => one.column < column).slice(0, MAX_DEPTH);
      let parent = above.at(-1), name = (written ?? "").replace(/^\.?\/|\/+$/g, ""), behind = line.slice(marks.length + (written?.length ?? 0)), isDoubtful = parent?.isDoubtful === true || name === "" || name.startsWith("../") || STANDS_FOR2.test(name) || NEED_NOT_BE.test(behind) || OTHER_NAMES.test(behind), path = parent === void 0 ? name : `${parent.path}/${name}`;
      if (written !== void 0) {
        let from = start + marks.length, range = { start: from, end: from + written.length };
        entries.push({ path: detachText(path), range, isFolder: written.endsWith("/"), isDoubtful });
      }
      above = [...above, { column, path, isDoubtful }];
    }
    start = end + 1;
  }
  return { tree: { root: readRoot(text, first), entries }, end: start };
}
var OTHER_NAMES = /^[ ]*[,/&+][ ]/;
function readRoot(text, first) {
  let lineStart = text.lastIndexOf(`
`, first - 2) + 1, name = first === 0 ? void 0 : /^[ \t]*([\w@./-]{1,120})\/?[ \t]*(?:#.*)?\r?$/.exec(text.slice(lineStart, first - 1))?.[1];
  return detachText((name ?? "").replace(/^\.?\/|^\.$|\/+$/g, ""));
}
// src/rules/inventories/tree-entry-not-found.ts
var treeEntryNotFound = {
  id: "tree-entry-not-found",
  scope: "repository",
  kinds: "all",
  looksFor: { parts: ["\u251C\u2500", "\u2514\u2500"] },
  description: "A drawn tree of files names a file or folder that does not exist",
  effects: [
    info2(CLIENTS3, "The models of all clients take the tree for a map of the repository, and look there for nothing.")
  ],
  collect(text) {
    let trees = text.format === "markdown" ? readTrees(text) : [];
    return trees.length === 0 ? void 0 : trees;
  },
  async check(facts, report, repository) {
    for (let { file, fact } of facts) {
      let isMap = isCurrent(file) && file.standing === "in-place" && file.kind !== "prompt" && file.kind !== "command";
      for (let tree of isMap ? fact : []) {
        let missing = findMissing(tree, file, repository), ignoredBy = await readIgnored(
          repository,
          missing.map(({ path }) => path)
        );
        for (let { entry, path } of missing.filter((one) => ignoredBy(one.path) === void 0))
          report(file, entry.range, {
            message: `The tree names ${quotePath2(path)}, which does not exist`,
            hint: sayWhere(path, repository.paths)
          });
      }
    }
  }
};
var MIN_ENTRIES3 = 4;
var MAX_MISSING = 0.34;
var MAX_FINDINGS4 = 10;
function findMissing(tree, file, { paths }) {
  let entries = tree.entries.filter(({ isDoubtful }) => !isDoubtful);
  if (entries.length < MIN_ENTRIES3)
    return [];
  let exists = (path) => paths.has(path) || paths.hasFolder(path), counted = [...new Set(listBases(tree, file))].map((base) => ({
    base,
    existing: entries.filter((entry) => exists(joinPath2(base, entry.path))).length
  })), best = counted.toSorted((a, b) => b.existing - a.existing)[0];
  if (best === void 0 || best.existing < MIN_ENTRIES3 || !isClear(best, counted))
    return [];
  let missing = entries.flatMap((entry) => {
    let path = joinPath2(best.base, entry.path);
    return exists(path) ? [] : [{ entry, path }];
  });
  return missing.length > entries.length * MAX_MISSING ? [] : missing.filter(
    ({ entry, path }) => (
      // A word without a slash and an ending may be no file at all.
      (entry.isFolder || nameOf2(path).includes(".")) && paths.hasFolder(folderOf3(path)) && !IS_MADE.test(path)
    )
  ).slice(0, MAX_FINDINGS4);
}
function isClear(best, counted) {
  return counted.every(({ base, existing }) => base === best.base || existing < best.existing);
}
function listBases({ root }, file) {
  let own = folderOf3(file.path);
  if (file.kind === "skill")
    return root === "" || root === nameOf2(own) ? [own] : [];
  let around = ["", file.root, own];
  return root === "" ? around : [...around.map((folder) => joinPath2(folder, root)), ...around];
}
var IS_MADE = regex2("i")`
  (?:^|/)(?:
    node_modules|dist|build|out|target|coverage|bin|obj|vendor|venv|tmp|temp|logs?|data|uploads|__pycache__
    |\.(?:venv|next|git|env(?:\.\w+)?|cache|DS_Store|idea|vscode)
    |[^/]*\.(?:lock|log|db|sqlite3?|local(?:\.\w+)?)
  )(?:/|$)
`;
function sayWhere(path, paths) {
  let spelled = paths.spelled(path), name = nameOf2(path), alike = name.includes(".") ? paths.withExtension(name.slice(name.indexOf(".", 1))).filter((one) => nameOf2(one) === name) : [], [only] = alike.length === 1 ? alike : [], found = spelled ?? only;
  return found === void 0 ? `Remove ${quote3(name)} from the tree, or name what took its place.` : `There is ${quotePath2(found)}.`;
}
// src/rules/inventories/index.ts
var INVENTORY_RULES = [
  countMismatch,
  listIncomplete,
  numberRepeated,
  siblingKeyMissing,
  statedVersionMismatch,
  treeEntryNotFound
];
// src/rules/markdown/html-comment-instruction.ts
var htmlCommentInstruction = {
  id: "html-comment-instruction",
  scope: "file",
  kinds: "all",
  bundled: "documents",
  description: "An HTML comment contains instructions that people do not see",
  effects: [
    info2(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send the comment to the model, but the rendered page hides it from people who review the file."
    ),
    info2(
      ["claude"],
      "Claude Code removes comments from the files that it reads at the start, so the instruction may never reach the model."
    )
  ],
  looksFor: { parts: ["<!--"] },
  collect({ text, format, body, markdown }) {
    if (format !== "markdown")
      return;
    let found = [];
    for (let start = text.indexOf("<!--", body.start); start >= 0 && found.length < MAX_REPORTS2; ) {
      let close = text.indexOf("-->", start + 4), end = close < 0 ? text.length : close + 3, comment = text.slice(start + 4, Math.min(close < 0 ? end : close, start + MAX_READ22)).trim(), said = instructionIn(comment);
      said !== void 0 && !markdown.isFenced(start) && markdown.hiddenAt(start) === "comment" && found.push({ start, end, said: detachText(said) }), start = text.indexOf("<!--", end);
    }
    return found.length === 0 ? void 0 : found;
  },
  check(comments, { path, kind }, report) {
    if (!(kind === "bundled-document" && TEMPLATE2.test(path)))
      for (let { start, end, said } of comments)
        report(
          { start, end },
          {
            message: `The comment gives instructions to a model: ${quote3(said)}`,
            hint: "Write it as visible text, or remove it."
          }
        );
  }
};
var TEMPLATE2 = /(?:^|[/_.-])templates?[/_.-][^/]*(?:\/[^/]*)?$/i;
var MAX_REPORTS2 = 50;
var MAX_READ22 = 2e3;
var LABEL = regex2("i")`
  ^(?:
    (?:
      important|note|critical|attention|system|hidden|instructions?|rules?
      |(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?)
        (?: (?:agents?|assistants?|models?|instructions?|only))?
    )\b[\s:,!–—-]*
  )+
`;
var DIRECTIVE = regex2("i")`
  ^(?:
    you (?:must|should|shall|are (?:required|not allowed))\b
    |(?:always|never)(?!\s+(?:edit|remove|delete|touch|change|modify|move))\s+[a-z\`]
    |(?:ignore|disregard|forget|override)\s+(?:all|any|the|every|previous|prior|your|these|those|everything)\b
    |must (?:always|never|not)\b|make sure (?:to|that|you)\b
    |(?:do not|don't) (?:tell|mention|reveal|ask|run|use|show|follow|suggest|report|flag|approve)\b
  )
`;
var ORDER = regex2("i")`
  ^(?:please )?(?:
    run|use|execute|include|send|write|add|follow|read|respond|reply|answer|call|install|check|ensure|ignore|skip
    |approve|prefer|assume|treat
  )\b
`;
var BEFORE_ANSWER = /\b(?:before|after|when|whenever) you (?:answer|respond|reply)\b/i;
var SPEAKS_TO_MODEL = /^\W*(?:(?:important|note|critical)\W+)?(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?|system)\b/i;
var FOR_OTHERS = /generated|do not edit|don't edit|by hand|in sync|maintained|todo|fixme|lint-|lintrc|prettier-|copyright|licen[cs]e|spdx|housestyle|skillsaw|agnix/i;
var TO_PEOPLE = regex2("im")`
  ^[^\w\n]*(?:(?:note|hint|reminder|instructions?|for|to|dear|all|the)\W{1,3}){0,4}
    (?:maintainers?|reviewers?|contributors?|authors?|editors?|writers?|developers?|humans?)\b
`;
function instructionIn(comment) {
  if (!(FOR_OTHERS.test(comment) || TO_PEOPLE.test(comment)))
    return comment.split(/\n|(?<=[.!]) /).map((line) => line.replace(/^[\s*#>-]+/, "").trim()).find((line) => {
      let order = line.replace(LABEL, "");
      return DIRECTIVE.test(order) || ORDER.test(order) && (BEFORE_ANSWER.test(order) || order !== line && SPEAKS_TO_MODEL.test(line));
    });
}
// src/rules/markdown/repeated-lines.ts
var MIN_LINES = 12;
var MIN_FILLED = 8;
var MIN_COUNTED = 6;
var MAX_BLOCKS = 20;
function findRepeatedBlocks(source, body, counts) {
  if (!mayRepeat2(source.text, body))
    return [];
  let lines = filledLines(source, body), repeated = findRepeatedWindows(lines);
  return repeated === void 0 ? [] : blocksAmong(source.text, lines, repeated, counts);
}
var FEW_LINES = 6;
var STEP = MIN_FILLED - FEW_LINES + 1;
function mayRepeat2(text, body) {
  let ends = /* @__PURE__ */ new Map(), lengths = [], key = 0;
  for (let start = body.start; start < body.end; ) {
    let newline = text.indexOf(`
`, start), length = (newline < 0 ? text.length : newline) - start;
    if (start += length + 1, length > 1) {
      let count22 = lengths.push(length), gone = count22 > FEW_LINES ? lengths[count22 - FEW_LINES - 1] ?? 0 : 0;
      key = Math.imul(key, BASE) + length - Math.imul(gone, OLDEST_OF_FEW) | 0;
      let end = ends.get(key);
      if (end !== void 0 && count22 >= end + MIN_FILLED)
        return true;
      end === void 0 && count22 % STEP === 0 && ends.set(key, count22);
    }
  }
  return false;
}
function filledLines({ lineStarts: lineStarts2, text }, { start: from, end: to }) {
  let lines = [];
  for (let [index, start] of lineStarts2.entries()) {
    let length = Math.min(to, (lineStarts2[index + 1] ?? text.length + 1) - 1) - start;
    start >= from && length > 1 && lines.push({ start, length, line: index + 1 });
  }
  return lines;
}
var BASE = 1000003;
function findRepeatedWindows(lines) {
  let firsts = /* @__PURE__ */ new Map(), repeated, key = 0;
  for (let [index, { length }] of lines.entries()) {
    let gone = lines[index - MIN_FILLED]?.length ?? 0;
    key = Math.imul(key, BASE) + length - Math.imul(gone, OLDEST) | 0;
    let begin = index - MIN_FILLED + 1, first = begin < 0 ? 0 : firsts.get(key);
    first === void 0 ? firsts.set(key, begin) : begin >= first + MIN_FILLED && (repeated ??= /* @__PURE__ */ new Map(), repeated.set(begin, first));
  }
  return repeated;
}
var OLDEST = weightBehind(MIN_FILLED);
var OLDEST_OF_FEW = weightBehind(FEW_LINES);
function weightBehind(lines) {
  return Array.from({ length: lines }).reduce((power) => Math.imul(power, BASE), 1);
}
function blocksAmong(text, lines, repeated, counts) {
  let blocks = [], words = (index) => {
    let line = lines[index];
    return line && text.slice(line.start, line.start + line.length).trim();
  }, covered = 0;
  for (let [index, first] of repeated) {
    let line = at2(lines, index);
    if (index < covered || !counts(line.start) || blocks.length === MAX_BLOCKS)
      continue;
    let exact = follow(words, { first, again: index }, 1, 0);
    covered = index + exact.pairs;
    let prose = lines.slice(index, covered).filter(({ start }) => counts(start));
    if (at2(lines, covered - 1).line - line.line + 1 >= MIN_LINES && prose.length >= MIN_COUNTED && !isForm(prose.map(({ start, length }) => text.slice(start, start + length)))) {
      let after = follow(words, { first, again: index }, 1, MAX_GAP);
      blocks.push(...growBlock(lines, words, { first, again: index }, after)), covered = after.again + 1;
    }
  }
  return blocks;
}
function growBlock(lines, words, { first, again }, after) {
  let before2 = follow(words, { first: first - 1, again: again - 1 }, -1, MAX_GAP), skipped = linesBeforeSection(words, before2.again, again), begin = at2(lines, before2.first + skipped), repeat = at2(lines, before2.again + skipped), last = at2(lines, after.again);
  return repeat.start > begin.start ? [{ first: begin, again: repeat, end: last.start + last.length, lines: before2.pairs + after.pairs - skipped }] : [];
}
function linesBeforeSection(words, from, to) {
  for (let index = from; index < to; index += 1) {
    let line = words(index);
    if (line !== void 0 && /^(?:#{1,6}\s|<[a-z])/i.test(line))
      return index - from;
  }
  return 0;
}
var MAX_GAP = 4;
var MAX_PAIRS = 5e3;
function follow(words, from, step, maxGap) {
  let [first, again] = [from.first, from.again], found = { pairs: 0, first: first - step, again: again - step }, border = step > 0 ? from.again : from.first;
  for (; found.pairs < MAX_PAIRS && (step > 0 ? first < border : again > border); ) {
    let gap = gapBefore(words, first, again, step, maxGap);
    if (gap === void 0 || (first += gap[0] * step, again += gap[1] * step, step > 0 ? first >= border : again <= border))
      return found;
    found = { pairs: found.pairs + 1, first, again }, first += step, again += step;
  }
  return found;
}
function gapBefore(words, first, again, step, maxGap) {
  for (let total = 0; total <= maxGap; total += 1)
    for (let skipped = 0; skipped <= total; skipped += 1) {
      let own = words(first + skipped * step);
      if (own !== void 0 && own === words(again + (total - skipped) * step))
        return [skipped, total - skipped];
    }
}
function isForm(lines) {
  return lines.filter((line) => /\[[^\]]*\](?!\()|_{3,}|\{[^}]*\}|<[A-Z][\w -]*>/.test(line)).length * 4 >= lines.length || new Set(lines).size < MIN_LINES / 2;
}
// src/rules/markdown/markdown-duplicate-block.ts
var markdownDuplicateBlock = {
  id: "markdown-duplicate-block",
  scope: "text",
  kinds: "all",
  description: "A file contains the same twelve or more lines twice",
  effects: [
    info2(CLIENTS3, "All clients send both copies to the model. If one copy is changed, the other contradicts it.")
  ],
  check(text, report) {
    if (text.format !== "markdown")
      return;
    let blocks = findRepeatedBlocks(text.source, text.body, (start) => isProse(text, start));
    for (let { first, again, end, lines } of blocks.filter((block) => !isInExample(text, block.again.start)))
      report(
        { start: again.start, end },
        {
          message: `These ${String(lines)} lines repeat the lines from line ${String(first.line)} on`,
          hint: "Keep one of the two copies."
        }
      );
  }
};
function isProse({ markdown }, start) {
  return !markdown.isFenced(start);
}
function isInExample({ text }, start) {
  let above = text.slice(Math.max(0, start - MAX_EXAMPLE), start), heading = /(?:^|\n)#{1,6}[ \t]([^\n]*)\n(?:(?!#{1,6}[ \t])[^\n]*\n)*$/.exec(above)?.[1];
  return heading !== void 0 && /\b(?:examples?|samples?)\b/i.test(heading);
}
var MAX_EXAMPLE = 3e3;
// src/rules/reading/texts/unpaired-fences.ts
var unpairedFences = oncePerText((text) => {
  let { markdown } = text, faults = fenceFaults(text.text, markdown.fenceLines).slice(0, MAX_FAULTS);
  if (faults.length === 0)
    return faults;
  let blocks = new Set(markdown.codeRanges.map(({ start }) => start));
  return faults.filter((fault) => {
    let line = fault.kind === "nested" ? fault.stray : fault.line;
    return blocks.has(line.start) ? !isIndentedCode(text, line) : fault.kind === "nested" && blocks.has(fault.outer.start) && !isInCode(text, line);
  });
});
function isShownAsText({ markdown }, { start }) {
  return !markdown.codeRanges.some((range) => range.start === start);
}
function isInCode({ markdown }, { start }) {
  return markdown.codeRanges.some((range) => range.start <= start && start < range.end);
}
var MAX_FAULTS = 20;
var CODE_COLUMNS = 4;
function isIndentedCode({ text, body }, { start, indent, length }) {
  if (indent < CODE_COLUMNS)
    return false;
  let words = `${text.slice(body.start, start)}${"x".repeat(length)}${text.slice(start + length, body.end)}`;
  return readCodeRanges(words).some((range) => range.start === start - body.start);
}
// src/rules/markdown/markdown-fence-nesting.ts
var markdownFenceNesting = {
  id: "markdown-fence-nesting",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A code block inside another one has the same number of backticks, so it ends the outer one",
  effects: [
    warning2(
      CLIENTS3,
      "VS Code and github.com end the outer block at the end of the inner one and show the following text as code. The models of all clients may read it in the same way."
    )
  ],
  fixes: "Makes the outer fences longer than any fence inside the block.",
  source: "https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/creating-and-highlighting-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report) {
    for (let fault of unpairedFences(text))
      if (fault.kind === "nested") {
        let { outer, inner, stray } = fault, marks = outer.mark.repeat(longestWithin(text, outer, stray) + 1);
        report(
          { start: stray.start, end: stray.end },
          {
            message: `This fence ${isShownAsText(text, stray) ? "is shown as text" : "begins a new code block"}, because the block in line ${findLineNumber(text, inner)} ended the one in line ${findLineNumber(text, outer)}`,
            hint: `Use ${String(marks.length)} backticks or tildes instead of ${String(outer.length)} around the outer block.`
          },
          isCertain(text, fault, marks.length) ? { fix: { kind: "edits", edits: [replaced(outer, marks), replaced(stray, marks)] } } : {}
        );
      }
  }
};
function isCertain({ text, markdown }, { outer, stray }, length) {
  if (outer.indent !== stray.indent)
    return false;
  let lines = markdown.fenceLines.map(
    (line) => line.start === outer.start || line.start === stray.start ? { ...line, length } : line
  );
  return fenceFaults(text, lines).every(({ kind }) => kind === "nested");
}
function findLineNumber({ source }, { start }) {
  return String(positionAt(source, start).line);
}
function longestWithin({ markdown }, outer, stray) {
  return markdown.fenceLines.filter(({ start, mark: mark2 }) => start >= outer.start && start < stray.start && mark2 === outer.mark).reduce((longest, { length }) => Math.max(longest, length), 0);
}
function replaced({ start, length }, text) {
  return { start, end: start + length, text };
}
// src/rules/markdown/markdown-unclosed-fence.ts
var markdownUnclosedFence = {
  id: "markdown-unclosed-fence",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A fenced code block is not closed, or a fence closes nothing",
  effects: [
    warning2(
      CLIENTS3,
      "VS Code and github.com show the following text as code, and the models of all clients may take these instructions for an example."
    )
  ],
  fixes: "Closes the block at the end of the file, if no blank line follows, so that only code can follow.",
  source: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report) {
    for (let fault of unpairedFences(text)) {
      if (fault.kind === "nested")
        continue;
      let { line } = fault;
      fault.kind === "unclosed" ? report({ start: line.start, end: line.end }, { message: "The code block that begins here is never closed", hint: "Close it with the same number of backticks or tildes, on a line after the code." }, closing(text, line)) : report(
        { start: line.start, end: line.end },
        { message: "This fence has no code block to close, so it begins a new one", hint: "Add the opening fence above the code, or remove this one." }
      );
    }
  }
};
function closing({ text }, line) {
  let rest = text.slice(line.end).replace(/\s+$/, "");
  if (rest === "" || /\n[ \t]*\r?\n/.test(rest))
    return {};
  let indent = text.slice(line.start - line.indent, line.start), end = line.end + rest.length, added = `${readLineEnding(text)}${indent}${line.mark.repeat(line.length)}`;
  return /^[ \t]*$/.test(indent) ? { fix: { kind: "edits", edits: [{ start: end, end, text: added }] } } : {};
}
// src/rules/markdown/shell-own-folder.ts
var shellOwnFolder = {
  id: "shell-own-folder",
  scope: "text",
  kinds: ["agent", "command", "prompt", "skill"],
  looksFor: { parts: ["dirname"] },
  description: "A command in a text counts a path from the folder of the script in which it is",
  effects: [
    warning2(
      ["vscode", "copilot-cli", "claude", "codex", "gemini"],
      "The agents of all clients give the command to a shell. It is not in a script there, so `$0` is the name of the shell, and the path is wrong."
    )
  ],
  source: "https://www.gnu.org/software/bash/manual/html_node/Special-Parameters.html",
  check({ text, body, markdown }, report) {
    let left = MAX_FINDINGS5;
    for (let { 0: written, index } of text.matchAll(OWN_FOLDER))
      index >= body.start && left > 0 && markdown.isFenced(index) && !isScript(text, index, markdown) && (left -= 1, report(
        { start: index, end: index + written.length },
        {
          message: `${quote3(written)} is not the folder of this text`,
          hint: "Write a path from the folder of the skill, or `${CLAUDE_PLUGIN_ROOT}` in a plugin."
        }
      ));
  }
};
var MAX_FINDINGS5 = 5;
var OWN_FOLDER = /(?<!:-)\$\((?:cd[ \t]+"?\$\()?dirname[ \t]+["']?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})["']?\)(?=["']?\/\.?\.?\w*)/g;
function isScript(text, at22, { fenceLines }) {
  let opening = fenceLines.findLast(({ start }) => start < at22), block = opening === void 0 ? "" : text.slice(opening.end, at22);
  return opening === void 0 || /#!|<<|\bfunction\b|\(\)[ \t]*\{|\bset -e/.test(block);
}
// src/rules/markdown/shell-tilde-quoted.ts
var KINDS32 = [
  "agent",
  "agents-md",
  "claude-md",
  "claude-rule",
  "client-agent",
  "command",
  "prompt",
  "skill"
];
var shellTildeQuoted = {
  id: "shell-tilde-quoted",
  scope: "text",
  kinds: KINDS32,
  bundled: "documents",
  looksFor: { parts: ['"~/', "'~/"] },
  description: "A command has a path with `~` in quotes, which a shell does not replace",
  effects: [
    warning2(
      ["vscode", "copilot-cli", "claude", "cursor", "windsurf", "codex", "gemini"],
      "The agents of all clients run the command as it is written, and the shell looks for a folder named `~`."
    )
  ],
  source: "https://www.gnu.org/software/bash/manual/html_node/Tilde-Expansion.html",
  check({ text, body, markdown }, report) {
    let count22 = 0;
    for (let quoted of ['"~/', "'~/"])
      for (let at22 = text.indexOf(quoted, body.start); at22 >= 0; at22 = text.indexOf(quoted, at22 + 1)) {
        let path = PATH.exec(text.slice(at22 + 1, at22 + MAX_PATH2))?.[0], before2 = text.slice(Math.max(body.start, at22 - MAX_BEFORE2), at22).replace(/^[^]*\n/, "");
        path !== void 0 && RUN2.test(before2) && markdown.isFenced(at22) && count22 < MAX_FINDINGS6 && isShell(text, at22, markdown.fenceLines, before2.endsWith("=")) && (count22 += 1, report(
          { start: at22, end: at22 + path.length + 2 },
          {
            message: `The shell does not replace \`~\` in ${quoteValue(`${quoted.charAt(0)}${path}${quoted.charAt(0)}`)}`,
            hint: `Write \`"$HOME${path.slice(1)}"\`.`
          }
        ));
      }
  }
};
var MAX_FINDINGS6 = 10;
var MAX_BEFORE2 = 200;
var MAX_PATH2 = 300;
var PATH = /^~\/[\w./$({})-]{1,200}(?=["'])/;
var RUN2 = regex2()`
  (?:^|[|&;(\`])[ \t]*(?:
    (?:
      bash|sh|zsh|source|\.|node|python3?|cat|cd|ls|mkdir(?:[ \t]+-p)?|touch|chmod[ \t]+[+\w]+
      |(?:if[ \t]+)?(?:test|\[\[?)[ \t]+(?:![ \t]+)?-[defrswx]
    )[ \t]+
    |(?:export[ \t]+)?[A-Z][A-Z\d_]{1,40}=
  )$
`;
var SHELL = /^(?:bash|sh|shell|zsh|console|terminal)(?![\w+#-])/i;
function isShell(text, at22, fences, isAssigned) {
  let opening = fences.findLast(({ start }) => start < at22), lineEnd = opening === void 0 ? -1 : text.indexOf(`
`, opening.start), info22 = opening === void 0 ? "" : text.slice(opening.start, lineEnd).replace(/^[\s>]*[`~]+[ \t]*/, "");
  return (SHELL.test(info22) || info22.trim() === "" && !isAssigned) && !/\beval\b|expanduser|\/#\\?~/.test(text.slice(at22, at22 + MAX_BLOCK));
}
var MAX_BLOCK = 1500;
// src/rules/markdown/lone-tags.ts
var TAG = /<(\/?)([a-z][a-z\d]*(?:[_-][a-z\d]+)*)(?:\s(?:[^<>"{}\n]|"[^"\n]{0,200}"|\{[^{}\n]{0,200}\}){0,300}|\s[^<>\n]{0,300})?>/gi;
var ALSO_PARTS = wordSet2("area g hgroup output path");
var MAX_TAGS = 2e3;
function findTags(text, { start, end }) {
  let tags = [];
  TAG.lastIndex = start;
  for (let match = TAG.exec(text); match !== null && match.index < end && tags.length < MAX_TAGS; match = TAG.exec(text)) {
    let [tag, slash = "", name = ""] = match, element = name.toLowerCase();
    if ((!HTML_ELEMENTS.has(element) || ALSO_PARTS.has(element)) && !tag.endsWith("/>")) {
      let range = { start: match.index, end: match.index + tag.length };
      tags.push({ ...range, name, isClosing: slash !== "" });
    }
  }
  return tags;
}
function isAlone(text, { start, end }) {
  let newline = text.indexOf(`
`, end), before2 = text.slice(Math.max(0, start - MAX_INDENT2), start);
  return /(?:^|\n)[ \t]*$/.test(start <= MAX_INDENT2 ? `
${before2}` : before2) && text.slice(end, newline < 0 ? end + MAX_INDENT2 : Math.min(newline, end + MAX_INDENT2)).trim() === "";
}
var MAX_INDENT2 = 100;
// src/rules/markdown/xml-tag-unbalanced.ts
var xmlTagUnbalanced = {
  id: "xml-tag-unbalanced",
  scope: "text",
  kinds: "all",
  description: "A tag on a line of its own has no matching tag",
  effects: [
    warning2(
      CLIENTS3,
      "All clients send the tags to the model, which then cannot tell where the section begins or ends."
    )
  ],
  looksFor: { parts: ["<"] },
  check(text, report) {
    if (text.format !== "markdown" || !text.text.includes("</") && !OPENS_SECTION.test(text.text))
      return;
    let all = findTags(text.text, text.body), tags = all.filter(({ start }) => !text.markdown.isFenced(start)), among = new Set(unpairedTags(text, tags));
    if (among.size > 0 && unpairedFences(text).length > 0)
      return;
    let unpaired = among.size === 0 ? [] : unpairedTags(
      text,
      all.filter(({ start }) => text.markdown.hiddenAt(start) === void 0)
    ).filter((tag) => among.has(tag)), again = findRepeated(unpaired), isSaid = (tag) => [...again.values()].includes(tag);
    for (let tag of unpaired.filter((one) => !isSaid(one)).slice(0, MAX_REPORTS3))
      report(
        tag,
        tag.isClosing ? {
          message: `${quote3(`</${shownName(text, tag)}>`)} has no matching ${quote3(`<${shownName(text, tag)}>`)}`,
          hint: "Remove the tag, or add the opening tag where the section begins."
        } : again.has(tag) ? {
          message: `${quote3(`<${tag.name}>`)} begins again before it is closed`,
          hint: `Write ${quote3(`</${tag.name}>`)} if the section ends here.`
        } : {
          message: `${quote3(`<${tag.name}>`)} is never closed`,
          hint: `Add ${quote3(`</${tag.name}>`)} where the section ends.`
        },
        tag.isClosing || again.has(tag) ? {} : { effects: NEVER_CLOSED }
      );
  }
};
var MAX_REPORTS3 = 20;
var NEVER_CLOSED = [
  info2(
    CLIENTS3,
    "All clients send the tag to the model. If it begins a section, the model cannot tell where the section ends."
  )
];
function shownName({ text }, { start, end, name }) {
  let words = text.slice(start + 2, end - 1);
  return words.includes("=") || words.length > MAX_WORDS2 ? name : words.trim();
}
var MAX_WORDS2 = 60;
function findRepeated(unpaired) {
  let repeated = /* @__PURE__ */ new Map();
  for (let [, tags] of groupBy2(unpaired, ({ name }) => name))
    tags.length % 2 === 0 && tags.every(({ isClosing }) => !isClosing) && tags.forEach((tag, index) => {
      let opening = index % 2 === 1 ? tags[index - 1] : void 0;
      opening !== void 0 && repeated.set(tag, opening);
    });
  return repeated;
}
var NAMES3 = regexSource2`
  rules?|instructions?|guidelines?|examples?|context|important|critical|constraints?|requirements?|workflow|steps?
  |process|role|task|tasks|output|output[_-]format|format|thinking|system|background|goals?|objectives?
  |principles?|policy|policies|persona|input|tools?|boundar(?:y|ies)|conventions?|standards?|restrictions?
  |limitations?|checklist|behaviou?r|identity|mission
`;
var SECTION = new RegExp(`^(?:${NAMES3})$`, "i");
var OPENS_SECTION = new RegExp(`<(?:${NAMES3})[\\s>]`, "i");
function unpairedTags({ text }, tags) {
  let open = /* @__PURE__ */ new Map(), unpaired = [], closed = /* @__PURE__ */ new Set();
  for (let tag of tags) {
    let waiting = open.get(tag.name) ?? [];
    open.set(tag.name, waiting), tag.isClosing ? takeOpening(text, waiting, tag) === void 0 ? unpaired.push(tag) : closed.add(tag.name) : waiting.push(tag);
  }
  for (let [name, waiting] of open)
    unpaired.push(...SECTION.test(name) || closed.has(name) ? waiting.filter((tag) => !isPhrase(text, tag)) : []);
  return withoutMisspelled(unpaired.filter((tag) => isAlone(text, tag))).toSorted((a, b) => a.start - b.start);
}
function isPhrase(text, { start, end, name }) {
  let words = text.slice(start + 1 + name.length, end - 1);
  return !words.includes("=") && /\S\s+\S/.test(words);
}
function takeOpening(text, waiting, closing2) {
  let own = waiting.length > 1 && isAlone(text, closing2) ? waiting.findLastIndex((tag) => isAlone(text, tag)) : -1;
  return own < 0 ? waiting.pop() : waiting.splice(own, 1).at(0);
}
function withoutMisspelled(unpaired) {
  let closing2 = unpaired.filter(({ isClosing }) => isClosing).slice(0, MAX_REPORTS3);
  return unpaired.filter(
    (tag) => tag.isClosing || !closing2.some((other) => other.start > tag.start && isNear2(other.name, tag.name))
  );
}
function isNear2(a, b) {
  return a.length < MAX_NEAR_CHARACTERS && b.length < MAX_NEAR_CHARACTERS && editsUpTo2(2, a.toLowerCase(), b.toLowerCase()) !== void 0;
}
var MAX_NEAR_CHARACTERS = 30;
// src/rules/markdown/index.ts
var MARKDOWN_RULES = [
  htmlCommentInstruction,
  markdownDuplicateBlock,
  markdownFenceNesting,
  markdownUnclosedFence,
  shellOwnFolder,
  shellTildeQuoted,
  xmlTagUnbalanced
];
// src/rules/references/link-target.ts
var UNKNOWN = { kind: "unknown" };
function resolveTarget(target, { path: from, root }, { paths }) {
  if (isPlaceholder(target) || OF_OTHER_MACHINE.test(target))
    return UNKNOWN;
  let resolved = resolveReference(from, target);
  if (resolved.kind !== "inside")
    return resolved.kind === "outside" && /^(?:\.\.?\/)/.test(target) && !target.includes("\\") ? { kind: "outside" } : UNKNOWN;
  let path = resolved.path.replace(/\/$/, ""), exists = (at22) => paths.has(at22) || paths.hasFolder(at22), inRoot = target.startsWith("/") ? joinPath2(root, path) : path;
  if (exists(path) || exists(inRoot))
    return { kind: "here", path: exists(path) ? path : inRoot };
  if (parentsOf2(path).some((parent) => paths.has(parent)))
    return UNKNOWN;
  let spelled = paths.spelled(path);
  if (spelled !== void 0)
    return { kind: "other-case", path, spelled };
  if (!looksLikePath(target) || isPageOfSite(target))
    return UNKNOWN;
  let fromRoot = existingFrom("", target, exists), skills = folderAroundSkills(from), shared = skills === void 0 || /^\/|^\.\./.test(target) ? void 0 : existingFrom(skills, target, exists);
  return {
    kind: "missing",
    path,
    ...fromRoot !== void 0 && { fromRoot },
    ...shared !== void 0 && { shared },
    ...fromRoot === void 0 && mayBePage2(target, from, paths) && { mayBePage: true }
  };
}
var OF_OTHER_MACHINE = /^\/mnt\/(?:skills|user-data)\//;
function existingFrom(folder, target, exists) {
  let resolved = resolveReference(joinPath2(folder, "x"), target);
  return resolved.kind === "inside" && exists(resolved.path) ? resolved.path : void 0;
}
function folderAroundSkills(path) {
  let [match, folder = ""] = /^(?:(.+)\/)?skills\//.exec(path) ?? [];
  return match === void 0 ? void 0 : folder;
}
var PLACEHOLDER = regex2("i")`
  [{}<>*$[\]|…]|\.\.\.|%7B|\bpath[/-]to\b|\byour[-_]|\brelative[/-]path\b|(?:^|\/)relative\/|\/\?[a-z]|\bX{2,}\b
  |x{3,}|YYYY|\bexample[-_/]|^\.?\/?(?:url|link|path|file)(?:\.md)?$|^\w+\.(?:url|html_url|link|href|path)$
  |(?:^|\/)(?:file|page)[-_]?name\.\w+$
`;
var NAMED_FOLDER = /^[A-Z]{2,20}_(?:DIR|ROOT)\//;
function isPlaceholder(target) {
  return PLACEHOLDER.test(target) || NAMED_FOLDER.test(target);
}
function isPageOfSite(target) {
  return /^\/[\w%-]+(?:\/[\w%-]+)*\/?[#?]/.test(target);
}
function mayBePage2(target, from, paths) {
  let folder = /^\/([\w%-]+)(?:\/[\w%-]+)*\/?$/.exec(target)?.[1];
  return folder !== void 0 && (!paths.hasFolder(folder) || /\.mdx$/i.test(from));
}
var ALTERNATIVES = /^[A-Z]{1,5}(?:\/[A-Z]{1,5})+$/;
function looksLikePath(target) {
  let path = target.replace(/[#?].*$/s, "");
  return ALTERNATIVES.test(path) ? false : /^[\w.@~%()+,& /-]*$/u.test(path) ? /\/|\.[a-z]\w{0,9}$/i.test(path) : path.includes("/") && !/\s/.test(path);
}
// src/rules/references/examples/only-an-example.ts
var MAX_PARAGRAPH = 600;
var MAX_LINE6 = 300;
var EXAMPLES2 = /\b(?:e\.g\.|for example\b|for instance\b|such as\b|like this\b|examples?\b\**[ \t]*:)/i;
var ARROW = /(?:\u2192|\u21D2|[-=]>)\s*[`"'*[]*$/;
var ELSEWHERE2 = /`(?:~|<[\w -]{1,60}>|[A-Za-z]:|\$\{?HOME\}?)[\\/][^`\n]{0,200}`/;
var MAY_NOT_EXIST = /\bif\s[^.:;\n]{0,80}\bexists?\b/i;
var WISHED = /\bwould be (?:helpful|useful|good|nice|better)\b/i;
var SHOWN2 = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:[`"'*_]*(?:good|bad|better|wrong|right|correct|incorrect|do|don['\u2019]t|before|after|example)[`"'*_]*:|\u2705|\u274C|\u2713|\u2717)/i;
var MAKES2 = regex2("i")`
  \b(?:
    creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|produc(?:e|es|ed|ing)
    |mov(?:e|es|ed|ing)|extract(?:s|ed|ing)?|split(?:s|ting)?|past(?:e|es|ed|ing)(?=[^\n.;:]*\b(?:in)?to\b)
    |(?:puts?|putting|places?|stores?)(?=[^\n.;:]*\b(?:in|into|at|under)\s+[\`"'*]*$)
  )\b[^\n.;:]*$
`;
var READS = regex2("i")`
  \b(?:
    see|read|from|per|follow|follows|following|follow the|using|with|by|to match
    |(?:described|documented|defined|listed|explained|found|given|shown|specified|as) in
  )\s+(?:the\s+)?(?:file\s+)?[\`"'*[(]*$
`;
var OF_ANOTHER_SKILL = regex2("i")`
  \`(?:\/[\w:.-]{1,80}\`(?:['’]s)?|[\w:.-]{1,80}\`['’]s)\s+[\`"']*$
  |(?:
    \`[\w/:.-]{1,80}\`|\b(?:other|another|sibling|neighbou?ring)|\b[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){1,6}
    |\*\*[\w/:.-]{1,80}\*\*
  )\s+skill(?:['’]s)?\s+[\`"']*$
`;
var ITS_OF_ANOTHER_SKILL = /(?:`[\w/:.-]{1,80}`\**\s+skill\b(?:[^.\n]|\.(?!\s)|\n(?!\s*\n)){0,200}\bits\s+|`skill:\s?[\w/:.-]{1,80}`\s?(?:\u7684|\u306E|['\u2019]s|,)?\s?)[`"'*]*$/i;
var OF_A_PLUGIN = /\bplugin['\u2019]s\s(?:[^.\n`]|\.(?!\s)){0,80}`$/i;
var IN_HISTORY = /^[ \t]*\|[ \t]*v?\d+\.\d+[\w.]*[ \t]*\|[ \t]*\d{4}-\d\d-\d\d/;
var LIST_OF_EXAMPLES = /^[\W_]*examples?\b/i;
var NEXT_TO_ANOTHER = /`(?:[\w.-]{1,80}\/){1,8}SKILL\.md`\s{0,3}(?:\+|&|,|and|plus|with)\s{1,3}(?:its\s)?`$/;
function isOnlyExample(text, { start, end }) {
  let before2 = paragraphBefore(text, start), line = text.slice(Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_LINE6), start), introduction = introductionOf(text, start);
  return EXAMPLES2.test(before2) || ARROW.test(line) || SHOWN2.test(line) || OF_ANOTHER_SKILL.test(line) || ITS_OF_ANOTHER_SKILL.test(before2) || NEXT_TO_ANOTHER.test(line) || OF_A_PLUGIN.test(line) || IN_HISTORY.test(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start)) || LIST_OF_EXAMPLES.test(introduction) || WISHED.test(sentenceBehind(text, end)) || isToBeMade(before2) || isToBeMade(introduction) || ELSEWHERE2.test(introduction) || MAY_NOT_EXIST.test(introduction) || namesAnotherSkill(introduction, text) || namesAnotherSkill(IN_ANOTHER_SKILL.exec(text.slice(end, end + MAX_BEHIND2))?.[0] ?? "", text) || isCopiedThere(text, text.slice(start, end));
}
var NAMED_SKILL = /`([\w/:.-]{1,80})`\**[ \t]+skill\b/g;
var IN_ANOTHER_SKILL = /^[`"')*]*\s(?:in|of|from)\s(?:the\s)?`[\w/:.-]{1,80}`\**[ \t]+skill\b/;
var MAX_BEHIND2 = 120;
function namesAnotherSkill(introduction, text) {
  let own = /^name:[ \t]*["']?([\w.-]+)/m.exec(text.slice(0, MAX_FRONTMATTER))?.[1];
  return [...introduction.matchAll(NAMED_SKILL)].some(([, name]) => name !== own);
}
var MAX_FRONTMATTER = 2e3;
function isCopiedThere(text, written) {
  let folder = /^[\w.-]+\/[\w.-]+\//.exec(written)?.[0];
  if (folder === void 0)
    return false;
  for (let at22 = text.indexOf(folder); at22 >= 0; at22 = text.indexOf(folder, at22 + folder.length)) {
    let line = text.slice(Math.max(text.lastIndexOf(`
`, at22 - 1) + 1, at22 - MAX_LINE6), at22);
    if (/\b(?:copy|copies|install|installs)\b[^\n]*\b(?:to|into|at|in|under)\s+`$/i.test(line) && text.charAt(at22 + folder.length) === "`")
      return true;
  }
  return false;
}
var OF_AN_ANSWER = regex2("i")`
  \b(?:outputs?|reports?|responses?|results?|answers?)\b[^\n]*\b(?:formats?|templates?|examples?|structure|layout)
    \b
  |\b(?:formats?|templates?|examples?) (?:of|for) (?:the |an? )?(?:outputs?|reports?|responses?|results?|answers?)
    \b
  |^#{1,6} +(?:expected |example |sample )?outputs?[ \t:]*$|^#{1,6} +examples? \d{1,3}\b
  |^#{1,6} +(?:example|ejemplo|exemple|exemplo|beispiel|esempio) (?:of|de|du|di|für)[ ]
`;
var MAX_SECTION = 2e4;
function isInAnswer(text, start) {
  let level = 7;
  return (text.slice(Math.max(0, start - MAX_SECTION), start).match(/^#{1,6} [^\n]*/gm) ?? []).toReversed().some((heading) => {
    let own = heading.indexOf(" "), isAround = own < level;
    return level = Math.min(level, own), isAround && OF_AN_ANSWER.test(heading);
  });
}
function isShown2(text, start) {
  let line = text.slice(Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_LINE6), start);
  return SHOWN2.test(line) || SHOWN_AS.test(line) || isQuoted(line, text, start) || BLOCK.test(paragraphAround(text, start));
}
var SHOWN_AS = regex2("i")`
  \b(?:for (?:instance|example)|e\.g\.|referenced|referred|written|formatted|linked)\b[^.\n[\]]{0,120}\b
    (?:as|like)[: ]\s{0,2}["'\`]?\[[^[\]\n]{0,80}\]\($
`;
var BLOCK = /\{\{[#/][a-z]/i;
function isQuoted(before2, text, start) {
  let newline = text.indexOf(`
`, start), behind = text.slice(start, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE6));
  return before2.split('"').length % 2 === 0 && /"[^"]* [^"]*$/.test(before2) && behind.includes('"');
}
function paragraphAround(text, start) {
  let from = Math.max(0, start - MAX_AROUND), above = text.slice(from, start), below = text.slice(start, start + MAX_AROUND), end = below.search(/\n[ \t]*\n/);
  return `${above.slice(above.lastIndexOf(`

`) + 1)}${end < 0 ? below : below.slice(0, end)}`;
}
var MAX_AROUND = 1500;
function isToBeMade(words) {
  return MAKES2.exec(words.replace(/:\s*$/, "")) !== null && !READS.test(words);
}
function paragraphBefore(text, start) {
  let before2 = text.slice(Math.max(0, start - MAX_PARAGRAPH), start), last = [...before2.matchAll(/\n[ \t]*(?:\r?\n|(?:[-*+]|\d{1,3}[.)])[ \t])/g)].at(-1);
  return last === void 0 ? before2 : before2.slice(last.index + last[0].length);
}
function introductionOf(text, start) {
  let lines = text.slice(Math.max(0, start - MAX_PARAGRAPH), start).split(`
`).slice(0, -1), own = text.slice(text.lastIndexOf(`
`, start - 1) + 1, start);
  if (!isEntry(own))
    return "";
  let written = lines.filter((line) => line.trim() !== ""), parent = written.findLast((line) => indentationOf(line) < indentationOf(own)), above = written.findLast((line) => !isEntry(line) && indentationOf(line) === 0);
  return [parent, above].find((line) => line !== void 0 && INTRODUCES.test(line))?.slice(-MAX_LINE6) ?? "";
}
var INTRODUCES = /[:\uFF1A][*_]*\s*$/;
function indentationOf(line) {
  return line.search(/[^ \t]/);
}
function isEntry(line) {
  return /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/.test(line);
}
function sentenceBehind(text, end) {
  let behind = text.slice(end, end + MAX_LINE6);
  return /^(?:[^.\n]|\.(?!\s)|\n(?!\s*\n))*/.exec(behind)?.[0] ?? "";
}
// src/rules/reading/reports/is-shown.ts
var LOADED = /* @__PURE__ */ new Set([
  "agent",
  "claude-rule",
  "command",
  "output-style",
  "path-instructions",
  "prompt",
  "skill"
]);
var SHOWN3 = regex2("i")`
  (?:^|\/)(?:docs?|documentation|examples?|samples?|demos?|archived?|archives|deprecated|legacy)\/
    (?!(?:.*\/)?\.(?:github|claude|agents|vscode|cursor|gemini|codex)\/)
`;
var TEMPLATE3 = /(?:^|\/)_[^/]*(?:\/SKILL\.md)?$|(?:^|[/._-])template(?:\.agent|\.instructions)?\.md$/i;
var OTHER_FOLDER2 = /(?:^|\/)\.(?!(?:github|vscode|claude|copilot|agents?|cursor|windsurf|gemini|codex)(?:-plugin)?\/)[\w-]+\//;
function isShown3({ path, kind, standing }) {
  let isOfOtherTool = standing === "stray" && kind !== "skill" && OTHER_FOLDER2.test(path);
  return kind !== void 0 && LOADED.has(kind) && (SHOWN3.test(path) || TEMPLATE3.test(path) || isOfOtherTool);
}
var ARCHIVE = /(?:^|\/)[._]?archived?(?:[-_]\w+)?\//i;
function isArchived({ path, standing }) {
  return standing === "stray" && ARCHIVE.test(path);
}
var FIXTURES = /(?:^|\/)(?:(?:[\w.-]+[_-])?fixtures?|__fixtures__|__snapshots__|testdata|test-data|golden(?:s|files)?)\//i;
function isFixture({ path }) {
  return FIXTURES.test(path);
}
var ABOUT_ONE_READER = /* @__PURE__ */ new Set(["frontmatter-yaml-dialect"]);
function isAboutLoading(rule) {
  return (rule.scope === "text" || rule.scope === "file" || rule.scope === "repository") && rule.bundled === void 0 && (rule.looksFor?.problems !== true || ABOUT_ONE_READER.has(rule.id)) && !rule.id.startsWith("security-");
}
// src/rules/references/examples/samples.ts
function skillFolderAbove(path, paths) {
  return parentsOf2(path).findLast((folder) => paths.has(joinPath2(folder, "SKILL.md")));
}
var AS_SAMPLE = regex2("i")`
  \b(?:
    inspiration|inspired by|sample|boilerplate|starting point|imitate
    |(?:an?|as|good|great|real|these|this) examples?\b(?! of)|template
    |examples? (?:readmes?|files?|documents?|pages?|projects?|reports?|outputs?|answers?)
  )\b
`;
var EXAMPLES_OF_LIST = /\b(?:samples?|examples?|templates?)\b\W*$/i;
async function isSampleOfSkill({ kind, path }, repository) {
  let folder = kind === "bundled-document" ? skillFolderAbove(path, repository.paths) : void 0;
  if (folder === void 0)
    return false;
  let below = folder === "" ? path : path.slice(folder.length + 1);
  return await repository.remember(`sample-of-skill ${path}`, async ({ read }) => {
    let skill = await read(joinPath2(folder, "SKILL.md"));
    return skill !== void 0 && mentionsOf(below, skill.text).some((at22) => isShownAsSample(skill.text, at22));
  });
}
var MAX_MENTIONS = 20;
function mentionsOf(path, text) {
  let found = [];
  for (let at22 = text.indexOf(path); at22 >= 0 && found.length < MAX_MENTIONS; at22 = text.indexOf(path, at22 + path.length))
    found.push(at22);
  return found;
}
var MAX_SENTENCE = 200;
function isShownAsSample(text, at22) {
  let before2 = text.slice(Math.max(0, at22 - MAX_SENTENCE), at22), sentence = before2.slice(before2.lastIndexOf(`
`) + 1).replace(/^.*[.!?;] /, ""), introduction = introductionOf(text, at22);
  return AS_SAMPLE.test(sentence) || AS_SAMPLE.test(introduction) || EXAMPLES_OF_LIST.test(introduction);
}
// src/rules/references/examples/written-files.ts
var OBJECT = String.raw`(?:creat(?:e|es|ing)|writ(?:e|es|ing)|generat(?:e|es|ing)|draft(?:s|ing)?)\s+(?:(?:an?|the|your|our|its)\s+)?(?:[\w-]+\s){0,3}`;
var PLACE = regexSource2`
  (?:
    captur(?:e|es|ing)|record(?:s|ing)?|sav(?:e|es|ing)|stor(?:e|es|ing)|append(?:s|ing)?|writ(?:e|es|ing)
    |document(?:s|ing)?|log(?:s|ging)?
  )\b[^\n.;:[]*\b(?:in|to|into|at|under)\s+(?:(?:an?|the|your|our|its)\s+)?
`;
var WRITES = new RegExp(String.raw`\b(?:${OBJECT}|${PLACE})\[[^\]\n]*\]\(<?$`, "i");
var MAX_BEFORE3 = 200;
var MAX_TARGET = 400;
var MAX_MENTIONS2 = 50;
function isWrittenByModel(text, start) {
  let target = /^[^\s#)>]*/.exec(text.slice(start, start + MAX_TARGET))?.[0] ?? "", at22 = target === "" ? -1 : text.indexOf(target);
  for (let mentions = 0; at22 >= 0 && mentions < MAX_MENTIONS2; mentions += 1) {
    if (WRITES.test(text.slice(Math.max(0, at22 - MAX_BEFORE3), at22)))
      return true;
    at22 = text.indexOf(target, at22 + target.length);
  }
  return false;
}
// src/rules/references/reference-rule.ts
function referenceRule({ find, judge: judge3, ...parts }) {
  return {
    ...parts,
    scope: "repository",
    kinds: "all",
    collect(text) {
      let found = text.format === "markdown" ? find(text) : [];
      return found.length === 0 ? void 0 : found;
    },
    async check(facts, report, repository) {
      let own = facts.filter(({ file }) => file.level === "repository"), judgeReference = judge3(own, repository);
      for (let { file, fact } of own)
        await checkReferences({ file, fact }, judgeReference, report, repository);
    }
  };
}
var MAX_FAULTS2 = 50;
async function checkReferences({ file, fact }, judgeReference, report, repository) {
  let faults = [];
  for (let reference of fact) {
    let fault = faults.length < MAX_FAULTS2 ? await judgeReference(reference, file, repository) : void 0;
    fault !== void 0 && !isOfAnotherProject(fault, reference, file, repository) && !isCopiedElsewhere(file, repository) && faults.push({ ...fault, reference });
  }
  let written = faults.flatMap(({ reference: { form, start } }) => form === "path" ? [] : [start]), prose = new Set(
    await repository.remember(
      `outside-of-code ${written.join()} ${file.path}`,
      async (view) => written.length === 0 ? [] : written.filter(await outsideOfCode(file, view))
    )
  ), ignoredBy = await readIgnored(
    repository,
    faults.flatMap(({ absent }) => absent ?? [])
  ), isIgnored = ({ absent }) => absent !== void 0 && ignoredBy(absent) !== void 0, certain = faults.filter(
    (fault) => !isIgnored(fault) && (fault.reference.form === "path" || prose.has(fault.reference.start))
  ), other = certain.length === 0 ? void 0 : await effectsInCopies(file, repository), habit = certain.filter(({ isHabit, particulars }) => isHabit === true && particulars === void 0), again = new Set(habit.slice(1)), together = certain.filter(({ saidTogether }) => saidTogether !== void 0), said = new Set(together.slice(1));
  for (let fault of certain.filter((one) => !said.has(one))) {
    let { start, end } = fault.reference, own = again.has(fault) ? { effects: SAME_MISTAKE } : fault.particulars, saidOfAll = together.length > 1 ? fault.saidTogether?.(together.length) : void 0;
    report(file, { start, end }, saidOfAll ?? fault.said, other ?? own);
  }
}
var SAME_MISTAKE = [
  info2(CLIENTS3, "It is the mistake of a link above: the path counts from the root of the repository.")
];
async function effectsInCopies(file, repository) {
  return isArchived(file) ? { effects: IN_ARCHIVE } : await isSampleOfSkill(file, repository) ? { effects: IN_SAMPLE } : void 0;
}
var IN_ARCHIVE = [info2(CLIENTS3, "No client loads the file from the archive. Its readers find nothing.")];
var IN_TEMPLATE = [
  info2(CLIENTS3, "The text is a template with links to fill in. A model that follows the link here finds nothing.")
];
var IN_SAMPLE = [
  info2(CLIENTS3, "The skill shows the file as a sample. A model that follows the link finds nothing.")
];
var SOURCES = /^(?:\.\/)?(app|lib|src|tests?)\/(?!.*\.md$)/;
function isOfAnotherProject({ absent, isElsewhere }, { target }, { kind }, { paths }) {
  let source = kind === "skill" ? SOURCES.exec(target)?.[1] : void 0;
  return (kind === "bundled-document" || source !== void 0 && !paths.hasFolder(source)) && absent !== void 0 && isElsewhere !== true && target.includes("/") && !target.startsWith("../") && !paths.hasFolder(folderOf3(absent));
}
var TO_COPY = /(?:^|[/_.-])(?:templates?|examples?|samples?|skeletons?|boilerplates?)(?=[/_.-])/i;
var COPY_OF_SITE = /(?:^|\/)llms(?:[-_.]\w+)*\.(?:md|txt)$/i;
var INPUT_OF_EVAL = /(?:^|\/)evals?\/(?:files?|fixtures?|inputs?)\//i;
function isCopiedElsewhere({ kind, path }, { paths }) {
  if (isTemplateOfProject(path))
    return true;
  if (kind !== "bundled-document")
    return kind === "command" && isSetAside(path);
  let below = path.slice(skillFolderAbove(path, paths)?.length ?? 0);
  return COPY_OF_SITE.test(path) || TO_COPY.test(below) || INPUT_OF_EVAL.test(below);
}
async function outsideOfCode({ path, kind }, repository) {
  let source = await repository.read(path);
  if (source === void 0)
    return () => false;
  let { text } = source, { hiddenAt } = (await openText(kind, text, false)).markdown;
  return (offset) => hiddenAt(offset) === void 0 && !isInAnswer(text, offset) && !isWrittenByModel(text, offset);
}
// src/rules/references/agent-reference-not-found.ts
var agentReferenceNotFound = referenceRule({
  id: "agent-reference-not-found",
  description: "A text names an agent file that does not exist",
  effects: [warning2(CLIENTS3, "No client has such an agent, so none can do what the text says about it.")],
  looksFor: { parts: [".agent", ".chatm"] },
  find: findAgentFiles,
  judge(_facts, { paths }) {
    let names;
    return ({ target }) => {
      names ??= new Set(paths.entries.map(({ path }) => nameOf2(path).toLowerCase()));
      let name = target.toLowerCase();
      if (!(names.has(name) || names.has(name.replace(/\.chatmode\.md$/, ".agent.md"))))
        return {
          said: {
            message: `The repository has no file named ${quote3(target)}`,
            hint: target.endsWith(".chatmode.md") ? "Agents have replaced chat modes: name the intended `.agent.md`, or remove the sentence." : "Name an existing agent, or remove the sentence."
          }
        };
    };
  }
});
var FILE = /(?<![\w./*{}<>[\]$-])(?:(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/)?([a-z\d][\w-]{1,80}\.(?:agent|chatmode)\.md)\b/gi;
var NOT_MEANT = regex2("i")`
  \b(?:
    create|creates|creating|generate|generates|write|writes|save|saves|name|named|called|rename|renamed|output
    |produce|produces|add|e\.g\.|example|examples|such as|like|convention|format|lower-?case|kebab-case|hyphens
    |extension|suffix
  )\b
`;
var GONE = /\b(?:removed|deleted|retired|former|obsolete|prohibited|do(?:\s+not|n['\u2019]t))\b/i;
var ANY = /^(?:my|your|our|name|agent|agent-name|agentname|custom|custom-agent|example|sample|test|foo|bar|xyz?|file|filename)(?:-(?:agent|name|custom))*\./i;
var SHOWS = /^[^\n]*:[*_]*\s*\n\s*(?:`{3}|~{3})/;
var MAX_FOUND4 = 50;
var LINE_BEFORE = 300;
function findAgentFiles({ text, body, markdown }) {
  if (!text.includes(".agent.md") && !text.includes(".chatmode.md"))
    return [];
  let found = [];
  FILE.lastIndex = body.start;
  for (let match = FILE.exec(text); match !== null && found.length < MAX_FOUND4; match = FILE.exec(text)) {
    let { 0: written, 1: target = "", index } = match, start = index + written.length - target.length, lineStart = Math.max(text.lastIndexOf(`
`, index) + 1, index - LINE_BEFORE);
    !NOT_MEANT.test(text.slice(lineStart, index)) && !NOT_MEANT.test(introductionOf(text, index)) && !GONE.test(introductionOf(text, index)) && !NOT_MEANT.test(headOfTable(text, lineStart)) && !ANY.test(target) && !isPlaceholder(target) && !SHOWS.test(text.slice(start + target.length, start + target.length + LINE_BEFORE)) && !mayBeMissing(text, { start: index, end: index + written.length }) && !isLinkText(text, index) && !markdown.isFenced(start) && !isInAnswer(text, index) && found.push({ start, end: start + target.length, target: Buffer.from(target).toString(), form: "path" });
  }
  return found;
}
function isLinkText(text, start) {
  return /[[(:]$/.test(text.slice(Math.max(0, start - 2), start).trimEnd());
}
function headOfTable(text, lineStart) {
  if (!text.startsWith("|", lineStart))
    return "";
  let rows = text.slice(Math.max(0, lineStart - MAX_TABLE), lineStart).trimEnd().split(`
`);
  return rows[rows.findLastIndex((row) => !row.startsWith("|")) + 1] ?? "";
}
var MAX_TABLE = 4e3;
// src/rules/references/command-home-path.ts
var CLIENTS22 = ["vscode", "copilot-cli", "claude", "cursor", "codex"];
var commandHomePath = {
  id: "command-home-path",
  scope: "file",
  kinds: ["hooks", "mcp"],
  looksFor: { parts: ["/home/", "Users"] },
  description: "A hook, a server or another command of the settings names a path in one person's home folder",
  effects: [
    warning2(CLIENTS22, "On other machines the path does not exist, so all clients fail to run the command there.")
  ],
  source: "https://code.claude.com/docs/en/hooks#reference-scripts-by-path",
  collect(text) {
    let root = isBroken(text.json) ? void 0 : text.json.value, found = isRecord4(root) ? COMMANDS2.filter((key) => Object.hasOwn(root, key)).flatMap((key) => findPaths(text, [key], root[key])) : [];
    return found.length === 0 ? void 0 : found.slice(0, MAX_FINDINGS7);
  },
  check(found, { path }, report, { paths }) {
    let particulars = HOME_FILES.some((file) => paths.has(file)) ? { effects: OF_ONE_PERSON } : {};
    for (let { path: named, range } of path.endsWith(".local.json") ? [] : found) {
      let said = {
        message: `${quoteValue(named)} exists on one machine only`,
        hint: "Write `~`, a variable such as `${CLAUDE_PROJECT_DIR}`, or a path in the repository."
      };
      report(range, said, particulars);
    }
  }
};
var HOME_FILES = ["bashrc", "bash_profile", "zshrc", "zshenv", "gitconfig"].flatMap((name) => [
  `.${name}`,
  `dot_${name}`
]);
var OF_ONE_PERSON = [
  info2(
    CLIENTS22,
    "All clients run the command on the machines of one person only, whose home folder the repository keeps."
  )
];
var COMMANDS2 = wordsIn("hooks statusLine apiKeyHelper awsAuthRefresh otelHeadersHelper mcpServers servers");
var MAX_FINDINGS7 = 20;
var MAX_DEPTH2 = 8;
var PLACEHOLDER2 = /\.{3}|\u2026|[<{]|\bpath\b/i;
function findPaths(text, at22, value) {
  if (typeof value == "string") {
    let named = [...value.matchAll(HOME_PATH)].find(
      ([written, owner = ""]) => isSomebody(owner) && !PLACEHOLDER2.test(written)
    ), range = named && text.json.rangeOf(at22);
    return range === void 0 ? [] : [{ path: detachText(named?.[0] ?? ""), range }];
  }
  return at22.length > MAX_DEPTH2 ? [] : Array.isArray(value) ? value.flatMap((item, index) => findPaths(text, [...at22, index], item)) : isRecord4(value) ? Object.entries(value).flatMap(([key, item]) => findPaths(text, [...at22, key], item)) : [];
}
// src/text/markdown/link-targets.ts
var MAX_TARGETS = 500;
function findLocalTargets(text, part) {
  let targets2 = [];
  return addTargets(targets2, text, part, "](", inlineTarget), addTargets(targets2, text, part, "]:", definedTarget), targets2;
}
function addTargets(targets2, text, { start, end }, sign, read) {
  let lineEnd = 0;
  for (let at22 = text.indexOf(sign, start); at22 >= 0 && at22 < end; at22 = text.indexOf(sign, at22 + sign.length))
    if (!isAddress(text, at22 + sign.length) && targets2.length < MAX_TARGETS) {
      lineEnd = at22 < lineEnd ? lineEnd : findLineEnd(text, at22);
      let target = read(text, at22, lineEnd);
      target !== void 0 && targets2.push(target);
    }
}
function isAddress(text, at22) {
  return text.startsWith("http", at22) || text.startsWith("mailto:", at22);
}
var MAX_TEXT_CHARACTERS = 500;
function inlineTarget(text, bracket, lineEnd) {
  if (text[bracket - 1] === "\\")
    return;
  let address = readAddress(text, bracket + 2, lineEnd);
  if (address === void 0 || !/[)\s]/.test(text.charAt(address.end)))
    return;
  let before2 = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket);
  return { ...address.target, isPicture: before2.charAt(before2.lastIndexOf("[") - 1) === "!" };
}
function definedTarget(text, bracket, lineEnd) {
  let before2 = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket), line = before2.slice(before2.lastIndexOf(`
`) + 1), address = /^[ \t>]*\[[^\]^[][^\][]*$/.test(line) ? readTarget(text, bracket + 2, lineEnd) : void 0;
  return address === void 0 || isAddress(text, address.target.start) || text.slice(address.end, lineEnd).trim() !== "" ? void 0 : { ...address.target, isPicture: false };
}
// src/rules/references/asked-for.ts
var MAX_LINE7 = 300;
var MAX_WORDS3 = 80;
var ENTRY = /(?:^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ x]\][ \t]+)?|\|[ \t]*)[`"'*_[(]*$/i;
var LABEL2 = /[:\uFF1A][`"'*_]*[ \t]*[`"'*_[(]*$/;
var PARAGRAPH2 = /(?:^|\n)[ \t>]*\n[ \t>]*[`"'*_[(]*$/;
var OPENS = regex2("i")`
  \b(?:
    see|read|load|open|view|study|review|follow|consult|check|run|runs|execute|invoke|call|use|uses|using|per|from
    |with|via|by|refer to|according to|following|bash|bun|node|python3?|sh
    |(?:
      described|documented|defined|listed|explained|found|given|shown|specified|details?|documentation|examples?
      |guides?|guidance|instructions?|lists?|patterns?|references?|rules|schemas?|spec|specification|steps|tables?
      |templates?
    ) in
  )\s+(?:(?:the|also|full|file|script)\s+)*[\`"'*_[(]*$
`;
var OPENS_IN_CHINESE = /(?:\u53C2[\u7167\u8003\u89C1]|\u53C3[\u7167\u8003]|\u9605\u8BFB|\u95B1\u8B80|\u8BFB\u53D6|\u8B80\u53D6|\u67E5\u770B|\u52A0\u8F7D|\u8F09\u5165|\u8BE6\u89C1|\u8A73\u898B|\u4F7F\u7528|\u6267\u884C|\u57F7\u884C|\u8FD0\u884C)[\s`"'*_[(\uFF08]*$/;
var OPENED_BEHIND = /^[`"'*_]*\s?(?:\u3092(?:\u53C2\u7167|\u8AAD|\u5B9F\u884C|\u4F7F)|\u306B\u5F93|\u306E\u300C)/;
function isAskedFor(text, { start, end }) {
  let line = text.slice(Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_LINE7), start), words = text.slice(Math.max(0, start - MAX_WORDS3), start), joined = words.replaceAll(/\s+/g, " ");
  return ENTRY.test(line) || LABEL2.test(line) || PARAGRAPH2.test(words) || OPENS.test(joined) || OPENS_IN_CHINESE.test(joined) || OPENED_BEHIND.test(text.slice(end, end + 20));
}
// src/rules/references/find-references.ts
var findLinks = oncePerText((checked) => {
  let { text, body, markdown } = checked, isUnused = definitionReader(text), targets2 = findLocalTargets(text, body).filter(
    ({ start }) => !markdown.isFenced(start) && !isShown2(text, start) && !isUnused(start)
  );
  if (targets2.length === 0 || isTemplate(checked))
    return [];
  let examples = findBrokenExamples(checked), isToFill = TO_FILL.test(text);
  return targets2.filter(({ start }) => !examples.some((example) => example.start < start && start < example.end)).map(({ start, end, isPicture }) => ({
    start,
    end,
    target: detachText(text.slice(start, end).replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")),
    form: isPicture ? "picture" : "link",
    ...isBetween(examples, start) && { mayBeExample: true },
    ...isToFill && { isToFill: true },
    ...mayBeMissing(text, { start, end }) && { mayBeAbsent: true }
  }));
});
var TO_FILL = /\]\([ ]?(?:\{{1,2}|<)[ ]?[A-Z][A-Z_]{2,40}[ ]?(?:\}{1,2}|>)[ ]?\)/;
function definitionReader(text) {
  let folded = lazily(() => text.toLowerCase());
  return (start) => {
    let label = DEFINITION.exec(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start))?.[1];
    if (label === void 0)
      return false;
    let wanted = `[${label.toLowerCase()}]`, at22 = folded().indexOf(wanted);
    for (; at22 >= 0 && folded().startsWith(":", at22 + wanted.length); )
      at22 = folded().indexOf(wanted, at22 + wanted.length);
    return at22 < 0;
  };
}
var DEFINITION = /^[ \t>]*\[([^\][]{1,200})\]:\s*<?$/;
function findBrokenExamples(text) {
  return unpairedFences(text).flatMap(
    (fault) => fault.kind === "nested" ? [{ start: fault.outer.start, end: fault.stray.end }] : []
  );
}
function isBetween(examples, offset) {
  return examples.some(({ end }) => end < offset) && examples.some(({ start }) => offset < start);
}
var TITLE_OF_TEMPLATE = /^#[ \t](?:[^\n]*(?:\{[A-Za-z][\w -]{0,40}\}|\[[A-Z][\w -]{0,40}\](?![([]))|[^\n]*\btemplate[ \t]*$)/im;
var MAX_TITLE_PLACE = 500;
function isTemplate({ kind, text, body }) {
  return kind === "bundled-document" && TITLE_OF_TEMPLATE.test(text.slice(body.start, body.start + MAX_TITLE_PLACE));
}
var LINK_PARTS = ["](", "]:"];
var findFileVariables = oncePerText(readFileVariables);
var VARIABLE_PARTS = ["#file:"];
function readFileVariables({ text, body, markdown }) {
  let found = [];
  for (let at22 = text.indexOf(VARIABLE, body.start); at22 >= 0; at22 = text.indexOf(VARIABLE, at22 + VARIABLE.length)) {
    let start = at22 + VARIABLE.length, written = /^[^\s#]*/.exec(text.slice(start, start + MAX_PATH_CHARACTERS))?.[0] ?? "", target = written.replace(/[.,;:!?)\]}>'"`*]+$/, ""), behind = written.slice(target.length);
    target !== "" && !markdown.isFenced(at22) && found.length < MAX_FOUND5 && found.push({
      start,
      end: start + target.length,
      target: detachText(target),
      form: "variable",
      .../^[.,;:!?)]+$/.test(behind) && { behind: detachText(behind) }
    });
  }
  return found;
}
var VARIABLE = "#file:";
var MAX_PATH_CHARACTERS = 400;
var MAX_FOUND5 = 200;
var FOLDERS4 = [
  "references",
  "reference",
  "scripts",
  "assets",
  "templates",
  "examples",
  "resources",
  "docs",
  "data",
  "rules"
];
var SPAN = new RegExp(`\`((?:\\./)?(?:${FOLDERS4.join("|")})/[\\w./-]{1,200}\\.[a-z]\\w{0,9})\``, "gi");
var BOLD_ENTRY = new RegExp(
  `\\*\\*(?=\\.?/?(?:${FOLDERS4.join("|")})/)(?<=^[ \\t]*[-*+][ \\t]+\\*\\*)((?:\\./)?(?:${FOLDERS4.join("|")})/[\\w./-]{1,200}\\.[a-z]\\w{0,9})\\*\\*`,
  "gim"
);
var NEIGHBOUR = /`((?:\.\.\/){1,4}(?:[\w.-]{1,64}\/){1,4}SKILL\.md)`/g;
var ASKED_FOR = /(?<=\b(?:follow|read|see|consult|refer to|according to)\s(?:the\s)?[`"']?)(\.{1,2}\/[\w./-]{1,200}\.md)\b/gi;
var RELATIVE_SPAN = /`((?:\.\.\/){1,6}(?:[\w.-]{1,80}\/){0,8}[\w.-]{1,80}\.[a-z]\w{0,7})`/gi;
var findRelativePaths = oncePerText(
  (text) => text.text.includes("`../") ? firstOfEach(pathsLike(RELATIVE_SPAN, text)) : []
);
var findPaths2 = oncePerText((text) => {
  if (text.kind === "skill") {
    if (isAboutSkills(text))
      return [];
    let own = withOtherSkills(findOwnPaths(text), text.text);
    return [...own, ...findNamedFiles(text, own)];
  }
  let asked = text.text.includes("./") ? firstOfEach(pathsLike(ASKED_FOR, text)).filter(
    ({ target, start }) => !isMadeBy(text.text, target) && !isInAnswer(text.text, start)
  ) : [];
  return ABOUT_REPOSITORY.has(text.kind) ? [
    ...asked,
    ...firstOfEach([
      ...findNamedFiles(text, asked),
      ...findPrograms(text),
      ...findNamedFolders(text),
      ...findCommandPaths(text)
    ])
  ] : asked;
});
var ABOUT_REPOSITORY = /* @__PURE__ */ new Set([
  "agent",
  "agents-md",
  "claude-md",
  "claude-rule",
  "cursor-rule",
  "gemini-md",
  "path-instructions",
  "prompt",
  "repository-instructions",
  "windsurf-rule"
]);
var NAMED_FILE = /`((?:[\w@.-]{1,80}\/){1,12}[\w@.-]{1,80}\.[a-z]\w{0,7})`/gi;
var STANDS_FOR3 = regex2("i")`
  (?:^|[/_.-])(?:my|your|new|some|foo|bar|example|sample|template|x{2,}|n{2,}|name)(?=[/_.-])
  |\.(?:json|ya?ml|toml)\.(?!(?:example|hbs|j2|md|sample|template|tmpl|tpl)$)\w
`;
function findNamedFiles(text, asked) {
  return firstOfEach(pathsLike(NAMED_FILE, text)).filter(
    ({ target, start, end }) => !STANDS_FOR3.test(target) && !asked.some((other) => other.start < end && start < other.end) && !isLinkText2(text.text, { start, end }) && !isOnlyExample(text.text, { start, end }) && !isMadeBy(text.text, target)
  ).map((reference) => ({ ...reference, isOnlyNamed: true }));
}
var NAMED_FOLDER2 = /`(?<=(?:^[ \t>]*(?:[-*+]|\d{1,3}[.)])[ \t]+|\|[ \t]*)[*_[(]*`)((?:[\w@.-]{1,80}\/){2,10})`/gm;
var NUMBERED2 = /(?:^|\/)(?:\d+x|N{2,}|SNN)\b/;
var NAME_OF_ANY = /(?:^|\/)\w{1,40}Name\//;
var MAY_BE_MADE = /\b(?:generated|created|built|build output|artifacts?|ignored|gitignored|not committed|local only|store)\b/i;
function findNamedFolders(text) {
  return text.text.includes("/`") ? firstOfEach(pathsLike(NAMED_FOLDER2, text)).filter(({ target, start, end }) => {
    let lineEnd = findLineEnd(text.text, end), line = text.text.slice(
      Math.max(text.text.lastIndexOf(`
`, start) + 1, start - MAX_REST),
      Math.min(lineEnd, end + MAX_REST)
    );
    return !STANDS_FOR3.test(target) && !NUMBERED2.test(target) && !NAME_OF_ANY.test(target) && !MAY_BE_MADE.test(line) && !isOnlyExample(text.text, { start, end }) && !isMadeBy(text.text, target);
  }).map((reference) => ({ ...reference, isOnlyNamed: true })) : [];
}
var MAX_REST = 300;
var HAS_PROGRAM = /\.(?:bash|c?js|mjs|py|rb|sh|ts)(?![\w/<{*$-])/;
var PROGRAM = /\b(?:bash|bun|node|python3?|run|sh|tsx|zsh)[ \t]+(?:\.\/)?((?:[\w@-][\w@.-]{0,80}\/){1,12}[\w@.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))(?![\w/<{*$-])/g;
var OTHER_FOLDER3 = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]|git clone[ \t])[^`]{0,300}$/;
var MAX_BLOCK2 = 400;
function findPrograms({ text, body }) {
  if (!HAS_PROGRAM.test(text))
    return [];
  let found = [];
  PROGRAM.lastIndex = body.start;
  for (let match = PROGRAM.exec(text); match !== null && found.length < MAX_FOUND5; match = PROGRAM.exec(text)) {
    let path = at2(match, 1), end = match.index + match[0].length, range = { start: end - path.length, end };
    !STANDS_FOR3.test(path) && !OTHER_FOLDER3.test(text.slice(Math.max(0, range.start - MAX_BLOCK2), range.start)) && !mayBeMissing(text, range) && !isMadeBy(text, path) && found.push({ ...range, target: detachText(path), form: "path", isOnlyNamed: true });
  }
  return found;
}
var READING_COMMAND = regex2("gm")`
  ^[ \t]*(?:\$[ ])?(?:[A-Z_]{2,30}=\S{1,60}[ ]){0,2}
    (?:
      act|bun|bunx|cargo|cat|cd|composer|dart|deno|docker|dotnet|flutter|go|head|helm|jest|kubectl|less|make|mix|mvn
      |mypy|npm|npx|phpunit|pip|pnpm|poetry|psql|pytest|rspec|ruff|ruby|source|swift|terraform|uv|vitest|yarn
    )
  [ ]([^\n|&;#>]{1,200})
`;
var FILE_ARGUMENT = /(?<=^|[ "'=])(?:\.\/)?((?:[\w@-][\w@.-]{0,60}\/){1,10}[\w@.-]{1,80}\.[a-z][a-z\d]{0,6})(?=[ "'\r]|::|$)/g;
var FOLDER_ARGUMENT = /(?<=(?:^|[ ])(?:-C|--project|--prefix|--manifest-path|--dir|--cwd)[ =])(?:\.\/)?((?:[\w@-][\w@.-]{0,60}\/){1,10}[\w@-][\w@.-]{0,60})\/?(?=[ \r]|$)/g;
var STANDS_FOR_ANY = regex2("i")`
  (?:^|[/_.-])(?:
    abc|any|component|feature|file|filename|folder|module|package|path|pattern|project|service|something|specific
    |subdir|thing|to|xyz
  )(?=[/_.-]|$)
`;
var MAKES_PATH = /(?:^|[ ])(?:-o|--output|--out|create|generate|init|new|scaffold|add|apply|cp|mv)(?:[ =]|$)/;
function findCommandPaths({ text, body, markdown }) {
  if (!text.includes("```"))
    return [];
  let found = [];
  READING_COMMAND.lastIndex = body.start;
  for (let line = READING_COMMAND.exec(text); line !== null && found.length < MAX_FOUND5; line = READING_COMMAND.exec(text)) {
    let words = at2(line, 1), from = line.index + line[0].length - words.length;
    if (!(!words.includes("/") || MAKES_PATH.test(words) || !markdown.isFenced(from)))
      for (let [pattern, end] of [
        [FILE_ARGUMENT, ""],
        [FOLDER_ARGUMENT, "/"]
      ])
        for (let match of words.matchAll(pattern)) {
          let path = at2(match, 1), start = from + match.index + match[0].indexOf(path), range = { start, end: start + path.length };
          !(end === "/" && /\.[a-z]+$/.test(path)) && !STANDS_FOR3.test(path) && !STANDS_FOR_ANY.test(path) && !OTHER_FOLDER3.test(text.slice(Math.max(0, line.index - MAX_BLOCK2), line.index + 1)) && !mayBeMissing(text, range) && !isInAnswer(text, start) && !isMadeBy(text, path) && found.push({ ...range, target: detachText(`${path}${end}`), form: "path", isOnlyNamed: true });
        }
  }
  return found;
}
function findOwnPaths(text) {
  let found = [
    ...pathsLike(SPAN, text),
    ...pathsLike(NEIGHBOUR, text).filter(({ target }) => !STANDS_FOR3.test(target)),
    ...pathsLike(BOLD_ENTRY, text).map(asListed)
  ].filter(
    (path) => !isLinkText2(text.text, path) && !isOnlyExample(text.text, path) && // "Create a `index.json` file with this structure" is about the file that is named with its folder elsewhere.
    !isMadeBy(text.text, `\`${nameOf2(path.target)}\``)
  ).map((path) => isAskedFor(text.text, path) ? path : { ...path, isMentioned: true });
  return found.length > 0 && MAKES_FILES.test(text.text) ? found.map((path) => path.target.includes("scripts/") ? path : { ...path, mayBeMade: true }) : found;
}
var MAKES_FILES = regex2("i")`
  \b(?:bash|bun|node|python3?|sh|tsx|uv run)[ \t]+["']?(?:\$\{?\w{1,40}\}?\/|\.\/)?scripts\/\w{0,40}?
    (?:crawl|download|fetch|generate|mirror|pull|refresh|scrape|sync)
`;
var SKILL_FOLDER = /\bskills\/([\w.-]{1,64})\/|([\w.-]{1,64})\/SKILL\.md\b|([\w.-]{1,64})[`*]{0,3} skill\b|`([\w.-]{1,64})`/g;
function withOtherSkills(references, text) {
  if (references.length === 0)
    return references;
  let otherSkills = [...new Set(
    [...text.matchAll(SKILL_FOLDER)].map(([, below, above, named, alone]) => below ?? above ?? named ?? alone ?? "")
  )].map(detachText);
  return otherSkills.length === 0 ? references : references.map((reference) => ({ ...reference, otherSkills }));
}
function asListed(reference) {
  return { ...reference, isListed: true };
}
function isAboutSkills({ frontmatter }) {
  let name = frontmatter.data.name;
  return typeof name == "string" && /skill|plugin/i.test(name) && ABOUT_WRITING.test(name);
}
var ABOUT_WRITING = /creat|develop|writ|author|build|design|mak(?:e|ing)|guide|standard|template/i;
function isLinkText2(text, { start, end }) {
  return /\[\**`$/.test(text.slice(Math.max(0, start - 4), start)) && /^`\**\](?:\(|\[)/.test(text.slice(end, end + 5));
}
var PATH_PARTS = ["./", "`", "**", ".py", ".sh", ".ts", ".js", ".mjs", ".cjs", ".rb"];
function pathsLike(pattern, { text, body, markdown }) {
  let found = [];
  pattern.lastIndex = body.start;
  for (let match = pattern.exec(text); match !== null && found.length < MAX_FOUND5; match = pattern.exec(text)) {
    let path = at2(match, 1), start = match.index + match[0].indexOf(path), end = start + path.length;
    !markdown.isFenced(start) && !mayBeMissing(text, { start, end }) && found.push({ start, end, target: detachText(text.slice(start, end)), form: "path" });
  }
  return found;
}
var MAKES3 = /\b(?:creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing))\b[^\n.;]*$/i;
var MAX_MENTIONS3 = 50;
function isMadeBy(text, target) {
  let at22 = text.indexOf(target);
  for (let mentions = 0; at22 >= 0 && mentions < MAX_MENTIONS3; mentions += 1) {
    if (MAKES3.test(text.slice(Math.max(0, at22 - 100), at22)))
      return true;
    at22 = text.indexOf(target, at22 + target.length);
  }
  return false;
}
function firstOfEach(references) {
  let seen = /* @__PURE__ */ new Set();
  return references.filter(({ target }) => !seen.has(target) && seen.add(target));
}
// src/rules/references/file-variable-not-found.ts
var fileVariableNotFound = referenceRule({
  id: "file-variable-not-found",
  description: "`#file:` names a file that does not exist",
  effects: [
    error(["vscode"], "VS Code reports the reference and attaches nothing, so the model works without the file."),
    warning2(
      ["github", "copilot-cli", "claude"],
      "The agents of github.com, the Copilot CLI and Claude Code look for a file with that name and find nothing."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: VARIABLE_PARTS },
  find: findFileVariables,
  judge: (_facts, repository) => {
    let reported = /* @__PURE__ */ new Set();
    return (reference, file) => {
      let found = resolveTarget(reference.target, file, repository), name = `${file.path}\0${reference.target}`;
      if (!reported.has(name)) {
        if (found.kind === "here" && reference.target.startsWith("/"))
          return reported.add(name), fromRootOfDisk(reference.target, file.path, found.path);
        if (found.kind === "here" && reference.behind !== void 0)
          return reported.add(name), withPunctuation(reference.target, reference.behind);
        if (found.kind === "missing")
          return reported.add(name), {
            absent: found.path,
            said: {
              message: `\`#file:\` names ${quote3(reference.target)}, which does not exist`,
              hint: found.fromRoot === void 0 ? `There is no ${quotePath2(found.path)}: correct the path, or remove the reference.` : `Paths are relative to the folder of this file. Write \`#file:${relativePath(file.path, found.fromRoot)}\`.`
            }
          };
      }
    };
  }
});
function fromRootOfDisk(target, from, to) {
  return {
    said: {
      message: `\`#file:\` names ${quote3(target)}, which starts at the root of the disk`,
      hint: `Paths are relative to the folder of this file. Write \`#file:${relativePath(from, to)}\`.`
    },
    particulars: {
      effects: [
        warning2(
          ["vscode"],
          "VS Code looks for the path from the root of the file system, finds nothing there and attaches nothing."
        )
      ]
    }
  };
}
function withPunctuation(target, behind) {
  return {
    said: {
      message: `VS Code takes ${quote3(behind)} behind \`#file:\` for a part of the path`,
      hint: `Write a space behind ${quote3(target)}, or a link: ${quote3(`[${nameOf2(target)}](${target})`)}.`
    },
    particulars: {
      effects: [
        warning2(
          ["vscode"],
          "VS Code looks for a file whose name ends with the punctuation, finds nothing and attaches nothing."
        )
      ]
    }
  };
}
// src/rules/references/link-text-mismatch.ts
var linkTextMismatch = {
  id: "link-text-mismatch",
  scope: "text",
  kinds: "all",
  description: "A link shows one address but leads to another",
  effects: [
    info2(
      CLIENTS3,
      "People see one address on github.com, but the models of VS Code and the other clients open the other."
    )
  ],
  looksFor: { parts: ["[http", "[www."] },
  check({ text, format, body, markdown }, report) {
    if (format !== "markdown")
      return;
    let reports = 0;
    LINK2.lastIndex = body.start;
    for (let match = LINK2.exec(text); match !== null && reports < MAX_REPORTS4; match = LINK2.exec(text)) {
      let [shown, target] = [at2(match, 1), at2(match, 2)], start = match.index + 1;
      !isSameHost(readHost(shown), readHost(target)) && markdown.hiddenAt(match.index) === void 0 && (reports += 1, report(
        { start, end: start + shown.length },
        {
          message: `The link shows ${quote3(shown)} but leads to ${quote3(target)}`,
          hint: "Write the same address in both places, or use words as the link's text."
        }
      ));
    }
  }
};
var MAX_REPORTS4 = 50;
var LINK2 = /\[((?:https?:\/\/|www\.)[^\]\s[]{1,500})\]\((https?:\/\/[^)\s]{1,500})\)/g;
function readHost(address) {
  return address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, "").replace(/[/?#:].*$/s, "").toLowerCase();
}
function isSameHost(a, b) {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`) || /[\u2026{}<>$*]|\.\.\./.test(`${a}${b}`);
}
// src/rules/references/anchors.ts
function readAnchors(text, body) {
  let anchors = /* @__PURE__ */ new Set(), repeats = /* @__PURE__ */ new Map();
  for (let slug of headingsIn(text, body).flatMap(makeSlugs)) {
    let count22 = repeats.get(slug) ?? 0;
    repeats.set(slug, count22 + 1), anchors.add(count22 === 0 ? slug : `${slug}-${String(count22)}`);
  }
  for (let match of text.matchAll(/(?:\b(?:id|name)=["']|\{#)([^"'}\s]{1,200})["'}]/g))
    anchors.add(normaliseAnchor(at2(match, 1)));
  return anchors;
}
function normaliseAnchor(anchor) {
  return anchor.toLowerCase().replaceAll("\uFE0F", "");
}
var MAX_TITLE_CHARACTERS = 1e3;
function headingsIn(text, body) {
  let blocks = fencedBlocks(readFenceLines(text, body), body.end), titles = [], [block, nextBlock] = [blocks[0], 1], above = NOTHING2;
  for (let start = body.start; start < body.end; ) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? body.end : newline;
    for (; block !== void 0 && block.end < start; )
      block = blocks[nextBlock], nextBlock += 1;
    let range = block !== void 0 && block.start <= end || end - start > MAX_TITLE_CHARACTERS ? NOTHING2 : { start, end }, line = MAY_MARK.test(text.charAt(range.start)) ? text.slice(range.start, range.end).trim() : "", title = /^(?:> ?)*#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
    if (title !== void 0)
      titles.push(title.replace(/[ \t]#+$/, ""));
    else if (/^(?:=+|-+)$/.test(line) && above.end > above.start) {
      let words = text.slice(above.start, above.end).trim();
      titles.push(...words === "" ? [] : [words]);
    }
    above = title === void 0 ? range : NOTHING2, start = end + 1;
  }
  return titles;
}
var NOTHING2 = { start: 0, end: 0 };
var MAY_MARK = /[#>=\-\s]/;
function makeSlugs(title) {
  return PLAIN_TITLE.test(title) ? [
    title.trim().toLowerCase().replaceAll(/[^a-z\d -]/g, "").replaceAll(" ", "-")
  ] : makeSlugsOfMarkdown(title);
}
var PLAIN_TITLE = /^[A-Za-z\d .,;()/&'"+!?-]*$/;
function makeSlugsOfMarkdown(title) {
  let words = title.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/(`+)(.*?)\1|<[^>]*>/g, (_all, _marks, code = "") => code).replaceAll(/\s*\{#[^}]*\}$/g, ""), readings = [words.replaceAll(/:[a-z\d_+-]+:/g, ""), words].flatMap((one) => [one.replaceAll(LOOSE_UNDERSCORES, ""), one]);
  return [...new Set(readings.map(joinWords))];
}
var LOOSE_UNDERSCORES = /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
function joinWords(words) {
  return normaliseAnchor(words.trim()).replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "").replaceAll(" ", "-");
}
// src/rules/references/markdown-anchor-not-found.ts
var markdownAnchorNotFound = referenceRule({
  id: "markdown-anchor-not-found",
  bundled: "documents",
  description: "A link leads to a heading that the file does not have",
  effects: [
    warning2(
      CLIENTS3,
      "github.com and VS Code open the top of the file instead, and a model that looks for the section does not find it."
    )
  ],
  fixes: "Corrects the anchor, if exactly one heading differs only in dashes and punctuation.",
  looksFor: { parts: LINK_PARTS },
  find: (text) => withoutOwnAnchors(findLinks(text).filter(hasAnchor), text),
  judge(_facts, repository) {
    let anchorsAt = anchorReader(repository);
    return async (link, file) => {
      let [path, anchor] = splitAnchor(link.target), found = path === "" ? { kind: "here", path: file.path } : resolveTarget(path, file, repository), anchors = found.kind === "here" && /\.(?:md|markdown)$/i.test(found.path) ? await anchorsAt(found.path) : void 0, wanted = wantedAnchor(anchor);
      if (anchors === void 0 || wanted === void 0 || anchors.has(wanted))
        return;
      let near = nearest4(wanted, anchors);
      return {
        said: {
          message: `${path === "" ? "This file" : quote3(path)} has no heading for ${quote3(`#${anchor}`)}`,
          hint: near === void 0 ? "Link to an existing heading." : `Did you mean ${quote3(`#${near}`)}?`
        },
        particulars: {
          ...link.isToFill === true && { effects: IN_TEMPLATE },
          ...near !== void 0 && makeFix(link, anchor, wanted, near)
        }
      };
    };
  }
});
function withoutOwnAnchors(links, text) {
  let own = lazily(() => readAnchors(withoutStrayFences(text), text.body));
  return links.filter(({ target }) => {
    let [path, anchor] = splitAnchor(target), wanted = path === "" ? wantedAnchor(anchor) : void 0;
    return path !== "" || wanted !== void 0 && !own().has(wanted);
  });
}
function withoutStrayFences(text) {
  return unpairedFences(text).length === 0 ? text.text : text.text.replaceAll(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, (line) => " ".repeat(line.length));
}
function hasAnchor({ target, form }) {
  return form === "link" && /^[^?]*#./.test(target);
}
function splitAnchor(target) {
  let sign = target.indexOf("#");
  return [target.slice(0, sign), target.slice(sign + 1)];
}
function wantedAnchor(anchor) {
  if (!/^(?:L\d+|top$|user-content-|:~:|tab\/)|[{}<>$\u2026]|\.\.\./.test(anchor))
    try {
      return normaliseAnchor(decodeURIComponent(anchor));
    } catch (error22) {
      if (error22 instanceof URIError)
        return;
      throw error22;
    }
}
function anchorReader(repository) {
  let known3 = /* @__PURE__ */ new Map();
  return async (path) => {
    let before2 = known3.get(path) ?? anchorsIn(path, repository);
    return known3.set(path, before2), await before2;
  };
}
async function anchorsIn(path, repository) {
  let source = await repository.read(path);
  return source && readAnchors(source.text, (await openText("skill", source.text, false)).body);
}
function nearest4(wanted, anchors) {
  let near = [...anchors].filter(
    (anchor) => keepLetters(anchor) === keepLetters(wanted) || anchor.startsWith(`${wanted}-`) || wanted.startsWith(`${anchor}-`)
  );
  return near.length === 1 ? near[0] : void 0;
}
function keepLetters(anchor) {
  return anchor.replaceAll(/[^\p{L}\p{N}]/gu, "");
}
function makeFix({ end, target, ...link }, anchor, wanted, near) {
  return keepLetters(wanted) === keepLetters(near) && end - link.start === target.length ? { fix: { kind: "edits", edits: [{ start: end - anchor.length, end, text: near }] } } : {};
}
// src/rules/references/markdown-link-escapes.ts
var markdownLinkEscapes = referenceRule({
  id: "markdown-link-escapes",
  description: "A link leads out of the repository",
  effects: [
    warning2(
      CLIENTS3,
      "On github.com and in other checkouts the file does not exist. If some file does exist there, VS Code may send a private file to the model."
    )
  ],
  looksFor: { parts: ["./"] },
  find: (text) => findLinks(text).filter(({ target }) => target.includes("../")),
  judge: (_facts, repository) => (link, file) => resolveTarget(link.target, file, repository).kind === "outside" && !isRightElsewhere(link.target, file, repository) ? {
    said: {
      message: `The link ${quote3(link.target)} leads out of the repository`,
      hint: "Link to a file in the repository, or to a web page."
    },
    particulars: leadsToNeighbour(link.target, repository) ? { effects: OF_NEIGHBOUR } : {}
  } : void 0
});
var OF_NEIGHBOUR = [
  info2(CLIENTS3, "The repository is a plugin. Where it is installed alone, the file does not exist.")
];
function leadsToNeighbour(target, { paths }) {
  let folder = /^(?:\.\.?\/)+([^/]+)\//.exec(target)?.[1];
  return paths.has(".claude-plugin/plugin.json") && folder !== void 0 && !paths.hasFolder(folder);
}
function isRightElsewhere(target, { standing }, { paths }) {
  let path = target.replace(/^(?:\.\.?\/)+/, "").replace(/[#?].*$/s, "");
  return standing !== "in-place" && path !== "" && (paths.has(path) || paths.hasFolder(path));
}
// src/rules/references/absent-assets.ts
var MIN_BARE_SKILLS = 5;
function findAbsentAssets(facts, repository) {
  let { files, paths } = repository, folders = new Set(files.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf3(path))), isOwn = (path) => parentsOf2(path).some((parent) => folders.has(parent)), collections = new Set([...folders].map(folderOf3).filter((folder) => folder !== "")), isAmongSkills = (path) => parentsOf2(path).some((parent) => collections.has(parent)), areAbsent = facts.filter(
    ({ file, fact }) => file.kind === "skill" && fact.some(({ target }) => {
      let found = resolveTarget(target, file, repository);
      return found.kind === "missing" && isOwn(found.path);
    })
  ).length >= MIN_BARE_SKILLS && !paths.entries.some(({ path }) => nameOf2(path).toUpperCase() !== "SKILL.MD" && isOwn(path));
  return (path) => areAbsent && (isOwn(path) || isAmongSkills(path));
}
// src/rules/references/made-files.ts
var MAX_MENTIONS4 = 30;
function findMadeFiles(facts, repository) {
  let mentions = lazily(() => readMentions(facts, repository)), known3 = /* @__PURE__ */ new Map();
  return async (path) => {
    let before2 = known3.get(path) ?? isMadeIn(mentions().get(path) ?? [], repository);
    return known3.set(path, before2), await before2;
  };
}
function readMentions(facts, repository) {
  let mentions = facts.flatMap(
    ({ file, fact }) => fact.flatMap(({ target }) => {
      let found = resolveTarget(target, file, repository);
      return found.kind === "missing" ? [{ file, target, path: found.path }] : [];
    })
  );
  return groupBy2(mentions, ({ path }) => path);
}
async function isMadeIn(mentions, repository) {
  for (let { file, target } of mentions.slice(0, MAX_MENTIONS4)) {
    let source = await repository.read(file.path);
    if (source !== void 0 && asksToWrite(source.text, target))
      return true;
  }
  return false;
}
var WRITES2 = /\b(?:create|write|save|generate|output|store)\b[^\n.;|\]]*$/i;
function asksToWrite(text, target) {
  let at22 = text.indexOf(target);
  for (let mentions = 0; at22 >= 0 && mentions < MAX_MENTIONS4; mentions += 1) {
    if (WRITES2.test(text.slice(Math.max(0, at22 - 100), at22)))
      return true;
    at22 = text.indexOf(target, at22 + target.length);
  }
  return false;
}
// src/rules/references/schemeless.ts
var HOST = /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,5}(?:com|org|net|io|dev|ai|gov|edu|app|cloud|co\.uk|de|fr|eu))(?=[:/?#]|$)/i;
var OF_CURSOR = /^mdc:(https?):\/{1,2}(?=[\w-])/;
function addressWithoutScheme(target) {
  return HOST.test(target) ? `https://${target}` : OF_CURSOR.test(target) ? target.replace(OF_CURSOR, "$1://") : void 0;
}
// src/rules/references/markdown-link-not-found.ts
var markdownLinkNotFound = referenceRule({
  id: "markdown-link-not-found",
  bundled: "documents",
  description: "A link or a picture leads to a file that does not exist",
  effects: [
    warning2(["vscode"], "VS Code reports the link, and the model gets nothing of the file."),
    warning2(
      ["github", "copilot-cli", "claude"],
      "The agents of github.com, the Copilot CLI and Claude Code open linked files when they need them, and find nothing."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith("#")),
  judge(facts, repository) {
    let isAbsent = findAbsentAssets(facts, repository), isMade = findMadeFiles(facts, repository);
    return async (link, file) => {
      let found = resolveTarget(link.target, file, repository);
      if (found.kind !== "missing" || isAbsent(found.path) || addressWithoutScheme(link.target) !== void 0)
        return;
      let inSkill2 = findInSkill(link.target, file, repository), wanted = inSkill2 ?? found.shared ?? found.fromRoot, isFromRoot = wanted !== void 0 && wanted === found.fromRoot, what = link.form === "picture" ? "picture" : "link";
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${quote3(link.target)} leads to ${quotePath2(found.path)}, which does not exist`,
          hint: wanted === void 0 ? "Correct the path, or remove the link." : `Links are relative to the folder of this file. Write \`${relativePath(file.path, wanted)}\`.`
        },
        ...found.shared !== void 0 && { particulars: { effects: SHARED_BY_SKILLS }, isElsewhere: true },
        ...inSkill2 !== void 0 && { particulars: { effects: FOUND_BY_MODELS }, isElsewhere: true },
        ...found.mayBePage === true && { particulars: { effects: PAGE_OF_SITE } },
        ...inRealFile(link.target, file, { what, repository }),
        ...link.mayBeExample === true && { particulars: { effects: IN_EXAMPLE } },
        ...link.isToFill === true && { particulars: { effects: IN_TEMPLATE } },
        ...link.mayBeAbsent === true && { particulars: { effects: MAY_BE_ABSENT } },
        ...await isMade(found.path) && { particulars: { effects: MADE_LATER } },
        ...isFromRoot && { isHabit: true },
        ...isFromRoot && (isPromptOfClaude(file) || isPromptForNobody(file)) && { particulars: { effects: FOUND_FROM_ROOT2 } }
      };
    };
  }
});
function inRealFile(target, file, { what, repository }) {
  let { path, realPath } = file;
  if (realPath === void 0 || realPath === path)
    return {};
  let found = resolveTarget(target, { ...file, path: realPath }, repository);
  if (found.kind !== "here")
    return {};
  let hint = `Nothing is wrong in ${quotePath2(realPath)}. A path from the root of the repository, such as \`/${found.path}\`, leads to the file from both places.`, where = `from ${quotePath2(path)}, which is read through a symbolic link`;
  return {
    said: { message: `The ${what} ${quote3(target)} leads nowhere ${where}`, hint },
    saidTogether: (faults) => ({ message: `${faults} links lead nowhere ${where}`, hint }),
    particulars: { effects: FOUND_FROM_FILE }
  };
}
var FOUND_FROM_FILE = [
  info2(
    CLIENTS3,
    "It is right where the file itself is. Clients that read the file through the symbolic link may find nothing."
  )
];
var IN_EXAMPLE = [
  info2(
    CLIENTS3,
    "The link may belong to an example: before it and after it, code blocks end too early. If it does not, a model that follows it finds nothing."
  )
];
var MAY_BE_ABSENT = [
  info2(CLIENTS3, "The text says that the file may not exist. A model that follows the link finds nothing then.")
];
var MADE_LATER = [
  info2(
    CLIENTS3,
    "A customization lets the model write the file. Until then, a model that follows the link finds nothing."
  )
];
var FOUND_BY_MODELS = [
  info2(
    CLIENTS3,
    "VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder of the skill."
  )
];
var SHARED_BY_SKILLS = [
  info2(
    CLIENTS3,
    "VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder above all skills."
  )
];
var PAGE_OF_SITE = [
  info2(
    CLIENTS3,
    "No client opens it from the repository. If it is a page on a site, a model does not know on which one."
  )
];
function isPromptOfClaude({ kind, clients }) {
  return kind === "command" || kind === "claude-rule" || kind === "agent" && clients.includes("claude");
}
function isPromptForNobody({ kind, standing }) {
  return kind === "prompt" && standing === "stray";
}
var FOUND_FROM_ROOT2 = [
  info2(
    CLIENTS3,
    "github.com and VS Code open nothing for the link. A model that works in the root of the repository finds the file."
  )
];
function findInSkill(target, { path, kind }, { paths }) {
  let folder = kind === "bundled-document" && !target.startsWith("/") ? skillFolderAbove(path, paths) : void 0, meant = folder === void 0 ? void 0 : resolveReference(joinPath2(folder, "SKILL.md"), target);
  return meant?.kind === "inside" && paths.has(meant.path) ? meant.path : void 0;
}
// src/rules/references/markdown-link-schemeless.ts
var markdownLinkSchemeless = referenceRule({
  id: "markdown-link-schemeless",
  bundled: "documents",
  description: "A link to a web page has no `https://`",
  effects: [
    info2(
      CLIENTS3,
      "VS Code and github.com read the address as a path next to the file, and an agent may look for it there."
    )
  ],
  fixes: "Adds `https://` before the address.",
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => addressWithoutScheme(target) !== void 0),
  judge: (_facts, repository) => (link, file) => {
    let address = addressWithoutScheme(link.target);
    if (!(address === void 0 || resolveTarget(link.target, file, repository).kind === "here"))
      return {
        said: {
          message: link.target.startsWith("mdc:") ? `${quote3(link.target)} is not an address: it begins with \`mdc:\`` : `${quote3(link.target)} is read as a path, because it has no \`https://\``,
          hint: `Write ${quote3(address)}.`
        },
        particulars: { fix: { kind: "edits", edits: [replaceStart(link, address)] } }
      };
  }
});
function replaceStart({ start, target }, address) {
  let same = target.startsWith("mdc:") ? address.replace(/^\w+:\/\//, "") : target;
  return {
    start,
    end: start + target.length - same.length,
    text: address.slice(0, address.length - same.length)
  };
}
// src/rules/references/named-parts/part-names.ts
var NAME3 = String.raw`[a-z][a-z\d]{0,40}(?:[-_][a-z\d]{1,40}){0,8}`;
var PLACEHOLDER3 = /(?:^|[-_:])(?:my|your|our|some|any|other|another|foo|bar|baz|xyz?|name|example|sample|placeholder|custom|new)(?:[-_:]|$)/;
function isPlaceholderName(name) {
  return PLACEHOLDER3.test(name);
}
var BUILT_IN_NAMES = wordSet2(`
  haiku opus sonnet fable inherit agents batch bug clear claude-api claude-code-guide code-review compact config
  context cost debug default doctor exit explore export fast feedback fewer-permission-prompts general-purpose goal
  help hooks ide init insights install-github-app keybindings-help login logout loop mcp memory model output-style
  output-style-setup permissions plan plugin pr-comments privacy-settings release-notes research resume review rewind
  rubber-duck schedule security-review shell simplify skills statusline statusline-setup status task tasks
  terminal-setup todos update-config usage verify vim worker session-store-sql create-agent create-hook
  create-instruction create-instructions create-prompt create-skill agent-customization troubleshoot browser-use
  skill-creator skill-installer codebase-investigator codebase_investigator cli-help cli_help generalist
  generalist_agent browser_agent bash explorer awaiter generalist-agent imagegen plugin-creator openai-docs fork
`);
var NOT_HERE = regex2("i")`
  \b(?:
    if (?:you have|available|installed|present|it exists)|when (?:available|installed)|optional|upstream|external
    |third[- ]party|built[- ]?in|bundled|installed?|marketplace|e\.g\.|for example|for instance|such as|like
    |example|examples|create|creates|creating|created|creator|generate|generates|add|adds|adding|new|write|writing
    |named|called|rename|renamed|replaces?d?|formerly|previously|removed?|deprecated|retired|legacy|old|obsolete
    |merged|absorbed|split|superseded|no longer|instead of|coming|future|planned|plan|proposed|roadmap|todo|tbd
    |not yet|hypothetical|imagine|does not exist|doesn['’]t exist|global|personal|user-level|official|community
    |hosted|plugin['’]s
  )\b
  |~\/\.|❌|✗|→|->
`;
function comesFromElsewhere(words) {
  return NOT_HERE.test(words);
}
var NOT_LISTED = regex2("i")`
  \b(?:
    (?:if|when) (?:available|installed)|optional|upstream|external|third[- ]party|built[- ]?in|bundled
    |install(?:ed|ation)?|marketplace|renamed?|replace[sd]?|formerly|previously|removed?|deprecated|retired|legacy
    |obsolete|merged|absorbed|superseded|no longer|coming soon|future|planned|proposed|suggested|candidates?
    |roadmap|ideas?|todo|tbd|wip|not yet|global|personal|user-level|official|community|examples?|templates?
    |creating|history|changelog
  )\b
  |~\/\.|❌|✗|→|->
`;
function isListedAsElsewhere(words) {
  return NOT_LISTED.test(words);
}
// src/rules/references/named-parts/check-calls.ts
function checkCalls(file, mentions, parts, counts, report) {
  let own = parts.ofPlugins.get(file.root);
  for (let kind of ["agent", "skill"]) {
    let ofPlugin = kind === "agent" ? own?.agents : own?.skills, ofProject = kind === "agent" ? parts.projectAgents : parts.projectSkills, bare = mentions.filter(
      (mention) => mention.kind === kind && mention.form === "call" && ofPlugin?.has(mention.name) === true && !ofProject.has(mention.name)
    ), [first] = bare, key = `${kind} ${file.root}`, count22 = counts.get(key) ?? 0;
    if (own !== void 0 && first !== void 0 && (kind === "agent" || count22 < MAX_BARE) && !BUILT_IN_NAMES.has(first.name)) {
      counts.set(key, count22 + 1);
      let more = new Set(bare.map(({ name }) => name)).size - 1, said = {
        message: `The ${kind} ${quote3(first.name)}${more > 0 ? `, like ${more} more,` : ""} is called without the name of its plugin`,
        hint: `Write ${quote3(`${own.plugin}:${first.name}`)}.`
      };
      report(file, first.range, said, { effects: kind === "agent" ? WITHOUT_PLUGIN : SKILL_WITHOUT_PLUGIN });
    }
  }
  for (let { kind, form, name, range } of mentions)
    if (form === "call" && (kind === "skill" ? parts.agents.has(name) && !parts.skills.has(name) : parts.skills.has(name) && !parts.agents.has(name) && !parts.names.has(`${name}.agent`)) && !BUILT_IN_NAMES.has(name)) {
      let [what, other] = kind === "skill" ? ["an agent", "Agent"] : ["a skill or a command", "Skill"], said = {
        message: `${quote3(name)} is ${what}, and no ${kind}`,
        hint: `Let the model use the tool \`${other}\` for it.`
      };
      report(file, range, said, { effects: OTHER_KIND });
      return;
    }
}
var MAX_BARE = 3;
var OTHER_KIND = [
  info2(
    ["claude"],
    "Claude Code has a tool for agents and another one for skills and commands. The call fails, unless the model corrects it."
  )
];
var SKILL_WITHOUT_PLUGIN = [
  info2(
    ["claude"],
    "Claude Code lists skills and commands of plugins with the name of the plugin. The call fails, unless the model corrects it."
  )
];
var WITHOUT_PLUGIN = [
  info2(
    ["claude"],
    "Claude Code finds agents of plugins only with the name of the plugin. The call fails, unless the model corrects it."
  )
];
// src/rules/references/named-parts/similar-parts.ts
var MIN_CHARACTERS2 = 6;
var MIN_FOR_TWO_EDITS = 14;
function findSimilarParts(name, names) {
  if (name.length < MIN_CHARACTERS2)
    return;
  let longer = [];
  for (let other of names) {
    if (isMisspelled(name, other))
      return { name: other, isNear: true };
    (isLonger(other, name) || isLonger(name, other)) && longer.push(other);
  }
  let [only, ...rest] = longer;
  return only === void 0 || rest.length > 0 ? void 0 : { name: only, isNear: false };
}
function isLonger(long, short) {
  return long.endsWith(`-${short}`) || long.startsWith(`${short}-`);
}
function isMisspelled(name, other) {
  let [short, long] = name.length < other.length ? [name, other] : [other, name];
  return !(long.startsWith(short.slice(0, -1)) && /^(?:e?r|or|ing|ed)$/.test(long.slice(short.length))) && editsUpTo2(name.length >= MIN_FOR_TWO_EDITS ? 2 : 1, name, other) !== void 0 && name.replaceAll(/\D/g, "") === other.replaceAll(/\D/g, "");
}
// src/rules/references/named-parts/check-mentions.ts
function checkList({ kind, entries }, parts, report) {
  let missing = entries.filter(({ name }) => !parts.has(name)), existing = entries.filter(({ name }) => parts.names.has(name)).length;
  if (missing.length > 0 && existing >= MIN_LISTED2 && missing.length * 2 <= existing)
    for (let entry of missing)
      report({ ...entry, kind }, findSimilarParts(entry.name, parts.names), true);
}
var MIN_LISTED2 = 3;
function checkMention(mention, parts, report) {
  let { name, form, kind } = mention;
  if (form === "path") {
    let [plugin = "", command = ""] = name.split("/");
    parts.plugins.has(plugin) && (parts.names.has(command) || parts.names.has(`${command}.md`)) && report(mention, { name: `${plugin}:${command}`, isNear: true }, true);
    return;
  }
  if (form === "install") {
    let isOurs = mention.marketplace === void 0 || parts.marketplaces.has(mention.marketplace), isPart = parts.names.has(name) || findSimilarParts(name, parts.offered) !== void 0;
    isOurs && parts.offered.size > 0 && !parts.offered.has(name) && (isPart || mention.marketplace !== void 0) && report(mention, findSimilarParts(name, parts.offered), false);
    return;
  }
  if (form === "pair") {
    let [prefix2 = "", own2 = ""] = name.split(":");
    parts.plugins.size > 0 && !parts.plugins.has(prefix2) && parts.names.has(prefix2) && parts.names.has(own2) && report(mention, void 0, false);
    return;
  }
  if (parts.has(name) || mention.mayBeExample === true)
    return;
  let [, prefix, own = name] = /^(?:([^:]+):)?(.+)$/.exec(name) ?? [];
  if (prefix !== void 0) {
    let isOwn = parts.plugins.has(prefix), exists = parts.names.has(own) || parts.names.has(`${own}.md`), similar2 = isOwn || !exists ? void 0 : findSimilarParts(prefix, parts.plugins);
    isOwn && !parts.has(own) ? report(mention, void 0, false) : similar2 !== void 0 && report(mention, { name: `${similar2.name}:${own}`, isNear: false }, false);
    return;
  }
  let qualified = kind === "command" ? qualify(name, parts) : void 0;
  if (qualified !== void 0) {
    report(mention, { name: qualified, isNear: true }, true);
    return;
  }
  let similar = findSimilarParts(name, parts.names), isCompound = /[-_]/.test(name);
  similar?.isNear === true ? report(mention, similar, true) : form !== "slash" && (isCompound || form === "call" || similar !== void 0 && kind === "skill") && report(mention, similar, false);
}
function qualify(name, { plugins, names }) {
  for (let hyphen = name.indexOf("-"); hyphen > 0; hyphen = name.indexOf("-", hyphen + 1)) {
    let command = name.slice(hyphen + 1);
    if (plugins.has(name.slice(0, hyphen)) && (names.has(command) || names.has(`${command}.md`)))
      return `${name.slice(0, hyphen)}:${command}`;
  }
}
// src/rules/references/named-parts/check-related.ts
var ELSEWHERE3 = [
  info2(CLIENTS3, "All clients find such a part only if it is installed from somewhere else.")
];
function checkRelated(facts, parts, report) {
  let all = facts.flatMap(
    ({ file, fact: { related = [] } }) => file.level !== "repository" || isSetAside(file.path) ? [] : related.map((one) => ({ file, ...one }))
  );
  for (let [key, named] of groupBy2(all, (one) => one.key)) {
    let missing = named.filter(({ name }) => !parts.has(name.replace(/^[^:]*:/, "")));
    if (!(named.length - missing.length < MIN_LISTED3 || missing.length > (named.length - missing.length) / 2))
      for (let { file, name, range } of missing.slice(0, MAX_FINDINGS8)) {
        let similar = findSimilarParts(name, parts.names), said = {
          message: `${quote3(name)} in ${quote3(key)} is not a skill, an agent or a command of this repository`,
          hint: similar === void 0 ? "Name an existing one, or remove it." : `Did you mean ${quote3(similar.name)}?`
        };
        report(file, range, said, { effects: ELSEWHERE3 });
      }
  }
}
var MIN_LISTED3 = 3;
var MAX_FINDINGS8 = 20;
// src/rules/references/named-parts/find-lists.ts
var LINE = regex2("gm")`
  ^(?:
    (#{1,6})[ \t]+([^\n]{1,200})
    |(?:[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+|\|[ \t]*)(?:\*\*)?(?:\`|\*\*)/?(${NAME3})(?:\`|\*\*)(?:\*\*)?
      (?=[ \t]*(?:[-–—:|(]|\r?$))
  )
`;
var KINDS4 = [
  ["skill", /\bskills\b/i],
  ["agent", /\b(?:sub-?)?agents\b/i],
  ["command", /\bcommands\b/i]
];
var MAX_LINES3 = 2e3;
var MAX_LINE8 = 400;
function findPartLists({ text, body, markdown }) {
  if (!MAY_NAME_KIND.test(text))
    return [];
  let lists = [], above = [];
  LINE.lastIndex = body.start;
  let lines = 0;
  for (let match = LINE.exec(text); match !== null && lines < MAX_LINES3; match = LINE.exec(text)) {
    lines += 1;
    let [whole, marks, words = "", name = ""] = match;
    if (markdown.isFenced(match.index))
      continue;
    if (marks !== void 0) {
      let heading = readHeading(marks.length, words);
      above = [...above.filter(({ level }) => level < marks.length), heading], heading.kind !== void 0 && lists.push({ kind: heading.kind, entries: heading.entries });
      continue;
    }
    let kind = above.findLast((heading) => heading.kind !== void 0)?.kind, list2 = above.some(({ isElsewhere }) => isElsewhere) ? void 0 : above.find((heading) => kind !== void 0 && heading.kind === kind), start = match.index + whole.lastIndexOf(name), newline = text.indexOf(`
`, start), behind = text.slice(start + name.length, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE8));
    list2 !== void 0 && !isPlaceholderName(name) && !isListedAsElsewhere(behind) && list2.entries.push({ name: detachText(name), range: { start, end: start + name.length } });
  }
  return lists.filter(({ entries }) => entries.length > 1);
}
var MAY_NAME_KIND = /\n##[^\n]{0,400}?\b(?:skills|agents|subagents|commands)\b/i;
function readHeading(level, words) {
  let kind = level === 1 ? void 0 : KINDS4.find(([, word]) => word.test(words))?.[0];
  return { level, kind, isElsewhere: level > 1 && isListedAsElsewhere(words), entries: [] };
}
// src/rules/references/named-parts/find-mentions.ts
var WITH_KIND = new RegExp(
  `[\`*](?=[ \\t]+(?:(sub-?agent|agent|skill)s?|(?:slash[ -])?(command)s?)\\b(?![-\`]))(?<=(?:\`|\\*\\*)(/?)(${NAME3}(?::${NAME3})?)(?:\`|\\*\\*))`,
  "g"
);
var QUALIFIED = new RegExp(
  `:(?=(${NAME3})[ \\t]+(?:(agent|skill)|command)\\b(?!-))(?<=(?<![\\w\`*:/-])(${NAME3}):)`,
  "g"
);
var SLASH = new RegExp(
  `/(?<=(?<![\\w/.~:)\\]}<>*-])/)((?:${NAME3}:)?[a-z][a-z\\d]*(?:-[a-z\\d]+)+)(?![\\w/.:*<{$-]\\S|[/*-])`,
  "g"
);
var COMMAND_PATH = new RegExp(`(?<=\`/)(${NAME3}/${NAME3})(?=[ \`])`, "g");
var AGENT_CALL = new RegExp(
  `\\bsubagent_type["'\`]?[ \\t]{0,4}[=:][ \\t]{0,4}\\\\?["'\`](${NAME3}(?::${NAME3})?)\\\\?["'\`]`,
  "g"
);
var SKILL_CALL = new RegExp(
  `\\bSkill\\((?:skill[ \\t]{0,4}[=:][ \\t]{0,4})?["'\`]?(${NAME3}(?::${NAME3})?)["'\`]?[,)]`,
  "g"
);
var SKILL_LINE = new RegExp(`^[ \\t]*Skill:[ \\t]+(${NAME3})[ \\t]*\\r?$`, "gm");
var INSTALL = new RegExp(`/?plugin install (${NAME3})(?:@(${NAME3}))?(?![\\w@/<{-])`, "g");
var PAIR = new RegExp(`:(?=\\w{1,60}-\\w)(?=(${NAME3})(?![\\w:/.-]))(?<=(?<![\\w\`*:/@.#-])(${NAME3}):)`, "g");
var HAS_KIND = ["kill", "gent", "mmand"];
var HAS_CALL = "_type";
var MAX_MENTIONS5 = 300;
var MAX_LINE9 = 300;
function findMentions(checked) {
  let { text } = checked;
  return [
    ...HAS_KIND.some((part) => text.includes(part)) ? findWithKind(checked) : [],
    ...text.includes(HAS_CALL) ? findAll(AGENT_CALL, checked, ([, name = ""]) => ({ name, kind: "agent", form: "call" })) : [],
    ...text.includes("Skill(") ? findAll(SKILL_CALL, checked, ([, name = ""]) => ({ name, kind: "skill", form: "call" })) : [],
    ...text.includes("`/") ? findAll(COMMAND_PATH, checked, ([, name = ""]) => ({ name, kind: "command", form: "path" })) : [],
    ...text.includes("Skill: ") ? findAll(SKILL_LINE, checked, ([, name = ""]) => ({ name, kind: "skill", form: "call", mayBeExample: true })) : [],
    ...text.includes("plugin install ") ? findAll(INSTALL, checked, ([, name = "", marketplace]) => ({
      name,
      kind: "plugin",
      form: "install",
      ...marketplace !== void 0 && { marketplace: detachText(marketplace) }
    })) : [],
    ...findAll(
      PAIR,
      checked,
      ([, own = "", prefix = ""]) => own.includes("-") && prefix.includes("-") ? { name: `${prefix}:${own}`, kind: "skill", form: "pair" } : void 0
    ),
    ...findAll(SLASH, checked, ([, name = ""]) => ({ name, kind: "command", form: "slash" }))
  ];
}
function findWithKind(checked) {
  return [
    ...findAll(
      WITH_KIND,
      checked,
      ([, agent, command, slash = "", name = ""]) => command !== void 0 && slash === "" ? void 0 : { name, kind: command !== void 0 ? "command" : agent === "skill" ? "skill" : "agent", form: "words" }
    ),
    ...findAll(QUALIFIED, checked, ([, own = "", kind, prefix = ""]) => ({
      name: `${prefix}:${own}`,
      kind: kind === "agent" || kind === "skill" ? kind : "command",
      form: "words"
    }))
  ];
}
function findAll(pattern, checked, read) {
  let { text, body, markdown } = checked, found = [];
  pattern.lastIndex = body.start;
  for (let match = pattern.exec(text); match !== null && found.length < MAX_MENTIONS5; match = pattern.exec(text)) {
    let mention = read(match);
    if (mention === void 0 || isPlaceholderName(mention.name) || isAdjective(mention))
      continue;
    let start = text.lastIndexOf(mention.name, match.index + match[0].length), range = { start, end: start + mention.name.length }, isTyped = mention.form === "slash" && mention.name.includes(":");
    (mention.form === "call" || mention.form === "install" || isTyped || !markdown.isFenced(start)) && isMeant(text, range, mention) && found.push({ ...mention, name: detachText(mention.name), range });
  }
  return found;
}
function isMeant(text, { start, end }, { form }) {
  let lineStart = Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_LINE9), newline = text.indexOf(`
`, end), lineEnd = Math.min(newline < 0 ? text.length : newline, end + MAX_LINE9);
  return form === "path" || form === "install" || form === "pair" || ASKED.test(text.slice(lineStart, start)) && !isConditional(text.slice(end, lineEnd)) || !comesFromElsewhere(text.slice(lineStart, start)) && !comesFromElsewhere(text.slice(end, lineEnd)) && !comesFromElsewhere(introductionOf(text, start)) && // A word with a slash counts only if it is misspelled, which is wrong in an example, too.
  (form === "slash" || !isInAnswer(text, start));
}
var ASKED = /(?:^|[.;:] |[-*\d.|] +|\*\*)(?:then )?(?:use|invoke|load|call|follow|dispatch|delegate to|launch|spawn)(?: and follow)? (?:the )?[`*]{1,3}$/i;
var CONDITIONAL = regex2("i")`
  \b(?:if|when|unless)\b[^.]{0,40}\b(?:available|installed|present|exists?)\b
  |\b(?:optional|external|upstream|third[- ]party|from the|plugin|marketplace|no longer)\b
`;
function isConditional(words) {
  return CONDITIONAL.test(words);
}
function isAdjective({ name, form }) {
  return form === "words" && /-(?:aware|based|class|driven|first|invoked|level|like|only|ready|scoped|specific|style|tool)$/.test(name);
}
// src/rules/references/named-parts/read-named.ts
function readNamed(text) {
  let own = readOwnName(text), isMarkdown = text.format === "markdown", mentions = isMarkdown ? findMentions(text).filter(({ form }) => form !== "install" || ABOUT_REPOSITORY2.has(text.kind)) : [], lists = isMarkdown ? findPartLists(text) : [], listed = readListed(text), marketplace = readMarketplace(text), related = isMarkdown ? readRelated(text) : [];
  return own === void 0 && listed === void 0 && mentions.length === 0 && lists.length === 0 && related.length === 0 ? void 0 : {
    mentions,
    lists,
    ...own !== void 0 && { own },
    ...listed !== void 0 && { listed },
    ...marketplace !== void 0 && { marketplace },
    ...related.length > 0 && { related }
  };
}
var ABOUT_REPOSITORY2 = /* @__PURE__ */ new Set([
  "agents-md",
  "claude-md",
  "gemini-md",
  "repository-instructions"
]);
function readListed({ kind, json }) {
  let root = kind === "marketplace" && !isBroken(json) ? json.value : void 0, plugins = isRecord4(root) ? root.plugins : void 0;
  return Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS).flatMap((entry) => {
    let { name, source } = isRecord4(entry) ? entry : {};
    return typeof name == "string" && typeof source == "string" && source.startsWith("./") ? [{ name: detachText(name.toLowerCase()), source: detachText(source) }] : [];
  }) : void 0;
}
function readMarketplace({ kind, json }) {
  let root = kind === "marketplace" && !isBroken(json) ? json.value : void 0, { name, plugins } = isRecord4(root) ? root : {};
  return typeof name == "string" && Array.isArray(plugins) ? {
    name: detachText(name.toLowerCase()),
    plugins: plugins.slice(0, MAX_PLUGINS).flatMap(
      (entry) => isRecord4(entry) && typeof entry.name == "string" ? [detachText(entry.name.toLowerCase())] : []
    )
  } : void 0;
}
var RELATED_KEY = regex2("i")`
  ^(?:related|next|previous|required?|requires|depends[-_]on|follow[-_]ups?|see[-_]also)
    (?:[-_](?:skills?|agents?|commands?))?$
  |^[a-z]+[-_](?:skills?|agents?)$
`;
function readRelated({ frontmatter }) {
  return Object.keys(frontmatter.data).slice(0, MAX_KEYS22).flatMap((key) => {
    let value = RELATED_KEY.test(key) ? frontmatter.data[key] : void 0;
    return (Array.isArray(value) ? value.slice(0, MAX_RELATED) : []).flatMap((item, index) => {
      let name = isRecord4(item) ? item.name : item, range = typeof name == "string" && IS_NAME.test(name) ? frontmatter.rangeOf(isRecord4(item) ? [key, index, "name"] : [key, index]) : void 0;
      return typeof name != "string" || range === void 0 ? [] : [{ key: detachText(key), name: detachText(name.toLowerCase()), range }];
    });
  });
}
var IS_NAME = new RegExp(`^(?:${NAME3}:)?${NAME3}$`, "i");
var MAX_KEYS22 = 40;
var MAX_RELATED = 50;
var MAX_PLUGINS = 2e3;
var PART_KINDS2 = /* @__PURE__ */ new Set([
  "agent",
  "client-agent",
  "client-document",
  "codex-agent",
  "command",
  "gemini-command",
  "output-style",
  "prompt",
  "skill"
]);
function readOwnName({ kind, frontmatter, json }) {
  let value = kind === "plugin" && isRecord4(json.value) && !isBroken(json) ? json.value : frontmatter.data, name = kind === "plugin" || PART_KINDS2.has(kind) ? value.name : void 0;
  return typeof name == "string" && name.trim() !== "" ? detachText(name.trim().toLowerCase()) : void 0;
}
// src/rules/references/named-parts/list-parts.ts
function listParts(facts, { files, paths }) {
  let named = facts.flatMap(({ file, fact: { own } }) => own === void 0 ? [] : [{ kind: file.kind, own }]), names = /* @__PURE__ */ new Set([
    ...files.flatMap(({ kind, name }) => PART_KINDS2.has(kind) ? [name.toLowerCase()] : []),
    ...named.flatMap(({ kind, own }) => PART_KINDS2.has(kind) ? [own] : [])
  ]), agents = files.flatMap(
    ({ kind, root, name }) => kind === "agent" ? [{ root, name: name.toLowerCase().replace(/\.md$/, "") }] : []
  ), skills = files.flatMap(
    ({ kind, root, name }) => kind === "skill" || kind === "command" || kind === "prompt" ? [{ root, name: name.toLowerCase().replace(/(?:\.prompt)?\.md$/, "") }] : []
  ), agentsByFolder = groupBy2(agents, ({ root }) => root), skillsByFolder = groupBy2(skills, ({ root }) => root), inFolder = (folder) => ({
    agents: new Set(agentsByFolder.get(folder)?.map(({ name }) => name)),
    skills: new Set(skillsByFolder.get(folder)?.map(({ name }) => name))
  }), ofPlugins = new Map(
    facts.flatMap(({ file: { kind, root, path }, fact: { own, listed = [] } }) => [
      ...listed.flatMap(({ name, source }) => {
        let folder = findFolder(root, source);
        return folder === void 0 ? [] : [[folder, { plugin: name, ...inFolder(folder) }]];
      }),
      ...kind === "plugin" && own !== void 0 && OF_CLAUDE2.test(path) ? [[root, { plugin: own, ...inFolder(root) }]] : []
    ])
  ), anything = lazily(
    () => new Set(
      paths.entries.flatMap(
        ({ path }) => path.toLowerCase().split("/").flatMap((part) => [part, stem(part)])
      )
    )
  );
  return {
    names,
    plugins: new Set(named.flatMap(({ kind, own }) => kind === "plugin" ? [own] : [])),
    ofPlugins,
    projectAgents: new Set(agents.flatMap(({ root, name }) => ofPlugins.has(root) ? [] : [name])),
    projectSkills: new Set(skills.flatMap(({ root, name }) => ofPlugins.has(root) ? [] : [name])),
    agents: new Set(agents.map(({ name }) => name)),
    skills: new Set(skills.map(({ name }) => name)),
    offered: new Set(facts.flatMap(({ fact: { marketplace } }) => marketplace?.plugins ?? [])),
    marketplaces: new Set(
      facts.flatMap(({ fact: { marketplace } }) => marketplace === void 0 ? [] : [marketplace.name])
    ),
    has: (name) => [name, name.replaceAll("_", "-"), name.replaceAll("-", "_")].some(
      (one) => names.has(one) || BUILT_IN_NAMES.has(one) || anything().has(one)
    )
  };
}
function stem(name) {
  return nameOf2(name).replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/, "");
}
var OF_CLAUDE2 = /(?:^|\/)\.claude-plugin\/plugin\.json$/;
function findFolder(base, source) {
  let target = resolveLink(joinPath2(base, "x"), source.replace(/\/+$/, "") || ".");
  return target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, "");
}
// src/rules/references/part-name-not-found.ts
var partNameNotFound = {
  id: "part-name-not-found",
  scope: "repository",
  kinds: "all",
  bundled: "documents",
  description: "A text names a skill, an agent or a command that does not exist",
  effects: [
    warning2(
      CLIENTS3,
      "All clients find skills, agents and commands by their exact names. The model looks for this one, and finds nothing."
    ),
    info2(CLIENTS3, "All clients find such a part only if it is installed from somewhere else.")
  ],
  source: "https://code.claude.com/docs/en/skills",
  collect: readNamed,
  check(facts, report, repository) {
    let directory = listParts(facts, repository), bare = /* @__PURE__ */ new Map();
    for (let { file, fact } of facts)
      file.level === "repository" && !isSetAside(file.path) && checkFile(file, fact, directory, bare, report);
    checkRelated(facts, directory, report);
  }
};
var MAX_FINDINGS9 = 20;
function checkFile(file, { mentions, lists }, parts, bare, report) {
  let reported = /* @__PURE__ */ new Set(), reportOnce = ({ kind, name, range }, similar, isCertain2) => {
    if (!reported.has(name) && reported.size < MAX_FINDINGS9) {
      reported.add(name);
      let said = {
        message: `The ${kind} ${quote3(name)} does not exist`,
        hint: similar === void 0 ? `Name an existing ${kind}, remove the sentence, or say where this one comes from.` : `Did you mean ${quote3(similar.name)}?`
      };
      report(file, range, said, isCertain2 ? void 0 : { effects: ELSEWHERE3 });
    }
  };
  for (let list2 of lists)
    checkList(list2, parts, reportOnce);
  for (let mention of mentions)
    checkMention(mention, parts, reportOnce);
  checkCalls(file, mentions, parts, bare, report);
}
// src/rules/references/path-pattern-matches-nothing.ts
var pathPatternMatchesNothing = {
  id: "path-pattern-matches-nothing",
  scope: "file",
  kinds: [
    "agent",
    "agents-md",
    "claude-md",
    "claude-rule",
    "command",
    "path-instructions",
    "repository-instructions",
    "skill"
  ],
  looksFor: { parts: ["<", "{"] },
  description: "A text says where files are by a path with a placeholder, and no file has such a path",
  effects: [info2(CLIENTS3, "The models of all clients look for files at such paths, and find none.")],
  collect(text) {
    let found = text.format === "markdown" ? findPatterns(text) : [];
    return found.length === 0 ? void 0 : found;
  },
  check(patterns, file, report, { paths }) {
    if (!(file.level !== "repository" || isSetAside(file.path) || file.standing === "stray"))
      for (let { path, range } of patterns) {
        let fault = ABOUT_REPOSITORY3.has(file.kind) || OF_PLUGIN.test(path) && PARTLY_LITERAL.test(path) ? judge2(path, file, paths) : void 0;
        fault !== void 0 && report(range, {
          message: `No file of the repository has a path like ${quote3(path)}`,
          hint: `The folder \`${fault}\` has other files: correct the path, or say what makes the file.`
        });
      }
  }
};
var ABOUT_REPOSITORY3 = /* @__PURE__ */ new Set([
  "agents-md",
  "claude-md",
  "claude-rule",
  "repository-instructions"
]);
var OF_PLUGIN = /^(?:\.\/)?(?:agents|commands|hooks|prompts|references|rules|scripts|skills|templates)\//;
var PARTLY_LITERAL = /(?:^|\/)(?:[\w.]+-(?:<|\{)|[^/]*[>}]-\w+\/)/;
var SPAN2 = regex2("g")`
  \`(
    (?:\.{0,2}[\w.-]{1,60}\/){1,8}(?:[\w.-]{0,60}(?:<[\w -]{1,40}>|\{[\w -]{1,40}\})[\w.-]{0,60})
      (?:\/(?:[\w.-]|<[\w -]{1,40}>|\{[\w -]{1,40}\}){1,80}){0,6}
  )\`
`;
var MAX_PATTERNS = 20;
var MAX_LINE10 = 300;
var MAX_PLACEHOLDERS = 3;
function findPatterns({ text, body, markdown }) {
  let found = /* @__PURE__ */ new Map();
  SPAN2.lastIndex = body.start;
  for (let match = SPAN2.exec(text); match !== null && found.size < MAX_PATTERNS; match = SPAN2.exec(text)) {
    let [, path = ""] = match, range = { start: match.index + 1, end: match.index + 1 + path.length }, line = text.slice(Math.max(0, match.index - MAX_LINE10), match.index).split(`
`).at(-1) ?? "";
    /\.[a-z]{1,5}$/.test(path) && !found.has(path) && path.split(/[<{]/).length <= MAX_PLACEHOLDERS + 1 && !markdown.isFenced(match.index) && !MAKES4.test(line) && !isOnlyExample(text, range) && !isInAnswer(text, match.index) && found.set(path, { path: detachText(path), range });
  }
  return [...found.values()];
}
var MAKES4 = regex2("i")`
  \b(?:
    creat|writ|sav|generat|produc|output|add|new|copy|copies|move|place|put|store|stor(?:e|ing)|persist|record
    |emit|append|updat|scaffold|if |optional|export|download|install|user['’]?s?|your|project['’]s
  )
`;
function judge2(path, file, paths) {
  let literal = folderOf3(path.slice(0, path.search(/[<{]/))), bases = ["", file.root, folderOf3(file.path), ...parentsOf2(file.path)], base = literal === "" ? void 0 : bases.find((one) => paths.hasFolder(joinPath2(one, literal)));
  if (base === void 0)
    return;
  let expression = new RegExp(
    `(?:^|/)${path.replace(/^(?:\.\/)+/, "").split(/<[\w -]{1,40}>|\{[\w -]{1,40}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^/]+?")}$`
  ), ending = /\.[a-z]{1,5}$/.exec(path)?.[0] ?? "", isFound = paths.withExtension(ending).some((one) => expression.test(one)), folder = joinPath2(base, literal);
  return isFound || !paths.withExtension(ending).some((one) => one.startsWith(`${folder}/`)) ? void 0 : folder;
}
// src/rules/references/prose-undefined-variable.ts
var proseUndefinedVariable = {
  id: "prose-undefined-variable",
  scope: "text",
  kinds: [
    "repository-instructions",
    "path-instructions",
    "claude-rule",
    "agents-md",
    "claude-md",
    "gemini-md",
    "review-md",
    "agent",
    "prompt"
  ],
  description: "A text uses `{{name}}` but never says what it means",
  effects: [
    info2(
      ["vscode"],
      "VS Code replaces `${input:name}` but nothing in double braces, so the model gets the braces and has to guess."
    ),
    info2(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code replace nothing in double braces, so the model gets them and has to guess."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: ["{{"] },
  check(text, report) {
    let seen = /* @__PURE__ */ new Set();
    VARIABLE2.lastIndex = text.body.start;
    for (let match = VARIABLE2.exec(text.text); match !== null && seen.size < MAX_VARIABLES; match = VARIABLE2.exec(text.text)) {
      let [braces, name = ""] = match;
      seen.has(name) || (seen.add(name), isUnexplained(text, name, match.index) && report(
        { start: match.index, end: match.index + braces.length },
        {
          message: `The text does not explain ${quote3(braces)}`,
          hint: `Explain it${text.kind === "prompt" ? `, use \`\${input:${name}}\`,` : ""} or write the value.`
        }
      ));
    }
  }
};
var MAX_VARIABLES = 50;
var VARIABLE2 = /(?<![${\\])\{\{ {0,3}([a-z][\w-]{0,60}) {0,3}\}\}(?!\})/gi;
function isUnexplained({ text, body, markdown }, name, at22) {
  if (markdown.isFenced(at22) || /\b(?:template|placeholder|handlebars|jinja|liquid|mustache|double braces)/i.test(text))
    return false;
  let words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").split(/[\s_-]+/).map((word) => word.toLowerCase()), rest = `${text.slice(0, body.start).replaceAll(/^[\w-]+:/gm, " ")}${text.slice(body.start)}`.replaceAll(/\{\{[^{}\n]*\}\}/g, " ").toLowerCase();
  return !words.every((word) => rest.includes(word)) && markdown.hiddenAt(at22) === void 0;
}
// src/rules/references/reference-case-mismatch.ts
var referenceCaseMismatch = referenceRule({
  id: "reference-case-mismatch",
  description: "A reference differs from the file's name in letter case",
  effects: [
    warning2(
      CLIENTS3,
      "On github.com, and in VS Code, the Copilot CLI and Claude Code on Linux, the file is not found, as letter case counts there."
    )
  ],
  fixes: "Corrects the letter case.",
  looksFor: { parts: [...LINK_PARTS, ...VARIABLE_PARTS, ...PATH_PARTS] },
  bundled: "documents",
  find: (text) => [
    ...findLinks(text),
    ...findFileVariables(text),
    ...withoutDoubles(findPaths2(text), findRelativePaths(text))
  ],
  judge: (_facts, repository) => (reference, file) => {
    let found = resolveTarget(reference.target, file, repository), isElsewhere = reference.form === "path" && !reference.target.startsWith("..");
    if (!(found.kind !== "other-case" || isElsewhere && !isBelow(found.spelled, folderOf3(file.path))))
      return {
        said: {
          message: `${quote3(reference.target)} is named ${quote3(found.spelled)} in the repository`,
          hint: "Use the letter case of the file's name."
        },
        particulars: respelled(reference, reference.target, found)
      };
  }
});
function withoutDoubles(paths, others) {
  return [...paths, ...others.filter(({ start }) => !paths.some((path) => path.start === start))];
}
function respelled({ start }, target, { path, spelled }) {
  let written = target.replace(/[#?].*$/s, "").replace(/^(?:\.{0,2}\/)+/, ""), from = target.indexOf(written);
  return written !== "" && path.endsWith(written) && path.length === spelled.length ? {
    fix: {
      kind: "edits",
      edits: [{ start: start + from, end: start + from + written.length, text: spelled.slice(-written.length) }]
    }
  } : {};
}
// src/rules/references/named-file.ts
function judgeNamedFile(target, fromFile, { path, root, standing }, { paths }) {
  let [first = ""] = target.split("/"), folder = ["", root, folderOf3(path)].find((one) => paths.hasFolder(joinPath2(one, first)));
  if (folder === void 0 || standing !== "in-place" || IS_GENERATED.test(target))
    return;
  if (target.endsWith("/"))
    return judgeNamedFolder(target, folder, paths);
  let name = nameOf2(target), alike = paths.withExtension(name.slice(name.indexOf("."))).filter((one) => nameOf2(one) === name);
  if (alike.some((one) => one === target || one.endsWith(`/${target}`)))
    return;
  let [moved] = alike.length === 1 ? alike : [];
  return {
    absent: folder === folderOf3(path) ? fromFile : joinPath2(folder, target),
    said: {
      message: `${quote3(target)} does not exist`,
      hint: moved === void 0 ? "Name the file that took its place, or remove the mention." : `There is ${quotePath2(moved)}.`
    },
    particulars: { effects: ONLY_NAMED }
  };
}
var IS_GENERATED = /(?:^|\/)(?:__generated__|build|coverage|dist|gen|generated|out|target|tmp)\//;
function judgeNamedFolder(target, base, paths) {
  let path = joinPath2(base, target.slice(0, -1));
  return paths.entries.some((entry) => entry.path.includes(`/${target}`) || entry.path.startsWith(target)) || !paths.hasFolder(folderOf3(path)) ? void 0 : {
    // With the slash, the lines of `.gitignore` for folders count.
    absent: `${path}/`,
    said: {
      message: `The folder ${quote3(target)} does not exist`,
      hint: "Name the folder that took its place, or remove the mention."
    },
    particulars: { effects: ONLY_NAMED }
  };
}
var ONLY_NAMED = [info2(CLIENTS3, "All clients let the model look there, and it finds nothing.")];
// src/rules/references/reference-not-found.ts
var referenceNotFound = referenceRule({
  id: "reference-not-found",
  description: "A text names a file of its own that does not exist",
  effects: [warning2(CLIENTS3, "All clients let the model open such a file when it needs it, and it finds nothing.")],
  source: "https://agentskills.io/specification",
  looksFor: { parts: PATH_PARTS },
  find: findPaths2,
  judge(facts, repository) {
    let isAbsent = findAbsentAssets(facts, repository), foldersNamed = lazily(() => groupSkills(repository)), isOfOtherSkill = (target, names) => names.flatMap((name) => foldersNamed().get(name) ?? foldersNamed().get(name.toLowerCase()) ?? []).some((folder) => repository.paths.has(joinPath2(folder, target.replace(/^\.\//, ""))));
    return ({ target, isListed, isOnlyNamed, isMentioned: isMentioned2, mayBeMade, otherSkills = [] }, file) => {
      let found = resolveTarget(target, file, repository);
      if (isOnlyNamed === true)
        return (file.kind !== "skill" || isOfProject(file)) && found.kind === "missing" && found.fromRoot === void 0 ? judgeNamedFile(target, found.path, file, repository) : void 0;
      if (!(found.kind !== "missing" || found.fromRoot !== void 0 || isAbsent(found.path) || isOfOtherSkill(target, otherSkills)))
        return file.kind !== "skill" || isInOwnFolder(target, file, repository, isListed === true) ? {
          absent: found.path,
          said: {
            message: `${quote3(target)} does not exist`,
            hint: found.shared === void 0 ? `There is no ${quotePath2(found.path)}: correct the path, or add the file.` : `Paths count from the folder of the skill. Write \`${relativePath(file.path, found.shared)}\`.`
          },
          ...found.shared === void 0 ? mayBeMade === true && { particulars: { effects: MAY_BE_MADE2 } } || isMentioned2 === true && { particulars: { effects: MENTIONED } } : { particulars: { effects: SHARED_BY_SKILLS2 } }
        } : void 0;
    };
  }
});
var SHARED_BY_SKILLS2 = [
  info2(
    CLIENTS3,
    "All clients name the folder of the skill to the model. It finds the file only if it also looks in the folder above all skills."
  )
];
var MENTIONED = [
  info2(
    CLIENTS3,
    "All clients let the model look for the file, and it finds nothing. The sentence may mean a file of another skill or project."
  )
];
var MAY_BE_MADE2 = [
  info2(
    CLIENTS3,
    "All clients let the model open such a file when it needs it. It finds the file only if the script of the skill has written it."
  )
];
function isOfProject({ path }) {
  return /(?:^|\/)\.[\w-]+\/skills\//.test(path);
}
function groupSkills({ files }) {
  let folders = files.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf3(path));
  return groupBy2(folders, nameOf2);
}
function isInOwnFolder(target, { path }, { paths }, isListed) {
  let [first = ""] = target.replace(/^\.\//, "").split("/");
  return first === "references" || first === ".." || isListed && (first === "assets" || first === "scripts") || paths.hasFolder(joinPath2(folderOf3(path), first));
}
// src/rules/references/own-urls/own-repository.ts
var MIN_RESOLVED = 2;
async function findOwnNames(urls, repository) {
  let named = /* @__PURE__ */ new Set(), candidates = new Set(urls.map(({ name }) => name));
  if (candidates.size === 0)
    return named;
  let given = await repository.ownName(), said = given === void 0 ? [...await manifestNames(repository), ...await badgeNames(repository)] : [given];
  for (let name of said)
    named.add(name.toLowerCase());
  if (named.size === 0)
    for (let name of candidates)
      [...new Set(urls.filter((url) => url.name === name).map(({ path }) => path))].filter((path) => path.includes("/") && existsHere(path, repository)).length >= MIN_RESOLVED && named.add(name);
  return named;
}
function existsHere(path, { paths }) {
  return [path, `.github/${path}`].some((at22) => paths.has(at22) || paths.hasFolder(at22));
}
var MANIFESTS4 = ["package.json", "go.mod", "pyproject.toml", "Cargo.toml", "composer.json"];
var NAME4 = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?=["'\s/#]|$)/;
async function manifestNames(repository) {
  let names = [];
  for (let path of MANIFESTS4.filter((manifest) => repository.paths.has(manifest))) {
    let source = await repository.read(path), said = path === "package.json" && source !== void 0 ? packageRepository(readJsonc(source).value) : source?.text, name = (path === "go.mod" ? said?.split(`
`).find((text) => text.startsWith("module ")) : repositoryLine(said, path))?.match(NAME4)?.[1];
    name !== void 0 && names.push(name);
  }
  return names;
}
function packageRepository(manifest) {
  let repository = isRecord4(manifest) ? manifest.repository : void 0, url = isRecord4(repository) ? repository.url : repository;
  return typeof url != "string" ? void 0 : /^(?:github:)?[\w.-]+\/[\w.-]+$/.test(url) ? `github.com/${url.replace("github:", "")}` : url;
}
function repositoryLine(text, path) {
  return path === "package.json" ? text : text?.split(`
`).find((line) => /^\W*(?:repository|source|homepage)\W/i.test(line) && line.includes("github.com"));
}
var BADGE = /github\.com\/([\w.-]+\/[\w.-]+)\/(?:actions\/)?workflows\/([\w.-]+\.ya?ml)\/badge\.svg/;
async function badgeNames(repository) {
  let readme = repository.paths.entries.find(({ path }) => /^readme\.md$/i.test(nameOf2(path)) && !path.includes("/")), source = readme && await repository.read(readme.path), [, name, workflow = ""] = BADGE.exec(source?.text.slice(0, 2e4) ?? "") ?? [];
  return name !== void 0 && repository.paths.has(`.github/workflows/${workflow}`) ? [name] : [];
}
// src/rules/references/own-urls/repository-urls.ts
var URL = regex2("g")`
  https:\/\/(?:
    github\.com\/[\w.-]{1,100}\/[\w.-]{1,100}\/(?:blob|tree|raw|edit)
    |raw\.githubusercontent\.com\/[\w.-]{1,100}\/[\w.-]{1,100}
  )\/(?:refs\/heads\/)?(?:main|master|HEAD|develop|trunk)\/((?:[^\s)\]>"'\`#?|,]|(?<=\w)'(?=\w)){1,500})
`;
var URL_PARTS = ["//git", "//raw."];
var MAX_URLS = 200;
function findRepositoryUrls({ text, body, markdown }) {
  let found = [];
  URL.lastIndex = body.start;
  for (let match = URL.exec(text); match !== null && found.length < MAX_URLS; match = URL.exec(text)) {
    let [address, written] = [match[0], at2(match, 1)], shown = address.replace(/[.;:!*_]+$/, ""), path = decode(written.slice(0, written.length - (address.length - shown.length)).replace(/\/$/, ""));
    if (path !== void 0 && path !== "" && !/[{}<>*$[\]\u2026]|\.\.\./.test(path) && !markdown.isFenced(match.index)) {
      let name = detachText(address.split("/", 5).slice(3).join("/").toLowerCase());
      found.push({ start: match.index, end: match.index + shown.length, name, path: detachText(path) });
    }
  }
  return found;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (error22) {
    if (error22 instanceof URIError)
      return;
    throw error22;
  }
}
// src/rules/references/url-into-this-repository-not-found.ts
var urlIntoThisRepositoryNotFound = {
  id: "url-into-this-repository-not-found",
  scope: "repository",
  kinds: "all",
  description: "An address of this repository on github.com names a file that does not exist",
  effects: [
    warning2(
      CLIENTS3,
      "github.com answers with an error page, so a model that opens the address, in any client, gets nothing."
    )
  ],
  looksFor: { parts: URL_PARTS },
  collect(text) {
    let urls = text.format === "markdown" ? findRepositoryUrls(text) : [];
    return urls.length === 0 ? void 0 : urls;
  },
  async check(facts, report, repository) {
    let own = await findOwnNames(
      facts.flatMap(({ fact }) => fact),
      repository
    );
    for (let { file, fact } of facts) {
      let dead = fact.filter((url) => own.has(url.name) && isMissing2(url, repository)), isShown5 = dead.length === 0 ? () => false : await outsideOfCode(file, repository);
      for (let { start, end, path } of dead.filter((url) => isShown5(url.start)))
        report(
          file,
          { start, end },
          {
            message: `This repository has no ${quotePath2(path)}`,
            hint: "Correct the path, or use a relative link, which also works on other branches and in forks."
          }
        );
    }
  }
};
function isMissing2({ path }, repository) {
  let folder = folderOf3(path);
  return !existsHere(path, repository) && (folder === "" || existsHere(folder, repository) || !isLaidOutAnew(repository));
}
function isLaidOutAnew({ paths }) {
  return paths.hasFolder(".github") && !paths.entries.some(({ path }) => !path.startsWith(".github/"));
}
// src/rules/references/index.ts
var REFERENCE_RULES = [
  agentReferenceNotFound,
  commandHomePath,
  fileVariableNotFound,
  linkTextMismatch,
  markdownAnchorNotFound,
  markdownLinkEscapes,
  markdownLinkNotFound,
  markdownLinkSchemeless,
  partNameNotFound,
  pathPatternMatchesNothing,
  proseUndefinedVariable,
  referenceCaseMismatch,
  referenceNotFound,
  urlIntoThisRepositoryNotFound
];
// src/rules/security/effect-in-all-clients.ts
function inAllClients(severity, what) {
  return [{ clients: [...CLIENTS3], severity, why: `All clients ${what}` }];
}
// src/rules/security/markdown-rule.ts
var MARKDOWN_KINDS = [
  "agent",
  "agents-md",
  "claude-md",
  "claude-rule",
  "client-agent",
  "client-document",
  "command",
  "context-file",
  "cursor-rule",
  "gemini-command",
  "gemini-md",
  "gemini-styleguide",
  "output-style",
  "path-instructions",
  "prompt",
  "referenced-file",
  "repository-instructions",
  "review-md",
  "skill",
  "windsurf-rule"
];
function phraseRule({
  find,
  say,
  effectsOf: effectsOf2,
  isOncePerFile,
  kinds = MARKDOWN_KINDS,
  ...parts
}) {
  return {
    ...parts,
    scope: "text",
    kinds,
    check(text, report) {
      let left = 20, said = /* @__PURE__ */ new Set();
      for (let range of find(text)) {
        if (left === 0)
          return;
        let found = text.text.slice(range.start, range.end);
        if (isOncePerFile === true && said.has(found))
          continue;
        said.add(found), left -= 1;
        let effects = effectsOf2?.(found, text, range);
        report(range, say(found), effects && { effects });
      }
    }
  };
}
// src/rules/security/phrase-context.ts
var BEFORE2 = 400;
var AFTER = 200;
function isQuoted2(checked, { start, end }) {
  let { text, frontmatter, markdown } = checked, lineStart = Math.max(start - BEFORE2, text.lastIndexOf(`
`, start - 1) + 1), before2 = text.slice(lineStart, start), after = readRestOfLine(text, end);
  return count2(before2, '"') % 2 === 1 && after.includes('"') || before2.lastIndexOf("\u201C") > before2.lastIndexOf("\u201D") && after.includes("\u201D") || before2.lastIndexOf("\xAB") > before2.lastIndexOf("\xBB") && after.includes("\xBB") || before2.lastIndexOf("\u300C") > before2.lastIndexOf("\u300D") && after.includes("\u300D") || /(?:^|[\s(:,])'[^']{0,200}$/.test(before2) && /^[^']{0,200}'(?:$|[\s).,:;!?])/.test(after) || start >= frontmatter.body.start && markdown.hiddenAt(start) === "code";
}
function readRestOfLine(text, end) {
  let after = text.slice(end, end + AFTER), lineEnd = after.indexOf(`
`);
  return lineEnd < 0 ? after : after.slice(0, lineEnd);
}
function count2(text, sign) {
  let found = 0;
  for (let at22 = text.indexOf(sign); at22 >= 0; at22 = text.indexOf(sign, at22 + 1))
    found += 1;
  return found;
}
var RUNS = /\s-c\b|-Command\b|\b(?:system|popen|run|call|check_call|check_output|exec\w{0,8}|spawn\w{0,4}|iex|Invoke-Expression)\b/i;
function isOnlyShown({ text, format }, { start }) {
  if (format !== "plain")
    return false;
  let lineStart = Math.max(start - BEFORE2, text.lastIndexOf(`
`, start - 1) + 1), before2 = text.slice(lineStart, start), isInQuotes = count2(before2, '"') % 2 === 1 || count2(before2, "'") % 2 === 1;
  return /^\s*(?:#|\/\/|\*|--|;|rem\b|echo\b|Write-\w{1,12}\b)/i.test(before2) || isInQuotes && !RUNS.test(before2);
}
function hasWordsAround({ text }, { start, end }, { before: before2, around }) {
  let lines = text.slice(Math.max(0, start - 4 * BEFORE2), start).split(`
`), sentence = at2(lines, lines.length - 1).replaceAll(CODE_SPAN, "``").replace(/^.*[.!?]\s/, ""), { leading, heading } = readLinesAbove(lines);
  return before2.test(sentence) || around.test(readRestOfLine(text, end)) || around.test(heading) || LEADS.test(leading) && around.test(leading);
}
function readLinesAbove(lines) {
  let above = lines.slice(0, -1).filter((line) => !/^\s*(?:`{3,}.*|~{3,}.*)?$/.test(line));
  return { leading: above.at(-1) ?? "", heading: above.findLast((line) => /^#{1,6}\s/.test(line)) ?? "" };
}
var HEADS_FORBIDDEN = /^#{1,6}\s+(?:\W{0,8}(?:don['\u2019]?ts?|do\s+not|never|avoid|must\s+not|forbidden|prohibited|anti-?patterns?)\b|what\s+not\b)/i;
function isInForbiddenList({ text }, { start }) {
  let lines = text.slice(Math.max(0, start - 4 * BEFORE2), start).split(`
`);
  return /^\s*(?:[-*+]|\d{1,3}[.)])\s/.test(at2(lines, lines.length - 1)) && HEADS_FORBIDDEN.test(readLinesAbove(lines).heading);
}
var CODE_SPAN = /`[^`\n]{0,200}`/g;
var LEADS = /[:\uFF1A]\s*\**\s*$|^\s*(?:#|\/\/|<!--|--)|\u274C|\uD83D\uDEAB|\u26D4|\u26A0/;
var SIGNS = "\u274C|\u{1F6AB}|\u26D4|\u26A0";
var WARNS_OF_COMMAND = {
  before: regex2("i")`
    \b(?:
      never|avoid|don['\u2019]t|do not|must not|should not|shouldn['\u2019]t|reject|refuse|block|den(?:y|ied)|forbid
      |forbidden|dangerous|unsafe|insecure|malicious|suspicious|vulnerab\w{2,5}|attack\w{0,4}|bad|wrong
      |anti-?pattern|detect\w{0,4}|flag(?:s|ged)?|instead of|risk\w{0,3}|(?:be )?careful(?:ly)?|caution
      |(?:no|without)(?=\s{1,3}[\x60'\x22]?$)
    )\b
    |${SIGNS}
  `,
  around: regex2("i")`
    \b(?:
      never|avoid|don['\u2019]t|do not|reject|refuse|block(?:ed)?|forbidden|dangerous|unsafe|insecure|malicious
      |suspicious|vulnerab\w{2,5}|attacks?|bad|wrong|anti-?patterns?|detect(?:s|ed|ion)?|flagged|red flags?|caution
      |cautiously|careful(?:ly)?|with care
    )\b
    |${SIGNS}
  `
};
var WARNS_OF_PHRASE = {
  before: regex2("i")`
    \b(?:
      never|not|don['\u2019]t|refuse|reject|detect\w{0,4}|prevent|attempts?|attack\w{0,4}|inject\w{0,4}
      |jailbreak\w{0,4}|malicious|suspicious|untrusted|hostile|phrases?|patterns?|such as|e\.g\.|examples?|like|if
      |when(?:ever)?|treat|adversarial|manipulat\w{0,5}|says?|saying|asks?|asking|tells?|telling|trying|tries|to
      |literally|gradually|eventually|may|might|could|tends?|begins?|starts?
    )\b
    |${SIGNS}
  `,
  around: regex2("i")`
    \b(?:
      attack\w{0,4}|inject\w{0,4}|jailbreak\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?
      |untrusted|adversarial|refuse|reject
    )\b
    |${SIGNS}
  `
};
// src/rules/security/security-approval-bypass.ts
var FLAG = regex2("g")`
  (?<![\w-])--(?:
    yolo|dangerously-skip-permissions|dangerously-bypass-approvals-and-sandbox|allow-all(?:-tools)?
    |trust-all-tools
  )(?![\w-])
  |["'\`]?chat\.tools\.(?:global\.)?autoApprove["'\`]?\s*[:=]\s*true\b
  |\bpermissionMode["']?\s*[:=]\s*["']?bypassPermissions\b
`;
var MENTIONED2 = inAllClients(
  "info",
  "send the command to the model. Started in this way, an agent runs every command, also one that a malicious text made it run."
);
var CHOSEN = inAllClients(
  "info",
  "that know the setting then run every command of the agent, also one that a malicious text made it run."
);
var OF_USERS = [
  info2(
    ["vscode"],
    "VS Code ignores the switch in the settings of a repository. Versions that do not ignore it run every command of the agent."
  )
];
var ESCAPED = String.raw`\u`;
var securityApprovalBypass = phraseRule({
  id: "security-approval-bypass",
  kinds: [...MARKDOWN_KINDS, "settings", "hooks"],
  description: "A file lets an agent act without asking",
  effects: inAllClients("warning", "then run every command of the agent, also one that a malicious text made it run."),
  isOncePerFile: true,
  effectsOf: findLesserEffects,
  looksFor: { parts: ["yolo", "kip-pe", "bypass", "-all", "Approv", ESCAPED] },
  *find(checked) {
    if (checked.format === "json") {
      yield* checked.kind === "hooks" ? commandsIn(checked) : [], yield* switchesIn(checked);
      return;
    }
    let { text } = checked;
    if (!(!text.includes("--yolo") && !text.includes("--dang") && !text.includes("--allow-all") && !text.includes("--trust-all") && !text.includes(".autoApprove") && !text.includes("bypassPerm")))
      for (let { 0: whole, index } of text.matchAll(FLAG)) {
        let range = { start: index, end: index + whole.length };
        !isListedOption(text, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND) && (yield range);
      }
  },
  say: (found) => ({
    message: `${quote3(withoutQuotes(found))} lets an agent act without asking`,
    hint: "List the tools and commands that may run without asking."
  })
});
function findLesserEffects(found, { format }) {
  return format === "json" ? found.search(FLAG) >= 0 || found.includes(ESCAPED) ? void 0 : SWITCHES.includes(withoutQuotes(found)) ? OF_USERS : CHOSEN : format === "markdown" && found.startsWith("--") ? MENTIONED2 : found.startsWith("permissionMode") ? CHOSEN : void 0;
}
function withoutQuotes(found) {
  return found.replaceAll(/^["']|["']$/g, "");
}
function isListedOption(text, { start, end }) {
  let line = text.slice(text.lastIndexOf(`
`, start - 1) + 1, start);
  return /^\s*(?:[-*+]\s+|\|\s*)?[*_]{0,2}[`"']?(?:-\w[,/| ]+\s*(?:or\s+)?[`"']?)?$/.test(line) && /^(?:[ =]\S{1,30})?[`"']?[*_]{0,2}[ \t]*(?:[-\u2013\u2014:|(]|[ \t]{2})/.test(text.slice(end, end + 60));
}
function* commandsIn(checked) {
  for (let { command, path } of readCommands(checked))
    command.match(FLAG) !== null && (yield* asList2(checked.json.rangeOf(path)));
}
var SWITCHES = ["chat.tools.autoApprove", "chat.tools.global.autoApprove"];
var EVERYTHING = /^\/(?:\^?\.[*+]\$?)\/[a-z]*$|^\*+$/;
function* switchesIn({ json }) {
  let root = json.value;
  if (!isRecord4(root))
    return;
  for (let name of SWITCHES)
    root[name] === true && (yield* asList2(json.rangeOfKey([name])));
  let terminal = root["chat.tools.terminal.autoApprove"];
  for (let pattern of isRecord4(terminal) ? Object.keys(terminal) : [])
    EVERYTHING.test(pattern) && terminal !== null && isRecord4(terminal) && terminal[pattern] === true && (yield* asList2(json.rangeOfKey(["chat.tools.terminal.autoApprove", pattern])));
  let permissions = root.permissions;
  isRecord4(permissions) && permissions.defaultMode === "bypassPermissions" && (yield* asList2(json.rangeOf(["permissions", "defaultMode"])));
}
function asList2(range) {
  return range === void 0 ? [] : [range];
}
// src/rules/security/security-conceal-from-user.ts
var KEEPS_SILENT = regexSource2`
  (?!\s+(?:to|how|where|which)\s)(?=
    \s*(?:[.,;:!)\n]|$|[\u2013\u2014-]\s)
    |\s+(?:about|of)\s+(?:
      this|that|it|these|those|them|what|your|any
      |the\s+(?:change|edit|upload|request|call|command|instruction|rule|step|data|file|transfer|backup|copy)
    )
    |\s+(?:that\s+(?:you|we|this|it|the\s+(?:agent|assistant|file|data|log))|what\s+you|why|anything)\b
  )
`;
var PHRASES = [
  regex2("i")`
    \b(?:do\s+not|don['\u2019]t|never|must\s+not|without)\s+(?:ever\s+)?
      (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|warn(?:ing)?)\s+the\s+user${KEEPS_SILENT}
  `,
  regex2("i")`
    \b(?:hide|conceal|keep)\s+(?:all\s+)?(?:
      this|that|it|these|those|them|your\s+\w{2,20}
      |(?:this|that|these|those|the|any)\s+
        (?:step|action|change|edit|instruction|rule|command|call|upload|transfer|request|fact)s?
    )(?:\s+(?:secret|hidden))?\s+from\s+the\s+user\b
  `,
  regex2("i")`
    \b(?:do\s+not|don['’]t|never)\s+(?:reveal|disclose|mention|report|show)\s+
      (?:this|that|it|these|those|them|your\s+instructions|these\s+instructions)(?:\s+\w{2,20}){0,2}\s+to\s+the\s+
      user\b
  `
];
var securityConcealFromUser = phraseRule({
  id: "security-conceal-from-user",
  bundled: "documents",
  description: "A text tells the model to hide something from the user",
  effects: inAllClients("warning", "send the sentence to the model, which then hides from its user what it does."),
  looksFor: { parts: ["the user"] },
  *find(checked) {
    let { text } = checked, tried = 0, last = 0;
    for (let at22 = text.indexOf(ANCHOR); at22 >= 0 && tried < MAX_TRIED; at22 = text.indexOf(ANCHOR, at22 + 1))
      if (mayConceal(text, at22)) {
        tried += 1;
        let range = sentenceAround(text, at22, last);
        range !== void 0 && !isAboutSecret(text, range) && !isForbidden(text, range) && !(text.startsWith("without", range.start) && isInForbiddenList(checked, range)) && !hasWordsAround(checked, range, WARNS) && !isQuoted2(checked, range) && (last = range.end, yield range);
      }
  },
  effectsOf: (found, { text }, { start, end }) => /^without\b|^(?:hide|conceal|keep)\b/i.test(found) || ACTS.test(readParagraph(text, start, end)) ? void 0 : OF_WORDS,
  say: (found) => ({
    message: `${quote3(found)} tells the model to hide something from the user`,
    hint: "Let the model say what it does, or remove the sentence."
  })
});
var ACTS = regex2("i")`
  \b(?:
    send|upload|post|transmit|forward|exfiltrat\w*|copy|curl|wget|fetch|download|run|execute|install|delete|remove
    |overwrite|push|commit|read|collect|append|encode|write|modify|replace|disable|backup
  )\b
`;
function readParagraph(text, start, end) {
  let from = Math.max(0, start - MAX_PARAGRAPH2), before2 = text.slice(from, start), after = text.slice(end, end + MAX_PARAGRAPH2), above = before2.split(/\n[ \t]*(?:\r?\n|#{1,6}\s|[-*+]\s)/).at(-1) ?? "", [below = ""] = after.split(/\n[ \t]*(?:\r?\n|#{1,6}\s|[-*+]\s)/);
  return above + below;
}
var MAX_PARAGRAPH2 = 400;
var OF_WORDS = inAllClients(
  "info",
  "send the sentence to the model. No act is named next to it that would be hidden, but users may miss what the model does not say."
);
var ANCHOR = "the user";
var VERB = /\b(?:tell|telling|inform|informing|notify|notifying|alert|alerting|warn|warning|from|to)\s$/i;
var MAX_VERB = 12;
var REFUSAL = /n(?:o|['\u2019])t\s|never|without|hide|conceal|keep/i;
var MAX_TRIED = 200;
var REACH3 = 120;
function mayConceal(text, at22) {
  return VERB.test(text.slice(Math.max(0, at22 - MAX_VERB), at22)) && REFUSAL.test(text.slice(Math.max(0, at22 - REACH3), at22));
}
function sentenceAround(text, at22, from) {
  let start = Math.max(from, at22 - REACH3), around = text.slice(start, at22 + REACH3);
  for (let pattern of PHRASES) {
    let match = pattern.exec(around);
    if (match !== null && start + match.index <= at22)
      return { start: start + match.index, end: start + match.index + match[0].length };
  }
}
function isAboutSecret(text, { start, end }) {
  let before2 = text.slice(Math.max(0, start - REACH3), start), sentence = before2.slice(before2.lastIndexOf(`
`) + 1).replace(/^.*[.!?]\s/, "");
  return /\b(?:show|reveal|disclose)\s+(?:it|them)\s+to\b/i.test(text.slice(start, end)) && /\b(?:api[- ]?keys?|keys?|tokens?|passwords?|secrets?|credentials?)\b/i.test(sentence);
}
var FORBIDS = regex2("i")`
  \b(?:do\s+not|don['’]t|never|must\s+not|must\s+never|should\s+not|cannot|can['’]t|may\s+not)\s
    (?:(?!\b(?:and|but|then|instead|just|simply)\b|[;:!?–—]|\.\s)[^\n])*$
`;
function isForbidden(text, { start, end }) {
  let before2 = text.slice(Math.max(0, start - REACH3), start).replaceAll(/(?<=\d),(?=\d)/g, ""), found = FORBIDS.exec(before2)?.[0];
  return found !== void 0 && /^without\b/i.test(text.slice(start, end)) && (!found.includes(",") || /\bor\b/i.test(found));
}
var TELLS_OF = /\b(?:detect\w{0,4}|reject|flags?|attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|such as|e\.g\.|red flags?)\b|\u274C|\uD83D\uDEAB|\u26D4/i;
var CALLED_WRONG = /^\W{0,6}(?:bad|wrong|incorrect)\b/i;
var WARNS = { before: TELLS_OF, around: new RegExp(`${TELLS_OF.source}|${CALLED_WRONG.source}`, "i") };
// src/rules/security/security-dynamic-context.ts
var COMMAND = /(?<![^\s(:])!`([^`\n]{1,500})`/g;
var RISKY = regex2()`
  \b(?:curl|wget|nc|ncat|ssh|scp|sudo|eval|base64|printenv|openssl|Invoke-WebRequest|irm|iwr)\b|\brm\s+-
  |^\s*env\s*(?:$|\|)|(?:^|[\s/'"])\.(?:env(?!\.(?:example|sample|template|dist)\b)|npmrc|netrc)\b|\.ssh\/|\.aws\/
  |id_rsa|\|\s*(?:ba|z)?sh\b|>\s*\/(?!dev\/null\b)|git\s+push|npx\s+-y
`;
var NAMES_TO_FIND = /\s-i?(?:name|path)\s+(?:'[^']*'|"[^"]*"|[^\s'"]+)/g;
var READS_FOUND = /\s-(?:exec|ok)(?:dir)?\s(?!grep\s+-\w*l)|\bxargs\b|\$\(|\bcat\b/;
function isRisky(command) {
  return RISKY.test(
    /^\s*find\s/.test(command) && !READS_FOUND.test(command) ? command.replaceAll(NAMES_TO_FIND, "") : command
  );
}
var securityDynamicContext = phraseRule({
  id: "security-dynamic-context",
  kinds: ["skill", "command"],
  description: "A skill runs a risky command when it is loaded",
  effects: [
    warning2(["claude"], "Claude Code runs the command before the model reads the skill, without asking."),
    warning2(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send the command to the model as text; the model may run it without asking."
    )
  ],
  source: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
  looksFor: { parts: ["!`"] },
  *find({ text, body, markdown }) {
    for (let { 0: whole, 1: command = "", index } of text.matchAll(COMMAND))
      index >= body.start && isRisky(command) && markdown.hiddenAt(index) === void 0 && (yield { start: index, end: index + whole.length });
  },
  say: (found) => ({
    message: `${quote3(found.slice(2, -1))} is run when the skill is loaded`,
    hint: "Let the model run it as a step that somebody can refuse."
  })
});
// src/rules/security/security-encoded-payload.ts
var MIN_LENGTH = 200;
var DECODES = /base64|\batob\b|\bdecod(?:e|es|ed|ing)\b|FromBase64String|b64decode/i;
var NEAR = 400;
var securityEncodedPayload = phraseRule({
  id: "security-encoded-payload",
  bundled: "documents",
  description: "A text tells the model to decode something that people cannot read",
  effects: inAllClients("warning", "send both to the model, which may do what no reviewer of the file has read."),
  *find({ text }) {
    for (let range of longRuns(text)) {
      let before2 = text.slice(Math.max(0, range.start - NEAR), range.start), after = text.slice(range.end, range.end + NEAR);
      !/data:[\w/+.-]{1,60};base64,$/.test(before2) && (DECODES.test(before2) || DECODES.test(after)) && (yield range);
    }
  },
  say: (found) => ({
    message: `The text tells the model to decode ${found.length} characters of base64`,
    hint: "Write the decoded text, or put it into a file that people can open."
  })
});
var RUN3 = /[A-Za-z0-9+/]*={0,2}/y;
function* longRuns(text) {
  let from = 0;
  for (let at22 = MIN_LENGTH; at22 < text.length; at22 += MIN_LENGTH) {
    if (at22 < from || !isLetter(text, at22))
      continue;
    let start = at22;
    for (; start > from && isLetter(text, start - 1); )
      start -= 1;
    if (!isLetter(text, start + MIN_LENGTH - 1))
      continue;
    RUN3.lastIndex = at22;
    let end = at22 + (RUN3.exec(text)?.[0].length ?? 0);
    from = end, end - start >= MIN_LENGTH && isMixed(text.slice(start, end)) && (yield { start, end });
  }
}
function isLetter(text, at22) {
  let code = text.charCodeAt(at22);
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 43 || code === 47;
}
function isMixed(run) {
  return /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && new Set(run).size > 20;
}
// src/rules/security/downloads.ts
var namesDownload = oncePerText(({ text }) => text.includes("curl ") || text.includes("wget "));
// src/rules/security/find-around.ts
function* findAround(text, anchor, pattern) {
  let from = 0, tried = 0;
  for (let at22 = text.indexOf(anchor); at22 >= 0 && tried < 200; at22 = text.indexOf(anchor, Math.max(from, at22 + 1))) {
    tried += 1;
    let start = Math.max(from, at22 - 300), match = pattern.exec(text.slice(start, at22 + 300));
    match !== null && start + match.index <= at22 && (from = start + match.index + match[0].length, yield { start: start + match.index, end: from });
  }
}
// src/rules/security/security-eval.ts
var CALLS = ["eval", "exec"].map((name) => `${name}(`);
var IN_CODE = /(?<![\w.$])(?:eval|exec)\((?:await\b|[\s(]){0,8}(?:fetch|requests\.get|httpx\.get|(?:urllib\.request\.)?urlopen)\([^)\n]{0,200}\)?/;
var PATTERNS = [
  [
    "$(",
    /\beval\s+["']?\$\(\s*(?:curl|wget|echo\s+["']?[\w+/=$]{1,200}["']?\s*\|\s*base64|base64\s+-)[^)\n]{0,200}\)?/
  ],
  ["`curl", /\beval\s+["']?`\s*curl\s[^`\n]{0,200}`/],
  ["`wget", /\beval\s+["']?`\s*wget\s[^`\n]{0,200}`/],
  ...CALLS.map((call) => [call, IN_CODE])
];
var securityEval = phraseRule({
  id: "security-eval",
  bundled: "all",
  description: "A text evaluates code that it downloads",
  effects: inAllClients("warning", "let the model run the line, and with it whatever the server sends at that time."),
  looksFor: { parts: ["$(", "curl", "wget", ...CALLS] },
  *find(checked) {
    if (!(!namesDownload(checked) && ![...CALLS, "base64"].some((part) => checked.text.includes(part))))
      for (let [anchor, pattern] of PATTERNS)
        for (let range of findAround(checked.text, anchor, pattern))
          !isOnlyShown(checked, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND) && (yield range);
  },
  say: (found) => ({
    message: `${quote3(found)} evaluates downloaded code`,
    hint: "Download a fixed version into a file, check it, and run that file."
  })
});
// src/rules/security/attack-sample.ts
var MADE_UP = regex2("i")`
  hxxps?:\/\/|:\/\/[<[{]?(?:attacker|evil|malicious|hacker)(?:[-_]?(?:ip|host|server))?[>\]}]?(?=[/:\s'"])
  |(?<![\w.-])(?:[\w-]{1,60}\.){0,3}(?:attackers?|evil|malicious|hacker|victim|example)(?:\.|\[\.\])
    (?:com|net|org|io|example|test|local|invalid)(?![\w.-]*\w\.\w)
`;
var WORDS3 = [
  /\bpayloads?\b/i,
  /\bexploit/i,
  /\bpen-?test|\bpenetration test/i,
  /\bred[- ]team/i,
  /\bvulnerabilit/i,
  /\bmalware\b/i,
  /\binjection\b/i,
  /\bCVE-\d|\bCVSS\b|\bCWE-\d/,
  /\battacker|\badversar/i,
  /\breverse shell\b/i,
  /\bMITRE\b|\bOWASP\b/
];
var LEAST_WORDS = 4;
function isAttackSample(found, checked) {
  return MADE_UP.test(found) && isAboutAttacks(checked);
}
function isAboutAttacks({ text }) {
  return WORDS3.filter((word) => word.test(text)).length >= LEAST_WORDS;
}
var AS_SAMPLE2 = inAllClients(
  "info",
  "let the model run the line as it is written. The text is about attacks, and the server is made up."
);
// src/rules/security/security-exfiltration.ts
var SENDERS = ["curl", "wget", "Invoke", "| nc", "|nc", "|	nc"];
var MAX_LINES4 = 200;
var securityExfiltration = phraseRule({
  id: "security-exfiltration",
  bundled: "all",
  description: "A text sends secrets to another machine",
  effects: inAllClients("warning", "let the model run the line, which sends secrets to another machine."),
  looksFor: { parts: SENDERS },
  *find(checked) {
    let { text } = checked;
    if (SENDERS.some((part) => text.includes(part)))
      for (let range of linesThatSend(text))
        !isOnlyShown(checked, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND) && (yield range);
  },
  effectsOf: (found, checked) => isAttackSample(found, checked) ? AS_SAMPLE2 : void 0,
  say: (found) => ({
    message: `${quote3(found)} sends secrets to another machine`,
    hint: "Remove it, or send only the values that are needed, each by its name."
  })
});
var SENDER = /\b(?:curl|wget|nc|ncat|Invoke-RestMethod|irm|iwr)\s/g;
function* linesThatSend(text) {
  let lineEnd = 0, tried = 0;
  for (let { index } of text.matchAll(SENDER)) {
    if (index < lineEnd)
      continue;
    if (tried += 1, tried > MAX_LINES4)
      return;
    let start = Math.max(lineEnd, text.lastIndexOf(`
`, index) + 1, index - 400);
    lineEnd = endOfCommand(text, index);
    let command = text.slice(start, lineEnd).replaceAll(/\\\r?\n/g, (joint) => " ".repeat(joint.length)), match = SENDS.map((pattern) => pattern.exec(command)).find((found) => found !== null);
    match != null && !SPANS_IN_A_ROW.test(match[0]) && (yield { start: start + match.index, end: start + match.index + match[0].trimEnd().length });
  }
}
var SPANS_IN_A_ROW = /`(?:\s*,\s*|\s+(?:or|and)\s+)`/;
var MAX_COMMAND = 1e3;
function endOfCommand(text, from) {
  let end = from;
  do {
    let next = text.indexOf(`
`, end + 1);
    end = next < 0 ? text.length : next;
  } while (end < text.length && end - from < MAX_COMMAND && /\\\r?$/.test(text.slice(end - 2, end)));
  return Math.min(end, from + MAX_COMMAND);
}
// src/rules/security/security-fork-changes-instructions.ts
var securityForkChangesInstructions = {
  id: "security-fork-changes-instructions",
  scope: "given",
  kinds: "all",
  description: "A pull request from a fork changes a file with instructions for assistants",
  effects: [
    warning2(["vscode"], "VS Code follows the file for everybody who checks out the branch to try it."),
    warning2(
      ["copilot-cli", "claude"],
      "The Copilot CLI and Claude Code follow the file, and run its hooks and servers, for everybody who starts them in a checkout of the branch."
    ),
    warning2(["github"], "On github.com, the coding agent and the code review follow the file once it is merged.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/security",
  say: (path) => ({
    message: `A fork changes \`${path}\`, which contains instructions for assistants`,
    hint: "Review it like code before you check out the branch or let an assistant work on it."
  })
};
// src/rules/security/security-image-beacon.ts
var TARGET = regex2("g")`
  \]\(\s?<?https?:\/\/[^)\s?]{1,300}\?[^)\n]{0,300}?
    (?:\{\{?[^)}\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|<[A-Za-z][^>)\n]{1,60}>|\[[A-Z][^\])\n]{1,60}\])
    [^)\n]{0,300}\)
`;
var TAG2 = regex2("g")`
  <(?:img|IMG)\s[^<>\n]{0,200}?\bsrc=["']https?:\/\/[^"'\s?<]{1,300}\?[^"'<\n]{0,300}?
    (?:\{\{?[^"'}<\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|\[[A-Z][^"'\]<\n]{1,60}\])[^"'<\n]{0,300}["']
`;
var BADGES = /\/\/(?:img\.shields\.io|badgen\.net|badge\.fury\.io|[\w.-]{1,60}\.codecov\.io|codecov\.io|quickchart\.io)\//;
var TELLS_OF2 = /\b(?:never|detect\w{0,4}|attack\w{0,4}|exfiltrat\w{0,5}|malicious|suspicious|flags?|patterns?|beacons?|reject|block)\b|\u274C|\uD83D\uDEAB|\u26D4/i;
var WARNS2 = { before: TELLS_OF2, around: TELLS_OF2 };
var securityImageBeacon = phraseRule({
  id: "security-image-beacon",
  bundled: "documents",
  description: "A picture sends data to another machine",
  effects: inAllClients(
    "warning",
    "show the picture that the model writes, and so send the data in its address without a click."
  ),
  looksFor: { parts: ["![", "<img", "<IMG"] },
  *find(checked) {
    let { text, body, markdown } = checked;
    for (let { start, target } of picturesIn(text)) {
      let range = { start, end: start + target.length };
      start >= body.start && !BADGES.test(target) && markdown.hiddenAt(start) === void 0 && !hasWordsAround(checked, range, WARNS2) && (yield range);
    }
  },
  say: (found) => ({
    message: `The picture ${quote3(found)} sends data in its address`,
    hint: "Remove the placeholder from the address."
  })
});
function* picturesIn(text) {
  for (let { 0: target, index } of text.matchAll(TARGET)) {
    let start = pictureStart(text, index);
    start !== void 0 && (yield { start, target: text.slice(start, index + target.length) });
  }
  for (let { 0: target, index } of text.matchAll(TAG2))
    yield { start: index, target };
}
var MAX_TITLE = 200;
function pictureStart(text, end) {
  let before2 = text.slice(Math.max(0, end - MAX_TITLE), end), open = before2.lastIndexOf("[");
  return open > 0 && before2[open - 1] === "!" && !before2.includes(`
`, open) ? end - before2.length + open - 1 : void 0;
}
// src/rules/security/security-injection-phrase.ts
var ANCHORS = ["gnore ", "isregard ", "forget ", "Forget ", "IGNORE ", "DISREGARD ", "FORGET "];
var securityInjectionPhrase = phraseRule({
  id: "security-injection-phrase",
  bundled: "documents",
  description: "A text tells the model to ignore its earlier instructions",
  effects: inAllClients(
    "warning",
    "send the text together with their own instructions and the team's, which it tells the model to ignore."
  ),
  looksFor: { parts: ["gnore ", "gard ", "forget", "Forget", "GNORE ", "GARD ", "FORGET"] },
  *find(text) {
    for (let anchor of ANCHORS)
      for (let range of FORGET_INSTRUCTIONS.flatMap((phrase) => [...findAround(text.text, anchor, phrase)]))
        !hasWordsAround(text, range, WARNS_OF_PHRASE) && !isQuoted2(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quote3(found)} looks like a prompt injection`,
    hint: "Write what the model must do instead; in a text about such attacks, put the sentence in quotes."
  })
});
// src/rules/security/security-override-language.ts
var PHRASE = regex2()`
  \b(?:
    EMERGENCY|SYSTEM|ADMIN(?:ISTRATOR)?|CRITICAL|SAFETY|SECURITY|SPECIAL|MASTER|DEVELOPER|ROOT|ABSOLUTE|GLOBAL
    |PRIORITY
  )\s+OVERRIDE\b
  |\bOVERRIDE\s+(?:(?:ALL|ANY|YOUR|THE)\s+){0,2}
    (?:DEFAULT|PREVIOUS|PRIOR|SYSTEM|SAFETY|OTHER|TRAINING|RULES|INSTRUCTIONS)\b
`;
var securityOverrideLanguage = phraseRule({
  id: "security-override-language",
  bundled: "documents",
  description: "A text claims in capitals to override all other instructions",
  effects: inAllClients(
    "info",
    "give all texts of a team the same weight; models are trained to distrust a text that claims more, and may follow it less."
  ),
  looksFor: { parts: ["OVERRI"] },
  *find(text) {
    for (let range of findAround(text.text, "OVERRIDE", PHRASE))
      !hasWordsAround(text, range, WARNS3) && !isQuoted2(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quote3(found)} claims to override other instructions`,
    hint: "Write what the model must do, and when."
  })
});
var TELLS_OF3 = regex2("i")`
  \b(?:attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?)\b
  |\b(?:don['’]t|do not|avoid)\s+(?:write|use|say|shout)\b|❌|🚫|⛔
`;
var WARNS3 = { before: TELLS_OF3, around: TELLS_OF3 };
// src/rules/security/security-remote-shell-pipe.ts
var INTO_SHELL = regex2("gi")`
  \|[ \t]*(?:\\\r?\n[ \t]*)?(?:sudo[ \t]+(?:-\w+[ \t]+){0,3})?(?:
    (?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?![\w.:=-]|\/)|python3?(?=[ \t]*(?:-(?![-\w])|$|[\n\`"'&;)]))
    |(?:iex|Invoke-Expression)\b
  )
`;
var LOADS = /\b(?:curl|wget|irm|iwr|Invoke-WebRequest|Invoke-RestMethod)\s(?:[^\n|;&`]|\\\r?\n|`[^`\n|]{0,100}`|&(?!&)){1,300}$/i;
var POWERSHELL = ["| iex", "|iex", "x (", "Downl", "Invoke"];
var REACH4 = 400;
var MAX_TRIED2 = 200;
var securityRemoteShellPipe = phraseRule({
  id: "security-remote-shell-pipe",
  bundled: "all",
  description: "A text runs a download without checking it",
  effects: inAllClients(
    "warning",
    "let the model run the line as it is written, and with it whatever the server sends at that time."
  ),
  looksFor: { parts: ["curl", "wget", ...POWERSHELL] },
  *find(checked) {
    let { text } = checked, isLoading = namesDownload(checked), isPowerShell = POWERSHELL.some((part) => text.includes(part));
    if (!(!isLoading && !isPowerShell))
      for (let range of [...intoShell(text), ...insideShell(text)])
        !isOnlyShown(checked, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND) && (yield range);
  },
  effectsOf: (found, checked, range) => isAttackSample(found, checked) ? AS_SAMPLE2 : isInstallation(found, checked, range) || isDocumented(found, checked, range) ? AS_DOCUMENTED : void 0,
  say: (found) => ({
    message: `${quote3(found)} runs whatever the server sends`,
    hint: NO_SCHEME.test(found) ? "Write `https://`: without it, curl and wget load over HTTP, where everybody on the way can change the file." : "Download a fixed version, verify its checksum, and run the file."
  })
});
var INSTALLERS = regex2()`
  ^https:\/\/(?:
    (?:sh|win)\.rustup\.rs|astral\.sh|get\.docker\.com|raw\.githubusercontent\.com\/Homebrew\/install
    |bun\.(?:sh|com)|deno\.land|(?:community\.)?chocolatey\.org|aka\.ms|dot\.net|get\.pnpm\.io
    |install\.python-poetry\.org|fluxcd\.io|run\.linkerd\.io|aspire\.dev|claude\.ai|antigravity\.google
    |get\.helm\.sh|raw\.githubusercontent\.com\/(?:nvm-sh\/nvm|helm\/helm)|cli\.github\.com|fly\.io|mise\.run
    |nodejs\.org|deb\.nodesource\.com
  )(?:\/|$)
`;
var NAMES_INSTALLER = regex2("i")`
  ^(?:https:\/\/)?(?:
    (?:get|sh|sdk|install|win|dl|download)\.[\w.-]+\.[a-z]{2,}(?:[/?#]|$)
    |[\w.-]+\.[a-z]{2,}\/(?:\S*(?:install|setup|get-|bootstrap)|(?:\S*\/)?cli(?:\/|$))
  )
`;
var ANYBODYS = regex2("i")`
  \/\/(?:
    bit\.ly|t\.co|goo\.gl|tinyurl\.com|is\.gd|pastebin\.com|paste\.|gist\.|transfer\.sh|[\w-]+\.ngrok
    |\d{1,3}(?:\.\d{1,3}){3}
  )
  |attack|evil|malicious|payload|exploit
`;
var ADDRESSES = /https?:\/\/[^\s'"`)|]+|(?<=\b(?:irm|iwr|curl|wget)\s(?:-\S+\s)*)[\w-]+(?:\.[\w-]+)+\/[^\s'"`)|]*/g;
function isInstallation(found, { text, format }, { start }) {
  let addresses = found.match(ADDRESSES) ?? [], isShown5 = format === "markdown" || /^RUN\s/.test(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start));
  return addresses.length > 0 && addresses.every(
    (address) => INSTALLERS.test(address) || (isShown5 || address.startsWith("https://")) && NAMES_INSTALLER.test(address) && !ANYBODYS.test(address)
  );
}
function isDocumented(found, checked, range) {
  let addresses = found.match(ADDRESSES) ?? [];
  return checked.format === "markdown" && addresses.length > 0 && addresses.every((address) => address.startsWith("https://") && !ANYBODYS.test(address)) && (checked.kind === "bundled-document" || !addresses.some((address) => GITHUB.test(address)) && !isAboutAttacks(checked) || hasWordsAround(checked, range, SAYS_INSTALL));
}
var GITHUB = /^https:\/\/(?:[\w-]+\.)*github(?:usercontent)?\.(?:com|io)\//i;
var INSTALLS = /\binstall(?:s|ed|ing|ation)?\b/i;
var SAYS_INSTALL = { before: INSTALLS, around: INSTALLS };
var NO_SCHEME = /\b(?:curl|wget)\s(?:-\S+\s)*[\w-]+(?:\.[\w-]+)+(?=[/\s)|]|$)/;
var AS_DOCUMENTED = inAllClients(
  "info",
  "let the model run the line as it is written. It is the line that the vendor documents, but it has no fixed version."
);
function* intoShell(text) {
  let tried = 0;
  for (let { 0: bar, index } of text.matchAll(INTO_SHELL)) {
    if (tried += 1, tried > MAX_TRIED2)
      return;
    let from = Math.max(0, index - REACH4), load = LOADS.exec(text.slice(from, index));
    load !== null && /https?:\/\/|\$|[a-z]\.[a-z]/i.test(load[0]) && (yield { start: from + load.index, end: index + bar.length });
  }
}
function* insideShell(text) {
  for (let opening of ["<(", "$("])
    yield* findAround(
      text,
      `${opening}curl `,
      /\b(?:ba|z|da|k)?sh[ \t]+(?:-\w+[ \t]+){0,3}["']?[<$]\(curl[ \t][^)\n]{1,200}\)/
    ), yield* findAround(
      text,
      `${opening}wget `,
      /\b(?:ba|z|da|k)?sh[ \t]+(?:-\w+[ \t]+){0,3}["']?[<$]\(wget[ \t][^)\n]{1,200}\)/
    );
  yield* findAround(
    text,
    ".DownloadString(",
    /\b(?:iex|Invoke-Expression)\b[^\n|]{1,150}\.DownloadString\([^)\n]{1,200}\)/i
  ), yield* findAround(text, "iex (", /\biex[ \t]+\((?:irm|iwr|Invoke-\w+)[ \t][^)\n]{1,200}\)/i);
}
// src/rules/security/security-secret.ts
var SHOWS2 = regex2("i")`
  \b(?:
    bad|wrong|never|don['’]t|do not|avoid|incorrect|insecure|fake|dummy|invalid|example|sample|placeholder
    |redacted|revoked|looks? like|detect\w{0,4}|patterns?
  )\b
  |❌|🚫|⛔
`;
var securitySecret = {
  id: "security-secret",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A file contains a key or another secret",
  effects: inAllClients(
    "error",
    "send the file to a model with each request, and everybody with access to the repository can see the secret."
  ),
  check(checked, report) {
    if (checked.kind === "mcp")
      return;
    let found = findSecrets(checked.text).filter(({ isOnlyHidden }) => isOnlyHidden !== true);
    if (found.length === 0)
      return;
    let servers = checked.format === "markdown" ? checked.frontmatter.rangeOf(["mcp-servers"]) : void 0;
    for (let { title, start, end } of found)
      !(servers !== void 0 && start >= servers.start && end <= servers.end) && !isShown4(checked, { start, end }) && report(
        { start, end },
        {
          message: `The file contains a secret in plain text: ${title}`,
          hint: "Revoke it where it was issued, then remove it: it stays in the history of the repository."
        }
      );
  }
};
function isShown4(checked, range) {
  return checked.format === "markdown" && hasWordsAround(checked, range, { before: SHOWS2, around: SHOWS2 });
}
// src/rules/security/security-wildcard-tools.ts
var EVERYTHING2 = /^(?:\*|(?:Bash|shell|execute|powershell|terminal)\((?:\*|\*:\*|:\*)?\))$/i;
var KEY = "allowed-tools";
var ESCAPED2 = String.raw`\u`;
var securityWildcardTools = phraseRule({
  id: "security-wildcard-tools",
  kinds: ["skill", "command", "hooks"],
  description: "A file allows every command without asking",
  effects: [
    info2(["claude", "copilot-cli"], "Claude Code and the Copilot CLI run each command of the skill without asking."),
    info2(["vscode", "github"], "VS Code and github.com do not read the list yet; clients that do will not ask.")
  ],
  looksFor: { keys: [KEY], parts: ['"perm', ESCAPED2] },
  find: (text) => text.format === "json" ? inSettings(text) : inSkill(text),
  say: (found) => ({
    message: `${quote3(found.replaceAll(/^["']|["']$/g, ""))} allows every command`,
    hint: "List only the commands that are needed, as in `Bash(git status:*)`."
  })
});
function inSkill({ frontmatter, text }) {
  let value = frontmatter.data[KEY];
  if (typeof value == "string") {
    let range = value.includes("*") || value.includes("()") ? frontmatter.rangeOf([KEY]) : void 0;
    return range === void 0 ? [] : wordsIn2(text, range);
  }
  return Array.isArray(value) ? value.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING2.test(item.trim()) ? asList3(frontmatter.rangeOf([KEY, index])) : []
  ) : [];
}
function wordsIn2(text, range) {
  let written = text.slice(range.start, Math.min(range.end, range.start + 1e4));
  return Array.from(written.matchAll(/[^\s,()"']{1,100}(?:\([^()\n]{0,200}\))?/g)).flatMap(
    ({ 0: word, index }) => EVERYTHING2.test(word) ? [{ start: range.start + index, end: range.start + index + word.length }] : []
  );
}
function inSettings({ json }) {
  let permissions = isRecord4(json.value) ? json.value.permissions : void 0, allow = isRecord4(permissions) ? permissions.allow : void 0;
  return Array.isArray(allow) ? allow.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING2.test(item) ? asList3(json.rangeOf(["permissions", "allow", index])) : []
  ) : [];
}
function asList3(range) {
  return range === void 0 ? [] : [range];
}
// src/rules/security/index.ts
var SECURITY_RULES = [
  securityApprovalBypass,
  securityConcealFromUser,
  securityDynamicContext,
  securityEncodedPayload,
  securityEval,
  securityExfiltration,
  securityForkChangesInstructions,
  securityImageBeacon,
  securityInjectionPhrase,
  securityOverrideLanguage,
  securityRemoteShellPipe,
  securitySecret,
  securityWildcardTools
];
// src/rules/settings/code-workspace-folder.ts
var codeWorkspaceFolder = {
  id: "code-workspace-folder",
  scope: "given",
  kinds: ["settings"],
  description: "A workspace names a folder that does not exist or cannot be read",
  effects: [warning2(["vscode"], "VS Code shows the folder as missing, and finds no customizations in it.")],
  source: "https://code.visualstudio.com/docs/editor/multi-root-workspaces"
};
// src/rules/settings/contribution-path.ts
var contributionPath = {
  id: "contribution-path",
  scope: "given",
  kinds: "all",
  description: "An extension contributes a customization whose file does not exist",
  effects: [error(["vscode"], "VS Code finds no file for the people who install the extension.")],
  source: "https://code.visualstudio.com/api/references/contribution-points"
};
// src/rules/settings/settings-duplicate-key.ts
var settingsDuplicateKey = {
  id: "settings-duplicate-key",
  scope: "given",
  kinds: ["settings"],
  description: "An object in the settings has the same key twice",
  effects: [warning2(["vscode"], "VS Code uses the last one and ignores the others.")],
  source: "https://code.visualstudio.com/docs/configure/settings"
};
// src/rules/settings/settings-feature-off.ts
var settingsFeatureOff = {
  id: "settings-feature-off",
  scope: "repository",
  kinds: ["settings"],
  description: "The settings switch off a feature that the repository has files for",
  effects: [info2(["vscode"], "VS Code does not read the files, but other clients do.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings",
  collect({ text, json }) {
    let value = text.includes("false") ? json.value : void 0, whole = isRecord4(value) ? value : {}, above = isRecord4(whole.settings) && Array.isArray(whole.folders) ? ["settings"] : [], root = above.length === 0 ? whole : whole.settings, off = isRecord4(root) ? switchedOffIn(root, (path) => json.rangeOfKey([...above, ...path])) : [];
    return off.length === 0 ? void 0 : off;
  },
  check(facts, report, { files }) {
    for (let { file, fact } of facts.filter((one) => one.file.standing === "in-place"))
      for (let { key, folder, range } of fact) {
        let hidden = files.filter(
          (other) => folder === void 0 ? isHiddenBy(key, file.root, other) : isHiddenIn(folder, key, file.root, other)
        ), [first] = hidden;
        if (first !== void 0) {
          let others = hidden.length === 1 ? "" : ` and ${hidden.length - 1} more`;
          report(file, range, {
            message: `\`${folder ?? key}\` is off, but the repository has \`${first.path}\`${others}`,
            hint: "Remove the setting, or remove the files if no other client reads them."
          });
        }
      }
  }
};
function switchedOffIn(settings, rangeOfKey) {
  let switches = NAMES4.filter((key) => settings[key] === false).map((key) => ({ key, path: [key] })), folders = LOCATION_SETTINGS.flatMap(({ key, defaults }) => {
    let written = settings[key];
    return defaults.filter((folder) => isRecord4(written) && written[folder] === false).map((folder) => ({ key, folder, path: [key, folder] }));
  });
  return [...switches, ...folders].flatMap(({ path, ...off }) => {
    let range = rangeOfKey(path);
    return range === void 0 ? [] : [{ ...off, range }];
  });
}
var PLACES2 = KINDS3.flatMap(({ kind, places }) => places.map((place2) => ({ kind, ...place2 })));
var NAMES4 = [...new Set(PLACES2.flatMap(({ switches }) => switches))].filter((name) => SWITCH_DEFAULTS[name]);
function isHiddenBy(key, root, { path, kind, level }) {
  let within = root === "" ? path : path.slice(root.length + 1);
  return level === "repository" && isBelow(path, root) && PLACES2.some(
    (place2) => place2.kind === kind && place2.level === level && isSwitched(place2, key) && takesPath(place2, within)
  );
}
function isHiddenIn(folder, key, root, { path, kind, level }) {
  let located = LOCATION_SETTINGS.find((setting) => setting.key === key)?.kind;
  return level === "repository" && isBelow(path, joinPath2(root, folder)) && KINDS3.some((spec) => spec.kind === kind && spec.locations?.setting === located);
}
function isSwitched({ switches }, key) {
  return switches.length === 1 && switches[0] === key;
}
// src/rules/settings/settings-instruction-entry.ts
var settingsInstructionEntry = {
  id: "settings-instruction-entry",
  scope: "given",
  kinds: ["settings"],
  description: "An entry of an instructions setting has neither a text nor a file",
  effects: [error(["vscode"], "VS Code ignores the entry without a message.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-instruction-file-missing.ts
var settingsInstructionFileMissing = {
  id: "settings-instruction-file-missing",
  scope: "given",
  kinds: ["settings"],
  description: "An instructions setting names a file that is missing, empty or not accessible",
  effects: [warning2(["vscode"], "VS Code ignores the entry without a message.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-instruction-language-lost.ts
var settingsInstructionLanguageLost = {
  id: "settings-instruction-language-lost",
  scope: "given",
  kinds: ["settings"],
  description: "A setting contains the same instruction for a second language",
  effects: [
    info2(
      ["vscode"],
      "VS Code distinguishes entries only by their text, so it ignores the one for the second language."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-instructions-deprecated.ts
var settingsInstructionsDeprecated = {
  id: "settings-instructions-deprecated",
  scope: "given",
  kinds: ["settings"],
  description: "A deprecated setting contains instructions, which now belong in files",
  effects: [warning2(["vscode"], "VS Code deprecated the setting in version 1.102, and may stop reading it.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-instructions-type.ts
var settingsInstructionsType = {
  id: "settings-instructions-type",
  scope: "given",
  kinds: ["settings"],
  description: "An instructions setting is not a list",
  effects: [error(["vscode"], "VS Code ignores the setting without a message.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-json-syntax.ts
var settingsJsonSyntax = {
  id: "settings-json-syntax",
  scope: "given",
  kinds: ["settings"],
  description: "A settings file is not valid JSON, even with the comments that VS Code allows",
  effects: [error(["vscode"], "VS Code reads such a file only up to the error, and ignores the settings after it.")],
  source: "https://code.visualstudio.com/docs/configure/settings"
};
// src/rules/settings/settings-key-misspelled.ts
var settingsKeyMisspelled = {
  id: "settings-key-misspelled",
  scope: "given",
  kinds: ["settings"],
  description: "The name of a setting differs in one or two letters from a setting for customizations",
  effects: [warning2(["vscode"], "VS Code has no setting with this name, so the intended one keeps its default.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/settings-key-renamed.ts
var settingsKeyRenamed = {
  id: "settings-key-renamed",
  scope: "given",
  kinds: ["settings"],
  description: "A setting has an old name",
  effects: [info2(["vscode"], "VS Code still converts the setting to its current name, but may stop doing so.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/settings-location-invalid.ts
var settingsLocationInvalid = {
  id: "settings-location-invalid",
  scope: "given",
  kinds: ["settings"],
  description: "A setting lists folders of customizations in a form that VS Code does not accept",
  effects: [error(["vscode"], "VS Code ignores the folder, or has deprecated this form.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/settings-location-missing.ts
var settingsLocationMissing = {
  id: "settings-location-missing",
  scope: "file",
  kinds: ["settings"],
  description: "A setting names a folder of customizations that the repository does not have",
  effects: [info2(["vscode"], "VS Code looks into the folder and finds nothing.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings",
  collect(text) {
    let locations = text.text.includes('Locations"') || text.text.includes('"chat"') ? locationsIn(text) : [];
    return locations.length === 0 ? void 0 : locations;
  },
  check(locations, { path, root }, report, { paths }) {
    if (!path.endsWith(".code-workspace"))
      for (let { setting, path: written, range } of locations) {
        let target = targetOf(setting, root, written);
        target.kind === "inside" && !mayExist(paths, target.path) && report(range, {
          message: `The repository has no folder ${quote3(written)}`,
          hint: `Correct the path, or remove it from \`${setting.key}\`.`
        });
      }
  }
};
var MAX_LOCATIONS = 200;
function locationsIn({ json }) {
  let root = isRecord4(json.value) ? json.value : {};
  return LOCATION_SETTINGS.flatMap((setting) => {
    let at22 = [setting.key, ...setting.oldKeys].find((key) => isRecord4(root[key])), value = at22 === void 0 ? void 0 : root[at22];
    return (isRecord4(value) ? Object.entries(value).slice(0, MAX_LOCATIONS) : []).flatMap(([key, state]) => {
      let range = state === true && at22 !== void 0 ? json.rangeOfKey([at22, key]) : void 0, path = key.trim();
      return range === void 0 || setting.defaults.includes(path) ? [] : [{ setting, path, range }];
    });
  });
}
function mayExist(paths, path) {
  return paths.hasFolder(path) || [path, ...parentsOf2(path)].some((one) => paths.has(one));
}
// src/rules/settings/settings-location-outside.ts
var settingsLocationOutside = {
  id: "settings-location-outside",
  scope: "given",
  kinds: ["settings"],
  description: "A setting names a folder that is not in the repository",
  effects: [info2(["vscode"], "VS Code finds customizations there only on machines that have the folder.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/settings-not-an-object.ts
var settingsNotAnObject = {
  id: "settings-not-an-object",
  scope: "given",
  kinds: ["settings"],
  description: "A settings file does not contain a JSON object",
  effects: [error(["vscode"], "VS Code ignores the whole file.")],
  source: "https://code.visualstudio.com/docs/configure/settings"
};
// src/rules/settings/settings-switch-type.ts
var settingsSwitchType = {
  id: "settings-switch-type",
  scope: "given",
  kinds: ["settings"],
  description: "A setting that must be `true` or `false` has another value",
  effects: [error(["vscode"], "VS Code ignores the value and uses the default.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/index.ts
var SETTINGS_RULES = [
  codeWorkspaceFolder,
  contributionPath,
  settingsDuplicateKey,
  settingsFeatureOff,
  settingsInstructionEntry,
  settingsInstructionFileMissing,
  settingsInstructionLanguageLost,
  settingsInstructionsDeprecated,
  settingsInstructionsType,
  settingsJsonSyntax,
  settingsKeyMisspelled,
  settingsKeyRenamed,
  settingsLocationInvalid,
  settingsLocationMissing,
  settingsLocationOutside,
  settingsNotAnObject,
  settingsSwitchType
];
// src/rules/size/review-lines.ts
var reviewLines = {
  id: "review-lines",
  scope: "text",
  isAboutSize: true,
  kinds: ["repository-instructions", "path-instructions", "agents-md", "claude-md", "gemini-md", "review-md"],
  description: "Instructions for code review have more lines than GitHub advises",
  effects: [
    info2(
      ["github"],
      "github.com advises to stay below about 1,000 lines: Copilot code review does not reliably follow longer instructions."
    )
  ],
  options: { maximum: { type: "integer", default: 1e3, description: "The most lines that the file may have" } },
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report, options) {
    let most = options.integer("maximum"), lines = countLines(text);
    lines > most && !isKeptFromReview(text.frontmatter.data.excludeAgent) && report(
      { start: 0, end: 0 },
      {
        message: `The file has ${writeCount2(lines)} lines, but instructions for code review should have at most ${writeCount2(most)}`,
        hint: "Split it into path instructions, each with its own `applyTo`."
      }
    );
  }
};
function isKeptFromReview(excluded) {
  return [excluded].flat().includes("code-review");
}
// src/rules/size/tokens-always-on.ts
var MAX_LISTED = 5;
var tokensAlwaysOn = {
  id: "tokens-always-on",
  scope: "repository",
  kinds: ["repository-instructions", "path-instructions", "claude-rule", "agents-md", "claude-md"],
  description: "The files that apply to all files have too many tokens together",
  effects: [info2(CLIENTS3, "VS Code, github.com, the Copilot CLI and Claude Code send all of them with every request.")],
  options: {
    maximum: {
      type: "integer",
      default: 1e4,
      description: "The most tokens that the files may have together, counted as four bytes each"
    }
  },
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  collect(text) {
    return isAlwaysOn(text) ? { tokens: estimateTokens(text.isAscii ? text.text.length : Buffer.byteLength(text.text)) } : void 0;
  },
  check(facts, report, repository, optionsFor) {
    let links = findLinks2(repository, facts.length), sized = facts.filter(({ file }) => file.standing === "in-place" && servesAll(file) && !links.has(file.path)).map(({ file, fact }) => ({ file, tokens: fact.tokens }));
    for (let files of groupBy2(sized, ({ file }) => file.root).values()) {
      let largest = files.toSorted((a, b) => b.tokens - a.tokens), [first] = largest, most = first === void 0 ? 0 : optionsFor(first.file).integer("maximum"), overfed = CLIENTS3.filter((client) => isOver(largest, client, most)), worst = overfed[0];
      if (worst !== void 0) {
        let read = largest.filter(({ file }) => file.clients.includes(worst));
        report(
          at2(read, 0).file,
          { start: 0, end: 0 },
          {
            message: `${read.length} files that go with every request have ${aboutTokens(sum(read), most)} tokens together, more than ${writeCount2(most)}: ${list(read)}`,
            hint: "Add an `applyTo` to those that are only for some files."
          },
          { effects: effectsIn(overfed) }
        );
      }
    }
  }
};
function isAlwaysOn({ kind, frontmatter }) {
  return kind === "path-instructions" ? isForAll(frontmatter.data.applyTo) : kind !== "claude-rule" || !Object.hasOwn(frontmatter.data, "paths");
}
var ALL = /* @__PURE__ */ new Set(["**", "**/*", "**/**"]);
function isForAll(applyTo) {
  return typeof applyTo == "string" && applyTo.split(",").some((part) => ALL.has(part.trim()));
}
function servesAll({ kind, path, root }) {
  let rest = root === "" ? path : path.slice(root.length + 1);
  return kind !== "agents-md" && kind !== "claude-md" || !rest.includes("/") || rest === ".claude/CLAUDE.md";
}
function findLinks2({ paths }, files) {
  return new Set(files < 2 ? [] : paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : []));
}
function isOver(files, client, most) {
  let read = files.filter(({ file }) => file.clients.includes(client)), [largest, ...others] = read, isAlone2 = largest !== void 0 && largest.tokens > most && sum(others) < most / SHARE_OF_OTHERS;
  return others.length > 0 && !isAlone2 && sum(read) > most;
}
var SHARE_OF_OTHERS = 10;
function sum(files) {
  return files.reduce((total, { tokens }) => total + tokens, 0);
}
function list(files) {
  let named = files.slice(0, MAX_LISTED).map(({ file, tokens }) => `${quote3(file.path)} (${writeCount2(tokens)})`), others = files.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
}
function effectsIn(clients) {
  let [first = "vscode", ...rest] = clients, names = [first, ...rest].map((client) => CLIENT_NAMES[client]);
  return [
    info2(
      [first, ...rest],
      `${inWords(names)} ${names.length === 1 ? "sends" : "send"} all of them with every request.`
    )
  ];
}
function inWords(names) {
  return names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.slice(-1).join("")}`;
}
// src/rules/size/tokens-file.ts
var tokensFile = {
  id: "tokens-file",
  scope: "bytes",
  isAboutSize: true,
  kinds: [
    "repository-instructions",
    "path-instructions",
    "claude-rule",
    "agents-md",
    "claude-md",
    "gemini-md",
    "review-md",
    "agent",
    "prompt",
    "skill"
  ],
  description: "A file has too many tokens",
  effects: [
    info2(
      CLIENTS3,
      "VS Code, github.com, the Copilot CLI and Claude Code send the whole file with each request that it applies to, and models follow the middle of a long file less."
    )
  ],
  options: {
    maximum: {
      type: "integer",
      default: 5e3,
      description: "The most tokens that the file may have, counted as four bytes each"
    }
  },
  source: "https://agentskills.io/specification#progressive-disclosure",
  check(bytes, _kind, report, options) {
    let most = options.integer("maximum"), tokens = estimateTokens(bytes.length);
    tokens > most && report(void 0, {
      message: `The file has ${aboutTokens(tokens, most)} tokens, but should have at most ${writeCount2(most)}`,
      hint: "Remove what a model already knows, and move what is rarely needed to other files."
    });
  }
};
// src/rules/size/index.ts
var SIZE_RULES = [reviewLines, tokensAlwaysOn, tokensFile];
// src/rules/suppressions/suppression-unknown-rule.ts
var MAX_EDITS3 = 3;
var suppressionUnknownRule = {
  id: "suppression-unknown-rule",
  scope: "given",
  kinds: "all",
  description: "A comment silences a rule that does not exist",
  effects: [
    warning2(
      [...CLIENTS3],
      "The comment silences nothing, so the problem is still reported for VS Code and every other client."
    )
  ],
  say: (id, ids) => {
    let near = [...ids].find((candidate) => editsUpTo2(MAX_EDITS3, id.toLowerCase(), candidate) !== void 0);
    return {
      said: {
        message: `There is no rule ${quote3(id)}`,
        hint: near === void 0 ? "`housestyle rules` lists the rules." : `Did you mean \`${near}\`?`
      },
      particulars: {}
    };
  }
};
// src/rules/suppressions/suppression-unused.ts
var suppressionUnused = {
  id: "suppression-unused",
  scope: "given",
  kinds: "all",
  description: "A comment silences a rule that finds nothing there",
  effects: [
    info2(
      [...CLIENTS3],
      "VS Code and every other client send the comment to the model with the rest of the text, and it would hide the next problem there."
    )
  ],
  fixes: "Removes the comment, and its line if nothing else is on it.",
  sayOfAll: ({ rules, removal }) => ({
    said: {
      message: `This comment silences nothing${rules.length === 0 ? "" : ` (\`${rules.map(({ id }) => id).join("`, `")}\`)`}`,
      hint: "Remove the comment."
    },
    particulars: { fix: { kind: "edits", edits: [{ ...removal, text: "" }] } }
  }),
  sayOfOne: (id) => ({
    said: {
      message: `This comment silences \`${id}\`, which reports nothing here`,
      hint: "Remove the name from the comment."
    },
    particulars: {}
  })
};
// src/rules/suppressions/index.ts
var SUPPRESSION_RULES = [baselineStale, suppressionUnknownRule, suppressionUnused];

import {
  error as error2,
  info as info3,
  warning as warning3
} from "./joined-c1dd7ffa.js";
import {
  detachText as detachText2
} from "./joined-1c9471ce.js";
import {
  joinPath as joinPath3,
  parentsOf as parentsOf3,
  resolveLink as resolveLink2
} from "./joined-1c6c8fb1.js";
import {
  quote as quote4,
  quoteValue as quoteValue2
} from "./joined-a845ed26.js";
// src/rules/client-settings/codex-prompts-unread.ts
var codexPromptsUnread = {
  id: "codex-prompts-unread",
  scope: "paths",
  kinds: "all",
  description: "A prompt for Codex is in the repository, where Codex does not look for prompts",
  effects: [
    info3(
      ["codex"],
      "Codex reads prompts only from `.codex/prompts` in the home folder, or in the folder that `CODEX_HOME` names. It offers this one only to people who installed it there."
    )
  ],
  source: "https://developers.openai.com/codex/custom-prompts",
  check({ paths }, report) {
    let found = paths.entries.filter(({ path, kind }) => kind === "file" && PROMPT.test(path)).slice(0, MAX_FOUND6);
    for (let { path } of found)
      report(path, {
        message: `\`${path}\` is not read`,
        hint: `Make it a skill: \`.agents/skills/${path.replace(/^.*\//, "").replace(/\.md$/, "")}/SKILL.md\`.`
      });
  }
};
var PROMPT = /^\.codex\/prompts\/[^/]+\.md$/;
var MAX_FOUND6 = 100;
// src/rules/plugins/plugin-cache-path.ts
var pluginCachePath = {
  id: "plugin-cache-path",
  scope: "file",
  kinds: ["agent", "command", "hooks", "skill"],
  bundled: "documents",
  looksFor: { parts: ["plugins/cache/"] },
  description: "A text names a version of a plugin in the cache of Claude Code",
  effects: [
    warning3(
      ["claude"],
      "Claude Code puts each version of a plugin into a folder of its own, so that the path is gone after an update."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution",
  collect({ text }) {
    let [first, ...rest] = [...text.matchAll(IN_CACHE)].filter(([path]) => !PLACEHOLDER4.test(path));
    return first === void 0 ? void 0 : {
      path: detachText2(first[0]),
      range: { start: first.index, end: first.index + first[0].length },
      count: rest.length + 1
    };
  },
  check({ path, range, count: count5 }, _file, report) {
    report(range, {
      message: `${quoteValue2(path)} belongs to one version of a plugin${count5 === 1 ? "" : `, like ${count5 - 1} more paths`}`,
      hint: "Write `${CLAUDE_PLUGIN_ROOT}`, or a path from the folder of the skill."
    });
  }
};
var IN_CACHE = /(?:~|\$HOME|\$\{HOME\})\/\.claude\/plugins\/cache\/[\w.-]{1,80}\/[\w.-]{1,80}\/v?\d+(?:\.\d+){1,3}[\w.-]{0,20}(?=\/)/g;
var PLACEHOLDER4 = /[/-](?:my|your|some|foo|bar|example|name|\.{2,})(?=[/-])/i;
// src/rules/plugins/plugin-path-outside.ts
var pluginPathOutside = {
  id: "plugin-path-outside",
  scope: "file",
  kinds: ["agent", "command", "hooks", "mcp", "skill"],
  bundled: "documents",
  looksFor: { parts: ["PLUGIN_ROOT"] },
  description: "A plugin names a file outside of its folder",
  effects: [
    warning3(
      ["claude"],
      "Claude Code copies only the folder of the plugin when it is installed, so the file is not there."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution",
  collect({ text }) {
    let found = Array.from(text.matchAll(OUTSIDE), ({ 0: whole, 1: path = "", index }) => ({
      path: detachText2(path),
      range: { start: index, end: index + whole.length }
    }));
    return found.length === 0 ? void 0 : found.slice(0, MAX_FINDINGS10);
  },
  check(found, { path: file, kind }, report, { paths }) {
    let plugin = parentsOf3(file).find((folder) => paths.has(joinPath3(folder, ".claude-plugin/plugin.json")));
    for (let { path, range } of plugin === void 0 ? [] : found) {
      let target = resolveLink2(joinPath3(plugin ?? "", "x"), path);
      (kind === "hooks" || kind === "mcp" || target.kind !== "outside" && paths.has(target.path)) && report(range, {
        message: `${quote4(path)} is not in the folder of the plugin`,
        hint: "Move the file into the folder of the plugin, or link to it from there: links are copied with what they lead to."
      });
    }
  }
};
var OUTSIDE = /\$\{?CLAUDE_PLUGIN_ROOT\}?\\?["']?\/((?:\.\.\/){1,6}(?:\w[\w.-]{0,80}\/){0,8}\w[\w.-]{0,80}\.\w{1,5})(?![\w./-])/g;
var MAX_FINDINGS10 = 20;
// src/rules/setup-steps/setup-steps-page.ts
var SETUP_STEPS_PAGE = "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/customize-the-agent-environment";
// src/rules/setup-steps/setup-steps-place.ts
var PLACE2 = ".github/workflows/copilot-setup-steps.yml";
var setupStepsPlace = {
  id: "setup-steps-place",
  scope: "paths",
  kinds: ["setup-steps"],
  description: "The workflow with the setup steps of Copilot is not where github.com looks for it",
  effects: [
    error2(["github"], `github.com reads only \`${PLACE2}\`, so Copilot starts in an environment where no step was run.`)
  ],
  source: SETUP_STEPS_PAGE,
  check({ paths }, report) {
    for (let path of paths.has(PLACE2) ? [] : MISTAKEN.filter(paths.has))
      report(path, {
        message: "github.com does not read the setup steps here",
        hint: `Move the file to \`${PLACE2}\`.`
      });
  }
};
var MISTAKEN = [
  ".github/copilot-setup-steps.yml",
  ".github/copilot-setup-steps.yaml",
  ".github/workflows/copilot-setup-steps.yaml",
  "copilot-setup-steps.yml",
  "copilot-setup-steps.yaml"
];

// src/reports/validation/severity-style.ts
var SEVERITY_STYLE = { error: "red", warning: "yellow", info: "cyan" };
// src/reports/validation/kind-titles.ts
var KIND_TITLES = {
  "repository-instructions": "`copilot-instructions.md`",
  "path-instructions": "`*.instructions.md`",
  "claude-rule": "Claude rules",
  "agents-md": "`AGENTS.md`",
  "claude-md": "`CLAUDE.md`",
  "gemini-md": "`GEMINI.md`",
  "review-md": "`REVIEW.md`",
  agent: "agents",
  prompt: "prompts",
  command: "Claude's commands",
  "output-style": "Claude's output styles",
  skill: "skills",
  hooks: "hooks",
  "cursor-rule": "Cursor rules",
  "windsurf-rule": "Windsurf rules",
  "gemini-command": "Gemini commands",
  "gemini-styleguide": "`.gemini/styleguide.md`",
  "context-file": "files that settings of Gemini or Codex name",
  settings: "settings",
  mcp: "MCP servers",
  "setup-steps": "`copilot-setup-steps.yml`",
  toolset: "`*.toolsets.jsonc`",
  "gemini-settings": "`.gemini/settings.json`",
  "gemini-review": "`.gemini/config.yaml`",
  "codex-config": "`.codex/config.toml`",
  "codex-agent": "agents of Codex",
  "codex-plugin": "`plugin.json` of Codex",
  plugin: "`plugin.json`",
  marketplace: "`marketplace.json`",
  "client-agent": "agents of Cursor and Gemini, workflows of Windsurf",
  "client-document": "commands of Cursor",
  "referenced-file": "imported files",
  "bundled-document": "Markdown files of skills",
  "bundled-file": "other files of skills"
};

import { readFile } from "node:fs/promises";
import { join } from "node:path";
// src/commands/arguments/own-name.ts
async function readOwnName2(folder) {
  let config;
  try {
    config = await readFile(join(folder, ".git", "config"), "utf8");
  } catch {
    return;
  }
  let origin = /^\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? "";
  return /^\s*url\s*=\s*\S*?github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/m.exec(origin)?.[1];
}

import {
  foldLinked,
  listFiles,
  MAX_CHECKED_BYTES as MAX_CHECKED_BYTES2,
  openText as openText2
} from "./joined-e59b8646.js";
import {
  decodeUtf8,
  detachText as detachText3,
  detachValue
} from "./joined-1c9471ce.js";
import {
  applyBaseline,
  placesIn
} from "./joined-c1dd7ffa.js";
import {
  LITERAL_CHECKS_NAME,
  rememberTexts
} from "./joined-12ab4997.js";
import {
  unreadableFile,
  listOnce
} from "./joined-ed214829.js";
import {
  blankSecrets
} from "./joined-3b15d0af.js";
import {
  readText as readText2,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES3,
  CLIENTS as CLIENTS4,
  parentsOf as parentsOf4,
  positionAt as positionAt2,
  sourceText,
  lazily as lazily2,
  findLineEnd as findLineEnd2
} from "./joined-1c6c8fb1.js";
import {
  addToGroup as addToGroup2,
  groupBy as groupBy3
} from "./joined-b4da4858.js";
import { isDeepStrictEqual } from "node:util";
// src/rules/assume-clients.ts
var COPILOT2 = ["vscode", "github", "copilot-cli"];
var SIGNS2 = [
  [/(?:^|\/)\.claude(?:-plugin)?\//, ["claude"]],
  [/(?:^|\/)CLAUDE(?:\.local)?\.md$/, ["claude"]],
  [/(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|agents|skills|hooks)\/)/, COPILOT2],
  [/(?:^|\/)\.github\/(?:prompts|chatmodes)\//, ["vscode"]],
  [/(?:^|\/)\.vscode\/mcp\.json$|\.toolsets\.jsonc$/, ["vscode"]],
  [/(?:^|\/)\.github\/workflows\/copilot-setup-steps\.ya?ml$/, ["github"]],
  [/(?:^|\/)(?:\.gemini\/|GEMINI\.md$)/, ["gemini"]],
  [/(?:^|\/)\.codex\//, ["codex"]],
  [/(?:^|\/)(?:\.cursor\/|\.cursorrules$)/, ["cursor"]],
  [/(?:^|\/)(?:\.windsurf\/|\.windsurfrules$)/, ["windsurf"]],
  [/\.(?:agent|instructions)\.md$/, COPILOT2],
  [/\.(?:prompt|chatmode)\.md$/, ["vscode"]]
];
var NOT_THE_TEAMS = /(?:^|\/)(?:tests?|__tests__|specs?|testdata|fixtures?|__fixtures__|node_modules|vendor)\//i;
var MAX_SETTINGS = 5;
var CHAT_SETTING = /"(?:github\.copilot|chat)\.[\w.]+"\s*:/;
async function assumeClients(repository) {
  let found = /* @__PURE__ */ new Map(), open = SIGNS2;
  for (let { path } of repository.paths.entries)
    for (let client of findSigned(path, open))
      found.set(client, found.get(client) ?? path), open = open.filter(([, clients]) => !clients.every((one) => found.has(one)));
  if (!found.has("vscode")) {
    let path = await findChatSettings(repository);
    path !== void 0 && found.set("vscode", path);
  }
  let evidence = CLIENTS4.flatMap((client) => {
    let path = found.get(client);
    return path === void 0 ? [] : [{ client, path }];
  });
  return { clients: evidence.length === 0 ? CLIENTS4 : evidence.map(({ client }) => client), evidence };
}
function findSigned(path, signs) {
  let found = signs.filter(([sign]) => sign.test(path));
  return found.length === 0 || NOT_THE_TEAMS.test(path) ? [] : found.flatMap(([, clients]) => clients);
}
async function findChatSettings(repository) {
  let settings = repository.files.filter(({ kind }) => kind === "settings").slice(0, MAX_SETTINGS);
  for (let { path } of settings) {
    let source = await repository.read(path);
    if (source !== void 0 && CHAT_SETTING.test(source.text))
      return path;
  }
}
// src/rules/run/diagnose.ts
var WHOLE_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function diagnose({ rule, said, particulars, place: place2 }, file, team, enabled) {
  let effect = findEffect(particulars.effects ?? rule.effects, file, team);
  return effect && {
    rule: rule.id,
    severity: enabled.severityOf(rule) ?? (isForReaders(rule, file) ? "info" : effect.severity),
    path: file.path,
    ...place2,
    ...blankSaid(said),
    why: effect.why,
    clients: effect.clients,
    ...particulars.fix && { fix: detachValue(particulars.fix) },
    ...particulars.suggestions && { suggestions: detachValue(particulars.suggestions) }
  };
}
var MAX_REMEMBERED_TEXTS = 1e4;
var blankText = rememberTexts(MAX_REMEMBERED_TEXTS, (text) => detachText3(blankSecrets(text)));
function blankSaid({ message, hint }) {
  return { message: blankText(message), hint: blankText(hint) };
}
function isForReaders(rule, file) {
  let isDanger = rule.id.startsWith("security-") || rule.id.startsWith("unicode-");
  return isAboutLoading(rule) && isShown3(file) || !isDanger && (isFixture(file) || isArchived(file));
}
function findEffect(effects, file, team) {
  let readers = file.clients.length === 0 ? CLIENTS4 : file.clients, own = readers.filter((client) => team.clients.includes(client));
  if (team.areAssumed !== true)
    return findFelt(effects, own);
  let felt = findFelt(effects, own.length === 0 ? readers : own), elsewhere = felt === void 0 ? findFelt(effects, readers) : void 0;
  return felt ?? (elsewhere && { ...elsewhere, severity: "info" });
}
function findFelt(effects, clients) {
  let felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}
// src/rules/run/diagnose-found.ts
function diagnoseFound(found, file, bytes, { team, enabledFor }) {
  let enabled = enabledFor(file.path), locate = placesIn(decodeSource(file.path, bytes));
  return found.flatMap(
    ({ rule, said, particulars, range }) => diagnose({ rule, said, particulars, place: locate(range) }, file, team, enabled) ?? []
  );
}
function decodeSource(path, bytes) {
  let decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === "text" ? decoded.text : "");
}
// src/rules/run/check-across-files.ts
async function checkAcrossFiles(rule, facts, repository, readers, terms) {
  if (facts.length === 0)
    return [];
  let found = [];
  await rule.check(
    facts,
    (file, range, said, particulars = {}) => {
      found.push({ file, rule, said, particulars, range });
    },
    repository,
    (file) => terms.enabledFor(file.path).optionsOf(rule)
  );
  let findings = [];
  for (let [path, own] of groupBy3(found, ({ file }) => file.path)) {
    let read = terms.enabledFor(path).isOff(rule) ? void 0 : await readers.get(path)?.(), file = own[0]?.file;
    read?.kind === "bytes" && file !== void 0 && diagnoseFound(own, file, read.bytes, terms).forEach((finding) => findings.push(finding));
  }
  return findings;
}
async function checkPaths(rule, repository, { team, enabledFor }) {
  let clientsByPath = lazily2(() => new Map(repository.files.map(({ path, clients }) => [path, clients]))), findings = [];
  return await rule.check(
    repository,
    (path, said, particulars = {}) => {
      let enabled = enabledFor(path);
      if (!enabled.isOff(rule)) {
        let file = { path, clients: clientsByPath().get(path) ?? [] }, finding = diagnose({ rule, said, particulars, place: WHOLE_FILE }, file, team, enabled);
        findings.push(...finding === void 0 ? [] : [finding]);
      }
    },
    enabledFor("").optionsOf(rule)
  ), findings;
}
// src/rules/reading/texts/checked-kind.ts
function isBundled(kind) {
  return kind === "bundled-document" || kind === "bundled-file";
}
// src/rules/run/diagnose-given.ts
function diagnoseGiven(diagnostic, { byId, team, enabledFor }) {
  let rule = byId.get(diagnostic.rule);
  if (rule === void 0)
    return [diagnostic];
  let enabled = enabledFor(diagnostic.path);
  if (enabled.isOff(rule))
    return [];
  let { message, hint = "" } = diagnostic, place2 = { start: diagnostic.start, end: diagnostic.end }, file = { path: diagnostic.path, clients: [] }, enriched = diagnose({ rule, said: { message, hint }, particulars: {}, place: place2 }, file, team, enabled);
  return enriched === void 0 ? [] : [{ ...enriched, ...diagnostic, severity: enabled.severityOf(rule) ?? diagnostic.severity }];
}
// src/rules/run/check-file.ts
async function checkFile2({ file, known: known3, read }, { repository, checkOnce, memory }, terms) {
  if (read !== void 0 && read.kind !== "bytes")
    return { repository, checked: void 0, findings: diagnoseUnreadable(file, read, terms) };
  let enabled = terms.enabledFor(file.path), before2 = known3?.checked, checked = before2 ?? (read && await checkOnce(file, read.bytes, enabled));
  if (checked === void 0)
    return { repository, checked, findings: [] };
  let found = checkFacts(checked.fileFacts, file, repository, enabled), bytes = found.length === 0 ? void 0 : read ?? await file.read();
  return {
    repository,
    checked: memory === void 0 || before2 !== void 0 ? checked : memory.keepFacts(file.path, checked),
    findings: [
      ...checked.reported.flatMap((reported) => diagnose(reported, file, terms.team, enabled) ?? []),
      ...bytes?.kind === "bytes" ? diagnoseFound(found, file, bytes.bytes, terms) : []
    ]
  };
}
function diagnoseUnreadable(file, read, terms) {
  return !isBundled(file.kind) || read.code === "outside" ? diagnoseGiven(unreadableFile(file.path, read), terms) : [];
}
function checkFacts(facts, file, repository, enabled) {
  let found = [];
  for (let [rule, fact] of facts) {
    let report = (range, said, particulars = {}) => {
      found.push({ rule, said, particulars, range });
    };
    rule.check(fact, file, report, repository, enabled.optionsOf(rule));
  }
  return found;
}
// src/rules/run/gather-results.ts
function gatherResults() {
  let findings = [], facts = /* @__PURE__ */ new Map(), silenced = /* @__PURE__ */ new Map(), firstOf = /* @__PURE__ */ new Map(), copyOf = /* @__PURE__ */ new Map(), addFindings = (added) => added.forEach((finding) => findings.push(finding)), noteCopy = (path, checked) => {
    let first = firstOf.get(checked);
    first === void 0 ? firstOf.set(checked, path) : copyOf.set(path, first);
  };
  return {
    findings,
    facts,
    silenced,
    copyOf,
    addFindings,
    addFile: (file, { checked, findings: own }) => {
      addFindings(own), checked !== void 0 && (noteCopy(file.path, checked), checked.suppressions.length > 0 && silenced.set(file.path, { file, comments: checked.suppressions }), checked.repositoryFacts.forEach(([rule, fact]) => {
        addToGroup2(facts, rule, { file, fact });
      }));
    }
  };
}
// src/rules/run/read-ahead.ts
async function* readAhead(files, memory) {
  let reading = [], next = 0;
  for (; ; ) {
    for (; next < files.length && reading.length < 16; next += 1) {
      let file = files[next];
      if (file !== void 0) {
        let known3 = memory?.fileResult(file.path);
        reading.push({ file, known: known3, bytes: known3?.checked === void 0 ? startReading(file) : void 0 });
      }
    }
    let first = reading.shift();
    if (first === void 0)
      return;
    yield { file: first.file, known: first.known, read: await first.bytes };
  }
}
function startReading(file) {
  let bytes = file.read();
  return bytes.catch(() => {
  }), bytes;
}
// src/rules/run/result-memory.ts
function rememberResults() {
  let files = /* @__PURE__ */ new Map(), changedChecks = /* @__PURE__ */ new Map(), rules = /* @__PURE__ */ new Map(), watch = watchReads();
  return {
    forget: (changed) => {
      for (let path of changed) {
        let checked = files.get(path)?.checked;
        checked !== void 0 && changedChecks.set(path, checked), files.delete(path);
      }
      for (let [rule, result] of rules)
        dependsOn(result, changed) && rules.delete(rule);
      watch.forget(changed);
    },
    fileResult: (path) => files.get(path),
    keepFacts: (path, checked) => {
      let before2 = changedChecks.get(path);
      return changedChecks.delete(path), before2 === void 0 ? checked : { ...checked, repositoryFacts: keepEqual(before2, checked) };
    },
    keepFile: (path, result) => {
      files.set(path, result);
    },
    retain: (paths) => {
      for (let path of files.size > paths.size ? [...files.keys()] : [])
        paths.has(path) || files.delete(path);
    },
    findingsOf: async (rule, facts, repository, check) => {
      let last = rules.get(rule);
      if (last?.repository === repository && areSame(last.facts, facts))
        return last.findings;
      rules.delete(rule);
      let { view, reads } = watch.start(repository), findings = await check(view);
      return rules.set(rule, { repository, facts, reads, findings }), findings;
    }
  };
}
function dependsOn({ reads, findings }, changed) {
  return [...changed].some((path) => reads.has(path)) || findings.some(({ path }) => changed.has(path));
}
function keepEqual(before2, now) {
  let facts = new Map(before2.repositoryFacts);
  return now.repositoryFacts.map(([rule, fact]) => {
    let known3 = facts.get(rule);
    return [rule, known3 !== void 0 && isDeepStrictEqual(known3, fact) ? known3 : fact];
  });
}
function areSame(before2, now) {
  return before2.length === now.length && before2.every(({ file, fact }, index) => file === now[index]?.file && fact === now[index].fact);
}
function watchReads() {
  let reads = /* @__PURE__ */ new Set(), last, parts = /* @__PURE__ */ new Map(), startPart = (repository, work) => {
    let own = /* @__PURE__ */ new Set();
    return { value: work({ read: (path) => (own.add(path), repository.read(path)) }), reads: own };
  };
  async function remember(repository, key, work) {
    let ofRule = reads, part = parts.get(key) ?? startPart(repository, work);
    parts.set(key, part);
    let value = await part.value.catch((error3) => {
      throw parts.delete(key), error3;
    });
    return part.reads.forEach((path) => ofRule.add(path)), value;
  }
  let watched = (repository) => ({
    ...repository,
    read: (path) => (reads.add(path), repository.read(path)),
    sizeOf: (path) => (reads.add(path), repository.sizeOf(path)),
    remember: (key, work) => remember(repository, key, work)
  });
  return {
    start: (repository) => (reads = /* @__PURE__ */ new Set(), last?.repository !== repository && (parts.clear(), last = { repository, view: watched(repository) }), { view: last.view, reads }),
    forget: (changed) => {
      for (let [key, part] of parts)
        [...changed].some((path) => part.reads.has(path)) && parts.delete(key);
    }
  };
}
// src/rules/run/position-in-bytes.ts
function positionInBytes(bytes, byte) {
  let line = 1, lineStart = 0;
  for (let at3 = bytes.indexOf(10); at3 >= 0 && at3 < byte; at3 = bytes.indexOf(10, at3 + 1))
    line += 1, lineStart = at3 + 1;
  return { line, column: new TextDecoder().decode(bytes.subarray(lineStart, byte)).length + 1 };
}
// src/rules/run/check-bytes.ts
function checkBytes(kind, bytes, enabled) {
  let reported = [];
  for (let rule of enabled.planFor(kind).bytesRules)
    rule.check(
      bytes,
      kind,
      (byte, said, particulars = {}) => {
        let place2 = byte === void 0 ? WHOLE_FILE : pointAt(positionInBytes(bytes, byte));
        reported.push({ rule, said, particulars, place: place2 });
      },
      enabled.optionsOf(rule)
    );
  return reported;
}
function pointAt(start) {
  return { start, end: { ...start, column: start.column + 1 } };
}
// src/rules/reading/reports/suppression-comments.ts
var DIRECTIVE2 = "housestyle-";
var MAX_SUPPRESSIONS = 2e3;
function readSuppressions(checked) {
  if (!checked.text.includes(DIRECTIVE2))
    return [];
  let directives = findDirectives(checked), locate = placesIn(checked.source);
  return findEnds(directives).flatMap(({ directive, end }) => {
    let lines = findSilencedLines(directive, end, checked);
    return lines === void 0 ? [] : [{ lines, ...readDetails(directive, checked.text, locate) }];
  });
}
var COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;
function findDirectives(checked) {
  let { text, source } = checked, found = [], closeBehind = findCloses(text), read = 0;
  for (let match of text.matchAll(COMMENT)) {
    let [head, mark2 = "", verb = ""] = match;
    if (match.index < read || !isComment(checked, mark2, match.index))
      continue;
    let start = match.index + head.length, lineEnd = findLineEnd2(text, start), close = mark2 === "<!--" ? closeBehind(start) : void 0, end = close ?? lineEnd, comment = { start: match.index, end: close === void 0 ? end : end + CLOSE.length }, words = { start, end }, { line } = positionAt2(source, comment.start);
    if (found.push({ verb, words, rules: readRuleIds(text, words), comment, line }), found.length === MAX_SUPPRESSIONS)
      return found;
    read = comment.end;
  }
  return found;
}
var CLOSE = "-->";
function findCloses(text) {
  let close = text.indexOf(CLOSE);
  return (from) => (close >= 0 && close < from && (close = text.indexOf(CLOSE, from)), close < 0 ? void 0 : close);
}
function isComment({ format, markdown, body, frontmatter }, mark2, at3) {
  switch (mark2) {
    case "//":
      return format !== "markdown";
    case "#":
      return format === "plain" || frontmatter.block !== void 0 && at3 >= frontmatter.block.start && at3 < frontmatter.block.end;
    default:
      return format === "markdown" && at3 >= body.start && markdown.hiddenAt(at3) === "comment";
  }
}
function findEnds(directives) {
  let enabledOn = /* @__PURE__ */ new Map(), allEnabledOn = Number.POSITIVE_INFINITY;
  return directives.toReversed().map((directive) => {
    let { verb, line, rules } = directive;
    verb === "enable" && rules.length === 0 ? allEnabledOn = line : verb === "enable" && rules.forEach(({ id }) => enabledOn.set(id, line));
    let own = rules.map(({ id }) => enabledOn.get(id) ?? Number.POSITIVE_INFINITY);
    return { directive, end: Math.min(allEnabledOn, ...own) };
  }).toReversed();
}
function findSilencedLines({ verb, line, comment }, end, { text, source }) {
  switch (verb) {
    case "disable-file":
      return "file";
    case "disable-line":
      return { first: line, last: line };
    case "disable-next-line": {
      let next = nextWrittenLine(text, comment.end), nextLine = next === void 0 ? line + 1 : positionAt2(source, next).line;
      return { first: nextLine, last: nextLine };
    }
    case "disable":
      return { first: line, last: Math.min(end, source.lineStarts.length) };
    default:
      return;
  }
}
function nextWrittenLine(text, from) {
  let written = /\S/g;
  return written.lastIndex = findLineEnd2(text, from), written.exec(text)?.index;
}
function readDetails({ words, rules, comment }, text, locate) {
  let said = text.slice(words.start, words.end), reason = DASHES.exec(said);
  return {
    rules: rules.map(({ id, start }) => ({
      id,
      place: locate({ start, end: start + id.length })
    })),
    reason: reason === null ? void 0 : said.slice(reason.index + reason[0].length).trim() || void 0,
    place: locate(comment),
    removal: withItsLine(text, comment)
  };
}
function withItsLine(text, { start, end }) {
  let lineStart = text.lastIndexOf(`
`, start - 1) + 1, lineEnd = findLineEnd2(text, end);
  return text.slice(lineStart, start).trim() === "" && text.slice(end, lineEnd).trim() === "" ? { start: lineStart, end: Math.min(text.length, lineEnd + 1) } : { start, end };
}
var DASHES = /(?:^|\s)--(?:\s|$)/;
var MAX_RULES_OF_A_COMMENT = 50;
function readRuleIds(text, { start, end }) {
  let said = text.slice(start, end), dashes = DASHES.exec(said)?.index ?? said.length, found = [];
  for (let match of said.slice(0, dashes).matchAll(/[^\s,]+/g)) {
    if (found.length === MAX_RULES_OF_A_COMMENT)
      break;
    found.push({ id: match[0], start: start + match.index });
  }
  return found;
}
// src/rules/run/check-text.ts
async function checkText(kind, bytes, { text, isAscii }, enabled) {
  let checked = await openText2(kind, text, isAscii), locate = placesIn(checked.source), reported = [], fileFacts = [], repositoryFacts = [];
  for (let rule of enabled.planFor(kind).rulesFor(checked, bytes))
    if (rule.scope === "text")
      rule.check(
        checked,
        (range, said, particulars = {}) => {
          reported.push({
            rule,
            said: detachValue(said),
            particulars: detachValue(particulars),
            place: locate(range)
          });
        },
        enabled.optionsOf(rule)
      );
    else {
      let fact = detachValue(rule.collect(checked, enabled.optionsOf(rule)));
      fact !== void 0 && rule.scope === "file" ? fileFacts.push([rule, fact]) : fact !== void 0 && rule.scope === "repository" && repositoryFacts.push([rule, fact]);
    }
  return { reported, fileFacts, repositoryFacts, suppressions: readSuppressions(checked) };
}
// src/rules/run/check-once.ts
var MAX_COMPARED = 4;
var MAX_KEPT_BYTES = 8 * 1024 * 1024;
function openCheckOnce() {
  let known3 = /* @__PURE__ */ new Map(), room = MAX_KEPT_BYTES, keep = ({ compared }, bytes, checked) => {
    compared.length < MAX_COMPARED && bytes.length <= room && (room -= bytes.length, compared.push({ bytes: Uint8Array.from(bytes), checked }));
  };
  return async (file, bytes, enabled) => {
    let look = `${enabled.variant} ${file.kind} ${sampleBytes(bytes)}`, alike = known3.get(look);
    if (alike === void 0) {
      let checked2 = await checkAll(file.kind, bytes, enabled);
      return known3.set(look, { first: { file, checked: checked2 }, compared: [] }), checked2;
    }
    let { first } = alike, read = await first?.file.read();
    first !== void 0 && read?.kind === "bytes" && keep(alike, read.bytes, first.checked), alike.first = void 0;
    let before2 = alike.compared.find((other) => Buffer.compare(other.bytes, bytes) === 0);
    if (before2 !== void 0)
      return before2.checked;
    let checked = await checkAll(file.kind, bytes, enabled);
    return keep(alike, bytes, checked), checked;
  };
}
var SAMPLES = 8;
function sampleBytes(bytes) {
  let sample = String(bytes.length);
  for (let part = 1; part <= SAMPLES; part += 1)
    sample += ` ${bytes[Math.floor(bytes.length * part / (SAMPLES + 1))] ?? ""}`;
  return sample;
}
async function checkAll(kind, bytes, enabled) {
  let ofBytes = checkBytes(kind, bytes, enabled), ofText = await checkDecoded(kind, bytes, enabled);
  return ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
}
async function checkDecoded(kind, bytes, enabled) {
  let decoded = bytes.length > MAX_CHECKED_BYTES2 ? void 0 : decodeUtf8(bytes);
  return decoded?.kind === "text" ? checkText(kind, bytes, decoded, enabled) : { ...NOTHING3 };
}
var NOTHING3 = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };
// src/rules/run/say-size-once.ts
function saySizeOnce(findings, { rules }) {
  let ranks = new Map(rules.flatMap(({ id, isAboutSize }, index) => isAboutSize === true ? [[id, index]] : [])), said = /* @__PURE__ */ new Map();
  for (let finding of findings) {
    let rank = ranks.get(finding.rule), before2 = said.get(finding.path);
    rank !== void 0 && (before2 === void 0 || isBefore(finding, before2, ranks)) && said.set(finding.path, finding);
  }
  return findings.filter((finding) => !ranks.has(finding.rule) || said.get(finding.path) === finding);
}
function isBefore(one, other, ranks) {
  let bySeverity = DIAGNOSTIC_SEVERITIES3.indexOf(one.severity) - DIAGNOSTIC_SEVERITIES3.indexOf(other.severity);
  return bySeverity < 0 || bySeverity === 0 && (ranks.get(one.rule) ?? 0) < (ranks.get(other.rule) ?? 0);
}
// src/rules/run/apply-suppressions.ts
function applySuppressions(findings, suppressions, ids) {
  let comments = suppressions.map((suppression) => ({ suppression, silenced: /* @__PURE__ */ new Set() })), { forLines, forRanges } = indexComments(comments), silences = (finding) => {
    let { rule, start } = finding, matching = [
      forLines.get(start.line)?.get(rule),
      forLines.get(start.line)?.get(ALL2),
      forRanges.get(rule),
      forRanges.get(ALL2)
    ].flatMap(
      (some = []) => some.filter(({ suppression }) => covers(suppression.lines, start.line))
    );
    return matching.forEach(({ silenced }) => silenced.add(rule)), matching.length > 0;
  }, suppressed = findings.filter(silences), gone = new Set(suppressed);
  return {
    kept: findings.filter((finding) => !gone.has(finding)),
    suppressed,
    reported: reportComments(comments, ids)
  };
}
var ALL2 = "";
function indexComments(comments) {
  let forRanges = /* @__PURE__ */ new Map(), forLines = /* @__PURE__ */ new Map();
  for (let comment of comments) {
    let { lines, rules } = comment.suppression, index = lines === "file" || lines.first !== lines.last ? forRanges : forLines.get(lines.first) ?? /* @__PURE__ */ new Map();
    index !== forRanges && lines !== "file" && forLines.set(lines.first, index);
    for (let id of rules.length === 0 ? [ALL2] : new Set(rules.map(({ id: id2 }) => id2)))
      addToGroup2(index, id, comment);
  }
  return { forLines, forRanges };
}
function covers(lines, line) {
  return lines === "file" || lines.first <= line && line <= lines.last;
}
var MAX_REPORTS_OF_A_FILE = 100;
function reportComments(comments, ids) {
  let reported = [];
  for (let comment of comments) {
    if (reported.length >= MAX_REPORTS_OF_A_FILE)
      return reported;
    reported.push(...reportComment(comment, ids));
  }
  return reported;
}
function reportComment({ suppression, silenced }, ids) {
  let rules = suppression.rules.filter(({ id }) => id !== LITERAL_CHECKS_NAME);
  if (rules.length === 0 && suppression.rules.length > 0)
    return [];
  let unknown = rules.filter(({ id }) => !ids.has(id)), idle = rules.filter(({ id }) => ids.has(id) && !silenced.has(id)), isIdle = unknown.length === 0 && silenced.size === 0;
  return [
    ...unknown.map(({ id, place: place2 }) => ({
      rule: suppressionUnknownRule,
      place: place2,
      ...suppressionUnknownRule.say(id, ids)
    })),
    ...isIdle ? [{ rule: suppressionUnused, place: suppression.place, ...suppressionUnused.sayOfAll(suppression) }] : idle.map(({ id, place: place2 }) => ({ rule: suppressionUnused, place: place2, ...suppressionUnused.sayOfOne(id) }))
  ];
}
// src/rules/run/silence-findings.ts
async function silenceFindings({ findings, silenced }, terms) {
  if (silenced.size === 0)
    return { findings, suppressed: [] };
  let ids = await terms.listIds(), left = findings.filter(({ path }) => !silenced.has(path)), suppressed = [], byPath = groupBy3(
    findings.filter(({ path }) => silenced.has(path)),
    ({ path }) => path
  );
  for (let [path, { file, comments }] of silenced) {
    let own = applySuppressions(byPath.get(path) ?? [], comments, ids), enabled = terms.enabledFor(path), reported = own.reported.filter(({ rule }) => !enabled.isOff(rule)).flatMap((one) => diagnose(one, file, terms.team, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding)), [...own.kept, ...reported].forEach((finding) => left.push(finding));
  }
  return { findings: left, suppressed };
}
// src/text/bytes/survey-bytes.ts
var WHITE_SPACE = new Set(["	", `
`, "\f", "\r"].map((sign) => sign.charCodeAt(0)));
var SPACE2 = 32;
var DELETE = 127;
var CONTROLS = Uint8Array.from(
  { length: 256 },
  (_, byte) => +(byte < SPACE2 && !WHITE_SPACE.has(byte) || byte === DELETE)
);
function surveyBytes() {
  let seen = new Uint8Array(32768), mayContain = ({ triples }) => hasAll(seen, triples);
  return (bytes) => (seen.fill(0), { hasControl: noteTriples(seen, bytes), mayContain });
}
function soughtPart(part) {
  let bytes = Buffer.from(part);
  return { part, triples: Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at3) => hashTriple(bytes, at3)) };
}
function hashTriple(bytes, at3) {
  return bytes.subarray(at3, at3 + 3).reduce(addByte, 0);
}
function addByte(hash, byte) {
  return (hash << 5 ^ byte) & 32767;
}
function noteTriples(seen, bytes) {
  let controls = 0;
  for (let from = 0; from < bytes.length; from += PART_BYTES)
    controls |= notePart(seen, bytes, from, Math.min(from + PART_BYTES, bytes.length));
  return controls > 0;
}
var PART_BYTES = 256;
function notePart(seen, bytes, from, to) {
  let hash = addByte(bytes[from - 2] ?? 0, bytes[from - 1] ?? 0), controls = 0;
  for (let at3 = from; at3 < to; at3 += 1) {
    let byte = bytes[at3] ?? 0;
    controls |= CONTROLS[byte] ?? 0, hash = addByte(hash, byte), seen[hash] = 1;
  }
  return controls;
}
function hasAll(seen, triples) {
  for (let at3 = 0; at3 < triples.length; at3 += 1)
    if (seen[triples[at3] ?? 0] === 0)
      return false;
  return true;
}
// src/rules/run/rule-plan.ts
function planRules(rules) {
  let reading = rules.filter(isReading), always = indexesWhere(reading, (looksFor) => looksFor === void 0), byKey = indexBy(reading, ({ keys = [] }) => keys), parts = [...indexBy(reading, (looksFor) => looksFor.parts ?? [])].map(([part, indexes]) => ({
    sought: soughtPart(part),
    indexes
  })), survey = surveyBytes(), controls = indexesWhere(reading, (looksFor) => looksFor?.controls === true), nonAscii = indexesWhere(reading, (looksFor) => looksFor?.nonAscii === true), problems = indexesWhere(reading, (looksFor) => looksFor?.problems === true), noFrontmatter = indexesWhere(reading, (looksFor) => looksFor?.noFrontmatter === true);
  return {
    bytesRules: rules.filter((rule) => rule.scope === "bytes"),
    rulesFor: (checked, bytes) => {
      let { text, frontmatter, isAscii } = checked, wanted = new Uint8Array(reading.length);
      if (mark(wanted, always), mark(wanted, isAscii ? [] : nonAscii), mark(wanted, frontmatter.problems.length > 0 ? problems : []), frontmatter.present)
        for (let key of Object.keys(frontmatter.data))
          mark(wanted, byKey.get(key) ?? []);
      else
        mark(wanted, noFrontmatter);
      let { hasControl, mayContain } = survey(bytes);
      return mark(wanted, hasControl ? controls : []), parts.forEach(({ sought, indexes }) => {
        mayContain(sought) && !areMarked(wanted, indexes) && text.includes(sought.part) && mark(wanted, indexes);
      }), selectMarked(reading, wanted);
    }
  };
}
function isReading(rule) {
  return rule.scope === "text" || rule.scope === "file" || rule.scope === "repository";
}
function indexesWhere(rules, holds) {
  return rules.flatMap(({ looksFor }, index) => holds(looksFor) ? [index] : []);
}
function indexBy(rules, namesOf) {
  let indexes = /* @__PURE__ */ new Map();
  for (let [index, { looksFor = {} }] of rules.entries())
    for (let name of namesOf(looksFor))
      indexes.set(name, [...indexes.get(name) ?? [], index]);
  return indexes;
}
function mark(wanted, indexes) {
  for (let index of indexes)
    wanted[index] = 1;
}
function areMarked(wanted, indexes) {
  for (let index of indexes)
    if (wanted[index] === 0)
      return false;
  return true;
}
function selectMarked(rules, wanted) {
  let marked = [];
  for (let index = wanted.indexOf(1); index >= 0; index = wanted.indexOf(1, index + 1)) {
    let rule = rules[index];
    rule !== void 0 && marked.push(rule);
  }
  return marked;
}
// src/rules/run/enabled-rules.ts
function selectEnabledRules(rules, config) {
  let variants = /* @__PURE__ */ new Map(), answers = /* @__PURE__ */ new Map(), answer = (path) => {
    let applied = [...config.overrides.entries()].filter(([, { matches }]) => matches(path)), key = applied.map(([index]) => index).join(), known3 = variants.get(key);
    if (known3 !== void 0)
      return known3;
    let settings = merge([config.rules, ...applied.map(([, override]) => override.rules)]), made = enableRules(rules, settings, variants.size);
    return variants.set(key, made), made;
  };
  return (path) => {
    let known3 = answers.get(path) ?? answer(path);
    return answers.set(path, known3), known3;
  };
}
function merge(layers) {
  let merged = {};
  for (let layer of layers)
    for (let [id, setting] of Object.entries(layer)) {
      let below = merged[id];
      merged[id] = { ...below, ...setting, options: { ...below?.options, ...setting.options } };
    }
  return merged;
}
function enableRules(rules, settings, variant) {
  let isOff = (rule) => settings[rule.id]?.severity === "off", byKind = /* @__PURE__ */ new Map(), plans = /* @__PURE__ */ new Map(), options = /* @__PURE__ */ new Map(), rulesFor = (kind) => {
    let known3 = byKind.get(kind) ?? rules.filter((rule) => appliesToKind(rule, kind) && !isOff(rule));
    return byKind.set(kind, known3), known3;
  };
  return {
    variant,
    isOff,
    rulesFor,
    planFor: (kind) => {
      let known3 = plans.get(kind) ?? planRules(rulesFor(kind));
      return plans.set(kind, known3), known3;
    },
    severityOf: (rule) => {
      let severity = settings[rule.id]?.severity;
      return severity === "off" ? void 0 : severity;
    },
    optionsOf: (rule) => {
      let known3 = options.get(rule) ?? readOptionValues(rule, settings[rule.id]?.options ?? {});
      return options.set(rule, known3), known3;
    }
  };
}
function appliesToKind({ kinds, bundled }, kind) {
  return kind === "bundled-document" ? bundled !== void 0 : kind === "bundled-file" ? bundled === "all" : kinds === "all" || kinds.includes(kind);
}
function readOptionValues(rule, given) {
  let findValue = (name) => {
    let value = given[name] ?? rule.options?.[name]?.default;
    if (value === void 0)
      throw new TypeError(`the rule ${rule.id} has no option ${name}`);
    return value;
  }, wrongType = (name) => {
    throw new TypeError(`the option ${name} of the rule ${rule.id} has another type`);
  };
  return {
    integer: (name) => {
      let value = findValue(name);
      return typeof value == "number" ? value : wrongType(name);
    },
    boolean: (name) => {
      let value = findValue(name);
      return typeof value == "boolean" ? value : wrongType(name);
    },
    list: (name) => {
      let value = findValue(name);
      return typeof value == "object" ? value : wrongType(name);
    }
  };
}
// src/rules/run/terms.ts
function readTerms2(rules, config, listIds) {
  let byId = new Map(rules.map((rule) => [rule.id, rule]));
  return {
    rules,
    byId,
    listIds: listIds ?? (() => Promise.resolve(new Set(byId.keys()))),
    team: config,
    enabledFor: selectEnabledRules(rules, config)
  };
}
// src/rules/run/check-files.ts
function checkFiles(files, given, repository, rules, config, listIds) {
  return runRules(readTerms2(rules, config, listIds), { files, given, repository });
}
function openChecker(rules, config) {
  let terms = readTerms2(rules, config), memory = rememberResults();
  return {
    check: (subject, changed) => (memory.forget(changed), runRules(terms, subject, memory))
  };
}
async function runRules(terms, subject, memory) {
  let results = gatherResults();
  await checkEachFile(results, terms, subject, memory), await checkTogether(results, terms, subject, memory), results.addFindings(subject.given.flatMap((diagnostic) => diagnoseGiven(diagnostic, terms)));
  let { findings, suppressed } = await silenceFindings(results, terms);
  return {
    findings: saySizeOnce(findings, terms),
    suppressed,
    copyOf: results.copyOf,
    rules: terms.byId
  };
}
async function checkEachFile(results, terms, { files, repository }, memory) {
  let tools = { repository, checkOnce: openCheckOnce(), ...memory && { memory } };
  for await (let read of readAhead(files, memory)) {
    let { file, known: known3 } = read, isCurrent2 = known3?.repository === repository, result = isCurrent2 ? known3 : await checkFile2(read, tools, terms);
    isCurrent2 || memory?.keepFile(file.path, result), results.addFile(file, result);
  }
  memory?.retain(new Set(files.map(({ path }) => path)));
}
async function checkTogether(results, terms, { files, repository }, memory) {
  let readers = new Map(files.map((file) => [file.path, file.read])), askMemory = (rule, facts, check) => memory === void 0 ? check(repository) : memory.findingsOf(rule, facts, repository, check);
  for (let rule of terms.rules)
    if (rule.scope === "repository") {
      let facts = results.facts.get(rule) ?? [];
      results.addFindings(await askMemory(rule, facts, (view) => checkAcrossFiles(rule, facts, view, readers, terms)));
    } else rule.scope === "paths" && results.addFindings(await askMemory(rule, [], (view) => checkPaths(rule, view, terms)));
}
// src/rules/parts/always.ts
var ALWAYS = [
  ...ALWAYS_ON_RULES,
  ...CHARACTER_RULES,
  ...FILE_RULES,
  ...INSTRUCTIONS_RULES,
  ...INVENTORY_RULES,
  ...MARKDOWN_RULES,
  ...REFERENCE_RULES,
  ...SECURITY_RULES,
  ...SETTINGS_RULES,
  ...SIZE_RULES,
  ...SUPPRESSION_RULES,
  codexPromptsUnread,
  pluginCachePath,
  pluginPathOutside,
  setupStepsPlace,
  skillAssetTooLarge,
  skillFileMissing,
  skillHidesCommand,
  skillUnreferencedFile
];
// src/rules/load-rules.ts
var PARTS = [
  {
    kinds: [
      "agent",
      "claude-rule",
      "client-agent",
      "command",
      "cursor-rule",
      "output-style",
      "path-instructions",
      "prompt",
      "skill",
      "windsurf-rule"
    ],
    load: async () => (await import("./frontmatter-6II4XF5F.js")).OF_FRONTMATTER
  },
  {
    kinds: [
      "agent",
      "bundled-document",
      "client-agent",
      "codex-config",
      "command",
      "cursor-rule",
      "gemini-settings",
      "hooks",
      "mcp",
      "output-style",
      "plugin",
      "prompt",
      "skill",
      "windsurf-rule"
    ],
    load: async () => (await import("./called-S5ALCODR.js")).OF_CALLED
  },
  {
    kinds: [
      "client-agent",
      "codex-agent",
      "codex-config",
      "codex-plugin",
      "gemini-command",
      "gemini-review",
      "gemini-settings",
      "hooks",
      "marketplace",
      "mcp",
      "plugin",
      "setup-steps",
      "toolset"
    ],
    load: async () => (await import("./settings-2RQHHDAW.js")).OF_SETTINGS
  }
];
async function loadRules(kinds) {
  let there = new Set(kinds), wanted = PARTS.filter((part) => part.kinds.some((kind) => there.has(kind))), loaded = await Promise.all(wanted.map(({ load }) => load()));
  return [.../* @__PURE__ */ new Set([...loaded.flat(), ...ALWAYS])];
}
// src/rules/reading/paths/path-index.ts
function indexPaths(entries) {
  let files = lazily2(() => new Set(entries.map(({ path }) => path))), folders = lazily2(() => /* @__PURE__ */ new Set(["", ...listFolders(entries)])), lower = lazily2(() => new Map([...files(), ...folders()].map((path) => [path.toLowerCase(), path]))), extensions = lazily2(() => groupByExtension(entries));
  return {
    entries,
    has: (path) => files().has(path),
    hasFolder: (path) => folders().has(path),
    spelled: (path) => files().has(path) || folders().has(path) ? void 0 : lower().get(path.toLowerCase()),
    withExtension: (extension) => extensions().get(extension) ?? []
  };
}
function listFolders(entries) {
  return [...new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf("/")))))].flatMap((folder) => [folder, ...parentsOf4(folder)]);
}
function groupByExtension(entries) {
  let groups = /* @__PURE__ */ new Map();
  for (let { path } of entries) {
    let name = path.slice(path.lastIndexOf("/") + 1);
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      let extension = name.slice(dot);
      addToGroup2(groups, extension, path);
    }
  }
  return groups;
}
// src/rules/view-repository.ts
async function viewRepository(workspace, { settings, files, holdsIgnored = false }, whole = workspace, ownName = () => Promise.resolve(void 0)) {
  let read = async (path) => {
    let found = await readText2(workspace, path);
    return found.kind === "text" ? found.source : void 0;
  };
  return {
    paths: indexPaths(await workspace.list("")),
    settings,
    files: files.filter(({ kind }) => !isBundled(kind)),
    holdsIgnored,
    listAll: (folder) => whole.list(folder),
    read,
    ownName,
    sizeOf: async (path) => workspace.sizeOf?.(path),
    remember: (_, work) => work({ read })
  };
}
// src/jobs/validate.ts
var EVERYTHING3 = {
  config: { clients: CLIENTS4, rules: {}, overrides: [] },
  isWanted: () => true
};
async function validateCustomizations(guidance, { compatibility, workspaceFolders }, terms = EVERYTHING3) {
  let listed = await listOnce(guidance.repository), listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders }), repository = await viewRepository(listed, listing, guidance.repository, terms.repositoryName), assumed = terms.config.areAssumed === true ? await assumeClients(repository) : void 0, config = assumed === void 0 ? terms.config : { ...terms.config, clients: assumed.clients }, rules = await loadRules(listing.files.map(({ kind }) => kind)), checked = await checkFiles(listing.files, listing.problems, repository, rules, config, listRuleIds), validation = concludeValidation(checked, listing.files, { ...terms, config });
  return assumed === void 0 ? validation : { ...validation, clientEvidence: assumed.evidence };
}
async function listRuleIds() {
  let { RULES } = await import("./catalogue-Q5LI4HCV.js");
  return new Set(RULES.map(({ id }) => id));
}
function concludeValidation(checked, files, { config, baseline, isWanted, isReported = () => true }) {
  let findings = foldLinked(checked.findings, files), { suppressed } = checked, { fresh, known: known3, stale } = compareWithBaseline(findings, baseline, config), otherPaths = new Map(files.map((file) => [file.path, file.otherPaths])), ofWantedFiles = (all) => all.filter(({ path }) => isWanted(path) || otherPaths.get(path)?.some(isWanted) === true), inWanted = ofWantedFiles, wanted = (all) => inWanted(all).filter(isReported), found = inWanted([...fresh, ...stale]), diagnostics = inFileOrder(found.filter(isReported)), checkedFiles = ofWantedFiles(files);
  return {
    diagnostics,
    copyOf: checked.copyOf,
    rules: checked.rules,
    hidden: found.length - diagnostics.length,
    files: checkedFiles.length,
    kinds: countKinds(checkedFiles),
    clients: config.clients,
    suppressed: wanted(suppressed).length,
    known: wanted(known3).length
  };
}
function countKinds(files) {
  return new Map([...groupBy3(files, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]));
}
function compareWithBaseline(findings, baseline, config) {
  if (baseline === void 0)
    return { fresh: findings, known: [], stale: [] };
  let { path } = baseline.source, enabled = selectEnabledRules([], config)(path), { stale, ...compared } = applyBaseline(findings, baseline), reported = stale.filter(({ rule }) => !enabled.isOff(rule));
  return {
    ...compared,
    stale: reported.flatMap((one) => diagnose(one, { path, clients: [] }, config, enabled) ?? [])
  };
}
function inFileOrder(diagnostics) {
  return diagnostics.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column || (a.rule < b.rule ? -1 : +(a.rule > b.rule))
  );
}

import {
  shownPath as shownPath2
} from "./joined-3b15d0af.js";
import {
  listNames as listNames2,
  CLIENT_NAMES as CLIENT_NAMES2,
  listingWidth,
  wrapText
} from "./joined-1c6c8fb1.js";
import {
  groupBy as groupBy4
} from "./joined-b4da4858.js";
import {
  count as count3
} from "./chunk-W24XEJI4.js";
// src/reports/validation/nothing-found.ts
function nothingFound(validation, columns) {
  return (validation.files === 0 ? noFiles(validation) : noProblems(validation)).flatMap((line) => wrapText(line, listingWidth(columns), { first: "", rest: "  " }));
}
function noFiles({ narrowedBy }) {
  return narrowedBy === "paths" ? [
    "None of the files that `paths` matches tells an assistant how to work.",
    "`paths` is set by a flag or by the configuration; without it, all files that do are checked."
  ] : narrowedBy === "operands" ? [
    "None of the files that you named tells an assistant how to work.",
    "`housestyle validate` without a path checks all files that do."
  ] : [
    "No file was found that tells an assistant how to work.",
    "Looked for `AGENTS.md`, `CLAUDE.md` and `GEMINI.md`, and in `.github`, `.claude`, `.agents`, `.vscode`, `.cursor`, `.windsurf`, `.gemini` and `.codex`.",
    "`housestyle init` writes first instructions; `--workspace-folders` names folders that you open alone."
  ];
}
function noProblems(validation) {
  let kinds = [...validation.kinds ?? []].map(([kind, number]) => `${KIND_TITLES[kind]} (${number})`), clients = (validation.clients ?? []).map((client) => CLIENT_NAMES2[client]);
  return [
    validationSentence(validation),
    ...kinds.length === 0 ? [] : [`Checked ${listNames2(kinds)}.`],
    ...clients.length === 0 ? [] : [`Looked for what ${listNames2(clients)} would ignore or misread; \`housestyle rules\` lists the rules.`]
  ];
}
// src/reports/validation/first-step.ts
function describeFirstStep({ diagnostics }) {
  let step = firstStep(diagnostics);
  return step === void 0 ? [] : [`Next: ${step}`];
}
var MIN_FINDINGS = 2;
function firstStep(diagnostics) {
  let [worst] = worstFirst(diagnostics);
  if (worst === void 0 || diagnostics.length < MIN_FINDINGS)
    return;
  let { severity } = worst, own = diagnostics.filter((diagnostic) => diagnostic.severity === severity), fixable = own.filter(({ fix }) => fix !== void 0 && fix.kind !== "rename").length;
  if (severity === "info")
    return "nothing has to change; infos name a better way.";
  if (fixable * 2 > own.length)
    return `\`housestyle validate --fix --dry-run\` shows how to fix ${own.length === 1 ? `the ${severity}` : fixable === own.length ? `all ${count3(fixable, severity)}` : `${fixable} of the ${count3(own.length, severity)}`}.`;
  let rules = [...groupBy4(own, ({ rule: rule2 }) => rule2)].toSorted(([, a], [, b]) => b.length - a.length), [rule, most] = rules[0] ?? [worst.rule, own];
  if (rules.length > 1 && most.length * 2 >= own.length && most.length > 2)
    return `\`housestyle validate --rule ${rule}\` shows ${most.length} of the ${count3(own.length, severity)}, all from one rule.`;
  let files = new Set(own.map(({ path }) => path)), place2 = `${shownPath2(worst.path)}:${worst.start.line}`;
  return own.length < diagnostics.length && own.length > 1 ? `\`housestyle validate --severity ${severity}\` shows only the ${count3(own.length, severity)}, in ${count3(files.size, "file")}.` : `start with the ${severity} at ${place2}.`;
}

import {
  resolveOperands,
  followExtends,
  noteConfigFault,
  readCommandOptions
} from "./joined-05017b85.js";
import {
  validateFailOn,
  nameCopies,
  nameOtherPaths,
  writeBaseline
} from "./joined-c1dd7ffa.js";
import {
  drawMarked,
  localGuidance,
  maskSecrets,
  shownPath as shownPath3
} from "./joined-3b15d0af.js";
import {
  jsonText,
  BASELINE_PATH as BASELINE_PATH2,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES4,
  CLIENTS as CLIENTS5,
  CLIENT_NAMES as CLIENT_NAMES3,
  reportWidth,
  wrapText as wrapText2
} from "./joined-1c6c8fb1.js";
import {
  keepHeapSmall
} from "./joined-5808c78b.js";
import {
  EXIT,
  usageError as usageError3
} from "./joined-e117912a.js";
import {
  oneLine as oneLine2
} from "./joined-5ac99ec6.js";
import {
  groupBy as groupBy5
} from "./joined-b4da4858.js";
import {
  noteSparse
} from "./chunk-3Y73TVZE.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  count as count4
} from "./chunk-W24XEJI4.js";
// src/reports/validation/assumed-clients.ts
function describeAssumedClients({ clientEvidence = [] }) {
  return clientEvidence.length === 0 || clientEvidence.length === CLIENTS5.length ? [] : [`Clients assumed from the files: ${clientEvidence.map(({ client }) => CLIENT_NAMES3[client]).join(", ")} (change with \`clients\`).`];
}
// src/reports/validation/fold-findings.ts
var MIN_FILES2 = 3;
function foldFindings(diagnostics) {
  let folds = [...groupBy5(diagnostics, likenessOf).values()].flatMap((findings) => {
    let [first] = findings, files = new Set(findings.map(({ path }) => path)).size;
    return first === void 0 || files < MIN_FILES2 ? [] : [{ rule: first.rule, severity: first.severity, findings }];
  }), folded = new Set(folds.flatMap(({ findings }) => findings));
  return { folds, rest: diagnostics.filter((diagnostic) => !folded.has(diagnostic)) };
}
function likenessOf({ rule, severity, message, why }) {
  let pattern = message.replaceAll(/`[^`]*`/g, "`").replaceAll(/\d[\d,.]*/g, "0");
  return JSON.stringify([rule, severity, pattern, why]);
}
// src/reports/validation/validation-text.ts
var MAX_SHOWN_OF_A_FILE = 50;
var MAX_PLACES = 8;
var MAX_PLACES_OF_ONE_RULE = 500;
function validationText(validation, paint, columns) {
  let { diagnostics } = validation;
  if (diagnostics.length === 0)
    return `${nothingFound(validation, columns).join(`
`)}
`;
  let isOneRule = new Set(diagnostics.map(({ rule }) => rule)).size === 1, { counted, shown } = isOneRule ? { counted: [], shown: diagnostics } : setApartInfos(diagnostics), { folds, rest } = foldFindings(shown), width = reportWidth(columns), { rules } = validation, pen = {
    paint,
    width,
    rules,
    isNew: rememberSaid(),
    maxPlaces: isOneRule ? MAX_PLACES_OF_ONE_RULE : MAX_PLACES
  }, files = [...groupBy5(rest, ({ path }) => path)];
  return `${[
    ...counted.length === 0 ? [] : [drawCounted(counted, pen)],
    ...worstFirst(folds).toReversed().map((fold) => drawFold(fold, pen)),
    ...files.map(([path, own]) => drawFile(path, own, pen)),
    wrapText2(validationSentence(validation), width, PLAIN).join(`
`),
    ...describeAssumedClients(validation).map((sentence) => wrapText2(sentence, width, PLAIN).join(`
`)),
    ...describeFirstStep(validation).map((sentence) => wrapText2(sentence, width, PLAIN).join(`
`))
  ].join(`

`)}
`;
}
var MANY_INFOS = 10;
var COUNTED_PLACES = 3;
function setApartInfos(diagnostics) {
  let infos = diagnostics.filter(({ severity }) => severity === "info");
  return infos.length > MANY_INFOS && infos.length < diagnostics.length ? { counted: infos, shown: diagnostics.filter(({ severity }) => severity !== "info") } : { counted: [], shown: diagnostics };
}
function drawCounted(infos, { paint, width: most }) {
  let byRule = [...groupBy5(infos, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length), width = String(byRule[0]?.[1].length ?? 0).length;
  return [
    `${paint(SEVERITY_STYLE.info, count4(infos.length, "info"))}, shown in full by \`--rule RULE\`:`,
    ...byRule.flatMap(([rule, own]) => {
      let all = [...new Set(own.map(({ path, start }) => `${shownPath3(path)}:${start.line}`))], places = all.slice(0, COUNTED_PLACES), more = all.length > places.length ? ", \u2026" : "";
      return wrapText2(oneLine2(`${String(own.length).padStart(width)}  ${rule}: ${places.join(", ")}${more}`), most, {
        first: "  ",
        rest: "      "
      });
    })
  ].join(`
`);
}
function rememberSaid() {
  let said = /* @__PURE__ */ new Set();
  return (rule, sentence) => {
    let before2 = said.size;
    return said.add(`${rule} ${sentence}`).size > before2;
  };
}
var PLAIN = { first: "", rest: "" };
var PLAIN_REST = { first: "", rest: "    " };
var BELOW = { first: "    ", rest: "    " };
function drawFold({ rule, severity, findings }, pen) {
  let files = new Set(findings.map(({ path }) => path)).size, same = sameOf(findings, ({ message }) => message), hint = sameOf(findings, (finding) => finding.hint), said = same ?? pen.rules?.get(rule)?.description ?? rule, [{ why } = { why: void 0 }] = findings, entries = same === void 0 ? findings.map((one) => drawPlace(one, hint === void 0, pen.width)) : mergePlaces(findings, pen.width), shown = entries.slice(0, pen.maxPlaces), notShown = entries.length - shown.length, further = `\u2026 and ${notShown} more; \`--rule ${rule}\` lists them all.`;
  return [
    ...drawHead(
      { place: "", severity, said: `${said}: ${count4(findings.length, "time")} in ${count4(files, "file")}`, rule },
      pen
    ),
    ...[why ?? [], hint === void 0 ? [] : withFixNote(hint, findings)].flat().flatMap((sentence) => wrapText2(oneLine2(sentence), pen.width, BELOW)),
    ...shown.flat(),
    ...notShown === 0 ? [] : [pen.paint("dim", `  ${further}`)]
  ].join(`
`);
}
function sameOf(findings, read) {
  let values = new Set(findings.map(read)), [value] = values;
  return values.size === 1 ? value : void 0;
}
function drawPlace(finding, withHint, width) {
  let { path, start, message, hint } = finding;
  return [
    ...wrapText2(
      `${shownPath3(path)}:${start.line}:${start.column}${alsoAt([finding])}${andCopies([finding])}  ${oneLine2(message)}`,
      width,
      {
        first: "  ",
        rest: "      "
      }
    ),
    ...withHint && hint !== void 0 ? wrapText2(oneLine2(withFixNote(hint, [finding])), width, { first: "      ", rest: "      " }) : []
  ];
}
function mergePlaces(findings, width) {
  return [...groupBy5(findings, ({ path }) => path)].map(
    ([path, own]) => wrapText2(`${shownPath3(path)}:${listPlaces2(own)}${alsoAt(own)}${andCopies(own)}`, width, {
      first: "  ",
      rest: "      "
    })
  );
}
function listPlaces2(findings) {
  let shown = findings.slice(0, MAX_SHOWN_OF_A_FILE).map(({ start }) => `${start.line}:${start.column}`);
  return `${shown.join(", ")}${findings.length > shown.length ? ", \u2026" : ""}`;
}
function drawFile(path, findings, pen) {
  let { shown, rest } = worstOfFile(findings, MAX_SHOWN_OF_A_FILE), equal = groupBy5(shown, ({ rule, severity, message }) => JSON.stringify([rule, severity, message]));
  return [
    ...wrapText2(`${shownPath3(path)}${alsoAt(findings)}: ${describeCountsOfFile(findings)}`, pen.width, PLAIN_REST).map(
      (line) => line.replace(shownPath3(path), (name) => pen.paint("bold", name))
    ),
    ...[...equal.values()].map((own) => drawEqual(own, pen)),
    ...rest.length === 0 ? [] : [`  ${describeCountsOfFile(rest)} more in this file; \`--format compact\` shows them all.`]
  ].join(`
`);
}
function alsoAt([first]) {
  let named = first === void 0 ? void 0 : nameOtherPaths(first);
  return named === void 0 ? "" : oneLine2(` (${named})`);
}
function andCopies(findings) {
  let copies = new Set(findings.flatMap((finding) => finding.copies ?? [])).size;
  return copies === 0 ? "" : ` (and ${copies === 1 ? "a copy" : `${copies} copies`} of the file)`;
}
function drawEqual(findings, pen) {
  let [finding, ...others] = findings;
  if (finding === void 0)
    return "";
  let { rule, severity, start, end, message, sourceLine = "", why, hint } = finding, endColumn = end.line === start.line ? end.column : void 0, mark2 = (carets) => pen.paint(SEVERITY_STYLE[severity], carets), said = [
    ...why === void 0 || !pen.isNew(rule, why) ? [] : [why],
    ...hint === void 0 || !pen.isNew(rule, hint) && finding.fix === void 0 ? [] : [withFixNote(hint, findings)],
    ...others.length === 0 ? [] : [`The same at ${listPlaces2(others)}.`],
    ...new Set(findings.map(nameCopies).filter((sentence) => sentence !== ""))
  ];
  return [
    ...drawHead({ place: `${start.line}:${start.column}`, severity, said: message, rule }, pen),
    ...sourceLine.trim() === "" || isFrontmatterMark(finding) ? [] : drawMarked(maskSecrets(sourceLine, finding.path), start.column, endColumn, mark2, pen.width - LINE_MARGIN).map(
      (line) => `      ${line}`
    ),
    ...said.flatMap((sentence) => wrapText2(oneLine2(sentence), pen.width, BELOW))
  ].join(`
`);
}
function isFrontmatterMark({ start, sourceLine }) {
  return start.line === 1 && sourceLine?.trim() === "---";
}
var LINE_MARGIN = 8;
function drawHead({ place: place2, severity, said, rule }, { paint, width }) {
  let begin = place2 === "" ? severity : `  ${place2}  ${severity}`, styled = place2 === "" ? paint(SEVERITY_STYLE[severity], severity) : `  ${place2}  ${paint(SEVERITY_STYLE[severity], severity)}`, name = `[${rule}]`, [first = "", ...rest] = wrapText2(`${begin}  ${oneLine2(said)} ${name}`, width, {
    first: "",
    rest: "    "
  });
  return [`${styled}${first.slice(begin.length)}`, ...rest].map(
    (line) => line.endsWith(name) ? `${line.slice(0, -name.length)}${paint("dim", name)}` : line
  );
}
function withFixNote(hint, findings) {
  return findings.every(({ fix }) => fix !== void 0) ? `${hint} (\`--fix\` can do this)` : findings.every(({ suggestions }) => suggestions !== void 0) ? `${hint} (\`--fix=suggest\` shows it)` : hint;
}
// src/commands/output/draw-validation.ts
async function drawValidation(validation, format, { paint, columns }) {
  switch (format) {
    case "json":
      return jsonText(validationJson(validation));
    case "sarif": {
      let { validationSarif } = await import("./validation-sarif-FTEKJQVM.js");
      return jsonText(validationSarif(validation, VERSION));
    }
    case "markdown": {
      let { validationMarkdown } = await import("./validation-markdown-KXDNPZQY.js");
      return validationMarkdown(validation);
    }
    case "github": {
      let { validationCommands } = await import("./validation-commands-6IJW24S4.js");
      return validationCommands(validation);
    }
    case "summary": {
      let { validationSummary } = await import("./validation-summary-DLXNQEMD.js");
      return validationSummary(validation, paint, columns);
    }
    case "gitlab": {
      let { codeQualityReport } = await import("./code-quality-ZVYZGLU2.js"), { diagnosticProblems } = await import("./problem-JT5ENEHT.js");
      return jsonText(codeQualityReport(diagnosticProblems(validation.diagnostics)));
    }
    case "html": {
      let { validationHtml } = await import("./validation-html-AEHE2QRK.js");
      return validationHtml(validation);
    }
    case "junit": {
      let { junitXml } = await import("./junit-FYZ2UM27.js"), { diagnosticProblems } = await import("./problem-JT5ENEHT.js");
      return junitXml(
        { name: "Housestyle validation", kind: "passed", said: validationSentence(validation) },
        diagnosticProblems(validation.diagnostics)
      );
    }
    case "compact":
      return validationCompact(validation);
    default:
      return validationText(validation, paint, columns);
  }
}
// src/commands/validate.ts
async function runValidate(line, { root, workspace, around }, terminal) {
  keepHeapSmall(), terminal.progress("Checking the instruction files \u2026");
  let follow2 = followExtends(line, terminal), options = await readCommandOptions(line, workspace, follow2);
  if (options.sarifFile !== void 0) {
    let { refuseUnwritable } = await import("./write-output-IMKHQZ26.js");
    await refuseUnwritable(options.sarifFile, "sarif-file");
  }
  let unread = await noteConfigFault(line, workspace, follow2);
  unread !== void 0 && terminal.say(unread.sentence);
  let failOn = validateFailOn(options), guidance = await localGuidance(workspace, workspace, options, line.userFolder), given = await (line.writeBaseline ? readTermsAlone(options) : readTerms(options, workspace)), selected = withOperands(given, await resolveOperands(root, line.operands));
  await refuseUnknownRules(line.rules);
  let terms = { ...withFilters(selected, line), repositoryName: () => readOwnName2(root) };
  if (line.writeBaseline)
    return writeBaselineFile(root, guidance, options, terms, terminal);
  let { format = line.summary ? "summary" : "text" } = line;
  if (line.fix === "suggest" && format === "text")
    return suggestChanges(guidance, options, terms, terminal);
  let { validation, changes } = line.fix === "safe" ? await fixFiles(root, guidance, options, terms, terminal) : { validation: await validateCustomizations(guidance, options, terms) }, narrowedBy = line.operands.length > 0 ? "operands" : options.paths.length > 0 ? "paths" : void 0, reported = FOR_PEOPLE.has(format) ? withCopiesFolded({ ...validation, ...narrowedBy === void 0 ? {} : { narrowedBy } }) : validation, drawn = await drawValidation(reported, format, terminal), isBefore2 = changes !== void 0 && (format === "text" || format === "summary");
  changes !== void 0 && !isBefore2 && terminal.say(changes), await terminal.print(isBefore2 ? `${changes}

${drawn}` : drawn, { commands: format === "github" });
  let absent = await noteSparse(around);
  if (absent !== void 0 && terminal.say(absent), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-IMKHQZ26.js");
    await writeOutput(
      options.sarifFile,
      terminal.cut(await drawValidation(validation, "sarif", terminal)),
      "sarif-file"
    );
  }
  return validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}
var FOR_PEOPLE = /* @__PURE__ */ new Set(["text", "summary", "markdown", "html"]);
function withOperands(terms, paths) {
  let isNamed2 = (path) => paths.length === 0 || paths.some((named) => named === "" || path === named || path.startsWith(`${named}/`));
  return { ...terms, isWanted: (path) => isNamed2(path) && terms.isWanted(path) };
}
async function refuseUnknownRules(named) {
  if (named.length === 0)
    return;
  let { RULES } = await import("./catalogue-Q5LI4HCV.js"), ids = new Set(RULES.map(({ id }) => id)), unknown = named.find((id) => !ids.has(id));
  if (unknown !== void 0) {
    let { suggestRule } = await import("./suggest-rule-ABEZEFBO.js");
    throw usageError3("unknown-rule", `There is no rule \`${unknown}\``, suggestRule(unknown));
  }
}
function withFilters(terms, { rules, severity }) {
  let least = DIAGNOSTIC_SEVERITIES4.indexOf(severity ?? "info");
  return {
    ...terms,
    isReported: (finding) => (rules.length === 0 || rules.includes(finding.rule)) && DIAGNOSTIC_SEVERITIES4.indexOf(finding.severity) <= least
  };
}
async function writeBaselineFile(root, guidance, options, terms, terminal) {
  let { diagnostics } = await validateCustomizations(guidance, options, terms), path = options.baseline ?? BASELINE_PATH2, { writeFiles } = await import("./write-files-6P4SAWG6.js");
  return await writeFiles(root, /* @__PURE__ */ new Map([[path, writeBaseline(diagnostics)]])), terminal.say(
    `${path} now has ${count4(diagnostics.length, "known problem")}. From now on, only other problems are reported.`
  ), EXIT.done;
}
var NOTHING_FIXED = "No problem has a fix that is certain, so no file changes.";
async function fixFiles(root, guidance, options, terms, terminal) {
  let { planFixes } = await import("./fix-725CPYQX.js"), { describeKeptName } = await import("./kept-names-QYOZLJAS.js"), { changes, fixed, kept, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    let { drawFixes } = await import("./fixes-ESZSHGZ7.js"), drawn = changes.size === 0 ? void 0 : await drawFixes(changes, guidance.repository, terminal.paint);
    return drawn === void 0 && terminal.say(NOTHING_FIXED), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), { validation: await validateCustomizations(guidance, options, terms), changes: drawn?.text };
  }
  let { writeFiles } = await import("./write-files-6P4SAWG6.js");
  await writeFiles(root, changes);
  let files = [...changes.values()].filter((text) => text !== void 0).length;
  return terminal.say(
    fixed.length === 0 ? NOTHING_FIXED : `Fixed ${count4(fixed.length, "problem")} in ${count4(files, "file")}.`
  ), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), { validation };
}
async function suggestChanges(guidance, options, terms, terminal) {
  let { findMentions: findMentions2 } = await import("./find-mentions-BXEAQQGF.js"), { planFixes } = await import("./fix-725CPYQX.js"), { drawSuggestions } = await import("./suggestions-6LA6RLLO.js"), { diagnostics } = await validateCustomizations(guidance, options, terms), { kept } = await planFixes(guidance, options, terms), renamings = diagnostics.flatMap(
    ({ path, suggestions = [] }) => suggestions.flatMap(({ fix }) => fix.kind === "rename" ? [{ from: path, to: fix.to }] : [])
  ), mentions = await findMentions2(guidance.repository, renamings);
  return await terminal.print(
    await drawSuggestions({ diagnostics, mentions, kept }, guidance.repository, terminal.paint, terminal.columns)
  ), EXIT.done;
}
function validationFails({ diagnostics }, failOn) {
  let errors = countSeverity(diagnostics, "error");
  return failOn !== "never" && (errors > 0 || failOn === "warning" && countSeverity(diagnostics, "warning") > 0);
}
export {
  ALWAYS_ON_RULES,
  CHARACTER_RULES,
  FILE_RULES,
  GITHUB_INSTRUCTIONS,
  HOME_PATH,
  INSTRUCTIONS_RULES,
  INVENTORY_RULES,
  KINDS_WITH_FRONTMATTER,
  KIND_TITLES,
  MARKDOWN_RULES,
  REFERENCE_RULES,
  SECURITY_RULES,
  SENDS,
  SETTINGS_RULES,
  SETUP_STEPS_PAGE,
  SEVERITY_STYLE,
  SIZE_RULES,
  SUPPRESSION_RULES,
  VSCODE_INSTRUCTIONS,
  WHOLE_FILE,
  areValuesReadable,
  codexPromptsUnread,
  concludeValidation,
  countSeverity,
  describeCountsOfFile,
  describeFirstStep,
  diagnose,
  findDialect,
  findEntryRange2 as findEntryRange,
  findFirstLine,
  findMeantKey,
  findMisnamedKeys,
  findingAt,
  hasOrMeans,
  isAboutLoading,
  isArchived,
  isFixture,
  isLargeLibrary,
  isLibrary,
  isReadWithoutError,
  isShown3 as isShown,
  isSomebody,
  judgeKeys,
  mayBePage,
  nearestName,
  nothingFound,
  oncePerText,
  openBaseline,
  openChecker,
  pluginCachePath,
  pluginPathOutside,
  readCommands,
  readEntries,
  readEvents,
  readIgnored,
  readOwnName2 as readOwnName,
  readTerms,
  readTermsAlone,
  renameKey,
  runValidate,
  sayUnknown,
  securityForkChangesInstructions,
  selectEnabledRules,
  setupStepsPlace,
  skillAssetTooLarge,
  skillFileMissing,
  skillFolders,
  skillHidesCommand,
  skillUnreferencedFile,
  sortKeys,
  suggestKey,
  suppressionUnknownRule,
  suppressionUnused,
  validateCustomizations,
  validationCompact,
  validationFails,
  validationJson,
  validationSentence,
  viewRepository,
  withCopiesFolded,
  worstFirst,
  worstOfFile,
  writtenGlobs
};
