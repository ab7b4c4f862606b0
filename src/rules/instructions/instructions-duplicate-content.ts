import { copyOf } from '../../text/copy-of.ts';
import { positionAt } from '../../text/source-text.ts';
import type { CheckedFile, RepositoryRule, RepositoryView } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from './documentation.ts';
import { isLibrary } from './library.ts';
import { markParagraphs, type ParagraphMark } from './long-paragraphs.ts';
import { overlap } from './overlapping-globs.ts';
import { writtenGlobs } from './written-globs.ts';

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
    return marks.length === 0 ? undefined : { globs: globs.map(({ pattern }) => copyOf(pattern)), marks };
  },
  async check(facts, report, repository) {
    if (isLibrary(repository)) {
      return;
    }
    const inPlace = facts.filter(({ file }) => file.level === 'repository' && file.standing === 'in-place');
    for (const { file, earlier, mark, otherMark } of repeatsIn(inPlace)) {
      const line = await lineOfSame(repository, file, mark, earlier, otherMark);
      if (line !== undefined) {
        report(file, mark, {
          message: `This paragraph stands in \`${earlier.path}\` too, in line ${line}, for the same files`,
          hint: 'Keep it in one of them.',
        });
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
function repeatsIn(facts: readonly Fact[]): readonly Repeat[] {
  const seen = new Map<number, { readonly fact: Fact; readonly mark: ParagraphMark }[]>();
  const repeats: Repeat[] = [];
  for (const fact of facts) {
    let repeat: Repeat | undefined;
    for (const mark of fact.fact.marks) {
      const before = seen.get(mark.mark) ?? [];
      const same = before.find(
        (one) =>
          one.fact !== fact && one.fact.file.root === fact.file.root && overlap(one.fact.fact.globs, fact.fact.globs),
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

/** The line of the earlier copy, if the two are equal letter by letter. */
async function lineOfSame(
  repository: RepositoryView,
  file: CheckedFile,
  mark: ParagraphMark,
  earlier: CheckedFile,
  otherMark: ParagraphMark,
): Promise<number | undefined> {
  const [own, other] = await Promise.all([repository.read(file.path), repository.read(earlier.path)]);
  return own !== undefined &&
    other !== undefined &&
    own.text.slice(mark.start, mark.end) === other.text.slice(otherMark.start, otherMark.end)
    ? positionAt(other, otherMark.start).line
    : undefined;
}
