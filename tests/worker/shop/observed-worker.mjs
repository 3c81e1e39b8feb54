import storefront, * as built from '../../../dist/server/entry.mjs'

/** @typedef {new (...given: unknown[]) => { fetch(request: Request): Promise<Response>, ctx: { props: unknown } }} Entrypoint */

function observed(/** @type {string} */ entrypoint, /** @type {Entrypoint} */ Built) {
  return class extends Built {
    fetch(/** @type {Request} */ request) {
      const { method, url, headers } = request
      const { props } = this.ctx
      console.log(JSON.stringify({ seenBy: entrypoint, method, url, headers: [...headers], props }))
      return super.fetch(request)
    }
  }
}

export default storefront
export const Pages = observed('Pages', built.Pages)
export const PublicApi = observed('PublicApi', built.PublicApi)
export const PrivatePages = observed('PrivatePages', built.PrivatePages)
export const { SessionVault, Subject } = built
