import type { Effects } from '../types.ts';

/** The effect of a key that is nearly, but not exactly, a known one. */
export const KEY_IGNORED: Effects = [
  {
    clients: ['vscode'],
    severity: 'warning',
    why: 'VS Code marks the key as not supported, and the intended setting stays unset.',
  },
  {
    clients: ['github', 'copilot-cli', 'claude'],
    severity: 'warning',
    why: 'github.com, the Copilot CLI and Claude Code ignore the key, and the intended setting stays unset.',
  },
  {
    clients: ['cursor', 'windsurf'],
    severity: 'warning',
    why: 'Cursor and Windsurf ignore the key, and the intended setting stays unset.',
  },
];
