import { describe, expect, it } from 'vitest';
import { CODEX_CONFIG, CODEX_USER_KEYS } from '../../../src/customizations/known/codex-config.ts';
import { findDataFaults } from '../../../src/rules/reading/json/data-faults.ts';
import { readToml } from '../../../src/text/toml/toml.ts';

describe('the settings of Codex', () => {
  it.each([
    ['of a small team', 'model = "gpt-5.4"\napproval_policy = "on-request"\nsandbox_mode = "workspace-write"\n'],
    ['with finer approvals', '[approval_policy]\ngranular = { sandbox_approval = true }\n'],
    ['with servers', '[mcp_servers.docs]\ncommand = "npx"\nargs = ["-y", "docs@1.0.0"]\nstartup_timeout_sec = 20\n'],
    ['with agents', '[agents]\nmax_threads = 4\n[agents.reviewer]\ndescription = "Reviews"\n'],
    ['with the environment of the shell', '[shell_environment_policy]\ninherit = "core"\nexclude = ["AWS_*"]\n'],
    [
      'with names of other instruction files',
      'project_doc_fallback_filenames = ["TEAM.md"]\nproject_doc_max_bytes = 65536\n',
    ],
    ['with features that are new', '[features]\nsome_new_feature = true\n[some_new_table]\na = 1\n'],
  ])('%s have no fault', (_name, text) => {
    const document = readToml({ text }, '1.1');
    expect(document.problems).toEqual([]);
    expect(findDataFaults(document, document.value, CODEX_CONFIG)).toEqual([]);
  });

  it('include every key that only users may set', () => {
    const keys = CODEX_CONFIG.kind === 'record' ? Object.keys(CODEX_CONFIG.keys) : [];
    expect([...CODEX_USER_KEYS].filter((key) => !keys.includes(key))).toEqual([]);
  });
});
