import { readFrontmatter } from '../../text/frontmatter/frontmatter.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';
import type { ReadText } from '../../workspace/read-text.ts';
import { readPointers, type Pointer, type StartingFile } from './follow-pointers.ts';
import { boundedReader, type BoundedRead } from './follow-reader.ts';
import type { Standing } from './reference-tree.ts';
import type { RawReference, ReferenceForms } from './references.ts';
import type { Reference, ReferenceOutcome } from '../types.ts';
import { writeCount } from '../../text/write-count.ts';

export type { StartingFile } from './follow-pointers.ts';

export interface FollowInput {
  /** Files of the repository; a path that is given twice counts once. */
  readonly start: readonly StartingFile[];
  /** VS Code's setting `chat.includeReferencedInstructions`: whether `#file:` and links are followed. */
  readonly includeReferenced: boolean;
  /** Whether the `#file:` and links of a file that is brought in are followed further. */
  readonly isCustomization: (path: string) => boolean;
  /** See `standingsIn`. */
  readonly standsAt: (path: string) => Standing;
  /** Asked once for each path. */
  readonly readFile: (path: string) => Promise<ReadText>;
}

/** A file that a reference brought in. */
export interface BroughtFile {
  readonly path: string;
  readonly source: SourceText;
  readonly body: TextRange;
  /** The place of the reference: `CLAUDE.md:3`. */
  readonly broughtBy: string;
  /** The path of the starting file. */
  readonly root: string;
  /** Whether it is a starting file itself: what brought it in may put it in force for other files. */
  readonly isStart: boolean;
  readonly references: readonly Reference[];
}

export interface FollowedReferences {
  /** By the path of the starting file. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  /** Depth first, in order of appearance; each path once for each starting file, whose scope it shares. */
  readonly brought: readonly BroughtFile[];
}

/** Claude Code's documentation said five for long and now says four; one file more is better than one too few. */
const MAX_IMPORT_HOPS = 5;
const MAX_HOPS = 64;
const MAX_FILES = 2_000;
const MAX_REFERENCES_OF_A_FILE = 1_000;
const MAX_REFERENCES = 50_000;

/**
 * Says of each reference what becomes of it, and brings in what is followed: imports always, `#file:` and links
 * where the setting is on. Never reads a path twice, nor one outside of the repository. Throws only what `readFile`
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
      references.set(path, await referencesOf(walk, { path, opened, root, hops: 0, above: undefined }));
    }
  }
  return { references, brought: walk.brought };
}

interface Walk {
  readonly input: FollowInput;
  readonly starts: ReadonlySet<string>;
  readonly read: (path: string) => Promise<BoundedRead>;
  /** Files that were brought in, for the next root that brings them in. */
  readonly texts: Map<string, OpenedText>;
  readonly brought: BroughtFile[];
  /** How many were looked at. */
  references: number;
}

interface OpenedText {
  readonly source: SourceText;
  readonly body: TextRange;
  readonly pointers: readonly Pointer[];
  /** The first of those that are too many, and how many they are. */
  readonly rest?: { readonly first: Pointer; readonly count: number };
}

interface Root {
  readonly path: string;
  readonly forms: ReferenceForms;
  /** Itself and what it has brought in. */
  readonly seen: Set<string>;
}

interface OpenFile {
  readonly path: string;
  readonly opened: OpenedText;
  readonly root: Root;
  /** How many references lead here. */
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

async function referencesOf(walk: Walk, file: OpenFile): Promise<readonly Reference[]> {
  const { pointers, rest } = file.opened;
  const references: Reference[] = [];
  for (const [index, pointer] of pointers.entries()) {
    if (walk.references >= MAX_REFERENCES) {
      return [...references, tooMany(pointer, pointers.length - index + (rest?.count ?? 0))];
    }
    walk.references += 1;
    const outcome = await outcomeOf(walk, file, pointer);
    if (outcome !== undefined) {
      references.push(referenceOf(pointer, outcome));
    }
  }
  return rest === undefined ? references : [...references, tooMany(rest.first, rest.count)];
}

function referenceOf({ raw, start }: Pointer, outcome: ReferenceOutcome): Reference {
  return { kind: raw.kind, target: raw.target, start, outcome };
}

/** One reference that stands for all that are not looked at. */
function tooMany(pointer: Pointer, count: number): Reference {
  const reason = `too many references: of this file, it and ${writeCount(count - 1)} after it are not looked at`;
  return referenceOf(pointer, { kind: 'not-a-file', reason });
}

/** Undefined for what turns out to have only looked like a reference. */
async function outcomeOf(walk: Walk, file: OpenFile, pointer: Pointer): Promise<ReferenceOutcome | undefined> {
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

/** Only the setting, the form and the file it stands in decide here, not what stands there. */
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

async function bring(walk: Walk, file: OpenFile, { path, broughtBy }: Found, source: SourceText): Promise<void> {
  const { root } = file;
  const opened = broughtText(walk, path, source, root.forms);
  const { body } = opened;
  const brought = { path, source, body, broughtBy, root: root.path, isStart: walk.starts.has(path) };
  root.seen.add(path);
  // It stands before what it brings in itself.
  const slot = walk.brought.push({ ...brought, references: [] }) - 1;
  const references = await referencesOf(walk, { path, opened, root, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}

function broughtText(walk: Walk, path: string, source: SourceText, forms: ReferenceForms): OpenedText {
  const key = `${forms.imports ? '@' : '#'}${path}`;
  const known = walk.texts.get(key);
  if (known !== undefined) {
    return known;
  }
  const opened = openText(walk, { source: { ...source, path }, body: readFrontmatter(source).body, forms });
  walk.texts.set(key, opened);
  return opened;
}
