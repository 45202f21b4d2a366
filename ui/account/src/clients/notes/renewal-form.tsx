import { RemoveClientRenewal, SaveClientRenewal, type ShownRenewal } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

/** Months between ends that are offered, besides a number that is saved already; none is an end that comes once. */
const offeredMonths = [0, 1, 3, 6, 12, 24, 36] as const
const offeredDays = [0, 7, 14, 30, 60] as const

const withSaved = (offered: ReadonlyArray<number>, saved: number): ReadonlyArray<number> =>
  offered.includes(saved) ? offered : [...offered, saved].toSorted((one, other) => one - other)

export interface RenewalFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly renewal: ShownRenewal | undefined
  readonly onChanged: () => void
}

/** When the contract with a client ends, how often it does, and how long before people are reminded. */
export const RenewalForm = ({ businessProfileId, renewal, onChanged }: RenewalFormProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [removing, remove] = useCommand(RemoveClientRenewal, { revalidate: false })
  const [bringing, bringBack] = useCommand(SaveClientRenewal, { revalidate: false })
  const { firstOn = "", everyMonths = 0, remindDays = 14 } = renewal ?? {}
  const form = useForm(SaveClientRenewal, {
    values: { firstOn, everyMonths, remindDays },
    input: (typed) =>
      typed.firstOn === ""
        ? Result.fail({ firstOn: t("clients:renewal.needsDay") })
        : Result.succeed({
            businessProfileId,
            firstOn: typed.firstOn,
            remindDays: typed.remindDays,
            ...(typed.everyMonths > 0 && { everyMonths: typed.everyMonths }),
          }),
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("clients:renewal.saved"))
      onChanged()
    },
  })
  const takeAway = async (saved: ShownRenewal) => {
    const outcome = await remove({ businessProfileId })
    if (outcome?.status !== "succeeded") return
    const { nextOn: _next, isDue: _due, ...before } = saved
    toastUndo(t("clients:renewal.removed"), t("common:action.undo"), () => {
      void bringBack({ businessProfileId, ...before }).then(onChanged)
    })
    onChanged()
  }
  const months = withSaved(offeredMonths, everyMonths)
  const days = withSaved(offeredDays, remindDays)
  return (
    <form {...form.props} className={panel["form"]}>
      {[form.state, removing, bringing].map((state, place) => (
        <LoginFailureNotice key={place} state={state} />
      ))}
      <TextField type="date" label={t("clients:renewal.day")} {...form.field("firstOn")} />
      <Select
        label={t("clients:renewal.repeats")}
        placeholder={t("clients:renewal.repeats")}
        {...form.choice("everyMonths", months)}
        options={months.map((count) => ({
          id: String(count),
          label:
            count === 0
              ? t("clients:renewal.once")
              : count % 12 === 0
                ? t("clients:renewal.years", { count: count / 12 })
                : t("clients:renewal.months", { count }),
        }))}
      />
      <Select
        label={t("clients:renewal.remind")}
        placeholder={t("clients:renewal.remind")}
        {...form.choice("remindDays", days)}
        options={days.map((count) => ({
          id: String(count),
          label: count === 0 ? t("clients:renewal.sameDay") : t("clients:renewal.before", { count }),
        }))}
      />
      <div className={panel["actions"]}>
        <Button type="submit" size="small" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("clients:renewal.save")}
        </Button>
        {renewal === undefined ? null : (
          <Button
            kind="quiet"
            size="small"
            isPending={removing.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void takeAway(renewal)}
          >
            {t("clients:renewal.remove")}
          </Button>
        )}
      </div>
    </form>
  )
}
