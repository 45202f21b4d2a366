import { Effect } from "effect"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId, PortalId, ReportId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"
import type { MessageUser } from "../ports/message-users.ts"
import { Notifications } from "../ports/notifications.ts"
import { UserMessages } from "../services/user-messages.ts"
import { asha, toldWorld } from "../testing/told-world.ts"

const to = { portalId: PortalId.make(1), userId: UserId.make(41), businessProfileId: BusinessProfileId.make(5) }
const lead = { template: "newLead", link: "https://localhost/leads", leadName: "Dev", campaignName: "Diwali" } as const

/** By which channels a message is queued, and how many notifications are stored. */
const told = (content: ToldContent, changes: Partial<MessageUser> = {}, userId = to.userId) =>
  Effect.gen(function* () {
    yield* (yield* UserMessages).tell({ ...to, userId }, () => content)
    const jobs = yield* (yield* QueuedJobs).take
    const ways = jobs.map(({ contract, input }) => {
      const { channel, to: address } = input as { readonly channel?: string; readonly to?: string }
      return contract.name === "messaging/SendPush" ? "Push" : `${channel} ${address}`
    })
    const reader = { ...to, businessProfileIds: [to.businessProfileId] }
    const stored = yield* (yield* Notifications).page(reader, { unreadOnly: false, limit: 9 })
    return { ways, stored }
  }).pipe(Effect.provide(toldWorld({ ...asha, ...changes })), Effect.runPromise)

test("whoever has chosen nothing is mailed, pushed to each device and has it listed", async () => {
  const { ways, stored } = await told(lead)
  expect(ways).toEqual(["Email asha@example.com", "Push", "Push"])
  expect(stored).toMatchObject([{ businessProfileId: 5, content: { ...lead, link: "" } }])
})

test("a message takes no channel that its user has turned off, and is listed", async () => {
  const { ways, stored } = await told(lead, { choices: { lead: [] } })
  expect([ways, stored.length]).toEqual([[], 1])
  expect((await told(lead, { choices: { lead: ["Push"] } })).ways).toEqual(["Push", "Push"])
})

test("short messages go to a verified phone of whoever asks for them", async () => {
  const choices = { lead: ["Sms", "WhatsApp"] } as const
  expect((await told(lead, { choices })).ways).toEqual(["Sms +919876543210", "WhatsApp +919876543210"])
  const { phone: _none, ...phoneless } = asha
  const quiet = await Effect.gen(function* () {
    yield* (yield* UserMessages).tell(to, () => lead)
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(toldWorld({ ...phoneless, choices })), Effect.runPromise)
  expect(quiet).toEqual([])
})

test("essential mails leave whatever was stored as a choice", async () => {
  const on = { template: "secondFactor", link: "", firstName: "Asha", change: "off" } as const
  expect((await told(on, { choices: { account: [] } })).ways).toEqual(["Email asha@example.com"])
})

test("what is told of other people is not mailed to an unverified address", async () => {
  const { ways, stored } = await told(lead, { emailVerified: false })
  expect([ways, stored.length]).toEqual([["Push", "Push"], 1])
})

test("what is mailed apart is pushed and listed alone", async () => {
  const ready = {
    template: "reportReady",
    link: "https://localhost/app/5/publishedReports?reportId=3",
    reportId: ReportId.make(3),
    reportName: "Every morning",
    businessName: "Rao's Bakery",
  } as const
  const { ways, stored } = await told(ready, { choices: { campaign: ["Email", "Push", "Sms"] } })
  expect([ways, stored.length]).toEqual([["Push", "Push"], 1])
})

test("nobody is told once the account is gone", async () => {
  expect(await told(lead, {}, UserId.make(99))).toEqual({ ways: [], stored: [] })
})
