import { businessName, failureOf, type FieldFailure, limitedText, requiredText } from "@domain/validation"
import type { ManualDetails, ManualField } from "./manual-fields.tsx"

/** Everything wrong with what was typed by hand; empty when it can be used. Spec: validation rules, length limits. */
export const checkManual = ({
  name = "",
  category,
  tagline = "",
}: ManualDetails): Readonly<Partial<Record<ManualField, FieldFailure>>> => {
  const failures = {
    name: failureOf(businessName(name)),
    category: failureOf(requiredText(category?.name ?? "")),
    tagline: failureOf(limitedText(tagline, "tagline")),
  }
  return Object.fromEntries(Object.entries(failures).filter(([, failure]) => failure !== undefined))
}
