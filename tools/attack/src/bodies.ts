import { eachOf, type Outcome, outcomeOf, type Target } from "./target.ts"
import { withBystander } from "./bystander.ts"
import { faultOf, fromSomewhere, send } from "./send.ts"

const session = "83e86ae9-cbb0-4b3c-820a-7c65636ad4f8"

/** A draft's change with the given JSON value. */
const change = (value: string) => `{"sessionId":"${session}","changes":${value}}`

const ofSize = (bytes: number) => [
  { name: "small numbers", body: change(`[${"1,".repeat(bytes / 2)}1]`) },
  { name: "nested lists", body: change(`${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`) },
  { name: "nested objects", body: change(`${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}`) },
  { name: "one long text", body: change(`[{"Name":"name","Value":"${"a".repeat(bytes)}"}]`) },
  {
    name: "a picture in a field",
    body: change(`[{"Name":"logo","Value":{"url":"data:image/png;base64,${"A".repeat(bytes)}","source":"Upload"}}]`),
  },
  { name: "many keys", body: `{${Array.from({ length: bytes / 12 }, (_, at) => `"key${at}":1`).join(",")}}` },
  { name: "a long number", body: change(`[${"9".repeat(bytes)}]`) },
]

const bodies = [
  ...ofSize(11_800_000).map((it) => ({ ...it, times: 3 })),
  ...ofSize(60_000).map((it) => ({ ...it, times: 40 })),
]

/** Sends huge and malformed bodies from an anonymous caller. */
export const attackBodies = async (target: Target): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf("bodies")
  const bystander = await withBystander("bodies", target, async () => {
    const sent = bodies.flatMap((it) => Array.from({ length: it.times }, () => it))
    await eachOf(sent.entries(), 8, async ([index, { name, body }]) => {
      const headers = {
        "content-type": "application/json",
        "x-portal-domain": "localhost",
        ...fromSomewhere(index),
      }
      const path = "/api/v1.0/LocalBusiness/businessDetails"
      const answer = await send(target.origin, { method: "PATCH", path, headers, body }).catch(String)
      // A server may close the connection on a body that it refuses.
      if (typeof answer === "string") note(/ECONNRESET|EPIPE|hang up/.test(answer) ? undefined : `${name}: ${answer}`)
      else {
        const fault = answer.status < 400 ? `answered ${answer.status}` : faultOf(answer)
        note(fault === undefined ? undefined : `${name} of ${body.length} bytes: ${fault}`)
      }
    })
  })
  return [outcome(), bystander]
}
