// @ts-check
/** Plain JavaScript without packages: `npm start` looks for the port before anything is installed. */

/** @typedef {Pick<import('./config.mjs').Config, 'host' | 'port'>} Address */

/** @param {Address} address */
const cannotListen = ({ host }) => `HOST is "${host}", which this machine cannot listen on.`;

/** @type {Record<string, (address: Address) => string>} */
const LISTEN_ERRORS = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Set PORT to another one, for example PORT=${port === 65535 ? 3000 : port + 1}.`,
  EACCES: ({ port }) => `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: cannotListen,
  EAFNOSUPPORT: cannotListen,
  EINVAL: cannotListen,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is not known on this network.`,
};

/**
 * Says why a server cannot listen at an address, and what helps.
 * @param {NodeJS.ErrnoException} error @param {Address} address
 */
export const describeListenError = (error, address) =>
  LISTEN_ERRORS[error.code ?? '']?.(address) ?? `The server cannot start: ${error.message}`;
