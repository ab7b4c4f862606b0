import { locateText } from '../../../customizations/locate.ts';
import { listIdle } from '../../../findings/withhold-silenced.ts';
import { writeStatement } from '../../../guidelines/statements/write-statement.ts';
import type { Chosen } from '../../../jobs/choose/choose-guidance.ts';
import type { Silenced } from '../../../reports/review/state/known-finding.ts';
import { quote } from '../../../text/shown/quote.ts';

/**
 * Adds a note for each `/housestyle ignore` that names no statement of the guidelines that apply: its author believes that
 * something is silenced. The command itself does not read the guidelines, which would cost requests.
 */
export function noteIdleSilences(chosen: Chosen, silenced: readonly Silenced[] = []): Chosen {
  if (!silenced.some(({ statement }) => statement !== undefined)) {
    return chosen;
  }
  const { guidelines, applied } = chosen;
  const named = applied.flatMap(({ id, content, statements }) =>
    statements.map((statement) => ({
      id: String(id),
      statement: statement.id,
      source: content.path,
      line: locateText(content, statement.offset).line,
      text: writeStatement(statement),
    })),
  );
  const notes = listIdle(silenced, named).map(({ statement, by }) => ({
    source: '/housestyle ignore',
    message: `${quote(statement)}, which ${by} wrote, silences nothing: no statement that applies to this change has this number, place or words`,
  }));
  return { ...chosen, guidelines: { ...guidelines, notes: [...guidelines.notes, ...notes] } };
}
