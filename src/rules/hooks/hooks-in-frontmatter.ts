import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { FileRule } from '../types.ts';
import type { HookFault } from './hook-rule.ts';
import { findEntryFaults } from './hooks-entry-shape.ts';
import { findUnknownEvents } from './hooks-event-unknown.ts';
import { findBadMatchers } from './hooks-matcher-invalid.ts';
import { findUnknown } from './hooks-variable-unknown.ts';

const MAX_FINDINGS = 20;

export const hooksInFrontmatter: FileRule<readonly HookFault[]> = {
  id: 'hooks-in-frontmatter',
  scope: 'file',
  kinds: ['agent', 'command', 'skill'],
  looksFor: { keys: ['hooks'] },
  description: 'A hook in the frontmatter of a skill, a command or an agent of Claude Code never runs',
  effects: [{ clients: ['claude'], severity: 'error', why: 'Claude Code does not run the hook.' }],
  source: 'https://code.claude.com/docs/en/hooks#hooks-in-skills-and-agents',
  collect(text) {
    const hooks = readHooks(text);
    const faults = [
      ...findEntryFaults(hooks, 'claude'),
      ...findUnknownEvents(hooks, 'claude'),
      ...findBadMatchers(hooks),
      ...findUnknown(hooks),
    ];
    return faults.length === 0 ? undefined : faults;
  },
  check(faults, { path, clients }, report) {
    // Agents of VS Code have hooks of another form.
    if (!clients.includes('claude') || path.endsWith('.agent.md')) {
      return;
    }
    for (const { range, said } of faults.slice(0, MAX_FINDINGS)) {
      report(range, said);
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
