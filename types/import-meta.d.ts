// What the bundler puts in the place of import.meta.env; astro/client says it too, and brings Node's types along.
interface ImportMetaEnv {
  readonly DEV: boolean
  readonly PROD: boolean
  readonly BUILD_ID: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
