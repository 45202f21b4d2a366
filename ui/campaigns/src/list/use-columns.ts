import { useDevicePreferences } from "@ui/shared/frame"
import { useSearchChange } from "@ui/shared/use-search-change"
import { viewIn } from "./campaigns-address.ts"
import { type ColumnId, columnsAmong, columnsIn, columnsText, firstColumns } from "./columns.ts"

/** The chosen columns: of the address, as in a saved view, else what this device keeps. */
export const useColumns = () => {
  const { campaignColumns } = useDevicePreferences()
  const [search, change] = useSearchChange()
  const columns = columnsIn(search) ?? columnsAmong(campaignColumns.read() ?? []) ?? firstColumns
  return {
    columns,
    /** The address without its page, and with the columns that it leaves to the device. */
    view: viewIn(search, columnsText(columns)),
    choose: (chosen: ReadonlyArray<ColumnId>) => {
      campaignColumns.write(chosen)
      change({ columns: columnsText(chosen) }, { replace: true })
    },
    /** Keeps the columns of a view that is opened. */
    keep: (view: string) => campaignColumns.write(columnsIn(new URLSearchParams(view)) ?? firstColumns),
  }
}
