import { createHash } from 'node:crypto';
import type { FileChange } from '../../changes/types.ts';
import { changedDeclarations } from '../../context/symbols/changed-declarations.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import { groupBy } from '../../structures/group-by.ts';

/** A mark is a digest of a name and a digest of the declarations with this name. Wrong matches only cost tokens. */
const NAME_CHARACTERS = 3;
const TEXT_CHARACTERS = 4;
const MARK_CHARACTERS = NAME_CHARACTERS + TEXT_CHARACTERS;
/** A file that touches more declarations is new or rewritten: then every declaration counts as changed. */
const MAX_MARKS = 40;
const TOO_MANY = '*';
/** Whoever creates an object writes the name of its class. */
const CONSTRUCTORS: ReadonlySet<string> = new Set(['constructor', '__init__', '__new__', 'initialize', 'init']);

/** The declarations of a file that a change touches, so that a later run can tell which of them changed again. */
export interface DeclaredMarks {
  /** One text for the record. */
  readonly text: string;
  /** The marks of each name. */
  readonly byName: ReadonlyMap<string, string>;
}

/** Reads the marks of the declarations that a file's change touches. Files without code have none. */
export async function readMarks(index: SymbolIndex, file: FileChange): Promise<DeclaredMarks> {
  const touched = await changedDeclarations(index, { file, text: undefined });
  const lines = touched.length === 0 ? [] : ((await index.read(file.path))?.text ?? '').split('\n');
  const named = touched.flatMap(({ declaration }) =>
    namesOf(declaration).map((name) => ({ name, text: drawDeclaration(declaration, lines) })),
  );
  const byName = new Map(
    [...groupBy(named, ({ name }) => name)].map(([name, own]) => [
      name,
      hash(own.map(({ text }) => text).join('\0'), TEXT_CHARACTERS),
    ]),
  );
  const marks = [...byName].map(([name, text]) => `${digestName(name)}${text}`).sort();
  return { text: marks.length > MAX_MARKS ? TOO_MANY : marks.join(''), byName };
}

/** A digest of a name, as the marks have it. */
export function digestName(name: string): string {
  return hash(name, NAME_CHARACTERS);
}

/**
 * The digests of the names whose declarations differ between two records of a file.
 * @param earlier the marks in the record; undefined if the file was not judged before
 * @param now undefined if the file is no longer part of the change
 */
export function changedMarks(earlier: string | undefined, now: DeclaredMarks | undefined): ReadonlySet<string> {
  const before = new Map(splitMarks(earlier ?? ''));
  const after = new Map([...(now?.byName ?? [])].map(([name, text]) => [digestName(name), text]));
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return new Set([...changed, ...gone]);
}

function splitMarks(text: string): readonly (readonly [name: string, text: string])[] {
  const marks = text === TOO_MANY ? [] : (text.match(new RegExp(`.{${MARK_CHARACTERS}}`, 'g')) ?? []);
  return marks.map((mark) => [mark.slice(0, NAME_CHARACTERS), mark.slice(NAME_CHARACTERS)]);
}

function namesOf({ name, container }: SymbolDeclaration): readonly string[] {
  const type = container?.split('.').at(-1);
  return type !== undefined && CONSTRUCTORS.has(name) ? [name, type] : [name];
}

/** Without indentation, which says nothing to those who use the declaration. */
function drawDeclaration({ signatureLine, endLine }: SymbolDeclaration, lines: readonly string[]): string {
  return lines
    .slice(signatureLine - 1, endLine)
    .map((line) => line.trim())
    .join('\n');
}

function hash(text: string, characters: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, characters);
}
