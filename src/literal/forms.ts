/**
 * A form of sentence that rules out quoted code, and so can be checked without a model. The sentence has to match the
 * form from its first to its last word: a word that no form knows may limit what the sentence means.
 *
 * To add a form, add an object to `FORMS`. Its example is a test.
 */
export interface Form {
  /** A sentence that only this form matches. */
  readonly example: string;
  /** `must`: never, do not, forbidden; `should`: avoid, prefer. */
  readonly strength: 'must' | 'should';
  readonly sentence: RegExp;
}

/**
 * The parts that a form finds in a sentence. Code spans are masked (`guidelines/code-spans.ts`), so that a form sees only words.
 */
export interface FormGroups {
  /** The code that is ruled out: `\uE000 and \uE001`. */
  readonly codes: string;
  /** The action on the code: `use`, `import`. */
  readonly verb?: string | undefined;
  /** The kind of code: `comments` in ``Never leave `TODO` comments``. */
  readonly noun?: string | undefined;
  /** The replacement: `the \uE000 module`. */
  readonly instead?: string | undefined;
  /** `python` in `in Python code`. */
  readonly language?: string | undefined;
  /** The text after a semicolon, colon, comma, bracket or dash. */
  readonly explanation?: string | undefined;
  /** The text after `because`, `since` or `as it`. */
  readonly reason?: string | undefined;
}

/** One masked code span. At most 100 of them are masked in a sentence. */
const SPAN = '[\\uE000-\\uE0FF]';
/** `a`, `b` and `c`. */
const LIST = `(?<codes>${SPAN}(?:\\s*(?:,\\s*(?:or\\s+|and\\s+|nor\\s+)?|\\/|\\s(?:or|and|nor)\\s)\\s*${SPAN})*)`;
const KIND_OF_CODE =
  '(?:keyword|type|function|operator|method|call|statement|assertion|cast|comment|declaration|loop|module|package|library|macro|class|hook|tag|directive|annotation|decorator|import|expression|block|marker|literal|property|attribute)s?';
/** `the function a`, `a and b`, `the a operator`. */
const THING = `(?:(?:the|a|an|any)\\s+)?(?:${KIND_OF_CODE}\\s+)?${LIST}(?<noun>\\s+${KIND_OF_CODE})?`;
const VERB =
  '(?:(?:ever\\s+)?(?<verb>use|using|call|calling|import|importing|write|writing|add|adding|leave|leaving|introduce|introducing|include|including|rely\\s+on|relying\\s+on|employ|employing)\\s+)?';
/** The rest of the sentence: nothing, a place that means everywhere, a language, or an explanation after punctuation. */
const TAIL =
  '(?:\\s+(?:anywhere|at\\s+all|ever|under\\s+any\\s+circumstances|or\\s+similar|in\\s+(?:any|new|our|this|the|all)\\s+(?:code|codebase|project|repository|repo)|in\\s+(?<language>[a-z#+.]+)(?:\\s+(?:code|files?|sources?))?))?' +
  '\\s*(?:[.!]*\\s*$|(?:[;:,(]|\\s[-–—])\\s*(?<explanation>.*)$|\\b(?:because|since|as\\s+(?:it|they|this))\\b(?<reason>.*)$)';
/** The replacement, in a few words without a condition. */
const ALTERNATIVE = `(?<instead>(?:(?!\\s(?:for|in|when|if|on|at|as|with|to|unless|where)\\s)[^.;:]){1,80}?)`;
/** Only code for code: ``Replace `{{name}}` with …`` may explain how to fill in a template. */
const CODE_ALTERNATIVE = `(?<instead>(?:the\\s+|a\\s+)?${SPAN})`;
const SPEAKER = '(?:please\\s+|you\\s+|we\\s+)?';

export const FORMS: readonly Form[] = [
  {
    example: 'Never use `var` or `alert()`; they hide errors.',
    strength: 'must',
    sentence: form(
      `(?:please\\s+|you\\s+|we\\s+|code\\s+)?(?:never|do\\s+not|don['’]t|must\\s+not|mustn['’]t|must\\s+never|no)\\s+${VERB}${THING}${TAIL}`,
    ),
  },
  {
    example: 'Avoid `as unknown as`.',
    strength: 'should',
    sentence: form(`${SPEAKER}(?:avoid|should\\s+not|shouldn['’]t|should\\s+never)\\s+${VERB}${THING}${TAIL}`),
  },
  {
    example: '`goto` is forbidden.',
    strength: 'must',
    sentence: form(
      `${THING}\\s+(?:(?:is|are)\\s+(?:strictly\\s+)?(?:forbidden|banned|prohibited|disallowed|not\\s+allowed|not\\s+permitted)|(?:must|may|can)\\s*(?:not|never)\\s+(?:be\\s+used|appear))${TAIL}`,
    ),
  },
  {
    example: 'Use `===` instead of `==`.',
    strength: 'must',
    sentence: form(
      `(?:always\\s+|please\\s+)?(?:use|write|call)\\s+${ALTERNATIVE}\\s*,?\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|and\\s+not|not|never)\\s+(?:using\\s+|calling\\s+)?${THING}${TAIL}`,
    ),
  },
  {
    example: 'Prefer `unknown` over `any`.',
    strength: 'should',
    sentence: form(
      `(?:always\\s+|please\\s+)?(?:prefer|favou?r|choose)\\s+(?:using\\s+)?${ALTERNATIVE}\\s*,?\\s+(?:over|to|instead\\s+of|rather\\s+than)\\s+(?:using\\s+)?${THING}${TAIL}`,
    ),
  },
  {
    example: 'Replace `request` with `fetch`.',
    strength: 'must',
    sentence: form(`replace\\s+${THING}\\s+(?:with|by)\\s+${CODE_ALTERNATIVE}${TAIL}`),
  },
];

function form(words: string): RegExp {
  return new RegExp(`^${words}`, 'i');
}

/** The first form that the masked words of a sentence have, with what it finds in them. */
export function matchForm(words: string): { readonly form: Form; readonly groups: FormGroups } | undefined {
  for (const one of FORMS) {
    const groups = one.sentence.exec(words)?.groups;
    const codes = groups?.['codes'];
    if (codes !== undefined) {
      return { form: one, groups: { ...groups, codes } };
    }
  }
  return undefined;
}
