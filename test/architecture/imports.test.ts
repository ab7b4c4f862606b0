import { describe, expect, it } from 'vitest';
import { isOwn, listFiles, readImports } from './source-files.ts';

/** The folders of `src/` in layers: a file may import from its own layer and from the layers above it in this list. */
const LAYERS: readonly (readonly string[])[] = [
  ['errors.ts', 'version.ts', 'structures'],
  ['text', 'diagnostics'],
  ['syntax', 'tokens', 'fitting'],
  ['workspace', 'changes'],
  ['bundles'],
  ['customizations'],
  ['guidelines'],
  ['rules'],
  ['symbols'],
  ['context'],
  ['prompt'],
  ['packing'],
  ['models'],
  ['findings'],
  ['literal'],
  ['agents'],
  ['reports'],
  ['inspector'],
  ['github'],
  ['options'],
  ['jobs'],
  ['editor'],
  ['engine.ts'],
  ['commands', 'report-fatal.ts'],
  ['interruption.ts'],
  ['action.ts', 'cli.ts'],
];

/** Folders of one layer that may not import each other. */
const APART: readonly (readonly [string, string])[] = [
  ['text', 'diagnostics'],
  ['syntax', 'diagnostics'],
  ['changes', 'workspace'],
  ['workspace', 'changes'],
];

const imports = readImports();

function folderOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function layerOf(file: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folderOf(file)));
}

describe('the imports of src/', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('are in folders that the list of layers has', () => {
    expect(listFiles('src').filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  it('stay in their layer or lead to one that comes before it', () => {
    const backward = imports.filter((one) => isOwn(one) && layerOf(one.to) > layerOf(one.from));
    expect(backward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('do not join folders that are kept apart', () => {
    const joined = imports.filter(
      (one) => isOwn(one) && APART.some(([a, b]) => folderOf(one.from) === a && folderOf(one.to) === b),
    );
    expect(joined.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('do not lead to the inspector, which runs in a browser, nor from it to Node', () => {
    expect(imports.filter(({ from, to }) => folderOf(to) === 'inspector' && folderOf(from) !== 'inspector')).toEqual(
      [],
    );
    const reached = reachedFrom('inspector/main.ts');
    expect(imports.filter(({ from, to }) => reached.has(from) && to.startsWith('node:'))).toEqual([]);
  });

  it('have no cycle', () => {
    expect(findCycle()).toBeUndefined();
  });

  it('bring in each third-party package in one file', () => {
    const packages = new Map<string, Set<string>>();
    for (const { from, to } of imports.filter((one) => !isOwn(one) && !one.to.startsWith('node:'))) {
      const name = to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/');
      packages.set(name, (packages.get(name) ?? new Set()).add(from));
    }
    const scattered = [...packages].filter(([, files]) => files.size > 1);
    expect(scattered.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
    expect([...packages.keys()]).toEqual(
      expect.arrayContaining([
        '@actions/core',
        '@actions/github',
        '@octokit/rest',
        'gray-matter',
        'minimatch',
        'parse-diff',
      ]),
    );
  });

  it('give disk, processes and network to few files', () => {
    const EFFECTS = /^node:(?:fs|fs\/promises|child_process|http|https|net)$/;
    const allowed =
      /^(?:workspace\/(?:disk\/(?:checkout|make-folder|make-temporary-folder)|git\/(?:process|open-repository|refuse-pipes|untracked))\.ts|models\/wire\/proxies\.ts|models\/(?:copilot\/process|replies\/(?:reply-folder|tidy-replies))\.ts|tokens\/ranks\.ts|syntax\/tree-sitter\.ts|commands\/.*|action\.ts|cli\.ts)$/;
    const others = imports.filter((one) => EFFECTS.test(one.to) && !allowed.test(one.from));
    expect(others.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});

/** The files that one imports, at any distance. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) {
    imports.filter(({ from, to }) => from === one && to.endsWith('.ts')).forEach(({ to }) => reached.add(to));
  }
  return reached;
}

function findCycle(): readonly string[] | undefined {
  const next = new Map<string, string[]>();
  for (const one of imports.filter(isOwn)) {
    next.set(one.from, [...(next.get(one.from) ?? []), one.to]);
  }
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) {
      return [...path.slice(path.indexOf(file)), file];
    }
    if (done.has(file)) {
      return undefined;
    }
    for (const one of next.get(file) ?? []) {
      const cycle = walk(one, [...path, file]);
      if (cycle !== undefined) {
        return cycle;
      }
    }
    done.add(file);
    return undefined;
  };
  return listFiles('src')
    .map((file) => walk(file, []))
    .find((cycle) => cycle !== undefined);
}
