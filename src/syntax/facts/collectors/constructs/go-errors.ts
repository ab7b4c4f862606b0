import type { Step, Walk } from '../../walk.ts';

/**
 * Functions of Go's standard library whose last result is an error, by their packages. Others may say by it whether something
 * was found, as `os.LookupEnv` does.
 */
const WITH_ERROR: Readonly<Record<string, RegExp>> = {
  exec: /^LookPath$/,
  filepath: /^(?:Abs|EvalSymlinks|Glob|Match|Rel)$/,
  fmt: /^F?S?scan(?:f|ln)?$/i,
  hex: /^DecodeString$/,
  http: /^(?:Get|Head|NewRequest(?:WithContext)?|Post(?:Form)?)$/,
  io: /^(?:Copy(?:Buffer|N)?|ReadAll|ReadAtLeast|ReadFull|WriteString)$/,
  ioutil: /^(?:ReadAll|ReadDir|ReadFile|TempDir|TempFile)$/,
  json: /^Marshal(?:Indent)?$/,
  net: /^(?:Dial(?:Timeout)?|Interfaces|Listen|Lookup(?:Addr|CNAME|Host|IP|Port))$/,
  os: /^(?:Create(?:Temp)?|Executable|Getwd|Hostname|Lstat|MkdirTemp|Open(?:File)?|ReadDir|ReadFile|Readlink|Stat|User(?:Cache|Config|Home)Dir)$/,
  rand: /^Read$/,
  regexp: /^(?:Compile(?:POSIX)?|Match(?:Reader|String)?)$/,
  sql: /^Open$/,
  strconv: /^(?:Atoi|Parse\w+|Unquote)$/,
  template: /^Parse(?:FS|Files|Glob)$/,
  time: /^(?:LoadLocation|Parse(?:Duration|InLocation)?)$/,
  url: /^(?:JoinPath|Parse(?:Query|RequestURI)?|PathUnescape|QueryUnescape)$/,
  xml: /^Marshal(?:Indent)?$/,
};

/** `n, _ := strconv.Atoi(s)`: whether the error, which comes last, is assigned to `_`. */
export function ignoresSecond({ node }: Step, { text }: Walk): boolean {
  const left = node.childForFieldName('left');
  const [call, ...others] = (node.childForFieldName('right')?.children ?? []).filter((one) => one?.isNamed === true);
  const called = call?.type === 'call_expression' && others.length === 0 ? call.childForFieldName('function') : null;
  if (left === null || called?.type !== 'selector_expression') {
    return false;
  }
  const names = text.slice(left.startIndex, left.endIndex).split(',');
  const [from = '', name = ''] = text.slice(called.startIndex, called.endIndex).split('.');
  return (
    names.length > 1 &&
    names.at(-1)?.trim() === '_' &&
    Object.hasOwn(WITH_ERROR, from) &&
    WITH_ERROR[from]?.test(name) === true
  );
}
