import { Schema } from "effect"
import type { NextAction } from "../next-action.ts"

/** What a client may be looked for by: leads without an answer, refused ads, approvals or money that is awaited, ads that end soon, or a contract that does. Ours. */
export const ClientSign = Schema.Literals(["leads", "refused", "approvals", "money", "renewal", "contract"])
export type ClientSign = typeof ClientSign.Type

const actsOf: Readonly<Record<Exclude<ClientSign, "renewal" | "contract">, ReadonlyArray<NextAction["kind"]>>> = {
  leads: ["answerLeads"],
  refused: ["fixRejected", "fixChannel"],
  approvals: ["awaitApproval", "renewLink"],
  money: ["topUp", "lowBalance"],
}

/** How much of a sign the acts of a dashboard have: leads, campaigns with refused ads, or drafts. */
export const countOfSign = (
  sign: Exclude<ClientSign, "renewal" | "contract">,
  actions: ReadonlyArray<NextAction>,
): number => actions.reduce((sum, { kind, count = 1 }) => (actsOf[sign].includes(kind) ? sum + count : sum), 0)
