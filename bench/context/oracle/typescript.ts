import { join, relative, resolve } from 'node:path';
import ts from 'typescript-api';
import type { Extent, Oracle, Place, Target } from '../types.ts';
import { findChangedFunctions, lineAt, type ChangedFunction } from './changed-functions.ts';
import { openService } from './open-service.ts';
import type { OracleInput } from './read-oracle.ts';
import { TargetList } from './target-list.ts';

/** Files that are searched for uses of changed functions, besides the changed files and what they import. */
const MAX_FILES_WITH_USES = 60;
const MAX_CHANGED_FUNCTIONS = 40;
const SOURCE = /(?<!\.min)\.[cm]?[jt]sx?$/;

/** Lists what changed TypeScript and JavaScript files rest on, with TypeScript's language service. */
export function readTypeScript({ root, files, findFilesWith }: OracleInput): Oracle {
  const changed = files.filter(({ path }) => SOURCE.test(path));
  const functions = changed.flatMap((file) => findChangedFunctions(root, file)).slice(0, MAX_CHANGED_FUNCTIONS);
  const near = new Set(changed.map(({ path }) => path.split('/')[0]));
  const withUses = [...new Set(functions.flatMap(({ name }) => findFilesWith(name)))]
    .filter((path) => SOURCE.test(path))
    .sort((one, other) => Number(near.has(other.split('/')[0])) - Number(near.has(one.split('/')[0])))
    .slice(0, MAX_FILES_WITH_USES);
  const service = openService(root, [...new Set([...changed.map(({ path }) => path), ...withUses])]);
  try {
    const targets = new TargetList(files);
    for (const file of changed) {
      addUsed(service, root, file, targets);
    }
    for (const one of functions) {
      addCallers(service, root, one, targets);
    }
    return { targets: targets.all(), imports: readImports(service, root, changed) };
  } finally {
    service.dispose();
  }
}

type Service = ts.LanguageService;
type Changed = OracleInput['files'][number];

function addUsed(service: Service, root: string, file: Changed, targets: TargetList): void {
  const source = service.getProgram()?.getSourceFile(join(root, file.path));
  if (source === undefined) {
    return;
  }
  visit(source, (node) => {
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) {
      return;
    }
    const use: Place = { path: file.path, line: lineAt(source, node.getStart(source)) };
    if (!file.added.has(use.line)) {
      return;
    }
    const found = service.getDefinitionAtPosition(source.fileName, node.getStart(source)) ?? [];
    for (const target of readDefinitions(service, root, use, found)) {
      targets.add(target);
    }
  });
}

/** The declarations that the service finds for a name, as one target. */
function readDefinitions(
  service: Service,
  root: string,
  use: Place,
  found: readonly ts.DefinitionInfo[],
): readonly Target[] {
  const read = found.flatMap((definition) => {
    const path = relative(root, definition.fileName);
    const source = service.getProgram()?.getSourceFile(definition.fileName);
    if (
      path.startsWith('..') ||
      path.includes('node_modules/') ||
      source === undefined ||
      definition.textSpan.length === 0
    ) {
      return [];
    }
    const name = nodeAt(source, definition.textSpan.start);
    const declaration = name === undefined ? undefined : findDeclaration(name);
    if (name === undefined || declaration === undefined) {
      return [];
    }
    const context = definition.contextSpan ?? {
      start: declaration.getStart(source),
      length: declaration.getWidth(source),
    };
    const place: Extent = {
      path,
      line: lineAt(source, definition.textSpan.start),
      start: lineAt(source, context.start),
      end: lineAt(source, context.start + context.length),
    };
    return [{ name: name.getText(source), declaration, place }];
  });
  const locals = read.filter(({ declaration }) => isInFunction(declaration));
  const first = read[0];
  if (first === undefined) {
    return [];
  }
  const isLocal = locals.length === read.length;
  if (isLocal && (first.place.path !== use.path || isSignatureOnly(first.declaration))) {
    return [];
  }
  return [
    {
      kind: isLocal ? 'local' : 'declaration',
      name: first.name,
      isMember: isMember(first.declaration),
      places: read.filter((one) => isLocal || !locals.includes(one)).map(({ place }) => place),
      uses: [use],
    },
  ];
}

/** The declaration whose name a node is. Imports are not declarations: where they lead to is not in the repository. */
function findDeclaration(name: ts.Node): ts.Node | undefined {
  const { parent } = name;
  if (
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isTypeParameterDeclaration(parent)
  ) {
    return undefined;
  }
  return ts.isExportSpecifier(parent) || ts.isSourceFile(name) ? undefined : parent;
}

function isInFunction(declaration: ts.Node): boolean {
  for (let node = declaration.parent; node !== undefined; node = node.parent) {
    if (ts.isFunctionLike(node)) {
      return true;
    }
  }
  return false;
}

/** Parameters of function types are local to a declaration, not to code. */
function isSignatureOnly(declaration: ts.Node): boolean {
  return ts.isParameter(declaration) && !('body' in declaration.parent && declaration.parent.body !== undefined);
}

function isMember(declaration: ts.Node): boolean {
  return (
    ts.isClassElement(declaration) ||
    ts.isTypeElement(declaration) ||
    ts.isEnumMember(declaration) ||
    ts.isObjectLiteralElement(declaration)
  );
}

function addCallers(service: Service, root: string, changed: ChangedFunction, targets: TargetList): void {
  const found = service.getReferencesAtPosition(join(root, changed.path), changed.position) ?? [];
  const places = found.flatMap((reference): Extent[] => {
    const path = relative(root, reference.fileName);
    const source = service.getProgram()?.getSourceFile(reference.fileName);
    if (path.startsWith('..') || source === undefined || isImportOrExport(nodeAt(source, reference.textSpan.start))) {
      return [];
    }
    const line = lineAt(source, reference.textSpan.start);
    const isInside = path === changed.path && line >= changed.start && line <= changed.end;
    return isInside ? [] : [{ path, line, start: line, end: line }];
  });
  targets.addCallers({ name: changed.name, places, uses: changed.touched });
}

function isImportOrExport(node: ts.Node | undefined): boolean {
  for (let one = node; one !== undefined; one = one.parent) {
    if (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) {
      return true;
    }
  }
  return false;
}

function readImports(service: Service, root: string, changed: readonly Changed[]): Oracle['imports'] {
  const program = service.getProgram();
  return Object.fromEntries(
    changed.map(({ path }) => {
      const source = program?.getSourceFile(join(root, path));
      const symbols = source === undefined ? [] : importedNames(source);
      const paths = symbols.flatMap((node) => {
        const symbol = program?.getTypeChecker().getSymbolAtLocation(node);
        return (symbol?.declarations ?? [])
          .filter(ts.isSourceFile)
          .map(({ fileName }) => relative(root, resolve(fileName)));
      });
      return [path, [...new Set(paths)].filter((one) => !one.startsWith('..') && !one.includes('node_modules/'))];
    }),
  );
}

function importedNames(source: ts.SourceFile): readonly ts.Node[] {
  return source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier !== undefined
      ? [statement.moduleSpecifier]
      : [],
  );
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function nodeAt(source: ts.SourceFile, position: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  visit(source, (node) => {
    if (node.getStart(source) === position && node.getEnd() > position) {
      found = node;
    }
  });
  return found;
}
