import type { FileChange } from '../changes/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import { lazily } from '../text/lazily.ts';
import { anchorDraft } from './anchor.ts';
import type { ReadHead } from '../changes/head-text.ts';
import { readNamedCode } from './named-code.ts';
import { fileOf } from './place.ts';
import { isCode, quotedText, readQuote, type QuotedText } from './quote-search.ts';
import { sidedLines } from './sided-lines.ts';
import type { Draft, LeftOutDraft } from './types.ts';
import { quote } from '../text/quote.ts';

/** The texts and guidelines that drafts are checked against. */
export interface EvidenceSubject {
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly readHead: ReadHead;
}

export interface GatedDrafts {
  /** In the given order. A draft that says something that could not be found has `doubts`. */
  readonly drafts: readonly Draft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/**
 * Checks the drafts of models against the change, without asking a model. A draft is left out if its file contains nothing of
 * the code that it quotes. It gets a doubt if it names code that does not exist, cites a guideline that does not apply, or
 * suggests the code that is already there. Literal drafts are not checked.
 */
export async function gateDrafts(drafts: readonly Draft[], subject: EvidenceSubject): Promise<GatedDrafts> {
  const texts = openTexts(subject);
  const weighed = await Promise.all(drafts.map((draft) => weigh(draft, subject, texts)));
  return {
    drafts: weighed.flatMap((one) => ('reason' in one ? [] : [one])),
    leftOut: weighed.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

async function weigh(
  draft: Draft,
  { files, guidelines }: EvidenceSubject,
  texts: Texts,
): Promise<Draft | LeftOutDraft> {
  if (draft.origin === 'literal') {
    return draft;
  }
  const file = fileOf(draft.path, files);
  if (file === undefined) {
    return withDoubts(draft, ['the file it names is not part of the change']);
  }
  const quote = await weighQuote(draft, file, texts);
  if (quote === REFUTED) {
    const source = `${file.path}:${draft.line}`;
    return { source, reason: `"${draft.title}" quotes code that is nowhere in the file` };
  }
  const changesNothing = suggestsSameCode(draft, file);
  const doubts = [
    ...quote,
    ...doubtCitation(draft, file, guidelines),
    ...(changesNothing ? ['it suggests the code that is already there'] : []),
    ...(await doubtNames(draft, file, guidelines, texts)),
  ];
  const { suggestion, ...rest } = draft;
  return withDoubts(changesNothing || suggestion === undefined ? rest : draft, doubts);
}

function withDoubts(draft: Draft, doubts: readonly string[]): Draft {
  return doubts.length === 0 ? draft : { ...draft, doubts };
}

const REFUTED = 'refuted';

/** The doubts about what a draft quotes. */
async function weighQuote(
  { quote: written }: Draft,
  file: FileChange,
  texts: Texts,
): Promise<readonly string[] | typeof REFUTED> {
  if (written === undefined || written.trim() === '') {
    return ['it quotes no code'];
  }
  const quote = readQuote(written);
  if (quote === undefined) {
    // A quote of brackets alone could be anywhere.
    return [];
  }
  const inDiff = texts.diffOf(file).find(quote);
  const head = inDiff === 'all' ? undefined : await texts.headOf(file);
  const inHead = head?.find(quote);
  if (inDiff === 'all' || inHead === 'all') {
    return [];
  }
  if (texts.everyDiff().hasWhole(quote)) {
    return ['the code it quotes is in another file'];
  }
  const isNowhere = head !== undefined && inDiff === 'nothing' && inHead === 'nothing';
  return isNowhere && isCode(written) ? REFUTED : ['the code it quotes is not in the file exactly as quoted'];
}

function doubtCitation({ citation }: Draft, { path }: FileChange, guidelines: readonly Guideline[]): readonly string[] {
  if (citation === undefined) {
    return [];
  }
  const [id, statement] = citation.split('.');
  const cited = guidelines.find((guideline) => String(guideline.id) === id);
  if (cited === undefined) {
    return [`it cites guideline ${id}, which does not exist`];
  }
  if (!cited.appliesTo.has(path)) {
    return [`it cites guideline ${id}, which does not apply to the file`];
  }
  return statement === undefined || cited.statements[Number(statement) - 1] !== undefined
    ? []
    : [`it cites statement ${citation}, which guideline ${id} does not have`];
}

/** Whether a suggestion equals the lines that it would replace. */
function suggestsSameCode(draft: Draft, file: FileChange): boolean {
  const { suggestion } = draft;
  if (suggestion === undefined || file.view !== undefined) {
    return false;
  }
  const anchor = anchorDraft(draft, file);
  if (anchor.kind === 'file' || anchor.side === 'LEFT') {
    return false;
  }
  const from = anchor.startLine ?? anchor.line;
  const lines = sidedLines(file.hunks).filter(
    ({ side, line }) => side === 'RIGHT' && line >= from && line <= anchor.line,
  );
  return plain(lines.map(({ text }) => text).join('\n')) === plain(suggestion);
}

function plain(lines: string): string {
  return lines.replaceAll('\r', '').replace(/\n$/, '');
}

const MAX_DOUBTED_NAMES = 5;

/** The doubts about names: a name may be in the change, in the file, in the cited guideline or in the suggestion. */
async function doubtNames(
  draft: Draft,
  file: FileChange,
  guidelines: readonly Guideline[],
  texts: Texts,
): Promise<readonly string[]> {
  const given = lazily(() => quotedText(`${draft.suggestion ?? ''}\n${citedText(draft, guidelines)}`));
  const named = readNamedCode(`${draft.title}\n${draft.body}`).filter(
    ({ words }) => ![texts.diffOf(file), texts.everyDiff(), given()].some((text) => text.hasWords(words)),
  );
  const head = named.length === 0 ? undefined : await texts.headOf(file);
  return named
    .filter(({ words }) => head?.hasWords(words) !== true)
    .slice(0, MAX_DOUBTED_NAMES)
    .map(({ written }) => `${quote(written)}, which it names, is neither in the change nor in the file`);
}

function citedText({ citation }: Draft, guidelines: readonly Guideline[]): string {
  const id = citation?.split('.')[0];
  return guidelines.find((guideline) => String(guideline.id) === id)?.content.text ?? '';
}

/** The texts in which quotes and names are searched, each created when first needed. */
interface Texts {
  diffOf(file: FileChange): QuotedText;
  /** The diff of all files together, with their names. */
  everyDiff(): QuotedText;
  /** Undefined if the file's text is not available. */
  headOf(file: FileChange): Promise<QuotedText | undefined>;
}

/** The most files that are read. Through the API, each costs a request. */
const MAX_HEADS = 30;

function openTexts({ files, readHead }: EvidenceSubject): Texts {
  const diffs = new Map<FileChange, QuotedText>();
  const heads = new Map<FileChange, Promise<QuotedText | undefined>>();

  async function readText({ path }: FileChange): Promise<QuotedText | undefined> {
    try {
      const head = await readHead(path);
      return head === undefined ? undefined : quotedText(head);
    } catch {
      // The review is already paid for, so a file that cannot be read counts as not available.
      return undefined;
    }
  }

  return {
    diffOf: (file) => remembered(diffs, file, () => quotedText(drawDiff(file))),
    everyDiff: lazily(() => quotedText(files.flatMap((file) => [namesOf(file), drawDiff(file)]).join('\n'))),
    headOf: (file) =>
      heads.size >= MAX_HEADS && !heads.has(file)
        ? Promise.resolve(undefined)
        : remembered(heads, file, () => readText(file)),
  };
}

function remembered<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

function namesOf({ path, previousPath }: FileChange): string {
  return `${path}\n${previousPath ?? ''}`;
}

/** Draws one side below the other, so that consecutive lines of a file stay consecutive. */
function drawDiff({ hunks, view }: FileChange): string {
  const lines = sidedLines([...hunks, ...(view?.hunks ?? [])]);
  return (['RIGHT', 'LEFT'] as const)
    .flatMap((wanted) => lines.filter(({ side }) => side === wanted).map(({ text }) => text))
    .join('\n');
}
