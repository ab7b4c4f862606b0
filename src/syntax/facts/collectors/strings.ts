import type { StringFact } from '../types.ts';
import { placeOfStep, textOfStep, type Collector, type Step } from '../walk.ts';
import { wordSet } from '../../../structures/words-in.ts';

const STRINGS: ReadonlySet<string> = wordSet(`
  char_literal character_literal encapsed_string interpolated_string_expression interpreted_string_literal
  raw_string_literal rune_literal string string_literal template_string verbatim_string_literal
`);
const CODE_INSIDE = /^(?:interpolation|template_substitution|variable_name|member_access_expression)$/;
const MAX_VALUE_CHARACTERS = 200;

/** Collects string literals. */
export function collectStrings(): Collector<readonly StringFact[]> {
  const strings: StringFact[] = [];
  return {
    looksAt: (type, isNamed) => isNamed && STRINGS.has(type),
    enter: (step, { text, isWanted }) => {
      if (isWanted(step.line)) {
        strings.push({
          ...placeOfStep(step),
          ...readQuotes(textOfStep(step, text, MAX_VALUE_CHARACTERS + 16)),
          isInterpolated: step.children.some(({ type }) => CODE_INSIDE.test(type)),
          role: stringRole(step),
        });
      }
    },
    end: () => strings,
  };
}

function readQuotes(written: string): Pick<StringFact, 'quote' | 'prefix' | 'value'> {
  const [start, prefix = '', quote = ''] = /^([A-Za-z@$]*)#*("""|'''|["'`])/.exec(written) ?? [''];
  const rest = written.slice(start.length);
  const end = quote === '' ? -1 : rest.lastIndexOf(quote);
  return { quote, prefix, value: (end < 0 ? rest : rest.slice(0, end)).slice(0, MAX_VALUE_CHARACTERS) };
}

const IMPORTS =
  /^(?:import_statement|export_statement|import_spec|import_require_clause|preproc_include|future_import_statement)$/;

function stringRole(step: Step): StringFact['role'] {
  const { parent } = step;
  if (parent === undefined) {
    return 'value';
  }
  switch (parent.type) {
    case 'pair':
      return parent.children[0] === step ? 'key' : 'value';
    case 'jsx_attribute':
      return 'markup';
    case 'expression_statement':
      return isDocstring(parent) ? 'doc' : 'value';
    case 'arguments':
    case 'argument_list': {
      const [callee] = parent.parent?.children ?? [];
      return callee?.type !== 'import' ? 'value' : 'import';
    }
    default:
      return !IMPORTS.test(parent.type) ? 'value' : 'import';
  }
}

/** The first statement of a Python module, class or function. */
function isDocstring(statement: Step): boolean {
  const body = statement.parent;
  const isFirst = body?.children.find(({ type }) => type !== 'comment') === statement;
  return isFirst && (body.type === 'module' || /^(?:function|class)_definition$/.test(body.parent?.type ?? ''));
}
