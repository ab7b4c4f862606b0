import { positionAt, type TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule, RepositoryView } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { isLargeLibrary } from '../reading/reports/library.ts';
import { markParagraphs, type ParagraphMark } from './long-paragraphs.ts';
import { overlap } from '../reading/paths/overlapping-globs.ts';
import { writtenGlobs } from '../reading/paths/written-globs.ts';
import { detachText } from '../../text/detach.ts';

interface Paragraphs {
  readonly globs: readonly string[];
  readonly marks: readonly ParagraphMark[];
}

export const instructionsDuplicateContent: RepositoryRule<Paragraphs> = {
  id: 'instructions-duplicate-content',
  scope: 'repository',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: 'Two instruction files that apply to the same files contain the same paragraph',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI put the paragraph into one request twice, and when one copy changes, the two may contradict each other.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  collect(text) {
    const { globs } = writtenGlobs(text);
    const marks = globs.length === 0 ? [] : markParagraphs(text.text, text.body);
    // A part of a string keeps the whole string in memory, so the globs are copied.
    return marks.length === 0 ? undefined : { globs: globs.map(({ pattern }) => detachText(pattern)), marks };
  },
  async check(facts, report, repository) {
    if (isLargeLibrary(repository)) {
      return;
    }
    const inPlace = facts.filter(({ file }) => file.level === 'repository' && file.standing === 'in-place');
    const reported = new Set<CheckedFile>();
    const reportRepeat = (file: CheckedFile, place: TextRange, other: CheckedFile, line: number): void => {
      // One finding per file is enough to see that it repeats another file.
      if (!reported.has(file)) {
        reported.add(file);
        report(file, place, {
          message: `This paragraph is also in \`${other.path}\`, line ${line}, which applies to the same files`,
          hint: 'Keep it in one of the two files.',
        });
      }
    };
    for (const { file, earlier, mark, otherMark } of findRepeats(inPlace, repository)) {
      const lines = await findEqualLines(repository, file, mark, earlier, otherMark);
      if (lines !== undefined) {
        reportRepeat(file, mark, earlier, lines.earlier);
        reportRepeat(earlier, otherMark, file, lines.later);
      }
    }
  },
};

interface Repeat {
  readonly file: CheckedFile;
  readonly mark: ParagraphMark;
  readonly earlier: CheckedFile;
  readonly otherMark: ParagraphMark;
}

type Fact = Parameters<typeof instructionsDuplicateContent.check>[0][number];

/** If many files share a mark, only the first ones are compared. */
const MAX_PER_MARK = 5;

/** For each file, the first paragraph that an earlier file, which applies to the same files, seems to contain too. */
function findRepeats(facts: readonly Fact[], { paths }: RepositoryView): readonly Repeat[] {
  const seen = new Map<number, { readonly fact: Fact; readonly mark: ParagraphMark }[]>();
  const repeats: Repeat[] = [];
  for (const fact of facts) {
    let repeat: Repeat | undefined;
    for (const mark of fact.fact.marks) {
      const before = seen.get(mark.mark) ?? [];
      const same = before.find(
        (one) =>
          one.fact !== fact &&
          one.fact.file.root === fact.file.root &&
          overlap(one.fact.fact.globs, fact.fact.globs, (folder, extension) =>
            paths.withExtension(`.${extension}`).some((path) => path.startsWith(joinPath(fact.file.root, folder))),
          ),
      );
      repeat ??= same && { file: fact.file, mark, earlier: same.fact.file, otherMark: same.mark };
      if (before.length < MAX_PER_MARK) {
        seen.set(mark.mark, [...before, { fact, mark }]);
      }
    }
    repeats.push(...(repeat === undefined ? [] : [repeat]));
  }
  return repeats;
}

/** The line numbers of both paragraphs, if they are exactly equal. */
async function findEqualLines(
  repository: RepositoryView,
  file: CheckedFile,
  mark: ParagraphMark,
  earlier: CheckedFile,
  otherMark: ParagraphMark,
): Promise<{ readonly earlier: number; readonly later: number } | undefined> {
  const [own, other] = await Promise.all([repository.read(file.path), repository.read(earlier.path)]);
  return own !== undefined &&
    other !== undefined &&
    own.text.slice(mark.start, mark.end) === other.text.slice(otherMark.start, otherMark.end)
    ? { earlier: positionAt(other, otherMark.start).line, later: positionAt(own, mark.start).line }
    : undefined;
}
