/** How a capture ended; `message` is what can be said of a failure. */
export type ShareOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };
