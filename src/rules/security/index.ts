import type { Rule } from '../types.ts';
import { securityApprovalBypass } from './security-approval-bypass.ts';
import { securityConcealFromUser } from './security-conceal-from-user.ts';
import { securityDynamicContext } from './security-dynamic-context.ts';
import { securityEncodedPayload } from './security-encoded-payload.ts';
import { securityEval } from './security-eval.ts';
import { securityExfiltration } from './security-exfiltration.ts';
import { securityForkChangesInstructions } from './security-fork-changes-instructions.ts';
import { securityImageBeacon } from './security-image-beacon.ts';
import { securityInjectionPhrase } from './security-injection-phrase.ts';
import { securityOverrideLanguage } from './security-override-language.ts';
import { securityRemoteShellPipe } from './security-remote-shell-pipe.ts';
import { securitySecret } from './security-secret.ts';
import { securityWildcardTools } from './security-wildcard-tools.ts';

/** In the order of their ids. */
export const SECURITY_RULES: readonly Rule[] = [
  securityApprovalBypass,
  securityConcealFromUser,
  securityDynamicContext,
  securityEncodedPayload,
  securityEval,
  securityExfiltration,
  securityForkChangesInstructions,
  securityImageBeacon,
  securityInjectionPhrase,
  securityOverrideLanguage,
  securityRemoteShellPipe,
  securitySecret,
  securityWildcardTools,
];
