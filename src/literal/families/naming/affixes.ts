import { listMaskedCodes, unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readsOnly } from '../reads-only.ts';
import { readTargets } from './target-words.ts';
import { isScript, type Declared } from './declared.ts';
import { regex } from '../../../text/regex.ts';

type Side = 'prefix' | 'suffix';

export interface Affix {
  readonly side: Side;
  readonly texts: readonly string[];
  readonly targets: string;
}

const A = '(?:a |an |the )?(?:word |letter )?';
/** Words around the affix, which is masked by `@`, and what it is for. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?<side>prefix|suffix) (?<targets>.+?) (?:with|by|using) ${A}@(?: prefix(?:es)?| suffix(?:es)?| letter)?$`,
  ),
  new RegExp(`^use ${A}@ (?:as ${A})?(?<side>prefix|suffix)(?:es)? (?:for|on|in|with|to) (?<targets>.+)$`),
  new RegExp(`^(?:add|append|prepend) ${A}@ (?:as ${A})?(?<side>prefix|suffix)(?:es)? to (?<targets>.+)$`),
  new RegExp(`^(?<targets>.+?) (?:use|have|carry|need) ${A}@ (?<side>prefix|suffix)(?:es)?$`),
  new RegExp(`^(?<targets>.+?) be (?<side>prefix|suffix)ed (?:with|by) ${A}@$`),
  new RegExp(`^(?<targets>.+?) (?<side>start|begin|end) (?:with|in) ${A}@$`),
  new RegExp(`^(?<side>start|begin|end) (?<targets>.+?) (?:with|in) ${A}@$`),
  new RegExp(`^(?:name )?(?<targets>.+?) (?:with|using) ${A}@ (?<side>prefix|suffix)(?:es)?$`),
  regex()`
    ^(?:create|add|define|write|declare|introduce|use|have)? ?(?:new )?(?<targets>.+?)[ ]
      (?:whose names |that |with names )?(?<side>start|begin|end|prefix|suffix)(?:ing|s|ed)? (?:with|in|by) ${A}@$
  `,
  new RegExp(`^@-(?<side>prefix|suffix)ed (?<targets>.+)$`),
  new RegExp(`^(?:the )?@ (?<side>prefix|suffix)(?:es)? (?:on|for|in) (?<targets>.+)$`),
  new RegExp(
    `^(?:use|add|append) ${A}@ (?<side>prefix|suffix)(?:es)? (?:on|for|in|to) (?:the )?names? of (?<targets>.+)$`,
  ),
  new RegExp(`^(?:use|add|append) ${A}@ (?<side>prefix|suffix)(?:es)? (?:on|for|in|to) (?<targets>.+)$`),
];
/** `name booleans with @`: what it is, the texts say. */
const NAMED_BOOLEANS = new RegExp(
  `^(?:name|start|begin) (?<targets>(?:all )?bool(?:ean)?s?(?: [a-z]+)?) (?:with|like|as) ${A}@(?: prefix(?:es)?)?$`,
);
const TEST_TITLES =
  /^(?:all |newly added |new )*(?:test|test case|unit test|spec)s?(?: (?:names?|titles?|descriptions?|cases?))?$/;
const BOOLEANS =
  /^(?:all )?(?:boolean|bool)s?(?: (?:variables?|props?|properties|names?|fields?|values?|flags?|parameters?))*$/;
/** Names that stand for others: ``use the `X` suffix``. A capital `I` is a prefix of interfaces. */
const TO_FILL_IN = /^(?:[A-HJ-SU-Z]|X+|Xx+|Xyz|Foo|Bar|Baz|Name|Prefix|Suffix|Your[A-Z]\w*|My[A-Z]?\w*)$/;
const AFFIX = /^[\p{L}_$][\p{L}_$ ]{0,20}$/u;

/** Reads a rule on how names begin or end: "Prefix interfaces with `I`". */
export function readAffix(clause: Clause, _words: string): CodeFinder | undefined {
  const affix = readAffixForm(clause);
  if (affix === undefined || (clause.instead !== undefined && !isOfActions(affix, clause)) || createsSome(clause)) {
    return undefined;
  }
  const { side, texts, targets } = affix;
  const isRequired = clause.polarity === 'required';
  if (TEST_TITLES.test(targets)) {
    return texts.every((text) => /^\p{L}+_?$/u.test(text))
      ? createFinder({ ...affix, name: 'tests' }, isRequired, undefined, ({ one }) =>
          texts.some((text) => text.endsWith('_')) ? /^(?:function|method)$/.test(one.kind) : one.kind === 'test',
        )
      : undefined;
  }
  if (BOOLEANS.test(targets)) {
    return isRequired &&
      side === 'prefix' &&
      texts.every((text) => /^(?:is|has|can|should|will|did|was|are|does)_?$/.test(text))
      ? createFinder(
          { ...affix, name: 'variables and properties that are `true` or `false`' },
          true,
          undefined,
          isBoolean,
        )
      : undefined;
  }
  const named = readTargets(targets);
  if (named === undefined) {
    return undefined;
  }
  const name = named.map((target) => target.name).join(' and ');
  const languages =
    clause.scope.languages?.filter((language) => named.some(({ occursIn }) => occursIn(language))) ??
    (clause.codes.some((code) => /^_[a-z]+_[a-z_]+$/.test(code))
      ? []
      : commonLanguages({ side, texts }, name, isRequired));
  return languages === undefined || languages.length > 0
    ? createFinder({ ...affix, name }, isRequired, languages, (declared) => named.some(({ is }) => is(declared)))
    : undefined;
}

/** ``avoid the `get` prefix — use `find` ``: functions and methods begin with a verb. */
function isOfActions({ side, texts }: Affix, { polarity }: Clause): boolean {
  return (
    polarity === 'forbidden' && side === 'prefix' && texts.every((text) => /^(?:get|set|do|handle|make)$/.test(text))
  );
}

/** ``Create classes ending with `Delegate` `` is about these, and not about all classes. */
function createsSome({ polarity, verb, subject, object }: Clause): boolean {
  return (
    polarity === 'required' &&
    subject === '' &&
    /^(?:create|add|define|write|declare|introduce|have)$/.test(verb) &&
    /\b(?:(?:end|start|begin|prefix|suffix)(?:ing|s|ed)|whose names|with names)\b/.test(object) &&
    !/\b(?:all|each|every)\b/.test(object)
  );
}

/** Languages in which an affix is common, for a rule that names none. */
function commonLanguages(
  { side, texts }: Pick<Affix, 'side' | 'texts'>,
  name: string,
  isRequired: boolean,
): readonly string[] | undefined {
  const [text] = texts;
  if (side === 'suffix' && text === 'Async') {
    return ['csharp'];
  }
  if (side === 'prefix' && text === '_') {
    const others = ['typescript', 'typescriptreact', 'php'];
    // In C#, only fields are named so.
    return /private/.test(name) ? (/\bmembers\b/.test(name) ? others : ['csharp', ...others]) : [];
  }
  const others = ['java', 'kotlin', 'php', 'typescript', 'typescriptreact'];
  // Nobody asks for it in Go.
  return side === 'prefix' && text === 'I' ? ['csharp', ...(isRequired ? [] : ['go']), ...others] : undefined;
}

/** `is/has/should`, `is, has or can`, with or without quotes. */
const LISTED =
  /(?<![\w"'])["']?(?:is|has|can|should|will|did|was|are)["']?(?:(?:\/|, or |, | or )["']?(?:is|has|can|should|will|did|was|are)["']?)+(?![\w])/;

/** Reads the words around an affix: what begins or ends with which texts. */
export function readAffixForm({ statement, subject, verb, object, codes }: Clause): Affix | undefined {
  const written = `${subject} ${verb} ${object}`
    .replaceAll(/\s+/g, ' ')
    .replace(
      /(?<=methods|functions) (?:that return|returning) [\uE000-\uF8FF](?:(?: or |\/| and |, )[\uE000-\uF8FF])*/,
      (found) =>
        listMaskedCodes(found, codes).every((code) => /^(?:Task|ValueTask|Promise)(?:<\w+>)?$/.test(code))
          ? ' @async'
          : found,
    )
    .replace(/(?<kind>methods|functions) @async/, 'async $<kind>')
    .replace(/\btask-returning (?=methods|functions)/i, 'async ')
    .trim();
  const pattern = readNamePattern(written, codes);
  if (pattern !== undefined) {
    return pattern;
  }
  const quoted = /["“'‘](?<text>[^"”'’]{1,20})["”'’]/u;
  const found = /[\uE000-\uF8FF](?:(?:, (?:or |and )?|\/| or | and )[\uE000-\uF8FF])*/.exec(written)?.[0];
  const plain =
    found ??
    LISTED.exec(written)?.[0] ??
    quoted.exec(written)?.[0] ??
    /\b(?:async|is|has|i|use|handle|underscores?)(?=$| prefix| suffix| as )/i.exec(written)?.[0];
  if (plain === undefined) {
    return undefined;
  }
  const texts =
    found === undefined
      ? plain.split(/\/|, or |, | or /).map((word) => asWritten(readPlain(word), statement.text))
      : [...found].flatMap((sign) =>
          /[\uE000-\uF8FF]/.test(sign) ? [withoutFilledIn(unmaskCodeSpans(sign, codes).replaceAll('`', ''))] : [],
        );
  if (texts.length === 0 || !texts.every((text) => AFFIX.test(text) && !TO_FILL_IN.test(text))) {
    return undefined;
  }
  const lower = written.toLowerCase();
  // `async methods end with async`: the first word says which methods.
  const at = lower.lastIndexOf(plain.toLowerCase());
  const masked = `${lower.slice(0, at)}@${lower.slice(at + plain.length)}`;
  for (const form of [...FORMS, NAMED_BOOLEANS]) {
    const groups = form.exec(masked)?.groups;
    if (groups !== undefined && !/[@\uE000-\uF8FF]/.test(groups['targets'] ?? '@')) {
      return {
        side: /^(?:suffix|end)/.test(groups['side'] ?? '') ? 'suffix' : 'prefix',
        texts,
        targets: groups['targets'] ?? '',
      };
    }
  }
  return /^(?:use |add )?(?:the |an? )?@ prefix(?:es)?$/.test(masked) &&
    texts.every((text) => /^(?:get|set|do|handle|make)$/.test(text))
    ? { side: 'prefix', texts, targets: 'functions and methods' }
    : undefined;
}

/** ``name test classes `...Test` ``, ``reducers must be named `{Event}Reducer` ``: the end of a name, after what is filled in. */
function readNamePattern(written: string, codes: readonly string[]): Affix | undefined {
  const { targets = '', mark = '' } =
    /^(?:name |call )?(?<targets>[a-z][a-z -]{2,60}?)(?: be| are| is)?(?: named| called)?(?: as| like)? (?<mark>[\uE000-\uF8FF])$/.exec(
      written.toLowerCase(),
    )?.groups ?? {};
  const code = mark === '' ? '' : unmaskCodeSpans(mark, codes).replaceAll('`', '');
  const end = /^(?:\.{3}|…|\*|<[^<>]+>|\{[^{}]+\}|\[[^[\]]+\])(?<end>[A-Z][A-Za-z]{2,30})$/.exec(code)?.groups?.['end'];
  return end === undefined || !/\b(?:name|named|call|called)\b/.test(written)
    ? undefined
    : { side: 'suffix', texts: [end], targets };
}

/** `Test` of `TestXxx`: the rest stands for any name. */
function withoutFilledIn(text: string): string {
  return text.replace(/(?<=\p{Ll})(?:X{2,}|Xx{2,})$/u, '');
}

/** A text in quotes as the statement has it: `T` for the `t` of the clause, which is in lower case. */
function asWritten(text: string, statement: string): string {
  const quoted = [...statement.matchAll(/["“'‘](?<text>[^"”'’\s]{1,20})["”'’]/gu)].map(
    (found) => found.groups?.['text'],
  );
  return quoted.find((one) => one?.toLowerCase() === text.toLowerCase()) ?? text;
}

function readPlain(word: string): string {
  const bare = word.replaceAll(/["“”'‘’]/gu, '');
  return bare === 'async' ? 'Async' : bare === 'i' ? 'I' : bare.startsWith('underscore') ? '_' : bare;
}

/** What has the type, or shows it by its value: `let isOpen = false`. */
function isBoolean({ one, languageId }: Declared, lineOf: (line: number) => string): boolean {
  const isConstant = one.modifiers.includes('const') && (!isScript(languageId) || /^[A-Z\d_$]+$/.test(one.name ?? ''));
  return (
    (one.type === undefined && one.isLiteral && !/^[A-Z\d_$]+$/.test(one.name ?? '')
      ? /^\s*:?=\s*(?:true|false)\s*(?:[;,]|$)/i.test(
          lineOf(one.nameLine).slice(one.nameColumn + (one.name ?? '').length),
        )
      : /^(?:boolean|bool|Boolean)$/.test(one.type ?? '')) &&
    ['variable', 'constant', 'field', 'property'].includes(one.kind) &&
    !isConstant
  );
}

function createFinder(
  { side, texts, name }: Affix & { readonly name: string },
  isRequired: boolean,
  languages: readonly string[] | undefined,
  isMeant: (declared: Declared, lineOf: (line: number) => string) => boolean,
): CodeFinder {
  const spans = texts.map((text) => codeSpan(text)).join(' or ');
  const verb = side === 'prefix' ? 'begin' : 'end';
  const find = (file: CodeSubjectOf<'declarations'>): readonly Violation[] => {
    const { languageId = '', facts } = file;
    const lineOf = (line: number): string => file.added.find(({ number }) => number === line)?.text ?? '';
    return facts.declarations.flatMap((one): readonly Violation[] => {
      const own = one.name ?? '';
      const declared: Declared = { one, all: facts.declarations, languageId };
      const isBroken =
        own !== '' &&
        !one.isNameGiven &&
        file.isAdded(one.nameLine) &&
        isMeant(declared, lineOf) &&
        !(texts.includes('I') && ACRONYM.test(own)) &&
        // A name that is nothing else, such as `get`, has no prefix.
        (isRequired || !texts.includes(own)) &&
        texts.some((text) => hasAffix(own, side, text, one.kind === 'test')) !== isRequired;
      return isBroken
        ? [
            {
              path: file.file.path,
              line: one.nameLine,
              found: codeSpan(own),
              note: `The name ${codeSpan(own)} ${isRequired ? 'does not ' : ''}${isRequired ? verb : `${verb}s`} with ${spans}.`,
            },
          ]
        : [];
    });
  };
  return {
    looksAt: 'code',
    words: `reports new ${name} whose names ${isRequired ? 'do not ' : ''}${verb} with ${spans}`,
    ...(languages === undefined ? {} : { languages }),
    ...readsOnly(['declarations'], { find }),
    ...alsoInText(find),
  };
}

/** Whether a name has a word at its beginning or end. `Item` does not begin with the prefix `I`. */
function hasAffix(name: string, side: Side, text: string, isTitle: boolean): boolean {
  if (side === 'suffix') {
    return name.endsWith(text);
  }
  if (isTitle) {
    return name.toLowerCase().startsWith(text.toLowerCase()) && !/^\p{L}/u.test(name.slice(text.length));
  }
  const bare = text.startsWith('_') ? name : name.replace(/^[#_$@]+/, '');
  const rest = bare.slice(text.length);
  return bare.startsWith(text) && (/[^\p{L}\p{N}]$/u.test(text) || rest === '' || /^[\p{Lu}\p{N}_]/u.test(rest));
}

/** Names whose first letter may be a prefix or a part of an acronym: `IOReader`, `IDProvider`. */
const ACRONYM = /^I(?:D|O|P)(?![a-z])/;
