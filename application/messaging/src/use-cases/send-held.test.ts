import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId, NotificationId, PortalId, UserId } from "@domain/kernel"
import type { MessageWishes, ToldContent } from "@domain/messaging"
import { HeldMessages } from "../ports/held-messages.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { UserMessages } from "../services/user-messages.ts"
import { asha, toldWorld } from "../testing/told-world.ts"
import { sendHeldMessages } from "./send-held.ts"

const to = { portalId: PortalId.make(1), userId: UserId.make(41), businessProfileId: BusinessProfileId.make(5) }
const lead = (leadName: string) =>
  ({ template: "newLead", link: "https://localhost/leads", leadName, campaignName: "Diwali" }) as const
const stopped = { template: "campaignOutOfMoney", link: "https://localhost/c", campaignName: "Diwali" } as const
const daily = { rhythm: "Daily", time: "08:00", weekday: 1, topics: ["lead", "balance"] } as const
const nights = { isOn: true, from: "21:00", to: "08:00", days: [0, 1, 2, 3, 4, 5, 6] } as const
/** Ten in the evening of 30 November 2026 in India; eight in the morning is ten hours later. */
const evening = Date.parse("2026-11-30T22:00:00+05:30")
const hour = 3_600_000

const tell = (content: ToldContent) => Effect.flatMap(UserMessages, ({ tell: send }) => send(to, () => content))
const look = (later: number) =>
  Effect.andThen(TestClock.setTime(evening + later), Effect.andThen(sendHeldMessages.handle({}), queued))
/** What was queued since the last look. */
const queued = Effect.map(
  Effect.flatMap(QueuedJobs, ({ take }) => take),
  (jobs) =>
    jobs.map(({ contract, input }) => {
      const { channel, content } = input as {
        readonly channel?: string
        readonly content?: {
          readonly template: string
          readonly items?: ReadonlyArray<unknown>
          readonly link?: string
        }
      }
      return contract.name === "messaging/SendPush"
        ? "Push"
        : `${channel} ${content?.template}${content?.items === undefined ? "" : ` of ${content.items.length}`}`
    }),
)

type World = MessageUsers | HeldMessages | UserMessages | QueuedJobs
const told = <A, E>(wishes: MessageWishes, story: Effect.Effect<A, E, World | Effect.Services<typeof anyLook>>) =>
  Effect.andThen(TestClock.setTime(evening), story).pipe(
    Effect.provide([toldWorld({ ...asha, choices: wishes }), TestClock.layer()]),
    Effect.runPromise,
  )
const anyLook = look(0)

test("a digest leaves once, with exactly what was held back", async () => {
  const seen = await told(
    { digest: daily },
    Effect.gen(function* () {
      for (const name of ["Dev", "Mira", "Tal"]) yield* tell(lead(name))
      const atOnce = yield* queued
      return [atOnce, yield* look(9 * hour), yield* look(10 * hour), yield* look(11 * hour), yield* look(34 * hour)]
    }),
  )
  expect(seen).toEqual([["Push", "Push", "Push", "Push", "Push", "Push"], [], ["Email digest of 3"], [], []])
})

test("pushes and short messages wait for the end of quiet hours, urgent ones do not", async () => {
  const seen = await told(
    { quiet: nights, lead: ["Push", "Sms"], balance: ["Email", "Sms"] },
    Effect.gen(function* () {
      yield* tell(lead("Dev"))
      yield* tell(stopped)
      return [yield* queued, yield* look(9.9 * hour), yield* look(10 * hour), yield* look(12 * hour)]
    }),
  )
  expect(seen).toEqual([
    ["Email campaignOutOfMoney", "Sms campaignOutOfMoney"],
    [],
    ["Push", "Push", "Sms newLead"],
    [],
  ])
})

test("a short message that waited has its link, a mail in a digest has none", async () => {
  const [job] = await told(
    { quiet: nights, lead: ["Sms"] },
    Effect.gen(function* () {
      yield* tell(lead("Dev"))
      yield* TestClock.setTime(evening + 10 * hour)
      yield* sendHeldMessages.handle({})
      return yield* (yield* QueuedJobs).take
    }),
  )
  expect(job?.input).toMatchObject({
    to: "+919876543210",
    content: { leadName: "Dev", link: "https://localhost/leads" },
  })
})

test("a long digest is several mails, none of which repeats another", async () => {
  const names = Array.from({ length: 53 }, (_, index) => `Lead ${index}`)
  const jobs = await told(
    { digest: daily, lead: ["Email"] },
    Effect.gen(function* () {
      for (const name of names) yield* tell(lead(name))
      yield* TestClock.setTime(evening + 10 * hour)
      yield* sendHeldMessages.handle({})
      return yield* (yield* QueuedJobs).take
    }),
  )
  const items = jobs.map(({ input }) => (input as { content: { items: ReadonlyArray<unknown> } }).content.items.length)
  expect(items).toEqual([50, 3])
})

test("what waits leaves at the next look once the digest is turned off", async () => {
  let wishes: MessageWishes = { digest: daily }
  const users = Effect.map(MessageUsers, (known) => ({
    ...known,
    of: (...whom: Parameters<typeof known.of>) =>
      Effect.map(known.of(...whom), (found) => {
        const user = found._tag === "Some" ? found.value : undefined
        if (user !== undefined) Object.assign(user, { choices: wishes })
        return found
      }),
  }))
  const seen = await told(
    wishes,
    Effect.gen(function* () {
      yield* tell(lead("Dev"))
      yield* queued
      wishes = { digest: { ...daily, rhythm: "Off" } }
      yield* (yield* HeldMessages).dueAgain(to, evening)
      return [yield* look(1), yield* look(10 * hour)]
    }).pipe(Effect.provideServiceEffect(MessageUsers, users)),
  )
  expect(seen).toEqual([["Email digest of 1"], []])
})

test("what became due too early waits on", async () => {
  const seen = await told(
    { quiet: nights, lead: ["Push"] },
    Effect.gen(function* () {
      yield* tell(lead("Dev"))
      yield* (yield* HeldMessages).dueAgain(to, evening)
      return [yield* look(1), yield* look(10 * hour)]
    }),
  )
  expect(seen).toEqual([[], ["Push", "Push"]])
})

test("one user's failure holds up nobody, and is tried again an hour later", async () => {
  const seen = await told(
    { digest: daily, lead: ["Email"] },
    Effect.gen(function* () {
      yield* tell(lead("Dev"))
      const held = yield* HeldMessages
      let isBroken = true
      const breaking = {
        ...held,
        remove: (one: Parameters<typeof held.remove>[0]) =>
          isBroken ? Effect.die(new Error("away")) : held.remove(one),
      }
      const lookAt = (later: number) => Effect.provideService(look(later), HeldMessages, breaking)
      const first = yield* lookAt(10 * hour)
      isBroken = false
      return [first, yield* lookAt(10.5 * hour), yield* lookAt(11 * hour)]
    }),
  )
  expect(seen).toEqual([[], [], ["Email digest of 1"]])
})

test("a message whose notification is gone is not sent", async () => {
  const seen = await told(
    { digest: daily, lead: ["Email"] },
    Effect.gen(function* () {
      yield* (yield* HeldMessages).hold(
        to,
        { notificationId: NotificationId.make(99), channel: "Email", toldAt: evening },
        evening,
      )
      return yield* look(10 * hour)
    }),
  )
  expect(seen).toEqual([])
})
