import { Cause, Effect, Exit } from "effect"
import { IdempotencyKey } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import type { Cut } from "./cut-connections.ts"
import { expectSound } from "./wallet-books.ts"
import type { Pencil } from "./wallet-pencil.ts"
import type { Owner, WalletServices, WalletWorld } from "./wallet-story-world.ts"

/**
 * The world as one story sees it. `prices` holds the prices that the story's drafts were asked to pay, by campaign and
 * total.
 */
export interface Real {
  readonly world: WalletWorld
  readonly owner: Owner
  readonly prices: Map<string, PriceBreakdown>
  keys: number
}

/** Takes a step of a story, perhaps with a cut, and writes the expected outcome down in the pencil. */
export type Step = (pencil: Pencil, real: Real, cut: Cut | undefined) => Promise<void>

export const nextKey = (real: Real) => IdempotencyKey.make(`key-${String((real.keys += 1)).padStart(8, "0")}`)

/** Does it, again after a cut, and sees sound books in between. */
export const despite = <A, E>(real: Real, cut: Cut | undefined, work: Effect.Effect<A, E, WalletServices>) =>
  real.world.despite(cut, work, () => expectSound(real.world, real.owner))

export const failureOf = (exit: Exit.Exit<unknown, unknown>): unknown =>
  Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined

/** What was done succeeded with; throws why it failed. */
export const valueOf = <A>(exit: Exit.Exit<A, unknown>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

export const campaignOf = ({ owner }: Real, index: number) => {
  const campaign = owner.campaigns[index]
  if (campaign === undefined) throw new Error(`There is no campaign ${index}`)
  return { ...campaign, businessProfileId: owner.businessProfileId, campaignName: "Bloom" }
}

/** One of several by any number; none of none. */
export const nth = <A>(all: ReadonlyArray<A>, index: number): A | undefined => all[index % Math.max(1, all.length)]
