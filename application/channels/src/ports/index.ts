export { DraftSessions } from "@application/signup/services"
export { LinkablePages } from "./linkable-pages.ts"
