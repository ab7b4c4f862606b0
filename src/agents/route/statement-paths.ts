/** Which files a sentence speaks of. */
export interface NamedFiles {
  /** Globs from the repository's root; empty where it names none. */
  readonly globs: readonly string[];
  /** Globs of those that it takes out. */
  readonly except: readonly string[];
}

/** A code span, or words, with what stands in front of them. */
export interface Candidate {
  readonly value: string;
  readonly isCode: boolean;
  /** In lower case, up to a few words. */
  readonly before: string;
}

/** Paths and globs in a sentence, each with what it excludes. */
export function readNamedFiles(candidates: readonly Candidate[]): NamedFiles {
  const globs: string[] = [];
  const except: string[] = [];
  let isException = false;
  for (const { value, isCode, before } of candidates) {
    const found = globsOf(value.trim(), isCode, before);
    if (found.length > 0) {
      // `except in `docs/` and `test/``: what joins a list changes nothing.
      isException = EXCEPTION.test(before) || (isException && JOINS.test(before));
      (isException ? except : globs).push(...found);
    }
  }
  return { globs, except };
}

const EXCEPTION =
  /\b(?:except|excluding|other than|but not|unless|outside|apart from|außer|ausgenommen|außerhalb|sauf|hormis|excepto|salvo|menos)\b[^.;]*$|(?:除了|除|以外|を除)[^，。；]*$/;
const JOINS =
  /^\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|や|と|\/|&|,\s*(?:and|or))?\s*(?:in|under|below|inside|the|files?)?\s*$/;
const IN_FOLDER =
  /(?:\b(?:under|below|beneath|inside|within|in|folder|directory|path|module|package|unter|in|sous|dans|bajo|dentro de|en)(?:\s+(?:the|folder|directory|dem|der|den|el|la|le))*|目录|文件夹|在|配下の|下の)\s*$/;

const MAX_PATH_CHARACTERS = 300;

function globsOf(value: string, isCode: boolean, before: string): readonly string[] {
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
