import { serveEditor, type EditorMachine } from '../editor/server.ts';
import type { EditorFolder } from '../editor/folder-contents.ts';
import { BASELINE_PATH, CONFIG_PATH } from '../options/options.ts';
import { VERSION } from '../version.ts';
import { checkoutWorkspace } from '../workspace/disk/checkout.ts';
import { openRepository } from '../workspace/git/open-repository.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readCommandOptions } from './arguments/command-options.ts';
import { readOwnName } from './arguments/own-name.ts';
import { localGuidance } from './open/guidance.ts';
import type { Terminal } from './output/terminal.ts';
import { readTerms } from './open/validation-terms.ts';

/** `housestyle lsp`: checks the files of an editor until it ends the connection. */
export async function runLanguageServer(line: CommandLine, terminal: Terminal): Promise<number> {
  const { stdin: input, stdout: output } = process;
  if (input.isTTY) {
    terminal.say(
      'This is a language server: an editor starts it and speaks to it. `housestyle validate` is for people. Ctrl+C ends it.',
    );
  }
  const exitCode = await Promise.race([
    serveEditor({ input, output }, describeMachine(line)),
    new Promise<number>((resolve) => {
      terminal.signal.addEventListener('abort', () => resolve(0), { once: true });
    }),
  ]);
  // An open input keeps the process alive.
  input.destroy();
  return exitCode;
}

function describeMachine(line: CommandLine): EditorMachine {
  return {
    openFolder: (root) => describeFolder(root, line, () => checkoutWorkspace(root)),
    findRepository: async (folder) => {
      const opened = await openRepository(folder);
      if (opened.kind === 'problem') {
        return undefined;
      }
      opened.repository.close();
      return opened.repository.root;
    },
    scheduler: {
      later: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      breathe: () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    },
    version: VERSION,
  };
}

/** Describes a folder, with the options of the command line and of the folder's own configuration. */
export function describeFolder(root: string, line: CommandLine, openDisk: () => Workspace): EditorFolder {
  return {
    openDisk,
    readTerms: async (workspace) => {
      const options = await readCommandOptions(line, workspace);
      const guidance = await localGuidance(workspace, workspace, options, line.userFolder);
      const terms = await readTerms(options, workspace);
      return {
        guidance,
        options,
        terms: { ...terms, repositoryName: () => readOwnName(root) },
        readFrom: [CONFIG_PATH, options.baseline ?? BASELINE_PATH],
      };
    },
  };
}
