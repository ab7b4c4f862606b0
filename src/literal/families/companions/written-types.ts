import { createExpressionIndex } from '../../../text/expressions/expression-index.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { hasKind } from '../naming/declared-kinds.ts';
import type { Declared } from '../naming/declared.ts';
import type { NameTarget } from '../naming/targets.ts';
import { findLacking } from './find-lacking.ts';
import { readSubjects } from './subjects.ts';

const TYPED = ['python', 'typescript', 'typescriptreact', 'php'];
const ADJECTIVES = '(?:(?:explicit|full|complete|proper|strict|static|python) )*';
const HINTS = `${ADJECTIVES}(?:type (?:hints?|annotations?|hinting))`;
const RETURNS = `${ADJECTIVES}(?:return types?|return type (?:hints?|annotations?|declarations?)|types? (?:for|of) return values?)`;
const PARAMETERS = `(?:all |every |the )*(?:function |method )?(?:parameters?|arguments?|inputs?)(?: types?)?`;
const USE = '(?:use|add|include|provide|write|specify|declare|have|annotate|require|define)';
const ON = '(?:for|on|in|to|of|with)';

type Part = 'both' | 'parameters' | 'result';

/** Forms with what they ask for. Without targets, they ask it of all functions. */
const FORMS: readonly (readonly [RegExp, Part])[] = [
  [new RegExp(`^${USE} ${RETURNS}(?: ${ON} (?<targets>.+))?$`), 'result'],
  [new RegExp(`^(?<targets>.+?) (?:have|declare|specify|include|need) (?:an? )?${RETURNS}$`), 'result'],
  [/^(?:prefer |always use )?(?:explicit|full) return types?(?: annotations?)?$/, 'result'],
  [new RegExp(`^${USE} ${RETURNS} and ${HINTS} ${ON} ${PARAMETERS}$`), 'both'],
  [new RegExp(`^${USE} (?:explicit )?(?:parameter|argument) and return types? ${ON} (?<targets>.+)$`), 'both'],
  [new RegExp(`^${USE} ${HINTS} ${ON} ${PARAMETERS}(?:,? and (?:all )?return (?:types?|values?))$`), 'both'],
  [new RegExp(`^${USE} ${HINTS} ${ON} ${PARAMETERS}$`), 'parameters'],
  [new RegExp(`^${PARAMETERS} (?:have|need) ${HINTS}$`), 'parameters'],
  [new RegExp(`^annotate ${PARAMETERS},? and (?:all )?return (?:types?|values?)$`), 'both'],
  [new RegExp(`^annotate ${PARAMETERS}$`), 'parameters'],
  [
    new RegExp(
      `^${USE} (?:type hints?|${ADJECTIVES}type (?:hints?|annotations?))(?: (?:everywhere|throughout|consistently|always|for all code))?$`,
    ),
    'both',
  ],
  [
    new RegExp(`^(?:type )?(?:type hints?|type annotations?|hints|annotations) (?:be |are )?(?:mandatory|required)$`),
    'both',
  ],
  [
    new RegExp(
      `^${HINTS} (?:be |are )?(?:mandatory|required) ${ON} ${PARAMETERS},? and (?:all )?(?:return (?:types?|values?)|returns|outputs?)$`,
    ),
    'both',
  ],
  [new RegExp(`^${HINTS} (?:be |are )?(?:mandatory|required) ${ON} (?<targets>.+)$`), 'both'],
  [new RegExp(`^${RETURNS} (?:be |are )?(?:mandatory|required) ${ON} (?<targets>.+)$`), 'result'],
  [new RegExp(`^${USE} ${HINTS} ${ON} (?<targets>.+)$`), 'both'],
  [new RegExp(`^(?<targets>.+?) (?:have|include|need|use|carry) ${HINTS}$`), 'both'],
  [new RegExp(`^annotate (?<targets>.+?) with ${HINTS}$`), 'both'],
];

const BY_WORDS = createExpressionIndex(FORMS, ([form]) => [form]);

const ALL: readonly NameTarget[] = [
  {
    name: 'functions and methods',
    is: ({ one }) => one.kind === 'function' || one.kind === 'method',
    occursIn: (languageId) => hasKind(languageId, ['function', 'method']),
    common: {},
  },
];

/** Reads a rule that types are written: "Use type hints for all functions". */
export function readWrittenTypes(words: string, { scope }: Clause): CodeFinder | undefined {
  for (const [form, part] of BY_WORDS.listPossible(words)) {
    const match = form.exec(words);
    const named = match?.groups?.['targets'];
    const targets = match === null ? undefined : named === undefined ? ALL : readSubjects(named);
    const functions = targets?.filter(({ name }) => FUNCTIONS.test(name)) ?? [];
    if (functions.length > 0) {
      const isResult = part === 'result' && /\breturn types?\b/.test(words);
      const implied = (named === undefined && !isResult) || /\bhint/.test(words) ? ['python', 'php'] : TYPED;
      const languages = (scope.languages === undefined ? implied : TYPED).filter(
        (language) => scope.languages?.includes(language) !== false,
      );
      return languages.length === 0
        ? undefined
        : findLacking({
            targets: functions,
            without: MISSING[part],
            languages,
            lacks: (declared) => lacksTypes(declared, part),
          });
    }
  }
  return undefined;
}

const FUNCTIONS = /\b(?:functions|methods)\b/;
const MISSING: Readonly<Record<Part, string>> = {
  both: 'without written types of parameters or of the result',
  parameters: 'without written types of parameters',
  result: 'without a written type of the result',
};

function lacksTypes({ one, languageId }: Declared, part: Part): boolean {
  const { body, type, kind, name = '' } = one;
  // A lambda of Python has no place for types.
  const isLambda = body?.isArrow === true && languageId === 'python';
  if (
    body === undefined ||
    isLambda ||
    kind === 'constructor' ||
    /^test/i.test(name) ||
    one.modifiers.includes('set')
  ) {
    return false;
  }
  const lacksParameters = body.untyped > 0;
  // A function whose result is not written as a type is clear where it has none.
  const lacksResult = type === undefined && (part === 'result' ? one.hasBody : body.returnsValue);
  return (part !== 'result' && lacksParameters) || (part !== 'parameters' && lacksResult);
}
