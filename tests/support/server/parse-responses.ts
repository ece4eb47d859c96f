export interface RawResponse {
  readonly status: number;
  /** The headers, by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** One character per byte. */
  readonly body: string;
  /** Whether the response has all of the body that its headers announce, or none of it, as to HEAD. */
  readonly isWhole: boolean;
}

const HEAD = /^HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n((?:[\w-]+: [^\r\n]*\r\n)*)\r\n/;

/**
 * The responses on one connection, one after the other; interim ones (1xx) are left out.
 * @param received one character per byte
 * @returns also what follows them and is not a response
 */
export function parseResponses(received: string): { responses: readonly RawResponse[]; rest: string } {
  const responses: RawResponse[] = [];
  let rest = received;
  for (let head = HEAD.exec(rest); head; head = HEAD.exec(rest)) {
    const [text, status = '', lines = ''] = head;
    rest = rest.slice(text.length);
    if (status.startsWith('1')) continue;
    const headers = new Map(
      Array.from(lines.matchAll(/([\w-]+): (.*)\r\n/g), ([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    // The response to HEAD names a length and has no body: nothing follows it, or the next response.
    const body = HEAD.test(rest) ? '' : rest.slice(0, length);
    rest = rest.slice(body.length);
    responses.push({ status: Number(status), headers, body, isWhole: body === '' || body.length === length });
  }
  return { responses, rest };
}
