import type { HeadKind } from './keys.ts';

/** Other words that people use for a key, in lower case, each with the key they mean. It accepts the same value. */
export const MISNAMED_KEYS: Readonly<Record<HeadKind, ReadonlyMap<string, string>>> = {
  instructions: new Map([
    ['title', 'name'],
    ['globs', 'applyTo'],
    ['glob', 'applyTo'],
    ['paths', 'applyTo'],
    ['path', 'applyTo'],
    ['files', 'applyTo'],
    ['file', 'applyTo'],
    ['patterns', 'applyTo'],
    ['pattern', 'applyTo'],
    ['appliesto', 'applyTo'],
    ['filematch', 'applyTo'],
    ['filematchpattern', 'applyTo'],
    ['desc', 'description'],
    ['summary', 'description'],
  ]),
  'claude-rule': new Map([
    ['globs', 'paths'],
    ['glob', 'paths'],
    ['path', 'paths'],
    ['files', 'paths'],
    ['patterns', 'paths'],
    ['applyto', 'paths'],
    ['apply-to', 'paths'],
    ['apply_to', 'paths'],
    ['desc', 'description'],
  ]),
  agent: new Map([
    ['title', 'name'],
    ['desc', 'description'],
    ['tool', 'tools'],
    ['allowed-tools', 'tools'],
    ['allowedtools', 'tools'],
    ['handoff', 'handoffs'],
    ['subagents', 'agents'],
  ]),
  'claude-agent': new Map([
    ['title', 'name'],
    ['desc', 'description'],
    ['tool', 'tools'],
    ['allowed-tools', 'tools'],
    ['allowedtools', 'tools'],
    ['allowed_tools', 'tools'],
    ['colour', 'color'],
    ['skill', 'skills'],
  ]),
  prompt: new Map([
    ['title', 'name'],
    ['command', 'name'],
    ['desc', 'description'],
    ['tool', 'tools'],
    ['allowed-tools', 'tools'],
    ['agents', 'agent'],
    ['models', 'model'],
  ]),
  skill: new Map([
    ['title', 'name'],
    ['desc', 'description'],
    ['user-invokable', 'user-invocable'],
  ]),
  'claude-command': new Map([
    ['title', 'name'],
    ['desc', 'description'],
    ['tools', 'allowed-tools'],
    ['tool', 'allowed-tools'],
    ['args', 'argument-hint'],
  ]),
  'claude-output-style': new Map([
    ['title', 'name'],
    ['desc', 'description'],
  ]),
  'cursor-rule': new Map([
    ['glob', 'globs'],
    ['applyto', 'globs'],
    ['paths', 'globs'],
    ['patterns', 'globs'],
    ['files', 'globs'],
    ['always', 'alwaysApply'],
    ['always_apply', 'alwaysApply'],
    ['desc', 'description'],
  ]),
  'windsurf-rule': new Map([
    ['activation', 'trigger'],
    ['mode', 'trigger'],
    ['glob', 'globs'],
    ['applyto', 'globs'],
    ['paths', 'globs'],
    ['desc', 'description'],
  ]),
};

/** Words for keys that need another value, in lower case, each with advice on what to write. */
export const REPHRASED_KEYS: Readonly<Record<HeadKind, ReadonlyMap<string, string>>> = {
  instructions: new Map([
    ['exclude', '`excludeAgent` names agents; to exclude files, narrow `applyTo`.'],
    ['alwaysapply', 'Write `applyTo: "**"` for instructions that always apply.'],
  ]),
  'claude-rule': new Map([['alwaysapply', 'A rule without `paths` always applies.']]),
  agent: new Map([
    ['hidden', 'Write `user-invocable: false` for an agent that people cannot select.'],
    ['mode', 'Write `user-invocable: false` for an agent that only other agents call.'],
    ['instructions', 'Write what the agent should do below the frontmatter.'],
    ['prompt', 'Write what the agent should do below the frontmatter.'],
  ]),
  'claude-agent': new Map([
    ['instructions', 'Write what the agent should do below the frontmatter.'],
    ['prompt', 'Write what the agent should do below the frontmatter.'],
  ]),
  prompt: new Map([
    ['args', 'Use `argument-hint` to say what to type after the name.'],
    ['arguments', 'Use `argument-hint` to say what to type after the name.'],
  ]),
  skill: new Map(
    ['author', 'authors', 'category', 'homepage', 'keywords', 'repository', 'tags', 'version'].map((key) => [
      key,
      `Put it under \`metadata\`, where your own keys are allowed: \`metadata: { ${key}: … }\`.`,
    ]),
  ),
  'claude-command': new Map(),
  'claude-output-style': new Map(),
  'cursor-rule': new Map([['trigger', 'Write `alwaysApply: true`, or `globs`.']]),
  'windsurf-rule': new Map([['alwaysapply', 'Write `trigger: always_on`.']]),
};

/** Keys that only the files of other programs have, each with the name of those files. */
export const FOREIGN_KEYS: ReadonlyMap<string, string> = new Map([
  ['alwaysApply', "Cursor's rules"],
  ['globs', "Cursor's rules"],
  ['hidden', "OpenCode's agents"],
  ['permission', "OpenCode's agents"],
  ['steps', "OpenCode's agents"],
  ['temperature', "OpenCode's agents"],
  ['top_p', "OpenCode's agents"],
  ['inclusion', "Kiro's steering files"],
  ['fileMatchPattern', "Kiro's steering files"],
  ['trigger', "Windsurf's rules"],
]);
