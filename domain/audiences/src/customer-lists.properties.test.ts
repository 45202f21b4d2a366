import { CustomerListId, UserId } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkedListName, type CustomerList, expiresAt, hasExpired, type ListAtNetwork } from "./customer-list.ts"
import { isGone, isUsable, leaving, lookedAt, nextLook, toldState, withBatch } from "./list-changes.ts"
import { columnMeanings, guessColumns, hasHeader, isMatched, withColumn } from "./list-columns.ts"
import { leastFound, listLimits, tooFewFor } from "./list-limits.ts"
import { isSamePerson, usableRow } from "./list-rows.ts"

const day = 86_400_000
const list = (change: Partial<CustomerList> = {}): CustomerList => ({
  id: CustomerListId.make(1),
  name: "Regulars",
  state: "Filling",
  networks: [
    { network: "Meta", status: "Waiting", sent: 0 },
    { network: "Google", status: "Waiting", sent: 0 },
  ],
  people: 0,
  consent: { version: 1, textKey: "consent.v1", language: "en", acceptedBy: UserId.make(1), acceptedAt: 0 },
  days: 180,
  createdAt: 0,
  filledAt: 0,
  ...change,
})

test("however often batches are repeated, each counts once", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat({ max: 7 }), { maxLength: 30 }),
      (sizes, tries) => {
        let now = list()
        const send = (number: number) => {
          const people = sizes[number] ?? 0
          const sent = withBatch(now, { uploadId: "one", number, people }, 0)
          if (Result.isSuccess(sent) && sent.success !== undefined) now = sent.success
        }
        for (const number of [...tries.filter((one) => one < sizes.length), ...sizes.keys()]) send(number)
        expect(now.people).toBe(sizes.reduce((sum, size) => sum + size, 0))
        expect(now.upload?.batches).toBe(sizes.length)
      },
    ),
  )
})

test("a list takes people while it is being filled, and in no other state", () => {
  for (const state of ["Active", "Expired", "Removing"] as const)
    expect(Result.isFailure(withBatch(list({ state }), { uploadId: "one", number: 0, people: 1 }, 0))).toBe(true)
})

test("a name that differs in letters' size alone is taken", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
      expect(Result.isFailure(checkedListName(name.toUpperCase(), [name]))).toBe(true)
      expect(Result.isSuccess(checkedListName(name, []))).toBe(true)
    }),
  )
})

test("a list expires as many days after it was filled as it says", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: listLimits.leastDays, max: listLimits.mostDays }),
      fc.integer({ min: 0, max: 3_000_000_000_000 }),
      (days, filledAt) => {
        const ends = expiresAt({ days, filledAt })
        expect(hasExpired({ days, filledAt }, ends - 1)).toBe(false)
        expect(hasExpired({ days, filledAt }, ends)).toBe(true)
      },
    ),
  )
})

test("lists expire, abandoned ones are finished or removed, others are asked about", () => {
  const active = list({ state: "Active" })
  expect(lookedAt(active, 180 * day)).toBe("Expire")
  expect(lookedAt(active, 180 * day - 1)).toBe("Ask")
  expect(lookedAt(list({ people: 5 }), 3 * day)).toBe("Finish")
  expect(lookedAt(list(), 3 * day)).toBe("Remove")
  expect(lookedAt(leaving(active, "Removing"), 0)).toBe("Remove")
  const lookalike = { sourceId: CustomerListId.make(2), percent: 1, country: "IN" } as const
  expect(lookedAt(list({ state: "Active", lookalike }), 600 * day)).toBe("Ask")
})

test("a list that leaves is usable nowhere, and is gone once all networks confirmed", () => {
  const entry: ListAtNetwork = { network: "Meta", status: "Ready", externalId: "1", sent: 9 }
  const active = list({ state: "Active", networks: [entry] })
  expect(isUsable(active, entry)).toBe(true)
  const left = leaving(active, "Expired")
  expect(left.networks.map((one) => isUsable(left, one))).toEqual([false])
  expect(isGone(left)).toBe(false)
  const gone = { ...left, networks: [{ ...entry, status: "Removed" as const }] }
  expect(isGone(gone)).toBe(true)
  expect(nextLook(gone, 0)).toBeGreaterThan(1_000 * 365 * day)
  expect(lookedAt(gone, 0)).toBe("Wait")
})

test("an answer of a network changes nothing of a list on its way out", () => {
  const entry: ListAtNetwork = { network: "Meta", status: "Removing", externalId: "1", sent: 9 }
  expect(toldState(entry, { status: "Ready" })).toEqual(entry)
  const ready = { ...entry, status: "Ready" as const, leastSize: 10 }
  expect(toldState(ready, { status: "TooSmall" })).toEqual({ ...entry, status: "TooSmall" })
})

test("each network needs a hundred people", () => {
  expect(leastFound).toEqual({ Meta: 100, Google: 100 })
  expect(tooFewFor(99, ["Meta", "Google"])).toEqual(["Meta", "Google"])
  expect(tooFewFor(100, ["Meta", "Google"])).toEqual([])
})

test("columns are known by the headers of the networks' templates, in any order", () => {
  const names = ["email", "Phone Number", "fn", "Last Name", "Country", "ZIP"]
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (header) => {
      expect(hasHeader(header)).toBe(true)
      const match = guessColumns(header, [])
      expect(columnMeanings.map((meaning) => header[match[meaning] ?? -1])).toEqual(names)
    }),
  )
})

test("columns under headers of another language are known by their cells", () => {
  const rows = [
    ["אשה", "asha@example.com", "+91 98450 12345", "IN"],
    ["דב", "dev@example.com", "98450 12346", "GB"],
  ]
  expect(guessColumns(["שם", "דואר", "טלפון", "ארץ"], rows)).toEqual({ email: 1, phone: 2, country: 3 })
  expect(hasHeader(rows[0] ?? [])).toBe(false)
})

test("a column holds one thing at most", () => {
  const column = fc.nat({ max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...columnMeanings), column)), (choices) => {
      let match = {}
      for (const [meaning, at] of choices) match = withColumn(match, meaning, at)
      const columns = Object.values(match)
      expect(new Set(columns).size).toBe(columns.length)
    }),
  )
  expect(isMatched(withColumn({ email: 1 }, "firstName", 1))).toBe(false)
})

const both = ["Meta", "Google"] as const
const match = { email: 0, phone: 1, country: 2 }

test("a row is of use with an e-mail or a phone, and else says why it is not", () => {
  const of = (...row: ReadonlyArray<string>) => usableRow(row, match, "IN", both)
  const why = (...row: ReadonlyArray<string>) => Result.getOrUndefined(Result.flip(of(...row)))
  expect(why("", "", "")).toBe("NoContact")
  expect(why("asha at home", "")).toBe("EmailUnreadable")
  expect(why("", "12")).toBe("PhoneUnreadable")
  expect(why("asha at home", "12")).toBe("BothUnreadable")
  const read = Result.getOrThrow(of("Asha@Example.com", "12", "United Kingdom"))
  expect(read.people.Meta).toEqual({ email: "asha@example.com", country: "GB" })
  expect(Result.getOrThrow(of("", "98450 12345")).people).toEqual({
    Meta: { phone: "919845012345", country: "IN" },
    Google: { phone: "+919845012345", country: "IN" },
  })
})

test.each(['="+91 98450 12345"', "'+91 98450 12345", '= "9845012345"'])(
  "a number that was written as %s is read",
  (cell) => {
    const read = Result.getOrThrow(usableRow(["", cell], match, "IN", both))
    expect(read.people.Google).toEqual({ phone: "+919845012345", country: "IN" })
  },
)

test("letters' size and blanks make no other person of a row", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,8}\.com$/), (email) => {
      const one = usableRow([email], match, "IN", both)
      const other = usableRow([` ${email.toUpperCase()} `], match, "IN", both)
      expect(Result.getOrThrow(one)).toEqual(Result.getOrThrow(other))
    }),
  )
})

test("people are the same by e-mail or by phone, and nobody is by lacking both", () => {
  const hash = (letter: string) => letter.repeat(64)
  expect(isSamePerson({ email: hash("a") }, { email: hash("a"), phone: hash("b") })).toBe(true)
  expect(isSamePerson({ phone: hash("b") }, { email: hash("a"), phone: hash("b") })).toBe(true)
  expect(isSamePerson({ email: hash("a") }, { email: hash("c") })).toBe(false)
  expect(isSamePerson({}, {})).toBe(false)
})
