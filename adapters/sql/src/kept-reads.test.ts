import { Effect } from "effect"
import { expect, test } from "vitest"
import { keptValues } from "./kept-reads.ts"

/** A store of one value, and reads that are kept, at a told time. */
const world = () => {
  let [stored, reads, time] = ["old", 0, 0]
  const values = keptValues(() => time)
  const read = Effect.sync(() => {
    reads += 1
    return stored
  })
  return {
    values,
    read,
    ask: () => Effect.runSync(values.read("key", read)),
    store: (value: string) => void (stored = value),
    pass: (millis: number) => void (time += millis),
    reads: () => reads,
  }
}

test("a value is read once, however often it is asked for", () => {
  const { ask, reads } = world()
  expect([ask(), ask(), ask(), reads()]).toEqual(["old", "old", "old", 1])
})

test("a value is read again once it is told to have changed", () => {
  const { ask, store, values } = world()
  ask()
  store("new")
  expect(ask()).toBe("old")
  values.forget()
  expect(ask()).toBe("new")
})

test("a change that nobody told of is seen after ten seconds", () => {
  const { ask, store, pass } = world()
  ask()
  store("new")
  pass(9_999)
  expect(ask()).toBe("old")
  pass(1)
  expect(ask()).toBe("new")
})

test("a read that began before a change is not kept", () => {
  const { ask, store, values, read } = world()
  const meanwhile = Effect.tap(read, () => Effect.sync(() => values.forget()))
  Effect.runSync(values.read("key", meanwhile))
  store("new")
  expect(ask()).toBe("new")
})

test("after a change of its own a server asks each time, until that has long ended", () => {
  const { ask, store, pass, reads, values } = world()
  Effect.runSync(values.changing)
  ask()
  store("new")
  expect(ask()).toBe("new")
  pass(10_000)
  const before = reads()
  expect([ask(), ask(), reads() - before]).toEqual(["new", "new", 1])
})

test("a failure is not kept", () => {
  const { ask, values } = world()
  expect(Effect.runSync(Effect.flip(values.read("key", Effect.fail("unknown"))))).toBe("unknown")
  expect(ask()).toBe("old")
})

test("names from outside take little memory", () => {
  const { values, read, reads } = world()
  for (let name = 0; name <= 1_000; name += 1) Effect.runSync(values.read(`name ${name}`, read))
  Effect.runSync(values.read("name 0", read))
  expect(reads()).toBe(1_002)
})
