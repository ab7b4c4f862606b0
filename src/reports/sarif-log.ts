import { PROJECT_URL } from '../diagnostics/rule-url.ts';
import { firstWithin } from './markdown/room.ts';

/** GitHub rejects a run with more than 25,000 results, and keeps only 5,000. */
const MAX_RESULTS = 5_000;
/** Most characters: GitHub accepts 10 MB after gzip, which needs at most two bytes for a character. */
const MAX_CHARACTERS = 4_500_000;

/**
 * The first results that GitHub accepts.
 *
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
 */
export function resultsWithinLimits<T>(items: readonly T[], draw: (item: T) => Record<string, unknown>): readonly T[] {
  const first = items.slice(0, MAX_RESULTS);
  return first.slice(
    0,
    firstWithin(
      first.map((item) => JSON.stringify(draw(item))),
      MAX_CHARACTERS,
    ).length,
  );
}

/** A SARIF 2.1.0 log with one run. */
export function sarifLog(
  version: string,
  rules: readonly Record<string, unknown>[],
  results: readonly Record<string, unknown>[],
  further: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Housestyle', informationUri: PROJECT_URL, semanticVersion: version, rules },
        },
        columnKind: 'utf16CodeUnits',
        ...further,
        results,
      },
    ],
  };
}

/** Turns a path of the repository into a relative address. */
export function sarifUri(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
}
