export { ChannelProgress, jobPolling, JobStatus, LaunchJob, LaunchStep } from "./async-job.ts"
