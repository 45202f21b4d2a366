import { Effect, Result } from "effect"
import { handler, Profiles } from "@application/kernel"
import { administeredPortal, Portals } from "@application/portals/services"
import { invalidFields } from "@domain/identity"
import { buyer, issuingEntity } from "@domain/wallet"
import {
  GetBillingDetails,
  ListIssuingEntities,
  SaveBillingDetails,
  SaveIssuingEntity,
} from "../contract/billing-settings.ts"
import { BillingDetails, IssuingEntities } from "../stores/billing-settings.ts"
import { billingParties, issuingEntityOf } from "./billing-parties.ts"

export const getBillingDetails = handler(
  GetBillingDetails,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { seller, buyer: details, isSaved } = yield* billingParties(businessProfileId)
    return { region: seller.region, isSaved, details }
  }),
)

export const saveBillingDetails = handler(
  SaveBillingDetails,
  Effect.fnUntraced(function* ({ businessProfileId, postalCode = "", ...typed }) {
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const checked = buyer(region, { ...typed, postalCode })
    if (Result.isFailure(checked)) return yield* invalidFields({ ...checked.failure })
    yield* (yield* BillingDetails).save({ businessProfileId, ...checked.success })
    return checked.success
  }),
)

export const listIssuingEntities = handler(
  ListIssuingEntities,
  Effect.fnUntraced(function* ({ portalId }) {
    const { id, title, regions } = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    return yield* Effect.forEach(regions, ({ region }) => issuingEntityOf(id, title, region))
  }),
)

export const saveIssuingEntity = handler(
  SaveIssuingEntity,
  Effect.fnUntraced(function* ({ portalId, region, ...given }) {
    const { id } = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    const none = { postalCode: "", letterNumber: "", letterFrom: "", letterTo: "", registrations: [] }
    const checked = issuingEntity(region, { ...none, ...given })
    if (Result.isFailure(checked)) return yield* invalidFields({ ...checked.failure })
    yield* (yield* IssuingEntities).save({ portalId: id, ...checked.success })
    return checked.success
  }),
)
