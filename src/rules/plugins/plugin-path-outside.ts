import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, parentsOf, resolveLink } from '../../workspace/paths.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

interface WrittenPath {
  /** What is behind the variable: `../../scripts/install.sh`. */
  readonly path: string;
  readonly range: TextRange;
}

export const pluginPathOutside: FileRule<readonly WrittenPath[]> = {
  id: 'plugin-path-outside',
  scope: 'file',
  kinds: ['agent', 'command', 'hooks', 'mcp', 'skill'],
  bundled: 'documents',
  looksFor: { parts: ['PLUGIN_ROOT'] },
  description: 'A plugin names a file outside of its folder',
  effects: [
    warning(
      ['claude'],
      'Claude Code copies only the folder of the plugin when it is installed, so the file is not there.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution',
  collect({ text }) {
    const found = Array.from(text.matchAll(OUTSIDE), ({ 0: whole, 1: path = '', index }): WrittenPath => ({
      path: detachText(path),
      range: { start: index, end: index + whole.length },
    }));
    return found.length === 0 ? undefined : found.slice(0, MAX_FINDINGS);
  },
  check(found, { path: file, kind }, report, { paths }) {
    const plugin = parentsOf(file).find((folder) => paths.has(joinPath(folder, '.claude-plugin/plugin.json')));
    for (const { path, range } of plugin === undefined ? [] : found) {
      const target = resolveLink(joinPath(plugin ?? '', 'x'), path);
      // A text may look for a file of another plugin where both are installed. A hook or a server is to run its file.
      if (kind === 'hooks' || kind === 'mcp' || (target.kind !== 'outside' && paths.has(target.path))) {
        report(range, {
          message: `${quote(path)} is not in the folder of the plugin`,
          hint: 'Move the file into the folder of the plugin, or link to it from there: links are copied with what they lead to.',
        });
      }
    }
  },
};

const OUTSIDE =
  /\$\{?CLAUDE_PLUGIN_ROOT\}?\\?["']?\/((?:\.\.\/){1,6}(?:\w[\w.-]{0,80}\/){0,8}\w[\w.-]{0,80}\.\w{1,5})(?![\w./-])/g;
const MAX_FINDINGS = 20;
