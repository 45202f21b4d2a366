import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware, type FailureReplies } from "../core/failures.ts"
import { asObject, asText, decodeForm, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret } from "../core/signatures.ts"
import { GoogleAdsError, googleErrorBody } from "./google-ads-error.ts"

/** How Google says that it failed, that it refuses what was asked for (400) or that there were too many calls. */
export const googleFailures: FailureReplies = {
  error: (status) =>
    googleErrorBody(
      status === 400
        ? new GoogleAdsError({
            errorCode: { policyFindingError: "POLICY_FINDING" },
            message: "The ad was refused: its words promise what its page does not show.",
          })
        : new GoogleAdsError(
            { errorCode: { internalError: "TRANSIENT_ERROR" }, message: "An internal error has occurred." },
            status,
            "INTERNAL",
          ),
    ),
  rateLimit: {
    status: 429,
    body: googleErrorBody(
      new GoogleAdsError(
        {
          errorCode: { quotaError: "RESOURCE_EXHAUSTED" },
          message: "Too many requests. Retry in 30 seconds.",
        },
        429,
        "RESOURCE_EXHAUSTED",
      ),
    ),
  },
}

/** Google's token endpoint, `/oauth2/token`: a refresh token becomes an hour's access token. */
export const oauthApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "googleAds", context.clock.now, ""))
  app.use("*", failureMiddleware(context.failures, "googleAds", googleFailures))
  app.post("/token", async (c) => {
    const text = await c.req.text()
    const params = (c.req.header("content-type") ?? "").includes("json") ? asObject(parseJson(text)) : decodeForm(text)
    const refuse = (error: string, description: string, status: number): Response =>
      Response.json({ error, error_description: description }, { status })
    const unknown = Object.keys(params).find(
      (name) => !["grant_type", "client_id", "client_secret", "refresh_token"].includes(name),
    )
    if (unknown !== undefined) return refuse("invalid_request", `Unknown parameter ${unknown}`, 400)
    if (params["grant_type"] !== "refresh_token")
      return refuse("unsupported_grant_type", `Invalid grant_type: ${asText(params["grant_type"]) ?? ""}`, 400)
    const { GOOGLE_ADS_CLIENT_ID, GOOGLE_ADS_CLIENT_SECRET, GOOGLE_ADS_REFRESH_TOKEN } = context.credentials
    const same = (name: string, secret: string): boolean => sameSecret(asText(params[name]) ?? "", secret)
    if (!same("client_id", GOOGLE_ADS_CLIENT_ID) || !same("client_secret", GOOGLE_ADS_CLIENT_SECRET))
      return refuse("invalid_client", "The OAuth client was not found.", 401)
    if (!same("refresh_token", GOOGLE_ADS_REFRESH_TOKEN)) return refuse("invalid_grant", "Bad Request", 400)
    const token = `ya29.${randomId(40)}`
    const now = Date.now()
    const { tokens } = context.state.googleAds
    for (const [old, expires] of Object.entries(tokens)) if (expires < now) delete tokens[old]
    tokens[token] = now + 3_600_000
    context.save()
    return c.json({
      access_token: token,
      expires_in: 3599,
      scope: "https://www.googleapis.com/auth/adwords https://www.googleapis.com/auth/datamanager",
      token_type: "Bearer",
    })
  })
  return app
}
