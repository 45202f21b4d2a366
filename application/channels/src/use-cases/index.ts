export { listLinkablePages } from "./list-linkable-pages.ts"
