import { cutText, type PageRequest } from "@domain/kernel"
import { pageSize, rowsIn } from "../app/load-pages.ts"
import type { AddressChange } from "../app/with-change.ts"
import type { Filters, ValuesOf } from "./filters.ts"

/** What a list's address may say. */
export interface AddressDeclaration<F extends Filters, O extends string> {
  /** Name of the list, before each of its parameters, where a screen has several lists. */
  readonly of?: string
  /** Name of the parameter with the words to find, and their most characters. */
  readonly words?: { readonly name: string; readonly most: number }
  readonly filters?: F
  /** Orders by their names; the first needs no parameter. */
  readonly orders?: readonly [O, ...ReadonlyArray<O>]
  /** Rows on a page. */
  readonly limit?: number
  /** Pages before the present page stay, as in lists with cursors; `show` then counts rows. */
  readonly isContinued?: boolean
  /** Pages begin after a row, which the parameter `after` names; whatever changes the rows leaves it out. */
  readonly isKeyed?: boolean
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

const pageIn = (text: string): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

const valuesIn = <F extends Filters>(filters: F, textOf: (name: string) => string): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { valueOf }]) => {
      const value = valueOf(textOf(name))
      return value === undefined ? [] : [[name, value]]
    }),
  ) as ValuesOf<F>

const without = (names: ReadonlyArray<string>): AddressChange =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** Reads a list's question from an address, and writes the next into it; what an address says wrongly asks nothing. */
export const listAddress = <const F extends Filters = {}, const O extends string = "first">({
  of,
  words,
  filters = {} as F,
  orders,
  limit = pageSize,
  isContinued = false,
  isKeyed = false,
}: AddressDeclaration<F, O>): ListAddress<F, O> => {
  const place = isContinued ? "show" : "page"
  const places = isKeyed ? [place, "after"] : [place]
  const firstOrder = orders?.[0] ?? ("first" as O)
  const alsoOf = (name: string) => filters[name]?.also ?? []
  const parameter = (name: string) => (of === undefined ? name : `${of}.${name}`)
  const written = (change: AddressChange): AddressChange =>
    Object.fromEntries(Object.entries(change).map(([name, value]) => [parameter(name), value]))
  return {
    questionOf: (search) => {
      const textOf = (name: string) => search.get(parameter(name)) ?? ""
      const filter = valuesIn(filters, textOf)
      const found = words === undefined ? "" : cutText(textOf(words.name).trim(), words.most).trim()
      return {
        words: found,
        filter,
        order: orders?.find((name) => name === textOf("order")) ?? firstOrder,
        page: isContinued ? rowsIn(textOf(place)) / pageSize : pageIn(textOf(place)),
        limit,
        isNarrowed: found !== "" || Object.keys(filter).length > 0,
      }
    },
    find: (text) => written({ ...(words !== undefined && { [words.name]: text.trim() }), ...without(places) }),
    narrow: (values) => written({ ...without([...places, ...Object.keys(values).flatMap(alsoOf)]), ...values }),
    sort: (order) => written({ ...without(places), order: order === firstOrder ? undefined : order }),
    turn: (to) => written({ [place]: to <= 1 ? undefined : String(isContinued ? to * pageSize : to) }),
    clear: () => {
      const names = Object.keys(filters)
      const ofWords = words === undefined ? [] : [words.name]
      return written(without([...places, ...ofWords, ...names, ...names.flatMap(alsoOf)]))
    },
  }
}
