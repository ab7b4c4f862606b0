import type { Family } from '../types.ts';
import { COMMENT_FORMS } from './things/comment-forms.ts';
import { CONSTRUCTS } from './things/constructs.ts';
import { DECLARED_FORMS } from './things/declared-forms.ts';
import { ERRORS_AND_LOGS } from './things/errors-and-logs.ts';
import { LINE_FORMS } from './things/line-forms.ts';
import { compileThings } from './things/named-things.ts';
import { FILE_CONTENTS } from './things/file-contents.ts';
import { STATEMENT_CONSTRUCTS } from './things/statement-constructs.ts';
import { SWIFT_FORMS } from './things/swift-forms.ts';
import { VOCABULARY } from './things/vocabulary/vocabulary.ts';
import { createThingList } from './things/thing-list.ts';

const THINGS = [
  ...STATEMENT_CONSTRUCTS,
  ...FILE_CONTENTS,
  ...DECLARED_FORMS,
  ...LINE_FORMS,
  ...SWIFT_FORMS,
  ...COMMENT_FORMS,
  ...CONSTRUCTS,
  ...VOCABULARY,
];
const OWN = createThingList(THINGS);
const ALL = createThingList([...THINGS, ...ERRORS_AND_LOGS]);

/** Rules about forms of code, by their names: nested ternaries, default exports, type assertions. */
export const CONSTRUCTS_FAMILY: Family = {
  name: 'constructs',
  // `any` in backticks is a type here, and no word for all of them.
  compile: (clause) =>
    /`any` type (?:assertions?|casts?)/.test(clause.statement.text) ? undefined : compileThings(clause, OWN, ALL),
};
