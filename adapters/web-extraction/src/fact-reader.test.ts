import { Effect, Logger, ManagedRuntime } from "effect"
import { afterAll, expect, test } from "vitest"
import { FactReader, factReaderLayer, factReaderOn } from "./fact-reader.ts"

const address = "https://pages.example.com/"
const contact = `<title>Contact</title><p>2 Kirkgate, Leeds LS1 6BY</p><p>Tel: 0113 245 0099</p>`

const facts = ManagedRuntime.make(factReaderLayer)
afterAll(() => facts.dispose())

test("a page is read on the thread, with contact pages only while facts are missing", async () => {
  const links = `<a href="/contact">Contact</a>`
  const [whole, lacking] = await facts.runPromise(
    Effect.flatMap(FactReader, ({ page }) =>
      Effect.all([page({ html: `${contact}${links}`, address }), page({ html: links, address })]),
    ),
  )
  expect(whole.details.address).toMatchObject({ city: { value: "Leeds" }, country: { value: "GB" } })
  expect([whole.contactPages, lacking.contactPages]).toEqual([[], [`${address}contact`]])
}, 120_000)

test("a network's phone without a country is read in the region", async () => {
  const phones = await facts.runPromise(
    Effect.flatMap(FactReader, ({ facebookPage, googlePlace }) =>
      Effect.all([
        facebookPage({ node: { phone: "0113 245 0099" }, region: "GB" }),
        googlePlace({ place: { nationalPhoneNumber: "0113 245 0099" }, photoUrls: [], region: "GB" }),
      ]),
    ),
  )
  expect(phones.map(({ phones: [phone] }) => phone?.value)).toEqual(["+441132450099", "+441132450099"])
}, 120_000)

test("a page past its limits fails and is logged, and the next one is read", async () => {
  const logged: Array<unknown> = []
  const logger = Logger.make(({ message }) => void logged.push(message))
  const few = factReaderOn(new URL("./testing/fact-thread-of-few.ts", import.meta.url).href, {
    milliseconds: 2_000,
    heapMegabytes: 128,
  })
  const readings = Effect.flatMap(FactReader, ({ page }) =>
    Effect.all([Effect.flip(page({ html: "", address })), page({ html: contact, address })], { concurrency: 2 }),
  )
  const [failure, { details }] = await Effect.runPromise(Effect.provide(readings, [few, Logger.layer([logger])]))
  expect(failure._tag).toBe("Unreadable")
  expect(details.address.city?.value).toBe("Leeds")
  expect(logged).toEqual([[expect.stringContaining("No answer within 2000 ms")]])
}, 120_000)
