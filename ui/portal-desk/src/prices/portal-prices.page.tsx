import { Desk } from "../desk.tsx"
import { EditedPortal } from "../settings/edited-portal.tsx"
import { Prices } from "./prices.tsx"

/** What the portal charges, by region and day. Ours. */
export default function PortalPrices() {
  return (
    <Desk page="portalPrices" texts={["portalDesk", "portalLook", "kit"]}>
      <EditedPortal>{(portal) => <Prices key={portal.id} portal={portal} />}</EditedPortal>
    </Desk>
  )
}
