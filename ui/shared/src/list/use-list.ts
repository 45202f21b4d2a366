import { useSearchChange } from "../app/use-search-change.ts"
import { type AddressChange, withChange } from "../app/with-change.ts"
import type { Filters } from "./filters.ts"
import type { ListAddress } from "./list-address.ts"

/**
 * A list's question and the moves to others, in the address. The way back undoes what was chosen; what is typed, and
 * more rows of the same, take the present address's place.
 */
export const useList = <F extends Filters, O extends string>(address: ListAddress<F, O>) => {
  const [search, changeSearch] = useSearchChange()
  const question = address.questionOf(search)
  const change = (next: AddressChange, options?: { readonly replace: boolean }) => {
    // The same address once more would take a step of the way back.
    if (withChange(search, next).toString() !== search.toString()) changeSearch(next, options)
  }
  return {
    ...question,
    find: (words: string) => change(address.find(words), { replace: true }),
    narrow: (values: Parameters<typeof address.narrow>[0], isTyped = false) =>
      change(address.narrow(values), { replace: isTyped }),
    sort: (order: O) => change(address.sort(order)),
    turn: (page: number) => change(address.turn(page)),
    more: () => change(address.turn(question.page + 1), { replace: true }),
    clear: () => change(address.clear()),
  }
}

/** A list as its address says it, with the moves to other questions. */
export type ListState<F extends Filters, O extends string> = ReturnType<typeof useList<F, O>>
