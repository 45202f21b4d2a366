import { SaveBriefPlan, type ShownBrief } from "@application/briefs/contract"
import { blankLine, type PlanLine, planLimits } from "@domain/briefs"
import type { BusinessProfileId } from "@domain/kernel"
import { toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoadedPlan, newLineId, recalledPlan } from "./plan-values.ts"

type Lines = ReadonlyArray<PlanLine>

/** Changes that can be taken back. */
const mostSteps = 100

/** A plan while it is typed: its lines, every change with its way back, and its saving. */
export const usePlan = (
  businessProfileId: BusinessProfileId,
  brief: ShownBrief,
  plan: LoadedPlan,
  mayChange: boolean,
) => {
  const { t } = useTranslation(["briefs", "common"])
  const form = useForm(SaveBriefPlan, {
    values: { lines: plan.lines },
    input: ({ lines }) => Result.succeed({ businessProfileId, briefId: brief.id, revision: plan.revision, lines }),
    keepAs: `plan-${brief.id}`,
    recall: recalledPlan,
    isDisabled: !mayChange,
    onSaved: () => toastSuccess(t("briefs:plan.saved")),
  })
  const { lines } = form.values
  const current = useRef<Lines>(lines)
  current.current = lines
  const [past, setPast] = useState<ReadonlyArray<Lines>>([])
  const change = (next: Lines) => {
    if (next === current.current) return
    const before = current.current
    setPast((steps) => [...steps, before].slice(-mostSteps))
    current.current = next
    form.type({ lines: next })
  }
  const undo = () => {
    const last = past.at(-1)
    if (last === undefined) return
    setPast(past.slice(0, -1))
    current.current = last
    form.type({ lines: last })
  }
  const newLine = () => blankLine(newLineId(), brief.dates)
  const isFull = lines.length >= planLimits.lines
  return {
    form,
    lines,
    isFull,
    change,
    newLine,
    canUndo: past.length > 0,
    undo,
    changeLine: (line: PlanLine) => change(current.current.map((one) => (one.id === line.id ? line : one))),
    add: () => {
      if (!isFull) change([...current.current, newLine()])
    },
    copy: (id: string) => {
      const lined = current.current.flatMap((one) => (one.id === id ? [one, { ...one, id: newLineId() }] : [one]))
      if (!isFull) change(lined)
    },
    remove: (id: string) => {
      const before = current.current
      const place = before.findIndex((one) => one.id === id)
      const line = before[place]
      if (line === undefined) return
      change(before.filter((one) => one.id !== id))
      toastUndo(t("briefs:plan.removed", { place: place + 1 }), t("common:action.undo"), () => {
        const now = current.current
        if (now.every((one) => one.id !== id)) change([...now.slice(0, place), line, ...now.slice(place)])
      })
    },
  }
}

export type PlanState = ReturnType<typeof usePlan>
