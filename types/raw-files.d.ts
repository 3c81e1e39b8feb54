/** Files that a Worker carries inside itself. */
declare module '*.css?raw' {
  const text: string
  export default text
}

declare module '*.woff2?inline' {
  const dataUrl: string
  export default dataUrl
}
