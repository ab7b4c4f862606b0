import { digestCode } from '../../../src/findings/identity/digest.ts';
import type { EarlierFinding } from '../../../src/findings/identity/earlier-finding.ts';
import type { FindingIdentity } from '../../../src/findings/identity/finding-identity.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { findingOf } from '../../reports/result.ts';

/** A finding at a line of a text, as a run identifies it. Neighbours are the lines next to it. */
export function findingAt(lines: readonly string[], line: number, fields: Partial<Finding> = {}): Finding {
  const code = (at: number): string | undefined => {
    const text = lines[at - 1];
    return text === undefined ? undefined : digestCode(text);
  };
  const about = fields.identity?.about ?? fields.identity?.family ?? 'fault';
  const identity: FindingIdentity = { about, family: 'fault', ...fields.identity };
  return findingOf({
    fingerprint: digestCode(`${about} ${lines[line - 1]}`),
    path: 'a.ts',
    line,
    quote: lines[line - 1] ?? '',
    ...fields,
    identity: {
      ...identity,
      ...optional('code', code(line)),
      ...optional('before', code(line - 1)),
      ...optional('after', code(line + 1)),
    },
  });
}

function optional(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

/** What a later run reads of the comment on a finding. Without a line, GitHub shows it as outdated. */
export function earlierOf(
  finding: Finding,
  line: number | undefined,
  fields: Partial<EarlierFinding> = {},
): EarlierFinding {
  const { fingerprint, places = [], path, side, identity, title, body } = finding;
  return {
    fingerprints: [fingerprint, ...places.flatMap((place) => place.fingerprint ?? [])],
    path,
    side,
    ...(line === undefined ? {} : { line }),
    ...(finding.line === undefined ? {} : { lastLine: finding.line }),
    isOutdated: line === undefined && finding.line !== undefined,
    ...(identity === undefined ? {} : { identity }),
    title,
    body,
    ...fields,
  };
}
