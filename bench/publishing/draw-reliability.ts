import { readFileSync, writeFileSync } from 'node:fs';
import { drawReliability } from './reliability.ts';
import type { StoredResults } from './stored-results.ts';

/** Draws docs/reliability.md from the stored results: `node bench/publishing/draw-reliability.ts`. */
const stored: StoredResults = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'));
writeFileSync(new URL('../../docs/reliability.md', import.meta.url), drawReliability(stored));
