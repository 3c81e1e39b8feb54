"""Scene hashes: a picture is made again when the code or the facts it depends on change, and only then."""
import ast
import hashlib
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
LOOK = ('materials/__init__.py', 'light.py', 'camera.py', 'plates.py', 'render.py', 'denoise.c', 'tone.py', 'product.py')
_seen = {}


def of(*files, extra=()):
    """sha1 over the files (relative to studio/), everything they import from the studio, and plain facts."""
    state = hashlib.sha1(json.dumps(extra, sort_keys=True, default=repr).encode())
    for path in sorted({p for f in files for p in _with_imports(os.path.join(HERE, f))}):
        with open(path, 'rb') as f:
            state.update(f.read())
    return state.hexdigest()[:16]


def _with_imports(path):
    if path not in _seen:
        _seen[path] = {path}
        if path.endswith('.py'):
            for found in _imports(path):
                _seen[path] |= _with_imports(found)
    return _seen[path]


def _imports(path):
    with open(path) as f:
        tree = ast.parse(f.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = os.path.dirname(path) if node.level == 1 else os.path.dirname(os.path.dirname(path)) if node.level == 2 else HERE
            names = [node.module] if node.module else [a.name for a in node.names]
            names += [f'{node.module}.{a.name}' for a in node.names] if node.module else []
        elif isinstance(node, ast.Import):
            base, names = HERE, [a.name for a in node.names]
        else:
            continue
        for name in names:
            stem = os.path.join(base, *name.split('.'))
            # models/__init__ finds archetypes by name, so it belongs to no picture in particular.
            for found in (stem + '.py', os.path.join(stem, '__init__.py')):
                if os.path.exists(found):
                    yield found
