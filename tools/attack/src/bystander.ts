import { outcomeOf, type Target } from "./target.ts"
import { send } from "./send.ts"

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** How long, in milliseconds, other callers wait for the site meanwhile. */
const bystanderTimeout = 5_000
const asks = [
  { method: "GET", path: "/readyz" },
  { method: "GET", path: "/api/v1.0/portals?domain=localhost", headers: { "x-portal-domain": "localhost" } },
  {
    method: "POST",
    path: "/api/v1.0/authentication/login",
    headers: { "content-type": "application/json", "x-portal-domain": "localhost", "x-forwarded-for": "192.0.2.1" },
    body: JSON.stringify({ emailAddress: "bystander@example.com", password: "Wrong-Pass1!" }),
  },
] as const

/** Runs an attack while another caller uses the site, which must answer in time and without a 5xx. */
export const withBystander = async (name: string, { origin }: Target, attack: () => Promise<void>) => {
  const { note, outcome } = outcomeOf(`${name}: somebody else meanwhile`)
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const ask of asks) {
        const answer = await send(origin, ask, bystanderTimeout).catch((cause: unknown) => String(cause))
        if (typeof answer === "string") note(`${ask.path}: ${answer}`)
        else note(answer.status >= 500 && answer.status !== 503 ? `${ask.path} answered ${answer.status}` : undefined)
      }
      await pause(200)
    }
  })()
  await attack().finally(() => (isOver = true))
  await watching
  return outcome()
}
