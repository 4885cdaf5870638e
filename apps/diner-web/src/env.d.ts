interface ImportMetaEnv {
  /** Whether an app answers to where staff take a payment on a reader, by surfaces.json. */
  readonly HAS_READER?: boolean;
}
