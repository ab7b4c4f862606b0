/** A dependency of a package, with the line that names it, from 1. */
export interface DependencyLine {
  readonly name: string;
  readonly line: number;
}

/** Reads the dependencies in the text of a package's file; none for a file of another name. */
export function readDependencies(fileName: string, text: string): readonly DependencyLine[] {
  const lines = text.split('\n');
  switch (fileName) {
    case 'package.json':
      return readSections(
        lines,
        /^ {1,8}"(?:dev|peer|optional)?[dD]ependencies"\s*:\s*\{|^\t"(?:dev|peer|optional)?[dD]ependencies"\s*:\s*\{/,
        /^\s*\}/,
        /^\s*"((?:@[\w.-]+\/)?[\w.-]+)"\s*:/,
      );
    case 'Cargo.toml':
      return readSections(
        lines,
        /^\[(?:[\w.'()"=-]+\.)?(?:dev-|build-)?dependencies\]/,
        /^\[/,
        /^([\w-]+)(?:\.\w+)?\s*=/,
      );
    case 'pyproject.toml':
      return [
        ...readSections(lines, /^dependencies\s*=\s*\[\s*$/, /^\s*\]/, /^\s*["']([\w.-]+)/),
        ...readSections(
          lines,
          /^\[tool\.poetry(?:\.group\.[\w-]+)?\.(?:dev-)?dependencies\]/,
          /^\[/,
          /^([\w.-]+)\s*=/,
        ).filter(({ name }) => name !== 'python'),
      ];
    case 'go.mod':
      return [
        ...readSections(lines, /^require\s*\(/, /^\)/, /^\s+([\w.-]+\.[\w./~-]+) v\S+\s*$/),
        ...lines.flatMap((line, index) => {
          const [, name] = /^require ([\w./~-]+) v\S+\s*$/.exec(line) ?? [];
          return name === undefined ? [] : [{ name, line: index + 1 }];
        }),
      ];
    default:
      return [];
  }
}

function readSections(lines: readonly string[], start: RegExp, end: RegExp, entry: RegExp): readonly DependencyLine[] {
  const found: DependencyLine[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (isInside && end.test(line) && !start.test(line)) {
      isInside = false;
    }
    const name = isInside ? entry.exec(line)?.[1] : undefined;
    if (name !== undefined) {
      found.push({ name, line: index + 1 });
    }
    isInside ||= start.test(line);
  }
  return found;
}
