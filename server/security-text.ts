import { type AppResponse, type ResponseHeaders, textResponse } from './app-response.ts';
import { type Config, NOBODY } from './config.mjs';

/** The path at which security researchers find a contact address (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const VALID_DAYS = 180;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Whether there is such a file. Without the operator's own address, its contact would not reach anyone. */
export const hasSecurityText = ({ contactEmail }: Config): boolean => contactEmail !== NOBODY;

/** The file at that path. Its required expiry date is half a year from each request. */
export function securityTextResponse(contactEmail: string, now: Date, headers: ResponseHeaders): AppResponse {
  const expires = new Date(now.getTime() + VALID_DAYS * MILLISECONDS_PER_DAY).toISOString();
  const lines = [`Contact: mailto:${contactEmail}`, `Expires: ${expires}`, 'Preferred-Languages: en', ''];
  return textResponse(SECURITY_TEXT_PATH, 200, lines.join('\n'), {
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  });
}
