import { diagnosticAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Frontmatter } from '../text/frontmatter.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import { quoteValue } from './settings-file.ts';
import { editsUpTo } from './settings-spelling.ts';
import type { InstructionKind, Reader } from './types.ts';

/** What in the head of an instruction file was probably meant otherwise, though it can be read. */
export function headProblems(
  kind: InstructionKind,
  source: SourceText,
  frontmatter: Frontmatter,
): readonly Diagnostic[] {
  if (!frontmatter.present) {
    return lateHeadProblems(source, frontmatter);
  }
  return kind === 'claude-rule'
    ? scopeKeyProblems(source, frontmatter, 'paths', RULES_SCOPE)
    : [
        ...scopeKeyProblems(source, frontmatter, 'applyTo', INSTRUCTIONS_SCOPE),
        ...excludeAgentProblems(source, frontmatter),
      ];
}

/** Why instructions without a usable `applyTo` are never in force. */
export function whyNoApplyTo(value: string | undefined): string {
  const what = value === undefined ? 'it has no `applyTo`' : 'its `applyTo` is empty';
  return `${what}, so no reader applies it on its own`;
}

/** After blank lines, or with more dashes: to every reader that is text. */
const LATE_HEAD = /^\uFEFF?(?:\s*\n---|-{4,})[ \t]*\r?\n[ \t]*(?:applyTo|paths|description|name)[ \t]*:/;

function lateHeadProblems(source: SourceText, frontmatter: Frontmatter): readonly Diagnostic[] {
  const match = frontmatter.problems.length === 0 ? LATE_HEAD.exec(source.text) : null;
  if (match === null) {
    return [];
  }
  const start = match[0].indexOf('---');
  return [
    diagnosticAt(
      source,
      { start, end: start + '---'.length },
      {
        rule: 'frontmatter-not-first',
        severity: 'warning',
        message: 'The frontmatter is not read: it must begin on the first line, with three dashes',
        hint: 'Open the file with a line that holds --- and nothing else.',
      },
    ),
  ];
}

interface ScopeKeys {
  /** Lower case: what other tools, or other kinds of files, call it. */
  readonly others: readonly string[];
  readonly without: string;
}

const INSTRUCTIONS_SCOPE: ScopeKeys = {
  others: ['globs', 'glob', 'paths', 'path', 'files', 'apply-to', 'apply_to'],
  without: 'without it the file is never in force',
};
const RULES_SCOPE: ScopeKeys = {
  others: ['globs', 'glob', 'files', 'applyto', 'apply-to', 'apply_to'],
  without: 'without it the rule is in force for all files',
};

/** More keys in one head are no slips of the pen. */
const MAX_KEYS = 50;
const MAX_EDITS = 2;

/** The first key that was probably meant to be the one that says for which files, where that is missing. */
function scopeKeyProblems(
  source: SourceText,
  { data, rangeOfKey }: Frontmatter,
  key: string,
  { others, without }: ScopeKeys,
): readonly Diagnostic[] {
  if (Object.hasOwn(data, key)) {
    return [];
  }
  const written = Object.keys(data)
    .slice(0, MAX_KEYS)
    .find((one) => isMeantBy(one.toLowerCase(), key.toLowerCase(), others));
  const range = written === undefined ? undefined : rangeOfKey([written]);
  return written === undefined || range === undefined
    ? []
    : [
        diagnosticAt(source, range, {
          rule: 'frontmatter-scope-key',
          severity: 'warning',
          message: `${quoteValue(written)} is not read here; ${without}`,
          hint: `Did you mean \`${key}\`?`,
        }),
      ];
}

function isMeantBy(written: string, key: string, others: readonly string[]): boolean {
  return others.includes(written) || editsUpTo(MAX_EDITS, written, key) !== undefined;
}

/** Readers by the names that `excludeAgent` has for them; `coding-agent` is the old one. */
const AGENTS: Readonly<Record<string, Reader>> = {
  'code-review': 'github-review',
  'cloud-agent': 'cloud-agent',
  'coding-agent': 'cloud-agent',
};

/** Readers that a file opts out of. The documentation has one name, VS Code takes a list too. */
export function excludedReaders(value: unknown): readonly Reader[] {
  return namesIn(value).flatMap((name) => readerOf(name) ?? []);
}

function readerOf(name: string): Reader | undefined {
  return Object.hasOwn(AGENTS, name) ? AGENTS[name] : undefined;
}

function namesIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((entry) => typeof entry === 'string').map((entry) => entry.trim());
}

function excludeAgentProblems(source: SourceText, frontmatter: Frontmatter): readonly Diagnostic[] {
  const value = frontmatter.data['excludeAgent'];
  const unknown = namesIn(value).find((name) => readerOf(name) === undefined);
  const isNone = value !== undefined && typeof value !== 'string' && !Array.isArray(value);
  if (unknown === undefined && !isNone) {
    return [];
  }
  const range: TextRange = frontmatter.rangeOf(['excludeAgent']) ?? { start: 0, end: 0 };
  const message = isNone
    ? '`excludeAgent` must be a string or a list, so it excludes no agent'
    : `${quoteValue(unknown ?? '')} in \`excludeAgent\` is no agent, so it excludes none`;
  const hint = 'Write "code-review" or "cloud-agent".';
  return [diagnosticAt(source, range, { rule: 'exclude-agent', severity: 'warning', message, hint })];
}
