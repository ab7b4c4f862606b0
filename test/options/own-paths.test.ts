import { win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { isPlainOnWindows } from '../../src/workspace/paths.ts';
import { anyPath, leadsInside, openedBy, SYSTEMS } from '../harness/odd-paths.ts';

describe('a path that a configuration file gives', () => {
  /** Options that name a file or a folder to write or read. */
  const OPTIONS = ['cache-dir', 'sarif-file', 'output-dir', 'memory', 'history', 'tool-reports'] as const;

  function isAccepted(option: string, path: string): boolean {
    try {
      readOptions([readConfig(sourceText('.github/housestyle.yml', `${option}: ${JSON.stringify(path)}\n`)).options]);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      return false;
    }
  }

  /** Blanks around the names of a list do not count. */
  function trim(option: string, path: string): string {
    return option === 'tool-reports' ? path.trim() : path;
  }

  it.each(OPTIONS)('as `%s` leads to a file of its own name inside of the folder, on every system', (option) => {
    fc.assert(
      fc.property(anyPath, (written) => {
        fc.pre(isAccepted(option, written));
        const path = trim(option, written);
        for (const system of SYSTEMS) {
          expect(leadsInside(system, path)).toBe(true);
        }
        const parts = path.split('/').filter((part) => part !== '' && part !== '.');
        expect(parts.map(openedBy)).not.toContain('.git');
        expect(parts.map(openedBy)).not.toContain('git~1');
        parts.forEach((part) => expect(win32.normalize(part)).toBe(part));
        expect(parts.filter((part) => !isPlainOnWindows(part))).toEqual([]);
      }),
    );
  });

  it.each([
    'CON',
    'a/NUL.txt',
    'COM1.sarif',
    'a.sarif:hidden',
    'a.sarif.',
    'out /a.sarif',
    'C:a',
    '..\\a',
    'git~1/hooks/x',
  ])('%j is refused', (path) => {
    expect(isAccepted('sarif-file', path)).toBe(false);
  });

  it.each(['out/a.sarif', './out', 'out/', '.cache/replies', 'reports/caf\u00E9.json'])('%j is taken', (path) => {
    expect(isAccepted('sarif-file', path)).toBe(true);
  });
});
