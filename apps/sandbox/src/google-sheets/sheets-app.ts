import { createPublicKey, verify } from "node:crypto"
import facts from "@tools/provider-facts/google-sheets-v4.json" with { type: "json" }
import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asNumber, asObject, asText, decodeForm, type Json, type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { faultIn, type RestDescription, unknownQuery } from "../core/rest-description.ts"
import { logMiddleware } from "../core/request-log.ts"
import { cellsAt, placeOf, rowAfter, typed, writeCells } from "./sheets-cells.ts"
import { invalid, SheetsError, sheetsErrorBody, sheetsFailures } from "./sheets-error.ts"
import type { SandboxSpreadsheet } from "./sheets-state.ts"

const description: RestDescription = facts
const spreadsheets = "/v4/spreadsheets/{spreadsheetId}"
const operations = {
  get: `GET ${spreadsheets}`,
  batchGet: `GET ${spreadsheets}/values:batchGet`,
  append: `POST ${spreadsheets}/values/{range}:append`,
  batchUpdate: `POST ${spreadsheets}/values:batchUpdate`,
} as const

const grant = "urn:ietf:params:oauth:grant-type:jwt-bearer"

const partOf = (text: string): JsonObject => asObject(parseJson(Buffer.from(text, "base64url").toString("utf8")))

/** Why an assertion gives no token, as Google words it; undefined where it does. */
const refusal = ({ credentials, clock, origin }: Context, assertion: string): string | undefined => {
  const [head = "", claims = "", signature = ""] = assertion.split(".")
  const key = createPublicKey(credentials.GOOGLE_SHEETS_PRIVATE_KEY.replaceAll(String.raw`\n`, "\n"))
  if (
    partOf(head)["alg"] !== "RS256" ||
    !verify("RSA-SHA256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))
  )
    return "Invalid JWT Signature."
  const { iss, aud, scope, iat, exp } = partOf(claims)
  if (iss !== credentials.GOOGLE_SHEETS_ACCOUNT) return "Invalid grant: account not found"
  if (aud !== `${origin()}/sheets/token` || !(asText(scope) ?? "").endsWith("/spreadsheets"))
    return "Invalid JWT: wrong audience or scope."
  const now = clock.now() / 1_000
  const [from, to] = [asNumber(iat) ?? 0, asNumber(exp) ?? 0]
  return from > now + 300 || to < now || to - from > 3_600
    ? "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe."
    : undefined
}

/** The spreadsheet of a call, which the caller may read or change. */
const opened = ({ state, clock }: Context, c: HonoContext<Env>, operation: string): SandboxSpreadsheet => {
  const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? ""
  if ((state.googleSheets.tokens[token] ?? 0) < clock.now())
    throw new SheetsError(401, "UNAUTHENTICATED", "Request had invalid authentication credentials.")
  const unknown = unknownQuery(description, operation, Object.keys(c.req.query()))
  if (unknown !== undefined)
    throw invalid(`Invalid JSON payload received. Unknown name "${unknown}": Cannot bind query parameter.`)
  const spreadsheet = state.googleSheets.spreadsheets[c.req.param("id") ?? ""]
  if (spreadsheet === undefined) throw new SheetsError(404, "NOT_FOUND", "Requested entity was not found.")
  const isReading = operation.startsWith("GET")
  if (spreadsheet.access === "none" || (spreadsheet.access === "viewer" && !isReading))
    throw new SheetsError(403, "PERMISSION_DENIED", "The caller does not have permission")
  return spreadsheet
}

/** The body of a call, as the description has it. */
const described = async (c: HonoContext<Env>, operation: string): Promise<JsonObject> => {
  const body = asObject(parseJson(await c.req.text()))
  const fault = faultIn(description, description.operations[operation]?.request ?? "", body)
  if (fault !== undefined)
    throw invalid(`Invalid JSON payload received. ${fault.why} name "${fault.path.slice(1)}": Cannot find field.`)
  return body
}

/** Values as the option has them read. */
const readBy = (option: string | undefined, value: Json | undefined): readonly (readonly Json[])[] => {
  if (option === undefined || option === "INPUT_VALUE_OPTION_UNSPECIFIED")
    throw invalid("'valueInputOption' is required but not specified")
  if (option !== "RAW" && option !== "USER_ENTERED") throw invalid(`Invalid value at 'value_input_option': "${option}"`)
  const rows = asArray(value).map(asArray)
  return option === "RAW" ? rows : typed(rows)
}

/** Google Sheets behind `/sheets`: tokens of the service account, and cells of spreadsheets. */
export const sheetsApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "googleSheets", context.clock.now, "/sheets"))
  app.use("*", failureMiddleware(context.failures, "googleSheets", sheetsFailures))
  app.onError((error) => {
    const told = error instanceof SheetsError ? error : new SheetsError(500, "INTERNAL", error.message)
    return Response.json(sheetsErrorBody(told), { status: told.code })
  })
  app.post("/token", async (c) => {
    const asked = decodeForm(await c.req.text())
    if (asked["grant_type"] !== grant) return c.json({ error: "unsupported_grant_type" }, 400)
    const why = refusal(context, asText(asked["assertion"]) ?? "")
    if (why !== undefined) return c.json({ error: "invalid_grant", error_description: why }, 400)
    const token = `ya29.sandbox-${randomId(24)}`
    context.state.googleSheets.tokens[token] = context.clock.now() + 3_599_000
    context.save()
    return c.json({ access_token: token, expires_in: 3599, token_type: "Bearer" })
  })
  app.get("/v4/spreadsheets/:id", (c) => {
    const { title, tabs } = opened(context, c, operations.get)
    return c.json({
      properties: { title },
      sheets: Object.keys(tabs).map((tab) => ({ properties: { title: tab } })),
    })
  })
  app.get("/v4/spreadsheets/:id/:method{values:batchGet}", (c) => {
    const spreadsheet = opened(context, c, operations.batchGet)
    const ranges = c.req.queries("ranges") ?? []
    return c.json({
      spreadsheetId: c.req.param("id"),
      valueRanges: ranges.map((range) => {
        const values = cellsAt(spreadsheet, placeOf(spreadsheet, range)).map((row) => [...row])
        return { range, majorDimension: "ROWS", ...(values.length > 0 && { values }) }
      }),
    })
  })
  app.post("/v4/spreadsheets/:id/:method{values:batchUpdate}", async (c) => {
    const spreadsheet = opened(context, c, operations.batchUpdate)
    const body = await described(c, operations.batchUpdate)
    const option = asText(body["valueInputOption"])
    const changes = asArray(body["data"]).map((one) => {
      const { range, values } = asObject(one)
      return { place: placeOf(spreadsheet, asText(range) ?? ""), rows: readBy(option, values) }
    })
    const updated = changes.map(({ place, rows }) => writeCells(spreadsheet, place, rows))
    context.save()
    return c.json({
      spreadsheetId: c.req.param("id"),
      totalUpdatedCells: updated.reduce((sum, count) => sum + count, 0),
    })
  })
  app.post("/v4/spreadsheets/:id/values/:range{.+:append}", async (c) => {
    const spreadsheet = opened(context, c, operations.append)
    const range = decodeURIComponent(c.req.param("range")).replace(/:append$/, "")
    const { tab } = placeOf(spreadsheet, range)
    const body = await described(c, operations.append)
    const rows = readBy(c.req.query("valueInputOption"), body["values"])
    const row = rowAfter(spreadsheet, tab)
    const updatedCells = writeCells(spreadsheet, { tab, row, column: 0 }, rows)
    context.save()
    return c.json({
      spreadsheetId: c.req.param("id"),
      updates: {
        spreadsheetId: c.req.param("id"),
        updatedRange: `'${tab}'!A${row + 1}`,
        updatedRows: rows.length,
        updatedCells,
      },
    })
  })
  app.all("*", () => {
    throw new SheetsError(404, "NOT_FOUND", "Method not found.")
  })
  return app
}
