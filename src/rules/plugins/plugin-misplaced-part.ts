import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { FileRule } from '../types.ts';

interface Manifest {
  readonly start: TextRange;
  /** The folders that the manifest names itself, which are read wherever they are. */
  readonly named: readonly string[];
}

const PARTS = ['agents', 'commands', 'hooks', 'output-styles', 'skills'];

export const pluginMisplacedPart: FileRule<Manifest> = {
  id: 'plugin-misplaced-part',
  scope: 'file',
  kinds: ['plugin'],
  description: 'Parts of a plugin are in the folder of its manifest',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'vscode'],
      severity: 'warning',
      why: 'Claude Code, the Copilot CLI and VS Code look for the parts of a plugin next to the folder of the manifest, and do not find these.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure',
  collect({ text }) {
    const start = Math.max(0, text.indexOf('{'));
    return { start: { start, end: start + 1 }, named: PARTS.filter((part) => text.includes(`plugin/${part}`)) };
  },
  check({ start, named }, { path, root }, report, { paths }) {
    const folder = /(?:^|\/)(\.claude-plugin|\.github\/plugin|\.plugin)\/plugin\.json$/.exec(path)?.[1];
    for (const part of folder === undefined ? [] : PARTS.filter((one) => !named.includes(one))) {
      // Some builds keep a copy there.
      if (paths.hasFolder(joinPath(root, `${folder}/${part}`)) && !paths.hasFolder(joinPath(root, part))) {
        report(start, {
          message: `\`${part}\` is in \`${folder}\`, where no client looks for it`,
          hint: `Move it next to \`${folder}\`. Only the manifest belongs into that folder.`,
        });
      }
    }
  },
};
