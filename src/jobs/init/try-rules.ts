import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import { runLiteralChecks } from '../../literal/run-checks.ts';
import type { Grammars } from '../../syntax/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { ruleGuideline } from './rule-guideline.ts';
import type { CodeSample } from './sample-code.ts';

/** What the code says of a rule. */
export interface Tried {
  /** Files that break the rule. */
  readonly files: number;
  /** One of the places: `src/a.ts:3`. Absent if no file breaks it. */
  readonly example?: string;
}

/**
 * Runs the literal checks of some rules over a sample of the code.
 * @param rules statements in Markdown, without bullets
 * @returns what is known of each rule. A rule on changes alone, and one that no file of the sample is about, is missing.
 */
export async function tryRules(
  rules: readonly string[],
  { files, readHead }: CodeSample,
  grammars: Grammars | undefined,
): Promise<ReadonlyMap<string, Tried>> {
  const paths = files.map(({ path }) => path);
  const guidelines = rules.map((text, index) => ruleGuideline(index + FIRST_ID, text, paths));
  const { drafts, checkedKeys } = await runLiteralChecks(files, guidelines, { readHead, grammars });
  const byGuideline = groupBy(drafts, ({ citation }) => Number(citation?.split('.')[0]));
  return new Map(
    guidelines.flatMap(({ id, statements }, index): readonly (readonly [string, Tried])[] => {
      const isTried = statements.some((statement) => checkedKeys.has(statementKey(statement)));
      const own = byGuideline.get(id) ?? [];
      const [first] = own;
      const example = first && `${first.path}${first.line === undefined ? '' : `:${first.line}`}`;
      return isTried
        ? [
            [
              rules[index] ?? '',
              { files: new Set(own.map(({ path }) => path)).size, ...(example === undefined ? {} : { example }) },
            ],
          ]
        : [];
    }),
  );
}

/** Copilot's ids of guidelines begin with 2. */
const FIRST_ID = 2;
