import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { LookPage } from "./look-page.tsx"

/** How the portal looks and speaks: dressed, previewed, published and brought back. Ours. */
export default function PortalLookPage() {
  const { portal } = usePortal()
  return (
    <Desk page="portalLook" texts={["portalLook", "failures"]}>
      <LookPage portalId={portal.id} />
    </Desk>
  )
}
