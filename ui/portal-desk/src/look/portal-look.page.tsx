import { Desk } from "../desk.tsx"
import { EditedPortalId } from "../settings/edited-portal.tsx"
import { LookPage } from "./look-page.tsx"

/** How the portal looks and speaks: dressed, previewed, published and brought back. Ours. */
export default function PortalLookPage() {
  return (
    <Desk page="portalLook" texts={["portalLook", "failures"]}>
      <EditedPortalId>{(portalId) => <LookPage key={portalId} portalId={portalId} />}</EditedPortalId>
    </Desk>
  )
}
