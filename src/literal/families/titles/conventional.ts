import type { Clause, Finder } from '../../types.ts';
import { codeListPattern, plainPhrase } from '../code-list.ts';
import { ANY_NAME, findNames, readNamed, type Named } from './names.ts';
import { regex } from '../../../text/regex.ts';

const CONVENTIONAL =
  '(?:the )?(?:conventional|semantic)[- ]commits?(?: (?:format|style|specification|spec|standard|conventions?|guidelines|messages?|message format))*';
const CONVENTIONAL_FOR = regex()`
  ^(?:(?:to|in) )?${CONVENTIONAL}(?: (?:for|in) (?<name>${ANY_NAME}))?
    (?::? \(?(?:(?:e\.g\.|such as|like),? )?${codeListPattern('the', 'types?|prefix(?:es)?')}(?:,? etc\.?)?\)?)?$
`;
const CONVENTIONAL_TITLE = /^(?:a |an )?conventional[- ]commits?[- ](?:style )?(?:pr |pull request )?titles?$/;
/** The same in any words that add nothing: "the format outlined in the Conventional Commits spec". */
const OTHER_WORDS = regex()`
  ^(?=.*\bconventional[- ]commits?\b)(?:
    (?:
      the|an?|to|in|with|of|by|for|as|on|our|your|all|every|each|and|commitizen|its|from|per
      |conventional[- ]commits?|conventional|semantic|commits?|messages?|titles?|subjects?|headers?|prs?|pull
      |requests?|formats?|formatted|formatting|styles?|structure[ds]?|spec(?:ification)?s?|standards?|conventions?
      |guidelines?|rules?|patterns?|syntax|types?|prefix(?:es|ed)?|scopes?|outlined|described|defined|specified
      |given|laid|out|set|found|according|based|adher(?:e|ing|ence)|conform(?:s|ing)?|follow(?:s|ing)?|using|use
      |v?1\.0\.0|strict(?:ly)?|lightweight|descriptive|clear|concise|valid|proper|[\uE000-\uF8FF]
    )[ ,:]*
  )+$
`;
/** The same for titles alone: https://github.com/zeke/semantic-pull-requests */
const SEMANTIC_TITLE = /\bsemantic (?:pull requests?|prs?)(?: titles?)?\b/;
/** What a commit is meant by where nothing else is named. */
const NO_NAME: { readonly groups?: Record<string, string> } = {};
const NAME_WITHIN = new RegExp(
  `\\b(?<name>(?:pr|pull request|commit)(?: (?:titles?|messages?|subjects?))?s?)\\b(?! commits?)`,
);

/** "Commit messages must follow Conventional Commits". */
export function compileConventional({ polarity, subject, verb, object, statement }: Clause): Finder | undefined {
  if (
    polarity !== 'required' ||
    !/^(?:follow|use|adhere|be|write|have|conform|format|match|structure|comply|stick|keep|)$/.test(verb)
  ) {
    return undefined;
  }
  const phrase = plainPhrase(object).replace(SEMANTIC_TITLE, 'conventional commits');
  const isOfTitle = SEMANTIC_TITLE.test(object);
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
  const isTitle = said === null || (isOfTitle && name === undefined && about === '') || namesTitlesAlone(statement);
  const named = isTitle ? 'title' : nameOf(name ?? about);
  return named === undefined || named === 'branch' || (said === null && about !== '')
    ? undefined
    : findNames(
        named,
        'that are not in the form of Conventional Commits',
        (text) => /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/.test(text),
        'is not in the form `type: words` of Conventional Commits',
      );
}

/** "Follow Conventional Commits: ensure PR titles follow the format …" says nothing of commits, and so does "Title:" below "Pull requests". */
function namesTitlesAlone({ text, headings }: Clause['statement']): boolean {
  const rest = text.replaceAll(/\bconventional[- ]commits?\b/gi, '');
  const above = headings.at(-1)?.title ?? '';
  const isOfPulls = /\b(?:PRs?|pull requests?)\b/i.test(above) && !/\bcommit/i.test(above);
  return (
    (/\b(?:PR|pull request) titles?\b/i.test(rest) || (isOfPulls && /^[^\p{L}]*titles?\b/iu.test(rest))) &&
    !/\bcommit|\bmessages?\b/i.test(rest)
  );
}

/** What words name. Where none do, a commit is meant. */
function nameOf(words: string): Named | undefined {
  return words === '' ? 'commit' : readNamed(words);
}
