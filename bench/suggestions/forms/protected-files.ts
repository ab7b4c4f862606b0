import type { Form } from './form.ts';

/** Files that make programs or assistants do something. A change of them must never be one click. */
const PROTECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a workflow': {
    YAML: [
      '.github/workflows/ci.yml',
      '.github/workflows/release.yaml',
      '.github/workflows/nightly-checks.yml',
      '.github/actions/setup/action.yml',
      'action.yml',
      'tools/setup/action.yaml',
    ],
  },
  'an instruction file': {
    Markdown: [
      'AGENTS.md',
      'CLAUDE.md',
      'GEMINI.md',
      'packages/web/AGENTS.md',
      '.github/copilot-instructions.md',
      '.github/instructions/tests.instructions.md',
      '.github/prompts/release.prompt.md',
      '.github/agents/reviewer.agent.md',
      '.github/skills/deploy/SKILL.md',
      '.claude/agents/reviewer.md',
      '.claude/commands/ship.md',
      '.cursor/rules/style.md',
    ],
  },
  'a configuration file': {
    YAML: [
      '.github/housestyle.yml',
      '.github/dependabot.yml',
      '.gitlab-ci.yml',
      '.circleci/config.yml',
      '.pre-commit-config.yaml',
      'azure-pipelines.yml',
    ],
    JSON: [
      '.vscode/settings.json',
      '.vscode/tasks.json',
      '.vscode/mcp.json',
      '.mcp.json',
      '.claude/settings.json',
      '.devcontainer/devcontainer.json',
    ],
  },
};

/** Plain, right suggestions in such files. The files are new, so that they do not guide the review. */
export const PROTECTED_FILES: readonly Form[] = Object.entries(PROTECTED).map(([what, paths]): Form => ({
  name: `in ${what}`,
  edit: 'one to one',
  languages: Object.keys(paths),
  isForProtectedFiles: true,
  isNeverRight: true,
  build: ({ change, random }) => ({ path: random.pick(paths[change.language.name] ?? []), base: null }),
}));
