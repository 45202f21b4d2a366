import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asText, decodeForm, isObject, parseJson, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret } from "../core/signatures.ts"
import { findLinks, findOtp, keepMessage, type Channel } from "./message.ts"

const FIELDS = [
  "To",
  "From",
  "MessagingServiceSid",
  "Body",
  "ContentSid",
  "ContentVariables",
  "StatusCallback",
  "MediaUrl",
]

const refuse = (status: number, code: number, message: string): Response =>
  Response.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, { status })

const textOf = (body: JsonObject): string => {
  const text = asText(body["Body"])
  if (text !== undefined) return text
  const variables = parseJson(asText(body["ContentVariables"]) ?? "{}")
  const values = isObject(variables) ? Object.values(variables).map((one) => asText(one) ?? "") : []
  return `[template ${asText(body["ContentSid"]) ?? ""}] ${values.join(" · ")}`
}

/** The SMS and WhatsApp provider behind `/twilio/2010-04-01`. */
export const twilioApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN } = context.credentials
  app.use("*", logMiddleware(context.log, "twilio", context.clock.now, "/twilio"))
  app.use(
    "*",
    failureMiddleware(context.failures, "twilio", {
      error: (status) => ({
        code: 20500,
        message: "Internal Server Error",
        more_info: "https://www.twilio.com/docs/errors/20500",
        status,
      }),
      rateLimit: {
        status: 429,
        body: {
          code: 20429,
          message: "Too Many Requests",
          more_info: "https://www.twilio.com/docs/errors/20429",
          status: 429,
        },
      },
    }),
  )
  app.notFound(() => refuse(404, 20404, "The requested resource was not found"))
  app.post("/2010-04-01/Accounts/:sid/Messages.json", async (c) => {
    const header = c.req.header("authorization") ?? ""
    const credentials = header.startsWith("Basic ") ? Buffer.from(header.slice(6), "base64").toString() : ""
    if (
      !sameSecret(credentials, `${TWILIO_ACCOUNT_SID}:${TWILIO_AUTH_TOKEN}`) ||
      c.req.param("sid") !== TWILIO_ACCOUNT_SID
    )
      return refuse(401, 20003, "Authenticate")
    const body = decodeForm(await c.req.text())
    const unknown = Object.keys(body).find((name) => !FIELDS.includes(name))
    if (unknown !== undefined) return refuse(400, 20001, `Unknown parameter '${unknown}'`)
    const to = asText(body["To"]) ?? ""
    const from = asText(body["From"]) ?? ""
    if (to === "") return refuse(400, 21604, "A 'To' phone number is required.")
    const channel: Channel = to.startsWith("whatsapp:") ? "whatsapp" : "sms"
    const number = to.replace("whatsapp:", "")
    if (!/^\+[1-9]\d{7,14}$/.test(number))
      return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (from === "" && body["MessagingServiceSid"] === undefined)
      return refuse(400, 21603, "A 'From' phone number is required.")
    if (from !== "" && (channel === "whatsapp") !== from.startsWith("whatsapp:"))
      return refuse(400, 21910, "Invalid From and To pair. From and To should be of the same channel")
    if (channel === "sms" && from !== "" && !/^(\+[1-9]\d{7,14}|[A-Za-z0-9 ]{3,11}|\d{3,8})$/.test(from))
      return refuse(400, 21606, `The 'From' phone number ${from} is not a valid, message-capable number.`)
    if (body["Body"] === undefined && body["ContentSid"] === undefined)
      return refuse(400, 21602, "Message body is required.")
    const text = textOf(body)
    if (text.length > 1600) return refuse(400, 21617, "The concatenated message body exceeds the 1600 character limit")
    if (context.failures.take("twilio", "decline") !== undefined)
      return refuse(400, 21610, "Attempt to send to unsubscribed recipient")
    const id = `SM${randomId(32).toLowerCase()}`
    const at = new Date(context.clock.now())
    keepMessage(context.state, {
      id,
      channel,
      to: [number],
      from: from.replace("whatsapp:", ""),
      subject: "",
      text,
      html: null,
      at: at.toISOString(),
      otp: findOtp(text),
      links: findLinks(text),
      attachments: [],
    })
    context.save()
    return c.json(
      {
        sid: id,
        account_sid: TWILIO_ACCOUNT_SID,
        api_version: "2010-04-01",
        body: text,
        to,
        from: from === "" ? null : from,
        messaging_service_sid: asText(body["MessagingServiceSid"]) ?? null,
        status: "queued",
        direction: "outbound-api",
        num_media: "0",
        num_segments: String(Math.max(1, Math.ceil(text.length / 153))),
        price: null,
        price_unit: "USD",
        error_code: null,
        error_message: null,
        date_created: at.toUTCString(),
        date_sent: null,
        date_updated: at.toUTCString(),
        uri: `/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}/Messages/${id}.json`,
        subresource_uris: { media: `/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}/Messages/${id}/Media.json` },
      },
      201,
    )
  })
  return app
}
