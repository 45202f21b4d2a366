import { Effect } from "effect"
import { expect, test } from "vitest"
import type { InputOf } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId, PortalId, ReportId, UserId } from "@domain/kernel"
import { SendPush } from "../contract/send-push.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { Notifications } from "../ports/notifications.ts"
import { UserMessages } from "../services/user-messages.ts"
import { SentPushes } from "../testing/index.ts"
import { asha, toldWorld } from "../testing/told-world.ts"
import { sendPush } from "./send-push.ts"

const to = { portalId: PortalId.make(1), userId: UserId.make(41), businessProfileId: BusinessProfileId.make(5) }
const lead = { template: "newLead", link: "https://localhost/leads", leadName: "Dev", campaignName: "Diwali" } as const
const isPush = (contract: { readonly name: string }) => contract.name === SendPush.name

/** The queued pushes of a lead's message. */
const queued = Effect.gen(function* () {
  yield* (yield* UserMessages).tell(to, () => lead)
  const jobs = yield* (yield* QueuedJobs).take
  return jobs.flatMap(({ contract, input }) => (isPush(contract) ? [input as InputOf<typeof SendPush>] : []))
})
const sent = Effect.flatMap(SentPushes, ({ all }) => all)

test("each device is pushed the words of its user's language, and where they lead", async () => {
  const pushes = await Effect.gen(function* () {
    for (const job of yield* queued) yield* sendPush.handle(job)
    return yield* sent
  }).pipe(Effect.provide(toldWorld()), Effect.runPromise)
  const message = { id: 1, title: "he newLead", address: "/app/5/leads", language: "he" }
  expect(pushes).toMatchObject([
    { ...message, token: "phone" },
    { ...message, token: "laptop" },
  ])
})

test("a push of a report leads to the report", async () => {
  const ready = {
    template: "reportReady",
    link: "https://localhost/app/5/publishedReports?reportId=3",
    reportId: ReportId.make(3),
    reportName: "Every morning",
    businessName: "Rao's Bakery",
  } as const
  const pushes = await Effect.gen(function* () {
    yield* (yield* UserMessages).tell(to, () => ready)
    for (const { contract, input } of yield* (yield* QueuedJobs).take)
      if (isPush(contract)) yield* sendPush.handle(input as InputOf<typeof SendPush>)
    return yield* sent
  }).pipe(Effect.provide(toldWorld()), Effect.runPromise)
  expect(pushes.map(({ address }) => address)).toEqual(Array(2).fill("/app/5/publishedReports?reportId=3"))
})

test("a device that its push service no longer knows is removed, and the others stay", async () => {
  const devices = [
    { id: "1", token: "gone" },
    { id: "2", token: "elsewhere" },
    { id: "3", token: "laptop" },
  ]
  const left = await Effect.gen(function* () {
    for (const job of yield* queued) yield* sendPush.handle(job)
    return yield* (yield* MessageUsers).of(to.portalId, to.userId)
  }).pipe(Effect.provide(toldWorld({ ...asha, devices })), Effect.runPromise)
  expect(left).toMatchObject({ value: { devices: [{ id: "2" }, { id: "3" }] } })
})

test("what was read meanwhile, or is for a device that is gone, is not pushed", async () => {
  const pushes = await Effect.gen(function* () {
    const [job] = yield* queued
    if (job === undefined) return expect.unreachable()
    yield* sendPush.handle({ ...job, deviceId: "9" })
    yield* sendPush.handle({ ...job, userId: UserId.make(42) })
    yield* (yield* Notifications).markRead(
      { ...to, businessProfileIds: [to.businessProfileId] },
      { upTo: undefined },
      5,
    )
    yield* sendPush.handle(job)
    return yield* sent
  }).pipe(Effect.provide(toldWorld()), Effect.runPromise)
  expect(pushes).toEqual([])
})
