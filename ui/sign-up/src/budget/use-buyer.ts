import type { Buyer } from "@application/wallet/flows"
import type { SignupSession } from "@domain/signup"
import { usePortal, useSessionState } from "@ui/shared/frame"

/** Who pays and whom, for the gateway's own window; its colour is the portal's accent as it is painted. */
export const useBuyer = ({ business: { name, emailAddress, phone } }: SignupSession) => {
  const session = useSessionState()
  const { portal } = usePortal()
  const user = session.status === "signedIn" ? session.user : undefined
  return (): Buyer => ({
    name: user === undefined ? (name ?? "") : `${user.firstName} ${user.lastName}`.trim(),
    email: user?.emailAddress ?? emailAddress ?? "",
    phone: user?.phoneNumber ?? phone ?? "",
    seller: portal.title,
    colour: getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim(),
  })
}
