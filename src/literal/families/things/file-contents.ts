import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import { SCRIPT } from '../../script-languages.ts';
import type { CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readsOnly } from '../reads-only.ts';
import type { NamedThing, ThingFinder } from './named-things.ts';
import { regex } from '../../../text/regex.ts';

const WITH_CLASSES = [...SCRIPT, 'java', 'csharp', 'php', 'python', 'ruby'];

/** A finder of declarations at the top of a file that already has one of their kind. */
function onePerFile(
  name: string,
  one: string,
  isMeant: (declared: DeclarationFact) => boolean,
  languages: readonly string[],
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports new ${name} in files that have another one`,
    languages,
    topics: [],
    ...readsOnly(['declarations'], { find: (file) => findFurther(file, one, isMeant) }),
    ...alsoInText((file) => findFurther(file, one, isMeant)),
  };
}

function findFurther(
  { file, facts, languageId, isAdded }: CodeSubjectOf<'declarations'>,
  one: string,
  isMeant: (declared: DeclarationFact) => boolean,
): readonly Violation[] {
  const all = facts.declarations;
  const isMoved = readRemovedNames(file, languageId);
  // An extension of Swift is one of a type, and what is in it belongs to that type.
  const isTop = ({ inside }: DeclarationFact): boolean =>
    inside === undefined || (languageId !== 'swift' && all[inside]?.kind === 'namespace');
  const seen = new Set<string>();
  const found: Violation[] = [];
  for (const declared of all) {
    const { name } = declared;
    // Parts and overloads of one thing share its name.
    if (name === undefined || seen.has(name) || !isTop(declared) || !isMeant(declared)) {
      continue;
    }
    if (seen.size > 0 && isAdded(declared.nameLine) && !isMoved(name)) {
      found.push({
        path: file.path,
        line: declared.nameLine,
        found: `${codeSpan(name)} in a file with ${codeSpan([...seen][0] ?? '')}`,
        note: `${codeSpan(name)} is another ${one} in this file, after ${codeSpan([...seen][0] ?? '')}.`,
      });
    }
    seen.add(name);
  }
  return found;
}

const TYPES: ReadonlySet<string> = new Set(['class', 'interface', 'struct', 'enum']);
const CLASSES = onePerFile('classes', 'class', ({ kind }) => kind === 'class', WITH_CLASSES);
const PUBLIC_CLASSES = onePerFile(
  'public classes',
  'public class',
  ({ kind, isExported }) => kind === 'class' && isExported,
  WITH_CLASSES,
);
const ANY_TYPES = onePerFile('types', 'type', ({ kind }) => TYPES.has(kind), ['csharp', 'java', 'php', 'swift']);
const PUBLIC_TYPES = onePerFile(
  'public types',
  'public type',
  ({ kind, isExported }) => TYPES.has(kind) && isExported,
  ['csharp', 'java', 'php'],
);
const COMPONENTS = onePerFile(
  'exported components',
  'component',
  ({ kind, body, isExported, name = '' }) =>
    kind === 'function' && isExported && body?.returnsMarkup === true && /^\p{Lu}/u.test(name),
  SCRIPT,
);

function phrases(noun: string): Pick<NamedThing, 'required' | 'forbidden'> {
  const nouns = noun
    .replace(/(?<!s)$/, 's?')
    .replace(/ss\?$/, 'ss(?:es)?')
    .replace(/class$/, 'class(?:es)?');
  return {
    required: regex()`
      ^(?:(?:only|exactly|just|at most|keep|define|declare) )*(?:one|1|a single) ${noun} (?:per|in each|in every|in a)
        [ ](?:source |\.cs |\.java )?files?(?: only)?$
      |^(?:(?:put|place|keep|define) )?(?:each|every) ${noun} (?:be )?(?:(?:placed|defined|kept) )?in (?:its|their) own
        [ ](?:separate )?files?$
    `,
    forbidden: new RegExp(
      `^(?:multiple|several|two|more than (?:one|1)) (?:${nouns}) (?:per|in (?:one|a|the same|a single|each)) (?:source )?file$`,
    ),
  };
}

/** How much of one kind a file may hold. */
export const FILE_CONTENTS: readonly NamedThing[] = [
  { ...phrases('class'), finder: CLASSES },
  { ...phrases('public class'), finder: PUBLIC_CLASSES },
  { ...phrases('(?:top-level )?type'), finder: ANY_TYPES },
  { ...phrases('public (?:top-level )?type'), finder: PUBLIC_TYPES },
  { ...phrases('(?:react )?component'), finder: COMPONENTS },
];
