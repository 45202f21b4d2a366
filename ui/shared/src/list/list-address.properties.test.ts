import { CampaignId, isLocalDate } from "@domain/kernel"
import fc from "fast-check"
import { expect, test } from "vitest"
import { withChange } from "../app/with-change.ts"
import { dayFilter, idFilter, oneOf, textThat } from "./filters.ts"
import { listAddress } from "./list-address.ts"

const states = ["open", "done"] as const
const periods = ["week", "month"] as const
const isCode = (text: string): text is `c${string}` => /^c\d$/.test(text)

const declaration = {
  words: { name: "q", most: 20 },
  filters: {
    state: oneOf(states),
    range: oneOf(periods, ["until"]),
    from: dayFilter,
    campaign: idFilter((id) => CampaignId.make(id)),
    code: textThat(isCode),
  },
  orders: ["newest", "name"],
} as const
const paged = listAddress({ ...declaration, limit: 10 })
const continued = listAddress({ ...declaration, isContinued: true })
const named = listAddress({ ...declaration, of: "codes" })

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: fc.constantFrom("a", " "), maxLength: 30 }),
)
const day = fc.date({ min: new Date("2001-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
const filters = fc.record(
  {
    state: fc.constantFrom(...states),
    range: fc.constantFrom(...periods),
    from: day.map((date) => date.toISOString().slice(0, 10)),
    campaign: fc.integer({ min: 1, max: 1_000_000 }).map(String),
    code: fc.integer({ min: 0, max: 9 }).map((digit) => `c${digit}`),
  },
  { requiredKeys: [] },
)
const own = ["q", "state", "range", "until", "from", "campaign", "code", "order", "page", "show"] as const
const name = fc.constantFrom(...own, ...own.map((one) => `codes.${one}`), "part")
const junk = fc.oneof(
  text,
  fc.constantFrom("open", "week", "2026-11-01", "2026-02-30", "7", "-1", "c3", "name", "1e3", "1000001"),
)
const addresses = fc.array(fc.tuple(name, junk), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs))
const address = fc.constantFrom(paged, continued, named)

test("a question that is written into any address is read from it again", () => {
  fc.assert(
    fc.property(
      address,
      addresses,
      text,
      filters,
      fc.constantFrom("newest", "name"),
      fc.integer({ min: 1, max: 100 }),
      (list, before, words, wanted, order, page) => {
        const steps = [list.clear(), list.find(words), list.narrow(wanted), list.sort(order), list.turn(page)]
        const after = steps.reduce(withChange, before)
        const question = list.questionOf(new URLSearchParams(after.toString()))
        const { state, range, from, campaign, code } = question.filter
        expect({ ...question, filter: undefined }).toEqual({
          words: question.words,
          filter: undefined,
          order,
          page,
          limit: question.limit,
          isNarrowed: words.trim() !== "" || Object.keys(wanted).length > 0,
        })
        expect(words.trim().startsWith(question.words)).toBe(true)
        expect({ state, range, from, campaign: campaign?.toString(), code }).toEqual({
          state: undefined,
          range: undefined,
          from: undefined,
          campaign: undefined,
          code: undefined,
          ...wanted,
        })
        expect(after.getAll("part").slice(0, 1)).toEqual(before.getAll("part").slice(0, 1))
      },
    ),
  )
})

test("whatever an address says, its question is one that a call may be asked", () => {
  fc.assert(
    fc.property(address, addresses, (list, search) => {
      const { words, filter, order, page } = list.questionOf(search)
      expect(words.length).toBeLessThanOrEqual(20)
      expect(words).toBe(words.trim())
      expect(["newest", "name"]).toContain(order)
      expect(Number.isInteger(page) && page >= 1 && page <= 1_000_000).toBe(true)
      expect([undefined, ...states]).toContain(filter.state)
      expect(filter.from === undefined || isLocalDate(filter.from)).toBe(true)
      expect(filter.campaign === undefined || filter.campaign >= 1).toBe(true)
      expect(filter.code === undefined || isCode(filter.code)).toBe(true)
    }),
  )
})

test("whatever changes the rows goes back to the first page, and keeps the rest", () => {
  fc.assert(
    fc.property(address, addresses, fc.constantFrom(...states), text, (list, any, state, words) => {
      const before = withChange(any, list.turn(5))
      for (const change of [
        list.find(words),
        list.narrow({ state }),
        list.narrow({ state: undefined }),
        list.sort("name"),
      ]) {
        const [now, then] = [list.questionOf(withChange(before, change)), list.questionOf(before)]
        expect(now.page).toBe(1)
        expect(now.filter.campaign).toBe(then.filter.campaign)
        expect(now.filter.range).toBe(then.filter.range)
      }
    }),
  )
})

test("a cleared list keeps its order, and its address says nothing of the filters", () => {
  fc.assert(
    fc.property(address, addresses, (list, before) => {
      const after = withChange(before, list.clear())
      const { isNarrowed, page, order } = list.questionOf(after)
      expect([isNarrowed, page, order]).toEqual([false, 1, list.questionOf(before).order])
      for (const one of ["q", "state", "range", "until", "from", "campaign", "code"])
        expect(after.has(list === named ? `codes.${one}` : one)).toBe(false)
    }),
  )
})

test("the days of a period leave the address when another period is chosen", () => {
  const change = paged.narrow({ range: "month" })
  expect(withChange(new URLSearchParams("range=week&until=2026-11-30&part=x"), change).toString()).toBe(
    "range=month&part=x",
  )
})

test("a continued list counts rows in its address, and a list of pages its page", () => {
  expect([continued.turn(3), paged.turn(3), paged.turn(1)]).toEqual([
    { show: "60" },
    { page: "3" },
    { page: undefined },
  ])
})

test("a page beyond those that calls take is the first", () => {
  const pages = ["1000000", "1000001", "0", "1.5"].map((page) => paged.questionOf(new URLSearchParams({ page })).page)
  expect(pages).toEqual([1_000_000, 1, 1, 1])
})

test("a list with a name leaves the question of another list on the screen as it was", () => {
  fc.assert(
    fc.property(addresses, text, (before, words) => {
      const steps = [
        named.narrow({ state: "done", range: "week" }),
        named.find(words),
        named.turn(3),
        named.sort("name"),
      ]
      for (const change of [...steps, named.clear()])
        expect(paged.questionOf(withChange(before, change))).toEqual(paged.questionOf(before))
    }),
  )
})
