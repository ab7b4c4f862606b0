import type { Clause } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';

/** The words for a subject or title that do not say of what. A heading on commits or pull requests says it. */
const PART =
  '(?:the |an? |your |every |each )?(?:first lines?|subjects?|subject lines?|titles?|headers?|summar(?:y|ies)|summary lines?|headlines?)';
const IS_PART = new RegExp(`^${PART}$`);
const PART_FIRST = new RegExp(`^${PART}(?= |$)`);
const STOP_AT_END = new RegExp(
  `^(?:an? |any |trailing |ending )*(?:period|full stop|dot|punctuation)s?(?: (?:at|on) the end)?(?: (?:of|on|in) ${PART})?$`,
);

const PART_OF_MESSAGE =
  /^[^\p{L}]*(?:style|tone|subjects?(?: lines?)?|titles?|headers?|format|rules|guidelines|requirements)[^\p{L}]*$/iu;

/** The clause with what it is about, which its heading says: "Limit the first line to 72 characters" below "Commit messages". */
export function underHeading(clause: Clause): Clause | undefined {
  const titles = clause.statement.headings.map((heading) => heading.title);
  const last = titles.at(-1) ?? '';
  // Below "Commit messages", "Style" or "Subject" is a part of it.
  const title = PART_OF_MESSAGE.test(last) ? (titles.at(-2) ?? '') : last;
  const isOfCommits = /\bcommits?\b/i.test(title);
  if (!isOfCommits && !/\b(?:prs?|pull requests?|merge requests?)\b/i.test(title)) {
    return undefined;
  }
  const name = isOfCommits ? 'commit subjects' : 'pull request titles';
  const isAlone = isOfCommits
    ? /\b(?:messages?|subjects?|conventions?|formats?|style|guidelines?|rules|standards?)\b/i.test(title)
    : /\btitles?\b/i.test(title);
  const { polarity, subject, verb, object } = clause;
  const about = plainPhrase(subject);
  const phrase = plainPhrase(object);
  if (IS_PART.test(about)) {
    return { ...clause, subject: name };
  }
  // A description of Conventional Commits is what its subject says.
  if (isOfCommits && /^(?:the |an? )?descriptions?$/.test(about) && /^(?:start|begin|end)$/.test(verb)) {
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
