import type { LocalDate } from "@domain/kernel"
import { priceListInForce, type PriceListScope, type RegionalPriceList } from "@domain/pricing"
import type { Portal } from "@domain/portals"
import { useTranslation } from "react-i18next"
import { problemsOf, typedList, type TypedPrices } from "./typed-prices.ts"

/** What a form of further prices starts from. */
export interface NewPricesProps {
  readonly portal: Portal
  readonly scope: PriceListScope
  readonly lists: ReadonlyArray<RegionalPriceList>
  /** The list that would hold on the first day. */
  readonly base: RegionalPriceList
  readonly today: LocalDate
  /** The first day on which a further list may begin. */
  readonly firstDay: LocalDate
  readonly onPublished: () => void
}

/** The rules of a further list over what is typed, in words, and the lists that it is compared with. */
export const usePriceRules = ({ scope, lists, base, today }: NewPricesProps) => {
  const { t } = useTranslation("portalDesk")
  const refusalsOf = (typed: TypedPrices): { readonly [Name in keyof TypedPrices]?: string } =>
    Object.fromEntries(
      Object.entries(problemsOf(typed, base, scope.portalId, lists, today)).map(([name, problem]) => [
        name,
        t(`portalDesk:prices.problem.${problem}`),
      ]),
    )
  return {
    refusalsOf,
    listOf: (typed: TypedPrices) => typedList(typed, base, scope.portalId),
    /** The list that the further one takes the place of. */
    before: (typed: TypedPrices) => priceListInForce(lists, scope, typed.effectiveFrom || today) ?? base,
  }
}
