export { GetPortal } from "./get-portal.ts"
export { ListLanguages } from "./list-languages.ts"
export { PortalRecord } from "./portal-record.ts"
