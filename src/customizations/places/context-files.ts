import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { positionAt, type SourceText, type TextRange } from '../../text/source-text.ts';
import { folderOf, nameOf, resolveLink } from '../../workspace/paths.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Reader } from '../types.ts';
import type { LocatedFile } from './locate-files.ts';

/** What the settings of the Gemini CLI and of Codex say about files with instructions. */
export interface ContextFiles {
  /** Files of any name that they name. */
  readonly located: readonly LocatedFile[];
  /** Further readers of customizations that are in a place of their own, by the names of the files. */
  readonly alsoReadBy: ReadonlyMap<string, readonly Reader[]>;
}

const GEMINI_SETTINGS = '.gemini/settings.json';
const CODEX_CONFIG = '.codex/config.toml';

/** A name of files that a program looks for, in each folder or at one path. */
interface NamedContext {
  readonly reader: Reader;
  readonly name: string;
  /** The only path, if it is not a name for every folder. */
  readonly path?: string;
  readonly broughtBy: string;
}

type Document = Pick<ReturnType<typeof readJsonc>, 'value' | 'rangeOf'>;

/**
 * Finds the files that settings name as instructions. The Gemini CLI reads all names of `context.fileName` in each folder.
 * Codex reads the first of `project_doc_fallback_filenames` in folders without an AGENTS.md, and the file that
 * `model_instructions_file` names. Nothing is read if the repository has no such settings.
 *
 * @param candidates paths of the repository, in which the settings are
 * @see https://geminicli.com/docs/cli/gemini-md and https://developers.openai.com/codex/guides/agents-md (November 2026)
 */
export async function findContextFiles(
  workspace: Workspace,
  candidates: readonly string[],
  inPlace: readonly LocatedFile[],
): Promise<ContextFiles> {
  const named = [
    ...(candidates.includes(GEMINI_SETTINGS) ? await readGemini(workspace) : []),
    ...(candidates.includes(CODEX_CONFIG) ? await readCodex(workspace) : []),
  ].slice(0, MAX_NAMES);
  if (named.length === 0) {
    return { located: [], alsoReadBy: new Map() };
  }
  const known = new Map(inPlace.map((file) => [file.path, file]));
  const endings = named.map(({ name, path }) => (path ?? name).toLowerCase());
  const { entries } = await workspace.find({ endings, deep: [], shallow: [''] });
  const located = new Map<string, LocatedFile>();
  const alsoReadBy = new Map<string, readonly Reader[]>();
  for (const { path, kind } of entries) {
    const found = kind === 'file' ? named.find((one) => names(one, path)) : undefined;
    const hasAgentsMd = found?.reader === 'codex' && known.has(siblingOf(path, 'AGENTS.md'));
    if (found === undefined || (hasAgentsMd && found.path === undefined)) {
      continue;
    }
    const own = known.get(path);
    if (own === undefined) {
      located.set(path, locate(path, found));
    } else if (!own.place.readers.includes(found.reader)) {
      alsoReadBy.set(path, [...(alsoReadBy.get(path) ?? []), found.reader]);
    }
  }
  return { located: [...located.values()].slice(0, MAX_FILES), alsoReadBy };
}

/** More names in the settings are a mistake or an attack. */
const MAX_NAMES = 50;
const MAX_FILES = 500;

function names({ name, path }: NamedContext, candidate: string): boolean {
  return path === undefined
    ? nameOf(candidate) === name && !/(?:^|\/)node_modules\//.test(candidate)
    : candidate === path;
}

function siblingOf(path: string, name: string): string {
  const folder = folderOf(path);
  return folder === '' ? name : `${folder}/${name}`;
}

function locate(path: string, { reader, broughtBy }: NamedContext): LocatedFile {
  return {
    path,
    kind: 'context-file',
    folder: '',
    place: {
      kind: 'context-file',
      folder: folderOf(path),
      depth: 'direct',
      name: { kind: 'exact', name: nameOf(path) },
      level: 'repository',
      readers: [reader],
      broughtBy,
    },
  };
}

async function readGemini(workspace: Workspace): Promise<readonly NamedContext[]> {
  const read = await readText(workspace, GEMINI_SETTINGS);
  if (read.kind !== 'text') {
    return [];
  }
  const document = readJsonc(read.source);
  const context = isRecord(document.value) ? document.value['context'] : undefined;
  const value = isRecord(context) ? context['fileName'] : undefined;
  return listNames(value).flatMap(({ name, at }) =>
    isFileName(name)
      ? [
          {
            reader: 'gemini' as const,
            name,
            broughtBy: writePlace(read.source, document, ['context', 'fileName', ...at]),
          },
        ]
      : [],
  );
}

async function readCodex(workspace: Workspace): Promise<readonly NamedContext[]> {
  const read = await readText(workspace, CODEX_CONFIG);
  if (read.kind !== 'text') {
    return [];
  }
  // Few repositories have such a file, so the parser is loaded only for it.
  const { readToml } = await import('../../text/toml/toml.ts');
  const document = readToml(read.source, '1.1');
  const root = isRecord(document.value) ? document.value : {};
  const fallbacks = listNames(root[FALLBACKS]).flatMap(({ name, at }): readonly NamedContext[] =>
    isFileName(name)
      ? [{ reader: 'codex', name, broughtBy: writePlace(read.source, document, [FALLBACKS, ...at]) }]
      : [],
  );
  const written = root[INSTRUCTIONS];
  const target = typeof written === 'string' ? resolveLink(CODEX_CONFIG, written) : undefined;
  return target?.kind === 'inside'
    ? [
        ...fallbacks,
        {
          reader: 'codex',
          name: nameOf(target.path),
          path: target.path,
          broughtBy: writePlace(read.source, document, [INSTRUCTIONS]),
        },
      ]
    : fallbacks;
}

const FALLBACKS = 'project_doc_fallback_filenames';
const INSTRUCTIONS = 'model_instructions_file';

function listNames(value: unknown): readonly { readonly name: string; readonly at: readonly number[] }[] {
  if (typeof value === 'string') {
    return [{ name: value, at: [] }];
  }
  return Array.isArray(value)
    ? value.flatMap((name: unknown, index) => (typeof name === 'string' ? [{ name, at: [index] }] : []))
    : [];
}

function isFileName(name: string): boolean {
  return name !== '' && name.length < 200 && !/[/\\*?\0]/.test(name) && name !== '.' && name !== '..';
}

/** The place of an entry, as in `.codex/config.toml:3 (`project_doc_fallback_filenames`)`. */
function writePlace(source: SourceText, { rangeOf }: Document, path: readonly (string | number)[]): string {
  const range: TextRange | undefined = rangeOf(path);
  const line = range === undefined ? 1 : positionAt(source, range.start).line;
  const key = path.filter((step) => typeof step === 'string').join('.');
  return `${source.path}:${line} (\`${key}\`)`;
}
