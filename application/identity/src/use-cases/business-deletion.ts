import { CurrentActor, FileAnswer, handler, Profiles } from "@application/kernel"
import { administeredPortal } from "@application/portals/services"
import type { UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  DeletePortalBusiness,
  ExportBusiness,
  GetBusinessDeletion,
  GetPortalBusinessDeletion,
  KeepPortalBusiness,
  PrepareBusinessDeletion,
  RequestBusinessDeletion,
  UndoBusinessDeletion,
} from "../contract/business-deletion.ts"
import { BusinessArchives } from "../ports/business-archives.ts"
import { currentAccount } from "./current-account.ts"
import { asked, deletionOf, planOf, portalsBusiness, takenBack } from "./deletion-facts.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { checkOwnPassword } from "./own-password.ts"

export const getBusinessDeletion = handler(GetBusinessDeletion, ({ businessProfileId }) =>
  deletionOf(businessProfileId, "owner"),
)

export const prepareBusinessDeletion = handler(
  PrepareBusinessDeletion,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const plan = yield* planOf(businessProfileId)
    return { plan, ...(yield* deletionOf(businessProfileId, "owner")) }
  }),
)

export const requestBusinessDeletion = handler(
  RequestBusinessDeletion,
  Effect.fnUntraced(function* ({ businessProfileId, password }) {
    const account = yield* currentAccount
    yield* checkOwnPassword(account, password, RequestBusinessDeletion.name)
    return yield* asked(businessProfileId, { isByPortal: false, askedBy: account.user.id })
  }),
)

export const undoBusinessDeletion = handler(UndoBusinessDeletion, ({ businessProfileId }) =>
  takenBack(businessProfileId, "owner"),
)

export const exportBusiness = handler(
  ExportBusiness,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* (yield* Profiles).of(businessProfileId)
    yield* countAttempt(signInLimits.businessExport, `${businessProfileId}`)
    const day = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
    return new FileAnswer({
      contentType: "application/zip",
      fileName: `business-${businessProfileId}-${day}.zip`,
      body: yield* (yield* BusinessArchives).of(businessProfileId),
    })
  }),
)

export const getPortalBusinessDeletion = handler(
  GetPortalBusinessDeletion,
  Effect.fnUntraced(function* ({ portalId, businessProfileId }) {
    yield* portalsBusiness(portalId, businessProfileId)
    const plan = yield* planOf(businessProfileId)
    return { plan, ...(yield* deletionOf(businessProfileId, "portal")) }
  }),
)

export const deletePortalBusiness = handler(
  DeletePortalBusiness,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, reason }) {
    yield* administeredPortal(portalId)
    yield* portalsBusiness(portalId, businessProfileId)
    const actor = yield* CurrentActor
    const by: { readonly askedBy?: UserId } = actor.kind === "user" ? { askedBy: actor.userId } : {}
    return yield* asked(businessProfileId, { isByPortal: true, reason: reason.trim(), ...by })
  }),
)

export const keepPortalBusiness = handler(
  KeepPortalBusiness,
  Effect.fnUntraced(function* ({ portalId, businessProfileId }) {
    yield* administeredPortal(portalId)
    yield* portalsBusiness(portalId, businessProfileId)
    return yield* takenBack(businessProfileId, "portal")
  }),
)
