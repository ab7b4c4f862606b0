import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

/** What the checks of a statement find in a new file. */
function find(family: string, statement: string, path: string, lines: readonly string[]): Promise<readonly string[]> {
  const checks = compileText(statement, family);
  expect(checks.length).toBeGreaterThan(0);
  return findInChange(checks, { path, head: `${lines.join('\n')}\n` });
}

const SNAKE = 'Functions must be named in snake_case.';
const CAMEL = 'Use camelCase for functions, methods, variables and properties.';

describe('names in languages without a grammar', () => {
  it.each<readonly [name: string, statement: string, path: string, lines: readonly string[], found: readonly string[]]>(
    [
      ['a function of Kotlin', CAMEL, 'a.kt', ['fun get_user() {', '}', 'fun getUser() {}'], ['1 `get_user`']],
      [
        'a method and a local variable of Kotlin',
        CAMEL,
        'a.kt',
        ['class A {', '    private suspend fun <T> load_all(id: T) {', '        val all_items = 1', '    }', '}'],
        ['2 `load_all`', '3 `all_items`'],
      ],
      ['a component of Compose', CAMEL, 'a.kt', ['@Composable', 'fun UserCard() {}', '@Composable fun Row() {}'], []],
      ['a name that Kotlin overrides', CAMEL, 'a.kt', ['class A : B() {', '    override fun on_create() {}', '}'], []],
      ['a function of Swift', CAMEL, 'a.swift', ['public func get_user() {}', 'func getUser() {}'], ['1 `get_user`']],
      ['a method in an extension', CAMEL, 'a.swift', ['extension A {', '    func Load_it() {}', '}'], ['2 `Load_it`']],
      ['a function of Dart', CAMEL, 'a.dart', ['Future<void> load_user(int id) async {', '}'], ['1 `load_user`']],
      [
        'calls and control flow of Dart',
        CAMEL,
        'a.dart',
        ['void f() {', '  if (a_b) {', '  }', '  return a_b(1);', '}'],
        [],
      ],
      ['a function of Scala', CAMEL, 'a.scala', ['private def get_user(id: Int): User = {', '}'], ['1 `get_user`']],
      [
        'a function of Lua',
        SNAKE,
        'a.lua',
        ['local function getUser()', 'end', 'function M.get_user() end'],
        ['1 `getUser`'],
      ],
      [
        'a function of a module of Lua',
        SNAKE,
        'a.lua',
        ['function M.getUser() end', 'function M:getText() end', 'function M.a.getText() end'],
        ['1 `getUser`'],
      ],
      ['a function of an object in Lua', SNAKE, 'a.lua', ['a.b.getText = function()', 'end'], []],
      ['a function that Lua assigns', SNAKE, 'a.lua', ['M.getUser = function(a)', 'end'], ['1 `getUser`']],
      ['a function of a shell', SNAKE, 'a.sh', ['getUser() {', '}', 'function get_user {', '}'], ['1 `getUser`']],
      [
        'a function of Elixir',
        SNAKE,
        'a.ex',
        ['defmodule A do', '  def getUser(id) do', '  end', 'end'],
        ['2 `getUser`'],
      ],
      ['a function of R', SNAKE, 'a.R', ['getUser <- function(id) {', '}'], ['1 `getUser`']],
      ['a function of GDScript', SNAKE, 'a.gd', ['func getUser(id):', '\tpass'], ['1 `getUser`']],
      [
        'parameters of PowerShell',
        'In PowerShell, functions must be in PascalCase.',
        'a.ps1',
        ['function getUser {', '}'],
        ['1 `getUser`'],
      ],
      [
        'parameters over several lines',
        'In Kotlin, parameters must be in camelCase.',
        'a.kt',
        ['fun f(', '    user_id: Map<String, Int>,', '    name: String,', ') {}'],
        ['2 `user_id`'],
      ],
      [
        'a constant of Kotlin',
        'Constants must be UPPER_SNAKE_CASE.',
        'a.kt',
        ['const val maxItems = 3'],
        ['1 `maxItems`'],
      ],
      ['names in comments and strings', CAMEL, 'a.kt', ['// fun get_user() {}', 'val a = "fun get_user() {}"'], []],
      ['a prefix', 'Do not prefix interfaces with `I`.', 'a.kt', ['interface IStore {', '}'], ['1 `IStore`']],
    ],
  )('finds or leaves %s', async (_name, statement, path, lines, found) => {
    expect(await find('naming', statement, path, lines)).toEqual(found);
  });

  it.each<readonly [name: string, statement: string, path: string, lines: readonly string[], found: readonly string[]]>(
    [
      [
        'KDoc',
        'All public functions must have KDoc.',
        'a.kt',
        ['/** Loads. */', '@Deprecated("x")', 'fun load() {}', 'fun save() {}', 'private fun own() {}'],
        ['4 `save` without KDoc'],
      ],
      [
        'documentation of Swift',
        'Document all public functions.',
        'a.swift',
        ['/// Loads.', 'public func load() {}', 'public func save() {', '    func inner() {}', '}', 'func own() {}'],
        ['3 `save` without documentation'],
      ],
      [
        'documentation of Dart',
        'Public classes must have `///` doc comments.',
        'a.dart',
        ['/// A.', 'class A {}', 'class B {}', 'class _C {}'],
        ['3 `B` without a documentation comment'],
      ],
    ],
  )('asks for %s', async (_name, statement, path, lines, found) => {
    expect(await find('companions', statement, path, lines)).toEqual(found);
  });
});
