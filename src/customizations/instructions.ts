import { diagnosticAt } from '../diagnostics/diagnostic.ts';
import { readFrontmatter, type Frontmatter } from '../text/frontmatter.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import type { CustomizationText, Customizations, PathInstructions } from './types.ts';

/** The whole file is the guideline, as Copilot sends it; a blank file gives none. */
export function readRepositoryInstructions(source: SourceText): Customizations {
  const content = trimmedContent(source, { start: 0, end: source.text.length });
  if (content.text === '') {
    return { found: [], leftOut: [{ source: source.path, reason: 'the file is empty' }], problems: [] };
  }
  return { found: [{ kind: 'repository-instructions', content }], leftOut: [], problems: [] };
}

/** Reads frontmatter and body of one `*.instructions.md`. Frontmatter that no reader can use leaves the file out. */
export function readPathInstructions(source: SourceText): Customizations {
  const frontmatter = readFrontmatter(source);
  const problems = frontmatter.problems.map(({ code, severity, message, hint, range }) =>
    diagnosticAt(source, range, {
      rule: `frontmatter-${code}`,
      severity,
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  );
  const error = problems.find((problem) => problem.severity === 'error');
  if (error !== undefined) {
    return {
      found: [],
      leftOut: [{ source: source.path, reason: `its frontmatter cannot be read: ${error.message}` }],
      problems,
    };
  }
  const content = trimmedContent(source, frontmatter.body);
  if (content.text === '') {
    return { found: [], leftOut: [{ source: source.path, reason: 'the file has no text' }], problems };
  }
  const applyTo = readApplyTo(frontmatter);
  if (applyTo.problem !== undefined) {
    problems.push(diagnosticAt(source, applyTo.range, applyTo.problem));
    return { found: [], leftOut: [{ source: source.path, reason: applyTo.problem.message }], problems };
  }
  const found: PathInstructions = {
    kind: 'path-instructions',
    source,
    content,
    excludeAgent: readExcludeAgent(frontmatter.data['excludeAgent']),
    ...(applyTo.value === undefined ? {} : { applyTo: { value: applyTo.value, range: applyTo.range } }),
  };
  return { found: [found], leftOut: [], problems };
}

interface ApplyTo {
  readonly value?: string;
  readonly range: TextRange;
  readonly problem?: {
    readonly rule: string;
    readonly severity: 'error';
    readonly message: string;
    readonly hint: string;
  };
}

/** Copilot takes a string only: a list is an error there, and the file is then never attached. */
function readApplyTo(frontmatter: Frontmatter): ApplyTo {
  const value = frontmatter.data['applyTo'];
  const range = frontmatter.rangeOf(['applyTo']) ?? frontmatter.rangeOfKey(['applyTo']) ?? { start: 0, end: 0 };
  if (value === undefined) {
    return { range };
  }
  if (typeof value !== 'string') {
    return {
      range,
      problem: {
        rule: 'apply-to-type',
        severity: 'error',
        message: `\`applyTo\` must be one string, not ${describeType(value)}`,
        hint: 'Write the globs in one string, separated by commas: applyTo: "**/*.ts,**/*.tsx".',
      },
    };
  }
  return value.trim() === '' ? { range } : { value, range };
}

function describeType(value: unknown): string {
  if (value === null) {
    return 'nothing';
  }
  if (typeof value === 'object') {
    return Array.isArray(value) ? 'a list' : 'a map';
  }
  return `a ${typeof value}`;
}

function readExcludeAgent(value: unknown): readonly string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((entry) => typeof entry === 'string').map((entry) => entry.trim());
}

/** Copilot trims the text of an instruction file; the offset still leads to the right line. */
export function trimmedContent(source: SourceText, range: TextRange): CustomizationText {
  const whole = source.text.slice(range.start, range.end);
  const text = whole.trim();
  const offset = range.start + (text === '' ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: 'file', source, offset } };
}
