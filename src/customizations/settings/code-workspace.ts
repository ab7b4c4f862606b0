import { rangeOfValue } from '../range-of-value.ts';
import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readJsonc, type JsoncDocument } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';
import { describeType, jsoncProblems, type SettingsFile } from './file.ts';
import { resolveFrom } from './paths.ts';
import type { WorkspaceFolder } from '../types.ts';
import { quoteJson } from '../../text/shown/quote.ts';

/** A folder with its name in VS Code: the given name, or the last part of the path. The root is `.`. */
export interface NamedFolder extends WorkspaceFolder {
  readonly range: TextRange;
}

/** The problem of a workspace folder that the repository does not have. */
export function missingFolder(source: SourceText, { path, range }: NamedFolder): Diagnostic {
  return diagnosticAt(source, range, {
    rule: 'code-workspace-folder',
    severity: 'warning',
    message: `The folder ${quoteJson(path)} is left out: the repository has no file in it`,
    hint: 'Correct the path, or remove the folder.',
  });
}

export interface CodeWorkspace {
  /** In the file's order. A folder that is listed twice counts once, as in VS Code. */
  readonly folders: readonly NamedFolder[];
  /** The settings in it, for `readSettingsFiles`. */
  readonly settings: SettingsFile | undefined;
  readonly problems: readonly Diagnostic[];
}

/** More folders in one workspace are a mistake or an attack. */
const MAX_FOLDERS = 200;

/**
 * Reads a `*.code-workspace` file. Its paths count from the folder that contains it. Folders outside the repository are
 * problems and are left out. Never throws.
 * https://code.visualstudio.com/docs/editor/multi-root-workspaces
 */
export function readCodeWorkspace(source: SourceText): CodeWorkspace {
  const document = readJsonc(source);
  const problems = [...jsoncProblems(source, document)];
  const { value } = document;
  const root = isRecord(value) ? value : {};
  if (value !== undefined && !isRecord(value)) {
    const message = `A workspace must be an object, not ${describeType(value)}`;
    problems.push(problemAt(source, document, [], message, 'Write { "folders": [{ "path": "…" }] }.'));
  }
  const folders = Object.hasOwn(root, 'folders') ? readFolders(source, document, root['folders']) : NO_FOLDERS;
  const hasSettings = Object.hasOwn(root, 'settings');
  return {
    folders: folders.folders,
    settings: hasSettings ? { source, level: 'workspace', folder: '', under: 'settings' } : undefined,
    problems: [...problems, ...folders.problems].toSorted(
      (a, b) => a.start.line - b.start.line || a.start.column - b.start.column,
    ),
  };
}

interface Folders {
  readonly folders: readonly NamedFolder[];
  readonly problems: readonly Diagnostic[];
}

const NO_FOLDERS: Folders = { folders: [], problems: [] };

function readFolders(source: SourceText, document: JsoncDocument, value: unknown): Folders {
  if (!Array.isArray(value)) {
    const message = `\`folders\` must be a list, not ${describeType(value)}`;
    return { folders: [], problems: [problemAt(source, document, ['folders'], message, FOLDERS_HINT)] };
  }
  const folders = new Map<string, NamedFolder>();
  const problems: Diagnostic[] = [];
  const items: readonly unknown[] = value;
  for (const [index, item] of items.slice(0, MAX_FOLDERS).entries()) {
    const read = readFolder(source, item);
    if (read.kind === 'problem') {
      problems.push(
        problemAt(source, document, ['folders', index, ...read.at], read.message, read.hint, read.severity),
      );
    } else if (!folders.has(read.path)) {
      const range = rangeOfValue(document, ['folders', index]);
      folders.set(read.path, { path: read.path, name: read.name, range });
    }
  }
  if (items.length > MAX_FOLDERS) {
    const message = `\`folders\` has ${items.length} folders; only the first ${MAX_FOLDERS} are read`;
    problems.push(problemAt(source, document, ['folders'], message, 'Name fewer folders.'));
  }
  return { folders: [...folders.values()], problems };
}

const FOLDERS_HINT = 'Write a list of objects: { "path": "…" }, each with an optional "name".';

type ReadFolder =
  | { readonly kind: 'folder'; readonly path: string; readonly name: string }
  | {
      readonly kind: 'problem';
      readonly at: readonly string[];
      readonly severity?: 'info';
      readonly message: string;
      readonly hint: string;
    };

/** A `path` wins over a `uri`, as in VS Code. */
function readFolder(source: SourceText, item: unknown): ReadFolder {
  const path = isRecord(item) ? item['path'] : undefined;
  const uri = isRecord(item) ? item['uri'] : undefined;
  if (typeof path !== 'string' && typeof uri === 'string') {
    const message = `The folder at ${quoteJson(uri)} is left out: only folders of the repository are read`;
    return { kind: 'problem', at: ['uri'], message, hint: 'Give a "path" from the folder of this file.' };
  }
  if (typeof path !== 'string' || path === '') {
    const message = 'A folder has no "path", or an empty one';
    return { kind: 'problem', at: [], message, hint: FOLDERS_HINT };
  }
  const resolved = resolveFrom(source.path.split('/').slice(0, -1).join('/'), path);
  if (resolved.kind === 'outside') {
    const message = `The folder ${quoteJson(path)} is left out: ${resolved.reason}`;
    // Teams name the folder of another repository that they have next to this one.
    return {
      kind: 'problem',
      at: ['path'],
      severity: 'info',
      message,
      hint: 'Only folders of the repository are read.',
    };
  }
  return { kind: 'folder', path: resolved.path, name: nameOf(item, resolved.path) };
}

function nameOf(item: unknown, path: string): string {
  const given = isRecord(item) ? item['name'] : undefined;
  return typeof given === 'string' && given !== '' ? given : path.slice(path.lastIndexOf('/') + 1) || '.';
}

function problemAt(
  source: SourceText,
  document: JsoncDocument,
  path: readonly (string | number)[],
  message: string,
  hint: string,
  severity: 'warning' | 'info' = 'warning',
): Diagnostic {
  const range = document.rangeOf(path) ?? { start: 0, end: 0 };
  return diagnosticAt(source, range, { rule: 'code-workspace-folder', severity, message, hint });
}
