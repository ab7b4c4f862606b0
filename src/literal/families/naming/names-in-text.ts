import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder, TextSubject, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { isCodePath } from '../paths/file-kinds.ts';
import { isTarget } from './target-words.ts';
import { STYLE_WORDS, styleOf, type NameStyle } from './styles.ts';
import { regex } from '../../../text/regex.ts';

/** What has a name in a database, in a schema of Prisma, in the environment, or in a stylesheet. */
type Kind =
  | 'tables'
  | 'columns'
  | 'models'
  | 'fields of models'
  | 'environment variables'
  | 'CSS classes'
  | 'blocks of Terraform';

const OF = '(?:(?:all|the|every|each|new|database|db|sql|postgres(?:ql)?|mysql|sqlite) )*';
const NAMES = '(?: names?)?';
const KINDS: readonly { readonly kind: Kind; readonly words: RegExp; readonly heading?: RegExp }[] = [
  { kind: 'tables', words: new RegExp(`^${OF}(?:database|db|sql) tables?${NAMES}$`) },
  {
    kind: 'tables',
    words: new RegExp(`^${OF}tables?${NAMES}$`),
    heading: /\b(?:sql|database|db|schema|prisma|postgres\w*|mysql|migrations?|tables?)\b/i,
  },
  { kind: 'columns', words: new RegExp(`^${OF}(?:database |db |sql |table )columns?${NAMES}$`) },
  {
    kind: 'columns',
    words: new RegExp(`^${OF}columns?${NAMES}$`),
    heading: /\b(?:sql|database|db|schema|prisma|postgres\w*|mysql|migrations?|tables?|columns?)\b/i,
  },
  { kind: 'models', words: new RegExp(`^${OF}(?:prisma )?models?${NAMES}$`), heading: /\bprisma\b/i },
  { kind: 'fields of models', words: new RegExp(`^${OF}(?:prisma )?fields?${NAMES}$`), heading: /\bprisma\b/i },
  {
    kind: 'environment variables',
    words: /^(?:(?:all|the|every|each|new) )*(?:environment|env) (?:variables?|vars?)(?: names?)?$/,
  },
  {
    kind: 'blocks of Terraform',
    words: /^(?:(?:all|the|every|each|new) )*terraform (?:resources?|variables?|outputs?|resource names?|names)$/,
  },
  { kind: 'CSS classes', words: /^(?:(?:all|the|every|each|new) )*css class(?:es)?(?: names?)?$/ },
];
const STYLE = `(?<style>${STYLE_WORDS}|kebab[- ]?case)`;
const KEBAB: NameStyle = {
  name: 'kebab-case',
  fits: (name) => /^[a-z0-9]+(?:-{1,2}[a-z0-9]+|__[a-z0-9]+)*$/.test(name),
};
const FILLER = '(?: (?:names?|naming|format|convention|style))*';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?<things>[a-z][a-z ,/&-]{2,90}?) (?:be|use|follow|have) (?:in )?${STYLE}${FILLER}(?:,? (?:plural|singular))?$`,
  ),
  new RegExp(`^(?:[a-z]+ case )?(?:use|be|prefer|) ?${STYLE}${FILLER} (?:for|in) (?<things>[a-z][a-z ,/&-]{2,90})$`),
  new RegExp(`^name (?<things>[a-z][a-z ,/&-]{2,90}?) (?:in|using|with|as) ${STYLE}${FILLER}$`),
];
/** Something beside what is known that has names of its own. */
const OTHER =
  /^(?!.*\b(?:for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|or|but)\b)(?:[a-z][a-z0-9-]* ){0,2}[a-z][a-z0-9-]*$/;

/**
 * Reads in which style those names are written that no grammar here finds: of tables, columns, models of Prisma, environment
 * variables, CSS classes and blocks of Terraform, as in "Database columns: `snake_case`". Tables and columns are what
 * `CREATE TABLE` and `ADD COLUMN` name, and what mappers of objects set as names.
 */
export function readNamesInText({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  statement,
}: Clause): TextFinder | undefined {
  if (polarity !== 'required' || instead !== undefined) {
    return undefined;
  }
  const phrase = plainPhrase(
    unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll('`', '').toLowerCase(),
  ).replaceAll(/\s+/g, ' ');
  const said = FORMS.map((form) => form.exec(phrase)?.groups).find((groups) => groups !== undefined);
  const words = said?.['style'] ?? '';
  const style = words.startsWith('kebab') ? KEBAB : styleOf(words);
  if (said === undefined || style === undefined) {
    return undefined;
  }
  // Words that name a database are about all of the list: `database tables and columns`, `table names, column names`.
  const above = `${statement.headings.map(({ title }) => title).join('\n')}\n${OF_DATABASE.exec(said['things'] ?? '')?.[0] ?? ''}`;
  const parts = (said['things'] ?? '').split(/,? and |,? or |, ?| ?[/&] ?/).filter((part) => part !== '');
  const kinds = parts.map(
    (part) => KINDS.find(({ words, heading }) => words.test(part) && heading?.test(above) !== false)?.kind,
  );
  const known = [...new Set(kinds.flatMap((kind) => kind ?? []))];
  // `functions` beside columns may be those of the database, or of code.
  const isOfCode = !SAYS_DATABASE.test(above) && parts.some(isTarget);
  if (known.length === 0 || isOfCode || !parts.every((part, index) => kinds[index] !== undefined || OTHER.test(part))) {
    return undefined;
  }
  return {
    looksAt: 'text',
    findingKind: 'naming',
    mayReportIn: (path) => known.some((kind) => FILES[kind](path)),
    words: `reports names of new ${known.join(' and ')} that are not in ${style.name}`,
    find: (file) => findNames(file, known, style),
  };
}

function isProgram(path: string): boolean {
  return isCodePath(path) && !STYLES.test(path);
}

/** Where each kind has names. */
const FILES: Readonly<Record<Kind, (path: string) => boolean>> = {
  tables: (path) => /\.(?:sql|prisma)$/i.test(path) || isProgram(path),
  columns: (path) => /\.(?:sql|prisma)$/i.test(path) || isProgram(path),
  models: (path) => path.endsWith('.prisma'),
  'fields of models': (path) => path.endsWith('.prisma'),
  'environment variables': (path) => ENVIRONMENT.test(path) || isProgram(path),
  'CSS classes': (path) => STYLES.test(path),
  'blocks of Terraform': (path) => path.endsWith('.tf'),
};
const ENVIRONMENT = /(?:^|\/)\.env(?:\.[\w-]+)*$/;
const STYLES = /\.(?:css|scss|less)$/;

const SAYS_DATABASE = /\b(?:sql|schema|prisma|postgres\w*|mysql|migrations?|tables?)\b/i;
const OF_DATABASE = /\b(?:database|db|sql)\b|\btables?\b(?=.*\bcolumns?\b)/;

interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly line: number;
}

function findNames(file: TextSubject, kinds: readonly Kind[], style: NameStyle): readonly Violation[] {
  const { path } = file.file;
  return listNames(file).flatMap(({ kind, name, line }) =>
    kinds.includes(kind) && file.isAdded(line) && !style.fits(name)
      ? [{ path, line, found: codeSpan(name), note: `The name ${codeSpan(name)} is not in ${style.name}.` }]
      : [],
  );
}

function listNames({ file: { path }, added, head }: TextSubject): readonly Named[] {
  const lines = head?.split('\n').map((text, index) => ({ number: index + 1, text })) ?? added;
  if (/\.sql$/i.test(path)) {
    return listInSql(lines);
  }
  if (path.endsWith('.prisma')) {
    return listInPrisma(lines);
  }
  if (ENVIRONMENT.test(path)) {
    return listByForm(added, 'environment variables', /^\s*(?:export )?(?<name>[A-Za-z_]\w*)=/);
  }
  if (path.endsWith('.tf')) {
    return listByForm(added, 'blocks of Terraform', BLOCK);
  }
  if (STYLES.test(path)) {
    return listInStyles(added);
  }
  if (/\.(?:sh|bash|zsh)$/.test(path)) {
    return listByForm(added, 'environment variables', /^\s*export (?<name>[A-Za-z_]\w*)=/);
  }
  return added.flatMap(({ text, number }) => listInCode(text.slice(0, MOST_CHARACTERS), number));
}

/** The classes of selectors, which stand on lines that end with a brace or comma. Values with dots are none. */
function listInStyles(added: TextSubject['added']): readonly Named[] {
  return added.flatMap(({ text, number }) =>
    text.length > MOST_CHARACTERS || !/^[^;:@]*(?::{1,2}[a-z-]+(?![a-z-])[^;:@]*)*[{,]\s*$/.test(text)
      ? []
      : [...text.matchAll(/(?<![\w\d])\.(?<name>[A-Za-z_][\w-]*)/g)].map(({ groups }): Named => ({
          kind: 'CSS classes',
          name: groups?.['name'] ?? '',
          line: number,
        })),
  );
}

const BLOCK = /^\s*(?:(?:resource|data)\s+"[\w-]+"|variable|output|module)\s+"(?<name>[A-Za-z_][\w-]*)"/;

function listByForm(added: TextSubject['added'], kind: Kind, form: RegExp): readonly Named[] {
  return added.flatMap(({ text, number }) => {
    const name = form.exec(text)?.groups?.['name'];
    return name === undefined ? [] : [{ kind, name, line: number }];
  });
}

const MOST_CHARACTERS = 1_000;
const NAME = '["`[]?(?<name>[A-Za-z_]\\w*)["`\\]]?';
const TABLE = new RegExp(
  `\\bcreate +(?:(?:global|local|temp|temporary|unlogged|external) +){0,3}table +(?:if +not +exists +)?(?:["\`[]?\\w+["\`\\]]?\\.){0,2}${NAME}`,
  'i',
);
const ADDED_COLUMN = new RegExp(`\\badd +column +(?:if +not +exists +)?${NAME}`, 'i');
const COLUMN = new RegExp(`^\\s*,?\\s*${NAME}\\s+[A-Za-z]`);
const NO_COLUMN = regex('i')`
  ^(?:
    constraint|primary|foreign|unique|check|exclude|key|index|like|partition|fulltext|spatial|period|references|on
    |not|null|default|with|create|comment|engine|and|or
  )$
`;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Names that are written in capitals alone follow a style of SQL itself. */
function isShouted(name: string): boolean {
  return /^[A-Z0-9_]+$/.test(name);
}

function listInSql(lines: readonly Line[]): readonly Named[] {
  const found: Named[] = [];
  let depth = 0;
  let isInTable = false;
  const add = (kind: Kind, expression: RegExp, { text, number }: Line): void => {
    const name = expression.exec(text)?.groups?.['name'];
    if (name !== undefined && !isShouted(name) && !(kind === 'columns' && NO_COLUMN.test(name))) {
      found.push({ kind, name, line: number });
    }
  };
  for (const { number, text: written } of lines) {
    const line = { number, text: written.slice(0, MOST_CHARACTERS).replaceAll(/'[^']*'|--.*$/g, '') };
    if (isInTable && depth === 1) {
      add('columns', COLUMN, line);
    }
    const isTable = TABLE.test(line.text);
    if (isTable) {
      add('tables', TABLE, line);
      isInTable = true;
      depth = 0;
    }
    add('columns', ADDED_COLUMN, line);
    for (const sign of line.text) {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    }
    if (!isTable && depth <= 0) {
      isInTable = false;
      depth = 0;
    }
  }
  return found;
}

const MAPPED_TABLE = /@@map\(\s*(?:name:\s*)?"(?<name>\w+)"/;
const MAPPED_COLUMN = /(?<!@)@map\(\s*(?:name:\s*)?"(?<name>\w+)"/;

function listInPrisma(lines: readonly Line[]): readonly Named[] {
  const found: Named[] = [];
  let isInModel = false;
  for (const { number, text: written } of lines) {
    const text = written.slice(0, MOST_CHARACTERS);
    const add = (kind: Kind, expression: RegExp): void => {
      const name = expression.exec(text)?.groups?.['name'];
      if (name !== undefined) {
        found.push({ kind, name, line: number });
      }
    };
    add('models', /^\s*model\s+(?<name>\w+)\s*\{/);
    add('tables', MAPPED_TABLE);
    if (isInModel) {
      add('fields of models', /^\s+(?<name>\w+)\s+[A-Z]\w*/);
      add('columns', MAPPED_COLUMN);
    }
    isInModel = /^\s*model\s+\w+\s*\{/.test(text) || (isInModel && !/^\s*\}/.test(text));
  }
  return found;
}

/** How mappers of objects and migrations in code set the name of a table. */
const TABLE_IN_CODE = regex()`
  (?:\b__tablename__\s*=\s*|\b(?:pg|mysql|sqlite)Table\(\s*|(?:\b(?:createTable|Schema::create)|\.ToTable)\(\s*)
    ["'](?<name>\w+)["']
  |\bcreate_table[ (]:?["']?(?<ruby>\w+)|@Table\(\s*name\s*=\s*"(?<java>\w+)"
`;
const COLUMN_IN_CODE = /@(?:Join)?Column\(\s*name\s*=\s*"(?<name>\w+)"/;
const VARIABLE_IN_CODE = /\bprocess\.env\.(?<name>[A-Za-z_]\w*)/;

function listInCode(text: string, line: number): readonly Named[] {
  const table = TABLE_IN_CODE.exec(text)?.groups;
  const names: readonly (readonly [Kind, string | undefined])[] = [
    ['tables', table?.['name'] ?? table?.['ruby'] ?? table?.['java']],
    ['columns', COLUMN_IN_CODE.exec(text)?.groups?.['name']],
    ['environment variables', VARIABLE_IN_CODE.exec(text)?.groups?.['name']],
  ];
  return names.flatMap(([kind, name]) => (name === undefined ? [] : [{ kind, name, line }]));
}
