/** The texts above a shared life, loaded with the code that shows it. */
export const SHARED_LIFE_MESSAGES = {
  about:
    'This is the life of whoever made the link, as it stood on that day. Where it says “you”, it means them. It is not kept on this device.',
  results: 'Their life in figures',
  own: 'Make your own',
} as const;
