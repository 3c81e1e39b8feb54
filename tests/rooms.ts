/** The table of rooms: what may import what. Lint and the architecture test both read it. */
export interface Room {
  name: string
  /** A file belongs to the room with the longest folder that holds it. */
  folder: string
  /** Rooms, or folders of rooms, besides itself. */
  may: readonly string[]
  /** Rooms of which it may know the types and nothing else. */
  mayKnow?: readonly string[]
  /** Packages, by the start of their names. */
  packages: readonly string[]
  /** What a line of this room may not say, and why. */
  never?: readonly { pattern: RegExp; because: string }[]
}

const noFetch = {
  pattern: /\bfetch\(/,
  because: 'data comes through the one door of this room, not by fetch',
}
const noSql = {
  pattern: /['"`]\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE|WITH) /,
  because: 'SQL text lives in market/queries',
}
const noNode = { pattern: /\bprocess\.|\bBuffer\b/, because: 'it runs where Node is not' }
const noClock = {
  pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/,
  because: 'lib gets time and randomness passed in',
}

export const rooms: readonly Room[] = [
  { name: 'lib', folder: 'src/lib', may: [], packages: [], never: [noFetch, noClock, noSql, noNode] },
  {
    name: 'contract',
    folder: 'src/contract',
    may: ['src/lib'],
    packages: ['zod', 'jose'],
    never: [noSql, noNode],
  },
  {
    name: 'stores',
    folder: 'src/stores',
    may: ['src/contract/edge', 'src/lib'],
    packages: ['nanostores'],
    never: [noFetch, noNode],
  },
  {
    name: 'ui',
    folder: 'src/islands/ui',
    may: [],
    packages: ['react', 'react-dom'],
    never: [noFetch, noNode],
  },
  {
    name: 'islands',
    folder: 'src/islands',
    may: ['src/islands/ui', 'src/stores', 'src/lib'],
    packages: ['react', 'react-dom', '@nanostores/react', '@stripe/stripe-js', 'astro', 'swiper', 'three'],
    never: [noFetch, noNode],
  },
  {
    name: 'behaviours',
    folder: 'src/behaviours',
    may: ['src/islands/ui', 'src/stores', 'src/contract/edge', 'src/lib'],
    packages: [],
    never: [noFetch, noNode],
  },
  { name: 'styles', folder: 'src/styles', may: [], packages: [] },
  {
    name: 'components',
    folder: 'src/components',
    may: ['src/lib', 'src/islands', 'src/behaviours', 'src/styles'],
    mayKnow: ['src/contract'],
    packages: ['astro', 'astro:assets'],
    never: [noFetch],
  },
  {
    name: 'layouts',
    folder: 'src/layouts',
    may: ['src/components', 'src/lib', 'src/islands', 'src/behaviours', 'src/styles'],
    mayKnow: ['src/contract'],
    packages: ['astro', 'astro:assets'],
    never: [noFetch],
  },
  {
    name: 'pages',
    folder: 'src/pages',
    may: [
      'src/layouts',
      'src/components',
      'src/islands',
      'src/stores',
      'src/contract',
      'src/lib',
      'src/styles',
    ],
    packages: ['astro'],
    never: [noFetch, { pattern: /\bcfContext\b/, because: 'pages get data through Astro.locals.shop only' }],
  },
  {
    name: 'style page',
    folder: 'src/style-page',
    may: ['src/layouts', 'src/components', 'src/islands', 'src/lib', 'src/styles'],
    mayKnow: ['src/contract'],
    packages: ['astro'],
    never: [noFetch],
  },
  {
    name: 'worker',
    folder: 'src/worker',
    may: ['src/contract', 'src/lib'],
    packages: [
      'hono',
      'jose',
      'oauth4webapi',
      'zod',
      '@astrojs/cloudflare/handler',
      'astro',
      'cloudflare:workers',
    ],
    never: [noSql],
  },
  {
    name: 'middleware',
    folder: 'src/middleware.ts',
    may: ['src/worker'],
    packages: ['astro'],
  },
  {
    name: 'market queries',
    folder: 'market/queries',
    may: ['src/contract', 'src/lib'],
    packages: ['zod'],
    never: [noFetch],
  },
  {
    name: 'market search',
    folder: 'market/search',
    may: ['src/contract', 'src/lib', 'market/queries', 'market/facets'],
    packages: ['zod'],
    never: [noFetch],
  },
  {
    name: 'market seed',
    folder: 'market/seed',
    may: [
      'src/contract',
      'src/lib',
      // A past is what the market would have written down: it is priced, named and shown by the same lines.
      'market/buying/order-name.ts',
      'market/payments/test-bank/test-cards.ts',
      'market/queries/picture.ts',
      'market/routes/shape/price.ts',
    ],
    packages: ['node:', 'zod'],
    never: [noFetch],
  },
  {
    name: 'market routes',
    folder: 'market/routes',
    may: ['src/contract', 'src/lib', 'market'],
    packages: ['hono', 'zod'],
    never: [noSql],
  },
  {
    name: 'market',
    folder: 'market',
    may: ['src/contract', 'src/lib', 'market'],
    packages: ['hono', 'zod', 'jose', 'cloudflare:workers'],
  },
  { name: 'market seed build', folder: 'market/seed/build.ts', may: ['market/seed'], packages: ['node:'] },
  {
    name: 'identity',
    folder: 'identity',
    may: ['src/contract', 'src/lib', 'src/styles', 'src/fonts', 'identity'],
    packages: [
      'hono',
      'zod',
      'jose',
      'cloudflare:workers',
      'better-auth',
      '@better-auth/oauth-provider',
      'node:',
    ],
  },
  {
    name: 'tools',
    folder: 'tools',
    may: ['src/lib', 'src/contract', 'market/seed', 'market/facets', 'identity/seed'],
    packages: [
      'node:',
      'lighthouse',
      'miniflare',
      'playwright',
      'sharp',
      'smol-toml',
      'subset-font',
      'three',
      'wrangler',
      'zod',
      '@cloudflare/workers-types',
    ],
  },
]

/** Folders that other rooms share; each says in three lines what belongs there. */
export const sharedFolders = [
  'src/lib',
  'src/contract',
  'src/stores',
  'src/behaviours',
  'src/islands/ui',
] as const

/** Sizes in lines; a file of pure data may be longer. */
export const sizes = { file: 300, function: 60, parameters: 3 } as const

/** Tables of data may be as long as they are. */
export const dataFolders = ['market/seed'] as const

/** Where Astro, Vite or the Workers runtime demands a default export. */
export const defaultExportsDemanded = [
  '**/*.config.ts',
  '**/*.config.mjs',
  'src/worker/index.ts',
  'market/index.ts',
  'identity/index.ts',
  'tools/bench/plain-sql.ts',
] as const

/** What a test beside the code may import besides. */
export const testPackages = ['vitest', 'smol-toml', 'sharp', 'node:'] as const
