/** A text, or bytes with one character for each, and where it was found. */
export interface Found {
  readonly where: string;
  readonly text: string;
}

/** One character for each byte of a text, as networks and files have it. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** All that base64 always has of a text, whatever comes before and after it. */
function base64Of(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const kept = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    return [kept, kept.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** The frames of a WebSocket, whose text is hidden with a key that they begin with; `null` if they are none. */
function unmask(bytes: string): string | null {
  const data = Buffer.from(bytes, 'latin1');
  let read = '';
  for (let at = 0; at + 6 <= data.length; ) {
    const [kind = 0, size = 0] = data.subarray(at);
    if ((kind & 0x70) !== 0 || (size & 0x80) === 0) return null;
    const longer = { 126: 2, 127: 8 }[size & 0x7f] ?? 0;
    const length = longer ? Number(`0x${data.toString('hex', at + 2, at + 2 + longer)}`) : size & 0x7f;
    const key = data.subarray(at + 2 + longer, at + 6 + longer);
    const start = at + 6 + longer;
    const hidden = data.subarray(start, start + length);
    read += Buffer.from(hidden.map((byte, index) => byte ^ (key[index % 4] ?? 0))).toString('latin1');
    at = start + length;
  }
  return read;
}

/** A text as it is, and as it is once each way to write it differently is undone. */
function decode(text: string): string[] {
  return [
    text,
    // Of a form, an address or an attribute.
    text
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/&#(\d+);/g, (_, code: string) => toBytes(String.fromCodePoint(Number(code)))),
    // Of JSON and scripts.
    text
      .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
        toBytes(String.fromCharCode(Number.parseInt(code, 16))),
      )
      .replaceAll(/\\(.)/g, '$1'),
    // UTF-16, of either order.
    text.replaceAll('\0', ''),
  ];
}

/** By so many of its first letters, a mark is looked up; none is shorter. */
const BEGINNING = 6;

/** @returns a function that gives the first of many texts that is in another one */
function searchAll(wanted: Iterable<string>): (text: string) => string | undefined {
  const byBeginning = new Map<string, string[]>();
  for (const each of new Set(wanted)) {
    const beginning = each.slice(0, BEGINNING);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), each]);
  }
  return (text) => {
    for (let at = 0; at + BEGINNING <= text.length; at += 1) {
      const hit = byBeginning.get(text.slice(at, at + BEGINNING))?.find((each) => text.startsWith(each, at));
      if (hit) return hit;
    }
    return undefined;
  };
}

/**
 * Searches texts for marks: in upper and lower case, as UTF-8 and UTF-16, with the escapes of addresses, forms, HTML and
 * JSON, as hexadecimal digits, in base64 at any offset, and in the frames of WebSockets.
 * @param marks of six letters or more
 * @returns a line for each text with a mark
 */
export function findMarks(texts: readonly Found[], marks: readonly string[]): string[] {
  const bothCases = marks.flatMap((mark) => [mark, mark.toLowerCase()]);
  const findInAnyCase = searchAll(
    bothCases.flatMap((mark) => [toBytes(mark).toLowerCase(), Buffer.from(mark).toString('hex')]),
  );
  const findExactly = searchAll(bothCases.flatMap(base64Of));
  return texts.flatMap(({ where, text }) => {
    const hits = decode(unmask(text) ?? text).map(
      (read) => findInAnyCase(read.toLowerCase()) ?? findExactly(read),
    );
    const hit = hits.find((each) => each !== undefined);
    return hit ? [`${where}: “${hit}” in ${text.slice(0, 2000)}`] : [];
  });
}
