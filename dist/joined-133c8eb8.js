import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  readEndings,
  isBelow
} from "./joined-1c6c8fb1.js";
// src/workspace/listed-workspace.ts
var EVERYTHING = { endings: [""], deep: [], shallow: [] };
function listAhead(workspace) {
  let everything = workspace.find(EVERYTHING);
  return everything.catch(() => {
  }), { ...workspace, find: (query) => query === EVERYTHING ? everything : workspace.find(query) };
}
async function listOnce(workspace) {
  let listed = await workspace.find(EVERYTHING);
  return listed.isComplete ? answerFrom(workspace, listed) : workspace;
}
function answerFrom(workspace, listed) {
  return {
    ...workspace,
    list: (folder) => Promise.resolve(listed.entries.filter(({ path }) => isBelow(path, folder))),
    find: ({ endings }) => {
      let { endText } = readEndings(endings), entries = listed.entries.filter(({ path, kind }) => kind !== "file" || endText(path));
      return Promise.resolve({ ...listed, entries });
    }
  };
}

import {
  listNames,
  suggestionFor
} from "./joined-1c6c8fb1.js";

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
  info,
  warning
} from "./joined-c1dd7ffa.js";
import {
  ALL_SERVERS,
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS,
  GEMINI_TOOLS,
  GITHUB_SERVERS,
  NEVER_TOOLS,
  VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS,
  FORGET_INSTRUCTIONS,
  OFFERED_MODELS,
  RETIRED_MODELS,
  detachText
} from "./joined-1c9471ce.js";
import {
  rememberEach
} from "./joined-12ab4997.js";
import {
  countCharacters,
  splitToolList
} from "./joined-3b15d0af.js";
import {
  readIgnoreFiles,
  describeLookAlike,
  findSecrets
} from "./joined-b7fd8cd1.js";
import {
  EXCLUDABLE_AGENTS,
  LATE_HEAD,
  LOCATION_SETTINGS,
  SWITCH_DEFAULTS,
  describeType2 as describeType,
  editsUpTo,
  findEntryRange,
  findLateHead,
  frontmatterFaults,
  hasLateHead,
  isClearlyPath,
  isSetAside,
  isSwapped,
  isTemplateOfProject,
  judgeKey,
  meantBy,
  nearMisses,
  readReferences,
  resolveReference,
  targetOf,
  withoutPunctuation,
  takesPath,
  BOOLEAN,
  FRONTMATTER_KEYS,
  KINDS,
  TEXT,
  TEXTS,
  TEXT_OR_TEXTS,
  choice,
  describeShape,
  hasShape,
  headOf,
  headsOf,
  identify,
  isAmongChatModes,
  isChatMode,
  keyOf,
  splitPath,
  takesName
} from "./joined-ed214829.js";
import {
  loadFrontmatter,
  rangeAround,
  readAddress,
  readCodeRanges,
  readPlainFrontmatter,
  readTarget,
  readUtf16,
  CLIENTS,
  CLIENT_NAMES,
  folderOf,
  isBelow as isBelow2,
  joinPath,
  nameOf,
  nearestFolder,
  parentsOf,
  relativePath,
  resolveLink,
  findNonJson,
  isBroken,
  readJsonc,
  DIAGNOSTIC_SEVERITIES,
  compileGlob,
  githubGlobs,
  splitGlobList,
  vscodeGlobs,
  lazily,
  positionAt,
  shiftRange,
  sourceText,
  findLineEnd,
  lineAt,
  readLineEnding
} from "./joined-1c6c8fb1.js";
import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  quote,
  quotePath,
  quoteValue
} from "./joined-a845ed26.js";
import {
  at,
  isRecord,
  regex,
  regexSource
} from "./joined-cc1d52fd.js";
import {
  addToGroup,
  groupBy,
  wordSet,
  wordsIn
} from "./joined-b4da4858.js";
import { isUtf8 } from "node:buffer";
// src/customizations/frontmatter/model-standing.ts
var MAX_NAME_CHARACTERS = 80;
var CLAUDE_FAMILIES = ["fable", "haiku", "opus", "sonnet"];
var offeredByKey = lazily(
  () => new Map(OFFERED_MODELS.map((name) => [modelKey(name), name]))
);
var retiredByKey = lazily(
  () => new Map(RETIRED_MODELS.map((one) => [modelKey(one.name), one]))
);
function standingOfModel(written) {
  let key = modelKey(written), offered = offeredByKey().get(key);
  if (offered !== void 0)
    return { kind: "offered", name: offered };
  let retired = retiredByKey().get(key);
  if (retired !== void 0)
    return { kind: "retired", ...retired };
  let near = nearModel(key);
  return near !== void 0 || isOlder(key) || isFarAhead(key) ? { kind: "unknown", ...near && { near } } : { kind: "beyond" };
}
function isOtherVendor(written) {
  let vendor = /\(([^()]*)\)\s*$/.exec(written)?.[1]?.trim().toLowerCase();
  return /:|\S\/|\/\S/.test(written) || vendor !== void 0 && vendor !== "copilot" && vendor !== "preview";
}
function modelKey(written) {
  return written.slice(0, MAX_NAME_CHARACTERS).toLowerCase().replaceAll(/\((?:copilot|preview)\)/g, " ").replace(/^gpt(?=\d)/, "gpt ").replaceAll(/(?<=[- ])(\d)-(\d)(?=-|$| )/g, "$1.$2").replaceAll(/(?<=-)20\d{6}(?=$| )/g, " ").split(/[-\s_]+/).filter((word) => word !== "").sort().join(" ");
}
function nearModel(key) {
  if (key.length < 6)
    return;
  let digits = key.replaceAll(/\D/g, "");
  for (let [known5, name] of offeredByKey())
    if (known5.replaceAll(/\D/g, "") === digits && (editsUpTo(1, key, known5) !== void 0 || isTransposed(key, known5)))
      return name;
}
function isTransposed(a, b) {
  return a.length === b.length && a.split("").sort().join("") === b.split("").sort().join("") && editsUpTo(2, a, b) === 2;
}
var versions = lazily(versionsByFamily);
function versionsByFamily() {
  let found = {};
  for (let key of [...offeredByKey().keys(), ...retiredByKey().keys()]) {
    let read = readVersion(key);
    read?.version !== void 0 && (found[read.family] = [...found[read.family] ?? [], read.version]);
  }
  return found;
}
function isOlder(key) {
  let read = readVersion(key);
  if (read === void 0)
    return false;
  let { family, version } = read, known5 = versions()[family] ?? [];
  return version === void 0 || !known5.includes(version) && known5.some((one) => one > version);
}
function isFarAhead(key) {
  let read = readVersion(key), newest = read === void 0 ? 0 : Math.max(0, ...versions()[read.family] ?? []);
  return read?.version !== void 0 && newest > 0 && Math.floor(read.version) > Math.floor(newest) + 1;
}
function readVersion(key) {
  let words = key.split(" "), family = CLAUDE_FAMILIES.find((word) => words.includes(word)) ?? ["gpt", "gemini", "grok", "claude"].find((word) => words.includes(word));
  if (family === void 0)
    return;
  let written = words.find((word) => /^\d+(?:\.\d+)?$/.test(word));
  return words.some((word) => /^\d+[a-z]/.test(word)) ? void 0 : { family, ...written && { version: Number(written) } };
}
// src/rules/reading/texts/once-per-text.ts
function oncePerText(read) {
  let last;
  return (text) => (last = last?.text === text ? last : { text, value: read(text) }, last.value);
}
// src/rules/reading/tools/tool-list.ts
var MAX_TOOLS = 500;
var readTools = oncePerText((text) => readNameList(text, "tools"));
function hasToolList({ frontmatter }) {
  let { tools } = frontmatter.data;
  return tools != null;
}
function readNameList({ frontmatter, text }, key) {
  let value = Object.hasOwn(frontmatter.data, key) ? frontmatter.data[key] : void 0;
  return typeof value == "string" ? readCommaList(text, value, frontmatter.rangeOf([key])) : Array.isArray(value) ? value.slice(0, MAX_TOOLS).flatMap(
    (name, index) => typeof name == "string" && name.trim() !== "" ? [listedTool(name.trim(), () => locateName(text, frontmatter.rangeOf([key, index]) ?? NOWHERE, name))] : []
  ) : [];
}
var NOWHERE = { start: 0, end: 0 };
function listedTool(name, place2) {
  let found = lazily(place2);
  return {
    name,
    get range() {
      return found().range;
    },
    get whole() {
      return found().whole;
    }
  };
}
function locateName(text, whole, name) {
  return { whole, range: withoutQuotes(text, whole, name) };
}
function readCommaList(text, value, range) {
  if (range === void 0)
    return [];
  let inner = withoutQuotes(text, range, value), isLiteral2 = text.slice(inner.start, inner.end) === value;
  return splitToolList(value).slice(0, MAX_TOOLS).map(
    (item) => listedTool(
      item.value,
      () => isLiteral2 ? locateName(text, { start: inner.start + item.range.start, end: inner.start + item.range.end }, item.value) : { whole: range, range }
    )
  );
}
function withoutQuotes(text, range, value) {
  let written = text.slice(range.start, range.end);
  return written.length === value.length + 2 && /^(['"]).*\1$/s.test(written) && written.slice(1, -1) === value ? { start: range.start + 1, end: range.end - 1 } : range;
}
function removal(text, tools, index) {
  let tool = tools[index], before2 = tools[index - 1], after = tools[index + 1], cut = tool !== void 0 && before2 !== void 0 ? { start: before2.whole.end, end: tool.whole.end } : tool !== void 0 && after !== void 0 ? { start: tool.whole.start, end: after.whole.start } : void 0, gap = cut && text.slice(cut.start, cut.end);
  return cut === void 0 || cut.end <= cut.start || gap?.includes("#") === true ? void 0 : cut;
}
function addition(text, tools, name) {
  let entry = tools.at(-1);
  if (entry === void 0 || text.slice(entry.range.start, entry.range.end) !== entry.name)
    return;
  let last = entry.whole, lead = text.slice(text.lastIndexOf(`
`, last.start - 1) + 1, last.start), { end } = lineAt(text, last.end), isBlock = /^[ \t]*- +$/.test(lead), rest = text.slice(last.end, end);
  return isBlock ? rest.trim() === "" || rest.trimStart().startsWith("#") ? { start: end, end, text: `${readLineEnding(text)}${lead}${name}` } : void 0 : { start: last.end, end: last.end, text: `, ${name}` };
}
// src/rules/agent-models/model-list.ts
var MAX_MODELS = 100;
var readModels = oncePerText(({ frontmatter, text }) => {
  let model = Object.hasOwn(frontmatter.data, "model") ? frontmatter.data.model : void 0;
  return model == null ? [] : (Array.isArray(model) ? model.slice(0, MAX_MODELS).map(
    (entry, index) => isRecord(entry) ? [entry.name, ["model", index, "name"]] : [entry, ["model", index]]
  ) : [[model, ["model"]]]).flatMap(([value, path]) => {
    let range = typeof value == "string" && value.trim() !== "" ? frontmatter.rangeOf(path) : void 0;
    return typeof value == "string" && range !== void 0 ? [namedModel(value.trim(), withoutQuotes(text, range, value))] : [];
  });
});
function namedModel(name, range) {
  return isOtherVendor(name) ? { name, range } : { name, range, standing: standingOfModel(name) };
}
function splitModels(name) {
  return name.slice(0, MAX_NAME_CHARACTERS2).split(/[|,;]| (?:or|\/) /).map((part) => part.replaceAll(/["']/g, "").trim()).filter((part) => part !== "");
}
var MAX_NAME_CHARACTERS2 = 300;
// src/rules/reading/agents/agent-places.ts
function isClaudeAgent({ path, clients }) {
  return clients.includes("claude") || /(?:^|\/)\.claude\/agents\/.+$/.test(path);
}
function mayBeNote({ path, clients }) {
  return /(?:^|\/)agents\/(?:(?!agents\/)[^/]+\/)+[^/]+$/.test(path) && (clients.includes("claude") || /(?:^|\/)\.claude\/agents\//.test(path));
}
function findOpeningLine({ text }) {
  let { start, end } = lineAt(text, text.startsWith("\uFEFF") ? 1 : 0);
  return { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}
function findValueRange({ frontmatter, text }, path) {
  let range = frontmatter.rangeOf(path), key = frontmatter.rangeOfKey(path);
  return range === void 0 || key !== void 0 && lineAt(text, key.start).end < range.start ? key : { start: range.start, end: Math.min(range.end, lineAt(text, range.start).end) };
}
// src/rules/reading/agents/agent-rule.ts
function agentRule(flavour, parts, find) {
  return {
    ...parts,
    scope: "file",
    collect(text, options) {
      let findings = [];
      return find(
        text,
        (...finding) => {
          findings.push(finding);
        },
        options
      ), findings.length === 0 ? void 0 : findings;
    },
    check(findings, file, report2) {
      if (isClaudeAgent(file) === (flavour === "claude"))
        for (let finding of findings)
          report2(...finding);
    }
  };
}
// src/rules/agent-models/agent-model-syntax.ts
var agentModelSyntax = agentRule(
  "copilot",
  {
    id: "agent-model-syntax",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "`model` has several names in one string",
    effects: [
      warning(
        ["vscode"],
        "VS Code reads the whole string as the name of one model, does not find it, and uses the model of the conversation."
      ),
      warning(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI read the whole string as the name of one model, which does not exist."
      )
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report2) => {
    for (let { name, range, standing } of readModels(text)) {
      let parts = standing?.kind === "offered" ? [name] : splitModels(name);
      parts.length > 1 && standing !== void 0 && parts.some((part) => standingOfModel(part).kind !== "beyond") && report2(range, {
        message: `${quoteValue(name)} is read as the name of one model`,
        hint: `Write a list: ${quote(`model: [${parts.slice(0, MAX_SHOWN).join(", ")}]`, { most: MAX_HINT_CHARACTERS })}.`
      });
    }
  }
);
var MAX_SHOWN = 5;
var MAX_HINT_CHARACTERS = 200;
// src/rules/reading/agents/name-list.ts
function wrongNames(value, path) {
  return Array.isArray(value) ? value.flatMap((item, index) => typeof item == "string" ? [] : [{ path: [...path, index], value: item }]).slice(0, 20) : value == null || typeof value == "string" ? [] : [{ path, value }];
}
function describe(value) {
  return Array.isArray(value) ? "a list" : typeof value == "object" ? value === null ? "empty" : "a map" : typeof value == "boolean" ? "`true` or `false`" : typeof value == "string" ? "a string" : `a ${typeof value}`;
}
// src/rules/agent-models/agent-model-type.ts
var agentModelType = agentRule(
  "copilot",
  {
    id: "agent-model-type",
    kinds: ["agent"],
    looksFor: { keys: ["model"] },
    description: "`model` is neither a name nor a list of names",
    effects: [
      error(["vscode"], "VS Code reports the value as an error and uses the model of the conversation."),
      error(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI expect the name of one model and cannot use the value."
      )
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (file, report2) => {
    let { model } = file.frontmatter.data, range = findValueRange(file, ["model"]);
    if (model == null || range === void 0)
      return;
    if (Array.isArray(model) && model.length === 0) {
      report2(range, {
        message: "`model` is an empty list",
        hint: "Name a model, or remove the line to use the selected model."
      });
      return;
    }
    let wrong = wrongNames(model, ["model"]).filter((one) => !isConfigured(one));
    Array.isArray(model) && wrong.length === 0 && file.frontmatter.data.target !== "vscode" && report2(
      range,
      {
        message: "`model` is a list, which only VS Code reads",
        hint: "Name one model, or write `target: vscode` if the agent is only for VS Code."
      },
      { effects: ONLY_IN_VSCODE }
    );
    for (let { path, value } of wrong)
      report2(findValueRange(file, path) ?? range, {
        message: path.length === 1 ? `\`model\` is ${describe(value)}, not the name of a model` : `${quoteValue(value)} is not the name of a model`,
        hint: "Write `model: Claude Sonnet 4.6`, or a list of such names."
      });
  }
);
var ONLY_IN_VSCODE = [
  info(
    ["copilot-cli", "github"],
    "The Copilot CLI and github.com expect the name of one model, and use the model of the session."
  )
];
function isConfigured({ path, value }) {
  return path.length > 1 && isRecord(value) && typeof value.name == "string";
}
// src/rules/agent-models/model-retired.ts
var modelRetired = agentRule(
  "copilot",
  {
    id: "model-retired",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "A model is no longer offered",
    effects: [
      warning(["vscode"], "VS Code does not find the model and uses the model of the conversation."),
      warning(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI no longer offer the model and use another one."
      )
    ],
    suggests: "Write the model that replaced it.",
    source: "https://docs.github.com/en/copilot/reference/ai-models/supported-models"
  },
  (text, report2) => {
    let models = readModels(text);
    for (let { name, range, standing } of models)
      if (standing?.kind === "retired") {
        let { successor } = standing, isThere2 = models.some((other) => other.standing?.kind === "offered" && other.standing.name === successor), suffix = /\(copilot\)$/i.test(name) ? " (copilot)" : "";
        report2(
          range,
          {
            message: `${quoteValue(name)} was retired on ${standing.date}`,
            hint: isThere2 ? `Remove it: \`${successor}\` is already listed.` : `Write \`${successor}${suffix}\`, or another current model.`
          },
          isThere2 ? {} : {
            suggestions: [
              {
                title: `Write \`${successor}${suffix}\``,
                reason: "another model has another price and gives other answers",
                fix: { kind: "edits", edits: [{ ...range, text: `${successor}${suffix}` }] }
              }
            ]
          }
        );
      }
  }
);
// src/rules/agent-models/model-unknown.ts
var modelUnknown = agentRule(
  "copilot",
  {
    id: "model-unknown",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "Copilot does not offer a model with that name",
    effects: [
      info(["vscode"], "VS Code reports the name and uses the model of the conversation."),
      info(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI have no model with that name and use another one."
      )
    ],
    options: {
      allow: { type: "list", default: [], description: "Names of models that the team has, written as in its files." }
    },
    source: "https://docs.github.com/en/copilot/reference/ai-models/supported-models"
  },
  (text, report2, options) => {
    let allowed = options.list("allow");
    for (let { name, range, standing } of readModels(text))
      standing?.kind === "unknown" && splitModels(name).length === 1 && !allowed.includes(name) && report2(range, {
        message: `${quoteValue(name)} is not a model that Copilot offers`,
        hint: standing.near === void 0 ? "Write a name from the list of supported models, or remove the line." : `Did you mean \`${standing.near}\`?`
      });
  }
);
// src/rules/agent-models/index.ts
var AGENT_MODEL_RULES = [agentModelSyntax, agentModelType, modelRetired, modelUnknown];
// src/rules/reading/frontmatter/frontmatter-state.ts
function isReadWithoutError({ frontmatter }) {
  return frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error");
}
function areValuesReadable({ problems }) {
  return problems.every(({ severity, code }) => severity === "warning" || code === "yaml-duplicate-key");
}
// src/rules/agents/agent-body-empty.ts
var agentBodyEmpty = {
  id: "agent-body-empty",
  scope: "text",
  kinds: ["agent"],
  description: "An agent has nothing below its frontmatter",
  effects: [
    warning(
      ["vscode"],
      "VS Code uses the text below the frontmatter as the instructions of the agent, so the agent has none."
    ),
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI use the text below the frontmatter as the instructions of the agent, so the agent has none."
    ),
    warning(
      ["claude"],
      "Claude Code uses the text below the frontmatter as the instructions of the agent, so the agent has none."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report2) {
    isReadWithoutError(file) && file.frontmatter.block !== void 0 && isBlank(file) && report2(findOpeningLine(file), {
      message: "The agent has nothing below its frontmatter",
      hint: "Write below the frontmatter who the agent is, what it does, and how."
    });
  }
};
function isBlank({ body, text }) {
  for (let at2 = body.start; at2 < body.end; at2 += 1)
    if (text.charAt(at2).trim() !== "")
      return false;
  return true;
}
// src/rules/agents/agent-body-max-chars.ts
var agentBodyMaxChars = agentRule(
  "copilot",
  {
    id: "agent-body-max-chars",
    kinds: ["agent"],
    options: {
      characters: {
        type: "integer",
        default: 3e4,
        description: "The most characters that the text of an agent may have."
      }
    },
    description: "The text of an agent is longer than github.com accepts",
    effects: [error(["github"], "github.com accepts at most 30,000 characters of text for an agent.")],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2, options) => {
    let { body } = text, most = options.integer("characters");
    if (body.end - body.start <= most)
      return;
    let characters = countCharacters(text.text.slice(body.start, body.end).trim());
    characters > most && report2(findOpeningLine(text), {
      message: `The text of the agent has ${writeCount(characters)} characters; the limit is ${writeCount(most)}`,
      hint: "Move details into skills, or into files that the text links to."
    });
  }
);
// src/customizations/known/known-agents.ts
var VSCODE_AGENTS = ["Agent", "Ask", "Edit", "Explore", "General Purpose", "Plan"];
var COPILOT_CLI_AGENTS = wordsIn(
  "code-review explore general-purpose research rubber-duck security-review task"
);
var VSCODE_SESSIONS = wordsIn(
  "background claude cloud codex copilot copilot-cli copilot-cloud-agent copilot-coding-agent default"
);
// src/rules/agents/agent-builtin-shadowed.ts
var agentBuiltinShadowed = {
  id: "agent-builtin-shadowed",
  scope: "file",
  kinds: ["agent"],
  description: "An agent has the name of a built-in agent of the Copilot CLI",
  effects: [
    info(["copilot-cli"], "The Copilot CLI has a built-in agent with that name, and one of the two hides the other.")
  ],
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference",
  collect: findOpeningLine,
  check(opening, { name }, report2) {
    COPILOT_CLI_AGENTS.includes(name.toLowerCase()) && report2(opening, {
      message: `The Copilot CLI has a built-in agent ${quoteValue(name)}`,
      hint: "Rename the file, unless the agent is meant to replace the built-in one."
    });
  }
};
// src/rules/agents/agent-description-required.ts
var agentDescriptionRequired = {
  id: "agent-description-required",
  scope: "file",
  kinds: ["agent"],
  description: "The frontmatter of an agent has no `description`",
  effects: [
    error(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI require a description and do not offer the agent without one."
    ),
    error(["claude"], "Claude Code requires a description: it chooses agents by their descriptions.")
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect(file) {
    let { data } = file.frontmatter;
    return Object.hasOwn(data, "description") || hasOtherSpelling(data) || !isReadWithoutError(file) ? void 0 : { opening: findOpeningLine(file), hasName: Object.hasOwn(data, "name") && !isOfOwnProgram(data) };
  },
  check({ opening, hasName }, file, report2) {
    (hasName || !mayBeNote(file)) && report2(opening, {
      message: "The agent has no `description`",
      hint: "Add a line `description: \u2026` that says what the agent is for and when to use it."
    });
  }
};
var KEYS_OF_AGENTS = regex("i")`
  ^(?:
    tools|disallowedTools|disallowed-tools|model|color|skills|hooks|handoffs|target|permissionMode|mcp-?servers
    |memory|argument-hint|agents|prompt|background|effort|isolation|maxTurns|infer|user-invocable
    |disable-model-invocation
  )$
`;
var MIN_OWN_KEYS = 3;
function isOfOwnProgram(data) {
  let own = Object.keys(data).filter((key) => key !== "name");
  return own.length >= MIN_OWN_KEYS && !own.some((key) => KEYS_OF_AGENTS.test(key));
}
function hasOtherSpelling(data) {
  return Object.keys(data).some((key) => key.length < 20 && /^desc/i.test(key));
}
// src/rules/reading/agents/agent-references.ts
var MAX_REFERENCES = 100;
var readAgentFrontmatter = oncePerText((text) => {
  let { data } = text.frontmatter, name = data.name;
  return {
    ...typeof name == "string" && name.trim() !== "" && { name: detachText(name.trim()) },
    nameRange: findValueRange(text, ["name"]) ?? findOpeningLine(text),
    handoffs: readHandoffs(text),
    agents: readAgents(text)
  };
});
function readHandoffs(text) {
  let handoffs = text.frontmatter.data.handoffs;
  return Array.isArray(handoffs) ? handoffs.slice(0, MAX_REFERENCES).flatMap(
    (handoff, index) => isRecord(handoff) ? reference(text, ["handoffs", index, "agent"], handoff.agent, handoff.send === true).map(
      (one) => hasPrompt(handoff) ? one : { ...one, isEmpty: true }
    ) : []
  ) : [];
}
function hasPrompt({ prompt }) {
  return prompt != null && prompt !== "";
}
function readAgents(text) {
  let agents = text.frontmatter.data.agents;
  return Array.isArray(agents) ? agents.slice(0, MAX_REFERENCES).flatMap((agent, index) => reference(text, ["agents", index], agent, true)) : [];
}
function reference(text, path, agent, sends) {
  let range = typeof agent == "string" && agent.trim() !== "" ? findValueRange(text, path) : void 0;
  return typeof agent == "string" && range !== void 0 ? [{ agent: detachText(agent.trim()), range, sends }] : [];
}
var BUILT_IN = new Set(
  [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS, ...VSCODE_SESSIONS].map((name) => name.toLowerCase())
);
function agentDirectory(agents) {
  let byName = groupBy(agents, ({ fact, file }) => fact.name ?? file.name), byFile = groupBy(agents, ({ file }) => file.name), names3 = new Map([...byFile.keys(), ...byName.keys()].map((name) => [name, name]));
  return {
    find: (name) => byName.get(name) ?? byFile.get(name) ?? [],
    isBuiltIn: (name) => BUILT_IN.has(name.toLowerCase()),
    nearest: (name) => findSimilarName(name, names3)
  };
}
function findSimilarName(name, names3) {
  let near = name.length >= MIN_NAME_CHARACTERS && name.length <= MAX_NAME_CHARACTERS3 ? nearMisses([name], names3)[0]?.meant : void 0;
  return near !== void 0 && keepDigits(near) === keepDigits(name) ? near : void 0;
}
function keepDigits(name) {
  return name.replaceAll(/\D/g, "");
}
var MIN_NAME_CHARACTERS = 4;
var MAX_NAME_CHARACTERS3 = 100;
function copilotAgents(agents) {
  return agents.filter(({ file }) => !isClaudeAgent(file));
}
// src/rules/agents/agent-duplicate-name.ts
var COPY = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "The files are equal, so it makes no difference which one the client loads until one of them is changed."
  )
];
var agentDuplicateName = {
  id: "agent-duplicate-name",
  scope: "repository",
  kinds: ["agent"],
  description: "Two agents have the same name",
  effects: [
    warning(["vscode"], "VS Code shows both under the same name, and calls one of them when the name is used."),
    warning(["github", "copilot-cli"], "github.com and the Copilot CLI call one of the two when the name is used."),
    warning(["claude"], "Claude Code loads one of the two.")
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect: readAgentFrontmatter,
  async check(all, report2, repository) {
    for (let together of groupBy(all.filter(isStillRead), groupKey).values()) {
      let byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name), byFile = groupBy(together.filter(isKnownByFile), ({ file }) => file.name);
      for (let agent of together) {
        let { file, fact } = agent, name = fact.name ?? file.name, other = findOther(agent, byName.get(name)) ?? (isKnownByFile(agent) ? findOther(agent, byFile.get(file.name)) : void 0);
        if (other !== void 0) {
          let isCopy = await areEqual(repository, file.path, other.file.path);
          (!isCopy || isSecond(file.path, other.file.path)) && report2(
            file,
            fact.nameRange,
            {
              message: `${quoteValue(other.file.path)} also has the name ${quoteValue(other.fact.name === name ? name : file.name)}`,
              hint: isCopy ? "Delete one of the two." : "Give each agent its own name, and each file too."
            },
            isCopy ? { effects: COPY } : {}
          );
        }
      }
    }
  }
};
function groupKey({ file }) {
  let folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
  return [file.level, file.standing === "stray" ? folder : file.root, isClaudeAgent(file)].join(`
`);
}
function isKnownByFile({ file, fact }) {
  return fact.name === void 0 || !(isClaudeAgent(file) || /^agent(?:\.md)?$/i.test(file.name));
}
async function areEqual(repository, one, other) {
  let texts = await Promise.all([repository.read(one), repository.read(other)]);
  return texts[0] !== void 0 && texts[0].text === texts[1]?.text;
}
function isSecond(path, other) {
  return path.length === other.length ? path > other : path.length > other.length;
}
function isStillRead({ file: { path } }) {
  return !isChatMode(path) && !isAmongChatModes(path);
}
function findOther(agent, group) {
  return group?.find((other) => other !== agent);
}
// src/rules/reading/paths/may-be-page.ts
var PAGE = /^(?:[._].*|(?:.*[-_. ])?(?:readme|index)(?:[-_. ].*)?|contributing|changelog|license|roadmap|backlog|faq|template|todo|notes|overview|summary)$/i;
var CAPITALS = /^[A-Z]{2}[A-Z\d]*(?:[-_. ][A-Z\d]+)+$/;
function mayBePage(path) {
  let stem2 = nameOf(path).replace(/(?:\.(?:agent|instructions|prompt))?\.mdc?$/i, "");
  return PAGE.test(stem2) || CAPITALS.test(stem2);
}
// src/rules/agents/agent-frontmatter-required.ts
var AS_PAGE = [
  info(
    ["github", "copilot-cli", "claude"],
    "github.com, the Copilot CLI and Claude Code leave the file out. By its name, it is a page for people."
  )
];
var agentFrontmatterRequired = {
  id: "agent-frontmatter-required",
  scope: "file",
  kinds: ["agent"],
  looksFor: { noFrontmatter: true },
  description: "An agent has no frontmatter",
  effects: [
    error(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI offer only agents that have a `description` in their frontmatter."
    ),
    error(
      ["claude"],
      "Claude Code reads the name and the description of an agent from its frontmatter, and ignores a file without frontmatter."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect(file) {
    let { frontmatter, kind, text } = file;
    return frontmatter.present || frontmatter.problems.length > 0 || hasLateHead(kind, text) || text.trim() === "" ? void 0 : findOpeningLine(file);
  },
  check(opening, file, report2) {
    !mayBeNote(file) && !isChatMode(file.path) && report2(
      opening,
      {
        message: "The agent has no frontmatter",
        hint: "Begin the file with a line `---`, a line `description: \u2026` that says what the agent is for, and another line `---`."
      },
      mayBePage(file.path) ? { effects: AS_PAGE } : {}
    );
  }
};
// src/rules/agents/agent-github-ignored-key.ts
var agentGithubIgnoredKey = agentRule(
  "copilot",
  {
    id: "agent-github-ignored-key",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for github.com has a key that only VS Code reads",
    effects: [
      info(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI ignore the key, and `target` hides the agent from VS Code."
      ),
      info(["vscode"], "VS Code marks the key as not supported in an agent for github.com.")
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    if (text.frontmatter.data.target === "github-copilot")
      for (let key of KEYS) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report2(range, {
          message: `\`${key}\` has no effect with \`target: github-copilot\``,
          hint: "Remove the key, or remove `target` if the agent is for both."
        });
      }
  }
);
var KEYS = ["handoffs", "argument-hint", "agents", "hooks"];
// src/rules/agents/agent-github-permissions.ts
var agentGithubPermissions = agentRule(
  "copilot",
  {
    id: "agent-github-permissions",
    kinds: ["agent"],
    looksFor: { keys: ["github"] },
    description: "`github.permissions` has a scope or a value that does not exist",
    effects: [
      error(["vscode"], "VS Code reports the permission as an error."),
      error(["github"], "github.com does not know the permission and does not grant it.")
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    for (let { path, at: at2, message, hint } of findFaults(text.frontmatter.data.github)) {
      let range = (at2 === "key" ? text.frontmatter.rangeOfKey(path) : void 0) ?? findValueRange(text, path);
      range !== void 0 && report2(range, { message, hint });
    }
  }
);
function findFaults(github) {
  return github == null ? [] : isRecord(github) ? findPermissionFaults(github.permissions) : [
    {
      path: ["github"],
      at: "key",
      message: `\`github\` is ${describe(github)}, not a map`,
      hint: "Write the permissions below it: `github: { permissions: { contents: read } }`."
    }
  ];
}
function findPermissionFaults(permissions) {
  return permissions == null ? [] : isRecord(permissions) ? Object.entries(permissions).slice(0, MAX_SCOPES).flatMap(([scope, value]) => findScopeFaults(scope, value)) : [
    {
      path: ["github", "permissions"],
      at: "key",
      message: `\`permissions\` is ${describe(permissions)}, not a map`,
      hint: "Write a scope and its value on each line: `contents: read`."
    }
  ];
}
function findScopeFaults(scope, value) {
  let path = ["github", "permissions", scope], allowed = SCOPES.get(scope);
  if (allowed === void 0) {
    let hint = `Write one of ${[...SCOPES.keys()].join(", ")}.`;
    return [{ path, at: "key", message: `${quoteValue(scope)} is not a token scope`, hint }];
  }
  return allowed.includes(value) ? [] : [
    {
      path,
      at: "value",
      message: `${quoteValue(value)} is not a valid value for ${quoteValue(scope)}`,
      hint: `Write ${allowed.map(quoteValue).join(" or ")}.`
    }
  ];
}
var MAX_SCOPES = 50;
var SCOPES = /* @__PURE__ */ new Map([
  ["actions", ["read", "write", "none"]],
  ["checks", ["read", "none"]],
  ["contents", ["read", "write", "none"]],
  ["discussions", ["read", "write", "none"]],
  ["issues", ["read", "write", "none"]],
  ["metadata", ["read"]],
  ["pull-requests", ["read", "write", "none"]],
  ["security-events", ["read", "none"]],
  ["workflows", ["write", "none"]]
]);
// src/customizations/known/codex-config.ts
var ANY = { kind: "any" };
var INTEGER = { kind: "integer" };
function record(keys) {
  return { kind: "record", keys, required: [], open: true };
}
function anyOf(names3) {
  return Object.fromEntries(names3.split(/\s+/).map((name) => [name, ANY]));
}
var EFFORTS = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];
var CODEX_HOOK_EVENTS = [
  "Interrupt",
  "PermissionRequest",
  "PostCompact",
  "PostToolUse",
  "PreCompact",
  "PreToolUse",
  "SessionEnd",
  "SessionStart",
  "Stop",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit"
];
var HOOKS = {
  kind: "list",
  of: record({
    matcher: TEXT,
    hooks: {
      kind: "list",
      of: {
        kind: "record",
        keys: {
          ...anyOf("input"),
          type: choice("command", "mcp_tool", "prompt", "agent"),
          command: TEXT,
          commandWindows: TEXT,
          command_windows: TEXT,
          timeout: INTEGER,
          async: BOOLEAN,
          statusMessage: TEXT,
          additionalContextLimit: INTEGER,
          server: TEXT,
          tool: TEXT
        },
        required: ["type"],
        open: true
      }
    }
  })
};
var KEYS2 = {
  ...anyOf(`agents analytics approvals_reviewer apps apps_mcp_product_sku audio auto_review
    background_terminal_max_timeout cli_auth_credentials_store compact_prompt debug default_permissions desktop
    experimental_compact_prompt_file experimental_realtime_start_instructions experimental_realtime_ws_backend_prompt
    experimental_realtime_ws_base_url experimental_realtime_ws_model experimental_realtime_ws_startup_context
    experimental_thread_config_endpoint experimental_thread_store experimental_instructions_file feedback file_opener
    forced_chatgpt_workspace_id forced_login_method ghost_snapshot history log_dir marketplaces
    mcp_oauth_callback_port mcp_oauth_callback_url mcp_oauth_credentials_store memories
    model_auto_compact_token_limit_scope model_catalog_json model_providers model_reasoning_summary notice oss_provider otel permissions plan_mode_reasoning_effort plugins profiles
    projects realtime service_tier skills sqlite_home tool_suggest tools tui windows
    windows_wsl_setup_acknowledged disable_response_storage commit_attribution js_repl_node_path zsh_path
    experimental_supported_tools model_availability_nux prompts orchestrator`),
  allow_login_shell: BOOLEAN,
  approval_policy: {
    kind: "any-of",
    shapes: [choice("untrusted", "on-failure", "on-request", "never"), record({ granular: ANY })]
  },
  chatgpt_base_url: TEXT,
  check_for_update_on_startup: BOOLEAN,
  developer_instructions: TEXT,
  disable_paste_burst: BOOLEAN,
  experimental_use_unified_exec_tool: BOOLEAN,
  // Some features have settings of their own.
  features: { kind: "map", of: { kind: "any-of", shapes: [BOOLEAN, { kind: "map", of: ANY }] } },
  hide_agent_reasoning: BOOLEAN,
  hooks: record({ ...Object.fromEntries(CODEX_HOOK_EVENTS.map((event) => [event, HOOKS])), state: ANY }),
  include_apps_instructions: BOOLEAN,
  include_collaboration_mode_instructions: BOOLEAN,
  include_environment_context: BOOLEAN,
  include_permissions_instructions: BOOLEAN,
  instructions: TEXT,
  mcp_servers: { kind: "map", of: ANY },
  model: TEXT,
  model_auto_compact_token_limit: INTEGER,
  model_context_window: INTEGER,
  model_instructions_file: TEXT,
  model_provider: TEXT,
  model_reasoning_effort: choice(...EFFORTS),
  model_supports_reasoning_summaries: BOOLEAN,
  model_verbosity: choice("low", "medium", "high"),
  notify: TEXTS,
  personality: choice("none", "friendly", "pragmatic"),
  openai_base_url: TEXT,
  profile: TEXT,
  project_doc_fallback_filenames: TEXTS,
  project_doc_max_bytes: INTEGER,
  project_root_markers: TEXTS,
  review_model: TEXT,
  sandbox_mode: choice("read-only", "workspace-write", "danger-full-access"),
  sandbox_workspace_write: record({
    writable_roots: TEXTS,
    network_access: BOOLEAN,
    exclude_tmpdir_env_var: BOOLEAN,
    exclude_slash_tmp: BOOLEAN
  }),
  shell_environment_policy: record({
    inherit: choice("all", "core", "none"),
    ignore_default_excludes: BOOLEAN,
    exclude: TEXTS,
    include_only: TEXTS,
    set: { kind: "map", of: ANY },
    experimental_use_profile: BOOLEAN
  }),
  show_raw_agent_reasoning: BOOLEAN,
  suppress_unstable_features_warning: BOOLEAN,
  tool_output_token_limit: INTEGER,
  web_search: choice("disabled", "cached", "live")
};
var CODEX_CONFIG = record(KEYS2);
var CODEX_AGENT = {
  kind: "record",
  keys: {
    ...KEYS2,
    name: TEXT,
    description: TEXT,
    nickname_candidates: TEXTS
  },
  required: ["name", "description", "developer_instructions"],
  open: true
};
var CODEX_USER_KEYS = wordSet(`
  openai_base_url chatgpt_base_url model_provider model_providers profile profiles experimental_realtime_ws_base_url
`);
// src/rules/reading/hooks/hook-events.ts
var COPILOT_EVENTS = /* @__PURE__ */ new Map([
  ["agentStop", "Stop"],
  ["errorOccurred", "ErrorOccurred"],
  ["notification", "Notification"],
  ["permissionRequest", "PermissionRequest"],
  ["postToolUse", "PostToolUse"],
  ["postToolUseFailure", "PostToolUseFailure"],
  ["preCompact", "PreCompact"],
  ["preToolUse", "PreToolUse"],
  ["sessionEnd", "SessionEnd"],
  ["sessionStart", "SessionStart"],
  ["subagentStart", "SubagentStart"],
  ["subagentStop", "SubagentStop"],
  ["userPromptSubmitted", "UserPromptSubmit"],
  ["userPromptTransformed", void 0]
]);
var ELSEWHERE = /^(?:[Aa]fter|[Bb]efore|[Oo]n)(?=[A-Z_-])/;
function isEventElsewhere(event) {
  return ELSEWHERE.test(event);
}
var CLAUDE_EVENTS = wordSet(`
  ConfigChange CwdChanged Elicitation ElicitationResult FileChanged InstructionsLoaded Notification PermissionDenied
  PermissionRequest PostCompact PostToolBatch PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd
  SessionStart Setup Stop StopFailure SubagentStart SubagentStop TaskCompleted TaskCreated TeammateIdle
  UserPromptExpansion UserPromptSubmit WorktreeCreate WorktreeRemove
`);
var CODEX_EVENTS = new Set(CODEX_HOOK_EVENTS);
// src/rules/reading/hooks/hook-shape.ts
var EVENTS = wordsIn(`
  Notification PermissionRequest PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd SessionStart Setup
  Stop SubagentStart SubagentStop UserPromptSubmit agentStop errorOccurred notification permissionRequest postToolUse
  preCompact preToolUse sessionEnd sessionStart subagentStart subagentStop userPromptSubmitted
`);
var EXAMPLES = "`PreToolUse`, `PostToolUse`, `Stop`";
var EVENT_NAMES = new Map(EVENTS.map((name) => [name, name]));
function isHookEvent(name) {
  return EVENT_NAMES.has(name);
}
var TYPES = /* @__PURE__ */ new Set(["command", "http", "prompt", "agent", "mcp_tool"]);
var COMMANDS = ["command", "bash", "powershell", "windows", "linux", "osx", "exec"];
var MAX_FAULTS = 20;
var MAX_ITEMS = 100;
function findHookFaults(hooks) {
  return hooks == null ? [] : isRecord(hooks) ? Object.entries(hooks).slice(0, MAX_ITEMS).flatMap(([event, items]) => [...findEventFaults(event), ...findListFaults(items, [event], true)]).slice(0, MAX_FAULTS) : [
    {
      path: [],
      message: `\`hooks\` is ${describe(hooks)}, not a map`,
      hint: "Write one event on each line, and a list of commands below it."
    }
  ];
}
function findEventFaults(event) {
  let near = event.length > 40 ? void 0 : nearMisses([event], EVENT_NAMES)[0]?.meant;
  if (near === void 0 && !isEventElsewhere(event))
    return [];
  let hint = near === void 0 ? `Write one of the events: ${EXAMPLES}, \u2026` : `Did you mean \`${near}\`?`;
  return [{ path: [event], isKey: true, message: `${quoteValue(event)} is not a hook event`, hint }];
}
function findListFaults(items, path, mayNest) {
  return items == null ? [] : Array.isArray(items) ? items.slice(0, MAX_ITEMS).flatMap((item, index) => findItemFaults(item, [...path, index], mayNest)) : [
    {
      path,
      message: `The value is ${describe(items)}, not a list of commands`,
      hint: "Write a list, even for a single command."
    }
  ];
}
function findItemFaults(item, path, mayNest) {
  if (!isRecord(item))
    return [{ path, message: `${quoteValue(item)} is not a hook`, hint: HINT }];
  if (mayNest && Object.hasOwn(item, "hooks"))
    return findListFaults(item.hooks, [...path, "hooks"], false);
  let { type } = item;
  return type !== void 0 && !TYPES.has(type) ? [
    {
      path: [...path, "type"],
      message: `${quoteValue(type)} is not a valid hook \`type\``,
      hint: "Write `type: command`."
    }
  ] : (type === void 0 || type === "command") && !COMMANDS.some((key) => Object.hasOwn(item, key)) ? [{ path, message: "The hook has no command", hint: HINT }] : [];
}
var HINT = "Write `type: command`, and a command on the next line: `command: ./scripts/check.sh`.";
// src/rules/agents/agent-hooks-shape.ts
var agentHooksShape = {
  id: "agent-hooks-shape",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["hooks"] },
  description: "The hooks of an agent are not written as clients expect them",
  effects: [
    error(["vscode"], "VS Code ignores a hook that it cannot read, so its command never runs."),
    error(["claude"], "Claude Code ignores a hook that it cannot read, so its command never runs.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check(file, report2) {
    for (let { path, isKey, message, hint } of findHookFaults(file.frontmatter.data.hooks)) {
      let range = isKey === true ? file.frontmatter.rangeOfKey(["hooks", ...path]) : findValueRange(file, ["hooks", ...path]);
      range !== void 0 && report2(range, { message, hint });
    }
  }
};
// src/rules/agents/agent-infer-deprecated.ts
var agentInferDeprecated = {
  id: "agent-infer-deprecated",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["infer"], problems: true },
  description: "An agent has the retired key `infer`",
  effects: [
    warning(["vscode"], "VS Code reports the key as an error and will stop reading it."),
    warning(
      ["github", "copilot-cli"],
      "On github.com and in the Copilot CLI the key is retired, and `disable-model-invocation` overrides it."
    )
  ],
  fixes: "Replaces the key by `disable-model-invocation` with the opposite value, unless the file already has that key.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check({ frontmatter }, report2) {
    let key = frontmatter.rangeOfKey(["infer"]);
    if (key === void 0)
      return;
    let value = frontmatter.data.infer, range = frontmatter.rangeOf(["infer"]), isClear = typeof value == "boolean" && range !== void 0 && !Object.hasOwn(frontmatter.data, SUCCESSOR);
    report2(
      key,
      {
        message: "`infer` is retired",
        hint: `Write \`${SUCCESSOR}\`, which has the opposite meaning${typeof value == "boolean" ? `: \`${SUCCESSOR}: ${String(!value)}\`` : ""}.`
      },
      isClear ? {
        fix: {
          kind: "edits",
          edits: [
            { ...key, text: SUCCESSOR },
            { ...range, text: String(!value) }
          ]
        }
      } : {}
    );
  }
};
var SUCCESSOR = "disable-model-invocation";
// src/rules/agents/agent-metadata-type.ts
var agentMetadataType = agentRule(
  "copilot",
  {
    id: "agent-metadata-type",
    kinds: ["agent"],
    looksFor: { keys: ["metadata"] },
    description: "`metadata` is not a map of strings",
    effects: [info(["github"], "github.com documents pairs of strings, and no client needs them.")],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    let { metadata } = text.frontmatter.data;
    if (metadata == null)
      return;
    if (!isRecord(metadata)) {
      reportAt2(["metadata"], `\`metadata\` is ${describe(metadata)}, not a map`);
      return;
    }
    for (let [key, value] of Object.entries(metadata).slice(0, MAX_PAIRS))
      typeof value != "string" && value !== null && reportAt2(["metadata", key], `${quoteValue(key)} is ${describe(value)}, not a string`);
    function reportAt2(path, message) {
      let range = findValueRange(text, path);
      range !== void 0 && report2(range, {
        message,
        hint: 'Write pairs of strings, in quotes if they look like numbers or dates: `version: "1.0"`.'
      });
    }
  }
);
var MAX_PAIRS = 100;
// src/rules/agents/agent-reasoning-effort-value.ts
var agentReasoningEffortValue = agentRule(
  "copilot",
  {
    id: "agent-reasoning-effort-value",
    kinds: ["agent"],
    looksFor: { keys: ["reasoningEffort"] },
    description: "`reasoningEffort` is not a known effort",
    effects: [
      warning(["vscode"], "VS Code does not know the value and uses the default effort of the model."),
      warning(["copilot-cli"], "The Copilot CLI does not know the value and uses the default effort of the model.")
    ],
    source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference"
  },
  (text, report2) => {
    let { reasoningEffort: effort } = text.frontmatter.data, range = findValueRange(text, ["reasoningEffort"]);
    effort != null && effort !== "" && range !== void 0 && !EFFORTS2.includes(effort) && report2(range, {
      message: `${quoteValue(effort)} is not a valid \`reasoningEffort\``,
      hint: `Write one of ${EFFORTS2.map(quoteValue).join(", ")}.`
    });
  }
);
var EFFORTS2 = ["low", "medium", "high", "xhigh", "max"];
// src/rules/agents/agent-target-value.ts
var agentTargetValue = agentRule(
  "copilot",
  {
    id: "agent-target-value",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "The `target` of an agent is not a known target",
    effects: [
      error(["vscode"], "VS Code knows the targets `vscode` and `github-copilot`, and reports any other as an error."),
      error(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI know the targets `vscode` and `github-copilot`, so the agent is meant for neither."
      )
    ],
    fixes: "Writes the intended target if it is clear, such as `github-copilot` for `github`.",
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    let target = text.frontmatter.data.target;
    if (target == null || target === "" || isTarget(target))
      return;
    let range = findValueRange(text, ["target"]);
    if (range === void 0)
      return;
    let meant = typeof target == "string" ? MEANT.get(target.trim().toLowerCase()) : void 0;
    report2(
      range,
      {
        message: `${quoteValue(target)} is not a valid \`target\``,
        hint: `Write ${meant === void 0 ? "`vscode` or `github-copilot`" : `\`${meant}\``}, or remove the key if the agent is for both.`
      },
      meant === void 0 ? {} : { fix: { kind: "edits", edits: [{ ...range, text: meant }] } }
    );
  }
);
function isTarget(value) {
  return value === "vscode" || value === "github-copilot";
}
var MEANT = /* @__PURE__ */ new Map([
  ["vscode", "vscode"],
  ["vs-code", "vscode"],
  ["vs code", "vscode"],
  ["visual-studio-code", "vscode"],
  ["code", "vscode"],
  ["github-copilot", "github-copilot"],
  ["github copilot", "github-copilot"],
  ["github_copilot", "github-copilot"],
  ["githubcopilot", "github-copilot"],
  ["github", "github-copilot"],
  ["github.com", "github-copilot"],
  ["copilot", "github-copilot"]
]);
// src/rules/reading/frontmatter/sort-keys.ts
var sortKeys = oncePerText(({ kind, frontmatter }) => {
  let heads = headsOf(kind), known5 = [], strange = [];
  for (let name of areValuesReadable(frontmatter) ? Object.keys(frontmatter.data) : []) {
    let key, isStrange = false;
    for (let head of heads) {
      let own = keyOf(head, name);
      key ??= own, isStrange ||= own === void 0;
    }
    key !== void 0 && known5.push({ key, value: frontmatter.data[name] }), isStrange && strange.push(name);
  }
  return { known: known5, strange };
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
    check(suspects, file, report2) {
      let head = file.kind === "agent" && isClaudeAgent(file) ? "claude-agent" : headOf(file.kind, file.path);
      for (let key of head === void 0 ? [] : suspects) {
        let fault = head && judgeKey(head, key.name), said = head !== void 0 && isOfKind(fault) ? say(key, fault, head) : void 0;
        if (said !== void 0) {
          let { message, hint, ...particulars } = said;
          report2(key.range, { message, hint }, particulars);
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
        key: { name, range, all, value: describeShape2(frontmatter.data[name]) },
        faults: headsOf(kind).map((head) => judgeKey(head, name))
      }
    ];
  });
});
function describeShape2(value) {
  return typeof value == "string" ? "text" : typeof value == "boolean" ? "boolean" : Array.isArray(value) ? "list" : typeof value == "object" && value !== null ? "map" : "other";
}
var EXAMPLES2 = {
  text: "text",
  boolean: true,
  list: ["text"],
  map: {},
  other: void 0
};
function renameKey({ name, range, all, value }, meant) {
  return meant !== void 0 && !all.includes(meant.name) && hasShape(EXAMPLES2[value], meant.shape) && range.end - range.start === name.length ? { fix: { kind: "edits", edits: [{ ...range, text: meant.name }] } } : {};
}
function suggestKey(key, meant, reason = "only the author knows what the key means") {
  let { fix } = renameKey(key, meant);
  return fix === void 0 || meant === void 0 ? {} : { suggestions: [{ title: `Write \`${meant.name}\``, reason, fix }] };
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
  let names3 = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).map(({ name }) => `\`${name}\``), rest = names3.length > MAX_NAMED_KEYS ? ", \u2026" : "";
  return `the known keys are ${names3.slice(0, MAX_NAMED_KEYS).join(", ")}${rest}`;
}
// src/rules/agents/agent-unknown-key.ts
var agentUnknownKey = {
  id: "agent-unknown-key",
  kinds: ["agent"],
  description: "An agent has a key that no client knows",
  effects: [
    warning(["vscode"], "VS Code marks the key as not supported and ignores it."),
    warning(["copilot-cli"], "The Copilot CLI warns about the key at each start and ignores it."),
    info(["github"], "github.com ignores the key."),
    info(["claude"], "Claude Code ignores the key.")
  ],
  suggests: "Write the intended key, if it accepts the value and the file does not have it yet.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  ...judgeKeys("unknown", sayUnknown("Copilot agents"))
};
// src/rules/agents/agent-unreachable.ts
var agentUnreachable = {
  id: "agent-unreachable",
  scope: "repository",
  kinds: ["agent", "prompt"],
  looksFor: { keys: ["agent", "mode", "handoffs", "agents", "disable-model-invocation"] },
  description: "Neither people nor models can call an agent, and nothing names it",
  effects: [
    warning(["vscode"], "VS Code offers the agent neither to people nor to models, so it never runs."),
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI offer the agent neither to people nor to models, so it never runs."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect(text) {
    let { data } = text.frontmatter;
    if (text.kind === "prompt") {
      let agent = data.agent ?? data.mode;
      return typeof agent == "string" ? { names: [detachText(agent.trim())] } : void 0;
    }
    let { name, handoffs, agents } = readAgentFrontmatter(text), closed = data["user-invocable"] === false && data["disable-model-invocation"] === true ? findValueRange(text, ["disable-model-invocation"]) : void 0, names3 = [...handoffs, ...agents].map(({ agent }) => agent);
    return names3.length === 0 && closed === void 0 ? void 0 : { names: names3, ...name !== void 0 && { name }, ...closed && { closed } };
  },
  check(facts, report2) {
    let named = new Set(facts.flatMap(({ fact }) => fact.names));
    for (let { file, fact } of facts)
      fact.closed !== void 0 && !isClaudeAgent(file) && !named.has(fact.name ?? file.name) && !named.has(file.name) && report2(file, fact.closed, {
        message: "Neither people nor models can call the agent, and no list of agents, handoff or prompt allows it",
        hint: "Remove `user-invocable: false` or `disable-model-invocation: true`."
      });
  }
};
// src/rules/agents/agent-user-invokable-spelling.ts
var agentUserInvokableSpelling = {
  id: "agent-user-invokable-spelling",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["user-invokable"], problems: true },
  description: "An agent has the old key `user-invokable`",
  effects: [
    warning(["vscode"], "VS Code has renamed the key to `user-invocable` and still reads the old one for now."),
    warning(["github", "copilot-cli"], "github.com and the Copilot CLI document only `user-invocable`.")
  ],
  fixes: "Writes `user-invocable`, unless the file already has that key.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ frontmatter }, report2) {
    let key = frontmatter.rangeOfKey(["user-invokable"]);
    if (key === void 0)
      return;
    let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR2);
    report2(
      key,
      {
        message: "`user-invokable` is the old spelling of `user-invocable`",
        hint: hasBoth ? `Remove the line: the file already has \`${SUCCESSOR2}\`.` : `Write \`${SUCCESSOR2}\`.`
      },
      hasBoth ? {} : { fix: { kind: "edits", edits: [{ ...key, text: SUCCESSOR2 }] } }
    );
  }
};
var SUCCESSOR2 = "user-invocable";
// src/rules/agents/agent-vscode-ignored-key.ts
var agentVscodeIgnoredKey = agentRule(
  "copilot",
  {
    id: "agent-vscode-ignored-key",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for VS Code has a key that only github.com or the Copilot CLI reads",
    effects: [info(["vscode"], "VS Code ignores the key, and `target` hides the agent from the other clients.")],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    if (text.frontmatter.data.target === "vscode")
      for (let key of KEYS3) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report2(range, {
          message: `\`${key}\` has no effect with \`target: vscode\``,
          hint: "Remove the key, or remove `target` if the agent is for both."
        });
      }
  }
);
var KEYS3 = ["mcp-servers", "metadata", "models", "modelPolicy", "include-custom-instructions", "sidekick"];
// src/rules/agents/index.ts
var AGENT_RULES = [
  agentBodyEmpty,
  agentBodyMaxChars,
  agentBuiltinShadowed,
  agentDescriptionRequired,
  agentDuplicateName,
  agentFrontmatterRequired,
  agentGithubIgnoredKey,
  agentGithubPermissions,
  agentHooksShape,
  agentInferDeprecated,
  agentMetadataType,
  agentReasoningEffortValue,
  agentTargetValue,
  agentUnknownKey,
  agentUnreachable,
  agentUserInvokableSpelling,
  agentVscodeIgnoredKey
];
// src/rules/reading/paths/may-be-missing.ts
var REACH = 200;
var BEFORE = regex("i")`
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
  |\be\.g\.|\b(?:for example|formerly|removed|deleted|replaced|forward[ -]slash(?:es)?)\b
`;
var BEHIND = regex("i")`
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
var PLANNED = regex("i")`
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
  check({ text, body }, report2) {
    for (let { start, end, target } of findImports(text, body).slice(0, MAX_REPORTS))
      report2(
        { start: start - 1, end },
        {
          message: `${quote(`@${target}`)} is an import that not all clients follow`,
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
  for (let at2 = text.indexOf(sign, body.start); at2 >= 0; at2 = text.indexOf(sign, at2 + sign.length)) {
    let before2 = found.length < MAX_COMMANDS ? beforeCommand(text, at2) : void 0;
    if (before2 !== void 0 && (isInSpan(lineBefore(text, at2, MAX_LINE)) || markdown.isFenced(at2))) {
      let written = text.slice(at2, at2 + MAX_CHARACTERS).replace(/[\n`;&|)#"'].*$/s, "").trimEnd(), words = written.split(/[ \t]+/).map(detachText), range = { start: at2, end: at2 + written.length };
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
function beforeCommand(text, at2) {
  let before2 = lineBefore(text, at2, MAX_CHARACTERS), last = before2.trimEnd().at(-1);
  return last === void 0 || (last === "`" ? before2.endsWith("`") : ";&|(>$".includes(last)) ? before2 : void 0;
}
var MAX_LINE = 4e3;
function lineBefore(text, at2, most) {
  let from = Math.max(0, at2 - most);
  return text.slice(Math.max(from, text.slice(from, at2).lastIndexOf(`
`) + 1 + from), at2);
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
  return kind === "repository-instructions" ? root : folderOf(path).replace(/(?:^|\/)\.(?:github|claude)$/, "");
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
    warning(
      CLIENTS,
      "A client that reads both files, as VS Code and the Copilot CLI do, may run either tool; the wrong one writes a second lock file."
    )
  ],
  collect(text) {
    let uses = findToolUses(findCommands(text));
    return uses.length === 0 ? void 0 : uses;
  },
  check(facts, report2) {
    let scopes = /* @__PURE__ */ new Map();
    for (let fact of facts.filter(({ file }) => file.level === "repository")) {
      let scope = findScopeFolder(fact.file);
      scopes.set(scope, [...scopes.get(scope) ?? [], fact]);
    }
    for (let files of scopes.values())
      compareAll(files, report2);
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
      let known5 = uses.get(family);
      known5 === void 0 && uses.set(family, { family, tool, written: words.join(" "), start, end }), (isOneOfSeveral || known5 !== void 0 && known5.tool !== tool) && mixed.add(family);
    } else family !== void 0 && mixed.add(`${family} ${tool}`);
  }
  return [...uses.values()].filter(({ family }) => !mixed.has(family));
}
function compareAll(files, report2) {
  for (let { file, fact } of files)
    for (let use of fact) {
      let other = files.filter((candidate) => candidate.file !== file && shareClient(candidate.file, file)).flatMap((candidate) => candidate.fact.map((otherUse) => ({ path: candidate.file.path, ...otherUse }))).find(({ family, tool }) => family === use.family && tool !== use.tool);
      other !== void 0 && report2(
        file,
        { start: use.start, end: use.end },
        {
          message: `This file says ${quote(use.written)}, but ${quote(other.path)} says ${quote(other.written)}`,
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
  for (let at2 = start; at2 < end; at2 += 1) {
    let code = text.charCodeAt(at2);
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
    info(
      CLIENTS,
      "A client that reads both files, as VS Code and the Copilot CLI do, sends the paragraph twice. If one copy is changed, the other contradicts it."
    )
  ],
  collect(text) {
    let paragraphs = hashParagraphs(text);
    return paragraphs.length === 0 ? void 0 : paragraphs;
  },
  check(facts, report2, { paths }) {
    let links = new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])), own = facts.filter(({ file }) => file.level === "repository" && !links.has(file.path)), holders = /* @__PURE__ */ new Map();
    for (let { file, fact } of own)
      for (let { hash } of fact) {
        let key = makeKey(file, hash);
        holders.set(key, [...holders.get(key) ?? [], file].slice(0, MAX_REMEMBERED));
      }
    for (let { file, fact } of own) {
      let otherWith = ({ hash }) => holders.get(makeKey(file, hash))?.find((other2) => other2 !== file && shareClient(other2, file)), first = fact.find((paragraph) => otherWith(paragraph) !== void 0), other = first && otherWith(first);
      first !== void 0 && other !== void 0 && report2(
        file,
        { start: first.start, end: first.end },
        {
          message: `This paragraph is also in ${quote(other.path)}`,
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
  return `about ${writeCount(rounded > limit ? rounded : tokens)}`;
}
// src/rules/always-on/always-on-size.ts
var alwaysOnSize = {
  id: "always-on-size",
  scope: "file",
  isAboutSize: true,
  kinds: ALWAYS_ON_KINDS,
  description: "A file that goes with every request is very long",
  effects: [
    info(
      ["vscode", "copilot-cli", "claude"],
      "VS Code, the Copilot CLI and Claude Code send the whole file with every request, and models follow long lists of rules less well than short ones."
    ),
    info(
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
  check({ lines, tokens }, file, report2, _repository, options) {
    let maxLines = options.integer("maxLines"), most = lines > maxLines ? maxLines : options.integer("maxTokens"), size = lines > maxLines ? `${writeCount(lines)} lines` : `${aboutTokens(tokens, most)} tokens`, isOfFolder = findScopeFolder(file) !== file.root, requests = isOfFolder ? "each request about its folder" : "every request";
    report2(
      { start: 0, end: 0 },
      {
        message: `The file has ${size}; use at most ${writeCount(most)} for a file that goes with ${requests}`,
        hint: "Move instructions for some files to `.github/instructions`, and instructions for some tasks to skills."
      },
      isOfFolder ? { effects: IN_FOLDER } : {}
    );
  }
};
var IN_FOLDER = [
  info(
    ["vscode", "copilot-cli", "claude", "github"],
    "Clients that read such a file in a folder send all of it with each request about the folder, and models follow long lists of rules less well than short ones."
  )
];
var CHARACTERS_PER_TOKEN = 4;
// src/rules/always-on/asked-task.ts
var RUN = /* @__PURE__ */ new Set(["run", "run-script"]);
var LIFECYCLE = /* @__PURE__ */ new Set(["test"]);
var VERBS = wordSet(`
  add approve-builds audit bin build cache cat-file ci completion config create dedupe deploy dlx doctor env exec
  explain fetch generate-lock-entry global help i import info init install install-test it licenses link list ll ln
  login logout ls node npm outdated owner pack patch patch-commit patch-remove plugin pm policies prune publish rb
  rebuild recursive remove restart rm root run-script search self-update server set setup stage start store tag team
  test types un uninstall unlink unplug up update upgrade upgrade-interactive version versions view why workspace
  workspaces x
`);
function findAskedTask({ words, before: before2, isDoubtful, start, end }) {
  let [program = "", ...rest] = words;
  if (isDoubtful || rest.some((word) => ELSEWHERE2.test(word)) || OTHER_FOLDER.test(before2))
    return;
  let found = findTask(program, rest);
  return found !== void 0 && NAME.test(found.name) ? { ...found, start, end, written: words.slice(0, MAX_WORDS).join(" "), isExample: EXAMPLE.test(before2) } : void 0;
}
var ELSEWHERE2 = /^(?:-[wCFfr]|--?(?:workspace|workspaces|prefix|filter|dir|cwd|directory|recursive|if-present|file|justfile|working-directory)\b.*|-[Cfw].+)$/;
var OTHER_FOLDER = /\bcd\s|\b(?:never|not|don't|no longer|instead of|rather than|avoid)\b/i;
var EXAMPLE = /\b(?:like|such as)\s(?:`[^`]*`,?\s(?:or|and)?\s?)*`$/i;
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
  let known5 = /* @__PURE__ */ new Map();
  return async (runner, folder) => {
    let key = runner === "scripts" ? runner : `${runner} ${folder}`, before2 = known5.get(key) ?? (runner === "scripts" ? scriptsIn(repository) : targetsNear(runner, folder, repository));
    return known5.set(key, before2), await before2;
  };
}
var MAX_PACKAGES = 200;
async function scriptsIn(repository) {
  let manifests = repository.paths.withExtension(".json").filter((path) => nameOf(path) === "package.json");
  if (manifests.length === 0 || manifests.length > MAX_PACKAGES)
    return;
  let names3 = /* @__PURE__ */ new Set(), packages = /* @__PURE__ */ new Set();
  for (let path of manifests) {
    let source = await repository.read(path), manifest = source && readJsonc(source).value;
    if (!isRecord(manifest))
      return;
    keysOf(manifest.scripts).forEach((name) => names3.add(name));
    for (let list2 of [manifest.dependencies, manifest.devDependencies])
      keysOf(list2).forEach((name) => packages.add(nameOf(name)));
  }
  return { names: names3, packages };
}
function keysOf(value) {
  return isRecord(value) ? Object.keys(value) : [];
}
var FILES = {
  make: ["GNUmakefile", "makefile", "Makefile"],
  just: ["justfile", "Justfile", ".justfile"]
};
async function targetsNear(runner, folder, repository) {
  let paths = (folder === "" ? [""] : ["", ...parentsOf(folder), folder].toReversed()).flatMap((at2) => {
    let path = FILES[runner].map((name) => joinPath(at2, name)).find(repository.paths.has);
    return path === void 0 ? [] : [path];
  }), lists = await Promise.all(
    paths.map(async (path) => {
      let source = await repository.read(path);
      return source && readTargets(source.text, runner);
    })
  ), known5 = lists.filter((list2) => list2 !== void 0);
  return known5.length === 0 || known5.length < lists.length ? void 0 : { names: new Set(known5.flatMap((list2) => [...list2])), packages: NO_PACKAGES };
}
var NO_PACKAGES = /* @__PURE__ */ new Set();
var COMPUTED = /^(?:-?s?include\s|import\??\s|mod\??\s|\$\(eval|\$\(foreach|define\s)|^[^\t#:=\n]{0,200}[%$][^:=\n]{0,200}:(?!=)/m;
function readTargets(text, runner) {
  if (COMPUTED.test(text))
    return;
  let names3 = /* @__PURE__ */ new Set();
  for (let line of text.split(`
`)) {
    let alias = runner === "just" ? /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] : void 0, written = runner === "just" ? withoutDefaults(line) : line, words = (/^([^\s#:=@][^#:=]{0,300}|@[^#:=]{1,300}):(?!=)/.exec(written)?.[1] ?? alias ?? "").replace(/^@/, "").split(/\s+/).filter((word) => word !== "");
    for (let word of runner === "just" ? words.slice(0, 1) : words)
      names3.add(word);
    /^\.PHONY\s*:/.test(line) && line.slice(line.indexOf(":") + 1).trim().split(/\s+/).forEach((word) => names3.add(word));
  }
  return names3;
}
function withoutDefaults(line) {
  return line.replaceAll(
    /(?<=[\w-])=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|\([^()\n]{0,200}\)|[\w.-]{1,100})/g,
    ""
  );
}
// src/rules/always-on/command-not-found.ts
var commandNotFound = {
  id: "command-not-found",
  scope: "repository",
  kinds: ALWAYS_ON_KINDS,
  description: "A text names a script or target that no `package.json`, Makefile or justfile defines",
  effects: [warning(CLIENTS, "The agents of all clients run the command as it is written, and it fails.")],
  collect(text) {
    let tasks = findCommands(text).flatMap((command) => findAskedTask(command) ?? []);
    return tasks.length === 0 ? void 0 : tasks;
  },
  async check(facts, report2, repository) {
    let readTasks = taskReader(repository);
    for (let { file, fact } of facts.filter(
      ({ file: file2 }) => file2.level === "repository" && !FOR_OTHER_PROJECTS.test(file2.path)
    ))
      for (let task of fact) {
        let known5 = await readTasks(task.runner, findScopeFolder(file)), near = known5 && nearest(task.name, known5.names), isProgram = !task.isCertain && known5?.packages.has(task.name) === true, isPair = known5 !== void 0 && namesSeveral(task.name, known5.names), isCertain2 = task.isCertain && !task.isExample;
        known5?.names.has(task.name) === false && !isPair && !isProgram && (isCertain2 || near !== void 0) && report2(
          file,
          { start: task.start, end: task.end },
          {
            message: `${quote(task.written)} runs ${quote(task.name)}, which ${WHERE[task.runner]}`,
            hint: near === void 0 ? "Name an existing one, or add this one." : `Did you mean ${quote(near)}?`
          }
        );
      }
  }
};
var FOR_OTHER_PROJECTS = regex("i")`
  (?:^|\/)(?:templates?|scaffolds?|boilerplates?|starters?|skeletons?|vendor|third_party|external|refs?|upstream)
    \/
  |(?:^|\/)\.(?!(?:github|claude|copilot|agents?|cursor|windsurf|gemini|codex)\/)[\w-]+\/
`;
var WHERE = {
  scripts: "is not a script in any `package.json` of the repository",
  make: "is not a target of the Makefile",
  just: "is not a recipe of the justfile"
};
function namesSeveral(name, known5) {
  let parts = name.split("/");
  return parts.length > 1 && parts.some((part) => known5.has(part));
}
function nearest(name, known5) {
  return name.length < MIN_CHARACTERS ? void 0 : [...known5].find((other) => other.length >= MIN_CHARACTERS && editsUpTo(2, name, other) !== void 0);
}
var MIN_CHARACTERS = 4;
// src/rules/always-on/copilot-instructions-frontmatter.ts
var copilotInstructionsFrontmatter = {
  id: "copilot-instructions-frontmatter",
  scope: "text",
  kinds: ["repository-instructions"],
  description: "The frontmatter of `copilot-instructions.md` tries to limit the file to some files or agents",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send this file with every request, whatever its frontmatter says."
    )
  ],
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  check({ frontmatter }, report2) {
    for (let key of SCOPE_KEYS) {
      let range = frontmatter.rangeOfKey([key]);
      range !== void 0 && report2(range, {
        message: `\`${key}\` has no effect in this file`,
        hint: "Move instructions for some files to `.github/instructions/NAME.instructions.md`, or remove the key."
      });
    }
  }
};
var SCOPE_KEYS = ["applyTo", "excludeAgent", "globs", "paths", "alwaysApply"];
// src/rules/always-on/import-chains.ts
var MAX_FILES = 500;
var MAX_CHAIN = 12;
async function checkChains(facts, repository, report2, say) {
  let readImportsOnce = importReader(facts, repository);
  for (let { file, fact } of facts.filter(({ file: { level } }) => level === "repository"))
    for (let mark2 of fact) {
      let path = importedPath(file.path, mark2), said = path === void 0 ? void 0 : say(await chainsFrom([file.path, path], readImportsOnce));
      said !== void 0 && report2(file, { start: mark2.start - 1, end: mark2.end }, said);
    }
}
function importReader(facts, repository) {
  let known5 = new Map(
    facts.map(({ file, fact }) => [file.path, Promise.resolve(targets(file.path, fact))])
  );
  return async (path) => {
    let before2 = known5.get(path);
    if (before2 !== void 0 || known5.size >= MAX_FILES + facts.length)
      return await before2 ?? [];
    let read = readImports(path, repository);
    return known5.set(path, read), await read;
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
      for (let path of await readImportsOnce(at(chain, chain.length - 1)))
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
  check: async (facts, report2, repository) => {
    await checkChains(
      facts,
      repository,
      report2,
      ({ cycle }) => cycle === void 0 ? void 0 : {
        message: `The import is part of a cycle: ${cycle.map((path) => quote(path)).join(" \u2192 ")}`,
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
  check: async (facts, report2, repository) => {
    await checkChains(facts, repository, report2, ({ longest }) => {
      let beyond = longest[MAX_HOPS + 1];
      return beyond === void 0 ? void 0 : {
        message: `${quote(beyond)} is more than ${String(MAX_HOPS)} imports away from here`,
        hint: "Import that file from a file nearer to this one, or copy its text into one."
      };
    });
  }
};
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
  async check(facts, report2, repository) {
    let missing = facts.filter(({ file }) => !isTemplateOfProject(file.path)).flatMap(({ file, fact }) => missingImports(file, fact.files, repository.paths)), ignoredBy2 = await readIgnored(
      repository,
      missing.map(({ path }) => path)
    );
    for (let { file, mark: mark2, path } of missing.filter((one) => ignoredBy2(one.path) === void 0)) {
      let spelled = repository.paths.spelled(path), effects = effectsOf(file, mark2, path, repository.paths);
      report2(
        file,
        { start: mark2.start - 1, end: mark2.end },
        {
          message: `The import ${quote(isAbsolute(mark2) ? mark2.target : path)} does not exist`,
          hint: spelled === void 0 ? `Correct the path: ${isAbsolute(mark2) ? "with a slash in front it counts from the root of the file system. Write it " : "it is "}relative to ${file.kind === "command" ? "the root of the project" : "the folder of this file"}.` : `Did you mean ${quote(spelled)}?`
        },
        effects === void 0 ? {} : { effects }
      );
    }
    for (let { file, fact } of facts)
      for (let mark2 of fact.folders) {
        let path = importedPath(file.path, mark2)?.replace(/\/$/, "");
        path !== void 0 && file.level === "repository" && repository.paths.hasFolder(path) && report2(
          file,
          { start: mark2.start - 1, end: mark2.end },
          {
            message: `The import ${quote(mark2.target)} is a folder`,
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
var COMMANDS2 = /(?:^|\/)\.claude\/commands\//;
var OWN = /\.local\.\w+$/i;
function missingImports(file, imports, paths) {
  let isElsewhere = file.kind === "command" && !COMMANDS2.test(file.path);
  return file.level !== "repository" || isElsewhere ? [] : imports.flatMap((mark2) => {
    let next = importedPath(file.path, mark2), path = file.kind === "command" ? importedPath(joinPath(file.root, "x.md"), mark2) : next, isThere2 = [path, next].some(
      (one) => one === void 0 || !isMissing(one, paths) || paths.hasFolder(one.replace(/\/$/, ""))
    );
    return path === void 0 || OWN.test(path) || isThere2 ? [] : [{ file, mark: mark2, path }];
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
  let at2 = text.slice(range.start, range.end).indexOf(value);
  return splitGlobList(value).slice(0, MAX_GLOBS).map(
    ({ pattern, range: within2 }) => at2 < 0 ? { pattern, range, isVerbatim: false } : { pattern, range: shiftRange(within2, range.start + at2), isVerbatim: true }
  );
}
function readPaths({ text, frontmatter }) {
  let values = frontmatter.data.paths;
  return (Array.isArray(values) ? values.slice(0, MAX_GLOBS) : []).flatMap(
    (value, index) => {
      let pattern = typeof value == "string" ? value.trim() : "", range = pattern === "" ? void 0 : frontmatter.rangeOf(["paths", index]);
      if (range === void 0)
        return [];
      let at2 = text.slice(range.start, range.end).indexOf(pattern);
      return at2 < 0 ? [{ pattern, range, isVerbatim: false }] : [{ pattern, range: shiftRange({ start: at2, end: at2 + pattern.length }, range.start), isVerbatim: true }];
    }
  );
}
// src/rules/apply-to/glob-rule.ts
var MAX_GLOB_CHARACTERS = 4096;
function globRule(rule) {
  return {
    ...rule,
    scope: "text",
    check(text, report2) {
      let { key, globs } = writtenGlobs(text);
      for (let glob of globs.filter(({ pattern }) => pattern.length <= MAX_GLOB_CHARACTERS)) {
        let fault = rule.findFault(glob.pattern, `\`${key}\``, globs);
        if (fault !== void 0) {
          let { message, hint, effects } = fault, particulars = { ...changeGlob(text, glob, fault), ...effects && { effects } };
          report2(findFaultRange(glob, fault), { message, hint }, particulars);
        }
      }
    }
  };
}
function changeGlob(text, glob, { fixed, wider }) {
  let meant = fixed ?? wider, fix = meant === void 0 ? void 0 : writeInstead(text, glob, meant);
  return fix === void 0 || meant === void 0 ? {} : fixed === void 0 ? { suggestions: [{ title: `Write ${quote(meant)}`, reason: "the instructions then apply to more files, and are sent more often", fix }] } : { fix };
}
function findFaultRange({ range, isVerbatim }, { at: at2 }) {
  return at2 === void 0 || !isVerbatim ? range : { start: range.start + at2.start, end: range.start + at2.end };
}
var NEEDS_QUOTES = /^[^\w./]/;
function writeInstead({ text }, { pattern, range, isVerbatim }, fixed) {
  if (!isVerbatim || /["'\\\n]/.test(fixed))
    return;
  let before2 = text.slice(0, range.start).trimEnd().at(-1);
  if (!(before2 === ":" || before2 === "-") || !NEEDS_QUOTES.test(fixed) || NEEDS_QUOTES.test(pattern))
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
});
var BLANKS = /(?<=[{,])[ \t]+|(?<![{, \t])[ \t]+(?=[,}])/g;
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
  let list2 = pattern.includes("[") ? LIST.exec(pattern) : null;
  if (list2 === null)
    return;
  let [written] = list2;
  return {
    at: { start: list2.index, end: list2.index + written.length },
    message: `${quote(written)} in ${key} matches one character, not one of the names in it`,
    hint: `Write ${quote(`{${written.slice(1, -1).replaceAll(" ", "")}}`)}.`
  };
}
var ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/;
var LIST = /(?<=\.)\[\w+(?:, ?\w+)+\]$/;
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
    ...all.some(({ pattern: other }) => FROM_ROOT2.test(other)) && { effects: MEANT2 }
  };
}
var FROM_ROOT2 = /^(?!\*\*)[^*?[{]+\/(?:\*\*\/)?\*\.\w+$/;
var MEANT2 = [
  info(
    ["github", "copilot-cli"],
    "github.com matches only files in the root, as the other globs, which name their folders, suggest. VS Code applies the instructions at any depth."
  )
];
function findStarsInName(pattern, key) {
  let at2 = pattern.search(/(?<=^|\/)\*\*\.\w/);
  if (at2 < 0)
    return;
  let meant = pattern.replaceAll(/(?<=^|\/)\*\*(?=\.\w)/g, "**/*");
  return {
    at: { start: at2, end: at2 + 2 },
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
  check(text, report2) {
    let { globs } = writtenGlobs(text), seen = /* @__PURE__ */ new Set();
    for (let [index, glob] of globs.entries()) {
      let before2 = globs[index - 1];
      if (before2 !== void 0 && seen.has(glob.pattern)) {
        let fix = takeOut(before2, glob);
        report2(
          glob.range,
          { message: `${quote(glob.pattern)} is in \`applyTo\` twice`, hint: "Keep one of them." },
          fix === void 0 ? {} : { fix }
        );
      }
      seen.add(glob.pattern);
    }
  }
};
function takeOut(before2, glob) {
  return before2.isVerbatim && glob.isVerbatim ? { kind: "edits", edits: [{ start: before2.range.end, end: glob.range.end, text: "" }] } : void 0;
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
    let fault = judgeKey("instructions", written);
    return fault !== void 0 && meantBy(fault)?.name === key;
  });
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
  check(text, report2) {
    let { data } = text.frontmatter, value = Object.hasOwn(data, "applyTo") ? data.applyTo ?? "" : void 0;
    typeof value == "string" && /^[\s,]*$/.test(value) && report2(findEntryRange2(text, "applyTo"), {
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
  return pattern.endsWith("/") || paths.hasFolder(path) || isFolderSomewhere(pattern, paths) ? { isCertain: true } : !paths.has(path) && isUsualFolder(pattern) ? { isCertain: false } : void 0;
}
function isFolderSomewhere(pattern, paths) {
  let name = /^\*\*\/([\w-]+)$/.exec(pattern)?.[1];
  if (name === void 0)
    return false;
  let { folders, files } = namesIn(paths);
  return folders.has(name) && !files.has(name);
}
var known = /* @__PURE__ */ new WeakMap();
function namesIn(paths) {
  let names3 = known.get(paths) ?? {
    folders: new Set(paths.entries.flatMap(({ path }) => path.split("/").slice(0, -1))),
    files: new Set(paths.entries.map(({ path }) => nameOf(path)))
  };
  return known.set(paths, names3), names3;
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
  check(candidates, { root }, report2, { paths }) {
    for (let { pattern, range, fix } of candidates) {
      let named = findFolder(pattern, root, paths);
      if (named !== void 0) {
        let said = {
          message: `${quote(pattern)} in \`applyTo\` names a folder, not the files in it`,
          hint: `Write ${quote(`${withoutSlash(pattern)}/**`)}.`
        };
        report2(range, said, named.isCertain && fix !== void 0 ? { fix } : {});
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
    let { sign, at: at2 } = unpaired;
    return {
      at: { start: at2, end: at2 + 1 },
      message: `\`${sign}\` in ${quote(pattern)} has no matching \`${PARTNERS[sign]}\``,
      hint: sign === "[" ? "Close the bracket." : sign === "{" ? "Close the brace." : "Add the opening brace, or remove this one."
    };
  }
});
var PARTNERS = { "{": "}", "}": "{", "[": "]" };
function findUnpaired(pattern) {
  let braces = [];
  for (let at2 = 0; at2 < pattern.length; at2 += 1) {
    let sign = pattern[at2];
    if (sign === "\\")
      at2 += 1;
    else if (sign === "[") {
      let close = pattern.indexOf("]", at2 + (pattern[at2 + 1] === "]" ? 2 : 1));
      if (close < 0)
        return { sign, at: at2 };
      at2 = close;
    } else if (sign === "{")
      braces.push(at2);
    else if (sign === "}" && braces.pop() === void 0)
      return { sign, at: at2 };
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
});
var VARIABLE = /\$\{[^{}]*\}|\{\{[^{},]*\}\}/;
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
]);
var OPTIONAL_ENDINGS = /* @__PURE__ */ new Map([
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
    for (let { extension, at: at2 } of readExtensions(pattern)) {
      let meant = EXTENSIONS_OF_LANGUAGES.get(extension);
      if (meant !== void 0)
        return {
          at: at2,
          message: `${quote(`.${extension}`)} in ${key} is the name of a language, not an extension`,
          hint: `Write ${quote(`.${meant}`)}.`
        };
      let endings = OPTIONAL_ENDINGS.get(extension);
      if (endings !== void 0)
        return {
          at: at2,
          message: `${quote(`.${extension}`)} in ${key} is a glob, where \`?\` matches exactly one character`,
          hint: `Write ${quote(endings)}.`
        };
    }
  }
});
// src/rules/reading/reports/library.ts
function isLargeLibrary(repository) {
  return repository.files.length >= 20 && isLibrary(repository);
}
var known2 = /* @__PURE__ */ new WeakMap();
function isLibrary(repository) {
  let answer = known2.get(repository) ?? countsAsLibrary(repository);
  return known2.set(repository, answer), answer;
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
  let answers = /* @__PURE__ */ new Map(), budget = { left: MAX_COMPARISONS }, names3 = indexNames(paths.entries), answer = (root, glob) => isFolderThere(paths, root, glob) || matchesOneOf(findCandidates(glob, names3), root, glob, budget);
  return (root, globs) => globs.some((glob) => {
    let question = `${root}
${glob}`, known5 = answers.get(question) ?? answer(root, glob);
    return answers.set(question, known5), known5;
  });
}
function isFolderThere(paths, root, glob) {
  let folder = /^([^*?[\]{}\\]+)\/\*\*$/.exec(glob)?.[1];
  return folder !== void 0 && paths.hasFolder(joinPath(root, folder));
}
function findCandidates(glob, { all, closed, byName, byEnding }) {
  let lower = glob.toLowerCase();
  if (closed.some((path) => isBelow2(lower, path)))
    return [glob];
  let plain2 = withoutChoices(lower).split("/").filter((part) => part !== "" && !/[*?[\]{}\\]/.test(part)), ending = /\*(\.[^*?[\]{}\\/.]+)$/.exec(lower)?.[1];
  return [
    ...plain2.map((name) => byName.get(name) ?? []),
    ...ending === void 0 ? [] : [byEnding.get(ending) ?? []]
  ].reduce((fewest, list2) => list2.length < fewest.length ? list2 : fewest, all);
}
function withoutChoices(glob) {
  let shorter = glob.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, "?");
  return shorter === glob ? glob : withoutChoices(shorter);
}
function matchesOneOf(candidates, root, glob, budget) {
  if (candidates.length === 0 || /^\*\*\/\*\.\w+$/.test(glob))
    return candidates.some((path) => isBelow2(path, root));
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
  async check(facts, report2, repository) {
    let matchesAny = lazily(() => matchPaths(repository.paths)), missing = facts.filter(
      ({ file, fact }) => file.level === "repository" && file.standing === "in-place" && !isLibrary(repository) && !fact.patterns.some((pattern) => isUnsure(file, pattern, repository.paths)) && !matchesAny()(file.root, fact.patterns)
    ), examples = missing.flatMap(({ file, fact }) => fact.patterns.map((pattern) => exampleOf(file, pattern))), awaited = new Set(facts.flatMap(({ fact }) => fact.awaited)), ignoredBy2 = await readIgnored(repository, examples);
    for (let { file, fact } of missing)
      fact.patterns.some((pattern) => ignoredBy2(exampleOf(file, pattern)) !== void 0) || report2(
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
var MAX_AWAITED = 100;
var MAX_FOLDER_CHARACTERS = 200;
function findAwaitedFolders(text) {
  let found = /* @__PURE__ */ new Set(), looked = 0;
  for (let { index } of text.matchAll(/\/(?=[{<[]\{?\w)/g)) {
    if (looked += 1, looked > MAX_AWAITED)
      break;
    let before2 = text.slice(Math.max(0, index - MAX_FOLDER_CHARACTERS), index + 1), folder = /(?:[\w.-]+\/)+$/.exec(before2)?.[0];
    folder !== void 0 && found.add(detachText(folder));
  }
  return [...found];
}
var FOR_LATER = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com, the Copilot CLI and Claude Code apply the instructions as soon as the repository has such a file."
  )
];
var ABOUT_ONE_GLOB = [
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
  check(text, report2) {
    isReadWithoutError(text) && !hasOrMeans(text, "applyTo") && report2(findFirstLine(text.text), {
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
  check(text, report2, options) {
    let { start, end } = text.body, tokens = Math.round((end - start) / CHARACTERS_PER_TOKEN2);
    if (tokens <= options.integer("max-tokens"))
      return;
    let all = writtenGlobs(text).globs.find(({ pattern }) => ALL_FILES.has(pattern));
    all !== void 0 && report2(all.range, {
      message: `${quote(all.pattern)} puts about ${writeCount(tokens)} tokens into every request`,
      hint: "Name the files that the text is about, or split the text."
    });
  }
};
var CHARACTERS_PER_TOKEN2 = 4;
var ALL_FILES = /* @__PURE__ */ new Set(["**", "**/*", "**/*.*"]);
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
  check(text, report2) {
    let value = text.frontmatter.data.applyTo;
    if (value == null || typeof value == "string")
      return;
    let change = Array.isArray(value) ? asOneString(text, value) : void 0, isClear = Array.isArray(value) && value.every((glob) => !ROOT_ONLY.test(String(glob).trim()));
    report2(
      findEntryRange2(text, "applyTo"),
      {
        message: `\`applyTo\` must be one string, not ${describeType(value)}`,
        hint: 'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.'
      },
      change === void 0 ? {} : isClear ? { fix: change } : { suggestions: [{ ...ONE_STRING, fix: change }] }
    );
  }
};
var ROOT_ONLY = /^\*(?!\*(?:\/|$))/;
var ONE_STRING = {
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
// src/rules/characters/file-bom.ts
var BYTE_ORDER_MARK = "\uFEFF";
var fileBom = {
  id: "file-bom",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  description: "The file begins with a byte order mark before the frontmatter",
  effects: [
    warning(
      ["github", "copilot-cli"],
      "Readers that expect the file to begin with `---` find no frontmatter after the mark, such as the reference tools of the skill format."
    ),
    warning(
      ["vscode"],
      "VS Code finds the frontmatter only while the file is open in an editor (microsoft/vscode#336155)."
    ),
    warning(
      ["claude"],
      "Claude Code does not find the frontmatter, and leaves an agent out without a message (anthropics/claude-code#73158)."
    ),
    warning(["gemini"], "The Gemini CLI does not find the frontmatter, and does not load the skill or agent.")
  ],
  fixes: "Removes the mark.",
  source: "https://agentskills.io/specification",
  looksFor: { nonAscii: true },
  check({ text, format }, report2) {
    if (format === "markdown" && text.startsWith(BYTE_ORDER_MARK) && text.startsWith("---", BYTE_ORDER_MARK.length)) {
      let mark2 = { start: 0, end: BYTE_ORDER_MARK.length };
      report2(
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
  let first = at(bytes, start), length = first < 128 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
  return isUtf8(bytes.subarray(start, start + length)) ? length : void 0;
}
// src/rules/characters/file-invalid-utf8.ts
var fileInvalidUtf8 = {
  id: "file-invalid-utf8",
  scope: "bytes",
  kinds: "all",
  bundled: "documents",
  description: "A file is not valid UTF-8",
  effects: [error(CLIENTS, "All clients read files as UTF-8, and replace each character that they cannot decode.")],
  check(bytes, _kind, report2) {
    let byte = firstInvalidByte(bytes);
    if (byte !== void 0 && readUtf16(bytes) === void 0) {
      let number = at(bytes, byte).toString(16).toUpperCase().padStart(2, "0");
      report2(byte, {
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
    info(
      CLIENTS,
      "github.com shows every line as changed once VS Code or another editor makes all line endings the same."
    )
  ],
  fixes: "Uses the line ending that most lines have, or that of the first line if both are equally frequent. LF takes the place of CR.",
  source: "https://docs.github.com/en/get-started/git-basics/configuring-git-to-handle-line-endings",
  looksFor: { parts: ["\r"] },
  check({ text, source }, report2) {
    let returns = [...text.matchAll(/\r(?!\n)/g)].map(({ index }) => index);
    if (returns.length >= source.lineStarts.length) {
      reportReturns(returns, report2);
      return;
    }
    let { crlf, lf } = readLineEnds(text, source.lineStarts), [firstCrlf] = crlf, [firstLf] = lf;
    if (firstCrlf === void 0 || firstLf === void 0)
      return;
    let isMostlyCrlf = crlf.length === lf.length ? firstCrlf < firstLf : crlf.length > lf.length, odd = isMostlyCrlf ? LF : CRLF, usual = isMostlyCrlf ? CRLF : LF, places = isMostlyCrlf ? lf : crlf, others = crlf.length + lf.length - places.length, edits = places.length > MAX_EDITS ? [] : places.map((at2) => ({ ...lineEndRange(odd, at2), text: usual.characters }));
    report2(
      lineEndRange(odd, isMostlyCrlf ? firstLf : firstCrlf),
      {
        message: `${places.length} ${places.length === 1 ? "line ends" : "lines end"} in ${odd.name}, the other ${others} in ${usual.name}`,
        hint: `End all lines with ${usual.name}.`
      },
      edits.length === 0 ? {} : { fix: { kind: "edits", edits } }
    );
  }
};
function reportReturns(places, report2) {
  let [first = 0] = places, edits = places.length > MAX_EDITS ? [] : places.map((at2) => ({ start: at2, end: at2 + 1, text: LF.characters }));
  report2(
    { start: first, end: first + 1 },
    {
      message: `${places.length} ${places.length === 1 ? "line ends" : "lines end"} in CR alone, which clients do not read as the end of a line`,
      hint: "End all lines with LF."
    },
    { effects: ONE_LINE, ...edits.length > 0 && { fix: { kind: "edits", edits } } }
  );
}
var ONE_LINE = [
  warning(
    CLIENTS,
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
function lineEndRange({ characters }, at2) {
  return { start: at2, end: at2 + characters.length };
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
      CLIENTS,
      "github.com, the Copilot CLI and Claude Code read files as UTF-8 and find neither frontmatter nor words; so does VS Code, unless it is set to guess the encoding."
    )
  ],
  fixes: "Writes the same text in UTF-8.",
  check(bytes, _kind, report2) {
    let utf16 = readUtf16(bytes);
    utf16 !== void 0 && report2(
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
function reportOddCharacters(text, kind, report2, describe2) {
  for (let run of text.oddCharacters) {
    let described = run.kind === kind ? describe2(text.text.slice(run.start, run.end), run) : void 0;
    described !== void 0 && report2({ start: run.start, end: run.end }, ...described);
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
      CLIENTS,
      "VS Code and github.com show the line in another order than the one in which Copilot and Claude Code read it, so nobody sees what it says."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://trojansource.codes/",
  looksFor: { nonAscii: true },
  check(text, report2) {
    reportOddCharacters(text, "bidi", report2, (characters, run) => [
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
    warning(
      CLIENTS,
      "The Copilot CLI and Claude Code may execute it when they print the text to a terminal; VS Code and github.com send it to the model."
    )
  ],
  fixes: "Removes them, with the rest of a terminal sequence. Characters that may be the remains of a letter in another encoding are kept.",
  looksFor: { controls: true, nonAscii: true },
  check(text, report2) {
    readUtf16(new TextEncoder().encode(text.text.slice(0, SAMPLE_CHARACTERS))) === void 0 && reportOddCharacters(text, "control", report2, (characters, run) => {
      let sequence = characters.endsWith(ESCAPE) ? lengthOfSequence(text.text, run.end) : 0;
      return [
        {
          message: `The text contains a control character: ${describeCharacter(characters)}${andMore(characters)}`,
          hint: sequence === 0 ? "Remove it." : "Remove it, with the terminal colour or command that it begins."
        },
        LOST_LETTERS.test(characters) ? {} : removeCharacters({ ...run, end: run.end + sequence })
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
var LOST_LETTERS = /[\u0080-\u009F]/;
// src/rules/characters/unicode-homoglyph.ts
var SUBJECT = /homoglyph|look-?alike|cyrillic/i;
var unicodeHomoglyph = {
  id: "unicode-homoglyph",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "A word in Latin letters contains a letter of another script that looks the same",
  effects: [warning(CLIENTS, "All clients compare letter by letter, and find no key, tool or file with that name.")],
  source: "https://www.unicode.org/reports/tr39/",
  looksFor: { nonAscii: true },
  check(text, report2) {
    let reportedUntil = 0;
    reportOddCharacters(text, "look-alike", report2, (letters, { start }) => {
      let { word, wordEnd, script, latin } = describeLookAlike(text.text, start);
      if (!(start < reportedUntil || SUBJECT.test(text.text)))
        return reportedUntil = wordEnd, [
          {
            message: `${quote(word)} has a ${script} letter, ${describeCharacter(letters)}, that looks like \`${latin}\``,
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
    warning(
      CLIENTS,
      "All clients send the character to the model: the word around it is no longer the word that a person reads."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://www.unicode.org/reports/tr36/",
  looksFor: { nonAscii: true },
  check(text, report2) {
    reportOddCharacters(
      text,
      "invisible",
      report2,
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
  info(
    CLIENTS,
    "All clients send the character to the model if it opens the file: the word around it is no longer the word that a person reads."
  )
];
function particularsOf(text, run) {
  if (hidesFence(text.text, run))
    return { effects: SHOWN_FENCE };
  if (keepsApart(text.text, run))
    return { effects: KEPT_APART };
  let isCopied2 = text.kind === "bundled-document" || text.kind === "bundled-file";
  return { ...removeCharacters(run), ...isCopied2 && { effects: COPIED } };
}
function keepsApart(text, { start, end }) {
  return end - start === 1 && APART.has(`${text.charAt(start - 1)}${text.charAt(end)}`);
}
var APART = /* @__PURE__ */ new Set(["!`", "*/", "/*", "``", "{{", "}}", "${"]);
var KEPT_APART = [
  info(
    CLIENTS,
    "All clients send the character to the model, which may copy it. It keeps two signs apart that programs read together."
  )
];
var SHOWN_FENCE = [
  info(
    CLIENTS,
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
  effects: [warning(CLIENTS, "All clients read the replacement, as the original character is lost.")],
  looksFor: { nonAscii: true },
  check(text, report2) {
    reportOddCharacters(
      text,
      "replacement",
      report2,
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
      CLIENTS,
      "VS Code and github.com do not show them, but the models behind Copilot and Claude Code read them as letters."
    )
  ],
  fixes: "Removes the characters.",
  source: "https://www.unicode.org/charts/PDF/UE0000.pdf",
  looksFor: { nonAscii: true },
  check(text, report2) {
    reportOddCharacters(text, "tag", report2, (characters, run) => {
      let hidden = spellOut(characters);
      return [
        {
          message: hidden === "" ? "The text contains a tag character" : `Tag characters hide the text ${quote(hidden)}`,
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
      CLIENTS,
      "VS Code and github.com do not show them, but Copilot and Claude Code can read each of them as a byte of hidden data."
    )
  ],
  fixes: "Removes them, but keeps the one that an emoji may have.",
  source: "https://www.unicode.org/faq/vs.html",
  looksFor: { nonAscii: true },
  check(text, report2) {
    reportOddCharacters(text, "selectors", report2, (selectors, run) => {
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
// src/rules/claude-agents/claude-agent-enum.ts
var claudeAgentEnum = agentRule(
  "claude",
  {
    id: "claude-agent-enum",
    kinds: ["agent", "command"],
    looksFor: { keys: ["model", "permissionMode", "memory", "effort", "isolation", "color", "shell"] },
    description: "A key of a Claude Code agent or command has a value that Claude Code does not accept",
    effects: [
      warning(["claude"], "Claude Code does not know the value and ignores the key."),
      warning(["vscode"], "VS Code reports the value, which Claude Code does not know.")
    ],
    source: "https://code.claude.com/docs/en/sub-agents"
  },
  (text, report2) => {
    for (let [key, takes] of Object.entries(VALUES).filter(
      ([key2]) => KEYS4[text.kind === "agent" ? "agent" : "command"].includes(key2)
    )) {
      let value = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.data[key] : void 0, range = value == null || value === "" ? void 0 : findValueRange(text, [key]);
      range !== void 0 && !takes.values.includes(value) && !((typeof value == "string" || typeof value == "number") && takes.pattern?.test(String(value)) === true) && report2(
        range,
        {
          message: `${quoteValue(value)} is not a valid \`${key}\``,
          hint: `Write ${takes.values.map(quoteValue).join(", ")}${takes.orElse ?? ""}.`
        },
        key === "color" ? { effects: ONLY_LOOKS } : {}
      );
    }
  }
);
var KEYS4 = {
  agent: ["model", "permissionMode", "memory", "effort", "color", "isolation"],
  command: ["model", "effort", "shell"]
};
var ONLY_LOOKS = [info(["claude"], "Claude Code does not know the color and shows the agent without one.")];
var VALUES = {
  model: {
    values: ["sonnet", "opus", "haiku", "inherit"],
    pattern: /^(?:default|best|fable|opusplan|(?:sonnet|opus|haiku|fable)\[1m\]|\S*claude-\S+|arn:\S+)$/i,
    orElse: ", or the id of a Claude model"
  },
  permissionMode: {
    values: ["default", "acceptEdits", "plan", "delegate", "dontAsk", "bypassPermissions"],
    pattern: /^(?:auto|manual)$/
  },
  memory: { values: ["user", "project", "local"] },
  effort: { values: ["low", "medium", "high", "xhigh", "max"], pattern: /^\d+$/ },
  color: { values: ["red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan"] },
  isolation: { values: ["worktree"], pattern: /^remote$/ },
  shell: { values: ["bash", "powershell"] }
};
// src/rules/claude-agents/claude-agent-name-format.ts
var claudeAgentNameFormat = agentRule(
  "claude",
  {
    id: "claude-agent-name-format",
    kinds: ["agent"],
    looksFor: { keys: ["name"] },
    description: "The name of a Claude Code agent has characters other than lower-case letters, digits and hyphens",
    effects: [
      error(
        ["claude"],
        "Claude Code documents names of lower-case letters and hyphens, and calls the agent by that name."
      )
    ],
    source: "https://code.claude.com/docs/en/sub-agents"
  },
  (text, report2) => {
    let { name } = text.frontmatter.data, range = typeof name == "string" && name.trim() !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? findValueRange(text, ["name"]) : void 0;
    range !== void 0 && report2(
      range,
      {
        message: `${quoteValue(name)} is not a valid Claude Code agent name`,
        hint: "Write lower-case words separated by hyphens, such as `code-reviewer`."
      },
      IS_DISPLAYED.test(String(name)) ? { effects: AGAINST_THE_FORM } : {}
    );
  }
);
var IS_DISPLAYED = /^[\p{L}\p{N}]+(?:[ _.-]+[\p{L}\p{N}]+)*$/u;
var AGAINST_THE_FORM = [
  info(
    ["claude"],
    "Claude Code loads the agent, but documents names of lower-case letters and hyphens, which people can write after `@agent-`."
  )
];
// src/rules/claude-agents/claude-agent-name-required.ts
var KEYS5 = ["tools", "disallowedTools", "model", "permissionMode", "color"];
var claudeAgentNameRequired = {
  id: "claude-agent-name-required",
  scope: "file",
  kinds: ["agent"],
  description: "A Claude Code agent has no `name`",
  effects: [error(["claude"], "Claude Code requires a name and does not load the agent without one.")],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    let { data } = text.frontmatter;
    return isReadWithoutError(text) && !Object.hasOwn(data, "name") ? { opening: findOpeningLine(text), isAgent: KEYS5.some((key) => Object.hasOwn(data, key)) } : void 0;
  },
  check({ opening, isAgent }, file, report2) {
    if (isClaudeAgent(file) && (isAgent || !mayBeNote(file))) {
      let texts = { message: "The agent has no `name`", hint: `Add a line \`name: ${suggestName(file.name)}\`.` };
      report2(opening, texts, isInProject(file) ? {} : { effects: IN_PLUGIN });
    }
  }
};
function isInProject({ path }) {
  return /(?:^|\/)\.claude\/agents\//.test(path);
}
var IN_PLUGIN = [
  info(
    ["claude"],
    "Claude Code documents a name as required, but calls an agent of a plugin by its file if it has none."
  )
];
function suggestName(file) {
  return file.slice(0, 60).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "my-agent";
}
// src/rules/claude-agents/claude-agent-skills-exist.ts
var claudeAgentSkillsExist = {
  id: "claude-agent-skills-exist",
  scope: "repository",
  kinds: ["agent", "skill"],
  description: "A Claude Code agent loads a skill that does not exist",
  effects: [warning(["claude"], "Claude Code finds no skill with that name and starts the agent without it.")],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    if (text.kind === "skill") {
      let { name } = text.frontmatter.data;
      return { kind: "skill", ...typeof name == "string" && { name: detachText(name.trim()) } };
    }
    let skills = readNameList(text, "skills").map(({ name, range }) => ({
      name: detachText(name),
      range
    }));
    return skills.length === 0 ? void 0 : { kind: "agent", skills };
  },
  check(facts, report2) {
    let known5 = new Set(
      facts.flatMap(
        ({ file, fact }) => fact.kind === "skill" ? [file.name, ...fact.name === void 0 ? [] : [fact.name]] : []
      )
    );
    for (let { file, fact } of facts)
      for (let { name, range } of fact.kind === "agent" && isClaudeAgent(file) ? fact.skills : [])
        !known5.has(name) && !name.includes(":") && report2(file, range, {
          message: `The skill ${quoteValue(name)} does not exist`,
          hint: "Write the name of a folder in `.claude/skills`."
        });
  }
};
// src/rules/reading/tools/tool-names.ts
var SETS = new Set(Object.keys(VSCODE_TOOL_SETS));
var BARE_MEMBERS = new Set(Object.values(VSCODE_TOOL_SETS).flat());
var SINGLE = new Set(VSCODE_SINGLE_TOOLS);
var CLI = new Set(COPILOT_CLI_TOOLS);
var SUCCESSORS = new Map(Object.entries(VSCODE_SUCCESSORS));
function isAllTools(name) {
  return name === "*";
}
function copilotAlias(name) {
  return COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase());
}
function vscodeSuccessors(name) {
  return SUCCESSORS.get(name) ?? [];
}
function isVscodeTool(name) {
  return SETS.has(name) || VSCODE_SET_MEMBERS.has(name) || SINGLE.has(name) || BARE_MEMBERS.has(name) || vscodeSuccessors(name).length > 0;
}
function findToolSet(name) {
  let set = name.slice(0, Math.max(0, name.indexOf("/")));
  return SETS.has(set) ? set : void 0;
}
function findServer(name) {
  let server = name.slice(0, Math.max(0, name.indexOf("/")));
  return server === "" || server.includes(".") || findToolSet(name) !== void 0 ? void 0 : server;
}
function mayBeTool(name) {
  return isAllTools(name) || isVscodeTool(name) || copilotAlias(name) !== void 0 || CLI.has(name) || ALL_SERVERS.has(name.toLowerCase()) || // Names of servers and extensions can look like anything else than a single word.
  !/^[A-Za-z]{2,}$/.test(name);
}
function slipInSet(name) {
  let [set = "", member = ""] = name.length > MAX_NAME_CHARACTERS4 ? [] : name.split("/");
  return (SETS.has(set) ? !VSCODE_SET_MEMBERS.has(name) : BARE_MEMBERS.has(member) && isAlmostSet(set)) ? nearMisses([name], memberNames())[0]?.meant : void 0;
}
function isAlmostSet(word) {
  return word.length > 3 && [...SETS].some((set) => isSwapped(word, set) || editsUpTo(1, word, set) !== void 0);
}
var MAX_NAME_CHARACTERS4 = 40;
var memberNames = lazily(
  () => new Map([...VSCODE_SET_MEMBERS].map((name) => [name, name]))
);
function toolNames() {
  return [
    .../* @__PURE__ */ new Set([
      ...SETS,
      ...VSCODE_SET_MEMBERS,
      ...SINGLE,
      ...BARE_MEMBERS,
      ...Object.entries(COPILOT_ALIASES).flatMap(([tool, names3]) => [tool, ...names3])
    ])
  ];
}
// src/rules/claude-agents/claude-agent-tools.ts
var claudeAgentTools = {
  id: "claude-agent-tools",
  scope: "file",
  kinds: ["agent"],
  looksFor: { keys: ["tools", "disallowedTools"] },
  description: "A Claude Code agent lists a tool that Claude Code does not have",
  effects: [
    warning(["claude"], "Claude Code ignores a name that it does not know, and the agent works without that tool.")
  ],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    let unknown = [...readTools(text), ...readNameList(text, "disallowedTools")].filter(
      ({ name }) => !CLAUDE.has(cutArguments(name))
    );
    return unknown.length === 0 ? void 0 : unknown.slice(0, MAX_FINDINGS).map(({ name, range }) => ({ name: detachText(cutArguments(name)), range }));
  },
  check(unknown, file, report2) {
    for (let { name, range } of isClaudeAgent(file) ? unknown : []) {
      let near = nearTool(name);
      (near !== void 0 || isForeign(name)) && report2(range, {
        message: `Claude Code has no tool ${quoteValue(name)}`,
        hint: near === void 0 ? "Write the names that Claude Code uses: `Read`, `Edit`, `Bash`, `Grep`, \u2026" : `Did you mean \`${near}\`?`
      });
    }
  }
};
var MAX_FINDINGS = 3;
var CLAUDE = /* @__PURE__ */ new Set([...CLAUDE_TOOLS, "*"]);
function cutArguments(name) {
  let bracket = name.indexOf("(");
  return bracket < 0 ? name : name.slice(0, bracket).trim();
}
function isForeign(name) {
  return copilotAlias(name) !== void 0 || /^[a-z][A-Za-z]*(?:\/[\w*-]+)?$/.test(name);
}
function nearTool(name) {
  let lower = name.toLowerCase();
  return name.length < 2 || name.length > 30 || !/^[A-Za-z]+$/.test(name) ? void 0 : CLAUDE_TOOLS.find(
    (tool) => isSwapped(lower, tool.toLowerCase()) || editsUpTo(lower.length < 6 ? 1 : 2, lower, tool.toLowerCase()) !== void 0
  );
}
// src/rules/claude-agents/index.ts
var CLAUDE_AGENT_RULES = [
  claudeAgentEnum,
  claudeAgentNameFormat,
  claudeAgentNameRequired,
  claudeAgentSkillsExist,
  claudeAgentTools
];
// src/customizations/known/claude-settings.ts
var CLAUDE_SETTINGS = `$schema advisorModel agent agentPushNotifEnabled allowAllClaudeAiMcps allowManagedHooksOnly allowManagedMcpServersOnly
  allowManagedPermissionRulesOnly allowedChannelPlugins allowedHttpHookUrls allowedMcpServers alwaysThinkingEnabled
  apiKeyHelper askUserQuestionTimeout attribution autoCompactEnabled autoConnectIde autoInstallIdeExtension
  autoMemoryDirectory autoMemoryEnabled autoMode autoScrollEnabled autoUpdatesChannel availableModels awaySummaryEnabled
  awsAuthRefresh awsCredentialExport axScreenReader blockedMarketplaces browserExternalPageTools channelsEnabled claudeMd
  claudeMdExcludes cleanupPeriodDays companyAnnouncements defaultShell deniedMcpServers diffTool disableAgentView
  disableAllHooks disableArtifact disableAutoMode disableBrowserExternalNavigation disableBundledSkills
  disableClaudeAiConnectors disableDeepLinkRegistration disableMobileSimulatorTools disableRemoteControl
  disableSideloadFlags disableSkillShellExecution disableWorkflows disabledMcpjsonServers editorMode effortLevel
  emojiCompletionEnabled enableAllProjectMcpServers enableArtifact enabledMcpjsonServers enabledPlugins
  enforceAvailableModels env externalEditorContext extraKnownMarketplaces fallbackModel fastMode fastModePerSessionOptIn
  feedbackSurveyRate fileCheckpointingEnabled fileSuggestion footerLinksRegexes forceLoginGatewayUrl forceLoginMethod
  forceLoginOrgUUID forceRemoteSettingsRefresh gcpAuthRefresh hooks httpHookAllowedEnvVars includeCoAuthoredBy
  includeGitInstructions inputNeededNotifEnabled language managedMcpServers minimumVersion model modelOverrides
  otelHeadersHelper outputStyle parentSettingsBehavior permissionExplainerEnabled permissions plansDirectory pluginConfigs
  pluginSuggestionMarketplaces pluginTrustMessage policyHelper preferredNotifChannel prefersReducedMotion prUrlTemplate
  processWrapper remoteControlAtStartup requireCoworkFullVmSandbox requiredMaximumVersion requiredMinimumVersion
  respectGitignore respondToBashCommands sandbox showClearContextOnPlanAccept showThinkingSummaries showTurnDuration
  skillListingBudgetFraction skillListingMaxDescChars skillOverrides skipDangerousModePermissionPrompt
  skipWebFetchPreflight skippedMarketplaces skippedPlugins spinnerTipsEnabled spinnerTipsOverride spinnerVerbs sshConfigs
  sshHostAllowlist statusLine strictKnownMarketplaces strictPluginOnlyCustomization subagentStatusLine
  syntaxHighlightingDisabled teammateDefaultModel teammateMode terminalProgressBarEnabled theme tui useAutoModeDuringPlan
  verbose viewMode vimInsertModeRemaps voice voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled
  workflowSizeGuideline worktree wslInheritsWindowsSettings additionalMarketplaces allowedMarketplaces autoCompactWindow
  crossSessionInbound dialogExpiry disableCommandPluginSources enableWorkflows isolatePeerMachines keybindingFlavor
  promptSuggestionEnabled remote skipAutoPermissionPrompt spellcheck switchModelsOnFlag syncClaudeAiSkills
  terminalTitleFromRename ultracode`.split(/\s+/);
var CLAUDE_PERMISSIONS = wordsIn(
  "allow deny ask defaultMode additionalDirectories disableBypassPermissionsMode disableAutoMode"
);
var CLAUDE_PERMISSION_MODES = wordsIn(
  "default acceptEdits plan auto dontAsk bypassPermissions delegate manual"
);
// src/customizations/known/claude-settings-shape.ts
var INTEGER2 = { kind: "integer" };
var VARIABLES = { kind: "map", of: { kind: "any-of", shapes: [TEXT, INTEGER2, BOOLEAN] } };
var record2 = (keys, required = []) => ({
  kind: "record",
  keys,
  required,
  open: true
});
var each = (names3, shape) => Object.fromEntries(names3.split(/\s+/).map((name) => [name, shape]));
var COMMAND = record2({ type: choice("command"), command: TEXT }, ["type", "command"]);
var SANDBOX = record2({
  ...each(
    `allowAppleEvents allowUnsandboxedCommands autoAllowBashIfSandboxed enabled enableWeakerNestedSandbox
    enableWeakerNetworkIsolation failIfUnavailable`,
    BOOLEAN
  ),
  ...each("bwrapPath socatPath", TEXT),
  excludedCommands: TEXTS,
  filesystem: record2({
    ...each("allowWrite denyWrite denyRead allowRead", TEXTS),
    ...each("allowManagedReadPathsOnly disabled", BOOLEAN)
  }),
  network: record2({
    ...each("allowUnixSockets allowMachLookup allowedDomains deniedDomains", TEXTS),
    ...each("allowAllUnixSockets allowLocalBinding strictAllowlist allowManagedDomainsOnly", BOOLEAN),
    ...each("httpProxyPort socksProxyPort", INTEGER2)
  })
});
var MARKETPLACE = record2(
  {
    source: record2(
      {
        source: choice(
          ...wordsIn("github git url npm file directory hostPattern pathPattern skills-dir settings archive command")
        ),
        ...each("repo url ref path package", TEXT)
      },
      ["source"]
    ),
    autoUpdate: BOOLEAN
  },
  ["source"]
);
var CLAUDE_SETTINGS_SHAPE = record2({
  // Any other address, also one of a local copy, is an error to Claude Code: anthropics/claude-code#66747.
  $schema: choice("https://json.schemastore.org/claude-code-settings.json"),
  ...each(
    `advisorModel agent apiKeyHelper askUserQuestionTimeout autoMemoryDirectory awsAuthRefresh awsCredentialExport claudeMd
    forceLoginGatewayUrl gcpAuthRefresh language minimumVersion model otelHeadersHelper outputStyle
    plansDirectory preferredNotifChannel processWrapper prUrlTemplate requiredMaximumVersion requiredMinimumVersion
    workflowSizeGuideline`,
    TEXT
  ),
  autoUpdatesChannel: choice("latest", "stable", "rc"),
  defaultShell: choice("bash", "powershell"),
  diffTool: choice("auto", "terminal"),
  editorMode: choice("normal", "vim"),
  teammateMode: choice("in-process", "auto", "tmux", "iterm2"),
  tui: choice("default", "fullscreen"),
  viewMode: choice("default", "verbose", "focus"),
  ...each(
    `agentPushNotifEnabled allowAllClaudeAiMcps allowManagedHooksOnly allowManagedMcpServersOnly
    allowManagedPermissionRulesOnly alwaysThinkingEnabled autoCompactEnabled autoConnectIde autoInstallIdeExtension
    autoMemoryEnabled autoScrollEnabled awaySummaryEnabled axScreenReader channelsEnabled disableAgentView disableAllHooks
    disableArtifact disableBrowserExternalNavigation disableBundledSkills disableClaudeAiConnectors
    disableMobileSimulatorTools disableRemoteControl disableSideloadFlags disableSkillShellExecution disableWorkflows
    emojiCompletionEnabled enableAllProjectMcpServers enableArtifact enforceAvailableModels externalEditorContext fastMode
    fastModePerSessionOptIn fileCheckpointingEnabled forceRemoteSettingsRefresh includeCoAuthoredBy
    includeGitInstructions inputNeededNotifEnabled permissionExplainerEnabled prefersReducedMotion
    remoteControlAtStartup requireCoworkFullVmSandbox respectGitignore respondToBashCommands
    showClearContextOnPlanAccept showThinkingSummaries showTurnDuration skipDangerousModePermissionPrompt
    skipWebFetchPreflight spinnerTipsEnabled syntaxHighlightingDisabled terminalProgressBarEnabled
    useAutoModeDuringPlan verbose voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled
    wslInheritsWindowsSettings`,
    BOOLEAN
  ),
  ...each(
    `allowedHttpHookUrls availableModels claudeMdExcludes companyAnnouncements disabledMcpjsonServers
    enabledMcpjsonServers httpHookAllowedEnvVars pluginSuggestionMarketplaces skippedMarketplaces skippedPlugins
    sshHostAllowlist`,
    TEXTS
  ),
  attribution: record2({ commit: TEXT, pr: TEXT, sessionUrl: BOOLEAN }),
  sandbox: SANDBOX,
  cleanupPeriodDays: { kind: "integer", least: 1 },
  enabledPlugins: { kind: "map", of: { kind: "any-of", shapes: [BOOLEAN, TEXTS] } },
  env: VARIABLES,
  extraKnownMarketplaces: { kind: "map", of: MARKETPLACE },
  fileSuggestion: COMMAND,
  forceLoginMethod: choice("claudeai", "console", "gateway"),
  permissions: record2({
    additionalDirectories: TEXTS,
    disableAutoMode: choice("disable"),
    disableBypassPermissionsMode: choice("disable")
  }),
  skillOverrides: { kind: "map", of: choice("on", "name-only", "user-invocable-only", "off") },
  statusLine: COMMAND,
  worktree: record2({
    baseRef: choice("fresh", "head"),
    bgIsolation: choice("worktree", "none"),
    ...each("symlinkDirectories sparsePaths", TEXTS)
  })
});
// src/rules/reading/json/json-keys.ts
function findingAt(json, path, said) {
  let range = json.rangeOf(path) ?? json.rangeOfKey(path);
  return range === void 0 ? [] : [{ range, said }];
}
var MAX_KEYS3 = 100;
function findMisnamedKeys(json, path, value, known5) {
  return isRecord(value) ? Object.keys(value).slice(0, MAX_KEYS3).flatMap((key) => {
    let meant = findMeantKey(key, known5), isThere2 = meant !== void 0 && Object.hasOwn(value, meant), range = meant === void 0 || isThere2 && !isSlipOf(key, meant) ? void 0 : json.rangeOfKey([...path, key]), hint = isThere2 ? `Move what is in it to \`${meant}\`, which the file has, too.` : `Did you mean \`${meant}\`?`;
    return range === void 0 ? [] : [{ range, said: { message: `${quote(key)} is not a known key`, hint } }];
  }) : [];
}
function isSlipOf(key, meant) {
  return key.length >= LONG && nearestName(key, [meant]) !== void 0;
}
function findMeantKey(key, { names: names3, synonyms }) {
  return names3.includes(key) ? void 0 : synonyms?.get(key.toLowerCase()) ?? nearestName(key, names3);
}
function nearestName(word, names3) {
  let written = word.toLowerCase(), most = written.length < SHORTEST ? 0 : written.length < LONG ? 1 : 2, near = names3.flatMap((name) => {
    let lower = name.toLowerCase(), isCut = written.length >= CUT && lower.startsWith(written), edits = most > 0 && isSwapped(written, lower) ? 1 : editsUpTo(isCut ? 2 : most, written, lower);
    return edits === void 0 ? [] : [{ name, edits }];
  }).toSorted((a, b) => a.edits - b.edits);
  return near[0] !== void 0 && near[0].edits !== near[1]?.edits ? near[0].name : void 0;
}
var SHORTEST = 3;
var CUT = 5;
var LONG = 8;
// src/rules/reading/json/data-faults.ts
var MAX_KEYS4 = 300;
function findDataFaults(places, value, shape, path = []) {
  if (shape.kind === "any" || value === null || value === void 0)
    return [];
  if (shape.kind === "any-of") {
    let fitting = shape.shapes.find((one) => fits(value, one));
    return fitting === void 0 ? reportType(places, value, shape, path) : findDataFaults(places, value, fitting, path);
  }
  if (!fits(value, shape))
    return reportType(places, value, shape, path);
  switch (shape.kind) {
    case "choice":
      return typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? findWordFault(places, String(value), shape.values, path) : [];
    case "list":
      return Array.isArray(value) ? value.flatMap((item, at2) => findDataFaults(places, item, shape.of, [...path, at2])) : [];
    case "map":
      return isRecord(value) ? Object.entries(value).slice(0, MAX_KEYS4).flatMap(([key, item]) => findDataFaults(places, item, shape.of, [...path, key])) : [];
    case "record":
      return isRecord(value) ? [...findMissing(places, value, shape, path), ...findInRecord(places, value, shape.keys, path)] : [];
    case "integer":
      return typeof value == "number" && value < (shape.least ?? value) ? report(places, path, {
        message: `${nameOf2(path)} must be at least ${shape.least}`,
        hint: `Write \`${shape.least}\` or more.`
      }) : [];
    case "text":
    case "boolean":
      return [];
  }
}
function fits(value, shape) {
  let isWord = shape.kind === "text" || shape.kind === "choice";
  return hasShape(value, shape) && (!isWord || typeof value == "string");
}
function findMissing(places, value, { required }, path) {
  let written = Object.keys(value), missing = required.filter((key) => !written.some((one) => one === key || nearestName(one, [key]) === key)), range = places.rangeOfKey(path) ?? { start: 0, end: 1 };
  return missing.map((key) => ({
    kind: "missing",
    range,
    said: { message: `The required key \`${key}\` is missing`, hint: `Add the key \`${key}\`.` }
  }));
}
function findInRecord(places, value, keys, path) {
  let names3 = Object.keys(keys);
  return Object.entries(value).slice(0, MAX_KEYS4).flatMap(([key, item]) => {
    let shape = Object.hasOwn(keys, key) ? keys[key] : void 0;
    if (shape !== void 0)
      return findDataFaults(places, item, shape, [...path, key]);
    let meant = findMeantKey(key, { names: names3 }), range = meant === void 0 || Object.hasOwn(value, meant) ? void 0 : places.rangeOfKey([...path, key]);
    return range === void 0 ? [] : [
      {
        kind: "key",
        range,
        said: { message: `${quote(key)} is not a known key`, hint: `Did you mean \`${meant}\`?` }
      }
    ];
  });
}
function reportType(places, value, shape, path) {
  return report(places, path, {
    message: `${nameOf2(path)} must be ${describeShape(shape)}, not ${describeValue(value)}`,
    hint: shape.kind === "boolean" ? "Write `true` or `false` without quotes." : `Write ${describeShape(shape)}.`
  });
}
function reportWord(places, word, values, path) {
  let near = nearestName(word, values);
  return report(places, path, {
    message: `${quote(word)} is not a value of ${nameOf2(path)}`,
    hint: near === void 0 ? `Write ${values.map((one) => `\`${one}\``).join(", ")}.` : `Did you mean \`${near}\`?`
  });
}
function report(places, path, said) {
  let range = places.rangeOf(path) ?? places.rangeOfKey(path);
  return range === void 0 ? [] : [{ kind: "value", range, said }];
}
function findWordFault(places, word, known5, path) {
  return known5.includes(word) ? [] : reportWord(places, word, known5, path);
}
function nameOf2(path) {
  let name = path.findLast((step) => typeof step == "string");
  return name === void 0 ? "The file" : quote(name);
}
function describeValue(value) {
  return Array.isArray(value) ? "a list" : typeof value == "string" ? "a text" : typeof value == "object" ? "a map" : `a ${typeof value}`;
}
// src/rules/claude-settings/settings-rule.ts
var MAX_FINDINGS2 = 50;
function claudeSettingsRule({ find, ...parts }) {
  return {
    ...parts,
    scope: "file",
    kinds: ["hooks"],
    collect(text) {
      let findings = isBroken(text.json) ? [] : find(text).slice(0, MAX_FINDINGS2);
      return findings.length === 0 ? void 0 : findings;
    },
    check(findings, { path }, report2) {
      for (let { range, said, effects } of SETTINGS.test(path) ? findings : [])
        report2(range, said, effects === void 0 ? {} : { effects });
    }
  };
}
var SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
// src/rules/claude-settings/claude-settings-key.ts
var claudeSettingsKey = claudeSettingsRule({
  id: "claude-settings-key",
  description: "The settings of Claude Code have a key that is misspelled or in the wrong place",
  effects: [warning(["claude"], "Claude Code ignores the key and everything in it.")],
  source: "https://code.claude.com/docs/en/settings#available-settings",
  find({ json }) {
    let root = json.value;
    return isRecord(root) ? [
      ...findMisplaced(json, root),
      ...findMisnamedKeys(json, [], withoutMisplaced(root), { names: CLAUDE_SETTINGS }),
      ...findMisnamedKeys(json, ["permissions"], root.permissions, {
        names: CLAUDE_PERMISSIONS,
        synonyms: OTHER_WORDS
      }),
      ...findNestedKeys(json, root),
      ...findPluginFaults(json, root)
    ] : [];
  }
});
var OTHER_WORDS = /* @__PURE__ */ new Map([
  ["allowed", "allow"],
  ["allowlist", "allow"],
  ["denied", "deny"],
  ["denylist", "deny"],
  ["block", "deny"],
  ["disallow", "deny"]
]);
function findNestedKeys(json, root) {
  let shapes = CLAUDE_SETTINGS_SHAPE.kind === "record" ? CLAUDE_SETTINGS_SHAPE.keys : {};
  return Object.entries(shapes).filter(([key]) => key !== "permissions" && isRecord(root[key])).flatMap(([key, shape]) => findDataFaults(json, root[key], shape, [key])).filter(({ kind }) => kind === "key");
}
function findPluginFaults(json, root) {
  let { enabledPlugins, extraKnownMarketplaces } = root, known5 = isRecord(extraKnownMarketplaces) ? Object.keys(extraKnownMarketplaces) : [];
  return Object.keys(isRecord(enabledPlugins) ? enabledPlugins : {}).slice(0, MAX_PLUGINS).flatMap((plugin) => {
    let [name = "", marketplace] = plugin.split("@"), near = marketplace === void 0 || known5.includes(marketplace) ? void 0 : nearestName(marketplace, known5), range = marketplace === void 0 || near !== void 0 ? json.rangeOfKey(["enabledPlugins", plugin]) : void 0;
    return range === void 0 ? [] : [
      {
        range,
        said: near === void 0 ? {
          message: `${quote(plugin)} does not name the marketplace of the plugin`,
          hint: `Write ${quote(`${name}@MARKETPLACE`)}.`
        } : {
          message: `The file has no marketplace ${quote(marketplace ?? "")}`,
          hint: `Did you mean ${quote(`${name}@${near}`)}?`
        }
      }
    ];
  });
}
var MAX_PLUGINS = 300;
var MISPLACED = new Map([
  ...["allow", "deny", "ask", "defaultMode", "additionalDirectories"].map(
    (key) => [key, "Put it into `permissions`."]
  ),
  ["mcpServers", "Servers of a project belong into `.mcp.json`."]
]);
function findMisplaced(json, root) {
  return Object.keys(root).flatMap((key) => {
    let hint = MISPLACED.get(key), range = hint === void 0 ? void 0 : json.rangeOfKey([key]);
    return hint === void 0 || range === void 0 ? [] : [{ range, said: { message: `\`${key}\` is not read at the top of the settings`, hint } }];
  });
}
function withoutMisplaced(root) {
  return Object.fromEntries(Object.entries(root).filter(([key]) => !MISPLACED.has(key)));
}
// src/rules/claude-settings/claude-settings-permission.ts
var claudeSettingsPermission = claudeSettingsRule({
  id: "claude-settings-permission",
  description: "A permission in the settings of Claude Code does not have the required form",
  effects: [
    warning(
      ["claude"],
      "Claude Code does not apply the permission: it asks where it should not, or allows what should be denied."
    )
  ],
  source: "https://code.claude.com/docs/en/permissions#permission-rule-syntax",
  find({ json }) {
    let permissions = isRecord(json.value) ? json.value.permissions : void 0;
    return permissions === void 0 ? [] : isRecord(permissions) ? [
      ...LISTS.flatMap((list2) => findInList(json, list2, permissions[list2])),
      ...findMode(json, permissions.defaultMode)
    ] : findingAt(json, ["permissions"], {
      message: "`permissions` is not an object",
      hint: 'Write `"permissions": { "allow": [ \u2026 ], "deny": [ \u2026 ] }`.'
    });
  }
});
var SHELLS = /* @__PURE__ */ new Set(["Bash", "PowerShell"]);
var OWN_FIELDS = /* @__PURE__ */ new Map([
  ["Bash", "command"],
  ["PowerShell", "command"],
  ["Read", "file_path"],
  ["Edit", "file_path"],
  ["Write", "file_path"],
  ["WebFetch", "url"]
]);
var PATHS_READ_AS = /* @__PURE__ */ new Map([
  ["Write", "Edit"],
  ["NotebookEdit", "Edit"],
  ["MultiEdit", "Edit"],
  ["Glob", "Read"]
]);
var LISTS = ["allow", "deny", "ask"];
function findInList(json, list2, value) {
  if (value === void 0)
    return [];
  if (!Array.isArray(value)) {
    let hint = `Write \`"${list2}": ["Bash(npm test)"]\`.`;
    return findingAt(json, ["permissions", list2], { message: `\`${list2}\` is not a list`, hint });
  }
  let all = new Set(value);
  return value.flatMap((rule, index) => {
    let said = judgeRule(rule, list2), found = said === void 0 ? [] : findingAt(json, ["permissions", list2, index], said);
    return isCovered(rule, all) ? found.map((one) => ({ ...one, effects: COVERED })) : found;
  });
}
var COVERED = [
  info(["claude"], "Claude Code warns of the rule, and goes by the other one for the same path.")
];
function isCovered(rule, all) {
  let [, tool = "", path = ""] = typeof rule == "string" ? /^(\w+)(\(.*)$/s.exec(rule) ?? [] : [], consulted = PATHS_READ_AS.get(tool);
  return consulted !== void 0 && all.has(`${consulted}${path}`);
}
function judgeRule(rule, list2) {
  if (typeof rule != "string")
    return { message: `${quoteValue(rule)} is not a permission`, hint: 'Write a text such as `"Bash(npm test)"`.' };
  let open = rule.indexOf("("), [name = "", ...words] = open < 0 ? rule.trim().split(/\s+/) : [];
  if (words.length > 0 && CLAUDE_TOOLS.includes(name))
    return {
      message: `${quoteValue(rule)} has no parentheses`,
      hint: `Write ${quoteValue(`${name}(${words.join(" ")})`)}.`
    };
  if (open >= 0 && !rule.trimEnd().endsWith(")"))
    return { message: `${quoteValue(rule)} has no closing parenthesis`, hint: "Add `)` at the end." };
  let tool = open < 0 ? rule : rule.slice(0, open), command = open < 0 ? "" : rule.slice(open + 1, rule.lastIndexOf(")"));
  if (SHELLS.has(tool) && /^:\*$|:\*./s.test(command))
    return {
      message: `\`:*\` in ${quoteValue(rule)} is not at the end of a command`,
      hint: "Claude Code skips the permission. End it with `:*`, or write `*` for any part: `Bash(git * --force)`."
    };
  let own = OWN_FIELDS.get(tool);
  if (list2 === "allow" && command === "command:*")
    return;
  if (own !== void 0 && new RegExp(`^\\s*${own}\\s*:`).test(command))
    return {
      message: `${quoteValue(rule)} names the field \`${own}\`, which Claude Code ignores with a warning`,
      hint: tool === "WebFetch" ? "Write `WebFetch(domain:example.com)`." : `Write the value alone: \`${tool}(\u2026)\`.`
    };
  if (tool === "WebFetch" && /^https?:\/\//i.test(command)) {
    let host = /^https?:\/\/([^/:]+)/i.exec(command)?.[1] ?? "example.com";
    return {
      message: `${quoteValue(rule)} is an address, not a domain`,
      hint: `Write ${quoteValue(`WebFetch(domain:${host})`)}.`
    };
  }
  let consulted = PATHS_READ_AS.get(tool);
  if (consulted !== void 0 && /\w/.test(command))
    return {
      message: `Claude Code does not compare paths with ${quoteValue(rule)}`,
      hint: `Write ${quoteValue(`${consulted}(${command})`)}, which counts for all tools that ${consulted === "Read" ? "read" : "write"} files.`
    };
  if (list2 === "allow" && tool.includes("*") && !/^mcp__[^*]+?__/.test(tool))
    return {
      message: `${quoteValue(rule)} allows nothing, because its star is in the name of the tool or server`,
      hint: "Name each tool, or the server: `mcp__github__*`."
    };
  let near = tool.startsWith("mcp__") || CLAUDE_TOOLS.includes(tool) ? void 0 : nearestName(tool, CLAUDE_TOOLS);
  return near === void 0 ? void 0 : { message: `Claude Code has no tool ${quoteValue(tool)}`, hint: `Did you mean \`${near}\`?` };
}
function findMode(json, mode) {
  if (mode === void 0 || typeof mode == "string" && CLAUDE_PERMISSION_MODES.includes(mode))
    return [];
  let near = typeof mode == "string" ? nearestName(mode, CLAUDE_PERMISSION_MODES) : void 0;
  return findingAt(json, ["permissions", "defaultMode"], {
    message: `${quoteValue(mode)} is not a permission mode`,
    hint: near === void 0 ? "Write `default`, `acceptEdits`, `plan`, `auto`, `dontAsk` or `bypassPermissions`." : `Did you mean \`${near}\`?`
  });
}
// src/rules/claude-settings/claude-settings-value.ts
var claudeSettingsValue = claudeSettingsRule({
  id: "claude-settings-value",
  description: "A value in the settings of Claude Code has the wrong type or is not one of the known words",
  effects: [
    error(
      ["claude"],
      "Claude Code skips the whole file, also its permissions and hooks, and reports it only in a session with a person (anthropics/claude-code#75081)."
    )
  ],
  source: "https://code.claude.com/docs/en/settings#available-settings",
  find({ json }) {
    if (!isRecord(json.value))
      return [];
    let { permissions, ...others } = json.value, value = isRecord(permissions) ? json.value : others;
    return [
      ...findDataFaults(json, value, CLAUDE_SETTINGS_SHAPE).filter(({ kind }) => kind !== "key"),
      ...findDataFaults(json, others, EFFORT).filter(({ kind }) => kind !== "key").map(({ range, said }) => ({ range, said, effects: LEFT_OUT })),
      ...findOtherVariables(json, others.env),
      ...findIncompleteSources(json, others.extraKnownMarketplaces)
    ];
  }
});
var EFFORT = {
  kind: "record",
  keys: { effortLevel: choice("low", "medium", "high", "xhigh", "max") },
  required: [],
  open: true
};
var LEFT_OUT = [warning(["claude"], "Claude Code ignores the setting.")];
var CONVERTED = [
  info(
    ["claude"],
    "Claude Code converts the value, but its documentation and the schema that editors use only know texts."
  )
];
var MAX_VARIABLES = 300;
function findOtherVariables(json, env) {
  return Object.entries(isRecord(env) ? env : {}).slice(0, MAX_VARIABLES).filter(([, value]) => typeof value == "number" || typeof value == "boolean").flatMap(
    ([name, value]) => findingAt(json, ["env", name], {
      message: `The variable ${quote(name)} is not a text`,
      hint: `Write \`"${String(value)}"\` in quotes.`
    })
  ).map((finding) => ({ ...finding, effects: CONVERTED }));
}
var NEEDED = /* @__PURE__ */ new Map([
  ["github", "repo"],
  ["git", "url"],
  ["url", "url"],
  ["npm", "package"],
  ["file", "path"],
  ["directory", "path"]
]);
var OTHER_NAMES = wordsIn("repository name uri address folder dir");
function findIncompleteSources(json, marketplaces) {
  return Object.entries(isRecord(marketplaces) ? marketplaces : {}).flatMap(([name, marketplace]) => {
    let source = isRecord(marketplace) ? marketplace.source : void 0, needed = isRecord(source) ? NEEDED.get(source.source) : void 0;
    if (!isRecord(source) || needed === void 0 || typeof source[needed] == "string")
      return [];
    let path = ["extraKnownMarketplaces", name, "source"], written = OTHER_NAMES.find((key) => Object.hasOwn(source, key)), range = written === void 0 ? json.rangeOfKey(path) : json.rangeOfKey([...path, written]);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `The source of the marketplace ${quote(name)} has no \`${needed}\``,
          hint: written === void 0 ? `Add the key \`${needed}\`.` : `Did you mean \`${needed}\`?`
        }
      }
    ];
  });
}
// src/rules/claude-settings/index.ts
var CLAUDE_SETTINGS_RULES = [
  claudeSettingsKey,
  claudeSettingsPermission,
  claudeSettingsValue
];
// src/rules/client-settings/client-agent-frontmatter.ts
var READERS = ["cursor", "gemini", "windsurf"];
var clientAgentFrontmatter = {
  id: "client-agent-frontmatter",
  scope: "file",
  kinds: ["client-agent"],
  description: "The frontmatter of an agent of Gemini or Cursor, or of a workflow of Windsurf, has a fault",
  effects: [
    error(["gemini"], "The Gemini CLI checks the frontmatter of each agent, and does not load one with such a fault."),
    warning(["cursor"], "Cursor cannot use the value, and treats the key as missing."),
    info(["windsurf"], "Windsurf ignores the key.")
  ],
  source: "https://geminicli.com/docs/core/subagents",
  collect(text) {
    let faults = {
      gemini: findFaultsOfGemini(text),
      cursor: findFaultsOfCursor(text),
      windsurf: findMisspelled(text, ["description", "title"], "windsurf")
    };
    return READERS.some((reader) => faults[reader].length > 0) ? faults : void 0;
  },
  check(faults, { clients }, report2) {
    for (let reader of READERS.filter((one) => clients.includes(one)))
      for (let { range, said, effects } of faults[reader])
        report2(range, said, effects && { effects });
  }
};
var GEMINI_TYPES = {
  kind: "place",
  name: "text",
  description: "text",
  display_name: "text",
  tools: "list",
  mcp_servers: "map",
  mcpServers: "map",
  model: "text",
  temperature: "heat",
  max_turns: "count",
  timeout_mins: "count"
};
var OF_REMOTE = ["agent_card_url", "agent_card_json", "auth"];
var SLUG = /^[a-z0-9_-]+$/;
var MAX_KEYS5 = 5;
function findFaultsOfGemini(text) {
  let { frontmatter } = text;
  if (!frontmatter.present && frontmatter.problems.length === 0)
    return text.text.trim() === "" ? [] : [{ range: findOpeningLine(text), said: { message: "The agent has no frontmatter", hint: "Begin the file with `name` and `description` between two lines `---`." } }];
  let { data } = frontmatter, isRemote = data.kind === "remote" || OF_REMOTE.some((key) => Object.hasOwn(data, key));
  return !areValuesReadable(frontmatter) || Object.keys(data).length === 0 || isRemote ? [] : [
    ...["name", "description"].flatMap((key) => asList(findMissing2(text, key))),
    ...asList(findBadName(text)),
    ...Object.entries(GEMINI_TYPES).flatMap(([key, type]) => asList(findWrongType(text, key, type))),
    ...asList(findToolOfClaude(text)),
    ...findMisspelledTools(text),
    ...findUnknown(text, Object.keys(GEMINI_TYPES), STRICT)
  ];
}
var STRICT = [
  info(["gemini"], "Versions of the Gemini CLI that do not have the key do not load the agent.")
];
function findMissing2(text, key) {
  let { data } = text.frontmatter, value = data[key];
  return !(value == null || typeof value == "string" && value.trim() === "") || Object.keys(data).some((written) => nearestName(written, [key]) !== void 0 && written !== key) ? void 0 : {
    range: text.frontmatter.rangeOfKey([key]) ?? findOpeningLine(text),
    said: { message: `The agent has no \`${key}\``, hint: `Add a line \`${key}: \u2026\`.` }
  };
}
function findBadName(text) {
  let { name } = text.frontmatter.data, range = findValueRange(text, ["name"]);
  return typeof name != "string" || name.trim() === "" || SLUG.test(name) || range === void 0 ? void 0 : {
    range,
    said: {
      message: `${quoteValue(name)} is not a name for an agent of the Gemini CLI`,
      hint: "Write lower-case letters, digits, hyphens and underscores only."
    }
  };
}
var TYPES2 = {
  text: { words: "a text", is: (value) => typeof value == "string" },
  boolean: { words: "`true` or `false`", is: (value) => typeof value == "boolean" },
  heat: { words: "a number from 0 to 2", is: (value) => typeof value == "number" && value >= 0 && value <= 2 },
  place: { words: "`local` or `remote`", is: (value) => value === "local" || value === "remote" },
  count: { words: "a whole number above 0", is: (value) => Number.isInteger(value) && Number(value) > 0 },
  list: { words: "a list", is: Array.isArray },
  map: { words: "a map", is: (value) => typeof value == "object" && !Array.isArray(value) }
};
function findWrongType(text, key, type) {
  let value = text.frontmatter.data[key], range = value == null ? void 0 : findValueRange(text, [key]), { words, is } = TYPES2[type];
  return range === void 0 || is(value) ? void 0 : { range, said: { message: `\`${key}\` must be ${words}`, hint: `Write ${words} after \`${key}:\`.` } };
}
function findToolOfClaude(text) {
  let { tools } = text.frontmatter.data, at2 = Array.isArray(tools) ? tools.findIndex((tool) => CLAUDE_TOOLS.some((name2) => name2 === tool)) : -1, range = at2 < 0 ? void 0 : text.frontmatter.rangeOf(["tools", at2]), name = Array.isArray(tools) ? tools[at2] : void 0;
  return range === void 0 || typeof name != "string" ? void 0 : {
    range,
    said: {
      message: `The Gemini CLI has no tool ${quote(name)}`,
      hint: "Write the names that the Gemini CLI uses: `read_file`, `replace`, `run_shell_command`, \u2026"
    }
  };
}
function findMisspelledTools(text) {
  let { tools } = text.frontmatter.data;
  return (Array.isArray(tools) ? tools.slice(0, MAX_TOOLS2) : []).flatMap((tool, index) => {
    let isOwn = typeof tool == "string" && !/^(?:mcp_|discovered_tool_)|__|[*]/.test(tool), isKnown = isOwn && (GEMINI_TOOLS.includes(tool) || CLAUDE_TOOLS.includes(tool)), meant = isOwn && !isKnown ? nearestName(tool, GEMINI_TOOLS) : void 0, range = meant === void 0 ? void 0 : text.frontmatter.rangeOf(["tools", index]);
    return range === void 0 || typeof tool != "string" ? [] : [
      {
        range,
        said: { message: `The Gemini CLI has no tool ${quote(tool)}`, hint: `Did you mean \`${meant}\`?` }
      }
    ];
  });
}
var MAX_TOOLS2 = 100;
var CURSOR_KEYS = ["name", "description", "model", "readonly", "is_background"];
function findFaultsOfCursor(text) {
  return areValuesReadable(text.frontmatter) ? [
    ...["readonly", "is_background"].flatMap((key) => asList(findWrongType(text, key, "boolean"))),
    ...findUnknown(text, CURSOR_KEYS, ignoredBy("cursor"))
  ] : [];
}
function findMisspelled(text, known5, client) {
  return (areValuesReadable(text.frontmatter) ? Object.keys(text.frontmatter.data) : []).some((key) => nearestName(key, known5) !== void 0 && !known5.includes(key)) ? findUnknown(text, known5, ignoredBy(client)).filter(({ said }) => said.hint.startsWith("Did you mean")) : [];
}
function findUnknown(text, known5, effects) {
  let { frontmatter } = text;
  return Object.keys(frontmatter.data).filter((key) => !known5.includes(key)).slice(0, MAX_KEYS5).flatMap((key) => {
    let meant = nearestName(key, known5), range = frontmatter.rangeOfKey([key]);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `${detachText(quote(key))} is not a key of this file`,
          hint: meant === void 0 || Object.hasOwn(frontmatter.data, meant) ? `The keys are ${known5.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${meant}\`?`
        },
        effects
      }
    ];
  });
}
function ignoredBy(client) {
  return [info([client], `${CLIENT_NAMES[client]} ignores the key.`)];
}
function asList(one) {
  return one === void 0 ? [] : [one];
}
// src/customizations/known/gemini-settings.ts
var ANY2 = { kind: "any" };
var NUMBER = { kind: "any" };
function record3(keys) {
  return { kind: "record", keys, required: [], open: true };
}
function anyOf2(names3) {
  return Object.fromEntries(names3.split(" ").map((name) => [name, ANY2]));
}
function switches(names3) {
  return Object.fromEntries(names3.split(" ").map((name) => [name, BOOLEAN]));
}
var HOOKS2 = {
  kind: "list",
  of: {
    kind: "record",
    keys: {
      matcher: TEXT,
      sequential: BOOLEAN,
      hooks: {
        kind: "list",
        of: {
          kind: "record",
          keys: {
            type: choice("command", "runtime"),
            command: TEXT,
            name: TEXT,
            timeout: { kind: "integer" },
            description: TEXT
          },
          required: ["type"],
          open: true
        }
      }
    },
    required: ["hooks"],
    open: true
  }
};
var GEMINI_SETTINGS = record3({
  $schema: TEXT,
  mcpServers: { kind: "map", of: ANY2 },
  policyPaths: TEXTS,
  adminPolicyPaths: TEXTS,
  general: record3({
    ...anyOf2("preferredEditor notificationMethod maxAttempts sessionRetention"),
    ...switches("openEditorInNewWindow devtools debugKeystrokeLogging topicUpdateNarration logRagSnippets"),
    ...switches("retryFetchErrors enableAutoUpdate enableAutoUpdateNotification enableNotifications vimMode"),
    checkpointing: record3(switches("enabled")),
    plan: record3({ ...switches("enabled modelRouting"), ...anyOf2("directory") }),
    defaultApprovalMode: choice("default", "auto_edit", "plan")
  }),
  output: record3({ format: choice("text", "json") }),
  ui: record3({
    ...anyOf2("theme customThemes footer accessibility statusLine loadingPhrases errorVerbosity customWittyPhrases"),
    ...anyOf2("inlineThinkingMode terminalBackgroundPollingInterval"),
    ...switches(
      "autoThemeSwitching hideWindowTitle showStatusInTitle dynamicWindowTitle hideTips hideBanner hideFooter"
    ),
    ...switches("showHomeDirectoryWarning showCompatibilityWarnings showShortcutsHint hideContextSummary"),
    ...switches("showMemoryUsage showLineNumbers showCitations showModelInfoInChat showUserIdentity showSpinner"),
    ...switches("useAlternateBuffer useBackgroundColor incrementalRendering compactToolOutput")
  }),
  ide: record3({ enabled: BOOLEAN, hasSeenNudge: BOOLEAN }),
  privacy: record3({ usageStatisticsEnabled: BOOLEAN }),
  telemetry: ANY2,
  billing: ANY2,
  model: record3({
    name: TEXT,
    maxSessionTurns: NUMBER,
    summarizeToolOutput: ANY2,
    compressionThreshold: NUMBER,
    disableLoopDetection: BOOLEAN,
    skipNextSpeakerCheck: BOOLEAN
  }),
  modelConfigs: ANY2,
  agents: ANY2,
  context: record3({
    fileName: TEXT_OR_TEXTS,
    importFormat: TEXT,
    includeDirectoryTree: BOOLEAN,
    discoveryMaxDirs: NUMBER,
    memoryBoundaryMarkers: TEXTS,
    includeDirectories: TEXTS,
    loadMemoryFromIncludeDirectories: BOOLEAN,
    fileFiltering: record3({
      respectGitIgnore: BOOLEAN,
      respectGeminiIgnore: BOOLEAN,
      enableRecursiveFileSearch: BOOLEAN,
      enableFuzzySearch: BOOLEAN,
      ...anyOf2("customIgnoreFilePaths enableFileWatcher maxFileCount searchTimeout disableFuzzySearch")
    })
  }),
  tools: record3({
    sandbox: ANY2,
    sandboxAllowedPaths: TEXTS,
    sandboxNetworkAccess: BOOLEAN,
    shell: ANY2,
    core: TEXTS,
    allowed: TEXTS,
    confirmationRequired: TEXTS,
    exclude: TEXTS,
    discoveryCommand: TEXT,
    callCommand: TEXT,
    useRipgrep: BOOLEAN,
    truncateToolOutputThreshold: NUMBER,
    disableLLMCorrection: BOOLEAN,
    ...anyOf2("autoAccept enableToolOutputTruncation truncateToolOutputLines enableHooks")
  }),
  mcp: record3({ serverCommand: TEXT, allowed: TEXTS, excluded: TEXTS }),
  useWriteTodos: BOOLEAN,
  security: record3({
    ...anyOf2("allowedExtensions auth environmentVariableRedaction"),
    ...switches(
      "toolSandboxing disableYoloMode disableAlwaysAllow enablePermanentToolApproval autoAddToPolicyByDefault"
    ),
    ...switches("blockGitExtensions enableConseca"),
    folderTrust: record3(switches("enabled"))
  }),
  advanced: record3({
    ...anyOf2("dnsResolutionOrder excludedEnvVars bugCommand"),
    ...switches("autoConfigureMemory ignoreLocalEnv")
  }),
  experimental: record3({
    ...anyOf2("voice adk extensionRegistryURI gemmaModelRouter codebaseInvestigatorSettings introspectionAgentSettings"),
    ...switches("enableAgents worktrees extensionManagement extensionConfig extensionRegistry extensionReloading"),
    ...switches("useOSC52Paste useOSC52Copy taskTracker modelSteering directWebFetch dynamicModelConfiguration"),
    ...switches("gemma voiceMode autoMemory generalistProfile powerUserProfile contextManagement topicUpdateNarration"),
    ...switches("jitContext plan skills")
  }),
  extensions: ANY2,
  skills: record3({ enabled: BOOLEAN, disabled: TEXTS }),
  hooksConfig: record3({ enabled: BOOLEAN, disabled: TEXTS, notifications: BOOLEAN }),
  hooks: record3({
    ...anyOf2("enabled disabled notifications"),
    ...Object.fromEntries(
      wordsIn(`
        BeforeTool AfterTool BeforeAgent AfterAgent Notification SessionStart SessionEnd PreCompress BeforeModel
        AfterModel BeforeToolSelection
      `).map((event) => [event, HOOKS2])
    )
  }),
  contextManagement: ANY2,
  admin: ANY2
});
var GEMINI_MOVED = /* @__PURE__ */ new Map([
  ["contextFileName", "context.fileName"],
  ["includeDirectories", "context.includeDirectories"],
  ["fileFiltering", "context.fileFiltering"],
  ["coreTools", "tools.core"],
  ["allowedTools", "tools.allowed"],
  ["excludeTools", "tools.exclude"],
  ["toolDiscoveryCommand", "tools.discoveryCommand"],
  ["toolCallCommand", "tools.callCommand"],
  ["sandbox", "tools.sandbox"],
  ["allowMCPServers", "mcp.allowed"],
  ["excludeMCPServers", "mcp.excluded"],
  ["mcpServerCommand", "mcp.serverCommand"],
  ["theme", "ui.theme"],
  ["hideTips", "ui.hideTips"],
  ["hideBanner", "ui.hideBanner"],
  ["vimMode", "general.vimMode"],
  ["checkpointing", "general.checkpointing"],
  ["preferredEditor", "general.preferredEditor"],
  ["usageStatisticsEnabled", "privacy.usageStatisticsEnabled"],
  ["maxSessionTurns", "model.maxSessionTurns"],
  ["selectedAuthType", "security.auth.selectedType"],
  ["bugCommand", "advanced.bugCommand"]
]);
var GEMINI_REVIEW = record3({
  $schema: TEXT,
  have_fun: BOOLEAN,
  memory_config: record3({ disabled: BOOLEAN }),
  ignore_patterns: TEXTS,
  code_review: record3({
    disable: BOOLEAN,
    comment_severity_threshold: choice("LOW", "MEDIUM", "HIGH", "CRITICAL"),
    max_review_comments: { kind: "integer" },
    pull_request_opened: record3({ help: BOOLEAN, summary: BOOLEAN, code_review: BOOLEAN, include_drafts: BOOLEAN })
  })
});
// src/rules/client-settings/client-files.ts
var SETTINGS_KINDS = [
  "gemini-settings",
  "gemini-review",
  "codex-config",
  "codex-agent"
];
var SHAPES = {
  "gemini-settings": GEMINI_SETTINGS,
  "gemini-review": GEMINI_REVIEW,
  "codex-config": CODEX_CONFIG,
  "codex-agent": CODEX_AGENT
};
var READERS2 = {
  "gemini-settings": { client: "gemini", name: "The Gemini CLI" },
  "gemini-review": { client: "gemini", name: "Gemini Code Assist" },
  "codex-config": { client: "codex", name: "Codex" },
  "codex-agent": { client: "codex", name: "Codex" }
};
function effectsOn(kind, severity, what) {
  let { client, name } = READERS2[kind];
  return [{ clients: [client], severity, why: `${name} ${what}` }];
}
function isSettingsKind(kind) {
  return SETTINGS_KINDS.some((one) => one === kind);
}
var MAX_FAULTS2 = 50;
var findSettingsFaults = oncePerText((text) => {
  let { kind } = text, document = readData(text);
  return document === void 0 || !isSettingsKind(kind) ? [] : findDataFaults(document, document.value, SHAPES[kind]).slice(0, MAX_FAULTS2);
});
function readData(text) {
  return text.yaml !== void 0 ? text.yaml.problems.some(({ severity }) => severity === "error") ? void 0 : text.yaml : isBroken(text.json) ? void 0 : text.json;
}
// src/rules/client-settings/client-settings-key.ts
var clientSettingsKey = {
  id: "client-settings-key",
  scope: "text",
  kinds: SETTINGS_KINDS,
  description: "The settings of Gemini or Codex have a key that is misspelled, or that is not read in this file",
  effects: [
    warning(["gemini"], "Gemini ignores the key and everything in it."),
    warning(["codex"], "Codex ignores the key and everything in it.")
  ],
  source: "https://developers.openai.com/codex/config-reference",
  check(text, report2) {
    let { kind } = text;
    for (let { kind: fault, range, said } of findSettingsFaults(text))
      fault === "key" && isSettingsKind(kind) && report2(range, said, { effects: effectsOn(kind, "warning", "ignores the key and everything in it.") });
    let document = readData(text);
    if (document !== void 0 && isRecord(document.value))
      for (let key of Object.keys(document.value))
        checkPlace(kind, key, document.value[key], document.rangeOfKey([key]), report2);
  }
};
function checkPlace(kind, key, value, range, report2) {
  let moved = kind === "gemini-settings" ? GEMINI_MOVED.get(key) : void 0;
  range !== void 0 && moved !== void 0 && report2(range, { message: `${quote(key)} is not read at the top of the settings`, hint: `Write \`${moved}\`.` }), range !== void 0 && kind === "gemini-settings" && key === "model" && typeof value == "string" && report2(range, { message: "`model` is an object in the settings", hint: 'Write `"model": { "name": "\u2026" }`.' }), range !== void 0 && kind === "codex-config" && CODEX_USER_KEYS.has(key) && report2(range, {
    message: `Codex does not read ${quote(key)} in the file of a project`,
    hint: "Each user must set it in `~/.codex/config.toml`. Remove it here."
  });
}
// src/rules/client-settings/client-settings-path.ts
var clientSettingsPath = {
  id: "client-settings-path",
  scope: "file",
  kinds: ["codex-config"],
  description: "The settings of Codex name a file that does not exist",
  effects: [error(["codex"], "Codex reports that it cannot read the file, and does not start.")],
  source: "https://developers.openai.com/codex/config-reference",
  collect(text) {
    let document = readData(text), root = document?.value;
    if (document === void 0 || !isRecord(root))
      return;
    let agents = isRecord(root.agents) ? root.agents : {}, named = [
      ...FILE_KEYS.map((key) => ({ at: [key], value: root[key] })),
      ...Object.entries(agents).flatMap(
        ([role, agent]) => isRecord(agent) ? [{ at: ["agents", role, "config_file"], value: agent.config_file }] : []
      )
    ].flatMap(({ at: at2, value }) => {
      let range = document.rangeOf(at2);
      return typeof value == "string" && range !== void 0 && !/^(?:[~/]|[a-z]:)/i.test(value) ? [{ key: at2.at(-1) ?? "", path: detachText(value), range }] : [];
    });
    return named.length === 0 ? void 0 : named.slice(0, MAX_PATHS);
  },
  check(named, file, report2, { paths }) {
    for (let { key, path, range } of named) {
      let target = resolveLink(file.path, path);
      target.kind === "inside" && !paths.has(target.path) && report2(range, {
        message: `${quote(path)}, which \`${key}\` names, does not exist`,
        hint: "Correct the path. It counts from the folder of this file."
      });
    }
  }
};
var FILE_KEYS = ["model_instructions_file", "experimental_instructions_file", "experimental_compact_prompt_file"];
var MAX_PATHS = 100;
// src/rules/client-settings/client-settings-syntax.ts
var clientSettingsSyntax = {
  id: "client-settings-syntax",
  scope: "text",
  kinds: [...SETTINGS_KINDS, "gemini-command"],
  description: "A file with settings or a command of Gemini or Codex is not valid JSON, TOML or YAML",
  effects: [
    error(["gemini"], "Gemini cannot read the file, and uses nothing of it."),
    error(["codex"], "Codex cannot read the file, and does not start with it.")
  ],
  source: "https://toml.io/en/v1.0.0",
  check(text, report2) {
    for (let { range, message, hint, severity } of problemsOf(text))
      report2(
        range,
        { message, hint },
        severity === "error" ? {} : { effects: [warning(["gemini"], "Gemini uses the last of the two keys.")] }
      );
  }
};
function problemsOf({ yaml, json }) {
  return yaml === void 0 ? json.problems : yaml.problems;
}
// src/rules/client-settings/client-settings-value.ts
var clientSettingsValue = {
  id: "client-settings-value",
  scope: "repository",
  kinds: SETTINGS_KINDS,
  description: "A value in the settings of Gemini or Codex has the wrong type, is not one of the known words, or is missing",
  effects: [
    error(["codex"], "Codex reports the file as invalid and does not start with it."),
    warning(["gemini"], "Gemini reports the value as invalid and does not use it.")
  ],
  source: "https://geminicli.com/docs/reference/configuration",
  collect(text) {
    let isOldModel = ({ said }) => text.kind === "gemini-settings" && said.message.startsWith("`model` must be a map, not a text"), faults = findSettingsFaults(text).filter((fault) => fault.kind !== "key" && !isOldModel(fault)), declared = text.kind === "codex-config" ? findDeclared(readData(text)?.value) : [];
    return faults.length + declared.length === 0 ? void 0 : { faults, declared };
  },
  check(all, report2) {
    let declared = new Set(
      all.flatMap(
        ({ file, fact }) => fact.declared.flatMap((path) => {
          let target = resolveLink(file.path, path);
          return target.kind === "inside" ? [target.path] : [];
        })
      )
    );
    for (let { file, fact } of all) {
      let { kind } = file;
      for (let { kind: fault, range, said } of fact.faults) {
        let isGiven = fault === "missing" && kind === "codex-agent" && declared.has(file.path);
        isSettingsKind(kind) && !isGiven && report2(file, range, said, { effects: effectsOn(kind, ...CONSEQUENCES[kind]) });
      }
    }
  }
};
function findDeclared(settings) {
  let agents = isRecord(settings) ? settings.agents : void 0;
  return isRecord(agents) ? Object.values(agents).map((agent) => isRecord(agent) ? agent.config_file : void 0).filter((path) => typeof path == "string").slice(0, MAX_DECLARED) : [];
}
var MAX_DECLARED = 100;
var NOT_USED = ["warning", "reports the value as invalid and does not use it."];
var CONSEQUENCES = {
  "gemini-settings": NOT_USED,
  "gemini-review": NOT_USED,
  "codex-config": ["error", "reports the file as invalid and does not start with it."],
  "codex-agent": ["error", "reports the file as invalid and does not load the agent."]
};
// src/rules/client-settings/codex-prompts-unread.ts
var codexPromptsUnread = {
  id: "codex-prompts-unread",
  scope: "paths",
  kinds: "all",
  description: "A prompt for Codex is in the repository, where Codex does not look for prompts",
  effects: [
    info(
      ["codex"],
      "Codex reads prompts only from `.codex/prompts` in the home folder, or in the folder that `CODEX_HOME` names. It offers this one only to people who installed it there."
    )
  ],
  source: "https://developers.openai.com/codex/custom-prompts",
  check({ paths }, report2) {
    let found = paths.entries.filter(({ path, kind }) => kind === "file" && PROMPT.test(path)).slice(0, MAX_FOUND);
    for (let { path } of found)
      report2(path, {
        message: `\`${path}\` is not read`,
        hint: `Make it a skill: \`.agents/skills/${path.replace(/^.*\//, "").replace(/\.md$/, "")}/SKILL.md\`.`
      });
  }
};
var PROMPT = /^\.codex\/prompts\/[^/]+\.md$/;
var MAX_FOUND = 100;
// src/rules/client-settings/gemini-command.ts
var geminiCommand = {
  id: "gemini-command",
  scope: "file",
  kinds: ["gemini-command"],
  description: "A command of the Gemini CLI has no prompt, a misspelled key, or names a file that does not exist",
  effects: [error(["gemini"], "The Gemini CLI skips the command, or sends the prompt without the part.")],
  source: "https://geminicli.com/docs/cli/custom-commands",
  collect(text) {
    let document = readData(text), root = document?.value;
    if (document === void 0 || !isRecord(root))
      return;
    let faults = [...findKeyFaults(text, root), ...findBrackets(text, root.prompt)];
    return faults.length === 0 ? void 0 : faults.slice(0, MAX_FAULTS3);
  },
  check(faults, _file, report2, { paths }) {
    for (let { range, said, path } of faults)
      said !== void 0 ? report2(range, said) : path !== void 0 && !isThere(paths, path) && report2(range, {
        message: `${quote(path)}, which the prompt includes, does not exist`,
        hint: "Correct the path. It counts from the root of the repository."
      });
  }
};
var MAX_FAULTS3 = 50;
var MAX_MARKS = 200;
var NAMES2 = ["prompt", "description"];
var SYNONYMS = /* @__PURE__ */ new Map([
  ["instructions", "prompt"],
  ["template", "prompt"],
  ["content", "prompt"],
  ["desc", "description"]
]);
function isThere(paths, path) {
  let written = joinPath("", path.replace(/^\.\//, "").replace(/\/$/, ""));
  return paths.has(written) || paths.hasFolder(written);
}
function findKeyFaults({ json, text }, root) {
  let { prompt } = root, misnamed = Object.keys(root).flatMap((key) => {
    let meant = findMeantKey(key, { names: NAMES2, synonyms: SYNONYMS }), range2 = meant === void 0 || Object.hasOwn(root, meant) ? void 0 : json.rangeOfKey([key]);
    return range2 === void 0 ? [] : [{ range: range2, said: { message: `${quote(key)} is not a key of a command`, hint: `Did you mean \`${meant}\`?` } }];
  }), whole = { start: 0, end: Math.min(1, text.length) };
  if (prompt === void 0)
    return misnamed.some(({ said: said3 }) => said3?.hint.includes("`prompt`")) ? misnamed : [{ range: whole, said: { message: "The command has no `prompt`", hint: 'Add `prompt = """\u2026"""`.' } }, ...misnamed];
  if (typeof prompt != "string" || prompt.trim() === "")
    return [
      { range: json.rangeOf(["prompt"]) ?? whole, said: { message: "`prompt` must be a text that is not empty", hint: 'Write `prompt = """\u2026"""`.' } }
    ];
  let { description } = root, range = description === void 0 || typeof description == "string" ? void 0 : json.rangeOf(["description"]), said = { message: "`description` must be a text", hint: 'Write `description = "\u2026"`.' };
  return range === void 0 ? misnamed : [...misnamed, { range, said }];
}
function findBrackets({ json, text }, prompt) {
  let at2 = json.rangeOf(["prompt"]);
  if (typeof prompt != "string" || at2 === void 0)
    return [];
  let faults = [], marks = [...text.slice(at2.start, at2.end).matchAll(/[@!]\{/g)].slice(0, MAX_MARKS);
  for (let { 0: mark2, index } of marks) {
    let start = at2.start + index, end = findClosing(text, start + mark2.length, at2.end), range = { start, end: end ?? Math.min(start + mark2.length, at2.end) };
    if (end === void 0)
      return [...faults, { range, said: { message: `\`${mark2}\` is never closed`, hint: "Add `}`." } }];
    if (mark2 === "@{") {
      let path = text.slice(start + mark2.length, end - 1).trim();
      faults.push(.../[{}*$\\]|^(?:[~/]|[a-z]:)|^\.\.\/|^$/i.test(path) ? [] : [{ range, path: detachText(path) }]);
    }
  }
  return faults;
}
function findClosing(text, start, end) {
  let depth = 1;
  for (let at2 = start; at2 < end; at2 += 1) {
    let character = text.charAt(at2);
    if (depth += character === "{" ? 1 : character === "}" ? -1 : 0, depth === 0)
      return at2 + 1;
  }
}
// src/rules/client-settings/index.ts
var CLIENT_SETTINGS_RULES = [
  clientAgentFrontmatter,
  clientSettingsKey,
  clientSettingsPath,
  clientSettingsSyntax,
  clientSettingsValue,
  codexPromptsUnread,
  geminiCommand
];
// src/rules/editor-rules/cursor-rule-activation.ts
var cursorRuleActivation = {
  id: "cursor-rule-activation",
  scope: "file",
  kinds: ["cursor-rule"],
  description: "A rule of Cursor is used only when somebody names it, or its globs have no effect",
  effects: [info(["cursor"], "Cursor uses the rule only in a request that names it with `@`.")],
  source: "https://cursor.com/docs/context/rules#rule-anatomy",
  collect(text) {
    return text.frontmatter.problems.some(({ severity }) => severity === "error") ? void 0 : findFault(text);
  },
  check({ said, range, effects }, { path, standing }, report2) {
    path.endsWith(".mdc") && standing !== "stray" && report2(range, said, effects && { effects });
  }
};
var GLOBS_IGNORED = [info(["cursor"], "Cursor sends the rule with every request and ignores its globs.")];
function findFault({ frontmatter, text }) {
  let { alwaysApply, description, globs } = frontmatter.data;
  if (alwaysApply === true) {
    let range = hasText(globs) ? frontmatter.rangeOf(["globs"]) : void 0;
    return range && {
      range,
      said: {
        message: "`globs` has no effect next to `alwaysApply: true`",
        hint: "Remove the globs, or write `alwaysApply: false`."
      },
      effects: GLOBS_IGNORED
    };
  }
  if (!((alwaysApply ?? false) !== false || hasText(description) || hasText(globs)))
    return {
      range: frontmatter.rangeOfKey(["alwaysApply"]) ?? { start: 0, end: Math.min(3, text.length) },
      said: {
        message: "The rule neither always applies, nor has `globs` or a `description`",
        hint: "Add `alwaysApply: true`, `globs`, or a `description` by which the agent chooses the rule."
      }
    };
}
function hasText(value) {
  return typeof value == "string" ? value.trim() !== "" : Array.isArray(value) && value.length > 0;
}
// src/rules/editor-rules/cursor-rule-legacy.ts
var cursorRuleLegacy = {
  id: "cursor-rule-legacy",
  scope: "file",
  kinds: ["cursor-rule"],
  description: "The rules of Cursor are in the old file `.cursorrules`",
  effects: [
    info(
      ["cursor"],
      "Cursor still reads the file, but its documentation calls it a legacy file, and it always applies as a whole."
    )
  ],
  source: "https://cursor.com/docs/context/rules#cursorrules-legacy",
  collect: () => true,
  check(_fact, { path }, report2) {
    path === ".cursorrules" && report2(
      { start: 0, end: 0 },
      {
        message: "`.cursorrules` is the old place for rules",
        hint: "Move the rules to `.cursor/rules/*.mdc`, or to AGENTS.md, which other clients read too."
      }
    );
  }
};
// src/rules/editor-rules/editor-rule-globs.ts
var editorRuleGlobs = {
  id: "editor-rule-globs",
  scope: "file",
  kinds: ["cursor-rule", "windsurf-rule"],
  looksFor: { keys: ["globs"] },
  description: "No file of the repository matches the globs of a rule of Cursor or Windsurf",
  effects: [
    warning(["cursor"], "Cursor attaches the rule to no file of the repository."),
    warning(["windsurf"], "Windsurf uses the rule for no file of the repository.")
  ],
  source: "https://cursor.com/docs/context/rules#rule-anatomy",
  collect(text) {
    return readGlobs(text);
  },
  check({ patterns, range }, file, report2, repository) {
    file.level === "repository" && file.standing === "in-place" && file.path.includes("/rules/") && !isLibrary(repository) && !patterns.some((pattern) => mayMatch(pattern, file, repository)) && report2(
      range,
      {
        message: `No file of the repository matches ${quote(patterns.join(", "))}`,
        hint: "Correct the globs, or delete the rule if the code that it is about no longer exists."
      },
      patterns.every((pattern) => pattern.startsWith("*")) ? { effects: FOR_LATER2 } : {}
    );
  }
};
var FOR_LATER2 = [
  info(["cursor", "windsurf"], "Cursor and Windsurf use the rule as soon as the repository has such a file.")
];
var MAX_GLOBS2 = 100;
function readGlobs({ frontmatter }) {
  let { globs, alwaysApply, trigger } = frontmatter.data, range = frontmatter.rangeOf(["globs"]), patterns = (Array.isArray(globs) ? globs : [globs]).flatMap((one) => typeof one == "string" ? splitGlobList(one) : []).map(({ pattern }) => detachText(pattern.trim())).filter((pattern) => pattern !== "").slice(0, MAX_GLOBS2), isUsed = alwaysApply !== true && (trigger === void 0 || trigger === "glob");
  return range === void 0 || patterns.length === 0 || !isUsed ? void 0 : { patterns, range };
}
var MAX_PATHS2 = 5e4;
function mayMatch(pattern, { root, path: own }, { paths }) {
  let folder = own.slice(0, Math.max(0, own.search(/(?:^|\/)\.(?:cursor|windsurf)\/rules\//))), base = folder === "" ? root : folder, anchored = pattern.replace(/^\.?\//, ""), globs = [
    anchored,
    `**/${anchored}`,
    `${anchored.replace(/\/$/, "")}/**`,
    `**/${anchored.replace(/\/$/, "")}/**`
  ].map((glob) => compileGlob(glob.toLowerCase()));
  return paths.entries.length > MAX_PATHS2 || anchored === "" || globs.some(({ kind }) => kind !== "glob") ? true : paths.entries.some(({ path, kind }) => {
    if (kind === "submodule" || kind === "closed-folder")
      return anchored.startsWith(path);
    let lower = [base === "" ? path : path.startsWith(`${base}/`) ? path.slice(base.length + 1) : void 0, path].flatMap((one) => one === void 0 ? [] : [one.toLowerCase()]);
    return globs.some((glob) => glob.kind === "glob" && lower.some((one) => glob.matches(joinPath("", one))));
  });
}
// src/rules/editor-rules/editor-rule-unknown-key.ts
var JUDGED = judgeKeys("unknown", sayUnknown("rules"));
var editorRuleUnknownKey = {
  id: "editor-rule-unknown-key",
  kinds: ["cursor-rule", "windsurf-rule"],
  description: "A rule of Cursor or Windsurf has a key that is not one of its keys",
  effects: [warning(["cursor"], "Cursor ignores the key."), warning(["windsurf"], "Windsurf ignores the key.")],
  suggests: "Write the intended key, if it accepts the value and the file does not have it yet.",
  source: "https://cursor.com/docs/context/rules#rule-anatomy",
  ...JUDGED,
  collect(text, options) {
    let keys = JUDGED.collect(text, options), { globs, trigger } = text.frontmatter.data, left = text.kind === "windsurf-rule" && isWritten(globs) && !isWritten(trigger) ? keys?.filter(({ name }) => name !== "alwaysApply") : keys;
    return left?.length === 0 ? void 0 : left;
  },
  check(keys, file, report2, ...rest) {
    file.standing !== "stray" && JUDGED.check(keys, file, report2, ...rest);
  }
};
function isWritten(value) {
  return value != null;
}
// src/rules/editor-rules/windsurf-rule-length.ts
var MAX_CHARACTERS2 = 12e3;
var windsurfRuleLength = {
  id: "windsurf-rule-length",
  scope: "file",
  kinds: ["windsurf-rule", "client-agent"],
  description: "A rule or workflow of Windsurf is longer than Windsurf allows",
  effects: [
    warning(
      ["windsurf"],
      `Windsurf allows ${writeCount(MAX_CHARACTERS2)} characters for each file, and cuts off the rest.`
    )
  ],
  source: "https://docs.windsurf.com/windsurf/cascade/memories#rules",
  collect({ text }) {
    let characters = text.length <= MAX_CHARACTERS2 ? 0 : countCharacters(text);
    return characters > MAX_CHARACTERS2 ? characters : void 0;
  },
  check(characters, { kind, clients }, report2) {
    if (kind === "client-agent" && !clients.includes("windsurf"))
      return;
    let what = kind === "client-agent" ? "workflow" : "rule";
    report2(
      { start: 0, end: 0 },
      {
        message: `The ${what} has ${writeCount(characters)} characters, more than ${writeCount(MAX_CHARACTERS2)}`,
        hint: `Divide it into several ${what}s.`
      }
    );
  }
};
// src/rules/editor-rules/windsurf-rule-trigger.ts
var windsurfRuleTrigger = {
  id: "windsurf-rule-trigger",
  scope: "text",
  kinds: ["windsurf-rule"],
  description: "The trigger of a rule of Windsurf is not a known word, or lacks what it needs",
  effects: [warning(["windsurf"], "Windsurf cannot decide when to use the rule, and may never use it.")],
  source: "https://docs.windsurf.com/windsurf/cascade/memories#activation-modes",
  check(text, report2) {
    let { frontmatter } = text, { trigger, globs, description, alwaysApply } = frontmatter.data;
    if (!(!frontmatter.present || frontmatter.problems.some(({ severity }) => severity === "error"))) {
      if (trigger == null) {
        globs != null && report2(frontmatter.rangeOfKey(["globs"]) ?? findOpeningLine(text), {
          message: "`globs` has no effect without `trigger: glob`",
          hint: alwaysApply === true ? "Write `trigger: always_on` for `alwaysApply`." : "Add `trigger: glob`."
        });
        return;
      }
      checkTrigger(text, trigger, report2), trigger === "glob" && isBlank2(globs) && reportAt(text, report2, "`trigger: glob` needs `globs`", "Add `globs: src/**/*.ts`."), trigger === "model_decision" && isBlank2(description) && reportAt(text, report2, "`trigger: model_decision` needs a `description`", "Describe when to use the rule.");
    }
  }
};
var TRIGGERS = ["always_on", "model_decision", "glob", "manual"];
function checkTrigger({ frontmatter }, trigger, report2) {
  let range = frontmatter.rangeOf(["trigger"]);
  if (range === void 0 || typeof trigger == "string" && TRIGGERS.includes(trigger))
    return;
  let written = String(trigger).toLowerCase().replaceAll(/[- ]/g, "_"), near = TRIGGERS.includes(written) ? written : SYNONYMS2[written] ?? nearestName(written, TRIGGERS);
  report2(range, {
    message: `${quote(String(trigger))} is not a trigger`,
    hint: near === void 0 ? `Write ${TRIGGERS.map((one) => `\`${one}\``).join(", ")}.` : `Did you mean \`${near}\`?`
  });
}
var SYNONYMS2 = {
  always: "always_on",
  alwayson: "always_on",
  globs: "glob",
  auto: "model_decision",
  model: "model_decision"
};
function reportAt({ frontmatter }, report2, message, hint) {
  let range = frontmatter.rangeOf(["trigger"]);
  range !== void 0 && report2(range, { message, hint });
}
function isBlank2(value) {
  return typeof value == "string" ? value.trim() === "" : !Array.isArray(value) || value.length === 0;
}
// src/rules/editor-rules/index.ts
var EDITOR_RULE_RULES = [
  cursorRuleActivation,
  cursorRuleLegacy,
  editorRuleGlobs,
  editorRuleUnknownKey,
  windsurfRuleLength,
  windsurfRuleTrigger
];
// src/rules/files/file-conflict-marker.ts
var OURS = "<<<<<<<";
var MIDDLE = "=======";
var THEIRS = ">>>>>>>";
var MAX_FOUND2 = 50;
var fileConflictMarker = {
  id: "file-conflict-marker",
  scope: "text",
  kinds: "all",
  bundled: "documents",
  description: "The file contains an unresolved merge conflict",
  effects: [error(CLIENTS, "All clients read both sides of the conflict, which contradict each other.")],
  source: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
  looksFor: { parts: ["<<<<<<", ">>>>>>"] },
  check(text, report2) {
    let opening = findMarkers(text, OURS), found = opening.length > 0 ? opening : findLeftoverEnds(text);
    for (let { start, end } of found)
      report2(
        { start, end },
        {
          message: `The merge conflict is not resolved: ${quote(text.text.slice(start, end))} is left`,
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
  for (let at2 = text.indexOf(marker); at2 >= 0 && found.length < MAX_FOUND2; at2 = text.indexOf(marker, at2 + marker.length)) {
    let after = text.charAt(at2 + marker.length);
    if ((at2 === 0 || text.charAt(at2 - 1) === `
`) && ["", " ", "\r", `
`].includes(after) && (format === "json" || checked.markdown.hiddenAt(at2) !== "code")) {
      let end = text.indexOf(`
`, at2);
      found.push({ start: at2, end: end < 0 ? text.length : end - (text.charAt(end - 1) === "\r" ? 1 : 0) });
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
  effects: [error(CLIENTS, "All clients ignore the file, as it contains no instructions.")],
  check(text, report2) {
    let empty = text.format === "json" ? void 0 : whatIsEmpty(text);
    empty !== void 0 && report2({ start: 0, end: 0 }, { message: empty, hint: "Write the instructions, or delete the file." });
  }
};
function whatIsEmpty({ kind, text, frontmatter }) {
  if (!isBlank3(text, frontmatter.body.start))
    return;
  if (isBlank3(text, 0))
    return "The file is empty";
  let isUnclosed = frontmatter.problems.some(({ code }) => code === "fence-unclosed" || code === "fence-loose");
  return frontmatter.present && !isUnclosed && !BODY_IS_ANOTHER_RULE.has(kind) ? "The file has a frontmatter but no text" : void 0;
}
function isBlank3(text, start) {
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
  KINDS.map(({ kind, places }) => [kind, places.filter(({ level }) => level === "repository")])
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
  return proper === name ? path : joinPath(folder, proper);
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
var SINGLE2 = [".github/copilot-instructions.md", "AGENTS.md", "CLAUDE.md", "GEMINI.md", "REVIEW.md"];
var OWN2 = /(?:^|[./_-])(?:local|private|personal)(?:[./_-]|$)/i;
var MAX_FOUND3 = 50;
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
    info(
      ["github"],
      "github.com never sees the file: it works on this machine, but not in a code review and not for the cloud agent."
    )
  ],
  source: "https://git-scm.com/docs/gitignore",
  async check(repository, report2) {
    for (let { path, by } of (await findIgnored(repository)).slice(0, MAX_FOUND3))
      report2(path, {
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
  let ignoredBy2 = await readIgnored(repository, present);
  return present.flatMap((path) => {
    let by = ignoredBy2(path);
    return by === void 0 ? [] : [{ path, by }];
  });
}
async function findPresent(repository) {
  let below = await Promise.all(FOLDERS.map((folder) => repository.listAll(folder))), single = await Promise.all(
    SINGLE2.map(async (path) => await repository.read(path) === void 0 ? [] : [path])
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
    warning(
      ["vscode"],
      "VS Code looks for agents in `.github/agents`. Versions until the end of 2025 also read `.github/chatmodes`, and asked you to move the files."
    ),
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI have never read chat modes; they would read the same file as an agent."
    )
  ],
  fixes: "Renames the file to end in `.agent.md`, and moves it from `.github/chatmodes` to `.github/agents`, unless any file mentions the old name or folder.",
  suggests: "Move an agent that already ends in `.agent.md`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ files, paths }, report2) {
    for (let { path, level } of files)
      if (level === "repository" && (isChatMode(path) || isAmongChatModes(path))) {
        let { folder, name } = splitPath(path), to = joinPath(folder.replace(FOLDER2, "$1/agents"), name.replace(ENDING, ".agent.md")), fix = { kind: "rename", to };
        isAmongChatModes(path) ? report2(
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
        ) : report2(
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
    clients: CLIENTS,
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
  check({ files, paths }, report2) {
    for (let { path, proper } of misspelledAlways(paths))
      report2(path, sayHowToSpell(path, proper), paths.has(proper) ? {} : { fix: { kind: "rename", to: proper } });
    for (let file of files) {
      let proper = file.level === "repository" && !isOfAnotherProgram(file) ? properPath(file) : void 0;
      if (proper !== void 0) {
        let isFolder = splitPath(proper).folder !== splitPath(file.path).folder, hasNoFolder = OF_NO_SKILL.test(proper);
        report2(
          file.path,
          {
            ...sayHowToSpell(file.path, proper),
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
function sayHowToSpell(path, proper) {
  let parts = path.split("/"), properParts = proper.split("/"), first = parts.findIndex((part, index) => part !== properParts[index]), spelling = properParts.slice(first).join("/");
  return {
    message: `\`${parts.slice(first).join("/")}\` must be spelled \`${spelling}\``,
    hint: `Rename it to \`${spelling}\`.`
  };
}
var OF_NO_SKILL = /(?:^|\/)\.(?:github|claude|agents)\/skills\/SKILL\.md$/;
function isOfAnotherProgram({ path, standing }) {
  return standing === "stray" && /^\.(?!(?:github|claude|agents|copilot|gemini|codex|cursor|windsurf)\/)[^/]+\//i.test(path);
}
function misspelledAlways({ entries, has }) {
  return entries.flatMap(({ path, kind }) => {
    let stem2 = kind === "file" ? ALWAYS_ON.exec(path)?.[1] : void 0;
    if (stem2 === void 0)
      return [];
    let { folder, name } = splitPath(path), isMeant3 = folder === "" ? stem2.toLowerCase() === "gemini" : /^[A-Z]/.test(stem2) && MANIFESTS.some((manifest) => has(joinPath(folder, manifest))), proper = `${stem2.toUpperCase()}.md`;
    return isMeant3 && name !== proper ? [{ path, proper: joinPath(folder, proper) }] : [];
  });
}
var ALWAYS_ON = /(?:^|\/)(agents|claude|gemini)\.md$/i;
var MANIFESTS = wordsIn("package.json pyproject.toml go.mod Cargo.toml pom.xml build.gradle composer.json");
// src/rules/files/file-nested-agent-ignored.ts
var NESTED = /^\.github\/agents\/.+\/[^/]+\.md$/i;
var OTHER_KINDS = /(?:\.(?:agent|chatmode|prompt|instructions)\.md|\/(?:readme|skill|agents|claude|index)\.md)$/i;
var KEYS6 = ["description", "tools", "model", "handoffs", "target", "mcp-servers"];
var MAX_ASKED = 200;
var fileNestedAgentIgnored = {
  id: "file-nested-agent-ignored",
  scope: "paths",
  kinds: ["agent"],
  description: "An agent named `NAME.md` is in a sub-folder of the agents' folder",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code and github.com read a plain `.md` file as an agent only directly in `.github/agents`; in a sub-folder they read at most `.agent.md` files."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  async check(repository, report2) {
    let nested = repository.paths.entries.filter(({ path }) => NESTED.test(path) && !OTHER_KINDS.test(path));
    for (let { path } of nested.slice(0, MAX_ASKED))
      if (await hasAgentFrontmatter(repository, path)) {
        let { name } = splitPath(path);
        report2(path, {
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
        report2(path, said, { effects: NOT_AN_AGENT });
      }
  }
};
var IN_SKILL = /(?:^|\/)(?:\.claude|plugins?\/[^/]+|[^/.]+)\/skills\/[^/]+\/agents\/[^/]+\.md$/;
var OF_CLAUDE = ["name", "description", "model"];
var NOT_AN_AGENT = [
  info(
    ["claude"],
    "Claude Code looks for agents only in the folder `agents` of the project or plugin, and does not offer this one."
  )
];
async function hasAgentFrontmatter(repository, path, required = []) {
  let source = await repository.read(path), data = source === void 0 ? {} : (await loadFrontmatter(source)).data;
  return KEYS6.some((key) => Object.hasOwn(data, key)) && required.every((key) => Object.hasOwn(data, key));
}
// src/rules/files/file-symlink-escapes.ts
var fileSymlinkEscapes = {
  id: "file-symlink-escapes",
  scope: "given",
  kinds: "all",
  description: "A symbolic link leads out of the repository",
  effects: [
    warning(
      CLIENTS,
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
    warning(
      CLIENTS,
      "The file is larger than the input of the models of all clients, so most of it is cut off or left out."
    )
  ],
  check(bytes, _kind, report2) {
    bytes.length > MAX_CHECKED_BYTES && report2(void 0, {
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
  description: "A customization cannot be read: it is a broken link, a submodule, a file or folder without read permission, or its path is not valid UTF-8",
  effects: [error(CLIENTS, "No client can read it either.")]
};
// src/rules/files/library-folders.ts
var KEPT = regex("i")`
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
var MAX_READ = 400;
var MAX_HITS = 50;
var MAX_PATH = 200;
var AUTOMATION = /^\.github\/.*\.(?:ya?ml|[cm]?[jt]s|sh|ps1|py|rb)$/;
async function withoutMentioned(repository, suspects) {
  return withoutMentionedIn(repository, suspects, []);
}
async function withoutDescribed(repository, suspects) {
  let pages = [...new Set(suspects.map((path) => folderOf(path)))].map((folder) => joinPath(folder, "README.md")).filter((path) => repository.paths.has(path));
  return withoutMentionedIn(repository, suspects, pages);
}
async function withoutMentionedIn(repository, suspects, pages) {
  let open = new Set(suspects), customizations = repository.files.flatMap(({ path, level }) => level === "repository" ? [path] : []), automation = repository.paths.entries.flatMap(
    ({ path, kind }) => kind === "file" && AUTOMATION.test(path) ? [path] : []
  );
  for (let path of [
    ...pages.slice(0, MAX_READ),
    ...customizations.slice(0, MAX_READ),
    ...automation.slice(0, MAX_READ)
  ]) {
    let source = open.size === 0 ? void 0 : await repository.read(path);
    source !== void 0 && [...open].filter((suspect) => suspect !== path && isMentioned(source.text, path, suspect)).forEach((suspect) => open.delete(suspect));
  }
  return suspects.filter((path) => open.has(path));
}
function isMentioned(text, from, suspect) {
  let name = nameOf(suspect), at2 = text.indexOf(name);
  for (let hits = 0; at2 >= 0 && hits < MAX_HITS; hits += 1) {
    let written = `${text.slice(Math.max(0, at2 - MAX_PATH), at2).replace(/^.*[^\w./~-]/s, "")}${name}`, fromFile = resolveLink(from, written);
    if (joinPath("", written.replace(/^(?:\.?\/)+/, "")) === suspect || fromFile.kind === "inside" && fromFile.path === suspect)
      return true;
    at2 = text.indexOf(name, at2 + name.length);
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
    return { path: joinPath(folder, `${name}${special.word}.md`), isCertain: true };
  }
  if (NEARLY_COPILOT.test(path))
    return { path: joinPath(folder, "copilot-instructions.md"), isCertain: true };
  if (FIRST_NAME.test(path))
    return { path: "AGENTS.md", isCertain: false };
  if (isMarkdown)
    return special === void 0 || special === AGENT || mayBePage(path) || TEMPLATE.test(stem2) ? void 0 : { path: joinPath(folder, `${stem2}.${special.word}.md`), isCertain: false };
  let whole = WHOLE_NAMES.find(([pattern]) => pattern.test(joinPath(folder, stem2)))?.[1];
  return whole === void 0 ? void 0 : { path: joinPath(folder, whole), isCertain: true };
}
function splitName(path) {
  let name = nameOf(path), isMarkdown = /\.md$/i.test(name);
  return {
    folder: folderOf(path),
    stem: isMarkdown ? name.slice(0, -3) : name.replace(OTHER_ENDING, ""),
    isMarkdown
  };
}
// src/rules/files/file-wrong-extension.ts
var MAX_FOUND4 = 200;
var fileWrongExtension = {
  id: "file-wrong-extension",
  scope: "paths",
  kinds: "all",
  description: "A file in a folder of customizations has an ending that clients do not read there",
  effects: [
    warning(
      ["vscode", "github", "copilot-cli", "claude"],
      "VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and never read this one."
    )
  ],
  fixes: "Renames the file, unless another file has the new name or any file mentions the old one.",
  suggests: "Rename a plain `.md` file, which may be a page for people.",
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  async check(repository, report2) {
    let { entries, has } = repository.paths, suspects = entries.flatMap(({ path, kind }) => {
      let meant = kind === "submodule" || !MAY_BE_MEANT.test(path) ? void 0 : meantPath(path);
      return meant === void 0 || has(meant.path) || isKeptForOthers(path) ? [] : [{ path, meant }];
    }), { sure, doubtful } = await sortSuspects(repository, suspects.slice(0, MAX_FOUND4));
    for (let { path, meant } of suspects.filter((suspect) => sure.has(suspect.path) || doubtful.has(suspect.path)))
      report2(
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
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and do not read this one."
  )
];
var MAY_BE_MEANT = /(?:^|\/)\.(?:github|claude|agents)\/|^(?:AGENTS?|CLAUDE)\b/;
async function sortSuspects(repository, suspects) {
  let isNamed2 = await Promise.all(
    suspects.map(async ({ path, meant }) => meant.isCertain || await saysWhatItIs(repository, path))
  ), doubtful = suspects.filter((_suspect, index) => isNamed2[index] === false).map(({ path }) => path), sure = suspects.filter((_suspect, index) => isNamed2[index] === true).map(({ path }) => path);
  return { sure: new Set(sure), doubtful: new Set(await withoutMentioned(repository, doubtful)) };
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
    warning(
      [...COPILOT, "claude"],
      "VS Code, github.com, the Copilot CLI and Claude Code look for each kind of file in its own folder, and never read this one."
    )
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-instructions-support",
  async check(repository, report2) {
    let collections = findCollections(repository.files), strays = repository.files.filter((file) => isMisplaced(file) && !collections.has(nameShelf(file))), alone = new Set(
      await withoutDescribed(
        repository,
        strays.map(({ path }) => path)
      )
    );
    for (let { path, kind } of strays) {
      let known5 = HOMES[kind];
      known5 !== void 0 && alone.has(path) && report2(
        path,
        {
          message: `No client looks for \`${nameOf(path)}\` in ${nameFolder(path)}`,
          hint: `Move it to \`${known5.home}\`.`
        },
        { effects: describeEffects(known5, FOR_CLIENTS.test(path) ? "warning" : "info") }
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
  let strays = files.filter(({ standing }) => standing === "stray"), large = [...groupBy(strays, nameShelf)].filter(([, group]) => group.length >= COLLECTION);
  return new Set(large.map(([shelf]) => shelf));
}
function nameShelf({ path, kind }) {
  let folder = folderOf(path);
  return `${kind} ${kind === "skill" ? folderOf(folder) : folder}`;
}
function nameFolder(path) {
  let folder = folderOf(path);
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
  effects: [warning(CLIENTS, "All clients look for the folder under its exact name, and find none of its files.")],
  check({ paths }, report2) {
    let first = /* @__PURE__ */ new Map();
    for (let { path } of paths.entries) {
      let [, above = "", name = ""] = HIDDEN.exec(path) ?? [];
      name !== "" && !first.has(name) && CUSTOMIZATION.test(path) && !isSetAside(path) && !isHidden(above) && first.set(name, path);
    }
    for (let [name, path] of first) {
      let meant = FOLDERS3.includes(name) ? void 0 : FOLDERS3.find((folder) => isNearly(name, folder));
      meant !== void 0 && report2(path, { message: `No client looks into ${quote(name)}`, hint: `Rename the folder to ${quote(meant)}.` });
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
  return name.length === folder.length && editsUpTo(2, name, folder) !== void 0 && [...name].toSorted().join("") === [...folder].toSorted().join("") || editsUpTo(1, name, folder) !== void 0;
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
// src/rules/frontmatter/yaml-marks.ts
var MARK = /^([ \t]*(?:- +)*(?:["']?[\w.-]+["']?[ \t]*:[ \t]+)?)([&*!][^\s,\]}]+|<<:)(?=\s|$)/;
var BLOCK_TEXT = /:[ \t]+[|>][-+\d]*(?:[ \t]+#.*)?$/;
var TEXT2 = /^[ \t]*(?:- +)*(?=["']?[\w.-]+["']?[ \t]*:[ \t]+[^\s[{&*!|>#])/;
var TEXT_OF_DASH = /^[ \t]*(?:- +)*(?=- +(?!["']?[\w.-]+["']?[ \t]*:(?:\s|$))[^\s[{&*!|>#-])/;
function findMarks(text, block) {
  let marks = [], textColumn;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), column = content.search(/\S/);
    if (column < 0 || textColumn !== void 0 && column > textColumn)
      continue;
    textColumn = BLOCK_TEXT.test(content) ? column : (TEXT2.exec(content) ?? TEXT_OF_DASH.exec(content))?.[0].length;
    let [, lead = "", mark2 = ""] = MARK.exec(content) ?? [], kind = classifyMark(mark2);
    if (kind !== void 0 && (kind === "merge" || lead.trim() !== "")) {
      let start = line.start + lead.length;
      marks.push({ kind, range: { start, end: start + mark2.length - (kind === "merge" ? 1 : 0) } });
    }
  }
  return marks;
}
function classifyMark(mark2) {
  return mark2 === "<<:" ? "merge" : /^[&*][A-Za-z_][\w-]*$/.test(mark2) ? mark2.startsWith("&") ? "anchor" : "alias" : /^!(?:!?[A-Za-z][\w/:.-]*|<[^>]+>)$/.test(mark2) ? "tag" : void 0;
}
// src/rules/frontmatter/form-faults.ts
function reportFaults(rule, particularsOf2 = () => ({}), isReportedElsewhere = () => false) {
  return (text, report2) => {
    for (let fault of findFaults2(text, rule).filter(({ range }) => !isReportedElsewhere(text, range))) {
      let { range, message, hint, fix } = fault;
      report2(range, { message, hint }, { ...fix && { fix }, ...particularsOf2(fault, text) });
    }
  };
}
function findFaults2({ source, frontmatter }, rule) {
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
];
var UNREADABLE_OUTSIDE_VSCODE = [
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
  check(text, report2) {
    let { source, frontmatter } = text, { block } = frontmatter, isClean = frontmatter.problems.length === 0;
    if (block === void 0 || isClean && !mayHaveMarks(text.text.slice(block.start, block.end)))
      return;
    let end = findFaults2(text, "frontmatter-unindented-continuation").at(0)?.range.start ?? block.end, marks = findMarks(source.text, { start: block.start, end }).slice(0, MAX_FINDINGS3);
    for (let { kind, range } of marks) {
      let sign = quote(source.text.slice(range.start, range.end));
      report2(range, {
        message: `${sign} is ${WHAT[kind]} in YAML, which clients read in different ways`,
        hint: HINTS[kind]
      });
    }
    for (let { range, hint } of findFaults2(text, "frontmatter-anchor-alias-tag")) {
      let isOfMark = (mark2) => mark2.range.start <= range.end && range.start <= lineAt(text.text, mark2.range.start).end;
      if (!marks.some(isOfMark)) {
        let sign = quote(source.text.slice(range.start, range.end));
        report2(range, { message: `${sign} is read as an alias or a tag, not as text`, hint });
      }
    }
  }
};
var MAX_FINDINGS3 = 50;
var SIGNS = /[:-][ \t]+[&*!]|<<:/;
var PARTS = [" &", " *", " !", "	", "<<:"];
function mayHaveMarks(block) {
  return PARTS.some((part) => block.includes(part)) && SIGNS.test(block);
}
var WHAT = {
  anchor: "an anchor",
  alias: "an alias",
  tag: "a tag",
  merge: "a merge key"
};
var WRITE_OUT = "Write out the value where it is used, or put it in quotes if it is text.";
var HINTS = {
  anchor: WRITE_OUT,
  alias: WRITE_OUT,
  tag: "Remove the tag, or put the value in quotes if it is text.",
  merge: "Write out the keys where they are used."
};
// src/rules/frontmatter/frontmatter-values.ts
function valuesWhere(text, isMeant3) {
  let { frontmatter } = text, found = [];
  for (let { key, value } of sortKeys(text).known)
    if (isMeant3(value, key)) {
      let range = frontmatter.rangeOf([key.name]) ?? frontmatter.rangeOfKey([key.name]);
      found.push(...range === void 0 ? [] : [{ key, value, range }]);
    }
  return found;
}
function knownKeysWhere(isMeant3) {
  let keys = Object.values(FRONTMATTER_KEYS).flat().filter(isMeant3);
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
  check(text, report2) {
    for (let { key, value, range } of valuesWhere(
      text,
      (value2, key2) => isSwitch(key2) && isQuotedBoolean(value2, key2.shape)
    )) {
      let word = String(value).toLowerCase();
      report2(
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
// src/rules/reading/agents/agent-servers.ts
function isServerOfAgent({ kind, text, frontmatter }, { start }) {
  let list2 = text.lastIndexOf(`
mcp-servers:`, start);
  if (kind !== "agent" || list2 < 0 || frontmatter.data.target === "vscode")
    return false;
  let [, ...lines] = text.slice(list2 + 1, start).split(`
`), isWithin2 = lines.every((line) => !/^[^\s#]/.test(line)), first = lines.find((line) => /^ +[^\s#]/.test(line));
  return isWithin2 && first !== void 0 && lines.at(-1) === /^ +/.exec(first)?.[0];
}
// src/rules/frontmatter/frontmatter-duplicate-key.ts
var frontmatterDuplicateKey = {
  id: "frontmatter-duplicate-key",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
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
};
var CONSEQUENCES2 = /* @__PURE__ */ new Map([
  ["model", "another model may cost more"],
  ["models", "another model may cost more"],
  ["allowed-tools", "the tools then run without a question"],
  ["permissionMode", "the tools then run with other permissions"]
]);
function correctKey(key, meant) {
  let consequence = CONSEQUENCES2.get(meant.name);
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
  looksFor: { problems: true },
  description: "The opening line of the frontmatter has a word after its three dashes",
  effects: [error(CLIENTS, "No client recognizes the frontmatter; all read it as text.")],
  fixes: "Removes the word, if YAML follows.",
  check(text, report2) {
    let faults = findFaults2(text, "frontmatter-language-marker").filter(
      ({ range }) => !text.text.slice(range.start, range.end).includes("\r")
    );
    for (let { range, message, hint } of faults) {
      let fix = withoutMarker(text.text, range);
      report2(range, { message, hint }, { ...fix && { fix } });
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
  looksFor: { problems: true },
  description: "The frontmatter does not consist of keys and values",
  effects: UNREADABLE,
  check: reportFaults("frontmatter-not-a-map")
};
// src/rules/frontmatter/frontmatter-not-first-line.ts
var frontmatterNotFirstLine = {
  id: "frontmatter-not-first-line",
  scope: "text",
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { noFrontmatter: true },
  description: "The frontmatter does not begin on the first line",
  effects: [
    error(
      CLIENTS,
      "All clients look for frontmatter on the first line only; all its keys are lost and become part of the text."
    )
  ],
  fixes: "Removes the blank lines above it, and moves a comment above it to below.",
  check({ kind, text, frontmatter }, report2) {
    let late = frontmatter.present || frontmatter.problems.length > 0 || kind === "settings" || kind === "mcp" ? void 0 : findLateHead(kind, text);
    if (late !== void 0) {
      let edits = editsFor(text, late);
      report2(late.fence, LATE_HEAD, edits.length === 0 ? {} : { fix: { kind: "edits", edits } });
    }
  }
};
function editsFor(text, { above, fence, closing: closing2 }) {
  let content = text.slice(above.start, above.end).replace("\uFEFF", "").trim(), isComment2 = /^<!--[\s\S]*-->$/.test(content) && !content.slice(4, -3).includes("<!--");
  if (!(content === "" || isComment2) || content === "" && above.end > above.start && text.startsWith("\uFEFF"))
    return [];
  let opening = { start: 0, end: fence.end, text: "---" }, ending = { start: closing2.start, end: closing2.end, text: "---" }, lineEnd = readLineEnding(text), kept = { start: closing2.next, end: closing2.next, text: `${lineEnd}${content}${lineEnd}` };
  return isComment2 ? [opening, ending, kept] : [opening, ending];
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
  check({ text, frontmatter }, report2) {
    let { start } = frontmatter.body, block = FIRST_LINES.exec(text.slice(start, start + MAX_CHARACTERS3)), keys = [...(block?.[2] ?? "").matchAll(KEY)].map(([, key = ""]) => key), repeated = keys.filter((key) => Object.hasOwn(frontmatter.data, key)), [first] = repeated, isOfClients = repeated.some((key) => OF_CLIENTS.has(key));
    if (block === null || first === void 0 || !isOfClients || repeated.length < MIN_KEYS || repeated.length * 2 <= keys.length)
      return;
    let from = start + (block[1]?.length ?? 0);
    report2(
      { start: from, end: from + (block[2] ?? "").trimEnd().length },
      {
        message: `The text begins with \`${first}\` and other keys of the frontmatter again`,
        hint: "Remove these lines."
      }
    );
  }
};
var OF_CLIENTS = /* @__PURE__ */ new Set(["name", "description", "applyTo", "globs"]);
var MAX_CHARACTERS3 = 4e3;
var MIN_KEYS = 2;
var FIRST_LINES = /^((?:[ \t]*(?:---)?[ \t]*\r?\n)*)((?:[a-zA-Z][\w-]*:(?: [^\n]*)?(?:\r?\n|$))+)/;
var KEY = /^([a-zA-Z][\w-]*):/gm;
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
  check(text, report2) {
    for (let { key, range } of valuesWhere(text, mayBeCoerced)) {
      let written = text.text.slice(range.start, range.end), type = typeToSome(written);
      type !== void 0 && report2(
        range,
        {
          message: `${quote(written)} is ${type}, not a text`,
          hint: `Put it in quotes: \`${key.name}: "${written}"\`.`
        },
        { fix: { kind: "edits", edits: [{ ...range, text: `"${written}"` }] } }
      );
    }
  }
};
var MAX_CHARACTERS4 = 32;
function mayBeCoerced(value, { shape, judgedBy }) {
  return shape.kind === "text" && judgedBy === void 0 && (typeof value == "number" || typeof value == "boolean" || // Only a value without quotes is in the file exactly as it was read.
  typeof value == "string" && value.length <= MAX_CHARACTERS4 && typeToSome(value) !== void 0);
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
  looksFor: { problems: true },
  description: "A line of the frontmatter is indented with a tab",
  effects: UNREADABLE,
  fixes: "Replaces each tab with two spaces, or removes the tab before a top-level key, if the frontmatter can be read afterwards.",
  source: "https://yaml.org/spec/1.2.2/#61-indentation-spaces",
  check(text, report2) {
    let { block } = text.frontmatter, [first, ...others] = findFaults2(text, "frontmatter-tab-indent");
    if (first === void 0 || block === void 0)
      return;
    let fix = replaceTabs(text.text, block);
    report2(first.range, { message: first.message, hint: first.hint }, { ...fix && { fix } });
    for (let { range, message, hint } of others)
      report2(range, { message, hint });
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
  looksFor: { problems: true },
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
  looksFor: { problems: true },
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
  check(text, report2) {
    for (let { key, range, value } of valuesWhere(text, isEmpty)) {
      let isNoArgument = key.name === "argument-hint" && value === "";
      (!isNoArgument || text.kind !== "command") && report2(
        range,
        {
          message: `\`${key.name}\` has no value`,
          hint: `Write a value after \`${key.name}:\`, or remove the key.`
        },
        isNoArgument ? { effects: NO_ARGUMENT } : isForClaude(key) ? { effects: CLAUDE_ALONE } : {}
      );
    }
  }
};
var NO_ARGUMENT = [
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
  return (value === null || typeof value == "string" && value.trim() === "") && mayBeEmpty !== true && successor === void 0 && judgedBy !== "instructions-apply-to-type";
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
  check(text, report2) {
    if (isTemplate(text.frontmatter.data.name))
      return;
    let found = valuesWhere(
      text,
      (value, { name }) => isRecord(value) || typeof value == "string" && isPlaceholder(name, value.trim())
    );
    for (let { key, value, range } of found) {
      let written = typeof value == "string" ? value : text.text.slice(range.start, range.end).trim();
      isPlaceholder(key.name, written) && report2(range, {
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
`;
var OF_TEMPLATES = regex("i")`
  ^(?:
    describe (?:what|when) (?:this|these|the|your) (?:custom |chat )?(?:agent|instructions?|mode|prompt|skill)\b
      .{0,150}
    |replace with (?:a |the )?description\b.{0,100}
  )$
`;
var DESCRIPTIONS = regex("i")`
  ^(?:
    todo(?:[:!].{0,120})?|tbd\.?|tbc|fixme(?:[:!].{0,120})?|xxx+|\.{3}|…|n\/a|placeholder|description
    |lorem ipsum.{0,200}
    |(?:your|add a?|insert a?|enter a?|write a?|a|the|short|brief)[ -]+(?:short |brief |agent |skill |prompt )?
      description(?: (?:here|goes here))?\.?
  )$
`;
var NAMES3 = /^(?:TODO|TBD|FIXME|XXX+|\.{3}|\u2026|(?:your|insert|enter)[-_ ](?:[a-z]+[-_ ])?name(?:[-_ ]here)?)$/;
var PLACEHOLDERS = { name: [NAMES3], description: [DESCRIPTIONS, OF_TEMPLATES] };
function isPlaceholder(key, value) {
  return key !== "name" && key !== "description" ? false : value.length <= 220 && (IN_BRACKETS.test(value) || PLACEHOLDERS[key].some((pattern) => pattern.test(value)));
}
// src/rules/reading/frontmatter/placeholder-map.ts
function isPlaceholderMap(value) {
  if (!isRecord(value))
    return false;
  let entries = Object.entries(value);
  return entries.length === 1 && entries.every(([key, inner]) => inner === null && /^[A-Z][A-Z\d]*(?:[_ -][A-Z\d]+)*$/.test(key));
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
  check(text, report2) {
    for (let { key, value, range } of valuesWhere(text, isWrong).filter((one) => !isPlaceholder2(text, one)))
      report2(
        range,
        {
          message: `\`${key.name}\` must be ${describeShape(key.shape)}, not ${describeValue2(value, key)}`,
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
function describeValue2(value, { shape }) {
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
  looksFor: { problems: true },
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
var ENTRY = /^[A-Za-z_-]+:\s+(?<value>.+?)\s*$/;
var IS_QUOTED_BY_CLAUDE = /[{}[\]*&#!|>%@`]|: /;
var LOSES_ITS_FORM = /^[[{|>&*!]|\s#/;
function isReadByClaude({ text, frontmatter }, faults) {
  let { block } = frontmatter;
  if (block === void 0)
    return false;
  let start = block.start;
  for (let line of text.slice(block.start, block.end).split(`
`)) {
    let end = start + line.length, value = ENTRY.exec(line)?.groups?.value, isQuoted4 = value !== void 0 && !/^(?:".*"|'.*')$/.test(value) && IS_QUOTED_BY_CLAUDE.test(value);
    if (faults.some((fault) => start <= fault.start && fault.start <= end) ? !isQuoted4 : isQuoted4 && LOSES_ITS_FORM.test(value))
      return false;
    start = end + 1;
  }
  return true;
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
  looksFor: { problems: true },
  description: "The frontmatter is not valid YAML",
  effects: UNREADABLE,
  fixes: "Puts a text that contains a colon and a space in quotes, if it is on one line.",
  source: "https://yaml.org/spec/1.2.2/#733-plain-style",
  check: reportFaults("frontmatter-yaml-syntax", ({ severity }, text) => {
    let { kind, frontmatter } = text;
    if (severity === "warning" && kind === "agent" && frontmatter.data.target === "vscode")
      return { effects: FOR_VSCODE_ALONE };
    let faults = findFaults2(text, "frontmatter-yaml-syntax").map(({ range }) => range), effects = severity === "warning" ? UNREADABLE_OUTSIDE_VSCODE : isReadByClaude(text, faults) ? READ_BY_CLAUDE : UNREADABLE;
    return { effects: kind === "skill" ? inSkill(effects) : effects };
  })
};
var FOR_VSCODE_ALONE = [
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
// src/rules/hooks/dangerous-command.ts
var DANGERS = [
  [
    regex()`
      \brm\s+(?:-{1,2}[\w-]+\s+){0,6}
        (?:"?\/"?\*?|"?~\/?"?\*?|"?\$\{?HOME\}?\/?"?\*?|\/\*|\/(?:bin|boot|dev|etc|home|lib|root|sbin|usr|var)\/?\*?)
        (?=\s|$|[;&|"'])
    `,
    "deletes files outside the repository"
  ],
  [/\brm\s[^;&|]{0,200}--no-preserve-root/, "deletes files outside the repository"],
  [/\bmkfs(?:\.\w+)?\s+\S/, "formats a disk"],
  [/\bdd\s[^;&|]{0,200}\bof=\/dev\/(?:sd|hd|nvme|disk|vd)/, "overwrites a disk"],
  [/>\s*\/dev\/(?:sd|hd|nvme|disk|vd)\w/, "overwrites a disk"],
  [/:\s*\(\s*\)\s*\{\s*:\s*\|\s*:\s*&\s*\}\s*;\s*:/, "starts processes endlessly"],
  [/\bchmod\s+(?:-\w+\s+){0,3}(?:0?777|a\+rwx)\s+(?:\/|~|\$HOME)(?=\s|$|[;&|])/, "opens all files to everybody"],
  [
    /\b(?:curl|wget)\b[^|;&\n]{0,300}\|\s*(?:sudo\s+(?:-\w+\s+){0,3})?(?:ba|z|da|k)?sh\b/,
    "runs whatever the server sends"
  ],
  [
    /\b(?:iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod)\b[^|;&\n]{0,300}\|\s*(?:iex|Invoke-Expression)\b/i,
    "runs whatever the server sends"
  ],
  [/\b(?:ba|z|da|k)?sh\s+(?:-c\s+)?["']?(?:<\(|\$\(|`)\s*(?:curl|wget)\b/, "runs whatever the server sends"],
  [/\beval\s+["']?(?:\$\(|`)\s*(?:curl|wget)\b/, "runs whatever the server sends"],
  [/\bbase64\s+(?:-d|-D|--decode)\b[^;&\n]{0,100}\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b/, "runs encoded text"],
  [
    /\b(?:Remove-Item|rm|del|rd|rmdir)\s[^;|]{0,100}(?:-Recurse|\/s)\b[^;|]{0,100}\s["']?[A-Za-z]:\\?(?:\*|["']|\s|$)/i,
    "deletes a whole drive"
  ],
  [
    /\bgit\s+push\s[^;&|]{0,200}(?:--force(?!-with-lease|-if-includes)|\s-f)\b[^;&|]{0,100}\b(?:main|master)\b/,
    "overwrites the main branch"
  ],
  ...SENDS.map((pattern) => [pattern, "sends secrets to another machine"])
];
var MAX_LENGTH = 1e4;
function findDanger(command) {
  let run = withoutQuoted(command.slice(0, MAX_LENGTH));
  for (let [pattern, what] of DANGERS) {
    let match = pattern.exec(run);
    if (match !== null)
      return { start: match.index, end: match.index + match[0].length, what };
  }
}
function withoutQuoted(command) {
  return command.replaceAll(
    /(["'])((?:(?!\1)[^\n])*)\1/g,
    (quoted, _quote, inner, at2) => !/\s|\|/.test(inner) || /(?:-c|-Command|\beval)\s*$/i.test(command.slice(Math.max(0, at2 - 20), at2)) || /^\$\((?:curl|wget)/.test(inner) ? quoted : " ".repeat(quoted.length)
  );
}
// src/rules/reading/hooks/hook-entries.ts
var PLUGIN_HOOKS = /(?:^|\/)(?<!\.(?:github|copilot)\/)hooks\/hooks\.json$/;
var CLAUDES = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
var CODEX = /(?:^|\/)\.codex\/hooks\.json$/i;
function findDialect(path) {
  return CODEX.test(path) ? "codex" : PLUGIN_HOOKS.test(path) || CLAUDES.test(path) ? "claude" : "copilot";
}
var MAX_ENTRIES = 500;
function readEvents({ json }) {
  let hooks = isRecord(json.value) ? json.value.hooks : void 0;
  return isRecord(hooks) ? hooks : void 0;
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
  let nested = isRecord(value) ? value.hooks : void 0;
  return Array.isArray(nested) ? nested.map((inner, index) => ({ event, path: [...path, "hooks", index], value: inner, isNested: true })) : [{ event, path, value, isNested: false }];
}
var COMMAND_KEYS = ["command", "bash", "powershell", "windows", "linux", "osx"];
function readCommands(text) {
  return readEntries(text).flatMap(({ path, value }) => {
    if (!isRecord(value))
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
// src/rules/hooks/hook-rule.ts
var MANIFEST = /(?:^|\/)\.claude-plugin\/plugin\.json$/;
var MAX_FINDINGS4 = 50;
function hookRule({ find, inManifests, ...parts }) {
  return {
    ...parts,
    scope: "file",
    kinds: inManifests === true ? ["hooks", "plugin"] : ["hooks"],
    collect(text) {
      if (text.kind === "plugin" && readEvents(text) === void 0 && !listsHooks(text))
        return;
      let faults = { copilot: find(text, "copilot"), claude: find(text, "claude"), codex: find(text, "codex") };
      return Object.values(faults).every(({ length }) => length === 0) ? void 0 : faults;
    },
    check(faults, file, report2) {
      if (!(file.kind === "plugin" && !MANIFEST.test(file.path)))
        for (let { range, said, particulars } of chooseFaults(faults, file).slice(0, MAX_FINDINGS4))
          report2(range, said, particulars);
    }
  };
}
function chooseFaults(faults, { path, clients }) {
  let [only, ...others] = clients, dialect = MANIFEST.test(path) ? "claude" : others.length === 0 && (only === "claude" || only === "codex") ? only : findDialect(path);
  return dialect === "claude" && clients.includes("copilot-cli") && !clients.includes("claude") && faults.copilot.length < faults.claude.length ? faults.copilot : faults[dialect];
}
function listsHooks({ json }) {
  let hooks = isRecord(json.value) ? json.value.hooks : void 0;
  return Array.isArray(hooks) && hooks.some((hook) => isRecord(hook) && typeof hook.event == "string");
}
// src/rules/hooks/hooks-dangerous-command.ts
var hooksDangerousCommand = hookRule({
  id: "hooks-dangerous-command",
  description: "A hook runs a command that cannot be undone",
  effects: [
    warning(
      ["vscode", "claude"],
      "VS Code and Claude Code run the command on the machine of everybody who opens the repository, without asking."
    ),
    warning(
      ["github", "copilot-cli"],
      "The Copilot CLI runs the command on the machine of everybody who works in the repository, without asking."
    )
  ],
  find(text) {
    return readCommands(text).flatMap(({ command, path }) => {
      let danger = findDanger(command), range = danger && text.json.rangeOf(path);
      if (danger === void 0 || range === void 0)
        return [];
      let part = command.slice(danger.start, danger.end), at2 = text.text.slice(range.start, range.end).indexOf(part);
      return [
        {
          range: at2 < 0 ? range : { start: range.start + at2, end: range.start + at2 + part.length },
          said: {
            message: `${quote(part)} ${danger.what}`,
            hint: "Name exact files, or run a script of the repository that people can read."
          }
        }
      ];
    });
  }
});
// src/rules/hooks/entry-fault.ts
function entryFault(message, hint) {
  return { path: [], at: "entry", said: { message, hint } };
}
function keyFault(key, message, hint, effects) {
  return { path: [key], at: "key", said: { message, hint }, ...effects && { effects } };
}
function valueFault(key, message, hint) {
  return { path: [key], at: "value", said: { message, hint } };
}
function findWrongTypes(value, types) {
  return Object.entries(types).flatMap(
    ([key, type]) => Object.hasOwn(value, key) && !isOfType(value[key], type) ? [valueFault(key, `The value of \`${key}\` is ${WORDS2[type]}`, `Write ${HINTS2[type]}.`)] : []
  );
}
function findShortTimes(value, keys) {
  return keys.flatMap((key) => {
    let seconds = value[key];
    return typeof seconds == "number" && seconds <= 0 ? [valueFault(key, `The time limit \`${key}\` is not more than 0`, "Write a number of seconds.")] : [];
  });
}
function isOfType(value, type) {
  return type === "list" ? Array.isArray(value) : type === "object" ? isPlainObject(value) : typeof value === type;
}
function isPlainObject(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
var WORDS2 = {
  string: "not a string",
  number: "not a number",
  boolean: "neither `true` nor `false`",
  object: "not an object",
  list: "not a list"
};
var HINTS2 = {
  string: "a string",
  number: "a number of seconds",
  boolean: "`true` or `false` without quotes",
  object: "an object",
  list: "a list"
};
// src/rules/hooks/claude-entry.ts
var REQUIRED = /* @__PURE__ */ new Map([
  ["command", ["command"]],
  ["prompt", ["prompt"]],
  ["agent", ["prompt"]],
  ["http", ["url"]],
  ["mcp_tool", ["server", "tool"]]
]);
var RUN_BY_CODEX = /* @__PURE__ */ new Set(["command", "mcp_tool"]);
function findClaudeEntryFaults({ event, value, isNested }, dialect) {
  if (!isRecord(value))
    return [entryFault("The hook is not an object", 'Write `{ "type": "command", "command": "\u2026" }`.')];
  if (!isNested && Object.hasOwn(value, "hooks"))
    return [valueFault("hooks", "The `hooks` of the matcher are not a list", "Put them in `[` and `]`.")];
  if (!isNested)
    return [entryFault("The hook has no matcher around it", 'Write `{ "matcher": "\u2026", "hooks": [ \u2026 ] }` around it.')];
  let { type } = value, required = REQUIRED.get(type);
  return typeof type != "string" || required === void 0 ? type === void 0 ? [entryFault("The hook has no `type`", 'Add `"type": "command"`.')] : [
    valueFault(
      "type",
      typeof type == "string" ? `${quote(type)} is not a type of hook` : "The `type` of the hook is not a string",
      "Write `command`, `prompt`, `agent`, `http` or `mcp_tool`."
    )
  ] : dialect === "codex" && !RUN_BY_CODEX.has(type) ? [valueFault("type", `Codex runs no hooks of the type ${quote(type)}`, "Write `command` or `mcp_tool`.")] : dialect === "codex" && value.async === true ? [valueFault("async", "Codex runs no hooks in the background", "Remove `async`.")] : dialect === "claude" && !mayHaveType(event, type) ? [
    valueFault(
      "type",
      `Hooks of \`${event}\` cannot have the type ${quote(type)}`,
      'Write `"type": "command"`, and let the command print the text.'
    )
  ] : [
    ...(dialect === "copilot" && type === "command" && ["bash", "powershell", "windows", "linux", "osx"].some((key) => Object.hasOwn(value, key)) ? [] : required.filter((key) => !Object.hasOwn(value, key))).map((key) => entryFault(`The hook of type \`${type}\` has no \`${key}\``, `Add the key \`${key}\`.`)),
    ...findWrongTypes(value, TYPES3),
    ...findShortTimes(value, ["timeout"]),
    ...findUnknownWords(value)
  ];
}
var WITHOUT_MODEL = wordSet(`
  ConfigChange CwdChanged DirectoryAdded Elicitation ElicitationResult FileChanged InstructionsLoaded MessageDisplay
  Notification PostCompact PreCompact SessionEnd SessionStart Setup StopFailure SubagentStart WorktreeCreate
  WorktreeRemove
`);
function mayHaveType(event, type) {
  return type === "http" ? event !== "SessionStart" && event !== "Setup" : !WITHOUT_MODEL.has(event) || type !== "prompt" && type !== "agent";
}
var TYPES3 = {
  command: "string",
  prompt: "string",
  url: "string",
  timeout: "number",
  async: "boolean",
  asyncRewake: "boolean",
  once: "boolean",
  headers: "object",
  allowedEnvVars: "list",
  statusMessage: "string"
};
var SHELLS2 = /* @__PURE__ */ new Set(["bash", "powershell"]);
function findUnknownWords(value) {
  let { shell, if: condition } = value, tool = typeof condition == "string" ? /^\w+/.exec(condition)?.[0] ?? "" : "", near = tool === "" || CLAUDE_TOOLS.includes(tool) ? void 0 : nearestName(tool, CLAUDE_TOOLS);
  return [
    ...typeof shell == "string" && !SHELLS2.has(shell) ? [valueFault("shell", `${quote(shell)} is not a shell of hooks`, "Write `bash` or `powershell`.")] : [],
    ...near === void 0 || tool.startsWith("mcp__") ? [] : [valueFault("if", `Claude Code has no tool ${quote(tool)}`, `Did you mean \`${near}\`?`)]
  ];
}
// src/rules/hooks/copilot-entry.ts
var COMMANDS3 = ["command", "bash", "powershell", "windows", "linux", "osx"];
function findCopilotEntryFaults({ event, value }) {
  if (!isRecord(value))
    return [entryFault("The hook is not an object", 'Write `{ "type": "command", "bash": "\u2026" }`.')];
  let { type = "command" } = value;
  switch (type) {
    case "command":
      return [
        ...findCommandFaults(value),
        ...findWrongTypes(value, COMMAND_TYPES),
        ...findShortTimes(value, TIME_KEYS)
      ];
    case "http":
      return [
        ...findAddressFaults(event, value),
        ...findWrongTypes(value, HTTP_TYPES),
        ...findShortTimes(value, TIME_KEYS)
      ];
    case "prompt":
      return findPromptFaults(event, value);
    default:
      return [
        valueFault(
          "type",
          typeof type == "string" ? `${quote(type)} is not a type of hook` : "The `type` of the hook is not a string",
          "Write `command`, `http` or `prompt`."
        )
      ];
  }
}
var KEYS7 = /* @__PURE__ */ new Set([
  ...COMMANDS3,
  "type",
  "exec",
  "args",
  "cwd",
  "env",
  "timeout",
  "timeoutSec",
  "matcher"
]);
var TIME_KEYS = ["timeoutSec", "timeout"];
var TIMES = { timeoutSec: "number", timeout: "number" };
var COMMAND_TYPES = {
  bash: "string",
  powershell: "string",
  command: "string",
  exec: "string",
  args: "list",
  cwd: "string",
  env: "object",
  ...TIMES
};
var HTTP_TYPES = { headers: "object", allowedEnvVars: "list", ...TIMES };
function findCommandFaults(value) {
  let given = COMMANDS3.filter((key) => Object.hasOwn(value, key));
  if (Object.hasOwn(value, "exec"))
    return given.map(
      (key) => keyFault(
        key,
        `The hook has both \`exec\` and \`${key}\``,
        "Keep `exec` to run a program directly, or the other key to run it in a shell."
      )
    );
  if (given.length === 0) {
    let [misspelled] = Object.keys(value).flatMap((key) => {
      let meant = KEYS7.has(key) ? void 0 : COMMANDS3.find((name) => editsUpTo(1, key, name) !== void 0);
      return meant === void 0 ? [] : [{ key, meant }];
    });
    if (misspelled !== void 0) {
      let { key, meant } = misspelled;
      return [keyFault(key, `${quote(key)} is not a key of a hook`, `Did you mean \`${meant}\`?`)];
    }
    return [entryFault("The hook has no command", "Add `bash`, `powershell` or `command`.")];
  }
  return given.includes("command") && given.includes("bash") && value.command !== value.bash ? [
    keyFault(
      "command",
      "The hook has both `command` and `bash`",
      "Keep `command` for all systems, or use `bash` and `powershell`.",
      OVERRULED
    )
  ] : Object.hasOwn(value, "args") ? [
    keyFault(
      "args",
      "The hook has `args` but no `exec`",
      "Add the program as `exec`, or move the arguments into the command."
    )
  ] : [];
}
var OVERRULED = [
  warning(
    ["github", "copilot-cli"],
    "On Linux and macOS github.com and the Copilot CLI run `bash` and never `command`."
  ),
  warning(["vscode"], "On Linux and macOS VS Code runs `bash` and never `command`.")
];
var GRANTING = /* @__PURE__ */ new Set(["preToolUse", "permissionRequest", "PreToolUse", "PermissionRequest"]);
function findAddressFaults(event, { url, allowedEnvVars }) {
  if (typeof url != "string" || url.trim() === "")
    return [
      url === void 0 ? entryFault("The hook of type `http` has no `url`", "Add the address as `url`.") : valueFault("url", "The `url` of the hook is not a string", "Write the address as a string.")
    ];
  if (!/^https?:\/\//i.test(url))
    return [valueFault("url", `${quote(url)} is not a web address`, "Write an address that begins with `https://`.")];
  let wantsTls = GRANTING.has(event) || allowedEnvVars !== void 0;
  return /^http:/i.test(url) && (wantsTls || !/^http:\/\/(?:localhost|127\.[\d.]{1,12}|\[::1\])(?=[:/?#]|$)/i.test(url)) ? [valueFault("url", `${quote(url)} is not encrypted`, "Write `https://`.")] : [];
}
function findPromptFaults(event, { prompt }) {
  return typeof prompt != "string" || prompt.trim() === "" ? [entryFault("The hook of type `prompt` has no `prompt`", "Add the question as `prompt`.")] : event.toLowerCase() === "sessionstart" ? [] : [
    valueFault(
      "type",
      `A hook of type \`prompt\` runs only at \`sessionStart\`, not at ${quote(event)}`,
      "Use a hook of type `command` instead."
    )
  ];
}
// src/rules/hooks/hooks-entry-shape.ts
var hooksEntryShape = hookRule({
  id: "hooks-entry-shape",
  inManifests: true,
  description: "A hook does not have the required form",
  effects: [
    error(["github", "copilot-cli"], "github.com and the Copilot CLI ignore the hook."),
    error(["vscode", "claude"], "VS Code and Claude Code do not run the hook."),
    error(["codex"], "Codex does not run the hook.")
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  // If the file is not valid JSON, the parts that could be read may not be hooks.
  find: (text, dialect) => isBroken(text.json) ? [] : [...findListFaults2(text, dialect), ...findEntryFaults(text, dialect)]
});
var WHOLE_FILE = [
  error(["github", "copilot-cli"], "github.com and the Copilot CLI reject the whole file."),
  error(["vscode", "claude"], "VS Code and Claude Code do not run these hooks."),
  error(["codex"], "Codex does not run these hooks.")
];
function findListFaults2({ json }, dialect) {
  let root = json.value, place2 = json.rangeOf(["hooks"]) ?? json.rangeOf([]), particulars = { effects: WHOLE_FILE };
  if (!isRecord(root))
    return place2 === void 0 || json.problems.length > 0 ? [] : [
      {
        range: place2,
        said: { message: "The file is not a JSON object", hint: 'Write `{ "version": 1, "hooks": { \u2026 } }`.' },
        particulars
      }
    ];
  let { hooks } = root;
  if (!isRecord(hooks)) {
    let isWanted = dialect === "copilot" || Object.hasOwn(root, "hooks") || dialect === "claude" && hasEvents(root), meant = Object.keys(root).find(
      (key2) => key2.length < 20 && nearestName(key2, ["hooks"]) !== void 0 && isRecord(root[key2])
    ), key = meant === void 0 || Object.hasOwn(root, "hooks") || dialect !== "copilot" ? void 0 : json.rangeOfKey([meant]);
    if (key !== void 0) {
      let said = { message: `${quote(meant ?? "")} is not a key of a hooks file`, hint: "Did you mean `hooks`?" };
      return [{ range: key, said, particulars }];
    }
    return place2 === void 0 || !isWanted || root.disableAllHooks === true ? [] : [
      {
        range: Object.hasOwn(root, "hooks") ? place2 : { start: place2.start, end: place2.start + 1 },
        said: {
          message: Object.hasOwn(root, "hooks") ? "`hooks` is not an object" : "The file has no `hooks`",
          hint: 'Write `"hooks": { "EVENT": [ \u2026 ] }`.'
        },
        particulars
      }
    ];
  }
  return Object.entries(hooks).flatMap(([event, list2]) => {
    let range = Array.isArray(list2) ? void 0 : json.rangeOf(["hooks", event]) ?? json.rangeOfKey(["hooks", event]);
    return range === void 0 ? [] : [
      {
        range,
        said: { message: `The hooks of ${quote(event)} are not a list`, hint: "Put them in `[` and `]`." },
        particulars
      }
    ];
  });
}
function hasEvents(root) {
  return Object.entries(root).some(([key, value]) => Array.isArray(value) && isHookEvent(key));
}
function findEntryFaults(text, dialect) {
  return readEntries(text).flatMap((entry) => (dialect !== "copilot" || entry.isNested ? findClaudeEntryFaults(entry, dialect) : findCopilotEntryFaults(entry)).flatMap((fault) => placeFault(text, [...entry.path, ...fault.path], fault)));
}
function placeFault({ json }, path, fault) {
  let whole = json.rangeOf(path), range = fault.at === "key" ? json.rangeOfKey(path) : whole && fault.at === "entry" ? { start: whole.start, end: whole.start + 1 } : whole;
  return range === void 0 ? [] : [{ range, said: fault.said, particulars: fault.effects === void 0 ? {} : { effects: fault.effects } }];
}
// src/rules/hooks/hooks-event-unknown.ts
var hooksEventUnknown = hookRule({
  id: "hooks-event-unknown",
  description: "Hooks are set for an event that does not exist",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI silently ignore the event and all of its hooks."
    },
    { clients: ["vscode", "claude"], severity: "error", why: "VS Code and Claude Code never run these hooks." },
    { clients: ["codex"], severity: "error", why: "Codex never runs these hooks." }
  ],
  fixes: "Corrects the event name if only its letter case is wrong.",
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-events",
  find: findUnknownEvents
});
function findUnknownEvents(text, dialect) {
  let events = readEvents(text);
  if (events === void 0)
    return [];
  let isEditors = dialect === "copilot" && isForEditor(text);
  return Object.keys(events).slice(0, MAX_EVENTS).flatMap((event) => {
    let found = dialect === "copilot" ? faultInCopilot(event, isEditors) : dialect === "codex" ? faultInCodex(event) : faultInClaude(event), fault = found && (isAlsoSpelledRight(event, events) ? { ...found, effects: SECOND_SPELLING } : found), range = fault && text.json.rangeOfKey(["hooks", event]);
    return fault === void 0 || range === void 0 ? [] : [{ range, ...describeFinding(fault, range) }];
  });
}
var MAX_EVENTS = 200;
function describeFinding({ said, effects, meant }, range) {
  return {
    said,
    particulars: {
      ...effects && { effects },
      ...meant !== void 0 && { fix: { kind: "edits", edits: [{ ...range, text: `"${meant}"` }] } }
    }
  };
}
var SECOND_SPELLING = [
  {
    clients: ["vscode", "github", "copilot-cli", "claude"],
    severity: "info",
    why: "VS Code, github.com, the Copilot CLI and Claude Code ignore the name, and use the hooks of the event that they know."
  }
];
var OTHER_NAMES2 = /* @__PURE__ */ new Map([
  ["stop", ["agentstop"]],
  ["userpromptsubmit", ["userpromptsubmitted"]],
  ["userpromptsubmitted", ["userpromptsubmit"]],
  ["agentstop", ["stop"]]
]);
function isAlsoSpelledRight(event, events) {
  let names3 = OTHER_NAMES2.get(event.toLowerCase()) ?? [];
  return Object.keys(events).some((name) => name !== event && names3.includes(name.toLowerCase()));
}
var CAPITALS2 = [
  {
    clients: ["github", "copilot-cli"],
    severity: "info",
    why: "github.com and the Copilot CLI document names like `preToolUse`. With the name in VS Code, newer versions pass other fields to the hook, and older ones ignore the event."
  }
];
function isForEditor(text) {
  let root = text.json.value;
  return isRecord(root) && !Object.hasOwn(root, "version") && readEntries(text).every(
    ({ value }) => !isRecord(value) || !["bash", "powershell", "timeoutSec"].some((key) => Object.hasOwn(value, key))
  );
}
function faultInCopilot(event, isEditors) {
  if (COPILOT_EVENTS.has(event))
    return;
  let twin = [...COPILOT_EVENTS].find(([, editors]) => editors === event)?.[0];
  return twin !== void 0 ? isEditors ? void 0 : {
    said: {
      message: `${quote(event)} is the name of the event in VS Code`,
      hint: `Write \`${twin}\`, which all clients read.`
    },
    effects: CAPITALS2
  } : describeUnknownEvent(
    event,
    [...COPILOT_EVENTS.keys()],
    [...COPILOT_EVENTS.values()].filter((name) => name !== void 0)
  );
}
function faultInClaude(event) {
  if (CLAUDE_EVENTS.has(event))
    return;
  let capitals = COPILOT_EVENTS.get(event);
  if (capitals !== void 0 && CLAUDE_EVENTS.has(capitals))
    return { said: sayUnknown2(event, capitals) };
  let fault = describeUnknownEvent(event, [...CLAUDE_EVENTS], []);
  return fault.meant === void 0 && fault.isNear !== true && !isEventElsewhere(event) ? void 0 : fault;
}
function faultInCodex(event) {
  if (CODEX_EVENTS.has(event))
    return;
  if (CLAUDE_EVENTS.has(event))
    return {
      said: {
        message: `${quote(event)} is an event of Claude Code that Codex does not have`,
        hint: "Remove it, or use an event of Codex, such as `Stop` or `PostToolUse`."
      },
      effects: NOT_IN_CODEX
    };
  let fault = describeUnknownEvent(event, [...CODEX_EVENTS], []);
  return fault.meant === void 0 && fault.isNear !== true && !isEventElsewhere(event) ? void 0 : fault;
}
var NOT_IN_CODEX = [
  { clients: ["codex"], severity: "warning", why: "Codex ignores the event and never runs these hooks." }
];
var SHORTEST_PART = 5;
function describeUnknownEvent(event, names3, others) {
  let meant = names3.find((name) => name.toLowerCase() === event.toLowerCase());
  if (meant !== void 0)
    return { said: sayUnknown2(event, meant), meant };
  let near = [...names3, ...others].find((name) => editsUpTo(2, event.toLowerCase(), name.toLowerCase()) !== void 0) ?? names3.find((name) => event.length >= SHORTEST_PART && name.toLowerCase().startsWith(event.toLowerCase()));
  return { said: sayUnknown2(event, near), isNear: near !== void 0 };
}
function sayUnknown2(event, near) {
  return {
    message: `${quote(event)} is not a known event`,
    hint: near === void 0 ? "Use one of the documented events." : `Did you mean \`${near}\`?`
  };
}
// src/rules/hooks/shell-words.ts
function splitShellWords(command) {
  let words = [], word = /[ \t]*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)')?[^\s;&|<>()"']*/y;
  for (; words.length < 200; ) {
    let start = word.lastIndex, match = word.exec(command);
    if (match === null)
      break;
    let quoted = match.groups?.double ?? match.groups?.single, written = match[0].trimStart(), bare = quoted === void 0 ? written : written.slice(quoted.length + 2);
    if (written === "")
      break;
    let blanks = match[0].length - written.length;
    words.push({
      text: (quoted ?? "") + bare,
      isQuoted: quoted !== void 0 && bare === "",
      start: start + blanks + (quoted === void 0 ? 0 : 1)
    });
  }
  return words;
}
// src/rules/hooks/find-script.ts
var INTERPRETERS = wordSet(
  "bash sh zsh dash source . node bun tsx ts-node deno python python3 py ruby perl php pwsh powershell"
);
var PREFIXES = /* @__PURE__ */ new Set(["command", "env", "exec", "nohup", "time"]);
var LAUNCHERS = [
  // https://docs.astral.sh/uv/reference/cli/#uv-run
  {
    words: ["uv", "run"],
    valued: ["--with", "--with-requirements", "--with-editable", "--python", "-p", "--extra", "--group", "--env-file"]
  },
  { words: ["npx"], valued: ["-p", "--package"] },
  { words: ["bunx"], valued: [] },
  ...["bun", "deno", "poetry", "pipenv", "pdm", "rye"].map((name) => ({ words: [name, "run"], valued: [] })),
  ...["pnpm", "yarn", "npm"].map((name) => ({ words: [name, "exec"], valued: [] })),
  ...["pnpm", "yarn"].map((name) => ({ words: [name, "dlx"], valued: [] }))
];
var ELSEWHERE3 = /^(?:-m|--module|--directory|--project|--cwd|--filter|-C|-c|-w|--workspace|--prefix|--call)(?:=|$)/;
var SCRIPT = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|mts|rb|pl|php|ps1|cmd|bat)$/i;
var MADE = /^(?:\.\/)?(?:[^/]{1,100}\/){0,6}(?:node_modules|dist|build|out|target|bin|obj|\.venv|venv)\//;
var ROOT_VARIABLE = /^(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR(?::-\.)?\}|%CLAUDE_PROJECT_DIR%)[/\\]/;
var PLUGIN_VARIABLE = /^(?:\$(?:CLAUDE_)?PLUGIN_ROOT|\$\{(?:CLAUDE_)?PLUGIN_ROOT\}|%(?:CLAUDE_)?PLUGIN_ROOT%)[/\\]/;
function findScript(command) {
  let words = skipLaunchers(joinAssignments(splitShellWords(command.trimStart()))), [first = "", ...args] = words ?? [], isInterpreter = INTERPRETERS.has(first.replace(/\.exe$/i, "")), code = isInterpreter && SHELLS3.has(first) && args[0] === "-c" ? args[1] : void 0;
  if (code !== void 0)
    return SHELL_CODE.test(code) ? void 0 : findScript(code);
  let named = isInterpreter ? findFileArgument(args) : first, written = named?.startsWith("&") === true ? named.slice(1) : named;
  if (written === void 0 || written.length > 300)
    return;
  let isFromRoot = ROOT_VARIABLE.test(written), isFromPlugin = PLUGIN_VARIABLE.test(written), path = written.replace(isFromPlugin ? PLUGIN_VARIABLE : ROOT_VARIABLE, "").replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return /^[\w./@+-]+$/.test(path) && !path.startsWith("/") && !path.split("/").includes("..") && !/^[A-Za-z]:/.test(path) && (SCRIPT.test(path) || SHELLS3.has(first) && named !== first) && (isFromRoot || isFromPlugin || /[/\\]/.test(written) || named !== first && SCRIPT.test(path)) && !MADE.test(path) ? { written, path, isFromRoot, ...isFromPlugin && { isFromPlugin } } : void 0;
}
var SHELLS3 = /* @__PURE__ */ new Set(["bash", "sh", "zsh", "dash"]);
var SHELL_CODE = /^\s*(?:ba|z|da)?sh\s+-c\b/;
function joinAssignments(words) {
  let isValue = ({ isQuoted: isQuoted4, start }, before2) => isQuoted4 && /^\w+=$/.test(before2?.text ?? "") && start === (before2?.start ?? 0) + (before2?.text.length ?? 0) + 1;
  return words.flatMap((word, at2) => {
    let next = words[at2 + 1];
    return isValue(word, words[at2 - 1]) ? [] : [next !== void 0 && isValue(next, word) ? word.text + next.text : word.text];
  });
}
function skipLaunchers(words) {
  let rest = words;
  for (let step = 0; step < MAX_LAUNCHERS; step += 1) {
    let assigned = rest.findIndex((word) => !/^\w+=/.test(word)), bare = rest.slice(Math.max(0, assigned)), launcher = LAUNCHERS.find(({ words: names3 }) => names3.every((name, index) => bare[index] === name));
    if (PREFIXES.has(bare[0] ?? ""))
      rest = bare.slice(1);
    else {
      if (launcher === void 0)
        return bare;
      {
        let next = skipFlags(bare.slice(launcher.words.length), launcher.valued);
        if (next === void 0)
          return;
        if (rest = next, SCRIPT.test(rest[0] ?? ""))
          return ["node", ...rest];
      }
    }
  }
  return rest;
}
var MAX_LAUNCHERS = 4;
function skipFlags(words, valued) {
  let at2 = 0;
  for (; words[at2]?.startsWith("-") === true; ) {
    let flag = words[at2] ?? "";
    if (ELSEWHERE3.test(flag))
      return;
    at2 += valued.includes(flag) ? 2 : 1;
  }
  return words.slice(at2);
}
function findFileArgument(args) {
  let file = args.findIndex((arg) => /^-f(?:ile)?$/i.test(arg));
  if (file >= 0)
    return args[file + 1];
  if (args.some((arg) => /^-(?:c|e|m|p|command|encodedcommand|-eval|-print)$/i.test(arg)))
    return;
  let first = args.find((arg) => !arg.startsWith("-"));
  return first === "test" ? void 0 : first;
}
// src/rules/hooks/hooks-matcher-invalid.ts
var hooksMatcherInvalid = hookRule({
  id: "hooks-matcher-invalid",
  description: "The `matcher` of hooks is misspelled, not a text or not a valid regular expression, or nothing has the names in it",
  effects: [
    warning(["claude"], "Claude Code never runs the hooks below the matcher."),
    info(["vscode"], "VS Code ignores matchers, and runs the hooks for every tool."),
    warning(["codex"], "Codex never runs the hooks below the matcher.")
  ],
  source: "https://code.claude.com/docs/en/hooks#matcher-patterns",
  find(text, dialect) {
    return dialect === "copilot" ? findBadExpressions(text) : findBadMatchers(text, dialect);
  }
});
var MAX_MATCHERS = 500;
var MAX_LENGTH2 = 1e3;
function findBadExpressions(text) {
  return Object.entries(readEvents(text) ?? {}).flatMap(
    ([event, list2]) => (Array.isArray(list2) ? list2.slice(0, MAX_MATCHERS) : []).flatMap((hook, index) => {
      let matcher = isRecord(hook) ? hook.matcher : void 0, fault = typeof matcher == "string" && matcher.length <= MAX_LENGTH2 && !/^\*{1,2}$/.test(matcher) ? findSyntaxFault(matcher) : void 0, range = fault === void 0 ? void 0 : text.json.rangeOf(["hooks", event, index, "matcher"]);
      return fault === void 0 || range === void 0 || typeof matcher != "string" ? [] : [
        {
          range,
          said: {
            message: `${quote(matcher)} is not a valid regular expression: ${fault}`,
            hint: "Write names with `|` between them, as in `bash|edit`."
          },
          particulars: { effects: DROPPED }
        }
      ];
    })
  );
}
var DROPPED = [
  warning(
    ["github", "copilot-cli"],
    "github.com and the Copilot CLI cannot compare the matcher, and never run the hook."
  ),
  info(["vscode"], "VS Code ignores matchers, and runs the hooks for every tool.")
];
function findBadMatchers(text, dialect = "claude") {
  return Object.entries(readEvents(text) ?? {}).flatMap(
    ([event, list2]) => (Array.isArray(list2) ? list2.slice(0, MAX_MATCHERS) : []).flatMap((entry, index) => {
      let matcher = isRecord(entry) ? entry.matcher : void 0, misspelled = isRecord(entry) ? findMisspelledKey(entry) : void 0, key = misspelled === void 0 ? void 0 : text.json.rangeOfKey(["hooks", event, index, misspelled]);
      if (misspelled !== void 0 && key !== void 0) {
        let wrong = `${quote(misspelled)} is not a key of a group of hooks`;
        return [
          { range: key, said: { message: wrong, hint: "Did you mean `matcher`?" }, particulars: { effects: UNREAD } }
        ];
      }
      let said = typeof matcher == "string" && matcher.length <= MAX_LENGTH2 ? judgeMatcher(matcher) ?? (dialect === "claude" ? judgeNames(event, matcher) : void 0) : judgeType(matcher), range = said && text.json.rangeOf(["hooks", event, index, "matcher"]);
      return said === void 0 || range === void 0 ? [] : [{ range, said, ...typeof matcher == "string" ? {} : { particulars: { effects: REFUSED } } }];
    })
  );
}
var REFUSED = [
  error(["claude"], "Claude Code refuses the whole file, and runs none of its hooks."),
  error(["codex"], "Codex refuses the whole file, and runs none of its hooks."),
  info(["vscode"], "VS Code ignores matchers, and runs the hooks for every tool.")
];
function findMisspelledKey(group) {
  return Object.hasOwn(group, "matcher") ? void 0 : Object.keys(group).find((key) => key.length < 20 && nearestName(key, ["matcher", "hooks"]) === "matcher");
}
var UNREAD = [
  warning(["claude"], "Claude Code ignores the key, and runs the hooks for every name."),
  warning(["codex"], "Codex ignores the key, and runs the hooks for every name.")
];
function judgeType(matcher) {
  return matcher == null || typeof matcher == "string" ? void 0 : {
    message: "`matcher` must be a text",
    hint: 'Write the names of the tools with `|` between them, as in `"Write|Edit"`.'
  };
}
var NAMES4 = /^(?:[\w\- ,|]*|\*)$/;
var CONDITION = /(?:^|[\s(!])tool(?:_name|_input(?:\.\w+)?)?\s*(?:[!=]==?|matches\b|contains\b)/;
var PERMISSION = /\b[A-Z][A-Za-z]+\([^()|]*(?:[ :/]|(?<!\.)\*)[^()|]*\)/;
var SERVER_ALONE = /^mcp__(?:(?!__)\w)*$/;
function judgeMatcher(matcher) {
  if (NAMES4.test(matcher)) {
    let server = matcher.split(/[|,]/).find((name) => SERVER_ALONE.test(name.trim()));
    return server === void 0 ? void 0 : {
      message: `No tool is named ${quote(server.trim())}`,
      hint: `Write ${quote(`${server.trim()}${server.trim().endsWith("__") ? "" : "__"}.*`)} for all tools that begin like this.`
    };
  }
  if (CONDITION.test(matcher))
    return {
      message: `${quote(matcher)} is a condition, which no tool name matches`,
      hint: "A matcher is compared with the name of the tool: write `Write|Edit`. The script can read the rest from its input."
    };
  let fault = findSyntaxFault(matcher), permission = PERMISSION.exec(matcher)?.[0], [tool = ""] = permission?.split("(") ?? [];
  return permission !== void 0 && (fault !== void 0 || !new RegExp(matcher).test(tool)) ? {
    message: `${quote(permission)} is a permission, which no tool name matches`,
    hint: `Write \`"matcher": "${tool}"\`, and ${quote(`"if": "${permission}"`)} in each hook below it.`
  } : fault === void 0 ? void 0 : {
    message: `${quote(matcher)} is not a valid regular expression: ${fault}`,
    hint: "Write names with `|` between them, as in `Write|Edit`, or a regular expression such as `mcp__.*`."
  };
}
var COMPARED_WITH = new Map([
  ...["PreToolUse", "PostToolUse", "PostToolUseFailure", "PermissionRequest", "PermissionDenied"].map(
    (event) => [event, CLAUDE_TOOLS]
  ),
  ["SessionStart", wordsIn("startup resume clear compact fork")],
  ["PreCompact", wordsIn("manual auto")],
  ["PostCompact", wordsIn("manual auto")],
  ["Setup", wordsIn("init maintenance")]
]);
function judgeNames(event, matcher) {
  let known5 = COMPARED_WITH.get(event) ?? [], names3 = matcher.split(/[|,]/).map((name) => name.trim()), unknown = names3.filter((name) => /^[A-Za-z]+$/.test(name) && !known5.includes(name)), isOfTool = known5 === CLAUDE_TOOLS, misspelled = unknown.find((name) => {
    let near2 = nearestName(name, known5);
    return near2 === void 0 ? !isOfTool && known5.length > 0 : !names3.includes(near2);
  });
  if (misspelled === void 0)
    return;
  let near = nearestName(misspelled, known5);
  return {
    message: isOfTool ? `Claude Code has no tool ${quote(misspelled)}` : `${quote(misspelled)} is not what a matcher of \`${event}\` is compared with`,
    hint: near === void 0 ? `Write ${known5.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${near}\`?`
  };
}
function findSyntaxFault(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp ? void 0 : "";
  } catch (error2) {
    return error2 instanceof Error ? (error2.message.split(": ").at(-1) ?? "").toLowerCase() : void 0;
  }
}
// src/rules/hooks/hooks-variable-unknown.ts
var hooksVariableUnknown = hookRule({
  id: "hooks-variable-unknown",
  description: "The command of a hook uses a variable that Claude Code does not set",
  effects: [
    warning(
      ["claude"],
      "Claude Code sets no such variable, so the shell puts nothing in its place, and the path is wrong."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
  find(text, dialect) {
    return dialect === "claude" ? findUnknown2(text) : [];
  }
});
var MISNAMED = /\$(?:\{(?=\w+\}))?(?:CLAUDE_)?(PLUGIN|PROJECT)_(?:DIR|DIRECTORY|FOLDER|HOME|PATH|ROOT)\b(?<!PLUGIN_ROOT|PROJECT_DIR|\{?(?<!CLAUDE_)PROJECT_\w{1,9})/;
var IN_BRACES = /(?<!\$)\{{1,2}[ ]?(plugin|project)[ _-]?(?:dir|directory|folder|path|root)[ ]?\}{1,2}/i;
var RIGHT = { PLUGIN: "CLAUDE_PLUGIN_ROOT", PROJECT: "CLAUDE_PROJECT_DIR" };
function findUnknown2(text) {
  return readCommands(text).flatMap(({ command, path }) => {
    let [braces, word = ""] = IN_BRACES.exec(command) ?? [], whole = braces === void 0 ? void 0 : text.json.rangeOf(path);
    if (braces !== void 0 && whole !== void 0) {
      let message = `Claude Code puts nothing in the place of ${quote(braces)}`;
      return [{ range: whole, said: { message, hint: `Write \`\${${RIGHT[word.toUpperCase()] ?? ""}}\`.` } }];
    }
    let [written = "", folder = ""] = MISNAMED.exec(command) ?? [], name = written.replace(/^\$\{?/, ""), range = written === "" || isAssigned(command, name) ? void 0 : text.json.rangeOf(path);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `Claude Code sets no variable \`${name}\``,
          hint: `Write \`\${${RIGHT[folder] ?? ""}}\`.`
        }
      }
    ];
  });
}
function isAssigned(command, name) {
  return command.includes(`${name}=`);
}
// src/rules/hooks/hooks-in-frontmatter.ts
var MAX_FINDINGS5 = 20;
var hooksInFrontmatter = {
  id: "hooks-in-frontmatter",
  scope: "file",
  kinds: ["agent", "command", "skill"],
  looksFor: { keys: ["hooks"] },
  description: "A hook in the frontmatter of a skill, a command or an agent of Claude Code never runs",
  effects: [error(["claude"], "Claude Code does not run the hook.")],
  source: "https://code.claude.com/docs/en/hooks#hooks-in-skills-and-agents",
  collect(text) {
    let hooks = readHooks(text), faults = [
      ...findEntryFaults(hooks, "claude"),
      ...findUnknownEvents(hooks, "claude"),
      ...findBadMatchers(hooks),
      ...findUnknown2(hooks),
      ...findScripts(hooks)
    ];
    return faults.length === 0 ? void 0 : faults;
  },
  check(faults, { path, clients }, report2, { paths }) {
    if (!(!clients.includes("claude") || path.endsWith(".agent.md")))
      for (let { range, said, script } of faults.slice(0, MAX_FINDINGS5)) {
        let isOwn = script !== void 0 && !paths.has(script) && paths.has(joinPath(folderOf(path), script));
        script === void 0 ? report2(range, said) : isOwn && report2(range, said, { effects: IN_PROJECT });
      }
  }
};
function readHooks(text) {
  let { frontmatter, json } = text;
  return {
    ...text,
    json: {
      ...json,
      value: frontmatter.data,
      problems: [],
      rangeOf: (path) => frontmatter.rangeOf(path),
      rangeOfKey: (path) => frontmatter.rangeOfKey(path)
    }
  };
}
var IN_PROJECT = [
  info(["claude"], "Claude Code runs hooks in the folder of the project, where the script does not exist.")
];
function findScripts(hooks) {
  return readCommands(hooks).flatMap(({ command, path, cwd }) => {
    let script = cwd === "" ? findScript(command) : void 0, range = script === void 0 ? void 0 : hooks.json.rangeOf(path);
    return script === void 0 || range === void 0 || script.isFromRoot || script.isFromPlugin === true ? [] : [
      {
        range,
        script: detachText(script.path),
        said: {
          message: `The script ${quote(script.written)} is in the folder of the skill, where the hook does not run`,
          hint: "Write `${CLAUDE_PLUGIN_ROOT}` or `${CLAUDE_PROJECT_DIR}` and the path from there."
        }
      }
    ];
  });
}
// src/rules/reading/json/json-syntax.ts
function jsonSyntaxRule({ repeatedKey, isPlainJson, isOthers, ...parts }) {
  return {
    ...parts,
    scope: "file",
    collect(text) {
      let always = text.json.problems.filter((problem) => isOthers?.(text, problem) !== true), inPlainJson = isEmpty2(text.text) ? [EMPTY] : isBroken(text.json) ? [] : findNonJson(text.source);
      return always.length + inPlainJson.length === 0 ? void 0 : { always, inPlainJson };
    },
    check({ always, inPlainJson }, { path }, report2) {
      for (let { range, message, hint, code } of isPlainJson(path) ? [...always, ...inPlainJson] : always)
        report2(range, { message, hint }, code === "duplicate-key" ? { effects: repeatedKey } : {});
    }
  };
}
var EMPTY = {
  code: "empty",
  severity: "error",
  message: "The file is empty",
  hint: "Write an object, or delete the file.",
  range: { start: 0, end: 0 }
};
var MOST_BLANKS = 1e3;
function isEmpty2(text) {
  return text.length < MOST_BLANKS && text.trim() === "";
}
// src/rules/hooks/hooks-json-syntax.ts
var hooksJsonSyntax = jsonSyntaxRule({
  id: "hooks-json-syntax",
  kinds: ["hooks"],
  description: "A hooks file is not valid JSON",
  effects: [
    error(["github", "copilot-cli"], "github.com and the Copilot CLI reject the whole file."),
    error(["vscode", "claude"], "VS Code and Claude Code run no hook of the file."),
    error(["codex"], "Codex runs no hook of the file.")
  ],
  repeatedKey: [
    warning(["github", "copilot-cli"], "github.com and the Copilot CLI use the last of the two and ignore the other."),
    warning(["vscode", "claude"], "VS Code and Claude Code use the last of the two and ignore the other.")
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  isPlainJson: (path) => findDialect(path) === "copilot"
});
// src/rules/hooks/hooks-script-missing.ts
var OPTIONAL = /[2&]>\s*\/dev\/null(?:\s+2>&1)?\s*\|\|\s*(?:true|:|exit 0)\s*;?\s*$/;
var MAX_SCRIPTS = 50;
var hooksScriptMissing = {
  id: "hooks-script-missing",
  scope: "file",
  kinds: ["hooks"],
  description: "A hook runs a script that is not in the repository, or not where the hook runs",
  effects: [
    warning(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI run the command, which fails each time; a failure at `preToolUse` blocks the tool."
    ),
    warning(["vscode", "claude"], "VS Code and Claude Code run the command, which fails each time."),
    warning(["codex"], "Codex runs the command, which fails each time.")
  ],
  collect(text) {
    let uses = readCommands(text).flatMap(({ command, path, cwd }) => {
      let script = findScript(command), value = script && text.json.rangeOf(path);
      return script === void 0 || value === void 0 ? [] : [{ ...script, cwd, range: within(text.text, value, script.written), isOptional: OPTIONAL.test(command) }];
    });
    return uses.length === 0 ? void 0 : uses.slice(0, MAX_SCRIPTS);
  },
  check(uses, { root, level, path: file, clients }, report2, { paths }) {
    if (level !== "repository")
      return;
    let folder = findPluginFolder(file) ?? root, ofPlugin = clients.length === 1 && clients[0] === "claude" && paths.has(joinPath(folder, ".claude-plugin/plugin.json")) ? folder : void 0;
    for (let { range, written, path } of uses.filter((use) => isRelativeTo(use, ofPlugin, paths)))
      report2(
        range,
        {
          message: `${quote(written)} does not exist in the project in which the plugin is used`,
          hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`
        },
        { effects: FROM_PROJECT }
      );
    for (let { written, path, isFromRoot, isFromPlugin, cwd, range, isOptional } of uses) {
      let plugin = isFromPlugin === true ? findPluginFolder(file) ?? findNamingPlugin(root, paths) : void 0, working = isFromRoot ? "" : findWorkingFolder(cwd), base = isFromPlugin === true ? plugin : working === void 0 ? void 0 : joinPath(root, working), script = base === void 0 ? void 0 : joinPath(base, path);
      if (script !== void 0 && !script.startsWith("../") && !paths.has(script) && !isBelowLink(script, paths)) {
        let near = paths.spelled(script);
        report2(
          range,
          {
            message: `The script ${quote(written)} does not exist`,
            hint: near === void 0 ? `Add ${quote(script)}, or correct the path: it is relative to ${describeBase(isFromPlugin === true, working)}.` : `The file is called ${quote(near)}.`
          },
          isOptional ? { effects: AS_OPTIONAL } : isOfProject(file, path, paths) && isFromPlugin !== true ? { effects: IN_PROJECT2 } : {}
        );
      }
    }
  }
};
function isRelativeTo({ path, cwd, isFromRoot, isFromPlugin, isOptional }, plugin, paths) {
  return !isFromRoot && isFromPlugin !== true && cwd === "" && !isOptional && plugin !== void 0 && paths.has(joinPath(plugin, path));
}
var FROM_PROJECT = [
  warning(
    ["claude"],
    "Claude Code copies the plugin to a folder of its own and runs hooks in the project, where the script does not exist."
  )
];
var AS_OPTIONAL = [
  info(
    ["vscode", "github", "copilot-cli", "claude", "codex"],
    "The command ignores that the script is missing, so the hook does nothing."
  )
];
function isOfProject(file, script, paths) {
  let plugin = findPluginFolder(file);
  return plugin !== void 0 && script.startsWith(".") && paths.has(joinPath(plugin, ".claude-plugin/plugin.json"));
}
var IN_PROJECT2 = [
  info(
    ["vscode", "github", "copilot-cli", "claude", "codex"],
    "The command fails each time, unless the plugin has put the script into the project in which it is used."
  )
];
function describeBase(isFromPlugin, working) {
  return isFromPlugin ? "the folder of the plugin" : working === "" ? "the repository's root" : "`cwd`";
}
function findPluginFolder(file) {
  return /^(?:(.*)\/)?hooks\/hooks\.json$/.exec(file)?.slice(1).map((folder) => folder ?? "")[0];
}
function findNamingPlugin(root, paths) {
  return [".claude-plugin/plugin.json", ".codex-plugin/plugin.json"].some((manifest) => paths.has(joinPath(root, manifest))) ? root : void 0;
}
function isBelowLink(script, paths) {
  return parentsOf(script).some((folder) => paths.has(folder));
}
function findWorkingFolder(cwd) {
  let folder = cwd.replace(/^\.\/?/, "").replace(/\/$/, "");
  return /^[\w./@+-]*$/.test(folder) && !folder.startsWith("/") ? folder : void 0;
}
function within(text, range, part) {
  let at2 = text.slice(range.start, range.end).indexOf(part);
  return at2 < 0 ? range : { start: range.start + at2, end: range.start + at2 + part.length };
}
// src/rules/hooks/hooks-unquoted-root.ts
var hooksUnquotedRoot = hookRule({
  id: "hooks-unquoted-root",
  description: "The command of a hook has a variable with a path in it that is not in quotes",
  effects: [
    info(
      ["claude", "copilot-cli"],
      "Claude Code and the Copilot CLI give the command to a shell, which divides a path at its spaces, as in `C:\\Users\\Ada Lovelace`."
    )
  ],
  source: "https://code.claude.com/docs/en/hooks#reference-scripts-by-path",
  find(text, dialect) {
    return dialect === "claude" ? findUnquoted(text) : [];
  }
});
var VARIABLE2 = /\$\{?CLAUDE_(?:PLUGIN_ROOT|PLUGIN_DATA|PROJECT_DIR)\b/g;
function findUnquoted(text) {
  return readCommands(text).flatMap(({ command, path }) => {
    let variable = [...command.matchAll(VARIABLE2)].find(({ index }) => !isQuoted(command.slice(0, index))), range = variable && text.json.rangeOf(path);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `\`${variable?.[0] ?? ""}${variable?.[0].includes("{") === true ? "}" : ""}\` is not in quotes`,
          hint: 'Put the path in escaped quotes: `"\\"${CLAUDE_PLUGIN_ROOT}\\"/scripts/check.sh"`.'
        }
      }
    ];
  });
}
function isQuoted(before2) {
  let quote2 = "";
  for (let at2 = 0; at2 < before2.length; at2 += 1) {
    let character = before2[at2] ?? "";
    character === "\\" && quote2 !== "'" ? at2 += 1 : quote2 === "" && (character === '"' || character === "'") ? quote2 = character : character === quote2 && (quote2 = "");
  }
  return quote2 !== "" || /(?:^|[\s;&|])\w+=$/.test(before2);
}
// src/rules/hooks/hooks-version.ts
var hooksVersion = hookRule({
  id: "hooks-version",
  description: 'A hooks file does not contain `"version": 1`',
  effects: [error(["github", "copilot-cli"], "github.com and the Copilot CLI reject the whole file.")],
  fixes: 'Adds `"version": 1` if the file has no version.',
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  find(text, dialect) {
    let { json } = text, root = json.rangeOf([]);
    if (dialect !== "copilot" || !isRecord(json.value) || root === void 0)
      return [];
    let { version } = json.value, range = json.rangeOf(["version"]);
    return version === 1 || range === void 0 && (isWithoutHooks(text) || isEditorsOwn(text)) ? [] : range !== void 0 ? [
      {
        range,
        said: {
          message: `The version is ${quote(text.text.slice(range.start, Math.min(range.end, range.start + 60)))}, but only \`1\` is supported`,
          hint: 'Write `"version": 1`.'
        },
        particulars: version === "1" ? { fix: { kind: "edits", edits: [{ ...range, text: "1" }] } } : {}
      }
    ] : [
      {
        range: { start: root.start, end: root.start + 1 },
        said: { message: "The file has no `version`", hint: 'Add `"version": 1`.' },
        particulars: { fix: { kind: "edits", edits: [insertion(text, root)] } }
      }
    ];
  }
});
function isWithoutHooks(text) {
  let events = readEvents(text);
  return events !== void 0 && Object.keys(events).length === 0;
}
function isEditorsOwn(text) {
  let events = Object.keys(readEvents(text) ?? {}), capitals = new Set(COPILOT_EVENTS.values());
  return events.length > 0 && events.every((event) => capitals.has(event)) && readEntries(text).every(({ value }) => !isRecord(value) || !COPILOTS_KEYS.some((key) => Object.hasOwn(value, key)));
}
var COPILOTS_KEYS = ["bash", "powershell", "timeoutSec"];
function insertion({ text, json }, root) {
  let start = root.start + 1, [first] = isRecord(json.value) ? Object.keys(json.value) : [], firstKey = first === void 0 ? void 0 : json.rangeOfKey([first]), blank = firstKey === void 0 ? void 0 : text.slice(start, firstKey.start);
  return {
    start,
    end: start,
    text: blank !== void 0 && /^\s*$/.test(blank) ? `${blank}"version": 1,` : `"version": 1${first === void 0 ? "" : ", "}`
  };
}
// src/rules/hooks/index.ts
var HOOKS_RULES = [
  hooksDangerousCommand,
  hooksEntryShape,
  hooksEventUnknown,
  hooksInFrontmatter,
  hooksJsonSyntax,
  hooksMatcherInvalid,
  hooksScriptMissing,
  hooksUnquotedRoot,
  hooksVariableUnknown,
  hooksVersion
];
// src/rules/instructions/instructions-claude-rule-paths.ts
var instructionsClaudeRulePaths = {
  id: "instructions-claude-rule-paths",
  scope: "text",
  kinds: ["claude-rule"],
  looksFor: { keys: ["paths"] },
  description: "The `paths` of a Claude rule is not a list of globs",
  effects: [
    warning(["vscode"], "VS Code reports an error and does not know which files the rule applies to."),
    warning(["claude"], "Claude Code documents a list of globs, and may apply the rule to all files or none.")
  ],
  fixes: "Writes the globs of a string as a list.",
  source: "https://code.claude.com/docs/en/memory",
  check(text, report2) {
    let value = text.frontmatter.data.paths;
    if (value == null)
      return;
    if (Array.isArray(value)) {
      reportEntries(text, value, report2);
      return;
    }
    let fix = typeof value == "string" ? asList2(text, value) : void 0;
    report2(
      findEntryRange2(text, "paths"),
      {
        message: `\`paths\` must be a list of globs, not ${describeType(value)}`,
        hint: 'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.'
      },
      fix === void 0 ? {} : { fix }
    );
  }
};
var MAX_ENTRIES2 = 100;
function reportEntries(text, values, report2) {
  for (let [index, value] of values.slice(0, MAX_ENTRIES2).entries()) {
    let isBlank5 = value === null || typeof value == "string" && value.trim() === "";
    (isBlank5 || typeof value != "string" && typeof value != "number") && report2(text.frontmatter.rangeOf(["paths", index]) ?? findEntryRange2(text, "paths"), {
      message: isBlank5 ? "`paths` has an empty entry" : `\`paths\` has an entry that is ${describeType(value)}, not a glob`,
      hint: 'Write a glob, as in `"src/**/*.ts"`, or remove the entry.'
    });
  }
}
function asList2({ frontmatter }, value) {
  let range = frontmatter.rangeOf(["paths"]), globs = splitGlobList(value).map(({ pattern }) => pattern);
  return range === void 0 || globs.length === 0 || !globs.every((glob) => /^[^"\\\n]+$/.test(glob)) ? void 0 : { kind: "edits", edits: [{ ...range, text: `[${globs.map((glob) => `"${glob}"`).join(", ")}]` }] };
}
// src/rules/instructions/instructions-description-missing.ts
var instructionsDescriptionMissing = {
  id: "instructions-description-missing",
  scope: "text",
  kinds: ["path-instructions"],
  description: "Instructions have no `description`",
  effects: [
    info(
      ["vscode"],
      "VS Code lists the file for the model without saying what is in it, so the model does not pick it when `applyTo` does not match."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report2) {
    isReadWithoutError(text) && !hasOrMeans(text, "description") && report2(findFirstLine(text.text), {
      message: "The frontmatter has no `description`",
      hint: "Add a `description` that says in one sentence what the instructions are about."
    });
  }
};
// src/rules/instructions/long-paragraphs.ts
var WORDS3 = /^(?:[^ ]* ){11}/;
function markParagraphs(text, { start, end }) {
  let marks = [], lineEnd = text.includes(`\r
`, start) ? `\r
` : `
`, fence = text.indexOf(FENCE, start), isCode2 = false;
  for (let at2 = start; at2 < end && marks.length < 500; ) {
    let blank = text.indexOf(lineEnd + lineEnd, at2), next = blank < 0 ? end : blank, paragraph = !isCode2 && (fence < 0 || fence >= next) && next - at2 >= 80 ? trimmed(text, at2, next) : NOTHING;
    for (paragraph.end - paragraph.start >= 80 && hasWords(text, paragraph) && marks.push({ ...paragraph, mark: computeMark(text, paragraph) }); fence >= 0 && fence < next; fence = text.indexOf(FENCE, fence + FENCE.length))
      isCode2 = !isCode2;
    at2 = next + lineEnd.length;
  }
  return marks;
}
var FENCE = "```";
var NOTHING = { start: 0, end: 0 };
function trimmed(text, start, end) {
  let from = start, to = end;
  for (; from < to && isBlank4(text.charCodeAt(from)); )
    from += 1;
  for (; to > from && isBlank4(text.charCodeAt(to - 1)); )
    to -= 1;
  return { start: from, end: to };
}
function isBlank4(code) {
  return code === 32 || code >= 9 && code <= 13;
}
function hasWords(text, { start, end }) {
  return WORDS3.test(text.slice(start, end));
}
var SAMPLED_CHARACTERS = 16;
function computeMark(text, { start, end }) {
  let mark2 = end - start, step = mark2 / SAMPLED_CHARACTERS;
  for (let at2 = start; at2 < end; at2 += step)
    mark2 = Math.imul(mark2 ^ text.charCodeAt(at2), 16777619);
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
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI put the paragraph into one request twice, and when one copy changes, the two may contradict each other."
    )
  ],
  source: VSCODE_INSTRUCTIONS,
  collect(text) {
    let { globs } = writtenGlobs(text), marks = globs.length === 0 ? [] : markParagraphs(text.text, text.body);
    return marks.length === 0 ? void 0 : { globs: globs.map(({ pattern }) => detachText(pattern)), marks };
  },
  async check(facts, report2, repository) {
    if (isLargeLibrary(repository))
      return;
    let inPlace = facts.filter(({ file }) => file.level === "repository" && file.standing === "in-place"), reported = /* @__PURE__ */ new Set(), reportRepeat = (file, place2, other, line) => {
      reported.has(file) || (reported.add(file), report2(file, place2, {
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
          (folder, extension) => paths.withExtension(`.${extension}`).some((path) => path.startsWith(joinPath(fact.file.root, folder)))
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
  effects: [info(["github"], "github.com documents a single name. Only VS Code is known to accept a list.")],
  source: GITHUB_INSTRUCTIONS,
  check(text, report2) {
    let value = text.frontmatter.data.excludeAgent;
    if (!Array.isArray(value) || value.length !== 1)
      return;
    let [name] = value;
    (name === "code-review" || name === "cloud-agent") && report2(findEntryRange2(text, "excludeAgent"), {
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
  effects: [info(["github"], "github.com still accepts the old name, but documents only the new one.")],
  fixes: "Writes `cloud-agent`.",
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report2) {
    let range = frontmatter.data.excludeAgent === OLD_NAME ? frontmatter.rangeOf(["excludeAgent"]) : void 0, at2 = range === void 0 ? -1 : text.slice(range.start, range.end).indexOf(OLD_NAME);
    if (range !== void 0 && at2 >= 0) {
      let name = { start: range.start + at2, end: range.start + at2 + OLD_NAME.length };
      report2(
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
  check(text, report2) {
    let { frontmatter } = text, value = frontmatter.data.excludeAgent;
    if (value == null || value === "")
      return;
    let values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
    for (let [index, name] of values.entries())
      if (typeof name != "string" || !Object.hasOwn(EXCLUDABLE_AGENTS, name.trim())) {
        let range = Array.isArray(value) ? frontmatter.rangeOf(["excludeAgent", index]) : void 0;
        report2(range ?? findEntryRange2(text, "excludeAgent"), {
          message: typeof name == "string" ? `${quote(name)} is not an agent that \`excludeAgent\` can exclude` : `\`excludeAgent\` must be the name of an agent, not ${describeType(name)}`,
          hint: suggestName2(name)
        });
      }
  }
};
var MAX_VALUES = 20;
var MAX_EDITS2 = 3;
var NAMES5 = ["code-review", "cloud-agent"];
function suggestName2(name) {
  let written = typeof name == "string" ? name.trim().toLowerCase().replaceAll(/[\s_]+/g, "-") : "", meant = NAMES5.find((one) => editsUpTo(MAX_EDITS2, written, one) !== void 0);
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
    warning(["github"], "github.com never applies the file, because nothing says which files it is for."),
    warning(
      ["vscode"],
      "VS Code never applies the file automatically, and there is no description by which a model could pick it."
    )
  ],
  source: GITHUB_INSTRUCTIONS,
  collect({ text, frontmatter }) {
    return !frontmatter.present && frontmatter.problems.length === 0 && text.trim() !== "" && findLateHead("path-instructions", text) === void 0 ? findFirstLine(text) : void 0;
  },
  check(line, file, report2, { settings }) {
    INDEX_PAGE.test(file.path) || isNamedBySetting(file, settings) || report2(
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
    ({ form }) => form.kind === "file" && joinPath(root, form.file.replace(/^\.\//, "")) === path
  );
}
var READ_BY_REFERENCE = [
  info(
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
  regex("gim")`
    (?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )
      (?<wish>(?:block|prevent) (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)
  `,
  {
    message: "A review cannot block a merge",
    hint: "Ask for a comment that says how serious the problem is. A repository ruleset can require that comments are resolved."
  }
);
var DECIDE = wish(
  regex("gim")`
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
  regex("gim")`
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
  regex("gim")`
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
  regex("gim")`
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
  return { start: end - at(match, 1).length, end };
}
// src/rules/instructions/instructions-review-unsupported.ts
var instructionsReviewUnsupported = {
  id: "instructions-review-unsupported",
  scope: "text",
  kinds: ["repository-instructions", "path-instructions", "review-md"],
  description: "Instructions ask a pull request review for something that it cannot do",
  effects: [
    info(
      ["github"],
      "On github.com, Copilot can only comment on a pull request, and it does not open links in instructions."
    )
  ],
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report2) {
    if (![text.frontmatter.data.excludeAgent].flat().includes("code-review")) {
      for (let { places, said } of findWishes(text))
        for (let place2 of places(text.text, text.body.start))
          if (text.markdown.hiddenAt(place2.start) === void 0) {
            report2(place2, said);
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
    warning(["vscode"], "VS Code marks the key as not supported and ignores it."),
    warning(["copilot-cli"], "The Copilot CLI warns about the key at each start and ignores it."),
    warning(["claude"], "Claude Code ignores the key, and a rule without `paths` applies to all files."),
    info(["github"], "github.com ignores the key.")
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
    ...paths.entries.flatMap(({ path }) => MANIFEST2.test(path) ? [path.replace(MANIFEST2, "")] : []),
    ...files.flatMap(({ path, root }) => PLUGIN_PART.test(path.slice(root.length)) ? [root] : [])
  ])].flatMap(
    (folder) => folder === "" || HIDDEN2.test(folder) || isSetAside(`${folder}/x`) ? [] : [{ kind: "plugins", folder: folderOf(folder), name: nameOf(folder).toLowerCase() }]
  );
  return [...groupBy([...parts, ...plugins], ({ kind, folder }) => `${kind} ${folder}`).values()].flatMap((group) => {
    let [first] = group;
    return first === void 0 ? [] : [{ kind: first.kind, folder: first.folder, names: new Set(group.map(({ name }) => name)) }];
  });
}
var MANIFEST2 = /\/\.(?:claude|codex|cursor)-plugin\/plugin\.json$/;
var PLUGIN_PART = /^\/(?:agents|commands|skills)\/[^.]/;
var HIDDEN2 = /(?:^|\/)\./;
function isPage({ path }) {
  return /^(?:readme|index|template|changelog)\.md$/i.test(nameOf(path)) || nameOf(path).startsWith("_");
}
function folderOfParts({ kind, path }) {
  return kind === "skill" ? folderOf(folderOf(path)) : folderOf(path);
}
function nameOfPart({ kind, path }) {
  return kind === "skill" ? nameOf(folderOf(path)) : stemOf(nameOf(path));
}
function stemOf(name) {
  return name.replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/i, "");
}
var IS_HISTORY = /^(?:changelog|history|releases?|migration)\b/i;
function isCurrent({ level, path }) {
  return level === "repository" && !isSetAside(path) && !IS_HISTORY.test(nameOf(path));
}
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
  let at2 = start;
  for (; at2 < end && isSpace(text.charCodeAt(at2)); )
    at2 += 1;
  return at2;
}
function skipMark(text, first, end) {
  let sign = text.charCodeAt(first), at2 = first + 1;
  if (isDigit(sign)) {
    for (; at2 < end && at2 < first + MAX_DIGITS && isDigit(text.charCodeAt(at2)); )
      at2 += 1;
    let behind = text.charCodeAt(at2);
    if (behind !== 46 && behind !== 41)
      return end;
    at2 += 1;
  } else if (sign !== 45 && sign !== 42 && sign !== 43)
    return end;
  if (at2 >= end || !isSpace(text.charCodeAt(at2)))
    return end;
  let words = skipIndentation(text, at2, end);
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
  let at2 = isRow ? skipNumber(text, start, end) : start;
  if (at2 === end)
    return;
  list2.size += 1;
  let isBold = text.startsWith("**", at2), label = readLabel(text, isBold ? at2 + 2 : at2, Math.min(end, at2 + MAX_LABEL), isBold);
  label !== void 0 && (list2.labelled += 1, hasWords2(text, label) || list2.entries.push({ label: text.slice(label.start, label.end).trim(), range: label }));
}
function skipNumber(text, start, end) {
  let at2 = skipIndentation(text, start, end), sign = text.charCodeAt(at2);
  return sign === 45 || sign === 58 ? /^[\s:|-]*$/.test(text.slice(at2, end)) ? end : at2 : isDigit(sign) ? at2 + (NUMBER_COLUMN.exec(text.slice(at2, at2 + MAX_COLUMN))?.[0].length ?? 0) : at2;
}
var NUMBER_COLUMN = /^\d{1,3}[ \t]*\|[ \t]*/;
var MAX_COLUMN = 12;
function readLabel(text, at2, end, isBold) {
  let sign = text.charCodeAt(at2);
  if (sign === 91)
    return readLink(text, at2, end);
  let isCode2 = sign === BACKTICK;
  if (!isCode2 && !isBold)
    return;
  let start = isCode2 ? at2 + 1 : at2, close = text.indexOf(isCode2 ? "`" : "**", start);
  return close <= start || close > end ? void 0 : { start, end: close };
}
function readLink(text, at2, end) {
  let [, before2 = "", words = "", target = ""] = LINK.exec(text.slice(at2, end + MAX_LABEL)) ?? [];
  if (words === "")
    return;
  let start = at2 + before2.length, targetAt = text.indexOf("](", start) + 2;
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
  looksFor: { parts: ["kills", "gents", "ommands", "lugins", "rompts"] },
  description: "A text names another number of skills, agents, commands or plugins than there are",
  effects: [
    info(CLIENTS, "The models of all clients repeat the number, or stop looking when they have found so many.")
  ],
  collect(text) {
    let counts = text.format === "markdown" ? readCounts(text) : [];
    return counts.length === 0 ? void 0 : counts;
  },
  check(facts, report2, repository) {
    let plugins = new Set(
      repository.paths.entries.flatMap(({ path }) => MANIFEST3.test(path) ? [path.replace(MANIFEST3, "")] : [])
    ), countParts2 = prepareCount(findContainers(repository), plugins);
    for (let { file, fact } of facts)
      for (let count22 of fact.slice(0, MAX_COUNTS)) {
        let { kind, number, range, listed, folder, isWhole } = count22, isOwnMistake = listed !== void 0 && listed !== number, found = isOwnMistake ? listed : folder !== void 0 || isWhole ? countParts2(count22, file) : void 0;
        found !== void 0 && found !== number && Math.abs(found - number) <= Math.max(2, found * MAX_OFF) && isCurrent(file) && report2(file, range, {
          message: `The text says ${number} ${kind}, but ${isOwnMistake ? "then names" : "there are"} ${found}`,
          hint: `Correct the number, or leave it out: ${quote(`${found} ${kind}`)}.`
        });
      }
  }
};
var MANIFEST3 = /\/\.claude-plugin\/plugin\.json$/;
var MAX_COUNTS = 20;
var MAX_OFF = 0.4;
function prepareCount(containers, plugins) {
  let byKind = groupBy(containers, ({ kind }) => kind), known5 = /* @__PURE__ */ new Map(), below = (kind, around) => {
    let key = `${kind} ${around}`, found = known5.get(key) ?? (byKind.get(kind) ?? []).filter((container) => around === "" || container.folder.startsWith(`${around}/`));
    return known5.set(key, found), found;
  };
  return ({ kind, folder, number }, { path, root }) => {
    if (folder !== void 0) {
      let named = (byKind.get(kind) ?? []).filter((container) => container.folder === folder || container.folder === `${root}/${folder}`);
      return named.length === 1 ? named[0]?.names.size : void 0;
    }
    let around = folderOf(path), found = below(kind, around), [only, ...others] = found;
    if (only === void 0 || others.length === 0)
      return only?.names.size;
    let total = found.reduce((sum2, { names: names3 }) => sum2 + names3.size, 0);
    return Math.abs(total - number) <= Math.max(2, total * MAX_OFF_TOTAL) && around === "" && found.every((container) => plugins.has(folderOf(container.folder))) ? total : void 0;
  };
}
var MAX_OFF_TOTAL = 0.12;
var NUMBERS = wordsIn(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty
`);
var WORD = `(?:${NUMBERS.slice(2).join("|")})`;
var KIND = "(skills|(?:sub-?)?agents|commands|plugins|prompts)";
var ADJECTIVES = "(?:(?:specialized|specialised|expert|custom|reusable|ai|slash|installable|available|shipped|bundled|production|core|claude code|copilot)[ ]+){0,3}";
var COUNT = new RegExp(`(?<![\\w.,/~#$+<\u2264\u2265-])(\\d{1,3}|${WORD})[ ]+${ADJECTIVES}${KIND}\\b(?![-/])`, "gi");
var IN_BRACKETS2 = new RegExp(
  `(?<=^#{1,6}[ ][^\\n]{0,40}?|\\*\\*|^)\\b${KIND}[ ]\\((\\d{1,3})(?:[ ](?:total|in total))?\\)`,
  "gim"
);
var IS_WHOLE = regex("i")`
  \b(?:
    contains?|has|have|includes?|provides?|ships?(?: with)?|with|of|bundles?|all|total|there are|defines?|exposes?
    |offers?|our|the|these
  )[ *_]*(?:the )?$
`;
var IS_PART = regex("i")`
  \b(?:
    first|last|other|more|another|next|up to|at least|at most|about|around|over|than|max(?:imum)?|min(?:imum)?
    |every|each|only|remaining|of the|launch|spawn|run|dispatch|invoke|use|uses|using|parallel|select|pick|between
    |or|and|to
  )[ *_]*$
`;
function readCounts(checked) {
  let { text, body, markdown } = checked, found = [];
  for (let pattern of [COUNT, IN_BRACKETS2]) {
    pattern.lastIndex = body.start;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_COUNTS; match = pattern.exec(text)) {
      let [whole, one = "", two = ""] = match, [written, word] = pattern === COUNT ? [one, two] : [two, one], number = /^\d/.test(written) ? Number(written) : NUMBERS.indexOf(written.toLowerCase()), start = match.index, end = start + whole.length, before2 = text.slice(Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_BEFORE), start);
      if (number < MIN_NUMBER || markdown.isFenced(start) || IS_PART.test(before2))
        continue;
      let behind = text.slice(end, Math.min(end + MAX_BEHIND, findLineEnd(text, end))), listed = countNames(behind) ?? countList(readLists(checked), end, text), folder = /`(?:\.\/)?((?:[\w.-]{1,60}\/){0,6}[\w.-]{1,60})\/?`/.exec(behind.slice(0, MAX_BEFORE))?.[1];
      found.push({
        kind: kindOf(word),
        number,
        range: { start, end },
        isWhole: pattern === IN_BRACKETS2 || /^[\s>*_#|-]*$/.test(before2) || IS_WHOLE.test(before2),
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
  let names3 = /^\**:\**[ ]+((?:`?[a-z][\w-]{1,60}`?, ){3,200}(?:and )?`?[a-z][\w-]{1,60}`?)\.?[ ]*$/i.exec(
    behind
  )?.[1];
  return names3 === void 0 ? void 0 : names3.split(", ").length;
}
function countList(lists, from, text) {
  let list2 = lists.find(({ at: at2 }) => at2 > from);
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
    info(CLIENTS, "The models of all clients take such a list for complete, and do not look for what it leaves out.")
  ],
  collect(text) {
    let lists = text.format === "markdown" && namesEnough(text) ? readLists(text).filter(
      ({ title, entries, size }) => entries.length >= MIN_NAMED && entries.length >= size * MIN_LABELLED && !IS_CHOICE.test(title)
    ) : [];
    return lists.length === 0 ? void 0 : lists;
  },
  async check(facts, report2, repository) {
    let containers = indexContainers(repository), listParts2 = rememberEach((list2) => findParts(list2, containers));
    for (let { file, fact } of facts) {
      let reported = /* @__PURE__ */ new Set();
      for (let list2 of fact) {
        let found = nearest2(listParts2(list2), file) ?? findFilesLeftOut(list2, file, repository);
        if (found === void 0 || reported.has(found.folder) || reported.size === MAX_FINDINGS6 || !isCurrent(file))
          continue;
        let written = (await repository.read(file.path))?.text.toLowerCase() ?? "", missing = found.missing.filter((name) => !isNamed(name, written)), [first] = missing;
        if (first !== void 0) {
          reported.add(found.folder);
          let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "", where = found.folder === "" ? "the repository" : `\`${found.folder}\``;
          report2(file, rangeOf(list2), {
            message: `The list leaves out ${quote(first)}${rest}, but names ${found.named} other ${found.what} of ${where}`,
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
  let { start } = at(entries, 0).range;
  return { start, end: entries.at(-1)?.range.end ?? start };
}
var MIN_NAMED = 4;
var MIN_LABELLED = 0.8;
var MIN_OF_FOLDER = 0.8;
var MAX_LEFT_OUT = 0.25;
var MAX_FINDINGS6 = 5;
var IS_CHOICE = regex("i")`
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
function judge(names3, listed) {
  let missing = [...names3].filter((name) => !listed.has(name)), named = names3.size - missing.length;
  return named >= MIN_NAMED && named >= listed.size * MIN_OF_FOLDER && missing.length > 0 && missing.length <= Math.max(1, names3.size * MAX_LEFT_OUT) ? { named, missing: missing.toSorted() } : void 0;
}
function namedPart(label) {
  if (IS_PLAIN.test(label))
    return label.toLowerCase();
  let path = label.replace(/[?#].*$/, "").replace(/\/(?:SKILL\.md)?$/i, "");
  return stemOf(nameOf(path.split(/\s/, 1)[0] ?? "")).replace(/^[@/]/, "").replace(/^[\w.-]+:(?=\w)/, "").toLowerCase();
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
  let around = folderOf(folder);
  return around === root || path.startsWith(`${around}/`);
}
function findFilesLeftOut({ entries }, file, { paths }) {
  if (entries.filter(({ label }) => label.includes(".")).length < MIN_NAMED)
    return;
  let bases = [folderOf(file.path), ""];
  for (let base of bases) {
    let targets2 = entries.flatMap(({ label }) => {
      let target = /^[\w./@-]+\.[a-z]\w{0,5}$/i.test(label) ? resolveLink(joinPath(base, "x"), label) : void 0;
      return target === void 0 || target.kind === "outside" ? [] : [target.path];
    }), existing = targets2.filter((path) => paths.has(path)), folder = existing.length < MIN_NAMED ? void 0 : folderOf(at(existing, 0));
    if (folder === void 0 || folder === "" || existing.some((path) => folderOf(path) !== folder))
      continue;
    let ending = endingOf(at(existing, 0));
    if (existing.some((path) => endingOf(path) !== ending))
      continue;
    let names3 = new Set(
      paths.withExtension(ending).flatMap(
        (path) => folderOf(path) === folder && !IS_PAGE.test(nameOf(path)) && path !== file.path ? [nameOf(path)] : []
      )
    ), judged = judge(names3, new Set(targets2.map(nameOf)));
    return judged === void 0 ? void 0 : { ...judged, folder, what: "files" };
  }
}
var IS_PAGE = /^(?:readme|index|_|template|__init__|skill\.md$|source-index)/i;
function endingOf(path) {
  let name = nameOf(path);
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
      clients: CLIENTS,
      severity: "info",
      why: 'The models of all clients cannot tell which of the two a text means: "go back to step 3".'
    }
  ],
  check(text, report2) {
    text.format === "markdown" && mayRepeat(text) && checkHeadings(text, report2);
  }
};
var HEADING2 = /^(#{2,6})[ \t]+(\S[^\n]{0,200})$/;
var NUMBERED = /^(?:\*\*)?(?:(step|phase|stage|part|rule|section|task|gate|round|level|principle|pattern)[ ]+)?(\d{1,2})(?:[.:)](?!\d)|[ ]*[\u2014\u2013-][ ]|$)/i;
var MAX_HEADINGS = 1e3;
var MAX_FINDINGS7 = 5;
function mayRepeat({ text, body }) {
  return [HAS_NUMBER, IS_TWICE].some((pattern) => (pattern.lastIndex = Math.max(0, body.start - 1), pattern.test(text)));
}
var HAS_NUMBER = /(?:^|\n)#{2,6}[ \t]+(?:\*\*)?(?:[A-Za-z]{4,9}[ ]+)?\d{1,2}(?:[.:)]|[ ]*[\u2014\u2013-][ ]|[ \t\r]*(?:\n|$))/g;
var IS_TWICE = /(?:^|\n)(#{2,6}[ \t]+\S[^\n]{0,200}?)[ \t\r]*\n\s*\1[ \t\r]*(?:\n|$)/g;
function checkHeadings({ text, body, markdown }, report2) {
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
    for (isAgain && reported < MAX_FINDINGS7 && (reported += 1, report2(range, { message: `The heading ${quote(written)} is written twice`, hint: "Remove one of them." })); (above.at(-1)?.level ?? 0) >= marks.length; )
      above.pop();
    above.push({ level: marks.length, written, end: range.end });
    let [, word = "", digits] = NUMBERED.exec(written) ?? [];
    if (digits !== void 0 && !isAgain) {
      let key = `${above.at(-2)?.end ?? 0} ${marks.length} ${word.toLowerCase()}`, series = seen.get(key) ?? [];
      series.push({ level: marks.length, word, number: Number(digits), written, range }), seen.set(key, series);
    }
  }
  for (let series of seen.values())
    for (let [first, again] of series.length < MIN_SERIES ? [] : findFaults3(series, text))
      reported < MAX_FINDINGS7 && (reported += 1, report2(again.range, {
        message: again.number === first.number ? `The number ${again.number} was already given to ${quote(first.written)}` : `The number ${again.number} follows ${first.number}`,
        hint: "Number the headings again, and correct the places that refer to them."
      }));
}
function* lineStarts(text, body) {
  text.startsWith("##", body.start) && (yield body.start);
  for (let at2 = text.indexOf(`
##`, body.start); at2 >= 0 && at2 < body.end; at2 = text.indexOf(`
##`, at2 + 1))
    yield at2 + 1;
}
var MIN_SERIES = 3;
function findFaults3(series, text) {
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
var KINDS2 = [
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
  kinds: KINDS2,
  description: "A file lacks a key that all files of its kind next to it have, or its name differs from that of the file",
  effects: [
    info(
      CLIENTS,
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
      keys: Object.keys(frontmatter.data).slice(0, MAX_KEYS6).map(detachText),
      range: (name === void 0 ? void 0 : frontmatter.rangeOf(["name"])) ?? { start, end: start + 3 },
      ...typeof name == "string" && { name: detachText(name) }
    };
  },
  check(facts, report2) {
    let all = facts.filter(({ file }) => file.level === "repository" && !isSetAside(file.path));
    for (let { file, fact } of all)
      checkEntries(file, fact.entries ?? [], report2);
    let own = all.filter(({ fact }) => fact.entries === void 0);
    for (let group of groupBy(own, ({ file }) => `${file.kind} ${folderOfParts(file)}`).values()) {
      if (group.length < MIN_FILES)
        continue;
      for (let key of new Set(group.flatMap(({ fact }) => fact.keys))) {
        let without = OF_ONE.has(key) ? [] : group.filter(({ fact }) => !fact.keys.includes(key));
        if (without.length > 0 && without.length <= group.length * MAX_ODD && without.length <= MAX_FINDINGS8)
          for (let { file, fact } of without)
            report2(
              file,
              { start: 0, end: Math.min(3, fact.range.end) },
              {
                message: `The key ${quote(key)} is missing, which ${group.length - without.length} of ${group.length} files of this kind have in ${place(file)}`,
                hint: "Add the key, if it is not left out on purpose."
              }
            );
      }
      let named = group.filter(({ file, fact }) => file.kind !== "skill" && fact.name !== void 0), odd = named.filter(({ file, fact }) => fact.name !== stemOf(nameOf(file.path)));
      if (named.length >= MIN_FILES && odd.length > 0 && odd.length <= named.length * MAX_ODD && odd.length <= MAX_FINDINGS8)
        for (let { file, fact } of odd)
          report2(file, fact.range, {
            message: `The name ${quote(fact.name ?? "")} is not that of the file, as in ${named.length - odd.length} of ${named.length} files in ${place(file)}`,
            hint: `Write ${quote(stemOf(nameOf(file.path)))}, or rename the file.`
          });
    }
  }
};
function checkEntries(file, entries, report2) {
  for (let key of new Set(entries.flatMap(({ keys }) => keys))) {
    let [odd, ...others] = entries.filter(({ keys }) => !keys.includes(key));
    odd !== void 0 && others.length === 0 && SHOWN.has(key) && report2(file, odd.range, {
      message: `The key ${quote(key)} is missing, which the other ${entries.length - 1} plugins have`,
      hint: "Add the key, if it is not left out on purpose."
    });
  }
}
var MIN_ENTRIES2 = 4;
var MAX_ENTRIES3 = 2e3;
var SHOWN = wordSet(
  "author category description displayName homepage keywords license repository tags version"
);
function readEntries2(json) {
  let plugins = !isBroken(json) && isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES3) : []).flatMap((entry, index) => {
    let range = json.rangeOf(["plugins", index, "name"]);
    return isRecord(entry) && range !== void 0 ? [{ keys: Object.keys(entry).map(detachText), range }] : [];
  });
}
var MAX_KEYS6 = 40;
var MIN_FILES = 8;
var MAX_ODD = 0.12;
var MAX_FINDINGS8 = 3;
var OF_ONE = wordSet(`
  agent agents allowed-tools argument-hint arguments color compatibility context disable-model-invocation description
  disallowedTools effort handoffs hooks isolation maxTurns mcp-servers mcpServers memory mode model name paths
  permissionMode readonly skills target tools user-invocable when_to_use background applyTo excludeAgent
`);
function place(file) {
  let folder = folderOfParts(file);
  return folder === "" ? "the repository" : `\`${folder}\``;
}
// src/rules/inventories/index.ts
var INVENTORY_RULES = [countMismatch, listIncomplete, numberRepeated, siblingKeyMissing];
// src/rules/markdown/html-comment-instruction.ts
var htmlCommentInstruction = {
  id: "html-comment-instruction",
  scope: "file",
  kinds: "all",
  bundled: "documents",
  description: "An HTML comment contains instructions that people do not see",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send the comment to the model, but the rendered page hides it from people who review the file."
    ),
    info(
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
      let close = text.indexOf("-->", start + 4), end = close < 0 ? text.length : close + 3, comment = text.slice(start + 4, Math.min(close < 0 ? end : close, start + MAX_READ2)).trim(), said = instructionIn(comment);
      said !== void 0 && !markdown.isFenced(start) && markdown.hiddenAt(start) === "comment" && found.push({ start, end, said: detachText(said) }), start = text.indexOf("<!--", end);
    }
    return found.length === 0 ? void 0 : found;
  },
  check(comments, { path, kind }, report2) {
    if (!(kind === "bundled-document" && TEMPLATE2.test(path)))
      for (let { start, end, said } of comments)
        report2(
          { start, end },
          {
            message: `The comment gives instructions to a model: ${quote(said)}`,
            hint: "Write it as visible text, or remove it."
          }
        );
  }
};
var TEMPLATE2 = /(?:^|[/_.-])templates?[/_.-][^/]*(?:\/[^/]*)?$/i;
var MAX_REPORTS2 = 50;
var MAX_READ2 = 2e3;
var LABEL = regex("i")`
  ^(?:
    (?:
      important|note|critical|attention|system|hidden|instructions?|rules?
      |(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?)
        (?: (?:agents?|assistants?|models?|instructions?|only))?
    )\b[\s:,!–—-]*
  )+
`;
var DIRECTIVE = regex("i")`
  ^(?:
    you (?:must|should|shall|are (?:required|not allowed))\b
    |(?:always|never)(?!\s+(?:edit|remove|delete|touch|change|modify|move))\s+[a-z\`]
    |(?:ignore|disregard|forget|override)\s+(?:all|any|the|every|previous|prior|your|these|those|everything)\b
    |must (?:always|never|not)\b|make sure (?:to|that|you)\b
    |(?:do not|don't) (?:tell|mention|reveal|ask|run|use|show|follow|suggest|report|flag|approve)\b
  )
`;
var ORDER = regex("i")`
  ^(?:please )?(?:
    run|use|execute|include|send|write|add|follow|read|respond|reply|answer|call|install|check|ensure|ignore|skip
    |approve|prefer|assume|treat
  )\b
`;
var BEFORE_ANSWER = /\b(?:before|after|when|whenever) you (?:answer|respond|reply)\b/i;
var SPEAKS_TO_MODEL = /^\W*(?:(?:important|note|critical)\W+)?(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?|system)\b/i;
var FOR_OTHERS = /generated|do not edit|don't edit|by hand|in sync|maintained|todo|fixme|lint-|lintrc|prettier-|copyright|licen[cs]e|spdx|housestyle|skillsaw|agnix/i;
var TO_PEOPLE = regex("im")`
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
    let line = at(lines, index);
    if (index < covered || !counts(line.start) || blocks.length === MAX_BLOCKS)
      continue;
    let exact = follow(words, { first, again: index }, 1, 0);
    covered = index + exact.pairs;
    let prose = lines.slice(index, covered).filter(({ start }) => counts(start));
    if (at(lines, covered - 1).line - line.line + 1 >= MIN_LINES && prose.length >= MIN_COUNTED && !isForm(prose.map(({ start, length }) => text.slice(start, start + length)))) {
      let after = follow(words, { first, again: index }, 1, MAX_GAP);
      blocks.push(...growBlock(lines, words, { first, again: index }, after)), covered = after.again + 1;
    }
  }
  return blocks;
}
function growBlock(lines, words, { first, again }, after) {
  let before2 = follow(words, { first: first - 1, again: again - 1 }, -1, MAX_GAP), skipped = linesBeforeSection(words, before2.again, again), begin = at(lines, before2.first + skipped), repeat = at(lines, before2.again + skipped), last = at(lines, after.again);
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
var MAX_PAIRS2 = 5e3;
function follow(words, from, step, maxGap) {
  let [first, again] = [from.first, from.again], found = { pairs: 0, first: first - step, again: again - step }, border = step > 0 ? from.again : from.first;
  for (; found.pairs < MAX_PAIRS2 && (step > 0 ? first < border : again > border); ) {
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
    info(CLIENTS, "All clients send both copies to the model. If one copy is changed, the other contradicts it.")
  ],
  check(text, report2) {
    if (text.format !== "markdown")
      return;
    let blocks = findRepeatedBlocks(text.source, text.body, (start) => isProse(text, start));
    for (let { first, again, end, lines } of blocks.filter((block) => !isInExample(text, block.again.start)))
      report2(
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
  let { markdown } = text, faults = fenceFaults(text.text, markdown.fenceLines).slice(0, MAX_FAULTS4);
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
var MAX_FAULTS4 = 20;
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
    warning(
      CLIENTS,
      "VS Code and github.com end the outer block at the end of the inner one and show the following text as code. The models of all clients may read it in the same way."
    )
  ],
  fixes: "Makes the outer fences longer than any fence inside the block.",
  source: "https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/creating-and-highlighting-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report2) {
    for (let fault of unpairedFences(text))
      if (fault.kind === "nested") {
        let { outer, inner, stray } = fault, marks = outer.mark.repeat(longestWithin(text, outer, stray) + 1);
        report2(
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
    warning(
      CLIENTS,
      "VS Code and github.com show the following text as code, and the models of all clients may take these instructions for an example."
    )
  ],
  fixes: "Closes the block at the end of the file, if no blank line follows, so that only code can follow.",
  source: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report2) {
    for (let fault of unpairedFences(text)) {
      if (fault.kind === "nested")
        continue;
      let { line } = fault;
      fault.kind === "unclosed" ? report2({ start: line.start, end: line.end }, { message: "The code block that begins here is never closed", hint: "Close it with the same number of backticks or tildes, on a line after the code." }, closing(text, line)) : report2(
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
    warning(
      ["vscode", "copilot-cli", "claude", "codex", "gemini"],
      "The agents of all clients give the command to a shell. It is not in a script there, so `$0` is the name of the shell, and the path is wrong."
    )
  ],
  source: "https://www.gnu.org/software/bash/manual/html_node/Special-Parameters.html",
  check({ text, body, markdown }, report2) {
    let left = MAX_FINDINGS9;
    for (let { 0: written, index } of text.matchAll(OWN_FOLDER))
      index >= body.start && left > 0 && markdown.isFenced(index) && !isScript(text, index, markdown) && (left -= 1, report2(
        { start: index, end: index + written.length },
        {
          message: `${quote(written)} is not the folder of this text`,
          hint: "Write a path from the folder of the skill, or `${CLAUDE_PLUGIN_ROOT}` in a plugin."
        }
      ));
  }
};
var MAX_FINDINGS9 = 5;
var OWN_FOLDER = /(?<!:-)\$\((?:cd[ \t]+"?\$\()?dirname[ \t]+["']?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})["']?\)(?=["']?\/\.?\.?\w*)/g;
function isScript(text, at2, { fenceLines }) {
  let opening = fenceLines.findLast(({ start }) => start < at2), block = opening === void 0 ? "" : text.slice(opening.end, at2);
  return opening === void 0 || /#!|<<|\bfunction\b|\(\)[ \t]*\{|\bset -e/.test(block);
}
// src/rules/markdown/shell-tilde-quoted.ts
var KINDS3 = [
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
  kinds: KINDS3,
  bundled: "documents",
  looksFor: { parts: ['"~/', "'~/"] },
  description: "A command has a path with `~` in quotes, which a shell does not replace",
  effects: [
    warning(
      ["vscode", "copilot-cli", "claude", "cursor", "windsurf", "codex", "gemini"],
      "The agents of all clients run the command as it is written, and the shell looks for a folder named `~`."
    )
  ],
  source: "https://www.gnu.org/software/bash/manual/html_node/Tilde-Expansion.html",
  check({ text, body, markdown }, report2) {
    let count22 = 0;
    for (let quoted of ['"~/', "'~/"])
      for (let at2 = text.indexOf(quoted, body.start); at2 >= 0; at2 = text.indexOf(quoted, at2 + 1)) {
        let path = PATH.exec(text.slice(at2 + 1, at2 + MAX_PATH2))?.[0], before2 = text.slice(Math.max(body.start, at2 - MAX_BEFORE2), at2).replace(/^[^]*\n/, "");
        path !== void 0 && RUN2.test(before2) && markdown.isFenced(at2) && count22 < MAX_FINDINGS10 && isShell(text, at2, markdown.fenceLines, before2.endsWith("=")) && (count22 += 1, report2(
          { start: at2, end: at2 + path.length + 2 },
          {
            message: `The shell does not replace \`~\` in ${quoteValue(`${quoted.charAt(0)}${path}${quoted.charAt(0)}`)}`,
            hint: `Write \`"$HOME${path.slice(1)}"\`.`
          }
        ));
      }
  }
};
var MAX_FINDINGS10 = 10;
var MAX_BEFORE2 = 200;
var MAX_PATH2 = 300;
var PATH = /^~\/[\w./$({})-]{1,200}(?=["'])/;
var RUN2 = regex()`
  (?:^|[|&;(\`])[ \t]*(?:
    (?:
      bash|sh|zsh|source|\.|node|python3?|cat|cd|ls|mkdir(?:[ \t]+-p)?|touch|chmod[ \t]+[+\w]+
      |(?:if[ \t]+)?(?:test|\[\[?)[ \t]+(?:![ \t]+)?-[defrswx]
    )[ \t]+
    |(?:export[ \t]+)?[A-Z][A-Z\d_]{1,40}=
  )$
`;
var SHELL = /^(?:bash|sh|shell|zsh|console|terminal)(?![\w+#-])/i;
function isShell(text, at2, fences, isAssigned2) {
  let opening = fences.findLast(({ start }) => start < at2), lineEnd = opening === void 0 ? -1 : text.indexOf(`
`, opening.start), info2 = opening === void 0 ? "" : text.slice(opening.start, lineEnd).replace(/^[\s>]*[`~]+[ \t]*/, "");
  return (SHELL.test(info2) || info2.trim() === "" && !isAssigned2) && !/\beval\b|expanduser|\/#\\?~/.test(text.slice(at2, at2 + MAX_BLOCK));
}
var MAX_BLOCK = 1500;
// src/rules/markdown/lone-tags.ts
var TAG = /<(\/?)([a-z][a-z\d]*(?:[_-][a-z\d]+)*)(?:\s(?:[^<>"{}\n]|"[^"\n]{0,200}"|\{[^{}\n]{0,200}\}){0,300}|\s[^<>\n]{0,300})?>/gi;
var HTML = wordSet(`
  a abbr address article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form
  frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark
  menu meta meter nav noscript object ol optgroup option p param picture pre progress q rp rt ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr
`);
var MAX_TAGS = 2e3;
function findTags(text, { start, end }) {
  let tags = [];
  TAG.lastIndex = start;
  for (let match = TAG.exec(text); match !== null && match.index < end && tags.length < MAX_TAGS; match = TAG.exec(text)) {
    let [tag, slash = "", name = ""] = match;
    if (!HTML.has(name.toLowerCase()) && !tag.endsWith("/>")) {
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
    warning(
      CLIENTS,
      "All clients send the tags to the model, which then cannot tell where the section begins or ends."
    )
  ],
  looksFor: { parts: ["<"] },
  check(text, report2) {
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
      report2(
        tag,
        tag.isClosing ? {
          message: `${quote(`</${shownName(text, tag)}>`)} has no matching ${quote(`<${shownName(text, tag)}>`)}`,
          hint: "Remove the tag, or add the opening tag where the section begins."
        } : again.has(tag) ? {
          message: `${quote(`<${tag.name}>`)} begins again before it is closed`,
          hint: `Write ${quote(`</${tag.name}>`)} if the section ends here.`
        } : {
          message: `${quote(`<${tag.name}>`)} is never closed`,
          hint: `Add ${quote(`</${tag.name}>`)} where the section ends.`
        },
        tag.isClosing || again.has(tag) ? {} : { effects: NEVER_CLOSED }
      );
  }
};
var MAX_REPORTS3 = 20;
var NEVER_CLOSED = [
  info(
    CLIENTS,
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
  for (let [, tags] of groupBy(unpaired, ({ name }) => name))
    tags.length % 2 === 0 && tags.every(({ isClosing }) => !isClosing) && tags.forEach((tag, index) => {
      let opening = index % 2 === 1 ? tags[index - 1] : void 0;
      opening !== void 0 && repeated.set(tag, opening);
    });
  return repeated;
}
var NAMES6 = regexSource`
  rules?|instructions?|guidelines?|examples?|context|important|critical|constraints?|requirements?|workflow|steps?
  |process|role|task|tasks|output|output[_-]format|format|thinking|system|background|goals?|objectives?
  |principles?|policy|policies|persona|input|tools?|boundar(?:y|ies)|conventions?|standards?|restrictions?
  |limitations?|checklist|behaviou?r|identity|mission
`;
var SECTION = new RegExp(`^(?:${NAMES6})$`, "i");
var OPENS_SECTION = new RegExp(`<(?:${NAMES6})[\\s>]`, "i");
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
  return a.length < MAX_NEAR_CHARACTERS && b.length < MAX_NEAR_CHARACTERS && editsUpTo(2, a.toLowerCase(), b.toLowerCase()) !== void 0;
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
// src/rules/mcp/servers/servers.ts
var MAX_SERVERS = 500;
var readServers = oncePerText((text) => {
  let list2 = findServerList(text);
  if (list2 === void 0)
    return [];
  let { dialect, path, servers, places } = list2;
  return Object.entries(servers).slice(0, MAX_SERVERS).flatMap(([name, value]) => {
    let at2 = [...path, name], nameRange = places.rangeOfKey(at2);
    return isRecord(value) && nameRange !== void 0 ? [
      {
        dialect,
        name,
        value,
        nameRange,
        rangeOf: (inside) => places.rangeOf([...at2, ...inside]) ?? places.rangeOfKey([...at2, ...inside]) ?? nameRange,
        rangeOfKey: (inside) => places.rangeOfKey([...at2, ...inside])
      }
    ] : [];
  });
});
function findServerList(text) {
  if (text.kind === "agent") {
    let { data } = text.frontmatter, servers = data[AGENT_KEY];
    return isRecord(servers) && data.target !== "vscode" ? { dialect: "agent", path: [AGENT_KEY], servers, places: text.frontmatter } : void 0;
  }
  let root = text.json.value;
  if (isRecord(root)) {
    if (text.kind === "gemini-settings" || text.kind === "codex-config")
      return text.kind === "gemini-settings" ? findListUnder(text, root, "gemini", "mcpServers") : findListUnder(text, root, "codex", "mcp_servers");
    if (text.kind === "plugin")
      return findListUnder(text, root, "portable", "mcpServers");
    if (text.kind === "mcp")
      return findListUnder(text, root, "vscode", "servers") ?? findListUnder(text, root, "portable", "mcpServers") ?? (isBareList(root) ? { dialect: "portable", path: [], servers: root, places: text.json } : void 0);
  }
}
function isBareList(root) {
  let values = Object.values(root).slice(0, MAX_SERVERS);
  return values.length > 0 && values.every(
    (value) => isRecord(value) && (typeof value.command == "string" || typeof value.url == "string")
  );
}
function findListUnder({ json }, root, dialect, key) {
  let servers = root[key];
  return isRecord(servers) ? { dialect, path: [key], servers, places: json } : void 0;
}
var AGENT_KEY = "mcp-servers";
// src/rules/mcp/servers/server-rule.ts
function inEveryClient(severity, why) {
  let said = (client) => ({ severity, why: `${client} ${why}` });
  return {
    agent: [{ clients: ["github", "copilot-cli"], ...said("github.com") }],
    portable: [
      { clients: ["claude", "copilot-cli"], ...said("Claude Code") },
      { clients: ["cursor"], ...said("Cursor") }
    ],
    gemini: [{ clients: ["gemini"], ...said("The Gemini CLI") }],
    codex: [{ clients: ["codex"], ...said("Codex") }],
    vscode: [{ clients: ["vscode"], ...said("VS Code") }]
  };
}
var MAX_FINDINGS11 = 50;
function serverRule({ effects, check, ...parts }) {
  return {
    ...parts,
    scope: "text",
    kinds: [
      "agent",
      "mcp",
      ...effects.portable ? ["plugin"] : [],
      ...effects.gemini ? ["gemini-settings"] : [],
      ...effects.codex ? ["codex-config"] : []
    ],
    // An agent has the key in its frontmatter; JSON files have no frontmatter.
    looksFor: { keys: ["mcp-servers"], noFrontmatter: true },
    effects: allEffects(effects),
    check(text, report2) {
      let found = 0;
      for (let server of readServers(text)) {
        let felt = effects[server.dialect];
        felt !== void 0 && check(
          server,
          (range, said, particulars = {}) => {
            found += 1, found <= MAX_FINDINGS11 && report2(range, said, { effects: felt, ...particulars });
          },
          text
        );
      }
    }
  };
}
function allEffects({ agent, vscode, portable, gemini, codex }) {
  let [first, ...rest] = [agent, portable, vscode, gemini, codex].flatMap((effects) => effects ?? []).sort((a, b) => DIAGNOSTIC_SEVERITIES.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES.indexOf(b.severity));
  if (first === void 0)
    throw new TypeError("the rule has no effects");
  return [first, ...rest];
}
// src/rules/mcp/mcp-duplicate-server.ts
var WHY = "uses the last of the two and silently ignores the other.";
var IN_AN_AGENT = [
  error(
    ["github", "copilot-cli"],
    "Readers of real YAML, such as those of github.com and the Copilot CLI, reject the frontmatter or silently use one of the two servers."
  )
];
var inServers = serverRule({
  id: "mcp-duplicate-server",
  description: "Two MCP servers in a file have the same name",
  effects: {
    agent: IN_AN_AGENT,
    portable: [error(["claude", "copilot-cli"], `Claude Code ${WHY}`)],
    vscode: [error(["vscode"], `VS Code ${WHY}`)]
  },
  check({ name, nameRange }, report2, { json }) {
    json.problems.some(({ code, range }) => code === "duplicate-key" && range.start === nameRange.start) && report2(nameRange, describeDuplicate(name));
  }
});
var mcpDuplicateServer = {
  ...inServers,
  looksFor: { ...inServers.looksFor, problems: true },
  check(text, report2, options) {
    inServers.check(text, report2, options);
    for (let { code, range } of text.frontmatter.problems.slice(0, MAX_PROBLEMS))
      code === "yaml-duplicate-key" && isServerOfAgent(text, range) && report2(range, describeDuplicate(text.text.slice(range.start, range.end)), { effects: IN_AN_AGENT });
  }
};
var MAX_PROBLEMS = 50;
function describeDuplicate(name) {
  return { message: `Two servers are named ${quote(name)}`, hint: "Rename one of them, or remove it." };
}
function isServerName(value, rangeOfKey, start) {
  return ["servers", "mcpServers"].some((root) => {
    let servers = isRecord(value) ? value[root] : void 0;
    return isRecord(servers) && Object.keys(servers).some((name) => rangeOfKey([root, name])?.start === start);
  });
}
// src/rules/mcp/servers/server-address.ts
function readAddress2(value) {
  let match = /^(https?):\/\/(?:[^/?#@\s]{0,200}@)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?(?=[/?#]|$)/i.exec(value), [, scheme, host] = match ?? [];
  return scheme === void 0 || host === void 0 ? void 0 : {
    scheme: scheme.toLowerCase() === "http" ? "http" : "https",
    host: host.toLowerCase(),
    hasPort: match?.[3] !== void 0
  };
}
function isThisMachine(host) {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|\[::\]|host\.docker\.internal|[a-z0-9.-]{1,253}\.localhost)$/.test(
    host
  );
}
function isUnqualified(host) {
  return !host.includes(".") && !host.startsWith("[");
}
function isPrivate(host) {
  return /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})$/.test(
    host
  ) || /\.(?:internal|intranet|corp|lan|home\.arpa|local|svc)$/.test(host);
}
// src/rules/mcp/mcp-insecure-url.ts
var WHY2 = "sends the agent's messages, and headers with their secrets, without encryption: everybody on the way can read and change them.";
var mcpInsecureUrl = serverRule({
  id: "mcp-insecure-url",
  description: "An MCP server on another machine is reached through `http://`",
  effects: inEveryClient("warning", WHY2),
  suggests: "Change it to `https://`, unless the address has a port.",
  check(server, report2, { text }) {
    let { url } = server.value, address = typeof url == "string" ? readAddress2(url) : void 0;
    if (address?.scheme !== "http" || isNear3(address.host))
      return;
    let range = server.rangeOf(["url"]), start = text.slice(range.start, range.end).search(/http:/i);
    report2(
      range,
      {
        message: `${quote(String(url))} is not encrypted`,
        hint: "Write `https://`, and make sure that the server supports it."
      },
      start < 0 || address.hasPort ? {} : {
        suggestions: [
          {
            title: "Write `https://`",
            reason: "the server may not support it",
            fix: {
              kind: "edits",
              edits: [{ start: range.start + start, end: range.start + start + 4, text: "https" }]
            }
          }
        ]
      }
    );
  }
});
function isNear3(host) {
  return isThisMachine(host) || isUnqualified(host) || isPrivate(host);
}
// src/rules/mcp/servers/server-strings.ts
var KEYS8 = [
  "command",
  "args",
  "cwd",
  "env",
  "envFile",
  "url",
  "headers",
  "httpUrl",
  "http_headers",
  "bearer_token"
];
var MAX_STRINGS = 200;
function listServerStrings({ value }) {
  return KEYS8.flatMap((key) => stringsIn(key, value[key])).slice(0, MAX_STRINGS);
}
function stringsIn(key, value) {
  return typeof value == "string" ? [{ key, value, path: [key] }] : Array.isArray(value) ? value.flatMap(
    (item, index) => typeof item == "string" ? [{ key, value: item, path: [key, index] }] : []
  ) : isRecord(value) ? Object.entries(value).flatMap(
    ([name, item]) => typeof item == "string" ? [{ key, name, value: item, path: [key, name] }] : []
  ) : [];
}
function rangeOfPart(text, server, { path }, part) {
  let range = server.rangeOf(path), start = text.text.slice(range.start, range.end).indexOf(part);
  return start < 0 ? range : { start: range.start + start, end: range.start + start + part.length };
}
// src/rules/mcp/mcp-internal-host.ts
var mcpInternalHost = serverRule({
  id: "mcp-internal-host",
  description: "An MCP server can only be reached from inside a private network",
  effects: {
    agent: [
      info(
        ["github", "copilot-cli"],
        "The machines of github.com cannot reach the host, and neither can the Copilot CLI outside of that network."
      )
    ],
    portable: [
      info(
        ["claude", "copilot-cli"],
        "Claude Code and the Copilot CLI can reach the host only from inside its network."
      )
    ],
    vscode: [info(["vscode"], "VS Code can reach the host only from inside its network.")]
  },
  check(server, report2, text) {
    for (let given of listServerStrings(server)) {
      let address = readAddress2(given.value);
      address !== void 0 && !isThisMachine(address.host) && (isPrivate(address.host) || isStage(address.host)) && report2(rangeOfPart(text, server, given, address.host), {
        message: `${quote(address.host)} is a host in a private network`,
        hint: "Use a host that everybody can reach, or a variable."
      });
    }
  }
});
function isStage(host) {
  let labels = host.split(".");
  return labels.length > 3 && labels.slice(1, -2).some((label) => STAGES.has(label)) && !/\.(?:azure|microsoft|amazonaws|googleapis|atlassian|oracle|sap)\.(?:com|net)$/.test(host);
}
var STAGES = wordSet("dev devel staging stage stg qa uat int intern internal corp");
// src/rules/mcp/mcp-json-syntax.ts
var mcpJsonSyntax = jsonSyntaxRule({
  id: "mcp-json-syntax",
  kinds: ["mcp"],
  description: "A file that lists MCP servers is not valid JSON",
  effects: [
    error(["vscode"], "VS Code cannot read the whole file, and starts none or only some of its servers."),
    error(
      ["claude", "copilot-cli"],
      "Claude Code and the Copilot CLI cannot read the file, and start none of its servers."
    ),
    error(["cursor"], "Cursor cannot read the file, and starts none of its servers.")
  ],
  repeatedKey: [
    warning(["vscode"], "VS Code uses the last of the two and ignores the other."),
    warning(["claude", "copilot-cli"], "Claude Code and the Copilot CLI use the last of the two and ignore the other."),
    warning(["cursor"], "Cursor uses the last of the two and ignores the other.")
  ],
  // VS Code, and Cursor, which is made from it, allow comments in their own files.
  isPlainJson: (path) => !/(?:^|\/)\.(?:vscode|cursor)\/mcp\.json$/.test(path),
  isOthers: ({ json }, { code, range }) => code === "duplicate-key" && isServerName(json.value, json.rangeOfKey, range.start)
});
// src/rules/mcp/servers/server-type.ts
var TYPES4 = {
  agent: { local: "local", stdio: "local", http: "remote", sse: "remote" },
  vscode: { stdio: "local", http: "remote", sse: "remote" },
  portable: {
    stdio: "local",
    local: "local",
    http: "remote",
    "streamable-http": "remote",
    sse: "remote",
    ws: "remote",
    sdk: "local"
  },
  gemini: { stdio: "local", http: "remote", sse: "remote" },
  codex: { stdio: "local", http: "remote", "streamable-http": "remote", streamable_http: "remote" }
};
function findTransport({ dialect, value }) {
  let type = dialect === "codex" ? void 0 : value.type;
  if (typeof type == "string")
    return Object.hasOwn(TYPES4[dialect], type) ? TYPES4[dialect][type] : void 0;
  if (type === void 0)
    return "command" in value ? "local" : "url" in value ? "remote" : void 0;
}
// src/rules/mcp/mcp-key-for-type.ts
var FOREIGN = {
  local: ["url", "headers"],
  remote: ["command", "args", "env", "envFile", "cwd"]
};
var FOREIGN_IN_CODEX = {
  local: ["url", "bearer_token_env_var", "http_headers", "env_http_headers", "oauth", "oauth_resource"],
  remote: ["args", "env", "env_vars", "cwd"]
};
var mcpKeyForType = serverRule({
  id: "mcp-key-for-type",
  description: "An MCP server has a key that has no meaning for its type",
  effects: {
    agent: [info(["github", "copilot-cli"], "github.com and the Copilot CLI ignore the key.")],
    portable: [info(["claude", "copilot-cli"], "Claude Code and the Copilot CLI ignore the key.")],
    codex: [
      error(["codex"], "Codex refuses the configuration, and says that the key is not supported for such a server.")
    ],
    vscode: [info(["vscode"], "VS Code marks the key in the editor and ignores it.")]
  },
  check(server, report2) {
    let transport = findTransport(server);
    if (transport !== void 0) {
      for (let key of (server.dialect === "codex" ? FOREIGN_IN_CODEX : FOREIGN)[transport]) {
        let range = Object.hasOwn(server.value, key) ? server.rangeOfKey([key]) : void 0;
        range !== void 0 && report2(range, {
          message: `\`${key}\` has no meaning for ${quote(server.name)}, which is ${WAYS[transport]}`,
          hint: "Remove the key, or correct the type of the server."
        });
      }
      server.dialect === "agent" && transport === "local" && Object.hasOwn(server.value, "envFile") && report2(server.rangeOfKey(["envFile"]) ?? server.nameRange, {
        message: "`envFile` is not read in agents",
        hint: "List the variables under `env`."
      });
    }
  }
});
var WAYS = { local: "started by its command", remote: "reached at its address" };
// src/rules/mcp/placeholder.ts
function placeholderIn(value) {
  let read = value.length > MAX_READ3 ? value.slice(0, MAX_READ3) : value;
  if (MAY_HOLD_ONE.test(read))
    for (let pattern of PLACEHOLDERS2) {
      let found = pattern.exec(read)?.[0];
      if (found !== void 0)
        return found;
    }
}
var MAX_READ3 = 2e3;
var MAY_HOLD_ONE = /[<{]|\/(?:place|path)|your|replace|change|insert|xxx/i;
var PLACEHOLDERS2 = [
  /\/placeholder\/[\w./-]{0,100}/i,
  /(?<!\$)(?<!\{)\{[A-Z][A-Z0-9_]{2,60}\}(?!\})/,
  /(?<!\$)\{\{\s*[A-Za-z][\w.-]{1,60}\s*\}\}/,
  /<[a-z][a-z0-9]*(?:[-_ ][a-z0-9]+){0,8}>/i,
  /\/path\/to\/[\w./-]{0,100}/i,
  /\b(?:YOUR|your)[-_][A-Za-z0-9_-]{1,60}/,
  /\b(?:REPLACE_ME|REPLACE_WITH_[A-Z_]{1,40}|CHANGE_?ME|changeme|replace-me|INSERT_[A-Z_]{1,40}_HERE|xxx{3,40}|XXX{3,40})\b/
];
// src/rules/mcp/mcp-placeholder.ts
var WHY3 = "passes it to the server as it is written, and the server fails for everybody who has not replaced it.";
var mcpPlaceholder = serverRule({
  id: "mcp-placeholder",
  description: "An MCP server contains a placeholder that nobody has replaced",
  effects: inEveryClient("info", WHY3),
  check(server, report2, text) {
    for (let given of listServerStrings(server)) {
      let found = placeholderIn(given.value);
      found !== void 0 && report2(rangeOfPart(text, server, given, found), {
        message: `${quote(found)} is a placeholder that nobody has replaced`,
        hint: "Write the real value, or a variable that everybody sets on their own machine."
      });
    }
  }
});
// src/rules/mcp/plain-secret.ts
var MAX_LENGTH3 = 4e3;
function looksSecret({ key, name, value }, flag) {
  if (value.length > MAX_LENGTH3 || /\$[{A-Za-z_]|\{\{/.test(value) || placeholderIn(value) !== void 0)
    return false;
  switch (key) {
    case "env":
    case "headers":
    case "http_headers":
      return looksSecretUnder(name ?? "", value);
    case "args":
      return isSecretArgument(value, flag);
    case "bearer_token":
      return looksSecretUnder(key, value);
    case "url":
    case "httpUrl":
      return isSecretAddress(value);
    default:
      return false;
  }
}
function isSecretArgument(value, flag) {
  let [, ownName, ownValue] = /^-{0,2}([A-Za-z][\w-]{0,60})(?:=|:\s?)(.+)$/s.exec(value) ?? [];
  return ownName !== void 0 && ownValue !== void 0 && !ownValue.startsWith("//") ? looksSecretUnder(ownName, ownValue) : flag?.startsWith("-") === true && !flag.includes("=") ? looksSecretUnder(flag, value) : hasKnownLead(value) || isSecretAddress(value);
}
function isSecretAddress(value) {
  let [, password, host] = /^[a-z][a-z0-9+.-]{1,30}:\/\/[^:@/\s]{0,100}:([^@/\s]{4,200})@([^/:?\s]{1,253})/i.exec(value) ?? [];
  return password !== void 0 && host !== void 0 ? !isThisMachine(host.toLowerCase()) && !COMMON_PASSWORDS.test(password) : Array.from(value.matchAll(/[?&]([\w-]{1,60})=([^&#\s]{1,500})/g)).some(
    ([, name = "", given = ""]) => looksSecretUnder(name, given)
  );
}
var COMMON_PASSWORDS = /^(?:password|passwd|postgres|pass|secret|user|root|admin|example|test|guest|mysql|redis)$/i;
var SECRET_NAME = /(?:api[-_]?key|apikey|access[-_]?key|private[-_]?key|secret|token|passw(?:or)?d|credential|authorization|(?:^|[-_])(?:pat|auth|key|pwd)$)/i;
var NO_SECRET_NAME = /(?:url|uri|file|path|dir|name|type|limit|max|count|endpoint|host|expiry|ttl|header|prefix|issuer)s?$|^max|token[-_]?limit/i;
function looksSecretUnder(name, value) {
  let bare = value.replace(/^(?:Bearer|Basic|Token|ApiKey|Key)\s+/i, "").trim();
  return hasKnownLead(bare) || SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name) && looksRandom(bare);
}
var KNOWN_LEAD = regex()`
  ^(?:
    gh[opsur]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{15,}|xox[abprs]-[\w-]{15,}|AIza[\w-]{30,}
    |A[KS]IA[A-Z0-9]{16}|npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|SG\.[\w.-]{40,}|dop_v1_[a-f0-9]{40,}|ntn_\w{20,}
    |lin_api_\w{20,}|apify_api_\w{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,}
  )$
`;
function hasKnownLead(value) {
  return (/^(?:sk|pk|rk)[-_](?:(?:live|proj|ant|or|lf|svcacct)[-_])?[A-Za-z0-9_-]{12,}$/.test(value) || KNOWN_LEAD.test(value)) && !/^(?:.{0,12})(?:x{4,}|X{4,}|\*{3,}|\.{3,})/.test(value);
}
var MIN_RANDOM_LENGTH = 12;
var MIN_KINDS_OF_LETTERS = 7;
function looksRandom(value) {
  return value.length >= MIN_RANDOM_LENGTH && /^[\w+/=.~!@#%^&*:-]+$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value) && !/^(?:https?:|\/|\.{1,2}\/|~\/)/.test(value) && !/example|dummy|fake|placeholder|sample/i.test(value) && new Set(value).size >= MIN_KINDS_OF_LETTERS;
}
// src/rules/mcp/mcp-plaintext-secret.ts
var WHY4 = "reads the secret from a file that everybody with access to the repository can see, also in its history.";
var mcpPlaintextSecret = serverRule({
  id: "mcp-plaintext-secret",
  description: "A key or password of an MCP server is written in plain text",
  effects: inEveryClient("error", WHY4),
  check(server, report2) {
    let strings = listServerStrings(server);
    for (let [index, given] of strings.entries()) {
      let before2 = strings[index - 1], flag = given.key === "args" && before2?.key === "args" ? before2.value : void 0;
      if (looksSecret(given, flag)) {
        let { name = given.key } = given;
        report2(server.rangeOf(given.path), {
          message: `${quote(name)} of the server ${quote(server.name)} contains a secret in plain text`,
          hint: `Revoke the secret, and replace it with ${VARIABLES2[server.dialect]}.`
        });
      }
    }
  }
});
var VARIABLES2 = {
  agent: "`${{ secrets.COPILOT_MCP_\u2026 }}`",
  portable: "`${NAME}`",
  gemini: "`$NAME`",
  codex: "`bearer_token_env_var` or `env_vars`, which name variables",
  vscode: "`${input:\u2026}`"
};
// src/rules/mcp/mcp-program-missing.ts
var mcpProgramMissing = {
  id: "mcp-program-missing",
  scope: "repository",
  kinds: ["mcp", "plugin"],
  looksFor: { noFrontmatter: true },
  description: "An MCP server runs a program that is not in the repository",
  effects: [
    info(
      ["vscode", "claude", "copilot-cli", "cursor", "gemini"],
      "VS Code, Claude Code, the Copilot CLI, Cursor and Gemini start the server and report that it fails."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#mcp-servers",
  collect(text) {
    let programs = readServers(text).flatMap(({ value, rangeOf: rangeOf2 }) => {
      let { command, args, cwd } = value, words = [command, ...Array.isArray(args) ? args : []], first = typeof command == "string" && INTERPRETERS2.test(command) ? 1 : 0, word = cwd === void 0 ? words[first] : void 0, [, root, path = ""] = typeof word == "string" ? PATH2.exec(word) ?? [] : [];
      return path === "" ? [] : [
        {
          path: detachText(path),
          range: rangeOf2(first === 0 ? ["command"] : ["args", 0]),
          isOfPlugin: root !== void 0
        }
      ];
    });
    return programs.length === 0 ? void 0 : programs;
  },
  async check(facts, report2, repository) {
    let { paths } = repository, all = facts.flatMap(
      ({ file, fact }) => file.level !== "repository" ? [] : fact.map((program) => ({ file, ...program }))
    );
    for (let { file, range, path } of all.filter((program) => isOnlyInPlugin(program, paths))) {
      let message = `${quote(path)} is looked for in the project in which the plugin is used`;
      report2(file, range, { message, hint: `Write ${quote(`\${CLAUDE_PLUGIN_ROOT}/${path}`)}.` }, { effects: OUTSIDE });
    }
    let missing = all.filter((program) => !isOnlyInPlugin(program, paths)).flatMap((program) => {
      let target = joinPath(
        program.isOfPlugin ? program.file.root : folderOfProject(program.file.path),
        program.path
      );
      return paths.has(target) || parentsOf(target).some((folder) => paths.has(folder)) ? [] : [{ ...program, target }];
    }), ignoredBy2 = await readIgnored(
      repository,
      missing.map(({ target }) => target)
    );
    for (let { file, target, range, path, isOfPlugin } of missing) {
      let isBuilt = ignoredBy2(target) !== void 0;
      (isOfPlugin || !isBuilt) && report2(
        file,
        range,
        {
          message: `${quote(path)} is not in the repository${isBuilt ? ", because git ignores it" : ""}`,
          hint: isBuilt ? "Commit the built program, or build it before it is started." : "Correct the path, or add the file."
        },
        isOfPlugin ? { effects: IN_PLUGIN2 } : {}
      );
    }
  }
};
function isOnlyInPlugin({ file: { root }, path, isOfPlugin }, paths) {
  return root !== "" && paths.has(joinPath(root, ".claude-plugin/plugin.json")) && !isOfPlugin && !paths.has(path) && paths.has(joinPath(root, path));
}
var OUTSIDE = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code start the server in the folder of the project, where the program does not exist."
  )
];
var IN_PLUGIN2 = [
  info(
    ["claude", "copilot-cli"],
    "Claude Code and the Copilot CLI install what is in the repository and build nothing, so the server does not start."
  )
];
var INTERPRETERS2 = /^(?:bash|bun|deno|node|python3?|ruby|sh|tsx)$/;
var PATH2 = /^(\$\{CLAUDE_PLUGIN_ROOT\}\/)?(?:\$\{workspaceFolder\}\/|\.\/)?((?:[\w.-]{1,80}\/){1,10}[\w.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))$/;
function folderOfProject(path) {
  return path.replace(/(?:^|\/)(?:\.(?:vscode|cursor|github|copilot|gemini)\/)?[^/]+$/, "");
}
// src/rules/mcp/mcp-required-for-type.ts
var NO_ARGS = [
  warning(
    ["github", "copilot-cli"],
    "github.com and the Copilot CLI require `args` for every local server, even if the list is empty."
  )
];
var NO_TYPE = [
  warning(
    ["claude"],
    "Claude Code takes a server without `type` for a local one, and reports that it has no `command`."
  )
];
var KEYS_OF_CODEX = [
  "bearer_token_env_var",
  "env_http_headers",
  "http_headers",
  "startup_timeout_sec",
  "tool_timeout_sec"
];
function isForCodex(value) {
  return KEYS_OF_CODEX.some((key) => key in value);
}
var TO_FILL_IN = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "VS Code, github.com, the Copilot CLI and Claude Code cannot start the server until somebody fills in its address."
  )
];
var mcpRequiredForType = serverRule({
  id: "mcp-required-for-type",
  description: "An MCP server has no key that its type requires",
  effects: {
    agent: [
      error(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI cannot start the server, and the agent runs without its tools."
      )
    ],
    portable: [
      error(
        ["claude", "copilot-cli"],
        "Claude Code and the Copilot CLI cannot start the server, and continue without its tools."
      ),
      error(["cursor"], "Cursor cannot start the server, and continues without its tools.")
    ],
    gemini: [error(["gemini"], "The Gemini CLI cannot start the server, and continues without its tools.")],
    codex: [error(["codex"], "Codex cannot start the server, and continues without its tools.")],
    vscode: [error(["vscode"], "VS Code cannot start the server, and continues without its tools.")]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check(server, report2, text) {
    if (server.dialect !== "agent" && isBroken(text.json))
      return;
    let { name, value, nameRange } = server;
    if (server.dialect === "codex" && value.enabled === false || server.dialect === "gemini" && ("httpUrl" in value || "tcp" in value))
      return;
    let transport = findTransport(server), wanted = transport === "remote" ? "url" : transport === "local" && value.type !== "sdk" ? "command" : void 0;
    if (wanted === "url" && value.url === "")
      report2(
        server.rangeOfKey(["url"]) ?? nameRange,
        {
          message: `The \`url\` of the server ${quote(name)} is empty`,
          hint: "Add the address of the server, or remove the server until it has one."
        },
        { effects: TO_FILL_IN }
      );
    else if (wanted !== void 0 && isMissing2(value[wanted])) {
      let type = typeof value.type == "string" ? `, which is of type \`${value.type}\`,` : "";
      report2(server.rangeOfKey([wanted]) ?? nameRange, {
        message: `The server ${quote(name)}${type} has no \`${wanted}\``,
        hint: wanted === "url" ? "Add the address of the server as `url`." : "Add the program that starts the server as `command`."
      });
    } else wanted === "command" && server.dialect === "agent" && !("args" in value) ? report2(
      nameRange,
      {
        message: `The server ${quote(name)} has no \`args\``,
        hint: "Write `args: []` if the program takes no arguments."
      },
      { effects: NO_ARGS }
    ) : server.dialect === "portable" && wanted === "url" && !("type" in value) && !isForCodex(value) ? report2(
      server.rangeOfKey(["url"]) ?? nameRange,
      { message: `The server ${quote(name)} has a \`url\` but no \`type\``, hint: 'Add `"type": "http"`.' },
      { effects: NO_TYPE }
    ) : value.type === void 0 && transport === void 0 && server.dialect !== "agent" && !("type" in value) && report2(nameRange, {
      message: `The server ${quote(name)} has neither \`command\` nor \`url\``,
      hint: "Add the program that starts the server as `command`, or its address as `url`."
    });
  }
});
function isMissing2(value) {
  return typeof value != "string" || value.trim() === "";
}
// src/rules/mcp/mcp-root-key.ts
var mcpRootKey = {
  id: "mcp-root-key",
  scope: "file",
  kinds: ["mcp"],
  description: "A list of MCP servers is under a key that clients do not read, or a server is in no list",
  effects: [
    error(["vscode"], "VS Code reads `servers` in its own file, and starts no server that is listed elsewhere."),
    error(
      ["claude", "copilot-cli"],
      "Claude Code and the Copilot CLI read `mcpServers`, and start no server that is listed elsewhere."
    ),
    error(["cursor"], "Cursor reads `mcpServers`, and starts no server that is listed elsewhere.")
  ],
  fixes: "Changes it to the key that the clients read.",
  source: "https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",
  collect({ json }) {
    let { value } = json;
    if (!isRecord(value))
      return;
    let has = ROOTS.filter((root) => Object.hasOwn(value, root)), lists = Object.keys(value).slice(0, MAX_KEYS7).flatMap((key) => {
      let isAround = isAroundList(key, value[key]), range = isAround || isListName(key) && isRecord(value[key]) ? json.rangeOfKey([key]) : void 0;
      return range === void 0 ? [] : [{ key, range, isAround }];
    }), strays = Object.keys(value).slice(0, MAX_KEYS7).flatMap((key) => {
      let range = isServer(value[key]) ? json.rangeOfKey([key]) : void 0;
      return range === void 0 ? [] : [{ key: detachText(key), range }];
    });
    return lists.length + strays.length === 0 ? void 0 : { has, lists, strays };
  },
  check({ has, lists, strays }, { path }, report2, { paths }) {
    let wanted = /(?:^|\/)\.vscode\/mcp\.json$/.test(path) ? "servers" : "mcpServers", isOfPlugin = isNextToManifest(path, paths), isOnlyServers = has.length + lists.length === 0;
    if (!isOfPlugin || !isOnlyServers || path === ".mcp.json") {
      let particulars = isOfPlugin && isOnlyServers ? { effects: IN_A_PLUGIN } : {};
      for (let { key, range } of isOnlyServers ? strays.slice(0, 1) : strays)
        report2(
          range,
          {
            message: `The server ${quote(key)} is not in \`${wanted}\``,
            hint: isOnlyServers ? `Put the servers into \`{ "${wanted}": { \u2026 } }\`.` : `Move it into the object of \`${wanted}\`.`
          },
          particulars
        );
    }
    if (!has.includes(wanted))
      for (let { key, range, isAround } of lists) {
        if (key === "servers" && /(?:^|\/)\.mcp\.json$/.test(path) && hasVisualStudioProject(paths)) {
          report2(
            range,
            {
              message: "`servers` is read by Visual Studio, but not by other clients of this file",
              hint: "Keep it for Visual Studio. Add the servers under `mcpServers` for Claude Code and the Copilot CLI."
            },
            { effects: FOR_VISUAL_STUDIO }
          );
          continue;
        }
        report2(
          range,
          {
            message: `${quote(key)} is not read in this file`,
            hint: isAround ? `Write \`${wanted}\` at the top of the file, without a key around it.` : `Write \`${wanted}\`.`
          },
          lists.length === 1 && !isAround ? { fix: { kind: "edits", edits: [{ ...range, text: `"${wanted}"` }] } } : {}
        );
      }
  }
};
function isServer(value) {
  return isRecord(value) && (typeof value.command == "string" || typeof value.url == "string");
}
var MANIFESTS2 = [".claude-plugin/plugin.json", ".github/plugin/plugin.json", ".plugin/plugin.json", "plugin.json"];
function isNextToManifest(path, { has }) {
  let folder = path.slice(0, path.lastIndexOf("/") + 1);
  return MANIFESTS2.some((manifest) => has(`${folder}${manifest}`));
}
var IN_A_PLUGIN = [
  info(
    ["claude"],
    "Claude Code reads the file as that of a plugin. As the file of this repository, it needs `mcpServers`."
  )
];
var FOR_VISUAL_STUDIO = [
  info(
    ["claude", "copilot-cli", "cursor"],
    "Visual Studio reads `servers` in the `.mcp.json` next to a solution. Claude Code and the Copilot CLI read `mcpServers`."
  )
];
var VISUAL_STUDIO_FILES = [".sln", ".slnx", ".csproj", ".vcxproj", ".fsproj", ".vbproj"];
function hasVisualStudioProject(paths) {
  return VISUAL_STUDIO_FILES.some((extension) => paths.withExtension(extension).length > 0);
}
var ROOTS = ["servers", "mcpServers"];
var MAX_KEYS7 = 100;
function isListName(key) {
  return key.length < 16 && /^(?:mcp)?servers?$/.test(key.toLowerCase().replaceAll(/[-_]/g, ""));
}
function isAroundList(key, value) {
  return key === "mcp" && isRecord(value) && ROOTS.some((root) => isRecord(value[root]));
}
// src/rules/mcp/mcp-secret-prefix.ts
var PREFIX = "COPILOT_MCP_";
var REFERENCE = /\$(?:(?<plain>[A-Z_][A-Z0-9_]*)|\{(?<braced>[A-Z_][A-Z0-9_]*)(?:\}|:-)|\{\{\s*(?:secrets|vars)\.(?<context>[A-Za-z_]\w*)\s*\}\})/g;
var ALWAYS_SET = /* @__PURE__ */ new Set(["HOME", "PATH", "PWD", "USER", "SHELL", "TMPDIR", "LANG"]);
var mcpSecretPrefix = serverRule({
  id: "mcp-secret-prefix",
  description: "An MCP server of an agent uses a secret or variable that it cannot access",
  effects: {
    agent: [
      warning(
        ["github"],
        `github.com passes only secrets and variables whose names start with \`${PREFIX}\` to servers, so the server starts without this one.`
      )
    ]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#variable-substitution",
  check(server, report2, text) {
    let own = isRecord(server.value.env) ? server.value.env : {};
    for (let given of listServerStrings(server))
      for (let { 0: written, groups } of given.value.matchAll(REFERENCE)) {
        let name = groups?.plain ?? groups?.braced ?? groups?.context ?? "", isOwn = given.key === "args" && Object.hasOwn(own, name);
        !name.startsWith(PREFIX) && !ALWAYS_SET.has(name) && !isOwn && report2(rangeOfPart(text, server, given, written), {
          message: `${quote(name)} does not start with \`${PREFIX}\``,
          hint: `Rename it to \`${PREFIX}${name.slice(0, 40)}\`, here and where it is set.`
        });
      }
  }
});
// src/rules/mcp/mcp-server-type.ts
var mcpServerType = serverRule({
  id: "mcp-server-type",
  description: "The `type` of an MCP server is missing or unknown",
  effects: {
    agent: [
      error(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI do not know how to reach the server, and run the agent without its tools."
      )
    ],
    portable: [
      error(
        ["claude", "copilot-cli"],
        "Claude Code and the Copilot CLI do not know how to reach the server, and continue without its tools."
      )
    ],
    vscode: [error(["vscode"], "VS Code does not know how to reach the server, and continues without its tools.")]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check({ dialect, name, value, nameRange, rangeOf: rangeOf2 }, report2) {
    let { type } = value, types = TYPES4[dialect], offered = Object.keys(types).filter((known5) => known5 !== "sdk").map((known5) => `\`${known5}\``).join(", ");
    type === void 0 && dialect === "agent" && !Object.hasOwn(value, "type") ? report2(nameRange, {
      message: `The server ${quote(name)} has no \`type\``,
      hint: `Write one of ${offered}.`
    }) : type !== void 0 && !(typeof type == "string" && Object.hasOwn(types, type)) ? report2(rangeOf2(["type"]), {
      message: typeof type == "string" ? `${quote(type)} is not a type of MCP server` : `The \`type\` of ${quote(name)} is not a string`,
      hint: `Write one of ${offered}.`
    }) : type === "local" && dialect === "portable" && report2(
      rangeOf2(["type"]),
      {
        message: "`local` is not a type of MCP server in Claude Code",
        hint: "Write `stdio`, which all clients read."
      },
      { effects: OF_COPILOT }
    );
  }
});
var OF_COPILOT = [warning(["claude"], "Claude Code rejects the server, and continues without its tools.")];
// src/rules/mcp/mcp-sse-deprecated.ts
var WHY5 = "still reads this type, which the MCP specification replaced with `http` in March 2025.";
var mcpSseDeprecated = serverRule({
  id: "mcp-sse-deprecated",
  description: "An MCP server has the deprecated type `sse`",
  effects: {
    agent: [info(["github", "copilot-cli"], `github.com ${WHY5}`)],
    portable: [info(["claude", "copilot-cli"], `Claude Code ${WHY5}`)],
    vscode: [info(["vscode"], `VS Code ${WHY5}`)]
  },
  source: "https://modelcontextprotocol.io/specification/2025-03-26/changelog",
  check({ value, rangeOf: rangeOf2 }, report2) {
    value.type === "sse" && report2(rangeOf2(["type"]), {
      message: "The type `sse` is deprecated",
      hint: "Write `http`, and the address where the server supports it."
    });
  }
});
// src/rules/mcp/mcp-tools-required.ts
var mcpToolsRequired = serverRule({
  id: "mcp-tools-required",
  description: "An MCP server of an agent does not list its tools",
  effects: {
    agent: [error(["github"], "github.com requires the list; without it, the agent gets no tool of the server.")]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check({ name, value, nameRange, rangeOf: rangeOf2 }, report2) {
    let { tools } = value;
    Object.hasOwn(value, "tools") ? Array.isArray(tools) ? tools.length === 0 && report2(rangeOf2(["tools"]), {
      message: `The \`tools\` of ${quote(name)} are an empty list`,
      hint: HINT2
    }) : report2(rangeOf2(["tools"]), {
      message: `The \`tools\` of ${quote(name)} are not a list`,
      hint: HINT2
    }) : report2(nameRange, { message: `The server ${quote(name)} has no \`tools\``, hint: HINT2 });
  }
});
var HINT2 = 'List the tools that the agent may use, or write `tools: ["*"]` to allow all of them.';
// src/rules/mcp/mcp-unknown-key.ts
var SYNONYMS3 = /* @__PURE__ */ new Map([
  ["arguments", "args"],
  ["cmd", "command"],
  ["environment", "env"],
  ["endpoint", "url"],
  ["httpurl", "url"],
  ["serverurl", "url"],
  ["uri", "url"],
  ["transport", "type"]
]);
var COMMON = ["type", "command", "args", "env", "cwd", "url", "headers", "auth", "oauth"];
var GEMINI_KEYS = wordsIn(`
  httpUrl tcp timeout trust description includeTools excludeTools extension authProviderType targetAudience
  targetServiceAccount
`);
var CODEX_KEYS = wordsIn(`
  command args env env_vars cwd url bearer_token_env_var http_headers env_http_headers startup_timeout_sec
  startup_timeout_ms tool_timeout_sec enabled required enabled_tools disabled_tools scopes oauth oauth_resource name
  tools default_tools_approval_mode supports_parallel_tool_calls experimental_environment environment_id type
`);
var CODEX_SYNONYMS = /* @__PURE__ */ new Map([
  ["arguments", "args"],
  ["cmd", "command"],
  ["environment", "env"],
  ["endpoint", "url"],
  ["uri", "url"],
  ["headers", "http_headers"],
  ["bearer_token", "bearer_token_env_var"],
  ["timeout", "tool_timeout_sec"],
  ["disabled", "enabled"]
]);
var KEYS9 = {
  agent: { names: [...COMMON, "tools", "timeout"], synonyms: SYNONYMS3 },
  vscode: {
    names: [...COMMON, "envFile", "dev", "gallery", "version", "sandbox", "sandboxEnabled"],
    synonyms: SYNONYMS3
  },
  portable: {
    names: [
      ...COMMON,
      "headersHelper",
      "timeout",
      "alwaysLoad",
      "tools",
      "description",
      "disabled",
      "autoApprove",
      "envFile"
    ],
    synonyms: SYNONYMS3
  },
  gemini: { names: [...COMMON, ...GEMINI_KEYS], synonyms: new Map([...SYNONYMS3].filter(([key]) => key !== "httpurl")) },
  codex: { names: CODEX_KEYS, synonyms: CODEX_SYNONYMS }
};
var mcpUnknownKey = serverRule({
  id: "mcp-unknown-key",
  description: "A key of an MCP server is misspelled, or is the word of another program",
  effects: {
    agent: [
      warning(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI ignore the key and start the server without it."
      )
    ],
    portable: [
      warning(
        ["claude", "copilot-cli"],
        "Claude Code and the Copilot CLI ignore the key and start the server without it."
      ),
      warning(["cursor"], "Cursor ignores the key and starts the server without it.")
    ],
    gemini: [warning(["gemini"], "The Gemini CLI ignores the key and starts the server without it.")],
    codex: [warning(["codex"], "Codex ignores the key and starts the server without it.")],
    vscode: [warning(["vscode"], "VS Code marks the key and starts the server without it.")]
  },
  source: "https://code.claude.com/docs/en/mcp#project-scope",
  check({ dialect, name, value, rangeOfKey }, report2) {
    for (let key of Object.keys(value).slice(0, MAX_KEYS8)) {
      let meant = findMeantKey(key, KEYS9[dialect]), range = meant === void 0 || Object.hasOwn(value, meant) ? void 0 : rangeOfKey([key]);
      range !== void 0 && report2(range, {
        message: `${quote(key)} is not a key of an MCP server`,
        hint: `Did you mean \`${meant}\`? ${quote(name)} is started without it.`
      });
    }
  }
});
var MAX_KEYS8 = 50;
// src/rules/mcp/mcp-unpinned-package.ts
var WHY6 = "runs whatever was last published under that name, with all secrets of the server.";
var mcpUnpinnedPackage = serverRule({
  id: "mcp-unpinned-package",
  description: "An MCP server runs a package without a fixed version",
  effects: inEveryClient("info", WHY6),
  check({ value, rangeOf: rangeOf2 }, report2) {
    let args = Array.isArray(value.args) ? value.args : [], first = runnerIndex(value.command, args), command = first === 0 ? value.command : args[first - 1], runner = typeof command == "string" ? RUNNERS.get(readProgramName(command)) : void 0;
    if (runner === void 0)
      return;
    let index = first + packageIndex(args.slice(first), runner), name = index < first ? void 0 : args[index];
    typeof name == "string" && runner.isBare.test(name) && report2(rangeOf2(["args", index]), {
      message: `${quote(name)} has no fixed version, so the newest one is run`,
      hint: `Add a version: \`${name.replace(/@(?:latest|next)$/, "").slice(0, 40)}${runner.example}\`.`
    });
  }
});
var NPM = {
  isBare: /^(?:@[a-z0-9][\w.-]{0,100}\/)?[a-z0-9][\w.-]{0,200}(?:@(?:latest|next))?$/i,
  example: "@1.2.3",
  withValue: /* @__PURE__ */ new Set(["-c", "--call", "-w", "--workspace", "--registry", "--cache", "--prefix"])
};
var PYTHON = {
  isBare: /^[a-z0-9][\w.-]{0,200}(?:\[[\w,-]{0,100}\])?(?:@latest)?$/i,
  example: "==1.2.3",
  withValue: wordSet("--from --with --python -p --index-url --index --directory --env-file --spec")
};
var RUNNERS = /* @__PURE__ */ new Map([
  ["npx", NPM],
  ["bunx", NPM],
  ["pnpm", { ...NPM, verb: /^dlx$/ }],
  ["yarn", { ...NPM, verb: /^dlx$/ }],
  ["uvx", { ...PYTHON, example: "@1.2.3" }],
  ["pipx", { ...PYTHON, verb: /^run$/ }]
]);
function runnerIndex(command, args) {
  return typeof command == "string" && readProgramName(command).toLowerCase() === "cmd" && /^\/c$/i.test(String(args[0])) ? 2 : 0;
}
function readProgramName(command) {
  return command.replace(/^.*[/\\]/, "").replace(/\.(?:cmd|exe)$/i, "");
}
function packageIndex(args, { verb, withValue }) {
  let named = args.findIndex((arg) => arg === "--package" || arg === "-p" || arg === "--from" || arg === "--spec");
  if (named >= 0 && !(withValue.has("-p") && args[named] === "-p"))
    return named + 1;
  let index = 0;
  if (verb !== void 0) {
    if (!verb.test(String(args[0])))
      return -1;
    index = 1;
  }
  for (; index < args.length; ) {
    let arg = args[index];
    if (typeof arg != "string" || !arg.startsWith("-"))
      return index;
    index += withValue.has(arg) ? 2 : 1;
  }
  return -1;
}
// src/rules/mcp/mcp-unsupported-variable.ts
var VARIABLE3 = /\$\{(?:\{[^{}]{0,200}\}\}|[^{}]{0,200}\})/g;
var mcpUnsupportedVariable = serverRule({
  id: "mcp-unsupported-variable",
  description: "An MCP server uses a variable that clients do not replace",
  effects: {
    agent: [
      error(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI replace only `$NAME`, `${NAME}` and `${{ secrets.NAME }}`; the server gets this variable as it is written."
      )
    ],
    portable: [
      error(
        ["claude", "copilot-cli"],
        "Claude Code and the Copilot CLI replace only `${NAME}` and `${NAME:-other}`; the server gets this variable as it is written."
      )
    ],
    vscode: [
      error(["vscode"], "VS Code has no such variable: the server gets it as it is written, or does not start.")
    ]
  },
  check(server, report2, text) {
    for (let given of listServerStrings(server))
      for (let [written] of given.value.matchAll(VARIABLE3)) {
        let fault = written.startsWith("${{") ? findExpressionFault(server.dialect, written.slice(3, -2).trim()) : findVariableFault(server.dialect, written.slice(2, -1), text);
        fault !== void 0 && report2(rangeOfPart(text, server, given, written), {
          message: `${quote(written)} ${fault.message}`,
          hint: fault.hint
        });
      }
  }
});
var EDITOR_VARIABLES = /^(?:workspaceFolder|workspaceFolderBasename|userHome|pathSeparator|cwd|file|fileDirname|fileBasename|relativeFile|execPath)$/;
var PREFIXES2 = ["input", "env", "config", "command", "workspaceFolder", "extensionInstallFolder"];
var EDITOR_PREFIX = /^(?:input|env|config|command|workspaceFolder|extensionInstallFolder):(?!-)/;
function findVariableFault(dialect, name, text) {
  if (dialect === "vscode")
    return findEditorFault(name, text);
  if (!(!EDITOR_PREFIX.test(name) && !EDITOR_VARIABLES.test(name)))
    return {
      message: "is a variable that only VS Code replaces",
      hint: dialect === "agent" ? "Set a secret whose name starts with `COPILOT_MCP_`, and write `$COPILOT_MCP_\u2026` here." : "Write `${NAME}` for an environment variable."
    };
}
function findEditorFault(name, text) {
  if (name.startsWith("input:")) {
    let id = name.slice(6);
    return definesInput(text, id) ? void 0 : { message: "has no entry in `inputs`", hint: `Add one with \`"id": ${JSON.stringify(id.slice(0, 40))}\`.` };
  }
  let prefix = /^([a-zA-Z]{2,24}):/.exec(name)?.[1], meant = prefix === void 0 ? void 0 : nearestName(prefix, PREFIXES2);
  return meant !== void 0 && meant !== prefix ? { message: "is not a variable of VS Code", hint: `Did you mean \`\${${meant}:\u2026}\`?` } : /^[A-Z][A-Z0-9_]*$/.test(name) ? { message: "is not a variable of VS Code", hint: `Write \`\${env:${name.slice(0, 40)}}\`.` } : void 0;
}
function definesInput({ json: { value } }, id) {
  let inputs = isRecord(value) ? value.inputs : void 0;
  return Array.isArray(inputs) && inputs.some((input) => isRecord(input) && input.id === id);
}
function findExpressionFault(dialect, expression) {
  if (!(dialect === "agent" && /^(?:secrets|vars)\.\w+$/.test(expression)))
    return dialect === "agent" ? { message: "is neither a secret nor a variable", hint: "Write `${{ secrets.COPILOT_MCP_\u2026 }}`." } : { message: "is an expression of GitHub Actions", hint: "Use an environment variable." };
}
// src/rules/mcp/mcp-value-type.ts
var COMMON2 = {
  args: "texts",
  env: "texts by name",
  cwd: "text",
  headers: "texts by name"
};
var SECONDS = { startup_timeout_sec: "number", tool_timeout_sec: "number" };
var TYPES5 = {
  agent: COMMON2,
  vscode: { ...COMMON2, envFile: "text" },
  portable: { ...COMMON2, timeout: "number", alwaysLoad: "boolean", headersHelper: "text", oauth: "object" },
  gemini: { ...COMMON2, timeout: "number", trust: "boolean", includeTools: "texts", excludeTools: "texts" },
  codex: {
    ...COMMON2,
    ...SECONDS,
    http_headers: "texts by name",
    bearer_token_env_var: "text",
    enabled: "boolean",
    required: "boolean",
    enabled_tools: "texts",
    disabled_tools: "texts"
  }
};
var mcpValueType = serverRule({
  id: "mcp-value-type",
  description: "A value of an MCP server has the wrong type",
  effects: {
    agent: effectsOn2(["github", "copilot-cli"], "github.com and the Copilot CLI"),
    portable: [
      ...effectsOn2(["claude", "copilot-cli"], "Claude Code and the Copilot CLI"),
      ...effectsOn2(["cursor"], "Cursor")
    ],
    gemini: effectsOn2(["gemini"], "The Gemini CLI"),
    codex: [error(["codex"], "Codex reports the file as invalid and does not start with it.")],
    vscode: effectsOn2(["vscode"], "VS Code")
  },
  source: "https://code.claude.com/docs/en/mcp#project-scope",
  check({ dialect, name, value, rangeOf: rangeOf2 }, report2) {
    for (let [key, type] of Object.entries(TYPES5[dialect])) {
      let written = Object.hasOwn(value, key) ? value[key] : void 0;
      if (written != null && !hasType(written, type))
        report2(rangeOf2([key]), {
          message: `\`${key}\` of the server ${quote(name)} must be ${WORDS4[type]}`,
          hint: HINTS3[type]
        });
      else if (type === "texts by name" && dialect === "portable" && isRecord(written)) {
        let [name2, item] = Object.entries(written).find(([, one]) => typeof one != "string") ?? [];
        name2 !== void 0 && item !== null && report2(
          rangeOf2([key, name2]),
          { message: `${quote(name2)} in \`${key}\` is not a text`, hint: "Write the value in quotes." },
          { effects: NOT_DOCUMENTED }
        );
      }
    }
  }
});
var NOT_DOCUMENTED = [
  info(["claude", "copilot-cli"], "Claude Code and the Copilot CLI document texts only, and may not start the server."),
  info(["cursor"], "Cursor documents texts only, and may not start the server.")
];
function effectsOn2(clients, names3) {
  let verb = names3.includes(" and ") ? "do" : "does";
  return [
    { clients, severity: "error", why: `${names3} ${verb} not start the server, and continue without its tools.` }
  ];
}
function hasType(value, type) {
  switch (type) {
    case "texts":
      return Array.isArray(value) && value.every((item) => typeof item == "string" || typeof item == "number");
    case "texts by name":
      return isRecord(value) && Object.values(value).every((item) => typeof item != "object" || item === null);
    case "object":
      return isRecord(value);
    case "text":
      return typeof value == "string";
    case "number":
      return typeof value == "number";
    case "boolean":
      return typeof value == "boolean";
  }
}
var WORDS4 = {
  object: "an object",
  texts: "a list of texts",
  "texts by name": "an object with a text for each name",
  text: "a text",
  number: "a number",
  boolean: "`true` or `false`"
};
var HINTS3 = {
  object: "Write an object: `{ \u2026 }`.",
  texts: 'Write each argument as a text of its own in a list: `["-y", "some-package"]`.',
  "texts by name": 'Write an object: `{ "NAME": "value" }`.',
  text: "Write a text in quotes.",
  number: "Write a number without quotes.",
  boolean: "Write `true` or `false` without quotes."
};
// src/rules/mcp/index.ts
var MCP_RULES = [
  mcpDuplicateServer,
  mcpInsecureUrl,
  mcpInternalHost,
  mcpJsonSyntax,
  mcpKeyForType,
  mcpPlaceholder,
  mcpPlaintextSecret,
  mcpProgramMissing,
  mcpRequiredForType,
  mcpRootKey,
  mcpSecretPrefix,
  mcpServerType,
  mcpSseDeprecated,
  mcpToolsRequired,
  mcpUnknownKey,
  mcpUnpinnedPackage,
  mcpUnsupportedVariable,
  mcpValueType
];
// src/rules/named-agents/agent-cycles.ts
function findCycles(agents, directory, referencesOf) {
  let edges = /* @__PURE__ */ new Map();
  for (let from of agents.filter((agent) => referencesOf(agent).length > 0)) {
    let others = referencesOf(from).flatMap((reference2) => {
      let to = directory.find(reference2.agent)[0];
      return to === void 0 || to === from ? [] : [{ from, reference: reference2, to }];
    });
    edges.set(from, others);
  }
  let visits = findComponents([...edges.keys()], (agent) => (edges.get(agent) ?? []).map(({ to }) => to));
  return [...edges.values()].flat().filter(({ from, to }) => visits.get(from)?.component === visits.get(to)?.component).slice(0, 500);
}
function findComponents(nodes, next) {
  let visits = /* @__PURE__ */ new Map(), open = [], enter = (node) => {
    let order = visits.size, visit = { order, successors: next(node).values(), low: order, component: void 0 };
    return visits.set(node, visit), open.push(visit), visit;
  };
  for (let root of nodes) {
    let path = visits.has(root) ? [] : [enter(root)];
    for (let visit = path.at(-1); visit !== void 0; visit = path.at(-1)) {
      let step = visit.successors.next(), successor = step.done === true ? void 0 : visits.get(step.value);
      step.done === true ? (path.pop(), closeComponent(visit, open), lowerTo(path.at(-1), visit.low)) : successor === void 0 ? path.push(enter(step.value)) : successor.component === void 0 && lowerTo(visit, successor.order);
    }
  }
  return visits;
}
function lowerTo(visit, order) {
  visit !== void 0 && (visit.low = Math.min(visit.low, order));
}
function closeComponent(root, open) {
  if (root.low === root.order)
    for (let member of open.splice(open.lastIndexOf(root)))
      member.component = root.order;
}
// src/rules/named-agents/agent-agents-cycle.ts
var agentAgentsCycle = {
  id: "agent-agents-cycle",
  scope: "repository",
  kinds: ["agent"],
  description: "Agents call each other in a circle",
  effects: [
    info(
      ["vscode"],
      "VS Code lets agents call other agents only if a setting allows it, and at most five levels deep."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentFrontmatter,
  check(all, report2) {
    let agents = copilotAgents(all), directory = agentDirectory(agents);
    for (let { from, reference: reference2 } of findCycles(agents, directory, ({ fact }) => fact.agents))
      report2(from.file, reference2.range, {
        message: `${quoteValue(reference2.agent)} calls this agent back`,
        hint: "Let one agent call the others, and let the others call none."
      });
  }
};
// src/rules/named-agents/agent-agents-needs-agent-tool.ts
var agentAgentsNeedsAgentTool = {
  id: "agent-agents-needs-agent-tool",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["agents"] },
  description: "`agents` names agents to call, but `tools` does not list the tool that calls them",
  effects: [
    warning(
      ["vscode"],
      "VS Code calls other agents with the tool `agent`. Without that tool, none of them can be called."
    )
  ],
  suggests: "Add `agent` to the end of `tools`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check(file, report2) {
    let { data } = file.frontmatter, { agents } = data;
    if (!(agents === "*" || Array.isArray(agents) && agents.length > 0) || data.target === "github-copilot" || !(Array.isArray(data.tools) || typeof data.tools == "string"))
      return;
    let tools = readTools(file), key = file.frontmatter.rangeOfKey(["agents"]);
    if (key === void 0 || tools.some(({ name }) => callsAgents(name)))
      return;
    let edit = addition(file.text, tools, "agent");
    report2(
      key,
      {
        message: "`tools` does not list `agent`, the tool that calls the agents named here",
        hint: "Add `agent` to `tools`."
      },
      edit === void 0 ? {} : {
        suggestions: [
          {
            title: "Add `agent` to `tools`",
            reason: "the agent may then call other agents, with all of their tools",
            fix: { kind: "edits", edits: [edit] }
          }
        ]
      }
    );
  }
};
function callsAgents(name) {
  return isAllTools(name) || name === "runSubagent" || name.startsWith("agent/") || copilotAlias(name) === "agent";
}
// src/rules/named-agents/agent-agents-type.ts
var agentAgentsType = agentRule(
  "copilot",
  {
    id: "agent-agents-type",
    kinds: ["agent"],
    looksFor: { keys: ["agents"] },
    description: "`agents` is not a list of names",
    effects: [
      error(["vscode"], "VS Code reports the value as an error and does not know which agents the agent may call.")
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report2) => {
    let { agents } = text.frontmatter.data;
    if (agents === "*")
      return;
    let wrong = typeof agents == "string" ? [{ path: ["agents"], value: agents }] : wrongNames(agents, ["agents"]);
    for (let { path, value } of wrong) {
      let range = value === "" ? void 0 : findValueRange(text, path);
      range !== void 0 && report2(range, {
        message: path.length === 1 ? `\`agents\` is ${describe(value)}, not a list` : `${quoteValue(value)} is not the name of an agent`,
        hint: "Write a list of names: `agents: [Researcher, Writer]`."
      });
    }
  }
);
// src/rules/reading/agents/unknown-agents.ts
var MAX_OWN_AGENTS = 40;
var MAX_SEARCHES = 50;
function reportUnknownAgents(all, referencesOf, report2) {
  let agents = copilotAgents(all).filter(({ fact }) => referencesOf(fact).length > 0), directory = agentDirectory(agents.length === 0 ? [] : all), searches = MAX_SEARCHES;
  for (let { file, fact } of agents)
    for (let { agent, range } of referencesOf(fact))
      if (agent !== "*" && !directory.isBuiltIn(agent) && directory.find(agent).length === 0) {
        let near = searches > 0 ? directory.nearest(agent) : void 0;
        if (searches -= 1, near === void 0 && all.length > MAX_OWN_AGENTS)
          continue;
        report2(file, range, {
          message: `The agent ${quoteValue(agent)} does not exist`,
          hint: near === void 0 ? "Write the exact `name` of an agent, or the name of its file." : `Did you mean ${quoteValue(near)}? Letter case matters.`
        });
      }
}
// src/rules/named-agents/agent-agents-unknown.ts
var agentAgentsUnknown = {
  id: "agent-agents-unknown",
  scope: "repository",
  kinds: ["agent"],
  description: "`agents` names an agent that does not exist",
  effects: [warning(["vscode"], "VS Code finds no agent with that name, reports the name, and cannot call the agent.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentFrontmatter,
  check(all, report2) {
    reportUnknownAgents(all, ({ agents }) => agents, report2);
  }
};
// src/rules/named-agents/agent-handoff-cycle.ts
var agentHandoffCycle = {
  id: "agent-handoff-cycle",
  scope: "repository",
  kinds: ["agent"],
  description: "Agents hand over to each other in a circle, and each handoff is sent with one click",
  effects: [
    info(
      ["vscode"],
      "VS Code sends each prompt as soon as its button is clicked, so nobody reads the prompt between the agents."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentFrontmatter,
  check(all, report2) {
    let agents = copilotAgents(all), directory = agentDirectory(agents), sending = (agent) => agent.fact.handoffs.filter(({ sends }) => sends);
    for (let { from, reference: reference2, to } of findCycles(agents, directory, sending))
      report2(from.file, reference2.range, {
        message: `${quoteValue(reference2.agent)} hands back to this agent, and each prompt is sent with one click`,
        hint: `Keep it if the agents should alternate. To read a prompt before it is sent, remove \`send: true\` here or in ${quoteValue(to.file.path)}.`
      });
  }
};
// src/rules/named-agents/agent-handoff-label-duplicate.ts
var agentHandoffLabelDuplicate = agentRule(
  "copilot",
  {
    id: "agent-handoff-label-duplicate",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "Two handoffs of an agent have the same label",
    effects: [
      error(
        ["vscode"],
        "VS Code distinguishes handoffs by their labels, ignoring letter case, and reports the second one as an error."
      )
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report2) => {
    let { handoffs } = text.frontmatter.data;
    if (!Array.isArray(handoffs))
      return;
    let labels = /* @__PURE__ */ new Set();
    for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      let label = isRecord(handoff) ? handoff.label : void 0, range = findValueRange(text, ["handoffs", index, "label"]);
      if (typeof label != "string" || label.trim() === "" || range === void 0)
        continue;
      let key = label.trim().toLowerCase();
      labels.has(key) && report2(range, {
        message: `Another handoff has the label ${quoteValue(label)}`,
        hint: "Give each handoff its own label."
      }), labels.add(key);
    }
  }
);
var MAX_HANDOFFS = 100;
// src/rules/named-agents/agent-handoff-required.ts
var agentHandoffRequired = agentRule(
  "copilot",
  {
    id: "agent-handoff-required",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "A handoff has no label, no agent or no prompt",
    effects: [error(["vscode"], "VS Code reports the handoff as an error and shows no button for it.")],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report2) => {
    let { handoffs } = text.frontmatter.data;
    if (Array.isArray(handoffs))
      for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS2).entries()) {
        let missing = isRecord(handoff) ? REQUIRED2.filter((key) => isMissing3(handoff, key)) : [], [first] = missing, range = first === void 0 ? void 0 : findValueRange(text, ["handoffs", index, first]) ?? findValueRange(text, ["handoffs", index]);
        range !== void 0 && report2(range, {
          message: `The handoff has no ${missing.map((key) => `\`${key}\``).join(" and no ")}`,
          hint: "Give the handoff a `label` for its button, the `agent` that continues, and the `prompt` to send to it."
        });
      }
  }
);
var MAX_HANDOFFS2 = 100;
var REQUIRED2 = ["label", "agent", "prompt"];
function isMissing3(handoff, key) {
  let value = Object.hasOwn(handoff, key) ? handoff[key] : void 0;
  return value == null || key !== "prompt" && typeof value == "string" && value.trim() === "";
}
// src/rules/named-agents/agent-handoff-self.ts
var WITHOUT_PROMPT = [
  warning(
    ["vscode"],
    "VS Code shows a button that leads to the agent that is already running, and sends nothing to it."
  )
];
var agentHandoffSelf = {
  id: "agent-handoff-self",
  scope: "file",
  kinds: ["agent"],
  looksFor: { keys: ["handoffs"] },
  description: "An agent hands over to itself",
  effects: [info(["vscode"], "VS Code shows a button that sends its prompt to the agent that is already running.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect(text) {
    return Array.isArray(text.frontmatter.data.handoffs) ? readAgentFrontmatter(text) : void 0;
  },
  check({ name, handoffs }, file, report2) {
    for (let { agent, range, isEmpty: isEmpty3 } of isClaudeAgent(file) ? [] : handoffs)
      (agent === name || agent === file.name) && report2(
        range,
        {
          message: `The handoff to ${quoteValue(agent)} leads back to this agent`,
          hint: isEmpty3 ? "Give the handoff a prompt, name the agent that should continue, or remove the handoff." : "Keep it if the button is a shortcut for its prompt. Otherwise, name the agent that should continue."
        },
        isEmpty3 ? { effects: WITHOUT_PROMPT } : {}
      );
  }
};
// src/rules/named-agents/agent-handoff-unknown-agent.ts
var agentHandoffUnknownAgent = {
  id: "agent-handoff-unknown-agent",
  scope: "repository",
  kinds: ["agent"],
  description: "A handoff names an agent that does not exist",
  effects: [warning(["vscode"], "VS Code finds no agent with that name and reports it. The button leads nowhere.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentFrontmatter,
  check(all, report2) {
    reportUnknownAgents(all, ({ handoffs }) => handoffs, report2);
  }
};
// src/rules/named-agents/agent-handoffs-type.ts
var agentHandoffsType = agentRule(
  "copilot",
  {
    id: "agent-handoffs-type",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "`handoffs` is not a list of handoffs, or a key in it is misspelled or has a value of the wrong type",
    effects: [error(["vscode"], "VS Code reports the value as an error and shows no button for it.")],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report2) => {
    let { handoffs } = text.frontmatter.data;
    if (handoffs == null)
      return;
    if (!Array.isArray(handoffs)) {
      reportAt2(["handoffs"], `\`handoffs\` is ${describe(handoffs)}, not a list`);
      return;
    }
    for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS3).entries()) {
      if (!isRecord(handoff)) {
        reportAt2(["handoffs", index], `${quoteValue(handoff)} is not a handoff`);
        continue;
      }
      for (let key of Object.keys(handoff).slice(0, MAX_HANDOFFS3)) {
        let meant = Object.hasOwn(TYPES6, key) ? void 0 : nearestName(key, Object.keys(TYPES6)), range = meant === void 0 || Object.hasOwn(handoff, meant) ? void 0 : text.frontmatter.rangeOfKey(["handoffs", index, key]);
        range !== void 0 && report2(
          range,
          { message: `${quoteValue(key)} is not a key of a handoff`, hint: `Did you mean \`${meant}\`?` },
          { effects: IGNORED }
        );
      }
      for (let [key, type] of Object.entries(TYPES6)) {
        let value = Object.hasOwn(handoff, key) ? handoff[key] : void 0;
        value != null && !hasType2(type, value) && !isPlaceholderMap(value) && reportAt2(
          ["handoffs", index, key],
          `\`${key}\` is ${describe(value)}, not ${type === "text" ? "a string" : "`true` or `false`"}`
        );
      }
    }
    function reportAt2(path, message) {
      let range = findValueRange(text, path);
      range !== void 0 && report2(range, { message, hint: "Write a list of entries, each with `label`, `agent` and `prompt`." });
    }
  }
);
var MAX_HANDOFFS3 = 100;
var IGNORED = [warning(["vscode"], "VS Code reports the key as unknown and ignores it.")];
var TYPES6 = {
  label: "text",
  agent: "text",
  prompt: "text",
  send: "boolean",
  showContinueOn: "boolean",
  model: "text"
};
function hasType2(type, value) {
  return type === "boolean" ? typeof value == "boolean" : typeof value == "string" || typeof value == "number";
}
// src/rules/named-agents/index.ts
var NAMED_AGENT_RULES = [
  agentAgentsCycle,
  agentAgentsNeedsAgentTool,
  agentAgentsType,
  agentAgentsUnknown,
  agentHandoffCycle,
  agentHandoffLabelDuplicate,
  agentHandoffRequired,
  agentHandoffSelf,
  agentHandoffUnknownAgent,
  agentHandoffsType
];
// src/rules/plugins/plugin-cache-path.ts
var pluginCachePath = {
  id: "plugin-cache-path",
  scope: "file",
  kinds: ["agent", "command", "hooks", "skill"],
  bundled: "documents",
  looksFor: { parts: ["plugins/cache/"] },
  description: "A text names a version of a plugin in the cache of Claude Code",
  effects: [
    warning(
      ["claude"],
      "Claude Code puts each version of a plugin into a folder of its own, so that the path is gone after an update."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution",
  collect({ text }) {
    let [first, ...rest] = [...text.matchAll(IN_CACHE)].filter(([path]) => !PLACEHOLDER.test(path));
    return first === void 0 ? void 0 : {
      path: detachText(first[0]),
      range: { start: first.index, end: first.index + first[0].length },
      count: rest.length + 1
    };
  },
  check({ path, range, count: count22 }, _file, report2) {
    report2(range, {
      message: `${quoteValue(path)} belongs to one version of a plugin${count22 === 1 ? "" : `, like ${count22 - 1} more paths`}`,
      hint: "Write `${CLAUDE_PLUGIN_ROOT}`, or a path from the folder of the skill."
    });
  }
};
var IN_CACHE = /(?:~|\$HOME|\$\{HOME\})\/\.claude\/plugins\/cache\/[\w.-]{1,80}\/[\w.-]{1,80}\/v?\d+(?:\.\d+){1,3}[\w.-]{0,20}(?=\/)/g;
var PLACEHOLDER = /[/-](?:my|your|some|foo|bar|example|name|\.{2,})(?=[/-])/i;
// src/rules/plugins/plugin-conflicting-parts.ts
var PARTS2 = ["commands", "agents", "skills", "hooks", "outputStyles"];
var pluginConflictingParts = {
  id: "plugin-conflicting-parts",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A marketplace declares all parts of a plugin, which has a manifest of its own",
  effects: [error(["claude"], 'Claude Code reports "conflicting manifests" and does not load the plugin.')],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#strict-mode",
  collect({ kind, json }) {
    let root = isBroken(json) ? void 0 : json.value;
    if (!isRecord(root))
      return;
    if (kind === "plugin")
      return { hasParts: PARTS2.some((key) => root[key] !== void 0), entries: [] };
    let plugins = root.plugins, entries = (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES4) : []).flatMap((entry, index) => {
      let plugin = isRecord(entry) ? entry : {}, { strict, source } = plugin, part = PARTS2.find((key) => plugin[key] !== void 0), range = strict === false ? json.rangeOfKey(["plugins", index, "strict"]) : void 0;
      return range === void 0 || part === void 0 || typeof source != "string" ? [] : [{ source: detachText(source), part, range }];
    });
    return entries.length === 0 ? void 0 : { hasParts: false, entries };
  },
  check(facts, report2, { paths }) {
    let manifests = new Map(
      facts.flatMap(
        ({ file, fact }) => file.path.endsWith(".claude-plugin/plugin.json") ? [[file.root, { ...fact, path: file.path }]] : []
      )
    );
    for (let { file, fact } of facts)
      for (let { source, part, range } of file.path.includes(".claude-plugin/") ? fact.entries : []) {
        let target = resolveLink(joinPath(file.root, "x"), source.replace(/\/+$/, "")), folder = target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder), hasParts = manifest?.hasParts === true || STANDARD.some((name) => paths.hasFolder(joinPath(folder ?? "", name)));
        manifest !== void 0 && hasParts && report2(file, range, {
          message: `The entry has \`strict: false\` and \`${part}\`, but \`${manifest.path}\` exists, too`,
          hint: "Remove `strict` and the parts from this entry, so that the manifest and its folders count."
        });
      }
  }
};
var STANDARD = ["skills", "agents", "commands"];
var MAX_ENTRIES4 = 2e3;
// src/rules/plugins/plugin-count-mismatch.ts
var pluginCountMismatch = {
  id: "plugin-count-mismatch",
  scope: "file",
  kinds: ["plugin", "marketplace"],
  description: "The description of a plugin names another number of skills, agents or commands than it has",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code show the description to people before they install the plugin."
    )
  ],
  collect({ kind, json }) {
    let root = isBroken(json) ? void 0 : json.value;
    if (!isRecord(root))
      return;
    let plugins = kind === "marketplace" ? root.plugins : void 0, counts = kind === "plugin" ? readCounts2(json, [], root, ".") : (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES5) : []).flatMap(
      (entry, index) => isRecord(entry) && typeof entry.source == "string" && entry.skills === void 0 ? readCounts2(json, ["plugins", index], entry, detachText(entry.source)) : []
    );
    return counts.length === 0 ? void 0 : counts;
  },
  check(counts, { root }, report2, { paths }) {
    for (let { part, number, isLeast, source, folder: named, range } of counts) {
      let target = resolveLink(joinPath(root, "x"), source.replace(/\/+$/, "") || "."), folder = target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, ""), parts = folder === void 0 ? void 0 : resolveLink(joinPath(folder, "x"), named ?? part), found = parts?.kind === "inside" ? countParts(part, parts.path, paths) : 0;
      found > 0 && (isLeast ? found < number : found !== number) && report2(range, {
        message: `The description says ${number}${isLeast ? " or more" : ""} ${part}, but the plugin has ${found}`,
        hint: `Correct the number, or leave it out: ${quote(`${found} ${part}`)}.`
      });
    }
  }
};
var MAX_ENTRIES5 = 2e3;
var COUNT2 = regex("gi")`
  (?<![\w.,/~#-])(\d{1,4})(\+?)[ ]+
    (?:(?:specialized|specialised|expert|custom|reusable|ai|slash|production-ready|claude code|copilot)[ ]+){0,2}
    (skills|(?:sub-?)?agents|commands)\b
`;
function readCounts2(json, at2, plugin, source) {
  let { description } = plugin, range = typeof description == "string" ? json.rangeOf([...at2, "description"]) : void 0;
  return typeof description != "string" || range === void 0 ? [] : Array.from(description.matchAll(COUNT2), ([, digits, plus, word = ""]) => {
    let part = /skills/i.test(word) ? "skills" : /agents/i.test(word) ? "agents" : "commands", named = plugin[part];
    return {
      part,
      number: Number(digits),
      isLeast: plus === "+",
      range,
      source,
      ...typeof named == "string" && { folder: detachText(named.replace(/\/+$/, "")) }
    };
  });
}
function countParts(part, folder, { entries }) {
  let base = `${folder}/`, ends = part === "skills" ? /(?:^|\/)SKILL\.md$/ : /^(?:[^/]+\/)*(?!README\.md$)[^/]+\.md$/i;
  return entries.filter(({ path }) => path.startsWith(base) && ends.test(path.slice(base.length))).length;
}
// src/rules/plugins/plugin-duplicate-hooks.ts
var STANDARD2 = "hooks/hooks.json";
var pluginDuplicateHooks = {
  id: "plugin-duplicate-hooks",
  scope: "file",
  kinds: ["plugin"],
  description: "A manifest names the file of hooks that is loaded without it",
  effects: [
    error(["claude"], `Claude Code reports "Duplicate hooks file detected" and does not load the plugin's hooks.`)
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#hooks",
  collect({ json }) {
    let hooks = isRecord(json.value) && !isBroken(json) ? json.value.hooks : void 0, ranges = (Array.isArray(hooks) ? hooks : [hooks]).flatMap((value, index) => {
      let range = isStandard(value) ? json.rangeOf(Array.isArray(hooks) ? ["hooks", index] : ["hooks"]) : void 0;
      return range === void 0 ? [] : [range];
    });
    return ranges.length === 0 ? void 0 : ranges;
  },
  check(ranges, { path, root }, report2, { paths }) {
    if (/(?:^|\/)\.claude-plugin\/plugin\.json$/.test(path) && paths.has(joinPath(root, STANDARD2)))
      for (let range of ranges)
        report2(range, {
          message: `${quote(STANDARD2)} is loaded already`,
          hint: "Remove it from `hooks`. Name only other files there."
        });
  }
};
function isStandard(value) {
  return typeof value == "string" && value.replace(/^\.\//, "") === STANDARD2;
}
// src/rules/plugins/written-paths/find-paths.ts
function findPaths(checked) {
  let { text, body } = checked, hasVariable = text.includes("CLAUDE_PLUGIN_ROOT");
  return [
    ...findPlainPaths(checked),
    ...hasVariable ? findEach(text, body, BEHIND_VARIABLE, (path) => ({ path, isOfPlugin: true })) : [],
    ...hasVariable ? findEach(text, body, FOLDER_BEHIND_VARIABLE, (path) => ({ path, isOfFolder: true })) : [],
    ...text.includes("/.claude/") ? findEach(text, body, BEHIND_HOME, (path) => ({ path, isOfHome: true })) : [],
    ...text.includes("](../") ? findEach(text, body, OUT_OF_FOLDER, (path) => ({ path, isLink: true })) : [],
    .../^@/m.test(text) ? findEach(text, body, OF_NAMED_PLUGIN, (path, plugin) => ({ path, ofPlugin: detachText(plugin) })) : []
  ];
}
function findEach(text, body, pattern, say) {
  let found = /* @__PURE__ */ new Map();
  for (let match of text.slice(body.start, body.start + MAX_CHARACTERS5).matchAll(pattern)) {
    let [, path = "", plugin = ""] = match;
    if (!found.has(path) && found.size < MAX_PATHS3) {
      let said = say(detachText(path), plugin), [from, to] = match.indices?.[said.isOfHome === true ? 0 : 1] ?? [0, 0];
      found.set(path, { ...said, range: { start: body.start + from, end: body.start + to }, isRun: false });
    }
  }
  return [...found.values()];
}
var BEHIND_VARIABLE = /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w.-]{0,80}\/){0,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|ts|ya?ml))(?![\w./<{*-])/dg;
var FOLDER_BEHIND_VARIABLE = /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w-]{0,80}\/){1,12}\w[\w-]{0,80})(?![\w./<{*$-])/dg;
var BEHIND_HOME = regex("dg")`
  (?:~|\$HOME|\$\{HOME\})\/\.claude\/(?!plugins\/cache\/)
    ((?:\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|sql|ts|ya?ml))(?![\w./<{*-])
`;
var OUT_OF_FOLDER = /\]\(((?:\.\.\/){1,8}(?:[\w.-]{1,80}\/){0,12}[\w.-]{1,80}\.\w{1,5})(?:#[^)\s]{0,100})?\)/dg;
var OF_NAMED_PLUGIN = /:(?=((?:[\w.-]{1,80}\/){1,12}[\w.-]{1,80}\.md)[ \t]*$)(?<=^@([\w-]{1,60}):)/dgm;
function findPlainPaths({ text, body, markdown }) {
  let found = /* @__PURE__ */ new Map();
  for (let { start, end } of findWrittenPaths(text, body.start)) {
    let written = text.slice(start, end), path = written.replace(/^\.\//, ""), before2 = text.slice(Math.max(0, start - MAX_BEFORE3), start);
    if (!found.has(path) && IN_CODE.test(before2)) {
      let isRun = written.startsWith("./") || RUNS.test(before2) || before2.endsWith(`
`) && IS_PROGRAM.test(path) && markdown.isFenced(start);
      if (isRun && OTHER_FOLDER2.test(text.slice(Math.max(0, start - MAX_BLOCK2), start)))
        continue;
      found.set(path, { path: detachText(path), range: { start, end }, isRun });
    }
    if (found.size === MAX_PATHS3)
      break;
  }
  return [...found.values()];
}
var MAX_CHARACTERS5 = 2e5;
var MAX_PATHS3 = 100;
var MAX_BEFORE3 = 40;
var OTHER_FOLDER2 = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]+(?!"?\$\{?CLAUDE)|git clone[ \t])[^`]{0,300}$/;
var MAX_BLOCK2 = 400;
var IS_PROGRAM = /^(?:bin|scripts)\/[\w-]+$|\.(?:bash|c?js|mjs|ps1|py|rb|sh)$/;
var PATH3 = /(?<![\\~$}{:@])(?:\.\/)?(?:(?:\.?\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.[A-Za-z]{1,5}|(?:bin|scripts)\/[\w-]{2,80}(?!\.\w))(?![\w/-])/y;
var NO_PATH = /[^\w./-]/g;
function* findWrittenPaths(text, from) {
  let last = Math.min(text.length, from + MAX_CHARACTERS5), end = from;
  for (let slash = text.indexOf("/", from); slash >= 0 && slash < last; slash = text.indexOf("/", end)) {
    let start = beginningOfRun(text, slash, end);
    PATH3.lastIndex = start;
    let path = PATH3.exec(text)?.[0];
    path !== void 0 && start + path.length <= last && (yield { start, end: start + path.length }), NO_PATH.lastIndex = slash, end = NO_PATH.exec(text)?.index ?? text.length;
  }
}
function beginningOfRun(text, at2, from) {
  let start = at2;
  for (; start > from && /[\w.-]/.test(text.charAt(start - 1)); )
    start -= 1;
  return start;
}
var RUNS = /(?:^|[\s`"'(;&|])(?:(?:bash|sh|zsh|node|python3?|uv run|bun|deno run|npx tsx|ruby|perl)[ \t]+["']?|(?:[Rr]un|[Ee]xecute)[ \t]+`)$/;
var IN_CODE = /(?:^|[`"'\n=]|\b(?:bash|bun|execute|follow|load|node|python3?|read|run|see|sh|source|zsh)[ \t]+["'@`]?)$/i;
// src/rules/plugins/written-paths/say-wrong-path.ts
function sayWrongPath(written, file, plugin, index) {
  let outside = sayOutside(written, file, plugin, index);
  return outside !== void 0 || written.isLink === true ? outside : written.isOfHome === true ? sayOfHome(written.path, plugin, index) : written.isOfFolder === true ? sayOfFolder(written.path, plugin, index) : written.isOfPlugin === true ? sayOfPlugin(written.path, file, plugin, index) : sayOfProject(written, file, plugin, index);
}
function sayOfHome(path, plugin, index) {
  let inPlugin = findEnd(path, plugin, index);
  return inPlugin === void 0 ? void 0 : {
    message: `${quote(`~/.claude/${path}`)} is where nobody installs the plugin`,
    hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`
  };
}
function sayOfFolder(path, plugin, index) {
  let target = joinPath(plugin, path), end = index.hasFolder(target) || index.has(target) ? void 0 : findEndOfFolder(path, plugin, index);
  return end === void 0 ? void 0 : { message: sayMissing(path, plugin), hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${end}\`.` };
}
function sayOfPlugin(path, file, plugin, index) {
  let target = joinPath(plugin, path);
  if (index.has(target) || index.hasFolder(target))
    return;
  let inSkill3 = index.has(joinPath(folderOf(file.path), path));
  return {
    message: sayMissing(path, plugin),
    hint: inSkill3 ? `The file is in the folder of the skill: write \`\${CLAUDE_SKILL_DIR}/${path}\`.` : "Correct the path, or add the file."
  };
}
function sayMissing(path, plugin) {
  return `${quote(path)} does not exist in ${plugin === "" ? "the repository" : `\`${plugin}\``}`;
}
function sayOfProject(written, file, plugin, index) {
  let inPlugin = findInPlugin(written, file, plugin, index);
  return inPlugin === void 0 ? void 0 : {
    message: `${quote(written.path)} does not exist in the project in which the plugin is used`,
    hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`
  };
}
function sayOutside({ path, isLink, ofPlugin, isRun, ...written }, { path: file, kind }, plugin, index) {
  if (ofPlugin !== void 0)
    return index.has(joinPath(plugin, path)) && nameOf(plugin) === ofPlugin ? {
      message: `${quote(`@${ofPlugin}:${path}`)} names no file, because imports are paths`,
      hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`
    } : void 0;
  if (plugin === "" || written.isOfPlugin === true || written.isOfFolder === true || written.isOfHome === true)
    return;
  if (isLink === true) {
    let target = resolveLink(file, path);
    return target.kind === "inside" && !isBelow2(target.path, plugin) && index.has(target.path) ? {
      message: `${quote(path)} leads out of the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
      hint: "Copy the file into the plugin, or link to it with its address."
    } : void 0;
  }
  let isInside = [plugin, folderOf(file)].some((base) => index.has(joinPath(base, path)));
  return isRun && kind !== "bundled-document" && !isInside && SCRIPT2.test(path) && index.has(path) && !isBelow2(path, plugin) ? {
    message: `${quote(path)} is not in the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
    hint: "Move the script into the plugin, and write `${CLAUDE_PLUGIN_ROOT}/` in front of its path."
  } : void 0;
}
var SCRIPT2 = /\.(?:bash|c?js|mjs|ps1|py|rb|sh|ts)$/;
var MIN_PARTS = 3;
function findEnd(path, plugin, index) {
  let parts = path.split("/");
  return parts.map((_, at2) => parts.slice(at2).join("/")).slice(0, Math.max(0, parts.length - MIN_PARTS + 1)).find((end) => index.has(joinPath(plugin, end)));
}
function findEndOfFolder(path, plugin, index) {
  let parts = path.split("/");
  return parts.map((_, at2) => parts.slice(at2).join("/")).slice(1, -1).find((end) => index.hasFolder(joinPath(plugin, end)));
}
function findInPlugin({ path, isRun }, { path: file, kind }, plugin, index) {
  if (plugin !== "" && path.startsWith(`${plugin}/`) && index.has(path))
    return path.slice(plugin.length + 1);
  if (path.startsWith(".claude/") && !index.has(path)) {
    let inSkill3 = /^\.claude\/skills\/[^/]+\/(.+)$/.exec(path)?.[1];
    return [
      joinPath(plugin, path.slice(8)),
      ...kind === "skill" && inSkill3 !== void 0 ? [joinPath(folderOf(file), inSkill3)] : []
    ].find((place2) => index.has(place2))?.slice(plugin === "" ? 0 : plugin.length + 1);
  }
  let isKnown = kind === "skill" && index.has(joinPath(folderOf(file), path));
  return kind !== "bundled-document" && isRun && !isKnown && index.has(joinPath(plugin, path)) ? path : void 0;
}
// src/rules/plugins/plugin-file-path.ts
var pluginFilePath = {
  id: "plugin-file-path",
  scope: "file",
  kinds: ["command", "agent", "skill", "bundled-document"],
  description: "A text of a plugin names a file of the plugin by a path that does not exist where the plugin is installed",
  effects: [
    info(
      ["claude"],
      "Claude Code copies the plugin to a folder of its own and runs commands in the project of the user, where the path does not exist."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
  collect(text) {
    let found = findPaths(text);
    return found.length === 0 ? void 0 : found;
  },
  check(paths, file, report2, { paths: index }) {
    let root = parentsOf(file.path).find((folder) => index.has(joinPath(folder, ".claude-plugin/plugin.json"))), ofRepository = index.has(".claude-plugin/plugin.json") ? "" : void 0, plugin = root ?? ofRepository;
    if (checkHomeOfSkill(paths, file, report2, index), plugin === void 0) {
      checkClaudeFolder(paths, file, report2, index);
      return;
    }
    if (CLIENT_FOLDER.test(plugin === "" ? file.path : file.path.slice(plugin.length + 1)))
      return;
    let count22 = 0;
    for (let written of paths) {
      let said = count22 < (written.isLink === true ? MAX_LINKS : MAX_FINDINGS12) ? sayWrongPath(written, file, plugin, index) : void 0;
      said !== void 0 && (report2(written.range, said), count22 += 1);
    }
  }
};
var MAX_FINDINGS12 = 5;
var MAX_LINKS = 2;
var CLIENT_FOLDER = /(?:^|\/)\.(?!claude-plugin\/)[\w-]+\//;
function checkHomeOfSkill(paths, { path: file, kind, standing }, report2, index) {
  let skill = folderOf(file);
  for (let { path, range, isOfHome } of kind === "skill" && standing !== "stray" ? paths : []) {
    let [, name, own = ""] = /^skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    isOfHome === true && name === nameOf(skill) && !index.has(joinPath(skill, own)) && !MADE2.test(own) && report2(range, {
      message: `The skill has no file ${quote(own)}`,
      hint: "Correct the path, or add the file."
    });
  }
}
var MADE2 = /(?:^|[/._-])(?:config|settings|state|cache|logs?|output|data|memory|history|local)(?=[/._-])/i;
function checkClaudeFolder(paths, { path: file, kind }, report2, index) {
  let skill = folderOf(file);
  for (let { path, range, isOfHome } of kind === "skill" ? paths : []) {
    let [, name, own = ""] = /^\.claude\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome !== true && name === nameOf(skill) && !index.has(path) && index.has(joinPath(skill, own))) {
      report2(range, {
        message: `${quote(path)} does not exist where the skill is installed for another client or as a plugin`,
        hint: `Write \`${own}\`: clients name the folder of the skill to the model.`
      });
      return;
    }
  }
}
// src/rules/plugins/plugin-json-syntax.ts
var CLIENTS2 = ["claude", "copilot-cli", "vscode"];
var pluginJsonSyntax = jsonSyntaxRule({
  id: "plugin-json-syntax",
  kinds: ["plugin", "marketplace", "codex-plugin"],
  description: "The manifest of a plugin or of a marketplace is not valid JSON",
  effects: [
    error(CLIENTS2, "Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed."),
    error(["codex"], "Codex cannot read the manifest and loads no part of the plugin.")
  ],
  repeatedKey: [
    warning(CLIENTS2, "Claude Code, the Copilot CLI and VS Code use the last of the two and ignore the other.")
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  isPlainJson: () => true
});
// src/rules/plugins/local-sources.ts
var MAX_PLUGINS2 = 2e3;
function readSources(json) {
  let plugins = !isBroken(json) && isRecord(json.value) ? json.value.plugins : void 0;
  return Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS2).flatMap((entry) => {
    let source = isRecord(entry) ? entry.source : void 0;
    return typeof source == "string" ? [detachText(source)] : [];
  }) : [];
}
function findFolder2(base, path) {
  let target = resolveLink(joinPath(base, "x"), path.replace(/\/+$/, "") || ".");
  return target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, "");
}
// src/rules/plugins/plugin-misplaced-part.ts
var PARTS3 = ["agents", "commands", "hooks", "output-styles", "skills"];
var pluginMisplacedPart = {
  id: "plugin-misplaced-part",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "Parts of a plugin are where no client looks for them",
  effects: [
    warning(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code look for the parts of a plugin next to the folder of the manifest, and do not find these."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure",
  collect({ text, json, kind }) {
    let start = Math.max(0, text.indexOf("{")), named = PARTS3.filter((part) => text.includes(`plugin/${part}`));
    return {
      start: { start, end: start + 1 },
      named,
      namesSkills: text.includes('"skills"'),
      sources: kind === "marketplace" ? readSources(json) : []
    };
  },
  check(facts, report2, { paths }) {
    let flat = findFlatSkills(paths.entries), isListed = facts.some(({ file, fact }) => file.kind === "marketplace" && fact.namesSkills), offered = isMarketplaceAtRoot(paths) ? facts.find(({ file }) => file.path.endsWith(".claude-plugin/plugin.json")) : void 0;
    offered !== void 0 && report2(offered.file, offered.fact.start, { message: "`marketplace.json` is at the root, where Claude Code does not look for it", hint: "Move it to `.claude-plugin/marketplace.json`." }, { effects: NOT_OFFERED });
    for (let { file, fact } of facts) {
      for (let source of CLAUDES_MARKETPLACE.test(file.path) ? fact.sources : []) {
        let plugin = findFolder2(file.root, source) ?? "", other = joinPath(plugin, "plugin.json");
        if (plugin !== "" && paths.has(other) && !MANIFESTS3.some((manifest) => paths.has(joinPath(plugin, manifest)))) {
          let message = `The manifest ${quote(other)} is not where Claude Code looks for it`, hint = `Move it to ${quote(joinPath(plugin, ".claude-plugin/plugin.json"))}.`;
          report2(file, fact.start, { message, hint }, { effects: NOT_READ });
        }
      }
      let folder = /(?:^|\/)(\.claude-plugin|\.github\/plugin|\.plugin)\/plugin\.json$/.exec(file.path)?.[1];
      if (file.kind !== "plugin" || folder === void 0)
        continue;
      for (let part of PARTS3.filter((one) => !fact.named.includes(one)))
        paths.hasFolder(joinPath(file.root, `${folder}/${part}`)) && !paths.hasFolder(joinPath(file.root, part)) && report2(file, fact.start, {
          message: `\`${part}\` is in \`${folder}\`, where no client looks for it`,
          hint: `Move it next to \`${folder}\`. Only the manifest belongs into that folder.`
        });
      let [first] = fact.namesSkills || isListed ? [] : flat.get(file.root) ?? [];
      if (first !== void 0) {
        let message = `${quote(`skills/${first}`)} is not found as a skill, because it has no folder of its own`, hint = `Rename it to ${quote(`skills/${first.replace(/\.md$/, "")}/SKILL.md`)}.`;
        report2(file, fact.start, { message, hint }, { effects: NO_SKILLS });
      }
      let alone = joinPath(file.root, "skills/SKILL.md");
      folder !== ".claude-plugin" && !fact.namesSkills && paths.has(alone) && report2(file, fact.start, { message: "`skills/SKILL.md` is not found as a skill, because it has no folder of its own", hint: "Move it to `skills/NAME/SKILL.md`." }, { effects: NO_SKILLS_FOR_COPILOT });
      let skills = fact.namesSkills || isListed ? [] : findStraySkills(file.root, paths);
      if (skills.length > 0) {
        let message = `The plugin has skills, such as ${quote(at(skills, 0))}, but no folder \`skills\``;
        report2(file, fact.start, { message, hint: 'Move their folders into `skills`, or name them in the manifest: `"skills": ["./name"]`.' }, { effects: NOT_FOUND });
      }
    }
  }
};
function isMarketplaceAtRoot({ has }) {
  return has("marketplace.json") && ![".claude-plugin", ".github/plugin", ".plugin"].some((folder) => has(`${folder}/marketplace.json`));
}
var NOT_OFFERED = [
  warning(["claude"], "Claude Code reads only `.claude-plugin/marketplace.json`, and cannot add the marketplace.")
];
var NOT_FOUND = [
  warning(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code look for the skills of a plugin in `skills`, and install this one without any part."
  )
];
var NO_SKILLS = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without its skills."
  )
];
var NO_SKILLS_FOR_COPILOT = [
  info(
    ["copilot-cli", "vscode"],
    "The Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without the skill."
  )
];
var NOT_READ = [
  info(
    ["claude"],
    "Claude Code reads only `.claude-plugin/plugin.json`, and installs the plugin without what this manifest says."
  )
];
var CLAUDES_MARKETPLACE = /(?:^|\/)\.claude-plugin\/marketplace\.json$/;
var MANIFESTS3 = [".claude-plugin/plugin.json", ".github/plugin/plugin.json", ".plugin/plugin.json"];
function findFlatSkills(entries) {
  let proper = new Set(
    entries.flatMap(
      ({ path }) => /(?:^|\/)skill\.md$/i.test(path) ? path.split(FOLDER3).slice(0, -1).slice(0, MAX_DEPTH).map(joinParts) : []
    )
  ), flat = entries.flatMap(({ path }) => {
    let [, root = "", name = ""] = /^(?:(.*)\/)?skills\/([a-z\d-]+\.md)$/.exec(path) ?? [];
    return name === "" || proper.has(root) || NO_SKILL_PAGE.test(name) ? [] : [{ root, path: name }];
  });
  return new Map([...groupBy(flat, ({ root }) => root)].map(([root, all]) => [root, all.map(({ path }) => path)]));
}
var FOLDER3 = /(?<=^|\/)skills\//;
var MAX_DEPTH = 8;
function joinParts(_part, at2, parts) {
  return parts.slice(0, at2 + 1).join("skills/").replace(/\/$/, "");
}
var NO_SKILL_PAGE = /^(?:index|readme|template|example|notes)\.md$/;
var ALL_PARTS = [...PARTS3, ".mcp.json", ".lsp.json", "SKILL.md"];
function findStraySkills(root, { entries, has, hasFolder }) {
  if (ALL_PARTS.some((part) => has(joinPath(root, part)) || hasFolder(joinPath(root, part))))
    return [];
  let base = root === "" ? "" : `${root}/`;
  return entries.flatMap(({ path }) => {
    let folder = path.startsWith(base) && path.endsWith("/SKILL.md") ? path.slice(base.length, -9) : "";
    return folder === "" || folder.includes("/") || folder.startsWith(".") || NO_SKILL.test(folder) ? [] : [folder];
  });
}
var NO_SKILL = /^(?:examples?|templates?|tests?|docs?)$/i;
// src/rules/plugins/plugin-name-mismatch.ts
var pluginNameMismatch = {
  id: "plugin-name-mismatch",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A plugin has another name in its manifest than in the marketplace",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin by its name in the marketplace, but call its commands, agents and skills by the name in the manifest."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#plugin-entries",
  collect({ kind, json }) {
    let named = isBroken(json) ? [] : kind === "plugin" ? readName(json, [], json.value) : readEntries3(json);
    return named.length === 0 ? void 0 : named;
  },
  check(facts, report2) {
    let manifests = new Map(
      facts.flatMap(
        ({ file, fact }) => file.kind === "plugin" ? [[file.root, { file, named: fact[0] }]] : []
      )
    );
    for (let { file, fact } of facts.filter((one) => one.file.kind === "marketplace"))
      for (let { name, source } of fact) {
        let target = source === void 0 ? void 0 : resolveLink(joinPath(file.root, "x"), source), folder = target === void 0 || target.kind === "outside" ? void 0 : target.path.replace(/^\.$|\/$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder);
        manifest?.named !== void 0 && manifest.named.name !== name && report2(manifest.file, manifest.named.range, {
          message: `The plugin is named ${quote(manifest.named.name)} here, but ${quote(name)} in \`${file.path}\``,
          hint: "Give it the same name in both files."
        });
      }
  }
};
var MAX_ENTRIES6 = 2e3;
function readEntries3(json) {
  let plugins = isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES6) : []).flatMap(
    (entry, index) => readName(json, ["plugins", index], entry)
  );
}
function readName(json, at2, value) {
  let { name, source } = isRecord(value) ? value : {}, range = typeof name == "string" && name !== "" ? json.rangeOf([...at2, "name"]) : void 0;
  if (typeof name != "string" || range === void 0)
    return [];
  let named = { name: detachText(name), range };
  return [typeof source == "string" && source !== "" ? { ...named, source: detachText(source) } : named];
}
// src/rules/plugins/plugin-keys.ts
var MANIFEST4 = "$schema name displayName version description author homepage repository license keywords category tags dependencies hooks commands agents skills outputStyles themes channels mcpServers lspServers monitors settings userConfig strict metadata defaultEnabled workflows experimental relevance interface apps logo extensions rules".split(
  " "
);
var SYNONYMS4 = /* @__PURE__ */ new Map([
  ["mcp", "mcpServers"],
  ["mcp_servers", "mcpServers"],
  ["mcp-servers", "mcpServers"],
  ["servers", "mcpServers"],
  ["authors", "author"]
]);
var PLUGIN_KEYS = { names: MANIFEST4, synonyms: SYNONYMS4 };
var ENTRY_KEYS = { names: [...MANIFEST4, "source"], synonyms: SYNONYMS4 };
var MARKETPLACE_KEYS = {
  names: "$schema name version description owner plugins metadata forceRemoveDeletedPlugins allowCrossMarketplaceDependenciesOn renames interface".split(
    " "
  )
};
var PATH_KEYS = ["commands", "agents", "skills", "outputStyles", "hooks", "mcpServers", "lspServers"];
var CODEX_PATH_KEYS = ["skills", "hooks", "mcpServers", "apps"];
// src/rules/plugins/plugin-path-not-found.ts
var pluginPathNotFound = {
  id: "plugin-path-not-found",
  scope: "file",
  kinds: ["plugin", "marketplace", "codex-plugin"],
  description: "A plugin or a marketplace names a file or folder that does not exist",
  effects: [
    error(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin without this part, or not at all."
    ),
    error(["codex"], "Codex loads the plugin without this part, and says so only in its log.")
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
  collect({ kind, json }) {
    let paths = isBroken(json) ? [] : kind === "marketplace" ? readSources2(json) : readManifestPaths(json, kind);
    return paths.length === 0 ? void 0 : paths.slice(0, MAX_PATHS4);
  },
  check(paths, { root, path: file, kind }, report2, repository) {
    let isOfClaude = /(?:^|\/)\.claude-plugin\/[^/]+$/.test(file), isOfCodex2 = kind === "codex-plugin";
    for (let { path, base, plugin, isAgent, isFile, range } of paths) {
      if (ABSOLUTE.test(path)) {
        let isSource2 = kind === "marketplace" && plugin === void 0;
        report2(
          range,
          {
            message: `${quoteValue(path)} is not a path in the repository`,
            hint: `Write a path that begins with \`./\`. It counts from the folder of the ${isSource2 ? "marketplace" : "plugin"}.`
          },
          {
            effects: isOfClaude || isOfCodex2 ? isSource2 ? SOURCE_NOT_RELATIVE : NOT_RELATIVE : NOT_RELATIVE_FOR_COPILOT
          }
        );
        continue;
      }
      let hasBase = base !== "" && !(isOfClaude && (plugin ?? path).startsWith("./")), folders = (hasBase ? [root, joinPath(root, base)] : [root]).map((folder) => plugin === void 0 ? folder : resolveFolder(folder, plugin)), found = folders.some((folder) => exists(repository, folder, path)), isSource = kind === "marketplace" && plugin === void 0;
      if (isOfClaude && found && isSource && FOLDER_OF_MANIFEST.test(path) && report2(
        range,
        {
          message: `${quote(path)} is the folder of the manifest, not that of the plugin`,
          hint: `Write ${quote(path.replace(FOLDER_OF_MANIFEST, "") || "./")}, and keep only the manifest in \`.claude-plugin\`.`
        },
        { effects: NOT_OF_PLUGIN }
      ), isOfClaude && found && !isSource && folders.every((folder) => leaves(folder, path))) {
        report2(
          range,
          {
            message: `${quote(path)} leads out of the folder of the plugin`,
            hint: "Move what it names into the folder of the plugin, or remove the path."
          },
          { effects: OUTSIDE2 }
        );
        continue;
      }
      (isOfClaude || isOfCodex2) && base === "" && !path.startsWith("./") && found && report2(
        range,
        {
          message: `${quote(path)} does not begin with \`./\``,
          hint: path.startsWith("..") ? "Move what it names into the folder of the plugin or marketplace." : `Write \`./${path === "." ? "" : path}\`.`
        },
        { effects: isSource ? SOURCE_NOT_RELATIVE : NOT_RELATIVE }
      ), isOfClaude && isAgent === true && found && !path.endsWith(".md") && report2(
        range,
        {
          message: `${quote(path)} is a folder, but \`agents\` names files`,
          hint: "Name each `.md` file, or remove the key: the files in `agents` are found without it."
        },
        { effects: NOT_A_FILE }
      ), isOfClaude && isFile === true && found && !/\.\w+$/.test(path) && report2(
        range,
        {
          message: `${quote(path)} is a folder, but the key names JSON files`,
          hint: "Name the `.json` file, or remove the key: the file with the usual name is found without it."
        },
        { effects: NOT_A_JSON_FILE }
      );
      let isKnown = plugin === void 0 || folders.some((folder) => repository.paths.hasFolder(folder));
      if (!found && isKnown) {
        let said = {
          message: `${quote(path)} does not exist in ${folders[0] === "" ? "the repository" : `\`${folders[0]}\``}`,
          hint: !hasBase && base !== "" && exists(repository, joinPath(root, base), plugin ?? path) ? `Write ${quote(`./${joinPath(base.replace(/^\.\//, ""), path.replace(/^\.\//, ""))}`)}. Claude Code puts \`pluginRoot\` only in front of names without \`./\`.` : "Correct the path. It counts from the folder of the plugin or marketplace, not from that of the file."
        }, effects = isOfCodex2 && /^\.\/skills\/?$/.test(path) ? NO_SKILLS2 : root !== "" && isInCatalogue(repository, root, path) ? FILLED_IN : void 0;
        report2(range, said, effects && { effects });
      }
    }
  }
};
var FOLDER_OF_MANIFEST = /\/\.claude-plugin\/*$/;
var NOT_OF_PLUGIN = [
  warning(["claude"], "Claude Code looks for the manifest and the parts below this folder, and finds no manifest.")
];
var OUTSIDE2 = [
  error(["claude"], "Claude Code reports the path as an error, and installs the plugin without this part.")
];
var NOT_RELATIVE = [
  warning(["claude"], "Claude Code requires paths that begin with `./`."),
  // `resolve_manifest_path` in https://github.com/openai/codex, `codex-rs/core-plugins/src/manifest.rs` (November 2026).
  error(["codex"], "Codex ignores a path that does not begin with `./`.")
];
var NO_SKILLS2 = [info(["codex"], "Codex finds no skills in the plugin.")];
var NOT_A_FILE = [
  error(["claude"], "Claude Code reports the manifest as invalid and does not install the plugin.")
];
var NOT_A_JSON_FILE = [
  warning(["claude"], "Claude Code requires the path of a file here, and reports the folder as an error.")
];
var ABSOLUTE = /^(?:[~/]|[A-Za-z]:[\\/])/;
var NOT_RELATIVE_FOR_COPILOT = [
  info(
    ["copilot-cli", "vscode"],
    "The Copilot CLI and VS Code document only paths that count from the folder of the plugin or marketplace."
  )
];
var SOURCE_NOT_RELATIVE = [
  error(["claude"], "Claude Code requires sources that begin with `./`, and rejects the whole marketplace otherwise.")
];
var FILLED_IN = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code find the part only if a script copies it from the folders above into the plugin."
  )
];
function isInCatalogue({ paths }, root, path) {
  let [, folder = "", name] = /^(?:\.\/)?(agents|commands|skills)(?:\/([^/]+?)(?:\.md)?)?\/?$/.exec(path) ?? [], source = (name === void 0 ? { agents: "agents", commands: "prompts", skills: "skills" } : { agents: `agents/${name}.agent.md`, commands: `prompts/${name}.prompt.md`, skills: `skills/${name}/SKILL.md` })[folder];
  return source !== void 0 && foldersAbove(root).some((above) => {
    let found = joinPath(above, source);
    return name === void 0 ? paths.hasFolder(found) : paths.has(found);
  });
}
function foldersAbove(folder) {
  let parts = folder.split("/");
  return parts.map((_, depth) => parts.slice(0, depth).join("/"));
}
var MAX_PATHS4 = 2e3;
function leaves(folder, path) {
  let target = resolveLink(joinPath(folder, "x"), path.replace(/\/+$/, ""));
  return target.kind !== "outside" && folder !== "" && target.path !== folder && !isBelow2(target.path, folder);
}
function resolveFolder(folder, path) {
  let target = resolveLink(joinPath(folder, "x"), path.replace(/\/+$/, ""));
  return target.kind === "outside" ? ".." : target.path.replace(/^\.$/, "");
}
function exists({ paths }, root, path) {
  let target = resolveLink(joinPath(root, "x"), path.replace(/\/+$/, ""));
  return target.kind === "outside" ? false : target.path === "" || target.path === "." || paths.has(target.path) || paths.hasFolder(target.path);
}
function readManifestPaths(json, kind) {
  let keys = kind === "codex-plugin" ? CODEX_PATH_KEYS : PATH_KEYS;
  return isRecord(json.value) ? readParts(json, [], json.value, "", keys) : [];
}
function readParts(json, at2, plugin, base, keys = PATH_KEYS) {
  return keys.flatMap((key) => {
    let value = plugin[key];
    return (Array.isArray(value) ? value : [value]).flatMap(
      (path, index) => readPath(json, Array.isArray(value) ? [...at2, key, index] : [...at2, key], path, base).map((part) => ({
        ...part,
        ...key === "agents" && { isAgent: true },
        ...(key === "hooks" || key === "mcpServers") && { isFile: true }
      }))
    );
  });
}
function readSources2(json) {
  let root = json.value, plugins = isRecord(root) ? root.plugins : void 0, metadata = isRecord(root) ? root.metadata : void 0, base = isRecord(metadata) && typeof metadata.pluginRoot == "string" ? metadata.pluginRoot : "";
  return Array.isArray(plugins) ? plugins.flatMap((entry, index) => {
    let at2 = ["plugins", index], source = isRecord(entry) ? entry.source : void 0, sources = readPath(json, [...at2, "source"], source, base);
    return [
      ...sources,
      ...sources.flatMap(
        ({ path: plugin }) => isRecord(entry) ? readParts(json, at2, entry, base).map((part) => ({ ...part, plugin })) : []
      )
    ];
  }) : [];
}
function readPath(json, at2, path, base) {
  let range = typeof path == "string" ? json.rangeOf(at2) : void 0;
  return typeof path != "string" || range === void 0 || path === "" || /^[a-z]{2,}:|\$\{/i.test(path) ? [] : [{ path: detachText(path), range, base: detachText(base) }];
}
// src/rules/plugins/plugin-path-outside.ts
var pluginPathOutside = {
  id: "plugin-path-outside",
  scope: "file",
  kinds: ["agent", "command", "hooks", "mcp", "skill"],
  bundled: "documents",
  looksFor: { parts: ["PLUGIN_ROOT"] },
  description: "A plugin names a file outside of its folder",
  effects: [
    warning(
      ["claude"],
      "Claude Code copies only the folder of the plugin when it is installed, so the file is not there."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution",
  collect({ text }) {
    let found = Array.from(text.matchAll(OUTSIDE3), ({ 0: whole, 1: path = "", index }) => ({
      path: detachText(path),
      range: { start: index, end: index + whole.length }
    }));
    return found.length === 0 ? void 0 : found.slice(0, MAX_FINDINGS13);
  },
  check(found, { path: file, kind }, report2, { paths }) {
    let plugin = parentsOf(file).find((folder) => paths.has(joinPath(folder, ".claude-plugin/plugin.json")));
    for (let { path, range } of plugin === void 0 ? [] : found) {
      let target = resolveLink(joinPath(plugin ?? "", "x"), path);
      (kind === "hooks" || kind === "mcp" || target.kind !== "outside" && paths.has(target.path)) && report2(range, {
        message: `${quote(path)} is not in the folder of the plugin`,
        hint: "Move the file into the folder of the plugin, or link to it from there: links are copied with what they lead to."
      });
    }
  }
};
var OUTSIDE3 = /\$\{?CLAUDE_PLUGIN_ROOT\}?\\?["']?\/((?:\.\.\/){1,6}(?:\w[\w.-]{0,80}\/){0,8}\w[\w.-]{0,80}\.\w{1,5})(?![\w./-])/g;
var MAX_FINDINGS13 = 20;
// src/rules/plugins/plugin-required-key.ts
var pluginRequiredKey = {
  id: "plugin-required-key",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A plugin or a marketplace lacks a key that clients require, or its name is not valid",
  effects: [
    error(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#required-fields",
  check({ kind, json, text }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root) || kind === "marketplace" && isOfCodex(root))
      return;
    let start = Math.max(0, text.indexOf("{")), whole = { start, end: start + 1 }, lists = Array.isArray(root.plugins) ? root.plugins : [], findings = kind === "plugin" ? findFaults4(json, [], root, ["name"], whole) : [
      ...findFaults4(json, [], root, ["name", "owner", "plugins"], whole),
      ...lists.slice(0, MAX_PLUGINS3).flatMap((entry, index) => {
        let at2 = json.rangeOf(["plugins", index]) ?? whole, opening = { start: at2.start, end: at2.start + 1 };
        return isRecord(entry) ? findFaults4(json, ["plugins", index], entry, ["name", "source"], opening) : [];
      }),
      ...findDoubles(json, lists)
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS14))
      report2(range, said);
    let { name } = root, place2 = kind === "marketplace" ? json.rangeOf(["name"]) : void 0;
    place2 !== void 0 && typeof name == "string" && isReserved(name, root.owner) && report2(
      place2,
      {
        message: `The name ${quote(name)} is reserved for marketplaces of Anthropic`,
        hint: "Give the marketplace another name, such as that of your organization."
      },
      { effects: RESERVED }
    ), kind === "marketplace" && Array.isArray(root.plugins) && !isDescribed(root) && report2(
      whole,
      {
        message: "The marketplace has no description",
        hint: 'Add `"metadata": { "description": "\u2026" }`: say for whom these plugins are.'
      },
      { effects: UNDESCRIBED }
    );
  }
};
var RESERVED = [error(["claude"], "Claude Code refuses to add a marketplace with this name.")];
function isReserved(name, owner) {
  return !(isRecord(owner) && [owner.name, owner.email].some((text) => /anthropic/i.test(String(text)))) && (OFFICIAL.has(name.toLowerCase()) || LIKE_OFFICIAL.test(name));
}
var OFFICIAL = wordSet(`
  agent-skills anthropic-agent-skills claude-code-marketplace claude-code-plugins claude-community
  claude-for-financial-services claude-for-legal knowledge-work-plugins life-sciences
`);
var LIKE_OFFICIAL = /official[^a-z\d]{0,9}(?:anthropic|claude)|(?:anthropic|claude)[^a-z\d]{0,9}official|^(?:anthropic|claude)[^a-z\d]{0,9}(?:marketplace|plugins|official)/i;
var UNDESCRIBED = [
  info(
    ["claude"],
    "Claude Code shows people a marketplace without a description, and `claude plugin validate` warns of it."
  )
];
function isDescribed(root) {
  let { metadata, description } = root;
  return description !== void 0 || isRecord(metadata) && metadata.description !== void 0;
}
function isOfCodex(root) {
  return isRecord(root.interface) && root.owner === void 0;
}
var MAX_PLUGINS3 = 2e3;
var MAX_FINDINGS14 = 50;
function findFaults4(json, path, value, required, whole) {
  let missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.length === 0 ? [] : [{ range: whole, said: sayMissing2(missing) }],
    ...findBadName2(json, [...path, "name"], value.name)
  ];
}
function sayMissing2(keys) {
  let names3 = keys.map((key) => `\`${key}\``), last = names3.at(-1) ?? "";
  return {
    message: names3.length === 1 ? `The required key ${last} is missing` : `The required keys ${names3.slice(0, -1).join(", ")} and ${last} are missing`,
    hint: keys.map((key) => `Add \`"${key}"\`: ${EXAMPLES3[key] ?? ""}.`).join(" ")
  };
}
var EXAMPLES3 = {
  name: "a name in lower case with hyphens",
  owner: "an object with a `name`",
  plugins: "the list of plugins",
  source: 'the path of the plugin, as in `"./plugins/name"`, or where to fetch it from'
};
function findBadName2(json, path, name) {
  let range = json.rangeOf(path);
  if (range === void 0 || typeof name == "string" && name !== "" && !/[\s/\\:@]/.test(name))
    return [];
  let written = typeof name == "string" ? quote(name) : "The value of `name`";
  return [{ range, said: { message: `${written} is not a valid name of a plugin or marketplace`, hint: "Use lower-case letters, digits and hyphens." } }];
}
function findDoubles(json, plugins) {
  let seen = /* @__PURE__ */ new Set();
  return plugins.slice(0, MAX_PLUGINS3).flatMap((entry, index) => {
    let name = isRecord(entry) ? entry.name : void 0, range = typeof name == "string" && seen.has(name) ? json.rangeOf(["plugins", index, "name"]) : void 0;
    return typeof name == "string" && seen.add(name), range === void 0 || typeof name != "string" ? [] : [{ range, said: { message: `Two plugins are named ${quote(name)}`, hint: "Give each plugin its own name." } }];
  });
}
// src/rules/plugins/plugin-root-outside-plugin.ts
var pluginRootOutsidePlugin = {
  id: "plugin-root-outside-plugin",
  scope: "file",
  kinds: ["command", "agent", "skill"],
  looksFor: { parts: ["CLAUDE_PLUGIN_ROOT"] },
  description: "`CLAUDE_PLUGIN_ROOT` is used in a file that is not a part of a plugin",
  effects: [
    info(
      ["claude", "cursor", "codex", "gemini", "copilot-cli", "vscode"],
      "Claude Code sets the variable only for plugins, and no other client does for a skill of the project. The path then begins at the root of the disk."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
  collect({ text }) {
    let match = VARIABLE4.exec(text);
    return match === null ? void 0 : { start: match.index, end: match.index + match[0].length };
  },
  check(range, { path }, report2) {
    CLIENT_FOLDER2.test(path) && report2(range, {
      message: "`CLAUDE_PLUGIN_ROOT` has no value outside of a plugin",
      hint: "Write a path that counts from the folder of the skill, or from the root of the repository."
    });
  }
};
var VARIABLE4 = /\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)(?=["']?\/\w)/;
var CLIENT_FOLDER2 = /(?:^|\/)\.(?:agents?|claude|codebuddy|codex|continue|cursor|gemini|github|kilocode|kiro|opencode|windsurf)\/(?:agents?|commands|skills)\//;
// src/rules/plugins/plugin-skill-unlisted.ts
var pluginSkillUnlisted = {
  id: "plugin-skill-unlisted",
  scope: "file",
  kinds: ["plugin", "marketplace"],
  description: "A plugin names its skills, commands or agents one by one, and leaves out one in the same folder",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin without this part, because they do not search this folder."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
  collect({ kind, json }) {
    let lists = isBroken(json) || !isRecord(json.value) ? [] : readLists2(kind, json, json.value);
    return lists.length === 0 ? void 0 : lists;
  },
  check(lists, { root, kind }, report2, { paths }) {
    let listed = new Set(lists.flatMap((list2) => list2.key === "skills" ? findFolders(list2, root) : []));
    for (let list2 of lists) {
      if (list2.key !== "skills") {
        checkFiles(list2, root, report2, paths);
        continue;
      }
      let folders = findFolders(list2, root).filter((folder) => paths.has(`${folder}/SKILL.md`)), parents = new Set(folders.map(folderOf)), standard = joinPath(findFolder2(root, list2.source) ?? "", "skills");
      for (let parent of parents) {
        let named = folders.filter((folder) => folderOf(folder) === parent).length;
        if (named < MIN_NAMED2 || kind === "plugin" && parent === standard)
          continue;
        let missing = paths.entries.flatMap(({ path }) => {
          let folder = path.endsWith("/SKILL.md") ? folderOf(path) : "";
          return folder !== "" && folderOf(folder) === parent && !listed.has(folder) ? [folder] : [];
        }), [first = ""] = missing;
        if (missing.length > 0 && missing.length * MIN_SHARE <= named) {
          let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
          report2(list2.range, {
            message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${named} other skills in \`${parent}\``,
            hint: `Add ${quote(`./${nameOf(first)}`)} with its folders to the list, or move a skill that is not to be installed.`
          });
        }
      }
    }
  }
};
function checkFiles(list2, root, report2, { entries, has }) {
  let plugin = findFolder2(root, list2.source), named = list2.paths.flatMap((path) => plugin === void 0 ? [] : findFolder2(plugin, path) ?? []), files = named.filter((path) => path.endsWith(".md") && has(path)), [parent, ...others] = new Set(files.map(folderOf));
  if (parent === void 0 || others.length > 0 || files.length < MIN_FILES2 || files.length < named.length)
    return;
  let missing = entries.flatMap(
    ({ path }) => folderOf(path) === parent && IS_PART2.test(nameOf(path)) && !files.includes(path) ? [path] : []
  ), [first = ""] = missing;
  if (missing.length > 0 && missing.length <= files.length) {
    let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
    report2(list2.range, {
      message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${files.length} other ${list2.key} in \`${parent}\``,
      hint: `Add ${quote(`./${list2.key}/${nameOf(first)}`)} to the list, or remove the key, so that the whole folder is read.`
    });
  }
}
var MIN_FILES2 = 2;
var IS_PART2 = /^(?!readme|index|template|_)[\w.-]+\.md$/i;
var MIN_NAMED2 = 3;
var MIN_SHARE = 3;
var MAX_LISTS2 = 500;
function findFolders({ source, paths }, root) {
  let plugin = findFolder2(root, source);
  return plugin === void 0 ? [] : paths.flatMap((path) => {
    let folder = findFolder2(plugin, path.replace(/\/SKILL\.md$/, ""));
    return folder === void 0 ? [] : [folder];
  });
}
function readLists2(kind, json, root) {
  if (kind === "plugin")
    return readList(json, [], root, ".");
  let plugins = root.plugins;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_LISTS2) : []).flatMap(
    (entry, index) => isRecord(entry) && typeof entry.source == "string" ? readList(json, ["plugins", index], entry, detachText(entry.source)) : []
  );
}
function readList(json, at2, plugin, source) {
  return KEYS10.flatMap((key) => {
    let parts = plugin[key], range = json.rangeOfKey([...at2, key]), paths = Array.isArray(parts) ? parts.flatMap((path) => typeof path == "string" ? [detachText(path)] : []) : [];
    return range === void 0 || paths.length < (key === "skills" ? MIN_NAMED2 : MIN_FILES2) ? [] : [{ key, range, source, paths }];
  });
}
var KEYS10 = ["agents", "commands", "skills"];
// src/rules/plugins/plugin-source-own.ts
var pluginSourceOwn = {
  id: "plugin-source-own",
  scope: "repository",
  kinds: ["marketplace", "plugin"],
  looksFor: { parts: ['"source"', '"repository"'] },
  description: "A marketplace fetches a plugin from the repository that it is in",
  effects: [
    info(
      ["claude"],
      "Claude Code has the repository already, and fetches it a second time for this plugin, also from a fork or a branch that people try out."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#relative-paths",
  collect({ kind, json }) {
    let fetched = kind === "marketplace" ? readFetched(json) : [], named = kind === "plugin" && !isBroken(json) && isRecord(json.value) ? json.value.repository : void 0, repository = typeof named == "string" ? GITHUB.exec(named)?.[1] : void 0;
    return fetched.length === 0 && repository === void 0 ? void 0 : { fetched, ...repository !== void 0 && { named: detachText(repository.toLowerCase()) } };
  },
  async check(facts, report2, repository) {
    let remote = facts.some(({ fact }) => fact.fetched.length > 0) ? (await repository.ownName())?.toLowerCase() : void 0, own = new Set(remote === void 0 ? facts.flatMap(({ fact }) => fact.named ?? []) : [remote]);
    for (let { file, fact } of facts)
      for (let { folder, range, repository: name } of file.level === "repository" ? fact.fetched : []) {
        let path = joinPath(file.root, folder);
        own.has(name) && (folder === "" || repository.paths.hasFolder(path)) && report2(file, range, {
          message: `The source is this repository itself, ${quote(name)}`,
          hint: `Write \`"source": ${JSON.stringify(folder === "" ? "./" : `./${folder}`)}\`.`
        });
      }
  }
};
var MAX_PLUGINS4 = 500;
var GITHUB = /^(?:https:\/\/github\.com\/|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
function readFetched(json) {
  let plugins = !isBroken(json) && isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS4) : []).flatMap((entry, index) => {
    let source = isRecord(entry) ? entry.source : void 0, range = json.rangeOf(["plugins", index, "source"]);
    if (!isRecord(source) || range === void 0 || source.ref !== void 0 || source.sha !== void 0)
      return [];
    let { repo, url, path } = source, address = typeof repo == "string" ? repo : typeof url == "string" ? url : "", repository = GITHUB.exec(address)?.[1], folder = typeof path == "string" ? path.replace(/^\.\/|\/$/g, "") : "";
    return repository === void 0 ? [] : [{ repository: detachText(repository.toLowerCase()), folder: detachText(folder), range }];
  });
}
// src/rules/plugins/plugin-unknown-key.ts
var pluginUnknownKey = {
  id: "plugin-unknown-key",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A key of a plugin or a marketplace is misspelled",
  effects: [
    warning(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code ignore the key, and what it names is not a part of the plugin."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  check({ kind, json }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root))
      return;
    let plugins = kind === "marketplace" && Array.isArray(root.plugins) ? root.plugins : [], findings = [
      ...findMisnamedKeys(json, [], root, kind === "plugin" ? PLUGIN_KEYS : MARKETPLACE_KEYS),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap((entry, index) => findMisnamedKeys(json, ["plugins", index], entry, ENTRY_KEYS))
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS15))
      report2(range, said);
    let ignored = kind === "plugin" ? [...findKeysOfEntries(json, root), ...findOwnKeys(json, [], root, PLUGIN_KEYS, "`plugin.json`")] : [
      ...findKeysOfMetadata(json, root),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap(
        (entry, index) => findOwnKeys(json, ["plugins", index], entry, ENTRY_KEYS, "a plugin in a marketplace")
      ),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap((entry, index) => findSourcePath(json, ["plugins", index], entry))
    ];
    for (let { range, said } of ignored.slice(0, MAX_FINDINGS15))
      report2(range, said, { effects: IGNORED2 });
  }
};
var IGNORED2 = [info(["claude"], "Claude Code ignores the key, and `claude plugin validate` warns of it.")];
var OF_ENTRIES = ["category", "tags", "source", "strict"];
function findKeysOfEntries(json, root) {
  return OF_ENTRIES.flatMap((key) => {
    let range = Object.hasOwn(root, key) ? json.rangeOfKey([key]) : void 0, message = `\`${key}\` is not a key of \`plugin.json\``;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Write it in the entry of the marketplace, or remove it." } }];
  });
}
var METADATA = /* @__PURE__ */ new Set(["description", "version", "pluginRoot"]);
function findKeysOfMetadata(json, root) {
  let metadata = root.metadata;
  return (isRecord(metadata) ? Object.keys(metadata) : []).filter((key) => !METADATA.has(key)).slice(0, MAX_FINDINGS15).flatMap((key) => {
    let range = json.rangeOfKey(["metadata", key]), message = `${quote(key)} is not a key of \`metadata\``;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Write it in `owner` or in the entry of a plugin, or remove it." } }];
  });
}
var MAX_PLUGINS5 = 2e3;
var MAX_FINDINGS15 = 50;
function findOwnKeys(json, path, entry, known5, owner) {
  return (isRecord(entry) ? Object.keys(entry) : []).filter((key) => !known5.names.includes(key) && !OF_ENTRIES.includes(key) && findMeantKey(key, known5) === void 0).flatMap((key) => {
    let range = json.rangeOfKey([...path, key]), message = `${quote(key)} is not a key of ${owner}`;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Keep it in another file, or remove it." } }];
  });
}
function findSourcePath(json, path, entry) {
  let source = isRecord(entry) ? entry.source : void 0, type = isRecord(source) && typeof source.path == "string" ? source.source : void 0, range = type === "github" || type === "url" ? json.rangeOfKey([...path, "source", "path"]) : void 0, message = `\`path\` is not a key of a source of type \`${String(type)}\``;
  return range === void 0 ? [] : [{ range, said: { message, hint: 'Write `{ "source": "git-subdir", "url": "\u2026", "path": "\u2026" }` for a plugin in a folder of a repository.' } }];
}
// src/rules/plugins/plugin-unlisted.ts
var pluginUnlisted = {
  id: "plugin-unlisted",
  scope: "file",
  kinds: ["marketplace"],
  description: "A marketplace leaves out a plugin next to those that it lists",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code offer only the plugins that the marketplace lists."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#marketplace-schema",
  collect({ json }) {
    let sources = readSources(json), range = sources.length === 0 ? void 0 : json.rangeOfKey(["plugins"]);
    return range === void 0 ? void 0 : { range, sources };
  },
  check({ range, sources }, { root }, report2, { paths }) {
    let listed = new Set(sources.flatMap((source) => findFolder2(root, source) ?? [])), plugins = new Set(
      paths.entries.flatMap(({ path }) => MANIFEST5.test(path) ? [path.replace(MANIFEST5, "")] : [])
    ), parts = new Set(paths.entries.flatMap(({ path }) => PART.test(path) ? [path.replace(PART, "")] : [])), left = groupBy(
      [.../* @__PURE__ */ new Set([...plugins, ...[...parts].filter((folder) => folder.includes("/"))])].filter(
        (folder) => !listed.has(folder) && !/(?:^|\/)[._]/.test(folder)
      ),
      folderOf
    );
    for (let [parent, all] of groupBy([...listed], folderOf)) {
      let named = all.filter((folder) => plugins.has(folder) || parts.has(folder) || paths.hasFolder(folder)), missing = left.get(parent) ?? [], [first = ""] = missing, isForgotten = missing.every((folder) => plugins.has(folder)) ? named.length >= MIN_NAMED3 && missing.length <= named.length * MAX_SHARE : missing.length * MIN_SHARE2 <= named.length;
      if (missing.length > 0 && isForgotten) {
        let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
        report2(range, {
          message: `The marketplace leaves out ${quote(nameOf(first))}${rest}, but lists ${named.length} other plugins in ${parent === "" ? "the same folder" : `\`${parent}\``}`,
          hint: `Add an entry with \`"source": ${JSON.stringify(`./${first.slice(root === "" ? 0 : root.length + 1)}`)}\`, or move a plugin that nobody is to install.`
        });
      }
    }
  }
};
var MANIFEST5 = /\/\.claude-plugin\/plugin\.json$/;
var PART = /\/(?:agents\/[^/]+\.md|commands\/[^/]+\.md|skills\/[^/]+\/SKILL\.md)$/;
var MIN_NAMED3 = 2;
var MAX_SHARE = 2;
var MIN_SHARE2 = 3;
// src/rules/plugins/plugin-value-type.ts
var pluginValueType = {
  id: "plugin-value-type",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A value of a plugin or a marketplace has the wrong type, or a source lacks a key",
  effects: [
    error(["claude"], "Claude Code reports the manifest as invalid and does not install the plugin."),
    warning(
      ["copilot-cli", "vscode"],
      "The Copilot CLI and VS Code document the same types, and may not install the plugin."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  check({ kind, json }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root))
      return;
    let plugins = Array.isArray(root.plugins) ? root.plugins : [], findings = kind === "plugin" ? [
      ...findWrongTypes2(json, [], root, MANIFEST6),
      ...findIncompleteOptions(json, root.userConfig),
      ...findUnknownTypes(json, root.userConfig),
      ...findUnboundServers(json, root.lspServers)
    ] : [
      ...findWrongTypes2(json, [], root, MARKETPLACE2),
      ...findNamelessOwner(json, root.owner),
      ...findLostNames(json, root.renames, plugins),
      ...plugins.slice(0, MAX_PLUGINS6).flatMap((entry, index) => findInEntry(json, ["plugins", index], entry))
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS16))
      report2(range, said);
  }
};
var MAX_PLUGINS6 = 2e3;
var MAX_FINDINGS16 = 50;
var MANIFEST6 = {
  version: "text",
  description: "text",
  author: "object",
  homepage: "text",
  repository: "text",
  license: "text",
  keywords: "texts",
  agents: "paths",
  skills: "paths",
  outputStyles: "paths",
  defaultEnabled: "switch",
  dependencies: "list",
  channels: "list",
  userConfig: "object"
};
var MARKETPLACE2 = {
  owner: "object",
  plugins: "list",
  metadata: "object",
  renames: "object"
};
var ENTRY2 = { ...MANIFEST6, category: "text", tags: "texts", strict: "switch" };
var SOURCES = /* @__PURE__ */ new Map([
  ["github", ["repo"]],
  ["url", ["url"]],
  ["git-subdir", ["url", "path"]],
  ["npm", ["package"]],
  ["archive", ["url"]],
  ["command", ["command"]]
]);
var AS_PATH = 'Write the path alone, from the folder of the marketplace: `"source": "./plugins/name"`.';
var SOURCES_OF_MARKETPLACES = /* @__PURE__ */ new Map([
  ["directory", AS_PATH],
  ["file", AS_PATH],
  ["local", AS_PATH],
  ["git", 'Write `{ "source": "url", "url": "\u2026" }`.']
]);
function findNamelessOwner(json, owner) {
  let range = isRecord(owner) && typeof owner.name != "string" ? json.rangeOfKey(["owner"]) : void 0;
  return range === void 0 ? [] : [{ range, said: { message: "The owner has no `name`", hint: 'Write `{ "name": "\u2026" }`.' } }];
}
function findLostNames(json, renames, plugins) {
  let names3 = new Set(plugins.map((plugin) => isRecord(plugin) ? plugin.name : void 0)), changed = isRecord(renames) ? renames : {};
  return Object.entries(changed).slice(0, MAX_PLUGINS6).flatMap(
    ([from, to]) => typeof to != "string" || names3.has(to) || Object.hasOwn(changed, to) ? [] : findingAt(json, ["renames", from], {
      message: `The marketplace has no plugin ${quote(to)}`,
      hint: "Write the name of a plugin in `plugins`, or `null` if it was removed."
    })
  );
}
function findInEntry(json, path, entry) {
  return isRecord(entry) ? [...findWrongTypes2(json, path, entry, ENTRY2), ...findBadSource(json, [...path, "source"], entry.source)] : [];
}
function findWrongTypes2(json, path, value, types) {
  return Object.entries(types).flatMap(
    ([key, type]) => !Object.hasOwn(value, key) || hasType3(value[key], type) ? [] : findingAt(json, [...path, key], {
      message: `\`${key}\` must be ${WORDS5[type]}`,
      hint: HINTS4[key] ?? ANY_HINTS[type]
    })
  );
}
function hasType3(value, type) {
  switch (type) {
    case "switch":
      return typeof value == "boolean";
    case "text":
      return typeof value == "string";
    case "texts":
      return Array.isArray(value) && value.every((item) => typeof item == "string");
    case "paths":
      return typeof value == "string" || hasType3(value, "texts");
    case "object":
      return isRecord(value);
    case "list":
      return Array.isArray(value);
  }
}
var WORDS5 = {
  switch: "`true` or `false`",
  text: "a text",
  texts: "a list of texts",
  paths: "a path or a list of paths",
  object: "an object",
  list: "a list"
};
var ANY_HINTS = {
  switch: "Write `true` or `false` without quotes.",
  text: "Write one text in quotes.",
  texts: 'Write a list: `["one", "two"]`.',
  paths: 'Write a path: `"./skills/"`. Each file has its name and description in its frontmatter.',
  object: "Write an object.",
  list: "Write a list."
};
var HINTS4 = {
  author: 'Write `{ "name": "\u2026" }`.',
  owner: 'Write `{ "name": "\u2026" }`.',
  version: 'Write a version in quotes: `"1.0.0"`.',
  repository: "Write the address as a text."
};
var OPTION_KEYS = ["type", "title", "description"];
function findIncompleteOptions(json, options) {
  return isRecord(options) ? Object.entries(options).flatMap(([name, option]) => {
    let missing = isRecord(option) ? OPTION_KEYS.filter((key) => typeof option[key] != "string") : [], range = missing.length === 0 ? void 0 : json.rangeOfKey(["userConfig", name]), keys = missing.map((key) => `\`${key}\``).join(" and ");
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `The option ${quote(name)} has no ${keys}`,
          hint: "Add a `type` (`string`, `number`, `boolean`, `directory` or `file`), a `title` and a `description`."
        }
      }
    ];
  }) : [];
}
var OPTION_TYPES = /* @__PURE__ */ new Set(["string", "number", "boolean", "directory", "file"]);
function findUnknownTypes(json, options) {
  return Object.entries(isRecord(options) ? options : {}).flatMap(([name, option]) => {
    let type = isRecord(option) ? option.type : void 0;
    return typeof type != "string" || OPTION_TYPES.has(type) ? [] : findingAt(json, ["userConfig", name, "type"], {
      message: `${quote(type)} is not a type of an option`,
      hint: "Write `string`, `number`, `boolean`, `directory` or `file`."
    });
  });
}
function findUnboundServers(json, servers) {
  return Object.entries(isRecord(servers) ? servers : {}).flatMap(([name, server]) => {
    let missing = isRecord(server) ? ["command", "extensionToLanguage"].find((key) => !Object.hasOwn(server, key)) : void 0, range = missing === void 0 ? void 0 : json.rangeOfKey(["lspServers", name]), said = {
      message: `The language server ${quote(name)} has no \`${missing}\``,
      hint: 'Write `{ "command": "gopls", "extensionToLanguage": { ".go": "go" } }`.'
    };
    return range === void 0 ? [] : [{ range, said }];
  });
}
function findBadSource(json, path, source) {
  if (typeof source == "string" && /^(?:https?:\/\/|git@|ssh:\/\/)/i.test(source))
    return findingAt(json, path, {
      message: "The source is an address, not a path",
      hint: 'Write `{ "source": "url", "url": "\u2026" }`, or `{ "source": "github", "repo": "owner/name" }`.'
    });
  if (!isRecord(source))
    return [];
  let { source: type } = source;
  if (typeof type != "string")
    return findingAt(json, path, {
      message: "The source has no `source`",
      hint: 'Add `"source": "github"`, `"url"`, `"git-subdir"` or `"npm"`.'
    });
  let required = SOURCES.get(type);
  if (required === void 0) {
    let instead = SOURCES_OF_MARKETPLACES.get(type);
    if (instead !== void 0)
      return findingAt(json, [...path, "source"], {
        message: `${quote(type)} is not a source of plugins`,
        hint: instead
      });
    let near = nearestName(type, [...SOURCES.keys()]);
    return near === void 0 ? [] : findingAt(json, [...path, "source"], {
      message: `${quote(type)} is not a source of plugins`,
      hint: `Did you mean \`${near}\`?`
    });
  }
  let { sha } = source;
  if (typeof sha == "string" && !/^[\da-f]{40}$/i.test(sha))
    return findingAt(json, [...path, "sha"], {
      message: `${quote(sha)} is not a full hash of a commit`,
      hint: "Write all 40 characters."
    });
  let missing = required.find((key) => typeof source[key] != "string" || source[key] === "");
  return missing === void 0 ? [] : findingAt(json, path, {
    message: `The source of type \`${type}\` has no \`${missing}\``,
    hint: `Add the key \`${missing}\`.`
  });
}
// src/rules/plugins/plugin-version-mismatch.ts
var pluginVersionMismatch = {
  id: "plugin-version-mismatch",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A plugin has different versions in its manifest and in the marketplace, or in two manifests",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code use the version in the manifest, and ignore the one in the marketplace."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#version-resolution-and-release-channels",
  collect({ kind, json }) {
    let found = isBroken(json) ? [] : kind === "plugin" ? readVersion2(json, [], json.value) : readEntries4(json);
    return found.length === 0 ? void 0 : found;
  },
  async check(facts, report2, repository) {
    let manifests = /* @__PURE__ */ new Map();
    for (let { file, fact } of facts) {
      let version = fact[0], first = file.kind === "plugin" ? manifests.get(file.root) : void 0;
      file.kind === "plugin" && version !== void 0 && (first === void 0 ? manifests.set(file.root, { file, version: version.version, range: version.range }) : first.version !== version.version && report2(file, version.range, sayVersions(version.version, first), { effects: TWO_MANIFESTS }));
    }
    for (let { file, version, range } of manifests.values()) {
      let other = await findOtherVersion(file, version, repository);
      other !== void 0 && report2(file, range, sayVersions(version, other), { effects: TWO_MANIFESTS });
    }
    for (let { file, fact } of facts)
      for (let { version, source, range } of file.kind === "marketplace" ? fact : []) {
        let target = source === void 0 ? void 0 : resolveLink(joinPath(file.root, "x"), source), folder = target === void 0 || target.kind === "outside" ? void 0 : target.path.replace(/^\.$|\/$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder);
        manifest !== void 0 && manifest.version !== version && report2(file, range, sayVersions(version, manifest));
      }
  }
};
var VERSION_FILES = ["VERSION", "VERSION.txt", ".zcode-plugin/plugin.json", ".cursor-plugin/plugin.json"];
var VERSION = /^v?\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?$/;
async function findOtherVersion({ path, root }, version, repository) {
  for (let other of VERSION_FILES.map((name) => joinPath(root, name))) {
    let source = other !== path && repository.paths.has(other) ? await repository.read(other) : void 0, value = source !== void 0 && other.endsWith(".json") ? readJsonc(source).value : void 0, written = isRecord(value) ? value.version : source?.text.trim();
    if (typeof written == "string" && VERSION.test(written) && written.replace(/^v/, "") !== version)
      return { file: { path: other }, version: written };
  }
}
var TWO_MANIFESTS = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code each read one of the manifests, and offer an update only when its version changes."
  )
];
function sayVersions(version, other) {
  return {
    message: `The plugin has the version ${quote(version)} here, but ${quote(other.version)} in \`${other.file.path}\``,
    hint: "Give it the same version in both files. A marketplace does not need one if the manifest has it."
  };
}
var MAX_ENTRIES7 = 2e3;
function readEntries4(json) {
  let plugins = isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES7) : []).flatMap(
    (entry, index) => readVersion2(json, ["plugins", index], entry)
  );
}
function readVersion2(json, at2, value) {
  let { version, source } = isRecord(value) ? value : {}, range = typeof version == "string" && version !== "" ? json.rangeOf([...at2, "version"]) : void 0;
  if (typeof version != "string" || range === void 0)
    return [];
  let found = { version: detachText(version), range };
  return [typeof source == "string" && source !== "" ? { ...found, source: detachText(source) } : found];
}
// src/rules/plugins/index.ts
var PLUGIN_RULES = [
  pluginCachePath,
  pluginConflictingParts,
  pluginCountMismatch,
  pluginDuplicateHooks,
  pluginFilePath,
  pluginJsonSyntax,
  pluginMisplacedPart,
  pluginNameMismatch,
  pluginPathNotFound,
  pluginPathOutside,
  pluginRequiredKey,
  pluginRootOutsidePlugin,
  pluginSkillUnlisted,
  pluginSourceOwn,
  pluginUnknownKey,
  pluginUnlisted,
  pluginValueType,
  pluginVersionMismatch
];
// src/rules/prompts/command-description-missing.ts
var commandDescriptionMissing = {
  id: "command-description-missing",
  scope: "text",
  kinds: ["command"],
  description: "A command of Claude Code has no `description`",
  effects: [
    info(
      ["claude"],
      "Claude Code shows the first line of the text next to the name instead, which is often a heading, and decides by it when to run the command."
    )
  ],
  source: "https://code.claude.com/docs/en/skills#frontmatter-reference",
  check({ kind, text, frontmatter, body }, report2) {
    let isUnread = frontmatter.problems.length > 0 || !frontmatter.present && hasLateHead(kind, text), start = /\S/.exec(text.slice(body.start))?.index;
    if (Object.hasOwn(frontmatter.data, "description") || isUnread || start === void 0)
      return;
    let first = text.slice(body.start + start, body.start + start + MAX_LINE4).split(/\r?\n/, 1)[0] ?? "";
    HEADING3.test(first) && report2(
      { start: body.start + start, end: body.start + start + first.length },
      { message: "The command has no `description`", hint: "Say in one sentence when to use it: `description: \u2026`." }
    );
  }
};
var MAX_LINE4 = 200;
var HEADING3 = /^(?:#{1,6}[ \t]+(?:\S+[ \t]*){1,4}|---+|<!--.*|```.*)$/;
// src/rules/prompts/command-example-runs.ts
var commandExampleRuns = {
  id: "command-example-runs",
  scope: "text",
  kinds: ["skill", "command"],
  looksFor: { parts: ["!`"] },
  description: "Claude Code runs a command that the text only shows as an example",
  effects: [
    warning(
      ["claude"],
      "Claude Code looks for such commands in the whole text, code included. It runs this one, and does not load the text if it fails."
    )
  ],
  source: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
  check(text, report2) {
    let left = MAX_FINDINGS17;
    for (let { 0: written, 1: command = "", index } of text.text.matchAll(DYNAMIC)) {
      let why = index < text.body.start || left === 0 ? void 0 : sayExample(text, index, command);
      why !== void 0 && (left -= 1, report2(
        { start: index, end: index + written.length },
        { message: `${quote(command)} is run when the text is loaded, but ${why}`, hint: HINT3 }
      ));
    }
  }
};
var MAX_FINDINGS17 = 10;
var HINT3 = "Describe the form in words, or put the example into another file that the text names.";
var DYNAMIC = /(?<![^\s(:])!`([^`\n]{1,500})`/g;
var PLACEHOLDER2 = /(?<![<\w])<[A-Za-z][\w -]{0,40}>/;
var STANDS_FOR_ANY = /^(?:cmd|command|commands|bash command|shell command|your[ -]command|\.{3}|\u2026|some command)$/i;
function sayExample({ text, markdown }, at2, command) {
  let placeholder = PLACEHOLDER2.exec(command.replaceAll(/"[^"]*"|'[^']*'/g, ""))?.[0];
  return STANDS_FOR_ANY.test(command.trim()) ? "it stands for any command" : placeholder !== void 0 ? `${quote(placeholder)} is not replaced before` : markdown.isFenced(at2) && isMarkdownBlock(text, at2, markdown.fenceLines) ? "it is in an example" : /(?<!`)``[ ]?$/.test(text.slice(Math.max(0, at2 - 4), at2)) && markdown.hiddenAt(at2) !== void 0 ? "it is in a code span" : void 0;
}
function isMarkdownBlock(text, at2, fences) {
  let opening = fences.findLast(({ start, hasWords: hasWords3 }) => start < at2 && hasWords3);
  return opening !== void 0 && /^[`~]+[ \t]*(?:md|markdown)\b/i.test(text.slice(opening.start, opening.end));
}
// src/rules/prompts/command-unknown-key.ts
var commandUnknownKey = {
  id: "command-unknown-key",
  kinds: ["command", "output-style"],
  description: "A command or output style of Claude Code has a key under another name",
  effects: [warning(["claude"], "Claude Code ignores the key.")],
  suggests: "Write the intended key, if it accepts the value and the file does not have it yet.",
  source: "https://code.claude.com/docs/en/skills#frontmatter-reference",
  ...judgeKeys("unknown", sayUnknown("commands"))
};
// src/rules/prompts/written-agent.ts
function writtenAgent({ frontmatter }) {
  let key = Object.hasOwn(frontmatter.data, "agent") ? "agent" : "mode", value = frontmatter.data[key], range = frontmatter.rangeOf([key]);
  return typeof value == "string" && value.trim() !== "" && range !== void 0 ? { name: value.trim(), range } : void 0;
}
// src/rules/prompts/prompt-agent-unknown.ts
var MAX_OWN_AGENTS2 = 40;
var MAX_SEARCHES2 = 200;
var promptAgentUnknown = {
  id: "prompt-agent-unknown",
  scope: "repository",
  kinds: ["agent", "prompt"],
  description: "A prompt names an agent that does not exist",
  effects: [
    warning(
      ["vscode"],
      "VS Code finds no agent with that name, reports it, and runs the prompt with the agent that happens to be selected."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  collect(text) {
    if (text.kind === "agent")
      return { kind: "agent", frontmatter: readAgentFrontmatter(text) };
    let asked = writtenAgent(text);
    return asked && { kind: "prompt", asked };
  },
  check(facts, report2) {
    let prompts = facts.flatMap(
      ({ file, fact }) => fact.kind === "prompt" && isUsedHere(file) ? [{ file, ...fact.asked }] : []
    ), agents = facts.flatMap(({ file, fact }) => fact.kind === "agent" ? [{ file, fact: fact.frontmatter }] : []), directory = agentDirectory(prompts.length === 0 ? [] : agents), searches = MAX_SEARCHES2;
    for (let { file, name, range } of prompts) {
      if (directory.isBuiltIn(name) || directory.find(name).length > 0)
        continue;
      let near = searches > 0 ? directory.nearest(name) : void 0;
      searches -= 1, (near !== void 0 || agents.length <= MAX_OWN_AGENTS2) && report2(file, range, {
        message: `There is no agent ${quote(name)}`,
        hint: near === void 0 ? "Write `ask`, `edit`, `agent`, `plan`, or the `name` of an agent exactly as in its file." : `Did you mean ${quote(near)}? Letter case counts.`
      });
    }
  }
};
function isUsedHere({ standing }) {
  return standing === "in-place";
}
// src/rules/prompts/prompt-body-empty.ts
var promptBodyEmpty = {
  id: "prompt-body-empty",
  scope: "text",
  kinds: ["prompt"],
  description: "A prompt has a frontmatter but no text",
  effects: [error(["vscode"], "VS Code sends only the text below the frontmatter, so the model gets an empty prompt.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(checked, report2) {
    let { text, frontmatter } = checked, isClosed = frontmatter.problems.every(({ code }) => code !== "fence-unclosed" && code !== "fence-loose");
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === "" && !startsAgent(checked)) {
      let end = text.indexOf(`
`);
      report2(
        { start: 0, end: end < 0 ? text.length : end },
        { message: "The prompt has no text", hint: "Write below the frontmatter what the model must do." }
      );
    }
  }
};
function startsAgent(text) {
  let agent = writtenAgent(text);
  return agent !== void 0 && !VSCODE_AGENTS.some((name) => name.toLowerCase() === agent.name.toLowerCase());
}
// src/rules/prompts/prompt-description-missing.ts
var promptDescriptionMissing = {
  id: "prompt-description-missing",
  scope: "text",
  kinds: ["prompt"],
  description: "A prompt has no `description`",
  effects: [
    info(
      ["vscode"],
      "VS Code shows the description next to the name when people type `/`; without it they have to guess."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check({ kind, text, frontmatter }, report2) {
    if (Object.hasOwn(frontmatter.data, "description") || frontmatter.problems.length > 0 || text.trim() === "" || !frontmatter.present && hasLateHead(kind, text))
      return;
    let end = text.indexOf(`
`);
    report2(
      { start: 0, end: frontmatter.present ? end < 0 ? text.length : end : 0 },
      { message: "The prompt has no `description`", hint: "Describe its purpose in one sentence: `description: \u2026`." }
    );
  }
};
// src/rules/prompts/prompt-duplicate-command.ts
var ENDS = [".prompt.md", "/SKILL.md"];
var MAX_NAMED = 10;
var MAX_PURPOSE = 80;
var promptDuplicateCommand = {
  id: "prompt-duplicate-command",
  scope: "repository",
  kinds: ["prompt", "skill"],
  description: "A prompt has the same command as another prompt or a skill",
  effects: [
    info(["vscode"], "VS Code offers both under the same `/` command, and people cannot tell which one they start.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  collect({ kind, frontmatter, text }) {
    if (kind === "skill" && frontmatter.data["user-invocable"] === false)
      return;
    let name = frontmatter.data.name, { description } = frontmatter.data, end = text.indexOf(`
`);
    return {
      named: [...ENDS.flatMap((end2) => readNames(text, end2)), ...readSkillNames(text)],
      purpose: typeof description == "string" ? detachText(description.slice(0, MAX_PURPOSE)) : "",
      range: frontmatter.rangeOf(["name"]) ?? { start: 0, end: end < 0 ? text.length : end },
      ...typeof name == "string" && name.trim() !== "" && { name: detachText(name.trim()) }
    };
  },
  check(facts, report2) {
    let commands = facts.filter(({ file }) => file.standing !== "stray" && (file.kind === "prompt" || file.clients.includes("vscode"))).map(({ file, fact }) => ({ ...fact, file, name: fact.name ?? file.name }));
    for (let group of groupBy(commands, ({ file, name }) => `${file.root}
${name}`).values()) {
      let prompts = group.filter(({ file }) => file.kind === "prompt"), skill = group.find(({ file }) => file.kind === "skill"), first = skill ?? prompts[0];
      for (let prompt of skill === void 0 ? prompts.slice(1) : prompts) {
        let { file, range, name } = prompt;
        report2(
          file,
          range,
          {
            message: `${quote(`/${name}`)} is also the command of the ${first === void 0 ? "other" : describeFile(first.file)}`,
            hint: "Give one of them another `name`."
          },
          skill !== void 0 && areTwins(prompt, skill) ? { effects: TWINS } : {}
        );
      }
    }
  }
};
function areTwins(prompt, skill) {
  return prompt.named.includes(prompt.name) || skill.named.includes(prompt.name) || saysTheSame(prompt.purpose, skill.purpose);
}
function saysTheSame(one, other) {
  let [short = "", long = ""] = [one, other].map(plain).toSorted((a, b) => a.length - b.length);
  return short !== "" && (short === long || short.length >= LEAST_SENTENCE && long.startsWith(short));
}
var LEAST_SENTENCE = 25;
function plain(text) {
  return text.replaceAll(/\s+/g, " ").replace(/[.\s]+$/, "").trim().toLowerCase();
}
var TWINS = [
  info(["vscode"], "VS Code offers both under the same `/` command. They do the same, but people see it twice.")
];
function readNames(text, end) {
  let names3 = [];
  for (let at2 = text.indexOf(end); at2 >= 0 && names3.length < MAX_NAMED; at2 = text.indexOf(end, at2 + end.length)) {
    let [name] = /[\w.-]{1,64}$/.exec(text.slice(Math.max(0, at2 - 64), at2)) ?? [];
    names3.push(...name === void 0 ? [] : [detachText(name)]);
  }
  return names3;
}
function readSkillNames(text) {
  return text.includes("kill") ? Array.from(
    text.matchAll(/(?:\*\*|`)\/?([\w.-]{1,64})(?:\*\*|`) skill\b/g),
    ([, name = ""]) => detachText(name)
  ).slice(0, MAX_NAMED) : [];
}
function describeFile({ kind, path }) {
  return `${kind} \`${path}\``;
}
// src/rules/prompts/prompt-variables.ts
var VARIABLES3 = [
  "file",
  "fileBasename",
  "fileBasenameNoExtension",
  "fileDirname",
  "selectedText",
  "selection",
  "workspaceFolder",
  "workspaceFolderBasename"
];
var OF_TASKS = wordSet(`
  cwd defaultBuildTask execPath extensionInstallFolder fileDirnameBasename fileExtname fileWorkspaceFolder lineNumber
  pathSeparator relativeFile relativeFileDirname userHome workspaceRoot workspaceRootFolderName
`);
var OF_TASKS_WITH_NAME = /* @__PURE__ */ new Set(["command", "config", "env"]);
function isVariableOfTasks({ name, argument, start }, checked) {
  return (argument === void 0 ? OF_TASKS.has(name) : OF_TASKS_WITH_NAME.has(name)) && !isInCode2(checked, start);
}
function isInCode2({ markdown }, offset) {
  return markdown.codeRanges.some(({ start, end }) => start <= offset && offset < end);
}
var MAX_LENGTH4 = 200;
var MAX_FOUND5 = 200;
function readVariables(checked) {
  let { text } = checked, found = [];
  for (let at2 = text.indexOf("${"); at2 >= 0 && found.length < MAX_FOUND5; at2 = text.indexOf("${", at2 + 2)) {
    let written = /^\$\{([A-Za-z_][\w-]*)(?::([^{}\n]*))?\}/.exec(text.slice(at2, at2 + MAX_LENGTH4)), [whole = "", name = "", argument] = written ?? [];
    if (written !== null && at2 >= checked.body.start && !isInCodeBlock(checked, at2)) {
      let nameRange = { start: at2 + 2, end: at2 + 2 + name.length };
      found.push({
        start: at2,
        end: at2 + whole.length,
        name,
        nameRange,
        ...argument === void 0 ? {} : { argument }
      });
    }
  }
  return found;
}
function isInCodeBlock({ text, markdown }, offset) {
  let range = markdown.codeRanges.find(({ start, end }) => start <= offset && offset < end);
  return range !== void 0 && !(text.startsWith("`", range.start) && !text.startsWith("```", range.start));
}
var MADE_UP = {
  activeFile: "file",
  currentFile: "file",
  currentSelection: "selection",
  selectedCode: "selection",
  workspace: "workspaceFolder",
  workspacePath: "workspaceFolder"
};
function variableFor({ name, argument, start }, checked) {
  if (isInCode2(checked, start))
    return;
  let isNearlyInput = name !== "input" && (editsUpTo(1, name, "input") !== void 0 || isSwapped(name, "input")), madeUp = Object.hasOwn(MADE_UP, name) ? MADE_UP[name] : void 0;
  return argument === void 0 ? madeUp : isNearlyInput ? `input:${argument}` : void 0;
}
function meantVariable(name) {
  if (VARIABLES3.some((known5) => known5 === name) || name === name.toUpperCase())
    return;
  let plain2 = plainName(name), same = VARIABLES3.find((known5) => plainName(known5) === plain2);
  if (same !== void 0)
    return { name: same, isCertain: true };
  let near = VARIABLES3.find(
    (known5) => editsUpTo(allowedEdits(known5), name.toLowerCase(), known5.toLowerCase()) !== void 0
  );
  return near === void 0 ? void 0 : { name: near, isCertain: false };
}
function allowedEdits(known5) {
  return known5.length > 10 ? 2 : known5.length > 5 ? 1 : 0;
}
function plainName(name) {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}
// src/rules/prompts/prompt-input-unnamed.ts
var promptInputUnnamed = {
  id: "prompt-input-unnamed",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { parts: ["${"] },
  description: "A prompt asks for an input that has no name",
  effects: [
    error(["vscode"], "VS Code does not ask for a value and sends the variable to the model as it is written.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report2) {
    if (text.text.includes("${input"))
      for (let { name, argument, start, end } of readVariables(text))
        name === "input" && (argument === void 0 ? !isInCode2(text, start) : isBlankName(argument)) && report2(
          { start, end },
          {
            message: `${quote(text.text.slice(start, end))} has no name`,
            hint: "Add a name, as in `${input:name}` or `${input:name:placeholder}`."
          }
        );
  }
};
function isBlankName(argument) {
  return argument.split(":", 1).join("").trim() === "";
}
// src/rules/prompts/prompt-mode-deprecated.ts
var SUCCESSOR3 = "agent";
var promptModeDeprecated = {
  id: "prompt-mode-deprecated",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { keys: ["mode"], problems: true },
  description: "A prompt has the old key `mode`",
  effects: [warning(["vscode"], "VS Code reports the key as deprecated, and ignores it if the file also has `agent`.")],
  fixes: "Renames the key to `agent`, unless the file already has `agent`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check({ frontmatter }, report2) {
    let key = frontmatter.rangeOfKey(["mode"]);
    if (key !== void 0) {
      let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR3);
      report2(
        key,
        {
          message: "`mode` is the old name of `agent`",
          hint: hasBoth ? "Remove it: the file already has `agent`." : "Write `agent`."
        },
        hasBoth ? {} : { fix: { kind: "edits", edits: [{ ...key, text: SUCCESSOR3 }] } }
      );
    }
  }
};
// src/rules/prompts/prompt-tools-ignored.ts
var WITHOUT_TOOLS = /* @__PURE__ */ new Set(["ask", "edit"]);
var promptToolsIgnored = {
  id: "prompt-tools-ignored",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { keys: ["tools"], problems: true },
  description: "A prompt lists tools for an agent that uses none",
  effects: [
    warning(
      ["vscode"],
      "VS Code ignores `tools` unless the prompt runs with an agent that uses tools, and `ask` and `edit` do not."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report2) {
    let key = text.frontmatter.rangeOfKey(["tools"]), agent = key === void 0 ? void 0 : writtenAgent(text);
    key !== void 0 && agent !== void 0 && WITHOUT_TOOLS.has(agent.name.toLowerCase()) && report2(key, {
      message: `\`tools\` has no effect with ${quote(`agent: ${agent.name}`)}`,
      hint: "Write `agent: agent`, or remove `tools`."
    });
  }
};
// src/rules/prompts/prompt-unknown-key.ts
var promptUnknownKey = {
  id: "prompt-unknown-key",
  kinds: ["prompt"],
  description: "A prompt has a key that VS Code does not know",
  effects: [warning(["vscode"], "VS Code marks the key as not supported and ignores it.")],
  suggests: "Write the intended key, if the intended key takes the same value and the file does not have it yet.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  ...judgeKeys("unknown", sayUnknown("prompts"))
};
// src/rules/prompts/prompt-variable-unknown.ts
var promptVariableUnknown = {
  id: "prompt-variable-unknown",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { parts: ["${"] },
  description: "A prompt contains a variable that looks like one of VS Code's, but is not",
  effects: [warning(["vscode"], "VS Code has no variable with that name and sends it to the model as it is written.")],
  fixes: "Corrects the variable if only its letter case, `_` or `-` are wrong.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report2) {
    if (text.text.includes("${"))
      for (let variable of readVariables(text)) {
        let { name, nameRange, argument, start, end } = variable;
        if (isVariableOfTasks(variable, text)) {
          report2(nameRange, {
            message: `${quote(text.text.slice(start, end))} is a variable for tasks, which prompts do not have`,
            hint: "Write in words what you mean, or ask for it: `${input:name}`."
          });
          continue;
        }
        let known5 = variableFor(variable, text), meant = known5 !== void 0 ? { name: known5, isCertain: false } : argument === void 0 ? meantVariable(name) : void 0;
        meant !== void 0 && report2(
          nameRange,
          {
            message: `${quote(`\${${name}}`)} is not a variable of VS Code`,
            hint: `Write \`\${${meant.name}}\`${meant.isCertain ? "" : ", if that is what you mean"}.`
          },
          meant.isCertain ? { fix: { kind: "edits", edits: [{ ...nameRange, text: meant.name }] } } : {}
        );
      }
  }
};
// src/rules/prompts/index.ts
var PROMPT_RULES = [
  commandDescriptionMissing,
  commandExampleRuns,
  commandUnknownKey,
  promptAgentUnknown,
  promptBodyEmpty,
  promptDescriptionMissing,
  promptDuplicateCommand,
  promptInputUnnamed,
  promptModeDeprecated,
  promptToolsIgnored,
  promptUnknownKey,
  promptVariableUnknown
];
// src/rules/references/link-target.ts
var UNKNOWN = { kind: "unknown" };
function resolveTarget(target, { path: from, root }, { paths }) {
  if (isPlaceholder3(target) || OF_OTHER_MACHINE.test(target))
    return UNKNOWN;
  let resolved = resolveReference(from, target);
  if (resolved.kind !== "inside")
    return resolved.kind === "outside" && /^(?:\.\.?\/)/.test(target) && !target.includes("\\") ? { kind: "outside" } : UNKNOWN;
  let path = resolved.path.replace(/\/$/, ""), exists2 = (at2) => paths.has(at2) || paths.hasFolder(at2), inRoot = target.startsWith("/") ? joinPath(root, path) : path;
  if (exists2(path) || exists2(inRoot))
    return { kind: "here", path: exists2(path) ? path : inRoot };
  if (parentsOf(path).some((parent) => paths.has(parent)))
    return UNKNOWN;
  let spelled = paths.spelled(path);
  if (spelled !== void 0)
    return { kind: "other-case", path, spelled };
  if (!looksLikePath(target) || isPageOfSite(target))
    return UNKNOWN;
  let fromRoot = existingFrom("", target, exists2), skills = folderAroundSkills(from), shared = skills === void 0 || /^\/|^\.\./.test(target) ? void 0 : existingFrom(skills, target, exists2);
  return {
    kind: "missing",
    path,
    ...fromRoot !== void 0 && { fromRoot },
    ...shared !== void 0 && { shared },
    ...fromRoot === void 0 && mayBePage2(target, from, paths) && { mayBePage: true }
  };
}
var OF_OTHER_MACHINE = /^\/mnt\/(?:skills|user-data)\//;
function existingFrom(folder, target, exists2) {
  let resolved = resolveReference(joinPath(folder, "x"), target);
  return resolved.kind === "inside" && exists2(resolved.path) ? resolved.path : void 0;
}
function folderAroundSkills(path) {
  let [match, folder = ""] = /^(?:(.+)\/)?skills\//.exec(path) ?? [];
  return match === void 0 ? void 0 : folder;
}
var PLACEHOLDER3 = regex("i")`
  [{}<>*$[\]|…]|\.\.\.|%7B|\bpath[/-]to\b|\byour[-_]|\brelative[/-]path\b|(?:^|\/)relative\/|\/\?[a-z]|\bX{2,}\b
  |x{3,}|YYYY|\bexample[-_/]|^\.?\/?(?:url|link|path|file)(?:\.md)?$|^\w+\.(?:url|html_url|link|href|path)$
  |(?:^|\/)(?:file|page)[-_]?name\.\w+$
`;
var NAMED_FOLDER = /^[A-Z]{2,20}_(?:DIR|ROOT)\//;
function isPlaceholder3(target) {
  return PLACEHOLDER3.test(target) || NAMED_FOLDER.test(target);
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
var MAX_LINE5 = 300;
var EXAMPLES4 = /\b(?:e\.g\.|for example\b|for instance\b|such as\b|like this\b|examples?\b\**[ \t]*:)/i;
var ARROW = /(?:\u2192|\u21D2|[-=]>)\s*[`"'*[]*$/;
var ELSEWHERE4 = /`(?:~|<[\w -]{1,60}>|[A-Za-z]:|\$\{?HOME\}?)[\\/][^`\n]{0,200}`/;
var MAY_NOT_EXIST = /\bif\s[^.:;\n]{0,80}\bexists?\b/i;
var WISHED = /\bwould be (?:helpful|useful|good|nice|better)\b/i;
var SHOWN2 = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:[`"'*_]*(?:good|bad|better|wrong|right|correct|incorrect|do|don['\u2019]t|before|after|example)[`"'*_]*:|\u2705|\u274C|\u2713|\u2717)/i;
var MAKES2 = regex("i")`
  \b(?:
    creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|produc(?:e|es|ed|ing)
    |mov(?:e|es|ed|ing)|extract(?:s|ed|ing)?|split(?:s|ting)?|past(?:e|es|ed|ing)(?=[^\n.;:]*\b(?:in)?to\b)
    |(?:puts?|putting|places?|stores?)(?=[^\n.;:]*\b(?:in|into|at|under)\s+[\`"'*]*$)
  )\b[^\n.;:]*$
`;
var READS = regex("i")`
  \b(?:
    see|read|from|per|follow|follows|following|follow the|using|with|by|to match
    |(?:described|documented|defined|listed|explained|found|given|shown|specified|as) in
  )\s+(?:the\s+)?(?:file\s+)?[\`"'*[(]*$
`;
var OF_ANOTHER_SKILL = regex("i")`
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
`, start - 1) + 1, start - MAX_LINE5), start), introduction = introductionOf(text, start);
  return EXAMPLES4.test(before2) || ARROW.test(line) || SHOWN2.test(line) || OF_ANOTHER_SKILL.test(line) || ITS_OF_ANOTHER_SKILL.test(before2) || NEXT_TO_ANOTHER.test(line) || OF_A_PLUGIN.test(line) || IN_HISTORY.test(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start)) || LIST_OF_EXAMPLES.test(introduction) || WISHED.test(sentenceBehind(text, end)) || isToBeMade(before2) || isToBeMade(introduction) || ELSEWHERE4.test(introduction) || MAY_NOT_EXIST.test(introduction) || namesAnotherSkill(introduction, text) || namesAnotherSkill(IN_ANOTHER_SKILL.exec(text.slice(end, end + MAX_BEHIND2))?.[0] ?? "", text) || isCopiedThere(text, text.slice(start, end));
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
  for (let at2 = text.indexOf(folder); at2 >= 0; at2 = text.indexOf(folder, at2 + folder.length)) {
    let line = text.slice(Math.max(text.lastIndexOf(`
`, at2 - 1) + 1, at2 - MAX_LINE5), at2);
    if (/\b(?:copy|copies|install|installs)\b[^\n]*\b(?:to|into|at|in|under)\s+`$/i.test(line) && text.charAt(at2 + folder.length) === "`")
      return true;
  }
  return false;
}
var OF_AN_ANSWER = regex("i")`
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
`, start - 1) + 1, start - MAX_LINE5), start);
  return SHOWN2.test(line) || SHOWN_AS.test(line) || isQuoted2(line, text, start) || BLOCK.test(paragraphAround(text, start));
}
var SHOWN_AS = regex("i")`
  \b(?:for (?:instance|example)|e\.g\.|referenced|referred|written|formatted|linked)\b[^.\n[\]]{0,120}\b
    (?:as|like)[: ]\s{0,2}["'\`]?\[[^[\]\n]{0,80}\]\($
`;
var BLOCK = /\{\{[#/][a-z]/i;
function isQuoted2(before2, text, start) {
  let newline = text.indexOf(`
`, start), behind = text.slice(start, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE5));
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
  return [parent, above].find((line) => line !== void 0 && INTRODUCES.test(line))?.slice(-MAX_LINE5) ?? "";
}
var INTRODUCES = /[:\uFF1A][*_]*\s*$/;
function indentationOf(line) {
  return line.search(/[^ \t]/);
}
function isEntry(line) {
  return /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/.test(line);
}
function sentenceBehind(text, end) {
  let behind = text.slice(end, end + MAX_LINE5);
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
var SHOWN3 = regex("i")`
  (?:^|\/)(?:docs?|documentation|examples?|samples?|demos?|archived?|archives|deprecated|legacy)\/
    (?!(?:.*\/)?\.(?:github|claude|agents|vscode|cursor|gemini|codex)\/)
`;
var TEMPLATE3 = /(?:^|\/)_[^/]*(?:\/SKILL\.md)?$|(?:^|[/._-])template(?:\.agent|\.instructions)?\.md$/i;
var OTHER_FOLDER3 = /(?:^|\/)\.(?!(?:github|vscode|claude|copilot|agents?|cursor|windsurf|gemini|codex)(?:-plugin)?\/)[\w-]+\//;
function isShown3({ path, kind, standing }) {
  let isOfOtherTool = standing === "stray" && kind !== "skill" && OTHER_FOLDER3.test(path);
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
  return parentsOf(path).findLast((folder) => paths.has(joinPath(folder, "SKILL.md")));
}
var AS_SAMPLE = regex("i")`
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
    let skill = await read(joinPath(folder, "SKILL.md"));
    return skill !== void 0 && mentionsOf(below, skill.text).some((at2) => isShownAsSample(skill.text, at2));
  });
}
var MAX_MENTIONS = 20;
function mentionsOf(path, text) {
  let found = [];
  for (let at2 = text.indexOf(path); at2 >= 0 && found.length < MAX_MENTIONS; at2 = text.indexOf(path, at2 + path.length))
    found.push(at2);
  return found;
}
var MAX_SENTENCE = 200;
function isShownAsSample(text, at2) {
  let before2 = text.slice(Math.max(0, at2 - MAX_SENTENCE), at2), sentence = before2.slice(before2.lastIndexOf(`
`) + 1).replace(/^.*[.!?;] /, ""), introduction = introductionOf(text, at2);
  return AS_SAMPLE.test(sentence) || AS_SAMPLE.test(introduction) || EXAMPLES_OF_LIST.test(introduction);
}
// src/rules/references/examples/written-files.ts
var OBJECT = String.raw`(?:creat(?:e|es|ing)|writ(?:e|es|ing)|generat(?:e|es|ing)|draft(?:s|ing)?)\s+(?:(?:an?|the|your|our|its)\s+)?(?:[\w-]+\s){0,3}`;
var PLACE = regexSource`
  (?:
    captur(?:e|es|ing)|record(?:s|ing)?|sav(?:e|es|ing)|stor(?:e|es|ing)|append(?:s|ing)?|writ(?:e|es|ing)
    |document(?:s|ing)?|log(?:s|ging)?
  )\b[^\n.;:[]*\b(?:in|to|into|at|under)\s+(?:(?:an?|the|your|our|its)\s+)?
`;
var WRITES = new RegExp(String.raw`\b(?:${OBJECT}|${PLACE})\[[^\]\n]*\]\(<?$`, "i");
var MAX_BEFORE4 = 200;
var MAX_TARGET = 400;
var MAX_MENTIONS2 = 50;
function isWrittenByModel(text, start) {
  let target = /^[^\s#)>]*/.exec(text.slice(start, start + MAX_TARGET))?.[0] ?? "", at2 = target === "" ? -1 : text.indexOf(target);
  for (let mentions = 0; at2 >= 0 && mentions < MAX_MENTIONS2; mentions += 1) {
    if (WRITES.test(text.slice(Math.max(0, at2 - MAX_BEFORE4), at2)))
      return true;
    at2 = text.indexOf(target, at2 + target.length);
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
    async check(facts, report2, repository) {
      let own = facts.filter(({ file }) => file.level === "repository"), judgeReference = judge3(own, repository);
      for (let { file, fact } of own)
        await checkReferences({ file, fact }, judgeReference, report2, repository);
    }
  };
}
var MAX_FAULTS5 = 50;
async function checkReferences({ file, fact }, judgeReference, report2, repository) {
  let faults = [];
  for (let reference2 of fact) {
    let fault = faults.length < MAX_FAULTS5 ? await judgeReference(reference2, file, repository) : void 0;
    fault !== void 0 && !isOfAnotherProject(fault, reference2, file, repository) && !isCopiedElsewhere(file, repository) && faults.push({ ...fault, reference: reference2 });
  }
  let written = faults.flatMap(({ reference: { form, start } }) => form === "path" ? [] : [start]), prose = new Set(
    await repository.remember(
      `outside-of-code ${written.join()} ${file.path}`,
      async (view) => written.length === 0 ? [] : written.filter(await outsideOfCode(file, view))
    )
  ), ignoredBy2 = await readIgnored(
    repository,
    faults.flatMap(({ absent }) => absent ?? [])
  ), isIgnored = ({ absent }) => absent !== void 0 && ignoredBy2(absent) !== void 0, certain = faults.filter(
    (fault) => !isIgnored(fault) && (fault.reference.form === "path" || prose.has(fault.reference.start))
  ), other = certain.length === 0 ? void 0 : await effectsInCopies(file, repository), habit = certain.filter(({ isHabit, particulars }) => isHabit === true && particulars === void 0), again = new Set(habit.slice(1)), together = certain.filter(({ saidTogether }) => saidTogether !== void 0), said = new Set(together.slice(1));
  for (let fault of certain.filter((one) => !said.has(one))) {
    let { start, end } = fault.reference, own = again.has(fault) ? { effects: SAME_MISTAKE } : fault.particulars, saidOfAll = together.length > 1 ? fault.saidTogether?.(together.length) : void 0;
    report2(file, { start, end }, saidOfAll ?? fault.said, other ?? own);
  }
}
var SAME_MISTAKE = [
  info(CLIENTS, "It is the mistake of a link above: the path counts from the root of the repository.")
];
async function effectsInCopies(file, repository) {
  return isArchived(file) ? { effects: IN_ARCHIVE } : await isSampleOfSkill(file, repository) ? { effects: IN_SAMPLE } : void 0;
}
var IN_ARCHIVE = [info(CLIENTS, "No client loads the file from the archive. Its readers find nothing.")];
var IN_SAMPLE = [
  info(CLIENTS, "The skill shows the file as a sample. A model that follows the link finds nothing.")
];
var SOURCES2 = /^(?:\.\/)?(app|lib|src|tests?)\/(?!.*\.md$)/;
function isOfAnotherProject({ absent, isElsewhere }, { target }, { kind }, { paths }) {
  let source = kind === "skill" ? SOURCES2.exec(target)?.[1] : void 0;
  return (kind === "bundled-document" || source !== void 0 && !paths.hasFolder(source)) && absent !== void 0 && isElsewhere !== true && target.includes("/") && !target.startsWith("../") && !paths.hasFolder(folderOf(absent));
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
  effects: [warning(CLIENTS, "No client has such an agent, so none can do what the text says about it.")],
  looksFor: { parts: [".agent", ".chatm"] },
  find: findAgentFiles,
  judge(_facts, { paths }) {
    let names3;
    return ({ target }) => {
      names3 ??= new Set(paths.entries.map(({ path }) => nameOf(path).toLowerCase()));
      let name = target.toLowerCase();
      if (!(names3.has(name) || names3.has(name.replace(/\.chatmode\.md$/, ".agent.md"))))
        return {
          said: {
            message: `The repository has no file named ${quote(target)}`,
            hint: target.endsWith(".chatmode.md") ? "Agents have replaced chat modes: name the intended `.agent.md`, or remove the sentence." : "Name an existing agent, or remove the sentence."
          }
        };
    };
  }
});
var FILE = /(?<![\w./*{}<>[\]$-])(?:(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/)?([a-z\d][\w-]{1,80}\.(?:agent|chatmode)\.md)\b/gi;
var NOT_MEANT = regex("i")`
  \b(?:
    create|creates|creating|generate|generates|write|writes|save|saves|name|named|called|rename|renamed|output
    |produce|produces|add|e\.g\.|example|examples|such as|like|convention|format|lower-?case|kebab-case|hyphens
    |extension|suffix
  )\b
`;
var GONE = /\b(?:removed|deleted|retired|former|obsolete|prohibited|do(?:\s+not|n['\u2019]t))\b/i;
var ANY3 = /^(?:my|your|our|name|agent|agent-name|agentname|custom|custom-agent|example|sample|test|foo|bar|xyz?|file|filename)(?:-(?:agent|name|custom))*\./i;
var SHOWS = /^[^\n]*:[*_]*\s*\n\s*(?:`{3}|~{3})/;
var MAX_FOUND6 = 50;
var LINE_BEFORE = 300;
function findAgentFiles({ text, body, markdown }) {
  if (!text.includes(".agent.md") && !text.includes(".chatmode.md"))
    return [];
  let found = [];
  FILE.lastIndex = body.start;
  for (let match = FILE.exec(text); match !== null && found.length < MAX_FOUND6; match = FILE.exec(text)) {
    let { 0: written, 1: target = "", index } = match, start = index + written.length - target.length, lineStart = Math.max(text.lastIndexOf(`
`, index) + 1, index - LINE_BEFORE);
    !NOT_MEANT.test(text.slice(lineStart, index)) && !NOT_MEANT.test(introductionOf(text, index)) && !GONE.test(introductionOf(text, index)) && !NOT_MEANT.test(headOfTable(text, lineStart)) && !ANY3.test(target) && !isPlaceholder3(target) && !SHOWS.test(text.slice(start + target.length, start + target.length + LINE_BEFORE)) && !mayBeMissing(text, { start: index, end: index + written.length }) && !isLinkText(text, index) && !markdown.isFenced(start) && !isInAnswer(text, index) && found.push({ start, end: start + target.length, target: Buffer.from(target).toString(), form: "path" });
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
// src/rules/references/command-home-path.ts
var CLIENTS3 = ["vscode", "copilot-cli", "claude", "cursor", "codex"];
var commandHomePath = {
  id: "command-home-path",
  scope: "file",
  kinds: ["hooks", "mcp"],
  looksFor: { parts: ["/home/", "Users"] },
  description: "A hook, a server or another command of the settings names a path in one person's home folder",
  effects: [
    warning(CLIENTS3, "On other machines the path does not exist, so all clients fail to run the command there.")
  ],
  source: "https://code.claude.com/docs/en/hooks#reference-scripts-by-path",
  collect(text) {
    let root = isBroken(text.json) ? void 0 : text.json.value, found = isRecord(root) ? COMMANDS4.filter((key) => Object.hasOwn(root, key)).flatMap((key) => findPaths2(text, [key], root[key])) : [];
    return found.length === 0 ? void 0 : found.slice(0, MAX_FINDINGS18);
  },
  check(found, { path }, report2, { paths }) {
    let particulars = HOME_FILES.some((file) => paths.has(file)) ? { effects: OF_ONE_PERSON } : {};
    for (let { path: named, range } of path.endsWith(".local.json") ? [] : found) {
      let said = {
        message: `${quoteValue(named)} exists on one machine only`,
        hint: "Write `~`, a variable such as `${CLAUDE_PROJECT_DIR}`, or a path in the repository."
      };
      report2(range, said, particulars);
    }
  }
};
var HOME_FILES = ["bashrc", "bash_profile", "zshrc", "zshenv", "gitconfig"].flatMap((name) => [
  `.${name}`,
  `dot_${name}`
]);
var OF_ONE_PERSON = [
  info(
    CLIENTS3,
    "All clients run the command on the machines of one person only, whose home folder the repository keeps."
  )
];
var COMMANDS4 = wordsIn("hooks statusLine apiKeyHelper awsAuthRefresh otelHeadersHelper mcpServers servers");
var MAX_FINDINGS18 = 20;
var MAX_DEPTH2 = 8;
var PLACEHOLDER4 = /\.{3}|\u2026|[<{]|\bpath\b/i;
function findPaths2(text, at2, value) {
  if (typeof value == "string") {
    let named = [...value.matchAll(HOME_PATH)].find(
      ([written, owner = ""]) => isSomebody(owner) && !PLACEHOLDER4.test(written)
    ), range = named && text.json.rangeOf(at2);
    return range === void 0 ? [] : [{ path: detachText(named?.[0] ?? ""), range }];
  }
  return at2.length > MAX_DEPTH2 ? [] : Array.isArray(value) ? value.flatMap((item, index) => findPaths2(text, [...at2, index], item)) : isRecord(value) ? Object.entries(value).flatMap(([key, item]) => findPaths2(text, [...at2, key], item)) : [];
}
// src/text/markdown/link-targets.ts
var MAX_TARGETS = 500;
function findLocalTargets(text, part) {
  let targets2 = [];
  return addTargets(targets2, text, part, "](", inlineTarget), addTargets(targets2, text, part, "]:", definedTarget), targets2;
}
function addTargets(targets2, text, { start, end }, sign, read) {
  let lineEnd = 0;
  for (let at2 = text.indexOf(sign, start); at2 >= 0 && at2 < end; at2 = text.indexOf(sign, at2 + sign.length))
    if (!isAddress(text, at2 + sign.length) && targets2.length < MAX_TARGETS) {
      lineEnd = at2 < lineEnd ? lineEnd : findLineEnd(text, at2);
      let target = read(text, at2, lineEnd);
      target !== void 0 && targets2.push(target);
    }
}
function isAddress(text, at2) {
  return text.startsWith("http", at2) || text.startsWith("mailto:", at2);
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
var MAX_LINE6 = 300;
var MAX_WORDS3 = 80;
var ENTRY3 = /(?:^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ x]\][ \t]+)?|\|[ \t]*)[`"'*_[(]*$/i;
var LABEL2 = /[:\uFF1A][`"'*_]*[ \t]*[`"'*_[(]*$/;
var PARAGRAPH2 = /(?:^|\n)[ \t>]*\n[ \t>]*[`"'*_[(]*$/;
var OPENS = regex("i")`
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
`, start - 1) + 1, start - MAX_LINE6), start), words = text.slice(Math.max(0, start - MAX_WORDS3), start), joined = words.replaceAll(/\s+/g, " ");
  return ENTRY3.test(line) || LABEL2.test(line) || PARAGRAPH2.test(words) || OPENS.test(joined) || OPENS_IN_CHINESE.test(joined) || OPENED_BEHIND.test(text.slice(end, end + 20));
}
// src/rules/references/find-references.ts
var findLinks = oncePerText((checked) => {
  let { text, body, markdown } = checked, targets2 = findLocalTargets(text, body).filter(
    ({ start }) => !markdown.isFenced(start) && !isShown2(text, start)
  );
  if (targets2.length === 0 || isTemplate2(checked))
    return [];
  let examples = findBrokenExamples(checked);
  return targets2.filter(({ start }) => !examples.some((example) => example.start < start && start < example.end)).map(({ start, end, isPicture }) => ({
    start,
    end,
    target: detachText(text.slice(start, end).replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")),
    form: isPicture ? "picture" : "link",
    ...isBetween(examples, start) && { mayBeExample: true },
    ...mayBeMissing(text, { start, end }) && { mayBeAbsent: true }
  }));
});
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
function isTemplate2({ kind, text, body }) {
  return kind === "bundled-document" && TITLE_OF_TEMPLATE.test(text.slice(body.start, body.start + MAX_TITLE_PLACE));
}
var LINK_PARTS = ["](", "]:"];
var findFileVariables = oncePerText(readFileVariables);
var VARIABLE_PARTS = ["#file:"];
function readFileVariables({ text, body, markdown }) {
  let found = [];
  for (let at2 = text.indexOf(VARIABLE5, body.start); at2 >= 0; at2 = text.indexOf(VARIABLE5, at2 + VARIABLE5.length)) {
    let start = at2 + VARIABLE5.length, written = /^[^\s#]*/.exec(text.slice(start, start + MAX_PATH_CHARACTERS))?.[0] ?? "", target = written.replace(/[.,;:!?)\]}>'"`*]+$/, ""), behind = written.slice(target.length);
    target !== "" && !markdown.isFenced(at2) && found.length < MAX_FOUND7 && found.push({
      start,
      end: start + target.length,
      target: detachText(target),
      form: "variable",
      .../^[.,;:!?)]+$/.test(behind) && { behind: detachText(behind) }
    });
  }
  return found;
}
var VARIABLE5 = "#file:";
var MAX_PATH_CHARACTERS = 400;
var MAX_FOUND7 = 200;
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
var findPaths3 = oncePerText((text) => {
  if (text.kind === "skill") {
    if (isAboutSkills(text))
      return [];
    let own = withOtherSkills(findOwnPaths(text), text.text);
    return [...own, ...findNamedFiles(text, own)];
  }
  let asked = text.text.includes("./") ? firstOfEach(pathsLike(ASKED_FOR, text)).filter(
    ({ target, start }) => !isMadeBy(text.text, target) && !isInAnswer(text.text, start)
  ) : [];
  return ABOUT_REPOSITORY.has(text.kind) ? [...asked, ...firstOfEach([...findNamedFiles(text, asked), ...findPrograms(text)])] : asked;
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
var STANDS_FOR = regex("i")`
  (?:^|[/_.-])(?:my|your|new|some|foo|bar|example|sample|template|x{2,}|n{2,}|name)(?=[/_.-])
  |\.(?:json|ya?ml|toml)\.(?!(?:example|hbs|j2|md|sample|template|tmpl|tpl)$)\w
`;
function findNamedFiles(text, asked) {
  return firstOfEach(pathsLike(NAMED_FILE, text)).filter(
    ({ target, start, end }) => !STANDS_FOR.test(target) && !asked.some((other) => other.start < end && start < other.end) && !isLinkText2(text.text, { start, end }) && !isOnlyExample(text.text, { start, end }) && !isMadeBy(text.text, target)
  ).map((reference2) => ({ ...reference2, isOnlyNamed: true }));
}
var HAS_PROGRAM = /\.(?:bash|c?js|mjs|py|rb|sh|ts)(?![\w/<{*$-])/;
var PROGRAM = /\b(?:bash|bun|node|python3?|run|sh|tsx|zsh)[ \t]+(?:\.\/)?((?:[\w@-][\w@.-]{0,80}\/){1,12}[\w@.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))(?![\w/<{*$-])/g;
var OTHER_FOLDER4 = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]|git clone[ \t])[^`]{0,300}$/;
var MAX_BLOCK3 = 400;
function findPrograms({ text, body }) {
  if (!HAS_PROGRAM.test(text))
    return [];
  let found = [];
  PROGRAM.lastIndex = body.start;
  for (let match = PROGRAM.exec(text); match !== null && found.length < MAX_FOUND7; match = PROGRAM.exec(text)) {
    let path = at(match, 1), end = match.index + match[0].length, range = { start: end - path.length, end };
    !STANDS_FOR.test(path) && !OTHER_FOLDER4.test(text.slice(Math.max(0, range.start - MAX_BLOCK3), range.start)) && !mayBeMissing(text, range) && !isMadeBy(text, path) && found.push({ ...range, target: detachText(path), form: "path", isOnlyNamed: true });
  }
  return found;
}
function findOwnPaths(text) {
  let found = [
    ...pathsLike(SPAN, text),
    ...pathsLike(NEIGHBOUR, text).filter(({ target }) => !STANDS_FOR.test(target)),
    ...pathsLike(BOLD_ENTRY, text).map(asListed)
  ].filter(
    (path) => !isLinkText2(text.text, path) && !isOnlyExample(text.text, path) && // "Create a `index.json` file with this structure" is about the file that is named with its folder elsewhere.
    !isMadeBy(text.text, `\`${nameOf(path.target)}\``)
  ).map((path) => isAskedFor(text.text, path) ? path : { ...path, isMentioned: true });
  return found.length > 0 && MAKES_FILES.test(text.text) ? found.map((path) => path.target.includes("scripts/") ? path : { ...path, mayBeMade: true }) : found;
}
var MAKES_FILES = regex("i")`
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
  return otherSkills.length === 0 ? references : references.map((reference2) => ({ ...reference2, otherSkills }));
}
function asListed(reference2) {
  return { ...reference2, isListed: true };
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
  for (let match = pattern.exec(text); match !== null && found.length < MAX_FOUND7; match = pattern.exec(text)) {
    let path = at(match, 1), start = match.index + match[0].indexOf(path), end = start + path.length;
    !markdown.isFenced(start) && !mayBeMissing(text, { start, end }) && found.push({ start, end, target: detachText(text.slice(start, end)), form: "path" });
  }
  return found;
}
var MAKES3 = /\b(?:creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing))\b[^\n.;]*$/i;
var MAX_MENTIONS3 = 50;
function isMadeBy(text, target) {
  let at2 = text.indexOf(target);
  for (let mentions = 0; at2 >= 0 && mentions < MAX_MENTIONS3; mentions += 1) {
    if (MAKES3.test(text.slice(Math.max(0, at2 - 100), at2)))
      return true;
    at2 = text.indexOf(target, at2 + target.length);
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
    warning(
      ["github", "copilot-cli", "claude"],
      "The agents of github.com, the Copilot CLI and Claude Code look for a file with that name and find nothing."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: VARIABLE_PARTS },
  find: findFileVariables,
  judge: (_facts, repository) => {
    let reported = /* @__PURE__ */ new Set();
    return (reference2, file) => {
      let found = resolveTarget(reference2.target, file, repository), name = `${file.path}\0${reference2.target}`;
      if (!reported.has(name)) {
        if (found.kind === "here" && reference2.target.startsWith("/"))
          return reported.add(name), fromRootOfDisk(reference2.target, file.path, found.path);
        if (found.kind === "here" && reference2.behind !== void 0)
          return reported.add(name), withPunctuation(reference2.target, reference2.behind);
        if (found.kind === "missing")
          return reported.add(name), {
            absent: found.path,
            said: {
              message: `\`#file:\` names ${quote(reference2.target)}, which does not exist`,
              hint: found.fromRoot === void 0 ? `There is no ${quotePath(found.path)}: correct the path, or remove the reference.` : `Paths are relative to the folder of this file. Write \`#file:${relativePath(file.path, found.fromRoot)}\`.`
            }
          };
      }
    };
  }
});
function fromRootOfDisk(target, from, to) {
  return {
    said: {
      message: `\`#file:\` names ${quote(target)}, which starts at the root of the disk`,
      hint: `Paths are relative to the folder of this file. Write \`#file:${relativePath(from, to)}\`.`
    },
    particulars: {
      effects: [
        warning(
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
      message: `VS Code takes ${quote(behind)} behind \`#file:\` for a part of the path`,
      hint: `Write a space behind ${quote(target)}, or a link: ${quote(`[${nameOf(target)}](${target})`)}.`
    },
    particulars: {
      effects: [
        warning(
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
    info(
      CLIENTS,
      "People see one address on github.com, but the models of VS Code and the other clients open the other."
    )
  ],
  looksFor: { parts: ["[http", "[www."] },
  check({ text, format, body, markdown }, report2) {
    if (format !== "markdown")
      return;
    let reports = 0;
    LINK2.lastIndex = body.start;
    for (let match = LINK2.exec(text); match !== null && reports < MAX_REPORTS4; match = LINK2.exec(text)) {
      let [shown, target] = [at(match, 1), at(match, 2)], start = match.index + 1;
      !isSameHost(readHost(shown), readHost(target)) && markdown.hiddenAt(match.index) === void 0 && (reports += 1, report2(
        { start, end: start + shown.length },
        {
          message: `The link shows ${quote(shown)} but leads to ${quote(target)}`,
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
    anchors.add(normaliseAnchor(at(match, 1)));
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
    warning(
      CLIENTS,
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
      let near = nearest3(wanted, anchors);
      return {
        said: {
          message: `${path === "" ? "This file" : quote(path)} has no heading for ${quote(`#${anchor}`)}`,
          hint: near === void 0 ? "Link to an existing heading." : `Did you mean ${quote(`#${near}`)}?`
        },
        particulars: near === void 0 ? {} : makeFix(link, anchor, wanted, near)
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
  if (!/^(?:L\d+|top$|user-content-|:~:)|[{}<>$\u2026]|\.\.\./.test(anchor))
    try {
      return normaliseAnchor(decodeURIComponent(anchor));
    } catch (error2) {
      if (error2 instanceof URIError)
        return;
      throw error2;
    }
}
function anchorReader(repository) {
  let known5 = /* @__PURE__ */ new Map();
  return async (path) => {
    let before2 = known5.get(path) ?? anchorsIn(path, repository);
    return known5.set(path, before2), await before2;
  };
}
async function anchorsIn(path, repository) {
  let source = await repository.read(path);
  return source && readAnchors(source.text, (await openText("skill", source.text, false)).body);
}
function nearest3(wanted, anchors) {
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
    warning(
      CLIENTS,
      "On github.com and in other checkouts the file does not exist. If some file does exist there, VS Code may send a private file to the model."
    )
  ],
  looksFor: { parts: ["./"] },
  find: (text) => findLinks(text).filter(({ target }) => target.includes("../")),
  judge: (_facts, repository) => (link, file) => resolveTarget(link.target, file, repository).kind === "outside" && !isRightElsewhere(link.target, file, repository) ? {
    said: {
      message: `The link ${quote(link.target)} leads out of the repository`,
      hint: "Link to a file in the repository, or to a web page."
    },
    particulars: leadsToNeighbour(link.target, repository) ? { effects: OF_NEIGHBOUR } : {}
  } : void 0
});
var OF_NEIGHBOUR = [
  info(CLIENTS, "The repository is a plugin. Where it is installed alone, the file does not exist.")
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
  let { files, paths } = repository, folders = new Set(files.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf(path))), isOwn = (path) => parentsOf(path).some((parent) => folders.has(parent)), collections = new Set([...folders].map(folderOf).filter((folder) => folder !== "")), isAmongSkills = (path) => parentsOf(path).some((parent) => collections.has(parent)), areAbsent = facts.filter(
    ({ file, fact }) => file.kind === "skill" && fact.some(({ target }) => {
      let found = resolveTarget(target, file, repository);
      return found.kind === "missing" && isOwn(found.path);
    })
  ).length >= MIN_BARE_SKILLS && !paths.entries.some(({ path }) => nameOf(path).toUpperCase() !== "SKILL.MD" && isOwn(path));
  return (path) => areAbsent && (isOwn(path) || isAmongSkills(path));
}
// src/rules/references/schemeless.ts
var HOST = /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,5}(?:com|org|net|io|dev|ai|gov|edu|app|cloud|co\.uk|de|fr|eu))(?=[:/?#]|$)/i;
function addressWithoutScheme(target) {
  return HOST.test(target) ? `https://${target}` : void 0;
}
// src/rules/references/markdown-link-not-found.ts
var markdownLinkNotFound = referenceRule({
  id: "markdown-link-not-found",
  bundled: "documents",
  description: "A link or a picture leads to a file that does not exist",
  effects: [
    warning(["vscode"], "VS Code reports the link, and the model gets nothing of the file."),
    warning(
      ["github", "copilot-cli", "claude"],
      "The agents of github.com, the Copilot CLI and Claude Code open linked files when they need them, and find nothing."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith("#")),
  judge(facts, repository) {
    let isAbsent = findAbsentAssets(facts, repository);
    return (link, file) => {
      let found = resolveTarget(link.target, file, repository);
      if (found.kind !== "missing" || isAbsent(found.path) || addressWithoutScheme(link.target) !== void 0)
        return;
      let inSkill3 = findInSkill(link.target, file, repository), wanted = inSkill3 ?? found.shared ?? found.fromRoot, isFromRoot = wanted !== void 0 && wanted === found.fromRoot, what = link.form === "picture" ? "picture" : "link";
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${quote(link.target)} leads to ${quotePath(found.path)}, which does not exist`,
          hint: wanted === void 0 ? "Correct the path, or remove the link." : `Links are relative to the folder of this file. Write \`${relativePath(file.path, wanted)}\`.`
        },
        ...found.shared !== void 0 && { particulars: { effects: SHARED_BY_SKILLS }, isElsewhere: true },
        ...inSkill3 !== void 0 && { particulars: { effects: FOUND_BY_MODELS }, isElsewhere: true },
        ...found.mayBePage === true && { particulars: { effects: PAGE_OF_SITE } },
        ...inRealFile(link.target, file, { what, repository }),
        ...link.mayBeExample === true && { particulars: { effects: IN_EXAMPLE } },
        ...link.mayBeAbsent === true && { particulars: { effects: MAY_BE_ABSENT } },
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
  let hint = `Nothing is wrong in ${quotePath(realPath)}. A path from the root of the repository, such as \`/${found.path}\`, leads to the file from both places.`, where = `from ${quotePath(path)}, which is read through a symbolic link`;
  return {
    said: { message: `The ${what} ${quote(target)} leads nowhere ${where}`, hint },
    saidTogether: (faults) => ({ message: `${faults} links lead nowhere ${where}`, hint }),
    particulars: { effects: FOUND_FROM_FILE }
  };
}
var FOUND_FROM_FILE = [
  info(
    CLIENTS,
    "It is right where the file itself is. Clients that read the file through the symbolic link may find nothing."
  )
];
var IN_EXAMPLE = [
  info(
    CLIENTS,
    "The link may belong to an example: before it and after it, code blocks end too early. If it does not, a model that follows it finds nothing."
  )
];
var MAY_BE_ABSENT = [
  info(CLIENTS, "The text says that the file may not exist. A model that follows the link finds nothing then.")
];
var FOUND_BY_MODELS = [
  info(
    CLIENTS,
    "VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder of the skill."
  )
];
var SHARED_BY_SKILLS = [
  info(
    CLIENTS,
    "VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder above all skills."
  )
];
var PAGE_OF_SITE = [
  info(
    CLIENTS,
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
  info(
    CLIENTS,
    "github.com and VS Code open nothing for the link. A model that works in the root of the repository finds the file."
  )
];
function findInSkill(target, { path, kind }, { paths }) {
  let folder = kind === "bundled-document" && !target.startsWith("/") ? skillFolderAbove(path, paths) : void 0, meant = folder === void 0 ? void 0 : resolveReference(joinPath(folder, "SKILL.md"), target);
  return meant?.kind === "inside" && paths.has(meant.path) ? meant.path : void 0;
}
// src/rules/references/markdown-link-schemeless.ts
var markdownLinkSchemeless = referenceRule({
  id: "markdown-link-schemeless",
  bundled: "documents",
  description: "A link to a web page has no `https://`",
  effects: [
    info(
      CLIENTS,
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
          message: `${quote(link.target)} is read as a path, because it has no \`https://\``,
          hint: `Write ${quote(address)}.`
        },
        particulars: { fix: { kind: "edits", edits: [{ start: link.start, end: link.start, text: "https://" }] } }
      };
  }
});
// src/rules/references/named-parts/part-names.ts
var NAME2 = String.raw`[a-z][a-z\d]{0,40}(?:[-_][a-z\d]{1,40}){0,8}`;
var PLACEHOLDER5 = /(?:^|[-_:])(?:my|your|our|some|any|other|another|foo|bar|baz|xyz?|name|example|sample|placeholder|custom|new)(?:[-_:]|$)/;
function isPlaceholderName(name) {
  return PLACEHOLDER5.test(name);
}
var BUILT_IN_NAMES = wordSet(`
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
var NOT_HERE = regex("i")`
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
var NOT_LISTED = regex("i")`
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
function checkCalls(file, mentions, parts, counts, report2) {
  let own = parts.ofPlugins.get(file.root);
  for (let kind of ["agent", "skill"]) {
    let ofPlugin = kind === "agent" ? own?.agents : own?.skills, ofProject = kind === "agent" ? parts.projectAgents : parts.projectSkills, bare = mentions.filter(
      (mention) => mention.kind === kind && mention.form === "call" && ofPlugin?.has(mention.name) === true && !ofProject.has(mention.name)
    ), [first] = bare, key = `${kind} ${file.root}`, count22 = counts.get(key) ?? 0;
    if (own !== void 0 && first !== void 0 && (kind === "agent" || count22 < MAX_BARE) && !BUILT_IN_NAMES.has(first.name)) {
      counts.set(key, count22 + 1);
      let more = new Set(bare.map(({ name }) => name)).size - 1, said = {
        message: `The ${kind} ${quote(first.name)}${more > 0 ? `, like ${more} more,` : ""} is called without the name of its plugin`,
        hint: `Write ${quote(`${own.plugin}:${first.name}`)}.`
      };
      report2(file, first.range, said, { effects: kind === "agent" ? WITHOUT_PLUGIN : SKILL_WITHOUT_PLUGIN });
    }
  }
  for (let { kind, form, name, range } of mentions)
    if (form === "call" && (kind === "skill" ? parts.agents.has(name) && !parts.skills.has(name) : parts.skills.has(name) && !parts.agents.has(name) && !parts.names.has(`${name}.agent`)) && !BUILT_IN_NAMES.has(name)) {
      let [what, other] = kind === "skill" ? ["an agent", "Agent"] : ["a skill or a command", "Skill"], said = {
        message: `${quote(name)} is ${what}, and no ${kind}`,
        hint: `Let the model use the tool \`${other}\` for it.`
      };
      report2(file, range, said, { effects: OTHER_KIND });
      return;
    }
}
var MAX_BARE = 3;
var OTHER_KIND = [
  info(
    ["claude"],
    "Claude Code has a tool for agents and another one for skills and commands. The call fails, unless the model corrects it."
  )
];
var SKILL_WITHOUT_PLUGIN = [
  info(
    ["claude"],
    "Claude Code lists skills and commands of plugins with the name of the plugin. The call fails, unless the model corrects it."
  )
];
var WITHOUT_PLUGIN = [
  info(
    ["claude"],
    "Claude Code finds agents of plugins only with the name of the plugin. The call fails, unless the model corrects it."
  )
];
// src/rules/references/named-parts/similar-parts.ts
var MIN_CHARACTERS2 = 6;
var MIN_FOR_TWO_EDITS = 14;
function findSimilarParts(name, names3) {
  if (name.length < MIN_CHARACTERS2)
    return;
  let longer = [];
  for (let other of names3) {
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
  return !(long.startsWith(short.slice(0, -1)) && /^(?:e?r|or|ing|ed)$/.test(long.slice(short.length))) && editsUpTo(name.length >= MIN_FOR_TWO_EDITS ? 2 : 1, name, other) !== void 0 && name.replaceAll(/\D/g, "") === other.replaceAll(/\D/g, "");
}
// src/rules/references/named-parts/check-mentions.ts
function checkList({ kind, entries }, parts, report2) {
  let missing = entries.filter(({ name }) => !parts.has(name)), existing = entries.filter(({ name }) => parts.names.has(name)).length;
  if (missing.length > 0 && existing >= MIN_LISTED2 && missing.length * 2 <= existing)
    for (let entry of missing)
      report2({ ...entry, kind }, findSimilarParts(entry.name, parts.names), true);
}
var MIN_LISTED2 = 3;
function checkMention(mention, parts, report2) {
  let { name, form, kind } = mention;
  if (form === "path") {
    let [plugin = "", command = ""] = name.split("/");
    parts.plugins.has(plugin) && (parts.names.has(command) || parts.names.has(`${command}.md`)) && report2(mention, { name: `${plugin}:${command}`, isNear: true }, true);
    return;
  }
  if (form === "install") {
    let isOurs = mention.marketplace === void 0 || parts.marketplaces.has(mention.marketplace), isPart = parts.names.has(name) || findSimilarParts(name, parts.offered) !== void 0;
    isOurs && parts.offered.size > 0 && !parts.offered.has(name) && (isPart || mention.marketplace !== void 0) && report2(mention, findSimilarParts(name, parts.offered), false);
    return;
  }
  if (form === "pair") {
    let [prefix2 = "", own2 = ""] = name.split(":");
    parts.plugins.size > 0 && !parts.plugins.has(prefix2) && parts.names.has(prefix2) && parts.names.has(own2) && report2(mention, void 0, false);
    return;
  }
  if (parts.has(name) || mention.mayBeExample === true)
    return;
  let [, prefix, own = name] = /^(?:([^:]+):)?(.+)$/.exec(name) ?? [];
  if (prefix !== void 0) {
    let isOwn = parts.plugins.has(prefix), similar2 = isOwn || !parts.names.has(own) ? void 0 : findSimilarParts(prefix, parts.plugins);
    isOwn && !parts.has(own) ? report2(mention, void 0, false) : similar2 !== void 0 && report2(mention, { name: `${similar2.name}:${own}`, isNear: false }, false);
    return;
  }
  let qualified = kind === "command" ? qualify(name, parts) : void 0;
  if (qualified !== void 0) {
    report2(mention, { name: qualified, isNear: true }, true);
    return;
  }
  let similar = findSimilarParts(name, parts.names), isCompound = /[-_]/.test(name);
  similar?.isNear === true ? report2(mention, similar, true) : form !== "slash" && (isCompound || form === "call" || similar !== void 0 && kind === "skill") && report2(mention, similar, false);
}
function qualify(name, { plugins, names: names3 }) {
  for (let hyphen = name.indexOf("-"); hyphen > 0; hyphen = name.indexOf("-", hyphen + 1)) {
    let command = name.slice(hyphen + 1);
    if (plugins.has(name.slice(0, hyphen)) && (names3.has(command) || names3.has(`${command}.md`)))
      return `${name.slice(0, hyphen)}:${command}`;
  }
}
// src/rules/references/named-parts/check-related.ts
var ELSEWHERE5 = [
  info(CLIENTS, "All clients find such a part only if it is installed from somewhere else.")
];
function checkRelated(facts, parts, report2) {
  let all = facts.flatMap(
    ({ file, fact: { related = [] } }) => file.level !== "repository" || isSetAside(file.path) ? [] : related.map((one) => ({ file, ...one }))
  );
  for (let [key, named] of groupBy(all, (one) => one.key)) {
    let missing = named.filter(({ name }) => !parts.has(name.replace(/^[^:]*:/, "")));
    if (!(named.length - missing.length < MIN_LISTED3 || missing.length > (named.length - missing.length) / 2))
      for (let { file, name, range } of missing.slice(0, MAX_FINDINGS19)) {
        let similar = findSimilarParts(name, parts.names), said = {
          message: `${quote(name)} in ${quote(key)} is not a skill, an agent or a command of this repository`,
          hint: similar === void 0 ? "Name an existing one, or remove it." : `Did you mean ${quote(similar.name)}?`
        };
        report2(file, range, said, { effects: ELSEWHERE5 });
      }
  }
}
var MIN_LISTED3 = 3;
var MAX_FINDINGS19 = 20;
// src/rules/references/named-parts/find-lists.ts
var LINE = regex("gm")`
  ^(?:
    (#{1,6})[ \t]+([^\n]{1,200})
    |(?:[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+|\|[ \t]*)(?:\*\*)?(?:\`|\*\*)/?(${NAME2})(?:\`|\*\*)(?:\*\*)?
      (?=[ \t]*(?:[-–—:|(]|\r?$))
  )
`;
var KINDS4 = [
  ["skill", /\bskills\b/i],
  ["agent", /\b(?:sub-?)?agents\b/i],
  ["command", /\bcommands\b/i]
];
var MAX_LINES2 = 2e3;
var MAX_LINE7 = 400;
function findPartLists({ text, body, markdown }) {
  if (!MAY_NAME_KIND.test(text))
    return [];
  let lists = [], above = [];
  LINE.lastIndex = body.start;
  let lines = 0;
  for (let match = LINE.exec(text); match !== null && lines < MAX_LINES2; match = LINE.exec(text)) {
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
`, start), behind = text.slice(start + name.length, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE7));
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
  `[\`*](?=[ \\t]+(?:(sub-?agent|agent|skill)s?|(?:slash[ -])?(command)s?)\\b(?![-\`]))(?<=(?:\`|\\*\\*)(/?)(${NAME2}(?::${NAME2})?)(?:\`|\\*\\*))`,
  "g"
);
var QUALIFIED = new RegExp(
  `:(?=(${NAME2})[ \\t]+(?:(agent|skill)|command)\\b(?!-))(?<=(?<![\\w\`*:/-])(${NAME2}):)`,
  "g"
);
var SLASH = new RegExp(
  `/(?<=(?<![\\w/.~:)\\]}<>*-])/)((?:${NAME2}:)?[a-z][a-z\\d]*(?:-[a-z\\d]+)+)(?![\\w/.:*<{$-]\\S|[/*-])`,
  "g"
);
var COMMAND_PATH = new RegExp(`(?<=\`/)(${NAME2}/${NAME2})(?=[ \`])`, "g");
var AGENT_CALL = new RegExp(
  `\\bsubagent_type["'\`]?[ \\t]{0,4}[=:][ \\t]{0,4}\\\\?["'\`](${NAME2}(?::${NAME2})?)\\\\?["'\`]`,
  "g"
);
var SKILL_CALL = new RegExp(
  `\\bSkill\\((?:skill[ \\t]{0,4}[=:][ \\t]{0,4})?["'\`]?(${NAME2}(?::${NAME2})?)["'\`]?[,)]`,
  "g"
);
var SKILL_LINE = new RegExp(`^[ \\t]*Skill:[ \\t]+(${NAME2})[ \\t]*\\r?$`, "gm");
var INSTALL = new RegExp(`/?plugin install (${NAME2})(?:@(${NAME2}))?(?![\\w@/<{-])`, "g");
var PAIR = new RegExp(`:(?=\\w{1,60}-\\w)(?=(${NAME2})(?![\\w:/.-]))(?<=(?<![\\w\`*:/@.#-])(${NAME2}):)`, "g");
var HAS_KIND = ["kill", "gent", "mmand"];
var HAS_CALL = "_type";
var MAX_MENTIONS4 = 300;
var MAX_LINE8 = 300;
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
  for (let match = pattern.exec(text); match !== null && found.length < MAX_MENTIONS4; match = pattern.exec(text)) {
    let mention = read(match);
    if (mention === void 0 || isPlaceholderName(mention.name) || isAdjective(mention))
      continue;
    let start = text.lastIndexOf(mention.name, match.index + match[0].length), range = { start, end: start + mention.name.length };
    (mention.form === "call" || mention.form === "install" || !markdown.isFenced(start)) && isMeant(text, range, mention) && found.push({ ...mention, name: detachText(mention.name), range });
  }
  return found;
}
function isMeant(text, { start, end }, { form }) {
  let lineStart = Math.max(text.lastIndexOf(`
`, start - 1) + 1, start - MAX_LINE8), newline = text.indexOf(`
`, end), lineEnd = Math.min(newline < 0 ? text.length : newline, end + MAX_LINE8);
  return form === "path" || form === "install" || form === "pair" || ASKED.test(text.slice(lineStart, start)) && !isConditional(text.slice(end, lineEnd)) || !comesFromElsewhere(text.slice(lineStart, start)) && !comesFromElsewhere(text.slice(end, lineEnd)) && !comesFromElsewhere(introductionOf(text, start)) && // A word with a slash counts only if it is misspelled, which is wrong in an example, too.
  (form === "slash" || !isInAnswer(text, start));
}
var ASKED = /(?:^|[.;:] |[-*\d.|] +|\*\*)(?:then )?(?:use|invoke|load|call|follow|dispatch|delegate to|launch|spawn)(?: and follow)? (?:the )?[`*]{1,3}$/i;
var CONDITIONAL = regex("i")`
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
  let root = kind === "marketplace" && !isBroken(json) ? json.value : void 0, plugins = isRecord(root) ? root.plugins : void 0;
  return Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS7).flatMap((entry) => {
    let { name, source } = isRecord(entry) ? entry : {};
    return typeof name == "string" && typeof source == "string" && source.startsWith("./") ? [{ name: detachText(name.toLowerCase()), source: detachText(source) }] : [];
  }) : void 0;
}
function readMarketplace({ kind, json }) {
  let root = kind === "marketplace" && !isBroken(json) ? json.value : void 0, { name, plugins } = isRecord(root) ? root : {};
  return typeof name == "string" && Array.isArray(plugins) ? {
    name: detachText(name.toLowerCase()),
    plugins: plugins.slice(0, MAX_PLUGINS7).flatMap(
      (entry) => isRecord(entry) && typeof entry.name == "string" ? [detachText(entry.name.toLowerCase())] : []
    )
  } : void 0;
}
var RELATED_KEY = regex("i")`
  ^(?:related|next|previous|required?|requires|depends[-_]on|follow[-_]ups?|see[-_]also)
    (?:[-_](?:skills?|agents?|commands?))?$
  |^[a-z]+[-_](?:skills?|agents?)$
`;
function readRelated({ frontmatter }) {
  return Object.keys(frontmatter.data).slice(0, MAX_KEYS9).flatMap((key) => {
    let value = RELATED_KEY.test(key) ? frontmatter.data[key] : void 0;
    return (Array.isArray(value) ? value.slice(0, MAX_RELATED) : []).flatMap((item, index) => {
      let name = isRecord(item) ? item.name : item, range = typeof name == "string" && IS_NAME.test(name) ? frontmatter.rangeOf(isRecord(item) ? [key, index, "name"] : [key, index]) : void 0;
      return typeof name != "string" || range === void 0 ? [] : [{ key: detachText(key), name: detachText(name.toLowerCase()), range }];
    });
  });
}
var IS_NAME = new RegExp(`^(?:${NAME2}:)?${NAME2}$`, "i");
var MAX_KEYS9 = 40;
var MAX_RELATED = 50;
var MAX_PLUGINS7 = 2e3;
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
  let value = kind === "plugin" && isRecord(json.value) && !isBroken(json) ? json.value : frontmatter.data, name = kind === "plugin" || PART_KINDS2.has(kind) ? value.name : void 0;
  return typeof name == "string" && name.trim() !== "" ? detachText(name.trim().toLowerCase()) : void 0;
}
// src/rules/references/named-parts/list-parts.ts
function listParts(facts, { files, paths }) {
  let named = facts.flatMap(({ file, fact: { own } }) => own === void 0 ? [] : [{ kind: file.kind, own }]), names3 = /* @__PURE__ */ new Set([
    ...files.flatMap(({ kind, name }) => PART_KINDS2.has(kind) ? [name.toLowerCase()] : []),
    ...named.flatMap(({ kind, own }) => PART_KINDS2.has(kind) ? [own] : [])
  ]), agents = files.flatMap(
    ({ kind, root, name }) => kind === "agent" ? [{ root, name: name.toLowerCase().replace(/\.md$/, "") }] : []
  ), skills = files.flatMap(
    ({ kind, root, name }) => kind === "skill" || kind === "command" || kind === "prompt" ? [{ root, name: name.toLowerCase().replace(/(?:\.prompt)?\.md$/, "") }] : []
  ), agentsByFolder = groupBy(agents, ({ root }) => root), skillsByFolder = groupBy(skills, ({ root }) => root), inFolder = (folder) => ({
    agents: new Set(agentsByFolder.get(folder)?.map(({ name }) => name)),
    skills: new Set(skillsByFolder.get(folder)?.map(({ name }) => name))
  }), ofPlugins = new Map(
    facts.flatMap(({ file: { kind, root, path }, fact: { own, listed = [] } }) => [
      ...listed.flatMap(({ name, source }) => {
        let folder = findFolder3(root, source);
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
    names: names3,
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
      (one) => names3.has(one) || BUILT_IN_NAMES.has(one) || anything().has(one)
    )
  };
}
function stem(name) {
  return nameOf(name).replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/, "");
}
var OF_CLAUDE2 = /(?:^|\/)\.claude-plugin\/plugin\.json$/;
function findFolder3(base, source) {
  let target = resolveLink(joinPath(base, "x"), source.replace(/\/+$/, "") || ".");
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
    warning(
      CLIENTS,
      "All clients find skills, agents and commands by their exact names. The model looks for this one, and finds nothing."
    ),
    info(CLIENTS, "All clients find such a part only if it is installed from somewhere else.")
  ],
  source: "https://code.claude.com/docs/en/skills",
  collect: readNamed,
  check(facts, report2, repository) {
    let directory = listParts(facts, repository), bare = /* @__PURE__ */ new Map();
    for (let { file, fact } of facts)
      file.level === "repository" && !isSetAside(file.path) && checkFile(file, fact, directory, bare, report2);
    checkRelated(facts, directory, report2);
  }
};
var MAX_FINDINGS20 = 20;
function checkFile(file, { mentions, lists }, parts, bare, report2) {
  let reported = /* @__PURE__ */ new Set(), reportOnce = ({ kind, name, range }, similar, isCertain2) => {
    if (!reported.has(name) && reported.size < MAX_FINDINGS20) {
      reported.add(name);
      let said = {
        message: `The ${kind} ${quote(name)} does not exist`,
        hint: similar === void 0 ? `Name an existing ${kind}, remove the sentence, or say where this one comes from.` : `Did you mean ${quote(similar.name)}?`
      };
      report2(file, range, said, isCertain2 ? void 0 : { effects: ELSEWHERE5 });
    }
  };
  for (let list2 of lists)
    checkList(list2, parts, reportOnce);
  for (let mention of mentions)
    checkMention(mention, parts, reportOnce);
  checkCalls(file, mentions, parts, bare, report2);
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
  effects: [info(CLIENTS, "The models of all clients look for files at such paths, and find none.")],
  collect(text) {
    let found = text.format === "markdown" ? findPatterns(text) : [];
    return found.length === 0 ? void 0 : found;
  },
  check(patterns, file, report2, { paths }) {
    if (!(file.level !== "repository" || isSetAside(file.path) || file.standing === "stray"))
      for (let { path, range } of patterns) {
        let fault = ABOUT_REPOSITORY3.has(file.kind) || OF_PLUGIN.test(path) && PARTLY_LITERAL.test(path) ? judge2(path, file, paths) : void 0;
        fault !== void 0 && report2(range, {
          message: `No file of the repository has a path like ${quote(path)}`,
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
var SPAN2 = regex("g")`
  \`(
    (?:\.{0,2}[\w.-]{1,60}\/){1,8}(?:[\w.-]{0,60}(?:<[\w -]{1,40}>|\{[\w -]{1,40}\})[\w.-]{0,60})
      (?:\/(?:[\w.-]|<[\w -]{1,40}>|\{[\w -]{1,40}\}){1,80}){0,6}
  )\`
`;
var MAX_PATTERNS = 20;
var MAX_LINE9 = 300;
var MAX_PLACEHOLDERS = 3;
function findPatterns({ text, body, markdown }) {
  let found = /* @__PURE__ */ new Map();
  SPAN2.lastIndex = body.start;
  for (let match = SPAN2.exec(text); match !== null && found.size < MAX_PATTERNS; match = SPAN2.exec(text)) {
    let [, path = ""] = match, range = { start: match.index + 1, end: match.index + 1 + path.length }, line = text.slice(Math.max(0, match.index - MAX_LINE9), match.index).split(`
`).at(-1) ?? "";
    /\.[a-z]{1,5}$/.test(path) && !found.has(path) && path.split(/[<{]/).length <= MAX_PLACEHOLDERS + 1 && !markdown.isFenced(match.index) && !MAKES4.test(line) && !isOnlyExample(text, range) && !isInAnswer(text, match.index) && found.set(path, { path: detachText(path), range });
  }
  return [...found.values()];
}
var MAKES4 = regex("i")`
  \b(?:
    creat|writ|sav|generat|produc|output|add|new|copy|copies|move|place|put|store|stor(?:e|ing)|persist|record
    |emit|append|updat|scaffold|if |optional|export|download|install|user['’]?s?|your|project['’]s
  )
`;
function judge2(path, file, paths) {
  let literal = folderOf(path.slice(0, path.search(/[<{]/))), bases = ["", file.root, folderOf(file.path), ...parentsOf(file.path)], base = literal === "" ? void 0 : bases.find((one) => paths.hasFolder(joinPath(one, literal)));
  if (base === void 0)
    return;
  let expression = new RegExp(
    `(?:^|/)${path.replace(/^(?:\.\/)+/, "").split(/<[\w -]{1,40}>|\{[\w -]{1,40}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^/]+?")}$`
  ), ending = /\.[a-z]{1,5}$/.exec(path)?.[0] ?? "", isFound = paths.withExtension(ending).some((one) => expression.test(one)), folder = joinPath(base, literal);
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
    info(
      ["vscode"],
      "VS Code replaces `${input:name}` but nothing in double braces, so the model gets the braces and has to guess."
    ),
    info(
      ["github", "copilot-cli", "claude"],
      "github.com, the Copilot CLI and Claude Code replace nothing in double braces, so the model gets them and has to guess."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: ["{{"] },
  check(text, report2) {
    let seen = /* @__PURE__ */ new Set();
    VARIABLE6.lastIndex = text.body.start;
    for (let match = VARIABLE6.exec(text.text); match !== null && seen.size < MAX_VARIABLES2; match = VARIABLE6.exec(text.text)) {
      let [braces, name = ""] = match;
      seen.has(name) || (seen.add(name), isUnexplained(text, name, match.index) && report2(
        { start: match.index, end: match.index + braces.length },
        {
          message: `The text does not explain ${quote(braces)}`,
          hint: `Explain it${text.kind === "prompt" ? `, use \`\${input:${name}}\`,` : ""} or write the value.`
        }
      ));
    }
  }
};
var MAX_VARIABLES2 = 50;
var VARIABLE6 = /(?<![${\\])\{\{ {0,3}([a-z][\w-]{0,60}) {0,3}\}\}(?!\})/gi;
function isUnexplained({ text, body, markdown }, name, at2) {
  if (markdown.isFenced(at2) || /\b(?:template|placeholder|handlebars|jinja|liquid|mustache|double braces)/i.test(text))
    return false;
  let words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").split(/[\s_-]+/).map((word) => word.toLowerCase()), rest = `${text.slice(0, body.start).replaceAll(/^[\w-]+:/gm, " ")}${text.slice(body.start)}`.replaceAll(/\{\{[^{}\n]*\}\}/g, " ").toLowerCase();
  return !words.every((word) => rest.includes(word)) && markdown.hiddenAt(at2) === void 0;
}
// src/rules/references/reference-case-mismatch.ts
var referenceCaseMismatch = referenceRule({
  id: "reference-case-mismatch",
  description: "A reference differs from the file's name in letter case",
  effects: [
    warning(
      CLIENTS,
      "On github.com, and in VS Code, the Copilot CLI and Claude Code on Linux, the file is not found, as letter case counts there."
    )
  ],
  fixes: "Corrects the letter case.",
  looksFor: { parts: [...LINK_PARTS, ...VARIABLE_PARTS, ...PATH_PARTS] },
  bundled: "documents",
  find: (text) => [
    ...findLinks(text),
    ...findFileVariables(text),
    ...withoutDoubles(findPaths3(text), findRelativePaths(text))
  ],
  judge: (_facts, repository) => (reference2, file) => {
    let found = resolveTarget(reference2.target, file, repository), isElsewhere = reference2.form === "path" && !reference2.target.startsWith("..");
    if (!(found.kind !== "other-case" || isElsewhere && !isBelow2(found.spelled, folderOf(file.path))))
      return {
        said: {
          message: `${quote(reference2.target)} is named ${quote(found.spelled)} in the repository`,
          hint: "Use the letter case of the file's name."
        },
        particulars: respelled(reference2, reference2.target, found)
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
  let [first = ""] = target.split("/"), folder = ["", root, folderOf(path)].find((one) => paths.hasFolder(joinPath(one, first)));
  if (folder === void 0 || standing !== "in-place")
    return;
  let name = nameOf(target), alike = paths.withExtension(name.slice(name.indexOf("."))).filter((one) => nameOf(one) === name);
  if (alike.some((one) => one === target || one.endsWith(`/${target}`)))
    return;
  let [moved] = alike.length === 1 ? alike : [];
  return {
    absent: folder === folderOf(path) ? fromFile : joinPath(folder, target),
    said: {
      message: `${quote(target)} does not exist`,
      hint: moved === void 0 ? "Name the file that took its place, or remove the mention." : `There is ${quotePath(moved)}.`
    },
    particulars: { effects: ONLY_NAMED }
  };
}
var ONLY_NAMED = [info(CLIENTS, "All clients let the model look for the file, and it finds nothing.")];
// src/rules/references/reference-not-found.ts
var referenceNotFound = referenceRule({
  id: "reference-not-found",
  description: "A text names a file of its own that does not exist",
  effects: [warning(CLIENTS, "All clients let the model open such a file when it needs it, and it finds nothing.")],
  source: "https://agentskills.io/specification",
  looksFor: { parts: PATH_PARTS },
  find: findPaths3,
  judge(facts, repository) {
    let isAbsent = findAbsentAssets(facts, repository), foldersNamed = lazily(() => groupSkills(repository)), isOfOtherSkill = (target, names3) => names3.flatMap((name) => foldersNamed().get(name) ?? foldersNamed().get(name.toLowerCase()) ?? []).some((folder) => repository.paths.has(joinPath(folder, target.replace(/^\.\//, ""))));
    return ({ target, isListed, isOnlyNamed, isMentioned: isMentioned2, mayBeMade, otherSkills = [] }, file) => {
      let found = resolveTarget(target, file, repository);
      if (isOnlyNamed === true)
        return (file.kind !== "skill" || isOfProject2(file)) && found.kind === "missing" && found.fromRoot === void 0 ? judgeNamedFile(target, found.path, file, repository) : void 0;
      if (!(found.kind !== "missing" || found.fromRoot !== void 0 || isAbsent(found.path) || isOfOtherSkill(target, otherSkills)))
        return file.kind !== "skill" || isInOwnFolder(target, file, repository, isListed === true) ? {
          absent: found.path,
          said: {
            message: `${quote(target)} does not exist`,
            hint: found.shared === void 0 ? `There is no ${quotePath(found.path)}: correct the path, or add the file.` : `Paths count from the folder of the skill. Write \`${relativePath(file.path, found.shared)}\`.`
          },
          ...found.shared === void 0 ? mayBeMade === true && { particulars: { effects: MAY_BE_MADE } } || isMentioned2 === true && { particulars: { effects: MENTIONED } } : { particulars: { effects: SHARED_BY_SKILLS2 } }
        } : void 0;
    };
  }
});
var SHARED_BY_SKILLS2 = [
  info(
    CLIENTS,
    "All clients name the folder of the skill to the model. It finds the file only if it also looks in the folder above all skills."
  )
];
var MENTIONED = [
  info(
    CLIENTS,
    "All clients let the model look for the file, and it finds nothing. The sentence may mean a file of another skill or project."
  )
];
var MAY_BE_MADE = [
  info(
    CLIENTS,
    "All clients let the model open such a file when it needs it. It finds the file only if the script of the skill has written it."
  )
];
function isOfProject2({ path }) {
  return /(?:^|\/)\.[\w-]+\/skills\//.test(path);
}
function groupSkills({ files }) {
  let folders = files.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf(path));
  return groupBy(folders, nameOf);
}
function isInOwnFolder(target, { path }, { paths }, isListed) {
  let [first = ""] = target.replace(/^\.\//, "").split("/");
  return first === "references" || first === ".." || isListed && (first === "assets" || first === "scripts") || paths.hasFolder(joinPath(folderOf(path), first));
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
  return [path, `.github/${path}`].some((at2) => paths.has(at2) || paths.hasFolder(at2));
}
var MANIFESTS4 = ["package.json", "go.mod", "pyproject.toml", "Cargo.toml", "composer.json"];
var NAME3 = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?=["'\s/#]|$)/;
async function manifestNames(repository) {
  let names3 = [];
  for (let path of MANIFESTS4.filter((manifest) => repository.paths.has(manifest))) {
    let source = await repository.read(path), said = path === "package.json" && source !== void 0 ? packageRepository(readJsonc(source).value) : source?.text, name = (path === "go.mod" ? said?.split(`
`).find((text) => text.startsWith("module ")) : repositoryLine(said, path))?.match(NAME3)?.[1];
    name !== void 0 && names3.push(name);
  }
  return names3;
}
function packageRepository(manifest) {
  let repository = isRecord(manifest) ? manifest.repository : void 0, url = isRecord(repository) ? repository.url : repository;
  return typeof url != "string" ? void 0 : /^(?:github:)?[\w.-]+\/[\w.-]+$/.test(url) ? `github.com/${url.replace("github:", "")}` : url;
}
function repositoryLine(text, path) {
  return path === "package.json" ? text : text?.split(`
`).find((line) => /^\W*(?:repository|source|homepage)\W/i.test(line) && line.includes("github.com"));
}
var BADGE = /github\.com\/([\w.-]+\/[\w.-]+)\/(?:actions\/)?workflows\/([\w.-]+\.ya?ml)\/badge\.svg/;
async function badgeNames(repository) {
  let readme = repository.paths.entries.find(({ path }) => /^readme\.md$/i.test(nameOf(path)) && !path.includes("/")), source = readme && await repository.read(readme.path), [, name, workflow = ""] = BADGE.exec(source?.text.slice(0, 2e4) ?? "") ?? [];
  return name !== void 0 && repository.paths.has(`.github/workflows/${workflow}`) ? [name] : [];
}
// src/rules/references/own-urls/repository-urls.ts
var URL = regex("g")`
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
    let [address, written] = [match[0], at(match, 1)], shown = address.replace(/[.;:!*_]+$/, ""), path = decode(written.slice(0, written.length - (address.length - shown.length)).replace(/\/$/, ""));
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
  } catch (error2) {
    if (error2 instanceof URIError)
      return;
    throw error2;
  }
}
// src/rules/references/url-into-this-repository-not-found.ts
var urlIntoThisRepositoryNotFound = {
  id: "url-into-this-repository-not-found",
  scope: "repository",
  kinds: "all",
  description: "An address of this repository on github.com names a file that does not exist",
  effects: [
    warning(
      CLIENTS,
      "github.com answers with an error page, so a model that opens the address, in any client, gets nothing."
    )
  ],
  looksFor: { parts: URL_PARTS },
  collect(text) {
    let urls = text.format === "markdown" ? findRepositoryUrls(text) : [];
    return urls.length === 0 ? void 0 : urls;
  },
  async check(facts, report2, repository) {
    let own = await findOwnNames(
      facts.flatMap(({ fact }) => fact),
      repository
    );
    for (let { file, fact } of facts) {
      let dead = fact.filter((url) => own.has(url.name) && isMissing4(url, repository)), isShown5 = dead.length === 0 ? () => false : await outsideOfCode(file, repository);
      for (let { start, end, path } of dead.filter((url) => isShown5(url.start)))
        report2(
          file,
          { start, end },
          {
            message: `This repository has no ${quotePath(path)}`,
            hint: "Correct the path, or use a relative link, which also works on other branches and in forks."
          }
        );
    }
  }
};
function isMissing4({ path }, repository) {
  let folder = folderOf(path);
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
  return [{ clients: [...CLIENTS], severity, why: `All clients ${what}` }];
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
    check(text, report2) {
      let left = 20, said = /* @__PURE__ */ new Set();
      for (let range of find(text)) {
        if (left === 0)
          return;
        let found = text.text.slice(range.start, range.end);
        if (isOncePerFile === true && said.has(found))
          continue;
        said.add(found), left -= 1;
        let effects = effectsOf2?.(found, text, range);
        report2(range, say(found), effects && { effects });
      }
    }
  };
}
// src/rules/security/phrase-context.ts
var BEFORE2 = 400;
var AFTER = 200;
function isQuoted3(checked, { start, end }) {
  let { text, frontmatter, markdown } = checked, lineStart = Math.max(start - BEFORE2, text.lastIndexOf(`
`, start - 1) + 1), before2 = text.slice(lineStart, start), after = readRestOfLine(text, end);
  return count(before2, '"') % 2 === 1 && after.includes('"') || before2.lastIndexOf("\u201C") > before2.lastIndexOf("\u201D") && after.includes("\u201D") || before2.lastIndexOf("\xAB") > before2.lastIndexOf("\xBB") && after.includes("\xBB") || before2.lastIndexOf("\u300C") > before2.lastIndexOf("\u300D") && after.includes("\u300D") || /(?:^|[\s(:,])'[^']{0,200}$/.test(before2) && /^[^']{0,200}'(?:$|[\s).,:;!?])/.test(after) || start >= frontmatter.body.start && markdown.hiddenAt(start) === "code";
}
function readRestOfLine(text, end) {
  let after = text.slice(end, end + AFTER), lineEnd = after.indexOf(`
`);
  return lineEnd < 0 ? after : after.slice(0, lineEnd);
}
function count(text, sign) {
  let found = 0;
  for (let at2 = text.indexOf(sign); at2 >= 0; at2 = text.indexOf(sign, at2 + 1))
    found += 1;
  return found;
}
var RUNS2 = /\s-c\b|-Command\b|\b(?:system|popen|run|call|check_call|check_output|exec\w{0,8}|spawn\w{0,4}|iex|Invoke-Expression)\b/i;
function isOnlyShown({ text, format }, { start }) {
  if (format !== "plain")
    return false;
  let lineStart = Math.max(start - BEFORE2, text.lastIndexOf(`
`, start - 1) + 1), before2 = text.slice(lineStart, start), isInQuotes = count(before2, '"') % 2 === 1 || count(before2, "'") % 2 === 1;
  return /^\s*(?:#|\/\/|\*|--|;|rem\b|echo\b|Write-\w{1,12}\b)/i.test(before2) || isInQuotes && !RUNS2.test(before2);
}
function hasWordsAround({ text }, { start, end }, { before: before2, around }) {
  let lines = text.slice(Math.max(0, start - 4 * BEFORE2), start).split(`
`), sentence = at(lines, lines.length - 1).replaceAll(CODE_SPAN, "``").replace(/^.*[.!?]\s/, ""), { leading, heading } = readLinesAbove(lines);
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
  return /^\s*(?:[-*+]|\d{1,3}[.)])\s/.test(at(lines, lines.length - 1)) && HEADS_FORBIDDEN.test(readLinesAbove(lines).heading);
}
var CODE_SPAN = /`[^`\n]{0,200}`/g;
var LEADS = /[:\uFF1A]\s*\**\s*$|^\s*(?:#|\/\/|<!--|--)|\u274C|\uD83D\uDEAB|\u26D4|\u26A0/;
var SIGNS2 = "\u274C|\u{1F6AB}|\u26D4|\u26A0";
var WARNS_OF_COMMAND = {
  before: regex("i")`
    \b(?:
      never|avoid|don['\u2019]t|do not|must not|should not|shouldn['\u2019]t|reject|refuse|block|den(?:y|ied)|forbid
      |forbidden|dangerous|unsafe|insecure|malicious|suspicious|vulnerab\w{2,5}|attack\w{0,4}|bad|wrong
      |anti-?pattern|detect\w{0,4}|flag(?:s|ged)?|instead of|risk\w{0,3}|(?:be )?careful(?:ly)?|caution
      |(?:no|without)(?=\s{1,3}[\x60'\x22]?$)
    )\b
    |${SIGNS2}
  `,
  around: regex("i")`
    \b(?:
      never|avoid|don['\u2019]t|do not|reject|refuse|block(?:ed)?|forbidden|dangerous|unsafe|insecure|malicious
      |suspicious|vulnerab\w{2,5}|attacks?|bad|wrong|anti-?patterns?|detect(?:s|ed|ion)?|flagged|red flags?|caution
      |cautiously|careful(?:ly)?|with care
    )\b
    |${SIGNS2}
  `
};
var WARNS_OF_PHRASE = {
  before: regex("i")`
    \b(?:
      never|not|don['\u2019]t|refuse|reject|detect\w{0,4}|prevent|attempts?|attack\w{0,4}|inject\w{0,4}
      |jailbreak\w{0,4}|malicious|suspicious|untrusted|hostile|phrases?|patterns?|such as|e\.g\.|examples?|like|if
      |when(?:ever)?|treat|adversarial|manipulat\w{0,5}|says?|saying|asks?|asking|tells?|telling|trying|tries|to
      |literally|gradually|eventually|may|might|could|tends?|begins?|starts?
    )\b
    |${SIGNS2}
  `,
  around: regex("i")`
    \b(?:
      attack\w{0,4}|inject\w{0,4}|jailbreak\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?
      |untrusted|adversarial|refuse|reject
    )\b
    |${SIGNS2}
  `
};
// src/rules/security/security-approval-bypass.ts
var FLAG = regex("g")`
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
  info(
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
    message: `${quote(withoutQuotes2(found))} lets an agent act without asking`,
    hint: "List the tools and commands that may run without asking."
  })
});
function findLesserEffects(found, { format }) {
  return format === "json" ? found.search(FLAG) >= 0 || found.includes(ESCAPED) ? void 0 : SWITCHES.includes(withoutQuotes2(found)) ? OF_USERS : CHOSEN : format === "markdown" && found.startsWith("--") ? MENTIONED2 : found.startsWith("permissionMode") ? CHOSEN : void 0;
}
function withoutQuotes2(found) {
  return found.replaceAll(/^["']|["']$/g, "");
}
function isListedOption(text, { start, end }) {
  let line = text.slice(text.lastIndexOf(`
`, start - 1) + 1, start);
  return /^\s*(?:[-*+]\s+|\|\s*)?[*_]{0,2}[`"']?(?:-\w[,/| ]+\s*(?:or\s+)?[`"']?)?$/.test(line) && /^(?:[ =]\S{1,30})?[`"']?[*_]{0,2}[ \t]*(?:[-\u2013\u2014:|(]|[ \t]{2})/.test(text.slice(end, end + 60));
}
function* commandsIn(checked) {
  for (let { command, path } of readCommands(checked))
    command.match(FLAG) !== null && (yield* asList3(checked.json.rangeOf(path)));
}
var SWITCHES = ["chat.tools.autoApprove", "chat.tools.global.autoApprove"];
var EVERYTHING2 = /^\/(?:\^?\.[*+]\$?)\/[a-z]*$|^\*+$/;
function* switchesIn({ json }) {
  let root = json.value;
  if (!isRecord(root))
    return;
  for (let name of SWITCHES)
    root[name] === true && (yield* asList3(json.rangeOfKey([name])));
  let terminal = root["chat.tools.terminal.autoApprove"];
  for (let pattern of isRecord(terminal) ? Object.keys(terminal) : [])
    EVERYTHING2.test(pattern) && terminal !== null && isRecord(terminal) && terminal[pattern] === true && (yield* asList3(json.rangeOfKey(["chat.tools.terminal.autoApprove", pattern])));
  let permissions = root.permissions;
  isRecord(permissions) && permissions.defaultMode === "bypassPermissions" && (yield* asList3(json.rangeOf(["permissions", "defaultMode"])));
}
function asList3(range) {
  return range === void 0 ? [] : [range];
}
// src/rules/security/security-conceal-from-user.ts
var KEEPS_SILENT = regexSource`
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
  regex("i")`
    \b(?:do\s+not|don['\u2019]t|never|must\s+not|without)\s+(?:ever\s+)?
      (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|warn(?:ing)?)\s+the\s+user${KEEPS_SILENT}
  `,
  regex("i")`
    \b(?:hide|conceal|keep)\s+(?:all\s+)?(?:
      this|that|it|these|those|them|your\s+\w{2,20}
      |(?:this|that|these|those|the|any)\s+
        (?:step|action|change|edit|instruction|rule|command|call|upload|transfer|request|fact)s?
    )(?:\s+(?:secret|hidden))?\s+from\s+the\s+user\b
  `,
  regex("i")`
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
    for (let at2 = text.indexOf(ANCHOR); at2 >= 0 && tried < MAX_TRIED; at2 = text.indexOf(ANCHOR, at2 + 1))
      if (mayConceal(text, at2)) {
        tried += 1;
        let range = sentenceAround(text, at2, last);
        range !== void 0 && !isAboutSecret(text, range) && !isForbidden(text, range) && !(text.startsWith("without", range.start) && isInForbiddenList(checked, range)) && !hasWordsAround(checked, range, WARNS) && !isQuoted3(checked, range) && (last = range.end, yield range);
      }
  },
  effectsOf: (found, { text }, { start, end }) => /^without\b|^(?:hide|conceal|keep)\b/i.test(found) || ACTS.test(readParagraph(text, start, end)) ? void 0 : OF_WORDS,
  say: (found) => ({
    message: `${quote(found)} tells the model to hide something from the user`,
    hint: "Let the model say what it does, or remove the sentence."
  })
});
var ACTS = regex("i")`
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
function mayConceal(text, at2) {
  return VERB.test(text.slice(Math.max(0, at2 - MAX_VERB), at2)) && REFUSAL.test(text.slice(Math.max(0, at2 - REACH3), at2));
}
function sentenceAround(text, at2, from) {
  let start = Math.max(from, at2 - REACH3), around = text.slice(start, at2 + REACH3);
  for (let pattern of PHRASES) {
    let match = pattern.exec(around);
    if (match !== null && start + match.index <= at2)
      return { start: start + match.index, end: start + match.index + match[0].length };
  }
}
function isAboutSecret(text, { start, end }) {
  let before2 = text.slice(Math.max(0, start - REACH3), start), sentence = before2.slice(before2.lastIndexOf(`
`) + 1).replace(/^.*[.!?]\s/, "");
  return /\b(?:show|reveal|disclose)\s+(?:it|them)\s+to\b/i.test(text.slice(start, end)) && /\b(?:api[- ]?keys?|keys?|tokens?|passwords?|secrets?|credentials?)\b/i.test(sentence);
}
var FORBIDS = regex("i")`
  \b(?:do\s+not|don['’]t|never|must\s+not|must\s+never|should\s+not|cannot|can['’]t|may\s+not)\s
    (?:(?!\b(?:and|but|then|instead|just|simply)\b|[;:!?–—]|\.\s)[^\n])*$
`;
function isForbidden(text, { start, end }) {
  let before2 = text.slice(Math.max(0, start - REACH3), start).replaceAll(/(?<=\d),(?=\d)/g, ""), found = FORBIDS.exec(before2)?.[0];
  return found !== void 0 && /^without\b/i.test(text.slice(start, end)) && (!found.includes(",") || /\bor\b/i.test(found));
}
var TELLS_OF = /\b(?:detect\w{0,4}|reject|flags?|attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|such as|e\.g\.|red flags?)\b|\u274C|\uD83D\uDEAB|\u26D4/i;
var WARNS = { before: TELLS_OF, around: TELLS_OF };
// src/rules/security/security-dynamic-context.ts
var COMMAND2 = /(?<![^\s(:])!`([^`\n]{1,500})`/g;
var RISKY = regex()`
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
    warning(["claude"], "Claude Code runs the command before the model reads the skill, without asking."),
    warning(
      ["vscode", "github", "copilot-cli"],
      "VS Code, github.com and the Copilot CLI send the command to the model as text; the model may run it without asking."
    )
  ],
  source: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
  looksFor: { parts: ["!`"] },
  *find({ text, body, markdown }) {
    for (let { 0: whole, 1: command = "", index } of text.matchAll(COMMAND2))
      index >= body.start && isRisky(command) && markdown.hiddenAt(index) === void 0 && (yield { start: index, end: index + whole.length });
  },
  say: (found) => ({
    message: `${quote(found.slice(2, -1))} is run when the skill is loaded`,
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
  for (let at2 = MIN_LENGTH; at2 < text.length; at2 += MIN_LENGTH) {
    if (at2 < from || !isLetter(text, at2))
      continue;
    let start = at2;
    for (; start > from && isLetter(text, start - 1); )
      start -= 1;
    if (!isLetter(text, start + MIN_LENGTH - 1))
      continue;
    RUN3.lastIndex = at2;
    let end = at2 + (RUN3.exec(text)?.[0].length ?? 0);
    from = end, end - start >= MIN_LENGTH && isMixed(text.slice(start, end)) && (yield { start, end });
  }
}
function isLetter(text, at2) {
  let code = text.charCodeAt(at2);
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
  for (let at2 = text.indexOf(anchor); at2 >= 0 && tried < 200; at2 = text.indexOf(anchor, Math.max(from, at2 + 1))) {
    tried += 1;
    let start = Math.max(from, at2 - 300), match = pattern.exec(text.slice(start, at2 + 300));
    match !== null && start + match.index <= at2 && (from = start + match.index + match[0].length, yield { start: start + match.index, end: from });
  }
}
// src/rules/security/security-eval.ts
var CALLS = ["eval", "exec"].map((name) => `${name}(`);
var IN_CODE2 = /(?<![\w.$])(?:eval|exec)\((?:await\b|[\s(]){0,8}(?:fetch|requests\.get|httpx\.get|(?:urllib\.request\.)?urlopen)\([^)\n]{0,200}\)?/;
var PATTERNS = [
  [
    "$(",
    /\beval\s+["']?\$\(\s*(?:curl|wget|echo\s+["']?[\w+/=$]{1,200}["']?\s*\|\s*base64|base64\s+-)[^)\n]{0,200}\)?/
  ],
  ["`curl", /\beval\s+["']?`\s*curl\s[^`\n]{0,200}`/],
  ["`wget", /\beval\s+["']?`\s*wget\s[^`\n]{0,200}`/],
  ...CALLS.map((call) => [call, IN_CODE2])
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
    message: `${quote(found)} evaluates downloaded code`,
    hint: "Download a fixed version into a file, check it, and run that file."
  })
});
// src/rules/security/attack-sample.ts
var MADE_UP2 = regex("i")`
  hxxps?:\/\/|:\/\/[<[{]?(?:attacker|evil|malicious|hacker)(?:[-_]?(?:ip|host|server))?[>\]}]?(?=[/:\s'"])
  |(?<![\w.-])(?:[\w-]{1,60}\.){0,3}(?:attackers?|evil|malicious|hacker|victim|example)(?:\.|\[\.\])
    (?:com|net|org|io|example|test|local|invalid)(?![\w.-]*\w\.\w)
`;
var WORDS6 = [
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
  return MADE_UP2.test(found) && isAboutAttacks(checked);
}
function isAboutAttacks({ text }) {
  return WORDS6.filter((word) => word.test(text)).length >= LEAST_WORDS;
}
var AS_SAMPLE2 = inAllClients(
  "info",
  "let the model run the line as it is written. The text is about attacks, and the server is made up."
);
// src/rules/security/security-exfiltration.ts
var SENDERS = ["curl", "wget", "Invoke", "| nc", "|nc", "|	nc"];
var MAX_LINES3 = 200;
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
    message: `${quote(found)} sends secrets to another machine`,
    hint: "Remove it, or send only the values that are needed, each by its name."
  })
});
var SENDER = /\b(?:curl|wget|nc|ncat|Invoke-RestMethod|irm|iwr)\s/g;
function* linesThatSend(text) {
  let lineEnd = 0, tried = 0;
  for (let { index } of text.matchAll(SENDER)) {
    if (index < lineEnd)
      continue;
    if (tried += 1, tried > MAX_LINES3)
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
    warning(["vscode"], "VS Code follows the file for everybody who checks out the branch to try it."),
    warning(
      ["copilot-cli", "claude"],
      "The Copilot CLI and Claude Code follow the file, and run its hooks and servers, for everybody who starts them in a checkout of the branch."
    ),
    warning(["github"], "On github.com, the coding agent and the code review follow the file once it is merged.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/security",
  say: (path) => ({
    message: `A fork changes \`${path}\`, which contains instructions for assistants`,
    hint: "Review it like code before you check out the branch or let an assistant work on it."
  })
};
// src/rules/security/security-image-beacon.ts
var TARGET = regex("g")`
  \]\(\s?<?https?:\/\/[^)\s?]{1,300}\?[^)\n]{0,300}?
    (?:\{\{?[^)}\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|<[A-Za-z][^>)\n]{1,60}>|\[[A-Z][^\])\n]{1,60}\])
    [^)\n]{0,300}\)
`;
var TAG2 = regex("g")`
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
    message: `The picture ${quote(found)} sends data in its address`,
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
        !hasWordsAround(text, range, WARNS_OF_PHRASE) && !isQuoted3(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quote(found)} looks like a prompt injection`,
    hint: "Write what the model must do instead; in a text about such attacks, put the sentence in quotes."
  })
});
// src/rules/security/security-override-language.ts
var PHRASE = regex()`
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
      !hasWordsAround(text, range, WARNS3) && !isQuoted3(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quote(found)} claims to override other instructions`,
    hint: "Write what the model must do, and when."
  })
});
var TELLS_OF3 = regex("i")`
  \b(?:attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?)\b
  |\b(?:don['’]t|do not|avoid)\s+(?:write|use|say|shout)\b|❌|🚫|⛔
`;
var WARNS3 = { before: TELLS_OF3, around: TELLS_OF3 };
// src/rules/security/security-remote-shell-pipe.ts
var INTO_SHELL = regex("gi")`
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
    message: `${quote(found)} runs whatever the server sends`,
    hint: NO_SCHEME.test(found) ? "Write `https://`: without it, curl and wget load over HTTP, where everybody on the way can change the file." : "Download a fixed version, verify its checksum, and run the file."
  })
});
var INSTALLERS = regex()`
  ^https:\/\/(?:
    (?:sh|win)\.rustup\.rs|astral\.sh|get\.docker\.com|raw\.githubusercontent\.com\/Homebrew\/install
    |bun\.(?:sh|com)|deno\.land|(?:community\.)?chocolatey\.org|aka\.ms|dot\.net|get\.pnpm\.io
    |install\.python-poetry\.org|fluxcd\.io|run\.linkerd\.io|aspire\.dev|claude\.ai|antigravity\.google
    |get\.helm\.sh|raw\.githubusercontent\.com\/(?:nvm-sh\/nvm|helm\/helm)|cli\.github\.com|fly\.io|mise\.run
    |nodejs\.org|deb\.nodesource\.com
  )(?:\/|$)
`;
var NAMES_INSTALLER = regex("i")`
  ^(?:https:\/\/)?(?:
    (?:get|sh|sdk|install|win|dl|download)\.[\w.-]+\.[a-z]{2,}(?:[/?#]|$)
    |[\w.-]+\.[a-z]{2,}\/(?:\S*(?:install|setup|get-|bootstrap)|(?:\S*\/)?cli(?:\/|$))
  )
`;
var ANYBODYS = regex("i")`
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
  return checked.format === "markdown" && addresses.length > 0 && addresses.every((address) => address.startsWith("https://") && !ANYBODYS.test(address)) && (checked.kind === "bundled-document" || !addresses.some((address) => GITHUB2.test(address)) && !isAboutAttacks(checked) || hasWordsAround(checked, range, SAYS_INSTALL));
}
var GITHUB2 = /^https:\/\/(?:[\w-]+\.)*github(?:usercontent)?\.(?:com|io)\//i;
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
var SHOWS2 = regex("i")`
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
  check(checked, report2) {
    if (checked.kind === "mcp")
      return;
    let found = findSecrets(checked.text).filter(({ isOnlyHidden }) => isOnlyHidden !== true);
    if (found.length === 0)
      return;
    let servers = checked.format === "markdown" ? checked.frontmatter.rangeOf(["mcp-servers"]) : void 0;
    for (let { title, start, end } of found)
      !(servers !== void 0 && start >= servers.start && end <= servers.end) && !isShown4(checked, { start, end }) && report2(
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
var EVERYTHING22 = /^(?:\*|(?:Bash|shell|execute|powershell|terminal)\((?:\*|\*:\*|:\*)?\))$/i;
var KEY2 = "allowed-tools";
var ESCAPED2 = String.raw`\u`;
var securityWildcardTools = phraseRule({
  id: "security-wildcard-tools",
  kinds: ["skill", "command", "hooks"],
  description: "A file allows every command without asking",
  effects: [
    info(["claude", "copilot-cli"], "Claude Code and the Copilot CLI run each command of the skill without asking."),
    info(["vscode", "github"], "VS Code and github.com do not read the list yet; clients that do will not ask.")
  ],
  looksFor: { keys: [KEY2], parts: ['"perm', ESCAPED2] },
  find: (text) => text.format === "json" ? inSettings(text) : inSkill2(text),
  say: (found) => ({
    message: `${quote(found.replaceAll(/^["']|["']$/g, ""))} allows every command`,
    hint: "List only the commands that are needed, as in `Bash(git status:*)`."
  })
});
function inSkill2({ frontmatter, text }) {
  let value = frontmatter.data[KEY2];
  if (typeof value == "string") {
    let range = value.includes("*") || value.includes("()") ? frontmatter.rangeOf([KEY2]) : void 0;
    return range === void 0 ? [] : wordsIn2(text, range);
  }
  return Array.isArray(value) ? value.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING22.test(item.trim()) ? asList4(frontmatter.rangeOf([KEY2, index])) : []
  ) : [];
}
function wordsIn2(text, range) {
  let written = text.slice(range.start, Math.min(range.end, range.start + 1e4));
  return Array.from(written.matchAll(/[^\s,()"']{1,100}(?:\([^()\n]{0,200}\))?/g)).flatMap(
    ({ 0: word, index }) => EVERYTHING22.test(word) ? [{ start: range.start + index, end: range.start + index + word.length }] : []
  );
}
function inSettings({ json }) {
  let permissions = isRecord(json.value) ? json.value.permissions : void 0, allow = isRecord(permissions) ? permissions.allow : void 0;
  return Array.isArray(allow) ? allow.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING22.test(item) ? asList4(json.rangeOf(["permissions", "allow", index])) : []
  ) : [];
}
function asList4(range) {
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
  effects: [warning(["vscode"], "VS Code shows the folder as missing, and finds no customizations in it.")],
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
  effects: [warning(["vscode"], "VS Code uses the last one and ignores the others.")],
  source: "https://code.visualstudio.com/docs/configure/settings"
};
// src/rules/settings/settings-feature-off.ts
var settingsFeatureOff = {
  id: "settings-feature-off",
  scope: "repository",
  kinds: ["settings"],
  description: "The settings switch off a feature that the repository has files for",
  effects: [info(["vscode"], "VS Code does not read the files, but other clients do.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings",
  collect({ text, json }) {
    let value = text.includes("false") ? json.value : void 0, whole = isRecord(value) ? value : {}, above = isRecord(whole.settings) && Array.isArray(whole.folders) ? ["settings"] : [], root = above.length === 0 ? whole : whole.settings, off = isRecord(root) ? switchedOffIn(root, (path) => json.rangeOfKey([...above, ...path])) : [];
    return off.length === 0 ? void 0 : off;
  },
  check(facts, report2, { files }) {
    for (let { file, fact } of facts.filter((one) => one.file.standing === "in-place"))
      for (let { key, folder, range } of fact) {
        let hidden = files.filter(
          (other) => folder === void 0 ? isHiddenBy(key, file.root, other) : isHiddenIn(folder, key, file.root, other)
        ), [first] = hidden;
        if (first !== void 0) {
          let others = hidden.length === 1 ? "" : ` and ${hidden.length - 1} more`;
          report2(file, range, {
            message: `\`${folder ?? key}\` is off, but the repository has \`${first.path}\`${others}`,
            hint: "Remove the setting, or remove the files if no other client reads them."
          });
        }
      }
  }
};
function switchedOffIn(settings, rangeOfKey) {
  let switches2 = NAMES7.filter((key) => settings[key] === false).map((key) => ({ key, path: [key] })), folders = LOCATION_SETTINGS.flatMap(({ key, defaults }) => {
    let written = settings[key];
    return defaults.filter((folder) => isRecord(written) && written[folder] === false).map((folder) => ({ key, folder, path: [key, folder] }));
  });
  return [...switches2, ...folders].flatMap(({ path, ...off }) => {
    let range = rangeOfKey(path);
    return range === void 0 ? [] : [{ ...off, range }];
  });
}
var PLACES2 = KINDS.flatMap(({ kind, places }) => places.map((place2) => ({ kind, ...place2 })));
var NAMES7 = [...new Set(PLACES2.flatMap(({ switches: switches2 }) => switches2))].filter((name) => SWITCH_DEFAULTS[name]);
function isHiddenBy(key, root, { path, kind, level }) {
  let within2 = root === "" ? path : path.slice(root.length + 1);
  return level === "repository" && isBelow2(path, root) && PLACES2.some(
    (place2) => place2.kind === kind && place2.level === level && isSwitched(place2, key) && takesPath(place2, within2)
  );
}
function isHiddenIn(folder, key, root, { path, kind, level }) {
  let located = LOCATION_SETTINGS.find((setting) => setting.key === key)?.kind;
  return level === "repository" && isBelow2(path, joinPath(root, folder)) && KINDS.some((spec) => spec.kind === kind && spec.locations?.setting === located);
}
function isSwitched({ switches: switches2 }, key) {
  return switches2.length === 1 && switches2[0] === key;
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
  effects: [warning(["vscode"], "VS Code ignores the entry without a message.")],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};
// src/rules/settings/settings-instruction-language-lost.ts
var settingsInstructionLanguageLost = {
  id: "settings-instruction-language-lost",
  scope: "given",
  kinds: ["settings"],
  description: "A setting contains the same instruction for a second language",
  effects: [
    info(
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
  effects: [warning(["vscode"], "VS Code deprecated the setting in version 1.102, and may stop reading it.")],
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
  effects: [warning(["vscode"], "VS Code has no setting with this name, so the intended one keeps its default.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};
// src/rules/settings/settings-key-renamed.ts
var settingsKeyRenamed = {
  id: "settings-key-renamed",
  scope: "given",
  kinds: ["settings"],
  description: "A setting has an old name",
  effects: [info(["vscode"], "VS Code still converts the setting to its current name, but may stop doing so.")],
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
  effects: [info(["vscode"], "VS Code looks into the folder and finds nothing.")],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings",
  collect(text) {
    let locations = text.text.includes('Locations"') || text.text.includes('"chat"') ? locationsIn(text) : [];
    return locations.length === 0 ? void 0 : locations;
  },
  check(locations, { path, root }, report2, { paths }) {
    if (!path.endsWith(".code-workspace"))
      for (let { setting, path: written, range } of locations) {
        let target = targetOf(setting, root, written);
        target.kind === "inside" && !mayExist(paths, target.path) && report2(range, {
          message: `The repository has no folder ${quote(written)}`,
          hint: `Correct the path, or remove it from \`${setting.key}\`.`
        });
      }
  }
};
var MAX_LOCATIONS = 200;
function locationsIn({ json }) {
  let root = isRecord(json.value) ? json.value : {};
  return LOCATION_SETTINGS.flatMap((setting) => {
    let at2 = [setting.key, ...setting.oldKeys].find((key) => isRecord(root[key])), value = at2 === void 0 ? void 0 : root[at2];
    return (isRecord(value) ? Object.entries(value).slice(0, MAX_LOCATIONS) : []).flatMap(([key, state]) => {
      let range = state === true && at2 !== void 0 ? json.rangeOfKey([at2, key]) : void 0, path = key.trim();
      return range === void 0 || setting.defaults.includes(path) ? [] : [{ setting, path, range }];
    });
  });
}
function mayExist(paths, path) {
  return paths.hasFolder(path) || [path, ...parentsOf(path)].some((one) => paths.has(one));
}
// src/rules/settings/settings-location-outside.ts
var settingsLocationOutside = {
  id: "settings-location-outside",
  scope: "given",
  kinds: ["settings"],
  description: "A setting names a folder that is not in the repository",
  effects: [info(["vscode"], "VS Code finds customizations there only on machines that have the folder.")],
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
// src/rules/setup-steps/setup-steps-page.ts
var SETUP_STEPS_PAGE = "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/customize-the-agent-environment";
// src/rules/setup-steps/setup-steps-job.ts
var JOB = "copilot-setup-steps";
var setupStepsJob = {
  id: "setup-steps-job",
  scope: "text",
  kinds: ["setup-steps"],
  description: "The workflow with the setup steps of Copilot is not valid YAML, or does not have exactly one job with the required name",
  effects: [
    error(
      ["github"],
      "github.com looks for a job with this name. Without it, Copilot starts in an environment where no step was run."
    )
  ],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report2) {
    let broken = yaml?.problems.find(({ severity }) => severity === "error");
    if (broken !== void 0) {
      report2(broken.range, { message: broken.message, hint: broken.hint }, { effects: NOT_READ2 });
      return;
    }
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, place2 = yaml?.rangeOfKey(["jobs"]);
    if (!isRecord(jobs) || place2 === void 0) {
      report2(place2 ?? START, { message: "The workflow has no jobs", hint: `Add the job \`${JOB}\` below \`jobs:\`.` });
      return;
    }
    let names3 = Object.keys(jobs);
    if (!names3.includes(JOB)) {
      let [first] = names3;
      report2(first !== void 0 && yaml?.rangeOfKey(["jobs", first]) || place2, {
        message: `No job is named \`${JOB}\``,
        hint: first === void 0 || names3.length > 1 ? `Name the job \`${JOB}\`.` : `Rename ${quote(first)}.`
      });
      return;
    }
    for (let name of names3.filter((one) => one !== JOB).slice(0, MAX_JOBS)) {
      let range = yaml?.rangeOfKey(["jobs", name]);
      range !== void 0 && report2(
        range,
        { message: `Copilot does not run the job ${quote(name)}`, hint: "Move it to another workflow." },
        {
          effects: [info(["github"], `github.com requires a single job named \`${JOB}\` and ignores all others.`)]
        }
      );
    }
  }
};
var NOT_READ2 = [
  error(["github"], "github.com cannot read the workflow, so Copilot starts in an environment where no step was run.")
];
var MAX_JOBS = 20;
var START = { start: 0, end: 0 };
// src/rules/setup-steps/setup-steps-key.ts
var setupStepsKey = {
  id: "setup-steps-key",
  scope: "text",
  kinds: ["setup-steps"],
  description: "The job with the setup steps of Copilot has a key or a value that has no effect",
  effects: [warning(["github"], "github.com ignores the key when it prepares the environment of Copilot.")],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report2) {
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, job = isRecord(jobs) ? jobs["copilot-setup-steps"] : void 0;
    if (!(yaml === void 0 || !isRecord(job))) {
      for (let key of Object.keys(job).filter((name) => !KEYS11.includes(name) && !HARMLESS.has(name))) {
        let range = yaml.rangeOfKey([...JOB2, key]);
        if (range !== void 0) {
          let near = nearestName(key, KEYS11), hint = near === void 0 ? ADVICE[key] ?? `Copilot reads ${KEYS11.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${near}\`?`;
          report2(range, { message: `${quote(key)} has no effect on the setup steps`, hint });
        }
      }
      checkTimeout(yaml, job["timeout-minutes"], report2), checkPermissions(yaml, job.permissions, report2);
    }
  }
};
var JOB2 = ["jobs", "copilot-setup-steps"];
var KEYS11 = ["steps", "permissions", "runs-on", "services", "snapshot", "timeout-minutes"];
var HARMLESS = /* @__PURE__ */ new Set(["name", "concurrency", "if", "environment"]);
var ADVICE = {
  env: "Set the variables in a step, by writing to `$GITHUB_ENV`, or as Agents variables of the repository.",
  container: "Install in a step what the container contains.",
  strategy: "Write the steps for one environment."
};
var MAX_MINUTES = 59;
function checkTimeout(yaml, minutes, report2) {
  let isExpression2 = typeof minutes == "string" && minutes.includes("${{"), value = minutes != null && typeof minutes != "number" && !isExpression2 ? yaml.rangeOf([...JOB2, "timeout-minutes"]) : void 0;
  value !== void 0 && report2(
    value,
    { message: "`timeout-minutes` is not a number", hint: `Write a number of at most ${MAX_MINUTES}.` },
    { effects: NOT_GRANTED }
  );
  let range = typeof minutes == "number" && minutes > MAX_MINUTES ? yaml.rangeOf([...JOB2, "timeout-minutes"]) : void 0;
  range !== void 0 && report2(range, {
    message: `\`timeout-minutes\` is more than ${MAX_MINUTES}`,
    hint: `Write at most ${MAX_MINUTES}.`
  });
}
var SCOPES2 = wordsIn(`
  actions artifact-metadata attestations checks contents copilot-requests deployments discussions id-token issues
  models packages pages pull-requests repository-projects security-events statuses vulnerability-alerts
`);
var LEVELS = /* @__PURE__ */ new Set(["read", "write", "none"]);
var NOT_GRANTED = [
  error(["github"], "github.com rejects the workflow, and Copilot starts without the setup steps.")
];
function checkPermissions(yaml, permissions, report2) {
  let at2 = [...JOB2, "permissions"];
  if (!isRecord(permissions)) {
    let range = permissions === null || Array.isArray(permissions) || typeof permissions == "string" && !/^(?:(?:read|write)-all|.*\$\{\{.*)$/.test(permissions) ? findValue(yaml, at2) : void 0;
    range !== void 0 && report2(
      range,
      { message: "The value is not a permission", hint: "Write `permissions: { contents: read }`." },
      { effects: NOT_GRANTED }
    );
    return;
  }
  for (let [scope, level] of Object.entries(permissions)) {
    let near = SCOPES2.includes(scope) ? void 0 : nearestName(scope, SCOPES2), key = near === void 0 ? void 0 : yaml.rangeOfKey([...at2, scope]), value = LEVELS.has(level) ? void 0 : findValue(yaml, [...at2, scope]);
    key !== void 0 ? report2(
      key,
      { message: `${quote(scope)} is not a permission`, hint: `Did you mean \`${near}\`?` },
      { effects: NOT_GRANTED }
    ) : value !== void 0 && report2(
      value,
      { message: `\`${scope}\` must be \`read\`, \`write\` or \`none\``, hint: "Write one of these words." },
      { effects: NOT_GRANTED }
    );
  }
}
function findValue(yaml, path) {
  let range = yaml.rangeOf(path);
  return range === void 0 || range.start === range.end ? yaml.rangeOfKey(path) : range;
}
// src/rules/setup-steps/setup-steps-place.ts
var PLACE2 = ".github/workflows/copilot-setup-steps.yml";
var setupStepsPlace = {
  id: "setup-steps-place",
  scope: "paths",
  kinds: ["setup-steps"],
  description: "The workflow with the setup steps of Copilot is not where github.com looks for it",
  effects: [
    error(["github"], `github.com reads only \`${PLACE2}\`, so Copilot starts in an environment where no step was run.`)
  ],
  source: SETUP_STEPS_PAGE,
  check({ paths }, report2) {
    for (let path of paths.has(PLACE2) ? [] : MISTAKEN.filter(paths.has))
      report2(path, {
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
// src/rules/setup-steps/setup-steps-step.ts
var setupStepsStep = {
  id: "setup-steps-step",
  scope: "text",
  kinds: ["setup-steps"],
  description: "A setup step of Copilot is not a valid step of a workflow",
  effects: [error(["github"], "github.com rejects the workflow, and Copilot starts without the setup steps.")],
  source: "https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idsteps",
  check({ yaml }, report2) {
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, job = isRecord(jobs) ? jobs["copilot-setup-steps"] : void 0, steps = isRecord(job) ? job.steps : void 0;
    if (!(yaml === void 0 || !Array.isArray(steps)))
      for (let [index, step] of steps.slice(0, MAX_STEPS).entries())
        isRecord(step) && checkStep(yaml, ["jobs", "copilot-setup-steps", "steps", index], step, report2);
  }
};
var MAX_STEPS = 200;
var KEYS12 = wordsIn("id if name uses run working-directory shell with env continue-on-error timeout-minutes");
var ACTION = /^(?:\.{1,2}\/|docker:\/\/|[^@\s]+\/[^@\s]+@\S)|\$\{\{/;
function checkStep(yaml, at2, step, report2) {
  for (let key of Object.keys(step).filter((name) => !KEYS12.includes(name))) {
    let near = nearestName(key, KEYS12), range = near === void 0 ? void 0 : yaml.rangeOfKey([...at2, key]);
    range !== void 0 && report2(range, { message: `${quote(key)} is not a key of a step`, hint: `Did you mean \`${near}\`?` });
  }
  let run = Object.hasOwn(step, "uses") ? yaml.rangeOfKey([...at2, "run"]) : void 0;
  run !== void 0 && report2(run, {
    message: "The step has both `uses` and `run`",
    hint: "Divide it into two steps: an action and a command."
  });
  let { uses } = step, action = typeof uses == "string" && !ACTION.test(uses) ? yaml.rangeOf([...at2, "uses"]) : void 0;
  action !== void 0 && report2(action, {
    message: `The action ${quote(String(uses))} has no version`,
    hint: "Write it with a tag or a commit, as in `actions/checkout@v6`."
  });
}
// src/rules/setup-steps/index.ts
var SETUP_STEPS_RULES = [setupStepsJob, setupStepsKey, setupStepsPlace, setupStepsStep];
// src/rules/size/review-lines.ts
var reviewLines = {
  id: "review-lines",
  scope: "text",
  isAboutSize: true,
  kinds: ["repository-instructions", "path-instructions", "agents-md", "claude-md", "gemini-md", "review-md"],
  description: "Instructions for code review have more lines than GitHub advises",
  effects: [
    info(
      ["github"],
      "github.com advises to stay below about 1,000 lines: Copilot code review does not reliably follow longer instructions."
    )
  ],
  options: { maximum: { type: "integer", default: 1e3, description: "The most lines that the file may have" } },
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report2, options) {
    let most = options.integer("maximum"), lines = countLines(text);
    lines > most && !isKeptFromReview(text.frontmatter.data.excludeAgent) && report2(
      { start: 0, end: 0 },
      {
        message: `The file has ${writeCount(lines)} lines, but instructions for code review should have at most ${writeCount(most)}`,
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
  effects: [info(CLIENTS, "VS Code, github.com, the Copilot CLI and Claude Code send all of them with every request.")],
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
  check(facts, report2, repository, optionsFor) {
    let links = findLinks2(repository, facts.length), sized = facts.filter(({ file }) => file.standing === "in-place" && servesAll(file) && !links.has(file.path)).map(({ file, fact }) => ({ file, tokens: fact.tokens }));
    for (let files of groupBy(sized, ({ file }) => file.root).values()) {
      let largest = files.toSorted((a, b) => b.tokens - a.tokens), [first] = largest, most = first === void 0 ? 0 : optionsFor(first.file).integer("maximum"), overfed = CLIENTS.filter((client) => isOver(largest, client, most)), worst = overfed[0];
      if (worst !== void 0) {
        let read = largest.filter(({ file }) => file.clients.includes(worst));
        report2(
          at(read, 0).file,
          { start: 0, end: 0 },
          {
            message: `${read.length} files that go with every request have ${aboutTokens(sum(read), most)} tokens together, more than ${writeCount(most)}: ${list(read)}`,
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
  let named = files.slice(0, MAX_LISTED).map(({ file, tokens }) => `${quote(file.path)} (${writeCount(tokens)})`), others = files.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
}
function effectsIn(clients) {
  let [first = "vscode", ...rest] = clients, names3 = [first, ...rest].map((client) => CLIENT_NAMES[client]);
  return [
    info(
      [first, ...rest],
      `${inWords(names3)} ${names3.length === 1 ? "sends" : "send"} all of them with every request.`
    )
  ];
}
function inWords(names3) {
  return names3.length < 3 ? names3.join(" and ") : `${names3.slice(0, -1).join(", ")}, and ${names3.slice(-1).join("")}`;
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
    info(
      CLIENTS,
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
  check(bytes, _kind, report2, options) {
    let most = options.integer("maximum"), tokens = estimateTokens(bytes.length);
    tokens > most && report2(void 0, {
      message: `The file has ${aboutTokens(tokens, most)} tokens, but should have at most ${writeCount(most)}`,
      hint: "Remove what a model already knows, and move what is rarely needed to other files."
    });
  }
};
// src/rules/size/index.ts
var SIZE_RULES = [reviewLines, tokensAlwaysOn, tokensFile];
// src/rules/skill-files/skill-absolute-path.ts
var skillAbsolutePath = {
  id: "skill-absolute-path",
  scope: "text",
  kinds: ["skill"],
  looksFor: { parts: ["/home/", "Users"] },
  description: "A skill contains a path in one person's home folder",
  effects: [
    info(
      CLIENTS,
      "All clients also run the skill on other machines. It finds the folder only if it runs where the folder is."
    )
  ],
  source: "https://agentskills.io/specification#file-references",
  check(file, report2) {
    let { text, body } = file, isForServer = lazily(() => LOGS_IN.test(text) || SERVICES.test(text));
    if (!HOMES2.some((home) => text.includes(home, body.start)))
      return;
    let looks = 0, count22 = 0;
    for (let found of text.slice(body.start).matchAll(HOME_PATH)) {
      looks += 1;
      let [written, owner = ""] = found, path = written.replace(/[.:!?]+$/, ""), start = body.start + found.index, isPlaceholder4 = PLACEHOLDER6.test(text.slice(start, start + written.length + 1));
      if (isSomebody(owner) && !ANY_PROJECT.test(path) && !isPlaceholder4 && !PLACE_IN_OUTPUT.test(path) && !(path.startsWith("/home/") && isForServer()) && !IS_TESTED.test(text.slice(Math.max(0, start - MAX_TEST), start)) && !isExample(readLineAround(text, start)) && !isInShownBlock(file, start) && (report2(
        { start, end: start + path.length },
        {
          message: `${quoteValue(path)} exists on one machine only`,
          hint: "Write a path relative to the folder of the skill, or `~` for the home folder."
        }
      ), count22 += 1), count22 === MAX_FINDINGS21 || looks === MAX_LOOKS)
        return;
    }
  }
};
var MAX_FINDINGS21 = 20;
var MAX_LOOKS = 1e3;
var HOMES2 = ["/home/", "Users"];
var ANY_PROJECT = /[\\/](?:my|your)[-_]?(?:project|app|repo|workspace)(?=[\\/]|$)|(?:Users|home)[\\/]{1,2}[\w.-]+[\\/]{1,2}(?:project|app|repo|workspace)(?=[\\/]|$)/i;
function isExample(line) {
  return EXAMPLE2.test(line);
}
var EXAMPLE2 = /\b(?:avoid|bad|don['\u2019]t|do not|e\.g|example|get|hard-?coded?|href|instead|never|not|post|put|delete|rather than|routes?|router|such as|url|wrong)\b|\u274C/i;
var PLACE_IN_OUTPUT = /:\d+(?::\d+)?$/;
var PLACEHOLDER6 = /\.{3}|\u2026|[<{]$/;
var LOGS_IN = /(?:^|[\s`"'])(?:ssh|scp|rsync)[ \t](?:[^\n@]{0,200}[\w>}]@[\w$<{]|-[A-Za-z]|[\w-]{1,60}[ \t]+["'])/;
var SERVICES = /(?:^|[\s`"'(])(?:systemctl|journalctl|supervisorctl)[ \t]+(?!--user\b)[\w-]/;
var IS_TESTED = /(?:\[{1,2}[ \t]+(?:![ \t]+)?-[a-z]|\btest[ \t]+-[a-z]|\bgrep(?:[ \t]+-\w+)*)[ \t]+["']?$/;
var MAX_TEST = 40;
var EXAMPLES5 = /\b(?:examples?|e\.g|looks? like|samples?)\b|\u7BC4\u4F8B|\u793A\u4F8B|\u4F8B\u5982|\u4F8B/i;
var OUTPUTS = /\b(?:outputs?|prints?|shows?|responses?|trace|formats?|schema)\b|\u8F38\u51FA|\u8F93\u51FA|\u51FA\u529B/i;
var COMMANDS5 = /^(?:`{3,}|~{3,})[ \t]*(?:bash|sh|zsh|fish|shell|powershell|pwsh|ps1|bat|cmd)\b/i;
var MAX_ABOVE_CHARACTERS = 1e3;
var MAX_ABOVE_LINES = 3;
function isInShownBlock({ text, markdown }, at2) {
  let block = rangeAround(markdown.codeRanges, at2);
  if (block === void 0 || !/^(?:`{3}|~{3})/.test(text.slice(block.start, block.start + 3)))
    return false;
  let isCommand = COMMANDS5.test(text.slice(block.start, block.start + 40));
  return text.slice(Math.max(0, block.start - MAX_ABOVE_CHARACTERS), block.start).split(`
`).filter((line) => line.trim() !== "").slice(-MAX_ABOVE_LINES).some((line) => /^#{1,6}\s|[:\uFF1A]\W{0,4}$/.test(line) && (EXAMPLES5.test(line) || !isCommand && OUTPUTS.test(line)));
}
var MAX_LINE_CHARACTERS = 400;
function readLineAround(text, at2) {
  let before2 = text.slice(Math.max(0, at2 - MAX_LINE_CHARACTERS), at2), after = text.slice(at2, at2 + MAX_LINE_CHARACTERS), end = after.indexOf(`
`);
  return before2.slice(before2.lastIndexOf(`
`) + 1) + after.slice(0, end < 0 ? after.length : end);
}
// src/rules/skill-files/skill-folder.ts
function skillFolders(repository) {
  let folders = known3.get(repository) ?? findSkillFolders(repository);
  return known3.set(repository, folders), folders;
}
var known3 = /* @__PURE__ */ new WeakMap();
function findSkillFolders({ files, paths }) {
  let skills = new Map(
    files.filter(({ kind, level, path }) => kind === "skill" && level === "repository" && path.includes("/")).map((file) => [folderOf(file.path), file])
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
      CLIENTS,
      "github.com and the Copilot CLI download the file for everyone who uses the repository, and claude.ai accepts no skill of more than 8 MB."
    )
  ],
  options: { megabytes: { type: "integer", default: 5, description: "The largest size of one file, in megabytes." } },
  source: "https://agentskills.io/specification#assets",
  async check(repository, report2, options) {
    let most = options.integer("megabytes") * 1024 * 1024, assets = skillFolders(repository).flatMap(({ files }) => files.filter((path) => !WRITTEN_BY_HAND.test(path))), sizes = await Promise.all(
      assets.slice(0, MAX_ASSETS).map(async (path) => ({ path, bytes: await repository.sizeOf(path) }))
    );
    for (let { path, bytes } of sizes)
      bytes !== void 0 && bytes > most && report2(path, {
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
    warning(CLIENTS, "All clients take a folder for a skill only if it contains a `SKILL.md`, and find nothing here.")
  ],
  source: "https://agentskills.io/specification#directory-structure",
  check({ paths }, report2) {
    let groups = groupBy(
      paths.entries.flatMap(({ path }) => {
        let [, folder, below = ""] = path.includes("/skills/") && IN_SKILLS.exec(path) || [];
        return folder === void 0 ? [] : [{ path, folder, below }];
      }),
      ({ folder }) => folder
    );
    for (let [folder, files] of groups) {
      let texts = files.filter(({ below }) => /^[^/]+\.md$/i.test(below) && !NO_SKILL2.test(below)), first = texts[0];
      if (first === void 0 || SHARED.test(nameOf(folder)) || files.some(({ below }) => /(?:^|\/)skill\.md$/i.test(below)))
        continue;
      let meant = texts.find(({ below }) => below.toLowerCase() === `${nameOf(folder)}.md`.toLowerCase());
      report2(
        (meant ?? first).path,
        {
          message: `The folder ${quotePath(folder)} has no \`SKILL.md\``,
          hint: meant === void 0 ? `Write a \`SKILL.md\` with \`name\` and \`description\`, or move the folder out of ${quotePath(folderOf(folder))}.` : `Rename ${quotePath(nameOf(meant.path))} to \`SKILL.md\`.`
        },
        meant === void 0 ? { effects: MAY_BE_NONE } : void 0
      );
    }
  }
};
var IN_SKILLS = /^((?:.*\/)?\.(?:agents|claude|codex|copilot|cursor|gemini|github|windsurf)\/skills\/[^/.][^/]*)\/(.+)$/;
var NO_SKILL2 = /^(?:readme|index|changelog|license|agents|claude|contributing|notes|todo)\b/i;
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
    CLIENTS,
    "All clients take a folder for a skill only if it contains a `SKILL.md`. Its texts are read only if another one names them."
  )
];
// src/rules/skill-files/skill-path-from-root.ts
var skillPathFromRoot = {
  id: "skill-path-from-root",
  scope: "file",
  kinds: ["skill"],
  looksFor: { parts: ["/references/", "/scripts/", "/assets/", "/templates/"] },
  description: "A skill that is made to be installed names its own files from the root of its repository",
  effects: [
    info(
      CLIENTS,
      "All clients copy the skill into a folder of their own, and the model does not find the file under this path there."
    )
  ],
  source: "https://agentskills.io/specification#file-references",
  collect({ text, body }) {
    let found = /* @__PURE__ */ new Map(), looks = 0;
    for (let match of text.slice(body.start).matchAll(PATH4)) {
      if (looks += 1, looks > MAX_LOOKS2 || found.size > MAX_FOLDERS)
        break;
      let { folder = "", rest = "" } = match.groups ?? {}, start = body.start + match.index, known5 = found.get(folder), line = text.slice(text.lastIndexOf(`
`, start) + 1, start);
      if (known5 !== void 0 || !COPIES.test(line.slice(-MAX_LINE10))) {
        let first = {
          folder: detachText(folder),
          rest: detachText(rest),
          range: { start, end: start + match[0].length }
        };
        found.set(folder, { ...known5 ?? first, count: (known5?.count ?? 0) + 1 });
      }
    }
    return found.size === 0 ? void 0 : [...found.values()];
  },
  check(folders, { path }, report2) {
    let own = path.slice(0, Math.max(0, path.lastIndexOf("/"))), isOfProject3 = own.split("/").some((part) => part.startsWith(".")), found = folders.find(({ folder }) => own === folder || own.endsWith(`/${folder}`));
    if (found !== void 0 && !isOfProject3) {
      let others = found.count === 1 ? "" : `, like ${found.count - 1} more`;
      report2(found.range, {
        message: `${quoteValue(`${found.folder}/${found.rest}`)} does not count from the folder of the skill${others}`,
        hint: `Write ${quoteValue(found.rest)}: paths in a skill count from its own folder, wherever that is.`
      });
    }
  }
};
var PATH4 = regex("g")`
  (?<![\w./~$}>)\\@:-])(?<folder>[\w-][\w.-]{0,80}(?:\/[\w-][\w.-]{0,80}){1,4})\/
    (?<rest>(?:references|scripts|assets|templates)\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})(?![\w.*{<$-])
`;
var COPIES = /(?:^|[\s`|;&(])(?:cp|mv|ln|rsync|git|gh|npx|diff|chmod|pytest|ruff|cd)[ \t][^\n]*$/;
var MAX_LOOKS2 = 2e3;
var MAX_FOLDERS = 20;
var MAX_LINE10 = 200;
// src/rules/skill-files/file-mentions.ts
var MAX_LOOKS3 = 400;
var MAX_PATH_CHARACTERS2 = 200;
function readMentions(text, from) {
  let mentions = [], looks = 0;
  for (let at2 = text.indexOf(MARKDOWN, from); at2 >= 0 && looks < MAX_LOOKS3; at2 = text.indexOf(MARKDOWN, at2 + 1)) {
    let end = at2 + MARKDOWN.length, start = isWordAt(text, end) ? at2 : findPathStart(text, at2, from);
    looks += 1, start < at2 && text.charAt(start) !== "/" && mentions.push({ target: detachText(text.slice(start, end)), start, end });
  }
  return mentions;
}
var MARKDOWN = ".md";
function findPathStart(text, end, from) {
  let earliest = Math.max(from, end - MAX_PATH_CHARACTERS2), start = end;
  for (; start > earliest && (isWordAt(text, start - 1) || "./-".includes(text.charAt(start - 1))); )
    start -= 1;
  return start;
}
function isWordAt(text, at2) {
  let code = text.charCodeAt(at2);
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95;
}
function resolveMention(target, file, folder) {
  let fromFile = resolveLink(file, target), fromSkill = resolveLink(joinPath(folder, "SKILL.md"), target);
  return [...new Set([fromFile, fromSkill].flatMap((place2) => place2.kind === "inside" ? [place2.path] : []))].filter(
    (path) => folderOf(path) === folder || path.startsWith(`${folder}/`)
  );
}
// src/rules/skill-files/skill-reference-too-deep.ts
var skillReferenceTooDeep = {
  id: "skill-reference-too-deep",
  scope: "repository",
  kinds: ["skill"],
  looksFor: { parts: [".md"] },
  description: "A file of a skill can be reached only through two other files",
  effects: [
    info(
      CLIENTS,
      "All clients leave it to the model to open one file after another, and the model often stops or reads only the beginning."
    )
  ],
  source: "https://agentskills.io/specification#file-references",
  collect: ({ text, body }) => text.includes(".md", body.start) ? body.start : void 0,
  async check(facts, report2, repository) {
    let folders = new Map(skillFolders(repository).map((skill) => [skill.file.path, skill.files]));
    for (let { file, fact } of facts) {
      let files = folders.get(file.path)?.filter((path) => path.endsWith(".md")) ?? [];
      if (files.length >= DEPTH) {
        let chain = await repository.remember(`skill-reference-too-deep ${fact} ${file.path}`, async (view) => {
          let source = await view.read(file.path), mentions = source === void 0 ? [] : readMentions(source.text, fact);
          return findDeepFile(view, new Set(files), file.path, mentions);
        });
        if (chain !== void 0) {
          let [second = "", third = ""] = chain.files.map(
            (path) => quoteValue(path.slice(folderOf(file.path).length + 1))
          );
          report2(file, chain.mention, {
            message: `${third} can be reached only through ${quoteValue(chain.mention.target)} and ${second}`,
            hint: "Name the file in SKILL.md itself."
          });
        }
      }
    }
  }
};
var DEPTH = 3;
var MAX_FILES2 = 200;
async function findDeepFile(repository, files, skill, mentions) {
  let seen = /* @__PURE__ */ new Set(), folder = folderOf(skill), enter = (from, mention, first, before2) => {
    let path = resolveMention(mention.target, from, folder).find((place2) => files.has(place2));
    return path === void 0 || seen.has(path) || seen.size >= MAX_FILES2 ? [] : (seen.add(path), [{ path, mention: first, before: before2 }]);
  }, steps = mentions.flatMap((mention) => enter(skill, mention, mention, []));
  for (let depth = 1; depth < DEPTH; depth += 1) {
    let next = [];
    for (let step of steps) {
      let source = await repository.read(step.path);
      for (let mention of source === void 0 ? [] : readMentions(source.text, 0))
        next.push(...enter(step.path, mention, step.mention, [...step.before, step.path]));
    }
    steps = next;
  }
  let deep = steps[0];
  return deep && { mention: deep.mention, files: [...deep.before.slice(1), deep.path] };
}
// src/rules/skill-files/skill-unreferenced-file.ts
var skillUnreferencedFile = {
  id: "skill-unreferenced-file",
  scope: "paths",
  kinds: ["skill"],
  description: "No file of a skill names one of the files that it brings along",
  effects: [
    info(CLIENTS, "All clients give the model only the text of SKILL.md, so the model does not know about the file.")
  ],
  source: "https://agentskills.io/specification#references",
  async check(repository, report2) {
    for (let skill of skillFolders(repository)) {
      let key = `skill-unreferenced-file ${skill.file.path}`;
      for (let path of await repository.remember(key, (view) => findUnmentioned(view, skill)))
        report2(path, {
          message: `No file of the skill \`${skill.file.name}\` names this ${KINDS5[folderNameOf(path, skill)] ?? "file"}`,
          hint: "Say in SKILL.md when to use it, or delete it."
        });
    }
  }
};
var KINDS5 = {
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
var MAX_FILES3 = 100;
var MAX_READ4 = 50;
var MAX_READ_CHARACTERS = 1024 * 1024;
function folderNameOf(path, { folder }) {
  return path.slice(folder.length + 1).split("/")[0]?.toLowerCase() ?? "";
}
async function findUnmentioned(repository, skill) {
  let { file, folder, files } = skill, meant = files.filter(
    (path) => Object.hasOwn(KINDS5, folderNameOf(path, skill)) && !NOT_FOR_MODELS.test(path.slice(folder.length))
  ), left = meant.length > MAX_FILES3 ? [] : meant, characters = 0, readers = files.filter((other) => MAY_MENTION.test(other));
  readers.length > MAX_READ4 && (left = left.filter((path) => path.endsWith(".md")));
  for (let path of [file.path, ...readers.slice(0, MAX_READ4)]) {
    let source = left.length === 0 ? void 0 : await repository.read(path);
    if (source !== void 0 && (left = withoutMentioned2(left, path, source.text.toLowerCase(), folder), characters += source.text.length), characters > MAX_READ_CHARACTERS)
      return [];
  }
  return left;
}
function withoutMentioned2(paths, from, text, skillFolder) {
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
  for (let folder = folderOf(path); folder.length > skillFolder.length; folder = folderOf(folder)) {
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
// src/rules/skill-files/index.ts
var SKILL_FILE_RULES = [
  skillAbsolutePath,
  skillAssetTooLarge,
  skillFileMissing,
  skillPathFromRoot,
  skillReferenceTooDeep,
  skillUnreferencedFile
];
// src/rules/skill-tools/allowed-tools.ts
function readAllowedTools({
  frontmatter,
  text
}) {
  let value = frontmatter.data[ALLOWED_TOOLS], range = frontmatter.rangeOf([ALLOWED_TOOLS]);
  return typeof value == "string" && range !== void 0 ? findTools(text, range) : Array.isArray(value) ? value.slice(0, 200).flatMap((_, index) => {
    let item = frontmatter.rangeOf([ALLOWED_TOOLS, index]);
    return item === void 0 ? [] : findTools(text, item).slice(0, 1);
  }) : [];
}
var ALLOWED_TOOLS = "allowed-tools";
var TOOL = /([^\s,()'"]+)(?:\([^()\n]*\))?/g;
function findTools(text, { start, end }) {
  let tools = [];
  for (let { 1: name = "", index } of text.slice(start, end).matchAll(TOOL))
    if (tools.push({ name, range: { start: start + index, end: start + index + name.length } }), tools.length === 200)
      break;
  return tools;
}
// src/rules/skill-tools/skill-allowed-tools-form.ts
var IN_THE_SPECIFICATION = [
  {
    clients: ["claude", "copilot-cli", "github", "vscode"],
    severity: "info",
    why: "Claude Code and the Copilot CLI read lists and commas, but the open specification separates tools by spaces, and its checker rejects a list."
  }
];
var NOT_CLOSED = [
  {
    clients: ["claude"],
    severity: "warning",
    why: "Claude Code does not apply the permission: it asks before it uses the tool."
  }
];
var skillAllowedToolsForm = {
  id: "skill-allowed-tools-form",
  scope: "text",
  kinds: ["skill", "command"],
  looksFor: { keys: ["allowed-tools"] },
  description: "The tools in `allowed-tools` are not separated by commas or spaces, or a parenthesis is not closed",
  effects: [
    {
      clients: ["claude", "copilot-cli", "github", "vscode"],
      severity: "warning",
      why: "Claude Code and the Copilot CLI read the whole value as the name of one tool and ask before they use any tool. VS Code and github.com ignore the key."
    }
  ],
  fixes: "Writes commas between the tools.",
  options: {
    specification: {
      type: "boolean",
      default: false,
      description: "Also report lists and commas, which clients read but the open specification does not allow."
    }
  },
  source: "https://agentskills.io/specification#allowed-tools-field",
  check({ text, frontmatter }, report2, options) {
    let value = frontmatter.data[ALLOWED_TOOLS], range = value === void 0 ? void 0 : frontmatter.rangeOf([ALLOWED_TOOLS]);
    if (range === void 0)
      return;
    let misread = typeof value == "string" ? rewriteWithCommas(value) : void 0;
    if (typeof value == "string" && value.split("(").length > value.split(")").length)
      report2(
        range,
        { message: "A parenthesis in `allowed-tools` is not closed", hint: "Close it: `Bash(git push:*)`." },
        { effects: NOT_CLOSED }
      );
    else if (misread !== void 0)
      report2(
        range,
        { message: "`allowed-tools` is read as the name of one tool", hint: `Write \`${misread}\`.` },
        { fix: { kind: "edits", edits: [{ ...range, text: misread }] } }
      );
    else if (options.boolean("specification") && hasOtherForm(text, range, value)) {
      let tools = readAllowedTools({ text, frontmatter }).map(({ name }) => name);
      report2(
        range,
        {
          message: "`allowed-tools` does not separate the tools by spaces",
          hint: `Write a string with spaces between the tools, as in \`${tools.slice(0, 2).join(" ")}\`.`
        },
        { effects: IN_THE_SPECIFICATION }
      );
    }
  }
};
function rewriteWithCommas(value) {
  let written = value.trim(), names3 = (LIST_IN_QUOTES.exec(written)?.[1]?.split(",") ?? (OTHER_SIGNS.test(written) ? written.split(/[;|]/) : [])).map((item) => item.trim().replaceAll(/^(["'])(.*)\1$/g, "$2"));
  return names3.length > 0 && names3.every((name) => TOOL_NAME.test(name)) ? names3.join(", ") : void 0;
}
var LIST_IN_QUOTES = /^\[([^[\]]*)\]$/;
var OTHER_SIGNS = /^[\w/*.-]+(?:\s?[;|]\s?[\w/*.-]+)+$/;
var TOOL_NAME = /^[\w/*.-]+$/;
function hasOtherForm(text, range, value) {
  return Array.isArray(value) || /,(?![^(]*\))/.test(text.slice(range.start, range.end));
}
// src/rules/skill-tools/skill-allowed-tools-unknown.ts
var skillAllowedToolsUnknown = {
  id: "skill-allowed-tools-unknown",
  scope: "text",
  kinds: ["skill", "command"],
  looksFor: { keys: ["allowed-tools"] },
  description: "A tool in `allowed-tools` looks like a misspelled known tool",
  effects: [
    info(
      ["claude", "copilot-cli", "github", "vscode"],
      "Claude Code and the Copilot CLI ask before they use the intended tool. VS Code and github.com ignore the key."
    )
  ],
  source: "https://code.claude.com/docs/en/tools-reference",
  check(text, report2) {
    if (Object.hasOwn(text.frontmatter.data, ALLOWED_TOOLS))
      for (let { name, range } of readAllowedTools(text)) {
        let meant = findSimilarTool(name, text.text[range.end] === "(");
        meant !== void 0 && report2(range, { message: `${quoteValue(name)} is not a known tool`, hint: `Did you mean \`${meant}\`?` });
      }
  }
};
var names = lazily(() => [
  ...CLAUDE_TOOLS,
  ...COPILOT_CLI_TOOLS,
  ...Object.entries(COPILOT_ALIASES).flat(2),
  ...VSCODE_SINGLE_TOOLS,
  ...Object.keys(VSCODE_SUCCESSORS),
  ...Object.entries(VSCODE_TOOL_SETS).flat(2)
]);
var known4 = lazily(() => new Set(names().map((name) => name.toLowerCase())));
var SHORTEST_NAME = 4;
var LONG_NAME = 8;
function findSimilarTool(written, hasArguments) {
  let shortest2 = hasArguments ? SHORTEST_NAME - 1 : SHORTEST_NAME;
  if (!/^[a-z_]+$/i.test(written) || written.length < shortest2 || known4().has(written.toLowerCase()))
    return;
  let most = written.length >= LONG_NAME ? 2 : 1;
  return names().find(
    (name) => name.length >= SHORTEST_NAME && (isSwapped(written.toLowerCase(), name.toLowerCase()) || editsUpTo(most, written.toLowerCase(), name.toLowerCase()) !== void 0)
  );
}
// src/rules/skill-tools/index.ts
var SKILL_TOOL_RULES = [skillAllowedToolsForm, skillAllowedToolsUnknown];
// src/rules/skills/skill-argument-hint-type.ts
var skillArgumentHintType = {
  id: "skill-argument-hint-type",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["argument-hint"] },
  description: "The `argument-hint` of a skill is a list or a map",
  effects: [
    { clients: ["copilot-cli"], severity: "error", why: "The Copilot CLI does not load the skill." },
    { clients: ["vscode"], severity: "error", why: "VS Code reports the value as an error and shows no hint." },
    { clients: ["claude"], severity: "warning", why: "Claude Code expects a string." }
  ],
  fixes: "Puts a value that is on one line into quotes.",
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-frontmatter-fields",
  check({ text, frontmatter }, report2) {
    let value = frontmatter.data["argument-hint"], range = frontmatter.rangeOf(["argument-hint"]);
    if (typeof value != "object" || value === null || range === void 0 || frontmatter.problems.some(
      ({ severity, range: { start } }) => severity === "error" || start >= range.start && start < range.end
    ))
      return;
    let written = text.slice(range.start, range.end), isFlow = /^[[{][^\r\n]*[\]}]$/.test(written);
    report2(
      range,
      {
        message: `\`argument-hint\` is ${Array.isArray(value) ? "a list" : "a map"} in YAML, not a string`,
        hint: isFlow ? `Put it in quotes: ${quoteValue(addQuotes(written))}.` : "Write one string in quotes."
      },
      isFlow ? { fix: { kind: "edits", edits: [{ ...range, text: addQuotes(written) }] } } : {}
    );
  }
};
function addQuotes(text) {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
// src/rules/skills/skill-frontmatter.ts
function readString({ data, rangeOf: rangeOf2 }, key) {
  let value = data[key], range = rangeOf2([key]);
  return typeof value == "string" && value.trim() !== "" && range !== void 0 ? { value: value.trim(), range } : void 0;
}
function lacksKey({ present, data, problems }, key) {
  return present && !Object.hasOwn(data, key) && problems.every(({ severity }) => severity !== "error") && !Object.keys(data).some((written) => isMeant2(written.toLowerCase(), key));
}
function isMeant2(written, key) {
  return editsUpTo(key.length > 6 ? 2 : 1, written, key) !== void 0;
}
function findOpeningDashes(text) {
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  return { start, end: start + 3 };
}
function isPlainName(name) {
  return PLAIN_ASCII_NAME.test(name) || PLAIN_NAME.test(name);
}
var PLAIN_ASCII_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
var PLAIN_NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]|(?<=[^-])-(?=[^-]))+$/u;
var ENOUGH_WORDS = 3;
function beginsWithDescription(text, from) {
  let line = /^\s*(?:#{1,6}[ \t]+)?([^\n]{0,300})/.exec(text.slice(from, from + 1e3))?.[1] ?? "";
  return !/^[<>|`{[-]/.test(line) && (line.match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu) ?? []).length >= ENOUGH_WORDS;
}
// src/rules/skills/skill-body-empty.ts
var skillBodyEmpty = {
  id: "skill-body-empty",
  scope: "text",
  kinds: ["skill"],
  description: "A skill has nothing below its frontmatter",
  effects: [warning(CLIENTS, "All clients offer the skill to the model, but have no instructions for it.")],
  source: "https://agentskills.io/specification#body-content",
  check({ text, frontmatter, body }, report2) {
    frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error") && text.slice(body.start, body.end).trim() === "" && report2(findOpeningDashes(text), {
      message: "The skill has nothing below its frontmatter",
      hint: "Write below the frontmatter how to do the task."
    });
  }
};
// src/rules/skills/skill-body-lines.ts
var skillBodyLines = {
  id: "skill-body-lines",
  scope: "text",
  isAboutSize: true,
  kinds: ["skill"],
  description: "The text of a skill has more lines than recommended",
  effects: [info(CLIENTS, "All clients load the whole text each time the skill is used.")],
  options: { maximum: { type: "integer", default: 500, description: "The most lines below the frontmatter." } },
  source: "https://agentskills.io/specification#progressive-disclosure",
  check({ text, body }, report2, options) {
    let most = options.integer("maximum"), lines = countLines2(text.slice(body.start, body.end).trim());
    lines > most && report2(findOpeningDashes(text), {
      message: `The text of the skill has ${writeCount(lines)} lines; at most ${writeCount(most)} are recommended`,
      hint: "Move details to files next to it, and name them in the text, so that they are read when needed."
    });
  }
};
function countLines2(text) {
  return (text.match(/\n/g)?.length ?? 0) + 1;
}
// src/rules/skills/text-length.ts
function checkLength(key, most, hint) {
  return ({ frontmatter }, report2) => {
    let text = readString(frontmatter, key);
    if (text === void 0 || text.value.length <= most)
      return;
    let length = countCharacters(text.value);
    length > most && report2(text.range, {
      message: `\`${key}\` has ${writeCount(length)} characters; the limit is ${writeCount(most)}`,
      hint
    });
  };
}
// src/rules/skills/skill-compatibility-length.ts
var MAX_COMPATIBILITY_CHARACTERS = 500;
var skillCompatibilityLength = {
  id: "skill-compatibility-length",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["compatibility"] },
  description: "The `compatibility` of a skill has more than 500 characters",
  effects: [
    error(
      CLIENTS,
      "The open specification that clients follow allows 500 characters, and its checker rejects the skill."
    )
  ],
  source: "https://agentskills.io/specification#compatibility-field",
  check: checkLength(
    "compatibility",
    MAX_COMPATIBILITY_CHARACTERS,
    "Say what the skill needs, and move the rest below the frontmatter."
  )
};
// src/rules/skills/skill-context-value.ts
var skillContextValue = {
  id: "skill-context-value",
  scope: "text",
  kinds: ["skill", "command"],
  looksFor: { keys: ["context"] },
  description: "The `context` of a skill or command is not `fork`",
  effects: [
    warning(
      ["vscode", "claude"],
      "VS Code and Claude Code know only the value `fork`, and run the skill in the conversation itself."
    ),
    info(["github", "copilot-cli"], "github.com and the Copilot CLI ignore the key.")
  ],
  source: "https://code.claude.com/docs/en/skills",
  check({ frontmatter }, report2) {
    let context = frontmatter.data.context, value = typeof context == "string" || context === null ? readString(frontmatter, "context")?.value : context, range = frontmatter.rangeOf(["context"]);
    value !== void 0 && range !== void 0 && value !== "fork" && report2(
      range,
      {
        message: `${quoteValue(value)} is not a valid \`context\``,
        hint: "Write `context: fork`, or remove the key."
      },
      typeof value == "string" && !MEANS_FORK.test(value) ? { effects: AS_WITHOUT_KEY } : {}
    );
  }
};
var MEANS_FORK = /fork|sub|isolat|separate|new|own/i;
var AS_WITHOUT_KEY = [
  info(CLIENTS, "All clients run the skill in the conversation itself, as they do without the key.")
];
// src/rules/skills/skill-description-angle-brackets.ts
var INTO_CLAUDE_AI = [
  info(["claude"], "Claude Code loads the skill, but claude.ai rejects a skill with a tag in its description.")
];
var skillDescriptionAngleBrackets = {
  id: "skill-description-angle-brackets",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The description of a skill contains a tag",
  effects: [
    info(
      ["vscode", "github", "copilot-cli"],
      "VS Code removes text that looks like a tag from the description, and claude.ai rejects the skill."
    ),
    ...INTO_CLAUDE_AI
  ],
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview",
  check({ text, frontmatter }, report2) {
    let description = readString(frontmatter, "description");
    if (description === void 0 || !description.value.includes("<"))
      return;
    let { start, end } = description.range, found = TAG3.exec(text.slice(start, end));
    if (found !== null) {
      let range = { start: start + found.index, end: start + found.index + found[0].length };
      report2(
        range,
        {
          message: `The description contains ${quoteValue(found[0])}, which is read as a tag`,
          hint: "Write it without angle brackets."
        },
        // Only claude.ai reads the brackets of `List<T>` as a tag; the other clients see code.
        isTypeArgument(text, range.start) ? { effects: INTO_CLAUDE_AI } : {}
      );
    }
  }
};
var TAG3 = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;
function isTypeArgument(text, at2) {
  return /\w/.test(text.charAt(at2 - 1));
}
// src/rules/skills/skill-description-budget.ts
var skillDescriptionBudget = {
  id: "skill-description-budget",
  scope: "repository",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The descriptions of all skills are together too long to show to the model",
  effects: [
    info(
      ["vscode", "copilot-cli"],
      "VS Code and the Copilot CLI show the model 15,000 characters of descriptions. For the other skills they show at most the names."
    )
  ],
  options: {
    characters: { type: "integer", default: 15e3, description: "The most characters of all descriptions together." }
  },
  source: "https://github.com/github/copilot-cli/issues/1464",
  collect({ frontmatter }) {
    let description = readString(frontmatter, "description");
    return description === void 0 || frontmatter.data["disable-model-invocation"] === true ? void 0 : { characters: countCharacters(description.value), range: description.range };
  },
  check(facts, report2, _, optionsFor) {
    let inPlace = facts.filter(({ file }) => file.standing === "in-place" && file.level === "repository");
    for (let [, skills] of groupBy(inPlace, ({ file }) => file.root)) {
      let most = skills[0] === void 0 ? 0 : optionsFor(skills[0].file).integer("characters"), total = skills.reduce((sum2, { fact }) => sum2 + fact.characters, 0), shown = 0, first = total > most ? skills.find(({ fact }) => (shown += fact.characters) > most) : void 0;
      first !== void 0 && report2(first.file, first.fact.range, {
        message: `Descriptions are cut from here on: ${writeCount(skills.length)} skills have ${writeCount(total)} characters of descriptions, and only ${writeCount(most)} are shown`,
        hint: "Shorten the descriptions, or hide skills that only people call from the model with `disable-model-invocation: true`."
      });
    }
  }
};
// src/rules/skills/skill-description-length.ts
var MAX_DESCRIPTION_CHARACTERS = 1024;
var skillDescriptionLength = {
  id: "skill-description-length",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The description of a skill has more than 1,024 characters",
  effects: [
    error(
      ["copilot-cli", "github"],
      "The Copilot CLI and github.com do not load a skill whose description has more than 1,024 characters."
    ),
    warning(["vscode"], "VS Code cuts the description off after 1,024 characters."),
    warning(["claude"], "Claude Code documents 1,024 characters, and some versions do not load a skill with more.")
  ],
  source: "https://agentskills.io/specification#description-field",
  check: checkLength(
    "description",
    MAX_DESCRIPTION_CHARACTERS,
    "Say when to use the skill, and move the rest below the frontmatter."
  )
};
// src/rules/skills/skill-description-required.ts
var NOT_LOADED = [
  error(["github"], "github.com requires a description, and does not load a skill without one."),
  error(["vscode"], "VS Code never offers a skill without a description to the model.")
];
var WITH_FIRST_LINE = [
  ...NOT_LOADED,
  info(
    ["copilot-cli", "claude"],
    "The Copilot CLI and Claude Code use the first line of the text as the description. It may not say when to use the skill."
  )
];
var skillDescriptionRequired = {
  id: "skill-description-required",
  scope: "text",
  kinds: ["skill"],
  description: "A skill has no `description`",
  effects: [
    ...NOT_LOADED,
    warning(
      ["copilot-cli", "claude"],
      "The Copilot CLI and Claude Code use the beginning of the text as the description."
    )
  ],
  source: "https://agentskills.io/specification#description-field",
  check({ text, frontmatter }, report2) {
    lacksKey(frontmatter, "description") && report2(
      findOpeningDashes(text),
      {
        message: "The skill has no `description`",
        hint: "Write a `description` that says what the skill does and when to use it."
      },
      beginsWithDescription(text, frontmatter.body.start) ? { effects: WITH_FIRST_LINE } : {}
    );
  }
};
// src/rules/skills/skill-description-short.ts
var skillDescriptionShort = {
  id: "skill-description-short",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The description of a skill has only one or two words",
  effects: [info(CLIENTS, "All clients show the model only the name and the description to choose a skill by.")],
  source: "https://agentskills.io/specification#description-field",
  check({ frontmatter }, report2) {
    let description = readString(frontmatter, "description");
    description !== void 0 && description.value.length < FEW_CHARACTERS && isFewWords(description.value) && report2(description.range, {
      message: `The description ${quoteValue(description.value)} does not say when to use the skill`,
      hint: "Say what the skill does and when to use it."
    });
  }
};
var FEW_CHARACTERS = 20;
function isFewWords(text) {
  return /^\S+(?:\s+\S+)?$/.test(text) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(text);
}
// src/rules/skills/skill-duplicate-name.ts
var skillDuplicateName = {
  id: "skill-duplicate-name",
  scope: "repository",
  kinds: ["skill"],
  description: "Two skills have the same name",
  effects: [
    warning(
      ["copilot-cli", "vscode", "github"],
      "The Copilot CLI, VS Code and github.com load one skill of each name and ignore the others."
    ),
    info(["claude"], "Claude Code reads only `.claude/skills`, so it may follow another text than the other clients.")
  ],
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-locations",
  collect({ text, frontmatter }) {
    let name = readString(frontmatter, "name");
    return name === void 0 ? { range: findOpeningDashes(text) } : { name: detachText(name.value), range: name.range };
  },
  async check(facts, report2, repository) {
    let { paths } = repository, links = lazily(() => new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : []))), isLinked = ({ path }) => [path, ...parentsOf(path)].some((one) => links().has(one)), skills = facts.filter(({ file }) => file.standing !== "stray" && file.level === "repository").map(({ file, fact }) => ({ file, fact, name: fact.name ?? file.name }));
    for (let [, same] of groupBy(skills, ({ file, name }) => `${file.root}
${folderOfClient(file)}
${name}`)) {
      let [first, ...others] = same.toSorted((a, b) => rankHome(a.file) - rankHome(b.file));
      for (let { file, fact, name } of first === void 0 ? [] : others) {
        let isCopy = fact === first?.fact;
        if (isCopy && (isLinked(file) || isLinked(first.file)))
          continue;
        let isVariant = isCopy || first !== void 0 && (rankHome(first.file) !== rankHome(file) || await areVariants(first.file, file, repository));
        report2(
          file,
          fact.range,
          {
            message: `The skill ${quoteValue(name)} is also in \`${first?.file.path}\`${isCopy ? ", word for word" : ""}`,
            hint: isCopy ? "Keep the one in `.claude/skills`, which all clients read, or make one folder a link to the other." : "Keep one of the two, make them identical, or rename one."
          },
          isVariant ? { effects: OF_VARIANTS } : {}
        );
      }
    }
  }
};
function areVariants(a, b, repository) {
  return repository.remember(`skill-duplicate-name ${a.path} ${b.path}`, async (view) => {
    let [text, other] = await Promise.all([view.read(a.path), view.read(b.path)]);
    return text !== void 0 && other !== void 0 && (text.text.includes(b.path) !== other.text.includes(a.path) || withoutClients(text.text) === withoutClients(other.text));
  });
}
function withoutClients(text) {
  return text.replaceAll(/\.(?:agents|claude|codex|cursor|gemini|github|windsurf)\//g, "");
}
var OF_VARIANTS = [
  info(
    ["copilot-cli", "vscode", "github"],
    "The Copilot CLI, VS Code and github.com load one skill of each name, and also read `.claude/skills`. They ignore the other one, which may become a different skill with the next change."
  )
];
var HOMES3 = [".github/skills/", ".agents/skills/", ".claude/skills/"];
function rankHome(file) {
  let below = pathInRoot(file), rank = HOMES3.findIndex((home) => below.startsWith(home));
  return rank < 0 ? HOMES3.length : rank;
}
function folderOfClient(file) {
  return /^(?:claude|codex|copilot|cursor|gemini|windsurf)\//.exec(pathInRoot(file))?.[0] ?? "";
}
function pathInRoot({ path, root }) {
  return root === "" ? path : path.slice(root.length + 1);
}
// src/rules/skills/part-of-skill.ts
function isPartOfSkill(path, paths) {
  return parentsOf(folderOf(path)).some((folder) => folder !== "" && paths.has(joinPath(folder, "SKILL.md")));
}
// src/rules/skills/skill-frontmatter-required.ts
var NOT_LOADED2 = [
  error(
    ["github", "copilot-cli"],
    "github.com and the Copilot CLI do not load a skill without `name` and `description`."
  ),
  error(["vscode"], "VS Code never offers a skill without a description to the model.")
];
var skillFrontmatterRequired = {
  id: "skill-frontmatter-required",
  scope: "file",
  kinds: ["skill"],
  looksFor: { noFrontmatter: true },
  description: "A skill has no frontmatter",
  effects: [...NOT_LOADED2, warning(["claude"], "Claude Code uses the first paragraph of the text as the description.")],
  source: "https://agentskills.io/specification",
  collect({ kind, text, frontmatter }) {
    let isEmpty3 = text.trim() === "";
    if (frontmatter.present || frontmatter.problems.length > 0 || isEmpty3 || hasLateHead(kind, text))
      return;
    let end = text.indexOf(`
`);
    return { start: 0, end: end < 0 ? text.length : end, isDescription: beginsWithDescription(text, 0) };
  },
  check(line, { path, standing }, report2, { paths }) {
    let isElsewhere = standing === "stray" && (!SKILL_FOLDER2.test(path) || OF_ANOTHER_TOOL.test(path));
    report2(
      line,
      {
        message: "The skill has no frontmatter",
        hint: "Begin the file with `name` and `description` between two lines `---`."
      },
      isPartOfSkill(path, paths) ? { effects: PART_OF_SKILL } : isElsewhere || standing === "stray" && isPartOfProgram(path, paths) ? { effects: NOT_A_SKILL_FOLDER } : line.isDescription ? { effects: WITH_FIRST_LINE2 } : {}
    );
  }
};
var WITH_FIRST_LINE2 = [
  ...NOT_LOADED2,
  info(
    ["claude"],
    "Claude Code uses the first line of the text as the description. It may not say when to use the skill."
  )
];
var SKILL_FOLDER2 = /(?:^|\/)[\w.-]*skills?[\w.-]*\//i;
var OF_ANOTHER_TOOL = /(?:^|\/)(?:\.(?!agents|claude|github|copilot|vscode|cursor|codex|gemini)[\w.-]+|[\w.-]*templates?)\//i;
var OF_MODULES = ["doc.go", "go.mod", "Cargo.toml", "lib.rs", "mod.rs", "package-info.java", "index.ts"];
function isPartOfProgram(path, { has }) {
  return OF_MODULES.some((name) => has(joinPath(folderOf(path), name)));
}
var PART_OF_SKILL = [
  info(
    CLIENTS,
    "No client searches the folders of skills for more skills. The file is only a text that the outer skill may name."
  )
];
var NOT_A_SKILL_FOLDER = [
  info(CLIENTS, "No client searches this folder, and none would load the file as a skill from another.")
];
// src/rules/skills/skill-hides-command.ts
var skillHidesCommand = {
  id: "skill-hides-command",
  scope: "paths",
  kinds: ["command", "skill"],
  description: "A skill and a command of Claude Code have the same name",
  effects: [info(["claude"], "Claude Code offers the skill under this name, and the command not at all.")],
  source: "https://code.claude.com/docs/en/skills#where-skills-live",
  check({ files }, report2) {
    let skills = new Map(
      files.flatMap((file) => file.kind === "skill" ? [[nameHome(file), file.path]] : [])
    );
    for (let file of files) {
      let skill = file.kind === "command" ? skills.get(nameHome(file)) : void 0;
      skill !== void 0 && report2(file.path, {
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
// src/rules/skills/skill-metadata-type.ts
var NESTED2 = [
  info(CLIENTS, "The open specification that clients follow allows only strings. The clients skip the value.")
];
var skillMetadataType = {
  id: "skill-metadata-type",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["metadata"] },
  description: "The `metadata` of a skill is not a map of strings",
  effects: [
    warning(
      CLIENTS,
      "The open specification that clients follow allows only strings, and its checker rejects the skill."
    )
  ],
  source: "https://agentskills.io/specification#metadata-field",
  check({ frontmatter }, report2) {
    let { metadata } = frontmatter.data;
    if (!isRecord(metadata)) {
      let range2 = metadata == null ? void 0 : frontmatter.rangeOf(["metadata"]);
      range2 !== void 0 && report2(range2, { message: "`metadata` is not a map", hint: "Write keys below it, each with a string." });
      return;
    }
    let nested = Object.keys(metadata).find((key) => typeof metadata[key] == "object" && metadata[key] !== null), range = nested === void 0 ? void 0 : frontmatter.rangeOfKey(["metadata", nested]);
    nested !== void 0 && range !== void 0 && report2(
      range,
      {
        message: `${quoteValue(nested)} in \`metadata\` is ${Array.isArray(metadata[nested]) ? "a list" : "a map"}, not a string`,
        hint: "Write one string for each key."
      },
      { effects: NESTED2 }
    );
  }
};
// src/rules/skills/skill-name-format.ts
var skillNameFormat = {
  id: "skill-name-format",
  scope: "file",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The name of a skill has characters other than lower-case letters, digits and single hyphens",
  effects: [
    error(
      ["github", "vscode"],
      "github.com and VS Code expect lower-case letters, digits and hyphens, and may not load a skill with another name."
    ),
    info(
      ["copilot-cli", "claude"],
      "The Copilot CLI and Claude Code accept the name, but not every client of the open format does."
    )
  ],
  fixes: "Writes the name of the folder, if both differ only in capitals, spaces and other signs between the words.",
  suggests: "Write the name of the folder, if that is a valid skill name.",
  source: "https://agentskills.io/specification#name-field",
  collect({ frontmatter }) {
    let name = readString(frontmatter, "name");
    return name === void 0 || isPlainName(name.value) ? void 0 : name;
  },
  check({ value, range }, { name: folder, path }, report2, { paths }) {
    report2(
      range,
      {
        message: `${quoteValue(value)} is not a valid skill name`,
        hint: isPlainName(folder) ? `Write \`name: ${folder}\`, the name of its folder.` : "Write lower-case letters and digits with single hyphens between them, as in `web-testing`."
      },
      {
        ...isPlainName(folder) && changeName(value, range, folder),
        ...!CLI_NAME.test(value) && { effects: isPartOfSkill(path, paths) ? NOT_FOUND2 : EVERYWHERE }
      }
    );
  }
};
function changeName(value, range, folder) {
  let fix = { kind: "edits", edits: [{ ...range, text: folder }] };
  return keepLetters2(value) === keepLetters2(folder) ? { fix } : {
    suggestions: [
      {
        title: `Write \`name: ${folder}\``,
        reason: "the folder has another name than the skill, so one of the two has to change",
        fix
      }
    ]
  };
}
function keepLetters2(name) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
var CLI_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.: -]*$/u;
var NOT_FOUND2 = [
  info(
    ["copilot-cli", "github", "vscode", "claude"],
    "The Copilot CLI, github.com, VS Code and Claude Code do not search the folders of skills for more skills. The name would not be valid for a skill of its own."
  )
];
var EVERYWHERE = [
  error(
    ["copilot-cli", "github", "vscode"],
    "The Copilot CLI, github.com and VS Code do not allow these characters, and do not load the skill."
  ),
  warning(["claude"], "Claude Code expects names of lower-case letters, digits and hyphens.")
];
// src/rules/skills/skill-name-length.ts
var MAX_NAME_CHARACTERS5 = 64;
var skillNameLength = {
  id: "skill-name-length",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The name of a skill has more than 64 characters",
  effects: [
    error(
      ["copilot-cli", "github"],
      "The Copilot CLI and github.com do not load a skill whose name has more than 64 characters."
    ),
    warning(["vscode", "claude"], "VS Code and Claude Code allow 64 characters, and cut or reject a longer name.")
  ],
  source: "https://agentskills.io/specification#name-field",
  check: checkLength("name", MAX_NAME_CHARACTERS5, "Shorten the name, and rename the folder in the same way.")
};
// src/rules/skills/skill-name-matches-folder.ts
var skillNameMatchesFolder = {
  id: "skill-name-matches-folder",
  scope: "file",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The `name` of a skill is not the name of its folder",
  effects: [
    warning(["vscode"], "VS Code warns about the skill, and some versions do not load it."),
    warning(
      ["github", "copilot-cli"],
      "The specification that the Copilot CLI and github.com follow requires both to be the same, so the skill may have either name."
    )
  ],
  suggests: "Write the name of the folder.",
  source: "https://agentskills.io/specification",
  collect: ({ frontmatter }) => readString(frontmatter, "name"),
  check({ value, range }, file, report2) {
    let { name, path } = file;
    value !== name && name !== "" && path.includes("/") && report2(
      range,
      {
        message: `The skill is named \`${value}\`, but its folder is named \`${name}\``,
        hint: `Write \`name: ${name}\`, or rename the folder.`
      },
      {
        // The rule `skill-name-format` reports such a name, and the name of the folder would correct both.
        ...isPlainName(value) ? isCopied(file) && { effects: IS_COPIED } : { effects: SAID_ALREADY },
        suggestions: [
          {
            title: `Write \`name: ${name}\``,
            reason: "renaming the folder is the other solution, and people call the skill by this name",
            fix: { kind: "edits", edits: [{ ...range, text: name }] }
          }
        ]
      }
    );
  }
};
var SAID_ALREADY = [
  info(
    ["vscode", "github", "copilot-cli"],
    "VS Code, github.com and the Copilot CLI require both to be the same. A name in the correct form would be."
  )
];
function isCopied({ name, path, standing }) {
  let shelf = nameOf(folderOf(folderOf(path)));
  return /^skills?$/i.test(name) || standing !== "in-place" && shelf !== "skills";
}
var IS_COPIED = [
  info(
    ["vscode", "github", "copilot-cli"],
    "VS Code, github.com and the Copilot CLI require both to be the same, in the folder to which the skill is copied."
  )
];
// src/rules/skills/skill-name-required.ts
var skillNameRequired = {
  id: "skill-name-required",
  scope: "file",
  kinds: ["skill"],
  description: "A skill has no `name`",
  effects: [
    info(
      ["vscode", "github", "copilot-cli", "claude", "codex"],
      "VS Code, github.com, the Copilot CLI, Claude Code and Codex use the name of the folder. The specification requires a name, and versions before spring 2026 do not load the skill."
    )
  ],
  fixes: "Writes the name of the folder, if that is a valid skill name.",
  source: "https://agentskills.io/specification",
  collect({ text, frontmatter }) {
    return lacksKey(frontmatter, "name") ? {
      opening: findOpeningDashes(text),
      lineEnd: readLineEnding(text),
      ...frontmatter.block && { firstLine: frontmatter.block.start }
    } : void 0;
  },
  check({ opening, firstLine, lineEnd }, { name }, report2) {
    let isCertain2 = isPlainName(name) && firstLine !== void 0;
    report2(
      opening,
      {
        message: "The skill has no `name`",
        hint: isPlainName(name) ? `Write \`name: ${name}\`, the name of its folder.` : "Write a `name`."
      },
      isCertain2 ? { fix: { kind: "edits", edits: [{ start: firstLine, end: firstLine, text: `name: ${name}${lineEnd}` }] } } : {}
    );
  }
};
// src/rules/skills/skill-name-reserved.ts
var skillNameReserved = {
  id: "skill-name-reserved",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The name of a skill contains a word that claude.ai reserves",
  effects: [
    info(CLIENTS, "All clients load the skill, but claude.ai and the Claude API do not accept an upload of it.")
  ],
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview",
  check({ frontmatter }, report2) {
    let name = readString(frontmatter, "name"), found = name === void 0 ? null : RESERVED2.exec(name.value);
    name !== void 0 && found !== null && report2(name.range, {
      message: `The name ${quoteValue(name.value)} contains the reserved word \`${found[0]}\``,
      hint: "Name the skill after what it does."
    });
  }
};
var RESERVED2 = /anthropic|claude/i;
// src/rules/skills/skill-unknown-key.ts
var skillUnknownKey = {
  id: "skill-unknown-key",
  kinds: ["skill"],
  description: "A skill has a key that no client knows",
  effects: [
    warning(["vscode"], "VS Code marks the key as not supported and ignores it."),
    info(
      ["copilot-cli", "github", "claude"],
      "The Copilot CLI, github.com and Claude Code ignore the key. The validator of the open specification rejects it."
    )
  ],
  source: "https://agentskills.io/specification",
  ...judgeKeys("unknown", sayUnknown("skills", "none"))
};
// src/rules/skills/skill-unreachable.ts
var USER = "user-invocable";
var MODEL = "disable-model-invocation";
var skillUnreachable = {
  id: "skill-unreachable",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["user-invocable"] },
  description: "Neither people nor the model can call a skill",
  effects: [
    warning(
      ["vscode", "copilot-cli", "claude"],
      "VS Code, the Copilot CLI and Claude Code hide the skill from both people and the model."
    ),
    warning(["github"], "github.com does not offer the skill to the model, and people cannot call it there.")
  ],
  source: "https://code.visualstudio.com/docs/agent-customization/agent-skills",
  check({ frontmatter: { data, rangeOf: rangeOf2 } }, report2) {
    let user = data[USER] === false ? rangeOf2([USER]) : void 0, model = data[MODEL] === true ? rangeOf2([MODEL]) : void 0;
    user !== void 0 && model !== void 0 && report2(user.start > model.start ? user : model, {
      message: `With \`${USER}: false\` and \`${MODEL}: true\` nobody can call the skill`,
      hint: "Remove one of the two keys."
    });
  }
};
// src/rules/skills/index.ts
var SKILL_RULES = [
  skillArgumentHintType,
  skillBodyEmpty,
  skillBodyLines,
  skillCompatibilityLength,
  skillContextValue,
  skillDescriptionAngleBrackets,
  skillDescriptionBudget,
  skillDescriptionLength,
  skillDescriptionRequired,
  skillDescriptionShort,
  skillDuplicateName,
  skillFrontmatterRequired,
  skillHidesCommand,
  skillMetadataType,
  skillNameFormat,
  skillNameLength,
  skillNameMatchesFolder,
  skillNameRequired,
  skillNameReserved,
  skillUnknownKey,
  skillUnreachable
];
// src/rules/suppressions/suppression-unknown-rule.ts
var MAX_EDITS3 = 3;
var suppressionUnknownRule = {
  id: "suppression-unknown-rule",
  scope: "given",
  kinds: "all",
  description: "A comment silences a rule that does not exist",
  effects: [
    warning(
      [...CLIENTS],
      "The comment silences nothing, so the problem is still reported for VS Code and every other client."
    )
  ],
  say: (id, ids) => {
    let near = [...ids].find((candidate) => editsUpTo(MAX_EDITS3, id.toLowerCase(), candidate) !== void 0);
    return {
      said: {
        message: `There is no rule ${quote(id)}`,
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
    info(
      [...CLIENTS],
      "VS Code and every other client send the comment to the model with the rest of the text, and it would hide the next problem there."
    )
  ],
  fixes: "Removes the comment, and its line if nothing else is on it.",
  sayOfAll: ({ rules, removal: removal2 }) => ({
    said: {
      message: `This comment silences nothing${rules.length === 0 ? "" : ` (\`${rules.map(({ id }) => id).join("`, `")}\`)`}`,
      hint: "Remove the comment."
    },
    particulars: { fix: { kind: "edits", edits: [{ ...removal2, text: "" }] } }
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
// src/rules/tools/agent-tools-empty.ts
var agentToolsEmpty = {
  id: "agent-tools-empty",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["tools"] },
  description: "`tools` is an empty list",
  effects: [
    info(["vscode"], "VS Code gives the agent no tools at all."),
    info(["github", "copilot-cli"], "github.com and the Copilot CLI give the agent no tools at all."),
    info(["claude"], "Claude Code gives the agent no tools at all.")
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check({ frontmatter }, report2) {
    let tools = frontmatter.data.tools, range = frontmatter.rangeOf(["tools"]);
    Array.isArray(tools) && tools.length === 0 && range !== void 0 && report2(range, {
      message: "`tools` is an empty list, so the agent has no tools",
      hint: "Remove the line to give the agent all tools. Keep it if the agent should have none."
    });
  }
};
// src/rules/tools/agent-tools-type.ts
var agentToolsType = {
  id: "agent-tools-type",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["tools"] },
  description: "`tools` is neither a list of names nor a string of names separated by commas, or has an empty entry",
  effects: [
    error(["vscode"], "VS Code reports the value as an error and reads no tools from it."),
    error(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI accept a list of names, or a string with commas, and read no tools from anything else."
    ),
    error(
      ["claude"],
      "Claude Code accepts a list of names, or a string with commas, and reads no tools from anything else."
    )
  ],
  fixes: "Removes a comma at the end of the list.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report2) {
    for (let { path, value } of wrongNames(file.frontmatter.data.tools, ["tools"])) {
      let range = findValueRange(file, path);
      range !== void 0 && report2(range, {
        message: path.length === 1 ? `\`tools\` is ${describe(value)}, not a list of names` : `${quoteValue(value)} is not the name of a tool`,
        hint: "Write only the names: `tools: [read, search]`."
      });
    }
    let comma = findLastComma(file);
    comma !== void 0 && report2(
      comma,
      { message: "`tools` ends with a comma", hint: "Remove the comma." },
      { effects: EMPTY_ENTRY, fix: { kind: "edits", edits: [{ ...comma, text: "" }] } }
    );
  }
};
var EMPTY_ENTRY = [
  info(
    ["vscode", "github", "copilot-cli"],
    "YAML ignores the comma, but VS Code and other readers of this list take what follows for a tool without a name."
  )
];
function findLastComma({ frontmatter, text }) {
  let range = Array.isArray(frontmatter.data.tools) ? frontmatter.rangeOf(["tools"]) : void 0, written = range === void 0 ? "" : text.slice(range.start, range.end), at2 = /,\s*\]$/.exec(written)?.index;
  return range === void 0 || at2 === void 0 || !written.startsWith("[") ? void 0 : { start: range.start + at2, end: range.start + at2 + 1 };
}
// src/rules/tools/tool-duplicate.ts
var toolDuplicate = {
  id: "tool-duplicate",
  scope: "text",
  kinds: ["agent", "prompt"],
  looksFor: { keys: ["tools"] },
  description: "A tool is listed twice",
  effects: [
    info(["vscode"], "VS Code ignores the second entry, or does not know it if its letter case is different."),
    info(
      ["github", "copilot-cli"],
      "github.com and the Copilot CLI ignore letter case and see one tool in both entries."
    ),
    info(["claude"], "Claude Code ignores the second entry.")
  ],
  fixes: "Removes the second entry, unless only that one is spelled as in VS Code.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report2) {
    let tools = readTools(file), first = /* @__PURE__ */ new Map(), left = MAX_FINDINGS22;
    for (let [index, tool] of tools.entries()) {
      let same = first.get(tool.name.toLowerCase());
      if (same === void 0)
        first.set(tool.name.toLowerCase(), tool);
      else if (left > 0) {
        left -= 1;
        let cut = same.name === tool.name || isVscodeTool(same.name) ? removal(file.text, tools, index) : void 0;
        report2(
          tool.range,
          {
            message: `${quoteValue(tool.name)} is listed twice${same.name === tool.name ? "" : `, the first time as ${quoteValue(same.name)}`}`,
            hint: "Remove one of the two."
          },
          cut === void 0 ? {} : { fix: { kind: "edits", edits: [{ ...cut, text: "" }] } }
        );
      }
    }
  }
};
var MAX_FINDINGS22 = 50;
// src/rules/tools/tool-references.ts
var TOOL_MARK = "#tool:";
function findToolReferences({ text, body, markdown }, isWanted) {
  let found = [], seen = 0;
  for (let at2 = text.indexOf(TOOL_MARK, body.start); at2 >= 0 && seen < 200; at2 = text.indexOf(TOOL_MARK, at2 + 1)) {
    seen += 1;
    let start = at2 + TOOL_MARK.length, name = readName2(text.slice(start, start + MAX_NAME_CHARACTERS6));
    name !== "" && isWanted(name) && markdown.hiddenAt(at2) === void 0 && found.push({ name, range: { start, end: start + name.length } });
  }
  return found;
}
var MAX_NAME_CHARACTERS6 = 100;
function readName2(text) {
  let end = text.search(/[^\w./-]/);
  return text.slice(0, end < 0 ? text.length : end).replace(/[./-]+$/, "");
}
function firstOfEach2(references) {
  let seen = /* @__PURE__ */ new Set();
  return references.filter(({ name }) => !seen.has(name) && seen.add(name));
}
// src/rules/tools/tool-in-body-not-enabled.ts
var toolInBodyNotEnabled = agentRule(
  "copilot",
  {
    id: "tool-in-body-not-enabled",
    kinds: ["agent", "prompt"],
    looksFor: { parts: [TOOL_MARK] },
    description: "The text asks for a tool that `tools` does not list",
    effects: [
      warning(
        ["vscode"],
        "VS Code gives the agent only the listed tools, so it cannot use the one that the text asks for."
      )
    ],
    source: "https://code.visualstudio.com/docs/agents/reference/tools-reference"
  },
  (text, report2) => {
    if (!hasToolList(text) || text.frontmatter.data.target === "github-copilot")
      return;
    let listed = readTools(text).map(({ name }) => name), missing = findToolReferences(text, (asked) => !isEnabled(asked, listed));
    for (let { name, range } of firstOfEach2(missing.filter((one) => !isRuledOut(text.text, one.range.start))))
      report2(range, {
        message: `The text asks for ${quoteValue(name)}, which is not in \`tools\``,
        hint: `Add ${quoteValue(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or remove the reference.`
      });
  }
);
var RULES_OUT = regex("i")`
  \b(?:
    no|without|other than|rather than|instead of|except
    |(?:never|not|don['’]t|cannot|can['’]t)(?:\s+(?:use|call|run|invoke))?
  )\s(?:(?!\b(?:use|call|run|invoke|ask|but)\b)[^.,;:!?–—]){0,60}$
`;
var IN_LIST = /^[\w./-]{1,100}[,\s]{0,4}(?:(?:and|n?or)\s)?$/;
var MAX_LINE11 = 400;
function isRuledOut(text, start) {
  let words = text.slice(Math.max(text.lastIndexOf(`
`, start) + 1, start - MAX_LINE11), start).split(TOOL_MARK).slice(0, -1);
  return RULES_OUT.test(words.findLast((part, index) => index === 0 || !IN_LIST.test(part)) ?? "");
}
function isEnabled(name, listed) {
  let wanted = collectNames(name);
  return listed.some((entry) => {
    let lastPart = nameOf(entry);
    return isAllTools(entry) || collectNames(entry).some((one) => wanted.includes(one)) || wanted.some((one) => one.startsWith(`${entry.replace(/\/\*$/, "")}/`) || nameOf(one) === lastPart);
  });
}
function collectNames(name) {
  let alias = copilotAlias(name);
  return [name, ...vscodeSuccessors(name), ...alias === void 0 ? [] : [alias]];
}
// src/rules/tools/tool-other-client-name.ts
var IN_VSCODE = info(
  ["vscode"],
  "VS Code knows only its own tool names and ignores those of github.com, the Copilot CLI and Claude Code."
);
var ON_GITHUB = info(
  ["github", "copilot-cli"],
  "github.com and the Copilot CLI ignore tool names that only VS Code knows."
);
var MAX_FINDINGS23 = 50;
var toolOtherClientName = agentRule(
  "copilot",
  {
    id: "tool-other-client-name",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "A tool has the name that another client than the `target` uses",
    effects: [IN_VSCODE, ON_GITHUB],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    let { target } = text.frontmatter.data;
    if (!(target !== "vscode" && target !== "github-copilot"))
      for (let { name, range } of readTools(text).slice(0, MAX_FINDINGS23)) {
        let alias = copilotAlias(name);
        if (target === "vscode" && alias !== void 0 && !isVscodeTool(name))
          report2(
            range,
            {
              message: `${quoteValue(name)} is a tool name of github.com, but \`target\` is VS Code`,
              hint: `Write \`${alias}\`.`
            },
            { effects: [IN_VSCODE] }
          );
        else if (target === "github-copilot" && alias === void 0 && isVscodeTool(name)) {
          let group = findAliasOfSet(name);
          report2(
            range,
            {
              message: `${quoteValue(name)} is a tool name of VS Code, but \`target\` is github.com`,
              hint: group === void 0 ? "Remove it, or remove `target` if the agent is for both." : `Write \`${group}\`.`
            },
            { effects: [ON_GITHUB] }
          );
        }
      }
  }
);
function findAliasOfSet(name) {
  let set = [name, ...vscodeSuccessors(name).slice(0, 1)].map(findToolSet).find((one) => one !== void 0);
  return set === void 0 ? void 0 : copilotAlias(set);
}
// src/rules/tools/tool-renamed.ts
var toolRenamed = agentRule(
  "copilot",
  {
    id: "tool-renamed",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["tools"], parts: [TOOL_MARK] },
    description: "The list or the text uses tool names that VS Code has renamed",
    effects: [
      info(
        ["vscode"],
        "VS Code still accepts the old names, but marks each of them and lists the tools by their new names."
      )
    ],
    fixes: "Writes the new names, if one new name replaces the old one.",
    source: "https://code.visualstudio.com/docs/agents/reference/tools-reference"
  },
  (text, report2) => {
    if (text.frontmatter.data.target === "github-copilot")
      return;
    let tools = readTools(text), listed = tools.filter(({ name }) => isOld(name)), asked = findToolReferences(text, isOld), old = [...listed, ...asked], [first] = old;
    if (first === void 0)
      return;
    let others = new Set(old.map(({ name }) => name)).size - 1, names3 = new Set(tools.map(({ name }) => name)), edits = [
      ...listed.filter(({ name }) => !vscodeSuccessors(name).some((one) => names3.has(one))),
      ...asked
    ].flatMap(({ name, range }) => {
      let [successor, ...more] = vscodeSuccessors(name), isThere2 = text.text.slice(range.start, range.end) === name;
      return successor === void 0 || more.length > 0 || !isThere2 ? [] : [{ ...range, text: successor }];
    });
    report2(
      first.range,
      {
        message: others === 0 ? `${quoteValue(first.name)} has a new name` : `${quoteValue(first.name)} and ${String(others)} more have new names`,
        hint: `Write ${[...new Set(old.map(({ name }) => vscodeSuccessors(name).map(quoteValue).join(", ")))].slice(0, MAX_NAMES).join(", ")}.`
      },
      edits.length === 0 ? {} : { fix: { kind: "edits", edits } }
    );
  }
);
function isOld(name) {
  return vscodeSuccessors(name).length > 0;
}
var MAX_NAMES = 10;
// src/rules/tools/declared-servers.ts
function declaredServers({ frontmatter }) {
  let servers = frontmatter.data["mcp-servers"] ?? frontmatter.data.mcpServers;
  return new Set(isRecord(servers) ? Object.keys(servers) : []);
}
// src/rules/tools/tool-server-not-declared.ts
var toolServerNotDeclared = agentRule(
  "copilot",
  {
    id: "tool-server-not-declared",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for github.com lists tools of an MCP server that it does not declare",
    effects: [
      info(
        ["github", "copilot-cli"],
        "On github.com and in the Copilot CLI the tools exist only if the settings of the repository or of the user declare the server."
      )
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report2) => {
    if (text.frontmatter.data.target !== "github-copilot")
      return;
    let declared = declaredServers(text), reported = /* @__PURE__ */ new Set();
    for (let { name, range } of readTools(text)) {
      let server = findServer(name);
      server !== void 0 && !declared.has(server) && !GITHUB_SERVERS.includes(server.toLowerCase()) && !isVscodeTool(name) && !reported.has(server) && (reported.add(server), report2(range, {
        message: `The agent does not declare the MCP server ${quoteValue(server)}`,
        hint: "Declare it under `mcp-servers`, unless the settings of the repository do."
      }));
    }
  }
);
// src/rules/tools/tool-unknown.ts
var IN_VSCODE2 = info(
  ["vscode"],
  "VS Code ignores a name that it does not know, and the agent works without that tool."
);
var toolUnknown = agentRule(
  "copilot",
  {
    id: "tool-unknown",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["tools"], parts: [TOOL_MARK] },
    description: "No client knows the name of a tool",
    effects: [
      IN_VSCODE2,
      info(
        ["github", "copilot-cli"],
        "github.com and the Copilot CLI ignore a name that they do not know, and the agent works without that tool."
      )
    ],
    options: {
      allow: { type: "list", default: [], description: "Names of tools that exist in the team." }
    },
    source: "https://code.visualstudio.com/docs/agents/reference/tools-reference"
  },
  (text, report2, options) => {
    let allowed = options.list("allow"), strange = findTools2(
      text,
      (name) => (!mayBeTool(name) || slipInSet(name) !== void 0 || NEVER.has(name)) && !allowed.includes(name)
    );
    if (strange.length === 0)
      return;
    let declared = declaredServers(text), particulars = hasToolList(text) ? {} : { effects: [IN_VSCODE2] }, hasForeign = readTools(text).some(
      ({ name }) => /[_\-. ]/.test(name) && copilotAlias(name) === void 0 && !name.includes("/")
    );
    for (let { name, range } of strange.filter((tool) => !declared.has(tool.name)).slice(0, MAX_FINDINGS24)) {
      let never = NEVER.get(name), near = never !== void 0 || name.length < MIN_NEAR_CHARACTERS || name.length > MAX_NEAR_CHARACTERS2 ? void 0 : nearMisses([name], names2())[0]?.meant;
      (never !== void 0 || near !== void 0 || /[a-z][A-Z]/.test(name) || !hasForeign) && report2(
        range,
        {
          message: `${quoteValue(name)} is not a known tool`,
          hint: never === void 0 ? near === void 0 ? "Write a name from the list of tools. Put the server or extension in front of its tools: `server/tool`." : `Did you mean \`${near}\`?` : `Write ${never}.`
        },
        particulars
      );
    }
  }
);
function findTools2(text, isWanted) {
  return hasToolList(text) ? readTools(text).filter(({ name }) => isWanted(name)) : text.frontmatter.data.target === "github-copilot" ? [] : firstOfEach2(findToolReferences(text, isWanted));
}
var MAX_FINDINGS24 = 50;
var MIN_NEAR_CHARACTERS = 4;
var MAX_NEAR_CHARACTERS2 = 40;
var names2 = lazily(() => new Map(toolNames().map((name) => [name, name])));
var NEVER = new Map(Object.entries(NEVER_TOOLS));
// src/rules/tools/index.ts
var TOOL_RULES = [
  agentToolsEmpty,
  agentToolsType,
  toolDuplicate,
  toolInBodyNotEnabled,
  toolOtherClientName,
  toolRenamed,
  toolServerNotDeclared,
  toolUnknown
];
// src/rules/toolsets/toolset-shape.ts
var toolsetShape = {
  id: "toolset-shape",
  scope: "text",
  kinds: ["toolset"],
  description: "A tool set does not have the required form",
  effects: [error(["vscode"], "VS Code ignores the tool set.")],
  source: "https://code.visualstudio.com/docs/agent-customization/tool-sets",
  check({ json }, report2) {
    for (let { range, message, hint } of json.problems)
      report2(range, { message, hint });
    if (!(isBroken(json) || !isRecord(json.value)))
      for (let [name, set] of Object.entries(json.value).slice(0, MAX_SETS)) {
        let range = json.rangeOfKey([name]), tools = isRecord(set) ? set.tools : void 0, isRight = Array.isArray(tools) && tools.length > 0 && tools.every((tool) => typeof tool == "string"), misnamed = findMisnamedKeys(json, [name], set, { names: ["tools", "description", "icon"] });
        for (let finding of misnamed)
          report2(finding.range, finding.said);
        range !== void 0 && !isRight && misnamed.length === 0 && report2((tools === void 0 ? void 0 : json.rangeOf([name, "tools"])) ?? range, {
          message: `The tool set ${quote(name)} has no list of tools`,
          hint: 'Write `{ "tools": ["search/codebase"], "description": "\u2026" }`.'
        });
      }
  }
};
var MAX_SETS = 200;
// src/rules/toolsets/toolset-tool-unknown.ts
var toolsetToolUnknown = {
  id: "toolset-tool-unknown",
  scope: "text",
  kinds: ["toolset"],
  description: "A tool set contains a tool whose name is misspelled",
  effects: [warning(["vscode"], "VS Code does not know the tool and leaves it out of the set.")],
  source: "https://code.visualstudio.com/docs/agent-customization/tool-sets",
  check({ json }, report2) {
    let sets = isRecord(json.value) ? Object.entries(json.value).slice(0, MAX_SETS2) : [];
    for (let [name, set] of sets) {
      let tools = isRecord(set) && Array.isArray(set.tools) ? set.tools : [];
      for (let [index, tool] of tools.slice(0, MAX_TOOLS3).entries()) {
        let meant = typeof tool == "string" ? findMeant(tool) : void 0, range = meant === void 0 ? void 0 : json.rangeOf([name, "tools", index]);
        range !== void 0 && typeof tool == "string" && report2(range, { message: `${quote(tool)} is not a tool of VS Code`, hint: `Did you mean \`${meant}\`?` });
      }
    }
  }
};
var MAX_SETS2 = 200;
var MAX_TOOLS3 = 200;
function findMeant(tool) {
  if (!isVscodeTool(tool))
    return slipInSet(tool) ?? (mayBeTool(tool) ? void 0 : nearestName(tool, toolNames()));
}
// src/rules/toolsets/index.ts
var TOOLSET_RULES = [toolsetShape, toolsetToolUnknown];
// src/rules/catalogue.ts
var FAMILIES2 = [
  { id: "files", title: "Files and encodings", rules: sortById([...FILE_RULES, ...CHARACTER_RULES]) },
  { id: "frontmatter", title: "Frontmatter", rules: FRONTMATTER_RULES },
  { id: "instructions", title: "Instructions", rules: sortById([...INSTRUCTIONS_RULES, ...APPLY_TO_RULES]) },
  {
    id: "agents",
    title: "Agents",
    rules: sortById([...AGENT_RULES, ...NAMED_AGENT_RULES, ...AGENT_MODEL_RULES, ...CLAUDE_AGENT_RULES, ...TOOL_RULES])
  },
  { id: "prompts", title: "Prompts", rules: PROMPT_RULES },
  { id: "skills", title: "Skills", rules: sortById([...SKILL_RULES, ...SKILL_FILE_RULES, ...SKILL_TOOL_RULES]) },
  { id: "editor-rules", title: "Rules of Cursor and Windsurf", rules: EDITOR_RULE_RULES },
  { id: "always-on", title: "Files that are always on", rules: ALWAYS_ON_RULES },
  {
    id: "settings",
    title: "Settings",
    rules: sortById([...SETTINGS_RULES, ...CLAUDE_SETTINGS_RULES, ...SETUP_STEPS_RULES, ...TOOLSET_RULES])
  },
  { id: "client-settings", title: "Settings of Gemini and Codex", rules: CLIENT_SETTINGS_RULES },
  { id: "mcp", title: "MCP servers", rules: MCP_RULES },
  { id: "hooks", title: "Hooks", rules: HOOKS_RULES },
  { id: "plugins", title: "Plugins", rules: PLUGIN_RULES },
  {
    id: "references",
    title: "Markdown and references",
    rules: sortById([...REFERENCE_RULES, ...MARKDOWN_RULES, ...INVENTORY_RULES])
  },
  { id: "security", title: "Security", rules: SECURITY_RULES },
  { id: "size", title: "Size and cost", rules: SIZE_RULES },
  { id: "suppressions", title: "The validator itself", rules: SUPPRESSION_RULES }
];
var RULES = FAMILIES2.flatMap(({ rules }) => rules);
function sortById(rules) {
  return rules.toSorted((a, b) => a.id < b.id ? -1 : 1);
}

// src/commands/arguments/suggest-rule.ts
var MAX_RULES = 5;
function suggestRule(written, groups = []) {
  let ids = RULES.map(({ id }) => id), found = ids.filter((id) => `-${id}-`.includes(`-${written}-`)), [first] = found;
  if (first === void 0)
    return suggestionFor(
      written,
      [...ids, ...groups],
      "`housestyle rules` lists them; `housestyle rules --search WORDS` finds rules."
    );
  let more = found.length - MAX_RULES, names3 = found.slice(0, MAX_RULES).map((id) => `\`${id}\``);
  return more > 0 ? `Rules with this word are ${names3.join(", ")} and ${more} more; \`housestyle rules --search ${written}\` lists them.` : found.length === 1 ? `Did you mean \`${first}\`?` : `Rules with this word are ${listNames(names3)}.`;
}

import {
  CLIENTS as CLIENTS4,
  CLIENT_NAMES as CLIENT_NAMES2,
  ruleUrl,
  listingWidth,
  wrapAtTerminal,
  wrapText
} from "./joined-1c6c8fb1.js";
// src/reports/validation/severity-style.ts
var SEVERITY_STYLE = { error: "red", warning: "yellow", info: "cyan" };
// src/reports/validation/rule-listing.ts
var SEVERITY_COLUMN = 7;
function chooseRules(group, search) {
  let words = (search ?? "").toLowerCase().split(/\s+/);
  return FAMILIES2.filter(({ id }) => group === void 0 || id === group).flatMap((family) => {
    let rules = family.rules.filter((rule) => {
      let said = describeInWords(family, rule).toLowerCase();
      return words.every((word) => said.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...family, rules }];
  });
}
function describeInWords({ id: family, title }, rule) {
  let { id, description, effects, fixes = "", suggests = "" } = rule, whys = effects.flatMap(({ clients, why }) => [why, ...clients.map((client) => CLIENT_NAMES2[client])]);
  return [id, family, title, description, fixes, suggests, ...whys].join(`
`);
}
function rulesText(listed, paint, columns) {
  let idColumn = Math.max(...listed.flatMap(({ rules }) => rules.map(({ id }) => id.length))), families = listed.map(
    ({ id: family, title, rules }) => [
      `${paint("bold", title)} (${family})`,
      ...rules.map((rule) => {
        let { severity } = rule.effects[0], fix = rule.fixes !== void 0 ? "*" : rule.suggests !== void 0 ? "?" : " ", name = `  ${rule.id.padEnd(idColumn)} ${fix} `, mark2 = paint(SEVERITY_STYLE[severity], severity.padEnd(SEVERITY_COLUMN));
        return `${name}${mark2} ${drawDescription(rule.description, name.length + SEVERITY_COLUMN + 1, columns)}`;
      })
    ].join(`
`)
  ), legend = [
    "* `--fix` can fix it. ? `--fix=suggest` offers a change. `housestyle rules ID` explains a rule.",
    ...listed.length === FAMILIES2.length ? ["`housestyle rules GROUP` lists one group, by its name in parentheses; `--search WORDS` finds rules."] : []
  ].join(" ");
  return `${[...families, wrapAtTerminal(legend, columns)].join(`

`)}
`;
}
var LEAST_DESCRIPTION = 40;
function drawDescription(description, lead, columns) {
  if (columns === void 0)
    return description;
  let width = listingWidth(columns), isBeside = width - lead >= LEAST_DESCRIPTION, indent = " ".repeat(isBeside ? lead : 6), lines = wrapText(description, width, { first: indent, rest: indent });
  return isBeside ? lines.join(`
`).trimStart() : `
${lines.join(`
`)}`;
}
function ruleJson(rule) {
  let family = FAMILIES2.find(({ rules }) => rules.includes(rule))?.id;
  return {
    id: rule.id,
    ...family === void 0 ? {} : { family },
    severity: rule.effects[0].severity,
    description: rule.description,
    kinds: rule.kinds,
    effects: rule.effects,
    fixable: rule.fixes !== void 0,
    ...rule.fixes === void 0 ? {} : { fixes: rule.fixes },
    ...rule.suggests === void 0 ? {} : { suggests: rule.suggests },
    options: rule.options ?? {},
    ...rule.source === void 0 ? {} : { source: rule.source },
    url: ruleUrl(rule.id)
  };
}
function ruleHead(rule) {
  let rows = rule.effects.map(
    ({ clients, severity, why }) => `| ${clients.length === CLIENTS4.length ? "all" : clients.map((client) => CLIENT_NAMES2[client]).join(", ")} | ${severity} | ${why} |`
  ), options = Object.entries(rule.options ?? {}).map(
    ([name, option]) => `| \`${name}\` | ${option.type} | \`${JSON.stringify(option.default)}\` | ${option.description} |`
  );
  return [
    `${rule.description}.`,
    "",
    "| client | severity | what it does |",
    "|---|---|---|",
    ...rows,
    "",
    `Applies to: ${listKinds(rule)}.`,
    ...rule.fixes === void 0 ? [] : ["", `\`--fix\`: ${rule.fixes}`],
    ...rule.suggests === void 0 ? [] : ["", `\`--fix=suggest\`: ${rule.suggests}`],
    ...options.length === 0 ? [] : ["", "| option | type | default | |", "|---|---|---|---|", ...options],
    ...rule.source === void 0 ? [] : ["", `Documented at <${rule.source}>.`]
  ].join(`
`);
}
function listKinds({ kinds, bundled }) {
  let own = kinds === "all" ? "all customizations" : kinds.map((kind) => KIND_TITLES[kind]).join(", ");
  return bundled !== void 0 ? `${own}, ${bundled === "all" ? "all texts" : "Markdown files"} of skills` : kinds === "all" ? "all files" : own;
}
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
  CLIENTS as CLIENTS7,
  CLIENT_NAMES as CLIENT_NAMES4,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES5,
  reportWidth,
  wrapText as wrapText3
} from "./joined-1c6c8fb1.js";
import {
  identify as identify2
} from "./joined-ed214829.js";
import {
  keepHeapSmall
} from "./joined-5808c78b.js";
import {
  groupBy as groupBy4
} from "./joined-b4da4858.js";
import {
  oneLine as oneLine2
} from "./joined-5ac99ec6.js";

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
  listNames as listNames2,
  CLIENT_NAMES as CLIENT_NAMES3,
  listingWidth as listingWidth2,
  wrapText as wrapText2
} from "./joined-1c6c8fb1.js";
import {
  shownPath as shownPath2
} from "./joined-3b15d0af.js";
import {
  groupBy as groupBy2
} from "./joined-b4da4858.js";

import {
  shownPath
} from "./joined-3b15d0af.js";
import {
  describePlace,
  KINDS as KINDS6
} from "./joined-ed214829.js";
import {
  folderOf as folderOf2,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES3,
  diagnosticJson
} from "./joined-1c6c8fb1.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";

import {
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES2
} from "./joined-1c6c8fb1.js";
// src/reports/validation/worst-first.ts
function worstFirst(findings) {
  return findings.toSorted(
    (a, b) => DIAGNOSTIC_SEVERITIES2.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES2.indexOf(b.severity)
  );
}

import {
  count as count2
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
    let key = keyOfCopy(finding, copyOf), known5 = groups.get(key);
    known5 === void 0 ? groups.set(key, [finding]) : known5.every(({ path }) => path !== finding.path) ? known5.push(finding) : groups.set(`${key}
${groups.size}`, [finding]);
  }
  let several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map((finding) => [finding, group])));
}
function shortest([first, ...others]) {
  return first && others.reduce((best, one) => one.path.length < best.path.length ? one : best, first);
}
function keyOfCopy({ rule, severity, path, start, end, message }, copyOf) {
  let folder = folderOf2(path), said = folder === "" ? message : message.replaceAll(`${folder}/`, "./");
  return JSON.stringify([rule, severity, copyOf.get(path) ?? path, start, end, said]);
}
// src/reports/validation/diagnostics.ts
function withCopiesFolded(validation) {
  let { diagnostics, copyOf } = validation;
  return copyOf === void 0 ? validation : { ...validation, diagnostics: foldCopies(diagnostics, copyOf) };
}
function validationJson(validation) {
  let { diagnostics, copyOf, files, suppressed, known: known5, before: before2, clients, clientEvidence } = validation;
  return {
    diagnostics: (copyOf === void 0 ? diagnostics : markCopies(diagnostics, copyOf)).map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, "error"),
    warnings: countSeverity(diagnostics, "warning"),
    infos: countSeverity(diagnostics, "info"),
    fixable: diagnostics.filter(({ fix }) => fix !== void 0).length,
    suppressed,
    known: known5,
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
  known: known5,
  hidden = 0,
  before: before2 = 0
}) {
  if (files === 0 && diagnostics.length === 0)
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  let rest = [
    ...describeFixable(diagnostics),
    ...hidden === 0 ? [] : [`${hidden} more hidden by \`--rule\` or \`--severity\`.`],
    ...known5 === 0 ? [] : [`${known5} known from the baseline.`],
    ...suppressed === 0 ? [] : [`${suppressed} silenced by comments.`],
    ...before2 === 0 ? [] : [`${before2} in files that this change does not touch; \`all\` reports them.`]
  ];
  return [`${count2(files, "file")}: ${describeCounts(diagnostics)}.`, ...rest].join(" ");
}
function describeFixable(diagnostics) {
  let countPlaces = (isMeant3) => diagnostics.filter(isMeant3).reduce((sum2, { copies = [] }) => sum2 + 1 + copies.length, 0), renames = countPlaces(({ fix }) => fix?.kind === "rename"), others = countPlaces(({ fix }) => fix !== void 0) - renames, suggested = countPlaces(({ suggestions }) => suggestions !== void 0), unless = `${count2(renames, "file")}, unless another file mentions the old name`;
  return [
    ...others === 0 ? [] : [`\`--fix\` can fix ${others}${renames === 0 ? "" : `, and rename ${unless}`}.`],
    ...others === 0 && renames > 0 ? [`\`--fix\` can rename ${unless}.`] : [],
    ...suggested === 0 ? [] : [`\`--fix=suggest\` shows changes for ${suggested}.`]
  ];
}
function describeCounts(diagnostics) {
  let infos = countSeverity(diagnostics, "info");
  return [
    count2(countSeverity(diagnostics, "error"), "error"),
    count2(countSeverity(diagnostics, "warning"), "warning"),
    ...infos === 0 ? [] : [count2(infos, "info")]
  ].join(", ");
}
function describeCountsOfFile(diagnostics) {
  return DIAGNOSTIC_SEVERITIES3.flatMap((severity) => {
    let number = countSeverity(diagnostics, severity);
    return number === 0 ? [] : count2(number, severity);
  }).join(", ");
}
var LOOKED_FOR = [...KINDS6.flatMap(usualPlaces), "`.vscode/settings.json`", "`.vscode/mcp.json`", "`.mcp.json`"].join(
  ", "
);
function usualPlaces({ places }) {
  return places.filter(({ level }) => level === "repository").map(describePlace);
}
function countSeverity(diagnostics, severity) {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

import {
  count as count3
} from "./chunk-W24XEJI4.js";
// src/reports/validation/nothing-found.ts
function nothingFound(validation, columns) {
  return (validation.files === 0 ? noFiles(validation) : noProblems(validation)).flatMap((line) => wrapText2(line, listingWidth2(columns), { first: "", rest: "  " }));
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
  let kinds = [...validation.kinds ?? []].map(([kind, number]) => `${KIND_TITLES[kind]} (${number})`), clients = (validation.clients ?? []).map((client) => CLIENT_NAMES3[client]);
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
  let rules = [...groupBy2(own, ({ rule: rule2 }) => rule2)].toSorted(([, a], [, b]) => b.length - a.length), [rule, most] = rules[0] ?? [worst.rule, own];
  if (rules.length > 1 && most.length * 2 >= own.length && most.length > 2)
    return `\`housestyle validate --rule ${rule}\` shows ${most.length} of the ${count3(own.length, severity)}, all from one rule.`;
  let files = new Set(own.map(({ path }) => path)), place2 = `${shownPath2(worst.path)}:${worst.start.line}`;
  return own.length < diagnostics.length && own.length > 1 ? `\`housestyle validate --severity ${severity}\` shows only the ${count3(own.length, severity)}, in ${count3(files.size, "file")}.` : `start with the ${severity} at ${place2}.`;
}

import {
  MAX_PROBLEMS as MAX_PROBLEMS2,
  suggestionFor as suggestionFor2,
  throwAll,
  BASELINE_PATH,
  CLIENTS as CLIENTS5,
  compileGlob as compileGlob2
} from "./joined-1c6c8fb1.js";
import {
  quoteJson
} from "./joined-a845ed26.js";
import {
  isListOfTexts,
  isRecord as isRecord2
} from "./joined-cc1d52fd.js";

import {
  readBaseline
} from "./joined-c1dd7ffa.js";
import {
  readText
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./chunk-7GTNOTFN.js";
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
  usageError as usageError2
} from "./chunk-7GTNOTFN.js";
// src/options/read-rules.ts
var SEVERITIES = ["error", "warning", "info", "off"];
function readRulesConfig({ clients, rules: given }, rules) {
  let reading = { given, rules: new Map(rules.map((rule) => [rule.id, rule])), problems: [] }, config = {
    ...clients.length === 0 ? { clients: CLIENTS5, areAssumed: true } : { clients },
    rules: readSettings(reading, given.values.rules, ["rules"]),
    overrides: readOverrides(reading)
  };
  return throwAll(reading.problems), config;
}
function refuse({ given, problems }, path, message, hint, of) {
  problems.push(usageError2("config-rules", message, hint, given.findPlace(path, of))), problems.length === MAX_PROBLEMS2 && throwAll(problems);
}
function readSettings(reading, value, path) {
  return value == null ? {} : isRecord2(value) ? Object.fromEntries(
    Object.entries(value).flatMap(([id, setting]) => {
      let rule = reading.rules.get(id);
      return rule === void 0 ? (refuse(
        reading,
        [...path, id],
        `There is no rule \`${id}\``,
        suggestionFor2(id, [...reading.rules.keys()], "`housestyle rules` lists them."),
        "key"
      ), []) : [[id, readSetting(reading, rule, setting, [...path, id])]];
    })
  ) : (refuse(reading, path, "`rules` must be a map of rules", "Write one `rule: severity` per line."), {});
}
function readSetting(reading, rule, value, path) {
  if (!isRecord2(value))
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
    let words = SEVERITIES.map((word) => `\`${word}\``).join(", "), hint = suggestionFor2(String(value), SEVERITIES, "Write one of these words.");
    return refuse(reading, path, `A severity must be one of ${words}, not ${quoteJson(value)}`, hint), {};
  }
  return { severity };
}
function readOption(reading, rule, name, value, path) {
  let option = rule.options?.[name];
  if (option === void 0) {
    let names3 = ["severity", ...Object.keys(rule.options ?? {})], otherwise = `It can have ${names3.map((one) => `\`${one}\``).join(", ")}.`;
    refuse(
      reading,
      path,
      `The rule \`${rule.id}\` has no option \`${name}\``,
      suggestionFor2(name, names3, otherwise),
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
var MAX_PATHS5 = 100;
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
  if (!isRecord2(entry)) {
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
    let hint = suggestionFor2(unknown, ["paths", "rules"], "Its keys are `paths` and `rules`.");
    refuse(reading, [...path, unknown], `An override has no key \`${unknown}\``, hint, "key");
  }
  let paths = typeof entry.paths == "string" ? [entry.paths] : entry.paths;
  if (!isListOfTexts(paths) || paths.length === 0) {
    refuse(reading, [...path, "paths"], "`paths` must be a list of globs", "Write paths: ['packages/legacy/**'].");
    return;
  }
  if (paths.length > MAX_PATHS5) {
    refuse(reading, [...path, "paths"], `There are ${paths.length} globs; at most ${MAX_PATHS5} are allowed`, "Combine folders with `**`.");
    return;
  }
  let globs = paths.map((pattern, index) => {
    let glob = compileGlob2(pattern);
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
  let terms = readTermsAlone(options), opened = await openBaseline(
    { named: options.baseline, usual: BASELINE_PATH, option: "baseline", command: "housestyle validate --write-baseline" },
    trusted
  );
  return { ...terms, ...opened && { baseline: opened.baseline } };
}
function readTermsAlone(options) {
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}
function selectFiles({ paths, ignore }) {
  let matcher = (globs) => {
    let compiled = globs.map((glob) => compileGlob2(glob));
    return (path) => compiled.some((glob) => glob.kind === "glob" && glob.matches(path));
  }, isNamed2 = matcher(paths), isIgnored = matcher(ignore);
  return (path) => (paths.length === 0 || isNamed2(path)) && !isIgnored(path);
}

import {
  nameFirst
} from "./chunk-MEJ2FXP5.js";

import {
  foldLinked,
  listFiles,
  MAX_CHECKED_BYTES as MAX_CHECKED_BYTES2,
  openText as openText2
} from "./joined-e59b8646.js";
import {
  applyBaseline,
  placesIn
} from "./joined-c1dd7ffa.js";
import {
  decodeUtf8,
  detachText as detachText2,
  detachValue
} from "./joined-1c9471ce.js";
import {
  LITERAL_CHECKS_NAME
} from "./joined-12ab4997.js";
import {
  unreadableFile
} from "./joined-ed214829.js";
import {
  blankSecrets
} from "./joined-3b15d0af.js";
import {
  readText as readText2,
  CLIENTS as CLIENTS6,
  parentsOf as parentsOf2,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES4,
  lazily as lazily2,
  positionAt as positionAt2,
  sourceText as sourceText2,
  findLineEnd as findLineEnd2
} from "./joined-1c6c8fb1.js";
import {
  addToGroup as addToGroup2,
  groupBy as groupBy3
} from "./joined-b4da4858.js";
import { isDeepStrictEqual } from "node:util";
// src/rules/assume-clients.ts
var COPILOT2 = ["vscode", "github", "copilot-cli"];
var SIGNS3 = [
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
  let found = /* @__PURE__ */ new Map(), open = SIGNS3;
  for (let { path } of repository.paths.entries)
    for (let client of findSigned(path, open))
      found.set(client, found.get(client) ?? path), open = open.filter(([, clients]) => !clients.every((one) => found.has(one)));
  if (!found.has("vscode")) {
    let path = await findChatSettings(repository);
    path !== void 0 && found.set("vscode", path);
  }
  let evidence = CLIENTS6.flatMap((client) => {
    let path = found.get(client);
    return path === void 0 ? [] : [{ client, path }];
  });
  return { clients: evidence.length === 0 ? CLIENTS6 : evidence.map(({ client }) => client), evidence };
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
var WHOLE_FILE2 = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
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
var blanked = /* @__PURE__ */ new WeakMap();
function blankSaid(said) {
  let known5 = blanked.get(said) ?? {
    message: detachText2(blankSecrets(said.message)),
    hint: detachText2(blankSecrets(said.hint))
  };
  return blanked.set(said, known5), known5;
}
function isForReaders(rule, file) {
  let isDanger = rule.id.startsWith("security-") || rule.id.startsWith("unicode-");
  return isAboutLoading(rule) && isShown3(file) || !isDanger && (isFixture(file) || isArchived(file));
}
function findEffect(effects, file, team) {
  let readers = file.clients.length === 0 ? CLIENTS6 : file.clients, own = readers.filter((client) => team.clients.includes(client));
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
  return sourceText2(path, decoded.kind === "text" ? decoded.text : "");
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
        let file = { path, clients: clientsByPath().get(path) ?? [] }, finding = diagnose({ rule, said, particulars, place: WHOLE_FILE2 }, file, team, enabled);
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
async function checkFile2({ file, known: known5, read }, { repository, checkOnce, memory }, terms) {
  if (read !== void 0 && read.kind !== "bytes")
    return { repository, checked: void 0, findings: diagnoseUnreadable(file, read, terms) };
  let enabled = terms.enabledFor(file.path), before2 = known5?.checked, checked = before2 ?? (read && await checkOnce(file, read.bytes, enabled));
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
    let report2 = (range, said, particulars = {}) => {
      found.push({ rule, said, particulars, range });
    };
    rule.check(fact, file, report2, repository, enabled.optionsOf(rule));
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
        let known5 = memory?.fileResult(file.path);
        reading.push({ file, known: known5, bytes: known5?.checked === void 0 ? startReading(file) : void 0 });
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
    let known5 = facts.get(rule);
    return [rule, known5 !== void 0 && isDeepStrictEqual(known5, fact) ? known5 : fact];
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
    let value = await part.value.catch((error2) => {
      throw parts.delete(key), error2;
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
  for (let at2 = bytes.indexOf(10); at2 >= 0 && at2 < byte; at2 = bytes.indexOf(10, at2 + 1))
    line += 1, lineStart = at2 + 1;
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
        let place2 = byte === void 0 ? WHOLE_FILE2 : pointAt(positionInBytes(bytes, byte));
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
function isComment({ format, markdown, body, frontmatter }, mark2, at2) {
  switch (mark2) {
    case "//":
      return format !== "markdown";
    case "#":
      return format === "plain" || frontmatter.block !== void 0 && at2 >= frontmatter.block.start && at2 < frontmatter.block.end;
    default:
      return format === "markdown" && at2 >= body.start && markdown.hiddenAt(at2) === "comment";
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
// src/rules/run/remember-texts.ts
var MAX_COMPARED = 4;
var MAX_KEPT_BYTES = 8 * 1024 * 1024;
function rememberTexts() {
  let known5 = /* @__PURE__ */ new Map(), room = MAX_KEPT_BYTES, keep = ({ compared }, bytes, checked) => {
    compared.length < MAX_COMPARED && bytes.length <= room && (room -= bytes.length, compared.push({ bytes: Uint8Array.from(bytes), checked }));
  };
  return async (file, bytes, enabled) => {
    let look = `${enabled.variant} ${file.kind} ${sampleBytes(bytes)}`, alike = known5.get(look);
    if (alike === void 0) {
      let checked2 = await checkAll(file.kind, bytes, enabled);
      return known5.set(look, { first: { file, checked: checked2 }, compared: [] }), checked2;
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
  let bySeverity = DIAGNOSTIC_SEVERITIES4.indexOf(one.severity) - DIAGNOSTIC_SEVERITIES4.indexOf(other.severity);
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
function silenceFindings({ findings, silenced }, terms) {
  let ids = new Set(terms.byId.keys()), left = findings.filter(({ path }) => !silenced.has(path)), suppressed = [], byPath = groupBy3(
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
  return { part, triples: Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at2) => hashTriple(bytes, at2)) };
}
function hashTriple(bytes, at2) {
  return bytes.subarray(at2, at2 + 3).reduce(addByte, 0);
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
  for (let at2 = from; at2 < to; at2 += 1) {
    let byte = bytes[at2] ?? 0;
    controls |= CONTROLS[byte] ?? 0, hash = addByte(hash, byte), seen[hash] = 1;
  }
  return controls;
}
function hasAll(seen, triples) {
  for (let at2 = 0; at2 < triples.length; at2 += 1)
    if (seen[triples[at2] ?? 0] === 0)
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
    let applied = [...config.overrides.entries()].filter(([, { matches }]) => matches(path)), key = applied.map(([index]) => index).join(), known5 = variants.get(key);
    if (known5 !== void 0)
      return known5;
    let settings = merge([config.rules, ...applied.map(([, override]) => override.rules)]), made = enableRules(rules, settings, variants.size);
    return variants.set(key, made), made;
  };
  return (path) => {
    let known5 = answers.get(path) ?? answer(path);
    return answers.set(path, known5), known5;
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
    let known5 = byKind.get(kind) ?? rules.filter((rule) => appliesToKind(rule, kind) && !isOff(rule));
    return byKind.set(kind, known5), known5;
  };
  return {
    variant,
    isOff,
    rulesFor,
    planFor: (kind) => {
      let known5 = plans.get(kind) ?? planRules(rulesFor(kind));
      return plans.set(kind, known5), known5;
    },
    severityOf: (rule) => {
      let severity = settings[rule.id]?.severity;
      return severity === "off" ? void 0 : severity;
    },
    optionsOf: (rule) => {
      let known5 = options.get(rule) ?? readOptionValues(rule, settings[rule.id]?.options ?? {});
      return options.set(rule, known5), known5;
    }
  };
}
function appliesToKind({ kinds, bundled }, kind) {
  return kind === "bundled-document" ? bundled !== void 0 : kind === "bundled-file" ? bundled === "all" : kinds === "all" || kinds.includes(kind);
}
function readOptionValues(rule, given) {
  let findValue2 = (name) => {
    let value = given[name] ?? rule.options?.[name]?.default;
    if (value === void 0)
      throw new TypeError(`the rule ${rule.id} has no option ${name}`);
    return value;
  }, wrongType = (name) => {
    throw new TypeError(`the option ${name} of the rule ${rule.id} has another type`);
  };
  return {
    integer: (name) => {
      let value = findValue2(name);
      return typeof value == "number" ? value : wrongType(name);
    },
    boolean: (name) => {
      let value = findValue2(name);
      return typeof value == "boolean" ? value : wrongType(name);
    },
    list: (name) => {
      let value = findValue2(name);
      return typeof value == "object" ? value : wrongType(name);
    }
  };
}
// src/rules/run/terms.ts
function readTerms2(rules, config) {
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    team: config,
    enabledFor: selectEnabledRules(rules, config)
  };
}
// src/rules/run/check-files.ts
function checkFiles2(files, given, repository, rules, config) {
  return runRules(readTerms2(rules, config), { files, given, repository });
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
  let { findings, suppressed } = silenceFindings(results, terms);
  return { findings: saySizeOnce(findings, terms), suppressed, copyOf: results.copyOf };
}
async function checkEachFile(results, terms, { files, repository }, memory) {
  let tools = { repository, checkOnce: rememberTexts(), ...memory && { memory } };
  for await (let read of readAhead(files, memory)) {
    let { file, known: known5 } = read, isCurrent2 = known5?.repository === repository, result = isCurrent2 ? known5 : await checkFile2(read, tools, terms);
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
  return [...new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf("/")))))].flatMap((folder) => [folder, ...parentsOf2(folder)]);
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
  config: { clients: CLIENTS6, rules: {}, overrides: [] },
  isWanted: () => true
};
async function validateCustomizations(guidance, { compatibility, workspaceFolders }, terms = EVERYTHING3) {
  let listed = await listOnce(guidance.repository), listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders }), repository = await viewRepository(listed, listing, guidance.repository, terms.repositoryName), assumed = terms.config.areAssumed === true ? await assumeClients(repository) : void 0, config = assumed === void 0 ? terms.config : { ...terms.config, clients: assumed.clients }, checked = await checkFiles2(listing.files, listing.problems, repository, RULES, config), validation = concludeValidation(checked, listing.files, { ...terms, config });
  return assumed === void 0 ? validation : { ...validation, clientEvidence: assumed.evidence };
}
function concludeValidation(checked, files, { config, baseline, isWanted, isReported = () => true }) {
  let findings = foldLinked(checked.findings, files), { suppressed } = checked, { fresh, known: known5, stale } = compareWithBaseline(findings, baseline, config), otherPaths = new Map(files.map((file) => [file.path, file.otherPaths])), ofWantedFiles = (all) => all.filter(({ path }) => isWanted(path) || otherPaths.get(path)?.some(isWanted) === true), inWanted = ofWantedFiles, wanted = (all) => inWanted(all).filter(isReported), found = inWanted([...fresh, ...stale]), diagnostics = inFileOrder(found.filter(isReported)), checkedFiles = ofWantedFiles(files);
  return {
    diagnostics,
    copyOf: checked.copyOf,
    hidden: found.length - diagnostics.length,
    files: checkedFiles.length,
    kinds: countKinds(checkedFiles),
    clients: config.clients,
    suppressed: wanted(suppressed).length,
    known: wanted(known5).length
  };
}
function countKinds(files) {
  return new Map([...groupBy3(files, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]));
}
function compareWithBaseline(findings, baseline, config) {
  if (baseline === void 0)
    return { fresh: findings, known: [], stale: [] };
  let { path } = baseline.source, enabled = selectEnabledRules(RULES, config)(path), { stale, ...compared } = applyBaseline(findings, baseline), reported = stale.filter(({ rule }) => !enabled.isOff(rule));
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
  VERSION as VERSION2
} from "./chunk-ODGQ6ULG.js";
import {
  count as count4
} from "./chunk-W24XEJI4.js";
import {
  EXIT,
  usageError as usageError3
} from "./chunk-7GTNOTFN.js";
// src/jobs/open/note-sparse.ts
async function noteSparse(opened) {
  if (opened.kind === "problem")
    return;
  let paths = (await opened.repository.leftOutPaths()).filter((path) => identify2(path) !== void 0), [are, them] = paths.length === 1 ? ["is", "it"] : ["are", "them"];
  return paths.length === 0 ? void 0 : `Not checked: ${nameFirst(paths)}, which ${are} not on the disk, because this clone is a sparse checkout. \`git sparse-checkout add FOLDER\` brings ${them} back.`;
}
// src/reports/validation/assumed-clients.ts
function describeAssumedClients({ clientEvidence = [] }) {
  return clientEvidence.length === 0 || clientEvidence.length === CLIENTS7.length ? [] : [`Clients assumed from the files: ${clientEvidence.map(({ client }) => CLIENT_NAMES4[client]).join(", ")} (change with \`clients\`).`];
}
// src/reports/validation/fold-findings.ts
var MIN_FILES3 = 3;
function foldFindings(diagnostics) {
  let folds = [...groupBy4(diagnostics, likenessOf).values()].flatMap((findings) => {
    let [first] = findings, files = new Set(findings.map(({ path }) => path)).size;
    return first === void 0 || files < MIN_FILES3 ? [] : [{ rule: first.rule, severity: first.severity, findings }];
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
  let isOneRule = new Set(diagnostics.map(({ rule }) => rule)).size === 1, { counted, shown } = isOneRule ? { counted: [], shown: diagnostics } : setApartInfos(diagnostics), { folds, rest } = foldFindings(shown), width = reportWidth(columns), pen = { paint, width, isNew: rememberSaid(), maxPlaces: isOneRule ? MAX_PLACES_OF_ONE_RULE : MAX_PLACES }, files = [...groupBy4(rest, ({ path }) => path)];
  return `${[
    ...counted.length === 0 ? [] : [drawCounted(counted, pen)],
    ...worstFirst(folds).toReversed().map((fold) => drawFold(fold, pen)),
    ...files.map(([path, own]) => drawFile(path, own, pen)),
    wrapText3(validationSentence(validation), width, PLAIN).join(`
`),
    ...describeAssumedClients(validation).map((sentence) => wrapText3(sentence, width, PLAIN).join(`
`)),
    ...describeFirstStep(validation).map((sentence) => wrapText3(sentence, width, PLAIN).join(`
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
  let byRule = [...groupBy4(infos, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length), width = String(byRule[0]?.[1].length ?? 0).length;
  return [
    `${paint(SEVERITY_STYLE.info, count4(infos.length, "info"))}, shown in full by \`--rule RULE\`:`,
    ...byRule.flatMap(([rule, own]) => {
      let places = own.slice(0, COUNTED_PLACES).map(({ path, start }) => `${shownPath3(path)}:${start.line}`), more = own.length > places.length ? ", \u2026" : "";
      return wrapText3(oneLine2(`${String(own.length).padStart(width)}  ${rule}: ${places.join(", ")}${more}`), most, {
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
  let files = new Set(findings.map(({ path }) => path)).size, same = sameOf(findings, ({ message }) => message), hint = sameOf(findings, (finding) => finding.hint), said = same ?? RULES.find(({ id }) => id === rule)?.description ?? rule, [{ why } = { why: void 0 }] = findings, entries = same === void 0 ? findings.map((one) => drawPlace(one, hint === void 0, pen.width)) : mergePlaces(findings, pen.width), shown = entries.slice(0, pen.maxPlaces), notShown = entries.length - shown.length, further = `\u2026 and ${notShown} more; \`--rule ${rule}\` lists them all.`;
  return [
    ...drawHead(
      { place: "", severity, said: `${said}: ${count4(findings.length, "time")} in ${count4(files, "file")}`, rule },
      pen
    ),
    ...[why ?? [], hint === void 0 ? [] : withFixNote(hint, findings)].flat().flatMap((sentence) => wrapText3(oneLine2(sentence), pen.width, BELOW)),
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
    ...wrapText3(
      `${shownPath3(path)}:${start.line}:${start.column}${alsoAt([finding])}${andCopies([finding])}  ${oneLine2(message)}`,
      width,
      {
        first: "  ",
        rest: "      "
      }
    ),
    ...withHint && hint !== void 0 ? wrapText3(oneLine2(withFixNote(hint, [finding])), width, { first: "      ", rest: "      " }) : []
  ];
}
function mergePlaces(findings, width) {
  return [...groupBy4(findings, ({ path }) => path)].map(
    ([path, own]) => wrapText3(`${shownPath3(path)}:${listPlaces2(own)}${alsoAt(own)}${andCopies(own)}`, width, {
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
  let { shown, rest } = worstOfFile(findings, MAX_SHOWN_OF_A_FILE), equal = groupBy4(shown, ({ rule, severity, message }) => JSON.stringify([rule, severity, message]));
  return [
    ...wrapText3(`${shownPath3(path)}${alsoAt(findings)}: ${describeCountsOfFile(findings)}`, pen.width, PLAIN_REST).map(
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
    ...said.flatMap((sentence) => wrapText3(oneLine2(sentence), pen.width, BELOW))
  ].join(`
`);
}
function isFrontmatterMark({ start, sourceLine }) {
  return start.line === 1 && sourceLine?.trim() === "---";
}
var LINE_MARGIN = 8;
function drawHead({ place: place2, severity, said, rule }, { paint, width }) {
  let begin = place2 === "" ? severity : `  ${place2}  ${severity}`, styled = place2 === "" ? paint(SEVERITY_STYLE[severity], severity) : `  ${place2}  ${paint(SEVERITY_STYLE[severity], severity)}`, name = `[${rule}]`, [first = "", ...rest] = wrapText3(`${begin}  ${oneLine2(said)} ${name}`, width, {
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
      let { validationSarif } = await import("./validation-sarif-SB7VCCRQ.js");
      return jsonText(validationSarif(validation, VERSION2));
    }
    case "markdown": {
      let { validationMarkdown } = await import("./validation-markdown-WSMET64R.js");
      return validationMarkdown(validation);
    }
    case "github": {
      let { validationCommands } = await import("./validation-commands-HE63LJ6E.js");
      return validationCommands(validation);
    }
    case "summary": {
      let { validationSummary } = await import("./validation-summary-FZAMVWA3.js");
      return validationSummary(validation, paint, columns);
    }
    case "gitlab": {
      let { codeQualityReport } = await import("./code-quality-ZVYZGLU2.js"), { diagnosticProblems } = await import("./problem-7HPMGO3P.js");
      return jsonText(codeQualityReport(diagnosticProblems(validation.diagnostics)));
    }
    case "html": {
      let { validationHtml } = await import("./validation-html-HB4USTWU.js");
      return validationHtml(validation);
    }
    case "junit": {
      let { junitXml } = await import("./junit-W4JOJDXB.js"), { diagnosticProblems } = await import("./problem-7HPMGO3P.js");
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
    let { refuseUnwritable } = await import("./write-output-EFIESEYT.js");
    await refuseUnwritable(options.sarifFile, "sarif-file");
  }
  let unread = await noteConfigFault(line, workspace, follow2);
  unread !== void 0 && terminal.say(unread.sentence);
  let failOn = validateFailOn(options), guidance = await localGuidance(workspace, workspace, options, line.userFolder), given = line.writeBaseline ? readTermsAlone(options) : await readTerms(options, workspace), selected = withOperands(given, await resolveOperands(root, line.operands)), terms = { ...withFilters(selected, line), repositoryName: () => readOwnName2(root) };
  if (line.writeBaseline)
    return writeBaselineFile(root, guidance, options, terms, terminal);
  let { format = line.summary ? "summary" : "text" } = line;
  if (line.fix === "suggest" && format === "text")
    return suggestChanges(guidance, options, terms, terminal);
  let validation = line.fix === "safe" ? await fixFiles(root, guidance, options, terms, terminal) : await validateCustomizations(guidance, options, terms), narrowedBy = line.operands.length > 0 ? "operands" : options.paths.length > 0 ? "paths" : void 0, reported = FOR_PEOPLE.has(format) ? withCopiesFolded({ ...validation, ...narrowedBy === void 0 ? {} : { narrowedBy } }) : validation;
  await terminal.print(await drawValidation(reported, format, terminal), { commands: format === "github" });
  let absent = await noteSparse(around);
  if (absent !== void 0 && terminal.say(absent), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-EFIESEYT.js");
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
function withFilters(terms, { rules, severity }) {
  let ids = new Set(RULES.map(({ id }) => id)), unknown = rules.find((id) => !ids.has(id));
  if (unknown !== void 0)
    throw usageError3("unknown-rule", `There is no rule \`${unknown}\``, suggestRule(unknown));
  let least = DIAGNOSTIC_SEVERITIES5.indexOf(severity ?? "info");
  return {
    ...terms,
    isReported: (finding) => (rules.length === 0 || rules.includes(finding.rule)) && DIAGNOSTIC_SEVERITIES5.indexOf(finding.severity) <= least
  };
}
async function writeBaselineFile(root, guidance, options, terms, terminal) {
  let { diagnostics } = await validateCustomizations(guidance, options, terms), path = options.baseline ?? BASELINE_PATH2, { writeFiles } = await import("./write-files-DG4J3ZBX.js");
  return await writeFiles(root, /* @__PURE__ */ new Map([[path, writeBaseline(diagnostics)]])), terminal.say(
    `${path} now has ${count4(diagnostics.length, "known problem")}. From now on, only other problems are reported.`
  ), EXIT.done;
}
var NOTHING_FIXED = "No problem has a fix that is certain, so no file changes.";
async function fixFiles(root, guidance, options, terms, terminal) {
  let { planFixes } = await import("./fix-65IJC2KE.js"), { describeKeptName } = await import("./kept-names-QYOZLJAS.js"), { changes, fixed, kept, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    let { drawFixes } = await import("./fixes-SLC2RJI4.js");
    return terminal.say(changes.size === 0 ? NOTHING_FIXED : await drawFixes(changes, guidance.repository, terminal.paint)), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), validateCustomizations(guidance, options, terms);
  }
  let { writeFiles } = await import("./write-files-DG4J3ZBX.js");
  return await writeFiles(root, changes), terminal.say(
    fixed.length === 0 ? NOTHING_FIXED : `Fixed ${count4(fixed.length, "problem")} in ${count4(changes.size, "file")}.`
  ), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), validation;
}
async function suggestChanges(guidance, options, terms, terminal) {
  let { findMentions: findMentions2 } = await import("./find-mentions-BXEAQQGF.js"), { planFixes } = await import("./fix-65IJC2KE.js"), { drawSuggestions } = await import("./suggestions-Z4NCSRV3.js"), { diagnostics } = await validateCustomizations(guidance, options, terms), { kept } = await planFixes(guidance, options, terms), renamings = diagnostics.flatMap(
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
  COPILOT_CLI_AGENTS,
  FAMILIES2 as FAMILIES,
  KIND_TITLES,
  RULES,
  SEVERITY_STYLE,
  VSCODE_AGENTS,
  WHOLE_FILE2 as WHOLE_FILE,
  chooseRules,
  concludeValidation,
  countSeverity,
  describeCountsOfFile,
  describeFirstStep,
  diagnose,
  isAboutLoading,
  isArchived,
  isFixture,
  isOtherVendor,
  isShown3 as isShown,
  listAhead,
  listOnce,
  nothingFound,
  openBaseline,
  openChecker,
  readOwnName2 as readOwnName,
  readTerms,
  readTermsAlone,
  ruleHead,
  ruleJson,
  rulesText,
  runValidate,
  securityForkChangesInstructions,
  selectEnabledRules,
  standingOfModel,
  suggestRule,
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
  worstOfFile
};
