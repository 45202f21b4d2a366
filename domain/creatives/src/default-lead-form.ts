import { adWords } from "./copy/ad-words.ts"
import type { BusinessFacts } from "./copy/business-facts.ts"
import { fillPattern } from "./copy/fill-pattern.ts"
import { patternsFor } from "./copy/languages.ts"
import { type LeadForm, leadFormLimits } from "./lead-form.ts"
import { truncateText } from "@domain/kernel"

/** The default form: name and phone, consent to be contacted, texts from the stated facts. */
export const defaultLeadForm = (facts: BusinessFacts, language: string, privacyUrl?: string): LeadForm => {
  const patterns = patternsFor(language)
  const { leadForm } = patterns
  const [words] = adWords(facts, patterns, "LeadGeneration")
  const filled = (pattern: string, most: number): string => truncateText(fillPattern(pattern, words) ?? "", most)
  return {
    title: filled(leadForm.title, leadFormLimits.title),
    description:
      filled(leadForm.description, leadFormLimits.description) ||
      filled(leadForm.anyDescription, leadFormLimits.description),
    completionTitle: filled(leadForm.completionTitle, leadFormLimits.completionTitle),
    completionDescription: filled(leadForm.completionDescription, leadFormLimits.completionDescription),
    fields: facts.services.length > 1 ? ["Name", "Phone", "ServiceNeeded"] : ["Name", "Phone"],
    consents: ["Contact"],
    ...(privacyUrl === undefined ? {} : { privacyUrl }),
  }
}
