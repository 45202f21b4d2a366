import { ClientDraftState } from "@application/signup/contract"
import { ClientApproval } from "@domain/signup"
import { Select } from "@ui/kit/select"
import { SearchBox } from "@ui/shared/search-box"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import type { ClientFilterValues } from "./use-client-filters.ts"

/** Stands for no filter. */
const all = "all"

const chosen = (id: string) => (id === all ? undefined : id)

export interface ClientFiltersProps {
  readonly filters: ClientFilterValues
  readonly onNarrow: (changes: Partial<Record<keyof ClientFilterValues, string | undefined>>) => void
}

/** What an agent's list may be narrowed by: a name, the payment, and how far the approval has come. */
export const ClientFilters = ({ filters: { search = "", state, approval }, onNarrow }: ClientFiltersProps) => {
  const { t } = useTranslation("account")
  return (
    <div className={styles["actions"]}>
      <SearchBox label={t("account:clients.search")} words={search} onSearch={(words) => onNarrow({ search: words })} />
      <Select
        label={t("account:clients.show")}
        placeholder={t("account:clients.show")}
        value={state ?? all}
        options={([all, ...ClientDraftState.literals] as const).map((id) => ({
          id,
          label: t(`account:clients.states.${id}`),
        }))}
        onChange={(id) => onNarrow({ state: chosen(id) })}
      />
      <Select
        label={t("account:clients.approval")}
        placeholder={t("account:clients.approval")}
        value={approval ?? all}
        options={[
          { id: all, label: t("account:clients.everyApproval") },
          ...ClientApproval.literals.map((id) => ({ id, label: t(`account:clients.standing.${id}`) })),
        ]}
        onChange={(id) => onNarrow({ approval: chosen(id) })}
      />
    </div>
  )
}
