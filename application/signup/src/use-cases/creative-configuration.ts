import { Effect } from "effect"
import { handler } from "@application/kernel"
import { isTemplate, TemplateNotFound } from "@domain/creatives"
import { creativeConfigurationOf, type SessionChange, updateBetween } from "@domain/signup"
import { SaveCreativeConfiguration, SaveOfferDetails } from "../contract/creative-configuration.ts"
import { applyToSession } from "./business-details.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"

/** The revision that a save was made from, if it names one. */
const madeFrom = (revision: number | undefined) => (revision === undefined ? {} : { revision })

export const saveOfferDetails = handler(
  SaveOfferDetails,
  Effect.fnUntraced(function* ({ sessionId, offerDetail, revision }) {
    const changes: SessionChange = { creative: { offerDetail } }
    const { before, saved } = yield* applyToSession({ sessionId, changes, ...madeFrom(revision) })
    return updateBetween(before, saved, changes)
  }),
)

export const saveCreativeConfiguration = handler(
  SaveCreativeConfiguration,
  Effect.fnUntraced(function* ({ sessionId, objective, promoteServices, selectedTemplateId, palette, revision }) {
    if (selectedTemplateId !== undefined && !isTemplate(selectedTemplateId)) return yield* new TemplateNotFound({})
    const { details } = yield* accessibleSessionForUpdate(sessionId)
    const isDetailNamed = selectedTemplateId !== undefined || palette !== undefined
    const creative: SessionChange["creative"] = {
      ...(objective !== undefined && { objective }),
      ...(promoteServices !== undefined && { promoteServices }),
      ...(isDetailNamed && {
        creativeDetail: {
          ...details.creative.creativeDetail,
          ...(selectedTemplateId !== undefined && { selectedTemplateId }),
          ...(palette !== undefined && { palette }),
        },
      }),
    }
    if (Object.keys(creative).length === 0) return creativeConfigurationOf(details)
    const { saved } = yield* applyToSession({ sessionId, changes: { creative }, ...madeFrom(revision) })
    return creativeConfigurationOf(saved)
  }),
)
