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
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/dataExport",
  summary: "Prepare a file of all that is held on the caller",
  description:
    "The link to the file is mailed when it is ready, and works once, within a day, for its owner. Three a day may be asked for.",
  example: { userId: 41 },
  input: OwnUser,
  output: ExportState,
  failures: [UserNotFound, TooManyRequests],
})

/** How the caller's export stands; absent if there is none. Ours. */
export const GetDataExport = contract("identity/GetDataExport", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/dataExport",
  summary: "Get how the caller's export stands",
  description: "It is being prepared until readyAt is there, and gone when its link has ended.",
  example: { userId: 41 },
  input: OwnUser,
  output: Schema.Struct({ export: Schema.optionalKey(ExportState) }),
  failures: [UserNotFound],
})

/** The file behind the link that was mailed to the caller, as JSON, once. Ours. */
export const DownloadDataExport = contract("identity/DownloadDataExport", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/dataExport/file",
  summary: "Download the caller's file by the key of the mailed link, once",
  description: "JSON with a list of rows for each kind of record, without passwords and other secrets.",
  example: { userId: 41, key: "q0xJ2mVdK8uYw3nT5bRzLg" },
  input: Schema.Struct({ userId: UserId, key: textOf(300) }),
  output: fileOutput,
  failures: [LinkInvalid, UserNotFound],
})

/** Collects all that is held on a user and mails the link, as a job. */
export const PrepareDataExport = contract("identity/PrepareDataExport", {
  kind: "command",
  access: "system",
  input: Schema.Struct({ portalId: PortalId, userId: UserId, origin: textOf(300) }),
  output: Schema.Struct({}),
})
