export { dumpDatabase } from "./dump-database.ts"
export { fillSite } from "./fill-site.ts"
