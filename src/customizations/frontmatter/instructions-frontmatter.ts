import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Frontmatter } from '../../text/frontmatter/types.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';
import { EXCLUDABLE_AGENTS } from './excludable-agents.ts';
import { judgeKey, meantBy, type KeyFault } from './judge-key.ts';
import { findLateHead, LATE_HEAD } from './late-frontmatter.ts';
import type { InstructionKind, Reader } from '../types.ts';
import { quoteJson } from '../../text/shown/quote.ts';

/** Reports readable frontmatter of an instruction file that probably does not do what its author wanted. */
export function headProblems(
  kind: InstructionKind,
  source: SourceText,
  frontmatter: Frontmatter,
): readonly Diagnostic[] {
  if (!frontmatter.present) {
    return lateHeadProblems(kind, source, frontmatter);
  }
  return kind === 'claude-rule'
    ? scopeKeyProblems(source, frontmatter, 'claude-rule')
    : [...scopeKeyProblems(source, frontmatter, 'instructions'), ...excludeAgentProblems(source, frontmatter)];
}

/** Why instructions without a usable `applyTo` never apply. */
export function whyNoApplyTo(value: string | undefined): string {
  const what = value === undefined ? 'it has no `applyTo`' : 'its `applyTo` is empty';
  return `${what}, so no program applies it automatically`;
}

function lateHeadProblems(kind: InstructionKind, source: SourceText, { problems }: Frontmatter): readonly Diagnostic[] {
  const late = problems.length === 0 ? findLateHead(kind, source.text) : undefined;
  return late === undefined
    ? []
    : [diagnosticAt(source, late.fence, { rule: 'frontmatter-not-first-line', severity: 'warning', ...LATE_HEAD })];
}

/** The number of keys to check for spelling mistakes. A file with more keys is not a normal instruction file. */
const MAX_KEYS = 50;

/** Reports the first key that was probably meant as `applyTo` or `paths`, if the file does not have that key. */
function scopeKeyProblems(
  source: SourceText,
  { data, rangeOfKey }: Frontmatter,
  head: 'instructions' | 'claude-rule',
): readonly Diagnostic[] {
  const { key, without } = SCOPE_KEYS[head];
  const names = Object.hasOwn(data, key) ? [] : Object.keys(data).slice(0, MAX_KEYS);
  for (const written of names) {
    const fault = judgeKey(head, written);
    const range = fault !== undefined && meantBy(fault)?.name === key ? rangeOfKey([written]) : undefined;
    if (fault !== undefined && range !== undefined) {
      const rule = SCOPE_KEY_RULES[fault.kind];
      const message = `${quoteJson(written)} is not read here; ${without}`;
      return [diagnosticAt(source, range, { rule, severity: 'warning', message, hint: `Did you mean \`${key}\`?` })];
    }
  }
  return [];
}

const SCOPE_KEYS = {
  instructions: { key: 'applyTo', without: 'without it, the file never applies' },
  'claude-rule': { key: 'paths', without: 'without it, the rule applies to all files' },
} as const;

/** The rules that report the same faults for any key. */
const SCOPE_KEY_RULES: Readonly<Record<KeyFault['kind'], string>> = {
  case: 'frontmatter-key-case',
  typo: 'frontmatter-key-typo',
  'other-client': 'frontmatter-other-client-key',
  unknown: 'instructions-unknown-key',
};

/** The readers that `excludeAgent` excludes. The documentation allows one name; VS Code also accepts a list. */
export function excludedReaders(value: unknown): readonly Reader[] {
  return namesIn(value).flatMap((name) => readerOf(name) ?? []);
}

function readerOf(name: string): Reader | undefined {
  return Object.hasOwn(EXCLUDABLE_AGENTS, name) ? EXCLUDABLE_AGENTS[name] : undefined;
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
  const message =
    unknown === undefined
      ? '`excludeAgent` must be a string or a list, so it excludes no agent'
      : `${quoteJson(unknown)} in \`excludeAgent\` is not a known agent, so it has no effect`;
  const hint = 'Write "code-review" or "cloud-agent".';
  return [
    diagnosticAt(source, range, { rule: 'instructions-exclude-agent-value', severity: 'warning', message, hint }),
  ];
}
