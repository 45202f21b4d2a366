import { allServices } from "@domain/kernel"
import { expect, test } from "vitest"
import { isReadable, readableNetworks } from "./readable-addresses.ts"

const kinds = ["website", "facebook", "google", "otherNetwork"] as const

test("a website is read by nobody's help, other networks never", () => {
  expect(kinds.filter((kind) => isReadable(kind, new Set()))).toEqual(["website"])
  expect(kinds.filter((kind) => isReadable(kind, allServices))).toEqual(["website", "facebook", "google"])
})

test("a network's pages are read where its look-up is on", () => {
  expect(readableNetworks(new Set(["meta"]))).toEqual(["facebook"])
  expect(readableNetworks(new Set(["places"]))).toEqual(["google"])
  expect(readableNetworks(new Set(["google", "stripe"]))).toEqual([])
})
