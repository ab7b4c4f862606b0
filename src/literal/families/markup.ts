import type { CodeFinder, CodeSubject, Family, TextSubject, Violation } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { listCodes } from './code-list.ts';
import { blankComments, lineFinder } from './markup/lines.ts';
import { findOpeningTags, type Attribute, type OpeningTag } from './markup/opening-tags.ts';
import { readAttributeRule, type AttributeRule, type WantedAttribute } from './markup/read-attributes.ts';

/** Rules about the attributes that elements of HTML and components have or do not have. */
export const MARKUP_FAMILY: Family = {
  name: 'markup',
  compile: (clause) => {
    const rule = readAttributeRule(clause);
    return rule === undefined ? undefined : makeFinder(rule);
  },
};

const LANGUAGES: readonly string[] = [
  'html',
  'vue',
  'svelte',
  'astro',
  'razor',
  'aspnetcorerazor',
  'php',
  'blade',
  'twig',
  'handlebars',
  'erb',
  'mdx',
  'javascript',
  'javascriptreact',
  'typescriptreact',
];

function makeFinder(rule: AttributeRule): CodeFinder {
  const needles = [...(rule.elements?.map((name) => `<${name}`) ?? []), ...rule.attributes.map(({ name }) => name)];
  return {
    looksAt: 'code',
    words: describeRule(rule),
    languages: LANGUAGES,
    mayMatch: (line) => needles.some((needle) => line.includes(needle)),
    find: (file) => findInMarkup(file, rule, file),
    findInText: (file) => findInMarkup(file, rule, undefined),
  };
}

function describeRule({ polarity, elements, having, attributes, isChoice }: AttributeRule): string {
  const names = listCodes(attributes.map(writeAttribute), polarity === 'required' && !isChoice ? 'and' : 'or');
  const on = elements === undefined ? '' : listCodes(elements.map((name) => `<${name}>`));
  const limit = having === undefined ? '' : ` with ${codeSpan(writeAttribute(having))}`;
  return polarity === 'required'
    ? `reports ${on === '' ? 'elements' : on}${limit} without ${names}`
    : `reports ${names}${on === '' ? ' in markup' : ` of ${on}`}${limit}`;
}

function writeAttribute({ name, value }: WantedAttribute): string {
  return value === undefined ? name : `${name}="${value}"`;
}

function findInMarkup(subject: TextSubject, rule: AttributeRule, code: CodeSubject | undefined): readonly Violation[] {
  const { head, languageId } = subject;
  if (head === undefined) {
    return [];
  }
  const text = blankComments(head);
  const lineOf = lineFinder(text);
  const isMarkup = languageId === 'php' || code === undefined;
  return findOpeningTags(text, (name) => rule.elements?.includes(name) ?? true)
    .filter((tag) => rule.having === undefined || tag.attributes.some((one) => isWanted(one, rule.having)))
    .filter((tag) => isMarkup || isTagByGrammar(tag, lineOf(tag.offset), text, code))
    .flatMap((tag) => judgeTag(tag, rule, subject, lineOf));
}

/** On an added line, the grammar says what is a tag. Of other lines nothing is known. */
function isTagByGrammar(
  { name, offset }: OpeningTag,
  line: number,
  text: string,
  { facts, isAdded }: CodeSubject,
): boolean {
  const column = offset - (text.lastIndexOf('\n', offset) + 1) + 1;
  return (
    !isAdded(line) ||
    facts.uses.some((use) => use.kind === 'tag' && use.line === line && use.name === name && use.column === column)
  );
}

function judgeTag(
  tag: OpeningTag,
  { polarity, attributes, isChoice }: AttributeRule,
  { file: { path }, isAdded }: TextSubject,
  lineOf: (offset: number) => number,
): readonly Violation[] {
  const written = codeSpan(`<${tag.name}>`);
  if (polarity === 'forbidden') {
    return tag.attributes.flatMap((one): readonly Violation[] => {
      const line = lineOf(one.offset);
      const wanted = attributes.find((attribute) => isWanted(one, attribute));
      return wanted === undefined || !isAdded(line)
        ? []
        : [{ path, line, found: `${codeSpan(writeAttribute(wanted))} on ${written}` }];
    });
  }
  const missing = attributes.filter((wanted) => !tag.attributes.some((one) => mayBeWanted(one, wanted)));
  const line = lineOf(tag.offset);
  const isEnough = isChoice ? missing.length < attributes.length : missing.length === 0;
  return tag.isOpen || isEnough || !isAdded(line)
    ? []
    : [{ path, line, found: `${written} without ${listCodes(missing.map(writeAttribute), 'and')}` }];
}

/** `:alt`, `v-bind:alt`, `[alt]` and `[attr.alt]` set `alt`. */
function plainAttribute(name: string): string {
  return name.replace(/^(?:v-bind:|bind:|:|\[(?:attr\.)?)/, '').replace(/\]$/, '');
}

function isWanted({ name, value }: Attribute, wanted: WantedAttribute | undefined): boolean {
  return (
    wanted !== undefined &&
    plainAttribute(name) === wanted.name &&
    (wanted.value === undefined || (value !== undefined && hasWords(value, wanted.value)))
  );
}

/** Code as a value may be anything. */
function mayBeWanted(attribute: Attribute, wanted: WantedAttribute): boolean {
  return (
    isWanted(attribute, wanted) ||
    (plainAttribute(attribute.name) === wanted.name &&
      (attribute.value === undefined || attribute.name !== wanted.name))
  );
}

/** Whether a value has all words of another: `noopener` in `noopener noreferrer`. */
function hasWords(value: string, wanted: string): boolean {
  const words = value.split(/\s+/);
  return wanted.split(/\s+/).every((word) => words.includes(word));
}
