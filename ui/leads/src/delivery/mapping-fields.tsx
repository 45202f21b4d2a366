import { deliveryLimits, LeadField, mappingFault } from "@domain/integrations"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Select } from "@ui/kit/select"
import { SortableList } from "@ui/kit/sortable-list"
import { TextField } from "@ui/kit/text-field"
import { Plus, X } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { FieldName, type ReceiverField } from "./field-name.tsx"
import styles from "./delivery.module.css"
import { type MappingRow, mappingOf, withRow } from "./destination-values.ts"

export interface MappingFieldsProps {
  readonly rows: ReadonlyArray<MappingRow>
  /** Why the mapping cannot be kept. */
  readonly error: string | undefined
  readonly isTried: boolean
  /** The fields that the receiver has, once it has told them. */
  readonly fields?: ReadonlyArray<ReceiverField> | undefined
  readonly onChange: (rows: ReadonlyArray<MappingRow>) => void
}

const sources = ["fixed", ...LeadField.literals] as const

/** The receiver's fields in their order, each with the detail that it gets; lines are moved by their handles. */
export const MappingFields = ({ rows, error, isTried, fields, onChange }: MappingFieldsProps) => {
  const { t } = useTranslation(["leadDelivery"])
  const heading = useId()
  const fault = isTried ? mappingFault(mappingOf(rows)) : undefined
  const type = (id: string, part: Partial<MappingRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return (
    <section className={styles["mapping"]} aria-describedby={error === undefined ? undefined : `${heading}-error`}>
      <h3 id={heading} className={styles["heading"]}>
        {t("leadDelivery:mapping.title")}
      </h3>
      <p className={styles["quiet"]}>{t("leadDelivery:mapping.lead")}</p>
      {error === undefined || fault !== undefined ? null : (
        <p id={`${heading}-error`} role="alert" className={styles["wrong"]}>
          {error}
        </p>
      )}
      {rows.length === 0 ? null : (
        <SortableList
          labelledBy={heading}
          items={rows.map((row) => ({ ...row, name: row.to === "" ? t("leadDelivery:mapping.unnamed") : row.to }))}
          onMove={(from, to) => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))}
        >
          {({ id, to, source, fixed, name }, index) => (
            <div className={styles["row"]}>
              <FieldName
                value={to}
                fields={fields}
                error={fault?.row === index ? error : undefined}
                onChange={(text) => type(id, { to: text })}
              />
              <Select
                label={t("leadDelivery:mapping.from")}
                placeholder=""
                options={sources.map((one) => ({ id: one, label: t(`leadDelivery:field.${one}`) }))}
                value={source}
                onChange={(chosen) => {
                  const found = sources.find((one) => one === chosen)
                  if (found !== undefined) type(id, { source: found })
                }}
              />
              {source === "fixed" ? (
                <TextField
                  label={t("leadDelivery:mapping.fixed")}
                  value={fixed}
                  onChange={(text) => type(id, { fixed: text })}
                  maxLength={deliveryLimits.fixedLetters}
                  autoComplete="off"
                />
              ) : null}
              <span className={styles["leaveOut"]}>
                <IconButton
                  label={t("leadDelivery:mapping.remove", { name })}
                  onPress={() => onChange(rows.filter((row) => row.id !== id))}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
            </div>
          )}
        </SortableList>
      )}
      <div className={styles["acts"]}>
        <Button
          size="small"
          kind="secondary"
          icon={<Plus aria-hidden />}
          isDisabled={rows.length >= deliveryLimits.fields}
          onPress={() => onChange(withRow(rows))}
        >
          {t("leadDelivery:mapping.add")}
        </Button>
      </div>
    </section>
  )
}
