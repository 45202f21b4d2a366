import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { SessionParts } from "@domain/signup"
import { SessionId, UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, atAnotherPortal, from, inSignup } from "../testing/in-signup.ts"
import { SentSummaries } from "../testing/index.ts"
import { getSessionId, getSummary, sendSummary, withdrawSummary } from "./summary.ts"

const { sessionId } = freshSession(1).details
const agent = { business: { name: "Bloom" }, queryParameters: { agentid: "7", agentname: "Asha" } }
const stored = (changes: SessionParts = agent) =>
  Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1, changes)))
const send = (channel: "Email" | "Sms" | "WhatsApp", to: string) => sendSummary.handle({ sessionId, channel, to })

test("the link shows the draft and the agent, never the session's key or its owner", async () => {
  const summary = await inSignup(
    Effect.andThen(stored({ ...agent, userId: UserId.make(5) }), getSummary.handle({ encodedId: "link-1" })),
  )
  expect(summary).toMatchObject({ details: { business: { name: "Bloom" }, queryParameters: {} }, agentName: "Asha" })
  expect(JSON.stringify(summary)).not.toContain(sessionId)
  expect(Object.keys(summary.details)).not.toContain("userId")
  expect(summary.price).toBeUndefined()
})

test("the link shows neither the invoice's party nor the support chat's key", async () => {
  const gstBilling = { gstin: "29AABCR1718E1ZL", businessName: "Rao", billingAddress: "14 MG Road", state: "29" }
  const chat = { freshChatExternalId: "chat-of-rao", freshChatRestoreId: "restores-chat" }
  const summary = await inSignup(
    Effect.andThen(stored({ budget: { gstBilling }, accounts: chat }), getSummary.handle({ encodedId: "link-1" })),
  )
  expect(JSON.stringify(summary.details)).not.toMatch(/29AABCR|rao|restores/i)
  expect([summary.details.budget, summary.details.accounts]).toEqual([{}, {}])
})

test("the link shows the business's own phone and e-mail, never its owner's", async () => {
  const owners = { ownerPhone: "+919876543210", ownerEmail: "asha@example.com", phoneVerified: true }
  const shownOf = (changes: SessionParts) =>
    inSignup(Effect.andThen(stored({ ...owners, ...changes }), getSummary.handle({ encodedId: "link-1" })))
  const foundContacts = { phones: ["+912261714401"], emailAddresses: ["asha@example.com"], locations: [] }
  const contact = { phone: "+912261714400", emailAddress: "shop@example.com" }
  const withContact = await shownOf({ foundContacts, business: contact })
  expect(withContact.details.business).toMatchObject(contact)
  expect(JSON.stringify(withContact)).not.toMatch(/9876543210|asha@|61714401/)
  const sources = { phone: "account", emailAddress: "account" } as const
  const before = await shownOf({ business: { phone: owners.ownerPhone, emailAddress: owners.ownerEmail }, sources })
  expect(JSON.stringify(before)).not.toMatch(/9876543210|asha@/)
})

test("the link includes the towns around the ads' place, and none without a place", async () => {
  const atPune = { business: { location: { city: "Pune", latitude: 18.56, longitude: 73.79 } } }
  const mumbai = { placeId: "1", name: "Mumbai", countryCode: "IN", latitude: 19.08, longitude: 72.88 }
  const chosen = { mode: "SpecificArea", radius: 10, unit: "Kilometers", areas: [mumbai] } as const
  const townsOf = (changes: SessionParts) =>
    inSignup(Effect.andThen(stored(changes), getSummary.handle({ encodedId: "link-1" }))).then(({ towns }) =>
      towns.map(({ name }) => name),
    )
  expect(await townsOf(atPune)).toEqual(["Pune"])
  expect(await townsOf({ ...atPune, targeting: { targetLocation: chosen } })).toEqual(["Mumbai", "Thane"])
  expect(await townsOf({ business: { location: { city: "Pune" } } })).toEqual([])
})

test("an unknown link and another portal's are not found", async () => {
  const failures = await inSignup(
    Effect.andThen(
      stored(),
      Effect.all([
        Effect.flip(getSummary.handle({ encodedId: "link-9" })),
        Effect.flip(getSummary.handle({ encodedId: "00000000-0000-4000-8000-00000000ffff" })),
        Effect.flip(atAnotherPortal(getSummary.handle({ encodedId: "link-1" }))),
      ]),
    ),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 3 }, () => "SessionNotFound"))
})

test("the link goes to each channel's normalised address, with the agent's name", async () => {
  const sent = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* from("10.0.0.1", { origin: "https://ads.example" })(send("WhatsApp", "98765 43210"))
      yield* send("Email", " Client@Example.com ")
      yield* send("Sms", "+447912345678")
      return yield* (yield* SentSummaries).all
    }),
  )
  expect(sent[0]).toEqual({
    channel: "WhatsApp",
    to: "+919876543210",
    link: expect.stringMatching(/^https:\/\/ads\.example\/s\/(?!link-1$).+/) as string,
    businessName: "Bloom",
    agentName: "Asha",
    language: "en",
  })
  expect(sent.map(({ to }) => to)).toEqual(["+919876543210", "client@example.com", "+447912345678"])
})

test("an address that the channel cannot reach is refused with its key", async () => {
  const [mail, phone] = await inSignup(
    Effect.andThen(stored(), Effect.all([Effect.flip(send("Email", "nobody")), Effect.flip(send("Sms", "123"))])),
  )
  expect(mail).toMatchObject({ _tag: "InvalidFields", fields: { to: ["validation.emailInvalid"] } })
  expect(phone).toMatchObject({ _tag: "InvalidFields", fields: { to: ["validation.phoneInvalid"] } })
})

test("names typed by a stranger are quoted short and without links", async () => {
  const name = "Your account is locked, log in at https://evil.example/login now or lose it"
  const [sent] = await inSignup(
    Effect.gen(function* () {
      yield* stored({ business: { name }, queryParameters: { agentname: "evil.com" } })
      yield* send("Email", "a@example.com")
      return yield* (yield* SentSummaries).all
    }),
  )
  expect(sent?.businessName).toBe("Your account is locked,…")
  expect(Object.keys(sent ?? {})).not.toContain("agentName")
})

test("a link goes by phone to the portal's countries only", async () => {
  const [failure, sent] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      return [yield* Effect.flip(send("Sms", "+12125550100")), yield* (yield* SentSummaries).all] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "PhoneNotServed", regions: ["IN", "GB"] })
  expect(sent).toEqual([])
})

/** Sends `count` links to the given addresses, and returns the failure of one more. */
const afterSending = (count: number, to: (index: number) => string) =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* Effect.forEach(Array.from({ length: count }), (_, index) => send("Email", to(index)))
      return yield* Effect.flip(send("Email", to(count)))
    }),
  )

test("a session sends its link ten times a day and no more", async () => {
  const failure = await afterSending(10, (index) => `a${index}@example.com`)
  expect(failure).toMatchObject({ _tag: "TooManyRequests", retryAfterSeconds: 86_400 })
})

test("one recipient is sent three links a day and no more", async () => {
  const failure = await afterSending(3, () => "a@example.com")
  expect(failure).toMatchObject({ _tag: "TooManyRequests", retryAfterSeconds: 86_400 })
})

test("one address has forty links a day sent from all its sessions", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      const send = (index: number) =>
        sendSummary.handle({
          sessionId: freshSession(Math.floor(index / 10) + 1).details.sessionId,
          channel: "Email",
          to: `a${index}@example.com`,
        })
      for (const number of [1, 2, 3, 4, 5]) yield* (yield* SessionRepository).create(freshSession(number))
      yield* Effect.forEach(Array.from({ length: 40 }), (_, index) => from("10.0.0.1")(send(index)))
      return yield* Effect.flip(from("10.0.0.1")(send(40)))
    }),
  )
  expect(failure).toMatchObject({ _tag: "TooManyRequests" })
})

test("an unknown session and another user's send nothing", async () => {
  const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  const [missing, owned, sent] = await inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      return [
        yield* Effect.flip(sendSummary.handle({ sessionId: unknown, channel: "Email", to: "a@example.com" })),
        yield* Effect.flip(send("Email", "a@example.com")),
        yield* (yield* SentSummaries).all,
      ] as const
    }),
  )
  expect([missing._tag, owned._tag, sent]).toEqual(["SessionNotFound", "SessionBelongsToUser", []])
})

const idOf = getSessionId.handle({ encodedId: "link-1" })

test("a link's reader gets the link's key, which opens the summary alone", async () => {
  const [free, owned, summary] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      const sessions = yield* SessionRepository
      yield* sessions.create(freshSession(2, { userId: UserId.make(5) }))
      const { sessionId: key } = yield* idOf
      return [
        key,
        (yield* asUser(6)(getSessionId.handle({ encodedId: "link-2" }))).sessionId,
        yield* getSummary.handle({ encodedId: key }),
      ] as const
    }),
  )
  expect([free, owned]).toEqual(["link-1", "link-2"])
  expect(summary.details.business.name).toBe("Bloom")
})

test("the owner gets the session's own id, by which the summary is read too", async () => {
  const [own, summary, stranger] = await inSignup(
    Effect.gen(function* () {
      yield* stored({ ...agent, userId: UserId.make(5) })
      const { sessionId: own } = yield* asUser(5)(idOf)
      const read = getSummary.handle({ encodedId: own })
      return [own, yield* asUser(5)(read), yield* Effect.flip(asUser(6)(read))] as const
    }),
  )
  expect(own).toBe(sessionId)
  expect(summary.details.business.name).toBe("Bloom")
  expect(stranger).toMatchObject({ _tag: "SessionBelongsToUser", errorCode: 401 })
})

test("no id is told of a link that is unknown or of another portal", async () => {
  const failures = await inSignup(
    Effect.andThen(
      stored(),
      Effect.all([Effect.flip(getSessionId.handle({ encodedId: "nothing" })), Effect.flip(atAnotherPortal(idOf))]),
    ),
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([104, 104])
})

const read = getSummary.handle({ encodedId: "link-1" })

test("a sent summary's link works for thirty days from the last sending, and not after", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* send("Email", "client@example.com")
      yield* TestClock.adjust("20 days")
      yield* send("Sms", "+447912345678")
      yield* TestClock.adjust("719 hours")
      expect((yield* read).agentName).toBe("Asha")
      yield* TestClock.adjust("1 hour")
      expect(yield* Effect.flip(read)).toMatchObject({ _tag: "LinkExpired", errorCode: 1012 })
      expect(yield* Effect.flip(getSessionId.handle({ encodedId: "link-1" }))).toMatchObject({ _tag: "LinkExpired" })
      yield* send("Email", "client@example.com")
      expect((yield* read).agentName).toBe("Asha")
    }),
  ))

test("an altered summary's link is refused", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const altered = getSummary.handle({ encodedId: "link-10" })
      expect(yield* Effect.flip(altered)).toMatchObject({ _tag: "SessionNotFound" })
    }),
  ))

test("a withdrawn summary's link is refused until sent again, but not to its owner", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ ...agent, userId: UserId.make(5) })
      const byOwner = asUser(5)
      yield* byOwner(withdrawSummary.handle({ sessionId }))
      expect(yield* Effect.flip(read)).toMatchObject({ _tag: "LinkInvalid", errorCode: 1013 })
      expect((yield* byOwner(read)).agentName).toBe("Asha")
      yield* byOwner(send("Email", "client@example.com"))
      expect((yield* read).agentName).toBe("Asha")
    }),
  ))
