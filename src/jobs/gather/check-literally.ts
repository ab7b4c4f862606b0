import { runLiteralChecks, type LiteralReview } from '../../literal/run-checks.ts';
import type { Options } from '../../options/options.ts';
import { readSwitches } from '../../options/read-switches.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { readCheckedChange } from './read-checked-change.ts';

/** Runs the literal checks on the files of a review. */
export function checkLiterally(
  subject: ReviewSubject,
  chosen: Chosen,
  settings: Pick<Options, 'literalChecks' | 'leaveOutChecks'>,
  grammars: Grammars | undefined,
): Promise<LiteralReview> {
  return runLiteralChecks(
    chosen.files,
    chosen.applied,
    {
      readHead: subject.readHead,
      readBase: (file) => subject.readVersion('base', file),
      grammars,
    },
    readCheckedChange(subject, chosen),
    readSwitches(settings),
  );
}
