import { CHANGE_ITSELF } from '../../../findings/types.ts';
import type { ChangeFinder, ChangeSubject, Clause } from '../../types.ts';
import { codesIn, listCodes } from '../code-list.ts';
import { unquoted } from './messages.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const PULL = '(?:prs?|pull requests?|mrs?|merge requests?)';
const WHO = '(?:all |every |each |the |your |any |our |an? )*';
const DESCRIPTION = `${WHO}(?:${PULL}(?:'s)? (?:descriptions?|bod(?:y|ies)|texts?)(?: itself)?|descriptions? of ${PULL})`;
const IS_SUBJECT = new RegExp(`^(?:${DESCRIPTION}|${WHO}${PULL})$`);
const NAMED = new RegExp(
  `\\b${PULL}(?:'s)? (?:descriptions?|bod(?:y|ies)|texts?)\\b|\\bdescriptions? of (?:the |a )?${PULL}\\b`,
);
const TITLE = new RegExp(`^(?!.*\\b(?:commits?|titles?|review|reviewing|reviews)\\b).*\\b${PULL}\\b`, 'i');
const IN_IT = `(?: (?:to|in|into|from) (?:${DESCRIPTION}|${WHO}(?:${PULL}|descriptions?|body|it)))?`;
const SECTIONS = new RegExp(
  `^(?:an? |any |the |separate |extra )*["“]?(?<name>[a-z][a-z -]{2,30}?)["”]? sections?${IN_IT}$`,
);
/** Sections that many descriptions have, which are named without the word: `no test plan in PR descriptions`. */
const KNOWN_SECTION = regexSource`
  (?:
    test plans?|testing (?:plans?|checklists?|steps)|test checklists?|validations?|validation steps|checklists?
    |lists? of checks|screenshots?|verification steps
  )
`;
const KNOWN_SECTIONS = new RegExp(
  `^(?:an? |any |the |separate )*(?<names>${KNOWN_SECTION}(?:(?:,? (?:or|and) |, )(?:an? |any )?${KNOWN_SECTION})*)(?: sections?)?${IN_IT}$`,
);
/** Words that describe sections and are not the title of one: `emoji-headed sections`, `boilerplate sections`. */
const KIND_OF_SECTION = regex()`
  (?:^| )(?:
    [a-z]+-(?:headed|titled|style|styled|heavy|based|like|only|generated|driven)|boilerplate|filler|empty|generic
    |unnecessary|redundant|needless|unused|optional|additional|new|long|verbose|emoji|placeholder|template
  )$
`;
const SESSION = regex()`
  ^(?:any |the |an? )*links? to (?:the |your |any |an? )*
    (?:ai |agent |claude(?: code)?|copilot|chatgpt|cursor|codex|llm)(?: code)? ?
    (?:sessions?|conversations?|chats?|threads?|transcripts?)${IN_IT}$
`;
const ISSUE = regexSource`
  (?:
    an? |the |its |their |any |related |relevant |corresponding |associated |linked |approved |confirmed |
    existing |approved or confirmed |github |jira[ ]
  )*(?:issues?|tickets?)(?: (?:numbers?|ids?|references?|links?|keys?))?
`;
/** `Closes #123`, `Fixes #N` or `Resolves #…`: the keywords of GitHub. */
const KEYWORD = '(?:closes?|fix(?:es)?|resolves?) (?:#(?:\\d+|n+|x+|<[^>]{1,20}>|issue(?:[-_ ]number)?|…|\\.\\.\\.)?)';
const KEYWORDS = `(?:an? |the )?${KEYWORD}(?:(?:, (?:or )?| or | ?\\/ ?)${KEYWORD})*`;
const LINKS_ISSUE = regex()`
  ^(?:reference|link(?: to)?|mention|include|contain|have|cite)(?: (?:a|the) (?:link|reference) to)? ${ISSUE}
    (?: (?:that |which )?(?:it|they|(?:the|this) (?:pr|pull request|change)) (?:fix(?:es)?|close[s]?|resolve[s]?|address(?:es)?))?
    (?: ?(?:with|using|via|by|through|:)? ?\(?(?:e\.g\.,? )?${KEYWORDS}\)?)?${IN_IT}$
  |^(?:include|contain|have|use) ${KEYWORDS}${IN_IT}$
`;
/** Headings as code, and nothing else: `## Summary` and `## Testing`. */
const WANTED = new RegExp(
  `^(?:an? |the |both )*[\uE000-\uF8FF](?:(?:,? and |, )[\uE000-\uF8FF])*(?: (?:sections?|headings?))?${IN_IT}$`,
);
const HARD_BREAKS = regex()`
  ^(?:
    (?:add |use |insert |put |have )?(?:any )?(?:hard |manual )(?:line[- ]?breaks?|wraps?|wrapping|newlines?)
    |(?:hard[- ]?wrap|wrap)(?: (?:the )?(?:lines|text|paragraphs)(?: (?:in|of))?)?
  )(?: (?:to|in|into|at))?(?: ${DESCRIPTION})?$
`;

/** Rules on the description of a pull request: its sections, what it links to and how it is written. */
export function compileDescriptions(clause: Clause): ChangeFinder | undefined {
  const { polarity, subject, verb, object, codes, statement, explanation } = clause;
  if (explanation !== undefined) {
    return undefined;
  }
  const about = unquoted(subject, codes);
  const phrase = unquoted(object, codes).replace(/^(?:also|ever) /, '');
  const isNamed = NAMED.test(`${about} ${phrase}`);
  const isOfPulls = statement.headings.some(({ title }) => TITLE.test(title));
  const isSubject =
    about !== '' && (IS_SUBJECT.test(about) || (isOfPulls && /^(?:the )?(?:descriptions?|body)$/.test(about)));
  const isBelow = about === '' && isOfPulls;
  if ((!isNamed && !isBelow && !isSubject) || (about !== '' && !isSubject)) {
    return undefined;
  }
  const said = `${verb} ${phrase}`.trim();
  if (polarity === 'forbidden') {
    const section = /^(?:add|include|have|write|put|create|contain|)$/.test(verb)
      ? SECTIONS.exec(phrase)?.groups?.['name']
      : undefined;
    const known =
      isNamed && /^(?:add|include|have|write|put|create|contain|)$/.test(verb)
        ? KNOWN_SECTIONS.exec(phrase)?.groups?.['names']
        : undefined;
    return known !== undefined
      ? findSections(...known.split(/,? (?:or|and) |, /).map((name) => name.replace(/^(?:an?|any) /, '')))
      : section !== undefined && !KIND_OF_SECTION.test(section)
        ? findSections(section)
        : SESSION.test(phrase)
          ? NO_SESSIONS
          : HARD_BREAKS.test(said) && (isNamed || isSubject)
            ? NO_HARD_BREAKS
            : undefined;
  }
  if (LINKS_ISSUE.test(said) && (isNamed || isSubject)) {
    return ISSUE_LINKED;
  }
  const list = WANTED.test(object.trim()) && /^(?:include|have|contain|use)$/.test(verb) ? codesIn(object, codes) : [];
  return (isNamed || isSubject) && list.length > 0 && list.every((code) => /^#{1,6} \S/.test(code))
    ? requireSections(list)
    : undefined;
}

/**
 * Finds descriptions of pull requests in which something is wrong.
 *
 * @param words the end of `reports descriptions of pull requests … `
 * @param judge returns the end of `The description of the pull request … `; undefined where nothing is wrong
 */
export function findIn(
  words: string,
  judge: (description: string, change: ChangeSubject) => string | undefined | Promise<string | undefined>,
): ChangeFinder {
  return {
    looksAt: 'change',
    isAboutChange: true,
    findingKind: 'naming',
    words: `reports descriptions of pull requests ${words}`,
    find: async (change) => {
      // Outside of a pull request nobody knows one, and who writes none has said nothing wrong.
      const text = withoutComments(change.description ?? '').trim();
      if (text === '') {
        return undefined;
      }
      const note = await judge(text, change);
      const found = 'the description of the pull request';
      return note === undefined
        ? []
        : [{ path: CHANGE_ITSELF, found, note: `The description of the pull request ${note}.` }];
    },
  };
}

/** The hints of a template stand in comments. */
export function withoutComments(text: string): string {
  return text
    .split('<!--')
    .map((part, index) =>
      index === 0 ? part : part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : part.length),
    )
    .join('');
}

/** The headings of a description, in the form in which they are compared. */
export function headingsOf(description: string): readonly string[] {
  return description.split('\n').flatMap((line) => {
    const heading =
      /^\s{0,3}#{1,6}\s+(?<title>\S.*)$/.exec(line) ?? /^\s{0,3}\*\*(?<title>[^*]{2,60})\*\*:?\s*$/.exec(line);
    return heading?.groups?.['title'] === undefined ? [] : [plainTitle(heading.groups['title'])];
  });
}

function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function findSections(...names: readonly string[]): ChangeFinder {
  const wanted = names.map((name) => ({ name, title: plainTitle(name).replace(/s$/, '') }));
  return findIn(`with a section ${names.map((name) => `"${name}"`).join(' or ')}`, (description) => {
    const titles = new Set(headingsOf(description).map((title) => title.replace(/s$/, '')));
    const found = wanted.find(({ title }) => titles.has(title));
    return found === undefined ? undefined : `has a section "${found.name}"`;
  });
}

function requireSections(wanted: readonly string[]): ChangeFinder {
  return findIn(`without the sections ${listCodes(wanted, 'and')}`, (description) => {
    const titles = headingsOf(description);
    const missing = wanted.filter((one) => !titles.includes(plainTitle(one)));
    return missing.length === 0 ? undefined : `has no ${listCodes(missing)}`;
  });
}

const SESSION_LINK = regex('i')`
  \b(?:
    claude\.ai\/(?:code|chat|share)|chatgpt\.com\/(?:c|share|codex)|chat\.openai\.com\/
    |cursor\.com\/(?:agents|background)|app\.devin\.ai\/sessions|jules\.google\.com\/(?:task|session)
  )
`;

const NO_SESSIONS = findIn('with links to a session of an assistant', (description) =>
  SESSION_LINK.test(description) ? 'links to a session of an assistant' : undefined,
);

const ISSUE_LINKED = findIn('without a reference to an issue', (description) =>
  /(?:^|[\s([])(?:[\w.-]+\/[\w.-]+)?(?:#|GH-)\d+\b|\/(?:issues|browse|issue|work_items|pull)\/[\w-]*\d|\b[A-Z][A-Z\d]{1,9}-\d+\b/m.test(
    description,
  )
    ? undefined
    : 'refers to no issue',
);

/** Lines of a paragraph that are cut where editors cut them. Two such places show that it was done on purpose. */
const NO_HARD_BREAKS = findIn('whose paragraphs are cut into lines', (description) => {
  let fence = false;
  let cut = 0;
  const lines = description.split('\n');
  for (const [index, line] of lines.entries()) {
    fence = /^\s*(?:```|~~~)/.test(line) ? !fence : fence;
    const next = lines[index + 1] ?? '';
    const isCut =
      isProse(line) && isProse(next) && line.length >= 50 && line.length <= 100 && !/(?: {2}|\\)$/.test(line);
    cut += !fence && isCut ? 1 : 0;
  }
  return cut < 2 ? undefined : 'has paragraphs that are cut into lines';
});

function isProse(line: string): boolean {
  return /^\p{L}/u.test(line) && !/^[A-Za-z-]{2,30}: /.test(line) && !line.includes('|');
}
