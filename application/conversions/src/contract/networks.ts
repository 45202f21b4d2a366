import { contract, exampleProfile, textOf } from "@application/kernel"
import { ListNetwork } from "@domain/audiences"
import {
  ConversionConnection,
  ConversionNetworkAway,
  ConversionNetworkNotConnected,
  ConversionNetworkRefused,
  ConversionSending,
  NoConversionActions,
  NoConversionNetwork,
  SendingState,
} from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const ofNetwork = { businessProfileId: BusinessProfileId, network: ListNetwork } as const
const exampleNetwork = { ...exampleProfile, network: "Meta" } as const
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const {
  externalId: _id,
  actions: _actions,
  days: _days,
  failures: _failures,
  receipt: _receipt,
  ...told
} = ConversionConnection.fields

/** A connection as its owner sees it. */
export const ShownConnection = Schema.Struct({
  ...told,
  /** What was settled on the last seven days. */
  recent: Schema.Struct({ sent: count, refused: count }),
  /** At most 200 are counted; isMore says that there are others. */
  withheld: Schema.Struct({ count, isMore: Schema.Boolean }),
  waiting: Schema.Struct({ count, isMore: Schema.Boolean }),
  /** Stages of leads that wait. */
  waitingLeads: Schema.Struct({ count, isMore: Schema.Boolean }),
})
export type ShownConnection = typeof ShownConnection.Type

const { sealed: _sealed, ...shown } = ConversionSending.fields

/** A sending as its owner sees it. */
const ShownSending = Schema.Struct(shown)

/** Where a business's conversions are told. Ours. */
export const ListConversionNetworks = contract("conversions/ListConversionNetworks", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversionNetworks",
  summary: "List the networks that conversions are told to",
  description:
    "availableNetworks can be connected here, once something counts as a conversion or leads have come. recent counts what was sent and refused on the last seven days, withheld what was not sent since visitors did not agree. reason is the network's last refusal. holdUntil says until when a network that could not be reached is left alone.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    availableNetworks: Schema.Array(ListNetwork),
    hasActions: Schema.Boolean,
    /** Whether leads have come that networks can be told of. */
    hasLeads: Schema.Boolean,
    connections: Schema.Array(ShownConnection),
  }),
})

/** Connects a network, or mends its connection. Ours. */
export const ConnectConversionNetwork = contract("conversions/ConnectConversionNetwork", {
  kind: "workflow",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/conversionNetworks/:network",
  summary: "Connect a network, which is told of conversions from then on",
  description:
    "The business needs something that counts as a conversion, or a lead. Makes the dataset at Meta or the kinds of conversion at Google, or finds them. A network that is connected already is connected anew, and what waits is sent. At most 30 an hour.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: ShownConnection,
  failures: [
    NoConversionNetwork,
    NoConversionActions,
    ConversionNetworkRefused,
    ConversionNetworkAway,
    TooManyRequests,
  ],
})

/** Stops the telling for a while. Ours. */
export const PauseConversionNetwork = contract("conversions/PauseConversionNetwork", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/conversionNetworks/:network/pause",
  summary: "Pause a network",
  description: "Conversions of the meantime are not told later. What waits already stays, for seven days at most.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: ShownConnection,
  failures: [ConversionNetworkNotConnected],
})

/** Goes on with the telling. Ours. */
export const ResumeConversionNetwork = contract("conversions/ResumeConversionNetwork", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/conversionNetworks/:network/resume",
  summary: "Resume a network",
  description: "What waits is sent at once.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: ShownConnection,
  failures: [ConversionNetworkNotConnected],
})

/** Ends the telling. Ours. */
export const DisconnectConversionNetwork = contract("conversions/DisconnectConversionNetwork", {
  kind: "command",
  access: "editCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/conversionNetworks/:network",
  summary: "Disconnect a network",
  description:
    "What waits is not sent, and the log is deleted. The network keeps what it has. A second disconnection is no failure.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: Schema.Struct({}),
})

/** Has a network look at a conversion that nobody made. Ours. */
export const TestConversionNetwork = contract("conversions/TestConversionNetwork", {
  kind: "workflow",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/conversionNetworks/:network/test",
  summary: "Send a test conversion",
  description:
    "The conversion is of an invented person and worth nothing. Google checks it and keeps nothing; Meta shows it under the code that is answered. isTaken says whether the network took it, reason what it said against it. At most 30 an hour.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: Schema.Struct({
    isTaken: Schema.Boolean,
    code: Schema.optionalKey(Schema.String),
    reason: Schema.optionalKey(Schema.String),
  }),
  failures: [ConversionNetworkNotConnected, NoConversionActions, ConversionNetworkAway, TooManyRequests],
})

/** Asks a network what it makes of the conversions. Ours. */
export const CheckConversionNetwork = contract("conversions/CheckConversionNetwork", {
  kind: "workflow",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/conversionNetworks/:network/check",
  summary: "Ask a network what became of the conversions",
  description:
    "told is the network's answer, askedAt when it was asked. Google works on a request for some time, in which its status is Checking. At most 60 an hour.",
  example: exampleNetwork,
  input: Schema.Struct(ofNetwork),
  output: ShownConnection,
  failures: [ConversionNetworkNotConnected, ConversionNetworkRefused, ConversionNetworkAway, TooManyRequests],
})

/** The log of a network, newest first. Ours. */
export const ListConversionSendings = contract("conversions/ListConversionSendings", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversionNetworks/:network/sendings",
  summary: "List what a network was told, newest first",
  description:
    "Settled conversions stay in the log for seven days. What was told of the visitor is not in it, and deleted once the network has it.",
  example: { ...exampleNetwork, state: "Refused", limit: 20 },
  input: Schema.Struct({
    ...ofNetwork,
    state: Schema.optionalKey(SendingState),
    cursor: Schema.optionalKey(textOf(300)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ sendings: Schema.Array(ShownSending), nextCursor: Schema.optionalKey(Schema.String) }),
})
