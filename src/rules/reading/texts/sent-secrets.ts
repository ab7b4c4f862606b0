import { regexSource } from '../../../text/regex.ts';

/** Files with credentials, and folders that contain such files. */
const SECRET_FILE = regexSource`
  (?:[\w.~/$\{\}-]{0,100}/)?(?:
    \.env(?:\.\w{1,20})?|\.(?:ssh|aws|gnupg)(?:/[\w.-]{0,40})?|id_(?:rsa|ed25519|ecdsa|dsa)|\.npmrc|\.netrc
    |\.pypirc|\.git-credentials|\.kube/config|\.docker/config\.json|etc/(?:passwd|shadow)|[\w-]{0,40}\.pem
    |credentials(?:\.\w{1,8})?
  )(?![\w/-])
`;

/** Commands that send such a file, or all environment variables, to another machine. */
export const SENDS: readonly RegExp[] = [
  // curl -d @.env, -F file=@.env, -T .env
  new RegExp(
    String.raw`\b(?:curl|Invoke-RestMethod|irm|iwr)\b[^\n;|]{0,250}?(?:@["']?|(?:-T|--upload-file|-InFile)[ =]["']?)${SECRET_FILE}`,
  ),
  new RegExp(String.raw`\bwget\b[^\n;|]{0,200}?--(?:post|body)-file[ =]["']?${SECRET_FILE}`),
  // curl -d "$(cat .env)", curl https://h/?d=$(printenv)
  new RegExp(
    String.raw`\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:cat|base64|head|tail)\s+(?:-\w+\s+){0,3}["']?${SECRET_FILE}`,
  ),
  // `$(printenv NAME)` is the value of one variable, as `$NAME` is.
  /\b(?:curl|wget)\b[^\n;|]{0,250}?\$\((?:env|printenv)(?:\s+-\w+){0,3}\s*(?:[)|&;<>]|$)/,
  // cat .env | curl, env | nc
  new RegExp(String.raw`\b(?:cat|base64|tar)\s[^\n;|]{0,100}?${SECRET_FILE}[^\n;]{0,150}?\|\s*(?:curl|nc|ncat|wget)\s`),
  /\b(?:env|printenv)\s*(?:\|[^\n;|]{1,100}){0,2}\|\s*(?:curl|nc|ncat)\s/,
];
