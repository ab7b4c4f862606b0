import type { RandomDiff, RandomFile } from './random-diffs.ts';

/** Whether a change has a certain shape. At least one reader of diffs read each of these shapes wrongly. */
type Shape = (diff: RandomDiff) => boolean;

const inDiff =
  (pattern: RegExp): Shape =>
  ({ diff }) =>
    pattern.test(diff.toString('latin1'));
const inFile =
  (matches: (file: RandomFile) => boolean): Shape =>
  ({ files }) =>
    files.some(matches);
const inText = (matches: (before: string, after: string) => boolean): Shape =>
  inFile((file) => file.letter === 'M' && !file.binary && matches(file.before!.content, file.after!.content));
const byLetter = (letter: string, more: (file: RandomFile) => boolean = () => true): Shape =>
  inFile((file) => file.letter === letter && more(file));
const named = (matches: (path: string) => boolean): Shape => inFile(({ path }) => matches(path));
/** An added or removed line, with its sign. */
const inLine = (line: string): Shape => inDiff(new RegExp(`^[-+]${line}$`, 'm'));

const sameContent = (file: RandomFile): boolean => file.oldId === file.newId;
const isMode = ({ before, after }: RandomFile, from: RegExp, to: RegExp): boolean =>
  from.test(before?.mode ?? '0') && to.test(after?.mode ?? '0');
const endsLine = (text: string): boolean => text.endsWith('\n');

export const SHAPES: Readonly<Record<string, Shape>> = {
  'no change at all': ({ files }) => files.length === 0,
  'six files': ({ files }) => files.length >= 6,
  'a header without counts': inDiff(/^@@ -\d+ \+\d+ @@/m),
  'a header with a count of 0': inDiff(/^@@ -\d+,0 /m),
  'a heading': inDiff(/^@@ -\S+ \+\S+ @@ ./m),
  'five hunks': inDiff(/(?:^@@ -(?:\n|.)*?){5}/m),
  'no line feed at the end, before': inText((before, after) => !endsLine(before) && before !== '' && endsLine(after)),
  'no line feed at the end, after': inText((before, after) => endsLine(before) && !endsLine(after) && after !== ''),
  'no line feed at the end, both times': inDiff(/^-.*\n\\ .*\n(?:\+.*\n)+\\ /m),
  'no line feed at the end of the context': inDiff(/^ .*\n\\ /m),
  'from empty': inText((before, after) => before === '' && after !== ''),
  'to empty': inText((before, after) => before !== '' && after === ''),
  'a new file': byLetter('A'),
  'a new empty file': byLetter('A', ({ after }) => after!.content === ''),
  'a removed file': byLetter('D'),
  'a removed empty file': byLetter('D', ({ before }) => before!.content === ''),
  'a rename': byLetter('R', sameContent),
  'a rename with an edit': byLetter('R', (file) => !sameContent(file)),
  'a rename with a mode': byLetter('R', ({ before, after }) => before!.mode !== after!.mode),
  'a rename of a binary file': byLetter('R', ({ binary }) => binary),
  'a copy': byLetter('C', sameContent),
  'a copy with an edit': byLetter('C', (file) => !sameContent(file)),
  'a mode': byLetter('M', sameContent),
  'a mode and an edit': byLetter('M', (file) => !sameContent(file) && file.before!.mode !== file.after!.mode),
  'a link': inFile((file) => isMode(file, /^12|^0/, /^12|^0/)),
  'a file that becomes a link': inFile((file) => isMode(file, /^10/, /^12/)),
  'a link that becomes a file': inFile((file) => isMode(file, /^12/, /^10/)),
  'a new submodule': inFile((file) => isMode(file, /^0/, /^16/)),
  'a submodule that moves': inFile((file) => isMode(file, /^16/, /^16/)),
  'a file that becomes a submodule': inFile((file) => isMode(file, /^1[02]/, /^16/)),
  'a binary edit': byLetter('M', (file) => file.binary && !sameContent(file)),
  'a binary file that becomes text': byLetter('M', ({ binary, after }) => binary && !after!.content.includes('\0')),
  'a name with a quote': named((path) => path.includes('"')),
  'a name with a backslash': named((path) => path.includes('\\')),
  'a name with a TAB': named((path) => path.includes('\t')),
  'a name with a line feed': named((path) => path.includes('\n')),
  'a name that ends with a blank': named((path) => path.endsWith(' ')),
  'a name that begins with a blank': named((path) => path.startsWith(' ')),
  'a name with ` b/`': named((path) => path.includes(' b/')),
  'a name that begins with `-`': named((path) => path.startsWith('-')),
  'a name of 200 bytes': named((path) => path.length > 200),
  'a name in UTF-8': named((path) => /[\xc3-\xf4][\x80-\xbf]/.test(path)),
  'a name that is not UTF-8': named((path) => /\xff|\xe9$/.test(path)),
  'bytes that are not UTF-8': inDiff(/^[-+]caf\xe9$/m),
  CRLF: inDiff(/^[-+].*\r$/m),
  'a lone CR': inLine('lone\\rreturn'),
  'a form feed': inDiff(/^[-+].*\f/m),
  'U+2028': inLine('line\xe2\x80\xa8separator'),
  'a line like a name line': inLine('[-+]{2} [ab].*'),
  'a line like a header': inLine('@@ -1 \\+1 @@'),
  'a line like the start of a file': inLine('diff --git a/x b/x'),
  'a line like the no-newline mark': inLine('\\\\ No newline at end of file'),
  'a line like an index line': inLine('index 1\\.\\.2'),
  'a line like a binary file': inLine('Binary files a and b differ'),
  'a line like a binary patch': inLine('GIT binary patch'),
  'a line of 100 kB': inText((before) => before.length > 100_000),
};
