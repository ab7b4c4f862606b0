import type { Octokit } from './octokit.ts';
import { UnexpectedAnswerError } from './patience.ts';

/** Ten times the comments of the longest pull requests that are known. */
const MAX_PAGES = 500;

/**
 * Reads all pages of a list. A further page is announced by a header. A server that announces one after the other would be read
 * forever, so there is a limit, which throws: half a list must not be taken for the whole.
 *
 * @param terms `request`: what `patience.ts` reads of a request, such as how often it is repeated
 */
export async function readAllPages<T>(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  read: (data: unknown) => readonly T[],
  {
    request,
    firstPage = 1,
  }: { readonly request?: Readonly<Record<string, unknown>>; readonly firstPage?: number } = {},
): Promise<readonly T[]> {
  const rows: T[] = [];
  for (let page = firstPage; page < firstPage + MAX_PAGES; page += 1) {
    const { data, headers } = await octokit.request(route, {
      ...parameters,
      page,
      request: { ...request, accepts: read },
    });
    rows.push(...read(data));
    if (headers.link?.includes('rel="next"') !== true) {
      return rows;
    }
  }
  throw new UnexpectedAnswerError(`a list of more than ${MAX_PAGES} pages`);
}
