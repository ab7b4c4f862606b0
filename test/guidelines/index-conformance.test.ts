import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { matchesSessionType } from '../../src/customizations/places/contributions.ts';
import { customizationReader } from '../../src/customizations/read-customization.ts';
import { customizationsIndex } from '../../src/guidelines/customizations-index.ts';
import { selectInstructions } from '../../src/guidelines/instructions-for.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly tools: readonly string[];
    readonly sessionType?: string;
    readonly allowedSubagents?: readonly string[];
    readonly instructions?: readonly {
      readonly path: string;
      readonly applyTo?: string;
      readonly description?: string;
    }[];
    readonly skills?: readonly {
      readonly path: string;
      readonly name: string;
      readonly description?: string;
      readonly sessionTypes?: readonly string[];
      readonly userInvocable?: boolean;
      readonly disableModelInvocation?: boolean;
    }[];
    readonly agents?: readonly {
      readonly name: string;
      readonly description?: string;
      readonly userInvocable?: boolean;
      readonly disableModelInvocation?: boolean;
    }[];
  };
  readonly expected: {
    readonly instructions?: readonly {
      readonly file: string;
      readonly description?: string;
      readonly applyTo?: string;
    }[];
    readonly skills?: readonly string[];
    readonly agents?: readonly string[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const cases: readonly Case[] = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8')).cases.filter(({ area }: Case) => area === 'index')
  : [];

/** Agents that VS Code has itself. They have no file, and a review cannot call them. */
const BUILT_IN: ReadonlySet<string> = new Set(['General Purpose']);
const FOLDER = '/workspace/';

function fileOf(keys: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(keys).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\nText\n`;
}

function filesOf({ input }: Case): Readonly<Record<string, string>> {
  const { instructions = [], skills = [], agents = [], sessionType = 'local' } = input;
  const offered = skills.filter(({ sessionTypes }) => matchesSessionType(sessionTypes, sessionType));
  const invocation = ({
    userInvocable,
    disableModelInvocation,
  }: {
    userInvocable?: boolean;
    disableModelInvocation?: boolean;
  }) => ({
    'user-invocable': userInvocable,
    'disable-model-invocation': disableModelInvocation,
  });
  return Object.fromEntries([
    ...instructions.map(({ path, applyTo, description }) => [path, fileOf({ applyTo, description })]),
    ...offered.map((one) => [one.path, fileOf({ name: one.name, description: one.description, ...invocation(one) })]),
    ...agents.map((one) => [
      `.github/agents/${one.name}.agent.md`,
      fileOf({ name: one.name, description: one.description, ...invocation(one) }),
    ]),
  ]);
}

describe.skipIf(!areCasesHere)('the index of the conformance cases (skipped without ../shared)', () => {
  it.each(cases)('$name', async (one) => {
    const { tools, allowedSubagents } = one.input;
    const sources = { repository: memoryWorkspace(filesOf(one)) };
    const customizations = await discoverCustomizations(sources);
    const { offered } = selectInstructions(customizations, 'code-generation', { paths: ['changed.none'] });
    const index = await customizationsIndex(customizations, 'code-generation', {
      offered,
      abilities: [
        ...(tools.includes('readFile') ? (['read-files'] as const) : []),
        ...(tools.includes('runSubagent') ? (['call-agents'] as const) : []),
      ],
      ...(allowedSubagents === undefined ? {} : { callable: allowedSubagents }),
      read: customizationReader(sources),
    });
    const { instructions, skills, agents } = one.expected;
    if (instructions !== undefined) {
      expect(index.instructions.described).toEqual(
        instructions.map(({ file, ...said }) => ({ path: file.replace(FOLDER, ''), ...said })),
      );
    }
    if (skills !== undefined) {
      expect(index.skills.described.map(({ name }) => name)).toEqual(skills);
    }
    if (agents !== undefined) {
      expect(index.agents.described.map(({ name }) => name)).toEqual(agents.filter((name) => !BUILT_IN.has(name)));
    }
  });
});
