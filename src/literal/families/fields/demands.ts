import { codeSpan } from '../../code-span.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** What is demanded of one field of a file. */
export type Demand =
  | { readonly kind: 'present' }
  | { readonly kind: 'absent' }
  /** It is the name of the folder that the file stands for. */
  | { readonly kind: 'folder' }
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  | { readonly kind: 'form'; readonly says: string; readonly has: (value: string) => boolean }
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'quotes'; readonly quote: '"' | "'" };

const FORMS = {
  lower: {
    kind: 'form',
    says: 'has other characters than lower-case letters, digits and hyphens',
    has: (value) => /^[a-z0-9-]*$/.test(value),
  },
  kebab: { kind: 'form', says: 'is not in kebab-case', has: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) },
  snake: { kind: 'form', says: 'is not in snake_case', has: (value) => /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(value) },
  pascal: { kind: 'form', says: 'is not in PascalCase', has: (value) => /^[A-Z][A-Za-z0-9]*$/.test(value) },
  camel: { kind: 'form', says: 'is not in camelCase', has: (value) => /^[a-z][A-Za-z0-9]*$/.test(value) },
  ends: { kind: 'form', says: 'begins or ends with a hyphen', has: (value) => !/^-|-$/.test(value) },
  doubled: { kind: 'form', says: 'has two hyphens in a row', has: (value) => !value.includes('--') },
  semver: {
    kind: 'form',
    says: 'is no semantic version',
    has: (value) => /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(value),
  },
  tags: { kind: 'form', says: 'has angle brackets', has: (value) => !/[<>]/.test(value) },
} as const satisfies Record<string, Demand>;

/** Demands that say so much that they are read wherever they stand in a sentence. Their words are taken out of it. */
const WHOLE: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly Demand[]])[] = [
  [
    regex()`
      (?:must (?:be|use|contain) |use |only |is )*(?:all )?lower-?case
        (?: (?:ascii|alphanumerics?|letters|characters|\`?a-z\`?))*(?:
          (?:,? and|,? with|,| &| \+|\/|,? or)? ?
            (?:a-z|(?:numbers|digits|\`?0-9\`?|alphanumerics?|letters|hyphens?|dashes|\`-\`)(?: for spaces)?)
        )*(?: (?:only|kebab-case))?(?![\w-])
    `,
    ([words]) => (/\b(?:hyphens?|dashes|kebab)|`-`/.test(words) && !/\bor\b/.test(words) ? [FORMS.lower] : []),
  ],
  [
    /(?:no |avoid )(?:the )?reserved words:? ?\(?(?<list>(?:`[^`]{1,40}`(?:,? (?:or|and) |, ?| ?[|/] ?)?)+)\)?/,
    ({ groups }) => {
      const words = codesOf(groups?.['list'] ?? '');
      return [
        {
          kind: 'form',
          says: `has a word out of ${words.map(codeSpan).join(', ')}`,
          has: (value) =>
            !words.some((word) =>
              value
                .toLowerCase()
                .split(/[^a-z0-9]+/)
                .includes(word.toLowerCase()),
            ),
        },
      ];
    },
  ],
  [
    regex()`
      (?:must be |is |are |always )?(?:exactly )?(?:one of|either):? (?:these (?:values|strings):? )?
        (?<list>\`[^\`]{1,40}\`(?:(?:,? (?:or|and) |, ?| ?[|·/] ?)\`[^\`]{1,40}\`)+)
    `,
    ({ groups }) => [{ kind: 'values', values: codesOf(groups?.['list'] ?? '') }],
  ],
];

const COUNT = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d{1,5})`;
const CHARACTERS = '(?:chars?|characters)(?: in length| long| max(?:imum)?| or (?:less|fewer))?';
const IS = '(?:must |should |needs to |has to |it |is |be |always |always be |stay |kept |remain )*';
const FOLDER = regexSource`
  (?:the |its |their |that of the )*(?:parent |skill(?:'s)? |containing |enclosing |plugin(?:'s)? )*
    (?:directory|folder|dir)(?:'s)?(?: name)?(?: exactly)?
`;

/** Forms of one part of a sentence, between commas. */
const PARTS: readonly (readonly [RegExp, (groups: Readonly<Record<string, string>>) => readonly Demand[]])[] = [
  [
    new RegExp(`^${IS}(?:between )?(?<min>\\d{1,4}) ?(?:[-–]|to|and) ?${COUNT} ${CHARACTERS}$`),
    ({ min = '', count = '' }) => [{ kind: 'length', min: numberOf(min), max: numberOf(count) }],
  ],
  [
    new RegExp(
      `^${IS}(?:(?:a )?max(?:imum)?(?: length)?(?: of)?:?|up to|at most|≤|<=|no more than|not exceed|not longer than) ?${COUNT} ${CHARACTERS}$`,
    ),
    ({ count = '' }) => [{ kind: 'length', min: 0, max: numberOf(count) }],
  ],
  [
    new RegExp(`^${IS}(?:under|below|less than|fewer than|<) ?${COUNT} ${CHARACTERS}$`),
    ({ count = '' }) => [{ kind: 'length', min: 0, max: numberOf(count) - 1 }],
  ],
  [
    new RegExp(`^${IS}${COUNT} (?:chars?|characters) (?:max(?:imum)?|or (?:less|fewer))$`),
    ({ count = '' }) => [{ kind: 'length', min: 0, max: numberOf(count) }],
  ],
  [
    new RegExp(
      `^${IS}(?:exactly )?(?:match(?:es|ing)?|equals?(?: to)?|the same as|identical to)(?: exactly)? ${FOLDER}$`,
    ),
    () => [{ kind: 'folder' }],
  ],
  [new RegExp(`^${IS}(?:in |use )?\`?kebab[- ]case\`?(?: only)?$`), () => [FORMS.kebab]],
  [new RegExp(`^${IS}(?:in |use )?\`?snake_case\`?(?: only)?$`), () => [FORMS.snake]],
  [new RegExp(`^${IS}(?:in |use )?\`?pascalcase\`?(?: only)?$`), () => [FORMS.pascal]],
  [new RegExp(`^${IS}(?:in |use )?\`?camelcase\`?(?: only)?$`), () => [FORMS.camel]],
  [
    regex()`
      ^(?:must |can|may |should )?(?:no|not) (?:start|begin)(?: or |\/)end with (?:a )?(?:\`-\`|hyphens?)$
      |^no (?:leading(?: or |\/)trailing|leading or trailing) hyphens?$
    `,
    () => [FORMS.ends],
  ],
  [/^(?:must not (?:contain|have)|no) (?:consecutive|double|repeated) hyphens?(?: `--`)?$/, () => [FORMS.doubled]],
  [/^no leading\/trailing\/consecutive hyphens?$/, () => [FORMS.ends, FORMS.doubled]],
  [
    /^(?:is |are |always )*(?:required|mandatory)(?: for (?:all|every|each) [a-z]+)?$|^(?:must be |is )?present$/,
    () => [{ kind: 'present' }],
  ],
  [/^(?:must be |is )?non-empty$/, () => [{ kind: 'length', min: 1, max: Infinity }]],
  [
    /^(?:must be |is |be )*(?:wrapped|enclosed) in (?<quote>single|double) quotes$/,
    ({ quote }) => [{ kind: 'quotes', quote: quote === 'single' ? "'" : '"' }],
  ],
  [
    regex()`
      ^(?:must (?:always )?(?:be|equal)|(?:is )?always|must be set to|set to)(?: set to)? \`(?<value>[^\`]{1,80})\`
        (?: for this project| in this repo(?:sitory)?)?$
    `,
    ({ value = '' }) => [{ kind: 'values', values: [unquoted(value)] }],
  ],
  [
    /^(?:must (?:be|follow|use) )?(?:valid )?(?:semver|semantic version(?:ing)?)(?: format| string)?$/,
    () => [FORMS.semver],
  ],
  [/^(?:no|must not contain) (?:xml tags|angle brackets|html tags)$/, () => [FORMS.tags]],
];

/** What takes back or limits what was said before it. */
const LIMITS = regex()`
  ^(?:
    unless|except|but|if|only (?:if|when|for)|or|where|for (?!all\b|every\b|each\b|example\b|this\b)
    |in (?:case|new)|ideally|preferably|recommended|usually
  )\b
  |\b(?:recommended|ideally|preferably|usually|if possible|unless|except|optional(?:ly)?)\b
`;

const EXAMPLES =
  /\((?:e\.g\.|eg\b|for example|such as|like|i\.e\.|ex:)[^()]*\)|(?:,|:)? ?(?:e\.g\.|for example|such as) .*$/;

/**
 * Reads what words demand of a field: `1-64 characters, lower-case letters and hyphens only, must match directory name`. Other
 * words say what else is good, and are not read. Undefined if something may limit what is demanded.
 *
 * @param written the words after the name of the field, with code in backticks
 */
export function readDemands(written: string): readonly Demand[] | undefined {
  const demands: Demand[] = [];
  let words = ` ${written.replace(EXAMPLES, '')} `;
  // The case of words tells nothing, but that of values does.
  words = words.replaceAll(/`[^`]*`|[^`]+/g, (part) => (part.startsWith('`') ? part : part.toLowerCase()));
  for (const [form, read] of WHOLE) {
    const found = form.exec(words);
    if (found !== null) {
      demands.push(...read(found));
      words = `${words.slice(0, found.index)},${words.slice(found.index + found[0].length)}`;
    }
  }
  const parts = words
    .split(/[,;()]|\. |\.\s*$| [-–—] |\band (?=must|no |non-empty|only)/)
    .map((part) => part.replace(/^[\s:*]+(?:and )?|[\s.*:]+$/g, ''));
  for (const part of parts) {
    if (LIMITS.test(part)) {
      return undefined;
    }
    for (const [form, read] of PARTS) {
      const groups = form.exec(part);
      if (groups !== null) {
        demands.push(...read(groups.groups ?? {}));
        break;
      }
    }
  }
  return demands;
}

/** What a field that does not meet a demand is, after its name: `is not the name of its folder`. */
export function sayFault(demand: Demand): string {
  switch (demand.kind) {
    case 'present':
      return 'is missing';
    case 'absent':
      return 'is there';
    case 'folder':
      return 'is not the name of the folder';
    case 'length':
      return demand.min > 0 && demand.max === Infinity
        ? 'is empty'
        : demand.min > 1
          ? `has fewer than ${demand.min} or more than ${demand.max} characters`
          : `has more than ${demand.max} characters`;
    case 'form':
      return demand.says;
    case 'values':
      return demand.values.length === 1
        ? `is not ${codeSpan(demand.values[0] ?? '')}`
        : `is none of ${demand.values.map(codeSpan).join(', ')}`;
    case 'quotes':
      return `is not in ${demand.quote === "'" ? 'single' : 'double'} quotes`;
  }
}

function codesOf(list: string): readonly string[] {
  return [...list.matchAll(/`([^`]+)`/g)].map(([, code = '']) => unquoted(code));
}

function unquoted(code: string): string {
  return code.trim().replace(/^(?<quote>["'])(?<inner>.*)\k<quote>$/, '$<inner>');
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
