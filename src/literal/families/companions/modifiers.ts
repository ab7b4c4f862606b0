import { listMaskedCodes, unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { isTestAttribute } from '../naming/declared.ts';
import { READ_LANGUAGES } from '../naming/declared-kinds.ts';
import { readSelections } from './selections.ts';
import { findLacking } from './find-lacking.ts';
import { regex } from '../../../text/regex.ts';

/** Modifiers that declarations can lack, with the languages that have them. */
const MODIFIERS: Readonly<Record<string, readonly string[]>> = {
  final: ['java', 'php'],
  internal: ['csharp'],
  private: ['csharp', 'java', 'php', 'typescript', 'typescriptreact'],
  readonly: ['csharp', 'php', 'typescript', 'typescriptreact'],
  sealed: ['csharp', 'java'],
  static: ['csharp', 'java', 'php'],
};
const WORD = '(?<word>final|internal|private|readonly|sealed|static)';
const MODIFIER = new RegExp(`^${WORD}$`);
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<targets>.+?) be (?:marked |declared |made )?(?:as |with )?${WORD}$`),
  new RegExp(`^(?:make|mark|declare|keep) (?<targets>.+?) (?:as |with )?${WORD}$`),
];
const ACCESS = regex()`
  ^(?:use|specify|write|declare|include|add|have) (?:explicit )?(?:access|accessibility|visibility)
    (?: modifiers?)?(?: (?:for|on|to) (?:all |every |the |each )*(?:class |type )?members?)?(?: explicitly)?$
`;
const MEMBERS: ReadonlySet<string> = new Set(['constant', 'constructor', 'field', 'method', 'property']);
const ACCESS_WORDS = /^(?:public|private|protected|internal|file)$/;

/** Reads a rule that declarations have a modifier: "Classes must be `sealed`", "Use explicit accessibility modifiers". */
export function readModifiers(
  words: string,
  { scope, statement, subject, verb, object, codes }: Clause,
): CodeFinder | undefined {
  if (ACCESS.test(words) && /\bexplicit/.test(words)) {
    const languages = ['csharp', 'typescript', 'typescriptreact', 'php'].filter(
      (language) => scope.languages?.includes(language) === true,
    );
    return languages.length === 0
      ? undefined
      : findLacking({
          targets: [
            {
              name: 'members of classes',
              is: ({ one, all }) =>
                MEMBERS.has(one.kind) &&
                one.inside !== undefined &&
                /^(?:class|struct)$/.test(all[one.inside]?.kind ?? ''),
              occursIn: (languageId) => READ_LANGUAGES.has(languageId),
              common: {},
            },
          ],
          without: 'without an access modifier',
          languages,
          lacks: ({ one, languageId }) =>
            !one.modifiers.some((word) => ACCESS_WORDS.test(word)) &&
            !one.name?.startsWith('#') &&
            !(
              languageId === 'csharp' &&
              (one.modifiers.includes('partial') || (one.kind === 'constructor' && one.modifiers.includes('static')))
            ),
        });
  }
  if (/\b(?:where|when|if|wherever|whenever) (?:possible|practical|applicable|appropriate)\b/i.test(statement.text)) {
    // Whether a member can be `static` takes judgement.
    return undefined;
  }
  const written = `${subject} ${verb} ${object}`
    .trim()
    .replaceAll(/[\uE000-\uF8FF]/g, (mark) =>
      MODIFIER.test(listMaskedCodes(mark, codes)[0] ?? '') ? (listMaskedCodes(mark, codes)[0] ?? mark) : mark,
    )
    .replaceAll(/\s+/g, ' ');
  for (const form of FORMS) {
    const groups = form.exec(written)?.groups;
    const word = groups?.['word'] ?? '';
    const targets = groups === undefined ? undefined : readSelections(groups['targets'] ?? '', codes);
    const languages = (Object.hasOwn(MODIFIERS, word) ? (MODIFIERS[word] ?? []) : []).filter(
      (language) => scope.languages?.includes(language) !== false,
    );
    if (targets !== undefined && languages.length > 0) {
      return findLacking({
        targets,
        without: `without ${codeSpan(word)}`,
        languages,
        lacks: ({ one }) =>
          !one.modifiers.includes(word) &&
          !one.name?.startsWith('#') &&
          !one.modifiers.some(
            (other) =>
              other === 'abstract' ||
              other === 'const' ||
              (word === 'sealed' && (other === 'static' || other === 'final')),
          ),
      });
    }
  }
  return undefined;
}

const ATTRIBUTE = /^(?:@|\[|#\[)(?<name>[\p{L}_][\p{L}\p{N}_.:]*)(?:\(.*\))?\]?$/u;
/** Tags of documentation comments, such as `@param`, which are written like attributes and are none. */
const DOC_TAG =
  /^(?:param|returns?|throws?|exception|example|see|since|author|link|inheritdoc|var|property|template|brief|file|todo|internal|category)$/;
const WITH = '(?:annotate|decorate|mark)';
const ATTRIBUTE_FORMS: readonly RegExp[] = [
  new RegExp(`^${WITH} (?<targets>.+?) (?:with|as|using) (?:the |a |an )?@(?: attribute| decorator| annotation)?$`),
  new RegExp(
    '^(?<targets>.+?) (?:be (?:annotated|decorated|marked) with|have|carry|need|use|include) (?:the |a |an )?@(?: attribute| decorator| annotation)?$',
  ),
  new RegExp(
    // A test that uses an attribute where it helps is another one.
    '^(?:add|apply|put|use(?! .* tests?\\b)) (?:the |a |an )?@(?: attribute| decorator| annotation)? (?:to|on|for) (?<targets>.+)$',
  ),
];

/** Reads a rule that declarations have an attribute: "Decorate services with `@Injectable()`". */
export function readAttributes({ subject, verb, object, codes, scope }: Clause): CodeFinder | undefined {
  if (codes.length === 0) {
    return undefined;
  }
  const written = `${subject} ${verb} ${object}`.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  // What comes last is the attribute, or else what comes first: ``apply `[X]` to `*Y` classes``.
  const nameIn = (mark: string | undefined): string | undefined =>
    ATTRIBUTE.exec(
      unmaskCodeSpans(mark ?? '', codes)
        .replaceAll('`', '')
        .trim(),
    )?.groups?.['name'];
  const marks = written.match(/[\uE000-\uF8FF]/g) ?? [];
  const mark = marks.find((one) => nameIn(one) !== undefined) ?? '';
  const name = nameIn(mark);
  if (name === undefined || DOC_TAG.test(name) || isTestAttribute(name)) {
    return undefined;
  }
  for (const form of ATTRIBUTE_FORMS) {
    const groups = form.exec(written.replace(mark, '@'))?.groups;
    const targets = groups === undefined ? undefined : readSelections(groups['targets'] ?? '', codes);
    const languages = scope.languages ?? languagesOfAttribute(unmaskCodeSpans(mark, codes).replaceAll('`', ''), name);
    if (targets !== undefined && languages.length > 0) {
      return findLacking({
        targets,
        without: `without ${codeSpan(unmaskCodeSpans(mark, codes).replaceAll('`', ''))}`,
        languages,
        // Elixir has this one in the module.
        lacks: ({ one }, rows) =>
          !(name === 'moduledoc' && hasInside(rows, one.line, /^\s*@moduledoc\b/, /^\s*defmodule\b/)) &&
          !one.attributes.some((own) => own === name || own.endsWith(`.${name}`) || own === `${name}Attribute`),
      });
    }
  }
  return undefined;
}

/** What an attribute says of its language: brackets are those of C#, and some names are those of one framework. */
function languagesOfAttribute(written: string, name: string): readonly string[] {
  if (written.startsWith('[')) {
    return ['csharp'];
  }
  return /^(?:RestController|Service|Repository|Transactional)$/.test(name)
    ? ['java', 'kotlin']
    : name === 'Injectable'
      ? ['typescript']
      : [];
}

/** Whether a line below another one has something, before the next one of a form. */
function hasInside(rows: readonly string[], line: number, wanted: RegExp, end: RegExp): boolean {
  for (const row of rows.slice(line)) {
    if (wanted.test(row) || end.test(row)) {
      return wanted.test(row);
    }
  }
  return false;
}
