import type { PhoneRequirement } from "@domain/portals"
import { type Flavour, flowOf, rowOf } from "./flavour.ts"
import { type Turn, turns } from "./flow.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"

/** The turns that a fact of their own decides; the others follow from the phone requirement or from a skipped account. */
type PlainTurn = Exclude<
  Turn,
  "phoneRequired" | "phoneAsked" | "phoneDisabled" | "typeMissingWithoutPhone" | "audienceAsked"
>

/** What may turn somebody another way than the usual; what is not said does not hold. */
export type TurnFacts = { readonly [Name in PlainTurn]?: boolean } & { readonly phone?: PhoneRequirement }

/** Where somebody is, and what may turn them. */
export interface LaunchContext extends TurnFacts {
  readonly flavour: Flavour
  readonly page: PageId
}

const holds = (turn: Turn, facts: TurnFacts): boolean => {
  switch (turn) {
    // A required phone passes the account by only where there is one, since nothing is paid without.
    case "phoneRequired":
      return facts.phone === "required" && facts.accountMissing !== true
    case "phoneAsked":
      return facts.phone === "required" || facts.phone === "optional"
    case "phoneDisabled":
      return facts.phone === "disabled"
    case "typeMissingWithoutPhone":
      return facts.phone === "disabled" && facts.typeMissing === true
    // Journeys that pass the account by pass people and place by too.
    case "audienceAsked":
      return facts.authSkipped !== true
    default:
      return facts[turn] === true
  }
}

/** Whether a journey of these facts passes a page by: there is nothing to ask. Ours; follows from the next-step tables. */
export const isSkipped = (flavour: Flavour, page: PageId, facts: TurnFacts): boolean =>
  rowOf(flavour, page)?.skippedBy?.some((turn) => holds(turn, facts)) === true

/**
 * Same as `nextPage`, for a page that is known to be in the flavour; also undefined for a page outside the flavour's
 * table.
 */
export const pageAfter = (context: LaunchContext): LaunchPage | undefined => {
  const { next, when = {} } = rowOf(context.flavour, context.page) ?? {}
  const turned = turns.filter((turn) => holds(turn, context)).map((turn) => when[turn])
  const to = turned.find((page) => page !== undefined) ?? next
  return to && pageOf(to)
}

/**
 * Same as `backPage`, for a page that is known to be in the flavour. Back is disabled at the start, on animations,
 * right after the payment and from the launch on.
 */
export const pageBefore = (flavour: Flavour, page: PageId, facts: TurnFacts = {}): LaunchPage | undefined => {
  const { back: usual, backWhen = {} } = rowOf(flavour, page) ?? {}
  const turned = turns.filter((turn) => holds(turn, facts)).map((turn) => backWhen[turn])
  const back = turned.find((turnedTo) => turnedTo !== undefined) ?? usual
  if (back === undefined || back === "none") return undefined
  return isSkipped(flavour, back, facts) ? pageBefore(flavour, back, facts) : pageOf(back)
}

/** One arrow of a flavour's graph; no `turn` on the usual way. */
export interface FlowEdge {
  readonly from: PageId
  readonly to: PageId
  readonly turn?: Turn
}

/** Every arrow of a flavour, to draw or to walk. */
export const edgesOf = (flavour: Flavour): ReadonlyArray<FlowEdge> =>
  flowOf(flavour).flatMap((row) => [
    ...(row.next === undefined ? [] : [{ from: row.page, to: row.next }]),
    ...turns.flatMap((turn) => {
      const to = row.when?.[turn]
      return to === undefined ? [] : [{ from: row.page, to, turn }]
    }),
  ])
