import { folderOf, joinPath, nameOf } from '../workspace/paths.ts';
import { wordSet } from '../structures/words-in.ts';

/** Folders that only separate sources, tests and headers of the same thing. */
const ROLE_FOLDERS = new Set(
  [
    'src lib app source sources include inc main test tests spec specs unit integration e2e',
    '__tests__ __test__ __snapshots__ __mocks__ __fixtures__ java kotlin scala groovy',
  ].flatMap((names) => names.split(' ')),
);

/** `Shop.Tests` is the usual name of the test project next to the project `Shop`. */
const PROJECT_OF_TESTS = /\.(?:unit|integration)?tests?$/i;

/** The part before the extension in `x.test.ts`, `x.stories.tsx` and `x.d.ts`. */
const INNER_EXTENSIONS = wordSet('test tests spec stories story d module cy e2e bench mock snap');

const MARKS: readonly RegExp[] = [
  /^test[_-]/i,
  /^Test(?=[A-Z])/,
  /[_-](?:unit)?(?:tests?|spec)$/i,
  /(?<=[a-z\d])(?:Unit)?(?:Tests?|TestCase|Spec|IT)$/,
];

/** No file has more such parts on purpose. */
const MAX_MARKS = 3;

/**
 * Makes a key that a file shares with its tests, stories, snapshots, header and styles. It is the path without the parts
 * that differ between them. These have the same key: `src/shop/cart.ts` and `test/shop/cart.test.ts`, `Cart.java` below
 * `src/main/java` and `CartTest.java` below `src/test/java`, `cart.c` and `cart.h`.
 */
export function makeCompanionKey(path: string): string {
  const folders = folderOf(path)
    .split('/')
    .map((folder) => folder.replace(PROJECT_OF_TESTS, ''))
    .filter((folder) => !ROLE_FOLDERS.has(folder.toLowerCase()));
  return joinPath(folders.join('/'), withoutMarks(readStem(nameOf(path))));
}

function readStem(name: string): string {
  let stem = withoutExtension(name.endsWith('.snap') ? name.slice(0, -'.snap'.length) : name);
  for (let marks = 0; marks < MAX_MARKS && INNER_EXTENSIONS.has(extensionOf(stem)); marks += 1) {
    stem = withoutExtension(stem);
  }
  return stem;
}

/** A name that is nothing but such a mark stays as it is. */
function withoutMarks(stem: string): string {
  return MARKS.reduce((left, mark) => left.replace(mark, '') || left, stem);
}

function extensionOf(name: string): string {
  return name.slice(findDot(name) + 1);
}

function withoutExtension(name: string): string {
  return name.slice(0, findDot(name));
}

/** The offset at which the extension begins. A dot at the beginning is part of the name. */
function findDot(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}
