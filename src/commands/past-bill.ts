import { EXIT, UserError, usageError } from '../errors.ts';
import { chooseModels } from '../models/choose.ts';
import type { Bill } from '../jobs/shards/predict-bill.ts';
import { pastBillJson, pastBillText, type PastChange } from '../reports/shards/past-bill.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { MergedCommit } from '../workspace/git/git.ts';
import { asksForAllFiles } from './arguments/all-files.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { refuseNamedChange } from './arguments/named-change.ts';
import { readHistoryCount, readMerged } from './open/merged.ts';
import { followExtends, type FollowExtends } from './open/follow-extends.ts';
import { withChange, type OpenedChange } from './open/open-change.ts';
import { priceReview } from './open/price-review.ts';
import type { Terminal } from './output/terminal.ts';

/**
 * `housestyle plan --history N`: what the reviews of the last merged changes would have cost, each by the instructions and
 * the configuration of its own base. Nothing is sent, and no key is needed.
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
  const changes: PastChange[] = [];
  const follow = followExtends(line, terminal);
  for (const commit of commits) {
    terminal.progress(`Counted the tokens of ${changes.length} of ${commits.length} changes …`);
    changes.push(await priceChange(commit, { line, terminal, follow }));
  }
  await terminal.print(
    line.format === 'json' ? jsonText(pastBillJson(changes)) : pastBillText(changes, terminal.columns),
  );
  return EXIT.done;
}

const NO_MODEL = 'no-model-to-price';

interface PriceTerms {
  readonly line: CommandLine;
  readonly terminal: Terminal;
  /** For all changes, so that each file is read once. */
  readonly follow: FollowExtends | undefined;
}

async function priceChange(
  { id, parent, subject, seconds }: MergedCommit,
  { line, terminal, follow }: PriceTerms,
): Promise<PastChange> {
  const change = { commit: id, subject, seconds };
  if (parent === undefined) {
    return { ...change, reason: 'the commit before it is not in this clone' };
  }
  // What there is to say on each of many changes would hide the sum.
  const quiet = { ...terminal, progress: () => {}, say: () => {} };
  try {
    const price = (opened: OpenedChange): Promise<Bill | undefined> => {
      const { options } = opened;
      if (options.model === undefined && chooseModels(options, terminal.environment).kind === 'offline') {
        throw usageError(NO_MODEL, '`plan --history` needs a model', 'Name one with `--model`; no key is needed.');
      }
      return priceReview(opened, terminal.environment).then(({ bill }) => bill);
    };
    const bill = await withChange({ ...line, base: parent, head: id }, quiet, price, follow);
    return bill === undefined ? { ...change, reason: 'it has no file to review' } : { ...change, bill };
  } catch (error) {
    // The configuration of an old commit may be wrong: that hides no other change.
    if (!(error instanceof UserError) || error.code === NO_MODEL) {
      throw error;
    }
    return { ...change, reason: error.message };
  }
}
