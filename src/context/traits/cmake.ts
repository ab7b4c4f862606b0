import type { ManifestKind } from './types.ts';

/** `CMakeLists.txt`, for the standards of C and C++ that it sets. */
export const CMAKE: ManifestKind = {
  names: ['CMakeLists.txt'],
  languages: ['c', 'cpp', 'cuda-cpp'],
  frameworks: [],
  testing: [],
  locks: [],
  read: (text) => ({ platform: readStandards(text).map((name) => ({ name })), dependencies: [] }),
  isImported: () => false,
};

/** The standards that `set(CMAKE_CXX_STANDARD 17)` and the like set: `C++17`. */
export function readStandards(text: string): readonly string[] {
  const code = text.replaceAll(/#[^\n]*/g, '');
  return [
    ...standards(code, /\bCMAKE_CXX_STANDARD\s+"?(98|11|14|17|20|23|26)\b/g, 'C++'),
    ...standards(code, /\bCMAKE_C_STANDARD\s+"?(90|99|11|17|23)\b/g, 'C'),
  ];
}

function standards(code: string, pattern: RegExp, language: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, year = '']) => `${language}${year}`);
}
