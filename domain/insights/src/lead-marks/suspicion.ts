import { type Region, regionFacts } from "@domain/kernel"
import { phone } from "@domain/validation"
import { Option, Result } from "effect"
import type { Lead } from "../lead.ts"
import type { ArrivedLead } from "../network-lead.ts"
import { gibberishIn, wordsOfName } from "./gibberish.ts"
import { type LeadKeys, leadKeys, sharesKey } from "./lead-keys.ts"
import type { LeadMark } from "./lead-mark.ts"
import { testWordsIn } from "./test-words.ts"

/** The thresholds of suspicion. Ours. */
export const suspicionLimits = {
  /** So many leads of one ad within so many milliseconds are a burst. */
  burst: { leads: 3, within: 15_000 },
  /** So many different names with one number or address. */
  names: 3,
} as const

/** What a lead is judged beside. */
export interface Surroundings {
  readonly region: Region
  /** Leads of the same business with the same number or address, not merged, in the window of duplicates. */
  readonly alike: ReadonlyArray<Lead>
  /** Leads of the same campaign and ad that came within the time of a burst. */
  readonly near: ReadonlyArray<Pick<Lead, "submittedOn" | "id">>
  /** Whether the domain hands out mailboxes that are thrown away. */
  readonly isThrowAway: (domain: string) => boolean
}

/** Whether nobody has such a national number: its digits are all the same, or count up or down. */
const isInvented = (national: string): boolean =>
  /^(\d)\1+$/.test(national.slice(1)) ||
  "01234567890123456789".includes(national) ||
  "98765432109876543210".includes(national)

/** The same name whatever its case, marks and order. */
const nameKey = (name: string): string =>
  wordsOfName(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()).toSorted().join(" ")

const phoneMarks = (mobileNumber: string | undefined, region: Region): ReadonlyArray<LeadMark> => {
  if (mobileNumber === undefined) return []
  const read = Option.getOrUndefined(Result.getSuccess(phone(mobileNumber, region)))
  if (read === undefined || isInvented(read.nationalNumber)) return [{ kind: "ImpossiblePhone", detail: mobileNumber }]
  return read.dialCode === regionFacts[region].dialCode ? [] : [{ kind: "FarAway", detail: `+${read.dialCode}` }]
}

const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase()

/** The duplicate that a lead is of the oldest among those like it, and what they share. */
const duplicateMark = (keys: LeadKeys, alike: ReadonlyArray<Lead>, region: Region): ReadonlyArray<LeadMark> => {
  const [oldest] = alike.toSorted((one, other) => one.submittedOn - other.submittedOn || one.id - other.id)
  if (oldest === undefined) return []
  const shared = leadKeys(oldest, region)
  const detail = keys.phone !== undefined && keys.phone === shared.phone ? keys.phone : (keys.email ?? "")
  return [{ kind: "Duplicate", of: oldest.id, detail }]
}

/** Each reason to look at an arriving lead twice, with its evidence; none for an ordinary lead. */
export const leadMarks = (
  lead: ArrivedLead,
  { region, alike, near, isThrowAway }: Surroundings,
): ReadonlyArray<LeadMark> => {
  const { name, email } = lead
  const keys = leadKeys(lead, region)
  const same = alike.filter((other) => sharesKey(keys, leadKeys(other, region)))
  const isNamed = name !== email && name !== lead.mobileNumber
  const tested = testWordsIn(isNamed ? name : "", email)
  const gibberish = isNamed && tested === undefined ? gibberishIn(name) : undefined
  const names = new Set([lead, ...same].map((each) => nameKey(each.name)).filter((key) => key !== ""))
  return [
    ...duplicateMark(keys, same, region),
    ...(email !== undefined && isThrowAway(domainOf(email))
      ? [{ kind: "ThrowAwayMail" as const, detail: domainOf(email) }]
      : []),
    ...phoneMarks(lead.mobileNumber, region),
    ...(gibberish === undefined ? [] : [{ kind: "Gibberish" as const, detail: gibberish }]),
    ...(tested === undefined ? [] : [{ kind: "TestWords" as const, detail: tested }]),
    ...(near.length + 1 >= suspicionLimits.burst.leads
      ? [{ kind: "Burst" as const, detail: String(near.length + 1) }]
      : []),
    ...(names.size >= suspicionLimits.names ? [{ kind: "ManyNames" as const, detail: String(names.size) }] : []),
  ]
}
