import { locateText } from '../customizations/locate.ts';
import { compareStatements, firstApplying } from '../guidelines/claims/equal-statements.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import type { Guideline } from '../guidelines/types.ts';
import { byPrecedence } from '../prompt/specificity.ts';
import { findNamedStatement } from './named-statement.ts';
import { rankStatements } from './rank-statements.ts';
import type { Citation, Draft } from './types.ts';
import { writeStatement } from '../guidelines/statements/write-statement.ts';

/** Finds the citations of drafts; remembers the words of guidelines. */
export type FindCitation = (draft: Pick<Draft, 'citation' | 'title' | 'body'>, path: string) => Citation | undefined;

/**
 * Opens guidelines for citing. A citation shows the words and the line of the cited statement, else of the statement that the
 * draft is about. If several fit, it shows the one that fits best, but does not name it. If none fits, it shows no words of the
 * file: they would look like the rule that is broken. If several files say the same, the first of them that applies is cited.
 *
 * @returns a function that gives the guideline that a draft cites, if it exists and applies to the file
 */
export function openCitations(guidelines: readonly Guideline[]): FindCitation {
  const rank = rankStatements();
  const findEqual = compareStatements(byPrecedence(guidelines));
  return (draft, path) => {
    const named = findNamedStatement(draft.citation, path, guidelines, findEqual);
    if (named === undefined) {
      return undefined;
    }
    const { best, isClear } =
      named.statement === undefined ? rank(named.guideline, draft) : { best: named.statement, isClear: true };
    const first = best && firstApplying(findEqual(best), path);
    return cite(first?.guideline ?? named.guideline, first?.statement ?? best, isClear);
  };
}

/**
 * Cites the guideline at a line of a file again; undefined if no guideline comes from that file.
 * @param line where an earlier citation was
 */
export function citeLine(guidelines: readonly Guideline[], source: string, line: number): Citation | undefined {
  const guideline = guidelines.find(({ content }) => content.path === source);
  const statement = guideline?.statements.find(({ offset }) => locateText(guideline.content, offset).line === line);
  return guideline === undefined ? undefined : { ...cite(guideline, statement, true), line };
}

/** Shown in place of the words of a statement. */
const WHOLE_FILE = 'The finding cites these guidelines as a whole, not one of their rules.';

function cite(guideline: Guideline, statement: Statement | undefined, isNamed: boolean): Citation {
  return {
    id: String(guideline.id),
    ...(statement === undefined || !isNamed ? {} : { statement: statement.id }),
    source: guideline.content.path,
    ...(guideline.level === 'repository' ? {} : { level: guideline.level }),
    line: statement === undefined ? 1 : locateText(guideline.content, statement.offset).line,
    text: statement === undefined ? WHOLE_FILE : writeStatement(statement),
  };
}
