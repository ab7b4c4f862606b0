import { groupBy } from '../../structures/group-by.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isBelow } from '../../workspace/paths.ts';
import type { Candidates } from '../places/find-candidates.ts';
import { followReferences, type BroughtFile, type StartingFile } from './follow.ts';
import { readPointers, type Pointer } from './follow-pointers.ts';
import { identify } from '../places/identify.ts';
import { importersOf, mayHaveImports } from './importers.ts';
import { trimmedContent } from '../trimmed-content.ts';
import { standingsIn } from './reference-tree.ts';
import type { Settings } from '../settings/settings.ts';
import { readFrom, type Store } from '../sources.ts';
import type { Customization, CustomizationKind, Instructions, Reference, ReferenceOutcome } from '../types.ts';

/** Whether files of a kind may include others: those with imports, and all if VS Code is to include what links lead to. */
export function mayImport(kind: CustomizationKind, settings: Settings): boolean {
  const includes = settings.switchFor('chat.includeReferencedInstructions', '').value;
  return mayHaveImports(kind) || (includes && !isToolKind(kind));
}

const TOOL_KINDS: ReadonlySet<CustomizationKind> = new Set([
  'agent',
  'prompt',
  'command',
  'skill',
  'output-style',
  'hooks',
  'cursor-rule',
  'windsurf-rule',
  'gemini-command',
  'gemini-styleguide',
  'context-file',
]);

function isToolKind(kind: CustomizationKind): boolean {
  return TOOL_KINDS.has(kind);
}

/**
 * Follows the references of the repository's instructions. An included file applies to the same files as the file that
 * includes it, and comes right after it.
 */
export async function followFrom(
  found: readonly Customization[],
  store: Store,
  settings: Settings,
  { isComplete }: Candidates,
): Promise<readonly Customization[]> {
  const starts = new Map(
    found.flatMap((customization): readonly (readonly [string, Start])[] => {
      const start = startOf(customization);
      return start === undefined ? [] : [[start.file.source.path, start]];
    }),
  );
  const files = [...starts.values()].map(({ file }) => file);
  if (!files.some(mayRefer)) {
    return found.map(withOwnReferences);
  }
  const entries = isComplete ? (await store.workspace.find(EVERYTHING)).entries : undefined;
  const { references, brought } = await followReferences({
    start: files,
    includeReferenced: settings.switchFor('chat.includeReferencedInstructions', '').value,
    isCustomization: (path) => identify(path) !== undefined,
    standsAt: entries === undefined ? () => undefined : standingsIn(entries),
    readFile: (path) => readFrom(store, path),
  });
  const byRoot = groupBy(brought, ({ root }) => root);
  return found.flatMap((customization): readonly Customization[] => {
    const path = startOf(customization)?.file.source.path ?? '';
    const start = starts.get(path);
    const own = references.get(path);
    return own === undefined || start?.instructions !== customization
      ? [withOwnReferences(customization)]
      : [
          { ...customization, references: own },
          ...(byRoot.get(path) ?? []).flatMap((file) => broughtInstructions(file, start.instructions, starts) ?? []),
        ];
  });
}

const EVERYTHING = { endings: [''], deep: [], shallow: [] };

interface Start {
  readonly instructions: Instructions;
  readonly file: StartingFile;
}

/** Lists the references of a user's or an organization's file. They are not followed. */
function withOwnReferences(customization: Customization): Customization {
  const start = customization.level === 'repository' ? undefined : startIn(customization);
  if (start === undefined || !mayRefer(start.file)) {
    return customization;
  }
  const pointers = readPointers(start.file, () => undefined).slice(0, MAX_REFERENCES);
  return { ...start.instructions, references: pointers.flatMap((pointer) => ownReference(pointer) ?? []) };
}

const MAX_REFERENCES = 1_000;

function ownReference({ raw, start, target }: Pointer): Reference | undefined {
  if (raw.standing === 'tentative') {
    return undefined;
  }
  const outcome: ReferenceOutcome =
    target.kind === 'none'
      ? target.outcome
      : {
          kind: 'not-followed',
          path: target.path,
          reason: "only references in the repository's own files are followed",
        };
  return { kind: raw.kind, target: raw.target, start, outcome };
}

function startOf(customization: Customization): Start | undefined {
  return customization.level === 'repository' ? startIn(customization) : undefined;
}

function startIn(customization: Customization): Start | undefined {
  if (!('content' in customization)) {
    return undefined;
  }
  const { text, origin } = customization.content;
  if (origin.kind !== 'file') {
    return undefined;
  }
  const body: TextRange = { start: origin.offset, end: origin.offset + text.length };
  return {
    instructions: customization,
    file: {
      source: origin.source,
      body,
      forms: { imports: importersOf(customization.kind, customization.readers).length > 0 },
    },
  };
}

/** Whether a file may contain a reference: `#file:`, `#tool:`, a link, an import. Only then the whole tree is listed. */
function mayRefer({ source, forms }: StartingFile): boolean {
  return /#(?:file|tool):|\][([:]/i.test(source.text) || (forms.imports && source.text.includes('@'));
}

/** Whether instructions apply to all the files, purposes and readers that other instructions apply to. */
function appliesWherever(instructions: Instructions, other: Instructions): boolean {
  const { applies } = instructions;
  if (guidedBy(instructions) !== guidedBy(other)) {
    return false;
  }
  if (applies.kind !== 'folder') {
    return JSON.stringify(applies) === JSON.stringify(other.applies);
  }
  const served = other.applies.kind === 'folder' ? other.applies.folder : other.folder;
  return served === applies.folder || isBelow(served, applies.folder);
}

/** The purpose and the excluded readers as one key. A file has the purpose of the setting for code generation. */
function guidedBy({ purpose = 'code-generation', excludes = [] }: Instructions): string {
  return [purpose, ...excludes].join();
}

/** The instructions of an included file. None for an empty file, and for one that already applies to these files. */
function broughtInstructions(
  { source, body, path, broughtBy, isImported, isStart, references }: BroughtFile,
  root: Instructions,
  starts: ReadonlyMap<string, Start>,
): Instructions | undefined {
  const content = trimmedContent(source, body);
  const own = isStart ? starts.get(path)?.instructions : undefined;
  if (content.text === '' || (own !== undefined && appliesWherever(own, root))) {
    return undefined;
  }
  const { level, folder, applies, purpose, excludes } = root;
  const readers = isImported ? importersOf(root.kind, root.readers) : root.readers;
  return {
    kind: 'referenced-file',
    path,
    level,
    folder,
    readers,
    applies,
    broughtBy,
    content,
    references,
    ...(purpose !== undefined && { purpose }),
    ...(excludes !== undefined && { excludes }),
  };
}
