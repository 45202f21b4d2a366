import { expect, test } from "vitest"
import { parkTyping, restoreParked, takeParked } from "./parked-typing.ts"

const shelf = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test("what is parked on a page is taken back there once", () => {
  const storage = shelf()
  parkTyping(storage, "/a", "name", "1", 0)
  parkTyping(storage, "/a", "city", "2", 5)
  expect(takeParked(storage, "/a", 10)).toEqual({ name: "1", city: "2" })
  expect(takeParked(storage, "/a", 10)).toEqual({})
})

test("another page and a later minute take nothing", () => {
  const storage = shelf()
  parkTyping(storage, "/a", "name", "1", 0)
  expect(takeParked(storage, "/b", 10)).toEqual({})
  parkTyping(storage, "/a", "name", "1", 0)
  expect(takeParked(storage, "/a", 60_000)).toEqual({})
})

test("parked typing comes back into the entry of the history, beside what is there", () => {
  const storage = shelf()
  const entry = {
    state: { key: "x", name: "0" } as object,
    replaceState: (state: object) => void (entry.state = state),
  }
  parkTyping(storage, "/a", "name", "1", 0)
  restoreParked({ sessionStorage: storage, location: { pathname: "/a" }, history: entry } as unknown as Window, 10)
  expect(entry.state).toEqual({ key: "x", name: "1" })
})

test("a storage that is forbidden or spoilt parks nothing, and nobody notices", () => {
  const forbidden = {
    ...shelf(),
    setItem: () => {
      throw new Error("QuotaExceededError")
    },
  }
  parkTyping(forbidden, "/a", "name", "1", 0)
  const spoilt = { ...shelf(), getItem: () => "{" }
  expect(takeParked(spoilt, "/a", 0)).toEqual({})
})
