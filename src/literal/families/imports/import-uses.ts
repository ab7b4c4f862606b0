import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { ImportFact } from '../../../syntax/facts/types.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { SCRIPT_FILES, TYPED_SCRIPT_FILES } from '../../script-languages.ts';
import type { Clause, CodeFinder, CodeSubject, Violation } from '../../types.ts';
import { codeSpan } from '../../code-span.ts';
import { plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

/** Rules on what a file does with the names that it imports. */
export function compileImportUses(clause: Clause): CodeFinder | undefined {
  const { polarity, subject, verb, object, instead, codes } = clause;
  const phrase = unmaskCodeSpans(plainPhrase(`${subject} ${verb} ${object}`), codes).toLowerCase();
  const isTypeRule =
    (polarity === 'required' && TYPE_ONLY.test(phrase)) ||
    (instead !== undefined && TYPE_ONLY.test(unmaskCodeSpans(plainPhrase(`use ${instead}`), codes).toLowerCase()));
  if (isTypeRule) {
    return NO_TYPES_AS_VALUES;
  }
  const isUnused =
    (polarity === 'forbidden' &&
      /^(?:(?:leave|have|keep|include|allow|commit|add)? ?)(?:any |behind )*unused imports?(?: behind| in place)?$/.test(
        phrase,
      )) ||
    (polarity === 'required' &&
      /^(?:remove|delete|clean up|drop|eliminate) (?:all |any |the )*unused imports?$/.test(phrase));
  return isUnused ? NO_UNUSED : undefined;
}

const TYPE_ONLY = regex()`
  ^(?:use|prefer|write) (?:typescript )?(?:
    \`?import type\`?|\`?type\`? imports?|\`?import \{ type x \}\`?|type-only imports?|\`?import type\b[^\`]*\`?
  )(?: statements?| syntax)?(?:
    [ ]for (?:all |any )?(?:
      type|type-only|types|importing types|typescript types|imports? of types|type imports
      |imports? used only as types
    )(?: imports?| dependencies| references)?
  )?$
`;

/** Names that a compiler or framework uses where nobody writes them. */
const USED_UNSEEN = /^(?:React|h|Fragment|jsx|_|preact)$/;

const NO_UNUSED: CodeFinder = {
  looksAt: 'code',
  words: 'reports imports of names that the file does not use',
  languages: [...SCRIPT_FILES.filter((id) => !/vue|svelte|astro/.test(id)), 'python'],
  signs: [{ onLine: 'import' }, { onLine: 'require' }],
  topics: ['unused-import'],
  find: (subject) => {
    const { file, head, languageId } = subject;
    // What such a file imports, others import from it.
    if (
      head === undefined ||
      (languageId === 'python' && /(?:^|\/)__init__\.py$|(?:^|\/)conftest\.py$/.test(file.path))
    ) {
      return [];
    }
    const isKept = (line: number): boolean => /noqa|eslint-disable|type: ?ignore|pylint/.test(textAt(subject, line));
    return addedNames(subject)
      .filter(({ local, line }) => !USED_UNSEEN.test(local) && !isKept(line) && countWord(head, local) === 1)
      .map(({ local, line }) => ({
        path: file.path,
        line,
        found: `the unused import ${codeSpan(local)}`,
        note: `${codeSpan(local)} is not used in this file.`,
      }));
  },
};

const NO_TYPES_AS_VALUES: CodeFinder = {
  looksAt: 'code',
  words: 'reports imports without `type` of names that the file uses as types alone',
  languages: TYPED_SCRIPT_FILES.filter((id) => !/vue|svelte|astro/.test(id)),
  signs: [{ onLine: 'import' }],
  topics: ['type-import'],
  find: (subject) => {
    const { file, facts, head } = subject;
    // A decorator makes a value of the types of its parameters.
    if (head === undefined || isTestPath(file.path) || facts.uses.some(({ kind }) => kind === 'attribute')) {
      return [];
    }
    const used = new Map<string, Set<string>>();
    for (const { name, kind } of facts.uses) {
      const first = /^[\p{L}\p{N}_$]+/u.exec(name)?.[0] ?? '';
      used.set(first, (used.get(first) ?? new Set()).add(kind));
    }
    return addedNames(subject).flatMap(({ local, line, isType, kind }): readonly Violation[] => {
      const kinds = used.get(local);
      const places = facts.uses.filter(({ name }) => name === local || name.startsWith(`${local}.`)).length;
      return !isType &&
        kind === 'import' &&
        kinds?.size === 1 &&
        kinds.has('type') &&
        !isExported(head, local) &&
        // Each word of the file is accounted for, so that none of them is a value.
        countWord(withoutText(head), local) <= places + 1
        ? [
            {
              path: file.path,
              line,
              found: `an import of the type ${codeSpan(local)} without \`type\``,
              note: `${codeSpan(local)} is used as a type alone.`,
            },
          ]
        : [];
    });
  },
};

function addedNames({ facts, isAdded }: CodeSubject): readonly (ImportFact & { readonly local: string })[] {
  return facts.imports.flatMap((one) =>
    one.local !== undefined && one.kind === 'import' && one.isTop && isAdded(one.line)
      ? [{ ...one, local: one.local }]
      : [],
  );
}

function textAt({ added }: CodeSubject, line: number): string {
  return added.find(({ number }) => number === line)?.text ?? '';
}

function countWord(text: string, word: string): number {
  const escaped = word.replaceAll('$', String.raw`\$`);
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}_$])${escaped}(?![\p{L}\p{N}_$])`, 'gu'))].length;
}

function isExported(head: string, local: string): boolean {
  const name = String.raw`${local.replaceAll('$', String.raw`\$`)}(?![\w$])`;
  return new RegExp(
    String.raw`\bexport\s*(?:type\s*)?\{(?:[^}]{0,2000}[\s,])?${name}|\bexport\s*(?:default|=)\s*${name}`,
  ).test(head);
}

/** Roughly: words in comments and strings count for nothing. */
function withoutText(head: string): string {
  return head.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, ' ');
}
