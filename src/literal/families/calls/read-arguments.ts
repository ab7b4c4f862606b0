import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import { impliedLanguages } from '../../reading/scope/implied-languages.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { CODE, plainPhrase } from '../code-list.ts';
import { readsOnly } from '../reads-only.ts';
import { kindsOfFacts, type Target } from '../uses/target.ts';
import { compileTarget } from '../uses/targets.ts';
import { areAllKnown, isGiven, readArgument, type Argument } from './arguments.ts';
import { regex } from '../../../text/regex.ts';

const NOUN =
  '(?:keyword |named |optional |positional )*(?:argument|parameter|option|flag|property|prop|keyword|kwarg|value)s?';
const THE = '(?:the |an? |its |their |explicit |all |every |each |any )*';
const CALL = `${THE}(?<call>${CODE})(?<called> (?:function |method )?(?:calls?|invocations?))?`;
const ARGUMENT = `${THE}(?<argument>${CODE})(?<noun> ${NOUN})?(?: set)?`;
const TO = '(?:to|in|on|with|for)';

const GIVES = /^(?:pass|set|specify|include|provide|supply|add|give)$/;
const HAS = /^(?:have|pass|set|specify|include|provide|supply|use|take|receive|contain|need|get)$/;
const CALLS = /^(?:|use|call|invoke|run|have|write|make|allow)$/;
const ARGUMENT_TO_CALL = new RegExp(`^${ARGUMENT} ${TO} ${CALL}$`);
const CALL_WITH_ARGUMENT = new RegExp(`^${CALL} with ${ARGUMENT}$`);
const CALL_WITHOUT_ARGUMENT = new RegExp(`^${CALL} without (?:passing |specifying |setting )?${ARGUMENT}$`);
const CALL_WITH_WORDS = new RegExp(
  `^${CALL} with(?<out>out)? (?:passing |specifying )?${THE}(?<words>[a-z][a-z ]{2,30})$`,
);
const NO_ARGUMENTS = new RegExp(
  `^${THE}(?:no-arg(?:ument)?s?|argument-?less|zero-arg(?:ument)?|parameter-?less) (?<call>${CODE})(?: calls?)?$`,
);
const CALL_ALONE = new RegExp(`^${CALL}$`);
const ARGUMENT_ALONE = new RegExp(`^${ARGUMENT}$`);

/** What a rule says of a call. */
interface Asked {
  readonly call: string;
  readonly argument: string;
  readonly isForbidden: boolean;
}

/**
 * Reads which arguments a call must or must not have: "Always pass `timeout` to `requests.get()`", "Never call
 * `subprocess.run` with `shell=True`".
 */
export function readArgumentRule(clause: Clause): CodeFinder | undefined {
  const { codes, instead, allowed } = clause;
  if (instead !== undefined || allowed !== undefined) {
    return undefined;
  }
  const counted = readCounted(clause);
  if (counted !== undefined) {
    return counted;
  }
  const inSubprocess = readOfSubprocess(clause);
  const asked = inSubprocess ?? readAsked(clause);
  const [call = ''] = inSubprocess === undefined ? listMaskedCodes(asked?.call ?? '', codes) : ['subprocess'];
  const argument = readArgument(listMaskedCodes(asked?.argument ?? '', codes)[0] ?? '');
  const target = asked === undefined || argument === undefined ? undefined : readCall(call);
  if (asked === undefined || argument === undefined || target === undefined) {
    return undefined;
  }
  return asked.isForbidden
    ? forbidArgument(clause, withMembers(target), argument)
    : requireArgument(clause, target, argument);
}

/** ``Never use `shell=True` in subprocess calls``, where the module of Python is not quoted. */
function readOfSubprocess({ polarity, subject, verb, object }: Clause): Asked | undefined {
  const argument = OF_SUBPROCESS.exec(plainPhrase(object))?.groups?.['argument'];
  return argument === undefined ||
    polarity !== 'forbidden' ||
    plainPhrase(subject) !== '' ||
    !(GIVES.test(verb) || /^(?:use|)$/.test(verb))
    ? undefined
    : { call: '', argument, isForbidden: true };
}

const OF_SUBPROCESS = regex()`
  ^(?<argument>[\uE000-\uF8FF]) (?:in|with|for|on|to) (?:any |all |the )?(?:python )?subprocess(?:es)?
    (?: (?:calls?|code|commands?|invocations?|functions?))?$
`;

/** ``Never use `shell=True` with `subprocess` `` is about what a module offers. */
function withMembers(target: Target): Target {
  const members = /^[a-z_]+$/.test(target.code) ? compileTarget(`${target.code}.*`, 'call') : undefined;
  return members === undefined
    ? target
    : { ...target, isMeant: (use, facts) => target.isMeant(use, facts) || members.isMeant(use, facts) };
}

function readAsked({ polarity, subject, verb, object, codes }: Clause): Asked | undefined {
  const about = plainPhrase(subject);
  const said = plainPhrase(object);
  const isForbidden = polarity === 'forbidden';
  const of = (match: RegExpExecArray | null, isBan = isForbidden): Asked | undefined => {
    const { call = '', argument = '', called, noun } = match?.groups ?? {};
    // ``Use `a` with `b` `` may name two things that work together, unless one of them can only be a call or argument.
    const [code = ''] = listMaskedCodes(argument, codes);
    const [name = ''] = listMaskedCodes(call, codes);
    const isClear =
      /[=:]/.test(code) || noun !== undefined || (called !== undefined && GIVES.test(verb)) || name.endsWith(')');
    return match === null || !isClear ? undefined : { call, argument, isForbidden: isBan };
  };
  if (about === '') {
    if (GIVES.test(verb) || (isForbidden && verb === 'use')) {
      return of(ARGUMENT_TO_CALL.exec(said));
    }
    if (!CALLS.test(verb)) {
      return undefined;
    }
    const without = isForbidden ? of(CALL_WITHOUT_ARGUMENT.exec(said), false) : undefined;
    const found = CALL_WITH_ARGUMENT.exec(said);
    const code = listMaskedCodes(found?.groups?.['argument'] ?? '', codes)[0] ?? '';
    // A name after "with" may be anything that is used next to the call.
    return without ?? (/[=:]/.test(code) || found?.groups?.['noun'] !== undefined ? of(found) : undefined);
  }
  const call = CALL_ALONE.exec(about)?.groups;
  const given = HAS.test(verb) ? ARGUMENT_ALONE.exec(said) : null;
  const isCall =
    call?.['called'] !== undefined || (listMaskedCodes(call?.['call'] ?? '', codes)[0] ?? '').endsWith(')');
  const named = given === null || call === undefined || !isCall ? undefined : given.groups?.['argument'];
  return named === undefined ? undefined : { call: call?.['call'] ?? '', argument: named, isForbidden };
}

function readCall(code: string): Target | undefined {
  const name = code.trim().replace(/^new (?=[A-Z])/, '');
  const isName = /^\.?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)*(?:\(\))?$/u.test(name);
  const target = isName ? compileTarget(name, 'call') : undefined;
  return target?.by === 'use' ? target : undefined;
}

function requireArgument(clause: Clause, target: Target, argument: Argument): CodeFinder {
  const without = codeSpan(argument.written);
  return callFinder(
    clause,
    target,
    [argument.written],
    `calls of ${codeSpan(target.code)} without ${without}`,
    (given) =>
      areAllKnown(given, argument) && !isGiven(given, argument)
        ? `a call of ${codeSpan(target.code)} without ${without}`
        : undefined,
  );
}

function forbidArgument(clause: Clause, target: Target, argument: Argument): CodeFinder {
  const written = codeSpan(argument.written);
  return callFinder(clause, target, [argument.written], `calls of ${codeSpan(target.code)} with ${written}`, (given) =>
    isGiven(given, argument) ? `${written} in a call of ${codeSpan(target.code)}` : undefined,
  );
}

/** Words for an argument that is known by its position. */
const BY_POSITION: readonly { readonly words: RegExp; readonly call: RegExp; readonly least: number }[] = [
  { words: /^radix(?: (?:argument|parameter))?$/, call: /^(?:Number\.)?parseInt$/, least: 2 },
  {
    words: /^(?:proper |correct |complete )*dependenc(?:y|ies)(?: (?:array|list)s?)?$/,
    call: /^(?:React\.)?use(?:Effect|LayoutEffect|Memo|Callback|InsertionEffect)$/,
    least: 2,
  },
  {
    words: /^(?:time ?zones?|tz|tzinfo)(?: (?:argument|info|information))?$/,
    call: /^datetime(?:\.datetime)?\.now$/,
    least: 1,
  },
  { words: /^initial value$/, call: /^\.?reduce$/, least: 2 },
  { words: /^compar(?:e|ator|ison)(?: function)?$/, call: /^\.?sort$/, least: 1 },
  { words: /^(?:arguments?|parameters?)$/, call: /./, least: 1 },
];

/** "Always call `parseInt` with a radix", "Every `useEffect` must have a dependency array". */
function readCounted(clause: Clause): CodeFinder | undefined {
  const { polarity, subject, verb, object, codes } = clause;
  const about = plainPhrase(subject);
  const said = plainPhrase(object);
  const bareCall = polarity === 'forbidden' && about === '' ? NO_ARGUMENTS.exec(said)?.groups?.['call'] : undefined;
  if (bareCall !== undefined && CALLS.test(verb)) {
    const named = listMaskedCodes(bareCall, codes)[0]?.trim() ?? '';
    const called = named.endsWith('()') ? readCall(named) : undefined;
    return called === undefined
      ? undefined
      : callFinder(clause, called, [], `calls of ${codeSpan(called.code)} without arguments`, (given) =>
          given.length === 0 ? `a call of ${codeSpan(called.code)} without arguments` : undefined,
        );
  }
  const match = about === '' && CALLS.test(verb) ? CALL_WITH_WORDS.exec(said)?.groups : undefined;
  const isAsked = match !== undefined && (polarity === 'forbidden') === (match['out'] !== undefined);
  const owner = polarity === 'required' && HAS.test(verb) ? CALL_ALONE.exec(about)?.groups : undefined;
  const mark = isAsked ? match['call'] : owner?.['call'];
  const words = isAsked ? match['words'] : said.replace(/^(?:an? |the |explicit |proper |correct )+/, '');
  const [code = ''] = listMaskedCodes(mark ?? '', codes);
  const name = code.trim().replace(/\(\)$/, '');
  const known = BY_POSITION.find((one) => one.words.test(words ?? '') && one.call.test(name));
  const target = known === undefined ? undefined : readCall(`${name}()`);
  if (known === undefined || target === undefined) {
    return undefined;
  }
  const without = `without ${/^[aeiou]/.test(words ?? '') ? 'an' : 'a'} ${words}`.replace(
    / an? (?=arguments|parameters|dependencies)/,
    ' ',
  );
  return callFinder(clause, target, [], `calls of ${codeSpan(target.code)} ${without}`, (given) =>
    given.length < known.least && !given.some((one) => /^(?:\.\.\.|\*)/.test(one))
      ? `a call of ${codeSpan(target.code)} ${without}`
      : undefined,
  );
}

function callFinder(
  clause: Clause,
  target: Target,
  written: readonly string[],
  words: string,
  judge: (given: readonly string[]) => string | undefined,
): CodeFinder {
  const languages =
    clause.scope.languages === undefined ? impliedLanguages([...clause.codes, target.code, ...written]) : undefined;
  const needle = target.code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1);
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    topics: [],
    ...(languages === undefined ? {} : { languages }),
    ...(needle === undefined ? {} : { signs: [{ inFile: needle }] }),
    ...readsOnly(kindsOfFacts([target]), {
      find: ({ file: { path }, facts, isAdded }) =>
        facts.uses.flatMap((use) => {
          const found =
            use.arguments !== undefined && isAdded(use.line) && target.isMeant(use, facts)
              ? judge(use.arguments)
              : undefined;
          return found === undefined || facts.unsound.includes(use.line) ? [] : [{ path, line: use.line, found }];
        }),
    }),
  };
}
