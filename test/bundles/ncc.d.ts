/** Types for ncc, which has none of its own. https://github.com/vercel/ncc#programmatically-from-nodejs */
declare module '@vercel/ncc' {
  export default function ncc(
    input: string,
    options: { readonly minify: boolean; readonly cache: false; readonly quiet: boolean },
  ): Promise<{ readonly code: string }>;
}
