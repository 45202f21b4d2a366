export { anyValue, listOf, textOf } from "./bounded.ts"
export type { Access } from "./access.ts"
export {
  type AnyContract,
  type Contract,
  contract,
  type Failure,
  type FailureOf,
  type InputOf,
  type OutputOf,
} from "./contract.ts"
export {
  AccessDenied,
  type Actor,
  authorise,
  CurrentActor,
  currentReader,
  ForbiddenBusinessProfile,
  type Reader,
  Unauthorized,
  isMemberOf,
} from "./actor.ts"
export {
  BodyNotJson,
  BodyTooLarge,
  CallTrouble,
  InputProblem,
  InvalidInput,
  Overloaded,
  overloadIn,
} from "./call-trouble.ts"
export { CurrentRequest, DeviceCarrier, RefreshTokenCarrier, type RequestFacts, type SecretCell } from "./request.ts"
export { command, type Invoke, query, type UseCase, wireQuery, workflow } from "./use-case.ts"
export { type Ask, asking, type Outcome, outcomeOf } from "./outcome.ts"
export { TakesWireForm, type Told, WireForm } from "./wire-form.ts"
export { UnitOfWork } from "./unit-of-work.ts"
export { batchRows, inBatches } from "./in-batches.ts"
export { JobQueue, type LaterOptions } from "./job-queue.ts"
export { Ids } from "./ids.ts"
export { type RateLimitAnswer, RateLimits } from "./rate-limits.ts"
