import { languageNamed } from '../guidelines/language-names.ts';
import { compileCodePattern, type CodePattern } from './code-pattern.ts';
import { CONDITION, EXCEPTION, limitingHeadings, takesBack } from '../guidelines/limits.ts';
import type { Statement } from '../guidelines/statements.ts';

/**
 * A statement that can be decided without a model: it rules out quoted code, whole sentence considered, and
 * nothing in it, in the sentence after it or in its headings limits where.
 */
export interface LiteralCheck {
  readonly statement: Statement;
  /** Any of these is ruled out. */
  readonly patterns: readonly CodePattern[];
  /** What the statement asks for instead, in its own words. */
  readonly instead?: string;
  /** Code that is recommended although a pattern is a part of it: `===` beside `==`. */
  readonly allowed: readonly string[];
  /** Language ids the statement is limited to by its words or headings. */
  readonly languages?: readonly string[];
  /** `must`: never, do not, forbidden; `should`: avoid, prefer. */
  readonly strength: 'must' | 'should';
}

/** Code spans stand in a sentence as one private-use character each, so that the grammar below sees words alone. */
const FIRST_SPAN = 0xe000;
const MAX_SPANS = 100;
const SPAN = '[\\uE000-\\uE0FF]';
const LIST = `(?<codes>${SPAN}(?:\\s*(?:,\\s*(?:or\\s+|and\\s+|nor\\s+)?|\\/|\\s(?:or|and|nor)\\s)\\s*${SPAN})*)`;
const KIND_OF_CODE =
  '(?:keyword|type|function|operator|method|call|statement|assertion|cast|comment|declaration|loop|module|package|library|macro|class|hook|tag|directive|annotation|decorator|import|expression|block|marker|literal|property|attribute)s?';
const THING = `(?:(?:the|a|an|any)\\s+)?(?:${KIND_OF_CODE}\\s+)?${LIST}(?<noun>\\s+${KIND_OF_CODE})?`;
const VERB =
  '(?:(?:ever\\s+)?(?<verb>use|using|call|calling|import|importing|write|writing|add|adding|leave|leaving|introduce|introducing|include|including|rely\\s+on|relying\\s+on|employ|employing)\\s+)?';
/** The rest of the sentence: nothing, a place that means everywhere, a language, or an explanation after punctuation. */
const TAIL =
  '(?:\\s+(?:anywhere|at\\s+all|ever|under\\s+any\\s+circumstances|or\\s+similar|in\\s+(?:any|new|our|this|the|all)\\s+(?:code|codebase|project|repository|repo)|in\\s+(?<language>[a-z#+.]+)(?:\\s+(?:code|files?|sources?))?))?' +
  '\\s*(?:[.!]*\\s*$|(?:[;:,(]|\\s[-–—])\\s*(?<explanation>.*)$|\\b(?:because|since|as\\s+(?:it|they|this))\\b(?<reason>.*)$)';
const ALTERNATIVE = `(?<instead>(?:(?!\\s(?:for|in|when|if|on|at|as|with|to|unless|where)\\s)[^.;:]){1,80}?)`;
/** `replace X with …` may tell how to fill in a template: only code for code counts. */
const CODE_ALTERNATIVE = `(?<instead>(?:the\\s+|a\\s+)?${SPAN})`;

const FORMS: readonly { readonly strength: 'must' | 'should'; readonly expression: RegExp }[] = [
  {
    strength: 'must',
    expression: sentence(
      `(?:please\\s+|you\\s+|we\\s+|code\\s+)?(?:never|do\\s+not|don['’]t|must\\s+not|mustn['’]t|must\\s+never|no)\\s+${VERB}${THING}${TAIL}`,
    ),
  },
  {
    strength: 'should',
    expression: sentence(
      `(?:please\\s+|you\\s+|we\\s+)?(?:avoid|should\\s+not|shouldn['’]t|should\\s+never)\\s+${VERB}${THING}${TAIL}`,
    ),
  },
  {
    strength: 'must',
    expression: sentence(
      `${THING}\\s+(?:(?:is|are)\\s+(?:strictly\\s+)?(?:forbidden|banned|prohibited|disallowed|not\\s+allowed|not\\s+permitted)|(?:must|may|can)\\s*(?:not|never)\\s+(?:be\\s+used|appear))${TAIL}`,
    ),
  },
  {
    strength: 'must',
    expression: sentence(
      `(?:always\\s+|please\\s+)?(?:use|write|call)\\s+${ALTERNATIVE}\\s*,?\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|and\\s+not|not|never)\\s+(?:using\\s+|calling\\s+)?${THING}${TAIL}`,
    ),
  },
  {
    strength: 'should',
    expression: sentence(
      `(?:always\\s+|please\\s+)?(?:prefer|favou?r|choose)\\s+(?:using\\s+)?${ALTERNATIVE}\\s*,?\\s+(?:over|to|instead\\s+of|rather\\s+than)\\s+(?:using\\s+)?${THING}${TAIL}`,
    ),
  },
  { strength: 'must', expression: sentence(`replace\\s+${THING}\\s+(?:with|by)\\s+${CODE_ALTERNATIVE}${TAIL}`) },
];

function sentence(form: string): RegExp {
  return new RegExp(`^${form}`, 'i');
}

/**
 * Compiles a statement, or gives `undefined` where its own words leave room for judgement: that is work for a
 * model. `next` is the statement after it in the same guideline, which may hold the exception.
 */
export function compileLiteralCheck(statement: Statement, next?: Statement): LiteralCheck | undefined {
  if (statement.parts.length > MAX_SPANS || limitingHeadings(statement).length > 0) {
    return undefined;
  }
  const { words, codes } = withoutCode(statement);
  if (next !== undefined && takesBack(next, codes)) {
    return undefined;
  }
  for (const { strength, expression } of FORMS) {
    const groups = expression.exec(words)?.groups;
    if (groups !== undefined) {
      return fromGroups(statement, strength, groups, codes);
    }
  }
  return undefined;
}

function withoutCode(statement: Statement): { readonly words: string; readonly codes: readonly string[] } {
  const codes: string[] = [];
  const words = statement.parts.map((part) => {
    if (part.kind === 'words') {
      return part.value.replaceAll(/[\uE000-\uF8FF]/g, ' ');
    }
    codes.push(part.value);
    return String.fromCharCode(FIRST_SPAN + codes.length - 1);
  });
  return { words: words.join('').trim(), codes };
}

function fromGroups(
  statement: Statement,
  strength: 'must' | 'should',
  groups: Readonly<Record<string, string | undefined>>,
  codes: readonly string[],
): LiteralCheck | undefined {
  if (leavesRoom(groups)) {
    return undefined;
  }
  const languages = languagesOf(statement, groups['language']);
  if (languages === 'unknown') {
    return undefined;
  }
  const use = useOf(groups);
  const patterns = codesIn(groups['codes'] ?? '', codes).map((code) => compileCodePattern(code, use));
  if (patterns.length === 0 || patterns.includes(undefined)) {
    return undefined;
  }
  const instead = groups['instead'];
  const found = patterns.filter((pattern) => pattern !== undefined);
  const recommended = codesIn(`${instead ?? ''}${groups['explanation'] ?? ''}`, codes);
  return {
    statement,
    strength,
    patterns: found,
    allowed: recommended.filter((code) =>
      found.some((pattern) => code !== pattern.code && code.includes(pattern.code)),
    ),
    ...(instead === undefined ? {} : { instead: withCode(instead, codes) }),
    ...(languages === undefined ? {} : { languages }),
  };
}

/** An explanation that begins with what to use instead may hold conditions: they are the alternative's. */
function leavesRoom(groups: Readonly<Record<string, string | undefined>>): boolean {
  const explanation = groups['explanation'] ?? groups['reason'] ?? '';
  const namesAlternative = /^(?:use|prefer|call|write|always|instead)\b/i.test(explanation);
  return EXCEPTION.test(explanation) || (!namesAlternative && CONDITION.test(explanation));
}

function languagesOf(statement: Statement, named: string | undefined): readonly string[] | undefined | 'unknown' {
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

function useOf(groups: Readonly<Record<string, string | undefined>>): 'code' | 'comment' | 'import' {
  if (/^import/i.test(groups['verb'] ?? '')) {
    return 'import';
  }
  return /comment/i.test(groups['noun'] ?? '') ? 'comment' : 'code';
}

function codesIn(words: string, codes: readonly string[]): readonly string[] {
  return [...words].flatMap((character) => codes[character.charCodeAt(0) - FIRST_SPAN] ?? []);
}

function withCode(words: string, codes: readonly string[]): string {
  return [...words]
    .map((character) => {
      const code = codes[character.charCodeAt(0) - FIRST_SPAN];
      return code === undefined ? character : `\`${code}\``;
    })
    .join('')
    .trim();
}
