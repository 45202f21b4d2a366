import { graphChanges } from "@domain/channels"
import { expect, test } from "vitest"
import { isEnded, providerVersions, type VersionedProvider, versionsReadOn } from "./provider-versions.ts"

const providers: ReadonlyArray<readonly [string, VersionedProvider]> = Object.entries(providerVersions)

test.each(providers)(
  "%s: versions are listed once, oldest first, the usual one among them",
  (_, { usual, versions }) => {
    const names = versions.map(({ version }) => version)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(usual)
    expect(names.toSorted((left, right) => left.localeCompare(right, "en", { numeric: true }))).toEqual(names)
  },
)

test("the usual versions were answered on the day on which the table was read", () => {
  for (const name of ["meta", "googleAds", "shopify", "stripe"] as const)
    expect(isEnded(name, providerVersions[name].usual, versionsReadOn), name).toBe(false)
})

test("every change of the Graph interface stands at its version", () => {
  for (const [change, major] of Object.entries(graphChanges)) {
    const row = providerVersions.meta.versions.find(({ version }) => version === `v${major}.0`)
    expect(row, change).toHaveProperty("changes", expect.stringContaining(`${change}:`))
  }
})
