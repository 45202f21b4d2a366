import { CreateVisitorAudience } from "@application/audiences/contract"
import { listLimits, type VisitorRule, visitorLimits, visitorStatement } from "@domain/audiences"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Dialog } from "@ui/kit/dialog"
import { NumberField } from "@ui/kit/number-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./lists.module.css"
import type { DialogProps } from "./of-list.ts"

const matches = ["All", "Contains", "BeginsWith", "Is"] as const
const clauses = ["told", "asked", "sensitive", "agree"] as const

interface Typed {
  readonly name: string
  readonly match: (typeof matches)[number]
  readonly path: string
  readonly days: number
  readonly without: string
  readonly isAccepted: boolean
}

/** The rule that is typed; `told` are the kinds of conversion that can be left out. */
const ruleOf = ({ match, path, days, without }: Typed, told: ReadonlyArray<NonNullable<VisitorRule["without"]>>) => {
  const left = told.find((one) => one === without)
  const rule: VisitorRule = {
    ...(match !== "All" && { pages: { match, path } }),
    days: Number.isNaN(days) ? visitorLimits.usualDays : Math.round(days),
    ...(left !== undefined && { without: left }),
  }
  return rule
}

/** Makes an audience of the website's visitors. */
export const VisitorDialog = ({ businessProfileId, answer, onClose, onDone }: DialogProps) => {
  const { t, i18n } = useTranslation(["customerLists", "common"])
  const format = useFormat()
  const told = answer.website?.told ?? []
  const { version } = visitorStatement
  const form = useForm(CreateVisitorAudience, {
    values: {
      name: "",
      match: "All",
      path: "",
      days: visitorLimits.usualDays,
      without: "",
      isAccepted: false,
    } satisfies Typed as Typed,
    input: (typed: Typed) =>
      typed.isAccepted
        ? Result.succeed({
            businessProfileId,
            name: typed.name,
            visitors: ruleOf(typed, told),
            consentVersion: version,
            language: i18n.language,
          })
        : Result.fail({ isAccepted: t("customerLists:visitors.needed") }),
    names: { visitors: "path", consentVersion: "isAccepted" },
    revalidate: false,
    onSaved: ({ name }) => {
      toastSuccess(t("customerLists:visitors.made", { name }))
      onDone()
    },
  })
  const { values, type } = form
  const { leave, question } = useLeaveQuestion(form)
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        size="large"
        title={t("customerLists:visitors.new")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("customerLists:visitors.create")}
          </Button>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          <TextField
            label={t("customerLists:visitors.name")}
            hint={t("customerLists:visitors.nameHint")}
            maxLength={listLimits.nameLetters}
            autoComplete="off"
            {...form.field("name")}
          />
          <RadioCards
            label={t("customerLists:visitors.pages")}
            options={matches.map((id) => ({ id, title: t(`customerLists:visitors.match.${id}`) }))}
            columns={2}
            value={values.match}
            onChange={(id) => type({ match: matches.find((one) => one === id) ?? "All" })}
          />
          {values.match === "All" ? null : (
            <TextField
              label={t("customerLists:visitors.path")}
              hint={t("customerLists:visitors.pathHint")}
              maxLength={visitorLimits.pathLetters}
              autoComplete="off"
              inputDirection="ltr"
              value={values.path}
              onChange={(path) => type({ path })}
              error={form.errorOf("path")}
            />
          )}
          <NumberField
            label={t("customerLists:visitors.days")}
            hint={t("customerLists:visitors.daysHint", { most: format.number(visitorLimits.mostDays) })}
            unit={t("customerLists:visitors.unit")}
            minValue={visitorLimits.leastDays}
            maxValue={visitorLimits.mostDays}
            step={1}
            value={values.days}
            onChange={(days) => type({ days })}
          />
          {told.length === 0 ? (
            <p className={styles["quiet"]}>
              {t("customerLists:visitors.leaveNone")}{" "}
              <Link to={`/app/${businessProfileId}/conversions`}>{t("customerLists:visitors.toConversions")}</Link>
            </p>
          ) : (
            <Select
              label={t("customerLists:visitors.leave")}
              hint={t("customerLists:visitors.leaveHint")}
              placeholder={t("customerLists:visitors.nobody")}
              options={[
                { id: "nobody", label: t("customerLists:visitors.nobody") },
                ...told.map((id) => ({ id, label: t(`customerLists:visitors.left.${id}`) })),
              ]}
              value={values.without === "" ? "nobody" : values.without}
              onChange={(without) => type({ without: without === "nobody" ? "" : without })}
            />
          )}
          <Banner>{t("customerLists:visitors.metaAlone")}</Banner>
          <section className={styles["consent"]}>
            <h3>{t("customerLists:consent.heading", { version: format.number(version) })}</h3>
            <ul>
              {clauses.map((clause) => (
                <li key={clause}>{t(`customerLists:visitors.v${version}.${clause}`)}</li>
              ))}
            </ul>
          </section>
          <Checkbox
            isSelected={values.isAccepted}
            onChange={(isAccepted) => type({ isAccepted })}
            error={form.errorOf("isAccepted")}
          >
            {t("customerLists:consent.accept")}
          </Checkbox>
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
