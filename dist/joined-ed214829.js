import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/yaml/messages.ts
var YAML_MESSAGES = {
  "yaml-alias": {
    message: (quoted) => `Text that begins with * must be quoted: ${quoted}`,
    hint: "Put the value in double quotes; YAML reads it as an alias otherwise."
  },
  "yaml-bad-start": {
    message: (quoted) => `A value that begins like this must be quoted: ${quoted}`,
    hint: "Put the value in double quotes."
  },
  "yaml-colon": {
    message: (quoted) => `Text with ": " in it must be quoted: ${quoted}`,
    hint: "Put the value in double quotes; YAML reads the part before the colon as a key otherwise."
  },
  "yaml-duplicate-key": {
    message: (quoted) => `The key ${quoted} appears twice`,
    hint: "Keep one of them; readers differ in which one they use."
  },
  "yaml-escape": {
    message: (quoted) => `${quoted} is not a valid YAML escape`,
    hint: "Write the text in single quotes, or double the backslash."
  },
  "yaml-indent": {
    message: (quoted) => `The indentation does not match the lines around it: ${quoted}`,
    hint: "Give entries of the same level the same number of spaces."
  },
  "yaml-many-documents": {
    message: () => "A second document begins here",
    hint: "Remove the line with --- or ...."
  },
  "yaml-missing": {
    message: (quoted) => `A quote, bracket, comma or colon is missing at ${quoted}`,
    hint: "Close what was opened, or put the value in double quotes."
  },
  "yaml-syntax": {
    message: (quoted) => `This is not valid YAML: ${quoted}`,
    hint: "Write key: value lines, and put values with special characters in double quotes."
  },
  "yaml-tab": {
    message: () => "YAML does not allow tabs for indentation",
    hint: "Indent with spaces."
  },
  "yaml-tag": {
    message: (quoted) => `The tag ${quoted} is unknown`,
    hint: "Put text that begins with ! in double quotes."
  },
  "yaml-too-deep": {
    message: () => "The values are nested too deeply",
    hint: `Nest at most ${64} lists and maps.`
  },
  "yaml-too-many-aliases": {
    message: () => "There are too many aliases, or a value contains itself",
    hint: "Write the values out where they are used."
  }
};

// src/customizations/frontmatter/value-shape.ts
var TEXT = { kind: "text" };
var BOOLEAN = { kind: "boolean" };
var TEXTS = { kind: "list", of: TEXT };
var TEXT_OR_TEXTS = { kind: "any-of", shapes: [TEXT, TEXTS] };
function choice(...values) {
  return { kind: "choice", values };
}
function hasShape(value, shape) {
  switch (shape.kind) {
    case "text":
    case "choice":
      return typeof value == "string" || typeof value == "number" || typeof value == "boolean";
    case "boolean":
      return typeof value == "boolean";
    case "integer":
      return Number.isInteger(value);
    case "list":
      return Array.isArray(value) && value.every((item) => hasShape(item, shape.of));
    case "map":
    case "record":
      return typeof value == "object" && value !== null && !Array.isArray(value);
    case "any-of":
      return shape.shapes.some((one) => hasShape(value, one));
    case "any":
      return true;
  }
}
function describeShape(shape) {
  switch (shape.kind) {
    case "text":
      return "a text";
    case "boolean":
      return "`true` or `false`";
    case "integer":
      return "a whole number";
    case "choice":
      return shape.values.map((value) => `\`${value}\``).join(", ");
    case "list":
      return `a list of ${describeShape(shape.of).replace(/^an? (.*)$/, "$1s")}`;
    case "map":
    case "record":
      return "a map";
    case "any-of":
      return shape.shapes.map(describeShape).join(" or ");
    case "any":
      return "anything";
  }
}

// src/customizations/frontmatter/keys.ts
var HEAD_KINDS = [
  "instructions",
  "claude-rule",
  "agent",
  "claude-agent",
  "prompt",
  "skill",
  "claude-command",
  "claude-output-style",
  "cursor-rule",
  "windsurf-rule"
];
var COPILOT = ["vscode", "github", "copilot-cli"];
var ALL = [...COPILOT, "claude"];
var EFFORTS = choice("low", "medium", "high", "xhigh", "max");
var ANY_MAP = { kind: "map", of: { kind: "any" } };
var PAIRS = { kind: "map", of: TEXT };
var NAME = { name: "name", shape: TEXT, clients: ALL, about: "The name that people see." };
var DESCRIPTION = {
  name: "description",
  shape: TEXT,
  clients: ALL,
  about: "Its purpose. People and models use it to choose."
};
var ARGUMENT_HINT = {
  name: "argument-hint",
  shape: TEXT,
  clients: ["vscode"],
  about: "A hint in the input box about what to type after the name."
};
var USER_INVOCABLE = {
  name: "user-invocable",
  shape: BOOLEAN,
  clients: ALL,
  about: "Whether people can select it themselves. The default is true."
};
var DISABLE_MODEL_INVOCATION = {
  name: "disable-model-invocation",
  shape: BOOLEAN,
  clients: ALL,
  about: "If true, models cannot select it on their own. The default is false."
};
var INSTRUCTIONS = [
  { ...NAME, clients: ["vscode"] },
  { ...DESCRIPTION, clients: ["vscode"], about: "When to use the instructions, if they do not apply by path." },
  {
    name: "applyTo",
    shape: TEXT,
    clients: COPILOT,
    about: "Globs of the files that the instructions apply to, in one string, separated by commas.",
    judgedBy: "instructions-apply-to-type"
  },
  {
    name: "excludeAgent",
    shape: {
      kind: "any-of",
      shapes: [
        choice("code-review", "cloud-agent", "coding-agent"),
        { kind: "list", of: choice("code-review", "cloud-agent", "coding-agent") }
      ]
    },
    clients: COPILOT,
    about: "The agent that must not read the instructions: `code-review` or `cloud-agent`.",
    judgedBy: "instructions-exclude-agent-value"
  }
];
var CLAUDE_RULE = [
  { ...DESCRIPTION, clients: ["vscode", "claude"] },
  {
    name: "paths",
    shape: TEXTS,
    clients: ["vscode", "claude"],
    about: "Globs of the files that the rule applies to. The default is all files.",
    judgedBy: "instructions-claude-rule-paths"
  }
];
var AGENT = [
  { ...NAME, clients: COPILOT, about: "The name that people see. The default is the name of the file." },
  { ...DESCRIPTION, clients: COPILOT, isRequired: true },
  ARGUMENT_HINT,
  {
    name: "model",
    shape: {
      kind: "any-of",
      shapes: [
        TEXT,
        {
          kind: "list",
          of: {
            kind: "any-of",
            shapes: [TEXT, { kind: "record", keys: { name: TEXT }, required: ["name"], open: true }]
          }
        }
      ]
    },
    clients: COPILOT,
    about: "The model to use. In VS Code also a list: the first available model is used.",
    judgedBy: "agent-model-type"
  },
  { name: "models", shape: TEXTS, clients: ["copilot-cli"], about: "Models to choose from." },
  {
    name: "modelPolicy",
    shape: choice("preferred", "required"),
    clients: ["copilot-cli"],
    about: "Whether another model may be used instead."
  },
  {
    name: "reasoningEffort",
    shape: EFFORTS,
    clients: ["vscode", "copilot-cli"],
    about: "How much effort the model puts into thinking.",
    judgedBy: "agent-reasoning-effort-value"
  },
  {
    name: "tools",
    shape: TEXT_OR_TEXTS,
    clients: COPILOT,
    about: "The tools that the agent may use. The default is all tools; an empty list means none.",
    judgedBy: "agent-tools-type"
  },
  {
    name: "target",
    shape: choice("vscode", "github-copilot"),
    clients: COPILOT,
    about: "The client that offers the agent. The default is every client.",
    judgedBy: "agent-target-value"
  },
  {
    name: "handoffs",
    shape: {
      kind: "list",
      of: {
        kind: "record",
        keys: { label: TEXT, agent: TEXT, prompt: TEXT, send: BOOLEAN, showContinueOn: BOOLEAN, model: TEXT },
        required: ["label", "agent", "prompt"],
        open: false
      }
    },
    clients: ["vscode"],
    about: "Agents to continue with, offered as buttons.",
    judgedBy: "agent-handoffs-type"
  },
  {
    name: "agents",
    shape: { kind: "any-of", shapes: [TEXTS, choice("*")] },
    clients: ["vscode"],
    about: "The agents that this agent may call. The default is all agents; an empty list means none.",
    judgedBy: "agent-agents-type"
  },
  USER_INVOCABLE,
  DISABLE_MODEL_INVOCATION,
  {
    name: "user-invokable",
    shape: BOOLEAN,
    clients: ["vscode"],
    about: "The old spelling of `user-invocable`.",
    successor: "user-invocable",
    judgedBy: "agent-user-invokable-spelling"
  },
  {
    name: "infer",
    shape: BOOLEAN,
    clients: COPILOT,
    about: "Deprecated: use `disable-model-invocation`, which means the opposite.",
    successor: "disable-model-invocation",
    judgedBy: "agent-infer-deprecated"
  },
  {
    name: "hooks",
    shape: ANY_MAP,
    clients: ["vscode"],
    about: "Commands to run at events of a session.",
    judgedBy: "agent-hooks-shape"
  },
  {
    name: "github",
    shape: { kind: "record", keys: { permissions: PAIRS }, required: [], open: false },
    clients: ["vscode", "github"],
    about: "Permissions of the agent's token on github.com.",
    judgedBy: "agent-github-permissions"
  },
  {
    name: "mcp-servers",
    shape: { kind: "map", of: ANY_MAP },
    clients: ["github", "copilot-cli"],
    about: "MCP servers only for this agent."
  },
  {
    name: "metadata",
    shape: PAIRS,
    clients: ["github"],
    about: "Keys and string values for your own use.",
    judgedBy: "agent-metadata-type"
  },
  {
    name: "include-custom-instructions",
    shape: BOOLEAN,
    clients: ["copilot-cli"],
    about: "Whether the repository's instructions are sent too."
  },
  { name: "sidekick", shape: ANY_MAP, clients: ["copilot-cli"], about: "When the agent starts on its own." }
];
var CLAUDE_AGENT = [
  { ...NAME, about: "The name with which Claude calls the agent: lower-case words with hyphens.", isRequired: true },
  { ...DESCRIPTION, isRequired: true },
  {
    name: "tools",
    shape: TEXT_OR_TEXTS,
    clients: ["claude", "vscode"],
    about: "The tools that the agent may use. The default is all tools.",
    judgedBy: "agent-tools-type"
  },
  {
    name: "disallowedTools",
    shape: TEXT_OR_TEXTS,
    clients: ["claude", "vscode"],
    about: "Tools that the agent must not use."
  },
  {
    name: "model",
    shape: TEXT,
    clients: ["claude", "vscode"],
    about: "`sonnet`, `opus`, `haiku`, `inherit`, or the id of a model.",
    judgedBy: "claude-agent-enum"
  },
  {
    name: "permissionMode",
    shape: choice("default", "acceptEdits", "plan", "delegate", "dontAsk", "bypassPermissions"),
    clients: ["claude", "vscode"],
    about: "What the agent may do without asking.",
    judgedBy: "claude-agent-enum"
  },
  {
    name: "skills",
    shape: TEXT_OR_TEXTS,
    clients: ["claude", "vscode"],
    about: "Skills to load when the agent starts.",
    judgedBy: "claude-agent-skills-exist"
  },
  {
    name: "mcpServers",
    shape: { kind: "any-of", shapes: [{ kind: "list", of: { kind: "any" } }, ANY_MAP] },
    clients: ["claude"],
    about: "MCP servers: their names or their definitions."
  },
  { name: "hooks", shape: ANY_MAP, clients: ["claude", "vscode"], about: "Commands to run at events of the agent." },
  {
    name: "memory",
    shape: choice("user", "project", "local"),
    clients: ["claude", "vscode"],
    about: "Where the agent stores what it has learned.",
    judgedBy: "claude-agent-enum"
  },
  {
    name: "maxTurns",
    shape: { kind: "integer" },
    clients: ["claude"],
    about: "The number of turns after which the agent must stop."
  },
  { name: "background", shape: BOOLEAN, clients: ["claude"], about: "Whether the agent runs in the background." },
  {
    name: "effort",
    shape: EFFORTS,
    clients: ["claude"],
    about: "How much effort the model puts into thinking.",
    judgedBy: "claude-agent-enum"
  },
  {
    name: "isolation",
    shape: choice("worktree"),
    clients: ["claude"],
    about: "`worktree`: the agent works in a copy of the repository.",
    judgedBy: "claude-agent-enum"
  },
  { name: "color", shape: TEXT, clients: ["claude"], about: "The colour of the agent in the terminal." },
  {
    name: "initialPrompt",
    shape: TEXT,
    clients: ["claude"],
    about: "The first prompt if the agent runs as the main session."
  }
];
var PROMPT = [
  { ...NAME, clients: ["vscode"], about: "The name after the slash. The default is the name of the file." },
  { ...DESCRIPTION, clients: ["vscode"] },
  ARGUMENT_HINT,
  { name: "agent", shape: TEXT, clients: ["vscode"], about: "`ask`, `edit`, `agent`, `plan` or the name of an agent." },
  { name: "model", shape: TEXT_OR_TEXTS, clients: ["vscode"], about: "The model to use." },
  { name: "tools", shape: TEXT_OR_TEXTS, clients: ["vscode"], about: "The tools that may be used." },
  {
    name: "mode",
    shape: TEXT,
    clients: ["vscode"],
    about: "The old name of `agent`.",
    successor: "agent",
    judgedBy: "prompt-mode-deprecated"
  }
];
var SKILL = [
  {
    ...NAME,
    shape: { kind: "text", most: 64 },
    about: "The name of the skill's folder: lower-case letters, digits and hyphens.",
    isRequired: true
  },
  {
    ...DESCRIPTION,
    shape: { kind: "text", most: 1024 },
    about: "What the skill does and when to use it. Models use this to choose a skill.",
    isRequired: true
  },
  { name: "license", shape: TEXT, clients: COPILOT, about: "The license, or the file that contains it." },
  {
    name: "compatibility",
    shape: { kind: "text", most: 500 },
    clients: COPILOT,
    about: "The environment that the skill needs."
  },
  {
    name: "metadata",
    shape: PAIRS,
    clients: COPILOT,
    about: "Keys and string values for your own use.",
    judgedBy: "skill-metadata-type"
  },
  {
    name: "allowed-tools",
    shape: TEXT_OR_TEXTS,
    clients: ["copilot-cli", "claude"],
    about: "Tools that the skill may use without asking.",
    judgedBy: "skill-allowed-tools-form"
  },
  {
    ...ARGUMENT_HINT,
    clients: ["vscode", "copilot-cli", "claude"],
    judgedBy: "skill-argument-hint-type"
  },
  USER_INVOCABLE,
  DISABLE_MODEL_INVOCATION,
  {
    name: "context",
    shape: choice("fork"),
    clients: ["vscode", "claude"],
    about: "`fork`: the skill runs in its own agent.",
    judgedBy: "skill-context-value"
  },
  { name: "model", shape: TEXT, clients: ["claude"], about: "The model to use while the skill is active." },
  { name: "effort", shape: EFFORTS, clients: ["claude"], about: "How much effort the model puts into thinking." },
  { name: "agent", shape: TEXT, clients: ["claude"], about: "The kind of agent for `context: fork`." },
  {
    name: "hooks",
    shape: ANY_MAP,
    clients: ["claude"],
    about: "Commands to run at events while the skill is active."
  },
  { name: "paths", shape: TEXT_OR_TEXTS, clients: ["claude"], about: "Globs of the files that the skill applies to." },
  {
    name: "shell",
    shape: choice("bash", "powershell"),
    clients: ["claude"],
    about: "The shell that runs the commands in the text."
  },
  {
    name: "disallowed-tools",
    shape: TEXT_OR_TEXTS,
    clients: ["claude"],
    about: "Tools that cannot be used while the skill or command is active."
  },
  {
    name: "arguments",
    shape: TEXT_OR_TEXTS,
    clients: ["claude"],
    about: "Names for the arguments, used as `$name` in the text."
  },
  {
    name: "background",
    shape: BOOLEAN,
    clients: ["claude"],
    about: "With `context: fork`, whether the turn goes on without waiting. The default is true."
  },
  // Documented as a text; nothing shows that a list is not used.
  {
    name: "when_to_use",
    shape: TEXT_OR_TEXTS,
    clients: ["claude"],
    about: "More details about when to use the skill."
  }
];
var CLAUDE_COMMAND = [
  ...SKILL.map(({ isRequired: _required, ...key }) => ({ ...key, clients: ["claude"] })),
  {
    name: "hide-from-slash-command-tool",
    shape: { kind: "any-of", shapes: [BOOLEAN, TEXT] },
    clients: ["claude"],
    about: "If true, models cannot run it on their own."
  }
];
var CLAUDE_OUTPUT_STYLE = [
  { ...NAME, clients: ["claude"], about: "The name that people select. The default is the name of the file." },
  { ...DESCRIPTION, clients: ["claude"], about: "What people see when they select a style." },
  {
    name: "keep-coding-instructions",
    shape: BOOLEAN,
    clients: ["claude"],
    about: "Whether Claude Code's own instructions for coding are kept. The default is false."
  },
  {
    name: "force-for-plugin",
    shape: BOOLEAN,
    clients: ["claude"],
    about: "Whether the style is used wherever the plugin is enabled."
  }
];
var CURSOR_RULE = [
  {
    ...DESCRIPTION,
    clients: ["cursor"],
    about: "What the rule is about. The agent uses it to choose the rule, if it neither always applies nor has `globs`.",
    mayBeEmpty: true
  },
  {
    name: "globs",
    shape: TEXT_OR_TEXTS,
    clients: ["cursor"],
    about: "Globs of the files for which the rule is attached, in one text, separated by commas.",
    mayBeEmpty: true
  },
  {
    name: "alwaysApply",
    shape: BOOLEAN,
    clients: ["cursor"],
    about: "If true, the rule is part of every request, whatever the other keys say.",
    mayBeEmpty: true
  }
];
var WINDSURF_RULE = [
  {
    name: "trigger",
    shape: choice("always_on", "model_decision", "glob", "manual"),
    clients: ["windsurf"],
    about: "When the rule is used: `always_on`, `model_decision`, `glob` or `manual`.",
    judgedBy: "windsurf-rule-trigger"
  },
  {
    ...DESCRIPTION,
    clients: ["windsurf"],
    about: "When to use the rule. The model reads it if `trigger` is `model_decision`.",
    mayBeEmpty: true
  },
  {
    name: "globs",
    shape: TEXT_OR_TEXTS,
    clients: ["windsurf"],
    about: "Globs of the files for which the rule is used, if `trigger` is `glob`.",
    mayBeEmpty: true
  }
];
var FRONTMATTER_KEYS = {
  instructions: INSTRUCTIONS,
  "claude-rule": CLAUDE_RULE,
  agent: AGENT,
  "claude-agent": CLAUDE_AGENT,
  prompt: PROMPT,
  skill: SKILL,
  "claude-command": CLAUDE_COMMAND,
  "claude-output-style": CLAUDE_OUTPUT_STYLE,
  "cursor-rule": CURSOR_RULE,
  "windsurf-rule": WINDSURF_RULE
};
var BY_NAME = new Map(
  HEAD_KINDS.map((kind) => [kind, new Map(FRONTMATTER_KEYS[kind].map((key) => [key.name, key]))])
);
function keyOf(kind, name) {
  return BY_NAME.get(kind)?.get(name);
}
var HEADS = /* @__PURE__ */ new Map([
  ["path-instructions", ["instructions"]],
  ["claude-rule", ["claude-rule"]],
  ["agent", ["agent", "claude-agent"]],
  ["prompt", ["prompt"]],
  ["skill", ["skill"]],
  ["command", ["claude-command"]],
  ["output-style", ["claude-output-style"]],
  ["cursor-rule", ["cursor-rule"]],
  ["windsurf-rule", ["windsurf-rule"]]
]);
function headsOf(kind) {
  return HEADS.get(kind) ?? [];
}
function headOf({
  kind,
  path,
  clients
}) {
  let [first, second] = headsOf(kind);
  return second !== void 0 && (clients.includes("claude") || /(?:^|\/)\.claude\//.test(path)) ? second : first;
}
function keyNamesOf(kind) {
  let names2 = headsOf(kind).flatMap((head) => FRONTMATTER_KEYS[head].map(({ name }) => name));
  return [...new Set(names2)];
}

// src/customizations/places/kinds.ts
var COPILOT2 = ["vscode", "github-review", "cloud-agent", "copilot-cli"];
var AGENTS_MD_READERS = ["codex", "cursor", "windsurf", "claude"];
var INSTRUCTION_FILES = "github.copilot.chat.codeGeneration.useInstructionFiles";
var APPLYING = "chat.includeApplyingInstructions";
var AGENTS_MD = "chat.useAgentsMdFile";
var NESTED_AGENTS_MD = "chat.useNestedAgentsMdFiles";
var CLAUDE_MD = "chat.useClaudeMdFile";
var SKILLS = "chat.useAgentSkills";
var HOOKS = "chat.useHooks";
var CLAUDE_HOOKS = "chat.useClaudeHooks";
function exact(name) {
  return { kind: "exact", name };
}
function ending(text) {
  return { kind: "ending", ending: text };
}
function spelled(name) {
  return { kind: "exact", name, withCase: true };
}
var MARKDOWN = { kind: "markdown" };
var KINDS = [
  {
    kind: "repository-instructions",
    title: "repository instructions",
    keys: [],
    places: [
      {
        folder: ".github",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "repository",
        readers: COPILOT2,
        switches: [INSTRUCTION_FILES]
      },
      {
        folder: ".copilot",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "user",
        readers: ["vscode", "copilot-cli"],
        switches: [INSTRUCTION_FILES]
      },
      {
        folder: "",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "organization",
        readers: [],
        switches: []
      }
    ]
  },
  {
    kind: "path-instructions",
    title: "path instructions",
    keys: keyNamesOf("path-instructions"),
    places: [
      {
        folder: ".github/instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "repository",
        readers: COPILOT2,
        switches: [APPLYING]
      },
      {
        folder: ".copilot/instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "user",
        readers: ["vscode"],
        switches: [APPLYING]
      },
      {
        folder: "instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "organization",
        readers: [],
        switches: []
      }
    ],
    locations: { setting: "instructions", name: ending(".instructions.md") }
  },
  {
    kind: "claude-rule",
    title: "Claude's rule",
    keys: keyNamesOf("claude-rule"),
    places: ["repository", "user"].map((level) => ({
      folder: ".claude/rules",
      depth: "any",
      name: MARKDOWN,
      level,
      readers: ["vscode", "claude"],
      switches: [APPLYING]
    })),
    locations: { setting: "instructions" }
  },
  {
    kind: "agents-md",
    title: "AGENTS.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: exact("AGENTS.md"),
        level: "repository",
        readers: [...COPILOT2, ...AGENTS_MD_READERS],
        switches: [AGENTS_MD]
      },
      {
        folder: "",
        depth: "below",
        name: spelled("AGENTS.md"),
        level: "repository",
        readers: [...COPILOT2, ...AGENTS_MD_READERS],
        switches: [AGENTS_MD, NESTED_AGENTS_MD]
      }
    ]
  },
  {
    kind: "claude-md",
    title: "CLAUDE.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: exact("CLAUDE.md"),
        level: "repository",
        readers: [...COPILOT2, "claude"],
        switches: [CLAUDE_MD]
      },
      {
        folder: "",
        depth: "direct",
        name: exact("CLAUDE.local.md"),
        level: "repository",
        readers: ["vscode", "claude"],
        switches: [CLAUDE_MD]
      },
      {
        folder: ".claude",
        depth: "direct",
        name: exact("CLAUDE.md"),
        level: "repository",
        readers: ["vscode", "copilot-cli", "claude"],
        switches: [CLAUDE_MD]
      },
      {
        folder: ".claude",
        depth: "direct",
        name: exact("CLAUDE.md"),
        level: "user",
        readers: ["vscode", "claude"],
        switches: [CLAUDE_MD]
      },
      {
        folder: "",
        depth: "below",
        name: spelled("CLAUDE.md"),
        level: "repository",
        readers: ["copilot-cli", "claude"],
        switches: []
      }
    ]
  },
  {
    kind: "gemini-md",
    title: "GEMINI.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: spelled("GEMINI.md"),
        level: "repository",
        readers: ["github-review", "cloud-agent", "copilot-cli", "gemini"],
        switches: []
      },
      {
        folder: "",
        depth: "below",
        name: spelled("GEMINI.md"),
        level: "repository",
        readers: ["copilot-cli", "gemini"],
        switches: []
      }
    ]
  },
  {
    kind: "review-md",
    title: "REVIEW.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: spelled("REVIEW.md"),
        level: "repository",
        readers: ["github-review"],
        switches: []
      }
    ]
  },
  {
    kind: "agent",
    title: "agent",
    keys: keyNamesOf("agent"),
    places: [
      ...agentPlaces(".github/agents", "repository", ["vscode", "cloud-agent", "copilot-cli"]),
      ...agentPlaces(".claude/agents", "repository", ["vscode", "claude"]),
      claudeAgentsBelow("repository"),
      {
        folder: ".github/chatmodes",
        depth: "any",
        name: ending(".chatmode.md"),
        level: "repository",
        readers: ["vscode"],
        switches: []
      },
      ...agentPlaces(".copilot/agents", "user", ["vscode", "copilot-cli"]),
      ...agentPlaces(".claude/agents", "user", ["vscode", "claude"]),
      claudeAgentsBelow("user"),
      ...agentPlaces("agents", "organization", ["cloud-agent", "copilot-cli"])
    ],
    locations: { setting: "agents", name: ending(".agent.md") }
  },
  {
    kind: "prompt",
    title: "prompt",
    keys: keyNamesOf("prompt"),
    places: [
      {
        folder: ".github/prompts",
        depth: "any",
        name: ending(".prompt.md"),
        level: "repository",
        readers: ["vscode"],
        switches: []
      }
    ],
    locations: { setting: "prompts", name: ending(".prompt.md") }
  },
  {
    kind: "command",
    title: "Claude's command",
    keys: keyNamesOf("command"),
    places: ["repository", "user"].map((level) => ({
      folder: ".claude/commands",
      depth: "any",
      name: MARKDOWN,
      level,
      readers: ["claude"],
      switches: []
    }))
  },
  {
    kind: "output-style",
    title: "Claude's output style",
    keys: keyNamesOf("output-style"),
    places: ["repository", "user"].map((level) => ({
      folder: ".claude/output-styles",
      depth: "any",
      name: MARKDOWN,
      level,
      readers: ["claude"],
      switches: []
    }))
  },
  {
    kind: "skill",
    title: "skill",
    keys: keyNamesOf("skill"),
    places: [
      skillPlace(".github/skills", "repository", COPILOT2),
      skillPlace(".claude/skills", "repository", [...COPILOT2, "claude"]),
      skillPlace(".agents/skills", "repository", [...COPILOT2, "gemini", "codex", "cursor", "windsurf"]),
      skillPlace(".gemini/skills", "repository", ["gemini"]),
      skillPlace(".codex/skills", "repository", ["codex"]),
      skillPlace(".cursor/skills", "repository", ["cursor"]),
      skillPlace(".windsurf/skills", "repository", ["windsurf"]),
      skillPlace(".copilot/skills", "user", ["vscode", "copilot-cli"]),
      skillPlace(".agents/skills", "user", ["vscode", "copilot-cli"]),
      skillPlace(".claude/skills", "user", ["vscode", "copilot-cli", "claude"])
    ],
    locations: { setting: "skills", name: exact("SKILL.md") }
  },
  {
    kind: "hooks",
    title: "hooks",
    keys: [],
    places: [
      {
        folder: ".github/hooks",
        depth: "direct",
        name: ending(".json"),
        level: "repository",
        readers: ["vscode", "cloud-agent", "copilot-cli"],
        switches: [HOOKS]
      },
      ...["settings.json", "settings.local.json"].map(
        (name) => ({
          folder: ".claude",
          depth: "direct",
          name: exact(name),
          level: "repository",
          readers: ["vscode", "claude"],
          switches: [CLAUDE_HOOKS]
        })
      ),
      {
        folder: ".copilot/hooks",
        depth: "direct",
        name: ending(".json"),
        level: "user",
        readers: ["vscode", "copilot-cli"],
        switches: [HOOKS]
      },
      {
        folder: ".claude",
        depth: "direct",
        name: exact("settings.json"),
        level: "user",
        readers: ["vscode", "claude"],
        switches: [CLAUDE_HOOKS]
      }
    ],
    locations: { setting: "hooks", name: ending(".json") }
  },
  {
    kind: "cursor-rule",
    title: "Cursor's rule",
    keys: keyNamesOf("cursor-rule"),
    places: [
      {
        folder: ".cursor/rules",
        depth: "any",
        name: ending(".mdc"),
        level: "repository",
        readers: ["cursor"],
        anywhere: true,
        switches: []
      },
      {
        folder: "",
        depth: "direct",
        name: spelled(".cursorrules"),
        level: "repository",
        readers: ["cursor"],
        switches: []
      }
    ]
  },
  {
    kind: "windsurf-rule",
    title: "Windsurf's rule",
    keys: keyNamesOf("windsurf-rule"),
    places: [
      {
        folder: ".windsurf/rules",
        depth: "any",
        name: MARKDOWN,
        level: "repository",
        readers: ["windsurf"],
        anywhere: true,
        switches: []
      },
      {
        folder: "",
        depth: "direct",
        name: spelled(".windsurfrules"),
        level: "repository",
        readers: ["windsurf"],
        switches: []
      }
    ]
  },
  {
    kind: "gemini-command",
    title: "Gemini's command",
    keys: [],
    places: ["repository", "user"].map((level) => ({
      folder: ".gemini/commands",
      depth: "any",
      name: ending(".toml"),
      level,
      readers: ["gemini"],
      switches: []
    }))
  },
  {
    kind: "gemini-styleguide",
    title: "Gemini's style guide",
    keys: [],
    places: [
      {
        folder: ".gemini",
        depth: "direct",
        name: spelled("styleguide.md"),
        level: "repository",
        readers: ["gemini-review"],
        switches: []
      }
    ]
  }
];
function agentPlaces(folder2, level, readers) {
  return [
    { folder: folder2, depth: "any", name: ending(".agent.md"), level, readers, switches: [] },
    { folder: folder2, depth: "direct", name: MARKDOWN, level, readers, switches: [] }
  ];
}
function claudeAgentsBelow(level) {
  return { folder: ".claude/agents", depth: "below", name: MARKDOWN, level, readers: ["claude"], switches: [] };
}
function skillPlace(folder2, level, readers) {
  return { folder: folder2, depth: "below", name: exact("SKILL.md"), level, readers, switches: [SKILLS] };
}
function specOf(kind) {
  return KINDS.find((spec) => spec.kind === kind);
}
function takesName(rule, name) {
  let lower = name.toLowerCase();
  switch (rule.kind) {
    case "exact":
      return rule.withCase === true ? name === rule.name : lower === rule.name.toLowerCase();
    case "ending":
      return lower.endsWith(rule.ending.toLowerCase());
    case "markdown":
      return lower.endsWith(".md") && lower !== "readme.md";
  }
}
// src/customizations/places/identify.ts
var BY_ENDING = [
  [".prompt.md", "prompt"],
  [".instructions.md", "path-instructions"],
  [".agent.md", "agent"],
  [".chatmode.md", "agent"],
  [".mdc", "cursor-rule"]
];
var BY_NAME2 = {
  "copilot-instructions.md": "repository-instructions",
  "skill.md": "skill",
  "agents.md": "agents-md",
  "claude.md": "claude-md",
  "claude.local.md": "claude-md",
  ".cursorrules": "cursor-rule",
  ".windsurfrules": "windsurf-rule"
};
var BY_SPELLING = { "GEMINI.md": "gemini-md", "REVIEW.md": "review-md" };
var AGENT_FOLDERS = /(?:^|\/)(?:(?:\.github|\.copilot)\/agents$|\.claude\/agents(?:\/|$))/i;
var MARKDOWN_FOLDERS = [
  [/(?:^|\/)\.claude\/rules(?:\/|$)/i, "claude-rule"],
  [/(?:^|\/)\.claude\/commands(?:\/|$)/i, "command"],
  [/(?:^|\/)\.claude\/output-styles(?:\/|$)/i, "output-style"],
  [/(?:^|\/)\.windsurf\/rules(?:\/|$)/i, "windsurf-rule"]
];
var HOOK_FOLDERS = /(?:^|\/)(?:\.github|\.copilot)\/hooks$/i;
var GEMINI_COMMANDS = /(?:^|\/)\.gemini\/commands(?:\/|$)/;
var CLAUDE_FOLDERS = /(?:^|\/)\.claude$/i;
function identify(path) {
  let { folder: folder2, name: written } = splitPath(path), name = written.toLowerCase();
  return BY_ENDING.find(([ending2]) => name.endsWith(ending2))?.[1] ?? (Object.hasOwn(BY_NAME2, name) ? BY_NAME2[name] : void 0) ?? (Object.hasOwn(BY_SPELLING, written) ? BY_SPELLING[written] : void 0) ?? (takesName({ kind: "markdown" }, name) ? identifyMarkdown(folder2) : void 0) ?? (isHookFile(folder2, name) ? "hooks" : void 0) ?? (name.endsWith(".toml") && GEMINI_COMMANDS.test(folder2) ? "gemini-command" : void 0) ?? (name === "styleguide.md" && /(?:^|\/)\.gemini$/.test(folder2) ? "gemini-styleguide" : void 0);
}
function identifyMarkdown(folder2) {
  return AGENT_FOLDERS.test(folder2) ? "agent" : MARKDOWN_FOLDERS.find(([pattern]) => pattern.test(folder2))?.[1];
}
function isHookFile(folder2, name) {
  return name === "hooks.json" || name.endsWith(".json") && HOOK_FOLDERS.test(folder2) || /^settings(?:\.local)?\.json$/.test(name) && CLAUDE_FOLDERS.test(folder2);
}
var ENDINGS = /(?:(?:\.prompt|\.instructions|\.agent|\.chatmode)?\.md|\.mdc|\.toml)$/i;
function cleanName(path) {
  let { name } = splitPath(path);
  return identify(path) === void 0 ? name : name.replace(ENDINGS, "");
}
function toolName(path) {
  let { folder: folder2, name } = splitPath(path);
  return name.toLowerCase() === "skill.md" && folder2 !== "" ? splitPath(folder2).name : cleanName(path);
}
function agentFileName(path) {
  return splitPath(path).name.replace(ENDINGS, "");
}
function splitPath(path) {
  let slash = path.lastIndexOf("/");
  return { folder: slash < 0 ? "" : path.slice(0, slash), name: path.slice(slash + 1) };
}
function isChatMode(path) {
  return /\.chatmode\.md$/i.test(path);
}
function isAmongChatModes(path) {
  return /(?:^|\/)\.github\/chatmodes\/.*\.agent\.md$/i.test(path);
}

import {
  readText,
  loadFrontmatter,
  diagnosticAt as diagnosticAt2,
  diagnosticOfFile,
  splitGlobList,
  folderOf as folderOf3,
  isBelow as isBelow4,
  joinPath as joinPath4,
  nameOf,
  nearestFolder as nearestFolder2,
  parentsOf as parentsOf2,
  resolveLink as resolveLink2,
  positionAt as positionAt2,
  readJsonc as readJsonc2
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount2
} from "./joined-5ac99ec6.js";
import {
  quoteJson as quoteJson2
} from "./joined-a845ed26.js";
import {
  regex,
  isListOfTexts,
  isRecord as isRecord2
} from "./joined-cc1d52fd.js";
import {
  wordsIn,
  groupBy as groupBy2
} from "./joined-b4da4858.js";

import {
  readEndings,
  isBelow
} from "./joined-1c6c8fb1.js";
// src/workspace/listed-workspace.ts
var CLIENT_FOLDERS = [
  ".github",
  ".claude",
  ".agents",
  ".vscode",
  ".copilot",
  ".cursor",
  ".windsurf",
  ".gemini",
  ".codex"
];
var EVERYTHING = { endings: [""], deep: CLIENT_FOLDERS, shallow: [] };
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
    list: (folder2) => Promise.resolve(listed.entries.filter(({ path }) => isBelow(path, folder2))),
    find: ({ endings }) => {
      let { endText } = readEndings(endings), entries = listed.entries.filter(({ path, kind }) => kind !== "file" || endText(path));
      return Promise.resolve({ ...listed, entries });
    }
  };
}

import {
  folderOf as folderOf2,
  isBelow as isBelow3,
  joinPath as joinPath2,
  nearestFolder,
  parentsOf
} from "./joined-1c6c8fb1.js";
import {
  groupBy
} from "./joined-b4da4858.js";

import {
  compileGlob,
  isBelow as isBelow2,
  joinPath
} from "./joined-1c6c8fb1.js";
// src/customizations/places/places.ts
function placesOf(folder2, level, settings, compatibility) {
  return KINDS.flatMap((spec) => [
    ...spec.places.filter((place) => place.level === level).map(({ switches, ...place }) => {
      let path = joinPath(folder2, place.folder), hidden = hiddenByLocation(spec, namesOf(place, path), level, folder2, settings) ?? hiddenBySwitch(switches, folder2, settings, compatibility) ?? (compatibility === "vscode" && !place.readers.includes("vscode") ? NOT_IN_VSCODE : void 0);
      return { ...place, folder: path, kind: spec.kind, ...hidden === void 0 ? {} : { hidden } };
    }),
    ...configuredPlaces(spec, folder2, level, settings)
  ]);
}
var NOT_IN_VSCODE = "VS Code does not read it (`compatibility: vscode`)";
function namesOf({ name }, folder2) {
  return name.kind === "exact" ? [folder2, joinPath(folder2, name.name)] : [folder2];
}
function hiddenByLocation({ locations }, names2, level, folder2, settings) {
  let off = (locations === void 0 ? [] : settings.locationsFor(locations.setting, folder2)).find(
    ({ isOn, isDefault, target }) => !isOn && isDefault && names2.includes(folderOf(target, level)?.folder ?? "")
  )?.setBy;
  return off === void 0 ? void 0 : `\`${off.key}\` switches its folder off (${off.path}:${off.line})`;
}
function folderOf(target, level) {
  switch (target.kind) {
    case "inside":
      return level === "repository" ? { folder: target.path } : void 0;
    case "glob":
      return level === "repository" ? target : void 0;
    case "user":
      return level === "user" ? { folder: target.path.replace(/^~\/?/, "") } : void 0;
    case "outside":
      return;
  }
}
function hiddenBySwitch(switches, folder2, settings, compatibility) {
  for (let name of switches) {
    let { value, setBy } = settings.switchFor(name, folder2);
    if (!value && setBy !== void 0)
      return `\`${setBy.key}\` is off (${setBy.path}:${setBy.line})`;
    if (!value && compatibility === "vscode")
      return `\`${name}\` is off by default in VS Code`;
  }
}
function hiddenBySwitches(kind, folder2, settings) {
  return hiddenBySwitch(specOf(kind)?.places[0]?.switches ?? [], folder2, settings, "github");
}
function configuredPlaces(spec, folder2, level, settings) {
  let { locations } = spec;
  if (locations?.name === void 0)
    return [];
  let { name, setting } = locations;
  return settings.locationsFor(setting, folder2).flatMap(({ isOn, isDefault, target, setBy }) => {
    let named = isDefault || !isOn ? void 0 : folderOf(target, level);
    if (named === void 0)
      return [];
    let hidden = hiddenBySwitches(spec.kind, folder2, settings);
    return [
      {
        kind: spec.kind,
        folder: named.folder,
        depth: depthOf(name),
        name,
        level,
        readers: ["vscode"],
        ...named.pattern === void 0 ? {} : { takes: matcherOf(named.pattern) },
        ...hidden === void 0 ? {} : { hidden },
        ...setBy === void 0 ? {} : { broughtBy: `${setBy.path}:${setBy.line} (\`${setBy.key}\`)` }
      }
    ];
  });
}
function matcherOf(pattern) {
  let globs = [pattern, `${pattern}/**`].map((glob) => compileGlob(glob.toLowerCase()));
  return (path) => globs.some((glob) => glob.kind === "glob" && glob.matches(path.toLowerCase()));
}
function depthOf(name) {
  return name.kind === "exact" ? "below" : "any";
}
function takesPath(place, path) {
  let rest = findRest(place, path);
  if (rest === void 0)
    return false;
  let slash = rest.lastIndexOf("/");
  return (place.depth === "any" || place.depth === "direct" == slash < 0) && takesName(place.name, rest.slice(slash + 1)) && (place.takes?.(rest) ?? true);
}
function findRest({ folder: folder2, anywhere }, path) {
  if (isBelow2(path, folder2))
    return folder2 === "" ? path : path.slice(folder2.length + 1);
  let inner = anywhere === true ? path.lastIndexOf(`/${folder2}/`) : -1;
  return inner < 0 ? void 0 : path.slice(inner + folder2.length + 2);
}

// src/customizations/places/locate-files.ts
function locateFiles(paths, roots) {
  let rootsOf = openRoots(roots), located = [], lost = [];
  for (let path of paths) {
    let file = locate(path, rootsOf(path)), kind = file === void 0 ? identify(path) ?? misnamed(path)?.kind : void 0;
    file !== void 0 ? located.push(file) : kind !== void 0 && lost.push({ path, kind });
  }
  let skills = skillFoldersOf(located);
  return {
    located,
    strays: lost.map(({ path, kind }) => ({ path, kind, reason: () => reasonOf(path, kind, skills) }))
  };
}
function skillFoldersOf(located) {
  return new Set(located.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf2(path)));
}
function openRoots(roots) {
  let reachesOut = (root) => root.places.some(({ folder: folder2 }) => folder2 !== root.path && !isBelow3(folder2, root.path)), everywhere = roots.filter(reachesOut), byPath = groupBy(
    roots.filter((root) => !reachesOut(root)),
    (root) => root.path
  );
  return (path) => [...["", ...parentsOf(path)].flatMap((folder2) => byPath.get(folder2) ?? []), ...everywhere].toSorted(
    (a, b) => b.path.length - a.path.length
  );
}
function locate(path, roots) {
  for (let root of roots) {
    let place = root.places.find((candidate) => takesPath(candidate, path));
    if (place !== void 0)
      return { path, kind: place.kind, place, folder: root.path };
  }
}
var MISNAMED = [
  { folder: /(?:^|\/)\.github\/instructions\//i, kind: "path-instructions", ending: ".instructions.md" },
  { folder: /(?:^|\/)\.github\/prompts\//i, kind: "prompt", ending: ".prompt.md" }
];
function misnamed(path) {
  return takesName({ kind: "markdown" }, splitPath(path).name) ? MISNAMED.find(({ folder: folder2 }) => folder2.test(path)) : void 0;
}
var HOOKS_OF_OTHERS = [
  { file: /(?:^|\/)\.cursor\/hooks\.json$/i, client: "Cursor" },
  { file: /(?:^|\/)\.windsurf\/hooks\.json$/i, client: "Windsurf" }
];
function reasonOf(path, kind, skills) {
  let other = kind === "hooks" ? HOOKS_OF_OTHERS.find(({ file }) => file.test(path)) : void 0;
  if (other !== void 0)
    return `only ${other.client} reads it, in a format of its own, and Housestyle does not check it`;
  let wrong = identify(path) === void 0 ? misnamed(path) : void 0;
  if (wrong !== void 0)
    return `its name does not end in \`${wrong.ending}\`, so no program reads it there`;
  let skill = nearestFolder(path, skills);
  if (skill !== void 0)
    return `it is part of the skill \`${splitPath(skill).name}\` and is read only when that skill is used`;
  let places = repositoryPlaces(kind), spelling = spellingMeant(path, places);
  if (spelling !== void 0)
    return `below the root it is read only if its name is spelled \`${spelling}\``;
  let folder2 = folderItWouldServe(path, places);
  if (folder2 !== void 0)
    return `\`${folder2}\` is not a workspace folder; add it to \`workspace-folders\` or to a \`.code-workspace\` file at the root`;
  let named = places.slice(0, MAX_NAMED_PLACES).map(describePlace).join(", "), more = places.length - MAX_NAMED_PLACES;
  return `no program reads it there; ${specOf(kind)?.title ?? kind} files are read as ${named}${more > 0 ? ` and in ${more} other places` : ""}`;
}
var MAX_NAMED_PLACES = 3;
function spellingMeant(path, places) {
  let { folder: folder2, name } = splitPath(path), meant = places.find(
    (place) => place.name.kind === "exact" && place.name.name.toLowerCase() === name.toLowerCase() && takesPath(place, joinPath2(folder2, place.name.name))
  );
  return meant?.name.kind === "exact" ? meant.name.name : void 0;
}
function nestedRootOf(path, kind) {
  return folderItWouldServe(path, repositoryPlaces(kind));
}
function repositoryPlaces(kind) {
  return REPOSITORY_PLACES.get(kind) ?? [];
}
var REPOSITORY_PLACES = new Map(
  KINDS.map(({ kind, places }) => [kind, places.filter(({ level }) => level === "repository")])
);
function folderItWouldServe(path, places) {
  for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
    let within = path.slice(slash + 1);
    if (places.some((place) => place.folder !== "" && takesPath(place, within)))
      return path.slice(0, slash);
  }
}
function describePlace({
  folder: folder2,
  depth,
  name,
  anywhere
}) {
  let middle = depth === "direct" ? "" : depth === "any" ? "**/" : "*/**/";
  return `\`${anywhere === true ? "**/" : ""}${folder2 === "" ? "" : `${folder2}/`}${middle}${describeName(name)}\``;
}
function describeName(name) {
  switch (name.kind) {
    case "exact":
      return name.name;
    case "ending":
      return `*${name.ending}`;
    case "markdown":
      return "*.md";
  }
}

import {
  MAX_LABEL_CHARACTERS,
  normaliseLabel,
  readCodeRanges,
  readTarget,
  skipBlanks,
  firstEndingFrom,
  rangeAround,
  diagnosticAt,
  joinPath as joinPath3,
  resolveLink,
  positionAt,
  sourceText,
  findLineEnd,
  readJsonc
} from "./joined-1c6c8fb1.js";
import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  quoteJson
} from "./joined-a845ed26.js";
import {
  at,
  isRecord
} from "./joined-cc1d52fd.js";

// src/text/near-misses.ts
function nearMisses(keys, names2) {
  let lowerCase = [...names2].map(([name, today]) => ({ name: name.toLowerCase(), today })), found = [];
  for (let written of keys) {
    let lower = names2.has(written) || found.length >= 20 ? void 0 : written.toLowerCase(), near = lower === void 0 ? void 0 : nearest(lower, lowerCase);
    near !== void 0 && found.push({ written, meant: near });
  }
  return found;
}
function nearest(written, names2) {
  let best;
  for (let { name, today } of names2) {
    let edits = editsUpTo(2, written, name);
    edits !== void 0 && (best === void 0 || edits < best.edits) && (best = { edits, today });
  }
  return best?.today;
}
function editsUpTo(most, from, to) {
  if (Math.abs(from.length - to.length) > most)
    return;
  let row = /* @__PURE__ */ new Map();
  for (let column = 0; column <= Math.min(most, to.length); column += 1)
    row.set(column, column);
  for (let line = 1; line <= from.length; line += 1)
    if (row = nextRow(row, line, most, from, to), row.size === 0)
      return;
  return row.get(to.length);
}
function nextRow(above, line, most, from, to) {
  let row = /* @__PURE__ */ new Map();
  for (let column = Math.max(0, line - most); column <= Math.min(to.length, line + most); column += 1) {
    let change = from.charAt(line - 1) === to.charAt(column - 1) ? 0 : 1, edits = Math.min(
      (above.get(column) ?? most) + 1,
      (row.get(column - 1) ?? most) + 1,
      column === 0 ? most + 1 : (above.get(column - 1) ?? most + 1) + change
    );
    edits <= most && row.set(column, edits);
  }
  return row;
}
function isSwapped(written, known) {
  let at2 = [...written].findIndex((letter, index) => letter !== known.charAt(index));
  return written.length === known.length && at2 >= 0 && written.charAt(at2) === known.charAt(at2 + 1) && written.charAt(at2 + 1) === known.charAt(at2) && written.slice(at2 + 2) === known.slice(at2 + 2);
}

// src/customizations/references/reference-path.ts
var MAX_PATH_CHARACTERS = 4096;
function resolveReference(from, target) {
  let other = otherThanPath(target);
  if (other !== void 0)
    return other;
  let path = decode(target.replace(/[#?].*$/s, ""));
  if (path === "")
    return { kind: "not-a-file", reason: target === "" ? "it is empty" : "a place in the same file" };
  if (path.includes("\0"))
    return { kind: "outside", reason: "a path cannot contain the character NUL" };
  if (path.includes("\\"))
    return { kind: "outside", reason: "a backslash separates folders only on Windows" };
  let isFromRoot = path.startsWith("/"), resolved = resolveLink(isFromRoot ? "" : from, path.replace(/^\/+/, ""));
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: "it leads out of the repository" };
}
var DRIVE = /^[a-z]:/i;
var ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,63}:|\/\/)/i;
function otherThanPath(target) {
  return target.length > MAX_PATH_CHARACTERS ? { kind: "outside", reason: `it has more than ${writeCount(MAX_PATH_CHARACTERS)} characters` } : DRIVE.test(target) ? { kind: "outside", reason: "it begins with a Windows drive" } : ADDRESS.test(target) ? { kind: "not-a-file", reason: "an address" } : target.startsWith("~/") ? { kind: "not-a-file", reason: "a file in the user's home folder, which reviews do not read" } : void 0;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError)
      return path;
    throw error;
  }
}
// src/text/markdown/links.ts
function readLinks(text) {
  let definitions = readDefinitions(text), { links, labels } = scanBrackets(text, new Set(definitions.map(({ range }) => range.start))), used = definitions.filter(({ range }) => labels.has(labelAt(text, range.start)));
  return [...links, ...used].sort((a, b) => a.range.start - b.range.start);
}
var DEFINITION = /(?<![^\n])[ \t>]*\[(?!\^)[^[\]\n]{1,999}\]:[ \t]*/g;
function readDefinitions(text) {
  return Array.from(text.matchAll(DEFINITION)).flatMap(({ 0: head, index }) => {
    let end = findLineEnd(text, index), read = readTarget(text, index + head.length, end), range = { start: index + head.indexOf("["), end };
    return read === void 0 || text.slice(read.end, end).trim() !== "" ? [] : [{ kind: "definition", range, target: read.target }];
  });
}
function labelAt(text, start) {
  return normaliseLabel(text.slice(start + 1, text.indexOf("]", start)));
}
function scanBrackets(text, definitions) {
  let line = { start: 0, end: findLineEnd(text, 0) }, scan = { text, definitions, links: [], labels: /* @__PURE__ */ new Set(), open: [], spent: 0, line, lastOpened: -1 }, sign = /[\\[\]\n]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text))
    sign.lastIndex = takeSign(scan, found[0], found.index);
  return scan;
}
function takeSign(scan, sign, at2) {
  switch (sign) {
    case `
`:
      return beginLine(scan, at2 + 1), at2 + 1;
    case "\\":
      return scan.text.charAt(at2 + 1) === `
` ? at2 + 1 : at2 + 2;
    case "[":
      return openBracket(scan, at2);
    default:
      return closeBracket(scan, at2);
  }
}
var NEW_BLOCK = /[ \t\r]*(?:[-*+#>|]|\d{1,9}[.)]|`{3}|~{3}|(?![^\n]))/y;
function beginLine(scan, start) {
  scan.line = { start, end: findLineEnd(scan.text, start) }, NEW_BLOCK.lastIndex = start, NEW_BLOCK.test(scan.text) && (scan.open.length = 0, scan.spent = 0);
}
function openBracket(scan, at2) {
  return scan.definitions.has(at2) ? scan.line.end : (scan.open.push(at2), scan.lastOpened = at2, at2 + 1);
}
function closeBracket(scan, at2) {
  let start = scan.open.pop();
  if (start === void 0)
    return at2 + 1;
  start === scan.lastOpened && at2 - start - 1 <= MAX_LABEL_CHARACTERS && scan.labels.add(normaliseLabel(scan.text.slice(start + 1, at2)));
  let isSpent = scan.open.length < scan.spent;
  scan.spent = Math.min(scan.spent, scan.open.length);
  let isPicture = scan.text.charAt(start - 1) === "!" && !isEscaped(scan.text, start - 1), read = scan.text.charAt(at2 + 1) === "(" && (isPicture || !isSpent) ? readInlineTarget(scan.text, at2 + 2, scan.line.end) : void 0;
  if (read === void 0)
    return at2 + 1;
  if (!isPicture) {
    let kind = start < scan.line.start ? "wrapped" : "inline";
    scan.links.push({ kind, range: { start, end: read.end }, target: read.target }), scan.spent = scan.open.length;
  }
  return read.end;
}
function isEscaped(text, at2) {
  let start = at2;
  for (; start > 0 && text.charAt(start - 1) === "\\"; )
    start -= 1;
  return (at2 - start) % 2 === 1;
}
var MAX_LOOSE_CHARACTERS = 4096;
function readInlineTarget(text, start, lineEnd) {
  let strict = readTarget(text, start, lineEnd), strictEnd = strict === void 0 ? lineEnd : skipBlanks(text, strict.end, lineEnd);
  if (strict !== void 0 && strictEnd < lineEnd && text.charAt(strictEnd) === ")")
    return { target: strict.target, end: strictEnd + 1 };
  let rest = text.slice(start, Math.min(lineEnd, start + MAX_LOOSE_CHARACTERS)), loose = rest.slice(0, Math.max(0, rest.indexOf(")")));
  return !/\S[ \t]+\S/.test(loose) || /[[(]/.test(loose) ? void 0 : { target: { start: start + loose.length - loose.trimStart().length, end: start + loose.trimEnd().length }, end: start + loose.length + 1 };
}
// src/customizations/references/references.ts
function readReferences(text, forms) {
  let code = readCodeRanges(text), links = readLinks(text), inline = links.filter(({ kind }) => kind === "inline").map(({ range }) => range);
  return [
    ...links.flatMap(({ kind, target }) => linkReference(text, target, kind, code)),
    ...markedReferences(text, inline, code),
    ...forms.imports ? importReferences(text, code) : []
  ].sort((a, b) => a.range.start - b.range.start);
}
function linkReference(text, range, kind, code) {
  let isCode = rangeAround(code, range.start)?.kind === "code";
  if (isCode && kind !== "inline")
    return [];
  let standing = kind === "inline" ? standingIn(isCode) : kind;
  return [{ kind: "link", target: text.slice(range.start, range.end), range, standing }];
}
function standingIn(isDoubtful) {
  return isDoubtful ? "tentative" : "plain";
}
var MARKED = /#(?:(file):[^\s#]+|tool:[\w./-]+)/gi;
function markedReferences(text, links, code) {
  return Array.from(text.matchAll(MARKED)).flatMap((match) => {
    let end = match.index + match[0].length, link = firstEndingFrom(links, match.index);
    if (link !== void 0 && link.start <= end)
      return [];
    let kind = match[1] === void 0 ? "tool" : "file", written = match[0].slice(2 + kind.length), target = kind === "file" ? written : withoutEnd(written, "."), isCode = kind === "file" && rangeAround(code, match.index)?.kind === "code", start = end - written.length, range = { start, end: start + target.length };
    return target === "" ? [] : [{ kind, target, range, standing: standingIn(isCode) }];
  });
}
var IMPORT = /(?<![^\s*])@(?:[^\s\\]|\\ )+/g;
var MAY_BE_PATH = /^(?:\/.|~\/|[\w.-])/;
var TEXT_ENDINGS = "md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml";
var CLEAR = new RegExp(String.raw`^(?:\/?[\w.@ \\/-]+\.(?:${TEXT_ENDINGS})|\.{1,2}\/[\w.@ \\/-]*\w)(?:#.*)?$`, "i");
var ENDS_LIKE_TEXT = new RegExp(String.raw`\.(?:${TEXT_ENDINGS})$`, "i");
function importReferences(text, code) {
  return Array.from(text.matchAll(IMPORT)).flatMap((match) => {
    let target = withoutEnd(match[0].slice(1), "*");
    if (!MAY_BE_PATH.test(target) || rangeAround(code, match.index) !== void 0)
      return [];
    let start = match.index + 1, [path = ""] = withoutPunctuation(target).split("#", 1), standing = standingIn(!path.startsWith("~/") && !ENDS_LIKE_TEXT.test(path) && !isClearlyPath(path));
    return [{ kind: "import", target, range: { start, end: start + target.length }, standing }];
  });
}
function isClearlyPath(target) {
  return CLEAR.test(target);
}
function withoutPunctuation(target) {
  return withoutEnd(target, `.,;:!?)]}>'"`);
}
function withoutEnd(target, signs) {
  let end = target.length;
  for (; end > 0 && signs.includes(target.charAt(end - 1)); )
    end -= 1;
  return target.slice(0, end);
}
// src/customizations/settings/paths.ts
var MAX_PATH_CHARACTERS2 = 4096;
function resolveFrom(folder2, written) {
  if (written.length > MAX_PATH_CHARACTERS2)
    return { kind: "outside", reason: `it has more than ${MAX_PATH_CHARACTERS2} characters` };
  let resolved = resolveLink(joinPath3(folder2, "link"), written);
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: whyOutside(written) };
}
function whyOutside(written) {
  return /^(?:\/|[a-z]:)/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "a backslash separates folders only on Windows" : written.includes("\0") ? "a path cannot contain the character NUL" : "it leads out of the repository";
}
// src/customizations/settings/locations.ts
var LOCATION_SETTINGS = [
  {
    kind: "agents",
    key: "chat.agentFilesLocations",
    oldKeys: ["chat.modeFilesLocations"],
    defaults: [".github/agents", ".claude/agents", "~/.copilot/agents", "~/.claude/agents"],
    takes: "plain"
  },
  {
    kind: "hooks",
    key: "chat.hookFilesLocations",
    oldKeys: [],
    defaults: [
      ".github/hooks",
      ".claude/settings.json",
      ".claude/settings.local.json",
      "~/.copilot/hooks",
      "~/.claude/settings.json"
    ],
    takes: "plain"
  },
  {
    kind: "instructions",
    key: "chat.instructionsFilesLocations",
    oldKeys: [],
    defaults: [".github/instructions", ".claude/rules", "~/.copilot/instructions", "~/.claude/rules"],
    takes: "any"
  },
  {
    kind: "prompts",
    key: "chat.promptFilesLocations",
    oldKeys: [],
    defaults: [".github/prompts"],
    takes: "any"
  },
  {
    kind: "skills",
    key: "chat.agentSkillsLocations",
    oldKeys: [],
    defaults: [
      ".github/skills",
      ".agents/skills",
      ".claude/skills",
      "~/.copilot/skills",
      "~/.agents/skills",
      "~/.claude/skills"
    ],
    takes: "plain"
  }
];
var LOCATION_NAMES = LOCATION_SETTINGS.flatMap(
  ({ key, oldKeys }) => [key, ...oldKeys].map((written) => [written, key])
);
function targetOf(setting, folder2, written) {
  let unusable2 = setting.takes === "plain" ? whyNotPlain(written) : void 0;
  if (unusable2 !== void 0)
    return { kind: "outside", path: written, reason: unusable2, isReadByVscode: false };
  if (written.startsWith("~/")) {
    let home = resolveFrom("", written.slice(2));
    return home.kind === "inside" ? { kind: "user", path: `~/${home.path}` } : outside(written, home.reason);
  }
  let whole = resolveFrom(folder2, written), parts = written.split("/"), firstGlob = parts.findIndex(isGlob);
  if (whole.kind === "outside" || firstGlob < 0)
    return whole.kind === "outside" ? outside(written, whole.reason) : whole;
  let above = resolveFrom(folder2, parts.slice(0, firstGlob).join("/")), pattern = parts.slice(firstGlob).join("/");
  return above.kind === "outside" ? outside(written, above.reason) : pattern === "*" ? above : { kind: "glob", folder: above.path, pattern };
}
function outside(path, reason) {
  return { kind: "outside", path, reason, isReadByVscode: true };
}
function whyNotPlain(written) {
  return /^(?:\/|[a-z]:[\\/])/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "it has a backslash" : /^~(?!\/)/.test(written) ? "a `~` must be followed by `/`" : /[*?[\]{}]/.test(written) ? "it is a glob" : void 0;
}
function isGlob(part) {
  let count = (sign) => part.split(sign).length - 1, isPaired = (open, close) => count(open) > 0 && count(open) === count(close);
  return /[*?]/.test(part) || isPaired("[", "]") || isPaired("{", "}");
}
function respelledDefault(setting, written) {
  let identity = JSON.stringify(targetOf(setting, "", written));
  return setting.defaults.find(
    (standard) => standard !== written && JSON.stringify(targetOf(setting, "", standard)) === identity
  );
}
// src/customizations/range-of-value.ts
function rangeOfValue(document, path) {
  let range = document.rangeOf(path);
  if (range === void 0)
    throw new RangeError(`no value at ${JSON.stringify(path)}`);
  return range;
}
// src/customizations/settings/file.ts
var LEVELS = ["folder", "workspace", "user"];
function openSettingsFile(file, names2) {
  let document = readJsonc(file.source), under = file.under === void 0 ? [] : [file.under], root = valueAt(document.value, under), written = isRecord(root) ? findWritten(root, names2) : [], values = /* @__PURE__ */ new Map();
  for (let { name, path, value } of written) {
    let known = values.get(name) ?? [], setting = settingValue(file.source, document, under, path, value);
    values.set(name, setting.key === name ? [setting, ...known] : [...known, setting]);
  }
  return {
    source: file.source,
    level: file.level,
    folder: file.folder,
    values,
    problems: [
      ...file.under === void 0 ? jsoncProblems(file.source, document) : [],
      ...rootProblems(file.source, document, under, root),
      ...renamedProblems(file.source, values),
      ...isRecord(root) ? misspelledProblems(file.source, document, under, root, names2) : []
    ]
  };
}
function filesFor(files, folder2) {
  return LEVELS.flatMap(
    (level) => files.filter((file) => file.level === level && (level !== "folder" || file.folder === folder2))
  );
}
function jsoncProblems(source, { problems }) {
  let isRepeat = ({ code }) => code === "duplicate-key", syntax = problems.find((problem) => !isRepeat(problem));
  return problems.filter((problem) => problem === syntax || isRepeat(problem)).map((problem) => {
    let { severity, message, hint } = problem, range = withinContent(source.text, problem.range), rule = isRepeat(problem) ? "settings-duplicate-key" : "settings-json-syntax";
    return diagnosticAt(source, range, { rule, severity, message, hint });
  });
}
function withinContent(text, { start, end }) {
  let last = start < text.length ? text.length : text.trimEnd().length;
  return { start: Math.min(start, last), end: Math.min(end, last) };
}
function describeType(value) {
  return value === null ? "null" : typeof value == "object" ? Array.isArray(value) ? "a list" : "an object" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function findWritten(root, names2) {
  let found = /* @__PURE__ */ new Map(), below = namesByPrefix(names2);
  for (let [key, value] of Object.entries(root)) {
    let name = names2.get(key);
    name !== void 0 && found.set(key, { name, path: [key], value });
    for (let [nested, nestedName] of below.get(key) ?? []) {
      let rest = nested.slice(key.length + 1).split("."), inner = valueAt(value, rest);
      found.delete(nested), inner !== void 0 && found.set(nested, { name: nestedName, path: [key, ...rest], value: inner });
    }
  }
  return [...found.values()];
}
function namesByPrefix(names2) {
  let below = /* @__PURE__ */ new Map();
  for (let [key, name] of names2)
    for (let dot = key.indexOf("."); dot >= 0; dot = key.indexOf(".", dot + 1)) {
      let prefix = key.slice(0, dot);
      below.set(prefix, [...below.get(prefix) ?? [], [key, name]]);
    }
  return below;
}
function valueAt(value, path) {
  let found = value;
  for (let step of path)
    found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : void 0;
  return found;
}
function settingValue(source, document, under, path, value) {
  let range = rangeOfValue(document, [...under, ...path]), keyRange = keyRangeBefore(source.text, at(path, path.length - 1), range), key = path.join(".");
  return { key, value, keyRange, place: placeOf(source, keyRange, key), rangeOf: rangesWithin(source, range) };
}
function rangesWithin(source, range) {
  let inner;
  return (path) => {
    if (path.length === 0)
      return range;
    inner ??= readJsonc(sourceText(source.path, source.text.slice(range.start, range.end)));
    let within = inner.rangeOf(path);
    return within === void 0 ? range : { start: range.start + within.start, end: range.start + within.end };
  };
}
function placeOf(source, range, key) {
  return { path: source.path, ...positionAt(source, range.start), key };
}
var MAX_GAP_CHARACTERS = 500;
function keyRangeBefore(text, key, value) {
  let quoted = JSON.stringify(key), from = Math.max(0, value.start - quoted.length - MAX_GAP_CHARACTERS), index = text.slice(from, value.start).lastIndexOf(quoted);
  return index < 0 ? value : { start: from + index, end: from + index + quoted.length };
}
function rootProblems(source, document, under, root) {
  if (root === void 0 || isRecord(root))
    return [];
  let range = rangeOfValue(document, under), message = `Settings must be an object, not ${describeType(root)}; VS Code ignores them`;
  return [
    diagnosticAt(source, range, { rule: "settings-not-an-object", severity: "error", message, hint: OBJECT_HINT })
  ];
}
var OBJECT_HINT = 'Write { "key": value, \u2026 }.';
function renamedProblems(source, values) {
  return [...values].flatMap(
    ([name, settings]) => settings.filter((setting) => setting.key !== name).map((setting) => {
      let isOvertaken = settings[0]?.key === name, rest = isOvertaken ? ", which is also in this file and wins" : "";
      return diagnosticAt(source, setting.keyRange, {
        rule: "settings-key-renamed",
        severity: "info",
        message: `\`${setting.key}\` is now called \`${name}\`${rest}`,
        hint: isOvertaken ? "Remove the old key." : "Rename the key; newer versions of VS Code may ignore the old one."
      });
    })
  );
}
function misspelledProblems(source, document, under, root, names2) {
  return nearMisses(Object.keys(root), names2).map(({ written, meant }) => {
    let range = rangeOfValue(document, [...under, written]);
    return diagnosticAt(source, keyRangeBefore(source.text, written, range), {
      rule: "settings-key-misspelled",
      severity: "warning",
      message: `VS Code has no setting ${quoteJson(written)}`,
      hint: `Did you mean \`${meant}\`?`
    });
  });
}
// src/customizations/settings/switches.ts
var SWITCH_DEFAULTS = {
  "chat.experimental.useSkillAdherencePrompt": false,
  "chat.generalPurposeAgent.enabled": false,
  "chat.includeApplyingInstructions": true,
  "chat.includeReferencedInstructions": false,
  "chat.subagents.allowInvocationsFromSubagents": false,
  "chat.useAgentSkills": true,
  "chat.useAgentsMdFile": true,
  "chat.useClaudeHooks": false,
  "chat.useClaudeMdFile": true,
  "chat.useCustomizationsInParentRepositories": false,
  "chat.useHooks": true,
  "chat.useNestedAgentsMdFiles": false,
  "github.copilot.chat.codeGeneration.useInstructionFiles": true,
  "github.copilot.chat.customInstructionsInSystemMessage": true,
  "github.copilot.chat.omitBaseAgentInstructions": false,
  "github.copilot.chat.organizationCustomAgents.enabled": true,
  "github.copilot.chat.organizationInstructions.enabled": true,
  "github.copilot.chat.reviewAgent.enabled": true,
  "github.copilot.chat.reviewSelection.enabled": true
};
var OLD_SWITCH_NAMES = {
  "chat.useClaudeSkills": "chat.useAgentSkills",
  "github.copilot.chat.experimental.codeGeneration.useInstructionFiles": "github.copilot.chat.codeGeneration.useInstructionFiles"
};
var SWITCH_NAMES = [
  ...Object.keys(SWITCH_DEFAULTS).map((name) => [name, name]),
  ...Object.entries(OLD_SWITCH_NAMES)
];
function readSwitches(files) {
  return {
    switchFor: (name, folder2) => {
      for (let file of filesFor(files, folder2)) {
        let set = switchIn(file, name);
        if (set !== void 0)
          return set;
      }
      return { value: SWITCH_DEFAULTS[name] };
    },
    problems: files.flatMap(typeProblems)
  };
}
function switchIn(file, name) {
  for (let { value, place } of file.values.get(name) ?? [])
    if (typeof value == "boolean")
      return { value, setBy: place };
}
function typeProblems(file) {
  return Object.keys(SWITCH_DEFAULTS).flatMap(
    (name) => (file.values.get(name) ?? []).filter(({ value }) => typeof value != "boolean").map(
      ({ key, value, rangeOf: rangeOf2 }) => diagnosticAt(file.source, rangeOf2([]), {
        rule: "settings-switch-type",
        severity: "error",
        message: `\`${key}\` must be true or false, not ${describeType(value)}; this value is ignored`,
        hint: "Write true or false, without quotes."
      })
    )
  );
}
// src/customizations/places/set-aside.ts
var TESTS = "tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?";
var TEMPLATES = String.raw`templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?|assets/(?:[\w.-]{1,60}[-_])?templates?(?:[-_][\w.-]{1,60})?`;
var BACKUPS = "backups|archived|(?:old-)?skill-snapshot";
var SET_ASIDE = new RegExp(`(?:^|/)(?:${TESTS}|${TEMPLATES}|${BACKUPS})/`, "i");
function isSetAside(path) {
  return SET_ASIDE.test(path);
}
function isSchema(path) {
  return /(?:^|\/)(?:json-?)?schemas?\/[^/]+\.json$/i.test(path);
}
var ALWAYS_ON = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/;
var COPIED = /(?:^|\/)(?:templates?|scaffolds?|boilerplates?|skeletons?)\//i;
var SKILL_TO_COPY = /\/assets\/(?:[\w.-]{1,60}[-_])?templates?(?:[-_][\w.-]{1,60})?\/(?:[^/]+\/)*SKILL\.md$/i;
var PAGE_ABOUT_SKILLS = /(?<!(?:^|\/)skills)\/(?:references?|workflows?|docs?|prompts?)\/(?:[^/]+\/)*skill\.md$/;
var SKILL_IN_SKILL = /(?:^|\/)skills\/[^/]+\/(?:references?|assets|examples?)\/(?:[^/]+\/)+SKILL\.md$/;
function isTemplateOfProject(path) {
  return ALWAYS_ON.test(path) && COPIED.test(path) || SKILL_TO_COPY.test(path);
}
function isBroughtAlongAsSkill(path) {
  return SKILL_TO_COPY.test(path) || PAGE_ABOUT_SKILLS.test(path) || SKILL_IN_SKILL.test(path);
}
// src/customizations/frontmatter/excludable-agents.ts
var EXCLUDABLE_AGENTS = {
  "code-review": "github-review",
  "cloud-agent": "cloud-agent",
  "coding-agent": "cloud-agent"
};

import {
  lineAt as lineAt2
} from "./joined-1c6c8fb1.js";
import {
  quote
} from "./joined-a845ed26.js";

import {
  lineAt
} from "./joined-1c6c8fb1.js";
// src/text/frontmatter/entry-text.ts
function splitEntries(source, block) {
  let { text } = source, entries = [], isWhole = true;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), key = KEY.exec(content), previous = entries.at(-1);
    if (key?.[1] !== void 0) {
      let keyRange = { start: line.start, end: line.start + key[1].length };
      entries.push({ key: key[1], keyRange, rest: { start: line.start + key[0].length, end: line.end } });
    } else previous !== void 0 && CONTINUATION.test(content) ? entries.splice(-1, 1, {
      ...previous,
      rest: { start: previous.rest.start, end: Math.max(previous.rest.end, line.end) }
    }) : content !== "" && !content.startsWith("#") && (isWhole = false);
  }
  return { entries, isWhole };
}
var KEY = /^([\w][\w.-]*)[ \t]*:(?=\s|$)/;
var CONTINUATION = /^(?:[ \t]|-[ \t]|[\]}#]|$)/;

// src/text/shown/describe-type.ts
function describeType2(value) {
  return value === null ? "nothing" : typeof value == "object" ? Array.isArray(value) ? "a list" : "a map" : `a ${typeof value}`;
}
// src/customizations/frontmatter/entry-range.ts
function findEntryRange(text, frontmatter, key) {
  let value = frontmatter.rangeOf([key]), name = frontmatter.rangeOfKey([key]);
  return value !== void 0 && name !== void 0 && text.slice(name.end, value.start).includes(`
`) ? name : value ?? name;
}
// src/customizations/frontmatter/stray-line.ts
var BELONGS = /^(?:[\s#\]}]|["']?[\w.$-]+["']?\s*:|-(?:\s|$)|---|\.\.\.|[?%&!]|[\w-]+\s*=|$)/;
function findStrayLine(text, block) {
  let hasEntry = false;
  for (let line = lineAt2(text, block.start); line.start < block.end; line = lineAt2(text, line.next)) {
    let content = text.slice(line.start, line.end);
    if (hasEntry && !BELONGS.test(content))
      return { start: line.start, end: line.end };
    hasEntry ||= /^["']?[\w.$-]+["']?\s*:/.test(content);
  }
}
// src/customizations/frontmatter/faults.ts
var MAX_FAULTS = 50;
function frontmatterFaults(source, frontmatter) {
  if (frontmatter.problems.length === 0)
    return [];
  let fence = frontmatter.problems.find(({ code }) => code.startsWith("fence-"));
  if (fence !== void 0)
    return [faultOf(source, frontmatter, [], fence)];
  let entries = frontmatter.block === void 0 ? [] : splitEntries(source, frontmatter.block).entries, stray = strayFault(source, frontmatter, entries), faults = frontmatter.problems.slice(0, MAX_FAULTS).filter(({ range }) => stray === void 0 || !isExplainedBy(stray, range)).map((problem) => faultOf(source, frontmatter, entries, problem)), syntax = faults.find(isSyntaxError);
  return [
    ...stray === void 0 ? [] : [stray.fault],
    // Only the first syntax error is reliable: the parser guesses after it.
    // After a line that does not belong to YAML, words such as `user:` in an example are not keys either.
    ...faults.filter(
      (fault) => isSyntaxError(fault) ? fault === syntax && stray === void 0 : stray === void 0 || !isRepeatedKey(fault)
    )
  ].toSorted((a, b) => a.range.start - b.range.start);
}
function isSyntaxError({ rule, severity }) {
  return rule === "frontmatter-yaml-syntax" && severity === "error";
}
function isRepeatedKey({ rule }) {
  return rule === "frontmatter-duplicate-key";
}
var RULES = {
  "fence-language": "frontmatter-language-marker",
  "fence-loose": "frontmatter-unclosed",
  "fence-unclosed": "frontmatter-unclosed",
  "not-a-map": "frontmatter-not-a-map",
  "yaml-duplicate-key": "frontmatter-duplicate-key",
  "yaml-tab": "frontmatter-tab-indent",
  "yaml-tag": "frontmatter-anchor-alias-tag",
  "yaml-too-many-aliases": "frontmatter-anchor-alias-tag"
};
function faultOf(source, frontmatter, entries, problem) {
  let { code, severity, message, hint, range } = problem, entry = entries.find(({ keyRange, rest }) => keyRange.start <= range.start && range.start <= rest.end), tab = code === "yaml-indent" && entry !== void 0 ? tabIn(source, entry) : void 0;
  if (tab !== void 0) {
    let { message: said, hint: way } = YAML_MESSAGES["yaml-tab"];
    return { rule: "frontmatter-tab-indent", severity, message: said(), hint: way, range: tab };
  }
  if (source.text.charAt(range.start) === "	")
    return { rule: "frontmatter-tab-indent", severity, message, hint: YAML_MESSAGES["yaml-tab"].hint, range };
  let rule = RULES[code];
  return rule !== void 0 ? { rule, severity, message, hint, range } : isAliasName(source, range) ? { rule: "frontmatter-anchor-alias-tag", severity, message, hint, range } : code !== "yaml-needs-quotes" ? { rule: "frontmatter-yaml-syntax", severity, hint, ...syntaxError(source, entries, entry, problem) } : looseFault(source, frontmatter, entry, problem);
}
function syntaxError(source, entries, entry, { code, message, range }) {
  let opened = code === "yaml-missing" || code === "yaml-indent" ? openedAt(source, entries, range) : void 0;
  if (opened !== void 0)
    return { message: "The value is not closed", range: opened };
  let deeper = code === "yaml-indent" && entry !== void 0 ? deeperKeyIn(source, entry) : void 0;
  return deeper !== void 0 ? { message: "The line is indented as part of the value above it, but written like a key", range: deeper } : { message: /^[\w-]+:\S/.test(source.text.slice(range.start, range.end)) ? "A space is missing after the colon of a key" : message, range };
}
function looseFault(source, frontmatter, entry, { severity, message, range }) {
  let whole = entry && frontmatter.rangeOf([entry.key]), isFlowList = whole !== void 0 && source.text.charAt(whole.start) === "[", item = entry && looseItemAt(frontmatter, entry.key, range), value = isFlowList && !isSimple(source, item) ? void 0 : item ?? whole;
  if (value === void 0) {
    let isText = entry !== void 0 && isTextKey(entry.key) && whole !== void 0;
    return {
      rule: "frontmatter-yaml-syntax",
      severity,
      message: isText ? `The value of ${quote(entry.key)} begins like a list` : message,
      hint: isText ? QUOTE_HINT : LIST_HINT,
      range: whole ?? range,
      ...isText && { fix: putInQuotes(source, whole) }
    };
  }
  let written = source.text.slice(value.start, value.end);
  return {
    rule: /^[*@`%&!|>{]/.test(written) ? "frontmatter-yaml-dialect" : "frontmatter-yaml-syntax",
    severity,
    message,
    hint: QUOTE_HINT,
    range: value,
    fix: putInQuotes(source, value)
  };
}
var LIST_HINT = "Close the open quote or bracket, and put values with special characters in double quotes.";
var QUOTE_HINT = "Put the value in quotes.";
function looseItemAt({ data, rangeOf: rangeOf2 }, key, { start }) {
  let value = data[key];
  return (Array.isArray(value) ? value.map((_item, index) => rangeOf2([key, index])) : []).find((item) => item !== void 0 && item.start <= start && start < item.end);
}
function isSimple({ text }, item) {
  return item !== void 0 && /^[*@`%][^"'[\]{}]*$/.test(text.slice(item.start, item.end));
}
function isTextKey(name) {
  return HEAD_KINDS.some((head) => keyOf(head, name)?.shape.kind === "text");
}
function putInQuotes({ text }, range) {
  let value = text.slice(range.start, range.end), quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return { kind: "edits", edits: [{ start: range.start, end: range.end, text: quoted }] };
}
function isAliasName({ text }, { start, end }) {
  return /^\*[A-Za-z_][\w-]*$/.test(text.slice(start, end));
}
function openedAt({ text }, entries, { start }) {
  let opened = entries.flatMap(({ rest }) => {
    let value = rest.start + text.slice(rest.start, rest.end).search(/\S|$/);
    return value < start && isLeftOpen(text.slice(value, rest.end)) ? [lineAt2(text, value)] : [];
  });
  return opened[0] && { start: opened[0].start, end: opened[0].end };
}
function tabIn({ text }, { rest }) {
  let lead = /\n *\t/.exec(text.slice(rest.start, rest.end)), end = lead === null ? 0 : rest.start + lead.index + lead[0].length;
  return lead === null ? void 0 : { start: end - 1, end };
}
function deeperKeyIn({ text }, { rest }) {
  let found = /(?<=\n[ \t]+)(?:- )?[\w"'.-]+[ \t]*:(?=\s)/.exec(text.slice(rest.start, rest.end));
  if (found === null)
    return;
  let start = rest.start + found.index;
  return { start, end: lineAt2(text, start).end };
}
function isLeftOpen(value) {
  let first = value.charAt(0);
  return first === "[" || first === "{" ? value.trimEnd().slice(-1) !== (first === "[" ? "]" : "}") : (first === '"' || first === "'") && value.indexOf(first, 1) < 0;
}
function strayFault(source, { block, problems }, entries) {
  let isReadable = problems.every(({ severity, code }) => severity === "warning" || !/^(?:yaml-|not-a)/.test(code)), stray = block === void 0 || isReadable ? void 0 : findStrayLine(source.text, block), entry = stray && entries.findLast(({ keyRange }) => keyRange.start < stray.start);
  return stray === void 0 || entry === void 0 ? void 0 : {
    from: entry.keyRange.start,
    fault: {
      rule: "frontmatter-unindented-continuation",
      severity: "error",
      message: `The value of ${quote(entry.key)} continues in the first column, where only a key may be`,
      hint: "Indent the line by two spaces, or put the whole value on one line.",
      range: stray
    }
  };
}
function isExplainedBy({ from, fault }, { start }) {
  return start >= from && start <= fault.range.end;
}

import {
  lineAt as lineAt3
} from "./joined-1c6c8fb1.js";
// src/text/frontmatter/late-frontmatter.ts
var MAX_LINES_ABOVE = 12;
var MAX_LINES_WITHIN = 60;
var FENCE = /^\uFEFF?[ \t]*-{3,}$/;
var ENTRY = /^[A-Za-z][\w-]*[ \t]*:(?:[ \t]|$)/;
function findLateFrontmatter(text, isKey) {
  let opening = findOpening(text);
  if (opening === void 0)
    return;
  let first = lineAt3(text, opening.next), entry = text.slice(first.start, first.end);
  if (!ENTRY.test(entry) || !isKey(entry.slice(0, entry.indexOf(":")).trim()))
    return;
  let closing = findClosing(text, first), start = text.indexOf("-", opening.start);
  return closing && { fence: { start, end: opening.end }, above: { start: 0, end: opening.start }, closing };
}
function findOpening(text) {
  let line = lineAt3(text, 0), isInComment = false;
  for (let lines = 0; lines <= MAX_LINES_ABOVE && line.start < text.length; lines += 1) {
    let content = text.slice(line.start, line.end);
    if (!isInComment && FENCE.test(content))
      return line;
    let opens = content.lastIndexOf("<!--"), closes = content.lastIndexOf("-->");
    if (!(isInComment || /^\s*<!--/.test(content)) && !/^\uFEFF?\s*(?:#.*|`{3,}[\w-]*|~{3,}[\w-]*)?$/.test(content))
      return;
    isInComment = opens > closes || isInComment && closes < 0, line = lineAt3(text, line.next);
  }
}
function findClosing(text, first) {
  let line = first;
  for (let lines = 0; lines < MAX_LINES_WITHIN && line.start < text.length; lines += 1) {
    if (/^[ \t]*-{3,}$/.test(text.slice(line.start, line.end)))
      return line;
    line = lineAt3(text, line.next);
  }
}
// src/customizations/frontmatter/late-frontmatter.ts
function findLateHead(kind, text) {
  if (headsOf(kind).length === 0 || !text.includes("---"))
    return;
  let names2 = new Set(keyNamesOf(kind).map((name) => name.toLowerCase()));
  return findLateFrontmatter(text, (name) => names2.has(name.toLowerCase()));
}
function hasLateHead(kind, text) {
  return /^\u{FEFF}?\s*---[ \t]*\r?\n/u.test(text) || findLateHead(kind, text) !== void 0;
}
var LATE_HEAD = {
  message: "The frontmatter is not read: it must begin on the first line, with three dashes",
  hint: "Make `---` the first line of the file, with nothing above it."
};
// src/customizations/frontmatter/misnamed-keys.ts
var MISNAMED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["globs", "applyTo"],
    ["glob", "applyTo"],
    ["paths", "applyTo"],
    ["path", "applyTo"],
    ["files", "applyTo"],
    ["file", "applyTo"],
    ["patterns", "applyTo"],
    ["pattern", "applyTo"],
    ["appliesto", "applyTo"],
    ["filematch", "applyTo"],
    ["filematchpattern", "applyTo"],
    ["desc", "description"],
    ["summary", "description"]
  ]),
  "claude-rule": /* @__PURE__ */ new Map([
    ["globs", "paths"],
    ["glob", "paths"],
    ["path", "paths"],
    ["files", "paths"],
    ["patterns", "paths"],
    ["applyto", "paths"],
    ["apply-to", "paths"],
    ["apply_to", "paths"],
    ["desc", "description"]
  ]),
  agent: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["handoff", "handoffs"],
    ["subagents", "agents"]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["allowed_tools", "tools"],
    ["colour", "color"],
    ["skill", "skills"]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["command", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["agents", "agent"],
    ["models", "model"]
  ]),
  skill: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["user-invokable", "user-invocable"]
  ]),
  "claude-command": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tools", "allowed-tools"],
    ["tool", "allowed-tools"],
    ["args", "argument-hint"]
  ]),
  "claude-output-style": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"]
  ]),
  "cursor-rule": /* @__PURE__ */ new Map([
    ["glob", "globs"],
    ["applyto", "globs"],
    ["paths", "globs"],
    ["patterns", "globs"],
    ["files", "globs"],
    ["always", "alwaysApply"],
    ["always_apply", "alwaysApply"],
    ["desc", "description"]
  ]),
  "windsurf-rule": /* @__PURE__ */ new Map([
    ["activation", "trigger"],
    ["mode", "trigger"],
    ["glob", "globs"],
    ["applyto", "globs"],
    ["paths", "globs"],
    ["desc", "description"]
  ])
};
var REPHRASED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["exclude", "`excludeAgent` names agents; to exclude files, narrow `applyTo`."],
    ["alwaysapply", 'Write `applyTo: "**"` for instructions that always apply.']
  ]),
  "claude-rule": /* @__PURE__ */ new Map([["alwaysapply", "A rule without `paths` always applies."]]),
  agent: /* @__PURE__ */ new Map([
    ["hidden", "Write `user-invocable: false` for an agent that people cannot select."],
    ["mode", "Write `user-invocable: false` for an agent that only other agents call."],
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["args", "Use `argument-hint` to say what to type after the name."],
    ["arguments", "Use `argument-hint` to say what to type after the name."]
  ]),
  skill: new Map(
    ["author", "authors", "category", "homepage", "keywords", "repository", "tags", "version"].map((key) => [
      key,
      `Put it under \`metadata\`, where your own keys are allowed: \`metadata: { ${key}: \u2026 }\`.`
    ])
  ),
  "claude-command": /* @__PURE__ */ new Map(),
  "claude-output-style": /* @__PURE__ */ new Map(),
  "cursor-rule": /* @__PURE__ */ new Map([["trigger", "Write `alwaysApply: true`, or `globs`."]]),
  "windsurf-rule": /* @__PURE__ */ new Map([["alwaysapply", "Write `trigger: always_on`."]])
};
var FOREIGN_KEYS = /* @__PURE__ */ new Map([
  ["alwaysApply", "Cursor's rules"],
  ["globs", "Cursor's rules"],
  ["hidden", "OpenCode's agents"],
  ["permission", "OpenCode's agents"],
  ["steps", "OpenCode's agents"],
  ["temperature", "OpenCode's agents"],
  ["top_p", "OpenCode's agents"],
  ["inclusion", "Kiro's steering files"],
  ["fileMatchPattern", "Kiro's steering files"],
  ["trigger", "Windsurf's rules"]
]);
// src/customizations/frontmatter/judge-key.ts
function judgeKey(head, name) {
  if (name.length > MAX_KEY_CHARACTERS || keyOf(head, name) !== void 0)
    return name.length > MAX_KEY_CHARACTERS ? { kind: "unknown" } : void 0;
  let same = squeezedKeys(head).get(squeeze(name));
  if (same !== void 0)
    return { kind: differsInCapitals(name, same.name) ? "case" : "typo", meant: same };
  let other = head === "agent" || head === "claude-agent" ? OTHER_FLAVOUR[head] : void 0, misnamed2 = MISNAMED_KEYS[head].get(name.toLowerCase());
  if (misnamed2 === void 0 && other !== void 0 && keyOf(other, name) !== void 0)
    return { kind: "other-client", head: other };
  let advice = REPHRASED_KEYS[head].get(name.toLowerCase()), from = FOREIGN_KEYS.get(name) ?? ownerOf(name), meant = misnamed2 === void 0 ? void 0 : keyOf(head, misnamed2);
  if (meant !== void 0 || advice !== void 0 || from !== void 0)
    return {
      kind: "unknown",
      ...meant && { meant },
      ...advice !== void 0 && { advice },
      ...from !== void 0 && { from }
    };
  let near = nearestKey(head, name);
  return near === void 0 ? { kind: "unknown" } : { kind: "typo", meant: near };
}
function meantBy(fault) {
  return fault.kind === "other-client" ? void 0 : fault.meant;
}
var MAX_KEY_CHARACTERS = 60;
var OTHER_FLAVOUR = { agent: "claude-agent", "claude-agent": "agent" };
var SQUEEZED = /* @__PURE__ */ new Map();
function squeezedKeys(head) {
  let known = SQUEEZED.get(head) ?? new Map(FRONTMATTER_KEYS[head].toReversed().map((key) => [squeeze(key.name), key]));
  return SQUEEZED.set(head, known), known;
}
function squeeze(name) {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
function differsInCapitals(written, known) {
  return written.toLowerCase() === known.toLowerCase() && written !== written.toLowerCase();
}
var HEAD_TITLES = {
  instructions: "`*.instructions.md` files",
  "claude-rule": "Claude's rules",
  agent: "agents",
  "claude-agent": "Claude's agents",
  prompt: "prompts",
  skill: "skills",
  "claude-command": "Claude's commands",
  "claude-output-style": "Claude's output styles",
  "cursor-rule": "Cursor's rules",
  "windsurf-rule": "Windsurf's rules"
};
function ownerOf(name) {
  let owner = HEAD_KINDS.find((head) => {
    let key = keyOf(head, name);
    return key !== void 0 && key.successor === void 0;
  });
  return owner && HEAD_TITLES[owner];
}
function nearestKey(head, name) {
  let most = name.length < 4 ? 0 : name.length < 8 ? 1 : 2, written = name.toLowerCase(), near = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).flatMap((key) => {
    let lower = key.name.toLowerCase(), edits = isSwapped(written, lower) && most > 0 ? 1 : editsUpTo(most, written, lower);
    return edits === void 0 ? [] : [{ key, edits }];
  }).toSorted((a, b) => a.edits - b.edits);
  return near[0] !== void 0 && near[0].edits !== near[1]?.edits ? near[0].key : void 0;
}

// src/customizations/sources.ts
function repositoryStore(sources) {
  return { level: "repository", workspace: sources.repository, prefix: "" };
}
function userStores({ userFolder }) {
  return userFolder === void 0 ? [] : [{ level: "user", workspace: userFolder, prefix: "~/" }];
}
function organizationStores({
  organization = []
}) {
  return organization.map(({ name, workspace }) => ({ level: "organization", workspace, prefix: `${name}:` }));
}
async function readFrom(store, path) {
  let read = await readText(store.workspace, path);
  return read.kind === "text" && store.prefix !== "" ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } } : read;
}
// src/customizations/references/reference-target.ts
var NOTHING_MEANT = { kind: "nothing-meant" };
function targetOf2(from, raw, standsAt) {
  let isTentative = raw.standing === "tentative";
  if (raw.kind === "tool")
    return notAFile("a tool");
  let resolved = resolveReference(from, plainTarget(raw));
  if (resolved.kind === "outside")
    return isTentative ? NOTHING_MEANT : broken(resolved.reason);
  if (resolved.kind === "not-a-file" || resolved.path === from) {
    let reason = resolved.kind === "inside" ? "a place in the same file" : resolved.reason;
    return isTentative ? NOTHING_MEANT : notAFile(reason);
  }
  let { path } = resolved;
  switch (standsAt(path)) {
    case "file":
    case void 0:
      return { kind: "file", path };
    case "folder":
      return isTentative ? NOTHING_MEANT : folder(raw, path);
    case "missing": {
      let better = withoutItsPunctuation(from, raw, standsAt);
      return better !== void 0 ? broken(better) : isTentative ? NOTHING_MEANT : missing(from, raw, path, standsAt);
    }
  }
}
function notAFile(reason) {
  return { kind: "none", outcome: { kind: "not-a-file", reason } };
}
function broken(reason) {
  return { kind: "none", outcome: { kind: "broken", reason } };
}
function folder({ kind }, path) {
  return kind === "link" ? notAFile("a folder") : broken(`"${path}" is a folder`);
}
function missing(from, raw, path, standsAt) {
  if (/\{\{|\$\{/.test(raw.target))
    return notAFile("a placeholder");
  let fromRoot = resolveReference("", plainTarget(raw)), isThere = from.includes("/") && fromRoot.kind === "inside" && standsAt(fromRoot.path) === "file";
  return broken(`"${path}" does not exist${isThere ? `; "/${fromRoot.path}" does, from the repository's root` : ""}`);
}
function plainTarget({ kind, target }) {
  switch (kind) {
    case "link":
      return target.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
    case "import":
      return target.replaceAll("\\ ", " ");
    case "file":
    case "tool":
      return target;
  }
}
function withoutItsPunctuation(from, raw, standsAt) {
  let target = plainTarget(raw), bare = withoutPunctuation(target), resolved = raw.kind === "link" || bare === target ? void 0 : resolveReference(from, bare);
  if (!(resolved?.kind !== "inside" || standsAt(resolved.path) !== "file"))
    return `"${target.slice(bare.length)}" is read as part of the name; put a space before it to refer to "${resolved.path}"`;
}
// src/customizations/references/follow-pointers.ts
function readPointers({ source, body, forms }, standsAt) {
  return readReferences(source.text.slice(body.start, body.end), forms).flatMap((raw) => {
    let target = targetOf2(source.path, raw, standsAt), start = positionAt2(source, body.start + raw.range.start);
    return target.kind === "nothing-meant" ? [] : [{ raw, start, target }];
  });
}
// src/customizations/references/follow-reader.ts
var MAX_CHARACTERS = 16 * 1024 * 1024;
function boundedReader(readFile, maxFiles) {
  let known = /* @__PURE__ */ new Map(), characters = 0;
  return async (path) => {
    let before = known.get(path);
    if (before !== void 0)
      return before;
    if (known.size >= maxFiles)
      return { kind: "too-many", reason: `only the first ${writeCount2(maxFiles)} referenced files are read` };
    if (characters >= MAX_CHARACTERS)
      return { kind: "too-many", reason: `the referenced files together have more than ${writeCount2(MAX_CHARACTERS)} characters` };
    let read = await readFile(path);
    return characters += read.kind === "text" ? read.source.text.length : 0, known.set(path, read), read;
  };
}
// src/customizations/references/follow.ts
var MAX_IMPORT_HOPS = 5;
var MAX_HOPS = 64;
var MAX_FILES = 2e3;
var MAX_REFERENCES_OF_A_FILE = 1e3;
var MAX_REFERENCES = 5e4;
async function followReferences(input) {
  let references = /* @__PURE__ */ new Map(), walk = {
    input,
    starts: new Set(input.start.map(({ source }) => source.path)),
    read: boundedReader(input.readFile, MAX_FILES),
    texts: /* @__PURE__ */ new Map(),
    brought: [],
    references: 0
  };
  for (let text of input.start) {
    let { path } = text.source;
    if (!references.has(path)) {
      let root = { path, forms: text.forms, seen: /* @__PURE__ */ new Set([path]) }, opened = openText(walk, text);
      references.set(path, await followAll(walk, { path, opened, root, isImported: false, hops: 0, above: void 0 }));
    }
  }
  return { references, brought: walk.brought };
}
function openText({ input }, text) {
  let all = readPointers(text, input.standsAt), { source, body } = text, pointers = all.slice(0, MAX_REFERENCES_OF_A_FILE), first = all[MAX_REFERENCES_OF_A_FILE], rest = first === void 0 ? {} : { rest: { first, count: all.length - MAX_REFERENCES_OF_A_FILE } };
  return { source, body, pointers, ...rest };
}
async function followAll(walk, file) {
  let { pointers, rest } = file.opened, references = [];
  for (let [index, pointer] of pointers.entries()) {
    if (walk.references >= MAX_REFERENCES)
      return [...references, tooMany(pointer, pointers.length - index + (rest?.count ?? 0))];
    walk.references += 1;
    let outcome = await decideOutcome(walk, file, pointer);
    outcome !== void 0 && references.push(createReference(pointer, outcome));
  }
  return rest === void 0 ? references : [...references, tooMany(rest.first, rest.count)];
}
function createReference({ raw, start }, outcome) {
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function tooMany(pointer, count) {
  let reason = `too many references: this one and ${writeCount2(count - 1)} after it in this file are not checked`;
  return createReference(pointer, { kind: "not-a-file", reason });
}
async function decideOutcome(walk, file, pointer) {
  let { raw, target, start } = pointer;
  if (target.kind === "none")
    return target.outcome;
  let { path } = target, reason = whyNotFollowed(walk.input, file, raw);
  return reason === void 0 ? follow(walk, file, { raw, path, broughtBy: `${file.path}:${start.line}` }) : raw.standing !== "tentative" || walk.input.standsAt(path) === "file" ? { kind: "not-followed", path, reason } : void 0;
}
function whyNotFollowed(input, file, { kind, standing }) {
  return kind === "import" ? void 0 : input.includeReferenced ? standing === "wrapped" ? "VS Code does not recognize links whose text spans several lines" : standing === "definition" ? "VS Code does not recognize links whose target is defined apart from their text" : file.above === void 0 || input.isCustomization(file.path) ? void 0 : "links and `#file:` are followed only in customizations" : "the setting `chat.includeReferencedInstructions` is off";
}
async function follow(walk, file, found) {
  let { raw, path } = found;
  if (isAbove(file, path))
    return { kind: "not-followed", path, reason: "a cycle: that file already includes this one" };
  if (file.root.seen.has(path))
    return { kind: "followed", path };
  let limit = raw.kind === "import" ? MAX_IMPORT_HOPS : MAX_HOPS;
  if (file.hops >= limit)
    return { kind: "not-followed", path, reason: `more than ${limit} references lead here from "${file.root.path}"` };
  let read = await walk.read(path);
  if (read.kind === "too-many" || walk.brought.length >= MAX_FILES) {
    let reason = read.kind === "too-many" ? read.reason : `only ${writeCount2(MAX_FILES)} files are included`;
    return { kind: "not-followed", path, reason };
  }
  return read.kind === "problem" ? raw.standing !== "tentative" || !["missing", "not-a-file"].includes(read.code) ? { kind: "broken", reason: read.message } : void 0 : (await bring(walk, file, found, read.source), { kind: "followed", path });
}
function isAbove(file, path) {
  for (let above = file.above; above !== void 0; above = above.above)
    if (above.path === path)
      return true;
  return false;
}
async function bring(walk, file, { raw, path, broughtBy: broughtBy2 }, source) {
  let { root } = file, opened = await broughtText(walk, path, source, root.forms), { body } = opened, isImported = raw.kind === "import" || file.isImported, brought = { path, source, body, broughtBy: broughtBy2, root: root.path, isImported, isStart: walk.starts.has(path) };
  root.seen.add(path);
  let slot = walk.brought.push({ ...brought, references: [] }) - 1, references = await followAll(walk, { path, opened, root, isImported, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}
async function broughtText(walk, path, source, forms) {
  let key = `${forms.imports ? "@" : "#"}${path}`, known = walk.texts.get(key);
  if (known !== void 0)
    return known;
  let { body } = await loadFrontmatter(source), opened = openText(walk, { source: { ...source, path }, body, forms });
  return walk.texts.set(key, opened), opened;
}
// src/customizations/references/importers.ts
var IMPORTERS = /* @__PURE__ */ new Map([
  ["repository-instructions", ["copilot-cli"]],
  ["agents-md", ["copilot-cli", "claude", "gemini"]],
  ["claude-md", ["copilot-cli", "claude", "gemini"]],
  ["claude-rule", ["claude"]],
  ["gemini-md", ["gemini"]]
]);
function importersOf(kind, readers) {
  let importers = IMPORTERS.get(kind) ?? [];
  return readers.filter((reader) => importers.includes(reader));
}
function mayHaveImports(kind) {
  return IMPORTERS.has(kind);
}
// src/customizations/trimmed-content.ts
function trimmedContent(source, range) {
  let whole = source.text.slice(range.start, range.end), text = whole.trim(), offset = range.start + (text === "" ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: "file", source, offset } };
}
// src/customizations/references/reference-tree.ts
function standingsIn(entries) {
  let kinds = new Map(entries.map(({ path, kind }) => [path, kind])), folders = /* @__PURE__ */ new Set([""]);
  for (let { path } of entries)
    for (let folder2 = folderOf3(path); !folders.has(folder2); folder2 = folderOf3(folder2))
      folders.add(folder2);
  return (path) => {
    let kind = kinds.get(path);
    return kind !== void 0 ? kind === "symlink" ? void 0 : kind === "file" ? "file" : "folder" : folders.has(path) ? "folder" : parentsOf2(path).some((parent) => kinds.get(parent) === "symlink") ? void 0 : "missing";
  };
}
// src/customizations/references/follow-instructions.ts
function mayImport(kind, settings) {
  let includes = settings.switchFor("chat.includeReferencedInstructions", "").value;
  return mayHaveImports(kind) || includes && !isToolKind(kind);
}
var TOOL_KINDS = /* @__PURE__ */ new Set([
  "agent",
  "prompt",
  "command",
  "skill",
  "output-style",
  "hooks",
  "cursor-rule",
  "windsurf-rule",
  "gemini-command",
  "gemini-styleguide",
  "context-file"
]);
function isToolKind(kind) {
  return TOOL_KINDS.has(kind);
}
async function followFrom(found, store, settings, { isComplete }) {
  let starts = new Map(
    found.flatMap((customization) => {
      let start = startOf(customization);
      return start === void 0 ? [] : [[start.file.source.path, start]];
    })
  ), files = [...starts.values()].map(({ file }) => file);
  if (!files.some(mayRefer))
    return found.map(withOwnReferences);
  let entries = isComplete ? (await store.workspace.find(EVERYTHING2)).entries : void 0, { references, brought } = await followReferences({
    start: files,
    includeReferenced: settings.switchFor("chat.includeReferencedInstructions", "").value,
    isCustomization: (path) => identify(path) !== void 0,
    standsAt: entries === void 0 ? () => {
    } : standingsIn(entries),
    readFile: (path) => readFrom(store, path)
  }), byRoot = groupBy2(brought, ({ root }) => root);
  return found.flatMap((customization) => {
    let path = startOf(customization)?.file.source.path ?? "", start = starts.get(path), own = references.get(path);
    return own === void 0 || start?.instructions !== customization ? [withOwnReferences(customization)] : [
      { ...customization, references: own },
      ...(byRoot.get(path) ?? []).flatMap((file) => broughtInstructions(file, start.instructions, starts) ?? [])
    ];
  });
}
var EVERYTHING2 = { endings: [""], deep: [], shallow: [] };
function withOwnReferences(customization) {
  let start = customization.level === "repository" ? void 0 : startIn(customization);
  if (start === void 0 || !mayRefer(start.file))
    return customization;
  let pointers = readPointers(start.file, () => {
  }).slice(0, MAX_REFERENCES2);
  return { ...start.instructions, references: pointers.flatMap((pointer) => ownReference(pointer) ?? []) };
}
var MAX_REFERENCES2 = 1e3;
function ownReference({ raw, start, target }) {
  if (raw.standing === "tentative")
    return;
  let outcome = target.kind === "none" ? target.outcome : {
    kind: "not-followed",
    path: target.path,
    reason: "only references in the repository's own files are followed"
  };
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function startOf(customization) {
  return customization.level === "repository" ? startIn(customization) : void 0;
}
function startIn(customization) {
  if (!("content" in customization))
    return;
  let { text, origin } = customization.content;
  if (origin.kind !== "file")
    return;
  let body = { start: origin.offset, end: origin.offset + text.length };
  return {
    instructions: customization,
    file: {
      source: origin.source,
      body,
      forms: { imports: importersOf(customization.kind, customization.readers).length > 0 }
    }
  };
}
function mayRefer({ source, forms }) {
  return /#(?:file|tool):|\][([:]/i.test(source.text) || forms.imports && source.text.includes("@");
}
function appliesWherever(instructions, other) {
  let { applies } = instructions;
  if (guidedBy(instructions) !== guidedBy(other))
    return false;
  if (applies.kind !== "folder")
    return JSON.stringify(applies) === JSON.stringify(other.applies);
  let served = other.applies.kind === "folder" ? other.applies.folder : other.folder;
  return served === applies.folder || isBelow4(served, applies.folder);
}
function guidedBy({ purpose = "code-generation", excludes = [] }) {
  return [purpose, ...excludes].join();
}
function broughtInstructions({ source, body, path, broughtBy: broughtBy2, isImported, isStart, references }, root, starts) {
  let content = trimmedContent(source, body), own = isStart ? starts.get(path)?.instructions : void 0;
  if (content.text === "" || own !== void 0 && appliesWherever(own, root))
    return;
  let { level, folder: folder2, applies, purpose, excludes } = root, readers = isImported ? importersOf(root.kind, root.readers) : root.readers;
  return {
    kind: "referenced-file",
    path,
    level,
    folder: folder2,
    readers,
    applies,
    broughtBy: broughtBy2,
    content,
    references,
    ...purpose !== void 0 && { purpose },
    ...excludes !== void 0 && { excludes }
  };
}
// src/customizations/settings/entries.ts
var INSTRUCTION_SETTINGS = [
  {
    key: "github.copilot.chat.codeGeneration.instructions",
    purpose: "code-generation",
    oldKey: "github.copilot.chat.experimental.codeGeneration.instructions",
    isDeprecated: true
  },
  {
    key: "github.copilot.chat.testGeneration.instructions",
    purpose: "test-generation",
    oldKey: "github.copilot.chat.experimental.testGeneration.instructions",
    isDeprecated: true
  },
  {
    key: "github.copilot.chat.reviewSelection.instructions",
    purpose: "review-selection",
    oldKey: "github.copilot.chat.experimental.codeFeedback.instructions",
    isDeprecated: false
  },
  {
    key: "github.copilot.chat.commitMessageGeneration.instructions",
    purpose: "commit-message",
    isDeprecated: false
  },
  {
    key: "github.copilot.chat.pullRequestDescriptionGeneration.instructions",
    purpose: "pull-request-description",
    isDeprecated: false
  }
];
var INSTRUCTION_NAMES = INSTRUCTION_SETTINGS.flatMap(
  ({ key, oldKey }) => [[key, key], ...oldKey === void 0 ? [] : [[oldKey, key]]]
);
function standingOf(entry) {
  return {
    kind: "setting-instructions",
    level: entry.level === "user" ? "user" : "repository",
    folder: entry.folder,
    readers: ["vscode"],
    broughtBy: broughtBy(entry)
  };
}
function broughtBy({ key, form, source, range }) {
  let setting = `\`${key}\``;
  return form.kind === "text" ? setting : `${source.path}:${positionAt2(source, range.start).line} (${setting})`;
}
var MAX_ENTRIES = 500;
function readInstructionEntries(file, setting) {
  let values = file.values.get(setting.key) ?? [], noLists = values.filter(({ value }) => !Array.isArray(value)).map(({ key, value, rangeOf: rangeOf2 }) => {
    let message = `\`${key}\` must be a list, not ${describeType(value)}; VS Code ignores it`;
    return typeProblem(file, rangeOf2([]), "settings-instructions-type", message);
  }), list = values.find(({ value }) => Array.isArray(value)), read = list === void 0 ? [] : [readList(file, setting, list)];
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [...noLists, ...read.flatMap(({ problems }) => problems)]
  };
}
function readList(file, { purpose, isDeprecated }, list) {
  let items = Array.isArray(list.value) ? list.value : [], read = items.slice(0, MAX_ENTRIES).map((item, index) => readItem(file, purpose, list, item, index)), tooMany2 = `\`${list.key}\` has ${items.length} entries; only the first ${MAX_ENTRIES} are read`;
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [
      ...isDeprecated && items.length > 0 ? [deprecatedProblem(file, list)] : [],
      ...items.length > MAX_ENTRIES ? [typeProblem(file, list.keyRange, "settings-instruction-entry", tooMany2)] : [],
      ...read.flatMap(({ problems }) => problems)
    ]
  };
}
function readItem(file, purpose, { key, rangeOf: rangeOf2 }, item, index) {
  let wrong = (path2, message) => ({
    entries: [],
    problems: [
      typeProblem(file, rangeOf2(path2), "settings-instruction-entry", `Entry ${index + 1} of \`${key}\` ${message}`)
    ]
  }), text = isRecord2(item) && typeof item.text == "string" ? item.text : void 0, path = isRecord2(item) && typeof item.file == "string" ? item.file : void 0, language = isRecord2(item) ? item.language : void 0;
  if (text === void 0 && path === void 0)
    return wrong([index], 'has neither a "text" nor a "file" that is a string');
  if (language !== void 0 && typeof language != "string")
    return wrong([index, "language"], 'has a "language" that is not a string; VS Code ignores the entry');
  let shared = {
    key,
    purpose,
    level: file.level,
    folder: file.folder,
    source: file.source,
    range: rangeOf2([index]),
    ...language === void 0 ? {} : { language }
  };
  return { entries: [
    ...path === void 0 ? [] : [{ ...shared, form: { kind: "file", file: path }, valueRange: rangeOf2([index, "file"]) }],
    ...text === void 0 ? [] : [{ ...shared, form: { kind: "text", text }, valueRange: rangeOf2([index, "text"]) }]
  ], problems: [] };
}
function typeProblem(file, range, rule, message) {
  return diagnosticAt2(file.source, range, { rule, severity: "error", message, hint: 'Write a list of objects: { "text": "\u2026" } or { "file": "path" }, each with an optional "language".' });
}
function deprecatedProblem(file, list) {
  return diagnosticAt2(file.source, list.keyRange, {
    rule: "settings-instructions-deprecated",
    severity: "warning",
    message: `\`${list.key}\` is deprecated since VS Code 1.102`,
    hint: "Move the instructions to `.github/copilot-instructions.md` or a `*.instructions.md` file, which github.com reads too."
  });
}
// src/customizations/settings/instructions.ts
var MAX_FILES2 = 1e3;
async function readSettingInstructions(workspace, settings, folders) {
  let found = [], leftOut = [], problems = [], distinct = folders.length === 0 ? [""] : [...new Set(folders)], reader = readEachOnce(workspace);
  for (let entry of settings.instructions) {
    let read = entry.form.kind === "text" ? readTextEntry(entry, entry.form.text.trim()) : await readFileEntry(reader, entry, entry.form.file, distinct);
    found.push(...read.contents.map((content) => instructionsOf(entry, content))), problems.push(...read.problems), leftOut.push(
      ...read.problems.map(({ path, message }) => ({
        source: path,
        reason: message,
        ...standingOf(entry)
      }))
    );
  }
  return { found, leftOut, problems };
}
function readEachOnce(workspace) {
  let reads = /* @__PURE__ */ new Map();
  return (path) => {
    let known = reads.get(path);
    if (known !== void 0 || reads.size >= MAX_FILES2)
      return known;
    let read = readText(workspace, path);
    return reads.set(path, read), read;
  };
}
function readTextEntry(entry, text) {
  if (text === "")
    return {
      contents: [],
      problems: [
        unusable(entry, "settings-instruction-entry", `An entry of \`${entry.key}\` has an empty "text"`, "Write the instruction, or remove the entry.")
      ]
    };
  let position = positionAt2(entry.source, entry.range.start);
  return { contents: [{ text, path: entry.source.path, origin: { kind: "setting", position } }], problems: [] };
}
async function readFileEntry(reader, entry, file, folders) {
  let read = await Promise.all(folders.map((folder2) => readFrom2(reader, file, folder2))), contents = read.flatMap((one) => one.kind === "content" ? [one.content] : []), broken2 = read.filter((one) => one.kind === "broken"), absent = contents.length + broken2.length > 0 ? [] : read.filter((one) => one.kind === "absent").slice(0, 1), everywhere = folders.length > 1 ? ", and no other workspace folder has this file with text in it" : "", named = `The file ${quoteJson2(file)} named by \`${entry.key}\``, rule = "settings-instruction-file-missing";
  return {
    contents,
    problems: [
      ...withoutSame(broken2).map(
        ({ message, hint }) => unusable(entry, rule, `${named} cannot be used: ${message}`, hint)
      ),
      ...absent.map(({ message, hint }) => unusable(entry, rule, `${named} ${message}${everywhere}`, hint))
    ]
  };
}
function withoutSame(said) {
  return [...new Map(said.map((one) => [one.message, one])).values()];
}
async function readFrom2(reader, file, folder2) {
  let path = resolveFrom(folder2, file);
  if (path.kind === "outside")
    return { kind: "broken", message: `${quoteJson2(file)} is not a path inside the repository: ${path.reason}`, hint: "Write a path to a file of the repository, with `/`." };
  let text = await reader(path.path === "" ? "." : path.path);
  if (text === void 0)
    return { kind: "broken", message: `only the first ${MAX_FILES2} files that settings name are read`, hint: "Put the instructions into fewer files." };
  if (text.kind === "problem") {
    let hint = text.hint === void 0 ? {} : { hint: text.hint };
    return text.code === "missing" ? { kind: "absent", message: `cannot be used: ${text.message}`, ...hint } : { kind: "broken", message: text.message, ...hint };
  }
  let content = trimmedContent(text.source, { start: 0, end: text.source.text.length });
  return content.text === "" ? { kind: "absent", message: "is empty" } : { kind: "content", content };
}
function unusable(entry, rule, message, hint) {
  return diagnosticAt2(entry.source, entry.valueRange, {
    rule,
    severity: "warning",
    message,
    ...hint === void 0 ? {} : { hint }
  });
}
function instructionsOf(entry, content) {
  return {
    path: content.path,
    ...standingOf(entry),
    references: [],
    content,
    applies: appliesOf(entry),
    entry: entry.form.kind,
    purpose: entry.purpose
  };
}
function appliesOf({ language, folder: folder2 }) {
  return language === void 0 ? { kind: "folder", folder: folder2 } : { kind: "language", language };
}
// src/customizations/places/agents-md-for-claude.ts
async function findAgentsMdForClaude(workspace, located) {
  let agents = located.filter(({ kind }) => kind === "agents-md");
  if (agents.length === 0)
    return /* @__PURE__ */ new Set();
  let claude = /* @__PURE__ */ new Map();
  for (let { kind, path } of located)
    if (kind === "claude-md") {
      let folder2 = folderOf3(path).replace(IN_CLAUDE_FOLDER, "");
      claude.set(folder2, [...claude.get(folder2) ?? [], path]);
    }
  let read = await Promise.all(
    agents.map(async ({ path, folder: folder2 }) => {
      let own = claude.get(folderOf3(path)) ?? [];
      return !(own.length > 0 || claude.has(folder2) || claude.has("")) || await someLeadsTo(workspace, own) ? [path] : [];
    })
  );
  return new Set(read.flat());
}
var IN_CLAUDE_FOLDER = /(?:^|\/)\.claude$/;
var IMPORT2 = /(?<!\S)@(?:\.{1,2}\/)*AGENTS\.md\b/i;
async function someLeadsTo(workspace, paths) {
  for (let path of paths) {
    if ((await workspace.read(path)).kind === "symlink")
      return true;
    let read = await readText(workspace, path);
    if (read.kind === "text" && IMPORT2.test(read.source.text))
      return true;
  }
  return false;
}
// src/customizations/settings/code-workspace.ts
function missingFolder(source, { path, range }) {
  return diagnosticAt2(source, range, {
    rule: "code-workspace-folder",
    severity: "warning",
    message: `The folder ${quoteJson2(path)} is left out: the repository has no file in it`,
    hint: "Correct the path, or remove the folder."
  });
}
var MAX_FOLDERS = 200;
function readCodeWorkspace(source) {
  let document = readJsonc2(source), problems = [...jsoncProblems(source, document)], { value } = document, root = isRecord2(value) ? value : {};
  if (value !== void 0 && !isRecord2(value)) {
    let message = `A workspace must be an object, not ${describeType(value)}`;
    problems.push(problemAt(source, document, [], message, 'Write { "folders": [{ "path": "\u2026" }] }.'));
  }
  let folders = Object.hasOwn(root, "folders") ? readFolders(source, document, root.folders) : NO_FOLDERS, hasSettings = Object.hasOwn(root, "settings");
  return {
    folders: folders.folders,
    settings: hasSettings ? { source, level: "workspace", folder: "", under: "settings" } : void 0,
    problems: [...problems, ...folders.problems].toSorted(
      (a, b) => a.start.line - b.start.line || a.start.column - b.start.column
    )
  };
}
var NO_FOLDERS = { folders: [], problems: [] };
function readFolders(source, document, value) {
  if (!Array.isArray(value)) {
    let message = `\`folders\` must be a list, not ${describeType(value)}`;
    return { folders: [], problems: [problemAt(source, document, ["folders"], message, FOLDERS_HINT)] };
  }
  let folders = /* @__PURE__ */ new Map(), problems = [], items = value;
  for (let [index, item] of items.slice(0, MAX_FOLDERS).entries()) {
    let read = readFolder(source, item);
    if (read.kind === "problem")
      problems.push(
        problemAt(source, document, ["folders", index, ...read.at], read.message, read.hint, read.severity)
      );
    else if (!folders.has(read.path)) {
      let range = rangeOfValue(document, ["folders", index]);
      folders.set(read.path, { path: read.path, name: read.name, range });
    }
  }
  if (items.length > MAX_FOLDERS) {
    let message = `\`folders\` has ${items.length} folders; only the first ${MAX_FOLDERS} are read`;
    problems.push(problemAt(source, document, ["folders"], message, "Name fewer folders."));
  }
  return { folders: [...folders.values()], problems };
}
var FOLDERS_HINT = 'Write a list of objects: { "path": "\u2026" }, each with an optional "name".';
function readFolder(source, item) {
  let path = isRecord2(item) ? item.path : void 0, uri = isRecord2(item) ? item.uri : void 0;
  if (typeof path != "string" && typeof uri == "string") {
    let message = `The folder at ${quoteJson2(uri)} is left out: only folders of the repository are read`;
    return { kind: "problem", at: ["uri"], message, hint: 'Give a "path" from the folder of this file.' };
  }
  if (typeof path != "string" || path === "")
    return { kind: "problem", at: [], message: 'A folder has no "path", or an empty one', hint: FOLDERS_HINT };
  let resolved = resolveFrom(source.path.split("/").slice(0, -1).join("/"), path);
  if (resolved.kind === "outside") {
    let message = `The folder ${quoteJson2(path)} is left out: ${resolved.reason}`;
    return {
      kind: "problem",
      at: ["path"],
      severity: "info",
      message,
      hint: "Only folders of the repository are read."
    };
  }
  return { kind: "folder", path: resolved.path, name: nameOf2(item, resolved.path) };
}
function nameOf2(item, path) {
  let given = isRecord2(item) ? item.name : void 0;
  return typeof given == "string" && given !== "" ? given : path.slice(path.lastIndexOf("/") + 1) || ".";
}
function problemAt(source, document, path, message, hint, severity = "warning") {
  let range = document.rangeOf(path) ?? { start: 0, end: 0 };
  return diagnosticAt2(source, range, { rule: "code-workspace-folder", severity, message, hint });
}
// src/customizations/settings/location-entries.ts
var MAX_LOCATIONS = 200;
function readWrittenLocations(file, folders) {
  let settings = /* @__PURE__ */ new Map(), problems = [];
  for (let setting of LOCATION_SETTINGS)
    for (let value of file.values.get(setting.key) ?? [])
      if (!isRecord2(value.value))
        problems.push(typeProblem2(file, setting, value));
      else if (!settings.has(setting.key)) {
        let entries = readEntries(file, setting, value, value.value, folders);
        settings.set(setting.key, entries.paths), problems.push(...entries.problems);
      }
  return { settings, problems };
}
function typeProblem2(file, setting, value) {
  let type = describeType(value.value);
  return diagnosticAt2(file.source, value.rangeOf([]), {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` must be an object, not ${type}; VS Code looks for ${setting.kind} nowhere, not even in the default folders`,
    hint: 'Write { "path": true, \u2026 }.'
  });
}
function readEntries(file, setting, value, object, folders) {
  let paths = /* @__PURE__ */ new Map(), problems = [], all = Object.entries(object);
  for (let [written, state] of all.slice(0, MAX_LOCATIONS)) {
    let valueRange = value.rangeOf([written]), range = keyRangeBefore(file.source.text, written, valueRange), path = written.trim(), isOn = readState(state), said = entryProblem(setting, value.key, { path, state, isOn }, folders);
    if (said !== void 0) {
      let { isAboutState, ...rest } = said;
      problems.push(diagnosticAt2(file.source, isAboutState ? valueRange : range, rest));
    }
    path !== "" && isOn !== void 0 && paths.set(path, { isOn, setBy: placeOf(file.source, range, value.key) });
  }
  return all.length > MAX_LOCATIONS && problems.push(tooManyProblem(file, value, all.length)), { paths, problems };
}
function tooManyProblem(file, value, count) {
  return diagnosticAt2(file.source, value.keyRange, {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` has ${count} paths; only the first ${MAX_LOCATIONS} are read`,
    hint: "Put the files into fewer folders."
  });
}
function readState(state) {
  if (typeof state == "boolean")
    return state;
  let word = typeof state == "string" ? state.trim().toLowerCase() : void 0;
  return word === "true" || word === "false" ? word === "true" : void 0;
}
function entryProblem(setting, key, { path, state, isOn }, folders) {
  let rule = "settings-location-invalid";
  if (path === "") {
    let message = `\`${key}\` has an empty path, which VS Code ignores`;
    return { rule, severity: "error", message, hint: "Write a path, or remove the entry.", isAboutState: false };
  }
  let hint = "Write true or false, without quotes.";
  if (isOn === void 0) {
    let message = `${quoteJson2(path)} in \`${key}\` must be true or false, not ${describeType(state)}; VS Code ignores the path`;
    return { rule, severity: "error", message, hint, isAboutState: true };
  }
  if (typeof state != "boolean") {
    let message = `${quoteJson2(path)} in \`${key}\` must be true or false, not a text, though VS Code reads this one as ${isOn}`;
    return { rule, severity: "warning", message, hint, isAboutState: true };
  }
  return isOn ? targetProblem(setting, key, path, folders) : switchedOffProblem(setting, key, path);
}
function switchedOffProblem(setting, key, path) {
  let standard = respelledDefault(setting, path);
  return standard === void 0 ? void 0 : {
    rule: "settings-location-invalid",
    severity: "warning",
    message: `${quoteJson2(path)} in \`${key}\` has no effect: VS Code compares it with its default folders letter by letter`,
    hint: `Write "${standard}".`,
    isAboutState: false
  };
}
function targetProblem(setting, key, path, folders) {
  let targets = folders.map((folder2) => targetOf(setting, folder2, path)), [first] = targets;
  if (first?.kind === "outside" && targets.every(({ kind }) => kind === "outside"))
    return outsideProblem(key, first);
  if (targets.some(({ kind }) => kind === "glob"))
    return globProblem(setting, key, path);
}
function outsideProblem(key, target) {
  let where = target.isReadByVscode ? "here" : "by VS Code", said = { message: `${quoteJson2(target.path)} in \`${key}\` is not read ${where}: ${target.reason}`, isAboutState: false };
  if (!target.isReadByVscode)
    return { ...said, rule: "settings-location-invalid", severity: "error", hint: "Write a path from the workspace folder or one that begins with `~/`." };
  let hint = "VS Code reads it on machines that have it; to share the files with everybody, put them into the repository.";
  return isRelative(target.path) ? { ...said, rule: "settings-location-outside", severity: "info", hint } : { ...said, rule: "settings-location-invalid", severity: "warning", hint };
}
function isRelative(path) {
  return !/^(?:\/|[a-z]:)|\\/i.test(path);
}
function globProblem(setting, key, path) {
  return {
    rule: "settings-location-invalid",
    severity: setting.kind === "prompts" ? "warning" : "info",
    message: `${quoteJson2(path)} in \`${key}\` is a glob, which VS Code ${setting.kind === "prompts" ? "has deprecated" : "reads, but advises against"}`,
    hint: "Name the folders.",
    isAboutState: false
  };
}
// src/customizations/settings/applied-locations.ts
function readLocationSettings(files, folders) {
  let read = new Map(
    files.map((file) => [file, readWrittenLocations(file, file.level === "folder" ? [file.folder] : folders)])
  ), locate22 = (kind, folder2) => LOCATION_SETTINGS.filter((setting) => setting.kind === kind).flatMap((setting) => {
    let levels = filesFor(files, folder2).map((file) => read.get(file)?.settings.get(setting.key));
    return locationsOf(setting, folder2, levels);
  }), known = /* @__PURE__ */ new Map();
  return {
    locationsFor: (kind, folder2) => {
      let identity = `${kind} ${folder2}`, locations = known.get(identity) ?? locate22(kind, folder2);
      return known.set(identity, locations), locations;
    },
    problems: [...read.values()].flatMap((one) => one.problems)
  };
}
function locationsOf(setting, folder2, levels) {
  let merged = new Map(levels.toReversed().flatMap((level) => [...level ?? []])), configured = [...merged.keys()].filter((written) => !setting.defaults.includes(written)), toLocation = (written, isDefault) => {
    let target = targetOf(setting, folder2, written);
    return { written, target, isDefault, isOn: true, ...merged.get(written) };
  };
  return withoutRepeats([
    ...setting.defaults.map((written) => toLocation(written, true)),
    ...configured.map((written) => toLocation(written, false))
  ]);
}
function withoutRepeats(locations) {
  let on = /* @__PURE__ */ new Set();
  return locations.filter(({ target, isOn, isDefault }) => {
    let identity = JSON.stringify(target), isRepeated = on.has(identity);
    return isOn && on.add(identity), isDefault || !isRepeated;
  });
}
// src/customizations/settings/repeats.ts
function withoutRepeats2(entries) {
  let first = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let identity = identityOf(entry, entry.folder);
    first.set(identity, first.get(identity) ?? entry);
  }
  let kept = [], leftOut = [];
  for (let entry of entries) {
    let same = first.get(identityOf(entry, "")) ?? first.get(identityOf(entry, entry.folder));
    if (same === void 0 || same === entry)
      kept.push(entry);
    else {
      let reason = `${describeEntry(entry)} of \`${entry.key}\` in line ${lineOf(entry)} is already in ${same.source.path}, line ${lineOf(same)}`;
      leftOut.push({ source: entry.source.path, reason, ...standingOf(entry) });
    }
  }
  return { kept, leftOut, problems: languageProblems(kept) };
}
function identityOf(entry, folder2) {
  return JSON.stringify([entry.form, entry.language, folder2]);
}
function languageProblems(kept) {
  let first = /* @__PURE__ */ new Map();
  return kept.flatMap((entry) => {
    let identity = JSON.stringify(entry.form), earlier = first.get(identity) ?? entry;
    return first.set(identity, earlier), earlier.language === entry.language ? [] : [languageProblem(entry, earlier)];
  });
}
function languageProblem(entry, earlier) {
  let scope = earlier.language === void 0 ? "all languages" : `\`${earlier.language}\``;
  return diagnosticAt2(entry.source, entry.range, {
    rule: "settings-instruction-language-lost",
    severity: "info",
    message: `${capital(describeEntry(entry))} is already in \`${entry.key}\` for ${scope}; VS Code ignores this entry with another "language"`,
    hint: "Put it into a `*.instructions.md` file whose `applyTo` has the files of all its languages."
  });
}
function describeEntry({ form }) {
  return form.kind === "file" ? `the file ${quoteJson2(form.file)}` : `the text ${quoteJson2(form.text)}`;
}
function lineOf(entry) {
  return positionAt2(entry.source, entry.range.start).line;
}
function capital(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
// src/customizations/settings/settings.ts
var SETTINGS_PATH = ".vscode/settings.json";
var NAMES = new Map([...SWITCH_NAMES, ...LOCATION_NAMES, ...INSTRUCTION_NAMES]);
function readSettingsFiles(files, folders = [""]) {
  let open = files.map((file) => openSettingsFile(file, NAMES)), switches = readSwitches(open), locations = readLocationSettings(open, folders), instructions = INSTRUCTION_SETTINGS.map((setting) => readPurpose(open, setting)), problems = [
    ...open.flatMap((file) => file.problems),
    ...switches.problems,
    ...locations.problems,
    ...instructions.flatMap((purpose) => purpose.problems)
  ];
  return {
    switchFor: switches.switchFor,
    locationsFor: locations.locationsFor,
    instructions: instructions.flatMap(({ kept }) => kept),
    leftOut: instructions.flatMap(({ leftOut }) => leftOut),
    problems: inFileOrder(problems, files)
  };
}
function readPurpose(files, setting) {
  let read = LEVELS.flatMap((level) => files.filter((file) => file.level === level)).map(
    (file) => readInstructionEntries(file, setting)
  ), entries = read.flatMap((file) => file.entries), kept = withoutRepeats2([
    ...entries.filter(({ form }) => form.kind === "file"),
    ...entries.filter(({ form }) => form.kind === "text")
  ]);
  return { ...kept, problems: [...read.flatMap((file) => file.problems), ...kept.problems] };
}
function inFileOrder(problems, files) {
  let findPlace = (path) => files.findLastIndex(({ source }) => source.path === path);
  return problems.toSorted(
    (a, b) => findPlace(a.path) - findPlace(b.path) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}
// src/customizations/unreadable.ts
var RULE_OF = {
  "not-utf-8": "file-invalid-utf8",
  "utf-16": "file-utf16",
  "too-large": "file-too-large",
  outside: "file-symlink-escapes",
  "dangling-link": "file-unreadable",
  "symlink-loop": "file-unreadable",
  missing: "file-unreadable",
  "not-a-file": "file-unreadable",
  "lfs-pointer": "file-unreadable"
};
var RULES2 = new Set(Object.values(RULE_OF));
var WARNINGS = /* @__PURE__ */ new Set(["outside", "too-large"]);
function unreadableFile(path, given) {
  let problem = given.code === "outside" && path.includes("\\") ? unreadName(path) : given, said = {
    rule: RULE_OF[problem.code],
    severity: WARNINGS.has(problem.code) ? "warning" : "error",
    message: problem.message,
    ...problem.hint === void 0 ? {} : { hint: problem.hint }
  };
  return diagnosticOfFile(path, said, problem.position);
}
function unreadName(path) {
  return {
    kind: "problem",
    code: "not-a-file",
    message: `"${path}" is not read, because a backslash in its name separates folders on Windows`,
    hint: "Rename the file."
  };
}
function missingWhereNamed({ path, place: { namedAt } }, { code }) {
  return namedAt === void 0 || code !== "missing" ? void 0 : diagnosticAt2(namedAt.source, namedAt.range, {
    rule: "contribution-path",
    severity: "error",
    message: `"${path}" does not exist`,
    hint: "Correct the path, or remove the entry."
  });
}
function closedLink({ path, reason, leadsOut }) {
  return diagnosticOfFile(path, {
    rule: RULE_OF[leadsOut ? "outside" : "symlink-loop"],
    severity: "warning",
    message: `Nothing is read below "${path}": ${reason}`,
    hint: leadsOut ? "Put the folder itself into the repository." : "Make the link point at another folder, or remove it."
  });
}
var MAX_OTHER_FOLDERS = 10;
function closedFolders(folders) {
  let others = folders.filter(({ isPlace }) => !isPlace);
  return [...folders.filter(({ isPlace }) => isPlace), ...others.slice(0, MAX_OTHER_FOLDERS)].map(
    ({ path, isPlace }) => diagnosticOfFile(path, {
      rule: RULE_OF["not-a-file"],
      severity: isPlace ? "error" : "info",
      message: `Nothing below "${path}" is judged: the system refuses to list the folder`,
      hint: "Check its owner and its permissions, or run the command as a user who may read it."
    })
  );
}
function foldersInPlaceOfFiles(paths) {
  return [...new Set(
    paths.flatMap((path) => isSetAside(path) ? [] : NAMED_LIKE_FILE.exec(path)?.slice(1, 2) ?? [])
  )].map(
    (path) => diagnosticOfFile(path, {
      rule: RULE_OF["not-a-file"],
      severity: "error",
      message: `"${path}" is a folder, so no client reads instructions there`,
      hint: "Put a text file in its place, or give the folder another name."
    })
  );
}
var NAMED_LIKE_FILE = /^((?!(?:.*\/)?node_modules\/)(?:.*\/)?(?:AGENTS\.md|CLAUDE\.md|GEMINI\.md|SKILL\.md|copilot-instructions\.md))\//;
function filesInPlaceOfFolders(entries) {
  return entries.filter(({ path, kind }) => kind === "file" && NAMED_LIKE_FOLDER.test(path) && !isSetAside(path)).map(
    ({ path }) => diagnosticOfFile(path, {
      rule: RULE_OF["not-a-file"],
      severity: "error",
      message: `"${path}" is a file, so no client finds anything below it`,
      hint: "Put a folder in its place. A link that was committed on Windows may have become a file with its target."
    })
  );
}
var NAMED_LIKE_FOLDER = regex()`
  ^(?!(?:.*\/)?node_modules\/)(?:.*\/)?(?:
    \.(?:agents|claude|cursor|gemini|github|vscode|windsurf)|\.agents\/skills
    |\.claude\/(?:agents|commands|output-styles|rules|skills)|\.cursor\/rules|\.gemini\/(?:agents|commands|skills)
    |\.github\/(?:agents|hooks|instructions|prompts|skills)|\.windsurf\/(?:rules|workflows)
  )$
`;
function isOfUnreadable({ rule }) {
  return RULES2.has(rule);
}
// src/customizations/places/collect-settings.ts
var CODE_WORKSPACE = ".code-workspace";
var ROOT = { path: "", name: "." };
async function collectSettings(sources, store, { paths, isComplete }) {
  let named = paths.filter((path) => path.endsWith(CODE_WORKSPACE)), atRoot = named.filter((path) => !path.includes("/")), workspaces = await readAll(atRoot, (path) => readWorkspaceFile(store, path)), all = foldersToRead(sources, workspaces.read), missing2 = isComplete ? await missingFolders(store, all, paths) : /* @__PURE__ */ new Set(), folders = all.filter(({ path }) => !missing2.has(path)), present = new Set(paths), ofFolders = await readAll(
    folders.filter(({ path }) => present.has(joinPath4(path, SETTINGS_PATH))),
    ({ path }) => readFolderSettings(store, path)
  ), settings = readSettingsFiles(
    [
      ...ofFolders.read,
      ...workspaces.read.flatMap(({ workspace }) => workspace.settings ?? []),
      ...userSettingsFiles(sources)
    ],
    folders.map(({ path }) => path)
  ), unreadable2 = [...workspaces.problems, ...ofFolders.problems];
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable2.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes("/")).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...missingOptions(sources, store, missing2),
      ...settings.leftOut
    ],
    problems: [...unreadable2, ...workspaceProblems(workspaces.read, missing2), ...settings.problems]
  };
}
function foldersToRead(sources, workspaces) {
  return uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace.folders),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: splitPath(path).name }))
  ]);
}
function userSettingsFiles({ userSettings }) {
  return userSettings === void 0 ? [] : [{ source: userSettings, level: "user", folder: "" }];
}
function missingOptions({ workspaceFolders }, { workspace }, missing2) {
  let reason = `\`workspace-folders\` names it, but ${workspace.name} has no file in it`;
  return [...new Set(workspaceFolders)].filter((path) => missing2.has(path)).map((source) => ({ source, reason }));
}
function workspaceProblems(workspaces, missing2) {
  return [
    ...workspaces.flatMap(({ workspace }) => workspace.problems),
    ...workspaces.flatMap(
      ({ source, workspace }) => workspace.folders.filter(({ path }) => missing2.has(path)).map((folder2) => missingFolder(source, folder2))
    )
  ];
}
var NOT_AT_ROOT = "only workspace files at the repository's root are read";
async function missingFolders({ workspace }, folders, paths) {
  if (folders.every(({ path }) => path === ""))
    return /* @__PURE__ */ new Set();
  let known = /* @__PURE__ */ new Set(["", ...paths.flatMap(parentsOf2)]), doubtful = folders.map(({ path }) => path).filter((path) => !known.has(path));
  if (doubtful.length === 0)
    return /* @__PURE__ */ new Set();
  let { entries } = await workspace.find({ endings: [""], deep: [], shallow: [] }), present = new Set(entries.flatMap(({ path }) => parentsOf2(path))), closed = new Set(entries.flatMap(({ path, kind }) => kind === "file" ? [] : [path]));
  return new Set(
    doubtful.filter((path) => !present.has(path) && ![path, ...parentsOf2(path)].some((parent) => closed.has(parent)))
  );
}
async function readAll(items, read) {
  let results = await Promise.all(items.map(read));
  return {
    read: results.flatMap((result) => "value" in result ? [result.value] : []),
    problems: results.flatMap((result) => "problem" in result ? [result.problem] : [])
  };
}
async function readWorkspaceFile(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, workspace: readCodeWorkspace(file.source) } } : { problem: unreadableFile(path, file) };
}
async function readFolderSettings(store, folder2) {
  let path = joinPath4(folder2, SETTINGS_PATH), file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, level: "folder", folder: folder2 } } : { problem: unreadableFile(path, file) };
}
function uniqueFolders(folders) {
  let byPath = /* @__PURE__ */ new Map();
  for (let { path, name } of folders)
    byPath.has(path) || byPath.set(path, { path, name });
  return [...byPath.values()];
}
// src/customizations/places/contributions.ts
var POINTS = [
  ["chatInstructions", "path-instructions"],
  ["chatAgents", "agent"],
  ["chatPromptFiles", "prompt"],
  ["chatSkills", "skill"]
];
function readContributions(source) {
  let document = readJsonc2(source), contributes = isRecord2(document.value) ? document.value.contributes : void 0;
  if (!isRecord2(contributes))
    return { contributions: [], elsewhere: [], problems: [] };
  let contributions = [], elsewhere = [], problems = [];
  for (let [point, kind] of POINTS) {
    let entries = contributes[point];
    for (let [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      let read = readEntry(document, source, point, index, entry);
      if (read.kind === "problem")
        problems.push(read.problem);
      else {
        let { path, broughtBy: broughtBy2, namedAt } = read;
        (read.isForReview ? contributions : elsewhere).push({ kind, path, broughtBy: broughtBy2, namedAt });
      }
    }
  }
  return { contributions, elsewhere, problems };
}
function readEntry(document, source, point, index, entry) {
  let range = rangeOfValue(document, ["contributes", point, index]), problem = (message, hint) => ({
    kind: "problem",
    problem: diagnosticAt2(source, range, { rule: "contribution-path", severity: "error", message, hint })
  });
  if (!isRecord2(entry) || typeof entry.path != "string")
    return problem(
      `Entry ${index + 1} of \`contributes.${point}\` has no "path" that is a string`,
      'Write { "path": "./file.md" }.'
    );
  let resolved = resolveLink2(source.path, entry.path);
  if (resolved.kind === "outside")
    return problem(
      `The path "${entry.path}" of \`contributes.${point}\` leads out of the repository`,
      "Write a path from the folder of package.json."
    );
  let { line } = positionAt2(source, range.start);
  return {
    kind: "path",
    path: resolved.path,
    isForReview: matchesSessionType(entry.sessionTypes, REVIEW_SESSION),
    broughtBy: `${source.path}:${line} (\`contributes.${point}\`)`,
    namedAt: { source, range }
  };
}
var REVIEW_SESSION = "local";
function matchesSessionType(types, session) {
  return Array.isArray(types) ? types.some(
    (type) => typeof type == "string" && (type.endsWith("*") ? session.startsWith(type.slice(0, -1)) : type === session)
  ) : true;
}
// src/customizations/places/contributed-files.ts
async function readContributed(store, paths, { located, strays }, settings) {
  let read = await Promise.all(likelyManifests(paths, strays).map((path) => readManifest(store, path))), inPlace = new Set(located.map(({ path }) => path)), contributed = new Map(
    read.flatMap(
      ({ contributions }) => contributions.map((contribution) => [contribution.path, contribution])
    )
  ), elsewhere = new Map(
    read.flatMap((manifest) => manifest.elsewhere.map(({ path, broughtBy: broughtBy2 }) => [path, broughtBy2]))
  );
  return {
    located: [...contributed.values()].filter(({ path }) => !inPlace.has(path)).map((contribution) => locatedFrom(contribution, settings)),
    strays: strays.filter(({ path }) => !contributed.has(path)).map((stray) => ofOtherChats(stray, elsewhere.get(stray.path))),
    problems: read.flatMap(({ problems }) => problems)
  };
}
function ofOtherChats(stray, broughtBy2) {
  return broughtBy2 === void 0 ? stray : { ...stray, reason: () => `${broughtBy2} offers it only in other kinds of chats` };
}
var MANIFEST = "package.json";
function likelyManifests(paths, strays) {
  let folders = new Set(foldersWith(MANIFEST, paths)), besideIgnore = foldersWith(".vscodeignore", paths).filter((folder2) => folders.has(folder2)), aboveStrays = strays.flatMap(({ path }) => nearestFolder2(path, folders) ?? []);
  return [.../* @__PURE__ */ new Set([...besideIgnore, ...aboveStrays])].map((folder2) => joinPath4(folder2, MANIFEST)).sort();
}
function foldersWith(name, paths) {
  return paths.filter((path) => nameOf(path) === name).map(folderOf3);
}
async function readManifest(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? readContributions(file.source) : { contributions: [], elsewhere: [], problems: [unreadableFile(path, file)] };
}
function locatedFrom({ kind, path, broughtBy: broughtBy2, namedAt }, settings) {
  let { folder: folder2, name } = splitPath(path), hidden = hiddenBySwitches(kind, "", settings), place = {
    kind,
    folder: folder2,
    depth: "direct",
    name: { kind: "exact", name },
    level: "repository",
    readers: ["vscode"],
    broughtBy: broughtBy2,
    namedAt,
    ...hidden === void 0 ? {} : { hidden }
  };
  return { path, kind, place, folder: "" };
}
// src/customizations/places/context-files.ts
var GEMINI_SETTINGS = ".gemini/settings.json";
var CODEX_CONFIG = ".codex/config.toml";
async function findContextFiles(workspace, candidates, inPlace) {
  let named = [
    ...candidates.includes(GEMINI_SETTINGS) ? await readGemini(workspace) : [],
    ...candidates.includes(CODEX_CONFIG) ? await readCodex(workspace) : []
  ].slice(0, MAX_NAMES);
  if (named.length === 0)
    return { located: [], alsoReadBy: /* @__PURE__ */ new Map() };
  let known = new Map(inPlace.map((file) => [file.path, file])), endings = named.map(({ name, path }) => (path ?? name).toLowerCase()), { entries } = await workspace.find({ endings, deep: [], shallow: [""] }), located = /* @__PURE__ */ new Map(), alsoReadBy = /* @__PURE__ */ new Map();
  for (let { path, kind } of entries) {
    let found = kind === "file" ? named.find((one) => names(one, path)) : void 0, hasAgentsMd = found?.reader === "codex" && known.has(siblingOf(path, "AGENTS.md"));
    if (found === void 0 || hasAgentsMd && found.path === void 0)
      continue;
    let own = known.get(path);
    own === void 0 ? located.set(path, locate2(path, found)) : own.place.readers.includes(found.reader) || alsoReadBy.set(path, [...alsoReadBy.get(path) ?? [], found.reader]);
  }
  return { located: [...located.values()].slice(0, MAX_FILES3), alsoReadBy };
}
var MAX_NAMES = 50;
var MAX_FILES3 = 500;
function names({ name, path }, candidate) {
  return path === void 0 ? nameOf(candidate) === name && !/(?:^|\/)node_modules\//.test(candidate) : candidate === path;
}
function siblingOf(path, name) {
  let folder2 = folderOf3(path);
  return folder2 === "" ? name : `${folder2}/${name}`;
}
function locate2(path, { reader, broughtBy: broughtBy2 }) {
  return {
    path,
    kind: "context-file",
    folder: "",
    place: {
      kind: "context-file",
      folder: folderOf3(path),
      depth: "direct",
      name: { kind: "exact", name: nameOf(path) },
      level: "repository",
      readers: [reader],
      broughtBy: broughtBy2
    }
  };
}
async function readGemini(workspace) {
  let read = await readText(workspace, GEMINI_SETTINGS);
  if (read.kind !== "text")
    return [];
  let document = readJsonc2(read.source), context = isRecord2(document.value) ? document.value.context : void 0, value = isRecord2(context) ? context.fileName : void 0;
  return listNames(value).flatMap(
    ({ name, at: at2 }) => isFileName(name) ? [
      {
        reader: "gemini",
        name,
        broughtBy: writePlace(read.source, document, ["context", "fileName", ...at2])
      }
    ] : []
  );
}
async function readCodex(workspace) {
  let read = await readText(workspace, CODEX_CONFIG);
  if (read.kind !== "text")
    return [];
  let { readToml } = await import("./toml-MKKP2HZ5.js"), document = readToml(read.source, "1.1"), root = isRecord2(document.value) ? document.value : {}, fallbacks = listNames(root[FALLBACKS]).flatMap(
    ({ name, at: at2 }) => isFileName(name) ? [{ reader: "codex", name, broughtBy: writePlace(read.source, document, [FALLBACKS, ...at2]) }] : []
  ), written = root[INSTRUCTIONS2], target = typeof written == "string" ? resolveLink2(CODEX_CONFIG, written) : void 0;
  return target?.kind === "inside" ? [
    ...fallbacks,
    {
      reader: "codex",
      name: nameOf(target.path),
      path: target.path,
      broughtBy: writePlace(read.source, document, [INSTRUCTIONS2])
    }
  ] : fallbacks;
}
var FALLBACKS = "project_doc_fallback_filenames";
var INSTRUCTIONS2 = "model_instructions_file";
function listNames(value) {
  return typeof value == "string" ? [{ name: value, at: [] }] : Array.isArray(value) ? value.flatMap((name, index) => typeof name == "string" ? [{ name, at: [index] }] : []) : [];
}
function isFileName(name) {
  return name !== "" && name.length < 200 && !/[/\\*?\0]/.test(name) && name !== "." && name !== "..";
}
function writePlace(source, { rangeOf: rangeOf2 }, path) {
  let range = rangeOf2(path), line = range === void 0 ? 1 : positionAt2(source, range.start).line, key = path.filter((step) => typeof step == "string").join(".");
  return `${source.path}:${line} (\`${key}\`)`;
}
// src/customizations/places/find-candidates.ts
var ENDINGS2 = wordsIn(`
  .md .code-workspace .vscode/settings.json hooks.json package.json .vscodeignore .toolsets.jsonc
  /copilot-setup-steps.yml .mdc .cursorrules .windsurfrules .toml .gemini/config.yaml
`);
var HOOK_ENDINGS = [".claude/settings.json", ".claude/settings.local.json", ".json"];
var DEPENDENCIES = /(?:^|\/)node_modules\//;
async function findCandidates(workspace, folders, near) {
  let roots = folders.length === 0 ? [""] : folders, above = foldersAbove(near), { entries, isComplete, holdsIgnored } = await workspace.find({
    endings: [...ENDINGS2, ...HOOK_ENDINGS],
    deep: roots.flatMap((root) => CLIENT_FOLDERS.map((folder2) => joinPath4(root, folder2))),
    shallow: [.../* @__PURE__ */ new Set(["", ...roots, ...above.nearest])]
  }), closed = entries.filter(({ kind }) => kind === "closed-folder"), ours = entries.filter(({ path, kind }) => kind !== "closed-folder" && !DEPENDENCIES.test(path)), files = ours.filter(({ path, kind }) => kind !== "submodule" || identify(path) !== void 0), links = await followLinks(workspace, ours), linked = links.flatMap((link) => link.kind === "open" ? link.files : []), paths = [...files.map(({ path }) => path), ...linked.map(({ path }) => path)];
  return {
    paths: [...new Set(paths)].filter((path) => !DEPENDENCIES.test(path)).sort(),
    behindLinks: new Set(linked.map(({ target }) => target)),
    behindPaths: new Map(linked.map(({ path, target }) => [path, target])),
    linkedFiles: new Set(ours.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])),
    closedLinks: links.flatMap((link) => link.kind === "closed" ? [link] : []),
    isComplete,
    ...holdsIgnored === true && { holdsIgnored },
    foldersNotLookedAt: isComplete ? 0 : above.others,
    closedFolders: closed.map(({ path }) => ({
      path,
      isPlace: path.split("/").some((part) => CLIENT_FOLDERS.includes(part)) || mayHoldPlaces(path)
    })),
    submodules: ours.filter(({ path, kind }) => kind === "submodule" && mayHoldPlaces(path)).map(({ path }) => path)
  };
}
var MAX_FOLDERS2 = 100;
var MAX_DEPTH = 64;
function foldersAbove(files) {
  let depths = new Map(
    files.flatMap(
      (path) => parentsOf2(path).slice(0, MAX_DEPTH).map((folder2, depth) => [folder2, depth])
    )
  ), nearest2 = [...depths].sort(([, a], [, b]) => a - b).slice(0, MAX_FOLDERS2);
  return { nearest: nearest2.map(([folder2]) => folder2), others: depths.size - nearest2.length };
}
var PLACE_FOLDERS = new Set(
  KINDS.flatMap(({ places }) => places.flatMap(({ folder: folder2 }) => [folder2, ...parentsOf2(folder2)]))
);
var SKILL_FOLDER = /(?:^|\/)\.(?:github|claude|agents|cursor|windsurf|gemini|codex)\/skills\/[^/]+$/;
var MAX_LINKED_FOLDERS = 200;
async function followLinks(workspace, entries) {
  let links = entries.filter(({ path, kind }) => kind === "symlink" && mayHoldPlaces(path)).slice(0, MAX_LINKED_FOLDERS);
  return Promise.all(links.map(({ path }) => followLink(workspace, path, entries)));
}
async function followLink(workspace, path, entries) {
  let closed = (reason, leadsOut = false) => ({ path, kind: "closed", reason, leadsOut }), link = await workspace.read(path);
  if (link.kind !== "symlink")
    return closed("the link cannot be read");
  let target = resolveLink2(path, link.target);
  if (target.kind === "outside")
    return closed(`it is a link to "${link.target}", outside the repository, and is not followed`, true);
  if (target.path === "" || `${path}/`.startsWith(`${target.path}/`))
    return closed(`it is a link to "${link.target}", a folder that contains the link, and is not followed`);
  let prefix = `${target.path}/`, files = entries.filter((entry) => entry.kind === "file" && entry.path.startsWith(prefix)).map((entry) => ({ path: `${path}/${entry.path.slice(prefix.length)}`, target: entry.path }));
  return { path, kind: "open", files };
}
function mayHoldPlaces(path) {
  let parts = path.split("/");
  return SKILL_FOLDER.test(path) || parts.some((_part, index) => PLACE_FOLDERS.has(parts.slice(index).join("/")));
}
// src/customizations/places/plugin-files.ts
var CLAUDE_MANIFEST = ".claude-plugin/plugin.json";
var CODEX_MANIFEST = ".codex-plugin/plugin.json";
var COPILOT_MANIFESTS = [".plugin/plugin.json", ".github/plugin/plugin.json"];
var MARKETPLACE = /^(?:(?:.*\/)?(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/;
var COPILOT_MARKETPLACE = /(?:^|\/)(?:\.github\/plugin|\.plugin)\/marketplace\.json$/;
var PARTS = /^(?:(?:agents|commands)\/[^/]+\.md|skills\/[^/]+\/SKILL\.md|hooks\.json|hooks\/hooks\.json|mcp\.json)$/;
function findPluginFiles(paths, offered = []) {
  let ofClaude = new Set(rootsWith(CLAUDE_MANIFEST, paths)), others = [...COPILOT_MANIFESTS.flatMap((manifest) => rootsWith(manifest, paths)), ...bareRoots(paths)], ofCopilot = new Set(others), offeredRoots = new Set(offered.map(({ root }) => root)), roots = /* @__PURE__ */ new Set([...ofClaude, ...others, ...offeredRoots, ...rootsWith(CODEX_MANIFEST, paths)]);
  if (roots.size === 0)
    return [];
  let offeredByClaude = new Set(offered.filter(({ isForClaude }) => isForClaude).map(({ root }) => root));
  return paths.flatMap((path) => {
    if (path === "marketplace.json")
      return [{ path, kind: "marketplace", root: "", program: "copilot" }];
    let root = nearestFolder2(path, roots) ?? (roots.has("") ? "" : void 0);
    if (root === void 0)
      return [];
    let below = root === "" ? path : path.slice(root.length + 1);
    if (!ofClaude.has(root) && !ofCopilot.has(root) && !offeredRoots.has(root))
      return partOfCodex(path, below, root);
    let kind = kindInPlugin(below), isOfCopilot = path.endsWith(".agent.md") && (!ofClaude.has(root) || ofCopilot.has(root));
    return kind === void 0 || isOfCopilot ? [] : [{ path, kind, root, program: ofClaude.has(root) || offeredByClaude.has(root) ? "claude" : "copilot" }];
  });
}
function partOfCodex(path, below, root) {
  let kind = below === "hooks.json" ? void 0 : kindInPlugin(below);
  return kind === "skill" || kind === "hooks" ? [{ path, kind, root, program: "codex" }] : [];
}
function rootsWith(manifest, paths) {
  return paths.filter((path) => path === manifest || path.endsWith(`/${manifest}`)).map((path) => path.slice(0, Math.max(0, path.length - manifest.length - 1)));
}
var MANIFEST_FOLDER = /(?:^|\/)(?:\.(?:[a-z]+-)?plugin|\.github\/plugin)\//;
function bareRoots(paths) {
  return paths.filter((path) => nameOf(path) === "plugin.json" && !MANIFEST_FOLDER.test(path) && !isSchema(path)).map(folderOf3).filter((folder2) => {
    let start = folder2 === "" ? "" : `${folder2}/`;
    return paths.some((path) => path.startsWith(start) && PARTS.test(path.slice(start.length)));
  });
}
function kindInPlugin(path) {
  let exact2 = FILES.get(path);
  if (exact2 !== void 0)
    return exact2;
  let [folder2 = ""] = path.split("/", 1), isDeep = path.split("/").length > 2;
  return folder2 === "skills" ? isDeep && nameOf(path) === "SKILL.md" ? "skill" : void 0 : takesName({ kind: "markdown" }, nameOf(path)) ? MARKDOWN_FOLDERS2.get(folder2) : void 0;
}
var FILES = /* @__PURE__ */ new Map([
  ["hooks/hooks.json", "hooks"],
  ["hooks.json", "hooks"],
  ["plugin.json", "plugin"],
  ["mcp.json", "mcp"]
]);
var MARKDOWN_FOLDERS2 = /* @__PURE__ */ new Map([
  ["agents", "agent"],
  ["commands", "command"],
  ["output-styles", "output-style"]
]);
async function findOfferedPlugins(workspace, paths) {
  return (await Promise.all(
    paths.filter((path) => MARKETPLACE.test(path)).map(async (path) => [path, await readText(workspace, path)])
  )).flatMap(([path, text]) => {
    let isForClaude = !COPILOT_MARKETPLACE.test(path);
    return (text.kind === "text" ? readOffered(path, text.source) : []).map((root) => ({ root, isForClaude }));
  });
}
function readOffered(path, source) {
  let { value } = readJsonc2(source), plugins = isRecord2(value) ? value.plugins : void 0, metadata = isRecord2(value) ? value.metadata : void 0, base = isRecord2(metadata) && typeof metadata.pluginRoot == "string" ? metadata.pluginRoot : "", root = path.replace(/(?:^|\/)(?:(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, "");
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS) : []).flatMap((entry) => {
    let written = isRecord2(entry) ? entry.source : void 0, local = typeof written == "string" && !/^[a-z]+:/i.test(written) ? written : void 0;
    return [local, local && base && `${base}/${local}`].flatMap((folder2) => {
      let found = folder2 === void 0 ? void 0 : resolveLink2(joinPath4(root, "x"), folder2.replace(/\/+$/, ""));
      return found === void 0 || found.kind === "outside" || found.path === "" || found.path === "." ? [] : [found.path];
    });
  });
}
var MAX_PLUGINS = 2e3;
// src/customizations/places/plugin-parts.ts
var MANIFEST2 = /^(?:(.*)\/)?(\.claude-plugin|\.codex-plugin|\.github\/plugin|\.plugin)\/plugin\.json$/;
var MAX_MANIFESTS = 2e3;
var MAX_NAMED = 200;
var KEYS = [
  ["agents", "agent"],
  ["commands", "command"],
  ["hooks", "hooks"],
  ["mcpServers", "mcp"],
  ["outputStyles", "output-style"],
  ["skills", "skill"]
];
async function findNamedParts(workspace, paths) {
  let manifests = paths.filter((path) => MANIFEST2.test(path)).slice(0, MAX_MANIFESTS), named = groupBy2(
    (await Promise.all(manifests.map((path) => readParts(workspace, path)))).flat(),
    ({ path }) => path
  );
  return named.size === 0 ? [] : paths.flatMap((path) => {
    let folder2 = folderOf3(path), part = [path, folder2, folderOf3(folder2)].flatMap((one) => named.get(one) ?? []).find(({ kind, path: own }) => isPart(kind, path, own));
    return part === void 0 ? [] : [{ ...part, path }];
  });
}
async function readParts(workspace, manifest) {
  let [, root = "", folder2] = MANIFEST2.exec(manifest) ?? [], read = await readText(workspace, manifest), value = read.kind === "text" ? readJsonc2(read.source).value : void 0, program = folder2 === ".claude-plugin" ? "claude" : folder2 === ".codex-plugin" ? "codex" : "copilot";
  return KEYS.filter(([key]) => isRead(key, program)).flatMap(
    ([key, kind]) => readPaths(isRecord2(value) ? value[key] : void 0, root).map((path) => ({ path, kind, root, program }))
  );
}
function isRead(key, program) {
  switch (program) {
    case "claude":
      return true;
    case "copilot":
      return key !== "hooks";
    case "codex":
      return key === "hooks" || key === "mcpServers" || key === "skills";
  }
}
function readPaths(value, root) {
  return [value].flat().slice(0, MAX_NAMED).flatMap((written) => {
    if (typeof written != "string" || !written.startsWith("./"))
      return [];
    let found = resolveLink2(joinPath4(root, "x"), written.replace(/\/+$/, ""));
    return found.kind !== "outside" && found.path !== "" && isBelow4(found.path, root) ? [found.path] : [];
  });
}
function isPart(kind, path, named) {
  return kind === "hooks" || kind === "mcp" ? path === named && path.endsWith(".json") : kind === "skill" ? nameOf(path) === "SKILL.md" && path !== named : takesName({ kind: "markdown" }, nameOf(path)) && !path.endsWith(".agent.md");
}
// src/customizations/places/placed-file.ts
function placedInRepository(store, { path, kind, place, folder: folder2 }) {
  return { store, file: path, path, kind, level: store.level, folder: folder2, place };
}
function servedFolderOf({ kind, file, level, folder: folder2 }) {
  let stands = splitPath(file).folder;
  return level !== "repository" || !(kind === "agents-md" || kind === "claude-md" || kind === "gemini-md" || kind === "review-md") || stands === joinPath4(folder2, ".claude") ? folder2 : stands;
}
async function placeElsewhere(sources, settings, compatibility) {
  let stores = [...userStores(sources), ...organizationStores(sources)];
  return (await Promise.all(
    stores.map((store) => placeInStore(store, placesOf("", store.level, settings, compatibility)))
  )).flat();
}
async function placeInStore(store, places) {
  let folders = outermost(places.filter(({ depth, name }) => !isOneFile(depth, name)).map(({ folder: folder2 }) => folder2)), listed = await Promise.all(folders.map((folder2) => store.workspace.list(folder2))), single = places.flatMap(
    ({ folder: folder2, depth, name }) => name.kind === "exact" && isOneFile(depth, name) ? [joinPath4(folder2, name.name)] : []
  ), present = await Promise.all(single.map(async (path) => [path, await store.workspace.read(path)]));
  return [.../* @__PURE__ */ new Set([
    ...listed.flat().map(({ path }) => path),
    ...present.filter(([, file]) => file.kind !== "missing").map(([path]) => path)
  ])].flatMap((file) => {
    let place = places.find((candidate) => takesPath(candidate, file));
    return place === void 0 ? [] : [{ store, file, path: `${store.prefix}${file}`, kind: place.kind, level: store.level, folder: "", place }];
  });
}
function isOneFile(depth, name) {
  return depth === "direct" && name.kind === "exact";
}
function outermost(folders) {
  let all = new Set(folders);
  return [...all].filter((folder2) => !parentsOf2(folder2).some((parent) => all.has(parent)));
}
// src/customizations/places/walk.ts
async function walkCustomizations(sources) {
  let { compatibility = "github", workspaceFolders = [], near = [] } = sources, store = repositoryStore(sources), candidates = await findCandidates(store.workspace, workspaceFolders, near), { settings, folders, leftOut, problems } = await collectSettings(sources, store, candidates), paths = folders.map(({ path }) => path), roots = paths.map((path) => ({ path, places: placesOf(path, store.level, settings, compatibility) })), inPlace = locateFiles(candidates.paths, roots), contributed = await readContributed(store, candidates.paths, inPlace, settings), context = await findContextFiles(store.workspace, candidates.paths, inPlace.located), forClaude = await findAgentsMdForClaude(store.workspace, inPlace.located), isContext = new Set(context.located.map(({ path }) => path)), placed = [
    ...[...inPlace.located, ...contributed.located, ...context.located].map(
      (file) => placedInRepository(store, withReaders(file, forClaude, context.alsoReadBy.get(file.path)))
    ),
    ...await placeElsewhere(sources, settings, compatibility)
  ], plugins = await findPlugins(store, candidates, placed), pluginOf = new Map(plugins.map(({ path, root }) => [path, root]));
  return {
    store,
    candidates,
    settings,
    folders,
    placed,
    plugins,
    strays: contributed.strays.filter(({ path }) => !isContext.has(path)).map((stray) => inPlugin(stray, pluginOf.get(stray.path))),
    fromSettings: await readSettingInstructions(store.workspace, settings, paths),
    leftOut,
    problems,
    contributionProblems: contributed.problems
  };
}
async function findPlugins(store, { paths, behindLinks }, placed) {
  let inPlace = new Set(placed.map(({ path }) => path)), skillFolders = skillFoldersOf(placed), offered = await findOfferedPlugins(store.workspace, paths), usual = findPluginFiles(paths, offered), known = new Set(usual.map(({ path }) => path)), named = (await findNamedParts(store.workspace, paths)).filter(({ path }) => !known.has(path));
  return [...usual, ...named].filter(
    ({ path }) => !inPlace.has(path) && !behindLinks.has(path) && !isSetAside(path) && nearestFolder2(folderOf3(path), skillFolders) === void 0
  );
}
function inPlugin(stray, root) {
  if (root === void 0)
    return stray;
  let plugin = root === "" ? "plugin in this repository" : `plugin \`${root}\``;
  return {
    ...stray,
    reason: () => `it is part of the ${plugin} and is read only where that plugin is installed`
  };
}
function withReaders(file, agentsMdForClaude, more) {
  let { kind, path, place } = file, isReplaced = kind === "agents-md" && !agentsMdForClaude.has(path);
  if (!isReplaced && more === void 0)
    return file;
  let own = isReplaced ? place.readers.filter((reader) => reader !== "claude") : place.readers;
  return { ...file, place: { ...place, readers: [...own, ...more ?? []] } };
}
// src/customizations/frontmatter/instructions-frontmatter.ts
function headProblems(kind, source, frontmatter) {
  return frontmatter.present ? kind === "claude-rule" ? scopeKeyProblems(source, frontmatter, "claude-rule") : [...scopeKeyProblems(source, frontmatter, "instructions"), ...excludeAgentProblems(source, frontmatter)] : lateHeadProblems(kind, source, frontmatter);
}
function whyNoApplyTo(value) {
  return `${value === void 0 ? "it has no `applyTo`" : "its `applyTo` is empty"}, so no program applies it automatically`;
}
function lateHeadProblems(kind, source, { problems }) {
  let late = problems.length === 0 ? findLateHead(kind, source.text) : void 0;
  return late === void 0 ? [] : [diagnosticAt2(source, late.fence, { rule: "frontmatter-not-first-line", severity: "warning", ...LATE_HEAD })];
}
var MAX_KEYS = 50;
function scopeKeyProblems(source, { data, rangeOfKey }, head) {
  let { key, without } = SCOPE_KEYS[head], names2 = Object.hasOwn(data, key) ? [] : Object.keys(data).slice(0, MAX_KEYS);
  for (let written of names2) {
    let fault = judgeKey(head, written), range = fault !== void 0 && meantBy(fault)?.name === key ? rangeOfKey([written]) : void 0;
    if (fault !== void 0 && range !== void 0) {
      let rule = SCOPE_KEY_RULES[fault.kind], message = `${quoteJson2(written)} is not read here; ${without}`;
      return [diagnosticAt2(source, range, { rule, severity: "warning", message, hint: `Did you mean \`${key}\`?` })];
    }
  }
  return [];
}
var SCOPE_KEYS = {
  instructions: { key: "applyTo", without: "without it, the file never applies" },
  "claude-rule": { key: "paths", without: "without it, the rule applies to all files" }
};
var SCOPE_KEY_RULES = {
  case: "frontmatter-key-case",
  typo: "frontmatter-key-typo",
  "other-client": "frontmatter-other-client-key",
  unknown: "instructions-unknown-key"
};
function excludedReaders(value) {
  return namesIn(value).flatMap((name) => readerOf(name) ?? []);
}
function readerOf(name) {
  return Object.hasOwn(EXCLUDABLE_AGENTS, name) ? EXCLUDABLE_AGENTS[name] : void 0;
}
function namesIn(value) {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry == "string").map((entry) => entry.trim());
}
function excludeAgentProblems(source, frontmatter) {
  let value = frontmatter.data.excludeAgent, unknown = namesIn(value).find((name) => readerOf(name) === void 0), isNone = value !== void 0 && typeof value != "string" && !Array.isArray(value);
  if (unknown === void 0 && !isNone)
    return [];
  let range = frontmatter.rangeOf(["excludeAgent"]) ?? { start: 0, end: 0 }, message = unknown === void 0 ? "`excludeAgent` must be a string or a list, so it excludes no agent" : `${quoteJson2(unknown)} in \`excludeAgent\` is not a known agent, so it has no effect`;
  return [
    diagnosticAt2(source, range, { rule: "instructions-exclude-agent-value", severity: "warning", message, hint: 'Write "code-review" or "cloud-agent".' })
  ];
}
// src/customizations/instructions.ts
function readInstructions(file, source, frontmatter) {
  let { kind } = file;
  return kind === "path-instructions" || kind === "claude-rule" ? readWithFrontmatter(file, source, frontmatter) : readWhole(file, source);
}
function readWhole(file, source) {
  let content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === "" ? { kind: "unusable", reason: "the file is empty", problems: [] } : instructionsOf2(file, content, servedFiles(file), []);
}
function instructionsOf2({ servedFolder: _served, ...standing }, content, applies, problems) {
  return { kind: "instructions", instructions: { ...standing, content, applies }, problems };
}
function servedFiles({ servedFolder }) {
  return { kind: "folder", folder: servedFolder };
}
function readWithFrontmatter(file, source, frontmatter) {
  let problems = [...frontmatterProblems(source, frontmatter), ...headProblems(file.kind, source, frontmatter)], error = problems.find((problem) => problem.severity === "error");
  if (error !== void 0)
    return { kind: "unusable", reason: `its frontmatter cannot be read: ${error.message}`, problems };
  let content = trimmedContent(source, frontmatter.body);
  if (content.text === "")
    return { kind: "unusable", reason: "the file has no text", problems };
  let read = file.kind === "claude-rule" ? appliesByPaths(frontmatter, file) : appliesByApplyTo(frontmatter);
  if (read.kind === "problem") {
    let range = findEntryRange(source.text, frontmatter, read.key) ?? { start: 0, end: 0 }, all = [...problems, diagnosticAt2(source, range, read.problem)];
    return { kind: "unusable", reason: read.problem.message, problems: all };
  }
  let excludes = file.kind === "path-instructions" ? excludedReaders(frontmatter.data.excludeAgent) : [], readers = file.readers.filter((reader) => !excludes.includes(reader));
  return instructionsOf2(
    { ...file, readers, ...excludes.length > 0 && { excludes } },
    content,
    read.applies,
    problems
  );
}
function frontmatterProblems(source, frontmatter) {
  return frontmatterFaults(source, frontmatter).map(
    ({ range, rule, severity, message, hint }) => diagnosticAt2(source, range, { rule, severity, message, hint })
  );
}
function appliesByApplyTo(frontmatter) {
  let value = frontmatter.data.applyTo, range = rangeOf(frontmatter, "applyTo");
  if (value !== void 0 && typeof value != "string")
    return wrongType(
      "instructions-apply-to-type",
      `\`applyTo\` must be one string, not ${describeType2(value)}`,
      'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.',
      "applyTo"
    );
  if (value === void 0 || value.trim() === "")
    return never(whyNoApplyTo(value));
  let patterns = splitGlobList(value).map(({ pattern }) => pattern);
  return { kind: "applies", applies: { kind: "globs", key: "applyTo", written: value.trim(), patterns, range } };
}
function appliesByPaths(frontmatter, file) {
  let value = frontmatter.data.paths, range = rangeOf(frontmatter, "paths");
  if (value == null)
    return { kind: "applies", applies: servedFiles(file) };
  if (!isListOfTexts(value))
    return wrongType(
      "instructions-claude-rule-paths",
      `\`paths\` must be a list of globs, not ${Array.isArray(value) ? "one with other values" : describeType2(value)}`,
      'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.',
      "paths"
    );
  let patterns = value.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  return patterns.length === 0 ? never("its `paths` names no files") : { kind: "applies", applies: { kind: "globs", key: "paths", written: patterns.join(", "), patterns, range } };
}
function never(reason) {
  return { kind: "applies", applies: { kind: "never", reason } };
}
function wrongType(rule, message, hint, key) {
  return { kind: "problem", problem: { rule, severity: "error", message, hint }, key };
}
function rangeOf(frontmatter, key) {
  return frontmatter.rangeOf([key]) ?? frontmatter.rangeOfKey([key]) ?? { start: 0, end: 0 };
}
// src/customizations/read-file.ts
async function readPlaced(placed, extent) {
  let { hidden } = placed.place;
  if (extent === "guidance" && hidden !== void 0)
    return { leftOut: leftOutOf(placed, hidden), problems: [] };
  if (extent === "guidance" && isToolKind2(placed.kind))
    return { tool: toolOf(placed, placed.kind), problems: [] };
  let file = await readFrom(placed.store, placed.file);
  if (file.kind === "problem")
    return unreadable(placed, file);
  let read = await readSource(placed, file.source);
  return hidden === void 0 ? read : { leftOut: leftOutOf(placed, hidden), problems: read.problems };
}
async function readSource(placed, source) {
  let { kind } = placed;
  if (isToolKind2(kind))
    return { tool: toolOf(placed, kind), problems: await toolProblems(kind, source) };
  let file = { ...standingOf2(placed), kind, servedFolder: servedFolderOf(placed) }, read = readInstructions(file, source, await loadFrontmatter(source));
  return read.kind === "instructions" ? { instructions: read.instructions, problems: read.problems } : { leftOut: leftOutOf(placed, read.reason), problems: read.problems };
}
function isToolKind2(kind) {
  return Object.hasOwn(NO_PART, kind);
}
var NO_PART = {
  agent: "an agent applies only when it is selected by name",
  prompt: "a prompt applies only when somebody runs it in an editor",
  command: "a command applies only when somebody runs it in Claude Code",
  skill: "a skill applies only when an agent loads it",
  "output-style": "an output style applies only when somebody selects it in Claude Code",
  hooks: "hooks run only in an agent's session, not in a review",
  "cursor-rule": "only Cursor reads it: Copilot's review does not",
  "windsurf-rule": "only Windsurf reads it: Copilot's review does not",
  "gemini-command": "a command applies only when somebody runs it in the Gemini CLI",
  "gemini-styleguide": "only Gemini Code Assist reads it: Copilot's review does not",
  "context-file": "only the program that reads this setting uses it: Copilot's review does not"
};
function toolOf(placed, kind) {
  let name = kind === "agent" ? agentFileName(placed.file) : toolName(placed.file), { broughtBy: broughtBy2, readers } = placed.place, reason = kind === "context-file" && broughtBy2 !== void 0 ? `only ${readers[0] === "codex" ? "Codex" : "Gemini"} reads it, because ${broughtBy2} names it: Copilot's review does not` : NO_PART[kind];
  return { ...standingOf2(placed), kind, name, reason, references: [] };
}
async function toolProblems(kind, source) {
  return kind === "gemini-command" ? [] : kind !== "hooks" ? frontmatterProblems(source, await loadFrontmatter(source)) : readJsonc2(source).problems.map(
    ({ severity, message, hint, range }) => diagnosticAt2(source, range, {
      rule: "hooks-json-syntax",
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  );
}
function standingOf2({ path, level, folder: folder2, place }) {
  let { readers, broughtBy: broughtBy2 } = place;
  return { path, level, folder: folder2, readers, ...broughtBy2 === void 0 ? {} : { broughtBy: broughtBy2 } };
}
function leftOutOf(placed, reason) {
  let { path, ...standing } = standingOf2(placed);
  return { ...standing, source: path, kind: placed.kind, reason };
}
function unreadable(placed, problem) {
  return {
    leftOut: leftOutOf(placed, problem.message),
    problems: [missingWhereNamed(placed, problem) ?? unreadableFile(placed.path, problem)]
  };
}
export {
  BOOLEAN,
  CLIENT_FOLDERS,
  EXCLUDABLE_AGENTS,
  FRONTMATTER_KEYS,
  HEAD_KINDS,
  KINDS,
  LATE_HEAD,
  LEVELS,
  LOCATION_NAMES,
  LOCATION_SETTINGS,
  SWITCH_DEFAULTS,
  SWITCH_NAMES,
  TEXT,
  TEXTS,
  TEXT_OR_TEXTS,
  YAML_MESSAGES,
  agentFileName,
  choice,
  closedFolders,
  closedLink,
  describePlace,
  describeShape,
  describeType,
  describeType2 as describeType_of_chunk_THCM3UR2_js,
  editsUpTo,
  filesFor,
  filesInPlaceOfFolders,
  findEntryRange,
  findLateHead,
  foldersInPlaceOfFiles,
  followFrom,
  frontmatterFaults,
  hasLateHead,
  hasShape,
  headOf,
  headsOf,
  hiddenBySwitches,
  identify,
  isAmongChatModes,
  isBroughtAlongAsSkill,
  isChatMode,
  isClearlyPath,
  isOfUnreadable,
  isSchema,
  isSetAside,
  isSwapped,
  isTemplateOfProject,
  jsoncProblems,
  judgeKey,
  keyNamesOf,
  keyOf,
  keyRangeBefore,
  leftOutOf,
  listAhead,
  listOnce,
  locateFiles,
  mayHaveImports,
  mayImport,
  meantBy,
  missingWhereNamed,
  nearMisses,
  nestedRootOf,
  openSettingsFile,
  organizationStores,
  placeOf,
  placesOf,
  rangeOfValue,
  readFrom,
  readLinks,
  readPlaced,
  readReferences,
  readSwitches,
  repositoryStore,
  resolveFrom,
  resolveReference,
  respelledDefault,
  skillFoldersOf,
  specOf,
  splitEntries,
  splitPath,
  takesName,
  takesPath,
  targetOf,
  toolName,
  trimmedContent,
  unreadableFile,
  userStores,
  walkCustomizations,
  withoutPunctuation
};
