/** Whether a path ends as one of those asked for, the letters A to Z compared without case. */
export interface Endings {
  readonly endText: (path: string) => boolean;
  /** The same of a path in UTF-8 that stands between two offsets. */
  readonly endBytes: (bytes: Uint8Array, start: number, end: number) => boolean;
}

const EVERYTHING: Endings = { endText: () => true, endBytes: () => true };

/** `endings` are in lower case; every path has the empty one. */
export function readEndings(endings: readonly string[]): Endings {
  if (endings.includes('')) {
    return EVERYTHING;
  }
  const texts = groupByLast(endings, (ending) => codesOf(ending));
  const bytes = groupByLast(endings, (ending) => [...Buffer.from(ending)]);
  return {
    endText: (path) => {
      const group = texts.get(lowerCase(path.charCodeAt(path.length - 1)));
      return group?.some((ending) => endsText(path, ending)) === true;
    },
    endBytes: (path, start, end) => {
      const group = end > start ? bytes.get(lowerCase(path[end - 1] ?? 0)) : undefined;
      return group?.some((ending) => endsBytes(path, start, end, ending)) === true;
    },
  };
}

/** The endings of the names of files whose paths end so: `settings.json` for `.vscode/settings.json`. */
export function withoutFolders(endings: readonly string[]): readonly string[] {
  return endings.map((ending) => ending.slice(ending.lastIndexOf('/') + 1));
}

function codesOf(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** Most paths are decided by their last letter. */
function groupByLast(
  endings: readonly string[],
  codesOf: (ending: string) => readonly number[],
): ReadonlyMap<number, readonly (readonly number[])[]> {
  const groups = new Map<number, (readonly number[])[]>();
  for (const codes of endings.map(codesOf)) {
    const last = codes.at(-1);
    if (last !== undefined) {
      groups.set(last, [...(groups.get(last) ?? []), codes]);
    }
  }
  return groups;
}

function endsText(path: string, ending: readonly number[]): boolean {
  const from = path.length - ending.length;
  return from >= 0 && ending.every((code, index) => lowerCase(path.charCodeAt(from + index)) === code);
}

function endsBytes(bytes: Uint8Array, start: number, end: number, ending: readonly number[]): boolean {
  const from = end - ending.length;
  return from >= start && ending.every((code, index) => lowerCase(bytes[from + index] ?? 0) === code);
}

/** Of a code unit or a byte of UTF-8: the letters A to Z have the same number in both. */
function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
}
