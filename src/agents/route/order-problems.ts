import { locateText } from '../../customizations/locate.ts';
import type { UnusableAgent } from '../../customizations/agents/read-agents.ts';
import { diagnosticAt, diagnosticOfFile, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { indexNames, type AgentNames } from './agent-names.ts';
import type { StatementOrder } from './read-orders.ts';

/** Reports statements that assign work to an agent that does not exist or cannot be used. */
export function orderProblems(
  orders: readonly StatementOrder[],
  unusable: readonly UnusableAgent[],
  names: Pick<AgentNames, 'nearest'>,
): readonly Diagnostic[] {
  const closed = indexNames(unusable);
  return orders
    .filter(({ agent }) => agent === undefined)
    .map(({ guideline, statement, written }) => {
      const name = written.replace(/^@/, '');
      const there = closed.find(name);
      const [nearest] = names.nearest(name);
      const said =
        there === undefined
          ? {
              rule: 'delegation-agent-exists',
              severity: 'warning' as const,
              message: `The statement assigns work to \`${name}\`, but there is no such agent`,
              ...(nearest === undefined ? {} : { hint: `Did you mean \`${nearest}\`?` }),
            }
          : {
              rule: 'delegation-agent-usable',
              severity: 'warning' as const,
              message: `The statement assigns work to \`${name}\`, but ${there.path} cannot be used: ${there.reason}`,
            };
      const { content } = guideline;
      const { origin } = content;
      return origin.kind === 'file'
        ? diagnosticAt(
            origin.source,
            {
              start: origin.offset + statement.range.start,
              end: origin.offset + statement.range.end,
            },
            said,
          )
        : diagnosticOfFile(content.path, said, locateText(content, statement.range.start));
    });
}
