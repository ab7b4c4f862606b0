import { frontmatterFaults, type FormRule, type FrontmatterFault } from '../../customizations/frontmatter/faults.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';

/** Makes the check of a rule about a fault that reading the frontmatter finds. `isReportedElsewhere` skips the faults of another rule. */
export function reportFaults(
  rule: FormRule,
  particularsOf: (fault: FrontmatterFault, text: CheckedText) => { readonly effects?: Effects } = () => ({}),
  isReportedElsewhere: (text: CheckedText, range: TextRange) => boolean = () => false,
): TextRule['check'] {
  return (text, report) => {
    for (const fault of findFaults(text, rule).filter(({ range }) => !isReportedElsewhere(text, range))) {
      const { range, message, hint, fix } = fault;
      report(range, { message, hint }, { ...(fix && { fix }), ...particularsOf(fault, text) });
    }
  };
}

/** Finds the faults that belong to a rule. Nearly all files have no problem, and are skipped at once. */
export function findFaults({ source, frontmatter }: CheckedText, rule: FormRule): readonly FrontmatterFault[] {
  return frontmatter.problems.length === 0
    ? []
    : frontmatterFaults(source, frontmatter).filter((fault) => fault.rule === rule);
}

/** The effect of a frontmatter that cannot be parsed. Claude Code still uses the lines that it can read. */
export const UNREADABLE: Effects = [
  error(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code reports the frontmatter as an error, and github.com, the Copilot CLI and Claude Code cannot parse it, so the file is left out or loses its settings.',
  ),
  error(['gemini'], 'The Gemini CLI cannot parse the frontmatter, and does not load the agent.'),
  warning(
    ['cursor', 'windsurf'],
    'Cursor and Windsurf may not read the settings of the file, and then do not know when to use it.',
  ),
];

/** The effect of a value that is not valid YAML, but that VS Code accepts as text. */
export const UNREADABLE_OUTSIDE_VSCODE: Effects = [
  error(
    ['github', 'copilot-cli'],
    'The Copilot CLI and github.com read real YAML: they cannot parse the frontmatter, and leave the file out without a message.',
  ),
  error(['gemini'], 'The Gemini CLI reads real YAML: it cannot parse the frontmatter, and does not load the agent.'),
  info(
    ['vscode', 'claude'],
    'VS Code and Claude Code accept the value as text; every reader of real YAML rejects the file.',
  ),
];

/**
 * The same effects for a skill: the Gemini CLI takes the name and the description from their lines if it cannot parse the
 * frontmatter of a skill (`parseFrontmatter` in google-gemini/gemini-cli, packages/core/src/skills/skillLoader.ts).
 */
export function inSkill([first, ...others]: Effects): Effects {
  return [withoutGemini(first), ...others.map(withoutGemini)];
}

function withoutGemini(effect: Effects[number]): Effects[number] {
  return effect.clients.includes('gemini')
    ? info(['gemini'], 'The Gemini CLI takes the name and the description from their lines.')
    : effect;
}
