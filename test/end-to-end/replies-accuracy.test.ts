import { beforeAll, describe, expect, it } from 'vitest';
import { openReviewer } from '../../bench/accuracy/review.ts';
import { findQuotableLines, type Change, type QuotableLine } from '../../bench/replies/changes.ts';
import type { DrawnKind } from '../../bench/replies/draw.ts';
import { GROUPS } from '../../bench/replies/groups.ts';
import { judgeReview, type Judgement } from '../../bench/replies/judge.ts';
import { writeReplies } from '../../bench/replies/measure.ts';
import { sumJudgements, type Sums } from '../../bench/replies/tables.ts';
import { makeRepository } from '../harness/repository.ts';
import { makeUpChange } from './accuracy-change.ts';

/** One kind of each sort of reply. `npm run accuracy` measures all of them. */
const KINDS: Readonly<Record<string, string>> = {
  'as asked': 'indented by two',
  'talk and fences': 'a sentence before',
  thinking: '<think>: a draft that the answer refutes',
  'field shapes': 'line is null',
  paths: 'backticks',
  'bent JSON': 'not a number, every',
  'other key names': 'file, line, comment',
  'other containers': 'JSON lines',
  'empty and no answers': 'a refusal',
};

/** Percent of the findings in the replies. */
const LEAST = { kept: 97, placed: 95 } as const;
const MOST = { falselyClean: 0, invented: 0, falselyIncomplete: 0, crashed: 0 };

/** Nine reviews take a few seconds, and much longer if other tests keep the machine busy. */
const HOOK_TIMEOUT_MS = 300_000;

let sums: Sums;

beforeAll(async () => {
  const { base, head } = makeUpChange('replies');
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: base }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  const reviewer = await openReviewer();
  try {
    const lines: QuotableLine[] = [];
    for (const [path, after] of Object.entries(head)) {
      const diff = await repository.git('diff', '--unified=0', 'main', 'feature', '--', path);
      lines.push(...findQuotableLines({ path, before: base[path] ?? '', after, diff }));
    }
    const change: Change = {
      name: 'gate',
      folder: repository.directory,
      base: await repository.sha('main'),
      head: await repository.sha('feature'),
      diff: await repository.git('diff', 'main', 'feature'),
      lines,
      strangePath: 'src/other.ts',
    };
    const judgements: Judgement[] = [];
    for (const written of writeReplies(chooseKinds(), [change], 'gate')) {
      const run = await reviewer.review({
        repository: change.folder,
        base: change.base,
        head: change.head,
        replies: [written.reply.message],
      });
      judgements.push(judgeReview(written.reply, run));
    }
    sums = sumJudgements(judgements);
  } finally {
    await reviewer.close();
    await repository.dispose();
  }
}, HOOK_TIMEOUT_MS);

describe('findings in replies as models write them', () => {
  it.each(['kept', 'placed'] as const)('%s: nearly all', (figure) => {
    expect(sums.expected).toBeGreaterThan(20);
    expect((sums[figure] / sums.expected) * 100).toBeGreaterThanOrEqual(LEAST[figure]);
  });

  it.each(Object.entries(MOST))('%s: at most %d', (figure, atMost) => {
    expect(sums).toHaveProperty(
      figure,
      expect.toSatisfy((value: number) => value <= atMost),
    );
  });
});

function chooseKinds(): readonly DrawnKind[] {
  return GROUPS.flatMap(({ name: group, kinds }) =>
    kinds.filter(({ name }) => name === KINDS[group]).map((kind) => ({ group, kind, half: 'tuning' as const })),
  );
}
