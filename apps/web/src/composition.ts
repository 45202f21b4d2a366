import { browserPaymentWindow, localDraftStorage, localSessionDevice } from "@adapters/browser"
import { lazyEndpoint } from "@adapters/http-api"
import { remoteCall, sessionToken } from "@adapters/http-client"
import { remoteContainer, resolve, type UseCaseContainer } from "@application/container"
import { Logout, RefreshSession } from "@application/identity/contract"
import { makeSessionFlow, type SessionFlow } from "@application/identity/flows"
import { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import { type LaunchFlow, makeLaunchFlow } from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import { followServerTime } from "@ui/screens/frame"
import { Effect } from "effect"

/** Everything that lives as long as the page. */
export interface Composition {
  readonly container: UseCaseContainer
  readonly session: SessionFlow
  readonly launch: LaunchFlow
  readonly paymentWindow: PaymentWindow
}

/** Contracts bound to the api of this page's host, and the flows over them. */
export const compose = (portalDomain: string): Composition => {
  const token = sessionToken()
  let session: SessionFlow | undefined
  const call = remoteCall({
    endpointOf: lazyEndpoint,
    portalDomain,
    clientId: "web",
    token,
    onServerTime: followServerTime,
    renewSession: Effect.promise(async () => (await session?.renew())?.status === "signedIn"),
  })
  const container = remoteContainer(call)
  session = makeSessionFlow({
    refresh: resolve(container, RefreshSession),
    logout: resolve(container, Logout),
    device: localSessionDevice(portalDomain, token),
  })
  const launch = makeLaunchFlow({
    start: resolve(container, StartBusinessDetails),
    get: resolve(container, GetBusinessDetails),
    update: resolve(container, UpdateBusinessDetails),
    storage: localDraftStorage(portalDomain),
  })
  return { container, session, launch, paymentWindow: browserPaymentWindow }
}
