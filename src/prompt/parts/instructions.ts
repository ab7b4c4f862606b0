import type { CustomizationText, WorkspaceFolder } from '../../customizations/types.ts';
import type { ApplicableInstruction, WritingPurpose } from '../../guidelines/instructions-for.ts';
import { paragraphText, type PieceGroup, type Priority, type TextPiece } from '../../fitting/piece.ts';
import { priorityBySpecificity } from '../specificity.ts';
import { quotedAttribute, withoutTags } from '../tags.ts';

/**
 * The instructions in force for what is written, as Copilot draws them: files as attachments, frontmatter included,
 * entries of settings as plain paragraphs. They come from the team and stand unfenced; a tag of ours in one is a word.
 * @param folders the workspace folders; with more than one, each file says whose it is
 * @param priorityOf how long each stays
 */
export function instructionPieces(
  instructions: readonly ApplicableInstruction[],
  purpose: WritingPurpose,
  folders: readonly WorkspaceFolder[],
  priorityOf: (instruction: ApplicableInstruction) => Priority = priorityBySpecificity,
): Omit<PieceGroup, 'children'> & { readonly children: readonly TextPiece[] } {
  const { open, close } = BLOCKS[purpose];
  const notes = folders.length > 1 ? [FOLDERS, PREVAIL] : [PREVAIL];
  const times = new Map<string, number>();
  return {
    id: 'instructions',
    open: paragraphText(`${open} ${notes.join(' ')}\n<instructions>`),
    close: paragraphText(close),
    children: instructions.map((instruction) => ({
      id: ownId(instruction.path, times),
      kind: 'instructions' as const,
      priority: priorityOf(instruction),
      source: instruction.path,
      text: paragraphText(drawInstruction(instruction, folders)),
    })),
  };
}

/** What is written is a message's or a description's text, so that Copilot sets those instructions apart from others. */
const BLOCKS: Readonly<Record<WritingPurpose, { readonly open: string; readonly close: string }>> = {
  'code-generation': {
    open: 'The team wrote these instructions. Follow them in the code you write.',
    close: '</instructions>',
  },
  'test-generation': {
    open: 'The team wrote these instructions. Follow them in the tests you write.',
    close: '</instructions>',
  },
  'commit-message': {
    open: '<custom-instructions>\nThe team wrote these instructions. Follow them in the commit message.',
    close: '</instructions>\n</custom-instructions>',
  },
  'pull-request-description': {
    open: '<custom-instructions>\nThe team wrote these instructions. Follow them in the title and the description of the pull request.',
    close: '</instructions>\n</custom-instructions>',
  },
};

const PREVAIL = 'Where one of them contradicts the rules of this system message, the rules prevail.';
const FOLDERS =
  'The repository has several workspace folders: instructions with a folder hold for the files of that folder and for no others.';

/** A settings file may give several texts. */
function ownId(path: string, times: Map<string, number>): string {
  const time = (times.get(path) ?? 0) + 1;
  times.set(path, time);
  return `instructions/${path}${time === 1 ? '' : `~${time}`}`;
}

function drawInstruction(instruction: ApplicableInstruction, folders: readonly WorkspaceFolder[]): string {
  return instruction.entry === undefined ? drawFile(instruction, folders) : drawEntry(instruction);
}

function drawFile({ path, folder, content }: ApplicableInstruction, folders: readonly WorkspaceFolder[]): string {
  const name = folders.length > 1 ? folders.find((one) => one.path === folder)?.name : undefined;
  const attribute = name === undefined ? '' : ` workspaceFolder=${quotedAttribute(name)}`;
  return `<attachment filePath=${quotedAttribute(path)}${attribute}>\n${withoutTags(wholeText(content))}\n</attachment>`;
}

/** The frontmatter says for which files the text is meant. */
function wholeText({ text, origin }: CustomizationText): string {
  return origin.kind === 'file' ? origin.source.text.trim() : text;
}

function drawEntry({ language, folder, content }: ApplicableInstruction): string {
  const text = withoutTags(content.text);
  const code = language === undefined ? '' : ` ${language} code`;
  const place = folder === '' ? '' : ` ${code === '' ? 'files ' : ''}in ${quotedAttribute(folder)}`;
  if (code !== '' || place !== '') {
    return `For${code}${place}: ${text}`;
  }
  // No piece begins with a slash.
  return text.startsWith('/') ? `- ${text}` : text;
}
