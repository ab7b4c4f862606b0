import { expect, it } from 'vitest';
import { chooseGuidance } from '../../../src/jobs/choose/choose-guidance.ts';
import { collectHistory } from '../../../src/jobs/history/collect-history.ts';
import { openNamedFiles } from '../../../src/jobs/open/open-named-files.ts';
import { listStatements } from '../../../src/jobs/statements.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { checkoutWorkspace } from '../../../src/workspace/disk/checkout.ts';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { makeRepository } from '../../harness/repository.ts';
import { NO_GRAMMARS } from '../stage-dump.ts';

const RULES = '- Never use `goto`.\n- Write names that a newcomer reads.\n';
const PYTHON = '---\napplyTo: "**/*.py"\n---\n- Never use `exec`.\n';

it('counts for each statement of today in how many merged changes it counted, was checked and found something', async () => {
  const { directory } = await makeRepository({
    commits: [
      { message: 'Start', files: { 'a.c': 'int a;\n' } },
      { message: 'Jump', files: { 'a.c': 'int a;\ngoto end;\n' } },
      { message: 'Add b', files: { 'b.c': 'int b;\n' } },
      {
        message: 'Write rules',
        files: {
          '.github/copilot-instructions.md': RULES,
          '.github/instructions/py.instructions.md': PYTHON,
          'c.py': 'x = 1\n',
        },
      },
    ],
  });
  const workspace = checkoutWorkspace(directory);
  const options = readOptions([]);
  const guidance = { repository: workspace };
  const named = await openNamedFiles(workspace, undefined);
  const { guidelines } = await chooseGuidance({ ...named, guidance, description: undefined }, options);
  const opened = await openRepository(directory);
  if (opened.kind === 'problem') {
    throw new Error(opened.message);
  }
  const head = await opened.repository.resolve('HEAD');
  const commits = await opened.repository.mainLine(head ?? '', 3);
  const first = await opened.repository.mainLine(commits[2]?.parent ?? '', 1);
  opened.repository.close();
  const terms = {
    repo: directory,
    guidance,
    options,
    grammars: NO_GRAMMARS,
    signal: new AbortController().signal,
    onChange: () => {},
  };
  const report = await collectHistory([...commits, ...first], listStatements(guidelines.applicable), terms);
  expect(report.changes).toBe(3);
  expect(report.unread).toEqual([{ commit: first[0]?.id, reason: 'it has no parent in this clone' }]);
  expect(
    report.statements.map(({ text, kind, changes, checked, findings }) => [text, kind, changes, checked, findings]),
  ).toEqual([
    ['Never use `goto`.', 'checked', 3, 3, 1],
    ['Write names that a newcomer reads.', 'rule', 3, 0, 0],
    ['Never use `exec`.', 'checked', 1, 1, 0],
  ]);
});
