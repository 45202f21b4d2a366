export { OwnerPages } from "./owner-pages.ts"
