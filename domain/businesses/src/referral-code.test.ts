import { PortalId, UserId } from "@domain/kernel"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { attributes } from "./referral-code.ts"

const portalId = PortalId.make(1)
const code = { portalId, userId: UserId.make(5), createdAt: 100 }
const signUp = { portalId, userId: UserId.make(6), at: 200 }

test("a sign-up with somebody else's code of this portal is attributed", () => {
  expect(attributes(code, signUp)).toBe(true)
})

test("one's own code attributes nothing", () => {
  expect(attributes(code, { ...signUp, userId: code.userId })).toBe(false)
})

test("another portal's code attributes nothing", () => {
  expect(attributes(code, { ...signUp, portalId: PortalId.make(2) })).toBe(false)
})

test("a code attributes from its creation until its end", () => {
  const ended = { ...code, endedAt: 200 }
  const at = (moment: number) => attributes(ended, { ...signUp, at: moment })
  expect([99, 100, 199, 200].map(at)).toEqual([false, true, true, false])
})

test("whoever signs up, a code that attributes is another's, of this portal and open", () => {
  const id = fc.integer({ min: 1, max: 3 })
  const time = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(id, id, id, id, time, time, fc.option(time), (ours, theirs, owner, user, createdAt, at, end) => {
      const stored = {
        portalId: PortalId.make(ours),
        userId: UserId.make(owner),
        createdAt,
        ...(end !== null && { endedAt: end }),
      }
      const is = attributes(stored, { portalId: PortalId.make(theirs), userId: UserId.make(user), at })
      expect(is).toBe(ours === theirs && owner !== user && createdAt <= at && (end === null || at < end))
    }),
  )
})
