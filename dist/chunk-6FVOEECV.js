import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/customizations/frontmatter/value-shape.ts
var TEXT = { kind: "text" }, BOOLEAN = { kind: "boolean" }, TEXTS = { kind: "list", of: TEXT }, TEXT_OR_TEXTS = { kind: "any-of", shapes: [TEXT, TEXTS] };
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
      return !0;
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
], COPILOT = ["vscode", "github", "copilot-cli"], ALL = [...COPILOT, "claude"], EFFORTS = choice("low", "medium", "high", "xhigh", "max"), ANY_MAP = { kind: "map", of: { kind: "any" } }, PAIRS = { kind: "map", of: TEXT }, NAME = { name: "name", shape: TEXT, clients: ALL, about: "The name that people see." }, DESCRIPTION = {
  name: "description",
  shape: TEXT,
  clients: ALL,
  about: "Its purpose. People and models use it to choose."
}, ARGUMENT_HINT = {
  name: "argument-hint",
  shape: TEXT,
  clients: ["vscode"],
  about: "A hint in the input box about what to type after the name."
}, USER_INVOCABLE = {
  name: "user-invocable",
  shape: BOOLEAN,
  clients: ALL,
  about: "Whether people can select it themselves. The default is true."
}, DISABLE_MODEL_INVOCATION = {
  name: "disable-model-invocation",
  shape: BOOLEAN,
  clients: ALL,
  about: "If true, models cannot select it on their own. The default is false."
}, INSTRUCTIONS = [
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
], CLAUDE_RULE = [
  { ...DESCRIPTION, clients: ["vscode", "claude"] },
  {
    name: "paths",
    shape: TEXTS,
    clients: ["vscode", "claude"],
    about: "Globs of the files that the rule applies to. The default is all files.",
    judgedBy: "instructions-claude-rule-paths"
  }
], AGENT = [
  { ...NAME, clients: COPILOT, about: "The name that people see. The default is the name of the file." },
  { ...DESCRIPTION, clients: COPILOT, isRequired: !0 },
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
            shapes: [TEXT, { kind: "record", keys: { name: TEXT }, required: ["name"], open: !0 }]
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
        open: !1
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
    shape: { kind: "record", keys: { permissions: PAIRS }, required: [], open: !1 },
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
], CLAUDE_AGENT = [
  { ...NAME, about: "The name with which Claude calls the agent: lower-case words with hyphens.", isRequired: !0 },
  { ...DESCRIPTION, isRequired: !0 },
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
], PROMPT = [
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
], SKILL = [
  {
    ...NAME,
    shape: { kind: "text", most: 64 },
    about: "The name of the skill's folder: lower-case letters, digits and hyphens.",
    isRequired: !0
  },
  {
    ...DESCRIPTION,
    shape: { kind: "text", most: 1024 },
    about: "What the skill does and when to use it. Models use this to choose a skill.",
    isRequired: !0
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
  { name: "shell", shape: TEXT, clients: ["claude"], about: "The shell that runs the commands in the text." },
  { name: "when_to_use", shape: TEXT, clients: ["claude"], about: "More details about when to use the skill." }
], CLAUDE_COMMAND = [
  ...SKILL.map(({ isRequired: _required, ...key }) => ({ ...key, clients: ["claude"] })),
  {
    name: "disallowed-tools",
    shape: TEXT_OR_TEXTS,
    clients: ["claude"],
    about: "Tools that cannot be used while the command is active."
  },
  {
    name: "arguments",
    shape: TEXT_OR_TEXTS,
    clients: ["claude"],
    about: "Names for the arguments, used as `$name` in the text."
  },
  {
    name: "hide-from-slash-command-tool",
    shape: { kind: "any-of", shapes: [BOOLEAN, TEXT] },
    clients: ["claude"],
    about: "If true, models cannot run it on their own."
  }
], CLAUDE_OUTPUT_STYLE = [
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
], CURSOR_RULE = [
  {
    ...DESCRIPTION,
    clients: ["cursor"],
    about: "What the rule is about. The agent uses it to choose the rule, if it neither always applies nor has `globs`.",
    mayBeEmpty: !0
  },
  {
    name: "globs",
    shape: TEXT_OR_TEXTS,
    clients: ["cursor"],
    about: "Globs of the files for which the rule is attached, in one text, separated by commas.",
    mayBeEmpty: !0
  },
  {
    name: "alwaysApply",
    shape: BOOLEAN,
    clients: ["cursor"],
    about: "If true, the rule is part of every request, whatever the other keys say.",
    mayBeEmpty: !0
  }
], WINDSURF_RULE = [
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
    mayBeEmpty: !0
  },
  {
    name: "globs",
    shape: TEXT_OR_TEXTS,
    clients: ["windsurf"],
    about: "Globs of the files for which the rule is used, if `trigger` is `glob`.",
    mayBeEmpty: !0
  }
], FRONTMATTER_KEYS = {
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
}, BY_NAME = new Map(
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
function headOf(kind, path) {
  let [first, second] = headsOf(kind);
  return second !== void 0 && /(?:^|\/)\.claude\//.test(path) ? second : first;
}
function keyNamesOf(kind) {
  let names = headsOf(kind).flatMap((head) => FRONTMATTER_KEYS[head].map(({ name }) => name));
  return [...new Set(names)];
}

// src/customizations/places/kinds.ts
var COPILOT2 = ["vscode", "github-review", "cloud-agent", "copilot-cli"], AGENTS_MD_READERS = ["codex", "cursor", "windsurf"], INSTRUCTION_FILES = "github.copilot.chat.codeGeneration.useInstructionFiles", APPLYING = "chat.includeApplyingInstructions", AGENTS_MD = "chat.useAgentsMdFile", NESTED_AGENTS_MD = "chat.useNestedAgentsMdFiles", CLAUDE_MD = "chat.useClaudeMdFile", SKILLS = "chat.useAgentSkills", HOOKS = "chat.useHooks", CLAUDE_HOOKS = "chat.useClaudeHooks";
function exact(name) {
  return { kind: "exact", name };
}
function ending(text) {
  return { kind: "ending", ending: text };
}
function spelled(name) {
  return { kind: "exact", name, withCase: !0 };
}
var MARKDOWN = { kind: "markdown" }, KINDS = [
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
        readers: ["vscode", "github-review", "cloud-agent", "claude"],
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
      ...["repository", "user"].map(
        (level) => ({
          folder: ".claude",
          depth: "direct",
          name: exact("CLAUDE.md"),
          level,
          readers: ["vscode", "claude"],
          switches: [CLAUDE_MD]
        })
      ),
      {
        folder: "",
        depth: "below",
        name: spelled("CLAUDE.md"),
        level: "repository",
        readers: ["claude"],
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
        readers: ["github-review", "cloud-agent", "gemini"],
        switches: []
      },
      {
        folder: "",
        depth: "below",
        name: spelled("GEMINI.md"),
        level: "repository",
        readers: ["gemini"],
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
        anywhere: !0,
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
        anywhere: !0,
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
function agentPlaces(folder, level, readers) {
  return [
    { folder, depth: "any", name: ending(".agent.md"), level, readers, switches: [] },
    { folder, depth: "direct", name: MARKDOWN, level, readers, switches: [] }
  ];
}
function skillPlace(folder, level, readers) {
  return { folder, depth: "below", name: exact("SKILL.md"), level, readers, switches: [SKILLS] };
}
function specOf(kind) {
  return KINDS.find((spec) => spec.kind === kind);
}
function takesName(rule, name) {
  let lower = name.toLowerCase();
  switch (rule.kind) {
    case "exact":
      return rule.withCase === !0 ? name === rule.name : lower === rule.name.toLowerCase();
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
], BY_NAME2 = {
  "copilot-instructions.md": "repository-instructions",
  "skill.md": "skill",
  "agents.md": "agents-md",
  "claude.md": "claude-md",
  "claude.local.md": "claude-md",
  ".cursorrules": "cursor-rule",
  ".windsurfrules": "windsurf-rule"
}, BY_SPELLING = { "GEMINI.md": "gemini-md", "REVIEW.md": "review-md" }, AGENT_FOLDERS = /(?:^|\/)(?:\.github|\.claude|\.copilot)\/agents$/i, MARKDOWN_FOLDERS = [
  [/(?:^|\/)\.claude\/rules(?:\/|$)/i, "claude-rule"],
  [/(?:^|\/)\.claude\/commands(?:\/|$)/i, "command"],
  [/(?:^|\/)\.claude\/output-styles(?:\/|$)/i, "output-style"],
  [/(?:^|\/)\.windsurf\/rules(?:\/|$)/i, "windsurf-rule"]
], HOOK_FOLDERS = /(?:^|\/)(?:\.github|\.copilot)\/hooks$/i, GEMINI_COMMANDS = /(?:^|\/)\.gemini\/commands(?:\/|$)/, CLAUDE_FOLDERS = /(?:^|\/)\.claude$/i;
function identify(path) {
  let { folder, name: written } = splitPath(path), name = written.toLowerCase();
  return BY_ENDING.find(([ending2]) => name.endsWith(ending2))?.[1] ?? (Object.hasOwn(BY_NAME2, name) ? BY_NAME2[name] : void 0) ?? (Object.hasOwn(BY_SPELLING, written) ? BY_SPELLING[written] : void 0) ?? (takesName({ kind: "markdown" }, name) ? identifyMarkdown(folder) : void 0) ?? (isHookFile(folder, name) ? "hooks" : void 0) ?? (name.endsWith(".toml") && GEMINI_COMMANDS.test(folder) ? "gemini-command" : void 0) ?? (name === "styleguide.md" && /(?:^|\/)\.gemini$/.test(folder) ? "gemini-styleguide" : void 0);
}
function identifyMarkdown(folder) {
  return AGENT_FOLDERS.test(folder) ? "agent" : MARKDOWN_FOLDERS.find(([pattern]) => pattern.test(folder))?.[1];
}
function isHookFile(folder, name) {
  return name === "hooks.json" || name.endsWith(".json") && HOOK_FOLDERS.test(folder) || /^settings(?:\.local)?\.json$/.test(name) && CLAUDE_FOLDERS.test(folder);
}
var ENDINGS = /(?:(?:\.prompt|\.instructions|\.agent|\.chatmode)?\.md|\.mdc|\.toml)$/i;
function cleanName(path) {
  let { name } = splitPath(path);
  return identify(path) === void 0 ? name : name.replace(ENDINGS, "");
}
function toolName(path) {
  let { folder, name } = splitPath(path);
  return name.toLowerCase() === "skill.md" && folder !== "" ? splitPath(folder).name : cleanName(path);
}
function agentFileName(path) {
  return splitPath(path).name.replace(ENDINGS, "");
}
function splitPath(path) {
  let slash = path.lastIndexOf("/");
  return { folder: slash < 0 ? "" : path.slice(0, slash), name: path.slice(slash + 1) };
}

export {
  TEXT,
  BOOLEAN,
  TEXTS,
  TEXT_OR_TEXTS,
  choice,
  hasShape,
  describeShape,
  HEAD_KINDS,
  FRONTMATTER_KEYS,
  keyOf,
  headsOf,
  headOf,
  keyNamesOf,
  KINDS,
  specOf,
  takesName,
  identify,
  toolName,
  agentFileName,
  splitPath
};
