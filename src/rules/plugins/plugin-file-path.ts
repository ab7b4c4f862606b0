import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, isBelow, joinPath, nameOf, parentsOf, resolveLink } from '../../workspace/paths.ts';
import type { CheckedFile, FileRule, Report, RepositoryView, Said } from '../types.ts';

interface WrittenPath {
  /** Without `./` in front. */
  readonly path: string;
  readonly range: TextRange;
  /** Whether a command runs the file from the folder in which it is started. */
  readonly isRun: boolean;
  /** Whether `${CLAUDE_PLUGIN_ROOT}` is in front of it. */
  readonly isOfPlugin?: true;
  /** Whether it is a folder behind `${CLAUDE_PLUGIN_ROOT}`. */
  readonly isOfFolder?: true;
  /** Whether the folder of Claude Code in the home folder is in front of it. */
  readonly isOfHome?: true;
  /** Whether it is the target of a link that leads out of the folder: `../../shared/steps.md`. */
  readonly isLink?: true;
  /** The name of a plugin in front of it: `review` for `@review:shared/steps.md`. */
  readonly ofPlugin?: string;
}

export const pluginFilePath: FileRule<readonly WrittenPath[]> = {
  id: 'plugin-file-path',
  scope: 'file',
  kinds: ['command', 'agent', 'skill', 'bundled-document'],
  description:
    'A text of a plugin names a file of the plugin by a path that does not exist where the plugin is installed',
  effects: [
    {
      clients: ['claude'],
      severity: 'info',
      why: 'Claude Code copies the plugin to a folder of its own and runs commands in the project of the user, where the path does not exist.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#environment-variables',
  collect({ text, body, markdown }) {
    const found = new Map<string, WrittenPath>();
    for (const { start, end } of findWrittenPaths(text, body.start)) {
      const written = text.slice(start, end);
      const path = written.replace(/^\.\//, '');
      const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
      if (!found.has(path) && IN_CODE.test(before)) {
        const isRun =
          written.startsWith('./') ||
          RUNS.test(before) ||
          (before.endsWith('\n') && IS_PROGRAM.test(path) && markdown.isFenced(start));
        if (isRun && ELSEWHERE.test(text.slice(Math.max(0, start - MAX_BLOCK), start))) {
          continue;
        }
        found.set(path, { path: detachText(path), range: { start, end }, isRun });
      }
      if (found.size === MAX_PATHS) {
        break;
      }
    }
    const all = [
      ...found.values(),
      ...findVariables(text, body),
      ...findFolders(text, body),
      ...findHomePaths(text, body),
      ...findLinks(text, body),
    ];
    return all.length === 0 ? undefined : all;
  },
  check(paths, file, report, { paths: index }) {
    const root = parentsOf(file.path).find((folder) => index.has(joinPath(folder, '.claude-plugin/plugin.json')));
    const ofRepository = index.has('.claude-plugin/plugin.json') ? '' : undefined;
    const plugin = root ?? ofRepository;
    checkHomeOfSkill(paths, file, report, index);
    if (plugin === undefined) {
      checkClaudeFolder(paths, file, report, index);
      return;
    }
    if (CLIENT_FOLDER.test(plugin === '' ? file.path : file.path.slice(plugin.length + 1))) {
      return;
    }
    let count = 0;
    for (const written of paths) {
      const outside =
        count < (written.isLink === true ? MAX_LINKS : MAX_FINDINGS)
          ? sayOutside(written, file, plugin, index)
          : undefined;
      if (outside !== undefined) {
        report(written.range, outside);
        count += 1;
        continue;
      }
      if (written.isLink === true) {
        continue;
      }
      if (written.isOfHome === true) {
        const inPlugin = findEnd(written.path, plugin, index);
        if (inPlugin !== undefined && count < MAX_FINDINGS) {
          report(written.range, {
            message: `${quote(`~/.claude/${written.path}`)} is where nobody installs the plugin`,
            hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`,
          });
          count += 1;
        }
        continue;
      }
      if (written.isOfFolder === true) {
        const target = joinPath(plugin, written.path);
        const end =
          index.hasFolder(target) || index.has(target) ? undefined : findEndOfFolder(written.path, plugin, index);
        if (end !== undefined && count < MAX_FINDINGS) {
          report(written.range, {
            message: `${quote(written.path)} does not exist in ${plugin === '' ? 'the repository' : `\`${plugin}\``}`,
            hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${end}\`.`,
          });
          count += 1;
        }
        continue;
      }
      const inPlugin = written.isOfPlugin === true ? undefined : findInPlugin(written, file, plugin, index);
      const target = joinPath(plugin, written.path);
      if (written.isOfPlugin === true && !index.has(target) && !index.hasFolder(target) && count < MAX_FINDINGS) {
        const inSkill = index.has(joinPath(folderOf(file.path), written.path));
        report(written.range, {
          message: `${quote(written.path)} does not exist in ${plugin === '' ? 'the repository' : `\`${plugin}\``}`,
          hint: inSkill
            ? `The file is in the folder of the skill: write \`\${CLAUDE_SKILL_DIR}/${written.path}\`.`
            : 'Correct the path, or add the file.',
        });
        count += 1;
      }
      if (inPlugin !== undefined && count < MAX_FINDINGS) {
        report(written.range, {
          message: `${quote(written.path)} does not exist in the project in which the plugin is used`,
          hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`,
        });
        count += 1;
      }
    }
  },
};

/** A path of a file that is in the repository, but not in the plugin, or nowhere. */
function sayOutside(
  { path, isLink, ofPlugin, isRun, ...written }: WrittenPath,
  { path: file, kind }: CheckedFile,
  plugin: string,
  index: RepositoryView['paths'],
): Said | undefined {
  if (ofPlugin !== undefined) {
    return index.has(joinPath(plugin, path)) && nameOf(plugin) === ofPlugin
      ? {
          message: `${quote(`@${ofPlugin}:${path}`)} names no file, because imports are paths`,
          hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`,
        }
      : undefined;
  }
  if (plugin === '' || written.isOfPlugin === true || written.isOfFolder === true || written.isOfHome === true) {
    return undefined;
  }
  if (isLink === true) {
    const target = resolveLink(file, path);
    return target.kind === 'inside' && !isBelow(target.path, plugin) && index.has(target.path)
      ? {
          message: `${quote(path)} leads out of the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
          hint: 'Copy the file into the plugin, or link to it with its address.',
        }
      : undefined;
  }
  const isInside = [plugin, folderOf(file)].some((base) => index.has(joinPath(base, path)));
  return isRun &&
    kind !== 'bundled-document' &&
    !isInside &&
    SCRIPT.test(path) &&
    index.has(path) &&
    !isBelow(path, plugin)
    ? {
        message: `${quote(path)} is not in the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
        hint: `Move the script into the plugin, and write \`\${CLAUDE_PLUGIN_ROOT}/\` in front of its path.`,
      }
    : undefined;
}

const SCRIPT = /\.(?:bash|c?js|mjs|ps1|py|rb|sh|ts)$/;
/** Commands in the same block that change the folder, also to a clone of the repository. */
const ELSEWHERE = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]+(?!"?\$\{?CLAUDE)|git clone[ \t])[^`]{0,300}$/;
const MAX_BLOCK = 400;
/** A path at the beginning of a line of code that is a program. */
const IS_PROGRAM = /^(?:bin|scripts)\/[\w-]+$|\.(?:bash|c?js|mjs|ps1|py|rb|sh)$/;

/** A file of the own skill by the path that the skill would have if somebody copied it to the home folder. */
function checkHomeOfSkill(
  paths: readonly WrittenPath[],
  { path: file, kind, standing }: CheckedFile,
  report: Report,
  index: RepositoryView['paths'],
): void {
  const skill = folderOf(file);
  for (const { path, range, isOfHome } of kind === 'skill' && standing !== 'stray' ? paths : []) {
    const [, name, own = ''] = /^skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome === true && name === nameOf(skill) && !index.has(joinPath(skill, own)) && !MADE.test(own)) {
      report(range, {
        message: `The skill has no file ${quote(own)}`,
        hint: 'Correct the path, or add the file.',
      });
    }
  }
}

/** Files that a skill may write where it is installed. */
const MADE = /(?:^|[/._-])(?:config|settings|state|cache|logs?|output|data|memory|history|local)(?=[/._-])/i;

/** A file of the own skill by a path below \`.claude\`, where the repository does not have the skill. */
function checkClaudeFolder(
  paths: readonly WrittenPath[],
  { path: file, kind }: CheckedFile,
  report: Report,
  index: RepositoryView['paths'],
): void {
  const skill = folderOf(file);
  for (const { path, range, isOfHome } of kind === 'skill' ? paths.slice(0, MAX_PATHS) : []) {
    const [, name, own = ''] = /^\.claude\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome !== true && name === nameOf(skill) && !index.has(path) && index.has(joinPath(skill, own))) {
      report(range, {
        message: `${quote(path)} does not exist where the skill is installed for another client or as a plugin`,
        hint: `Write \`${own}\`: clients name the folder of the skill to the model.`,
      });
      return;
    }
  }
}

/** Finds links that lead out of the folder, and paths with the name of a plugin in front, each once. */
function findLinks(text: string, body: TextRange): readonly WrittenPath[] {
  const found = new Map<string, WrittenPath>();
  const content = text.slice(body.start, body.start + MAX_CHARACTERS);
  const patterns = [
    ...(content.includes('](../') ? [OUT_OF_FOLDER] : []),
    ...(content.startsWith('@') || content.includes('\n@') ? [OF_NAMED_PLUGIN] : []),
  ];
  for (const pattern of patterns) {
    for (const match of content.matchAll(pattern)) {
      const [whole, path = '', name] = match;
      const start = body.start + match.index + Math.max(1, whole.indexOf(path));
      if (!found.has(path) && found.size < MAX_PATHS) {
        const range = { start, end: start + path.length };
        found.set(path, {
          path: detachText(path),
          range,
          isRun: false,
          ...(name === undefined ? { isLink: true } : { ofPlugin: detachText(name) }),
        });
      }
    }
  }
  return [...found.values()];
}

const OUT_OF_FOLDER = /\]\(((?:\.\.\/){1,8}(?:[\w.-]{1,80}\/){0,12}[\w.-]{1,80}\.\w{1,5})(?:#[^)\s]{0,100})?\)/g;
const OF_NAMED_PLUGIN = /:(?=((?:[\w.-]{1,80}\/){1,12}[\w.-]{1,80}\.md)[ \t]*$)(?<=^@([\w-]{1,60}):)/gm;

/** Finds the paths behind the variable with the folder of the plugin, each once. Paths with a placeholder are left out. */
function findVariables(text: string, body: TextRange): readonly WrittenPath[] {
  if (!text.includes('CLAUDE_PLUGIN_ROOT')) {
    return [];
  }
  const found = new Map<string, WrittenPath>();
  for (const match of text.slice(body.start, body.start + MAX_CHARACTERS).matchAll(BEHIND_VARIABLE)) {
    const path = match[1] ?? '';
    const end = body.start + match.index + match[0].length;
    if (!found.has(path) && found.size < MAX_PATHS) {
      found.set(path, {
        path: detachText(path),
        range: { start: end - path.length, end },
        isRun: false,
        isOfPlugin: true,
      });
    }
  }
  return [...found.values()];
}

/** Finds the paths below `~/.claude`, each once, without those in the cache of plugins, which another rule reports. */
function findHomePaths(text: string, body: TextRange): readonly WrittenPath[] {
  if (!text.includes('/.claude/')) {
    return [];
  }
  const found = new Map<string, WrittenPath>();
  for (const match of text.slice(body.start, body.start + MAX_CHARACTERS).matchAll(BEHIND_HOME)) {
    const path = match[1] ?? '';
    const start = body.start + match.index;
    if (!found.has(path) && found.size < MAX_PATHS) {
      const range = { start, end: start + match[0].length };
      found.set(path, { path: detachText(path), range, isRun: false, isOfHome: true });
    }
  }
  return [...found.values()];
}

const BEHIND_HOME =
  /(?:~|\$HOME|\$\{HOME\})\/\.claude\/(?!plugins\/cache\/)((?:\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|sql|ts|ya?ml))(?![\w./<{*-])/g;
/** So many parts of a path must be those of a file of the plugin. Fewer are the same by chance. */
const MIN_PARTS = 3;

/** The end of a path that is the path of a file in the plugin. */
function findEnd(path: string, plugin: string, index: RepositoryView['paths']): string | undefined {
  const parts = path.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(0, Math.max(0, parts.length - MIN_PARTS + 1));
  return ends.find((end) => index.has(joinPath(plugin, end)));
}

/** Finds the folders behind the variable, each once. */
function findFolders(text: string, body: TextRange): readonly WrittenPath[] {
  if (!text.includes('CLAUDE_PLUGIN_ROOT')) {
    return [];
  }
  const found = new Map<string, WrittenPath>();
  for (const match of text.slice(body.start, body.start + MAX_CHARACTERS).matchAll(FOLDER_BEHIND_VARIABLE)) {
    const path = match[1] ?? '';
    const end = body.start + match.index + match[0].length;
    if (!found.has(path) && found.size < MAX_PATHS) {
      const range = { start: end - path.length, end };
      found.set(path, { path: detachText(path), range, isRun: false, isOfFolder: true });
    }
  }
  return [...found.values()];
}

const FOLDER_BEHIND_VARIABLE =
  /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w-]{0,80}\/){1,12}\w[\w-]{0,80})(?![\w./<{*$-])/g;

/** The end of a path that is the path of a folder in the plugin: `skills/check` for `review/skills/check`. */
function findEndOfFolder(path: string, plugin: string, index: RepositoryView['paths']): string | undefined {
  const parts = path.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(1, -1);
  return ends.find((end) => index.hasFolder(joinPath(plugin, end)));
}

const BEHIND_VARIABLE =
  /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w.-]{0,80}\/){0,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|ts|ya?ml))(?![\w./<{*-])/g;

const MAX_CHARACTERS = 200_000;
const MAX_PATHS = 100;
const MAX_FINDINGS = 5;
/** Links out of the plugin are written from habit, so few of them say enough. */
const MAX_LINKS = 2;
const MAX_BEFORE = 40;

/** A path with at least one folder and an extension, or a program in `bin` or `scripts`, which no variable, address or other path is in front of. */
const PATH =
  /(?<![\\~$}{:@])(?:\.\/)?(?:(?:\.?\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.[A-Za-z]{1,5}|(?:bin|scripts)\/[\w-]{2,80}(?!\.\w))(?![\w/-])/y;
/** The end of a run of characters that paths consist of. */
const NO_PATH = /[^\w./-]/g;

/**
 * Finds the paths in a text. The search starts at slashes, which are rare: to try each word for the beginning of a path takes
 * longer than everything else that the rule does.
 */
function* findWrittenPaths(text: string, from: number): Generator<TextRange> {
  const last = Math.min(text.length, from + MAX_CHARACTERS);
  let end = from;
  for (let slash = text.indexOf('/', from); slash >= 0 && slash < last; slash = text.indexOf('/', end)) {
    const start = beginningOfRun(text, slash, end);
    PATH.lastIndex = start;
    const path = PATH.exec(text)?.[0];
    if (path !== undefined && start + path.length <= last) {
      yield { start, end: start + path.length };
    }
    NO_PATH.lastIndex = slash;
    end = NO_PATH.exec(text)?.index ?? text.length;
  }
}

function beginningOfRun(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && /[\w.-]/.test(text.charAt(start - 1))) {
    start -= 1;
  }
  return start;
}

const RUNS =
  /(?:^|[\s`"'(;&|])(?:(?:bash|sh|zsh|node|python3?|uv run|bun|deno run|npx tsx|ruby|perl)[ \t]+["']?|(?:[Rr]un|[Ee]xecute)[ \t]+`)$/;
/**
 * What is in front of a path that is run or read: a backtick, a new line, a quote, or such a word. The ranges of code are
 * not asked for, because finding them takes longer than all else here.
 */
const IN_CODE =
  /(?:^|[`"'\n=]|\b(?:bash|bun|execute|follow|load|node|python3?|read|run|see|sh|source|zsh)[ \t]+["'@`]?)$/i;
/** Folders of clients. What is in them is for the repository itself, or is copied to a project. */
const CLIENT_FOLDER = /(?:^|\/)\.(?!claude-plugin\/)[\w-]+\//;

/** The path of the file from the folder of the plugin, if what is written does not lead there. */
function findInPlugin(
  { path, isRun }: WrittenPath,
  { path: file, kind }: CheckedFile,
  plugin: string,
  index: RepositoryView['paths'],
): string | undefined {
  if (plugin !== '' && path.startsWith(`${plugin}/`) && index.has(path)) {
    return path.slice(plugin.length + 1);
  }
  if (path.startsWith('.claude/') && !index.has(path)) {
    const inSkill = /^\.claude\/skills\/[^/]+\/(.+)$/.exec(path)?.[1];
    const places = [
      joinPath(plugin, path.slice('.claude/'.length)),
      ...(kind === 'skill' && inSkill !== undefined ? [joinPath(folderOf(file), inSkill)] : []),
    ];
    return places.find((place) => index.has(place))?.slice(plugin === '' ? 0 : plugin.length + 1);
  }
  // A model knows the folder of a skill, but not that of a command or an agent.
  const isKnown = kind === 'skill' && index.has(joinPath(folderOf(file), path));
  return kind !== 'bundled-document' && isRun && !isKnown && index.has(joinPath(plugin, path)) ? path : undefined;
}
