import type { CheckedText } from './checked-text.ts';
import type { FileRule, OptionValues, Report } from '../types.ts';
import { isClaudeAgent } from './agent-places.ts';

type Finding = Parameters<Report>;
type Head = Omit<FileRule<readonly Finding[]>, 'scope' | 'collect' | 'check'>;

/**
 * A rule for the agents of Copilot alone, or of Claude Code alone: both have frontmatter with the same keys, and other
 * tools, models and names in it. Which it is shows only in the path.
 */
export function agentRule(
  flavour: 'copilot' | 'claude',
  head: Head,
  find: (text: CheckedText, report: Report, options: OptionValues) => void,
): FileRule<readonly Finding[]> {
  return {
    ...head,
    scope: 'file',
    collect(text, options) {
      const findings: Finding[] = [];
      find(
        text,
        (...finding) => {
          findings.push(finding);
        },
        options,
      );
      return findings.length === 0 ? undefined : findings;
    },
    check(findings, { path }, report) {
      if (isClaudeAgent(path) === (flavour === 'claude')) {
        for (const finding of findings) {
          report(...finding);
        }
      }
    },
  };
}
