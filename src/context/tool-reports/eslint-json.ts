import { isRecord } from '../../text/record.ts';
import type { RawResult, ReadReport } from './types.ts';

/** Whether a JSON value is what `eslint --format json` prints. Stylelint prints a similar form with other keys. */
export function isEslintJson(value: unknown): boolean {
  return Array.isArray(value) && value.every((file: unknown) => isRecord(file) && Array.isArray(file['messages']));
}

/**
 * Reads what `eslint --format json` prints.
 *
 * @see https://eslint.org/docs/latest/use/formatters/#json
 */
export function readEslintJson(files: unknown): Omit<ReadReport, 'problems'> {
  const results: RawResult[] = [];
  let nameless = 0;
  let suppressed = 0;
  for (const file of Array.isArray(files) ? files.filter((one) => isRecord(one)) : []) {
    const { filePath, messages, suppressedMessages } = file;
    suppressed += Array.isArray(suppressedMessages) ? suppressedMessages.length : 0;
    for (const message of Array.isArray(messages) ? messages : []) {
      const read = typeof filePath === 'string' && isRecord(message) ? readMessage(filePath, message) : undefined;
      if (read === undefined) {
        nameless += 1;
      } else {
        results.push(read);
      }
    }
  }
  return {
    results,
    leftOut: [
      { reason: 'they are suppressed', count: suppressed },
      { reason: 'they have no file or no message', count: nameless },
    ].filter(({ count }) => count > 0),
  };
}

function readMessage(filePath: string, message: Readonly<Record<string, unknown>>): RawResult | undefined {
  const { message: said, ruleId, line, endLine, severity } = message;
  return typeof said !== 'string'
    ? undefined
    : {
        tool: 'ESLint',
        ...(typeof ruleId === 'string' && { code: ruleId }),
        severity: severity === 2 ? 'error' : 'warning',
        message: said,
        place: { path: filePath },
        ...(typeof line === 'number' && { line }),
        ...(typeof endLine === 'number' && { endLine }),
        related: [],
      };
}
