import { handler } from "@application/kernel"
import { Effect } from "effect"
import { GetWebsiteResults } from "../contract/index.ts"
import { CountedConversions } from "../services/counted-conversions.ts"

export const getWebsiteResults = handler(
  GetWebsiteResults,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    return { areConversions: yield* (yield* CountedConversions).areCounted(businessProfileId) }
  }),
)
