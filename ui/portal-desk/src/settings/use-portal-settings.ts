import { GetPortalSettings } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import type { PortalSettings } from "@domain/portals"
import { useRead } from "@ui/container"
import { useState } from "react"

/** A portal's settings as they are stored; `note` takes what a change answered, so that nothing is read twice. */
export const usePortalSettings = (portalId: PortalId) => {
  const read = useRead(GetPortalSettings, { portalId })
  const [noted, note] = useState<PortalSettings>()
  const { output } = read
  const isNewer = noted?.id === portalId && noted.revision >= (output?.revision ?? 0)
  return { ...read, settings: isNewer ? noted : output, note }
}
