import type { ChangeConversionAction } from "@application/conversions/contract"
import { type ConversionSignal, CountedClick } from "@domain/conversions"
import { ConversionCategory } from "@domain/kernel"
import type { InputOf } from "@ui/container"
import type { Action } from "./read-conversions.ts"

/** What a kind of conversion is, as its form shows it. */
export interface ActionValues {
  readonly name: string
  readonly category: string
  readonly signal: ConversionSignal["kind"]
  readonly match: "Is" | "BeginsWith" | "Contains"
  readonly path: string
  readonly event: string
  readonly on: string
  readonly counting: "Every" | "OncePerClick"
  readonly days: number
  readonly value: number | undefined
  readonly isResult: boolean
}

/** What a form begins with. */
export const valuesOf = (action: Action | undefined): ActionValues => {
  const signal = action?.signal
  return {
    name: action?.name ?? "",
    category: action?.category ?? "Enquiry",
    signal: signal?.kind ?? "Page",
    match: signal?.kind === "Page" ? signal.match : "Is",
    path: signal?.kind === "Page" ? signal.path : "",
    event: signal?.kind === "Event" ? signal.event : "",
    on: signal?.kind === "Click" ? signal.on : "Phone",
    counting: action?.counting ?? "OncePerClick",
    days: action?.days ?? 30,
    value: action?.value,
    isResult: action?.isResult ?? true,
  }
}

const signalOf = ({ signal, match, path, event, on }: ActionValues): ConversionSignal => {
  if (signal === "Page") return { kind: "Page", match, path: path.trim() }
  if (signal === "Event") return { kind: "Event", event: event.trim() }
  return { kind: "Click", on: CountedClick.literals.find((one) => one === on) ?? "Phone" }
}

type Settings = Omit<InputOf<typeof ChangeConversionAction>, "businessProfileId" | "actionId">

/** The call's settings by what is typed. */
export const settingsOf = (typed: ActionValues): Settings => ({
  name: typed.name,
  category: ConversionCategory.literals.find((one) => one === typed.category) ?? "Other",
  signal: signalOf(typed),
  counting: typed.counting,
  days: Number.isNaN(typed.days) ? 30 : Math.round(typed.days),
  ...(typed.value !== undefined && typed.value > 0 && { value: typed.value }),
  isResult: typed.isResult,
})
