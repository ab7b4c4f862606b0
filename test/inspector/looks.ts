import type { Browser, Page } from 'playwright-core';

/** How a page looks from far away: the brightness of `COLUMNS` × `ROWS` cells of its window, each a byte, in base64. */
export type Look = string;

const COLUMNS = 40;
const ROWS = 30;

/** Photographs the window of a page. Letters blur into grey, so another font changes little. */
export async function photograph(browser: Browser, page: Page): Promise<Look> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // The page of a report forbids pictures, so another page reduces it.
  const darkroom = await browser.newPage();
  try {
    return await darkroom.evaluate<string>(
      `(${REDUCE})(${JSON.stringify(`data:image/png;base64,${picture}`)}, ${COLUMNS}, ${ROWS})`,
    );
  } finally {
    await darkroom.close();
  }
}

const REDUCE = `async (address, columns, rows) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < image.height; y += 1) {
    const row = Math.floor((y * rows) / image.height) * columns;
    for (let x = 0; x < image.width; x += 1) {
      const cell = row + Math.floor((x * columns) / image.width);
      const at = (y * image.width + x) * 4;
      sums[cell] += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
      counts[cell] += 1;
    }
  }
  return btoa(String.fromCharCode(...sums.map((sum, cell) => Math.round(sum / counts[cell]))));
}`;

/** The mean difference of two looks, as a share of all brightness: 0 if they are equal, 1 between black and white. */
export function difference(one: Look, other: Look): number {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  if (a.length !== b.length) {
    return 1;
  }
  return a.reduce((sum, value, cell) => sum + Math.abs(value - (b[cell] ?? 0)), 0) / a.length / 255;
}
