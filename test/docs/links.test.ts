import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS } from '../../scripts/address.ts';

const ROOT = join(import.meta.dirname, '../..');

/** GitHub does not render a longer file ("Repository limits" in its documentation). */
const MAX_RENDERED_BYTES = 512_000;

/** The pages that people read on GitHub and on the site. */
const PAGES = [...listPages('.', false), ...listPages('docs', true), ...listPages('.github', true)];

function listPages(folder: string, isDeep: boolean): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: isDeep })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules'));
}

function readPage(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The text without code, in which brackets are not links. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '').replaceAll(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, 'code');
}

/** The names that GitHub gives to the headings of a page, and those that the page defines. */
function readAnchors(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const anchors = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name = '']) => name));
  for (const [, heading = ''] of text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const name = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    anchors.add(count === 0 ? name : `${name}-${count}`);
  }
  return anchors;
}

interface Link {
  readonly target: string;
  /** Path of the file from the root of the repository. */
  readonly file: string;
  readonly anchor: string;
}

/** The links of a page that lead into this repository, also by its address. */
function listLinks(path: string): readonly Link[] {
  const text = withoutCode(readPage(path));
  const targets = [
    ...[...text.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(([, target = '']) => target),
    ...[...text.matchAll(/<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)="([^"]+)"/g)].map(([, target = '']) => target),
  ];
  const ownPages = `${ADDRESS.homepage}/blob/main/`;
  return targets.flatMap((target) => {
    const isOwn = target.startsWith(ownPages);
    if (!isOwn && /^(?:[a-z]+:|\/\/)/.test(target)) {
      return [];
    }
    const [name = '', anchor = ''] = (isOwn ? target.slice(ownPages.length) : target).split('#');
    const folder = isOwn ? '.' : dirname(path);
    return [{ target, file: name === '' ? path : join(folder, decodeURIComponent(name)), anchor }];
  });
}

describe('the pages of the project', () => {
  const links = PAGES.flatMap((path) => listLinks(path).map((link) => ({ ...link, path })));

  it('link to files that exist', () => {
    const missing = links.filter(({ file }) => file.startsWith('..') || !existsSync(join(ROOT, file)));
    expect(missing.map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
    expect(links.length).toBeGreaterThan(100);
  });

  it('link to headings that exist', () => {
    const anchors = new Map(PAGES.map((path) => [path, readAnchors(readPage(path))]));
    const missing = links.filter(
      ({ file, anchor }) => anchor !== '' && anchors.get(file)?.has(decodeURIComponent(anchor)) === false,
    );
    expect(missing.map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
  });

  it('are short enough for GitHub to render them', () => {
    const long = PAGES.filter((path) => Buffer.byteLength(readPage(path)) > MAX_RENDERED_BYTES);
    expect(long).toEqual([]);
  });

  it('have no mark of a merge that was not finished', () => {
    const marked = PAGES.filter((path) =>
      /^(?:<{7}|>{7}|={7})(?: |$)/m.test(readPage(path).replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '')),
    );
    expect(marked).toEqual([]);
  });
});

it('every page of docs is reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) {
    for (const { file } of listLinks(path).filter((link) => link.file.endsWith('.md') && PAGES.includes(link.file))) {
      reached.add(file);
    }
  }
  expect(PAGES.filter((path) => path.startsWith('docs/') && !reached.has(path))).toEqual([]);
});
