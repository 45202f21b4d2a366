import { Schema } from "effect"
import { textOf } from "@application/kernel"
import { linkPasswordLimits, publishingLimits } from "@domain/insights"
import { LocalDate } from "@domain/kernel"

/** How long a link works, and the password that it asks for. */
export const linkChoice = {
  linkDays: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: publishingLimits.mostLinkDays })),
  ),
  /** The last day of the link, in the business's time zone; wins over `linkDays`. */
  linkUntil: Schema.optionalKey(LocalDate),
  linkPassword: Schema.optionalKey(textOf(linkPasswordLimits.most)),
} as const

/** The key of a link, as examples show it. */
export const exampleKey = { key: "xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM" } as const
