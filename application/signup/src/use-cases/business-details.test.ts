import { Effect } from "effect"
import { expect, test } from "vitest"
import { type SignupSession, type SessionParts, readChange } from "@domain/signup"
import { MemoryDatabase } from "@application/kernel/testing"
import { statusOf } from "@domain/errors"
import { rolesFor } from "@domain/identity"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { franchiseProfile, memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { asSystem, asUser, atAnotherPortal, detailsFor, inSignup } from "../testing/in-signup.ts"
import { updateBusinessDetails } from "./business-details.ts"

const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 7,
} as const

const { sessionId } = freshSession(1).details
const stored = (changes: SessionParts = {}) =>
  Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1, changes)))
const update = (changes: Readonly<Record<string, unknown>>, launchState?: SignupSession["launchState"]) =>
  updateBusinessDetails.handle({
    sessionId,
    changes: readChange(Object.entries(changes).map(([Name, Value]) => ({ Name, Value }))),
    ...(launchState !== undefined && { launchState }),
  })
const refused = (before: SessionParts, changes: Readonly<Record<string, unknown>>) =>
  inSignup(Effect.andThen(stored(before), Effect.flip(update(changes))))
const changed = (before: SessionParts, ...args: Parameters<typeof update>) =>
  inSignup(Effect.andThen(stored(before), Effect.andThen(update(...args), detailsFor({ sessionId }))))

test("changed fields are stored in their normal form as the owner's", async () => {
  const details = await changed(
    {},
    { name: "Bloom", phone: "98765 43210", objective: "Calls", emailAddress: "A@B.example" },
  )
  expect(details).toMatchObject({
    business: { name: "Bloom", phone: "+919876543210", emailAddress: "a@b.example" },
    creative: { objective: "Calls" },
    revision: 2,
    sources: { name: "owner", phone: "owner", objective: "owner", emailAddress: "owner" },
  })
})

test("enumerations are taken by name and by their number on the wire", async () => {
  const byNumber = await changed({}, { objective: 2, budget: { ...budget, budgetType: 1, schedulingMode: 1 } })
  expect(byNumber).toMatchObject({ creative: { objective: "LeadGeneration" }, budget: { budget } })
})

test("a patch that changes nothing makes no new revision", async () => {
  const same = { business: { name: "Bloom" }, sources: { name: "owner" } } as const
  expect(await changed(same, { name: "Bloom" }, "BusinessDetails")).toMatchObject({ revision: 1, updatedAt: 1_000 })
})

test("a save from an earlier revision overwrites nothing and returns the session", async () => {
  const rename = (name: string, revision?: number) =>
    updateBusinessDetails.handle({
      sessionId,
      changes: { business: { name } },
      ...(revision !== undefined && { revision }),
    })
  const [failure, after, again] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* rename("Of one tab", 1)
      const failure = yield* Effect.flip(rename("Of the other", 1))
      const after = yield* detailsFor({ sessionId })
      return [failure, after, yield* rename("Of the other", 2)] as const
    }),
  )
  expect(failure).toMatchObject({
    _tag: "DetailsChanged",
    errorCode: 1001,
    fields: ["name"],
    details: { business: { name: "Of one tab" }, revision: 2 },
  })
  expect(statusOf(1001)).toBe(409)
  expect([after.business.name, again.revision]).toEqual(["Of one tab", 3])
})

test("null removes a field", async () => {
  expect(
    (await changed({ business: { tagline: "Old" }, sources: { tagline: "meta" } }, { tagline: null })).business.tagline,
  ).toBeUndefined()
})

test("every wrong field is reported at once with its key, and nothing is changed", async () => {
  const failure = await refused(
    { business: { name: "Before" } },
    { name: "After", phone: "12", websiteUrl: "no site", colours: ["red"], paid: true },
  )
  expect(failure).toMatchObject({
    _tag: "InvalidFields",
    fields: {
      phone: ["validation.phoneInvalid"],
      websiteUrl: ["validation.websiteInvalid"],
      colours: ["validation.colourInvalid"],
      paid: ["businesses.fieldUnknown"],
    },
  })
  expect(failure._tag === "InvalidFields" && "name" in failure.fields).toBe(false)
})

test("no field that the owner does not fill in can be set", async () => {
  for (const field of [
    "sessionId",
    "encodedId",
    "userId",
    "paid",
    "campaignId",
    "launchState",
    "__proto__",
    "constructor",
  ]) {
    const failure = await inSignup(
      Effect.andThen(
        stored(),
        Effect.flip(updateBusinessDetails.handle({ sessionId, changes: readChange([{ Name: field, Value: "x" }]) })),
      ),
    )
    expect(failure._tag).toBe("InvalidFields")
  }
})

test("a picture or credit that could run code is refused", async () => {
  const script = "javascript:alert(1)"
  const credit = { name: "x", link: script }
  for (const changes of [
    { logoUrl: script },
    { pictures: [{ url: script, source: "upload" }] },
    { pictures: [{ url: "https://a.example/b.png", source: "stock", credit }] },
    { creativeDetail: { picture: { url: script, source: "upload" } } },
  ]) {
    expect((await refused({}, changes))._tag).toBe("InvalidFields")
  }
})

test("the stage moves forward and never back", async () => {
  expect((await changed({ launchState: "Offer" }, {}, "Creatives")).launchState).toBe("Creatives")
  expect((await changed({ launchState: "Offer" }, {}, "Objective")).launchState).toBe("Offer")
})

test("after the payment the budget is frozen, and the rest stays open", async () => {
  const failure = await refused({ paid: true, budget: { budget } }, { budget: { ...budget, days: 14 }, name: "x" })
  expect(failure).toMatchObject({ _tag: "DetailsFrozen", errorCode: 1006, fields: ["budget"] })
  expect((await refused({ paid: true, budget: { budget } }, { budget: null }))._tag).toBe("DetailsFrozen")
  expect(await changed({ paid: true, budget: { budget } }, { budget, channels: ["Social"] })).toMatchObject({
    targeting: { channels: ["Social"] },
  })
})

test("a chosen category brings its services as suggestions", async () => {
  const details = await changed({}, { category: { slug: "dentist", name: "Dentist" } })
  expect(details.suggestedServices).toEqual(["Check-up and cleaning", "Root canal treatment", "Dental implants"])
})

test("the services of a category are suggested in the ads' language", async () => {
  const category = { slug: "dentist", name: "מרפאת שיניים" }
  const hebrew = ["בדיקה וניקוי שיניים", "טיפולי שורש", "השתלות שיניים"]
  expect((await changed({ business: { adLanguage: "he" } }, { category })).suggestedServices).toEqual(hebrew)
  expect((await changed({ business: { language: "en" } }, { adLanguage: "he", category })).suggestedServices).toEqual(
    hebrew,
  )
})

test("ads in another language translate services and keep the website's texts", async () => {
  const before = {
    business: { language: "en", category: { slug: "dentist", name: "Dentist" } },
    suggestedServices: ["Smile design", "Check-up and cleaning", "Root canal treatment", "Dental implants"],
  }
  expect((await changed(before, { adLanguage: "he" })).suggestedServices).toEqual([
    "Smile design",
    "בדיקה וניקוי שיניים",
    "טיפולי שורש",
    "השתלות שיניים",
  ])
  expect((await changed(before, { language: "he" })).suggestedServices).toEqual(before.suggestedServices)
  expect((await changed(before, { name: "x" })).suggestedServices).toEqual(before.suggestedServices)
})

test("a category is named for the ads where the interface names it in another language", async () => {
  const category = { slug: "dentist", name: "מרפאת שיניים" }
  const { business } = await changed({ business: { language: "he" } }, { category })
  expect(business.category).toEqual({ ...category, adName: "Dentist" })
})

test("an unknown session is not found, nor is one of another portal", async () => {
  const missing = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  const failures = await inSignup(
    Effect.andThen(
      stored(),
      Effect.all([
        Effect.flip(detailsFor({ sessionId: missing })),
        Effect.flip(updateBusinessDetails.handle({ sessionId: missing, changes: {} })),
        Effect.flip(atAnotherPortal(detailsFor({ sessionId }))),
        Effect.flip(atAnotherPortal(update({ name: "x" }))),
      ]),
    ),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 4 }, () => "SessionNotFound"))
})

test("a session that has led to a user alone is open to that user and the system", async () => {
  const get = detailsFor({ sessionId })
  const [anyone, other, ...allowed] = await inSignup(
    Effect.andThen(
      stored({ userId: UserId.make(5) }),
      Effect.all([Effect.flip(get), Effect.flip(asUser(6)(get)), asUser(5)(get), asSystem(get)]),
    ),
  )
  expect([anyone._tag, other._tag]).toEqual(["SessionBelongsToUser", "SessionBelongsToUser"])
  expect(allowed.map((details) => details.encodedId)).toEqual(["link-1", "link-1"])
})

test("a session that has led to a profile is open to its members alone", async () => {
  const businessProfileId = BusinessProfileId.make(9)
  const get = detailsFor({ sessionId })
  const [anyone, stranger, former, ...allowed] = await inSignup(
    Effect.andThen(
      stored({ userId: UserId.make(5), businessProfileId }),
      Effect.all([
        Effect.flip(get),
        Effect.flip(asUser(6, [BusinessProfileId.make(8)])(update({ name: "x" }))),
        Effect.flip(asUser(5)(get)),
        asUser(6, [businessProfileId])(get),
        asSystem(get),
      ]),
    ),
  )
  expect([anyone, stranger, former].map(({ _tag }) => _tag)).toEqual(Array(3).fill("SessionBelongsToUser"))
  expect(allowed.map((details) => details.encodedId)).toEqual(["link-1", "link-1"])
})

test("a brand manager reads a profile's session and does not change it", async () => {
  const businessProfileId = BusinessProfileId.make(9)
  const watching = asUser(6, [businessProfileId], "BrandManager")
  const [read, changed] = await inSignup(
    Effect.andThen(
      stored({ userId: UserId.make(5), businessProfileId }),
      Effect.all([watching(detailsFor({ sessionId })), Effect.flip(watching(update({ name: "x" })))]),
    ),
  )
  expect(read.encodedId).toBe("link-1")
  expect(changed).toMatchObject({ _tag: "RoleForbidden", errorCode: 1028 })
  expect(changed).toHaveProperty("roles", rolesFor("editCampaigns"))
})

test("a submitted campaign's draft cannot change, and the journey goes on", async () => {
  const launched = {
    businessProfileId: BusinessProfileId.make(5),
    campaignId: CampaignId.make(70),
    business: { name: "Bloom" },
  }
  const handedIn = Effect.gen(function* () {
    yield* stored({ ...launched, launchState: "LaunchAnimation" })
    ;(yield* MemoryDatabase).table<CampaignId, true>("launched-campaigns").set(launched.campaignId, true)
    const failure = yield* Effect.flip(update({ name: "Other words" }))
    return [failure, yield* update({}, "LaunchSuccessful")] as const
  })
  const [failure, details] = await inSignup(handedIn)
  expect(failure).toMatchObject({ _tag: "DetailsFrozen", fields: ["name"] })
  expect(details).toMatchObject({ launchState: "LaunchSuccessful", changes: {} })
  expect((await changed(launched, { name: "Other words" })).business.name).toBe("Other words")
})

test("a change returns what was stored and what depends on it, not the session", async () => {
  const answer = await inSignup(
    Effect.andThen(stored({ business: { tagline: "Fresh" } }), update({ websiteUrl: "Bloom.example" }, "Offer")),
  )
  expect(answer).toEqual({
    since: 1,
    revision: 2,
    updatedAt: 0,
    changes: { business: { websiteUrl: "https://bloom.example" } },
    launchState: "Offer",
    phoneVerified: false,
  })
})

test("hours for ads are a franchise's alone, where the portal lets them be changed", async () => {
  const dayParts = [{ weekday: 1, from: 540, to: 1_080 }]
  const ofFranchise = { businessProfileId: franchiseProfile, userId: UserId.make(7) }
  const setting = (before: SessionParts) =>
    Effect.andThen(stored(before), asUser(7, [franchiseProfile])(update({ dayParts })))
  const isSet = await inSignup(
    Effect.andThen(setting(ofFranchise), asUser(7, [franchiseProfile])(detailsFor({ sessionId }))),
  )
  expect(isSet.targeting).toEqual({ dayParts })
  const refusal = { fields: { dayParts: ["validation.fieldNotAllowed"] } }
  expect(await refused({}, { dayParts })).toMatchObject(refusal)
  const closed = memoryPortals({ ...memoryPortal, flags: { ...memoryPortal.flags, isScheduleEditEnabled: false } })
  expect(await inSignup(Effect.flip(Effect.provide(setting(ofFranchise), closed)))).toMatchObject(refusal)
  await changed({}, { dayParts: null })
})
