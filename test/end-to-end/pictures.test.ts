import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { drawReview, HEIGHT } from '../../scripts/review-picture.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { chromiumPath } from '../inspector/browser.ts';
import { NUMBER, setStage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'docs/pictures');
const MAX_BYTES = 200_000;

/** `npm run pictures` replaces the pictures. */
const isDrawing = process.env['HOUSESTYLE_DRAW'] !== undefined;

function readFiles(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')] as const),
  );
}

/** The shop of `examples/`, before and after its change. */
function readShop(): {
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'examples/shop'), folder, { recursive: true });
  const base = readFiles(folder);
  execFileSync('git', ['apply', join(ROOT, 'examples/shop.diff')], { cwd: folder });
  return { base, head: readFiles(folder) };
}

it('the picture of a review shows what the Action posts', async () => {
  const { github, run } = await setStage({ ...readShop(), title: 'Accept vouchers' });
  const { exitCode } = await run();
  expect(exitCode).toBe(0);
  const shown = github.reviewComments(NUMBER).filter(({ body }) => body.includes('rule out `var`'));
  const picture = drawReview({
    summary: github.issueComments(NUMBER)[0]?.body ?? '',
    comments: shown.map(({ path, body, anchor }) => ({
      path,
      body,
      diffHunk: anchor?.diffHunk ?? '',
    })),
  });
  expect(shown).toHaveLength(1);
  if (isDrawing) {
    writeFileSync(join(PICTURES, 'review.svg'), picture);
  }
  expect(picture).toBe(readFileSync(join(PICTURES, 'review.svg'), 'utf8'));
});

describe.skipIf(chromiumPath === undefined)('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: chromiumPath ?? '', args });
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)('the picture of a review has room for everything (%s)', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    await page.goto(pathToFileURL(join(PICTURES, 'review.svg')).href);
    const height = await page.evaluate("document.querySelector('.page').scrollHeight");
    expect(height).toBeLessThanOrEqual(HEIGHT);
    expect(height).toBeGreaterThan(HEIGHT - 150);
    await page.close();
  });

  it('the picture of the inspector is one of the present page', async () => {
    const { base, head } = readShop();
    const { directory } = await makeRepository({
      commits: [{ message: 'Sum up carts', files: base }],
      branches: { vouchers: { commits: [{ message: 'Accept vouchers', files: head }] } },
    });
    const file = join(directory, 'prompt.html');
    const args = ['dump', '--base', 'main', '--head', 'vouchers', '--format', 'html', '--output', file];
    expect(await runCli(args, { cwd: directory })).toMatchObject({ exitCode: 0 });
    const page = await browser.newPage({ viewport: { width: 1200, height: 640 }, colorScheme: 'light' });
    await page.goto(pathToFileURL(file).href);
    const picture = await page.screenshot({ animations: 'disabled' });
    await page.close();
    // Fonts differ from machine to machine, so the picture is only replaced when somebody asks for it.
    if (isDrawing) {
      writeFileSync(join(PICTURES, 'inspector.png'), picture);
    }
    const kept = readFileSync(join(PICTURES, 'inspector.png'));
    expect([kept.readUInt32BE(16), kept.readUInt32BE(20)]).toEqual([1200, 640]);
    expect(picture.length).toBeGreaterThan(20_000);
  });
});

it.each(['review.svg', 'inspector.png'])('%s is small', (name) => {
  expect(statSync(join(PICTURES, name)).size).toBeLessThan(MAX_BYTES);
});
