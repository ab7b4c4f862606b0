import { EXIT, usageError } from '../errors.ts';
import {
  chooseBySize,
  estimateBill,
  measureError,
  type ComposedReview,
  type EstimateError,
} from '../jobs/shards/estimate-bills.ts';
import type { Bill } from '../jobs/shards/predict-bill.ts';
import { pastBillJson, pastBillText, type PastChange } from '../reports/shards/past-bill.ts';
import { groupBy } from '../structures/group-by.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { MergedCommit } from '../workspace/git/git.ts';
import { asksForAllFiles } from './arguments/all-files.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { refuseNamedChange } from './arguments/named-change.ts';
import { readHistoryCount, readMerged } from './open/merged.ts';
import { followExtends } from './open/follow-extends.ts';
import { keepIndexInMemory } from './open/open-models.ts';
import {
  NOTHING,
  priceChange,
  sizeChange,
  type PriceTerms,
  type SizedChange,
  type Unpriced,
} from './open/price-merged.ts';
import type { Terminal } from './output/terminal.ts';

/**
 * `housestyle plan --history N`: what the reviews of the last merged changes would have cost, each by the instructions and
 * the configuration of its own base. Nothing is sent, and no key is needed. To compose the prompts of a change takes seconds,
 * so only some of many changes are composed, and the others are estimated by their size.
 */
export async function showPastBill(line: CommandLine, written: string, terminal: Terminal): Promise<number> {
  const most = readHistoryCount(written);
  refuseNamedChange(line, { instead: '--history', hint: 'The last merged changes are read, and no other one.' });
  if (asksForAllFiles(line)) {
    throw usageError(
      'mixed-sources',
      '`--history` and `--all-files` cannot be given together',
      'An audit reads all files of one commit, and no change.',
    );
  }
  const { commits } = await readMerged(line, most);
  const terms: PriceTerms = { line, terminal, follow: followExtends(line, terminal), kept: keepIndexInMemory() };
  const { changes, error } = await (commits.length <= MOST_COMPOSED ? priceAll : priceSome)(commits, terms);
  await terminal.print(
    line.format === 'json' ? jsonText(pastBillJson(changes, error)) : pastBillText(changes, terminal.columns, error),
  );
  return EXIT.done;
}

/** Most changes whose prompts are composed, for each model that the configurations name. */
const MOST_COMPOSED = 24;

interface Priced {
  readonly changes: readonly PastChange[];
  /** How wrong the estimates may be; absent if nothing was estimated. */
  readonly error?: EstimateError;
}

async function priceAll(commits: readonly MergedCommit[], terms: PriceTerms): Promise<Priced> {
  const changes: PastChange[] = [];
  for (const commit of commits) {
    terms.terminal.progress(`Counted the tokens of ${changes.length} of ${commits.length} changes …`);
    changes.push({ ...nameChange(commit), ...(await priceChange(commit, terms)) });
  }
  return { changes };
}

async function priceSome(commits: readonly MergedCommit[], terms: PriceTerms): Promise<Priced> {
  const sizes = new Map<MergedCommit, SizedChange | Unpriced>();
  for (const commit of commits) {
    terms.terminal.progress(`Read ${sizes.size} of ${commits.length} changes …`);
    sizes.set(commit, await sizeChange(commit, terms));
  }
  const sized = [...sizes.values()].flatMap((one) => ('size' in one ? [one] : []));
  const groups = [...groupBy(sized, ({ model }) => model)];
  const wanted = groups.flatMap(([, own]) => [...chooseBySize(own, MOST_COMPOSED)]);
  const priced = new Map<MergedCommit, { readonly bill: Bill } | Unpriced>();
  const composed: (ComposedReview & Pick<SizedChange, 'model'>)[] = [];
  for (const { commit, size, model } of wanted) {
    terms.terminal.progress(`Counted the tokens of ${priced.size} of ${wanted.length} changes …`);
    const one = await priceChange(commit, terms);
    priced.set(commit, one);
    if ('bill' in one) {
      composed.push({ size, model, bill: one.bill });
    }
  }
  const changes = commits.map((commit): PastChange => {
    const size = sizes.get(commit) ?? NOTHING;
    return { ...nameChange(commit), ...(priced.get(commit) ?? ('size' in size ? estimate(size, composed) : size)) };
  });
  const errors = groups.flatMap(([model, own]) => {
    const estimated = own.filter(({ commit }) => !priced.has(commit)).map(({ size }) => size);
    const ofModel = composed.filter((one) => one.model === model);
    return estimated.length === 0 ? [] : (measureError(ofModel, estimated) ?? []);
  });
  return { changes, ...(errors.length === 0 ? {} : { error: largestError(errors) }) };
}

function largestError(errors: readonly EstimateError[]): EstimateError {
  return { each: Math.max(...errors.map(({ each }) => each)), sum: Math.max(...errors.map(({ sum }) => sum)) };
}

function estimate(
  { size, model }: SizedChange,
  all: readonly (ComposedReview & Pick<SizedChange, 'model'>)[],
): { readonly bill: Bill } | Unpriced {
  const composed = all.filter((one) => one.model === model);
  return composed.length === 0 ? NOTHING : { bill: estimateBill(size, composed) };
}

function nameChange({ id, subject, seconds }: MergedCommit): Pick<PastChange, 'commit' | 'subject' | 'seconds'> {
  return { commit: id, subject, seconds };
}
