import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyCharacter, anyWebQuery, anyWebUrl, law } from "@domain/kernel/testing"
import { effectiveTracking, trackingQuery, trackingTags, withQuery } from "./tracked-address.ts"

const pattern = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.constantFrom("{network}", "{ad}-{business}", "{campaign}", "{else}", " "),
)
const anyTracking = fc.record(
  { isOn: fc.boolean(), source: pattern, medium: pattern, campaign: pattern, content: pattern },
  { requiredKeys: ["isOn"] },
)
const anyFacts = fc.record({ network: pattern, medium: pattern, campaign: pattern, business: pattern, ad: pattern })

const names = Object.keys(trackingTags)
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom(...names, "a", "UTM_SOURCE"), anyWebQuery).map((pair) => pair.join("=")),
  anyWebQuery,
)
const anyAddress = fc
  .tuple(
    anyWebUrl,
    fc.option(fc.array(parameter, { maxLength: 4 }), { nil: undefined }),
    fc.option(anyWebQuery, { nil: undefined }),
  )
  .map(([base, query, fragment]) =>
    [
      base,
      ...(query === undefined ? [] : ["?", query.join("&")]),
      ...(fragment === undefined ? [] : ["#", fragment]),
    ].join(""),
  )

const tracked = (
  address: string,
  facts: Parameters<typeof trackingQuery>[2],
  tracking: Parameters<typeof trackingQuery>[1],
) => withQuery(address, trackingQuery(address, tracking, facts))

const partsOf = (address: string) => {
  const [before = "", ...fragment] = address.split("#")
  const [place = "", ...query] = before.split("?")
  return { place, query: query.join("?"), fragment: fragment.join("#") }
}

const namesIn = (address: string) =>
  partsOf(address)
    .query.split("&")
    .map((pair) => pair.split("=")[0]?.toLowerCase())

test("an address gets each tag at most once, and none a second time", () => {
  law(
    fc.property(anyAddress, anyTracking, anyFacts, (address, own, facts) => {
      const tracking = effectiveTracking(own, undefined)
      const once = tracked(address, facts, tracking)
      const before = namesIn(address)
      for (const name of names) {
        const added = namesIn(once).filter((one) => one === name).length
        expect(added).toBe(Math.max(before.filter((one) => one === name).length, added > 0 ? 1 : 0))
      }
      expect(tracked(once, facts, tracking)).toBe(once)
    }),
  )
})

test("an address keeps its place, its own parameters in their order, and its fragment", () => {
  law(
    fc.property(anyAddress, anyTracking, anyFacts, (address, own, facts) => {
      const before = partsOf(address)
      const after = partsOf(tracked(address, facts, effectiveTracking(own, undefined)))
      expect([after.place, after.fragment]).toEqual([before.place, before.fragment])
      expect(after.query.startsWith(before.query)).toBe(true)
    }),
  )
})

test("a query can stand in any address and in a list of Meta's tags", () => {
  law(
    fc.property(anyTracking, anyFacts, (own, facts) => {
      const query = trackingQuery("https://a.example", effectiveTracking(own, undefined), facts)
      expect(query).toMatch(/^(?:[a-z_]+=[\w.%~!*'()-]+(?:&[a-z_]+=[\w.%~!*'()-]+)*)?$/)
    }),
  )
})
