import { isKnownKey, namesList, plainKey } from './field-names.ts';
import { findComments } from './find-comments.ts';
import { searchReply } from './find-roots.ts';
import { textOf, type ReplyValue } from './values.ts';
import { NAMES_LINE, REASSURES } from './words-around.ts';
import { regex } from '../../text/regex.ts';

/** The most characters, values and lines that are looked at. */
const MAX_CHARACTERS = 200_000;
const MAX_VALUES = 500;
const MAX_LINES = 2_000;
const MAX_DEPTH = 8;

/**
 * Says why an empty list may not be the whole answer, as a clause: next to it is a value, or text in the form of one, that
 * nothing reads. Whoever words a finding in yet another form must not get a clean review by it, so the form of a clean answer
 * is what is known, and not every form of a finding. The answer is then requested once more.
 *
 * @param said - The reply without thinking.
 * @param summary - What the answer says of the change.
 */
export function findDoubt(said: string, summary = ''): string | undefined {
  const text = said.slice(0, MAX_CHARACTERS);
  let rest = '';
  let from = 0;
  let doubt: string | undefined;
  searchReply(text, ({ value, start, end }) => {
    rest += `${text.slice(from, start)}\u0000`;
    from = Math.max(from, end);
    doubt ??= doubtInValue(value);
  });
  return doubt ?? doubtInText(rest + text.slice(from)) ?? namesPlace(summary);
}

/** Fields in which models think, or say what they dropped. */
const OF_THINKING = regex('i')`
  reason|think|thought|analy[sz]|rationale|consider|dismiss|reject|ignor|discard|exclu|skip|drop|scratch
  |(?<!ex)plan|explor|chain|step|schema|properties|example|template|format|usage|metadata
`;
/** Fields that say what the change does, or what is good about it. */
const OF_CHANGE = regex('i')`
  summary|overview|title|description|walkthrough|purpose|intent|changes?$|change_?log|scope|checked|reviewed
  |covered|praise|positive|strength|good|well|highlight|confiden|model|version|language|test|files?$|path|name
`;
const VERDICT_FIELD =
  /verdict|decision|approv|status|result|outcome|recommend|conclusion|event|state|pass|clean|lgtm|ok$/i;
/** A longer text says more than a verdict. */
const MAX_VERDICT_CHARACTERS = 60;
const REFUSES = regex('i')`
  \b(?:
    request(?:ed)?[ _-]?changes|changes[ _-]?requested|reject(?:ed)?|block(?:ed|ing|er)?|fail(?:ed|ing|s)?
    |needs?[ _-](?:work|changes?|fix(?:es)?)|not[ _-]approved?|disapproved?
  )\b
`;
const NO_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u;
const MAX_WORDS_CHARACTERS = 2_000;
const PRAISES_ONLY =
  /^\W*(?:no|none|nothing|n\/a|keine?|aucun\p{L}*|ning[uú]n\p{L}*|nessun\p{L}*|нет|なし|无|没有)\b/iu;

function doubtInValue(value: ReplyValue): string | undefined {
  const part = findComments(value);
  // Comments that a later answer takes back were read.
  return part !== undefined && part.comments.length > 0
    ? undefined
    : doubtIn(value, '', MAX_DEPTH, { left: MAX_VALUES });
}

function doubtIn(value: ReplyValue, name: string, depth: number, count: { left: number }): string | undefined {
  count.left -= 1;
  if (depth === 0 || count.left < 0) {
    return undefined;
  }
  if (value.kind === 'object') {
    const isTop = depth >= MAX_DEPTH - 1;
    return firstDoubt(
      [...value.entries].filter(([key]) => !OF_THINKING.test(key)),
      ([key, inner]) => (isTop && OF_CHANGE.test(key) ? doubtInWords(inner) : doubtIn(inner, key, depth - 1, count)),
    );
  }
  if (value.kind === 'array') {
    return firstDoubt(value.items, (inner) => doubtIn(inner, name, depth - 1, count));
  }
  const text = value.kind === 'scalar' ? String(value.value) : textOf(value);
  const where = name === '' ? '' : ` in its field \`${name.slice(0, 40)}\``;
  if (text !== undefined && VERDICT_FIELD.test(name)) {
    if (REFUSES.test(text) || text === 'false') {
      return `its list of comments is empty, but it does not approve${where}`;
    }
    if (text.length <= MAX_VERDICT_CHARACTERS) {
      return undefined;
    }
  }
  return text !== undefined && saysSomething(text)
    ? `its list of comments is empty, but it says something${where} that is not read`
    : undefined;
}

/** A field about the change may name the place of a fault. */
function doubtInWords(value: ReplyValue): string | undefined {
  const texts = value.kind === 'array' ? value.items.slice(0, MAX_VALUES) : [value];
  return firstDoubt(texts, (one) => namesPlace(textOf(one) ?? ''));
}

function firstDoubt<T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const doubt = find(one);
    if (doubt !== undefined) {
      return doubt;
    }
  }
  return undefined;
}

/** A file with a line, or a line in another language than English: `src/a.ts:12`, `Zeile 12`, `第12行`. */
const NAMES_PLACE = regex('iu')`
  [\w)\]]\.[A-Za-z]\w{0,9}[:#]L?\d
  |\b(?:
    zeilen?|lignes?|l[ií]neas?|linhas?|righ[ae]|regels?|rader?|linj[ae]r?|wiersz\p{L}{0,3}|řádk\p{L}{0,3}
    |satır\p{L}{0,3}|rivi\p{L}{0,3}|baris|dòng
  )[\s:#№\`*]{1,4}\d
  |(?:строк|рядк)\p{L}{0,3}\s{1,3}\d|第\s?\d{1,6}[^\n]{0,10}行|\d\s?(?:行目|번째 줄)
`;
/** Parts of values that no reader took for one: `{"`, `"key":`, `&quot;`, `data: {`. */
const PART_OF_VALUE =
  /[{[]\s{0,9}["'“„«{]|["'”»]\s{0,9}[:：=]>?\s{0,9}["'“„«[{\d]|&quot;|^data:\s?\S|\{[^{}\n]{0,200}[:=]/m;
const KEY = /^[\s>|+*#-]{0,12}["'“*_`<]{0,3}(\p{L}[\p{L}_ -]{1,28})["'”*_`]{0,3}\s{0,3}[:：=>]/u;
/** Keys that sentences begin with as well. */
const COMMON_KEY = regex('i')`
  ^(?:
    fix|feature|change|note|notes|summary|title|comments?|review|answer|description|details?|result|type|status
    |name|text|content|overview|conclusion|feedback|output|json|response|analysis|range|before|after|code|original
    |from|to|at|end|start|test|tests|files?|path|where|place|component
  )$
`;

/** Why text around values may say a finding: it names a place, or has the form of a value. */
function doubtInText(rest: string): string | undefined {
  const text = rest.replaceAll(/`[^`\n]{1,200}`/g, '`').replaceAll(/<[|｜][^<>|｜\n]{1,40}[|｜]>/g, '');
  if (hasCode(text)) {
    return 'its list of comments is empty, but code is next to it';
  }
  const plain = text.replaceAll(/^\s*(?:```|~~~).*$/gm, '').replaceAll('\u0000', '');
  if (PART_OF_VALUE.test(plain)) {
    return 'its list of comments is empty, but next to it is a value that could not be read';
  }
  const lines = plain.split('\n', MAX_LINES);
  return firstDoubt([...lines.entries()], ([index, line]) => doubtInLine(line, lines.slice(index + 1, index + 6)));
}

/** Whether a fenced block has several lines, and not only the values that were read. */
function hasCode(text: string): boolean {
  const blocks = text.split(/^[ \t]*(?:```|~~~).*$/m);
  return blocks.some(
    (block, index) =>
      index % 2 === 1 && index < blocks.length - 1 && !block.includes('\u0000') && block.trim().includes('\n'),
  );
}

function doubtInLine(line: string, below: readonly string[]): string | undefined {
  const place = namesPlace(line, true);
  if (place !== undefined) {
    return place;
  }
  const key = KEY.exec(line)?.[1]?.trim();
  if (key === undefined) {
    return undefined;
  }
  const own = line.slice(line.search(/[:：=>]/) + 1);
  const [next = ''] = below;
  const value = /\S/.test(own) ? own : /^\s*-|^\s{2}/.test(next) ? next : '';
  const isField = isKnownKey(plainKey(key)) && !COMMON_KEY.test(key) && /[\p{L}\p{N}]/u.test(value);
  const isList = namesList(key) && /^\s{0,12}(?:[-*]|\d{1,3}[.)])\s/.test(next) && below.some(isSaid);
  return (isField && !REASSURES.test(value) && !PRAISES_ONLY.test(value)) || isList
    ? 'its list of comments is empty, but next to it is text in the form of a comment'
    : undefined;
}

/** @param isOutside - whether the text is around the values, where hardly any model describes the lines of a change */
function namesPlace(text: string, isOutside = false): string | undefined {
  return text
    .split(/\n|(?<=[.!?]) /)
    .some(
      (one) =>
        (NAMES_PLACE.test(one) || (NAMES_LINE.test(one) && (HINTS.test(one) || (isOutside && !DESCRIBES.test(one))))) &&
        !REASSURES.test(one) &&
        !MENDS.test(one),
    )
    ? 'its list of comments is empty, but a sentence next to it names a line of a file'
    : undefined;
}

function isSaid(line: string): boolean {
  return saysSomething(line.replace(/^\s{0,20}(?:[-*]|\d{1,3}[.)])\s/, ''));
}

/** Whether a text has three words, or as much in a script without blanks, and does not call the code fine. */
function saysSomething(text: string): boolean {
  const start = text.slice(0, MAX_WORDS_CHARACTERS).trim();
  const words = start.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isFine = !start.includes('{') && (REASSURES.test(start) || PRAISES_ONLY.test(start));
  return (words.length >= 3 || NO_BLANKS.test(start)) && !isFine;
}

/** What a reviewer did, or what the change does. */
const DESCRIBES = regex('i')`
  \b(?:
    adds?|added|adding|introduc\w*|renam\w*|moves?|moved|refactor\w*|updat\w*|chang\w*|now|remov\w*|replac\w*
    |extract\w*|document\w*|bump\w*|reformat\w*|check(?:ed|ing)?|review(?:ed|ing)?|look(?:ed|ing)?|verif\w*
    |consider(?:ed|ing)|examin\w*|read|saw|traced|compared
  )\b
`;

/** More words of reviewers than those that say for certain that something is wrong. */
const HINTS = regex('i')`
  \b(?:
    off[ -]by|miss(?:es|ed)?|race|rules? out|ruled out|forbid\w*|prohibit\w*|disallow\w*|against the|contradict\w*
    |conflicts?|mismatch\w*|swapped|inverted|reversed|ignores?|skips?|stale|null|undefined|dereferenc\w*
    |un(?:checked|handled|caught|escaped|bounded|documented|necessary|defined|reachable|validated|sanitized)
    |inconsistent|redundant|dead code|deprecated|hard-?coded?|magic number|infinite|ambiguous|concerns?|could
    |might|may|would|consider|prefer|rather|better|avoid|rename|suggest\w*|recommend\w*|expos\w*|disclos\w*
    |block\w*|slow|quadratic|truncat\w*|corrupt\w*|shadow\w*|allows?|lets|cannot|can be|needs?|bypass\w*|attack\w*
    |malicious|untrusted|user input
  )\b
`;

/** What a change makes good, as summaries describe it. */
const MENDS = /\b(?:fix(?:es|ed)|resolve[sd]|correct(?:s|ed)|prevent(?:s|ed)|address(?:es|ed)|no longer)\b/i;
