/** The JSON Schemas of what commands print with `--format json`, drawn from the types of the reports. */
import { fileURLToPath } from 'node:url';
import { schemaAddress } from './address.ts';
import { drawTypeSchema, openTypes, type Schema } from './type-schema.ts';

/** A schema below `schemas/`, and the type that it describes. */
interface ReportSchema {
  readonly name: string;
  /** The command, as the title names it. */
  readonly command: string;
  /** Where the type is, below the root. */
  readonly file: string;
  readonly type: string;
}

export const REPORT_SCHEMAS: readonly ReportSchema[] = [
  report('agents', 'agents', 'src/reports/review/agents-json.ts', 'AgentListing'),
  report('changes', 'changes', 'src/reports/guidance/bundles.ts', 'ChangesWithBundles'),
  report('description', 'describe', 'src/reports/describe/description-json.ts', 'DescriptionReport'),
  report('doctor', 'doctor', 'src/reports/setup.ts', 'SetupReport'),
  report('dump', 'dump', 'src/reports/dumps/dump.ts', 'DumpReport'),
  report('fleet', 'fleet', 'src/reports/fleet/stock.ts', 'FleetReport'),
  report('guidelines', 'guidelines', 'src/reports/guidance/listings.ts', 'GuidelinesListing'),
  report('history', 'guidelines --history N', 'src/reports/guidance/history.ts', 'StatementHistoryReport'),
  report('init', 'init', 'src/reports/guidance/first-files.ts', 'InitReport'),
  report('learned', 'learn', 'src/findings/acceptance/acceptance-model.ts', 'AcceptanceModel'),
  report('past-bill', 'plan --history N', 'src/reports/shards/past-bill.ts', 'PastBillReport'),
  report('plan', 'plan', 'src/reports/shards/plan.ts', 'PlanReport'),
  report('review', 'review', 'src/reports/review/review-json.ts', 'ReviewReport'),
  report('rule', 'rules ID', 'src/reports/validation/rule-listing.ts', 'RuleReport'),
  report('rules', 'rules', 'src/reports/validation/rule-listing.ts', 'RulesReport'),
  report('statements', 'guidelines --statements', 'src/reports/guidance/statements.ts', 'StatementsReport'),
  report('validation', 'validate', 'src/reports/validation/diagnostics.ts', 'ValidationReport'),
  report('why', 'why', 'src/reports/guidance/why.ts', 'WhyReport'),
];

function report(name: string, command: string, file: string, type: string): ReportSchema {
  return { name: `${name}-report`, command, file, type };
}

/** The schema of each report, by its name. */
export function drawReportSchemas(): ReadonlyMap<string, Schema> {
  const root = new URL('../', import.meta.url);
  const pathOf = ({ file }: ReportSchema): string => fileURLToPath(new URL(file, root));
  const program = openTypes(REPORT_SCHEMAS.map(pathOf));
  const drawn = REPORT_SCHEMAS.map((one) => ({ ...one, ...drawTypeSchema(program, pathOf(one), one.type) }));
  const undescribed = new Set(drawn.flatMap((one) => one.undescribed.map((place) => `${one.name}: ${place}`)));
  if (undescribed.size > 0) {
    throw new Error(`these fields of reports have no comment that describes them:\n${[...undescribed].join('\n')}`);
  }
  return new Map(
    drawn.map(({ name, command, schema, definitions }) => {
      const whole = {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: schemaAddress(name),
        title: `What \`housestyle ${command} --format json\` prints`,
        ...schema,
        ...(Object.keys(definitions).length === 0 ? {} : { definitions }),
      };
      return [name, whole] as const;
    }),
  );
}
