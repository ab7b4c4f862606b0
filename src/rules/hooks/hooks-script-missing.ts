import type { TextRange } from '../../text/source-text.ts';
import { joinPath, parentsOf } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { Effects, FileRule, RepositoryView } from '../types.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { findScript, type Script } from './find-script.ts';
import { quote } from '../../text/shown/quote.ts';

interface ScriptUse extends Script {
  readonly cwd: string;
  readonly range: TextRange;
  /** Whether the command hides and ignores that the script is missing. */
  readonly isOptional: boolean;
}

/** Matches the end of a command that may fail: `2>/dev/null || true`. */
const OPTIONAL = /[2&]>\s*\/dev\/null(?:\s+2>&1)?\s*\|\|\s*(?:true|:|exit 0)\s*;?\s*$/;

const MAX_SCRIPTS = 50;

export const hooksScriptMissing: FileRule<readonly ScriptUse[]> = {
  id: 'hooks-script-missing',
  scope: 'file',
  kinds: ['hooks'],
  description: 'A hook runs a script that is not in the repository, or not where the hook runs',
  effects: [
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI run the command, which fails each time; a failure at `preToolUse` blocks the tool.',
    ),
    warning(['vscode', 'claude'], 'VS Code and Claude Code run the command, which fails each time.'),
    warning(['codex'], 'Codex runs the command, which fails each time.'),
    warning(['cursor'], 'Cursor runs the command, which fails each time.'),
  ],
  collect(text) {
    const uses = readCommands(text).flatMap(({ command, path, cwd }) => {
      const script = findScript(command);
      const value = script && text.json.rangeOf(path);
      return script === undefined || value === undefined
        ? []
        : [{ ...script, cwd, range: within(text.text, value, script.written), isOptional: OPTIONAL.test(command) }];
    });
    return uses.length === 0 ? undefined : uses.slice(0, MAX_SCRIPTS);
  },
  check(uses, { root, level, path: file, clients }, report, { paths }) {
    if (level !== 'repository') {
      return;
    }
    const folder = findPluginFolder(file) ?? root;
    const ofPlugin =
      clients.length === 1 && clients[0] === 'claude' && paths.has(joinPath(folder, '.claude-plugin/plugin.json'))
        ? folder
        : undefined;
    for (const { range, written, path } of uses.filter((use) => isRelativeTo(use, ofPlugin, paths))) {
      report(
        range,
        {
          message: `${quote(written)} does not exist in the project in which the plugin is used`,
          hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`,
        },
        { effects: FROM_PROJECT },
      );
    }
    for (const { written, path, isFromRoot, isFromPlugin, cwd, range, isOptional } of uses) {
      const plugin = isFromPlugin === true ? (findPluginFolder(file) ?? findNamingPlugin(root, paths)) : undefined;
      const working = isFromRoot ? '' : findWorkingFolder(cwd);
      const base = isFromPlugin === true ? plugin : working === undefined ? undefined : joinPath(root, working);
      const script = base === undefined ? undefined : joinPath(base, path);
      if (script !== undefined && !script.startsWith('../') && !paths.has(script) && !isBelowLink(script, paths)) {
        const near = paths.spelled(script);
        report(
          range,
          {
            message: `The script ${quote(written)} does not exist`,
            hint:
              near === undefined
                ? `Add ${quote(script)}, or correct the path: it is relative to ${describeBase(isFromPlugin === true, working)}.`
                : `The file is called ${quote(near)}.`,
          },
          isOptional
            ? { effects: AS_OPTIONAL }
            : isOfProject(file, path, paths) && isFromPlugin !== true
              ? { effects: IN_PROJECT }
              : {},
        );
      }
    }
  },
};

/** Whether a hook of a plugin names a script of the plugin by a relative path. */
function isRelativeTo(
  { path, cwd, isFromRoot, isFromPlugin, isOptional }: ScriptUse,
  plugin: string | undefined,
  paths: RepositoryView['paths'],
): boolean {
  const isRelative = !isFromRoot && isFromPlugin !== true && cwd === '';
  return isRelative && !isOptional && plugin !== undefined && paths.has(joinPath(plugin, path));
}

/** https://code.claude.com/docs/en/plugins-reference#environment-variables (November 2026) */
const FROM_PROJECT: Effects = [
  warning(
    ['claude'],
    'Claude Code copies the plugin to a folder of its own and runs hooks in the project, where the script does not exist.',
  ),
];

const AS_OPTIONAL: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude', 'codex', 'cursor'],
    'The command ignores that the script is missing, so the hook does nothing.',
  ),
];

/** Whether a hook of a plugin runs a script in a hidden folder of the project in which the plugin is used. */
function isOfProject(file: string, script: string, paths: RepositoryView['paths']): boolean {
  const plugin = findPluginFolder(file);
  return plugin !== undefined && script.startsWith('.') && paths.has(joinPath(plugin, '.claude-plugin/plugin.json'));
}

const IN_PROJECT: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude', 'codex', 'cursor'],
    'The command fails each time, unless the plugin has put the script into the project in which it is used.',
  ),
];

function describeBase(isFromPlugin: boolean, working: string | undefined): string {
  return isFromPlugin ? 'the folder of the plugin' : working === '' ? "the repository's root" : '`cwd`';
}

/** The folder of the plugin whose hooks are in `hooks/hooks.json`. */
function findPluginFolder(file: string): string | undefined {
  return /^(?:(.*)\/)?hooks\/hooks\.json$/
    .exec(file)
    ?.slice(1)
    .map((folder) => folder ?? '')[0];
}

/** The folder of the plugin whose manifest names another file for its hooks. */
function findNamingPlugin(root: string, paths: RepositoryView['paths']): string | undefined {
  const manifests = ['.claude-plugin/plugin.json', '.codex-plugin/plugin.json'];
  return manifests.some((manifest) => paths.has(joinPath(root, manifest))) ? root : undefined;
}

/** Whether a folder above the script is a link or a submodule, whose files are listed at another place. */
function isBelowLink(script: string, paths: RepositoryView['paths']): boolean {
  return parentsOf(script).some((folder) => paths.has(folder));
}

/** The working folder; `undefined` if it is only known when the hook runs. */
function findWorkingFolder(cwd: string): string | undefined {
  const folder = cwd.replace(/^\.\/?/, '').replace(/\/$/, '');
  return /^[\w./@+-]*$/.test(folder) && !folder.startsWith('/') ? folder : undefined;
}

function within(text: string, range: TextRange, part: string): TextRange {
  const at = text.slice(range.start, range.end).indexOf(part);
  return at < 0 ? range : { start: range.start + at, end: range.start + at + part.length };
}
