import { readFileSync } from "node:fs"
import { messageSender, type TwilioOptions } from "./index.ts"
import { translateTexts } from "./testing/translate-texts.ts"
import { CurrentJob } from "@application/kernel"
import { MessageSender } from "@application/messaging/ports"
import { seededPortals } from "@domain/portals"
import type { MessageContent } from "@domain/messaging"
import { messagesOfEveryText } from "@domain/messaging/testing"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { credentialsFrom } from "@apps/sandbox/settings"
import { control, type Message, runSandbox, type Sandbox } from "@apps/sandbox/testing"

const keys = credentialsFrom({})
const texts = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../ui/i18n/locales/${language}/messages.json`, import.meta.url), "utf8"))
const translate = translateTexts({ en: texts("en"), he: texts("he") })
const portal = seededPortals[1] ?? expect.unreachable()
const link = "http://highstreet.localhost:4000/s/abc"

/** A message of every text that there is; all links are the same. */
const contents: ReadonlyArray<MessageContent> = messagesOfEveryText().map((content) =>
  "link" in content ? { ...content, link } : content,
)
const otp = { template: "otp", otp: "482913", minutes: 10 } as const

const using = <A>(
  sandbox: Sandbox,
  story: (sender: MessageSender["Service"]) => Effect.Effect<A>,
  twilio: Partial<TwilioOptions> = {},
) =>
  Effect.flatMap(MessageSender, story).pipe(
    Effect.provide(
      messageSender({
        smtp: { host: "127.0.0.1", port: sandbox.smtpPort },
        twilio: {
          baseUrl: `${sandbox.url}/twilio`,
          accountSid: keys.TWILIO_ACCOUNT_SID,
          authToken: keys.TWILIO_AUTH_TOKEN,
          smsFrom: "+15005550006",
          whatsAppFrom: "+15005550007",
          ...twilio,
        },
        translate,
      }),
    ),
    Effect.runPromise,
  )

const received = async (sandbox: Sandbox): Promise<ReadonlyArray<Message>> => {
  const messages = await control(sandbox, "GET", "/messages")
  if (!Array.isArray(messages)) throw new Error("no list of messages")
  return messages.toReversed()
}

test("every message arrives by mail under the portal's name, complete", () =>
  runSandbox({}, async (sandbox) => {
    await using(sandbox, (sender) =>
      Effect.forEach(["en", "he"], (language) =>
        Effect.forEach(contents, (content) => sender.email("asha@example.com", content, portal, language)),
      ),
    )
    const mails = await received(sandbox)
    expect(mails).toHaveLength(contents.length * 2)
    for (const [index, mail] of mails.entries()) {
      const content = contents[index % contents.length]
      expect(mail).toMatchObject({ channel: "email", from: portal.supportEmail, to: ["asha@example.com"] })
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined|\.(subject|body|heading|action)/)
      expect(mail.html).toContain(index < contents.length ? 'dir="ltr"' : 'dir="rtl"')
      if (content?.template === "otp") expect(mail.text).toContain(`\n\n${content.otp}\n\n`)
      else if (content !== undefined && "link" in content) expect(mail.links).toContain(link)
    }
    expect(mails.map(({ subject }) => subject)).toContain(`A campaign summary from ${portal.title}`)
  }))

test("a code arrives by SMS and by WhatsApp, each from its own sender", () =>
  runSandbox({}, async (sandbox) => {
    await using(sandbox, (sender) =>
      Effect.gen(function* () {
        yield* sender.sms("+919876543210", otp, portal, "en")
        yield* sender.whatsApp("+919876543210", otp, portal, "he")
      }),
    )
    expect(await received(sandbox)).toMatchObject([
      { channel: "sms", to: ["+919876543210"], from: "+15005550006", otp: "482913" },
      { channel: "whatsapp", to: ["+919876543210"], from: "+15005550007", otp: "482913" },
    ])
  }))

test("an approved WhatsApp template is sent by its name with its values", () =>
  runSandbox({}, async (sandbox) => {
    await using(sandbox, (sender) => sender.whatsApp("+919876543210", otp, portal, "en"), {
      whatsAppTemplates: { otp: "HX1" },
    })
    expect(await received(sandbox)).toMatchObject([{ text: "[template HX1] 482913 · 10" }])
  }))

test("a job that mails again sends the same mail, and another job another", () =>
  runSandbox({}, async (sandbox) => {
    const mailed = (job: string) =>
      using(sandbox, (sender) =>
        Effect.provideService(
          sender.email("asha@example.com", { template: "welcome", link, firstName: "Asha" }, portal, "en"),
          CurrentJob,
          job,
        ),
      )
    await mailed("3f8a2c1e")
    await mailed("3f8a2c1e")
    await mailed("77aa01bc")
    const ids = (await received(sandbox)).map(({ messageId }) => messageId)
    expect(ids).toEqual(["<3f8a2c1e@highstreet.example>", "<77aa01bc@highstreet.example>"])
  }))

test("what a provider refuses is a defect that names the reason and no secret", () =>
  runSandbox({}, async (sandbox) => {
    const sms = (to: string, twilio: Partial<TwilioOptions> = {}) =>
      using(sandbox, (sender) => sender.sms(to, otp, portal, "en"), twilio)
    await expect(sms("+1")).rejects.toThrow("21211")
    const unauthorised = sms("+919876543210", { authToken: "very-secret" })
    await expect(unauthorised).rejects.toThrow("20003")
    await expect(unauthorised).rejects.not.toThrow("very-secret")
    await control(sandbox, "PUT", "/failures", [{ provider: "smtp", kind: "decline", count: 1 }])
    const mail = using(sandbox, (sender) => sender.email("asha@example.com", otp, portal, "en"))
    await expect(mail).rejects.toThrow("Mail was not accepted")
  }))
