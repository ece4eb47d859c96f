/** How the page asks for figures. In the one-file edition, `ask-the-file.ts` takes its place. */
export const ask = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);
