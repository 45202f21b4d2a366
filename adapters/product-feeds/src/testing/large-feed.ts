const description = "Baked at night of stone-ground flour, salt and water; best on the day and the day after. ".repeat(
  10,
)

const item = (at: number) => `<item><g:id>p${at}</g:id><g:title>Rye loaf ${at}</g:title>
  <g:description>${description}</g:description><g:link>https://rye.example/${at}</g:link>
  <g:image_link>https://rye.example/${at}.jpg</g:image_link><g:availability>in_stock</g:availability>
  <g:price>${(at % 90) + 1}.50 GBP</g:price><g:brand>Rye</g:brand><g:condition>new</g:condition>
  <g:google_product_category>Food</g:google_product_category></item>\n`

const encoder = new TextEncoder()

/** A feed of many products in Google's RSS, made a hundred products at a time, so that no more products are held. */
export async function* largeFeed(items: number, title = "Loaves"): AsyncGenerator<Uint8Array> {
  const head = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`
  yield encoder.encode(`${head}<title>${title}</title>\n`)
  for (let from = 1; from <= items; from += 100) {
    const count = Math.min(100, items - from + 1)
    yield encoder.encode(Array.from({ length: count }, (_, index) => item(from + index)).join(""))
  }
  yield encoder.encode("</channel></rss>\n")
}
