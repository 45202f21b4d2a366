import type { Region } from "@domain/kernel"
import { email, phone } from "@domain/validation"
import { Option, Result } from "effect"
import type { Lead } from "../lead.ts"

/** What two leads of one person have in common: a number with its country, and a mailbox. */
export interface LeadKeys {
  readonly phone?: string
  readonly email?: string
}

/** How long after a lead another of the same person is its duplicate, in milliseconds. Ours. */
export const duplicateWindow = 180 * 86_400_000

/** Providers that deliver to one mailbox whatever stands after a plus; Google ignores dots too, under both its names. */
const ignoresDots: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"])
const ignoresTags: ReadonlySet<string> = new Set([
  ...ignoresDots,
  "outlook.com",
  "hotmail.com",
  "live.com",
  "icloud.com",
  "me.com",
  "proton.me",
  "protonmail.com",
  "fastmail.com",
])

/** A mailbox as its provider tells mailboxes apart; undefined for what is no address. */
const emailKey = (typed: string): string | undefined =>
  Option.match(Result.getSuccess(email(typed)), {
    onNone: () => undefined,
    onSome: (address) => {
      const at = address.lastIndexOf("@")
      const domain = address.slice(at + 1)
      const untagged = ignoresTags.has(domain) ? address.slice(0, at).replace(/(?<=.)\+.*$/, "") : address.slice(0, at)
      const mailbox = ignoresDots.has(domain) ? untagged.replaceAll(".", "") : untagged
      return `${mailbox}@${ignoresDots.has(domain) ? "gmail.com" : domain}`
    },
  })

/** A lead's keys, its number read as the region's; without what it did not leave or what is none. */
export const leadKeys = (
  { mobileNumber = "", email: address = "" }: Pick<Lead, "mobileNumber" | "email">,
  region: Region,
): LeadKeys => {
  const number = Option.getOrUndefined(Result.getSuccess(phone(mobileNumber, region)))?.e164
  const mailbox = emailKey(address)
  return { ...(number !== undefined && { phone: number }), ...(mailbox !== undefined && { email: mailbox }) }
}

/** Whether two leads share a number or a mailbox. */
export const sharesKey = (one: LeadKeys, other: LeadKeys): boolean =>
  (one.phone !== undefined && one.phone === other.phone) || (one.email !== undefined && one.email === other.email)
