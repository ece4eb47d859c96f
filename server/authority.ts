/** A name or an address, with or without a port. A user name in it is refused, as RFC 9110 (section 4.2.4) advises. */
const AUTHORITY = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a text can be the value of `Host`, or stand between `http://` and the path. */
export const isAuthority = (text: string): boolean => AUTHORITY.test(text);
