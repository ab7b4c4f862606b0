import { usageError } from '../errors.ts';
import { FAMILY_NAMES } from '../literal/families.ts';
import type { CheckSwitches } from '../literal/switches/check-switches.ts';
import type { Options } from './options.ts';
import { suggestionFor } from './problems.ts';

/** Reads which literal checks are switched off. Throws a `UserError` for a family that does not exist. */
export function readSwitches({
  literalChecks,
  leaveOutChecks,
}: Pick<Options, 'literalChecks' | 'leaveOutChecks'>): CheckSwitches {
  const unknown = leaveOutChecks.find((name) => !FAMILY_NAMES.includes(name));
  if (unknown !== undefined) {
    throw usageError(
      'unknown-check-family',
      `\`leave-out-checks\` has "${unknown}", which is not a family of literal checks`,
      suggestionFor(unknown, FAMILY_NAMES, `The families are ${FAMILY_NAMES.join(', ')}.`),
    );
  }
  return { isOff: literalChecks === 'off', leftOut: leaveOutChecks };
}
