import { useDevicePreferences } from "@ui/shared/frame"
import { useSearchChange } from "@ui/shared/use-search-change"
import { type ColumnId, columnsAmong, columnsText, firstColumns } from "./columns.ts"

/** The chosen columns: of the address, as in a saved view, else what this device keeps. */
export const useColumns = () => {
  const { campaignColumns } = useDevicePreferences()
  const [search, change] = useSearchChange()
  const named = search.get("columns")?.split("-") ?? campaignColumns.read() ?? []
  const choose = (columns: ReadonlyArray<ColumnId>) => {
    campaignColumns.write(columns)
    change({ columns: columnsText(columns) }, { replace: true })
  }
  return [columnsAmong(named) ?? firstColumns, choose] as const
}
