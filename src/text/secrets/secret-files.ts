import { foldFilePath } from '../file-names.ts';
import { regex } from '../regex.ts';

/** Names of files that contain keys and passwords, in lower case, and what they contain. */
const NAMES: Readonly<Record<string, string>> = {
  '.boto': 'keys of a cloud',
  '.databrickscfg': 'a token of a platform',
  '.dockercfg': 'the passwords of registries',
  '.envrc': 'an environment',
  '.esmtprc': 'a password of a mail server',
  '.fetchmailrc': 'a password of a mail server',
  '.ftpconfig': 'a password of a server',
  '.git-credentials': 'the passwords of git',
  '.htdigest': 'passwords',
  '.htpasswd': 'passwords',
  '.msmtprc': 'a password of a mail server',
  '.my.cnf': 'a password of a database',
  '.mylogin.cnf': 'a password of a database',
  '.netrc': 'passwords of servers',
  _netrc: 'passwords of servers',
  '.npmrc': 'a token of a registry',
  '.pgpass': 'passwords of databases',
  '.pypirc': 'a token of a registry',
  '.remote-sync.json': 'a password of a server',
  '.s3cfg': 'keys of a cloud',
  '.terraformrc': 'a token of a cloud',
  '.vault_pass': 'a password of a vault',
  '.vault-password': 'a password of a vault',
  '.vault-token': 'a token of a vault',
  '.yarnrc.yml': 'a token of a registry',
  'accesskeys.csv': 'keys of a cloud',
  credentials: 'credentials',
  'credentials.csv': 'keys of a cloud',
  'credentials.json': 'credentials',
  'credentials.tfrc.json': 'a token of a cloud',
  'credentials.toml': 'credentials',
  'credentials.xml': 'credentials',
  'credentials.yaml': 'credentials',
  'credentials.yml': 'credentials',
  id_dsa: 'a private key',
  id_ecdsa: 'a private key',
  id_ecdsa_sk: 'a private key',
  id_ed25519: 'a private key',
  id_ed25519_sk: 'a private key',
  id_rsa: 'a private key',
  'kaggle.json': 'a key of a platform',
  kubeconfig: 'keys of a cluster',
  'local.settings.json': 'settings with keys',
  'master.key': 'a key of encryption',
  'rclone.conf': 'passwords of clouds',
  'recentservers.xml': 'passwords of servers',
  'rootkey.csv': 'keys of a cloud',
  'secret.yaml': 'secrets',
  'secret.yml': 'secrets',
  'secrets.json': 'secrets',
  'secrets.toml': 'secrets',
  'secrets.yaml': 'secrets',
  'secrets.yml': 'secrets',
  'service-account.json': 'a key of a cloud',
  'sftp-config.json': 'a password of a server',
  'sitemanager.xml': 'passwords of servers',
  'terraform.rc': 'a token of a cloud',
  'terraform.tfstate': 'the state of a cloud, passwords among it',
  'vault_pass.txt': 'a password of a vault',
  'wp-config.php': 'a password of a database',
};

const IS_KEY = /\.(?:pem|ppk|p8|p12|pfx|pkcs12|jks|keystore|bks|kdbx?|psafe3|keychain(?:-db)?|agekey|gpg|key)$/;

const PATTERNS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^\.env(?:[._-].*)?$|\.env$|^\.dev\.vars$/, 'an environment'],
  [IS_KEY, 'a key or a store of keys'],
  [/\.(?:tfvars|tfvars\.json)$/, 'values of variables, passwords among them'],
  [/\.tfstate(?:\..*)?$/, 'the state of a cloud, passwords among it'],
  [
    /^\.(?:bash|zsh|sh|psql|mysql|sqlite|irb|pry|python|node_repl|rediscli)_?history$/,
    'commands that somebody typed, passwords among them',
  ],
  [/_accesskeys\.csv$/, 'keys of a cloud'],
  [/^wg\d{1,2}\.conf$/, 'a private key'],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?[_-][^.]*$/, 'a private key'],
  [
    /^(?:client_secret|service[-_]?account|application_default_credentials|gcloud).*\.json$|-adminsdk-.*\.json$/,
    'a key of a cloud',
  ],
  [/^appsettings\.[\w-]+\.json$/, 'settings of an environment, passwords among them'],
  [
    /^application-(?:prod|production|live|staging|stage|local|secrets?)\.(?:ya?ml|properties)$/,
    'settings of an environment, passwords among them',
  ],
  [
    /[-_.]secrets?\.(?:ya?ml|json|toml|properties|ini)$|^(?:values|secrets?)[-_.](?:secrets?|values)[\w.-]*\.ya?ml$/,
    'secrets',
  ],
  [/\.(?:publishsettings|ovpn|mobileprovision)$/, 'credentials'],
];

/** Paths of credentials that names alone do not reveal. */
const PLACES = regex()`
  (?:^|\/)\.(?:
    (?:ssh|gnupg)\/|docker\/config\.json$|kube\/config$|composer\/auth\.json$|config\/gh\/hosts\.yml$
    |config\/gcloud\/|aws\/config$|aws\/(?:cli|sso)\/cache\/
    |azure\/(?:accesstokens|msal_token_cache|serviceprincipal)|oci\/config$|snowsql\/config$|dbt\/profiles\.yml$
    |m2\/settings(?:-security)?\.xml$|nuget\/(?:nuget\/)?nuget\.config$|wireguard\/
  )
  |(?:^|\/)config\/database\.ya?ml$
`;

/** Suffixes that editors and people add to the name of a backup copy. */
const COPY = /(?:~|\.(?:bak|backup|old|orig|save|copy)){1,4}$/;

/** Words in the name of an example file that is meant to be copied and filled in. */
const IS_EXAMPLE = /(?:^|[._-])(?:example|sample|template|dist|defaults?|schema)(?:[._-]|$)/;

/**
 * What secret a file most likely contains, by its path alone: `.env`, private keys, credentials. Returns undefined for
 * all other files, and for examples of such files.
 */
export function secretFileReason(path: string): string | undefined {
  const folded = foldFilePath(path).replace(COPY, '');
  const name = folded.slice(folded.lastIndexOf('/') + 1);
  // A key file is never an example: `default.pem` is a real key.
  if (IS_EXAMPLE.test(name) && !IS_KEY.test(name)) {
    return undefined;
  }
  const named = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return (
    named ??
    PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ??
    (PLACES.test(folded) && !name.endsWith('.pub') ? 'credentials' : undefined)
  );
}
