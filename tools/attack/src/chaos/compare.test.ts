import { expect, test } from "vitest"
import type { GatewayBook, OwnBook } from "./books.ts"
import { compareBooks } from "./compare.ts"

const sound = { unbalanced: 0, unlikeEntries: 0, unlikeGateway: 0 }
const own = (facts: Partial<OwnBook> = {}): OwnBook => ({
  id: 1,
  status: "Succeeded",
  credited: 500,
  credits: 1,
  refunded: 0,
  fee: 12,
  waiting: 0,
  ...facts,
})
const gateway = (facts: Partial<GatewayBook> = {}): GatewayBook => ({
  taken: 500,
  times: 1,
  refunded: 0,
  fee: 12,
  ...facts,
})
const compared = (ours: Partial<OwnBook>, theirs: Partial<GatewayBook>) =>
  compareBooks([own(ours)], new Map([[1, gateway(theirs)]]), sound)

test("books that agree have nothing to say", () => {
  const { disagreements, ...counts } = compared({ refunded: 100 }, { refunded: 100 })
  expect(disagreements).toEqual([])
  expect(counts).toEqual({ payments: 1, taken: 1, credited: 1, refunded: 1, lost: 0, doubled: 0 })
})

test.each([
  ["money that was not credited", { credited: 0, credits: 0 }, {}, { lost: 1, doubled: 0 }],
  ["money that was credited twice", { credited: 1_000, credits: 2 }, {}, { lost: 0, doubled: 1 }],
  ["a card that was charged twice", {}, { times: 2, taken: 1_000 }, { lost: 1, doubled: 1 }],
  ["a fee that is not booked", { fee: 0 }, {}, { lost: 0, doubled: 0 }],
  ["a credit that no gateway knows", {}, { taken: 0, times: 0 }, { lost: 0, doubled: 1 }],
  ["a refund that is not booked", {}, { refunded: 100 }, { lost: 0, doubled: 0 }],
  ["a refund that nobody decided", { waiting: 1 }, {}, { lost: 0, doubled: 0 }],
])("%s is a disagreement", (_, ours, theirs, counts) => {
  const found = compared(ours, theirs)
  expect(found.disagreements).toHaveLength(1)
  expect(found).toMatchObject(counts)
})

test("a payment that only the gateway knows is lost", () => {
  const { lost, disagreements } = compareBooks([], new Map([[7, gateway()]]), sound)
  expect([lost, disagreements.length]).toEqual([1, 1])
})

test("a ledger with faults of its own is a disagreement", () => {
  expect(compareBooks([], new Map(), { ...sound, unbalanced: 2 }).disagreements).toEqual(["ledger, unbalanced: 2"])
})
