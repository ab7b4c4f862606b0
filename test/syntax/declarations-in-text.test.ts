import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '../../src/syntax/declaration-forms.ts';
import { declarationsInText } from '../../src/syntax/declarations-in-text.ts';

/** Declarations as `line kind name`, with `+` for what others see and `"""` for what is documented. */
function read(languageId: string, lines: readonly string[]): readonly string[] {
  return (declarationsInText(lines.join('\n'), languageId) ?? []).map(
    ({ nameLine, kind, name = '', isExported, hasDoc }) =>
      `${nameLine} ${kind} ${name}${isExported ? ' +' : ''}${hasDoc ? ' """' : ''}`,
  );
}

describe('declarations of a text without a grammar', () => {
  it('has those of Kotlin with what is inside of what', () => {
    const lines = [
      'package a',
      '/** A. */',
      'internal data class Cart(val items: List<Item>) {',
      '    private val total = 0',
      '    /** Adds. */',
      '    fun <T> add(item: T, count: Map<String, Int>): Int {',
      '        val sum = items.size',
      '    }',
      '}',
      'const val LIMIT = 3',
    ];
    expect(read('kotlin', lines)).toEqual([
      '3 class Cart """',
      '4 property total',
      '6 method add + """',
      '6 parameter item',
      '6 parameter count',
      '7 variable sum +',
      '10 constant LIMIT +',
    ]);
  });

  it('has the parameters of a PowerShell function that stand in its head, and its help', () => {
    expect(read('powershell', ['<# Gets. #>', 'function Get-Item($Name, [int]$Count) {', '}'])).toEqual([
      '2 function Get-Item + """',
      '2 parameter Name',
      '2 parameter Count',
    ]);
  });

  it.each<readonly [name: string, languageId: string, lines: readonly string[]]>([
    ['comments', 'swift', ['// func a() {}', '/* class B {} */']],
    ['strings', 'lua', ['local a = "function b()"'.replace('local a', 'a')]],
    ['calls', 'dart', ['  show(a);', '  return load(b);', '  if (c(d)) {']],
    ['calls of a shell', 'shellscript', ['run "$(date)"', 'if test -f a; then']],
    ['other languages', 'typescript', ['function a() {}']],
  ])('has none of %s', (_name, languageId, lines) => {
    expect(read(languageId, lines)).toEqual([]);
  });

  it('has names at their places in any text', () => {
    const word = fc.constantFrom(
      'fun',
      'func',
      'class',
      'val',
      'def',
      'function',
      'local',
      '(',
      ')',
      '{',
      '}',
      'a_b',
      '=',
      ':',
      '\n',
      ' ',
      '"',
      '@X',
      '/**',
    );
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_LANGUAGES), fc.array(word, { maxLength: 60 }), (languageId, words) => {
        const text = words.join(' ');
        const lines = text.split('\n');
        const all = declarationsInText(text, languageId) ?? [];
        for (const { nameLine, nameColumn, name = '', inside } of all) {
          expect(lines[nameLine - 1]?.slice(nameColumn, nameColumn + name.length)).toBe(name);
          expect(inside === undefined || inside < all.length).toBe(true);
        }
      }),
    );
  });
});
