/**
 * Distinguishes the server's responses from those of a network in between, which may respond to any request with a
 * login page, a page of its own or a 404.
 */

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

const isError = (content: unknown) =>
  typeof content === 'object' && content !== null && 'error' in content && typeof content.error === 'string';

/** Whether the API has sent a response: its content, or its own error as JSON. */
export async function isFromApi(response: Response): Promise<boolean> {
  if (response.redirected || !response.headers.get('content-type')?.startsWith('application/json'))
    return false;
  const content = await readJson(response);
  if (response.status === 200) return typeof content === 'object' && content !== null;
  return (response.status === 400 || response.status === 404) && isError(content);
}

/** The build writes a version into the root element of every page, including the not-found page. */
const OWN_PAGE = /<html [^>]*data-version="/;

/** The statuses that mean there is no such file. */
const GONE = new Set([404, 410]);

/**
 * Whether the site itself reports that it has no such file: any server or host does so with one of the site's own
 * pages.
 */
export const isGone = async (response: Response): Promise<boolean> =>
  GONE.has(response.status) && OWN_PAGE.test(await response.text());
