import { quote } from '../../text/shown/quote.ts';
import { detachText } from '../../text/detach.ts';
import { isBroken, readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule, RepositoryView } from '../types.ts';

/** A version in a manifest, or one in a marketplace with the folder of the plugin. */
interface Version {
  readonly version: string;
  readonly range: TextRange;
  /** Undefined in a manifest, which is in the plugin's folder. */
  readonly source?: string;
}

export const pluginVersionMismatch: RepositoryRule<readonly Version[]> = {
  id: 'plugin-version-mismatch',
  scope: 'repository',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin has different versions in its manifest and in the marketplace, or in two manifests',
  effects: [
    info(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code use the version in the manifest, and ignore the one in the marketplace.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugin-marketplaces#version-resolution-and-release-channels',
  collect({ kind, json }) {
    const found = isBroken(json) ? [] : kind === 'plugin' ? readVersion(json, [], json.value) : readEntries(json);
    return found.length === 0 ? undefined : found;
  },
  async check(facts, report, repository) {
    const manifests = new Map<string, Manifest>();
    for (const { file, fact } of facts) {
      const version = fact[0];
      const first = file.kind === 'plugin' ? manifests.get(file.root) : undefined;
      if (file.kind === 'plugin' && version !== undefined) {
        if (first === undefined) {
          manifests.set(file.root, { file, version: version.version, range: version.range });
        } else if (first.version !== version.version) {
          report(file, version.range, sayVersions(version.version, first), { effects: TWO_MANIFESTS });
        }
      }
    }
    for (const { file, version, range } of manifests.values()) {
      const other = await findOtherVersion(file, version, repository);
      if (other !== undefined) {
        report(file, range, sayVersions(version, other), { effects: TWO_MANIFESTS });
      }
    }
    for (const { file, fact } of facts) {
      for (const { version, source, range } of file.kind === 'marketplace' ? fact : []) {
        const target = source === undefined ? undefined : resolveLink(joinPath(file.root, 'x'), source);
        const folder =
          target === undefined || target.kind === 'outside' ? undefined : target.path.replace(/^\.$|\/$/, '');
        const manifest = folder === undefined ? undefined : manifests.get(folder);
        if (manifest !== undefined && manifest.version !== version) {
          report(file, range, sayVersions(version, manifest));
        }
      }
    }
  },
};

interface Manifest {
  readonly file: CheckedFile;
  readonly version: string;
  readonly range: TextRange;
}

/** Files next to a manifest that say which version the plugin has: that of a release, and manifests for other clients. */
const VERSION_FILES = ['VERSION', 'VERSION.txt', '.zcode-plugin/plugin.json', '.cursor-plugin/plugin.json'];
const VERSION = /^v?\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?$/;

async function findOtherVersion(
  { path, root }: CheckedFile,
  version: string,
  repository: Pick<RepositoryView, 'paths' | 'read'>,
): Promise<{ readonly file: { readonly path: string }; readonly version: string } | undefined> {
  for (const other of VERSION_FILES.map((name) => joinPath(root, name))) {
    const source = other !== path && repository.paths.has(other) ? await repository.read(other) : undefined;
    const value: unknown = source !== undefined && other.endsWith('.json') ? readJsonc(source).value : undefined;
    const written = isRecord(value) ? value['version'] : source?.text.trim();
    if (typeof written === 'string' && VERSION.test(written) && written.replace(/^v/, '') !== version) {
      return { file: { path: other }, version: written };
    }
  }
  return undefined;
}

const TWO_MANIFESTS: Effects = [
  info(
    ['claude', 'copilot-cli', 'vscode'],
    'Claude Code, the Copilot CLI and VS Code each read one of the manifests, and offer an update only when its version changes.',
  ),
];

function sayVersions(
  version: string,
  other: { readonly file: Pick<CheckedFile, 'path'>; readonly version: string },
): { readonly message: string; readonly hint: string } {
  return {
    message: `The plugin has the version ${quote(version)} here, but ${quote(other.version)} in \`${other.file.path}\``,
    hint: 'Give it the same version in both files. A marketplace does not need one if the manifest has it.',
  };
}

const MAX_ENTRIES = 2_000;

function readEntries(json: CheckedText['json']): readonly Version[] {
  const plugins: unknown = isRecord(json.value) ? json.value['plugins'] : undefined;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry: unknown, index) =>
    readVersion(json, ['plugins', index], entry),
  );
}

function readVersion(json: CheckedText['json'], at: readonly (string | number)[], value: unknown): readonly Version[] {
  const { version, source } = isRecord(value) ? value : {};
  const range = typeof version === 'string' && version !== '' ? json.rangeOf([...at, 'version']) : undefined;
  if (typeof version !== 'string' || range === undefined) {
    return [];
  }
  const found = { version: detachText(version), range };
  return [typeof source === 'string' && source !== '' ? { ...found, source: detachText(source) } : found];
}
