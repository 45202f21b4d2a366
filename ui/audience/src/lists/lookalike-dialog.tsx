import { CreateLookalike } from "@application/audiences/contract"
import { leastFound, listLimits } from "@domain/audiences"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Slider } from "@ui/kit/slider"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"
import type { OfListProps } from "./of-list.ts"
import { useCountryName } from "@ui/shared/use-country-name"

const wordsOf = (percent: number) => (percent <= 2 ? "near" : percent <= 5 ? "middle" : "far")

/** Makes an audience of people like those on a list. */
export const LookalikeDialog = ({ businessProfileId, answer, list, onClose, onDone }: OfListProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const format = useFormat()
  const countryName = useCountryName()
  const country = answer.region
  const form = useForm(CreateLookalike, {
    values: {
      name: t("customerLists:lookalike.usualName", { name: list.name }).slice(0, listLimits.nameLetters),
      percent: 1,
    },
    input: ({ name, percent }) => Result.succeed({ businessProfileId, listId: list.id, name, percent, country }),
    revalidate: false,
    onSaved: ({ name }) => {
      toastSuccess(t("customerLists:lookalike.done", { name }))
      onDone()
    },
  })
  const { percent } = form.values
  const isSmall = list.networks.every(
    ({ network, status, sent }) => status === "TooSmall" || sent < leastFound[network],
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("customerLists:lookalike.title", { name: list.name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("customerLists:lookalike.create")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <p>{t("customerLists:lookalike.text", { country: countryName(country) })}</p>
        {isSmall ? <Banner tone="warning">{t("customerLists:lookalike.small")}</Banner> : null}
        <TextField
          label={t("customerLists:lookalike.name")}
          {...form.field("name")}
          maxLength={listLimits.nameLetters}
          autoComplete="off"
        />
        <Slider
          label={t("customerLists:lookalike.percent")}
          value={percent}
          minimum={listLimits.leastPercent}
          maximum={listLimits.mostPercent}
          format={(value) => format.percent(value / 100)}
          onChange={(value) => form.type({ percent: value })}
        />
        <p aria-live="polite">
          <strong>{t("customerLists:lookalike.percentValue", { percent: format.percent(percent / 100) })}</strong>{" "}
          {t(`customerLists:lookalike.${wordsOf(percent)}`)}
        </p>
      </form>
    </Dialog>
  )
}
