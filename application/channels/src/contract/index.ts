export { ListLinkablePages } from "./linked-pages.ts"
