import type { ReceiverAnswer, ReceiverTarget } from "@application/integrations/ports"
import { sheetTab } from "@domain/integrations"
import { Effect } from "effect"
import type { Call, Reply } from "../receiver-kind.ts"
import { isDone } from "../reply-answer.ts"
import { type ServiceAccount, serviceTokens } from "./service-token.ts"
import { sheetsAnswer, tokenAnswer } from "./sheets-errors.ts"

/** Where Google Sheets answers, and the account that owners share their spreadsheets with. */
export interface SheetsOptions extends ServiceAccount {
  readonly baseUrl: string
}

/** What came back of a call, or of asking for the token that it needs. */
interface Asked {
  readonly reply: Reply
  readonly isToken?: true
}

type Query = ReadonlyArray<readonly [name: string, value: string]>

/** Bytes of a first column that are read: some hundred thousand leads. */
const columnBytes = 8_000_000

/** Calls of one destination's spreadsheet; a token that Google no longer takes is renewed once. */
export const sheetsCalls = (options: SheetsOptions) => {
  const tokens = serviceTokens(options)
  const base = options.baseUrl.replace(/\/$/, "")
  return ({ businessProfileId, connection: { spreadsheet = "" } }: ReceiverTarget, call: Call) => {
    const tab = sheetTab(businessProfileId)
    const place = { account: options.account, tab }
    const address = (path: string, query: Query) => {
      const search = new URLSearchParams(query.map(([name, value]) => [name, value]))
      // Google counts a minute's calls by this name, so that one business does not use up those of the others.
      search.append("quotaUser", `business-${businessProfileId}`)
      return `${base}/v4/spreadsheets/${encodeURIComponent(spreadsheet)}${path}?${search.toString()}`
    }
    const once = Effect.fnUntraced(function* (at: string, body: object | undefined) {
      const given = yield* tokens.token(call)
      if (given.refused !== undefined) return { reply: given.refused, isToken: true } satisfies Asked
      const headers = { authorization: `Bearer ${given.token}`, "content-type": "application/json" }
      const request =
        body === undefined
          ? ({ method: "GET", headers } as const)
          : ({ method: "POST", headers, body: JSON.stringify(body) } as const)
      return { reply: yield* call(at, request, columnBytes) } satisfies Asked
    })
    const ask = Effect.fnUntraced(function* (path: string, query: Query, body?: object) {
      const at = address(path, query)
      const asked: Asked = yield* once(at, body)
      if (asked.isToken === true || asked.reply.status !== 401) return asked
      yield* tokens.forget
      return (yield* once(at, body)) as Asked
    })
    const failed = ({ reply, isToken }: Asked): ReceiverAnswer =>
      isToken === true ? tokenAnswer(reply) : sheetsAnswer(reply, place)
    const isGiven = ({ reply, isToken }: Asked): boolean => isToken !== true && isDone(reply)
    return { tab, ask, failed, isGiven }
  }
}
