import { leadFit, type OwnQuestion } from "@domain/creatives"
import type { NetworkLead } from "@domain/insights"

/** An arrived lead with whether it fits by the questions of its form, where these judge. */
export const judgedLead = (questions: ReadonlyArray<OwnQuestion> = [], lead: NetworkLead): NetworkLead => {
  const fit = leadFit(questions, lead.answers ?? [])
  return fit === undefined ? lead : { ...lead, fit }
}
