import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { ProposalStatus } from "./proposal.ts"

/** No such proposal. Spec: error catalogue, 104. */
export class ProposalNotFound extends Schema.TaggedError<ProposalNotFound>()("ProposalNotFound", {
  errorCode: errorCode(104),
}) {}

/** The proposal was decided, withdrawn or has expired. Spec: error catalogue, 110. */
export class ProposalClosed extends Schema.TaggedError<ProposalClosed>()("ProposalClosed", {
  errorCode: errorCode(110),
  status: ProposalStatus,
}) {}

/** Only an applied change that was not taken back can be undone, and no note. Spec: error catalogue, 110. */
export class ProposalNotUndoable extends Schema.TaggedError<ProposalNotUndoable>()("ProposalNotUndoable", {
  errorCode: errorCode(110),
}) {}

/** Only the proposer withdraws a proposal. Spec: error catalogue, 110. */
export class ProposalOfAnother extends Schema.TaggedError<ProposalOfAnother>()("ProposalOfAnother", {
  errorCode: errorCode(110),
}) {}

/** Somebody is changing the same ads; their change is sent or discarded first. Spec: error catalogue, 110. */
export class ProposalBlocked extends Schema.TaggedError<ProposalBlocked>()("ProposalBlocked", {
  errorCode: errorCode(110),
  why: Schema.Literals(["draft"]),
}) {}

/** The change changes nothing, or the status does not allow it. Spec: error catalogue, 102. */
export class ProposalChangesNothing extends Schema.TaggedError<ProposalChangesNothing>()("ProposalChangesNothing", {
  errorCode: errorCode(102),
}) {}

/** The proposer has as many proposals waiting, or has made as many in a day, as they may. Ours. */
export class ProposalsFull extends Schema.TaggedError<ProposalsFull>()("ProposalsFull", {
  errorCode: errorCode(111),
  most: Schema.Int,
  of: Schema.Literals(["waiting", "day"]),
}) {}
