import type { ListNetwork } from "@domain/audiences"
import { addDays, ConversionActionId } from "@domain/kernel"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ConversionDetails } from "./conversion.ts"
import { oldestTold, sendingLimits } from "./conversion-network-limits.ts"
import {
  afterBatch,
  afterFailure,
  recentCounts,
  refusedWhole,
  resumedConnection,
  settledSending,
  timeFault,
  toldVisitor,
} from "./conversion-network-sending.ts"
import type { ConversionConnection, ConversionSending } from "./conversion-network.ts"

const networks = fc.constantFrom<ListNetwork>("Meta", "Google")
const consents = fc.record({ adStorage: fc.boolean(), adUserData: fc.boolean(), adPersonalization: fc.boolean() })
const email = "a".repeat(64)
const whole: ConversionDetails = {
  click: { at: 1, gclid: "g", gbraid: "b", wbraid: "w", fbc: "fb.1.2.c", fbp: "fb.1.2.p" },
  people: { Meta: { email }, Google: { email } },
  userAgent: "Firefox",
  ipAddress: "192.0.2.1",
  pageUrl: "https://example.com/thanks",
}

const connection: ConversionConnection = {
  network: "Meta",
  state: "On",
  actions: {},
  createdAt: 1,
  sent: 0,
  refused: 0,
}
const sending: ConversionSending = {
  network: "Meta",
  actionId: ConversionActionId.make(1),
  eventId: "e",
  state: "Waiting",
  at: 1,
  attempts: 0,
  sealed: "sealed",
}

describe("what a network is told of a visitor", () => {
  it("names no person or device without consent to tell, and no click without storage", () => {
    fc.assert(
      fc.property(networks, consents, (network, consent) => {
        const told = toldVisitor(network, consent, whole)
        if (!consent.adStorage && !consent.adUserData) expect(told).toBeUndefined()
        expect(told?.person === undefined).toBe(!consent.adUserData)
        expect(told?.ipAddress === undefined).toBe(!consent.adUserData)
        expect(told?.fbc === undefined && told?.gclid === undefined).toBe(!consent.adStorage)
      }),
    )
  })

  it("has the click of that network alone", () => {
    const consent = { adStorage: true, adUserData: true, adPersonalization: false }
    expect(Object.keys(toldVisitor("Meta", consent, whole) ?? {})).not.toContain("gclid")
    expect(Object.keys(toldVisitor("Google", consent, whole) ?? {})).not.toContain("fbc")
  })

  it("is nothing where only the browser's own cookie is known", () => {
    const consent = { adStorage: true, adUserData: true, adPersonalization: true }
    expect(toldVisitor("Meta", consent, { click: { at: 1, fbp: "fb.1.2.p" }, userAgent: "Firefox" })).toBeUndefined()
  })
})

describe("the time of a conversion", () => {
  it("is told as long as the network takes it, and never of the future", () => {
    fc.assert(
      fc.property(networks, fc.integer({ min: 0, max: 200 * 86_400_000 }), (network, age) => {
        const now = 1e12
        expect(timeFault(network, now - age, now)).toBe(age > oldestTold[network] ? "TooOld" : undefined)
      }),
    )
    expect(timeFault("Meta", 2_000_000, 0)).toBe("Future")
    expect(timeFault("Meta", sendingLimits.aheadMillis, 0)).toBeUndefined()
  })
})

describe("a connection's story", () => {
  const stories = fc.array(fc.record({ sent: fc.nat(50), refused: fc.nat(50), dayLater: fc.nat(3) }), { maxLength: 30 })

  it("counts every outcome, and of the newest seven days apart", () => {
    fc.assert(
      fc.property(stories, (story) => {
        let now = connection
        let today = "2026-11-01"
        const byDay = new Map<string, number>()
        for (const { sent, refused, dayLater } of story) {
          today = addDays(today, dayLater)
          byDay.set(today, (byDay.get(today) ?? 0) + sent)
          now = afterBatch(now, { sent, refused }, 5, today)
        }
        expect(now.sent).toBe(story.reduce((sum, one) => sum + one.sent, 0))
        expect(now.refused).toBe(story.reduce((sum, one) => sum + one.refused, 0))
        const first = addDays(today, -6)
        const recent = [...byDay].filter(([date]) => date >= first).reduce((sum, [, sent]) => sum + sent, 0)
        expect(recentCounts(now, today).sent).toBe(recent)
        expect(now.days?.length ?? 0).toBeLessThanOrEqual(7)
      }),
    )
  })

  it("rests longer with each failure in a row, a day and a fifth at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (times, place) => {
        let now = connection
        let rest = 0
        for (let failure = 0; failure < times; failure += 1) {
          now = afterFailure(now, place, 0)
          expect(now.holdUntil ?? 0).toBeGreaterThan(rest * 0.8)
          rest = now.holdUntil ?? 0
        }
        expect(rest).toBeLessThanOrEqual(1.2 * 86_400_000)
        expect(afterBatch(now, { sent: 1, refused: 0 }, 9, "2026-11-01").holdUntil).toBeUndefined()
      }),
    )
  })

  it("that was refused says why, and goes on without a trace once it is resumed", () => {
    const refused = refusedWhole(afterFailure(connection, 1, 0), "x".repeat(400))
    expect(refused).toMatchObject({ state: "Refused", reason: "x".repeat(300) })
    expect(resumedConnection(refused)).toEqual(connection)
  })
})

describe("a settled sending", () => {
  it("keeps no details", () => {
    for (const state of ["Sent", "Refused", "Withheld"] as const)
      expect(settledSending(sending, state, 9, "why")).not.toHaveProperty("sealed")
    expect(settledSending(sending, "Sent", 9)).toMatchObject({ state: "Sent", at: 9, attempts: 1 })
    expect(settledSending(sending, "Withheld", 9)).toMatchObject({ attempts: 0 })
  })
})
