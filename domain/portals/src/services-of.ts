import { allServices, type Services } from "@domain/kernel"
import type { ShownPortal } from "./served-portal.ts"

/** The third parties that are on for a portal's pages; all where it does not say. */
export const servicesOf = ({ services }: Pick<ShownPortal, "services">): Services =>
  services === undefined ? allServices : new Set(services)
