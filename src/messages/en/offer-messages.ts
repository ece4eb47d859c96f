/** The texts of the offer of activities, loaded together with it. */
export const OFFER_MESSAGES = { hint: 'Type a name, or pick one' } as const;
