import type { Family } from '../types.ts';
import { compileThings } from './things/named-things.ts';
import { THING_LISTS } from './things/thing-lists.ts';

/** Rules about errors that are lost, and about what must not be left behind: prints, debuggers, comments with code. */
export const ERRORS_AND_LOGS_FAMILY: Family = {
  name: 'errors-and-logs',
  compile: (clause) => compileThings(clause, THING_LISTS.errorsAndLogs, THING_LISTS.besideErrorsAndLogs),
};
