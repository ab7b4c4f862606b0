import { CLIENTS } from '../../customizations/known/clients.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf } from '../../workspace/paths.ts';
import { isSetAside, isTemplateOfProject } from '../../customizations/places/set-aside.ts';
import { openText, type CheckedText } from '../reading/texts/checked-text.ts';
import { readIgnored } from '../reading/paths/git-ignored.ts';
import { isArchived } from '../reading/reports/is-shown.ts';
import { isInAnswer } from './examples/only-an-example.ts';
import { isSampleOfSkill, skillFolderAbove } from './examples/samples.ts';
import { isWrittenByModel } from './examples/written-files.ts';
import { info } from '../effects.ts';
import type {
  CheckedFile,
  Effects,
  Particulars,
  ReportInFile,
  RepositoryRule,
  RepositoryView,
  Said,
} from '../types.ts';

/** A reference to a file, or to a place in a file, outside of fenced code. */
export interface FileReference extends TextRange {
  /** The target as written, without escapes. */
  readonly target: string;
  /** `variable` is `#file:…`; `path` is a path in words or in a code span. */
  readonly form: 'link' | 'picture' | 'variable' | 'path';
  /** The punctuation behind a variable, which VS Code takes for a part of the path. */
  readonly behind?: string;
  /** Whether a list of the files of a skill names it. */
  readonly isListed?: true;
  /** Whether the text only names the file, and does not ask to read it. */
  readonly isOnlyNamed?: true;
  /** Whether a sentence of a skill mentions the file, and does not ask to open it. */
  readonly isMentioned?: true;
  /** Whether the skill runs a script of its own that fetches or writes files. */
  readonly mayBeMade?: true;
  /** Whether the words around a link say that the file may not exist: `(optional)`. */
  readonly mayBeAbsent?: true;
  /** Whether the text is a template: the targets of other links in it are still to be filled in. */
  readonly isToFill?: true;
  /** Whether it is between two examples that end too early, so that it may belong to an example. */
  readonly mayBeExample?: true;
  /** The names of other skills' folders that the text of a skill contains: `deploy` for `skills/deploy/SKILL.md`. */
  readonly otherSkills?: readonly string[];
}

/** A fault that a rule finds in a reference. */
export interface ReferenceFault {
  readonly said: Said;
  readonly particulars?: Particulars;
  /** The missing file. If git ignores it, it may exist on people's machines, so nothing is reported. */
  readonly absent?: string;
  /** Whether it is known where the file is, so that the path is wrong in every project. */
  readonly isElsewhere?: true;
  /** Whether several such faults in one file are one mistake, such as paths that are all written from the root. */
  readonly isHabit?: true;
  /** Says in one finding, at the first of them, that a file has several such faults. */
  readonly saidTogether?: (faults: number) => Said;
}

/** Checks one reference. */
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
  /** Finds the references of a text. Must be fast for texts without any. The strings must be copies, as they are kept. */
  readonly find: (text: CheckedText) => readonly FileReference[];
  /** Prepares the check of all references of the repository. */
  readonly judge: (facts: ReferenceFacts, repository: RepositoryView) => JudgeReference;
}

/**
 * Makes a rule about references to files. A fault in code is not reported, except for paths. As parsing Markdown is slow,
 * whether a reference is in code is decided only for those with a fault.
 */
export function referenceRule({ find, judge, ...parts }: ReferenceRuleParts): RepositoryRule<readonly FileReference[]> {
  return {
    ...parts,
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

/** The most findings of a rule in one file; more would say nothing new. */
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
    if (
      fault !== undefined &&
      !isOfAnotherProject(fault, reference, file, repository) &&
      !isCopiedElsewhere(file, repository)
    ) {
      faults.push({ ...fault, reference });
    }
  }
  const written = faults.flatMap(({ reference: { form, start } }) => (form === 'path' ? [] : [start]));
  const prose = new Set(
    await repository.remember(`outside-of-code ${written.join()} ${file.path}`, async (view) =>
      written.length === 0 ? [] : written.filter(await outsideOfCode(file, view)),
    ),
  );
  const ignoredBy = await readIgnored(
    repository,
    faults.flatMap(({ absent }) => absent ?? []),
  );
  const isIgnored = ({ absent }: ReferenceFault): boolean => absent !== undefined && ignoredBy(absent) !== undefined;
  const certain = faults.filter(
    (fault) => !isIgnored(fault) && (fault.reference.form === 'path' || prose.has(fault.reference.start)),
  );
  const other = certain.length === 0 ? undefined : await effectsInCopies(file, repository);
  const habit = certain.filter(({ isHabit, particulars }) => isHabit === true && particulars === undefined);
  const again = new Set(habit.slice(1));
  const together = certain.filter(({ saidTogether }) => saidTogether !== undefined);
  const said = new Set(together.slice(1));
  for (const fault of certain.filter((one) => !said.has(one))) {
    const { start, end } = fault.reference;
    const own = again.has(fault) ? { effects: SAME_MISTAKE } : fault.particulars;
    const saidOfAll = together.length > 1 ? fault.saidTogether?.(together.length) : undefined;
    report(file, { start, end }, saidOfAll ?? fault.said, other ?? own);
  }
}

/** The effects of further links with the same mistake: whoever corrects the first link will correct these as well. */
const SAME_MISTAKE: Effects = [
  info(CLIENTS, 'It is the mistake of a link above: the path counts from the root of the repository.'),
];

/** What a fault does in a file whose references belong to another place. Undefined if they belong to the file's own. */
async function effectsInCopies(
  file: CheckedFile,
  repository: RepositoryView,
): Promise<{ readonly effects: Effects } | undefined> {
  if (isArchived(file)) {
    return { effects: IN_ARCHIVE };
  }
  return (await isSampleOfSkill(file, repository)) ? { effects: IN_SAMPLE } : undefined;
}

const IN_ARCHIVE: Effects = [info(CLIENTS, 'No client loads the file from the archive. Its readers find nothing.')];

/** What a link does that is right where the copy of a template will be. */
export const IN_TEMPLATE: Effects = [
  info(CLIENTS, 'The text is a template with links to fill in. A model that follows the link here finds nothing.'),
];

const IN_SAMPLE: Effects = [
  info(CLIENTS, 'The skill shows the file as a sample. A model that follows the link finds nothing.'),
];

/** Matches code in one of the folders that projects have for it. */
const SOURCES = /^(?:\.\/)?(app|lib|src|tests?)\/(?!.*\.md$)/;

/**
 * Whether a skill or a file that it brings along shows a path of the project in which the skill is used, such as
 * `src/client.ts`. Such a path leads to a folder that the skill does not have. In `SKILL.md`, the repository must not have
 * such a folder either, because links there are often written from the root by mistake.
 */
function isOfAnotherProject(
  { absent, isElsewhere }: ReferenceFault,
  { target }: FileReference,
  { kind }: CheckedFile,
  { paths }: RepositoryView,
): boolean {
  const source = kind === 'skill' ? SOURCES.exec(target)?.[1] : undefined;
  return (
    (kind === 'bundled-document' || (source !== undefined && !paths.hasFolder(source))) &&
    absent !== undefined &&
    isElsewhere !== true &&
    target.includes('/') &&
    !target.startsWith('../') &&
    !paths.hasFolder(folderOf(absent))
  );
}

/** Names of files that people copy to another place, where they complete them and their links are right. */
const TO_COPY = /(?:^|[/_.-])(?:templates?|examples?|samples?|skeletons?|boilerplates?)(?=[/_.-])/i;
/** Documentation of a site as one file: <https://llmstxt.org>. Its links are right on the site. */
const COPY_OF_SITE = /(?:^|\/)llms(?:[-_.]\w+)*\.(?:md|txt)$/i;

/** Files that the evaluations of a skill give to the model, as in a project: <https://agentskills.io/skill-creation/evaluating-skills>. */
const INPUT_OF_EVAL = /(?:^|\/)evals?\/(?:files?|fixtures?|inputs?)\//i;

/** Whether a file contains links for another place, to which it is copied or from which it comes. */
function isCopiedElsewhere(
  { kind, path }: Pick<CheckedFile, 'kind' | 'path'>,
  { paths }: Pick<RepositoryView, 'paths'>,
): boolean {
  // Instructions in a folder of templates are for the projects that get a copy.
  if (isTemplateOfProject(path)) {
    return true;
  }
  if (kind !== 'bundled-document') {
    // Claude Code takes every Markdown file below `.claude/commands` for a command, also what other commands fill in.
    return kind === 'command' && isSetAside(path);
  }
  const below = path.slice(skillFolderAbove(path, paths)?.length ?? 0);
  return COPY_OF_SITE.test(path) || TO_COPY.test(below) || INPUT_OF_EVAL.test(below);
}

/** Makes a test whether a link is outside of code, comments and examples of answers, and leads to no file that the model writes. */
export async function outsideOfCode(
  { path, kind }: CheckedFile,
  repository: Pick<RepositoryView, 'read'>,
): Promise<(offset: number) => boolean> {
  const source = await repository.read(path);
  if (source === undefined) {
    return () => false;
  }
  const { text } = source;
  const { hiddenAt } = (await openText(kind, text, false)).markdown;
  return (offset) => hiddenAt(offset) === undefined && !isInAnswer(text, offset) && !isWrittenByModel(text, offset);
}
