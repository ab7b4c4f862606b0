import { BRACES_AND_PUNCTUATION } from './braces-and-punctuation.ts';
import { COMMENT_FORMS } from './comment-forms.ts';
import { CONSTRUCTS } from './constructs.ts';
import { DECLARED_FORMS } from './declared-forms.ts';
import { ERRORS_AND_LOGS } from './errors-and-logs.ts';
import { FILE_CONTENTS } from './file-contents.ts';
import { LAYOUT } from './layout.ts';
import { LOGGED_ERRORS } from './logged-twice.ts';
import { LINE_FORMS } from './line-forms.ts';
import { SENSITIVE_LOGS } from './sensitive-logs.ts';
import { STATEMENT_CONSTRUCTS } from './statement-constructs.ts';
import { SWIFT_FORMS } from './swift-forms.ts';
import { createThingList, indexThings } from './thing-list.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

const FORMS = [
  ...STATEMENT_CONSTRUCTS,
  ...FILE_CONTENTS,
  ...DECLARED_FORMS,
  ...LINE_FORMS,
  ...SWIFT_FORMS,
  ...COMMENT_FORMS,
  ...CONSTRUCTS,
  ...VOCABULARY,
];
const LEFT_BEHIND = [...ERRORS_AND_LOGS, ...LOGGED_ERRORS, ...SENSITIVE_LOGS];

const LAID_OUT = [...LAYOUT, ...BRACES_AND_PUNCTUATION];

const INDEX = indexThings([...FORMS, ...LEFT_BEHIND, ...LAID_OUT]);

/** The things of each family, and those that can follow in a list after the first one. */
export const THING_LISTS = {
  constructs: createThingList(INDEX, FORMS),
  besideConstructs: createThingList(INDEX, [...FORMS, ...ERRORS_AND_LOGS]),
  errorsAndLogs: createThingList(INDEX, LEFT_BEHIND),
  besideErrorsAndLogs: createThingList(INDEX, [...LEFT_BEHIND, ...STATEMENT_CONSTRUCTS, ...CONSTRUCTS]),
  layout: createThingList(INDEX, LAID_OUT),
};
