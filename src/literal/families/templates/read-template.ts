import { fillIn, NAME_TO_FILL_IN } from '../../names-to-fill-in.ts';
import { ANY, date, digits, readPlaceholder, readStyleHole, styleOfExample, type Hole } from './holes.ts';
import { regex } from '../../../text/regex.ts';

interface Fixed {
  readonly kind: 'fixed';
  readonly text: string;
}

/** A name or path of which instructions say the form: `tsh-<action>.prompt.md`, `ADR-NNN-title.md`, `*Controller`. */
export interface NameTemplate {
  /** The code as it is written. */
  readonly written: string;
  /** `name`: of something that code declares. */
  readonly kind: 'file' | 'folder' | 'name';
  /** The template of the folders before it: `docs/adr` of `docs/adr/NNN-title.md`. */
  readonly folder?: NamePattern;
  /** The last part of the path, or all of a name. */
  readonly own: NamePattern;
}

/** One part of a path, or several in a row for folders. */
export interface NamePattern {
  readonly written: string;
  readonly fits: (text: string) => boolean;
  /** The text before the first placeholder and after the last. */
  readonly beginning: string;
  readonly ending: string;
  /** What its placeholders ask for: `kebab-case`, `3 digits`. */
  readonly asks: readonly string[];
}

const MOST_CHARACTERS = 120;
const MOST_HOLES = 6;
/** Names are compared in time that grows with the square of their length. */
const LONGEST_NAME = 255;

/**
 * Reads a code span as a template of names or paths: placeholders (`{x}`, `[x]`, `<x>`, `*`), numbers (`NNN`), dates
 * (`YYYY-MM-DD`), styles (`kebab-case.test.ts`) and words that stand for others (`ComponentName.tsx`).
 *
 * @returns undefined if nothing in it stands for anything else, so that it is one name or an example
 */
export function readTemplate(code: string): NameTemplate | undefined {
  const written = code.trim().replace(/^\.?\//, '');
  // `[id].tsx` is the name of a file for some routers.
  if (
    written.length > MOST_CHARACTERS ||
    /[\s"'`|&;=]/.test(fillIn(written, '')) ||
    /\[[^\]]*\].*\.(?:[jt]sx?|vue|svelte|astro)$/.test(written)
  ) {
    return undefined;
  }
  const isFolder = written.endsWith('/');
  const path = written.replace(/\/$/, '').replace(/\(\)$/, '');
  const at = path.lastIndexOf('/');
  const own = readPattern(path.slice(at + 1));
  const folder = at < 0 ? undefined : readFolder(path.slice(0, at));
  if (own === undefined || (at >= 0 && folder === undefined)) {
    return undefined;
  }
  const isFile = /\.[A-Za-z][\w]*$/.test(own.ending) || (own.isFixed && /\.[a-z]\w*$/i.test(own.written));
  const isAny =
    (own.isFixed && folder?.isFixed !== false) ||
    (own.beginning + own.ending === '' && own.asks.length === 0 && folder === undefined);
  return isAny ||
    (!isFolder && !isFile && at >= 0) ||
    (!isFolder && !isFile && !/^[\w$]*$/.test(own.beginning + own.ending))
    ? undefined
    : {
        written: code.trim(),
        kind: isFolder ? 'folder' : isFile ? 'file' : 'name',
        own,
        ...(folder === undefined ? {} : { folder }),
      };
}

type ReadPattern = NamePattern & { readonly isFixed: boolean };

/** Folders, in which `**` stands for any number of them. */
function readFolder(path: string): ReadPattern | undefined {
  const written = path.split('/');
  const parts = written.map((part) => (part === '**' ? 'any' : readPattern(part)));
  const known = parts.flatMap((part) => (part === undefined || part === 'any' ? [] : [part]));
  return parts.includes(undefined) || known.length === 0
    ? undefined
    : {
        written: path,
        isFixed: known.length === parts.length && known.every(({ isFixed }) => isFixed),
        beginning: known[0]?.beginning ?? '',
        ending: known.at(-1)?.ending ?? '',
        asks: [],
        fits: (text) => fitsFolders(parts, text.split('/')),
      };
}

/** A folder is meant wherever its path ends so: `commands` in `plugins/a/commands`. */
function fitsFolders(parts: readonly (ReadPattern | 'any' | undefined)[], names: readonly string[]): boolean {
  let ends = [...names.keys(), names.length];
  for (const part of parts) {
    ends =
      part === 'any'
        ? [...names.keys(), names.length].slice(ends[0] ?? names.length + 1)
        : ends.flatMap((from) => (from < names.length && part?.fits(names[from] ?? '') === true ? [from + 1] : []));
  }
  return ends.at(-1) === names.length;
}

const OTHERS = regex()`
  (?<stars>\*{1,2}|\.{3}|…)
  |(?<date>
    (?<![A-Za-z])[Yy]{4}[-_.]?[Mm]{2}[-_.]?[Dd]{2}(?:[-_.]?[Hh]{2}[-_.]?[Mm]{2}(?:[-_.]?[Ss]{2})?)?(?![A-Za-z])
  )
  |(?<number>(?<![A-Za-z])N{1,6}(?![A-Za-z])|#{2,6})
  |(?<some>(?<![A-Za-z])(?:X{2,6}|x{3,6})(?![A-Za-z])|(?<![A-Za-z])Xxx+(?![a-z])|(?<![A-Za-z])xxx+(?=[A-Z]))
  |(?<style>
    (?<![A-Za-z])
      (?:(?:lower|upper)?-?kebab-case|UPPER_SNAKE_CASE|SCREAMING_SNAKE_CASE|snake_case|camelCase|PascalCase)
      (?:[-_](?:name|title|description|slug))?(?![A-Za-z])
    |(?<![A-Za-z])kebab-(?:title|name|description|slug)(?![A-Za-z])
  )
  |(?<word>
    (?<![A-Za-z])(?:
      (?:
        file|feature|component|module|class|function|method|plugin|skill|agent|command|page|service|entity|package
        |project|test|hook|topic|task|action|domain|resource|model|tool|event|screen|widget|script|spec
      )[-_]name
      |(?:
        File|Feature|Component|Module|Class|Function|Method|Plugin|Service|Entity|Page|Hook|Model|Test|Screen
        |Widget|Type
      )Name
      |noun|verb
    )(?![A-Za-z])
  )
`;
/** Words that stand for others only next to a placeholder that nobody mistakes: `NNN-title.md`. */
const WORDS_BESIDE =
  /(?<![A-Za-z])(?:(?:[a-z]+[-_])?(?:title|description|slug|topic)|feature|component|name)(?![A-Za-z])/g;
const TOKENS = new RegExp(`(?<held>${NAME_TO_FILL_IN})|${OTHERS.source}`, 'g');

function readPattern(written: string): ReadPattern | undefined {
  const parts: (Fixed | Hole)[] = [];
  let at = 0;
  for (const found of written.matchAll(TOKENS)) {
    push(parts, written.slice(at, found.index));
    parts.push(holeOf(found.groups ?? {}));
    at = found.index + found[0].length;
  }
  push(parts, written.slice(at));
  const isFixed = parts.every(({ kind }) => kind === 'fixed');
  const all = isFixed ? parts : parts.flatMap((part) => (part.kind === 'fixed' ? splitWords(part.text) : [part]));
  const fixed = all.flatMap((part) => (part.kind === 'fixed' ? [part.text] : []));
  if (
    written === '' ||
    all.filter(({ kind }) => kind === 'hole').length > MOST_HOLES ||
    !fixed.every((text) => /^[\w.@$+-]*$/.test(text))
  ) {
    return undefined;
  }
  const first = all[0];
  const last = all.at(-1);
  return {
    written,
    isFixed,
    beginning: first?.kind === 'fixed' ? first.text : '',
    ending: last?.kind === 'fixed' ? last.text : '',
    asks: [...new Set(all.flatMap((part) => (part.kind === 'hole' ? (part.asks ?? []) : [])))],
    fits: (text) => fitsParts(all, text),
  };
}

function holeOf(groups: Readonly<Record<string, string | undefined>>): Hole {
  const { held, date: day, number, style, word } = groups;
  if (held !== undefined) {
    return readPlaceholder(held.replaceAll(/^\$?[{<[]+|[}>\]]+$/g, ''));
  }
  if (style !== undefined) {
    const bare = style.replace(/[-_](?:name|title|description|slug)$/, '');
    return readStyleHole(bare) ?? ANY;
  }
  return day !== undefined
    ? date(day)
    : number !== undefined
      ? digits(number.length)
      : word !== undefined
        ? NAME_OF_CODE.test(word)
          ? ANY
          : (styleOfExample(word) ?? LOWER_WORDS)
        : ANY;
}

/** `FunctionName` stands for the name that a function has, in any style. */
const NAME_OF_CODE = /^(?:(?:File|Class|Function|Method|Module|Type)Name|(?:file|class|function|method|module)_name)$/;

/** `noun`: words in lower case, joined in any way. */
const LOWER_WORDS: Hole = {
  kind: 'hole',
  asks: 'lower case',
  fits: (text) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text),
};

function splitWords(text: string): readonly (Fixed | Hole)[] {
  const parts: (Fixed | Hole)[] = [];
  let at = 0;
  for (const found of text.matchAll(WORDS_BESIDE)) {
    push(parts, text.slice(at, found.index));
    parts.push(styleOfExample(found[0]) ?? LOWER_WORDS);
    at = found.index + found[0].length;
  }
  push(parts, text.slice(at));
  return parts;
}

function push(parts: (Fixed | Hole)[], text: string): void {
  if (text !== '') {
    parts.push({ kind: 'fixed', text });
  }
}

/** Whether a name is made of the parts. Keeps the set of places up to which it fits, so that no name takes long. */
function fitsParts(parts: readonly (Fixed | Hole)[], text: string): boolean {
  if (text.length > LONGEST_NAME) {
    return true;
  }
  let ends: ReadonlySet<number> = new Set([0]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const from of ends) {
      if (part.kind === 'fixed') {
        if (text.startsWith(part.text, from)) {
          next.add(from + part.text.length);
        }
      } else {
        for (let to = from + 1; to <= text.length; to++) {
          if (!next.has(to) && part.fits(text.slice(from, to))) {
            next.add(to);
          }
        }
      }
    }
    ends = next;
  }
  return ends.has(text.length);
}
