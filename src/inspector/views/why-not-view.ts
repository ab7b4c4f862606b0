import type { Actions } from '../actions.ts';
import { element, find, outside, outsideSentence } from '../element.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { findStanding } from '../ledger-rows.ts';
import type { ShownDump } from '../read-dump.ts';
import { counted, grouped, reasonWords } from '../words.ts';

/** Most answers that are shown. The others are counted. */
const MAX_ANSWERS = 30;

/** Finds out what became of a file: left out before the prompt, cut from it, shortened, or sent. */
export function answerWhyNot(dump: ShownDump, actions: Pick<Actions, 'chooseRequest' | 'select'>): void {
  const field = find('missed', HTMLInputElement);
  const host = find('answers', HTMLElement);
  field.addEventListener('input', () => {
    const asked = field.value.trim().toLowerCase();
    host.replaceChildren(...(asked === '' ? [] : drawAnswers(findAnswers(dump, asked), dump, actions)));
  });
}

/** What became of a file or a piece. */
interface Answer {
  readonly name: string;
  readonly words: string;
  /** Where it is in the ledger, if it got that far. */
  readonly at?: { readonly request: number; readonly piece: number };
}

/** A piece whose id or file has the words that a person wrote. */
interface FoundPiece {
  readonly entry: LedgerEntry;
  readonly at: NonNullable<Answer['at']>;
}

/** Those that are missing come first. */
function findAnswers({ leftOut, requests }: ShownDump, asked: string): readonly Answer[] {
  const left = leftOut
    .filter(({ source }) => source.toLowerCase().includes(asked))
    .map(({ source, reason }): Answer => ({ name: source, words: `left out: ${reason}` }));
  const pieces = requests.flatMap(({ pieces: entries }, request) =>
    entries.flatMap((entry, piece): readonly FoundPiece[] => {
      const isAsked = [entry.id, entry.source ?? ''].some((name) => name.toLowerCase().includes(asked));
      return isAsked ? [{ entry, at: { request, piece } }] : [];
    }),
  );
  const [sent, missing] = [true, false].map((isSent) =>
    joinAlike(pieces.filter(({ entry }) => (findStanding(entry) === 'sent') === isSent)),
  );
  return [...left, ...(missing ?? []), ...(sent ?? [])];
}

/** One answer for all pieces of a file that share their fate in a request, because nobody has to read each of them. */
function joinAlike(pieces: readonly FoundPiece[]): readonly Answer[] {
  const alike = Map.groupBy(pieces, ({ entry, at }) =>
    JSON.stringify([at.request, entry.source ?? entry.id, describeFate(entry)]),
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) {
      return [];
    }
    const { entry, at } = first;
    return others.length === 0
      ? [{ name: entry.id, words: reasonWords(entry) ?? describeFate(entry), at }]
      : [
          {
            name: entry.source ?? entry.id,
            words: `${counted(others.length + 1, 'piece')} ${describeFate(entry)}`,
            at,
          },
        ];
  });
}

/** A reason begins with what became of the piece. */
function describeFate(entry: LedgerEntry): string {
  return entry.reason ?? findStanding(entry);
}

function drawAnswers(
  answers: readonly Answer[],
  { requests }: ShownDump,
  { chooseRequest, select }: Pick<Actions, 'chooseRequest' | 'select'>,
): readonly HTMLElement[] {
  if (answers.length === 0) {
    return [
      element(
        'p',
        { class: 'count' },
        'This dump knows nothing of that name. The command ',
        element('code', {}, 'housestyle why'),
        ' says whether a rule applies to a file.',
      ),
    ];
  }
  const items = answers.slice(0, MAX_ANSWERS).map(({ name, words, at }) => {
    if (at === undefined) {
      return element('li', {}, element('code', {}, outside(name)), ' ', outsideSentence(words));
    }
    const button = element('button', { type: 'button', class: 'link' }, outside(name));
    button.addEventListener('click', () => {
      chooseRequest(at.request);
      select(at.piece, 'ledger');
    });
    const where = requests.length > 1 ? `request ${at.request + 1}, ` : '';
    return element('li', {}, button, ` ${where}`, outsideSentence(words));
  });
  const more = answers.length - items.length;
  return [
    element('p', { class: 'count' }, counted(answers.length, 'answer')),
    element('ul', { class: 'plain' }, ...items),
    ...(more > 0 ? [element('p', { class: 'count' }, `and ${grouped(more)} more: write more of the name`)] : []),
  ];
}
