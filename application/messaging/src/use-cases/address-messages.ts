import { Effect, Layer } from "effect"
import { JobQueue } from "@application/kernel"
import { ruleOfMessage } from "@domain/messaging"
import { SendCode, SendMessage } from "../contract/send-message.ts"
import { AddressMessages } from "../services/address-messages.ts"

export const addressMessages = Layer.effect(
  AddressMessages,
  Effect.map(JobQueue, (jobs) => ({
    send: (address, content) => {
      const { isAwaited = false } = ruleOfMessage(content.template)
      return jobs.later(isAwaited ? SendCode : SendMessage, { ...address, content }, { caller: address.to })
    },
  })),
)
