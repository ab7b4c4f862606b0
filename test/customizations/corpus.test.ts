import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import type { Customizations, Customization } from '../../src/customizations/types.ts';
import { readFrontmatter } from '../text/frontmatter/read-frontmatter.ts';
import { positionAt, sourceText } from '../../src/text/source-text.ts';
import { checkoutWorkspace } from '../../src/workspace/disk/checkout.ts';
import type { WorkspaceEntry } from '../../src/workspace/workspace.ts';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus');
const isCorpusHere = existsSync(CORPUS);

/** Finds the kind by folder and name alone, so that the table of kinds is not tested against itself. */
const EXPECTED: readonly (readonly [pattern: RegExp, kind: Customization['kind']])[] = [
  [/^\.github\/instructions\/.*\.instructions\.md$/, 'path-instructions'],
  [/^\.github\/agents\/.*\.agent\.md$/, 'agent'],
  [/^\.github\/skills\/.+\/SKILL\.md$/, 'skill'],
];

describe.skipIf(!isCorpusHere)('real files (skipped if shared/corpus is not next to the repository)', () => {
  let customizations: Customizations;
  let files: readonly WorkspaceEntry[] = [];

  beforeAll(async () => {
    const workspace = checkoutWorkspace(CORPUS);
    files = (await workspace.list('')).filter(({ path }) => path.endsWith('.md') && path.includes('/'));
    customizations = await discoverCustomizations({ repository: workspace, extent: 'all' });
  });

  it('are all found with their kind, or named in a diagnostic', () => {
    const kinds = new Map([
      ...customizations.found.map(({ path, kind }) => [path, kind] as const),
      ...customizations.leftOut.map(({ source, kind }) => [source, kind] as const),
    ]);
    const wrong = files.filter(({ path }) => EXPECTED.find(([pattern]) => pattern.test(path))?.[1] !== kinds.get(path));
    expect([files.length > 300, wrong.map(({ path }) => path)]).toEqual([true, []]);
  });

  it('are left out only with an error that says why', () => {
    const withError = new Set(
      customizations.problems.filter(({ severity }) => severity === 'error').map(({ path }) => path),
    );
    expect(customizations.leftOut.filter(({ source }) => !withError.has(source))).toEqual([]);
  });

  it('have frontmatter keys at the reported positions', () => {
    const misplaced = files.flatMap(({ path }) => {
      const source = sourceText(path, readFileSync(join(CORPUS, path), 'utf8'));
      const frontmatter = readFrontmatter(source);
      const lines = source.text.split('\n');
      return Object.keys(frontmatter.data)
        .filter((key) => {
          const range = frontmatter.rangeOfKey([key]);
          const { line, column } = positionAt(source, range?.start ?? -1);
          const written = (lines[line - 1] ?? '').slice(column - 1);
          return range === undefined || !new RegExp(`^(["']?)${key}\\1\\s*:`).test(written);
        })
        .map((key) => `${path}: ${key}`);
    });
    expect(misplaced).toEqual([]);
  });
});
