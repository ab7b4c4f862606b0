import type { LedgerEntry } from '../../fitting/ledger.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import type { Actions, View } from '../actions.ts';
import { element, find, outside } from '../element.ts';
import type { LedgerFilter } from '../ledger-rows.ts';
import { sharesByFile, sharesByKind, type Share } from '../budget/shares.ts';
import type { Situation } from '../state.ts';
import { counted, cutMiddle, grouped, percent } from '../words.ts';

/** The number of colours for files. */
const TINTS = 11;

/** A longer path is cut in its middle. */
const LONGEST_PATH = 52;

/**
 * A slim bar of the tokens by kind, which is always there, and a list of the same numbers below it; another bar by file.
 * A click on a part filters the ledger.
 */
export function createBarsView({ filter }: Pick<Actions, 'filter'>): View<Situation> {
  const byKind = createBar(find('strip', HTMLElement), find('by-kind', HTMLElement), {
    addUp: sharesByKind,
    chooseTint: ({ of }) => `kind-${of ?? ''}`,
    readChosen: ({ kind }) => kind,
    choose: ({ of }) => filter({ kind: of ?? undefined }),
    chooseNone: () => filter({ kind: undefined }),
  });
  const fileBar = element('div', { 'aria-hidden': 'true' });
  const fileList = element('div', {});
  find('by-file', HTMLElement).replaceChildren(fileBar, fileList);
  const byFile = createBar(fileBar, fileList, {
    addUp: sharesByFile,
    chooseTint: ({ of }, index) => (of === null ? 'no-file' : `tint-${index % TINTS}`),
    readChosen: ({ source }) => source,
    choose: ({ of }) => filter({ source: of }),
    chooseNone: () => filter({ source: undefined }),
  });
  return {
    show: (situation) => {
      byKind.show(situation);
      byFile.show(situation);
    },
  };
}

interface BarKind {
  addUp(pieces: readonly LedgerEntry[], tokens: number): readonly Share[];
  chooseTint(share: Share, index: number): string;
  readChosen(filter: LedgerFilter): string | null | undefined;
  choose(share: Share): void;
  chooseNone(): void;
}

function createBar(barHost: HTMLElement, listHost: HTMLElement, kind: BarKind): View<Situation> {
  let drawn: Situation['rows'] | undefined;
  let shares: readonly DrawnShare[] = [];
  return {
    show: ({ rows, tokens, state }) => {
      if (drawn !== rows) {
        drawn = rows;
        shares = kind
          .addUp(
            rows.map(({ entry }) => entry),
            tokens,
          )
          .map((share, index) => ({
            ...share,
            tint: share.is === 'part' ? kind.chooseTint(share, index) : share.is,
            choose: (isOn) => (isOn ? kind.choose(share) : kind.chooseNone()),
          }));
        drawBar({ barHost, listHost }, shares, tokens);
      }
      const chosen = kind.readChosen(state.filter);
      markChosen(
        { barHost, listHost },
        shares.map(({ is, of }) => is === 'part' && of === chosen),
      );
    },
  };
}

interface DrawnShare extends Share {
  readonly tint: string;
  choose(isOn: boolean): void;
}

/** Where a bar is drawn, and the list of its parts. */
interface BarHosts {
  readonly barHost: HTMLElement;
  readonly listHost: HTMLElement;
}

function drawBar({ barHost, listHost }: BarHosts, shares: readonly DrawnShare[], total: number): void {
  const bar = element('div', { class: 'bar' });
  const legend = element('ul', { class: 'legend' });
  for (const share of shares) {
    const part = element('span', {
      class: `part ${share.tint}`,
      title: showHidden(`${nameShare(share)}: ${grouped(share.tokens)}`),
    });
    part.style.flexGrow = String(share.tokens);
    bar.append(part);
    const entry = legendEntry(share, total);
    legend.append(element('li', {}, entry));
    if (entry instanceof HTMLButtonElement) {
      const toggle = (): void => share.choose(entry.getAttribute('aria-pressed') !== 'true');
      entry.addEventListener('click', toggle);
      part.addEventListener('click', toggle);
      part.classList.add('choosable');
    }
  }
  barHost.replaceChildren(bar);
  listHost.replaceChildren(legend);
}

function legendEntry(share: DrawnShare, total: number): HTMLElement {
  const content = [
    element('span', { class: `swatch ${share.tint}`, 'aria-hidden': 'true' }),
    element(
      'span',
      { class: 'name', title: showHidden(nameShare(share)) },
      outside(cutMiddle(nameShare(share), LONGEST_PATH)),
    ),
    ' ',
    element('span', { class: 'number', title: counted(share.pieces, 'piece') }, grouped(share.tokens)),
    ' ',
    element('span', { class: 'number percent' }, percent(share.tokens, total)),
  ];
  return share.is === 'part'
    ? element('button', { type: 'button', 'aria-pressed': 'false' }, ...content)
    : element('span', { class: 'entry' }, ...content);
}

function nameShare({ is, of }: Share): string {
  switch (is) {
    case 'part':
      return of ?? 'not from a file';
    case 'others':
      return `${of ?? ''} more files`;
    case 'frame':
      return 'overhead of the messages';
  }
}

function markChosen({ barHost, listHost }: BarHosts, chosen: readonly boolean[]): void {
  for (const [index, entry] of [...listHost.querySelectorAll('.legend > li')].entries()) {
    entry.querySelector('button')?.setAttribute('aria-pressed', String(chosen[index] === true));
  }
  barHost.classList.toggle('has-chosen', chosen.includes(true));
  for (const [index, part] of [...barHost.querySelectorAll('.part')].entries()) {
    part.classList.toggle('chosen', chosen[index] === true);
  }
}
