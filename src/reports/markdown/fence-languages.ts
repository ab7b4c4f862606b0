import { wordSet } from '../../structures/words-in.ts';

/**
 * Languages of code blocks that a model may name. What is not in the list is drawn without a language: GitHub draws
 * `suggestion` as a button that changes the code, `mermaid`, `geojson`, `topojson` and `stl` as pictures, and `math` as formulas.
 */
export const FENCE_LANGUAGES: ReadonlySet<string> = wordSet(`
  asm astro awk bash bat batch bazel bicep c c++ c# clj clojure cmake cmd cobol coffee coffeescript conf cpp cs csharp
  css csv cuda cue cypher dart diff docker dockerfile dotenv editorconfig elixir elm erb erl erlang ex exs f# fish
  fortran fs fsharp gitattributes gitignore glsl go golang gradle graphql groovy h haml handlebars haskell hbs hcl
  hlsl hpp hs html http ini java javascript javascriptreact jinja jl js json json5 jsonc jsonl jsx julia kotlin kt kts
  latex less lisp log lua make makefile markdown matlab md mdx nginx nim nix objc objective-c ocaml pascal patch perl
  php plaintext powershell prisma properties proto protobuf ps1 pug py python qml r razor rb regex ron rs rst ruby
  rust sass scala scheme scss sh shell shellscript smali solidity sql starlark stylus svelte swift systemverilog tcl
  terraform tex text tf toml ts tsx txt typescript typescriptreact vb verilog vhdl vim vue wasm wat xml yaml yml zig
  zsh
`);
