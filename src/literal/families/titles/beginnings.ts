import type { Clause, Finder } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { ANY_NAME, findNames, readNamed } from './names.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const PREFIXES = codeListPattern('a|an|the|either|one of|these|following', 'prefix|prefixes');
const WITH_PREFIX = regex()`
  ^with (?:
    (?:a|an|one of the|the|either) (?:category |type |appropriate |valid |emoji |following )*prefix(?:es)?
      (?: describing the change)?:?[ ]
  )?(?<list>${PREFIXES})$
`;

const BEGINS = /^(?:start|begin|prefix)$/;
const PREFIXED = new RegExp(`^(${ANY_NAME}) (with .+)$`);

/** A word in brackets that everybody replaces by a name: `[chart-name]`. */
const BRACKETED_NAME = regexSource`
  (?:[a-z]+[ -])?(?:package|scope|area|module|component|name|ticket|type|issue|team|project|crate|feature|jira|id)
`;
const PREFIX_WITH_SIGN = regex('u')`
  ^(?:
    (?:\p{Extended_Pictographic}\uFE0F? ?)?[a-z]+[:/]
    |\[(?!${BRACKETED_NAME}\])[\w./-]+\]:?
    |[A-Z]{2,10}-
  ) ?$
`;

/** ``Branch names must start with `feat/` or `fix/` ``. */
export function compileBeginning({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'required' || !BEGINS.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (PREFIXED.exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  const list = WITH_PREFIX.exec(rest ?? phrase)?.groups?.['list'];
  if (named === undefined || list === undefined) {
    return undefined;
  }
  const prefixes = codesIn(list, codes).map((code) => code.replace(/\*$/, ''));
  if (!prefixes.every((prefix) => PREFIX_WITH_SIGN.test(prefix))) {
    return undefined;
  }
  const fits = (text: string): boolean => prefixes.some((prefix) => beginsWith(text, prefix.trim()));
  return findNames(
    named,
    `that do not begin with ${listCodes(prefixes)}`,
    fits,
    `does not begin with ${listCodes(prefixes)}`,
  );
}

const BRACKETED = regex()`
  ^with (?:an? |the )?(?:
    bracketed (?:tags?|scopes?|prefix(?:es)?|areas?|components?|modules?|packages?|types?|labels?|names?)
    |(?:tag|scope|prefix|area|component|module|package|type|label|name) in (?:square )?brackets
  )$
`;

/** "PR titles must start with a bracketed tag". */
export function compileBracketed({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (PREFIXED.exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  return polarity !== 'required' ||
    !BEGINS.test(verb) ||
    named === undefined ||
    named === 'branch' ||
    !BRACKETED.test(rest ?? phrase)
    ? undefined
    : findNames(
        named,
        'that do not begin with a tag in brackets',
        (text) => /^\[[^\]]+\]/.test(text),
        'does not begin with a tag in brackets',
      );
}

const AREA = regex()`
  ^with (?:the |its |an? )?(?:(?:affected|relevant|changed|modified|primary|main) )*
    (?:packages?|package\(s\)|modules?|components?|areas?|subsystems?|crates?)(?: names?)?(?:
      [ ](?:they|it|the change) (?:modif(?:y|ies)|changes?|touch(?:es)?|affects?)
      | (?:that is|being) (?:changed|modified|affected)
    )?(?:, followed by (?!.*\b(?:unless|except|if|when)\b)[a-z :-]{3,60})?
    (?:,? (?:e\.g\.,? |like |such as )[\uE000-\uF8FF])?$
`;

/** "Commit messages must be prefixed with the package they modify". */
export function compileArea({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (PREFIXED.exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  return polarity !== 'required' ||
    !BEGINS.test(verb) ||
    named === undefined ||
    named === 'branch' ||
    !AREA.test(rest ?? phrase)
    ? undefined
    : findNames(
        named,
        'that do not begin with a name and a colon',
        (text) => /^(?:\[[^\]]+\]|[^\s:][^:]{0,100}:) ?\S/.test(text),
        'does not begin with a name and a colon',
      );
}

const TICKET = regex()`
  ^with (?:an? |the |its |your )?
    (?:(?:jira|linear|github|gitlab|azure|work item|ticket|issue|story|task|bug|corresponding|related) )*
    (?:tickets?|issues?|jira|linear|keys?|numbers?|ids?|references?|story|task)
    (?: (?:numbers?|ids?|keys?|references?))*
    (?: (?:like|such as|e\.g\.,?|for example|in the form)? ?\(?(?<code>[\uE000-\uF8FF])\)?)?$
`;

/** ``PR titles start with a ticket number like `ABC-123` ``. */
export function compileTicket({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'required' || !BEGINS.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (PREFIXED.exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  const groups = TICKET.exec(rest ?? phrase)?.groups;
  if (named === undefined || named === 'branch' || groups === undefined) {
    return undefined;
  }
  const [code] = codesIn(groups['code'] ?? '', codes);
  const form = code === undefined ? ANY_TICKET : ticketForm(code.trim());
  const shown = code === undefined ? 'the number of an issue' : `an issue such as ${listCodes([code])}`;
  return form === undefined
    ? undefined
    : findNames(named, `that do not begin with ${shown}`, (text) => form.test(text), `does not begin with ${shown}`);
}

const ANY_TICKET = /^\W{0,2}(?:[A-Z][A-Z0-9]+-\d+|#\d+|GH-\d+)/;

/** The form of an example: a key with a hyphen, or a number sign, with the brackets that stand around it. */
function ticketForm(code: string): RegExp | undefined {
  const [, open = '', mark] = /^(\[?)([A-Z][A-Z0-9]*-(?:\d+|[Xx]+|<\w+>|N+)|#\d+)\]?:?(?: .*)?$/.exec(code) ?? [];
  return mark === undefined
    ? undefined
    : new RegExp(`^${open === '' ? '' : String.raw`\[`}${mark.startsWith('#') ? '#\\d+' : '[A-Z][A-Z0-9]*-\\d+'}`);
}

const BANNED_PREFIX = regex()`
  ^(?:
    (?:an? |any )?(?:prefix(?:es)?|labels?|types?)(?: such as| like|:)? |
    with (?:an? |any )?(?:prefix(?:es)?(?: such as| like)? )?
  )(?<list>${codeListPattern('the|or|a', 'prefix(?:es)?|etc')})(?: or .*)?$
`;

/** ``Titles should not include prefixes like `fix:` ``. */
export function compileBannedBeginning({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'forbidden' || codes.length === 0) {
    return undefined;
  }
  const named = readNamed(plainPhrase(subject));
  const list = BANNED_PREFIX.exec(plainPhrase(object))?.groups?.['list'];
  const prefixes = codesIn(list ?? '', codes).map((code) => code.trim());
  return named === undefined ||
    prefixes.length === 0 ||
    !/^(?:include|use|start|begin|have|contain|carry)$/.test(verb) ||
    !prefixes.every((prefix) => /^\[?[\w-]+\]?[:/]?$/.test(prefix))
    ? undefined
    : findNames(
        named,
        `that begin with ${listCodes(prefixes)}`,
        (text) => !prefixes.some((prefix) => beginsWith(text.toLowerCase(), prefix.toLowerCase())),
        `begins with ${listCodes(prefixes)}`,
      );
}

/** `feat(cart):` and `feat!:` are forms of `feat:`. */
function beginsWith(text: string, prefix: string): boolean {
  const word = prefix.slice(0, -1);
  return (
    text.startsWith(prefix) ||
    (prefix.endsWith(':') && text.startsWith(word) && /^(?:\([^()]*\))?!?:/.test(text.slice(word.length)))
  );
}
