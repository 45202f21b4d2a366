import { expect, test } from "vitest"
import { checkFile } from "./check-file.ts"

const everything = new Set([
  "effect",
  "inversify",
  "react",
  "pg",
  "left-pad",
  "@domain/kernel",
  "@domain/wallet",
  "@application/kernel",
  "@application/wallet",
  "@application/campaigns",
  "@application/container",
  "@adapters/postgres",
  "@ui/kit",
  "@apps/web",
])

/** One file that breaks each rule, and a word of the sentence that says so. */
const breaches: ReadonlyArray<readonly [rule: string, path: string, source: string, says: RegExp]> = [
  [
    "the domain imports no application",
    "domain/wallet/src/a.ts",
    'import { x } from "@application/kernel"',
    /domain may not import application-kernel/,
  ],
  [
    "the domain takes no runtime of Effect",
    "domain/wallet/src/a.ts",
    'import { Effect } from "effect"',
    /only pure modules, not Effect/,
  ],
  [
    "the domain takes no other package",
    "domain/wallet/src/a.ts",
    'import x from "left-pad"',
    /may not import this package/,
  ],
  ["the domain reads no clock", "domain/wallet/src/a.ts", "export const now = () => Date.now()", /come from outside/],
  [
    "a contract imports no handler",
    "application/wallet/src/contract/a.ts",
    'import { x } from "../use-cases/b.ts"',
    /contract may not import use-cases/,
  ],
  [
    "a handler imports no adapter",
    "application/wallet/src/use-cases/a.ts",
    'import { x } from "@adapters/postgres"',
    /use-cases may not import adapters/,
  ],
  [
    "a handler imports no other context's handler",
    "application/wallet/src/use-cases/a.ts",
    'import { x } from "@application/campaigns/use-cases"',
    /another context's use-cases/,
  ],
  [
    "a handler imports no other context's port",
    "application/wallet/src/use-cases/a.ts",
    'import { x } from "@application/campaigns/ports"',
    /another context's ports/,
  ],
  [
    "a flow imports no React",
    "application/wallet/src/flows/a.ts",
    'import { useState } from "react"',
    /may not import this package/,
  ],
  [
    "an adapter imports no inversify",
    "adapters/postgres/src/a.ts",
    'import { Container } from "inversify"',
    /only container, apps/,
  ],
  [
    "a screen imports no adapter",
    "ui/screens/src/a.tsx",
    'import { x } from "@adapters/postgres"',
    /ui may not import adapters/,
  ],
  [
    "a screen imports no handler",
    "ui/screens/src/a.tsx",
    'import { x } from "@application/wallet/use-cases"',
    /ui may not import use-cases/,
  ],
  [
    "a screen imports no port",
    "ui/screens/src/a.tsx",
    'import { x } from "@application/wallet/ports"',
    /ui may not import ports/,
  ],
  ["nobody imports apps", "ui/screens/src/a.tsx", 'import { x } from "@apps/web"', /nobody imports apps/],
  ["an app imports no other app", "apps/api/src/a.ts", 'import { x } from "@apps/web"', /another app/],
  [
    "a relative import stays in its package",
    "domain/wallet/src/a.ts",
    'import { x } from "../../kernel/src/money.ts"',
    /leaves its package/,
  ],
  ["a dependency is declared", "adapters/postgres/src/a.ts", 'import x from "undeclared"', /not among/],
  [
    "a dynamic import is seen too",
    "ui/screens/src/a.tsx",
    'const x = () => import("@adapters/postgres")',
    /ui may not import adapters/,
  ],
  [
    "a type import is seen too",
    "domain/wallet/src/a.ts",
    'import type { x } from "@application/kernel"',
    /domain may not import/,
  ],
  [
    "a re-export is seen too",
    "domain/wallet/src/a.ts",
    'export { x } from "@application/kernel"',
    /domain may not import/,
  ],
]

test.each(breaches)("%s", (_rule, path, source, says) => {
  expect(checkFile(path, source, everything).join("\n")).toMatch(says)
})

const allowed: ReadonlyArray<readonly [what: string, path: string, source: string]> = [
  [
    "a domain package imports one below it",
    "domain/wallet/src/a.ts",
    'import { Schema } from "effect"\nimport { x } from "@domain/kernel"',
  ],
  ["a handler imports its own port", "application/wallet/src/use-cases/a.ts", 'import { x } from "../ports/ledger.ts"'],
  [
    "a flow imports another context's contract",
    "application/wallet/src/flows/a.ts",
    'import { x } from "@application/campaigns/contract"',
  ],
  ["an adapter imports ports", "adapters/postgres/src/a.ts", 'import { x } from "@application/wallet/ports"'],
  ["a test imports what it tests with", "domain/wallet/src/a.test.ts", 'import { Effect } from "effect"'],
]

test.each(allowed)("%s", (_what, path, source) => {
  expect(checkFile(path, source, everything)).toEqual([])
})
