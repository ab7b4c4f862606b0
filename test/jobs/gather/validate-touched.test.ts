import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { nameAlike } from '../../../src/jobs/gather/validate-touched.ts';
import { RULES } from '../../../src/rules/catalogue.ts';

const FIX = { kind: 'edits', edits: [{ start: 0, end: 1, text: 'a' }] } as const;

function findingsIn(files: number, messageOf: (file: number) => string): readonly Diagnostic[] {
  return Array.from({ length: files }, (_, file) => ({
    rule: 'skill-name-format',
    severity: 'warning' as const,
    path: `.claude/skills/s${file}/SKILL.md`,
    start: { line: 2, column: 7 },
    end: { line: 2, column: 9 },
    message: messageOf(file),
    why: 'It may not be loaded.',
    fix: FIX,
  }));
}

describe('findings of one rule', () => {
  it('have one message if they are in many files, so that they become one comment', () => {
    const named = nameAlike(findingsIn(6, (file) => `S_${file} is not valid`));
    const { description } = RULES.find(({ id }) => id === 'skill-name-format') ?? {};
    expect(new Set(named.map(({ message }) => message))).toEqual(new Set([description]));
    expect(named[1]).toMatchObject({ why: 'For example: S_1 is not valid.\n\nIt may not be loaded.' });
    expect(named.every(({ fix }) => fix === undefined)).toBe(true);
  });

  it.each([
    ['keep their messages in few files', findingsIn(5, (file) => `S_${file} is not valid`)],
    ['keep an equal message', findingsIn(9, () => 'The skill has no name')],
  ])('%s', (_name, findings) => {
    expect(nameAlike(findings)).toEqual(findings);
  });
});
