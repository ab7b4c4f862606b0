import { readFileSync, writeFileSync } from 'node:fs';
import { drawReliability } from './reliability.ts';
import type { StoredResults } from './stored-results.ts';

/**
 * Draws docs/reliability.md from stored results.
 *
 *     node bench/publishing/draw-reliability.ts RESULTS…
 */
const stored = process.argv.slice(2).map((file): StoredResults => JSON.parse(readFileSync(file, 'utf8')));
writeFileSync('docs/reliability.md', drawReliability(stored));
