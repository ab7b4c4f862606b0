import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit, Fix } from '../diagnostics/fix.ts';
import { applyEdits } from '../rules/apply-fixes.ts';
import { isPlainPath } from '../workspace/paths.ts';
import type { ClientAbilities } from './client-abilities.ts';
import type { OpenDocument } from './documents.ts';
import { editorDiagnostic } from './editor-diagnostics.ts';
import { uriBelow } from './folder-paths.ts';
import type { FoundFile } from './folders.ts';
import { CodeActionKind, type CodeAction, type EditorRange, type TextEdit, type WorkspaceEdit } from './protocol.ts';
import { suppress } from './suppress.ts';

/** What an editor can do with the edits of an action. */
export type EditAbilities = Pick<ClientAbilities, 'editsVersions' | 'renamesFiles'>;

/** The kind of the action that makes all safe fixes, for `editor.codeActionsOnSave` and the like. */
export const FIX_ALL = 'source.fixAll.housestyle';

/**
 * The actions for a range of a document: safe fixes first, then suggestions, of which a person must choose one, then
 * comments that silence the rule.
 *
 * @param only the kinds that the editor asks for; undefined for all
 */
export function findCodeActions(
  file: FoundFile,
  document: OpenDocument,
  range: EditorRange,
  only: readonly string[] | undefined,
  abilities: EditAbilities,
): CodeAction[] {
  const isWanted = (kind: string): boolean =>
    only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`) || wanted === '');
  const actions: CodeAction[] = [];
  if (isWanted(CodeActionKind.QuickFix)) {
    const touched = file.findings.filter((finding) => touches(finding, file, document, range));
    actions.push(
      ...touched.flatMap((finding) => fixActions(finding, file, document, abilities)),
      ...touched.flatMap((finding) => suggestionActions(finding, file, document, abilities)),
      ...suppressActions(touched, file, document, abilities),
    );
  }
  // Without a wish for it, "fix all" is offered only where there is something to fix.
  const all = isWanted(FIX_ALL) ? fixAll(file, document, abilities) : undefined;
  return all === undefined ? actions : [...actions, all];
}

function touches(finding: Diagnostic, file: FoundFile, document: OpenDocument, { start, end }: EditorRange): boolean {
  const { range } = editorDiagnostic(finding, { document, hiddenStart: file.hiddenStart });
  const isBefore =
    range.end.line < start.line || (range.end.line === start.line && range.end.character < start.character);
  const isAfter =
    range.start.line > end.line || (range.start.line === end.line && range.start.character > end.character);
  return !isBefore && !isAfter;
}

function fixActions(
  finding: Diagnostic,
  file: FoundFile,
  document: OpenDocument,
  abilities: EditAbilities,
): readonly CodeAction[] {
  const edit = finding.fix && writeFix(finding.fix, file, document, abilities);
  return edit === undefined
    ? []
    : [describeAction(finding.hint ?? finding.message, finding, file, document, { edit, isPreferred: true })];
}

function suggestionActions(
  finding: Diagnostic,
  file: FoundFile,
  document: OpenDocument,
  abilities: EditAbilities,
): readonly CodeAction[] {
  return (finding.suggestions ?? []).flatMap(({ title, reason, fix }) => {
    const edit = writeFix(fix, file, document, abilities);
    return edit === undefined ? [] : [describeAction(`${title} (${reason})`, finding, file, document, { edit })];
  });
}

/** One action for each rule. */
function suppressActions(
  findings: readonly Diagnostic[],
  { file, hiddenStart }: FoundFile,
  document: OpenDocument,
  abilities: EditAbilities,
): readonly CodeAction[] {
  const rules = new Map(findings.map((finding) => [finding.rule, finding]));
  return [...rules.values()].flatMap((finding): readonly CodeAction[] => {
    const edit = suppress(finding, file, document.text);
    return edit === undefined
      ? []
      : [
          {
            title: `Silence ${finding.rule} ${edit.text.includes('disable-file') ? 'in this file' : 'for this line'}`,
            kind: CodeActionKind.QuickFix,
            diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
            edit: writeWorkspaceEdit(document, [textEdit(document, edit, 0)], abilities),
          },
        ];
  });
}

/** Editors show titles on one line, as plain text. */
const MAX_TITLE_CHARACTERS = 120;

function describeAction(
  words: string,
  finding: Diagnostic,
  { hiddenStart }: FoundFile,
  document: OpenDocument,
  rest: Pick<CodeAction, 'edit' | 'isPreferred'>,
): CodeAction {
  const title = words.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  return {
    title: title.length > MAX_TITLE_CHARACTERS ? `${title.slice(0, MAX_TITLE_CHARACTERS - 1)}…` : title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
    ...rest,
  };
}

function writeFix(
  fix: Fix,
  { root, file, hiddenStart }: FoundFile,
  document: OpenDocument,
  abilities: EditAbilities,
): WorkspaceEdit | undefined {
  switch (fix.kind) {
    case 'edits':
      return writeWorkspaceEdit(document, writeEdits(fix.edits, document, hiddenStart), abilities);
    case 'rewrite':
      return writeWorkspaceEdit(document, replaceText(document, fix.text), abilities);
    case 'rename': {
      const newUri =
        abilities.renamesFiles && file.level === 'repository' && isPlainPath(fix.to)
          ? uriBelow(root, fix.to)
          : undefined;
      return newUri === undefined
        ? undefined
        : { documentChanges: [{ kind: 'rename', oldUri: document.uri, newUri, options: { ignoreIfExists: true } }] };
    }
  }
}

/** With its version, an editor refuses edits that were made for an earlier text of the document. */
function writeWorkspaceEdit(
  { uri, version }: OpenDocument,
  edits: TextEdit[],
  { editsVersions }: EditAbilities,
): WorkspaceEdit {
  return editsVersions
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}

/** The protocol has no place between CR and LF, so edits there are joined to one that has places. */
function writeEdits(edits: readonly Edit[], document: OpenDocument, hiddenStart: number): TextEdit[] {
  const isSplit = edits.some(({ start, end }) =>
    [start, end].some((offset) => splitsPair(document.text, offset - hiddenStart)),
  );
  if (!isSplit) {
    return edits.map((edit) => textEdit(document, edit, hiddenStart));
  }
  const sorted = edits.toSorted((a, b) => b.start - a.start);
  const fixed = sorted.reduce(
    (text, { start, end, text: by }) =>
      `${text.slice(0, Math.max(0, start - hiddenStart))}${by}${text.slice(Math.max(0, end - hiddenStart))}`,
    document.text,
  );
  return replaceText(document, fixed);
}

/** Whether an offset is within CR and LF, or within a character of two code units. */
function splitsPair(text: string, offset: number): boolean {
  const pair = text.slice(Math.max(0, offset - 1), offset + 1);
  return pair === '\r\n' || /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair);
}

/** An edit of the file as one of the document, which may not show the first characters of the file. */
function textEdit(document: OpenDocument, { start, end, text }: Edit, hiddenStart: number): TextEdit {
  const range = { start: Math.max(0, start - hiddenStart), end: Math.max(0, end - hiddenStart) };
  return { range: document.rangeOf(range), newText: text };
}

function fixAll(file: FoundFile, document: OpenDocument, abilities: EditAbilities): CodeAction | undefined {
  const hidden = '\u{FEFF}'.repeat(file.hiddenStart);
  const { text, applied } = applyEdits(`${hidden}${document.text}`, file.findings);
  const edits = replaceText(document, text);
  return applied.length === 0 || edits.length === 0
    ? undefined
    : {
        title: `Make ${applied.length === 1 ? 'the safe fix' : `all ${applied.length} safe fixes`} of Housestyle`,
        kind: FIX_ALL,
        edit: writeWorkspaceEdit(document, edits, abilities),
      };
}

/** Replaces what differs between the document and a new text, which editors show and undo better than a whole file. */
function replaceText(document: OpenDocument, given: string): TextEdit[] {
  const before = document.text;
  const after = before.startsWith('\u{FEFF}') ? given : given.replace(/^\u{FEFF}/u, '');
  let start = 0;
  while (start < Math.min(before.length, after.length) && before.charCodeAt(start) === after.charCodeAt(start)) {
    start += 1;
  }
  while (splitsPair(before, start) || splitsPair(after, start)) {
    start -= 1;
  }
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before.charCodeAt(before.length - same - 1) === after.charCodeAt(after.length - same - 1)) {
    same += 1;
  }
  while (same > 0 && (splitsPair(before, before.length - same) || splitsPair(after, after.length - same))) {
    same -= 1;
  }
  return before === after
    ? []
    : [
        {
          range: document.rangeOf({ start, end: before.length - same }),
          newText: after.slice(start, after.length - same),
        },
      ];
}
