import { madeLetters } from './issuer-keys.ts';

/** A way to write a secret that no issuer's form shows: what it is, the name of a file, and its text. `%` is the secret. */
export type SecretForm = readonly [what: string, name: string, text: string];

/** In headers, statements of databases, commands, calls and tables: no operator stands before the value. */
const CARRIED: readonly SecretForm[] = [
  ['in a header of a request', 'a.ts', 'fetch(u, { headers: { "X-Api-Key": "%" } });'],
  ['in a header of its own name', 'a.sh', "curl -H 'PRIVATE-TOKEN: %' https://git.acme.io"],
  ['in a header of a file of requests', 'a.http', 'GET / HTTP/1.1\nApi-Key: %'],
  ['in a cookie', 'a.ts', 'const headers = { cookie: "session=%" };'],
  ['for a role of a database', 'a.sql', "ALTER ROLE app WITH PASSWORD '%';"],
  ['for a user of a database', 'a.sql', "CREATE USER app IDENTIFIED BY '%';"],
  ['for a login of SQL Server', 'a.sql', "CREATE LOGIN app WITH PASSWORD = N'%';"],
  ['among values that are inserted', 'a.sql', "INSERT INTO users (name, password) VALUES ('bob', '%');"],
  ['in the settings of a table', 'a.sql', "UPDATE settings SET value = '%' WHERE name = 'api_token';"],
  ['in a string of PowerShell', 'a.ps1', '$p = ConvertTo-SecureString "%" -AsPlainText'],
  ['for the login of a registry', 'a.sh', 'docker login -u ci -p % registry.acme.io'],
  ['for a client of Redis', 'a.sh', 'redis-cli -h cache -a % ping'],
  ['for a server of Redis', 'a.yml', 'command: redis-server --requirepass % --appendonly yes'],
  ['for a key of OpenSSL', 'a.sh', 'openssl rsa -in k -passin pass:%'],
  ['for a share of Windows', 'a.sh', "smbclient //a/b -U 'app%%'"],
  ['for a file of users', 'a.sh', 'htpasswd -bc .users app %'],
  ['for a drive of Windows', 'a.bat', 'net use Z: \\\\a\\b /user:app %'],
  ['for an archive', 'a.sh', 'zip -P % out.zip a'],
  ['for a store of keys', 'a.sh', 'keytool -importcert -storepass % -alias a'],
  ['for a secret of a cluster', 'a.sh', 'kubectl create secret generic a --from-literal=x=%'],
  ['on the input of a command', 'a.sh', 'echo "%" | docker login --password-stdin'],
  ['on the input of an administrator', 'a.sh', "echo '%' | sudo -S true"],
  ['for users of a system', 'a.sh', 'echo "app:%" | chpasswd'],
  ['for a workflow', 'a.sh', 'gh secret set A --body "%"'],
  ['for a vault', 'a.sh', 'vault kv put secret/db value=%'],
  ['for a store of parameters', 'a.sh', 'aws ssm put-parameter --name /a --type SecureString --value "%"'],
  ['in an address without a name', 'a.ts', 'clone("https://%@git.acme.io/a.git");'],
  ['for a signature', 'a.ts', "createHmac('sha256', '%');"],
  ['for a token in Java', 'a.java', 'Algorithm.HMAC256("%");'],
  ['for a token in C#', 'a.cs', 'new SymmetricSecurityKey(Encoding.UTF8.GetBytes("%"));'],
  ['for a cipher', 'a.py', 'AES.new(b"%", AES.MODE_GCM)'],
  ['as credentials of a client', 'a.py', 'get(u, auth=HTTPBasicAuth("app", "%"))'],
  ['as credentials of .NET', 'a.cs', 'new NetworkCredential("app", "%");'],
  ['for a connection of Java', 'a.java', 'DriverManager.getConnection(url, "app", "%");'],
  ['for a connection of PHP', 'a.php', '<?php mysqli_connect("db", "app", "%", "x");'],
  ['for a connection of Go', 'a.go', 'sql.Open("mysql", "app:%@tcp(db.acme.io:3306)/app")'],
  ['in a cell of a table', 'a.md', '| DB_PASSWORD | % |\n| --- | --- |'],
  ['in a field of a page', 'a.html', '<input type="password" name="p" value="%">'],
  ['in quotes of Perl', 'a.pl', 'my $password = q{%};'],
  ['in a long text of Lua', 'a.lua', 'local token = [[%]]'],
  ['for a variable of a shell of C', 'a.csh', 'setenv API_TOKEN %'],
  ['for a variable of a server', 'a.conf', 'fastcgi_param DB_PASSWORD %;'],
  ['for a registry of npm', 'a.sh', 'npm config set //npm.acme.io/:_authToken %'],
];

/** Behind more than an operator, and in another field than the name. */
const PAIRED: readonly SecretForm[] = [
  ['as a default', 'a.ts', "const apiSecret = process.env.S ?? '%';"],
  ['as a default of a variable', 'a.yml', 'DB_PASSWORD: ${PW:-%}'],
  ['as a default of a function', 'a.tf', 'admin_password = coalesce(var.pw, "%")'],
  ['as a parameter of an administrator', 'a.bicep', "param adminPassword string = '%'"],
  ['as a condition', 'a.tf', 'db_password = terraform.workspace == "prod" ? "%" : var.pw'],
  ['as bytes', 'a.go', 'var jwtSecret = []byte("%")'],
  ['as a raw text', 'a.rs', 'const API_TOKEN: &str = r#"%"#;'],
  ['with a tag of YAML', 'a.yml', '"password" : !secret "%"'],
  ['in an object of YAML', 'a.yml', 'with: { token: "%", x: y }'],
  ['in a field of a list', 'a.yml', 'env: [{name: API_TOKEN, value: "%"}]'],
  ['in a parameter of a stack', 'a.json', '{"ParameterKey": "DBPassword", "ParameterValue": "%"}'],
  ['in a variable on one line', 'a.tf', 'variable "api_token" { default = "%" }'],
  ['in a property list', 'a.plist', '<key>ClientSecret</key><string>%</string>'],
  ['in a property list, on two lines', 'a.plist', '<key>ClientSecret</key>\n<string>%</string>'],
  ['in a manifest of Android', 'a.xml', '<meta-data android:name="a.ApiKey" android:value="%" />'],
  ['in a resource of Android', 'a.xml', '<string name="api_key" translatable="false">%</string>'],
  ['in a field of a build', 'a.gradle', 'buildConfigField "String", "API_SECRET", "\\"%\\""'],
  ['in an answer of a setup', 'a.xml', '<AutoLogon><Password><Value>%</Value></Password></AutoLogon>'],
  ['in a parameter of a page', 'a.xml', '<param-name>apiSecret</param-name>\n<param-value>%</param-value>'],
  ['in a template of a stack', 'a.yml', 'DBPassword:\n  Type: String\n  Default: %'],
  ['in an output of a plan', 'a.json', '"db_password": {\n  "type": "string",\n  "value": "%"\n}'],
  ['in a variable of a pipeline', 'a.yml', 'DEPLOY_TOKEN:\n  value: "%"\n  description: "x"'],
  ['in a list of arguments', 'a.yml', 'args:\n  - --api-token\n  - %'],
  ['in a key of YAML on a line of its own', 'a.yml', '? password\n: %'],
  ['in a command of a pipeline', 'a.yml', '- script: echo "##vso[task.setvariable variable=apiToken]%"'],
  ['in a notebook', 'a.ipynb', '"source": [\n "api_key = \\"%\\"\\n"\n]'],
  ['in JSON in a text', 'a.ts', 'JSON.parse("{\\"password\\":\\"%\\"}");'],
  ['in JSON in an attribute', 'a.html', '<div data-a="{&quot;apiSecret&quot;:&quot;%&quot;}">'],
  ['in a connection string in small letters', 'a.java', '"jdbc:sqlserver://db;user=u;password=%;encrypt=true"'],
  ['in a connection string with commas', 'a.json', '"cache": "a.acme.net:6380,password=%,ssl=True"'],
  ['in an argument of a build', 'a.sh', 'docker build --build-arg NPM_TOKEN=% .'],
];

/** In addresses to which whoever has them can post. */
const ADDRESSED: readonly SecretForm[] = [
  ['in a hook of a chat', 'a.yml', 'url: https://chat.acme.io/hooks/%'],
  ['in a hook of a team', 'a.yml', 'url: https://acme.webhook.office.com/webhookb2/%'],
  ['in a hook of a service', 'a.ts', 'fetch("https://hook.eu1.make.com/%");'],
  ['in a key of a trigger', 'a.ts', 'fetch("https://maker.ifttt.com/trigger/x/with/key/%");'],
  ['in the address of a bot', 'a.ts', 'fetch("https://alerts.acme.io/v2/alerts?apiKey=%");'],
];

/** In settings of programs and systems, in a notation of their own. */
const SET: readonly SecretForm[] = [
  ['as a text that a runner hides from there on', 'a.yml', '- run: echo "::add-mask::%"'],
  ['in a key of a function', 'a.md', 'curl https://acme.azurewebsites.net/api/run?x=1&code=%'],
  ['in a recorded cookie', 'a.har', '{"name":"session","value":"%","httpOnly":true}'],
  ['behind the user of a registry', 'a.yml', 'npmAuthIdent: "ci:%"'],
  ['behind the user of a source of gems', 'a.txt', 'BUNDLE_GEMS__ACME__IO: "ci:%"'],
  ['behind the user of a mail server', 'a.txt', '[smtp.acme.io]:587 app@acme.io:%'],
  ['for the first user of a system', 'a.cfg', 'rootpw --plaintext %'],
  ['in a cluster on one line', 'a.sh', 'kubectl patch secret db -p \'{"stringData":{"x":"%"}}\''],
  ['in a login of a package manager', 'a.json', '{"github-oauth": {"github.com": "%"}}'],
  ['in a mapping without quotes', 'a.yml', 'with: { token: %, x: y }'],
  ['in a block of a server', 'a.conf', 'client nas { secret = % }'],
  ['in a replica of Redis', 'a.conf', 'masterauth %'],
  ['in a list of terms', 'a.adoc', 'Password:: %'],
  ['in a command of LaTeX', 'a.tex', '\\newcommand{\\apitoken}{%}'],
  ['in a tuple', 'a.erl', '{password, "%"}.'],
  ['with a tag of Clojure', 'a.edn', ':api-key #secret "%"'],
  ['in a variable of Basic', 'a.vb', 'Dim apiToken As String = "%"'],
  ['in the output of a notebook', 'a.ipynb', '"text": [\n "token: %\\n"\n]'],
  ['in the keys of a session', 'a.js', "cookieSession({ keys: ['%'] })"],
  ['in a hash of Perl', 'a.pl', "my @c = (user => 'x', password => q{%});"],
  ['behind the name of a cipher', 'a.js', "crypto.createCipheriv('aes-256-cbc', '%', iv)"],
  ['behind the address of a database', 'a.php', "new PDO('mysql:host=db', 'app', '%');"],
  ['behind a realm and a server', 'a.sbt', 'credentials += Credentials("Realm", "repo.acme.io", "ci", "%")'],
  ['for a client of Oracle', 'a.py', 'cx_Oracle.connect("app/%@db.acme.io:1521/x")'],
  ['in a column of an export', 'a.csv', 'User name,Password,Login link\nbob,%,https://acme.io'],
  ['in a column of a table of Markdown', 'table.md', '| # | User | **Password** |\n|---|---|---|\n| 1 | bob | `%` |'],
  ['in a call that checks a password', 'check.js', "if (await bcrypt.compare(input, '%')) {"],
  ['in a call that signs cookies', 'cookies.js', "app.use(cookieParser('%'));"],
  ['in a column between tabs', 'a.tsv', 'name\tSecret access key\nbob\t%'],
  ['with a tag of the standard of YAML', 'a.yml', 'password: !!str %'],
  ['with an anchor and a tag of YAML', 'a.yml', 'password: &p !!str %'],
  ['in a section of characters', 'a.xml', '<password><![CDATA[%]]></password>'],
  ['in an entry of XML', 'a.xml', '<entry key="password">%</entry>'],
  ['as the default of a property', 'A.java', '@Value("${db.password:%}")'],
  ['in the address of a service without a dot', 'a.yml', 'DATABASE_URL: postgres://app:%@db/shop'],
  ['in the address of a cache without a user', 'a.js', 'connect("redis://:%@cache:6379");'],
  ['above its name', 'a.yaml', 'env:\n- value: %\n  name: API_TOKEN'],
];

/** A secret in two parts, `%1` and `%2`, which a program joins. */
export const PARTED_FORMS: readonly SecretForm[] = [
  ['in a template', 'a.ts', "const token = `${'%1'}${'%2'}`;"],
  ['in a text of Python', 'a.py', "token = f\"{'%1'}{'%2'}\""],
  ['in a format of Python', 'a.py', 'token = "%s%s" % ("%1", "%2")'],
  ['in a format of Go', 'a.go', 'token := fmt.Sprintf("%s%s", "%1", "%2")'],
  ['in a call of SQL', 'a.sql', "SET password = CONCAT('%1', '%2');"],
  ['in a macro of Rust', 'a.rs', 'const TOKEN: &str = concat!("%1", "%2");'],
  ['in a builder', 'a.java', 'String token = new StringBuilder().append("%1").append("%2").toString();'],
  ['by a method', 'a.ts', "const token = '%1'.concat('%2');"],
  ['added on the next line', 'a.ts', "let token = '%1';\ntoken += '%2';"],
  ['without a blank', 'a.sh', 'TOKEN=\'%1\'"%2"'],
  ['by an operator of Ruby', 'a.rb', "token = '%1' << '%2'"],
  ['by a function of Perl', 'a.pl', "my $token = join '', '%1', '%2';"],
  ['on a line that goes on in Basic', 'a.vb', 'Dim token = "%1" & _\n  "%2"'],
];

export const SECRET_FORMS: readonly SecretForm[] = [...CARRIED, ...PAIRED, ...ADDRESSED, ...SET];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A secret for a row, different in each. */
export function secretFor(row: number): string {
  return `k7Qz${madeLetters(`secret ${row}`.padEnd(40 + row, '.'), 24, LETTERS)}4x`;
}

/** A text with the secret in it, in one part or in two. */
export function writeSecret([, , text]: SecretForm, secret: string): string {
  const middle = secret.length / 2;
  return text.includes('%1')
    ? text.replace('%1', () => secret.slice(0, middle)).replace('%2', () => secret.slice(middle))
    : text.replace(/%(?!%)/, () => secret);
}
