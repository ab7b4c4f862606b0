import { expect, it } from 'vitest';
import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import { listFiles } from '../../../src/rules/list-files.ts';
import { checkAcrossFiles, checkPaths } from '../../../src/rules/run/check-across-files.ts';
import type { RuleSettings } from '../../../src/rules/run/enabled-rules.ts';
import { readTerms } from '../../../src/rules/run/terms.ts';
import type { PathsRule, RepositoryRule, RepositoryView } from '../../../src/rules/types.ts';
import { viewRepository } from '../../../src/rules/view-repository.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

const EFFECTS = [{ clients: CLIENTS as never, severity: 'warning', why: 'VS Code ignores it.' }] as const;
const SAID = { message: 'It is wrong.', hint: 'Change it.' };
const FILES = { '.github/agents/a.agent.md': '# A\nno\n', '.github/agents/b.agent.md': '# B\n' };

/** Reports a range in each file that has a fact. */
const TOGETHER: RepositoryRule = {
  id: 'together',
  scope: 'repository',
  kinds: 'all',
  description: 'Two files differ',
  effects: EFFECTS,
  collect: () => true,
  check: (facts, report) => {
    facts.forEach(({ file }) => {
      report(file, { start: 4, end: 6 }, SAID);
    });
  },
};

const PATHS: PathsRule = {
  id: 'paths',
  scope: 'paths',
  kinds: 'all',
  description: 'A path is wrong',
  effects: EFFECTS,
  check: ({ files }: RepositoryView, report) => {
    files.forEach(({ path }) => {
      report(path, SAID);
    });
  },
};

async function openRepository() {
  const workspace = memoryWorkspace(FILES);
  const listing = await listFiles({ repository: workspace });
  return { files: listing.files, repository: await viewRepository(workspace, listing) };
}

function termsWith(rules: RuleSettings) {
  const overrides = [{ matches: (path: string) => path.endsWith('a.agent.md'), rules }];
  return readTerms([TOGETHER, PATHS, ...RULES], { clients: CLIENTS, rules: {}, overrides });
}

async function checkTogether(rules: RuleSettings): Promise<readonly string[]> {
  const { files, repository } = await openRepository();
  const facts = files.map((file) => ({ file, fact: true }));
  const readers = new Map(files.map(({ path, read }) => [path, read]));
  const found = await checkAcrossFiles(TOGETHER, facts, repository, readers, termsWith(rules));
  return found.map(({ path, start, severity }) => `${path}:${start.line}:${start.column} ${severity}`);
}

it('shows the lines of findings in several files, which are read again', async () => {
  expect(await checkTogether({})).toEqual([
    '.github/agents/a.agent.md:2:1 warning',
    '.github/agents/b.agent.md:2:1 warning',
  ]);
});

it('leaves findings out of a file for which the rule is off', async () => {
  expect(await checkTogether({ together: { severity: 'off' } })).toEqual(['.github/agents/b.agent.md:2:1 warning']);
});

it('reports paths with the severity that is configured for them', async () => {
  const { repository } = await openRepository();
  const found = await checkPaths(PATHS, repository, termsWith({ paths: { severity: 'info' } }));
  expect(found.map(({ path, severity }) => [path, severity])).toEqual([
    ['.github/agents/a.agent.md', 'info'],
    ['.github/agents/b.agent.md', 'warning'],
  ]);
});

it('does not start a rule for which nothing was collected', async () => {
  const { repository } = await openRepository();
  let starts = 0;
  const counting: RepositoryRule = {
    ...TOGETHER,
    check: () => {
      starts += 1;
    },
  };
  expect(await checkAcrossFiles(counting, [], repository, new Map(), termsWith({}))).toEqual([]);
  expect(starts).toBe(0);
});
