import { Result, Schema } from "effect"
import { isLocalDate, type LocalDate, Region } from "@domain/kernel"
import { LetterOfUndertaking } from "@domain/pricing"
import {
  type Checked,
  collectFailures,
  gstin,
  gstStateCode,
  limitedText,
  refuse,
  requiredText,
  vatNumber,
} from "@domain/validation"
import { registeredName } from "../billing.ts"
import type { BillingFailure } from "../billing-failure.ts"
import { SeriesPrefix } from "./document-number.ts"
import { indianFirstMonth } from "./financial-year.ts"
import { partyPin } from "./pin-code.ts"

/** A further registration of an entity in India, in another state than its first. */
export const FurtherRegistration = Schema.Struct({
  taxNumber: Schema.String,
  state: Schema.String,
  address: Schema.String,
  postalCode: Schema.String,
})
export type FurtherRegistration = typeof FurtherRegistration.Type

/** A further registration as somebody typed it. */
export type TypedRegistration = Pick<FurtherRegistration, "taxNumber" | "address" | "postalCode">

/** Who issues a portal's documents in a region. `taxNumber` is its GSTIN or VAT number, `state` the GST code that follows from it. */
export const IssuingEntity = Schema.Struct({
  region: Region,
  legalName: Schema.String,
  address: Schema.String,
  taxNumber: Schema.optionalKey(Schema.String),
  state: Schema.optionalKey(Schema.String),
  /** In India alone. */
  postalCode: Schema.optionalKey(Schema.String),
  seriesPrefix: SeriesPrefix,
  /** The month in which its financial year begins, from 1 on. */
  yearFirstMonth: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })),
  /** India alone. */
  letterOfUndertaking: Schema.optionalKey(LetterOfUndertaking),
  /** India alone: buyers of these states are sold to under them. */
  registrations: Schema.optionalKey(Schema.Array(FurtherRegistration)),
})
export type IssuingEntity = typeof IssuingEntity.Type

/** An issuing entity as somebody typed it; an empty tax number is none, and an empty letter number no letter. */
export interface TypedEntity {
  readonly legalName: string
  readonly address: string
  readonly taxNumber: string
  readonly postalCode: string
  readonly seriesPrefix: string
  readonly yearFirstMonth: number
  readonly letterNumber: string
  readonly letterFrom: LocalDate
  readonly letterTo: LocalDate
  readonly registrations: ReadonlyArray<TypedRegistration>
}

/** The failures of its form, keyed by field; at least one. */
export type EntityFailures = { readonly [Field in keyof TypedEntity]?: BillingFailure }

/** A tax number of a region in its usual form; none where nothing was typed. */
export const taxNumberIn = (region: Region, typed: string) => {
  if (typed.trim() === "") return Result.succeed(undefined)
  return region === "IN" ? gstin(typed) : vatNumber(typed)
}

/** Letters, digits and the marks that such numbers have; the tax office's own are fifteen letters and digits. */
const letterNumberForm = /^[A-Z0-9][A-Z0-9/-]{4,29}$/

const dayOfLetter = (typed: LocalDate): Checked<LocalDate> =>
  isLocalDate(typed) ? Result.succeed(typed) : refuse("validation.required")

/** The typed letter of undertaking, if there is one; it is its holder's, who has a GSTIN. */
const letter = (region: Region, typed: TypedEntity): Result.Result<LetterOfUndertaking | undefined, EntityFailures> => {
  const number = typed.letterNumber.trim().toUpperCase()
  if (region !== "IN" || (number === "" && typed.letterFrom === "" && typed.letterTo === ""))
    return Result.succeed(undefined)
  const checked = collectFailures({
    letterNumber: requiredText(number),
    letterFrom: dayOfLetter(typed.letterFrom),
    letterTo: dayOfLetter(typed.letterTo),
    taxNumber: requiredText(typed.taxNumber),
  })
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const { letterFrom: validFrom, letterTo: validTo } = checked.success
  if (!letterNumberForm.test(number)) return Result.fail({ letterNumber: { key: "wallet.letterNumberInvalid" } })
  return validFrom <= validTo
    ? Result.succeed({ number, validFrom, validTo })
    : Result.fail({ letterTo: { key: "wallet.letterEndsBeforeItBegins" } })
}

/** Where a GSTIN says who holds it, its permanent account number. */
const holderOf = (number: string): string => number.slice(2, 12)

/** The failures of a further registration's form, keyed by field; at least one. */
export type RegistrationFailures = { readonly [Field in keyof TypedRegistration]?: BillingFailure }

/** A further registration of the holder of a first GSTIN, in a state that none of the `others` names. */
export const furtherRegistration = (
  typed: TypedRegistration,
  first: string,
  others: ReadonlyArray<string>,
): Result.Result<FurtherRegistration, RegistrationFailures> => {
  const checked = collectFailures({
    taxNumber: gstin(typed.taxNumber),
    address: Result.flatMap(requiredText(typed.address), (text) => limitedText(text, "address")),
  })
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const { taxNumber, address } = checked.success
  const state = gstStateCode(taxNumber) ?? ""
  if (holderOf(taxNumber) !== holderOf(first)) return Result.fail({ taxNumber: { key: "wallet.gstinOfAnotherHolder" } })
  if (others.includes(state)) return Result.fail({ taxNumber: { key: "wallet.stateTwice" } })
  const pin = partyPin("IN", typed.postalCode, { taxNumber, state })
  return Result.isFailure(pin)
    ? Result.fail({ postalCode: pin.failure })
    : Result.succeed({ taxNumber, state, address, postalCode: pin.success ?? "" })
}

/** The further registrations that were typed, each in a state of its own; the first that is wrong refuses all. */
const furtherRegistrations = (
  region: Region,
  typed: TypedEntity,
  first: string | undefined,
): Result.Result<ReadonlyArray<FurtherRegistration>, EntityFailures> => {
  if (region !== "IN" || typed.registrations.length === 0) return Result.succeed([])
  if (first === undefined) return Result.fail({ taxNumber: { key: "validation.gstinRequired" } })
  const states = [gstStateCode(first) ?? ""]
  const all: Array<FurtherRegistration> = []
  for (const one of typed.registrations) {
    const checked = furtherRegistration(one, first, states)
    if (Result.isFailure(checked)) {
      const failure = Object.values(checked.failure)[0] ?? { key: "validation.gstinInvalid" as const }
      return Result.fail({ registrations: failure })
    }
    states.push(checked.success.state)
    all.push(checked.success)
  }
  return Result.succeed(all)
}

/** What documents may be issued under. India's financial year is fixed. Ours, after rule 46 of the CGST rules and HMRC notice 700. */
export const issuingEntity = (region: Region, typed: TypedEntity): Result.Result<IssuingEntity, EntityFailures> => {
  const prefix = typed.seriesPrefix.trim().toUpperCase()
  const checked = collectFailures({
    legalName: registeredName(typed.legalName),
    address: Result.flatMap(requiredText(typed.address), (text) => limitedText(text, "address")),
    taxNumber: taxNumberIn(region, typed.taxNumber),
    seriesPrefix: Schema.is(SeriesPrefix)(prefix) ? Result.succeed(prefix) : refuse("validation.required"),
  })
  const undertaking = letter(region, typed)
  if (Result.isFailure(checked) || Result.isFailure(undertaking)) {
    return Result.fail({
      ...(Result.isFailure(undertaking) && undertaking.failure),
      ...(Result.isFailure(checked) && checked.failure),
    })
  }
  const { taxNumber, ...rest } = checked.success
  const letterOfUndertaking = undertaking.success
  const state = taxNumber === undefined ? undefined : gstStateCode(taxNumber)
  const pin = partyPin(region, typed.postalCode, { taxNumber, state })
  if (Result.isFailure(pin)) return Result.fail({ postalCode: pin.failure })
  const further = furtherRegistrations(region, typed, taxNumber)
  if (Result.isFailure(further)) return Result.fail(further.failure)
  return Result.succeed({
    ...rest,
    region,
    yearFirstMonth: region === "IN" ? indianFirstMonth : typed.yearFirstMonth,
    ...(taxNumber !== undefined && { taxNumber }),
    ...(state !== undefined && { state }),
    ...(pin.success !== undefined && { postalCode: pin.success }),
    ...(letterOfUndertaking !== undefined && { letterOfUndertaking }),
    ...(further.success.length > 0 && { registrations: further.success }),
  })
}

/**
 * Who sells to a buyer in a state: the entity under its registration of that state where it has one, else under its first. Each
 * registration has numbers of its own; a letter of undertaking is the first one's.
 */
export const sellerIn = ({ registrations = [], ...first }: IssuingEntity, state: string | undefined): IssuingEntity => {
  const there = state === first.state ? undefined : registrations.find((one) => one.state === state)
  if (there === undefined) return first
  const { letterOfUndertaking: _, ...unlettered } = first
  return { ...unlettered, ...there }
}

/** Who issues while a portal has not said so: the portal by its title, in the state that its prices are taxed from, unregistered. Ours. */
export const unregisteredEntity = (region: Region, title: string, state: string | undefined): IssuingEntity => ({
  region,
  legalName: title,
  address: "",
  seriesPrefix: region,
  yearFirstMonth: indianFirstMonth,
  ...(state !== undefined && { state }),
})
