/** A glob that made some engine slow, and a path that it nearly matches. */
interface HostileGlob {
  readonly name: string;
  /** Draws a pattern of at most this many characters. */
  readonly drawPattern: (characters: number) => string;
  readonly drawPath: (characters: number) => string;
}

export const HOSTILE_GLOBS: readonly HostileGlob[] = [
  row('stars in a name', (n) => `${repeat('a*', n)}b`, letters),
  row('stars before another name', (n) => `${repeat('*a', n)}/b`, letters),
  row('long texts between stars', (n) => repeat(`*${'a'.repeat(30)}b`, n), letters),
  row('question marks', (n) => `*${'?'.repeat(n)}b`, letters),
  row('classes', (n) => `${repeat('[a-z]*', n)}0`, letters),
  row('named classes', (n) => `${repeat('[[:alpha:]]*', n)}0`, letters),
  row(
    'one long class',
    (n) => `[${repeat('a-z', n)}]*0`,
    (n) => 'é'.repeat(n),
  ),
  row('globstars', (n) => `${repeat('**/a/', n)}b`, folders),
  row('globstars alone', (n) => `${repeat('**/', n)}b`, folders),
  row(
    'globstars and stars',
    (n) => `${repeat('**/*a*b/', n)}b`,
    (n) => `${repeat('aaaaaab/', n)}c`,
  ),
  row('names between globstars', (n) => `**/${repeat('a/', n)}b/**`, folders),
  row('stars between globstars', (n) => `**/${repeat('*/', n)}b/**`, folders),
  row('names that fit after each globstar', (n) => `${repeat('**/a/a/a/a/b/', n)}c`, folders),
  row('braces', (n) => repeat('{a,b}', n), letters),
  row('braces of folders', (n) => `${repeat('{a,b}/', n)}*c`, folders),
  row('braces in braces', (n) => `${'{a,'.repeat(n / 4)}b${'}'.repeat(n / 4)}`, letters),
  row('braces of stars', (n) => `${repeat('{*a,a*}', n)}b`, letters),
  row('braces of globstars', (n) => `${repeat('{*,**}/', n)}b`, folders),
  row(
    'ranges',
    (n) => repeat('{1..9}', n),
    (n) => '9'.repeat(n),
  ),
  row(
    'long ranges between stars',
    (n) => `${repeat('*{1..99999}', n)}b`,
    (n) => '9'.repeat(n),
  ),
  row('extended globs', (n) => `${repeat('+(a|aa)', n)}b`, letters),
  row('extended globs in extended globs', (n) => `${'+('.repeat(n / 4)}a${')'.repeat(n / 4)}`, letters),
];

function row(
  name: string,
  drawPattern: (characters: number) => string,
  drawPath: (characters: number) => string,
): HostileGlob {
  return { name, drawPattern, drawPath };
}

function repeat(unit: string, characters: number): string {
  return unit.repeat(Math.floor(characters / unit.length));
}

function letters(characters: number): string {
  return 'a'.repeat(characters);
}

function folders(characters: number): string {
  return `${repeat('a/', characters)}c`;
}
