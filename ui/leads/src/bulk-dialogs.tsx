import { leadWorkLimits } from "@domain/insights"
import { UserId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { LeadDesk } from "./lead-people.ts"
import styles from "./work.module.css"

const nobody = "nobody"

export interface BulkOwnerDialogProps {
  readonly members: LeadDesk["members"]
  /** Receives the owner of the chosen leads; undefined for none. */
  readonly onChoose: (owner: UserId | undefined) => void
  readonly onClose: () => void
}

/** Asks who takes care of the chosen leads. */
export const BulkOwnerDialog = ({ members, onChoose, onClose }: BulkOwnerDialogProps) => {
  const { t } = useTranslation(["common", "leads"])
  const [chosen, setChosen] = useState(String(members[0]?.userId ?? nobody))
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t("leads:bulk.owner")}
      closeLabel={t("common:action.close")}
      actions={
        <Button onPress={() => onChoose(chosen === nobody ? undefined : UserId.make(Number(chosen)))}>
          {t("leads:change")}
        </Button>
      }
    >
      <Select
        label={t("leads:owner.title")}
        placeholder={t("leads:owner.nobody")}
        value={chosen}
        options={[
          ...members.map(({ userId, name }) => ({ id: String(userId), label: name })),
          { id: nobody, label: t("leads:owner.nobody") },
        ]}
        onChange={setChosen}
      />
    </Dialog>
  )
}

export interface BulkTagDialogProps {
  readonly known: ReadonlyArray<string>
  readonly onChoose: (tag: string) => void
  readonly onClose: () => void
}

/** Asks for a tag that the chosen leads get. */
export const BulkTagDialog = ({ known, onChoose, onClose }: BulkTagDialogProps) => {
  const { t } = useTranslation(["common", "leads"])
  const [typed, setTyped] = useState("")
  const [isEmpty, setEmpty] = useState(false)
  const choose = () => {
    const tag = typed.trim()
    setEmpty(tag === "")
    if (tag !== "") onChoose(tag)
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t("leads:bulk.tag")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={choose}>{t("leads:tags.add")}</Button>}
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        <TextField
          label={t("leads:tags.one")}
          value={typed}
          maxLength={leadWorkLimits.tag}
          autoComplete="off"
          onChange={(text) => {
            setTyped(text)
            setEmpty(false)
          }}
          error={isEmpty ? t("leads:tags.empty") : undefined}
        />
        {known.length === 0 ? null : (
          <div className={styles["line"]}>
            {known.slice(0, 8).map((tag) => (
              <Button key={tag} kind="quiet" size="small" onPress={() => onChoose(tag)}>
                {tag}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  )
}
