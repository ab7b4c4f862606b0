import { describe, expect, it } from 'vitest';
import { readHiddenLanguages } from '../../../src/jobs/choose/hidden-languages.ts';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { diffOf } from '../stage-dump.ts';

describe('languages that the names of files do not tell', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly string[]]>([
    ['come from the first line of a hunk', {}, { 'bin/run': '#!/usr/bin/env python3\n' }, ['bin/run: python']],
    [
      'come from the first line of the file',
      { 'bin/run': `#!/bin/bash\n${'a\n'.repeat(20)}` },
      { 'bin/run': `#!/bin/bash\n${'a\n'.repeat(19)}b\n` },
      ['bin/run: shellscript'],
    ],
    ['are those of names without an extension only', {}, { 'a.ts': '#!/usr/bin/env node\n', Makefile: 'a:\n' }, []],
    ['are missing if no line tells them', {}, { LICENCE: 'MIT\n' }, []],
  ])('%s', async (_name, base, head, languages) => {
    const { files } = readGivenDiff(diffOf(base, head));
    const found = await readHiddenLanguages(files, async (path) => head[path]);
    expect([...found].map(([path, language]) => `${path}: ${language}`)).toEqual(languages);
  });
});
