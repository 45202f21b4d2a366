import * as fc from "fast-check"
import { type Flavour, flavours, flowOf, startPage } from "../flavour.ts"
import { furtherState } from "../guard.ts"
import { type PageId, pageIds } from "../launch-pages.ts"
import { type LaunchState, launchStates } from "../launch-state.ts"
import { turns } from "../flow.ts"
import { type LaunchContext, pageAfter, type TurnFacts } from "../neighbour-pages.ts"

const plainTurns = turns.filter((turn) => !turn.startsWith("phone") && turn !== "typeMissingWithoutPhone")

/** Any kind of journey. */
export const anyFlavour = fc.constantFrom(...flavours)

/** Any page, of whatever flavour. */
export const anyPage = fc.constantFrom(...pageIds)

/** Any page of a flavour's own table. */
export const anyPageOf = (flavour: Flavour) => fc.constantFrom(...flowOf(flavour).map((row) => row.page))

/** Any saved state. */
export const anyLaunchState = fc.constantFrom(...launchStates)

/** Facts that turn a journey, each said or not. */
export const anyTurns: fc.Arbitrary<TurnFacts> = fc
  .record({
    phone: fc.constantFrom(undefined, "required" as const, "optional" as const, "disabled" as const),
    held: fc.subarray([...plainTurns], { maxLength: 3 }),
  })
  .map(({ phone, held }) => ({
    ...Object.fromEntries(held.map((turn) => [turn, true])),
    ...(phone !== undefined && { phone }),
  }))

/** Anybody anywhere: a flavour, one of its pages, and any turns. */
export const anyLaunchContext: fc.Arbitrary<LaunchContext> = anyFlavour.chain((flavour) =>
  fc.tuple(anyPageOf(flavour), anyTurns).map(([page, facts]) => ({ ...facts, flavour, page })),
)

/** A journey walked by next steps from its start, with the state saved on the way. */
export interface Walk {
  readonly flavour: Flavour
  readonly pages: readonly [PageId, ...ReadonlyArray<PageId>]
  readonly saved: LaunchState
}

/** Journeys of up to 40 steps with any turns taken on the way. */
export const anyWalk: fc.Arbitrary<Walk> = fc
  .tuple(anyFlavour, fc.array(anyTurns, { maxLength: 40 }))
  .map(([flavour, choices]) => {
    const start = startPage(flavour)
    const pages: [PageId, ...Array<PageId>] = [start.id]
    let here = start
    let saved: LaunchState = start.state
    for (const choice of choices) {
      const next = pageAfter({ ...choice, flavour, page: here.id })
      if (next === undefined) break
      pages.push(next.id)
      here = next
      saved = furtherState(flavour, saved, next.id)
    }
    return { flavour, pages, saved }
  })
