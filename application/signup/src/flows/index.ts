export { type DraftStorage, forgetfulStorage, type StoredDraft } from "./draft-storage.ts"
export { pageBefore, type Turns } from "./following-page.ts"
export { type LaunchFlow, type LaunchFlowPorts, makeLaunchFlow } from "./launch-flow.ts"
export { type DraftConflict, type LaunchFlowState, type SaveState } from "./launch-flow-state.ts"
