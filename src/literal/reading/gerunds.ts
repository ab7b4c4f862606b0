import type { Statement } from '../../guidelines/statements/statements.ts';
import { shortTitle } from '../../guidelines/claims/limits.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import { verbOfGerund } from './heads/verbs.ts';
import { regex } from '../../text/regex.ts';

/** Headings of lists of what people do and should not do. Pitfalls and gotchas may be of the tools instead. */
const WHAT_PEOPLE_DO = regex()`
  ^(?:(?:common|known|important|typical|critical|key|frequent|general|coding|code) )*
    (?:anti-?patterns?|mistakes|things to avoid|what (?:not to do|to avoid)|bad practices)
    (?: to (?:avoid|watch for|look for|flag))?$
`;
const GERUND = /^(?<first>[a-z]+ing) (?<rest>\S.+)$/s;

/** Below "Anti-patterns", `using x` is what nobody should do: `never use x`. Undefined for any other sentence. */
export function readGerundOfFault({ headings, leadIns, cells }: Statement, plain: string): string | undefined {
  const { first = '', rest = '' } = GERUND.exec(plain)?.groups ?? {};
  const verb = first === '' ? undefined : verbOfGerund(first);
  if (verb === undefined || leadIns.length > 0 || cells !== undefined) {
    return undefined;
  }
  const title = plainWords(shortTitle(headings.at(-1)?.title ?? '')).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return WHAT_PEOPLE_DO.test(title) ? `never ${verb} ${rest}` : undefined;
}
