import type { UseFact } from '../../../syntax/facts/types.ts';
import { isGoPackage, isStandardGoPackage, isStandardGoPath } from '../go-packages.ts';
import type { Target, UsesFacts } from './target.ts';

/** The name of a package and what it has: `http.Get`, `http.Get()`. */
const OF_PACKAGE = /^(?<name>\w+)\.(?<member>[\w.]+)(?:\(\))?$/;

/**
 * Whether a use in Go code is one that is meant. Go code calls a package by the last part of its path, `http` for `net/http`,
 * unless the import gives it another name. What the standard library has a name for is no variable or other package of the name.
 */
export function isMeantInGo(target: Target, use: UseFact, facts: UsesFacts): boolean {
  const path = use.fromImport === undefined ? undefined : facts.imports[use.fromImport]?.module;
  if (path !== undefined && target.module !== undefined && isGoPackage(path, target.module)) {
    return true;
  }
  const { name = '', member = '' } = OF_PACKAGE.exec(target.code)?.groups ?? {};
  const isOther = isStandardGoPackage(name) && (use.isOwn || (path !== undefined && !isStandardGoPath(path)));
  return !isOther && (target.isMeant(use, facts) || (path !== undefined && isMember(target, use, path, name, member)));
}

function isMember({ code }: Target, use: UseFact, path: string, name: string, member: string): boolean {
  const used = use.meaning?.startsWith(`${path}#`) === true ? use.meaning.slice(path.length + 1) : '';
  return (
    path.replace(/\/v\d+$/, '').endsWith(`/${name}`) &&
    (use.kind === 'call' || !code.endsWith(')')) &&
    `${used}.`.startsWith(`${member}.`)
  );
}
