import { quote } from '../../text/shown/quote.ts';
import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { resolveLink, joinPath } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';

/** The name in a manifest, or the names in a marketplace with the folders of their plugins. */
interface Named {
  readonly name: string;
  readonly range: TextRange;
  /** Undefined in a manifest, which is in the plugin's folder. */
  readonly source?: string;
}

export const pluginNameMismatch: RepositoryRule<readonly Named[]> = {
  id: 'plugin-name-mismatch',
  scope: 'repository',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin has another name in its manifest than in the marketplace',
  effects: [
    info(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code install the plugin by its name in the marketplace, but call its commands, agents and skills by the name in the manifest.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugin-marketplaces#plugin-entries',
  collect({ kind, json }) {
    const named = isBroken(json) ? [] : kind === 'plugin' ? readName(json, [], json.value) : readEntries(json);
    return named.length === 0 ? undefined : named;
  },
  check(facts, report) {
    const manifests = new Map(
      facts.flatMap(({ file, fact }) =>
        file.kind === 'plugin' ? [[file.root, { file, named: fact[0] }] as const] : [],
      ),
    );
    for (const { file, fact } of facts.filter((one) => one.file.kind === 'marketplace')) {
      for (const { name, source } of fact) {
        const target = source === undefined ? undefined : resolveLink(joinPath(file.root, 'x'), source);
        const folder =
          target === undefined || target.kind === 'outside' ? undefined : target.path.replace(/^\.$|\/$/, '');
        const manifest = folder === undefined ? undefined : manifests.get(folder);
        if (manifest?.named !== undefined && manifest.named.name !== name) {
          report(manifest.file, manifest.named.range, {
            message: `The plugin is named ${quote(manifest.named.name)} here, but ${quote(name)} in \`${file.path}\``,
            hint: 'Give it the same name in both files.',
          });
        }
      }
    }
  },
};

const MAX_ENTRIES = 2_000;

function readEntries(json: CheckedText['json']): readonly Named[] {
  const plugins: unknown = isRecord(json.value) ? json.value['plugins'] : undefined;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry: unknown, index) =>
    readName(json, ['plugins', index], entry),
  );
}

function readName(json: CheckedText['json'], at: readonly (string | number)[], value: unknown): readonly Named[] {
  const { name, source } = isRecord(value) ? value : {};
  const range = typeof name === 'string' && name !== '' ? json.rangeOf([...at, 'name']) : undefined;
  if (typeof name !== 'string' || range === undefined) {
    return [];
  }
  const named = { name: detachText(name), range };
  return [typeof source === 'string' && source !== '' ? { ...named, source: detachText(source) } : named];
}
