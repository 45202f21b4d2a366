/** Fetches the bytes of a photo or logo by the address a drawing names. Rejects when it cannot. */
export type LoadImage = (address: string) => Promise<Uint8Array>

const addresses = /(<image\b[^>]*?\bhref=")([^"]+)(")/gu

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")

/**
 * Replaces every image address in the drawing, data URLs too, with the result of `embed`, which fetches each address
 * once.
 */
export const inlineImages = async (svg: string, embed: (address: string) => Promise<string>): Promise<string> => {
  const sources = new Set(Array.from(svg.matchAll(addresses), ([, , address]) => address ?? ""))
  const inlined = new Map<string, string>()
  for (const address of sources) inlined.set(address, await embed(unescaped(address)))
  return svg.replaceAll(addresses, (whole, before: string, address: string, after: string) => {
    const data = inlined.get(address)
    return data === undefined ? whole : `${before}${data}${after}`
  })
}
