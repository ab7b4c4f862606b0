import { describe, expect, it } from 'vitest';
import { acceptReports } from '../../../src/jobs/shards/accept-reports.ts';
import { mergeShards } from '../../../src/jobs/shards/merge-shards.ts';
import { planReview } from '../../../src/jobs/shards/plan-review.ts';
import { writeShardFile, type ShardFile } from '../../../src/jobs/shards/shard-file.ts';
import { makeShardReport, type ShardReport } from '../../../src/jobs/shards/shard-report.ts';
import type { ReviewResult } from '../../../src/reports/review/review-result.ts';
import { drawVerdict, headline } from '../../../src/reports/review/verdict.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import { failed } from '../../agents/scripted-model.ts';
import { casesToRun } from '../../harness/whole.ts';
import { finds, openScene, type ReviewScene } from '../stage-review.ts';

const COMMIT = 'a'.repeat(40);
const SECRET = 'key of the model';

/** Files in several folders, with what a literal check and what a model finds, the same fault in several files included. */
const SCENE: ReviewScene = {
  base: {
    '.github/copilot-instructions.md':
      '# Rules\n\n- Never use `var`.\n- Functions have a comment.\n- Update `CHANGELOG.md` with each change of the code.\n',
    ...Object.fromEntries(Array.from({ length: 24 }, (_, index) => [pathOf(index), 'const a = 1;\n'])),
  },
  head: Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      pathOf(index),
      `const a = 1;\n${index % 5 === 0 ? 'var b' : 'const b'} = ${index};\nfunction f${index}() {\n  return b;\n}\n`,
    ]),
  ),
  models: { housestyle: reviewShownFiles },
  budget: 9_000,
  maxComments: 6,
};

function pathOf(index: number): string {
  return `packages/p${index % 4}/src/file${index}.ts`;
}

/** Finds something in each file that the request shows, and repeats for one file what it says of another. */
function reviewShownFiles({ messages }: ModelRequest): ModelReply {
  const shown = messages.map(({ content }) => content).join('\n');
  const seen = new Set([...shown.matchAll(/function f(\d+)\(\)/g)].map(([, index]) => Number(index)));
  return finds(
    ...[...seen]
      .toSorted((a, b) => a - b)
      .flatMap((index) => [
        {
          path: pathOf(index),
          line: 3,
          quote: `function f${index}() {`,
          guideline: '2.2',
          title: 'The function has no comment',
          body: 'Add a comment that says what it does.',
          severity: index % 3 === 0 ? 'high' : 'medium',
        },
        ...(index % 7 === 0
          ? [{ path: pathOf(index), line: 2, title: `b${index} is odd`, body: `The value ${index} is not used.` }]
          : []),
      ]),
  );
}

interface Divided {
  readonly result: ReviewResult;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** The results of the shards before and after they are merged. */
  readonly reports: { readonly before: readonly ShardReport[]; readonly after: readonly ShardReport[] };
}

/** Reviews a scene in shards and merges what they leave. `change` gets the files of the results before they are merged. */
async function reviewInShards(
  scene: ReviewScene,
  most: number,
  change: (files: readonly ShardFile[]) => readonly ShardFile[] = (files) => files,
  { isSealed = true, ...terms }: { readonly takesOverReports?: boolean; readonly isSealed?: boolean } = {},
): Promise<Divided> {
  const { subject, chosen, settings, review } = await openScene(scene);
  const secret = isSealed ? SECRET : undefined;
  const plan = planReview(chosen, COMMIT, most);
  const files: ShardFile[] = [];
  for (const [position, { paths }] of plan.shards.entries()) {
    const result = await review(new Set(paths));
    const report = makeShardReport(result, plan, { index: position + 1, attempt: 1 });
    files.push({ name: `shard-${position + 1}`, bytes: Buffer.from(writeShardFile(report, secret)) });
  }
  const changed = new Set(subject.changes.files.map(({ path }) => path));
  const accepted = await acceptReports(change(files), { plan, changed, secret });
  const before = structuredClone(accepted.reports);
  const result = await mergeShards(subject, chosen, plan, accepted, { ...settings, ...terms });
  return { result, refused: accepted.refused, reports: { before, after: accepted.reports } };
}

/** What a reader of a review sees, without how many requests it took. */
function compared({ findings, coverage, unjudged, conclusion, literal, receipts, conflicts, reviewers }: ReviewResult) {
  return {
    findings: findings.map(({ identity: _identity, places = [], ...finding }) => ({
      ...finding,
      places: places.map(({ identity: _own, ...place }) => place),
    })),
    coverage,
    unjudged,
    conclusion,
    literal,
    receipts: receipts.map(({ tokens: _tokens, ...receipt }) => receipt),
    conflicts,
    reviewers: reviewers.map(({ requests: _requests, ...reviewer }) => reviewer),
  };
}

function drawLeftOut({ source, reason }: ReviewResult['leftOut'][number]): string {
  return `${source}: ${reason}`;
}

describe('a review in shards', () => {
  it.each(casesToRun([3, 24, 1, 2, 7], 2))(
    'is the review of one process on the same replies, with at most %i shards',
    async (most) => {
      const whole = await (await openScene(SCENE)).review();
      const { result, refused } = await reviewInShards(SCENE, most);
      expect(refused).toEqual([]);
      expect(compared(result)).toEqual(compared(whole));
      expect(whole.findings.length).toBeGreaterThan(3);
    },
  );

  it('is the review of one process without a model', async () => {
    const scene = { ...SCENE, isOffline: true };
    const whole = await (await openScene(scene)).review();
    expect(compared((await reviewInShards(scene, 5)).result)).toEqual(compared(whole));
  });

  it.each<[string, ReviewScene['base'], ReviewScene['head'], readonly string[]]>([
    [
      'indents lines that break a rule',
      { 'packages/p0/src/old.ts': 'var indentedLine = 1;\n' },
      { 'packages/p0/src/old.ts': 'if (on) {\n  var indentedLine = 1;\n}\n' },
      [],
    ],
    [
      'moves a line that breaks a rule to a file of another shard',
      { 'packages/p0/src/old.ts': 'export {};\nvar movedToAnotherFile = 1;\n' },
      { 'packages/p0/src/old.ts': 'export {};\n', 'packages/p3/src/new.ts': 'var movedToAnotherFile = 1;\n' },
      [],
    ],
    [
      'switches off the linter to which a rule is left, in a file of another shard',
      { 'eslint.config.js': 'export default [{ rules: { "no-var": "error" } }];\n' },
      { 'eslint.config.js': 'export default [];\n', 'packages/p3/src/new.ts': 'var b = 1;\n' },
      ['packages/p3/src/new.ts'],
    ],
  ])('knows the whole change as one process does: it %s', async (_name, base, head, expected) => {
    const plain = Array.from({ length: 24 }, (_, index) => [
      pathOf(index),
      `const a = ${index};\nconst b = 2;\n`.repeat(9),
    ]);
    const rules = '# Rules\n\n- Never use `var`.\n';
    const scene = {
      ...SCENE,
      isOffline: true,
      base: { '.github/copilot-instructions.md': rules, ...base },
      head: { ...Object.fromEntries(plain), ...head },
    };
    const whole = await (await openScene(scene)).review();
    expect(whole.findings.map(({ path }) => path)).toEqual(expected);
    const { result, reports } = await reviewInShards(scene, 5);
    expect(reports.before.length).toBeGreaterThan(1);
    expect(compared(result)).toEqual(compared(whole));
  });

  it('lists each file that no rule could be checked in, also those of a shard that judged nothing', async () => {
    const pages = [1, 2, 3].map((index) => [`docs/page${index}.txt`, `Page ${index}.\n`.repeat(200)]);
    const scene = { ...SCENE, isOffline: true, head: { ...SCENE.head, ...Object.fromEntries(pages) } };
    const whole = await (await openScene(scene)).review();
    const { result, reports } = await reviewInShards(scene, 9);
    const unchecked = ({ leftOut }: ReviewResult) => leftOut.filter(({ stage }) => stage === 'file').map(drawLeftOut);
    expect(reports.before.some(({ judged }) => judged.byRules.length === 0)).toBe(true);
    expect(unchecked(whole)).toHaveLength(pages.length);
    expect(unchecked(result).toSorted()).toEqual(unchecked(whole).toSorted());
  });

  it('adds up requests, tokens and coverage', async () => {
    const { result } = await reviewInShards(SCENE, 6);
    expect(result.usage.requests).toBeGreaterThanOrEqual(6);
    expect(result.usage.rows).toHaveLength(1);
    expect(result.coverage.reviewedLines).toBe(result.coverage.lines);
  });

  it('names a shard that left no result once, posts the rest and counts its lines as not judged', async () => {
    const { result } = await reviewInShards(SCENE, 6, (files) => files.filter((_file, index) => index !== 2));
    expect(result.unjudged.shards).toEqual(['shard 3 of 6 left no result']);
    expect(headline(drawVerdict(result))).toMatch(
      / Not judged: shard 3 of 6 left no result \(\d+ files?, \d+ lines?\)\.$/,
    );
    expect(JSON.stringify(result.leftOut)).not.toContain('left no result');
    expect(result.conclusion).toBe('findings');
    expect(result.coverage.reviewedLines).toBeLessThan(result.coverage.lines);
    expect(result.coverage.notReviewed.map(({ kind }) => kind)).toEqual(['no-shard']);
  });

  it('is incomplete, never clean, if nothing was found and a shard left no result', async () => {
    const scene = { ...SCENE, models: {}, head: { 'a/x.ts': 'const a = 1;\n', 'b/y.ts': 'const b = 1;\n' }, base: {} };
    expect((await reviewInShards(scene, 2)).result.conclusion).toBe('clean');
    expect((await reviewInShards(scene, 2, (files) => files.slice(1))).result.conclusion).toBe('incomplete');
  });

  it.each([
    ['nothing was found', { ...SCENE, models: {}, head: { 'a/x.ts': 'const a = 1;\n' }, base: {} }],
    ['the merging job found something in the change as a whole', SCENE],
  ])('fails without a result of any shard, also if %s', async (_case, scene) => {
    const { result } = await reviewInShards(scene, 2, () => []);
    expect(result.conclusion).toBe('failed');
    expect(headline(drawVerdict(result))).toMatch(
      /^Failed: no shard left a result that could be used, so the change was not reviewed\. Not judged: .*shards? (?:1 of 1|1 and 2 of 2) left no result/,
    );
  });

  it('says that results were refused', async () => {
    const { result, refused } = await reviewInShards(SCENE, 3, (files) =>
      files.map(({ name }) => ({ name, bytes: Buffer.from('{}') })),
    );
    expect(refused.map(({ name }) => name)).toEqual(['shard-1', 'shard-2', 'shard-3']);
    expect(result.conclusion).toBe('failed');
    expect(result.unjudged.shards).toEqual(['shards 1, 2 and 3 of 3 left no result that could be used']);
  });

  it('fails only if the model answered no request of any shard', async () => {
    const scene = { ...SCENE, models: { housestyle: [failed('unreachable')] } };
    expect((await reviewInShards({ ...scene, isOffline: false, base: {} }, 3)).result.conclusion).toBe('failed');
    let asked = 0;
    const partly = (request: ModelRequest): ModelReply =>
      (asked += 1) === 1 ? failed('unreachable') : reviewShownFiles(request);
    const { result } = await reviewInShards({ ...SCENE, models: { housestyle: partly } }, 6);
    expect(result.conclusion).toBe('findings');
    expect(result.unjudged.requests).toBe(1);
  });

  const HEAD_LINE = /^.*\n/;
  const edit = (files: readonly ShardFile[], index: number, change: (text: string) => string): readonly ShardFile[] =>
    files.map((file, position) =>
      position === index ? { ...file, bytes: Buffer.from(change(Buffer.from(file.bytes).toString())) } : file,
    );

  it.each<[string, (files: readonly ShardFile[]) => readonly ShardFile[], RegExp]>([
    [
      'changed text',
      (files) => edit(files, 1, (text) => text.replace('"medium"', '"severe"')),
      /does not have the seal/,
    ],
    [
      'no seal',
      (files) => edit(files, 1, (text) => text.replace(HEAD_LINE, '{"format":"housestyle-shard-file-3"}\n')),
      /does not have the seal/,
    ],
    ['other content', (files) => edit(files, 1, () => 'PK\u0003\u0004'), /is damaged: its first line has no end/],
    ['another form', (files) => edit(files, 1, () => '{}\n{}\n'), /is not the result of a shard/],
    ['nothing in it', (files) => edit(files, 1, () => ''), /^is empty$/],
    [
      'the format of another version',
      (files) => edit(files, 1, (text) => text.replace('shard-file-3', 'shard-file-2')),
      /was written by another version of Housestyle/,
    ],
    [
      'cut content',
      (files) => edit(files, 1, (text) => text.slice(0, text.length / 2)),
      /does not have the seal of this run, so it was cut or changed: it has \d+ of the \d+ bytes/,
    ],
    [
      'too many bytes',
      (files) =>
        files.map((file, index) => (index === 1 ? { ...file, bytes: new Uint8Array(64 * 1024 * 1024 + 1) } : file)),
      /at most 67108864 are read/,
    ],
  ])('does not use a result with %s, and says why', async (_name, change, reason) => {
    const { result, refused } = await reviewInShards(SCENE, 4, change);
    expect(refused).toEqual([{ name: 'shard-2', reason: expect.stringMatching(reason) as string }]);
    expect(result.unjudged.shards).toEqual(['shard 2 of 4 left no result that could be used']);
    expect(result.leftOut).toContainEqual({ stage: 'request', source: 'shard-2', reason: refused[0]?.reason });
  });

  it('does not use a result without a seal that was cut after a line', async () => {
    const afterTwoLines = /^.*\n.*\n/;
    const cut = (files: readonly ShardFile[]): readonly ShardFile[] =>
      edit(files, 1, (text) => afterTwoLines.exec(text)?.[0] ?? '');
    const { refused } = await reviewInShards(SCENE, 2, cut, { isSealed: false });
    expect(refused).toEqual([{ name: 'shard-2', reason: expect.stringMatching(/was cut or changed/) as string }]);
  });

  it('leaves the results of the shards as they are, where the limits change placements', async () => {
    const { result, reports } = await reviewInShards({ ...SCENE, maxComments: 1 }, 24);
    const isOverLimit = ({ placement }: ReviewResult['findings'][number]): boolean =>
      placement.kind === 'summary' && placement.reason.includes('max-comments');
    expect(result.findings.some(isOverLimit)).toBe(true);
    expect(reports.after).toEqual(reports.before);
  });

  it('gives the same review if it may take over the results of the shards', async () => {
    const [kept, takenOver] = [
      await reviewInShards(SCENE, 7),
      await reviewInShards(SCENE, 7, undefined, { takesOverReports: true }),
    ];
    expect(takenOver.result).toEqual(kept.result);
  });

  it('uses a result once that is there twice', async () => {
    const { result, refused } = await reviewInShards(SCENE, 4, (files) => [
      ...files,
      ...files.slice(0, 1).map(({ bytes }) => ({ name: 'again', bytes })),
    ]);
    expect(refused).toEqual([{ name: 'again', reason: 'is a copy of shard-1, the result of shard 1' }]);
    expect(compared(result)).toEqual(compared(await (await openScene(SCENE)).review()));
  });
});
