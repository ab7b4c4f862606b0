import { CLIENTS } from '../../customizations/known/clients.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import { groupBy } from '../../structures/group-by.ts';
import { detachText } from '../../text/detach.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { nameOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { info } from '../effects.ts';
import type { CheckedFile, CheckedKind, ReportInFile, RepositoryRule } from '../types.ts';
import { folderOfParts, stemOf } from './containers.ts';
import { wordSet } from '../../structures/words-in.ts';

interface Keys {
  readonly keys: readonly string[];
  readonly name?: string;
  /** Where the name is. */
  readonly range: TextRange;
  /** The plugins of a marketplace. */
  readonly entries?: readonly { readonly keys: readonly string[]; readonly range: TextRange }[];
}

/** A key that one file of a group lacks. */
interface Missing {
  readonly file: CheckedFile;
  readonly fact: Keys;
  readonly key: string;
  /** The number of files that have it. */
  readonly having: number;
}

/** The kinds of files that are next to many others of their kind. */
const KINDS = [
  'agent',
  'command',
  'marketplace',
  'path-instructions',
  'prompt',
  'skill',
] as const satisfies readonly CheckedKind[];

export const siblingKeyMissing: RepositoryRule<Keys> = {
  id: 'sibling-key-missing',
  scope: 'repository',
  kinds: KINDS,
  description:
    'A file lacks a key that all files of its kind next to it have, or its name differs from that of the file',
  effects: [
    info(
      CLIENTS,
      'Clients read each file by itself, but whoever relies on what all these files have in common does not find it here.',
    ),
  ],
  collect({ kind, json, frontmatter, body }) {
    if (kind === 'marketplace') {
      const entries = readEntries(json);
      return entries.length < MIN_ENTRIES ? undefined : { keys: [], range: { start: 0, end: 0 }, entries };
    }
    if (!frontmatter.present || frontmatter.problems.length > 0) {
      return undefined;
    }
    const { name } = frontmatter.data;
    const start = Math.max(0, body.start > 0 ? 0 : body.start);
    return {
      keys: Object.keys(frontmatter.data).slice(0, MAX_KEYS).map(detachText),
      range: (name === undefined ? undefined : frontmatter.rangeOf(['name'])) ?? { start, end: start + 3 },
      ...(typeof name === 'string' && { name: detachText(name) }),
    };
  },
  check(facts, report) {
    const all = facts.filter(({ file }) => file.level === 'repository' && !isSetAside(file.path));
    for (const { file, fact } of all) {
      checkEntries(file, fact.entries ?? [], report);
    }
    const own = all.filter(({ fact }) => fact.entries === undefined);
    for (const group of groupBy(own, ({ file }) => `${file.kind} ${folderOfParts(file)}`).values()) {
      if (group.length < MIN_FILES) {
        continue;
      }
      const missing: Missing[] = [];
      for (const key of new Set(group.flatMap(({ fact }) => fact.keys))) {
        const without = OF_ONE.has(key) ? [] : group.filter(({ fact }) => !fact.keys.includes(key));
        if (without.length > 0 && without.length <= group.length * MAX_ODD && without.length <= MAX_FINDINGS) {
          without.forEach((one) => missing.push({ ...one, key, having: group.length - without.length }));
        }
      }
      for (const keys of groupBy(missing, ({ file, having }) => `${having} ${file.path}`).values()) {
        const [first] = keys;
        if (first === undefined) {
          continue;
        }
        const { file, fact, having } = first;
        const isOne = keys.length === 1;
        report(
          file,
          { start: 0, end: Math.min(3, fact.range.end) },
          {
            message: `The ${isOne ? 'key' : 'keys'} ${listNames(keys.map(({ key }) => quote(key)))} ${isOne ? 'is' : 'are'} missing, which ${having} of ${group.length} files of this kind have in ${place(file)}`,
            hint: `Add the ${isOne ? 'key, if it is' : 'keys, if they are'} not left out on purpose.`,
          },
        );
      }
      const named = group.filter(({ file, fact }) => file.kind !== 'skill' && fact.name !== undefined);
      const odd = named.filter(({ file, fact }) => fact.name !== stemOf(nameOf(file.path)));
      if (
        named.length >= MIN_FILES &&
        odd.length > 0 &&
        odd.length <= named.length * MAX_ODD &&
        odd.length <= MAX_FINDINGS
      ) {
        for (const { file, fact } of odd) {
          report(file, fact.range, {
            message: `The name ${quote(fact.name ?? '')} is not that of the file, as in ${named.length - odd.length} of ${named.length} files in ${place(file)}`,
            hint: `Write ${quote(stemOf(nameOf(file.path)))}, or rename the file.`,
          });
        }
      }
    }
  },
};

/** Reports the one plugin of a marketplace that lacks a key which all others have. */
function checkEntries(file: CheckedFile, entries: NonNullable<Keys['entries']>, report: ReportInFile): void {
  for (const key of new Set(entries.flatMap(({ keys }) => keys))) {
    const [odd, ...others] = entries.filter(({ keys }) => !keys.includes(key));
    if (odd !== undefined && others.length === 0 && SHOWN.has(key)) {
      report(file, odd.range, {
        message: `The key ${quote(key)} is missing, which the other ${entries.length - 1} plugins have`,
        hint: 'Add the key, if it is not left out on purpose.',
      });
    }
  }
}

const MIN_ENTRIES = 4;
const MAX_ENTRIES = 2_000;
/** Keys that say something to people. The others depend on what a plugin contains. */
const SHOWN: ReadonlySet<string> = wordSet(
  'author category description displayName homepage keywords license repository tags version',
);

function readEntries(json: CheckedText['json']): NonNullable<Keys['entries']> {
  const plugins: unknown = !isBroken(json) && isRecord(json.value) ? json.value['plugins'] : undefined;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry: unknown, index) => {
    const range = json.rangeOf(['plugins', index, 'name']);
    return isRecord(entry) && range !== undefined ? [{ keys: Object.keys(entry).map(detachText), range }] : [];
  });
}

const MAX_KEYS = 40;
const MIN_FILES = 8;
/** So many of the files may be different. */
const MAX_ODD = 0.12;
const MAX_FINDINGS = 3;

/** Keys that a file has because of what it does, and those whose absence other rules report. */
const OF_ONE: ReadonlySet<string> = wordSet(`
  agent agents allowed-tools argument-hint arguments color compatibility context disable-model-invocation description
  disallowedTools effort handoffs hooks isolation maxTurns mcp-servers mcpServers memory mode model name paths
  permissionMode readonly skills target tools user-invocable when_to_use background applyTo excludeAgent
`);

function place(file: CheckedFile): string {
  const folder = folderOfParts(file);
  return folder === '' ? 'the repository' : `\`${folder}\``;
}
