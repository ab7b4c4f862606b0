import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';
import type { ReadText } from '../../workspace/read-text.ts';
import { readPointers, type Pointer, type StartingFile } from './follow-pointers.ts';
import { boundedReader, type BoundedRead } from './follow-reader.ts';
import type { Standing } from './reference-tree.ts';
import type { RawReference, ReferenceForms } from './references.ts';
import type { Reference, ReferenceOutcome } from '../types.ts';
import { writeCount } from '../../text/shown/write-count.ts';

export type { StartingFile } from './follow-pointers.ts';

export interface FollowInput {
  /** Files of the repository. A path that is given twice counts once. */
  readonly start: readonly StartingFile[];
  /** VS Code's setting `chat.includeReferencedInstructions`: whether `#file:` and links are followed. */
  readonly includeReferenced: boolean;
  /** Whether the `#file:` references and links of an included file are followed too. */
  readonly isCustomization: (path: string) => boolean;
  /** See `standingsIn`. */
  readonly standsAt: (path: string) => Standing;
  /** Called once for each path. */
  readonly readFile: (path: string) => Promise<ReadText>;
}

/** A file that a reference includes. */
export interface BroughtFile {
  readonly path: string;
  readonly source: SourceText;
  readonly body: TextRange;
  /** The place of the reference: `CLAUDE.md:3`. */
  readonly broughtBy: string;
  /** The path of the starting file. */
  readonly root: string;
  /** Whether an `@path` includes it, directly or through another file. Otherwise links and `#file:` do. */
  readonly isImported: boolean;
  /** Whether it is a starting file itself. As an included file it may apply to other files. */
  readonly isStart: boolean;
  readonly references: readonly Reference[];
}

export interface FollowedReferences {
  /** By the path of the starting file. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  /** Depth first, in order of appearance. Each path once for each starting file, whose scope it shares. */
  readonly brought: readonly BroughtFile[];
}

/** The Gemini CLI follows five, Claude Code four. One file too many is better than one too few. */
const MAX_IMPORT_HOPS = 5;
const MAX_HOPS = 64;
const MAX_FILES = 2_000;
const MAX_REFERENCES_OF_A_FILE = 1_000;
const MAX_REFERENCES = 50_000;

/**
 * Decides for each reference whether it is followed, and includes the files of those that are: imports always, `#file:` and
 * links if the setting is on. Never reads a path twice, or a path outside the repository. Throws only what `readFile`
 * throws.
 */
export async function followReferences(input: FollowInput): Promise<FollowedReferences> {
  const references = new Map<string, readonly Reference[]>();
  const walk: Walk = {
    input,
    starts: new Set(input.start.map(({ source }) => source.path)),
    read: boundedReader(input.readFile, MAX_FILES),
    texts: new Map(),
    brought: [],
    references: 0,
  };
  for (const text of input.start) {
    const { path } = text.source;
    if (!references.has(path)) {
      const root = { path, forms: text.forms, seen: new Set([path]) };
      const opened = openText(walk, text);
      references.set(path, await followAll(walk, { path, opened, root, isImported: false, hops: 0, above: undefined }));
    }
  }
  return { references, brought: walk.brought };
}

interface Walk {
  readonly input: FollowInput;
  readonly starts: ReadonlySet<string>;
  readonly read: (path: string) => Promise<BoundedRead>;
  /** Included files, for the next root that includes them. */
  readonly texts: Map<string, OpenedText>;
  readonly brought: BroughtFile[];
  /** The number of references that were checked. */
  references: number;
}

interface OpenedText {
  readonly source: SourceText;
  readonly body: TextRange;
  readonly pointers: readonly Pointer[];
  /** The first reference beyond the limit, and the number of these. */
  readonly rest?: { readonly first: Pointer; readonly count: number };
}

interface Root {
  readonly path: string;
  readonly forms: ReferenceForms;
  /** Itself and the files that it has included. */
  readonly seen: Set<string>;
}

interface OpenFile {
  readonly path: string;
  readonly opened: OpenedText;
  readonly root: Root;
  readonly isImported: boolean;
  /** The number of references from the root to this file. */
  readonly hops: number;
  readonly above: OpenFile | undefined;
}

function openText({ input }: Walk, text: StartingFile): OpenedText {
  const all = readPointers(text, input.standsAt);
  const { source, body } = text;
  const pointers = all.slice(0, MAX_REFERENCES_OF_A_FILE);
  const first = all[MAX_REFERENCES_OF_A_FILE];
  const rest = first === undefined ? {} : { rest: { first, count: all.length - MAX_REFERENCES_OF_A_FILE } };
  return { source, body, pointers, ...rest };
}

async function followAll(walk: Walk, file: OpenFile): Promise<readonly Reference[]> {
  const { pointers, rest } = file.opened;
  const references: Reference[] = [];
  for (const [index, pointer] of pointers.entries()) {
    if (walk.references >= MAX_REFERENCES) {
      return [...references, tooMany(pointer, pointers.length - index + (rest?.count ?? 0))];
    }
    walk.references += 1;
    const outcome = await decideOutcome(walk, file, pointer);
    if (outcome !== undefined) {
      references.push(createReference(pointer, outcome));
    }
  }
  return rest === undefined ? references : [...references, tooMany(rest.first, rest.count)];
}

function createReference({ raw, start }: Pointer, outcome: ReferenceOutcome): Reference {
  return { kind: raw.kind, target: raw.target, start, outcome };
}

/** One reference that represents all that are not checked. */
function tooMany(pointer: Pointer, count: number): Reference {
  const reason = `too many references: this one and ${writeCount(count - 1)} after it in this file are not checked`;
  return createReference(pointer, { kind: 'not-a-file', reason });
}

/** Undefined for a text that only looked like a reference. */
async function decideOutcome(walk: Walk, file: OpenFile, pointer: Pointer): Promise<ReferenceOutcome | undefined> {
  const { raw, target, start } = pointer;
  if (target.kind === 'none') {
    return target.outcome;
  }
  const { path } = target;
  const reason = whyNotFollowed(walk.input, file, raw);
  if (reason === undefined) {
    return follow(walk, file, { raw, path, broughtBy: `${file.path}:${start.line}` });
  }
  const isMeant = raw.standing !== 'tentative' || walk.input.standsAt(path) === 'file';
  return isMeant ? { kind: 'not-followed', path, reason } : undefined;
}

/** Why a reference is not followed, according to the setting, its form and the file that contains it. */
function whyNotFollowed(input: FollowInput, file: OpenFile, { kind, standing }: RawReference): string | undefined {
  if (kind === 'import') {
    return undefined;
  }
  if (!input.includeReferenced) {
    return 'the setting `chat.includeReferencedInstructions` is off';
  }
  if (standing === 'wrapped') {
    return 'VS Code does not recognize links whose text spans several lines';
  }
  if (standing === 'definition') {
    return 'VS Code does not recognize links whose target is defined apart from their text';
  }
  const isFollowedFurther = file.above === undefined || input.isCustomization(file.path);
  return isFollowedFurther ? undefined : 'links and `#file:` are followed only in customizations';
}

interface Found {
  readonly raw: RawReference;
  readonly path: string;
  readonly broughtBy: string;
}

async function follow(walk: Walk, file: OpenFile, found: Found): Promise<ReferenceOutcome | undefined> {
  const { raw, path } = found;
  if (isAbove(file, path)) {
    return { kind: 'not-followed', path, reason: 'a cycle: that file already includes this one' };
  }
  if (file.root.seen.has(path)) {
    return { kind: 'followed', path };
  }
  const limit = raw.kind === 'import' ? MAX_IMPORT_HOPS : MAX_HOPS;
  if (file.hops >= limit) {
    return { kind: 'not-followed', path, reason: `more than ${limit} references lead here from "${file.root.path}"` };
  }
  const read = await walk.read(path);
  if (read.kind === 'too-many' || walk.brought.length >= MAX_FILES) {
    const reason = read.kind === 'too-many' ? read.reason : `only ${writeCount(MAX_FILES)} files are included`;
    return { kind: 'not-followed', path, reason };
  }
  if (read.kind === 'problem') {
    const isMeant = raw.standing !== 'tentative' || !['missing', 'not-a-file'].includes(read.code);
    return isMeant ? { kind: 'broken', reason: read.message } : undefined;
  }
  await bring(walk, file, found, read.source);
  return { kind: 'followed', path };
}

function isAbove(file: OpenFile, path: string): boolean {
  for (let above = file.above; above !== undefined; above = above.above) {
    if (above.path === path) {
      return true;
    }
  }
  return false;
}

async function bring(walk: Walk, file: OpenFile, { raw, path, broughtBy }: Found, source: SourceText): Promise<void> {
  const { root } = file;
  const opened = await broughtText(walk, path, source, root.forms);
  const { body } = opened;
  const isImported = raw.kind === 'import' || file.isImported;
  const brought = { path, source, body, broughtBy, root: root.path, isImported, isStart: walk.starts.has(path) };
  root.seen.add(path);
  // A file comes before the files that it includes itself.
  const slot = walk.brought.push({ ...brought, references: [] }) - 1;
  const references = await followAll(walk, { path, opened, root, isImported, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}

async function broughtText(walk: Walk, path: string, source: SourceText, forms: ReferenceForms): Promise<OpenedText> {
  const key = `${forms.imports ? '@' : '#'}${path}`;
  const known = walk.texts.get(key);
  if (known !== undefined) {
    return known;
  }
  const { body } = await loadFrontmatter(source);
  const opened = openText(walk, { source: { ...source, path }, body, forms });
  walk.texts.set(key, opened);
  return opened;
}
