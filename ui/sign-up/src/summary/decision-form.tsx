import { SummaryDecisionKind, SummarySection } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { useFieldText } from "../parts/use-field-text.ts"
import { type DecisionOptions, useDecision } from "./use-decision.ts"

const longest = { name: 100, comment: 2_000 } as const

const wholeCampaign = "all"

/** Asks who decides and how, and for words where a change is wanted. */
export const DecisionForm = (options: DecisionOptions) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const fieldText = useFieldText()
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, problems, failure, isChanged, isPending, submit } = useDecision(options)
  const { kind } = typed
  const isAsking = kind === "ChangeRequested"

  const send = async () => {
    if (!(await submit())) return
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus())
  }

  return (
    <form
      ref={form}
      noValidate
      className={layout["stack"]}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioCards
        label={t("launch:approval.choice")}
        value={kind}
        onChange={(id) => type({ kind: SummaryDecisionKind.literals.find((known) => known === id) ?? kind })}
        options={SummaryDecisionKind.literals.map((id) => ({
          id,
          title: t(`launch:approval.way.${id}.title`),
          description: t(`launch:approval.way.${id}.text`),
        }))}
      />
      {isAsking ? (
        <Select
          label={t("launch:approval.section")}
          placeholder={t("launch:approval.sections.all")}
          value={typed.section ?? wholeCampaign}
          onChange={(id) => type({ section: SummarySection.literals.find((known) => known === id) })}
          options={[wholeCampaign, ...SummarySection.literals].map((id) => ({
            id,
            label: t(`launch:approval.sections.${id}`),
          }))}
        />
      ) : null}
      {kind === "Approved" ? null : (
        <TextArea
          label={t(isAsking ? "launch:approval.wish" : "launch:approval.reason")}
          hint={isAsking ? undefined : t("launch:approval.reasonHint")}
          error={fieldText(problems.comment)}
          value={typed.comment}
          onChange={(comment) => type({ comment })}
          maxLength={longest.comment}
          isRequired={isAsking}
        />
      )}
      <TextField
        label={t("launch:approval.name")}
        hint={t("launch:approval.nameHint")}
        error={fieldText(problems.approverName)}
        value={typed.approverName}
        onChange={(approverName) => type({ approverName })}
        autoComplete="name"
        maxLength={longest.name}
        isRequired
      />
      <div aria-live="polite" className={layout["tight"]}>
        {isChanged ? (
          <Banner tone="warning" title={t("launch:approval.changed")}>
            {t("launch:approval.changedText")}
          </Banner>
        ) : null}
        <FailureNotice failure={failure} />
      </div>
      <div>
        <Button type="submit" isPending={isPending} pendingLabel={t("common:state.sending")}>
          {t(`launch:approval.send.${kind}`)}
        </Button>
      </div>
    </form>
  )
}
