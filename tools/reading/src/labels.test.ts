import { decodePage, factReadings } from "@adapters/web-extraction/facts"
import { expect, test } from "vitest"
import { pageSets } from "./page-sets.ts"

const { page: read } = factReadings({ townsNamed: () => [], findPostcode: () => undefined })

const stated = pageSets().flatMap(({ pages }) => pages)

test("no number and no e-mail address of a real page counts as a placeholder", () => {
  const lost = stated.flatMap(({ repository, address, region, label: { phones, emails } }) => {
    const links = [...phones.map((phone) => `tel:${phone}`), ...emails.map((email) => `mailto:${email}`)]
    const html = links.map((link) => `<a href="${link}">${link}</a>`).join("<br>")
    const { details } = read({ html: decodePage(Buffer.from(html), "text/html"), address, region })
    const found = new Set([...details.phones, ...details.emails].map(({ value }) => value))
    return [...phones, ...emails].filter((text) => !found.has(text)).map((text) => `${repository} ${text}`)
  })
  expect(stated.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
