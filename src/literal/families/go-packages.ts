import { wordSet } from '../../structures/words-in.ts';

/** Packages at the top of Go's standard library: a rule on `errors` or `log` means these, and no other package of the name. */
const STANDARD: ReadonlySet<string> = wordSet(`
  archive bufio bytes cmp compress context crypto database debug embed encoding errors expvar flag fmt go hash html image index
  io iter log maps math mime net os path plugin reflect regexp runtime slices sort strconv strings structs sync
  syscall testing text time unicode unique unsafe weak
`);

/** Packages below others of the standard library, whose names hardly anything else has. */
const STANDARD_BELOW: ReadonlySet<string> = wordSet(
  'atomic csv exec filepath http ioutil json rand slog sql url utf8 xml',
);

/** Whether a package of the standard library has a name: `time`, `http` of `net/http`. */
export function isStandardGoPackage(name: string): boolean {
  return STANDARD.has(name) || STANDARD_BELOW.has(name);
}

/**
 * Whether a path is that of a package of the standard library: `net/http`, and not `example.com/x/http` or `shop/http`.
 * `container` itself is only a folder.
 */
export function isStandardGoPath(path: string): boolean {
  const [first = ''] = path.split('/', 1);
  return STANDARD.has(first) || first === 'container';
}

/**
 * Whether Go code calls a package by a name: `github.com/stretchr/testify/assert` is `assert`, and `github.com/a/b/v2` is `b`.
 * A name with `/` means the path, and all packages below it.
 */
export function isGoPackage(path: string, name: string): boolean {
  if (name.includes('/')) {
    return path === name || path.startsWith(`${name}/`);
  }
  const parts = path.replace(/\/v\d+$/, '').split('/');
  return path === name || (!STANDARD.has(name) && parts.at(-1) === name);
}
