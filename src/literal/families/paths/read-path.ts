import { compileGlob } from '../../../text/globs/glob.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { regex } from '../../../text/regex.ts';
import { wordSet } from '../../../structures/words-in.ts';

/** A path, name or glob in an instruction file, as a test of paths from the repository's root. */
export interface WrittenPath {
  readonly code: string;
  readonly isFolder: boolean;
  /** Whether it holds only for the names of files. */
  readonly isName: boolean;
  readonly matches: (path: string) => boolean;
}

/** What the words around a path say of it. */
export type PathHint = 'folder' | 'file' | 'path' | undefined;

/** Folders that are in each package of a repository, so that their name alone means all of them. */
const FOLDERS_ANYWHERE = new Set(
  `dist build out target lib-out node_modules vendor vendored third_party third-party generated __generated__ gen coverage .next
  .nuxt .output .turbo .wrangler .venv venv __pycache__ __snapshots__ migrations __tests__ tests test spec __mocks__`.split(
    /\s+/,
  ),
);
/** Those of them that no code and no command is named like. */
const UNMISTAKABLE = wordSet(`
  node_modules __pycache__ .venv .next .nuxt .turbo .wrangler __snapshots__ __generated__ third_party
`);
/** Endings that no code has after a dot. */
const OTHER_ENDINGS = regex('i')`
  \.(?:
    lock|lockb|xlf|snap|svg|png|jpe?g|gif|ico|pdf|env|local|example|txt|map|sum|mod|csproj|props|targets|sln|slnx
    |resx|pem|key|p12|pfx|jks|keystore|tfstate|tfvars|log|bak|pyc|db|sqlite|pb|tgz|zip|jar|min\.js|d\.ts|prisma
    |plist|pbxproj|gen\.go|pyi|strings|stringsdict|xcstrings|xcassets|entitlements|storyboard|xib|po|pot|arb|lcl
    |sum|ftl|api|golden|approved\.txt
  )$
`;
const DOT_FILE =
  /^\.(?:DS_Store|env(?:\.[\w-]+)*|[a-z]+rc(?:\.[a-z]+)?|[a-z]+ignore|editorconfig|gitattributes|gitmodules|npmrc|nvmrc|tool-versions)$/i;
const WHOLE_NAMES = regex('i')`
  ^(?:
    makefile|dockerfile|license|licence|notice|authors|contributors|copying|changelog|readme|owners|gemfile
    |rakefile|procfile|codeowners|justfile|vagrantfile|jenkinsfile|podfile|fastfile|brewfile|version
  )$
`;
const MAX_CHARACTERS = 200;

/** Reads a code span as a path; undefined if it may be anything else. */
export function readPath(code: string, hint?: PathHint): WrittenPath | undefined {
  const written = code.trim();
  if (written === '' || written.length > MAX_CHARACTERS || !/^[\w.*?@+{},/~-]+$/.test(written)) {
    return undefined;
  }
  // An import with an alias, a package with a scope, an address, a place outside of the repository, a name to fill in.
  if (/^[@~]|\/\/|\.\.(?:\/|$)|^-|\{[^,}]*\}|^\/(?:etc|usr|var|tmp|home|opt|bin|dev|proc|root|mnt)\b/.test(written)) {
    return undefined;
  }
  const path = written.replace(/^\.?\//, '');
  const globs = path === '' ? undefined : writeGlobs(path, hint);
  if (globs === undefined) {
    return undefined;
  }
  const compiled = globs.map(compileGlob);
  return {
    code: written,
    isFolder: /\/(?:\*\*?(?:\/\*)?)?$/.test(path) || globs.some((glob) => glob.endsWith('/**')),
    isName: !path.includes('/'),
    matches: (one) => compiled.some((glob) => glob.kind === 'glob' && glob.matches(one)),
  };
}

function writeGlobs(path: string, hint: PathHint): readonly string[] | undefined {
  const name = path.replace(/\/+$/, '');
  if (name === '' || /^[*?{},]+$/.test(name)) {
    return undefined;
  }
  if (path.endsWith('/') || (hint === 'folder' && !/[*?]/.test(path))) {
    return FOLDERS_ANYWHERE.has(name.toLowerCase()) ? [`**/${name}/**`] : [`${name}/**`];
  }
  if (/^\*?\.[A-Za-z][A-Za-z0-9]{0,9}(?:\.[a-z]{1,5})?$/.test(path) && !DOT_FILE.test(path)) {
    // `.js` names an ending only beside the word `files`.
    return path.startsWith('*') || hint === 'file' ? [`**/*${path.replace(/^\*/, '')}`] : undefined;
  }
  const isFile = isFileName(name.slice(name.lastIndexOf('/') + 1));
  if (hint === 'path' && UNMISTAKABLE.has(name.toLowerCase())) {
    return [`**/${name}/**`];
  }
  if (!path.includes('/')) {
    if (/[*?]/.test(path)) {
      return /[.-]/.test(path) ? [`**/${path}`] : undefined;
    }
    if (isFile || (hint === 'file' && /\.\w+$/.test(path))) {
      return [`**/${path}`];
    }
    return undefined;
  }
  if (/[*?{]/.test(path)) {
    return path.startsWith('**/') || !path.startsWith('*/') ? [path] : [path, `**/${path}`];
  }
  // `a/b` may be a choice between two words. A path is known by its ending, or by a folder that code usually has.
  if (isFile) {
    return [path];
  }
  if (hint === 'path' && /^[.\w-]+(?:\/[\w.-]+)+$/.test(path)) {
    return [path, `${path}/**`];
  }
  return KNOWN_FIRST.test(path) ? [path, `${path}/**`] : undefined;
}

const KNOWN_FIRST = regex()`
  ^(?:
    \.github|\.vscode|\.husky|\.changeset|\.cursor|\.claude|src|lib|libs|app|apps|packages?|pkg|internal|cmd|docs?
    |tests?|scripts?|tools?|examples?|crates|public|static|assets|components|server|client|api|backend|frontend
    |config|vendor|third_party|infra|modules|plugins|extensions|migrations|prisma|proto|website|e2e|core|ui|web
    |services|build|dist|sdk|test
  )\/
`;

/** Whether a name is one of a file, and not a member of an object such as `process.env`. */
function isFileName(name: string): boolean {
  if (/^(?:this|self|process|window|document|console|module|React|Math|Object|Array|JSON|Promise)\./.test(name)) {
    return false;
  }
  return (
    DOT_FILE.test(name) ||
    WHOLE_NAMES.test(name) ||
    (name.includes('.') && (OTHER_ENDINGS.test(name) || languageOf(name) !== undefined))
  );
}
