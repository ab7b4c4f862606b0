import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FORGET_INSTRUCTIONS,
  OFFERED_MODELS,
  RETIRED_MODELS,
  copyOf,
  decodeUtf8,
  describeLookAlike,
  findSecrets,
  isLookAlike
} from "./chunk-LTPZBR2V.js";
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  GITHUB_SERVERS,
  KNOWN_SERVERS,
  NEVER_TOOLS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS
} from "./chunk-WZRSBBR5.js";
import {
  EXCLUDABLE_AGENTS,
  FRONTMATTER_KEYS,
  KINDS,
  LATE_HEAD,
  LOCATION_SETTINGS,
  SWITCH_DEFAULTS,
  describeShape,
  describeType2 as describeType,
  editsUpTo,
  findLateHead,
  findNonJson,
  frontmatterFaults,
  groupBy,
  hasLateHead,
  hasShape,
  headOf,
  headsOf,
  identify,
  inBackticks,
  isBroken,
  isSwapped,
  judgeKey,
  keyOf,
  loadFrontmatter,
  meantBy,
  nearMisses,
  rangeAround,
  readAddress,
  readCodeRanges,
  readHidden,
  readJsonc,
  readLinks,
  readParagraphs,
  readPlainFrontmatter,
  readReferences,
  readTarget,
  resolveReference,
  splitPath,
  takesName,
  takesPath,
  targetOf,
  withoutPunctuation
} from "./chunk-N4LXROWB.js";
import {
  lineText,
  readIgnoreFiles,
  ruleUrl
} from "./chunk-EFEOURWV.js";
import {
  readUtf16
} from "./chunk-NKDSHFB4.js";
import {
  showHidden
} from "./chunk-C4UOYGBW.js";
import {
  noFrontmatter,
  splitCommaList
} from "./chunk-MSMHT262.js";
import {
  CLIENTS,
  CLIENT_NAMES
} from "./chunk-FUCRDYO7.js";
import {
  githubGlobs,
  splitGlobList,
  vscodeGlobs
} from "./chunk-6FXRKC2Q.js";
import {
  folderOf,
  isBelow,
  joinPath,
  nameOf,
  nearestFolder,
  parentsOf,
  resolveLink
} from "./chunk-HEVD5WT2.js";
import {
  lineAt
} from "./chunk-ARQSYT65.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  lazily,
  positionAt,
  sourceText
} from "./chunk-76LYEDA7.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/rules/agents/agent-cycles.ts
function findCycles(agents, directory, referencesOf) {
  let edges = /* @__PURE__ */ new Map();
  for (let from of agents.filter((agent) => referencesOf(agent).length > 0)) {
    let others = referencesOf(from).flatMap((reference2) => {
      let to = directory.find(reference2.agent)[0];
      return to === void 0 || to === from ? [] : [{ from, reference: reference2, to }];
    });
    edges.set(from, others);
  }
  let circleOf = strongComponents([...edges.keys()], (agent) => (edges.get(agent) ?? []).map(({ to }) => to));
  return [...edges.values()].flat().filter(({ from, to }) => circleOf.get(from) === circleOf.get(to)).slice(0, 500);
}
function strongComponents(nodes, next) {
  let order = /* @__PURE__ */ new Map(), low = /* @__PURE__ */ new Map(), component = /* @__PURE__ */ new Map(), open = [];
  for (let root of nodes) {
    let path = [], enter = (node) => {
      order.set(node, order.size), low.set(node, order.get(node) ?? 0), open.push(node), path.push({ node, successors: next(node), at: 0 });
    };
    order.has(root) || enter(root);
    for (let frame = path.at(-1); frame !== void 0; frame = path.at(-1)) {
      let successor = frame.successors[frame.at];
      frame.at += 1, successor === void 0 ? (path.pop(), close(frame.node), lower(path.at(-1)?.node, low.get(frame.node))) : order.has(successor) ? component.has(successor) || lower(frame.node, order.get(successor)) : enter(successor);
    }
  }
  return component;
  function lower(node, to) {
    node !== void 0 && to !== void 0 && low.set(node, Math.min(low.get(node) ?? to, to));
  }
  function close(node) {
    if (low.get(node) !== order.get(node))
      return;
    let number = order.get(node) ?? 0;
    for (let member = open.pop(); member !== void 0; member = open.pop())
      if (component.set(member, number), member === node)
        return;
  }
}

// src/customizations/known/known-agents.ts
var VSCODE_AGENTS = ["Agent", "Ask", "Edit", "Explore", "General Purpose", "Plan"], COPILOT_CLI_AGENTS = [
  "code-review",
  "explore",
  "general-purpose",
  "research",
  "rubber-duck",
  "security-review",
  "task"
], VSCODE_SESSIONS = [
  "background",
  "claude",
  "cloud",
  "codex",
  "copilot",
  "copilot-cli",
  "copilot-cloud-agent",
  "copilot-coding-agent",
  "default"
];

// src/rules/reading/once-per-checked-text.ts
function oncePerText(read) {
  let last;
  return (text) => (last?.text !== text && (last = { text, made: read(text) }), last.made);
}

// src/rules/reading/agent-places.ts
function isClaudeAgent(path) {
  return /(?:^|\/)\.claude\/agents\/[^/]+$/.test(path);
}
function headOf2({ text }) {
  let { start, end } = lineAt(text, text.startsWith("\uFEFF") ? 1 : 0);
  return { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}
function rangeOfValue({ frontmatter, text }, path) {
  let range = frontmatter.rangeOf(path), key = frontmatter.rangeOfKey(path);
  return range === void 0 || key !== void 0 && lineAt(text, key.start).end < range.start ? key : { start: range.start, end: Math.min(range.end, lineAt(text, range.start).end) };
}
function isWhole({ frontmatter }) {
  return frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error");
}

// src/rules/reading/agent-references.ts
var MAX_REFERENCES = 100, readAgentHead = oncePerText((text) => {
  let { data } = text.frontmatter, name = data.name;
  return {
    ...typeof name == "string" && name.trim() !== "" && { name: copyOf(name.trim()) },
    nameRange: rangeOfValue(text, ["name"]) ?? headOf2(text),
    handoffs: readHandoffs(text),
    agents: readAgents(text)
  };
});
function readHandoffs(text) {
  let handoffs = text.frontmatter.data.handoffs;
  return Array.isArray(handoffs) ? handoffs.slice(0, MAX_REFERENCES).flatMap(
    (handoff, index) => isRecord(handoff) ? reference(text, ["handoffs", index, "agent"], handoff.agent, handoff.send === !0) : []
  ) : [];
}
function readAgents(text) {
  let agents = text.frontmatter.data.agents;
  return Array.isArray(agents) ? agents.slice(0, MAX_REFERENCES).flatMap((agent, index) => reference(text, ["agents", index], agent, !0)) : [];
}
function reference(text, path, agent, sends) {
  let range = typeof agent == "string" && agent.trim() !== "" ? rangeOfValue(text, path) : void 0;
  return typeof agent == "string" && range !== void 0 ? [{ agent: copyOf(agent.trim()), range, sends }] : [];
}
var BUILT_IN = new Set(
  [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS, ...VSCODE_SESSIONS].map((name) => name.toLowerCase())
);
function agentDirectory(agents) {
  let byName = groupBy(agents, ({ fact, file }) => fact.name ?? file.name), byFile = groupBy(agents, ({ file }) => file.name), names3 = new Map([...byFile.keys(), ...byName.keys()].map((name) => [name, name]));
  return {
    find: (name) => byName.get(name) ?? byFile.get(name) ?? [],
    isBuiltIn: (name) => BUILT_IN.has(name.toLowerCase()),
    nearest: (name) => nearestName(name, names3)
  };
}
function nearestName(name, names3) {
  let near = name.length >= MIN_NAME_CHARACTERS && name.length <= MAX_NAME_CHARACTERS ? nearMisses([name], names3)[0]?.meant : void 0;
  return near !== void 0 && digitsOf(near) === digitsOf(name) ? near : void 0;
}
function digitsOf(name) {
  return name.replaceAll(/\D/g, "");
}
var MIN_NAME_CHARACTERS = 4, MAX_NAME_CHARACTERS = 100;
function copilotAgents(agents) {
  return agents.filter(({ file }) => !isClaudeAgent(file.path));
}

// src/rules/reading/cut-text.ts
function cutText(value) {
  let line = value.slice(0, 160).replaceAll(/\s+/g, " ").replaceAll("`", "'").trim(), characters = [...line];
  return characters.length > 40 ? `${characters.slice(0, 40).join("")}\u2026` : line;
}

// src/rules/reading/quote-text.ts
function quoteText(value) {
  return `\`${showHidden(cutText(value))}\``;
}

// src/rules/reading/quoted.ts
function quoted(value) {
  return quoteText(typeof value == "string" ? value : writeJson(value));
}
function writeJson(value) {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? "[\u2026]" : "{\u2026}";
  }
}

// src/rules/agents/agent-agents-cycle.ts
var agentAgentsCycle = {
  id: "agent-agents-cycle",
  scope: "repository",
  kinds: ["agent"],
  description: "Agents call each other in a circle",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code lets agents call each other down to five levels if the setting allows it, and otherwise not at all."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentHead,
  check(all, report) {
    let agents = copilotAgents(all), directory = agentDirectory(agents);
    for (let { from, reference: reference2 } of findCycles(agents, directory, ({ fact }) => fact.agents))
      report(from.file, reference2.range, {
        message: `${quoted(reference2.agent)} calls this agent in turn`,
        hint: "Let one agent call the others, and those no one."
      });
  }
};

// src/rules/tools/tool-list.ts
var MAX_TOOLS = 500, readTools = oncePerText((text) => readNameList(text, "tools"));
function hasToolList({ frontmatter }) {
  let { tools } = frontmatter.data;
  return tools != null;
}
function readNameList({ frontmatter, text }, key) {
  let value = Object.hasOwn(frontmatter.data, key) ? frontmatter.data[key] : void 0;
  return typeof value == "string" ? readCommaList(text, value, frontmatter.rangeOf([key])) : Array.isArray(value) ? value.slice(0, MAX_TOOLS).flatMap(
    (name, index) => typeof name == "string" && name.trim() !== "" ? [listedTool(name.trim(), () => placeOf(text, frontmatter.rangeOf([key, index]) ?? NOWHERE, name))] : []
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
function placeOf(text, whole, name) {
  return { whole, range: withoutQuotes(text, whole, name) };
}
function readCommaList(text, value, range) {
  if (range === void 0)
    return [];
  let inner = withoutQuotes(text, range, value), isLiteral = text.slice(inner.start, inner.end) === value;
  return splitCommaList(value).slice(0, MAX_TOOLS).map(
    (item) => listedTool(
      item.value,
      () => isLiteral ? placeOf(text, { start: inner.start + item.range.start, end: inner.start + item.range.end }, item.value) : { whole: range, range }
    )
  );
}
function withoutQuotes(text, range, value) {
  let written = text.slice(range.start, range.end);
  return written.length === value.length + 2 && /^(['"]).*\1$/s.test(written) && written.slice(1, -1) === value ? { start: range.start + 1, end: range.end - 1 } : range;
}
function removal(text, tools, index) {
  let tool = tools[index], before3 = tools[index - 1], after = tools[index + 1], cut = tool !== void 0 && before3 !== void 0 ? { start: before3.whole.end, end: tool.whole.end } : tool !== void 0 && after !== void 0 ? { start: tool.whole.start, end: after.whole.start } : void 0, gap = cut && text.slice(cut.start, cut.end);
  return cut === void 0 || cut.end <= cut.start || gap?.includes("#") === !0 ? void 0 : cut;
}
function addition(text, tools, name) {
  let entry = tools.at(-1);
  if (entry === void 0 || text.slice(entry.range.start, entry.range.end) !== entry.name)
    return;
  let last = entry.whole, lead = text.slice(text.lastIndexOf(`
`, last.start - 1) + 1, last.start), { end } = lineAt(text, last.end), isBlock = /^[ \t]*- +$/.test(lead), rest = text.slice(last.end, end);
  return isBlock ? rest.trim() === "" || rest.trimStart().startsWith("#") ? { start: end, end, text: `
${lead}${name}` } : void 0 : { start: last.end, end: last.end, text: `, ${name}` };
}

// src/rules/tools/tool-names.ts
var SETS = new Set(Object.keys(VSCODE_TOOL_SETS)), MEMBERS = new Set(
  Object.entries(VSCODE_TOOL_SETS).flatMap(([set, tools]) => tools.map((tool) => `${set}/${tool}`))
), BARE_MEMBERS = new Set(Object.values(VSCODE_TOOL_SETS).flat()), SINGLE = new Set(VSCODE_SINGLE_TOOLS), ALIASES = new Map(
  Object.entries(COPILOT_ALIASES).flatMap(
    ([tool, names3]) => [tool, ...names3].map((name) => [name.toLowerCase(), tool])
  )
), CLI = new Set(COPILOT_CLI_TOOLS), SERVERS = /* @__PURE__ */ new Set([...KNOWN_SERVERS, ...GITHUB_SERVERS]);
function isAllTools(name) {
  return name === "*";
}
function copilotAlias(name) {
  return ALIASES.get(name.toLowerCase());
}
function vscodeSuccessors(name) {
  return Object.hasOwn(VSCODE_SUCCESSORS, name) ? VSCODE_SUCCESSORS[name] ?? [] : [];
}
function isVscodeTool(name) {
  return SETS.has(name) || MEMBERS.has(name) || SINGLE.has(name) || BARE_MEMBERS.has(name) || vscodeSuccessors(name).length > 0;
}
function toolSetOf(name) {
  let set = name.slice(0, Math.max(0, name.indexOf("/")));
  return SETS.has(set) ? set : void 0;
}
function serverOf(name) {
  let server = name.slice(0, Math.max(0, name.indexOf("/")));
  return server === "" || server.includes(".") || toolSetOf(name) !== void 0 ? void 0 : server;
}
function mayBeTool(name) {
  return isAllTools(name) || isVscodeTool(name) || copilotAlias(name) !== void 0 || CLI.has(name) || SERVERS.has(name.toLowerCase()) || // Only what is one word can be told from the names that servers and extensions give.
  !/^[A-Za-z]{2,}$/.test(name);
}
function slipInSet(name) {
  return toolSetOf(name) === void 0 || MEMBERS.has(name) || name.length > MAX_NAME_CHARACTERS2 ? void 0 : nearMisses([name], memberNames())[0]?.meant;
}
var MAX_NAME_CHARACTERS2 = 40, memberNames = lazily(() => new Map([...MEMBERS].map((name) => [name, name])));
function toolNames() {
  return [
    .../* @__PURE__ */ new Set([
      ...SETS,
      ...MEMBERS,
      ...SINGLE,
      ...BARE_MEMBERS,
      ...Object.entries(COPILOT_ALIASES).flatMap(([tool, names3]) => [tool, ...names3])
    ])
  ];
}

// src/rules/agents/agent-agents-needs-agent-tool.ts
var agentAgentsNeedsAgentTool = {
  id: "agent-agents-needs-agent-tool",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["agents"] },
  description: "`agents` names agents to call, and `tools` does not list the tool that calls them",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code calls other agents with the tool `agent`, so that without it none of them is called."
    }
  ],
  fixes: "Adds `agent` to the end of `tools`.",
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
      { message: "`tools` does not list `agent`, which calls the agents named here", hint: "Add `agent` to `tools`." },
      edit === void 0 ? {} : { fix: { kind: "edits", edits: [edit] } }
    );
  }
};
function callsAgents(name) {
  return isAllTools(name) || name === "runSubagent" || name.startsWith("agent/") || copilotAlias(name) === "agent";
}

// src/rules/reading/name-list.ts
function wrongNames(value, path) {
  return Array.isArray(value) ? value.flatMap((item, index) => typeof item == "string" ? [] : [{ path: [...path, index], value: item }]).slice(0, 20) : value == null || typeof value == "string" ? [] : [{ path, value }];
}
function describe(value) {
  return Array.isArray(value) ? "a list" : typeof value == "object" ? value === null ? "empty" : "a map" : typeof value == "boolean" ? "`true` or `false`" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}

// src/rules/reading/flavour-rule.ts
function ruleOfFlavour(flavour, head, find) {
  return {
    ...head,
    scope: "file",
    collect(text, options) {
      let findings = [];
      return find(
        text,
        (...finding2) => {
          findings.push(finding2);
        },
        options
      ), findings.length === 0 ? void 0 : findings;
    },
    check(findings, { path }, report) {
      if (isClaudeAgent(path) === (flavour === "claude"))
        for (let finding2 of findings)
          report(...finding2);
    }
  };
}

// src/rules/agents/agent-agents-type.ts
var agentAgentsType = ruleOfFlavour(
  "copilot",
  {
    id: "agent-agents-type",
    kinds: ["agent"],
    looksFor: { keys: ["agents"] },
    description: "`agents` is no list of names",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code reports the value as an error and does not know which agents may be called."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report) => {
    let { agents } = text.frontmatter.data;
    if (agents === "*")
      return;
    let wrong = typeof agents == "string" ? [{ path: ["agents"], value: agents }] : wrongNames(agents, ["agents"]);
    for (let { path, value } of wrong) {
      let range = value === "" ? void 0 : rangeOfValue(text, path);
      range !== void 0 && report(range, {
        message: path.length === 1 ? `\`agents\` is ${describe(value)}, not a list` : `${quoted(value)} is not the name of an agent`,
        hint: "Write a list of names: `agents: [Researcher, Writer]`."
      });
    }
  }
);

// src/rules/reading/unknown-agents.ts
var MAX_OWN_AGENTS = 40, MAX_SEARCHES = 50;
function reportUnknown(all, referencesOf, report) {
  let agents = copilotAgents(all).filter(({ fact }) => referencesOf(fact).length > 0), directory = agentDirectory(agents.length === 0 ? [] : all), searches = MAX_SEARCHES;
  for (let { file, fact } of agents)
    for (let { agent, range } of referencesOf(fact))
      if (agent !== "*" && !directory.isBuiltIn(agent) && directory.find(agent).length === 0) {
        let near = searches > 0 ? directory.nearest(agent) : void 0;
        if (searches -= 1, near === void 0 && all.length > MAX_OWN_AGENTS)
          continue;
        report(file, range, {
          message: `There is no agent ${quoted(agent)}`,
          hint: near === void 0 ? "Write the `name` of an agent as its file gives it, letter for letter, or that of its file." : `Did you mean ${quoted(near)}? Letter case counts.`
        });
      }
}

// src/rules/agents/agent-agents-unknown.ts
var agentAgentsUnknown = {
  id: "agent-agents-unknown",
  scope: "repository",
  kinds: ["agent"],
  description: "`agents` names an agent that there is not",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code finds no agent by that name, reports it, and cannot call it."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentHead,
  check(all, report) {
    reportUnknown(all, ({ agents }) => agents, report);
  }
};

// src/rules/agents/agent-body-empty.ts
var agentBodyEmpty = {
  id: "agent-body-empty",
  scope: "text",
  kinds: ["agent"],
  description: "An agent has nothing below its frontmatter",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code takes what stands below the frontmatter for the instructions of the agent, and has none."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI take what stands below the frontmatter for the instructions of the agent, and have none."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code takes what stands below the frontmatter for the instructions of the agent, and has none."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report) {
    isWhole(file) && file.frontmatter.block !== void 0 && isBlank(file) && report(headOf2(file), {
      message: "The agent has nothing below its frontmatter",
      hint: "Write there who the agent is, what it does, and how."
    });
  }
};
function isBlank({ body, text }) {
  for (let at = body.start; at < body.end; at += 1)
    if (text.charAt(at).trim() !== "")
      return !1;
  return !0;
}

// src/rules/reading/count-characters.ts
function countCharacters(text) {
  return text.length - (text.match(PAIR)?.length ?? 0);
}
var PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

// src/rules/agents/agent-body-max-chars.ts
var agentBodyMaxChars = ruleOfFlavour(
  "copilot",
  {
    id: "agent-body-max-chars",
    kinds: ["agent"],
    options: {
      characters: {
        type: "integer",
        default: 3e4,
        description: "How many characters the text of an agent may have."
      }
    },
    description: "The text of an agent is longer than github.com takes",
    effects: [
      {
        clients: ["github"],
        severity: "error",
        why: "github.com takes at most 30,000 characters of text for an agent."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report, options) => {
    let { body } = text, most = options.integer("characters");
    if (body.end - body.start <= most)
      return;
    let characters = countCharacters(text.text.slice(body.start, body.end).trim());
    characters > most && report(headOf2(text), {
      message: `The text of the agent has ${writeCount(characters)} characters, and may have ${writeCount(most)}`,
      hint: "Move what is not always needed into skills, or into files that the text links to."
    });
  }
);

// src/rules/agents/agent-builtin-shadowed.ts
var agentBuiltinShadowed = {
  id: "agent-builtin-shadowed",
  scope: "file",
  kinds: ["agent"],
  description: "An agent has the name of one that the Copilot CLI brings along",
  effects: [
    {
      clients: ["copilot-cli"],
      severity: "info",
      why: "The Copilot CLI has an agent of its own by that name, and one of the two hides the other."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference",
  collect: headOf2,
  check(head, { name }, report) {
    COPILOT_CLI_AGENTS.includes(name.toLowerCase()) && report(head, {
      message: `The Copilot CLI has an agent ${quoted(name)} of its own`,
      hint: "Give the file another name, unless the agent is to take its place."
    });
  }
};

// src/rules/agents/agent-description-required.ts
var agentDescriptionRequired = {
  id: "agent-description-required",
  scope: "text",
  kinds: ["agent"],
  description: "The frontmatter of an agent has no `description`",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI require a description and do not offer the agent without one."
    },
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code requires a description: it is what it chooses an agent by."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report) {
    isWhole(file) && !Object.hasOwn(file.frontmatter.data, "description") && !hasOtherSpelling(file.frontmatter.data) && report(headOf2(file), {
      message: "The agent has no `description`",
      hint: "Add a line `description: \u2026` that says what the agent is for and when to use it."
    });
  }
};
function hasOtherSpelling(data) {
  return Object.keys(data).some((key) => key.length < 20 && /^desc/i.test(key));
}

// src/rules/agents/agent-duplicate-name.ts
var agentDuplicateName = {
  id: "agent-duplicate-name",
  scope: "repository",
  kinds: ["agent"],
  description: "Two agents have the same name",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code shows both by the same name, and takes one of them where others ask for it."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI take one of the two where somebody asks for the name."
    },
    { clients: ["claude"], severity: "warning", why: "Claude Code loads one of the two." }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect: readAgentHead,
  check(all, report) {
    for (let together of groupBy(all, placeOf2).values()) {
      let byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name), byFile = groupBy(together, ({ file }) => file.name);
      for (let agent of together) {
        let { file, fact } = agent, name = fact.name ?? file.name, other = otherOf(agent, byName.get(name)) ?? otherOf(agent, byFile.get(file.name));
        other !== void 0 && report(file, fact.nameRange, {
          message: `${quoted(other.file.path)} has the name ${quoted(other.fact.name === name ? name : file.name)} too`,
          hint: "Give each agent a name of its own, also to its file."
        });
      }
    }
  }
};
function placeOf2({ file }) {
  let folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
  return [file.level, file.standing === "stray" ? folder : file.root, isClaudeAgent(file.path)].join(`
`);
}
function otherOf(agent, group) {
  return group?.find((other) => other !== agent);
}

// src/rules/agents/agent-frontmatter-required.ts
var agentFrontmatterRequired = {
  id: "agent-frontmatter-required",
  scope: "text",
  kinds: ["agent"],
  looksFor: { noFrontmatter: !0 },
  description: "An agent has no frontmatter",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI offer only agents that have a `description`, which stands in the frontmatter."
    },
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code reads the name and the description of an agent from its frontmatter, and passes over a file without one."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report) {
    let { frontmatter, kind, text } = file;
    frontmatter.present || frontmatter.problems.length > 0 || text.trim() === "" || hasLateHead(kind, text) || report(headOf2(file), {
      message: "The agent has no frontmatter",
      hint: "Begin the file with `---`, a line `description: \u2026` that says what the agent is for, and another `---`."
    });
  }
};

// src/rules/agents/agent-github-ignored-key.ts
var agentGithubIgnoredKey = ruleOfFlavour(
  "copilot",
  {
    id: "agent-github-ignored-key",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for github.com has a key that only VS Code reads",
    effects: [
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "github.com and the Copilot CLI pass over the key, and `target` keeps the agent from the others."
      },
      {
        clients: ["vscode"],
        severity: "info",
        why: "VS Code marks the key as not supported in an agent for github.com."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    if (text.frontmatter.data.target === "github-copilot")
      for (let key of KEYS) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` does nothing with \`target: github-copilot\``,
          hint: "Take the key out, or `target` for an agent that is for both."
        });
      }
  }
), KEYS = ["handoffs", "argument-hint", "agents", "hooks"];

// src/rules/agents/agent-github-permissions.ts
var agentGithubPermissions = ruleOfFlavour(
  "copilot",
  {
    id: "agent-github-permissions",
    kinds: ["agent"],
    looksFor: { keys: ["github"] },
    description: "`github.permissions` names a scope or a value that there is not",
    effects: [
      { clients: ["vscode"], severity: "error", why: "VS Code reports the permission as an error." },
      { clients: ["github"], severity: "error", why: "github.com does not know the permission and does not grant it." }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    let { github } = text.frontmatter.data;
    if (github == null)
      return;
    if (!isRecord(github)) {
      reportAt(
        ["github"],
        `\`github\` is ${describe(github)}, not a map`,
        "Write the permissions below it: `github: { permissions: { contents: read } }`."
      );
      return;
    }
    let { permissions } = github;
    if (permissions == null)
      return;
    if (!isRecord(permissions)) {
      reportAt(
        ["github", "permissions"],
        `\`permissions\` is ${describe(permissions)}, not a map`,
        "Write a scope and its value on each line: `contents: read`."
      );
      return;
    }
    for (let [scope, value] of Object.entries(permissions).slice(0, MAX_SCOPES)) {
      let allowed = SCOPES.get(scope);
      allowed === void 0 ? reportAt(
        ["github", "permissions", scope],
        `${quoted(scope)} is no scope of a token`,
        `Write one of ${[...SCOPES.keys()].join(", ")}.`
      ) : allowed.includes(value) || reportAt(
        ["github", "permissions", scope],
        `${quoted(value)} is no value for ${quoted(scope)}`,
        `Write ${allowed.map(quoted).join(" or ")}.`
      );
    }
    function reportAt(path, message, hint) {
      let range = (SCOPES.has(path.at(-1) ?? "") ? void 0 : text.frontmatter.rangeOfKey(path)) ?? rangeOfValue(text, path);
      range !== void 0 && report(range, { message, hint });
    }
  }
), MAX_SCOPES = 50, SCOPES = /* @__PURE__ */ new Map([
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

// src/rules/agents/agent-handoff-cycle.ts
var agentHandoffCycle = {
  id: "agent-handoff-cycle",
  scope: "repository",
  kinds: ["agent"],
  description: "Agents hand over to each other in a circle, without a step of the user",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code sends each prompt at once, so that the agents go on without end."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentHead,
  check(all, report) {
    let agents = copilotAgents(all), directory = agentDirectory(agents), sending = (agent) => agent.fact.handoffs.filter(({ sends }) => sends);
    for (let { from, reference: reference2, to } of findCycles(agents, directory, sending))
      report(from.file, reference2.range, {
        message: `${quoted(reference2.agent)} hands over to this agent again, each time at once`,
        hint: `Take \`send: true\` out here, or in ${quoted(to.file.path)}.`
      });
  }
};

// src/rules/agents/agent-handoff-label-duplicate.ts
var agentHandoffLabelDuplicate = ruleOfFlavour(
  "copilot",
  {
    id: "agent-handoff-label-duplicate",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "Two handoffs of an agent have the same label",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code tells handoffs apart by their labels, without letter case, and reports the second as an error."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report) => {
    let { handoffs } = text.frontmatter.data;
    if (!Array.isArray(handoffs))
      return;
    let labels = /* @__PURE__ */ new Set();
    for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      let label = isRecord(handoff) ? handoff.label : void 0, range = rangeOfValue(text, ["handoffs", index, "label"]);
      if (typeof label != "string" || label.trim() === "" || range === void 0)
        continue;
      let key = label.trim().toLowerCase();
      labels.has(key) && report(range, {
        message: `Another handoff has the label ${quoted(label)}`,
        hint: "Give each handoff a label of its own."
      }), labels.add(key);
    }
  }
), MAX_HANDOFFS = 100;

// src/rules/agents/agent-handoff-required.ts
var agentHandoffRequired = ruleOfFlavour(
  "copilot",
  {
    id: "agent-handoff-required",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "A handoff lacks its label, its agent or its prompt",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code reports the handoff as an error and shows no button for it."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report) => {
    let { handoffs } = text.frontmatter.data;
    if (Array.isArray(handoffs))
      for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS2).entries()) {
        let missing = isRecord(handoff) ? REQUIRED.filter((key) => isMissing(handoff, key)) : [], [first] = missing, range = first === void 0 ? void 0 : rangeOfValue(text, ["handoffs", index, first]) ?? rangeOfValue(text, ["handoffs", index]);
        range !== void 0 && report(range, {
          message: `The handoff has no ${missing.map((key) => `\`${key}\``).join(" and no ")}`,
          hint: "A handoff has a `label` for its button, the `agent` that goes on, and the `prompt` that it is given."
        });
      }
  }
), MAX_HANDOFFS2 = 100, REQUIRED = ["label", "agent", "prompt"];
function isMissing(handoff, key) {
  let value = Object.hasOwn(handoff, key) ? handoff[key] : void 0;
  return value == null || key !== "prompt" && typeof value == "string" && value.trim() === "";
}

// src/rules/agents/agent-handoff-self.ts
var agentHandoffSelf = {
  id: "agent-handoff-self",
  scope: "file",
  kinds: ["agent"],
  looksFor: { keys: ["handoffs"] },
  description: "An agent hands over to itself",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code shows a button that leads to the agent that is at work already."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect(text) {
    return Array.isArray(text.frontmatter.data.handoffs) ? readAgentHead(text) : void 0;
  },
  check({ name, handoffs }, file, report) {
    for (let { agent, range } of isClaudeAgent(file.path) ? [] : handoffs)
      (agent === name || agent === file.name) && report(range, {
        message: `${quoted(agent)} is this agent itself`,
        hint: "Name the agent that is to go on, or take the handoff out."
      });
  }
};

// src/rules/agents/agent-handoff-unknown-agent.ts
var agentHandoffUnknownAgent = {
  id: "agent-handoff-unknown-agent",
  scope: "repository",
  kinds: ["agent"],
  description: "A handoff names an agent that there is not",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code finds no agent by that name, reports it, and the button leads nowhere."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  collect: readAgentHead,
  check(all, report) {
    reportUnknown(all, ({ handoffs }) => handoffs, report);
  }
};

// src/rules/agents/agent-handoffs-type.ts
var agentHandoffsType = ruleOfFlavour(
  "copilot",
  {
    id: "agent-handoffs-type",
    kinds: ["agent"],
    looksFor: { keys: ["handoffs"] },
    description: "`handoffs` is no list of handoffs, or something in it has another type",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code reports the value as an error and shows no button for it."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report) => {
    let { handoffs } = text.frontmatter.data;
    if (handoffs == null)
      return;
    if (!Array.isArray(handoffs)) {
      reportAt(["handoffs"], `\`handoffs\` is ${describe(handoffs)}, not a list`);
      return;
    }
    for (let [index, handoff] of handoffs.slice(0, MAX_HANDOFFS3).entries()) {
      if (!isRecord(handoff)) {
        reportAt(["handoffs", index], `${quoted(handoff)} is no handoff`);
        continue;
      }
      for (let [key, type] of Object.entries(TYPES)) {
        let value = Object.hasOwn(handoff, key) ? handoff[key] : void 0;
        value != null && !isOf(type, value) && reportAt(
          ["handoffs", index, key],
          `\`${key}\` is ${describe(value)}, not ${type === "text" ? "a text" : "`true` or `false`"}`
        );
      }
    }
    function reportAt(path, message) {
      let range = rangeOfValue(text, path);
      range !== void 0 && report(range, { message, hint: "Write a list of entries, each with `label`, `agent` and `prompt`." });
    }
  }
), MAX_HANDOFFS3 = 100, TYPES = {
  label: "text",
  agent: "text",
  prompt: "text",
  send: "boolean",
  showContinueOn: "boolean",
  model: "text"
};
function isOf(type, value) {
  return type === "boolean" ? typeof value == "boolean" : typeof value == "string" || typeof value == "number";
}

// src/rules/hooks/hook-events.ts
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
var CLAUDE_EVENTS = /* @__PURE__ */ new Set([
  "ConfigChange",
  "CwdChanged",
  "Elicitation",
  "ElicitationResult",
  "FileChanged",
  "InstructionsLoaded",
  "Notification",
  "PermissionDenied",
  "PermissionRequest",
  "PostCompact",
  "PostToolBatch",
  "PostToolUse",
  "PostToolUseFailure",
  "PreCompact",
  "PreToolUse",
  "SessionEnd",
  "SessionStart",
  "Setup",
  "Stop",
  "StopFailure",
  "SubagentStart",
  "SubagentStop",
  "TaskCompleted",
  "TaskCreated",
  "TeammateIdle",
  "UserPromptExpansion",
  "UserPromptSubmit",
  "WorktreeCreate",
  "WorktreeRemove"
]);

// src/rules/reading/hook-shape.ts
var EVENTS = [
  "Notification",
  "PermissionRequest",
  "PostToolUse",
  "PostToolUseFailure",
  "PreCompact",
  "PreToolUse",
  "SessionEnd",
  "SessionStart",
  "Setup",
  "Stop",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit",
  "agentStop",
  "errorOccurred",
  "notification",
  "permissionRequest",
  "postToolUse",
  "preCompact",
  "preToolUse",
  "sessionEnd",
  "sessionStart",
  "subagentStart",
  "subagentStop",
  "userPromptSubmitted"
], EXAMPLES = "`PreToolUse`, `PostToolUse`, `Stop`", EVENT_NAMES = new Map(EVENTS.map((name) => [name, name])), TYPES2 = /* @__PURE__ */ new Set(["command", "http", "prompt", "agent", "mcp_tool"]), COMMANDS = ["command", "bash", "powershell", "windows", "linux", "osx", "exec"], MAX_FAULTS = 20, MAX_ITEMS = 100;
function findHookFaults(hooks) {
  return hooks == null ? [] : isRecord(hooks) ? Object.entries(hooks).slice(0, MAX_ITEMS).flatMap(([event, items]) => [...faultsOfEvent(event), ...faultsOfItems(items, [event], !0)]).slice(0, MAX_FAULTS) : [
    {
      path: [],
      message: `\`hooks\` is ${describe(hooks)}, not a map`,
      hint: "Write an event on each line, and below it a list of commands."
    }
  ];
}
function faultsOfEvent(event) {
  let near = event.length > 40 ? void 0 : nearMisses([event], EVENT_NAMES)[0]?.meant;
  if (near === void 0 && !isEventElsewhere(event))
    return [];
  let hint = near === void 0 ? `Write one of the events: ${EXAMPLES}, \u2026` : `Did you mean \`${near}\`?`;
  return [{ path: [event], isKey: !0, message: `${quoted(event)} is no event`, hint }];
}
function faultsOfItems(items, path, mayNest) {
  return items == null ? [] : Array.isArray(items) ? items.slice(0, MAX_ITEMS).flatMap((item, index) => faultsOfItem(item, [...path, index], mayNest)) : [
    {
      path,
      message: `The value is ${describe(items)}, not a list of commands`,
      hint: "Write a list, also for one command."
    }
  ];
}
function faultsOfItem(item, path, mayNest) {
  if (!isRecord(item))
    return [{ path, message: `${quoted(item)} is no hook`, hint: HINT }];
  if (mayNest && Object.hasOwn(item, "hooks"))
    return faultsOfItems(item.hooks, [...path, "hooks"], !1);
  let { type } = item;
  return type !== void 0 && !TYPES2.has(type) ? [
    { path: [...path, "type"], message: `${quoted(type)} is no type of a hook`, hint: "Write `type: command`." }
  ] : (type === void 0 || type === "command") && !COMMANDS.some((key) => Object.hasOwn(item, key)) ? [{ path, message: "The hook has no command", hint: HINT }] : [];
}
var HINT = "Write `type: command`, and the command below it: `command: ./scripts/check.sh`.";

// src/rules/agents/agent-hooks-shape.ts
var agentHooksShape = {
  id: "agent-hooks-shape",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["hooks"] },
  description: "The hooks of an agent have a shape that is not read",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code passes over a hook that it cannot read, so that its command never runs."
    },
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code passes over a hook that it cannot read, so that its command never runs."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check(file, report) {
    for (let { path, isKey, message, hint } of findHookFaults(file.frontmatter.data.hooks)) {
      let range = isKey === !0 ? file.frontmatter.rangeOfKey(["hooks", ...path]) : rangeOfValue(file, ["hooks", ...path]);
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
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code reports the key as an error and is about to drop it."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "On github.com and in the Copilot CLI the key is retired, and `disable-model-invocation` wins over it."
    }
  ],
  fixes: "Puts `disable-model-invocation` with the opposite value in its place, unless the file has that key too.",
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
        hint: `Write \`${SUCCESSOR}\`, which says the opposite${typeof value == "boolean" ? `: \`${SUCCESSOR}: ${String(!value)}\`` : ""}.`
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
var agentMetadataType = ruleOfFlavour(
  "copilot",
  {
    id: "agent-metadata-type",
    kinds: ["agent"],
    looksFor: { keys: ["metadata"] },
    description: "`metadata` is no map of texts",
    effects: [
      {
        clients: ["github"],
        severity: "error",
        why: "github.com documents pairs of texts, and reads nothing else there."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    let { metadata } = text.frontmatter.data;
    if (metadata == null)
      return;
    if (!isRecord(metadata)) {
      reportAt(["metadata"], `\`metadata\` is ${describe(metadata)}, not a map`);
      return;
    }
    for (let [key, value] of Object.entries(metadata).slice(0, MAX_PAIRS))
      typeof value != "string" && value !== null && reportAt(["metadata", key], `${quoted(key)} is ${describe(value)}, not a text`);
    function reportAt(path, message) {
      let range = rangeOfValue(text, path);
      range !== void 0 && report(range, {
        message,
        hint: 'Write pairs of texts, in quotes where they look like something else: `version: "1.0"`.'
      });
    }
  }
), MAX_PAIRS = 100;

// src/customizations/frontmatter/model-standing.ts
var MAX_NAME_CHARACTERS3 = 80, CLAUDE_FAMILIES = ["fable", "haiku", "opus", "sonnet"], offeredByKey = lazily(
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
  return near !== void 0 || isOlder(key) ? { kind: "unknown", ...near && { near } } : { kind: "beyond" };
}
function isOtherVendor(written) {
  let vendor = /\(([^()]*)\)\s*$/.exec(written)?.[1]?.trim().toLowerCase();
  return /:|\S\/|\/\S/.test(written) || vendor !== void 0 && vendor !== "copilot" && vendor !== "preview";
}
function modelKey(written) {
  return written.slice(0, MAX_NAME_CHARACTERS3).toLowerCase().replaceAll(/\((?:copilot|preview)\)/g, " ").replace(/^gpt(?=\d)/, "gpt ").replaceAll(/(?<=[- ])(\d)-(\d)(?=-|$| )/g, "$1.$2").replaceAll(/(?<=-)20\d{6}(?=$| )/g, " ").split(/[-\s_]+/).filter((word) => word !== "").sort().join(" ");
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
    return !1;
  let { family, version } = read, known5 = versions()[family] ?? [];
  return version === void 0 || !known5.includes(version) && known5.some((one) => one > version);
}
function readVersion(key) {
  let words = key.split(" "), family = CLAUDE_FAMILIES.find((word) => words.includes(word)) ?? ["gpt", "gemini", "grok", "claude"].find((word) => words.includes(word));
  if (family === void 0)
    return;
  let written = words.find((word) => /^\d+(?:\.\d+)?$/.test(word));
  return words.some((word) => /^\d+[a-z]/.test(word)) ? void 0 : { family, ...written && { version: Number(written) } };
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
  return name.slice(0, MAX_NAME_CHARACTERS4).split(/[|,;]| (?:or|\/) /).map((part) => part.replaceAll(/["']/g, "").trim()).filter((part) => part !== "");
}
var MAX_NAME_CHARACTERS4 = 300;

// src/rules/agent-models/agent-model-syntax.ts
var agentModelSyntax = ruleOfFlavour(
  "copilot",
  {
    id: "agent-model-syntax",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "Several models stand in one text",
    effects: [
      {
        clients: ["vscode"],
        severity: "warning",
        why: "VS Code takes the whole text for the name of one model, knows none by that name, and uses the model of the conversation."
      },
      {
        clients: ["github", "copilot-cli"],
        severity: "warning",
        why: "github.com and the Copilot CLI take the whole text for the name of one model, which does not exist."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (text, report) => {
    for (let { name, range, standing } of readModels(text)) {
      let parts = standing?.kind === "offered" ? [name] : splitModels(name);
      parts.length > 1 && standing !== void 0 && parts.some((part) => standingOfModel(part).kind !== "beyond") && report(range, {
        message: `${quoted(name)} is taken for the name of one model`,
        hint: `Write a list: \`model: [${parts.slice(0, MAX_SHOWN).map((part) => cutText(part)).join(", ")}]\`.`
      });
    }
  }
), MAX_SHOWN = 5;

// src/rules/agent-models/agent-model-type.ts
var agentModelType = ruleOfFlavour(
  "copilot",
  {
    id: "agent-model-type",
    kinds: ["agent"],
    looksFor: { keys: ["model"] },
    description: "`model` is neither a name nor a list of names",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code reports the value as an error and uses the model of the conversation."
      },
      {
        clients: ["github", "copilot-cli"],
        severity: "error",
        why: "github.com and the Copilot CLI read the name of one model and can do nothing with the value."
      }
    ],
    source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents"
  },
  (file, report) => {
    let { model } = file.frontmatter.data, range = rangeOfValue(file, ["model"]);
    if (!(model == null || range === void 0)) {
      if (Array.isArray(model) && model.length === 0) {
        report(range, {
          message: "`model` is an empty list",
          hint: "Name a model, or take the line out for the one that is chosen."
        });
        return;
      }
      for (let { path, value } of wrongNames(model, ["model"]).filter((one) => !isConfigured(one)))
        report(rangeOfValue(file, path) ?? range, {
          message: path.length === 1 ? `\`model\` is ${describe(value)}, not the name of a model` : `${quoted(value)} is not the name of a model`,
          hint: "Write `model: Claude Sonnet 4.6`, or a list of such names."
        });
    }
  }
);
function isConfigured({ path, value }) {
  return path.length > 1 && isRecord(value) && typeof value.name == "string";
}

// src/rules/agents/agent-reasoning-effort-value.ts
var agentReasoningEffortValue = ruleOfFlavour(
  "copilot",
  {
    id: "agent-reasoning-effort-value",
    kinds: ["agent"],
    looksFor: { keys: ["reasoningEffort"] },
    description: "`reasoningEffort` is none of the efforts there are",
    effects: [
      {
        clients: ["vscode"],
        severity: "warning",
        why: "VS Code does not know the value and uses the effort of the model."
      },
      {
        clients: ["copilot-cli"],
        severity: "warning",
        why: "The Copilot CLI does not know the value and uses the effort of the model."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference"
  },
  (text, report) => {
    let { reasoningEffort: effort } = text.frontmatter.data, range = rangeOfValue(text, ["reasoningEffort"]);
    effort != null && effort !== "" && range !== void 0 && !EFFORTS.includes(effort) && report(range, {
      message: `${quoted(effort)} is no effort`,
      hint: `Write one of ${EFFORTS.map(quoted).join(", ")}.`
    });
  }
), EFFORTS = ["low", "medium", "high", "xhigh", "max"];

// src/rules/agents/agent-target-value.ts
var agentTargetValue = ruleOfFlavour(
  "copilot",
  {
    id: "agent-target-value",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "The `target` of an agent is none that there is",
    effects: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code knows the targets `vscode` and `github-copilot`, and reports any other as an error."
      },
      {
        clients: ["github", "copilot-cli"],
        severity: "error",
        why: "github.com and the Copilot CLI know the targets `vscode` and `github-copilot`, so that the agent is meant for neither."
      }
    ],
    fixes: "Writes the target that was clearly meant, as `github-copilot` for `github`.",
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    let target = text.frontmatter.data.target;
    if (target == null || target === "" || isTarget(target))
      return;
    let range = rangeOfValue(text, ["target"]) ?? headOf2(text), meant = typeof target == "string" ? MEANT.get(target.trim().toLowerCase()) : void 0;
    report(
      range,
      {
        message: `${quoted(target)} is no target`,
        hint: `Write ${meant === void 0 ? "`vscode` or `github-copilot`" : `\`${meant}\``}, or leave the key out for an agent that is for both.`
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

// src/rules/tools/agent-tools-empty.ts
var agentToolsEmpty = {
  id: "agent-tools-empty",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["tools"] },
  description: "`tools` is an empty list",
  effects: [
    { clients: ["vscode"], severity: "info", why: "VS Code gives the agent no tools at all." },
    {
      clients: ["github", "copilot-cli"],
      severity: "info",
      why: "github.com and the Copilot CLI give the agent no tools at all."
    },
    { clients: ["claude"], severity: "info", why: "Claude Code gives the agent no tools at all." }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check({ frontmatter }, report) {
    let tools = frontmatter.data.tools, range = frontmatter.rangeOf(["tools"]);
    Array.isArray(tools) && tools.length === 0 && range !== void 0 && report(range, {
      message: "An empty list gives the agent no tools",
      hint: "Take the line out for all tools; leave it if the agent is to do without."
    });
  }
};

// src/rules/tools/agent-tools-type.ts
var agentToolsType = {
  id: "agent-tools-type",
  scope: "text",
  kinds: ["agent"],
  looksFor: { keys: ["tools"] },
  description: "`tools` is neither a list of names nor names with commas between them",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code reports the value as an error and reads no tools from it."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI take a list of names, or a text with commas, and read no tools from anything else."
    },
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code takes a list of names, or a text with commas, and reads no tools from anything else."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report) {
    for (let { path, value } of wrongNames(file.frontmatter.data.tools, ["tools"])) {
      let range = rangeOfValue(file, path);
      range !== void 0 && report(range, {
        message: path.length === 1 ? `\`tools\` is ${describe(value)}, not a list of names` : `${quoted(value)} is not the name of a tool`,
        hint: "Write `tools: [read, search]`, with the names alone."
      });
    }
  }
};

// src/rules/frontmatter/form-faults.ts
function reportFaults(rule, particularsOf = () => ({}), isOthers = () => !1) {
  return (text, report) => {
    for (let fault of faultsOf(text, rule).filter(({ range }) => !isOthers(text, range))) {
      let { range, message, hint, fix } = fault;
      report(range, { message, hint }, { ...fix && { fix }, ...particularsOf(fault) });
    }
  };
}
function faultsOf({ source, frontmatter }, rule) {
  return frontmatter.problems.length === 0 ? [] : frontmatterFaults(source, frontmatter).filter((fault) => fault.rule === rule);
}
function isWhole2({ problems }) {
  return problems.every(({ severity, code }) => severity === "warning" || code === "yaml-duplicate-key");
}
var UNREADABLE = [
  {
    clients: ["vscode", "github", "copilot-cli", "claude"],
    severity: "error",
    why: "VS Code reports the frontmatter as an error, and github.com, the Copilot CLI and Claude Code cannot parse it, so the file is left out or goes without its settings."
  }
], UNREADABLE_OUTSIDE_VSCODE = [
  {
    clients: ["github", "copilot-cli"],
    severity: "error",
    why: "The Copilot CLI and github.com read real YAML: they cannot parse the frontmatter, and leave the file out without a word."
  },
  {
    clients: ["vscode", "claude"],
    severity: "info",
    why: "VS Code and Claude Code take the text as it stands; every reader of real YAML refuses the file."
  }
];

// src/rules/reading/read-head.ts
var readHead = oncePerText(({ kind, frontmatter }) => {
  let heads = headsOf(kind), known5 = [], strange = [];
  for (let name of isWhole2(frontmatter) ? Object.keys(frontmatter.data) : []) {
    let key, isStrange = !1;
    for (let head of heads) {
      let own = keyOf(head, name);
      key ??= own, isStrange ||= own === void 0;
    }
    key !== void 0 && known5.push({ key, value: frontmatter.data[name] }), isStrange && strange.push(name);
  }
  return { known: known5, strange };
});

// src/rules/reading/head-keys.ts
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
      let head = headOf(file.kind, file.path);
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
  let { strange } = readHead(text), { kind, frontmatter } = text, all = strange.length === 0 ? [] : Object.keys(frontmatter.data).slice(0, MAX_KEYS);
  return strange.slice(0, MAX_KEYS).flatMap((name) => {
    let range = frontmatter.rangeOfKey([name]);
    return range === void 0 ? [] : [
      {
        key: { name, range, all, value: typeOf(frontmatter.data[name]) },
        faults: headsOf(kind).map((head) => judgeKey(head, name))
      }
    ];
  });
});
function typeOf(value) {
  return typeof value == "string" ? "text" : typeof value == "boolean" ? "boolean" : Array.isArray(value) ? "list" : typeof value == "object" && value !== null ? "map" : "other";
}
var EXAMPLES2 = {
  text: "text",
  boolean: !0,
  list: ["text"],
  map: {},
  other: void 0
};
function renameKey({ name, range, all, value }, meant) {
  return meant !== void 0 && !all.includes(meant.name) && hasShape(EXAMPLES2[value], meant.shape) && range.end - range.start === name.length ? { fix: { kind: "edits", edits: [{ ...range, text: meant.name }] } } : {};
}

// src/rules/reading/unknown-key.ts
function sayUnknown(files, mending = "rename") {
  return (key, { meant, advice, from }, head) => {
    if (!(head.startsWith("claude") && meant === void 0 && advice === void 0))
      return {
        message: `${inBackticks(key.name)} is no key of ${TITLES_OF_CLAUDE.get(head) ?? files}${from === void 0 ? "" : `, but of ${from}`}`,
        hint: meant !== void 0 ? `Did you mean \`${meant.name}\`?` : advice ?? `Take it out; ${knownKeys(head)}.`,
        ...mending === "rename" && renameKey(key, meant)
      };
  };
}
var TITLES_OF_CLAUDE = /* @__PURE__ */ new Map([
  ["claude-agent", "Claude's agents"],
  ["claude-rule", "Claude's rules"]
]), MAX_NAMED_KEYS = 8;
function knownKeys(head) {
  let names3 = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).map(({ name }) => `\`${name}\``), rest = names3.length > MAX_NAMED_KEYS ? ", \u2026" : "";
  return `the keys are ${names3.slice(0, MAX_NAMED_KEYS).join(", ")}${rest}`;
}

// src/rules/agents/agent-unknown-key.ts
var agentUnknownKey = {
  id: "agent-unknown-key",
  kinds: ["agent"],
  description: "An agent has a key that no client knows",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code marks the key as not supported and ignores it."
    },
    {
      clients: ["copilot-cli"],
      severity: "warning",
      why: "The Copilot CLI warns of the key at each start and ignores it."
    },
    {
      clients: ["github"],
      severity: "info",
      why: "github.com ignores the key."
    },
    {
      clients: ["claude"],
      severity: "info",
      why: "Claude Code ignores the key."
    }
  ],
  fixes: "Writes the key that was meant, where it takes the same value and the file has it not yet.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  ...judgeKeys("unknown", sayUnknown("Copilot's agents"))
};

// src/rules/agents/agent-unreachable.ts
var agentUnreachable = {
  id: "agent-unreachable",
  scope: "repository",
  kinds: ["agent", "prompt"],
  looksFor: { keys: ["agent", "mode", "handoffs", "agents", "disable-model-invocation"] },
  description: "Neither people nor models can call an agent, and nothing names it",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code offers the agent neither to people nor to models, so that it never runs."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI offer the agent neither to people nor to models, so that it never runs."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  collect(text) {
    let { data } = text.frontmatter;
    if (text.kind === "prompt") {
      let agent = data.agent ?? data.mode;
      return typeof agent == "string" ? { names: [copyOf(agent.trim())] } : void 0;
    }
    let { name, handoffs, agents } = readAgentHead(text), closed = data["user-invocable"] === !1 && data["disable-model-invocation"] === !0 ? rangeOfValue(text, ["disable-model-invocation"]) : void 0, names3 = [...handoffs, ...agents].map(({ agent }) => agent);
    return names3.length === 0 && closed === void 0 ? void 0 : { names: names3, ...name !== void 0 && { name }, ...closed && { closed } };
  },
  check(facts, report) {
    let named = new Set(facts.flatMap(({ fact }) => fact.names));
    for (let { file, fact } of facts)
      fact.closed !== void 0 && !isClaudeAgent(file.path) && !named.has(fact.name ?? file.name) && !named.has(file.name) && report(file, fact.closed, {
        message: "Neither people nor models can call the agent, and no other agent or prompt names it",
        hint: "Take one of `user-invocable: false` and `disable-model-invocation: true` out."
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
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code has renamed the key to `user-invocable` and reads the old one for the time being."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI document `user-invocable` alone."
    }
  ],
  fixes: "Writes `user-invocable`, unless the file has that key too.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ frontmatter }, report) {
    let key = frontmatter.rangeOfKey(["user-invokable"]);
    if (key === void 0)
      return;
    let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR2);
    report(
      key,
      {
        message: "`user-invokable` is the old spelling",
        hint: hasBoth ? `Take the line out: \`${SUCCESSOR2}\` is there too.` : `Write \`${SUCCESSOR2}\`.`
      },
      hasBoth ? {} : { fix: { kind: "edits", edits: [{ ...key, text: SUCCESSOR2 }] } }
    );
  }
}, SUCCESSOR2 = "user-invocable";

// src/rules/agents/agent-vscode-ignored-key.ts
var agentVscodeIgnoredKey = ruleOfFlavour(
  "copilot",
  {
    id: "agent-vscode-ignored-key",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for VS Code has a key that only github.com or the Copilot CLI reads",
    effects: [
      {
        clients: ["vscode"],
        severity: "info",
        why: "VS Code passes over the key, and `target` keeps the agent from the others."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    if (text.frontmatter.data.target === "vscode")
      for (let key of KEYS2) {
        let range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` does nothing with \`target: vscode\``,
          hint: "Take the key out, or `target` for an agent that is for both."
        });
      }
  }
), KEYS2 = ["mcp-servers", "metadata", "models", "modelPolicy", "include-custom-instructions", "sidekick"];

// src/rules/claude-agents/claude-agent-enum.ts
var claudeAgentEnum = ruleOfFlavour(
  "claude",
  {
    id: "claude-agent-enum",
    kinds: ["agent"],
    looksFor: { keys: ["model", "permissionMode", "memory", "effort", "isolation"] },
    description: "A key of an agent of Claude Code has a value that it does not take",
    effects: [
      {
        clients: ["claude"],
        severity: "warning",
        why: "Claude Code does not know the value and does as if the key were not there."
      },
      { clients: ["vscode"], severity: "warning", why: "VS Code reports the value, which Claude Code does not know." }
    ],
    source: "https://code.claude.com/docs/en/sub-agents"
  },
  (text, report) => {
    for (let [key, takes] of Object.entries(VALUES)) {
      let value = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.data[key] : void 0, range = value == null || value === "" ? void 0 : rangeOfValue(text, [key]);
      range !== void 0 && !takes.values.includes(value) && !((typeof value == "string" || typeof value == "number") && takes.pattern?.test(String(value)) === !0) && report(range, {
        message: `${quoted(value)} is no value for \`${key}\``,
        hint: `Write ${takes.values.map(quoted).join(", ")}${takes.orElse ?? ""}.`
      });
    }
  }
), VALUES = {
  model: {
    values: ["sonnet", "opus", "haiku", "inherit"],
    pattern: /^(?:default|best|fable|opusplan|(?:sonnet|opus|haiku|fable)\[1m\]|\S*claude-\S+|arn:\S+)$/i,
    orElse: ", or the id of a model of Claude"
  },
  permissionMode: {
    values: ["default", "acceptEdits", "plan", "delegate", "dontAsk", "bypassPermissions"],
    pattern: /^(?:auto|manual)$/
  },
  memory: { values: ["user", "project", "local"] },
  effort: { values: ["low", "medium", "high", "xhigh", "max"], pattern: /^\d+$/ },
  isolation: { values: ["worktree"], pattern: /^remote$/ }
};

// src/rules/claude-agents/claude-agent-name-format.ts
var claudeAgentNameFormat = ruleOfFlavour(
  "claude",
  {
    id: "claude-agent-name-format",
    kinds: ["agent"],
    looksFor: { keys: ["name"] },
    description: "The name of an agent of Claude Code has other characters than lower-case letters, digits and hyphens",
    effects: [
      {
        clients: ["claude"],
        severity: "error",
        why: "Claude Code documents names of lower-case letters and hyphens, and asks for the agent by that name."
      }
    ],
    source: "https://code.claude.com/docs/en/sub-agents"
  },
  (text, report) => {
    let { name } = text.frontmatter.data, range = typeof name == "string" && name.trim() !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? rangeOfValue(text, ["name"]) : void 0;
    range !== void 0 && report(range, {
      message: `${quoted(name)} is no name for an agent of Claude Code`,
      hint: "Write lower-case words with hyphens between them, as `code-reviewer`."
    });
  }
);

// src/rules/claude-agents/claude-agent-name-required.ts
var claudeAgentNameRequired = {
  id: "claude-agent-name-required",
  scope: "file",
  kinds: ["agent"],
  description: "An agent of Claude Code has no `name`",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code requires a name and does not load the agent without one."
    }
  ],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    return isWhole(text) && !Object.hasOwn(text.frontmatter.data, "name") ? headOf2(text) : void 0;
  },
  check(head, { path, name }, report) {
    isClaudeAgent(path) && report(head, { message: "The agent has no `name`", hint: `Add a line \`name: ${asName(name)}\`.` });
  }
};
function asName(file) {
  return file.slice(0, 60).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "my-agent";
}

// src/rules/claude-agents/claude-agent-skills-exist.ts
var claudeAgentSkillsExist = {
  id: "claude-agent-skills-exist",
  scope: "repository",
  kinds: ["agent", "skill"],
  description: "An agent of Claude Code loads a skill that there is not",
  effects: [
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code finds no skill by that name and starts the agent without it."
    }
  ],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    if (text.kind === "skill") {
      let { name } = text.frontmatter.data;
      return typeof name == "string" ? { name: copyOf(name.trim()) } : {};
    }
    let skills = readNameList(text, "skills").map(({ name, range }) => ({
      name: copyOf(name),
      range
    }));
    return skills.length === 0 ? void 0 : { skills };
  },
  check(facts, report) {
    let known5 = new Set(
      facts.flatMap(
        ({ file, fact }) => file.kind === "skill" ? [file.name, ...fact.name === void 0 ? [] : [fact.name]] : []
      )
    );
    for (let { file, fact } of facts.filter((one) => isClaudeAgent(one.file.path)))
      for (let { name, range } of fact.skills ?? [])
        !known5.has(name) && !name.includes(":") && report(file, range, {
          message: `There is no skill ${quoted(name)}`,
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
  description: "A tool of an agent of Claude Code has a name that Claude Code does not know",
  effects: [
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code passes over a name that it does not know, and the agent works without that tool."
    }
  ],
  source: "https://code.claude.com/docs/en/sub-agents",
  collect(text) {
    let unknown = [...readTools(text), ...readNameList(text, "disallowedTools")].filter(
      ({ name }) => !CLAUDE.has(toolOf(name))
    );
    return unknown.length === 0 ? void 0 : unknown.slice(0, MAX_FINDINGS).map(({ name, range }) => ({ name: copyOf(toolOf(name)), range }));
  },
  check(unknown, { path }, report) {
    for (let { name, range } of isClaudeAgent(path) ? unknown : []) {
      let near = nearTool(name);
      (near !== void 0 || isForeign(name)) && report(range, {
        message: `Claude Code has no tool ${quoted(name)}`,
        hint: near === void 0 ? "Write the names of Claude Code: `Read`, `Edit`, `Bash`, `Grep`, \u2026" : `Did you mean \`${near}\`?`
      });
    }
  }
}, MAX_FINDINGS = 3, CLAUDE = /* @__PURE__ */ new Set([...CLAUDE_TOOLS, "*"]);
function toolOf(name) {
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

// src/rules/agent-models/model-retired.ts
var modelRetired = ruleOfFlavour(
  "copilot",
  {
    id: "model-retired",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "A model is no longer offered",
    effects: [
      {
        clients: ["vscode"],
        severity: "warning",
        why: "VS Code does not find the model and uses that of the conversation."
      },
      {
        clients: ["github", "copilot-cli"],
        severity: "warning",
        why: "github.com and the Copilot CLI no longer offer the model and use another."
      }
    ],
    fixes: "Writes the model that took its place.",
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
            message: `${quoted(name)} was retired on ${standing.date}`,
            hint: isThere ? `Take it out: \`${successor}\` is there too.` : `Write \`${successor}${suffix}\`, or another model that is offered.`
          },
          isThere ? {} : { fix: { kind: "edits", edits: [{ ...range, text: `${successor}${suffix}` }] } }
        );
      }
  }
);

// src/rules/agent-models/model-unknown.ts
var modelUnknown = ruleOfFlavour(
  "copilot",
  {
    id: "model-unknown",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["model"] },
    description: "A model has a name that Copilot does not offer",
    effects: [
      {
        clients: ["vscode"],
        severity: "info",
        why: "VS Code reports the name and uses the model of the conversation."
      },
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "github.com and the Copilot CLI offer no model by that name and use another."
      }
    ],
    options: {
      allow: { type: "list", default: [], description: "Names of models that the team has, as its files write them." }
    },
    source: "https://docs.github.com/en/copilot/reference/ai-models/supported-models"
  },
  (text, report, options) => {
    let allowed = options.list("allow");
    for (let { name, range, standing } of readModels(text))
      standing?.kind === "unknown" && splitModels(name).length === 1 && !allowed.includes(name) && report(range, {
        message: `Copilot offers no model ${quoted(name)}`,
        hint: standing.near === void 0 ? "Write the name as the list of models shows it, or take the line out." : `Did you mean \`${standing.near}\`?`
      });
  }
);

// src/rules/tools/tool-duplicate.ts
var toolDuplicate = {
  id: "tool-duplicate",
  scope: "text",
  kinds: ["agent", "prompt"],
  looksFor: { keys: ["tools"] },
  description: "A tool is listed twice",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code takes the second for the same tool, or for none where its letters differ in case."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "info",
      why: "github.com and the Copilot CLI compare names without letter case, and take both for one tool."
    },
    { clients: ["claude"], severity: "info", why: "Claude Code takes the second for the same tool." }
  ],
  fixes: "Takes out the second, unless only that is spelled as VS Code spells it.",
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check(file, report) {
    let tools = readTools(file), first = /* @__PURE__ */ new Map(), left = MAX_FINDINGS2;
    for (let [index, tool] of tools.entries()) {
      let same = first.get(tool.name.toLowerCase());
      if (same === void 0)
        first.set(tool.name.toLowerCase(), tool);
      else if (left > 0) {
        left -= 1;
        let cut = same.name === tool.name || isVscodeTool(same.name) ? removal(file.text, tools, index) : void 0;
        report(
          tool.range,
          {
            message: `${quoted(tool.name)} is listed twice${same.name === tool.name ? "" : `, the first time as ${quoted(same.name)}`}`,
            hint: "Take one of the two out."
          },
          cut === void 0 ? {} : { fix: { kind: "edits", edits: [{ ...cut, text: "" }] } }
        );
      }
    }
  }
}, MAX_FINDINGS2 = 50;

// src/rules/tools/tool-references.ts
var TOOL_MARK = "#tool:";
function findToolReferences({ text, body, markdown }, isWanted) {
  let found = [], seen = 0;
  for (let at = text.indexOf(TOOL_MARK, body.start); at >= 0 && seen < 200; at = text.indexOf(TOOL_MARK, at + 1)) {
    seen += 1;
    let start = at + TOOL_MARK.length, name = /^[\w./-]*/.exec(text.slice(start, start + MAX_NAME_CHARACTERS5))?.[0].replace(/[./-]+$/, "") ?? "";
    name !== "" && isWanted(name) && markdown.hiddenAt(at) === void 0 && found.push({ name, range: { start, end: start + name.length } });
  }
  return found;
}
var MAX_NAME_CHARACTERS5 = 100;
function firstOfEach(references) {
  let seen = /* @__PURE__ */ new Set();
  return references.filter(({ name }) => !seen.has(name) && seen.add(name));
}

// src/rules/tools/tool-in-body-not-enabled.ts
var toolInBodyNotEnabled = ruleOfFlavour(
  "copilot",
  {
    id: "tool-in-body-not-enabled",
    kinds: ["agent", "prompt"],
    looksFor: { parts: [TOOL_MARK] },
    description: "The text asks for a tool that `tools` does not list",
    effects: [
      {
        clients: ["vscode"],
        severity: "warning",
        why: "VS Code gives the agent the listed tools alone, so that it cannot use the one that the text asks for."
      }
    ],
    source: "https://code.visualstudio.com/docs/agents/reference/tools-reference"
  },
  (text, report) => {
    if (!hasToolList(text) || text.frontmatter.data.target === "github-copilot")
      return;
    let listed = readTools(text).map(({ name }) => name);
    for (let { name, range } of firstOfEach(findToolReferences(text, (asked) => !isEnabled(asked, listed))))
      report(range, {
        message: `${quoted(name)} is not in \`tools\``,
        hint: `Add ${quoted(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or take the reference out.`
      });
  }
);
function isEnabled(name, listed) {
  let wanted = namesOf(name);
  return listed.some((entry) => {
    let lastOfEntry = lastOf(entry);
    return isAllTools(entry) || namesOf(entry).some((one) => wanted.includes(one)) || wanted.some((one) => one.startsWith(`${entry.replace(/\/\*$/, "")}/`) || lastOf(one) === lastOfEntry);
  });
}
function namesOf(name) {
  let alias = copilotAlias(name);
  return [name, ...vscodeSuccessors(name), ...alias === void 0 ? [] : [alias]];
}
function lastOf(name) {
  return name.slice(name.lastIndexOf("/") + 1);
}

// src/rules/tools/tool-other-client-name.ts
var IN_VSCODE = {
  clients: ["vscode"],
  severity: "info",
  why: "VS Code knows its own names alone and passes over those of github.com, the Copilot CLI and Claude Code."
}, ON_GITHUB = {
  clients: ["github", "copilot-cli"],
  severity: "info",
  why: "github.com and the Copilot CLI pass over the names that only VS Code knows."
}, MAX_FINDINGS3 = 50, toolOtherClientName = ruleOfFlavour(
  "copilot",
  {
    id: "tool-other-client-name",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "A tool is named as in another client than the one that `target` names",
    effects: [IN_VSCODE, ON_GITHUB],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    let { target } = text.frontmatter.data;
    if (!(target !== "vscode" && target !== "github-copilot"))
      for (let { name, range } of readTools(text).slice(0, MAX_FINDINGS3)) {
        let alias = copilotAlias(name);
        if (target === "vscode" && alias !== void 0 && !isVscodeTool(name))
          report(
            range,
            {
              message: `${quoted(name)} is a name for github.com, and the target is VS Code`,
              hint: `Write \`${alias}\`.`
            },
            { effects: [IN_VSCODE] }
          );
        else if (target === "github-copilot" && alias === void 0 && isVscodeTool(name)) {
          let group = copilotAlias(toolSetOf(name) ?? toolSetOf(vscodeSuccessors(name)[0] ?? "") ?? "");
          report(
            range,
            {
              message: `${quoted(name)} is a name for VS Code, and the target is github.com`,
              hint: group === void 0 ? "Take it out, or leave `target` out for an agent that is for both." : `Write \`${group}\`.`
            },
            { effects: [ON_GITHUB] }
          );
        }
      }
  }
);

// src/rules/tools/tool-renamed.ts
var toolRenamed = ruleOfFlavour(
  "copilot",
  {
    id: "tool-renamed",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["tools"], parts: [TOOL_MARK] },
    description: "Tools are listed, or asked for in the text, by names that VS Code has given up",
    effects: [
      {
        clients: ["vscode"],
        severity: "info",
        why: "VS Code still takes the old names, says so at each of them, and lists the tools by the new ones."
      }
    ],
    fixes: "Writes the new names, where one name takes the place of one.",
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
        message: others === 0 ? `${quoted(first.name)} has a new name` : `${quoted(first.name)} and ${String(others)} more have new names`,
        hint: `Write ${[...new Set(old.map(({ name }) => vscodeSuccessors(name).map(quoted).join(", ")))].slice(0, MAX_NAMES).join(", ")}.`
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
var toolServerNotDeclared = ruleOfFlavour(
  "copilot",
  {
    id: "tool-server-not-declared",
    kinds: ["agent"],
    looksFor: { keys: ["target"] },
    description: "An agent for github.com lists tools of an MCP server that it does not declare",
    effects: [
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "On github.com and in the Copilot CLI the tools are there only if the settings of the repository or of the user bring the server."
      }
    ],
    source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration"
  },
  (text, report) => {
    if (text.frontmatter.data.target !== "github-copilot")
      return;
    let declared = declaredServers(text), reported = /* @__PURE__ */ new Set();
    for (let { name, range } of readTools(text)) {
      let server = serverOf(name);
      server !== void 0 && !declared.has(server) && !GITHUB_SERVERS.includes(server.toLowerCase()) && !isVscodeTool(name) && !reported.has(server) && (reported.add(server), report(range, {
        message: `${quoted(server)} is no server that the agent declares`,
        hint: "Declare it under `mcp-servers`, if the settings of the repository do not."
      }));
    }
  }
);

// src/rules/tools/tool-unknown.ts
var IN_VSCODE2 = {
  clients: ["vscode"],
  severity: "info",
  why: "VS Code passes over a name that it does not know, and the agent works without that tool."
}, toolUnknown = ruleOfFlavour(
  "copilot",
  {
    id: "tool-unknown",
    kinds: ["agent", "prompt"],
    looksFor: { keys: ["tools"], parts: [TOOL_MARK] },
    description: "A tool has a name that no client knows",
    effects: [
      IN_VSCODE2,
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "github.com and the Copilot CLI pass over a name that they do not know, and the agent works without that tool."
      }
    ],
    options: {
      allow: { type: "list", default: [], description: "Names of tools that the team knows to be there." }
    },
    source: "https://code.visualstudio.com/docs/agents/reference/tools-reference"
  },
  (text, report, options) => {
    let allowed = options.list("allow"), strange = findTools(
      text,
      (name) => (!mayBeTool(name) || slipInSet(name) !== void 0) && !allowed.includes(name)
    );
    if (strange.length === 0)
      return;
    let declared = declaredServers(text), particulars = hasToolList(text) ? {} : { effects: [IN_VSCODE2] }, hasForeign = readTools(text).some(
      ({ name }) => /[_\-. ]/.test(name) && copilotAlias(name) === void 0 && !name.includes("/")
    );
    for (let { name, range } of strange.filter((tool) => !declared.has(tool.name)).slice(0, MAX_FINDINGS4)) {
      let never = NEVER.get(name), near = never !== void 0 || name.length < MIN_NEAR_CHARACTERS || name.length > MAX_NEAR_CHARACTERS ? void 0 : nearMisses([name], names())[0]?.meant;
      (never !== void 0 || near !== void 0 || /[a-z][A-Z]/.test(name) || !hasForeign) && report(
        range,
        {
          message: `${quoted(name)} is the name of no tool`,
          hint: never === void 0 ? near === void 0 ? "Write the name as the list of tools shows it; the tools of servers and extensions are written with theirs, as `server/tool`." : `Did you mean \`${near}\`?` : `Write ${never}.`
        },
        particulars
      );
    }
  }
);
function findTools(text, isWanted) {
  return hasToolList(text) ? readTools(text).filter(({ name }) => isWanted(name)) : text.frontmatter.data.target === "github-copilot" ? [] : firstOfEach(findToolReferences(text, isWanted));
}
var MAX_FINDINGS4 = 50, MIN_NEAR_CHARACTERS = 4, MAX_NEAR_CHARACTERS = 40, names = lazily(() => new Map(toolNames().map((name) => [name, name]))), NEVER = new Map(Object.entries(NEVER_TOOLS));

// src/rules/agents/index.ts
var AGENT_RULES = [
  agentAgentsCycle,
  agentAgentsNeedsAgentTool,
  agentAgentsType,
  agentAgentsUnknown,
  agentBodyEmpty,
  agentBodyMaxChars,
  agentBuiltinShadowed,
  agentDescriptionRequired,
  agentDuplicateName,
  agentFrontmatterRequired,
  agentGithubIgnoredKey,
  agentGithubPermissions,
  agentHandoffCycle,
  agentHandoffLabelDuplicate,
  agentHandoffRequired,
  agentHandoffSelf,
  agentHandoffUnknownAgent,
  agentHandoffsType,
  agentHooksShape,
  agentInferDeprecated,
  agentMetadataType,
  agentModelSyntax,
  agentModelType,
  agentReasoningEffortValue,
  agentTargetValue,
  agentToolsEmpty,
  agentToolsType,
  agentUnknownKey,
  agentUnreachable,
  agentUserInvokableSpelling,
  agentVscodeIgnoredKey,
  claudeAgentEnum,
  claudeAgentNameFormat,
  claudeAgentNameRequired,
  claudeAgentSkillsExist,
  claudeAgentTools,
  modelRetired,
  modelUnknown,
  toolDuplicate,
  toolInBodyNotEnabled,
  toolOtherClientName,
  toolRenamed,
  toolServerNotDeclared,
  toolUnknown
];

// src/rules/always-on/imports.ts
function findImports(text, body) {
  if (!text.includes("@"))
    return [];
  let bodyText = text.slice(body.start, body.end);
  return CANDIDATE.test(bodyText) ? readReferences(bodyText, { imports: !0 }).filter(({ kind, target }) => kind === "import" && isClearlyPath(withoutPunctuation(target))).slice(0, MAX_IMPORTS).map(({ target, range }) => {
    let bare = withoutPunctuation(target), start = body.start + range.start;
    return { target: Buffer.from(bare).toString(), start, end: start + bare.length };
  }) : [];
}
var CANDIDATE = /(?:^|[\s*])@[^\s@]{1,300}\.(?:md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml)/i, MAX_IMPORTS = 200, CLEAR = /^(?:\.{1,2}\/|\/)?[\w.@ \\/-]+\.(?:md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml)(?:#.*)?$/i;
function isClearlyPath(target) {
  return CLEAR.test(target) && !target.startsWith("~");
}
function importedPath(from, { target }) {
  let resolved = resolveReference(from, target.replaceAll("\\ ", " "));
  return resolved.kind === "inside" ? resolved.path : void 0;
}
function isMissing2(path, paths) {
  let parts = path.split("/");
  return !paths.has(path) && !parts.some((_part, index) => index > 0 && paths.has(parts.slice(0, index).join("/")));
}

// src/rules/always-on/agents-md-claude-feature.ts
var agentsMdClaudeFeature = {
  id: "agents-md-claude-feature",
  scope: "text",
  kinds: ["agents-md"],
  description: "`AGENTS.md` imports a file with `@path`, which only Claude Code understands",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI take `AGENTS.md` as it is: the model gets the name of the file and none of its text."
    }
  ],
  source: "https://agents.md",
  check({ text, body }, report) {
    for (let { start, end, target } of findImports(text, body).slice(0, MAX_REPORTS))
      report(
        { start: start - 1, end },
        {
          message: `${inBackticks(`@${target}`)} is an import to Claude Code alone`,
          hint: `Link to it, \`[\u2026](${target})\`, and say when to read it, or put its text here.`
        }
      );
  }
}, MAX_REPORTS = 20;

// src/rules/reading/may-be-missing.ts
var BEFORE = /\b(?:if|when|where|unless)\s+(?:(?:it|one|they|you|(?:the|a|an|this|your)\s+(?:project|repo|repository|package|workspace|folder|module|app|codebase))\s+(?:has|have|defines?|provides?)|(?:it|one|they|(?:the|a|an|this|your)\s+[\w-]{1,30})\s+exists?|there\s+(?:is|are)|present|available|defined)\b|\bthere(?:['’]s|\s+(?:is|are|was))\s+no\b|\b(?:other|another|generated|upstream|sibling)\s+(?:repo|repositor(?:y|ies)|projects?|apps?|packages?|checkouts?)\b|\be\.g\.|\b(?:for example|formerly|removed|deleted|replaced)\b/i, BEHIND = /^[`"')\]]*[ ,]*\(?(?:(?:if|when|where|unless)\s+(?:(?:it|one|they)\s+(?:exists?|(?:is|are)\s+(?:there|present|available))|it['’]s\s+there|there\s+(?:is|are)|present|available|defined|any)\b|optional\b|(?:is|are|was|were)\s+(?:gone|removed|missing|deleted|absent|optional|no longer|not)\b|(?:does|did|do)\s*(?:not|n['’]t)\s+exist|(?:(?:is|are|comes?|stands?)\s+)?(?:in|of|from)\s+(?:(?:the|an?)\s+)?(?:other|another|generated|upstream|sibling)\b)/i;
function mayBeMissing(text, { start, end }) {
  return BEFORE.test(sentenceBefore(text, start)) || BEHIND.test(lineBehind(text, end));
}
function sentenceBefore(text, start) {
  let before3 = text.slice(Math.max(0, start - 200), start);
  return before3.slice(before3.lastIndexOf(`
`) + 1).replace(/^.*(?<!e\.g)[.;!?]\s/, "");
}
function lineBehind(text, end) {
  let behind = text.slice(end, end + 200), lineEnd = behind.indexOf(`
`);
  return lineEnd < 0 ? behind : behind.slice(0, lineEnd);
}

// src/rules/always-on/commands-in.ts
var PROGRAMS = ["npm", "pnpm", "yarn", "bun", "make", "just", "pip", "pip3", "poetry", "uv", "pipenv"], MAX_COMMANDS = 200;
function commandsIn(text) {
  return PROGRAMS.flatMap((program) => commandsOf(program, text)).sort((a, b) => a.start - b.start);
}
function commandsOf(program, { text, body, markdown }) {
  let found = [], sign = `${program} `;
  for (let at = text.indexOf(sign, body.start); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    let before3 = found.length < MAX_COMMANDS ? beforeCommand(text, at) : void 0;
    if (before3 !== void 0 && (isInSpan(before3) || markdown.isFenced(at))) {
      let written = /^[^\n`;&|)#"']*/.exec(text.slice(at, at + MAX_CHARACTERS))?.[0].trimEnd() ?? program, words = written.split(/[ \t]+/).map(copyOf2), range = { start: at, end: at + written.length };
      found.push({ ...range, words, before: copyOf2(before3), isDoubtful: mayBeMissing(text, range) });
    }
  }
  return found;
}
var MAX_CHARACTERS = 200;
function isInSpan(before3) {
  return before3.split("`").length % 2 === 0;
}
function beforeCommand(text, at) {
  let from = Math.max(0, at - MAX_CHARACTERS), before3 = text.slice(Math.max(from, text.slice(from, at).lastIndexOf(`
`) + 1 + from), at), last = before3.trimEnd().at(-1);
  return last === void 0 || (last === "`" ? before3.endsWith("`") : ";&|(>$".includes(last)) ? before3 : void 0;
}
function copyOf2(text) {
  return Buffer.from(text).toString();
}

// src/rules/always-on/scope-of.ts
var ALWAYS_ON_KINDS = [
  "repository-instructions",
  "agents-md",
  "claude-md",
  "gemini-md",
  "review-md"
];
function scopeOf({ path, kind, root }) {
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
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "A client that reads both files, as VS Code and the Copilot CLI do, runs the one or the other, and with the wrong one writes a second lock file."
    }
  ],
  collect(text) {
    let uses = toolsOf(commandsIn(text));
    return uses.length === 0 ? void 0 : uses;
  },
  check(facts, report) {
    let scopes = /* @__PURE__ */ new Map();
    for (let fact of facts.filter(({ file }) => file.level === "repository")) {
      let scope = scopeOf(fact.file);
      scopes.set(scope, [...scopes.get(scope) ?? [], fact]);
    }
    for (let files of scopes.values())
      compareAll(files, report);
  }
}, FAMILIES = {
  npm: "JavaScript packages",
  pnpm: "JavaScript packages",
  yarn: "JavaScript packages",
  bun: "JavaScript packages",
  pip: "Python packages",
  pip3: "Python packages",
  poetry: "Python packages",
  uv: "Python packages",
  pipenv: "Python packages"
}, RULED_OUT = /\b(?:never|not|don't|avoid|instead of|rather than|no longer|replaces?|without)\b/i, GLOBAL = /^(?:-g|--global|publish|login|version|view|pack)$/;
function toolsOf(commands) {
  let uses = /* @__PURE__ */ new Map(), mixed = /* @__PURE__ */ new Set();
  for (let { words, before: before3, start, end } of commands) {
    let [program = ""] = words, tool = program.replace("pip3", "pip"), family = FAMILIES[program];
    if (family !== void 0 && !RULED_OUT.test(before3) && !words.some((word) => GLOBAL.test(word))) {
      let known5 = uses.get(family);
      known5 === void 0 ? uses.set(family, { family, tool, written: words.join(" "), start, end }) : known5.tool !== tool && mixed.add(family);
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
          message: `${inBackticks(use.written)} here, ${inBackticks(other.written)} in ${inBackticks(other.path)}`,
          hint: `Use one of \`${use.tool}\` and \`${other.tool}\` in both files.`
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
  for (let at = start; at < end; at += 1) {
    let code = text.charCodeAt(at);
    code > SPACE && !MARKS.has(code) && (high = Math.imul(high ^ code, 2654435761) ^ high >>> 15, low = Math.imul(low ^ code, 2246822507) ^ low >>> 13);
  }
  return (high >>> 6) * 2 ** 26 + (low >>> 6);
}
var SPACE = 32, MARKS = new Set(Array.from("*_>#-+", (mark) => mark.charCodeAt(0)));

// src/rules/always-on/always-on-duplicate.ts
var alwaysOnDuplicate = {
  id: "always-on-duplicate",
  scope: "repository",
  kinds: ALWAYS_ON_KINDS,
  description: "The same paragraph stands in two files that go with every request",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "A client that reads both files, as VS Code and the Copilot CLI do, sends the paragraph twice, and a change in one leaves the other to contradict it."
    }
  ],
  collect(text) {
    let paragraphs = hashParagraphs(text);
    return paragraphs.length === 0 ? void 0 : paragraphs;
  },
  check(facts, report, { paths }) {
    let links = new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])), own = facts.filter(({ file }) => file.level === "repository" && !links.has(file.path)), holders = /* @__PURE__ */ new Map();
    for (let { file, fact } of own)
      for (let { hash } of fact) {
        let key = keyOf2(file, hash);
        holders.set(key, [...holders.get(key) ?? [], file].slice(0, MAX_REMEMBERED));
      }
    for (let { file, fact } of own) {
      let otherWith = ({ hash }) => holders.get(keyOf2(file, hash))?.find((other2) => other2 !== file && shareClient(other2, file)), first = fact.find((paragraph) => otherWith(paragraph) !== void 0), other = first && otherWith(first);
      first !== void 0 && other !== void 0 && report(
        file,
        { start: first.start, end: first.end },
        {
          message: `This paragraph stands in ${inBackticks(other.path)} too`,
          hint: "Keep it in one of the files, or make one a link to the other."
        }
      );
    }
  }
};
function keyOf2(file, hash) {
  return `${scopeOf(file)} ${String(hash)}`;
}
var MAX_REMEMBERED = 5;

// src/rules/reading/once-per-text.ts
function oncePerText2(read) {
  let last;
  return (text) => (last = last?.text === text ? last : { text, value: read(text) }, last.value);
}

// src/rules/reading/count-lines.ts
var countLines = oncePerText2(
  ({ text }) => text.length - text.replaceAll(/\n/g, "").length + (text.endsWith(`
`) ? 0 : 1)
);

// src/rules/always-on/always-on-size.ts
var alwaysOnSize = {
  id: "always-on-size",
  scope: "text",
  kinds: ALWAYS_ON_KINDS,
  description: "A file that goes with every request is very long",
  effects: [
    {
      clients: ["vscode", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code, the Copilot CLI and Claude Code send all of it with every request, and models follow long lists of rules less well than short ones."
    },
    {
      clients: ["github"],
      severity: "info",
      why: "github.com advises to keep instructions below a thousand lines: the review may leave parts of longer ones unheeded."
    }
  ],
  options: {
    maxLines: { type: "integer", default: 1e3, description: "How many lines such a file may have" },
    maxTokens: {
      type: "integer",
      default: 1e4,
      description: "How many tokens it may have, at four characters a token"
    }
  },
  source: "https://docs.github.com/en/copilot/tutorials/customize-code-review",
  check(text, report, options) {
    let lines = countLines(text), tokens = Math.ceil((text.body.end - text.body.start) / CHARACTERS_PER_TOKEN), [maxLines, maxTokens] = [options.integer("maxLines"), options.integer("maxTokens")];
    if (lines > maxLines || tokens > maxTokens) {
      let size = lines > maxLines ? `${writeCount(lines)} lines` : `about ${writeCount(tokens)} tokens`, most = lines > maxLines ? writeCount(maxLines) : writeCount(maxTokens);
      report(
        { start: 0, end: 0 },
        {
          message: `The file has ${size}; more than ${most} are too many for every request`,
          hint: "Move what is for some files only to `.github/instructions`, and what is for some tasks only to skills."
        }
      );
    }
  }
}, CHARACTERS_PER_TOKEN = 4;

// src/rules/always-on/asked-task.ts
var RUN = /* @__PURE__ */ new Set(["run", "run-script"]), LIFECYCLE = /* @__PURE__ */ new Set(["test"]), VERBS = new Set(
  "add approve-builds audit bin build cache cat-file ci completion config create dedupe deploy dlx doctor env exec explain fetch generate-lock-entry global help i import info init install install-test it licenses link list ll ln login logout ls node npm outdated owner pack patch patch-commit patch-remove plugin pm policies prune publish rb rebuild recursive remove restart rm root run-script search self-update server set setup stage start store tag team test types un uninstall unlink unplug up update upgrade upgrade-interactive version versions view why workspace workspaces x".split(
    " "
  )
);
function askedFor({ words, before: before3, isDoubtful, start, end }) {
  let [program = "", ...rest] = words;
  if (isDoubtful || rest.some((word) => ELSEWHERE2.test(word)) || OTHER_FOLDER.test(before3))
    return;
  let found = taskOf(program, rest);
  return found !== void 0 && NAME.test(found.name) ? { ...found, start, end, written: words.slice(0, MAX_WORDS).join(" ") } : void 0;
}
var ELSEWHERE2 = /^(?:-[wCFfr]|--?(?:workspace|workspaces|prefix|filter|dir|cwd|directory|recursive|if-present|file|justfile|working-directory)\b.*|-[Cfw].+)$/, OTHER_FOLDER = /\bcd\s|\b(?:never|not|don't|no longer|instead of|rather than|avoid)\b/i, NAME = /^[a-z\d][\w:.@/+-]*$/i, MAX_WORDS = 4;
function taskOf(program, rest) {
  let [first = "", second = ""] = rest.filter((word) => !word.startsWith("-"));
  switch (program) {
    case "npm":
    case "pnpm":
    case "yarn":
    case "bun":
      return RUN.has(first) ? second === "" ? void 0 : { runner: "scripts", name: second, isCertain: program !== "bun" && program !== "yarn" } : program === "npm" ? LIFECYCLE.has(first) ? { runner: "scripts", name: first, isCertain: !0 } : void 0 : first === "" || VERBS.has(first) ? void 0 : { runner: "scripts", name: first, isCertain: !1 };
    case "make":
    case "just":
      return first === "" || first.includes("=") ? void 0 : { runner: program, name: first, isCertain: !0 };
    default:
      return;
  }
}

// src/rules/always-on/known-tasks.ts
function taskReader(repository) {
  let known5 = /* @__PURE__ */ new Map();
  return async (runner, folder) => {
    let key = runner === "scripts" ? runner : `${runner} ${folder}`, before3 = known5.get(key) ?? (runner === "scripts" ? scriptsIn(repository) : targetsNear(runner, folder, repository));
    return known5.set(key, before3), await before3;
  };
}
var MAX_PACKAGES = 200;
async function scriptsIn(repository) {
  let manifests = repository.paths.withExtension(".json").filter((path) => nameOf(path) === "package.json");
  if (manifests.length === 0 || manifests.length > MAX_PACKAGES)
    return;
  let names3 = /* @__PURE__ */ new Set();
  for (let path of manifests) {
    let source = await repository.read(path), manifest = source && readJsonc(source).value;
    if (!isRecord(manifest))
      return;
    for (let name of isRecord(manifest.scripts) ? Object.keys(manifest.scripts) : [])
      names3.add(name);
  }
  return names3;
}
var FILES = {
  make: ["GNUmakefile", "makefile", "Makefile"],
  just: ["justfile", "Justfile", ".justfile"]
};
async function targetsNear(runner, folder, repository) {
  let path = (folder === "" ? [""] : ["", ...parentsOf(folder), folder].toReversed()).flatMap((at) => FILES[runner].map((name) => joinPath(at, name))).find(repository.paths.has), source = path === void 0 ? void 0 : await repository.read(path);
  return source && targetsOf(source.text, runner);
}
var COMPUTED = /^(?:-?s?include\s|import\??\s|mod\??\s|\$\(eval|\$\(foreach|define\s)|^[^\t#:=\n]{0,200}[%$][^:=\n]{0,200}:(?!=)/m;
function targetsOf(text, runner) {
  if (COMPUTED.test(text))
    return;
  let names3 = /* @__PURE__ */ new Set();
  for (let line of text.split(`
`)) {
    let alias = runner === "just" ? /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] : void 0, words = (/^([^\s#:=@][^#:=]{0,300}|@[^#:=]{1,300}):(?!=)/.exec(line)?.[1] ?? alias ?? "").replace(/^@/, "").split(/\s+/).filter((word) => word !== "");
    for (let word of runner === "just" ? words.slice(0, 1) : words)
      names3.add(word);
    /^\.PHONY\s*:/.test(line) && line.slice(line.indexOf(":") + 1).trim().split(/\s+/).forEach((word) => names3.add(word));
  }
  return names3;
}

// src/rules/always-on/command-not-found.ts
var commandNotFound = {
  id: "command-not-found",
  scope: "repository",
  kinds: ALWAYS_ON_KINDS,
  description: "A text has a script run that no `package.json`, Makefile or justfile defines",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "The agents of VS Code, github.com, the Copilot CLI and Claude Code run the command as it stands, and it fails."
    }
  ],
  collect(text) {
    let tasks = commandsIn(text).flatMap((command) => askedFor(command) ?? []);
    return tasks.length === 0 ? void 0 : tasks;
  },
  async check(facts, report, repository) {
    let tasksOf = taskReader(repository);
    for (let { file, fact } of facts.filter(({ file: { level } }) => level === "repository"))
      for (let task of fact) {
        let known5 = await tasksOf(task.runner, scopeOf(file)), near = known5 && nearest(task.name, known5);
        known5 !== void 0 && !known5.has(task.name) && (task.isCertain || near !== void 0) && report(
          file,
          { start: task.start, end: task.end },
          {
            message: `${inBackticks(task.written)} runs ${inBackticks(task.name)}, which ${WHERE[task.runner]}`,
            hint: near === void 0 ? "Name a script that is there, or add this one." : `Did you mean ${inBackticks(near)}?`
          }
        );
      }
  }
}, WHERE = {
  scripts: "no `package.json` of the repository has among its scripts",
  make: "is no target of the Makefile",
  just: "is no recipe of the justfile"
};
function nearest(name, known5) {
  return name.length < MIN_CHARACTERS ? void 0 : [...known5].find((other) => other.length >= MIN_CHARACTERS && editsUpTo(2, name, other) !== void 0);
}
var MIN_CHARACTERS = 4;

// src/rules/always-on/copilot-instructions-frontmatter.ts
var copilotInstructionsFrontmatter = {
  id: "copilot-instructions-frontmatter",
  scope: "text",
  kinds: ["repository-instructions"],
  description: "The frontmatter of `copilot-instructions.md` tries to say for which files or agents it is",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI send this file with every request, whatever its frontmatter says."
    }
  ],
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  check({ frontmatter }, report) {
    for (let key of SCOPE_KEYS) {
      let range = frontmatter.rangeOfKey([key]);
      range !== void 0 && report(range, {
        message: `\`${key}\` has no effect in this file`,
        hint: "Move what is for some files only to `.github/instructions/NAME.instructions.md`, or take the key out."
      });
    }
  }
}, SCOPE_KEYS = ["applyTo", "excludeAgent", "globs", "paths", "alwaysApply"];

// src/text/hidden/odd-in-place.ts
function isInPlace(text, run) {
  switch (run.kind) {
    case "bidi":
      return ISOLATES.test(text.slice(run.start, run.end)) && isAmongRightToLeft(text, run);
    case "selectors":
      return isOneSelector(text, run);
    case "tag":
      return isFlag(text, run);
    case "invisible":
      return isInvisibleInPlace(text, run);
    case "look-alike":
      return !isLookAlike(text, run.start);
    case "control":
    case "replacement":
      return !1;
  }
}
var ISOLATES = /^[\u2066-\u2069]+$/, RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/, NEAR = 100;
function isAmongRightToLeft(text, { start, end }) {
  return RIGHT_TO_LEFT.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
function isOneSelector(text, { start, end }) {
  return end - start === 1 || end - start === 2 && new RegExp("\\p{Script=Han}$", "u").test(before(text, start));
}
function isFlag(text, { start, end }) {
  let tags = text.slice(start, Math.min(end, start + MAX_FLAG_UNITS + 1));
  return before(text, start).endsWith("\u{1F3F4}") && FLAG_TAGS.test(tags);
}
var MAX_FLAG_UNITS = 14, FLAG_TAGS = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u, BYTE_ORDER_MARK = "\uFEFF", JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u, UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u, EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\u{E007F}]$/u, EMOJI_AFTER = new RegExp("^\\p{Extended_Pictographic}", "u");
function isInvisibleInPlace(text, run) {
  let { start, end } = run;
  switch (text.slice(start, end)) {
    case BYTE_ORDER_MARK:
      return start === 0;
    case "\u200D":
      return isBesides(text, run, JOINING) || EMOJI_BEFORE.test(before(text, start)) && EMOJI_AFTER.test(text.slice(end, end + 2));
    case "\u200C":
      return isBesides(text, run, JOINING);
    case "\u200B":
      return isBesides(text, run, UNSPACED);
    case "\u200E":
    case "\u200F":
    case "\u061C":
      return isAmongRightToLeft(text, run);
    case "\u115F":
    case "\u1160":
      return isBesides(text, run, /[\u1100-\u11FF]/);
    case "\u180E":
      return isBesides(text, run, new RegExp("\\p{Script=Mongolian}", "u"));
    default:
      return !1;
  }
}
function isBesides(text, { start, end }, letters) {
  return letters.test(before(text, start)) || letters.test(text.slice(end, end + 2));
}
function before(text, offset) {
  return text.slice(Math.max(0, offset - 2), offset);
}

// src/text/hidden/odd-characters.ts
var MAX_OF_A_KIND = 50, ASCII_CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/, BEYOND_ASCII = (
  // oxlint-disable-next-line no-misleading-character-class -- a range of letters has marks among them
  /[\x80-\x9F\xAD\u0370-\u052F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD](?<=[^\u0370-\u052F\uFE00-\uFE0F]|[\uFE00-\uFE0F](?=[\uFE00-\uFE0F\uDB40])|[\u0370-\u052F](?=[A-Za-z_])|[A-Za-z_].)/
), ODD = new RegExp(`${ASCII_CONTROL.source}|${BEYOND_ASCII.source}`, "g");
function findOddCharacters(text) {
  let found = [];
  if (!BEYOND_ASCII.test(text) && !ASCII_CONTROL.test(text))
    return found;
  let counts = /* @__PURE__ */ new Map();
  ODD.lastIndex = 0;
  for (let match = ODD.exec(text); match !== null; match = ODD.exec(text)) {
    let run = runAt(text, match.index);
    ODD.lastIndex = run.end, (counts.get(run.kind) ?? 0) <= MAX_OF_A_KIND && !isInPlace(text, run) && add(found, run, counts);
  }
  return found;
}
function add(found, run, counts) {
  let last = found.at(-1);
  if (last?.kind === run.kind && last.end === run.start) {
    found[found.length - 1] = { ...last, end: run.end };
    return;
  }
  let count2 = (counts.get(run.kind) ?? 0) + 1;
  counts.set(run.kind, count2), count2 <= MAX_OF_A_KIND && found.push(run);
}
function runAt(text, start) {
  let kind = kindOf(text.codePointAt(start) ?? 0), end = start + lengthAt(text, start);
  return { kind, start, end: kind === "invisible" || kind === "look-alike" ? end : endOfRun(text, end, kind) };
}
function endOfRun(text, start, kind) {
  let end = start;
  for (; end < text.length && kindOf(text.codePointAt(end) ?? 0) === kind; )
    end += lengthAt(text, end);
  return end;
}
function lengthAt(text, at) {
  return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
function kindOf(code) {
  return code <= 159 ? isControl(code) ? "control" : "invisible" : code >= 880 && code <= 1327 ? "look-alike" : code >= 8234 && code <= 8238 || code >= 8294 && code <= 8297 ? "bidi" : code >= 65024 && code <= 65039 || code >= 917760 && code <= 917999 ? "selectors" : code >= 917504 && code <= 917631 ? "tag" : code === 65533 ? "replacement" : "invisible";
}
function isControl(code) {
  return code < 32 ? ![9, 10, 12, 13].includes(code) : code >= 127 && code <= 159;
}

// src/text/markdown/fences.ts
function readFenceLines(text, { start, end }) {
  let backticks = linesWith("```", text, start, end), tildes = linesWith("~~~", text, start, end);
  return tildes.length === 0 ? backticks : [...backticks, ...tildes].sort((a, b) => a.start - b.start);
}
function linesWith(marks, text, start, end) {
  let lines = [];
  for (let at = text.indexOf(marks, start); at >= 0 && at < end && lines.length < 2e3; ) {
    let newline = text.indexOf(`
`, at), lineEnd = newline < 0 || newline > end ? end : newline, lineStart = Math.max(start, text.lastIndexOf(`
`, at - 1) + 1), line = isIndent(text, lineStart, at) ? fenceLineAt(text, at, lineEnd, at - lineStart) : void 0;
    line !== void 0 && lines.push(line), at = text.indexOf(marks, lineEnd);
  }
  return lines;
}
var MAX_INDENT = 200;
function isIndent(text, lineStart, at) {
  return at === lineStart || at - lineStart < MAX_INDENT && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(text.slice(lineStart, at));
}
function fenceLineAt(text, at, lineEnd, indent) {
  let mark = text.charAt(at), behind = at;
  for (; behind < lineEnd && text.charAt(behind) === mark; )
    behind += 1;
  let words = behind === lineEnd ? "" : text.slice(behind, lineEnd);
  return mark === "`" && words.includes("`") ? void 0 : { start: at, end: lineEnd, indent, mark, length: behind - at, hasWords: words.trim() !== "" };
}
function looksLast(text, { start, end, indent }) {
  return isBlankLine(text, end + 1) && !isBlankBefore(text, start - indent);
}
function isBlankLine(text, start) {
  return BLANK_LINE.lastIndex = start, start >= text.length || BLANK_LINE.test(text);
}
var BLANK_LINE = /[ \t\r]*(?:\n|$)/y;
function isBlankBefore(text, lineStart) {
  return lineStart < 2 || /\n[ \t\r]*$/.test(text.slice(Math.max(0, lineStart - MAX_INDENT), lineStart - 1));
}
function fencedBlocks(lines, end) {
  let blocks = [], open;
  for (let line of lines)
    open === void 0 ? open = line : closes(line, open) && (blocks.push({ start: open.start, end: line.end }), open = void 0);
  return open === void 0 ? blocks : [...blocks, { start: open.start, end }];
}
function closes(line, open) {
  return !line.hasWords && isLike(line, open);
}
var CODE_COLUMNS = 4;
function isLike(line, open) {
  return line.mark === open.mark && line.length >= open.length && line.indent < open.indent + CODE_COLUMNS;
}
function fenceFaults(text, lines) {
  let faults = pairFences(lines, () => !1);
  if (faults.length === 0)
    return faults;
  let byLooks = pairFences(lines, (line) => looksLast(text, line));
  return byLooks.length <= faults.length ? byLooks : faults;
}
function pairFences(lines, isLast) {
  let faults = [], open = [], inner;
  for (let line of lines) {
    let [outer] = open, last = open.at(-1);
    outer === void 0 || last === void 0 ? !line.hasWords && isLast(line) ? faults.push({ kind: "unopened", line }) : open.push(line) : closes(line, last) ? (open.pop(), open.length === 0 && inner !== void 0 && (faults.push({ kind: "nested", outer, inner, stray: line }), inner = void 0)) : line.hasWords && isLike(line, outer) && (open.push(line), inner ??= line);
  }
  return open[0] === void 0 ? faults : [...faults, { kind: "unclosed", line: open[0] }];
}

// src/rules/reading/plainly-hidden.ts
function plainlyHidden(text, body, lines, isFenced) {
  return !areOutermost(lines) || hasHtml(text, body, isFenced) ? () => "unknown" : (offset) => offset < body.start || offset >= body.end ? "unknown" : isFenced(offset) ? "code" : isProse(text, body, offset) ? "nothing" : "unknown";
}
function areOutermost(lines) {
  return lines.length < 2e3 && lines.every(({ indent }) => indent === 0);
}
function hasHtml(text, body, isFenced) {
  HTML.lastIndex = body.start;
  for (let match = HTML.exec(text); match !== null && match.index < body.end; match = HTML.exec(text))
    if (!isFenced(match.index))
      return !0;
  return !1;
}
var HTML = /<!--|(?<=(?:^|\n)[ \t]*)<[a-z!?/]/gi, REACH = 4e3;
function isProse(text, body, offset) {
  let before3 = text.slice(Math.max(body.start, offset - REACH), offset), behind = text.slice(offset, Math.min(body.end, offset + REACH)), start = before3.lastIndexOf(`

`), end = behind.indexOf(`

`), isWhole3 = (start >= 0 || offset - REACH <= body.start) && (end >= 0 || offset + REACH >= body.end), around = before3.slice(start + 1) + (end < 0 ? behind : behind.slice(0, end));
  return isWhole3 && !/[`\t<]|~~~| {4}/.test(around);
}

// src/rules/reading/markdown-view.ts
function viewMarkdown(text, body) {
  let bodyText = lazily(() => text.slice(body.start, body.end)), codeRanges = lazily(
    () => readCodeRanges(bodyText()).map(({ kind, ...range }) => ({ kind, ...shifted(range, body.start) }))
  ), links = lazily(
    () => readLinks(bodyText()).map((link) => ({
      ...link,
      range: shifted(link.range, body.start),
      target: shifted(link.target, body.start)
    }))
  ), paragraphs = lazily(
    () => readParagraphs(bodyText()).map((paragraph) => ({
      ...paragraph,
      inlines: paragraph.inlines.map((inline) => ({ ...inline, ...shifted(inline, body.start) }))
    }))
  ), fenceLines = lazily(() => readFenceLines(text, body)), fenced = lazily(() => fencedBlocks(fenceLines(), body.end)), isFenced = (offset) => rangeAround(fenced(), offset) !== void 0, plainly = lazily(() => plainlyHidden(text, body, fenceLines(), isFenced)), hidden = lazily(() => readHidden(bodyText()));
  return {
    body,
    get fenceLines() {
      return fenceLines();
    },
    isFenced,
    get codeRanges() {
      return codeRanges();
    },
    get links() {
      return links();
    },
    get paragraphs() {
      return paragraphs();
    },
    hiddenAt: (offset) => {
      let known5 = plainly()(offset);
      return known5 === "unknown" ? hidden()(offset - body.start) : known5 === "code" ? known5 : void 0;
    }
  };
}
function shifted({ start, end }, by) {
  return { start: start + by, end: end + by };
}

// src/rules/reading/checked-text.ts
var JSON_KINDS = /* @__PURE__ */ new Set(["hooks", "settings", "mcp"]);
async function openText(kind, text, isAscii) {
  let format = JSON_KINDS.has(kind) ? "json" : "markdown", source = sourceText("", text), frontmatter = format === "json" ? NO_FRONTMATTER : await loadFrontmatter(source), markdown = lazily(() => viewMarkdown(text, frontmatter.body)), oddCharacters = lazily(() => findOddCharacters(text)), json = lazily(() => format === "json" ? readJsonc(source) : NO_JSON);
  return {
    kind,
    format,
    text,
    source,
    isAscii,
    get oddCharacters() {
      return oddCharacters();
    },
    frontmatter,
    body: frontmatter.body,
    get markdown() {
      return markdown();
    },
    get json() {
      return json();
    }
  };
}
var NO_FRONTMATTER = noFrontmatter("", 0, []), NO_JSON = {
  value: void 0,
  problems: [],
  rangeOf: () => {
  },
  rangeOfKey: () => {
  }
};

// src/rules/always-on/import-chains.ts
var MAX_FILES = 500, MAX_CHAIN = 12;
async function checkChains(facts, repository, report, say) {
  let importsOf = importReader(facts, repository);
  for (let { file, fact } of facts.filter(({ file: { level } }) => level === "repository"))
    for (let mark of fact) {
      let path = importedPath(file.path, mark), said = path === void 0 ? void 0 : say(await chainsFrom([file.path, path], importsOf));
      said !== void 0 && report(file, { start: mark.start - 1, end: mark.end }, said);
    }
}
function importReader(facts, repository) {
  let known5 = new Map(
    facts.map(({ file, fact }) => [file.path, Promise.resolve(targets(file.path, fact))])
  );
  return async (path) => {
    let before3 = known5.get(path);
    if (before3 !== void 0 || known5.size >= MAX_FILES + facts.length)
      return await before3 ?? [];
    let read = readImports(path, repository);
    return known5.set(path, read), await read;
  };
}
async function readImports(path, repository) {
  let source = repository.paths.has(path) ? await repository.read(path) : void 0;
  return source === void 0 ? [] : targets(path, findImports(source.text, (await openText("claude-md", source.text, !1)).body));
}
function targets(from, imports) {
  return [...new Set(imports.flatMap((mark) => importedPath(from, mark) ?? []))];
}
async function chainsFrom(start, importsOf) {
  let seen = new Set(start), level = [start], longest = start, cycle = start[0] === start[1] ? start : void 0;
  for (; level.length > 0 && longest.length < MAX_CHAIN; ) {
    let next = [];
    for (let chain of level)
      for (let path of await importsOf(chain.at(-1) ?? ""))
        chain.includes(path) ? cycle ??= [...chain, path] : seen.has(path) || (seen.add(path), next.push([...chain, path]));
    longest = next[0] ?? longest, level = next;
  }
  return { cycle, longest };
}

// src/rules/always-on/import-cycle.ts
var importCycle = {
  id: "import-cycle",
  scope: "repository",
  kinds: ["claude-md", "claude-rule"],
  description: "Imports lead in a circle",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code stops where the circle closes, so what it leaves out depends on the file that it begins with."
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
        message: `The import leads in a circle: ${cycle.map(inBackticks).join(" \u2192 ")}`,
        hint: "Take one of these imports out."
      }
    );
  }
};

// src/rules/always-on/import-depth.ts
var MAX_HOPS = 5, importDepth = {
  id: "import-depth",
  scope: "repository",
  kinds: ["claude-md", "claude-rule"],
  description: "A chain of imports is longer than Claude Code follows",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code follows five imports in a row and leaves out what comes behind."
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
      ({ longest }) => longest.length - 1 <= MAX_HOPS ? void 0 : {
        message: `More than ${String(MAX_HOPS)} imports lead from here to ${inBackticks(longest[MAX_HOPS + 1] ?? "")}`,
        hint: "Import that file further up, or put its text into one that is nearer."
      }
    );
  }
};

// src/rules/reading/git-ignored.ts
var MAX_IGNORE_FILES = 100;
async function readIgnored(repository, asked) {
  let folders = new Set(asked.length === 0 ? [] : ["", ...asked.flatMap(parentsOf)]), sources = await Promise.all(
    [...folders].map((folder) => joinPath(folder, ".gitignore")).filter((path) => repository.paths.has(path)).slice(0, MAX_IGNORE_FILES).map((path) => repository.read(path))
  ), excludedBy = readIgnoreFiles(
    sources.flatMap((source) => source ?? []),
    { ignoreCase: !1 }
  );
  return (path) => excludedBy(path)?.source;
}

// src/rules/always-on/import-not-found.ts
var importNotFound = {
  id: "import-not-found",
  scope: "repository",
  kinds: ["claude-md", "claude-rule"],
  description: "An `@path` import names a file that is not there",
  effects: [
    {
      clients: ["claude"],
      severity: "error",
      why: "Claude Code leaves the import as it is, so the model gets a name and none of the text."
    },
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "warning",
      why: "VS Code, github.com and the Copilot CLI send the name to the model, which finds no such file."
    }
  ],
  source: "https://code.claude.com/docs/en/memory#import-additional-files",
  collect({ text, body }) {
    let imports = findImports(text, body);
    return imports.length === 0 ? void 0 : imports;
  },
  async check(facts, report, repository) {
    let missing = facts.flatMap(({ file, fact }) => missingImports(file, fact, repository.paths)), ignoredBy = await readIgnored(
      repository,
      missing.map(({ path }) => path)
    );
    for (let { file, mark, path } of missing.filter((one) => ignoredBy(one.path) === void 0)) {
      let spelled = repository.paths.spelled(path);
      report(
        file,
        { start: mark.start - 1, end: mark.end },
        {
          message: `\`@\` imports ${inBackticks(path)}, which does not exist`,
          hint: spelled === void 0 ? "Correct the path: it counts from the folder of this file." : `Did you mean ${inBackticks(spelled)}?`
        }
      );
    }
  }
}, OWN = /\.local\.\w+$/i;
function missingImports(file, imports, paths) {
  return file.level !== "repository" ? [] : imports.flatMap((mark) => {
    let path = importedPath(file.path, mark);
    return path !== void 0 && !OWN.test(path) && isMissing2(path, paths) ? [{ file, mark, path }] : [];
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

// src/rules/files/file-bom.ts
var fileBom = {
  id: "file-bom",
  scope: "text",
  kinds: "all",
  description: "A byte order mark stands before the frontmatter",
  effects: [
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "For a reader that wants the file to begin with `---`, as the reference tools of the skill format that the Copilot CLI and Claude Code share, a file with the mark has no frontmatter."
    },
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code takes the mark away before it looks for the frontmatter; other tools do not."
    }
  ],
  fixes: "Takes the mark out.",
  source: "https://agentskills.io/specification",
  looksFor: { nonAscii: !0 },
  check({ text, format }, report) {
    if (format === "markdown" && text.startsWith("\uFEFF") && text.startsWith("---", 1)) {
      let mark = { start: 0, end: 1 };
      report(
        mark,
        { message: "A byte order mark stands before the frontmatter", hint: "Save the file as UTF-8 without one." },
        { fix: { kind: "edits", edits: [{ ...mark, text: "" }] } }
      );
    }
  }
};

// src/rules/files/file-conflict-marker.ts
var OURS = "<<<<<<<", MIDDLE = "=======", THEIRS = ">>>>>>>", MAX_FOUND = 50, fileConflictMarker = {
  id: "file-conflict-marker",
  scope: "text",
  kinds: "all",
  description: "A merge left a conflict in the file",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code read both sides of the conflict, which contradict each other."
    }
  ],
  source: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
  looksFor: { parts: ["<<<<<<", ">>>>>>"] },
  check(text, report) {
    let opening = markers(text, OURS), found = opening.length > 0 ? opening : closingOf(text);
    for (let { start, end } of found)
      report(
        { start, end },
        {
          message: `A merge left the conflict marker \`${cutText(text.text.slice(start, end))}\``,
          hint: "Decide for one side, and take out the markers and the other."
        }
      );
  }
};
function closingOf(checked) {
  let closing2 = markers(checked, THEIRS);
  return closing2.length === 0 || markers(checked, MIDDLE).length > 0 ? closing2 : closing2.filter(({ start, end }) => NAMED.test(checked.text.slice(start, end)));
}
var NAMED = /^>{7} [\w./-]+(?: \([^()]*\))?$/;
function markers(checked, marker) {
  let { text, format } = checked, found = [];
  for (let at = text.indexOf(marker); at >= 0 && found.length < MAX_FOUND; at = text.indexOf(marker, at + marker.length)) {
    let behind = text.charAt(at + marker.length);
    if ((at === 0 || text.charAt(at - 1) === `
`) && ["", " ", "\r", `
`].includes(behind) && (format === "json" || checked.markdown.hiddenAt(at) !== "code")) {
      let end = text.indexOf(`
`, at);
      found.push({ start: at, end: end < 0 ? text.length : end - (text.charAt(end - 1) === "\r" ? 1 : 0) });
    }
  }
  return found;
}

// src/rules/files/file-empty.ts
var BODY_IS_ANOTHER_RULE = /* @__PURE__ */ new Set(["agent", "prompt", "skill"]), fileEmpty = {
  id: "file-empty",
  scope: "text",
  kinds: "all",
  description: "A file says nothing",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code pass over the file, as it holds nothing to go by."
    }
  ],
  check(text, report) {
    let empty = text.format === "json" ? void 0 : whatIsEmpty(text);
    empty !== void 0 && report({ start: 0, end: 0 }, { message: empty, hint: "Write what is to be done, or remove the file." });
  }
};
function whatIsEmpty({ kind, text, frontmatter }) {
  if (!isBlank2(text, frontmatter.body.start))
    return;
  if (isBlank2(text, 0))
    return "The file is empty";
  let isUnclosed = frontmatter.problems.some(({ code }) => code === "fence-unclosed" || code === "fence-loose");
  return frontmatter.present && !isUnclosed && !BODY_IS_ANOTHER_RULE.has(kind) ? "The file holds a frontmatter and nothing else" : void 0;
}
function isBlank2(text, start) {
  return text.length - start < 1e3 && text.slice(start).trim() === "";
}

// src/rules/files/proper-path.ts
function properPath({ path, kind }) {
  let places = PLACES.get(kind) ?? [], place = places.find((candidate) => takesPath(candidate, path)) ?? places.find((candidate) => takesPath(candidate, withFolderOf(candidate, path))), proper = place === void 0 ? nameOfStray(kind, path) : withNameOf(place, withFolderOf(place, path));
  return proper === path ? void 0 : proper;
}
function isAtHome(path, kind) {
  return (PLACES.get(kind) ?? []).some((place) => takesPath(place, path));
}
var PLACES = new Map(
  KINDS.map(({ kind, places }) => [kind, places.filter(({ level }) => level === "repository")])
);
function nameOfStray(kind, path) {
  return kind === "skill" ? withNameOf(PLACES.get(kind)?.[0], path) : path;
}
function withFolderOf({ folder }, path) {
  return path.slice(0, folder.length).toLowerCase() === folder.toLowerCase() ? `${folder}${path.slice(folder.length)}` : path;
}
function withNameOf(place, path) {
  let { folder, name } = splitPath(path);
  if (place === void 0 || !takesName(place.name, name))
    return path;
  switch (place.name.kind) {
    case "exact":
      return joinPath(folder, place.name.name);
    case "ending":
      return joinPath(folder, `${name.slice(0, -place.name.ending.length)}${place.name.ending}`);
    case "markdown":
      return joinPath(folder, `${name.slice(0, -3)}.md`);
  }
}

// src/rules/files/file-git-ignored.ts
var FOLDERS = [".github/agents", ".github/hooks", ".github/instructions"], SINGLE2 = [".github/copilot-instructions.md", "AGENTS.md", "CLAUDE.md", "GEMINI.md", "REVIEW.md"], OWN2 = /(?:^|[./_-])(?:local|private|personal)(?:[./_-]|$)/i, MAX_FOUND2 = 50, IGNORE_FILES = [
  ".gitignore",
  ...["", "/agents", "/hooks", "/instructions"].map((folder) => `.github${folder}/.gitignore`)
], fileGitIgnored = {
  id: "file-git-ignored",
  scope: "paths",
  kinds: "all",
  description: "A customization is kept out of the repository by `.gitignore`",
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "github.com never sees the file: it works on this machine, and neither in a review nor for the cloud agent."
    }
  ],
  source: "https://git-scm.com/docs/gitignore",
  async check(repository, report) {
    for (let { path, by } of (await findIgnored(repository)).slice(0, MAX_FOUND2))
      report(path, {
        message: `\`${path}\` is ignored by git${by === void 0 ? "" : ` (${by})`}`,
        hint: "Take its pattern out of `.gitignore`, or give the file a name with `local` if it is yours alone."
      });
  }
};
async function findIgnored(repository) {
  let { paths, holdsIgnored = !1 } = repository;
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
    SINGLE2.map(async (path) => await repository.read(path) === void 0 ? [] : [path])
  );
  return [...below.flat().flatMap(({ path, kind }) => kind === "file" ? [path] : []), ...single.flat()].filter(isForGithub);
}
function isForGithub(path) {
  let kind = identify(path);
  return kind !== void 0 && kind !== "prompt" && !OWN2.test(path) && isAtHome(path, kind);
}

// src/rules/files/invalid-utf8.ts
import { isUtf8 } from "node:buffer";
var LINE_FEED = 10;
function firstInvalidByte(bytes) {
  if (isUtf8(bytes))
    return;
  let start = 0, end = endOfLine(bytes, start);
  for (; isUtf8(bytes.subarray(start, end)); )
    start = end, end = endOfLine(bytes, start);
  for (; start < end; ) {
    let length = lengthOfCharacter(bytes, start);
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
function lengthOfCharacter(bytes, at) {
  let first = bytes[at] ?? 0, length = first < 128 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
  return isUtf8(bytes.subarray(at, at + length)) ? length : void 0;
}

// src/rules/files/file-invalid-utf8.ts
var fileInvalidUtf8 = {
  id: "file-invalid-utf8",
  scope: "bytes",
  kinds: "all",
  description: "A file is not in UTF-8",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code read files as UTF-8, and put other letters in the place of those they cannot decode."
    }
  ],
  check(bytes, _kind, report) {
    let byte = firstInvalidByte(bytes);
    if (byte !== void 0 && readUtf16(bytes) === void 0) {
      let number = (bytes[byte] ?? 0).toString(16).toUpperCase().padStart(2, "0");
      report(byte, {
        message: `The byte \`${number}\` is no part of a character in UTF-8`,
        hint: "Save the file as UTF-8."
      });
    }
  }
};

// src/rules/files/file-legacy-chatmode.ts
var ENDING = /\.chatmode\.md$/i, FOLDER = /^((?:.*\/)?\.github)\/chatmodes(?=\/|$)/, fileLegacyChatmode = {
  id: "file-legacy-chatmode",
  scope: "paths",
  kinds: ["agent"],
  description: "A chat mode, as agents were called before",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code warns that chat modes have become agents, and asks to move the file."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI have never read chat modes; the same file as an agent they would."
    }
  ],
  fixes: "Renames the file to end in `.agent.md`, and moves it from `.github/chatmodes` to `.github/agents`.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  check({ files, paths }, report) {
    for (let { path, level } of files)
      if (level === "repository" && ENDING.test(path)) {
        let { folder, name } = splitPath(path), to = joinPath(folder.replace(FOLDER, "$1/agents"), name.replace(ENDING, ".agent.md"));
        report(
          path,
          { message: "Chat modes have become agents", hint: `Rename the file to \`${to}\`.` },
          paths.has(to) ? {} : { fix: { kind: "rename", to } }
        );
      }
  }
};

// src/rules/files/file-line-endings-mixed.ts
var LF = { name: "LF", characters: `
` }, CRLF = { name: "CRLF", characters: `\r
` }, MAX_EDITS = 5e3, fileLineEndingsMixed = {
  id: "file-line-endings-mixed",
  scope: "text",
  kinds: "all",
  description: "Some lines end in CRLF and some in LF",
  effects: [
    {
      clients: ["github", "vscode", "copilot-cli", "claude"],
      severity: "info",
      why: "github.com shows every line as changed as soon as VS Code or another editor makes the ends the same."
    }
  ],
  fixes: "Ends all lines as most of them do, and as the first where there are as many of both.",
  source: "https://docs.github.com/en/get-started/git-basics/configuring-git-to-handle-line-endings",
  looksFor: { parts: [`\r
`] },
  check({ text, source }, report) {
    let { crlf, lf } = readLineEnds(text, source.lineStarts), [firstCrlf] = crlf, [firstLf] = lf;
    if (firstCrlf === void 0 || firstLf === void 0)
      return;
    let isMostlyCrlf = crlf.length === lf.length ? firstCrlf < firstLf : crlf.length > lf.length, odd = isMostlyCrlf ? LF : CRLF, usual = isMostlyCrlf ? CRLF : LF, places = isMostlyCrlf ? lf : crlf, others = crlf.length + lf.length - places.length, edits = places.length > MAX_EDITS ? [] : places.map((at) => ({ ...rangeOf(odd, at), text: usual.characters }));
    report(
      rangeOf(odd, places[0] ?? 0),
      {
        message: `${places.length} ${places.length === 1 ? "line ends" : "lines end"} in ${odd.name}, the other ${others} in ${usual.name}`,
        hint: `End all lines with ${usual.name}.`
      },
      edits.length === 0 ? {} : { fix: { kind: "edits", edits } }
    );
  }
};
function readLineEnds(text, lineStarts) {
  let crlf = [], lf = [];
  for (let line = 1; line < lineStarts.length; line += 1) {
    let feed = (lineStarts[line] ?? 0) - 1;
    text.charAt(feed - 1) === "\r" ? crlf.push(feed - 1) : lf.push(feed);
  }
  return { crlf, lf };
}
function rangeOf({ characters }, at) {
  return { start: at, end: at + characters.length };
}

// src/rules/files/file-name-case.ts
var OF_FOLDERS = [
  {
    clients: CLIENTS,
    severity: "warning",
    why: "github.com and Linux tell capitals from small letters: there neither Copilot, VS Code nor Claude Code finds the folder."
  }
], fileNameCase = {
  id: "file-name-case",
  scope: "paths",
  kinds: "all",
  description: "The name of a file has capitals where its readers look for small letters, or the other way round",
  effects: [
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "github.com, and the Copilot CLI and Claude Code on Linux, look for the name letter by letter and pass over the file; VS Code reads it."
    }
  ],
  fixes: "Renames the file, unless another one has the name.",
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  check({ files, paths }, report) {
    for (let { path, proper } of misspelledAlways(paths))
      report(
        path,
        { message: `\`${path}\` is spelled \`${proper}\` by those who read it`, hint: `Rename it to \`${proper}\`.` },
        paths.has(proper) ? {} : { fix: { kind: "rename", to: proper } }
      );
    for (let file of files) {
      let proper = file.level === "repository" ? properPath(file) : void 0;
      if (proper !== void 0) {
        let isFolder = splitPath(proper).folder !== splitPath(file.path).folder;
        report(
          file.path,
          {
            message: `\`${file.path}\` is spelled \`${proper}\` by those who read it`,
            hint: `Rename it to \`${proper}\`.`
          },
          {
            ...isFolder && { effects: OF_FOLDERS },
            ...!paths.has(proper) && { fix: { kind: "rename", to: proper } }
          }
        );
      }
    }
  }
};
function misspelledAlways({ entries, has }) {
  return entries.flatMap(({ path, kind }) => {
    let stem = kind === "file" ? ALWAYS_ON.exec(path)?.[1] : void 0;
    if (stem === void 0)
      return [];
    let { folder, name } = splitPath(path), isMeant2 = folder === "" ? stem.toLowerCase() === "gemini" : /^[A-Z]/.test(stem) && MANIFESTS.some((manifest) => has(joinPath(folder, manifest))), proper = `${stem.toUpperCase()}.md`;
    return isMeant2 && name !== proper ? [{ path, proper: joinPath(folder, proper) }] : [];
  });
}
var ALWAYS_ON = /(?:^|\/)(agents|claude|gemini)\.md$/i, MANIFESTS = [
  "package.json",
  "pyproject.toml",
  "go.mod",
  "Cargo.toml",
  "pom.xml",
  "build.gradle",
  "composer.json"
];

// src/rules/files/file-nested-agent-ignored.ts
var NESTED = /^\.github\/agents\/.+\/[^/]+\.md$/i, OTHER_KINDS = /(?:\.(?:agent|chatmode|prompt|instructions)\.md|\/(?:readme|skill|agents|claude|index)\.md)$/i, KEYS3 = ["description", "tools", "model", "handoffs", "target", "mcp-servers"], MAX_ASKED = 200, fileNestedAgentIgnored = {
  id: "file-nested-agent-ignored",
  scope: "paths",
  kinds: ["agent"],
  description: "An agent whose name ends in `.md` alone stands in a folder below that of the agents",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code and github.com take a bare `.md` for an agent only directly in `.github/agents`; in a folder below it they read `.agent.md` at most."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-agents",
  async check(repository, report) {
    let nested = repository.paths.entries.filter(({ path }) => NESTED.test(path) && !OTHER_KINDS.test(path));
    for (let { path } of nested.slice(0, MAX_ASKED))
      if (await hasAgentHead(repository, path)) {
        let { name } = splitPath(path);
        report(path, {
          message: `\`${name}\` is no agent in this folder`,
          hint: `Rename it to \`${name.replace(/\.md$/i, "")}.agent.md\`, or move it to \`.github/agents\`.`
        });
      }
  }
};
async function hasAgentHead(repository, path) {
  let source = await repository.read(path), data = source === void 0 ? {} : (await loadFrontmatter(source)).data;
  return KEYS3.some((key) => Object.hasOwn(data, key));
}

// src/rules/files/file-symlink-escapes.ts
var fileSymlinkEscapes = {
  id: "file-symlink-escapes",
  scope: "given",
  kinds: "all",
  description: "A symbolic link leads out of the repository",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "On github.com, and wherever else the repository is checked out, nothing stands where the link leads; VS Code and the Copilot CLI follow it on this machine alone."
    }
  ],
  source: "https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-symlink"
};

// src/rules/reading/position-in-bytes.ts
function positionInBytes(bytes, byte) {
  let line = 1, lineStart = 0;
  for (let at = bytes.indexOf(10); at >= 0 && at < byte; at = bytes.indexOf(10, at + 1))
    line += 1, lineStart = at + 1;
  return { line, column: new TextDecoder().decode(bytes.subarray(lineStart, byte)).length + 1 };
}

// src/rules/reading/detached.ts
var LONGEST_COPY = 12;
function detachText(text) {
  return text.length <= LONGEST_COPY ? text : copyOf(text);
}
function detachValue(value) {
  return typeof value == "string" ? detachText(value) : typeof value != "object" || value === null ? value : Array.isArray(value) ? value.map((item) => detachValue(item)) : value instanceof Map ? new Map([...value].map(([key, item]) => [detachValue(key), detachValue(item)])) : value instanceof Set ? new Set([...value].map((item) => detachValue(item))) : isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? detachFields(value) : value;
}
function detachFields(fields) {
  let copy;
  for (let key of Object.keys(fields)) {
    let field = fields[key], detached = detachValue(field);
    (detached !== field || typeof field == "string" && field.length > LONGEST_COPY) && (copy ??= { ...fields }, copy[key] = detached);
  }
  return copy ?? fields;
}

// src/rules/run/diagnose.ts
var WHOLE_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function diagnose({ rule, said, particulars, place }, file, teamClients, inForce) {
  let effect = effectIn(particulars.effects ?? rule.effects, clientsConcerned(file, teamClients));
  return effect && {
    rule: rule.id,
    severity: inForce.severityOf(rule) ?? effect.severity,
    path: file.path,
    ...place,
    message: detachText(said.message),
    hint: detachText(said.hint),
    why: effect.why,
    clients: effect.clients,
    ...particulars.fix && { fix: detachValue(particulars.fix) }
  };
}
function clientsConcerned({ clients }, team) {
  return (clients.length === 0 ? CLIENTS : clients).filter((client) => team.includes(client));
}
function effectIn(effects, clients) {
  let felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}

// src/rules/run/check-bytes.ts
function checkBytes(kind, bytes, inForce) {
  let reported = [];
  for (let rule of inForce.planFor(kind).bytesRules)
    rule.check(
      bytes,
      kind,
      (byte, said, particulars = {}) => {
        let place = byte === void 0 ? WHOLE_FILE : pointAt(positionInBytes(bytes, byte));
        reported.push({ rule, said, particulars, place });
      },
      inForce.optionsOf(rule)
    );
  return reported;
}
function pointAt(start) {
  return { start, end: { ...start, column: start.column + 1 } };
}

// src/rules/reading/report-place.ts
function placeOf3(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineText(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
  };
}

// src/rules/run/suppression-comments.ts
var DIRECTIVE = "housestyle-", MAX_SUPPRESSIONS = 2e3;
function readSuppressions(checked) {
  if (!checked.text.includes(DIRECTIVE))
    return [];
  let directives = findDirectives(checked), ends = findEnds(directives), placeOf6 = placesIn(checked.source);
  return directives.flatMap((directive) => {
    let lines = linesOf(directive, ends.get(directive), checked);
    return lines === void 0 ? [] : [{ lines, ...wordsOf(directive, checked.text, placeOf6) }];
  });
}
var COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;
function findDirectives(checked) {
  let { text, source } = checked, found = [], closeBehind = findCloses(text), read = 0;
  for (let match of text.matchAll(COMMENT)) {
    let [head, mark = "", verb = ""] = match;
    if (match.index < read || !isComment(checked, mark, match.index))
      continue;
    let start = match.index + head.length, lineEnd = endOfLine2(text, start), close = mark === "<!--" ? closeBehind(start) : void 0, end = close ?? lineEnd, comment = { start: match.index, end: close === void 0 ? end : end + CLOSE.length }, words = { start, end }, { line } = positionAt(source, comment.start);
    if (found.push({ verb, words, rules: ruleWords(text, words), comment, line }), found.length === MAX_SUPPRESSIONS)
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
function isComment({ format, markdown, body, frontmatter }, mark, at) {
  switch (mark) {
    case "//":
      return format === "json";
    case "#":
      return frontmatter.block !== void 0 && at >= frontmatter.block.start && at < frontmatter.block.end;
    default:
      return format === "markdown" && at >= body.start && markdown.hiddenAt(at) === "comment";
  }
}
function endOfLine2(text, at) {
  let end = text.indexOf(`
`, at);
  return end < 0 ? text.length : end;
}
function findEnds(directives) {
  let ends = /* @__PURE__ */ new Map(), enabledOn = /* @__PURE__ */ new Map(), allEnabledOn = Number.POSITIVE_INFINITY;
  for (let directive of directives.toReversed()) {
    let { verb, line, rules } = directive;
    if (verb === "enable" && rules.length === 0)
      allEnabledOn = line;
    else if (verb === "enable")
      rules.forEach(({ id }) => enabledOn.set(id, line));
    else {
      let own = rules.map(({ id }) => enabledOn.get(id) ?? Number.POSITIVE_INFINITY);
      ends.set(directive, Math.min(allEnabledOn, ...own));
    }
  }
  return ends;
}
function linesOf({ verb, line, comment }, end, { text, source }) {
  switch (verb) {
    case "disable-file":
      return "file";
    case "disable-line":
      return { first: line, last: line };
    case "disable-next-line": {
      let next = nextWrittenLine(text, comment.end), nextLine = next === void 0 ? line + 1 : positionAt(source, next).line;
      return { first: nextLine, last: nextLine };
    }
    case "disable":
      return { first: line, last: Math.min(end ?? Number.POSITIVE_INFINITY, source.lineStarts.length) };
    default:
      return;
  }
}
function nextWrittenLine(text, from) {
  let written = /\S/g;
  return written.lastIndex = endOfLine2(text, from), written.exec(text)?.index;
}
function wordsOf({ words, rules, comment }, text, placeOf6) {
  let said = text.slice(words.start, words.end), reason = DASHES.exec(said);
  return {
    rules: rules.map(({ id, start }) => ({
      id,
      place: placeOf6({ start, end: start + id.length })
    })),
    reason: reason === null ? void 0 : said.slice(reason.index + reason[0].length).trim() || void 0,
    place: placeOf6(comment),
    removal: withItsLine(text, comment)
  };
}
function withItsLine(text, { start, end }) {
  let lineStart = text.lastIndexOf(`
`, start - 1) + 1, lineEnd = endOfLine2(text, end);
  return text.slice(lineStart, start).trim() === "" && text.slice(end, lineEnd).trim() === "" ? { start: lineStart, end: Math.min(text.length, lineEnd + 1) } : { start, end };
}
var DASHES = /(?:^|\s)--(?:\s|$)/, MAX_RULES_OF_A_COMMENT = 50;
function ruleWords(text, { start, end }) {
  let said = text.slice(start, end), dashes = DASHES.exec(said)?.index ?? said.length, found = [];
  for (let match of said.slice(0, dashes).matchAll(/[^\s,]+/g)) {
    if (found.length === MAX_RULES_OF_A_COMMENT)
      break;
    found.push({ id: match[0], start: start + match.index });
  }
  return found;
}

// src/rules/run/check-text.ts
async function checkText(kind, text, isAscii, inForce) {
  let checked = await openText(kind, text, isAscii), placeOf6 = placesIn(checked.source), reported = [], fileFacts = [], repositoryFacts = [];
  for (let rule of inForce.planFor(kind).rulesFor(checked))
    if (rule.scope === "text")
      rule.check(
        checked,
        (range, said, particulars = {}) => {
          reported.push({
            rule,
            said: detachValue(said),
            particulars: detachValue(particulars),
            place: placeOf6(range)
          });
        },
        inForce.optionsOf(rule)
      );
    else {
      let fact = detachValue(rule.collect(checked, inForce.optionsOf(rule)));
      fact !== void 0 && rule.scope === "file" ? fileFacts.push([rule, fact]) : fact !== void 0 && rule.scope === "repository" && repositoryFacts.push([rule, fact]);
    }
  return { reported, fileFacts, repositoryFacts, suppressions: readSuppressions(checked) };
}

// src/rules/reading/remember-texts.ts
var MAX_CHECKED_BYTES = 1024 * 1024;
function rememberTexts() {
  let known5 = /* @__PURE__ */ new Map();
  return async (kind, bytes, inForce) => {
    let key = `${inForce.variant} ${kind} ${digest("sha1", bytes, "base64")}`, before3 = known5.get(key);
    if (before3 !== void 0)
      return before3;
    let ofBytes = checkBytes(kind, bytes, inForce), ofText = await checkDecoded(kind, bytes, inForce), checked = ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
    return known5.set(key, checked), checked;
  };
}
async function checkDecoded(kind, bytes, inForce) {
  let decoded = bytes.length > MAX_CHECKED_BYTES ? void 0 : decodeUtf8(bytes);
  return decoded?.kind === "text" ? checkText(kind, decoded.text, decoded.isAscii, inForce) : NOTHING;
}
var NOTHING = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };

// src/rules/files/file-too-large.ts
var fileTooLarge = {
  id: "file-too-large",
  scope: "bytes",
  kinds: "all",
  description: "A file has more than 1 MiB, and nothing else in it is checked",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "It is more than the models behind VS Code, github.com, the Copilot CLI and Claude Code take in, so that most of it is cut off or left out."
    }
  ],
  check(bytes, _kind, report) {
    bytes.length > MAX_CHECKED_BYTES && report(void 0, {
      message: `The file has ${bytes.length} bytes, more than the ${MAX_CHECKED_BYTES} that are read`,
      hint: "Split it, or let it refer to other files."
    });
  }
};

// src/rules/files/file-unreadable.ts
var fileUnreadable = {
  id: "file-unreadable",
  scope: "given",
  kinds: "all",
  description: "Nothing can be read where a customization should be: a link that leads nowhere, a submodule, a file without permission",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code find nothing to read in the place of the file."
    }
  ]
};

// src/rules/files/file-utf16.ts
var fileUtf16 = {
  id: "file-utf16",
  scope: "bytes",
  kinds: "all",
  description: "A file is in UTF-16",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "github.com, the Copilot CLI and Claude Code read UTF-8 and find neither frontmatter nor words; VS Code does unless it is told to guess."
    }
  ],
  fixes: "Writes the same text in UTF-8.",
  check(bytes, _kind, report) {
    let utf16 = readUtf16(bytes);
    utf16 !== void 0 && report(
      void 0,
      { message: "The file is in UTF-16", hint: "Save it as UTF-8." },
      utf16.text === void 0 ? {} : { fix: { kind: "rewrite", text: utf16.text } }
    );
  }
};

// src/rules/files/library-folders.ts
var KEPT = /(?:^|\/)(?:templates?|examples?|samples?|demos?|docs?|documentation|plugins?|extensions?|resources?|assets|static|public|dist|build|out|vendor|third[_-]party|external|node_modules|archive[sd]?|deprecated|scaffolds?|boilerplates?|workflows)\//i, COLLECTIONS = /(?:^|\/)(?:agents|chatmodes|chat-modes|instructions|prompts|skills|rules|collections?|library|customizations)\//i, DOT_FOLDER = /^(?:.*\/)?\.(?:github|vscode|copilot|claude|agents)\//;
function isKeptForOthers(path) {
  return KEPT.test(path) || COLLECTIONS.test(path) && !DOT_FOLDER.test(path);
}

// src/rules/files/mentions.ts
var MAX_READ = 400, MAX_HITS = 50, MAX_PATH = 200;
async function withoutMentioned(repository, suspects) {
  let open = new Set(suspects);
  for (let { path, level } of repository.files.slice(0, MAX_READ)) {
    let text = open.size === 0 || level !== "repository" ? void 0 : (await repository.read(path))?.text;
    for (let suspect of text === void 0 ? [] : open)
      suspect !== path && isMentioned(text ?? "", path, suspect) && open.delete(suspect);
  }
  return suspects.filter((path) => open.has(path));
}
function isMentioned(text, from, suspect) {
  let name = nameOf(suspect), at = text.indexOf(name);
  for (let hits = 0; at >= 0 && hits < MAX_HITS; hits += 1) {
    let written = `${/[\w./~-]*$/.exec(text.slice(Math.max(0, at - MAX_PATH), at))?.[0] ?? ""}${name}`, fromFile = resolveLink(from, written);
    if (joinPath("", written.replace(/^(?:\.?\/)+/, "")) === suspect || fromFile.kind === "inside" && fromFile.path === suspect)
      return !0;
    at = text.indexOf(name, at + name.length);
  }
  return !1;
}

// src/rules/files/named-as-meant.ts
var FOLDERS2 = [
  { folder: /(?:^|\/)\.github\/instructions\//, ending: ".instructions.md", nearly: /\.instructions?$/i },
  { folder: /(?:^|\/)\.github\/prompts\//, ending: ".prompt.md", nearly: /\.prompts?$/i }
], AGENT = { folder: /(?:^|\/)\.github\/agents\//, ending: ".agent.md", nearly: /\.agents?$/i }, WHOLE_NAMES = [
  [/(?:^|\/)\.github\/copilot-instructions$/i, "copilot-instructions.md"],
  [/(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+\/skill$/i, "SKILL.md"],
  [/^AGENTS$/, "AGENTS.md"],
  [/^CLAUDE$/, "CLAUDE.md"]
], NEARLY_COPILOT = /(?:^|\/)\.github\/(?:github-)?copilot[-_]?instructions?\.md$/i, OTHER_ENDING = /(?:\.(?:txt|text|markdown|mdown|mdx|mdc))?$/i, PAGE = /^(?:[._].*|readme|index|contributing|changelog|license|template|todo|notes|overview|summary)$/i;
function meantPath(path) {
  if (identify(path) !== void 0)
    return;
  let { folder, stem, isMarkdown } = splitName(path), special = FOLDERS2.find((one) => one.folder.test(path)) ?? (AGENT.folder.test(path) ? AGENT : void 0);
  if (special?.nearly.test(stem) === !0)
    return { path: joinPath(folder, `${stem.replace(special.nearly, "")}${special.ending}`), isCertain: !0 };
  if (NEARLY_COPILOT.test(path))
    return { path: joinPath(folder, "copilot-instructions.md"), isCertain: !0 };
  if (isMarkdown)
    return special === void 0 || special === AGENT || PAGE.test(stem) ? void 0 : { path: joinPath(folder, `${stem}${special.ending}`), isCertain: !1 };
  let whole = WHOLE_NAMES.find(([pattern]) => pattern.test(joinPath(folder, stem)))?.[1];
  return whole === void 0 ? void 0 : { path: joinPath(folder, whole), isCertain: !0 };
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
var MAX_FOUND3 = 200, fileWrongExtension = {
  id: "file-wrong-extension",
  scope: "paths",
  kinds: "all",
  description: "A file in a folder of customizations does not end as they must to be read",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com and the Copilot CLI tell the files in the folder by their ending, and never read this one."
    }
  ],
  fixes: "Renames the file, unless another one has the name.",
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  async check(repository, report) {
    let { entries, has } = repository.paths, suspects = entries.flatMap(({ path, kind }) => {
      let meant = kind === "submodule" || !MAY_BE_MEANT.test(path) ? void 0 : meantPath(path);
      return meant === void 0 || has(meant.path) || isKeptForOthers(path) ? [] : [{ path, meant }];
    }), certain = new Set(await certainOf(repository, suspects.slice(0, MAX_FOUND3)));
    for (let { path, meant } of suspects.filter((suspect) => certain.has(suspect.path)))
      report(
        path,
        { message: `\`${path}\` does not end as it must to be read`, hint: `Rename it to \`${meant.path}\`.` },
        { fix: { kind: "rename", to: meant.path } }
      );
  }
}, MAY_BE_MEANT = /(?:^|\/)\.(?:github|claude|agents)\/|^(?:AGENTS|CLAUDE)\b/;
async function certainOf(repository, suspects) {
  let isNamed = await Promise.all(
    suspects.map(async ({ path, meant }) => meant.isCertain || await saysWhatItIs(repository, path))
  ), doubtful = suspects.filter((_suspect, index) => isNamed[index] === !1).map(({ path }) => path);
  return [...suspects.filter((_suspect, index) => isNamed[index] === !0).map(({ path }) => path), ...await withoutMentioned(repository, doubtful)];
}
async function saysWhatItIs(repository, path) {
  let source = await repository.read(path);
  return source !== void 0 && Object.hasOwn((await loadFrontmatter(source)).data, "applyTo");
}

// src/rules/files/file-wrong-folder.ts
var COLLECTION = 4, COPILOT = ["vscode", "github", "copilot-cli"], HOMES = {
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
}, fileWrongFolder = {
  id: "file-wrong-folder",
  scope: "paths",
  kinds: "all",
  description: "A customization stands in a folder in which nobody looks for it",
  effects: [
    {
      clients: [...COPILOT, "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code look for each kind in a folder of its own, and never read this file."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-instructions-support",
  async check(repository, report) {
    let strays = withoutCollections(repository.files.filter(isMisplaced)), alone = new Set(
      await withoutMentioned(
        repository,
        strays.map(({ path }) => path)
      )
    );
    for (let { path, kind } of strays) {
      let known5 = HOMES[kind];
      known5 !== void 0 && alone.has(path) && report(
        path,
        {
          message: `Nobody looks for \`${nameOf(path)}\` in ${nameFolder(path)}`,
          hint: `Move it to \`${known5.home}\`.`
        },
        { effects: effectsOf(known5) }
      );
    }
  }
};
function isMisplaced(file) {
  let { path, kind, standing } = file;
  return standing === "stray" && HOMES[kind] !== void 0 && identify(path) === kind && !/\.chatmode\.md$/i.test(path) && !isKeptForOthers(path) && // A skill by itself is a repository's whole content, or somebody's to install.
  (kind !== "skill" || /^\.(?:github|claude|agents|copilot|vscode)\//.test(path)) && properPath(file) === void 0;
}
function withoutCollections(files) {
  return [...groupBy(files, ({ path, kind }) => `${kind} ${folderOf(path)}`).values()].flatMap(
    (group) => group.length < COLLECTION ? group : []
  );
}
function nameFolder(path) {
  let folder = folderOf(path);
  return folder === "" ? "the repository's root" : `\`${folder}\``;
}
function effectsOf({ home, clients, who }) {
  let folder = home.replace("/NAME", "");
  return [{ clients, severity: "warning", why: `${who} in \`${folder}\`, and never read this file.` }];
}

// src/rules/files/character-names.ts
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

// src/rules/files/report-odd.ts
function reportOdd(text, kind, report, tell) {
  for (let run of text.oddCharacters) {
    let told = run.kind === kind ? tell(text.text.slice(run.start, run.end), run) : void 0;
    told !== void 0 && report({ start: run.start, end: run.end }, ...told);
  }
}
function takingOut({ start, end }) {
  return { fix: { kind: "edits", edits: [{ start, end, text: "" }] } };
}
function andMore(characters) {
  let others = [...characters].length - 1;
  return others === 0 ? "" : ` and ${others} more`;
}

// src/rules/files/unicode-bidi-control.ts
var unicodeBidiControl = {
  id: "unicode-bidi-control",
  scope: "text",
  kinds: "all",
  description: "A text holds characters that turn around the order in which it is shown",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code and github.com show the line in another order than the one in which Copilot and Claude Code read it, so that nobody sees what it says."
    }
  ],
  fixes: "Takes the characters out.",
  source: "https://trojansource.codes/",
  looksFor: { nonAscii: !0 },
  check(text, report) {
    reportOdd(text, "bidi", report, (characters, run) => [
      {
        message: `The order of the line is changed by ${describeCharacter(characters)}${andMore(characters)}`,
        hint: "Take it out, and read the line again."
      },
      takingOut(run)
    ]);
  }
};

// src/rules/files/unicode-control-character.ts
var SAMPLE_CHARACTERS = 64, unicodeControlCharacter = {
  id: "unicode-control-character",
  scope: "text",
  kinds: "all",
  description: "A text holds control characters other than tabs and line ends",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "The Copilot CLI and Claude Code may act on it when they print the text to a terminal; VS Code and github.com hand it on to the model."
    }
  ],
  fixes: "Takes them out, with the rest of a sequence for terminals; not what may be left of a letter in another encoding.",
  looksFor: { pattern: ASCII_CONTROL, nonAscii: !0 },
  check(text, report) {
    readUtf16(new TextEncoder().encode(text.text.slice(0, SAMPLE_CHARACTERS))) === void 0 && reportOdd(text, "control", report, (characters, run) => {
      let sequence = characters.endsWith(ESCAPE) ? lengthOfSequence(text.text, run.end) : 0;
      return [
        {
          message: `A control character stands here: ${describeCharacter(characters)}${andMore(characters)}`,
          hint: sequence === 0 ? "Take it out." : "Take it out, with the colour or command for terminals that it begins."
        },
        LOST_LETTERS.test(characters) ? {} : takingOut({ ...run, end: run.end + sequence })
      ];
    });
  }
}, ESCAPE = "\x1B", SEQUENCE = /^\[[0-9;?]{0,20}[@-~]/, MAX_SEQUENCE = 22;
function lengthOfSequence(text, start) {
  return SEQUENCE.exec(text.slice(start, start + MAX_SEQUENCE))?.[0].length ?? 0;
}
var LOST_LETTERS = /[\u0080-\u009F]/;

// src/rules/files/unicode-homoglyph.ts
var SUBJECT = /homoglyph|look-?alike|cyrillic/i, unicodeHomoglyph = {
  id: "unicode-homoglyph",
  scope: "text",
  kinds: "all",
  description: "A word of Latin letters has one of another script that looks the same",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code compare letter by letter, and find no key, tool or file of that name."
    }
  ],
  source: "https://www.unicode.org/reports/tr39/",
  looksFor: { nonAscii: !0 },
  check(text, report) {
    let told = 0;
    reportOdd(text, "look-alike", report, (letters, { start }) => {
      let { word, wordEnd, script, latin } = describeLookAlike(text.text, start);
      if (!(start < told || SUBJECT.test(text.text)))
        return told = wordEnd, [
          {
            message: `\`${cutText(word)}\` has a ${script} letter, ${describeCharacter(letters)}, that looks like \`${latin}\``,
            hint: `Write the Latin letter \`${latin}\`.`
          }
        ];
    });
  }
};

// src/rules/files/unicode-invisible.ts
var unicodeInvisible = {
  id: "unicode-invisible",
  scope: "text",
  kinds: "all",
  description: "A text holds characters that nobody sees",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code hand the character on as it is: the word around it is no longer the one that a person reads."
    }
  ],
  fixes: "Takes the characters out.",
  source: "https://www.unicode.org/reports/tr36/",
  looksFor: { nonAscii: !0 },
  check(text, report) {
    reportOdd(text, "invisible", report, (characters, run) => [
      {
        message: `An invisible character stands here: ${describeCharacter(characters)}${andMore(characters)}`,
        hint: "Take it out."
      },
      takingOut(run)
    ]);
  }
};

// src/rules/files/unicode-replacement-character.ts
var unicodeReplacementCharacter = {
  id: "unicode-replacement-character",
  scope: "text",
  kinds: "all",
  description: "A text holds `\uFFFD`, which stands for a character that was destroyed",
  effects: [
    {
      clients: CLIENTS,
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code read the replacement, as what stood here is lost."
    }
  ],
  looksFor: { nonAscii: !0 },
  check(text, report) {
    reportOdd(
      text,
      "replacement",
      report,
      (characters, { start, end }) => !isShown(text.text, start, end) && text.markdown.hiddenAt(start) === void 0 ? [
        {
          message: `${characters.length === 1 ? "A character was" : `${characters.length} characters were`} destroyed here: U+FFFD stands for what could not be decoded`,
          hint: "Write what stood here before; the history of the file may still have it."
        }
      ] : void 0
    );
  }
}, QUOTES = /^["'(“‘«].*["')”’»]$/su;
function isShown(text, start, end) {
  return QUOTES.test(text.slice(Math.max(0, start - 1), end + 1));
}

// src/rules/files/unicode-tag-character.ts
var unicodeTagCharacter = {
  id: "unicode-tag-character",
  scope: "text",
  kinds: "all",
  description: "A text holds tag characters, which hide a second text",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code and github.com show nothing where they stand, and the models behind Copilot and Claude Code read them as letters."
    }
  ],
  fixes: "Takes the characters out.",
  source: "https://www.unicode.org/charts/PDF/UE0000.pdf",
  looksFor: { nonAscii: !0 },
  check(text, report) {
    reportOdd(text, "tag", report, (characters, run) => {
      let hidden = spellOut(characters);
      return [
        {
          message: hidden === "" ? "A tag character stands here" : `Tag characters hide the text \`${cutText(hidden)}\``,
          hint: "Take them out, and ask who put them there."
        },
        takingOut(run)
      ];
    });
  }
}, FIRST_TAG = 917504;
function spellOut(tags) {
  return Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? FIRST_TAG) - FIRST_TAG)).join("").replaceAll(/[^ -_a-~]/g, "");
}

// src/rules/files/unicode-variation-selector-run.ts
var unicodeVariationSelectorRun = {
  id: "unicode-variation-selector-run",
  scope: "text",
  kinds: "all",
  description: "A text holds variation selectors that select nothing, and may carry hidden data",
  effects: [
    {
      clients: CLIENTS,
      severity: "error",
      why: "VS Code and github.com show nothing where they stand, and Copilot and Claude Code read each as a byte of data that somebody hid."
    }
  ],
  fixes: "Takes them out, and leaves the one that an emoji may have.",
  source: "https://www.unicode.org/faq/vs.html",
  looksFor: { nonAscii: !0 },
  check(text, report) {
    reportOdd(text, "selectors", report, (selectors, run) => {
      let count2 = [...selectors].length, isFirstWanted = /^[\uFE0E\uFE0F]/.test(selectors) && new RegExp("\\p{Emoji}$", "u").test(before2(text.text, run.start));
      return [
        {
          message: count2 === 1 ? "A variation selector has no character to select of" : `${count2} variation selectors follow each other`,
          hint: "Take them out, and ask who put them there."
        },
        takingOut(isFirstWanted ? { ...run, start: run.start + 1 } : run)
      ];
    });
  }
};
function before2(text, offset) {
  return text.slice(Math.max(0, offset - 2), offset);
}

// src/rules/files/index.ts
var FILE_RULES = [
  fileBom,
  fileConflictMarker,
  fileEmpty,
  fileGitIgnored,
  fileInvalidUtf8,
  fileLegacyChatmode,
  fileLineEndingsMixed,
  fileNameCase,
  fileNestedAgentIgnored,
  fileSymlinkEscapes,
  fileTooLarge,
  fileUnreadable,
  fileUtf16,
  fileWrongExtension,
  fileWrongFolder,
  unicodeBidiControl,
  unicodeControlCharacter,
  unicodeHomoglyph,
  unicodeInvisible,
  unicodeReplacementCharacter,
  unicodeTagCharacter,
  unicodeVariationSelectorRun
];

// src/rules/frontmatter/yaml-marks.ts
var MARK = /^([ \t]*(?:- +)*(?:["']?[\w.-]+["']?[ \t]*:[ \t]+)?)([&*!][^\s,\]}]+|<<:)(?=\s|$)/, BLOCK_TEXT = /:[ \t]+[|>][-+\d]*(?:[ \t]+#.*)?$/;
function findMarks(text, block) {
  let marks = [], textColumn;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), column = content.search(/\S/);
    if (column < 0 || textColumn !== void 0 && column > textColumn)
      continue;
    textColumn = BLOCK_TEXT.test(content) ? column : void 0;
    let [, lead = "", mark = ""] = MARK.exec(content) ?? [], kind = kindOf2(mark);
    if (kind !== void 0 && (kind === "merge" || lead.trim() !== "")) {
      let start = line.start + lead.length;
      marks.push({ kind, range: { start, end: start + mark.length - (kind === "merge" ? 1 : 0) } });
    }
  }
  return marks;
}
function kindOf2(mark) {
  return mark === "<<:" ? "merge" : /^[&*][A-Za-z_][\w-]*$/.test(mark) ? mark.startsWith("&") ? "anchor" : "alias" : /^!(?:!?[A-Za-z][\w/:.-]*|<[^>]+>)$/.test(mark) ? "tag" : void 0;
}

// src/rules/reading/head-kinds.ts
var KINDS_WITH_HEAD = ["path-instructions", "claude-rule", "agent", "prompt", "skill"];

// src/rules/frontmatter/frontmatter-anchor-alias-tag.ts
var frontmatterAnchorAliasTag = {
  id: "frontmatter-anchor-alias-tag",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  description: "The frontmatter has anchors, aliases, tags or merge keys",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, which reads a small part of YAML, takes the sign for text; github.com, the Copilot CLI and Claude Code each follow, refuse or drop it."
    }
  ],
  source: "https://yaml.org/spec/1.2.2/#692-node-anchors",
  check(text, report) {
    let { source, frontmatter } = text, { block } = frontmatter, isClean = frontmatter.problems.length === 0;
    if (block === void 0 || isClean && !SIGNS.test(text.text.slice(block.start, block.end)))
      return;
    let marks = findMarks(source.text, block).slice(0, MAX_FINDINGS5);
    for (let { kind, range } of marks) {
      let sign = inBackticks(source.text.slice(range.start, range.end));
      report(range, { message: `${sign} is ${WHAT[kind]}, which clients read differently`, hint: HINTS[kind] });
    }
    for (let { range, hint } of faultsOf(text, "frontmatter-anchor-alias-tag")) {
      let isOfMark = (mark) => mark.range.start <= range.end && range.start <= lineAt(text.text, mark.range.start).end;
      if (!marks.some(isOfMark)) {
        let sign = inBackticks(source.text.slice(range.start, range.end));
        report(range, { message: `${sign} is read as an alias or a tag, not as text`, hint });
      }
    }
  }
}, MAX_FINDINGS5 = 50, SIGNS = /[:-][ \t]+[&*!]|<<:/, WHAT = {
  anchor: "an anchor",
  alias: "an alias",
  tag: "a tag",
  merge: "a merge key"
}, WRITE_OUT = "Write the value out where it is used, or quote it if it is text.", HINTS = {
  anchor: WRITE_OUT,
  alias: WRITE_OUT,
  tag: "Take the tag out, or put the value in quotes if it is text.",
  merge: "Write the keys out where they are used."
};

// src/rules/reading/head-values.ts
function valuesWhere(text, isMeant2) {
  let { frontmatter } = text, found = [];
  for (let { key, value } of readHead(text).known)
    if (isMeant2(value, key)) {
      let range = frontmatter.rangeOf([key.name]) ?? frontmatter.rangeOfKey([key.name]);
      found.push(...range === void 0 ? [] : [{ key, value, range }]);
    }
  return found;
}
function knownKeysWhere(isMeant2) {
  let keys = Object.values(FRONTMATTER_KEYS).flat().filter(isMeant2);
  return [...new Set(keys.map(({ name }) => name))];
}

// src/rules/frontmatter/frontmatter-boolean-quoted.ts
var frontmatterBooleanQuoted = {
  id: "frontmatter-boolean-quoted",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { keys: knownKeysWhere(isSwitch) },
  description: "A switch of the frontmatter is a text in quotes",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code takes only `true` and `false` without quotes; it reports the text as an error and goes by the default."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "error",
      why: "github.com, the Copilot CLI and Claude Code expect a boolean here; a text counts as true, or not at all."
    }
  ],
  fixes: "Takes the quotes off.",
  check(text, report) {
    for (let { key, value, range } of valuesWhere(
      text,
      (value2, key2) => isSwitch(key2) && isQuotedBoolean(value2, key2.shape)
    )) {
      let word = String(value).toLowerCase();
      report(
        range,
        {
          message: `\`${key.name}\` is the text ${inBackticks(String(value))}, not a boolean`,
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

// src/rules/mcp/servers.ts
var MAX_SERVERS = 500, readServers = oncePerText((text) => {
  let list2 = listOf(text);
  if (list2 === void 0)
    return [];
  let { dialect, path, servers, places } = list2;
  return Object.entries(servers).slice(0, MAX_SERVERS).flatMap(([name, value]) => {
    let at = [...path, name], nameRange = places.rangeOfKey(at);
    return isRecord(value) && nameRange !== void 0 ? [
      {
        dialect,
        name,
        value,
        nameRange,
        rangeOf: (inside) => places.rangeOf([...at, ...inside]),
        rangeOfKey: (inside) => places.rangeOfKey([...at, ...inside])
      }
    ] : [];
  });
});
function listOf(text) {
  if (text.kind === "agent") {
    let { data } = text.frontmatter, servers = data[AGENT_KEY];
    return isRecord(servers) && data.target !== "vscode" ? { dialect: "agent", path: [AGENT_KEY], servers, places: text.frontmatter } : void 0;
  }
  let root = text.json.value;
  if (!(text.kind !== "mcp" || !isRecord(root)))
    return listIn(text, root, "vscode", "servers") ?? listIn(text, root, "portable", "mcpServers");
}
function listIn({ json }, root, dialect, key) {
  let servers = root[key];
  return isRecord(servers) ? { dialect, path: [key], servers, places: json } : void 0;
}
var AGENT_KEY = "mcp-servers";

// src/rules/mcp/server-rule.ts
var MAX_FINDINGS6 = 50;
function serverRule({ effects, check, ...head }) {
  return {
    ...head,
    scope: "text",
    kinds: ["agent", "mcp"],
    // Of an agent the key in its frontmatter; JSON has none.
    looksFor: { keys: ["mcp-servers"], noFrontmatter: !0 },
    effects: allEffects(effects),
    check(text, report) {
      let found = 0;
      for (let server of readServers(text)) {
        let felt = effects[server.dialect];
        felt !== void 0 && check(
          server,
          (range, said, particulars = {}) => {
            found += 1, found <= MAX_FINDINGS6 && report(range, said, { effects: felt, ...particulars });
          },
          text
        );
      }
    }
  };
}
function allEffects({ agent, vscode, portable }) {
  let [first, ...rest] = [agent, portable, vscode].flatMap((effects) => effects ?? []).sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  if (first === void 0)
    throw new TypeError("a rule without an effect");
  return [first, ...rest];
}
var ORDER = ["error", "warning", "info"];

// src/rules/mcp/mcp-duplicate-server.ts
var WHY = "takes the last of the two and drops the other, without a word.", IN_AN_AGENT = [
  {
    clients: ["github", "copilot-cli"],
    severity: "error",
    why: "Readers of real YAML, as those of github.com and the Copilot CLI, refuse the frontmatter or silently take one of the two servers."
  }
], inServers = serverRule({
  id: "mcp-duplicate-server",
  description: "Two MCP servers of a file have the same name",
  effects: {
    agent: IN_AN_AGENT,
    portable: [{ clients: ["claude", "copilot-cli"], severity: "error", why: `Claude Code ${WHY}` }],
    vscode: [{ clients: ["vscode"], severity: "error", why: `VS Code ${WHY}` }]
  },
  check({ name, nameRange }, report, { json }) {
    json.problems.some(({ code, range }) => code === "duplicate-key" && range.start === nameRange.start) && report(nameRange, twice(name));
  }
}), mcpDuplicateServer = {
  ...inServers,
  looksFor: { ...inServers.looksFor, problems: !0 },
  check(text, report, options) {
    inServers.check(text, report, options);
    for (let { code, range } of text.frontmatter.problems.slice(0, MAX_PROBLEMS))
      code === "yaml-duplicate-key" && isServerOfAgent(text, range) && report(range, twice(text.text.slice(range.start, range.end)), { effects: IN_AN_AGENT });
  }
}, MAX_PROBLEMS = 50;
function twice(name) {
  return { message: `Two servers are called ${quoteText(name)}`, hint: "Rename one of them, or take it out." };
}
function isServerOfAgent({ kind, text, frontmatter }, { start }) {
  let list2 = text.lastIndexOf(`
mcp-servers:`, start);
  if (kind !== "agent" || list2 < 0 || frontmatter.data.target === "vscode")
    return !1;
  let [, ...lines] = text.slice(list2 + 1, start).split(`
`), isWithin2 = lines.every((line) => !/^[^\s#]/.test(line)), first = lines.find((line) => /^ +[^\s#]/.test(line));
  return isWithin2 && first !== void 0 && lines.at(-1) === /^ +/.exec(first)?.[0];
}
function isServerName(value, rangeOfKey, start) {
  return ["servers", "mcpServers"].some((root) => {
    let servers = isRecord(value) ? value[root] : void 0;
    return isRecord(servers) && Object.keys(servers).some((name) => rangeOfKey([root, name])?.start === start);
  });
}

// src/rules/frontmatter/frontmatter-duplicate-key.ts
var frontmatterDuplicateKey = {
  id: "frontmatter-duplicate-key",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "A key of the frontmatter stands twice",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "Readers of real YAML, as those of github.com and the Copilot CLI, refuse the frontmatter or silently take one of the two values."
    },
    {
      clients: ["vscode", "claude"],
      severity: "error",
      why: "VS Code and Claude Code go by one of the two values and say nothing of the other."
    }
  ],
  source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
  check: reportFaults("frontmatter-duplicate-key", () => ({}), isServerOfAgent)
};

// src/rules/frontmatter/key-ignored.ts
var KEY_IGNORED = [
  {
    clients: ["vscode"],
    severity: "warning",
    why: "VS Code marks the key as not supported, and the setting that was meant stays unset."
  },
  {
    clients: ["github", "copilot-cli", "claude"],
    severity: "warning",
    why: "github.com, the Copilot CLI and Claude Code ignore the key, and the setting that was meant stays unset."
  }
];

// src/rules/frontmatter/frontmatter-key-case.ts
var frontmatterKeyCase = {
  id: "frontmatter-key-case",
  kinds: KINDS_WITH_HEAD,
  description: "A key of the frontmatter is written in other capitals than the clients know it in",
  effects: KEY_IGNORED,
  fixes: "Writes the key as the clients know it, unless the file has that one too.",
  ...judgeKeys("case", (key, { meant }) => ({
    message: `${inBackticks(key.name)} is not read: the capitals of a key count`,
    hint: `Write \`${meant.name}\`.`,
    ...renameKey(key, meant)
  }))
};

// src/rules/frontmatter/frontmatter-key-typo.ts
var frontmatterKeyTypo = {
  id: "frontmatter-key-typo",
  kinds: KINDS_WITH_HEAD,
  description: "A key of the frontmatter is a known one misspelled",
  effects: KEY_IGNORED,
  fixes: "Writes the key that was meant, unless the file has that one too.",
  ...judgeKeys("typo", (key, { meant }) => ({
    message: `${inBackticks(key.name)} is not read`,
    hint: `Did you mean \`${meant.name}\`?`,
    ...renameKey(key, meant)
  }))
};

// src/rules/frontmatter/frontmatter-language-marker.ts
var frontmatterLanguageMarker = {
  id: "frontmatter-language-marker",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "The opening dashes are followed by a word",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code see no frontmatter then, and take it for text."
    }
  ],
  fixes: "Takes the word out, if what follows is YAML.",
  check(text, report) {
    for (let { range, message, hint } of faultsOf(text, "frontmatter-language-marker")) {
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
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "The frontmatter holds something else than keys and values",
  effects: UNREADABLE,
  check: reportFaults("frontmatter-not-a-map")
};

// src/rules/frontmatter/frontmatter-not-first-line.ts
var frontmatterNotFirstLine = {
  id: "frontmatter-not-first-line",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { noFrontmatter: !0 },
  description: "The frontmatter does not begin on the first line",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code look for frontmatter on the first line only; all its keys are lost, and stand in the text."
    }
  ],
  fixes: "Takes the blank lines above out, and moves a comment below.",
  check({ kind, text, frontmatter }, report) {
    let late = frontmatter.present || frontmatter.problems.length > 0 || kind === "settings" || kind === "mcp" ? void 0 : findLateHead(kind, text);
    if (late !== void 0) {
      let edits = editsFor(text, late);
      report(late.fence, LATE_HEAD, edits.length === 0 ? {} : { fix: { kind: "edits", edits } });
    }
  }
};
function editsFor(text, { above, fence, closing: closing2 }) {
  let content = text.slice(above.start, above.end).replace("\uFEFF", "").trim(), isComment2 = /^<!--[\s\S]*-->$/.test(content) && !content.slice(4, -3).includes("<!--");
  if (!(content === "" || isComment2) || content === "" && above.end > above.start && text.startsWith("\uFEFF"))
    return [];
  let opening = { start: 0, end: fence.end, text: "---" }, ending = { start: closing2.start, end: closing2.end, text: "---" }, kept = { start: closing2.next, end: closing2.next, text: `
${content}
` };
  return isComment2 ? [opening, ending, kept] : [opening, ending];
}

// src/rules/frontmatter/frontmatter-other-client-key.ts
var frontmatterOtherClientKey = {
  id: "frontmatter-other-client-key",
  kinds: ["agent"],
  description: "A key of the frontmatter is one of another client, which does not read the file",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI ignore the key; Claude Code, which knows it, looks for agents in `.claude/agents`."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  ...judgeKeys(
    "other-client",
    (key, { head }, own) => own === "claude-agent" || keyOf(head, key.name) === void 0 ? void 0 : {
      message: `${inBackticks(key.name)} is a key of Claude Code's agents`,
      hint: "Take it out, or move the agent to `.claude/agents`."
    }
  )
};

// src/rules/frontmatter/frontmatter-scalar-coerced.ts
var frontmatterScalarCoerced = {
  id: "frontmatter-scalar-coerced",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  description: "A text of the frontmatter is a number, a date or a boolean to some readers",
  effects: [
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code takes the value as text; github.com, the Copilot CLI and Claude Code read YAML, in one version or the other of which it is a number, a date or a boolean."
    },
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code takes the value as text; readers of real YAML make a number, a date or a boolean of it."
    }
  ],
  fixes: "Puts the value in quotes.",
  source: "https://yaml.org/spec/1.2.2/#103-core-schema",
  check(text, report) {
    for (let { key, range } of valuesWhere(text, mayBeCoerced)) {
      let written = text.text.slice(range.start, range.end), type = typeToSome(written);
      type !== void 0 && report(
        range,
        {
          message: `${inBackticks(written)} is ${type}, not a text`,
          hint: `Put it in quotes: \`${key.name}: "${written}"\`.`
        },
        { fix: { kind: "edits", edits: [{ ...range, text: `"${written}"` }] } }
      );
    }
  }
}, MAX_CHARACTERS2 = 32;
function mayBeCoerced(value, { shape, judgedBy }) {
  return shape.kind === "text" && judgedBy === void 0 && (typeof value == "number" || typeof value == "boolean" || // What is written without quotes is the text letter by letter.
  typeof value == "string" && value.length <= MAX_CHARACTERS2 && typeToSome(value) !== void 0);
}
var BEGINNING = /^[-+.\d]|^(?:true|false|yes|no|on|off)$/i;
function typeToSome(written) {
  return BEGINNING.test(written) ? /^(?:true|false|yes|no|on|off)$/i.test(written) ? "a boolean to some readers" : /^\d{4}-\d{1,2}-\d{1,2}$/.test(written) ? "a date to some readers" : /^[-+]?(?:\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+|0x[\da-f]+|0o[0-7]+|\d+(?::[0-5]?\d)+)$/i.test(
    written
  ) ? "a number to some readers" : void 0 : void 0;
}

// src/rules/frontmatter/frontmatter-tab-indent.ts
var frontmatterTabIndent = {
  id: "frontmatter-tab-indent",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "A line of the frontmatter is indented with a tab",
  effects: UNREADABLE,
  fixes: "Puts two blanks in the place of each tab, or nothing before a key of the first level, if the frontmatter can be read then.",
  source: "https://yaml.org/spec/1.2.2/#61-indentation-spaces",
  check(text, report) {
    let { block } = text.frontmatter, [first, ...others] = faultsOf(text, "frontmatter-tab-indent");
    if (first === void 0 || block === void 0)
      return;
    let fix = withBlanks(text.text, block);
    report(first.range, { message: first.message, hint: first.hint }, { ...fix && { fix } });
    for (let { range, message, hint } of others)
      report(range, { message, hint });
  }
};
function withBlanks(text, block) {
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
  let mended = `---
${edits.map((edit, index) => text.slice(edits[index - 1]?.end ?? block.start, edit.start) + edit.text).join("")}${text.slice(edits.at(-1)?.end ?? block.start, block.end)}
---
`;
  return Object.keys(readPlainFrontmatter(sourceText("", mended))?.data ?? {}).length > 0;
}

// src/rules/frontmatter/frontmatter-unclosed.ts
var frontmatterUnclosed = {
  id: "frontmatter-unclosed",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "The frontmatter has no closing line of three dashes",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code takes the whole file for frontmatter, so that no text is left."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "error",
      why: "github.com, the Copilot CLI and Claude Code find no frontmatter, so the file loses its settings or is left out."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  check: reportFaults("frontmatter-unclosed")
};

// src/rules/frontmatter/frontmatter-unindented-continuation.ts
var frontmatterUnindentedContinuation = {
  id: "frontmatter-unindented-continuation",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "A value of the frontmatter goes on in the first column",
  effects: UNREADABLE,
  source: "https://yaml.org/spec/1.2.2/#61-indentation-spaces",
  check: reportFaults("frontmatter-unindented-continuation")
};

// src/rules/frontmatter/frontmatter-value-empty.ts
var frontmatterValueEmpty = {
  id: "frontmatter-value-empty",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  description: "A key of the frontmatter has no value",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code reports that the value must not be empty, and goes on as if the key were not there."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "github.com, the Copilot CLI and Claude Code go on as if the key were not there, which for a required one means that the file is left out."
    }
  ],
  check(text, report) {
    for (let { key, range } of valuesWhere(text, isEmpty))
      report(range, {
        message: `\`${key.name}\` has no value`,
        hint: `Write a value behind \`${key.name}:\`, or take the key out.`
      });
  }
};
function isEmpty(value, { judgedBy, successor }) {
  return (value === null || typeof value == "string" && value.trim() === "") && successor === void 0 && judgedBy !== "instructions-apply-to-type";
}

// src/rules/frontmatter/frontmatter-value-placeholder.ts
var frontmatterValuePlaceholder = {
  id: "frontmatter-value-placeholder",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  description: "A name or description is still the placeholder of a template",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code show the placeholder to people, and models have nothing to choose the file by."
    }
  ],
  check(text, report) {
    let found = valuesWhere(
      text,
      (value, { name }) => typeof value == "string" && isPlaceholder(name, value.trim())
    );
    for (let { key, value, range } of found)
      report(range, {
        message: `${inBackticks(String(value))} is a placeholder`,
        hint: key.name === "name" ? "Write the name." : "Write what it does, and when to use it."
      });
  }
}, IN_BRACKETS = /^(?:<[^<>]{1,80}>|\{\{[^{}]{1,80}\}\}|\[(?:your|insert|add|enter|todo|tbd|description|name)\b[^[\]]{0,80}\]|\[(?:an? |the )?(?:brief|short|one[- ](?:line|sentence)|clear|concise) (?:description|summary)\b[^[\]]{0,80}\])\.?$/i, OF_TEMPLATES = /^(?:describe (?:what|when) (?:this|these|the|your) (?:custom |chat )?(?:agent|instructions?|mode|prompt|skill)\b.{0,150}|replace with (?:a |the )?description\b.{0,100})$/i, DESCRIPTIONS = /^(?:todo(?:[:!].{0,120})?|tbd\.?|tbc|fixme(?:[:!].{0,120})?|xxx+|\.{3}|…|n\/a|placeholder|description|lorem ipsum.{0,200}|(?:your|add a?|insert a?|enter a?|write a?|a|the|short|brief)[ -]+(?:short |brief |agent |skill |prompt )?description(?: (?:here|goes here))?\.?)$/i, NAMES2 = /^(?:TODO|TBD|FIXME|XXX+|\.{3}|…|(?:your|insert|enter)[-_ ](?:[a-z]+[-_ ])?name(?:[-_ ]here)?)$/, PLACEHOLDERS = { name: [NAMES2], description: [DESCRIPTIONS, OF_TEMPLATES] };
function isPlaceholder(key, value) {
  return key !== "name" && key !== "description" ? !1 : value.length <= 220 && (IN_BRACKETS.test(value) || PLACEHOLDERS[key].some((pattern) => pattern.test(value)));
}

// src/rules/frontmatter/frontmatter-wrong-type.ts
var frontmatterWrongType = {
  id: "frontmatter-wrong-type",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  description: "A value of the frontmatter is of another type than its key takes",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code reports the value as an error and goes on as if the key were not there."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "error",
      why: "github.com, the Copilot CLI and Claude Code cannot use the value; some leave the whole file out."
    }
  ],
  check(text, report) {
    for (let { key, value, range } of valuesWhere(text, isWrong))
      report(
        range,
        {
          message: `\`${key.name}\` must be ${describeShape(key.shape)}, not ${describeValue(value, key)}`,
          hint: hintFor(key)
        },
        key.clients.includes("vscode") ? {} : { effects: effectsIn(key) }
      );
  }
};
function isWrong(value, { shape, judgedBy }) {
  return judgedBy === void 0 && !(typeof value == "string" && shape.kind === "text") && value !== null && value !== void 0 && !hasShape(value, shape) && !isQuotedBoolean(value, shape);
}
function describeValue(value, { shape }) {
  return Array.isArray(value) ? shape.kind === "any-of" || shape.kind === "list" ? "such a list" : "a list" : typeof value == "object" ? "a map" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function hintFor({ name, shape }) {
  return shape.kind === "text" ? `Write one text: \`${name}: "\u2026"\`. Quote it if it begins with \`[\` or \`{\`.` : shape.kind === "boolean" ? `Write \`${name}: true\` or \`${name}: false\`.` : `Write ${describeShape(shape)}.`;
}
var CLIENT_WORDS = { github: "github.com", "copilot-cli": "The Copilot CLI", claude: "Claude Code" };
function effectsIn({ clients }) {
  let first = clients.find((client) => client !== "vscode") ?? "claude";
  return [{ clients: [first], severity: "error", why: `${CLIENT_WORDS[first]} cannot use the value.` }];
}

// src/rules/frontmatter/frontmatter-yaml-dialect.ts
var frontmatterYamlDialect = {
  id: "frontmatter-yaml-dialect",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "A value begins with a sign that only VS Code takes for text",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI read real YAML, in which no text may begin with this sign; old versions of the Copilot CLI ignore the value."
    },
    {
      clients: ["vscode", "claude"],
      severity: "info",
      why: "VS Code and Claude Code take the text as it stands; every reader of real YAML refuses it."
    }
  ],
  fixes: "Puts the value in quotes.",
  source: "https://yaml.org/spec/1.2.2/#53-indicator-characters",
  check: reportFaults("frontmatter-yaml-dialect")
};

// src/rules/frontmatter/frontmatter-yaml-syntax.ts
var frontmatterYamlSyntax = {
  id: "frontmatter-yaml-syntax",
  scope: "text",
  kinds: KINDS_WITH_HEAD,
  looksFor: { problems: !0 },
  description: "The frontmatter is not valid YAML",
  effects: UNREADABLE,
  fixes: "Quotes a text that holds a colon and a blank, where it stands on one line.",
  source: "https://yaml.org/spec/1.2.2/#733-plain-style",
  check: reportFaults(
    "frontmatter-yaml-syntax",
    ({ severity }) => severity === "warning" ? { effects: UNREADABLE_OUTSIDE_VSCODE } : {}
  )
};

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

// src/rules/security/sent-secrets.ts
var SECRET_FILE = String.raw`(?:[\w.~/$\{\}-]{0,100}/)?(?:\.env(?:\.\w{1,20})?|\.(?:ssh|aws|gnupg)(?:/[\w.-]{0,40})?|id_(?:rsa|ed25519|ecdsa|dsa)|\.npmrc|\.netrc|\.pypirc|\.git-credentials|\.kube/config|\.docker/config\.json|etc/(?:passwd|shadow)|[\w-]{0,40}\.pem|credentials(?:\.\w{1,8})?)(?![\w/-])`, SENDS = [
  // curl -d @.env, -F file=@.env, -T .env
  new RegExp(
    String.raw`\b(?:curl|Invoke-RestMethod|irm|iwr)\b[^\n;|]{0,250}?(?:@["']?|(?:-T|--upload-file|-InFile)[ =]["']?)${SECRET_FILE}`
  ),
  new RegExp(String.raw`\bwget\b[^\n;|]{0,200}?--(?:post|body)-file[ =]["']?${SECRET_FILE}`),
  // curl -d "$(cat .env)", curl https://h/?d=$(printenv)
  new RegExp(
    String.raw`\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:cat|base64|head|tail)\s+(?:-\w+\s+){0,3}["']?${SECRET_FILE}`
  ),
  /\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:env|printenv)\b/,
  // cat .env | curl, env | nc
  new RegExp(String.raw`\b(?:cat|base64|tar)\s[^\n;|]{0,100}?${SECRET_FILE}[^\n;]{0,150}?\|\s*(?:curl|nc|ncat|wget)\s`),
  /\b(?:env|printenv)\s*(?:\|[^\n;|]{1,100}){0,2}\|\s*(?:curl|nc|ncat)\s/
];

// src/rules/hooks/dangerous-command.ts
var DANGERS = [
  [
    /\brm\s+(?:-{1,2}[\w-]+\s+){0,6}(?:"?\/"?\*?|"?~\/?"?\*?|"?\$\{?HOME\}?\/?"?\*?|\/\*|\/(?:bin|boot|dev|etc|home|lib|root|sbin|usr|var)\/?\*?)(?=\s|$|[;&|"'])/,
    "deletes more than the repository"
  ],
  [/\brm\s[^;&|]{0,200}--no-preserve-root/, "deletes more than the repository"],
  [/\bmkfs(?:\.\w+)?\s+\S/, "formats a disk"],
  [/\bdd\s[^;&|]{0,200}\bof=\/dev\/(?:sd|hd|nvme|disk|vd)/, "overwrites a disk"],
  [/>\s*\/dev\/(?:sd|hd|nvme|disk|vd)\w/, "overwrites a disk"],
  [/:\s*\(\s*\)\s*\{\s*:\s*\|\s*:\s*&\s*\}\s*;\s*:/, "starts processes without end"],
  [/\bchmod\s+(?:-\w+\s+){0,3}(?:0?777|a\+rwx)\s+(?:\/|~|\$HOME)(?=\s|$|[;&|])/, "opens all files to everybody"],
  [
    /\b(?:curl|wget)\b[^|;&\n]{0,300}\|\s*(?:sudo\s+(?:-\w+\s+){0,3})?(?:ba|z|da|k)?sh\b/,
    "runs whatever a server sends"
  ],
  [
    /\b(?:iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod)\b[^|;&\n]{0,300}\|\s*(?:iex|Invoke-Expression)\b/i,
    "runs whatever a server sends"
  ],
  [/\b(?:ba|z|da|k)?sh\s+(?:-c\s+)?["']?(?:<\(|\$\(|`)\s*(?:curl|wget)\b/, "runs whatever a server sends"],
  [/\beval\s+["']?(?:\$\(|`)\s*(?:curl|wget)\b/, "runs whatever a server sends"],
  [/\bbase64\s+(?:-d|-D|--decode)\b[^;&\n]{0,100}\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b/, "runs what it hides"],
  [
    /\b(?:Remove-Item|rm|del|rd|rmdir)\s[^;|]{0,100}(?:-Recurse|\/s)\b[^;|]{0,100}\s["']?[A-Za-z]:\\?(?:\*|["']|\s|$)/i,
    "deletes a whole drive"
  ],
  [
    /\bgit\s+push\s[^;&|]{0,200}(?:--force(?!-with-lease|-if-includes)|\s-f)\b[^;&|]{0,100}\b(?:main|master)\b/,
    "overwrites the main branch"
  ],
  ...SENDS.map((pattern) => [pattern, "sends secrets away"])
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
    (quoted2, _quote, inner, at) => !/\s|\|/.test(inner) || /(?:-c|-Command|\beval)\s*$/i.test(command.slice(Math.max(0, at - 20), at)) || /^\$\((?:curl|wget)/.test(inner) ? quoted2 : " ".repeat(quoted2.length)
  );
}

// src/rules/hooks/hook-entries.ts
function dialectOf(path) {
  return /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i.test(path) ? "claude" : "copilot";
}
var MAX_ENTRIES = 500;
function eventsOf({ json }) {
  let hooks = isRecord(json.value) ? json.value.hooks : void 0;
  return isRecord(hooks) ? hooks : void 0;
}
function entriesOf(text) {
  let found = [];
  for (let [event, list2] of Object.entries(eventsOf(text) ?? {}))
    if (Array.isArray(list2)) {
      for (let [index, value] of list2.entries())
        if (found.push(...entriesIn(event, ["hooks", event, index], value)), found.length > MAX_ENTRIES)
          return found;
    }
  return found;
}
function entriesIn(event, path, value) {
  let nested = isRecord(value) ? value.hooks : void 0;
  return Array.isArray(nested) ? nested.map((inner, index) => ({ event, path: [...path, "hooks", index], value: inner, isNested: !0 })) : [{ event, path, value, isNested: !1 }];
}
var COMMAND_KEYS = ["command", "bash", "powershell", "windows", "linux", "osx"];
function commandsOf2(text) {
  return entriesOf(text).flatMap(({ path, value }) => {
    if (!isRecord(value))
      return [];
    let cwd = typeof value.cwd == "string" ? value.cwd : "", { exec, args = [] } = value, program = typeof exec == "string" && Array.isArray(args) ? programOf([exec, ...args]) : void 0;
    return [
      ...COMMAND_KEYS.flatMap((key) => {
        let command = value[key];
        return typeof command == "string" ? [{ key, command, path: [...path, key], cwd }] : [];
      }),
      ...program === void 0 ? [] : [{ key: "exec", command: program, path: [...path, "exec"], cwd }]
    ];
  });
}
function programOf(words) {
  return words.every((word) => typeof word == "string" && /^[\w./:=@+-]+$/.test(word)) ? words.join(" ") : void 0;
}

// src/rules/hooks/hook-rule.ts
var MAX_FINDINGS7 = 50;
function hookRule({ find, ...head }) {
  return {
    ...head,
    scope: "file",
    kinds: ["hooks"],
    collect(text) {
      let faults = { copilot: find(text, "copilot"), claude: find(text, "claude") };
      return faults.copilot.length + faults.claude.length === 0 ? void 0 : faults;
    },
    check(faults, { path }, report) {
      for (let { range, said, particulars } of faults[dialectOf(path)].slice(0, MAX_FINDINGS7))
        report(range, said, particulars);
    }
  };
}

// src/rules/hooks/hooks-dangerous-command.ts
var hooksDangerousCommand = hookRule({
  id: "hooks-dangerous-command",
  description: "A hook runs a command that cannot be taken back",
  effects: [
    {
      clients: ["vscode", "claude"],
      severity: "warning",
      why: "VS Code and Claude Code run the command on the machine of everybody who opens the repository, and ask nobody."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "The Copilot CLI runs the command on the machine of everybody who works in the repository, and asks nobody."
    }
  ],
  find(text) {
    return commandsOf2(text).flatMap(({ command, path }) => {
      let danger = findDanger(command), range = danger && text.json.rangeOf(path);
      if (danger === void 0 || range === void 0)
        return [];
      let part = command.slice(danger.start, danger.end), at = text.text.slice(range.start, range.end).indexOf(part);
      return [
        {
          range: at < 0 ? range : { start: range.start + at, end: range.start + at + part.length },
          said: {
            message: `${quoteText(part)} ${danger.what}`,
            hint: "Name the files that are meant, or run a script of the repository that people can read."
          }
        }
      ];
    });
  }
});

// src/rules/hooks/entry-fault.ts
function ofEntry(message, hint) {
  return { path: [], at: "entry", said: { message, hint } };
}
function ofKey(key, message, hint, effects) {
  return { path: [key], at: "key", said: { message, hint }, ...effects && { effects } };
}
function ofValue(key, message, hint) {
  return { path: [key], at: "value", said: { message, hint } };
}
function wrongTypes(value, types) {
  return Object.entries(types).flatMap(
    ([key, type]) => Object.hasOwn(value, key) && !isOfType(value[key], type) ? [ofValue(key, `The value of \`${key}\` is ${WORDS[type]}`, `Write ${HINTS2[type]}.`)] : []
  );
}
function isOfType(value, type) {
  return type === "list" ? Array.isArray(value) : type === "object" ? isPlainObject(value) : typeof value === type;
}
function isPlainObject(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
var WORDS = { string: "no text", number: "no number", object: "no object", list: "no list" }, HINTS2 = { string: "a text", number: "a number of seconds", object: "an object", list: "a list" };

// src/rules/hooks/claude-entry.ts
var REQUIRED2 = {
  command: ["command"],
  prompt: ["prompt"],
  agent: ["prompt"],
  http: ["url"],
  mcp_tool: ["server", "tool"]
};
function faultsOfClaudeEntry({ value, isNested }, dialect) {
  if (!isRecord(value))
    return [ofEntry("A hook is no object", 'Write `{ "type": "command", "command": "\u2026" }`.')];
  if (!isNested)
    return [ofEntry("A hook stands without its matcher", 'Write `{ "matcher": "\u2026", "hooks": [ \u2026 ] }` around it.')];
  let { type } = value;
  return typeof type != "string" || !Object.hasOwn(REQUIRED2, type) ? type === void 0 ? [ofEntry("A hook has no `type`", 'Write `"type": "command"`.')] : [
    ofValue(
      "type",
      typeof type == "string" ? `${quoteText(type)} is no type of a hook` : "The type of a hook is no text",
      "Write `command`, `prompt`, `agent`, `http` or `mcp_tool`."
    )
  ] : [
    ...(dialect === "copilot" && type === "command" && ["bash", "powershell", "windows", "linux", "osx"].some((key) => Object.hasOwn(value, key)) ? [] : (REQUIRED2[type] ?? []).filter((key) => !Object.hasOwn(value, key))).map((key) => ofEntry(`A hook of type \`${type}\` has no \`${key}\``, `Write it as \`${key}\`.`)),
    ...wrongTypes(value, { command: "string", prompt: "string", url: "string", timeout: "number" })
  ];
}

// src/rules/hooks/copilot-entry.ts
var COMMANDS2 = ["command", "bash", "powershell", "windows", "linux", "osx"];
function faultsOfCopilotEntry({ event, value }) {
  if (!isRecord(value))
    return [ofEntry("A hook is no object", 'Write `{ "type": "command", "bash": "\u2026" }`.')];
  let { type = "command" } = value;
  switch (type) {
    case "command":
      return [...faultsOfCommand(value), ...wrongTypes(value, COMMAND_TYPES)];
    case "http":
      return [...faultsOfAddress(event, value), ...wrongTypes(value, HTTP_TYPES)];
    case "prompt":
      return faultsOfPrompt(event, value);
    default:
      return [
        ofValue(
          "type",
          typeof type == "string" ? `${quoteText(type)} is no type of a hook` : "The type of a hook is no text",
          "Write `command`, `http` or `prompt`."
        )
      ];
  }
}
var TIMES = { timeoutSec: "number", timeout: "number" }, COMMAND_TYPES = {
  bash: "string",
  powershell: "string",
  command: "string",
  exec: "string",
  args: "list",
  cwd: "string",
  env: "object",
  ...TIMES
}, HTTP_TYPES = { headers: "object", allowedEnvVars: "list", ...TIMES };
function faultsOfCommand(value) {
  let given = COMMANDS2.filter((key) => Object.hasOwn(value, key));
  return Object.hasOwn(value, "exec") ? given.map(
    (key) => ofKey(
      key,
      `\`exec\` and \`${key}\` stand side by side`,
      "Keep `exec` to run a program, or the other for a shell."
    )
  ) : given.length === 0 ? [ofEntry("A hook has no command", "Write `bash`, `powershell` or `command`.")] : given.includes("command") && given.includes("bash") ? [
    ofKey(
      "command",
      "`command` and `bash` stand side by side",
      "Keep `command` for all systems, or write `bash` and `powershell`.",
      OVERRULED
    )
  ] : Object.hasOwn(value, "args") ? [ofKey("args", "`args` stands without `exec`", "Write the program as `exec`, or the arguments into the command.")] : [];
}
var OVERRULED = [
  {
    clients: ["github", "copilot-cli"],
    severity: "warning",
    why: "On Linux and macOS github.com and the Copilot CLI run `bash` and never `command`."
  },
  { clients: ["vscode"], severity: "warning", why: "On Linux and macOS VS Code runs `bash` and never `command`." }
], GRANTING = /* @__PURE__ */ new Set(["preToolUse", "permissionRequest", "PreToolUse", "PermissionRequest"]);
function faultsOfAddress(event, { url, allowedEnvVars }) {
  if (typeof url != "string" || url.trim() === "")
    return [
      url === void 0 ? ofEntry("A hook of type `http` has no `url`", "Write the address as `url`.") : ofValue("url", "The `url` of a hook is no text", "Write the address.")
    ];
  if (!/^https?:\/\//i.test(url))
    return [
      ofValue("url", `${quoteText(url)} is no address of the web`, "Write an address that begins with `https://`.")
    ];
  let wantsTls = GRANTING.has(event) || allowedEnvVars !== void 0;
  return /^http:/i.test(url) && (wantsTls || !/^http:\/\/(?:localhost|127\.[\d.]{1,12}|\[::1\])(?=[:/?#]|$)/i.test(url)) ? [ofValue("url", `${quoteText(url)} is not encrypted`, "Write `https://`.")] : [];
}
function faultsOfPrompt(event, { prompt }) {
  return typeof prompt != "string" || prompt.trim() === "" ? [ofEntry("A hook of type `prompt` has no `prompt`", "Write what is to be asked as `prompt`.")] : event.toLowerCase() === "sessionstart" ? [] : [
    ofValue(
      "type",
      `A hook of type \`prompt\` runs at \`sessionStart\` only, not at ${quoteText(event)}`,
      "Write a command."
    )
  ];
}

// src/rules/hooks/hooks-entry-shape.ts
var hooksEntryShape = hookRule({
  id: "hooks-entry-shape",
  description: "A hook is not written as its readers want it",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI drop the hook and go on without it."
    },
    { clients: ["vscode", "claude"], severity: "error", why: "VS Code and Claude Code do not run the hook." }
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  // Of a file that is no JSON, what is left over may be no hook.
  find: (text, dialect) => isBroken(text.json) ? [] : [...faultsOfLists(text, dialect), ...faultsOfEntries(text, dialect)]
}), WHOLE_FILE2 = [
  {
    clients: ["github", "copilot-cli"],
    severity: "error",
    why: "github.com and the Copilot CLI reject the whole file."
  },
  { clients: ["vscode", "claude"], severity: "error", why: "VS Code and Claude Code do not run these hooks." }
];
function faultsOfLists({ json, ...text }, dialect) {
  let root = json.value, place = json.rangeOf(["hooks"]) ?? json.rangeOf([]), particulars = { effects: WHOLE_FILE2 };
  if (!isRecord(root))
    return place === void 0 || json.problems.length > 0 ? [] : [
      {
        range: place,
        said: { message: "The file is no object", hint: 'Write `{ "version": 1, "hooks": { \u2026 } }`.' },
        particulars
      }
    ];
  if (!isRecord(root.hooks)) {
    let isWanted = dialect === "copilot" || Object.hasOwn(root, "hooks");
    return place === void 0 || !isWanted || root.disableAllHooks === !0 ? [] : [
      {
        range: Object.hasOwn(root, "hooks") ? place : { start: place.start, end: place.start + 1 },
        said: {
          message: Object.hasOwn(root, "hooks") ? "`hooks` is no object" : "The file has no `hooks`",
          hint: 'Write `"hooks": { "EVENT": [ \u2026 ] }`.'
        },
        particulars
      }
    ];
  }
  return Object.entries(eventsOf({ json, ...text }) ?? {}).flatMap(([event, list2]) => {
    let range = Array.isArray(list2) ? void 0 : json.rangeOf(["hooks", event]) ?? json.rangeOfKey(["hooks", event]);
    return range === void 0 ? [] : [
      {
        range,
        said: { message: "The hooks of an event are no list", hint: "Put them in `[` and `]`." },
        particulars
      }
    ];
  });
}
function faultsOfEntries(text, dialect) {
  return entriesOf(text).flatMap((entry) => (dialect === "claude" || entry.isNested ? faultsOfClaudeEntry(entry, dialect) : faultsOfCopilotEntry(entry)).flatMap((fault) => placed(text, [...entry.path, ...fault.path], fault)));
}
function placed({ json }, path, fault) {
  let whole = json.rangeOf(path), range = fault.at === "key" ? json.rangeOfKey(path) : whole && fault.at === "entry" ? { start: whole.start, end: whole.start + 1 } : whole;
  return range === void 0 ? [] : [{ range, said: fault.said, particulars: fault.effects === void 0 ? {} : { effects: fault.effects } }];
}

// src/rules/hooks/hooks-event-unknown.ts
var hooksEventUnknown = hookRule({
  id: "hooks-event-unknown",
  description: "Hooks wait for an event that does not exist",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI drop the event and all of its hooks without a word."
    },
    { clients: ["vscode", "claude"], severity: "error", why: "VS Code and Claude Code never run these hooks." }
  ],
  fixes: "Writes the event that differs in letter case only.",
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-events",
  find(text, dialect) {
    let events = eventsOf(text);
    if (events === void 0)
      return [];
    let isEditors = dialect === "copilot" && isForEditor(text);
    return Object.keys(events).slice(0, MAX_EVENTS).flatMap((event) => {
      let fault = dialect === "claude" ? faultInClaude(event) : faultInCopilot(event, isEditors), range = fault && text.json.rangeOfKey(["hooks", event]);
      return fault === void 0 || range === void 0 ? [] : [{ range, ...finding(fault, range) }];
    });
  }
}), MAX_EVENTS = 200;
function finding({ said, effects, meant }, range) {
  return {
    said,
    particulars: {
      ...effects && { effects },
      ...meant !== void 0 && { fix: { kind: "edits", edits: [{ ...range, text: `"${meant}"` }] } }
    }
  };
}
var CAPITALS = [
  {
    clients: ["github", "copilot-cli"],
    severity: "warning",
    why: "The Copilot CLI drops the event in its versions before July 2026, and hands the hook other fields in later ones."
  }
];
function isForEditor(text) {
  let root = text.json.value;
  return isRecord(root) && !Object.hasOwn(root, "version") && entriesOf(text).every(
    ({ value }) => !isRecord(value) || !["bash", "powershell", "timeoutSec"].some((key) => Object.hasOwn(value, key))
  );
}
function faultInCopilot(event, isEditors) {
  if (COPILOT_EVENTS.has(event))
    return;
  let twin = [...COPILOT_EVENTS].find(([, editors]) => editors === event)?.[0];
  return twin !== void 0 ? isEditors ? void 0 : {
    said: {
      message: `${quoteText(event)} is the name of the event in VS Code`,
      hint: `Write \`${twin}\`, which all readers of the file know.`
    },
    effects: CAPITALS
  } : faultOf(
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
  let fault = faultOf(event, [...CLAUDE_EVENTS], []);
  return fault.meant === void 0 && fault.isNear !== !0 && !isEventElsewhere(event) ? void 0 : fault;
}
function faultOf(event, names3, others) {
  let meant = names3.find((name) => name.toLowerCase() === event.toLowerCase());
  if (meant !== void 0)
    return { said: sayUnknown2(event, meant), meant };
  let near = [...names3, ...others].find(
    (name) => editsUpTo(2, event.toLowerCase(), name.toLowerCase()) !== void 0
  );
  return { said: sayUnknown2(event, near), isNear: near !== void 0 };
}
function sayUnknown2(event, near) {
  return {
    message: `There is no event ${quoteText(event)}`,
    hint: near === void 0 ? "Write one of the events that the documentation lists." : `Did you mean \`${near}\`?`
  };
}

// src/rules/reading/json-syntax.ts
function jsonSyntaxRule({ repeatedKey, isPlainJson, isOthers, ...head }) {
  return {
    ...head,
    scope: "file",
    collect(text) {
      let always = text.json.problems.filter((problem) => isOthers?.(text, problem) !== !0), inPlainJson = isBroken(text.json) ? [] : findNonJson(text.source);
      return always.length + inPlainJson.length === 0 ? void 0 : { always, inPlainJson };
    },
    check({ always, inPlainJson }, { path }, report) {
      for (let { range, message, hint, code } of isPlainJson(path) ? [...always, ...inPlainJson] : always)
        report(range, { message, hint }, code === "duplicate-key" ? { effects: repeatedKey } : {});
    }
  };
}

// src/rules/hooks/hooks-json-syntax.ts
var hooksJsonSyntax = jsonSyntaxRule({
  id: "hooks-json-syntax",
  kinds: ["hooks"],
  description: "A file of hooks is no JSON",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI reject the whole file."
    },
    { clients: ["vscode", "claude"], severity: "error", why: "VS Code and Claude Code run no hook of the file." }
  ],
  repeatedKey: [
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI take the last of the two and drop the other."
    },
    {
      clients: ["vscode", "claude"],
      severity: "warning",
      why: "VS Code and Claude Code take the last of the two and drop the other."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  isPlainJson: (path) => dialectOf(path) === "copilot"
});

// src/rules/hooks/shell-words.ts
function splitShellWords(command) {
  let words = [], word = /[ \t]*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)')?(?<bare>[^\s;&|<>()"']*)/y;
  for (; words.length < 200; ) {
    let start = word.lastIndex, match = word.exec(command), quoted2 = match?.groups?.double ?? match?.groups?.single, bare = match?.groups?.bare ?? "";
    if (match === null || quoted2 === void 0 && bare === "")
      break;
    let blanks = match[0].length - match[0].trimStart().length;
    words.push({
      text: (quoted2 ?? "") + bare,
      isQuoted: quoted2 !== void 0 && bare === "",
      start: start + blanks + (quoted2 === void 0 ? 0 : 1)
    });
  }
  return words;
}

// src/rules/hooks/script-of-command.ts
var INTERPRETERS = /* @__PURE__ */ new Set([
  "bash",
  "sh",
  "zsh",
  "dash",
  "source",
  ".",
  "node",
  "bun",
  "tsx",
  "python",
  "python3",
  "py",
  "ruby",
  "perl",
  "php",
  "pwsh",
  "powershell"
]), SCRIPT = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|mts|rb|pl|php|ps1|cmd|bat)$/i, MADE = /^(?:\.\/)?(?:[^/]{1,100}\/){0,6}(?:node_modules|dist|build|out|target|bin|obj|\.venv|venv)\//, ROOT_VARIABLE = /^(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR\})\//;
function scriptOf(command) {
  let words = splitShellWords(command.trimStart()), first = words[0]?.text ?? "", named = INTERPRETERS.has(first.replace(/\.exe$/i, "")) ? argumentOf(words.slice(1).map(({ text }) => text)) : first, written = named?.startsWith("&") === !0 ? named.slice(1) : named;
  if (written === void 0 || written.length > 300)
    return;
  let isFromRoot = ROOT_VARIABLE.test(written), path = written.replace(ROOT_VARIABLE, "").replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return /^[\w./@+-]+$/.test(path) && !path.startsWith("/") && !path.split("/").includes("..") && !/^[A-Za-z]:/.test(path) && SCRIPT.test(path) && (isFromRoot || written.includes("/") || written.includes("\\") || named !== first) && !MADE.test(path) ? { written, path, isFromRoot } : void 0;
}
function argumentOf(args) {
  let file = args.findIndex((arg) => /^-f(?:ile)?$/i.test(arg));
  if (file >= 0)
    return args[file + 1];
  if (args.some((arg) => /^-(?:c|e|m|p|command|encodedcommand|-eval|-print)$/i.test(arg)))
    return;
  let first = args.find((arg) => !arg.startsWith("-"));
  return first === "run" || first === "test" ? void 0 : first;
}

// src/rules/hooks/hooks-script-missing.ts
var MAX_SCRIPTS = 50, hooksScriptMissing = {
  id: "hooks-script-missing",
  scope: "file",
  kinds: ["hooks"],
  description: "A hook runs a script that is not in the repository",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI run the command, which fails each time; at `preToolUse` that denies the tool."
    },
    {
      clients: ["vscode", "claude"],
      severity: "warning",
      why: "VS Code and Claude Code run the command, which fails each time."
    }
  ],
  collect(text) {
    let uses = commandsOf2(text).flatMap(({ command, path, cwd }) => {
      let script = scriptOf(command), value = script && text.json.rangeOf(path);
      return script === void 0 || value === void 0 ? [] : [{ ...script, cwd, range: within(text.text, value, script.written) }];
    });
    return uses.length === 0 ? void 0 : uses.slice(0, MAX_SCRIPTS);
  },
  check(uses, { root, level }, report, { paths }) {
    if (level === "repository")
      for (let { written, path, isFromRoot, cwd, range } of uses) {
        let folder = isFromRoot ? "" : folderOf2(cwd), script = folder === void 0 ? void 0 : joinPath(root, joinPath(folder, path));
        if (script !== void 0 && !script.startsWith("../") && !paths.has(script)) {
          let near = paths.spelled(script);
          report(range, {
            message: `The script ${quoteText(written)} is not there`,
            hint: near === void 0 ? `Add ${quoteText(script)}, or correct the path: it counts from ${folder === "" ? "the repository's root" : "`cwd`"}.` : `The file is called ${quoteText(near)}.`
          });
        }
      }
  }
};
function folderOf2(cwd) {
  let folder = cwd.replace(/^\.\/?/, "").replace(/\/$/, "");
  return /^[\w./@+-]*$/.test(folder) && !folder.startsWith("/") ? folder : void 0;
}
function within(text, range, part) {
  let at = text.slice(range.start, range.end).indexOf(part);
  return at < 0 ? range : { start: range.start + at, end: range.start + at + part.length };
}

// src/rules/hooks/hooks-version.ts
var hooksVersion = hookRule({
  id: "hooks-version",
  description: 'A file of hooks does not say `"version": 1`',
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI reject the whole file."
    }
  ],
  fixes: 'Writes `"version": 1`, where no version stands.',
  source: "https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format",
  find(text, dialect) {
    let { json } = text, root = json.rangeOf([]);
    if (dialect === "claude" || !isRecord(json.value) || root === void 0 || isEditorsOwn(text))
      return [];
    let { version } = json.value;
    if (version === 1)
      return [];
    if (Object.hasOwn(json.value, "version")) {
      let range = json.rangeOf(["version"]) ?? root;
      return [
        {
          range,
          said: {
            message: `The version is ${quoteText(text.text.slice(range.start, Math.min(range.end, range.start + 60)))}, and only \`1\` is known`,
            hint: 'Write `"version": 1`.'
          },
          particulars: version === "1" ? { fix: { kind: "edits", edits: [{ ...range, text: "1" }] } } : {}
        }
      ];
    }
    return [
      {
        range: { start: root.start, end: root.start + 1 },
        said: { message: "The file has no `version`", hint: 'Write `"version": 1`.' },
        particulars: { fix: { kind: "edits", edits: [insertion(text, root)] } }
      }
    ];
  }
});
function isEditorsOwn(text) {
  let events = Object.keys(eventsOf(text) ?? {}), capitals = new Set(COPILOT_EVENTS.values());
  return events.length > 0 && events.every((event) => capitals.has(event)) && !/"(?:bash|powershell|timeoutSec|version)"/.test(text.text);
}
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
  hooksJsonSyntax,
  hooksScriptMissing,
  hooksVersion
];

// src/rules/instructions/documentation.ts
var GITHUB_INSTRUCTIONS = "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions", VSCODE_INSTRUCTIONS = "https://code.visualstudio.com/docs/copilot/customization/custom-instructions";

// src/rules/apply-to/written-globs.ts
var MAX_GLOBS = 100, writtenGlobs = oncePerText(
  (text) => text.kind === "claude-rule" ? { key: "paths", globs: globsOfPaths(text) } : { key: "applyTo", globs: globsOfApplyTo(text) }
);
function globsOfApplyTo({ text, frontmatter }) {
  let value = frontmatter.data.applyTo, range = frontmatter.rangeOf(["applyTo"]);
  if (typeof value != "string" || range === void 0)
    return [];
  let at = text.slice(range.start, range.end).indexOf(value);
  return splitGlobList(value).slice(0, MAX_GLOBS).map(
    ({ pattern, range: within2 }) => at < 0 ? { pattern, range, isVerbatim: !1 } : { pattern, range: shifted2(within2, range.start + at), isVerbatim: !0 }
  );
}
function globsOfPaths({ text, frontmatter }) {
  let values = frontmatter.data.paths;
  return (Array.isArray(values) ? values.slice(0, MAX_GLOBS) : []).flatMap(
    (value, index) => {
      let pattern = typeof value == "string" ? value.trim() : "", range = pattern === "" ? void 0 : frontmatter.rangeOf(["paths", index]);
      if (range === void 0)
        return [];
      let at = text.slice(range.start, range.end).indexOf(pattern);
      return at < 0 ? [{ pattern, range, isVerbatim: !1 }] : [{ pattern, range: shifted2({ start: at, end: at + pattern.length }, range.start), isVerbatim: !0 }];
    }
  );
}
function shifted2({ start, end }, by) {
  return { start: start + by, end: end + by };
}

// src/rules/apply-to/glob-rule.ts
var MAX_GLOB_CHARACTERS = 4096;
function globRule(rule) {
  return {
    ...rule,
    scope: "text",
    check(text, report) {
      let { key, globs } = writtenGlobs(text);
      for (let glob of globs.filter(({ pattern }) => pattern.length <= MAX_GLOB_CHARACTERS)) {
        let fault = rule.findFault(glob.pattern, `\`${key}\``);
        if (fault !== void 0) {
          let { message, hint, fixed } = fault, fix = fixed === void 0 ? void 0 : writeInstead(text, glob, fixed);
          report(placeOf4(glob, fault), { message, hint }, fix === void 0 ? {} : { fix });
        }
      }
    }
  };
}
function placeOf4({ range, isVerbatim }, { at }) {
  return at === void 0 || !isVerbatim ? range : { start: range.start + at.start, end: range.start + at.end };
}
var NEEDS_QUOTES = /^[^\w./]/;
function writeInstead({ text }, { pattern, range, isVerbatim }, fixed) {
  if (!isVerbatim || /["'\\\n]/.test(fixed))
    return;
  let before3 = text.slice(0, range.start).trimEnd().at(-1);
  if (!(before3 === ":" || before3 === "-") || !NEEDS_QUOTES.test(fixed) || NEEDS_QUOTES.test(pattern))
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
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code takes the backslash for a letter of a name, so the glob matches no file."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "error",
      why: "On github.com, in the Copilot CLI and in Claude Code folders are separated by `/`, and a backslash takes the meaning from the sign after it."
    }
  ],
  fixes: "Writes `/`, unless the backslash stands before a bracket or a brace.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let start = pattern.indexOf("\\");
    if (start < 0)
      return;
    let isEscape = /\\(?:[[\](){}\\]|$)/.test(pattern);
    return {
      at: { start, end: start + 1 },
      message: `${quoteText(pattern)} in ${key} has a backslash`,
      hint: isEscape ? "Write `?` for a character that cannot stand for itself: no sign escapes another one in VS Code." : "Write `/` between folders, on Windows too.",
      ...isEscape ? {} : { fixed: pattern.replaceAll("\\", "/") }
    };
  }
});

// src/rules/apply-to/instructions-apply-to-brace-space.ts
var instructionsApplyToBraceSpace = globRule({
  id: "instructions-apply-to-brace-space",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob has a blank inside of its braces",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "To VS Code, github.com, the Copilot CLI and Claude Code the blank belongs to the alternative beside it, which then matches no file."
    }
  ],
  fixes: "Takes the blanks out.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let blanks = pattern.includes("{") ? blanksInBraces(pattern) : [], [first] = blanks;
    if (first === void 0)
      return;
    let meant = without(pattern, blanks);
    return {
      at: first,
      message: `${quoteText(pattern)} in ${key} has a blank inside of its braces`,
      hint: `Write ${quoteText(meant)}.`,
      fixed: meant
    };
  }
}), BLANKS = /(?<=[{,])[ \t]+|(?<![{, \t])[ \t]+(?=[,}])/g;
function blanksInBraces(pattern) {
  let blanks = [], depth = 0, counted = 0;
  for (let { 0: blank, index } of pattern.matchAll(BLANKS)) {
    for (; counted < index; counted += 1)
      depth += pattern[counted] === "{" ? 1 : pattern[counted] === "}" ? -1 : 0;
    depth > 0 && blanks.push({ start: index, end: index + blank.length });
  }
  return blanks;
}
function without(pattern, ranges) {
  return [0, ...ranges.map(({ end }) => end)].map((start, index) => pattern.slice(start, ranges[index]?.start)).join("");
}

// src/rules/apply-to/instructions-apply-to-character-class.ts
var instructionsApplyToCharacterClass = globRule({
  id: "instructions-apply-to-character-class",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob names a folder or file whose name has brackets, as routes of Next.js and SvelteKit do",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code take brackets in a glob for one character out of several, so the folder `[id]` is not matched, and `i` and `d` are."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let route = pattern.includes("[") ? ROUTE.exec(pattern) : null;
    if (route === null)
      return listIn2(pattern, key);
    let [name = ""] = route;
    return {
      at: { start: route.index, end: route.index + name.length },
      message: `${quoteText(name)} in ${key} stands for one character, not for the name with its brackets`,
      hint: "Write `*` in place of the name in brackets."
    };
  }
});
function listIn2(pattern, key) {
  let list2 = pattern.includes("[") ? LIST.exec(pattern) : null;
  if (list2 === null)
    return;
  let [written] = list2;
  return {
    at: { start: list2.index, end: list2.index + written.length },
    message: `${quoteText(written)} in ${key} stands for one character, not for one of the names in it`,
    hint: `Write ${quoteText(`{${written.slice(1, -1).replaceAll(" ", "")}}`)}.`
  };
}
var ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/, LIST = /(?<=\.)\[\w+(?:, ?\w+)+\]$/;

// src/rules/apply-to/instructions-apply-to-dialect.ts
var instructionsApplyToDialect = globRule({
  id: "instructions-apply-to-dialect",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "A glob of `applyTo` stands for other files on github.com than in VS Code",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com matches from the root of the repository and takes a `*` for part of one name: the instructions reach no file in a folder, though VS Code applies them at any depth."
    }
  ],
  fixes: "Writes `**` for `*`, and `**/*.ts` for `*.ts` and `**.ts`.",
  source: GITHUB_INSTRUCTIONS,
  findFault(pattern, key) {
    if (!(!pattern.includes("*") || pattern === "**" || pattern === "**/*"))
      return pattern.includes("/") ? starsInName(pattern, key) : rootOnly(pattern, key);
  }
});
function rootOnly(pattern, key) {
  if (!pattern.startsWith("*") || pattern.startsWith("**/"))
    return;
  let meant = pattern === "*" ? "**" : `**/*${pattern.replace(/^\*+/, "")}`;
  return {
    message: `${quoteText(pattern)} in ${key} matches files of the root only on github.com, and of all folders in VS Code`,
    hint: `Write ${quoteText(meant)}.`,
    ...meant.includes("**", 2) ? {} : { fixed: meant }
  };
}
function starsInName(pattern, key) {
  let at = pattern.search(/(?<=^|\/)\*\*\.\w/);
  if (at < 0)
    return;
  let meant = pattern.replaceAll(/(?<=^|\/)\*\*(?=\.\w)/g, "**/*");
  return {
    at: { start: at, end: at + 2 },
    message: `${quoteText(pattern)} in ${key} reaches into no folder: \`**\` does so only between slashes`,
    hint: `Write ${quoteText(meant)}.`,
    fixed: meant
  };
}

// src/rules/apply-to/instructions-apply-to-dot-slash.ts
var instructionsApplyToDotSlash = globRule({
  id: "instructions-apply-to-dot-slash",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `./`",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "No path that VS Code, github.com, the Copilot CLI or Claude Code compare has a folder `.`, so the glob matches no file."
    }
  ],
  fixes: "Takes the `./` out.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let lead = pattern.startsWith(".") ? /^(?:\.\/)+|^(?:\.\.\/)+/.exec(pattern)?.[0] : void 0;
    if (lead === void 0)
      return;
    let meant = pattern.slice(lead.length), isSure = !lead.startsWith("..") && meant !== "";
    return {
      at: { start: 0, end: lead.length },
      message: `${quoteText(pattern)} in ${key} begins with \`${lead.startsWith("..") ? "../" : "./"}\`, as no path does`,
      hint: isSure ? `Write ${quoteText(meant)}.` : "Write a path from the root of the repository.",
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
  description: "A glob stands twice in `applyTo`",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI match it once: another glob may have been meant."
    }
  ],
  fixes: "Takes the second one out.",
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let { globs } = writtenGlobs(text), seen = /* @__PURE__ */ new Set();
    for (let [index, glob] of globs.entries()) {
      let before3 = globs[index - 1];
      if (before3 !== void 0 && seen.has(glob.pattern)) {
        let fix = takeOut(before3, glob);
        report(
          glob.range,
          { message: `${quoteText(glob.pattern)} stands twice in \`applyTo\``, hint: "Keep one of them." },
          fix === void 0 ? {} : { fix }
        );
      }
      seen.add(glob.pattern);
    }
  }
};
function takeOut(before3, glob) {
  return before3.isVerbatim && glob.isVerbatim ? { kind: "edits", edits: [{ start: before3.range.end, end: glob.range.end, text: "" }] } : void 0;
}

// src/rules/instructions/head.ts
function placeOfEntry({ text, frontmatter }, key) {
  let value = frontmatter.rangeOf([key]), name = frontmatter.rangeOfKey([key]);
  return (value !== void 0 && name !== void 0 && text.slice(name.end, value.start).includes(`
`) ? name : value ?? name) ?? openingOf(text);
}
function openingOf(text) {
  let start = text.startsWith("\uFEFF") ? 1 : 0, end = text.indexOf(`
`, start);
  return { start, end: (end < 0 ? text : text.slice(0, end)).trimEnd().length };
}
function isReadable2({ frontmatter }) {
  return frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error");
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
  description: "`applyTo` holds no glob",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "error",
      why: "VS Code, github.com and the Copilot CLI find no file that the instructions are for, and never apply them."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let { data } = text.frontmatter, value = Object.hasOwn(data, "applyTo") ? data.applyTo ?? "" : void 0;
    typeof value == "string" && /^[\s,]*$/.test(value) && report(placeOfEntry(text, "applyTo"), {
      message: "`applyTo` holds no glob",
      hint: "Write `**` for all files, or take the key out if the instructions are attached by hand."
    });
  }
};

// src/rules/apply-to/folder-glob.ts
function mayBeFolder(pattern) {
  return pattern.endsWith("/") ? /[^*./\\]\/$/.test(pattern) && !/^[/.!]/.test(pattern) : /^(?:[^/.!\\][^\\]*\/)?[\w-]+$/.test(pattern);
}
function folderNamedBy(pattern, root, paths) {
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
  let names3 = known.get(paths) ?? {
    folders: new Set(paths.entries.flatMap(({ path }) => path.split("/").slice(0, -1))),
    files: new Set(paths.entries.map(({ path }) => nameOf(path)))
  };
  return known.set(paths, names3), names3;
}
function isUsualFolder(pattern) {
  return USUAL_FOLDERS.has(pattern.slice(pattern.lastIndexOf("/") + 1));
}
var USUAL_FOLDERS = /* @__PURE__ */ new Set([
  "api",
  "app",
  "apps",
  "backend",
  "client",
  "cmd",
  "components",
  "config",
  "docs",
  "examples",
  "frontend",
  "infra",
  "internal",
  "lib",
  "libs",
  "packages",
  "pages",
  "pkg",
  "public",
  "scripts",
  "server",
  "services",
  "source",
  "spec",
  "src",
  "test",
  "tests",
  "tools",
  "web"
]);

// src/rules/apply-to/instructions-apply-to-folder.ts
var instructionsApplyToFolder = {
  id: "instructions-apply-to-folder",
  scope: "file",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "A glob of `applyTo` names a folder, not the files in it",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "warning",
      why: "VS Code, github.com and the Copilot CLI compare the glob with paths of files, and no file has the path of a folder."
    }
  ],
  fixes: "Writes `docs/**` for `docs/`, and for `docs` where there is such a folder.",
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
      let named = folderNamedBy(pattern, root, paths);
      if (named !== void 0) {
        let said = {
          message: `${quoteText(pattern)} in \`applyTo\` names a folder, and no file in it`,
          hint: `Write ${quoteText(`${withoutSlash(pattern)}/**`)}.`
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
  description: "A glob cannot be read, as one whose brace is not closed",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "error",
      why: "Nothing matches such a glob in VS Code, on github.com, in the Copilot CLI or in Claude Code, so the instructions are never applied by it."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern) {
    let unpaired = /[{}[]/.test(pattern) ? findUnpaired(pattern) : void 0;
    if (unpaired === void 0)
      return;
    let sign = pattern.slice(unpaired.start, unpaired.end);
    return {
      at: unpaired,
      message: `\`${sign}\` in ${quoteText(pattern)} has no \`${PARTNERS[sign] ?? ""}\``,
      hint: sign === "[" ? "Close the bracket." : sign === "{" ? "Close the brace." : "Open the brace, or take it out."
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
        return { start: at, end: at + 1 };
      at = close;
    } else if (sign === "{")
      braces.push(at);
    else if (sign === "}" && braces.pop() === void 0)
      return { start: at, end: at + 1 };
  }
  let [open] = braces;
  return open === void 0 ? void 0 : { start: open, end: open + 1 };
}

// src/rules/apply-to/instructions-apply-to-leading-slash.ts
var instructionsApplyToLeadingSlash = globRule({
  id: "instructions-apply-to-leading-slash",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `/`",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code matches such a glob from the root of the disk, so that it takes no file of the repository."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "github.com and the Copilot CLI compare paths that do not begin with a slash."
    }
  ],
  fixes: "Takes the slash out.",
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let meant = pattern.startsWith("/") ? pattern.replace(/^\/+/, "") : pattern;
    return meant === pattern ? void 0 : {
      at: { start: 0, end: pattern.length - meant.length },
      message: `${quoteText(pattern)} in ${key} begins with a slash`,
      hint: meant === "" ? "Write `**` for all files." : `Write ${quoteText(meant)}.`,
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
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "error",
      why: "VS Code, github.com, the Copilot CLI and Claude Code put nothing in the place of a variable in a glob, so it matches no file."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    let variable = pattern.includes("{") ? VARIABLE.exec(pattern) : null;
    if (variable === null)
      return;
    let [written = ""] = variable;
    return {
      at: { start: variable.index, end: variable.index + written.length },
      message: `${quoteText(written)} in ${key} is not replaced by a value`,
      hint: "Write the names themselves, or `*` for any."
    };
  }
}), VARIABLE = /\$\{[^{}]*\}|\{\{[^{},]*\}\}/;

// src/rules/apply-to/instructions-apply-to-negation.ts
var instructionsApplyToNegation = globRule({
  id: "instructions-apply-to-negation",
  kinds: ["path-instructions", "claude-rule"],
  looksFor: { keys: ["applyTo", "paths"] },
  description: "A glob begins with `!` to leave files out",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "A glob can only add files: VS Code, github.com, the Copilot CLI and Claude Code take the `!` for a letter of the name, and leave nothing out."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault: (pattern, key) => pattern.startsWith("!") ? {
    message: `${quoteText(pattern)} in ${key} leaves no file out`,
    hint: "Take it out, and name only the files that are meant."
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
  description: "A glob ends in the name of a language, or in a regular expression, where an extension is meant",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "No file has such an extension, so VS Code, github.com, the Copilot CLI and Claude Code never apply the instructions by it."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    for (let { extension, at } of readExtensions(pattern)) {
      let meant = EXTENSIONS_OF_LANGUAGES.get(extension);
      if (meant !== void 0)
        return {
          at,
          message: `${quoteText(`.${extension}`)} in ${key} is the name of a language, not an extension`,
          hint: `Write ${quoteText(`.${meant}`)}.`
        };
      let endings = OPTIONAL_ENDINGS.get(extension);
      if (endings !== void 0)
        return {
          at,
          message: `${quoteText(`.${extension}`)} in ${key} is read as a glob, where \`?\` is exactly one character`,
          hint: `Write ${quoteText(endings)}.`
        };
    }
  }
});

// src/rules/instructions/library.ts
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
    if (code += isCode(path) && !customizations.has(path) ? 1 : 0, code >= enough)
      return !1;
  return !0;
}
function isCode(path) {
  return !/(?:^|\/)\./.test(path) && /\.\w+$/.test(path) && !NO_CODE.test(path);
}
var NO_CODE = /\.(?:md|mdx|txt|rst|adoc|json|jsonc|ya?ml|toml|lock|ini|cfg|svg|png|jpe?g|gif|ico|webp|pdf|csv|code-workspace)$/i;

// src/rules/apply-to/name-index.ts
function indexNames(entries) {
  let byName = /* @__PURE__ */ new Map(), byEnding = /* @__PURE__ */ new Map();
  for (let { path } of entries) {
    let parts = path.toLowerCase().split("/");
    for (let name2 of new Set(parts))
      add2(byName, name2, path);
    let name = parts.at(-1) ?? "";
    add2(byEnding, name.slice(Math.max(0, name.lastIndexOf("."))), path);
  }
  return {
    all: entries.map(({ path }) => path),
    byName,
    byEnding,
    closed: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path.toLowerCase())
  };
}
function add2(groups, key, path) {
  let group = groups.get(key);
  group === void 0 ? groups.set(key, [path]) : group.push(path);
}

// src/rules/apply-to/matched-paths.ts
var MAX_COMPARISONS = 5e5;
function matchPaths(paths) {
  let answers = /* @__PURE__ */ new Map(), budget = { left: MAX_COMPARISONS }, names3 = indexNames(paths.entries), answer = (root, glob) => isFolderThere(paths, root, glob) || matchesOneOf(candidatesFor(glob, names3), root, glob, budget);
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
function candidatesFor(glob, { all, closed, byName, byEnding }) {
  let lower = glob.toLowerCase();
  if (closed.some((path) => isBelow(lower, path)))
    return [glob];
  let plain = lower.split("/").filter((part) => part !== "" && !/[*?[\]{}\\]/.test(part)), ending = /\*(\.[^*?[\]{}\\/.]+)$/.exec(lower)?.[1];
  return [
    ...plain.map((name) => byName.get(name) ?? []),
    ...ending === void 0 ? [] : [byEnding.get(ending) ?? []]
  ].reduce((fewest, list2) => list2.length < fewest.length ? list2 : fewest, all);
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
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code apply the instructions to no file that the repository has."
    }
  ],
  source: GITHUB_INSTRUCTIONS,
  collect(text) {
    let { key, globs } = writtenGlobs(text), first = globs.at(0), last = globs.at(-1);
    if (first === void 0 || last === void 0)
      return;
    let patterns = globs.map(({ pattern }) => copyOf(pattern));
    return { key, patterns, range: { start: first.range.start, end: last.range.end } };
  },
  check(facts, report, repository) {
    let matchesAny = lazily(() => matchPaths(repository.paths));
    for (let { file, fact } of facts)
      file.level === "repository" && file.standing === "in-place" && !isLibrary(repository) && !fact.patterns.some((pattern) => isUnsure(file, pattern, repository.paths)) && !matchesAny()(file.root, fact.patterns) && report(file, fact.range, {
        message: `No file of the repository matches ${quoteText(fact.patterns.join(", "))} in \`${fact.key}\``,
        hint: fact.patterns.some((pattern) => /\s/.test(pattern)) ? "Separate globs by commas, not by blanks." : "Correct the globs, or take the file out if what it is about has gone."
      });
  }
}, ABOUT_ONE_GLOB = [
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
  return /^(?:\*\*|\*|\*\*\/\*)$/.test(pattern) || /(?:^|\/)\.[^/*]*\//.test(pattern) || mayBeFolder(pattern) && folderNamedBy(pattern, root, paths) !== void 0 || ABOUT_ONE_GLOB.some((rule) => rule.kinds.includes(kind) && rule.findFault(pattern, "") !== void 0);
}

// src/rules/apply-to/instructions-apply-to-missing.ts
var instructionsApplyToMissing = {
  id: "instructions-apply-to-missing",
  scope: "text",
  kinds: ["path-instructions"],
  description: "Instructions have frontmatter without `applyTo`",
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "github.com never applies the file, as nothing says for which files it is."
    },
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code applies the file only where somebody attaches it, or the model picks it by its description."
    }
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    isReadable2(text) && !hasOrMeans(text, "applyTo") && report(openingOf(text.text), {
      message: "The frontmatter has no `applyTo`",
      hint: 'Say for which files the instructions are, as in `applyTo: "**/*.ts"`.'
    });
  }
};

// src/rules/apply-to/instructions-apply-to-too-broad.ts
var instructionsApplyToTooBroad = {
  id: "instructions-apply-to-too-broad",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "Long instructions are for all files",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code puts the whole text into every request, whatever file it is about."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "info",
      why: "github.com and the Copilot CLI read the whole text in every session, whatever files it is about."
    }
  ],
  options: {
    "max-tokens": {
      type: "integer",
      default: 4e3,
      description: "How many tokens a file that is for all files may have, counted as four characters each."
    }
  },
  source: VSCODE_INSTRUCTIONS,
  check(text, report, options) {
    let { start, end } = text.body, tokens = Math.round((end - start) / CHARACTERS_PER_TOKEN2);
    if (tokens <= options.integer("max-tokens"))
      return;
    let all = writtenGlobs(text).globs.find(({ pattern }) => ALL_FILES.has(pattern));
    all !== void 0 && report(all.range, {
      message: `${quoteText(all.pattern)} puts about ${writeCount(tokens)} tokens into every request`,
      hint: "Name the files that the text is about, or split it."
    });
  }
}, CHARACTERS_PER_TOKEN2 = 4, ALL_FILES = /* @__PURE__ */ new Set(["**", "**/*", "**/*.*"]);

// src/rules/apply-to/instructions-apply-to-type.ts
var instructionsApplyToType = {
  id: "instructions-apply-to-type",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "`applyTo` is not one string",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code takes one string only: it reports an error and never applies the file."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI document one string with commas; what is anything else may be dropped."
    }
  ],
  fixes: "Writes the globs of a list as one string with commas.",
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    let value = text.frontmatter.data.applyTo;
    if (value == null || typeof value == "string")
      return;
    let fix = Array.isArray(value) ? asOneString(text, value) : void 0;
    report(
      placeOfEntry(text, "applyTo"),
      {
        message: `\`applyTo\` must be one string, not ${describeType(value)}`,
        hint: 'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.'
      },
      fix === void 0 ? {} : { fix }
    );
  }
};
function asOneString({ text, frontmatter }, values) {
  let key = frontmatter.rangeOfKey(["applyTo"]), range = frontmatter.rangeOf(["applyTo"]), globs = values.filter((value) => typeof value == "string").map((value) => value.trim()), isPlain = globs.length === values.length && globs.every((glob) => /^[^"\\\n]+$/.test(glob));
  if (!(key === void 0 || range === void 0 || values.length === 0 || !isPlain || hasComment(text, range)))
    return { kind: "edits", edits: [{ start: key.end, end: range.end, text: `: "${globs.join(",")}"` }] };
}
function hasComment(text, { start, end }) {
  return text.slice(start, end).includes("#");
}

// src/rules/instructions/instructions-claude-rule-paths.ts
var instructionsClaudeRulePaths = {
  id: "instructions-claude-rule-paths",
  scope: "text",
  kinds: ["claude-rule"],
  looksFor: { keys: ["paths"] },
  description: "The `paths` of a rule of Claude's are not a list of globs",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code reports an error and does not know for which files the rule is."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code documents a list of globs, and may apply the rule to all files or none."
    }
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
      placeOfEntry(text, "paths"),
      {
        message: `\`paths\` must be a list of globs, not ${describeType(value)}`,
        hint: 'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.'
      },
      fix === void 0 ? {} : { fix }
    );
  }
}, MAX_ENTRIES2 = 100;
function reportEntries(text, values, report) {
  for (let [index, value] of values.slice(0, MAX_ENTRIES2).entries()) {
    let isBlank4 = typeof value == "string" && value.trim() === "";
    (isBlank4 || typeof value != "string" && typeof value != "number") && report(text.frontmatter.rangeOf(["paths", index]) ?? placeOfEntry(text, "paths"), {
      message: isBlank4 ? "`paths` has an empty glob" : `\`paths\` has an entry that is ${describeType(value)}`,
      hint: 'Write a glob, as in `"src/**/*.ts"`, or take the entry out.'
    });
  }
}
function asList({ frontmatter }, value) {
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
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code lists the file for the model without a word about what is in it, so it is not picked where `applyTo` does not match."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    isReadable2(text) && !hasOrMeans(text, "description") && report(openingOf(text.text), {
      message: "The frontmatter has no `description`",
      hint: "Say in a sentence what the instructions are about."
    });
  }
};

// src/rules/instructions/long-paragraphs.ts
var WORDS2 = /^(?:[^ ]* ){11}/;
function markParagraphs(text, { start, end }) {
  let marks = [], lineEnd = text.includes(`\r
`, start) ? `\r
` : `
`, fence = text.indexOf(FENCE, start), isCode2 = !1;
  for (let at = start; at < end && marks.length < 500; ) {
    let blank = text.indexOf(lineEnd + lineEnd, at), next = blank < 0 ? end : blank, paragraph = !isCode2 && (fence < 0 || fence >= next) && next - at >= 80 ? trimmed(text, at, next) : NOTHING2;
    for (paragraph.end - paragraph.start >= 80 && hasWords(text, paragraph) && marks.push({ ...paragraph, mark: markOf(text, paragraph) }); fence >= 0 && fence < next; fence = text.indexOf(FENCE, fence + FENCE.length))
      isCode2 = !isCode2;
    at = next + lineEnd.length;
  }
  return marks;
}
var FENCE = "```", NOTHING2 = { start: 0, end: 0 };
function trimmed(text, start, end) {
  let from = start, to = end;
  for (; from < to && isBlank3(text.charCodeAt(from)); )
    from += 1;
  for (; to > from && isBlank3(text.charCodeAt(to - 1)); )
    to -= 1;
  return { start: from, end: to };
}
function isBlank3(code) {
  return code === 32 || code >= 9 && code <= 13;
}
function hasWords(text, { start, end }) {
  return WORDS2.test(text.slice(start, end));
}
var SAMPLED_CHARACTERS = 16;
function markOf(text, { start, end }) {
  let mark = end - start, step = mark / SAMPLED_CHARACTERS;
  for (let at = start; at < end; at += step)
    mark = Math.imul(mark ^ text.charCodeAt(at), 16777619);
  return mark;
}

// src/rules/apply-to/overlapping-globs.ts
function overlap(some, others, holds) {
  return takesAll(some) || takesAll(others) || some.some((glob) => others.includes(glob)) || reachTheSame(some, others, holds);
}
function takesAll(globs) {
  return globs.some((glob) => glob === "**" || glob === "**/*");
}
var MAX_REACHES = 100;
function reachTheSame(some, others, holds) {
  let otherReaches = others.flatMap(reachesOf).slice(0, MAX_REACHES);
  return some.flatMap(reachesOf).slice(0, MAX_REACHES).some((one) => otherReaches.some((other) => isWithin(one, other, holds) || isWithin(other, one, holds)));
}
function reachesOf(glob) {
  let [, folder, one, several] = REACH2.exec(glob) ?? [];
  return folder === void 0 ? [] : ((one === void 0 ? several?.split(",") : [one]) ?? [void 0]).map((extension) => ({ folder, extension }));
}
var REACH2 = /^((?:[\w.-]+\/){0,20})\*\*(?:\/\*(?:\.(?:([\w.]+)|\{([\w.,]+)\}))?)?$/;
function isWithin(inner, outer, holds) {
  return inner.folder.startsWith(outer.folder) ? outer.extension === void 0 || outer.extension === inner.extension || inner.extension === void 0 && holds(inner.folder, outer.extension) : !1;
}

// src/rules/instructions/instructions-duplicate-content.ts
var instructionsDuplicateContent = {
  id: "instructions-duplicate-content",
  scope: "repository",
  kinds: ["path-instructions"],
  looksFor: { keys: ["applyTo"] },
  description: "The same paragraph stands in two files of instructions that are for the same files",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI put the paragraph twice into one request, and a change of one copy makes the two contradict each other."
    }
  ],
  source: VSCODE_INSTRUCTIONS,
  collect(text) {
    let { globs } = writtenGlobs(text), marks = globs.length === 0 ? [] : markParagraphs(text.text, text.body);
    return marks.length === 0 ? void 0 : { globs: globs.map(({ pattern }) => copyOf(pattern)), marks };
  },
  async check(facts, report, repository) {
    if (isLargeLibrary(repository))
      return;
    let inPlace = facts.filter(({ file }) => file.level === "repository" && file.standing === "in-place"), told = /* @__PURE__ */ new Set(), tell = (file, place, other, line) => {
      told.has(file) || (told.add(file), report(file, place, {
        message: `This paragraph stands in \`${other.path}\` too, in line ${line}, for the same files`,
        hint: "Keep it in one of them."
      }));
    };
    for (let { file, earlier, mark, otherMark } of repeatsIn(inPlace, repository)) {
      let lines = await linesOfSame(repository, file, mark, earlier, otherMark);
      lines !== void 0 && (tell(file, mark, earlier, lines.earlier), tell(earlier, otherMark, file, lines.later));
    }
  }
}, MAX_PER_MARK = 5;
function repeatsIn(facts, { paths }) {
  let seen = /* @__PURE__ */ new Map(), repeats = [];
  for (let fact of facts) {
    let repeat;
    for (let mark of fact.fact.marks) {
      let before3 = seen.get(mark.mark) ?? [], same = before3.find(
        (one) => one.fact !== fact && one.fact.file.root === fact.file.root && overlap(
          one.fact.fact.globs,
          fact.fact.globs,
          (folder, extension) => paths.withExtension(`.${extension}`).some((path) => path.startsWith(joinPath(fact.file.root, folder)))
        )
      );
      repeat ??= same && { file: fact.file, mark, earlier: same.fact.file, otherMark: same.mark }, before3.length < MAX_PER_MARK && seen.set(mark.mark, [...before3, { fact, mark }]);
    }
    repeats.push(...repeat === void 0 ? [] : [repeat]);
  }
  return repeats;
}
async function linesOfSame(repository, file, mark, earlier, otherMark) {
  let [own, other] = await Promise.all([repository.read(file.path), repository.read(earlier.path)]);
  return own !== void 0 && other !== void 0 && own.text.slice(mark.start, mark.end) === other.text.slice(otherMark.start, otherMark.end) ? { earlier: positionAt(other, otherMark.start).line, later: positionAt(own, mark.start).line } : void 0;
}

// src/rules/instructions/instructions-exclude-agent-list.ts
var instructionsExcludeAgentList = {
  id: "instructions-exclude-agent-list",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["excludeAgent"] },
  description: "`excludeAgent` is a list of one name",
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "github.com documents one name that is no list; only VS Code is known to take lists."
    }
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    let value = text.frontmatter.data.excludeAgent;
    if (!Array.isArray(value) || value.length !== 1)
      return;
    let [name] = value;
    (name === "code-review" || name === "cloud-agent") && report(placeOfEntry(text, "excludeAgent"), {
      message: "`excludeAgent` is a list, though it has one name",
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
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "github.com still takes the old name, and documents the new one only."
    }
  ],
  fixes: "Writes `cloud-agent`.",
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report) {
    let range = frontmatter.data.excludeAgent === OLD_NAME ? frontmatter.rangeOf(["excludeAgent"]) : void 0, at = range === void 0 ? -1 : text.slice(range.start, range.end).indexOf(OLD_NAME);
    if (range !== void 0 && at >= 0) {
      let name = { start: range.start + at, end: range.start + at + OLD_NAME.length };
      report(
        name,
        { message: "`coding-agent` is now called `cloud-agent`", hint: 'Write `excludeAgent: "cloud-agent"`.' },
        { fix: { kind: "edits", edits: [{ ...name, text: "cloud-agent" }] } }
      );
    }
  }
}, OLD_NAME = "coding-agent";

// src/rules/instructions/instructions-exclude-agent-value.ts
var instructionsExcludeAgentValue = {
  id: "instructions-exclude-agent-value",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { keys: ["excludeAgent"] },
  description: "`excludeAgent` names no agent",
  effects: [
    {
      clients: ["github"],
      severity: "error",
      why: "github.com knows `code-review` and `cloud-agent` only, so both of them go on reading the file."
    }
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    let { frontmatter } = text, value = frontmatter.data.excludeAgent;
    if (value == null || value === "")
      return;
    let values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
    for (let [index, name] of values.entries())
      if (typeof name != "string" || !Object.hasOwn(EXCLUDABLE_AGENTS, name.trim())) {
        let range = Array.isArray(value) ? frontmatter.rangeOf(["excludeAgent", index]) : void 0;
        report(range ?? placeOfEntry(text, "excludeAgent"), {
          message: `\`excludeAgent\` knows no agent ${typeof name == "string" ? quoteText(name) : `that is ${describeType(name)}`}`,
          hint: hintFor2(name)
        });
      }
  }
}, MAX_VALUES = 20, MAX_EDITS2 = 3, NAMES3 = ["code-review", "cloud-agent"];
function hintFor2(name) {
  let written = typeof name == "string" ? name.trim().toLowerCase().replaceAll(/[\s_]+/g, "-") : "", meant = NAMES3.find((one) => editsUpTo(MAX_EDITS2, written, one) !== void 0);
  return meant === void 0 ? "Write `code-review` or `cloud-agent`." : `Did you mean \`${meant}\`?`;
}

// src/rules/instructions/instructions-frontmatter-required.ts
var instructionsFrontmatterRequired = {
  id: "instructions-frontmatter-required",
  scope: "text",
  kinds: ["path-instructions"],
  looksFor: { noFrontmatter: !0 },
  description: "Instructions have no frontmatter",
  effects: [
    {
      clients: ["github"],
      severity: "warning",
      why: "github.com never applies the file, as nothing says for which files it is."
    },
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code never applies the file on its own, and has no description by which a model could pick it."
    }
  ],
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report) {
    !frontmatter.present && frontmatter.problems.length === 0 && text.trim() !== "" && findLateHead("path-instructions", text) === void 0 && report(openingOf(text), {
      message: "The file has no frontmatter",
      hint: 'Begin it with a line `---`, `applyTo: "**"` and a `description`, and another line `---`.'
    });
  }
};

// src/rules/instructions/review-wishes.ts
function wishesIn({ text, body }) {
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
var MENTIONS_BLOCK = /lock (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/, MENTIONS_PREVENT = /revent (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/, BLOCK_MERGE = wish(
  /(?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )(?<wish>(?:block|prevent) (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)/gim,
  {
    message: "A review cannot block a merge",
    hint: "Ask for a comment that says how grave it is; a ruleset of the repository can demand that comments are resolved."
  }
), DECIDE = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?(?<wish>(?:approve|reject) (?:the |this |a |any |all )?(?:PRs?|pull requests?|changes?)\b|request changes (?:if|when|on|for|unless)\b)/gim,
  {
    message: "A review can neither approve a change nor reject it",
    hint: "Ask for a comment that says how grave it is."
  }
), WRITE_OVERVIEW = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|begin|end|include|put|start|write)\b[^\n]{0,80} (?:PR|pull request|the) overview\b)/gim,
  { message: "The overview of a review cannot be changed", hint: "Ask for comments on the lines that are meant." }
), FORMAT_COMMENTS = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|format|mark|prefix|start|use|write)\b[^\n]{0,60}\b(?:bold|emojis?|headings?|collapsible)\b[^\n]{0,60}\breview comments?\b|format (?:your |the |all )?review comments?\b)/gim,
  {
    message: "The form of the comments of a review cannot be changed",
    hint: "Say what is to be looked for, and leave the form of the comments to the review."
  }
), MARK_COMMENTS = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:format|mark|prefix|start|use|write)\b[^\n.]{0,40}\b(?:bold|emojis?|collapsible)\b[^\n.]{0,40}\b(?:critical|severe|important|minor) (?:comments?|findings?|issues?)\b)/gim,
  {
    message: "The form of the comments of a review cannot be changed",
    hint: "Say what is to be looked for, and leave the form of the comments to the review."
  }
), BE_ACCURATE = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>be (?:more|very) accurate\b|(?:do not|don't) miss (?:any|an) (?:bugs?|issues?|problems?)\b|(?:find|identify) all (?:bugs|issues|problems)\b)/gim,
  { message: "A review does not get more exact by being told so", hint: "Say what it is to look for." }
), FOLLOW = /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/i, FOLLOW_BARE = /\b(?<wish>(?:see|follow|consult|according to|(?:guide|guidelines|rules|standards) at)(?: [^\n.;*—–[\]]{0,60})? <?https?:\/\/[^\s)>\]]{1,300})/i, NOT_FOLLOWED = {
  message: "A review does not read what stands at an address",
  hint: "Put the rules that are meant into the file."
}, FOLLOW_LINK = {
  places: (text, from) => addressesIn(text, from, (line) => FOLLOW.exec(line) ?? FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED
}, FOLLOW_ADDRESS = {
  places: (text, from) => addressesIn(text, from, (line) => FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED
};
function* addressesIn(text, from, findIn) {
  for (let at = text.indexOf("://", from); at >= 0; ) {
    let start = Math.max(from, text.lastIndexOf(`
`, at) + 1), newline = text.indexOf(`
`, at), end = newline < 0 ? text.length : newline, match = findIn(text.slice(start, end));
    match !== null && (yield placeOf5(match, start)), at = text.indexOf("://", end);
  }
}
function wish(pattern, said) {
  return { places: (text, from) => matchesOf(pattern, text, from), said };
}
function* matchesOf(pattern, text, from) {
  for (let match of text.slice(from).matchAll(pattern))
    yield placeOf5(match, from);
}
function placeOf5({ 0: written, index, groups }, from) {
  let end = from + index + written.length;
  return { start: end - (groups?.wish ?? "").length, end };
}

// src/rules/instructions/instructions-review-unsupported.ts
var instructionsReviewUnsupported = {
  id: "instructions-review-unsupported",
  scope: "text",
  kinds: ["repository-instructions", "path-instructions", "review-md"],
  description: "Instructions ask the review of pull requests for what it does not do",
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "On github.com Copilot only ever comments on a pull request, and does not open addresses that instructions name."
    }
  ],
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report) {
    if (![text.frontmatter.data.excludeAgent].flat().includes("code-review")) {
      for (let { places, said } of wishesIn(text))
        for (let place of places(text.text, text.body.start))
          if (text.markdown.hiddenAt(place.start) === void 0) {
            report(place, said);
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
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code marks the key as not supported and ignores it."
    },
    {
      clients: ["copilot-cli"],
      severity: "warning",
      why: "The Copilot CLI warns of the key at each start and ignores it."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code ignores the key, and a rule without `paths` is in force for all files."
    },
    {
      clients: ["github"],
      severity: "info",
      why: "github.com ignores the key."
    }
  ],
  fixes: "Writes the key that was meant, where it takes the same value and the file has it not yet.",
  source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  ...judgeKeys("unknown", sayUnknown("instructions"))
};

// src/rules/instructions/index.ts
var INSTRUCTIONS_RULES = [
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
  instructionsApplyToType,
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

// src/rules/mcp/server-address.ts
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
  ) || /\.(?:internal|intranet|corp|lan|home\.arpa|local)$/.test(host);
}

// src/rules/mcp/mcp-insecure-url.ts
var WHY2 = "sends what the agent says, and its headers with their secrets, so that everybody on the way can read and change it.", mcpInsecureUrl = serverRule({
  id: "mcp-insecure-url",
  description: "An MCP server elsewhere is reached by `http://`",
  effects: {
    agent: [{ clients: ["github", "copilot-cli"], severity: "warning", why: `github.com ${WHY2}` }],
    portable: [{ clients: ["claude", "copilot-cli"], severity: "warning", why: `Claude Code ${WHY2}` }],
    vscode: [{ clients: ["vscode"], severity: "warning", why: `VS Code ${WHY2}` }]
  },
  fixes: "Writes `https://`, unless the address has a port.",
  check(server, report, { text }) {
    let { url } = server.value, address = typeof url == "string" ? readAddress2(url) : void 0, range = server.rangeOf(["url"]);
    if (address?.scheme !== "http" || range === void 0 || isNear(address.host))
      return;
    let start = text.slice(range.start, range.end).search(/http:/i);
    report(
      range,
      {
        message: `${quoteText(String(url))} is not encrypted`,
        hint: "Write `https://`, and have the server speak it."
      },
      start < 0 || address.hasPort ? {} : {
        fix: {
          kind: "edits",
          edits: [{ start: range.start + start, end: range.start + start + 4, text: "https" }]
        }
      }
    );
  }
});
function isNear(host) {
  return isThisMachine(host) || isUnqualified(host) || isPrivate(host);
}

// src/rules/mcp/server-strings.ts
var KEYS4 = ["command", "args", "cwd", "env", "envFile", "url", "headers"], MAX_STRINGS = 200;
function stringsOf({ value }) {
  return KEYS4.flatMap((key) => stringsIn(key, value[key])).slice(0, MAX_STRINGS);
}
function stringsIn(key, value) {
  return typeof value == "string" ? [{ key, value, path: [key] }] : Array.isArray(value) ? value.flatMap(
    (item, index) => typeof item == "string" ? [{ key, value: item, path: [key, index] }] : []
  ) : isRecord(value) ? Object.entries(value).flatMap(
    ([name, item]) => typeof item == "string" ? [{ key, name, value: item, path: [key, name] }] : []
  ) : [];
}
function rangeOfPart(text, server, { path }, part) {
  let range = server.rangeOf(path);
  if (range === void 0)
    return;
  let start = text.text.slice(range.start, range.end).indexOf(part);
  return start < 0 ? range : { start: range.start + start, end: range.start + start + part.length };
}

// src/rules/mcp/mcp-internal-host.ts
var mcpInternalHost = serverRule({
  id: "mcp-internal-host",
  description: "An MCP server stands where only a network of one company reaches it",
  effects: {
    agent: [
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "The machines of github.com do not reach the host, nor does the Copilot CLI outside of that network."
      }
    ],
    portable: [
      {
        clients: ["claude", "copilot-cli"],
        severity: "info",
        why: "Claude Code and the Copilot CLI reach the host from inside of its network only."
      }
    ],
    vscode: [
      { clients: ["vscode"], severity: "info", why: "VS Code reaches the host from inside of its network only." }
    ]
  },
  check(server, report, text) {
    for (let given of stringsOf(server)) {
      let address = readAddress2(given.value);
      address !== void 0 && !isThisMachine(address.host) && (isPrivate(address.host) || isStage(address.host)) && report(rangeOfPart(text, server, given, address.host) ?? server.nameRange, {
        message: `${quoteText(address.host)} is a host inside of a network`,
        hint: "Name a host that all readers of the file reach, or leave it to a variable."
      });
    }
  }
});
function isStage(host) {
  let labels = host.split(".");
  return labels.length > 3 && labels.slice(1, -2).some((label) => STAGES.has(label)) && !/\.(?:azure|microsoft|amazonaws|googleapis|atlassian|oracle|sap)\.(?:com|net)$/.test(host);
}
var STAGES = /* @__PURE__ */ new Set([
  "dev",
  "devel",
  "staging",
  "stage",
  "stg",
  "qa",
  "uat",
  "int",
  "intern",
  "internal",
  "corp"
]);

// src/rules/mcp/mcp-json-syntax.ts
var mcpJsonSyntax = jsonSyntaxRule({
  id: "mcp-json-syntax",
  kinds: ["mcp"],
  description: "A list of MCP servers is no JSON",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code cannot read the file, and starts none or only some of its servers."
    },
    {
      clients: ["claude", "copilot-cli"],
      severity: "error",
      why: "Claude Code and the Copilot CLI cannot read the file, and start none of its servers."
    }
  ],
  repeatedKey: [
    { clients: ["vscode"], severity: "warning", why: "VS Code takes the last of the two and drops the other." },
    {
      clients: ["claude", "copilot-cli"],
      severity: "warning",
      why: "Claude Code and the Copilot CLI take the last of the two and drop the other."
    }
  ],
  // VS Code reads its own file with comments.
  isPlainJson: (path) => !/(?:^|\/)\.vscode\/mcp\.json$/.test(path),
  isOthers: ({ json }, { code, range }) => code === "duplicate-key" && isServerName(json.value, json.rangeOfKey, range.start)
});

// src/rules/mcp/server-type.ts
var TYPES3 = {
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
  }
};
function transportOf({ dialect, value }) {
  let { type } = value;
  if (typeof type == "string")
    return Object.hasOwn(TYPES3[dialect], type) ? TYPES3[dialect][type] : void 0;
  if (type === void 0)
    return "command" in value ? "local" : "url" in value ? "remote" : void 0;
}

// src/rules/mcp/mcp-key-for-type.ts
var FOREIGN = {
  local: ["url", "headers"],
  remote: ["command", "args", "env", "envFile", "cwd"]
}, mcpKeyForType = serverRule({
  id: "mcp-key-for-type",
  description: "A key of an MCP server means nothing to a server of its type",
  effects: {
    agent: [
      {
        clients: ["github", "copilot-cli"],
        severity: "info",
        why: "github.com and the Copilot CLI ignore the key."
      }
    ],
    portable: [
      { clients: ["claude", "copilot-cli"], severity: "info", why: "Claude Code and the Copilot CLI ignore the key." }
    ],
    vscode: [{ clients: ["vscode"], severity: "info", why: "VS Code marks the key in the editor, and ignores it." }]
  },
  check(server, report) {
    let transport = transportOf(server);
    if (transport !== void 0) {
      for (let key of FOREIGN[transport]) {
        let range = Object.hasOwn(server.value, key) ? server.rangeOfKey([key]) : void 0;
        range !== void 0 && report(range, {
          message: `\`${key}\` means nothing to ${quoteText(server.name)}, which is reached ${WAYS[transport]}`,
          hint: "Take the key out, or correct the type of the server."
        });
      }
      server.dialect === "agent" && transport === "local" && Object.hasOwn(server.value, "envFile") && report(server.rangeOfKey(["envFile"]) ?? server.nameRange, {
        message: "`envFile` is not read in agents",
        hint: "List the variables as `env`."
      });
    }
  }
}), WAYS = { local: "by its command", remote: "by its address" };

// src/rules/reading/placeholder.ts
function placeholderIn(value) {
  let read = value.length > MAX_READ2 ? value.slice(0, MAX_READ2) : value;
  if (MAY_HOLD_ONE.test(read))
    for (let pattern of PLACEHOLDERS2) {
      let found = pattern.exec(read)?.[0];
      if (found !== void 0)
        return found;
    }
}
var MAX_READ2 = 2e3, MAY_HOLD_ONE = /[<{]|\/(?:place|path)|your|replace|change|insert|xxx/i, PLACEHOLDERS2 = [
  /\/placeholder\/[\w./-]{0,100}/i,
  /(?<!\$)(?<!\{)\{[A-Z][A-Z0-9_]{2,60}\}(?!\})/,
  /(?<!\$)\{\{\s*[A-Za-z][\w.-]{1,60}\s*\}\}/,
  /<[a-z][a-z0-9]*(?:[-_ ][a-z0-9]+){0,8}>/i,
  /\/path\/to\/[\w./-]{0,100}/i,
  /\b(?:YOUR|your)[-_][A-Za-z0-9_-]{1,60}/,
  /\b(?:REPLACE_ME|REPLACE_WITH_[A-Z_]{1,40}|CHANGE_?ME|changeme|replace-me|INSERT_[A-Z_]{1,40}_HERE|xxx{3,40}|XXX{3,40})\b/
];

// src/rules/mcp/mcp-placeholder.ts
var WHY3 = "hands it to the server as it stands, and the server fails for whoever did not fill it in.", mcpPlaceholder = serverRule({
  id: "mcp-placeholder",
  description: "An MCP server holds a text that somebody was to replace",
  effects: {
    agent: [{ clients: ["github", "copilot-cli"], severity: "info", why: `github.com ${WHY3}` }],
    portable: [{ clients: ["claude", "copilot-cli"], severity: "info", why: `Claude Code ${WHY3}` }],
    vscode: [{ clients: ["vscode"], severity: "info", why: `VS Code ${WHY3}` }]
  },
  check(server, report, text) {
    for (let given of stringsOf(server)) {
      let found = placeholderIn(given.value);
      found !== void 0 && report(rangeOfPart(text, server, given, found) ?? server.nameRange, {
        message: `${quoteText(found)} was to be replaced`,
        hint: "Write the value, or a variable that everybody sets for themselves."
      });
    }
  }
});

// src/rules/mcp/plain-secret.ts
var MAX_LENGTH2 = 4e3;
function looksSecret({ key, name, value }, flag) {
  if (value.length > MAX_LENGTH2 || /\$[{A-Za-z_]|\{\{/.test(value) || placeholderIn(value) !== void 0)
    return !1;
  switch (key) {
    case "env":
    case "headers":
      return looksSecretUnder(name ?? "", value);
    case "args":
      return isSecretArgument(value, flag);
    case "url":
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
function hasKnownLead(value) {
  return (/^(?:sk|pk|rk)[-_](?:(?:live|proj|ant|or|lf|svcacct)[-_])?[A-Za-z0-9_-]{12,}$/.test(value) || /^(?:gh[opsur]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{15,}|xox[abprs]-[\w-]{15,}|AIza[\w-]{30,}|A[KS]IA[A-Z0-9]{16}|npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|SG\.[\w.-]{40,}|dop_v1_[a-f0-9]{40,}|ntn_\w{20,}|lin_api_\w{20,}|apify_api_\w{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,})$/.test(
    value
  )) && !/^(?:.{0,12})(?:x{4,}|X{4,}|\*{3,}|\.{3,})/.test(value);
}
var MIN_RANDOM_LENGTH = 12, MIN_KINDS_OF_LETTERS = 7;
function looksRandom(value) {
  return value.length >= MIN_RANDOM_LENGTH && /^[\w+/=.~!@#%^&*:-]+$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value) && !/^(?:https?:|\/|\.{1,2}\/|~\/)/.test(value) && !/example|dummy|fake|placeholder|sample/i.test(value) && new Set(value).size >= MIN_KINDS_OF_LETTERS;
}

// src/rules/mcp/mcp-plaintext-secret.ts
var WHY4 = "reads the key from a file that everybody with the repository has, in all of its history.", mcpPlaintextSecret = serverRule({
  id: "mcp-plaintext-secret",
  description: "A key or password of an MCP server stands in the open",
  effects: {
    agent: [{ clients: ["github", "copilot-cli"], severity: "error", why: `github.com ${WHY4}` }],
    portable: [{ clients: ["claude", "copilot-cli"], severity: "error", why: `Claude Code ${WHY4}` }],
    vscode: [{ clients: ["vscode"], severity: "error", why: `VS Code ${WHY4}` }]
  },
  check(server, report) {
    let strings = stringsOf(server);
    for (let [index, given] of strings.entries()) {
      let before3 = strings[index - 1], flag = given.key === "args" && before3?.key === "args" ? before3.value : void 0;
      if (looksSecret(given, flag)) {
        let { name = given.key } = given;
        report(server.rangeOf(given.path) ?? server.nameRange, {
          message: `${quoteText(name)} of the server ${quoteText(server.name)} holds a secret in the open`,
          hint: `Make the secret void, and write ${VARIABLES[server.dialect]} in its place.`
        });
      }
    }
  }
}), VARIABLES = {
  agent: "`${{ secrets.COPILOT_MCP_\u2026 }}`",
  portable: "`${NAME}`",
  vscode: "`${input:\u2026}`"
};

// src/rules/mcp/mcp-required-for-type.ts
var NO_ARGS = [
  {
    clients: ["github", "copilot-cli"],
    severity: "warning",
    why: "github.com and the Copilot CLI want `args` with every local server, also where the list is empty."
  }
], mcpRequiredForType = serverRule({
  id: "mcp-required-for-type",
  description: "An MCP server lacks the key that its type cannot do without",
  effects: {
    agent: [
      {
        clients: ["github", "copilot-cli"],
        severity: "error",
        why: "github.com and the Copilot CLI cannot start the server, and the agent does without its tools."
      }
    ],
    portable: [
      {
        clients: ["claude", "copilot-cli"],
        severity: "error",
        why: "Claude Code and the Copilot CLI cannot start the server, and go on without its tools."
      }
    ],
    vscode: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code cannot start the server, and goes on without its tools."
      }
    ]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check(server, report, text) {
    if (server.dialect !== "agent" && isBroken(text.json))
      return;
    let { name, value, nameRange } = server, transport = transportOf(server), wanted = transport === "remote" ? "url" : transport === "local" && value.type !== "sdk" ? "command" : void 0;
    if (wanted !== void 0 && isMissing3(value[wanted])) {
      let type = typeof value.type == "string" ? `, which is of type \`${value.type}\`,` : "";
      report(server.rangeOfKey([wanted]) ?? nameRange, {
        message: `The server ${quoteText(name)}${type} has no \`${wanted}\``,
        hint: wanted === "url" ? "Write the address of the server as `url`." : "Write the program that is the server as `command`."
      });
    } else wanted === "command" && server.dialect === "agent" && !("args" in value) ? report(
      nameRange,
      {
        message: `The server ${quoteText(name)} has no \`args\``,
        hint: "Write `args: []` where the program takes none."
      },
      { effects: NO_ARGS }
    ) : value.type === void 0 && transport === void 0 && server.dialect !== "agent" && !("type" in value) && report(nameRange, {
      message: `The server ${quoteText(name)} has neither \`command\` nor \`url\``,
      hint: "Write the program that is the server as `command`, or its address as `url`."
    });
  }
});
function isMissing3(value) {
  return typeof value != "string" || value.trim() === "";
}

// src/rules/mcp/mcp-root-key.ts
var mcpRootKey = {
  id: "mcp-root-key",
  scope: "file",
  kinds: ["mcp"],
  description: "A list of MCP servers stands under a key that its readers do not look at",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code looks for `servers` in its own file, and starts no server that is listed elsewhere."
    },
    {
      clients: ["claude", "copilot-cli"],
      severity: "error",
      why: "Claude Code and the Copilot CLI look for `mcpServers`, and start no server that is listed elsewhere."
    }
  ],
  fixes: "Writes the key that is looked for.",
  source: "https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",
  collect({ json }) {
    let { value } = json;
    if (!isRecord(value))
      return;
    let has = ROOTS.filter((root) => Object.hasOwn(value, root)), lists = Object.keys(value).slice(0, MAX_KEYS3).flatMap((key) => {
      let isAround = isAroundList(key, value[key]), range = isAround || isListName(key) && isRecord(value[key]) ? json.rangeOfKey([key]) : void 0;
      return range === void 0 ? [] : [{ key, range, isAround }];
    });
    return lists.length === 0 ? void 0 : { has, lists };
  },
  check({ has, lists }, { path }, report) {
    let wanted = /(?:^|\/)\.vscode\/mcp\.json$/.test(path) ? "servers" : "mcpServers";
    if (!has.includes(wanted))
      for (let { key, range, isAround } of lists)
        report(
          range,
          {
            message: `${quoteText(key)} is not read in this file`,
            hint: isAround ? `Write \`${wanted}\` at the top of the file, without a key around it.` : `Write \`${wanted}\`.`
          },
          lists.length === 1 && !isAround ? { fix: { kind: "edits", edits: [{ ...range, text: `"${wanted}"` }] } } : {}
        );
  }
}, ROOTS = ["servers", "mcpServers"], MAX_KEYS3 = 100;
function isListName(key) {
  return key.length < 16 && /^(?:mcp)?servers?$/.test(key.toLowerCase().replaceAll(/[-_]/g, ""));
}
function isAroundList(key, value) {
  return key === "mcp" && isRecord(value) && ROOTS.some((root) => isRecord(value[root]));
}

// src/rules/mcp/mcp-secret-prefix.ts
var PREFIX = "COPILOT_MCP_", REFERENCE = /\$(?:(?<plain>[A-Z_][A-Z0-9_]*)|\{(?<braced>[A-Z_][A-Z0-9_]*)(?:\}|:-)|\{\{\s*(?:secrets|vars)\.(?<context>[A-Za-z_]\w*)\s*\}\})/g, ALWAYS_SET = /* @__PURE__ */ new Set(["HOME", "PATH", "PWD", "USER", "SHELL", "TMPDIR", "LANG"]), mcpSecretPrefix = serverRule({
  id: "mcp-secret-prefix",
  description: "An MCP server of an agent asks for a secret or variable that is out of its reach",
  effects: {
    agent: [
      {
        clients: ["github"],
        severity: "warning",
        why: `github.com hands only secrets and variables to servers whose names start with \`${PREFIX}\`, so the server starts without this one.`
      }
    ]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#variable-substitution",
  check(server, report, text) {
    let own = isRecord(server.value.env) ? server.value.env : {};
    for (let given of stringsOf(server))
      for (let { 0: written, groups } of given.value.matchAll(REFERENCE)) {
        let name = groups?.plain ?? groups?.braced ?? groups?.context ?? "", isOwn = given.key === "args" && Object.hasOwn(own, name);
        !name.startsWith(PREFIX) && !ALWAYS_SET.has(name) && !isOwn && report(rangeOfPart(text, server, given, written) ?? server.nameRange, {
          message: `${quoteText(name)} does not start with \`${PREFIX}\``,
          hint: `Call it \`${PREFIX}${name.slice(0, 40)}\`, here and where it is set.`
        });
      }
  }
});

// src/rules/mcp/mcp-server-type.ts
var mcpServerType = serverRule({
  id: "mcp-server-type",
  description: "The `type` of an MCP server is none that its readers know",
  effects: {
    agent: [
      {
        clients: ["github", "copilot-cli"],
        severity: "error",
        why: "github.com and the Copilot CLI do not know how to reach the server, and start the agent without its tools."
      }
    ],
    portable: [
      {
        clients: ["claude", "copilot-cli"],
        severity: "error",
        why: "Claude Code and the Copilot CLI do not know how to reach the server, and go on without its tools."
      }
    ],
    vscode: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code does not know how to reach the server, and goes on without its tools."
      }
    ]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check({ dialect, name, value, nameRange, rangeOf: rangeOf2, rangeOfKey }, report) {
    let { type } = value, types = TYPES3[dialect], offered = Object.keys(types).filter((known5) => known5 !== "sdk").map((known5) => `\`${known5}\``).join(", ");
    if (type === void 0 && dialect === "agent" && !Object.hasOwn(value, "type"))
      report(nameRange, {
        message: `The server ${quoteText(name)} has no \`type\``,
        hint: `Write one of ${offered}.`
      });
    else if (type !== void 0 && !(typeof type == "string" && Object.hasOwn(types, type))) {
      let range = rangeOf2(["type"]) ?? rangeOfKey(["type"]) ?? nameRange;
      report(range, {
        message: typeof type == "string" ? `${quoteText(type)} is no type of an MCP server` : `The \`type\` of ${quoteText(name)} is no text`,
        hint: `Write one of ${offered}.`
      });
    }
  }
});

// src/rules/mcp/mcp-sse-deprecated.ts
var WHY5 = "still reads the type, which the MCP specification replaced by `http` in March 2025.", mcpSseDeprecated = serverRule({
  id: "mcp-sse-deprecated",
  description: "An MCP server is of the retired type `sse`",
  effects: {
    agent: [{ clients: ["github", "copilot-cli"], severity: "info", why: `github.com ${WHY5}` }],
    portable: [{ clients: ["claude", "copilot-cli"], severity: "info", why: `Claude Code ${WHY5}` }],
    vscode: [{ clients: ["vscode"], severity: "info", why: `VS Code ${WHY5}` }]
  },
  source: "https://modelcontextprotocol.io/specification/2025-03-26/changelog",
  check({ value, nameRange, rangeOf: rangeOf2 }, report) {
    value.type === "sse" && report(rangeOf2(["type"]) ?? nameRange, {
      message: "The type `sse` is retired",
      hint: "Write `http`, and the address at which the server speaks it."
    });
  }
});

// src/rules/mcp/mcp-tools-required.ts
var mcpToolsRequired = serverRule({
  id: "mcp-tools-required",
  description: "An MCP server of an agent does not list its tools",
  effects: {
    agent: [
      {
        clients: ["github"],
        severity: "error",
        why: "github.com wants the list, and without it offers the agent no tool of the server."
      }
    ]
  },
  source: "https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers",
  check({ name, value, nameRange, rangeOf: rangeOf2, rangeOfKey }, report) {
    let { tools } = value;
    Object.hasOwn(value, "tools") ? Array.isArray(tools) ? tools.length === 0 && report(rangeOf2(["tools"]) ?? nameRange, {
      message: `The list of the \`tools\` of ${quoteText(name)} is empty`,
      hint: HINT2
    }) : report(rangeOf2(["tools"]) ?? rangeOfKey(["tools"]) ?? nameRange, {
      message: `The \`tools\` of ${quoteText(name)} are no list`,
      hint: HINT2
    }) : report(nameRange, { message: `The server ${quoteText(name)} has no \`tools\``, hint: HINT2 });
  }
}), HINT2 = 'List the tools that the agent may use, or write `tools: ["*"]` for all of them.';

// src/rules/mcp/mcp-unpinned-package.ts
var WHY6 = "runs whatever was published under that name last, with the secrets that the server is given.", mcpUnpinnedPackage = serverRule({
  id: "mcp-unpinned-package",
  description: "An MCP server is a package of no certain version",
  effects: {
    agent: [{ clients: ["github", "copilot-cli"], severity: "info", why: `github.com ${WHY6}` }],
    portable: [{ clients: ["claude", "copilot-cli"], severity: "info", why: `Claude Code ${WHY6}` }],
    vscode: [{ clients: ["vscode"], severity: "info", why: `VS Code ${WHY6}` }]
  },
  check({ value, nameRange, rangeOf: rangeOf2 }, report) {
    let args = Array.isArray(value.args) ? value.args : [], first = runnerIndex(value.command, args), command = first === 0 ? value.command : args[first - 1], runner = typeof command == "string" ? RUNNERS.get(nameOf2(command)) : void 0;
    if (runner === void 0)
      return;
    let index = first + packageIndex(args.slice(first), runner), name = index < first ? void 0 : args[index];
    typeof name == "string" && runner.isBare.test(name) && report(rangeOf2(["args", index]) ?? nameRange, {
      message: `${quoteText(name)} is run in whatever version is newest`,
      hint: `Write the version behind it: \`${name.replace(/@(?:latest|next)$/, "").slice(0, 40)}${runner.example}\`.`
    });
  }
}), NPM = {
  isBare: /^(?:@[a-z0-9][\w.-]{0,100}\/)?[a-z0-9][\w.-]{0,200}(?:@(?:latest|next))?$/i,
  example: "@1.2.3",
  withValue: /* @__PURE__ */ new Set(["-c", "--call", "-w", "--workspace", "--registry", "--cache", "--prefix"])
}, PYTHON = {
  isBare: /^[a-z0-9][\w.-]{0,200}(?:\[[\w,-]{0,100}\])?(?:@latest)?$/i,
  example: "==1.2.3",
  withValue: /* @__PURE__ */ new Set([
    "--from",
    "--with",
    "--python",
    "-p",
    "--index-url",
    "--index",
    "--directory",
    "--env-file",
    "--spec"
  ])
}, RUNNERS = /* @__PURE__ */ new Map([
  ["npx", NPM],
  ["bunx", NPM],
  ["pnpm", { ...NPM, verb: /^dlx$/ }],
  ["yarn", { ...NPM, verb: /^dlx$/ }],
  ["uvx", { ...PYTHON, example: "@1.2.3" }],
  ["pipx", { ...PYTHON, verb: /^run$/ }]
]);
function runnerIndex(command, args) {
  return typeof command == "string" && nameOf2(command).toLowerCase() === "cmd" && /^\/c$/i.test(String(args[0])) ? 2 : 0;
}
function nameOf2(command) {
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
var VARIABLE2 = /\$\{(?:\{(?<expression>[^{}]{0,200})\}\}|(?<name>[^{}]{0,200})\})/g, mcpUnsupportedVariable = serverRule({
  id: "mcp-unsupported-variable",
  description: "An MCP server uses a variable that its readers do not put a value for",
  effects: {
    agent: [
      {
        clients: ["github", "copilot-cli"],
        severity: "error",
        why: "github.com and the Copilot CLI put in values for `$NAME`, `${NAME}` and `${{ secrets.NAME }}` only; the server gets this as it is written."
      }
    ],
    portable: [
      {
        clients: ["claude", "copilot-cli"],
        severity: "error",
        why: "Claude Code and the Copilot CLI put in values for `${NAME}` and `${NAME:-other}` only; the server gets this as it is written."
      }
    ],
    vscode: [
      {
        clients: ["vscode"],
        severity: "error",
        why: "VS Code knows no such variable, and the server gets it as it is written or does not start."
      }
    ]
  },
  check(server, report, text) {
    for (let given of stringsOf(server))
      for (let { 0: written, groups } of given.value.matchAll(VARIABLE2)) {
        let fault = groups?.expression === void 0 ? faultOf2(server.dialect, groups?.name ?? "", text) : faultOfExpression(server.dialect, groups.expression.trim());
        fault !== void 0 && report(rangeOfPart(text, server, given, written) ?? server.nameRange, {
          message: `${quoteText(written)} ${fault.message}`,
          hint: fault.hint
        });
      }
  }
}), EDITOR_VARIABLES = /^(?:workspaceFolder|workspaceFolderBasename|userHome|pathSeparator|cwd|file|fileDirname|fileBasename|relativeFile|execPath)$/, EDITOR_PREFIX = /^(?:input|env|config|command|workspaceFolder|extensionInstallFolder):(?!-)/;
function faultOf2(dialect, name, text) {
  if (dialect === "vscode")
    return faultInEditor(name, text);
  if (!(!EDITOR_PREFIX.test(name) && !EDITOR_VARIABLES.test(name)))
    return {
      message: "is a variable of VS Code",
      hint: dialect === "agent" ? "Set a secret whose name starts with `COPILOT_MCP_`, and write `$COPILOT_MCP_\u2026` here." : "Write `${NAME}` for a variable of the environment."
    };
}
function faultInEditor(name, text) {
  if (name.startsWith("input:")) {
    let id = name.slice(6);
    return definesInput(text, id) ? void 0 : { message: "has no entry in `inputs`", hint: `Add one with \`"id": ${JSON.stringify(id.slice(0, 40))}\`.` };
  }
  return /^[A-Z][A-Z0-9_]*$/.test(name) ? { message: "is no variable of VS Code", hint: `Write \`\${env:${name.slice(0, 40)}}\`.` } : void 0;
}
function definesInput({ json: { value } }, id) {
  let inputs = isRecord(value) ? value.inputs : void 0;
  return Array.isArray(inputs) && inputs.some((input) => isRecord(input) && input.id === id);
}
function faultOfExpression(dialect, expression) {
  if (!(dialect === "agent" && /^(?:secrets|vars)\.\w+$/.test(expression)))
    return dialect === "agent" ? { message: "is neither a secret nor a variable", hint: "Write `${{ secrets.COPILOT_MCP_\u2026 }}`." } : { message: "is an expression of GitHub Actions", hint: "Write a variable of the environment." };
}

// src/rules/mcp/index.ts
var MCP_RULES = [
  mcpDuplicateServer,
  mcpInsecureUrl,
  mcpInternalHost,
  mcpJsonSyntax,
  mcpKeyForType,
  mcpPlaceholder,
  mcpPlaintextSecret,
  mcpRequiredForType,
  mcpRootKey,
  mcpSecretPrefix,
  mcpServerType,
  mcpSseDeprecated,
  mcpToolsRequired,
  mcpUnpinnedPackage,
  mcpUnsupportedVariable
];

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
  description: "A prompt asks for an agent that there is not",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code finds no agent by that name, reports it, and runs the prompt in the one that happens to be chosen."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  collect(text) {
    if (text.kind === "agent")
      return { kind: "agent", head: readAgentHead(text) };
    let asked = writtenAgent(text);
    return asked && { kind: "prompt", asked };
  },
  check(facts, report) {
    let prompts = facts.flatMap(
      ({ file, fact }) => fact.kind === "prompt" && isUsedHere(file) ? [{ file, ...fact.asked }] : []
    ), agents = facts.flatMap(({ file, fact }) => fact.kind === "agent" ? [{ file, fact: fact.head }] : []), directory = agentDirectory(prompts.length === 0 ? [] : agents), searches = MAX_SEARCHES2;
    for (let { file, name, range } of prompts) {
      if (directory.isBuiltIn(name) || directory.find(name).length > 0)
        continue;
      let near = searches > 0 ? directory.nearest(name) : void 0;
      searches -= 1, (near !== void 0 || agents.length <= MAX_OWN_AGENTS2) && report(file, range, {
        message: `There is no agent \`${cutText(name)}\``,
        hint: near === void 0 ? "Write `ask`, `edit`, `agent`, `plan`, or the `name` of an agent as its file gives it." : `Did you mean \`${cutText(near)}\`? Letter case counts.`
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
  description: "A prompt has a frontmatter and nothing to ask",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code sends an empty prompt to the model, as what it sends is the body."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(checked, report) {
    let { text, frontmatter } = checked, isClosed = frontmatter.problems.every(({ code }) => code !== "fence-unclosed" && code !== "fence-loose");
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === "" && !startsAgent(checked)) {
      let end = text.indexOf(`
`);
      report(
        { start: 0, end: end < 0 ? text.length : end },
        { message: "The prompt has no text", hint: "Write below the frontmatter what the model is to do." }
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
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code shows the description beside the name when people type `/`; without one they have to guess."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check({ kind, text, frontmatter }, report) {
    if (Object.hasOwn(frontmatter.data, "description") || frontmatter.problems.length > 0 || text.trim() === "" || !frontmatter.present && hasLateHead(kind, text))
      return;
    let end = text.indexOf(`
`);
    report(
      { start: 0, end: frontmatter.present ? end < 0 ? text.length : end : 0 },
      { message: "The prompt has no `description`", hint: "Say in one sentence what it is for: `description: \u2026`." }
    );
  }
};

// src/rules/prompts/prompt-duplicate-command.ts
var promptDuplicateCommand = {
  id: "prompt-duplicate-command",
  scope: "repository",
  kinds: ["prompt", "skill"],
  description: "A prompt has the same command as another prompt or a skill",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code offers both under the same `/` command, and people cannot tell which one they start."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  collect({ kind, frontmatter, text }) {
    if (kind === "skill" && frontmatter.data["user-invocable"] === !1)
      return;
    let name = frontmatter.data.name, end = text.indexOf(`
`);
    return {
      range: frontmatter.rangeOf(["name"]) ?? { start: 0, end: end < 0 ? text.length : end },
      ...typeof name == "string" && name.trim() !== "" && { name: copyOf(name.trim()) }
    };
  },
  check(facts, report) {
    let commands = facts.filter(({ file }) => file.standing !== "stray" && (file.kind === "prompt" || file.clients.includes("vscode"))).map(({ file, fact }) => ({ file, range: fact.range, name: fact.name ?? file.name }));
    for (let group of groupBy(commands, ({ file, name }) => `${file.root}
${name}`).values()) {
      let prompts = group.filter(({ file }) => file.kind === "prompt"), skill = group.find(({ file }) => file.kind === "skill"), first = skill ?? prompts[0];
      for (let { file, range, name } of skill === void 0 ? prompts.slice(1) : prompts)
        report(file, range, {
          message: `\`/${cutText(name)}\` is also the command of the ${first === void 0 ? "other" : nameOf3(first.file)}`,
          hint: "Give one of them another `name`."
        });
    }
  }
};
function nameOf3({ kind, path }) {
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
], OF_TASKS = /* @__PURE__ */ new Set([
  "cwd",
  "defaultBuildTask",
  "execPath",
  "extensionInstallFolder",
  "fileDirnameBasename",
  "fileExtname",
  "fileWorkspaceFolder",
  "lineNumber",
  "pathSeparator",
  "relativeFile",
  "relativeFileDirname",
  "userHome",
  "workspaceRoot",
  "workspaceRootFolderName"
]), OF_TASKS_WITH_NAME = /* @__PURE__ */ new Set(["command", "config", "env"]);
function isVariableOfTasks({ name, argument, start }, checked) {
  return (argument === void 0 ? OF_TASKS.has(name) : OF_TASKS_WITH_NAME.has(name)) && !isInCode(checked, start);
}
function isInCode({ markdown }, offset) {
  return markdown.codeRanges.some(({ start, end }) => start <= offset && offset < end);
}
var MAX_LENGTH3 = 200, MAX_FOUND4 = 200;
function readVariables(checked) {
  let { text } = checked, found = [];
  for (let at = text.indexOf("${"); at >= 0 && found.length < MAX_FOUND4; at = text.indexOf("${", at + 2)) {
    let written = /^\$\{([A-Za-z_][\w-]*)(?::([^{}\n]*))?\}/.exec(text.slice(at, at + MAX_LENGTH3)), [whole = "", name = "", argument] = written ?? [];
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
  let isNearlyInput = name !== "input" && editsUpTo(1, name, "input") !== void 0, madeUp = Object.hasOwn(MADE_UP, name) ? MADE_UP[name] : void 0;
  return argument === void 0 ? madeUp : isNearlyInput ? `input:${argument}` : void 0;
}
function meantVariable(name) {
  if (VARIABLES2.some((known5) => known5 === name) || name === name.toUpperCase())
    return;
  let plain = plainName(name), same = VARIABLES2.find((known5) => plainName(known5) === plain);
  if (same !== void 0)
    return { name: same, isCertain: !0 };
  let near = VARIABLES2.find(
    (known5) => editsUpTo(allowedEdits(known5), name.toLowerCase(), known5.toLowerCase()) !== void 0
  );
  return near === void 0 ? void 0 : { name: near, isCertain: !1 };
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
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code asks for no value and sends the variable to the model as it is written."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report) {
    if (text.text.includes("${input"))
      for (let { name, argument, start, end } of readVariables(text))
        name === "input" && (argument === void 0 ? !isInCode(text, start) : isBlankName(argument)) && report(
          { start, end },
          {
            message: `\`${cutText(text.text.slice(start, end))}\` has no name`,
            hint: "Name what is asked for, as in `${input:name}` or `${input:name:placeholder}`."
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
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code reports the key as deprecated, and passes over it where the file also has `agent`."
    }
  ],
  fixes: "Calls the key `agent`, unless the file has that one too.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check({ frontmatter }, report) {
    let key = frontmatter.rangeOfKey(["mode"]);
    if (key !== void 0) {
      let hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR3);
      report(
        key,
        {
          message: "`mode` is the old name of `agent`",
          hint: hasBoth ? "Take it out: `agent` is there already." : "Write `agent`."
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
  description: "A prompt names tools for an agent that uses none",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code passes over `tools` unless the prompt runs in an agent that uses tools, and `ask` and `edit` do not."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report) {
    let key = text.frontmatter.rangeOfKey(["tools"]), agent = key === void 0 ? void 0 : writtenAgent(text);
    key !== void 0 && agent !== void 0 && WITHOUT_TOOLS.has(agent.name.toLowerCase()) && report(key, {
      message: `\`tools\` has no effect with \`agent: ${cutText(agent.name)}\``,
      hint: "Write `agent: agent`, or take `tools` out."
    });
  }
};

// src/rules/prompts/prompt-unknown-key.ts
var promptUnknownKey = {
  id: "prompt-unknown-key",
  kinds: ["prompt"],
  description: "A prompt has a key that VS Code does not know",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code marks the key as not supported and ignores it."
    }
  ],
  fixes: "Writes the key that was meant, where it takes the same value and the file has it not yet.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  ...judgeKeys("unknown", sayUnknown("prompts"))
};

// src/rules/prompts/prompt-variable-unknown.ts
var promptVariableUnknown = {
  id: "prompt-variable-unknown",
  scope: "text",
  kinds: ["prompt"],
  looksFor: { parts: ["${"] },
  description: "A prompt has a variable that looks like one of those that are filled in, and is none",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code knows no variable of that name and sends it to the model as it is written."
    }
  ],
  fixes: "Writes the variable as VS Code spells it, where nothing but capitals, `_` or `-` differ.",
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  check(text, report) {
    if (text.text.includes("${"))
      for (let variable of readVariables(text)) {
        let { name, nameRange, argument, start, end } = variable;
        if (isVariableOfTasks(variable, text)) {
          report(nameRange, {
            message: `\`${cutText(text.text.slice(start, end))}\` is a variable of tasks, and none of prompts`,
            hint: "Say in words what is meant, or ask for it: `${input:name}`."
          });
          continue;
        }
        let known5 = variableFor(variable, text), meant = known5 !== void 0 ? { name: known5, isCertain: !1 } : argument === void 0 ? meantVariable(name) : void 0;
        meant !== void 0 && report(
          nameRange,
          {
            message: `\`\${${cutText(name)}}\` is no variable`,
            hint: `Write \`\${${meant.name}}\`${meant.isCertain ? "" : ", if that is what was meant"}.`
          },
          meant.isCertain ? { fix: { kind: "edits", edits: [{ ...nameRange, text: meant.name }] } } : {}
        );
      }
  }
};

// src/rules/prompts/index.ts
var PROMPT_RULES = [
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
  if (isPlaceholder2(target))
    return UNKNOWN;
  let resolved = resolveReference(from, target);
  if (resolved.kind !== "inside")
    return resolved.kind === "outside" && /^(?:\.\.?\/)/.test(target) && !target.includes("\\") ? { kind: "outside" } : UNKNOWN;
  let path = resolved.path.replace(/\/$/, ""), stands = (at) => paths.has(at) || paths.hasFolder(at), inRoot = target.startsWith("/") ? joinPath(root, path) : path;
  if (stands(path) || stands(inRoot))
    return { kind: "here", path: stands(path) ? path : inRoot };
  if (parentsOf(path).some((parent) => paths.has(parent)))
    return UNKNOWN;
  let spelled = paths.spelled(path);
  if (spelled !== void 0)
    return { kind: "other-case", path, spelled };
  if (!looksLikePath(target))
    return UNKNOWN;
  let fromRoot = resolveReference("", target);
  return fromRoot.kind === "inside" && stands(fromRoot.path) ? { kind: "missing", path, fromRoot: fromRoot.path } : { kind: "missing", path };
}
var PLACEHOLDER = /[{}<>*$[\]|…]|\.\.\.|%7B|\bpath[/-]to\b|\byour[-_]|\brelative[/-]path\b|\bX{2,}\b|YYYY|\bexample[-_/]|^\.?\/?(?:url|link|path|file)(?:\.md)?$/i;
function isPlaceholder2(target) {
  return PLACEHOLDER.test(target);
}
function looksLikePath(target) {
  let path = target.replace(/[#?].*$/s, "");
  return /^[\w.@~%()+,& /-]*$/u.test(path) ? /\/|\.[a-z]\w{0,9}$/i.test(path) : path.includes("/") && !/\s/.test(path);
}

// src/rules/references/reference-rule.ts
function referenceRule({ find, judge, ...head }) {
  return {
    ...head,
    scope: "repository",
    kinds: "all",
    collect(text) {
      let found = text.format === "markdown" ? find(text) : [];
      return found.length === 0 ? void 0 : found;
    },
    async check(facts, report, repository) {
      let own = facts.filter(({ file }) => file.level === "repository"), judgeReference = judge(own, repository);
      for (let { file, fact } of own)
        await checkReferences({ file, fact }, judgeReference, report, repository);
    }
  };
}
var MAX_FAULTS2 = 50;
async function checkReferences({ file, fact }, judgeReference, report, repository) {
  let faults = [];
  for (let reference2 of fact) {
    let fault = faults.length < MAX_FAULTS2 ? await judgeReference(reference2, file, repository) : void 0;
    fault !== void 0 && faults.push({ ...fault, reference: reference2 });
  }
  let isProse3 = faults.some(({ reference: reference2 }) => reference2.form !== "path") ? await outsideOfCode(file, repository) : () => !1, ignoredBy = await readIgnored(
    repository,
    faults.flatMap(({ absent }) => absent ?? [])
  ), isIgnored = ({ absent }) => absent !== void 0 && ignoredBy(absent) !== void 0;
  for (let { reference: reference2, said, particulars } of faults.filter((fault) => !isIgnored(fault)))
    (reference2.form === "path" || isProse3(reference2.start)) && report(file, { start: reference2.start, end: reference2.end }, said, particulars);
}
async function outsideOfCode({ path, kind }, repository) {
  let source = await repository.read(path);
  if (source === void 0)
    return () => !1;
  let { hiddenAt } = (await openText(kind, source.text, !1)).markdown;
  return (offset) => hiddenAt(offset) === void 0;
}

// src/rules/references/agent-reference-not-found.ts
var agentReferenceNotFound = referenceRule({
  id: "agent-reference-not-found",
  description: "A text names the file of an agent that is not there",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code have no such agent, so what the text says of it is never so."
    }
  ],
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
            message: `No file of the repository is called ${inBackticks(target)}`,
            hint: target.endsWith(".chatmode.md") ? "Chat modes have become agents: name the `.agent.md` that is meant, or take the sentence out." : "Name an agent that is there, or take the sentence out."
          }
        };
    };
  }
}), FILE = /(?<![\w./*{}<>[\]$-])(?:(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/)?([a-z\d][\w-]{1,80}\.(?:agent|chatmode)\.md)\b/gi, NOT_MEANT = /\b(?:create|creates|creating|generate|generates|write|writes|save|saves|name|named|called|rename|renamed|output|produce|produces|add|e\.g\.|example|examples|such as|like|convention|format)\b/i, ANY = /^(?:my|your|our|name|agent|agent-name|agentname|custom|custom-agent|example|sample|test|foo|bar|xyz?|file|filename)(?:-(?:agent|name|custom))*\./i, MAX_FOUND5 = 50, LINE_BEFORE = 300;
function findAgentFiles({ text, body, markdown }) {
  if (!text.includes(".agent.md") && !text.includes(".chatmode.md"))
    return [];
  let found = [];
  FILE.lastIndex = body.start;
  for (let match = FILE.exec(text); match !== null && found.length < MAX_FOUND5; match = FILE.exec(text)) {
    let { 0: written, 1: target = "", index } = match, start = index + written.length - target.length, lineStart = Math.max(text.lastIndexOf(`
`, index) + 1, index - LINE_BEFORE);
    !NOT_MEANT.test(text.slice(lineStart, index)) && !ANY.test(target) && !isPlaceholder2(target) && !mayBeMissing(text, { start: index, end: index + written.length }) && !isLinkText(text, index) && !markdown.isFenced(start) && found.push({ start, end: start + target.length, target: Buffer.from(target).toString(), form: "path" });
  }
  return found;
}
function isLinkText(text, start) {
  return /[[(:]$/.test(text.slice(Math.max(0, start - 2), start).trimEnd());
}

// src/text/markdown/link-targets.ts
var MAX_TARGETS = 500;
function findLocalTargets(text, part) {
  let targets2 = [];
  return addTargets(targets2, text, part, "](", inlineTarget), addTargets(targets2, text, part, "]:", definedTarget), targets2;
}
function addTargets(targets2, text, { start, end }, sign, read) {
  let lineEnd = 0;
  for (let at = text.indexOf(sign, start); at >= 0 && at < end; at = text.indexOf(sign, at + sign.length))
    if (!isAddress(text, at + sign.length) && targets2.length < MAX_TARGETS) {
      lineEnd = at < lineEnd ? lineEnd : lineEndAfter(text, at);
      let target = read(text, at, lineEnd);
      target !== void 0 && targets2.push(target);
    }
}
function isAddress(text, at) {
  return text.startsWith("http", at) || text.startsWith("mailto:", at);
}
function lineEndAfter(text, at) {
  let newline = text.indexOf(`
`, at);
  return newline < 0 ? text.length : newline;
}
var MAX_TEXT_CHARACTERS = 500;
function inlineTarget(text, bracket, lineEnd) {
  if (text[bracket - 1] === "\\")
    return;
  let address = readAddress(text, bracket + 2, lineEnd);
  if (address === void 0 || !/[)\s]/.test(text.charAt(address.end)))
    return;
  let before3 = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket);
  return { ...address.target, isPicture: before3.charAt(before3.lastIndexOf("[") - 1) === "!" };
}
function definedTarget(text, bracket, lineEnd) {
  let before3 = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket), line = before3.slice(before3.lastIndexOf(`
`) + 1), address = /^[ \t>]*\[[^\]^[][^\][]*$/.test(line) ? readTarget(text, bracket + 2, lineEnd) : void 0;
  return address === void 0 || isAddress(text, address.target.start) || text.slice(address.end, lineEnd).trim() !== "" ? void 0 : { ...address.target, isPicture: !1 };
}

// src/rules/references/find-references.ts
var findLinks = oncePerText2(
  ({ text, body, markdown }) => findLocalTargets(text, body).filter(({ start }) => !markdown.isFenced(start)).map(({ start, end, isPicture }) => ({
    start,
    end,
    target: copyOf3(text.slice(start, end).replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")),
    form: isPicture ? "picture" : "link"
  }))
), LINK_PARTS = ["](", "]:"], findFileVariables = oncePerText2(readFileVariables), VARIABLE_PARTS = ["#file:"];
function readFileVariables({ text, body, markdown }) {
  let found = [];
  for (let at = text.indexOf(VARIABLE3, body.start); at >= 0; at = text.indexOf(VARIABLE3, at + VARIABLE3.length)) {
    let start = at + VARIABLE3.length, target = /^[^\s#]*/.exec(text.slice(start, start + MAX_PATH_CHARACTERS))?.[0].replace(/[.,;:!?)\]}>'"`*]+$/, "");
    target !== void 0 && target !== "" && !markdown.isFenced(at) && found.length < MAX_FOUND6 && found.push({ start, end: start + target.length, target: copyOf3(target), form: "variable" });
  }
  return found;
}
var VARIABLE3 = "#file:", MAX_PATH_CHARACTERS = 400, MAX_FOUND6 = 200, FOLDERS3 = [
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
], SPAN = new RegExp(`\`((?:\\./)?(?:${FOLDERS3.join("|")})/[\\w./-]{1,200}\\.[a-z]\\w{0,5})\``, "gi"), ASKED_FOR = /(?<=\b(?:follow|read|see|consult|refer to|according to)\s(?:the\s)?[`"']?)(\.{1,2}\/[\w./-]{1,200}\.md)\b/gi, findPaths = oncePerText2((text) => text.kind === "skill" ? pathsLike(SPAN, text) : text.text.includes("./") ? firstOfEach2(pathsLike(ASKED_FOR, text)).filter(({ target }) => !isMadeBy(text.text, target)) : []), PATH_PARTS = ["./", "`"];
function pathsLike(pattern, { text, body, markdown }) {
  let found = [];
  pattern.lastIndex = body.start;
  for (let match = pattern.exec(text); match !== null && found.length < MAX_FOUND6; match = pattern.exec(text)) {
    let start = match.index + match[0].indexOf(match[1] ?? ""), end = start + (match[1] ?? "").length;
    !markdown.isFenced(start) && !mayBeMissing(text, { start, end }) && found.push({ start, end, target: copyOf3(text.slice(start, end)), form: "path" });
  }
  return found;
}
var MAKES = /\b(?:creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing))\b[^\n.;]*$/i, MAX_MENTIONS = 50;
function isMadeBy(text, target) {
  let at = text.indexOf(target);
  for (let mentions = 0; at >= 0 && mentions < MAX_MENTIONS; mentions += 1) {
    if (MAKES.test(text.slice(Math.max(0, at - 100), at)))
      return !0;
    at = text.indexOf(target, at + target.length);
  }
  return !1;
}
function firstOfEach2(references) {
  let seen = /* @__PURE__ */ new Set();
  return references.filter(({ target }) => !seen.has(target) && seen.add(target));
}
function copyOf3(text) {
  return Buffer.from(text).toString();
}

// src/rules/references/file-variable-not-found.ts
var fileVariableNotFound = referenceRule({
  id: "file-variable-not-found",
  description: "`#file:` names a file that is not there",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code reports the reference and attaches nothing, so that the model works without the file."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "The agents of github.com, of the Copilot CLI and of Claude Code look for a file by that name and find nothing."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: VARIABLE_PARTS },
  find: findFileVariables,
  judge: (_facts, repository) => {
    let told = /* @__PURE__ */ new Set();
    return (reference2, file) => {
      let found = resolveTarget(reference2.target, file, repository), name = `${file.path}\0${reference2.target}`;
      if (!(found.kind !== "missing" || told.has(name)))
        return told.add(name), {
          absent: found.path,
          said: {
            message: `\`#file:\` names ${inBackticks(reference2.target)}, which does not exist`,
            hint: found.fromRoot === void 0 ? `Nothing stands at ${inBackticks(found.path)}: correct the path, or take the reference out.` : `Paths count from the file's own folder. Write \`#file:/${found.fromRoot}\` to count from the repository's root.`
          }
        };
    };
  }
});

// src/rules/references/html-comment-instruction.ts
var htmlCommentInstruction = {
  id: "html-comment-instruction",
  scope: "text",
  kinds: "all",
  description: "An HTML comment gives instructions that people do not see",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "warning",
      why: "VS Code, github.com and the Copilot CLI send the comment to the model, while a rendered page hides it from whoever reviews the file."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code takes comments out of the files that it reads at the start, so the instruction may never reach the model."
    }
  ],
  looksFor: { parts: ["<!--"] },
  check({ text, format, body, markdown }, report) {
    if (format !== "markdown")
      return;
    let reports = 0;
    for (let start = text.indexOf("<!--", body.start); start >= 0 && reports < MAX_REPORTS2; ) {
      let close = text.indexOf("-->", start + 4), end = close < 0 ? text.length : close + 3, comment = text.slice(start + 4, Math.min(close < 0 ? end : close, start + MAX_READ3)).trim(), said = instructionIn(comment);
      said !== void 0 && !markdown.isFenced(start) && markdown.hiddenAt(start) === "comment" && (reports += 1, report(
        { start, end },
        {
          message: `The comment tells a model what to do: ${inBackticks(said)}`,
          hint: "Write it where people see it, or take it out."
        }
      )), start = text.indexOf("<!--", end);
    }
  }
}, MAX_REPORTS2 = 50, MAX_READ3 = 2e3, LABEL = /^(?:(?:important|note|critical|attention|system|hidden|instructions?|rules?|(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?)(?: (?:agents?|assistants?|models?|instructions?|only))?)\b[\s:,!–—-]*)+/i, DIRECTIVE2 = /^(?:you (?:must|should|shall|are (?:required|not allowed))\b|(?:always|never)(?!\s+(?:edit|remove|delete|touch|change|modify|move))\s+[a-z`]|(?:ignore|disregard|forget|override)\s+(?:all|any|the|every|previous|prior|your|these|those|everything)\b|must (?:always|never|not)\b|make sure (?:to|that|you)\b|(?:do not|don't) (?:tell|mention|reveal|ask|run|use|show|follow|suggest|report|flag|approve)\b)/i, ORDER2 = /^(?:please )?(?:run|use|execute|include|send|write|add|follow|read|respond|reply|answer|call|install|check|ensure|ignore|skip|approve|prefer|assume|treat)\b/i, BEFORE_ANSWER = /\b(?:before|after|when|whenever) you (?:answer|respond|reply)\b/i, SPEAKS_TO_MODEL = /^\W*(?:(?:important|note|critical)\W+)?(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?|system)\b/i, FOR_OTHERS = /generated|do not edit|don't edit|by hand|in sync|maintained|todo|fixme|lint-|lintrc|prettier-|copyright|licen[cs]e|spdx|housestyle|skillsaw|agnix/i, TO_PEOPLE = /^[^\w\n]*(?:(?:note|hint|reminder|instructions?|for|to|dear|all|the)\W{1,3}){0,4}(?:maintainers?|reviewers?|contributors?|authors?|editors?|writers?|developers?|humans?)\b/im;
function instructionIn(comment) {
  if (!(FOR_OTHERS.test(comment) || TO_PEOPLE.test(comment)))
    return comment.split(/\n|(?<=[.!]) /).map((line) => line.replace(/^[\s*#>-]+/, "").trim()).find((line) => {
      let order = line.replace(LABEL, "");
      return DIRECTIVE2.test(order) || ORDER2.test(order) && (BEFORE_ANSWER.test(order) || order !== line && SPEAKS_TO_MODEL.test(line));
    });
}

// src/rules/references/link-text-mismatch.ts
var linkTextMismatch = {
  id: "link-text-mismatch",
  scope: "text",
  kinds: "all",
  description: "A link shows one address and leads to another",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "People see one address on github.com, and the models of VS Code and the other clients open the other."
    }
  ],
  looksFor: { parts: ["[http", "[www."] },
  check({ text, format, body, markdown }, report) {
    if (format !== "markdown")
      return;
    let reports = 0;
    LINK.lastIndex = body.start;
    for (let match = LINK.exec(text); match !== null && reports < MAX_REPORTS3; match = LINK.exec(text)) {
      let { shown = "", target = "" } = match.groups ?? {}, start = match.index + 1;
      !isSameHost(hostOf(shown), hostOf(target)) && markdown.hiddenAt(match.index) === void 0 && (reports += 1, report(
        { start, end: start + shown.length },
        {
          message: `The link shows ${inBackticks(shown)} and leads to ${inBackticks(target)}`,
          hint: "Write the same address in both places, or words for the text."
        }
      ));
    }
  }
}, MAX_REPORTS3 = 50, LINK = /\[(?<shown>(?:https?:\/\/|www\.)[^\]\s[]{1,500})\]\((?<target>https?:\/\/[^)\s]{1,500})\)/g;
function hostOf(address) {
  return (/^(?:https?:\/\/)?(?:www\.)?([^/?#:]*)/i.exec(address)?.[1] ?? "").toLowerCase();
}
function isSameHost(a, b) {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`) || /[…{}<>$*]|\.\.\./.test(`${a}${b}`);
}

// src/rules/references/anchors.ts
function readAnchors(text, body) {
  let anchors = /* @__PURE__ */ new Set(), repeats = /* @__PURE__ */ new Map();
  for (let title of headingsIn(text, body)) {
    let slug = slugOf(title), count2 = repeats.get(slug) ?? 0;
    repeats.set(slug, count2 + 1), anchors.add(count2 === 0 ? slug : `${slug}-${String(count2)}`);
  }
  for (let [, named] of text.matchAll(/(?:\b(?:id|name)=["']|\{#)([^"'}\s]{1,200})["'}]/g))
    anchors.add(normaliseAnchor(named ?? ""));
  return anchors;
}
function normaliseAnchor(anchor) {
  return anchor.toLowerCase().replaceAll("\uFE0F", "");
}
var MAX_TITLE_CHARACTERS = 1e3;
function headingsIn(text, body) {
  let blocks = fencedBlocks(readFenceLines(text, body), body.end), titles = [], [block, nextBlock] = [blocks[0], 1], above = NOTHING3;
  for (let start = body.start; start < body.end; ) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? body.end : newline;
    for (; block !== void 0 && block.end < start; )
      block = blocks[nextBlock], nextBlock += 1;
    let range = block !== void 0 && block.start <= end || end - start > MAX_TITLE_CHARACTERS ? NOTHING3 : { start, end }, line = MAY_MARK.test(text.charAt(range.start)) ? text.slice(range.start, range.end).trim() : "", title = /^(?:> ?)*#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
    if (title !== void 0)
      titles.push(title.replace(/[ \t]#+$/, ""));
    else if (/^(?:=+|-+)$/.test(line) && above.end > above.start) {
      let words = text.slice(above.start, above.end).trim();
      titles.push(...words === "" ? [] : [words]);
    }
    above = title === void 0 ? range : NOTHING3, start = end + 1;
  }
  return titles;
}
var NOTHING3 = { start: 0, end: 0 }, MAY_MARK = /[#>=\-\s]/;
function slugOf(title) {
  return PLAIN_TITLE.test(title) ? title.trim().toLowerCase().replaceAll(/[^a-z\d -]/g, "").replaceAll(" ", "-") : slugOfMarked(title);
}
var PLAIN_TITLE = /^[A-Za-z\d .,;()/&'"+!?-]*$/;
function slugOfMarked(title) {
  let words = title.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/<[^>]*>/g, "").replaceAll(/:[a-z\d_+-]+:/g, "").replaceAll(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "").replaceAll(/\s*\{#[^}]*\}$/g, "").trim();
  return normaliseAnchor(words).replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "").replaceAll(" ", "-");
}

// src/rules/references/markdown-anchor-not-found.ts
var markdownAnchorNotFound = referenceRule({
  id: "markdown-anchor-not-found",
  description: "A link leads to a heading that the file does not have",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "github.com and VS Code open the top of the file instead, and a model that looks for the section by its name finds none."
    }
  ],
  fixes: "Writes the name of the one heading that differs in nothing but its dashes and other signs.",
  looksFor: { parts: LINK_PARTS },
  find: (text) => withoutOwnAnchors(findLinks(text).filter(hasAnchor), text),
  judge(_facts, repository) {
    let anchorsAt = anchorReader(repository);
    return async (link, file) => {
      let [path, anchor] = splitAnchor(link.target), found = path === "" ? { kind: "here", path: file.path } : resolveTarget(path, file, repository), anchors = found.kind === "here" && /\.(?:md|markdown)$/i.test(found.path) ? await anchorsAt(found.path) : void 0, wanted = wantedAnchor(anchor);
      if (anchors === void 0 || wanted === void 0 || anchors.has(wanted))
        return;
      let near = nearest2(wanted, anchors);
      return {
        said: {
          message: `No heading of ${path === "" ? "this file" : inBackticks(path)} is ${inBackticks(`#${anchor}`)}`,
          hint: near === void 0 ? "Name a heading that is there." : `Did you mean ${inBackticks(`#${near}`)}?`
        },
        particulars: near === void 0 ? {} : fixOf(link, anchor, wanted, near)
      };
    };
  }
});
function withoutOwnAnchors(links, text) {
  let own = lazily(() => readAnchors(text.text, text.body));
  return links.filter(({ target }) => {
    let [path, anchor] = splitAnchor(target), wanted = path === "" ? wantedAnchor(anchor) : void 0;
    return path !== "" || wanted !== void 0 && !own().has(wanted);
  });
}
function hasAnchor({ target, form }) {
  return form === "link" && /^[^?]*#./.test(target);
}
function splitAnchor(target) {
  let sign = target.indexOf("#");
  return [target.slice(0, sign), target.slice(sign + 1)];
}
function wantedAnchor(anchor) {
  if (!/^(?:L\d+|top$|user-content-|:~:)|[{}<>$…]|\.\.\./.test(anchor))
    try {
      return normaliseAnchor(decodeURIComponent(anchor));
    } catch (error) {
      if (error instanceof URIError)
        return;
      throw error;
    }
}
function anchorReader(repository) {
  let known5 = /* @__PURE__ */ new Map();
  return async (path) => {
    let before3 = known5.get(path) ?? anchorsIn(path, repository);
    return known5.set(path, before3), await before3;
  };
}
async function anchorsIn(path, repository) {
  let source = await repository.read(path);
  return source && readAnchors(source.text, (await openText("skill", source.text, !1)).body);
}
function nearest2(wanted, anchors) {
  let near = [...anchors].filter(
    (anchor) => lettersOf(anchor) === lettersOf(wanted) || anchor.startsWith(`${wanted}-`) || wanted.startsWith(`${anchor}-`)
  );
  return near.length === 1 ? near[0] : void 0;
}
function lettersOf(anchor) {
  return anchor.replaceAll(/[^\p{L}\p{N}]/gu, "");
}
function fixOf({ end, target, ...link }, anchor, wanted, near) {
  return lettersOf(wanted) === lettersOf(near) && end - link.start === target.length ? { fix: { kind: "edits", edits: [{ start: end - anchor.length, end, text: near }] } } : {};
}

// src/rules/references/repeated-lines.ts
function repeatedBlocks(source, body, counts) {
  if (!mayRepeat(source.text, body))
    return [];
  let lines = filledLines(source, body), repeated = windowsOf(lines);
  return repeated === void 0 ? [] : blocksAmong(source.text, lines, repeated, counts);
}
var FEW_LINES = 6, STEP = 8 - FEW_LINES + 1;
function mayRepeat(text, body) {
  let ends = /* @__PURE__ */ new Map(), lengths = [], key = 0;
  for (let start = body.start; start < body.end; ) {
    let newline = text.indexOf(`
`, start), length = (newline < 0 ? text.length : newline) - start;
    if (start += length + 1, length > 1) {
      let count2 = lengths.push(length), gone = count2 > FEW_LINES ? lengths[count2 - FEW_LINES - 1] ?? 0 : 0;
      key = Math.imul(key, BASE) + length - Math.imul(gone, OLDEST_OF_FEW) | 0;
      let end = ends.get(key);
      if (end !== void 0 && count2 >= end + 8)
        return !0;
      end === void 0 && count2 % STEP === 0 && ends.set(key, count2);
    }
  }
  return !1;
}
function filledLines({ lineStarts, text }, { start: from, end: to }) {
  let lines = [];
  for (let index = 0; index < lineStarts.length; index += 1) {
    let start = lineStarts[index] ?? 0, length = Math.min(to, (lineStarts[index + 1] ?? text.length + 1) - 1) - start;
    start >= from && length > 1 && lines.push({ start, length, line: index + 1 });
  }
  return lines;
}
var BASE = 1000003;
function windowsOf(lines) {
  let firsts = /* @__PURE__ */ new Map(), repeated, key = 0;
  for (let index = 0; index < lines.length; index += 1) {
    let gone = lines[index - 8]?.length ?? 0;
    key = Math.imul(key, BASE) + (lines[index]?.length ?? 0) - Math.imul(gone, OLDEST) | 0;
    let begin = index - 8 + 1, first = begin < 0 ? 0 : firsts.get(key);
    first === void 0 ? firsts.set(key, begin) : begin >= first + 8 && (repeated ??= /* @__PURE__ */ new Map(), repeated.set(begin, first));
  }
  return repeated;
}
var OLDEST = weightBehind(8), OLDEST_OF_FEW = weightBehind(FEW_LINES);
function weightBehind(lines) {
  return Array.from({ length: lines }).reduce((power) => Math.imul(power, BASE), 1);
}
function blocksAmong(text, lines, repeated, counts) {
  let blocks = [], words = (index) => {
    let line = lines[index];
    return line && text.slice(line.start, line.start + line.length).trim();
  }, covered = 0;
  for (let [index, first] of repeated) {
    if (index < covered || !counts(lines[index]?.start ?? 0) || blocks.length === 20)
      continue;
    let exact = follow(words, { first, again: index }, 1, 0);
    covered = index + exact.pairs;
    let prose = lines.slice(index, index + exact.pairs).filter(({ start }) => counts(start));
    if ((lines[covered - 1]?.line ?? 0) - (lines[index]?.line ?? 0) + 1 >= 12 && prose.length >= 6 && !isForm(prose.map(({ start, length }) => text.slice(start, start + length)))) {
      let before3 = follow(words, { first: first - 1, again: index - 1 }, -1, MAX_GAP), behind = follow(words, { first, again: index }, 1, MAX_GAP), skipped = linesBeforeSection(words, before3.again ?? index, index), [start, again, last] = [
        lines[(before3.first ?? first) + skipped],
        lines[(before3.again ?? index) + skipped],
        lines[behind.again ?? index]
      ];
      start !== void 0 && again !== void 0 && last !== void 0 && again.start > start.start && blocks.push({
        first: start,
        again,
        end: last.start + last.length,
        lines: before3.pairs + behind.pairs - skipped
      }), covered = (behind.again ?? index) + 1;
    }
  }
  return blocks;
}
function linesBeforeSection(words, from, to) {
  for (let index = from; index < to; index += 1)
    if (/^(?:#{1,6}\s|<[a-z])/i.test(words(index) ?? ""))
      return index - from;
  return 0;
}
var MAX_GAP = 4, MAX_PAIRS2 = 5e3;
function follow(words, from, step, maxGap) {
  let [first, again] = [from.first, from.again], found = { pairs: 0, first: void 0, again: void 0 }, border = step > 0 ? from.again : from.first;
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
  return lines.filter((line) => /\[[^\]]*\](?!\()|_{3,}|\{[^}]*\}/.test(line)).length * 4 >= lines.length || new Set(lines).size < 12 / 2;
}

// src/rules/references/markdown-duplicate-block.ts
var markdownDuplicateBlock = {
  id: "markdown-duplicate-block",
  scope: "text",
  kinds: "all",
  description: "The same twelve or more lines stand twice in a file",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code send both to the model, and a change made in one of them leaves the other to contradict it."
    }
  ],
  check(text, report) {
    if (text.format === "markdown")
      for (let { first, again, end, lines } of repeatedBlocks(
        text.source,
        text.body,
        (start) => isProse2(text, start)
      ))
        report(
          { start: again.start, end },
          {
            message: `The ${String(lines)} lines from here on stand in the file already, from line ${String(first.line)} on`,
            hint: "Keep one of the two."
          }
        );
  }
};
function isProse2({ markdown }, start) {
  return !markdown.isFenced(start);
}

// src/rules/references/unpaired-fences.ts
var unpairedFences = oncePerText2((text) => {
  let { markdown } = text, faults = fenceFaults(text.text, markdown.fenceLines).slice(0, MAX_FAULTS3);
  if (faults.length === 0 || markdown.fenceLines.every(({ indent }) => indent < CODE_COLUMNS2) && !isMisled(text))
    return faults;
  let blocks = new Set(markdown.codeRanges.map(({ start }) => start));
  return faults.filter((fault) => {
    let line = fault.kind === "nested" ? fault.stray : fault.line;
    return blocks.has(line.start) && !isIndentedCode(text, line);
  });
}), MAX_FAULTS3 = 20, CODE_COLUMNS2 = 4;
function isMisled({ text, markdown }) {
  return Array.from(text.matchAll(HIDES)).some(({ index }) => !markdown.isFenced(index));
}
var HIDES = /^[ \t>*+\-\d.)]{0,200}<(?:!|\?|pre|script|style|textarea)/gim;
function isIndentedCode({ text, body }, { start, indent, length }) {
  if (indent < CODE_COLUMNS2)
    return !1;
  let words = `${text.slice(body.start, start)}${"x".repeat(length)}${text.slice(start + length, body.end)}`;
  return readCodeRanges(words).some((range) => range.start === start - body.start);
}

// src/rules/references/markdown-fence-nesting.ts
var markdownFenceNesting = {
  id: "markdown-fence-nesting",
  scope: "text",
  kinds: "all",
  description: "A code block stands in a code block with as many backticks, and ends the outer one",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code and github.com end the outer block with the inner one and show what follows as code, and the models of all clients may do so too."
    }
  ],
  fixes: "Makes the outer fences longer than any in the block.",
  source: "https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/creating-and-highlighting-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report) {
    for (let fault of unpairedFences(text))
      if (fault.kind === "nested") {
        let { outer, inner, stray } = fault, marks = outer.mark.repeat(longestWithin(text, outer, stray) + 1);
        report(
          { start: stray.start, end: stray.end },
          {
            message: `This fence begins a new code block: the block in line ${lineOf(text, inner)} has ended the one of line ${lineOf(text, outer)}`,
            hint: `Write ${String(marks.length)} marks instead of ${String(outer.length)} around the outer block.`
          },
          { fix: { kind: "edits", edits: [replaced(outer, marks), replaced(stray, marks)] } }
        );
      }
  }
};
function lineOf({ source }, { start }) {
  return String(positionAt(source, start).line);
}
function longestWithin({ markdown }, outer, stray) {
  return markdown.fenceLines.filter(({ start, mark }) => start >= outer.start && start < stray.start && mark === outer.mark).reduce((longest, { length }) => Math.max(longest, length), 0);
}
function replaced({ start, length }, text) {
  return { start, end: start + length, text };
}

// src/rules/references/markdown-link-escapes.ts
var markdownLinkEscapes = referenceRule({
  id: "markdown-link-escapes",
  description: "A link leads out of the repository",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "On github.com and in every other checkout nothing stands there, and where something does, VS Code may hand a stranger's file to the model."
    }
  ],
  looksFor: { parts: ["./"] },
  find: (text) => findLinks(text).filter(({ target }) => target.includes("../")),
  judge: (_facts, repository) => (link, file) => resolveTarget(link.target, file, repository).kind === "outside" ? {
    said: {
      message: `The link ${inBackticks(link.target)} leads out of the repository`,
      hint: "Link to a file of the repository, or give the address of a page."
    }
  } : void 0
});

// src/rules/references/absent-assets.ts
var MIN_BARE_SKILLS = 5;
function absentAssets(facts, repository) {
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
  description: "A link or a picture leads to a file that is not there",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code reports the link and gives the model nothing of what it leads to."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "warning",
      why: "The agents of github.com, of the Copilot CLI and of Claude Code open what a text links to when they need it, and find nothing."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith("#")),
  judge(facts, repository) {
    let isAbsent = absentAssets(facts, repository);
    return (link, file) => {
      let found = resolveTarget(link.target, file, repository);
      if (found.kind !== "missing" || isAbsent(found.path) || addressWithoutScheme(link.target) !== void 0)
        return;
      let what = link.form === "picture" ? "picture" : "link";
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${inBackticks(link.target)} leads to ${inBackticks(found.path)}, which does not exist`,
          hint: found.fromRoot === void 0 ? "Correct the path, or take the link out." : `Links count from the file's own folder. Write \`/${found.fromRoot}\` to count from the repository's root.`
        }
      };
    };
  }
});

// src/rules/references/markdown-link-schemeless.ts
var markdownLinkSchemeless = referenceRule({
  id: "markdown-link-schemeless",
  description: "A link to a web page has no `https://`",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code and github.com take the address for a path beside the file, and an agent may look for it there."
    }
  ],
  fixes: "Puts `https://` before the address.",
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => addressWithoutScheme(target) !== void 0),
  judge: (_facts, repository) => (link, file) => {
    let address = addressWithoutScheme(link.target);
    if (!(address === void 0 || resolveTarget(link.target, file, repository).kind === "here"))
      return {
        said: {
          message: `${inBackticks(link.target)} is a path as it is written`,
          hint: `Write ${inBackticks(address)}.`
        },
        particulars: { fix: { kind: "edits", edits: [{ start: link.start, end: link.start, text: "https://" }] } }
      };
  }
});

// src/rules/references/markdown-unclosed-fence.ts
var markdownUnclosedFence = {
  id: "markdown-unclosed-fence",
  scope: "text",
  kinds: "all",
  description: "A fenced code block is not closed, or a fence closes nothing",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code and github.com show what follows as code, and the models of all clients may take these instructions for an example."
    }
  ],
  fixes: "Closes the block at the end of the file, where nothing but its code can follow: no blank line does.",
  source: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
  looksFor: { parts: ["```", "~~~"] },
  check(text, report) {
    for (let fault of unpairedFences(text)) {
      if (fault.kind === "nested")
        continue;
      let { line } = fault;
      fault.kind === "unclosed" ? report({ start: line.start, end: line.end }, { message: "The code block that begins here is never closed", hint: "Put a line with as many marks behind the last line of the code." }, closing(text, line)) : report(
        { start: line.start, end: line.end },
        { message: "This fence closes no code block, so it begins one", hint: "Put the opening fence above the code, or take this one out." }
      );
    }
  }
};
function closing({ text }, line) {
  let rest = text.slice(line.end).replace(/\s+$/, "");
  if (rest === "" || /\n[ \t]*\r?\n/.test(rest))
    return {};
  let indent = text.slice(line.start - line.indent, line.start), end = line.end + rest.length;
  return /^[ \t]*$/.test(indent) ? { fix: { kind: "edits", edits: [{ start: end, end, text: `
${indent}${line.mark.repeat(line.length)}` }] } } : {};
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
  description: "A text uses `{{name}}` and never says what it stands for",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code fills in `${input:name}` and nothing in double braces, so the model gets the braces and has to guess."
    },
    {
      clients: ["github", "copilot-cli", "claude"],
      severity: "info",
      why: "github.com, the Copilot CLI and Claude Code fill in nothing in double braces, so the model gets them and has to guess."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/prompt-files",
  looksFor: { parts: ["{{"] },
  check(text, report) {
    let seen = /* @__PURE__ */ new Set();
    VARIABLE4.lastIndex = text.body.start;
    for (let match = VARIABLE4.exec(text.text); match !== null && seen.size < MAX_VARIABLES; match = VARIABLE4.exec(text.text)) {
      let [braces, name = ""] = match;
      seen.has(name) || (seen.add(name), isUnexplained(text, name, match.index) && report(
        { start: match.index, end: match.index + braces.length },
        {
          message: `Nothing says what ${inBackticks(braces)} stands for`,
          hint: `Say it${text.kind === "prompt" ? `, or write \`\${input:${name}}\`` : ""}, or write the value.`
        }
      ));
    }
  }
}, MAX_VARIABLES = 50, VARIABLE4 = /(?<![${\\])\{\{ {0,3}([a-z][\w-]{0,60}) {0,3}\}\}(?!\})/gi;
function isUnexplained({ text, body, markdown }, name, at) {
  if (markdown.isFenced(at) || /\b(?:template|placeholder|handlebars|jinja|liquid|mustache|double braces)/i.test(text))
    return !1;
  let words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").split(/[\s_-]+/).map((word) => word.toLowerCase()), rest = `${text.slice(0, body.start).replaceAll(/^[\w-]+:/gm, " ")}${text.slice(body.start)}`.replaceAll(/\{\{[^{}\n]*\}\}/g, " ").toLowerCase();
  return !words.every((word) => rest.includes(word)) && markdown.hiddenAt(at) === void 0;
}

// src/rules/references/reference-case-mismatch.ts
var referenceCaseMismatch = referenceRule({
  id: "reference-case-mismatch",
  description: "A reference has other capitals than the file it means",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "On github.com, and in VS Code, the Copilot CLI and Claude Code on Linux, the file is not found: capitals count there."
    }
  ],
  fixes: "Writes the file's name as it is.",
  looksFor: { parts: [...LINK_PARTS, ...VARIABLE_PARTS, ...PATH_PARTS] },
  find: (text) => [...findLinks(text), ...findFileVariables(text), ...findPaths(text)],
  judge: (_facts, repository) => (reference2, file) => {
    let found = resolveTarget(reference2.target, file, repository);
    if (!(found.kind !== "other-case" || reference2.form === "path" && !isBelow(found.spelled, folderOf(file.path))))
      return {
        said: {
          message: `${inBackticks(reference2.target)} is spelled ${inBackticks(found.spelled)} on disk`,
          hint: "Write the name with the capitals it has."
        },
        particulars: respelled(reference2, reference2.target, found)
      };
  }
});
function respelled({ start }, target, { path, spelled }) {
  let written = target.replace(/[#?].*$/s, "").replace(/^(?:\.{0,2}\/)+/, ""), from = target.indexOf(written);
  return written !== "" && path.endsWith(written) && path.length === spelled.length ? {
    fix: {
      kind: "edits",
      edits: [{ start: start + from, end: start + from + written.length, text: spelled.slice(-written.length) }]
    }
  } : {};
}

// src/rules/references/reference-not-found.ts
var referenceNotFound = referenceRule({
  id: "reference-not-found",
  description: "A text names a file of its own that is not there",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code have the model open such a file when it is needed, and it finds nothing."
    }
  ],
  source: "https://agentskills.io/specification",
  looksFor: { parts: PATH_PARTS },
  find: findPaths,
  judge(facts, repository) {
    let isAbsent = absentAssets(facts, repository);
    return ({ target }, file) => {
      let found = resolveTarget(target, file, repository);
      if (!(found.kind !== "missing" || found.fromRoot !== void 0 || isAbsent(found.path)))
        return file.kind !== "skill" || isInOwnFolder(target, file, repository) ? {
          absent: found.path,
          said: {
            message: `${inBackticks(target)} does not exist`,
            hint: `Nothing stands at ${inBackticks(found.path)}: correct the path, or add the file.`
          }
        } : void 0;
    };
  }
});
function isInOwnFolder(target, { path }, { paths }) {
  let [first = ""] = target.replace(/^\.\//, "").split("/");
  return first === "references" || paths.hasFolder(joinPath(folderOf(path), first));
}

// src/rules/references/own-repository.ts
var MIN_RESOLVED = 2;
async function ownNames(urls, repository) {
  let named = /* @__PURE__ */ new Set(), candidates = new Set(urls.map(({ name }) => name));
  if (candidates.size === 0)
    return named;
  let given = await repository.ownName(), said = given === void 0 ? [...await manifestNames(repository), ...await badgeNames(repository)] : [given];
  for (let name of said)
    named.add(name.toLowerCase());
  if (named.size === 0)
    for (let name of candidates)
      [...new Set(urls.filter((url) => url.name === name).map(({ path }) => path))].filter((path) => path.includes("/") && standsHere(path, repository)).length >= MIN_RESOLVED && named.add(name);
  return named;
}
function standsHere(path, { paths }) {
  return [path, `.github/${path}`].some((at) => paths.has(at) || paths.hasFolder(at));
}
var MANIFESTS2 = ["package.json", "go.mod", "pyproject.toml", "Cargo.toml", "composer.json"], NAME2 = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?=["'\s/#]|$)/;
async function manifestNames(repository) {
  let names3 = [];
  for (let path of MANIFESTS2.filter((manifest) => repository.paths.has(manifest))) {
    let source = await repository.read(path), said = path === "package.json" && source !== void 0 ? packageRepository(readJsonc(source).value) : source?.text, line = path === "go.mod" ? said?.split(`
`).find((text) => text.startsWith("module ")) : repositoryLine(said, path), name = NAME2.exec(line ?? "")?.[1];
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

// src/rules/references/repository-urls.ts
var URL = /https:\/\/(?:github\.com\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:blob|tree|raw|edit)|raw\.githubusercontent\.com\/([\w.-]{1,100}\/[\w.-]{1,100}))\/(?:refs\/heads\/)?(?:main|master|HEAD|develop|trunk)\/([^\s)\]>"'`#?|,]{1,500})/g, URL_PARTS = ["//git", "//raw."], MAX_URLS = 200;
function findRepositoryUrls({ text, body, markdown }) {
  let found = [];
  URL.lastIndex = body.start;
  for (let match = URL.exec(text); match !== null && found.length < MAX_URLS; match = URL.exec(text)) {
    let [address, onGithub, raw, written = ""] = match, shown = address.replace(/[.;:!*_]+$/, ""), path = decode(written.slice(0, written.length - (address.length - shown.length)).replace(/\/$/, ""));
    if (path !== void 0 && path !== "" && !/[{}<>*$[\]…]|\.\.\./.test(path) && !markdown.isFenced(match.index)) {
      let name = copyOf((onGithub ?? raw ?? "").toLowerCase());
      found.push({ start: match.index, end: match.index + shown.length, name, path: copyOf(path) });
    }
  }
  return found;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError)
      return;
    throw error;
  }
}

// src/rules/references/url-into-this-repository-not-found.ts
var urlIntoThisRepositoryNotFound = {
  id: "url-into-this-repository-not-found",
  scope: "repository",
  kinds: "all",
  description: "An address of this repository on github.com names a file that is not there",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "github.com answers with an error page, and a model of any client that opens the address learns nothing."
    }
  ],
  looksFor: { parts: URL_PARTS },
  collect(text) {
    let urls = text.format === "markdown" ? findRepositoryUrls(text) : [];
    return urls.length === 0 ? void 0 : urls;
  },
  async check(facts, report, repository) {
    let own = await ownNames(
      facts.flatMap(({ fact }) => fact),
      repository
    );
    for (let { file, fact } of facts) {
      let dead = fact.filter((url) => own.has(url.name) && isMissing4(url, repository)), isShown3 = dead.length === 0 ? () => !1 : await outsideOfCode(file, repository);
      for (let { start, end, path } of dead.filter((url) => isShown3(url.start)))
        report(
          file,
          { start, end },
          {
            message: `This repository has no ${inBackticks(path)}`,
            hint: "Correct the path, or link to the file by a relative path, which moves along with it."
          }
        );
    }
  }
};
function isMissing4({ path }, repository) {
  let folder = folderOf(path);
  return !standsHere(path, repository) && (folder === "" || standsHere(folder, repository) || !isLaidOutAnew(repository));
}
function isLaidOutAnew({ paths }) {
  return paths.hasFolder(".github") && !paths.entries.some(({ path }) => !path.startsWith(".github/"));
}

// src/rules/references/lone-tags.ts
var TAG = /<(\/?)([a-z][a-z\d]*(?:[_-][a-z\d]+)*)(?:\s[^<>\n]{0,300})?>/gi, HTML2 = new Set(
  "a abbr address article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option p param picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr".split(
    " "
  )
), MAX_TAGS = 2e3;
function findTags(text, { start, end }) {
  let tags = [];
  TAG.lastIndex = start;
  for (let match = TAG.exec(text); match !== null && match.index < end && tags.length < MAX_TAGS; match = TAG.exec(text)) {
    let [tag, slash = "", name = ""] = match;
    if (!HTML2.has(name.toLowerCase()) && !tag.endsWith("/>")) {
      let range = { start: match.index, end: match.index + tag.length };
      tags.push({ ...range, name, isClosing: slash !== "" });
    }
  }
  return tags;
}
function isAlone(text, { start, end }) {
  let newline = text.indexOf(`
`, end), before3 = text.slice(Math.max(0, start - MAX_INDENT2), start);
  return /(?:^|\n)[ \t]*$/.test(start <= MAX_INDENT2 ? `
${before3}` : before3) && text.slice(end, newline < 0 ? end + MAX_INDENT2 : Math.min(newline, end + MAX_INDENT2)).trim() === "";
}
var MAX_INDENT2 = 100;

// src/rules/references/xml-tag-unbalanced.ts
var xmlTagUnbalanced = {
  id: "xml-tag-unbalanced",
  scope: "text",
  kinds: "all",
  description: "A tag on a line of its own has no partner",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code send the tags to the model, which then cannot tell where the section begins or ends."
    }
  ],
  looksFor: { parts: ["<"] },
  check(text, report) {
    if (text.format !== "markdown" || !text.text.includes("</") && !OPENS_SECTION.test(text.text))
      return;
    let tags = findTags(text.text, text.body).filter(({ start }) => !text.markdown.isFenced(start)), unpaired = unpairedTags(text, tags).length === 0 ? [] : unpairedTags(
      text,
      tags.filter(({ start }) => text.markdown.hiddenAt(start) === void 0)
    );
    for (let tag of unpaired.slice(0, MAX_REPORTS4))
      report(
        tag,
        tag.isClosing ? {
          message: `${inBackticks(`</${tag.name}>`)} closes nothing: no ${inBackticks(`<${tag.name}>`)} is open here`,
          hint: "Take the tag out, or put the opening one where the section begins."
        } : {
          message: `${inBackticks(`<${tag.name}>`)} is never closed`,
          hint: `Put ${inBackticks(`</${tag.name}>`)} where the section ends.`
        }
      );
  }
}, MAX_REPORTS4 = 20, NAMES4 = "rules?|instructions?|guidelines?|examples?|context|important|critical|constraints?|requirements?|workflow|steps?|process|role|task|tasks|output|output[_-]format|format|thinking|system|background|goals?|objectives?|principles?|policy|policies|persona|input|tools?|boundar(?:y|ies)|conventions?|standards?|restrictions?|limitations?|checklist|behaviou?r|identity|mission", SECTION = new RegExp(`^(?:${NAMES4})$`, "i"), OPENS_SECTION = new RegExp(`<(?:${NAMES4})[\\s>]`, "i");
function unpairedTags({ text }, tags) {
  let open = /* @__PURE__ */ new Map(), unpaired = [], closed = /* @__PURE__ */ new Set();
  for (let tag of tags) {
    let waiting = open.get(tag.name) ?? [];
    open.set(tag.name, waiting), tag.isClosing ? waiting.pop() === void 0 ? unpaired.push(tag) : closed.add(tag.name) : waiting.push(tag);
  }
  for (let [name, waiting] of open)
    unpaired.push(...SECTION.test(name) || closed.has(name) ? waiting : []);
  return withoutMisspelt(unpaired.filter((tag) => isAlone(text, tag))).toSorted((a, b) => a.start - b.start);
}
function withoutMisspelt(unpaired) {
  let closing2 = unpaired.filter(({ isClosing }) => isClosing).slice(0, MAX_REPORTS4);
  return unpaired.filter(
    (tag) => tag.isClosing || !closing2.some((other) => other.start > tag.start && isNear2(other.name, tag.name))
  );
}
function isNear2(a, b) {
  return a.length < MAX_NEAR_CHARACTERS2 && b.length < MAX_NEAR_CHARACTERS2 && editsUpTo(2, a.toLowerCase(), b.toLowerCase()) !== void 0;
}
var MAX_NEAR_CHARACTERS2 = 30;

// src/rules/references/index.ts
var REFERENCE_RULES = [
  agentReferenceNotFound,
  fileVariableNotFound,
  htmlCommentInstruction,
  linkTextMismatch,
  markdownAnchorNotFound,
  markdownDuplicateBlock,
  markdownFenceNesting,
  markdownLinkEscapes,
  markdownLinkNotFound,
  markdownLinkSchemeless,
  markdownUnclosedFence,
  proseUndefinedVariable,
  referenceCaseMismatch,
  referenceNotFound,
  urlIntoThisRepositoryNotFound,
  xmlTagUnbalanced
];

// src/rules/security/effects-of.ts
function inAllClients(severity, what) {
  return [{ clients: [...CLIENTS], severity, why: `VS Code, github.com, the Copilot CLI and Claude Code ${what}` }];
}

// src/rules/security/markdown-rule.ts
var MARKDOWN_KINDS = [
  "agent",
  "agents-md",
  "claude-md",
  "claude-rule",
  "gemini-md",
  "path-instructions",
  "prompt",
  "repository-instructions",
  "review-md",
  "skill"
];
function phraseRule({ find, say, kinds = MARKDOWN_KINDS, ...head }) {
  return {
    ...head,
    scope: "text",
    kinds,
    check(text, report) {
      let left = 20;
      for (let range of find(text)) {
        if (left === 0)
          return;
        left -= 1, report(range, say(text.text.slice(range.start, range.end)));
      }
    }
  };
}

// src/rules/security/said-of.ts
function isQuoted(checked, { start, end }) {
  let { text, frontmatter, markdown } = checked, lineStart = Math.max(start - 400, text.lastIndexOf(`
`, start - 1) + 1), before3 = text.slice(lineStart, start), behind = lineBehind2(text, end);
  return count(before3, '"') % 2 === 1 && behind.includes('"') || before3.lastIndexOf("\u201C") > before3.lastIndexOf("\u201D") && behind.includes("\u201D") || before3.lastIndexOf("\xAB") > before3.lastIndexOf("\xBB") && behind.includes("\xBB") || /(?:^|[\s(:,])'[^']{0,200}$/.test(before3) && /^[^']{0,200}'(?:$|[\s).,:;!?])/.test(behind) || start >= frontmatter.body.start && markdown.hiddenAt(start) === "code";
}
function lineBehind2(text, end) {
  let behind = text.slice(end, end + 200), lineEnd = behind.indexOf(`
`);
  return lineEnd < 0 ? behind : behind.slice(0, lineEnd);
}
function count(text, sign) {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    found += 1;
  return found;
}
function isWarnedOf({ text }, { start, end }, { before: before3, around }) {
  let lines = text.slice(Math.max(0, start - 1600), start).split(`
`), sentence = (lines.at(-1) ?? "").replace(/^.*[.!?]\s/, ""), above = lines.slice(0, -1).filter((line) => !/^\s*(?:`{3,}.*|~{3,}.*)?$/.test(line)), leading = above.at(-1) ?? "", heading = above.findLast((line) => /^#{1,6}\s/.test(line)) ?? "";
  return before3.test(sentence) || around.test(lineBehind2(text, end)) || around.test(heading) || LEADS.test(leading) && around.test(leading);
}
var LEADS = /[:：]\s*\**\s*$|^\s*(?:#|\/\/|<!--|--)|❌|🚫|⛔|⚠/, SIGNS2 = "\u274C|\u{1F6AB}|\u26D4|\u26A0", WARNS_OF_COMMAND = {
  before: new RegExp(
    String.raw`\b(?:never|avoid|don['’]t|do not|must not|should not|shouldn['’]t|reject|refuse|block|den(?:y|ied)|forbid|forbidden|dangerous|unsafe|insecure|malicious|suspicious|vulnerab\w{2,5}|attack\w{0,4}|bad|wrong|anti-?pattern|detect\w{0,4}|flag(?:s|ged)?|instead of|risk\w{0,3})\b|${SIGNS2}`,
    "i"
  ),
  around: new RegExp(
    String.raw`\b(?:never|avoid|don['’]t|do not|reject|refuse|block(?:ed)?|forbidden|dangerous|unsafe|insecure|malicious|suspicious|vulnerab\w{2,5}|attacks?|bad|wrong|anti-?patterns?|detect(?:s|ed|ion)?|flagged|red flags?)\b|${SIGNS2}`,
    "i"
  )
}, WARNS_OF_PHRASE = {
  before: new RegExp(
    String.raw`\b(?:never|not|don['’]t|refuse|reject|detect\w{0,4}|prevent|attempts?|attack\w{0,4}|inject\w{0,4}|jailbreak\w{0,4}|malicious|suspicious|untrusted|hostile|phrases?|patterns?|such as|e\.g\.|examples?|like|if|when(?:ever)?|treat|adversarial|manipulat\w{0,5}|says?|saying|asks?|asking|tells?|telling|trying|tries|to)\b|${SIGNS2}`,
    "i"
  ),
  around: new RegExp(
    String.raw`\b(?:attack\w{0,4}|inject\w{0,4}|jailbreak\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?|untrusted|adversarial|refuse|reject)\b|${SIGNS2}`,
    "i"
  )
};

// src/rules/security/security-approval-bypass.ts
var FLAG = /(?<![\w-])--(?:yolo|dangerously-skip-permissions|dangerously-bypass-approvals-and-sandbox|allow-all(?:-tools)?|trust-all-tools)(?![\w-])|["'`]?chat\.tools\.(?:global\.)?autoApprove["'`]?\s*[:=]\s*true\b|\bpermissionMode["']?\s*[:=]\s*["']?bypassPermissions\b/g, ESCAPED = String.raw`\u`, securityApprovalBypass = phraseRule({
  id: "security-approval-bypass",
  kinds: [...MARKDOWN_KINDS, "settings", "hooks"],
  description: "A file lets an agent act without asking",
  effects: inAllClients(
    "warning",
    "run every command of the agent then, also one that a text from outside put into its head."
  ),
  looksFor: { parts: ["yolo", "kip-pe", "bypass", "-all", "Approv", ESCAPED] },
  *find(checked) {
    if (checked.format === "json") {
      yield* checked.kind === "hooks" ? commandsIn2(checked) : [], yield* switchesIn(checked);
      return;
    }
    let { text } = checked;
    if (!(!text.includes("--yolo") && !text.includes("--dang") && !text.includes("--allow-all") && !text.includes("--trust-all") && !text.includes(".autoApprove") && !text.includes("bypassPerm")))
      for (let { 0: whole, index } of text.matchAll(FLAG)) {
        let range = { start: index, end: index + whole.length };
        isWarnedOf(checked, range, WARNS_OF_COMMAND) || (yield range);
      }
  },
  say: (found) => ({
    message: `${quoteText(found.replaceAll(/^["']|["']$/g, ""))} lets an agent act without asking`,
    hint: "Name the tools and commands that may go unasked."
  })
});
function* commandsIn2(checked) {
  for (let { command, path } of commandsOf2(checked))
    command.match(FLAG) !== null && (yield* rangesOf(checked.json.rangeOf(path)));
}
var SWITCHES = ["chat.tools.autoApprove", "chat.tools.global.autoApprove"], EVERYTHING = /^\/(?:\^?\.[*+]\$?)\/[a-z]*$|^\*+$/;
function* switchesIn({ json }) {
  let root = json.value;
  if (!isRecord(root))
    return;
  for (let name of SWITCHES)
    root[name] === !0 && (yield* rangesOf(json.rangeOfKey([name])));
  let terminal = root["chat.tools.terminal.autoApprove"];
  for (let pattern of isRecord(terminal) ? Object.keys(terminal) : [])
    EVERYTHING.test(pattern) && terminal !== null && isRecord(terminal) && terminal[pattern] === !0 && (yield* rangesOf(json.rangeOfKey(["chat.tools.terminal.autoApprove", pattern])));
  let permissions = root.permissions;
  isRecord(permissions) && permissions.defaultMode === "bypassPermissions" && (yield* rangesOf(json.rangeOf(["permissions", "defaultMode"])));
}
function rangesOf(range) {
  return range === void 0 ? [] : [range];
}

// src/rules/security/security-conceal-from-user.ts
var KEEPS_SILENT = String.raw`(?=\s*(?:[.,;:!)\n]|$|[–—-]\s)|\s+(?:about|of)\s+(?:this|that|it|these|those|them|what|your|any|the\s+(?:change|edit|upload|request|call|command|instruction|rule|step|data|file|transfer|backup|copy))|\s+(?:that\s+(?:you|we|this|it|the\s+(?:agent|assistant|file|data|log))|what\s+you|why|anything)\b)`, PHRASES = [
  new RegExp(
    String.raw`\b(?:do\s+not|don['’]t|never|must\s+not|without)\s+(?:ever\s+)?(?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|warn(?:ing)?)\s+the\s+user${KEEPS_SILENT}`,
    "i"
  ),
  /\b(?:hide|conceal|keep)\s+(?:all\s+)?(?:this|that|it|these|those|them|your\s+\w{2,20}|(?:this|that|these|those|the|any)\s+(?:step|action|change|edit|instruction|rule|command|call|upload|transfer|request|fact)s?)(?:\s+(?:secret|hidden))?\s+from\s+the\s+user\b/i,
  /\b(?:do\s+not|don['’]t|never)\s+(?:reveal|disclose|mention|report|show)\s+(?:this|that|it|these|those|them|your\s+instructions|these\s+instructions)(?:\s+\w{2,20}){0,2}\s+to\s+the\s+user\b/i
], securityConcealFromUser = phraseRule({
  id: "security-conceal-from-user",
  description: "A text has the model keep something from the person it works for",
  effects: inAllClients(
    "warning",
    "hand the sentence to the model, and whoever works with it is not told what it does."
  ),
  looksFor: { parts: ["the user"] },
  *find(checked) {
    let { text } = checked, tried = 0, last = 0;
    for (let at = text.indexOf(ANCHOR); at >= 0 && tried < MAX_TRIED; at = text.indexOf(ANCHOR, at + 1))
      if (isHidden(text, at)) {
        tried += 1;
        let range = sentenceAround(text, at, last);
        range !== void 0 && !isWarnedOf(checked, range, WARNS) && !isQuoted(checked, range) && (last = range.end, yield range);
      }
  },
  say: (found) => ({
    message: `${quoteText(found)} keeps the user from knowing`,
    hint: "Have the model say what it does, or take the sentence out."
  })
}), ANCHOR = "the user", VERB = /\b(?:tell|telling|inform|informing|notify|notifying|alert|alerting|warn|warning|from|to)\s$/i, MAX_VERB = 12, REFUSAL = /n(?:o|['’])t\s|never|without|hide|conceal|keep/i, MAX_TRIED = 200, REACH3 = 120;
function isHidden(text, at) {
  return VERB.test(text.slice(Math.max(0, at - MAX_VERB), at)) && REFUSAL.test(text.slice(Math.max(0, at - REACH3), at));
}
function sentenceAround(text, at, from) {
  let start = Math.max(from, at - REACH3), around = text.slice(start, at + REACH3);
  for (let pattern of PHRASES) {
    let match = pattern.exec(around);
    if (match !== null && start + match.index <= at)
      return { start: start + match.index, end: start + match.index + match[0].length };
  }
}
var TELLS_OF = /\b(?:detect\w{0,4}|reject|flags?|attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|such as|e\.g\.|red flags?)\b|❌|🚫|⛔/i, WARNS = { before: TELLS_OF, around: TELLS_OF };

// src/rules/security/security-dynamic-context.ts
var COMMAND = /(?<![^\s(:])!`([^`\n]{1,500})`/g, RISKY = /\b(?:curl|wget|nc|ncat|ssh|scp|sudo|eval|base64|printenv|openssl|Invoke-WebRequest|irm|iwr)\b|\brm\s+-|^\s*env\s*(?:$|\|)|(?:^|[\s/'"])\.(?:env|npmrc|netrc)\b|\.ssh\/|\.aws\/|id_rsa|\|\s*(?:ba|z)?sh\b|>\s*\/|git\s+push|npx\s+-y/, securityDynamicContext = phraseRule({
  id: "security-dynamic-context",
  kinds: ["skill"],
  description: "A skill runs a risky command while it is loaded",
  effects: [
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code runs the command before the model reads the skill, and asks nobody."
    },
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "warning",
      why: "VS Code, github.com and the Copilot CLI hand the command to the model as text, which may run it unasked."
    }
  ],
  source: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
  looksFor: { parts: ["!`"] },
  *find({ text, body, markdown }) {
    for (let { 0: whole, 1: command = "", index } of text.matchAll(COMMAND))
      index >= body.start && RISKY.test(command) && markdown.hiddenAt(index) === void 0 && (yield { start: index, end: index + whole.length });
  },
  say: (found) => ({
    message: `${quoteText(found.slice(2, -1))} is run when the skill is loaded`,
    hint: "Have the model run it as a step, where somebody can say no."
  })
});

// src/rules/security/security-encoded-payload.ts
var MIN_LENGTH = 200, DECODES = /base64|\batob\b|\bdecod(?:e|es|ed|ing)\b|FromBase64String|b64decode/i, NEAR2 = 400, securityEncodedPayload = phraseRule({
  id: "security-encoded-payload",
  description: "A text has the model decode something that people cannot read",
  effects: inAllClients("warning", "hand both to the model, which can do what nobody who reviewed the file has read."),
  *find({ text }) {
    for (let range of longRuns(text)) {
      let before3 = text.slice(Math.max(0, range.start - NEAR2), range.start), behind = text.slice(range.end, range.end + NEAR2);
      !/data:[\w/+.-]{1,60};base64,$/.test(before3) && (DECODES.test(before3) || DECODES.test(behind)) && (yield range);
    }
  },
  say: (found) => ({
    message: `${found.length} letters in base64 are to be decoded`,
    hint: "Write the text itself, or a file that people can open."
  })
}), RUN2 = /[A-Za-z0-9+/]*={0,2}/y;
function* longRuns(text) {
  let from = 0;
  for (let at = MIN_LENGTH; at < text.length; at += MIN_LENGTH) {
    if (at < from || !isLetter(text, at))
      continue;
    let start = at;
    for (; start > from && isLetter(text, start - 1); )
      start -= 1;
    if (!isLetter(text, start + MIN_LENGTH - 1))
      continue;
    RUN2.lastIndex = at;
    let end = at + (RUN2.exec(text)?.[0].length ?? 0);
    from = end, end - start >= MIN_LENGTH && isMixed(text.slice(start, end)) && (yield { start, end });
  }
}
function isLetter(text, at) {
  let code = text.charCodeAt(at);
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 43 || code === 47;
}
function isMixed(run) {
  return /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && new Set(run).size > 20;
}

// src/rules/security/downloads.ts
var namesDownload = oncePerText2(({ text }) => text.includes("curl ") || text.includes("wget "));

// src/rules/security/find-around.ts
function* findAround(text, anchor, pattern) {
  let from = 0, tried = 0;
  for (let at = text.indexOf(anchor); at >= 0 && tried < 200; at = text.indexOf(anchor, Math.max(from, at + 1))) {
    tried += 1;
    let start = Math.max(from, at - 300), match = pattern.exec(text.slice(start, at + 300));
    match !== null && start + match.index <= at && (from = start + match.index + match[0].length, yield { start: start + match.index, end: from });
  }
}

// src/rules/security/security-eval.ts
var CALLS = ["eval", "exec"].map((name) => `${name}(`), IN_CODE = /(?<![\w.$])(?:eval|exec)\((?:await\b|[\s(]){0,8}(?:fetch|requests\.get|httpx\.get|(?:urllib\.request\.)?urlopen)\([^)\n]{0,200}\)?/, PATTERNS = [
  [
    "$(",
    /\beval\s+["']?\$\(\s*(?:curl|wget|echo\s+["']?[\w+/=$]{1,200}["']?\s*\|\s*base64|base64\s+-)[^)\n]{0,200}\)?/
  ],
  ["`curl", /\beval\s+["']?`\s*curl\s[^`\n]{0,200}`/],
  ["`wget", /\beval\s+["']?`\s*wget\s[^`\n]{0,200}`/],
  ...CALLS.map((call) => [call, IN_CODE])
], securityEval = phraseRule({
  id: "security-eval",
  description: "A text has a download evaluated",
  effects: inAllClients("warning", "let the model run the line, and with it whatever the server sends that day."),
  looksFor: { parts: ["$(", "curl", "wget", ...CALLS] },
  *find(checked) {
    if (!(!namesDownload(checked) && ![...CALLS, "base64"].some((part) => checked.text.includes(part))))
      for (let [anchor, pattern] of PATTERNS)
        for (let range of findAround(checked.text, anchor, pattern))
          isWarnedOf(checked, range, WARNS_OF_COMMAND) || (yield range);
  },
  say: (found) => ({
    message: `${quoteText(found)} evaluates what it loads`,
    hint: "Load a certain version into a file, look at it, and run that."
  })
});

// src/rules/security/security-exfiltration.ts
var SENDERS = ["curl", "wget", "Invoke", "| nc", "|nc", "|	nc"], MAX_LINES = 200, securityExfiltration = phraseRule({
  id: "security-exfiltration",
  description: "A text has secrets sent away",
  effects: inAllClients("warning", "let the model run the line, which sends keys to another machine."),
  looksFor: { parts: SENDERS },
  *find(checked) {
    let { text } = checked;
    if (SENDERS.some((part) => text.includes(part)))
      for (let range of linesThatSend(text))
        isWarnedOf(checked, range, WARNS_OF_COMMAND) || (yield range);
  },
  say: (found) => ({
    message: `${quoteText(found)} sends secrets away`,
    hint: "Take it out, or send what is needed by name."
  })
}), SENDER = /\b(?:curl|wget|nc|ncat|Invoke-RestMethod|irm|iwr)\s/g;
function* linesThatSend(text) {
  let lineEnd = 0, tried = 0;
  for (let { index } of text.matchAll(SENDER)) {
    if (index < lineEnd)
      continue;
    if (tried += 1, tried > MAX_LINES)
      return;
    let start = Math.max(lineEnd, text.lastIndexOf(`
`, index) + 1, index - 400);
    lineEnd = endOfCommand(text, index);
    let command = text.slice(start, lineEnd).replaceAll(/\\\r?\n/g, (joint) => " ".repeat(joint.length)), match = SENDS.map((pattern) => pattern.exec(command)).find((found) => found !== null);
    match != null && (yield { start: start + match.index, end: start + match.index + match[0].trimEnd().length });
  }
}
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
  description: "A pull request from a fork changes a file that tells assistants what to do",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code obeys the file in the workspace of whoever checks the branch out to try it."
    },
    {
      clients: ["copilot-cli", "claude"],
      severity: "warning",
      why: "Copilot CLI and Claude Code obey the file, and run its hooks and servers, for whoever starts them in a checkout of the branch."
    },
    {
      clients: ["github"],
      severity: "warning",
      why: "On github.com the coding agent and the code review obey the file once it is merged."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/security",
  say: (path) => ({
    message: `A fork changes \`${path}\`, which tells assistants what to do`,
    hint: "Read it as you would read code, before you check the branch out or let an assistant work on it."
  })
};

// src/rules/security/security-image-beacon.ts
var TARGET = /\]\(\s?<?https?:\/\/[^)\s?]{1,300}\?[^)\n]{0,300}?(?:\{\{?[^)}\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|<[A-Za-z][^>)\n]{1,60}>|\[[A-Z][^\])\n]{1,60}\])[^)\n]{0,300}\)/g, TAG2 = /<(?:img|IMG)\s[^<>\n]{0,200}?\bsrc=["']https?:\/\/[^"'\s?<]{1,300}\?[^"'<\n]{0,300}?(?:\{\{?[^"'}<\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|\[[A-Z][^"'\]<\n]{1,60}\])[^"'<\n]{0,300}["']/g, BADGES = /\/\/(?:img\.shields\.io|badgen\.net|badge\.fury\.io|[\w.-]{1,60}\.codecov\.io|codecov\.io|quickchart\.io)\//, TELLS_OF2 = /\b(?:never|detect\w{0,4}|attack\w{0,4}|exfiltrat\w{0,5}|malicious|suspicious|flags?|patterns?|beacons?|reject|block)\b|❌|🚫|⛔/i, WARNS2 = { before: TELLS_OF2, around: TELLS_OF2 }, securityImageBeacon = phraseRule({
  id: "security-image-beacon",
  description: "A picture carries data to another machine",
  effects: inAllClients(
    "warning",
    "show the picture that the model writes, and so send what was filled into its address without a click."
  ),
  looksFor: { parts: ["![", "<img", "<IMG"] },
  *find(checked) {
    let { text, body, markdown } = checked;
    for (let { start, target } of picturesIn(text)) {
      let range = { start, end: start + target.length };
      start >= body.start && !BADGES.test(target) && markdown.hiddenAt(start) === void 0 && !isWarnedOf(checked, range, WARNS2) && (yield range);
    }
  },
  say: (found) => ({
    message: `The picture ${quoteText(found)} sends what is filled in`,
    hint: "Take the filled-in part out of the address."
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
  let before3 = text.slice(Math.max(0, end - MAX_TITLE), end), open = before3.lastIndexOf("[");
  return open > 0 && before3[open - 1] === "!" && !before3.includes(`
`, open) ? end - before3.length + open - 1 : void 0;
}

// src/rules/security/security-injection-phrase.ts
var ANCHORS = ["gnore ", "isregard ", "forget ", "Forget ", "IGNORE ", "DISREGARD ", "FORGET "], securityInjectionPhrase = phraseRule({
  id: "security-injection-phrase",
  description: "A text tells the model to forget what it was told before",
  effects: inAllClients(
    "warning",
    "put the text beside their own instructions and those of the team, which it tells the model to drop."
  ),
  looksFor: { parts: ["gnore ", "gard ", "forget", "Forget", "GNORE ", "GARD ", "FORGET"] },
  *find(text) {
    for (let anchor of ANCHORS)
      for (let range of FORGET_INSTRUCTIONS.flatMap((phrase) => [...findAround(text.text, anchor, phrase)]))
        !isWarnedOf(text, range, WARNS_OF_PHRASE) && !isQuoted(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quoteText(found)} reads as an attack on the model`,
    hint: "Say what to do instead; in a text about such attacks, put the sentence in quotes."
  })
});

// src/rules/security/security-override-language.ts
var PHRASE = /\b(?:EMERGENCY|SYSTEM|ADMIN(?:ISTRATOR)?|CRITICAL|SAFETY|SECURITY|SPECIAL|MASTER|DEVELOPER|ROOT|ABSOLUTE|GLOBAL|PRIORITY)\s+OVERRIDE\b|\bOVERRIDE\s+(?:(?:ALL|ANY|YOUR|THE)\s+){0,2}(?:DEFAULT|PREVIOUS|PRIOR|SYSTEM|SAFETY|OTHER|TRAINING|RULES|INSTRUCTIONS)\b/, securityOverrideLanguage = phraseRule({
  id: "security-override-language",
  description: "A text claims a power over all others, in capitals",
  effects: inAllClients(
    "info",
    "give all texts of a team the same weight; models are trained to distrust one that claims more, and may follow it less."
  ),
  looksFor: { parts: ["OVERRI"] },
  *find(text) {
    for (let range of findAround(text.text, "OVERRIDE", PHRASE))
      !isWarnedOf(text, range, WARNS3) && !isQuoted(text, range) && (yield range);
  },
  say: (found) => ({
    message: `${quoteText(found)} claims to stand above other instructions`,
    hint: "Say what is to be done, and when."
  })
}), TELLS_OF3 = /\b(?:attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?)\b|\b(?:don['’]t|do not|avoid)\s+(?:write|use|say|shout)\b|❌|🚫|⛔/i, WARNS3 = { before: TELLS_OF3, around: TELLS_OF3 };

// src/rules/security/security-remote-shell-pipe.ts
var INTO_SHELL = /\|[ \t]*(?:\\\r?\n[ \t]*)?(?:sudo[ \t]+(?:-\w+[ \t]+){0,3})?(?:(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?![\w.:=-]|\/)|python3?(?=[ \t]*(?:-(?![-\w])|$|[\n`"'&;)]))|(?:iex|Invoke-Expression)\b)/gi, LOADS = /\b(?:curl|wget|irm|iwr|Invoke-WebRequest|Invoke-RestMethod)\s(?:[^\n|;&`]|\\\r?\n|`[^`\n|]{0,100}`|&(?!&)){1,300}$/i, POWERSHELL = ["| iex", "|iex", "x (", "Downl", "Invoke"], REACH4 = 400, MAX_TRIED2 = 200, securityRemoteShellPipe = phraseRule({
  id: "security-remote-shell-pipe",
  description: "A text has a download run as it comes",
  effects: inAllClients(
    "warning",
    "let the model run the line as it stands, and with it whatever the server sends that day."
  ),
  looksFor: { parts: ["curl", "wget", ...POWERSHELL] },
  *find(checked) {
    let { text } = checked, isLoading = namesDownload(checked), isPowerShell = POWERSHELL.some((part) => text.includes(part));
    if (!(!isLoading && !isPowerShell))
      for (let range of [...intoShell(text), ...insideShell(text)])
        isWarnedOf(checked, range, WARNS_OF_COMMAND) || (yield range);
  },
  say: (found) => ({
    message: `${quoteText(found)} runs what a server sends`,
    hint: "Load a certain version, check its sum, and run the file."
  })
});
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
var SHOWS = /\b(?:bad|wrong|never|don['’]t|do not|avoid|incorrect|insecure|fake|dummy|invalid|example|sample|placeholder|redacted|revoked|looks? like|detect\w{0,4}|patterns?)\b|❌|🚫|⛔/i, securitySecret = {
  id: "security-secret",
  scope: "text",
  kinds: "all",
  description: "A key that opens something stands in a file",
  effects: inAllClients(
    "error",
    "send the file to a model with each request, and everybody with the repository has the key."
  ),
  check(checked, report) {
    if (checked.kind === "mcp")
      return;
    let found = findSecrets(checked.text);
    if (found.length === 0)
      return;
    let servers = checked.format === "markdown" ? checked.frontmatter.rangeOf(["mcp-servers"]) : void 0;
    for (let { title, start, end } of found)
      !(servers !== void 0 && start >= servers.start && end <= servers.end) && !isShown2(checked, { start, end }) && report(
        { start, end },
        {
          message: `A ${title} stands in the open`,
          hint: "Make it void where it was made, then take it out: the history of the repository keeps it."
        }
      );
  }
};
function isShown2(checked, range) {
  return checked.format === "markdown" && isWarnedOf(checked, range, { before: SHOWS, around: SHOWS });
}

// src/rules/security/security-wildcard-tools.ts
var EVERYTHING2 = /^(?:\*|(?:Bash|shell|execute|powershell|terminal)\((?:\*|\*:\*|:\*)?\))$/i, KEY = "allowed-tools", ESCAPED2 = String.raw`\u`, securityWildcardTools = phraseRule({
  id: "security-wildcard-tools",
  kinds: ["skill", "hooks"],
  description: "Every command is let through without a question",
  effects: [
    {
      clients: ["claude", "copilot-cli"],
      severity: "info",
      why: "Claude Code and the Copilot CLI run each command of the skill without asking."
    },
    {
      clients: ["vscode", "github"],
      severity: "info",
      why: "VS Code and github.com do not read the list yet; it is written for clients that ask nobody then."
    }
  ],
  looksFor: { keys: [KEY], parts: ['"perm', ESCAPED2] },
  find: (text) => text.format === "json" ? inSettings(text) : inSkill(text),
  say: (found) => ({
    message: `${quoteText(found.replaceAll(/^["']|["']$/g, ""))} lets every command through`,
    hint: "Name the commands that are needed, as in `Bash(git status:*)`."
  })
});
function inSkill({ frontmatter, text }) {
  let value = frontmatter.data[KEY];
  if (typeof value == "string") {
    let range = value.includes("*") || value.includes("()") ? frontmatter.rangeOf([KEY]) : void 0;
    return range === void 0 ? [] : wordsIn(text, range);
  }
  return Array.isArray(value) ? value.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING2.test(item.trim()) ? rangesOf2(frontmatter.rangeOf([KEY, index])) : []
  ) : [];
}
function wordsIn(text, range) {
  let written = text.slice(range.start, Math.min(range.end, range.start + 1e4));
  return Array.from(written.matchAll(/[^\s,()"']{1,100}(?:\([^()\n]{0,200}\))?/g)).flatMap(
    ({ 0: word, index }) => EVERYTHING2.test(word) ? [{ start: range.start + index, end: range.start + index + word.length }] : []
  );
}
function inSettings({ json }) {
  let permissions = isRecord(json.value) ? json.value.permissions : void 0, allow = isRecord(permissions) ? permissions.allow : void 0;
  return Array.isArray(allow) ? allow.flatMap(
    (item, index) => typeof item == "string" && EVERYTHING2.test(item) ? rangesOf2(json.rangeOf(["permissions", "allow", index])) : []
  ) : [];
}
function rangesOf2(range) {
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
  description: "A workspace names a folder that is not there or cannot be read",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code shows the folder as missing, and finds no customizations in it."
    }
  ],
  source: "https://code.visualstudio.com/docs/editor/multi-root-workspaces"
};

// src/rules/settings/contribution-path.ts
var contributionPath = {
  id: "contribution-path",
  scope: "given",
  kinds: "all",
  description: "An extension contributes a customization whose path leads nowhere",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code finds no file to give to those who install the extension."
    }
  ],
  source: "https://code.visualstudio.com/api/references/contribution-points"
};

// src/rules/settings/settings-duplicate-key.ts
var settingsDuplicateKey = {
  id: "settings-duplicate-key",
  scope: "given",
  kinds: ["settings"],
  description: "A key stands twice in one object of the settings",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code takes the last one and forgets the others."
    }
  ],
  source: "https://code.visualstudio.com/docs/configure/settings"
};

// src/rules/settings/settings-feature-off.ts
var settingsFeatureOff = {
  id: "settings-feature-off",
  scope: "repository",
  kinds: ["settings"],
  description: "The settings switch off what the repository has files for",
  effects: [
    { clients: ["vscode"], severity: "info", why: "VS Code does not read the files, though other clients do." }
  ],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings",
  collect({ text, json }) {
    let value = text.includes("false") ? json.value : void 0, whole = isRecord(value) ? value : {}, above = isRecord(whole.settings) && Array.isArray(whole.folders) ? ["settings"] : [], root = above.length === 0 ? whole : whole.settings, off = isRecord(root) ? switchedOffIn(root, (path) => json.rangeOfKey([...above, ...path])) : [];
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
            message: `\`${folder ?? key}\` is off, and the repository has \`${first.path}\`${others}`,
            hint: "Take the setting out, or the files if nobody else reads them."
          });
        }
      }
  }
};
function switchedOffIn(settings, rangeOfKey) {
  let switches = NAMES5.filter((key) => settings[key] === !1).map((key) => ({ key, path: [key] })), folders = LOCATION_SETTINGS.flatMap(({ key, defaults }) => {
    let written = settings[key];
    return defaults.filter((folder) => isRecord(written) && written[folder] === !1).map((folder) => ({ key, folder, path: [key, folder] }));
  });
  return [...switches, ...folders].flatMap(({ path, ...off }) => {
    let range = rangeOfKey(path);
    return range === void 0 ? [] : [{ ...off, range }];
  });
}
var PLACES2 = KINDS.flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place }))), NAMES5 = [...new Set(PLACES2.flatMap(({ switches }) => switches))].filter((name) => SWITCH_DEFAULTS[name]);
function isHiddenBy(key, root, { path, kind, level }) {
  let within2 = root === "" ? path : path.slice(root.length + 1);
  return level === "repository" && isBelow(path, root) && PLACES2.some(
    (place) => place.kind === kind && place.level === level && isSwitched(place, key) && takesPath(place, within2)
  );
}
function isHiddenIn(folder, key, root, { path, kind, level }) {
  let located = LOCATION_SETTINGS.find((setting) => setting.key === key)?.kind;
  return level === "repository" && isBelow(path, joinPath(root, folder)) && KINDS.some((spec) => spec.kind === kind && spec.locations?.setting === located);
}
function isSwitched({ switches }, key) {
  return switches.length === 1 && switches[0] === key;
}

// src/rules/settings/settings-instruction-entry.ts
var settingsInstructionEntry = {
  id: "settings-instruction-entry",
  scope: "given",
  kinds: ["settings"],
  description: "An entry of a setting that holds instructions has neither a text nor a file",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code ignores the entry and tells nobody."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};

// src/rules/settings/settings-instruction-file-missing.ts
var settingsInstructionFileMissing = {
  id: "settings-instruction-file-missing",
  scope: "given",
  kinds: ["settings"],
  description: "A file that a setting names for instructions is missing, empty or out of reach",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code passes over the entry and tells nobody."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};

// src/rules/settings/settings-instruction-language-lost.ts
var settingsInstructionLanguageLost = {
  id: "settings-instruction-language-lost",
  scope: "given",
  kinds: ["settings"],
  description: "The same instruction stands in a setting for a second language",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code tells entries apart by their text alone, and drops the one for the second language."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};

// src/rules/settings/settings-instructions-deprecated.ts
var settingsInstructionsDeprecated = {
  id: "settings-instructions-deprecated",
  scope: "given",
  kinds: ["settings"],
  description: "Instructions stand in a setting that files have replaced",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code has deprecated the setting with version 1.102, and may stop reading it."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};

// src/rules/settings/settings-instructions-type.ts
var settingsInstructionsType = {
  id: "settings-instructions-type",
  scope: "given",
  kinds: ["settings"],
  description: "A setting that holds instructions is no list",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code ignores the setting and tells nobody."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions"
};

// src/rules/settings/settings-json-syntax.ts
var settingsJsonSyntax = {
  id: "settings-json-syntax",
  scope: "given",
  kinds: ["settings"],
  description: "A file of settings is no JSON, even with the comments that VS Code allows",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code reads such a file as far as it can, and ignores settings behind the fault."
    }
  ],
  source: "https://code.visualstudio.com/docs/configure/settings"
};

// src/rules/settings/settings-key-misspelled.ts
var settingsKeyMisspelled = {
  id: "settings-key-misspelled",
  scope: "given",
  kinds: ["settings"],
  description: "The name of a setting differs in a letter or two from one that concerns customizations",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code knows no setting of this name, and the one that is meant keeps its default."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};

// src/rules/settings/settings-key-renamed.ts
var settingsKeyRenamed = {
  id: "settings-key-renamed",
  scope: "given",
  kinds: ["settings"],
  description: "A setting has its old name",
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code still writes the setting anew under its name of today, and need not do so for ever."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};

// src/rules/settings/settings-location-invalid.ts
var settingsLocationInvalid = {
  id: "settings-location-invalid",
  scope: "given",
  kinds: ["settings"],
  description: "A setting names the folders of customizations in a way that VS Code does not take",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code leaves the folder out, or has deprecated what is written."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};

// src/rules/settings/settings-location-missing.ts
var settingsLocationMissing = {
  id: "settings-location-missing",
  scope: "file",
  kinds: ["settings"],
  description: "A setting names a folder of customizations that the repository does not have",
  effects: [{ clients: ["vscode"], severity: "info", why: "VS Code looks into the folder and finds nothing." }],
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
          message: `The repository has no folder ${quoteText(written)}`,
          hint: `Correct the path, or take it out of \`${setting.key}\`.`
        });
      }
  }
}, MAX_LOCATIONS = 200;
function locationsIn({ json }) {
  let root = isRecord(json.value) ? json.value : {};
  return LOCATION_SETTINGS.flatMap((setting) => {
    let at = [setting.key, ...setting.oldKeys].find((key) => isRecord(root[key])), value = at === void 0 ? void 0 : root[at];
    return (isRecord(value) ? Object.entries(value).slice(0, MAX_LOCATIONS) : []).flatMap(([key, state]) => {
      let range = state === !0 && at !== void 0 ? json.rangeOfKey([at, key]) : void 0, path = key.trim();
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
  effects: [
    {
      clients: ["vscode"],
      severity: "info",
      why: "VS Code looks there only on machines that have the folder."
    }
  ],
  source: "https://code.visualstudio.com/docs/copilot/reference/copilot-settings"
};

// src/rules/settings/settings-not-an-object.ts
var settingsNotAnObject = {
  id: "settings-not-an-object",
  scope: "given",
  kinds: ["settings"],
  description: "A file of settings holds no object",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code ignores the whole file."
    }
  ],
  source: "https://code.visualstudio.com/docs/configure/settings"
};

// src/rules/settings/settings-switch-type.ts
var settingsSwitchType = {
  id: "settings-switch-type",
  scope: "given",
  kinds: ["settings"],
  description: "A setting that is on or off has another value",
  effects: [
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code takes neither for an answer, and the default counts."
    }
  ],
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
  kinds: ["repository-instructions", "path-instructions", "agents-md", "claude-md", "gemini-md", "review-md"],
  description: "Instructions for code review have more lines than GitHub advises",
  effects: [
    {
      clients: ["github"],
      severity: "info",
      why: "github.com advises to stay below about 1,000 lines: beyond, Copilot code review follows instructions unevenly."
    }
  ],
  options: { maximum: { type: "integer", default: 1e3, description: "The most lines." } },
  source: "https://docs.github.com/en/copilot/tutorials/use-custom-instructions",
  check(text, report, options) {
    let most = options.integer("maximum"), lines = countLines(text);
    lines > most && !isKeptFromReview(text.frontmatter.data.excludeAgent) && report(
      { start: 0, end: 0 },
      {
        message: `The file has ${writeCount(lines)} lines, more than ${writeCount(most)}`,
        hint: "Split it into path instructions with an `applyTo` of their own."
      }
    );
  }
};
function isKeptFromReview(excluded) {
  return [excluded].flat().includes("code-review");
}

// src/rules/size/estimate-tokens.ts
var BYTES_PER_TOKEN = 4;
function estimateTokens(bytes) {
  return Math.round(bytes / BYTES_PER_TOKEN);
}
function aboutTokens(tokens) {
  let step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return `about ${writeCount(Math.round(tokens / step) * step)}`;
}

// src/rules/size/tokens-always-on.ts
var MAX_LISTED = 5, tokensAlwaysOn = {
  id: "tokens-always-on",
  scope: "repository",
  kinds: ["repository-instructions", "path-instructions", "claude-rule", "agents-md", "claude-md"],
  description: "The files that are in force for all others have more tokens together than are good for every request",
  effects: [
    {
      clients: CLIENTS,
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code send all of them with every request."
    }
  ],
  options: {
    maximum: { type: "integer", default: 1e4, description: "The most tokens together, at four bytes each." }
  },
  source: "https://code.visualstudio.com/docs/copilot/customization/custom-instructions",
  collect(text) {
    return isAlwaysOn(text) ? { tokens: estimateTokens(text.isAscii ? text.text.length : Buffer.byteLength(text.text)) } : void 0;
  },
  check(facts, report, repository, optionsFor) {
    let links = linksOf(repository, facts.length), sized = facts.filter(({ file }) => file.standing === "in-place" && servesAll(file) && !links.has(file.path)).map(({ file, fact }) => ({ file, tokens: fact.tokens }));
    for (let files of groupBy(sized, ({ file }) => file.root).values()) {
      let largest = files.toSorted((a, b) => b.tokens - a.tokens), [first] = largest, most = first === void 0 ? 0 : optionsFor(first.file).integer("maximum"), overfed = CLIENTS.filter((client) => isOver(largest, client, most)), worst = overfed[0];
      if (first !== void 0 && worst !== void 0) {
        let read = largest.filter(({ file }) => file.clients.includes(worst));
        report(
          read[0]?.file ?? first.file,
          { start: 0, end: 0 },
          {
            message: `${read.length} files that are always on have ${aboutTokens(sum(read))} tokens together, more than ${writeCount(most)}: ${list(read)}`,
            hint: "Give those that are for some files an `applyTo` that says so."
          },
          { effects: effectsIn2(overfed) }
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
function linksOf({ paths }, files) {
  return new Set(files < 2 ? [] : paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : []));
}
function isOver(files, client, most) {
  let read = files.filter(({ file }) => file.clients.includes(client));
  return read.length > 1 && sum(read) > most;
}
function sum(files) {
  return files.reduce((total, { tokens }) => total + tokens, 0);
}
function list(files) {
  let named = files.slice(0, MAX_LISTED).map(({ file, tokens }) => `\`${cutText(file.path)}\` (${writeCount(tokens)})`), others = files.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
}
function effectsIn2(clients) {
  let [first = "vscode", ...rest] = clients, names3 = [first, ...rest].map((client) => CLIENT_NAMES[client]);
  return [
    {
      clients: [first, ...rest],
      severity: "info",
      why: `${inWords(names3)} ${names3.length === 1 ? "sends" : "send"} all of them with every request.`
    }
  ];
}
function inWords(names3) {
  let last = names3.at(-1) ?? "";
  return names3.length < 3 ? names3.join(" and ") : `${names3.slice(0, -1).join(", ")}, and ${last}`;
}

// src/rules/size/tokens-file.ts
var tokensFile = {
  id: "tokens-file",
  scope: "bytes",
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
  description: "A file has more tokens than are good for one",
  effects: [
    {
      clients: CLIENTS,
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code send the whole file with each request that it is in force for, and what stands in the middle of a long one is followed less."
    }
  ],
  options: { maximum: { type: "integer", default: 5e3, description: "The most tokens, at four bytes each." } },
  source: "https://agentskills.io/specification#progressive-disclosure",
  check(bytes, _kind, report, options) {
    let most = options.integer("maximum"), tokens = estimateTokens(bytes.length);
    tokens > most && report(void 0, {
      message: `The file has ${aboutTokens(tokens)} tokens, more than ${writeCount(most)}`,
      hint: "Leave out what a model knows by itself, and move what is rarely wanted to files of its own."
    });
  }
};

// src/rules/size/index.ts
var SIZE_RULES = [reviewLines, tokensAlwaysOn, tokensFile];

// src/rules/skills/skill-absolute-path.ts
var skillAbsolutePath = {
  id: "skill-absolute-path",
  scope: "text",
  kinds: ["skill"],
  looksFor: { parts: ["/home/", "Users"] },
  description: "A skill names a path in somebody's home folder",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code run the skill on other machines too, where there is no such folder."
    }
  ],
  source: "https://agentskills.io/specification#file-references",
  check({ text, body }, report) {
    if (!HOMES2.some((home) => text.includes(home, body.start)))
      return;
    let looks = 0, count2 = 0;
    for (let found of text.slice(body.start).matchAll(PATH)) {
      looks += 1;
      let [written, owner = ""] = found, path = written.replace(/[.:!?]+$/, ""), start = body.start + found.index;
      if (isSomebody(owner) && !isExample(lineAround(text, start)) && (report(
        { start, end: start + path.length },
        {
          message: `${quoted(path)} is on one machine only`,
          hint: "Write a path from the folder of the skill, or `~` for the home folder."
        }
      ), count2 += 1), count2 === MAX_FINDINGS8 || looks === MAX_LOOKS)
        return;
    }
  }
}, MAX_FINDINGS8 = 20, MAX_LOOKS = 1e3, HOMES2 = ["/home/", "Users"], PATH = /(?:(?<=file:\/\/)|(?<![\w.~}\])$%/\\:@-]))(?:[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/)|\/(?:Users|home)\/)([\w.-]+)[\\/][^\s"'`<>()[\]{}|,;]+/g, ANYBODY = new Set(
  "admin administrator agent airflow app appuser bar circleci claude codespace coder container copilot default deploy dev developer docker ec2-user example foo git gitpod jenkins jovyan linuxbrew node pi public root runner sandbox sbx shared somebody someone test ubuntu vagrant vscode workspace www xxx you yourname your-name your_name".split(
    " "
  )
);
function isSomebody(owner) {
  let name = owner.toLowerCase();
  return !ANYBODY.has(name) && !/user|name|^\.+$|^your/.test(name);
}
function isExample(line) {
  return EXAMPLE.test(line);
}
var EXAMPLE = /\b(?:avoid|bad|don['’]t|do not|e\.g|example|get|hard-?coded?|href|instead|never|not|post|put|delete|rather than|routes?|router|such as|url|wrong)\b|❌/i, MAX_LINE_CHARACTERS = 400;
function lineAround(text, at) {
  let before3 = text.slice(Math.max(0, at - MAX_LINE_CHARACTERS), at), after = text.slice(at, at + MAX_LINE_CHARACTERS), end = after.indexOf(`
`);
  return before3.slice(before3.lastIndexOf(`
`) + 1) + after.slice(0, end < 0 ? after.length : end);
}

// src/rules/skills/allowed-tools.ts
function readAllowedTools({
  frontmatter,
  text
}) {
  let value = frontmatter.data[ALLOWED_TOOLS], range = frontmatter.rangeOf([ALLOWED_TOOLS]);
  return typeof value == "string" && range !== void 0 ? findTools2(text, range) : Array.isArray(value) ? value.slice(0, 200).flatMap((_, index) => {
    let item = frontmatter.rangeOf([ALLOWED_TOOLS, index]);
    return item === void 0 ? [] : findTools2(text, item).slice(0, 1);
  }) : [];
}
var ALLOWED_TOOLS = "allowed-tools", TOOL = /([^\s,()'"]+)(?:\([^()\n]*\))?/g;
function findTools2(text, { start, end }) {
  let tools = [];
  for (let { 1: name = "", index } of text.slice(start, end).matchAll(TOOL))
    if (tools.push({ name, range: { start: start + index, end: start + index + name.length } }), tools.length === 200)
      break;
  return tools;
}

// src/rules/skills/skill-allowed-tools-form.ts
var IN_THE_SPECIFICATION = [
  {
    clients: ["claude", "copilot-cli", "github", "vscode"],
    severity: "info",
    why: "Claude Code and the Copilot CLI read lists and commas, but the open specification has blanks between the tools, and its checker refuses a list."
  }
], skillAllowedToolsForm = {
  id: "skill-allowed-tools-form",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["allowed-tools"] },
  description: "The tools in `allowed-tools` are parted by other signs than commas and blanks",
  effects: [
    {
      clients: ["claude", "copilot-cli", "github", "vscode"],
      severity: "warning",
      why: "Claude Code and the Copilot CLI take the whole value for the name of one tool and ask before they use any; VS Code and github.com pass over the key."
    }
  ],
  fixes: "Writes commas between the tools.",
  options: {
    specification: {
      type: "boolean",
      default: !1,
      description: "Also find lists and commas, which clients read and the open specification does not have."
    }
  },
  source: "https://agentskills.io/specification#allowed-tools-field",
  check({ text, frontmatter }, report, options) {
    let value = frontmatter.data[ALLOWED_TOOLS], range = value === void 0 ? void 0 : frontmatter.rangeOf([ALLOWED_TOOLS]);
    if (range === void 0)
      return;
    let misread = typeof value == "string" ? tryReading(value) : void 0;
    if (misread !== void 0)
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
          message: "`allowed-tools` is not a text with blanks between the tools",
          hint: `Write the tools one after the other, as in \`${tools.slice(0, 2).join(" ")}\`.`
        },
        { effects: IN_THE_SPECIFICATION }
      );
    }
  }
};
function tryReading(value) {
  let written = value.trim(), names3 = (LIST_IN_QUOTES.exec(written)?.[1]?.split(",") ?? (OTHER_SIGNS.test(written) ? written.split(/[;|]/) : [])).map((item) => item.trim().replaceAll(/^(["'])(.*)\1$/g, "$2"));
  return names3.length > 0 && names3.every((name) => TOOL_NAME.test(name)) ? names3.join(", ") : void 0;
}
var LIST_IN_QUOTES = /^\[([^[\]]*)\]$/, OTHER_SIGNS = /^[\w/*.-]+(?:\s?[;|]\s?[\w/*.-]+)+$/, TOOL_NAME = /^[\w/*.-]+$/;
function hasOtherForm(text, range, value) {
  return Array.isArray(value) || /,(?![^(]*\))/.test(text.slice(range.start, range.end));
}

// src/rules/skills/skill-allowed-tools-unknown.ts
var skillAllowedToolsUnknown = {
  id: "skill-allowed-tools-unknown",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["allowed-tools"] },
  description: "A tool in `allowed-tools` is almost, but not quite, one that there is",
  effects: [
    {
      clients: ["claude", "copilot-cli", "github", "vscode"],
      severity: "info",
      why: "Claude Code and the Copilot CLI ask before they use the tool that was meant; VS Code and github.com pass over the key."
    }
  ],
  source: "https://code.claude.com/docs/en/tools-reference",
  check(text, report) {
    if (Object.hasOwn(text.frontmatter.data, ALLOWED_TOOLS))
      for (let { name, range } of readAllowedTools(text)) {
        let meant = nearestTool(name);
        meant !== void 0 && report(range, { message: `No tool is called ${quoted(name)}`, hint: `Did you mean \`${meant}\`?` });
      }
  }
}, names2 = lazily(() => [
  ...CLAUDE_TOOLS,
  ...COPILOT_CLI_TOOLS,
  ...Object.entries(COPILOT_ALIASES).flat(2),
  ...VSCODE_SINGLE_TOOLS,
  ...Object.keys(VSCODE_SUCCESSORS),
  ...Object.entries(VSCODE_TOOL_SETS).flat(2)
]), known3 = lazily(() => new Set(names2().map((name) => name.toLowerCase()))), SHORTEST_NAME = 4, LONG_NAME = 8;
function nearestTool(written) {
  if (!/^[a-z_]+$/i.test(written) || written.length < SHORTEST_NAME || known3().has(written.toLowerCase()))
    return;
  let most = written.length >= LONG_NAME ? 2 : 1;
  return names2().find(
    (name) => name.length >= SHORTEST_NAME && (isSwapped(written.toLowerCase(), name.toLowerCase()) || editsUpTo(most, written.toLowerCase(), name.toLowerCase()) !== void 0)
  );
}

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
    { clients: ["claude"], severity: "warning", why: "Claude Code wants a text there." }
  ],
  fixes: "Puts a value of one line in quotes.",
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-frontmatter-fields",
  check({ text, frontmatter }, report) {
    let value = frontmatter.data["argument-hint"], range = frontmatter.rangeOf(["argument-hint"]);
    if (typeof value != "object" || value === null || range === void 0)
      return;
    let written = text.slice(range.start, range.end), isFlow = /^[[{][^\r\n]*[\]}]$/.test(written);
    report(
      range,
      {
        message: `\`argument-hint\` is ${Array.isArray(value) ? "a list" : "a map"} to YAML, not a text`,
        hint: isFlow ? `Put it in quotes: ${quoted(inQuotes(written))}.` : "Write one text in quotes."
      },
      isFlow ? { fix: { kind: "edits", edits: [{ ...range, text: inQuotes(written) }] } } : {}
    );
  }
};
function inQuotes(text) {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

// src/rules/skills/skill-folder.ts
function skillFolders(repository) {
  let folders = known4.get(repository) ?? findSkillFolders(repository);
  return known4.set(repository, folders), folders;
}
var known4 = /* @__PURE__ */ new WeakMap();
function findSkillFolders({ files, paths }) {
  let skills = new Map(
    files.filter(({ kind, level, path }) => kind === "skill" && level === "repository" && path.includes("/")).map((file) => [folderOf(file.path), file])
  );
  return [...skills].map(([folder, file]) => ({
    file,
    folder,
    files: entriesBelow(paths.entries, folder).filter(({ kind, path }) => kind === "file" && path !== file.path && nearestFolder(path, skills) === folder).map(({ path }) => path)
  }));
}
function entriesBelow(entries, folder) {
  let prefix = `${folder}/`, start = firstAtOrAfter(entries, prefix), end = start;
  for (; entries[end]?.path.startsWith(prefix) === !0; )
    end += 1;
  return entries.slice(start, end);
}
function firstAtOrAfter(entries, path) {
  let low = 0, high = entries.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (entries[middle]?.path ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

// src/rules/skills/skill-asset-too-large.ts
var skillAssetTooLarge = {
  id: "skill-asset-too-large",
  scope: "paths",
  kinds: ["skill"],
  description: "A file of a skill has more than 5 MB",
  effects: [
    {
      clients: ["github", "vscode", "copilot-cli", "claude"],
      severity: "info",
      why: "github.com and the Copilot CLI fetch the file for everyone who has the repository, and claude.ai takes no skill of more than 8 MB."
    }
  ],
  options: { megabytes: { type: "integer", default: 5, description: "The most megabytes of one file." } },
  source: "https://agentskills.io/specification#assets",
  async check(repository, report, options) {
    let most = options.integer("megabytes") * 1024 * 1024, assets = skillFolders(repository).flatMap(({ files }) => files.filter((path) => !WRITTEN_BY_HAND.test(path))), sizes = await Promise.all(
      assets.slice(0, MAX_ASSETS).map(async (path) => ({ path, bytes: await repository.sizeOf(path) }))
    );
    for (let { path, bytes } of sizes)
      bytes !== void 0 && bytes > most && report(path, {
        message: `The file has ${writeCount(Math.round(bytes / 1024 / 102.4) / 10)} MB`,
        hint: "Keep it elsewhere and have the skill fetch it, or make it smaller."
      });
  }
}, WRITTEN_BY_HAND = /\.(?:md|py|js|mjs|cjs|ts|tsx|jsx|sh|ps1|bash|ya?ml|toml|css|rb|go|rs|java|kt|cs)$/, MAX_ASSETS = 2e3;

// src/rules/skills/skill-head.ts
function textOf({ data, rangeOf: rangeOf2 }, key) {
  let value = data[key], range = rangeOf2([key]);
  return typeof value == "string" && value.trim() !== "" && range !== void 0 ? { value: value.trim(), range } : void 0;
}
function lacksKey({ present, data, problems }, key) {
  return present && !Object.hasOwn(data, key) && problems.every(({ severity }) => severity !== "error") && !Object.keys(data).some((written) => isMeant(written.toLowerCase(), key));
}
function isMeant(written, key) {
  return editsUpTo(key.length > 6 ? 2 : 1, written, key) !== void 0;
}
function openingOf2(text) {
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  return { start, end: start + 3 };
}
function isPlainName(name) {
  return PLAIN_ASCII_NAME.test(name) || PLAIN_NAME.test(name);
}
var PLAIN_ASCII_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/, PLAIN_NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]|(?<=[^-])-(?=[^-]))+$/u;

// src/rules/skills/skill-body-empty.ts
var skillBodyEmpty = {
  id: "skill-body-empty",
  scope: "text",
  kinds: ["skill"],
  description: "A skill has nothing below its frontmatter",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, github.com, the Copilot CLI and Claude Code offer the skill to the model and then have nothing to tell it."
    }
  ],
  source: "https://agentskills.io/specification#body-content",
  check({ text, frontmatter, body }, report) {
    frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== "error") && text.slice(body.start, body.end).trim() === "" && report(openingOf2(text), {
      message: "The skill has nothing but frontmatter",
      hint: "Write below it how the task is to be done."
    });
  }
};

// src/rules/skills/skill-body-lines.ts
var skillBodyLines = {
  id: "skill-body-lines",
  scope: "text",
  kinds: ["skill"],
  description: "The text of a skill has more lines than are advised",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code load the whole text each time the skill is used."
    }
  ],
  options: { maximum: { type: "integer", default: 500, description: "The most lines below the frontmatter." } },
  source: "https://agentskills.io/specification#progressive-disclosure",
  check({ text, body }, report, options) {
    let most = options.integer("maximum"), lines = countLines2(text.slice(body.start, body.end).trim());
    lines > most && report(openingOf2(text), {
      message: `The text of the skill has ${writeCount(lines)} lines, ${writeCount(most)} are advised`,
      hint: "Move details to files beside it that the text names, to be read when they are needed."
    });
  }
};
function countLines2(text) {
  return (text.match(/\n/g)?.length ?? 0) + 1;
}

// src/rules/skills/text-length.ts
function checkLength(key, most, hint) {
  return ({ frontmatter }, report) => {
    let text = textOf(frontmatter, key);
    if (text === void 0 || text.value.length <= most)
      return;
    let length = countCharacters(text.value);
    length > most && report(text.range, {
      message: `\`${key}\` has ${writeCount(length)} characters, ${writeCount(most)} are allowed`,
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
    {
      clients: ["github", "copilot-cli", "vscode", "claude"],
      severity: "error",
      why: "The open specification that github.com, VS Code, the Copilot CLI and Claude Code follow allows 500 characters, and its checker refuses the skill."
    }
  ],
  source: "https://agentskills.io/specification#compatibility-field",
  check: checkLength(
    "compatibility",
    MAX_COMPATIBILITY_CHARACTERS,
    "Name what the skill needs, and move the rest below."
  )
};

// src/rules/skills/skill-context-value.ts
var skillContextValue = {
  id: "skill-context-value",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["context"] },
  description: "The `context` of a skill is another word than `fork`",
  effects: [
    {
      clients: ["vscode", "claude"],
      severity: "warning",
      why: "VS Code and Claude Code know the value `fork` only, and run the skill in the conversation itself."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "info",
      why: "github.com and the Copilot CLI ignore the key."
    }
  ],
  source: "https://code.claude.com/docs/en/skills",
  check({ frontmatter }, report) {
    let context = frontmatter.data.context, value = typeof context == "string" || context === null ? textOf(frontmatter, "context")?.value : context, range = frontmatter.rangeOf(["context"]);
    value !== void 0 && range !== void 0 && value !== "fork" && report(range, {
      message: `${quoted(value)} is no value of \`context\``,
      hint: "Write `context: fork`, or take the key out."
    });
  }
};

// src/rules/skills/skill-description-angle-brackets.ts
var INTO_CLAUDE_AI = [
  {
    clients: ["claude"],
    severity: "info",
    why: "Claude Code loads the skill, but claude.ai refuses one with a tag in its description."
  }
], skillDescriptionAngleBrackets = {
  id: "skill-description-angle-brackets",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The description of a skill has a tag in it",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code takes what looks like a tag out of the description, and claude.ai refuses the skill."
    },
    ...INTO_CLAUDE_AI
  ],
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview",
  check({ text, frontmatter }, report) {
    let description = textOf(frontmatter, "description");
    if (description === void 0 || !description.value.includes("<"))
      return;
    let { start, end } = description.range, found = TAG3.exec(text.slice(start, end));
    if (found !== null) {
      let range = { start: start + found.index, end: start + found.index + found[0].length };
      report(
        range,
        {
          message: `The description has ${quoted(found[0])} in it, which is read as a tag`,
          hint: "Write it without angle brackets."
        },
        // `List<T>` is code to everybody but an upload to claude.ai.
        isTypeArgument(text, range.start) ? { effects: INTO_CLAUDE_AI } : {}
      );
    }
  }
}, TAG3 = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;
function isTypeArgument(text, at) {
  return /\w/.test(text.charAt(at - 1));
}

// src/rules/skills/skill-description-budget.ts
var skillDescriptionBudget = {
  id: "skill-description-budget",
  scope: "repository",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The descriptions of all skills together are longer than what is shown to the model",
  effects: [
    {
      clients: ["vscode", "copilot-cli"],
      severity: "info",
      why: "VS Code and the Copilot CLI show the model 15,000 characters of descriptions, and of the other skills at most the names."
    }
  ],
  options: {
    characters: { type: "integer", default: 15e3, description: "The most characters in all descriptions." }
  },
  source: "https://github.com/github/copilot-cli/issues/1464",
  collect({ frontmatter }) {
    let description = textOf(frontmatter, "description");
    return description === void 0 || frontmatter.data["disable-model-invocation"] === !0 ? void 0 : { characters: countCharacters(description.value), range: description.range };
  },
  check(facts, report, _, optionsFor) {
    let inPlace = facts.filter(({ file }) => file.standing === "in-place" && file.level === "repository");
    for (let [, skills] of groupBy(inPlace, ({ file }) => file.root)) {
      let most = skills[0] === void 0 ? 0 : optionsFor(skills[0].file).integer("characters"), total = skills.reduce((sum2, { fact }) => sum2 + fact.characters, 0), shown = 0, first = total > most ? skills.find(({ fact }) => (shown += fact.characters) > most) : void 0;
      first !== void 0 && report(first.file, first.fact.range, {
        message: `From here on descriptions are cut: those of ${writeCount(skills.length)} skills have ${writeCount(total)} characters together, ${writeCount(most)} are shown`,
        hint: "Shorten descriptions, or keep skills that only people call from the model with `disable-model-invocation: true`."
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
    {
      clients: ["copilot-cli", "github"],
      severity: "error",
      why: "The Copilot CLI and github.com leave out a skill whose description has more than 1,024 characters."
    },
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code cuts the description off after 1,024 characters."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code documents 1,024 characters and has versions that leave out a skill with more."
    }
  ],
  source: "https://agentskills.io/specification#description-field",
  check: checkLength("description", MAX_DESCRIPTION_CHARACTERS, "Say when to use the skill, and move the rest below.")
};

// src/rules/skills/skill-description-required.ts
var skillDescriptionRequired = {
  id: "skill-description-required",
  scope: "text",
  kinds: ["skill"],
  description: "A skill has no `description`",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI require a description, and leave out a skill that has none."
    },
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code never offers the model a skill that has no description."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code goes by the first paragraph of the text in place of a description."
    }
  ],
  source: "https://agentskills.io/specification#description-field",
  check({ text, frontmatter }, report) {
    lacksKey(frontmatter, "description") && report(openingOf2(text), {
      message: "The skill has no `description`",
      hint: "Write a `description` that says what the skill does, and when it is to be used."
    });
  }
};

// src/rules/skills/skill-description-short.ts
var skillDescriptionShort = {
  id: "skill-description-short",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["description"] },
  description: "The description of a skill is a word or two",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code show the model nothing but name and description to choose a skill by."
    }
  ],
  source: "https://agentskills.io/specification#description-field",
  check({ frontmatter }, report) {
    let description = textOf(frontmatter, "description");
    description !== void 0 && description.value.length < FEW_CHARACTERS && isFewWords(description.value) && report(description.range, {
      message: `The description ${quoted(description.value)} does not say when the skill is to be used`,
      hint: "Say what the skill does, and when it is to be used."
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
    {
      clients: ["copilot-cli", "vscode", "github"],
      severity: "warning",
      why: "The Copilot CLI, VS Code and github.com load one skill of a name and pass over the others."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code reads `.claude/skills` only, so that it works by another text than the rest."
    }
  ],
  source: "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-locations",
  collect({ text, frontmatter }) {
    let name = textOf(frontmatter, "name");
    return name === void 0 ? { range: openingOf2(text) } : { name: copyOf(name.value), range: name.range };
  },
  check(facts, report, { paths }) {
    let links = lazily(() => new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : []))), isLinked = ({ path }) => [path, ...parentsOf(path)].some((one) => links().has(one)), skills = facts.filter(({ file }) => file.standing !== "stray" && file.level === "repository").map(({ file, fact }) => ({ file, fact, name: fact.name ?? file.name }));
    for (let [, same] of groupBy(skills, ({ file, name }) => `${file.root}
${name}`)) {
      let [first, ...others] = same.toSorted((a, b) => rankOf(a.file) - rankOf(b.file));
      for (let { file, fact, name } of first === void 0 ? [] : others) {
        let isCopy = fact === first?.fact;
        isCopy && (isLinked(file) || isLinked(first.file)) || report(
          file,
          fact.range,
          {
            message: `The skill ${quoted(name)} is also in \`${first?.file.path}\`${isCopy ? ", word for word" : ""}`,
            hint: isCopy ? "Keep the one in `.claude/skills`, which all clients read, or make one folder a link to the other." : "Keep one of the two, make them the same, or give one another name."
          },
          isCopy ? { effects: OF_COPIES } : {}
        );
      }
    }
  }
}, OF_COPIES = [
  {
    clients: ["copilot-cli", "vscode", "github"],
    severity: "info",
    why: "The Copilot CLI, VS Code and github.com load one skill of a name, and read `.claude/skills` too: the copy is passed over until a change makes it another skill."
  }
], HOMES3 = [".github/skills/", ".agents/skills/", ".claude/skills/"];
function rankOf({ path, root }) {
  let below = root === "" ? path : path.slice(root.length + 1), rank = HOMES3.findIndex((home) => below.startsWith(home));
  return rank < 0 ? HOMES3.length : rank;
}

// src/rules/skills/skill-frontmatter-required.ts
var skillFrontmatterRequired = {
  id: "skill-frontmatter-required",
  scope: "text",
  kinds: ["skill"],
  looksFor: { noFrontmatter: !0 },
  description: "A skill has no frontmatter",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI leave out a skill without `name` and `description`."
    },
    {
      clients: ["vscode"],
      severity: "error",
      why: "VS Code never offers the model a skill that has no description."
    },
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code goes by the first paragraph of the text in place of a description."
    }
  ],
  source: "https://agentskills.io/specification",
  check({ kind, text, frontmatter }, report) {
    let isEmpty2 = text.trim() === "";
    if (!frontmatter.present && frontmatter.problems.length === 0 && !isEmpty2 && !hasLateHead(kind, text)) {
      let end = text.indexOf(`
`);
      report(
        { start: 0, end: end < 0 ? text.length : end },
        {
          message: "The skill has no frontmatter",
          hint: "Begin the file with `name` and `description` between two lines of three dashes."
        }
      );
    }
  }
};

// src/rules/skills/skill-metadata-type.ts
var skillMetadataType = {
  id: "skill-metadata-type",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["metadata"] },
  description: "The `metadata` of a skill is no map, or holds more than texts",
  effects: [
    {
      clients: ["github", "copilot-cli", "vscode", "claude"],
      severity: "warning",
      why: "The open specification that github.com, VS Code, the Copilot CLI and Claude Code follow has texts there, and its checker refuses the skill."
    }
  ],
  source: "https://agentskills.io/specification#metadata-field",
  check({ frontmatter }, report) {
    let { metadata } = frontmatter.data;
    if (!isRecord(metadata)) {
      let range2 = metadata == null ? void 0 : frontmatter.rangeOf(["metadata"]);
      range2 !== void 0 && report(range2, { message: "`metadata` is no map", hint: "Write keys below it, each with a text." });
      return;
    }
    let nested = Object.keys(metadata).find((key) => typeof metadata[key] == "object" && metadata[key] !== null), range = nested === void 0 ? void 0 : frontmatter.rangeOfKey(["metadata", nested]);
    nested !== void 0 && range !== void 0 && report(range, {
      message: `${quoted(nested)} in \`metadata\` is ${Array.isArray(metadata[nested]) ? "a list" : "a map"}, not a text`,
      hint: "Write one text for each key."
    });
  }
};

// src/rules/skills/skill-name-format.ts
var skillNameFormat = {
  id: "skill-name-format",
  scope: "file",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The name of a skill has other characters than small letters, digits and single hyphens",
  effects: [
    {
      clients: ["github", "vscode"],
      severity: "error",
      why: "github.com and VS Code want small letters, digits and hyphens, and may leave out a skill with another name."
    },
    {
      clients: ["copilot-cli", "claude"],
      severity: "warning",
      why: "The Copilot CLI and Claude Code take the name, but not every reader of the open format does."
    }
  ],
  fixes: "Writes the name of the folder, where that is a name that a skill may have.",
  source: "https://agentskills.io/specification#name-field",
  collect({ frontmatter }) {
    let name = textOf(frontmatter, "name");
    return name === void 0 || isPlainName(name.value) ? void 0 : name;
  },
  check({ value, range }, { name: folder }, report) {
    report(
      range,
      {
        message: `${quoted(value)} is no name for a skill`,
        hint: isPlainName(folder) ? `Write \`name: ${folder}\`, as its folder is called.` : "Write small letters, digits and single hyphens between them, as in `web-testing`."
      },
      {
        ...isPlainName(folder) && { fix: { kind: "edits", edits: [{ ...range, text: folder }] } },
        ...!CLI_NAME.test(value) && { effects: EVERYWHERE }
      }
    );
  }
}, CLI_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.: -]*$/u, EVERYWHERE = [
  {
    clients: ["copilot-cli", "github", "vscode"],
    severity: "error",
    why: "The Copilot CLI, github.com and VS Code allow none of these characters, and leave the skill out."
  },
  {
    clients: ["claude"],
    severity: "warning",
    why: "Claude Code takes names of small letters, digits and hyphens."
  }
];

// src/rules/skills/skill-name-length.ts
var MAX_NAME_CHARACTERS6 = 64, skillNameLength = {
  id: "skill-name-length",
  scope: "text",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "The name of a skill has more than 64 characters",
  effects: [
    {
      clients: ["copilot-cli", "github"],
      severity: "error",
      why: "The Copilot CLI and github.com leave out a skill whose name has more than 64 characters."
    },
    {
      clients: ["vscode", "claude"],
      severity: "warning",
      why: "VS Code and Claude Code allow 64 characters and cut or refuse a longer name."
    }
  ],
  source: "https://agentskills.io/specification#name-field",
  check: checkLength("name", MAX_NAME_CHARACTERS6, "Shorten the name, and that of the folder with it.")
};

// src/rules/skills/skill-name-matches-folder.ts
var skillNameMatchesFolder = {
  id: "skill-name-matches-folder",
  scope: "file",
  kinds: ["skill"],
  looksFor: { keys: ["name"] },
  description: "A skill's `name` is not that of its folder",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code warns of the skill and has versions that do not load it."
    },
    {
      clients: ["github", "copilot-cli"],
      severity: "warning",
      why: "The specification that the Copilot CLI and github.com follow wants both to be the same, so the skill may go by either name."
    }
  ],
  fixes: "Writes the name of the folder.",
  source: "https://agentskills.io/specification",
  collect({ frontmatter }) {
    let value = frontmatter.data.name, range = frontmatter.rangeOf(["name"]);
    return typeof value == "string" && value.trim() !== "" && range !== void 0 ? { value: value.trim(), range } : void 0;
  },
  check({ value, range }, { name }, report) {
    value !== name && name !== "" && report(
      range,
      {
        message: `The skill is called \`${value}\`, its folder \`${name}\``,
        hint: `Write \`name: ${name}\`, or rename the folder.`
      },
      { fix: { kind: "edits", edits: [{ ...range, text: name }] } }
    );
  }
};

// src/rules/skills/skill-name-required.ts
var skillNameRequired = {
  id: "skill-name-required",
  scope: "file",
  kinds: ["skill"],
  description: "A skill has no `name`",
  effects: [
    {
      clients: ["github", "copilot-cli"],
      severity: "error",
      why: "github.com and the Copilot CLI require a name, and leave out a skill that has none."
    },
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code takes the name of the folder, and versions before spring 2026 leave the skill out."
    }
  ],
  fixes: "Writes the name of the folder, where that is a name that a skill may have.",
  source: "https://agentskills.io/specification",
  collect({ text, frontmatter }) {
    return lacksKey(frontmatter, "name") ? {
      opening: openingOf2(text),
      lineEnd: text.includes(`\r
`) ? `\r
` : `
`,
      ...frontmatter.block && { firstLine: frontmatter.block.start }
    } : void 0;
  },
  check({ opening, firstLine, lineEnd }, { name }, report) {
    let isCertain = isPlainName(name) && firstLine !== void 0;
    report(
      opening,
      {
        message: "The skill has no `name`",
        hint: isPlainName(name) ? `Write \`name: ${name}\`, as its folder is called.` : "Write a `name`."
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
  description: "The name of a skill has a word in it that claude.ai keeps for itself",
  effects: [
    {
      clients: ["claude"],
      severity: "warning",
      why: "Claude Code loads the skill, but claude.ai and the Claude API refuse to take it up."
    },
    {
      clients: ["vscode", "github", "copilot-cli"],
      severity: "info",
      why: "VS Code, github.com and the Copilot CLI load the skill, but claude.ai refuses to take it up."
    }
  ],
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview",
  check({ frontmatter }, report) {
    let name = textOf(frontmatter, "name"), found = name === void 0 ? null : RESERVED.exec(name.value);
    name !== void 0 && found !== null && report(name.range, {
      message: `The name ${quoted(name.value)} has the reserved word \`${found[0]}\` in it`,
      hint: "Name the skill after what it does."
    });
  }
}, RESERVED = /anthropic|claude/i;

// src/rules/skills/file-mentions.ts
var MAX_LOOKS2 = 400, MAX_PATH_CHARACTERS2 = 200;
function readMentions(text, from) {
  let mentions = [], looks = 0;
  for (let at = text.indexOf(MARKDOWN, from); at >= 0 && looks < MAX_LOOKS2; at = text.indexOf(MARKDOWN, at + 1)) {
    let end = at + MARKDOWN.length, start = isWordAt(text, end) ? at : startOfPath(text, at, from);
    looks += 1, start < at && text.charAt(start) !== "/" && mentions.push({ target: copyOf(text.slice(start, end)), start, end });
  }
  return mentions;
}
var MARKDOWN = ".md";
function startOfPath(text, end, from) {
  let earliest = Math.max(from, end - MAX_PATH_CHARACTERS2), start = end;
  for (; start > earliest && (isWordAt(text, start - 1) || "./-".includes(text.charAt(start - 1))); )
    start -= 1;
  return start;
}
function isWordAt(text, at) {
  let code = text.charCodeAt(at);
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95;
}
function placesOfMention(target, file, folder) {
  let fromFile = resolveLink(file, target), fromSkill = resolveLink(joinPath(folder, "SKILL.md"), target);
  return [...new Set([fromFile, fromSkill].flatMap((place) => place.kind === "inside" ? [place.path] : []))].filter(
    (path) => folderOf(path) === folder || path.startsWith(`${folder}/`)
  );
}

// src/rules/skills/skill-reference-too-deep.ts
var skillReferenceTooDeep = {
  id: "skill-reference-too-deep",
  scope: "repository",
  kinds: ["skill"],
  looksFor: { parts: [".md"] },
  description: "A file of a skill is reached only through two others",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code leave it to the model to open file after file, and it often stops or reads the beginning only."
    }
  ],
  source: "https://agentskills.io/specification#file-references",
  collect: ({ text, body }) => text.includes(".md", body.start) ? body.start : void 0,
  async check(facts, report, repository) {
    let folders = new Map(skillFolders(repository).map((skill) => [skill.file.path, skill.files]));
    for (let { file, fact } of facts) {
      let files = folders.get(file.path)?.filter((path) => path.endsWith(".md")) ?? [];
      if (files.length >= DEPTH) {
        let source = await repository.read(file.path), mentions = source === void 0 ? [] : readMentions(source.text, fact), chain = await findDeepFile(repository, new Set(files), file.path, mentions);
        if (chain !== void 0) {
          let [second = "", third = ""] = chain.files.map(
            (path) => quoted(path.slice(folderOf(file.path).length + 1))
          );
          report(file, chain.mention, {
            message: `${third} is reached only by way of ${quoted(chain.mention.target)} and ${second}`,
            hint: "Name in SKILL.md itself what is to be read."
          });
        }
      }
    }
  }
}, DEPTH = 3, MAX_FILES2 = 200;
async function findDeepFile(repository, files, skill, mentions) {
  let seen = /* @__PURE__ */ new Set(), folder = folderOf(skill), enter = (from, mention, first, before3) => {
    let path = placesOfMention(mention.target, from, folder).find((place) => files.has(place));
    return path === void 0 || seen.has(path) || seen.size >= MAX_FILES2 ? [] : (seen.add(path), [{ path, mention: first, before: before3 }]);
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

// src/rules/skills/skill-unknown-key.ts
var skillUnknownKey = {
  id: "skill-unknown-key",
  kinds: ["skill"],
  description: "A skill has a key that no client knows",
  effects: [
    {
      clients: ["vscode"],
      severity: "warning",
      why: "VS Code marks the key as not supported and ignores it."
    },
    {
      clients: ["copilot-cli", "github", "claude"],
      severity: "info",
      why: "The Copilot CLI, github.com and Claude Code ignore the key; the validator of the open specification refuses it."
    }
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
  description: "Neither people nor the model may call a skill",
  effects: [
    {
      clients: ["vscode", "copilot-cli", "claude"],
      severity: "warning",
      why: "VS Code, the Copilot CLI and Claude Code hide the skill from people and from the model alike."
    },
    {
      clients: ["github"],
      severity: "warning",
      why: "github.com does not offer the skill to the model, and people cannot ask for it there."
    }
  ],
  source: "https://code.visualstudio.com/docs/agent-customization/agent-skills",
  check({ frontmatter: { data, rangeOf: rangeOf2 } }, report) {
    let user = data[USER] === !1 ? rangeOf2([USER]) : void 0, model = data[MODEL] === !0 ? rangeOf2([MODEL]) : void 0;
    user !== void 0 && model !== void 0 && report(user.start > model.start ? user : model, {
      message: `With \`${USER}: false\` and \`${MODEL}: true\` nobody can call the skill`,
      hint: "Take one of the two keys out."
    });
  }
};

// src/rules/skills/skill-unreferenced-file.ts
var skillUnreferencedFile = {
  id: "skill-unreferenced-file",
  scope: "paths",
  kinds: ["skill"],
  description: "Nothing in a skill names one of its reference files",
  effects: [
    {
      clients: ["vscode", "github", "copilot-cli", "claude"],
      severity: "info",
      why: "VS Code, github.com, the Copilot CLI and Claude Code give the model the text of SKILL.md only, so it does not know of the file."
    }
  ],
  source: "https://agentskills.io/specification#references",
  async check(repository, report) {
    for (let skill of skillFolders(repository))
      for (let path of await unmentioned(repository, skill))
        report(path, {
          message: `No file of the skill \`${skill.file.name}\` names this one`,
          hint: "Say in SKILL.md when to read it, or remove it."
        });
  }
}, REFERENCE2 = /\/references?\/(?:[^/]+\/)*[^/]+\.md$/, ABOUT_THE_FOLDER = /\/(?:readme|index|license|changelog)\.md$/i, MAY_MENTION = /\.(?:md|txt|json|ya?ml|toml|py|js|mjs|ts|sh|ps1)$/, MAX_REFERENCES2 = 100, MAX_READ4 = 50, MAX_READ_CHARACTERS = 1024 * 1024;
async function unmentioned(repository, { file, folder, files }) {
  let left = files.filter((path) => REFERENCE2.test(path.slice(folder.length)) && !ABOUT_THE_FOLDER.test(path)).slice(0, MAX_REFERENCES2), characters = 0;
  for (let path of [file.path, ...files.filter((other) => MAY_MENTION.test(other)).slice(0, MAX_READ4)]) {
    let source = left.length === 0 ? void 0 : await repository.read(path);
    if (source !== void 0 && (left = withoutMentioned2(left, path, source.text), characters += source.text.length), characters > MAX_READ_CHARACTERS)
      return [];
  }
  return left;
}
function withoutMentioned2(paths, from, text) {
  if (WHOLE_FOLDER.test(text))
    return [];
  let lower = text.toLowerCase();
  return paths.filter((path) => {
    let name = nameOf(path).toLowerCase(), stem = name.replace(/\.md$/, ""), mentions = [name, `/${stem}`, `\`${stem}\``, `"${stem}"`, `[${stem}`];
    return path === from || !mentions.some((mention) => lower.includes(mention));
  });
}
var WHOLE_FOLDER = /\breferences?\/(?![\w.-])|\breferences? (?:folder|directory|files)\b|\b(?:folder|directory) `?references?\b/i;

// src/rules/skills/index.ts
var SKILL_RULES = [
  skillAbsolutePath,
  skillAllowedToolsForm,
  skillAllowedToolsUnknown,
  skillArgumentHintType,
  skillAssetTooLarge,
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
  skillMetadataType,
  skillNameFormat,
  skillNameLength,
  skillNameMatchesFolder,
  skillNameRequired,
  skillNameReserved,
  skillReferenceTooDeep,
  skillUnknownKey,
  skillUnreachable,
  skillUnreferencedFile
];

// src/rules/suppressions/baseline-stale.ts
var baselineStale = {
  id: "baseline-stale",
  scope: "given",
  kinds: "all",
  description: "The baseline lists a problem that is no longer there",
  effects: [
    {
      clients: [...CLIENTS],
      severity: "info",
      why: "The entry would hide the same problem if it came back, in VS Code and every other client."
    }
  ],
  fixes: "Takes the entries out of the baseline to which nothing answers.",
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer found`,
    hint: "Write the baseline anew with `housestyle validate --write-baseline`, or take the entry out with `--fix`."
  })
};

// src/rules/suppressions/suppression-unknown-rule.ts
var MAX_EDITS3 = 3, MAX_QUOTED_CHARACTERS = 60, suppressionUnknownRule = {
  id: "suppression-unknown-rule",
  scope: "given",
  kinds: "all",
  description: "A comment silences a rule that does not exist",
  effects: [
    {
      clients: [...CLIENTS],
      severity: "warning",
      why: "The comment silences nothing, so what it was written for is still reported for VS Code and every other client."
    }
  ],
  say: (id, ids) => {
    let near = [...ids].find((candidate) => editsUpTo(MAX_EDITS3, id.toLowerCase(), candidate) !== void 0);
    return {
      said: {
        message: `There is no rule \`${id.length > MAX_QUOTED_CHARACTERS ? `${id.slice(0, MAX_QUOTED_CHARACTERS)}\u2026` : id}\``,
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
    {
      clients: [...CLIENTS],
      severity: "info",
      why: "The comment goes to the model of VS Code and every other client with the rest of the text, and would hide the next fault there."
    }
  ],
  fixes: "Takes the comment out, with its line where nothing else stands on it.",
  sayOfAll: ({ rules, removal: removal2 }) => ({
    said: {
      message: `Nothing is found there that this comment silences${rules.length === 0 ? "" : ` (\`${rules.map(({ id }) => id).join("`, `")}\`)`}`,
      hint: "Take the comment out."
    },
    particulars: { fix: { kind: "edits", edits: [{ ...removal2, text: "" }] } }
  }),
  sayOfOne: (id) => ({
    said: { message: `\`${id}\` finds nothing there`, hint: "Take the name out of the comment." },
    particulars: {}
  })
};

// src/rules/suppressions/index.ts
var SUPPRESSION_RULES = [baselineStale, suppressionUnknownRule, suppressionUnused];

// src/rules/catalogue.ts
var FAMILIES2 = [
  { id: "files", title: "Files and encodings", rules: FILE_RULES },
  { id: "frontmatter", title: "Frontmatter", rules: FRONTMATTER_RULES },
  { id: "instructions", title: "Instructions", rules: INSTRUCTIONS_RULES },
  { id: "agents", title: "Agents", rules: AGENT_RULES },
  { id: "prompts", title: "Prompts", rules: PROMPT_RULES },
  { id: "skills", title: "Skills", rules: SKILL_RULES },
  { id: "always-on", title: "Files that are always on", rules: ALWAYS_ON_RULES },
  { id: "settings", title: "Settings", rules: SETTINGS_RULES },
  { id: "mcp", title: "MCP servers", rules: MCP_RULES },
  { id: "hooks", title: "Hooks", rules: HOOKS_RULES },
  { id: "references", title: "Markdown and references", rules: REFERENCE_RULES },
  { id: "security", title: "Security", rules: SECURITY_RULES },
  { id: "size", title: "Size and cost", rules: SIZE_RULES },
  { id: "suppressions", title: "The validator itself", rules: SUPPRESSION_RULES }
], RULES = FAMILIES2.flatMap(({ rules }) => rules);

// src/reports/validation/rule-listing.ts
var SEVERITY_STYLE = { error: "red", warning: "yellow", info: "cyan" }, SEVERITY_COLUMN = 7;
function rulesText(paint) {
  let idColumn = Math.max(...FAMILIES2.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
  return `${[...FAMILIES2.filter(({ rules }) => rules.length > 0).map(
    ({ title, rules }) => [
      paint("bold", title),
      ...rules.map((rule) => {
        let { severity } = rule.effects[0], fix = rule.fixes === void 0 ? " " : "*";
        return `  ${rule.id.padEnd(idColumn)} ${fix} ${paint(SEVERITY_STYLE[severity], severity.padEnd(SEVERITY_COLUMN))} ${rule.description}`;
      })
    ].join(`
`)
  ), "* `--fix` mends it. `housestyle rules ID` explains a rule."].join(`

`)}
`;
}
function ruleJson(rule) {
  return {
    id: rule.id,
    family: FAMILIES2.find(({ rules }) => rules.includes(rule))?.id,
    severity: rule.effects[0].severity,
    description: rule.description,
    kinds: rule.kinds,
    effects: rule.effects,
    fixable: rule.fixes !== void 0,
    ...rule.fixes === void 0 ? {} : { fixes: rule.fixes },
    options: rule.options ?? {},
    ...rule.source === void 0 ? {} : { source: rule.source },
    url: ruleUrl(rule.id)
  };
}
function ruleHead(rule) {
  let rows = rule.effects.map(
    ({ clients, severity, why }) => `| ${clients.length === CLIENTS.length ? "all" : clients.map((client) => CLIENT_NAMES[client]).join(", ")} | ${severity} | ${why} |`
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
    `Looked for in: ${rule.kinds === "all" ? "every file" : rule.kinds.map((kind) => KIND_TITLES[kind]).join(", ")}.`,
    ...rule.fixes === void 0 ? [] : ["", `\`--fix\`: ${rule.fixes}`],
    ...options.length === 0 ? [] : ["", "| option | type | default | |", "|---|---|---|---|", ...options],
    ...rule.source === void 0 ? [] : ["", `Documented at <${rule.source}>.`]
  ].join(`
`);
}
var KIND_TITLES = {
  "repository-instructions": "`copilot-instructions.md`",
  "path-instructions": "`*.instructions.md`",
  "claude-rule": "Claude's rules",
  "agents-md": "`AGENTS.md`",
  "claude-md": "`CLAUDE.md`",
  "gemini-md": "`GEMINI.md`",
  "review-md": "`REVIEW.md`",
  agent: "agents",
  prompt: "prompts",
  skill: "skills",
  hooks: "hooks",
  settings: "settings",
  mcp: "MCP servers"
};

export {
  placeOf3 as placeOf,
  placesIn,
  baselineStale,
  WHOLE_FILE,
  diagnose,
  MAX_CHECKED_BYTES,
  rememberTexts,
  securityForkChangesInstructions,
  suppressionUnknownRule,
  suppressionUnused,
  FAMILIES2 as FAMILIES,
  RULES,
  rulesText,
  ruleJson,
  ruleHead
};
