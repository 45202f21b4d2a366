import type { Buyer } from "@application/wallet/flows"
import { usePortal, useSessionState } from "../frame/index.ts"

/** What is used of a business where nobody is signed in. */
interface PayingBusiness {
  readonly name?: string | undefined
  readonly emailAddress?: string | undefined
  readonly phone?: string | undefined
}

/** Who pays and whom, for the gateway's own window; its colour is the portal's accent as it is painted. */
export const useBuyer = ({ name, emailAddress, phone }: PayingBusiness = {}) => {
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
