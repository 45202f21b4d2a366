import { Effect, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { FileAnswer, InputOf } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { EmailAddress } from "@domain/identity"
import { UserId } from "@domain/kernel"
import type { PrepareDataExport } from "../contract/data-exports.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { downloadDataExport, getDataExport, prepareDataExport, requestDataExport } from "./data-exports.ts"

const userId = asha.user.id
const own = signedInAs(asha)
const state = getDataExport.handle({ userId }).pipe(own)
const asked = requestDataExport.handle({ userId }).pipe(own)

/** The key of the mailed link, once the worker has prepared what was asked for. */
const prepared = Effect.gen(function* () {
  for (const { input } of yield* (yield* QueuedJobs).take)
    yield* prepareDataExport.handle(input as InputOf<typeof PrepareDataExport>)
  return (yield* (yield* SentSecrets).all).at(-1)?.secret.split("export%3D").at(-1) ?? ""
})

const downloaded = (key: string) => downloadDataExport.handle({ userId, key }).pipe(own)

const textOf = ({ body }: FileAnswer) =>
  Stream.fromAsyncIterable(body, (cause) => cause).pipe(Stream.decodeText, Stream.mkString)

test("a file is prepared by a job, and its link mailed to the account's address", async () => {
  const story = Effect.gen(function* () {
    const before = yield* state
    yield* asked
    const waiting = yield* state
    const key = yield* prepared
    const text = yield* textOf((yield* downloaded(key)) as FileAnswer)
    const [mail] = yield* (yield* SentSecrets).all
    return { before, waiting, after: yield* state, text, to: mail?.to }
  })
  expect(await inWorld(story)).toEqual({
    before: {},
    waiting: { export: { requestedAt: 0 } },
    after: {},
    text: '{"users":[{"portal_id":1,"id":41}]}',
    to: "asha@example.com",
  })
})

test("a link works for a day, and no other key opens the file", async () => {
  const story = Effect.gen(function* () {
    yield* asked
    const key = yield* prepared
    const forged = yield* Effect.flip(downloaded(`${key}x`))
    yield* TestClock.adjust("1 day")
    return [forged, yield* Effect.flip(downloaded(key)), yield* state]
  })
  expect(await inWorld(story)).toMatchObject([{ _tag: "LinkInvalid" }, { _tag: "LinkInvalid" }, {}])
})

test("another export replaces the link of the one before", async () => {
  const story = Effect.gen(function* () {
    yield* asked
    const key = yield* prepared
    yield* asked
    return yield* Effect.flip(downloaded(key))
  })
  expect(await inWorld(story)).toMatchObject({ _tag: "LinkInvalid" })
})

test("nobody asks for another's data, and three times a day is enough", async () => {
  const story = Effect.gen(function* () {
    const another = yield* Effect.flip(requestDataExport.handle({ userId: UserId.make(42) }).pipe(own))
    yield* Effect.all([asked, asked, asked])
    return [another, yield* Effect.flip(asked)]
  })
  expect(await inWorld(story)).toMatchObject([{ _tag: "UserNotFound" }, { _tag: "TooManyRequests" }])
})

test("a link opens its file once, and for nobody but its owner", async () => {
  const { phoneNumber: _phone, ...user } = asha.user
  const ravi = {
    ...asha,
    phoneVerified: false,
    user: { ...user, id: UserId.make(42), emailAddress: EmailAddress.make("ravi@example.com") },
  }
  const story = Effect.gen(function* () {
    yield* asked
    const key = yield* prepared
    const asRavi = signedInAs(ravi)
    const foreign = yield* asRavi(Effect.flip(downloadDataExport.handle({ userId: ravi.user.id, key })))
    const named = yield* asRavi(Effect.flip(downloadDataExport.handle({ userId, key })))
    yield* downloaded(key)
    return [foreign, named, yield* Effect.flip(downloaded(key))]
  })
  expect(await inWorld(story, [asha, ravi])).toMatchObject([
    { _tag: "LinkInvalid" },
    { _tag: "UserNotFound" },
    { _tag: "LinkInvalid" },
  ])
})
