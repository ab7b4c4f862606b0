import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { LiteralFinding } from '../../context/notes/literal-findings.ts';
import type { Options } from '../../options/options.ts';
import { readHiddenLanguages } from '../choose/hidden-languages.ts';
import type { HiddenLanguages } from '../../prompt/parts/change.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { noteProviders } from './note-providers.ts';
import { openSources, openTools, type OpenedTools, type ToolTerms } from './open-tools.ts';
import { readSurroundings, type Surroundings } from './read-surroundings.ts';

/** What helps the reviewers in addition to the change: the code around it, notes from outside, and tools to look up more. */
export interface ReviewContext extends OpenedTools {
  readonly surroundings: Surroundings;
  /** The languages that the names of changed files do not tell. */
  readonly languages: HiddenLanguages;
  /** The names of the head. */
  readonly symbols: SymbolIndex;
}

export interface ContextTerms extends ToolTerms {
  readonly settings: ToolTerms['settings'] & Pick<Options, 'contextTokens' | 'leaveOutContext'>;
  /** What literal checks report. */
  readonly literalFindings: () => Promise<readonly LiteralFinding[]>;
}

/** Gathers what a review and a dump of it offer to all reviewers. */
export async function gatherContext(
  subject: ReviewSubject,
  chosen: Chosen,
  terms: ContextTerms,
): Promise<ReviewContext> {
  const { changes, readHead } = subject;
  const opened = openSources(subject, terms);
  const surroundings = await readSurroundings(chosen.files, {
    source: changes.source,
    readHead,
    grammars: terms.grammars,
    symbols: opened.symbols,
    mapped: [...chosen.files, ...(chosen.judgedBefore ?? [])],
    earlierPaths: subject.readers?.earlierPaths,
    notes: noteProviders({ subject, chosen, terms, opened, literalFindings: terms.literalFindings }),
    ...terms.settings,
  });
  const languages = await readHiddenLanguages(chosen.files, readHead);
  const tools = await openTools(subject, chosen, terms, opened);
  const { symbols } = opened;
  return { ...tools, surroundings, languages, symbols, leftOut: [...surroundings.leftOut, ...tools.leftOut] };
}
