import type { StatementPart } from '../../../guidelines/statements/statements.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const EXTENSIONS = regexSource`
  tsx?|[mc]ts|jsx|[mc]js|py|pyi|rb|rs|go|java|kts?|cs|csproj|cshtml|razor|cpp|hpp|php|swift|scala|s?css|less|html
  |mdx?|jsonc?|ya?ml|toml|xml|sql|sh|bash|ps1|vue|svelte|proto|lock|txt|sln|props|targets|config|cfg|ini|graphql
  |prisma|tf|tfstate|tfvars|bicep|snap|env|gradle|mod|sum
`;
/**
 * A path, file name, call or name that its author did not quote: `package.json`, `src/core/`, `console.log`, `eval()`,
 * `localStorage`. Names of products such as Node.js are no files.
 */
const BARE_CODE = new RegExp(
  [
    String.raw`(?<![\w/.@~$*-])(?:\*\.)?(?:\.{0,2}\/)?(?:[\w@*.-]{1,40}\/){0,8}(?:\*|[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}|)\.(?:${EXTENSIONS})(?![\w/-]|\.\w)`,
    String.raw`(?<![\w/.@~$*:-])(?:\.{0,2}\/)?(?:\.?[a-zA-Z][\w.-]{1,40}\/){2,8}(?![\w/*])`,
    String.raw`(?<![\w/.@~$*:-])(?:dist|node_modules|build|vendor|generated|out|target|coverage|migrations)\/(?![\w/*])`,
    String.raw`(?<![\w/.@~$*-])package-lock\.json(?!\w)`,
    String.raw`(?<![\w/.@~$*-])console\.(?:log|error|warn|info|debug|\*)(?:\(\))?(?!\w)`,
    String.raw`(?<![\w/.@~$*-])[A-Za-z_][\w]{1,40}(?:\.[A-Za-z_]\w{1,40}){0,3}\(\)`,
    String.raw`(?<![\w/.@~$*)\]-])\.[a-z_]\w{1,40}\(\)`,
    String.raw`(?<![\w/.@~$*-])(?:panic|todo|unimplemented|unreachable|e?println|e?print|dbg)!(?:\(\))?(?!\w)`,
    // `localStorage`, `useEffect`: nobody writes other words so.
    String.raw`(?<![\w/.@~$*#:<>-])[a-z]{2,20}(?:[A-Z][a-z\d]{1,20}){1,4}(?![\w/-]|\.\w)`,
    // `Directory.SetCurrentDirectory`, `Thread.sleep`: a member of a type.
    String.raw`(?<![\w/.@~$*#:<>-])[A-Z][a-z]+(?:[A-Z][a-z\d]*){0,4}(?:\.[A-Z][a-z]+(?:[A-Z][a-z\d]*){0,4}){1,4}(?![\w/-]|\.\w)`,
    regexSource`
      (?<![\w/.@~$*#:<>-])[A-Z][a-z]+(?:[A-Z][a-z\d]*){0,4}\.(?!
        (?:com|org|net|dev|app|info|cloud|tech|page|site|space|shop|blog|world|live|tools|studio|chat|code|link)(?!\w)
      )[a-z]{3,20}(?:[A-Z][a-z\d]*){0,4}(?![\w/-]|\.\w)
    `,
    // `the 'use client' directive`
    String.raw`(?<![\w"'])(?:"use (?:client|server|strict|memo)"|'use (?:client|server|strict|memo)')(?= directives?\b)`,
    // `'react-router-dom' imports`, `from 'lodash'`: a module in plain quotes.
    String.raw`(?<![\w"'])(["'])(?:@[\w.-]{1,40}\/)?[a-z][\w.-]{1,40}(?:\/[\w.-]{1,40}){0,4}\1(?= (?:imports?|packages?|modules?|dependency)\b)`,
    String.raw`(?<![\w/.@~$*#:<>-])[$]?[A-Za-z_]\w{1,30}(?:->|::)[A-Za-z_]\w{1,40}\*?(?:\(\))?(?![\w/-])`,
  ].join('|'),
  'g',
);
const NO_FILE = /^(?:e\.g|i\.e|etc|vs|asp\.net|socket\.io|web\.config files)$/i;
/** Names of styles and products that are written like names in code. */
const NO_NAME = regex()`
  ^(?:
    (?:lower|upper)?camelCase|(?:pascal|snake|kebab|title|sentence|constant|dot|path|header|upper|lower)Case
    |[a-z]+Script|gitHub|gitLab|mySql|postgreSql|graphQl|[a-z]+Js|[a-z]+Doc|youTube|linkedIn|devOps|openAi
    |webSockets?|webAssembly
  )$
`;
const PRODUCT = /^[A-Z][a-zA-Z]*\.(?:js|ts|io|net|ai|py|rs|config)$/;

/** The parts of a statement with its unquoted code quoted. */
export function quoteBareCode(parts: readonly StatementPart[]): readonly StatementPart[] {
  return parts.some(
    ({ kind, value }) =>
      kind === 'words' &&
      (/[.][a-z]|\(\)|\/|::|->|[a-z]!|["'] (?:import|package|module|dependency|directive)/i.test(value) ||
        /[a-z][A-Z][a-z]/.test(value)),
  )
    ? parts.flatMap((part) => (part.kind === 'words' ? quoteIn(part.value) : [part]))
    : parts;
}

function quoteIn(words: string): readonly StatementPart[] {
  const parts: StatementPart[] = [];
  let from = 0;
  for (const { 0: code, index } of words.matchAll(BARE_CODE)) {
    const isQuoted = /["'“‘]$/.test(words.slice(0, index));
    if (NO_FILE.test(code) || NO_NAME.test(code) || (PRODUCT.test(code) && code !== 'NuGet.config') || isQuoted) {
      continue;
    }
    parts.push(
      { kind: 'words', value: words.slice(from, index) },
      { kind: 'code', value: code.replaceAll(/^["']|["']$/g, '') },
    );
    from = index + code.length;
  }
  return [...parts, { kind: 'words', value: words.slice(from) }];
}
