export { LookVersions } from "./look-versions.ts"
