import { describe, expect, it } from 'vitest';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';
import { skillAllowedToolsForm } from '../../../src/rules/skill-tools/skill-allowed-tools-form.ts';

async function severities(value: string, isStrict: boolean): Promise<readonly string[]> {
  const reported: string[] = [];
  skillAllowedToolsForm.check(
    await openText('skill', `---\nallowed-tools: ${value}\n---\nRun it.\n`, true),
    (_, __, { effects = skillAllowedToolsForm.effects } = {}) => {
      reported.push(effects[0].severity);
    },
    { boolean: () => isStrict, integer: () => 0, list: () => [] },
  );
  return reported;
}

describe('skill-allowed-tools-form', () => {
  it.each(['[Read, Grep]', 'Read, Grep', 'Read,Bash(git log:*)'])(
    'finds %s with the option `specification` only',
    async (value) => {
      expect(await severities(value, false)).toEqual([]);
      expect(await severities(value, true)).toEqual(['info']);
    },
  );

  it.each(['Read', 'Read Grep', 'Bash(gh pr:*, gh api:*) Read', '"*"'])('never finds %s', async (value) => {
    expect(await severities(value, true)).toEqual([]);
  });

  it.each(['"[Read, Grep]"', 'Read; Grep', 'Read|Grep'])('always finds %s', async (value) => {
    expect(await severities(value, false)).toEqual(['warning']);
  });
});
