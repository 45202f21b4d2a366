import { type Campaign, endDatesFor } from "@domain/campaigns"
import { type LocalDate, localDateAt } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"
import { FailureNotice, presentTime } from "../frame/index.ts"
import styles from "./campaigns.module.css"

export interface EndDateDialogProps {
  readonly campaign: Pick<Campaign, "name" | "budget" | "startDate" | "endDate">
  /** Why the last try was refused. */
  readonly trouble: unknown
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onChange: (endDate: LocalDate) => void
}

/** Another last day, within what the budget allows. Spec: validation, "Daily-budget campaigns last at least 1 week". */
export const EndDateDialog = ({ campaign, trouble, isPending, onClose, onChange }: EndDateDialogProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const format = useFormat()
  const { earliest, latest } = endDatesFor(campaign, localDateAt(presentTime(), format.timeZone))
  const [day, setDay] = useState<LocalDate>(campaign.endDate ?? earliest)
  const isOutside = day === "" || day < earliest || day > latest
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("app:campaigns.endDate.title", { name: campaign.name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isPending={isPending}
          pendingLabel={t("common:state.saving")}
          isDisabled={isOutside}
          onPress={() => onChange(day)}
        >
          {t("common:action.save")}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <FailureNotice failure={trouble} />
        <TextField
          type="date"
          label={t("app:campaigns.endDate.label")}
          hint={t("app:campaigns.endDate.hint", { earliest: format.day(earliest), latest: format.day(latest) })}
          error={
            isOutside
              ? t("app:campaigns.endDate.hint", { earliest: format.day(earliest), latest: format.day(latest) })
              : undefined
          }
          value={day}
          onChange={setDay}
          {...{ min: earliest, max: latest }}
        />
        <p className={styles["quiet"]}>{t("app:campaigns.endDate.money")}</p>
      </div>
    </Dialog>
  )
}
