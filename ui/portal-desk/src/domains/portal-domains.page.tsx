import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { Domains } from "./domains.tsx"

/** The addresses at which the portal answers, and the way to add one. Ours. */
export default function PortalDomains() {
  const { portal } = usePortal()
  return (
    <Desk page="portalDomains" texts={["portalLook"]}>
      <Domains portalId={portal.id} />
    </Desk>
  )
}
