import { adLanguageOf } from "@domain/campaigns"
import { publicContact } from "@domain/signup"
import { anySession } from "@domain/signup/testing"
import { law } from "@domain/kernel/testing"
import { Effect } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { readSession, writeSession as encoded } from "./stored-signup-session.ts"

const decoded = (document: Readonly<Record<string, unknown>>) => Effect.runSync(readSession(document))

/** A document as it was stored before version 2. */
const former = {
  name: "Sunrise Dental Care",
  paid: true,
  phone: "+912066000142",
  budget: { days: 7, currency: "INR", budgetType: 1, dailyBudget: 35000, schedulingMode: 1 },
  region: "IN",
  userId: 1,
  flavour: "default",
  sources: { name: "jsonld", budget: "owner" },
  channels: [1, 2],
  language: "en",
  revision: 10,
  createdAt: 1795387234154,
  encodedId: "UfD4HreE6VCb",
  objective: 2,
  sessionId: "12bee0dc-2d3a-4ddc-88f0-0a8272c6a67c",
  updatedAt: 1795387248065,
  campaignId: 1,
  extraction: { stage: "done", status: "done" },
  ownerPhone: "+919862901483",
  launchState: 2000,
  shortenFlow: false,
  phoneVerified: true,
  creativeDetail: { selectedTemplateId: "spotlight" },
  linkedAccounts: { usePortalPage: true, instagram: false },
  queryParameters: {},
  businessProfileId: 1,
  suggestedServices: ["Dental implants"],
  suggestedCategories: [],
}

test("a document older than version 2 is read with its fields in sections", () => {
  expect(decoded(former)).toMatchObject({
    userId: 1,
    revision: 10,
    paid: true,
    sources: { name: "jsonld", budget: "owner" },
    business: { name: "Sunrise Dental Care", phone: "+912066000142", language: "en" },
    creative: { objective: "LeadGeneration", creativeDetail: { selectedTemplateId: "spotlight" } },
    targeting: { channels: ["Social", "Search"] },
    budget: { budget: { budgetType: "Daily", dailyBudget: 350_00 } },
    accounts: { linkedAccounts: { usePortalPage: true } },
  })
})

test("a session of an old document is stored as version 4 and reads the same", () => {
  const stored = encoded(decoded(former))
  expect(stored).toMatchObject({ version: 4, business: { name: "Sunrise Dental Care" }, userId: 1, campaignId: 1 })
  expect(stored).not.toHaveProperty("name")
  expect(decoded(stored)).toEqual(decoded(former))
})

test("an unchanged section is stored as it was read, a changed one by its schema", () => {
  const document = encoded(decoded(former))
  const later = { ...document, business: { ...(document["business"] as object), ofLaterRelease: 1 } }
  const session = decoded(later)
  expect(encoded({ ...session, revision: 11 })).toEqual({ ...later, revision: 11 })
  const renamed = encoded({ ...session, business: { ...session.business, name: "Sunrise" } })
  expect(renamed).toEqual({ ...document, business: { ...(document["business"] as object), name: "Sunrise" } })
})

test("before version 3 a proven phone was the business's; now it is the owner's", () => {
  const { ownerPhone: _ownerPhone, ...shared } = encoded(decoded(former))
  const session = decoded({ ...shared, version: 2 })
  expect(session).toMatchObject({ ownerPhone: "+912066000142", sources: { phone: "account", name: "jsonld" } })
  expect(publicContact(session)).toEqual({})
})

test("a business's phone of version 2 stays public beside its owner's", () => {
  expect(publicContact(decoded({ ...encoded(decoded(former)), version: 2 }))).toEqual({ phone: "+912066000142" })
})

test("written ads keep the owner's language; others of version 3 take their customers'", () => {
  const hebrew = { ...former, language: "he", paid: false }
  const { creativeDetail: _creative, ...unwritten } = hebrew
  expect(decoded({ ...hebrew, paid: true }).business.adLanguage).toBe("he")
  expect(adLanguageOf(decoded(unwritten))).toBe("en")
  expect(adLanguageOf(decoded({ ...unwritten, keywords: ["לחם"] }))).toBe("he")
})

test("every session comes back from its document", () => {
  law(
    fc.property(anySession, (session) => {
      expect(decoded(JSON.parse(JSON.stringify(encoded(session))))).toEqual(JSON.parse(JSON.stringify(session)))
    }),
  )
})

test("a document of a version to come is refused", () => {
  expect(() => decoded({ ...encoded(decoded(former)), version: 5 })).toThrow()
})
