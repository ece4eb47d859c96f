declare module 'cloudflare:workers' {
  /** The Worker's variables; `vars` in `wrangler.jsonc` names them. */
  export const env: Readonly<Record<string, string | undefined>>;
}
