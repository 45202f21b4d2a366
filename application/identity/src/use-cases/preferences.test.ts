import { Effect, Option } from "effect"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
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
  expect(Option.getOrThrow(account).user).toMatchObject({ languageId: "he", display: { isLanguageChosen: true } })
  expect(refused).toMatchObject({ _tag: "InvalidFields" })
})

test("quiet hours, digest and formats are stored, and what waits is looked at again", async () => {
  const quiet = { isOn: true, from: "22:00", to: "07:00", days: [0, 1] } as const
  const digest = { rhythm: "Daily", time: "09:00", weekday: 1, topics: ["lead"] } as const
  const [before, after, account, told] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const first = yield* getPreferences.handle({ userId })
        yield* changePreferences.handle({ userId, quiet, display: { numberStyle: "lakh", timeZone: "Asia/Tokyo" } })
        yield* changePreferences.handle({ userId, digest, topics: { lead: ["Email"] } })
        yield* changePreferences.handle({ userId, display: { numberStyle: null, weekStart: 6 } })
        const last = yield* getPreferences.handle({ userId })
        const stored = yield* (yield* UserRepository).byId(portalId, userId)
        return [first, last, stored, yield* (yield* SentSecrets).all] as const
      }),
    ),
  )
  expect(before).toMatchObject({
    quiet: { isOn: false },
    digest: { rhythm: "Off" },
    timeZone: "Asia/Kolkata",
    display: {},
  })
  expect(after).toMatchObject({ quiet, digest, timeZone: "Asia/Tokyo" })
  expect(Option.getOrThrow(account).user.display).toEqual({ weekStart: 6, timeZone: "Asia/Tokyo" })
  expect(told.map(({ secret }) => secret)).toEqual(["wishes changed", "wishes changed"])
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
