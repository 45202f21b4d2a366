import { hashed, type UsableRow } from "@domain/audiences"
import { expect, test } from "vitest"
import { readRows } from "./read-rows.ts"
import { type HashedBatch, sendPeople } from "./send-people.ts"

const options = {
  match: { email: 0 },
  region: "IN",
  networks: ["Meta", "Google"],
  firstRow: 2,
  pause: async () => {},
  isStopped: () => false,
  onProgress: () => {},
} as const

const rows = (count: number) => Array.from({ length: count }, (_, index) => [`p${index}@example.com`])

test("rows are counted, repeated ones once, and the first of each problem is named", async () => {
  const file = [...rows(3), ["P0@example.com"], [""], ["nobody"], ...Array.from({ length: 9 }, () => [""])]
  const read = await readRows(file, options)
  expect(read?.usable).toHaveLength(3)
  expect(read?.duplicates).toMatchObject({ count: 1, firstRows: [5] })
  expect(read?.problems.NoContact).toMatchObject({ count: 10, firstRows: [6, 8, 9, 10, 11] })
  expect(read?.problems.EmailUnreadable).toMatchObject({ count: 1, firstRows: [7] })
})

test("reading pauses for the page, and ends when it is stopped", async () => {
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  await readRows(rows(2_600), { ...options, pause })
  expect(pauses).toBe(6)
  expect(await readRows(rows(2_600), { ...options, pause, isStopped: () => pauses > 8 })).toBeUndefined()
})

const people = (count: number): ReadonlyArray<UsableRow> =>
  rows(count).map(([email = ""]) => ({ people: { Meta: { email }, Google: { email } }, identity: email }))

test("after a batch that did not arrive, sending goes on with it", async () => {
  const arrived: Array<readonly [number, number]> = []
  let isDown = true
  const send = async (number: number, batch: HashedBatch) => {
    if (number === 1 && isDown) return false
    arrived.push([number, batch.Meta?.length ?? 0])
    return true
  }
  const sending = { networks: options.networks, hash: hashed, send, isStopped: () => false, onProgress: () => {} }
  const failed = await sendPeople(people(1_200), { ...sending, from: 0 })
  expect(failed).toBe(1)
  isDown = false
  expect(await sendPeople(people(1_200), { ...sending, from: failed ?? 0 })).toBeUndefined()
  expect(arrived).toEqual([
    [0, 500],
    [1, 500],
    [2, 200],
  ])
})

test("what leaves the device is hashed, and a value that networks share is hashed once", async () => {
  let hashes = 0
  let sent: HashedBatch = {}
  await sendPeople(people(2), {
    networks: options.networks,
    hash: async (text) => {
      hashes += 1
      return hashed(text)
    },
    send: async (_number, batch) => {
      sent = batch
      return true
    },
    from: 0,
    isStopped: () => false,
    onProgress: () => {},
  })
  expect(hashes).toBe(2)
  expect(JSON.stringify(sent)).not.toContain("example.com")
  expect(sent.Google).toEqual([{ email: await hashed("p0@example.com") }, { email: await hashed("p1@example.com") }])
})
