import type { Gender } from "@domain/campaigns"
import { backPage, nextPage, type PageId, startPage } from "@domain/launch"
import { UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { applyChange } from "./apply-change.ts"
import { journeyFacts } from "./journey-facts.ts"
import type { SignupSession } from "./signup-session.ts"
import { begunSession } from "./testing/index.ts"
import { Result } from "effect"

/** The pages of a session's journey from its start, each by the turns that the session itself says; its account gives it an owner. */
const journeyOf = (session: SignupSession): ReadonlyArray<PageId> => {
  const { flavour } = session
  const pages: Array<PageId> = [startPage(flavour).id]
  for (let here = pages[0]; here !== undefined && pages.length < 60;) {
    const owned = pages.includes("emailSignup") ? { ...session, userId: UserId.make(7) } : session
    here = Result.getOrThrow(nextPage({ ...journeyFacts(owned), flavour, page: here }))?.id
    if (here !== undefined) pages.push(here)
  }
  return pages
}

const yoga = { category: { slug: "yoga-studio", name: "Yoga studio" }, services: ["Hatha", "Breathing"] }
const salon = { category: { slug: "hair-salon", name: "Hair salon" }, services: ["Haircut", "Colour"] }

test("whom a business serves is asked of kinds that serve women or men", () => {
  expect(journeyOf(begunSession({ business: salon }))).toContain("selectGender")
  expect(journeyOf(begunSession({ business: yoga }))).not.toContain("selectGender")
})

test("kind and services are asked where neither is known", () => {
  const unknown = { category: { slug: "other", name: "Kites" }, services: [" "] }
  expect(journeyOf(begunSession({ business: unknown }))).toContain("businessTypeServices")
  expect(journeyOf(begunSession({ business: {} }))).toContain("businessTypeServices")
  expect(journeyOf(begunSession({ business: { ...unknown, services: ["Kites"] } }))).not.toContain(
    "businessTypeServices",
  )
  expect(journeyOf(begunSession({ business: unknown, phoneRequirement: "disabled" }))).toContain("businessTypeServices")
})

test("the only service of a business is promoted without a question", () => {
  expect(journeyOf(begunSession({ business: { ...yoga, services: ["Hatha"] } }))).not.toContain("promoteServices")
  expect(journeyOf(begunSession({ business: yoga }))).toContain("promoteServices")
})

test("a portal without phones asks for none", () => {
  const pages = (phoneRequirement: "optional" | "disabled") =>
    journeyOf(begunSession({ business: yoga, phoneRequirement }))
  expect(pages("disabled")).not.toContain("businessPhoneNumber")
  expect(pages("optional")).toContain("businessPhoneNumber")
})

test("the account is passed by only where the phone is required and there is one", () => {
  const session = begunSession({ business: yoga, phoneRequirement: "required" })
  expect(journeyOf(session)).toContain("emailSignup")
  expect(journeyOf({ ...session, userId: UserId.make(7) })).not.toContain("emailSignup")
})

test("in the second layout nobody comes to the payment without an account", () => {
  const pages = (parts: Parameters<typeof begunSession>[0]) => journeyOf(begunSession({ flavour: "v2", ...parts }))
  const owner = { userId: UserId.make(7) }
  for (const phoneRequirement of ["required", "optional"] as const)
    expect(pages({ phoneRequirement })).toEqual(expect.arrayContaining(["businessPhoneNumber", "emailSignup"]))
  expect(pages({ phoneRequirement: "disabled" })).toContain("emailSignup")
  expect(pages({ phoneRequirement: "optional", ...owner })).not.toContain("emailSignup")
})

test("a portal may ask for the account only where there is something to pay", () => {
  for (const flavour of ["v2", "shortened"] as const) {
    const parts = { flavour, accountRequirement: "atPayment", phoneRequirement: "required" } as const
    const pages = journeyOf(begunSession(parts))
    const [before, account] = [pages.indexOf("budget"), pages.indexOf("emailSignup")]
    expect(pages.slice(before - 1, before + 4)).toEqual([
      "creativeDetailsV2",
      "budget",
      "emailSignup",
      "budget",
      "channelSelection",
    ])
    expect(pages).toContain("targetingV2")
    const back = Result.getOrThrow(backPage(flavour, "emailSignup", journeyFacts(begunSession(parts))))
    expect(back?.id).toBe(pages[account - 1])
    expect(journeyOf(begunSession({ ...parts, userId: UserId.make(7) }))).not.toContain("emailSignup")
  }
})

test("a session of a portal without phones stores none", () => {
  const session = begunSession({ phoneRequirement: "disabled" })
  const changed = Result.getOrThrow(applyChange(session, { business: { phone: "+919876543210", name: "Bloom" } }))
  expect(changed.business).toEqual({ name: "Bloom" })
})

test("every session comes to the end, and back leads only where it has been", () => {
  const anySession = fc
    .record({
      flavour: fc.constantFrom(
        "default",
        "normalFlow",
        "agent",
        "v2",
        "shortened",
        "autoGenerated",
        "subsequent",
        "subsequentV2",
      ),
      slug: fc.constantFrom("other", "hair-salon", "yoga-studio"),
      services: fc.subarray(["Haircut", "Colour"]),
      phone: fc.constantFrom(undefined, "required", "optional", "disabled"),
      gender: fc.constantFrom<Gender>("All", "Female"),
      account: fc.constantFrom(undefined, "beforeBudget", "atPayment"),
    } as const)
    .map(({ flavour, slug, services, phone, gender, account }) =>
      begunSession({
        flavour,
        business: { category: { slug, name: slug }, services, gender },
        ...(phone !== undefined && { phoneRequirement: phone }),
        ...(account !== undefined && { accountRequirement: account }),
      }),
    )
  law(
    fc.property(anySession, (session) => {
      const pages = journeyOf(session)
      expect(pages.at(-1)).toBe("success")
      for (const [at, page] of pages.entries()) {
        const back = Result.getOrThrow(backPage(session.flavour, page, journeyFacts(session)))
        if (back !== undefined) expect(pages.slice(0, at)).toContain(back.id)
      }
    }),
  )
})
