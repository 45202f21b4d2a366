import type { Lead } from "@domain/insights"

/** The leads before and after a lead in the list that is shown; a lead that is not in it has none. */
export const neighboursOf = (
  leads: ReadonlyArray<Lead>,
  leadId: Lead["id"] | undefined,
): { readonly previous?: Lead; readonly next?: Lead } => {
  const place = leads.findIndex(({ id }) => id === leadId)
  const [previous, next] = place < 0 ? [] : [leads[place - 1], leads[place + 1]]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}
