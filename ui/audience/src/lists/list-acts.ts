import type { ListCustomerLists } from "@application/audiences/contract"
import { type CustomerList, hasEnd, isUsable } from "@domain/audiences"
import type { OutputOf } from "@ui/container"

export type ListsAnswer = OutputOf<typeof ListCustomerLists>

/** What can be done with a list. */
export type ListAct = "continue" | "lookalike" | "rename" | "days" | "remove"

/** The dialog that is open. */
export type Opened =
  | { readonly what: "add" }
  | { readonly what: "forget" }
  | { readonly what: "visitors" }
  | { readonly what: ListAct; readonly list: CustomerList }

/** What can be done with a list in its present state. */
export const actsOf = (
  list: CustomerList,
  { availableNetworks, lookalikeNetworks }: ListsAnswer,
): ReadonlyArray<ListAct> => {
  const { state, lookalike } = list
  if (state === "Removing") return []
  const isSource = lookalike === undefined
  const isKnown = list.networks.some((entry) => lookalikeNetworks.includes(entry.network) && isUsable(list, entry))
  return [
    ...(state === "Filling" && availableNetworks.length > 0 ? ["continue" as const] : []),
    ...(state === "Active" && isSource && isKnown ? ["lookalike" as const] : []),
    "rename",
    ...(state !== "Expired" && hasEnd(list) ? ["days" as const] : []),
    "remove",
  ]
}
