import type { Heading } from '../text/markdown/markdown.ts';
import { maskCodeSpans, unmaskCodeSpans } from './code-spans.ts';
import { languageNamed } from './language-names.ts';
import { CONDITION, EXCEPTION, limitingHeadings, shortTitle, takesBack } from './limits.ts';
import { leadInPolarity, plainWords, readDirective, type Polarity } from './polarity.ts';
import type { Statement } from './statements.ts';
import { actionOf, leadingVerb, thingsOf } from './actions.ts';

/** One thing that a statement requires or forbids. */
export interface Claim {
  readonly polarity: Polarity;
  /** What it is about, such that equal things are written alike: `use tabs`. */
  readonly core: string;
  /** Headings and lead-ins that limit where it holds; of two claims with different ones neither denies the other. */
  readonly scope: string;
}

/** Longer sentences hold more than can be told apart by words. */
const MAX_CHARACTERS = 300;

/** Questions and rows of tables are no claims. */
const NO_CLAIM = /\?$| \| /;

/**
 * What each statement of a guideline requires and forbids, as far as its words leave no doubt: nothing where it or the
 * one after it takes something back, or where it tells what happens.
 */
export function readClaims(statements: readonly Statement[]): readonly (readonly Claim[])[] {
  const title = titleOf(statements);
  return statements.map((statement, index) => claimsOf(statement, statements[index + 1], title));
}

/** What a whole document stands under says what it is about, and the files it is in force for say where it holds. */
function titleOf(statements: readonly Statement[]): Heading | undefined {
  const first = statements[0]?.headings[0];
  return first?.depth === 1 && first === statements.at(-1)?.headings[0] ? first : undefined;
}

function claimsOf(statement: Statement, next: Statement | undefined, title: Heading | undefined): readonly Claim[] {
  if (statement.text.length > MAX_CHARACTERS || NO_CLAIM.test(statement.text)) {
    return [];
  }
  const scope = scopeOf(statement, title);
  const { words: masked, codes } = maskCodeSpans(statement.parts);
  if (scope === undefined || EXCEPTION.test(wordsOf(statement)) || (next !== undefined && takesBack(next, codes))) {
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

/** Titles that name what others do wrong: what stands below them is neither asked for nor ruled out in so many words. */
const TELLS_FAULTS =
  /\b(?:mistakes?|pitfalls?|problems?|issues?|errors?|symptoms?|smells?|faults?|traps?|myths?|before|after|bad|wrong|incorrect|troubleshooting|examples?|scenarios?|questions?|checklist|optional|alternatives?)\b/i;

/** Undefined where nothing can be told of what stands below the headings and lead-ins. */
function scopeOf(statement: Statement, title: Heading | undefined): Scope | undefined {
  const limits = [...limitingHeadings(statement)];
  const headings = statement.headings.filter((heading) => heading !== title);
  let polarity: Polarity | undefined;
  const leadIns = statement.leadIns.map(shortTitle);
  for (const words of [...headings.map((heading) => shortTitle(heading.title)), ...leadIns]) {
    const read = leadInPolarity(words);
    polarity = read ?? polarity;
    if (read === undefined && TELLS_FAULTS.test(words)) {
      return undefined;
    }
    if (words.split(/[\s,/&()]+/).some((word) => languageNamed(word) !== undefined)) {
      limits.push(words);
    }
  }
  limits.push(...leadIns.filter((leadIn) => leadInPolarity(leadIn) === undefined));
  return { polarity, limits: [...new Set(limits.map(plainWords))].join('\n') };
}

function wordsOf({ parts }: Statement): string {
  return parts.map(({ kind, value }) => (kind === 'words' ? value : ' ')).join('');
}

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

/** `❌ Use tabs` and `Avoid: tabs` say so; of `Tests: use tabs` nothing can be told. */
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

const EXPLANATION = /(?:;|\s[-–—]+\s|\s\(|\.\s|,?\s(?:because|since|as it|as they|as this|so that)\s|:\s).*$/;
const EVERYWHERE =
  /(?:\s(?:anywhere|everywhere|at all|at all times|ever|under any circumstances|in (?:any|our|this|the|all)(?: (?:entire|whole))? (?:code|codebase|project|repository|repo)))+$/;

/** The sentence without what explains it and without places that mean everywhere; empty where that sets conditions. */
function withoutExplanation(words: string): string {
  const explanation = EXPLANATION.exec(words)?.[0] ?? '';
  if (EXCEPTION.test(explanation) || CONDITION.test(explanation)) {
    return '';
  }
  const said = words.slice(0, words.length - explanation.length).replace(/[\s.!,:]+$/, '');
  return said.replace(EVERYWHERE, '');
}

type Bare = Pick<Claim, 'polarity' | 'core'>;

/** `polarity`: what the headings, the lead-in or a label make of words that say nothing themselves. */
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

const PASSIVES: readonly { readonly polarity: Polarity; readonly words: RegExp }[] = [
  {
    polarity: 'forbidden',
    words:
      /^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:(?:is|are) (?:strictly |absolutely )?(?:forbidden|prohibited|banned|disallowed|not allowed|not permitted)|(?:must|should|may|can)(?: not|not| never) (?:ever )?be used)$/,
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

const INSTEAD =
  /^(?<own>.+?)(?:,? (?:instead of|rather than|in place of|and not)|, (?:not|never)) (?:using |the use of )?(?<other>.+)$/;
/** `Use loops over arrays` rules out no arrays. */
const PREFERRED = /^(?<own>.+?),? over (?:using )?(?<other>.+)$/;
const IN_FAVOUR = /^(?<own>.+?),? (?:in favou?r of) (?:using )?(?<other>.+)$/;
const LIMITED = /\b(?:for|in|when|if|on|at|with|to|unless|where|as|by|from|during|while|until|after|before)\b/;

/** `Use X instead of Y` is two claims; a condition behind Y holds for X too, which then is not sure to be meant. */
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

/** A choice of several things to use requires none of them. */
function claimEach(polarity: Polarity, words: string, asks: 'action' | 'thing'): readonly Bare[] {
  const action = actionOf(words, asks);
  const things = thingsOf(action.object, polarity === 'forbidden' ? 'any' : 'all');
  return things.map((thing) => ({ polarity, core: thing === '' ? '' : `${action.verb} ${thing}` }));
}
