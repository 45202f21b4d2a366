import { allServices } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import {
  allMessageKinds,
  channelsWanted,
  channelsFor,
  checkedChoices,
  isChannelOn,
  messageTopics,
  ruleOfMessage,
  topicOfMessage,
  topicRules,
} from "./index.ts"

test("codes, links and messages to other people are no user's to choose", () => {
  const free = [
    "otp",
    "resetPassword",
    "signUpTried",
    "verifyEmail",
    "accountErased",
    "summary",
    "clientReceipt",
  ] as const
  expect(free.filter((kind) => topicOfMessage(kind) !== undefined)).toEqual([])
})

test("a message leaves by the channels of its topic, which offers a push as well", () => {
  for (const kind of allMessageKinds) {
    const topic = topicOfMessage(kind)
    if (topic === undefined) continue
    expect(topicRules[topic].possible.filter((channel) => channel !== "Push")).toEqual(ruleOfMessage(kind).channels)
    expect(topicRules[topic].possible).toContain("Push")
  }
})

test("whoever has chosen nothing is mailed and pushed, and never gets a short message", () => {
  for (const topic of messageTopics) expect(channelsWanted({}, topic, allServices)).toEqual(["Email", "Push"])
})

test("a choice replaces the usual channels of its topic alone", () => {
  const choices = Result.getOrThrow(checkedChoices({ lead: ["Sms", "Push"], campaign: [] }, allServices))
  expect(messageTopics.map((topic) => channelsWanted(choices, topic, allServices))).toEqual([
    [],
    ["Push", "Sms"],
    ["Email", "Push"],
    ["Email", "Push"],
    ["Email", "Push"],
  ])
})

test("mails about money and the account cannot be turned off", () => {
  for (const topic of ["wallet", "account"] as const) {
    expect(Result.isSuccess(checkedChoices({ [topic]: ["Email"] }, allServices))).toBe(true)
    expect(checkedChoices({ [topic]: ["Push"] }, allServices)).toMatchObject({
      failure: { _tag: "EssentialMessages", topic, channel: "Email", errorCode: 102 },
    })
    expect(channelsWanted({ [topic]: [] }, topic, allServices)).toEqual(["Email"])
  }
})

test("a channel that a topic does not use is refused", () => {
  expect(checkedChoices({ wallet: ["Email", "Sms"] }, allServices)).toMatchObject({
    failure: { _tag: "ChannelNotOffered", topic: "wallet", channel: "Sms" },
  })
})

test("without a service for text messages topics go by mail and push alone", () => {
  const services = new Set(["stripe"] as const)
  expect(channelsFor("lead", services)).toEqual(["Email", "Push"])
  expect(channelsWanted({ lead: ["Email", "Sms", "WhatsApp"] }, "lead", services)).toEqual(["Email"])
  expect(checkedChoices({ lead: ["Sms"] }, services)).toMatchObject({ failure: { _tag: "ChannelNotOffered" } })
  expect((["Email", "Sms", "WhatsApp"] as const).filter((channel) => isChannelOn(channel, services))).toEqual(["Email"])
})
