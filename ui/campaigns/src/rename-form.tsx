import { campaignName, type FieldFailure, textLimits } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rename-form.module.css"

export interface RenameFormProps {
  readonly name: string
  readonly isPending: boolean
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

/** A campaign's name to type over: Enter saves it, Escape leaves it as it was. */
export const RenameForm = ({ name, isPending, onRename, onCancel }: RenameFormProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState<FieldFailure>()
  useEffect(() => {
    form.current?.querySelector("input")?.select()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = campaignName(typed)
    if (Result.isFailure(checked)) {
      setRefusal(checked.failure)
      form.current?.querySelector("input")?.focus()
    } else if (checked.success === name) onCancel()
    else onRename(checked.success)
  }
  return (
    <form ref={form} className={styles["form"]} onSubmit={submit} noValidate>
      <TextField
        label={t("app:campaigns.rename.name")}
        value={typed}
        maxLength={textLimits.campaignName}
        onChange={(text) => {
          setTyped(text)
          setRefusal(undefined)
        }}
        onKeyDown={({ key }) => {
          if (key === "Escape") onCancel()
        }}
        {...(refusal !== undefined && { error: t(`failures:${refusal.key}`, { ...refusal.params }) })}
      />
      <div className={styles["buttons"]}>
        <Button type="submit" size="small" isPending={isPending} pendingLabel={t("common:state.saving")}>
          {t("common:action.save")}
        </Button>
        <Button size="small" kind="secondary" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}
