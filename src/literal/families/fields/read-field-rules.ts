import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import type { Statement, StatementCell } from '../../../guidelines/statements/statements.ts';
import type { KnownFiles } from '../../known-files.ts';
import { readDemands } from './demands.ts';
import { filesAround, filesOfTitle, filesOfWords } from './field-context.ts';
import type { FieldRule, FieldRules } from './find-fields.ts';
import { readKeyList } from './key-lists.ts';
import { regex } from '../../../text/regex.ts';

/** Every statement on fields has one of these words. */
const SIGNS = quickAny(
  /^`[a-z][\w.-]*`/i,
  regex('i')`
    front-?\s?matter|\bfields?\b|\bnames?\b|\bdescription\b|\blicense\b|\bversion\b|\bmodel\b|plugin\.json|SKILL\.md
    |^must |\bhyphens?\b|\bcharacters\b|\bchars\b
  `,
);
/** What may limit a rule, or make it one on something else. */
const LIMITS = /\b(?:unless|except|if|whenever|instead of|rather than|legacy|deprecated)\b/i;
const FRONT = String.raw`front-?\s?matter`;

/**
 * Reads what a statement demands of the fields of frontmatter or of a manifest, with the files that it or what stands above it
 * names: rows such as `name | Yes | Max 64 characters`, labels such as `description: 1-1024 characters`, and sentences such as
 * "Every skill must start with YAML frontmatter". Undefined if it demands nothing of fields, or not only that.
 */
export function readFieldRules(statement: Statement, statements: readonly Statement[]): FieldRules | undefined {
  const { text, cells } = statement;
  if (text.length > 400 || !SIGNS.test(text)) {
    return undefined;
  }
  const written = text
    .replace(/^[^\p{L}\p{N}`]+/u, '')
    .replace(/^(?:RULE|MUST|NOTE|Required): ?/, '')
    .replace(/[.:\s]+$/, '');
  if (LIMITS.test(written) || written.endsWith('?')) {
    return undefined;
  }
  const around = (): KnownFiles | undefined => {
    const files = filesAround(statement, statements);
    // Below "Creating a plugin", a sentence on skills is not about plugins.
    return files === undefined || namesOthers(written, files) ? undefined : files;
  };
  if (cells !== undefined) {
    return readRow(statement, cells, around);
  }
  return (
    readForbidden(written, statement) ??
    readFrontmatter(written, around) ??
    readFolder(written, around) ??
    readHasField(written, around) ??
    readField(written, statement, around) ??
    readBelowField(written, statement, around)
  );
}

function rulesOf(key: string, demands: readonly FieldRule['demand'][]): readonly FieldRule[] {
  return demands.map((demand) => ({ key, demand }));
}

/** Demands that only skills and plugins can meet: others have no folder of their own. */
function inFiles(files: KnownFiles | undefined, rules: readonly FieldRule[], whole = false): FieldRules | undefined {
  if (files === undefined || (rules.length === 0 && !whole)) {
    return undefined;
  }
  const isPossible = rules.every(
    ({ key, demand }) => demand.kind !== 'folder' || (files.namedBy === 'folder' && key === 'name'),
  );
  return isPossible ? { files, rules, ...(whole ? { whole: true } : {}) } : undefined;
}

/** Whether words name things of another kind than some files are. */
function namesOthers(words: string, files: KnownFiles): boolean {
  return [
    ...words
      .replaceAll(/`[^`]*`/g, '')
      .toLowerCase()
      .matchAll(/\b(?:skills|agents|commands|prompts|plugins|instructions)\b/g),
  ].some(([noun]) => filesOfWords(noun)?.name !== files.name && !files.has(EXAMPLES[noun] ?? ''));
}

/** A path of each kind. */
const EXAMPLES: Readonly<Record<string, string>> = {
  skills: 'skills/a/SKILL.md',
  agents: '.claude/agents/a.md',
  commands: '.claude/commands/a.md',
  prompts: 'a.prompt.md',
  plugins: 'plugins/a/.claude-plugin/plugin.json',
  instructions: 'a.instructions.md',
};

const FIELD_HEADER = /^\W*(?:(?:front-?\s?matter )?(?:fields?|keys?|property|properties|attributes?)|필드|字段)\W*$/i;
const REQUIRED_HEADER = /^\W*(?:required|mandatory|required\?|필수|必须|必填)\W*$/i;
const YES = /^\W*(?:yes|✅|required|spec-required|always|true|예|是)\W*$/i;

/** `name | Yes | Max 64 characters` below `Field | Required | Constraints` */
function readRow(
  { headings, leadIns }: Statement,
  cells: readonly StatementCell[],
  around: () => KnownFiles | undefined,
): FieldRules | undefined {
  const [first, ...others] = cells;
  const key = first === undefined ? undefined : KEY.exec(textOf(first))?.groups;
  const above = [...headings.slice(-2).map(({ title }) => title), ...leadIns].join(' ');
  if (first === undefined || key === undefined || !FIELD_HEADER.test(first.header) || !OF_FIELDS.test(above)) {
    return undefined;
  }
  const required = others.find(({ header }) => REQUIRED_HEADER.test(header));
  const demands = others.filter((cell) => cell !== required).flatMap((cell) => readDemands(textOf(cell)) ?? []);
  const isRequired = required !== undefined && (YES.test(textOf(required)) || textOf(required).includes('✅'));
  const rules = rulesOf(key['code'] ?? key['word'] ?? '', isRequired ? [{ kind: 'present' }, ...demands] : demands);
  return inFiles(around(), rules);
}

const KEY = /^\W*?(?:`(?<code>[A-Za-z][\w.-]*):?`|(?<word>[a-z][a-z_-]{1,30}))[\s*]*$/;
const OF_FIELDS = new RegExp(
  String.raw`${FRONT}|\bfields?\b|\bmetadata\b|\bmanifests?\b|SKILL\.md|plugin\.json|\bschema\b|\bformat\b`,
  'i',
);

function textOf({ parts }: StatementCell): string {
  return parts
    .map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value))
    .join('')
    .trim();
}

const HAS =
  '(?:must |should |shall )?(?:always )?(?:has|have|includes?|contains?|needs?|requires?|uses?|starts? with|begins? with|declares?)';
const WITH_FRONT = regex('i')`
  ^(?:(?<kind>.+?)(?:: |,? (?:${HAS}|with) ))?(?:${HAS} )?(?:use )?(?:a |an |the )?
    (?:valid |proper |complete |correct |required )*(?:yaml |markdown )?${FRONT}(?<rest>(?![\w-]).*)$
`;
const KEYS_BEFORE = regex('i')`
  ^(?<kind>.+?) (?:${HAS}|with|uses? \`SKILL\.md\` with) (?<list>\`.+\`) (?:in (?:the |its )?)?(?:yaml )?${FRONT}
    (?: fields?)?(?: in \`[^\`]+\`)?(?: at the repo(?:sitory)? root)?$
`;
const ON_KIND = /^ (?:is |are )?(?:required|mandatory)(?: (?:on|for|in) (?<kind>[^:,]+?))?(?<rest>(?::.*)?)$/i;
const NO_MORE = regex('i')`
  ^(?: (?:block|section|header))?(?: (?:is |are )?(?:required|mandatory|\(required\)))?
    (?: with(?: the following| these)?(?: required| these| following)*(?: (?:fields|keys|metadata|properties))?)?
    (?: at the (?:top|beginning)(?: of (?:the|each|every) file)?)?
    (?:,? (?:followed by|and (?:a )?markdown|as defined in|between) .{1,60})?$
`;
const BEFORE_LIST = regex('i')`
  ^(?: (?:block|section|fields?|keys?|metadata))?(?:
    \s*\((?=\`|[a-z])| ?: ?| [-–—+] | (?:is |are )?required \(
    | (?:with|containing|including|that includes|must include|needs|requires|at the top of (?<kind>.+?) with)
      (?: at least)?(?: the following| these| exactly)?(?: required)?(?: fields?| keys?)?:?[ ]
  )(?:required )?
`;
const AFTER_LIST = regex('i')`
  ^\s*\)?\s*(?:(?:required )?(?:fields?|keys?|frontmatter|properties|in yaml)\s*)?
    (?:\((?:both )?required\)|(?:are |is )?(?:both )?required)?\s*(?:
      \)|[.,;:]? ?(?:followed by|H1|and markdown|plus|, then| [-–—] ).*
      |,? (?:and )?(?:optional(?:ly)?|usually)\b.*
    )?$
`;

/** `Every skill must start with YAML frontmatter`, ``Agents: frontmatter with `name` and `description` `` */
function readFrontmatter(written: string, around: () => KnownFiles | undefined): FieldRules | undefined {
  const early = KEYS_BEFORE.exec(written)?.groups;
  if (early !== undefined) {
    const list = readKeyList(early['list'] ?? '');
    const files = filesOfWords(early['kind'] ?? '');
    return list?.rest === '' ? inFiles(files, list.rules) : undefined;
  }
  const found = WITH_FRONT.exec(written)?.groups;
  if (found === undefined) {
    return undefined;
  }
  const { kind } = found;
  let { rest = '' } = found;
  const onKind = ON_KIND.exec(rest)?.groups;
  const named = onKind?.['kind'] ?? kind;
  rest = onKind?.['rest'] ?? rest;
  const before = BEFORE_LIST.exec(rest);
  const files = (words: string | undefined): KnownFiles | undefined =>
    words === undefined ? around() : (filesOfWords(words) ?? filesOfTitle(words));
  if (NO_MORE.test(rest) || rest === '') {
    // Without a verb or files, the words may describe.
    return onKind === undefined && !new RegExp(`\\b${HAS}\\b`, 'i').test(written)
      ? undefined
      : inFiles(files(named), [], true);
  }
  const list = before === null ? undefined : readKeyList(rest.slice(before[0].length));
  if (before === null || list === undefined || !AFTER_LIST.test(list.rest)) {
    return undefined;
  }
  return inFiles(files(before.groups?.['kind'] ?? named), list.rules);
}

const SAME =
  '(?:must |should |has to |needs to )?(?:exactly )?(?:match(?:es)?|equals?|be (?:identical|equal) to|be the same as)(?: exactly)?';
const OF_FOLDER = regex('i')`
  ^(?:(?<before>[^;]{1,60})(?:; |: ))?(?:(?:the|each|skill|plugin|parent|every|'s) )*(?:directory|folder)
    (?: names?)?(?:: (?<more>[^\`]{1,40}?),)? ${SAME} (?:the |its )*(?:SKILL\.md |front-?matter |skill |yaml )*
    \`name:?\`(?: field| key)?(?: in (?:the )?(?:yaml )?(?:front-?matter|SKILL\.md))?(?: exactly)?
    (?: ?\(e\.g\.[^)]*\))?$
`;
const NAMES_IN = regex('i')`
  ^(?:ensure )?(?:that )?(?:the )?skill names? in \`?SKILL\.md\`? (?:must )?match(?:es)? (?:the|their)[ ]
    (?:directory|folder)(?: names?)?(?: and any [a-z ]{3,30})?$
`;

/** `Directory name must match the name field` */
function readFolder(written: string, around: () => KnownFiles | undefined): FieldRules | undefined {
  if (NAMES_IN.test(written)) {
    return inFiles(filesOfWords('`SKILL.md`'), rulesOf('name', [{ kind: 'folder' }]));
  }
  const found = OF_FOLDER.exec(written)?.groups;
  if (found === undefined) {
    return undefined;
  }
  const before = found['before'] ?? '';
  const [path] = /`[^`]*\/SKILL\.md`|`SKILL\.md`/.exec(before) ?? [];
  const files = /\bskill\b/i.test(written)
    ? filesOfWords(path ?? 'skills')
    : before === ''
      ? around()
      : filesOfTitle(before);
  const more = found['more'] === undefined ? [] : readDemands(found['more']);
  return inFiles(files, rulesOf('name', [...(more ?? []), { kind: 'folder' }]));
}

const HAS_FIELD = regex('i')`
  ^(?:(?<kind>[^:;]{2,60}?) )?${HAS} (?:a |an |the )?(?<empty>non-empty )?\`(?<key>[A-Za-z][\w.-]*):?\`[ ]
    (?:field|key|property)(?: in (?:the |its )?(?:yaml )?${FRONT})?(?<rest>(?:[ ,(].*)?)$
`;

/** ``Has `name` field matching the folder name (max 64 characters)`` */
function readHasField(written: string, around: () => KnownFiles | undefined): FieldRules | undefined {
  const { kind, empty, key = '', rest = '' } = HAS_FIELD.exec(written)?.groups ?? {};
  const demands = key === '' ? undefined : readDemands(rest.replace(/^ (?=\()/, ', '));
  if (demands === undefined) {
    return undefined;
  }
  const all = [
    { kind: 'present' } as const,
    ...(empty === undefined ? [] : ([{ kind: 'length', min: 1, max: Infinity }] as const)),
    ...demands,
  ];
  return inFiles(kind === undefined ? around() : filesOfWords(kind), rulesOf(key, all));
}

const OF_FIELD = regex('i')`
  ^(?:(?:the|each|every|all|(?<thing>skill|agent|command|plugin|prompt)|manifest|front-?matter|its) )*
    (?:\`(?<code>[A-Za-z][\w.-]*):?\`|(?<word>name|description|version|license|model|tools|compatibility))
    (?<noun>(?: (?:front-?matter|yaml))*(?: (?:field|key|property|attribute))?)
    (?: in (?:the )?(?:yaml )?front-?matter)?
    (?<join>\s*:\s+|\s+[-–—]\s+|\s+(?=must|should|is|are|matches|wrapped|present|required|equals|always))
    (?<rest>.+)$
`;

/** `name: 1-64 characters, must match directory name` */
function readField(
  written: string,
  { headings, leadIns }: Statement,
  around: () => KnownFiles | undefined,
): FieldRules | undefined {
  const { thing, code, word, noun = '', join = '', rest = '' } = OF_FIELD.exec(written)?.groups ?? {};
  const key = code ?? word?.toLowerCase();
  if (key === undefined || (code === undefined && noun === '' && !join.includes(':'))) {
    return undefined;
  }
  const demands = readDemands(rest);
  if (demands === undefined || demands.length === 0) {
    return undefined;
  }
  const above = [...headings.slice(-2).map(({ title }) => title), ...leadIns].join(' ');
  const isOfFields =
    new RegExp(FRONT, 'i').test(written) ||
    OF_FIELDS.test(above) ||
    demands.some(({ kind }) => kind === 'folder') ||
    noun !== '';
  return isOfFields ? inFiles(thing === undefined ? around() : filesOfWords(thing), rulesOf(key, demands)) : undefined;
}

const FIELD_TITLE = regex('iu')`
  ^[^\p{L}\`]*\`?(?<key>name|description)\`?(?: (?:field|property))?
    (?: (?:rules|requirements|constraints|format))?(?: ?\((?:required|critical)\))?[^\p{L}]*$
`;

/** `Must match the parent directory name` below "Name Field Rules" */
function readBelowField(
  written: string,
  { headings, leadIns }: Statement,
  around: () => KnownFiles | undefined,
): FieldRules | undefined {
  const title = headings.at(-1)?.title ?? '';
  const parent = headings.at(-2)?.title ?? '';
  const isNaming =
    /^naming(?: conventions?| rules)?$/i.test(title.trim()) && filesOfTitle(parent)?.namedBy === 'folder';
  const key = FIELD_TITLE.exec(title)?.groups?.['key']?.toLowerCase() ?? (isNaming ? 'name' : undefined);
  const demands =
    key === undefined || leadIns.some((lead) => !/^\W*(?:constraints|rules|requirements|must)\W*$/i.test(lead))
      ? undefined
      : readDemands(written);
  const isWhole =
    demands !== undefined && demands.length > 0 && !/\b(?:files?|scripts?|references?|variables?)\b/i.test(written);
  return isWhole && key !== undefined ? inFiles(around(), rulesOf(key, demands)) : undefined;
}

const FORBIDDEN = regex('i')`
  ^(?<kind>[^\`:]{3,40}?) (?:cannot|can not|must not|may not|do not|don't|should not|should never|must never)[ ]
    (?:use|have|include|contain|set|declare) (?:a |an |the |any )?(?<list>\`.+\`)(?<front> (?:yaml )?${FRONT})?[ ]
    (?:fields?|keys?)(?<late> in (?:the |their )?(?:yaml )?${FRONT})?
    (?: ?[-–—] .{1,120}|,? (?:because|since) .{1,120})?$
`;
/** ``Do not use `allowed-tools` in skill frontmatter`` */
const FORBIDDEN_IN = regex('i')`
  ^(?:do not|don['’]t|never|must not) (?:use|have|include|add|set|put|declare|define|write) (?:a |an |the |any )?
    (?<list>\`[^:]+\`)(?: fields?| keys?)? (?:in|to|into) (?:
      (?:the |your |any )?(?<kind>[a-z][a-z -]{2,30}?)(?:['’]s)? (?:yaml )?${FRONT}
      |(?:the )?(?:yaml )?${FRONT} of (?:the |all |any )?(?<of>[a-z][a-z -]{2,30})
    )(?: ?[-–—] .{1,120}|,? (?:because|since) .{1,120})?$
`;
const FORBIDS_THESE = regex('iu')`
  ^[^\p{L}]*(?:do not|don['’]t|never|must not) (?:use|include|set|add) these (?:front-?matter )?(?:fields?|keys?)
    [ ]in \`?(?<file>[\w./-]+\.(?:json|md))\`?\b
`;
const ALONE = /^`(?<key>[A-Za-z][\w.-]*)`(?: ?\([^()]*\))?$/;

function readForbidden(written: string, { leadIns }: Statement): FieldRules | undefined {
  const file = FORBIDS_THESE.exec(leadIns.at(-1) ?? '')?.groups?.['file'];
  const alone = ALONE.exec(written)?.groups?.['key'];
  if (file !== undefined && alone !== undefined) {
    return inFiles(filesOfWords(`\`${file}\``), rulesOf(alone, [{ kind: 'absent' }]));
  }
  const placed = FORBIDDEN_IN.exec(written)?.groups;
  const { kind = placed?.['of'] ?? '', list = '', front, late } = placed ?? FORBIDDEN.exec(written)?.groups ?? {};
  const keys = placed === undefined && front === undefined && late === undefined ? undefined : readKeyList(list);
  const kinds = kind.split(/ and |, /).map(filesOfWords);
  const [first] = kinds;
  if (keys === undefined || keys.rest !== '' || first === undefined || kinds.some((one) => one === undefined)) {
    return undefined;
  }
  const files: KnownFiles = {
    ...first,
    name: kinds.flatMap((one) => one?.name ?? []).join(' and '),
    has: (path) => kinds.some((one) => one?.has(path) === true),
  };
  return inFiles(
    files,
    keys.rules.map(({ key }) => ({ key, demand: { kind: 'absent' } })),
  );
}
