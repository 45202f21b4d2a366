export {
  anyChannels,
  anyJobStatus,
  anyLaunchJob,
  anyLinkedAccounts,
  anyPageAccess,
  anyPageAccessActor,
  anyPageAccessMove,
  anySteps,
} from "./channels.arbitrary.ts"
