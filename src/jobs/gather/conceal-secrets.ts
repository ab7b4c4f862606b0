import { concealFile, concealHeads, concealText } from '../../changes/conceal-change.ts';
import { blankSecrets, blankSecretsInProse } from '../../text/secrets/blank-secrets.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import type { Draft } from '../../findings/types.ts';
import { secretsHidden } from '../../reports/reasons/context.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';

/** A change as models and reports may see it. */
export interface ConcealedChange<Subject> {
  readonly subject: Subject;
  readonly chosen: Chosen;
  /** Files of the change that are not under review, as they may be shown. */
  readonly concealOther: (file: FileChange) => FileChange;
}

/**
 * Replaces the secrets in a change, on both sides, and in the author's description. Whatever is made from the result cannot
 * repeat them: prompts, replies of models, findings and their comments. Literal checks alone read the change itself.
 */
export function concealSecrets<Subject extends ReviewSubject>(
  subject: Subject,
  chosen: Chosen,
): ConcealedChange<Subject> {
  const known = new Map<FileChange, FileChange>();
  const conceal = (file: FileChange): FileChange => {
    const concealed = known.get(file) ?? concealFile(file);
    known.set(file, concealed);
    return concealed;
  };
  const files = chosen.files.map(conceal);
  const shown = chosen.files.map((original, index) => ({ original, concealed: files[index] ?? original }));
  const { description, changes } = subject;
  return {
    subject: {
      ...subject,
      // Files that are not under review stay as they are: nothing but their names and counts is read of them.
      changes: { ...changes, files: changes.files.map((file) => known.get(file) ?? file) },
      readHead: concealHeads(subject.readHead, shown),
      readVersion: async (side, file) => {
        const text = await subject.readVersion(side, file);
        return text === undefined ? undefined : concealText(file.path, text);
      },
      ...(description === undefined
        ? {}
        : {
            description: {
              title: blankSecretsInProse(description.title),
              body: blankSecretsInProse(description.body),
            },
          }),
    },
    chosen: {
      ...chosen,
      files,
      leftOut: [...chosen.leftOut, ...shown.flatMap(noteHidden)],
      ...(chosen.judgedBefore === undefined ? {} : { judgedBefore: chosen.judgedBefore.map(conceal) }),
      reviewers: chosen.reviewers.map((reviewer) => ({ ...reviewer, files: reviewer.files.map(conceal) })),
    },
    concealOther: conceal,
  };
}

/** Says how many lines of a file are not shown as they are. */
function noteHidden({
  original,
  concealed,
}: {
  readonly original: FileChange;
  readonly concealed: FileChange;
}): Chosen['leftOut'] {
  const after = concealed.hunks.map(({ lines }) => lines);
  const hidden = original.hunks.reduce(
    (sum, { lines }, at) => sum + lines.filter(({ text }, index) => text !== after[at]?.[index]?.text).length,
    0,
  );
  return hidden === 0 ? [] : [{ stage: 'file', source: original.path, reason: secretsHidden(hidden) }];
}

/** The reviewed files, and those that literal checks report although nobody reviews them: generated and removed files. */
export function withFilesOf(
  drafts: readonly Draft[],
  { files: all }: Pick<Changes, 'files'>,
  reviewed: readonly FileChange[],
  concealOther: ConcealedChange<unknown>['concealOther'],
): readonly FileChange[] {
  const named = new Set(drafts.map(({ path }) => path));
  reviewed.forEach(({ path }) => named.delete(path));
  return named.size === 0 ? reviewed : [...reviewed, ...all.filter(({ path }) => named.has(path)).map(concealOther)];
}

/**
 * Findings of literal checks, which read the change itself, without what a report must not repeat: a quote, as the line is
 * shown elsewhere, and no suggestion for a line with a secret.
 *
 * @param files the concealed files
 */
export function concealDrafts(drafts: readonly Draft[], files: readonly FileChange[]): readonly Draft[] {
  const shown = new Map<string, ReadonlyMap<number, string>>();
  const lineOf = (path: string, line: number): string | undefined => {
    const lines = shown.get(path) ?? readNewLines(files.filter((file) => file.path === path));
    shown.set(path, lines);
    return lines.get(line);
  };
  return drafts.map((draft): Draft => {
    const { quote, suggestion, ...rest } = draft;
    const { path, line } = draft;
    const shownQuote = quote && ((line === undefined ? undefined : lineOf(path, line)) ?? blankSecrets(quote, path));
    return {
      ...rest,
      title: blankSecrets(draft.title),
      body: blankSecrets(draft.body),
      ...(shownQuote === undefined ? {} : { quote: shownQuote }),
      ...(suggestion === undefined || shownQuote !== quote ? {} : { suggestion }),
    };
  });
}

function readNewLines(files: readonly FileChange[]): ReadonlyMap<number, string> {
  return new Map(
    files.flatMap(({ hunks }) =>
      hunks.flatMap(({ lines }) =>
        lines.flatMap((line) => (line.kind === 'removed' ? [] : [[line.newLine, line.text]])),
      ),
    ),
  );
}
