import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import { isChatMode } from '../../customizations/places/identify.ts';
import { findOpeningLine, mayBeNote } from '../reading/agents/agent-places.ts';
import type { TextRange } from '../../text/source-text.ts';
import { mayBePage } from '../reading/paths/may-be-page.ts';
import { error, info } from '../effects.ts';
import type { Effects, FileRule } from '../types.ts';

const AS_PAGE: Effects = [
  info(
    ['github', 'copilot-cli', 'claude'],
    'github.com, the Copilot CLI and Claude Code leave the file out. By its name, it is a page for people.',
  ),
];

export const agentFrontmatterRequired: FileRule<TextRange> = {
  id: 'agent-frontmatter-required',
  scope: 'file',
  kinds: ['agent'],
  looksFor: { noFrontmatter: true },
  description: 'An agent has no frontmatter',
  effects: [
    error(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI offer only agents that have a `description` in their frontmatter.',
    ),
    error(
      ['claude'],
      'Claude Code reads the name and the description of an agent from its frontmatter, and ignores a file without frontmatter.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect(file) {
    const { frontmatter, kind, text } = file;
    const hasSome = frontmatter.present || frontmatter.problems.length > 0 || hasLateHead(kind, text);
    return hasSome || text.trim() === '' ? undefined : findOpeningLine(file);
  },
  check(opening, file, report) {
    // VS Code needs no frontmatter, and the other clients have never read chat modes.
    if (!mayBeNote(file) && !isChatMode(file.path)) {
      report(
        opening,
        {
          message: 'The agent has no frontmatter',
          hint: 'Begin the file with a line `---`, a line `description: …` that says what the agent is for, and another line `---`.',
        },
        mayBePage(file.path) ? { effects: AS_PAGE } : {},
      );
    }
  },
};
