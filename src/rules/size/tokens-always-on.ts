import { at } from '../../structures/at.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { CLIENTS, CLIENT_NAMES, type Client } from '../../customizations/known/clients.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule, RepositoryView } from '../types.ts';
import { aboutTokens, estimateTokens } from '../reading/texts/estimate-tokens.ts';
import { quote } from '../../text/shown/quote.ts';

/** The size of a file that applies to all files. */
interface Size {
  readonly tokens: number;
}

interface SizedFile extends Size {
  readonly file: CheckedFile;
}

/** The most files that the message lists. */
const MAX_LISTED = 5;

export const tokensAlwaysOn: RepositoryRule<Size> = {
  id: 'tokens-always-on',
  scope: 'repository',
  kinds: ['repository-instructions', 'path-instructions', 'claude-rule', 'agents-md', 'claude-md'],
  description: 'The files that apply to all files have too many tokens together',
  effects: [info(CLIENTS, 'VS Code, github.com, the Copilot CLI and Claude Code send all of them with every request.')],
  options: {
    maximum: {
      type: 'integer',
      default: 10_000,
      description: 'The most tokens that the files may have together, counted as four bytes each',
    },
  },
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  collect(text) {
    return isAlwaysOn(text)
      ? { tokens: estimateTokens(text.isAscii ? text.text.length : Buffer.byteLength(text.text)) }
      : undefined;
  },
  check(facts, report, repository, optionsFor) {
    const links = findLinks(repository, facts.length);
    const sized = facts
      .filter(({ file }) => file.standing === 'in-place' && servesAll(file) && !links.has(file.path))
      .map(({ file, fact }) => ({ file, tokens: fact.tokens }));
    for (const files of groupBy(sized, ({ file }) => file.root).values()) {
      const largest = files.toSorted((a, b) => b.tokens - a.tokens);
      const [first] = largest;
      const most = first === undefined ? 0 : optionsFor(first.file).integer('maximum');
      const overfed = CLIENTS.filter((client) => isOver(largest, client, most));
      const worst = overfed[0];
      if (worst !== undefined) {
        const read = largest.filter(({ file }) => file.clients.includes(worst));
        report(
          at(read, 0).file,
          { start: 0, end: 0 },
          {
            message: `${read.length} files that go with every request have ${aboutTokens(sum(read), most)} tokens together, more than ${writeCount(most)}: ${list(read)}`,
            hint: 'Add an `applyTo` to those that are only for some files.',
          },
          { effects: effectsIn(overfed) },
        );
      }
    }
  },
};

/** Whether a text applies to every file that is worked on. */
function isAlwaysOn({ kind, frontmatter }: CheckedText): boolean {
  if (kind === 'path-instructions') {
    return isForAll(frontmatter.data['applyTo']);
  }
  return kind !== 'claude-rule' || !Object.hasOwn(frontmatter.data, 'paths');
}

const ALL: ReadonlySet<string> = new Set(['**', '**/*', '**/**']);

function isForAll(applyTo: unknown): boolean {
  return typeof applyTo === 'string' && applyTo.split(',').some((part) => ALL.has(part.trim()));
}

/** Whether a file applies to the whole repository. `AGENTS.md` and `CLAUDE.md` in a folder apply to that folder. */
function servesAll({ kind, path, root }: CheckedFile): boolean {
  const rest = root === '' ? path : path.slice(root.length + 1);
  return (kind !== 'agents-md' && kind !== 'claude-md') || !rest.includes('/') || rest === '.claude/CLAUDE.md';
}

/** The paths that are symbolic links. `CLAUDE.md` is often a link to `AGENTS.md`, so its text must count only once. */
function findLinks({ paths }: RepositoryView, files: number): ReadonlySet<string> {
  return new Set(files < 2 ? [] : paths.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : [])));
}

function isOver(files: readonly SizedFile[], client: Client, most: number): boolean {
  const read = files.filter(({ file }) => file.clients.includes(client));
  const [largest, ...others] = read;
  const isAlone = largest !== undefined && largest.tokens > most && sum(others) < most / SHARE_OF_OTHERS;
  return others.length > 0 && !isAlone && sum(read) > most;
}

/** One file that is too large alone is reported by itself, unless the others together have at least a tenth of the limit. */
const SHARE_OF_OTHERS = 10;

function sum(files: readonly SizedFile[]): number {
  return files.reduce((total, { tokens }) => total + tokens, 0);
}

function list(files: readonly SizedFile[]): string {
  const named = files.slice(0, MAX_LISTED).map(({ file, tokens }) => `${quote(file.path)} (${writeCount(tokens)})`);
  const others = files.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}

function effectsIn(clients: readonly Client[]): Effects {
  const [first = 'vscode', ...rest] = clients;
  const names = [first, ...rest].map((client) => CLIENT_NAMES[client]);
  return [
    info(
      [first, ...rest],
      `${inWords(names)} ${names.length === 1 ? 'sends' : 'send'} all of them with every request.`,
    ),
  ];
}

/** Joins names as `a, b, and c`. `Intl.ListFormat` would load the tables of all languages for this. */
function inWords(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.slice(-1).join('')}`;
}
