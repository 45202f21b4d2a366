import { GetPortal } from "@application/portals/contract"
import { endpoint } from "./endpoint.ts"

export const portalsEndpoints = [endpoint("GET", "/portals", GetPortal)]
