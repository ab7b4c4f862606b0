import { groupBy } from '../../structures/group-by.ts';
import { listNames } from '../../text/shown/list-names.ts';
import type { ReviewerReport } from './review-result.ts';

/** Most names in one row: the author of an agent may have copied every tool of a client. */
const MAX_NAMES = 12;

/** Tools that an agent asks for but does not get, all for the same reason. */
export interface MissingTools {
  /** `does not get the tools edit and new`. */
  readonly said: string;
  readonly reason: string;
}

/**
 * The tools that an agent asks for but does not get, by reason.
 * @param writeName draws the name of a tool, which comes from the repository
 */
export function missingTools(
  { unavailableTools }: Pick<ReviewerReport, 'unavailableTools'>,
  writeName: (name: string) => string,
): readonly MissingTools[] {
  return [...groupBy(unavailableTools, ({ reason }) => reason)].map(([reason, tools]) => {
    const names = tools.slice(0, MAX_NAMES).map(({ name }) => writeName(name));
    const more = tools.length - names.length;
    const listed = listNames(more === 0 ? names : [...names, `${more} more`]);
    return { said: `does not get the tool${tools.length === 1 ? '' : 's'} ${listed}`, reason };
  });
}
