import { Worker } from "node:worker_threads"
import { FeedReader, type FeedSummary } from "@domain/businesses"
import { expect, test } from "vitest"
import { feedRows } from "./feed-rows.ts"

// These feeds are made like ones of real shops, and their counts were known before they were read.

async function* inPieces(content: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000)
}

const counted = async (content: string, currency: string): Promise<FeedSummary> => {
  const reader = new FeedReader([], currency)
  for await (const rows of feedRows(inPieces(content))) for (const row of rows) reader.read(row)
  reader.end()
  return reader.summary
}

const numbers = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, index) => index + 1)

/** A product in Google's RSS; the fields that `without` names are left out. */
const rssItem = (id: string, currency: string, without = "", more = "") => {
  const fields = {
    "g:id": id,
    "g:title": `Bague ${id}`,
    "g:description": `Acier inoxydable, r&amp;#039;sistant\n<![CDATA[<b>et</b>]]> doré ${id}`,
    "g:link": `https://bijoux.example/article/${id}`,
    "g:image_link": `https://images.example/${id}`,
    "g:price": `14.00 ${currency}`,
    "g:condition": "new",
    "g:availability": "in_stock",
    "g:brand": "Bijoux",
    "g:shipping_weight": "0.1 kg",
  }
  const elements = Object.entries(fields).filter(([name]) => name !== without)
  return `<item>${elements.map(([name, text]) => `<${name}>${text}</${name}>`).join("\n")}${more}</item>`
}
const rss = (items: ReadonlyArray<string>) =>
  `<?xml version="1.0" ?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
  <title>Shop</title><link>https://shop.example</link>${items.join("\n")}</channel></rss>`

const gaps = {
  title: 0,
  description: 0,
  link: 0,
  image_link: 0,
  price: 0,
  availability: 0,
  brand: 0,
  condition: 0,
}

test("an RSS feed of 90 products has one without a picture, and its first and last", async () => {
  const items = numbers(90).map((at) => rssItem(`bijou-${at}`, "EUR", at === 40 ? "g:image_link" : ""))
  expect(await counted(rss(items), "EUR")).toMatchObject({
    items: 90,
    taken: 89,
    distinctIds: 90,
    blankIds: 0,
    currencies: { EUR: 90 },
    zeroPrice: 0,
    withSalePrice: 0,
    linksToEncode: 0,
    missing: { ...gaps, image_link: 1 },
    availability: { in_stock: 90 },
    firstId: "bijou-1",
    lastId: "bijou-90",
  })
})

test("what is wrong in an RSS feed is counted: prices, codes, links and gaps", async () => {
  const items = [
    rssItem("a", "GBP", "", "<g:sale_price>9.00 GBP</g:sale_price>"),
    rssItem("a", "GBP"),
    rssItem("b", "GBP", "g:id"),
    rssItem("c", "GBP").replace("14.00", "0.00"),
    rssItem("d", "USD").replace("/article/d", "/article/é"),
  ]
  expect(await counted(rss(items), "GBP")).toMatchObject({
    items: 5,
    taken: 2,
    distinctIds: 3,
    blankIds: 1,
    currencies: { GBP: 4, USD: 1 },
    zeroPrice: 1,
    withSalePrice: 1,
    linksToEncode: 1,
    missing: gaps,
    firstId: "a",
    lastId: "d",
  })
})

test("a feed of 48 vehicles in listings has as many products", async () => {
  const listings = numbers(48).map(
    (at) => `<listing><image><url>https://cars.example/${at}.jpg</url></image><vehicle_id>WA${at}</vehicle_id>
      <title>2025 Audi Q7</title><description>Used — grey</description><url>https://cars.example/${at}/</url>
      <price>49887.00 USD</price><make>Audi</make><state_of_vehicle>USED</state_of_vehicle>
      <address format="simple"><component name="city">Woodside</component></address></listing>`,
  )
  const feed = `<?xml version='1.0' encoding='utf-8'?><listings><title>Cars</title>${listings.join("")}</listings>`
  expect(await counted(feed, "USD")).toMatchObject({
    items: 48,
    distinctIds: 48,
    currencies: { USD: 48 },
    missing: gaps,
    firstId: "WA1",
  })
})

test("a tab-separated feed of 22 variants keeps its stock's words and its quotes", async () => {
  const header = ["id", "title", "description", "link", "image_link", "availability", "condition", "price", "brand"]
  const rows = numbers(22).map((at) => [
    `jacket-${at}`,
    `27" Jacket — Black, Size ${at}`,
    "Shell, taped",
    `https://ski.example/${at}`,
    `https://ski.example/${at}.jpg`,
    "in stock",
    "new",
    "199.00 EUR",
    "Glacier",
  ])
  const feed = [header, ...rows].map((cells) => cells.join("\t")).join("\r\n")
  expect(await counted(feed, "EUR")).toMatchObject({
    items: 22,
    taken: 22,
    distinctIds: 22,
    currencies: { EUR: 22 },
    missing: gaps,
    availability: { "in stock": 22 },
    firstId: "jacket-1",
    lastId: "jacket-22",
  })
})

test("a store's export of 194 rows has 48 products, with a price in 130", async () => {
  const header = [
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Option1 Name",
    "Option1 Value",
    "Variant Price",
    "Image Src",
  ]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const rows = numbers(48).flatMap((product) => {
    const handle = `top-${product}`
    const variants = product <= 34 ? 3 : 2
    const pictures = product <= 32 ? 1 : 2
    return [
      ...numbers(variants).map((at) => [
        handle,
        at === 1 ? `Top "${product}"` : "",
        at === 1 ? "<p>Sporty.<br>\nThin,\nadjustable</p>" : "",
        at === 1 ? "Label" : "",
        at === 1 ? "Size" : "",
        `S${at}`,
        "89.00",
        `https://cdn.example/${product}-${at}.jpg`,
      ]),
      ...numbers(pictures).map((at) => [handle, "", "", "", "", "", "", `https://cdn.example/${product}+${at}.jpg`]),
    ]
  })
  expect([rows.length, rows.filter((cells) => cells[6] !== "").length]).toEqual([194, 130])
  const feed = [header, ...rows].map((cells) => cells.map(quoted).join(",")).join("\n")
  expect(await counted(feed, "EUR")).toMatchObject({ rows: 194, groups: 48, withPrice: 130, items: 130 })
})

test("100,000 products are read and checked in a heap of 64 MB", async () => {
  const worker = new Worker(new URL("testing/count-large-feed.ts", import.meta.url), {
    workerData: 100_000,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  const answer = await new Promise((answered, failed) => {
    worker.once("message", answered)
    worker.once("error", failed)
  })
  expect(answer).toMatchObject({ items: 100_000, taken: 100_000, distinctIds: 100_000, lastId: "p100000" })
}, 120_000)
