import type { Statement } from './statements.ts';

const ENDS_WITH_MARK = /[.:;,!?…–—-]$/;

/**
 * A statement with the introductions of the lists that contain it: an item needs "Never use:" to be understood. A colon
 * follows an introduction that has no mark of its own: `Handle errors: never ignore one.`
 */
export function writeStatement({ leadIns, text }: Pick<Statement, 'leadIns' | 'text'>): string {
  return [...leadIns.map((leadIn) => (ENDS_WITH_MARK.test(leadIn) ? leadIn : `${leadIn}:`)), text].join(' ');
}
