import type { TextRange } from '../../text/source-text.ts';
import type { FileRule } from '../types.ts';
import { isPlainName, lacksKey, findOpeningDashes } from './skill-frontmatter.ts';

interface Head {
  readonly opening: TextRange;
  /** Where the first line between the fences begins, if there is one. */
  readonly firstLine?: number;
  readonly lineEnd: '\n' | '\r\n';
}

export const skillNameRequired: FileRule<Head> = {
  id: 'skill-name-required',
  scope: 'file',
  kinds: ['skill'],
  description: 'A skill has no `name`',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI require a name, and leave out a skill that has none.',
    },
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code takes the name of the folder, and versions before spring 2026 leave the skill out.',
    },
  ],
  fixes: 'Writes the name of the folder, where that is a name that a skill may have.',
  source: 'https://agentskills.io/specification',
  collect({ text, frontmatter }) {
    return lacksKey(frontmatter, 'name')
      ? {
          opening: findOpeningDashes(text),
          lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
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
        hint: isPlainName(name) ? `Write \`name: ${name}\`, as its folder is called.` : 'Write a `name`.',
      },
      isCertain
        ? { fix: { kind: 'edits', edits: [{ start: firstLine, end: firstLine, text: `name: ${name}${lineEnd}` }] } }
        : {},
    );
  },
};
