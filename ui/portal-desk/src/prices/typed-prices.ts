import { type LocalDate, regionFacts } from "@domain/kernel"
import {
  type AddOnPack,
  type NewPriceList,
  type PriceListFault,
  priceListFaults,
  PriceListId,
  pricingBandOf,
  type RegionalPriceList,
} from "@domain/pricing"

/** An add-on pack as it is typed. */
export interface TypedPack {
  readonly tierName: string
  readonly price: number | undefined
  readonly taxPercent: number | undefined
  readonly days: number | undefined
}

/** The prices of a further list as they are typed; money is in minor units, an empty number is undefined. */
export interface TypedPrices {
  readonly effectiveFrom: string
  readonly minimumDaily: number | undefined
  readonly recommendedDaily: number | undefined
  readonly growthDaily: number | undefined
  readonly maximumDaily: number | undefined
  readonly serviceFeePercent: number | undefined
  readonly serviceFeeWaiverDays: number | undefined
  readonly taxPercent: number | undefined
  readonly minimumRechargeUsd: number | undefined
  readonly minorPerUsd: number | undefined
  readonly addOnPacks: ReadonlyArray<TypedPack>
}

export const levelNames = ["minimumDaily", "recommendedDaily", "growthDaily", "maximumDaily"] as const
const termNames = [
  "serviceFeePercent",
  "serviceFeeWaiverDays",
  "taxPercent",
  "minimumRechargeUsd",
  "minorPerUsd",
] as const
/** A field of one number. */
export type NumberName = (typeof levelNames)[number] | (typeof termNames)[number]

/** What fields show first: the list that holds before, from a first day on. */
export const firstTyped = (base: RegionalPriceList, effectiveFrom: LocalDate): TypedPrices => {
  const growth = pricingBandOf(base).levels.find(({ tier }) => tier === "Growth")
  const { minimumDaily, recommendedDaily, maximumDaily, serviceFeePercent, serviceFeeWaiverDays } = base
  return {
    effectiveFrom,
    minimumDaily,
    recommendedDaily,
    growthDaily: growth?.dailyBudget,
    maximumDaily,
    serviceFeePercent,
    serviceFeeWaiverDays,
    taxPercent: base.taxPercent,
    minimumRechargeUsd: base.minimumRechargeUsd,
    minorPerUsd: base.minorPerUsd,
    addOnPacks: base.addOnPacks.map(({ currency: _currency, ...pack }) => pack),
  }
}

const isPack = (pack: TypedPack): pack is { readonly [Name in keyof TypedPack]: NonNullable<TypedPack[Name]> } =>
  pack.tierName.trim() !== "" && pack.price !== undefined && pack.taxPercent !== undefined && pack.days !== undefined

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed)

/** The list that is typed, which keeps the promo codes, tax and state of the list before; undefined while something is missing. */
export const typedList = (
  typed: TypedPrices,
  base: RegionalPriceList,
  portalId: NewPriceList["portalId"],
): RegionalPriceList | undefined => {
  const { minimumDaily, recommendedDaily, growthDaily, maximumDaily, serviceFeePercent, serviceFeeWaiverDays } = typed
  const { taxPercent, minimumRechargeUsd, minorPerUsd, effectiveFrom } = typed
  const { region, taxKind, promoCodes, sellerStateCode } = base
  const { currency } = regionFacts[region]
  if (
    minimumDaily === undefined ||
    recommendedDaily === undefined ||
    growthDaily === undefined ||
    maximumDaily === undefined ||
    serviceFeePercent === undefined ||
    serviceFeeWaiverDays === undefined ||
    taxPercent === undefined ||
    minimumRechargeUsd === undefined ||
    minorPerUsd === undefined ||
    !isDay(effectiveFrom) ||
    !typed.addOnPacks.every(isPack)
  )
    return undefined
  const addOnPacks: ReadonlyArray<AddOnPack> = typed.addOnPacks
    .filter(isPack)
    .map((pack) => ({ ...pack, tierName: pack.tierName.trim(), currency }))
  return {
    id: PriceListId.make(1),
    ...(portalId !== undefined && { portalId }),
    region,
    currency,
    effectiveFrom,
    minimumDaily,
    recommendedDaily,
    growthDaily,
    maximumDaily,
    serviceFeePercent,
    serviceFeeWaiverDays,
    taxKind,
    taxPercent,
    minimumRechargeUsd,
    minorPerUsd,
    ...(sellerStateCode !== undefined && { sellerStateCode }),
    promoCodes,
    addOnPacks,
  }
}

/** Why a field of typed prices is refused. */
export type PriceProblem = "missing" | "outOfOrder" | "begun" | "overlap" | "packMissing" | "packTwice"

const faultFields = {
  begun: ["effectiveFrom", "begun"],
  overlap: ["effectiveFrom", "overlap"],
  packTwice: ["addOnPacks", "packTwice"],
} as const satisfies Partial<Record<PriceListFault, readonly [keyof TypedPrices, PriceProblem]>>

/** Every field that the rules of price lists refuse, with the problem. */
export const problemsOf = (
  typed: TypedPrices,
  base: RegionalPriceList,
  portalId: NewPriceList["portalId"],
  others: ReadonlyArray<RegionalPriceList>,
  today: LocalDate,
): { readonly [Name in keyof TypedPrices]?: PriceProblem } => {
  const missing = [...levelNames, ...termNames].filter((name) => typed[name] === undefined)
  const unordered = levelNames.find((name, index) => {
    const before = index === 0 ? 1 : typed[levelNames[index - 1] ?? "minimumDaily"]
    const amount = typed[name]
    return amount !== undefined && before !== undefined && amount < before
  })
  const list = typedList(typed, base, portalId)
  const faults = list === undefined ? [] : priceListFaults(list, others, today)
  return {
    ...(!isDay(typed.effectiveFrom) && { effectiveFrom: "missing" }),
    ...(!typed.addOnPacks.every(isPack) && { addOnPacks: "packMissing" }),
    ...Object.fromEntries(missing.map((name) => [name, "missing"])),
    ...(unordered !== undefined && { [unordered]: "outOfOrder" }),
    ...Object.fromEntries(
      Object.entries(faultFields)
        .filter(([fault]) => faults.some((one) => one === fault))
        .map(([, field]) => field),
    ),
  }
}
