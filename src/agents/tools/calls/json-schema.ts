import { Validator, type OutputUnit } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../models/model.ts';
import { showLineToModel } from '../../../text/hidden/chat-markup.ts';

/** More errors do not help a model. */
const MAX_ERRORS = 10;
const MAX_ERROR_CHARACTERS = 240;

/**
 * Lists why a JSON value does not match a schema, one line per error, to be shown to a model. The list is empty if it
 * matches. The value may come from anywhere; the schema is part of this program.
 */
export function schemaErrors(value: unknown, schema: JsonSchema): readonly string[] {
  const units = validate(value, schema);
  if (units === 'too-large') {
    return ['the value has too many errors, or is nested too deeply'];
  }
  const causes = units.filter(({ keyword }) => !AROUND.has(keyword));
  const errors = [...new Set((causes.length > 0 ? causes : units).map(drawError))];
  return errors.length <= MAX_ERRORS
    ? errors
    : [...errors.slice(0, MAX_ERRORS), `and ${errors.length - MAX_ERRORS} more`];
}

/** Keywords whose errors only say that something below them is wrong; that has an error of its own. */
const AROUND = new Set([
  'properties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  '$ref',
]);

/** All errors, or only the first one if they are too many for the recursion of the package. */
function validate(value: unknown, schema: JsonSchema): readonly OutputUnit[] | 'too-large' {
  for (const stopsAtFirst of [false, true]) {
    try {
      return new Validator(schema, '2020-12', stopsAtFirst).validate(value).errors;
    } catch (error) {
      // Expected: the package passes its errors as arguments of a call, and the number of arguments is limited.
      if (!(error instanceof RangeError)) {
        throw error;
      }
    }
  }
  return 'too-large';
}

function drawError({ keyword, instanceLocation, error }: OutputUnit): string {
  const place = instanceLocation.replace(/^#\/?/, '');
  const said = keyword === 'false' ? 'is not taken here' : error.replace(/\.$/, '');
  return showLineToModel(`${place === '' ? '' : `${place}: `}${said}`).slice(0, MAX_ERROR_CHARACTERS);
}
