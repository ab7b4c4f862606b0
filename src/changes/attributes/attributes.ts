import {
  readAttributeLines,
  type AttributeLine,
  type AttributeSetting,
  type AttributeState,
} from './attributes-file.ts';
import { asBytes, type GitPath } from '../wildmatch.ts';

/** The text of one `.gitattributes`. The folder has no `/` at its end and is empty for the repository's root. */
export interface AttributesText {
  readonly folder: string;
  readonly text: string;
}

/** The value that a line of a `.gitattributes` gives an attribute of a file. */
export interface Said {
  readonly value: boolean;
  /** `src/.gitattributes:12` */
  readonly source: string;
}

/** The text that a line of a `.gitattributes` gives an attribute of a file. */
export interface Written {
  readonly value: string;
  /** `src/.gitattributes:12` */
  readonly source: string;
}

/** The attributes of a file that matter to a review. An attribute is absent if no line sets it. */
export interface FileAttributes {
  /**
   * `linguist-generated`, `linguist-vendored`, `linguist-documentation`. As in linguist, any value except `false` means
   * yes.
   */
  readonly generated?: Said;
  readonly vendored?: Said;
  readonly documentation?: Said;
  /** True if `diff` is unset, also through `binary`: git shows no diff of this file. */
  readonly noDiff?: Said;
  /** `working-tree-encoding`, in which git writes the file to the disk. */
  readonly encoding?: Written;
}

export interface Attributes {
  /** Returns the attributes of a file. The path is relative to the repository's root. */
  of(path: string): FileAttributes;
}

/**
 * Reads all `.gitattributes` files of a revision. As in git, the file in the nearest folder wins, and within a file the
 * last line. Lines that git ignores are ignored without a message. Paths are case-sensitive.
 *
 * @see https://git-scm.com/docs/gitattributes
 * @see https://github.com/github-linguist/linguist/blob/main/docs/overrides.md
 */
export function readAttributes(files: readonly AttributesText[]): Attributes {
  const linesOf = new Map(files.map(({ folder, text }) => [folder, readAttributeLines(folder, text).toReversed()]));
  const macros = new Map([...BUILT_IN, ...(linesOf.get('') ?? []).toReversed().flatMap(macroOf)]);
  return {
    of(path) {
      const states = new Map<string, AttributeSetting>();
      for (const { folder, relative } of foldersAbove(path)) {
        const lines = linesOf.get(folder);
        if (lines !== undefined) {
          addMatching(states, lines, relative, macros);
        }
      }
      return attributesOf(states);
    },
  };
}

type Macro = readonly [name: string, settings: readonly AttributeSetting[]];
type Macros = ReadonlyMap<string, readonly AttributeSetting[]>;

const UNSET: AttributeState = { kind: 'unset' };
const BUILT_IN: readonly Macro[] = [
  ['binary', ['diff', 'merge', 'text'].map((name) => ({ name, state: UNSET, source: 'git' }))],
];

function macroOf(line: AttributeLine): readonly Macro[] {
  return line.kind === 'macro' ? [[line.name, line.settings]] : [];
}

/** The folders that contain a path, nearest first, each with the rest of the path below it. */
function foldersAbove(path: string): readonly { readonly folder: string; readonly relative: string }[] {
  const folders = [];
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
    folders.push({ folder: path.slice(0, slash), relative: path.slice(slash + 1) });
  }
  return [...folders, { folder: '', relative: path }];
}

function addMatching(
  states: Map<string, AttributeSetting>,
  lines: readonly AttributeLine[],
  relative: string,
  macros: Macros,
): void {
  const path: GitPath = { bytes: asBytes(relative), isFolder: false };
  for (const line of lines) {
    if (line.kind === 'paths' && line.pattern.matches(path)) {
      addSettings(states, line.settings, macros);
    }
  }
}

/**
 * Adds each attribute that is not set yet, starting with the last one. A macro that is set is replaced by its
 * attributes.
 */
function addSettings(
  states: Map<string, AttributeSetting>,
  settings: readonly AttributeSetting[],
  macros: Macros,
): void {
  const waiting = [...settings];
  for (let setting = waiting.pop(); setting !== undefined; setting = waiting.pop()) {
    if (states.has(setting.name)) {
      continue;
    }
    states.set(setting.name, setting);
    if (setting.state.kind === 'set') {
      const { source } = setting;
      waiting.push(...(macros.get(setting.name) ?? []).map((part) => ({ ...part, source })));
    }
  }
}

function attributesOf(states: ReadonlyMap<string, AttributeSetting>): FileAttributes {
  const generated = said(states.get('linguist-generated'), isYes);
  const vendored = said(states.get('linguist-vendored'), isYes);
  const documentation = said(states.get('linguist-documentation'), isYes);
  const noDiff = said(states.get('diff'), (state) => state.kind === 'unset');
  const encoding = states.get('working-tree-encoding');
  return {
    ...(encoding?.state.kind === 'value' && { encoding: { value: encoding.state.value, source: encoding.source } }),
    ...(generated && { generated }),
    ...(vendored && { vendored }),
    ...(documentation && { documentation }),
    ...(noDiff && { noDiff }),
  };
}

function isYes(state: AttributeState): boolean {
  return state.kind === 'set' || (state.kind === 'value' && state.value !== 'false');
}

function said(setting: AttributeSetting | undefined, read: (state: AttributeState) => boolean): Said | undefined {
  return setting === undefined || setting.state.kind === 'unspecified'
    ? undefined
    : { value: read(setting.state), source: setting.source };
}
