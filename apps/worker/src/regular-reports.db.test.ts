import { reportMails } from "@adapters/delivery"
import { runJobs } from "@adapters/jobs"
import { migrateDatabase, useCases } from "@adapters/runtime"
import { unreachablePorts } from "@adapters/runtime/testing"
import { createProductDatabase } from "@adapters/sql/testing"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { bind, makeContainer, resolve } from "@application/container"
import { openAccount } from "@application/identity/use-cases"
import { EndReportMails, ListReportSendings, SaveReportSchedule, SendDueReports } from "@application/insights/contract"
import { ReportMails } from "@application/insights/ports"
import { ReportAddresses, ReportSchedules } from "@application/insights/stores"
import { CurrentActor, JobQueue } from "@application/kernel"
import { control, type Message, runSandbox } from "@apps/sandbox/testing"
import { EmailAddress } from "@domain/identity"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { messageText } from "@ui/i18n/message-texts"
import { Clock, Context, Effect, type Layer, Schedule } from "effect"
import { expect, test } from "vitest"

const [portalId, businessProfileId] = [PortalId.make(1), BusinessProfileId.make(7)]
const translate = (key: string, language: string, values: Readonly<Record<string, string | number>>) =>
  messageText(key, language, values)

const settings = {
  name: "Every morning",
  cadence: { kind: "Daily" },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "Yesterday",
  compare: "PreviousPeriod",
  addresses: ["accounts@example.com"],
  language: "he",
} as const

const openBakery = Effect.gen(function* () {
  const { userId } = yield* openAccount({
    portalId,
    emailAddress: EmailAddress.make("asha@example.com"),
    password: "Right-1word",
    firstName: "Asha",
    lastName: "Rao",
    phone: undefined,
    isEmailProved: true,
    languageId: "en",
    roleId: "ClientAccess",
    businessName: undefined,
  })
  yield* (yield* BusinessProfileRepository).save({
    id: businessProfileId,
    portalId,
    name: "Rao's Bakery",
    region: "IN",
    currencyId: 17,
    timeZoneId: 142,
    timeZone: "Asia/Kolkata",
    createdAt: 0,
  })
  return userId
})

test(
  "the worker mails a due report with its PDF, and its link ends it",
  () =>
    runSandbox({}, async (sandbox) => {
      const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
      const ports = unreachablePorts(urls.running, "marquee-regular-reports", { translate, supervise: true })
      const received = Effect.promise(
        async () => (await control(sandbox, "GET", "/messages")) as ReadonlyArray<Message>,
      )
      const story = Effect.gen(function* () {
        const own = yield* Effect.context<Layer.Success<typeof ports>>()
        const mails = yield* ReportMails
        const container = makeContainer(bind(Context.add(own, ReportMails, mails), useCases))
        const userId = yield* openBakery
        const asOwner = Effect.provideService(CurrentActor, {
          kind: "user",
          userId,
          portalId,
          familyId: "family",
          roleIds: [],
          memberships: [{ businessProfileId, roleId: "ClientAccess" }],
        })
        // The address has answered before, so that no question is mailed.
        yield* (yield* ReportAddresses).save({
          businessProfileId,
          address: "accounts@example.com",
          state: "Confirmed",
          changedAt: 0,
          asks: 1,
          linkUntil: 0,
        })
        const { id } = yield* asOwner(
          resolve(container, SaveReportSchedule)({ businessProfileId, ...settings, members: [] }),
        )
        const schedules = yield* ReportSchedules
        const schedule = (yield* schedules.find({ businessProfileId, id })) ?? expect.unreachable()
        yield* schedules.save({ ...schedule, nextAt: (yield* Clock.currentTimeMillis) - 1_000 })
        yield* runJobs({ container })
        const jobs = yield* JobQueue
        yield* jobs.later(SendDueReports, {})
        yield* jobs.later(SendDueReports, {})
        const sent = Effect.repeat(received, {
          until: (messages) => messages.length > 0,
          schedule: Schedule.spaced("100 millis"),
        })
        const [mail] = yield* Effect.timeout(sent, "60 seconds")
        const sendings = asOwner(resolve(container, ListReportSendings)({ businessProfileId, scheduleId: id }))
        const isSettled = Effect.map(sendings, ([one]) => one?.deliveries[0]?.state === "Sent")
        yield* Effect.repeat(isSettled, { until: (done) => done, schedule: Schedule.spaced("50 millis") })
        const key = mail?.unsubscribe?.split("/").at(-2) ?? ""
        const ended = yield* resolve(container, EndReportMails)({ key })
        const after = (yield* schedules.find({ businessProfileId, id })) ?? expect.unreachable()
        return { mail, ended, after, sendings: yield* sendings, messages: yield* received }
      })
      const { mail, ended, after, sendings, messages } = await story.pipe(
        Effect.provide(reportMails({ smtp: { host: "127.0.0.1", port: sandbox.smtpPort }, translate })),
        Effect.provide(ports),
        Effect.provideService(CurrentActor, { kind: "system" }),
        Effect.scoped,
        Effect.runPromise,
      )
      expect(mail).toMatchObject({ to: ["accounts@example.com"], attachments: ["Every morning.pdf"] })
      expect(mail?.text).toContain("לא רצו מודעות בימים האלה")
      expect(mail?.links.some((link) => link.includes("/r/"))).toBe(true)
      expect(messages).toHaveLength(1)
      expect(ended).toEqual({ name: "Every morning", businessName: "Rao's Bakery" })
      expect(after).toMatchObject({ addresses: [], ended: ["accounts@example.com"], state: "Paused" })
      expect(sendings).toHaveLength(1)
    }),
  120_000,
)
