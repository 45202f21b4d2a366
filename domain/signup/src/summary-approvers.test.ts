import { Result } from "effect"
import { expect, test } from "vitest"
import { checkedReminder, isOwnAddress, type Reminded, withView } from "./summary-approvers.ts"

const day = 86_400_000
const sent: Reminded = { sentAt: 0, isDecided: false, link: "Open", isLaunched: false }
const refused = (facts: Partial<Reminded>, now: number) => {
  const checked = checkedReminder({ ...sent, ...facts }, now)
  return Result.isFailure(checked) ? [checked.failure.reason, checked.failure.nextAt] : "sent"
}

test("a reminder goes out at most once a day, counted from the last sending", () => {
  expect(refused({}, day - 1)).toEqual(["TooSoon", day])
  expect(refused({}, day)).toBe("sent")
  expect(refused({ remindedAt: day }, 2 * day - 1)).toEqual(["TooSoon", 2 * day])
  expect(refused({ remindedAt: day }, 2 * day)).toBe("sent")
  expect(refused({ sentAt: 3 * day, remindedAt: day }, 3 * day + 1)).toEqual(["TooSoon", 4 * day])
})

test("nobody is reminded after a decision, a launch, or the end of the link", () => {
  expect(refused({ isDecided: true }, day)).toEqual(["Decided", undefined])
  expect(refused({ isLaunched: true }, day)).toEqual(["Launched", undefined])
  for (const link of ["Closed", "Expired", "Unsent"] as const)
    expect(refused({ link }, day)).toEqual(["LinkClosed", undefined])
})

test("a page that is loaded again within half an hour is the same view", () => {
  const first = withView({ views: 0 }, 1_000)
  expect(first).toEqual({ views: 1, firstViewedAt: 1_000, lastViewedAt: 1_000 })
  const again = withView(first, 1_000 + 30 * 60_000 - 1)
  expect(again).toMatchObject({ views: 1, firstViewedAt: 1_000, lastViewedAt: 1_800_999 })
  expect(withView(first, 1_000 + 30 * 60_000)).toMatchObject({ views: 2, firstViewedAt: 1_000 })
})

test("an address is one's own whatever its case and what follows a plus", () => {
  const own = { emailAddress: "Dana@agency.example", phone: "+919800000001" }
  for (const to of ["dana@agency.example", "DANA+client@agency.example", "+919800000001"])
    expect(isOwnAddress(to, own)).toBe(true)
  for (const to of ["mira@agency.example", "dana@agency.example.org", "+919800000002"])
    expect(isOwnAddress(to, own)).toBe(false)
  expect(isOwnAddress("mira@agency.example", {})).toBe(false)
})
