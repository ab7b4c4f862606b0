import type { Family } from '../types.ts';
import { compileThings } from './things/named-things.ts';
import { THING_LISTS } from './things/thing-lists.ts';

/** Rules about how code is laid out, as far as no formatter of the repository owns it. */
export const LAYOUT_FAMILY: Family = {
  name: 'layout',
  compile: (clause) => compileThings(clause, THING_LISTS.layout, THING_LISTS.layout),
};
