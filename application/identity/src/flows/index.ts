export {
  makeSessionFlow,
  type SessionDevice,
  type SessionFlow,
  type SessionFlowPorts,
  type SessionState,
} from "./session-flow.ts"
