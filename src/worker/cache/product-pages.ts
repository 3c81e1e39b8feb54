import { dropProduct, siteOfTag } from './purge.ts'

type Exports = ExecutionContext['exports']

/** Everything that shows a product goes: what was kept of it, and its pages. Lists follow when their time is up. */
export async function dropProductPages(kv: KVNamespace, exports: Exports, tag: string): Promise<void> {
  const props = { site: siteOfTag(tag) }
  await dropProduct(kv, tag)
  await Promise.all([exports.Pages({ props }).purge([tag]), exports.PublicApi({ props }).purge([tag])])
}
