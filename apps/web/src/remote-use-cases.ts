import { browserPaymentWindow } from "@adapters/payments/windows"
import { endpointOf } from "@adapters/http-api"
import { remoteCall, type SessionToken } from "@adapters/http-client"
import { callerOf, remoteContainer, resolve } from "@application/container"
import { Logout, RefreshSession, UnsubscribeUser } from "@application/identity/contract"
import { type AnyContract, type Ask, asyncCall, type Caller } from "@application/kernel"
import { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import type { PaymentWindow } from "@application/wallet/flows"
import { followServerTime } from "@ui/shared/frame"
import { Effect } from "effect"

/** The part of the program that brings contracts and Effect. */
export interface RemoteUseCases {
  readonly call: Caller
  /** What the flows call. */
  readonly asks: {
    readonly refresh: Ask<typeof RefreshSession>
    readonly logout: Ask<typeof Logout>
    readonly unsubscribe: Ask<typeof UnsubscribeUser>
    readonly start: Ask<typeof StartBusinessDetails>
    readonly get: Ask<typeof GetBusinessDetails>
    readonly update: Ask<typeof UpdateBusinessDetails>
  }
  readonly paymentWindow: PaymentWindow
}

export interface RemoteFacts {
  readonly portalDomain: string
  readonly token: SessionToken
  /** Renews the session; true when somebody is signed in afterwards. */
  readonly renew: () => Promise<boolean>
}

/** Contracts bound to the api of this page's host. */
export const remoteUseCases = ({ portalDomain, token, renew }: RemoteFacts): RemoteUseCases => {
  const call = remoteCall({
    endpointOf,
    portalDomain,
    clientId: "web",
    token,
    onServerTime: followServerTime,
    renewSession: Effect.promise(renew),
  })
  const container = remoteContainer(call)
  const ask = <C extends AnyContract>(contract: C): Ask<C> => asyncCall(resolve(container, contract))
  return {
    call: callerOf(container),
    asks: {
      refresh: ask(RefreshSession),
      logout: ask(Logout),
      unsubscribe: ask(UnsubscribeUser),
      start: ask(StartBusinessDetails),
      get: ask(GetBusinessDetails),
      update: ask(UpdateBusinessDetails),
    },
    paymentWindow: browserPaymentWindow,
  }
}
