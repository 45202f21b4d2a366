import { type LeadChange, type LeadNextStep, leadWorkLimits } from "@domain/insights"
import { addDays, instantOn, localClock, localDateAt } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LeadStepLine } from "./lead-step-line.tsx"
import styles from "./work.module.css"

export interface LeadStepFieldProps {
  readonly step: LeadNextStep | undefined
  readonly now: number
  readonly format: Format
  readonly isSaving: boolean
  /** Answers whether the change was made. */
  readonly onChange: (change: LeadChange) => Promise<boolean>
}

interface Typed {
  readonly text: string
  /** Day and time in the form of their field: "2026-11-30T10:00". */
  readonly at: string
}

const fieldTime = (instant: number, timeZone: string): string =>
  new Date(localClock(timeZone)(instant)).toISOString().slice(0, 16)

const instantIn = (at: string, timeZone: string): number | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) ? instantOn(at.slice(0, 10), at.slice(11), timeZone) : undefined

/** The next step with a lead, and the time of its reminder; what is typed stays until it is saved. */
export const LeadStepField = ({ step, now, format, isSaving, onChange }: LeadStepFieldProps) => {
  const { t } = useTranslation(["common", "leads"])
  const { timeZone } = format
  const [typed, setTyped] = useState<Typed>()
  const [wrong, setWrong] = useState<keyof Typed>()
  const was = step === undefined ? {} : { was: { text: step.text, dueAt: step.dueAt } }
  const morningIn = (days: number) => `${addDays(localDateAt(now, timeZone), days)}T10:00`
  const begin = () => {
    setWrong(undefined)
    setTyped(
      step === undefined ? { text: "", at: morningIn(1) } : { text: step.text, at: fieldTime(step.dueAt, timeZone) },
    )
  }
  const save = async ({ text: raw, at }: Typed) => {
    const text = raw.trim()
    const dueAt = instantIn(at, timeZone)
    const isTimeWrong = dueAt === undefined || dueAt < 0 || dueAt > leadWorkLimits.latest
    setWrong(text === "" ? "text" : isTimeWrong ? "at" : undefined)
    if (text === "" || isTimeWrong) return
    if (await onChange({ kind: "NextStep", ...was, now: { text, dueAt } })) setTyped(undefined)
  }
  if (typed === undefined)
    return (
      <div className={styles["line"]}>
        {step === undefined ? (
          <span className={styles["quiet"]}>{t("leads:step.none")}</span>
        ) : (
          <LeadStepLine step={step} now={now} format={format} />
        )}
        {step === undefined ? null : (
          <Button
            kind="secondary"
            size="small"
            isDisabled={isSaving}
            onPress={() => void onChange({ kind: "NextStep", ...was })}
          >
            {t("leads:step.done")}
          </Button>
        )}
        <Button kind="quiet" size="small" isDisabled={isSaving} onPress={begin}>
          {t(step === undefined ? "leads:step.plan" : "leads:step.change")}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed)
      }}
    >
      <TextField
        label={t("leads:step.text")}
        value={typed.text}
        maxLength={leadWorkLimits.step}
        onChange={(text) => setTyped({ ...typed, text })}
        error={wrong === "text" ? t("leads:step.textMissing") : undefined}
      />
      <TextField
        type="datetime-local"
        label={t("leads:step.when")}
        hint={t("leads:step.reminds")}
        value={typed.at}
        onChange={(at) => setTyped({ ...typed, at })}
        error={wrong === "at" ? t("leads:step.timeMissing") : undefined}
      />
      <div className={styles["line"]}>
        {([1, 7] as const).map((days) => (
          <Button key={days} kind="quiet" size="small" onPress={() => setTyped({ ...typed, at: morningIn(days) })}>
            {t(days === 1 ? "leads:step.tomorrow" : "leads:step.nextWeek")}
          </Button>
        ))}
      </div>
      <div className={styles["line"]}>
        <Button
          type="submit"
          kind="secondary"
          size="small"
          isPending={isSaving}
          pendingLabel={t("common:state.saving")}
        >
          {t("common:action.save")}
        </Button>
        <Button kind="quiet" size="small" onPress={() => setTyped(undefined)}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}
