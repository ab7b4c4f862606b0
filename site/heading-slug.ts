/** The name that GitHub gives to a heading, so that links work in both places. */
export function headingSlug(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
