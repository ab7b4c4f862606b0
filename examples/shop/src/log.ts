/** Writes one line of the structured log. */
export function log(event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${JSON.stringify({ event, ...fields })}\n`);
}
