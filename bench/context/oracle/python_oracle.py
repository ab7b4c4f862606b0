"""Lists what changed Python files rest on. Usage: python_oracle.py ROOT, with the changed files as JSON on standard input."""

import ast
import io
import json
import keyword
import subprocess
import sys
import tokenize
from pathlib import Path

import jedi

MAX_CHANGED_FUNCTIONS = 40
MAX_USES = 60
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)

root = Path(sys.argv[1]).resolve()
project = jedi.Project(str(root), added_sys_path=[str(root), str(root / "src")], load_unsafe_extensions=False)
trees = {}


def tree_of(path):
    """The syntax tree of a file, or None if it cannot be parsed."""
    if path not in trees:
        try:
            trees[path] = ast.parse((root / path).read_text(encoding="utf-8"))
        except (OSError, SyntaxError, ValueError):
            trees[path] = None
    return trees[path]


def functions_around(path, line):
    """The functions around a line, the outermost first. The line of its name is not inside a function."""
    nodes = ast.walk(tree_of(path)) if tree_of(path) is not None else []
    return [node for node in nodes if isinstance(node, FUNCTIONS) and node.lineno <= line <= node.end_lineno]


def extent_of(path, name, line):
    """First and last line of the statement on a line: of a function or class with its decorators."""
    best = (line, line)
    for node in ast.walk(tree_of(path)) if tree_of(path) is not None else []:
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= node.end_lineno:
            continue
        if isinstance(node, DEFINITIONS):
            if node.name == name and node.lineno == line:
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                return (first, node.end_lineno)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.TypeAlias if hasattr(ast, "TypeAlias") else ast.Assign)):
            best = (node.lineno, node.end_lineno)
    return best


def names_on(path, lines):
    """Names in the code on some lines, with their columns."""
    text = (root / path).read_text(encoding="utf-8")
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME and token.start[0] in lines and not keyword.iskeyword(token.string):
                yield token.string, token.start[0], token.start[1]
    except (tokenize.TokenError, SyntaxError):
        return


def relative(module_path):
    """The path in the repository, or None for a module outside of it."""
    try:
        path = Path(module_path).resolve().relative_to(root).as_posix()
    except (TypeError, ValueError):
        return None
    return None if "site-packages" in path or not path.endswith((".py", ".pyi")) else path


def go_to(script, line, column):
    """The definitions in the repository to which a name leads."""
    try:
        return [one for one in script.goto(line, column, follow_imports=True) if relative(one.module_path) is not None]
    except Exception:  # jedi fails on some code with errors of many kinds
        return []


def used(path, added, script):
    """The declarations and locals that the added lines of a file use."""
    for name, line, column in names_on(path, set(added)):
        for one in go_to(script, line, column)[:1]:
            if one.type == "module" or one.line is None:
                continue
            target = relative(one.module_path)
            if (target, one.line, one.column) == (path, line, column):
                continue
            inside = [
                node
                for node in functions_around(target, one.line)
                if not (node.name == one.name and node.lineno == one.line and one.type == "function")
            ]
            is_local = len(inside) > 0 or one.type == "param"
            if is_local and (target != path or not any(node.lineno <= line <= node.end_lineno for node in inside)):
                # A field that a method sets, or a parameter of a function that is called: neither kind.
                continue
            parent = one.parent()
            start, end = extent_of(target, one.name, one.line)
            yield {
                "kind": "local" if is_local else "declaration",
                "name": one.name,
                "isMember": not is_local and parent is not None and parent.type == "class",
                "places": [{"path": target, "line": one.line, "start": start, "end": end}],
                "uses": [{"path": path, "line": line}],
            }


def changed_functions(path, added, removed):
    """Functions and methods with a changed line that existed before."""
    nodes = [(node, False) for node in tree_of(path).body]
    while nodes:
        node, in_class = nodes.pop(0)
        if isinstance(node, ast.ClassDef):
            nodes.extend((child, True) for child in node.body)
        elif isinstance(node, FUNCTIONS):
            lines = range(node.lineno, node.end_lineno + 1)
            touched = [line for line in lines if line in added or line in removed]
            if touched and not all(line in added for line in lines):
                yield node, in_class, touched


def callers(path, added, removed):
    """Uses of changed functions outside of them, found by name and confirmed by jedi where it can tell."""
    for node, in_class, touched in list(changed_functions(path, added, removed))[:MAX_CHANGED_FUNCTIONS]:
        if node.name.startswith("__"):
            continue
        places = []
        for other, line, column in words(node.name)[:MAX_USES]:
            if other == path and node.lineno <= line <= node.end_lineno:
                continue
            text = (root / other).read_text(encoding="utf-8", errors="replace").splitlines()[line - 1]
            if text.lstrip().startswith(("import ", "from ", "def ", "async def ", "#")):
                continue
            found = go_to(jedi.Script(path=str(root / other), project=project), line, column)
            is_same = any(relative(one.module_path) == path and one.line == node.lineno for one in found)
            is_unknown_member = not found and in_class and text[:column].endswith(".")
            if is_same or (is_unknown_member and definitions(node.name) == 1):
                places.append({"path": other, "line": line, "start": line, "end": line})
        if places:
            yield {"name": node.name, "places": places, "uses": [{"path": path, "line": line} for line in touched]}


def grep(pattern):
    """Lines of Python files that match, as (path, line, text)."""
    command = ["git", "-C", str(root), "grep", "-n", "-I", "-E", "-e", pattern, "--", "*.py"]
    output = subprocess.run(command, capture_output=True, text=True, errors="replace").stdout
    rows = [row.split(":", 2) for row in output.splitlines()]
    return [(row[0], int(row[1]), row[2]) for row in rows if len(row) == 3]


def words(name):
    """Places of a word: (path, line, column)."""
    return [(path, line, text.index(name)) for path, line, text in grep(rf"\b{name}\b")]


def definitions(name):
    """How many functions and methods have a name."""
    return len(grep(rf"^\s*(async )?def {name}\b"))


def imports_of(path):
    """The files of the repository that a file imports."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            modules = [(alias.name, 0) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            modules = [(base, node.level), *((f"{base}.{alias.name}".strip("."), node.level) for alias in node.names)]
        else:
            continue
        for module, level in modules:
            folders = [root, root / "src"] if level == 0 else [(root / path).parents[level - 1]]
            for folder in folders:
                place = folder.joinpath(*module.split(".")) if module else folder
                for candidate in (place.with_suffix(".py"), place / "__init__.py"):
                    if candidate.is_file() and relative(candidate) not in (None, path):
                        found.add(relative(candidate))
    return sorted(found)


answer = {"used": [], "callers": [], "imports": {}}
for changed in json.load(sys.stdin):
    if tree_of(changed["path"]) is None:
        continue
    script = jedi.Script(path=str(root / changed["path"]), project=project)
    answer["used"].extend(used(changed["path"], changed["added"], script))
    answer["callers"].extend(callers(changed["path"], set(changed["added"]), set(changed["removed"])))
    answer["imports"][changed["path"]] = imports_of(changed["path"])
json.dump(answer, sys.stdout)
