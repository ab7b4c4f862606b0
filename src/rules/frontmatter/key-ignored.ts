import type { Effects } from '../types.ts';

/** What becomes of a key that is nearly one that the clients know. */
export const KEY_IGNORED: Effects = [
  {
    clients: ['vscode'],
    severity: 'warning',
    why: 'VS Code marks the key as not supported, and the setting that was meant stays unset.',
  },
  {
    clients: ['github', 'copilot-cli', 'claude'],
    severity: 'warning',
    why: 'github.com, the Copilot CLI and Claude Code ignore the key, and the setting that was meant stays unset.',
  },
];
