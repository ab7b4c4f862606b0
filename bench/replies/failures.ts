import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredReply } from './measured-reply.ts';

/**
 * Writes each failure of the tuning half to a file of a folder: the reply, what was expected, and what came. The list of
 * them is written to a file beside the folder, `FOLDER.md`.
 */
export function writeFailures(measured: readonly MeasuredReply[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const failures = measured.filter((reply) => reply.drawn.half === 'tuning' && explainFailure(reply).length > 0);
  const rows = failures.map((reply) => {
    const file = `${reply.drawn.group}--${reply.drawn.kind.name}`.replaceAll(/[^\w.-]+/g, '-');
    writeFileSync(join(folder, `${file}.md`), drawFailure(reply));
    return `| ${reply.drawn.group} | ${escapeCell(reply.drawn.kind.name)} | ${explainFailure(reply).join('; ')} | ${file}.md |`;
  });
  const head = `${failures.length} failures of the tuning half. One file each in ${folder}.\n\n| group | kind | failure | file |\n|---|---|---|---|\n`;
  writeFileSync(`${folder}.md`, `${head}${rows.join('\n')}\n`);
}

/** The failures of a reply, as short phrases. Empty if there are none. */
function explainFailure({ judgement, run }: MeasuredReply): readonly string[] {
  const { expected, kept, placed, textWhole, severityTold, severityRight, invented } = judgement;
  return [
    ...(kept < expected ? [`kept ${kept} of ${expected}`] : []),
    ...(placed < kept ? [`placed ${placed} of ${kept}`] : []),
    ...(textWhole < kept ? [`text whole in ${textWhole} of ${kept}`] : []),
    ...(severityRight < severityTold ? [`severity right in ${severityRight} of ${severityTold}`] : []),
    ...(invented.length > 0 ? [`invented ${invented.length}`] : []),
    ...(judgement.isFalselyClean ? ['falsely clean'] : []),
    ...(judgement.isFalselyUnclean ? [`verdict ${run.report?.conclusion ?? 'missing'} instead of clean`] : []),
    ...(judgement.isFalselyIncomplete ? ['reports something as left out'] : []),
    ...(judgement.hasCrashed ? ['crashed'] : []),
  ];
}

function drawFailure(measured: MeasuredReply): string {
  const { drawn, change, reply, run, judgement } = measured;
  const { content, ...message } = reply.message;
  const expected = reply.expected.map(
    ({ comment, severities }) =>
      `- ${comment.path}:${comment.line} "${comment.title}", severity ${severities?.join(' or ') ?? 'any'}\n  quote: ${comment.quote}\n  body: ${comment.body}`,
  );
  const came = (run.report?.findings ?? []).map(
    (finding) =>
      `- ${finding.path}:${finding.line ?? '-'} ${finding.placement} "${finding.title}", severity ${finding.severity}${finding.placementReason === undefined ? '' : `\n  reason: ${finding.placementReason}`}\n  body: ${finding.body}`,
  );
  return [
    `# ${drawn.group}: ${drawn.kind.name} (${change})`,
    explainFailure(measured).join('; '),
    ...judgement.invented,
    `Requests: ${run.prompts.length}. Verdict: ${run.report?.conclusion ?? 'none'}. Exit code: ${run.exitCode}.`,
    `## Reply\n${Object.keys(message).length === 0 ? '' : `\n${JSON.stringify(message, undefined, 2)}\n`}\n${content ?? '(no content)'}`,
    `## Expected\n\n${expected.join('\n') || `nothing, verdict ${reply.verdict}`}`,
    `## Came\n\n${came.join('\n') || 'nothing'}`,
    `## Left out\n\n${(run.report?.leftOut ?? []).map(({ source, reason }) => `- ${source}: ${reason}`).join('\n') || 'nothing'}`,
    `## Standard error\n\n${run.stderr.slice(0, 4_000)}`,
    '',
  ].join('\n\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
