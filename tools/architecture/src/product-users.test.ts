import { posix } from "node:path"
import { describe, expect, test } from "vitest"
import { readModule } from "./module-graph.ts"
import { type Resolve, userProblems, withoutUsers } from "./product-users.ts"

const resolve: Resolve = (importer, specifier) =>
  specifier === "@domain/town"
    ? "domain/town/src/index.ts"
    : specifier.startsWith(".")
      ? posix.join(posix.dirname(importer), specifier)
      : undefined

const rule = "domain/town/src/street.ts"
const town = {
  [rule]: "export const street = 1\nexport type Street = number\n",
  "domain/town/src/index.ts": 'export { street, type Street } from "./street.ts"\n',
}

const read = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries({ ...town, ...files }).map(([file, source]) => [file, readModule(file, source, true)]))

describe("a module of the domain", () => {
  test.each([
    ["its package's list of names", {}],
    ["a test", { "domain/town/src/street.test.ts": 'import { street } from "./street.ts"\n' }],
    ["a folder for tests", { "application/town/src/testing/memory.ts": 'import { street } from "@domain/town"\n' }],
    ["a story", { "ui/town/src/town.stories.tsx": 'import { street } from "@domain/town"\n' }],
    ["a tool", { "tools/town/src/main.ts": 'import { street } from "@domain/town"\n' }],
  ])("has no user in %s", (_, files) => {
    expect(withoutUsers(read(files), resolve)).toEqual([rule])
  })

  test.each([
    ["another module", { "domain/town/src/square.ts": 'import { street } from "./street.ts"\n' }],
    ["a screen", { "ui/town/src/town.page.tsx": 'import { street } from "@domain/town"\n' }],
    ["a screen that takes a type", { "ui/town/src/town.tsx": 'import type { Street } from "@domain/town"\n' }],
    ["whoever takes all names", { "apps/api/src/main.ts": 'import * as town from "@domain/town"\n' }],
    [
      "whoever reads a list that passes everything on",
      {
        "domain/town/src/index.ts": 'export * from "./street.ts"\n',
        "apps/api/src/main.ts": 'import { street } from "@domain/town"\n',
      },
    ],
  ])("has a user in %s", (_, files) => {
    expect(withoutUsers(read(files), resolve)).toEqual([])
  })

  test("is used by a name of its own, not by another of its package", () => {
    const files = {
      "domain/town/src/index.ts": 'export * from "./street.ts"\nexport * from "./square.ts"\n',
      "domain/town/src/square.ts": "export const square = 2\n",
      "apps/api/src/main.ts": 'import { square } from "@domain/town"\n',
    }
    expect(withoutUsers(read(files), resolve)).toEqual([rule])
  })
})

describe("a module of an adapter", () => {
  const adapter = { "adapters/town/src/map.ts": "export const map = 1\n" }
  const using = (user: string) =>
    withoutUsers(
      read({ ...adapter, [rule]: "", [user]: 'import { map } from "../../../adapters/town/src/map.ts"\n' }),
      resolve,
    )

  test("may serve a tool alone, but not a test alone", () => {
    expect(using("tools/town/src/main.ts")).toEqual([])
    expect(using("tools/town/src/main.test.ts")).toEqual(["adapters/town/src/map.ts"])
    expect(using("adapters/town/src/testing/index.ts")).toEqual(["adapters/town/src/map.ts"])
  })
})

describe("the list of awaited modules", () => {
  const used = { "apps/api/src/main.ts": 'import { street } from "@domain/town"\n' }

  test("names what a module without users waits for", () => {
    expect(userProblems(read({}), resolve, {})).toEqual([`${rule}: nothing in the product uses it`])
    expect(userProblems(read({}), resolve, { [rule]: "the map" })).toEqual([])
  })

  test("is refused a module that the product uses", () => {
    expect(userProblems(read(used), resolve, {})).toEqual([])
    expect(userProblems(read(used), resolve, { [rule]: "the map" })).toEqual([
      `${rule}: awaited.ts names it, and the product uses it`,
    ])
  })

  test("is refused a module that does not exist", () => {
    expect(userProblems(read(used), resolve, { "domain/town/src/lane.ts": "the map" })).toEqual([
      "domain/town/src/lane.ts: awaited.ts names it, and it does not exist",
    ])
  })
})
