/** The page of github.com about the setup steps of Copilot's cloud agent (November 2026). */
export const SETUP_STEPS_PAGE =
  'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/customize-the-agent-environment';
