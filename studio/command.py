"""The options every studio command takes after `--`."""
import argparse
import fnmatch
import sys

from quality import QUALITIES


def options(*extra):
    """extra: (flag, settings) pairs of argparse."""
    parser = argparse.ArgumentParser(prog='studio')
    parser.add_argument('--only', default='*', help="slugs to make, as globs: 'sofa-*,bed-alder'")
    parser.add_argument('--draft', dest='quality', action='store_const', const='draft', default='draft')
    parser.add_argument('--final', dest='quality', action='store_const', const='final')
    parser.add_argument('--glimpse', dest='quality', action='store_const', const='glimpse')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--again', action='store_true', help='render even what the ledger has')
    parser.add_argument('--as-is', action='store_true', help='render nothing: the pictures there are stay good under the code of today')
    for flag, settings in extra:
        parser.add_argument(flag, **settings)
    chosen = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    chosen.quality = QUALITIES[chosen.quality]
    chosen.wants = lambda slug: any(fnmatch.fnmatch(slug, pattern) for pattern in chosen.only.split(','))
    return chosen
