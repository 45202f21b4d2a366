import { laterOnDevice, localDraftStorage, localSessionDevice } from "@adapters/browser"
import { sessionToken } from "@adapters/http-client"
import {
  makeEndPush,
  makeSessionFlow,
  type PasskeyDevice,
  type PushDevice,
  type SessionFlow,
} from "@application/identity/flows"
import type { AnyContract, Ask, Caller } from "@application/kernel"
import { type LaunchFlow, makeLaunchFlow } from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import { part, type UseCases } from "@ui/container"
import type { RemoteUseCases } from "./remote-use-cases.ts"

/** Everything that lives as long as the page. */
export interface Composition {
  /** Contracts and Effect are loaded with the first call. */
  readonly useCases: UseCases
  /** Calls that nobody waits for: a missing part of the program neither reloads the page nor fails it. */
  readonly backgroundCall: Caller
  readonly session: SessionFlow
  readonly launch: LaunchFlow
  readonly paymentWindow: PaymentWindow
  /** Loaded with the page that asks for it. */
  readonly pushDevice: PushDevice
  /** Loaded with the first passkey that is asked for. */
  readonly passkeyDevice: PasskeyDevice
}

/** The flows of this page's host; contracts bound to its api, and what `withCalls` loads, come with the first call. */
export const compose = (
  portalDomain: string,
  withCalls: () => Promise<void> = () => Promise.resolve(),
): Composition => {
  const token = sessionToken()
  const remote = part(async () => {
    const [{ remoteUseCases }] = await Promise.all([import("./remote-use-cases.ts"), withCalls()])
    return remoteUseCases({
      portalDomain,
      token,
      renew: async () => (await session.renew()).status === "signedIn",
    })
  })
  const call: Caller = async (contract, input, options) => {
    try {
      return await (await remote()).call(contract, input, options)
    } catch (error) {
      return { status: "broken", error }
    }
  }
  const backgroundCall: Caller = async (contract, input, options) => {
    const loaded = await remote.ahead()
    return loaded?.call(contract, input, options) ?? { status: "broken", error: new Error("A part is missing") }
  }
  const late =
    <C extends AnyContract>(askOf: (asks: RemoteUseCases["asks"]) => Ask<C>): Ask<C> =>
    async (input) => {
      try {
        return await askOf((await remote()).asks)(input)
      } catch (error) {
        return { status: "broken", error }
      }
    }
  const push = part(async () => (await import("@adapters/browser/push-device")).browserPushDevice(portalDomain))
  const pushDevice: PushDevice = {
    state: async (userId) => (await push()).state(userId),
    subscribe: async (publicKey) => (await push()).subscribe(publicKey),
    noteOwner: (userId) => void push().then((device) => device.noteOwner(userId)),
    unsubscribe: async () => (await push()).unsubscribe(),
  }
  const passkeys = part(async () => (await import("@adapters/browser/passkey-device")).browserPasskeyDevice)
  const session: SessionFlow = makeSessionFlow({
    refresh: late(({ refresh }) => refresh),
    logout: late(({ logout }) => logout),
    device: localSessionDevice(portalDomain, token),
    endPush: makeEndPush(
      pushDevice,
      late(({ unsubscribe }) => unsubscribe),
    ),
  })
  const launch = makeLaunchFlow({
    start: late(({ start }) => start),
    get: late(({ get }) => get),
    update: late(({ update }) => update),
    storage: localDraftStorage(portalDomain),
    later: laterOnDevice,
  })
  return {
    useCases: { call, prepare: () => void remote.ahead() },
    backgroundCall,
    session,
    launch,
    paymentWindow: {
      open: async (...facts) => (await remote()).paymentWindow.open(...facts),
      mount: async (...facts) => (await remote()).paymentWindow.mount(...facts),
    },
    pushDevice,
    passkeyDevice: {
      isSupported: () => "PublicKeyCredential" in globalThis,
      make: async (creation) => (await passkeys()).make(creation),
      use: async (request) => (await passkeys()).use(request),
    },
  }
}
