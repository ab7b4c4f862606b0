import type { CustomizationText, WorkspaceFolder } from '../../customizations/types.ts';
import type { ApplicableInstruction, WritingPurpose } from '../../guidelines/instructions-for.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';
import { priorityBySpecificity } from '../specificity.ts';
import { quotedAttribute, escapeTags } from '../tags.ts';

/**
 * The instructions that apply to a purpose, in the form that Copilot uses: files are attachments with their frontmatter,
 * and entries of settings are plain paragraphs. They come from the team and need no fence. Our tags are escaped in them.
 *
 * @param folders the workspace folders; with several, each file names its folder
 */
export function instructionPieces(
  instructions: readonly ApplicableInstruction[],
  purpose: WritingPurpose,
  folders: readonly WorkspaceFolder[],
): Omit<PieceGroup, 'children'> & { readonly children: readonly TextPiece[] } {
  const { open, close } = BLOCKS[purpose];
  const notes = folders.length > 1 ? [FOLDERS, PREVAIL] : [PREVAIL];
  const times = new Map<string, number>();
  return {
    id: 'instructions',
    open: paragraphText(`${open} ${notes.join(' ')}\n<instructions>`),
    close: paragraphText(close),
    children: instructions.map((instruction) => ({
      id: makeId(instruction.path, times),
      kind: 'instructions' as const,
      priority: priorityBySpecificity(instruction),
      source: instruction.path,
      text: paragraphText(drawInstruction(instruction, folders)),
    })),
  };
}

/** Like Copilot, encloses instructions for messages and descriptions in a tag of their own. */
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

/** Makes a unique id, because a settings file may contain several texts. */
function makeId(path: string, times: Map<string, number>): string {
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
  return `<attachment filePath=${quotedAttribute(path)}${attribute}>\n${escapeTags(wholeText(content))}\n</attachment>`;
}

/** The text of a file with its frontmatter, which says for which files it is meant. */
function wholeText({ text, origin }: CustomizationText): string {
  return origin.kind === 'file' ? origin.source.text.trim() : text;
}

function drawEntry({ language, folder, content }: ApplicableInstruction): string {
  const text = escapeTags(content.text);
  const code = language === undefined ? '' : ` ${language} code`;
  const place = folder === '' ? '' : ` ${code === '' ? 'files ' : ''}in ${quotedAttribute(folder)}`;
  if (code !== '' || place !== '') {
    return `For${code}${place}: ${text}`;
  }
  // A piece must not begin with a slash (`paragraphText`).
  return text.startsWith('/') ? `- ${text}` : text;
}
