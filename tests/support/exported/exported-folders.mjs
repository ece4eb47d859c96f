/** The settings of the server and the exported folders that are tested. */
export const SETTINGS = { CONTACT_EMAIL: 'contact@example.org', TIP_URL: 'https://example.org/tip' };

/** The exported folders that are tested, by the path of the page. */
export const EXPORTED = { '/life/': 'exported/path', '/': 'exported/domain' };
