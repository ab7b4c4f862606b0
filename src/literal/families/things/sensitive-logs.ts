import type { UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { SCRIPT } from '../../script-languages.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const LANGUAGES = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'go', 'rust', 'ruby'];

const LOG_CALL = regex()`
  (?:^|\.|->)(?:console|_?logger|_?log|logging|LOGGER|LOG|slog|Log|winston|pino)(?:\(\))?(?:\.|->|::)(?!Fatal$)\w+
    $
  |^(?:
    e?print|e?println!|dbg!|(?:log::|tracing::)?(?:info|debug|warn|error|trace)!
    |System\.(?:out|err)\.print(?:ln|f)?|fmt\.Print(?:ln|f)?|error_log|var_dump|print_r|puts
    |Console\.Write(?:Line)?
  )$
`;

/** Names of secrets, in lower case and without signs between their words. */
const SECRETS = wordSet(`
  password passwd passphrase userpassword plainpassword newpassword oldpassword dbpassword secret clientsecret apisecret
  secretkey secretvalue apikey apitoken accesstoken refreshtoken authtoken bearertoken sessiontoken idtoken privatekey
  credentials creditcard creditcardnumber cardnumber cvv
`);
const TOKENS = new Set([...SECRETS, 'token', 'jwt', 'jwttoken', 'bearer', 'authorization']);
const PERSONAL = wordSet(`
  email emailaddress useremail phone phonenumber mobilenumber ssn socialsecuritynumber dateofbirth birthdate birthday
  passportnumber homeaddress streetaddress
`);

/** A name, or a member of an object: nothing that a function makes of it, such as its length or a part. */
const PLAIN = /^[\w$]+(?:(?:\?\.|\.|->|::)[\w$]+)*[!?]?$/;

/** The last part of a plain name, without the signs between its words. */
function lastName(expression: string): string | undefined {
  const bare = expression.trim();
  return PLAIN.test(bare)
    ? bare
        .replace(/[!?]$/, '')
        .split(/\?\.|\.|->|::/)
        .at(-1)
        ?.replaceAll(/[_$]/g, '')
        .toLowerCase()
    : undefined;
}

/** What is inserted into a text, by the language: `{name}` in the formats of Rust, `$name` in PHP, `#{name}` in Ruby. */
const INSERTED: Readonly<Record<string, RegExp>> = {
  php: /\{(?<braced>\$[^{}]*)\}|(?<bare>\$\w+(?:->\w+)?)/g,
  ruby: /#\{(?<braced>[^{}]*)\}/g,
  rust: /\{(?<braced>\w+)(?::[^{}]*)?\}/g,
};

/** What an argument shows as it is: itself, what is inserted into a text, and the values of an object. */
function shownBy(argument: string, languageId: string): readonly string[] {
  const text = argument.trim();
  const inserted = text.startsWith('"') && Object.hasOwn(INSERTED, languageId) ? INSERTED[languageId] : undefined;
  if (inserted !== undefined) {
    return [...text.matchAll(inserted)].map(({ groups = {} }) => groups['braced'] ?? groups['bare'] ?? '');
  }
  if (/^(?:`|[fF][rR]?["']|[rR][fF]["']|\$@?"|@\$")/.test(text)) {
    return [...text.matchAll(/\{(?<inner>[^{}]*)\}/g)].map(({ groups = {} }) =>
      (groups['inner'] ?? '').replace(/[:=!](?!:)[^.]*$/, ''),
    );
  }
  if (/^["']/.test(text)) {
    return [];
  }
  const items = /^\{(?<inner>[^{}]*)\}$/.exec(text)?.groups?.['inner'];
  return items === undefined
    ? [text.replace(/^\w+\s*=\s*(?!=)/, '').replace(/^[&*%?]+/, '')]
    : items.split(',').map((item) => item.replace(/^\s*["']?[\w$]+["']?\s*:(?!:)/, ''));
}

function shownIn(
  { kind, name, arguments: given = [] }: UseFact,
  languageId: string,
  names: ReadonlySet<string>,
): string | undefined {
  return kind === 'call' && LOG_CALL.test(name)
    ? given.flatMap((one) => shownBy(one, languageId)).find((one) => names.has(lastName(one) ?? ''))
    : undefined;
}

function logged(names: ReadonlySet<string>, what: string): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${what} that are logged or printed as they are, by their names`,
    findingKind: 'security',
    topics: [],
    languages: LANGUAGES,
    mayMatch: (line) => /log|print|console|puts|dump|dbg|info!|debug!|warn!|error!|trace!/i.test(line),
    find: (file) =>
      file.facts.uses.flatMap((use) => {
        const shown = shownIn(use, file.languageId ?? '', names);
        return shown === undefined
          ? []
          : violationAt(file, use, `${codeSpan(shown.trim())} in ${codeSpan(`${use.name}()`)}`);
      }),
  };
}

const LOGS =
  '(?:log|print|output|echo|dump|write)(?: or (?:expose|print|display|transmit|store|log|return|leak|output))?(?: to (?:the )?(?:console|log|stdout))?';
const ANY = '(?:any |raw |full |plaintext |plain text |user |real |actual |unmasked )*';
const PLACE = regexSource`
  (?:
    [ ](?:in|to|into) (?:the |any |plain |application )*(?:
      log|console|stdout|output|plain ?text|log message|log output|log file|console\/sentry|sentry
      |console or sentry
    )
  )?
`;
const ASIDE = '(?: \\([^()]*\\))?';

function namedBy(what: string): RegExp {
  return regex()`
    ^(?:${LOGS}) ${ANY}(?:${what})${ASIDE}${PLACE}$
    |^${ANY}(?:${what})${ASIDE} (?:in|inside) (?:the |any |application )*
      (?:log|logging|log message|log output|log statement|console output)$
  `;
}

/** What an assistant must not read or print is another matter than what code logs. */
function isAboutCode(statement: string): boolean {
  return !/\b(?:read|commit|paste|chat|prompts?|conversation|instructions)\b/i.test(statement);
}

/** What nobody logs, by the words for it. */
export const SENSITIVE_LOGS: readonly NamedThing[] = [
  {
    // "Never log secrets — private keys, tokens": only then is a plain `token` one.
    named: namedBy('secret|credential|password|(?:sensitive|confidential) (?:data|information|info|value|content)'),
    isMeantBy: (statement) => isAboutCode(statement) && /\btokens?\b/i.test(statement),
    finder: logged(TOKENS, 'passwords, keys and tokens'),
  },
  {
    named: namedBy(
      regexSource`
        (?:sensitive|confidential|secret)(?: user)?(?: or personal)?[ ]
          (?:data|information|info|value|content|detail|field|material)
        |secret(?:\/credential)?|credential|password|passphrase|api key|private key
        |payment (?:data|info|information|detail)|credit card(?: number| data| detail)?
      `,
    ),
    isMeantBy: isAboutCode,
    finder: logged(SECRETS, 'passwords, keys and tokens'),
  },
  {
    named: namedBy(
      '(?:access |refresh |auth |authentication |bearer |session |api |jwt )?token(?:\\/(?:key|secret|password))?|jwt|secret\\/token|key',
    ),
    isMeantBy: isAboutCode,
    finder: logged(TOKENS, 'passwords, keys and tokens'),
  },
  {
    named: namedBy('pii|personal(?:ly identifiable)? (?:data|information|info|detail)|email(?: address)?'),
    isMeantBy: isAboutCode,
    finder: logged(PERSONAL, 'email addresses, telephone numbers and dates of birth'),
  },
];
