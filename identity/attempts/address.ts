/** Where a request came from, as the platform says. An IPv6 network is one neighbour: its last half is free to choose. */
export function addressOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'this machine'
  return address.includes(':') ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ]
}
