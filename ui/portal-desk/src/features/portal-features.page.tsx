import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { FeaturesPage } from "./features-page.tsx"

/** What the portal's sign-up asks for, and what the portal offers to whom. Ours. */
export default function PortalFeatures() {
  const { portal } = usePortal()
  return (
    <Desk page="portalFeatures">
      <FeaturesPage portalId={portal.id} />
    </Desk>
  )
}
