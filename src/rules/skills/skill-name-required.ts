import { readLineEnding } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { isPlainName, lacksKey, findOpeningDashes } from './skill-frontmatter.ts';

interface FrontmatterStart {
  readonly opening: TextRange;
  /** The start of the first line between the two `---`, if there is one. */
  readonly firstLine?: number;
  readonly lineEnd: '\n' | '\r\n';
}

export const skillNameRequired: FileRule<FrontmatterStart> = {
  id: 'skill-name-required',
  scope: 'file',
  kinds: ['skill'],
  description: 'A skill has no `name`',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli', 'claude', 'codex'],
      'VS Code, github.com, the Copilot CLI, Claude Code and Codex use the name of the folder. The specification requires a name, and versions before spring 2026 do not load the skill.',
    ),
  ],
  fixes: 'Writes the name of the folder, if that is a valid skill name.',
  source: 'https://agentskills.io/specification',
  collect({ text, frontmatter }) {
    return lacksKey(frontmatter, 'name')
      ? {
          opening: findOpeningDashes(text),
          lineEnd: readLineEnding(text),
          ...(frontmatter.block && { firstLine: frontmatter.block.start }),
        }
      : undefined;
  },
  check({ opening, firstLine, lineEnd }, { name }, report) {
    const isCertain = isPlainName(name) && firstLine !== undefined;
    report(
      opening,
      {
        message: 'The skill has no `name`',
        hint: isPlainName(name) ? `Write \`name: ${name}\`, the name of its folder.` : 'Write a `name`.',
      },
      isCertain
        ? { fix: { kind: 'edits', edits: [{ start: firstLine, end: firstLine, text: `name: ${name}${lineEnd}` }] } }
        : {},
    );
  },
};
