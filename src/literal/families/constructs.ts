import type { Family } from '../types.ts';
import { CONSTRUCTS } from './things/constructs.ts';
import { ERRORS_AND_LOGS } from './things/errors-and-logs.ts';
import { compileThings } from './things/named-things.ts';

/** Rules about forms of code, by their names: nested ternaries, default exports, type assertions. */
export const CONSTRUCTS_FAMILY: Family = {
  name: 'constructs',
  compile: (clause) => compileThings(clause, CONSTRUCTS, [...CONSTRUCTS, ...ERRORS_AND_LOGS]),
};
