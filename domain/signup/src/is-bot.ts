const bots = /bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp\//i

/** Whether a browser's name is that of a program that opens links by itself. Ours. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)
