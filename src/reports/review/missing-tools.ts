import { groupBy } from '../../text/group-by.ts';
import { listNames } from '../list-names.ts';
import type { ReviewerReport } from './review-result.ts';

/** An agent's author may have copied every tool of a client. */
const MAX_NAMES = 12;

/** Tools that an agent asks for and does not get, all for one reason. */
export interface MissingTools {
  /** `has no tools edit and new here`. */
  readonly said: string;
  readonly reason: string;
}

/**
 * What an agent asks for and does not get, each reason once.
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
    return { said: `has no tool${tools.length === 1 ? '' : 's'} ${listed} here`, reason };
  });
}
