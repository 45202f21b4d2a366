import { DocumentKind } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import styles from "../statement-filters.module.css"
import type { DocumentsReading } from "./read-documents.ts"

const any = "any"

export interface DocumentFiltersProps {
  readonly reading: Pick<DocumentsReading, "filter" | "financialYears">
  /** Parameters of the address to change; an absent value removes its own. */
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void
}

/** Chooses which documents are listed, by financial year and by kind. */
export const DocumentFilters = ({ reading: { filter, financialYears }, onChange }: DocumentFiltersProps) => {
  const { t } = useTranslation(["billing", "app"])
  const { kind, financialYear } = filter
  const chosen = (id: string) => (id === any ? undefined : id)
  return (
    <div className={styles["filters"]}>
      <Select
        label={t("billing:list.year")}
        placeholder={t("billing:list.anyYear")}
        value={financialYear ?? any}
        options={[
          { id: any, label: t("billing:list.anyYear") },
          ...financialYears.map((year) => ({ id: year, label: year })),
        ]}
        onChange={(id) => onChange({ year: chosen(id) })}
      />
      <Select
        label={t("billing:list.kind")}
        placeholder={t("billing:list.anyKind")}
        value={kind ?? any}
        options={[
          { id: any, label: t("billing:list.anyKind") },
          ...DocumentKind.literals.map((id) => ({ id, label: t(`billing:kinds.${id}`) })),
        ]}
        onChange={(id) => onChange({ kind: chosen(id) })}
      />
      {Object.keys(filter).length === 0 ? null : (
        <Button kind="quiet" flush="start" onPress={() => onChange({ year: undefined, kind: undefined })}>
          {t("app:wallet.filter.clear")}
        </Button>
      )}
    </div>
  )
}
