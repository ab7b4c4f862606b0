import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS } from '../../scripts/address.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const MEGABYTE = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), 'housestyle-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = `${JSON.stringify({ name: 'empty', private: true, scripts: { node: 'command -v node' } }, undefined, 2)}\n`;

/** Runs npm without the settings and the PATH that the npm that runs the tests passes on. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'INIT_CWD');
  const PATH = (process.env['PATH'] ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
  const { stdout } = await run('npm', [...args], { cwd, env: { ...Object.fromEntries(inherited), PATH } });
  return stdout.trim();
}

function bytesBelow(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
}

describe('the packed package, installed into an empty project', () => {
  let tarball = '';
  let nodeBefore = '';
  beforeAll(async () => {
    writeFileSync(join(folder, 'package.json'), MANIFEST);
    nodeBefore = await npm(['run', '--silent', 'node'], folder);
    tarball = await npm(['run', '--silent', 'package', '--', folder], root);
    // Offline: a package without dependencies needs nothing from a registry.
    await npm(['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
  });

  it('installs only itself, and no second Node', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['housestyle']);
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual(['housestyle']);
  });

  it("does not change which Node runs the project's scripts", async () => {
    expect(nodeBefore).not.toBe('');
    expect(await npm(['run', '--silent', 'node'], folder)).toBe(nodeBefore);
  });

  it('adds one dependency to the manifest and changes nothing else', () => {
    const { dependencies, ...rest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['housestyle']);
    expect(rest).toEqual(JSON.parse(MANIFEST));
    expect(readdirSync(folder).toSorted()).toEqual([
      expect.stringMatching(/^housestyle-.*\.tgz$/),
      'node_modules',
      'package-lock.json',
      'package.json',
    ]);
  });

  it('is small', () => {
    expect(statSync(tarball).size).toBeLessThan(6 * MEGABYTE);
    expect(bytesBelow(join(folder, 'node_modules'))).toBeLessThan(20 * MEGABYTE);
  });

  it('states the Node that it needs, and has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/housestyle/package.json'), 'utf8'));
    expect(manifest.engines).toEqual({ node: '>=20' });
    for (const key of [
      'dependencies',
      'optionalDependencies',
      'peerDependencies',
      'bundleDependencies',
      'devDependencies',
      'workspaces',
      'scripts',
      'private',
    ]) {
      expect(manifest).not.toHaveProperty(key);
    }
  });

  it('may be published, with provenance of the repository that its manifest names', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/housestyle/package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      homepage: ADDRESS.homepage,
      repository: { type: 'git', url: `git+${ADDRESS.homepage}.git` },
      publishConfig: { access: 'public', provenance: true },
    });
  });

  it('has a README whose links lead out of the package', () => {
    const readme = readFileSync(join(folder, 'node_modules/housestyle/README.md'), 'utf8');
    const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !/^(?:https:\/\/|#)/.test(target))).toEqual([]);
  });

  it('has only what runs', () => {
    expect(readdirSync(join(folder, 'node_modules/housestyle')).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package.json',
      'schemas',
    ]);
  });

  it.each(SUPPORTED_NODES)('runs as a command on %s', async (_name, node) => {
    const program = join(folder, 'node_modules/.bin/housestyle');
    const { stdout } = await run(node, [program, 'validate', '--help'], {
      cwd: folder,
      env: { ...process.env, PATH: `${dirname(node)}:${process.env['PATH']}` },
    });
    expect(stdout).toContain('housestyle validate');
  });
});
