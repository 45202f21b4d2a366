import { expect, test } from "vitest"
import { makeVisits } from "./visits.ts"

const day = 86_400_000
const sale = { id: 7, match: "BeginsWith", path: "/sale" } as const
const all = { id: 8, match: "BeginsWith", path: "/" } as const

const memory = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

test("a page belongs to the audiences whose rule it fits", () => {
  const visits = makeVisits([sale, all], memory())
  expect(visits.at("/Sale/boots")).toEqual([sale, all])
  expect(visits.at("/about")).toEqual([all])
})

test("an audience is told of a visitor once in a day", () => {
  const visits = makeVisits([sale, all], memory())
  expect(visits.due([all], day)).toEqual([all])
  expect(visits.due([sale, all], day + 1)).toEqual([sale])
  expect(visits.due([sale, all], 2 * day - 1)).toEqual([])
  expect(visits.due([all], 2 * day)).toEqual([all])
})

test("a browser keeps its name until the visitor refuses, and then nothing", () => {
  const store = memory()
  const visits = makeVisits([sale], store)
  const name = visits.name(5)
  expect(name).toMatch(/^fb\.1\.5\.\d+$/)
  expect(visits.name(9)).toBe(name)
  visits.due([sale], 5)
  visits.forget()
  expect(store.length).toBe(0)
})

test("a browser that lets nothing be kept tells of no visit", () => {
  expect(makeVisits([sale], undefined).due([sale], 5)).toEqual([])
})
