export { logging } from "./logging.ts"
export { inRequest, providerFetch } from "./provider-fetch.ts"
export { scrubbed } from "./scrubbed.ts"
export { sentryReports } from "./sentry.ts"
