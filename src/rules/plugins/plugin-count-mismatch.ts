import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { FileRule, RepositoryView } from '../types.ts';
import { regex } from '../../text/regex.ts';

type Part = 'agents' | 'commands' | 'skills';

/** A number of parts that a description names. */
interface Count {
  readonly part: Part;
  readonly number: number;
  /** `12+ skills`: there may be more. */
  readonly isLeast: boolean;
  readonly range: TextRange;
  /** The folder of the plugin, from that of the file. */
  readonly source: string;
  /** The folder of the parts, if the manifest names one. */
  readonly folder?: string;
}

export const pluginCountMismatch: FileRule<readonly Count[]> = {
  id: 'plugin-count-mismatch',
  scope: 'file',
  kinds: ['plugin', 'marketplace'],
  description: 'The description of a plugin names another number of skills, agents or commands than it has',
  effects: [
    info(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code show the description to people before they install the plugin.',
    ),
  ],
  collect({ kind, json }) {
    const root = isBroken(json) ? undefined : json.value;
    if (!isRecord(root)) {
      return undefined;
    }
    const plugins = kind === 'marketplace' ? root['plugins'] : undefined;
    const counts =
      kind === 'plugin'
        ? readCounts(json, [], root, '.')
        : (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry: unknown, index) =>
            isRecord(entry) && typeof entry['source'] === 'string' && entry['skills'] === undefined
              ? readCounts(json, ['plugins', index], entry, detachText(entry['source']))
              : [],
          );
    return counts.length === 0 ? undefined : counts;
  },
  check(counts, { root }, report, { paths }) {
    for (const { part, number, isLeast, source, folder: named, range } of counts) {
      const target = resolveLink(joinPath(root, 'x'), source.replace(/\/+$/, '') || '.');
      const folder = target.kind === 'outside' ? undefined : target.path.replace(/^\.$/, '');
      const parts = folder === undefined ? undefined : resolveLink(joinPath(folder, 'x'), named ?? part);
      const found = parts?.kind === 'inside' ? countParts(part, parts.path, paths) : 0;
      if (found > 0 && (isLeast ? found < number : found !== number)) {
        report(range, {
          message: `The description says ${number}${isLeast ? ' or more' : ''} ${part}, but the plugin has ${found}`,
          hint: `Correct the number, or leave it out: ${quote(`${found} ${part}`)}.`,
        });
      }
    }
  },
};

const MAX_ENTRIES = 2_000;
/** `22 subagents`, `155+ specialized agents`. A number behind a word such as "top" or a fraction counts something else. */
const COUNT = regex('gi')`
  (?<![\w.,/~#-])(\d{1,4})(\+?)[ ]+
    (?:(?:specialized|specialised|expert|custom|reusable|ai|slash|production-ready|claude code|copilot)[ ]+){0,2}
    (skills|(?:sub-?)?agents|commands)\b
`;

function readCounts(
  json: CheckedText['json'],
  at: readonly (string | number)[],
  plugin: Readonly<Record<string, unknown>>,
  source: string,
): readonly Count[] {
  const { description } = plugin;
  const range = typeof description === 'string' ? json.rangeOf([...at, 'description']) : undefined;
  return typeof description !== 'string' || range === undefined
    ? []
    : Array.from(description.matchAll(COUNT), ([, digits, plus, word = '']): Count => {
        const part = /skills/i.test(word) ? 'skills' : /agents/i.test(word) ? 'agents' : 'commands';
        const named: unknown = plugin[part];
        return {
          part,
          number: Number(digits),
          isLeast: plus === '+',
          range,
          source,
          ...(typeof named === 'string' && { folder: detachText(named.replace(/\/+$/, '')) }),
        };
      });
}

/** Counts the files in the standard folders. Another folder may contain a copy for another client. */
function countParts(part: Part, folder: string, { entries }: RepositoryView['paths']): number {
  const base = `${folder}/`;
  const ends = part === 'skills' ? /(?:^|\/)SKILL\.md$/ : /^(?:[^/]+\/)*(?!README\.md$)[^/]+\.md$/i;
  return entries.filter(({ path }) => path.startsWith(base) && ends.test(path.slice(base.length))).length;
}
