import { bySeverity } from '../worst-first.ts';
import type { Finding } from '../types.ts';

/**
 * Keeps one of several suggestions for the same lines, because a second one cannot be applied after the first: the one of
 * the most severe, then the most certain finding. The others become proposals.
 */
export function withoutOverlaps(findings: readonly Finding[]): readonly Finding[] {
  const taken = new Map<string, Set<number>>();
  const result = [...findings];
  const inOrder = [...findings.entries()].sort(
    ([a, one], [b, other]) => bySeverity(one, other) || (other.confidence ?? 0) - (one.confidence ?? 0) || a - b,
  );
  for (const [index, { suggestion, ...finding }] of inOrder) {
    if (suggestion === undefined || finding.line === undefined) {
      continue;
    }
    const lines = taken.get(finding.path) ?? new Set();
    taken.set(finding.path, lines);
    const own = linesOf(finding.startLine ?? finding.line, finding.line);
    if (own.some((line) => lines.has(line))) {
      const reason = 'another suggestion changes the same lines';
      result[index] = { ...finding, proposal: { kind: 'code', text: suggestion.replaceAll('\r\n', '\n'), reason } };
    } else {
      own.forEach((line) => lines.add(line));
    }
  }
  return result;
}

function linesOf(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
