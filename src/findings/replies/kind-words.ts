import { FINDING_KINDS, type FindingKind } from '../types.ts';

/** Parts of words that other lists of kinds use, in the order in which they are searched. */
const PARTS: readonly (readonly [RegExp, FindingKind])[] = [
  [/secur|vulnerab|injection|xss|csrf|cve|cwe|secret|privacy|auth/, 'security'],
  [/perf|efficien|latency|memory|speed|scalab|optimi[sz]/, 'performance'],
  [/bug|defect|error|correct|logic|crash|fault|race|concurren|leak|reliab|robust|regression|functional/, 'bug'],
  [/doc|comment|readme|changelog/, 'documentation'],
  [/nam(?:e|ing)/, 'naming'],
  [/consist|convention|guideline|pattern/, 'consistency'],
  [/readab|maintain|complex|clarity|refactor|duplicat|dead code|code smell|design|clean/, 'readability'],
  [/style|format|lint|whitespace|cosmetic|nit/, 'style'],
];

/** Reads the kind of a finding in any words. Undefined if no kind is meant that we have. */
export function readKind(written: unknown): FindingKind | undefined {
  if (typeof written !== 'string') {
    return undefined;
  }
  const plain = written.slice(0, 80).trim().toLowerCase().replaceAll(/[_-]/g, ' ');
  return FINDING_KINDS.find((kind) => kind === plain) ?? PARTS.find(([pattern]) => pattern.test(plain))?.[1];
}
