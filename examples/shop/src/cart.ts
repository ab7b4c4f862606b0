import { log } from './log.ts';

export interface Line {
  readonly product: string;
  readonly cents: number;
  readonly quantity: number;
}

/** Total price of the lines in cents. */
export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
}

/** Takes out every line of a product. */
export function remove(lines: readonly Line[], product: string): readonly Line[] {
  log('cart.remove', { product });
  return lines.filter((line) => line.product !== product);
}
