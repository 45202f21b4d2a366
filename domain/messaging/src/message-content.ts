import { Schema, Struct } from "effect"
import type { MessageTopic } from "./message-topics.ts"
import { messageKinds } from "./message-kinds.ts"
import type { MessageRule } from "./message-rule.ts"

type Kinds = typeof messageKinds

/** The name of a kind of message. */
export type MessageKind = keyof Kinds

/** The kinds that users are told and choose channels for. */
export type ToldKind = {
  [Kind in MessageKind]: Kinds[Kind] extends { readonly topic: MessageTopic } ? Kind : never
}[MessageKind]

/** The channels by which a kind may leave to an address. */
export type ChannelOf<Kind extends MessageKind> = Kinds[Kind]["channels"][number]

type Contents = {
  readonly [Kind in MessageKind]: Schema.Struct<
    { readonly template: Schema.Literal<Kind> } & Pick<Kinds[Kind]["facts"], keyof Kinds[Kind]["facts"]>
  >
}

/** Every kind, in the order of the table. */
export const allMessageKinds: ReadonlyArray<MessageKind> = Struct.keys(messageKinds)

/** The schema of one kind; that it has the facts of the table is beyond what a mapped type can follow. */
const contentSchema = <Kind extends MessageKind>(kind: Kind) =>
  Schema.Struct({ template: Schema.Literal(kind), ...messageKinds[kind].facts }) as unknown as Contents[Kind]

const contentSchemas: ReadonlyArray<Contents[MessageKind]> = allMessageKinds.map(contentSchema)

/** A message by name; its texts are in the locale files, its design and sender are the portal's. */
export const MessageContent = Schema.Union(contentSchemas)
export type MessageContent = typeof MessageContent.Type

/** What users are told; it has a topic. */
export type ToldContent = Extract<MessageContent, { readonly template: ToldKind }>

/** What the table says of a kind. */
export const ruleOfMessage = (kind: MessageKind): MessageRule => messageKinds[kind]

/** The topic of a kind of message; undefined for one that is no user's to choose. */
export const topicOfMessage = (kind: MessageKind): MessageTopic | undefined => ruleOfMessage(kind).topic

/** The kinds of a topic that wait for nothing. */
export const urgentKinds = (topic: MessageTopic): ReadonlyArray<MessageKind> =>
  allMessageKinds.filter((kind) => topicOfMessage(kind) === topic && ruleOfMessage(kind).isUrgent === true)

/** The topic of what users are told. */
export const topicOfTold = ({ template }: ToldContent): MessageTopic => messageKinds[template].topic

/** The names of a kind's texts in the locale files. */
export const textsOfMessage = (kind: MessageKind): ReadonlyArray<string> => ruleOfMessage(kind).texts?.names ?? [kind]

/** The name of a message's text: the text that its facts choose among its kind's texts, else the kind's own name. */
export const textOfMessage = (content: MessageContent): string =>
  ruleOfMessage(content.template).texts?.of(content) ?? content.template
