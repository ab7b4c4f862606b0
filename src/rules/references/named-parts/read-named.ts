import { detachText } from '../../../text/detach.ts';
import { isBroken } from '../../../text/json/jsonc.ts';
import { isRecord } from '../../../text/record.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import type { CheckedFile, CheckedKind } from '../../types.ts';
import { findPartLists, type PartList } from './find-lists.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { NAME } from './part-names.ts';
import { regex } from '../../../text/regex.ts';

/** The name that a file gives to itself, and the names of other parts that it contains. */
export interface Names {
  readonly own?: string;
  /** The plugins of a marketplace, with the folders in which they are. */
  readonly listed?: readonly { readonly name: string; readonly source: string }[];
  /** The name of the marketplace, and those of all its plugins. */
  readonly marketplace?: { readonly name: string; readonly plugins: readonly string[] };
  /** Names in lists of the frontmatter: `related-skills`. */
  readonly related?: readonly Related[];
  readonly mentions: readonly Mention[];
  readonly lists: readonly PartList[];
}

/** A name in a list of the frontmatter whose key says that the names are those of parts. */
export interface Related {
  readonly key: string;
  readonly name: string;
  readonly range: TextRange;
}

export type Facts = readonly { readonly file: CheckedFile; readonly fact: Names }[];

/** Reads the names in a text. Undefined if it has none. */
export function readNamed(text: CheckedText): Names | undefined {
  const own = readOwnName(text);
  const isMarkdown = text.format === 'markdown';
  // A skill also says how to install what it needs from elsewhere.
  const mentions = isMarkdown
    ? findMentions(text).filter(({ form }) => form !== 'install' || ABOUT_REPOSITORY.has(text.kind))
    : [];
  const lists = isMarkdown ? findPartLists(text) : [];
  const listed = readListed(text);
  const marketplace = readMarketplace(text);
  const related = isMarkdown ? readRelated(text) : [];
  return own === undefined &&
    listed === undefined &&
    mentions.length === 0 &&
    lists.length === 0 &&
    related.length === 0
    ? undefined
    : {
        mentions,
        lists,
        ...(own !== undefined && { own }),
        ...(listed !== undefined && { listed }),
        ...(marketplace !== undefined && { marketplace }),
        ...(related.length > 0 && { related }),
      };
}

/** Kinds of files that describe the repository which contains them. */
const ABOUT_REPOSITORY: ReadonlySet<CheckedKind> = new Set([
  'agents-md',
  'claude-md',
  'gemini-md',
  'repository-instructions',
]);

/** The plugins that a marketplace keeps in folders of its own repository. */
function readListed({ kind, json }: CheckedText): Names['listed'] {
  const root: unknown = kind === 'marketplace' && !isBroken(json) ? json.value : undefined;
  const plugins: unknown = isRecord(root) ? root['plugins'] : undefined;
  return Array.isArray(plugins)
    ? plugins.slice(0, MAX_PLUGINS).flatMap((entry: unknown) => {
        const { name, source }: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
        return typeof name === 'string' && typeof source === 'string' && source.startsWith('./')
          ? [{ name: detachText(name.toLowerCase()), source: detachText(source) }]
          : [];
      })
    : undefined;
}

function readMarketplace({ kind, json }: CheckedText): Names['marketplace'] {
  const root: unknown = kind === 'marketplace' && !isBroken(json) ? json.value : undefined;
  const { name, plugins }: Readonly<Record<string, unknown>> = isRecord(root) ? root : {};
  return typeof name === 'string' && Array.isArray(plugins)
    ? {
        name: detachText(name.toLowerCase()),
        plugins: plugins
          .slice(0, MAX_PLUGINS)
          .flatMap((entry: unknown) =>
            isRecord(entry) && typeof entry['name'] === 'string' ? [detachText(entry['name'].toLowerCase())] : [],
          ),
      }
    : undefined;
}

/** A key whose values are names of parts: `related_skills`, `depends-on-agents`, `next-skill`. */
const RELATED_KEY = regex('i')`
  ^(?:related|next|previous|required?|requires|depends[-_]on|follow[-_]ups?|see[-_]also)
    (?:[-_](?:skills?|agents?|commands?))?$
  |^[a-z]+[-_](?:skills?|agents?)$
`;

function readRelated({ frontmatter }: CheckedText): readonly Related[] {
  const keys = Object.keys(frontmatter.data).slice(0, MAX_KEYS);
  return keys.flatMap((key) => {
    const value = RELATED_KEY.test(key) ? frontmatter.data[key] : undefined;
    const items = Array.isArray(value) ? value.slice(0, MAX_RELATED) : [];
    return items.flatMap((item: unknown, index): readonly Related[] => {
      const name = isRecord(item) ? item['name'] : item;
      const range =
        typeof name === 'string' && IS_NAME.test(name)
          ? frontmatter.rangeOf(isRecord(item) ? [key, index, 'name'] : [key, index])
          : undefined;
      return typeof name !== 'string' || range === undefined
        ? []
        : [{ key: detachText(key), name: detachText(name.toLowerCase()), range }];
    });
  });
}

const IS_NAME = new RegExp(`^(?:${NAME}:)?${NAME}$`, 'i');
const MAX_KEYS = 40;
const MAX_RELATED = 50;

const MAX_PLUGINS = 2_000;

/** The kinds of files that people call by a name. */
export const PART_KINDS: ReadonlySet<CheckedKind> = new Set([
  'agent',
  'client-agent',
  'client-document',
  'codex-agent',
  'command',
  'gemini-command',
  'output-style',
  'prompt',
  'skill',
]);

function readOwnName({ kind, frontmatter, json }: CheckedText): string | undefined {
  const value = kind === 'plugin' && isRecord(json.value) && !isBroken(json) ? json.value : frontmatter.data;
  const name = kind === 'plugin' || PART_KINDS.has(kind) ? value['name'] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? detachText(name.trim().toLowerCase()) : undefined;
}
