import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { attemptOtp, issueOtp, type OtpChallenge, otpPolicy } from "./one-time-password.ts"

type Step = { readonly kind: "send" | "right" | "wrong"; readonly wait: number }

/** Mostly wrong codes in quick succession, so that locks are common. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("send", "send", "right", "wrong", "wrong", "wrong", "wrong", "wrong"),
  wait: fc.constantFrom(0, 0, 0, 1_000, 1_000, 29_999, 30_000, 30_000, 60_000, 600_000, 900_000),
})
const steps = fc.array(step, { minLength: 20, maxLength: 120 })

interface Event {
  readonly at: number
  readonly what: "sent" | "accepted" | "refused" | "locked" | "held"
}

/** Runs steps on one phone whose right code is always the latest sent. */
const story = (steps: ReadonlyArray<Step>): ReadonlyArray<Event> => {
  let now = 0
  let sent = 0
  let challenge: OtpChallenge | undefined
  const events: Array<Event> = []
  for (const { kind, wait } of steps) {
    now += wait
    if (kind === "send") {
      const issued = issueOtp(challenge, `code ${sent + 1}`, now)
      if (Result.isSuccess(issued)) {
        challenge = issued.success
        sent += 1
      }
      events.push({ at: now, what: Result.isSuccess(issued) ? "sent" : "held" })
    } else if (challenge !== undefined) {
      const attempt = attemptOtp(challenge, kind === "right" ? `code ${sent}` : "wrong", now)
      challenge = attempt.challenge
      const tag = attempt.failure?._tag
      events.push({ at: now, what: tag === undefined ? "accepted" : tag === "InvalidOtp" ? "refused" : "locked" })
    }
  }
  return events
}

test("fewer than five guesses are refused between two accepted codes or locks", () => {
  law(
    fc.property(steps, (taken) => {
      let refused = 0
      let isUsed = false
      for (const { what } of story(taken)) {
        if (what === "accepted" || what === "locked" || (what === "sent" && isUsed)) refused = 0
        if (what === "refused") refused += 1
        if (what === "accepted" || what === "sent") isUsed = what === "accepted"
        expect(refused).toBeLessThan(otpPolicy.wrongAttempts)
      }
    }),
  )
})

test("nothing is accepted or sent while a phone is locked", () => {
  law(
    fc.property(steps, (taken) => {
      let until = 0
      for (const { at, what } of story(taken)) {
        if (at < until) expect(["locked", "held"]).toContain(what)
        else if (what === "locked") until = at + otpPolicy.lockMilliseconds
      }
    }),
  )
})

test("two codes that were not entered are at least thirty seconds apart", () => {
  law(
    fc.property(steps, (taken) => {
      let last = Number.NEGATIVE_INFINITY
      for (const { at, what } of story(taken)) {
        if (what === "accepted") last = Number.NEGATIVE_INFINITY
        if (what !== "sent") continue
        expect(at - last).toBeGreaterThanOrEqual(otpPolicy.resendAfterMilliseconds)
        last = at
      }
    }),
  )
})

test("a code is accepted once and not after ten minutes", () => {
  law(
    fc.property(steps, (taken) => {
      let sentAt: number | undefined
      for (const { at, what } of story(taken)) {
        if (what === "sent") sentAt = at
        if (what !== "accepted") continue
        expect(sentAt).toBeDefined()
        expect(at - (sentAt ?? 0)).toBeLessThanOrEqual(otpPolicy.validMilliseconds)
        sentAt = undefined
      }
    }),
  )
})
