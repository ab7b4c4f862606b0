import { usageError } from '../../errors.ts';
import { REVIEW_FAIL_ON, VALIDATE_FAIL_ON, type Options } from '../../options/options.ts';

/** The lowest severity at which a finding fails the run; by default none fails it. */
export function reviewFailOn(options: Pick<Options, 'failOn'>): (typeof REVIEW_FAIL_ON)[number] {
  return failOnAmong(REVIEW_FAIL_ON, options, 'never', 'a review');
}

/** The lowest severity at which a problem fails the run; by default errors do. */
export function validateFailOn(options: Pick<Options, 'failOn'>): (typeof VALIDATE_FAIL_ON)[number] {
  return failOnAmong(VALIDATE_FAIL_ON, options, 'error', 'a validation');
}

function failOnAmong<T extends string>(
  words: readonly T[],
  { failOn }: Pick<Options, 'failOn'>,
  otherwise: T,
  subject: string,
): T {
  const word = words.find((candidate) => candidate === failOn?.value);
  if (word !== undefined) {
    return word;
  }
  if (failOn === undefined || failOn.isShared) {
    return otherwise;
  }
  throw usageError(
    'option-value',
    `For ${subject}, \`fail-on\` must be one of ${words.join(', ')}, not "${failOn.value}"`,
  );
}
