import type { Work } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import { typeNamesIn } from '../../syntax/symbols/type-names.ts';
import type { ChangedName } from '../changed-names.ts';
import type { ContextProvider, ProviderTerms } from '../provider.ts';
import { declarationPieces } from './declaration-pieces.ts';
import type { NameLookup } from './look-up.ts';
import { headText } from './head-text.ts';
import { wordSet } from '../../structures/words-in.ts';

const MEMBER_WORTH = 1;
/** A member that is found by its name alone, among all members of the repository. */
const UNSURE_WORTH = 0.8;
const TYPE_WORTH = 0.4;
/** A member of a type that plays a part, whose name the change uses without saying of what. */
const KEY_WORTH = 0.6;
/** The types that play a part in the change of one file. */
const MAX_TYPES = 60;
/** The members that the change names may have types with such members in turn: `{ build: { lib: … } }`. */
const MAX_DEPTH = 2;

const TYPES: ReadonlySet<string> = wordSet('class enum interface namespace record struct trait type union');

/**
 * Finds types one hop on: the members that the change uses of its values, and the types of parameters and results of what
 * it calls, with those of their members that the change names.
 */
export function typesProvider(all: SymbolIndex, lookup: NameLookup, work: Work): ContextProvider {
  const index = all.countedBy(work);
  return {
    name: 'types',
    work,
    async provide({ changed, add, signal }) {
      for (const { file } of changed) {
        await provideFor({ index, lookup, path: file.path, add, signal, work });
      }
    },
  };
}

/** A type that plays a part in a change, as a name that is used in a file. */
interface TypeName {
  readonly name: string;
  readonly path: string;
  /** How many members of other types lead to it. */
  readonly depth: number;
}

interface FileTerms extends Pick<ProviderTerms, 'add' | 'signal'> {
  readonly index: SymbolIndex;
  readonly lookup: NameLookup;
  readonly path: string;
  readonly work: Work;
}

async function provideFor(terms: FileTerms): Promise<void> {
  const { index, lookup, path, signal } = terms;
  const names = lookup.namesOf(path);
  const types = new Map<string, TypeName>();
  const addTypes = async (declarations: readonly SymbolDeclaration[], depth: number): Promise<void> => {
    for (const declaration of declarations) {
      for (const name of await typesOf(index, declaration)) {
        const key = JSON.stringify([declaration.path, name]);
        if (types.size < MAX_TYPES && !types.has(key)) {
          types.set(key, { name, path: declaration.path, depth });
        }
      }
    }
  };
  for (const used of names) {
    if (signal.aborted) {
      return;
    }
    await addTypes(await (used.receivers.length > 0 ? addMember(terms, used) : declared(terms, used)), 0);
  }
  const words = new Set(names.map(({ name }) => name));
  // Types that are added on the way are visited too.
  for (const type of types.values()) {
    const members = await addType(terms, type, words);
    if (type.depth < MAX_DEPTH) {
      await addTypes(members, type.depth + 1);
    }
  }
}

async function declared(
  { lookup, path, signal, work }: FileTerms,
  used: ChangedName,
): Promise<readonly SymbolDeclaration[]> {
  const found = await lookup.declarationsOf(path, used, signal, work);
  return found.filter(({ certainty }) => certainty === 1).map(({ declaration }) => declaration);
}

/** Adds the member that a name after a dot means. Without a known type, a rare name may still tell. */
async function addMember(terms: FileTerms, used: ChangedName): Promise<readonly SymbolDeclaration[]> {
  const { index, lookup, path, signal, work } = terms;
  const { name, receivers, line } = used;
  const members = await index.findMember(receivers, name, { path, line }, signal);
  for (const member of members) {
    await addPieces(terms, member, MEMBER_WORTH, `declares the member \`${name}\`, which ${path} uses`);
  }
  if (members.length > 0) {
    return members;
  }
  for (const { declaration, certainty } of await lookup.declarationsOf(path, used, signal, work)) {
    await addPieces(terms, declaration, UNSURE_WORTH * certainty, `may declare \`${name}\`, which ${path} uses`, false);
  }
  return [];
}

/** The names of types in the head of a function or of a value. For a type, the types of its members are not included. */
async function typesOf(index: SymbolIndex, declaration: SymbolDeclaration): Promise<readonly string[]> {
  if (TYPES.has(declaration.kind)) {
    return [declaration.name];
  }
  const head = await headText(index, declaration);
  const inHead = typeNamesIn(head).filter((name) => /^\p{Lu}/u.test(name));
  return [...new Set([...typeNamesIn(declaration.type ?? ''), ...inHead])].filter((name) => name !== declaration.name);
}

/** Adds the head of a type, and those of its members that the change names; gives these members. */
async function addType(
  terms: FileTerms,
  type: TypeName,
  words: ReadonlySet<string>,
): Promise<readonly SymbolDeclaration[]> {
  const { index, path, signal } = terms;
  const found = signal.aborted ? [] : await index.findDeclarations(type.name, { path: type.path }, signal);
  const declared = found.find(({ declaration, certainty }) => certainty === 1 && TYPES.has(declaration.kind));
  if (declared === undefined) {
    return [];
  }
  const why = `declares the type \`${type.name}\` of what ${path} uses`;
  await addPieces(terms, declared.declaration, TYPE_WORTH, why);
  const members = await index.membersOf(type.name, type, signal);
  const named = members.filter(({ name }) => words.has(name));
  for (const member of named) {
    const because = `declares \`${member.name}\` of \`${type.name}\`, a name that ${path} uses`;
    await addPieces(terms, member, KEY_WORTH, because);
  }
  return named;
}

async function addPieces(
  { index, path, add }: FileTerms,
  declaration: SymbolDeclaration,
  worth: number,
  why: string,
  isSure = true,
): Promise<void> {
  (await declarationPieces(index, declaration, { worth, why, path, isSure })).forEach(add);
}
