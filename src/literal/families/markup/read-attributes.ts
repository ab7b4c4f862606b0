import type { Clause } from '../../types.ts';
import { codeListPattern, codesIn, plainPhrase } from '../code-list.ts';
import { isHtmlElement } from '../element-names.ts';
import { regex } from '../../../text/regex.ts';

/** An attribute that a rule names: `alt`, `rel="noopener"`. */
export interface WantedAttribute {
  readonly name: string;
  readonly value?: string;
}

/** What a rule says about attributes of elements. */
export interface AttributeRule {
  readonly polarity: Clause['polarity'];
  /** Names of elements; undefined for all. */
  readonly elements?: readonly string[];
  /** Only elements that have this attribute. */
  readonly having?: WantedAttribute;
  readonly attributes: readonly WantedAttribute[];
  /** Whether an element that has one of the attributes has enough. */
  readonly isChoice: boolean;
}

const NOUN = 'attributes?|props?|propert(?:y|ies)|text';
const ATTRIBUTES = `(?<attributes>${codeListPattern('a|an|the|any|explicit|meaningful|descriptive|appropriate|proper|valid|both|non-empty', NOUN)})`;
const WORDS_FOR: readonly (readonly [words: RegExp, elements: readonly string[]])[] = [
  [/^(?:<img> |html )?(?:images?|img)(?: elements?| tags?)?$/, ['img', 'Image']],
  [/^(?:html )?(?:buttons?)(?: elements?| tags?)?$/, ['button']],
  [/^(?:html )?(?:iframes?)(?: elements?| tags?)?$/, ['iframe']],
  [/^(?:external )?(?:links?|anchors?)(?: elements?| tags?)?$/, ['a']],
];
const QUANTITY = '(?:all |every |each |any |the |your |our |native |raw |plain )*';
const ELEMENTS = `(?<elements>${QUANTITY}(?:${codeListPattern('the|all|any|every|each', 'elements?|tags?|components?')}|[a-z]+(?: elements?| tags?)?))`;
const HAVING = '(?: (?:with|that (?:have|use|has)|using|having) (?<having>[\\uE000-\\uF8FF]))?';

const SUBJECT = new RegExp(`^${ELEMENTS}${HAVING}$`);
const OBJECT = new RegExp(`^(?:always )?${ATTRIBUTES}$`);
const OBJECT_ON = new RegExp(`^${ATTRIBUTES} (?:to|on|for|in|with|of) ${ELEMENTS}${HAVING}$`);
const HAS = /^(?:have|include|specify|provide|need|use|set|require|contain|declare|define|carry|get|receive)$/;
const ADDS = /^(?:add|include|provide|specify|set|pass|use|put|write|supply|have|)$/;
const ACCEPTS = /^(?:accept|take|have|use|support|receive|contain|get|pass|include|set)$/;

/** Reads a rule on attributes of elements: `` `<img>` must have an `alt` attribute``, ``never pass `className` to `Text` ``. */
export function readAttributeRule(clause: Clause): AttributeRule | undefined {
  const { polarity, verb } = clause;
  const subject = plainPhrase(clause.subject);
  const object = plainPhrase(clause.object);
  const about = subject === '' ? undefined : SUBJECT.exec(subject)?.groups;
  if (about !== undefined && (polarity === 'required' ? HAS : ACCEPTS).test(verb)) {
    if (polarity === 'required' && ALT_TEXT.test(object) && IMAGES.test(subject)) {
      return ALT_OF_IMAGES;
    }
    const attributes = OBJECT.exec(object)?.groups?.['attributes'];
    return attributes === undefined ? undefined : makeRule(clause, attributes, about);
  }
  if (subject === '' && ADDS.test(verb)) {
    const alt = /^(?<what>.+) (?:to|on|for) (?<which>\S.*)$/.exec(object)?.groups;
    if (polarity === 'required' && ALT_TEXT.test(alt?.['what'] ?? '') && IMAGES.test(alt?.['which'] ?? '')) {
      return ALT_OF_IMAGES;
    }
    const on = OBJECT_ON.exec(object)?.groups;
    const attributes =
      on?.['attributes'] ?? (polarity === 'forbidden' ? OBJECT.exec(object)?.groups?.['attributes'] : undefined);
    return attributes === undefined ? undefined : makeRule(clause, attributes, on);
  }
  return undefined;
}

/** `alt` is the one attribute that rules name without quotes. */
const ALT_TEXT =
  /^(?:(?:an?|the|always|meaningful|descriptive|appropriate|proper) )*alt(?:ernative)?(?:[- ]texts?| attributes?| tags?)$/;
const IMAGES = /^(?:(?:all|every|each|the|any) )*(?:html )?images?(?: elements?| tags?)?$/;
const ALT_OF_IMAGES: AttributeRule = {
  polarity: 'required',
  elements: ['img', 'Image'],
  attributes: [{ name: 'alt' }],
  isChoice: false,
};

function makeRule(
  { polarity, codes }: Clause,
  list: string,
  about: Readonly<Record<string, string | undefined>> | undefined,
): AttributeRule | undefined {
  const attributes = codesIn(list, codes).map(readAttribute);
  const elements = about?.['elements'] === undefined ? undefined : readElements(about['elements'], codes);
  const [having] = about?.['having'] === undefined ? [] : codesIn(about['having'], codes).map(readAttribute);
  const isMarkup =
    elements?.isMarkup === true
      ? list.endsWith(' text') === attributes.every((one) => one?.name === 'alt' && list.endsWith(' text'))
      : / props?$/.test(list) ||
        (elements !== undefined && attributes.every((one) => OF_COMPONENTS.test(one?.name ?? ''))) ||
        (elements === undefined &&
          / attributes?$/.test(list) &&
          attributes.every((one) => HTML_ATTRIBUTE.test(one?.name ?? '')));
  if (
    attributes.includes(undefined) ||
    attributes.length === 0 ||
    (about?.['elements'] !== undefined && elements === undefined) ||
    (about?.['having'] !== undefined && having === undefined) ||
    !isMarkup
  ) {
    return undefined;
  }
  return {
    polarity,
    attributes: attributes.flatMap((one) => one ?? []),
    isChoice: / or |\//.test(list),
    ...(elements === undefined ? {} : { elements: elements.names }),
    ...(having === undefined ? {} : { having }),
  };
}

/** Attributes that no other language has under this name. What is called an attribute may be one of C# or Rust. */
const HTML_ATTRIBUTE = regex()`
  ^(?:
    style|class|className|id|href|src|alt|align|bgcolor|tabindex|tabIndex|autofocus|autoFocus|target|onclick
    |onload|onerror|onchange|contenteditable|dangerouslySetInnerHTML|(?:data|aria)-[\w-]+
  )$
`;

/** Attributes that only components have beside elements. */
const OF_COMPONENTS = /^(?:className|style|dangerouslySetInnerHTML|(?:data|aria)-[\w-]+)$/;

function readAttribute(code: string): WantedAttribute | undefined {
  const [, name, value] = /^([A-Za-z][\w:-]*)(?:=["']([^"'{}<>…]+)["'])?$/.exec(code.trim()) ?? [];
  return name === undefined ? undefined : { name, ...(value === undefined ? {} : { value }) };
}

interface Elements {
  readonly names: readonly string[];
  /** Whether the words show that elements are meant, and not types of the same name. */
  readonly isMarkup: boolean;
}

function readElements(words: string, codes: readonly string[]): Elements | undefined {
  const known = WORDS_FOR.find(([expression]) => expression.test(words.replace(new RegExp(`^${QUANTITY}`), '')));
  if (known !== undefined) {
    return { names: known[1], isMarkup: true };
  }
  const written = codesIn(words, codes);
  const names = written.map((code) => /^<?([A-Za-z][\w.-]*)\s*\/?>?$/.exec(code.trim())?.[1]);
  const isMarkup =
    written.every((code) => code.startsWith('<') || isHtmlElement(code)) || /\b(?:elements?|tags?)\b/.test(words);
  const areElements = names.every((name) => name !== undefined && (isHtmlElement(name) || /^[A-Z]/.test(name)));
  return names.length === 0 || !areElements ? undefined : { names: names.flatMap((name) => name ?? []), isMarkup };
}
