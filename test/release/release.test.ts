import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { closeChangelog, compareVersions, MAX_NOTES, planRelease, readNotes } from '../../scripts/release.ts';

const ROOT = join(import.meta.dirname, '../..');
const HOMEPAGE = 'https://github.com/acme/housestyle';
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n### Review\n\n- New.\n\n## 1.1.0 (2026-10-01)\n\n- Old.\n\n## 1.0.0 (2026-09-01)\n\n### Command\n';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'housestyle-release-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe('planRelease', () => {
  const plan = (version: string, tags: readonly string[]) =>
    planRelease({
      manifest: { name: 'housestyle', version, homepage: HOMEPAGE },
      changelog: `## ${version}\n\n- It works.\n`,
      tags,
      repository: 'acme/housestyle',
      ref: 'refs/heads/main',
    });

  it.each([
    ['the first release', '1.0.0', [], { 'major-tag': 'v1', 'moves-major': true, 'npm-tag': 'latest' }],
    ['the next one', '1.10.0', ['v1.9.0', 'v1.2.0', 'v1'], { 'moves-major': true, 'npm-tag': 'latest' }],
    ['a fix of an older minor version', '1.2.1', ['v1.9.0', 'v1'], { 'moves-major': false, 'npm-tag': 'previous' }],
    ['a fix of an older major version', '1.9.1', ['v1.9.0', 'v2.0.0'], { 'moves-major': true, 'npm-tag': 'previous' }],
    [
      'a candidate',
      '2.0.0-rc.1',
      ['v1.9.0'],
      { 'major-tag': 'v2', 'moves-major': false, prerelease: true, 'npm-tag': 'next' },
    ],
    [
      'the release after its candidate',
      '2.0.0',
      ['v1.9.0', 'v2.0.0-rc.1'],
      { 'moves-major': true, 'npm-tag': 'latest' },
    ],
    ['a release next to tags of other kinds', '1.0.0', ['vnext', 'nightly-1.5.0'], { 'npm-tag': 'latest' }],
  ])('plans %s', (_name, version, tags, expected) => {
    const { problems, plan: found } = plan(version, tags);
    expect(problems).toEqual([]);
    expect(found).toMatchObject({ version, tag: `v${version}`, ...expected });
  });

  it.each([
    ['a version that exists', { tags: ['v1.0.0'] }, 'The tag v1.0.0 exists'],
    ['another repository', { repository: 'other/housestyle' }, 'names acme/housestyle'],
    ['a branch', { ref: 'refs/heads/fix' }, 'not from refs/heads/fix'],
    [
      'a changelog without the version',
      { changelog: CHANGELOG.replace('## 1.0.0', '## 0.9.0') },
      'has no section for 1.0.0',
    ],
    ['an empty section', { changelog: CHANGELOG }, 'or an empty one'],
    [
      'notes that GitHub would refuse',
      { changelog: `## 1.0.0\n\n- ${'a'.repeat(MAX_NOTES)}\n` },
      'has 125,002 characters, and GitHub takes notes of at most 125,000',
    ],
  ])('refuses %s', (_name, other, problem) => {
    const manifest = { name: 'housestyle', version: '1.0.0', homepage: HOMEPAGE };
    const { problems } = planRelease({ manifest, changelog: '## 1.0.0\n\n- It works.\n', tags: [], ...other });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['1.0', 'v1.0.0', '1.0.0-beta'])('refuses the version %s', (version) => {
    expect(plan(version, []).problems).toContainEqual(expect.stringContaining('neither like 1.2.3'));
  });
});

it.each([
  ['1.2.3', '1.2.10', -1],
  ['2.0.0', '1.99.99', 1],
  ['1.0.0-rc.1', '1.0.0', -1],
  ['1.0.0', '1.0.0', 0],
])('compares %s with %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

describe('the changelog', () => {
  it('gives the notes of one version', () => {
    expect(readNotes(CHANGELOG, '1.1.0')).toBe('- Old.');
    expect(readNotes(CHANGELOG, '1.1')).toBeUndefined();
  });

  it('gets a section with a date, and a new empty one', () => {
    const closed = closeChangelog(CHANGELOG, '1.2.0', '2026-11-26');
    expect(closed).toContain('## Unreleased\n\n## 1.2.0 (2026-11-26)\n\n### Review\n\n- New.\n');
    expect(readNotes(closed, 'Unreleased')).toBeUndefined();
    expect(() => closeChangelog(closed, '1.3.0', '2026-11-27')).toThrow(/nothing to release/);
  });
});

describe('our own changelog', () => {
  it('has notes that a release can carry', () => {
    const notes = readNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), 'Unreleased') ?? '';
    expect(notes.length).toBeLessThanOrEqual(MAX_NOTES);
  });

  it('is not closed if its notes are too long', () => {
    expect(() => closeChangelog(`## Unreleased\n\n${'- New.\n'.repeat(20_000)}`, '1.0.0', '2026-11-26')).toThrow(
      /at most 125,000/,
    );
  });
});

describe('scripts/release.ts', () => {
  const run = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/release.ts'), ...args], {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', ...env },
    });
    return { status, stdout, stderr };
  };

  it('prepares a version from the files of this repository, and plans it', () => {
    const work = folder();
    for (const name of ['package.json', 'package-lock.json']) {
      writeFileSync(join(work, name), readFileSync(join(ROOT, name)));
    }
    writeFileSync(join(work, 'CHANGELOG.md'), CHANGELOG);
    execFileSync('git', ['init', '--quiet'], { cwd: work });
    const before = JSON.parse(readFileSync(join(work, 'package-lock.json'), 'utf8'));

    expect(run(work, ['prepare', '99.0.0', '--date', '2027-01-02'])).toMatchObject({ status: 0, stderr: '' });

    const lock = JSON.parse(readFileSync(join(work, 'package-lock.json'), 'utf8'));
    expect(JSON.parse(readFileSync(join(work, 'package.json'), 'utf8')).version).toBe('99.0.0');
    expect(lock).toEqual({
      ...before,
      version: '99.0.0',
      packages: { ...before.packages, '': { ...before.packages[''], version: '99.0.0' } },
    });
    expect(run(work, ['notes']).stdout).toBe('### Review\n\n- New.\n');
    expect(run(work, ['plan'])).toEqual({
      status: 0,
      stderr: '',
      stdout: 'version=99.0.0\ntag=v99.0.0\nmajor-tag=v99\nmoves-major=true\nprerelease=false\nnpm-tag=latest\n',
    });
    const elsewhere = run(work, ['plan'], { GITHUB_REPOSITORY: 'fork/housestyle', GITHUB_REF: 'refs/heads/main' });
    expect(elsewhere).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('This is fork/housestyle'),
    });
  });

  it.each([
    ['an older version', ['prepare', '0.0.1'], 'that follows'],
    ['no version', ['prepare'], 'not a version'],
    ['no task', [], 'Give `prepare VERSION`'],
  ])('refuses %s', (_name, args, message) => {
    const result = run(ROOT, args);
    expect(result).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
  });
});

/** The steps of the workflow that publish, run with programs that only write down how they were called. */
describe('.github/workflows/release.yml', () => {
  const { jobs }: { jobs: { publish: { steps: readonly { name?: string; run?: string }[] } } } = parse(
    readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8'),
  );
  const script = (name: string): string => jobs.publish.steps.find((step) => step.name === name)?.run ?? '';

  const play = (name: string, programs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>) => {
    const work = folder();
    mkdirSync(join(work, 'bin'));
    mkdirSync(join(work, 'out'));
    writeFileSync(join(work, 'out/a.tgz'), '');
    for (const [program, body] of Object.entries(programs)) {
      writeFileSync(join(work, 'bin', program), `#!/bin/sh\necho "${program} $*" >> "${work}/calls"\n${body}\n`);
      chmodSync(join(work, 'bin', program), 0o755);
    }
    const { status } = spawnSync('bash', ['-e', '-c', script(name)], {
      cwd: work,
      encoding: 'utf8',
      env: {
        PATH: `${join(work, 'bin')}:${process.env['PATH']}`,
        GITHUB_SHA: 'abc',
        GITHUB_REPOSITORY: 'acme/housestyle',
        ...env,
      },
    });
    const calls = existsSync(join(work, 'calls')) ? readFileSync(join(work, 'calls'), 'utf8').trim().split('\n') : [];
    return { status, calls };
  };

  it.each([
    [
      'publishes',
      'exit 0',
      [
        'npm view housestyle@1.2.0 version',
        'npm publish out/housestyle-1.2.0.tgz --access public --provenance --tag latest',
      ],
      0,
    ],
    ['publishes nothing twice', '[ "$1" = view ] && echo 1.2.0', ['npm view housestyle@1.2.0 version'], 0],
    ['fails if npm refuses', '[ "$1" = view ]', [expect.any(String), expect.stringContaining('npm publish')], 1],
  ])('%s on npm', (_name, npm, calls, status) => {
    expect(play('Publish to npm', { npm }, { VERSION: '1.2.0', NPM_TAG: 'latest' })).toEqual({ status, calls });
  });

  it.each([
    ['creates the release', '[ "$2" != view ]', 2],
    ['creates no release twice', 'exit 0', 1],
  ])('%s', (_name, gh, count) => {
    const { status, calls } = play(
      'The tag and its release',
      { gh },
      { TAG: 'v1.2.0', PRERELEASE: 'false', LATEST: 'true' },
    );
    expect([status, calls.length]).toEqual([0, count]);
    expect(calls.slice(1)).toEqual(
      count === 1
        ? []
        : [
            'gh release create v1.2.0 out/a.tgz --target abc --title v1.2.0 --notes-file notes.md --prerelease=false --latest=true',
          ],
    );
  });

  it.each([
    ['moves the tag of the major version', 'exit 0', ['PATCH']],
    ['creates it if it does not exist', '[ "$3" = POST ]', ['PATCH', 'POST']],
  ])('%s', (_name, gh, methods) => {
    const { status, calls } = play('Move the tag of the major version', { gh }, { MAJOR_TAG: 'v1' });
    expect([status, calls.map((call) => call.split(' ')[3])]).toEqual([0, methods]);
  });
});
