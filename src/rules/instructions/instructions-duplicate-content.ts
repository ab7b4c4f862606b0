import { positionAt, type TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { CheckedFile, RepositoryRule, RepositoryView } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/documentation.ts';
import { isLargeLibrary } from '../reading/library.ts';
import { markParagraphs, type ParagraphMark } from './long-paragraphs.ts';
import { overlap } from '../reading/overlapping-globs.ts';
import { writtenGlobs } from '../reading/written-globs.ts';
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
  description: 'The same paragraph stands in two files of instructions that are for the same files',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code, github.com and the Copilot CLI put the paragraph twice into one request, and a change of one copy makes the two contradict each other.',
    },
  ],
  source: VSCODE_INSTRUCTIONS,
  collect(text) {
    const { globs } = writtenGlobs(text);
    const marks = globs.length === 0 ? [] : markParagraphs(text.text, text.body);
    // What is cut out of a text keeps all of it in memory.
    return marks.length === 0 ? undefined : { globs: globs.map(({ pattern }) => detachText(pattern)), marks };
  },
  async check(facts, report, repository) {
    if (isLargeLibrary(repository)) {
      return;
    }
    const inPlace = facts.filter(({ file }) => file.level === 'repository' && file.standing === 'in-place');
    const told = new Set<CheckedFile>();
    const tell = (file: CheckedFile, place: TextRange, other: CheckedFile, line: number): void => {
      // One paragraph of a file is enough to see that it repeats another.
      if (!told.has(file)) {
        told.add(file);
        report(file, place, {
          message: `This paragraph stands in \`${other.path}\` too, in line ${line}, for the same files`,
          hint: 'Keep it in one of them.',
        });
      }
    };
    for (const { file, earlier, mark, otherMark } of repeatsIn(inPlace, repository)) {
      const lines = await linesOfSame(repository, file, mark, earlier, otherMark);
      if (lines !== undefined) {
        tell(file, mark, earlier, lines.earlier);
        tell(earlier, otherMark, file, lines.later);
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

/** Where one mark stands in many files, the first few tell enough. */
const MAX_PER_MARK = 5;

/** The first paragraph of each file that an earlier one for the same files seems to have. */
function repeatsIn(facts: readonly Fact[], { paths }: RepositoryView): readonly Repeat[] {
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

/** The lines of the two, if they are equal letter by letter. */
async function linesOfSame(
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
