import { diagnosticAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Frontmatter } from '../text/frontmatter/types.ts';
import { findEntryRange } from './frontmatter/entry-range.ts';
import { splitGlobList } from '../text/globs/glob.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import { frontmatterFaults } from './frontmatter/faults.ts';
import { describeType } from '../text/shown/describe-type.ts';
import { headProblems, excludedReaders, whyNoApplyTo } from './frontmatter/instructions-frontmatter.ts';
import { trimmedContent } from './trimmed-content.ts';
import type { Applies, CustomizationText, InstructionKind, Instructions, Standing } from './types.ts';
import { isListOfTexts } from '../text/record.ts';

/** An instruction file that was located. It applies to the files of `servedFolder`, unless its frontmatter says more. */
export interface InstructionFile extends Standing {
  readonly kind: InstructionKind;
  readonly servedFolder: string;
}

/** The result of reading one file: instructions, or the reason why it cannot be used. */
export type ReadInstructions = (
  | { readonly kind: 'instructions'; readonly instructions: Omit<Instructions, 'references'> }
  | { readonly kind: 'unusable'; readonly reason: string }
) & { readonly problems: readonly Diagnostic[] };

/**
 * Reads an instruction file with its frontmatter. Path instructions and Claude's rules have frontmatter, and are left out if no reader can use
 * it. The whole text of any other file counts, as Copilot sends it. A file without text cannot be used.
 */
export function readInstructions(
  file: InstructionFile,
  source: SourceText,
  frontmatter: Frontmatter,
): ReadInstructions {
  const { kind } = file;
  return kind === 'path-instructions' || kind === 'claude-rule'
    ? readWithFrontmatter(file, source, frontmatter)
    : readWhole(file, source);
}

function readWhole(file: InstructionFile, source: SourceText): ReadInstructions {
  const content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === ''
    ? { kind: 'unusable', reason: 'the file is empty', problems: [] }
    : instructionsOf(file, content, servedFiles(file), []);
}

function instructionsOf(
  { servedFolder: _served, ...standing }: InstructionFile & Pick<Instructions, 'excludes'>,
  content: CustomizationText,
  applies: Applies,
  problems: readonly Diagnostic[],
): ReadInstructions {
  return { kind: 'instructions', instructions: { ...standing, content, applies }, problems };
}

function servedFiles({ servedFolder }: InstructionFile): Applies {
  return { kind: 'folder', folder: servedFolder };
}

type AppliesRead =
  | { readonly kind: 'applies'; readonly applies: Applies }
  | { readonly kind: 'problem'; readonly problem: Said; readonly key: string };

interface Said {
  readonly rule: string;
  readonly severity: 'error';
  readonly message: string;
  readonly hint: string;
}

function readWithFrontmatter(file: InstructionFile, source: SourceText, frontmatter: Frontmatter): ReadInstructions {
  const problems = [...frontmatterProblems(source, frontmatter), ...headProblems(file.kind, source, frontmatter)];
  const error = problems.find((problem) => problem.severity === 'error');
  if (error !== undefined) {
    return { kind: 'unusable', reason: `its frontmatter cannot be read: ${error.message}`, problems };
  }
  const content = trimmedContent(source, frontmatter.body);
  if (content.text === '') {
    return { kind: 'unusable', reason: 'the file has no text', problems };
  }
  const read = file.kind === 'claude-rule' ? appliesByPaths(frontmatter, file) : appliesByApplyTo(frontmatter);
  if (read.kind === 'problem') {
    const range = findEntryRange(source.text, frontmatter, read.key) ?? { start: 0, end: 0 };
    const all = [...problems, diagnosticAt(source, range, read.problem)];
    return { kind: 'unusable', reason: read.problem.message, problems: all };
  }
  const excludes = file.kind === 'path-instructions' ? excludedReaders(frontmatter.data['excludeAgent']) : [];
  const readers = file.readers.filter((reader) => !excludes.includes(reader));
  return instructionsOf(
    { ...file, readers, ...(excludes.length > 0 && { excludes }) },
    content,
    read.applies,
    problems,
  );
}

/** What is wrong with a file's frontmatter, as diagnostics of the file. */
export function frontmatterProblems(source: SourceText, frontmatter: Frontmatter): readonly Diagnostic[] {
  return frontmatterFaults(source, frontmatter).map(({ range, rule, severity, message, hint }) =>
    diagnosticAt(source, range, { rule, severity, message, hint }),
  );
}

/** Copilot accepts only a string. With a list, it reports an error and never attaches the file. */
function appliesByApplyTo(frontmatter: Frontmatter): AppliesRead {
  const value = frontmatter.data['applyTo'];
  const range = rangeOf(frontmatter, 'applyTo');
  if (value !== undefined && typeof value !== 'string') {
    return wrongType(
      'instructions-apply-to-type',
      `\`applyTo\` must be one string, not ${describeType(value)}`,
      'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.',
      'applyTo',
    );
  }
  if (value === undefined || value.trim() === '') {
    return never(whyNoApplyTo(value));
  }
  const patterns = splitGlobList(value).map(({ pattern }) => pattern);
  return { kind: 'applies', applies: { kind: 'globs', key: 'applyTo', written: value.trim(), patterns, range } };
}

/** Without `paths`, a rule applies to all files. */
function appliesByPaths(frontmatter: Frontmatter, file: InstructionFile): AppliesRead {
  const value = frontmatter.data['paths'];
  const range = rangeOf(frontmatter, 'paths');
  if (value === undefined || value === null) {
    return { kind: 'applies', applies: servedFiles(file) };
  }
  if (!isListOfTexts(value)) {
    return wrongType(
      'instructions-claude-rule-paths',
      `\`paths\` must be a list of globs, not ${Array.isArray(value) ? 'one with other values' : describeType(value)}`,
      'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.',
      'paths',
    );
  }
  const patterns = value.map((pattern) => pattern.trim()).filter((pattern) => pattern !== '');
  if (patterns.length === 0) {
    return never('its `paths` names no files');
  }
  return { kind: 'applies', applies: { kind: 'globs', key: 'paths', written: patterns.join(', '), patterns, range } };
}

function never(reason: string): AppliesRead {
  return { kind: 'applies', applies: { kind: 'never', reason } };
}

function wrongType(rule: string, message: string, hint: string, key: string): AppliesRead {
  return { kind: 'problem', problem: { rule, severity: 'error', message, hint }, key };
}

function rangeOf(frontmatter: Frontmatter, key: string): TextRange {
  return frontmatter.rangeOf([key]) ?? frontmatter.rangeOfKey([key]) ?? { start: 0, end: 0 };
}
