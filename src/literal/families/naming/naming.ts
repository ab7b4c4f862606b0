import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../../guidelines/statements/statements.ts';
import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { groupBy } from '../../../structures/group-by.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import { languagesOf as languagesOfName } from '../../reading/scope/named-languages.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Family, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readsOnly } from '../reads-only.ts';
import { readAcronyms } from './acronyms.ts';
import { readAffix } from './affixes.ts';
import { readForbiddenNames } from './forbidden-names.ts';
import { readDeclaredTemplates } from './declared-templates.ts';
import { readFilePattern } from './file-patterns.ts';
import { readFileTemplates } from './file-templates.ts';
import { readGoNames } from './go-names.ts';
import { readKnownFileStyles } from './known-file-styles.ts';
import { readNamesInText } from './names-in-text.ts';
import { readPackageNames } from './package-names.ts';
import { readReactNames } from './react-names.ts';
import { readShownFileStyles } from './shown-file-styles.ts';
import { bareName, STYLE_WORDS, styleOf, type NameStyle } from './styles.ts';
import { readTargets } from './target-words.ts';
import type { Declared } from './declared.ts';
import type { NameTarget } from './targets.ts';
import { readTestNamePattern } from './test-name-patterns.ts';
import { readTestPackage } from './test-packages.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Rules on the names of declarations: their style, prefix and suffix. */
export const NAMING_FAMILY: Family = {
  name: 'naming',
  signs: quickAny(
    /[*<{]\w|\*/,
    regex()`
      cas(?:e|ing)|caps|prefix|suffix|start|begin|\bend|nam(?:e|ing)|\bcall|identifier|variable|letter|character
      |_test\b|packages|test methods|pattern|[^ ] (?:not|never|instead of|rather than|over)[ ]
    `,
  ),
  compile: (written) => {
    const clause = inEnvironment(written);
    if (clause.allowed !== undefined) {
      return readForbiddenNames(clause);
    }
    const words = wordsOf(clause);
    const affix =
      readAcronyms(clause) ??
      readGoNames(clause) ??
      readPackageNames(clause) ??
      readForbiddenNames(clause) ??
      readAffix(clause, words) ??
      readReactNames(clause) ??
      readFilePattern(clause) ??
      readTestNamePattern(clause) ??
      readTestPackage(clause) ??
      readFileTemplates(clause) ??
      readDeclaredTemplates(clause) ??
      readKnownFileStyles(clause) ??
      readNamesInText(clause);
    if (affix !== undefined) {
      return affix;
    }
    const rules = clause.polarity === 'required' && clause.instead === undefined ? readRules(words, clause) : undefined;
    return rules === undefined
      ? readShownFileStyles(clause)
      : createFinder(rules, clause.scope.languages ?? languagesNamed(words));
  },
};

/** Below "Environment variables", variables are these, and not those of code. */
function inEnvironment(clause: Clause): Clause {
  const { statement, subject, object } = clause;
  const above = [...statement.leadIns, ...statement.headings.map(({ title }) => title)];
  const inFull = (words: string): string => words.replaceAll(/(?<!env |environment )\bvariables?\b/g, 'environment $&');
  return above.some((words) => OF_ENVIRONMENT.test(words))
    ? { ...clause, subject: inFull(subject), object: inFull(object) }
    : clause;
}

const OF_ENVIRONMENT = /\benv(?:ironment)?[ -](?:var(?:iable)?s?|config\w*|settings?)\b|(?:^|\s)`?\.env\b/i;

/** One style for some kinds of names. */
interface NameRule {
  readonly styles: readonly NameStyle[];
  readonly targets: readonly NameTarget[];
}

/** All words of a clause in lower case, with the contents of its code spans. */
function wordsOf({ subject, verb, object, codes }: Clause): string {
  // `TitleCase for enum keys: A, B` goes on with examples.
  const said = `${subject} ${verb} ${object.replace(/(?<=[a-z]): [\uE000-\uF8FF](?:,? [\uE000-\uF8FF])*$/, '')}`;
  return unmaskCodeSpans(said, codes).replaceAll('`', '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** One style, or a choice of two. */
const STYLE = `(?<style>${STYLE_WORDS})(?: or (?<choice>${STYLE_WORDS}))?`;
const FILLER = '(?: (?:names?|nouns?|verbs?|naming|conventions?|notation|style|formatting|format))*';
const VERB = regexSource`
  (?:
    be|use|follow|adopt|apply|have|prefer|keep|stay|remain|are|is|must be|should be|must use|should use
    |must follow|in|be in|be written in|be named in|be named using
  )
`;
const PAIR = new RegExp(`^(?:and )?(?:the )?${STYLE}${FILLER}(?: (?:for|in|on))? (?<targets>.+)$`);
const ASSERTION = new RegExp(`^(?<targets>.+?) ${VERB} (?:the |a |an )?${STYLE}${FILLER}$`);
const NAMED = new RegExp(`^(?:name|write) (?<targets>.+?) (?:in|using|with|as) ${STYLE}${FILLER}$`);
const DOUBLED = new RegExp(`^(?<head>[a-z ]+?) (?:use|be|follow) (?<rest>(?:${STYLE_WORDS})${FILLER} for .+)$`);
/** Where another pair of a style and its targets begins. */
const NEXT_PAIR = new RegExp(`(?:,|;| and|, and) (?=(?:${STYLE_WORDS})\\b)`);

function readRules(words: string, clause: Clause): readonly NameRule[] | undefined {
  const asserted = NAMED.exec(words)?.groups ?? ASSERTION.exec(words)?.groups;
  if (asserted !== undefined) {
    const rule = toRule(asserted, clause);
    return rule === undefined ? undefined : [rule];
  }
  const doubled = DOUBLED.exec(words)?.groups;
  if (
    doubled !== undefined &&
    readTargets(doubled['head'] ?? '') === undefined &&
    !/^(?:.* )?naming$/.test(doubled['head'] ?? '')
  ) {
    return undefined;
  }
  const list = doubled?.['rest'] ?? withoutIntroduction(words, clause);
  const rules = list.split(NEXT_PAIR).map((part) => {
    const pair = PAIR.exec(part)?.groups;
    return pair === undefined ? undefined : toRule(pair, clause);
  });
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

const INTRODUCTION =
  /^(?:(?:the|our|standard|common|usual|idiomatic|[a-z#+]+|pep ?8|[a-z#+]+ api) ){0,2}naming(?: conventions?| rules?| style)?$/;

/** The pairs of a list after `use` or `follow rust naming:`, or in brackets after `follow java naming conventions`. */
function withoutIntroduction(words: string, { explanation, codes }: Clause): string {
  const bare = words.replace(/^(?:use|follow|adopt|apply|prefer|be|have|stick to) /, '');
  const [introduction = '', ...rest] = bare.split(/: /);
  if (INTRODUCTION.test(introduction)) {
    const named = rest.length > 0 ? rest.join(': ') : unmaskCodeSpans(explanation ?? '', codes);
    return named.replaceAll('`', '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  }
  return bare;
}

/** The language of `rust naming: …`. */
function languagesNamed(words: string): readonly string[] | undefined {
  const [, name] =
    /^(?:use|follow|adopt|apply) (?:(?:the|standard|common|usual|idiomatic) )*([a-z#+]+)(?: api)? naming\b/.exec(
      words,
    ) ?? [];
  return name === undefined ? undefined : languagesOfName(name);
}

const FILE_NAME = /`[\w-]+\.[a-z]{1,4}`/;
/** Where a component is a file, its name is that of the file. */
const COMPONENT_FILE = /`[\w-]+\.(?:vue|svelte)`/;
const OF_FILES = /\bfile(?: ?names?| naming)\b(?! (?:and|&) )/i;

/** ``Components: PascalCase (`UserCard.tsx`)`` below "File naming" is about the names of files. */
function isAboutFiles({ headings, text }: Statement): boolean {
  const [label = ''] = /^[^`:]{1,40}:/.exec(text) ?? [];
  return OF_FILES.test(label) || (OF_FILES.test(headings.at(-1)?.title ?? '') && FILE_NAME.test(text));
}

function toRule(groups: Readonly<Record<string, string | undefined>>, { statement }: Clause): NameRule | undefined {
  const style = styleOf(groups['style'] ?? '');
  const targets = readTargets(groups['targets'] ?? '');
  const choice = groups['choice'] === undefined ? style : styleOf(groups['choice']);
  if (style === undefined || choice === undefined || targets === undefined) {
    return undefined;
  }
  // ``Files/modules: snake_case (`user_profile.py`)`` is about files.
  if (
    COMPONENT_FILE.test(statement.text) ||
    isAboutFiles(statement) ||
    (targets.some(({ name }) => name === 'modules') && FILE_NAME.test(statement.text))
  ) {
    return undefined;
  }
  if (choice !== style) {
    return { styles: [style, choice], targets };
  }
  const areTypes = targets.every(({ name }) =>
    /^(?:[a-z]+ )?(?:classes|components|enums|exceptions|interfaces|modules|namespaces|structs|traits|types|classes of exceptions)$/.test(
      name,
    ),
  );
  if (style.name === 'camelCase' && areTypes) {
    // `CamelCase` with a capital letter is another word for PascalCase.
    const pascal = styleOf('PascalCase');
    return /\bCamelCase\b/.test(statement.text) && pascal !== undefined ? { styles: [pascal], targets } : undefined;
  }
  if (style.name === 'camelCase' && /\bCamelCase\b/.test(statement.text) && !/\bcamelCase\b/.test(statement.text)) {
    return undefined;
  }
  return { styles: [style], targets };
}

function createFinder(rules: readonly NameRule[], languages: readonly string[] | undefined): CodeFinder | undefined {
  const common = [...new Set(rules.flatMap((rule) => languagesOf(rule)))];
  const checked = (languages ?? common).filter((language) =>
    rules.some(({ targets }) => targets.some(({ occursIn }) => occursIn(language))),
  );
  return checked.length === 0
    ? undefined
    : {
        looksAt: 'code',
        words: rules
          .map((rule) => ({
            ...rule,
            // What none of the languages has, or nobody reads there, is not named.
            targets: rule.targets.filter(({ occursIn }) => checked.some(occursIn)),
          }))
          .filter(({ targets }) => targets.length > 0)
          .map(
            ({ styles, targets }) =>
              `reports names of new ${listed([...new Set(targets.map(({ name }) => name))])} that are not in ${stylesOf({ styles })}`,
          )
          .join(', and '),
        about: [...new Set(rules.flatMap(({ targets }) => targets.map(({ name }) => name)))],
        languages: checked,
        ...readsOnly(['declarations'], { find: (file) => findNames(file, rules, languages !== undefined) }),
        ...alsoInText((file) => findNames(file, rules, languages !== undefined)),
      };
}

function languagesOf({ styles, targets }: NameRule): readonly string[] {
  return targets.flatMap(({ common }) => styles.flatMap((style) => common[commonName(style)] ?? []));
}

/** A style with a mark before it is common where the style is. */
function commonName({ name, isWhole }: NameStyle): string {
  return isWhole === true ? 'camelCase' : name;
}

/** Fields that serialization finds by these names: https://docs.oracle.com/en/java/javase/21/docs/specs/serialization/ */
const GIVEN_BY_JAVA: ReadonlySet<string> = new Set(['serialVersionUID', 'serialPersistentFields']);

/** Tests are named by sentences in many styles: `when_it_is_empty`, `Returns_null_without_items`. */
const SENTENCE = /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+){2,}$/u;

/** `TestServer_Close` and `ExampleReader_suffix`: https://pkg.go.dev/testing#hdr-Examples */
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?:_|\p{Lu})/u;

function findNames(
  file: CodeSubjectOf<'declarations'>,
  rules: readonly NameRule[],
  isForLanguage: boolean,
): readonly Violation[] {
  const { languageId = '', facts } = file;
  const all = facts.declarations;
  const isInTests = isTestPath(file.file.path);
  // Beside a type such as `when_it_is_empty`, one such as `context` follows the same style.
  const isSentences = isInTests && all.some(({ kind, name = '' }) => kind === 'class' && SENTENCE.test(name));
  // A declaration that was moved or given a type was not named by the change.
  const isKept = readRemovedNames(file.file, languageId);
  const wrong: WrongName[] = [];
  for (const one of all) {
    // A cmdlet is a verb and a noun: `Get-Item` is in PascalCase.
    const name = bareName(one.name ?? '').replaceAll(languageId === 'powershell' ? '-' : /(?!)/g, '');
    const isChecked =
      name !== '' &&
      !one.isNameGiven &&
      one.kind !== 'test' &&
      !(isInTests && (SENTENCE.test(name) || (languageId === 'go' && GO_TEST.test(name)))) &&
      !(isSentences && one.kind === 'class') &&
      !/^__.*__$/.test(one.name ?? '') &&
      !GIVEN_BY_JAVA.has(name) &&
      file.isAdded(one.nameLine) &&
      /^[\p{L}\p{N}_$]+$/u.test(name);
    const declared: Declared = { one, all, languageId };
    const rule = isChecked
      ? rules.find(({ styles, targets }) =>
          targets.some(
            ({ is, common }) =>
              is(declared) &&
              (isForLanguage || styles.some((style) => common[commonName(style)]?.includes(languageId) === true)),
          ),
        )
      : undefined;
    if (
      rule !== undefined &&
      !rule.styles.some(({ fits, isWhole }) => fits(isWhole === true ? (one.name ?? '') : name)) &&
      !(languageId === 'go' && !one.isExported && rule.styles.some(({ fits }) => fits(capitalized(name)))) &&
      !isKept(one.name ?? '')
    ) {
      wrong.push({ one, rule });
    }
  }
  return [...groupBy(wrong, groupKey).values()].flatMap((names) => report(file, names));
}

/** In Go, a capital at the beginning exports a name, so a type that is not exported cannot be in PascalCase. */
function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

interface WrongName {
  readonly one: DeclarationFact;
  readonly rule: NameRule;
}

/** Fewer names of one type are reported one by one. */
const LEAST_TOGETHER = 3;
const MOST_LISTED = 5;

/** Members of one type have one key. */
function groupKey({ one: { inside, kind }, rule }: WrongName): string {
  return JSON.stringify([inside, kind === 'field' || kind === 'property', rule.styles.map(({ name }) => name)]);
}

/** A type that mirrors the columns of a table is one finding, not one for each column. */
function report({ file, facts }: CodeSubjectOf<'declarations'>, wrong: readonly WrongName[]): readonly Violation[] {
  const [first] = wrong;
  const owner = first?.one.inside === undefined ? undefined : facts.declarations[first.one.inside]?.name;
  const isMember = first?.one.kind === 'field' || first?.one.kind === 'property';
  if (first === undefined || owner === undefined || !isMember || wrong.length < LEAST_TOGETHER) {
    return wrong.map(({ one: { name = '', nameLine }, rule }) => ({
      path: file.path,
      line: nameLine,
      found: codeSpan(name),
      note: `The name ${codeSpan(name)} is not in ${stylesOf(rule)}.`,
    }));
  }
  const names = wrong.map(({ one: { name = '' } }) => codeSpan(name));
  const more = names.length - MOST_LISTED;
  return [
    {
      path: file.path,
      line: first.one.nameLine,
      found: `${names.length} names in ${codeSpan(owner)} such as ${names[0] ?? ''}`,
      note: `These names are not in ${stylesOf(first.rule)}: ${names.slice(0, MOST_LISTED).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    },
  ];
}

function stylesOf({ styles }: Pick<NameRule, 'styles'>): string {
  return styles.map(({ name }) => name).join(' or ');
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
