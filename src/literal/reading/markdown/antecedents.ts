import { plainWords } from '../../../guidelines/statements/polarity.ts';
import type { Statement, StatementPart } from '../../../guidelines/statements/statements.ts';
import { regex } from '../../../text/regex.ts';

const FILES = '(?:files?|folders?|director(?:y|ies)|artifacts?|code|outputs?)';
const HOW = '(?: (?:directly|manually|by hand|themselves|yourself|in place))*';
/** `Never edit these files directly`: which files, a sentence next to it says. */
const EDITS_THEM = regex()`
  ^(?:[a-z]+: )?(?:you |agents? )?(?:never|do not|don't|must not|should not|please do not)(?: ever)?
    (?: manually| directly)? (?<verb>edit|modify|change|touch|hand-edit|hand edit)
    (?:(?: or | ?/ ?)(?:edit|modify|change|touch|delete|commit changes to))? (?:
      (?<one>it|this ${FILES})
      |(?<all>them|these(?: ${FILES})?|those(?: ${FILES})?|(?:any of )?(?:the )?following(?: ${FILES})?)
    )${HOW}[.!]*$
`;
const MADE_BY_TOOL = regex('i')`
  \b(?:
    auto-?generated?|generated?|generates?|codegen|compiled|build (?:outputs?|artifacts?)|vendored|submodules?
    |synced|mirrored|overwritten|machine-written
  )\b
`;
/** Between sentences of one paragraph or bullet. */
const MOST_BETWEEN = 4;

/**
 * The parts of a sentence that forbids edits of "these files", with the paths that the sentence before it or the list below it
 * names. Undefined for other sentences, and where the paths are not certain.
 */
export function namePlaces(statements: readonly Statement[], index: number): readonly StatementPart[] | undefined {
  const statement = statements[index];
  const groups =
    statement === undefined || statement.parts.some(({ kind }) => kind === 'code') || isBareOrder(statement)
      ? undefined
      : EDITS_THEM.exec(plainWords(statement.text).replace(/^[^\p{L}]+/u, ''))?.groups;
  if (statement === undefined || (groups === undefined && !isBareOrder(statement))) {
    return undefined;
  }
  const paths =
    pathsBefore(statement, statements[index - 1]) ??
    (groups?.['all'] === undefined ? undefined : pathsBelow(statement, statements.slice(index + 1)));
  return paths === undefined
    ? undefined
    : [
        { kind: 'words', value: `Never ${groups?.['verb'] ?? 'edit'} generated files in ` },
        ...paths.flatMap((value, at): readonly StatementPart[] => [
          { kind: 'words', value: at === 0 ? '' : ', ' },
          { kind: 'code', value },
        ]),
        { kind: 'words', value: ' directly' },
      ];
}

/** ``Don't edit directly, regenerate with `make gen` ``: the sentence before it says what. */
const BARE_ORDER = regex()`
  ^(?:[a-z]+: )?(?:never|do not|don't|must not|please do not) (?:edit|modify|change|touch)[ ]
    (?:directly|manually|by hand)(?:
      [.!]*
      |(?:,|;| [-–—]) ?(?:instead,? |but |please )?(?:re-?generate|run|use|edit|update|change|rebuild)\b
        (?!.*\b(?:unless|except|if|when)\b).{1,100}
    )$
`;

function isBareOrder({ text }: Statement): boolean {
  return BARE_ORDER.test(plainWords(text).replace(/^[^\p{L}]+/u, ''));
}

/** `` `src/gen/` is generated. Do not edit it. `` */
function pathsBefore({ headings, offset }: Statement, before: Statement | undefined): readonly string[] | undefined {
  const isNear = before !== undefined && before.headings === headings && offset - before.range.end <= MOST_BETWEEN;
  if (!isNear || !MADE_BY_TOOL.test(before.text)) {
    return undefined;
  }
  const [first, ...more] = before.parts.filter(({ kind, value }) => kind === 'code' || value.trim() !== '');
  // The path is what the sentence is about only where it begins with it. Later ones say what makes the file.
  return first?.kind === 'code' && isPath(first.value) && more.length > 0 ? [first.value] : undefined;
}

function pathsBelow({ headings }: Statement, below: readonly Statement[]): readonly string[] | undefined {
  const paths: string[] = [];
  for (const one of below) {
    const [first, second] = one.parts.filter(({ kind, value }) => kind === 'code' || value.trim() !== '');
    const isItem =
      one.headings === headings &&
      first?.kind === 'code' &&
      isPath(first.value) &&
      (second === undefined || /^\s*(?:[-–—:(]|$)/.test(second.value));
    if (!isItem) {
      break;
    }
    paths.push(first.value);
  }
  return paths.length === 0 ? undefined : paths;
}

function isPath(code: string): boolean {
  return /^[\w.*-]*(?:\/[\w.*{},-]*)+$|^[\w*-]+(?:\.[\w*-]+)+$/.test(code.trim()) && !/^\/|\.\.\.|\(/.test(code.trim());
}
