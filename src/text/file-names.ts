/** Characters that HFS+ of macOS ignores in names: https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectHFS */
const IGNORED_BY_HFS = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;

/**
 * The name that a disk of Windows or macOS may find for a name: without regard to letter case, without characters that HFS+
 * ignores, and without what Windows cuts: a stream (`a::$DATA`), and dots and blanks at the end. Only to compare names with.
 */
export function foldFileName(name: string): string {
  const folded = foldLetters(name.replaceAll(IGNORED_BY_HFS, ''));
  const stream = folded.indexOf(':', 1);
  let end = stream < 0 ? folded.length : stream;
  while (end > 0 && (folded[end - 1] === '.' || folded[end - 1] === ' ')) {
    end -= 1;
  }
  return folded.slice(0, end);
}

/** The path that a disk of Windows or macOS may find for a path with `/`, name by name. Only to compare paths with. */
export function foldFilePath(path: string): string {
  return MAY_FOLD.test(path) ? path.split('/').map(foldFileName).join('/') : path.toLowerCase();
}

/** Matches all paths of which a name loses more than its letter case. Few do, and a large change has thousands of paths. */
const MAY_FOLD = /[^\0-\u007F]|:|[. ](?:\/|$)/;

/** APFS also takes `\u017F` for `s` and `\uFB01` for `fi`, which only have the same capital letters. */
function foldLetters(name: string): string {
  return NOT_ASCII.test(name) ? name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC') : name.toLowerCase();
}

/** Composes the letters of a text: macOS takes `o` with its two dots behind it for `\u00F6`, and some disks give it so. */
export function composeLetters(text: string): string {
  return NOT_ASCII.test(text) ? text.normalize('NFC') : text;
}

const NOT_ASCII = /[^\0-\u007F]/;

/** Names of devices. To read one may wait for a person, and nothing written to it is a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:[. ]*|[. ]*[.:].*)$/i;
// oxlint-disable-next-line no-control-regex -- Windows allows none of them
const FORBIDDEN = /[\u0000-\u001F"*:<>?|\\]|[. ]$/;

/** Whether Windows finds a file of exactly this name, but for its letter case, and no device, stream or other file. */
export function isWindowsName(name: string): boolean {
  return !DEVICE.test(name) && !FORBIDDEN.test(name);
}
