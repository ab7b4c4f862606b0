import { failureWithHint } from '../reasons/requests.ts';
import { count } from '../count.ts';

/** What is to be said of the batches of an audit, one sentence each. */
export function describeBatches({
  batches,
}: {
  readonly batches?: {
    readonly waiting: number;
    readonly unused: number;
    readonly failure: { readonly reason: string; readonly hint?: string } | undefined;
  };
}): readonly string[] {
  if (batches === undefined) {
    return [];
  }
  const { waiting, unused, failure } = batches;
  return [
    ...(waiting === 0
      ? []
      : [
          `${count(waiting, 'request')} in batches ${waiting === 1 ? 'is' : 'are'} not answered yet. Run the same audit with the same \`cache-dir\` within 29 days to go on; batches are answered within 24 hours.`,
        ]),
    ...(unused === 0
      ? []
      : [
          `${count(unused, 'answer')} of batches ${unused === 1 ? 'was' : 'were'} not needed, because the files or guidelines changed since they were asked for.`,
        ]),
    ...(failure === undefined ? [] : [`Not everything could be sent: ${failureWithHint(failure)}`]),
  ];
}

/** What is to be said if batches were asked for, and the audit has no model. */
export const NO_MODEL_TO_BATCH =
  '`batch` had no effect: no model is configured, and literal checks send no requests. Set `model` and `api-key`.';

/** What is to be said after batches were cancelled. */
export function describeCancelled(cancelled: number): string {
  return cancelled === 0
    ? '`cache-dir` knows of no batch that can be cancelled.'
    : `Cancelled: ${cancelled} ${cancelled === 1 ? 'batch' : 'batches'}.`;
}
