import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Sections of the page with messages of Housestyle itself. */
const SECTIONS = ['Using the command', 'Configuration', 'Models', 'GitHub'];

function readSource(): string {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
    .replaceAll(/\\(['`])/g, '$1');
}

function readMessages(): readonly string[] {
  const page = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
  return page
    .split(/^## /m)
    .filter((section) => SECTIONS.some((title) => section.startsWith(`${title}\n`)))
    .flatMap((section) => [...section.matchAll(/^\| (?!message|-)(.+?) \|/gm)].map(([, message = '']) => message));
}

const source = readSource();

it.each(readMessages())('docs/troubleshooting.md explains a message that exists: %s', (message) => {
  const parts = message.split('…').map((part) => part.replaceAll(/^["`]+ ?|["`]+$/g, '').trim());
  const known = parts.filter((part) => part.length > 3);
  expect(known).not.toEqual([]);
  expect(known.filter((part) => !source.includes(part))).toEqual([]);
});

it('docs/troubleshooting.md has messages of each section', () => {
  expect(readMessages().length).toBeGreaterThan(25);
});
