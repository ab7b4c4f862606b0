import type { Family } from '../types.ts';
import { BRACES_AND_PUNCTUATION } from './things/braces-and-punctuation.ts';
import { LAYOUT } from './things/layout.ts';
import { compileThings } from './things/named-things.ts';
import { createThingList } from './things/thing-list.ts';

const ALL = createThingList([...LAYOUT, ...BRACES_AND_PUNCTUATION]);

/** Rules about how code is laid out, as far as no formatter of the repository owns it. */
export const LAYOUT_FAMILY: Family = {
  name: 'layout',
  compile: (clause) => compileThings(clause, ALL, ALL),
};
