const ESCAPE = '\u001B';
const COLOUR = new RegExp(String.raw`${ESCAPE}\[[0-9;]*[mK]`, 'g');
/** A line of the diff's own, rather than of a file, that begins with a colour. */
const COLOURED_HEADER = new RegExp(String.raw`^(?:${ESCAPE}\[[0-9;]*m)+(?:diff --|--- |@@ )`, 'm');

/** The first line that git or diff wrote themselves: in it a CR can only come from a conversion of the whole text. */
const FIRST_HEADER = /^(?:diff --(?:git|cc|combined) |Index: |--- ).*$/m;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Undoes what a terminal, an editor or a shell did to a diff: a byte order mark, colours, CRLF. In a coloured diff
 * the colours that a file itself holds go with the others, for they cannot be told apart.
 */
export function cleanDiff(text: string): string {
  const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const plain = COLOURED_HEADER.test(unmarked) ? unmarked.replaceAll(COLOUR, '') : unmarked;
  const converted = lineAt(plain, plain.search(FIRST_HEADER)).endsWith('\r');
  return converted ? plain.replaceAll('\r\n', '\n') : plain;
}

function lineAt(text: string, start: number): string {
  return start < 0 ? '' : (text.slice(start).split('\n', 1)[0] ?? '');
}

/** Decodes a diff: UTF-8, or the UTF-16 that `>` writes in Windows PowerShell. Other bytes become U+FFFD. */
export function decodeDiff(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { ignoreBOM: true }).decode(bytes);
}
