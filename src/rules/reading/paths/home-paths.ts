import { wordSet } from '../../../structures/words-in.ts';

/** A home folder, its owner, and at least one name below it. After a letter, a dot or a variable it is part of another path. */
export const HOME_PATH =
  /(?:(?<=file:\/\/)|(?<![\w.~}\])$%/\\:@-]))(?:[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/)|\/(?:Users|home)\/)([\w.-]+)[\\/][^\s"'`<>()[\]{}|,;]+/g;

/** Accounts of machines and containers, and placeholder names. */
const ANYBODY: ReadonlySet<string> = wordSet(`
  acme admin administrator agent airflow alice analyst app appuser attacker azureuser bar bob build builder
  buildkite-agent ci circleci claude codespace coder container copilot default deploy dev developer docker ec2-user
  employee example foo git gitpod jane janedoe jdoe jenkins john johndoe jovyan jsmith linuxbrew me node opc pi prow
  public root runner runneradmin sandbox sbx shared somebody someone suspect target test travis ubuntu vagrant victim
  vscode workspace www xxx you yourname your-name your_name ich moi mi yo eu tu voce tonnom votrenom votre-nom
  tunombre tu-nombre seunome seu-nome deinname dein-name ihrname
`);

/** Whether the name of a home folder is that of a person, and neither a placeholder nor an account that many machines have. */
export function isSomebody(owner: string): boolean {
  const name = owner.toLowerCase();
  return name.length > 1 && !ANYBODY.has(name) && !/user|name|nutzer|usuario|utente|utilisateur|^\.+$|^your/.test(name);
}
