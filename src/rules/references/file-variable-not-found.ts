import { findFileVariables, VARIABLE_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule, type ReferenceFault } from './reference-rule.ts';
import { quote, quotePath } from '../../text/shown/quote.ts';
import { nameOf, relativePath } from '../../workspace/paths.ts';
import { error, warning } from '../effects.ts';

export const fileVariableNotFound = referenceRule({
  id: 'file-variable-not-found',
  description: '`#file:` names a file that does not exist',
  effects: [
    error(['vscode'], 'VS Code reports the reference and attaches nothing, so the model works without the file.'),
    warning(
      ['github', 'copilot-cli', 'claude'],
      'The agents of github.com, the Copilot CLI and Claude Code look for a file with that name and find nothing.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  looksFor: { parts: VARIABLE_PARTS },
  find: findFileVariables,
  judge: (_facts, repository) => {
    const reported = new Set<string>();
    return (reference, file) => {
      const found = resolveTarget(reference.target, file, repository);
      // A text may name the same missing file in every step: one report is enough.
      const name = `${file.path}\0${reference.target}`;
      if (reported.has(name)) {
        return undefined;
      }
      if (found.kind === 'here' && reference.target.startsWith('/')) {
        reported.add(name);
        return fromRootOfDisk(reference.target, file.path, found.path);
      }
      if (found.kind === 'here' && reference.behind !== undefined) {
        reported.add(name);
        return withPunctuation(reference.target, reference.behind);
      }
      if (found.kind !== 'missing') {
        return undefined;
      }
      reported.add(name);
      return {
        absent: found.path,
        said: {
          message: `\`#file:\` names ${quote(reference.target)}, which does not exist`,
          hint:
            found.fromRoot === undefined
              ? `There is no ${quotePath(found.path)}: correct the path, or remove the reference.`
              : `Paths are relative to the folder of this file. Write \`#file:${relativePath(file.path, found.fromRoot)}\`.`,
        },
      };
    };
  },
});

/** VS Code takes a path with a leading slash as a path of the computer, not of the repository. */
function fromRootOfDisk(target: string, from: string, to: string): ReferenceFault {
  return {
    said: {
      message: `\`#file:\` names ${quote(target)}, which starts at the root of the disk`,
      hint: `Paths are relative to the folder of this file. Write \`#file:${relativePath(from, to)}\`.`,
    },
    particulars: {
      effects: [
        warning(
          ['vscode'],
          'VS Code looks for the path from the root of the file system, finds nothing there and attaches nothing.',
        ),
      ],
    },
  };
}

/** @see https://github.com/microsoft/vscode, `promptFileParser.ts`: a reference ends at the next blank or `#`. */
function withPunctuation(target: string, behind: string): ReferenceFault {
  return {
    said: {
      message: `VS Code takes ${quote(behind)} behind \`#file:\` for a part of the path`,
      hint: `Write a space behind ${quote(target)}, or a link: ${quote(`[${nameOf(target)}](${target})`)}.`,
    },
    particulars: {
      effects: [
        warning(
          ['vscode'],
          'VS Code looks for a file whose name ends with the punctuation, finds nothing and attaches nothing.',
        ),
      ],
    },
  };
}
