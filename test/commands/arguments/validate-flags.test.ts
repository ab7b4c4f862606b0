import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../../src/commands/arguments/command-line.ts';

describe('validate', () => {
  it.each([
    ['a dry run without a fix', ['--dry-run'], '`--dry-run` does nothing here'],
    ['two formats', ['--summary', '--format', 'json'], '`--summary` does nothing here'],
    ['suggestions as a summary', ['--fix=suggest', '--summary'], '`--summary` does nothing here'],
    ['suggestions in another format', ['--fix=suggest', '--format', 'sarif'], '`--fix=suggest` does nothing here'],
    ['a baseline and a fix', ['--write-baseline', '--fix'], '`--fix` does nothing here'],
    ['a baseline of one rule', ['--write-baseline', '--rule', 'file-bom'], '`--rule` does nothing here'],
  ])('refuses %s', (_name, flags, message) => {
    expect(() => readCommandLine(['validate', ...flags])).toThrow(message);
  });

  it.each([
    ['a fix that writes nothing', ['--fix', '--dry-run']],
    ['suggestions, which write nothing anyway', ['--fix=suggest', '--dry-run', '--format', 'text']],
    ['filters', ['--rule', 'file-bom', '--severity', 'error', '--summary']],
    [
      'options of its own',
      ['--clients', 'claude', '--ignore', 'a/**', '--all', '--fail-on', 'warning', '--sarif-file', 'a'],
    ],
    ['the help for any flags', ['--dry-run', '--help']],
  ])('takes %s', (_name, flags) => {
    expect(readCommandLine(['validate', ...flags]).command).toBe('validate');
  });
});
