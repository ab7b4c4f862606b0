/** One page of a list, as requested in the query. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

const DEFAULT_SIZE = 30;
const MAX_SIZE = 100;

/** Reads the page from the query. The size is 30 by default, and larger sizes than 100 are read as 100 (E7). */
export function readPage(query: URLSearchParams): Page {
  const size = Number(query.get('per_page') ?? DEFAULT_SIZE);
  const number = Number(query.get('page') ?? 1);
  return {
    number: Number.isInteger(number) && number > 0 ? number : 1,
    size: Number.isInteger(size) && size > 0 ? Math.min(size, MAX_SIZE) : DEFAULT_SIZE,
  };
}

export function slicePage<T>(items: readonly T[], page: Page): readonly T[] {
  return items.slice((page.number - 1) * page.size, page.number * page.size);
}

/**
 * Builds the `Link` header. Its addresses contain the repository's numeric id (E8). Undefined if there is only one page.
 *
 * `<http://127.0.0.1:1/repositories/7/pulls/1/files?per_page=2&page=2>; rel="next", <…>; rel="last"`
 */
export function linkHeader(address: URL, page: Page, total: number): string | undefined {
  const last = Math.ceil(total / page.size);
  if (last <= 1 && page.number === 1) return undefined;
  const links: string[] = [];
  const add = (number: number, relation: string): void => {
    const target = new URL(address);
    target.searchParams.set('page', String(number));
    links.push(`<${target.href}>; rel="${relation}"`);
  };
  if (page.number > 1) add(Math.min(page.number - 1, Math.max(last, 1)), 'prev');
  if (page.number < last) {
    add(page.number + 1, 'next');
    add(last, 'last');
  }
  if (page.number > 1) add(1, 'first');
  return links.join(', ');
}
