import { CLAUDE_TOOLS, COPILOT_CLI_TOOLS, GEMINI_TOOLS, NEVER_TOOLS } from '../../customizations/known/known-tools.ts';
import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import { NAME_IN_CAPITALS } from '../names-to-fill-in.ts';
import { regex } from '../../text/regex.ts';
import type { Check } from '../types.ts';

const TOOLS: ReadonlySet<string> = new Set([
  ...CLAUDE_TOOLS,
  ...COPILOT_CLI_TOOLS,
  ...GEMINI_TOOLS,
  ...Object.keys(NEVER_TOOLS),
]);

/**
 * ``Never use `Read`, `Write` or `Bash` ``, ``do not call `ask_user` ``: the tools of assistants. One name alone may be that of code, such
 * as `Task`, unless the sentence says that it is a tool or the name asks a user.
 */
export function isOfAssistantTools({ family, clause: { object, codes, statement } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim().replace(/\(\)$/, ''));
  return (
    family === 'uses' &&
    named.length > 0 &&
    named.every((code) => TOOLS.has(code)) &&
    (named.length > 1 || /^ask_|^AskUser/.test(named[0] ?? '') || /\btools?\b/i.test(statement.text))
  );
}

/**
 * `Avoid "consultant speak" - filler like "owns its own X"` names a kind of words by a name of its own, and `Prefer "Set x" over "The
 * setting x should be set"` shows a style by an example. `A count of zero can be "no traffic", not "fixed"` says what is so.
 */
export function isOfShownPhrase({ family, finder, clause }: Check): boolean {
  if (family !== 'documents' || !finder.words.startsWith('reports "')) {
    return false;
  }
  const { object, explanation = '', statement } = clause;
  return (
    KIND_BY_EXAMPLES.test(explanation) ||
    (/["“](?:[^\s"“”]+ ){4,}[^\s"“”]+["”]/.test(object) && !/\b(?:words?|terms?|phrases?)\b/i.test(statement.text)) ||
    IS_ONE_NOT_OTHER.test(statement.text)
  );
}

const KIND_BY_EXAMPLES = /^(?:[\p{L}-]+ ){0,4}(?:like|such as|including) ["“]/u;
const IS_ONE_NOT_OTHER = regex('iu')`
  (?<!\p{L})(?:is|are|be|means?|es|son|ser|significa|est|sont|ist|sind|bedeutet|é|são) ["“][^"“”]{2,60}["”],?[ ]
    (?:not|no|pas|nicht|não) ["“]
`;

/**
 * "Never create unbounded loops, queues, or recursive calls": what only its author can judge at the beginning of a list may be said
 * of all its items.
 */
export function isOfJudgedList({ family, clause }: Check): boolean {
  if (!JUDGED_FAMILIES.has(family) || clause.polarity !== 'forbidden') {
    return false;
  }
  const items = JUDGED_LIST.exec(plainWords(clause.statement.text))?.groups?.['items'] ?? '';
  const words = clause.object.trim();
  const named = listMaskedCodes(clause.object, clause.codes).map((code) => code.trim().toLowerCase());
  return (named.length > 0 ? named : [words]).some((one) => one !== '' && items.includes(one));
}

const JUDGED_FAMILIES: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'uses']);
const JUDGED_LIST = regex()`
  \b(?:no|never [a-z]+|avoid|do not [a-z]+|don['’]t [a-z]+) (?:
      unbounded|unlimited|infinite|uncontrolled|synchronous|blocking|unnecessary|needless|excessive|redundant
      |premature|arbitrary|unrelated|untrusted|unvalidated|unsanitized|ambiguous|overly complex|speculative
    ) [a-z_-]+, (?<items>[^.;:()]+)
`;

/** Code that shows what is meant: a comment, or a call with a text, of several words of prose, is nowhere written in the same way. */
export function isOfShownCode({ family, clause: { polarity, object, codes } }: Check): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    (family === 'uses' || family === 'documents') &&
    polarity === 'forbidden' &&
    named.length > 0 &&
    named.every((code) => WITH_PROSE.test(code))
  );
}

/** Four words behind the sign of a comment, or three of a text between quotes. */
const WITH_PROSE = /^\s*(?:\/\/[/!]?|#|--|\/\*+|<!--) ?[A-Z]?[a-z]+(?: \S+){3,}|"[A-Z]?[a-z]+(?: [^\s"]+){2,}"/;

/** ``Prefer `numXxx` over `xxxCount` ``: a pattern of names, and no name. */
export function isOfNamePattern({ finder, clause: { object, codes } }: Check): boolean {
  return listMaskedCodes(object, codes).some(
    (code) => NAME_IN_CAPITALS.test(code.trim()) && finder.words.includes(`\`${code.trim()}\``),
  );
}

/**
 * ``Source `common.sh` via `a` — never use `$PWD` `` rules something out for what is done before the dash, and "JSON column parsing —
 * never use bare `JSON.parse`" for what its first words name.
 */
export function isOfAction({ family, clause: { polarity, object, codes, instead = '', statement } }: Check): boolean {
  return (
    family === 'uses' &&
    polarity === 'forbidden' &&
    listMaskedCodes(object, codes).length > 0 &&
    (ACTION.test(instead) || ACTIVITY.test(statement.text))
  );
}

const ACTION =
  /^(?:source|load|open|read|fetch|resolve|parse|include|mount|locate|find) [\uE000-\uF8FF] (?:via|with|from|through|by|using) /;
const ACTIVITY = /^[^\p{L}]*(?:\p{Lu}[\p{L}]*|\p{L}+)(?: [\p{L}-]+){1,2} ?(?<=\p{Ll}ing) ?[-–—] ?(?:always|never)\b/u;

/** `` `a.by` es `b.id`, no `c.id` `` says what one name is, and rules no other out. */
export function isSaidOfCode({ family, clause: { statement } }: Check): boolean {
  return family === 'uses' && CODE_IS_CODE.test(statement.text);
}

const CODE_IS_CODE = regex('iu')`
  ^[^\p{L}\`]*\`[^\`]+\` (?:es|son|is|are|ist|sind|est|sont|é|são) \`[^\`]+\`,? (?:no|not|nicht|pas|não) \`
`;

/** "Never store tokens in `localStorage`" is about where a program keeps them, and not about what is committed. */
export function isOfStorage({ family, clause: { object, codes, statement } }: Check): boolean {
  return (
    family === 'secrets' && STORAGE.test(`${plainWords(statement.text)} ${listMaskedCodes(object, codes).join(' ')}`)
  );
}

const STORAGE = regex()`
  \b(?:in|to|into) (?:the |a |plain |browser )*\`?(?:
    local ?storage|session ?storage|browser storage|cookies?|urls?|query (?:strings?|params?|parameters?)
    |asyncstorage|userdefaults|sharedpreferences|redux|global state|memory|caches?
  )\b
`;

/** "Create the agent file — `agents/new.agent.md`" is a step with an example, and what is git-ignored is in no change. */
export function isOfStepOrIgnored({ family, clause: { subject, explanation = '' } }: Check): boolean {
  return (
    (family === 'naming' && /^(?:create|add|write|make|update|generate|open|copy|edit) /.test(subject)) ||
    (family === 'paths' && /^(?:which (?:is|are) )?git-?ignored\b/.test(explanation))
  );
}

/** Below "Do not touch", a list that says what else to run for its files forbids nothing. */
export function isBelowOrder({ family, clause: { polarity, statement } }: Check): boolean {
  return (
    family === 'paths' &&
    polarity === 'forbidden' &&
    statement.leadIns.some((words) =>
      /\b(?:whenever|when|after|before|if) (?:you|we) (?:touch|change|edit|modify|update)\b/i.test(words),
    )
  );
}
