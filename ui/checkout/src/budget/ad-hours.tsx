import type { SessionChange, SignupSession } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useWeekHours, type WeekHours } from "@ui/journey/use-week-hours"
import { WeekHoursField } from "@ui/journey/week-hours-field"
import { useDayParting } from "./use-day-parting.ts"

export interface AdHoursProps {
  readonly details: SignupSession
  readonly onChange: (change: SessionChange) => void
}

/** The hours of a campaign's ads while they are chosen. */
export const useAdHours = (details: SignupSession, change: (change: SessionChange) => void) =>
  useWeekHours(details.targeting.dayParts, details.region, (dayParts) => change({ targeting: { dayParts } }))

interface AdHoursFieldProps {
  readonly details: SignupSession
  readonly hours: WeekHours
}

/** When a franchise's ads run, by weekday and hour; nothing for other businesses. Spec: roles, day-parting schedules. */
export const AdHoursField = ({ details, hours }: AdHoursFieldProps) => {
  const { t } = useTranslation("launch")
  if (!useDayParting(details)) return null
  return (
    <WeekHoursField
      hours={hours}
      region={details.region}
      label={t("launch:hours.ads.label")}
      anyTime={{ title: t("launch:hours.anyTime"), description: t("launch:hours.ads.anyTime") }}
      atHours={{ title: t("launch:hours.atHours"), description: t("launch:hours.ads.atHours") }}
    />
  )
}

const Editor = ({ details, onChange, onClose }: AdHoursProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation(["launch", "common"])
  const hours = useAdHours(details, onChange)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("launch:hours.ads.label")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={() => hours.check() && onClose()}>{t("common:action.done")}</Button>}
    >
      <AdHoursField details={details} hours={hours} />
    </Dialog>
  )
}

/** Other hours for the ads of a campaign that is looked over. */
export const ChangeAdHours = (props: AdHoursProps) => {
  const { t } = useTranslation("launch")
  const [isOpen, setOpen] = useState(false)
  if (!useDayParting(props.details)) return null
  return (
    <>
      <Button kind="quiet" size="small" flush="end" onPress={() => setOpen(true)}>
        {t("launch:hours.change")}
      </Button>
      {isOpen ? <Editor {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
