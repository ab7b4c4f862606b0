/**
 * Checks the built site: every link of every page, then the pages in a real browser. It ends with code 1 if something is
 * wrong. `CHROMIUM` names a browser; without any, only the links are checked. `--screenshots FOLDER` keeps pictures.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { ADDRESS } from '../scripts/address.ts';

const out = fileURLToPath(new URL('out', import.meta.url));
const base = `/${ADDRESS.repository.split('/')[1]}/`;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The file of the site for a path of an address, as a server of static files finds it. */
function fileOf(path: string): string | undefined {
  const name = decodeURIComponent(path.slice(base.length));
  return [name, `${name}.html`, posix.join(name, 'index.html')]
    .map((one) => join(out, one))
    .find((one) => path.startsWith(base) && existsSync(one) && statSync(one).isFile());
}

function listPages(): readonly string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== 'inspector-example.html' && name !== '404.html');
}

/** Links, pictures and scripts of all pages that lead nowhere on this site. */
function findDeadLinks(pages: readonly string[]): { readonly count: number; readonly dead: readonly string[] } {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const links = pages.flatMap((page) =>
    [...read(join(out, page)).matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, target = '']) => ({ page, target })),
  );
  const dead = links.filter(({ page, target }) => {
    const { origin, pathname, hash } = new URL(target.replaceAll('&amp;', '&'), `http://site${base}${page}`);
    const file = fileOf(pathname);
    const anchor = decodeURIComponent(hash.slice(1));
    return (
      origin === 'http://site' &&
      (file === undefined || (anchor !== '' && !read(file).includes(`id="${anchor.replaceAll('"', '&quot;')}"`)))
    );
  });
  return { count: links.length, dead: dead.map(({ page, target }) => `${page}: ${target}`) };
}

function expect(holds: boolean, what: string): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) {
    process.exitCode = 1;
  }
}

async function checkInBrowser(executablePath: string): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const file = fileOf(new URL(url, 'http://site').pathname);
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': TYPES[extname(file ?? '')] ?? 'text/plain' });
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => request.url().startsWith(address) || complaints.push(`asks ${request.url()}`));
    await visit(page, address);
    expect(complaints.length === 0, `no errors and no requests to others (${complaints.join('; ')})`);
  } finally {
    await browser.close();
    server.close();
  }
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(
    (await page.locator('h1').first().textContent())?.includes('Housestyle') === true,
    'the home page has its title',
  );
  await page.waitForFunction(
    "[...document.querySelectorAll('.vp-doc img')].every((one) => one.complete && one.naturalWidth > 100)",
  );
  expect((await page.locator('.vp-doc img').count()) === 2, 'the home page shows both pictures');
  await keep(page, 'home');

  await page.locator('.VPNavBarSearch button').first().click();
  await page.locator('#localsearch-input').fill('instructions-apply-to-leading-slash');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/rules\//);
  expect(/leading-slash/.test(page.url()), 'the search finds a rule');
  await keep(page, 'rule');

  await page.goto(`${address}inspector.html`);
  const frame = page.frameLocator('iframe');
  await frame.locator('h1').first().waitFor();
  expect(
    (await frame.locator('body').textContent())?.includes('src/cart.ts') === true,
    'the inspector shows the example',
  );
  await keep(page, 'inspector');

  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${address}reference.html`);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(Number(overflow) <= 0, 'a page of tables does not scroll sideways on a phone');
  await keep(page, 'phone');
}

async function keep(page: Page, name: string): Promise<void> {
  const index = process.argv.indexOf('--screenshots');
  if (index > 0) {
    await page.screenshot({ path: join(process.argv[index + 1] ?? '.', `${name}.png`) });
  }
}

const pages = listPages();
const { count, dead } = findDeadLinks(pages);
expect(pages.length > 250 && count > 5000, `${pages.length} pages with ${count} links`);
expect(dead.length === 0, `no link leads nowhere ${dead.slice(0, 20).join('\n')}`);
const executable = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path));
if (executable === undefined) {
  console.log('No Chromium is here: the pages were not opened.');
} else {
  await checkInBrowser(executable);
}
