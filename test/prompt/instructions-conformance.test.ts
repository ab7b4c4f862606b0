import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { customizationReader } from '../../src/customizations/read-customization.ts';
import { customizationsIndex } from '../../src/guidelines/customizations-index.ts';
import { selectInstructions } from '../../src/guidelines/instructions-for.ts';
import { instructionPieces } from '../../src/prompt/parts/instructions.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly files?: Readonly<Record<string, string>>;
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly languageId?: string | null;
    readonly attachedInstructions?: readonly string[];
    readonly customizationsIndex?: string;
    readonly flags?: Readonly<Record<string, unknown>>;
    readonly changedFiles?: readonly string[];
    readonly instructions?: readonly Listed[];
    readonly skills?: readonly Listed[];
    readonly agents?: readonly Listed[];
    readonly agentInstructions?: readonly string[];
    readonly alreadyAttached?: readonly string[];
    readonly allowedSubagents?: readonly string[];
    readonly tools?: readonly string[];
  };
  readonly expected: {
    readonly text?: string;
    readonly attached?: readonly string[];
    readonly counts?: Readonly<Record<string, number>>;
    readonly instructions?: readonly Readonly<Record<string, string>>[];
    readonly skills?: readonly string[];
    readonly agents?: readonly string[];
  };
}

interface Listed {
  readonly path?: string;
  readonly name?: string;
  readonly description?: string;
  readonly applyTo?: string;
  readonly disableModelInvocation?: boolean;
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly Case[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

/** Where we do otherwise on purpose, by the name of the case. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'customizations index text comes as is':
    'the index is a part of its own, that a preset places and that goes long before instructions do',
  'skills by session type': 'there is one type of session here, and files do not name it',
  'session types filter': 'there is one type of session here, and files do not name it',
  'general purpose agent first': 'an agent without a file belongs to an editor, and nobody here could run it',
};

/** Paths of a case count from the machine's root; ours from the repository's, so that a prompt is the same everywhere. */
function inRepository(path: string): string {
  return path.replace(/^\/(?:w|workspace)\//, '');
}

function headOf(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', 'Text', ''].join('\n');
}

function filesOf({ input }: Case): Readonly<Record<string, string>> {
  const settings = Object.entries(input.settings ?? {}).map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null && 'workspace' in value ? value.workspace : value,
  ]);
  return Object.fromEntries([
    ['.vscode/settings.json', JSON.stringify(Object.fromEntries(settings))],
    ...(input.agentInstructions ?? []).map((path) => [path, `The text of ${path}`]),
    ...Object.entries(input.files ?? {}).map(([path, text]) => [inRepository(path), text]),
    ...(input.instructions ?? []).map(({ path, description, applyTo }) => [
      path,
      `${headOf({ description, applyTo })}${path}`,
    ]),
    ...(input.skills ?? []).map(({ path, name, description }) => [path, headOf({ name, description })]),
    ...(input.agents ?? []).map(({ name, description, disableModelInvocation }) => [
      `.github/agents/${name}.agent.md`,
      headOf({ name, description, 'disable-model-invocation': disableModelInvocation }),
    ]),
  ]);
}

async function selectFor(one: Case) {
  const { input } = one;
  const sources = { repository: memoryWorkspace(filesOf(one)), compatibility: 'vscode' } as const;
  const customizations = await discoverCustomizations(sources);
  const isCommit = input.flags?.['includeCommitMessageGenerationInstructions'] === true;
  const purpose = isCommit ? ('commit-message' as const) : ('code-generation' as const);
  // A case says which language or file is at hand, not which path.
  const isTypescript = input.languageId === 'typescript' || input.attachedInstructions !== undefined;
  const selected = selectInstructions(customizations, purpose, {
    paths: [...(input.changedFiles ?? []), ...(isTypescript ? ['x.ts'] : [])],
    attached: new Set(input.alreadyAttached),
  });
  return { sources, customizations, purpose, selected };
}

/** The lines in the block, without empty ones, which are but a trace of how Copilot joins texts. */
function linesInBlock(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.slice(lines.indexOf('<instructions>') + 1, lines.lastIndexOf('</instructions>'));
}

async function blockFor(one: Case): Promise<string> {
  const { customizations, purpose, selected } = await selectFor(one);
  const { open, children, close } = instructionPieces(selected.applicable, purpose, customizations.folders);
  return [open, ...children.map(({ text }) => text), close].join('');
}

async function indexFor(one: Case) {
  const { sources, customizations, purpose, selected } = await selectFor(one);
  const { tools = [], allowedSubagents } = one.input;
  const { instructions, skills, agents } = await customizationsIndex(customizations, purpose, {
    offered: selected.offered,
    abilities: [
      ...(tools.includes('readFile') ? (['read-files'] as const) : []),
      ...(tools.includes('runSubagent') ? (['call-agents'] as const) : []),
    ],
    ...(allowedSubagents !== undefined && { callable: allowedSubagents }),
    read: customizationReader(sources),
  });
  return {
    instructions: instructions.described.map(({ path, ...more }) => ({ file: path, ...more })),
    skills: skills.described.map(({ name }) => name),
    agents: agents.described.map(({ name }) => name),
  };
}

const ALWAYS = new Set(['repository-instructions', 'agents-md', 'claude-md', 'gemini-md']);

async function attachedFor(one: Case) {
  const { selected } = await selectFor(one);
  const countOf = (kinds: ReadonlySet<string>): number =>
    selected.applicable.filter(({ kind }) => kinds.has(kind)).length;
  const counts: Readonly<Record<string, number>> = {
    applying: countOf(new Set(['path-instructions', 'claude-rule'])),
    referenced: countOf(new Set(['referenced-file'])),
    agent: countOf(ALWAYS),
    listed: 0,
    total: selected.applicable.length,
    claudeRules: countOf(new Set(['claude-rule'])),
    claudeMd: countOf(new Set(['claude-md'])),
    claudeAgents: 0,
  };
  return { attached: selected.applicable.map(({ path }) => path), counts };
}

const ours = cases.filter(({ name }) => !(name in DIFFERENCES));

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not beside this repository)'}`,
  () => {
    it.each(ours.filter(({ area }) => area === 'instructions-render'))('instructions-render: $name', async (one) => {
      const expected = linesInBlock(one.expected.text ?? '').map((line) => line.replace('"/w/', '"'));
      expect(linesInBlock(await blockFor(one))).toEqual(expected);
    });

    it.each(ours.filter(({ area }) => area === 'index'))('index: $name', async (one) => {
      const { instructions = [], skills = [], agents = [] } = one.expected;
      expect(await indexFor(one)).toEqual({
        instructions: instructions.map((listed) => ({ ...listed, file: inRepository(listed['file'] ?? '') })),
        skills,
        agents,
      });
    });

    it.each(ours.filter(({ area }) => area === 'attach'))('attach: $name', async (one) => {
      expect(await attachedFor(one)).toMatchObject(one.expected);
    });

    it.each(cases.filter(({ area, name }) => area === 'instructions-render' && name in DIFFERENCES))(
      'instructions-render: $name: differs on purpose',
      async (one) => {
        expect(linesInBlock(await blockFor(one))).not.toEqual(linesInBlock(one.expected.text ?? ''));
      },
    );

    it.each(cases.filter(({ area, name }) => area === 'index' && name in DIFFERENCES))(
      'index: $name: differs on purpose',
      async (one) => {
        expect(await indexFor(one)).not.toMatchObject(one.expected);
      },
    );

    it.each(cases.filter(({ area, name }) => area === 'attach' && name in DIFFERENCES))(
      'attach: $name: differs on purpose',
      async (one) => {
        expect(await attachedFor(one)).not.toMatchObject(one.expected);
      },
    );

    it('are all there, and the differences are about some of them', () => {
      const areas = ['instructions-render', 'index', 'attach'];
      const counted = areas.map((name) => cases.filter(({ area }) => area === name).length);
      const names = new Set(cases.filter(({ area }) => areas.includes(area)).map(({ name }) => name));
      expect([counted, Object.keys(DIFFERENCES).filter((name) => !names.has(name))]).toEqual([[6, 5, 9], []]);
    });
  },
);
