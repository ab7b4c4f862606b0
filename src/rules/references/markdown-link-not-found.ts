import { CLIENTS } from '../../customizations/known/clients.ts';
import { findAbsentAssets } from './absent-assets.ts';
import { findMadeFiles } from './made-files.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { IN_TEMPLATE, referenceRule, type ReferenceFault } from './reference-rule.ts';
import { skillFolderAbove } from './examples/samples.ts';
import { addressWithoutScheme } from './schemeless.ts';
import { quote, quotePath } from '../../text/shown/quote.ts';
import { resolveReference } from '../../customizations/references/reference-path.ts';
import { joinPath, relativePath } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryView } from '../types.ts';

export const markdownLinkNotFound = referenceRule({
  id: 'markdown-link-not-found',
  bundled: 'documents',
  description: 'A link or a picture leads to a file that does not exist',
  effects: [
    warning(['vscode'], 'VS Code reports the link, and the model gets nothing of the file.'),
    warning(
      ['github', 'copilot-cli', 'claude'],
      'The agents of github.com, the Copilot CLI and Claude Code open linked files when they need them, and find nothing.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith('#')),
  judge(facts, repository) {
    const isAbsent = findAbsentAssets(facts, repository);
    const isMade = findMadeFiles(facts, repository);
    return async (link, file) => {
      const found = resolveTarget(link.target, file, repository);
      if (found.kind !== 'missing' || isAbsent(found.path) || addressWithoutScheme(link.target) !== undefined) {
        return undefined;
      }
      const inSkill = findInSkill(link.target, file, repository);
      const wanted = inSkill ?? found.shared ?? found.fromRoot;
      const isFromRoot = wanted !== undefined && wanted === found.fromRoot;
      const what = link.form === 'picture' ? 'picture' : 'link';
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${quote(link.target)} leads to ${quotePath(found.path)}, which does not exist`,
          hint:
            wanted === undefined
              ? 'Correct the path, or remove the link.'
              : `Links are relative to the folder of this file. Write \`${relativePath(file.path, wanted)}\`.`,
        },
        ...(found.shared !== undefined && { particulars: { effects: SHARED_BY_SKILLS }, isElsewhere: true as const }),
        ...(inSkill !== undefined && { particulars: { effects: FOUND_BY_MODELS }, isElsewhere: true as const }),
        ...(found.mayBePage === true && { particulars: { effects: PAGE_OF_SITE } }),
        ...inRealFile(link.target, file, { what, repository }),
        ...(link.mayBeExample === true && { particulars: { effects: IN_EXAMPLE } }),
        ...(link.isToFill === true && { particulars: { effects: IN_TEMPLATE } }),
        ...(link.mayBeAbsent === true && { particulars: { effects: MAY_BE_ABSENT } }),
        ...((await isMade(found.path)) && { particulars: { effects: MADE_LATER } }),
        ...(isFromRoot && { isHabit: true as const }),
        ...(isFromRoot &&
          (isPromptOfClaude(file) || isPromptForNobody(file)) && { particulars: { effects: FOUND_FROM_ROOT } }),
      };
    };
  },
});

/** What is said of a link that is right in the file to which symbolic links lead. Nothing for other links. */
function inRealFile(
  target: string,
  file: CheckedFile,
  { what, repository }: { readonly what: string; readonly repository: RepositoryView },
): Partial<ReferenceFault> {
  const { path, realPath } = file;
  if (realPath === undefined || realPath === path) {
    return {};
  }
  const found = resolveTarget(target, { ...file, path: realPath }, repository);
  if (found.kind !== 'here') {
    return {};
  }
  const hint = `Nothing is wrong in ${quotePath(realPath)}. A path from the root of the repository, such as \`/${found.path}\`, leads to the file from both places.`;
  const where = `from ${quotePath(path)}, which is read through a symbolic link`;
  return {
    said: { message: `The ${what} ${quote(target)} leads nowhere ${where}`, hint },
    saidTogether: (faults) => ({ message: `${faults} links lead nowhere ${where}`, hint }),
    particulars: { effects: FOUND_FROM_FILE },
  };
}

const FOUND_FROM_FILE: Effects = [
  info(
    CLIENTS,
    'It is right where the file itself is. Clients that read the file through the symbolic link may find nothing.',
  ),
];

const IN_EXAMPLE: Effects = [
  info(
    CLIENTS,
    'The link may belong to an example: before it and after it, code blocks end too early. If it does not, a model that follows it finds nothing.',
  ),
];

const MAY_BE_ABSENT: Effects = [
  info(CLIENTS, 'The text says that the file may not exist. A model that follows the link finds nothing then.'),
];

const MADE_LATER: Effects = [
  info(
    CLIENTS,
    'A customization lets the model write the file. Until then, a model that follows the link finds nothing.',
  ),
];

const FOUND_BY_MODELS: Effects = [
  info(
    CLIENTS,
    'VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder of the skill.',
  ),
];

const SHARED_BY_SKILLS: Effects = [
  info(
    CLIENTS,
    'VS Code and github.com open nothing for the link. A model finds the file only if it also looks in the folder above all skills.',
  ),
];

const PAGE_OF_SITE: Effects = [
  info(
    CLIENTS,
    'No client opens it from the repository. If it is a page on a site, a model does not know on which one.',
  ),
];

/** Claude Code sends the text of a command, an agent or a rule as it is, and a model resolves its links from the root. */
function isPromptOfClaude({ kind, clients }: CheckedFile): boolean {
  return kind === 'command' || kind === 'claude-rule' || (kind === 'agent' && clients.includes('claude'));
}

/** Prompts that no client finds where they are: a person or a program gives their text to a model. */
function isPromptForNobody({ kind, standing }: CheckedFile): boolean {
  return kind === 'prompt' && standing === 'stray';
}

const FOUND_FROM_ROOT: Effects = [
  info(
    CLIENTS,
    'github.com and VS Code open nothing for the link. A model that works in the root of the repository finds the file.',
  ),
];

/** The file that a link in a reference of a skill means, if the link is relative to the folder of the skill. */
function findInSkill(target: string, { path, kind }: CheckedFile, { paths }: RepositoryView): string | undefined {
  const folder = kind === 'bundled-document' && !target.startsWith('/') ? skillFolderAbove(path, paths) : undefined;
  const meant = folder === undefined ? undefined : resolveReference(joinPath(folder, 'SKILL.md'), target);
  return meant?.kind === 'inside' && paths.has(meant.path) ? meant.path : undefined;
}
