import { Effect, ManagedRuntime } from "effect"
import { afterAll, expect, test, vi } from "vitest"
import { FactReader, factReaderOn } from "./fact-reader.ts"

vi.setConfig({ testTimeout: 120_000 })

const facts = ManagedRuntime.make(factReaderOn(new URL("./testing/fact-thread-of-few.ts", import.meta.url).href))
afterAll(() => facts.dispose())

type FewFacts = Pick<FactReader["Service"], keyof typeof import("./testing/fact-thread-of-few.ts")>

/** Reads a page within every limit; a page past them has no details. */
const read = (html: string) =>
  facts.runPromise(
    Effect.flatMap(FactReader, ({ page }: FewFacts) =>
      Effect.option(page({ html, address: "https://pages.example.com/p", region: "GB" })),
    ).pipe(Effect.map((reading) => (reading._tag === "Some" ? reading.value.details : undefined))),
  )

const many = 400_000
const structured = (json: string) => `<script type="application/ld+json">${json}</script><p>Leeds LS1 4AB</p>`

test.each([
  ["one endless text", structured(`{"@type":"Store","telephone":"${",".repeat(many)}"}`)],
  ["unclosed quotes", structured(`{"name":"${String.raw`\"`.repeat(many)}`)],
  ["unclosed tags", structured(`{"@type":"Store","name":"${"<a".repeat(many)}"}`)],
  ["commas before a missing end", structured(`{"@type":"Store","name":"A"${",".repeat(many)}x`)],
])("%s is skipped, and text beside it is read", async (_, page) => {
  const details = await read(page)
  expect([details?.name, details?.phones]).toEqual([undefined, []])
  expect(details?.address.postcode?.value).toBe("LS1 4AB")
})

test("a logo's name among many blanks is read", async () => {
  const page = `<header><img src="/logo.png" alt="Chai Corner${" ".repeat(many / 80)}!"></header><p>Leeds LS1 4AB</p>`
  expect((await read(page))?.name?.value).toBe("Chai Corner")
})

test("the colour is read in a style sheet that repeats one word", async () => {
  const page = `<style>a { ${"--main".repeat(many / 40)} } :root { --main-colour: #c8321e }</style><p>Leeds LS1 4AB</p>`
  const details = await read(page)
  expect(details?.colours.map(({ value }) => value)).toContain("#c8321e")
})
