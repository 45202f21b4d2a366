import { useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

/** A refusal at a field: a message key below `failures`, and the values that the message names. */
export interface FieldProblem {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Problems by field; `round` counts how often they were told. */
interface Shown {
  readonly problems: Readonly<Record<string, FieldProblem | undefined>>
  readonly round: number
}

const firstInvalid = '#launch-page input[aria-invalid="true"], #launch-page [data-invalid] input'

/**
 * What is wrong with a page's fields: told all at once, the first one focused, each cleared when its field is taken up again.
 * Spec: validation rules, "errors clear on focus".
 */
export const useFieldErrors = <Field extends string>() => {
  const { t } = useTranslation("failures")
  const [{ problems, round }, set] = useState<Shown>({ problems: {}, round: 0 })
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLInputElement>(firstInvalid)?.focus()
  }, [round])

  const show = useCallback((found: Readonly<Partial<Record<Field, FieldProblem | undefined>>>) => {
    set((before) => ({ problems: found, round: before.round + 1 }))
  }, [])
  const clear = useCallback((field: Field) => {
    set((before) => {
      if (before.problems[field] === undefined) return before
      return { ...before, problems: { ...before.problems, [field]: undefined } }
    })
  }, [])
  const textOf = (field: Field): string | undefined => {
    const problem = problems[field]
    return problem === undefined ? undefined : t(`failures:${problem.key}`, { ...problem.params })
  }
  return { show, clear, textOf }
}
