import { folderOf, joinPath, nameOf } from '../workspace/paths.ts';

/** Folders that only tell sources, tests, headers and the like of the same thing apart. */
const ROLE_FOLDERS = new Set(
  [
    'src lib app source sources include inc main test tests spec specs unit integration e2e',
    '__tests__ __test__ __snapshots__ __mocks__ __fixtures__ java kotlin scala groovy',
  ].flatMap((names) => names.split(' ')),
);

/** `Shop.Tests`, the usual name of a project of tests beside the project `Shop`. */
const PROJECT_OF_TESTS = /\.(?:unit|integration)?tests?$/i;

/** `x.test.ts`, `x.stories.tsx`, `x.d.ts`: what stands before the extension. */
const INNER_EXTENSIONS = new Set('test tests spec stories story d module cy e2e bench mock snap'.split(' '));

const MARKS: readonly RegExp[] = [
  /^test[_-]/i,
  /^Test(?=[A-Z])/,
  /[_-](?:unit)?(?:tests?|spec)$/i,
  /(?<=[a-z\d])(?:Unit)?(?:Tests?|TestCase|Spec|IT)$/,
];

/** No file has more marks than that on purpose. */
const MAX_MARKS = 3;

/**
 * A key that a file has in common with its tests, stories, snapshots, header and styles: the place and name that are
 * left when what tells these apart is taken away. `src/shop/cart.ts` and `test/shop/cart.test.ts`, `Cart.java` below
 * `src/main/java` and `CartTest.java` below `src/test/java`, `cart.c` and `cart.h`.
 */
export function companionKeyOf(path: string): string {
  const folders = folderOf(path)
    .split('/')
    .map((folder) => folder.replace(PROJECT_OF_TESTS, ''))
    .filter((folder) => !ROLE_FOLDERS.has(folder.toLowerCase()));
  return joinPath(folders.join('/'), withoutMarks(stemOf(nameOf(path))));
}

function stemOf(name: string): string {
  let stem = withoutExtension(name.endsWith('.snap') ? name.slice(0, -'.snap'.length) : name);
  for (let marks = 0; marks < MAX_MARKS && INNER_EXTENSIONS.has(extensionOf(stem)); marks += 1) {
    stem = withoutExtension(stem);
  }
  return stem;
}

/** A name that is all mark stays as it is. */
function withoutMarks(stem: string): string {
  return MARKS.reduce((left, mark) => left.replace(mark, '') || left, stem);
}

function extensionOf(name: string): string {
  return name.slice(dotOf(name) + 1);
}

function withoutExtension(name: string): string {
  return name.slice(0, dotOf(name));
}

/** Where the extension begins; a dot in front of the name is part of it. */
function dotOf(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}
