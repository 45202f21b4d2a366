import type { QuietHours } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import { asOptions, timesEvery, useWeekdayName, useWeekdays, zoneWords } from "@ui/shared/clock-options"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { MessagePanelProps } from "./preference-types.ts"
import { useClockWords } from "./use-clock-words.ts"
import styles from "./preferences.module.css"

const times = timesEvery(30)

/** Hours without pushes and short messages, by the user's own clock; what is urgent comes anyway, and that is said. Ours. */
export const QuietPanel = ({ preferences, state, onSave }: MessagePanelProps) => {
  const { t } = useTranslation(["account", "common"])
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  const clock = useClockWords()
  const [quiet, setQuiet] = useState<QuietHours>(preferences.quiet)
  const isSame = quiet.from === quiet.to
  const isDayless = quiet.days.length === 0
  const isWrong = quiet.isOn && (isSame || isDayless)
  const type = (part: Partial<QuietHours>) => setQuiet((before) => ({ ...before, ...part }))
  return (
    <Panel title={t("account:quiet.title")} description={t("account:quiet.lead")}>
      <form
        noValidate
        className={panel["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) void onSave({ quiet }, t("account:quiet.saved"))
        }}
      >
        <Switch isSelected={quiet.isOn} onChange={(isOn) => type({ isOn })}>
          {t("account:quiet.on")}
        </Switch>
        {quiet.isOn ? (
          <>
            <div className={styles["pair"]}>
              <Select
                label={t("account:quiet.from")}
                placeholder=""
                value={quiet.from}
                options={asOptions(times, clock)}
                onChange={(from) => type({ from })}
              />
              <Select
                label={t("account:quiet.to")}
                placeholder=""
                value={quiet.to}
                options={asOptions(times, clock)}
                onChange={(to) => type({ to })}
                error={isSame ? t("account:quiet.same") : undefined}
              />
            </div>
            <CheckboxGroup
              label={t("account:quiet.days")}
              value={quiet.days.map(String)}
              options={asOptions(weekdays, dayName)}
              onChange={(ids) => type({ days: weekdays.filter((day) => ids.includes(String(day))) })}
              error={isDayless ? t("account:quiet.noDay") : undefined}
            />
            <p className={panel["quiet"]}>{t("account:quiet.zone", { zone: zoneWords(preferences.timeZone) })}</p>
            <p className={panel["quiet"]}>{t("account:quiet.urgent")}</p>
          </>
        ) : null}
        <div className={panel["actions"]}>
          <Button
            type="submit"
            kind="secondary"
            isDisabled={isWrong || JSON.stringify(quiet) === JSON.stringify(preferences.quiet)}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.saving")}
          >
            {t("account:quiet.save")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
