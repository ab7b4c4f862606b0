const OPENING = '<script type="application/json" id="dump">';
const CLOSING = '</script>';

/** Finds the JSON in a file that a person chose. The file is a dump as JSON, or a page like this one. */
export function findDumpText(file: string): string {
  const start = file.indexOf(OPENING);
  // A page begins with its doctype. A dump as JSON does not, but one of its texts may contain the tag.
  if (start < 0 || !file.trimStart().startsWith('<')) {
    return file;
  }
  const end = file.indexOf(CLOSING, start);
  return file.slice(start + OPENING.length, end < 0 ? file.length : end);
}
