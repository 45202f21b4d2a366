export { LinkablePages, LinkingDrafts } from "./linkable-pages.ts"
