import { describe, expect, it } from 'vitest';
import { dumpScene, saidIn } from '../../jobs/stage-dump.ts';

const BASE = {
  'package.json': '{"engines": {"node": ">=22"}, "dependencies": {"react": "^19.1.0"}}',
  'a.tsx': 'one\n',
  'tools/run': '#!/usr/bin/env python3\none\n',
  'pyproject.toml': '[project]\nrequires-python = ">=3.12"\n',
};

describe('traits in the prompt of a review', () => {
  it('are a note on the whole change, also for a file whose first line tells its language', async () => {
    const dump = await dumpScene({
      base: BASE,
      head: { 'a.tsx': 'two\n', 'tools/run': '#!/usr/bin/env python3\ntwo\n' },
      contextTokens: 12_000,
    });
    expect(saidIn(dump)).toContain(
      'Note: What the changed files are built with\n| package.json: node >=22, react ^19.1.0\n| pyproject.toml: Python >=3.12\n',
    );
    expect(saidIn(dump)).toContain('File: tools/run (modified; language: python)\n');
    expect(saidIn(dump)).toContain('File: a.tsx (modified)\n');
  });

  it('are left out on demand', async () => {
    const dump = await dumpScene({
      base: BASE,
      head: { 'a.tsx': 'two\n' },
      contextTokens: 12_000,
      leaveOutContext: ['traits'],
    });
    expect(saidIn(dump)).not.toContain('react');
    expect(dump.leftOut.map(({ source }) => source)).toContain('traits');
  });

  it('are missing if no changed file is code', async () => {
    const dump = await dumpScene({ base: { ...BASE, 'a.md': 'one\n' }, head: { 'a.md': 'two\n' } });
    expect(saidIn(dump)).not.toContain('built with');
  });
});
