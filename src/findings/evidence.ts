import type { ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import { compareStatements, firstApplying } from '../guidelines/claims/equal-statements.ts';
import type { Guideline } from '../guidelines/types.ts';
import { lazily } from '../structures/lazily.ts';
import { quote } from '../text/shown/quote.ts';
import { absenceReason, type UnreviewedFiles } from './absence.ts';
import { anchorDraft, type AnchoredDraft } from './anchor.ts';
import { openTexts, type ChangeTexts } from './change-texts.ts';
import { wordText } from './words/code-words.ts';
import { openElsewhere, type Revisions } from './elsewhere.ts';
import { readNamedCode } from './named-code.ts';
import { fileOf } from './named-file.ts';
import { isInChange, weighQuote, type QuoteEvidence } from './quote-evidence.ts';
import { changesNothing } from './suggestions/changes-nothing.ts';
import type { Draft, LeftOutDraft } from './types.ts';

/** The texts and guidelines that drafts are checked against. */
export interface EvidenceSubject {
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly readHead: ReadHead;
  /** Absent if files that are not under review cannot be looked for. */
  readonly sides?: Revisions;
  readonly unreviewed?: UnreviewedFiles;
}

export interface GatedDrafts {
  /** In the given order, each with its place. A draft that says something that could not be found has `doubts`. */
  readonly drafts: readonly AnchoredDraft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/**
 * Checks the drafts of models against the change, without asking a model. A draft is left out if its file contains nothing of
 * the code that it quotes, whether or not the file is under review. It gets a doubt if its file is not under review, if it names code that does not exist, cites a guideline that does not apply, or
 * suggests the code that is already there. Literal drafts are not checked.
 */
export async function gateDrafts(drafts: readonly Draft[], subject: EvidenceSubject): Promise<GatedDrafts> {
  const texts = openTexts(subject.files, subject.readHead);
  const lookElsewhere = subject.sides === undefined ? undefined : openElsewhere(subject.sides);
  const weighed = await Promise.all(drafts.map((draft) => weigh(draft, subject, texts, lookElsewhere)));
  return {
    drafts: weighed.flatMap((one) => ('reason' in one ? [] : [one])),
    leftOut: weighed.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

async function weigh(
  draft: Draft,
  { files, guidelines, unreviewed }: EvidenceSubject,
  texts: ChangeTexts,
  lookElsewhere: ReturnType<typeof openElsewhere> | undefined,
): Promise<AnchoredDraft | LeftOutDraft> {
  if (draft.origin === 'literal') {
    return draft;
  }
  const file = fileOf(draft.path, files);
  if (file === undefined) {
    const absence = absenceReason(draft.path, unreviewed);
    if (draft.quote !== undefined && isInChange(draft.quote, texts)) {
      return withDoubts(draft, [absence, ...QUOTE_DOUBTS['in-another-file']]);
    }
    const elsewhere = await lookElsewhere?.(draft);
    if (elsewhere === 'no-such-code') {
      return leaveOut(draft, draft.path);
    }
    // The path may be misspelt, so the finding is kept for people to judge.
    return withDoubts(draft, [absence, ...(elsewhere === 'no-such-file' ? [NO_SUCH_FILE] : [])]);
  }
  const evidence = await weighQuote(draft, file, texts);
  if (evidence.kind === 'nowhere') {
    return leaveOut(draft, file.path);
  }
  const anchor = anchorDraft(draft, file, evidence.found);
  const { suggestion, ...rest } = draft;
  const isSame = suggestion !== undefined && changesNothing(suggestion, file, anchor);
  const doubts = [
    ...QUOTE_DOUBTS[evidence.kind],
    ...doubtCitation(draft, file, guidelines),
    ...(isSame ? ['it suggests the code that is already there'] : []),
    ...(await doubtNames(draft, file, guidelines, texts)),
  ];
  return { ...withDoubts(isSame || suggestion === undefined ? rest : draft, doubts), anchor };
}

const NO_SUCH_FILE = 'no file of that name is in either revision';

function leaveOut({ title, body, line }: Draft, path: string): LeftOutDraft {
  const source = line === undefined ? path : `${path}:${line}`;
  const said = quote(body, { most: MAX_SAID_CHARACTERS });
  return { source, reason: `"${title}" quotes code that is nowhere in the file; it says: ${said}` };
}

/** Most characters of a body that is not reported as a finding. People can judge it all the same. */
const MAX_SAID_CHARACTERS = 1_000;

function withDoubts(draft: Draft, doubts: readonly string[]): Draft {
  return doubts.length === 0 ? draft : { ...draft, doubts };
}

const QUOTE_DOUBTS: Readonly<Record<Exclude<QuoteEvidence['kind'], 'nowhere'>, readonly string[]>> = {
  found: [],
  missing: ['it quotes no code'],
  doubtful: ['the code it quotes is not in the file exactly as quoted'],
  'in-another-file': ['the code it quotes is in another file'],
};

function doubtCitation({ citation }: Draft, { path }: FileChange, guidelines: readonly Guideline[]): readonly string[] {
  // A citation in words that names nothing is not shown, so there is nothing to doubt.
  if (citation === undefined || !/^\d+(?:\.\d+)?$/.test(citation)) {
    return [];
  }
  const [id, statement] = citation.split('.');
  const cited = guidelines.find((guideline) => String(guideline.id) === id);
  if (cited === undefined) {
    return [`it cites guideline ${id}, which does not exist`];
  }
  const named = statement === undefined ? undefined : cited.statements[Number(statement) - 1];
  const isRepeated = (): boolean =>
    named !== undefined && firstApplying(compareStatements(guidelines)(named), path) !== undefined;
  if (!cited.appliesTo.has(path) && !isRepeated()) {
    return [`it cites guideline ${id}, which does not apply to the file`];
  }
  return statement === undefined || named !== undefined
    ? []
    : [`it cites statement ${citation}, which guideline ${id} does not have`];
}

const MAX_DOUBTED_NAMES = 5;

/** The doubts about names: a name may be in the change, in the file, in the cited guideline or in the suggestion. */
async function doubtNames(
  draft: Draft,
  file: FileChange,
  guidelines: readonly Guideline[],
  texts: ChangeTexts,
): Promise<readonly string[]> {
  const given = lazily(() => wordText(`${draft.suggestion ?? ''}\n${citedText(draft, guidelines)}`));
  const named = readNamedCode(`${draft.title}\n${draft.body}`).filter(
    ({ words }) => ![texts.diffWordsOf(file), texts.everyWord(), given()].some((text) => text.hasWords(words)),
  );
  const head = named.length === 0 ? undefined : await texts.headOf(file);
  return named
    .filter(({ words }) => head?.words.hasWords(words) !== true)
    .slice(0, MAX_DOUBTED_NAMES)
    .map(({ written }) => `${quote(written)}, which it names, is neither in the change nor in the file`);
}

function citedText({ citation }: Draft, guidelines: readonly Guideline[]): string {
  const id = citation?.split('.')[0];
  return guidelines.find((guideline) => String(guideline.id) === id)?.content.text ?? '';
}
