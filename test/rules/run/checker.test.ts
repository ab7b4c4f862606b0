import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import { listFiles } from '../../../src/rules/list-files.ts';
import { checkFiles, openChecker, type Checked } from '../../../src/rules/run/check-files.ts';
import type { Subject } from '../../../src/rules/run/subject.ts';
import type { RepositoryRule, Rule } from '../../../src/rules/types.ts';
import { viewRepository } from '../../../src/rules/view-repository.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';

const CONFIG = { clients: CLIENTS, rules: {}, overrides: [] };

/** Texts whose findings depend on their lines, on other texts and on comments that silence rules. */
const PARTS = [
  '---\nname: reviewer\ndescription: Reviews changes\n---\n',
  '---\nname: reviewer\ndescription: Writes pages\ntools: [reed, edit]\nagents: [writer]\n---\n',
  '---\ndescription: Rules\napplyTo: "**/*.py"\n---\n',
  '# Style\n\nWrite short functions and name them by what they do, so that readers find them quickly.\n',
  '\n',
  'See [the guide](../../docs/guide.md#style) and [the other](../../docs/gone.md).\n',
  '<!-- housestyle-disable-next-line markdown-link-not-found -- soon -->\n',
  'Run `npm run biuld` first. Ask @reviewer.\n',
  '```sh\nnpm test\n',
] as const;

const FILES = {
  '.github/agents/reviewer.agent.md': PARTS[0],
  '.github/agents/writer.agent.md': PARTS[1],
  '.github/copilot-instructions.md': PARTS[3],
  '.github/instructions/python.instructions.md': `${PARTS[2]}${PARTS[5]}`,
  'AGENTS.md': `${PARTS[3]}${PARTS[7]}`,
  'docs/guide.md': '# Style\n',
  'package.json': '{ "scripts": { "build": "tsc" } }\n',
};

const edits = fc.array(
  fc.record({
    path: fc.constantFrom(...Object.keys(FILES)),
    parts: fc.array(fc.constantFrom(...PARTS), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('a checker', () => {
  it('finds the same as a new check after any sequence of edits', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (sequence) => {
        const files = new Map<string, string>(Object.entries(FILES));
        const workspace = { ...memoryWorkspace(FILES), read: readFrom(files) };
        const subject = await openSubject(workspace);
        const checker = openChecker(RULES, CONFIG);
        await checker.check(subject, new Set());
        for (const { path, parts } of sequence) {
          files.set(path, parts.join(''));
          const again = await checker.check(subject, new Set([path]));
          expect(ordered(again)).toEqual(
            ordered(await checkFiles(subject.files, subject.given, subject.repository, RULES, CONFIG)),
          );
        }
      }),
    );
  });

  it('runs a rule for several files again only if its facts or a file that it read changed', async () => {
    const files = new Map<string, string>(Object.entries(FILES));
    const subject = await openSubject({ ...memoryWorkspace(FILES), read: readFrom(files) });
    const ran: string[] = [];
    const checker = openChecker(
      RULES.map((rule) => recordRuns(rule, ran)),
      CONFIG,
    );
    await checker.check(subject, new Set());

    ran.length = 0;
    await checker.check(subject, new Set(['.github/copilot-instructions.md']));
    expect(ran).not.toContain('agent-duplicate-name');

    ran.length = 0;
    await checker.check(subject, new Set(['docs/guide.md']));
    expect(ran).toEqual(['markdown-anchor-not-found']);
  });
});

function readFrom(files: ReadonlyMap<string, string>): Workspace['read'] {
  return (path) => {
    const text = files.get(path);
    return Promise.resolve(
      text === undefined ? { kind: 'missing' } : { kind: 'file', bytes: new TextEncoder().encode(text) },
    );
  };
}

async function openSubject(workspace: Workspace): Promise<Subject> {
  const listing = await listFiles({ repository: workspace });
  const repository = await viewRepository(workspace, listing);
  return { files: listing.files, given: listing.problems, repository };
}

function recordRuns(rule: Rule, ran: string[]): Rule {
  if (rule.scope !== 'repository') {
    return rule;
  }
  const recorded: RepositoryRule = {
    ...rule,
    check: (facts, report, repository, optionsFor) => {
      ran.push(rule.id);
      return rule.check(facts, report, repository, optionsFor);
    },
  };
  return recorded;
}

function ordered({ findings, suppressed }: Checked): readonly (readonly string[])[] {
  return [findings, suppressed].map((all: readonly Diagnostic[]) => all.map((one) => JSON.stringify(one)).toSorted());
}
