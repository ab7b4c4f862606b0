import { isTestPath } from '../../../../symbols/is-test.ts';
import { SCRIPT } from '../../../script-languages.ts';
import { isThirdPartyAction } from '../../third-party-actions.ts';
import type { NamedThing, ThingFinder } from '../named-things.ts';
import { codeLines, strings, textLines } from './finders.ts';
import { regex } from '../../../../text/regex.ts';

/** In small letters, `select *` may be English. */
const SELECT_ALL =
  /\bSELECT\s+(?:DISTINCT\s+|TOP\s*\(?\d+\)?\s+)?(?:\w+\.)?\*(?!\w)|\bselect\s+(?:distinct\s+)?(?:\w+\.)?\*\s+from\s+[\w"`[]/;

const STYLES = ['css', 'scss', 'less'];
const MARKUP = ['html', 'php', 'erb', 'handlebars', 'razor', 'aspnetcorerazor', 'blade', 'twig', 'jinja'];
const WITH_SQL = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'go', 'ruby', 'rust'];

const SQL = regex()`
  ^\s*(?:
    SELECT\s[\s\S]*\sFROM\s|SELECT\s+\*|INSERT\s+INTO\s|UPDATE\s+\S+\s+SET\s|DELETE\s+FROM\s
    |CREATE\s+(?:TABLE|INDEX|VIEW|UNIQUE)\s|ALTER\s+TABLE\s|DROP\s+(?:TABLE|INDEX)\s
  )
`;
const TAGGED = /[\w$)\]>]\s*$/;
/** Migrations are SQL by their nature. */
const isMigration = (path: string): boolean =>
  /(?:^|\/)(?:migrations?|migrate|db\/migrate|alembic|flyway)(?:\/|$)/i.test(path);
const JOINS = '(?:concatenat(?:ion|e|ing)|interpolat(?:ion|e|ing)|formatting)';

const RAW_SQL = regex()`
  ^(?:raw|inline|hand written|hard ?coded|direct|embedded|literal|plain|manual) sql
    (?: (?:query|string|statement|literal|command|text))?(?: string)?
    (?: (?:in|inside) (?:code|application code|source code|string))?$
  |^sql (?:string|string literal|literal)(?: (?:in|inside) (?:code|application code))?$
`;
/** The alternative to raw SQL is SQL whose values are passed apart from it. */
const WITH_PARAMETERS =
  /\bparameteri[sz]ed (?:quer(?:y|ies)|sql|statements?)|\bprepared statements?\b|\b(?:bound|bind|query) (?:parameters|variables)\b/i;
const JOINED_SQL = strings(
  {
    name: 'SQL in strings with values that are inserted or joined',
    one: 'SQL with an inserted value',
    languages: WITH_SQL,
    about: ['SQL'],
  },
  ({ value, role, quote, line, column, isInterpolated, endLine, endColumn }, file) =>
    role === 'value' &&
    SQL.test(value) &&
    // A tag such as `sql` passes the values apart from the text.
    !(quote === '`' && TAGGED.test(file.added.find((one) => one.number === line)?.text.slice(0, column) ?? '')) &&
    (isInterpolated ||
      /^\s*(?:\+(?!\+)|%\s|\.format\(|\.\s*\$)/.test(
        file.added.find(({ number }) => number === endLine)?.text.slice(endColumn) ?? '',
      )),
);

/** A value in SQL stands behind one of these. What is inserted elsewhere is a name or a part of the query, which no parameter can be. */
const BEFORE_VALUE = String.raw`(?:[=<>]|\b(?:LIKE|IN\s*\(|VALUES\s*\(|LIMIT|OFFSET|BETWEEN))\s*["'%]*`;
const INSERTED_VALUE = new RegExp(`${BEFORE_VALUE}(?:\\$\\{|#\\{|\\{\\$?|\\$(?=[A-Za-z_]))(?<inserted>[^{}]*)`, 'i');
const JOINED_VALUE = new RegExp(`${BEFORE_VALUE}(?:%s|%d|\\{\\w*\\})?["']?\\s*(?:\\)\\s*)?$`, 'i');
/** What formats a text, before it and after it, and where it puts a value. A number with `%d` is only a number. */
const FORMATS = /(?:\bSprintf|\b[Ss]tring\.[Ff]ormat|\bformat!|\bv?sprintf)\(\s*$/;
const FORMATTED = /^\s*(?:%|\.format(?:ted)?\()(?<given>[^;]*)/;
const FORMATTED_VALUE = new RegExp(`${BEFORE_VALUE}(?:%[+#]?[svq]|\\{(?<named>\\w*)(?:[:!][^{}]*)?\\})`, 'i');
/** Marks of parameters, and parts of a query by their names. */
const NO_VALUE =
  /[?%:]|placeholder|param|marks|bind|column|field|table|clause|where|condition|order|select|escape|quote|literal|sql/i;
/** Calls of Entity Framework and the like, which make parameters of what is inserted. */
const MAKES_PARAMETERS =
  /\b(?:\w*Interpolated\w*|FromSql|ExecuteSql(?:Async)?|SqlQuery|sql|Sql)\s*(?:<[^<>]{0,100}>)?\(\s*\$?@?["`]/;
const UNPARAMETERIZED_SQL = strings(
  {
    name: 'SQL in strings with inserted or joined values, outside of tests',
    one: 'SQL with an inserted value',
    languages: WITH_SQL,
    about: ['SQL'],
    isLeftOut: (path) => isTestPath(path) || isMigration(path),
  },
  ({ value, role, quote, line, column, isInterpolated, endLine, endColumn }, file) => {
    const lineOf = (wanted: number): string => file.added.find(({ number }) => number === wanted)?.text ?? '';
    if (role !== 'value' || !SQL.test(value) || MAKES_PARAMETERS.test(lineOf(line))) {
      return false;
    }
    const inserted = isInterpolated ? INSERTED_VALUE.exec(value)?.groups?.['inserted'] : undefined;
    const isTagged = quote === '`' && TAGGED.test(lineOf(line).slice(0, column));
    const after = lineOf(endLine).slice(endColumn);
    const given = FORMATS.test(lineOf(line).slice(0, column)) ? after : FORMATTED.exec(after)?.groups?.['given'];
    const placed = isInterpolated || given === undefined ? null : FORMATTED_VALUE.exec(value);
    const [, joined] = /^\s*(?:\+(?!\+)|%|\.(?!format\())\s*([^;]*)/.exec(after) ?? [];
    return (
      (placed !== null && !NO_VALUE.test(`${given} ${placed.groups?.['named'] ?? ''}`)) ||
      (inserted !== undefined && !isTagged && !NO_VALUE.test(inserted)) ||
      (joined !== undefined && JOINED_VALUE.test(value) && !NO_VALUE.test(joined))
    );
  },
);

const OF_SQL: readonly NamedThing[] = [
  {
    wanted: regex()`
      ^parameteri[sz]ed (?:sql )?(?:query|statement|sql)(?:
        [ ](?:via|with|through|using) (?:the )?
          (?:sqlalchemy|psycopg\d?|asyncpg|sqlx|knex|dapper|jdbc|pg|pdo|orm|driver|database driver)
      )?$
    `,
    finder: { ...UNPARAMETERIZED_SQL, leavesTestsOut: true },
  },
  {
    named: RAW_SQL,
    isMeantBy: (statement) => !WITH_PARAMETERS.test(statement),
    finder: {
      ...strings(
        {
          name: 'strings that are SQL, outside of tests and migrations',
          one: 'SQL in a string',
          languages: WITH_SQL,
          about: ['SQL'],
          isLeftOut: (path) => isTestPath(path) || isMigration(path),
        },
        ({ value, role }) => role === 'value' && SQL.test(value),
      ),
      leavesTestsOut: true,
    },
  },
  {
    named: regex()`
      ^(?:string |value |user input |variable |f string |template literal )*${JOINS}?
        (?: (?:string|value|user input|variable|input|parameter|user data|untrusted input|user supplied value))* ?
        (?:in|into|for|to build|to construct|to create|when building|inside) (?:raw )?
        (?:sql|sql query|sql string|sql statement|query sql)$
      |^sql (?:string )?${JOINS}$
      |^(?:build|construct|create|compose|assemble) (?:raw )?sql(?: (?:query|statement|string))?[ ]
        (?:with|by|using|via|from|through) (?:string )?(?:${JOINS}|f string|template literal|template string|string)
        (?: .{0,30})?$
      |^(?:concatenate|interpolate) .{0,40}(?:into|in) (?:raw )?sql(?: (?:query|string|statement))?$
      |^(?:string )?${JOINS} sql(?: query)?$|^(?:concatenated|interpolated) sql(?: (?:query|string|statement))?$
      |^f string (?:in|for) sql(?: query)?$
      |^(?:string )?\.?format(?:\(\))?(?: (?:or|and) (?:f string|string concatenation|% formatting))*[ ]
        (?:for|in|to build) (?:raw )?sql(?: (?:query|string|statement))?$
      |^raw sql with (?:any )?(?:unsanitized |untrusted |direct )?(?:user|client|external)[ ]
        (?:input|data|supplied value)$
    `,
    finder: JOINED_SQL,
  },
  { named: RAW_SQL, isMeantBy: (statement) => WITH_PARAMETERS.test(statement), finder: JOINED_SQL },
  {
    named: /^select \*(?: (?:in|from) .{0,30})?$|^select star$/,
    mayBeCode: true,
    finder: textLines(
      { name: '`SELECT *`', one: '`SELECT *`', languages: ['sql', ...WITH_SQL] },
      (line) => SELECT_ALL.test(line.replace(/\s--\s.*$/, '')) && !/^\s*(?:--|\/\/|#|\*)/.test(line),
    ),
  },
  {
    named: /^(?:sql )?cursor$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'cursors of SQL', one: 'a cursor', languages: ['sql'], about: ['SQL'] },
      /\bDECLARE\s+\S+\s+(?:\w+\s+)*CURSOR\b/i,
    ),
  },
  {
    named: /^(?:with )?\(?nolock\)?(?: hint)?$/,
    mayBeCode: true,
    finder: codeLines({ name: '`NOLOCK`', one: '`NOLOCK`', languages: ['sql'] }, /\bNOLOCK\b/i),
  },
  {
    named: /^(?:comma|implicit|old style|comma separated|comma style) join$|^comma join (?:with|in) .{0,40}$/,
    finder: codeLines(
      { name: 'tables that are joined by a comma', one: 'a join by comma', languages: ['sql'] },
      /\bFROM\s+[\w.[\]"]+(?:\s+(?:AS\s+)?\w+)?\s*,\s*[\w.[\]"]+/i,
    ),
  },
  {
    wanted: regex()`
      ^(?:use )?(?:upper ?case|all caps|capitalized?|upper case) (?:for )?(?:all )?sql (?:keyword|reserved word)$
      |^sql keyword (?:be )?(?:in )?(?:upper ?case|all caps|upper case)$
      |^(?:upper ?case|capitalize) (?:all )?sql keyword$
    `,
    finder: codeLines(
      { name: 'keywords of SQL in lower case', one: 'a keyword in lower case', languages: ['sql'], about: ['SQL'] },
      /(?:^|[\s(])(?:select|from|where|insert\s+into|update|delete\s+from|inner\s+join|left\s+join|group\s+by|order\s+by|create\s+table|alter\s+table)(?=\s)/,
    ),
  },
];

const OF_STYLES: readonly NamedThing[] = [
  {
    named: /^!important(?: (?:flag|rule|override|in css))?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`!important`', one: '`!important`', languages: [...STYLES, 'vue', 'svelte'] },
      /!\s*important\b/,
    ),
  },
  {
    named: /^(?:css )?vendor prefix(?:ed property)?$/,
    finder: codeLines(
      { name: 'properties with a prefix of a browser', one: 'a vendor prefix', languages: STYLES },
      /(?:^|[\s;{])-(?:webkit|moz|ms|o)-[a-z-]+\s*:/,
    ),
  },
  {
    named: /^@import(?: rule)?$/,
    instead: /@use|@forward|\blink\b/,
    mayBeCode: true,
    finder: codeLines({ name: '`@import`', one: '`@import`', languages: STYLES }, /^\s*@import\b/),
  },
  {
    named: /^(?:px|pixel)(?: unit| value)?$/,
    instead: /\br?em\b/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'lengths in `px`', one: 'a length in `px`', languages: STYLES },
      /(?<![\w-])-?(?:\d*\.)?\d+px\b/,
    ),
  },
  {
    named:
      /^arbitrary (?:tailwind )?(?:css )?(?:bracket )?(?:value|class|utility|utility class)(?: \(.*\))?(?: (?:in|of|with) tailwind)?$/,
    finder: textLines(
      {
        name: 'classes of Tailwind with a value in square brackets',
        one: 'an arbitrary value',
        languages: ['html', 'vue', 'svelte', 'astro', 'php', 'blade', ...SCRIPT],
      },
      (line) =>
        /(?<=["'`\s:])-?(?:[a-z]+-)+\[[^\]\s"'`]+\](?![\w:/-])/.test(line) && !/^\s*(?:\/\/|\*|\{\/\*)/.test(line),
    ),
  },
  {
    wanted: /^r?em(?: (?:or|and|\/) r?em)?(?: unit)? for (?:all )?(?:font size|typography|text size)$/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'sizes of fonts in `px`', one: 'a size of a font in `px`', languages: STYLES },
      /(?<![\w-])font-size\s*:\s*(?:\d*\.)?\d+px\b/,
    ),
  },
  {
    named: /^css float$|^float(?:ed)? layout$|^float for layout$/,
    finder: codeLines({ name: '`float`', one: '`float`', languages: STYLES }, /(?:^|[\s;{])float\s*:/),
  },
];

function positiveTabIndex(): ThingFinder {
  return textLines(
    {
      name: '`tabindex` with a number above 0',
      one: 'a positive `tabindex`',
      languages: [...MARKUP, 'vue', 'svelte', 'astro', ...SCRIPT],
    },
    (line) => /\btab[iI]ndex\s*=\s*(?:"[1-9]\d*"|'[1-9]\d*'|\{\s*[1-9]\d*\s*\})/.test(line),
  );
}

const OF_MARKUP: readonly NamedThing[] = [
  {
    named: regex()`
      ^positive tabind(?:ex|exe|ice)(?: value| attribute)?$
      |^tabindex(?: value| attribute)? (?:greater than|above|higher than|larger than|over|>) ?(?:0|zero)$
    `,
    mayBeCode: true,
    finder: positiveTabIndex(),
  },
  {
    wanted: /^(?:only )?tabindex=0 (?:and|or|\/) tabindex=-1(?: \(.*\))?$/,
    isMeantBy: (statement) => /\bonly\b/i.test(statement),
    finder: positiveTabIndex(),
  },
  {
    named: regex()`
      ^(?:use )?<?(?:div|span)>?(?:(?: or |\/)<?(?:div|span)>?)? (?:with|for|as) (?:an? )?
        (?:onclick|click handler|onclick handler|click event|clickable)(?: attribute)?$
      |^(?:onclick|click) handler on (?:(?:<?div>?|<?span>?|non interactive element)(?: or |\/)?)+$
      |^clickable (?:div|span)$
    `,
    finder: textLines(
      {
        name: '`<div>` and `<span>` with a handler of clicks on their line',
        one: 'a handler of clicks on an element that is no control',
        languages: [...MARKUP, 'vue', 'svelte', 'astro', ...SCRIPT],
      },
      (line) =>
        /<(?:div|span)\b[^>]*\s(?:onClick|onclick|@click(?:\.\w+)*|v-on:click|on:click|\(click\))\s*=/.test(line) &&
        !/\brole\s*=/.test(line),
    ),
  },
  {
    named:
      /^inline (?:event handler|event handler attribute|onclick|javascript event handler|js event handler)$|^(?:inline )?(?:onclick|on\w+) attribute$/,
    finder: textLines(
      { name: 'attributes such as `onclick` in HTML', one: 'an inline event handler', languages: MARKUP },
      (line) => /<[a-z][^>]*\son[a-z]+\s*=\s*["']/i.test(line),
    ),
  },
  {
    named:
      /^inline (?:script|<script>|script tag|<script> tag|<script> block|javascript|js)(?: (?:in|inside) .{1,30})?$/,
    finder: textLines(
      { name: '`<script>` without `src` in HTML', one: 'an inline script', languages: MARKUP },
      (line) => /<script(?![^>]*(?:\bsrc\b|type=["'](?:application|text\/template|importmap)))[^>]*>/i.test(line),
    ),
  },
];

const OF_FILES: readonly NamedThing[] = [
  {
    named:
      /^:?latest (?:(?:docker |image |base image )?tag|image|docker image|base image)$|^:latest$|^latest for (?:docker |base )?image$/,
    mayBeCode: true,
    finder: textLines(
      {
        name: 'images with the tag `latest`',
        one: 'an image with the tag `latest`',
        languages: ['dockerfile', 'dockercompose', 'yaml'],
      },
      (line) => /^\s*(?:FROM\s+(?:--\S+\s+)*|image:\s*["']?|-\s+image:\s*["']?)[\w./-]+:latest\b/i.test(line),
    ),
  },
  {
    named: /^add(?: instruction| command)?$/,
    instead: /\bcopy\b/,
    mayBeCode: true,
    finder: textLines({ name: '`ADD` in Dockerfiles', one: '`ADD`', languages: ['dockerfile'] }, (line) =>
      /^\s*ADD\s+(?!https?:|--)/.test(line),
    ),
  },
  {
    wanted: regex()`
      ^pin (?:github )?(?:(?:all|every|each|third party|external|any|your|third party github|github) )*action
        (?: version| reference| usage| use)?(?: used in .{1,30})? (?:to|by|with|using|at|on) .*\b
        (?:sha|commit|hash|digest)\b.*$
      |^(?:full )?commit sha for (?:github )?action$|^pin action by commit$
    `,
    finder: actions(false),
  },
  {
    wanted: /^pin (?:all |every )?third party (?:github )?action .*\b(?:sha|commit|hash|digest)\b.*$/,
    finder: actions(true),
  },
];

function actions(isForOthers: boolean): NamedThing['finder'] {
  return textLines(
    {
      name: `actions in workflows${isForOthers ? ', except those of GitHub,' : ''} that are not pinned by a full commit SHA`,
      one: 'an action that is not pinned by a commit',
      languages: ['yaml'],
      about: ['actions'],
    },
    (line, path) => {
      const used = /^\s*(?:-\s+)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)@(?<at>[^\s"'#]+)/.exec(line)?.groups;
      return (
        used !== undefined &&
        (/(?:^|\/)\.github\/(?:workflows|actions)\//.test(path) || /(?:^|\/)action\.ya?ml$/.test(path)) &&
        !/^[\da-f]{40}$|^[\da-f]{64}$|^sha256:/.test(used['at'] ?? '') &&
        (!isForOthers || isThirdPartyAction(used['action'] ?? ''))
      );
    },
  );
}

/** Forms that a line or string shows: SQL, styles, HTML and workflows. */
export const TEXT_VOCABULARY: readonly NamedThing[] = [...OF_SQL, ...OF_STYLES, ...OF_MARKUP, ...OF_FILES];
