import { Desk } from "../desk.tsx"
import { EditedPortalId } from "../settings/edited-portal.tsx"
import { FeaturesPage } from "./features-page.tsx"

/** What the portal's sign-up asks for, and what the portal offers to whom. Ours. */
export default function PortalFeatures() {
  return (
    <Desk page="portalFeatures" texts={["portalLook"]}>
      <EditedPortalId>{(portalId) => <FeaturesPage key={portalId} portalId={portalId} />}</EditedPortalId>
    </Desk>
  )
}
