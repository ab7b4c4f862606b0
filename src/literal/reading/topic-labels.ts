import { unmaskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import type { NotCompiled } from '../types.ts';
import { isTopicOfList, NO_TOPIC } from './scope/doubts.ts';
import { readLabel } from './scope/labels.ts';
import { rewordSentence } from './wordings/rewordings.ts';
import { regex } from '../../text/regex.ts';

export const UNKNOWN_LABEL: NotCompiled = {
  reason: 'its label may limit where it counts',
  hint: 'begin with the rule: "In tests, never use `x`"',
};

/**
 * What follows a label that is not understood, if it is an order and the label only names a topic: `SDK isolation: never use x`.
 * Only a check that says itself what it is about is sure then.
 */
export function splitTopic(plain: string, codes: readonly string[]): string | undefined {
  const { label = '', rest = '' } = LABELLED_ORDER.exec(plain)?.groups ?? {};
  return rest !== '' &&
    readLabel(plain, codes) === undefined &&
    isTopicOfList(label) &&
    !NO_TOPIC.test(label) &&
    !NAMED_FILES.test(label) &&
    !isPart(label, unmaskCodeSpans(rest, codes))
    ? rewordSentence(rest)
    : undefined;
}

/** `project files: 4 spaces` is about files that are known by another name, unlike `files: 4 spaces`. */
const NAMED_FILES = /. files?$/;

/** `root sdk: line length 120` is about a part of the repository, unlike ``prisma client: import it from `db`, not `@prisma/client` ``. */
function isPart(label: string, rest: string): boolean {
  const [first = ''] = label.split(' ');
  return PART.test(label) && !rest.toLowerCase().includes(first);
}

const PART = regex()`
  .[ /-](?:
    sdks?|librar(?:y|ies)|packages?|modules?|apps?|applications?|services?|plugins?|extensions?|crates?|servers?
    |clients?|workers?|daemons?|engines?|workspaces?
  )$
`;

const LABELLED_ORDER = /^(?<label>[a-z][a-z0-9/& '’-]{1,40}): (?<rest>\S.+)$/s;
