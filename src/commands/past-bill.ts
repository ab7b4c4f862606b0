import { EXIT, UserError, usageError } from '../errors.ts';
import { chooseModels } from '../models/choose.ts';
import {
  chooseBySize,
  estimateBill,
  measureError,
  type ComposedReview,
  type ReviewSize,
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
import { followExtends, type FollowExtends } from './open/follow-extends.ts';
import { withChange, type OpenedChange } from './open/open-change.ts';
import { keepIndexInMemory, type KeptIndex } from './open/open-models.ts';
import { priceReview, sizeReview } from './open/price-review.ts';
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
const NO_MODEL = 'no-model-to-price';

interface PriceTerms {
  readonly line: CommandLine;
  readonly terminal: Terminal;
  /** For all changes, so that each file is read once. */
  readonly follow: FollowExtends | undefined;
  readonly kept: KeptIndex;
}

interface Priced {
  readonly changes: readonly PastChange[];
  /** By what share an estimate is wrong on average; absent if nothing was estimated. */
  readonly error?: number;
}

async function priceAll(commits: readonly MergedCommit[], terms: PriceTerms): Promise<Priced> {
  const changes: PastChange[] = [];
  for (const commit of commits) {
    terms.terminal.progress(`Counted the tokens of ${changes.length} of ${commits.length} changes …`);
    changes.push({ ...nameChange(commit), ...(await priceChange(commit, terms)) });
  }
  return { changes };
}

/** A change that can be reviewed, before its prompts are composed. */
interface SizedChange {
  readonly commit: MergedCommit;
  readonly size: ReviewSize;
  /** Only changes with the same one are compared. */
  readonly model: string;
}

async function priceSome(commits: readonly MergedCommit[], terms: PriceTerms): Promise<Priced> {
  const sizes = new Map<MergedCommit, SizedChange | Unpriced>();
  for (const commit of commits) {
    terms.terminal.progress(`Read ${sizes.size} of ${commits.length} changes …`);
    sizes.set(commit, await sizeChange(commit, terms));
  }
  const sized = [...sizes.values()].flatMap((one) => ('size' in one ? [one] : []));
  const groups = [...groupBy(sized, ({ model }) => model).values()];
  const wanted = groups.flatMap((own) => [...chooseBySize(own, MOST_COMPOSED)]);
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
  const error = measureError(composed);
  return { changes, ...(error === undefined || wanted.length === sized.length ? {} : { error }) };
}

function estimate(
  { size, model }: SizedChange,
  all: readonly (ComposedReview & Pick<SizedChange, 'model'>)[],
): { readonly bill: Bill } | Unpriced {
  const composed = all.filter((one) => one.model === model);
  return composed.length === 0 ? NOTHING : { bill: estimateBill(size, composed) };
}

/** Why the review of a change has no price. */
interface Unpriced {
  readonly reason: string;
}

const NOTHING: Unpriced = { reason: 'it has no file to review' };

function nameChange({ id, subject, seconds }: MergedCommit): Pick<PastChange, 'commit' | 'subject' | 'seconds'> {
  return { commit: id, subject, seconds };
}

function sizeChange(commit: MergedCommit, terms: PriceTerms): Promise<SizedChange | Unpriced> {
  return withMerged(commit, terms, async (opened) => {
    const size = await sizeReview(opened, terms.terminal.environment);
    const { provider, model } = opened.options;
    return size === undefined ? NOTHING : { commit, size, model: `${provider}:${model ?? ''}` };
  });
}

function priceChange(commit: MergedCommit, terms: PriceTerms): Promise<{ readonly bill: Bill } | Unpriced> {
  return withMerged(commit, terms, async (opened) => {
    const { bill } = await priceReview(opened, terms.terminal.environment, terms.kept);
    return bill === undefined ? NOTHING : { bill };
  });
}

/** Opens a merged change as a pull request would show it. */
async function withMerged<T>(
  { id, parent }: MergedCommit,
  { line, terminal, follow }: PriceTerms,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T | Unpriced> {
  if (parent === undefined) {
    return { reason: 'the commit before it is not in this clone' };
  }
  // What there is to say on each of many changes would hide the sum.
  const quiet = { ...terminal, progress: () => {}, say: () => {} };
  try {
    const opening = (opened: OpenedChange): Promise<T> => {
      const { options } = opened;
      if (options.model === undefined && chooseModels(options, terminal.environment).kind === 'offline') {
        throw usageError(NO_MODEL, '`plan --history` needs a model', 'Name one with `--model`; no key is needed.');
      }
      return work(opened);
    };
    return await withChange({ ...line, base: parent, head: id }, quiet, opening, follow);
  } catch (error) {
    // The configuration of an old commit may be wrong: that hides no other change.
    if (!(error instanceof UserError) || error.code === NO_MODEL) {
      throw error;
    }
    return { reason: error.message };
  }
}
