import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { Clause } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';

/** The object of a clause in lower case with its code written out, without brackets around what is only an example. */
export function textOfCodes({ object, codes }: Clause): string {
  const bare = object.replaceAll(
    / ?\((?:e\.g\.,? |like |such as )?[\uE000-\uF8FF](?:(?:, | or | and |\/)[\uE000-\uF8FF])*\)/g,
    '',
  );
  return plainPhrase(unmaskCodeSpans(bare, codes).replaceAll('`', '').replaceAll(/["']/g, ''));
}
