import { expect, test } from "vitest"
import { importsOf } from "./check-file.ts"
import { valueCircles } from "./circles.ts"

/** The circles of files whose sources are given by path; each imports others by their path. */
const circlesOf = (sources: Readonly<Record<string, string>>) =>
  valueCircles(
    new Map(
      Object.entries(sources).map(([path, source]) => [
        path,
        importsOf(path, source).map(({ from: to, carriesValues }) => ({ to, carriesValues })),
      ]),
    ),
  )

const circles: ReadonlyArray<readonly [fact: string, sources: Readonly<Record<string, string>>]> = [
  ["two files take values of each other", { "a.ts": 'import { b } from "b.ts"', "b.ts": 'import { a } from "a.ts"' }],
  [
    "a type comes back by a third file",
    {
      "a.ts": 'import { b } from "b.ts"',
      "b.ts": 'import type { C } from "c.ts"',
      "c.ts": 'import { type A } from "a.ts"',
    },
  ],
  ["values are passed on", { "a.ts": 'export * from "b.ts"', "b.ts": 'import type { A } from "a.ts"' }],
  ["a value is loaded later", { "a.ts": 'const b = () => import("b.ts")', "b.ts": 'import type { A } from "a.ts"' }],
  ["a file is imported for its effect", { "a.ts": 'import "b.ts"', "b.ts": 'import type { A } from "a.ts"' }],
  [
    "a value comes beside a type",
    { "a.ts": 'import { type B, b } from "b.ts"', "b.ts": 'export type { A } from "a.ts"' },
  ],
  ["a file imports itself", { "a.ts": 'import { a } from "a.ts"' }],
]

test.each(circles)("a circle is one where %s", (_, sources) => {
  expect(circlesOf(sources)).toHaveLength(1)
})

test("a circle of types alone is allowed, and so is a way that does not come back", () => {
  const types = {
    "a.ts": 'import type { B } from "b.ts"',
    "b.ts": 'import { type A } from "a.ts"\nexport type { C } from "c.ts"',
    "c.ts": 'import type { A } from "a.ts"\nimport { d } from "d.ts"',
    "d.ts": 'import { e } from "e.ts"',
  }
  expect(circlesOf(types)).toEqual([])
})

test("a circle is told once, from its first import of values", () => {
  const sources = {
    "a.ts": 'import { b } from "b.ts"\nimport { c } from "c.ts"',
    "b.ts": 'import { c } from "c.ts"',
    "c.ts": 'import { a } from "a.ts"',
    "z.ts": 'import { a } from "a.ts"',
  }
  expect(circlesOf(sources)).toEqual([["a.ts", "b.ts", "c.ts", "a.ts"]])
})
