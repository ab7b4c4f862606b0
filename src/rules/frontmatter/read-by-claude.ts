import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects } from '../types.ts';

/** A key at the beginning of a line with a value on the same line. */
const ENTRY = /^[A-Za-z_-]+:\s+(?<value>.+?)\s*$/;
/** What makes Claude Code put a value in quotes: signs of YAML, or a colon and a space. */
const IS_QUOTED_BY_CLAUDE = /[{}[\]*&#!|>%@`]|: /;
/** A list, a map, a block of lines or a comment, which would be another value in quotes. */
const LOSES_ITS_FORM = /^[[{|>&*!]|\s#/;

/**
 * Whether Claude Code reads a frontmatter that is not valid YAML, as when `argument-hint` is `[file] [line]`. If it cannot
 * parse a frontmatter, it puts the values of its lines in quotes and tries again.
 *
 * @param faults the places at which the frontmatter is not valid
 */
export function isReadByClaude({ text, frontmatter }: CheckedText, faults: readonly TextRange[]): boolean {
  const { block } = frontmatter;
  if (block === undefined) {
    return false;
  }
  let start = block.start;
  for (const line of text.slice(block.start, block.end).split('\n')) {
    const end = start + line.length;
    const value = ENTRY.exec(line)?.groups?.['value'];
    const isWritten = value !== undefined && !/^(?:".*"|'.*')$/.test(value);
    const isQuoted = isWritten && IS_QUOTED_BY_CLAUDE.test(value);
    const isFaulty = faults.some((fault) => start <= fault.start && fault.start <= end);
    if (isFaulty ? !isQuoted : isQuoted && LOSES_ITS_FORM.test(value)) {
      return false;
    }
    start = end + 1;
  }
  return true;
}

/** The effect of a frontmatter that is not valid YAML and that Claude Code reads in spite of that. */
export const READ_BY_CLAUDE: Effects = [
  error(
    ['vscode', 'github', 'copilot-cli'],
    'VS Code reports the frontmatter as an error, and github.com and the Copilot CLI cannot parse it, so the file is left out or loses its settings.',
  ),
  error(['gemini'], 'The Gemini CLI cannot parse the frontmatter, and does not load the agent.'),
  warning(
    ['cursor', 'windsurf'],
    'Cursor and Windsurf may not read the settings of the file, and then do not know when to use it.',
  ),
  info(
    ['claude'],
    'Claude Code puts the value in quotes and reads it as text, because it cannot parse the frontmatter otherwise. Every reader of real YAML rejects the file.',
  ),
];
