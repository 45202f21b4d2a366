import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { type ReportMail, ReportMails } from "@application/insights/ports"
import { seededPortals } from "@domain/portals"
import { control, type Message, runSandbox, type Sandbox } from "@apps/sandbox/testing"
import { reportMails } from "./index.ts"
import { translateTexts } from "./testing/translate-texts.ts"

const texts = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../ui/i18n/locales/${language}/messages.json`, import.meta.url), "utf8"))
const translate = translateTexts({ en: texts("en"), he: texts("he") })
const portal = seededPortals[1] ?? expect.unreachable()

const mail: ReportMail = {
  to: "accounts@example.com",
  portal,
  language: "en",
  reportName: "Monday's report",
  businessName: "Rao's Bakery",
  days: "16 Nov 2026 – 22 Nov 2026",
  sentences: ["₹500 spent brought 4 enquiries, so ₹125 each.", "Nothing calls for a change."],
  link: "https://portal.example/r/abc",
  end: { page: "https://portal.example/endReportMails/k", call: "https://portal.example/api/v1.0/reportMails/k/end" },
  file: { name: "Monday's report.pdf", bytes: new TextEncoder().encode("%PDF-1.7 example") },
  mailId: "report-4-0-1",
}

const send = (sandbox: Sandbox, change: Partial<ReportMail> = {}) =>
  Effect.flatMap(ReportMails, ({ send: sendOne }) => sendOne({ ...mail, ...change })).pipe(
    Effect.provide(reportMails({ smtp: { host: "127.0.0.1", port: sandbox.smtpPort }, translate })),
  )

const received = async (sandbox: Sandbox) => (await control(sandbox, "GET", "/messages")) as ReadonlyArray<Message>

test("a report is mailed with its words, its link, its PDF and the way to end it", () =>
  runSandbox({}, async (sandbox) => {
    await Effect.runPromise(send(sandbox))
    const [arrived] = await received(sandbox)
    expect(arrived).toMatchObject({
      from: portal.supportEmail,
      to: ["accounts@example.com"],
      subject: "Monday's report: Rao's Bakery, 16 Nov 2026 – 22 Nov 2026",
      attachments: ["Monday's report.pdf"],
      unsubscribe: mail.end.call,
    })
    expect(arrived?.links).toEqual(expect.arrayContaining([mail.link, mail.end.page]))
    for (const sentence of mail.sentences) expect(arrived?.text).toContain(sentence)
  }))

test("a mail that leaves twice under one name is kept once by mailboxes", () =>
  runSandbox({}, async (sandbox) => {
    await Effect.runPromise(Effect.andThen(send(sandbox), send(sandbox)))
    await Effect.runPromise(send(sandbox, { mailId: "report-4-0-2", language: "he" }))
    const mails = await received(sandbox)
    expect(mails).toHaveLength(2)
    expect(mails.map(({ html }) => html?.includes('dir="rtl"'))).toEqual([true, false])
  }))

test.each([
  ["decline", "Refused"],
  ["error", "Unreachable"],
])("a server's %s is told as %s", (kind, why) =>
  runSandbox({}, async (sandbox) => {
    await control(sandbox, "POST", "/failures", { provider: "smtp", kind, count: 1 })
    expect(await Effect.runPromise(Effect.flip(send(sandbox)))).toMatchObject({ _tag: "MailNotTaken", why })
  }),
)
