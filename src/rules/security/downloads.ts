import { oncePerText } from '../reading/once-per-text.ts';

/** Whether a text names a program that loads something; three rules ask of each text. */
export const namesDownload = oncePerText(({ text }) => text.includes('curl ') || text.includes('wget '));
