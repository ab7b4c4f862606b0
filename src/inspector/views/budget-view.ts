import { choosePieces } from '../../fitting/choose.ts';
import type { Level } from '../../fitting/piece.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import type { Actions, View } from '../actions.ts';
import type { BudgetRange } from '../budget/budget-range.ts';
import { element, find, outside, outsideSentence } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { findNextCuts, type FormChange } from '../budget/next-to-go.ts';
import type { Situation } from '../state.ts';
import { counted, grouped, reasonWords, standingWords } from '../words.ts';

/** Most pieces that a list names. It only counts the others. */
const MAX_NAMED = 5;
/** What is cut next is worked out once the slider rests, because it takes several choices. */
const REST_MILLISECONDS = 100;
/** Page Up and Page Down go through the range in this many steps. */
const LARGE_STEPS = 20;

/** The slider: what another budget would send, what it would cut, and what would be cut next. */
export function createBudgetView(actions: Pick<Actions, 'tryBudget' | 'select' | 'announce'>): View<Situation> {
  const { tryBudget, select } = actions;
  const slider = find('slider', HTMLInputElement);
  const exact = find('exact', HTMLInputElement);
  const reset = find('reset', HTMLButtonElement);
  let range: BudgetRange = { least: 0, full: 0 };
  let frame = 0;

  /** Tries a budget at most once a frame, because a slider reports every pixel. */
  function tryInFrame(budget: number): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tryBudget(Math.max(range.least, Math.round(budget))));
  }

  slider.addEventListener('input', () => tryInFrame(slider.valueAsNumber));
  slider.addEventListener('keydown', (event) => {
    const sign = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0;
    if (sign !== 0) {
      event.preventDefault();
      const step = Math.max(1, Math.round((range.full - range.least) / LARGE_STEPS));
      tryInFrame(Math.min(range.full, slider.valueAsNumber + sign * step));
    }
  });
  exact.addEventListener('change', () => {
    if (Number.isFinite(exact.valueAsNumber)) {
      tryInFrame(exact.valueAsNumber);
    }
  });
  reset.addEventListener('click', () => {
    tryBudget(undefined);
    slider.focus();
  });

  let shown: Pick<Situation, 'rows'> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    show: (situation) => {
      const { request, range: known } = situation;
      find('budget', HTMLElement).hidden = known === undefined;
      const { plan } = request;
      if (known === undefined || plan === undefined || shown?.rows === situation.rows) {
        return;
      }
      [range, shown] = [known, situation];
      showControls(range, situation, actions);
      clearTimeout(rest);
      rest = setTimeout(() => showOrder(plan, situation, select), REST_MILLISECONDS);
    },
  };
}

function showControls(
  { least, full }: BudgetRange,
  situation: Situation,
  { announce }: Pick<Actions, 'announce'>,
): void {
  const { budget, trial } = situation;
  const [slider, exact] = [find('slider', HTMLInputElement), find('exact', HTMLInputElement)];
  const sent = situation.rows.filter(({ entry }) => entry.included).length;
  const words = `${counted(budget, 'token')} allowed: ${counted(situation.tokens, 'token')} in ${grouped(sent)} of ${counted(situation.rows.length, 'piece')}`;
  for (const input of [slider, exact]) {
    input.min = String(least);
  }
  slider.max = String(full);
  slider.value = String(Math.min(budget, full));
  slider.setAttribute('aria-valuetext', words);
  exact.value = String(budget);
  find('reset', HTMLButtonElement).disabled = trial === undefined;
  find('scale', HTMLElement).replaceChildren(
    element('span', {}, `${grouped(least)}: only pieces that are never cut`),
    element('span', {}, fullWords(situation, full)),
  );
  find('budget-words', HTMLElement).textContent = `${words}${changesIn(situation.rows)}.`;
  if (trial !== undefined) {
    announce(`${words}${changesIn(situation.rows)}.`);
  }
}

/**
 * What the largest budget of the slider sends. Parts of a prompt have limits of their own, such as the one for the code
 * around the change, which the dump has in tokens: the slider does not move them, so some pieces may stay cut.
 */
function fullWords({ request }: Situation, full: number): string {
  const choice = request.plan === undefined ? undefined : choosePieces(request.plan, full);
  const cut = choice?.kind === 'chosen' ? choice.forms.filter((form) => form < 0).length : 0;
  return cut === 0
    ? `${grouped(full)} or more: everything`
    : `${grouped(full)} or more: all but ${counted(cut, 'piece')}, for which limits of their own leave no room`;
}

function changesIn(rows: readonly LedgerRow[]): string {
  const less = rows.filter(({ change }) => change === 'less').length;
  const more = rows.filter(({ change }) => change === 'more').length;
  const parts = [
    ...(less > 0 ? [`${counted(less, 'piece')} cut or shorter than now`] : []),
    ...(more > 0 ? [`${counted(more, 'piece')} added or longer than now`] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
}

function showOrder(plan: PromptPlan, { budget, rows }: Situation, select: Actions['select']): void {
  const link = (piece: number): HTMLElement => {
    const button = element('button', { type: 'button', class: 'link' }, outside(rows[piece]?.entry.id ?? ''));
    button.addEventListener('click', () => select(piece, 'ledger'));
    return button;
  };
  const gone = rows
    .filter(({ standing }) => standing !== 'sent')
    .sort((a, b) => (a.turn ?? Number.MAX_VALUE) - (b.turn ?? Number.MAX_VALUE));
  showList(
    find('gone', HTMLElement),
    gone.map(
      (row) => () => element('li', { class: 'gone' }, link(row.index), `: ${standingWords(row)}`, ...whyGone(row)),
    ),
    'Everything is sent whole.',
  );
  // One line for each budget: where a larger piece goes, a smaller one may come back into its room.
  const next = findNextCuts(plan, budget, MAX_NAMED).map(
    (cut) => () =>
      element(
        'li',
        {},
        `Below ${grouped(cut.budget + 1)}: `,
        ...cut.pieces.flatMap((change, index) => [
          ...(index === 0 ? [] : ['; ']),
          link(change.piece),
          ` ${describeChange(change, plan)}`,
        ]),
      ),
  );
  showList(find('next-to-go', HTMLElement), next, 'Only pieces that are never cut are left.');
}

/** The reason is told once a piece. It begins with what became of the piece, which the state says already. */
function whyGone({ entry }: LedgerRow): readonly (Node | string)[] {
  const reason = reasonWords(entry)?.replace(/^cut(?:: | (?=to |because ))/, '');
  return reason === undefined ? [] : [element('span', { class: 'why' }, ' (', outsideSentence(reason), ')')];
}

function describeChange({ piece, from, to }: FormChange, plan: PromptPlan): string {
  if (to < 0) {
    return 'is cut';
  }
  const level = plan.pieces[piece]?.forms[to]?.level ?? 'full';
  return `${from < 0 ? 'comes back' : 'is sent'} ${FORM_WORDS[level]}`;
}

const FORM_WORDS: Readonly<Record<Level, string>> = {
  full: 'whole',
  elided: 'with omissions',
  outline: 'as an outline',
  name: 'as a name only',
};

function showList(host: HTMLElement, items: readonly (() => HTMLElement)[], none: string): void {
  const more = items.length - MAX_NAMED;
  host.replaceChildren(
    ...items.slice(0, MAX_NAMED).map((draw) => draw()),
    ...(more > 0 ? [element('li', { class: 'more' }, `and ${grouped(more)} more`)] : []),
    ...(items.length === 0 ? [element('li', { class: 'more' }, none)] : []),
  );
}
