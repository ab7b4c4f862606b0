import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, setModel } from './stage-model.ts';
import { expectFaithful, NUMBER, setStage, writesSince, type Stage, type StageOptions } from './stage.ts';

const agent = (more = '', body = 'You work.\n'): string =>
  `---\ndescription: Does the work. Use it when there is some.\n${more}---\n\n${body}`;
const OLD = '.github/agents/old.agent.md';
const HELPER = '.github/agents/builder.agent.md';
const CALLER = '.github/agents/caller.agent.md';
const NEW = '.github/agents/new.agent.md';
const HANDOFF = 'handoffs:\n  - label: Go\n    agent: builder\n    prompt: Build it.\n';
/** The base already has one problem: the key `infer` in the first file. */
const BASE = { [OLD]: agent('infer: false\n'), [HELPER]: agent(), [CALLER]: agent(HANDOFF), 'src/a.js': 'let a;\n' };
const TYPO = agent('argumnt-hint: what to do\n');

/** Runs a review on a pull request that makes these changes to the base. */
async function reviewed(
  head: StageOptions['head'],
  { inputs = {}, ...stage }: StageOptions & { readonly inputs?: Readonly<Record<string, string>> } = {},
) {
  const opened = await setStage({ base: BASE, ...stage, ...(head && { head }) });
  const result = await opened.run({ inputs });
  return { stage: opened, result, findings: findingsOf(result.outputs) };
}

interface ReportedFinding {
  readonly rule?: string;
  readonly path: string;
  readonly line?: number;
  readonly placement: string;
  readonly severity: string;
  readonly fingerprint: string;
}

function findingsOf(outputs: Readonly<Record<string, string>>): readonly ReportedFinding[] {
  const { findings } = JSON.parse(readFileSync(outputs['findings-file'] ?? '', 'utf8')) as {
    readonly findings: readonly ReportedFinding[];
  };
  return findings;
}

function namesOf(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map(({ path, rule = '', placement }) => `${path} ${rule} ${placement}`);
}

function commentsOf({ github }: Stage): readonly string[] {
  return github.reviewComments(NUMBER).map(({ body }) => body);
}

describe('a review of a change that touches a customization file', () => {
  it('comments each fault on its line, with a suggestion if the fix is safe', async () => {
    const { stage, findings, result } = await reviewed({ [NEW]: TYPO, 'src/a.js': 'let b;\n' });
    expect(namesOf(findings)).toEqual([`${NEW} frontmatter-key-typo inline`]);
    const [comment = ''] = commentsOf(stage);
    expect(comment).toContain('```suggestion\nargument-hint: what to do\n```');
    expect(comment).toContain('[frontmatter-key-typo](https://github.com/');
    expect(findings).toMatchObject([{ line: 3, severity: 'medium' }]);
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([0, 'findings']);
    expectFaithful(stage.github);
  });

  it('reports nothing that the base had already, on lines that it does not change', async () => {
    const { findings } = await reviewed({ [OLD]: agent('infer: false\n', 'You work well.\n') });
    expect(findings).toEqual([]);
  });

  it('reports what it breaks in a file that it does not touch', async () => {
    const { findings } = await reviewed({ [HELPER]: null });
    expect(namesOf(findings)).toEqual([`${CALLER} agent-handoff-unknown-agent summary`]);
  });

  it('is not validated if it touches no customization file, nor if an option says so', async () => {
    const other = await reviewed({ 'src/a.js': 'let b;\n' });
    const off = await reviewed({ [NEW]: TYPO }, { inputs: { 'customization-checks': 'off' } });
    expect([other.findings, off.findings]).toEqual([[], []]);
    expect([other, off].map(({ result }) => result.summary.includes('Validated'))).toEqual([false, false]);
  });

  it('fails the job if an error reaches `fail-on`', async () => {
    const { result, findings } = await reviewed(
      { [NEW]: '---\nname: [\n---\n\nWork.\n' },
      { inputs: { 'fail-on': 'high' } },
    );
    expect([result.exitCode, findings[0]?.severity]).toEqual([1, 'high']);
  });
});

describe('after a push, a fault of a customization file', () => {
  it('that moved keeps its comment, and one that is fixed is marked as fixed', async () => {
    const stage = await setStage({ base: BASE, head: { [NEW]: TYPO } });
    const first = await stage.run();
    const [before] = findingsOf(first.outputs);
    await stage.repository.commit('feature', {
      message: 'More',
      files: { [NEW]: TYPO.replace('---\n', '---\nname: new\n') },
    });
    const second = await stage.run();
    const [moved] = findingsOf(second.outputs);
    expect([moved?.line, moved?.fingerprint]).toEqual([4, before?.fingerprint]);
    expect([commentsOf(stage).length, second.outputs['comments-posted']]).toEqual([1, '0']);
    await stage.repository.commit('feature', {
      message: 'Fix',
      files: { [NEW]: agent('argument-hint: what to do\n') },
    });
    const third = await stage.run();
    expect(third.outputs).toMatchObject({ findings: '0', fixed: '1' });
    expect(third.summary).toContain('Fixed');
    expectFaithful(stage.github);
  });

  it('that stays is not posted again, and a second run of the same commit posts nothing', async () => {
    const stage = await setStage({ base: BASE, head: { [NEW]: TYPO } });
    await stage.run();
    const from = stage.github.requests.length;
    await stage.run();
    expect(writesSince(stage.github, from)).toEqual([]);
  });
});

describe('the author of the change', () => {
  const CONFIG = '.github/housestyle.yml';
  const OFF = 'rules: { frontmatter-key-typo: off }\n';

  it('cannot switch rules off, because the configuration comes from the base', async () => {
    const { findings } = await reviewed({
      [NEW]: TYPO,
      [CONFIG]: `customization-checks: off\n${OFF}`,
      '.github/housestyle-baseline.json': JSON.stringify({ version: 1, findings: [] }),
    });
    expect(namesOf(findings)).toContain(`${NEW} frontmatter-key-typo inline`);
  });

  it('gets no finding of a rule that the base switches off', async () => {
    const { findings } = await reviewed({ [NEW]: TYPO }, { base: { ...BASE, [CONFIG]: OFF } });
    expect(namesOf(findings)).not.toContain(`${NEW} frontmatter-key-typo inline`);
  });

  it('cannot write anything but the finding into a comment', async () => {
    const name = 'x"}-->@acme <img src=x> ```suggestion';
    const { stage, findings } = await reviewed({ [NEW]: agent(HANDOFF.replace('builder', JSON.stringify(name))) });
    expect(findings.length).toBeGreaterThan(0);
    const outside = commentsOf(stage).map((body) =>
      body.replaceAll(/`[^`\n]*`/g, '').replaceAll(/<!-- housestyle.*? -->/g, ''),
    );
    expect(outside.join('\n')).not.toMatch(/@acme|<img|^```suggestion\n(?!.*handoffs)/m);
  });
});

it('a broken baseline is a note of the review, which goes on', async () => {
  const base = { ...BASE, '.github/housestyle-baseline.json': '{' };
  const { result, findings } = await reviewed({ [NEW]: TYPO }, { base });
  expect(findings).toEqual([]);
  expect(result.summary).toContain('were not validated');
});

it('a model is told what was found, and its report of the same line becomes one comment', async () => {
  const title = '`argumnt-hint` is not a key; `argument-hint` is meant';
  const model = await setModel([
    answer({
      path: NEW,
      line: 3,
      quote: 'argumnt-hint: what to do',
      severity: 'medium',
      kind: 'bug',
      title,
      body: 'The key `argumnt-hint` of the frontmatter is a typo of `argument-hint`.',
      confidence: 0.9,
    }),
  ]);
  const inputs = { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key', verify: 'false' };
  const { stage, findings } = await reviewed({ [NEW]: TYPO }, { inputs });
  expect(namesOf(findings)).toEqual([`${NEW} frontmatter-key-typo inline`]);
  expect(commentsOf(stage).length).toBe(1);
});
