import type { TextRange } from '../text/source-text.ts';
import type { Candidates } from './find-candidates.ts';
import { followReferences, type BroughtFile, type StartingFile } from './follow.ts';
import { identify } from './identify.ts';
import { trimmedContent } from './instructions.ts';
import { standingsIn } from './reference-tree.ts';
import type { Settings } from './settings.ts';
import { readFrom, type Store } from './sources.ts';
import type { Customization, Instructions, InstructionKind } from './types.ts';

/** Whose `@path` imports are read: Claude's files, and AGENTS.md, which it reads through one of them. */
const IMPORTING: ReadonlySet<InstructionKind> = new Set(['claude-md', 'agents-md']);

/**
 * Follows what the repository's instructions refer to. A file that is brought in guides for the files that the one it
 * was brought by is in force for, and comes right after it.
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
    return found;
  }
  const entries = isComplete ? (await store.workspace.find(EVERYTHING)).entries : undefined;
  const { references, brought } = await followReferences({
    start: files,
    includeReferenced: settings.switchFor('chat.includeReferencedInstructions', '').value,
    isCustomization: (path) => identify(path) !== undefined,
    standsAt: entries === undefined ? () => undefined : standingsIn(entries),
    readFile: (path) => readFrom(store, path),
  });
  const byRoot = new Map([...starts.keys()].map((path) => [path, brought.filter(({ root }) => root === path)]));
  return found.flatMap((customization): readonly Customization[] => {
    const path = startOf(customization)?.file.source.path ?? '';
    const start = starts.get(path);
    return start?.instructions !== customization
      ? [customization]
      : [
          { ...customization, references: references.get(path) ?? [] },
          ...(byRoot.get(path) ?? []).flatMap((file) => broughtInstructions(file, start.instructions, starts) ?? []),
        ];
  });
}

const EVERYTHING = { endings: [''], deep: [], shallow: [] };

interface Start {
  readonly instructions: Instructions;
  readonly file: StartingFile;
}

function startOf(customization: Customization): Start | undefined {
  if (!('content' in customization) || customization.level !== 'repository') {
    return undefined;
  }
  const { text, origin } = customization.content;
  if (origin.kind !== 'file') {
    return undefined;
  }
  const body: TextRange = { start: origin.offset, end: origin.offset + text.length };
  return {
    instructions: customization,
    file: { source: origin.source, body, forms: { imports: IMPORTING.has(customization.kind) } },
  };
}

/** Whether it is worth the look at the whole tree: `#file:`, `#tool:`, a link, an import. */
function mayRefer({ source, forms }: StartingFile): boolean {
  return /#(?:file|tool):|\][([:]/i.test(source.text) || (forms.imports && source.text.includes('@'));
}

/** None for a blank file, and for one that is in force for the same files without being brought in. */
function broughtInstructions(
  { source, body, path, broughtBy, isStart, references }: BroughtFile,
  root: Instructions,
  starts: ReadonlyMap<string, Start>,
): Instructions | undefined {
  const content = trimmedContent(source, body);
  const own = isStart ? starts.get(path)?.instructions : undefined;
  if (content.text === '' || JSON.stringify(own?.applies) === JSON.stringify(root.applies)) {
    return undefined;
  }
  const { level, folder, readers, applies } = root;
  return { kind: 'referenced-file', path, level, folder, readers, applies, broughtBy, content, references };
}
