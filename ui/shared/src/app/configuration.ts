import { flagsFor, mayLaunch, type PortalFlags, type ProductConfiguration } from "@domain/portals"
import { createContext, useContext } from "react"
import { usePortal } from "../frame/index.ts"
import { useMay } from "./use-may.ts"

/** The configuration of the business that the application shows; undefined outside its frame and where it may not be read. */
export const ConfigurationContext = createContext<ProductConfiguration | undefined>(undefined)

/** The portal's flags as they are for the category of the present business. */
export const useFlags = (): PortalFlags => {
  const { portal } = usePortal()
  return flagsFor(portal.flags, useContext(ConfigurationContext)?.category)
}

/** Whether the user begins campaigns here, by the portal, the category of the business and their role. */
export const useMayBegin = (): boolean => {
  const may = useMay()
  return mayLaunch(useFlags()) && may("editCampaigns")
}
