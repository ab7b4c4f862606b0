import { regex } from '../../text/regex.ts';

/** Codes of Node for certificates that it does not accept. Another try does not change that. */
const CERTIFICATE_CODES = regex()`
  ^(?:
    DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE).*
    |CERT_[A-Z_]+|ERR_TLS_CERT_ALTNAME_INVALID
  )$
`;

/** Why a request got no answer, in the words of the network: those of `fetch` alone are `fetch failed`. */
export function describeNetworkFailure(error: unknown): string {
  const [first, ...deeper] = listCauses(error);
  const said = first instanceof Error ? first.message : String(first);
  const last = deeper.at(-1);
  if (last === undefined) {
    return said;
  }
  const reason = last instanceof Error && last.message !== '' ? last.message : (codeOf(last) ?? '');
  return isCertificateRefused(error)
    ? `the certificate of the server is not trusted (${withoutAdvice(reason)}). Set \`NODE_EXTRA_CA_CERTS\` to the file with the certificates of your organization`
    : reason === ''
      ? said
      : `${said}: ${reason}`;
}

/** Newer versions of Node add what else could be tried: `…; if the root CA is installed locally, …`. */
function withoutAdvice(reason: string): string {
  return reason.split(';', 1)[0] ?? reason;
}

/** Whether the server was not asked because its certificate is not trusted. */
export function isCertificateRefused(error: unknown): boolean {
  return listCauses(error).some((cause) => CERTIFICATE_CODES.test(codeOf(cause) ?? ''));
}

const MAX_CAUSES = 5;

function listCauses(error: unknown): readonly unknown[] {
  const causes = [error];
  while (causes.length < MAX_CAUSES) {
    const last = causes.at(-1);
    if (!(last instanceof Error) || last.cause === undefined) {
      break;
    }
    causes.push(last.cause);
  }
  return causes;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
