import type { Family } from '../types.ts';
import { compileThings } from './things/named-things.ts';
import { THING_LISTS } from './things/thing-lists.ts';

/** Rules about forms of code, by their names: nested ternaries, default exports, type assertions. */
export const CONSTRUCTS_FAMILY: Family = {
  name: 'constructs',
  // `any` in backticks is a type here, and no word for all of them.
  compile: (clause) =>
    /`any` type (?:assertions?|casts?)/.test(clause.statement.text)
      ? undefined
      : compileThings(clause, THING_LISTS.constructs, THING_LISTS.besideConstructs),
};
