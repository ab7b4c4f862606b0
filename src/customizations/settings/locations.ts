import { resolveFrom } from './paths.ts';

/** The kinds of files whose folders a setting names. */
export type LocatedKind = 'agents' | 'hooks' | 'instructions' | 'prompts' | 'skills';

/** A kind's setting, its old names, its default folders, and which forms of a path VS Code takes for it. */
export interface LocationSetting {
  readonly kind: LocatedKind;
  readonly key: string;
  readonly oldKeys: readonly string[];
  readonly defaults: readonly string[];
  /** The paths that VS Code accepts: `any`, or `plain` without absolute paths, globs, backslashes and a bare `~`. */
  readonly takes: 'any' | 'plain';
}

/**
 * The default folders are those of VS Code's code, which has one more folder of agents than the setting's
 * default shows. The folders of a user's profile have no path that could be listed here.
 * https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/config/promptFileLocations.ts
 */
export const LOCATION_SETTINGS: readonly LocationSetting[] = [
  {
    kind: 'agents',
    key: 'chat.agentFilesLocations',
    oldKeys: ['chat.modeFilesLocations'],
    defaults: ['.github/agents', '.claude/agents', '~/.copilot/agents', '~/.claude/agents'],
    takes: 'plain',
  },
  {
    kind: 'hooks',
    key: 'chat.hookFilesLocations',
    oldKeys: [],
    defaults: [
      '.github/hooks',
      '.claude/settings.json',
      '.claude/settings.local.json',
      '~/.copilot/hooks',
      '~/.claude/settings.json',
    ],
    takes: 'plain',
  },
  {
    kind: 'instructions',
    key: 'chat.instructionsFilesLocations',
    oldKeys: [],
    defaults: ['.github/instructions', '.claude/rules', '~/.copilot/instructions', '~/.claude/rules'],
    takes: 'any',
  },
  {
    kind: 'prompts',
    key: 'chat.promptFilesLocations',
    oldKeys: [],
    defaults: ['.github/prompts'],
    takes: 'any',
  },
  {
    kind: 'skills',
    key: 'chat.agentSkillsLocations',
    oldKeys: [],
    defaults: [
      '.github/skills',
      '.agents/skills',
      '.claude/skills',
      '~/.copilot/skills',
      '~/.agents/skills',
      '~/.claude/skills',
    ],
    takes: 'plain',
  },
];

/** Each name that a location setting may have in a settings file, and its current name. */
export const LOCATION_NAMES: readonly (readonly [written: string, name: string])[] = LOCATION_SETTINGS.flatMap(
  ({ key, oldKeys }) => [key, ...oldKeys].map((written) => [written, key] as const),
);

/** The target of a location. Paths count from the repository's root. */
export type LocationTarget =
  /** A folder or file of the repository; the empty path is its root. */
  | { readonly kind: 'inside'; readonly path: string }
  /** The files below a folder whose path from that folder matches a glob, without regard to case. */
  | { readonly kind: 'glob'; readonly folder: string; readonly pattern: string }
  /** Below the user's home folder, `~/…`. */
  | { readonly kind: 'user'; readonly path: string }
  /** Not read here; `path` as written. */
  | {
      readonly kind: 'outside';
      readonly path: string;
      readonly reason: string;
      /** Whether VS Code reads it on a machine that has it. */
      readonly isReadByVscode: boolean;
    };

/** Finds the target of a location from a workspace folder, as VS Code does for the setting. */
export function targetOf(setting: LocationSetting, folder: string, written: string): LocationTarget {
  const unusable = setting.takes === 'plain' ? whyNotPlain(written) : undefined;
  if (unusable !== undefined) {
    return { kind: 'outside', path: written, reason: unusable, isReadByVscode: false };
  }
  if (written.startsWith('~/')) {
    const home = resolveFrom('', written.slice(2));
    return home.kind === 'inside' ? { kind: 'user', path: `~/${home.path}` } : outside(written, home.reason);
  }
  const whole = resolveFrom(folder, written);
  const parts = written.split('/');
  const firstGlob = parts.findIndex(isGlob);
  if (whole.kind === 'outside' || firstGlob < 0) {
    return whole.kind === 'outside' ? outside(written, whole.reason) : whole;
  }
  const above = resolveFrom(folder, parts.slice(0, firstGlob).join('/'));
  const pattern = parts.slice(firstGlob).join('/');
  if (above.kind === 'outside') {
    return outside(written, above.reason);
  }
  // VS Code reads `docs/*` as `docs`.
  return pattern === '*' ? above : { kind: 'glob', folder: above.path, pattern };
}

function outside(path: string, reason: string): LocationTarget {
  return { kind: 'outside', path, reason, isReadByVscode: true };
}

/** Why VS Code's `VALID_PROMPT_FOLDER_PATTERN` refuses a path. It accepts `..`. */
function whyNotPlain(written: string): string | undefined {
  if (/^(?:\/|[a-z]:[\\/])/i.test(written)) {
    return 'it is an absolute path';
  }
  if (written.includes('\\')) {
    return 'it has a backslash';
  }
  if (/^~(?!\/)/.test(written)) {
    return 'a `~` must be followed by `/`';
  }
  return /[*?[\]{}]/.test(written) ? 'it is a glob' : undefined;
}

/** Whether VS Code reads a part of a path as a glob. Brackets and braces count only in pairs. */
function isGlob(part: string): boolean {
  const count = (sign: string): number => part.split(sign).length - 1;
  const isPaired = (open: string, close: string): boolean => count(open) > 0 && count(open) === count(close);
  return /[*?]/.test(part) || isPaired('[', ']') || isPaired('{', '}');
}

/** The default folder that a path names in another spelling. VS Code compares letter by letter and does not recognize it. */
export function respelledDefault(setting: LocationSetting, written: string): string | undefined {
  const identity = JSON.stringify(targetOf(setting, '', written));
  return setting.defaults.find(
    (standard) => standard !== written && JSON.stringify(targetOf(setting, '', standard)) === identity,
  );
}
