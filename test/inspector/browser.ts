import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { buildInspectorPage } from '../../scripts/inspector-page.ts';
import { dumpHtml } from '../../src/reports/dumps/dump-html.ts';
import { dumpJson, type PromptDump } from '../../src/reports/dumps/dump.ts';

/** Paths where Chromium may be installed. The variable `CHROMIUM` names another one. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath = [process.env['CHROMIUM'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

/** A page of the inspector in a real browser, with the problems that it had. */
export interface OpenPage {
  readonly page: Page;
  /** Addresses of all requests of the page, except the page itself. */
  readonly requests: readonly string[];
  /** Errors, warnings and violations of the page's policy. */
  readonly complaints: readonly string[];
}

export interface Inspector {
  open(dump: PromptDump, how?: How): Promise<OpenPage>;
  /** Opens any page. */
  openHtml(text: string, context?: BrowserContextOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

interface How {
  readonly other?: PromptDump;
  readonly hash?: string;
  readonly context?: BrowserContextOptions;
}

/** Starts one browser, for pages that are built in the same way as `dist/`. */
export async function startInspector(executablePath: string): Promise<Inspector> {
  const { html } = await buildInspectorPage();
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-inspector-'));
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  let files = 0;
  return {
    open: async (dump, { other, hash = '', context = {} } = {}) => {
      files += 1;
      const file = join(folder, `${files}.html`);
      writeFileSync(file, dumpHtml(html, dump, other === undefined ? undefined : JSON.stringify(dumpJson(other))));
      return openPage(browser, `${pathToFileURL(file).href}${hash}`, context);
    },
    openHtml: async (text, context = {}) => {
      files += 1;
      const file = join(folder, `${files}.html`);
      writeFileSync(file, text);
      return openPage(browser, pathToFileURL(file).href, context);
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openPage(browser: Browser, url: string, options: BrowserContextOptions): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Violations of the policy are written to the console too.
  page.on('console', (message) => complaints.push(message.text()));
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  return {
    page,
    complaints,
    get requests() {
      return requests.filter((address) => address !== url.replace(/#.*$/, ''));
    },
  };
}
