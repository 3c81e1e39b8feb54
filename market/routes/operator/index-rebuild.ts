import { rebuildIndex } from '#contract/market/import.ts'
import { catalogueVersion } from '../../queries/catalogue-version.ts'
import { operatorRoute } from '../route.ts'

/** A build that was under way already is of an older catalogue; the next one is not. */
const mostBuilds = 3

/** Building twice makes the same index, so that a signature that comes again does no harm and isn't remembered. */
export const indexRebuild = operatorRoute(rebuildIndex, async ({ env, db }) => {
  const builder = env.INDEX_BUILDER.getByName('catalogue')
  let version = await builder.rebuild({ isUrgent: true })
  for (let builds = 1; builds < mostBuilds; builds++) {
    if (version === String(await catalogueVersion(db))) break
    version = await builder.rebuild({ isUrgent: true })
  }
  return { version }
})
