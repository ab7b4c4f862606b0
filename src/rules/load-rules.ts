import { ALWAYS } from './parts/always.ts';
import type { CheckedKind, Rule } from './types.ts';

/** Rules that are loaded when there is a file of one of these kinds. */
interface Part {
  readonly kinds: readonly CheckedKind[];
  readonly load: () => Promise<readonly Rule[]>;
}

/** Half of the code of all rules, which few repositories need whole. Loading it takes an eighth of a small validation. */
const PARTS: readonly Part[] = [
  {
    kinds: [
      'agent',
      'claude-rule',
      'client-agent',
      'command',
      'cursor-rule',
      'output-style',
      'path-instructions',
      'prompt',
      'skill',
      'windsurf-rule',
    ],
    load: async () => (await import('./parts/frontmatter.ts')).OF_FRONTMATTER,
  },
  {
    kinds: [
      'agent',
      'bundled-document',
      'client-agent',
      'codex-config',
      'command',
      'cursor-rule',
      'gemini-settings',
      'hooks',
      'mcp',
      'output-style',
      'plugin',
      'prompt',
      'skill',
      'windsurf-rule',
    ],
    load: async () => (await import('./parts/called.ts')).OF_CALLED,
  },
  {
    kinds: [
      'client-agent',
      'codex-agent',
      'codex-config',
      'codex-plugin',
      'gemini-command',
      'gemini-review',
      'gemini-settings',
      'hooks',
      'marketplace',
      'mcp',
      'plugin',
      'setup-steps',
      'toolset',
    ],
    load: async () => (await import('./parts/settings.ts')).OF_SETTINGS,
  },
];

/** Loads the rules that can find something in files of these kinds, with all rules that need no file. */
export async function loadRules(kinds: Iterable<CheckedKind>): Promise<readonly Rule[]> {
  const there = new Set(kinds);
  const wanted = PARTS.filter((part) => part.kinds.some((kind) => there.has(kind)));
  const loaded = await Promise.all(wanted.map(({ load }) => load()));
  // Two parts may have the same rule. Of the rules about size, those for one kind of file come first, as in the catalogue.
  return [...new Set([...loaded.flat(), ...ALWAYS])];
}
