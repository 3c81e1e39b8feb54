const kB = 1000
const MiB = 1024 * 1024

export type Measure =
  | 'earlyScript'
  | 'earlyReact'
  | 'laterScript'
  | 'productScript'
  | 'style'
  | 'html'
  | 'firstPackets'
  | 'listPackets'
  | 'productPackets'
  | 'workerSize'
  | 'workerStart'

export interface Bar {
  title: string
  atMost: number
  unit: 'bytes' | 'ms' | 'times'
}

/** What must not be passed; compressed sizes are gzip unless it says another. A bar is only ever lowered. */
export const bars: Record<Measure, Bar> = {
  earlyScript: { title: 'JavaScript before any interaction', atMost: 15 * kB, unit: 'bytes' },
  earlyReact: { title: 'React before any interaction', atMost: 0, unit: 'times' },
  laterScript: { title: 'JavaScript with the search open', atMost: 110 * kB, unit: 'bytes' },
  productScript: {
    title: 'JavaScript after each touch of a product, but 3D',
    atMost: 110 * kB,
    unit: 'bytes',
  },
  style: { title: 'CSS', atMost: 8 * kB, unit: 'bytes' },
  html: { title: 'HTML with its CSS', atMost: 24 * kB, unit: 'bytes' },
  firstPackets: { title: 'HTML (brotli) and headers: ten packets', atMost: 14_600, unit: 'bytes' },
  listPackets: { title: 'HTML of a list (brotli) and headers', atMost: 15_600, unit: 'bytes' },
  productPackets: { title: 'HTML of a product (brotli) and headers', atMost: 14_900, unit: 'bytes' },
  workerSize: { title: 'storefront Worker, all modules', atMost: MiB, unit: 'bytes' },
  workerStart: { title: 'start-up, active time in workerd on this machine', atMost: 100, unit: 'ms' },
}
