export { law, lawParameters } from "./law.ts"
