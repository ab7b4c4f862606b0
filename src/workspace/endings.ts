/** Tests whether a path ends with one of some endings. For the letters A to Z, case does not matter. */
export interface Endings {
  readonly endText: (path: string) => boolean;
  /** The same for a path in UTF-8 between two offsets. */
  readonly endBytes: (bytes: Uint8Array, start: number, end: number) => boolean;
}

const EVERYTHING: Endings = { endText: () => true, endBytes: () => true };

/** Prepares endings, which are in lower case. Every path has the empty ending. */
export function readEndings(endings: readonly string[]): Endings {
  if (endings.includes('')) {
    return EVERYTHING;
  }
  const texts = groupByLast(endings, (ending) => readCodes(ending));
  const bytes = groupByLast(endings, (ending) => [...Buffer.from(ending)]);
  return {
    endText: (path) => {
      const group = texts.get(lowerCase(path.charCodeAt(path.length - 1)));
      return group?.some((ending) => endsText(path, ending)) === true;
    },
    endBytes: (path, start, end) => {
      const last = end > start ? path[end - 1] : undefined;
      const group = last === undefined ? undefined : bytes.get(lowerCase(last));
      return group?.some((ending) => endsBytes(path, start, end, ending)) === true;
    },
  };
}

/** Removes the folders from endings of paths: `settings.json` for `.vscode/settings.json`. */
export function withoutFolders(endings: readonly string[]): readonly string[] {
  return endings.map((ending) => ending.slice(ending.lastIndexOf('/') + 1));
}

function readCodes(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** Groups endings by their last letter, which rules out most paths. */
function groupByLast(
  endings: readonly string[],
  readCodes: (ending: string) => readonly number[],
): ReadonlyMap<number, readonly (readonly number[])[]> {
  const groups = new Map<number, (readonly number[])[]>();
  for (const codes of endings.map(readCodes)) {
    const last = codes.at(-1);
    if (last !== undefined) {
      groups.set(last, [...(groups.get(last) ?? []), codes]);
    }
  }
  return groups;
}

function endsText(path: string, ending: readonly number[]): boolean {
  const from = path.length - ending.length;
  return from >= 0 && ending.every((code, index) => equalsLetter(path.charCodeAt(from + index), code));
}

function endsBytes(bytes: Uint8Array, start: number, end: number, ending: readonly number[]): boolean {
  const from = end - ending.length;
  return from >= start && ending.every((code, index) => equalsLetter(bytes[from + index], code));
}

/** `lower` is a code of an ending: only its letters A to Z have a capital that equals them. */
function equalsLetter(code: number | undefined, lower: number): boolean {
  return code === lower || (lower >= 0x61 && lower <= 0x7a && code === lower - 0x20);
}

/** Takes a UTF-16 code unit or a byte of UTF-8. The letters A to Z have the same numbers in both. */
function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
}
