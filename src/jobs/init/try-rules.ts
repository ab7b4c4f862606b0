import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import { runLiteralChecks } from '../../literal/run-checks.ts';
import type { Grammars } from '../../syntax/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { keepReadable } from './keep-readable.ts';
import { ruleGuideline } from './rule-guideline.ts';
import type { CodeSample, SampledFiles } from './sample-code.ts';

/** What the code says of a rule. */
export interface Tried {
  /** Files that break the rule. */
  readonly files: number;
  /** One of the places: `src/a.ts:3`. Absent if no file breaks it. */
  readonly example?: string;
}

/** A rule to try. */
export interface TriedRule {
  /** A statement in Markdown, without a bullet. */
  readonly text: string;
  /** The languages that it is about; absent for all. */
  readonly languages?: readonly string[];
}

/** What the code says of all rules. */
export interface Trial {
  /** By the text of the rule. A rule on changes alone, and one that no file of the sample is about, is missing. */
  readonly tried: ReadonlyMap<string, Tried>;
  /**
   * For each language, the number of files that are valid code. The others can break a rule, but do not show that it is
   * kept.
   */
  readonly readable: ReadonlyMap<string, number>;
}

/**
 * Runs the literal checks of some rules over a sample of the code. The languages follow one after the other, and only the
 * files and the grammars of one are in memory at a time.
 */
export async function tryRules(
  rules: readonly TriedRule[],
  { parts }: CodeSample,
  grammars: Grammars | undefined,
): Promise<Trial> {
  const results: LanguageResult[] = [];
  const readable = new Map<string, number>();
  for (const part of parts) {
    const { files, readHead } = await part.read();
    results.push(await tryOver(rules, part.language, { files, readHead }, grammars));
    readable.set(part.language, (await keepReadable(files, readHead, grammars)).length);
    await grammars?.release?.();
  }
  return { tried: countBroken(rules, results), readable };
}

/** The rules that no file outside of the sample breaks either. Most files have no sign of such a rule, and are not parsed. */
export async function keepUnbroken<Rule extends TriedRule>(
  rules: readonly Rule[],
  { rest }: CodeSample,
  grammars: Grammars | undefined,
): Promise<readonly Rule[]> {
  let kept = rules;
  for (const part of rest) {
    const { language } = part;
    const about = kept.filter(({ languages }) => languages === undefined || languages.includes(language));
    if (about.length > 0) {
      const tried = countBroken(about, [await tryOver(about, language, await part.read(), grammars)]);
      kept = kept.filter(({ text }) => (tried.get(text)?.files ?? 0) === 0);
      await grammars?.release?.();
    }
  }
  return kept;
}

async function tryOver(
  rules: readonly TriedRule[],
  language: string,
  { files, readHead }: SampledFiles,
  grammars: Grammars | undefined,
): Promise<LanguageResult> {
  const paths = files.map(({ path }) => path);
  const guidelines = rules.flatMap(({ text, languages }, index) =>
    languages === undefined || languages.includes(language) ? [ruleGuideline(index + FIRST_ID, text, paths)] : [],
  );
  const { drafts, checkedKeys } = await runLiteralChecks(files, guidelines, { readHead, grammars });
  return { drafts, checkedKeys };
}

type LanguageResult = Pick<Awaited<ReturnType<typeof runLiteralChecks>>, 'drafts' | 'checkedKeys'>;

function countBroken(rules: readonly TriedRule[], results: readonly LanguageResult[]): ReadonlyMap<string, Tried> {
  const byGuideline = groupBy(
    results.flatMap(({ drafts }) => drafts),
    ({ citation }) => Number(citation?.split('.')[0]),
  );
  return new Map(
    rules.flatMap(({ text }, index): readonly (readonly [string, Tried])[] => {
      const id = index + FIRST_ID;
      const keys = ruleGuideline(id, text, []).statements.map(statementKey);
      const isTried = results.some(({ checkedKeys }) => keys.some((key) => checkedKeys.has(key)));
      const own = byGuideline.get(id) ?? [];
      const [first] = own;
      const example = first && `${first.path}${first.line === undefined ? '' : `:${first.line}`}`;
      const broken = {
        files: new Set(own.map(({ path }) => path)).size,
        ...(example === undefined ? {} : { example }),
      };
      return isTried ? [[text, broken]] : [];
    }),
  );
}

/** Copilot's ids of guidelines begin with 2. */
const FIRST_ID = 2;
