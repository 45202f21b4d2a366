import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { namesAlone, retellingFor } from "./named-business.ts"

const rye = emptyPlan({
  business: {
    name: "Rye & Sons",
    location: { city: "Pune", area: "Camp", countryCode: "IN" },
    websiteUrl: "https://www.rye-sons.example/home",
  },
  contact: { phone: "+91-9876543210", emailAddress: "hello@rye.example" },
})
const oven = emptyPlan({ business: { name: "Old Oven", location: { city: "Mumbai", countryCode: "IN" } } })
const retold = retellingFor(rye, oven)

test("a name that is written just so becomes the other's, as often as it stands", () => {
  expect(retold("Rye & Sons: bread by Rye & Sons")).toBe("Old Oven: bread by Old Oven")
  expect(retold("Bread from six")).toBe("Bread from six")
})

test.each(["RYE & SONS bakes", "#RyeSons", "Rye-Sons' bread", "Come to rye  sons", "לחם בRye & Sons"])(
  "%j names the business in another spelling and is not told",
  (text) => expect(retold(text)).toBeUndefined(),
)

test.each([
  "Best bread in Pune",
  "Near Camp station",
  "See rye-sons.example today",
  "Call 098765 43210",
  "Write to hello@rye.example",
])("%j says where the business is and is not told", (text) => expect(retold(text)).toBeUndefined())

test("what both businesses share may be said of either", () => {
  const neighbour = { ...rye, business: { ...rye.business, name: "Old Oven" } }
  expect(retellingFor(rye, neighbour)("Bread in Pune, call 098765 43210")).toBe("Bread in Pune, call 098765 43210")
  expect(retellingFor(rye, rye)("RYE & SONS bakes")).toBe("RYE & SONS bakes")
})

test("a text that no longer fits under the other name is not told", () => {
  const fits = (text: string) => text.length <= 10
  expect([retold("Rye & Sons", fits), retold("Rye & Sons!!!", fits)]).toEqual(["Old Oven", undefined])
})

test("a name within the other's is told once, and not within itself", () => {
  const outlet = retellingFor(rye, emptyPlan({ business: { name: "Rye & Sons Pune" } }))
  expect(outlet("Rye & Sons Pune, by Rye & Sons")).toBe("Rye & Sons Pune, by Rye & Sons Pune")
  expect(outlet("Cakes in Pune")).toBeUndefined()
})

test("a word that only begins like a name is no name", () => {
  const art = namesAlone(emptyPlan({ business: { name: "Art" } }), oven)
  expect(["Start smart", "Artists here", "The art of bread"].map(art)).toEqual([false, false, true])
})

test("a business without a name leaves texts as they are", () => {
  const nameless = emptyPlan()
  expect(retellingFor(nameless, oven)("Bread for all")).toBe("Bread for all")
  expect(retellingFor(rye, nameless)("Rye & Sons")).toBeUndefined()
})

const word = fc.stringMatching(/^[a-m]{3,8}$/)
const names = fc.tuple(fc.stringMatching(/^[N-Z][n-z]{3,9}$/), fc.stringMatching(/^[A-M][a-m]{3,9}$/))
const shownAs = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => `#${name.toLowerCase()}`,
  (name: string) => `${name}'s`,
  (name: string) => `${name}.`,
)

test("no told text names the former business, however its name was written", () => {
  law(
    fc.property(names, fc.array(word), shownAs, fc.array(word), ([former, other], before, show, after) => {
      const [from, to] = [former, other].map((name) => emptyPlan({ business: { name } }))
      if (from === undefined || to === undefined) return
      const told = retellingFor(from, to)([...before, show(former), ...after].join(" "))
      expect(told?.toLowerCase() ?? "").not.toContain(former.toLowerCase())
      const plain = [...before, ...after].join(" ")
      expect(retellingFor(from, to)(plain)).toBe(plain)
    }),
  )
})
