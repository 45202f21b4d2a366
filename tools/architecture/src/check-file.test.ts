import { expect, test } from "vitest"
import { checkFile } from "./check-file.ts"

const everything = new Set([
  "effect",
  "inversify",
  "react",
  "pg",
  "left-pad",
  "@domain/kernel",
  "@domain/pricing",
  "@domain/wallet",
  "@application/kernel",
  "@application/wallet",
  "@application/campaigns",
  "@application/container",
  "@adapters/postgres",
  "@adapters/runtime",
  "@ui/ads",
  "@ui/journey",
  "@ui/kit",
  "@apps/web",
])

/** Expressions that reach out of the domain, and the word that says so. */
const outside: ReadonlyArray<readonly [source: string, says: RegExp]> = [
  ["new Intl.NumberFormat()", /Intl: clock, locale/],
  ["(1).toLocaleString()", /toLocaleString: clock, locale/],
  ['"a"["toLocaleUpperCase"]()', /toLocaleUpperCase: clock, locale/],
  ['"a".localeCompare("b")', /localeCompare: clock, locale/],
  ["new Date()", /Date: clock, locale/],
  ["new Date(0)", /Date: clock, locale/],
  ["Date()", /Date: clock, locale/],
  ["[Date][0]?.now()", /Date: clock, locale/],
  ['Date.parse("2026-11-20T00:00")', /Date: clock, locale/],
  ["DateTime.nowUnsafe()", /DateTime\.nowUnsafe: clock, locale/],
  ["Math.random()", /Math\.random: clock, locale/],
  ["performance.now()", /performance: clock, locale/],
  ["setTimeout(() => 1, 1)", /setTimeout: clock, locale/],
  ["setInterval(() => 1, 1)", /setInterval: clock, locale/],
  ["globalThis.name", /globalThis: clock, locale/],
  ["process.platform", /process: clock, locale/],
  ["import.meta.url", /import\.meta: clock, locale/],
  ["crypto.randomUUID()", /crypto: clock, locale/],
]

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
    "the domain takes no runtime of Effect by its path",
    "domain/wallet/src/a.ts",
    'import * as Schema from "effect/Clock"',
    /only pure modules, not Clock/,
  ],
  [
    "the domain takes Effect in parts",
    "domain/wallet/src/a.ts",
    'import * as all from "effect"',
    /only pure modules, not \*/,
  ],
  [
    "the domain passes no whole Effect on",
    "domain/wallet/src/a.ts",
    'export * from "effect"',
    /only pure modules, not \*/,
  ],
  [
    "the domain loads no Effect later",
    "domain/wallet/src/a.ts",
    'export const x = () => import("effect")',
    /only pure modules, not \*/,
  ],
  ...outside.map(
    ([source, says]) =>
      [`the domain does not say ${source}`, "domain/wallet/src/a.ts", `export const x = ${source}`, says] as const,
  ),
  [
    "the domain names no locale in types either",
    "domain/wallet/src/a.ts",
    "export type X = Intl.NumberFormat",
    /Intl: clock, locale/,
  ],
  [
    "a file with leave for one table has no leave for another",
    "domain/kernel/src/text.ts",
    "export const x = [Intl.Segmenter, performance.now()]",
    /^performance: clock, locale and machine come from outside$/,
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
    "a bridge imports no other context's handler",
    "adapters/contexts/src/a.ts",
    'import { x } from "@application/campaigns/use-cases"',
    /adapters may not import use-cases/,
  ],
  [
    "an adapter imports no composition",
    "adapters/contexts/src/a.ts",
    'import { x } from "@adapters/runtime"',
    /adapters may not import composition/,
  ],
  [
    "a handler imports no seeded prices",
    "application/wallet/src/use-cases/a.ts",
    'import { x } from "@domain/pricing/seed"',
    /prices are read from the database/,
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
    "ui/wallet/src/a.tsx",
    'import { x } from "@adapters/postgres"',
    /ui may not import adapters/,
  ],
  [
    "a screen imports no handler",
    "ui/wallet/src/a.tsx",
    'import { x } from "@application/wallet/use-cases"',
    /ui may not import use-cases/,
  ],
  [
    "a screen imports no port",
    "ui/wallet/src/a.tsx",
    'import { x } from "@application/wallet/ports"',
    /ui may not import ports/,
  ],
  [
    "a package of screens imports no other",
    "ui/wallet/src/a.tsx",
    'import { x } from "@ui/campaigns/dashboard"',
    /@ui\/wallet may not import @ui\/campaigns/,
  ],
  [
    "the shared parts import no package of screens",
    "ui/shared/src/a.tsx",
    'import { x } from "@ui/wallet/wallet"',
    /@ui\/shared may not import @ui\/wallet/,
  ],
  [
    "a step of the journey imports no other step",
    "ui/checkout/src/a.tsx",
    'import { x } from "@ui/audience/use-who"',
    /@ui\/checkout may not import @ui\/audience/,
  ],
  [
    "a step of the journey imports no sign-up",
    "ui/stores/src/a.tsx",
    'import { x } from "@ui/sign-up/pages"',
    /@ui\/stores may not import @ui\/sign-up/,
  ],
  [
    "the journey's shared parts import no step",
    "ui/journey/src/a.tsx",
    'import { x } from "@ui/ads/ad-preview"',
    /@ui\/journey may not import @ui\/ads/,
  ],
  [
    "a package beside the journey imports none of its parts",
    "ui/wallet/src/a.tsx",
    'import { x } from "@ui/journey/journey-page"',
    /@ui\/wallet may not import @ui\/journey/,
  ],
  ["nobody imports apps", "ui/wallet/src/a.tsx", 'import { x } from "@apps/web"', /nobody imports apps/],
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
    "ui/wallet/src/a.tsx",
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
  [
    "a step of the journey imports the journey's shared parts",
    "ui/ads/src/a.tsx",
    'import { x } from "@ui/journey/journey-page"',
  ],
  ["the sign-up imports a step of the journey", "ui/sign-up/src/a.tsx", 'const x = () => import("@ui/ads/ad-preview")'],
  ["an adapter imports ports", "adapters/postgres/src/a.ts", 'import { x } from "@application/wallet/ports"'],
  [
    "names are told from what a file speaks of",
    "domain/wallet/src/a.ts",
    '/** new Date( */ export const x = { process: "Intl.", Date: 1 }.process',
  ],
  ["the kernel asks the platform where graphemes end", "domain/kernel/src/text.ts", "export const x = Intl.Segmenter"],
  ["the kernel's law reads the environment", "domain/kernel/src/testing/law.ts", "export const x = globalThis.process"],
  ["a module of Effect is taken by its path", "domain/wallet/src/a.ts", 'import * as Schema from "effect/Schema"'],
  ["a test imports what it tests with", "domain/wallet/src/a.test.ts", 'import { Effect } from "effect"'],
]

test.each(allowed)("%s", (_what, path, source) => {
  expect(checkFile(path, source, everything)).toEqual([])
})
