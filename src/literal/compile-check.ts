import { listMaskedCodes, maskCodeSpans, unmaskCodeSpans } from '../guidelines/code-spans.ts';
import { languageNamed } from '../guidelines/language-names.ts';
import { CONDITION, EXCEPTION, limitingHeadings, takesBack } from '../guidelines/limits.ts';
import { isBareDirective } from '../guidelines/polarity.ts';
import type { Statement } from '../guidelines/statements.ts';
import { compileCodePattern, type CodePattern } from './code-pattern.ts';
import { COMMAND_LANGUAGES, isCommandName } from './commands.ts';
import { impliedLanguages } from './reading/implied-languages.ts';
import { matchForm, type Form, type FormGroups } from './forms.ts';

/**
 * A statement that can be checked without a model. It rules out quoted code, and nothing in the sentence, in the sentence
 * after it or in its headings limits where.
 */
export interface LiteralCheck {
  readonly statement: Statement;
  /** Each of these is ruled out. */
  readonly patterns: readonly CodePattern[];
  /** The replacement that the statement asks for, in its own words. */
  readonly instead?: string;
  /** Recommended code of which a pattern is a part: `===`, where `==` is ruled out. */
  readonly allowed: readonly string[];
  /** Language ids to which the statement's words or headings limit it. */
  readonly languages?: readonly string[];
  /** Language ids in which the quoted code can only be meant, if neither words nor headings name a language. */
  readonly impliedLanguages?: readonly string[];
  readonly strength: Form['strength'];
}

/** `SPAN` in `forms.ts` has room for 256. */
const MAX_SPANS = 100;

/**
 * Compiles a statement. Gives `undefined` if its words leave room for judgement: such statements are for a model.
 *
 * @param next - The statement after it in the same guideline, which may contain an exception.
 */
export function compileLiteralCheck(statement: Statement, next?: Statement): LiteralCheck | undefined {
  if (
    statement.parts.length > MAX_SPANS ||
    limitingHeadings(statement).length > 0 ||
    statement.leadIns.some(limitsItems)
  ) {
    return undefined;
  }
  const { words, codes } = maskCodeSpans(statement.parts);
  if (next !== undefined && takesBack(next, codes)) {
    return undefined;
  }
  const match = matchSentence(words, statement);
  return match === undefined || leavesRoom(match.groups)
    ? undefined
    : checkFrom(statement, match.form, match.groups, codes);
}

/**
 * The form of a sentence, or of an item together with the introduction of its list: ``Never use:`` and then `` `var` ``. A
 * cross before code rules it out like the word `avoid`.
 */
function matchSentence(words: string, { leadIns }: Statement): ReturnType<typeof matchForm> {
  const sentence = words.trim();
  const own = sentence.replace(MARKS, '').replace(LABEL, '$1 ');
  const lead = leadIns
    .at(-1)
    ?.replace(MARKS, '')
    .replace(/[\s:：]+$/, '');
  return (
    matchForm(own) ??
    (CROSS.test(sentence) && own !== sentence ? matchForm(`avoid ${own}`) : undefined) ??
    (lead === undefined || !isBareDirective(lead) ? undefined : matchForm(`${lead} ${own}`))
  );
}

/** Whether the introduction of a list says what its items are about: `Response schemas:`, `In tests:`. */
function limitsItems(leadIn: string): boolean {
  const words = leadIn.replace(MARKS, '').replace(/[\s:：]+$/, '');
  const rest = words.replaceAll(
    /\b(?:when|where|if|wherever|whenever) (?:possible|needed|necessary|appropriate)\b/gi,
    '',
  );
  return !isBareDirective(words) && (!GENERAL_LEAD.test(words) || CONDITION.test(rest) || EXCEPTION.test(rest));
}

/** Introductions that limit nothing: they name rules, or begin with a rule of their own. */
const GENERAL_LEAD =
  /^(?:(?:in particular|in general|guidelines|(?:the |these |our |key |some |more |important |general |basic |additional |project |code |coding )*(?:rules?|conventions?|guidelines|standards|practices|principles|style|requirements)(?: are)?|the following(?: rules)?(?: apply)?|note|notes|also|additionally|important|please|remember|best practices|for example|that is|(?:please )?(?:follow|observe|keep to|stick to|use|prefer|avoid|never|always|do not|don['’]t|respect)\b.*))$/i;

/** Ticks, crosses and warnings before the words. */
const MARKS = /^(?:[^\p{L}\p{N}\s"'`([{.@#$<>\-\uE000-\uF8FF][\uFE0F\u20E3]?\s*)+/u;
const CROSS = /^(?:❌|✗|✘|🚫|⛔|✖)/u;
/** `Avoid: …`, `Never: …`. */
const LABEL = /^(avoid|never|never use|do not|don['’]t|do not use|don['’]t use|forbidden|prefer|use)\s*:\s*/i;

/**
 * Whether the rest of the sentence has an exception or a condition. In an explanation that names the alternative, a
 * condition belongs to the alternative: ``Never use `var`; use `let` where the value changes.``
 */
function leavesRoom({ explanation, reason }: FormGroups): boolean {
  const rest = explanation ?? reason ?? '';
  const namesAlternative = /^(?:use|prefer|call|write|always|instead)\b/i.test(rest);
  return EXCEPTION.test(rest) || (!namesAlternative && CONDITION.test(rest));
}

function checkFrom(
  statement: Statement,
  { strength }: Form,
  groups: FormGroups,
  codes: readonly string[],
): LiteralCheck | undefined {
  const { instead } = groups;
  const recommended = listMaskedCodes(`${instead ?? ''}${groups.explanation ?? ''}`, codes);
  const ruledOut = listMaskedCodes(groups.codes, codes);
  const named = readLanguages(statement, groups.language);
  const isCommand = ruledOut.every(isCommandName) && recommended.slice(0, 1).every(isCommandName);
  const patterns = compilePatterns(ruledOut, isCommand ? 'command' : readUse(groups));
  if (named === 'unknown' || patterns === undefined) {
    return undefined;
  }
  const languages = isCommand ? COMMAND_LANGUAGES : named;
  const implied = languages === undefined ? impliedLanguages([...ruledOut, ...recommended]) : undefined;
  return {
    statement,
    strength,
    patterns,
    allowed: recommended.filter((code) => patterns.some((one) => code !== one.code && code.includes(one.code))),
    ...(instead === undefined ? {} : { instead: unmaskCodeSpans(instead, codes).trim() }),
    ...(languages === undefined ? {} : { languages }),
    ...(implied === undefined ? {} : { impliedLanguages: implied }),
  };
}

/** The patterns of the code that is ruled out; undefined if one of them cannot be searched for. */
function compilePatterns(
  ruledOut: readonly string[],
  use: Parameters<typeof compileCodePattern>[1],
): readonly CodePattern[] | undefined {
  const patterns = ruledOut.flatMap((code) => compileCodePattern(code, use) ?? []);
  return patterns.length === ruledOut.length ? patterns : undefined;
}

/** The languages that the sentence names, or else the nearest heading that names one. */
function readLanguages(statement: Statement, named: string | undefined): readonly string[] | undefined | 'unknown' {
  if (named !== undefined) {
    return languageNamed(named) ?? 'unknown';
  }
  for (const heading of statement.headings.toReversed()) {
    const languages = heading.title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? []);
    if (languages.length > 0) {
      return languages;
    }
  }
  return undefined;
}

function readUse({ verb = '', noun = '' }: FormGroups): 'code' | 'comment' | 'import' {
  if (/^import/i.test(verb)) {
    return 'import';
  }
  return /comment/i.test(noun) ? 'comment' : 'code';
}
