/** JSON Schemas of TypeScript types, so that the types of our reports are the only source of their schemas. */
import ts from 'typescript-api';
import { describeField } from './report-words.ts';

/** A schema, with the keys that are read of it. */
export interface Schema {
  readonly [key: string]: unknown;
  readonly description?: string;
  readonly const?: string | number | boolean;
  readonly $ref?: string;
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** The name of the definition that a schema, or each item of its list, refers to. */
export function referredName({ $ref, items }: Schema): string | undefined {
  const ofItems = items !== undefined && '$ref' in items ? items.$ref : undefined;
  return ($ref ?? ofItems)?.split('/').at(-1);
}

/** The schema of a type, with the schemas of the named types in it. */
export interface TypeSchema {
  readonly schema: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Places of fields that no comment describes. */
  readonly undescribed: readonly string[];
}

/** Fields whose numbers may have a fraction. All other numbers of our reports are counts, lines, ids or amounts of tokens. */
const FRACTIONS: ReadonlySet<string> = new Set([
  'base',
  'batchCost',
  'confidence',
  'cost',
  'inputPrice',
  'points',
  'priority',
  'rate',
  'saved',
  'score',
  'weight',
  'worth',
]);

/** Fields that count from 1. */
const FROM_ONE: ReadonlySet<string> = new Set(['column', 'endColumn', 'endLine', 'line', 'startLine']);

/** Opens files with everything that they import. */
export function openTypes(paths: readonly string[]): ts.Program {
  return ts.createProgram({
    rootNames: [...paths],
    options: {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2024.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
    },
  });
}

/** The schema of an exported type of a file, as `JSON.stringify` writes its values. */
export function drawTypeSchema(program: ts.Program, path: string, name: string): TypeSchema {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const owner = file && checker.getSymbolAtLocation(file);
  const symbol = owner && checker.getExportsOfModule(owner).find((one) => one.name === name);
  if (symbol === undefined) {
    throw new Error(`${path} does not export the type ${name}`);
  }
  return new Drawing(checker, program).draw(checker.getDeclaredTypeOfSymbol(symbol), name);
}

/** One schema while it is drawn: the named types that were met, and the fields without a description. */
class Drawing {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;
  readonly #definitions = new Map<string, { readonly type: ts.Type; schema: Schema }>();
  readonly #undescribed = new Set<string>();

  constructor(checker: ts.TypeChecker, program: ts.Program) {
    this.#checker = checker;
    this.#program = program;
  }

  draw(type: ts.Type, name: string): TypeSchema {
    const schema = type.isUnion() ? this.#union(type, name, name) : this.#object(type, name);
    const definitions = [...this.#definitions].map(([key, { schema: one }]) => [key, one] as const);
    return {
      schema,
      definitions: Object.fromEntries(definitions.toSorted(([one], [other]) => (one < other ? -1 : 1))),
      undescribed: [...this.#undescribed],
    };
  }

  /** @param field the field that the type is of, for numbers and messages */
  #type(type: ts.Type, field: string, place: string): Schema {
    const name = this.#ownName(type);
    if (name !== undefined) {
      return this.#reference(name, type, field);
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return { const: type.value };
    }
    if (type.isUnion()) {
      return this.#union(type, field, place);
    }
    if ((type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) !== 0) {
      return field === 'url' ? { type: 'string', format: 'uri' } : { type: 'string' };
    }
    if ((type.flags & ts.TypeFlags.NumberLike) !== 0) {
      return FRACTIONS.has(field) ? { type: 'number' } : { type: 'integer', minimum: FROM_ONE.has(field) ? 1 : 0 };
    }
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) {
      return { const: this.#checker.typeToString(type) === 'true' };
    }
    if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) {
      return { type: 'boolean' };
    }
    if ((type.flags & ts.TypeFlags.Null) !== 0) {
      return { type: 'null' };
    }
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker
        .getTypeArguments(type as ts.TypeReference)
        .map((item) => this.#type(item, field, place));
      const { hasRestElement, minLength } = (type as ts.TupleTypeReference).target;
      const rest = hasRestElement ? items.at(-1) : undefined;
      return rest === undefined
        ? { type: 'array', items, minItems: minLength, additionalItems: false }
        : { type: 'array', items: items.slice(0, -1), minItems: minLength, additionalItems: rest };
    }
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
      if (item !== undefined) {
        return { type: 'array', items: this.#type(item, field, place) };
      }
    }
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0) {
      return this.#object(type, place);
    }
    throw new Error(`${place} has the type ${this.#checker.typeToString(type)}, which no JSON is known for`);
  }

  /** A type of ours with a name, which schemas refer to. Types with parameters have none. */
  #ownName(type: ts.Type): string | undefined {
    if (this.#checker.isTupleType(type) || this.#checker.isArrayType(type)) {
      return undefined;
    }
    const symbol = type.aliasSymbol ?? ((type.flags & ts.TypeFlags.Object) === 0 ? undefined : type.getSymbol());
    const [declaration] = symbol?.declarations ?? [];
    const isNamed =
      declaration !== undefined &&
      (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
      declaration.typeParameters === undefined;
    const isOurs = isNamed && !/[\\/]node_modules[\\/]/.test(declaration.getSourceFile().fileName);
    return isOurs ? symbol?.name : undefined;
  }

  #reference(name: string, type: ts.Type, field: string): Schema {
    const known = this.#definitions.get(name);
    if (known !== undefined && known.type !== type) {
      throw new Error(`two different types are named ${name}`);
    }
    if (known === undefined) {
      const entry = { type, schema: {} };
      this.#definitions.set(name, entry);
      const own = type.isUnion()
        ? this.#union(type, field, name)
        : (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0
          ? this.#type(this.#checker.getBaseTypeOfLiteralType(type), field, name)
          : this.#object(type, name);
      const described = describe(type.aliasSymbol ?? type.getSymbol(), this.#checker);
      entry.schema = { ...(described === undefined ? {} : { description: described }), ...own };
    }
    return { $ref: `#/definitions/${name}` };
  }

  #union(type: ts.UnionType, field: string, place: string): Schema {
    // JSON has no `undefined`: the field is absent then.
    const members = type.types.filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0);
    const literals = members.filter((one): one is ts.LiteralType => one.isStringLiteral() || one.isNumberLiteral());
    const others = members.filter((one) => !one.isStringLiteral() && !one.isNumberLiteral());
    const isBoolean = others.filter((one) => (one.flags & ts.TypeFlags.BooleanLiteral) !== 0).length === 2;
    const schemas = [
      ...(literals.length === 0
        ? []
        : [{ enum: literals.map((one) => (one as ts.StringLiteralType).value).toSorted() }]),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others
        .filter((one) => !isBoolean || (one.flags & ts.TypeFlags.BooleanLiteral) === 0)
        .map((one) => this.#type(one, field, place)),
    ];
    const [only] = schemas;
    return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas.toSorted(byText) };
  }

  #object(type: ts.Type, place: string): Schema {
    const values = type.getStringIndexType();
    const fields = this.#checker.getPropertiesOfType(type).toSorted(byPlace);
    if (values !== undefined && fields.length === 0) {
      return { type: 'object', additionalProperties: this.#type(values, place.split('.').at(-1) ?? '', place) };
    }
    const drawn = fields
      .map((field) => [field, this.#fieldType(field)] as const)
      .filter(([, fieldType]) => (fieldType.flags & ts.TypeFlags.Undefined) === 0);
    const required = drawn.filter(([field, fieldType]) => !isOptional(field, fieldType)).map(([{ name }]) => name);
    return {
      type: 'object',
      additionalProperties: false,
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(
        drawn.map(([field, fieldType]) => [field.name, this.#field(field, fieldType, `${place}.${field.name}`)]),
      ),
    };
  }

  #fieldType(field: ts.Symbol): ts.Type {
    const anchor = field.valueDeclaration ?? field.declarations?.[0] ?? this.#program.getSourceFiles()[0];
    return anchor === undefined
      ? this.#checker.getTypeOfSymbol(field)
      : this.#checker.getTypeOfSymbolAtLocation(field, anchor);
  }

  #field(field: ts.Symbol, type: ts.Type, place: string): Schema {
    const schema = this.#type(type, field.name, place);
    const described = describe(field, this.#checker) ?? (this.#isSaid(schema) ? undefined : describeField(place));
    if (described !== undefined) {
      // Draft 7 ignores what stands next to a reference.
      return '$ref' in schema ? { description: described, allOf: [schema] } : { description: described, ...schema };
    }
    if (!this.#isSaid(schema)) {
      this.#undescribed.add(place);
    }
    return schema;
  }

  /** Whether a field needs no words: it has one value, or the type that it refers to is described. */
  #isSaid(schema: Schema): boolean {
    const name = referredName(schema) ?? '';
    return 'const' in schema || 'description' in (this.#definitions.get(name)?.schema ?? {});
  }
}

/** The compiler's own order depends on what it happened to read before. */
function byText(one: Schema, other: Schema): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** By the place where a field is written: by file, and in a file from the top. */
function byPlace(one: ts.Symbol, other: ts.Symbol): number {
  const [first, second] = [one, other].map(({ declarations = [] }) => declarations[0]);
  const files = [first, second].map((node) => node?.getSourceFile().fileName ?? '');
  return files[0] === files[1] ? (first?.pos ?? 0) - (second?.pos ?? 0) : (files[0] ?? '') < (files[1] ?? '') ? -1 : 1;
}

function isOptional(field: ts.Symbol, type: ts.Type): boolean {
  const mayBeAbsent = type.isUnion() && type.types.some((one) => (one.flags & ts.TypeFlags.Undefined) !== 0);
  return mayBeAbsent || (field.flags & ts.SymbolFlags.Optional) !== 0;
}

function describe(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}
