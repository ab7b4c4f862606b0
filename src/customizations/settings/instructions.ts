import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../text/source-text.ts';
import { readText, type ReadText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { trimmedContent } from '../trimmed-content.ts';
import { standingOf, type InstructionEntry } from './entries.ts';
import { resolveFrom } from './paths.ts';
import type { Settings } from './settings.ts';
import type { Applies, Customizations, CustomizationText, Instructions, LeftOutCustomization } from '../types.ts';
import { quoteJson } from '../../text/shown/quote.ts';

/** The most files that are read. Each may cost a request, and more are a mistake or an attack. */
const MAX_FILES = 1_000;

/**
 * Reads the instructions of settings with their texts. A `file` counts from each workspace folder, as in Copilot, and must be
 * inside the repository. A file that no folder has is a problem and hides no other file.
 *
 * @param workspace - The repository, whose paths count from its root.
 * @param folders - The workspace folders. If empty, only the root.
 */
export async function readSettingInstructions(
  workspace: Workspace,
  settings: Pick<Settings, 'instructions'>,
  folders: readonly string[],
): Promise<Pick<Customizations, 'found' | 'leftOut' | 'problems'>> {
  const found: Instructions[] = [];
  const leftOut: LeftOutCustomization[] = [];
  const problems: Diagnostic[] = [];
  const distinct = folders.length === 0 ? [''] : [...new Set(folders)];
  const reader = readEachOnce(workspace);
  for (const entry of settings.instructions) {
    const read =
      entry.form.kind === 'text'
        ? readTextEntry(entry, entry.form.text.trim())
        : await readFileEntry(reader, entry, entry.form.file, distinct);
    found.push(...read.contents.map((content) => instructionsOf(entry, content)));
    problems.push(...read.problems);
    leftOut.push(
      ...read.problems.map(({ path, message }) => ({
        source: path,
        reason: message,
        ...standingOf(entry),
      })),
    );
  }
  return { found, leftOut, problems };
}

/** Reads a file of the repository. Undefined if too many files were read already. */
type Reader = (path: string) => Promise<ReadText> | undefined;

function readEachOnce(workspace: Workspace): Reader {
  const reads = new Map<string, Promise<ReadText>>();
  return (path) => {
    const known = reads.get(path);
    if (known !== undefined || reads.size >= MAX_FILES) {
      return known;
    }
    const read = readText(workspace, path);
    reads.set(path, read);
    return read;
  };
}

interface ReadEntry {
  readonly contents: readonly CustomizationText[];
  readonly problems: readonly Diagnostic[];
}

function readTextEntry(entry: InstructionEntry, text: string): ReadEntry {
  if (text === '') {
    const hint = 'Write the instruction, or remove the entry.';
    return {
      contents: [],
      problems: [
        unusable(entry, 'settings-instruction-entry', `An entry of \`${entry.key}\` has an empty "text"`, hint),
      ],
    };
  }
  const position = positionAt(entry.source, entry.range.start);
  return { contents: [{ text, path: entry.source.path, origin: { kind: 'setting', position } }], problems: [] };
}

/** Reads the file in each folder that has it. It is a problem only if no folder has it. */
async function readFileEntry(
  reader: Reader,
  entry: InstructionEntry,
  file: string,
  folders: readonly string[],
): Promise<ReadEntry> {
  const read = await Promise.all(folders.map((folder) => readFrom(reader, file, folder)));
  const contents = read.flatMap((one) => (one.kind === 'content' ? [one.content] : []));
  const broken = read.filter((one) => one.kind === 'broken');
  const absent = contents.length + broken.length > 0 ? [] : read.filter((one) => one.kind === 'absent').slice(0, 1);
  const everywhere = folders.length > 1 ? ', and no other workspace folder has this file with text in it' : '';
  const named = `The file ${quoteJson(file)} named by \`${entry.key}\``;
  const rule = 'settings-instruction-file-missing';
  return {
    contents,
    problems: [
      ...withoutSame(broken).map(({ message, hint }) =>
        unusable(entry, rule, `${named} cannot be used: ${message}`, hint),
      ),
      ...absent.map(({ message, hint }) => unusable(entry, rule, `${named} ${message}${everywhere}`, hint)),
    ],
  };
}

/** Removes equal problems: a path that is wrong from one folder is usually wrong from all. */
function withoutSame<Said extends { readonly message: string }>(said: readonly Said[]): readonly Said[] {
  return [...new Map(said.map((one) => [one.message, one])).values()];
}

interface Unread<Kind> {
  readonly kind: Kind;
  readonly message: string;
  readonly hint?: string;
}

type ReadFile =
  | { readonly kind: 'content'; readonly content: CustomizationText }
  /** Missing or empty. Copilot ignores such files. */
  | Unread<'absent'>
  | Unread<'broken'>;

async function readFrom(reader: Reader, file: string, folder: string): Promise<ReadFile> {
  const path = resolveFrom(folder, file);
  if (path.kind === 'outside') {
    const hint = 'Write a path to a file of the repository, with `/`.';
    const message = `${quoteJson(file)} is not a path inside the repository: ${path.reason}`;
    return { kind: 'broken', message, hint };
  }
  const text = await reader(path.path === '' ? '.' : path.path);
  if (text === undefined) {
    const hint = 'Put the instructions into fewer files.';
    return { kind: 'broken', message: `only the first ${MAX_FILES} files that settings name are read`, hint };
  }
  if (text.kind === 'problem') {
    const hint = text.hint === undefined ? {} : { hint: text.hint };
    return text.code === 'missing'
      ? { kind: 'absent', message: `cannot be used: ${text.message}`, ...hint }
      : { kind: 'broken', message: text.message, ...hint };
  }
  const content = trimmedContent(text.source, { start: 0, end: text.source.text.length });
  return content.text === '' ? { kind: 'absent', message: 'is empty' } : { kind: 'content', content };
}

function unusable(entry: InstructionEntry, rule: string, message: string, hint?: string): Diagnostic {
  return diagnosticAt(entry.source, entry.valueRange, {
    rule,
    severity: 'warning',
    message,
    ...(hint === undefined ? {} : { hint }),
  });
}

function instructionsOf(entry: InstructionEntry, content: CustomizationText): Instructions {
  return {
    path: content.path,
    ...standingOf(entry),
    references: [],
    content,
    applies: appliesOf(entry),
    entry: entry.form.kind,
    purpose: entry.purpose,
  };
}

/** The files that an entry applies to. Whether it is used at all depends on its purpose. */
function appliesOf({ language, folder }: InstructionEntry): Applies {
  return language === undefined ? { kind: 'folder', folder } : { kind: 'language', language };
}
