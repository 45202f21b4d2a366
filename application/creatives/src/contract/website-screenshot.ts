import { Schema } from "effect"
import { contract, ServiceOff, textOf } from "@application/kernel"
import { WebsiteNotShown } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"

/** A stored picture of a website's first screen; a session that is named must be the caller's. Spec: calls L4. */
export const ScreenshotWebsite = contract("creatives/ScreenshotWebsite", {
  kind: "workflow",
  access: "readSignup",
  route: "GET /LocalBusiness/website/screenshot",
  specification: ["L4"],
  summary: "Take a picture of a website",
  description: "Its first screen in a browser, stored with us. It takes some seconds.",
  example: { website: "https://sunrise-dental.example" },
  input: Schema.Struct({ website: textOf(2048), sessionId: Schema.optionalKey(SessionId) }),
  output: Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int }),
  failures: [ServiceOff, SessionNotFound, SessionBelongsToUser, InvalidFields, WebsiteNotShown, TooManyRequests],
})
