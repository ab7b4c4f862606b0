import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { drawReview, HEIGHT } from '../../scripts/review-picture.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { casesToRun } from '../harness/whole.ts';
import { chromiumPath } from '../inspector/browser.ts';
import { difference, photograph, type Look } from '../inspector/looks.ts';
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

const LOOKS = join(ROOT, 'test/inspector/looks.json');

/** Below this difference, two looks are of the same view: other fonts make less, another view or scheme of colours more. */
const SAME = 0.02;

/** The pages that the commands write, and the arguments for it. */
const CHANGE = ['--base', 'main', '--head', 'vouchers'];
const PAGES = [
  { of: 'a prompt', args: ['dump', ...CHANGE] },
  { of: 'a review', args: ['review', ...CHANGE] },
  { of: 'a validation', args: ['validate'] },
];

const WINDOWS = ([1400, 400] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Has a command write its page about the shop, and returns the address of the page. */
async function writePage(args: readonly string[]): Promise<string> {
  const { base, head } = readShop();
  const { directory } = await makeRepository({
    commits: [{ message: 'Sum up carts', files: base }],
    branches: { vouchers: { commits: [{ message: 'Accept vouchers', files: head }] } },
  });
  const file = join(directory, 'page.html');
  const written = await runCli([...args, '--format', 'html', '--output', file], { cwd: directory });
  expect(written).toMatchObject({ exitCode: 0 });
  return pathToFileURL(file).href;
}

describe.skipIf(chromiumPath === undefined)('in a browser', () => {
  let browser: Browser;
  const looks = JSON.parse(readFileSync(LOOKS, 'utf8')) as Record<string, string>;

  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: chromiumPath ?? '', args });
  });
  afterAll(async () => {
    await browser.close();
    if (isDrawing) {
      writeFileSync(LOOKS, `${JSON.stringify(looks, undefined, 2)}\n`);
    }
  });

  it.each(['light', 'dark'] as const)('the picture of a review has room for everything (%s)', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    await page.goto(pathToFileURL(join(PICTURES, 'review.svg')).href);
    const height = await page.evaluate("document.querySelector('.page').scrollHeight");
    expect(height).toBeLessThanOrEqual(HEIGHT);
    expect(height).toBeGreaterThan(HEIGHT - 150);
    await page.close();
  });

  async function lookAt(address: string, window: BrowserContextOptions, keepAs?: string): Promise<Look> {
    const page = await browser.newPage(window);
    try {
      await page.goto(address);
      if (keepAs !== undefined) {
        writeFileSync(keepAs, await page.screenshot({ animations: 'disabled' }));
      }
      return await photograph(browser, page);
    } finally {
      await page.close();
    }
  }

  it('the picture of the inspector is one of the present page', async () => {
    const viewport = { width: 1200, height: 640 };
    const kept = join(PICTURES, 'inspector.png');
    const page = await writePage(['dump', ...CHANGE]);
    // Fonts differ from machine to machine, so the picture is only replaced when somebody asks for it.
    const look = await lookAt(page, { viewport, colorScheme: 'light' }, isDrawing ? kept : undefined);
    expect(difference(look, await lookAt(pathToFileURL(kept).href, { viewport }))).toBeLessThan(SAME);
  });

  it.each(casesToRun(PAGES, 1))(
    'the page of $of looks as it did, wide and narrow, light and dark',
    async ({ of, args }) => {
      const page = await writePage(args);
      const seen: Record<string, Look> = {};
      for (const { width, colorScheme } of WINDOWS) {
        // One after the other, because two photographs at once take as long.
        seen[`${of}, ${width} px, ${colorScheme}`] = await lookAt(page, {
          viewport: { width, height: 900 },
          colorScheme,
        });
      }
      if (isDrawing) {
        Object.assign(looks, seen);
      }
      for (const [name, look] of Object.entries(seen)) {
        const nearest = Object.keys(looks).toSorted(
          (a, b) => difference(look, looks[a] ?? '') - difference(look, looks[b] ?? ''),
        );
        expect(nearest[0]).toBe(name);
        expect({ name, difference: difference(look, looks[name] ?? '') }).toEqual({
          name,
          difference: expect.toSatisfy((by: number) => by < SAME),
        });
      }
    },
  );
});

it.each(['review.svg', 'inspector.png'])('%s is small', (name) => {
  expect(statSync(join(PICTURES, name)).size).toBeLessThan(MAX_BYTES);
});
