import { Effect } from "effect"
import { workflow } from "@application/kernel"
import { SendMessage } from "../contract/send-message.ts"
import { MessagePortals } from "../ports/message-portals.ts"
import { MessageSender } from "../ports/message-senders.ts"

/** At least once: a provider that fails is asked again by the job's retries. */
export const sendMessage = workflow(
  SendMessage,
  Effect.fnUntraced(function* ({ portalId, channel, to, language, content }) {
    const portal = yield* (yield* MessagePortals).byId(portalId)
    const spoken = portal.languages.includes(language) ? language : portal.locale
    const sender = yield* MessageSender
    const send = { Email: sender.email, Sms: sender.sms, WhatsApp: sender.whatsApp }[channel]
    yield* send(to, content, portal, spoken)
    return {}
  }),
)
