"""What has been rendered: pictures in studio/renders/<quality>, and beside them a ledger of scene hashes.

The ledger is committed and the pictures are not: what it names was rendered somewhere and is among the shop's files."""
import contextlib
import fcntl
import hashlib
import json
import os
import time

from tone import write_png

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'renders')


class Ledger:
    def __init__(self, quality, root=ROOT):
        self.folder = os.path.join(root, quality)
        self.path = os.path.join(self.folder, 'ledger.json')
        self.entries = _read(self.path)

    def has(self, picture, mark):
        return self.entries.get(picture, {}).get('hash') == mark

    def carry(self, picture, mark):
        """The picture there is stays good, although the code round it changed."""
        if picture in self.entries:
            self._enter(picture, {**self.entries[picture], 'hash': mark})

    @contextlib.contextmanager
    def timed(self, picture, mark):
        """Enters the picture once its block has finished without an error."""
        start = time.time()
        self.pending = {}
        yield
        self._enter(picture, {'hash': mark, 'seconds': round(time.time() - start, 1), **self.pending})

    def facts(self, picture, facts):
        self.pending.update(facts)

    def save(self, picture, pixels):
        os.makedirs(os.path.dirname(self._file(picture)), exist_ok=True)
        write_png(self._file(picture), pixels)
        with open(self._file(picture), 'rb') as f:
            self.pending['png'] = hashlib.sha256(f.read()).hexdigest()[:16]

    def _file(self, picture):
        return os.path.join(self.folder, picture + '.png')

    def _enter(self, picture, entry):
        """Several processes may render at once, each with a part of the catalogue: nobody's entry is lost."""
        os.makedirs(self.folder, exist_ok=True)
        with open(self.path + '.lock', 'w') as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.entries = {**_read(self.path), picture: entry}
            with open(self.path + '.new', 'w') as f:
                json.dump(self.entries, f, indent=0, sort_keys=True)
            os.replace(self.path + '.new', self.path)


def _read(path):
    return json.load(open(path)) if os.path.exists(path) else {}
