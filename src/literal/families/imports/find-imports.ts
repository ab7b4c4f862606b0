import { canHaveImports, readImports } from '../../../symbols/imports/read-imports.ts';
import type { CodeFacts, FactKind, ImportFact } from '../../../syntax/facts/types.ts';
import type { CodeFinder, CodeSubjectOf, TextSubject, Violation } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';

/** What a rule says of one import; undefined if the import is right. `Other` are further kinds of facts that it reads. */
export type JudgeImport<Other extends FactKind = never> = (
  fact: ImportFact,
  subject: CodeSubjectOf<'imports' | Other>,
) => Pick<Violation, 'found' | 'note' | 'suggestion'> | undefined;

const MAY_IMPORT = /\b(?:import|from|require|use|using|include|include_once|alias|extern)\b|^\s*(?:_\s+|\w+\s+)?["`(]/;

function mayImport(line: string): boolean {
  return MAY_IMPORT.test(line);
}

interface Options<Other extends FactKind> extends Partial<
  Pick<CodeFinder, 'about' | 'languages' | 'mayMatch' | 'signs' | 'topics'>
> {
  readonly alsoReads?: readonly Other[];
  /** The files whose imports are meant, if not all. */
  readonly importers?: (path: string) => boolean;
}

/** A finder that judges each import that the change adds, and reports each place once. */
export function findImports<Other extends FactKind = never>(
  words: string,
  judge: JudgeImport<Other>,
  { alsoReads = [], importers, ...more }: Options<Other> = {},
): CodeFinder {
  return {
    looksAt: 'code',
    words,
    mayMatch: mayImport,
    mayReportLanguage: canHaveImports,
    ...(importers === undefined ? {} : { mayReportIn: importers }),
    ...more,
    ...readsOnly<'imports' | Other>(['imports', ...alsoReads], {
      find: (subject) => {
        const found = new Map<string, Violation>();
        for (const fact of subject.facts.imports) {
          const judged = judge(fact, subject);
          const line = judged === undefined ? undefined : addedLine(fact, subject);
          if (line !== undefined && judged !== undefined) {
            found.set(`${line}:${judged.found}`, { path: subject.file.path, line, ...judged });
          }
        }
        return [...found.values()];
      },
    }),
    findInText: (subject) =>
      subject.added.flatMap(({ number, text }) =>
        readLine(subject, number, text).flatMap((fact) => {
          const judged = judge(fact, { ...subject, facts: NO_FACTS });
          return judged === undefined ? [] : [{ path: subject.file.path, line: number, ...judged }];
        }),
      ),
  };
}

const NO_FACTS: CodeFacts = {
  imports: [],
  declarations: [],
  uses: [],
  strings: [],
  comments: [],
  constructs: [],
  unsound: [],
  testOnly: [],
  code: [],
};

/** The modules that a line imports, by its text. Their names are not read, so no rule on names is checked. */
function readLine({ file }: TextSubject, line: number, text: string): readonly ImportFact[] {
  if (!/^\s*(?:@\w+\s+import\b|(?:import|export|from|const|let|var|use|using|require)\b|\})/.test(text)) {
    return [];
  }
  const kind = /\brequire\s*\(/.test(text) ? 'require' : /\bimport\s*\(/.test(text) ? 'dynamic' : 'import';
  const place = { line, column: 0, endLine: line, endColumn: text.length };
  return readImports(file.path, [text]).map((module) => ({
    ...place,
    module,
    kind,
    isType: /^\s*import\s+type\b/.test(text),
    isTop: true,
  }));
}

/** The first added line of an import. The name or module that breaks a rule may be on a later line of it. */
function addedLine(
  { line, endLine, module, local, imported }: ImportFact,
  { isAdded, added }: TextSubject,
): number | undefined {
  const names = [module, local, imported].filter((name) => name !== undefined && name !== '*' && name !== 'default');
  const own = added.filter(({ number }) => number >= line && number <= endLine);
  return (
    own.find(({ text }) => names.some((name) => name !== undefined && text.includes(name)))?.number ??
    (isAdded(line) ? line : undefined)
  );
}
