import type { Finding } from '../../findings/types.ts';
import type { CustomizationReceipt } from '../../reports/review/review-result.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import { writeReceipts } from '../conclude/write-receipts.ts';
import type { ShardReport } from './shard-report.ts';
import { sumOf } from '../../structures/sum.ts';

/** Writes the receipts anew, with what only the shards know: what was sent, its tokens, and agents that a model called. */
export function mergeReceipts(
  chosen: Chosen,
  checkedKeys: ReadonlySet<string>,
  findings: readonly Finding[],
  reports: readonly ShardReport[],
): readonly CustomizationReceipt[] {
  const keyOf = ({ source, folder = '' }: { readonly source: string; readonly folder?: string }): string =>
    JSON.stringify([source, folder]);
  const known = groupBy(
    reports.flatMap(({ receipts }) => receipts),
    keyOf,
  );
  return writeReceipts(chosen, { findings, checkedKeys }).map((receipt) => {
    const own = known.get(keyOf(receipt)) ?? [];
    const sent = own.some((one) => one.sent === 'cut') ? 'cut' : own.find((one) => one.sent !== undefined)?.sent;
    const tokens = own.find((one) => one.tokens !== undefined)?.tokens;
    const busy = receipt.status === 'left-out' ? own.filter(({ status }) => status === 'in-force') : [];
    const prompt = { ...(tokens === undefined ? {} : { tokens }), ...(sent === undefined ? {} : { sent }) };
    if (busy.length === 0) {
      return receipt.status === 'in-force' || receipt.status === 'idle' ? { ...receipt, ...prompt } : receipt;
    }
    // An agent that a model called in one of the shards.
    const { reason: _idle, ...rest } = receipt;
    return {
      ...rest,
      status: 'in-force',
      changedFiles: sumOf(busy, ({ changedFiles }) => changedFiles),
      files: busy.flatMap(({ files }) => files).slice(0, MAX_FILES_LISTED),
      ...prompt,
    };
  });
}

const MAX_FILES_LISTED = 100;
