import fc from "fast-check"
import { expect, test } from "vitest"
import { arrived, type DayChange, mergedConversion } from "./arrival.ts"
import type { Conversion } from "./conversion.ts"
import { anyConversion } from "./testing/index.ts"

interface Books {
  readonly rows: ReadonlyMap<string, Conversion>
  readonly days: ReadonlyMap<string, { readonly count: number; readonly value: number }>
}

const dayOf = ({ date, campaignId, channel }: DayChange) => `${date} ${campaignId ?? ""} ${channel ?? ""}`

/** Writes down one telling as the use-case does: from the rows of its event and of the clicks of both. */
const noted = ({ rows, days }: Books, told: Conversion): Books => {
  const before = rows.get(told.eventId)
  const clicks = [told.clickKey, before?.clickKey].filter((key) => key !== undefined)
  const known = [...rows.values()].filter(
    ({ eventId, clickKey }) => eventId === told.eventId || (clickKey !== undefined && clicks.includes(clickKey)),
  )
  const arrival = arrived(known, told)
  const nextDays = new Map(days)
  for (const change of arrival.days) {
    const { count, value } = days.get(dayOf(change)) ?? { count: 0, value: 0 }
    nextDays.set(dayOf(change), { count: count + change.count, value: value + change.value })
  }
  return {
    rows: new Map([...rows, ...arrival.changed.map((row) => [row.eventId, row] as const)]),
    days: new Map([...nextDays].filter(([, { count, value }]) => count !== 0 || value !== 0)),
  }
}

const empty: Books = { rows: new Map(), days: new Map() }
const inOrder = <A>(map: ReadonlyMap<string, A>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))
const booksOf = (tellings: ReadonlyArray<Conversion>) => {
  const { rows, days } = tellings.reduce(noted, empty)
  return { rows: inOrder(rows), days: inOrder(days) }
}

const anyStory = fc.array(anyConversion, { minLength: 1, maxLength: 12 })

test("any order of tellings comes to the same conversions and days", () => {
  fc.assert(
    fc.property(
      anyStory.chain((story) => fc.tuple(fc.constant(story), fc.shuffledSubarray(story, { minLength: story.length }))),
      ([story, shuffled]) => {
        expect(booksOf(shuffled)).toEqual(booksOf(story))
      },
    ),
  )
})

test("tellings that come again change nothing", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      expect(booksOf([...story, ...story.toReversed()])).toEqual(booksOf(story))
    }),
  )
})

test("an event counts once, and so does a click where its action counts so", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const { rows, days } = story.reduce(noted, empty)
      const counted = [...rows.values()].filter(({ isRepeat }) => isRepeat !== true)
      const total = [...days.values()].reduce((sum, { count }) => sum + count, 0)
      expect(total).toBe(counted.length)
      const clicks = counted.flatMap(({ clickKey }) => clickKey ?? [])
      expect(new Set(clicks).size).toBe(clicks.length)
      expect(new Set(story.map(({ eventId }) => eventId)).size).toBe(rows.size)
    }),
  )
})

test("two tellings of an event know what either of them knows", () => {
  fc.assert(
    fc.property(anyConversion, anyConversion, (one, other) => {
      const both = mergedConversion(one, { ...other, eventId: one.eventId })
      expect(both.at).toBe(Math.min(one.at, other.at))
      expect(both.campaignId !== undefined).toBe(one.campaignId !== undefined || other.campaignId !== undefined)
      expect(both.isToldValue).toBe(one.isToldValue ?? other.isToldValue)
    }),
  )
})
