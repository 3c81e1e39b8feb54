// oxlint-disable-next-line unicorn/require-module-specifiers -- only a module can add to another
export {}

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/islands/intent.ts; a text names an event that wakes the island as well. */
    'client:intent'?: boolean | string
  }
}
