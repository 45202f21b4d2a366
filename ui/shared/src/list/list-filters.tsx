import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { SlidersHorizontal } from "lucide-react"
import { SearchBox } from "../app/search-box.tsx"
import type { Filters } from "./filters.ts"
import type { ListOrder } from "./list-order.ts"
import { useId, useState } from "react"
import styles from "./list.module.css"
import type { ListState } from "./use-list.ts"

/** A field that narrows a list: a choice where it has `options`, else a day. */
export interface ListFilter<F extends Filters> {
  /** Name of the filter in the list's address. */
  readonly name: keyof F & string
  readonly label: string
  /** Words of the choice that filters nothing. */
  readonly any?: string
  readonly options?: ReadonlyArray<{ readonly id: string; readonly label: string }>
}

export interface ListFiltersProps<F extends Filters, O extends string> {
  readonly list: ListState<F, O>
  /** Label of the field that searches. */
  readonly search?: string | undefined
  readonly filters?: ReadonlyArray<ListFilter<F>> | undefined
  readonly orders?: { readonly label: string; readonly options: ReadonlyArray<ListOrder<O>> } | undefined
  /** Words on the button that takes all filters away. */
  readonly clear?: string | undefined
  /** Words on the button that shows filters and order on small screens, where they would push the rows away; how many are set. */
  readonly fold?: ((set: number) => string) | undefined
}

/** Stands for no filter. */
const any = "any"

/** What a list's rows are narrowed and ordered by. */
export const ListFilters = <F extends Filters, O extends string>({
  list,
  search,
  filters = [],
  orders,
  clear,
  fold,
}: ListFiltersProps<F, O>) => {
  const [isUnfolded, setUnfolded] = useState(false)
  const partsId = useId()
  const valueOf = (name: keyof F) => {
    const value = list.filter[name]
    return value === undefined ? undefined : String(value)
  }
  const narrow = (name: keyof F & string, text: string | undefined, isTyped: boolean) => {
    const values: Partial<Record<keyof F, string | undefined>> = {}
    values[name] = text
    list.narrow(values, isTyped)
  }
  return (
    <div className={styles["filters"]}>
      {search === undefined ? null : (
        <div className={styles["search"]}>
          <SearchBox label={search} words={list.words} onSearch={list.find} />
        </div>
      )}
      {fold === undefined ? null : (
        <div className={styles["fold"]}>
          <Button
            kind="secondary"
            size="small"
            icon={<SlidersHorizontal aria-hidden size={16} />}
            aria-expanded={isUnfolded}
            aria-controls={partsId}
            onPress={() => setUnfolded((before) => !before)}
          >
            {fold(Object.keys(list.filter).length)}
          </Button>
        </div>
      )}
      <div id={partsId} className={cx(styles["parts"], fold !== undefined && !isUnfolded && styles["folded"])}>
        {filters.map(({ name, label, any: anyLabel = label, options }) =>
          options === undefined ? (
            <TextField
              key={name}
              type="date"
              label={label}
              value={valueOf(name) ?? ""}
              onChange={(day) => narrow(name, day, true)}
            />
          ) : (
            <Select
              key={name}
              label={label}
              placeholder={anyLabel}
              value={valueOf(name) ?? any}
              options={[{ id: any, label: anyLabel }, ...options]}
              onChange={(id) => narrow(name, id === any ? undefined : id, false)}
            />
          ),
        )}
        {orders === undefined ? null : (
          <Select
            label={orders.label}
            placeholder={orders.label}
            value={list.order}
            options={orders.options}
            onChange={(id) => {
              const order = orders.options.find((one) => one.id === id)
              if (order !== undefined) list.sort(order.id)
            }}
          />
        )}
        {clear !== undefined && list.isNarrowed ? (
          <Button kind="quiet" flush="start" onPress={list.clear}>
            {clear}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
