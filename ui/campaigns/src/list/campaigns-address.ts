import { CampaignOrder, campaignTabOf } from "@domain/campaigns"
import { DateRangePreset } from "@domain/kernel"
import { dayFilter, listAddress, oneOf } from "@ui/shared/list"

/** What the address of the list may ask for: a tab, words, a period, an order and a page. */
export const campaignsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: {
    tab: {
      valueOf: (text: string) => {
        const tab = campaignTabOf(text)
        return tab === "all" ? undefined : tab
      },
    },
    range: oneOf(DateRangePreset.literals, ["from", "to"]),
    from: dayFilter,
    to: dayFilter,
  },
  orders: CampaignOrder.literals,
})

/** The part of an address that a saved view keeps: all but the page, with the columns that are shown. */
export const viewIn = (search: URLSearchParams, columns: string | undefined): string => {
  const view = new URLSearchParams(search)
  for (const name of ["page", "columns"]) view.delete(name)
  if (columns !== undefined) view.set("columns", columns)
  return view.toString()
}
