import { Effect } from "effect"
import { expect, test } from "vitest"
import type { SessionParts } from "@domain/signup"
import { UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { detailsFor, inSignup } from "../testing/in-signup.ts"
import { saveCreativeConfiguration, saveOfferDetails } from "./creative-configuration.ts"

const { sessionId } = freshSession(1).details
const stored = (changes: SessionParts = {}) =>
  Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1, changes)))

test("an offer is saved, and one that is impossible is refused by its field", async () => {
  const [saved, refused] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      const save = (value: number) => saveOfferDetails.handle({ sessionId, offerDetail: { type: "Percentage", value } })
      return [yield* save(15), yield* Effect.flip(save(150))] as const
    }),
  )
  expect(saved.changes).toEqual({ creative: { offerDetail: { type: "Percentage", value: 15 } } })
  expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { offerDetail: [expect.any(String)] } })
})

test("an offer made from an old revision is refused with the draft as it is", async () => {
  const stale = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      const { revision } = yield* detailsFor({ sessionId })
      const save = (value: number) =>
        saveOfferDetails.handle({ sessionId, revision, offerDetail: { type: "Percentage", value } })
      yield* save(15)
      return yield* Effect.flip(save(20))
    }),
  )
  expect(stale).toMatchObject({ errorCode: 1001, details: { creative: { offerDetail: { value: 15 } } } })
})

test("choices for creatives are saved, what is not named stays", async () => {
  const [before, after] = await inSignup(
    Effect.gen(function* () {
      yield* stored({ creative: { objective: "Calls", creativeDetail: { palette: ["#112233"] } } })
      const nothing = yield* saveCreativeConfiguration.handle({ sessionId })
      yield* saveCreativeConfiguration.handle({ sessionId, selectedTemplateId: "poster", objective: "LeadGeneration" })
      return [nothing, yield* detailsFor({ sessionId })] as const
    }),
  )
  expect(before).toMatchObject({ chosen: { objective: "Calls" }, callsToAction: ["CallNow"] })
  expect(after.creative).toEqual({
    objective: "LeadGeneration",
    creativeDetail: { palette: ["#112233"], selectedTemplateId: "poster" },
  })
})

test("an unknown template is not chosen, nor one for another's draft", async () => {
  const choose = (selectedTemplateId: string) =>
    Effect.flip(saveCreativeConfiguration.handle({ sessionId, selectedTemplateId }))
  expect(await inSignup(Effect.andThen(stored(), choose("nonsense")))).toMatchObject({ errorCode: 104 })
  const another = Effect.andThen(stored({ userId: UserId.make(5) }), choose("poster"))
  expect(await inSignup(another)).toMatchObject({ _tag: "SessionBelongsToUser" })
})
