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
import { type LaunchFlow, type LoadSupportChat, makeLaunchFlow } from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import { part, type UseCases } from "@ui/container"

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
  /** Loaded where a portal has a chat, a moment after the page. */
  readonly loadSupportChat: LoadSupportChat
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
      return await (
        await remote()
      )(contract, input, options)
    } catch (error) {
      return { status: "broken", error }
    }
  }
  const backgroundCall: Caller = async (contract, input, options) => {
    const loaded = await remote.ahead()
    return loaded?.(contract, input, options) ?? { status: "broken", error: new Error("A part is missing") }
  }
  const sessionCalls = part(() => import("./session-calls.ts"))
  const draftCalls = part(() => import("./draft-calls.ts"))
  const late =
    <C extends AnyContract>(contract: () => Promise<C>): Ask<C> =>
    async (input) => {
      try {
        const [loaded] = await Promise.all([contract(), remote()])
        return await call(loaded, input)
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
  const windows = part(async () => (await import("@adapters/payments/windows")).browserPaymentWindow)
  const passkeys = part(async () => (await import("@adapters/browser/passkey-device")).browserPasskeyDevice)
  const supportChat = part(async () =>
    (await import("@adapters/browser/support-chat")).freshchatSupportChat(portalDomain),
  )
  const session: SessionFlow = makeSessionFlow({
    refresh: late(async () => (await sessionCalls()).RefreshSession),
    logout: late(async () => (await sessionCalls()).Logout),
    device: localSessionDevice(portalDomain, token),
    endPush: makeEndPush(
      pushDevice,
      late(async () => (await sessionCalls()).UnsubscribeUser),
    ),
  })
  const launch = makeLaunchFlow({
    start: late(async () => (await draftCalls()).StartBusinessDetails),
    get: late(async () => (await draftCalls()).GetBusinessDetails),
    update: late(async () => (await draftCalls()).UpdateBusinessDetails),
    storage: localDraftStorage(portalDomain),
    later: laterOnDevice,
  })
  return {
    useCases: {
      call,
      prepare: () => {
        for (const needed of [remote, sessionCalls, draftCalls]) void needed.ahead()
      },
    },
    backgroundCall,
    session,
    launch,
    paymentWindow: {
      open: async (...facts) => (await windows()).open(...facts),
      mount: async (...facts) => (await windows()).mount(...facts),
    },
    pushDevice,
    loadSupportChat: supportChat.ahead,
    passkeyDevice: {
      isSupported: () => "PublicKeyCredential" in globalThis,
      make: async (creation) => (await passkeys()).make(creation),
      use: async (request) => (await passkeys()).use(request),
    },
  }
}
