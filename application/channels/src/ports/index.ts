export { DraftSessions } from "@application/signup/services"
export { BackgroundJobs, type JobOwner } from "./background-jobs.ts"
export { LinkablePages } from "./linkable-pages.ts"
