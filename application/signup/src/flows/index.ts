export { type DraftStorage, forgetfulStorage, type StoredDraft } from "./draft-storage.ts"
export type { FlowResult } from "./flow-result.ts"
export {
  type LaunchFlow,
  type LaunchFlowPorts,
  type LaunchFlowState,
  makeLaunchFlow,
  type SaveState,
  type Turns,
} from "./launch-flow.ts"
