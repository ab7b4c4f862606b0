import type { Page } from 'playwright-core';

/** Finds the texts of a page with less contrast than WCAG level AA requires for small text. Each has its ratio. */
export function poorContrasts(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(IN_PAGE);
}

/** Colours are read from a canvas, because they may be in any notation. */
const IN_PAGE = `(() => {
  const LEAST = 4.5;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour, below) => {
    canvas.fillStyle = 'rgb(' + below.join(',') + ')';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const groundOf = (element) =>
    element === null ? [255, 255, 255] : read(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const poor = new Set();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (text.data.trim() === '' || !element.checkVisibility() || element.closest('.visually-hidden, script, :disabled') !== null) {
      continue;
    }
    const ground = groundOf(element);
    const [a, b] = [light(read(getComputedStyle(element).color, ground)), light(ground)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < LEAST) {
      poor.add(element.className + ' in ' + element.parentElement.className + ': ' + ratio.toFixed(2) + ' ' + text.data.slice(0, 20));
    }
  }
  return [...poor];
})()`;
