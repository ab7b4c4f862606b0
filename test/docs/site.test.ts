import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headingSlug } from '../../site/heading-slug.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each([
  ['How good it is', 'how-good-it-is'],
  ['`uses`: code, and `imports`', 'uses-code-and-imports'],
  ['A [link](x.md) in a heading', 'a-link-in-a-heading'],
  ["GitHub's rate limit – and yours", 'githubs-rate-limit--and-yours'],
])('the site names the heading %j as GitHub does', (title, slug) => {
  expect(headingSlug(title)).toBe(slug);
});

it('each document is in the side bar of the site', () => {
  const config = readFileSync(join(ROOT, 'site/.vitepress/config.ts'), 'utf8');
  const documents = readdirSync(join(ROOT, 'docs')).flatMap((name) => /^([a-z].*)\.md$/.exec(name)?.[1] ?? []);
  expect(documents.filter((name) => !config.includes(`'${name}'`))).toEqual([]);
});

it('the packages of the site are locked with a digest', () => {
  const { packages }: { packages: Record<string, { integrity?: string; optional?: boolean; resolved?: string }> } =
    JSON.parse(readFileSync(join(ROOT, 'site/package-lock.json'), 'utf8'));
  const others = Object.entries(packages).filter(([name]) => name !== '');
  expect(others.length).toBeGreaterThan(50);
  expect(
    others.filter(([, one]) => one.integrity === undefined && one.optional !== true).map(([name]) => name),
  ).toEqual([]);
  expect(others.filter(([, one]) => one.resolved !== undefined)).toEqual([]);
});

it('the site has packages that the package.json of the repository does not have', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(devDependencies)).not.toContain('vitepress');
});
