import type { FileChange } from '../../changes/types.ts';
import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { runLiteralChecks } from '../../literal/run-checks.ts';
import type { Grammars } from '../../syntax/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { keepReadable } from './keep-readable.ts';
import { ruleGuideline } from './rule-guideline.ts';
import type { CodeSample } from './sample-code.ts';

/** What the code says of a rule. */
export interface Tried {
  /** Files that break the rule. */
  readonly files: number;
  /** One of the places: `src/a.ts:3`. Absent if no file breaks it. */
  readonly example?: string;
}

/** What the code says of all rules. */
export interface Trial {
  /** By the text of the rule. A rule on changes alone, and one that no file of the sample is about, is missing. */
  readonly tried: ReadonlyMap<string, Tried>;
  /** The files that could be read as code of their language. */
  readonly readable: readonly FileChange[];
}

/**
 * Runs the literal checks of some rules over a sample of the code. The languages follow one after the other, and only the
 * grammars of one are in memory at a time.
 * @param rules statements in Markdown, without bullets
 */
export async function tryRules(
  rules: readonly string[],
  { files, readHead }: CodeSample,
  grammars: Grammars | undefined,
): Promise<Trial> {
  const paths = files.map(({ path }) => path);
  const guidelines = rules.map((text, index) => ruleGuideline(index + FIRST_ID, text, paths));
  const results: LanguageResult[] = [];
  const readable: FileChange[] = [];
  for (const ofLanguage of groupBy(files, ({ path }) => languageOf(path)).values()) {
    const kept = await keepReadable(ofLanguage, readHead, grammars);
    if (kept.length > 0) {
      results.push(await runLiteralChecks(kept, guidelines, { readHead, grammars }));
    }
    readable.push(...kept);
    await grammars?.release?.();
  }
  return { tried: countBroken(rules, guidelines, results), readable };
}

type LanguageResult = Pick<Awaited<ReturnType<typeof runLiteralChecks>>, 'drafts' | 'checkedKeys'>;

function countBroken(
  rules: readonly string[],
  guidelines: readonly Guideline[],
  results: readonly LanguageResult[],
): ReadonlyMap<string, Tried> {
  const byGuideline = groupBy(
    results.flatMap(({ drafts }) => drafts),
    ({ citation }) => Number(citation?.split('.')[0]),
  );
  return new Map(
    guidelines.flatMap(({ id, statements }, index): readonly (readonly [string, Tried])[] => {
      const keys = statements.map(statementKey);
      const isTried = results.some(({ checkedKeys }) => keys.some((key) => checkedKeys.has(key)));
      const own = byGuideline.get(id) ?? [];
      const [first] = own;
      const example = first && `${first.path}${first.line === undefined ? '' : `:${first.line}`}`;
      const broken = {
        files: new Set(own.map(({ path }) => path)).size,
        ...(example === undefined ? {} : { example }),
      };
      return isTried ? [[rules[index] ?? '', broken]] : [];
    }),
  );
}

/** Copilot's ids of guidelines begin with 2. */
const FIRST_ID = 2;
