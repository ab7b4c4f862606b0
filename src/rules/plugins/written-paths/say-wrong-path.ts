import { quote } from '../../../text/shown/quote.ts';
import { folderOf, isBelow, joinPath, nameOf, resolveLink } from '../../../workspace/paths.ts';
import type { CheckedFile, RepositoryView, Said } from '../../types.ts';
import type { WrittenPath } from './find-paths.ts';

type Index = RepositoryView['paths'];

/**
 * What is wrong with a path where the plugin is installed. Undefined if it is right there.
 * @param plugin the folder of the plugin, empty if it is the whole repository
 */
export function sayWrongPath(written: WrittenPath, file: CheckedFile, plugin: string, index: Index): Said | undefined {
  const outside = sayOutside(written, file, plugin, index);
  if (outside !== undefined || written.isLink === true) {
    return outside;
  }
  return written.isOfHome === true
    ? sayOfHome(written.path, plugin, index)
    : written.isOfFolder === true
      ? sayOfFolder(written.path, plugin, index)
      : written.isOfPlugin === true
        ? sayOfPlugin(written.path, file, plugin, index)
        : sayOfProject(written, file, plugin, index);
}

function sayOfHome(path: string, plugin: string, index: Index): Said | undefined {
  const inPlugin = findEnd(path, plugin, index);
  return inPlugin === undefined
    ? undefined
    : {
        message: `${quote(`~/.claude/${path}`)} is where nobody installs the plugin`,
        hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`,
      };
}

function sayOfFolder(path: string, plugin: string, index: Index): Said | undefined {
  const target = joinPath(plugin, path);
  const end = index.hasFolder(target) || index.has(target) ? undefined : findEndOfFolder(path, plugin, index);
  return end === undefined
    ? undefined
    : { message: sayMissing(path, plugin), hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${end}\`.` };
}

function sayOfPlugin(path: string, file: CheckedFile, plugin: string, index: Index): Said | undefined {
  const target = joinPath(plugin, path);
  if (index.has(target) || index.hasFolder(target)) {
    return undefined;
  }
  const inSkill = index.has(joinPath(folderOf(file.path), path));
  return {
    message: sayMissing(path, plugin),
    hint: inSkill
      ? `The file is in the folder of the skill: write \`\${CLAUDE_SKILL_DIR}/${path}\`.`
      : 'Correct the path, or add the file.',
  };
}

function sayMissing(path: string, plugin: string): string {
  return `${quote(path)} does not exist in ${plugin === '' ? 'the repository' : `\`${plugin}\``}`;
}

function sayOfProject(written: WrittenPath, file: CheckedFile, plugin: string, index: Index): Said | undefined {
  const inPlugin = findInPlugin(written, file, plugin, index);
  return inPlugin === undefined
    ? undefined
    : {
        message: `${quote(written.path)} does not exist in the project in which the plugin is used`,
        hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`,
      };
}

/** A path of a file that is in the repository, but not in the plugin, or nowhere. */
function sayOutside(
  { path, isLink, ofPlugin, isRun, ...written }: WrittenPath,
  { path: file, kind }: CheckedFile,
  plugin: string,
  index: Index,
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

/** So many parts of a path must be those of a file of the plugin. Fewer are the same by chance. */
const MIN_PARTS = 3;

/** The end of a path that is the path of a file in the plugin. */
function findEnd(path: string, plugin: string, index: Index): string | undefined {
  const parts = path.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(0, Math.max(0, parts.length - MIN_PARTS + 1));
  return ends.find((end) => index.has(joinPath(plugin, end)));
}

/** The end of a path that is the path of a folder in the plugin: `skills/check` for `review/skills/check`. */
function findEndOfFolder(path: string, plugin: string, index: Index): string | undefined {
  const parts = path.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(1, -1);
  return ends.find((end) => index.hasFolder(joinPath(plugin, end)));
}

/** The path of the file from the folder of the plugin, if what is written does not lead there. */
function findInPlugin(
  { path, isRun }: WrittenPath,
  { path: file, kind }: CheckedFile,
  plugin: string,
  index: Index,
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
