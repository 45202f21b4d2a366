import { WebsiteTags } from "@application/conversions/services"
import { currentUser, handler } from "@application/kernel"
import { checkedListName, checkedRule, NoListNetwork, visitorStatement } from "@domain/audiences"
import { ConversionSiteMissing } from "@domain/conversions"
import { InvalidFields } from "@domain/identity"
import { Clock, Effect } from "effect"
import { CreateVisitorAudience } from "../contract/visitor-audiences.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { addNetworkList } from "./network-list.ts"
import { count, namesWithRoom } from "./stored-list.ts"

/** Visits are told from now on; before a website is set up there is nobody whose visits could be. */
export const createVisitorAudience = handler(
  CreateVisitorAudience,
  Effect.fnUntraced(function* ({ businessProfileId, visitors, consentVersion, language, ...typed }) {
    yield* count("customer-list", businessProfileId)
    const [network, ...others] = (yield* AudienceNetworks).visitorNetworks
    if (network === undefined) return yield* new NoListNetwork({})
    if ((yield* (yield* WebsiteTags).of(businessProfileId, network)) === undefined)
      return yield* new ConversionSiteMissing({})
    const { version, textKey } = visitorStatement
    if (consentVersion !== version)
      return yield* new InvalidFields({ fields: { consentVersion: ["audiences.consentOutdated"] } })
    const name = yield* Effect.fromResult(checkedListName(typed.name, yield* namesWithRoom(businessProfileId)))
    const rule = yield* Effect.fromResult(checkedRule(visitors))
    const { userId } = yield* currentUser
    const acceptedAt = yield* Clock.currentTimeMillis
    return yield* addNetworkList(businessProfileId, [network, ...others], {
      name,
      consent: { version, textKey, language, acceptedBy: userId, acceptedAt },
      visitors: rule,
    })
  }),
)
