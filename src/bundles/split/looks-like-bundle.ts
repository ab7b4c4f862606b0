/** Texts that bundlers leave in their output, minified or not. */
const MARKS: readonly string[] = [
  '__webpack_require__',
  '__webpack_modules__',
  'webpackJsonp',
  'webpackChunk',
  '__nccwpck_require__',
  '__commonJS(',
  '__toESM(',
  '__toCommonJS(',
  'getDefaultExportFromCjs',
  '//#region ',
  // esbuild, minified: `var a=Object.create;var b=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;`
  '=Object.getOwnPropertyDescriptor;var ',
];

/** Folders for build output, and names of minified files. */
const BUILT_PATH =
  /(?:^|\/)(?:dist|build|out|bundle|bundles|public|assets)\/|(?:\.min|\.bundle|[-.]umd|\.iife|\.global)\.[cm]?js$/;
/** People break lines earlier. */
const LONG_LINE_CHARACTERS = 500;
/** A shorter file can be reviewed line by line. */
const SHORT_FILE_CHARACTERS = 2_000;
/** esbuild and rollup write long files without a mark of their own. */
const LONG_FILE_CHARACTERS = 50_000;

/**
 * Guesses whether a file is a bundle, by its path relative to the root and the marks in its text. Nothing is parsed. A
 * wrong guess costs a needless comparison, or leaves a file to be reviewed line by line.
 */
export function looksLikeBundle(path: string, text: string): boolean {
  if (!/\.[cm]?js$/.test(path)) {
    return false;
  }
  return MARKS.some((mark) => text.includes(mark)) || isMinified(text) || (BUILT_PATH.test(path) && isLong(text));
}

function isMinified(text: string): boolean {
  return text.length >= SHORT_FILE_CHARACTERS && text.length / (text.split('\n').length + 1) >= LONG_LINE_CHARACTERS;
}

function isLong(text: string): boolean {
  return text.length >= LONG_FILE_CHARACTERS;
}
