import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceLabels } from '../../src/context/labels.ts';
import { readMemory } from '../../src/context/memory/read-memory.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly files?: Readonly<Record<string, string>>;
    readonly entry?: unknown;
    readonly citations?: unknown;
  };
  readonly expected: {
    readonly labels?: readonly string[];
    readonly valid?: boolean;
    readonly citations?: readonly string[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly Case[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

function casesOf(area: string): readonly Case[] {
  return cases.filter((one) => one.area === area);
}

describe.skipIf(!areCasesHere)('conformance cases (skipped without ../shared)', () => {
  it('exist', () => {
    expect([casesOf('labels').length, casesOf('memory').length]).toEqual([14, 10]);
  });

  // The case that also asks for versions expects the result without them, because the original fails to read them.
  it.each(casesOf('labels'))('labels: $name', async ({ input, expected }) => {
    expect(await workspaceLabels(memoryWorkspace(input.files ?? {}))).toEqual(expected.labels);
  });

  it.each(casesOf('memory'))('memory: $name', ({ input, expected }) => {
    const entry = 'entry' in input ? input.entry : { subject: 'a', fact: 'b', citations: input.citations };
    const { entries } = readMemory('memory.json', JSON.stringify([entry]));
    expect({
      valid: entries.length === 1,
      ...('entry' in input ? {} : { citations: entries[0]?.citations }),
    }).toEqual({ valid: true, ...expected });
  });
});
