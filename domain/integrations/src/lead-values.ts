import type { Lead } from "@domain/insights"
import { toMajor } from "@domain/kernel"
import { DateTime, Schema } from "effect"

/** The details of a lead that may leave, in their usual order. */
export const LeadField = Schema.Literals([
  "id",
  "name",
  "phone",
  "email",
  "city",
  "service",
  "status",
  "campaign",
  "campaignId",
  "submittedAt",
  "consents",
  "notes",
  "answers",
  "fit",
  "ad",
  "form",
  "platform",
  "tags",
  "ownerId",
  "nextStep",
  "contactedAt",
  "sale",
  "badReason",
  "firstName",
  "lastName",
])
export type LeadField = typeof LeadField.Type

/** A lead as it leaves: texts, numbers, and lists of what it agreed to and what was noted. */
export type LeadValues = Readonly<Partial<Record<LeadField, Schema.Json>>>

/** A name before its last word, and that word; a single word is the last name, which most systems ask for. */
const nameParts = (name: string): { readonly first?: string; readonly last: string } => {
  const words = name.trim().split(/\s+/)
  const first = words.slice(0, -1).join(" ")
  return { last: words.at(-1) ?? "", ...(first !== "" && { first }) }
}

const iso = (epochMillis: number): string => DateTime.formatIso(DateTime.makeUnsafe(epochMillis))

/** How each detail is read; what a lead lacks is undefined and leaves nothing. */
const readings: Readonly<Record<LeadField, (lead: Lead) => Schema.Json | undefined>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  phone: ({ mobileNumber }) => mobileNumber,
  email: ({ email }) => email,
  city: ({ city }) => city,
  service: ({ serviceNeeded }) => serviceNeeded,
  status: ({ status }) => status,
  campaign: ({ campaignName }) => campaignName,
  campaignId: ({ campaignId }) => campaignId,
  submittedAt: ({ submittedOn }) => iso(submittedOn),
  consents: ({ consents }) =>
    consents?.map(({ text, version, isGiven, at }) => ({ text, version, given: isGiven, at: iso(at) })),
  notes: ({ notes }) => notes?.map(({ text, at }) => ({ text, at: iso(at) })),
  answers: ({ answers }) => answers?.map(({ question, answer }) => ({ question, answer })),
  fit: ({ fit }) => fit && { fits: fit.isFitting, ...(fit.because !== undefined && { because: fit.because }) },
  ad: ({ source }) => source?.adName ?? source?.adId,
  form: ({ source }) => source?.formId,
  platform: ({ source }) => source?.platform,
  tags: ({ tags }) => (tags === undefined || tags.length === 0 ? undefined : [...tags]),
  ownerId: ({ ownerId }) => ownerId,
  nextStep: ({ nextStep }) => nextStep && { text: nextStep.text, dueAt: iso(nextStep.dueAt) },
  contactedAt: ({ contactedAt }) => (contactedAt === undefined ? undefined : iso(contactedAt)),
  badReason: ({ badReason }) => badReason,
  firstName: ({ name }) => nameParts(name).first,
  lastName: ({ name }) => nameParts(name).last,
  sale: ({ sale }) => sale && { amount: toMajor(sale), currency: sale.currency },
}

/** The details of a lead that may leave; details that were not picked here never do. */
export const valuesOf = (lead: Lead): LeadValues =>
  Object.fromEntries(
    LeadField.literals.flatMap((field) => {
      const value = readings[field](lead)
      return value === undefined || value === "" ? [] : [[field, value]]
    }),
  )

/** Somebody who does not exist, for tests and previews; number and address are reserved for examples. */
export const exampleValues: LeadValues = {
  id: 0,
  name: "Asha Example",
  phone: "+441632960987",
  email: "asha@example.com",
  city: "Leeds",
  service: "Birthday cake",
  status: "New",
  campaign: "Example campaign",
  campaignId: 0,
  submittedAt: "2026-11-02T09:30:00.000Z",
  consents: [{ text: "You may call me", version: "1", given: true, at: "2026-11-02T09:30:00.000Z" }],
  notes: [{ text: "Asked for a call in the evening", at: "2026-11-02T10:00:00.000Z" }],
  answers: [{ question: "For how many people?", answer: "Twelve" }],
  firstName: "Asha",
  lastName: "Example",
}
