import { SummaryDecisionKind } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import { commentTopics, type DecisionOptions, useDecision } from "./use-decision.ts"

const longest = { name: 100, comment: 2_000 } as const

/** Asks how the client decides, for words on each part where a change is wanted, and who they are where the link does not say. */
export const DecisionForm = (options: DecisionOptions) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const fieldText = useFieldText()
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, problems, failure, isChanged, isPending, submit } = useDecision(options)
  const { kind } = typed
  const isCopied = options.recipient === undefined
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
          title: t(
            id === "Approved" && isCopied ? "launch:approval.copiedWay.title" : `launch:approval.way.${id}.title`,
          ),
          description: t(
            id === "Approved" && isCopied ? "launch:approval.copiedWay.text" : `launch:approval.way.${id}.text`,
          ),
        }))}
      />
      {isAsking ? (
        <TextArea
          label={t("launch:approval.wish")}
          error={
            typed.topics.length === 0 && (typed.words.all ?? "").trim() === ""
              ? fieldText(problems.comments)
              : undefined
          }
          value={typed.words.all ?? ""}
          onChange={(comment) => type({ words: { ...typed.words, all: comment } })}
          maxLength={longest.comment}
          isRequired={typed.topics.length === 0}
        />
      ) : null}
      {isAsking ? (
        <CheckboxGroup
          label={t("launch:approval.section")}
          hint={t("launch:approval.sectionHint")}
          value={typed.topics}
          onChange={(ids) => type({ topics: commentTopics.filter((topic) => ids.includes(topic)) })}
          options={commentTopics.map((id) => ({ id, label: t(`launch:approval.sections.${id}`) }))}
        />
      ) : null}
      {isAsking
        ? typed.topics.map((topic) => (
            <TextArea
              key={topic}
              label={t("launch:approval.wishOf", { section: t(`launch:approval.sections.${topic}`) })}
              error={(typed.words[topic] ?? "").trim() === "" ? fieldText(problems.comments) : undefined}
              value={typed.words[topic] ?? ""}
              onChange={(comment) => type({ words: { ...typed.words, [topic]: comment } })}
              maxLength={longest.comment}
              isRequired
            />
          ))
        : null}
      {kind === "Declined" ? (
        <TextArea
          label={t("launch:approval.reason")}
          hint={t("launch:approval.reasonHint")}
          value={typed.reason}
          onChange={(reason) => type({ reason })}
          maxLength={longest.comment}
        />
      ) : null}
      {isCopied ? (
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
      ) : null}
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
          {t(kind === "Approved" && isCopied ? "launch:approval.copiedSend" : `launch:approval.send.${kind}`)}
        </Button>
      </div>
    </form>
  )
}
