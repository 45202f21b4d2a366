import { DigestChoice } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { asOptions, timesEvery, useWeekdayName, useWeekdays, zoneWords } from "@ui/shared/clock-options"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { MessagePanelProps } from "./preference-types.ts"
import { useClockWords } from "./use-clock-words.ts"
import styles from "./preferences.module.css"

const times = timesEvery(60)
const rhythms = DigestChoice.fields.rhythm.literals

/** Mails of some topics as one, daily or weekly; the change sends what waits by the new choice. Ours. */
export const DigestPanel = ({ preferences, state, onSave }: MessagePanelProps) => {
  const { t } = useTranslation(["account", "common"])
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  const clock = useClockWords()
  const [digest, setDigest] = useState<DigestChoice>(preferences.digest)
  const offered = preferences.topics.filter(({ mayWait }) => mayWait).map(({ topic }) => topic)
  const isOn = digest.rhythm !== "Off"
  const isEmpty = isOn && digest.topics.length === 0
  const type = (part: Partial<DigestChoice>) => setDigest((before) => ({ ...before, ...part }))
  return (
    <Panel title={t("account:digest.title")} description={t("account:digest.lead")}>
      <form
        noValidate
        className={panel["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) void onSave({ digest }, t("account:digest.saved"))
        }}
      >
        <Select
          label={t("account:digest.rhythm")}
          placeholder=""
          value={digest.rhythm}
          options={rhythms.map((id) => ({ id, label: t(`account:digest.${id}`) }))}
          onChange={(id) => type({ rhythm: rhythms.find((one) => one === id) ?? "Off" })}
        />
        {isOn ? (
          <>
            <div className={styles["pair"]}>
              {digest.rhythm === "Weekly" ? (
                <Select
                  label={t("account:digest.weekday")}
                  placeholder=""
                  value={String(digest.weekday)}
                  options={asOptions(weekdays, dayName)}
                  onChange={(id) => type({ weekday: Number(id) })}
                />
              ) : null}
              <Select
                label={t("account:digest.time")}
                placeholder=""
                hint={t("account:quiet.zone", { zone: zoneWords(preferences.timeZone) })}
                value={digest.time}
                options={asOptions(times, clock)}
                onChange={(time) => type({ time })}
              />
            </div>
            <CheckboxGroup
              label={t("account:digest.topics")}
              value={digest.topics}
              options={asOptions(offered, (topic) => t(`account:messages.topic.${topic}`))}
              onChange={(ids) => type({ topics: offered.filter((topic) => ids.includes(topic)) })}
              error={isEmpty ? t("account:digest.noTopic") : undefined}
            />
            <p className={panel["quiet"]}>{t("account:digest.urgent")}</p>
          </>
        ) : null}
        <div className={panel["actions"]}>
          <Button
            type="submit"
            kind="secondary"
            isDisabled={isEmpty || JSON.stringify(digest) === JSON.stringify(preferences.digest)}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.saving")}
          >
            {t("account:digest.save")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
