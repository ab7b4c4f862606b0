import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Language as Grammar, Parser, type Node } from 'web-tree-sitter';
import { parseDocument } from 'yaml';
import type { Language } from './languages.ts';

/** Counts the syntax errors of a text; undefined if no parser for the language is at hand. */
export type CountErrors = (text: string) => number | undefined;

/** Opens parsers for languages, each once. */
export function openParsers(): (language: Language) => Promise<CountErrors> {
  const opened = new Map<string, Promise<CountErrors>>();
  return (language) => {
    const parser = opened.get(language.name) ?? openParser(language);
    opened.set(language.name, parser);
    return parser;
  };
}

async function openParser({ name, grammar }: Language): Promise<CountErrors> {
  if (name === 'JSON') {
    return (text) => Number(!isJson(text));
  }
  if (name === 'YAML') {
    return (text) => parseDocument(text, { logLevel: 'silent' }).errors.length;
  }
  if (grammar === undefined) {
    return () => undefined;
  }
  await Parser.init();
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/package.json'));
  const loaded = await Grammar.load(await readFile(join(folder, 'wasm', grammar)));
  const counted = new Map<string, number>();
  return (text) => {
    const known = counted.get(text);
    if (known !== undefined) {
      return known;
    }
    const parser = new Parser();
    parser.setLanguage(loaded);
    const tree = parser.parse(text);
    const errors = tree === null ? 0 : countErrorNodes(tree.rootNode);
    tree?.delete();
    parser.delete();
    counted.set(text, errors);
    return errors;
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function countErrorNodes(node: Node): number {
  if (!node.hasError) {
    return 0;
  }
  const own = Number(node.isError || node.isMissing);
  return node.children.reduce((sum, child) => sum + (child === null ? 0 : countErrorNodes(child)), own);
}
