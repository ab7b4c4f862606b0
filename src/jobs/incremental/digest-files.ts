import { createHash } from 'node:crypto';
import type { DiffLine, FileChange, Hunk } from '../../changes/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';

/** Change it when a digest is made from other facts: then every file is judged once more. */
const FORM = 1;
/** 128 bits. The author of a change must not be able to make two changes of a file with the same digest. */
const DIGEST_CHARACTERS = 22;

/** What the digest of a file is made from, in addition to the file. */
export type DigestBasis = Pick<Chosen, 'applied' | 'reviewers'> & {
  /** A digest of the model and the settings: see `digestSettings`. */
  readonly settings: string;
};

/**
 * Makes a digest of everything that decides how models judge each file: its hunks, the guidelines that apply to it, its
 * reviewers and the settings. Line numbers, commits, headings of hunks and the title of the pull request are not part of it,
 * so it stays the same after a rebase or a squash, and when lines above move.
 *
 * @returns the digests by path
 */
export function digestFiles(files: readonly FileChange[], basis: DigestBasis): ReadonlyMap<string, string> {
  const guidelines = basis.applied.map((guideline) => ({ guideline, digest: digestGuideline(guideline) }));
  const reviewers = basis.reviewers.map(digestReviewer);
  return new Map(
    files.map((file) => {
      const { path } = file;
      const applying = guidelines.flatMap(({ guideline, digest }) => (guideline.appliesTo.has(path) ? [digest] : []));
      const reading = reviewers.flatMap(({ paths, digest }) => (paths.has(path) ? [digest] : []));
      return [path, digestFile(file, [FORM, basis.settings, applying, reading])];
    }),
  );
}

/** Its patterns are left out: those of a language name the extensions of all changed files. */
function digestGuideline({ content: { path, text }, level, folder }: Guideline): string {
  return shortDigest([path, level, folder, text]);
}

function digestReviewer({ agent, files }: Reviewer): { readonly paths: ReadonlySet<string>; readonly digest: string } {
  const own = agent === undefined ? [] : [agent.path, agent.body.text, agent.head];
  return { paths: new Set(files.map(({ path }) => path)), digest: shortDigest(own) };
}

function digestFile(file: FileChange, basis: readonly unknown[]): string {
  const { path, previousPath, status, executable, encoding, view } = file;
  const hash = createHash('sha256');
  const add = (value: unknown): void => {
    hash.update(`${JSON.stringify(value)}\n`);
  };
  add([...basis, path, previousPath, status, executable, encoding, view?.about]);
  // Line by line, as a file may have more text than one string should hold.
  const draw = view === undefined ? drawLine : drawNumberedLine;
  for (const hunk of shownHunks(file)) {
    add('hunk');
    hunk.lines.forEach((line) => add(draw(line)));
  }
  return hash.digest('base64url').slice(0, DIGEST_CHARACTERS);
}

/** The hunks that a model sees. */
export function shownHunks({ hunks, view }: Pick<FileChange, 'hunks' | 'view'>): readonly Hunk[] {
  return view?.hunks ?? hunks;
}

function drawLine({ kind, text, noNewline }: DiffLine): readonly unknown[] {
  return [kind[0], text, ...(noNewline === true ? [1] : [])];
}

/** The lines of a view do not follow each other, so their numbers cannot be derived from the first one. */
function drawNumberedLine(line: DiffLine): readonly unknown[] {
  return [...drawLine(line), 'oldLine' in line ? line.oldLine : 0, 'newLine' in line ? line.newLine : 0];
}

/** Makes a digest of any value that JSON can hold. */
export function shortDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_CHARACTERS);
}
