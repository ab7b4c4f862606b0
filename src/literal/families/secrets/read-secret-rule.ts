import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { plainPhrase } from '../code-list.ts';
import type { Clause } from '../../types.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** What a rule keeps out of files. */
export interface SecretRule {
  readonly secrets: boolean;
  readonly urls: boolean;
  readonly addresses: boolean;
  /** Whether it is about all files that are committed, and not about code alone. */
  readonly isAboutFiles: boolean;
  /** The end of the path of the file that it is about: `appsettings.json`. */
  readonly file?: string;
  /** Whether files such as `.env` are the place where secrets belong. */
  readonly allowsEnvironmentFiles: boolean;
}

const ADJECTIVES = regexSource`
  (?:
    (?:
      any|all|the|your|our|of|real|actual|production|prod|live|raw|plain|plain[- ]?text|clear[- ]?text|unencrypted
      |hard[- ]?coded|inline|inlined|embedded|sensitive|secret|private|api|aws|azure|gcp|cloud|github|openai
      |stripe|database|db|access|auth|authentication|authorization|bearer|oauth|webhook|user|service|account
      |client|admin|encryption|signing|ssh|tls|model|provider|customer|infrastructure|internal|external|static
      |potential|specific|values? (?:for|of)
    )[ ]
  )*
`;
/** Nouns for what nobody may read. */
const SECRET = regexSource`
  (?:
    secrets?|credentials?|creds|(?:api[- ]?)?keys?|api[- ]?(?:secrets?|tokens?)|tokens?|passwords?|passphrases?
    |connection[- ]strings?|key material|credential material
    |(?:secret|credential|key|token|password|secrets) (?:values?|literals?)|secrets/credentials|api keys/secrets
    |keys/secrets|sensitive (?:data|information|info|values?|configuration|config)
    |other sensitive (?:data|information|values?)|certificates?
  )
`;
const URL = '(?:urls?|base urls?|api urls?|endpoints?|api endpoints?|uris?|endpoint urls?|urls?/endpoints?)';
const IP = '(?:ips?|ip addresses|ip address|hosts? addresses|ip-addresses)';
/** Said in brackets after a noun: `(API keys, passwords, tokens)`, `such as API keys`. */
const EXAMPLES = '(?:,? (?:\\((?:[^()]{1,80})\\)|(?:such as|like|including|e\\.g\\.,?) [\\w, /-]{1,80}))?';
const EXAMPLES_AT_END = new RegExp(`${EXAMPLES}$`);
const ITEM = `(?:${ADJECTIVES}(?:(?<secret>${SECRET})|(?<url>${URL})|(?<ip>${IP}))(?: (?:or )?values?)?)`;
const ITEM_WORDS = new RegExp(`^${ITEM}$`);

/** Kinds of what is committed. */
const PLACE_NOUN = regexSource`
  (?:
    (?:
      (?:
        any|the|your|our|a|this|public|application|app|source|client|client-side|committed|tracked|checked-in
        |production|javascript|typescript|python|java|c#|go|new|all
      )[ ]
    )*(?:
      code|codebase|source|sources|source code|source files?|code files?|files?|repo|repos|repository|repositories
      |git|github|git history|version control|source control|vcs|config|configuration|config files?
      |configuration files?|scripts?|plain ?text|clear ?text|commits?|docs|documentation|comments?|workflows?
      |examples?|samples?|fixtures?|tests?|test files?|templates?|manifests?
      |env(?:ironment)?[- ]?(?:vars?|variables?|files?)|git repositor(?:y|ies)|logs?|here
    )
  )
`;
/** Where the words say that secrets must not be. They limit nothing: the change is what gets there. */
const PLACE = `(?:(?:(?:anywhere|directly|ever) )?(?:in|into|to|inside|within|from|as part of|of) ${PLACE_NOUN}(?:(?:,? (?:or|and|nor) |, |\\/)${PLACE_NOUN})*)`;
const PLACE_AT_END = new RegExp(`(?:^| )${PLACE}(?: ${PLACE})?$`);
const PLACE_ANYWHERE = new RegExp(`\\b${PLACE}(?=[\\s.,;:!)]|$)`);
const FILE_AT_END = / (?:in|into|to|inside) (?:the |any |a )?(?<file>`[^`]{2,80}`)(?: files?)?$/;

const HARDCODE = /^hard[- ]?code$/;
/** Verbs that put something into files. */
const PUT =
  /^(?:embed|inline|put|place|write|store|save|keep|include|add|leave|use|have|allow|paste|expose|expose in code|)$/;
const COMMIT = /^(?:commit|check in|check-in|push|add to git|track|version)$/;
const COMMIT_WORDS =
  /\b(?:repo|repository|repositories|git|github|version control|source control|vcs|commits?|files?|config(?:uration)?)\b/;

/** Where secrets belong, if a rule says that instead of what it forbids. */
const STORE = regexSource`
  (?:
    (?:
      the|an?|your|local|secure|dedicated|managed|appropriate|proper|azure|aws|gcp|google|hashicorp|github
      |github actions|gitlab|kubernetes|k8s|docker|cloudflare|symfony|repository|platform|\`?wrangler\`?|cloud
    )[ ]
  )*(?:
    environment variables?|env(?:ironment)?[- ]?vars?|environment|env|env files?|environment files?
    |\`\.env(?:\.local)?\`(?: files?)?|\.env(?: files?)?|key ?vaults?|vaults?|secrets?
    |(?:secrets?|credentials?|password|secrets management|secret management) (?:
      managers?|management|stores?|storage|vaults?|tools?|services?|solutions?|providers?
      |management (?:tools?|systems?|solutions?|services?)
    )
    |(?:ssm )?parameter store|user secrets|keychain|configuration providers?|\`process\.env\`|\`os\.environ\`
  )
`;
const STORES = `${STORE}(?:(?:,? (?:or|and) |, |/)${STORE})*`;
const REQUIRED: readonly RegExp[] = [
  regex()`
    ^(?:
      store|keep|put|manage|read|load|get|access|handle|hold|inject|provide|supply|pass|source|retrieve|fetch|save
      |place
    ) (?<items>.+?) (?:in|from|via|through|with|using|as|by) (?<store>${STORES})$
  `,
  new RegExp(
    `^(?:use|prefer|rely on) (?<store>${STORES}) (?:for|to (?:store|manage|hold|handle|keep|provide|protect|access)) (?<items>.+)$`,
  ),
  regex()`
    ^(?<items>.+?) (?:
      be stored|be kept|be read|be loaded|come|be|be provided|be injected|live|go|be managed|be retrieved|belong
      |be supplied|be passed
    ) (?:in|from|via|through|with|using|as|by) (?<store>${STORES})$
  `,
];

/** Reads a rule that secrets or addresses are not written into code. Undefined if it says anything else. */
export function readSecretRule(clause: Clause): SecretRule | undefined {
  const { subject, verb, object, polarity, codes } = clause;
  const phrases = { subject, verb, object };
  const said = Object.fromEntries(
    Object.entries(phrases).map(([key, words]) => [key, plainPhrase(unmaskCodeSpans(words, codes))]),
  );
  // A place such as `in code` limits nothing, and is not always left in the object.
  const isPlaced = PLACE_ANYWHERE.test(clause.statement.text.toLowerCase());
  return polarity === 'forbidden'
    ? readForbidden(said['subject'] ?? '', said['verb'] ?? '', said['object'] ?? '', isPlaced)
    : readRequired([said['subject'], said['verb'], said['object']].filter((words) => words !== '').join(' '));
}

function readForbidden(subject: string, verb: string, object: string, isPlaced: boolean): SecretRule | undefined {
  if (verb === 'check' && object.startsWith('in ')) {
    return readForbidden(subject, 'check in', object.slice(3), isPlaced);
  }
  if (verb === 'be' || (verb === '' && subject !== '')) {
    // `Secrets must not be hardcoded`, `API keys: never in code`.
    const asVerb =
      /^(hard-?coded|committed|checked in|embedded|stored|written|included|placed|kept|put|inlined)(?: (.+))?$/.exec(
        object,
      );
    const base =
      asVerb?.[1]?.replace(/^hard-?coded$/, 'hardcode').replace(/^(?:committed|checked in)$/, 'commit') ?? '';
    const about = asVerb === null ? object : (asVerb[2] ?? '').replace(/,? or (?:committed|checked in)(?: .*)?$/, '');
    const isElsewhere = PLACE_AT_END.test(` ${about}`) && about !== '';
    return base === 'hardcode' || base === 'commit' || isElsewhere
      ? ruleOf(subject, base === '' || /^(?:stored|written|kept|put)$/.test(base) ? 'put' : base, about, isPlaced)
      : undefined;
  }
  return subject === '' || /^(?:you|we|code|the code)$/.test(subject) ? ruleOf(object, verb, '', isPlaced) : undefined;
}

function ruleOf(items: string, verb: string, after: string, isPlaced: boolean): SecretRule | undefined {
  const words = after === '' ? items : `${items} ${after}`;
  const file = FILE_AT_END.exec(words)?.groups?.['file'];
  const place = file === undefined ? PLACE_AT_END.exec(words)?.[0] : undefined;
  const isHardcoded = HARDCODE.test(verb) || /\bhard[- ]?coded\b/.test(words);
  const isCommitted = COMMIT.test(verb);
  const bare =
    file !== undefined ? words.replace(FILE_AT_END, '') : place === undefined ? words : words.slice(0, -place.length);
  // `Never store tokens` alone can be about what the program does when it runs.
  if (!isHardcoded && !isCommitted && !(PUT.test(verb) && (isPlaced || place !== undefined || file !== undefined))) {
    return undefined;
  }
  // What a program logs when it runs is not in the change.
  if (place !== undefined && LOGS_ALONE.test(place)) {
    return undefined;
  }
  // What is written into any code is in the change: `never hardcode secrets inline`, `in flows`.
  const listed = readItems((isHardcoded ? bare.replace(ANY_PLACE_AT_END, '') : bare).trim());
  // `No sensitive data in code or logs` is about customers as well.
  const isVague = SENSITIVE_ALONE.test(bare.trim()) && !isHardcoded;
  return listed === undefined || isVague || (isCommitted && (listed.urls || listed.addresses))
    ? undefined
    : {
        ...listed,
        isAboutFiles: isCommitted || (place !== undefined && COMMIT_WORDS.test(place)),
        ...(file === undefined ? {} : { file: file.replaceAll('`', '') }),
        allowsEnvironmentFiles: isHardcoded,
      };
}

const LOGS_ALONE =
  /^ ?(?:(?:anywhere|directly|ever) )?(?:in|into|to|inside|within|from|as part of|of) (?:(?!(?:or|and|nor)\b)[a-z-]+ )*logs?$/;
const ANY_PLACE_AT_END =
  /(?: inline| (?:in|into|inside|within) (?!.*\b(?:tests?|fixtures?|examples?|samples?|mocks?)\b)(?:the |your |our |any )?[a-z-]+(?: [a-z-]+)?)$/;

const SENSITIVE_ALONE = /^(?:any |other )?sensitive (?!credentials|keys|secrets|tokens|passwords)\w+$/;

function readRequired(words: string): SecretRule | undefined {
  for (const form of REQUIRED) {
    const items = form.exec(words)?.groups?.['items'];
    const listed = items === undefined ? undefined : readItems(items.replace(/^(?:all|any) /, ''));
    if (listed?.secrets === true) {
      return { secrets: true, urls: false, addresses: false, isAboutFiles: false, allowsEnvironmentFiles: true };
    }
  }
  return undefined;
}

type Listed = Pick<SecretRule, 'secrets' | 'urls' | 'addresses'>;

/** Things that are no secrets by their form: `customer data`, `.env files`, `PII`. */
const OTHER_ITEM = regex()`
  ^(?:
    (?:
      any|all|the|your|our|real|other|hard-?coded|personal|sensitive|customer|user|private|internal|production
      |\`\.env[^\`]*\`|\.env\S*|project|org|organi[sz]ation|account|absolute|local|machine-specific
    )[ ]
  )*(?:
    data|pii|personal data|personally identifiable information|ids?|identifiers?|files?|names?|paths?|information
    |identifier|\`\.env[^\`]*\`|\.env\S*|hostnames?|usernames?|emails?|email addresses|config(?:uration)?s?
    |settings
  )$
`;

/** Reads a list of which every item is known: `API keys, tokens, or passwords`. */
function readItems(words: string): Listed | undefined {
  const bare = words.replace(EXAMPLES_AT_END, '').replace(/,? etc\.?$/, '');
  const all = bare
    .split(/\s*(?:,\s*(?:and\/or |and |or |nor )?|\band\/or\b|\band\b|\bor\b|\bnor\b|\/|&)\s*/)
    .filter((item) => item !== '');
  const isSecret = (item: string): boolean => ITEM_WORDS.test(item);
  // What else must not be there is not checked, and says nothing of the secrets.
  const items = all.some(isSecret) ? all.filter((item) => isSecret(item) || !OTHER_ITEM.test(item)) : all;
  const found = items.map((item) => ITEM_WORDS.exec(item)?.groups);
  if (items.length === 0 || found.some((groups) => groups === undefined)) {
    return undefined;
  }
  const has = (name: string): boolean => found.some((groups) => groups?.[name] !== undefined);
  return { secrets: has('secret'), urls: has('url'), addresses: has('ip') };
}
