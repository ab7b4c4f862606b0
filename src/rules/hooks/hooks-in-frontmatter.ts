import type { CheckedText } from '../reading/texts/checked-text.ts';
import { detachText } from '../../text/detach.ts';
import { folderOf, joinPath } from '../../workspace/paths.ts';
import { quote } from '../../text/shown/quote.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { error, info } from '../effects.ts';
import type { Effects, FileRule } from '../types.ts';
import { findScript } from './find-script.ts';
import type { HookFault } from './hook-rule.ts';
import { findEntryFaults } from './hooks-entry-shape.ts';
import { findUnknownEvents } from './hooks-event-unknown.ts';
import { findBadMatchers } from './hooks-matcher-invalid.ts';
import { findUnknown } from './hooks-variable-unknown.ts';

const MAX_FINDINGS = 20;

export const hooksInFrontmatter: FileRule<readonly (HookFault & { readonly script?: string })[]> = {
  id: 'hooks-in-frontmatter',
  scope: 'file',
  kinds: ['agent', 'command', 'skill'],
  looksFor: { keys: ['hooks'] },
  description: 'A hook in the frontmatter of a skill, a command or an agent of Claude Code never runs',
  effects: [error(['claude'], 'Claude Code does not run the hook.')],
  source: 'https://code.claude.com/docs/en/hooks#hooks-in-skills-and-agents',
  collect(text) {
    const hooks = readHooks(text);
    const faults = [
      ...findEntryFaults(hooks, 'claude'),
      ...findUnknownEvents(hooks, 'claude'),
      ...findBadMatchers(hooks),
      ...findUnknown(hooks),
      ...findScripts(hooks),
    ];
    return faults.length === 0 ? undefined : faults;
  },
  check(faults, { path, clients }, report, { paths }) {
    // Agents of VS Code have hooks of another form.
    if (!clients.includes('claude') || path.endsWith('.agent.md')) {
      return;
    }
    for (const { range, said, script } of faults.slice(0, MAX_FINDINGS)) {
      const isOwn = script !== undefined && !paths.has(script) && paths.has(joinPath(folderOf(path), script));
      if (script === undefined) {
        report(range, said);
      } else if (isOwn) {
        report(range, said, { effects: IN_PROJECT });
      }
    }
  },
};

/** The text as if its frontmatter were the settings in which Claude Code reads the same hooks. */
function readHooks(text: CheckedText): CheckedText {
  const { frontmatter, json } = text;
  return {
    ...text,
    json: {
      ...json,
      value: frontmatter.data,
      problems: [],
      rangeOf: (path) => frontmatter.rangeOf(path),
      rangeOfKey: (path) => frontmatter.rangeOfKey(path),
    },
  };
}

const IN_PROJECT: Effects = [
  info(['claude'], 'Claude Code runs hooks in the folder of the project, where the script does not exist.'),
];

/** Scripts by a relative path, which may be in the folder of the skill. */
function findScripts(hooks: CheckedText): readonly (HookFault & { readonly script: string })[] {
  return readCommands(hooks).flatMap(({ command, path, cwd }) => {
    const script = cwd === '' ? findScript(command) : undefined;
    const range = script === undefined ? undefined : hooks.json.rangeOf(path);
    return script === undefined || range === undefined || script.isFromRoot || script.isFromPlugin === true
      ? []
      : [
          {
            range,
            script: detachText(script.path),
            said: {
              message: `The script ${quote(script.written)} is in the folder of the skill, where the hook does not run`,
              hint: 'Write `${CLAUDE_PLUGIN_ROOT}` or `${CLAUDE_PROJECT_DIR}` and the path from there.',
            },
          },
        ];
  });
}
