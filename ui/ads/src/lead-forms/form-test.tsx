import { type FormCampaign, TestLeadForm } from "@application/campaigns/contract"
import { type KeyedAnswer, type LeadForm, madeUpLead, questionLimits, rehearsedLead } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./builder.module.css"

export interface FormTestProps {
  readonly businessProfileId: BusinessProfileId
  /** The saved form's number; absent before it is saved. */
  readonly formId?: number
  readonly form: LeadForm
  /** BCP 47 tag. */
  readonly language: string
  /** Campaigns that show ads with the form. */
  readonly campaigns: ReadonlyArray<FormCampaign>
  /** Whether the form is as it was saved. */
  readonly isSaved: boolean
  readonly mayTest: boolean
}

/** A rehearsal of a form's own questions with what the owner would see, and a test lead once an ad runs. */
export const FormTest = (props: FormTestProps) => {
  const { businessProfileId, formId, form, language, campaigns, isSaved, mayTest } = props
  const { t } = useTranslation("leadForms")
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlyArray<KeyedAnswer>>([])
  const [campaign, setCampaign] = useState<string>()
  const [sending, send, reset] = useCommand(TestLeadForm, { revalidate: false })
  const { questions = [] } = form
  const lead = madeUpLead(form, { language, services: [] }, chosen)
  const { fit } = rehearsedLead(questions, lead)
  const live = campaigns.filter(({ isLaunched }) => isLaunched)
  const target = live.find(({ campaignId }) => String(campaignId) === campaign) ?? live[0]
  const answer = (key: string, text: string) => {
    reset()
    setChosen([...chosen.filter((one) => one.key !== key), { key, answer: text }])
  }
  return (
    <Panel title={t("leadForms:test.title")} description={t("leadForms:test.lead")}>
      {questions.length === 0 ? <p className={cx(styles.quiet)}>{t("leadForms:test.none")}</p> : null}
      {questions.map(({ key, label, choices }, index) => {
        const name = label.trim() || t("leadForms:questions.numbered", { number: format.number(index + 1) })
        const given = lead.answers.find((one) => one.key === key)?.answer ?? ""
        return choices === undefined ? (
          <TextField
            key={key}
            label={t("leadForms:test.answer", { label: name })}
            value={chosen.find((one) => one.key === key)?.answer ?? ""}
            maxLength={questionLimits.label}
            placeholder={given}
            autoComplete="off"
            onChange={(text) => answer(key, text)}
          />
        ) : (
          <Select
            key={key}
            label={t("leadForms:test.answer", { label: name })}
            placeholder={name}
            value={given}
            options={choices.filter(({ text }) => text.trim() !== "").map(({ text }) => ({ id: text, label: text }))}
            onChange={(text) => answer(key, text)}
          />
        )
      })}
      <div role="status" className={cx(styles.tight)}>
        <p className={cx(styles.row)}>
          <span className={cx(styles.quiet)}>{t("leadForms:test.result")}</span>
          {fit === undefined ? (
            <span>{t("leadForms:test.unjudged")}</span>
          ) : (
            <Badge tone={fit.isFitting ? "success" : "warning"}>
              {t(fit.isFitting ? "leadForms:test.fits" : "leadForms:test.doesNotFit")}
            </Badge>
          )}
        </p>
        {fit?.because === undefined ? null : <p>{t("leadForms:test.because", { reason: fit.because })}</p>}
      </div>
      {formId === undefined || target === undefined ? (
        <p className={cx(styles.quiet)}>{t("leadForms:test.notLive")}</p>
      ) : !mayTest ? null : (
        <>
          {live.length < 2 ? null : (
            <Select
              label={t("leadForms:test.campaign")}
              placeholder={t("leadForms:test.choose")}
              value={String(target.campaignId)}
              options={live.map(({ campaignId, name }) => ({ id: String(campaignId), label: name }))}
              onChange={setCampaign}
            />
          )}
          <FailureNotice failure={failureIn(sending)} />
          {isSaved ? null : <p className={cx(styles.quiet)}>{t("leadForms:test.unsaved")}</p>}
          <div className={cx(styles.row)}>
            <Button
              kind="secondary"
              isDisabled={!isSaved}
              isPending={sending.status === "pending"}
              pendingLabel={t("leadForms:test.sending")}
              onPress={() =>
                void send({
                  businessProfileId,
                  formId,
                  campaignId: target.campaignId,
                  answers: lead.answers,
                })
              }
            >
              {t("leadForms:test.send")}
            </Button>
          </div>
          <div role="status" className={cx(styles.row)}>
            {sending.status === "succeeded" ? (
              <>
                <span>{t("leadForms:test.sent")}</span>
                <Link to={`/app/${businessProfileId}/leads`}>{t("leadForms:test.open")}</Link>
              </>
            ) : null}
          </div>
        </>
      )}
    </Panel>
  )
}
