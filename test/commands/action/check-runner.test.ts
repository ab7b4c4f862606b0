import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRunner, listBrokenFiles } from '../../../src/commands/action/check-runner.ts';
import { UserError } from '../../../src/errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'housestyle-runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeEvent(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const OUTPUT = writeEvent('output', '');

/** What GitHub's runner sets, as far as it is checked. */
const ENVIRONMENT = {
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: writeEvent('event.json', '{"action":"opened"}'),
  GITHUB_OUTPUT: OUTPUT,
  GITHUB_REPOSITORY: 'acme/shop.io',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_STEP_SUMMARY: OUTPUT,
};

function problemOf(changed: Readonly<Record<string, string | undefined>>): string | undefined {
  try {
    checkRunner({ ...ENVIRONMENT, ...changed });
    return undefined;
  } catch (error) {
    return error instanceof UserError && error.exitCode === 2
      ? `${error.message}\n${error.hint}`
      : `fault: ${String(error)}`;
  }
}

describe('the variables of a runner', () => {
  it.each([
    ['those of a workflow', {}],
    [
      'those of an Enterprise server',
      { GITHUB_API_URL: 'https://ghe.example/api/v3', GITHUB_SERVER_URL: 'http://ghe.example:8443' },
    ],
    ['a commit in SHA-256', { GITHUB_SHA: 'a'.repeat(64) }],
    ['no address, because the toolkit has a default', { GITHUB_API_URL: undefined, GITHUB_SERVER_URL: undefined }],
    ['no files for outputs and the summary', { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: '' }],
    ['a proxy with a password', { https_proxy: 'http://ada:secret@proxy.example:3128' }],
    ['a proxy without `http://`', { HTTPS_PROXY: 'proxy.example:3128', http_proxy: '' }],
  ])('are right: %s', (_name, changed) => {
    expect(problemOf(changed)).toBeUndefined();
  });

  it.each([
    ['GITHUB_EVENT_NAME', undefined, '`GITHUB_EVENT_NAME` is not set'],
    ['GITHUB_EVENT_NAME', '  ', '`GITHUB_EVENT_NAME` is not set'],
    ['GITHUB_EVENT_NAME', 'x\n::error::y', '`GITHUB_EVENT_NAME` is `x ::error::y`, not the name of an event'],
    ['GITHUB_EVENT_PATH', undefined, '`GITHUB_EVENT_PATH` is not set'],
    ['GITHUB_EVENT_PATH', '', '`GITHUB_EVENT_PATH` is not set'],
    [
      'GITHUB_EVENT_PATH',
      '/nope',
      'The file of the event, `/nope` (`GITHUB_EVENT_PATH`), cannot be read: there is no such file or folder',
    ],
    ['GITHUB_EVENT_PATH', folder, 'cannot be read: it is a folder'],
    ['GITHUB_EVENT_PATH', devNull, 'is not a file'],
    ['GITHUB_EVENT_PATH', writeEvent('half.json', '{"action":'), 'does not contain JSON: '],
    ['GITHUB_EVENT_PATH', writeEvent('empty.json', ''), 'does not contain JSON: '],
    ['GITHUB_EVENT_PATH', writeEvent('list.json', '[]'), 'does not contain a JSON object'],
    ['GITHUB_EVENT_PATH', writeEvent('null.json', 'null'), 'does not contain a JSON object'],
    ['GITHUB_REPOSITORY', undefined, '`GITHUB_REPOSITORY` is not set'],
    ['GITHUB_REPOSITORY', 'acme', '`GITHUB_REPOSITORY` is `acme`, not `OWNER/NAME`'],
    ['GITHUB_REPOSITORY', '../shop', '`GITHUB_REPOSITORY` is `../shop`, not'],
    ['GITHUB_REPOSITORY', 'acme/shop/x', 'not `OWNER/NAME`'],
    ['GITHUB_REPOSITORY', 'acme/shop?x', 'not `OWNER/NAME`'],
    ['GITHUB_SHA', undefined, '`GITHUB_SHA` is not set'],
    ['GITHUB_SHA', 'main', '`GITHUB_SHA` is `main`, not the id of a commit'],
    ['GITHUB_SHA', '--upload-pack=x', 'not the id of a commit'],
    ['GITHUB_API_URL', '', '`GITHUB_API_URL` is ``, not an address'],
    ['GITHUB_API_URL', 'file:///etc', 'not an address'],
    ['GITHUB_SERVER_URL', 'github.com', '`GITHUB_SERVER_URL` is `github.com`, not an address'],
    ['GITHUB_OUTPUT', '/nope', '`GITHUB_OUTPUT` is `/nope`, and there is no such file'],
    ['GITHUB_OUTPUT', devNull, 'and there is no such file'],
    ['GITHUB_STEP_SUMMARY', folder, 'and there is no such file'],
    ['http_proxy', 'http://[', '`http_proxy` is not the address of a proxy'],
    ['HTTPS_PROXY', 'ftp://a:pass-word@x', '`HTTPS_PROXY` is not the address of a proxy'],
  ])('are wrong: `%s` is %s', (name, value, expected) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toContain(expected);
    expect(problem).toMatch(/\n(?:GitHub's runner sets such variables|Correct it in)/);
    expect(problem).not.toContain('pass-word');
  });

  // An administrator may write everything.
  it.skipIf(process.getuid?.() === 0)('are wrong if a file may only be read', () => {
    const path = writeEvent('read-only', '');
    chmodSync(path, 0o444);
    expect(problemOf({ GITHUB_OUTPUT: path })).toContain(', which cannot be written: you have no permission\n');
  });

  it('are all named at once', () => {
    expect(problemOf({ GITHUB_SHA: undefined, GITHUB_REPOSITORY: undefined })).toMatch(
      /^`GITHUB_REPOSITORY` is not set\. `GITHUB_SHA` is not set\n/,
    );
  });
});

describe('the files of a runner to which nothing can be written', () => {
  it.each([
    ['none', {}, []],
    ['none, if the run has no files', { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: '' }, []],
    ['a folder', { GITHUB_OUTPUT: folder }, ['GITHUB_OUTPUT']],
    ['a device, which like a pipe may take forever', { GITHUB_STEP_SUMMARY: devNull }, ['GITHUB_STEP_SUMMARY']],
  ])('are %s', (_what, changed, expected) => {
    expect(listBrokenFiles({ ...ENVIRONMENT, ...changed })).toEqual(expected);
  });
});
