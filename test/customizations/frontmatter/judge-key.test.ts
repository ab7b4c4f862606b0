import { describe, expect, it } from 'vitest';
import {
  FRONTMATTER_KEYS,
  HEAD_KINDS,
  headOf,
  keyNamesOf,
  type HeadKind,
} from '../../../src/customizations/frontmatter/keys.ts';
import type { Client } from '../../../src/customizations/known/clients.ts';
import { judgeKey } from '../../../src/customizations/frontmatter/judge-key.ts';
import { MISNAMED_KEYS } from '../../../src/customizations/frontmatter/misnamed-keys.ts';

function judged(head: HeadKind, name: string): string {
  const fault = judgeKey(head, name);
  if (fault === undefined) {
    return 'known';
  }
  switch (fault.kind) {
    case 'other-client':
      return `other-client ${fault.head}`;
    case 'unknown':
      return ['unknown', fault.meant?.name, fault.from && `of ${fault.from}`].filter(Boolean).join(' ');
    case 'case':
    case 'typo':
      return `${fault.kind} ${fault.meant.name}`;
  }
}

describe('a key of the frontmatter', () => {
  it.each<[HeadKind, string, string]>([
    ['instructions', 'ApplyTo', 'case applyTo'],
    ['instructions', 'APPLYTO', 'case applyTo'],
    ['skill', 'Description', 'case description'],
    ['instructions', 'applyto', 'typo applyTo'],
    ['instructions', 'apply-to', 'typo applyTo'],
    ['prompt', 'argument_hint', 'typo argument-hint'],
    ['agent', 'argumentHint', 'typo argument-hint'],
    ['agent', 'descripton', 'typo description'],
    ['agent', 'discription', 'typo description'],
    ['skill', 'nmae', 'typo name'],
    ['skill', 'licence', 'typo license'],
    ['skill', 'user-invokable', 'unknown user-invocable'],
    ['agent', 'user-invokable', 'known'],
    ['agent', 'agent', 'unknown of prompts'],
    ['agent', 'tool', 'unknown tools'],
    ['prompt', 'tool', 'unknown tools'],
    ['prompt', 'agents', 'unknown agent of agents'],
    ['instructions', 'title', 'unknown name'],
    ['instructions', 'globs', "unknown applyTo of Cursor's rules"],
    ['agent', 'permissionMode', 'other-client claude-agent'],
    ['claude-agent', 'handoffs', 'other-client agent'],
    ['agent', 'mcpServers', 'typo mcp-servers'],
    ['claude-agent', 'mcp-servers', 'typo mcpServers'],
    ['claude-rule', 'applyTo', 'unknown paths of `*.instructions.md` files'],
    ['skill', 'authors', 'unknown'],
    ['skill', 'x', 'unknown'],
    ['agent', 'k'.repeat(100_000), 'unknown'],
    ['agent', '__proto__', 'unknown'],
    ['agent', 'constructor', 'unknown'],
  ])('of %s files: %s is %s', (head, name, expected) => {
    expect(judged(head, name)).toBe(expected);
  });

  it('is known for its own kind', () => {
    const keys = HEAD_KINDS.flatMap((head) => FRONTMATTER_KEYS[head].map(({ name }) => judged(head, name)));
    expect(new Set(keys)).toEqual(new Set(['known']));
  });

  it('is reported as misnamed only for an existing key, and never if it is known itself', () => {
    const wrong = HEAD_KINDS.flatMap((head) =>
      [...MISNAMED_KEYS[head]].filter(
        ([written, meant]) =>
          written !== written.toLowerCase() ||
          judgeKey(head, meant) !== undefined ||
          judgeKey(head, written) === undefined,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the frontmatter of a file', () => {
  it.each<[string, string, readonly Client[], string | undefined]>([
    ['agent', '.github/agents/a.agent.md', ['vscode'], 'agent'],
    ['agent', '.claude/agents/a.md', ['vscode', 'claude'], 'claude-agent'],
    ['agent', 'packages/web/.claude/agents/a.md', [], 'claude-agent'],
    ['agent', 'my.claude/agents/a.md', [], 'agent'],
    ['agent', 'plugins/p/agents/a.md', ['claude'], 'claude-agent'],
    ['skill', '.claude/skills/a/SKILL.md', ['claude'], 'skill'],
    ['agents-md', 'AGENTS.md', [], undefined],
  ])('of kind %s at %s for %j is that of %s', (kind, path, clients, head) => {
    expect(headOf({ kind, path, clients })).toBe(head);
  });

  it('names each key of both kinds of agents once', () => {
    const names = keyNamesOf('agent');
    expect([names.length, names.includes('handoffs'), names.includes('permissionMode')]).toEqual([
      new Set(names).size,
      true,
      true,
    ]);
  });
});
