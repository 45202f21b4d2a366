/** The name of a field as JSON writes it: `long_headline` is `longHeadline`. */
export const jsonName = (name: string): string =>
  name.replaceAll(/_([a-z\d])/gu, (_, letter: string) => letter.toUpperCase())
