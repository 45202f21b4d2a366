import type { PasskeyDevice, PushDevice, SessionFlow, SessionState } from "@application/identity/flows"
import type { LoadSupportChat } from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import type { DisplaySettings } from "@domain/identity"
import { groupDigits } from "@ui/i18n"
import { createContext, type ReactNode, use, useSyncExternalStore } from "react"

interface Flows {
  readonly session: SessionFlow
  readonly paymentWindow: PaymentWindow
  readonly pushDevice: PushDevice
  readonly passkeyDevice: PasskeyDevice
  readonly loadSupportChat: LoadSupportChat
}

const usual: DisplaySettings = {}

/** How the signed-in user is shown numbers, weeks and times; nothing is chosen for anybody else. */
const displayOf = (state: SessionState | undefined): DisplaySettings =>
  (state?.status === "signedIn" ? state.user.display : undefined) ?? usual

const FlowsContext = createContext<Flows | undefined>(undefined)

/** Numbers follow the signed-in user's choice, before what is below is drawn with them. */
const useDigitGroups = (session: SessionFlow): void => {
  const { numberStyle } = displayOf(useSyncExternalStore(session.subscribe, session.state, session.state))
  groupDigits(numberStyle)
}

export const FlowsProvider = ({ children, ...flows }: Flows & { readonly children: ReactNode }) => {
  useDigitGroups(flows.session)
  return <FlowsContext value={flows}>{children}</FlowsContext>
}

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

/** How the user wants numbers, weeks and their own times; nothing chosen on pages shown without flows. */
export const useDisplaySettings = (): DisplaySettings => {
  const session = use(FlowsContext)?.session
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => displayOf(session?.state()),
    () => displayOf(session?.state()),
  )
}

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

/** The chat with the portal's support in this browser, loaded by whoever starts it. */
export const useLoadSupportChat = (): LoadSupportChat => useFlows().loadSupportChat

/** The gateways' own windows in this browser. */
export const usePaymentWindow = (): PaymentWindow => useFlows().paymentWindow
