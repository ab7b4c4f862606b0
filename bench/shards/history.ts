import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readCommandLine } from '../../src/commands/arguments/command-line.ts';
import { readMerged } from '../../src/commands/open/merged.ts';
import { keepIndexInMemory } from '../../src/commands/open/open-models.ts';
import { priceChange, sizeChange, type PriceTerms } from '../../src/commands/open/price-merged.ts';
import { openTerminal } from '../../src/commands/output/terminal.ts';
import { chooseBySize, estimateBill, measureError, type ComposedReview } from '../../src/jobs/shards/estimate-bills.ts';
import { groupBy } from '../../src/structures/group-by.ts';
import { createRandom } from '../accuracy/random.ts';

/**
 * Tries what `plan --history` says of changes that it does not compose:
 *
 * - `node bench/shards/history.ts rows FILE COUNT REPOSITORY…` composes the prompts of the last merged changes of each
 *   repository, and adds a row for each to the file. Nothing is sent.
 * - `node bench/shards/history.ts check FILE…` draws histories from the rows of a repository, lets some changes be composed and
 *   the others be estimated, and compares the sum and the stated error with what all were composed to.
 */
const [step, file = '', ...rest] = process.argv.slice(2);

interface HistoryRow {
  readonly repository: string;
  /** The tokens of the changed code, as the plan estimates them. */
  readonly size: number;
  readonly requests: number;
  readonly inputTokens: number;
}

async function compose(repository: string, count: number): Promise<void> {
  const line = readCommandLine(['plan', '--history', String(count), '--model', 'gpt-5.4', '--repo', repository]);
  const terminal = openTerminal(line, new AbortController().signal);
  const terms: PriceTerms = { line, terminal, follow: undefined, kept: keepIndexInMemory() };
  const { commits } = await readMerged(line, count);
  for (const commit of commits) {
    const sized = await sizeChange(commit, terms);
    const priced = 'size' in sized ? await priceChange(commit, terms) : sized;
    if ('size' in sized && 'bill' in priced) {
      const { requests, inputTokens } = priced.bill;
      const row: HistoryRow = { repository, size: sized.size.tokens, requests, inputTokens };
      appendFileSync(file, `${JSON.stringify(row)}\n`);
    }
  }
}

/** Histories of each repository, and the changes of each that are composed. Real runs compose 24 of more. */
const DRAWS = 200;
const COMPOSED = [12, 18, 24];
/** The most of a repository's changes that a history leaves out. */
const MOST_LEFT_OUT = 1 / 3;

function check(files: readonly string[]): void {
  const rows = files.flatMap((name) =>
    readFileSync(name, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HistoryRow),
  );
  const { below } = createRandom('history');
  for (const [repository, all] of groupBy(rows, (row) => row.repository)) {
    const reviews = all.map(({ size, requests, inputTokens }): ComposedReview => ({
      size: { tokens: size, parts: 1, prices: [] },
      bill: { model: 'm', requests, inputTokens, outputTokens: 0, composedParts: 1, parts: 1 },
    }));
    const drawn = COMPOSED.flatMap((most) =>
      Array.from({ length: DRAWS }, () => {
        const without = new Set(
          Array.from({ length: Math.floor(below(1_000) * 0.001 * MOST_LEFT_OUT * reviews.length) }, () =>
            below(reviews.length),
          ),
        );
        return judge(
          reviews.filter((_review, index) => !without.has(index)),
          most,
        );
      }),
    ).flatMap((one) => one ?? []);
    const share = (is: (one: Judged) => boolean): string =>
      `${((drawn.filter(is).length / Math.max(1, drawn.length)) * 100).toFixed(0)} %`;
    const mean = (of: (one: Judged) => number): string =>
      `${((drawn.reduce((sum, one) => sum + of(one), 0) / Math.max(1, drawn.length)) * 100).toFixed(1)} %`;
    console.log(
      `${basename(repository)}: ${reviews.length} changes, ${drawn.length} histories; sum wrong by ${mean(({ sum }) => sum)}, stated ${mean(({ statedSum }) => statedSum)}, covered ${share(({ sum, statedSum }) => sum <= statedSum)}; one wrong by ${mean(({ each }) => each)}, stated ${mean(({ statedEach }) => statedEach)}, covered ${share(({ each, statedEach }) => each <= statedEach)}`,
    );
  }
}

interface Judged {
  readonly sum: number;
  readonly statedSum: number;
  readonly each: number;
  readonly statedEach: number;
}

/** What is stated of a history, and what is true; undefined if nothing is estimated. */
function judge(reviews: readonly ComposedReview[], most: number): Judged | undefined {
  const composed = chooseBySize(reviews, most);
  const estimated = reviews.filter((review) => !composed.has(review));
  const stated = measureError(
    [...composed],
    estimated.map(({ size }) => size),
  );
  if (estimated.length === 0 || stated === undefined) {
    return undefined;
  }
  const tokens = (of: readonly ComposedReview[]): number => of.reduce((sum, { bill }) => sum + bill.inputTokens, 0);
  const errors = estimated.map(({ size, bill }) => estimateBill(size, [...composed]).inputTokens - bill.inputTokens);
  return {
    sum: Math.abs(errors.reduce((sum, error) => sum + error, 0)) / tokens(reviews),
    statedSum: stated.sum,
    each: errors.reduce((sum, error) => sum + Math.abs(error), 0) / tokens(estimated),
    statedEach: stated.each,
  };
}

if (step === 'check') {
  check([file, ...rest]);
}
if (step === 'rows') {
  const [count = '60', ...repositories] = rest;
  for (const repository of repositories) {
    await compose(repository, Number(count));
  }
}
