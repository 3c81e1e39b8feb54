import { html as markup, raw } from 'hono/html'
import { marketErrors } from '#contract/market/error.ts'
import type { Operation, Schema, openApiDocument } from './openapi.ts'
import { style } from './style.ts'

type Fragment = ReturnType<typeof markup>
type Document = ReturnType<typeof openApiDocument>

/** The OpenAPI document for people: plain HTML that needs no script. */
export function documentPage(document: Document): Fragment {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return markup`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>${document.info.title}</h1>
<p>${document.info.summary} ${document.info.description}</p>
<p><a href="/openapi.json">OpenAPI ${document.openapi} document</a></p>
</header>
<nav aria-label="Calls">
<ul>${calls.map(({ operation: { operationId } }) => markup`<li><a href="#${operationId}">${operationId}</a></li>`)}
<li><a href="#refusals">Refusals</a></li></ul>
</nav>
<main>
${credentials(document)}
${calls.map(({ path, method, operation }) => callSection(`${method.toUpperCase()} ${path}`, operation))}
${refusals()}
</main>
</body>
</html>
`
}

function credentials({ components }: Document): Fragment {
  const { token, signature, customer } = components.securitySchemes
  const headers = [token, signature, { name: 'authorization', description: customer.description }]
  return markup`<section>
<h2>Credentials</h2>
<dl>${headers.map(({ name, description }) => markup`<dt><code>${name}</code></dt><dd>${description}</dd>`)}</dl>
</section>`
}

function callSection(address: string, operation: Operation): Fragment {
  const body = operation.requestBody?.content['application/json'].schema
  const answer = operation.responses['200']?.content['application/json'].schema
  const { operationId, summary, tags, 'x-audience': audience, 'x-effect': effect } = operation
  return markup`<section id="${operationId}">
<h2>${operationId}</h2>
<p><code class="call">${address}</code></p>
<p>${summary}</p>
<p class="quiet">${audience} · ${effect} · ${tags.join(', ')} API</p>
${operation.parameters.length > 0 ? markup`<h3>Parameters</h3>${parameters(operation)}` : ''}${
    body ? markup`<h3>Body</h3>${fields(body)}` : ''
  }${answer ? markup`<h3>Answer</h3>${fields(answer)}` : ''}</section>
`
}

function parameters(operation: Operation): Fragment {
  return markup`<ul>${operation.parameters.map(
    ({ name, schema, required, in: place }) =>
      markup`<li><code>${name}</code> <i>${typeInWords(schema)} · ${place}${required ? ', required' : ''}</i></li>`,
  )}</ul>`
}

function fields(schema: Schema): Fragment {
  const named = Object.entries(innermost(schema).properties ?? {})
  if (named.length === 0) return markup`<p><i>${typeInWords(schema)}</i></p>`
  return markup`<ul>${named.map(([name, field]) => (typeof field === 'boolean' ? '' : fieldLine(name, field)))}</ul>`
}

function fieldLine(name: string, field: Schema): Fragment {
  const below = Object.keys(innermost(field).properties ?? {}).length > 0
  const line = markup`<code>${name}</code> <i>${typeInWords(field)}</i>`
  return below
    ? markup`<li><details><summary>${line}</summary>${fields(field)}</details></li>`
    : markup`<li>${line}</li>`
}

/** Looks through lists and 'or null' to the object whose fields are worth naming. */
function innermost(schema: Schema): Schema {
  const [item] = [schema.items].flat()
  if (item && typeof item !== 'boolean') return innermost(item)
  const choice = schema.anyOf?.find((one) => typeof one !== 'boolean' && one.type !== 'null')
  return choice && typeof choice !== 'boolean' ? innermost(choice) : schema
}

function typeInWords(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.anyOf)
    return schema.anyOf.map((one) => (typeof one === 'boolean' ? 'any' : typeInWords(one))).join(' or ')
  const [item] = [schema.items].flat()
  if (item && typeof item !== 'boolean') return `list of ${typeInWords(item)}`
  return [schema.type].flat().join(' or ') || 'any'
}

function refusals(): Fragment {
  const rows = Object.entries(marketErrors).map(
    ([code, [status, sentence]]) =>
      markup`<tr><td>${status}</td><td><code>${code}</code></td><td>${sentence}</td></tr>`,
  )
  return markup`<section id="refusals">
<h2>Refusals</h2>
<p>Every refusal has the form <code>{"error": {"code", "message", "fields"?}}</code>.</p>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Sentence</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
</section>`
}
