import { ListLeadViews, RemoveLeadView, SaveLeadView } from "@application/insights/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { SavedViews } from "@ui/shared/saved-views"
import { useSearchParams } from "react-router"
import { useTranslation } from "react-i18next"

const calls = { list: ListLeadViews, save: SaveLeadView, remove: RemoveLeadView }

/** Views that everybody has, by their searches. */
const given = {
  fresh: "status=New",
  mine: "owner=Mine",
  dueToday: "due=Today&order=step",
  late: "order=oldest&waiting=Late",
} as const

/** The views of the list: first the views that everybody has, then the user's own. */
export const LeadViews = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation(["leads"])
  const [search, setSearch] = useSearchParams()
  const query = new URLSearchParams(search)
  for (const name of ["lead", "show"]) query.delete(name)
  return (
    <SavedViews
      calls={calls}
      given={(["fresh", "mine", "dueToday", "late"] as const).map((id) => ({
        name: t(`leads:view.${id}`),
        query: given[id],
      }))}
      businessProfileId={businessProfileId}
      query={query.toString()}
      onOpen={(next) => setSearch(next, { preventScrollReset: true })}
    />
  )
}
