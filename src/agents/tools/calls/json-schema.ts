import { Validator, type OutputUnit } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../models/model.ts';
import { showLineToModel } from '../../../text/hidden/chat-markup.ts';

/** More than that teach a model nothing. */
const MAX_ERRORS = 10;
const MAX_ERROR_CHARACTERS = 240;

/**
 * Says what keeps a JSON value from fitting a schema, one line each, to be shown to a model; nothing where it fits. The
 * value may come from anywhere, the schema is ours.
 */
export function schemaErrors(value: unknown, schema: JsonSchema): readonly string[] {
  const units = validate(value, schema);
  if (units === 'too-large') {
    return ['the value has more faults, or is nested deeper, than can be told'];
  }
  const causes = units.filter(({ keyword }) => !AROUND.has(keyword));
  const errors = [...new Set((causes.length > 0 ? causes : units).map(drawError))];
  return errors.length <= MAX_ERRORS
    ? errors
    : [...errors.slice(0, MAX_ERRORS), `and ${errors.length - MAX_ERRORS} more`];
}

/** These only say that something below them is wrong, and that stands in an error of its own. */
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

/** All errors; where these are too many for the package's recursion, the first. */
function validate(value: unknown, schema: JsonSchema): readonly OutputUnit[] | 'too-large' {
  for (const stopsAtFirst of [false, true]) {
    try {
      return new Validator(schema, '2020-12', stopsAtFirst).validate(value).errors;
    } catch (error) {
      // Expected: it passes its errors on as arguments of a call, and a call takes only so many.
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
