import type { Lead, LeadChange } from "@domain/insights"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { Names } from "./lead-people.ts"
import type { LeadWords } from "./use-lead-words.ts"
import { changeFrom, type LeadWork, type WorkOutcome } from "./use-lead-work.ts"
import styles from "./work.module.css"

/** The change that would give a field the value that it has already. */
const presentValue = (change: LeadChange, { status, ownerId, nextStep, sale }: Lead): LeadChange => {
  switch (change.kind) {
    case "Status":
      return { ...change, now: status }
    case "Owner":
      return { kind: "Owner", ...(ownerId !== undefined && { now: ownerId }) }
    case "NextStep":
      return { kind: "NextStep", ...(nextStep !== undefined && { now: nextStep }) }
    case "Sale":
      return { kind: "Sale", ...(sale !== undefined && { now: sale }) }
    default:
      return change
  }
}

const lastChanger = ({ history = [] }: Lead, { kind }: LeadChange) =>
  history.findLast((entry) => entry.kind === kind || (kind === "Status" && entry.kind === "Contacted"))?.by

interface ConflictProps {
  readonly outcome: Extract<WorkOutcome, { readonly is: "conflict" }>
  readonly work: LeadWork
  readonly words: LeadWords
  readonly names: Names
}

/** Tells both values of a field that two people changed, and lets the reader choose. */
const Conflict = ({ outcome: { change, lead }, work, words, names }: ConflictProps) => {
  const { t } = useTranslation(["leads"])
  const by = lastChanger(lead, change)
  return (
    <Banner tone="warning">
      {by === undefined ? t("leads:conflict.somebody") : t("leads:conflict.by", { name: names(by) })}
      <span className={styles["sides"]}>
        <span>{t("leads:conflict.theirs", { value: words.wished(presentValue(change, lead)) })}</span>
        <span>{t("leads:conflict.mine", { value: words.wished(change) })}</span>
      </span>
      <span className={styles["line"]}>
        <Button size="small" onPress={() => void work.change(lead, changeFrom(change, lead))}>
          {t("leads:conflict.useMine")}
        </Button>
        <Button size="small" kind="secondary" onPress={work.close}>
          {t("leads:conflict.keepTheirs")}
        </Button>
      </span>
    </Banner>
  )
}

export interface LeadOutcomeProps {
  readonly lead: Lead
  readonly work: LeadWork
  readonly words: LeadWords
  readonly names: Names
}

/** What became of the last change of the lead, with its undo; spoken. */
export const LeadOutcome = ({ lead, work, words, names }: LeadOutcomeProps) => {
  const { t } = useTranslation(["common", "leads"])
  const outcome = work.outcome?.leadId === lead.id ? work.outcome : undefined
  if (outcome === undefined) return null
  if (outcome.is === "failed") return <FailureNotice failure={outcome.failure} />
  if (outcome.is === "conflict") return <Conflict outcome={outcome} work={work} words={words} names={names} />
  const dismiss = { label: t("common:action.close"), onDismiss: work.close }
  if (outcome.is === "undone")
    return (
      <Banner tone="info" dismiss={dismiss}>
        {t("leads:told.nowUndone")}
      </Banner>
    )
  const entry = outcome.lead.history?.find(({ number }) => number === outcome.number)
  return (
    <Banner
      tone="success"
      dismiss={dismiss}
      action={
        <Button size="small" kind="secondary" onPress={() => void work.undo(lead.id, outcome.number)}>
          {t("common:action.undo")}
        </Button>
      }
    >
      {entry === undefined ? t("leads:told.changed") : words.entry(entry)}
    </Banner>
  )
}
