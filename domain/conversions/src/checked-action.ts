import { InvalidFields } from "@domain/identity"
import { pathForm } from "@domain/kernel"
import { requiredText } from "@domain/validation"
import { Result } from "effect"
import type { ConversionAction, ConversionSettings, ConversionSignal } from "./conversion-action.ts"

const eventName = /^[\w.-]+$/

/** Why a signal can be seen by nobody, by the key of its words. */
const signalFault = (signal: ConversionSignal): string | undefined => {
  if (signal.kind === "Event") return eventName.test(signal.event) ? undefined : "conversions.event"
  if (signal.kind === "Click") return undefined
  if (signal.path.trim() === "") return "conversions.pathEmpty"
  return signal.match === "Contains" || signal.path.startsWith("/") ? undefined : "conversions.path"
}

const textOf = (signal: ConversionSignal): string => {
  if (signal.kind === "Event") return `Event ${signal.event}`
  if (signal.kind === "Click") return `Click ${signal.on}`
  return `Page ${signal.match} ${pathForm(signal.path)}`
}

/** Whether two signals are seen by the same: a conversion would count twice. */
export const isSameSignal = (one: ConversionSignal, other: ConversionSignal): boolean => textOf(one) === textOf(other)

type Other = Pick<ConversionAction, "name" | "signal" | "state">

/** What is typed of a kind of conversion, as it is kept; names and signals of a business's kinds differ, removed kinds aside. */
export const checkedAction = (
  typed: ConversionSettings,
  others: ReadonlyArray<Other>,
): Result.Result<ConversionSettings, InvalidFields> => {
  const refused = (field: string, key: string) => Result.fail(new InvalidFields({ fields: { [field]: [key] } }))
  const living = others.filter(({ state }) => state !== "Removed")
  const name = requiredText(typed.name)
  if (Result.isFailure(name)) return refused("name", name.failure.key)
  if (living.some((other) => other.name.toLowerCase() === name.success.toLowerCase()))
    return refused("name", "conversions.nameTaken")
  const signal = typed.signal.kind === "Page" ? { ...typed.signal, path: typed.signal.path.trim() } : typed.signal
  const fault = signalFault(signal)
  if (fault !== undefined) return refused("signal", fault)
  if (living.some((other) => isSameSignal(other.signal, signal))) return refused("signal", "conversions.signalTaken")
  if (typed.value !== undefined && typed.value < 0) return refused("value", "conversions.value")
  return Result.succeed({ ...typed, name: name.success, signal })
}
