import { rebuildIndex } from '#contract/market/import.ts'
import { operatorRoute } from '../route.ts'

/** Building twice makes the same index, so that a signature that comes again does no harm and isn't remembered. */
export const indexRebuild = operatorRoute(rebuildIndex, async ({ env }) => ({
  version: await env.INDEX_BUILDER.getByName('catalogue').rebuild(),
}))
