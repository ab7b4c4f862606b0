import type { Clause } from '../../types.ts';
import { CODE, codesIn, plainPhrase } from '../code-list.ts';
import { readTemplate, type NameTemplate } from '../templates/read-template.ts';
import { regexSource } from '../../../text/regex.ts';

/** What a clause says has names of which forms: "Services: `{entity}.service.ts`". */
export interface TemplateRule {
  /** The words for it, in lower case. */
  readonly kind: string;
  /** One of these is enough. */
  readonly templates: readonly NameTemplate[];
}

const BEFORE = regexSource`
  (?:
    (?:with |as |to |like |in |of )?(?:the |this |a )?(?:(?:file ?name|naming|name) )?
      (?:(?:naming |file ?name )?(?:patterns?|formats?|conventions?|forms?|templates?|schemes?)(?: of)?:? )?
  )?
`;
const AFTER = regexSource`
  (?:
    [ ](?:
      files?|file ?names?|naming|names?|patterns?|formats?|conventions?|classes
      |(?:with|exporting) (?:a |an )?(?:exported|exports?|default|named)(?: [a-z]+){0,2}
    )
  )*
`;
const CODES = `(?<codes>${CODE}(?:(?:,? or |, ?| ?/ ?)${CODE})*)`;
const KIND = '(?<kind>[a-z][a-z /-]{1,50}?)';
const NAMED = '(?: names?| file ?names?| naming| files? naming)?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^${KIND}${NAMED} (?:be|use|follow|match|be named|be called|end|name)(?: (?:by|be))? ${BEFORE}${CODES}${AFTER}$`,
  ),
  new RegExp(`^(?:name|call) ${KIND} ${BEFORE}${CODES}${AFTER}$`),
  new RegExp(`^(?:use|follow|prefer|keep) ${BEFORE}${CODES}${AFTER} (?:for|as) (?:the )?(?:names? of )?${KIND}$`),
];

/** Words that say in so many words that this is how names are to be. */
const SAYS_NAMES =
  /\b(?:must|should|always|shall|nam(?:e|ed|es|ing)|file ?names?|pattern|convention|prefix|suffix|follow)\b/i;
/** Headings below which a list says how things are to be. Elsewhere, it may describe what is there. */
const RULES =
  /\b(?:naming|names?|conventions?|rules?|standards?|style|styles|guidelines?|requirements?|coding|formatting|formats?)\b/i;

/** Reads which names a clause gives a form by a template. Undefined if it has no template, or only describes. */
export function readTemplateRule({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  statement,
}: Clause): TemplateRule | undefined {
  if (polarity !== 'required' || instead !== undefined || codes.length === 0) {
    return undefined;
  }
  const phrase = `${plainPhrase(subject)} ${verb.toLowerCase()} ${plainPhrase(object)}`.trim();
  const said = FORMS.map((form) => form.exec(phrase)?.groups).find((groups) => groups !== undefined);
  const { text, headings, leadIns } = statement;
  const isRule =
    SAYS_NAMES.test(text) ||
    headings.some(({ title }) => RULES.test(title)) ||
    leadIns.some((words) => RULES.test(words));
  if (said === undefined || !isRule) {
    return undefined;
  }
  const templates = codesIn(said['codes'] ?? '', codes).map(readTemplate);
  const kind = (said['kind'] ?? '').replace(/^(?:(?:all|every|each|new|the|our|your|any) )+/, '');
  return templates.includes(undefined) ? undefined : { kind, templates: templates.flatMap((one) => one ?? []) };
}
