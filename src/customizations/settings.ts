import { diagnosticAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { readJsonc, type JsoncDocument } from '../text/jsonc.ts';
import { positionAt, type SourceText, type TextRange } from '../text/source-text.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { trimmedContent } from './instructions.ts';
import type { Customizations, InstructionPurpose, LeftOutCustomization, SettingInstructions } from './types.ts';
import { isRecord } from '../text/record.ts';

export const SETTINGS_PATH = '.vscode/settings.json';

/** The five settings that hold instructions, in the order in which Copilot reads them. */
const INSTRUCTION_SETTINGS: readonly (readonly [key: string, purpose: InstructionPurpose])[] = [
  ['github.copilot.chat.codeGeneration.instructions', 'code-generation'],
  ['github.copilot.chat.testGeneration.instructions', 'test-generation'],
  ['github.copilot.chat.reviewSelection.instructions', 'review-selection'],
  ['github.copilot.chat.commitMessageGeneration.instructions', 'commit-message'],
  ['github.copilot.chat.pullRequestDescriptionGeneration.instructions', 'pull-request-description'],
];

interface Entry {
  readonly key: string;
  readonly purpose: InstructionPurpose;
  readonly range: TextRange;
  readonly language?: string;
  readonly form: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly file: string };
}

/**
 * Reads the instruction settings. Per setting, file entries come before text entries; a file or a text that
 * was already used in the same setting and for the same language is left out. A `file` is read from the same
 * workspace and must stay inside it.
 */
export async function readSettings(workspace: Workspace, source: SourceText): Promise<Customizations> {
  const document = readJsonc(source);
  const problems: Diagnostic[] = document.problems.map(({ code, severity, message, hint, range }) =>
    diagnosticAt(source, range, {
      rule: `settings-${code}`,
      severity,
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  );
  const found: SettingInstructions[] = [];
  const leftOut: LeftOutCustomization[] = [];
  for (const [key, purpose] of INSTRUCTION_SETTINGS) {
    const entries = readEntries(document, source, key, purpose, problems);
    const { kept, repeated } = withoutRepeats(entries);
    leftOut.push(
      ...repeated.map((entry) => ({ source: SETTINGS_PATH, reason: `${nameOf(entry)} stands twice in \`${key}\`` })),
    );
    for (const entry of kept) {
      const read = await readEntry(workspace, source, entry);
      if (read.kind === 'instructions') {
        found.push(read.instructions);
      } else {
        problems.push(read.problem);
        leftOut.push({ source: SETTINGS_PATH, reason: read.problem.message });
      }
    }
  }
  return {
    found,
    leftOut,
    problems: problems.toSorted((a, b) => a.start.line - b.start.line || a.start.column - b.start.column),
  };
}

function readEntries(
  document: JsoncDocument,
  source: SourceText,
  key: string,
  purpose: InstructionPurpose,
  problems: Diagnostic[],
): readonly Entry[] {
  const value = isRecord(document.value) ? document.value[key] : undefined;
  if (value === undefined) {
    return [];
  }
  const wrongType = (path: readonly (string | number)[], message: string): readonly Entry[] => {
    const range = document.rangeOf(path) ?? { start: 0, end: 0 };
    const hint = 'Write a list of objects: { "text": "…" } or { "file": "path" }, each with an optional "language".';
    problems.push(
      diagnosticAt(source, range, { rule: 'settings-instructions-type', severity: 'error', message, hint }),
    );
    return [];
  };
  if (!Array.isArray(value)) {
    return wrongType([key], `\`${key}\` must be a list; as it stands, VS Code ignores it`);
  }
  return value.flatMap((item: unknown, index): readonly Entry[] => {
    if (!isRecord(item) || (typeof item['text'] !== 'string' && typeof item['file'] !== 'string')) {
      return wrongType(
        [key, index],
        `Entry ${index + 1} of \`${key}\` has neither a "text" nor a "file" that is a string`,
      );
    }
    if (item['language'] !== undefined && typeof item['language'] !== 'string') {
      const message = `Entry ${index + 1} of \`${key}\` has a "language" that is not a string; as it stands, VS Code ignores the entry`;
      return wrongType([key, index, 'language'], message);
    }
    const shared = {
      key,
      purpose,
      range: document.rangeOf([key, index]) ?? { start: 0, end: 0 },
      ...(typeof item['language'] === 'string' ? { language: item['language'] } : {}),
    };
    // An entry may hold both; Copilot then uses both.
    return [
      ...(typeof item['file'] === 'string' ? [{ ...shared, form: { kind: 'file', file: item['file'] } as const }] : []),
      ...(typeof item['text'] === 'string' ? [{ ...shared, form: { kind: 'text', text: item['text'] } as const }] : []),
    ];
  });
}

/**
 * Files first, then texts, each once. Copilot's own sets forget the language, so that a text for a second
 * language is lost there; ours keep it.
 */
function withoutRepeats(entries: readonly Entry[]): {
  readonly kept: readonly Entry[];
  readonly repeated: readonly Entry[];
} {
  const used = new Set<string>();
  const kept: Entry[] = [];
  const repeated: Entry[] = [];
  const files = entries.filter((entry) => entry.form.kind === 'file');
  const texts = entries.filter((entry) => entry.form.kind === 'text');
  for (const entry of [...files, ...texts]) {
    const identity = JSON.stringify([entry.form, entry.language]);
    (used.has(identity) ? repeated : kept).push(entry);
    used.add(identity);
  }
  return { kept, repeated };
}

type ReadEntry =
  | { readonly kind: 'instructions'; readonly instructions: SettingInstructions }
  | { readonly kind: 'problem'; readonly problem: Diagnostic };

async function readEntry(workspace: Workspace, source: SourceText, entry: Entry): Promise<ReadEntry> {
  const shared = {
    kind: 'setting-instructions' as const,
    purpose: entry.purpose,
    entry: entry.form.kind,
    ...(entry.language === undefined ? {} : { language: entry.language }),
  };
  const problem = (message: string, hint?: string): ReadEntry => ({
    kind: 'problem',
    problem: diagnosticAt(source, entry.range, {
      rule: 'settings-instructions-unusable',
      severity: 'error',
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  });
  if (entry.form.kind === 'text') {
    const text = entry.form.text.trim();
    if (text === '') {
      return problem(
        `An entry of \`${entry.key}\` has an empty "text"`,
        'Write the instruction or take the entry out.',
      );
    }
    const content = {
      text,
      path: source.path,
      origin: { kind: 'setting', position: positionAt(source, entry.range.start) },
    } as const;
    return { kind: 'instructions', instructions: { ...shared, content } };
  }
  const file = await readText(workspace, entry.form.file);
  if (file.kind === 'problem') {
    return problem(
      `The file "${entry.form.file}" named by \`${entry.key}\` cannot be used: ${file.message}`,
      file.hint,
    );
  }
  const content = trimmedContent(file.source, { start: 0, end: file.source.text.length });
  if (content.text === '') {
    return problem(`The file "${entry.form.file}" named by \`${entry.key}\` is empty`);
  }
  return { kind: 'instructions', instructions: { ...shared, content } };
}

function nameOf(entry: Entry): string {
  return entry.form.kind === 'file' ? `the file "${entry.form.file}"` : `the text "${shorten(entry.form.text)}"`;
}

function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
