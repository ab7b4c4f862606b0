import { describe, expect, it } from 'vitest';
import { loadGrammars } from '../../src/commands/assets/load-assets.ts';
import { readExports } from '../../src/symbols/compare-exports.ts';

/** For each language: a file, and the names in it that other files can refer to. Everything else in it is hidden. */
const LANGUAGES: readonly (readonly [language: string, path: string, text: string, exported: string])[] = [
  [
    'PHP: no variables of the script, nothing private or protected',
    'a.php',
    `<?php
$config = load();
const LIMIT = 3;
function total($a) { $sum = 1; return $sum; }
class Cart {
  public $items;
  private $secret;
  protected $kept;
  const MAX = 1;
  private const LOW = 1;
  public function add($x) {}
  private function hide() {}
  protected function keep() {}
  function plain() {}
}
interface Shape { function area(); }
`,
    'LIMIT total Cart Cart.items Cart.MAX Cart.add Cart.plain Shape Shape.area',
  ],
  [
    'Python: no names with an underscore, no names of loops, no `__all__`',
    'a.py',
    `LIMIT = 3
_hidden = 1
__all__ = ["total"]
__version__ = "1"
def total(a): pass
def _private(): pass
class Cart:
    count = 0
    _inner = 1
    def __init__(self, a): pass
    def add(self): pass
    def _skip(self): pass
    def __mangled(self): pass
class _Own:
    def seen(self): pass
for index in []: pass
with open("x") as file: pass
`,
    'LIMIT __version__ total Cart Cart.count Cart.__init__ Cart.add',
  ],
  [
    'Go: no small letters, no methods of a type with a small letter',
    'a.go',
    `package a
var Limit = 1
var limit = 2
func Total() {}
func total() {}
type Cart struct { Items int; count int }
func (c *Cart) Add() {}
func (c *Cart) skip() {}
func (Cart) Bare() {}
type cart struct { Seen int }
func (c cart) Hidden() {}
func (c *cart) Also() {}
`,
    'Limit Total Cart Cart.Items Add Bare',
  ],
  [
    'Rust: nothing without `pub` or with a narrower one, nothing in a hidden module',
    'a.rs',
    `pub fn total() {}
fn hidden() {}
pub(crate) fn inside() {}
pub(super) fn upper() {}
pub struct Cart { pub items: i32, count: i32 }
struct Own { pub seen: i32 }
impl Cart { pub fn add(&self) {} fn skip(&self) {} pub(crate) fn crated(&self) {} }
pub trait Shape { fn area(&self); }
pub enum Kind { A }
const LOW: i32 = 1;
mod closed { pub fn inner() {} }
pub mod open { pub fn outer() {} }
`,
    'total Cart Cart.items add Shape Shape.area Kind Kind.A open.outer',
  ],
  [
    'Java: nothing that is package-private, protected or private, or in a class that is',
    'A.java',
    `public class A {
  public int total() { return 1; }
  int packaged() { return 1; }
  private int hidden;
  protected void kept() {}
  public static final int MAX = 1;
  public enum E { ONE }
  A() {}
  class Inner { public void seen() {} }
}
class Other { public void go() {} }
public interface Shape { int area(); }
interface Own { int x(); }
`,
    'A A.total A.MAX A.E A.E.ONE Shape Shape.area',
  ],
  [
    'C#: nothing internal, protected or private, by words or without them',
    'a.cs',
    `namespace N {
public class Cart {
  public int Total() { return 1; }
  internal int Inside() { return 1; }
  private int hidden;
  int silent;
  protected void Kept() {}
  public int Name { get; set; }
}
internal class Own { public void Go() {} }
class Silent { public void Go() {} }
public interface IShape { int Area(); }
}
`,
    'N.Cart N.Cart.Total N.Cart.Name N.IShape N.IShape.Area',
  ],
  [
    'Ruby: nothing below `private`, nothing that `private` names, no variables of the script',
    'a.rb',
    `LIMIT = 1
value = 2
def total; end
class Cart
  MAX = 1
  def add; end
  private
  def hide; end
  protected
  def keep; end
  public
  def again; end
  private def inline; end
  def later; end
  def other; end
  private :later, :other
end
module Shop
  def self.run; end
  def later; end
end
`,
    'LIMIT total Cart Cart.MAX Cart.add Cart.again Shop.run Shop.later',
  ],
  [
    'TypeScript: only what is exported, and of classes nothing private or protected',
    'a.ts',
    `const own = 1;
export const shown = 1;
export class Cart { private a = 1; #b = 2; protected c = 3; d = 4; add() {} private hide() {} }
function listed() {}
export { listed };
type Own = 1;
export interface Shape { area: number }
`,
    'shown Cart Cart.d Cart.add listed Shape Shape.area',
  ],
  [
    'C++: nothing static, nothing private',
    'a.cpp',
    `int total(int a) { return a; }
static int hidden(int a) { return a; }
class Cart { public: void add(); private: int x; void hide(); };
struct S { int a; };
`,
    'total Cart Cart.add S S.a',
  ],
];

describe('the exported declarations of a file', () => {
  it.each(LANGUAGES)('%s', async (_language, path, text, exported) => {
    const names = (await readExports(path, text, loadGrammars()))?.map(({ name }) => name) ?? [];
    expect(names.toSorted()).toEqual(exported.split(' ').toSorted());
  });
});
