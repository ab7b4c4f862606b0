import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ncc from '@vercel/ncc';
import { rollup, type ModuleFormat } from '@rollup/wasm-node';
import { build, transform, type BuildOptions } from 'esbuild';
import webpack, { type Configuration } from 'webpack';

/** Sources by path; `src/index.js` is the entry. */
export type Sources = Readonly<Record<string, string>>;

/** Builds sources with a real bundler and returns the text of the bundle. */
export type Build = (sources: Sources) => Promise<string>;

/** Bundlers whose output shows where each module begins and ends. */
export const BORDERED: Readonly<Record<string, Build>> = {
  'esbuild as ESM': esbuild({ format: 'esm' }),
  'esbuild as CommonJS': esbuild({ format: 'cjs' }),
  'esbuild in a function': esbuild({ format: 'iife' }),
  'webpack, not minified': pack({ mode: 'none' }),
  'webpack, concatenated': pack({ mode: 'production', optimization: { minimize: false } }),
  'webpack for development, by eval': pack({ mode: 'development', devtool: 'eval' }),
  ncc: vercel({ minify: false }),
};

/** Bundlers whose output does not show where modules begin and end, or shows only numbers. */
export const BORDERLESS: Readonly<Record<string, Build>> = {
  'esbuild, minified': esbuild({ format: 'esm', minify: true }),
  'webpack with numbers, minified': pack({
    mode: 'production',
    optimization: { concatenateModules: false, moduleIds: 'natural' },
  }),
  'webpack, minified': pack({ mode: 'production' }),
  'rollup as ESM': roll('es', false),
  'rollup as UMD': roll('umd', false),
  'rollup, minified': roll('cjs', true),
  'ncc, minified': vercel({ minify: true }),
};

function esbuild(options: BuildOptions): Build {
  return inFolder(async (folder) => {
    const built = await build({
      absWorkingDir: folder,
      entryPoints: ['src/index.js'],
      bundle: true,
      write: false,
      platform: 'node',
      logLevel: 'silent',
      ...options,
    });
    return built.outputFiles?.[0]?.text ?? '';
  });
}

function pack(configuration: Configuration): Build {
  return inFolder(
    (folder) =>
      new Promise((resolve, reject) => {
        webpack(
          {
            context: folder,
            entry: './src/index.js',
            output: { path: join(folder, 'dist'), filename: 'main.js' },
            target: 'node',
            cache: false,
            ...configuration,
          },
          (error, stats) => {
            const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
            return failed ? reject(failed) : resolve(readFileSync(join(folder, 'dist/main.js'), 'utf8'));
          },
        );
      }),
  );
}

function roll(format: ModuleFormat, minify: boolean): Build {
  return inFolder(async (folder) => {
    const bundle = await rollup({
      input: join(folder, 'src/index.js'),
      external: /^node:/,
      logLevel: 'silent',
      plugins: [{ name: 'as-es-modules', transform: asModule }],
    });
    const { output } = await bundle.generate({ format, name: 'bundle', globals: (id) => id });
    await bundle.close();
    const { code } = output[0];
    return minify ? (await transform(code, { minify, format: 'cjs' })).code : code;
  });
}

/** Rollup reads only ES modules. This function converts the CommonJS modules of the sources, which have these forms. */
function asModule(code: string): string {
  return code
    .replaceAll(/var (\w+) = require\((.*?)\);/g, 'import $1 from $2;')
    .replace('module.exports = ', 'export default ')
    .replaceAll(/^exports\.(\w+) = /gm, 'export const $1 = ')
    .replace('import legacy from', 'import * as legacy from');
}

function vercel({ minify }: { readonly minify: boolean }): Build {
  return inFolder(async (folder) => {
    const { code } = await ncc(join(folder, 'src/index.js'), { minify, cache: false, quiet: true });
    return code;
  });
}

/**
 * The folder is always the same, because webpack derives module ids from paths. A test file builds its bundles one after
 * the other.
 */
const folder = mkdtempSync(join(tmpdir(), 'housestyle-bundles-'));

function inFolder(run: (folder: string) => Promise<string>): Build {
  return async (sources) => {
    try {
      for (const [path, text] of Object.entries({ 'package.json': '{ "sideEffects": true }', ...sources })) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      return await run(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
