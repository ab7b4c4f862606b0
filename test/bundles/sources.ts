import type { Sources } from './build.ts';

/** A small program of ES modules and CommonJS modules, with unused code that bundlers cannot remove. */
export const SOURCES: Sources = {
  'src/index.js': `
import { readFileSync } from 'node:fs';
import { parse } from './parse.js';
import { total, average } from './numbers.js';
import legacy from './legacy.js';

export async function run(path, options = {}) {
  const rows = parse(readFileSync(path, 'utf8'));
  for (const row of rows) {
    if (options.verbose && row.length > 3) {
      console.log('row', legacy.format(row), row.length);
    }
  }
  return { total: total(rows.flat()), average: average(rows.flat()) };
}

run(process.argv[2], { verbose: true }).then((result) => {
  console.log(JSON.stringify(result));
});
`,
  'src/parse.js': `
const SEPARATOR = /[;,\\t]/;

function trimAll(cells) {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

export function parse(text) {
  const rows = [];
  for (const line of text.split('\\n')) {
    if (line.startsWith('#')) continue;
    const cells = trimAll(line.split(SEPARATOR));
    rows.push(cells.map((cell) => Number(cell)));
  }
  return rows;
}
`,
  'src/numbers.js': `
export function total(numbers) {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

export function average(numbers) {
  return numbers.length === 0 ? undefined : total(numbers) / numbers.length;
}

export class Counter {
  #count = 0;
  add() { return ++this.#count; }
}
globalThis.counter = new Counter();
`,
  'src/legacy.js': `
var pad = require('./pad.js');
exports.format = function format(row) {
  return row.map(function (cell) { return pad(String(cell), 4); }).join('|');
};
exports.version = '1.0.0';
`,
  'src/pad.js': `
module.exports = function pad(text, width) {
  while (text.length < width) {
    text = ' ' + text;
  }
  return text;
};
`,
};

/** The sources with a text of one of them replaced. */
export function edited(path: string, from: string, to: string): Sources {
  const text = SOURCES[path] ?? '';
  if (!text.includes(from)) {
    throw new Error(`${path} does not hold ${from}`);
  }
  return { ...SOURCES, [path]: text.replace(from, to) };
}

/** The sources with one more module, which `src/numbers.js` imports. */
export const WITH_ADDED: Sources = {
  ...edited('src/numbers.js', 'export function total', "import { round } from './added.js';\nexport function total"),
  'src/added.js': `
const DIGITS = 2;
export function round(number) {
  const factor = 10 ** DIGITS;
  return Math.round(number * factor) / factor;
}
globalThis.round = round;
`,
};
