/** A field of a query as JSON names it: `final_urls` is `finalUrls`. */
export const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
