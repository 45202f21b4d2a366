import { createHmac } from "node:crypto"

/** Value of `X-Twilio-Signature`: the address followed by the sorted form fields. */
export const twilioSignature = (token: string, url: string, fields: Readonly<Record<string, string>>): string =>
  createHmac("sha1", token)
    .update(
      url +
        Object.keys(fields)
          .sort()
          .map((key) => key + (fields[key] ?? ""))
          .join(""),
    )
    .digest("base64")
