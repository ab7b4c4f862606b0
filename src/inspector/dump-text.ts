const OPENING = '<script type="application/json" id="dump">';
const CLOSING = '</script>';

/** The JSON of a file that a person chose, which may be a dump as JSON or such a page as this one. */
export function dumpTextOf(file: string): string {
  const start = file.indexOf(OPENING);
  // A page begins with its doctype; a dump may have the opening tag in one of its texts.
  if (start < 0 || !file.trimStart().startsWith('<')) {
    return file;
  }
  const end = file.indexOf(CLOSING, start);
  return file.slice(start + OPENING.length, end < 0 ? file.length : end);
}
