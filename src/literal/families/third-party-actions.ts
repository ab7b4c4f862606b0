/**
 * Whether an action, such as `actions/checkout`, is made by others, as rules on third-party actions mean it. GitHub's own are
 * not, and neither is what a workflow takes from a repository with the name `.github`: an organization keeps there what its
 * own repositories share.
 */
export function isThirdPartyAction(action: string): boolean {
  return !/^(?:(?:actions|github)\/|[\w.-]+\/\.github\/)/.test(action);
}
