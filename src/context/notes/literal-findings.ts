import { groupBy } from '../../structures/group-by.ts';
import { shorten } from '../../text/shown/shorten.ts';
import type { ContextProvider } from '../provider.ts';

/** What a literal check reports, before a model is asked. */
export interface LiteralFinding {
  readonly path: string;
  readonly line?: number;
  readonly title: string;
  /** The id of the statement: `2.7`. */
  readonly citation?: string;
}

/** Without them a model says again what is reported anyway, so they are worth more than results of other tools. */
const WORTH = 4;
const MAX_FINDINGS_OF_FILE = 20;
const MAX_TITLE_CHARACTERS = 150;

/** Tells models what literal checks found, so that they do not repeat it. Each file has a note of its own. */
export function literalFindingsProvider(read: () => Promise<readonly LiteralFinding[]>): ContextProvider {
  return {
    name: 'literal-checks',
    provide: async ({ changed, note }) => {
      const byPath = groupBy(await read(), ({ path }) => path);
      for (const path of new Set(changed.map(({ file }) => file.path))) {
        const found = byPath.get(path) ?? [];
        if (found.length > 0) {
          note({
            source: 'literal checks',
            title: 'Already reported for its changed lines, with the rule; a new comment must not repeat it',
            text: drawFindings(found),
            why: `literal checks report it in ${path}`,
            worth: WORTH,
            for: [path],
          });
        }
      }
    },
  };
}

function drawFindings(found: readonly LiteralFinding[]): string {
  const more = found.length - MAX_FINDINGS_OF_FILE;
  return [
    ...found.slice(0, MAX_FINDINGS_OF_FILE).map(drawFinding),
    ...(more > 0 ? [`(${more} more are reported too)`] : []),
  ].join('\n');
}

function drawFinding({ line, title, citation }: LiteralFinding): string {
  const where = line === undefined ? 'the file' : `line ${line}`;
  const rule = citation === undefined ? '' : ` (statement ${citation})`;
  return `${where}: ${shorten(title.replaceAll(/\s+/g, ' '), MAX_TITLE_CHARACTERS)}${rule}`;
}
