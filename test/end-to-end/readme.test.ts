import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePackage, publishedManifest } from '../../scripts/make-package.ts';
import { makeEmptyMachine, type EmptyMachine } from '../harness/empty-machine.ts';
import { startNpmRegistry, type NpmRegistry } from '../harness/npm-registry.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';
import { IS_WHOLE } from '../harness/whole.ts';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The blocks that a reader runs, in their order. */
const BLOCKS = [...README.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
/** The commands that are named within sentences. */
const NAMED = [...README.matchAll(/`(npx housestyle [^`]+)`/g)].map(([, line = '']) => line);

/** Each version of Node once; elsewhere than on Linux with x64, the one that runs the tests. */
const [ownNode, ...namedNodes] = SUPPORTED_NODES;
const NODES = namedNodes.length > 0 ? namedNodes : [ownNode ?? ['the Node of the tests', process.execPath]];

/** Each block starts npm several times, which takes long on a busy machine. */
const LIMIT = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'housestyle-readme-'));
let registry: NpmRegistry;
beforeAll(async () => {
  const manifest = JSON.parse(publishedManifest(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  registry = await startNpmRegistry(makePackage(folder), manifest);
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A clone as a reader may have one: the shop of `examples/`, on a branch with a change. */
async function cloneShop({ folder: work, shell }: EmptyMachine): Promise<string> {
  const shop = join(work, 'shop');
  cpSync(join(ROOT, 'examples/shop'), shop, { recursive: true });
  cpSync(join(ROOT, 'examples/shop.diff'), join(work, 'shop.diff'));
  const commit = 'git add --all && git commit --quiet --message';
  const result = await shell(
    `git init --quiet && ${commit} 'Sum up carts' && git switch --quiet --create vouchers && git apply ../shop.diff && ${commit} 'Accept vouchers'`,
    shop,
  );
  expect(result).toMatchObject({ exitCode: 0 });
  return shop;
}

describe.each(NODES)('the README, read with git and %s alone', (_name, node) => {
  it('has blocks that run as they are printed', { timeout: LIMIT }, async () => {
    const machine = makeEmptyMachine(node, registry.url);
    const shop = await cloneShop(machine);
    const before = readdirSync(shop);
    const outputs: string[] = [];
    for (const block of BLOCKS) {
      // Each block has to run in the order of the page.
      // oxlint-disable-next-line no-await-in-loop
      const { exitCode, stdout, stderr } = await machine.shell(block, shop);
      expect([block, exitCode, withoutNpm(stderr)]).toEqual([block, 0, '']);
      outputs.push(stdout);
    }
    const [validation, review, dump] = outputs;
    expect(validation).toBe(/<!-- generated: validate -->\n```\n([\s\S]*?)```\n/.exec(README)?.[1]);
    expect(review).toMatch(/^6 findings \(6 medium\)\./);
    expect(dump).toBe('');
    expect(readdirSync(shop).toSorted()).toEqual([...before, 'prompt.html'].toSorted());
    expect(readFileSync(join(shop, 'prompt.html'), 'utf8')).toMatch(/^<!doctype html>/i);
  });

  it.runIf(IS_WHOLE)('names commands that run in a repository without instructions', { timeout: LIMIT }, async () => {
    const machine = makeEmptyMachine(node, registry.url);
    const work = join(machine.folder, 'new');
    mkdirSync(work);
    await machine.shell(
      'git init --quiet && echo \'{"type": "module"}\' > package.json && git add --all && git commit --quiet --message Start',
      work,
    );
    expect(NAMED).toEqual(expect.arrayContaining(['npx housestyle init', 'npx housestyle help']));
    for (const line of NAMED) {
      // oxlint-disable-next-line no-await-in-loop
      const { exitCode, stderr } = await machine.shell(line, work);
      expect([line, exitCode, stderr]).toEqual([line, 0, expect.not.stringMatching(/error/i)]);
    }
    expect(existsSync(join(work, '.github/copilot-instructions.md'))).toBe(true);
  });

  it('begins with a command that says what to do in an empty folder', async () => {
    const machine = makeEmptyMachine(node, registry.url);
    const { exitCode, stdout } = await machine.shell(BLOCKS[0] ?? '');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('`housestyle init`');
  });
});

/** What the program itself writes to standard error. */
function withoutNpm(stderr: string): string {
  return stderr.replaceAll(/^npm (?:warn|notice).*\n/gm, '');
}

it('asks the registry for nothing but the package', () => {
  const others = registry.requests.filter((path) => !path.startsWith('/housestyle'));
  // npm itself asks whether the package has known vulnerabilities.
  expect(new Set(others)).toEqual(new Set(['/-/npm/v1/security/advisories/bulk']));
});

it('the README is short enough to be read', () => {
  expect(README.split('\n').length - 1).toBeLessThanOrEqual(120);
  expect(README.split('\n').slice(0, 5)).toEqual(['# Housestyle', '', '```sh', 'npx housestyle validate', '```']);
});
