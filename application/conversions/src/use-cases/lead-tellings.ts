import { LeadRecords } from "@application/insights/services"
import { handler } from "@application/kernel"
import { isTakenBack, leadConsent, leadStages } from "@domain/conversions"
import { LeadNotFound } from "@domain/insights"
import { Effect } from "effect"
import { ListLeadSendings, ListLeadTellings } from "../contract/lead-tellings.ts"
import { ConversionConnections } from "../stores/conversions.ts"
import { LeadSendings } from "../stores/lead-sendings.ts"
import { sendingsOfLead } from "./told-leads.ts"

const usualPage = 20

export const listLeadTellings = handler(
  ListLeadTellings,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    const lead = yield* (yield* LeadRecords).find(businessProfileId, leadId)
    if (lead === undefined) return yield* new LeadNotFound({})
    const { rows: connections } = yield* (yield* ConversionConnections).list("ofBusiness", { businessProfileId })
    const rows = yield* sendingsOfLead(businessProfileId, leadId)
    return {
      networks: connections.filter(({ state }) => state === "On").map(({ network }) => network),
      isAllowed: leadConsent(lead).adUserData,
      stages: leadStages(lead),
      tellings: rows.map(({ businessProfileId: _profile, ...sending }) => ({
        ...sending,
        isTakenBack: isTakenBack(sending, lead),
      })),
    }
  }),
)

export const listLeadSendings = handler(
  ListLeadSendings,
  Effect.fnUntraced(function* ({ businessProfileId, network, state, cursor, limit = usualPage }) {
    const where = { ...(state !== undefined && { state }) }
    const { rows, nextCursor } = yield* (yield* LeadSendings).list(
      "newest",
      { businessProfileId, network },
      { where, cursor, limit },
    )
    const sendings = rows.map(({ businessProfileId: _profile, ...sending }) => sending)
    return { sendings, ...(nextCursor !== undefined && { nextCursor }) }
  }),
)
