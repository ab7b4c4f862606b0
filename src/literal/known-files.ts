import { isTestPath } from '../symbols/is-test.ts';
import { compileGlob } from '../text/globs/glob.ts';
import { languageOf } from '../text/languages/languages.ts';
import { nameOf } from '../workspace/paths.ts';
import { fillIn } from './names-to-fill-in.ts';

/** Files that words name, by their paths alone. */
export interface KnownFiles {
  /** In Markdown, as in a message: `skills`. */
  readonly name: string;
  readonly has: (path: string) => boolean;
  /** `folder`: a folder stands for each, so that its name is that of the folder, as of skills. */
  readonly namedBy: 'file' | 'folder';
  /** Whether each begins with frontmatter by the conventions of its tool. */
  readonly hasFrontmatter?: true;
}

/** Words before and after a noun that limit nothing. */
const ALL = '(?:all |any |every |each |the |our |your |new |this |these |a |an |existing |individual |main )*';
const FILES = '(?: (?:files?|definitions?|definition files?|documents?|pages?))?';

interface Kind extends KnownFiles {
  readonly words: RegExp;
}

function kind(name: string, words: string, path: RegExp, more: Partial<KnownFiles> = {}): Kind {
  return {
    name,
    words: new RegExp(`^${ALL}(?:${words})${FILES}$`),
    has: (given) => path.test(given) && !OF_READERS.test(given),
    namedBy: 'file',
    ...more,
  };
}

/** What explains a folder to its readers is none of the things in it. */
const OF_READERS = /(?:^|\/)(?:README|AGENTS|CLAUDE|GEMINI|INDEX|CHANGELOG)(?:\.[\w-]+)?\.md$/i;

/**
 * Nouns that mean the same files in every repository: where tools look for them (Agent Skills, Claude Code, Cursor, GitHub
 * Copilot, GitHub Actions, Docker, npm, TypeScript, .NET, Cargo, uv).
 */
const KINDS: readonly Kind[] = [
  kind('skills', '(?:agent |claude )?skills?|skill\\.md', /(?:^|\/)SKILL\.md$/, {
    namedBy: 'folder',
    hasFrontmatter: true,
  }),
  kind(
    'agents',
    '(?:custom |plugin |claude |chat )?(?:sub-?)?agents?',
    /\.agent\.md$|(?:^|\/)\.(?:claude|cursor|opencode|github)\/agents\/(?:.+\/)?[^/]+\.md$|^(?:plugins?\/[^/]+\/)?agents\/[^/]+\.md$/,
    { hasFrontmatter: true },
  ),
  kind(
    'commands',
    '(?:custom |slash |plugin |claude )?commands?',
    /(?:^|\/)\.(?:claude|cursor|opencode)\/commands\/(?:.+\/)?[^/]+\.md$|^(?:plugins?\/[^/]+\/)?commands\/[^/]+\.md$/,
    { hasFrontmatter: true },
  ),
  kind('prompts', 'prompts?', /\.prompt\.md$/, { hasFrontmatter: true }),
  kind('instruction files', '(?:copilot |custom )?instructions?', /\.instructions\.md$/, { hasFrontmatter: true }),
  kind('Cursor rules', 'cursor rules?|\\.mdc', /\.mdc$/, { hasFrontmatter: true }),
  kind('references', '(?:skill )?references?', /(?:^|\/)references\/(?:.+\/)?[^/]+\.md$/),
  kind('plugins', 'plugins?|plugin manifests?', /(?:^|\/)\.[a-z]+-plugin\/plugin\.json$/, { namedBy: 'folder' }),
  kind('marketplaces', 'marketplaces?|marketplace manifests?', /(?:^|\/)marketplace\.json$/),
  kind(
    'workflows',
    '(?:github |github actions |actions |ci )?workflows?|github actions',
    /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/,
  ),
  kind(
    'Dockerfiles',
    'docker ?files?|container ?files?|docker images?|container images?',
    /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w.-]+)?$|\.[Dd]ockerfile$/,
  ),
  kind('Compose files', '(?:docker[ -])?compose', /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/),
  kind(
    'TypeScript configurations',
    'tsconfigs?|typescript configs?|typescript configurations?',
    /(?:^|\/)tsconfig(?:\.[\w.-]+)?\.json$/,
  ),
  kind('package manifests', 'package manifests?|npm packages?', /(?:^|\/)package\.json$/),
  kind('project files', '(?:c#|\\.net|msbuild)? ?project|csproj', /\.csproj$/),
  kind('changelogs', 'change ?logs?|release notes', /(?:^|\/)(?:CHANGELOG|CHANGES|HISTORY)(?:\.md)?$/i, {
    has: (path) => /^(?:CHANGELOG|CHANGES|HISTORY)(?:\.md)?$/i.test(nameOf(path)),
  }),
  kind('README files', 'readmes?', /./, { has: (path) => /^README(?:\.md)?$/i.test(nameOf(path)) }),
  kind('tests', '(?:unit |integration )?tests?|specs?', /./, { has: isTestPath }),
];

/** A name or glob of files: `plugin.json`, `.claude/agents/*.md`, `skills/{name}/SKILL.md`, `*.agent.md`. */
const WRITTEN = /^(?:[\w.@*-]+\/)*[\w.@*-]+\.[a-z]{1,10}$/i;
/** Names that many folders have, so that the words around them say which are meant. */
const EVERYWHERE = /^(?:README|index|main)\.[a-z]+$/i;

/**
 * The files that a noun of a statement, label, column or heading means, or that a path or glob in code names. Undefined for
 * nouns that mean something else in each repository, such as "modules" and "features".
 *
 * @param words in lower case: `agent files`, `every skill`
 */
export function readKnownFiles(words: string): KnownFiles | undefined {
  return KINDS.find((one) => one.words.test(words));
}

/**
 * The files that a path or glob in code names, wherever it begins: `.claude/agents/*.md`, `skills/{name}/SKILL.md`,
 * `plugin.json`. Names to fill in stand for one name. Undefined if the code does not name files.
 */
export function readWrittenFiles(code: string): KnownFiles | undefined {
  const plain = code.trim().replace(/^\.?\//, '');
  const pattern = plain.length > 200 || plain.includes('$') ? '' : fillIn(plain, '*');
  if (
    EVERYWHERE.test(plain) ||
    !WRITTEN.test(pattern) ||
    /^\*+\.[a-z]{1,10}$/i.test(plain) ||
    languageOf(pattern) === undefined
  ) {
    return undefined;
  }
  const glob = compileGlob(pattern.startsWith('**/') ? pattern : `**/${pattern}`);
  if (glob.kind !== 'glob') {
    return undefined;
  }
  const known = KINDS.find((one) => one.hasFrontmatter === true && one.has(pattern.replaceAll('*', 'x')));
  return {
    name: `\`${plain}\` files`,
    has: (path) => glob.matches(path) && !(pattern.includes('*') && OF_READERS.test(path)),
    namedBy: known?.namedBy ?? (/^plugin\.json$/.test(nameOf(pattern)) ? 'folder' : 'file'),
    ...(known === undefined ? {} : { hasFrontmatter: true }),
  };
}
