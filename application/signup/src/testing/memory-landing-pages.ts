import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { LandingVisit } from "@domain/campaigns"
import { LandingPages } from "../services/landing-pages.ts"

/** Pages that ads of the in-memory world open; `add` says what comes of opening one. */
export class MemoryLandingPages extends Context.Service<
  MemoryLandingPages,
  { readonly add: (address: string, visit: LandingVisit) => void }
>()("signup/testing/MemoryLandingPages") {}

/** Opens the pages of this world; any other answers where it is, with few words. */
export const memoryLandingPages = Layer.effectContext(
  Effect.gen(function* () {
    const pages = (yield* MemoryDatabase).table<string, LandingVisit>("landingPages")
    return Context.make(LandingPages, {
      visit: (address: string) =>
        Effect.sync(() => pages.get(address) ?? { kind: "answered" as const, from: address, address, words: "" }),
    }).pipe(Context.add(MemoryLandingPages, { add: (address, visit) => void pages.set(address, visit) }))
  }),
)
