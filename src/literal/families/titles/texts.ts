import type { Clause, Finder } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { ANY_NAME, findNames, readNamed, withoutNumber } from './names.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const LOWER = /^(?:with|in) (?:an? )?lower[- ]?case(?:d)?(?: (?:letters?|words?))?$/;
const CAPITAL =
  /^(?:with|in) (?:an? )?(?:capital(?: letters?)?|capitali[sz]ed (?:words?|letters?)|upper[- ]?case(?: letters?)?)$/;
const CAPITALIZED = regex()`
  ^(?:the )?first (?:word|letter)(?:
    [ ](?:of|in) (?:the |each |every |your )*(?<name>
      (?:commit |pr |pull request )?(?:descriptions?|subjects?|titles?|summar(?:y|ies)|messages?)(?: lines?)?
    )
  )?(?: after the (?:[\uE000-\uF8FF]|type|prefix|colon|scope)(?: prefix)?)?(?:,? e\.g\.?)?$
`;

/** How the words after `type(scope):` begin: "Commit subjects must begin with a capital letter". */
export function compileCase({ polarity, subject, verb, object, statement }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const isAbout = /^(?:start|begin)$/.test(verb) ? readNamed(plainPhrase(subject)) : undefined;
  const capitalized = /^(?:capitali[sz]e|upper-?case|lower-?case)$/.test(verb) ? CAPITALIZED.exec(phrase) : null;
  const headings = statement.headings.map(({ title }) => title).join(' ');
  const ofTitles = /\b(?:pr|pull request)s?\b/i.test(`${headings} ${capitalized?.groups?.['name'] ?? ''}`);
  const ofCommits = /\bcommits?\b/i.test(`${headings} ${capitalized?.groups?.['name'] ?? ''}`);
  const named = isAbout ?? (capitalized === null ? undefined : ofCommits ? 'commit' : ofTitles ? 'title' : undefined);
  const isLower = capitalized === null ? LOWER.test(phrase) : verb.startsWith('lower');
  if (named === undefined || named === 'branch' || (capitalized === null && !isLower && !CAPITAL.test(phrase))) {
    return undefined;
  }
  const wantsLower = isLower === (polarity === 'required');
  const which = wantsLower ? 'a lowercase letter' : 'a capital letter';
  return findNames(
    named,
    `whose words do not begin with ${which}`,
    (text) => {
      const [first = ''] = withoutPrefix(text).split(/\s/, 1);
      // Names such as `README` and `useId` keep their letters.
      return /^\p{L}\p{Ll}*[\p{P}]*$/u.test(first) ? /^\p{Ll}/u.test(first) === wantsLower : true;
    },
    `does not begin with ${which}`,
  );
}

/** A title without the type of Conventional Commits, a ticket or a part in brackets before it. */
function withoutPrefix(text: string): string {
  return text.replace(
    /^(?:[A-Za-z][\w-]*(?:\([^()]*\))?!?:|\[[^\]]*\]:?|[A-Z][A-Z0-9]+-\d+:?|#\d+:?|[\w/.-]+:)\s*/,
    '',
  );
}

const EMOJI_IN = new RegExp(`^(?:any )?emojis?(?: characters?)? (?:in|to|from) (${ANY_NAME})$`);

/** "No emoji in commit messages". */
export function compileEmoji({ polarity, subject, verb, object }: Clause): Finder | undefined {
  if (polarity !== 'forbidden') {
    return undefined;
  }
  const [, name] = EMOJI_IN.exec(plainPhrase(object)) ?? [];
  const named =
    name === undefined
      ? /^emojis?$/.test(plainPhrase(object)) && /^(?:contain|use|have|include)$/.test(verb)
        ? readNamed(plainPhrase(subject))
        : undefined
      : readNamed(name);
  return named === undefined || (name !== undefined && subject !== '')
    ? undefined
    : findNames(
        named,
        'with emoji',
        (text) => !/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u.test(text),
        'has an emoji',
      );
}

const LIMIT = regexSource`
  (?<most>
    under|below|less than|fewer than|shorter than|at most|no more than|no longer than|up to|within|to|to at most
    |to under|a maximum of
  )? ?(?<count>\d{2,3}) ?(?:characters|chars)(?: or less| or fewer| max| maximum| long| or shorter)*
`;
const IS_WITHIN = new RegExp(`^${LIMIT}$`);
const KEPT_WITHIN = new RegExp(`^(?<name>${ANY_NAME}) ${LIMIT}$`);

/** "Keep commit subjects under 72 characters". */
export function compileLength({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const said =
    polarity === 'forbidden'
      ? verb === 'exceed'
        ? IS_WITHIN.exec(phrase)
        : verb === 'be'
          ? IS_WITHIN.exec(phrase.replace(/^(?:longer|more) than /, 'at most '))
          : null
      : /^(?:keep|limit|wrap|)$/.test(verb)
        ? KEPT_WITHIN.exec(phrase)
        : /^(?:be|have|stay)$/.test(verb)
          ? IS_WITHIN.exec(phrase)
          : null;
  const { name, most = '', count } = said?.groups ?? {};
  const named = readNamed(name ?? plainPhrase(subject));
  if (
    named === undefined ||
    count === undefined ||
    (polarity === 'forbidden' && verb === 'be' && !/^(?:longer|more) than /.test(phrase))
  ) {
    return undefined;
  }
  const limit = Number(count) - (/under|below|less|fewer|shorter/.test(most) ? 1 : 0);
  return findNames(
    named,
    `of more than ${limit} characters`,
    (text) => [...withoutNumber(text)].length <= limit,
    `has more than ${limit} characters`,
  );
}

const WITH_STOP = new RegExp(`^(?:(${ANY_NAME}) )?(with (?:a |an )?(?:trailing )?(?:period|full stop|dot))$`);

/** "Titles must not end with a period". */
export function compileEnd({ polarity, subject, verb, object }: Clause): Finder | undefined {
  if (polarity !== 'forbidden' || verb !== 'end') {
    return undefined;
  }
  const [, name, rest] = WITH_STOP.exec(plainPhrase(object)) ?? [];
  const named = readNamed(name ?? plainPhrase(subject));
  return rest === undefined || named === undefined
    ? undefined
    : findNames(
        named,
        'that end with a full stop',
        (text) => !/[^.]\.$/.test(withoutNumber(text)),
        'ends with a full stop',
      );
}
