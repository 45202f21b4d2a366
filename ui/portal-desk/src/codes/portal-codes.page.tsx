import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { PromoCodes } from "./promo-codes.tsx"

/** The promo codes of the portal. Ours. */
export default function PortalCodes() {
  const { portal } = usePortal()
  return (
    <Desk page="portalCodes" texts={["failures"]}>
      <PromoCodes portal={portal} />
    </Desk>
  )
}
