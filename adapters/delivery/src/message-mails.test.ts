import { expect, test } from "vitest"
import { contrastRatio, seededPortals } from "@domain/portals"
import { mailHtml, mailText } from "@domain/portals"
import { messageWords } from "./message-words.ts"

const [marquee, highStreet] = seededPortals
const echo = (key: string, language: string, params: Readonly<Record<string, string | number>>) =>
  `${language} ${key} ${Object.values(params).join("|")}`

const portal = marquee ?? expect.unreachable()
const other = highStreet ?? expect.unreachable()
const lead = {
  template: "newLead",
  link: "https://ads.example/leads?a=1&b=2",
  leadName: `<img src=x onerror="alert(1)">\r\nBcc: all@example.com`,
  campaignName: "Tom & Jerry's",
} as const

test("typed text cannot become markup or another line", () => {
  const html = mailHtml(messageWords(lead, portal, "en", echo), portal)
  expect(html).not.toContain("<img")
  expect(html).toContain("Tom &amp; Jerry&#39;s")
  expect(html).toContain('href="https://ads.example/leads?a=1&amp;b=2"')
  expect(messageWords(lead, portal, "en", echo).subject).not.toMatch(/[\r\n]/)
})

test("Hebrew and Arabic mails run right to left, with codes left to right", () => {
  const words = messageWords({ template: "otp", otp: "123456", minutes: 10 }, portal, "he", echo)
  expect(mailHtml(words, portal)).toContain('<html lang="he" dir="rtl">')
  expect(mailHtml(words, portal)).toContain('<span dir="ltr">123456</span>')
  expect(messageWords(lead, portal, "ar", echo).direction).toBe("rtl")
  expect(messageWords(lead, portal, "pt_PT", echo)).toMatchObject({ direction: "ltr", language: "pt-PT" })
})

test("a mail has its portal's name and readable colours", () => {
  const html = mailHtml(messageWords(lead, portal, "en", echo), portal)
  const elsewhere = mailHtml(messageWords(lead, other, "en", echo), other)
  const [, fill = "", ink = ""] = /background:(#\w+);color:(#\w+);font-size:16px/.exec(html) ?? []
  expect(contrastRatio(fill, ink)).toBeGreaterThanOrEqual(4.5)
  expect(html).toContain(">Marquee<")
  expect(elsewhere).toContain(">High Street<")
  expect(elsewhere).not.toContain(fill)
})

test("an address that is not http or https is no link", () => {
  const words = messageWords({ ...lead, link: "javascript:alert(1)" }, portal, "en", echo)
  expect(mailHtml(words, portal)).not.toContain("<a ")
})

test("a summary shared by an agent has its own words and its link in the text", () => {
  const summary = { template: "summary", link: "https://ads.example/s/x", businessName: "Rao's" } as const
  expect(messageWords(summary, portal, "en", echo).subject).toContain("en summary.subject")
  const shared = messageWords({ ...summary, agentName: "Ira" }, portal, "en", echo)
  expect(shared.subject).toContain("en agentSummary.subject")
  expect(mailText(shared)).toContain("https://ads.example/s/x")
})

test("an amount has its currency's sign, Indian grouping and isolation in Hebrew", () => {
  const amount = { amount: 1_234_567_50, currency: "INR" } as const
  const receipt = {
    template: "walletReceipt",
    link: "https://ads.example/w",
    receiptNumber: "order_1",
    amount,
  } as const
  expect(messageWords(receipt, portal, "en", echo).body).toContain("\u20b912,34,567.50")
  expect(messageWords(receipt, portal, "he", echo).body).toContain("\u2066\u20b912,34,567.50\u2069")
  const pounds = { ...receipt, amount: { amount: 5_00, currency: "GBP" } } as const
  expect(messageWords(pounds, portal, "en", echo).body).toContain("\u00a35.00")
})

test("a digest lists what it tells of, and leads to where its reader changes that", () => {
  const digest = {
    template: "digest",
    link: "https://ads.example/app",
    choicesLink: "https://ads.example/app/5/userPreferences?part=messages",
    items: [
      { title: "New lead: Tom & Jerry", text: "They responded to your ad." },
      { title: "Diwali is live", text: "Your ads were approved." },
    ],
  } as const
  const words = messageWords(digest, portal, "en", echo)
  expect(words.points.map(({ title }) => title)).toEqual(["New lead: Tom & Jerry", "Diwali is live"])
  expect(mailHtml(words, portal)).toContain("<strong>New lead: Tom &amp; Jerry</strong>")
  expect(mailText(words)).toContain("https://ads.example/app/5/userPreferences?part=messages")
})

test("a receipt lists its number, campaign, price, tax and what was paid", () => {
  const receipt = {
    template: "receipt",
    link: "https://ads.example/w",
    receiptNumber: "order_1",
    amount: { amount: 2_891_00, currency: "INR" },
    campaignName: "Tom & Jerry's",
    price: { amount: 2_891_00, currency: "INR" },
    taxName: "GST 18%",
    tax: { amount: 441_00, currency: "INR" },
  } as const
  const words = messageWords(receipt, portal, "en", echo)
  expect(words.facts.map(({ text }) => text)).toEqual([
    "order_1",
    "Tom & Jerry's",
    "\u20b92,891.00",
    "\u20b9441.00",
    "\u20b92,891.00",
  ])
  expect(mailText(words)).toContain("en receipt.facts.receiptNumber")
  expect(mailHtml(words, portal)).toContain("<bdi>Tom &amp; Jerry&#39;s</bdi>")
})
