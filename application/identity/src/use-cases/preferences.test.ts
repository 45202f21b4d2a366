import { Effect, Option } from "effect"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { changePreferences, getPreferences } from "./preferences.ts"

const userId = asha.user.id
const portalId = PortalId.make(1)
const asAsha = signedInAs(asha)

test("whoever has chosen nothing is mailed and pushed about every topic", async () => {
  const preferences = await inWorld(asAsha(getPreferences.handle({ userId })))
  expect(preferences).toMatchObject({ languageId: "en", hasVerifiedPhone: true })
  expect(preferences.topics.map(({ topic, channels, essential }) => [topic, channels, essential])).toEqual([
    ["campaign", ["Email", "Push"], []],
    ["lead", ["Email", "Push"], []],
    ["balance", ["Email", "Push"], []],
    ["wallet", ["Email", "Push"], ["Email"]],
    ["account", ["Email", "Push"], ["Email"]],
  ])
})

test("a change keeps the topics that it does not name, and the language", async () => {
  const [changed, stored] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        yield* changePreferences.handle({ userId, topics: { lead: ["Sms"] } })
        yield* changePreferences.handle({ userId, topics: { campaign: [] } })
        return [yield* getPreferences.handle({ userId }), yield* (yield* MessagePreferences).of(portalId, userId)]
      }),
    ),
  )
  expect(changed).toMatchObject({ languageId: "en", topics: [{ channels: [] }, { channels: ["Sms"] }, {}, {}, {}] })
  expect(stored).toEqual({ lead: ["Sms"], campaign: [] })
})

test("the language is the account's, and one that the portal does not offer is refused", async () => {
  const [changed, account, refused] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const he = yield* changePreferences.handle({ userId, languageId: "he" })
        const wrong = yield* Effect.flip(changePreferences.handle({ userId, languageId: "tlh" }))
        return [he, yield* (yield* UserRepository).byId(portalId, userId), wrong] as const
      }),
    ),
  )
  expect(changed.languageId).toBe("he")
  expect(Option.getOrThrow(account).user.languageId).toBe("he")
  expect(refused).toMatchObject({ _tag: "InvalidFields" })
})

test("a change that turns off an essential mail is refused whole", async () => {
  const [refused, after] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const topics = { lead: ["Sms"], wallet: ["Push"] } as const
        const failure = yield* Effect.flip(changePreferences.handle({ userId, languageId: "he", topics }))
        return [failure, yield* getPreferences.handle({ userId })] as const
      }),
    ),
  )
  expect(refused).toMatchObject({ _tag: "EssentialMessages", topic: "wallet" })
  expect(after).toMatchObject({ languageId: "en", topics: [{}, { channels: ["Email", "Push"] }, {}, {}, {}] })
})

test("nobody reads or changes another's preferences", async () => {
  const other = { userId: UserId.make(42) }
  const failures = await inWorld(
    asAsha(Effect.all([Effect.flip(getPreferences.handle(other)), Effect.flip(changePreferences.handle(other))])),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["UserNotFound", "UserNotFound"])
})
