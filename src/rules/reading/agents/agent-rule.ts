import type { CheckedText } from '../texts/checked-text.ts';
import type { FileRule, OptionValues, Report } from '../../types.ts';
import { isClaudeAgent } from './agent-places.ts';

type Finding = Parameters<Report>;
type RuleParts = Omit<FileRule<readonly Finding[]>, 'scope' | 'collect' | 'check'>;

/**
 * Makes a rule for Copilot agents only or for Claude Code agents only. Both have frontmatter with the same keys, but with
 * other tools, models and names. Only the path shows which of the two an agent is.
 */
export function agentRule(
  flavour: 'copilot' | 'claude',
  parts: RuleParts,
  find: (text: CheckedText, report: Report, options: OptionValues) => void,
): FileRule<readonly Finding[]> {
  return {
    ...parts,
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
    check(findings, file, report) {
      if (isClaudeAgent(file) === (flavour === 'claude')) {
        for (const finding of findings) {
          report(...finding);
        }
      }
    },
  };
}
