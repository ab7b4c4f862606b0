import { CLIENTS } from '../../customizations/known/clients.ts';
import { at } from '../../structures/at.ts';
import { rememberEach } from '../../structures/remember-each.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule, RepositoryView } from '../types.ts';
import { type Container, findContainers, isCurrent, stemOf } from './containers.ts';
import { readLists, type WrittenList } from './read-lists.ts';
import { regex } from '../../text/regex.ts';

export const listIncomplete: RepositoryRule<readonly WrittenList[]> = {
  id: 'list-incomplete',
  scope: 'repository',
  kinds: 'all',
  bundled: 'documents',
  description: 'A list names most parts or files of a folder, and leaves out some of them',
  effects: [
    info(CLIENTS, 'The models of all clients take such a list for complete, and do not look for what it leaves out.'),
  ],
  collect(text) {
    const lists =
      text.format === 'markdown' && namesEnough(text)
        ? readLists(text).filter(
            ({ title, entries, size }) =>
              entries.length >= MIN_NAMED && entries.length >= size * MIN_LABELLED && !IS_CHOICE.test(title),
          )
        : [];
    return lists.length === 0 ? undefined : lists;
  },
  async check(facts, report, repository) {
    const containers = indexContainers(repository);
    // Equal texts share their lists, and a repository may have thousands of copies.
    const listParts = rememberEach((list: WrittenList) => findParts(list, containers));
    for (const { file, fact } of facts) {
      const reported = new Set<string>();
      for (const list of fact) {
        const found = nearest(listParts(list), file) ?? findFilesLeftOut(list, file, repository);
        if (found === undefined || reported.has(found.folder) || reported.size === MAX_FINDINGS || !isCurrent(file)) {
          continue;
        }
        const written = (await repository.read(file.path))?.text.toLowerCase() ?? '';
        const missing = found.missing.filter((name) => !isNamed(name, written));
        const [first] = missing;
        // If the text names it elsewhere, the list leaves it out on purpose.
        if (first !== undefined) {
          reported.add(found.folder);
          const rest = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
          const where = found.folder === '' ? 'the repository' : `\`${found.folder}\``;
          report(file, rangeOf(list), {
            message: `The list leaves out ${quote(first)}${rest}, but names ${found.named} other ${found.what} of ${where}`,
            hint: 'Add an entry, or say that the list names only some of them.',
          });
        }
      }
    }
  },
};

/**
 * Whether so many entries begin with a name, one of them with a hyphen, a dot or a slash: among the parts of a repository, there
 * is such a name. It is found out in a fraction of the time that it takes to read the lists.
 */
function namesEnough({ text, body }: Pick<CheckedText, 'body' | 'text'>): boolean {
  COMPOUND_ENTRY.lastIndex = body.start;
  if (!COMPOUND_ENTRY.test(text)) {
    return false;
  }
  NAMED_ENTRY.lastIndex = body.start;
  for (let named = 0; named < MIN_NAMED; named += 1) {
    if (!NAMED_ENTRY.test(text)) {
      return false;
    }
  }
  return true;
}

/** The beginning of an entry or of a row, to the name or path in code, in bold type or in a link. */
const BEFORE_NAME = String.raw`\n(?:[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|\|[ \t]*(?:\d{1,3}[ \t]*\|[ \t]*)?)(?:\*\*)?(?:\*\*|\x60|\[\x60?)[@/.]{0,6}`;
const BEHIND_NAME = String.raw`(?:\*|\x60|\]|[ ]+[<[{])`;
const NAMED_ENTRY = new RegExp(String.raw`${BEFORE_NAME}\w[\w./:@-]{0,160}${BEHIND_NAME}`, 'g');
const COMPOUND_ENTRY = new RegExp(String.raw`${BEFORE_NAME}\w{1,60}[-./][\w./:@-]{0,160}${BEHIND_NAME}`, 'g');

function rangeOf({ entries }: WrittenList): TextRange {
  const { start } = at(entries, 0).range;
  return { start, end: entries.at(-1)?.range.end ?? start };
}

const MIN_NAMED = 4;
/** So many of the entries of a list must begin with a name. */
const MIN_LABELLED = 0.8;
/** So many of the names must be those of one folder. */
const MIN_OF_FOLDER = 0.8;
/** A list that leaves out more than this share of a folder is a choice. */
const MAX_LEFT_OUT = 0.25;
const MAX_FINDINGS = 5;

/** Titles of lists that name only some parts. */
const IS_CHOICE = regex('i')`
  \b(?:
    examples?|e\.g\.|key|main|core|top|popular|featured|recommended|related|see also|quick|highlights?|common|new
    |recent|deprecated|removed|renamed|changes?|history|some|selected|favorites?|essential|important|integrat\w+
    |depend\w+|prerequisites?|used by|works with|workflow|phase|step|stage|tier|priority
  )\b
`;

interface LeftOut {
  readonly folder: string;
  readonly what: string;
  readonly named: number;
  readonly missing: readonly string[];
}

function isNamed(name: string, written: string): boolean {
  const spaced = name.replaceAll(/[-_]/g, ' ');
  return written.includes(name.toLowerCase()) || written.includes(spaced);
}

function judge(
  names: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): Pick<LeftOut, 'named' | 'missing'> | undefined {
  const missing = [...names].filter((name) => !listed.has(name));
  const named = names.size - missing.length;
  return named >= MIN_NAMED &&
    named >= listed.size * MIN_OF_FOLDER &&
    missing.length > 0 &&
    missing.length <= Math.max(1, names.size * MAX_LEFT_OUT)
    ? { named, missing: missing.toSorted() }
    : undefined;
}

/** The name of a part in an entry: `deploy` for `/review:deploy`, `./skills/deploy/SKILL.md` and `@deploy`. */
function namedPart(label: string): string {
  if (IS_PLAIN.test(label)) {
    return label.toLowerCase();
  }
  const path = label.replace(/[?#].*$/, '').replace(/\/(?:SKILL\.md)?$/i, '');
  return stemOf(nameOf(path.split(/\s/, 1)[0] ?? ''))
    .replace(/^[@/]/, '')
    .replace(/^[\w.-]+:(?=\w)/, '')
    .toLowerCase();
}

const IS_PLAIN = /^[\w-]+$/;

/** The folders with parts of each name. */
function indexContainers(repository: RepositoryView): ReadonlyMap<string, readonly Container[]> {
  const index = new Map<string, Container[]>();
  for (const container of findContainers(repository)) {
    for (const name of container.names) {
      const others = index.get(name);
      if (others === undefined) {
        index.set(name, [container]);
      } else if (others.length < MAX_COPIES) {
        others.push(container);
      }
    }
  }
  return index;
}

/** Some catalogues keep a copy of each skill in the folders of many clients. */
const MAX_COPIES = 20;

/** What a list leaves out of each folder that it may be about. */
function findParts(
  { entries }: WrittenList,
  containers: ReadonlyMap<string, readonly Container[]>,
): readonly LeftOut[] {
  const listed = new Set(entries.map(({ label }) => namedPart(label)));
  const counts = new Map<Container, number>();
  for (const container of [...listed].flatMap((name) => containers.get(name) ?? [])) {
    counts.set(container, (counts.get(container) ?? 0) + 1);
  }
  return [...counts].flatMap(([container, count]) => {
    const judged = count >= MIN_NAMED ? judge(container.names, listed) : undefined;
    return judged === undefined ? [] : [{ ...judged, folder: container.folder, what: container.kind }];
  });
}

/** Copies of a folder for several clients have the same names. */
function nearest(found: readonly LeftOut[], file: CheckedFile): LeftOut | undefined {
  return found.find(({ folder }) => isNear(folder, file)) ?? found[0];
}

function isNear(folder: string, { path, root }: CheckedFile): boolean {
  const around = folderOf(folder);
  return around === root || path.startsWith(`${around}/`);
}

/** Files that are named with their folder: `references/steps.md`. */
function findFilesLeftOut({ entries }: WrittenList, file: CheckedFile, { paths }: RepositoryView): LeftOut | undefined {
  if (entries.filter(({ label }) => label.includes('.')).length < MIN_NAMED) {
    return undefined;
  }
  const bases = [folderOf(file.path), ''];
  for (const base of bases) {
    const targets = entries.flatMap(({ label }) => {
      const target = /^[\w./@-]+\.[a-z]\w{0,5}$/i.test(label) ? resolveLink(joinPath(base, 'x'), label) : undefined;
      return target === undefined || target.kind === 'outside' ? [] : [target.path];
    });
    const existing = targets.filter((path) => paths.has(path));
    const folder = existing.length < MIN_NAMED ? undefined : folderOf(at(existing, 0));
    if (folder === undefined || folder === '' || existing.some((path) => folderOf(path) !== folder)) {
      continue;
    }
    const ending = endingOf(at(existing, 0));
    if (existing.some((path) => endingOf(path) !== ending)) {
      continue;
    }
    const names = new Set(
      paths
        .withExtension(ending)
        .flatMap((path) =>
          folderOf(path) === folder && !IS_PAGE.test(nameOf(path)) && path !== file.path ? [nameOf(path)] : [],
        ),
    );
    const judged = judge(names, new Set(targets.map(nameOf)));
    return judged === undefined ? undefined : { ...judged, folder, what: 'files' };
  }
  return undefined;
}

const IS_PAGE = /^(?:readme|index|_|template|__init__|skill\.md$|source-index)/i;

function endingOf(path: string): string {
  const name = nameOf(path);
  return name.slice(Math.max(0, name.lastIndexOf('.')));
}
