import { endpointOf } from "@adapters/http-api"
import { remoteCall, type SessionToken } from "@adapters/http-client"
import { callerOf, remoteContainer } from "@application/container"
import type { Caller } from "@application/kernel"
import { followServerTime } from "@ui/shared/frame"
import { Effect } from "effect"

export interface RemoteFacts {
  readonly portalDomain: string
  readonly token: SessionToken
  /** Renews the session; true when somebody is signed in afterwards. */
  readonly renew: () => Promise<boolean>
}

/** The caller of the api of this page's host. Its file brings Effect, and no contract. */
export const remoteUseCases = ({ portalDomain, token, renew }: RemoteFacts): Caller =>
  callerOf(
    remoteContainer(
      remoteCall({
        endpointOf,
        portalDomain,
        clientId: "web",
        token,
        onServerTime: followServerTime,
        renewSession: Effect.promise(renew),
      }),
    ),
  )
