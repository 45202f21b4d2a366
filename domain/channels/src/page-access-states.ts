import { Schema } from "effect"

/** How far access to a social page is. Spec: roles, "approves page access"; error catalogue, 331. */
export const PageAccessStatus = Schema.Literals(["NotRequested", "Requested", "Approved", "Refused", "Withdrawn"])
export type PageAccessStatus = typeof PageAccessStatus.Type

/** What can happen to a page's access. */
export const PageAccessMove = Schema.Literals(["request", "approve", "refuse", "withdraw", "restore"])
export type PageAccessMove = typeof PageAccessMove.Type

/** Who moves it: a member of the business asks, the page's administrator decides. Spec: roles, other actors. */
export const PageAccessActor = Schema.Literals(["member", "pageAdministrator"])
export type PageAccessActor = typeof PageAccessActor.Type

/** One allowed move: from where, to where, and by whom. */
export interface PageAccessRule {
  readonly from: ReadonlyArray<PageAccessStatus>
  readonly to: PageAccessStatus
  readonly by: PageAccessActor
}

/** Every allowed move. That a refused or withdrawn page may be asked for again, and be given back unasked, is ours. Spec: roles, page administrator. */
export const pageAccessMoves: Readonly<Record<PageAccessMove, PageAccessRule>> = {
  request: { from: ["NotRequested", "Refused", "Withdrawn"], to: "Requested", by: "member" },
  approve: { from: ["Requested"], to: "Approved", by: "pageAdministrator" },
  refuse: { from: ["Requested"], to: "Refused", by: "pageAdministrator" },
  withdraw: { from: ["Approved"], to: "Withdrawn", by: "pageAdministrator" },
  restore: { from: ["NotRequested", "Refused", "Withdrawn"], to: "Approved", by: "pageAdministrator" },
}
