import { laterOnDevice, localDraftStorage, localSessionDevice } from "@adapters/browser"
import { sessionToken } from "@adapters/http-client"
import type { UseCaseContainer } from "@application/container"
import { makeSessionFlow, type SessionFlow } from "@application/identity/flows"
import type { AnyContract, Ask } from "@application/kernel"
import { type LaunchFlow, makeLaunchFlow } from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import { reloadForMissingPart } from "./missing-part.ts"
import type { RemoteFacts, RemoteUseCases } from "./remote-use-cases.ts"

/** Everything that lives as long as the page. */
export interface Composition {
  /** Loads the container when a use-case is first called; rejects when it cannot be loaded, and may be asked again. */
  readonly useCases: () => Promise<UseCaseContainer>
  readonly session: SessionFlow
  readonly launch: LaunchFlow
  readonly paymentWindow: PaymentWindow
}

/** Loads once; what failed is tried again when it is next asked for. */
const remoteOf = (facts: RemoteFacts) => {
  let loading: Promise<RemoteUseCases> | undefined
  return (): Promise<RemoteUseCases> => {
    loading ??= import("./remote-use-cases.ts").then(
      ({ remoteUseCases }) => remoteUseCases(facts),
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
}

/** The flows of this page's host; contracts bound to its api come with the first call. */
export const compose = (portalDomain: string): Composition => {
  const token = sessionToken()
  const remote = remoteOf({
    portalDomain,
    token,
    renew: async () => (await session.renew()).status === "signedIn",
  })
  const late =
    <C extends AnyContract>(callOf: (calls: RemoteUseCases["calls"]) => Ask<C>): Ask<C> =>
    async (input) => {
      try {
        return await callOf((await remote()).calls)(input)
      } catch (trouble) {
        return reloadForMissingPart() ? await new Promise(() => undefined) : { status: "broken", trouble }
      }
    }
  const session: SessionFlow = makeSessionFlow({
    refresh: late(({ refresh }) => refresh),
    logout: late(({ logout }) => logout),
    device: localSessionDevice(portalDomain, token),
  })
  const launch = makeLaunchFlow({
    start: late(({ start }) => start),
    get: late(({ get }) => get),
    update: late(({ update }) => update),
    storage: localDraftStorage(portalDomain),
    later: laterOnDevice,
  })
  return {
    useCases: async () => (await remote()).container,
    session,
    launch,
    paymentWindow: {
      open: async (...facts) => (await remote()).paymentWindow.open(...facts),
      mount: async (...facts) => (await remote()).paymentWindow.mount(...facts),
    },
  }
}
