import type { FileChange } from '../../changes/types.ts';
import { runLiteralChecks, type LiteralReview } from '../../literal/run-checks.ts';
import type { Options } from '../../options/options.ts';
import { readSwitches } from '../../options/read-switches.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { readCheckedChange } from './read-checked-change.ts';

/**
 * Runs the literal checks on the files of a review.
 *
 * @param wholeChange the files of the change, if the subject of a shard has none
 */
export function checkLiterally(
  subject: ReviewSubject,
  chosen: Chosen,
  settings: Pick<Options, 'literalChecks' | 'leaveOutChecks'>,
  grammars: Grammars | undefined,
  wholeChange?: readonly FileChange[],
): Promise<LiteralReview> {
  return runLiteralChecks(
    chosen.files,
    chosen.applied,
    {
      readHead: subject.readHead,
      readBase: (file) => subject.readVersion('base', file),
      grammars,
    },
    { ...readCheckedChange(subject, chosen), wholeChange },
    readSwitches(settings),
  );
}
