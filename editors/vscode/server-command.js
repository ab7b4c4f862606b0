'use strict';

/**
 * The command that starts the language server: Node with the given `dist/cli.js`, or `housestyle` of the PATH.
 *
 * @param {string} configured the setting `housestyle.command`
 * @returns {{ command: string, args: string[] }}
 */
function serverCommand(configured) {
  const path = configured.trim();
  return path === ''
    ? { command: 'housestyle', args: ['lsp', '--stdio'] }
    : { command: 'node', args: [path, 'lsp', '--stdio'] };
}

module.exports = { serverCommand };
