import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { CodeFacts, DeclarationFact } from '../../../syntax/facts/types.ts';
import { escapeForPattern } from '../../../text/escape-for-pattern.ts';
import { regex } from '../../../text/regex.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import type { Declared } from '../naming/declared.ts';
import { WITH_BASES } from '../naming/declared-kinds.ts';
import { baseName } from './bases.ts';
import { readSelections } from './selections.ts';
import { findLacking, type CompanionQuery } from './find-lacking.ts';

interface Demand extends Pick<CompanionQuery, 'lacks' | 'languages' | 'without' | 'readsUses'> {
  /** What can have it. */
  readonly of: 'functions' | 'types';
}

/** What is asked, in words with its code masked, and the code. */
interface Asked {
  readonly verb: string;
  readonly object: string;
  readonly codes: readonly string[];
}

const CODE = '[\\uE000-\\uF8FF]';
const ANY_CODE = /[\uE000-\uF8FF]/;
/** The words of an order, divided into what is asked and of what: ``call `x()` in all handlers``. */
const ORDERS: readonly RegExp[] = [
  new RegExp(
    `^(?<verb>add|call|invoke|include) (?<object>(?:an? |the )?${CODE})(?: calls?)? (?:to|in|on|at the (?:start|beginning|top) of|for) (?<targets>.+)$`,
  ),
  new RegExp(`^(?<verb>return) (?<object>(?:an? |the )?${CODE}) from (?<targets>.+)$`),
  new RegExp(`^(?<verb>implement) (?<object>${CODE}) (?:on|in) (?<targets>(?:all|every|each) .+)$`),
  new RegExp(
    `^use (?<object>(?:c# )?(?:immutable )?(?:records?|${CODE})(?: types?| class(?:es)?)?) for (?<targets>.+)$`,
  ),
];

/**
 * Reads what declarations have: a base, a type, a parameter, a member, a call. Words for which and words for what are read
 * apart, so that each selection can be asked for each of these.
 */
export function readDemand({ subject, verb, object, codes, polarity, statement }: Clause): CodeFinder | undefined {
  if (polarity !== 'required' || /\b(?:where|when|if|wherever|whenever)\b/i.test(statement.text)) {
    return undefined;
  }
  const order = subject === '' ? readOrder(`${verb} ${object}`) : undefined;
  const asked: Asked | undefined =
    subject === ''
      ? order === undefined
        ? undefined
        : { verb: order.verb, object: order.object, codes }
      : { verb, object, codes };
  const demand = asked === undefined ? undefined : askedOf(asked);
  const targets = demand === undefined ? undefined : readSelections((order?.targets ?? subject).trim(), codes);
  return demand !== undefined &&
    targets?.every(({ areFunctions }) => areFunctions === (demand.of === 'functions')) === true
    ? findLacking({ ...demand, targets })
    : undefined;
}

function readOrder(
  words: string,
): { readonly verb: string; readonly object: string; readonly targets: string } | undefined {
  for (const form of ORDERS) {
    const { verb = 'be', object, targets } = form.exec(words)?.groups ?? {};
    if (object !== undefined && targets !== undefined) {
      return { verb, object, targets };
    }
  }
  return undefined;
}

function askedOf(asked: Asked): Demand | undefined {
  return ofBase(asked) ?? ofRecord(asked) ?? ofResult(asked) ?? ofParameter(asked) ?? ofMember(asked) ?? ofCall(asked);
}

const TYPES: ReadonlySet<string> = new Set(['class', 'struct', 'enum', 'interface']);
const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'method', 'constructor']);
const BASES = /^(?:extend|inherit|derive|implement|subclass|conform)$/;
const BASE = regex()`
  ^(?:from |to )?(?:the |our )?(?:base |abstract |shared )*(?:class |interface |trait |protocol )?
    (?<bases>${CODE}(?:(?:, and | and |, )${CODE})*)(?: (?:base )?(?:class(?:es)?|interfaces?|traits?|protocols?))?$
`;
/** What \`derive\` or \`impl\` next to a type of Rust gives it. Elsewhere, \`impl\` may stand in another file. */
const DERIVED = /^(?:Debug|Clone|Copy|PartialEq|Eq|Hash|PartialOrd|Ord|Default|Serialize|Deserialize)$/;

/** ``must implement `IThing` ``. A class that has any base is not reported, because that one may have it. */
function ofBase({ verb, object, codes }: Asked): Demand | undefined {
  const masked = BASES.test(verb) ? BASE.exec(object)?.groups?.['bases'] : undefined;
  const names = listMaskedCodes(masked ?? '', codes).map((code) => baseName(code.trim()) ?? '');
  if (names.length === 0 || !names.every((name) => /^[A-Z]\w+$/.test(name))) {
    return undefined;
  }
  const areDerived = names.every((name) => DERIVED.test(name)) && /^(?:implement|derive)$/.test(verb);
  const shown = names.map((name) => codeSpan(name)).join(' and ');
  return {
    of: 'types',
    without: areDerived ? `without ${shown}` : `that extend nothing in place of ${shown}`,
    languages: areDerived ? ['rust'] : [...WITH_BASES],
    lacks: ({ one, languageId }, rows) =>
      languageId === 'rust'
        ? areDerived && /^(?:struct|enum)$/.test(one.kind) && names.some((name) => !isDerived(one, name, rows))
        : TYPES.has(one.kind) &&
          one.kind !== 'enum' &&
          one.bases.length === 0 &&
          !names.includes(one.name ?? '') &&
          !one.modifiers.some((word) => /^(?:abstract|static|partial)$/.test(word)),
  };
}

function isDerived({ line, nameLine, name = '' }: DeclarationFact, trait: string, rows: readonly string[]): boolean {
  const above = rows.slice(Math.max(0, line - MOST_ATTRIBUTE_LINES), nameLine).join('\n');
  const attributes = above.slice(above.lastIndexOf('}') + 1);
  const own = new RegExp(`\\bimpl\\b[^{]*\\b${trait}\\b[^{]*\\bfor ${escapeForPattern(name)}\\b`);
  return (
    new RegExp(`#\\[[^\\]]*\\b${trait}\\b`).test(attributes) ||
    // Other macros derive as well.
    /#\[(?!(?:derive|serde|non_exhaustive|allow|doc|cfg|repr|must_use|error|strum)\b)/.test(attributes) ||
    rows.some((row) => row.includes('impl') && own.test(row))
  );
}

const MOST_ATTRIBUTE_LINES = 12;

/** Records of C# and Java are classes by another word. */
function ofRecord({ verb, object, codes }: Asked): Demand | undefined {
  const words = object.replace(ANY_CODE, (mark) => listMaskedCodes(mark, codes)[0] ?? mark);
  return verb === 'be' && /^(?:an? )?(?:c# )?(?:immutable )?records?(?: types?| class(?:es)?)?$/.test(words)
    ? {
        of: 'types',
        without: 'that are no `record`',
        languages: ['csharp', 'java'],
        lacks: ({ one }, rows) =>
          one.kind === 'class' && /\bclass\b/.test(rows[one.nameLine - 1] ?? '') && one.bases.length === 0,
      }
    : undefined;
}

const RESULT = new RegExp(`^(?:an? |the |type )*(?<type>${CODE})(?: (?:type|object|result|instance|value)s?)?$`);
/** Languages in which functions have the type of their result written. */
const TYPED = ['csharp', 'java', 'go', 'rust', 'php', 'cpp', 'typescript', 'typescriptreact'];

/** ``must return `Result<T>` ``: the name of the type has to be anywhere in the written one, as in `Task<Result<T>>`. */
function ofResult({ verb, object, codes }: Asked): Demand | undefined {
  const mark = verb === 'return' ? RESULT.exec(object)?.groups?.['type'] : undefined;
  const [code = ''] = listMaskedCodes(mark ?? '', codes);
  const outer = baseName(code.trim());
  // `Task<IActionResult>` says both.
  const inner = /<(?<inner>[A-Z]\w{2,})>/.exec(code)?.groups?.['inner'];
  const name = inner !== undefined && /^(?:Value)?Task$|^Promise$/.test(outer ?? '') ? inner : outer;
  return name === undefined || !/^[A-Z][a-zA-Z]\w+$/.test(name)
    ? undefined
    : {
        of: 'functions',
        without: `that do not return ${codeSpan(code.trim())}`,
        languages: TYPED,
        lacks: ({ one }) =>
          /^(?:function|method)$/.test(one.kind) &&
          one.type !== undefined &&
          !one.isNameGiven &&
          !one.modifiers.includes('override') &&
          !new RegExp(`\\b${escapeForPattern(name)}\\b`).test(one.type),
      };
}

const PARAMETER = regex()`
  ^(?:an? |the |optional )*(?<type>${CODE})(?: (?:parameters?|arguments?|params?))?(?:
    [ ]as (?:the |its |their |an? )*(?:(?<place>first|last|final|single|only|sole) )?(?<of>constructor )?
      (?:parameters?|arguments?)
  )?$
`;

/** ``must accept a `CancellationToken` as the last parameter``. */
function ofParameter({ verb, object, codes }: Asked): Demand | undefined {
  const {
    type: mark,
    place,
    of,
  } = (/^(?:accept|take|receive)$/.test(verb) || (verb === 'have' && /\b(?:parameter|argument)/.test(object))
    ? PARAMETER.exec(object)?.groups
    : undefined) ?? {};
  const [code = ''] = listMaskedCodes(mark ?? '', codes);
  const name = baseName(code.trim());
  // What has no token for a good reason, `CONSTRUCTS_FAMILY` knows.
  if (name === undefined || name === 'CancellationToken' || !/^[A-Z]\w{3,}$/.test(name)) {
    return undefined;
  }
  const isOne = (one: DeclarationFact | undefined): boolean =>
    one?.type !== undefined && new RegExp(`\\b${escapeForPattern(name)}\\b`).test(one.type);
  const where = place === undefined ? 'a' : `a ${place === 'final' ? 'last' : place}`;
  const hasIn = (owner: DeclarationFact, all: readonly DeclarationFact[]): boolean => {
    const index = all.indexOf(owner);
    const parameters = all.filter(({ kind, inside }) => kind === 'parameter' && inside === index);
    return place === 'first'
      ? isOne(parameters[0])
      : place === 'last' || place === 'final'
        ? isOne(parameters.at(-1))
        : place === undefined
          ? parameters.some(isOne)
          : parameters.length === 1 && isOne(parameters[0]);
  };
  if (of !== undefined) {
    return {
      of: 'types',
      without: `whose constructors have not ${where} parameter of the type ${codeSpan(name)}`,
      languages: TYPED.filter((language) => language !== 'go' && language !== 'rust'),
      lacks: ({ one, all }) => {
        const index = all.indexOf(one);
        const constructors = all.filter(({ kind, inside }) => kind === 'constructor' && inside === index);
        return constructors.length > 0 && !constructors.some((inner) => hasIn(inner, all));
      },
    };
  }
  return {
    of: 'functions',
    without: `without ${where} parameter of the type ${codeSpan(name)}`,
    languages: TYPED,
    lacks: ({ one, all }) =>
      FUNCTIONS.has(one.kind) && !one.isNameGiven && !one.modifiers.includes('override') && !hasIn(one, all),
  };
}

const MEMBER = new RegExp(
  `^(?:an? |the |own |static |public |private |parameterless )*(?<member>${CODE}) (?<kind>method|function|property|field|constant|attribute|constructor)s?$`,
);

/** ``must have a `Handle` method``. A base may have it, so that a class with one is not reported. */
function ofMember({ verb, object, codes }: Asked): Demand | undefined {
  const { member: mark = '', kind = '' } =
    (/^(?:have|define|declare|provide|include|contain|expose|implement|override)$/.test(verb)
      ? MEMBER.exec(object)?.groups
      : undefined) ?? {};
  const [code = ''] = listMaskedCodes(mark, codes);
  const attribute = /^(?:@|\[)(?<name>[A-Za-z]\w+)\]?$/.exec(code.trim())?.groups?.['name'];
  const name = attribute ?? /^(?<name>[A-Za-z_]\w{2,60})(?:\(.*\))?$/.exec(code.trim())?.groups?.['name'];
  if (name === undefined || (kind === 'attribute' && attribute !== undefined)) {
    return undefined;
  }
  const isOne = (one: DeclarationFact): boolean =>
    attribute === undefined
      ? one.name === name
      : one.attributes.some((own) => own === name || own === `${name}Attribute`);
  return {
    of: 'types',
    without: `without a ${kind} ${codeSpan(code.trim())}`,
    languages: ['csharp', 'java', 'php', 'python', 'typescript', 'typescriptreact', 'ruby'],
    lacks: ({ one, all, languageId }) => {
      const index = all.indexOf(one);
      return (
        one.kind === 'class' &&
        // The facts of Ruby do not have bases.
        languageId !== 'ruby' &&
        one.bases.every((base) => /^I[A-Z]/.test(base) && languageId === 'csharp') &&
        !one.modifiers.some((word) => /^(?:abstract|static|partial)$/.test(word)) &&
        !all.some((inner) => inner.inside === index && isOne(inner))
      );
    },
  };
}

const CALL = regex()`
  ^(?:an? |the )?(?<call>[\uE000-\uF8FF])(?: calls?)?(?: first| at the (?:start|beginning|top|end))?$
`;
/** \`defer perf.Track(x, "y")()\`: the name of what is called. */
const CALLED =
  /^(?:defer |await |return )?(?<name>[A-Za-z_$][\w$]*(?:(?:\.|::|->)[A-Za-z_$][\w$]*)*)!?\(.*\)(?:\(\))?;?$/s;

/** ``all public functions call `perf.Track()` ``. */
function ofCall({ verb, object, codes }: Asked): Demand | undefined {
  const mark = /^(?:call|invoke|add|include|start|begin|have)$/.test(verb)
    ? CALL.exec(object.replace(/^with /, ''))?.groups?.['call']
    : undefined;
  const [code = ''] = listMaskedCodes(mark ?? '', codes);
  const name = CALLED.exec(code.trim())?.groups?.['name'];
  // `t.Parallel()` is not for each test, as `CONSTRUCTS_FAMILY` knows.
  if (name === undefined || /^t\.Parallel$/.test(name)) {
    return undefined;
  }
  const last = name.split(/\.|::|->/).at(-1) ?? name;
  const isCall = (use: CodeFacts['uses'][number]): boolean =>
    use.name
      .replace(/\(\)$/, '')
      .split(/\.|::|->/)
      .at(-1) === last || use.meaning?.endsWith(last) === true;
  return {
    of: 'functions',
    without: `without a call of ${codeSpan(name)}`,
    languages: ['csharp', 'go', 'java', 'php', 'python', 'rust', 'cpp', 'typescript', 'typescriptreact', 'javascript'],
    readsUses: true,
    lacks: ({ one, all }: Declared, _rows, uses) => {
      const index = all.indexOf(one);
      return (
        one.body !== undefined && one.hasBody && !uses.some((use) => isInside(use.inside, index, all) && isCall(use))
      );
    },
  };
}

function isInside(from: number | undefined, index: number, all: CodeFacts['declarations']): boolean {
  for (let at = from; at !== undefined; at = all[at]?.inside) {
    if (at === index) {
      return true;
    }
  }
  return false;
}
