import { expect, test } from "vitest"
import { mailHtml, mailText, type MailWords } from "./portal-mail.ts"
import { seededPortals } from "./seeded-portals.ts"
import { themeToCssVariables } from "./theme-css.ts"

const words: MailWords = {
  language: "en",
  direction: "ltr",
  subject: "Ready",
  heading: "Bread <b> & butter",
  body: "It is done.",
  facts: [{ label: "Budget", text: "9,000" }],
  points: [],
  footer: "Sent to you",
  action: { label: "See it", link: "https://ads.example/a?b=1&c=2" },
}

test.each(seededPortals)("a mail is drawn in its portal's colours with its texts escaped: $title", (portal) => {
  const html = mailHtml(words, portal)
  const { "--color-accent": accent } = themeToCssVariables(portal.theme, "light")
  expect(html).toContain(`background:${accent}`)
  expect(html).toContain("Bread &lt;b&gt; &amp; butter")
  expect(html).toContain('href="https://ads.example/a?b=1&amp;c=2"')
})

test("only a web address becomes a link", () => {
  const [portal = expect.unreachable()] = seededPortals
  const wicked = { ...words, action: { label: "See it", link: "javascript:alert(1)" } }
  expect(mailHtml(wicked, portal)).not.toContain("<a ")
  expect(mailText(words)).toContain("See it: https://ads.example/a?b=1&c=2")
})
