import { Schema } from "effect"
import { contract, fileOutput, textOf } from "@application/kernel"
import { LinkInvalid, TooManyRequests, UserNotFound } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"

/** The caller's latest export; times are epoch milliseconds. It is being prepared until `readyAt` is there. */
const ExportState = Schema.Struct({
  requestedAt: Schema.Number,
  readyAt: Schema.optionalKey(Schema.Number),
  expiresAt: Schema.optionalKey(Schema.Number),
})

const OwnUser = Schema.Struct({ userId: UserId })

/** Prepares a file of all that is held on the caller and mails the link to it. Ours. */
export const RequestDataExport = contract("identity/RequestDataExport", {
  access: "keepOwnAccount",
  input: OwnUser,
  output: ExportState,
  failures: [UserNotFound, TooManyRequests],
})

/** How the caller's export stands; absent if there is none. Ours. */
export const GetDataExport = contract("identity/GetDataExport", {
  access: "keepOwnAccount",
  input: OwnUser,
  output: Schema.Struct({ export: Schema.optionalKey(ExportState) }),
  failures: [UserNotFound],
})

/** The file behind the link that was mailed to the caller, as JSON, once. Ours. */
export const DownloadDataExport = contract("identity/DownloadDataExport", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, key: textOf(300) }),
  output: fileOutput,
  failures: [LinkInvalid, UserNotFound],
})

/** Collects all that is held on a user and mails the link, as a job. */
export const PrepareDataExport = contract("identity/PrepareDataExport", {
  access: "system",
  input: Schema.Struct({ portalId: PortalId, userId: UserId, origin: textOf(300) }),
  output: Schema.Struct({}),
})
