import { html, type Html } from './html.ts';

/** What a cell of a table shows. Numbers are aligned at their right. */
export type Cell = string | number | Html;

/** A table that scrolls sideways by itself, with the mouse or the keyboard, where the window is too narrow for it. */
export function scrollTable(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
    <table>
      <thead>
        <tr>
          ${heads.map((head, column) =>
            typeof rows[0]?.[column] === 'number'
              ? html`<th scope="col" class="number">${head}</th>`
              : html`<th scope="col">${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(drawCell)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

function drawCell(cell: Cell): Html {
  return typeof cell === 'number' ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`;
}
