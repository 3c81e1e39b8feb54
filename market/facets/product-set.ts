/** A set of products by number: one bit each. */
export type ProductSet = Uint32Array

export function emptySet(size: number): ProductSet {
  return new Uint32Array(Math.ceil(size / 32))
}

/** Numbers beyond the size are left out: whoever found them may know products that this set doesn't know yet. */
export function setOf(numbers: Iterable<number>, size: number): ProductSet {
  const set = emptySet(size)
  for (const number of numbers) if (number < size) add(set, number)
  return set
}

export function add(set: ProductSet, product: number): void {
  const word = product >>> 5
  set[word] = (set[word] ?? 0) | (1 << (product & 31))
}

export function has(set: ProductSet, product: number): boolean {
  return (((set[product >>> 5] ?? 0) >>> (product & 31)) & 1) === 1
}

// Looks beyond the end of an array would make each of these loops several times slower.

export function addAll(set: ProductSet, others: ProductSet): void {
  const end = Math.min(set.length, others.length)
  for (let word = 0; word < end; word++) set[word] = (set[word] ?? 0) | (others[word] ?? 0)
}

/** What stands in every one of them; at least one must be given. */
export function common([first, ...others]: readonly [ProductSet, ...ProductSet[]]): ProductSet {
  const shared = first.slice()
  for (const other of others) {
    const end = Math.min(shared.length, other.length)
    for (let word = 0; word < end; word++) shared[word] = (shared[word] ?? 0) & (other[word] ?? 0)
    shared.fill(0, end)
  }
  return shared
}

export function without(set: ProductSet, others: ProductSet): ProductSet {
  const rest = set.slice()
  const end = Math.min(rest.length, others.length)
  for (let word = 0; word < end; word++) rest[word] = (rest[word] ?? 0) & ~(others[word] ?? 0)
  return rest
}

export function isEmpty(set: ProductSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

export function sizeOf(set: ProductSet): number {
  let size = 0
  for (let word = 0; word < set.length; word++) size += ones(set[word] ?? 0)
  return size
}

export function sharedSize(one: ProductSet, other: ProductSet): number {
  let size = 0
  for (let word = 0; word < one.length; word++) size += ones((one[word] ?? 0) & (other[word] ?? 0))
  return size
}

export function forEachProduct(set: ProductSet, visit: (product: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let rest = set[word] ?? 0
    while (rest !== 0) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
}

/** How many bits are set, by adding neighbours up. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
