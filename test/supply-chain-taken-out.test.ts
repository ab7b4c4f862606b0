import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWorkflow } from '../src/jobs/init/first-files.ts';
import {
  findPolicyGaps,
  findReleaseWeaknesses,
  findUnlocked,
  findUpdateWeaknesses,
} from './harness/supply-chain-weaknesses.ts';
import { findExampleWeaknesses, findWorkflowWeaknesses } from './harness/workflow-weaknesses.ts';

/** Each defence is taken out of the file that has it, and the check that proves it must notice. */
const ROOT = join(import.meta.dirname, '..');

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function listFolder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
}

/** What is taken out, and what stands there then. */
type Removal = readonly [what: string, from: RegExp, to: string];

const OF_WORKFLOWS: readonly Removal[] = [
  ['the pin of an action', /@[0-9a-f]{40} # (v\d+)\S*/, '@$1'],
  ['that the token does not stay', /^ *persist-credentials: false\n/m, ''],
  ['the permissions', /^permissions:\n(?: +.*\n)+/m, ''],
  ['the limit of permissions', /^permissions:\n(?: +.*\n)+/m, 'permissions: write-all\n'],
  ['a write permission too many', /^permissions:\n/m, 'permissions:\n  packages: write\n'],
  ['the time limit of a job', /^ *timeout-minutes: \d+\n/m, ''],
  ['that install scripts do not run', / --ignore-scripts/, ''],
];

const OF_EXAMPLES: readonly Removal[] = [
  ['that the token does not stay', /(?:^ *persist-credentials: false\n|persist-credentials: false)/m, ''],
  ['the permissions', /^( *)permissions:(?:\n\1 +.*)+/gm, ''],
  ['a known publisher', /uses: (?:actions|housestyle|OWNER)\/[\w./-]+@\S+/, 'uses: somebody/else@v1'],
];

/** The texts without one of the defences, each with every place where it was. */
function takeOut(path: string, text: string, removals: readonly Removal[]): readonly (readonly [string, string])[] {
  return removals.flatMap(([what, from, to]) => {
    const places = from.global ? [0] : [...text.matchAll(new RegExp(from.source, `${from.flags}g`))].map((_, at) => at);
    return places
      .map(
        (at) =>
          [
            `${path} without ${what} (${at + 1})`,
            from.global ? text.replaceAll(from, to) : replaceAt(text, from, to, at),
          ] as const,
      )
      .filter(([, changed]) => changed !== text);
  });
}

function replaceAt(text: string, from: RegExp, to: string, at: number): string {
  let index = -1;
  return text.replaceAll(new RegExp(from.source, `${from.flags}g`), (found) => {
    index += 1;
    return index === at ? found.replace(from, to) : found;
  });
}

const WORKFLOWS = listFolder('.github/workflows').map((path) => [path, readText(path)] as const);
const EXAMPLES = [
  ...['examples/workflows', 'examples/organization'].flatMap(listFolder).map((path) => [path, readText(path)] as const),
  ['the workflow that `init` writes', writeWorkflow('1.0.0')] as const,
];

describe('a weakness is found in', () => {
  it.each(WORKFLOWS.flatMap(([path, text]) => takeOut(path, text, OF_WORKFLOWS)))('%s', (_name, text) => {
    expect(findWorkflowWeaknesses(text)).not.toEqual([]);
  });

  it.each(EXAMPLES.flatMap(([path, text]) => takeOut(path, text, OF_EXAMPLES)))('%s', (_name, text) => {
    expect(findExampleWeaknesses(text)).not.toEqual([]);
  });
});

const PINS = 'a'.repeat(40);

it.each([
  ['a workflow by a tag', `uses: octo/app/.github/workflows/a.yml@v1`, 'not pinned'],
  [
    'all secrets for another workflow',
    `uses: octo/app/.github/workflows/a.yml@${PINS}\n    secrets: inherit`,
    'all secrets',
  ],
  ['a container by a tag', 'timeout-minutes: 1\n    container: node:24', 'no digest'],
  ['a service by a tag', 'timeout-minutes: 1\n    services: {db: {image: "postgres:17"}}', 'no digest'],
  ['a script from the network', 'timeout-minutes: 1\n    steps: [{run: "curl -s https://a.test/x | bash"}]', 'network'],
])('a workflow with %s would be noticed', (_what, job, weakness) => {
  const text = `on: push\npermissions: {contents: read}\njobs:\n  a:\n    ${job}\n`;
  expect(findWorkflowWeaknesses(text)).toEqual([expect.stringContaining(weakness)]);
});

it('every defence of workflows is in some workflow', () => {
  const texts = WORKFLOWS.map(([, text]) => text).join('\n');
  expect(OF_WORKFLOWS.filter(([, from]) => !from.test(texts)).map(([what]) => what)).toEqual([]);
});

it('the workflow that `init` writes has no weakness', () => {
  expect(findExampleWeaknesses(writeWorkflow('1.0.0'))).toEqual([]);
});

describe('a release', () => {
  const RELEASE = readText('.github/workflows/release.yml');

  it('proves what it publishes', () => {
    expect(findReleaseWeaknesses(RELEASE)).toEqual([]);
  });

  it.each<Removal>([
    ['comparing dist/', /^ *- run: npm run build -- --check\n/m, ''],
    ['attesting dist/', /^ *dist\/\*\*\n/m, ''],
    ['attesting the package', /^ *out\/\*\.tgz\n/m, ''],
    ['the list of packages', /^ *npm sbom .*\n/m, ''],
    ['attesting the list of packages', /^ *sbom-path: .*\n/m, ''],
    ['the provenance for npm', / --provenance/, ''],
    ['an environment that a person guards', /^ *environment: release\n/m, ''],
    ['the permission to sign', /^ *id-token: write.*\n/m, ''],
    ['the permission to attest', /^ *attestations: write\n/m, ''],
  ])('without %s would be noticed', (_what, from, to) => {
    const changed = RELEASE.replace(from, to);
    expect(changed).not.toBe(RELEASE);
    expect(findReleaseWeaknesses(changed)).toHaveLength(1);
  });
});

describe('the update bot', () => {
  const BOT = readText('.github/dependabot.yml');

  it('looks at every folder with packages, and waits', () => {
    expect(findUpdateWeaknesses(BOT)).toEqual([]);
  });

  it.each<Removal>([
    ['a wait for packages', /^ *default-days: 7\n/m, ''],
    ['a wait for actions', /(github-actions[^]*)^ *default-days: 7\n/m, '$1'],
    ['the site', /, \/site/, ''],
    ['actions', /package-ecosystem: github-actions/, 'package-ecosystem: docker'],
  ])('without %s would be noticed', (_what, from, to) => {
    const changed = BOT.replace(from, to);
    expect(changed).not.toBe(BOT);
    expect(findUpdateWeaknesses(changed)).not.toEqual([]);
  });
});

describe('the security policy', () => {
  const POLICY = readText('SECURITY.md');
  const HEADINGS = [...POLICY.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);

  it('says how to report, which versions are supported, who may do what, and what protects the repository', () => {
    expect(findPolicyGaps(POLICY)).toEqual([]);
  });

  it.each(HEADINGS)('without "%s" would be noticed', (heading) => {
    const changed = POLICY.replace(new RegExp(`^## ${heading}\\n[^]*?(?=^## |(?![^]))`, 'm'), '');
    expect(findPolicyGaps(changed)).toEqual([heading]);
  });
});

describe('a lock file', () => {
  const LOCKS = ['package-lock.json', 'test/nodes/package-lock.json', 'site/package-lock.json'];

  it.each(LOCKS)('%s says what each package contains, and takes all from one registry', (path) => {
    expect(findUnlocked(readText(path))).toEqual([]);
  });

  it.each([
    ['a digest', { integrity: undefined }],
    ['a digest, for another platform', { integrity: undefined, optional: true, os: ['win32'], cpu: ['x64'] }],
    ['the registry', { resolved: 'https://packages.example.test/a.tgz' }],
    ['the registry, for git', { resolved: 'git+ssh://git@github.com/a/b.git#main' }],
  ])('without %s would be noticed', (_what, fields) => {
    const locked = { version: '1.0.0', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz', integrity: 'sha512-x' };
    const lock = (one: object): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': one } });
    expect(findUnlocked(lock(locked))).toEqual([]);
    expect(findUnlocked(lock({ ...locked, ...fields }))).toEqual(['node_modules/a']);
  });
});
