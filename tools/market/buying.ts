import type { OperatorMove } from '#contract/market/operator-orders.ts'
import { Obstacle } from '../command.ts'
import { readArguments } from './arguments.ts'
import { answerEnquiry, audit, listEnquiries, readLetters, tidy } from './books.ts'
import { openLine } from './line.ts'
import { listAllOrders, listParcels, listReturns, move, showOrder } from './orders.ts'

const parcelMoves = new Map<string, OperatorMove>([
  ['prepare', 'prepare'],
  ['dispatch', 'dispatch'],
  ['deliver', 'deliver'],
])

const returnMoves = new Map<string, OperatorMove>([
  ['approve', 'approveReturn'],
  ['refuse', 'refuseReturn'],
  ['receive', 'receiveReturn'],
  ['refund', 'refund'],
])

/** The commands with which an operator looks after orders. */
export const buying: Record<string, (args: string[]) => Promise<number>> = {
  async orders(args) {
    const said = readArguments(args, { words: ['[ORDER]'], options: ['status', 'note'], flags: ['cancel'] })
    const [id] = said.words
    const { status, note } = said.options
    if (id === undefined) return say(await listAllOrders(openLine(), status))
    if (!said.flags.has('cancel')) return say(await showOrder(openLine(), id))
    return say(await move(openLine(), { id, sellerId: undefined, move: 'cancel', note, tracking: undefined }))
  },
  async parcels(args) {
    const said = readArguments(args, {
      words: ['[ORDER]', '[SELLER]', '[MOVE]'],
      options: ['status', 'tracking', 'note'],
    })
    if (said.words.length === 0) return say(await listParcels(openLine(), said.options.status))
    return say(await moveBy(parcelMoves, said))
  },
  async returns(args) {
    const said = readArguments(args, {
      words: ['[ORDER]', '[SELLER]', '[MOVE]'],
      options: ['tracking', 'note'],
    })
    if (said.words.length === 0) return say(await listReturns(openLine()))
    return say(await moveBy(returnMoves, said))
  },
  async enquiries(args) {
    const said = readArguments(args, {
      words: ['[ENQUIRY]'],
      options: ['price', 'days', 'note'],
      flags: ['all'],
    })
    const [id] = said.words
    const { price, days, note } = said.options
    if (id === undefined) return say(await listEnquiries(openLine(), said.flags.has('all')))
    if (price === undefined) throw new Obstacle('Say what it would cost: --price 129.50.')
    return say(await answerEnquiry(openLine(), { id, price, days, note }))
  },
  async audit(args) {
    readArguments(args, { words: [] })
    return audit(openLine())
  },
  async tidy(args) {
    readArguments(args, { words: [] })
    return say(await tidy(openLine()))
  },
  async letters(args) {
    const [id] = readArguments(args, { words: ['[ORDER]'] }).words
    return say(await readLetters(openLine(), id))
  },
}

interface Said {
  words: string[]
  options: { tracking?: string; note?: string }
}

async function moveBy(moves: ReadonlyMap<string, OperatorMove>, { words, options }: Said): Promise<string> {
  const [id = '', sellerId, name = ''] = words
  const wanted = moves.get(name)
  if (!wanted)
    throw new Obstacle(
      `Name the order, the seller and one of ${[...moves.keys()].join(', ')}, in this order.`,
    )
  const { tracking, note } = options
  return move(openLine(), { id, sellerId, move: wanted, note, tracking })
}

function say(sentence: string): number {
  console.log(sentence)
  return 0
}
