import { type Lead, type LeadChange, LeadStatus } from "@domain/insights"
import { UserId } from "@domain/kernel"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import { useTranslation } from "react-i18next"
import type { LeadDesk, Names } from "./lead-people.ts"
import styles from "./work.module.css"

export interface LeadCareFieldsProps {
  readonly lead: Lead
  readonly desk: LeadDesk | undefined
  readonly names: Names
  readonly isSaving: boolean
  readonly onChange: (change: LeadChange) => void
}

/** Stands for no owner. */
const nobody = "nobody"

/** How far a lead is, who takes care of it, and whether it is a good lead. */
export const LeadCareFields = ({ lead, desk, names, isSaving, onChange }: LeadCareFieldsProps) => {
  const { t } = useTranslation(["leads"])
  const { status, ownerId } = lead
  const members = desk?.members ?? []
  const isFormer = ownerId !== undefined && members.every(({ userId }) => userId !== ownerId)
  const owners = [
    { id: nobody, label: t("leads:owner.nobody") },
    ...members.map(({ userId, name }) => ({ id: String(userId), label: name })),
    ...(isFormer ? [{ id: String(ownerId), label: names(ownerId) }] : []),
  ]
  const own = (id: string) => {
    if (id === (ownerId === undefined ? nobody : String(ownerId))) return
    onChange({
      kind: "Owner",
      ...(ownerId !== undefined && { was: ownerId }),
      ...(id !== nobody && { now: UserId.make(Number(id)) }),
    })
  }
  return (
    <>
      <div className={styles["pair"]}>
        <Select
          label={t("leads:field.status")}
          placeholder={t("leads:field.status")}
          value={status}
          isDisabled={isSaving}
          options={LeadStatus.literals.map((id) => ({ id, label: t(`leads:status.${id}`) }))}
          onChange={(id) => {
            const now = LeadStatus.literals.find((it) => it === id)
            if (now !== undefined && now !== status) onChange({ kind: "Status", was: status, now })
          }}
        />
        <Select
          label={t("leads:owner.title")}
          placeholder={t("leads:owner.nobody")}
          value={ownerId === undefined ? nobody : String(ownerId)}
          isDisabled={isSaving || desk === undefined}
          options={owners}
          onChange={own}
        />
      </div>
      {/* Never disabled, so that it keeps the focus; what is pressed while a change is saved is passed over. */}
      <Switch
        hint={t("leads:good.hint")}
        isSelected={lead.qualifiedAt !== undefined}
        onChange={(isQualified) => onChange({ kind: "Qualified", isQualified })}
      >
        {t("leads:good.title")}
      </Switch>
    </>
  )
}
