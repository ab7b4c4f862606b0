import { oncePerText } from '../reading/texts/once-per-text.ts';

/** Whether a text contains a download command. Three rules ask this for each text. */
export const namesDownload = oncePerText(({ text }) => text.includes('curl ') || text.includes('wget '));
