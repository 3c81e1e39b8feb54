import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { listProducts, listTags } from '#contract/market/catalogue.ts'
import { searchIndex } from '#contract/market/search.ts'
import { sellersList } from '#contract/market/shell.ts'
import { type Known, unheardOf } from './example.ts'
import { type Line, type Question, ask } from './line.ts'

/** What this market has, found by asking it; where it doesn't answer, that call's own check says why. */
export async function discover(line: Line): Promise<Known> {
  const products = await answerOf(line, listProducts, { query: {}, body: undefined })
  const tags = await answerOf(line, listTags, { query: {}, body: undefined })
  const sellers = await answerOf(line, sellersList, { query: {}, body: {} })
  const [product] = products?.retailerProducts ?? []
  const style = tags?.tags.find(({ type }) => type === 'style')?.urlSlug
  const sellerID = sellers?.data.list[0]?.sellerID
  const productId = product?.productId
  const variantId = product?.defaultVariant
  return {
    productId,
    productID: productId,
    _id: productId,
    id: productId,
    variantId,
    variantID: variantId,
    'productByVariant.id': variantId,
    'variantsList._id': variantId,
    sellerID,
    sellerId: sellerID,
    style1: style,
    style2: style,
    tagId: tags?.tags[0]?.tagId,
    tagID: tags?.tags[0]?.tagId,
    contentID: await anArticle(line),
    // A guest has no order, and no other id is one.
    'readOrder.id': unheardOf,
    'operatorOrder.id': unheardOf,
    menuType: 'STORE',
    query: 'oak',
  }
}

/** Words that an article hardly does without. */
const commonWords = ['how', 'the', 'on', 'a']

async function anArticle(line: Line): Promise<string | undefined> {
  for (const query of commonWords) {
    const question = { query: { index: 'post' }, body: { search: { query } } }
    const found = await answerOf(line, searchIndex, question)
    const [article] = found?.data.index === 'post' ? found.data.list : []
    const { _id: id } = article ?? {}
    if (id !== undefined) return id
  }
  return undefined
}

async function answerOf<Result extends z.ZodType>(
  line: Line,
  call: Call<z.ZodType, z.ZodType, Result>,
  question: Question,
): Promise<z.output<Result> | undefined> {
  const { status, text } = await ask(line, { call, question })
  return status === 200 ? call.result.safeParse(JSON.parse(text)).data : undefined
}
