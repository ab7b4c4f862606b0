import type { TextRange } from '../../text/source-text.ts';
import { openText, type CheckedText } from '../reading/checked-text.ts';
import { readIgnored } from '../reading/git-ignored.ts';
import type { CheckedFile, Particulars, ReportInFile, RepositoryRule, RepositoryView, Said } from '../types.ts';

/** What in a text, outside of fenced code, names a file or a place in one. */
export interface FileReference extends TextRange {
  /** As written, without escapes. */
  readonly target: string;
  /** `variable`: `#file:…`; `path`: a path in words or in a code span. */
  readonly form: 'link' | 'picture' | 'variable' | 'path';
}

/** What a rule has to say of a reference. */
export interface ReferenceFault {
  readonly said: Said;
  readonly particulars?: Particulars;
  /** The file that is not there. One that git ignores is on the disks of those who work with it. */
  readonly absent?: string;
}

/** What there is to say of one reference. */
export type JudgeReference = (
  reference: FileReference,
  file: CheckedFile,
  repository: RepositoryView,
) => ReferenceFault | undefined | Promise<ReferenceFault | undefined>;

export type ReferenceFacts = readonly { readonly file: CheckedFile; readonly fact: readonly FileReference[] }[];

interface ReferenceRuleParts extends Omit<
  RepositoryRule<readonly FileReference[]>,
  'scope' | 'kinds' | 'collect' | 'check'
> {
  /** Nearly free where there is nothing to say of a text. Strings are kept: they are copies. */
  readonly find: (text: CheckedText) => readonly FileReference[];
  /** Begins a look at all references of the repository. */
  readonly judge: (facts: ReferenceFacts, repository: RepositoryView) => JudgeReference;
}

/**
 * A rule about what names files. A fault is reported once Markdown's own rules say that it does not stand in code, where
 * only paths are looked for.
 */
export function referenceRule({ find, judge, ...head }: ReferenceRuleParts): RepositoryRule<readonly FileReference[]> {
  return {
    ...head,
    scope: 'repository',
    kinds: 'all',
    collect(text) {
      const found = text.format === 'markdown' ? find(text) : [];
      return found.length === 0 ? undefined : found;
    },
    async check(facts, report, repository) {
      const own = facts.filter(({ file }) => file.level === 'repository');
      const judgeReference = judge(own, repository);
      for (const { file, fact } of own) {
        await checkReferences({ file, fact }, judgeReference, report, repository);
      }
    },
  };
}

/** More findings of one kind in one file tell nothing new. */
const MAX_FAULTS = 50;

async function checkReferences(
  { file, fact }: ReferenceFacts[number],
  judgeReference: JudgeReference,
  report: ReportInFile,
  repository: RepositoryView,
): Promise<void> {
  const faults: (ReferenceFault & { readonly reference: FileReference })[] = [];
  for (const reference of fact) {
    const fault = faults.length < MAX_FAULTS ? await judgeReference(reference, file, repository) : undefined;
    if (fault !== undefined) {
      faults.push({ ...fault, reference });
    }
  }
  const isProse = faults.some(({ reference }) => reference.form !== 'path')
    ? await outsideOfCode(file, repository)
    : () => false;
  const ignoredBy = await readIgnored(
    repository,
    faults.flatMap(({ absent }) => absent ?? []),
  );
  const isIgnored = ({ absent }: ReferenceFault): boolean => absent !== undefined && ignoredBy(absent) !== undefined;
  for (const { reference, said, particulars } of faults.filter((fault) => !isIgnored(fault))) {
    if (reference.form === 'path' || isProse(reference.start)) {
      report(file, { start: reference.start, end: reference.end }, said, particulars);
    }
  }
}

/** Whether an offset stands neither in code nor in a comment. */
export async function outsideOfCode(
  { path, kind }: CheckedFile,
  repository: RepositoryView,
): Promise<(offset: number) => boolean> {
  const source = await repository.read(path);
  if (source === undefined) {
    return () => false;
  }
  const { hiddenAt } = (await openText(kind, source.text, false)).markdown;
  return (offset) => hiddenAt(offset) === undefined;
}
