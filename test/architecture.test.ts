import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** The floors of the house: a file may import from its own floor and from those below it. */
const FLOORS: readonly (readonly string[])[] = [
  ['errors.ts', 'version.ts', 'structures'],
  ['text', 'diagnostics'],
  ['syntax', 'tokens', 'fitting'],
  ['workspace', 'changes'],
  ['bundles'],
  ['customizations'],
  ['guidelines'],
  ['rules'],
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
  ['commands', 'report-fatal.ts'],
  ['interruption.ts'],
  ['action.ts', 'cli.ts'],
];

/** Folders on one floor that may not know each other. */
const APART: readonly (readonly [string, string])[] = [
  ['text', 'diagnostics'],
  ['syntax', 'diagnostics'],
  ['changes', 'workspace'],
  ['workspace', 'changes'],
];

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports = sourceFiles().flatMap(importsOf);

function sourceFiles(): readonly string[] {
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(src, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(src, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.map((specifier) => ({
    from: file,
    to: specifier.startsWith('.') ? join(file, '..', specifier) : specifier,
  }));
}

function isOwn({ to }: Import): boolean {
  return to.endsWith('.ts');
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function floorOf(file: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
}

describe('the imports of src/', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('stand in rooms that the map knows', () => {
    expect(sourceFiles().filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  it('point down or stay on their floor', () => {
    const upward = imports.filter((one) => isOwn(one) && floorOf(one.to) > floorOf(one.from));
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('do not join rooms that are to stay apart', () => {
    const joined = imports.filter(
      (one) => isOwn(one) && APART.some(([a, b]) => roomOf(one.from) === a && roomOf(one.to) === b),
    );
    expect(joined.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('do not lead to the inspector, which runs in a browser, nor from it to Node', () => {
    expect(imports.filter(({ from, to }) => roomOf(to) === 'inspector' && roomOf(from) !== 'inspector')).toEqual([]);
    const reached = reachedFrom('inspector/main.ts');
    expect(imports.filter(({ from, to }) => reached.has(from) && to.startsWith('node:'))).toEqual([]);
  });

  it('form no cycle', () => {
    expect(findCycle()).toBeUndefined();
  });

  it('bring in each third-party package at one place', () => {
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

  it('give disk, processes and network to few', () => {
    const EFFECTS = /^node:(?:fs|fs\/promises|child_process|http|https|net)$/;
    const allowed =
      /^(?:workspace\/(?:disk\/checkout|git\/(?:process|open-repository))\.ts|models\/(?:copilot\/process|replies\/(?:reply-folder|tidy-replies))\.ts|tokens\/ranks\.ts|syntax\/tree-sitter\.ts|commands\/.*|action\.ts|cli\.ts)$/;
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
  return sourceFiles()
    .map((file) => walk(file, []))
    .find((cycle) => cycle !== undefined);
}
