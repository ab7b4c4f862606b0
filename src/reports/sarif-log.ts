import { PROJECT_URL } from '../diagnostics/rule-url.ts';

/** GitHub rejects a run with more than 25,000 results, and keeps only 5,000. */
export const MAX_SARIF_RESULTS = 5_000;

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
