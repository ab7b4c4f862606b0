import { UserError } from '../errors.ts';
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
import { followExtends, type FollowExtends } from './open/follow-extends.ts';
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
    serveEditor({ input, output }, describeMachine(line, followOrSay(line, terminal))),
    new Promise<number>((resolve) => {
      terminal.signal.addEventListener('abort', () => resolve(0), { once: true });
    }),
  ]);
  // An open input keeps the process alive.
  input.destroy();
  return exitCode;
}

/**
 * Follows `extends` if the editor passes a token. An editor is also used where there is no network, so a file that cannot be
 * read is named, and the folder's own configuration counts until the server is started again.
 */
function followOrSay(line: CommandLine, terminal: Terminal): FollowExtends | undefined {
  const follow = followExtends(line, terminal);
  const said = new Set<string>();
  return (
    follow &&
    (async (own, flags) => {
      try {
        return await follow(own, flags);
      } catch (error) {
        if (!(error instanceof UserError) || error.code !== 'extends-unreadable') {
          throw error;
        }
        if (!said.has(error.message)) {
          said.add(error.message);
          terminal.say(
            `${error.message}. Only the configuration of the folder counts until the server is started again.`,
          );
        }
        return { config: own, flags, policy: [] };
      }
    })
  );
}

function describeMachine(line: CommandLine, follow: FollowExtends | undefined): EditorMachine {
  return {
    openFolder: (root) => describeFolder(root, line, () => checkoutWorkspace(root), follow),
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

/**
 * Describes a folder, with the options of the command line and of the folder's own configuration.
 *
 * @param follow reads what the configuration extends. Without it, `extends` is not followed.
 */
export function describeFolder(
  root: string,
  line: CommandLine,
  openDisk: () => Workspace,
  follow?: FollowExtends,
): EditorFolder {
  return {
    openDisk,
    readTerms: async (workspace) => {
      const options = await readCommandOptions(line, workspace, follow);
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
