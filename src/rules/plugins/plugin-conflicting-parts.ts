import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, resolveLink } from '../../workspace/paths.ts';
import { error } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';

/** The entries of a marketplace that declare parts and say that they are all parts, or whether a manifest declares parts. */
interface Declared {
  readonly hasParts: boolean;
  readonly entries: readonly { readonly source: string; readonly part: string; readonly range: TextRange }[];
}

/** Keys that count as parts: https://github.com/max-sixty/worktrunk/issues/1013 and the issues that it resembles (2026). */
const PARTS = ['commands', 'agents', 'skills', 'hooks', 'outputStyles'];

export const pluginConflictingParts: RepositoryRule<Declared> = {
  id: 'plugin-conflicting-parts',
  scope: 'repository',
  kinds: ['plugin', 'marketplace'],
  description: 'A marketplace declares all parts of a plugin, which has a manifest of its own',
  effects: [error(['claude'], 'Claude Code reports "conflicting manifests" and does not load the plugin.')],
  source: 'https://code.claude.com/docs/en/plugin-marketplaces#strict-mode',
  collect({ kind, json }) {
    const root = isBroken(json) ? undefined : json.value;
    if (!isRecord(root)) {
      return undefined;
    }
    if (kind === 'plugin') {
      return { hasParts: PARTS.some((key) => root[key] !== undefined), entries: [] };
    }
    const plugins = root['plugins'];
    const entries = (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry: unknown, index) => {
      const plugin = isRecord(entry) ? entry : {};
      const { strict, source } = plugin;
      const part = PARTS.find((key) => plugin[key] !== undefined);
      const range = strict === false ? json.rangeOfKey(['plugins', index, 'strict']) : undefined;
      return range === undefined || part === undefined || typeof source !== 'string'
        ? []
        : [{ source: detachText(source), part, range }];
    });
    return entries.length === 0 ? undefined : { hasParts: false, entries };
  },
  check(facts, report, { paths }) {
    const manifests = new Map(
      facts.flatMap(({ file, fact }) =>
        file.path.endsWith('.claude-plugin/plugin.json') ? [[file.root, { ...fact, path: file.path }] as const] : [],
      ),
    );
    for (const { file, fact } of facts) {
      for (const { source, part, range } of file.path.includes('.claude-plugin/') ? fact.entries : []) {
        const target = resolveLink(joinPath(file.root, 'x'), source.replace(/\/+$/, ''));
        const folder = target.kind === 'outside' ? undefined : target.path.replace(/^\.$/, '');
        const manifest = folder === undefined ? undefined : manifests.get(folder);
        // Parts in the standard folders count as if the manifest named them.
        const hasParts =
          manifest?.hasParts === true || STANDARD.some((name) => paths.hasFolder(joinPath(folder ?? '', name)));
        if (manifest !== undefined && hasParts) {
          report(file, range, {
            message: `The entry has \`strict: false\` and \`${part}\`, but \`${manifest.path}\` exists, too`,
            hint: 'Remove `strict` and the parts from this entry, so that the manifest and its folders count.',
          });
        }
      }
    }
  },
};

const STANDARD = ['skills', 'agents', 'commands'];
const MAX_ENTRIES = 2_000;
