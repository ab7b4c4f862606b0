import type { FailedReply } from '../../models/model.ts';
import type { AuditSubject } from './audit-subject.ts';
import { auditTree, countSpent, type Audit, type AuditTerms } from './audit-tree.ts';

export interface RoundTerms extends AuditTerms {
  /** Minutes to wait for batches. */
  readonly batchMinutes: number;
}

/** An audit, and what became of its batches. */
export interface BatchedAudit extends Audit {
  readonly batches?: {
    /** Requests in batches that are not answered yet: the next run goes on with them. */
    readonly waiting: number;
    /** Answers that were paid for and not needed, because what they were asked about changed. */
    readonly unused: number;
    /** Why some requests could not be sent. */
    readonly failure: FailedReply | undefined;
  };
}

const MS_PER_MINUTE = 60_000;

/**
 * Audits a tree. With batches, a round picks up the replies of earlier batches, asks everything once more, and sends what
 * is still open: first questions, then those that follow from the answers, such as lookups and the second look at the
 * findings. As long as there is time, it waits for the batches and begins another round; a later run does the same.
 */
export async function auditInRounds(audited: AuditSubject, terms: RoundTerms): Promise<BatchedAudit> {
  const { models } = terms.input ?? {};
  const { batches, meter, signal } = models ?? {};
  if (batches === undefined || meter === undefined || signal === undefined) {
    return auditTree(audited, terms);
  }
  const end = performance.now() + terms.batchMinutes * MS_PER_MINUTE;
  let keptParts: number | undefined;
  for (;;) {
    const audit = await auditTree(audited, terms);
    keptParts ??= audit.keptParts;
    const { waiting, failure } = await batches.send(signal);
    const isTime = failure === undefined && performance.now() < end;
    if (!isTime || !(await batches.wait(end - performance.now(), signal))) {
      const unused = batches.leftOver();
      for (const { model, usage } of unused) {
        const asker = { agent: UNUSED, model };
        meter.settle(asker, {
          kind: 'answered',
          inputTokens: usage.inputTokens,
          usage,
          isCached: false,
          isBatched: true,
        });
      }
      return {
        ...audit,
        result: { ...audit.result, usage: { ...audit.result.usage, ...countSpent(terms.input) } },
        keptParts,
        batches: { waiting, unused: unused.length, failure },
      };
    }
    batches.nextRound();
    meter.nextRound();
  }
}

/** The row of answers that were paid for and not used. */
const UNUSED = 'unused-batch';
