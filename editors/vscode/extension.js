'use strict';

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { serverCommand } = require('./server-command.js');

/** The files that the server may have something to say about. It ignores the others. */
const DOCUMENTS = [
  'markdown',
  'prompt',
  'instructions',
  'chatagent',
  'skill',
  'json',
  'jsonc',
  'toml',
  'yaml',
  'plaintext',
];

let client;

async function activate() {
  const configured = workspace.getConfiguration('housestyle').get('command', '');
  client = new LanguageClient('housestyle', 'Housestyle', serverCommand(configured), {
    documentSelector: DOCUMENTS.map((language) => ({ scheme: 'file', language })),
  });
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
