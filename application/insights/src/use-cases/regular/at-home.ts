import { Effect } from "effect"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { businessHome } from "./business-home.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./home.ts"
import { makerHome } from "./maker-home.ts"

/** Does some work at the home that a link names by its key. */
export const atHome = <A, E, R>(
  key: string,
  work: <S extends StoredRegular, N extends StoredSending>(home: RegularHome<S, N>) => Effect.Effect<A, E, R>,
) => {
  const maker = /^m(\d+)\.(\d+)$/u.exec(key)
  if (maker === null) return Effect.flatMap(businessHome(BusinessProfileId.make(Number(key))), (home) => work(home))
  const [, portalId, userId] = maker
  const of = { portalId: PortalId.make(Number(portalId)), userId: UserId.make(Number(userId)) }
  return Effect.flatMap(makerHome(of), (home) => work(home))
}
