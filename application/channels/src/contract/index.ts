export { BackgroundJob, ListJobs } from "./jobs.ts"
export { ListLinkablePages } from "./linked-pages.ts"
