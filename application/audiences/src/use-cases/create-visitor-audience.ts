import { WebsiteTags } from "@application/conversions/services"
import { currentUser, handler, Profiles } from "@application/kernel"
import { checkedListName, checkedRule, listLimits, NoListNetwork, visitorStatement } from "@domain/audiences"
import { ConversionSiteMissing } from "@domain/conversions"
import { InvalidFields } from "@domain/identity"
import { Clock, Effect } from "effect"
import { CreateVisitorAudience } from "../contract/visitor-audiences.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerLists } from "../stores/customer-lists.ts"
import { waitingAt } from "./customer-lists.ts"
import { count, namesWithRoom, sendLater, shownList } from "./stored-list.ts"

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
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const networks = [network, ...others]
    const list = yield* (yield* CustomerLists).add({
      name,
      businessProfileId,
      portalId,
      state: "Active",
      networks: waitingAt(networks),
      people: 0,
      days: listLimits.mostDays,
      consent: { version, textKey, language, acceptedBy: userId, acceptedAt: now },
      createdAt: now,
      filledAt: now,
      visitors: rule,
      lookAt: now,
    })
    yield* Effect.forEach(networks, (one) => sendLater(list, one), { discard: true })
    return shownList(list)
  }),
)
