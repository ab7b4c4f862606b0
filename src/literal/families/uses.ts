import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import { readAddedNames } from '../added-names.ts';
import { impliedLanguages } from '../reading/scope/implied-languages.ts';
import type { Clause, CodeFinder, Family, Sign, TextFinder } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { listCodes } from './code-list.ts';
import { readsOnly } from './reads-only.ts';
import { readSuppressions } from './suppressions.ts';
import { compileCaught } from './uses/caught.ts';
import { besideAlternative } from './uses/beside-alternative.ts';
import {
  COMMAND_LANGUAGES,
  isCommandName,
  isOnlySaid,
  mayRunCommands,
  prepareInstalls,
  prepareValues,
} from './uses/commands.ts';
import { canHaveCode } from './uses/languages-with-code.ts';
import { findInCode } from './uses/find-in-code.ts';
import { findInText } from './uses/find-in-text.ts';
import { compileDeclaredMethod } from './uses/declared-methods.ts';
import { compileFixedValue } from './uses/fixed-values.ts';
import { compileOptions } from './uses/options.ts';
import { compileRaised } from './uses/raised.ts';
import { readTargets } from './uses/read-targets.ts';
import { suggestCommand, type Replacement } from './uses/suggest.ts';
import { kindsOfFacts, type Target } from './uses/target.ts';
import { regex } from '../../text/regex.ts';

/** Rules about what code must not use: calls, names, types, keywords, operators, attributes, macros, tags and comments. */
export const USES_FAMILY: Family = {
  name: 'uses',
  compile: (given) => {
    const raised =
      given.allowed === undefined
        ? (compileRaised(given) ?? compileCaught(given) ?? compileDeclaredMethod(given))
        : undefined;
    if (raised !== undefined) {
      return raised;
    }
    const options = given.allowed === undefined ? compileOptions(given) : undefined;
    if (options !== undefined) {
      return options;
    }
    const fixed = compileFixedValue(given);
    if (fixed !== undefined) {
      return fixed;
    }
    const suppressions = given.allowed === undefined ? readSuppressions(given) : undefined;
    return suppressions === undefined
      ? compileUses(forbidAssigned(forbidBlocking(forbidReplaced(given))))
      : codeFinder(suppressions, given);
  },
};

function compileUses(clause: Clause): CodeFinder | TextFinder | undefined {
  const subject = plainWords(clause.subject);
  const isUser = clause.instead !== undefined && NEEDS_IT.test(subject);
  if (
    clause.polarity !== 'forbidden' ||
    !VERB.test(clause.verb) ||
    !(SUBJECT.test(subject) || isUser) ||
    NAMES_NEW.test(clause.statement.text) ||
    takesPartOfModule(clause)
  ) {
    return undefined;
  }
  const targets = readTargets(clause.object, clause.codes, clause.verb, clause.statement.text);
  if (
    targets === undefined ||
    // What is an exception to a name has to contain it.
    !listMaskedCodes(clause.allowed ?? '', clause.codes).every((code) =>
      targets.some((one) => code !== one.code && code.includes(one.code)),
    ) ||
    isPartOfAlternative(targets, clause) ||
    isOtherCallOfSame(targets, clause) ||
    isOtherSpelling(targets, clause) ||
    isOperatorForSome(targets, clause)
  ) {
    return undefined;
  }
  if (
    // What is injected nowhere has a class of its own, and is registered somewhere.
    (clause.verb === 'inject' && clause.scope.inside.length === 0) ||
    (clause.scope.languages === undefined && targets.some(({ needsLanguage }) => needsLanguage === true)) ||
    isEqualityForOther(targets, clause) ||
    isValueForOther(targets, clause) ||
    isTypeForOther(targets, clause) ||
    isOnlyWritten(targets, clause) ||
    isNoCode(targets, clause)
  ) {
    return undefined;
  }
  if (targets.every(({ by, code }) => by === 'command' && code.startsWith('git '))) {
    // People and assistants run these, scripts seldom.
    return undefined;
  }
  return targets.some(({ by }) => by === 'command')
    ? isCommandAlternative(clause)
      ? commandFinder(targets, recommendedCodes(clause))
      : undefined
    : codeFinder(targets, clause);
}

/** ``No `Utils` or similarly named classes``, ``no generic names like `test1()` ``: what new things are called, not what they use. */
const NAMES_NEW = /\b(?:similarly|so)[ -]named\b|\b(?:generic|vague|meaningless|unclear|cryptic) names\b/i;

/** ``Import the helpers from `a`, not `b` `` leaves the rest of `b` alone: `imports/forbidden-imports.ts` reads which part is meant. */
function takesPartOfModule({ verb, instead = '' }: Clause): boolean {
  return verb === 'import' && /. from /.test(instead);
}

/** ``Replace `a` with `b` ``. Only code for code: ``Replace `{{name}}` with …`` may explain how to fill in a template. */
function forbidReplaced(clause: Clause): Clause {
  const { object = '', instead = '' } = REPLACED.exec(clause.object)?.groups ?? {};
  return clause.verb === 'replace' && clause.polarity === 'required' && object !== ''
    ? { ...clause, polarity: 'forbidden', verb: 'use', object, instead }
    : clause;
}

/** ``Never block on async code with `.Result` `` forbids what blocks. */
function forbidBlocking(clause: Clause): Clause {
  const means = clause.verb === 'block' ? BLOCKING.exec(clause.object)?.groups?.['means'] : undefined;
  return means === undefined ? clause : { ...clause, verb: 'use', object: means };
}

const BLOCKING = regex()`
  ^(?:
    (?:on (?:async|asynchronous)(?: code| calls?| methods?| operations?| work)? )?
      (?:with|using|via|by calling|by using|through)
    |calls? (?:like|such as)
  ) (?<means>.+)$
`;

/** ``Never assign directly to `document.cookie` ``: other uses of it are left alone. */
function forbidAssigned(clause: Clause): Clause {
  const mark = clause.verb === 'assign' ? ASSIGNED.exec(clause.object)?.groups?.['mark'] : undefined;
  const [code = ''] = listMaskedCodes(mark ?? '', clause.codes);
  return mark === undefined || !/^\w+(?:\.\w+)+$/.test(code)
    ? clause
    : {
        ...clause,
        verb: 'use',
        object: mark,
        codes: clause.codes.map((one) => (one === code ? `${code} =` : one)),
      };
}

const ASSIGNED = /^(?:directly )?to (?<mark>[\uE000-\uF8FF])(?: directly)?$/;

const REPLACED = /^(?<object>.+) (?:with|by) (?<instead>(?:the |a )?[\uE000-\uF8FF])$/;

/** Verbs that say nothing about code but that it is there, and `import`. */
const VERB = regex()`
  ^(?:
    |use|call|invoke|write|add|leave|leave in|introduce|include|rely on|depend on|employ|import|have|put|insert
    |keep|commit|create|allow|contain|be|run|reach for|utilize|apply|reference|access|read|set|emit|declare|render
    |inject|reintroduce|merge|ship|push|submit|rethrow|leave behind
  )$
`;
const SUBJECT =
  /^(?:(?:all |the |your |our |any |new |please |production |application |app )*(?:code|you|we|codebase|project|source code|developers?|contributors?))?$/;

/** ``All code that needs the time should use `a` rather than `b` `` is about the code that would use `b`. */
const NEEDS_IT = regex()`
  ^(?:(?:all|any|every|new|our) )*
    (?:code|functions?|methods?|class(?:es)?|components?|services?|modules?|tests?|callers?) (?:that|which)[ ]
    (?:needs?|requires?|reads?|gets?|uses?|wants?) [^,;]{2,40}$
`;

/** ``Use `import type` instead of `import` `` does not rule out each `import`, and `pub(crate)` is no reason against each `pub`. */
function isPartOfAlternative(targets: readonly Target[], clause: Clause): boolean {
  return recommendedCodes(clause).some((code) =>
    targets.some(
      (one) => (/\s/.test(code) && code.split(/[^\w$]+/).includes(one.code)) || code.startsWith(`${one.code}(`),
    ),
  );
}

/** ``Use `now(zone)` instead of `now()` `` is about the arguments of a call. */
function isOtherCallOfSame(targets: readonly Target[], clause: Clause): boolean {
  const callees = new Set(recommendedCodes(clause).flatMap((code) => CALLEE.exec(code.trim())?.[1] ?? []));
  return targets.some(({ code }) => callees.has(CALLEE.exec(code)?.[1] ?? ''));
}

/** ``Methods are camelCase: `updateMfa()`, not `updateMFA()` `` shows how names are written. */
function isOtherSpelling(targets: readonly Target[], clause: Clause): boolean {
  const recommended = recommendedCodes(clause);
  return targets.some(
    ({ code }) =>
      /[a-z][A-Z]/.test(code) &&
      recommended.some((other) => other !== code && other.toLowerCase() === code.toLowerCase()),
  );
}

/** `explicit comparisons instead of ==` can be about one kind of values. */
function isEqualityForOther(targets: readonly Target[], clause: Clause): boolean {
  return (
    clause.instead !== undefined &&
    targets.some(({ code }) => /^[=!]=$/.test(code)) &&
    recommendedCodes(clause).length === 0 &&
    !/strict|triple|identity/.test(clause.instead)
  );
}

/** ``Use `getCurrentTask()` instead of `NULL` `` is about one argument, not about each `NULL`. */
function isValueForOther(targets: readonly Target[], clause: Clause): boolean {
  return (
    targets.every(({ code }) => EMPTY_VALUE.test(code)) &&
    recommendedCodes(clause).some((code) => /\(.*\)$/.test(code.trim()))
  );
}

const EMPTY_VALUE = /^(?:NULL|null|nil|None|undefined|true|false|True|False)$/;

/**
 * ``Use domain types (`Grade`), not `string` ``, ``prices are decimals (never `float`)`` and ``never `double` `` below "Money columns"
 * are about the values of some types. Only a type of the same kind replaces all.
 */
function isTypeForOther(targets: readonly Target[], { instead, codes, statement }: Clause): boolean {
  const others = listMaskedCodes(instead ?? '', codes);
  return (
    (instead !== undefined || ABOUT_VALUES.test(statement.text) || KINDS_OF_VALUES.test(titleOf(statement))) &&
    targets.some(({ code }) => VALUE_TYPE.test(code)) &&
    !(others.length > 0 && others.every((code) => VALUE_TYPE.test(code.trim())))
  );
}

const ABOUT_VALUES = /\b(?:is|are|be|as|in) (?:always |stored |kept )*[^()]{1,40} \((?:never|not|no) (?:an? )?`/i;

/** Headings that name the values of a rule: `Money columns`. */
const KINDS_OF_VALUES =
  /\b(?:columns?|fields?|properties|amounts?|money|monetary|currency|currencies|prices?|dates?|times?|timestamps?|identifiers?|ids|keys|values)\b/i;

function titleOf({ headings }: Clause['statement']): string {
  return headings.at(-1)?.title ?? '';
}

/** Types of plain values, which all code has. */
const VALUE_TYPE = regex()`
  ^(?:
    string|number|boolean|bigint|str|bytes|int|u?int\d*(?:_t)?|[iuf]\d+|[iu]size|float\d*|bool|double|char|long
    |short|byte|decimal|array|object|String|Box<dyn .*>
  )$
`;

/** ``Never set `Money.default_bank` `` leaves code alone that reads it. */
function isOnlyWritten(targets: readonly Target[], { verb }: Clause): boolean {
  return (
    (verb === 'set' || verb === 'declare') && targets.some(({ by, code }) => by === 'use' && PLAIN_NAME.test(code))
  );
}

const PLAIN_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** ``Target the `next` branch (not `main`)`` names branches, and ``never run `supabase` `` a program. */
function isNoCode(targets: readonly Target[], { verb, object, instead = '', statement }: Clause): boolean {
  return (
    targets.every(({ code, by }) => by !== 'command' && /^[\w./-]+$/.test(code)) &&
    (verb === 'run' || /\bbranch(?:es)?\b/.test(`${object} ${instead}`) || DESCRIBES.test(statement.text))
  );
}

/** `` `class`-based selectors `` */
const DESCRIBES = /`-(?:based|style|like|specific|driven|related)\b/;

const CALLEE = /^([\p{L}_$.][\p{L}\p{N}_$.:]*)!?\(/u;

/**
 * ``Use `errors.Is` instead of `==` `` and ``Prefer `??` over `||` `` are about some uses of the operator: on errors, for
 * values that may be missing. Only an operator of the same kind replaces all of them.
 */
function isOperatorForSome(targets: readonly Target[], clause: Clause): boolean {
  const recommended = recommendedCodes(clause);
  return (
    recommended.length > 0 &&
    targets.some(
      ({ code }) => OPERATOR_ALONE.test(code) && !recommended.some((other) => SAME_KIND.test(`${code} ${other}`)),
    )
  );
}

const OPERATOR_ALONE = /^(?!!!$)[^\p{L}\p{N}\s_$"'`]{2,3}$/u;
/** Equality in JavaScript, steps, and the words for operators on truth values. */
const SAME_KIND = /^(?:([=!]=) \1=|([=!]=)= \2|<> !=|%>% \|>|(?:\+\+|--) [+-]=|&& and|\|\| or)$/;

function recommendedCodes({ instead = '', explanation = '', codes }: Clause): readonly string[] {
  return listMaskedCodes(`${instead}${explanation}`, codes);
}

/** ``Use `make` instead of `npm` `` is about commands; ``Use `fetch` instead of `curl` `` may be about functions. */
function isCommandAlternative({ instead = '', codes, statement }: Clause): boolean {
  const [first] = listMaskedCodes(instead, codes);
  return (
    first === undefined ||
    readTargets(instead.replace(/^only /, ''), codes, '', statement.text)?.[0]?.by === 'command' ||
    (ONLY_CODES.test(instead) && listMaskedCodes(instead, codes).some(isCommandName))
  );
}

const ONLY_CODES = /^(?:only )?[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ )[\uE000-\uF8FF])*$/;

function commandFinder(targets: readonly Target[], recommended: readonly string[]): TextFinder {
  const installsAlternative = prepareInstalls(
    targets.map(({ code }) => code),
    recommended,
  );
  return {
    looksAt: 'text',
    words: `reports ${listWords(targets)}`,
    languages: COMMAND_LANGUAGES,
    mayReportIn: mayRunCommands,
    find: (subject) => {
      const isJson = /^jsonc?$/.test(subject.languageId ?? '');
      const valueOf = isJson ? prepareValues(subject.head) : (text: string): string => text;
      const added = subject.added
        .filter(({ text }) => !installsAlternative(text) && !(subject.languageId === 'yaml' && isOnlySaid(text)))
        .map(({ number, text }) => ({ number, text: valueOf(text, number) }));
      const [code, ...others] = recommended;
      return findInText({ ...subject, added }, targets, []).map((violation) => {
        const line = subject.added.find(({ number }) => number === violation.line)?.text ?? '';
        const said = targets.filter((target) => violation.found === codeSpan(target.code));
        const suggestion =
          code === undefined || others.length > 0 || isJson
            ? undefined
            : said.map((target) => suggestCommand(line, target.code, code)).find((one) => one !== undefined);
        return suggestion === undefined ? violation : { ...violation, suggestion };
      });
    },
  };
}

function codeFinder(named: readonly Target[], clause: Clause): CodeFinder {
  const recommended = recommendedCodes(clause);
  const targets = named.map((target) => besideAlternative(target, recommended, clause.instead ?? ''));
  const exceptions = listMaskedCodes(clause.allowed ?? '', clause.codes);
  const allowed = [
    ...recommended.filter((code) => targets.some((one) => code !== one.code && code.includes(one.code))),
    ...exceptions,
  ];
  const languages =
    clause.scope.languages === undefined
      ? impliedLanguages([...targets.map((one) => withArguments(one.code, clause)), ...recommended])
      : undefined;
  const isOfNoLanguage = languages === undefined && clause.scope.languages === undefined;
  const replacement = readReplacement(clause, targets);
  const signs = targets.map(signOf);
  const about = targets.map(({ by, code }) => (by === 'class' ? 'classes' : STANDS_FOR.get(code.replace(/\(\)$/, ''))));
  return {
    looksAt: 'code',
    words: `reports ${listWords(targets)}${exceptions.length === 0 ? '' : `, except ${listCodes(exceptions)}`}`,
    ...(languages === undefined ? {} : { languages }),
    ...(isOfNoLanguage && { mayReportLanguage: (language) => targets.some((one) => canHaveCode(one, language)) }),
    ...(about.includes(undefined) ? {} : { about: about.filter((one) => one !== undefined) }),
    signs,
    ...readsOnly(kindsOfFacts(targets), {
      find: (subject) => {
        const possible = targets.filter((_, index) => {
          const { inFile, onLine } = signs[index] ?? {};
          return (
            (inFile === undefined || subject.hasWord?.(inFile) !== false) &&
            (onLine === undefined || readAddedNames(subject.added).have(onLine))
          );
        });
        return findInCode(subject, possible, allowed, replacement);
      },
    }),
    findInText: (subject) =>
      findInText(
        subject,
        isOfNoLanguage ? targets.filter((one) => canHaveCode(one, subject.languageId)) : targets,
        allowed,
      ),
  };
}

/** Code that stands for more than its name. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ['context.Context', 'contexts of Go'],
  ['module.exports', 'CommonJS'],
  ['panic', 'panics'],
  ['panic!', 'panics'],
  ['require', 'CommonJS'],
]);

/** `expect(subject)`, of which only `expect()` is looked for. The arguments may say which language it is. */
function withArguments(code: string, { object, codes }: Clause): string {
  const name = code.replace(/\(\)$/, '(');
  return (
    listMaskedCodes(object, codes).find((one) => name !== code && one.startsWith(name) && /\(\w/.test(one)) ?? code
  );
}

function signOf(target: Target): Sign {
  const word = lastWord(target);
  return {
    ...(target.needle === undefined ? {} : { onLine: target.needle }),
    ...(word === undefined ? {} : { inFile: word }),
  };
}

/** The last word of a name, which is in every file that uses the name: whoever imports or renames it writes it as well. */
function lastWord({ by, code }: Target): string | undefined {
  return (by === 'use' || by === 'import') && !/^\[|\*(?:\(\))?$/.test(code)
    ? code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1)
    : undefined;
}

/** The replacement, if there is one thing for one thing. */
function readReplacement({ instead, codes }: Clause, targets: readonly Target[]): Replacement | undefined {
  const [code, ...others] = instead === undefined ? [] : listMaskedCodes(instead, codes);
  return code === undefined || others.length > 0 || targets.length !== 1 ? undefined : { code };
}

function listWords(targets: readonly Target[]): string {
  return targets.map(({ words }) => words).join(', ');
}
