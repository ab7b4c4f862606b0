import { regexSource } from '../../text/regex.ts';

/** An action: `use tabs` has the verb `use` and the object `tabs`. */
export interface Action {
  /** The verb's stem, which `using` and `use` share. It is `us`, the stem of `use`, if only a thing is named. */
  readonly verb: string;
  readonly object: string;
}

/** The verbs with which statements of guidelines begin. */
const VERBS = [
  'abbreviate access add allow annotate append apply assign bypass call catch change check choose chain',
  'combine comment commit concatenate copy create declare define delete depend disable document edit',
  'employ enable expose export extend format hardcode hard-code handle ignore implement import include',
  'indent inline initialize inject install introduce keep leave log mark mix mock modify mutate name',
  'nest omit open overload override pass perform place prefix print push put query raise read rebase',
  'refactor rely remove rename return reuse run set share skip sort split squash start store suppress',
  'swallow test throw trust update use utilise utilize validate wrap write',
].flatMap((line) => line.split(' '));
const STEMS: ReadonlySet<string> = new Set(VERBS.map(verbStem));
const SAME_AS_USE: ReadonlySet<string> = new Set(['employ', 'utilise', 'utilize', 'choose'].map(verbStem));

/** The verb at the beginning of plain words, if it is one of `VERBS`. */
export function leadingVerb(words: string): string | undefined {
  const first = /^[a-z-]+(?= )/.exec(words)?.[0];
  return first !== undefined && STEMS.has(verbStem(first)) ? first : undefined;
}

/** Reads an action from plain words. If they only name a thing, the action is to use it. */
export function readAction(words: string, asks: 'action' | 'thing'): Action {
  const verb = leadingVerb(words) ?? (asks === 'action' ? /^[a-z-]+(?= )/.exec(words)?.[0] : undefined);
  const stem = verbStem(verb ?? 'use');
  const object = words.slice(verb?.length ?? 0).trim();
  return { verb: SAME_AS_USE.has(stem) ? verbStem('use') : stem, object };
}

/** The stem of a verb. `committing` and `commit` have the same stem, `using` and `use` too. */
function verbStem(verb: string): string {
  return verb
    .replace(/ing$/, '')
    .replace(/e$/, '')
    .replace(/(?<last>[b-df-hj-np-tv-z])\k<last>$/, '$<last>');
}

const ARTICLES = /(?:^|(?<= ))(?:the|an?|any|our|your|their|its) /g;
const KIND_OF_CODE = regexSource`
  (?:
    keyword|type|function|operator|method|call|statement|assertion|cast|declaration|module|package|library|macro
    |class|hook|tag|directive|annotation|decorator|expression|block|attribute
  )s?
`;
const CODE_WITH_KIND = new RegExp(`^(?:${KIND_OF_CODE} )?([\\uE000-\\uF8FF])(?: ${KIND_OF_CODE})?$`);
const CODE_LIST = /^[\uE000-\uF8FF](?:(?:, (?:and |or |nor )?| and | or | nor | ?\/ ?)[\uE000-\uF8FF])+$/;

/**
 * The things that an object names, without articles. A list of code (`a`, `b` and `c`) gives each of its items. It gives
 * none if it is uncertain which items are meant: to require `a` or `b` requires neither.
 */
export function listThings(object: string, which: 'all' | 'any'): readonly string[] {
  const plain = object.replaceAll(ARTICLES, '').replaceAll(/["“”]/g, '').trim();
  if (!CODE_LIST.test(plain)) {
    return [plain.replace(CODE_WITH_KIND, '$1')];
  }
  return which === 'all' && / or |\//.test(plain) ? [] : [...plain.matchAll(/[\uE000-\uF8FF]/g)].map(([code]) => code);
}
