import type { Client } from '../../customizations/known/clients.ts';
import { unreadableFile } from '../../customizations/unreadable.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { groupBy } from '../../text/group-by.ts';
import { lazily } from '../../text/lazily.ts';
import { sourceText, type SourceText, type TextRange } from '../../text/source-text.ts';
import type { ReadBytes } from '../../workspace/read-text.ts';
import { applySuppressions } from './apply-suppressions.ts';
import type { Reported, TextCheck } from './check-text.ts';
import { diagnose, WHOLE_FILE } from './diagnose.ts';
import { rememberTexts, type CheckOnce } from './remember-texts.ts';
import { placesIn } from '../reading/report-place.ts';
import { selectEnabledRules, type RulesConfig, type EnabledRules } from './enabled-rules.ts';
import type { Suppression } from '../reading/suppression-comments.ts';
import type { CheckedFile, PathsRule, Report, RepositoryRule, RepositoryView, Rule } from '../types.ts';

/** A file to check, and a function that reads its bytes. */
export interface FileToCheck extends CheckedFile {
  readonly read: () => Promise<ReadBytes>;
}

/**
 * Runs all rules on the files and on their repository. Each file is read once, and equal texts are parsed once. Texts are
 * not kept: memory grows with the number of findings, not with the size of the files.
 *
 * @param given problems found while searching for the files
 */
export async function checkFiles(
  files: readonly FileToCheck[],
  given: readonly Diagnostic[],
  repository: RepositoryView,
  rules: readonly Rule[],
  config: RulesConfig,
): Promise<Checked> {
  const run: Run = {
    repository,
    clients: config.clients,
    enabledFor: selectEnabledRules(rules, config),
    checkOnce: rememberTexts(),
    facts: new Map(),
    findings: [],
    suppressions: new Map(),
  };
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  for await (const { file, read } of readInOrder(files)) {
    if (read.kind === 'bytes') {
      await checkFile(run, file, read.bytes);
    } else {
      const problem = unreadableFile(file.path, read);
      addGiven(run, problem, byId.get(problem.rule));
    }
  }
  const readers = new Map(files.map((file) => [file.path, file.read]));
  for (const rule of rules) {
    if (rule.scope === 'repository') {
      await checkAcrossFiles(run, rule, readers);
    } else if (rule.scope === 'paths') {
      await checkPaths(run, rule);
    }
  }
  for (const diagnostic of given) {
    addGiven(run, diagnostic, byId.get(diagnostic.rule));
  }
  return withoutSuppressed(run, new Set(byId.keys()));
}

/** The findings, in no particular order, and those that comments silence. */
export interface Checked {
  readonly findings: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
}

interface Run {
  readonly repository: RepositoryView;
  readonly clients: readonly Client[];
  readonly enabledFor: (path: string) => EnabledRules;
  readonly checkOnce: CheckOnce;
  readonly facts: Map<RepositoryRule, { readonly file: CheckedFile; readonly fact: unknown }[]>;
  readonly findings: Diagnostic[];
  readonly suppressions: Map<string, { readonly file: CheckedFile; readonly comments: readonly Suppression[] }>;
}

/** How many files are read ahead, so that the checks do not wait for the disk or the network. */
const READ_AHEAD = 16;

interface FileRead {
  readonly file: FileToCheck;
  readonly read: ReadBytes;
}

async function* readInOrder(files: readonly FileToCheck[]): AsyncGenerator<FileRead> {
  const reading: { readonly file: FileToCheck; readonly bytes: Promise<ReadBytes> }[] = [];
  let next = 0;
  for (;;) {
    for (; next < files.length && reading.length < READ_AHEAD; next += 1) {
      const file = files[next];
      if (file !== undefined) {
        reading.push(startReading(file));
      }
    }
    const first = reading.shift();
    if (first === undefined) {
      return;
    }
    yield { file: first.file, read: await first.bytes };
  }
}

/** Starts to read a file. A failure is thrown when the bytes are awaited, not as an unhandled rejection before. */
function startReading(file: FileToCheck): { readonly file: FileToCheck; readonly bytes: Promise<ReadBytes> } {
  const bytes = file.read();
  bytes.catch(() => undefined);
  return { file, bytes };
}

async function checkFile(run: Run, file: FileToCheck, bytes: Uint8Array): Promise<void> {
  const enabled = run.enabledFor(file.path);
  const checked = await run.checkOnce(file.kind, bytes, enabled);
  for (const reported of checked.reported) {
    add(run, reported, file, enabled);
  }
  if (checked.suppressions.length > 0) {
    run.suppressions.set(file.path, { file, comments: checked.suppressions });
  }
  if (checked.fileFacts.length > 0) {
    checkFacts(run, file, bytes, checked.fileFacts, enabled);
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

function checkFacts(
  run: Run,
  file: FileToCheck,
  bytes: Uint8Array,
  facts: TextCheck['fileFacts'],
  enabled: EnabledRules,
): void {
  const locate = lazily(() => placesIn(decodeSource(file.path, bytes)));
  for (const [rule, fact] of facts) {
    const report: Report = (range, said, particulars = {}) => {
      add(run, { rule, said, particulars, place: locate()(range) }, file, enabled);
    };
    rule.check(fact, file, report, run.repository, enabled.optionsOf(rule));
  }
}

/** Runs a repository rule. Files with findings are read again to show their lines. */
async function checkAcrossFiles(
  run: Run,
  rule: RepositoryRule,
  readers: ReadonlyMap<string, FileToCheck['read']>,
): Promise<void> {
  const found: {
    readonly file: CheckedFile;
    readonly range: TextRange;
    readonly rest: Pick<Reported, 'said' | 'particulars'>;
  }[] = [];
  await rule.check(
    run.facts.get(rule) ?? [],
    (file, range, said, particulars = {}) => {
      found.push({ file, range, rest: { said, particulars } });
    },
    run.repository,
    (file) => run.enabledFor(file.path).optionsOf(rule),
  );
  for (const [path, own] of groupBy(found, ({ file }) => file.path)) {
    const enabled = run.enabledFor(path);
    const read = enabled.isOff(rule) ? undefined : await readers.get(path)?.();
    if (read?.kind === 'bytes') {
      const locate = placesIn(decodeSource(path, read.bytes));
      own.forEach(({ file, range, rest }) => add(run, { rule, ...rest, place: locate(range) }, file, enabled));
    }
  }
}

function decodeSource(path: string, bytes: Uint8Array): SourceText {
  const decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === 'text' ? decoded.text : '');
}

async function checkPaths(run: Run, rule: PathsRule): Promise<void> {
  const forAll = run.enabledFor('');
  const clientsByPath = lazily(() => new Map(run.repository.files.map(({ path, clients }) => [path, clients])));
  await rule.check(
    run.repository,
    (path, said, particulars = {}) => {
      const enabled = run.enabledFor(path);
      if (!enabled.isOff(rule)) {
        const clients = clientsByPath().get(path) ?? [];
        add(run, { rule, said, particulars, place: WHOLE_FILE }, { path, clients }, enabled);
      }
    },
    forAll.optionsOf(rule),
  );
}

function add(run: Run, reported: Reported, file: Pick<CheckedFile, 'path' | 'clients'>, enabled: EnabledRules): void {
  const diagnostic = diagnose(reported, file, run.clients, enabled);
  if (diagnostic !== undefined) {
    run.findings.push(diagnostic);
  }
}

/** Adds a problem that other code found. It keeps its own severity, and its rule adds the effects on clients. */
function addGiven(run: Run, diagnostic: Diagnostic, rule: Rule | undefined): void {
  const enabled = run.enabledFor(diagnostic.path);
  if (rule === undefined) {
    run.findings.push(diagnostic);
  } else if (!enabled.isOff(rule)) {
    const { message, hint = '' } = diagnostic;
    const place = { start: diagnostic.start, end: diagnostic.end };
    const enriched = diagnose(
      { rule, said: { message, hint }, particulars: {}, place },
      { path: diagnostic.path, clients: [] },
      run.clients,
      enabled,
    );
    if (enriched !== undefined) {
      const severity = enabled.severityOf(rule) ?? diagnostic.severity;
      run.findings.push({ ...enriched, ...diagnostic, severity });
    }
  }
}

function withoutSuppressed(run: Run, ids: ReadonlySet<string>): Checked {
  const findings = run.findings.filter(({ path }) => !run.suppressions.has(path));
  const suppressed: Diagnostic[] = [];
  const byPath = groupBy(run.findings, ({ path }) => path);
  for (const [path, { file, comments }] of run.suppressions) {
    const own = applySuppressions(byPath.get(path) ?? [], comments, ids);
    const enabled = run.enabledFor(path);
    const reported = own.reported
      .filter(({ rule }) => !enabled.isOff(rule))
      .flatMap((one) => diagnose(one, file, run.clients, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding));
    [...own.kept, ...reported].forEach((finding) => findings.push(finding));
  }
  return { findings, suppressed };
}
