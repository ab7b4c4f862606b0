import { around } from './kinds/around.ts';
import { bentJson } from './kinds/bent-json.ts';
import { containers } from './kinds/containers.ts';
import { cutOff } from './kinds/cut-off.ts';
import { documents } from './kinds/documents.ts';
import { empty } from './kinds/empty.ts';
import { enumValues } from './kinds/enum-values.ts';
import { fieldShapes } from './kinds/field-shapes.ts';
import { formats } from './kinds/formats.ts';
import { keyNames } from './kinds/key-names.ts';
import { notShown } from './kinds/not-shown.ts';
import { nothingFound } from './kinds/nothing-found.ts';
import { numbers } from './kinds/numbers.ts';
import { paths } from './kinds/paths.ts';
import { plain } from './kinds/plain.ts';
import { reviewTools } from './kinds/review-tools.ts';
import { serverAnswers } from './kinds/server-answers.ts';
import { severalAnswers } from './kinds/several-answers.ts';
import { thinking } from './kinds/thinking.ts';
import { toolCalls } from './kinds/tool-calls.ts';
import { trees } from './kinds/trees.ts';
import type { Group } from './types.ts';

/** All kinds of replies, in the order of the table. */
export const GROUPS: readonly Group[] = [
  plain,
  cutOff,
  around,
  thinking,
  enumValues,
  fieldShapes,
  paths,
  bentJson,
  keyNames,
  numbers,
  containers,
  toolCalls,
  formats,
  empty,
  notShown,
  serverAnswers,
  trees,
  reviewTools,
  documents,
  severalAnswers,
  nothingFound,
];
