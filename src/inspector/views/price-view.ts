import type { Actions, View } from '../actions.ts';
import { find } from '../element.ts';
import type { Situation } from '../state.ts';

/** The field for the price of input tokens. It begins with the price that the dump has, if it has one. */
export function createPriceView({ setPrice }: Pick<Actions, 'setPrice'>): View<Situation> {
  const field = find('price', HTMLInputElement);
  field.addEventListener('input', () => {
    const price = field.valueAsNumber;
    setPrice(Number.isFinite(price) && price >= 0 ? price : undefined);
  });
  return {
    show: ({ state }) => {
      // What a person is typing is left alone.
      if (document.activeElement !== field) {
        field.value = state.price === undefined ? '' : String(state.price);
      }
    },
  };
}
