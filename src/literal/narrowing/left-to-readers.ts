import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import { leavesRoom } from '../reading/sentences/leaves-room.ts';
import type { Check } from '../types.ts';
import { isOfCommands } from './check-languages.ts';
import { regex } from '../../text/regex.ts';

/**
 * "Avoid `Any` unless justified", "Avoid `unsafe` when possible": where it is used, nobody but its author knows whether it had
 * to be. Of the findings of such rules that were read, most were arguable.
 */
export function isLeftToAuthors({ family, clause: { polarity, object, codes, statement } }: Check): boolean {
  if (!LEFT_TO_AUTHORS.has(family)) {
    return false;
  }
  const named = listMaskedCodes(object, codes).map((code) => code.trim().toLowerCase());
  const parts = plainWords(statement.text).split(NEXT_PART);
  const meant = parts.filter((part) => named.some((code) => part.includes(code)));
  return (meant.length === 0 ? parts : meant).some(
    (part) =>
      HEDGE.test(part) ||
      (polarity === 'forbidden' && /\bby default\b/.test(part)) ||
      (family === 'limits' && /\b(?:ideally|preferably|typically|usually)\b/.test(part)) ||
      (polarity === 'forbidden' &&
        [...part.matchAll(EXCEPTION)].some(([, exception = '']) => leavesRoom(exception.trim()))),
  );
}

const LEFT_TO_AUTHORS: ReadonlySet<string> = new Set([
  'calls',
  'companions',
  'constructs',
  'errors-and-logs',
  'imports',
  'limits',
  'uses',
]);
/** A condition belongs to what stands before it, with a comma or without. */
const NEXT_PART = /[.;:]\s+|,\s+(?!(?:unless|except|without|when|where|wherever|whenever|if|as much as)\b)/;
const HEDGE = regex('i')`
  \b(?:when|where|wherever|whenever|if|as much as) (?:it is |it's |they are |it makes )?
    (?:at all |reasonably |practically |otherwise )?
    (?:possible|feasible|practical|appropriate|applicable|sensible|reasonable|sense)\b
  |\b(?:beyond what|more than)(?: is|'s|’s)? (?:\w+ )?(?:needed|necessary|required)\b
`;
/** From `unless` to the next sign. */
const EXCEPTION = /\b((?:unless|except (?:when|if|where)|without) [^,;:.()–—]{3,80}?)(?= -|[,;:.()–—]|$)/g;

/** ``No `math/rand` for security``: what is required for security is required everywhere, but a ban is one of this use. */
export function isOfOneUse({ clause: { polarity, explanation = '' } }: Check): boolean {
  return polarity === 'forbidden' && /^for (?:security|performance|efficiency|compatibility)$/.test(explanation.trim());
}

/**
 * ``Use `@template` to document generics, not `@param` ``: what the alternative is for limits what is ruled out, if that is a part of
 * the language, which has many other uses.
 */
export function isForOnePurpose({ family, clause: { polarity, object, instead = '', codes } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  return (
    family === 'uses' &&
    polarity === 'forbidden' &&
    WITH_PURPOSE.test(instead) &&
    named.length > 0 &&
    named.every((code) => PART_OF_LANGUAGE.test(code))
  );
}

const WITH_PURPOSE = regex()`
  ^(?:the |an? )?[\uE000-\uF8FF] (?:
    to (?!ensure|keep|improve|make|reduce|avoid|prevent)[a-z]+
    |for (?!better|more|all|every|consistency|readability|clarity|safety|new\b)[a-z]+|when [a-z]+
  ) \S
`;
const PART_OF_LANGUAGE = regex()`
  ^(?:
    @(?:param|returns?|type|typedef|see|example|throws|link|deprecated|remarks)|let|var|const|class|if|else|for
    |while|switch|return|throw|new|this|self|enum|interface|type|function|object|any|unknown|null|undefined|None
    |nil|string|number|boolean|int|float|dict|list|tuple|Object|Array|Map|Set|Error|Exception|[=!]==?|\?\?|&&|\|\|
  )$
`;

/** "Remove tests to make them pass", and "No change to `a.json` — the names stay valid", which says what happened. */
export function isOfPurpose({ family, finder, clause: { statement } }: Check): boolean {
  return (
    family === 'paths' &&
    ((/\bthe removal of test files\b/.test(finder.words) &&
      /\bto (?:make|get|let|force|silence)\b/i.test(statement.text)) ||
      /^[^\p{L}]*no change to \S+ ?[—–:(-]/iu.test(statement.text))
  );
}

/**
 * "Prefer `type` over `interface`" is a choice between forms that say the same. "Prefer type guards over casts" is none: who casts
 * may have had to. "Prefer top-level imports" says the same without the other form.
 */
export function isOfUnlikeForms({ finder, clause }: Check): boolean {
  const { polarity, strength, instead = '', statement } = clause;
  return (
    (polarity === 'forbidden'
      ? (strength === 'should' || statement.cells !== undefined) && instead !== ''
      : strength === 'should' && /\bprefer/i.test(statement.text)) && NEEDED_FORMS.test(finder.words)
  );
}

/** Forms that code needs in some places, whatever is preferred. */
const NEEDED_FORMS = regex()`
  ^reports (?:
    abstract classes|comments inside of functions|dynamic imports|imports inside of functions
    |members that are \`protected\`|non-null assertions|type assertions
  )
`;

/**
 * "Reuse this pattern rather than adding `setTimeout`": what is ruled out is what would stand in the place of something that the
 * sentences before describe.
 */
export function isOfPattern({ clause: { polarity, instead = '' } }: Check): boolean {
  return polarity === 'forbidden' && PATTERN_BEFORE.test(instead);
}

const PATTERN_BEFORE = regex()`
  \b(?:this|that|these|those|such an?|the (?:same|above|existing)) (?:\w+ )?(?:
    patterns?|approach(?:es)?|mechanisms?|techniques?|strateg(?:y|ies)|idioms?|methods?|recipes?|sequences?|flows?
    |order(?:ing)?|steps?
  )\b
`;

/**
 * Below "Terminal management", `$PWD` is what an assistant types. Scripts of the project are there to be run by people:
 * ``Don't use `npm run dev` ``, without a command in its place, is about the work as well.
 */
export function isOfWork({ family, finder, clause: { object, instead, codes, statement } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  const title = statement.headings.at(-1)?.title ?? '';
  return (
    family === 'uses' &&
    named.length > 0 &&
    ((named.every((code) => isOfCommands(finder) || /^\$\w+$/.test(code)) && OF_TERMINALS.test(title)) ||
      (isOfCommands(finder) && instead === undefined && named.every((code) => STARTS_PROGRAM.test(code))))
  );
}

const OF_TERMINALS =
  /\b(?:terminals?|command execution|(?:running|executing) (?:commands|scripts|programs)|dev(?:elopment)? servers?|tool (?:use|usage|calls?)|sessions?)\b/i;
const STARTS_PROGRAM =
  /^(?:(?:npm|pnpm|yarn|bun) run [\w:.-]+|(?:npm|pnpm|yarn|bun) (?:dev|start|serve|watch|preview|build)|(?:cargo|go|dotnet|deno) run|make [\w-]+)$/;
