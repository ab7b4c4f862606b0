import type { Heading } from '../../text/markdown/markdown.ts';
import { maskCodeSpans, unmaskCodeSpans } from '../statements/code-spans.ts';
import { languageNamed } from '../language-names.ts';
import { CONDITION, EXCEPTION, limitingHeadings, shortTitle, takesBack } from './limits.ts';
import { leadInPolarity, plainWords, readDirective, type Polarity } from '../statements/polarity.ts';
import type { Statement } from '../statements/statements.ts';
import { leadingVerb, listThings, readAction } from './actions.ts';
import { regex } from '../../text/regex.ts';

/** One thing that a statement requires or forbids. */
export interface Claim {
  readonly polarity: Polarity;
  /** What is required or forbidden, in a form that is the same for equal things: `use tabs`. */
  readonly core: string;
  /** Headings and lead-ins that limit where it applies. Two claims contradict each other only if these are the same. */
  readonly scope: string;
}

/** Longer sentences say more than their words alone can tell. */
const MAX_CHARACTERS = 300;

/** Questions (`Why tabs?`) and rows of tables (`tabs | no`) claim nothing. */
const NO_CLAIM = /\?$| \| /;

/**
 * Reads what each statement of a guideline requires and forbids: ``Use `const` instead of `var`.`` requires `const` and
 * forbids `var`. A statement whose words leave a doubt gives nothing. A doubt is an exception in it or in the statement
 * after it, a condition, or a sentence that only describes something.
 */
export function readClaims(statements: readonly Statement[]): readonly (readonly Claim[])[] {
  const title = findTitle(statements);
  return statements.map((statement, index) => readStatementClaims(statement, statements[index + 1], title));
}

/** The title of the whole document. It says what the document is about and limits nothing. */
function findTitle(statements: readonly Statement[]): Heading | undefined {
  const first = statements[0]?.headings[0];
  return first?.depth === 1 && first === statements.at(-1)?.headings[0] ? first : undefined;
}

function readStatementClaims(
  statement: Statement,
  next: Statement | undefined,
  title: Heading | undefined,
): readonly Claim[] {
  if (statement.text.length > MAX_CHARACTERS || NO_CLAIM.test(statement.text)) {
    return [];
  }
  const scope = readScope(statement, title);
  const { words: masked, codes } = maskCodeSpans(statement.parts);
  if (scope === undefined || EXCEPTION.test(joinWords(statement)) || (next !== undefined && takesBack(next, codes))) {
    return [];
  }
  const words = stripLabel(plainWords(masked), scope.polarity);
  if (words === undefined) {
    return [];
  }
  const found = directClaims(withoutExplanation(words.rest), words.polarity);
  return found
    .filter(({ core }) => core !== '')
    .map(({ polarity, core }) => ({ polarity, core: unmaskCodeSpans(core, codes), scope: scope.limits }));
}

interface Scope {
  readonly polarity: Polarity | undefined;
  readonly limits: string;
}

/**
 * Titles such as `Common mistakes` or `Before and after`. The sentences below them describe faults or show examples, so they
 * neither require nor forbid what they say.
 */
const DESCRIBES_FAULTS = regex('i')`
  \b(?:
    mistakes?|pitfalls?|problems?|issues?|errors?|symptoms?|smells?|faults?|traps?|myths?|before|after|bad|wrong
    |incorrect|troubleshooting|examples?|scenarios?|questions?|checklist|optional|alternatives?
  )\b
`;

/**
 * The polarity and the limits that headings and lead-ins give to a statement: below `## Avoid`, a thing alone is forbidden;
 * below `## Python`, a claim applies to Python. Undefined if the headings leave a doubt.
 */
function readScope(statement: Statement, title: Heading | undefined): Scope | undefined {
  const limits = [...limitingHeadings(statement)];
  const headings = statement.headings.filter((heading) => heading !== title);
  let polarity: Polarity | undefined;
  const leadIns = statement.leadIns.map(shortTitle);
  for (const words of [...headings.map((heading) => shortTitle(heading.title)), ...leadIns]) {
    const read = leadInPolarity(words);
    polarity = read ?? polarity;
    if (read === undefined && DESCRIBES_FAULTS.test(words)) {
      return undefined;
    }
    if (words.split(/[\s,/&()]+/).some((word) => languageNamed(word) !== undefined)) {
      limits.push(words);
    }
  }
  limits.push(...leadIns.filter((leadIn) => leadInPolarity(leadIn) === undefined));
  return { polarity, limits: [...new Set(limits.map(plainWords))].join('\n') };
}

function joinWords({ parts }: Statement): string {
  return parts.map(({ kind, value }) => (kind === 'words' ? value : ' ')).join('');
}

/** Labels at the beginning of a sentence: `❌ Use tabs`, `Avoid: tabs`, `✅ Good: use spaces`. */
const LABELS: Readonly<Record<Polarity, RegExp>> = {
  forbidden:
    /^(?:[❌🚫⛔✗✘]\uFE0F?\s*)+(?:(?:bad|wrong|incorrect|never|avoid|don't|do not|no)\s*:\s*)?|^(?:avoid|don't|never|forbidden)\s*:\s*/u,
  required:
    /^(?:[✅✔✓]\uFE0F?\s*)+(?:(?:good|right|correct|always|prefer|do|yes)\s*:\s*)?|^(?:do|always|prefer|required)\s*:\s*/u,
};

interface Labelled {
  readonly polarity: Polarity | undefined;
  readonly rest: string;
}

/**
 * Takes the label off a sentence: `Avoid: tabs` becomes `tabs`, forbidden. Any other label, as in `Tests: use tabs`, may
 * limit the sentence, so the result is undefined.
 */
function stripLabel(words: string, polarity: Polarity | undefined): Labelled | undefined {
  for (const labelled of ['forbidden', 'required'] as const) {
    const label = LABELS[labelled].exec(words)?.[0];
    if (label !== undefined && label !== '') {
      return polarity !== undefined && polarity !== labelled
        ? undefined
        : { polarity: labelled, rest: words.slice(label.length) };
    }
  }
  const isOwn = readDirective(words) !== undefined || leadingVerb(words) !== undefined;
  return !isOwn && /^[^:]{1,60}:\s/.test(words) ? undefined : { polarity, rest: words };
}

/** The explanation in `use spaces, because tabs differ` or `use spaces; tabs differ`. */
const EXPLANATION = /(?:;|\s[-–—]+\s|\s\(|\.\s|,?\s(?:because|since|as it|as they|as this|so that)\s|:\s).*$/;
/** The end of `never use tabs anywhere in this project`. */
const EVERYWHERE = regex()`
  (?:
    \s(?:
      anywhere|everywhere|at all|at all times|ever|under any circumstances
      |in (?:any|our|this|the|all)(?: (?:entire|whole))? (?:code|codebase|project|repository|repo)
    )
  )+$
`;

/** The sentence without its explanation and without words for everywhere. Empty if the explanation contains a condition. */
function withoutExplanation(words: string): string {
  const explanation = EXPLANATION.exec(words)?.[0] ?? '';
  if (EXCEPTION.test(explanation) || CONDITION.test(explanation)) {
    return '';
  }
  const said = words.slice(0, words.length - explanation.length).replace(/[\s.!,:]+$/, '');
  return said.replace(EVERYWHERE, '');
}

type Bare = Pick<Claim, 'polarity' | 'core'>;

/**
 * Reads the claims of a sentence, trying its forms one after the other.
 *
 * @param polarity - What headings, lead-ins or a label say about a sentence that only names a thing: `tabs` below `Avoid:`.
 */
function directClaims(words: string, polarity: Polarity | undefined): readonly Bare[] {
  const passive = passiveClaims(words);
  if (passive.length > 0) {
    return polarity === 'forbidden' ? [] : passive;
  }
  const directive = readDirective(words);
  if (directive !== undefined) {
    return directive.polarity === 'required' && polarity === 'forbidden'
      ? []
      : alternatives(directive.rest, directive.polarity, directive.asks);
  }
  if (polarity !== undefined) {
    return alternatives(words, polarity, 'thing');
  }
  return leadingVerb(words) === undefined ? [] : alternatives(words, 'required', 'action');
}

/** `tabs are forbidden`, `the use of tabs must not be used`, `spaces are required`, `spaces must be used`. */
const PASSIVES: readonly { readonly polarity: Polarity; readonly words: RegExp }[] = [
  {
    polarity: 'forbidden',
    words: regex()`
      ^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:
        (?:is|are) (?:strictly |absolutely )?(?:forbidden|prohibited|banned|disallowed|not allowed|not permitted)
        |(?:must|should|may|can)(?: not|not| never) (?:ever )?be used
      )$
    `,
  },
  {
    polarity: 'required',
    words:
      /^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:(?:is|are) (?:strictly |always )?(?:required|mandatory)|(?:must|should) (?:always )?be used)$/,
  },
];

function passiveClaims(words: string): readonly Bare[] {
  for (const { polarity, words: expression } of PASSIVES) {
    const thing = expression.exec(words)?.groups?.['thing'];
    if (thing !== undefined) {
      return claimEach(polarity, `use ${thing}`, 'action');
    }
  }
  return [];
}

/** `use spaces instead of tabs`, `use spaces, not tabs`. */
const INSTEAD =
  /^(?<own>.+?)(?:,? (?:instead of|rather than|in place of|and not)|, (?:not|never)) (?:using |the use of )?(?<other>.+)$/;
/** `prefer spaces over tabs`. It is read only after a verb such as `prefer`: `use loops over arrays` does not forbid arrays. */
const PREFERRED = /^(?<own>.+?),? over (?:using )?(?<other>.+)$/;
/** `avoid tabs in favor of spaces`. */
const IN_FAVOUR = /^(?<own>.+?),? (?:in favou?r of) (?:using )?(?<other>.+)$/;
/** Words that begin a condition: `use spaces instead of tabs in new files`. */
const LIMITED = /\b(?:for|in|when|if|on|at|with|to|unless|where|as|by|from|during|while|until|after|before)\b/;

/**
 * `use spaces instead of tabs` is two claims: spaces are required, tabs are forbidden. If a condition follows
 * (`… instead of tabs in new files`), it is uncertain what it limits, so there is no claim.
 */
function alternatives(words: string, polarity: Polarity, asks: 'action' | 'thing'): readonly Bare[] {
  const both = pairIn(words, polarity, asks);
  const [own, other] = [both?.['own'], both?.['other']];
  if (own === undefined || other === undefined) {
    return polarity === 'forbidden' && INSTEAD.test(words) ? [] : claimEach(polarity, words, asks);
  }
  if (LIMITED.test(other) || LIMITED.test(own)) {
    return [];
  }
  const denied = polarity === 'required' ? 'forbidden' : 'required';
  const verb = leadingVerb(own) ?? 'use';
  return [...claimEach(polarity, own, asks), ...claimEach(denied, `${verb} ${other}`, 'action')];
}

/** The two things of such a sentence: `spaces` and `tabs`. */
function pairIn(
  words: string,
  polarity: Polarity,
  asks: 'action' | 'thing',
): Readonly<Record<string, string>> | undefined {
  if (polarity === 'forbidden') {
    return IN_FAVOUR.exec(words)?.groups;
  }
  return (INSTEAD.exec(words) ?? (asks === 'thing' ? PREFERRED.exec(words) : undefined))?.groups;
}

/** One claim for each thing: `never use a or b` forbids both. `Use a or b` requires neither. */
function claimEach(polarity: Polarity, words: string, asks: 'action' | 'thing'): readonly Bare[] {
  const action = readAction(words, asks);
  const things = listThings(action.object, polarity === 'forbidden' ? 'any' : 'all');
  return things.map((thing) => ({ polarity, core: thing === '' ? '' : `${action.verb} ${thing}` }));
}
