import { CLIENTS } from '../../customizations/known/clients.ts';
import { groupBy } from '../../structures/group-by.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { type Container, findContainers, isCurrent, type PartKind } from './containers.ts';
import { findRightCount, type FolderCount, readFolderCounts } from './folder-counts.ts';
import { readLists, type WrittenList } from './read-lists.ts';
import { findLineEnd } from '../../text/line.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';
import { regex } from '../../text/regex.ts';

/** A number of parts that a text names. */
interface Count {
  readonly kind: PartKind;
  readonly number: number;
  readonly range: TextRange;
  /** The number of entries of the list that follows, or of the names behind a colon. */
  readonly listed?: number;
  /** The folder that the sentence names. */
  readonly folder?: string;
  /** Whether the words say that these are all parts. */
  readonly isWhole: boolean;
}

interface Counts {
  readonly ofParts: readonly Count[];
  readonly ofFolders: readonly FolderCount[];
}

export const countMismatch: RepositoryRule<Counts> = {
  id: 'count-mismatch',
  scope: 'repository',
  kinds: 'all',
  bundled: 'documents',
  // Parts of the words, as letter case matters.
  looksFor: {
    parts: [
      'kills',
      'gents',
      'ommands',
      'lugins',
      'rompts',
      ' packages',
      ' crates',
      ' rules',
      ' modules',
      ' workflows',
    ],
  },
  description: 'A text names another number of skills, agents, commands or plugins than there are',
  effects: [
    info(CLIENTS, 'The models of all clients repeat the number, or stop looking when they have found so many.'),
  ],
  collect(text) {
    const isMarkdown = text.format === 'markdown';
    const ofParts = isMarkdown ? readCounts(text) : [];
    const ofFolders = isMarkdown ? readFolderCounts(text) : [];
    return ofParts.length === 0 && ofFolders.length === 0 ? undefined : { ofParts, ofFolders };
  },
  check(facts, report, repository) {
    const plugins = new Set(
      repository.paths.entries.flatMap(({ path }) => (MANIFEST.test(path) ? [path.replace(MANIFEST, '')] : [])),
    );
    const countParts = prepareCount(findContainers(repository), plugins);
    let looked = 0;
    for (const { file, fact } of facts) {
      const said = new Set<number>();
      const ofFolders = isCurrent(file) && file.standing === 'in-place' ? fact.ofFolders : [];
      for (const count of ofFolders.slice(0, MAX_FOLDERS_LOOKED_AT - looked)) {
        looked += 1;
        const right = findRightCount(count, file, repository);
        if (right !== undefined) {
          said.add(count.range.start);
          report(file, count.range, {
            message: `The text says ${count.number} ${count.noun}, but \`${count.folder}\` has ${right}`,
            hint: `Correct the number, or leave it out: ${quote(`${right} ${count.noun}`)}.`,
          });
        }
      }
      for (const count of fact.ofParts.filter(({ range }) => !said.has(range.start)).slice(0, MAX_COUNTS)) {
        const { kind, number, range, listed, folder, isWhole } = count;
        const isOwnMistake = listed !== undefined && listed !== number;
        const found = isOwnMistake ? listed : folder !== undefined || isWhole ? countParts(count, file) : undefined;
        const isOff =
          found !== undefined && found !== number && Math.abs(found - number) <= Math.max(2, found * MAX_OFF);
        if (isOff && isCurrent(file)) {
          report(file, range, {
            message: `The text says ${number} ${kind}, but ${isOwnMistake ? 'then names' : 'there are'} ${found}`,
            hint: `Correct the number, or leave it out: ${quote(`${found} ${kind}`)}.`,
          });
        }
      }
    }
  },
};

const MANIFEST = /\/\.claude-plugin\/plugin\.json$/;
const MAX_COUNTS = 20;
/** Each one looks at all paths of the repository. */
const MAX_FOLDERS_LOOKED_AT = 500;
/** A number that is further off counts something else. */
const MAX_OFF = 0.4;

/** Counts the parts to which a file belongs: those in the folder that it names, of its plugin, or of the repository. */
function prepareCount(
  containers: readonly Container[],
  plugins: ReadonlySet<string>,
): (count: Count, file: CheckedFile) => number | undefined {
  const byKind = groupBy(containers, ({ kind }) => kind);
  const known = new Map<string, readonly Container[]>();
  const below = (kind: PartKind, around: string): readonly Container[] => {
    const key = `${kind} ${around}`;
    const found =
      known.get(key) ??
      (byKind.get(kind) ?? []).filter((container) => around === '' || container.folder.startsWith(`${around}/`));
    known.set(key, found);
    return found;
  };
  return ({ kind, folder, number }, { path, root }) => {
    if (folder !== undefined) {
      const all = byKind.get(kind) ?? [];
      const named = all.filter((container) => container.folder === folder || container.folder === `${root}/${folder}`);
      return named.length === 1 ? named[0]?.names.size : undefined;
    }
    const around = folderOf(path);
    const found = below(kind, around);
    const [only, ...others] = found;
    if (only === undefined || others.length === 0) {
      return only?.names.size;
    }
    // All plugins of a marketplace together, if nothing else in the repository has such parts.
    const total = found.reduce((sum, { names }) => sum + names.size, 0);
    const isNear = Math.abs(total - number) <= Math.max(2, total * MAX_OFF_TOTAL);
    return isNear && around === '' && found.every((container) => plugins.has(folderOf(container.folder)))
      ? total
      : undefined;
  };
}

/** A total that is further off counts something else. */
const MAX_OFF_TOTAL = 0.12;

const WORD = `(?:${NUMBER_WORDS.slice(2).join('|')})`;
const KIND = '(skills|(?:sub-?)?agents|commands|plugins|prompts)';
const ADJECTIVES =
  '(?:(?:specialized|specialised|expert|custom|reusable|ai|slash|installable|available|shipped|bundled|production|core|claude code|copilot)[ ]+){0,3}';
/** `19 plugins`, `Five custom agents`, `12 skills`: at the beginning of a line or entry, in bold type, or behind a verb. */
const COUNT = new RegExp(`(?<![\\w.,/~#$+<≤≥-])(\\d{1,3}|${WORD})[ ]+${ADJECTIVES}${KIND}\\b(?![-/])`, 'gi');
/** `Skills (12)`, `## Agents (5)`, `**Skills (12):**`. */
const IN_BRACKETS = new RegExp(
  `(?<=^#{1,6}[ ][^\\n]{0,40}?|\\*\\*|^)\\b${KIND}[ ]\\((\\d{1,3})(?:[ ](?:total|in total))?\\)`,
  'gim',
);
const IS_WHOLE = regex('i')`
  \b(?:
    contains?|has|have|includes?|provides?|ships?(?: with)?|with|of|bundles?|all|total|there are|defines?|exposes?
    |offers?|our|the|these
  )[ *_]*(?:the )?$
`;
const IS_PART = regex('i')`
  \b(?:
    first|last|other|more|another|next|up to|at least|at most|about|around|over|than|max(?:imum)?|min(?:imum)?
    |every|each|only|remaining|of the|launch|spawn|run|dispatch|invoke|use|uses|using|parallel|select|pick|between
    |or|and|to
  )[ *_]*$
`;

function readCounts(checked: CheckedText): readonly Count[] {
  const { text, body, markdown } = checked;
  const found: Count[] = [];
  for (const pattern of [COUNT, IN_BRACKETS]) {
    pattern.lastIndex = body.start;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_COUNTS; match = pattern.exec(text)) {
      const [whole, one = '', two = ''] = match;
      const [written, word] = pattern === COUNT ? [one, two] : [two, one];
      const number = /^\d/.test(written) ? Number(written) : NUMBER_WORDS.indexOf(written.toLowerCase());
      const start = match.index;
      const end = start + whole.length;
      const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_BEFORE), start);
      if (number < MIN_NUMBER || markdown.isFenced(start) || IS_PART.test(before)) {
        continue;
      }
      const behind = text.slice(end, Math.min(end + MAX_BEHIND, findLineEnd(text, end)));
      const listed = countNames(behind) ?? countList(readLists(checked), end, text);
      const folder = /`(?:\.\/)?((?:[\w.-]{1,60}\/){0,6}[\w.-]{1,60})\/?`/.exec(behind.slice(0, MAX_BEFORE))?.[1];
      found.push({
        kind: kindOf(word),
        number,
        range: { start, end },
        isWhole: pattern === IN_BRACKETS || /^[\s>*_#|-]*$/.test(before) || IS_WHOLE.test(before),
        ...(listed !== undefined && { listed }),
        ...(folder?.includes('/') === true && { folder }),
      });
    }
  }
  return found;
}

const MIN_NUMBER = 2;
const MAX_BEFORE = 120;
const MAX_BEHIND = 4_000;

function kindOf(word: string): PartKind {
  const kind = word.toLowerCase().replace(/^sub-?/, '');
  return kind === 'skills' || kind === 'commands' || kind === 'plugins' || kind === 'prompts' ? kind : 'agents';
}

/** `19 plugins: humanize, deep-dive-analysis, …`: names behind a colon, with commas between them. */
function countNames(behind: string): number | undefined {
  const names = /^\**:\**[ ]+((?:`?[a-z][\w-]{1,60}`?, ){3,200}(?:and )?`?[a-z][\w-]{1,60}`?)\.?[ ]*$/i.exec(
    behind,
  )?.[1];
  return names === undefined ? undefined : names.split(', ').length;
}

/** The entries of the list directly below the line, if each of them begins with a name. */
function countList(lists: readonly WrittenList[], from: number, text: string): number | undefined {
  const list = lists.find(({ at }) => at > from);
  if (list === undefined || list.labelled !== list.size || list.size < MIN_LISTED || list.at - from > MAX_AWAY) {
    return undefined;
  }
  // Only the end of the line, a blank line and the head of a table may be between them.
  const between = text.slice(from, list.at);
  return /^[^\n]{0,80}\n(?:[ \t]*\r?\n)?(?:\|[^\n]*\n\|[\s:|-]*\n)?[^\n]*$/.test(between) &&
    /^[^\n]{0,3}[:*_ ]*\r?\n|^\**:/.test(between)
    ? list.size
    : undefined;
}

const MIN_LISTED = 3;
const MAX_AWAY = 600;
