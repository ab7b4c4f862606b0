import {
  HOME_PATH as HOME_PATH,
  SENDS as SENDS,
  findDialect as findDialect,
  isSomebody as isSomebody,
  mayBePage as mayBePage,
  readCommands as readCommands,
  readEntries as readEntries,
  readEvents as readEvents,
  sayUnknown as sayUnknown,
  skillAssetTooLarge as skillAssetTooLarge,
  skillFileMissing as skillFileMissing,
  skillFolders as skillFolders,
  skillHidesCommand as skillHidesCommand,
  skillUnreferencedFile as skillUnreferencedFile,
  isLibrary as isLibrary,
  judgeKeys as judgeKeys,
  readIgnored as readIgnored,
  findMeantKey as findMeantKey,
  nearestName as nearestName,
  isReadWithoutError as isReadWithoutError,
  oncePerText as oncePerText
} from "./joined-133c8eb8.js";
import {
  countCharacters as countCharacters,
  splitToolList as splitToolList
} from "./joined-163616c8.js";
import {
  rangeAround as rangeAround,
  listNames as listNames,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES,
  compileGlob as compileGlob,
  splitGlobList as splitGlobList,
  CLIENTS as CLIENTS,
  folderOf as folderOf,
  joinPath as joinPath,
  nameOf as nameOf,
  parentsOf as parentsOf,
  resolveLink as resolveLink,
  lazily as lazily,
  lineAt as lineAt,
  readLineEnding as readLineEnding,
  isBroken as isBroken
} from "./joined-1c6c8fb1.js";
import {
  isAmongChatModes as isAmongChatModes,
  isChatMode as isChatMode,
  hasLateHead as hasLateHead,
  editsUpTo as editsUpTo,
  isSwapped as isSwapped,
  nearMisses as nearMisses
} from "./joined-ed214829.js";
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
  quote as quote,
  quoteValue as quoteValue
} from "./joined-a845ed26.js";
import {
  regex as regex,
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet,
  wordsIn as wordsIn,
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CLAUDE_MODELS,
  OFFERED_MODELS,
  OTHER_CLAUDE_MODELS,
  RETIRED_MODELS
} from "./chunk-O73FMP6N.js";
import {
  isPlaceholderMap,
  isServerOfAgent
} from "./chunk-CO6OTYV5.js";
import {
  CODEX_HOOK_EVENTS,
  copilotAlias,
  findOpeningLine,
  findServer,
  findToolSet,
  findValueRange,
  isAllTools,
  isClaudeAgent,
  isVscodeTool,
  jsonSyntaxRule,
  mayBeNote,
  mayBeTool,
  slipInSet,
  toolNames,
  vscodeSuccessors
} from "./chunk-J7EX5RSY.js";
import {
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  GITHUB_SERVERS,
  NEVER_TOOLS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS
} from "./chunk-33H6HWXO.js";

// src/customizations/frontmatter/model-standing.ts
var MAX_NAME_CHARACTERS = 80, CLAUDE_FAMILIES = ["fable", "haiku", "opus", "sonnet"], offeredByKey = lazily(
  () => new Map(OFFERED_MODELS.map((name) => [modelKey(name), name]))
), retiredByKey = lazily(
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
  for (let [known2, name] of offeredByKey())
    if (known2.replaceAll(/\D/g, "") === digits && (editsUpTo(1, key, known2) !== void 0 || isTransposed(key, known2)))
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
    return !1;
  let { family, version } = read, known2 = versions()[family] ?? [];
  return version === void 0 || !known2.includes(version) && known2.some((one) => one > version);
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

// src/rules/reading/tools/tool-list.ts
var MAX_TOOLS = 500, readTools = oncePerText((text) => readNameList(text, "tools"));
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
function listedTool(name, place) {
  let found = lazily(place);
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
  let inner = withoutQuotes(text, range, value), isLiteral = text.slice(inner.start, inner.end) === value;
  return splitToolList(value).slice(0, MAX_TOOLS).map(
    (item) => listedTool(
      item.value,
      () => isLiteral ? locateName(text, { start: inner.start + item.range.start, end: inner.start + item.range.end }, item.value) : { whole: range, range }
    )
  );
}
function withoutQuotes(text, range, value) {
  let written = text.slice(range.start, range.end);
  return written.length === value.length + 2 && /^(['"]).*\1$/s.test(written) && written.slice(1, -1) === value ? { start: range.start + 1, end: range.end - 1 } : range;
}
function removal(text, tools, index) {
  let tool = tools[index], before = tools[index - 1], after = tools[index + 1], cut = tool !== void 0 && before !== void 0 ? { start: before.whole.end, end: tool.whole.end } : tool !== void 0 && after !== void 0 ? { start: tool.whole.start, end: after.whole.start } : void 0, gap = cut && text.slice(cut.start, cut.end);
  return cut === void 0 || cut.end <= cut.start || gap?.includes("#") === !0 ? void 0 : cut;
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
var MAX_MODELS = 100, readModels = oncePerText(({ frontmatter, text }) => {
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
    check(findings, file, report) {
      if (isClaudeAgent(file) === (flavour === "claude"))
        for (let finding of findings)
          report(...finding);
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
  (text, report) => {
    for (let { name, range, standing } of readModels(text)) {
      let parts = standing?.kind === "offered" ? [name] : splitModels(name);
      parts.length > 1 && standing !== void 0 && parts.some((part) => standingOfModel(part).kind !== "beyond") && report(range, {
        message: `${quoteValue(name)} is read as the name of one model`,
        hint: `Write a list: ${quote(`model: [${parts.slice(0, MAX_SHOWN).join(", ")}]`, { most: MAX_HINT_CHARACTERS })}.`
      });
    }
  }
), MAX_SHOWN = 5, MAX_HINT_CHARACTERS = 200;

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
  (file, report) => {
    let { model } = file.frontmatter.data, range = findValueRange(file, ["model"]);
    if (model == null || range === void 0)
      return;
    if (Array.isArray(model) && model.length === 0) {
      report(range, {
        message: "`model` is an empty list",
        hint: "Name a model, or remove the line to use the selected model."
      });
      return;
    }
    let wrong = wrongNames(model, ["model"]).filter((one) => !isConfigured(one));
    Array.isArray(model) && wrong.length === 0 && file.frontmatter.data.target !== "vscode" && report(
      range,
      {
        message: "`model` is a list, which only VS Code reads",
        hint: "Name one model, or write `target: vscode` if the agent is only for VS Code."
      },
      { effects: ONLY_IN_VSCODE }
    );
    for (let { path, value } of wrong)
      report(findValueRange(file, path) ?? range, {
        message: path.length === 1 ? `\`model\` is ${describe(value)}, not the name of a model` : `${quoteValue(value)} is not the name of a model`,
        hint: "Write `model: Claude Sonnet 4.6`, or a list of such names."
      });
  }
), ONLY_IN_VSCODE = [
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
  (text, report) => {
    let models = readModels(text);
    for (let { name, range, standing } of models)
      if (standing?.kind === "retired") {
        let { successor } = standing, isThere = models.some((other) => other.standing?.kind === "offered" && other.standing.name === successor), suffix = /\(copilot\)$/i.test(name) ? " (copilot)" : "";
        report(
          range,
          {
            message: `${quoteValue(name)} was retired on ${standing.date}`,
            hint: isThere ? `Remove it: \`${successor}\` is already listed.` : `Write \`${successor}${suffix}\`, or another current model.`
          },
          isThere ? {} : {
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
  (text, report, options) => {
    let allowed = options.list("allow");
    for (let { name, range, standing } of readModels(text))
      standing?.kind === "unknown" && splitModels(name).length === 1 && !allowed.includes(name) && report(range, {
        message: `${quoteValue(name)} is not a model that Copilot offers`,
        hint: standing.near === void 0 ? "Write a name from the list of supported models, or remove the line." : `Did you mean \`${standing.near}\`?`
      });
  }
);

// src/rules/agent-models/index.ts
var AGENT_MODEL_RULES = [agentModelSyntax, agentModelType, modelRetired, modelUnknown];

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
  check(file, report) {
    isReadWithoutError(file) && file.frontmatter.block !== void 0 && isBlank(file) && report(findOpeningLine(file), {
      message: "The agent has nothing below its frontmatter",
      hint: "Write below the frontmatter who the agent is, what it does, and how."
    });
  }
};
function isBlank({ body, text }) {
  for (let at = body.start; at < body.end; at += 1)
    if (text.charAt(at).trim() !== "")
      return !1;
  return !0;
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
  (text, report, options) => {
    let { body } = text, most = options.integer("characters");
    if (body.end - body.start <= most)
      return;
    let characters = countCharacters(text.text.slice(body.start, body.end).trim());
    characters > most && report(findOpeningLine(text), {
      message: `The text of the agent has ${writeCount(characters)} characters; the limit is ${writeCount(most)}`,
      hint: "Move details into skills, or into files that the text links to."
    });
  }
);

// src/customizations/known/known-agents.ts
var VSCODE_AGENTS = ["Agent", "Ask", "Edit", "Explore", "General Purpose", "Plan"], COPILOT_CLI_AGENTS = wordsIn(
  "code-review explore general-purpose research rubber-duck security-review task"
), CLAUDE_AGENTS = wordsIn(
  "general-purpose Explore Plan statusline-setup claude-code-guide"
), VSCODE_SESSIONS = wordsIn(
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
  check(opening, { name }, report) {
    COPILOT_CLI_AGENTS.includes(name.toLowerCase()) && report(opening, {
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
  check({ opening, hasName }, file, report) {
    (hasName || !mayBeNote(file)) && report(opening, {
      message: "The agent has no `description`",
      hint: "Add a line `description: \u2026` that says what the agent is for and when to use it."
    });
  }
}, KEYS_OF_AGENTS = regex("i")`
  ^(?:
    tools|disallowedTools|disallowed-tools|model|color|skills|hooks|handoffs|target|permissionMode|mcp-?servers
    |memory|argument-hint|agents|prompt|background|effort|isolation|maxTurns|infer|user-invocable
    |disable-model-invocation
  )$
`, MIN_OWN_KEYS = 3;
function isOfOwnProgram(data) {
  let own = Object.keys(data).filter((key) => key !== "name");
  return own.length >= MIN_OWN_KEYS && !own.some((key) => KEYS_OF_AGENTS.test(key));
}
function hasOtherSpelling(data) {
  return Object.keys(data).some((key) => key.length < 20 && /^desc/i.test(key));
}

// src/rules/reading/agents/agent-references.ts
var MAX_REFERENCES = 100, readAgentFrontmatter = oncePerText((text) => {
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
    (handoff, index) => isRecord(handoff) ? reference(text, ["handoffs", index, "agent"], handoff.agent, handoff.send === !0).map(
      (one) => hasPrompt(handoff) ? one : { ...one, isEmpty: !0 }
    ) : []
  ) : [];
}
function hasPrompt({ prompt }) {
  return prompt != null && prompt !== "";
}
function readAgents(text) {
  let agents = text.frontmatter.data.agents;
  return Array.isArray(agents) ? agents.slice(0, MAX_REFERENCES).flatMap((agent, index) => reference(text, ["agents", index], agent, !0)) : [];
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
var MIN_NAME_CHARACTERS = 4, MAX_NAME_CHARACTERS3 = 100;
function copilotAgents(agents) {
  return agents.filter(({ file }) => !isClaudeAgent(file));
}

// src/rules/agents/agent-duplicate-name.ts
var COPY = [
  info(
    ["vscode", "github", "copilot-cli", "claude"],
    "The files are equal, so it makes no difference which one the client loads until one of them is changed."
  )
], agentDuplicateName = {
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
  async check(all, report, repository) {
    for (let together of groupBy(all.filter(isStillRead), groupKey).values()) {
      let byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name), byFile = groupBy(together.filter(isKnownByFile), ({ file }) => file.name);
      for (let agent of together) {
        let { file, fact } = agent, name = fact.name ?? file.name, other = findOther(agent, byName.get(name)) ?? (isKnownByFile(agent) ? findOther(agent, byFile.get(file.name)) : void 0);
        if (other !== void 0) {
          let isCopy = await areEqual(repository, file.path, other.file.path);
          (!isCopy || isSecond(file.path, other.file.path)) && report(
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

// src/rules/agents/agent-frontmatter-required.ts
var AS_PAGE = [
  info(
    ["github", "copilot-cli", "claude"],
    "github.com, the Copilot CLI and Claude Code leave the file out. By its name, it is a page for people."
  )
], agentFrontmatterRequired = {
  id: "agent-frontmatter-required",
  scope: "file",
  kinds: ["agent"],
  looksFor: { noFrontmatter: !0 },
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
  check(opening, file, report) {
    !mayBeNote(file) && !isChatMode(file.path) && report(
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
  (text, report) => {
    if (text.frontmatter.data.target === "github-copilot")
      for (let key of KEYS) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` has no effect with \`target: github-copilot\``,
          hint: "Remove the key, or remove `target` if the agent is for both."
        });
      }
  }
), KEYS = ["handoffs", "argument-hint", "agents", "hooks"];

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
  (text, report) => {
    for (let { path, at, message, hint } of findFaults(text.frontmatter.data.github)) {
      let range = (at === "key" ? text.frontmatter.rangeOfKey(path) : void 0) ?? findValueRange(text, path);
      range !== void 0 && report(range, { message, hint });
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
var MAX_SCOPES = 50, SCOPES = /* @__PURE__ */ new Map([
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
]), ELSEWHERE = /^(?:[Aa]fter|[Bb]efore|[Oo]n)(?=[A-Z_-])/;
function isEventElsewhere(event) {
  return ELSEWHERE.test(event);
}
var CLAUDE_EVENTS = wordSet(`
  ConfigChange CwdChanged Elicitation ElicitationResult FileChanged InstructionsLoaded Notification PermissionDenied
  PermissionRequest PostCompact PostToolBatch PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd
  SessionStart Setup Stop StopFailure SubagentStart SubagentStop TaskCompleted TaskCreated TeammateIdle
  UserPromptExpansion UserPromptSubmit WorktreeCreate WorktreeRemove
`), CURSOR_EVENTS = wordSet(`
  afterAgentResponse afterAgentThought afterFileEdit afterMCPExecution afterShellExecution afterTabFileEdit
  beforeMCPExecution beforeReadFile beforeShellExecution beforeSubmitPrompt beforeTabFileRead postToolUse
  postToolUseFailure preCompact preToolUse sessionEnd sessionStart stop subagentStart subagentStop workspaceOpen
`), CODEX_EVENTS = new Set(CODEX_HOOK_EVENTS);

// src/rules/reading/hooks/hook-shape.ts
var EVENTS = wordsIn(`
  Notification PermissionRequest PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd SessionStart Setup
  Stop SubagentStart SubagentStop UserPromptSubmit agentStop errorOccurred notification permissionRequest postToolUse
  preCompact preToolUse sessionEnd sessionStart subagentStart subagentStop userPromptSubmitted
`), EXAMPLES = "`PreToolUse`, `PostToolUse`, `Stop`", EVENT_NAMES = new Map(EVENTS.map((name) => [name, name]));
function isHookEvent(name) {
  return EVENT_NAMES.has(name);
}
var TYPES = /* @__PURE__ */ new Set(["command", "http", "prompt", "agent", "mcp_tool"]), COMMANDS = ["command", "bash", "powershell", "windows", "linux", "osx", "exec"], MAX_FAULTS = 20, MAX_ITEMS = 100;
function findHookFaults(hooks) {
  return hooks == null ? [] : isRecord(hooks) ? Object.entries(hooks).slice(0, MAX_ITEMS).flatMap(([event, items]) => [...findEventFaults(event), ...findListFaults(items, [event], !0)]).slice(0, MAX_FAULTS) : [
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
  return [{ path: [event], isKey: !0, message: `${quoteValue(event)} is not a hook event`, hint }];
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
    return findListFaults(item.hooks, [...path, "hooks"], !1);
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
  check(file, report) {
    for (let { path, isKey, message, hint } of findHookFaults(file.frontmatter.data.hooks)) {
      let range = isKey === !0 ? file.frontmatter.rangeOfKey(["hooks", ...path]) : findValueRange(file, ["hooks", ...path]);
      range !== void 0 && report(range, { message, hint });
    }
  }
};

// src/rules/agents/agent-infer-deprecated.ts
var agentInferDeprecated = {
  id: "agent-infer-deprecated",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["infer"], problems: !0 },
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
  check({ frontmatter }, report) {
    let key = frontmatter.rangeOfKey(["infer"]);
    if (key === void 0)
      return;
    let value = frontmatter.data.infer, range = frontmatter.rangeOf(["infer"]), isClear = typeof value == "boolean" && range !== void 0 && !Object.hasOwn(frontmatter.data, SUCCESSOR);
    report(
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
}, SUCCESSOR = "disable-model-invocation";

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
  (text, report) => {
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
      range !== void 0 && report(range, {
        message,
        hint: 'Write pairs of strings, in quotes if they look like numbers or dates: `version: "1.0"`.'
      });
    }
  }
), MAX_PAIRS = 100;

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
  (text, report) => {
    let { reasoningEffort: effort } = text.frontmatter.data, range = findValueRange(text, ["reasoningEffort"]);
    effort != null && effort !== "" && range !== void 0 && !EFFORTS.includes(effort) && report(range, {
      message: `${quoteValue(effort)} is not a valid \`reasoningEffort\``,
      hint: `Write one of ${EFFORTS.map(quoteValue).join(", ")}.`
    });
  }
), EFFORTS = ["low", "medium", "high", "xhigh", "max"];

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
  (text, report) => {
    let target = text.frontmatter.data.target;
    if (target == null || target === "" || isTarget(target))
      return;
    let range = findValueRange(text, ["target"]);
    if (range === void 0)
      return;
    let meant = typeof target == "string" ? MEANT.get(target.trim().toLowerCase()) : void 0;
    report(
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
    let { name, handoffs, agents } = readAgentFrontmatter(text), closed = data["user-invocable"] === !1 && data["disable-model-invocation"] === !0 ? findValueRange(text, ["disable-model-invocation"]) : void 0, names3 = [...handoffs, ...agents].map(({ agent }) => agent);
    return names3.length === 0 && closed === void 0 ? void 0 : { names: names3, ...name !== void 0 && { name }, ...closed && { closed } };
  },
  check(facts, report) {
    let named = new Set(facts.flatMap(({ fact }) => fact.names));
    for (let { file, fact } of facts)
      fact.closed !== void 0 && !isClaudeAgent(file) && !named.has(fact.name ?? file.name) && !named.has(file.name) && report(file, fact.closed, {
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
  looksFor: { keys: ["user-invokable"], problems: !0 },
  description: "An agent has the old key `user-invokable`",
  effects: [
    warning(["vscode"], "VS Code has renamed the key to `user-invocable` and still reads the old one for now."),
    warning(["github", "copilot-cli"], "github.com and the Copilot CLI document only `user-invocable`.")
  ],
  fixes: "Writes `user-invocable`, unless the file already has that key.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ frontmatter }, report) {
    let key = frontmatter.rangeOfKey(["user-invokable"]);
    if (key === void 0)
      return;
    let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR2);
    report(
      key,
      {
        message: "`user-invokable` is the old spelling of `user-invocable`",
        hint: hasBoth ? `Remove the line: the file already has \`${SUCCESSOR2}\`.` : `Write \`${SUCCESSOR2}\`.`
      },
      hasBoth ? {} : { fix: { kind: "edits", edits: [{ ...key, text: SUCCESSOR2 }] } }
    );
  }
}, SUCCESSOR2 = "user-invocable";

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
  (text, report) => {
    if (text.frontmatter.data.target === "vscode")
      for (let key of KEYS2) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` has no effect with \`target: vscode\``,
          hint: "Remove the key, or remove `target` if the agent is for both."
        });
      }
  }
), KEYS2 = ["mcp-servers", "metadata", "models", "modelPolicy", "include-custom-instructions", "sidekick"];

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
  (text, report) => {
    for (let [key, takes] of Object.entries(VALUES).filter(
      ([key2]) => KEYS3[text.kind === "agent" ? "agent" : "command"].includes(key2)
    )) {
      let value = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.data[key] : void 0, range = value == null || value === "" ? void 0 : findValueRange(text, [key]);
      range !== void 0 && !takes.values.includes(value) && !((typeof value == "string" || typeof value == "number") && takes.pattern?.test(String(value)) === !0) && report(
        range,
        {
          message: `${quoteValue(value)} is not a valid \`${key}\``,
          hint: `Write ${takes.values.map(quoteValue).join(", ")}${takes.orElse ?? ""}.`
        },
        key === "color" ? { effects: ONLY_LOOKS } : {}
      );
    }
  }
), KEYS3 = {
  agent: ["model", "permissionMode", "memory", "effort", "color", "isolation"],
  command: ["model", "effort", "shell"]
}, ONLY_LOOKS = [info(["claude"], "Claude Code does not know the color and shows the agent without one.")], VALUES = {
  model: {
    values: CLAUDE_MODELS,
    pattern: OTHER_CLAUDE_MODELS,
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
  (text, report) => {
    let { name } = text.frontmatter.data, range = typeof name == "string" && name.trim() !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? findValueRange(text, ["name"]) : void 0;
    range !== void 0 && report(
      range,
      {
        message: `${quoteValue(name)} is not a valid Claude Code agent name`,
        hint: "Write lower-case words separated by hyphens, such as `code-reviewer`."
      },
      IS_DISPLAYED.test(String(name)) ? { effects: AGAINST_THE_FORM } : {}
    );
  }
), IS_DISPLAYED = /^[\p{L}\p{N}]+(?:[ _.-]+[\p{L}\p{N}]+)*$/u, AGAINST_THE_FORM = [
  info(
    ["claude"],
    "Claude Code loads the agent, but documents names of lower-case letters and hyphens, which people can write after `@agent-`."
  )
];

// src/rules/claude-agents/claude-agent-name-required.ts
var KEYS4 = ["tools", "disallowedTools", "model", "permissionMode", "color"], claudeAgentNameRequired = {
  id: "claude-agent-name-required",
  scope: "file",
  kinds: ["agent"],
  description: "A Claude Code agent has no `name`",
  effects: [error(["claude"], "Claude Code requires a name and does not load the agent without one.")],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    let { data } = text.frontmatter;
    return isReadWithoutError(text) && !Object.hasOwn(data, "name") ? { opening: findOpeningLine(text), isAgent: KEYS4.some((key) => Object.hasOwn(data, key)) } : void 0;
  },
  check({ opening, isAgent }, file, report) {
    if (isClaudeAgent(file) && (isAgent || !mayBeNote(file))) {
      let texts = { message: "The agent has no `name`", hint: `Add a line \`name: ${suggestName(file.name)}\`.` };
      report(opening, texts, isInProject(file) ? {} : { effects: IN_PLUGIN });
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
  check(facts, report) {
    let known2 = new Set(
      facts.flatMap(
        ({ file, fact }) => fact.kind === "skill" ? [file.name, ...fact.name === void 0 ? [] : [fact.name]] : []
      )
    );
    for (let { file, fact } of facts)
      for (let { name, range } of fact.kind === "agent" && isClaudeAgent(file) ? fact.skills : [])
        !known2.has(name) && !name.includes(":") && report(file, range, {
          message: `The skill ${quoteValue(name)} does not exist`,
          hint: "Write the name of a folder in `.claude/skills`."
        });
  }
};

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
  check(unknown, file, report) {
    for (let { name, range } of isClaudeAgent(file) ? unknown : []) {
      let near = nearTool(name);
      (near !== void 0 || isForeign(name)) && report(range, {
        message: `Claude Code has no tool ${quoteValue(name)}`,
        hint: near === void 0 ? "Write the names that Claude Code uses: `Read`, `Edit`, `Bash`, `Grep`, \u2026" : `Did you mean \`${near}\`?`
      });
    }
  }
}, MAX_FINDINGS = 3, CLAUDE = /* @__PURE__ */ new Set([...CLAUDE_TOOLS, "*"]);
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
  check({ said, range, effects }, { path, standing }, report) {
    path.endsWith(".mdc") && standing !== "stray" && report(range, said, effects && { effects });
  }
}, GLOBS_IGNORED = [info(["cursor"], "Cursor sends the rule with every request and ignores its globs.")];
function findFault({ frontmatter, text }) {
  let { alwaysApply, description, globs } = frontmatter.data;
  if (alwaysApply === !0) {
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
  if (!((alwaysApply ?? !1) !== !1 || hasText(description) || hasText(globs)))
    return {
      range: frontmatter.rangeOfKey(["alwaysApply"]) ?? { start: 0, end: Math.min(3, text.length) },
      said: {
        message: "The rule neither always applies, nor has `globs` or a `description`",
        hint: "Add `alwaysApply: true`, `globs`, or a `description` by which the agent chooses the rule."
      }
    };
}
function hasText(value) {
  return typeof value == "string" ? value.trim() !== "" : typeof value == "number" || Array.isArray(value) && value.length > 0;
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
  collect: () => !0,
  check(_fact, { path }, report) {
    path === ".cursorrules" && report(
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
  check({ patterns, range }, file, report, repository) {
    file.level === "repository" && file.standing === "in-place" && file.path.includes("/rules/") && !isLibrary(repository) && !patterns.some((pattern) => mayMatch(pattern, file, repository)) && report(
      range,
      {
        message: `No file of the repository matches ${quote(patterns.join(", "))}`,
        hint: "Correct the globs, or delete the rule if the code that it is about no longer exists."
      },
      patterns.every((pattern) => pattern.startsWith("*")) ? { effects: FOR_LATER } : {}
    );
  }
}, FOR_LATER = [
  info(["cursor", "windsurf"], "Cursor and Windsurf use the rule as soon as the repository has such a file.")
], MAX_GLOBS = 100;
function readGlobs({ frontmatter }) {
  let { globs, alwaysApply, trigger } = frontmatter.data, range = frontmatter.rangeOf(["globs"]), patterns = (Array.isArray(globs) ? globs : [globs]).flatMap((one) => typeof one == "string" ? splitGlobList(one) : []).map(({ pattern }) => detachText(pattern.trim())).filter((pattern) => pattern !== "").slice(0, MAX_GLOBS), isUsed = alwaysApply !== !0 && (trigger === void 0 || trigger === "glob");
  return range === void 0 || patterns.length === 0 || !isUsed ? void 0 : { patterns, range };
}
var MAX_PATHS = 5e4;
function mayMatch(pattern, { root, path: own }, { paths }) {
  let folder = own.slice(0, Math.max(0, own.search(/(?:^|\/)\.(?:cursor|windsurf)\/rules\//))), base = folder === "" ? root : folder, anchored = pattern.replace(/^\.?\//, ""), globs = [
    anchored,
    `**/${anchored}`,
    `${anchored.replace(/\/$/, "")}/**`,
    `**/${anchored.replace(/\/$/, "")}/**`
  ].map((glob) => compileGlob(glob.toLowerCase()));
  return paths.entries.length > MAX_PATHS || anchored === "" || globs.some(({ kind }) => kind !== "glob") ? !0 : paths.entries.some(({ path, kind }) => {
    if (kind === "submodule" || kind === "closed-folder")
      return anchored.startsWith(path);
    let lower = [base === "" ? path : path.startsWith(`${base}/`) ? path.slice(base.length + 1) : void 0, path].flatMap((one) => one === void 0 ? [] : [one.toLowerCase()]);
    return globs.some((glob) => glob.kind === "glob" && lower.some((one) => glob.matches(joinPath("", one))));
  });
}

// src/rules/editor-rules/editor-rule-unknown-key.ts
var JUDGED = judgeKeys("unknown", sayUnknown("rules")), editorRuleUnknownKey = {
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
  check(keys, file, report, ...rest) {
    file.standing !== "stray" && JUDGED.check(keys, file, report, ...rest);
  }
};
function isWritten(value) {
  return value != null;
}

// src/rules/editor-rules/windsurf-rule-length.ts
var MAX_CHARACTERS = 12e3, windsurfRuleLength = {
  id: "windsurf-rule-length",
  scope: "file",
  kinds: ["windsurf-rule", "client-agent"],
  description: "A rule or workflow of Windsurf is longer than Windsurf allows",
  effects: [
    warning(
      ["windsurf"],
      `Windsurf allows ${writeCount(MAX_CHARACTERS)} characters for each file, and cuts off the rest.`
    )
  ],
  source: "https://docs.windsurf.com/windsurf/cascade/memories#rules",
  collect({ text }) {
    let characters = text.length <= MAX_CHARACTERS ? 0 : countCharacters(text);
    return characters > MAX_CHARACTERS ? characters : void 0;
  },
  check(characters, { kind, clients }, report) {
    if (kind === "client-agent" && !clients.includes("windsurf"))
      return;
    let what = kind === "client-agent" ? "workflow" : "rule";
    report(
      { start: 0, end: 0 },
      {
        message: `The ${what} has ${writeCount(characters)} characters, more than ${writeCount(MAX_CHARACTERS)}`,
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
  check(text, report) {
    let { frontmatter } = text, { trigger, globs, description, alwaysApply } = frontmatter.data;
    if (!(!frontmatter.present || frontmatter.problems.some(({ severity }) => severity === "error"))) {
      if (trigger == null) {
        globs != null && report(frontmatter.rangeOfKey(["globs"]) ?? findOpeningLine(text), {
          message: "`globs` has no effect without `trigger: glob`",
          hint: alwaysApply === !0 ? "Write `trigger: always_on` for `alwaysApply`." : "Add `trigger: glob`."
        });
        return;
      }
      checkTrigger(text, trigger, report), trigger === "glob" && isBlank2(globs) && reportAt(text, report, "`trigger: glob` needs `globs`", "Add `globs: src/**/*.ts`."), trigger === "model_decision" && isBlank2(description) && reportAt(text, report, "`trigger: model_decision` needs a `description`", "Describe when to use the rule.");
    }
  }
}, TRIGGERS = ["always_on", "model_decision", "glob", "manual"];
function checkTrigger({ frontmatter }, trigger, report) {
  let range = frontmatter.rangeOf(["trigger"]);
  if (range === void 0 || typeof trigger == "string" && TRIGGERS.includes(trigger))
    return;
  let written = String(trigger).toLowerCase().replaceAll(/[- ]/g, "_"), near = TRIGGERS.includes(written) ? written : SYNONYMS[written] ?? nearestName(written, TRIGGERS);
  report(range, {
    message: `${quote(String(trigger))} is not a trigger`,
    hint: near === void 0 ? `Write ${TRIGGERS.map((one) => `\`${one}\``).join(", ")}.` : `Did you mean \`${near}\`?`
  });
}
var SYNONYMS = {
  always: "always_on",
  alwayson: "always_on",
  globs: "glob",
  auto: "model_decision",
  model: "model_decision"
};
function reportAt({ frontmatter }, report, message, hint) {
  let range = frontmatter.rangeOf(["trigger"]);
  range !== void 0 && report(range, { message, hint });
}
function isBlank2(value) {
  return typeof value == "string" ? value.trim() === "" : typeof value != "number" && (!Array.isArray(value) || value.length === 0);
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
], MAX_LENGTH = 1e4;
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
    (quoted, _quote, inner, at) => !/\s|\|/.test(inner) || /(?:-c|-Command|\beval)\s*$/i.test(command.slice(Math.max(0, at - 20), at)) || /^\$\((?:curl|wget)/.test(inner) ? quoted : " ".repeat(quoted.length)
  );
}

// src/rules/hooks/hook-rule.ts
var MANIFEST = /(?:^|\/)\.claude-plugin\/plugin\.json$/, MAX_FINDINGS2 = 50;
function hookRule({ find, inManifests, ...parts }) {
  return {
    ...parts,
    scope: "file",
    kinds: inManifests === !0 ? ["hooks", "plugin"] : ["hooks"],
    collect(text) {
      if (text.kind === "plugin" && readEvents(text) === void 0 && !listsHooks(text))
        return;
      let faults = {
        copilot: find(text, "copilot"),
        claude: find(text, "claude"),
        codex: find(text, "codex"),
        cursor: find(text, "cursor")
      };
      return Object.values(faults).every(({ length }) => length === 0) ? void 0 : faults;
    },
    check(faults, file, report) {
      if (!(file.kind === "plugin" && !MANIFEST.test(file.path)))
        for (let { range, said, particulars } of chooseFaults(faults, file).slice(0, MAX_FINDINGS2))
          report(range, said, particulars);
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
    warning(["cursor"], "Cursor runs the command on the machine of everybody who trusts the folder, without asking."),
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
      let part = command.slice(danger.start, danger.end), at = text.text.slice(range.start, range.end).indexOf(part);
      return [
        {
          range: at < 0 ? range : { start: range.start + at, end: range.start + at + part.length },
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
    ([key, type]) => Object.hasOwn(value, key) && !isOfType(value[key], type) ? [valueFault(key, `The value of \`${key}\` is ${WORDS[type]}`, `Write ${HINTS[type]}.`)] : []
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
var WORDS = {
  string: "not a string",
  number: "not a number",
  boolean: "neither `true` nor `false`",
  object: "not an object",
  list: "not a list"
}, HINTS = {
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
]), RUN_BY_CODEX = /* @__PURE__ */ new Set(["command", "mcp_tool"]);
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
  ] : dialect === "codex" && !RUN_BY_CODEX.has(type) ? [valueFault("type", `Codex runs no hooks of the type ${quote(type)}`, "Write `command` or `mcp_tool`.")] : dialect === "codex" && value.async === !0 ? [valueFault("async", "Codex runs no hooks in the background", "Remove `async`.")] : dialect === "claude" && !mayHaveType(event, type) ? [
    valueFault(
      "type",
      `Hooks of \`${event}\` cannot have the type ${quote(type)}`,
      'Write `"type": "command"`, and let the command print the text.'
    )
  ] : [
    ...(dialect === "copilot" && type === "command" && ["bash", "powershell", "windows", "linux", "osx"].some((key) => Object.hasOwn(value, key)) ? [] : required.filter((key) => !Object.hasOwn(value, key))).map((key) => entryFault(`The hook of type \`${type}\` has no \`${key}\``, `Add the key \`${key}\`.`)),
    ...findWrongTypes(value, TYPES2),
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
var TYPES2 = {
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
}, SHELLS = /* @__PURE__ */ new Set(["bash", "powershell"]);
function findUnknownWords(value) {
  let { shell, if: condition } = value, tool = typeof condition == "string" ? /^\w+/.exec(condition)?.[0] ?? "" : "", near = tool === "" || CLAUDE_TOOLS.includes(tool) ? void 0 : nearestName(tool, CLAUDE_TOOLS);
  return [
    ...typeof shell == "string" && !SHELLS.has(shell) ? [valueFault("shell", `${quote(shell)} is not a shell of hooks`, "Write `bash` or `powershell`.")] : [],
    ...near === void 0 || tool.startsWith("mcp__") ? [] : [valueFault("if", `Claude Code has no tool ${quote(tool)}`, `Did you mean \`${near}\`?`)]
  ];
}

// src/rules/hooks/copilot-entry.ts
var COMMANDS2 = ["command", "bash", "powershell", "windows", "linux", "osx"];
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
var KEYS5 = /* @__PURE__ */ new Set([
  ...COMMANDS2,
  "type",
  "exec",
  "args",
  "cwd",
  "env",
  "timeout",
  "timeoutSec",
  "matcher"
]), TIME_KEYS = ["timeoutSec", "timeout"], TIMES = { timeoutSec: "number", timeout: "number" }, COMMAND_TYPES = {
  bash: "string",
  powershell: "string",
  command: "string",
  exec: "string",
  args: "list",
  cwd: "string",
  env: "object",
  ...TIMES
}, HTTP_TYPES = { headers: "object", allowedEnvVars: "list", ...TIMES };
function findCommandFaults(value) {
  let given = COMMANDS2.filter((key) => Object.hasOwn(value, key));
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
      let meant = KEYS5.has(key) ? void 0 : COMMANDS2.find((name) => editsUpTo(1, key, name) !== void 0);
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
], GRANTING = /* @__PURE__ */ new Set(["preToolUse", "permissionRequest", "PreToolUse", "PermissionRequest"]);
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

// src/rules/hooks/cursor-entry.ts
function findCursorEntryFaults({ value, isNested }) {
  if (!isRecord(value))
    return [entryFault("The hook is not an object", 'Write `{ "command": "\u2026" }`.')];
  if (isNested)
    return [
      entryFault(
        "The hook is in a list `hooks`, which Cursor does not read in this file",
        "Move the hook into the list of the event, and `matcher` into the hook."
      )
    ];
  let { type = "command" } = value;
  if (type !== "command" && type !== "prompt")
    return [
      valueFault(
        "type",
        typeof type == "string" ? `${quote(type)} is not a type of hook` : "The `type` of the hook is not a string",
        "Write `command` or `prompt`."
      )
    ];
  let faults = [...findWrongTypes(value, TYPES3), ...findShortTimes(value, ["timeout"])];
  return Object.hasOwn(value, type) ? faults : [describeMissing(type, Object.keys(value)), ...faults];
}
var TYPES3 = { command: "string", prompt: "string", timeout: "number", failClosed: "boolean" };
function describeMissing(type, keys) {
  let misspelled = keys.find((key) => key.length < 20 && nearestName(key, [type]) !== void 0);
  return misspelled === void 0 ? entryFault(`The hook has no \`${type}\``, `Add the key \`${type}\`.`) : keyFault(misspelled, `${quote(misspelled)} is not a key of a hook`, `Did you mean \`${type}\`?`);
}

// src/rules/hooks/hooks-entry-shape.ts
var hooksEntryShape = hookRule({
  id: "hooks-entry-shape",
  inManifests: !0,
  description: "A hook does not have the required form",
  effects: [
    error(["github", "copilot-cli"], "github.com and the Copilot CLI ignore the hook."),
    error(["vscode", "claude"], "VS Code and Claude Code do not run the hook."),
    error(["codex"], "Codex does not run the hook."),
    error(["cursor"], "Cursor does not run the hook.")
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  // If the file is not valid JSON, the parts that could be read may not be hooks.
  find: (text, dialect) => isBroken(text.json) ? [] : [...findListFaults2(text, dialect), ...findEntryFaults(text, dialect)]
}), WHOLE_FILE = [
  error(["github", "copilot-cli"], "github.com and the Copilot CLI reject the whole file."),
  error(["vscode", "claude"], "VS Code and Claude Code do not run these hooks."),
  error(["codex"], "Codex does not run these hooks."),
  error(["cursor"], "Cursor does not run these hooks.")
];
function findListFaults2({ json }, dialect) {
  let root = json.value, place = json.rangeOf(["hooks"]) ?? json.rangeOf([]), particulars = { effects: WHOLE_FILE };
  if (!isRecord(root))
    return place === void 0 || json.problems.length > 0 ? [] : [
      {
        range: place,
        said: { message: "The file is not a JSON object", hint: 'Write `{ "version": 1, "hooks": { \u2026 } }`.' },
        particulars
      }
    ];
  let { hooks } = root;
  if (!isRecord(hooks)) {
    let isWanted = dialect === "copilot" || Object.hasOwn(root, "hooks") || dialect !== "codex" && hasEvents(root), meant = Object.keys(root).find(
      (key2) => key2.length < 20 && nearestName(key2, ["hooks"]) !== void 0 && isRecord(root[key2])
    ), key = meant === void 0 || Object.hasOwn(root, "hooks") || dialect !== "copilot" ? void 0 : json.rangeOfKey([meant]);
    if (key !== void 0) {
      let said = { message: `${quote(meant ?? "")} is not a key of a hooks file`, hint: "Did you mean `hooks`?" };
      return [{ range: key, said, particulars }];
    }
    return place === void 0 || !isWanted || root.disableAllHooks === !0 ? [] : [
      {
        range: Object.hasOwn(root, "hooks") ? place : { start: place.start, end: place.start + 1 },
        said: {
          message: Object.hasOwn(root, "hooks") ? "`hooks` is not an object" : "The file has no `hooks`",
          hint: 'Write `"hooks": { "EVENT": [ \u2026 ] }`.'
        },
        particulars
      }
    ];
  }
  return Object.entries(hooks).flatMap(([event, list]) => {
    let range = Array.isArray(list) ? void 0 : json.rangeOf(["hooks", event]) ?? json.rangeOfKey(["hooks", event]);
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
  return readEntries(text).flatMap((entry) => {
    let isClaudes = dialect !== "copilot" || entry.isNested;
    return (dialect === "cursor" ? findCursorEntryFaults(entry) : isClaudes ? findClaudeEntryFaults(entry, dialect) : findCopilotEntryFaults(entry)).flatMap((fault) => placeFault(text, [...entry.path, ...fault.path], fault));
  });
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
    { clients: ["codex"], severity: "error", why: "Codex never runs these hooks." },
    {
      clients: ["cursor"],
      severity: "error",
      why: "Cursor never runs these hooks, and some of its versions refuse the whole file."
    }
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
    let found = dialect === "copilot" ? faultInCopilot(event, isEditors) : FAULT_IN[dialect](event), fault = found && (isAlsoSpelledRight(event, events) ? { ...found, effects: SECOND_SPELLING } : found), range = fault && text.json.rangeOfKey(["hooks", event]);
    return fault === void 0 || range === void 0 ? [] : [{ range, ...describeFinding(fault, range) }];
  });
}
var FAULT_IN = { claude: faultInClaude, codex: faultInCodex, cursor: faultInCursor }, MAX_EVENTS = 200;
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
], OTHER_NAMES = /* @__PURE__ */ new Map([
  ["stop", ["agentstop"]],
  ["userpromptsubmit", ["userpromptsubmitted"]],
  ["userpromptsubmitted", ["userpromptsubmit"]],
  ["agentstop", ["stop"]]
]);
function isAlsoSpelledRight(event, events) {
  let names3 = OTHER_NAMES.get(event.toLowerCase()) ?? [];
  return Object.keys(events).some((name) => name !== event && names3.includes(name.toLowerCase()));
}
var CAPITALS = [
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
    effects: CAPITALS
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
  return fault.meant === void 0 && fault.isNear !== !0 && !isEventElsewhere(event) ? void 0 : fault;
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
  return fault.meant === void 0 && fault.isNear !== !0 && !isEventElsewhere(event) ? void 0 : fault;
}
function faultInCursor(event) {
  if (CURSOR_EVENTS.has(event))
    return;
  let twin = CURSORS_NAMES.get(event);
  if (twin !== void 0)
    return { said: sayUnknown2(event, twin) };
  let fault = describeUnknownEvent(event, [...CURSOR_EVENTS], []), isOthers = CLAUDE_EVENTS.has(event) || COPILOT_EVENTS.has(event);
  return fault.meant === void 0 && fault.isNear !== !0 && !isOthers ? void 0 : fault;
}
var CURSORS_NAMES = /* @__PURE__ */ new Map([
  ["UserPromptSubmit", "beforeSubmitPrompt"],
  ["userPromptSubmitted", "beforeSubmitPrompt"],
  ["agentStop", "stop"]
]), NOT_IN_CODEX = [
  { clients: ["codex"], severity: "warning", why: "Codex ignores the event and never runs these hooks." }
], SHORTEST_PART = 5;
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
), PREFIXES = /* @__PURE__ */ new Set(["command", "env", "exec", "nohup", "time"]), LAUNCHERS = [
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
], ELSEWHERE2 = /^(?:-m|--module|--directory|--project|--cwd|--filter|-C|-c|-w|--workspace|--prefix|--call)(?:=|$)/, SCRIPT = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|mts|rb|pl|php|ps1|cmd|bat)$/i, MADE = /^(?:\.\/)?(?:[^/]{1,100}\/){0,6}(?:node_modules|dist|build|out|target|bin|obj|\.venv|venv)\//, ROOT_VARIABLE = /^(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR(?::-\.)?\}|%CLAUDE_PROJECT_DIR%)[/\\]/, PLUGIN_VARIABLE = /^(?:\$(?:CLAUDE_)?PLUGIN_ROOT|\$\{(?:CLAUDE_)?PLUGIN_ROOT\}|%(?:CLAUDE_)?PLUGIN_ROOT%)[/\\]/;
function findScript(command) {
  let words = skipLaunchers(joinAssignments(splitShellWords(command.trimStart()))), [first = "", ...args] = words ?? [], isInterpreter = INTERPRETERS.has(first.replace(/\.exe$/i, "")), code = isInterpreter && SHELLS2.has(first) && args[0] === "-c" ? args[1] : void 0;
  if (code !== void 0)
    return SHELL_CODE.test(code) ? void 0 : findScript(code);
  let named = isInterpreter ? findFileArgument(args) : first, written = named?.startsWith("&") === !0 ? named.slice(1) : named;
  if (written === void 0 || written.length > 300)
    return;
  let isFromRoot = ROOT_VARIABLE.test(written), isFromPlugin = PLUGIN_VARIABLE.test(written), path = written.replace(isFromPlugin ? PLUGIN_VARIABLE : ROOT_VARIABLE, "").replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return /^[\w./@+-]+$/.test(path) && !path.startsWith("/") && !path.split("/").includes("..") && !/^[A-Za-z]:/.test(path) && (SCRIPT.test(path) || SHELLS2.has(first) && named !== first) && (isFromRoot || isFromPlugin || /[/\\]/.test(written) || named !== first && SCRIPT.test(path)) && !MADE.test(path) ? { written, path, isFromRoot, ...isFromPlugin && { isFromPlugin } } : void 0;
}
var SHELLS2 = /* @__PURE__ */ new Set(["bash", "sh", "zsh", "dash"]), SHELL_CODE = /^\s*(?:ba|z|da)?sh\s+-c\b/;
function joinAssignments(words) {
  let isValue = ({ isQuoted: isQuoted2, start }, before) => isQuoted2 && /^\w+=$/.test(before?.text ?? "") && start === (before?.start ?? 0) + (before?.text.length ?? 0) + 1;
  return words.flatMap((word, at) => {
    let next = words[at + 1];
    return isValue(word, words[at - 1]) ? [] : [next !== void 0 && isValue(next, word) ? word.text + next.text : word.text];
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
  let at = 0;
  for (; words[at]?.startsWith("-") === !0; ) {
    let flag = words[at] ?? "";
    if (ELSEWHERE2.test(flag))
      return;
    at += valued.includes(flag) ? 2 : 1;
  }
  return words.slice(at);
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
    warning(["codex"], "Codex never runs the hooks below the matcher."),
    warning(["cursor"], "Cursor cannot compare the matcher, and never runs the hook.")
  ],
  source: "https://code.claude.com/docs/en/hooks#matcher-patterns",
  find(text, dialect) {
    return dialect === "copilot" || dialect === "cursor" ? findBadExpressions(text) : findBadMatchers(text, dialect);
  }
}), MAX_MATCHERS = 500, MAX_LENGTH2 = 1e3;
function findBadExpressions(text) {
  return Object.entries(readEvents(text) ?? {}).flatMap(
    ([event, list]) => (Array.isArray(list) ? list.slice(0, MAX_MATCHERS) : []).flatMap((hook, index) => {
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
  warning(["cursor"], "Cursor cannot compare the matcher, and never runs the hook."),
  info(["vscode"], "VS Code ignores matchers, and runs the hooks for every tool.")
];
function findBadMatchers(text, dialect = "claude") {
  return Object.entries(readEvents(text) ?? {}).flatMap(
    ([event, list]) => (Array.isArray(list) ? list.slice(0, MAX_MATCHERS) : []).flatMap((entry, index) => {
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
var NAMES = /^(?:[\w\- ,|]*|\*)$/, CONDITION = /(?:^|[\s(!])tool(?:_name|_input(?:\.\w+)?)?\s*(?:[!=]==?|matches\b|contains\b)/, PERMISSION = /\b[A-Z][A-Za-z]+\([^()|]*(?:[ :/]|(?<!\.)\*)[^()|]*\)/, SERVER_ALONE = /^mcp__(?:(?!__)\w)*$/;
function judgeMatcher(matcher) {
  if (NAMES.test(matcher)) {
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
  let known2 = COMPARED_WITH.get(event) ?? [], names3 = matcher.split(/[|,]/).map((name) => name.trim()), unknown = names3.filter((name) => /^[A-Za-z]+$/.test(name) && !known2.includes(name)), isOfTool = known2 === CLAUDE_TOOLS, misspelled = unknown.find((name) => {
    let near2 = nearestName(name, known2);
    return near2 === void 0 ? !isOfTool && known2.length > 0 : !names3.includes(near2);
  });
  if (misspelled === void 0)
    return;
  let near = nearestName(misspelled, known2);
  return {
    message: isOfTool ? `Claude Code has no tool ${quote(misspelled)}` : `${quote(misspelled)} is not what a matcher of \`${event}\` is compared with`,
    hint: near === void 0 ? `Write ${known2.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${near}\`?`
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
    return dialect === "claude" ? findUnknown(text) : [];
  }
}), MISNAMED = /\$(?:\{(?=\w+\}))?(?:CLAUDE_)?(PLUGIN|PROJECT)_(?:DIR|DIRECTORY|FOLDER|HOME|PATH|ROOT)\b(?<!PLUGIN_ROOT|PROJECT_DIR|\{?(?<!CLAUDE_)PROJECT_\w{1,9})/, IN_BRACES = /(?<!\$)\{{1,2}[ ]?(plugin|project)[ _-]?(?:dir|directory|folder|path|root)[ ]?\}{1,2}/i, OF_EDITOR = /\$\{(workspaceFolder|workspaceRoot|projectDir|projectRoot|pluginDir|pluginRoot)\}/, RIGHT = { PLUGIN: "CLAUDE_PLUGIN_ROOT", PROJECT: "CLAUDE_PROJECT_DIR" };
function findUnknown(text) {
  return readCommands(text).flatMap(({ command, path }) => {
    let [braces, word = ""] = IN_BRACES.exec(command) ?? [], whole = braces === void 0 ? void 0 : text.json.rangeOf(path);
    if (braces !== void 0 && whole !== void 0) {
      let message = `Claude Code puts nothing in the place of ${quote(braces)}`;
      return [{ range: whole, said: { message, hint: `Write \`\${${RIGHT[word.toUpperCase()] ?? ""}}\`.` } }];
    }
    let [written = "", folder = ""] = MISNAMED.exec(command) ?? readOfEditor(command), name = written.replace(/^\$\{?|\}$/g, ""), range = written === "" || isAssigned(command, name) ? void 0 : text.json.rangeOf(path);
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
function readOfEditor(command) {
  let [written, name] = OF_EDITOR.exec(command) ?? [];
  return written === void 0 ? [] : [written, name?.startsWith("plugin") === !0 ? "PLUGIN" : "PROJECT"];
}
function isAssigned(command, name) {
  return command.includes(`${name}=`);
}

// src/rules/hooks/hooks-in-frontmatter.ts
var MAX_FINDINGS3 = 20, hooksInFrontmatter = {
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
      ...findUnknown(hooks),
      ...findScripts(hooks)
    ];
    return faults.length === 0 ? void 0 : faults;
  },
  check(faults, { path, clients }, report, { paths }) {
    if (!(!clients.includes("claude") || path.endsWith(".agent.md")))
      for (let { range, said, script } of faults.slice(0, MAX_FINDINGS3)) {
        let isOwn = script !== void 0 && !paths.has(script) && paths.has(joinPath(folderOf(path), script));
        script === void 0 ? report(range, said) : isOwn && report(range, said, { effects: IN_PROJECT });
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
    return script === void 0 || range === void 0 || script.isFromRoot || script.isFromPlugin === !0 ? [] : [
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

// src/rules/hooks/hooks-json-syntax.ts
var hooksJsonSyntax = jsonSyntaxRule({
  id: "hooks-json-syntax",
  kinds: ["hooks"],
  description: "A hooks file is not valid JSON",
  effects: [
    error(["github", "copilot-cli"], "github.com and the Copilot CLI reject the whole file."),
    error(["vscode", "claude"], "VS Code and Claude Code run no hook of the file."),
    error(["codex"], "Codex runs no hook of the file."),
    error(["cursor"], "Cursor runs no hook of the file.")
  ],
  repeatedKey: [
    warning(["github", "copilot-cli"], "github.com and the Copilot CLI use the last of the two and ignore the other."),
    warning(["vscode", "claude"], "VS Code and Claude Code use the last of the two and ignore the other.")
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  isPlainJson: (path) => findDialect(path) === "copilot"
});

// src/rules/hooks/hooks-script-missing.ts
var OPTIONAL = /[2&]>\s*\/dev\/null(?:\s+2>&1)?\s*\|\|\s*(?:true|:|exit 0)\s*;?\s*$/, MAX_SCRIPTS = 50, hooksScriptMissing = {
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
    warning(["codex"], "Codex runs the command, which fails each time."),
    warning(["cursor"], "Cursor runs the command, which fails each time.")
  ],
  collect(text) {
    let uses = readCommands(text).flatMap(({ command, path, cwd }) => {
      let script = findScript(command), value = script && text.json.rangeOf(path);
      return script === void 0 || value === void 0 ? [] : [{ ...script, cwd, range: within(text.text, value, script.written), isOptional: OPTIONAL.test(command) }];
    });
    return uses.length === 0 ? void 0 : uses.slice(0, MAX_SCRIPTS);
  },
  check(uses, { root, level, path: file, clients }, report, { paths }) {
    if (level !== "repository")
      return;
    let folder = findPluginFolder(file) ?? root, ofPlugin = clients.length === 1 && clients[0] === "claude" && paths.has(joinPath(folder, ".claude-plugin/plugin.json")) ? folder : void 0;
    for (let { range, written, path } of uses.filter((use) => isRelativeTo(use, ofPlugin, paths)))
      report(
        range,
        {
          message: `${quote(written)} does not exist in the project in which the plugin is used`,
          hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`
        },
        { effects: FROM_PROJECT }
      );
    for (let { written, path, isFromRoot, isFromPlugin, cwd, range, isOptional } of uses) {
      let plugin = isFromPlugin === !0 ? findPluginFolder(file) ?? findNamingPlugin(root, paths) : void 0, working = isFromRoot ? "" : findWorkingFolder(cwd), base = isFromPlugin === !0 ? plugin : working === void 0 ? void 0 : joinPath(root, working), script = base === void 0 ? void 0 : joinPath(base, path);
      if (script !== void 0 && !script.startsWith("../") && !paths.has(script) && !isBelowLink(script, paths)) {
        let near = paths.spelled(script);
        report(
          range,
          {
            message: `The script ${quote(written)} does not exist`,
            hint: near === void 0 ? `Add ${quote(script)}, or correct the path: it is relative to ${describeBase(isFromPlugin === !0, working)}.` : `The file is called ${quote(near)}.`
          },
          isOptional ? { effects: AS_OPTIONAL } : isOfProject(file, path, paths) && isFromPlugin !== !0 ? { effects: IN_PROJECT2 } : {}
        );
      }
    }
  }
};
function isRelativeTo({ path, cwd, isFromRoot, isFromPlugin, isOptional }, plugin, paths) {
  return !isFromRoot && isFromPlugin !== !0 && cwd === "" && !isOptional && plugin !== void 0 && paths.has(joinPath(plugin, path));
}
var FROM_PROJECT = [
  warning(
    ["claude"],
    "Claude Code copies the plugin to a folder of its own and runs hooks in the project, where the script does not exist."
  )
], AS_OPTIONAL = [
  info(
    ["vscode", "github", "copilot-cli", "claude", "codex", "cursor"],
    "The command ignores that the script is missing, so the hook does nothing."
  )
];
function isOfProject(file, script, paths) {
  let plugin = findPluginFolder(file);
  return plugin !== void 0 && script.startsWith(".") && paths.has(joinPath(plugin, ".claude-plugin/plugin.json"));
}
var IN_PROJECT2 = [
  info(
    ["vscode", "github", "copilot-cli", "claude", "codex", "cursor"],
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
  let at = text.slice(range.start, range.end).indexOf(part);
  return at < 0 ? range : { start: range.start + at, end: range.start + at + part.length };
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
}), VARIABLE = /\$\{?CLAUDE_(?:PLUGIN_ROOT|PLUGIN_DATA|PROJECT_DIR)\b/g;
function findUnquoted(text) {
  return readCommands(text).flatMap(({ command, path }) => {
    let variable = [...command.matchAll(VARIABLE)].find(({ index }) => !isQuoted(command.slice(0, index))), range = variable && text.json.rangeOf(path);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `\`${variable?.[0] ?? ""}${variable?.[0].includes("{") === !0 ? "}" : ""}\` is not in quotes`,
          hint: 'Put the path in escaped quotes: `"\\"${CLAUDE_PLUGIN_ROOT}\\"/scripts/check.sh"`.'
        }
      }
    ];
  });
}
function isQuoted(before) {
  let quote2 = "";
  for (let at = 0; at < before.length; at += 1) {
    let character = before[at] ?? "";
    character === "\\" && quote2 !== "'" ? at += 1 : quote2 === "" && (character === '"' || character === "'") ? quote2 = character : character === quote2 && (quote2 = "");
  }
  return quote2 !== "" || /(?:^|[\s;&|])\w+=$/.test(before);
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

// src/rules/mcp/servers/servers.ts
var MAX_SERVERS = 500, readServers = oncePerText((text) => {
  let list = findServerList(text);
  if (list === void 0)
    return [];
  let { dialect, path, servers, places } = list;
  return Object.entries(servers).slice(0, MAX_SERVERS).flatMap(([name, value]) => {
    let at = [...path, name], nameRange = places.rangeOfKey(at);
    return isRecord(value) && nameRange !== void 0 ? [
      {
        dialect,
        name,
        value,
        nameRange,
        rangeOf: (inside) => places.rangeOf([...at, ...inside]) ?? places.rangeOfKey([...at, ...inside]) ?? nameRange,
        rangeOfKey: (inside) => places.rangeOfKey([...at, ...inside])
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
var MAX_FINDINGS4 = 50;
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
    looksFor: { keys: ["mcp-servers"], noFrontmatter: !0 },
    effects: allEffects(effects),
    check(text, report) {
      let found = 0;
      for (let server of readServers(text)) {
        let felt = effects[server.dialect];
        felt !== void 0 && check(
          server,
          (range, said, particulars = {}) => {
            found += 1, found <= MAX_FINDINGS4 && report(range, said, { effects: felt, ...particulars });
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
var WHY = "uses the last of the two and silently ignores the other.", IN_AN_AGENT = [
  error(
    ["github", "copilot-cli"],
    "Readers of real YAML, such as those of github.com and the Copilot CLI, reject the frontmatter or silently use one of the two servers."
  )
], inServers = serverRule({
  id: "mcp-duplicate-server",
  description: "Two MCP servers in a file have the same name",
  effects: {
    agent: IN_AN_AGENT,
    portable: [error(["claude", "copilot-cli"], `Claude Code ${WHY}`)],
    vscode: [error(["vscode"], `VS Code ${WHY}`)]
  },
  check({ name, nameRange }, report, { json }) {
    json.problems.some(({ code, range }) => code === "duplicate-key" && range.start === nameRange.start) && report(nameRange, describeDuplicate(name));
  }
}), mcpDuplicateServer = {
  ...inServers,
  looksFor: { ...inServers.looksFor, problems: !0 },
  check(text, report, options) {
    inServers.check(text, report, options);
    for (let { code, range } of text.frontmatter.problems.slice(0, MAX_PROBLEMS))
      code === "yaml-duplicate-key" && isServerOfAgent(text, range) && report(range, describeDuplicate(text.text.slice(range.start, range.end)), { effects: IN_AN_AGENT });
  }
}, MAX_PROBLEMS = 50;
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
function readAddress(value) {
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
var WHY2 = "sends the agent's messages, and headers with their secrets, without encryption: everybody on the way can read and change them.", mcpInsecureUrl = serverRule({
  id: "mcp-insecure-url",
  description: "An MCP server on another machine is reached through `http://`",
  effects: inEveryClient("warning", WHY2),
  suggests: "Change it to `https://`, unless the address has a port.",
  check(server, report, { text }) {
    let { url } = server.value, address = typeof url == "string" ? readAddress(url) : void 0;
    if (address?.scheme !== "http" || isNear(address.host))
      return;
    let range = server.rangeOf(["url"]), start = text.slice(range.start, range.end).search(/http:/i);
    report(
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
function isNear(host) {
  return isThisMachine(host) || isUnqualified(host) || isPrivate(host);
}

// src/rules/mcp/servers/server-strings.ts
var KEYS6 = [
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
], MAX_STRINGS = 200;
function listServerStrings({ value }) {
  return KEYS6.flatMap((key) => stringsIn(key, value[key])).slice(0, MAX_STRINGS);
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
  check(server, report, text) {
    for (let given of listServerStrings(server)) {
      let address = readAddress(given.value);
      address !== void 0 && !isThisMachine(address.host) && (isPrivate(address.host) || isStage(address.host)) && report(rangeOfPart(text, server, given, address.host), {
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
}, FOREIGN_IN_CODEX = {
  local: ["url", "bearer_token_env_var", "http_headers", "env_http_headers", "oauth", "oauth_resource"],
  remote: ["args", "env", "env_vars", "cwd"]
}, mcpKeyForType = serverRule({
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
  check(server, report) {
    let transport = findTransport(server);
    if (transport !== void 0) {
      for (let key of (server.dialect === "codex" ? FOREIGN_IN_CODEX : FOREIGN)[transport]) {
        let range = Object.hasOwn(server.value, key) ? server.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` has no meaning for ${quote(server.name)}, which is ${WAYS[transport]}`,
          hint: "Remove the key, or correct the type of the server."
        });
      }
      server.dialect === "agent" && transport === "local" && Object.hasOwn(server.value, "envFile") && report(server.rangeOfKey(["envFile"]) ?? server.nameRange, {
        message: "`envFile` is not read in agents",
        hint: "List the variables under `env`."
      });
    }
  }
}), WAYS = { local: "started by its command", remote: "reached at its address" };

// src/rules/mcp/placeholder.ts
function placeholderIn(value) {
  let read = value.length > MAX_READ ? value.slice(0, MAX_READ) : value;
  if (MAY_HOLD_ONE.test(read))
    for (let pattern of PLACEHOLDERS) {
      let found = pattern.exec(read)?.[0];
      if (found !== void 0)
        return found;
    }
}
var MAX_READ = 2e3, MAY_HOLD_ONE = /[<{]|\/(?:place|path)|your|replace|change|insert|xxx/i, PLACEHOLDERS = [
  /\/placeholder\/[\w./-]{0,100}/i,
  /(?<!\$)(?<!\{)\{[A-Z][A-Z0-9_]{2,60}\}(?!\})/,
  /(?<!\$)\{\{\s*[A-Za-z][\w.-]{1,60}\s*\}\}/,
  /<[a-z][a-z0-9]*(?:[-_ ][a-z0-9]+){0,8}>/i,
  /\/path\/to\/[\w./-]{0,100}/i,
  /\b(?:YOUR|your)[-_][A-Za-z0-9_-]{1,60}/,
  /\b(?:REPLACE_ME|REPLACE_WITH_[A-Z_]{1,40}|CHANGE_?ME|changeme|replace-me|INSERT_[A-Z_]{1,40}_HERE|xxx{3,40}|XXX{3,40})\b/
];

// src/rules/mcp/mcp-placeholder.ts
var WHY3 = "passes it to the server as it is written, and the server fails for everybody who has not replaced it.", mcpPlaceholder = serverRule({
  id: "mcp-placeholder",
  description: "An MCP server contains a placeholder that nobody has replaced",
  effects: inEveryClient("info", WHY3),
  check(server, report, text) {
    for (let given of listServerStrings(server)) {
      let found = placeholderIn(given.value);
      found !== void 0 && report(rangeOfPart(text, server, given, found), {
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
    return !1;
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
      return !1;
  }
}
function isSecretArgument(value, flag) {
  let [, ownName, ownValue] = /^-{0,2}([A-Za-z][\w-]{0,60})(?:=|:\s?)(.+)$/s.exec(value) ?? [];
  return ownName !== void 0 && ownValue !== void 0 && !ownValue.startsWith("//") ? looksSecretUnder(ownName, ownValue) : flag?.startsWith("-") === !0 && !flag.includes("=") ? looksSecretUnder(flag, value) : hasKnownLead(value) || isSecretAddress(value);
}
function isSecretAddress(value) {
  let [, password, host] = /^[a-z][a-z0-9+.-]{1,30}:\/\/[^:@/\s]{0,100}:([^@/\s]{4,200})@([^/:?\s]{1,253})/i.exec(value) ?? [];
  return password !== void 0 && host !== void 0 ? !isThisMachine(host.toLowerCase()) && !COMMON_PASSWORDS.test(password) : Array.from(value.matchAll(/[?&]([\w-]{1,60})=([^&#\s]{1,500})/g)).some(
    ([, name = "", given = ""]) => looksSecretUnder(name, given)
  );
}
var COMMON_PASSWORDS = /^(?:password|passwd|postgres|pass|secret|user|root|admin|example|test|guest|mysql|redis)$/i, SECRET_NAME = /(?:api[-_]?key|apikey|access[-_]?key|private[-_]?key|secret|token|passw(?:or)?d|credential|authorization|(?:^|[-_])(?:pat|auth|key|pwd)$)/i, NO_SECRET_NAME = /(?:url|uri|file|path|dir|name|type|limit|max|count|endpoint|host|expiry|ttl|header|prefix|issuer)s?$|^max|token[-_]?limit/i;
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
var MIN_RANDOM_LENGTH = 12, MIN_KINDS_OF_LETTERS = 7;
function looksRandom(value) {
  return value.length >= MIN_RANDOM_LENGTH && /^[\w+/=.~!@#%^&*:-]+$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value) && !/^(?:https?:|\/|\.{1,2}\/|~\/)/.test(value) && !/example|dummy|fake|placeholder|sample/i.test(value) && new Set(value).size >= MIN_KINDS_OF_LETTERS;
}

// src/rules/mcp/mcp-plaintext-secret.ts
var WHY4 = "reads the secret from a file that everybody with access to the repository can see, also in its history.", mcpPlaintextSecret = serverRule({
  id: "mcp-plaintext-secret",
  description: "A key or password of an MCP server is written in plain text",
  effects: inEveryClient("error", WHY4),
  check(server, report) {
    let strings = listServerStrings(server);
    for (let [index, given] of strings.entries()) {
      let before = strings[index - 1], flag = given.key === "args" && before?.key === "args" ? before.value : void 0;
      if (looksSecret(given, flag)) {
        let { name = given.key } = given;
        report(server.rangeOf(given.path), {
          message: `${quote(name)} of the server ${quote(server.name)} contains a secret in plain text`,
          hint: `Revoke the secret, and replace it with ${VARIABLES[server.dialect]}.`
        });
      }
    }
  }
}), VARIABLES = {
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
  looksFor: { noFrontmatter: !0 },
  description: "An MCP server runs a program that is not in the repository",
  effects: [
    info(
      ["vscode", "claude", "copilot-cli", "cursor", "gemini"],
      "VS Code, Claude Code, the Copilot CLI, Cursor and Gemini start the server and report that it fails."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#mcp-servers",
  collect(text) {
    let programs = readServers(text).flatMap(({ value, rangeOf }) => {
      let { command, args, cwd } = value, words = [command, ...Array.isArray(args) ? args : []], first = typeof command == "string" && INTERPRETERS2.test(command) ? 1 : 0, word = cwd === void 0 ? words[first] : void 0, [, root, path = ""] = typeof word == "string" ? PATH.exec(word) ?? [] : [];
      return path === "" ? [] : [
        {
          path: detachText(path),
          range: rangeOf(first === 0 ? ["command"] : ["args", 0]),
          isOfPlugin: root !== void 0
        }
      ];
    });
    return programs.length === 0 ? void 0 : programs;
  },
  async check(facts, report, repository) {
    let { paths } = repository, all = facts.flatMap(
      ({ file, fact }) => file.level !== "repository" ? [] : fact.map((program) => ({ file, ...program }))
    );
    for (let { file, range, path } of all.filter((program) => isOnlyInPlugin(program, paths))) {
      let message = `${quote(path)} is looked for in the project in which the plugin is used`;
      report(file, range, { message, hint: `Write ${quote(`\${CLAUDE_PLUGIN_ROOT}/${path}`)}.` }, { effects: OUTSIDE });
    }
    let missing = all.filter((program) => !isOnlyInPlugin(program, paths)).flatMap((program) => {
      let target = joinPath(
        program.isOfPlugin ? program.file.root : folderOfProject(program.file.path),
        program.path
      );
      return paths.has(target) || parentsOf(target).some((folder) => paths.has(folder)) ? [] : [{ ...program, target }];
    }), ignoredBy = await readIgnored(
      repository,
      missing.map(({ target }) => target)
    );
    for (let { file, target, range, path, isOfPlugin } of missing) {
      let isBuilt = ignoredBy(target) !== void 0;
      (isOfPlugin || !isBuilt) && report(
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
], IN_PLUGIN2 = [
  info(
    ["claude", "copilot-cli"],
    "Claude Code and the Copilot CLI install what is in the repository and build nothing, so the server does not start."
  )
], INTERPRETERS2 = /^(?:bash|bun|deno|node|python3?|ruby|sh|tsx)$/, PATH = /^(\$\{CLAUDE_PLUGIN_ROOT\}\/)?(?:\$\{workspaceFolder\}\/|\.\/)?((?:[\w.-]{1,80}\/){1,10}[\w.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))$/;
function folderOfProject(path) {
  return path.replace(/(?:^|\/)(?:\.(?:vscode|cursor|github|copilot|gemini)\/)?[^/]+$/, "");
}

// src/rules/mcp/mcp-unknown-key.ts
var SYNONYMS2 = /* @__PURE__ */ new Map([
  ["arguments", "args"],
  ["cmd", "command"],
  ["environment", "env"],
  ["endpoint", "url"],
  ["httpurl", "url"],
  ["serverurl", "url"],
  ["uri", "url"],
  ["transport", "type"]
]), COMMON = ["type", "command", "args", "env", "cwd", "url", "headers", "auth", "oauth"], GEMINI_KEYS = wordsIn(`
  httpUrl tcp timeout trust description includeTools excludeTools extension authProviderType targetAudience
  targetServiceAccount
`), CODEX_KEYS = wordsIn(`
  command args env env_vars cwd url bearer_token_env_var http_headers env_http_headers startup_timeout_sec
  startup_timeout_ms tool_timeout_sec enabled required enabled_tools disabled_tools scopes oauth oauth_resource name
  tools default_tools_approval_mode supports_parallel_tool_calls experimental_environment environment_id type
`), CODEX_SYNONYMS = /* @__PURE__ */ new Map([
  ["arguments", "args"],
  ["cmd", "command"],
  ["environment", "env"],
  ["endpoint", "url"],
  ["uri", "url"],
  ["headers", "http_headers"],
  ["bearer_token", "bearer_token_env_var"],
  ["timeout", "tool_timeout_sec"],
  ["disabled", "enabled"]
]), KEYS7 = {
  agent: { names: [...COMMON, "tools", "timeout"], synonyms: SYNONYMS2 },
  vscode: {
    names: [...COMMON, "envFile", "dev", "gallery", "version", "sandbox", "sandboxEnabled"],
    synonyms: SYNONYMS2
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
    synonyms: SYNONYMS2
  },
  gemini: { names: [...COMMON, ...GEMINI_KEYS], synonyms: new Map([...SYNONYMS2].filter(([key]) => key !== "httpurl")) },
  codex: { names: CODEX_KEYS, synonyms: CODEX_SYNONYMS }
}, mcpUnknownKey = serverRule({
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
  check({ dialect, name, value, rangeOfKey }, report) {
    for (let key of Object.keys(value).slice(0, MAX_KEYS)) {
      let meant = findMeantKey(key, KEYS7[dialect]), range = meant === void 0 || Object.hasOwn(value, meant) ? void 0 : rangeOfKey([key]);
      if (range !== void 0) {
        let isNeeded = STARTING.some((one) => one === meant) && STARTING.every((one) => !Object.hasOwn(value, one)), effects = isNeeded ? NOT_STARTED[dialect] : void 0;
        report(
          range,
          {
            message: `${quote(key)} is not a key of an MCP server`,
            hint: `Did you mean \`${meant}\`? ${quote(name)} ${isNeeded ? "cannot be" : "is"} started without it.`
          },
          effects === void 0 ? {} : { effects }
        );
      }
    }
  }
}), STARTING = ["command", "url"], NOT_STARTED = inEveryClient("error", "ignores the key, cannot start the server and continues without its tools.");
function hasMisnamed({ dialect, value }, wanted) {
  return Object.keys(value).slice(0, MAX_KEYS).some((key) => findMeantKey(key, KEYS7[dialect]) === wanted);
}
var MAX_KEYS = 50;

// src/rules/mcp/mcp-required-for-type.ts
var NO_ARGS = [
  warning(
    ["github", "copilot-cli"],
    "github.com and the Copilot CLI require `args` for every local server, even if the list is empty."
  )
], NO_TYPE = [
  warning(
    ["claude"],
    "Claude Code takes a server without `type` for a local one, and reports that it has no `command`."
  )
], KEYS_OF_CODEX = [
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
], mcpRequiredForType = serverRule({
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
  check(server, report, text) {
    if (server.dialect !== "agent" && isBroken(text.json))
      return;
    let { name, value, nameRange } = server;
    if (server.dialect === "codex" && value.enabled === !1 || server.dialect === "gemini" && ("httpUrl" in value || "tcp" in value))
      return;
    let transport = findTransport(server), wanted = transport === "remote" ? "url" : transport === "local" && value.type !== "sdk" ? "command" : void 0;
    if (wanted === "url" && value.url === "")
      report(
        server.rangeOfKey(["url"]) ?? nameRange,
        {
          message: `The \`url\` of the server ${quote(name)} is empty`,
          hint: "Add the address of the server, or remove the server until it has one."
        },
        { effects: TO_FILL_IN }
      );
    else if (!(wanted !== void 0 && !(wanted in value) && hasMisnamed(server, wanted)))
      if (wanted !== void 0 && isMissing(value[wanted])) {
        let type = typeof value.type == "string" ? `, which is of type \`${value.type}\`,` : "";
        report(server.rangeOfKey([wanted]) ?? nameRange, {
          message: `The server ${quote(name)}${type} has no \`${wanted}\``,
          hint: wanted === "url" ? "Add the address of the server as `url`." : "Add the program that starts the server as `command`."
        });
      } else wanted === "command" && server.dialect === "agent" && !("args" in value) ? report(
        nameRange,
        {
          message: `The server ${quote(name)} has no \`args\``,
          hint: "Write `args: []` if the program takes no arguments."
        },
        { effects: NO_ARGS }
      ) : server.dialect === "portable" && wanted === "url" && !("type" in value) && !isForCodex(value) ? report(
        server.rangeOfKey(["url"]) ?? nameRange,
        { message: `The server ${quote(name)} has a \`url\` but no \`type\``, hint: 'Add `"type": "http"`.' },
        { effects: NO_TYPE }
      ) : value.type === void 0 && transport === void 0 && server.dialect !== "agent" && !("type" in value) && !hasMisnamed(server, "url") && !hasMisnamed(server, "command") && report(nameRange, {
        message: `The server ${quote(name)} has neither \`command\` nor \`url\``,
        hint: "Add the program that starts the server as `command`, or its address as `url`."
      });
  }
});
function isMissing(value) {
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
    let has = ROOTS.filter((root) => Object.hasOwn(value, root)), lists = Object.keys(value).slice(0, MAX_KEYS2).flatMap((key) => {
      let isAround = isAroundList(key, value[key]), range = isAround || isListName(key) && isRecord(value[key]) ? json.rangeOfKey([key]) : void 0;
      return range === void 0 ? [] : [{ key, range, isAround }];
    }), strays = Object.keys(value).slice(0, MAX_KEYS2).flatMap((key) => {
      let range = isServer(value[key]) ? json.rangeOfKey([key]) : void 0;
      return range === void 0 ? [] : [{ key: detachText(key), range }];
    });
    return lists.length + strays.length === 0 ? void 0 : { has, lists, strays };
  },
  check({ has, lists, strays }, { path }, report, { paths }) {
    let wanted = /(?:^|\/)\.vscode\/mcp\.json$/.test(path) ? "servers" : "mcpServers", isOfPlugin = isNextToManifest(path, paths), isOnlyServers = has.length + lists.length === 0;
    if (!isOfPlugin || !isOnlyServers || path === ".mcp.json") {
      let particulars = isOfPlugin && isOnlyServers ? { effects: IN_A_PLUGIN } : {};
      for (let { key, range } of isOnlyServers ? strays.slice(0, 1) : strays)
        report(
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
          report(
            range,
            {
              message: "`servers` is read by Visual Studio, but not by other clients of this file",
              hint: "Keep it for Visual Studio. Add the servers under `mcpServers` for Claude Code and the Copilot CLI."
            },
            { effects: FOR_VISUAL_STUDIO }
          );
          continue;
        }
        report(
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
var MANIFESTS = [".claude-plugin/plugin.json", ".github/plugin/plugin.json", ".plugin/plugin.json", "plugin.json"];
function isNextToManifest(path, { has }) {
  let folder = path.slice(0, path.lastIndexOf("/") + 1);
  return MANIFESTS.some((manifest) => has(`${folder}${manifest}`));
}
var IN_A_PLUGIN = [
  info(
    ["claude"],
    "Claude Code reads the file as that of a plugin. As the file of this repository, it needs `mcpServers`."
  )
], FOR_VISUAL_STUDIO = [
  info(
    ["claude", "copilot-cli", "cursor"],
    "Visual Studio reads `servers` in the `.mcp.json` next to a solution. Claude Code and the Copilot CLI read `mcpServers`."
  )
], VISUAL_STUDIO_FILES = [".sln", ".slnx", ".csproj", ".vcxproj", ".fsproj", ".vbproj"];
function hasVisualStudioProject(paths) {
  return VISUAL_STUDIO_FILES.some((extension) => paths.withExtension(extension).length > 0);
}
var ROOTS = ["servers", "mcpServers"], MAX_KEYS2 = 100;
function isListName(key) {
  return key.length < 16 && /^(?:mcp)?servers?$/.test(key.toLowerCase().replaceAll(/[-_]/g, ""));
}
function isAroundList(key, value) {
  return key === "mcp" && isRecord(value) && ROOTS.some((root) => isRecord(value[root]));
}

// src/rules/mcp/mcp-secret-prefix.ts
var PREFIX = "COPILOT_MCP_", REFERENCE = /\$(?:(?<plain>[A-Z_][A-Z0-9_]*)|\{(?<braced>[A-Z_][A-Z0-9_]*)(?:\}|:-)|\{\{\s*(?:secrets|vars)\.(?<context>[A-Za-z_]\w*)\s*\}\})/g, ALWAYS_SET = /* @__PURE__ */ new Set(["HOME", "PATH", "PWD", "USER", "SHELL", "TMPDIR", "LANG"]), mcpSecretPrefix = serverRule({
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
  check(server, report, text) {
    let own = isRecord(server.value.env) ? server.value.env : {};
    for (let given of listServerStrings(server))
      for (let { 0: written, groups } of given.value.matchAll(REFERENCE)) {
        let name = groups?.plain ?? groups?.braced ?? groups?.context ?? "", isOwn = given.key === "args" && Object.hasOwn(own, name);
        !name.startsWith(PREFIX) && !ALWAYS_SET.has(name) && !isOwn && report(rangeOfPart(text, server, given, written), {
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
  check({ dialect, name, value, nameRange, rangeOf }, report) {
    let { type } = value, types = TYPES4[dialect], offered = Object.keys(types).filter((known2) => known2 !== "sdk").map((known2) => `\`${known2}\``).join(", ");
    type === void 0 && dialect === "agent" && !Object.hasOwn(value, "type") ? report(nameRange, {
      message: `The server ${quote(name)} has no \`type\``,
      hint: `Write one of ${offered}.`
    }) : type !== void 0 && !(typeof type == "string" && Object.hasOwn(types, type)) ? report(rangeOf(["type"]), {
      message: typeof type == "string" ? `${quote(type)} is not a type of MCP server` : `The \`type\` of ${quote(name)} is not a string`,
      hint: `Write one of ${offered}.`
    }) : type === "local" && dialect === "portable" && report(
      rangeOf(["type"]),
      {
        message: "`local` is not a type of MCP server in Claude Code",
        hint: "Write `stdio`, which all clients read."
      },
      { effects: OF_COPILOT }
    );
  }
}), OF_COPILOT = [warning(["claude"], "Claude Code rejects the server, and continues without its tools.")];

// src/rules/mcp/mcp-sse-deprecated.ts
var WHY5 = "still reads this type, which the MCP specification replaced with `http` in March 2025.", mcpSseDeprecated = serverRule({
  id: "mcp-sse-deprecated",
  description: "An MCP server has the deprecated type `sse`",
  effects: {
    agent: [info(["github", "copilot-cli"], `github.com ${WHY5}`)],
    portable: [info(["claude", "copilot-cli"], `Claude Code ${WHY5}`)],
    vscode: [info(["vscode"], `VS Code ${WHY5}`)]
  },
  source: "https://modelcontextprotocol.io/specification/2025-03-26/changelog",
  check({ value, rangeOf }, report) {
    value.type === "sse" && report(rangeOf(["type"]), {
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
  check({ name, value, nameRange, rangeOf }, report) {
    let { tools } = value;
    Object.hasOwn(value, "tools") ? Array.isArray(tools) ? tools.length === 0 && report(rangeOf(["tools"]), {
      message: `The \`tools\` of ${quote(name)} are an empty list`,
      hint: HINT2
    }) : report(rangeOf(["tools"]), {
      message: `The \`tools\` of ${quote(name)} are not a list`,
      hint: HINT2
    }) : report(nameRange, { message: `The server ${quote(name)} has no \`tools\``, hint: HINT2 });
  }
}), HINT2 = 'List the tools that the agent may use, or write `tools: ["*"]` to allow all of them.';

// src/rules/mcp/mcp-unpinned-package.ts
var WHY6 = "runs whatever was last published under that name, with all secrets of the server.", mcpUnpinnedPackage = serverRule({
  id: "mcp-unpinned-package",
  description: "An MCP server runs a package without a fixed version",
  effects: inEveryClient("info", WHY6),
  check({ value, rangeOf }, report) {
    let args = Array.isArray(value.args) ? value.args : [], first = runnerIndex(value.command, args), command = first === 0 ? value.command : args[first - 1], runner = typeof command == "string" ? RUNNERS.get(readProgramName(command)) : void 0;
    if (runner === void 0)
      return;
    let index = first + packageIndex(args.slice(first), runner), name = index < first ? void 0 : args[index];
    typeof name == "string" && runner.isBare.test(name) && report(rangeOf(["args", index]), {
      message: `${quote(name)} has no fixed version, so the newest one is run`,
      hint: `Add a version: \`${name.replace(/@(?:latest|next)$/, "").slice(0, 40)}${runner.example}\`.`
    });
  }
}), NPM = {
  isBare: /^(?:@[a-z0-9][\w.-]{0,100}\/)?[a-z0-9][\w.-]{0,200}(?:@(?:latest|next))?$/i,
  example: "@1.2.3",
  withValue: /* @__PURE__ */ new Set(["-c", "--call", "-w", "--workspace", "--registry", "--cache", "--prefix"])
}, PYTHON = {
  isBare: /^[a-z0-9][\w.-]{0,200}(?:\[[\w,-]{0,100}\])?(?:@latest)?$/i,
  example: "==1.2.3",
  withValue: wordSet("--from --with --python -p --index-url --index --directory --env-file --spec")
}, RUNNERS = /* @__PURE__ */ new Map([
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
var VARIABLE2 = /\$\{(?:\{[^{}]{0,200}\}\}|[^{}]{0,200}\})/g, mcpUnsupportedVariable = serverRule({
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
  check(server, report, text) {
    for (let given of listServerStrings(server))
      for (let [written] of given.value.matchAll(VARIABLE2)) {
        let fault = written.startsWith("${{") ? findExpressionFault(server.dialect, written.slice(3, -2).trim()) : findVariableFault(server.dialect, written.slice(2, -1), text);
        fault !== void 0 && report(rangeOfPart(text, server, given, written), {
          message: `${quote(written)} ${fault.message}`,
          hint: fault.hint
        });
      }
  }
}), EDITOR_VARIABLES = /^(?:workspaceFolder|workspaceFolderBasename|userHome|pathSeparator|cwd|file|fileDirname|fileBasename|relativeFile|execPath)$/, PREFIXES2 = ["input", "env", "config", "command", "workspaceFolder", "extensionInstallFolder"], EDITOR_PREFIX = /^(?:input|env|config|command|workspaceFolder|extensionInstallFolder):(?!-)/;
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
    return definesInput(text, id, "inputs") ? void 0 : {
      message: "has no entry in `inputs`",
      hint: definesInput(text, id, "input") ? "Rename the key `input`, which VS Code does not read, to `inputs`." : `Add one with \`"id": ${JSON.stringify(id.slice(0, 40))}\`.`
    };
  }
  let prefix = /^([a-zA-Z]{2,24}):/.exec(name)?.[1], meant = prefix === void 0 ? void 0 : nearestName(prefix, PREFIXES2);
  return meant !== void 0 && meant !== prefix ? { message: "is not a variable of VS Code", hint: `Did you mean \`\${${meant}:\u2026}\`?` } : /^[A-Z][A-Z0-9_]*$/.test(name) ? { message: "is not a variable of VS Code", hint: `Write \`\${env:${name.slice(0, 40)}}\`.` } : void 0;
}
function definesInput({ json: { value } }, id, key) {
  let inputs = isRecord(value) ? value[key] : void 0;
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
}, SECONDS = { startup_timeout_sec: "number", tool_timeout_sec: "number" }, TYPES5 = {
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
}, mcpValueType = serverRule({
  id: "mcp-value-type",
  description: "A value of an MCP server has the wrong type, or its address is not one of HTTP",
  effects: {
    agent: effectsOn(["github", "copilot-cli"], "github.com and the Copilot CLI"),
    portable: [
      ...effectsOn(["claude", "copilot-cli"], "Claude Code and the Copilot CLI"),
      ...effectsOn(["cursor"], "Cursor")
    ],
    gemini: effectsOn(["gemini"], "The Gemini CLI"),
    codex: [error(["codex"], "Codex reports the file as invalid and does not start with it.")],
    vscode: effectsOn(["vscode"], "VS Code")
  },
  source: "https://code.claude.com/docs/en/mcp#project-scope",
  check({ dialect, name, value, rangeOf }, report) {
    dialect !== "codex" && typeof value.url == "string" && OTHER_SCHEME.test(value.url) && report(rangeOf(["url"]), {
      message: `${quote(value.url)} is not an address of HTTP`,
      hint: "Write the address of the server that begins with `https://`."
    });
    for (let [key, type] of Object.entries(TYPES5[dialect])) {
      let written = Object.hasOwn(value, key) ? value[key] : void 0;
      if (written != null && !hasType(written, type))
        report(rangeOf([key]), {
          message: `\`${key}\` of the server ${quote(name)} must be ${WORDS2[type]}`,
          hint: HINTS2[type]
        });
      else if (type === "texts by name" && dialect === "portable" && isRecord(written)) {
        let [name2, item] = Object.entries(written).find(([, one]) => typeof one != "string") ?? [];
        name2 !== void 0 && item !== null && report(
          rangeOf([key, name2]),
          { message: `${quote(name2)} in \`${key}\` is not a text`, hint: "Write the value in quotes." },
          { effects: NOT_DOCUMENTED }
        );
      }
    }
  }
}), OTHER_SCHEME = /^(?!https?:|wss?:|unix:|pipe:)[a-z][a-z0-9+.-]{0,20}:\/\//i, NOT_DOCUMENTED = [
  info(["claude", "copilot-cli"], "Claude Code and the Copilot CLI document texts only, and may not start the server."),
  info(["cursor"], "Cursor documents texts only, and may not start the server.")
];
function effectsOn(clients, names3) {
  let [does, continues] = names3.includes(" and ") ? ["do", "continue"] : ["does", "continues"];
  return [
    { clients, severity: "error", why: `${names3} ${does} not start the server, and ${continues} without its tools.` }
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
var WORDS2 = {
  object: "an object",
  texts: "a list of texts",
  "texts by name": "an object with a text for each name",
  text: "a text",
  number: "a number",
  boolean: "`true` or `false`"
}, HINTS2 = {
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
      let step = visit.successors.next(), successor = step.done === !0 ? void 0 : visits.get(step.value);
      step.done === !0 ? (path.pop(), closeComponent(visit, open), lowerTo(path.at(-1), visit.low)) : successor === void 0 ? path.push(enter(step.value)) : successor.component === void 0 && lowerTo(visit, successor.order);
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
  check(all, report) {
    let agents = copilotAgents(all), directory = agentDirectory(agents);
    for (let { from, reference: reference2 } of findCycles(agents, directory, ({ fact }) => fact.agents))
      report(from.file, reference2.range, {
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
  check(file, report) {
    let { data } = file.frontmatter, { agents } = data;
    if (!(agents === "*" || Array.isArray(agents) && agents.length > 0) || data.target === "github-copilot" || !(Array.isArray(data.tools) || typeof data.tools == "string"))
      return;
    let tools = readTools(file), key = file.frontmatter.rangeOfKey(["agents"]);
    if (key === void 0 || tools.some(({ name }) => callsAgents(name)))
      return;
    let edit = addition(file.text, tools, "agent");
    report(
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
  (text, report) => {
    let { agents } = text.frontmatter.data;
    if (agents === "*")
      return;
    let wrong = typeof agents == "string" ? [{ path: ["agents"], value: agents }] : wrongNames(agents, ["agents"]);
    for (let { path, value } of wrong) {
      let range = value === "" ? void 0 : findValueRange(text, path);
      range !== void 0 && report(range, {
        message: path.length === 1 ? `\`agents\` is ${describe(value)}, not a list` : `${quoteValue(value)} is not the name of an agent`,
        hint: "Write a list of names: `agents: [Researcher, Writer]`."
      });
    }
  }
);

// src/rules/reading/agents/unknown-agents.ts
var MAX_OWN_AGENTS = 40, MAX_SEARCHES = 50;
function reportUnknownAgents(all, referencesOf, report) {
  let agents = copilotAgents(all).filter(({ fact }) => referencesOf(fact).length > 0), directory = agentDirectory(agents.length === 0 ? [] : all), searches = MAX_SEARCHES;
  for (let { file, fact } of agents)
    for (let { agent, range } of referencesOf(fact))
      if (agent !== "*" && !directory.isBuiltIn(agent) && directory.find(agent).length === 0) {
        let near = searches > 0 ? directory.nearest(agent) : void 0;
        if (searches -= 1, near === void 0 && all.length > MAX_OWN_AGENTS)
          continue;
        report(file, range, {
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
  check(all, report) {
    reportUnknownAgents(all, ({ agents }) => agents, report);
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
  check(all, report) {
    let agents = copilotAgents(all), directory = agentDirectory(agents), sending = (agent) => agent.fact.handoffs.filter(({ sends }) => sends);
    for (let { from, reference: reference2, to } of findCycles(agents, directory, sending))
      report(from.file, reference2.range, {
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
  (text, report) => {
    let { handoffs } = text.frontmatter.data;
    if (!Array.isArray(handoffs))
      return;
    let labels = /* @__PURE__ */ new Set();
    for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      let label = isRecord(handoff) ? handoff.label : void 0, range = findValueRange(text, ["handoffs", index, "label"]);
      if (typeof label != "string" || label.trim() === "" || range === void 0)
        continue;
      let key = label.trim().toLowerCase();
      labels.has(key) && report(range, {
        message: `Another handoff has the label ${quoteValue(label)}`,
        hint: "Give each handoff its own label."
      }), labels.add(key);
    }
  }
), MAX_HANDOFFS = 100;

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
  (text, report) => {
    let { handoffs } = text.frontmatter.data;
    if (Array.isArray(handoffs))
      for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS2).entries()) {
        let missing = isRecord(handoff) ? REQUIRED2.filter((key) => isMissing2(handoff, key)) : [], [first] = missing, range = first === void 0 ? void 0 : findValueRange(text, ["handoffs", index, first]) ?? findValueRange(text, ["handoffs", index]);
        range !== void 0 && report(range, {
          message: `The handoff has no ${missing.map((key) => `\`${key}\``).join(" and no ")}`,
          hint: "Give the handoff a `label` for its button, the `agent` that continues, and the `prompt` to send to it."
        });
      }
  }
), MAX_HANDOFFS2 = 100, REQUIRED2 = ["label", "agent", "prompt"];
function isMissing2(handoff, key) {
  let value = Object.hasOwn(handoff, key) ? handoff[key] : void 0;
  return value == null || key !== "prompt" && typeof value == "string" && value.trim() === "";
}

// src/rules/named-agents/agent-handoff-self.ts
var WITHOUT_PROMPT = [
  warning(
    ["vscode"],
    "VS Code shows a button that leads to the agent that is already running, and sends nothing to it."
  )
], agentHandoffSelf = {
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
  check({ name, handoffs }, file, report) {
    for (let { agent, range, isEmpty } of isClaudeAgent(file) ? [] : handoffs)
      (agent === name || agent === file.name) && report(
        range,
        {
          message: `The handoff to ${quoteValue(agent)} leads back to this agent`,
          hint: isEmpty ? "Give the handoff a prompt, name the agent that should continue, or remove the handoff." : "Keep it if the button is a shortcut for its prompt. Otherwise, name the agent that should continue."
        },
        isEmpty ? { effects: WITHOUT_PROMPT } : {}
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
  check(all, report) {
    reportUnknownAgents(all, ({ handoffs }) => handoffs, report);
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
  (text, report) => {
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
        range !== void 0 && report(
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
      range !== void 0 && report(range, { message, hint: "Write a list of entries, each with `label`, `agent` and `prompt`." });
    }
  }
), MAX_HANDOFFS3 = 100, IGNORED = [warning(["vscode"], "VS Code reports the key as unknown and ignores it.")], TYPES6 = {
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
  check({ kind, text, frontmatter, body }, report) {
    let isUnread = frontmatter.problems.length > 0 || !frontmatter.present && hasLateHead(kind, text), start = /\S/.exec(text.slice(body.start))?.index;
    if (Object.hasOwn(frontmatter.data, "description") || isUnread || start === void 0)
      return;
    let first = text.slice(body.start + start, body.start + start + MAX_LINE).split(/\r?\n/, 1)[0] ?? "";
    HEADING.test(first) && report(
      { start: body.start + start, end: body.start + start + first.length },
      { message: "The command has no `description`", hint: "Say in one sentence when to use it: `description: \u2026`." }
    );
  }
}, MAX_LINE = 200, HEADING = /^(?:#{1,6}[ \t]+(?:\S+[ \t]*){1,4}|---+|<!--.*|```.*)$/;

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
  check(text, report) {
    let left = MAX_FINDINGS5;
    for (let { 0: written, 1: command = "", index } of text.text.matchAll(DYNAMIC)) {
      let why = index < text.body.start || left === 0 ? void 0 : sayExample(text, index, command);
      why !== void 0 && (left -= 1, report(
        { start: index, end: index + written.length },
        { message: `${quote(command)} is run when the text is loaded, but ${why}`, hint: HINT3 }
      ));
    }
  }
}, MAX_FINDINGS5 = 10, HINT3 = "Describe the form in words, or put the example into another file that the text names.", DYNAMIC = /(?<![^\s(:])!`([^`\n]{1,500})`/g, PLACEHOLDER = /(?<![<\w])<[A-Za-z][\w -]{0,40}>/, STANDS_FOR_ANY = /^(?:cmd|command|commands|bash command|shell command|your[ -]command|\.{3}|\u2026|some command)$/i;
function sayExample({ text, markdown }, at, command) {
  let placeholder = PLACEHOLDER.exec(command.replaceAll(/"[^"]*"|'[^']*'/g, ""))?.[0];
  return STANDS_FOR_ANY.test(command.trim()) ? "it stands for any command" : placeholder !== void 0 ? `${quote(placeholder)} is not replaced before` : markdown.isFenced(at) && isMarkdownBlock(text, at, markdown.fenceLines) ? "it is in an example" : /(?<!`)``[ ]?$/.test(text.slice(Math.max(0, at - 4), at)) && markdown.hiddenAt(at) !== void 0 ? "it is in a code span" : void 0;
}
function isMarkdownBlock(text, at, fences) {
  let opening = fences.findLast(({ start, hasWords }) => start < at && hasWords);
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
var MAX_OWN_AGENTS2 = 40, MAX_SEARCHES2 = 200, promptAgentUnknown = {
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
  check(facts, report) {
    let prompts = facts.flatMap(
      ({ file, fact }) => fact.kind === "prompt" && isUsedHere(file) ? [{ file, ...fact.asked }] : []
    ), agents = facts.flatMap(({ file, fact }) => fact.kind === "agent" ? [{ file, fact: fact.frontmatter }] : []), directory = agentDirectory(prompts.length === 0 ? [] : agents), searches = MAX_SEARCHES2;
    for (let { file, name, range } of prompts) {
      if (directory.isBuiltIn(name) || directory.find(name).length > 0)
        continue;
      let near = searches > 0 ? directory.nearest(name) : void 0;
      searches -= 1, (near !== void 0 || agents.length <= MAX_OWN_AGENTS2) && report(file, range, {
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
  check(checked, report) {
    let { text, frontmatter } = checked, isClosed = frontmatter.problems.every(({ code }) => code !== "fence-unclosed" && code !== "fence-loose");
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === "" && !startsAgent(checked)) {
      let end = text.indexOf(`
`);
      report(
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
  check({ kind, text, frontmatter }, report) {
    if (Object.hasOwn(frontmatter.data, "description") || frontmatter.problems.length > 0 || text.trim() === "" || !frontmatter.present && hasLateHead(kind, text))
      return;
    let end = text.indexOf(`
`);
    report(
      { start: 0, end: frontmatter.present ? end < 0 ? text.length : end : 0 },
      { message: "The prompt has no `description`", hint: "Describe its purpose in one sentence: `description: \u2026`." }
    );
  }
};

// src/rules/prompts/prompt-duplicate-command.ts
var ENDS = [".prompt.md", "/SKILL.md"], MAX_NAMED = 10, MAX_PURPOSE = 80, promptDuplicateCommand = {
  id: "prompt-duplicate-command",
  scope: "repository",
  kinds: ["prompt", "skill"],
  description: "A prompt has the same command as another prompt or a skill",
  effects: [
    info(["vscode"], "VS Code offers both under the same `/` command, and people cannot tell which one they start.")
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  collect({ kind, frontmatter, text }) {
    if (kind === "skill" && frontmatter.data["user-invocable"] === !1)
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
  check(facts, report) {
    let commands = facts.filter(({ file }) => file.standing !== "stray" && (file.kind === "prompt" || file.clients.includes("vscode"))).map(({ file, fact }) => ({ ...fact, file, name: fact.name ?? file.name }));
    for (let group of groupBy(commands, ({ file, name }) => `${file.root}
${name}`).values()) {
      let prompts = group.filter(({ file }) => file.kind === "prompt"), skill = group.find(({ file }) => file.kind === "skill"), first = skill ?? prompts[0];
      for (let prompt of skill === void 0 ? prompts.slice(1) : prompts) {
        let { file, range, name } = prompt;
        report(
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
  for (let at = text.indexOf(end); at >= 0 && names3.length < MAX_NAMED; at = text.indexOf(end, at + end.length)) {
    let [name] = /[\w.-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at)) ?? [];
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
var VARIABLES2 = [
  "file",
  "fileBasename",
  "fileBasenameNoExtension",
  "fileDirname",
  "selectedText",
  "selection",
  "workspaceFolder",
  "workspaceFolderBasename"
], OF_TASKS = wordSet(`
  cwd defaultBuildTask execPath extensionInstallFolder fileDirnameBasename fileExtname fileWorkspaceFolder lineNumber
  pathSeparator relativeFile relativeFileDirname userHome workspaceRoot workspaceRootFolderName
`), OF_TASKS_WITH_NAME = /* @__PURE__ */ new Set(["command", "config", "env"]);
function isVariableOfTasks({ name, argument, start }, checked) {
  return (argument === void 0 ? OF_TASKS.has(name) : OF_TASKS_WITH_NAME.has(name)) && !isInCode(checked, start);
}
function isInCode({ markdown }, offset) {
  return markdown.codeRanges.some(({ start, end }) => start <= offset && offset < end);
}
var MAX_LENGTH4 = 200, MAX_FOUND = 200;
function readVariables(checked) {
  let { text } = checked, found = [];
  for (let at = text.indexOf("${"); at >= 0 && found.length < MAX_FOUND; at = text.indexOf("${", at + 2)) {
    let written = /^\$\{([A-Za-z_][\w-]*)(?::([^{}\n]*))?\}/.exec(text.slice(at, at + MAX_LENGTH4)), [whole = "", name = "", argument] = written ?? [];
    if (written !== null && at >= checked.body.start && !isInCodeBlock(checked, at)) {
      let nameRange = { start: at + 2, end: at + 2 + name.length };
      found.push({
        start: at,
        end: at + whole.length,
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
  if (isInCode(checked, start))
    return;
  let isNearlyInput = name !== "input" && (editsUpTo(1, name, "input") !== void 0 || isSwapped(name, "input")), madeUp = Object.hasOwn(MADE_UP, name) ? MADE_UP[name] : void 0;
  return argument === void 0 ? madeUp : isNearlyInput ? `input:${argument}` : void 0;
}
function meantVariable(name) {
  if (VARIABLES2.some((known2) => known2 === name) || name === name.toUpperCase())
    return;
  let plain2 = plainName(name), same = VARIABLES2.find((known2) => plainName(known2) === plain2);
  if (same !== void 0)
    return { name: same, isCertain: !0 };
  let near = VARIABLES2.find(
    (known2) => editsUpTo(allowedEdits(known2), name.toLowerCase(), known2.toLowerCase()) !== void 0
  );
  return near === void 0 ? void 0 : { name: near, isCertain: !1 };
}
function allowedEdits(known2) {
  return known2.length > 10 ? 2 : known2.length > 5 ? 1 : 0;
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
  check(text, report) {
    if (text.text.includes("${input"))
      for (let { name, argument, start, end } of readVariables(text))
        name === "input" && (argument === void 0 ? !isInCode(text, start) : isBlankName(argument)) && report(
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
var SUCCESSOR3 = "agent", promptModeDeprecated = {
  id: "prompt-mode-deprecated",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { keys: ["mode"], problems: !0 },
  description: "A prompt has the old key `mode`",
  effects: [warning(["vscode"], "VS Code reports the key as deprecated, and ignores it if the file also has `agent`.")],
  fixes: "Renames the key to `agent`, unless the file already has `agent`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check({ frontmatter }, report) {
    let key = frontmatter.rangeOfKey(["mode"]);
    if (key !== void 0) {
      let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR3);
      report(
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
var WITHOUT_TOOLS = /* @__PURE__ */ new Set(["ask", "edit"]), promptToolsIgnored = {
  id: "prompt-tools-ignored",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { keys: ["tools"], problems: !0 },
  description: "A prompt lists tools for an agent that uses none",
  effects: [
    warning(
      ["vscode"],
      "VS Code ignores `tools` unless the prompt runs with an agent that uses tools, and `ask` and `edit` do not."
    )
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report) {
    let key = text.frontmatter.rangeOfKey(["tools"]), agent = key === void 0 ? void 0 : writtenAgent(text);
    key !== void 0 && agent !== void 0 && WITHOUT_TOOLS.has(agent.name.toLowerCase()) && report(key, {
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
  check(text, report) {
    if (text.text.includes("${"))
      for (let variable of readVariables(text)) {
        let { name, nameRange, argument, start, end } = variable;
        if (isVariableOfTasks(variable, text)) {
          report(nameRange, {
            message: `${quote(text.text.slice(start, end))} is a variable for tasks, which prompts do not have`,
            hint: "Write in words what you mean, or ask for it: `${input:name}`."
          });
          continue;
        }
        let known2 = variableFor(variable, text), meant = known2 !== void 0 ? { name: known2, isCertain: !1 } : argument === void 0 ? meantVariable(name) : void 0;
        meant !== void 0 && report(
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
  check(file, report) {
    let { text, body } = file, isForServer = lazily(() => LOGS_IN.test(text) || SERVICES.test(text));
    if (!HOMES.some((home) => text.includes(home, body.start)))
      return;
    let looks = 0, count = 0;
    for (let found of text.slice(body.start).matchAll(HOME_PATH)) {
      looks += 1;
      let [written, owner = ""] = found, path = written.replace(/[.:!?]+$/, ""), start = body.start + found.index, isPlaceholder = PLACEHOLDER2.test(text.slice(start, start + written.length + 1));
      if (isSomebody(owner) && !ANY_PROJECT.test(path) && !isPlaceholder && !PLACE_IN_OUTPUT.test(path) && !(path.startsWith("/home/") && isForServer()) && !IS_TESTED.test(text.slice(Math.max(0, start - MAX_TEST), start)) && !isExample(readLineAround(text, start)) && !isInShownBlock(file, start) && (report(
        { start, end: start + path.length },
        {
          message: `${quoteValue(path)} exists on one machine only`,
          hint: "Write a path relative to the folder of the skill, or `~` for the home folder."
        }
      ), count += 1), count === MAX_FINDINGS6 || looks === MAX_LOOKS)
        return;
    }
  }
}, MAX_FINDINGS6 = 20, MAX_LOOKS = 1e3, HOMES = ["/home/", "Users"], ANY_PROJECT = /[\\/](?:my|your)[-_]?(?:project|app|repo|workspace)(?=[\\/]|$)|(?:Users|home)[\\/]{1,2}[\w.-]+[\\/]{1,2}(?:project|app|repo|workspace)(?=[\\/]|$)/i;
function isExample(line) {
  return EXAMPLE.test(line);
}
var EXAMPLE = /\b(?:avoid|bad|don['\u2019]t|do not|e\.g|example|get|hard-?coded?|href|instead|never|not|post|put|delete|rather than|routes?|router|such as|url|wrong)\b|\u274C/i, PLACE_IN_OUTPUT = /:\d+(?::\d+)?$/, PLACEHOLDER2 = /\.{3}|\u2026|[<{]$/, LOGS_IN = /(?:^|[\s`"'])(?:ssh|scp|rsync)[ \t](?:[^\n@]{0,200}[\w>}]@[\w$<{]|-[A-Za-z]|[\w-]{1,60}[ \t]+["'])/, SERVICES = /(?:^|[\s`"'(])(?:systemctl|journalctl|supervisorctl)[ \t]+(?!--user\b)[\w-]/, IS_TESTED = /(?:\[{1,2}[ \t]+(?:![ \t]+)?-[a-z]|\btest[ \t]+-[a-z]|\bgrep(?:[ \t]+-\w+)*)[ \t]+["']?$/, MAX_TEST = 40, EXAMPLES2 = /\b(?:examples?|e\.g|looks? like|samples?)\b|\u7BC4\u4F8B|\u793A\u4F8B|\u4F8B\u5982|\u4F8B/i, OUTPUTS = /\b(?:outputs?|prints?|shows?|responses?|trace|formats?|schema)\b|\u8F38\u51FA|\u8F93\u51FA|\u51FA\u529B/i, COMMANDS3 = /^(?:`{3,}|~{3,})[ \t]*(?:bash|sh|zsh|fish|shell|powershell|pwsh|ps1|bat|cmd)\b/i, MAX_ABOVE_CHARACTERS = 1e3, MAX_ABOVE_LINES = 3;
function isInShownBlock({ text, markdown }, at) {
  let block = rangeAround(markdown.codeRanges, at);
  if (block === void 0 || !/^(?:`{3}|~{3})/.test(text.slice(block.start, block.start + 3)))
    return !1;
  let isCommand = COMMANDS3.test(text.slice(block.start, block.start + 40));
  return text.slice(Math.max(0, block.start - MAX_ABOVE_CHARACTERS), block.start).split(`
`).filter((line) => line.trim() !== "").slice(-MAX_ABOVE_LINES).some((line) => /^#{1,6}\s|[:\uFF1A]\W{0,4}$/.test(line) && (EXAMPLES2.test(line) || !isCommand && OUTPUTS.test(line)));
}
var MAX_LINE_CHARACTERS = 400;
function readLineAround(text, at) {
  let before = text.slice(Math.max(0, at - MAX_LINE_CHARACTERS), at), after = text.slice(at, at + MAX_LINE_CHARACTERS), end = after.indexOf(`
`);
  return before.slice(before.lastIndexOf(`
`) + 1) + after.slice(0, end < 0 ? after.length : end);
}

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
    for (let match of text.slice(body.start).matchAll(PATH2)) {
      if (looks += 1, looks > MAX_LOOKS2 || found.size > MAX_FOLDERS)
        break;
      let { folder = "", rest = "" } = match.groups ?? {}, start = body.start + match.index, known2 = found.get(folder), line = text.slice(text.lastIndexOf(`
`, start) + 1, start);
      if (known2 !== void 0 || !COPIES.test(line.slice(-MAX_LINE2))) {
        let first = {
          folder: detachText(folder),
          rest: detachText(rest),
          range: { start, end: start + match[0].length }
        };
        found.set(folder, { ...known2 ?? first, count: (known2?.count ?? 0) + 1 });
      }
    }
    return found.size === 0 ? void 0 : [...found.values()];
  },
  check(folders, { path }, report) {
    let own = path.slice(0, Math.max(0, path.lastIndexOf("/"))), isOfProject2 = own.split("/").some((part) => part.startsWith(".")), found = folders.find(({ folder }) => own === folder || own.endsWith(`/${folder}`));
    if (found !== void 0 && !isOfProject2) {
      let others = found.count === 1 ? "" : `, like ${found.count - 1} more`;
      report(found.range, {
        message: `${quoteValue(`${found.folder}/${found.rest}`)} does not count from the folder of the skill${others}`,
        hint: `Write ${quoteValue(found.rest)}: paths in a skill count from its own folder, wherever that is.`
      });
    }
  }
}, PATH2 = regex("g")`
  (?<![\w./~$}>)\\@:-])(?<folder>[\w-][\w.-]{0,80}(?:\/[\w-][\w.-]{0,80}){1,4})\/
    (?<rest>(?:references|scripts|assets|templates)\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})(?![\w.*{<$-])
`, COPIES = /(?:^|[\s`|;&(])(?:cp|mv|ln|rsync|git|gh|npx|diff|chmod|pytest|ruff|cd)[ \t][^\n]*$/, MAX_LOOKS2 = 2e3, MAX_FOLDERS = 20, MAX_LINE2 = 200;

// src/rules/skill-files/file-mentions.ts
var MAX_LOOKS3 = 400, MAX_PATH_CHARACTERS = 200;
function readMentions(text, from) {
  let mentions = [], looks = 0;
  for (let at = text.indexOf(MARKDOWN, from); at >= 0 && looks < MAX_LOOKS3; at = text.indexOf(MARKDOWN, at + 1)) {
    let end = at + MARKDOWN.length, start = isWordAt(text, end) ? at : findPathStart(text, at, from);
    looks += 1, start < at && text.charAt(start) !== "/" && mentions.push({ target: detachText(text.slice(start, end)), start, end });
  }
  return mentions;
}
var MARKDOWN = ".md";
function findPathStart(text, end, from) {
  let earliest = Math.max(from, end - MAX_PATH_CHARACTERS), start = end;
  for (; start > earliest && (isWordAt(text, start - 1) || "./-".includes(text.charAt(start - 1))); )
    start -= 1;
  return start;
}
function isWordAt(text, at) {
  let code = text.charCodeAt(at);
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95;
}
function resolveMention(target, file, folder) {
  let fromFile = resolveLink(file, target), fromSkill = resolveLink(joinPath(folder, "SKILL.md"), target);
  return [...new Set([fromFile, fromSkill].flatMap((place) => place.kind === "inside" ? [place.path] : []))].filter(
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
  async check(facts, report, repository) {
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
          report(file, chain.mention, {
            message: `${third} can be reached only through ${quoteValue(chain.mention.target)} and ${second}`,
            hint: "Name the file in SKILL.md itself."
          });
        }
      }
    }
  }
}, DEPTH = 3, MAX_FILES = 200;
async function findDeepFile(repository, files, skill, mentions) {
  let seen = /* @__PURE__ */ new Set(), folder = folderOf(skill), enter = (from, mention, first, before) => {
    let path = resolveMention(mention.target, from, folder).find((place) => files.has(place));
    return path === void 0 || seen.has(path) || seen.size >= MAX_FILES ? [] : (seen.add(path), [{ path, mention: first, before }]);
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
var ALLOWED_TOOLS = "allowed-tools", TOOL = /([^\s,()'"]+)(?:\([^()\n]*\))?/g;
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
], NOT_CLOSED = [
  {
    clients: ["claude"],
    severity: "warning",
    why: "Claude Code does not apply the permission: it asks before it uses the tool."
  }
], skillAllowedToolsForm = {
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
      default: !1,
      description: "Also report lists and commas, which clients read but the open specification does not allow."
    }
  },
  source: "https://agentskills.io/specification#allowed-tools-field",
  check({ text, frontmatter }, report, options) {
    let value = frontmatter.data[ALLOWED_TOOLS], range = value === void 0 ? void 0 : frontmatter.rangeOf([ALLOWED_TOOLS]);
    if (range === void 0)
      return;
    let misread = typeof value == "string" ? rewriteWithCommas(value) : void 0;
    if (typeof value == "string" && value.split("(").length > value.split(")").length)
      report(
        range,
        { message: "A parenthesis in `allowed-tools` is not closed", hint: "Close it: `Bash(git push:*)`." },
        { effects: NOT_CLOSED }
      );
    else if (misread !== void 0)
      report(
        range,
        { message: "`allowed-tools` is read as the name of one tool", hint: `Write \`${misread}\`.` },
        { fix: { kind: "edits", edits: [{ ...range, text: misread }] } }
      );
    else if (options.boolean("specification") && hasOtherForm(text, range, value)) {
      let tools = readAllowedTools({ text, frontmatter }).map(({ name }) => name);
      report(
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
var LIST_IN_QUOTES = /^\[([^[\]]*)\]$/, OTHER_SIGNS = /^[\w/*.-]+(?:\s?[;|]\s?[\w/*.-]+)+$/, TOOL_NAME = /^[\w/*.-]+$/;
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
  check(text, report) {
    if (Object.hasOwn(text.frontmatter.data, ALLOWED_TOOLS))
      for (let { name, range } of readAllowedTools(text)) {
        let meant = findSimilarTool(name, text.text[range.end] === "(");
        meant !== void 0 && report(range, { message: `${quoteValue(name)} is not a known tool`, hint: `Did you mean \`${meant}\`?` });
      }
  }
}, names = lazily(() => [
  ...CLAUDE_TOOLS,
  ...COPILOT_CLI_TOOLS,
  ...Object.entries(COPILOT_ALIASES).flat(2),
  ...VSCODE_SINGLE_TOOLS,
  ...Object.keys(VSCODE_SUCCESSORS),
  ...Object.entries(VSCODE_TOOL_SETS).flat(2)
]), known = lazily(() => new Set(names().map((name) => name.toLowerCase()))), SHORTEST_NAME = 4, LONG_NAME = 8;
function findSimilarTool(written, hasArguments) {
  let shortest = hasArguments ? SHORTEST_NAME - 1 : SHORTEST_NAME;
  if (!/^[a-z_]+$/i.test(written) || written.length < shortest || known().has(written.toLowerCase()))
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
  check({ text, frontmatter }, report) {
    let value = frontmatter.data["argument-hint"], range = frontmatter.rangeOf(["argument-hint"]);
    if (typeof value != "object" || value === null || range === void 0 || frontmatter.problems.some(
      ({ severity, range: { start } }) => severity === "error" || start >= range.start && start < range.end
    ))
      return;
    let written = text.slice(range.start, range.end), isFlow = /^[[{][^\r\n]*[\]}]$/.test(written);
    report(
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
function readString({ data, rangeOf }, key) {
  let value = data[key], range = rangeOf([key]);
  return typeof value == "string" && value.trim() !== "" && range !== void 0 ? { value: value.trim(), range } : void 0;
}
function lacksKey({ present, data, problems }, key) {
  return present && !Object.hasOwn(data, key) && problems.every(({ severity }) => severity !== "error") && !Object.keys(data).some((written) => isMeant(written.toLowerCase(), key));
}
function isMeant(written, key) {
  return editsUpTo(key.length > 6 ? 2 : 1, written, key) !== void 0;
}
function findOpeningDashes(text) {
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  return { start, end: start + 3 };
}
function isPlainName(name) {
  return PLAIN_ASCII_NAME.test(name) || PLAIN_NAME.test(name);
}
var PLAIN_ASCII_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/, PLAIN_NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]|(?<=[^-])-(?=[^-]))+$/u, ENOUGH_WORDS = 3;
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
  check({ text, frontmatter, body }, report) {
    frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error") && text.slice(body.start, body.end).trim() === "" && report(findOpeningDashes(text), {
      message: "The skill has nothing below its frontmatter",
      hint: "Write below the frontmatter how to do the task."
    });
  }
};

// src/rules/skills/skill-body-lines.ts
var skillBodyLines = {
  id: "skill-body-lines",
  scope: "text",
  isAboutSize: !0,
  kinds: ["skill"],
  description: "The text of a skill has more lines than recommended",
  effects: [info(CLIENTS, "All clients load the whole text each time the skill is used.")],
  options: { maximum: { type: "integer", default: 500, description: "The most lines below the frontmatter." } },
  source: "https://agentskills.io/specification#progressive-disclosure",
  check({ text, body }, report, options) {
    let most = options.integer("maximum"), lines = countLines(text.slice(body.start, body.end).trim());
    lines > most && report(findOpeningDashes(text), {
      message: `The text of the skill has ${writeCount(lines)} lines; at most ${writeCount(most)} are recommended`,
      hint: "Move details to files next to it, and name them in the text, so that they are read when needed."
    });
  }
};
function countLines(text) {
  return (text.match(/\n/g)?.length ?? 0) + 1;
}

// src/rules/skills/text-length.ts
function checkLength(key, most, hint) {
  return ({ frontmatter }, report) => {
    let text = readString(frontmatter, key);
    if (text === void 0 || text.value.length <= most)
      return;
    let length = countCharacters(text.value);
    length > most && report(text.range, {
      message: `\`${key}\` has ${writeCount(length)} characters; the limit is ${writeCount(most)}`,
      hint
    });
  };
}

// src/rules/skills/skill-compatibility-length.ts
var MAX_COMPATIBILITY_CHARACTERS = 500, skillCompatibilityLength = {
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
  check({ frontmatter }, report) {
    let context = frontmatter.data.context, value = typeof context == "string" || context === null ? readString(frontmatter, "context")?.value : context, range = frontmatter.rangeOf(["context"]);
    value !== void 0 && range !== void 0 && value !== "fork" && report(
      range,
      {
        message: `${quoteValue(value)} is not a valid \`context\``,
        hint: "Write `context: fork`, or remove the key."
      },
      typeof value == "string" && !MEANS_FORK.test(value) ? { effects: AS_WITHOUT_KEY } : {}
    );
  }
}, MEANS_FORK = /fork|sub|isolat|separate|new|own/i, AS_WITHOUT_KEY = [
  info(CLIENTS, "All clients run the skill in the conversation itself, as they do without the key.")
];

// src/rules/skills/skill-description-angle-brackets.ts
var INTO_CLAUDE_AI = [
  info(["claude"], "Claude Code loads the skill, but claude.ai rejects a skill with a tag in its description.")
], skillDescriptionAngleBrackets = {
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
  check({ text, frontmatter }, report) {
    let description = readString(frontmatter, "description");
    if (description === void 0 || !description.value.includes("<"))
      return;
    let { start, end } = description.range, found = TAG.exec(text.slice(start, end));
    if (found !== null) {
      let range = { start: start + found.index, end: start + found.index + found[0].length };
      report(
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
}, TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;
function isTypeArgument(text, at) {
  return /\w/.test(text.charAt(at - 1));
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
    return description === void 0 || frontmatter.data["disable-model-invocation"] === !0 ? void 0 : { characters: countCharacters(description.value), range: description.range };
  },
  check(facts, report, _, optionsFor) {
    let inPlace = facts.filter(({ file }) => file.standing === "in-place" && file.level === "repository");
    for (let [, skills] of groupBy(inPlace, ({ file }) => file.root)) {
      let most = skills[0] === void 0 ? 0 : optionsFor(skills[0].file).integer("characters"), total = skills.reduce((sum, { fact }) => sum + fact.characters, 0), shown = 0, first = total > most ? skills.find(({ fact }) => (shown += fact.characters) > most) : void 0;
      first !== void 0 && report(first.file, first.fact.range, {
        message: `Descriptions are cut from here on: ${writeCount(skills.length)} skills have ${writeCount(total)} characters of descriptions, and only ${writeCount(most)} are shown`,
        hint: "Shorten the descriptions, or hide skills that only people call from the model with `disable-model-invocation: true`."
      });
    }
  }
};

// src/rules/skills/skill-description-length.ts
var MAX_DESCRIPTION_CHARACTERS = 1024, skillDescriptionLength = {
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
], WITH_FIRST_LINE = [
  ...NOT_LOADED,
  info(
    ["copilot-cli", "claude"],
    "The Copilot CLI and Claude Code use the first line of the text as the description. It may not say when to use the skill."
  )
], skillDescriptionRequired = {
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
  check({ text, frontmatter }, report) {
    lacksKey(frontmatter, "description") && report(
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
  check({ frontmatter }, report) {
    let description = readString(frontmatter, "description");
    description !== void 0 && description.value.length < FEW_CHARACTERS && isFewWords(description.value) && report(description.range, {
      message: `The description ${quoteValue(description.value)} does not say when to use the skill`,
      hint: "Say what the skill does and when to use it."
    });
  }
}, FEW_CHARACTERS = 20;
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
  async check(facts, report, repository) {
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
        report(
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
], HOMES2 = [".github/skills/", ".agents/skills/", ".claude/skills/"];
function rankHome(file) {
  let below = pathInRoot(file), rank = HOMES2.findIndex((home) => below.startsWith(home));
  return rank < 0 ? HOMES2.length : rank;
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
], skillFrontmatterRequired = {
  id: "skill-frontmatter-required",
  scope: "file",
  kinds: ["skill"],
  looksFor: { noFrontmatter: !0 },
  description: "A skill has no frontmatter",
  effects: [...NOT_LOADED2, warning(["claude"], "Claude Code uses the first paragraph of the text as the description.")],
  source: "https://agentskills.io/specification",
  collect({ kind, text, frontmatter }) {
    let isEmpty = text.trim() === "";
    if (frontmatter.present || frontmatter.problems.length > 0 || isEmpty || hasLateHead(kind, text))
      return;
    let end = text.indexOf(`
`);
    return { start: 0, end: end < 0 ? text.length : end, isDescription: beginsWithDescription(text, 0) };
  },
  check(line, { path, standing }, report, { paths }) {
    let isElsewhere = standing === "stray" && (!SKILL_FOLDER.test(path) || OF_ANOTHER_TOOL.test(path));
    report(
      line,
      {
        message: "The skill has no frontmatter",
        hint: "Begin the file with `name` and `description` between two lines `---`."
      },
      isPartOfSkill(path, paths) ? { effects: PART_OF_SKILL } : isElsewhere || standing === "stray" && isPartOfProgram(path, paths) ? { effects: NOT_A_SKILL_FOLDER } : line.isDescription ? { effects: WITH_FIRST_LINE2 } : {}
    );
  }
}, WITH_FIRST_LINE2 = [
  ...NOT_LOADED2,
  info(
    ["claude"],
    "Claude Code uses the first line of the text as the description. It may not say when to use the skill."
  )
], SKILL_FOLDER = /(?:^|\/)[\w.-]*skills?[\w.-]*\//i, OF_ANOTHER_TOOL = /(?:^|\/)(?:\.(?!agents|claude|github|copilot|vscode|cursor|codex|gemini)[\w.-]+|[\w.-]*templates?)\//i, OF_MODULES = ["doc.go", "go.mod", "Cargo.toml", "lib.rs", "mod.rs", "package-info.java", "index.ts"];
function isPartOfProgram(path, { has }) {
  return OF_MODULES.some((name) => has(joinPath(folderOf(path), name)));
}
var PART_OF_SKILL = [
  info(
    CLIENTS,
    "No client searches the folders of skills for more skills. The file is only a text that the outer skill may name."
  )
], NOT_A_SKILL_FOLDER = [
  info(CLIENTS, "No client searches this folder, and none would load the file as a skill from another.")
];

// src/rules/skills/skill-metadata-type.ts
var NESTED = [
  info(CLIENTS, "The open specification that clients follow allows only strings. The clients skip the value.")
], skillMetadataType = {
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
  check({ frontmatter }, report) {
    let { metadata } = frontmatter.data;
    if (!isRecord(metadata)) {
      let range2 = metadata == null ? void 0 : frontmatter.rangeOf(["metadata"]);
      range2 !== void 0 && report(range2, { message: "`metadata` is not a map", hint: "Write keys below it, each with a string." });
      return;
    }
    let nested = Object.keys(metadata).find((key) => typeof metadata[key] == "object" && metadata[key] !== null), range = nested === void 0 ? void 0 : frontmatter.rangeOfKey(["metadata", nested]);
    nested !== void 0 && range !== void 0 && report(
      range,
      {
        message: `${quoteValue(nested)} in \`metadata\` is ${Array.isArray(metadata[nested]) ? "a list" : "a map"}, not a string`,
        hint: "Write one string for each key."
      },
      { effects: NESTED }
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
  check({ value, range }, { name: folder, path }, report, { paths }) {
    report(
      range,
      {
        message: `${quoteValue(value)} is not a valid skill name`,
        hint: isPlainName(folder) ? `Write \`name: ${folder}\`, the name of its folder.` : "Write lower-case letters and digits with single hyphens between them, as in `web-testing`."
      },
      {
        ...isPlainName(folder) && changeName(value, range, folder),
        ...!CLI_NAME.test(value) && { effects: isPartOfSkill(path, paths) ? NOT_FOUND : EVERYWHERE }
      }
    );
  }
};
function changeName(value, range, folder) {
  let fix = { kind: "edits", edits: [{ ...range, text: folder }] };
  return keepLetters(value) === keepLetters(folder) ? { fix } : {
    suggestions: [
      {
        title: `Write \`name: ${folder}\``,
        reason: "the folder has another name than the skill, so one of the two has to change",
        fix
      }
    ]
  };
}
function keepLetters(name) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
var CLI_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.: -]*$/u, NOT_FOUND = [
  info(
    ["copilot-cli", "github", "vscode", "claude"],
    "The Copilot CLI, github.com, VS Code and Claude Code do not search the folders of skills for more skills. The name would not be valid for a skill of its own."
  )
], EVERYWHERE = [
  error(
    ["copilot-cli", "github", "vscode"],
    "The Copilot CLI, github.com and VS Code do not allow these characters, and do not load the skill."
  ),
  warning(["claude"], "Claude Code expects names of lower-case letters, digits and hyphens.")
];

// src/rules/skills/skill-name-length.ts
var MAX_NAME_CHARACTERS4 = 64, skillNameLength = {
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
  check: checkLength("name", MAX_NAME_CHARACTERS4, "Shorten the name, and rename the folder in the same way.")
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
  check({ value, range }, file, report) {
    let { name, path } = file;
    value !== name && name !== "" && path.includes("/") && report(
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
}, SAID_ALREADY = [
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
  check({ opening, firstLine, lineEnd }, { name }, report) {
    let isCertain = isPlainName(name) && firstLine !== void 0;
    report(
      opening,
      {
        message: "The skill has no `name`",
        hint: isPlainName(name) ? `Write \`name: ${name}\`, the name of its folder.` : "Write a `name`."
      },
      isCertain ? { fix: { kind: "edits", edits: [{ start: firstLine, end: firstLine, text: `name: ${name}${lineEnd}` }] } } : {}
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
  check({ frontmatter }, report) {
    let name = readString(frontmatter, "name"), found = name === void 0 ? null : RESERVED.exec(name.value);
    name !== void 0 && found !== null && report(name.range, {
      message: `The name ${quoteValue(name.value)} contains the reserved word \`${found[0]}\``,
      hint: "Name the skill after what it does."
    });
  }
}, RESERVED = /anthropic|claude/i;

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
var USER = "user-invocable", MODEL = "disable-model-invocation", skillUnreachable = {
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
  check({ frontmatter: { data, rangeOf } }, report) {
    let user = data[USER] === !1 ? rangeOf([USER]) : void 0, model = data[MODEL] === !0 ? rangeOf([MODEL]) : void 0;
    user !== void 0 && model !== void 0 && report(user.start > model.start ? user : model, {
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
  check({ frontmatter }, report) {
    let tools = frontmatter.data.tools, range = frontmatter.rangeOf(["tools"]);
    Array.isArray(tools) && tools.length === 0 && range !== void 0 && report(range, {
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
  check(file, report) {
    for (let { path, value } of wrongNames(file.frontmatter.data.tools, ["tools"])) {
      let range = findValueRange(file, path);
      range !== void 0 && report(range, {
        message: path.length === 1 ? `\`tools\` is ${describe(value)}, not a list of names` : `${quoteValue(value)} is not the name of a tool`,
        hint: "Write only the names: `tools: [read, search]`."
      });
    }
    let comma = findLastComma(file);
    comma !== void 0 && report(
      comma,
      { message: "`tools` ends with a comma", hint: "Remove the comma." },
      { effects: EMPTY_ENTRY, fix: { kind: "edits", edits: [{ ...comma, text: "" }] } }
    );
  }
}, EMPTY_ENTRY = [
  info(
    ["vscode", "github", "copilot-cli"],
    "YAML ignores the comma, but VS Code and other readers of this list take what follows for a tool without a name."
  )
];
function findLastComma({ frontmatter, text }) {
  let range = Array.isArray(frontmatter.data.tools) ? frontmatter.rangeOf(["tools"]) : void 0, written = range === void 0 ? "" : text.slice(range.start, range.end), at = /,\s*\]$/.exec(written)?.index;
  return range === void 0 || at === void 0 || !written.startsWith("[") ? void 0 : { start: range.start + at, end: range.start + at + 1 };
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
  check(file, report) {
    let tools = readTools(file), first = /* @__PURE__ */ new Map(), left = MAX_FINDINGS7;
    for (let [index, tool] of tools.entries()) {
      let same = first.get(tool.name.toLowerCase());
      if (same === void 0)
        first.set(tool.name.toLowerCase(), tool);
      else if (left > 0 && !isForClaudeToo(tool, same, tools)) {
        left -= 1;
        let cut = same.name === tool.name || isVscodeTool(same.name) ? removal(file.text, tools, index) : void 0;
        report(
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
function isForClaudeToo({ name }, same, tools) {
  let isClaude = (one) => CLAUDE_TOOLS.includes(one);
  return isClaude(name) !== isClaude(same.name) && tools.some((tool) => isClaude(tool.name) && tool.name.toLowerCase() !== name.toLowerCase());
}
var MAX_FINDINGS7 = 50;

// src/rules/tools/tool-references.ts
var TOOL_MARK = "#tool:";
function findToolReferences({ text, body, markdown }, isWanted) {
  let found = [], seen = 0;
  for (let at = text.indexOf(TOOL_MARK, body.start); at >= 0 && seen < 200; at = text.indexOf(TOOL_MARK, at + 1)) {
    seen += 1;
    let start = at + TOOL_MARK.length, name = readName(text.slice(start, start + MAX_NAME_CHARACTERS5));
    name !== "" && isWanted(name) && markdown.hiddenAt(at) === void 0 && found.push({ name, range: { start, end: start + name.length } });
  }
  return found;
}
var MAX_NAME_CHARACTERS5 = 100;
function readName(text) {
  let end = text.search(/[^\w./-]/);
  return text.slice(0, end < 0 ? text.length : end).replace(/[./-]+$/, "");
}
function firstOfEach(references) {
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
  (text, report) => {
    if (!hasToolList(text) || text.frontmatter.data.target === "github-copilot")
      return;
    let listed = readTools(text).map(({ name }) => name), missing = findToolReferences(text, (asked) => !isEnabled(asked, listed));
    for (let { name, range } of firstOfEach(missing.filter((one) => !isRuledOut(text.text, one.range.start))))
      report(range, {
        message: `The text asks for ${quoteValue(name)}, which is not in \`tools\``,
        hint: `Add ${quoteValue(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or remove the reference.`
      });
  }
), RULES_OUT = regex("i")`
  \b(?:
    no|without|other than|rather than|instead of|except
    |(?:never|not|don['’]t|cannot|can['’]t)(?:\s+(?:use|call|run|invoke))?
  )\s(?:(?!\b(?:use|call|run|invoke|ask|but)\b)[^.,;:!?–—]){0,60}$
`, IN_LIST = /^[\w./-]{1,100}[,\s]{0,4}(?:(?:and|n?or)\s)?$/, MAX_LINE3 = 400;
function isRuledOut(text, start) {
  let words = text.slice(Math.max(text.lastIndexOf(`
`, start) + 1, start - MAX_LINE3), start).split(TOOL_MARK).slice(0, -1);
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
), ON_GITHUB = info(
  ["github", "copilot-cli"],
  "github.com and the Copilot CLI ignore tool names that only VS Code knows."
), MAX_FINDINGS8 = 50, toolOtherClientName = agentRule(
  "copilot",
  {
    id: "tool-other-client-name",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "A tool has the name that another client than the `target` uses",
    effects: [IN_VSCODE, ON_GITHUB],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    let { target } = text.frontmatter.data;
    if (!(target !== "vscode" && target !== "github-copilot"))
      for (let { name, range } of readTools(text).slice(0, MAX_FINDINGS8)) {
        let alias = copilotAlias(name);
        if (target === "vscode" && alias !== void 0 && !isVscodeTool(name))
          report(
            range,
            {
              message: `${quoteValue(name)} is a tool name of github.com, but \`target\` is VS Code`,
              hint: `Write \`${alias}\`.`
            },
            { effects: [IN_VSCODE] }
          );
        else if (target === "github-copilot" && alias === void 0 && isVscodeTool(name)) {
          let group = findAliasOfSet(name);
          report(
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
  (text, report) => {
    if (text.frontmatter.data.target === "github-copilot")
      return;
    let tools = readTools(text), listed = tools.filter(({ name }) => isOld(name)), asked = findToolReferences(text, isOld), old = [...listed, ...asked], [first] = old;
    if (first === void 0)
      return;
    let others = new Set(old.map(({ name }) => name)).size - 1, names3 = new Set(tools.map(({ name }) => name)), edits = [
      ...listed.filter(({ name }) => !vscodeSuccessors(name).some((one) => names3.has(one))),
      ...asked
    ].flatMap(({ name, range }) => {
      let [successor, ...more] = vscodeSuccessors(name), isThere = text.text.slice(range.start, range.end) === name;
      return successor === void 0 || more.length > 0 || !isThere ? [] : [{ ...range, text: successor }];
    });
    report(
      first.range,
      {
        message: others === 0 ? `${quoteValue(first.name)} has a new name` : `${quoteValue(first.name)} and ${String(others)} more have new names`,
        hint: others === 0 ? `Write ${nameSuccessors(first.name)}.` : `Write ${[...new Set(old.map(({ name }) => `${nameSuccessors(name)} for ${quoteValue(name)}`))].slice(0, MAX_NAMES).join(", ")}.`
      },
      edits.length === 0 ? {} : { fix: { kind: "edits", edits } }
    );
  }
);
function isOld(name) {
  return vscodeSuccessors(name).length > 0;
}
function nameSuccessors(name) {
  return listNames(vscodeSuccessors(name).map(quoteValue));
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
  (text, report) => {
    if (text.frontmatter.data.target !== "github-copilot")
      return;
    let declared = declaredServers(text), reported = /* @__PURE__ */ new Set();
    for (let { name, range } of readTools(text)) {
      let server = findServer(name);
      server !== void 0 && !declared.has(server) && !GITHUB_SERVERS.includes(server.toLowerCase()) && !isVscodeTool(name) && !reported.has(server) && (reported.add(server), report(range, {
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
), toolUnknown = agentRule(
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
  (text, report, options) => {
    let allowed = options.list("allow"), strange = findTools2(
      text,
      (name) => (!mayBeTool(name) || slipInSet(name) !== void 0 || NEVER.has(name)) && !allowed.includes(name)
    );
    if (strange.length === 0)
      return;
    let declared = declaredServers(text), particulars = hasToolList(text) ? {} : { effects: [IN_VSCODE2] }, hasForeign = readTools(text).some(
      ({ name }) => /[_\-. ]/.test(name) && copilotAlias(name) === void 0 && !name.includes("/")
    );
    for (let { name, range } of strange.filter((tool) => !declared.has(tool.name)).slice(0, MAX_FINDINGS9)) {
      let never = NEVER.get(name), near = never !== void 0 || name.length < MIN_NEAR_CHARACTERS || name.length > MAX_NEAR_CHARACTERS ? void 0 : nearMisses([name], names2())[0]?.meant;
      (never !== void 0 || near !== void 0 || /[a-z][A-Z]/.test(name) || !hasForeign) && report(
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
  return hasToolList(text) ? readTools(text).filter(({ name }) => isWanted(name)) : text.frontmatter.data.target === "github-copilot" ? [] : firstOfEach(findToolReferences(text, isWanted));
}
var MAX_FINDINGS9 = 50, MIN_NEAR_CHARACTERS = 4, MAX_NEAR_CHARACTERS = 40, names2 = lazily(() => new Map(toolNames().map((name) => [name, name]))), NEVER = new Map(Object.entries(NEVER_TOOLS));

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

export {
  standingOfModel,
  isOtherVendor,
  AGENT_MODEL_RULES,
  VSCODE_AGENTS,
  COPILOT_CLI_AGENTS,
  CLAUDE_AGENTS,
  AGENT_RULES,
  CLAUDE_AGENT_RULES,
  EDITOR_RULE_RULES,
  HOOKS_RULES,
  MCP_RULES,
  NAMED_AGENT_RULES,
  PROMPT_RULES,
  SKILL_FILE_RULES,
  SKILL_TOOL_RULES,
  SKILL_RULES,
  TOOL_RULES
};
