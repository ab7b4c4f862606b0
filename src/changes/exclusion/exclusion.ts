import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../text/source-text.ts';
import { boundedContentTest, type ContentTest } from './content.ts';
import { readIgnoreFiles } from './ignore.ts';
import type { Exclusion } from './reason.ts';
import type { ExclusionRule, ExclusionSettings } from './settings.ts';

/** The files that configure content exclusion, all of them from a trusted revision. */
export interface ExclusionSources {
  /** The `.copilotignore` files of all folders. */
  readonly ignoreFiles: readonly SourceText[];
  /** Files in the form of GitHub's content exclusion settings. */
  readonly settings: readonly SourceText[];
  /** The repository under review, `github.com/octo/app`. If it is not known, rules for any repository apply. */
  readonly repository: string | undefined;
}

/** Reads at least the first 1,024 bytes of a file in the head. Undefined if the file cannot be read. */
export type ReadStart = () => Promise<Uint8Array | undefined>;

export interface Exclusions {
  /** The reason why a file must not be shown to a model. The content is only read if a rule is about it. */
  reasonFor(path: string, readStart: ReadStart): Promise<Exclusion | undefined>;
}

/**
 * The exclusions, or the problems in their files. A file that is only half understood must not decide what is shown.
 */
export type ReadExclusions =
  | { readonly kind: 'exclusions'; readonly exclusions: Exclusions; readonly warnings: readonly Diagnostic[] }
  | { readonly kind: 'broken'; readonly diagnostics: readonly Diagnostic[] };

/** Reads content exclusion from all its sources. Each source excludes files independently. */
export async function readExclusions({ ignoreFiles, settings, repository }: ExclusionSources): Promise<ReadExclusions> {
  const read = settings.length === 0 ? [] : await readAllSettings(settings, repository);
  const diagnostics = read.flatMap((one) => one.diagnostics);
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    return { kind: 'broken', diagnostics };
  }
  const rules = read.flatMap((one) => one.rules);
  const findIgnored = readIgnoreFiles(ignoreFiles);
  const test = boundedContentTest();
  const exclusions: Exclusions = {
    reasonFor: async (path, readStart) =>
      findIgnored(path) ?? findByPath(rules, path) ?? (await findByContent(rules, readStart, test)),
  };
  return { kind: 'exclusions', exclusions, warnings: diagnostics };
}

/** Few repositories have such a file. The others do not load the parser of YAML for it. */
async function readAllSettings(
  settings: ExclusionSources['settings'],
  repository: string | undefined,
): Promise<readonly ExclusionSettings[]> {
  const { readExclusionSettings } = await import('./settings.ts');
  return settings.map((source) => readExclusionSettings(source, repository));
}

function findByPath(rules: readonly ExclusionRule[], path: string): Exclusion | undefined {
  for (const rule of rules) {
    if (rule.kind === 'path' && rule.matches(path)) {
      return { reason: `excluded by \`${rule.written}\``, source: rule.source };
    }
  }
  return undefined;
}

/** The number of bytes that Copilot's clients read of a file. */
const START_BYTES = 1_024;

type ContentRule = Exclude<ExclusionRule, { readonly kind: 'path' }>;

async function findByContent(
  rules: readonly ExclusionRule[],
  readStart: ReadStart,
  test: ContentTest,
): Promise<Exclusion | undefined> {
  const contentRules = rules.flatMap((rule) => (rule.kind === 'path' ? [] : [rule]));
  const [first] = contentRules;
  if (first === undefined) {
    return undefined;
  }
  const start = await readStart();
  if (start === undefined) {
    return { reason: 'excluded because a rule is about its content, which cannot be read', source: first.source };
  }
  // For the clients, an empty file has no content that could be excluded.
  if (start.length === 0) {
    return undefined;
  }
  const text = new TextDecoder().decode(start.subarray(0, START_BYTES));
  for (const rule of contentRules) {
    const exclusion = testContent(rule, text, test);
    if (exclusion !== undefined) {
      return exclusion;
    }
  }
  return undefined;
}

function testContent(
  { kind, expressions, source }: ContentRule,
  text: string,
  test: ContentTest,
): Exclusion | undefined {
  const verdicts = expressions.map(({ written, expression }) => ({ written, verdict: test(expression, text) }));
  const unfinished = verdicts.find(({ verdict }) => verdict === 'unfinished');
  if (unfinished !== undefined) {
    return { reason: `excluded because \`${unfinished.written}\` takes too long on its content`, source };
  }
  const match = verdicts.find(({ verdict }) => verdict === 'match');
  if (kind === 'if-any') {
    return match && { reason: `excluded because \`${match.written}\` matches its content`, source };
  }
  return match === undefined
    ? { reason: 'excluded because its content matches no expression of `ifNoneMatch`', source }
    : undefined;
}
