"""Photographs products: `blender -b --factory-startup -P studio/shoot.py -- [--only 'sofa-*'] [--draft | --final] [--views main,front]`.

One process renders everything that is missing; geometry is built once for all variants that share it."""
import json
import os
import sys
import time
from dataclasses import replace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import catalogue as shop  # noqa: E402
import fingerprint  # noqa: E402
import models  # noqa: E402
import product  # noqa: E402
from command import options  # noqa: E402
from ledger import ROOT, Ledger  # noqa: E402
from scenes import in_scale  # noqa: E402

VIEWS = 'main,front,detail,scale'


def main():
    chosen, catalogue = options(('--views', {'default': VIEWS}), ('--into', {'default': ROOT})), shop.load()
    ledger = Ledger(chosen.quality.name, chosen.into)
    built = set(models.archetypes())
    jobs = [job for p in catalogue['products'] if chosen.wants(p['slug']) and p['archetype'] in built
            for job in jobs_of(catalogue, p, chosen.views.split(','), chosen.quality)]
    if chosen.as_is:
        return [ledger.carry(job['picture'], job['hash']) for job in jobs]
    todo = [job for job in jobs if chosen.again or not ledger.has(job['picture'], job['hash'])]
    print(f'{len(jobs) - len(todo)} pictures are there, {len(todo)} to make', flush=True)
    prepare(todo, chosen)
    work(catalogue, todo, chosen, ledger)


def jobs_of(catalogue, entry, views, quality):
    """One job a picture: a three-quarter view of each variant, the other views of the first."""
    quality = _patient(quality, entry)
    for index, variant in enumerate(entry['variants']):
        for view in views if index == 0 else [v for v in views if v == 'main']:
            finishes, params, backdrop = shop.finishes(catalogue, entry, variant), shop.params(entry, variant), shop.backdrop(variant)
            facts = (view, params, finishes, backdrop, quality.of(view), quality.plate_samples)
            extra = ('scenes/in_scale.py',) if view == 'scale' else ()
            name = f"{entry['slug']}/{variant['slug']}" if view == 'main' else f"{entry['slug']}/{view}"
            yield dict(picture=name, view=view, item=f"{entry['slug']}/{variant['slug']}", archetype=entry['archetype'], params=params, finishes=finishes, backdrop=backdrop, quality=quality,
                       hash=fingerprint.of(f"models/{entry['archetype']}.py", *fingerprint.LOOK, *extra, extra=facts))


def _patient(quality, entry):
    """More samples for what light reaches by narrow ways, and for carving finer than the picture's grain."""
    times = entry.get('patience', getattr(models.module(entry['archetype']), 'PATIENCE', 1))
    return replace(quality, samples=quality.samples * times, other_samples=quality.other_samples * times)


def prepare(jobs, chosen):
    """Empty sets first: each plate takes the scene for itself."""
    q = chosen.quality
    wanted = {(getattr(models.module(j['archetype']), 'STAGE', 'floor'), j['view'] if j['view'] == 'front' else 'main', j['backdrop']) for j in jobs if j['view'] != 'scale'}
    for stage, view, backdrop in sorted(wanted):
        product.prepare_set(stage, view, backdrop, q.of(view)[0], q.plate_samples, chosen.threads)


def work(catalogue, jobs, chosen, ledger):
    start, shape, sitting, faults = time.time(), None, None, []
    for done, job in enumerate(sorted(jobs, key=lambda j: (j['item'].split('/')[0], json.dumps(j['params'], sort_keys=True), j['backdrop'], j['view'] == 'scale'))):
        try:
            with ledger.timed(job['picture'], job['hash']):
                if job['view'] == 'scale':
                    sitting, shape = None, None
                    pixels = in_scale.picture(catalogue, job['item'], job['quality'], chosen.threads)
                else:
                    wanted = (job['archetype'], json.dumps(job['params'], sort_keys=True), job['backdrop'])
                    if wanted != shape:
                        sitting, shape = product.Sitting(job['archetype'], job['params'], job['backdrop'], chosen.threads), wanted
                    pixels = sitting.picture(job['view'], job['finishes'], *job['quality'].of(job['view']))
                ledger.save(job['picture'], pixels)
        except Exception as error:  # one broken model must not cost the night
            faults.append(f"{job['picture']}: {error!r}")
            sitting, shape = None, None
        each = (time.time() - start) / (done + 1)
        print(f"[{done + 1}/{len(jobs)}] {job['picture']}  {each:.1f} s each, {each * (len(jobs) - done - 1) / 60:.0f} min left", flush=True)
    if faults:
        print('\n'.join(['NOT MADE', *faults]), flush=True)


if __name__ == '__main__':
    main()
