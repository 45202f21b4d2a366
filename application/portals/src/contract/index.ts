export { GetPortal } from "./get-portal.ts"
export { ListLanguages } from "./list-languages.ts"
