import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { seededPortals } from "@domain/portals"
import { mailHtml, mailText } from "@domain/portals"
import { messageWords } from "./message-words.ts"
import { translateTexts } from "./testing/translate-texts.ts"

const texts = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../ui/i18n/locales/${language}/messages.json`, import.meta.url), "utf8"))
const translate = translateTexts({ en: texts("en"), he: texts("he") })
const portal = seededPortals[1] ?? expect.unreachable()

const link = "https://ads.example/app/7/campaigns/70"
const reason =
  "Text in the image is hard to read: use less of it, and more of the picture, so that people see what you sell."
const live = { channel: "Social", status: "Active" } as const
const refused = { channel: "Search", status: "Rejected", reason, remedy: "change" } as const
const reviewed = { channel: "Search", status: "InReview" } as const
const about = { template: "campaignNews", link, campaignName: "Diwali sale" } as const
const partly = { ...about, channels: [live, refused], isNewlyLive: true } as const

const wordsOf = (content: Parameters<typeof messageWords>[0], language: string) =>
  messageWords(content, portal, language, translate)

test("a partly refused launch names live channels, refusals, reasons and next steps", () => {
  const words = wordsOf(partly, "en")
  expect(words.subject).toBe("Diwali sale: live on Facebook and Instagram, not approved on Google search")
  const text = mailText(words)
  expect(text).toContain("Facebook and Instagram: live\n\n")
  expect(text).toContain(
    `Google search: not approved\nReason: ${reason}\nWhat to do: Open the campaign, change this ad`,
  )
  expect(text).toContain(`Open the campaign: ${link}`)
  expect(text).toContain("Sent by High Street.")
  expect(text).not.toContain("is live")
})

test("the Hebrew mail says the same and isolates the network's own words", () => {
  const words = wordsOf(partly, "he")
  expect(words.subject).toBe("Diwali sale: באוויר בפייסבוק ובאינסטגרם, לא אושר בחיפוש בגוגל")
  const html = mailHtml(words, portal)
  expect(html).toContain('dir="rtl"')
  expect(html).toContain("<strong>פייסבוק ואינסטגרם: באוויר</strong>")
  expect(html).toContain(
    `<strong>חיפוש בגוגל: לא אושר</strong><br>הסיבה: <bdi>${reason}</bdi><br>מה עושים: <bdi>פותחים`,
  )
  expect(html).toContain(`href="${link}"`)
})

test("a channel that is not live is never called live", () => {
  for (const language of ["en", "he"]) {
    const textsOf = (content: Parameters<typeof messageWords>[0]) => {
      const { subject, heading, body, short, points } = wordsOf(content, language)
      return JSON.stringify([subject, heading, body, short, points])
    }
    const rejected = textsOf({ ...about, channels: [{ ...refused, channel: "Social" }, refused], isNewlyLive: false })
    const waiting = textsOf({ ...about, channels: [{ ...reviewed, channel: "Social" }, refused], isNewlyLive: false })
    for (const one of [rejected, waiting]) expect(one).not.toMatch(/live|באוויר/u)
  }
  expect(wordsOf({ ...about, channels: [live, reviewed], isNewlyLive: true }, "en").subject).toBe(
    "Diwali sale is live on Facebook and Instagram",
  )
})

test("a refusal without a reason says so, and a reason is escaped", () => {
  const silent = { channel: "Search", status: "Failed", remedy: "retry" } as const
  const text = mailText(wordsOf({ ...about, channels: [live, silent], isNewlyLive: false }, "en"))
  expect(text).toContain(
    "Reason: The network didn't give one.\nWhat to do: Open the campaign and try this channel again.",
  )
  const sly = { ...refused, reason: '<img src=x>\n"quoted"' }
  const html = mailHtml(wordsOf({ ...about, channels: [live, sly], isNewlyLive: true }, "en"), portal)
  expect(html).toContain("<bdi>&lt;img src=x&gt; &quot;quoted&quot;</bdi>")
})
