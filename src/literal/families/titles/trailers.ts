import type { ChangeFinder, Clause, Finder } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findMessages, unquoted, wholeClause } from './messages.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Rules on the lines at the end of commit messages: who signed them off, and no tools as their authors. */
export function compileTrailers(clause: Clause): Finder | undefined {
  const { codes, polarity, verb } = clause;
  const object = unquoted(clause.object, codes);
  if (polarity === 'forbidden') {
    const isAuthor =
      /^(?:add|include|append|use|put|have|contain|insert|write|generate|leave|)$/.test(verb) &&
      (AUTHORS.test(object) || ATTRIBUTION.test(object) || isListOfSigns(object));
    const isMention = /^(?:mention|reference|credit|attribute|name)$/.test(verb) && MENTIONED.test(object);
    return isAuthor || isMention ? NO_TOOLS : compileUnwanted(clause);
  }
  return SIGNED.test(wholeClause(clause)) ? SIGNED_OFF : undefined;
}

const IN_COMMITS =
  '(?:to|in|on|from) (?:the |any |your |all |git )*(?:commits?|commit messages?|messages?|prs?|pull requests?|pr descriptions?)';
const AUTHORS = regex()`
  ^(?:
    an? |any |the |ai |ai-tool |ai tool |claude |agent |your |claude code |copilot |branding (?:or|and) |
    attributions? (?:or|and)[ ]
  )*co-author(?:ed-by|ship|s|):?(?:
    [ ](?:trailers?|lines?|headers?|footers?|tags?|attributions?|entry|entries|credits?)
    | (?:for|naming|referencing|with|from|crediting) (?:an |a |any |the )?
      (?:ai|claude|claude code|copilot|agents?|ai agents?|assistants?|tools?|models?|llms?)
      (?:(?:,? or |, | and )(?:an? )?(?:ai|claude|agents?|models?|tools?|assistants?))*
    | ${IN_COMMITS}(?:(?:,? or | and )(?:prs?|pull requests?|commits?))*
  )*$
`;
const TOOLS =
  '(?:ai|claude|claude code|copilot|chatgpt|cursor|codex|llms?|ai tools?|ai assistants?|ai agents?|assistants?|agents?)';
/** `AI attribution to commits`, `"Co-Authored-By: Claude" in commits`, `"Generated with Claude Code" lines` */
const ATTRIBUTION = regex()`
  ^(?:any |an? |the )*(?:${TOOLS} )?(?:attributions?|authorship|co-authorship|signatures?)
    (?: (?:lines?|trailers?|markers?|footers?|text|notes?|comments?))?(?: ${IN_COMMITS})?
    (?:(?:,? or | and )(?:prs?|pr descriptions?|pull requests?|commits?))*$
  |^(?:any )?["“]?(?:co-authored-by: ?${TOOLS}|(?:🤖 )?generated (?:with|by) (?:\[)?${TOOLS}(?:\])?)[^"”]{0,60}
    ["”]?(?: or similar)?(?: (?:lines?|trailers?|footers?|text|attributions?|signatures?|messages?|notes?))?
    (?: ${IN_COMMITS})?$
`;
const SIGN_OF_TOOL = regexSource`
  (?:any |an? |the )*(?:${TOOLS}[- ])*(?:
    ${TOOLS}|co-author(?:ed-by|ship)?:?(?: <[^>]{1,30}>| ${TOOLS})?
    |["“](?:🤖 )?(?:generated|co-authored|written|made)[- ](?:with|by) [^"”]{1,40}["”]
  )?(?: ?(?:signatures?|footers?|attributions?|trailers?|co-authors?|credits?|info|text|lines?|bylines?))*
`;
const SIGNS_OF_TOOL = regex()`
  ^${SIGN_OF_TOOL}(?:(?:, | or |, or | and | ?\/ ?)${SIGN_OF_TOOL})*
    (?: ${IN_COMMITS}(?:(?:,? or | and )(?:prs?|pr descriptions?|pull requests?|commits?))*)?$
`;
const NAMES_SIGN = /attribution|signature|footer|co-author|generated (?:with|by)|byline/;

/** ``an AI signature or `Co-Authored-By` trailer``: some words for what tools write at the end of messages. */
function isListOfSigns(object: string): boolean {
  return (
    NAMES_SIGN.test(object) &&
    (new RegExp(`\\b${TOOLS}\\b`).test(object) || /co-author/.test(object)) &&
    SIGNS_OF_TOOL.test(object)
  );
}
const MENTIONED = new RegExp(
  `^${TOOLS}(?:(?:,? or |, | and |\\/)${TOOLS})* ${IN_COMMITS}(?:(?:,? or | and )(?:prs?|pr descriptions?|pull requests?|commits?))*$`,
);
const UNWANTED = regex()`
  ^(?:any |the |an? )?
    (?<list>${codeListPattern('the|or|a|any', 'characters?|signs?|symbols?|prefix(?:es)?|tags?|words?|markers?')})
    [ ](?:in|to|from|into|inside|within) (?:the |your |any |all |a )*(?:git )?(?:commit )?(?<what>
      messages?|message bod(?:y|ies)|bod(?:y|ies)|commit bod(?:y|ies)|commits?|subjects?|subject lines?|titles?
    )(?: bod(?:y|ies))?$
`;

/** ``Never use `#` in the commit message body``: text that no message has. */
function compileUnwanted({ polarity, subject, verb, object, codes, statement }: Clause): Finder | undefined {
  const groups = UNWANTED.exec(plainPhrase(object))?.groups;
  const isOfCommits =
    /commit/.test(`${groups?.['what'] ?? ''} ${object}`) ||
    statement.headings.some(({ title }) => /\bcommits?\b/i.test(title));
  if (
    polarity !== 'forbidden' ||
    subject !== '' ||
    groups === undefined ||
    !isOfCommits ||
    !/^(?:use|include|put|write|add|have|mention|reference|)$/.test(verb)
  ) {
    return undefined;
  }
  const texts = codesIn(groups['list'] ?? '', codes);
  if (texts.some((text) => /[<>{}*]|\.\.\.|…/.test(text) || text.trim() === '')) {
    return undefined;
  }
  const isOfBody = /\bbod(?:y|ies)\b/.test(object);
  const isOfSubject = /\b(?:subjects?|titles?)\b/.test(object);
  const part = isOfBody ? 'bodies of commit messages' : isOfSubject ? 'subjects of commits' : 'commit messages';
  return findMessages(
    `reports ${part} with ${listCodes(texts)}`,
    ({ message }) => {
      const [first = '', ...rest] = message.trim().split('\n');
      const looked = isOfBody ? rest.join('\n') : isOfSubject ? first : message;
      return texts.some((text) => looked.includes(text));
    },
    `has ${listCodes(texts)}`,
  );
}

const EACH = '(?:all |every |each |your |the |new |git )*';
const SIGN = '(?:sign(?:ed)?[- ]?off(?:-by)?|signed \\(?git commit -s\\)?)';
const SIGNED = regex()`
  ^(?:
    ${EACH}commits?(?: messages?)? (?:be|have|include|contain|carry) (?:an? |the )?(?:valid )?(?:dco )?${SIGN}
      (?:[: ].*)?
    |sign(?:[- ]off)? (?:off )?(?:on )?${EACH}commits? (?:with|using|via) git commit (?:-s|--signoff|-sm?)(?: .*)?
    |sign[- ]?off ${EACH}commits?(?: .*)?|sign ${EACH}commits? off(?: .*)?
    |use git commit (?:-s|--signoff|-sm?)(?: (?:to|for|so) .*)?
    |(?:a )?(?:dco )?sign-?offs? (?:be )?(?:required|mandatory)(?: (?:on|for|in) ${EACH}commits?)?
    |(?:include|add) (?:an? |the )?signed-off-by:?(?: (?:line|trailer|footer|tag))?
      (?: (?:in|to|on) ${EACH}commits?(?: messages?)?)?
    |(?:a )?dco sign-?offs?(?: (?:on|for|in) ${EACH}commits?)?
  )$
`;

/** Tools and assistants, by their names and by the addresses that they commit with. */
const TOOL =
  /\b(?:claude|copilot|cursor(?:agent)?|codex|chatgpt|gpt-?\d|gemini|openai|anthropic|devin|aider|windsurf|jules|opencode|amp|kiro)\b/i;
const NO_TOOLS: ChangeFinder = findMessages(
  'reports commit messages that name an assistant or model as an author',
  ({ message }) =>
    message
      .split('\n')
      .some((line) => /^[^\p{L}]*(?:co-authored-by:|generated (?:with|by)\b)/iu.test(line) && TOOL.test(line)),
  'names a tool as an author',
);

const SIGNED_OFF: ChangeFinder = findMessages(
  'reports commits without a line `Signed-off-by:`',
  // GitHub writes a message of its own when a pull request is squashed, so the sign-offs of its commits are not known here.
  ({ message, isByGitHub }) => isByGitHub !== true && !/^\s*signed-off-by: ?\S/im.test(message),
  'has no line `Signed-off-by:`',
);
