/**
 * Writes the pages of the site into `site/pages`, from the documents of the repository. The documents stay as GitHub shows
 * them; this script changes what differs on a site: links, comments of generators, and marks that the generator of the
 * site would take for its own.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDRESS } from '../scripts/address.ts';
import { headingSlug } from './heading-slug.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = fileURLToPath(new URL('pages', import.meta.url));

/** Pages of the site by their path in the repository. Everything else is on GitHub. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ...listDocuments().map((path) => [path, placeOfDocument(path)] as const),
  ...['ARCHITECTURE', 'CHANGELOG', 'CODE_OF_CONDUCT', 'CONTRIBUTING', 'SECURITY'].map(
    (name) => [`${name}.md`, `project/${name.toLowerCase().replaceAll('_', '-')}.md`] as const,
  ),
]);

function listDocuments(): readonly string[] {
  return readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => posix.join('docs', join(entry.parentPath, entry.name).slice(join(root, 'docs').length)));
}

function placeOfDocument(path: string): string {
  return path === 'docs/README.md' ? 'all.md' : path.slice('docs/'.length).replace(/README\.md$/, 'index.md');
}

/** Splits a text into code, which stays as it is, and the rest. */
function outsideOfCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(^(?:```+|~~~+)[\s\S]*?^(?:```+|~~~+) *$|(?<!`)`(?!`)[^`\n]+`(?!`)|``[^\n]+?``)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Places that a document names by `<a id="…">`, as the names of the headings that follow. */
function readOwnAnchors(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/<a id="([^"]+)"><\/a>\s*#+ (.+)/g)].map(([, id = '', title = '']) => [id, headingSlug(title)]),
  );
}

function preparePage(path: string): string {
  const text = readFileSync(join(root, path), 'utf8')
    .replaceAll(/^<!--[\s\S]*?-->\n*/gm, '')
    .replaceAll(/^```files$/gm, '```text');
  const anchors = readOwnAnchors(text);
  const linked = outsideOfCode(text, (part) =>
    part
      .replaceAll(/<a id="[^"]+"><\/a>\s*/g, '')
      .replaceAll(/\]\((?![a-z]+:)([^)\s]+)\)/g, (_all, target: string) => `](${linkOf(path, target, anchors)})`),
  );
  // Double braces would be read as code of the page.
  return `::: v-pre\n\n${linked}\n\n:::\n`;
}

function linkOf(from: string, target: string, anchors: ReadonlyMap<string, string>): string {
  const [name = '', anchor] = target.split('#');
  const hash = anchor === undefined ? '' : `#${anchors.get(anchor) ?? anchor}`;
  if (name === '') {
    return hash;
  }
  const path = posix.join(posix.dirname(from), name);
  const place = PLACES.get(path) ?? PLACES.get(`${path.replace(/\/$/, '')}/README.md`);
  if (place !== undefined) {
    return `/${place}${hash}`;
  }
  return path.startsWith('docs/pictures/')
    ? `/${path.slice('docs/'.length)}`
    : `${ADDRESS.homepage}/blob/main/${path}${hash}`;
}

/** The inspector on the example of the repository, as a user would get it. */
function writeInspector(file: string): void {
  const args = ['dist/cli.js', 'dump', '--repo', 'examples/shop', '--diff', 'examples/shop.diff'];
  execFileSync(process.execPath, [...args, '--format', 'html', '--output', file], { cwd: root });
}

const INSPECTOR_PAGE = `# A prompt to look at

This is what \`housestyle dump --format html\` writes for a small change: one page, which loads nothing and sends nothing. [Open it alone](./inspector-example.html).
`;

rmSync(pages, { recursive: true, force: true });
for (const [path, place] of PLACES) {
  mkdirSync(dirname(join(pages, place)), { recursive: true });
  writeFileSync(join(pages, place), preparePage(path));
}
writeFileSync(join(pages, 'index.md'), preparePage('README.md'));
writeFileSync(join(pages, 'inspector.md'), INSPECTOR_PAGE);
mkdirSync(join(pages, 'public'), { recursive: true });
cpSync(join(root, 'docs/pictures'), join(pages, 'public/pictures'), { recursive: true });
writeInspector(join(pages, 'public/inspector-example.html'));
console.log(`${PLACES.size + 2} pages are prepared`);
