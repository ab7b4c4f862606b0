import { readFile } from 'node:fs/promises';

const MAX_PIECES = 99;

/** Reads the prices of a shop. */
export async function readPrices(path) {
  const text = await readFile(path, 'utf8');
  const prices = new Map();
  for (const line of text.split('\n')) {
    const [name, price] = line.split(';');
    if (name !== '' && price !== undefined) {
      prices.set(name.trim(), Number(price));
    }
  }
  return prices;
}

/** Puts pieces into a basket, and says how many there are now. */
export function addPieces(basket, name, count = 1) {
  const before = basket.get(name) ?? 0;
  const after = Math.min(MAX_PIECES, before + count);
  basket.set(name, after);
  return after;
}

/** What the basket costs, in cents. */
export function totalPrice(basket, prices) {
  let total = 0;
  for (const [name, count] of basket) {
    const price = prices.get(name);
    if (price === undefined) {
      throw new Error(`There is no price for "${name}".`);
    }
    total += count * price;
  }
  return total;
}

export function describeBasket(basket) {
  const lines = [...basket].map(([name, count]) => `${count} × ${name}`);
  return lines.length > 0 ? lines.join(', ') : 'nothing';
}
