import { regex } from '../../text/regex.ts';

/** The files that a sentence names. */
export interface NamedFiles {
  /** Globs relative to the repository's root; empty if it names no files. */
  readonly globs: readonly string[];
  /** Globs of files that it excludes. */
  readonly except: readonly string[];
}

/** A code span or words, with the text before it. */
export interface Candidate {
  readonly value: string;
  readonly isCode: boolean;
  /** In lower case, at most a few words. */
  readonly before: string;
}

/** Reads the paths and globs in a sentence, and which of them are exceptions. */
export function readNamedFiles(candidates: readonly Candidate[]): NamedFiles {
  const globs: string[] = [];
  const except: string[] = [];
  let isException = false;
  for (const { value, isCode, before } of candidates) {
    const found = writeGlobs(value.trim(), isCode, before);
    if (found.length > 0) {
      // In ``except in `docs/` and `test/` ``, the exception covers the whole list.
      isException = EXCEPTION.test(before) || (isException && JOINS.test(before));
      (isException ? except : globs).push(...found);
    }
  }
  return { globs, except };
}

const EXCEPTION = regex()`
  \b(?:
    except|excluding|other than|but not|unless|outside|apart from|außer|ausgenommen|außerhalb|sauf|hormis|excepto
    |salvo|menos
  )\b[^.;]*$
  |(?:除了|除|以外|を除)[^，。；]*$
`;
const JOINS =
  /^\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|や|と|\/|&|,\s*(?:and|or))?\s*(?:in|under|below|inside|the|files?)?\s*$/;
const IN_FOLDER = regex()`
  (?:
    \b(?:
      under|below|beneath|inside|within|in|folder|directory|path|module|package|unter|in|sous|dans|bajo|dentro de
      |en
    )(?:\s+(?:the|folder|directory|dem|der|den|el|la|le))*
    |目录|文件夹|在|配下の|下の
  )\s*$
`;

const MAX_PATH_CHARACTERS = 300;

function writeGlobs(value: string, isCode: boolean, before: string): readonly string[] {
  if (value === '' || value.length > MAX_PATH_CHARACTERS || /[\s()<>;"'`=]|:\/\/|^[@#$-]/.test(value)) {
    return [];
  }
  const path = value.replace(/^\.?\/+/, '');
  if (/^\*?\.[A-Za-z0-9]{1,10}$/.test(value)) {
    return [`**/*${value.replace(/^\*/, '')}`];
  }
  if (/[*?{]/.test(value)) {
    return path.includes('/') ? [path, ...(path.endsWith('/') ? [`${path}**`] : [])] : [`**/${path}`];
  }
  if (path.endsWith('/') && path.length > 1) {
    return [`${path}**`, `**/${path}**`];
  }
  if (/\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) && /^[\w.@+\u0080-\uFFFF/-]+$/.test(path)) {
    return path.includes('/') ? [path] : [`**/${path}`];
  }
  const isFolder = isCode ? path.includes('/') || IN_FOLDER.test(before) : path.split('/').length > 2;
  return isFolder && /^[\w.@+\u0080-\uDFFF\uF900-\uFFFF/-]+$/.test(path) ? [path, `${path}/**`, `**/${path}/**`] : [];
}
