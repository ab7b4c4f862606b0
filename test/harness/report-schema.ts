import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const SCHEMAS = join(import.meta.dirname, '../../schemas');
const compiled = new Map<string, ValidateFunction>();

/** A schema below `schemas/`, by its name. */
export function readSchema(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(SCHEMAS, `${name}.schema.json`), 'utf8')) as Record<string, unknown>;
}

/** What a schema below `schemas/` finds wrong with a value. */
export function schemaFaults(name: string, value: unknown): readonly string[] {
  const isValid = compiled.get(name) ?? compile(name);
  isValid(value);
  return (isValid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

function compile(name: string): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTuples: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(readSchema(name));
  compiled.set(name, isValid);
  return isValid;
}

/** The schema of what a command line prints; undefined if it does not print a JSON report. */
export function schemaOfCommand(args: readonly string[]): string | undefined {
  const isJson = args.some((arg, at) => arg === '--format=json' || (arg === '--format' && args[at + 1] === 'json'));
  const [command = ''] = args;
  const has = (flag: string): boolean => args.some((arg) => arg === flag || arg.startsWith(`${flag}=`));
  return isJson ? nameSchema(command, args, has) : undefined;
}

function nameSchema(command: string, args: readonly string[], has: (flag: string) => boolean): string | undefined {
  switch (command) {
    case 'review':
      return 'review-report';
    case 'publish':
      return 'review-report';
    case 'validate':
      return has('--fix') || has('--write-baseline') ? undefined : 'validation-report';
    case 'guidelines':
      return has('--history') ? 'history-report' : has('--statements') ? 'statements-report' : 'guidelines-report';
    case 'plan':
      return has('--history') ? 'past-bill-report' : 'plan-report';
    case 'rules':
      return args[1] === undefined || args[1].startsWith('-') ? 'rules-report' : 'rule-report';
    case 'describe':
      return 'description-report';
    case 'learn':
      return 'learned-report';
    case 'agents':
    case 'changes':
    case 'doctor':
    case 'dump':
    case 'fleet':
    case 'init':
    case 'why':
      return `${command}-report`;
    default:
      return undefined;
  }
}
