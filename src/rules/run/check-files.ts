import { unreadableFile } from '../../customizations/unreadable.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { groupBy } from '../../text/group-by.ts';
import { lazily } from '../../text/lazily.ts';
import { sourceText, type SourceText, type TextRange } from '../../text/source-text.ts';
import type { ReadBytes } from '../../workspace/read-text.ts';
import { applySuppressions } from './apply-suppressions.ts';
import type { Reported, TextCheck } from './check-text.ts';
import { diagnose, WHOLE_FILE, type Team } from './diagnose.ts';
import { rememberTexts, type CheckOnce } from './remember-texts.ts';
import { rememberResults, type FactOfFile, type FileResult, type ResultMemory } from './result-memory.ts';
import { isBundled } from '../reading/texts/checked-kind.ts';
import { placesIn } from '../reading/reports/report-place.ts';
import { selectEnabledRules, type RulesConfig, type EnabledRules } from './enabled-rules.ts';
import type { Suppression } from '../reading/reports/suppression-comments.ts';
import type { CopyOf } from '../fold-copies.ts';
import type { CheckedFile, PathsRule, Report, RepositoryRule, RepositoryView, Rule } from '../types.ts';

/** A file to check, and a function that reads its bytes. */
export interface FileToCheck extends CheckedFile {
  readonly read: () => Promise<ReadBytes>;
}

/** What is checked. */
export interface Subject {
  readonly files: readonly FileToCheck[];
  /** Problems found while searching for the files. */
  readonly given: readonly Diagnostic[];
  readonly repository: RepositoryView;
}

/** The findings, in no particular order, and those that comments silence. */
export interface Checked {
  readonly findings: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  /** Files that have the same bytes as an earlier one, and the same kind. */
  readonly copyOf: CopyOf;
}

/**
 * Runs all rules on the files and on their repository. Each file is read once, and equal texts are parsed once. Texts are
 * not kept: memory grows with the number of findings, not with the size of the files.
 *
 * @param given problems found while searching for the files
 */
export function checkFiles(
  files: readonly FileToCheck[],
  given: readonly Diagnostic[],
  repository: RepositoryView,
  rules: readonly Rule[],
  config: RulesConfig,
): Promise<Checked> {
  return runRules(readTerms(rules, config), { files, given, repository });
}

/** Runs the same rules again and again while people change the files. */
export interface Checker {
  /**
   * Checks all files, but repeats only what the changes can affect. `changed` are the paths whose contents may differ from
   * the last check. If paths were added or removed, or settings changed, the subject must have a new view of the
   * repository; otherwise it must be the same object. Checks must not overlap.
   */
  check(subject: Subject, changed: ReadonlySet<string>): Promise<Checked>;
}

/** Returns a checker that remembers its last results. Its findings are the same as those of `checkFiles`. */
export function openChecker(rules: readonly Rule[], config: RulesConfig): Checker {
  const terms = readTerms(rules, config);
  const memory = rememberResults();
  return {
    check: (subject, changed) => {
      memory.forget(changed);
      return runRules(terms, subject, memory);
    },
  };
}

interface Terms {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly team: Team;
  readonly enabledFor: (path: string) => EnabledRules;
}

function readTerms(rules: readonly Rule[], config: RulesConfig): Terms {
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    team: config,
    enabledFor: selectEnabledRules(rules, config),
  };
}

interface Run extends Terms {
  readonly repository: RepositoryView;
  readonly checkOnce: CheckOnce;
  readonly facts: Map<RepositoryRule, FactOfFile[]>;
  readonly suppressions: Map<string, { readonly file: CheckedFile; readonly comments: readonly Suppression[] }>;
  readonly findings: Diagnostic[];
  readonly copies: Copies;
  /** Absent if nothing is remembered. */
  readonly memory?: ResultMemory;
}

async function runRules(terms: Terms, { files, given, repository }: Subject, memory?: ResultMemory): Promise<Checked> {
  const run: Run = {
    ...terms,
    repository,
    checkOnce: rememberTexts(),
    facts: new Map(),
    suppressions: new Map(),
    findings: [],
    copies: { firstOf: new Map(), copyOf: new Map() },
    ...(memory && { memory }),
  };
  for await (const { file, known, read } of readInOrder(files, memory)) {
    const isCurrent = known?.repository === repository;
    const result = isCurrent ? known : await checkFile(run, file, known?.checked, read);
    if (!isCurrent) {
      memory?.keepFile(file.path, result);
    }
    addFile(run, file, result);
  }
  memory?.retain(new Set(files.map(({ path }) => path)));
  const readers = new Map(files.map((file) => [file.path, file.read]));
  for (const rule of run.rules) {
    if (rule.scope === 'repository') {
      const facts = run.facts.get(rule) ?? [];
      addAll(run, await askMemory(run, rule, facts, (view) => checkAcrossFiles(run, rule, facts, view, readers)));
    } else if (rule.scope === 'paths') {
      addAll(run, await askMemory(run, rule, [], (view) => checkPaths(run, rule, view)));
    }
  }
  addAll(
    run,
    given.flatMap((diagnostic) => diagnoseGiven(run, diagnostic)),
  );
  return withoutSuppressed(run);
}

/** The first file of each text, and the files that are copies of it. Equal texts have the same result. */
interface Copies {
  readonly firstOf: Map<TextCheck, string>;
  readonly copyOf: Map<string, string>;
}

function noteCopy({ firstOf, copyOf }: Copies, { path }: CheckedFile, checked: TextCheck): void {
  const first = firstOf.get(checked);
  if (first === undefined) {
    firstOf.set(checked, path);
  } else {
    copyOf.set(path, first);
  }
}

function askMemory(
  { memory, repository }: Run,
  rule: RepositoryRule | PathsRule,
  facts: readonly FactOfFile[],
  check: (repository: RepositoryView) => Promise<readonly Diagnostic[]>,
): Promise<readonly Diagnostic[]> {
  return memory === undefined ? check(repository) : memory.findingsOf(rule, facts, repository, check);
}

/** Findings may be too many for the arguments of one `push`. */
function addAll({ findings }: Pick<Run, 'findings'>, added: readonly Diagnostic[]): void {
  added.forEach((finding) => findings.push(finding));
}

/** How many files are read ahead, so that the checks do not wait for the disk or the network. */
const READ_AHEAD = 16;

interface FileRead {
  readonly file: FileToCheck;
  readonly known: FileResult | undefined;
  /** Undefined if the result for the text is known. */
  readonly read: ReadBytes | undefined;
}

async function* readInOrder(files: readonly FileToCheck[], memory: ResultMemory | undefined): AsyncGenerator<FileRead> {
  const reading: (Pick<FileRead, 'file' | 'known'> & { readonly bytes: Promise<ReadBytes> | undefined })[] = [];
  let next = 0;
  for (;;) {
    for (; next < files.length && reading.length < READ_AHEAD; next += 1) {
      const file = files[next];
      if (file !== undefined) {
        const known = memory?.fileResult(file.path);
        reading.push({ file, known, bytes: known?.checked === undefined ? startReading(file) : undefined });
      }
    }
    const first = reading.shift();
    if (first === undefined) {
      return;
    }
    yield { file: first.file, known: first.known, read: await first.bytes };
  }
}

/** Starts to read a file. A failure is thrown when the bytes are awaited, not as an unhandled rejection before. */
function startReading(file: FileToCheck): Promise<ReadBytes> {
  const bytes = file.read();
  bytes.catch(() => undefined);
  return bytes;
}

/** Checks a file by itself. */
async function checkFile(
  run: Run,
  file: FileToCheck,
  known: TextCheck | undefined,
  read: ReadBytes | undefined,
): Promise<FileResult> {
  const { repository, memory } = run;
  if (read !== undefined && read.kind !== 'bytes') {
    // Scripts and documents of a skill may be of any size and encoding. Only a link that leads out is a problem.
    const isProblem = !isBundled(file.kind) || read.code === 'outside';
    const findings = isProblem ? diagnoseGiven(run, unreadableFile(file.path, read)) : [];
    return { repository, checked: undefined, findings };
  }
  const enabled = run.enabledFor(file.path);
  const checked = known ?? (read && (await run.checkOnce(file, read.bytes, enabled)));
  if (checked === undefined) {
    return { repository, checked, findings: [] };
  }
  const found = checkFacts(run, file, checked.fileFacts, enabled);
  const bytes = found.length === 0 ? undefined : (read ?? (await file.read()));
  return {
    repository,
    checked: memory === undefined || known !== undefined ? checked : memory.keepFacts(file.path, checked),
    findings: [
      ...checked.reported.flatMap((reported) => diagnoseAll(reported, file, run, enabled)),
      ...(bytes?.kind === 'bytes' ? locateAll(run, file, bytes.bytes, found) : []),
    ],
  };
}

/** A report of a rule, before its place is known. */
interface Found extends Pick<Reported, 'rule' | 'said' | 'particulars'> {
  readonly range: TextRange;
}

function checkFacts(
  { repository }: Run,
  file: FileToCheck,
  facts: TextCheck['fileFacts'],
  enabled: EnabledRules,
): readonly Found[] {
  const found: Found[] = [];
  for (const [rule, fact] of facts) {
    const report: Report = (range, said, particulars = {}) => {
      found.push({ rule, said, particulars, range });
    };
    rule.check(fact, file, report, repository, enabled.optionsOf(rule));
  }
  return found;
}

function locateAll(run: Run, file: CheckedFile, bytes: Uint8Array, found: readonly Found[]): readonly Diagnostic[] {
  const enabled = run.enabledFor(file.path);
  const locate = placesIn(decodeSource(file.path, bytes));
  return found.flatMap(({ rule, said, particulars, range }) =>
    diagnoseAll({ rule, said, particulars, place: locate(range) }, file, run, enabled),
  );
}

function addFile(run: Run, file: FileToCheck, { checked, findings }: FileResult): void {
  addAll(run, findings);
  if (checked === undefined) {
    return;
  }
  noteCopy(run.copies, file, checked);
  if (checked.suppressions.length > 0) {
    run.suppressions.set(file.path, { file, comments: checked.suppressions });
  }
  for (const [rule, fact] of checked.repositoryFacts) {
    const known = run.facts.get(rule);
    if (known === undefined) {
      run.facts.set(rule, [{ file, fact }]);
    } else {
      known.push({ file, fact });
    }
  }
}

/** Runs a repository rule. Files with findings are read again to show their lines. */
async function checkAcrossFiles(
  run: Run,
  rule: RepositoryRule,
  facts: readonly FactOfFile[],
  repository: RepositoryView,
  readers: ReadonlyMap<string, FileToCheck['read']>,
): Promise<readonly Diagnostic[]> {
  const found: (Found & { readonly file: CheckedFile })[] = [];
  await rule.check(
    facts,
    (file, range, said, particulars = {}) => {
      found.push({ file, rule, said, particulars, range });
    },
    repository,
    (file) => run.enabledFor(file.path).optionsOf(rule),
  );
  const findings: Diagnostic[] = [];
  for (const [path, own] of groupBy(found, ({ file }) => file.path)) {
    const read = run.enabledFor(path).isOff(rule) ? undefined : await readers.get(path)?.();
    const file = own[0]?.file;
    if (read?.kind === 'bytes' && file !== undefined) {
      addAll({ findings }, locateAll(run, file, read.bytes, own));
    }
  }
  return findings;
}

function decodeSource(path: string, bytes: Uint8Array): SourceText {
  const decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === 'text' ? decoded.text : '');
}

async function checkPaths(run: Run, rule: PathsRule, repository: RepositoryView): Promise<readonly Diagnostic[]> {
  const clientsByPath = lazily(() => new Map(repository.files.map(({ path, clients }) => [path, clients])));
  const findings: Diagnostic[] = [];
  await rule.check(
    repository,
    (path, said, particulars = {}) => {
      const enabled = run.enabledFor(path);
      if (!enabled.isOff(rule)) {
        const file = { path, clients: clientsByPath().get(path) ?? [] };
        addAll({ findings }, diagnoseAll({ rule, said, particulars, place: WHOLE_FILE }, file, run, enabled));
      }
    },
    run.enabledFor('').optionsOf(rule),
  );
  return findings;
}

function diagnoseAll(
  reported: Reported,
  file: Pick<CheckedFile, 'path' | 'clients'>,
  { team }: Pick<Run, 'team'>,
  enabled: EnabledRules,
): readonly Diagnostic[] {
  const diagnostic = diagnose(reported, file, team, enabled);
  return diagnostic === undefined ? [] : [diagnostic];
}

/** Returns a problem that other code found. It keeps its own severity, and its rule adds the effects on clients. */
function diagnoseGiven(run: Run, diagnostic: Diagnostic): readonly Diagnostic[] {
  const enabled = run.enabledFor(diagnostic.path);
  const rule = run.byId.get(diagnostic.rule);
  if (rule === undefined) {
    return [diagnostic];
  }
  if (enabled.isOff(rule)) {
    return [];
  }
  const { message, hint = '' } = diagnostic;
  const place = { start: diagnostic.start, end: diagnostic.end };
  const file = { path: diagnostic.path, clients: [] };
  return diagnoseAll({ rule, said: { message, hint }, particulars: {}, place }, file, run, enabled).map((enriched) => ({
    ...enriched,
    ...diagnostic,
    severity: enabled.severityOf(rule) ?? diagnostic.severity,
  }));
}

function withoutSuppressed(run: Run): Checked {
  const ids = new Set(run.byId.keys());
  const findings = run.findings.filter(({ path }) => !run.suppressions.has(path));
  const suppressed: Diagnostic[] = [];
  const inFilesWithComments = run.findings.filter(({ path }) => run.suppressions.has(path));
  const byPath = groupBy(inFilesWithComments, ({ path }) => path);
  for (const [path, { file, comments }] of run.suppressions) {
    const own = applySuppressions(byPath.get(path) ?? [], comments, ids);
    const enabled = run.enabledFor(path);
    const reported = own.reported
      .filter(({ rule }) => !enabled.isOff(rule))
      .flatMap((one) => diagnose(one, file, run.team, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding));
    addAll({ findings }, [...own.kept, ...reported]);
  }
  return { findings, suppressed, copyOf: run.copies.copyOf };
}
