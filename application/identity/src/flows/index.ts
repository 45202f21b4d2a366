export { type EndPush, makeEndPush, pushClientCode } from "./end-push.ts"
export type { PushDevice, PushState, PushToken } from "./push-device.ts"
export {
  makeSessionFlow,
  type SessionDevice,
  type SessionFlow,
  type SessionFlowPorts,
  type SessionState,
} from "./session-flow.ts"
export type { PasskeyDevice, PasskeyOutcome, PasskeyProblem } from "./passkey-device.ts"
