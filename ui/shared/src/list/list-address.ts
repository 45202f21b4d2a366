import { cutText, type PageRequest } from "@domain/kernel"
import { pageSize, shownOf } from "../app/load-pages.ts"
import type { AddressChange } from "../app/with-change.ts"
import type { Filters, ValuesOf } from "./filters.ts"

/** What a list's address may say. */
export interface AddressDeclaration<F extends Filters, O extends string> {
  /** Name of the parameter with the words to find, and their most characters. */
  readonly words?: { readonly name: string; readonly most: number }
  readonly filters?: F
  /** Orders by their names; the first needs no parameter. */
  readonly orders?: readonly [O, ...ReadonlyArray<O>]
  /** Name of the parameter of the page, where a screen has several lists. */
  readonly page?: string
  /** Rows on a page. */
  readonly limit?: number
  /** Pages before the present page stay, as in lists with cursors; `show` then counts rows. */
  readonly isContinued?: boolean
}

/** What an address asks of a list: words, filters, order and page. Without words or filters a list is not narrowed. */
export interface Question<F extends Filters, O extends string> extends PageRequest {
  readonly words: string
  readonly filter: ValuesOf<F>
  readonly order: O
  readonly isNarrowed: boolean
}

/** Moves to other questions, each as a change of the address. Whatever changes the rows goes back to the first page. */
export interface ListAddress<F extends Filters, O extends string> {
  readonly questionOf: (search: URLSearchParams) => Question<F, O>
  readonly find: (words: string) => AddressChange
  readonly narrow: (values: Partial<Record<keyof F, string | undefined>>) => AddressChange
  readonly sort: (order: O) => AddressChange
  readonly turn: (page: number) => AddressChange
  readonly clear: () => AddressChange
}

const lastPage = 1_000_000

const pageIn = (text: string | null): number => {
  const page = Number(text ?? "")
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

const valuesIn = <F extends Filters>(filters: F, search: URLSearchParams): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { valueOf }]) => {
      const value = valueOf(search.get(name) ?? "")
      return value === undefined ? [] : [[name, value]]
    }),
  ) as ValuesOf<F>

const without = (names: ReadonlyArray<string>): AddressChange =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** Reads a list's question from an address, and writes the next into it; what an address says wrongly asks nothing. */
export const listAddress = <const F extends Filters = {}, const O extends string = "first">({
  words,
  filters = {} as F,
  orders,
  page = "page",
  limit = pageSize,
  isContinued = false,
}: AddressDeclaration<F, O>): ListAddress<F, O> => {
  const place = isContinued ? "show" : page
  const alsoOf = (name: string) => filters[name]?.also ?? []
  const firstOrder = orders?.[0] ?? ("first" as O)
  return {
    questionOf: (search) => {
      const filter = valuesIn(filters, search)
      const found = words === undefined ? "" : cutText((search.get(words.name) ?? "").trim(), words.most).trim()
      return {
        words: found,
        filter,
        order: orders?.find((name) => name === search.get("order")) ?? firstOrder,
        page: isContinued ? shownOf(search) / pageSize : pageIn(search.get(place)),
        limit,
        isNarrowed: found !== "" || Object.keys(filter).length > 0,
      }
    },
    find: (text) => ({ ...(words !== undefined && { [words.name]: text.trim() }), ...without([place]) }),
    narrow: (values) => ({ ...without([place, ...Object.keys(values).flatMap(alsoOf)]), ...values }),
    sort: (order) => ({ ...without([place]), order: order === firstOrder ? undefined : order }),
    turn: (to) => ({ [place]: to <= 1 ? undefined : String(isContinued ? to * pageSize : to) }),
    clear: () => {
      const names = Object.keys(filters)
      return without([place, ...(words === undefined ? [] : [words.name]), ...names, ...names.flatMap(alsoOf)])
    },
  }
}
