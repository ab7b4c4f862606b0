import { groupBy } from '../../../structures/group-by.ts';
import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import type { SymbolDeclaration, SymbolUse } from '../../../symbols/types.ts';
import { readResultCount } from '../calls/given-arguments.ts';
import type { FileSources } from '../files/file-sources.ts';
import { drawLinesAround } from '../search/lines-around.ts';
import type { Tool } from '../tool.ts';
import { describeDeclaration, lookUpName, NAME_PROPERTIES } from './look-up.ts';

const RESULTS = 15;
const MAX_RESULTS = 50;

/** The tool that shows where a declaration is used. It is exclusive: a call may read much of the repository. */
export function findUsagesTool(index: SymbolIndex, sources: FileSources): Tool {
  return {
    name: 'find_usages',
    description: `Finds the lines that use a function, class, member, type or constant, as the repository is with the change, not those in comments and strings. Gives ${RESULTS} lines unless maxResults says otherwise, marked ">", with two lines around each: those near to the change first, tests and imports last.`,
    isExclusive: true,
    parameters: {
      type: 'object',
      properties: { ...NAME_PROPERTIES, maxResults: { type: 'integer', description: `At most ${MAX_RESULTS}.` } },
      required: ['symbolName'],
    },
    run: async (given, signal) => {
      const { name, found } = await lookUpName(index, sources, given, signal);
      const best = found[0]?.declaration;
      const most = readResultCount(given, RESULTS, MAX_RESULTS);
      const uses = await index.findUses(best ?? undeclared(name), { most }, signal);
      return { kind: 'text', text: (await drawUses(index, uses, best, found.length)).join('\n') };
    },
  };
}

/** Stands for the declaration of a name that the repository does not declare, such as one of a package. */
function undeclared(name: string): SymbolDeclaration {
  return {
    path: '',
    name,
    kind: 'unknown',
    container: undefined,
    isExported: true,
    type: undefined,
    value: undefined,
    bases: [],
    startLine: 0,
    signatureLine: 0,
    nameLine: 0,
    headEndLine: 0,
    endLine: 0,
  };
}

async function drawUses(
  index: SymbolIndex,
  uses: readonly SymbolUse[],
  declaration: SymbolDeclaration | undefined,
  declarations: number,
): Promise<readonly string[]> {
  const count = uses.length === 1 ? '1 line uses' : `${uses.length} lines use`;
  const what =
    declaration === undefined
      ? `${count} the name; the repository does not declare it.`
      : `${count} ${describeDeclaration(declaration)}.`;
  const others =
    declarations > 1
      ? [`${declarations} declarations have this name: set filePath to one that uses or declares the one you mean.`]
      : [];
  const unsure = uses.filter(({ isSure }) => !isSure).length;
  const notes =
    unsure > 0 && declaration !== undefined
      ? [`${unsure} of them only have the same name: no import leads to the declaration.`]
      : [];
  const drawn = await Promise.all(
    [...groupBy(uses, ({ path }) => path)].map(async ([path, inFile]) => {
      const file = await index.read(path);
      return [
        '',
        `File: ${path}`,
        ...drawLinesAround(
          file?.text ?? '',
          inFile.map(({ line }) => line),
        ),
      ];
    }),
  );
  return [what, ...others, ...notes, ...drawn.flat()];
}
