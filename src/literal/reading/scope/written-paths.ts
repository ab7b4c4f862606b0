import type { Scope } from '../../types.ts';
import { languagesOf } from './named-languages.ts';
import { regex } from '../../../text/regex.ts';

const EXTENSION = /^\*?\.(?<extension>[a-z][a-z0-9.]{0,14})$/i;
const KNOWN_EXTENSION = regex('i')`
  \.(?:
    ts|tsx|mts|cts|js|jsx|mjs|cjs|py|pyi|rb|rs|go|java|kt|kts|cs|cshtml|razor|cpp|hpp|php|swift|scala|css|scss
    |less|html|md|mdx|json|jsonc|yaml|yml|toml|xml|sql|sh|bash|ps1|vue|svelte|astro|proto|lock|txt|csproj|props
    |sln|cfg|ini|graphql|prisma|tf|bicep|snap
  )$
`;

/** Every path and pattern has one. */
const PATH_SIGN = /[/.]/;

/** The scope of a path without backticks: `.tsx files`, `src/core/`. Undefined if the words name none. */
export function readWrittenPath(plain: string): Scope | undefined {
  if (!PATH_SIGN.test(plain)) {
    return undefined;
  }
  const path = plain
    .replace(/^(?:files?|code|everything|anything) (?:in|under|inside|within) (?:the )?/, '')
    .replace(/ (?:files?|folders?|director(?:y|ies)|package)$/, '');
  const parts = path.split('/');
  const named = parts.filter((part) => languagesOf(part) !== undefined).length;
  // `typescript/react` names two languages, and `solid/svelte/vue/qwik` frameworks.
  const isPath =
    named < parts.length &&
    (named < 2 || ROOT_FOLDER.test(path)) &&
    /^\.?[\w*@-]+(?:\/[\w.*@-]+)*\/(?:\*\*?)?$|^\*?\.[a-z]\w{0,5}$|^\*(?:\.[a-z]\w{0,15}){2,3}$|^(?:\.?[\w@-]+\/){1,8}[\w.*@-]+$/.test(
      path,
    );
  // `async/await`, `S105/S106`: two words, and no folder.
  return isPath &&
    (!/^[a-z\d]+\/[a-z\d]+$/.test(path) || ROOT_FOLDER.test(path)) &&
    !/^(?:client\/server|api\/ui|web\/mobile|ios\/android|test\/spec|build\/test)$/.test(path)
    ? whenPath(path)
    : undefined;
}

const ROOT_FOLDER = regex()`
  ^(?:
    src|source|sources|lib|libs|app|apps|api|packages?|pkg|cmd|internal|tests?|spec|docs?|scripts?|servers?
    |clients?|web|frontend|backend|core|common|shared|components?|modules?|plugins?|features?|services?|tools?
    |build|bin|public|examples?|config|assets|vendor|crates|include|platform|infra|ios|android|projects?
    |extensions?
  )\/
`;

function whenPath(path: string): Scope | undefined {
  const globs = globsOf(path);
  return globs === undefined ? undefined : paths(globs);
}

/** Globs for a path as people write it: `src/core/`, `*.test.ts`, `.tsx`, `package.json`. Undefined if it names no path. */
export function globsOf(written: string): readonly string[] | undefined {
  const code = written
    .trim()
    .replace(/^\.\//, '')
    .replace(/^\/(?=\w)/, '')
    // The alias of the sources, whose folder is not known: `@/lib/db`.
    .replace(/^[@~#]\/(?=\w)/, '');
  const extension = EXTENSION.exec(code)?.groups?.['extension'];
  if (extension !== undefined && (KNOWN_EXTENSION.test(code) || code.startsWith('*'))) {
    return [`**/*.${extension}`];
  }
  if (!/^[\w.*@/{},[\]()-]+$/.test(code) || /\(\)|^\*+$|^@[\w-]+\/[\w-]+$/.test(code)) {
    return undefined;
  }
  if (code.endsWith('/')) {
    return [`**/${code}**`];
  }
  if (code.includes('/')) {
    return /\.\w+$|\*\*?$/.test(code) ? [`**/${code}`] : [`**/${code}/**`, `**/${code}.*`];
  }
  return KNOWN_EXTENSION.test(code) && !/^(?:res|response|req|request)\./.test(code) ? [`**/${code}`] : undefined;
}

/** The scope of the files that any of these globs matches. */
export function paths(globs: readonly string[]): Scope {
  return { inside: [{ kind: 'paths', globs }], outside: [] };
}
