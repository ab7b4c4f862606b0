import { frontmatterFaults, type FormRule, type FrontmatterFault } from '../../customizations/frontmatter/faults.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Effects, TextRule } from '../types.ts';

/** The check of a rule about what the reading of the frontmatter finds, but for what another rule speaks of. */
export function reportFaults(
  rule: FormRule,
  particularsOf: (fault: FrontmatterFault) => { readonly effects?: Effects } = () => ({}),
  isOthers: (text: CheckedText, range: TextRange) => boolean = () => false,
): TextRule['check'] {
  return (text, report) => {
    for (const fault of faultsOf(text, rule).filter(({ range }) => !isOthers(text, range))) {
      const { range, message, hint, fix } = fault;
      report(range, { message, hint }, { ...(fix && { fix }), ...particularsOf(fault) });
    }
  };
}

/** The faults that a rule is about; nearly all files have none, and are not looked at. */
export function faultsOf({ source, frontmatter }: CheckedText, rule: FormRule): readonly FrontmatterFault[] {
  return frontmatter.problems.length === 0
    ? []
    : frontmatterFaults(source, frontmatter).filter((fault) => fault.rule === rule);
}

/** What a head that nobody can parse does; Claude Code makes do with what it can. */
export const UNREADABLE: Effects = [
  {
    clients: ['vscode', 'github', 'copilot-cli', 'claude'],
    severity: 'error',
    why: 'VS Code reports the frontmatter as an error, and github.com, the Copilot CLI and Claude Code cannot parse it, so the file is left out or goes without its settings.',
  },
];

/** What a value does that only the reader of VS Code takes as it stands. */
export const UNREADABLE_OUTSIDE_VSCODE: Effects = [
  {
    clients: ['github', 'copilot-cli'],
    severity: 'error',
    why: 'The Copilot CLI and github.com read real YAML: they cannot parse the frontmatter, and leave the file out without a word.',
  },
  {
    clients: ['vscode', 'claude'],
    severity: 'info',
    why: 'VS Code and Claude Code take the text as it stands; every reader of real YAML refuses the file.',
  },
];
