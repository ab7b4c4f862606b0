import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankRanges, findScripts, keepRanges } from '../../../src/text/languages/embedded-scripts.ts';
import { runs } from '../../property-runs.ts';

function scriptsIn(text: string, languageId = 'html'): readonly string[] {
  return findScripts(text, languageId).map(({ start, end, language }) => `${language}: ${text.slice(start, end)}`);
}

describe('scripts in markup', () => {
  it.each([
    ['<script>a</script>', 'html', ['javascript: a']],
    ['<SCRIPT TYPE="module">a</SCRIPT >', 'html', ['javascript: a']],
    ['<script type="text/template"><p>a</p></script>', 'html', []],
    ['<script src="a.js"></script>', 'html', []],
    ['<script lang="ts">a</script>', 'vue', ['typescript: a']],
    ["<script setup lang='tsx' >a</script>", 'vue', ['typescriptreact: a']],
    ['<script lang=ts>a</script>', 'svelte', ['typescript: a']],
    ['<script lang="coffee">a</script>', 'vue', ['undefined: a']],
    ['<script src="a.ts" />\n<script>b</script>', 'vue', ['javascript: b']],
    ['---\na\n---\n<script>b</script>', 'astro', ['typescript: a\n', 'typescript: b']],
    ['<script>a', 'html', ['javascript: a']],
    ['<!-- <script>a</script> --><script>b</script>', 'html', ['javascript: b']],
    ['<!---><script>a</script>-->', 'html', ['javascript: a']],
    ['<!-- a --!><script>b</script>', 'html', ['javascript: b']],
    ['<!-- a', 'html', []],
    ['<style>/* <script> */</style><script>a</script>', 'html', ['javascript: a']],
    [
      '<script>x = "<!-- <script>"; y = "</script>"; z</script>',
      'html',
      ['javascript: x = "<!-- <script>"; y = "</script>"; z'],
    ],
    ['<scripts>a</scripts>', 'html', []],
    ['<script data-x=">">a</script>', 'html', ['javascript: a']],
    ["<script data-x=it's>a</script>", 'html', ['javascript: a']],
  ])('%s', (text, languageId, expected) => {
    expect(scriptsIn(text, languageId)).toEqual(expected);
  });

  it('are in order, apart from each other, and keep all places, in any text', () => {
    const piece = fc.constantFrom(
      '<script',
      ' lang="ts"',
      '>',
      '</script>',
      '<!--',
      '-->',
      '<style>',
      '</style>',
      '---\n',
      '"',
      "'",
      '\n',
      'a = 1',
      '=',
      '/>',
      ' ',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom('html', 'vue', 'svelte', 'astro'),
        (pieces, id) => {
          const text = pieces.join('');
          const scripts = findScripts(text, id);
          let at = 0;
          for (const { start, end } of scripts) {
            expect(start >= at && end > start && end <= text.length).toBe(true);
            at = end;
          }
          for (const part of [keepRanges(text, scripts), blankRanges(text, scripts)]) {
            expect(part.length).toBe(text.length);
            expect(part.split('\n').length).toBe(text.split('\n').length);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each(['<script>', '<!--', '<script <!-- ', "<script a='", '</script', '<!--<script>', '---\n'])(
    'are found in a time in proportion to a text of %j',
    (piece) => {
      expect(() => findScripts(piece.repeat(100_000 / piece.length), 'html')).not.toThrow();
    },
  );
});
