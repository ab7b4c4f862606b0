import { describe, expect, it } from 'vitest';
import type { Changes, FileChange } from '../../src/changes/types.ts';
import { CLIENTS } from '../../src/customizations/known/clients.ts';
import { validateChange } from '../../src/jobs/validate-change.ts';
import { validateCustomizations, type ValidationTerms } from '../../src/jobs/validate.ts';
import type { Validation } from '../../src/reports/validation/diagnostics.ts';
import { readBaseline, writeBaseline, type Baseline } from '../../src/rules/baseline.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const OPTIONS = { compatibility: 'github', workspaceFolders: [] } as const;
const TERMS: ValidationTerms = {
  config: { clients: CLIENTS, rules: {}, overrides: [] },
  isWanted: () => true,
};

const agent = (more = '', body = 'You work.\n'): string =>
  `---\ndescription: Does the work. Use it when there is some.\n${more}---\n\n${body}`;
const OLD = '.github/agents/old.agent.md';
const HELPER = '.github/agents/builder.agent.md';
const CALLER = '.github/agents/caller.agent.md';
const HANDOFF = 'handoffs:\n  - label: Go\n    agent: builder\n    prompt: Build it.\n';
const BASE = { [OLD]: agent('infer: false\n'), [HELPER]: agent(), [CALLER]: agent(HANDOFF) };

type Files = Readonly<Record<string, string>>;

interface Given {
  readonly head: Files;
  readonly changes?: readonly Partial<FileChange>[];
  readonly isFork?: boolean;
  readonly terms?: ValidationTerms;
}

/** Validates a change of the base above. Its list of files comes from the change, unless it is given. */
async function validated({ head, changes, isFork = false, terms = TERMS }: Given) {
  const paths = [...new Set([...Object.keys(BASE), ...Object.keys(head)])];
  const changed = paths.filter((path) => (BASE as Files)[path] !== head[path]).map((path) => ({ path }));
  let baseReads = 0;
  const validation = await validateChange(
    {
      changes: changesOf(changes ?? changed),
      head: { repository: memoryWorkspace({ ...head }) },
      openBase: () => {
        baseReads += 1;
        return Promise.resolve({ repository: memoryWorkspace(BASE) });
      },
      isFork,
    },
    OPTIONS,
    terms,
  );
  return { found: drawn(validation), before: validation.before, baseReads };
}

function changesOf(files: readonly Partial<FileChange>[]): Changes {
  const file = { path: '', status: 'modified', binary: false, additions: 1, deletions: 1, hunks: [] } as const;
  return { files: files.map((fields) => ({ ...file, ...fields })), leftOut: [], source: 'git' };
}

function drawn({ diagnostics }: Validation): readonly string[] {
  return diagnostics.map(({ rule, path }) => `${path} ${rule}`);
}

describe('validation of a change reports', () => {
  it('nothing in files that it does not touch, and compares with the base', async () => {
    expect(await validated({ head: { ...BASE, 'src/a.ts': 'x' } })).toEqual({ found: [], before: 1, baseReads: 1 });
  });

  it('every finding of a file that it touches, old and new', async () => {
    const head = { ...BASE, [OLD]: agent('infer: false\n', 'You do.\n') };
    expect(await validated({ head })).toEqual({
      found: [`${OLD} agent-infer-deprecated`],
      before: 0,
      baseReads: 0,
    });
  });

  it('findings that it causes in other files', async () => {
    const { [HELPER]: _gone, ...head } = BASE;
    expect(await validated({ head })).toMatchObject({
      found: [`${CALLER} agent-handoff-unknown-agent`],
      before: 1,
    });
  });

  it('one more equal finding in another file once', async () => {
    const twice = agent(`handoffs:\n${'  - label: Go\n    agent: gone\n    prompt: Build it.\n'.repeat(2)}`);
    const once = agent('handoffs:\n  - label: Go\n    agent: gone\n    prompt: Build it.\n');
    const count = async (base: string) => {
      const head = { repository: memoryWorkspace({ [CALLER]: twice }) };
      const openBase = () => Promise.resolve({ repository: memoryWorkspace({ [CALLER]: base }) });
      const { diagnostics } = await validateChange(
        { changes: changesOf([]), head, openBase, isFork: false },
        OPTIONS,
        TERMS,
      );
      return diagnostics.filter(({ rule }) => rule === 'agent-handoff-unknown-agent').length;
    };
    expect([await count(twice), await count(once), await count(agent())]).toEqual([0, 1, 2]);
  });

  it('findings of a renamed file under its new name', async () => {
    const to = '.github/agents/new.agent.md';
    const { [OLD]: text, ...rest } = BASE;
    const changes = [{ path: to, previousPath: OLD, status: 'renamed' as const }];
    expect((await validated({ head: { ...rest, [to]: text }, changes })).found).toEqual([
      `${to} agent-infer-deprecated`,
    ]);
  });
});

describe('with a baseline', () => {
  const baseline = async (): Promise<Baseline> => {
    const { diagnostics } = await validateCustomizations({ repository: memoryWorkspace(BASE) }, OPTIONS, TERMS);
    const read = readBaseline(sourceText('.github/housestyle-baseline.json', writeBaseline(diagnostics)));
    if ('problem' in read) {
      throw new Error(read.problem);
    }
    return read;
  };

  it('known findings are not reported, not even in a touched file', async () => {
    const terms = { ...TERMS, baseline: await baseline() };
    const head = { ...BASE, [OLD]: agent('infer: false\n', 'You do.\n') };
    expect((await validated({ head, terms })).found).toEqual([]);
  });

  it('an entry that the change makes unnecessary is reported, unless the change touches the file', async () => {
    const terms = { ...TERMS, baseline: await baseline() };
    const head = { ...BASE, [OLD]: agent() };
    const path = '.github/housestyle-baseline.json';
    expect((await validated({ head, terms })).found).toEqual([`${path} baseline-stale`]);
    expect((await validated({ head, terms, changes: [{ path: OLD }, { path }] })).found).toEqual([]);
  });
});

describe('a fork', () => {
  const rule = 'security-fork-changes-instructions';
  const head = { ...BASE, [HELPER]: agent('', 'You build.\n'), 'src/a.ts': 'x', '.vscode/tasks.json': '{}' };

  it('gets a report of the files through which it instructs assistants', async () => {
    expect((await validated({ head, isFork: true })).found).toEqual(
      [`${HELPER} ${rule}`, `.vscode/tasks.json ${rule}`].toSorted(),
    );
    expect((await validated({ head })).found).toEqual([]);
  });

  it('gets no report if the rule is off, or for a file that is not validated', async () => {
    const off: ValidationTerms = { ...TERMS, config: { ...TERMS.config, rules: { [rule]: { severity: 'off' } } } };
    expect((await validated({ head, isFork: true, terms: off })).found).toEqual([]);
    const unwanted = { ...TERMS, isWanted: (path: string) => path !== HELPER };
    expect((await validated({ head, isFork: true, terms: unwanted })).found).toEqual([`.vscode/tasks.json ${rule}`]);
  });
});
