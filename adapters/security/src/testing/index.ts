export { nameServer } from "./name-server.ts"
