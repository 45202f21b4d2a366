import { ChangePreferences } from "@application/identity/contract"
import { type DisplayChange, NumberStyle, type User, WeekStart } from "@domain/identity"
import { firstWeekday } from "@domain/portals"
import { useCommand } from "@ui/container"
import { localeIn } from "@ui/i18n"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useWeekdayName, useWeekdays, zonesAfter, zoneWords } from "@ui/shared/clock-options"
import { presentTime, usePortal, useSession } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat, useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** Of a select's choices, the choice that leaves it to language and business. */
const usual = "usual"
/** A number with a group that the styles set apart. */
const sample = 1_234_567

/** How numbers, weeks and the user's own times are shown, each with an example; effective at once. Ours. */
export const FormatsPanel = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation("account")
  const { language } = usePortal()
  const session = useSession()
  const format = useFormat()
  const own = useOwnFormat()
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  const [changing, change] = useCommand(ChangePreferences, { revalidate: false })
  const { display = {} } = user
  const save = async (part: DisplayChange) => {
    const outcome = await change({ userId: user.id, display: part })
    if (outcome?.status !== "succeeded") return
    session.changeUser({ display: outcome.output.display })
    toastSuccess(t("account:formats.saved"))
  }
  const isDisabled = changing.status === "pending"
  const zones = zonesAfter([format.timeZone])
  return (
    <Panel title={t("account:formats.title")} description={t("account:formats.lead")}>
      <div className={panel["form"]}>
        <LoginFailureNotice state={changing} />
        <Select
          label={t("account:formats.numbers")}
          placeholder=""
          hint={t("account:formats.numbersExample", { example: format.number(sample) })}
          value={display.numberStyle ?? usual}
          options={[usual, ...NumberStyle.literals].map((id) => ({
            id,
            label: t(id === usual ? "account:formats.usualNumbers" : `account:formats.${id}`),
          }))}
          isDisabled={isDisabled}
          onChange={(id) => void save({ numberStyle: NumberStyle.literals.find((style) => style === id) ?? null })}
        />
        <Select
          label={t("account:formats.week")}
          placeholder=""
          hint={t("account:formats.weekExample", {
            days: new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" }).format(
              weekdays.map(dayName),
            ),
          })}
          value={String(display.weekStart ?? usual)}
          options={[
            { id: usual, label: t("account:formats.usualWeek", { day: dayName(firstWeekday(language)) }) },
            ...WeekStart.literals.map((day) => ({ id: String(day), label: dayName(day) })),
          ]}
          isDisabled={isDisabled}
          onChange={(id) => void save({ weekStart: WeekStart.literals.find((day) => String(day) === id) ?? null })}
        />
        <Select
          label={t("account:formats.zone")}
          placeholder=""
          hint={t("account:formats.zoneHint", { time: own.weekdayTimeOf(presentTime()) })}
          value={display.timeZone ?? usual}
          options={[
            { id: usual, label: `${t("account:formats.usualZone")} (${zoneWords(format.timeZone)})` },
            ...zones.map((zone) => ({ id: zone, label: zoneWords(zone) })),
          ]}
          isDisabled={isDisabled}
          onChange={(id) => void save({ timeZone: id === usual ? null : id })}
        />
      </div>
    </Panel>
  )
}
