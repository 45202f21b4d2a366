import { Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { currentUser, handler, UnitOfWork } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { type AgencyLook, isReadableOnPaper } from "@domain/insights"
import type { PortalId, UserId } from "@domain/kernel"
import { GetAgencyLook, KeepAgencyLook } from "../contract/agency-reports.ts"
import { CoverLogos } from "../ports/cover-logos.ts"
import { AgencyLooks, AgencyReports } from "../stores/agency-reports.ts"
import { count } from "./report-limits.ts"

/** The look of a maker's next report; undefined for the portal's own. */
export const newestLook = Effect.fnUntraced(function* (portalId: PortalId, userId: UserId) {
  const { rows } = yield* (yield* AgencyLooks).list("ofUser", { portalId, userId }, { limit: 1 })
  return rows[0]
})

const shown = ({ accent, logo }: AgencyLook): AgencyLook => ({
  ...(accent !== undefined && { accent }),
  ...(logo !== undefined && { logo }),
})

export const getAgencyLook = handler(
  GetAgencyLook,
  Effect.fnUntraced(function* () {
    const { portalId, userId } = yield* currentUser
    return shown((yield* newestLook(portalId, userId)) ?? {})
  }),
)

const refused = (field: string, key: string) => new InvalidFields({ fields: { [field]: [key] } })

const checkedAccent = Effect.fnUntraced(function* (typed: string | undefined) {
  if (typed === undefined) return {}
  const accent = typed.toLowerCase()
  if (!/^#[\da-f]{6}$/.test(accent)) return yield* refused("accent", "insights.colourInvalid")
  if (!isReadableOnPaper(accent)) return yield* refused("accent", "insights.colourTooLight")
  return { accent }
})

const fittedLogo = Effect.fnUntraced(function* (content: string) {
  const bytes = Base64.decode(content.replace(/^data:[^,]*,/, ""))
  if (Result.isFailure(bytes)) return yield* refused("logoFile", "validation.logoFormat")
  return yield* (yield* CoverLogos)
    .fitted(bytes.success)
    .pipe(Effect.catchTag("LogoRefused", ({ key }) => Effect.fail(refused("logoFile", key))))
})

/** Keeps a look, and forgets looks that no report has any more. */
const keep = Effect.fnUntraced(function* (portalId: PortalId, userId: UserId, look: AgencyLook) {
  const looks = yield* AgencyLooks
  const { rows: before } = yield* looks.list("ofUser", { portalId, userId })
  const { rows: reports } = yield* (yield* AgencyReports).list("ofUser", { portalId, userId })
  const used = new Set(reports.map(({ lookId }) => lookId))
  yield* looks.add({ portalId, userId, ...look })
  const unused = before.filter(({ id }) => !used.has(id))
  yield* Effect.forEach(unused, ({ id }) => looks.remove({ portalId, userId, id }), { discard: true })
})

export const keepAgencyLook = handler(
  KeepAgencyLook,
  Effect.fnUntraced(function* ({ accent, logoFile, keepsLogo }) {
    const { portalId, userId } = yield* currentUser
    yield* count("agency-look", userId)
    const colour = yield* checkedAccent(accent)
    const before = keepsLogo === true ? (yield* newestLook(portalId, userId))?.logo : undefined
    const logo = logoFile === undefined ? before : yield* fittedLogo(logoFile.content)
    const look = { ...colour, ...(logo !== undefined && { logo }) }
    yield* (yield* UnitOfWork).transact(keep(portalId, userId, look))
    return look
  }),
)
