import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { checkChange } from './check-change.ts';
import { checkLines } from './check-lines.ts';

/** Lines that are to be reported begin with `!`, others with a blank. */
type Row = readonly [name: string, rule: string, path: string, lines: readonly string[]];

const rows: readonly Row[] = [
  [
    'a crate where it is imported',
    '## Rust\n\n- Use `thiserror`, not `anyhow`.',
    'src/a.rs',
    ['!use anyhow::Result;', ' use thiserror::Error;', ' use anyhow_like::A;'],
  ],
  [
    'a crate that is called by its name',
    '## Rust\n\n- Use `thiserror`, not `anyhow`.',
    'src/a.rs',
    ['!fn f() -> anyhow::Result<()> {}', ' fn g() -> crate::anyhow::A {}'],
  ],
  [
    'a lint beside others and for a whole file, and not another one',
    '## Rust\n\n- Avoid `#[allow(dead_code)]`.',
    'src/a.rs',
    ['!#![allow(unused, dead_code)]', '!#[allow(dead_code)]', ' fn a() {}', ' #[allow(x::dead_code)]', ' fn b() {}'],
  ],
  [
    'a type by its path',
    '## Rust\n\n- Avoid `Box<dyn Error>`.',
    'src/a.rs',
    ['!type A = Box<dyn std::error::Error>;', '!type B = Box<dyn Error>;', ' type C = Box<dyn ErrorKind>;'],
  ],
  [
    'statics that change, and not the lifetime of that name',
    '## Rust\n\n- Avoid `static mut`.',
    'src/a.rs',
    ['!static mut A: u8 = 1;', " fn f(a: &'static mut u8) {}"],
  ],
  [
    'methods of Ruby that end with an exclamation mark',
    '## Ruby\n\n- Never call `save!`.',
    'a.rb',
    ['!user.save!', '!save!(validate: false)', ' user.save', ' user.save_all!'],
  ],
  [
    'names of several words behind an object, where there is no grammar',
    '## Scala\n\n- Never use `asInstanceOf`.',
    'A.scala',
    ['!val a = b.asInstanceOf[C]', ' val d = b.isInstanceOf[C]', ' val e = this.asInstanceOf'],
  ],
  [
    'annotations of Kotlin with what they are on',
    '## Kotlin\n\n- Do not use `@Suppress`.',
    'A.kt',
    ['!@file:Suppress("x")', '!@Suppress("y")', ' @SuppressWarnings("z")', ' // @Suppress'],
  ],
  [
    'relative imports of Dart without a dot, and not what a library exports',
    '## Dart\n\n- Never use relative imports.',
    'lib/a.dart',
    [
      "!import 'b.dart';",
      "!import '../c.dart';",
      "import 'package:a/d.dart';",
      "import 'dart:io';",
      "export 'src/e.dart';",
    ],
  ],
  [
    'modules of Elixir without what stands in them',
    '## Elixir\n\n- Every module must have a `@moduledoc`.',
    'lib/a.ex',
    [
      ' defmodule A do',
      '   @moduledoc "a"',
      ' end',
      '!defmodule B do',
      ' end',
      ' defmodule C do',
      '   @moduledoc false',
      ' end',
    ],
  ],
  [
    'public functions of Elixir, by the first of their clauses',
    '## Elixir\n\n- Every public function must have a `@spec`.',
    'lib/a.ex',
    [
      ' defmodule A do',
      '   @spec f(',
      '     integer',
      '   ) :: :ok',
      '   @doc """',
      '   Text.',
      '   """',
      '   def f(1), do: :ok',
      '   def f(2), do: :ok',
      '!  def g(), do: :ok',
      '   defp h(), do: :ok',
      '   @impl true',
      '   def init(a), do: a',
      ' end',
    ],
  ],
  [
    'local variables of Lua outside of functions',
    '## Lua\n\n- Local variables are `snake_case`.',
    'a.lua',
    ['!local myVar = 1', ' local my_var = 1', ' Other = 1'],
  ],
  [
    'what a script prints, and not the text that it hands to a program',
    '## Shell\n\n- Use `printf` instead of `echo`.',
    'a.sh',
    [
      '!echo "a"',
      ' cat <<EOF',
      ' echo hello',
      ' EOF',
      " cat <<-'END'",
      ' \techo hello',
      ' \tEND',
      ' bash <<EOF',
      '!echo run',
      ' EOF',
    ],
  ],
  [
    'markers in comments, and not in strings',
    '- No `FIXME`, `HACK` or `XXX`.',
    'A.swift',
    ['!// FIXME: a', '!let a = "x" // HACK', ' let b = "FIXME"', '!/* XXX */'],
  ],
  [
    'properties of CSS',
    '## CSS\n\n- Do not use `float`.',
    'a.css',
    ['!a { float: left; }', ' .float { color: red; }', ' /* float: left */', ' a { float-x: 1; }'],
  ],
  [
    'selectors with an ID, and not a number sign in a value',
    '## CSS\n\n- No ID selectors.',
    'a.css',
    ['!#a { color: red; }', ' a[href="#f"] { color: red; }'],
  ],
  [
    'tags with attributes and without',
    '## HTML\n\n- Never use `<br>` or `<font>`.',
    'a.html',
    ['!a<br />b', '!<font color="red">x</font>', ' <breadcrumb></breadcrumb>', ' <!-- <br> -->'],
  ],
  [
    'quoted markup, and not in comments',
    '## HTML\n\n- Use `<button>` instead of `<a href="#">`.',
    'a.html',
    ['!<a href="#">x</a>', ' <!-- <a href="#"> -->'],
  ],
  [
    'code of a component, and not the text that its readers see',
    '## Vue\n\n- Never use `console.log`.',
    'A.vue',
    [
      ' <template>',
      ' <p>console.log(1)</p>',
      '!<p @click="console.log(1)">a</p>',
      '!<p>{{ console.log(1) }}</p>',
      ' </template>',
      ' <script setup>',
      '!console.log(1)',
      ' </script>',
    ],
  ],
  [
    'directives of a component, and not in text',
    '## Svelte\n\n- Do not use `on:click`; use `onclick`.',
    'A.svelte',
    ['!<button on:click={a}>x</button>', ' <button onclick={a}>on:click</button>'],
  ],
  [
    'the tags of Svelte',
    '## Svelte\n\n- Never use `{@html}`.',
    'A.svelte',
    ['!<p>{@html a}</p>', ' <p>{a}</p>', ' <!-- {@html a} -->'],
  ],
  [
    'commands that scripts run, and neither their names nor other values',
    '- Use `yarn`, never `npm`.',
    'package.json',
    [
      ' {',
      '   "description": "npm package",',
      '   "scripts": {',
      '     "npm": "yarn build",',
      '!    "build": "npm run x"',
      '   },',
      '   "keywords": [',
      '     "npm"',
      '   ],',
      '   "engines": { "npm": ">=9" }',
      ' }',
    ],
  ],
  [
    'any version of a crate',
    '- Never use `*` versions in `Cargo.toml`.',
    'Cargo.toml',
    [' [dependencies]', '!serde = "*"', '!rand = { version = "*" }', ' tokio = "1"', ' # a = "*"'],
  ],
  [
    'a program that is named like a product',
    '- Use uv, not Poetry.',
    'Makefile',
    [' install:', '!\tpoetry install', ' \tuv sync'],
  ],
  [
    'comments that switch a tool off, with what they go on with',
    '## C++\n\n- Never use `NOLINT`.',
    'a.cpp',
    ['!int a; // NOLINT', '!int b; // NOLINTNEXTLINE(x)', ' const char* c = "NOLINT";'],
  ],
  [
    'comments of Credo',
    '## Elixir\n\n- No `credo:disable`.',
    'lib/a.ex',
    ['!# credo:disable-for-next-line', ' a = "credo:disable"'],
  ],
  [
    'members of types with arguments',
    '## Dart\n\n- Avoid `Future.delayed`.',
    'lib/a.dart',
    ['!await Future<void>.delayed(d);', '!await Future.delayed(d);', ' // Future.delayed', ' delayed(d);'],
  ],
  [
    'calls of Ruby without brackets',
    '## Ruby\n\n- Never use `Time.zone.now`.',
    'a.rb',
    ['!a = Time.zone.now', ' b = Time.zone.today', ' "Time.zone.now"'],
  ],
  [
    'names of the standard library of Rust by their whole path',
    '## Rust\n\n- Never use `Ordering::SeqCst`.',
    'src/a.rs',
    ['!fn f() { a.load(std::sync::atomic::Ordering::SeqCst); }', ' fn g() { a.load(Ordering::Relaxed); }'],
  ],
  [
    'modules of Swift',
    '- `Domain` must not import `UIKit`.',
    'Sources/Domain/A.swift',
    ['!import UIKit', '!@testable import UIKit', '!import class UIKit.UIView', ' import Foundation'],
  ],
  [
    'comments that switch rules of Dart off for a file',
    '## Dart\n\n- Never use `ignore_for_file`.',
    'lib/a.dart',
    ['!// ignore_for_file: avoid_print', " final a = 'ignore_for_file';"],
  ],
  [
    'derived traits beside others',
    '## Rust\n\n- Do not use `#[derive(Default)]`.',
    'src/a.rs',
    ['!#[derive(Clone, Default)]', ' struct A;', ' #[derive(Clone)]', ' struct B;', ' impl Default for B {}'],
  ],
  [
    'calls with arguments of types',
    '## Dart\n\n- Never use `Get.find()`.',
    'lib/a.dart',
    [
      '!final a = Get.find<B>();',
      '!Get.find<Map<String, int>>();',
      '!Get.find();',
      ' Get.findAll();',
      ' a = Get.find < b;',
    ],
  ],
  [
    'local variables of a script in Ruby',
    '## Ruby\n\n- Local variables are snake_case.',
    'a.rb',
    ['!myVar = 1', ' my_var = 1', ' @myVar = 2', ' MyVar = 3'],
  ],
  [
    'directives for the preprocessor',
    '## C\n\n- Never use `#undef` or `#pragma`.',
    'a.c',
    ['!#undef A', '!#pragma once', ' #define B 1', ' // #undef', ' const char *c = "#undef";'],
  ],
  [
    'types of blocks in Terraform',
    '## Terraform\n\n- Never use `null_resource`.',
    'a.tf',
    ['!resource "null_resource" "a" {', ' # null_resource', '   b = "null_resource"', ' }'],
  ],
  [
    'commands of workflows, and not the names of steps',
    '- Use `just`, not `make`.',
    '.github/workflows/a.yml',
    [' jobs:', '   a:', '     steps:', '       - name: make it', '!        run: make it', '!      - run: make test'],
  ],
];

describe('rules on other languages than the commonest find', () => {
  it.each(rows)('%s', async (_name, rule, path, lines) => {
    const wanted = lines.flatMap((line, index) => (line.startsWith('!') ? [index + 1] : []));
    const found = await checkLines(
      rule,
      path,
      lines.map((line) => line.replace(/^[ !]/, '')),
    );
    expect(found.toSorted((a = 0, b = 0) => a - b)).toEqual(wanted);
  });

  it('reads the styles of several things that semicolons divide', () => {
    const rule = '## Rust\n\n- Types are PascalCase; functions are snake_case; constants use `SCREAMING_SNAKE_CASE`.';
    const words = compileStatements(readStatements(2, rule)).flatMap((one) =>
      one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
    );
    expect(words).toEqual([
      'reports names of new types that are not in PascalCase',
      'reports names of new functions that are not in snake_case',
      'reports names of new constants that are not in UPPER_SNAKE_CASE',
    ]);
  });

  it.each([
    ['a form of the same word with brackets', '## Rust\n\n- `pub(crate)` is preferred over `pub`.'],
    ['the word that a language imports with', '## Elixir\n\n- Never `import` modules; use `alias`.'],
    ['names that show a style', '- Use `updateMfa()`, not `updateMFA()`.'],
    ['additions to a file', '- Do not add dependencies to `package.json`.'],
    ['a host that code has in texts', '- No `localhost` in source code.'],
    [
      'extensions of some files that paths do not show',
      '- Use the `.yaml` extension for Kubernetes manifests, not `.yml`.',
    ],
  ])('leaves %s to a model', (_name, rule) => {
    expect(compileStatements(readStatements(2, rule)).map(({ kind }) => kind)).toEqual(['rule']);
  });

  it.each([
    [
      'workflows alone, if a rule is about their extension',
      '- Workflow files use the `.yml` extension, not `.yaml`.',
      ['A .github/workflows/a.yaml', 'A config/b.yaml', 'A .github/workflows/c.yml'],
      ['.github/workflows/a.yaml: files that end with `.yaml`'],
    ],
    [
      'the state of Terraform, which is a file and no member',
      '## Terraform\n\n- Never commit `terraform.tfstate`.',
      ['A infra/terraform.tfstate', 'A infra/terraform.tf'],
      ['infra/terraform.tfstate: commits with `terraform.tfstate`'],
    ],
    [
      'files of a desktop',
      '- Do not commit `.DS_Store`.',
      ['A docs/.DS_Store', 'D .DS_Store'],
      ['docs/.DS_Store: commits with `.DS_Store`'],
    ],
  ])('find %s', async (_name, rule, files, found) => {
    expect(await checkChange(rule, files)).toEqual(found);
  });

  it('find blanks in the names of all files', async () => {
    const rule = '- Never use spaces in file names.';
    expect(await checkLines(rule, 'docs/my file.md', ['a'])).toEqual([undefined]);
    expect(await checkLines(rule, 'my docs/a.md', ['a'])).toEqual([]);
  });
});
