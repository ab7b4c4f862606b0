import { openBill } from '../../src/commands/open/open-bill.ts';
import { divideIntoParts, openPart } from '../../src/jobs/audit/audit-tree.ts';
import { openAudit } from '../../src/jobs/audit/open-audit.ts';
import { openTree } from '../../src/jobs/audit/open-tree.ts';
import { readOptions } from '../../src/options/read-options.ts';

/**
 * Compares the predicted bill of an audit with that of all of its parts: `node bench/shards/bill.ts REPOSITORY…`. Nothing is
 * sent. The tokens of the prompts are those of the real tokenizer, which an end-to-end test compares with what is sent.
 */
for (const repo of process.argv.slice(2)) {
  const options = {
    ...readOptions([new Map([['model', { value: 'gpt-5.4', where: { kind: 'named', name: 'model' } }]])]),
    contextTokens: 0,
  };
  const tree = await openTree({ repo, head: undefined });
  const audited = await openAudit(tree, { repository: tree.workspace }, options);
  const parts = divideIntoParts(audited);
  const open = (paths: ReadonlySet<string>): ReturnType<typeof openPart> => openPart(audited, paths);
  const predicted = await openBill(parts, options, {}, open);
  let [requests, inputTokens] = [0, 0];
  for (const part of parts) {
    const exact = await openBill([part], options, {}, open);
    requests += exact?.requests ?? 0;
    inputTokens += exact?.inputTokens ?? 0;
  }
  const error = (said: number, real: number): string => `${((said / real - 1) * 100).toFixed(1)} %`;
  console.log(
    `${repo}: ${parts.length} parts, ${requests} requests (${error(predicted?.requests ?? 0, requests)}), ${inputTokens} input tokens (${error(predicted?.inputTokens ?? 0, inputTokens)})`,
  );
  tree.close();
}
