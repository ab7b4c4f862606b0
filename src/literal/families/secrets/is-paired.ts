import { hasBareValues } from '../../../text/secrets/text-form.ts';
import type { FoundSecret } from '../../../text/secrets/secret-formats.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Whether a password or secret is written next to the one whom it lets in: `user` and `password`, `clientId` and
 * `clientSecret`. Together they open something, as a password in an address does. A password alone is as often a default, or
 * the hash of one.
 *
 * @param index the line of the secret
 */
export function isPaired(
  lines: readonly string[],
  index: number,
  { title, start, end }: FoundSecret,
  languageId: string | undefined,
): boolean {
  const line = lines[index] ?? '';
  if ((title !== 'password' && title !== 'secret') || HASH.test(line.slice(start, end))) {
    return false;
  }
  const forms = [QUOTED, ...(hasBareValues(languageId) ? [BARE] : [])];
  const near = [
    ...lines.slice(Math.max(0, index - DISTANCE), index),
    line.slice(Math.max(0, start - MAX_CHARACTERS), start),
    ...lines.slice(index + 1, index + 1 + DISTANCE),
  ].map((text) => text.slice(0, MAX_CHARACTERS));
  return near.some((text) => forms.some((form) => isSomebody(form.exec(text)?.groups)));
}

/** In lines. */
const DISTANCE = 2;
const MAX_CHARACTERS = 300;
/** What programs keep of a password. */
const HASH = /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i;

/** The end of the name of somebody who signs in, or of the public half of a pair. */
const NAME = String.raw`(?:user(?:[-_]?name)?|login|e?[-_]?mail(?:[-_]?address)?|account|(?:client|consumer|app|access)[-_]?(?:id|key(?:[-_]?id)?))`;
const QUOTED = new RegExp(
  String.raw`${NAME}["'\]]{0,2}\s{0,8}(?:=>|:=|[=:,])\s{0,8}[({[]?(?<quote>["'])(?<value>[\w.@+|-]{3,100})\k<quote>`,
  'i',
);
const BARE = new RegExp(String.raw`${NAME}\s{0,8}[=:]\s{0,8}(?<value>[\w.@+|-]{3,100})\s{0,40}(?:#.*)?$`, 'i');
/** Accounts that a program has when it is new, and people of whom documentation tells. */
const NOBODY = regex('i')`
  ^(?:
    admin\w*|root|postgres|mysql|mongo|redis|sa|guest|tests?|users?|username|demo|example|foo|alice|bob|john\w*
    |jane\w*|null|none|true|false
  )(?:@.*)?$
  |@(?:[\w-]+\.)?(?:example|test|localhost|acme|domain|mail)\b
`;

function isSomebody(found: Readonly<Record<string, string | undefined>> | undefined): boolean {
  const { value } = found ?? {};
  return value !== undefined && !NOBODY.test(value) && !/^(?:process|os|self|this|env|config|settings)\./.test(value);
}
