/** A line `key = value` of a TOML file. */
export interface TomlLine {
  /** The table that the line is in, such as `tool.poetry.dependencies`. Empty before the first table. */
  readonly table: string;
  readonly key: string;
  /** As it is written. A list may go on in the next lines; it is joined to one. */
  readonly value: string;
}

const MAX_LINES = 5_000;
const MAX_LINE_CHARACTERS = 2_000;

/**
 * Reads the lines of a TOML file that say something about dependencies: keys with texts, inline tables and lists. The rest
 * of TOML is passed over. Files with errors are common in the middle of a change, and a line alone can still be read.
 */
export function readTomlLines(text: string): readonly TomlLine[] {
  const found: TomlLine[] = [];
  let table = '';
  let list: { readonly key: string; parts: string[] } | undefined;
  for (const raw of text.split('\n', MAX_LINES)) {
    const line = raw.length > MAX_LINE_CHARACTERS ? '' : withoutComment(raw).trim();
    const heading = /^\[\[?\s*([^\]]+?)\s*\]\]?$/.exec(line)?.[1];
    if (list !== undefined && heading === undefined) {
      list.parts.push(line);
      if (line.endsWith(']')) {
        found.push({ table, key: list.key, value: list.parts.join(' ') });
        list = undefined;
      }
      continue;
    }
    list = undefined;
    if (heading !== undefined) {
      table = heading.replaceAll(/["'\s]/g, '');
      continue;
    }
    const [, key, value] = /^["']?([\w.-]+?)["']?\s*=\s*(.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      continue;
    }
    if (value.startsWith('[') && !value.endsWith(']')) {
      list = { key, parts: [value] };
    } else {
      found.push({ table, key, value });
    }
  }
  return found;
}

/** A `#` inside of quotes does not begin a comment. */
function withoutComment(line: string): string {
  return /^(?:[^"'#]|"[^"]*"|'[^']*')*/.exec(line)?.[0] ?? '';
}

/** The text of a value, or of its `version` if it is an inline table. */
export function readTomlVersion(value: string): string | undefined {
  return (/^(["'])([^"']*)\1$/.exec(value) ?? /\bversion\s*=\s*(["'])([^"']*)\1/.exec(value))?.[2];
}

/** The texts of a list. */
export function readTomlTexts(value: string): readonly string[] {
  return [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '');
}
