import { build, transform } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licencesOf } from './licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'src/inspector');

/** The inspector's page, into which a dump is inserted, and the source files of the page. */
export interface InspectorPage {
  readonly html: string;
  readonly inputs: readonly string[];
}

/** Builds the inspector as one page that needs no other files. It has two empty slots for dumps. */
export async function buildInspectorPage(): Promise<InspectorPage> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/inspector/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    // Every page that people keep or send contains the script, and so does dist/.
    minify: true,
  });
  const script = outputFiles[0]?.text ?? '';
  const style = await shorten(readFileSync(join(folder, 'inspector.css'), 'utf8'));
  const parts = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">`,
    style: `<style>${style}</style>`,
    data: `${slotOf('dump')}\n${slotOf('other')}`,
    // People send the page to each other as a single file.
    licences: `<script type="text/plain" id="licences">\n${licencesOf(Object.keys(metafile.inputs))}</script>`,
    script: `<script>${script}</script>`,
  };
  // The inserted text is not searched for further marks.
  const html = readFileSync(join(folder, 'inspector.html'), 'utf8').replaceAll(
    /<!-- (policy|style|data|licences|script) -->/g,
    (_, name: keyof typeof parts) => parts[name],
  );
  return { html, inputs: Object.keys(metafile.inputs) };
}

async function shorten(style: string): Promise<string> {
  const { code } = await transform(style, { loader: 'css', minify: true, charset: 'ascii' });
  return code.trimEnd();
}

/** A `<script>` element for JSON, which browsers do not run. */
function slotOf(name: string): string {
  return `<script type="application/json" id="${name}">{{${name}}}</script>`;
}

/**
 * The page loads nothing and sends nothing. Only this script and this style are allowed, by their hashes. Not even our
 * own script can turn text into HTML.
 */
function policyOf(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
