import { Result } from "effect"
import { expect, test } from "vitest"
import { creativeImageUrl } from "./creative-host.ts"
import { hostedCreative, type HostedCreativeQuery } from "./hosted-creative.ts"

const read = (query: HostedCreativeQuery) => Result.getOrThrow(hostedCreative(query))
const refused = (query: HostedCreativeQuery) => Result.getOrThrow(Result.flip(hostedCreative(query))).parameter

test("without a query a creative is drawn square, in its own template, as PNG", () => {
  expect(read({})).toMatchObject({ size: { name: "square" }, scale: 1, format: "png" })
  expect(read({})).not.toHaveProperty("templateId")
})

test("the address that is made for a creative is read back", () => {
  const [, query = ""] = creativeImageUrl("https://c1.example", "42", 0.5).split("?")
  const pairs = query.split("&").map((pair) => pair.split("="))
  expect(read(Object.fromEntries(pairs))).toMatchObject({ size: { name: "square" }, scale: 0.5, format: "png" })
})

test("another size, template and format may be named", () => {
  expect(read({ size: "1080x1920", variant: "poster", scaleFactor: "0.25", format: "jpg" })).toMatchObject({
    size: { name: "story" },
    templateId: "poster",
    scale: 0.25,
    format: "jpeg",
  })
})

test("what is not drawn is refused by its parameter", () => {
  expect([
    refused({ size: "99999x99999" }),
    refused({ variant: "nonsense" }),
    ...["0", "0.09", "2.1", "-1", "1e1", "", "Infinity"].map((scaleFactor) => refused({ scaleFactor })),
    refused({ format: "svg" }),
    refused({ ptype: "x" }),
  ]).toEqual(["size", "variant", ...Array.from({ length: 7 }, () => "scaleFactor"), "format", "ptype"])
  expect([read({ scaleFactor: "0.1" }).scale, read({ scaleFactor: "2" }).scale]).toEqual([0.1, 2])
})
