/** Characters that HFS+ of macOS ignores in names: https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectHFS */
const IGNORED_BY_HFS = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;

/**
 * The name that a disk of Windows or macOS may find for a name: in lower case, without characters that HFS+ ignores, and
 * without what Windows cuts: a stream (`a::$DATA`), and dots and blanks at the end. Only to compare names with.
 */
export function foldFileName(name: string): string {
  const folded = name.replaceAll(IGNORED_BY_HFS, '').normalize('NFC').toLowerCase();
  const stream = folded.indexOf(':', 1);
  let end = stream < 0 ? folded.length : stream;
  while (end > 0 && (folded[end - 1] === '.' || folded[end - 1] === ' ')) {
    end -= 1;
  }
  return folded.slice(0, end);
}

/** Names of devices. To read one may wait for a person, and nothing written to it is a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:[. ]*|[. ]*[.:].*)$/i;
// oxlint-disable-next-line no-control-regex -- Windows allows none of them
const FORBIDDEN = /[\u0000-\u001F"*:<>?|\\]|[. ]$/;

/** Whether Windows finds a file of exactly this name, but for its letter case, and no device, stream or other file. */
export function isWindowsName(name: string): boolean {
  return !DEVICE.test(name) && !FORBIDDEN.test(name);
}
