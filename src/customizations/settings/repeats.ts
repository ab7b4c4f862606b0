import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../text/source-text.ts';
import { standingOf, type InstructionEntry } from './entries.ts';
import type { LeftOutCustomization } from '../types.ts';
import { quoteJson } from '../../text/shown/quote.ts';

export interface WithoutRepeats {
  readonly kept: readonly InstructionEntry[];
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
}

/**
 * Keeps each file and each text of one purpose once per language, in order. An entry is a repeat if the same entry applies to
 * all its files: an earlier one of the same folder, or one that is not limited to a folder. Copilot ignores the language
 * here and loses a text for a second language; this keeps it.
 */
export function withoutRepeats(entries: readonly InstructionEntry[]): WithoutRepeats {
  const first = new Map<string, InstructionEntry>();
  for (const entry of entries) {
    const identity = identityOf(entry, entry.folder);
    first.set(identity, first.get(identity) ?? entry);
  }
  const kept: InstructionEntry[] = [];
  const leftOut: LeftOutCustomization[] = [];
  for (const entry of entries) {
    const same = first.get(identityOf(entry, '')) ?? first.get(identityOf(entry, entry.folder));
    if (same === undefined || same === entry) {
      kept.push(entry);
    } else {
      const reason = `${describeEntry(entry)} of \`${entry.key}\` in line ${lineOf(entry)} is already in ${same.source.path}, line ${lineOf(same)}`;
      leftOut.push({ source: entry.source.path, reason, ...standingOf(entry) });
    }
  }
  return { kept, leftOut, problems: languageProblems(kept) };
}

function identityOf(entry: InstructionEntry, folder: string): string {
  return JSON.stringify([entry.form, entry.language, folder]);
}

/** The problems of entries that Copilot treats as repeats although their language differs. */
function languageProblems(kept: readonly InstructionEntry[]): readonly Diagnostic[] {
  const first = new Map<string, InstructionEntry>();
  return kept.flatMap((entry) => {
    const identity = JSON.stringify(entry.form);
    const earlier = first.get(identity) ?? entry;
    first.set(identity, earlier);
    return earlier.language === entry.language ? [] : [languageProblem(entry, earlier)];
  });
}

function languageProblem(entry: InstructionEntry, earlier: InstructionEntry): Diagnostic {
  const scope = earlier.language === undefined ? 'all languages' : `\`${earlier.language}\``;
  return diagnosticAt(entry.source, entry.range, {
    rule: 'settings-instruction-language-lost',
    severity: 'info',
    message: `${capital(describeEntry(entry))} is already in \`${entry.key}\` for ${scope}; VS Code ignores this entry with another "language"`,
    hint: 'Put it into a `*.instructions.md` file whose `applyTo` has the files of all its languages.',
  });
}

/** An entry for messages. */
function describeEntry({ form }: InstructionEntry): string {
  return form.kind === 'file' ? `the file ${quoteJson(form.file)}` : `the text ${quoteJson(form.text)}`;
}

function lineOf(entry: InstructionEntry): number {
  return positionAt(entry.source, entry.range.start).line;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
