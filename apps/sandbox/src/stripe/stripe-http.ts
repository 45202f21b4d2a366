import { Hono, type Context as HonoContext } from "hono"
import { cors } from "hono/cors"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { decodeForm, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret, sha256Hex } from "../core/signatures.ts"
import { StripeError, invalidRequest } from "./stripe-error.ts"
import { expanded } from "./stripe-expand.ts"

export type StripeCall = {
  readonly params: JsonObject
  readonly id: string
  /** True when the caller showed only the publishable key and must prove itself by a client secret. */
  readonly publishable: boolean
}

type Handler = (call: StripeCall) => JsonObject
type Options = { readonly browser?: boolean }
export type StripeRoutes = {
  readonly get: (path: string, handler: Handler, options?: Options) => void
  readonly post: (path: string, handler: Handler, options?: Options) => void
  readonly delete: (path: string, handler: Handler) => void
}

const errorReply = (error: StripeError): Response =>
  Response.json({ error: error.body }, { status: error.status, headers: { "request-id": `req_${randomId(14)}` } })

/** Adds the provider's conventions to the routes: keys, idempotency, failure switches, the log, CORS. */
export const makeStripeApp = (context: Context): { app: Hono<Env>; routes: StripeRoutes; refuseOthers: () => void } => {
  const app = new Hono<Env>()
  const { credentials, failures, log, clock } = context
  app.use(
    "*",
    cors({
      origin: "*",
      allowMethods: ["GET", "POST", "DELETE"],
      exposeHeaders: ["request-id", "idempotent-replayed"],
    }),
  )
  app.use("*", logMiddleware(log, "stripe", clock.now, "/stripe"))
  app.use(
    "*",
    failureMiddleware(failures, "stripe", {
      error: () => ({ error: { type: "api_error", message: "An unknown error occurred." } }),
      rateLimit: {
        status: 429,
        body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." } },
      },
    }),
  )
  app.onError((error) => {
    context.save()
    if (error instanceof StripeError) return errorReply(error)
    console.error(error)
    return errorReply(new StripeError(500, { type: "api_error", message: error.message }))
  })
  const isPublishable = (c: HonoContext): boolean => {
    const header = c.req.header("authorization") ?? ""
    const basic = header.startsWith("Basic ")
      ? Buffer.from(header.slice(6), "base64").toString().split(":")[0]
      : undefined
    const key = basic ?? header.replace(/^Bearer\s+/i, "")
    if (key === "") {
      throw new StripeError(401, { type: "invalid_request_error", message: "You did not provide an API key." })
    }
    if (sameSecret(key, credentials.STRIPE_SECRET_KEY)) return false
    if (sameSecret(key, credentials.STRIPE_PUBLISHABLE_KEY)) return true
    throw new StripeError(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${key.slice(0, 8)}****`,
    })
  }
  const answer = async (c: HonoContext, handler: Handler, options: Options): Promise<Response> => {
    const publishable = isPublishable(c)
    if (publishable && options.browser !== true) {
      throw new StripeError(403, {
        type: "invalid_request_error",
        code: "secret_key_required",
        message: "This API call cannot be made with a publishable API key. Please use a secret API key instead.",
      })
    }
    const text = c.req.method === "POST" ? await c.req.text() : ""
    if (text !== "" && (c.req.header("content-type") ?? "").includes("json")) {
      throw invalidRequest("Invalid request: send parameters form-encoded.")
    }
    const params = decodeForm(c.req.method === "POST" ? text : new URL(c.req.url).search.slice(1))
    if (publishable) delete params["key"]
    const run = (): Response => {
      const body = expanded(
        context.state.stripe,
        handler({ params, id: c.req.param("id") ?? "", publishable }),
        params["expand"],
      )
      return Response.json(body, { headers: { "request-id": `req_${randomId(14)}` } })
    }
    const key = c.req.header("idempotency-key")
    const response = c.req.method === "POST" && key !== undefined ? await once(context, c, key, text, run) : run()
    if (c.req.method !== "GET") context.save()
    return response
  }
  return {
    app,
    // The whole sandbox's own "not found" would answer instead, in plain text.
    refuseOthers: () =>
      app.all("*", (c) =>
        errorReply(
          invalidRequest(
            `Unrecognized request URL (${c.req.method}: ${c.req.path.replace("/stripe", "")}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
            {},
            404,
          ),
        ),
      ),
    routes: {
      get: (path, handler, options = {}) => app.get(path, (c) => answer(c, handler, options)),
      post: (path, handler, options = {}) => app.post(path, (c) => answer(c, handler, options)),
      delete: (path, handler) => app.delete(path, (c) => answer(c, handler, {})),
    },
  }
}

/** Performs a call at most once per idempotency key and replays its reply; other content under the key is refused. */
const once = async (
  context: Context,
  c: HonoContext,
  key: string,
  text: string,
  run: () => Response,
): Promise<Response> => {
  const answers = context.state.stripe.idempotency
  const fingerprint = sha256Hex(`${c.req.path}\n${text}`)
  const known = answers[key]
  if (known !== undefined) {
    if (known.fingerprint !== fingerprint) {
      throw new StripeError(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    return new Response(known.body, {
      status: known.status,
      headers: { "content-type": "application/json", "idempotent-replayed": "true", "original-request": key },
    })
  }
  let response: Response
  try {
    response = run()
  } catch (error) {
    if (!(error instanceof StripeError) || error.status !== 402) throw error
    response = errorReply(error)
  }
  answers[key] = { fingerprint, status: response.status, body: await response.clone().text() }
  return response
}
