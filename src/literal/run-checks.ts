import type { ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import type { Draft } from '../findings/types.ts';
import { isFirst } from '../structures/is-first.ts';
import { lazily } from '../structures/lazily.ts';
import { statementKey } from '../guidelines/claims/equal-statements.ts';
import { byPrecedence } from '../prompt/specificity.ts';
import type { Guideline } from '../guidelines/types.ts';
import { languageOf } from '../text/languages/languages.ts';
import { mapInOrder } from '../structures/map-in-order.ts';
import { folderOf, nameOf } from '../workspace/paths.ts';
import type { Owner } from './ownership/types.ts';
import { mayWeakenLinters } from './ownership/weakened-linters.ts';
import { isAudit } from './run/audited.ts';
import { checkFile, type FileSource } from './run/check-file.ts';
import { prepareMoved } from './run/moved-lines.ts';
import { listSuspected, reportNewSecrets, type SuspectedSecret } from './run/new-secrets.ts';
import {
  asksForLinters,
  compileChecks,
  prepareFileChecks,
  type FileChecks,
  type GuidelineChecks,
  type PreparedCheck,
} from './run/prepare-checks.ts';
import { findSilenced } from './run/find-silenced.ts';
import { isStyleOfTool } from './run/style-of-tools.ts';
import { isSearchedCode, searchesText } from './run/text-search.ts';
import { writeDraft } from './run/write-draft.ts';
import { ALL_ON, type CheckSwitches } from './switches/check-switches.ts';
import { withholdDisabled, type WithheldDraft } from './switches/withhold-disabled.ts';
import type { ChangeFinder, ChangeSubject, Violation } from './types.ts';

/** The findings of the literal checks, and the number of statements that they could check. */
export interface LiteralReview {
  readonly drafts: readonly Draft[];
  /** Findings that comments in the code take out, and values that may be secrets, which no statement rules out. */
  readonly withheld: readonly (WithheldDraft | SuspectedSecret)[];
  /** Files that checks should have looked at and could not, and why. */
  readonly unread: readonly UnreadFile[];
  /** Keys (`statementKey`) of the statements that were checked in at least one file. */
  readonly checkedKeys: ReadonlySet<string>;
  /** Rules that were checked in at least one file. Here and below, equal statements of several files count once. */
  readonly checkedStatements: number;
  /** Rules without a check that counts: those that only a model can judge, and those whose checks are switched off. */
  readonly statementsForModels: number;
  /** Those of them whose checks are switched off. */
  readonly statementsOff: number;
  /** Statements that direct code. What directs the work or describes is not counted. */
  readonly statements: number;
  /** Paths of the files in which at least one statement was checked. */
  readonly checkedFiles: ReadonlySet<string>;
  /** Languages (VS Code's ids) of checked files whose code was searched and not parsed, because there is no grammar. */
  readonly searchedLanguages: ReadonlySet<string>;
  /** Names of linters and formatters of the repository to which checks left their rules: `ESLint`. */
  readonly leftTo: ReadonlySet<string>;
}

/** A file that could not be checked, as reports list it. */
export interface UnreadFile {
  readonly stage: 'file';
  readonly source: string;
  readonly reason: string;
}

/** What the checks look at in addition to the files that are reviewed. */
export interface CheckedChange {
  /** All changed files, also those that nobody reviews. */
  readonly allFiles: readonly FileChange[];
  /**
   * The same for the job of a shard, whose `allFiles` are empty, because another job checks the change as a whole. They tell
   * which lines are only moved, and whether the configuration of linters changes.
   */
  readonly wholeChange?: readonly FileChange[] | undefined;
  /** Paths of files of which the settings say that they are not reviewed. No check reports them. */
  readonly ignored?: ReadonlySet<string>;
  /** Guidelines that apply only to files that nobody reviews, such as generated and removed ones. */
  readonly moreGuidelines?: readonly Guideline[];
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly branch?: string | undefined;
  readonly target?: string | undefined;
  readonly readCommits?: ChangeSubject['readCommits'] | undefined;
  readonly readMessages?: ChangeSubject['readMessages'] | undefined;
  readonly exists?: ChangeSubject['exists'] | undefined;
  readonly isNewFolder?: ChangeSubject['isNewFolder'];
  /** Reads which linters and formatters the repository has configured for some files. */
  readonly readOwners?: ((paths: readonly string[]) => Promise<readonly Owner[]>) | undefined;
}

/**
 * Checks the change against the statements that need no model. Files with a view (a bundle's modules) are skipped: their
 * text is not as anybody wrote it.
 */
export async function runLiteralChecks(
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  source: FileSource,
  change: CheckedChange = { allFiles: files },
  switches: CheckSwitches = ALL_ON,
): Promise<LiteralReview> {
  const audits = isAudit([...files, ...change.allFiles]);
  const compiled = byPrecedence([...guidelines, ...(change.moreGuidelines ?? [])]).map((guideline) =>
    compileChecks(guideline, switches, audits),
  );
  const whole = audits ? [] : (change.wholeChange ?? change.allFiles);
  const leavesToLinters = asksForLinters(compiled) && !mayWeakenLinters(whole);
  const owners = leavesToLinters ? await change.readOwners?.(files.map(({ path }) => path)) : undefined;
  const checksOf = prepareFileChecks(compiled, owners);
  const isMoved = prepareMoved(whole, source, checksOf);
  const results = await mapInOrder(
    files.filter(({ view }) => view === undefined),
    FILES_AT_ONCE,
    (file) => checkOneFile(file, checksOf(file.path), { source, audits, switches, isMoved }),
  );
  const drafts = results.flatMap((result) => result.drafts);
  const withheld: (WithheldDraft | SuspectedSecret)[] = results.flatMap((result) => result.withheld);
  const checkedFiles = new Set(
    // A file of no known language may be code. Checks of prose that look at it say nothing of its code.
    results.flatMap(({ path, known, unread }) =>
      known.length > 0 && unread === undefined && languageOf(path) !== undefined ? path : [],
    ),
  );
  // Most files have the same list of checks.
  const known = new Set([...new Set(results.map((result) => result.known))].flat());
  const checked = new Set([...known].map(({ key }) => key));
  const inChange = await checkWholeChange(compiled, change, source, audits);
  inChange.done.forEach((key) => checked.add(key));
  inChange.judged.forEach((path) => checkedFiles.add(path));
  const found = [...drafts, ...inChange.drafts];
  const secrets = reportNewSecrets(withoutIgnored(files, change), found, switches);
  const ofChange = await withholdDisabled([...inChange.drafts, ...secrets.drafts], source.readHead, switches);
  drafts.push(...ofChange.kept);
  const suspected = await withholdDisabled(secrets.suspected, source.readHead, switches);
  withheld.push(...ofChange.withheld, ...suspected.kept.map(listSuspected), ...suspected.withheld);
  const applied = new Set(guidelines);
  const ruleKeys = compiled.flatMap(({ guideline, rules }) => (applied.has(guideline) ? rules.map(statementKey) : []));
  const statements = new Set([...ruleKeys, ...inChange.done]).size;
  const compiledStatements = compiled.flatMap(({ guideline, checks }) =>
    checks.map(({ key }) => key).filter((key) => applied.has(guideline) || inChange.done.has(key)),
  );
  const withCheck = new Set(compiledStatements);
  const rules = new Set(ruleKeys);
  const off = new Set(compiled.flatMap((one) => one.off.filter((key) => rules.has(key) && !withCheck.has(key))));
  return {
    drafts,
    withheld,
    unread: results.flatMap(({ unread }) => unread ?? []),
    checkedKeys: checked,
    checkedStatements: checked.size,
    statementsForModels: statements - withCheck.size,
    statementsOff: off.size,
    statements,
    checkedFiles,
    searchedLanguages: new Set(results.flatMap(({ searched }) => searched ?? [])),
    leftTo: new Set(results.flatMap((result) => result.leftTo)),
  };
}

/** The files of a review, and all others that the settings do not keep out: a secret in a bundle is one too. */
function withoutIgnored(
  files: readonly FileChange[],
  { allFiles, ignored }: Pick<CheckedChange, 'allFiles' | 'ignored'>,
): readonly FileChange[] {
  const reviewed = new Set(files.map(({ path }) => path));
  return [...files, ...allFiles.filter(({ path }) => !reviewed.has(path) && ignored?.has(path) !== true)];
}

/** Files are parsed in other threads, while the checks look at those that have been parsed. */
const FILES_AT_ONCE = 32;

/** What became of a file. */
interface FileReview {
  readonly path: string;
  readonly drafts: readonly Draft[];
  readonly withheld: readonly WithheldDraft[];
  /** The checks that looked at the file, and those that leave it to other tools. */
  readonly known: readonly PreparedCheck[];
  readonly leftTo: readonly string[];
  readonly unread?: UnreadFile;
  /** The language of its code, if checks searched the text for it. */
  readonly searched?: string;
}

async function checkOneFile(
  file: FileChange,
  { own, left, leftTo }: FileChecks,
  {
    source,
    audits,
    switches,
    isMoved,
  }: {
    readonly source: FileSource;
    readonly audits: boolean;
    readonly switches: CheckSwitches;
    readonly isMoved: ReturnType<typeof prepareMoved>;
  },
): Promise<FileReview> {
  const { path } = file;
  const fromFile = { ...source, readHead: readOnce(source.readHead) };
  const ofTool = own.filter((check) => isStyleOfTool(check, file));
  // Most files have the same list of checks, for which much is computed once.
  const counting = ofTool.length === 0 ? own : own.filter((check) => !ofTool.includes(check));
  const { done, violations: ownViolations, unread } = await checkFile(file, counting, fromFile);
  const all = [...ownViolations, ...(audits ? [] : await findSilenced(file, left, fromFile))];
  const quotes = lazily(() => addedTexts(file));
  const quoteOf = ({ line }: Violation): string | undefined => (line === undefined ? undefined : quotes().get(line));
  const moved = audits ? [] : await mapInOrder(all, 1, (one) => isMoved(quoteOf(one.violation), one));
  const violations = all.filter((_, index) => moved[index] !== true);
  // Two statements may ask for the same: `Use arrow functions` below two headings.
  const isNew = isFirst<(typeof violations)[number]>(({ check, violation: { line, found: what } }) =>
    JSON.stringify([OF_CODE.has(check.family) ? 'code' : check.family, line, what]),
  );
  const found = violations
    .filter(isNew)
    .map(({ check, violation }) => writeDraft(check, violation, quoteOf(violation), audits));
  const split = await withholdDisabled(found, fromFile.readHead, switches);
  return {
    path,
    drafts: split.kept,
    withheld: split.withheld,
    known: left.length === 0 ? done : [...done, ...left],
    leftTo,
    ...nameSearched(file, done),
    ...(unread === undefined ? {} : { unread: { stage: 'file', source: path, reason: unread } }),
  };
}

/** Without added lines, no check looked for anything. */
function nameSearched({ path, additions }: FileChange, done: readonly PreparedCheck[]): Pick<FileReview, 'searched'> {
  const language = additions === 0 ? undefined : languageOf(path);
  return language !== undefined && isSearchedCode(language) && done.some(searchesText) ? { searched: language } : {};
}

/** Families that report code by the same names, so that "Avoid `any`" and "Avoid the `any` type" are two forms of one rule. */
const OF_CODE: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'imports', 'uses']);

/** Runs the checks that look at the change as a whole. What two statements that ask for the same find is reported once. */
async function checkWholeChange(
  compiled: readonly GuidelineChecks[],
  change: CheckedChange,
  source: FileSource,
  audits: boolean,
): Promise<{
  readonly drafts: readonly Draft[];
  readonly done: ReadonlySet<string>;
  /** Paths of the files whose text was judged. */
  readonly judged: ReadonlySet<string>;
}> {
  const drafts: Draft[] = [];
  const done = new Set<string>();
  const judged = new Set<string>();
  const reported = new Set<string>();
  for (const { guideline, checks } of compiled) {
    for (const check of checks) {
      const { key, finder } = check;
      if (finder.looksAt !== 'change') {
        continue;
      }
      const files = filesOf(check, guideline, change);
      const violations =
        files.length === 0 ? undefined : await findInWholeChange(finder, files, guideline, change, source);
      if (violations !== undefined) {
        done.add(key);
        files.filter((file) => finder.judgesText?.(file) === true).forEach(({ path }) => judged.add(path));
      }
      for (const violation of violations ?? []) {
        const name = JSON.stringify([finder.words, violation.path, violation.line, violation.found]);
        if (!reported.has(name)) {
          reported.add(name);
          drafts.push(writeDraft(check, violation, quoteInChange(violation, change), audits));
        }
      }
    }
  }
  return { drafts, done, judged };
}

function quoteInChange({ path, line }: Violation, { allFiles }: CheckedChange): string | undefined {
  const file = line === undefined ? undefined : allFiles.find((one) => one.path === path);
  return file === undefined || line === undefined ? undefined : addedTexts(file).get(line);
}

/** The files of a change in which a check of a guideline counts. */
function filesOf(
  check: PreparedCheck,
  { appliesTo }: Guideline,
  { allFiles, ignored }: CheckedChange,
): readonly FileChange[] {
  return allFiles.filter(
    (file) =>
      appliesTo.has(file.path) &&
      ignored?.has(file.path) !== true &&
      check.countsIn(file.path) &&
      !isStyleOfTool(check, file),
  );
}

/** Undefined if nobody knows what the finder looks at. */
async function findInWholeChange(
  finder: ChangeFinder,
  files: readonly FileChange[],
  guideline: Guideline,
  change: CheckedChange,
  { readHead }: FileSource,
): Promise<readonly Violation[] | undefined> {
  const { allFiles, title, description, branch, target, readCommits, readMessages } = change;
  return finder.find({
    files,
    folder: folderOfRules(guideline),
    allFiles,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(branch === undefined ? {} : { branch }),
    ...(target === undefined ? {} : { target }),
    readCommits: readCommits ?? unknown,
    readMessages: readMessages ?? unknown,
    readHead,
    exists: change.exists ?? unknown,
    ...(change.isNewFolder === undefined ? {} : { isNewFolder: change.isNewFolder }),
  });
}

/** The folder that paths in a guideline are relative to. */
function folderOfRules({ content: { path } }: Guideline): string {
  const folder = folderOf(path);
  return /^(?:AGENTS|CLAUDE|GEMINI)\.md$/i.test(nameOf(path)) ? folder.replace(/(?:^|\/)\.[^/]+$/, '') : '';
}

function unknown(): Promise<undefined> {
  return Promise.resolve(undefined);
}

/** The texts of the added lines, by their numbers. */
function addedTexts({ hunks }: FileChange): ReadonlyMap<number, string> {
  return new Map(
    hunks.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'added' ? [[line.newLine, line.text]] : []))),
  );
}

/** Keeps the text of one file, which several checks read. */
function readOnce(readHead: ReadHead): ReadHead {
  const texts = new Map<string, ReturnType<ReadHead>>();
  return (path) => {
    const text = texts.get(path) ?? readHead(path);
    texts.set(path, text);
    return text;
  };
}
