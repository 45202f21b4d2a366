import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, UserId } from "@domain/kernel"
import type { BackgroundJob } from "../contract/index.ts"
import { BackgroundJobs, type JobOwner } from "../ports/index.ts"
import { listJobs } from "./list-jobs.ts"

const jobs: ReadonlyArray<BackgroundJob> = [
  { kind: "Launch", status: "Done", updatedAt: 1 },
  { kind: "Feed", status: "InProgress", updatedAt: 3 },
  { kind: "DataExport", status: "New", updatedAt: 2 },
]

const listed = (input: { readonly userId: number; readonly isOpen?: boolean }) => {
  const asked: Array<JobOwner> = []
  const known = Layer.succeed(BackgroundJobs, { of: (owner) => Effect.sync(() => (asked.push(owner), jobs)) })
  const listing = listJobs
    .handle({ ...input, userId: UserId.make(input.userId) })
    .pipe(
      Effect.result,
      Effect.provideService(CurrentActor, userActor(3, [BusinessProfileId.make(7)])),
      Effect.provide(known),
    )
  return Effect.runPromise(listing).then((result) => ({ result, asked }))
}

const updates = (listing: Awaited<ReturnType<typeof listed>>) =>
  listing.result._tag === "Success" ? listing.result.success.map(({ updatedAt }) => updatedAt) : []

test("jobs of the account and its businesses are listed, latest progress first", async () => {
  const listing = await listed({ userId: 3 })
  expect(updates(listing)).toEqual([3, 2, 1])
  expect(listing.asked).toEqual([{ portalId: 1, userId: 3, businessProfileIds: [7] }])
})

test("only open jobs, or only those that are over, are listed where asked for", async () => {
  expect(updates(await listed({ userId: 3, isOpen: true }))).toEqual([3, 2])
  expect(updates(await listed({ userId: 3, isOpen: false }))).toEqual([1])
})

test("another user's jobs are refused and not looked for", async () => {
  const { result, asked } = await listed({ userId: 4 })
  expect(result).toMatchObject({ failure: { _tag: "UserNotFound", errorCode: 104 } })
  expect(asked).toEqual([])
})
