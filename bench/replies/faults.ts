import type { Severity } from './types.ts';

/** The claims that a reviewer may make about a line. `NAME` is replaced by a word of the line. */
export interface Fault {
  readonly kind: string;
  readonly severity: Severity;
  readonly title: string;
  readonly body: string;
}

/**
 * Texts in the length and with the signs that models use: quotes, braces, code, lists, colons. No two begin alike, and no
 * two describe the same fault, so that none can be taken for another wording of its neighbour.
 */
export const FAULTS: readonly Fault[] = [
  fault(
    'bug',
    'high',
    'Missing null check',
    'Callers may pass nothing here, and `NAME` is dereferenced without a guard. A request with an empty payload would then crash the worker.',
  ),
  fault(
    'bug',
    'high',
    'Off-by-one in the upper bound',
    'The last element is never visited because the comparison with `NAME` excludes the upper bound. Tables with a single row come back empty.',
  ),
  fault(
    'security',
    'high',
    'Untrusted text reaches the shell',
    'An attacker controls this value: "; rm -rf /" in the branch name runs as a command. Pass an argument vector rather than one string to NAME.',
  ),
  fault(
    'performance',
    'medium',
    'Query inside a loop',
    'One round trip per record is issued from `NAME`, so a page of 500 records takes seconds. Load them in a single batch before iterating.',
  ),
  fault(
    'bug',
    'medium',
    'Error swallowed',
    'Whatever goes wrong below is discarded silently and NAME reports success. Operators will see no trace of a failed upload in their dashboards.',
  ),
  fault(
    'documentation',
    'low',
    'Comment contradicts the code',
    'Readers are told that the default is {"retries": 3}, yet `NAME` starts at zero. Correct whichever of both is outdated.',
  ),
  fault(
    'naming',
    'low',
    'Misleading identifier',
    'Nothing about "NAME" suggests that it holds milliseconds; every sibling counts in seconds.',
  ),
  fault(
    'security',
    'high',
    'Secret written to the log',
    'Credentials end up in plain text at debug level through `NAME`, and our log retention is 90 days: anybody with console access can replay them.',
  ),
  fault(
    'bug',
    'high',
    'Race between check and use',
    'Two threads can both pass the test before either of them updates NAME; the counter is then one too low. Take the lock first:\n- acquire\n- test\n- update',
  ),
  fault(
    'consistency',
    'low',
    'Differs from the other adapters',
    'Every other adapter returns an empty collection in this situation, while NAME yields a sentinel, so generic callers need a special case.',
  ),
  fault(
    'bug',
    'medium',
    'Locale-dependent comparison',
    "Turkish installations fold the letter I differently, so the lookup of `NAME` doesn't match there. Compare with the invariant culture instead.",
  ),
  fault(
    'performance',
    'low',
    'Allocation on the hot path',
    'A fresh buffer is created for each packet although NAME could be reused; profiling of the ingest service shows 12% of the time in the collector.',
  ),
  fault(
    'bug',
    'medium',
    'Timezone dropped',
    'Daylight saving is ignored when `NAME` is converted: on 29 March at 02:30 the job fires twice, or not at all.',
  ),
  fault(
    'readability',
    'low',
    'Condition is hard to follow',
    'Three negations are combined in one expression with NAME. Splitting it into "isExpired" and "isRevoked" would make the intent visible.',
  ),
  fault(
    'bug',
    'high',
    'Resource leak on the failure path',
    'If the second call throws, the handle opened for `NAME` stays open until the process exits, and after 1,024 failures no file can be opened any more.',
  ),
  fault(
    'security',
    'medium',
    'Path traversal',
    'Segments such as `../../etc/passwd` survive the normalisation, hence NAME can point outside of the upload folder {root}.',
  ),
  fault(
    'bug',
    'medium',
    'Integer overflow',
    'Multiplying before widening wraps around above 2,147,483,647 for `NAME`; sizes beyond 2 GiB become negative.',
  ),
  fault(
    'style',
    'low',
    'Unused parameter',
    'Since the refactoring nobody reads NAME any longer. Dropping it also lets the two overloads be merged.',
  ),
  fault(
    'bug',
    'high',
    'Wrong operator',
    'Assignment and comparison were mixed up around `NAME`, therefore the branch is always taken, even for anonymous visitors.',
  ),
  fault(
    'documentation',
    'low',
    'Example does not compile',
    'Pasting the snippet for NAME into a fresh project fails, as the import was renamed in version 2: see [the guide](https://example.com/a_(b)#c).',
  ),
  fault(
    'bug',
    'medium',
    'Retry without back-off',
    'During an outage thousands of clients hammer the endpoint at once because `NAME` is retried immediately, which delays the recovery.',
  ),
  fault(
    'security',
    'medium',
    'Weak randomness',
    'Session tokens become guessable when NAME is seeded with the clock; use the generator of the crypto module.',
  ),
  fault(
    'bug',
    'low',
    'Empty input not handled',
    'For "" the expression with `NAME` evaluates to NaN, which later shows up as a blank cell in the exported report.',
  ),
  fault(
    'performance',
    'medium',
    'Quadratic concatenation',
    'String building by repeated addition copies everything again for each NAME; with 20,000 entries this alone costs about 4 s.',
  ),
  fault(
    'bug',
    'medium',
    'Stale cache entry',
    'Invalidation happens before the write commits, so a concurrent reader may put the old `NAME` back and keep it for an hour.',
  ),
  fault(
    'consistency',
    'medium',
    'Public signature changed',
    'Downstream packages call NAME with two positional arguments; after this edit they break at import time without a deprecation cycle.',
  ),
  fault(
    'bug',
    'high',
    'Dead lock on shutdown',
    'The signal handler waits for a queue that only the main loop drains, and `NAME` has already stopped that loop.',
  ),
  fault(
    'naming',
    'low',
    'Abbreviation',
    'New contributors cannot guess what NAME abbreviates. Spell the word out, as the glossary in CONTRIBUTING.md asks.',
  ),
  fault(
    'bug',
    'medium',
    'Encoding assumed',
    'Bytes are decoded as UTF-8 unconditionally for `NAME`; Latin-1 headers such as "filename=\u00fcber.txt" turn into replacement characters.',
  ),
  fault(
    'readability',
    'low',
    'Magic number',
    'What does the literal next to NAME stand for? A named constant with its unit would answer that: e.g. MAX_IDLE_SECONDS = 30.',
  ),
  fault(
    'bug',
    'high',
    'Inverted condition',
    'Administrators are now rejected while guests get through: the test on `NAME` has lost its negation in this commit.',
  ),
  fault(
    'other',
    'low',
    'Debug output left in',
    'Presumably a leftover of a debugging session: NAME prints on every request and drowns the access log.',
  ),
];

function fault(kind: string, severity: Severity, title: string, body: string): Fault {
  return { kind, severity, title, body };
}
