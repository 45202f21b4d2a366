export { anyValue, listOf, textOf, UploadedFile } from "./bounded.ts"
export { type Access, needsSignIn } from "./access.ts"
export {
  type AnyContract,
  type Contract,
  contract,
  type Failure,
  type FailureOf,
  type InputOf,
  type Kind,
  type OutputOf,
} from "./contract.ts"
export {
  type CallDocumentation,
  draftBody,
  exampleCampaign,
  exampleDraft,
  exampleProfile,
  type HttpMethod,
  pictureBody,
  type Route,
  type ServedCall,
  type WireOptions,
} from "./served-call.ts"
export {
  AccessDenied,
  type Actor,
  principalOf,
  CurrentActor,
  currentUser,
  ForbiddenBusinessProfile,
  mayOn,
  RoleForbidden,
  Unauthorized,
} from "./actor.ts"
export {
  apiScopeOf,
  authorised,
  authoriseProfile,
  authoriseSession,
  CurrentCall,
  denialOf,
  denialOfCall,
  type RunningCall,
  type SessionOwner,
} from "./authorise.ts"
export {
  BodyNotJson,
  BodyTooLarge,
  CallError,
  InputProblem,
  InvalidInput,
  Overloaded,
  overloadIn,
} from "./call-error.ts"
export { CurrentRequest, DeviceCarrier, RefreshTokenCarrier, type RequestFacts, type SecretCell } from "./request.ts"
export { handler, type Invoke, type PreparedCall, read, readOfCaller, type UseCase } from "./use-case.ts"
export { FileAnswer, fileOutput } from "./file-answer.ts"
export { FirstRead, type TokenHolder } from "./first-read.ts"
export { contractsOf, type Handlers, handlersOf } from "./handlers.ts"
export { type Ask, asyncCall, type Caller, type Outcome, type OutcomeOf, outcomeOf } from "./outcome.ts"
export { JsonText, outputIn, TakesJsonText } from "./json-text.ts"
export { RegionOrIndia } from "./region-or-india.ts"
export { type KeyedHasher, LinkHasher } from "./link-hasher.ts"
export { type BusinessSpan, PriorityCare } from "./priority-care.ts"
export { AgencyMoney, type ClientWallet, type PayersPart, type WalletSettlement } from "./agency-money.ts"
export { LeadTables } from "./lead-tables.ts"
export { BusinessMoney } from "./business-money.ts"
export { ClientReach } from "./client-reach.ts"
export { FrozenCampaigns } from "./frozen-campaigns.ts"
export { PasswordHasher } from "./password-hasher.ts"
export { PortalAdministrators } from "./portal-administrators.ts"
export { RightHolders } from "./right-holders.ts"
export { MemberActors } from "./member-actors.ts"
export { ownCalls, type OwnCalls } from "./own-calls.ts"
export { UserNames } from "./user-names.ts"
export { type ProfileFacts, Profiles } from "./profiles.ts"
export { UnitOfWork } from "./unit-of-work.ts"
export { batchRows, inBatches } from "./in-batches.ts"
export { CurrentJob, JobQueue, type LaterOptions } from "./job-queue.ts"
export { Ids } from "./ids.ts"
export { type RateLimitAnswer, RateLimits } from "./rate-limits.ts"
export { type AdmitKilobytes, type PictureOwner, takeKilobytes } from "./stored-kilobytes.ts"
export { ChatScript, needsService, ServiceOff, ServicesOn } from "./services-on.ts"
export { TokenSafe } from "./token-safe.ts"
export { withServices } from "./with-services.ts"
export { columnsOf, type ColumnValues, documentOf, type RowFormat } from "./stores/row-format.ts"
export { type AnyStore, declaredStore, type StoredData } from "./stores/declared-store.ts"
export { type DocumentRow, storedDocument } from "./stores/stored-document.ts"
export { type OrderColumn, Tables, type TableShape } from "./stores/tables.ts"
