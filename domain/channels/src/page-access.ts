import { Result, Schema } from "effect"
import { FacebookPageAlreadyRequested, PageAccessMoveNotAllowed } from "./failures.ts"
import { type PageAccessActor, type PageAccessMove, pageAccessMoves, PageAccessStatus } from "./page-access-states.ts"

/** A social page and whether the platform may advertise through it; the id is the network's. Spec: 7.8, page access. */
export const PageAccess = Schema.Struct({ pageId: Schema.String, status: PageAccessStatus })
export type PageAccess = typeof PageAccess.Type

/** Why a page's access stays as it is. */
export type PageAccessRefused = FacebookPageAlreadyRequested | PageAccessMoveNotAllowed

/**
 * The access after a move: members ask, the page's administrator approves, refuses or withdraws. A second request fails as such
 * (331), any other move off the table as not allowed. Spec: roles, page administrator; error catalogue, 331.
 */
export const movePageAccess = (
  access: PageAccess,
  move: PageAccessMove,
  actor: PageAccessActor,
): Result.Result<PageAccess, PageAccessRefused> => {
  const { pageId, status } = access
  const { from, to, by } = pageAccessMoves[move]
  if (actor === by && from.includes(status)) return Result.succeed({ ...access, status: to })
  return Result.fail(
    move === "request" && status === "Requested"
      ? new FacebookPageAlreadyRequested({ pageId })
      : new PageAccessMoveNotAllowed({ pageId, status, move, actor }),
  )
}

/** Only an approved page carries a business's ads. */
export const mayCarryAds = ({ status }: PageAccess): boolean => status === "Approved"

/** What the network says of the platform's access: it has it, waits for it, or neither. */
export const SeenAccess = Schema.Literals(["granted", "pending", "none"])
export type SeenAccess = typeof SeenAccess.Type

const decisions: Readonly<Record<SeenAccess, ReadonlyArray<PageAccessMove>>> = {
  granted: ["approve", "restore"],
  pending: ["withdraw"],
  none: ["refuse", "withdraw"],
}

/** The access after a look at the network, where the page's administrator decides without telling us. Ours. */
export const afterLook = (access: PageAccess, seen: SeenAccess): PageAccess =>
  decisions[seen].map((move) => movePageAccess(access, move, "pageAdministrator")).find(Result.isSuccess)?.success ??
  access
