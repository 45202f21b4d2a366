import { ChangeBrief, CreateBrief, type ShownBrief } from "@application/briefs/contract"
import { briefLimits, checkedBrief } from "@domain/briefs"
import {
  addDays,
  type BusinessProfileId,
  type CurrencyCode,
  currencySymbol,
  minorDigits,
  type Region,
} from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { MoneyField } from "@ui/kit/money-field"
import { TagInput } from "@ui/kit/tag-input"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { todayIn } from "@ui/shared/today"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { contentOf, valuesOf } from "./brief-values.ts"
import styles from "./briefs.module.css"

export interface BriefDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly currency: CurrencyCode
  /** The draft that is changed; a new brief without. */
  readonly brief?: ShownBrief
  readonly onClose: () => void
  readonly onDone: (brief: ShownBrief) => void
}

/** Days from today in which a new brief begins, and how long it is. */
const [usualStart, usualLength] = [7, 29]

/** Writes a brief, or changes a draft. What is typed stays through a reload. */
export const BriefDialog = ({ businessProfileId, region, currency, brief, onClose, onDone }: BriefDialogProps) => {
  const { t } = useTranslation(["briefs", "common"])
  const from = addDays(todayIn(region), usualStart)
  const form = useForm(brief === undefined ? CreateBrief : ChangeBrief, {
    values: valuesOf(brief, { from, to: addDays(from, usualLength) }),
    input: (values) => {
      const content = contentOf(values)
      const checked = checkedBrief(content)
      if (Result.isFailure(checked)) {
        const { dates, ...refused } = checked.failure
        return Result.fail({ ...refused, ...(dates !== undefined && { to: dates }) })
      }
      return Result.succeed({
        businessProfileId,
        ...content,
        ...(brief !== undefined && { briefId: brief.id, revision: brief.revisions?.revision ?? 0 }),
      })
    },
    names: { dates: "to" },
    keepAs: brief === undefined ? "brief" : `brief-${brief.id}`,
    onSaved: (saved) => {
      toastSuccess(t("briefs:form.saved", { name: saved.name }))
      onDone(saved)
    },
  })
  const { leave, question } = useLeaveQuestion(form)
  return (
    <>
      <Dialog
        isOpen
        isTall
        size="large"
        onClose={() => leave(onClose)}
        title={t(brief === undefined ? "briefs:form.new" : "briefs:form.change")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t(brief === undefined ? "briefs:form.create" : "common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          <TextField label={t("briefs:field.name")} {...form.field("name")} maxLength={briefLimits.name} isRequired />
          <TextArea
            label={t("briefs:field.details")}
            hint={t("briefs:hint.details")}
            {...form.field("details")}
            maxLength={briefLimits.text}
            isRequired
          />
          <TextArea
            label={t("briefs:field.audience")}
            hint={t("briefs:hint.audience")}
            {...form.field("audience")}
            maxLength={briefLimits.audience}
          />
          <div className={styles["pair"]}>
            <TextField type="date" label={t("briefs:field.from")} {...form.field("from")} isRequired />
            <TextField type="date" label={t("briefs:field.to")} {...form.field("to")} isRequired />
          </div>
          <MoneyField
            label={t("briefs:field.budget")}
            hint={t("briefs:hint.budget")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            {...form.field("budget")}
            isRequired
          />
          <TagInput
            label={t("briefs:field.markets")}
            hint={t("briefs:hint.markets")}
            value={form.values.markets}
            onChange={(markets) => form.type({ markets })}
            error={form.errorOf("markets")}
            addLabel={t("briefs:form.addMarket")}
            removeLabel={(market) => t("briefs:form.removeMarket", { market })}
            removedText={(market) => t("briefs:form.removedMarket", { market })}
            undoLabel={t("common:action.undo")}
            listLabel={t("briefs:field.markets")}
            maxLength={briefLimits.market}
          />
          <TextArea
            label={t("briefs:field.material")}
            hint={t("briefs:hint.material")}
            {...form.field("material")}
            maxLength={briefLimits.text}
          />
          <TextArea label={t("briefs:field.notes")} {...form.field("notes")} maxLength={briefLimits.text} />
        </form>
      </Dialog>
      {question}
    </>
  )
}
