import { expect, it } from 'vitest';
import { locateFiles, type Root } from '../../../src/customizations/places/locate-files.ts';
import type { OpenPlace } from '../../../src/customizations/places/places.ts';

function instructionsIn(folder: string): OpenPlace {
  return {
    kind: 'path-instructions',
    level: 'repository',
    folder,
    depth: 'any',
    name: { kind: 'ending', ending: '.instructions.md' },
    readers: ['vscode'],
  };
}

const ROOTS: readonly Root[] = [
  { path: '', places: [instructionsIn('.github/instructions')] },
  { path: 'api', places: [instructionsIn('api/.github/instructions')] },
  { path: 'api/v1', places: [instructionsIn('api/v1/.github/instructions')] },
  // A setting of this folder names one next to it.
  { path: 'web', places: [instructionsIn('web/.github/instructions'), instructionsIn('shared')] },
];

it.each<[string, string, string | undefined]>([
  ['the root', '.github/instructions/a.instructions.md', ''],
  ['a workspace folder', 'api/.github/instructions/a.instructions.md', 'api'],
  ['the innermost of two', 'api/v1/.github/instructions/a.instructions.md', 'api/v1'],
  ['a folder that names another one', 'shared/a.instructions.md', 'web'],
  ['none', 'apiary/.github/instructions/a.instructions.md', undefined],
])('a file belongs to %s', (_name, path, folder) => {
  expect(locateFiles([path], ROOTS).located.map((one) => one.folder)).toEqual(folder === undefined ? [] : [folder]);
});
