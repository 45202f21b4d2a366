export { listJobs } from "./list-jobs.ts"
export { listLinkablePages } from "./list-linkable-pages.ts"
