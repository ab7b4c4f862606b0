import { readFileSync } from 'node:fs';
import traverse, { type Binding, type NodePath } from '@babel/traverse';
import {
  isClassDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isMemberExpression,
  isMetaProperty,
  isOptionalMemberExpression,
  isPrivateName,
} from '@babel/types';
import { expect, test } from 'vitest';
import { parseProgram } from '../../../src/bundles/parse.ts';
import { resolveNames } from '../../../src/bundles/names/resolve-names.ts';
import { walk } from '../../../src/bundles/syntax.ts';
import { tokenId } from '../../../src/bundles/tokens.ts';
import { BORDERED, BORDERLESS } from '../build.ts';
import { parseText } from '../mutate.ts';
import { SOURCES } from '../sources.ts';

/** Published bundles from other projects, some hundred kilobytes each. */
const PUBLISHED: readonly string[] = ['terser/dist/bundle.min.js', '@babel/parser/lib/index.js', 'esbuild/lib/main.js'];

/** Maps each offset of a variable's name to our number of its binding. */
function readOurs(text: string): ReadonlyMap<number, number> {
  const parsed = parseProgram(text);
  if (parsed.kind === 'not-parsed') {
    throw new Error(parsed.reason);
  }
  const bindings = resolveNames(parsed.program);
  const found = new Map<number, number>();
  walk(parsed.program, (node) => {
    const id = node.type === 'Identifier' ? tokenId(node.name) : undefined;
    const kind = id === undefined ? undefined : bindings[id]?.kind;
    if (id !== undefined && kind !== 'label' && kind !== 'private') {
      found.set(node.start ?? -1, id);
    }
  });
  return found;
}

/** Maps each offset to Babel's binding. */
function readBabels(text: string): ReadonlyMap<number, Binding> {
  const found = new Map<number, Binding>();
  traverse(parseText(text), {
    enter(path) {
      const { node } = path;
      const binding = isIdentifier(node) && isName(path) ? scopeOf(path).getBinding(node.name) : undefined;
      if (binding !== undefined) {
        found.set(node.start ?? -1, outermost(binding));
      }
    },
  });
  return found;
}

function isName({ parent, parentPath, key }: NodePath): boolean {
  return !(
    parentPath === null ||
    (key === 'property' && isMemberExpression(parent, { computed: false })) ||
    (key === 'property' && isOptionalMemberExpression(parent, { computed: false })) ||
    (key === 'key' && !('computed' in parent && parent.computed)) ||
    key === 'label' ||
    key === 'imported' ||
    key === 'exported' ||
    isMetaProperty(parent) ||
    isPrivateName(parent)
  );
}

/** The name of a function or class belongs to the scope around it. */
function scopeOf({ parent, parentPath, key, scope }: NodePath): NodePath['scope'] {
  const isDeclared = isFunctionDeclaration(parent) || isClassDeclaration(parent);
  return key === 'id' && isDeclared ? (parentPath?.parentPath?.scope ?? scope) : scope;
}

/** Babel has two bindings for the name of a class declaration. In the text, they can only be renamed together. */
function outermost(binding: Binding): Binding {
  const isInner = isClassDeclaration(binding.path.node) && binding.kind === 'local';
  return (isInner ? binding.scope.parent?.getBinding(binding.identifier.name) : undefined) ?? binding;
}

/** Lists the offsets at which our resolution and Babel's differ. */
function disagreements(text: string): readonly string[] {
  const ours = readOurs(text);
  const babels = readBabels(text);
  const pairs = { ours: new Map<number, Binding | undefined>(), babels: new Map<Binding | undefined, number>() };
  return [...ours].flatMap(([offset, id]) => {
    const binding = babels.get(offset);
    const known = pairs.ours.has(id) ? pairs.ours.get(id) : binding;
    const knownId = pairs.babels.get(binding) ?? id;
    pairs.ours.set(id, known);
    pairs.babels.set(binding, knownId);
    return binding !== undefined && known === binding && knownId === id
      ? []
      : [`${offset}: ${text.slice(offset - 30, offset + 30)}`];
  });
}

test.each(Object.entries({ ...BORDERED, ...BORDERLESS }))(
  'names are resolved in the same way as in Babel: %s',
  async (_, build) => {
    const text = await build(SOURCES);
    expect(readOurs(text).size).toBeGreaterThan(30);
    expect(disagreements(text)).toEqual([]);
  },
);

test.each(PUBLISHED)('names are resolved in the same way as in Babel: %s', (path) => {
  const text = readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), 'utf8');
  expect(readOurs(text).size).toBeGreaterThan(300);
  expect(disagreements(text)).toEqual([]);
});
