export { type DraftStorage, forgetfulStorage, type StoredDraft } from "./draft-storage.ts"
export type { Turns } from "./following-page.ts"
export type { FlowResult } from "./flow-result.ts"
export {
  type LaunchFlow,
  type LaunchFlowPorts,
  type LaunchFlowState,
  makeLaunchFlow,
  type SaveState,
} from "./launch-flow.ts"
