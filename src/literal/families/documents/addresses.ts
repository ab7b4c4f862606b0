import type { Clause, TextFinder, Violation } from '../../types.ts';
import { CODE, codesIn, plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const OBJECT = new RegExp(
  `^(?:plain |insecure |unencrypted |raw |any )*(?:${CODE}|http(?::\\/\\/)?)(?: (?:links?|urls?|addresses|endpoints|protocol|scheme|uris?))?$`,
);
const VERB = /^(?:|use|include|add|write|link to|reference|link|have|put)$/;
/** Addresses that are names, or lead to one's own machine or network. */
const NAMES = regex('i')`
  ^(?:[^/\s@"']*@)?(?:
    localhost|\d{1,3}\.\d{1,3}\.\d|\[|host\.docker|www\.w3\.org|schemas?\.|json-schema\.org|purl\.org|ns\.|xmlns|xml\.
    |java\.sun\.com|maven\.apache\.org|[^/\s"'\`]*\bexample\.|[\w-]+(?::\d|\/|["'\`\s)]|$)
    |[\w.-]+\.(?:local|localhost|test|internal|svc|invalid|lan)\b|[<$%*.{]
  )
`;

/** Reads rules against addresses that begin with `http://`. */
export function readAddressRule({ polarity, subject, verb, object, codes }: Clause): TextFinder | undefined {
  if (polarity !== 'forbidden' || subject !== '' || !VERB.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const [code = 'http://'] = codesIn(phrase, codes);
  const isWords =
    codesIn(phrase, codes).length === 0 &&
    !/^(?:plain |insecure |unencrypted )*http (?:links?|urls?|addresses)$/.test(phrase);
  if (!OBJECT.test(phrase) || code !== 'http://' || isWords) {
    return undefined;
  }
  return {
    looksAt: 'text',
    words: 'reports addresses that begin with `http://`, but for those of namespaces, examples and the own machine',
    readsProse: true,
    find: ({ file: { path }, added }) =>
      added
        .filter(({ text }) =>
          [...text.matchAll(/\bhttp:\/\//g)].some(({ index }) => !NAMES.test(text.slice(index + 7))),
        )
        .filter(({ text }) => !/\bxmlns\b|<!DOCTYPE|\$schema/i.test(text))
        .map(({ number }): Violation => ({ path, line: number, found: 'an address with `http://`' })),
  };
}
