import type { PasskeyDevice, PushDevice, SessionFlow, SessionState } from "@application/identity/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import { createContext, type ReactNode, use, useSyncExternalStore } from "react"

interface Flows {
  readonly session: SessionFlow
  readonly paymentWindow: PaymentWindow
  readonly pushDevice: PushDevice
  readonly passkeyDevice: PasskeyDevice
}

const FlowsContext = createContext<Flows | undefined>(undefined)

export const FlowsProvider = ({ children, ...flows }: Flows & { readonly children: ReactNode }) => (
  <FlowsContext value={flows}>{children}</FlowsContext>
)

const useFlows = (): Flows => {
  const flows = use(FlowsContext)
  if (flows === undefined) throw new Error("A flow was used outside <FlowsProvider>")
  return flows
}

/** Sign-in and sign-out of this device. */
export const useSession = (): SessionFlow => useFlows().session

/** Who is signed in, kept up to date. */
export const useSessionState = (): SessionState => {
  const { session } = useFlows()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}

const noSubscription = () => () => undefined

/** Whether this device's visitor seems to be signed in; no on pages shown without flows, as on the server. */
export const useMayBeSignedIn = (): boolean => {
  const session = use(FlowsContext)?.session
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.mayBeSignedIn() ?? false,
    () => session?.mayBeSignedIn() ?? false,
  )
}

/** Push messages of this browser. */
export const usePushDevice = (): PushDevice => useFlows().pushDevice

/** Passkeys of this browser. */
export const usePasskeyDevice = (): PasskeyDevice => useFlows().passkeyDevice

/** The gateways' own windows in this browser. */
export const usePaymentWindow = (): PaymentWindow => useFlows().paymentWindow
