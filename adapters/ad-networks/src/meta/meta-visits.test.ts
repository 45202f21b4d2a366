import { pageFits, pathForm } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { visitorLimits } from "@domain/audiences"
import websiteFacts from "@tools/provider-facts/meta-website-audiences.json" with { type: "json" }
import facts from "@tools/provider-facts/meta-server-events.json" with { type: "json" }
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { audienceRuleOf, pagePattern, visitEventOf } from "./meta-visits.ts"

const anyPath = fc.stringMatching(/^(?:\/[a-zA-Z0-9.+-]{0,6}){1,3}$/)
const anyMatch = fc.constantFrom("Is" as const, "BeginsWith" as const, "Contains" as const)
const anyWanted = fc.oneof(anyPath, fc.stringMatching(/^[a-z.]{1,4}$/))

test("Meta's pattern of a rule counts the pages that the tag counts, and no host", () => {
  law(
    fc.property(anyMatch, anyWanted, anyPath, (match, wanted, seen) => {
      const path = match === "Contains" ? wanted : `/${wanted}`
      const pattern = new RegExp(pagePattern({ match, path: pathForm(path) }), "u")
      expect(pattern.test(`https://sale.shop.example${pathForm(seen)}`)).toBe(pageFits(match, path, seen))
    }),
  )
})

test("a host that reads like the wanted path is no page", () => {
  for (const path of ["/sale", "sale"]) {
    const pattern = new RegExp(pagePattern({ match: "Contains", path }), "u")
    expect([pattern.test("https://sale.shop.example/about"), pattern.test("https://shop.example/sale")]).toEqual([
      false,
      true,
    ])
  }
})

test("a rule speaks the words of Meta's guide, with its days in seconds", () => {
  const pages = { match: "Contains", path: "sale" } as const
  const { inclusions, exclusions } = audienceRuleOf("9", { pages, days: 30, without: "Purchase" })
  const words = (text: string) => text.split(" ")
  for (const set of [inclusions, exclusions])
    for (const { retention_seconds, event_sources, filter } of set?.rules ?? []) {
      expect(retention_seconds).toBe(2_592_000)
      expect(event_sources).toEqual([{ id: "9", type: "pixel" }])
      for (const one of filter.filters) {
        const { field, operator } = one as { readonly field: string; readonly operator: string }
        expect(words(websiteFacts.fields)).toContain(field)
        expect(words(field === "event" ? websiteFacts.eventOperators : websiteFacts.operators)).toContain(operator)
      }
    }
  expect(JSON.stringify(exclusions)).toContain("Purchase")
  expect(audienceRuleOf("9", { days: 1 })).not.toHaveProperty("exclusions")
})

test("nobody stays longer than Meta keeps visitors", () => {
  expect(visitorLimits.mostDays).toBe(websiteFacts.mostDays)
})

test("a visit carries what Meta's library knows, and nothing that was not told", () => {
  const visit = { id: "v", at: 5_000, pageUrl: "https://shop.example/sale", fbp: "fb.1.1.2", userAgent: "Firefox" }
  const event = visitEventOf(visit)
  expect(event).toEqual({
    event_name: "PageView",
    event_time: 5,
    event_id: "v",
    action_source: "website",
    event_source_url: visit.pageUrl,
    user_data: { fbp: "fb.1.1.2", client_user_agent: "Firefox" },
  })
  for (const name of Object.keys(event)) expect(facts.event.split(" ")).toContain(name)
  const all = visitEventOf({ ...visit, fbc: "fb.1.1.abc", ipAddress: "81.2.69.142" }).user_data
  for (const name of Object.keys(all)) expect(facts.userData.split(" ")).toContain(name)
})
