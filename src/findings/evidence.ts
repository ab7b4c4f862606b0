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

/** What drafts are held against. */
export interface EvidenceSubject {
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly readHead: ReadHead;
}

export interface GatedDrafts {
  /** In the order given; those that say what could not be found have `doubts`. */
  readonly drafts: readonly Draft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/**
 * Holds what models say against the change, without asking one. A draft that quotes code of which its file has nothing is
 * left out; one that names what is not there, cites what is not in force or suggests what stands there goes on with its
 * doubts. Literal drafts pass.
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
  const changesNothing = suggestsWhatIsThere(draft, file);
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
    // Brackets stand anywhere.
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

/** Whether a suggestion would put the lines in their own place. */
function suggestsWhatIsThere(draft: Draft, file: FileChange): boolean {
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

/** The doubts about what a draft names: it may stand in the change, in the file, in what is cited or in what is suggested. */
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
    .map(({ written }) => `${quote(written)}, which it names, stands neither in the change nor in the file`);
}

function citedText({ citation }: Draft, guidelines: readonly Guideline[]): string {
  const id = citation?.split('.')[0];
  return guidelines.find((guideline) => String(guideline.id) === id)?.content.text ?? '';
}

/** The texts in which drafts are looked up, each made when it is first needed. */
interface Texts {
  diffOf(file: FileChange): QuotedText;
  /** Of all files together, with their names. */
  everyDiff(): QuotedText;
  /** Undefined where the file's text is not at hand. */
  headOf(file: FileChange): Promise<QuotedText | undefined>;
}

/** Through the API each costs a request. */
const MAX_HEADS = 30;

function openTexts({ files, readHead }: EvidenceSubject): Texts {
  const diffs = new Map<FileChange, QuotedText>();
  const heads = new Map<FileChange, Promise<QuotedText | undefined>>();

  async function readText({ path }: FileChange): Promise<QuotedText | undefined> {
    try {
      const head = await readHead(path);
      return head === undefined ? undefined : quotedText(head);
    } catch {
      // The review is paid for by now: what cannot be read is not at hand.
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

/** One side below the other, so that lines that follow each other in a file do so here. */
function drawDiff({ hunks, view }: FileChange): string {
  const lines = sidedLines([...hunks, ...(view?.hunks ?? [])]);
  return (['RIGHT', 'LEFT'] as const)
    .flatMap((wanted) => lines.filter(({ side }) => side === wanted).map(({ text }) => text))
    .join('\n');
}
