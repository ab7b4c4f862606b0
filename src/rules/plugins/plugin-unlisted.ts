import { groupBy } from '../../structures/group-by.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { findFolder, readSources } from './local-sources.ts';

interface Listed {
  readonly range: TextRange;
  readonly sources: readonly string[];
}

export const pluginUnlisted: FileRule<Listed> = {
  id: 'plugin-unlisted',
  scope: 'file',
  kinds: ['marketplace'],
  description: 'A marketplace leaves out a plugin next to those that it lists',
  effects: [
    info(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code offer only the plugins that the marketplace lists.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugin-marketplaces#marketplace-schema',
  collect({ json }) {
    const sources = readSources(json);
    const range = sources.length === 0 ? undefined : json.rangeOfKey(['plugins']);
    return range === undefined ? undefined : { range, sources };
  },
  check({ range, sources }, { root }, report, { paths }) {
    const listed = new Set(sources.flatMap((source) => findFolder(root, source) ?? []));
    const plugins = new Set(
      paths.entries.flatMap(({ path }) => (MANIFEST.test(path) ? [path.replace(MANIFEST, '')] : [])),
    );
    // A folder with parts is a plugin, too. At the root, it may be anything.
    const parts = new Set(paths.entries.flatMap(({ path }) => (PART.test(path) ? [path.replace(PART, '')] : [])));
    const left = groupBy(
      [...new Set([...plugins, ...[...parts].filter((folder) => folder.includes('/'))])].filter(
        (folder) => !listed.has(folder) && !/(?:^|\/)[._]/.test(folder),
      ),
      folderOf,
    );
    for (const [parent, all] of groupBy([...listed], folderOf)) {
      const named = all.filter((folder) => plugins.has(folder) || parts.has(folder) || paths.hasFolder(folder));
      const missing = left.get(parent) ?? [];
      const [first = ''] = missing;
      const isForgotten = missing.every((folder) => plugins.has(folder))
        ? named.length >= MIN_NAMED && missing.length <= named.length * MAX_SHARE
        : missing.length * MIN_SHARE <= named.length;
      if (missing.length > 0 && isForgotten) {
        const rest = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
        report(range, {
          message: `The marketplace leaves out ${quote(nameOf(first))}${rest}, but lists ${named.length} other plugins in ${parent === '' ? 'the same folder' : `\`${parent}\``}`,
          hint: `Add an entry with \`"source": ${JSON.stringify(`./${first.slice(root === '' ? 0 : root.length + 1)}`)}\`, or move a plugin that nobody is to install.`,
        });
      }
    }
  },
};

const MANIFEST = /\/\.claude-plugin\/plugin\.json$/;
/** A part of a plugin. */
const PART = /\/(?:agents\/[^/]+\.md|commands\/[^/]+\.md|skills\/[^/]+\/SKILL\.md)$/;
const MIN_NAMED = 2;
/** For each plugin that is listed, so many with a manifest may be left out. Otherwise, they are left out on purpose. */
const MAX_SHARE = 2;
/** For each folder that may be a plugin, so many are listed. */
const MIN_SHARE = 3;
