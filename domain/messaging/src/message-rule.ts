import type { Schema } from "effect"
import type { NotificationChannel } from "./message.ts"
import { type MessageTopic, type TopicChannel, topicRules } from "./message-topics.ts"

type Fields = Schema.Struct.Fields
type FactsOf<Facts extends Fields> = Schema.Struct<Facts>["Type"]
type NameOf<Facts extends Fields> = keyof Facts & string

/** The texts of a kind that has several, by their names in the locale files, and which of them some facts take. */
export interface MessageTexts<Facts, Name extends string = string> {
  readonly names: ReadonlyArray<Name>
  of(facts: Facts): Name
}

/** What is declared of every kind. */
export interface Declared<Facts extends Fields> {
  /** What it tells, in the order in which approved templates number it. */
  readonly facts: Facts
  /** Its texts where it has several; otherwise it has one of its own name. */
  readonly texts?: MessageTexts<FactsOf<Facts>>
  /** Facts that the mail lists line by line, the most important one last. */
  readonly lines?: ReadonlyArray<NameOf<Facts>>
}

/** What is declared of a kind that users are told. */
export interface DeclaredToUser<Facts extends Fields> extends Declared<Facts> {
  readonly topic: MessageTopic
  /** Whether it is about other people and mailed to a verified address alone. Ours; the specification is silent. */
  readonly verifiedOnly?: boolean
  /** Whether the list has words of its own, because the mail's speak of a link that only the mail has. */
  readonly hasNotice?: boolean
  /** Whether it waits neither for the end of quiet hours nor for a digest. */
  readonly isUrgent?: boolean
  /** Whether it is pushed and listed alone, because what it is about is mailed apart. */
  readonly isPushAlone?: boolean
}

/** What is declared of a kind that goes to an address. */
export interface DeclaredToAddress<Facts extends Fields, Channel extends NotificationChannel> extends Declared<Facts> {
  readonly channels: ReadonlyArray<Channel>
  /** The fact that is a code to type in. */
  readonly code?: NameOf<Facts>
  /** Whether somebody waits for it, so that it has a queue of its own. */
  readonly isAwaited?: boolean
}

/** What is declared of a kind of message, whatever its facts. */
export interface MessageRule {
  readonly facts: Fields
  readonly texts?: MessageTexts<Readonly<Record<string, unknown>>>
  readonly lines?: ReadonlyArray<string>
  readonly topic?: MessageTopic
  readonly channels: ReadonlyArray<NotificationChannel>
  readonly verifiedOnly?: boolean
  readonly hasNotice?: boolean
  readonly isUrgent?: boolean
  readonly isPushAlone?: boolean
  readonly code?: string
  readonly isAwaited?: boolean
}

const isOfAddress = (channel: TopicChannel): channel is NotificationChannel => channel !== "Push"

/** A kind that users are told: listed in the product, and sent by the channels that they chose for its topic. */
export const toUser = <const Facts extends Fields>(declared: DeclaredToUser<Facts>) => ({
  ...declared,
  channels: topicRules[declared.topic].possible.filter(isOfAddress),
})

/** A kind that goes to whoever holds an address, which is nobody's to turn off and never listed. */
export const toAddress = <const Facts extends Fields, const Channel extends NotificationChannel>(
  declared: DeclaredToAddress<Facts, Channel>,
) => declared

/** Texts named by the value of one fact. */
export const textsBy = <const Fact extends string, const Value extends string, const Name extends string>(
  fact: Fact,
  texts: Readonly<Record<Value, Name>>,
): MessageTexts<Readonly<Record<Fact, Value>>, Name> => ({
  names: Object.values<Name>(texts),
  of: (facts) => texts[facts[fact]],
})
