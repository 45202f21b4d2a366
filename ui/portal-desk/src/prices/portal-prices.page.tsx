import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { Prices } from "./prices.tsx"

/** What the portal charges, by region and day. Ours. */
export default function PortalPrices() {
  const { portal } = usePortal()
  return (
    <Desk page="portalPrices" texts={["portalDesk", "kit"]}>
      <Prices portal={portal} />
    </Desk>
  )
}
