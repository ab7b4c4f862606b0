import { buildSync } from 'esbuild';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Parser from '@actions/workflow-parser';
import type * as Expressions from '@actions/expressions';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/workflow-parser');

/** GitHub's own parser of workflows. Its packages import JSON files as bundlers do, so they are bundled first. */
const parser: typeof Parser = loadBundled('@actions/workflow-parser');
const expressions: typeof Expressions = loadBundled('@actions/expressions');

function loadBundled(name: string): ReturnType<NodeJS.Require> {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from '${name}';`, resolveDir: ROOT },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const file = join(FOLDER, `${name.replaceAll(/\W/g, '-')}-${process.pid}.cjs`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  return createRequire(import.meta.url)(file);
}

/** The errors that GitHub's parser finds in a workflow. */
export async function findWorkflowErrors(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
  if (value !== undefined) {
    await parser.convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({ message }) => message);
}

/** Evaluates an expression of a workflow as GitHub does. `github` is the context of that name. */
export function evaluateExpression(
  text: string,
  github: unknown,
  others: Readonly<Record<string, unknown>> = {},
): string {
  const { tokens } = new expressions.Lexer(text).lex();
  const tree = new expressions.Parser(tokens, ['github', ...Object.keys(others)], []).parse();
  const context = JSON.parse(JSON.stringify({ github, ...others }), expressions.data.reviver);
  return new expressions.Evaluator(tree, context).evaluate().coerceString();
}
