import { type Flavour, flowOf, rowOf } from "./flavour.ts"
import { type Turn, turns } from "./flow.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"

/** Whether a business phone must, may or cannot be given. Spec: enumerations, business phone requirement. */
export type PhoneRequirement = "required" | "optional" | "disabled"

/** Where somebody is, and what may turn them another way than the usual. */
export interface LaunchContext {
  readonly flavour: Flavour
  readonly page: PageId
  readonly phone?: PhoneRequirement
  readonly edit?: boolean
  readonly editAd?: boolean
  readonly editSearchAd?: boolean
  readonly client?: boolean
  readonly signedIn?: boolean
  readonly authSkipped?: boolean
  readonly socialOnly?: boolean
  readonly adAccountMissing?: boolean
  readonly facebookPageLinked?: boolean
}

const holds = (turn: Turn, context: LaunchContext): boolean => {
  switch (turn) {
    case "phoneRequired":
      return context.phone === "required"
    case "phoneAsked":
      return context.phone === "required" || context.phone === "optional"
    case "phoneDisabled":
      return context.phone === "disabled"
    default:
      return context[turn] === true
  }
}

/** The page that follows, by the first turn that holds, else the usual one; undefined at the end or off the flavour's table. Spec: next step. */
export const nextPage = (context: LaunchContext): LaunchPage | undefined => {
  const row = rowOf(context.flavour, context.page)
  const turned = turns.find((turn) => row?.when?.[turn] !== undefined && holds(turn, context))
  const next = turned === undefined ? row?.next : row?.when?.[turned]
  return next === undefined ? undefined : pageOf(next)
}

/** Where back leads; undefined where it is disabled: at the start, on animations, right after the payment and from the launch on. */
export const backPage = (flavour: Flavour, page: PageId): LaunchPage | undefined => {
  const back = rowOf(flavour, page)?.back
  return back === undefined ? undefined : pageOf(back)
}

/** One arrow of a flavour's graph; no `turn` on the usual way. */
export interface Edge {
  readonly from: PageId
  readonly to: PageId
  readonly turn?: Turn
}

/** Every arrow of a flavour, to draw or to walk. */
export const edgesOf = (flavour: Flavour): ReadonlyArray<Edge> =>
  flowOf(flavour).flatMap((row) => [
    ...(row.next === undefined ? [] : [{ from: row.page, to: row.next }]),
    ...turns.flatMap((turn) => {
      const to = row.when?.[turn]
      return to === undefined ? [] : [{ from: row.page, to, turn }]
    }),
  ])
