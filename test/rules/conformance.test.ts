import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import type { RuleSettings } from '../../src/rules/run/enabled-rules.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

interface Expected {
  readonly severity?: string;
  readonly message?: string;
  readonly message_prefix?: string;
  readonly message_contains?: string;
  readonly line?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
  /** If true, there must be no such diagnostic. */
  readonly absent?: boolean;
}

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly path?: string; readonly kind?: string; readonly text: string };
  readonly expected: {
    readonly diagnostics?: readonly Expected[];
    readonly presentCodes?: readonly string[];
    readonly absentCodes?: readonly string[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);

/**
 * Which of our rules corresponds to a message of VS Code. Both messages must contain the captured group. `model-entry` is
 * not run here: it checks values that VS Code passes on internally when an agent starts, which are in no file.
 */
const RULES_BY_MESSAGE: readonly (readonly [message: RegExp, rule: string])[] = [
  [/^Each agent name in the 'agents' attribute must be/, 'agent-agents-type'],
  [/^Each tool name in the 'tools' attribute must be/, 'agent-tools-type'],
  [/^File '(.*)' not found/, 'markdown-link-not-found'],
  [/^Invalid header/, 'frontmatter-not-a-map'],
  [/^Path entries must be/, 'instructions-claude-rule-paths'],
  [/^The '(agent)' property in a handoff must be/, 'agent-handoff-required'],
  [/^The 'agents' attribute must be an array/, 'agent-agents-type'],
  [/^The 'applyTo' attribute must be a string/, 'instructions-apply-to-type'],
  [/^The 'applyTo' attribute must be a valid glob pattern/, 'instructions-apply-to-empty'],
  [/^The 'handoffs' attribute must be an array/, 'agent-handoffs-type'],
  [/^The '(infer)' attribute is deprecated/, 'agent-infer-deprecated'],
  [/^The '(mode)' attribute has been deprecated/, 'prompt-mode-deprecated'],
  [/^The '(model)' attribute must be a string\.$/, 'claude-agent-enum'],
  [/^The 'model' array must contain only/, 'agent-model-type'],
  [/^The '(model)' (?:array must not be empty|attribute must be a string or)/, 'agent-model-type'],
  [/^The 'paths' attribute must be an array/, 'instructions-claude-rule-paths'],
  [/^The skill name '(.*)' should match the folder name|should match the folder name/, 'skill-name-matches-folder'],
  [/^The '(tools)' attribute is only supported when using agents/, 'prompt-tools-ignored'],
  [/^The '(user-invokable)' attribute is deprecated/, 'agent-user-invokable-spelling'],
  [/^Tool or toolset '(.*)' also needs to be enabled/, 'tool-in-body-not-enabled'],
  [/^Tool or toolset '(.*)' has been renamed/, 'tool-renamed'],
  [/^Unknown agent '(Cool)'/, 'agent-handoff-unknown-agent'],
  [/^Unknown agent '(.*)'\. /, 'agent-agents-unknown'],
  [/^Unknown model '(.*)'/, 'model-unknown'],
  [/^Unknown tool(?: or toolset)? '(.*)'/, 'tool-unknown'],
  [/^Unknown value '(.*)', valid/, 'claude-agent-enum'],
  [/^Attribute '(.*)' is not supported in custom GitHub Copilot agent files/, 'agent-github-ignored-key'],
  [/^Attribute '(.*)' is not supported in instructions files/, 'instructions-unknown-key'],
  [/^(anotherUnknown|unknownAttr)$/, 'skill-unknown-key'],
  [/^The '(.*)' attribute must be 'true' or 'false'/, 'frontmatter-wrong-type'],
  [/^The '(.*)' attribute (?:must|should) not be empty|must not be empty/, 'frontmatter-value-empty'],
  [/^The '(.*)' attribute must be a string|must be a string/, 'frontmatter-wrong-type'],
];

/** Rules with another severity than in VS Code, and why. With us, an error means that a client ignores or misreads the file. */
const SEVERITIES: Readonly<Record<string, readonly [severity: Diagnostic['severity'], why: string]>> = {
  'agent-infer-deprecated': ['warning', 'the agent works as before'],
  'claude-agent-enum': ['warning', 'the agent works without the key'],
  'frontmatter-value-empty': ['warning', 'VS Code ignores the key'],
  'instructions-claude-rule-paths': ['warning', 'the rule is still read'],
  'model-unknown': ['info', 'lists of models are out of date within weeks'],
  'skill-unknown-key': ['info', 'a key that no client reads changes nothing'],
  'tool-unknown': ['info', 'servers and extensions may give tools any name'],
};

/** Cases, by name, in which we deliberately report something else than VS Code: what we report, in order. */
const DIFFERENCES: Readonly<Record<string, { readonly why: string; readonly rules: readonly string[] }>> = {
  'several legacy names in one list': {
    why: 'one fix changes all of them, so they are reported together',
    rules: ['tool-renamed'],
  },
  'github-copilot agent: model and handoffs unsupported': {
    why: "github.com documents the key `model`, which VS Code's list does not have yet",
    rules: ['agent-github-ignored-key'],
  },
  'body: links with the file scheme of the workspace': {
    why: 'a URL with a scheme does not lead to a file of the repository',
    rules: [],
  },
  'body: tools referenced but not enabled in header (with columns)': {
    why: 'the name may belong to an extension; only that it is not in the list is certain, and that is enough',
    rules: ['tool-in-body-not-enabled', 'tool-in-body-not-enabled', 'tool-in-body-not-enabled'],
  },
  'skill: no name': {
    why: 'newer versions report it, and versions of early 2026 did not load the skill',
    rules: ['skill-name-required'],
  },
  'skill: special characters in folder': {
    why: 'newer versions report it as an error, as the open format does not allow it',
    rules: ['skill-name-format'],
  },
  'skill: disable-model-invocation: "true" rejected': {
    why: 'another rule reports and fixes a boolean in quotes',
    rules: ['frontmatter-boolean-quoted'],
  },
};

/** Rules for problems that VS Code does not report but the texts of the cases have, because these are as short as possible. */
const BEYOND_VSCODE = [
  'agent-body-empty',
  'file-empty',
  'file-nested-agent-ignored',
  'frontmatter-yaml-dialect',
  'prompt-description-missing',
  'skill-description-short',
  'skill-unreachable',
];

/**
 * The cases assume a VS Code with tools and models of invented names. Our table contains the real names, so each invented
 * name is replaced by a real one that VS Code treats in the same way.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'my.extension/tool3': 'web/fetch',
  deprecatedToolName: 'problems',
  deprecatedToolSet: 'findFiles',
  legacyToolSet: 'editFiles',
  legacyTool: 'codebase',
  multiMapLegacy: 'new',
  oldToolName: 'usages',
  oldToolSet: 'changes',
  sharedLegacyName: 'runCommands',
  tool1: 'deployPreview',
  tool2: 'openTicket',
  tool3: 'fetch',
  tool4: 'lookUpOrder',
  'MAE 4.1': 'gpt-4.3',
  'MAE 4.2': 'gpt-4.2',
  'Unknown Model': 'gpt-4',
};
const INVENTED = new RegExp(`\\b(?:${Object.keys(STAND_INS).join('|').replaceAll('.', '\\.')})\\b`, 'g');

function withStandIns(text: string): string {
  return text.replaceAll(INVENTED, (name) => STAND_INS[name] ?? name);
}

const RULE_SETTINGS: RuleSettings = {
  ...Object.fromEntries(BEYOND_VSCODE.map((id) => [id, { severity: 'off' }])),
  'tool-unknown': { options: { allow: ['deployPreview', 'openTicket'] } },
  'model-unknown': { options: { allow: ['gpt-4.3'] } },
};

/** The checks of prose: our rule, or why there is none. */
const RULES_BY_CODE: Readonly<Record<string, string>> = {
  'prompt-quality-large-prompt': 'tokens-file',
  'prompt-quality-unclosed-tag': 'xml-tag-unbalanced',
  'prompt-quality-undefined-variable': 'prose-undefined-variable',
};

const PROSE_DIFFERENCES: Readonly<Record<string, string>> = {
  'dilution by 20 constraints': 'a matter of style: how many rules are too many nobody has measured',
  'positional reference': 'a matter of style, and often there is a text above',
  'never subsumes avoid': 'whether two sentences mean the same a model may judge, not a rule',
  'missing examples for an output format': 'a matter of style',
  'weak instruction severity': 'a matter of style, and "might" is often meant',
  'empty variable': 'empty braces in prose are mostly those of a programming language',
  'common variables are known': 'no client puts anything in their place either',
  'large prompt': '9,000 characters are less than half of the 5,000 tokens that the open format advises',
  'long acronym': 'a word of eighteen letters costs a few tokens and has no shorter name',
};

const FOLDERS: Readonly<Record<string, string>> = {
  agent: '.github/agents',
  instructions: '.github/instructions',
  prompt: '.github/prompts',
};

/** The path of a case's file in a repository. A file in the root of the file system is moved into the folder of its kind. */
function pathOf({ path = '/testFile.prompt.md', kind = 'prompt' }: Case['input']): string {
  return dirname(path) === '/' ? `${FOLDERS[kind] ?? ''}${path}` : path.slice(1);
}

async function diagnosticsOf({ input }: Case): Promise<readonly Diagnostic[]> {
  const path = pathOf(input);
  const repository = memoryWorkspace({
    '.github/agents/BeastMode.agent.md': '---\ndescription: Does all of it\n---\nDo all of it.\n',
    [join(dirname(path), 'reference1.md')]: 'One.\n',
    [join(dirname(path), 'reference2.md')]: 'Two.\n',
    'app.ts': 'export {};\n',
    [path]: withStandIns(input.text),
  });
  const { diagnostics } = await validateCustomizations(
    { repository },
    { compatibility: 'vscode', workspaceFolders: [] },
    { config: { clients: ['vscode'], rules: RULE_SETTINGS, overrides: [] }, isWanted: (one) => one === path },
  );
  return diagnostics;
}

interface Wanted extends Pick<Expected, 'severity' | 'line' | 'startColumn' | 'endColumn'> {
  readonly rule: string;
  readonly named?: string;
}

/** The diagnostic that we should report for a diagnostic of VS Code. */
function wantedOf({ message, message_prefix, message_contains, ...expected }: Expected): Wanted {
  const said = message ?? message_prefix ?? message_contains ?? '';
  const [found, rule] =
    RULES_BY_MESSAGE.flatMap(([pattern, id]) => {
      const match = pattern.exec(said);
      return match === null ? [] : [[match, id] as const];
    })[0] ?? [];
  if (found === undefined || rule === undefined) {
    throw new Error(`No rule is known for ${JSON.stringify(said)}`);
  }
  const [, named] = found;
  const severity = expected.severity === undefined ? undefined : (SEVERITIES[rule]?.[0] ?? expected.severity);
  return { ...expected, rule, ...(severity && { severity }), ...(named && { named: withStandIns(named) }) };
}

/** The wanted diagnostics that are not reported, and the reported ones that are not wanted. */
function compare(wanted: readonly Wanted[], reported: readonly Diagnostic[]): readonly unknown[] {
  const extra = [...reported];
  const missing = wanted.filter((one) => {
    const at = extra.findIndex((diagnostic) => isSame(one, diagnostic));
    return at < 0 || extra.splice(at, 1).length === 0;
  });
  return [...missing, ...extra.map(({ rule, severity, start, message }) => ({ rule, severity, start, message }))];
}

function isSame({ rule, severity, named, line, startColumn, endColumn }: Wanted, diagnostic: Diagnostic): boolean {
  const { start, end, message } = diagnostic;
  return (
    rule === diagnostic.rule &&
    (severity === undefined || severity === diagnostic.severity) &&
    (named === undefined || message.includes(`\`${named}\``)) &&
    (line === undefined || line === start.line) &&
    (startColumn === undefined || startColumn === start.column) &&
    (endColumn === undefined || endColumn === end.column)
  );
}

function unlikeVscode({ expected: { diagnostics = [] } }: Case, reported: readonly Diagnostic[]): readonly unknown[] {
  const absent = new Set(diagnostics.filter((one) => one.absent === true).map((one) => wantedOf(one).rule));
  return [
    ...compare(
      diagnostics.filter((one) => one.absent !== true).map((one) => wantedOf(one)),
      reported,
    ),
    ...reported.filter(({ rule }) => absent.has(rule)),
  ];
}

describe.skipIf(!areCasesHere)(
  "Cases of VS Code's validator (skipped unless shared/conformance is next to the repository)",
  () => {
    const { cases } = areCasesHere
      ? (JSON.parse(readFileSync(CASES_FILE, 'utf8')) as { readonly cases: readonly Case[] })
      : { cases: [] };
    const ofValidator = cases.filter(({ area }) => area === 'validator');
    const ofProse = cases.filter(({ area }) => area === 'prompt-quality');

    it('name existing rules and cases', () => {
      const ids = new Set(RULES.map(({ id }) => id));
      const names = new Set([...ofValidator, ...ofProse].map(({ name }) => name));
      const meant = [
        ...RULES_BY_MESSAGE.map(([, rule]) => rule),
        ...Object.keys(SEVERITIES),
        ...BEYOND_VSCODE,
        ...Object.values(RULES_BY_CODE),
      ];
      expect(meant.filter((id) => !ids.has(id))).toEqual([]);
      expect(
        [...Object.keys(DIFFERENCES), ...Object.keys(PROSE_DIFFERENCES)].filter((name) => !names.has(name)),
      ).toEqual([]);
    });

    it.each(ofValidator.filter(({ name }) => DIFFERENCES[name] === undefined))('$name', async (one) => {
      expect(unlikeVscode(one, await diagnosticsOf(one))).toEqual([]);
    });

    it.each(ofValidator.filter(({ name }) => DIFFERENCES[name] !== undefined))(
      'deliberately different: $name',
      async (one) => {
        const reported = await diagnosticsOf(one);
        const places = (one.expected.diagnostics ?? []).map(({ line, startColumn, endColumn }) => ({
          ...(line !== undefined && { line }),
          ...(startColumn !== undefined && { startColumn }),
          ...(endColumn !== undefined && { endColumn }),
        }));
        const instead = (DIFFERENCES[one.name]?.rules ?? []).map((rule, at) => ({ rule, ...places[at] }));
        expect(compare(instead, reported)).toEqual([]);
        expect(unlikeVscode(one, reported)).not.toEqual([]);
      },
    );

    it.each(ofProse)('prose: $name', async (one) => {
      const reported = new Set((await diagnosticsOf(one)).map(({ rule }) => rule));
      const { presentCodes = [], absentCodes = [] } = one.expected;
      const isAlike =
        presentCodes.every((code) => reported.has(RULES_BY_CODE[code] ?? '')) &&
        absentCodes.every((code) => !reported.has(RULES_BY_CODE[code] ?? ''));
      expect(isAlike).toBe(PROSE_DIFFERENCES[one.name] === undefined);
    });
  },
);
