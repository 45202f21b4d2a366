import * as fc from "fast-check"
import { expect, test } from "vitest"
import { allowedAutomation, offeredAutomation } from "./offered-automation.ts"
import { SpecialCategory } from "./special-ads.ts"
import { isSpecial } from "./special-audience.ts"

const anyFacts = fc.record({
  special: fc.option(fc.record({ categories: fc.subarray([...SpecialCategory.literals]) }), { nil: undefined }),
  isForbidden: fc.boolean(),
  isOnSocial: fc.boolean(),
})
const anyChoice = fc.record({ expandsAudience: fc.boolean(), adjustsLook: fc.boolean() }, { requiredKeys: [] })
const none = { expandsAudience: false, adjustsLook: false }

test("nothing is left to a network that the owner did not choose", () => {
  fc.assert(
    fc.property(anyChoice, anyFacts, (chosen, facts) => {
      const allowed = allowedAutomation(chosen, facts)
      expect(allowed.expandsAudience && chosen.expandsAudience !== true).toBe(false)
      expect(allowed.adjustsLook && chosen.adjustsLook !== true).toBe(false)
      expect(allowedAutomation({}, facts)).toEqual(none)
    }),
  )
})

test("what is chosen holds where it is offered", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const both = { expandsAudience: true, adjustsLook: true }
      expect(allowedAutomation(both, facts)).toEqual(offeredAutomation(facts))
    }),
  )
})

test("a portal that forbids it and ads on search alone leave nothing to a network", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (facts.isForbidden || !facts.isOnSocial) expect(offeredAutomation(facts)).toEqual(none)
    }),
  )
})

test("the audience of special ads is never left, though their look may be adjusted", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const offered = offeredAutomation({ ...facts, isForbidden: false, isOnSocial: true })
      expect(offered).toEqual({ expandsAudience: !isSpecial(facts.special), adjustsLook: true })
    }),
  )
})
