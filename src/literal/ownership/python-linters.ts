import { readTomlLines, type TomlLine } from '../../context/traits/toml-lines.ts';
import { LAYOUT, type ConfigurationKind, type Enforced, type Topic } from './types.ts';

const PYTHON: readonly string[] = ['python'];

/** Codes of Ruff and of flake8 with its plugins. */
const CODES: Readonly<Record<string, Topic>> = {
  E722: 'bare-catch',
  BLE001: 'broad-catch',
  S110: 'empty-catch',
  T201: 'print',
  T100: 'debugger',
  S307: 'eval',
  F401: 'unused-import',
  F403: 'wildcard-import',
  TID252: 'relative-import',
  I001: 'import-order',
  B006: 'mutable-default',
  UP031: 'old-formatting',
  RET505: 'else-after-return',
  ERA001: 'commented-out-code',
  FIX002: 'todo',
  TD003: 'todo-issue',
  ANN401: 'any-type',
  ANN201: 'return-type',
  D103: 'docstring',
  C901: 'complexity',
  PLR0913: 'parameters',
  PLR0915: 'function-length',
  E501: 'line-length',
  Q000: 'quotes',
  COM812: 'trailing-commas',
  W291: 'trailing-spaces',
  W292: 'final-newline',
  E701: 'one-statement',
  E303: 'blank-lines',
  W191: 'indentation',
};

/** https://docs.astral.sh/ruff/settings/#lint_select */
const RUFF_DEFAULT = ['E4', 'E7', 'E9', 'F'];
const FLAKE8_DEFAULT = ['E', 'F', 'W', 'C90'];
/** Off by default, or only with a limit. */
const FLAKE8_QUIET = ['C901', 'W503', 'W504', 'E121', 'E123', 'E126', 'E226', 'E24', 'E704'];

/** Messages of Pylint that are on by default. */
const PYLINT: Readonly<Record<string, Topic>> = {
  'bare-except': 'bare-catch',
  'broad-exception-caught': 'broad-catch',
  'eval-used': 'eval',
  'wildcard-import': 'wildcard-import',
  'wrong-import-order': 'import-order',
  'dangerous-default-value': 'mutable-default',
  'consider-using-f-string': 'old-formatting',
  'no-else-return': 'else-after-return',
  fixme: 'todo',
  'missing-function-docstring': 'docstring',
  'too-many-arguments': 'parameters',
  'too-many-lines': 'file-length',
  'line-too-long': 'line-length',
  'trailing-whitespace': 'trailing-spaces',
  'missing-final-newline': 'final-newline',
};

/** `pyproject.toml` and `ruff.toml`: Ruff, Black, isort, Pylint and mypy. */
export const PYTHON_PROJECT: ConfigurationKind = {
  isNamed: (name) => /^(?:pyproject|\.?ruff)\.toml$/.test(name),
  read: (text, name) => {
    const lines = readTomlLines(text);
    const hasTable = (table: string): boolean =>
      new RegExp(`^\\[+\\s*${table.replaceAll('.', '\\.')}(?:\\.|\\s*\\])`, 'm').test(text);
    const isRuffFile = name !== 'pyproject.toml';
    const inTable = (...tables: readonly string[]): readonly TomlLine[] =>
      lines.filter(({ table }) => tables.includes(table));
    const found: Enforced[] = [];
    if (isRuffFile || hasTable('tool.ruff')) {
      const prefix = isRuffFile ? '' : 'tool.ruff';
      const lint = inTable(prefix, isRuffFile ? 'lint' : 'tool.ruff.lint');
      found.push(
        ...readCodes('Ruff', {
          selected: valuesOf(lint, ['select', 'lint.select']) ?? RUFF_DEFAULT,
          more: valuesOf(lint, ['extend-select', 'lint.extend-select']) ?? [],
          ignored: [
            ...(valuesOf(lint, ['ignore', 'lint.ignore']) ?? []),
            ...(valuesOf(lint, ['extend-ignore', 'lint.extend-ignore']) ?? []),
          ],
        }),
      );
      if (hasTable(isRuffFile ? 'format' : 'tool.ruff.format')) {
        found.push(...formats('Ruff format', PYTHON));
      }
    }
    if (hasTable('tool.black')) {
      const keepsQuotes = /^\s*skip-string-normalization\s*=\s*true/m.test(text);
      found.push(...formats('Black', PYTHON, keepsQuotes ? LAYOUT.filter((topic) => topic !== 'quotes') : LAYOUT));
    }
    if (hasTable('tool.isort')) {
      found.push(enforced('isort', 'import-order'));
    }
    if (hasTable('tool.pylint')) {
      const off = lines
        .filter(({ table }) => table.startsWith('tool.pylint'))
        .flatMap((line) => valuesOf([line], ['disable']) ?? []);
      found.push(...readPylint(off));
    }
    const mypy = inTable('tool.mypy');
    if (mypy.some(({ key, value }) => /^(?:strict|disallow_untyped_defs)$/.test(key) && value === 'true')) {
      found.push(enforced('mypy', 'return-type', 'disallow_untyped_defs'));
    }
    return found;
  },
};

/** `.flake8`, `setup.cfg`, `tox.ini`, `.pylintrc`, `mypy.ini` and `.isort.cfg`. */
export const PYTHON_SECTIONS: ConfigurationKind = {
  isNamed: (name) => /^(?:\.flake8|setup\.cfg|tox\.ini|\.?pylintrc|\.?mypy\.ini|\.isort\.cfg)$/.test(name),
  read: (text, name) => {
    const found: Enforced[] = [];
    const flake8 = sectionOf(text, /^flake8$/);
    if (flake8 !== undefined) {
      found.push(
        ...readCodes('flake8', {
          selected: listAt(flake8, 'select') ?? FLAKE8_DEFAULT,
          more: listAt(flake8, 'extend-select') ?? [],
          ignored: [...(listAt(flake8, 'ignore') ?? FLAKE8_QUIET), ...(listAt(flake8, 'extend-ignore') ?? [])],
        }),
      );
    }
    if (name.endsWith('pylintrc')) {
      found.push(...readPylint(listAt(text, 'disable') ?? []));
    }
    if (/^strict\s*=\s*true|^disallow_untyped_defs\s*=\s*true/im.test(sectionOf(text, /^mypy$/) ?? '')) {
      found.push(enforced('mypy', 'return-type', 'disallow_untyped_defs'));
    }
    if (name === '.isort.cfg' || sectionOf(text, /^(?:tool:)?isort$/) !== undefined) {
      found.push(enforced('isort', 'import-order'));
    }
    return found;
  },
};

function enforced(tool: string, topic: Topic, rule?: string): Enforced {
  return { tool, topic, ...(rule === undefined ? {} : { rule }), languages: PYTHON, isCertain: true };
}

/** What a formatter decides in its languages. */
export function formats(tool: string, languages: readonly string[], topics = LAYOUT): readonly Enforced[] {
  return topics.map((topic) => ({ tool, topic, languages, isCertain: true }));
}

interface Codes {
  readonly selected: readonly string[];
  readonly more: readonly string[];
  readonly ignored: readonly string[];
}

/** The longest prefix decides, as in Ruff. */
function readCodes(tool: string, { selected, more, ignored }: Codes): readonly Enforced[] {
  return Object.entries(CODES).flatMap(([code, topic]): readonly Enforced[] => {
    const on = longestPrefix(code, [...selected, ...more]);
    return on > longestPrefix(code, ignored) ? [enforced(tool, topic, code)] : [];
  });
}

function longestPrefix(code: string, prefixes: readonly string[]): number {
  return Math.max(
    -1,
    ...prefixes.map((prefix) => (prefix === 'ALL' ? 0 : code.startsWith(prefix) && prefix !== '' ? prefix.length : -1)),
  );
}

function readPylint(disabled: readonly string[]): readonly Enforced[] {
  return disabled.includes('all')
    ? []
    : Object.entries(PYLINT)
        .filter(([message]) => !disabled.includes(message))
        .map(([message, topic]) => enforced('Pylint', topic, message));
}

/** The texts of the first of the keys that a table has. */
function valuesOf(lines: readonly TomlLine[], keys: readonly string[]): readonly string[] | undefined {
  const line = lines.find(({ key }) => keys.includes(key));
  return line && [...line.value.matchAll(/["']([^"']{1,60})["']/g)].flatMap(([, value = '']) => value.split(/\s*,\s*/));
}

/** The lines of a section of an INI file. */
function sectionOf(text: string, name: RegExp): string | undefined {
  const parts = text.split(/^\[([^\]\n]{1,100})\]\s*$/m);
  const at = parts.findIndex((part, index) => index % 2 === 1 && name.test(part.trim()));
  return at === -1 ? undefined : parts[at + 1];
}

/** A list in an INI file: on one line, or with a value on each of the indented lines below. */
function listAt(text: string, key: string): readonly string[] | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => new RegExp(`^${key}\\s*[=:]`).test(line));
  if (at === -1) {
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > at && !/^\s+\S/.test(line));
  const [first = '', ...rest] = lines.slice(at, end === -1 ? undefined : end);
  return [first.replace(/^[^=:]*[=:]/, ''), ...rest]
    .map((line) => line.replace(/[#;].*$/, ''))
    .join(',')
    .split(/[\s,]+/)
    .filter((value) => value !== '');
}
