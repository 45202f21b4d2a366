import type { PasskeyDevice, PushDevice, SessionFlow, SessionState } from "@application/identity/flows"
import type { PaymentWindow } from "@application/wallet/flows"

const anonymous: SessionState = { status: "anonymous" }

/** The flows of a device whose visitor is not signed in, for stories of parts that ask for the session alone. */
export const anonymousFlows = {
  session: {
    subscribe: () => () => undefined,
    state: () => anonymous,
    mayBeSignedIn: () => true,
  } as unknown as SessionFlow,
  paymentWindow: {} as PaymentWindow,
  pushDevice: {} as PushDevice,
  passkeyDevice: {} as PasskeyDevice,
  loadSupportChat: () => Promise.resolve(undefined),
}
