import {
  failureIn,
  type AnyContract,
  type Callable,
  type FailureOf,
  type InputOf,
  type OutputOf,
  useCommand,
  usePrepare,
} from "@ui/container"
import { failureMessage } from "@ui/i18n"
import type { Result } from "effect"
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { keepTyping, recallTyping } from "../frame/kept-typing.ts"
import { useKeepTyping } from "../frame/use-keep-typing.ts"
import { bindings } from "./bindings.ts"
import { checkedCall, type Unchecked } from "./checked-call.ts"
import { focusFirstWrong } from "./focus-first-wrong.ts"
import { keptValues } from "./kept-values.ts"
import { type Refusal, type Refusals, toldAtFields } from "./refusals.ts"

type NameOf<Values> = keyof Values & string

/** What a form is told once it is saved. */
export interface Saved<Values> {
  /** What was sent. */
  readonly values: Values
  /** Shows other values, as if the form were opened with them. */
  readonly begin: (values: Values) => void
}

export interface FormOptions<Values extends object, C extends AnyContract, Input> {
  /** What the fields show at first. */
  readonly values: Values
  /** The call's input by the form's rules, or why they refuse fields. */
  readonly input: (values: Values) => Result.Result<Unchecked<Input>, Refusals<Values>>
  /** The form's field for a field of the input that has another name. */
  readonly names?: { readonly [Name in NameOf<InputOf<C>>]?: NameOf<Values> }
  /** The field that a failure is about, which shows the failure's own words. */
  readonly at?: { readonly [Tag in FailureOf<C>["_tag"]]?: NameOf<Values> }
  /** Keeps what is typed under this name through a reload, until it is saved. */
  readonly keepAs?: string
  /** Reads what was kept; by default it must have the types of the first values. */
  readonly recall?: (kept: unknown, first: Values) => Values
  /** Whether no field can be changed. */
  readonly isDisabled?: boolean
  /** Reads the route's loaders again after success; on by default, as for commands. */
  readonly revalidate?: boolean
  /** Runs after success, before `submit` ends. */
  readonly onSaved?: (output: OutputOf<C>, saved: Saved<Values>) => unknown
}

const recalled = <Values extends object>(
  keepAs: string | undefined,
  first: Values,
  recall: (kept: unknown, first: Values) => Values,
): Values => {
  if (keepAs === undefined || typeof window === "undefined") return first
  const kept = recallTyping(window.history, keepAs)
  return kept === undefined || kept === null ? first : recall(kept, first)
}

/**
 * A form over a call's input: its values, why fields are refused (by the form's rules, the input's schema, the call), whether
 * it is dirty, and its submission. Rules speak from the first submission on, and what was typed outlives every failure.
 */
export const useForm = <C extends AnyContract, Values extends object, Input = InputOf<C>>(
  callable: Callable<C, Input>,
  options: FormOptions<Values, C, Input>,
) => {
  const { keepAs, isDisabled = false, revalidate = true } = options
  const { t } = useTranslation(["failures"])
  const call = useMemo(() => checkedCall(callable), [callable])
  const prepare = usePrepare(call)
  const [outcome, run, reset] = useCommand<C, Unchecked<Input>>(call, { revalidate })
  const [begun, setBegun] = useState(options.values)
  const [values, setValues] = useState(() => recalled(keepAs, options.values, options.recall ?? keptValues))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, Refusal>>>({})
  const [refusalCount, setRefusalCount] = useState(0)
  const element = useRef<HTMLFormElement>(null)

  const isDirty = JSON.stringify(values) !== JSON.stringify(begun)
  const isPending = outcome.status === "pending"
  useKeepTyping(keepAs ?? "", keepAs === undefined ? undefined : isDirty ? values : null)
  useEffect(() => {
    if (refusalCount > 0) focusFirstWrong(element.current)
  }, [refusalCount])

  const checked = isTried ? options.input(values) : undefined
  const ruled: Refusals<Values> = checked?._tag === "Failure" ? checked.failure : {}
  const errorOf = (name: NameOf<Values>): string | undefined => {
    const refusal: Refusal | undefined = refused[name] ?? ruled[name]
    if (refusal === undefined || typeof refusal === "string") return refusal
    return "failure" in refusal
      ? failureMessage(refusal.failure, (keys, placeholders) => t(keys, placeholders))
      : t([`failures:${refusal.key}`, "failures:generic"], { ...refusal.params })
  }
  const told = (failure: unknown) => toldAtFields(failure, Object.keys(values), options)
  const begin = (next: Values) => {
    setBegun(next)
    setValues(next)
    setRefused({})
    setTried(false)
  }
  const type = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    if (!isPending) reset()
  }
  const refuse = (refusals: Readonly<Record<string, Refusal>>) => {
    setTried(true)
    setRefused(refusals)
    setRefusalCount((count) => count + 1)
  }
  const forget = () => {
    if (keepAs !== undefined) keepTyping(window.history, keepAs, "null")
  }
  const accepted = () => {
    const input = options.input(values)
    if (input._tag === "Success") return input.success
    refuse({})
    return undefined
  }
  /** Sends the form, once while it is pending; answers whether it was saved. */
  const submit = async (): Promise<boolean> => {
    const input = accepted()
    if (input === undefined) return false
    const ended = await run(input)
    if (ended?.status !== "succeeded") {
      if (ended !== undefined) refuse(told(ended.status === "failed" ? ended.failure : ended.error)?.refusals ?? {})
      return false
    }
    forget()
    // Whoever leaves the page from here on leaves nothing behind.
    flushSync(() => {
      setBegun(values)
      setRefused({})
      setTried(false)
    })
    await options.onSaved?.(ended.output, { values, begin })
    return true
  }

  const failure = failureIn(outcome)
  const isTold = told(failure)?.isAll === true
  return {
    values,
    isDirty,
    isPending,
    /** Whether it was sent, so that the rules speak. */
    isTried,
    /** Whether what is shown was just saved. */
    isSaved: outcome.status === "succeeded" && !isDirty,
    /** The call's state, idle where its fields tell the whole failure. */
    state: isTold ? ({ status: "idle" } as const) : outcome,
    /** What is left to tell beside the fields. */
    failure: isTold ? undefined : failure,
    type,
    submit,
    /** Whether the rules take what is typed, before a question that precedes the call; what they refuse is told. */
    check: () => accepted() !== undefined,
    /** Gives up what is typed. */
    discard: () => {
      forget()
      begin(begun)
    },
    errorOf,
    ...bindings({ values, isDisabled, type, errorOf }),
    /** The properties of the form's element. */
    props: {
      ref: element,
      noValidate: true,
      onFocus: prepare,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}

/** A form over some values, for a part of its screen. */
export type Form<Values extends object> = Omit<ReturnType<typeof useForm<AnyContract, Values>>, "state">
