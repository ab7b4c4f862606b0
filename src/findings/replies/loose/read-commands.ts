import type { FoundComment } from '../read-comment.ts';
import { knownField } from './known-fields.ts';
import { textComment } from './text-comment.ts';

/** `::warning file=a.ts,line=3,title=Slow::It is slow.` */
const COMMAND = /^[ \t>*-]{0,8}::(error|warning|notice|debug) ([^\n]{0,2000}?)::([^\n]{0,20000})$/gm;
const SIGNS: Readonly<Record<string, string>> = { '25': '%', '0A': '\n', '0D': '\r', '3A': ':', '2C': ',' };

/** Reads comments that are written as workflow commands of GitHub. */
export function readCommands(text: string): readonly FoundComment[] {
  return [...text.matchAll(COMMAND)].flatMap(([, severity = '', properties = '', body = '']) => {
    const named = properties.split(',').flatMap((property): readonly (readonly [string, string])[] => {
      const sign = property.indexOf('=');
      const field = knownField(property.slice(0, Math.max(0, sign)));
      return field === undefined ? [] : [[field, decode(property.slice(sign + 1))]];
    });
    return textComment(new Map([['severity', severity], ['body', decode(body)], ...named])) ?? [];
  });
}

function decode(text: string): string {
  return text.replaceAll(/%(25|0A|0D|3A|2C)/gi, (whole: string, code: string) => SIGNS[code.toUpperCase()] ?? whole);
}
