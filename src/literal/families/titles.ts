import { CHANGE_ITSELF } from '../../findings/types.ts';
import { shorten } from '../../text/shown/shorten.ts';
import type { ChangeFinder, ChangeSubject, Clause, Family, Finder, Violation } from '../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from './code-list.ts';
import { compileTrailers } from './trailers.ts';

/** Rules about the names that a change has: the title of the pull request, the subjects of commits, the branch. */
export const TITLES_FAMILY: Family = {
  name: 'titles',
  compile: (given) => compileTitles(given) ?? compileTitles(underHeading(given)),
};

function compileTitles(clause: Clause | undefined): Finder | undefined {
  return clause === undefined
    ? undefined
    : (compileConventional(clause) ??
        compileTrailers(clause) ??
        compileForm(clause) ??
        compileEmoji(clause) ??
        compileBeginning(clause) ??
        compileTicket(clause) ??
        compileCase(clause) ??
        compileLength(clause) ??
        compileEnd(clause) ??
        compileBannedBeginning(clause));
}

/** What stands for the subject of a commit, or for a title, below a heading on commits or pull requests. */
const PART =
  '(?:the |an? |your |every |each )?(?:first lines?|subjects?|subject lines?|titles?|headers?|summar(?:y|ies)|summary lines?|headlines?)';
const IS_PART = new RegExp(`^${PART}$`);
const PART_FIRST = new RegExp(`^${PART}(?= |$)`);
const STOP_AT_END = new RegExp(
  `^(?:an? |any |trailing |ending )*(?:period|full stop|dot|punctuation)s?(?: (?:at|on) the end)?(?: (?:of|on|in) ${PART})?$`,
);

/** The clause with what it is about, which its heading says: "Limit the first line to 72 characters" below "Commit messages". */
function underHeading(clause: Clause): Clause | undefined {
  const title = clause.statement.headings.at(-1)?.title ?? '';
  const isOfCommits = /\bcommits?\b/i.test(title);
  if (!isOfCommits && !/\b(?:prs?|pull requests?|merge requests?)\b/i.test(title)) {
    return undefined;
  }
  const name = isOfCommits ? 'commit subjects' : 'pull request titles';
  const isAlone = isOfCommits ? /\bmessages?\b|\bsubjects?\b/i.test(title) : /\btitles?\b/i.test(title);
  const { polarity, subject, verb, object } = clause;
  const about = plainPhrase(subject);
  const phrase = plainPhrase(object);
  if (IS_PART.test(about)) {
    return { ...clause, subject: name };
  }
  if (about !== '') {
    return undefined;
  }
  if (polarity === 'forbidden' && STOP_AT_END.test(phrase) && /^(?:|use|add|put|include|have)$/.test(verb)) {
    return { ...clause, subject: name, verb: 'end', object: 'with a period' };
  }
  if (PART_FIRST.test(phrase)) {
    return { ...clause, object: object.toLowerCase().trim().replace(PART_FIRST, name) };
  }
  if (isAlone && polarity === 'forbidden' && /^(?:any )?emojis?$/.test(phrase) && /^(?:|use|add|include)$/.test(verb)) {
    return { ...clause, subject: name, verb: 'contain', object: 'emoji' };
  }
  return isAlone && /^(?:start|begin|end)$/.test(verb) && phrase.startsWith('with ')
    ? { ...clause, subject: name }
    : undefined;
}

type Named = 'title' | 'commit' | 'branch';

const WHO = '(?:all |every |each |the |your |any |our |a |an )*';
const NAMES: readonly { readonly named: Named; readonly words: string }[] = [
  {
    named: 'title',
    words:
      "(?:pull requests?|prs?|pr/mr|merge requests?)(?:'s)? titles?|titles? of (?:pull requests?|prs?)|(?:pull request|pr) title (?:format|convention)",
  },
  {
    named: 'commit',
    words:
      '(?:git )?commits?(?: messages?)?(?: subjects?| titles?| subject lines?| headers?| summar(?:y|ies))?|(?:commit )?subject lines?|(?:first|subject) lines? of (?:the |a |each |every )?commit(?: message)?s?|commit(?: message)? (?:format|style|convention)s?',
  },
  {
    named: 'branch',
    words: '(?:git )?branch(?:es)?(?: names?| naming(?: (?:conventions?|patterns?|format))?)?|names? of branches',
  },
];
const ANY_NAME = `${WHO}(?:${NAMES.map(({ words }) => words).join('|')})`;

const EXPRESSIONS = NAMES.map(({ named, words }) => ({ named, expression: new RegExp(`^${WHO}(?:${words})$`) }));

function readNamed(words: string): Named | undefined {
  return EXPRESSIONS.find(({ expression }) => expression.test(words))?.named;
}

const CONVENTIONAL =
  '(?:the )?(?:conventional|semantic)[- ]commits?(?: (?:format|style|specification|spec|standard|conventions?|guidelines|messages?|message format))*';
const CONVENTIONAL_FOR = new RegExp(
  `^(?:(?:to|in) )?${CONVENTIONAL}(?: (?:for|in) (?<name>${ANY_NAME}))?(?::? \\(?(?:(?:e\\.g\\.|such as|like),? )?${codeListPattern('the', 'types?|prefix(?:es)?')}(?:,? etc\\.?)?\\)?)?$`,
);
const CONVENTIONAL_TITLE = /^(?:a |an )?conventional[- ]commits?[- ](?:style )?(?:pr |pull request )?titles?$/;
/** The same in any words that add nothing: "the format outlined in the Conventional Commits spec". */
const OTHER_WORDS =
  /^(?=.*\bconventional[- ]commits?\b)(?:(?:the|an?|to|in|with|of|by|for|as|on|our|your|all|and|its|from|per|conventional[- ]commits?|conventional|semantic|commits?|messages?|titles?|subjects?|headers?|prs?|pull|requests?|formats?|formatted|styles?|structure[ds]?|spec(?:ification)?s?|standards?|conventions?|guidelines?|rules?|patterns?|syntax|types?|prefix(?:es|ed)?|scopes?|outlined|described|defined|specified|given|laid|out|set|found|according|based|adher(?:e|ing|ence)|conform(?:s|ing)?|follow(?:s|ing)?|using|use|v?1\.0\.0|strict(?:ly)?|lightweight|descriptive|clear|concise|valid|proper|[\uE000-\uF8FF])[ ,:]*)+$/;
/** What a commit is meant by where nothing else is named. */
const NO_NAME: { readonly groups?: Record<string, string> } = {};
const NAME_WITHIN = new RegExp(
  `\\b(?<name>(?:pr|pull request|commit)(?: (?:titles?|messages?|subjects?))?s?)\\b(?! commits?)`,
);

/** Subjects that tools write. */
const BY_TOOL = /^(?:Merge\b|Revert\b|fixup!|squash!|amend!|Initial commit$)/;

function compileConventional({ polarity, subject, verb, object }: Clause): Finder | undefined {
  if (
    polarity !== 'required' ||
    !/^(?:follow|use|adhere|be|write|have|conform|format|match|structure|comply|stick|keep|)$/.test(verb)
  ) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const about = plainPhrase(subject);
  const said = CONVENTIONAL_FOR.exec(phrase) ?? (OTHER_WORDS.test(phrase) ? NO_NAME : null);
  if (said === null && !CONVENTIONAL_TITLE.test(phrase)) {
    return undefined;
  }
  const name =
    said?.groups?.['name'] ??
    (said === NO_NAME && about === ''
      ? NAME_WITHIN.exec(phrase.replace(/\bconventional[- ]commits?\b/, ''))?.groups?.['name']
      : undefined);
  const named =
    said === null ? 'title' : name !== undefined ? readNamed(name) : about === '' ? 'commit' : readNamed(about);
  return named === undefined || named === 'branch' || (said === null && about !== '')
    ? undefined
    : findNames(
        named,
        'that are not in the form of Conventional Commits',
        (text) => /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/.test(text),
        'is not in the form `type: words` of Conventional Commits',
      );
}

const PREFIXES = codeListPattern('a|an|the|either|one of|these|following', 'prefix|prefixes');
const WITH_PREFIX = new RegExp(
  `^with (?:(?:a|an|one of the|the|either) (?:category |type |appropriate |valid |emoji |following )*prefix(?:es)?(?: describing the change)?:? )?(?<list>${PREFIXES})$`,
);

function compileBeginning({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (new RegExp(`^(${ANY_NAME}) (with .+)$`).exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  const list = WITH_PREFIX.exec(rest ?? phrase)?.groups?.['list'];
  if (polarity !== 'required' || named === undefined || list === undefined || !/^(?:start|begin|prefix)$/.test(verb)) {
    return undefined;
  }
  const prefixes = codesIn(list, codes).map((code) => code.replace(/\*$/, ''));
  if (
    !prefixes.every((prefix) =>
      /^(?:(?:\p{Extended_Pictographic}\uFE0F? ?)?[a-z]+[:/]|\[(?!(?:package|scope|area|module|component|name|ticket|type|issue|team|project|crate|feature|jira|id)\])[\w./-]+\]:?|[A-Z]{2,10}-) ?$/u.test(
        prefix,
      ),
    )
  ) {
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

const TICKET =
  /^with (?:an? |the |its |your )?(?:(?:jira|linear|github|gitlab|azure|work item|ticket|issue|story|task|bug|corresponding|related) )*(?:tickets?|issues?|jira|linear|keys?|numbers?|ids?|references?|story|task)(?: (?:numbers?|ids?|keys?|references?))*(?: (?:like|such as|e\.g\.,?|for example|in the form)? ?\(?(?<code>[\uE000-\uF8FF])\)?)?$/;

/** ``PR titles start with a ticket number like `ABC-123` ``. */
function compileTicket({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (new RegExp(`^(${ANY_NAME}) (with .+)$`).exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  const groups = TICKET.exec(rest ?? phrase)?.groups;
  if (
    polarity !== 'required' ||
    named === undefined ||
    named === 'branch' ||
    groups === undefined ||
    !/^(?:start|begin|prefix)$/.test(verb)
  ) {
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

const LOWER = /^(?:with|in) (?:an? )?lower[- ]?case(?:d)?(?: (?:letters?|words?))?$/;
const CAPITAL =
  /^(?:with|in) (?:an? )?(?:capital(?: letters?)?|capitali[sz]ed (?:words?|letters?)|upper[- ]?case(?: letters?)?)$/;
const CAPITALIZED =
  /^(?:the )?first (?:word|letter)(?: (?:of|in) (?:the |each |every |your )*(?<name>(?:commit |pr |pull request )?(?:descriptions?|subjects?|titles?|summar(?:y|ies)|messages?)(?: lines?)?))?(?: after the (?:[\uE000-\uF8FF]|type|prefix|colon|scope)(?: prefix)?)?(?:,? e\.g\.?)?$/;

/** How the words after `type(scope):` begin: "Commit subjects must begin with a capital letter". */
function compileCase({ polarity, subject, verb, object, statement }: Clause): Finder | undefined {
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
  const which = wantsLower ? 'a small letter' : 'a capital letter';
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

/** `feat(cart):` and `feat!:` are forms of `feat:`. */
function beginsWith(text: string, prefix: string): boolean {
  const word = prefix.slice(0, -1);
  return (
    text.startsWith(prefix) ||
    (prefix.endsWith(':') && text.startsWith(word) && /^(?:\([^()]*\))?!?:/.test(text.slice(word.length)))
  );
}

const FORMS = `(?<list>${codeListPattern('the|a|an|either|one of', 'format|pattern|convention|form|style|template')})`;
const HAS_FORM = new RegExp(`^(?:(?:the |this )?(?:format|form|pattern|convention|template|style)s?:? )?${FORMS}$`);
const NAMED_FORM = new RegExp(`^(?<name>${ANY_NAME})(?: as| with| in(?: the form)?| using)?:? ${FORMS}$`);
/** `commit messages: x` begins with a word that looks like a verb. */
const LABELLED = new RegExp(`^(?:messages?|subjects?|titles?)(?: (?:format|style|convention))?:? ${FORMS}$`);

/** ``PR titles follow the format `[scope] summary` ``, ``branch names: `feature/name`, `fix/name` ``. */
function compileForm({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const labelled = verb === 'commit' && subject === '' ? LABELLED.exec(phrase)?.groups : undefined;
  const own =
    subject === '' && /^(?:name|create|prefix|use|format|write)$/.test(verb)
      ? NAMED_FORM.exec(phrase)?.groups
      : undefined;
  const described = /^(?:be|follow|use|have|match|adhere|name|)$/.test(verb)
    ? HAS_FORM.exec(phrase)?.groups
    : undefined;
  const named =
    labelled === undefined ? readNamed(own === undefined ? plainPhrase(subject) : (own['name'] ?? '')) : 'commit';
  const list = (labelled ?? own ?? described)?.['list'];
  if (polarity !== 'required' || named === undefined || list === undefined) {
    return undefined;
  }
  const written = codesIn(list, codes);
  const forms = written.map((code) => readForm(code, named));
  const known = forms.flatMap((form) => form ?? []);
  return known.length < forms.length || known.length === 0
    ? undefined
    : findNames(
        named,
        `that are not like ${listCodes(written)}`,
        (text) => known.some((form) => form.test(text)),
        `is not like ${listCodes(written)}`,
      );
}

/** Words of an example that stand for any word. */
const ANY_WORD = /^(?:<[\w -]+>|\{[\w -]+\}|type|user|username|name|your-?name|initials|author|category|kind|prefix)$/;

/** The beginning that a form asks for. Undefined if it may mean something else. */
function readForm(code: string, named: Named): RegExp | undefined {
  const written = code.trim();
  if (named === 'branch') {
    const [, first] = /^([\w-]+|<[\w -]+>|\{[\w -]+\})\/(?:\S| )+$/.exec(written) ?? [];
    return first === undefined ? undefined : ANY_WORD.test(first) ? /^[\w.-]+\/./ : new RegExp(`^${first}/`);
  }
  if (
    /^(?:<?(?:type|label|kind|category|prefix)>?)\s?(?:[([]+(?:optional )?<?[\w -]+>?[)\]]+|<\(?scope\)?>)?\??!?: .+/.test(
      written,
    )
  ) {
    return /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/;
  }
  const [, type] = /^([a-z]+)(?:\([\w -]+\))?!?: ?\S.*$/.exec(written) ?? [];
  if (type !== undefined) {
    return TYPES.test(type) ? new RegExp(String.raw`^${type}(?:\([^()]*\))?!?: ?\S`) : undefined;
  }
  const [, mark] = /^\[<?([A-Za-z][\w -]*)>?\] ?:? ?\S.*$/.exec(written) ?? [];
  return mark === undefined ? undefined : /^\[[^\]]+\] ?:? ?\S/;
}

const TYPES =
  /^(?:feat|fix|docs?|style|refactor|perf|tests?|build|ci|chore|revert|release|deps|wip|security|hotfix|feature|bugfix)$/;

const EMOJI_IN = new RegExp(`^(?:any )?emojis?(?: characters?)? (?:in|to|from) (${ANY_NAME})$`);

function compileEmoji({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const [, name] = EMOJI_IN.exec(plainPhrase(object)) ?? [];
  const named =
    name === undefined
      ? /^emojis?$/.test(plainPhrase(object)) && /^(?:contain|use|have|include)$/.test(verb)
        ? readNamed(plainPhrase(subject))
        : undefined
      : readNamed(name);
  return polarity !== 'forbidden' || named === undefined || (name !== undefined && subject !== '')
    ? undefined
    : findNames(
        named,
        'with emoji',
        (text) => !/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u.test(text),
        'has an emoji',
      );
}

const LIMIT =
  '(?<most>under|below|less than|fewer than|shorter than|at most|no more than|no longer than|up to|within|to|to at most|to under|a maximum of)? ?(?<count>\\d{2,3}) ?(?:characters|chars)(?: or less| or fewer| max| maximum| long| or shorter)*';
const IS_WITHIN = new RegExp(`^${LIMIT}$`);
const KEPT_WITHIN = new RegExp(`^(?<name>${ANY_NAME}) ${LIMIT}$`);

function compileLength({ polarity, subject, verb, object }: Clause): Finder | undefined {
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
    (text) => [...text].length <= limit,
    `has more than ${limit} characters`,
  );
}

const BANNED_PREFIX = new RegExp(
  `^(?:(?:an? |any )?(?:prefix(?:es)?|labels?|types?)(?: such as| like|:)? |with (?:an? |any )?(?:prefix(?:es)?(?: such as| like)? )?)(?<list>${codeListPattern('the|or|a', 'prefix(?:es)?|etc')})(?: or .*)?$`,
);

/** ``Titles should not include prefixes like `fix:` ``. */
function compileBannedBeginning({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const named = readNamed(plainPhrase(subject));
  const list = BANNED_PREFIX.exec(plainPhrase(object))?.groups?.['list'];
  const prefixes = codesIn(list ?? '', codes).map((code) => code.trim());
  return polarity !== 'forbidden' ||
    named === undefined ||
    prefixes.length === 0 ||
    !/^(?:include|use|start|begin|have|contain|carry)$/.test(verb) ||
    !prefixes.every((prefix) => /^\[?[\w-]+\]?[:/]?$/.test(prefix))
    ? undefined
    : findNames(
        named,
        `that begin with ${listCodes(prefixes)}`,
        (text) => !prefixes.some((prefix) => beginsWith(text.toLowerCase(), prefix.toLowerCase())),
        `begins with one of ${listCodes(prefixes)}`,
      );
}

const WITH_STOP = new RegExp(`^(?:(${ANY_NAME}) )?(with (?:a |an )?(?:trailing )?(?:period|full stop|dot))$`);

function compileEnd({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const [, name, rest] = WITH_STOP.exec(plainPhrase(object)) ?? [];
  const named = readNamed(name ?? plainPhrase(subject));
  return polarity !== 'forbidden' || verb !== 'end' || rest === undefined || named === undefined
    ? undefined
    : findNames(named, 'that end with a full stop', (text) => !/[^.]\.$/.test(text), 'ends with a full stop');
}

const WORDS: Readonly<Record<Named, string>> = { title: 'title', commit: 'commit subject', branch: 'branch name' };
const PLURALS: Readonly<Record<Named, string>> = {
  title: 'titles of pull requests',
  commit: 'subjects of commits',
  branch: 'names of branches',
};
const LONG_LIVED =
  /^(?:main|master|develop|dev|trunk|staging|next|production|gh-pages|HEAD)$|^(?:release|renovate|dependabot|copilot|revert)[-/]|^(?:v?\d)/;
const MAX_SHOWN = 100;

function findNames(named: Named, which: string, fits: (text: string) => boolean, note: string): ChangeFinder {
  return {
    looksAt: 'change',
    isAboutChange: true,
    findingKind: 'naming',
    words: `reports ${PLURALS[named]} ${which}`,
    find: async (change) => {
      const names = await readNames(named, change);
      if (names === undefined) {
        return undefined;
      }
      const [first, ...more] = names.filter((text) => !fits(text));
      return first === undefined ? [] : [nameViolation(named, first, more.length, note)];
    },
  };
}

/** Undefined if nobody knows them: outside of a pull request a change has no title. */
async function readNames(
  named: Named,
  { title, branch, readCommits }: ChangeSubject,
): Promise<readonly string[] | undefined> {
  switch (named) {
    case 'title':
      return title === undefined ? undefined : BY_TOOL.test(title) ? [] : [title.trim()];
    case 'branch':
      return branch === undefined ? undefined : LONG_LIVED.test(branch) ? [] : [branch];
    case 'commit':
      return (await readCommits())
        ?.map((subject) => subject.trim())
        .filter((subject) => subject !== '' && !BY_TOOL.test(subject));
  }
}

function nameViolation(named: Named, text: string, more: number, note: string): Violation {
  const shown = listCodes([shorten(text, MAX_SHOWN)]);
  const others = more === 0 ? '' : ` The same is true of ${more} more.`;
  return {
    path: CHANGE_ITSELF,
    found: `the ${WORDS[named]} ${shown}`,
    note: `The ${WORDS[named]} ${shown} ${note}.${others}`,
  };
}
