export { GetPortal } from "./get-portal.ts"
