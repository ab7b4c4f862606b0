import { languageOf } from '../text/languages/languages.ts';
import { DATA } from './misread.ts';
import type { FileChange, FileExclusion, LeftOutFile } from './types.ts';

/** Why a file is left out, in words and as a kind that is counted. */
export type Reason = Omit<LeftOutFile, 'path'> & { readonly kind: FileExclusion };

/** A file without a readable line. If it could run, somebody should look at it. */
export function withoutText(file: FileChange): Reason {
  if (file.unreadLines !== undefined) {
    return {
      kind: 'unreadable',
      reason: 'its text could not be decoded: it is neither UTF-8 nor UTF-16, or too large to read',
    };
  }
  if (file.isWhole === true) {
    return file.binary ? { kind: 'binary', reason: 'a binary file' } : { kind: 'no-content', reason: 'an empty file' };
  }
  if (file.binary) {
    return file.executable === undefined
      ? { kind: 'binary', reason: 'a binary file' }
      : { kind: 'executable', reason: 'a binary file that can be executed' };
  }
  if (file.executable === 'became') {
    return { kind: 'executable', reason: 'became executable without a change of text' };
  }
  return file.executable === 'unknown'
    ? { kind: 'executable', reason: 'its mode changed, and GitHub does not say whether it can be executed now' }
    : { kind: 'no-text', reason: `${file.status} without a change of text` };
}

/** The lines of a pointer of Git LFS (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const POINTER_LINE = /^(?:version https?:\/\/[\w./-]+|ext-\d-\w+ \w+:[0-9a-f]+|oid sha256:[0-9a-f]{64}|size \d+)?$/;
/** The first line of an unlocked file of git-annex (https://git-annex.branchable.com/internals/pointer_file/). */
const ANNEX_POINTER = /^\/annex\/objects\/[\w.-]{8,}/;
const MAX_POINTER_LINES = 15;

/**
 * Git LFS and git-annex store only a pointer in the repository. Of a picture, nobody misses the lines; of code, nobody could judge what
 * will be checked out.
 */
export function byPointer({ path, hunks, executable }: FileChange): Reason | undefined {
  const [hunk, ...others] = hunks;
  const texts = hunk?.lines.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text.replace(/\r$/, '')])) ?? [];
  const isPointer =
    others.length === 0 &&
    texts.length <= MAX_POINTER_LINES &&
    texts.every((text) => POINTER_LINE.test(text)) &&
    texts.some((text) => /^version https?:/.test(text)) &&
    texts.some((text) => text.startsWith('oid sha256:'));
  const isAnnexed = others.length === 0 && texts.length <= 2 && ANNEX_POINTER.test(texts[0] ?? '');
  if (!isPointer && !isAnnexed) {
    return undefined;
  }
  const reason = `a pointer of ${isAnnexed ? 'git-annex' : 'Git LFS'}: its content is not in the repository`;
  const language = languageOf(path) ?? 'csv';
  return DATA.has(language) && executable === undefined ? { kind: 'binary', reason } : { kind: 'unreadable', reason };
}
