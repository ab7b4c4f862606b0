import type { Family } from '../types.ts';
import { CONSTRUCTS } from './things/constructs.ts';
import { ERRORS_AND_LOGS } from './things/errors-and-logs.ts';
import { compileThings } from './things/named-things.ts';
import { STATEMENT_CONSTRUCTS } from './things/statement-constructs.ts';
import { SENSITIVE_LOGS } from './things/sensitive-logs.ts';
import { createThingList } from './things/thing-list.ts';

const OWN = createThingList([...ERRORS_AND_LOGS, ...SENSITIVE_LOGS]);
const ALL = createThingList([...ERRORS_AND_LOGS, ...SENSITIVE_LOGS, ...STATEMENT_CONSTRUCTS, ...CONSTRUCTS]);

/** Rules about errors that are lost, and about what must not be left behind: prints, debuggers, comments with code. */
export const ERRORS_AND_LOGS_FAMILY: Family = {
  name: 'errors-and-logs',
  compile: (clause) => compileThings(clause, OWN, ALL),
};
