import { createServer } from "node:http"
import { QueuedJobs } from "@application/kernel/testing"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Webhook } from "standardwebhooks"
import { vi } from "vitest"

/** A message that the published library has proved. */
export interface ProvedMessage {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A number from 0 to 99 that follows from the turn, so that a run can be repeated. */
const fate = (turn: number): number => Math.imul(turn, 2_654_435_761) >>> 0 && (Math.imul(turn, 40_503) >>> 7) % 100

/**
 * Starts a receiver that proves each message by the published library, marks it once by its name, and fails in every way while it is
 * broken. A poisoned message is refused until the receiver is repaired.
 */
export const startChaoticReceiver = async (isPoisoned: (message: ProvedMessage) => boolean) => {
  const receiver = {
    secret: "",
    isBroken: true,
    /** Messages by their names, in the order in which they were first marked. */
    marked: new Map<string, ProvedMessage>(),
    came: new Map<string, number>(),
    turns: 0,
  }
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const proved = new Webhook(receiver.secret).verify(body, headers) as ProvedMessage
      const name = headers["webhook-id"] ?? ""
      receiver.came.set(name, (receiver.came.get(name) ?? 0) + 1)
      const mark = () => {
        if (!receiver.marked.has(name)) receiver.marked.set(name, proved)
      }
      receiver.turns += 1
      const chance = receiver.isBroken ? fate(receiver.turns) : 99
      if (receiver.isBroken && isPoisoned(proved)) response.writeHead(500).end("cannot read")
      else if (chance < 8) response.writeHead(500).end("oops")
      else if (chance < 12) request.socket.destroy()
      else if (chance < 16) {
        // It takes the message and loses its answer, so that the message comes again.
        mark()
        request.socket.destroy()
      } else if (chance < 19) response.writeHead(302, { location: "/elsewhere" }).end()
      else if (chance < 21) response.writeHead(429, { "retry-after": "30" }).end()
      else {
        mark()
        const answer = () => response.writeHead(200).end("<html>not JSON</html>")
        if (chance < 26) setTimeout(answer, 30)
        else answer()
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  return {
    receiver,
    origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Job {
  readonly contract: { readonly name: string }
  readonly handle: (input: never) => unknown
}

/** A place that is sent to, as the story of a chaotic receiver needs it. */
interface SentTo {
  readonly lookAt: number
  readonly state: string
}

/** How a story's receiver is read, sent to and resumed. */
export interface ChaoticStory<P extends SentTo, R> {
  readonly jobs: ReadonlyArray<Job>
  readonly place: Effect.Effect<P | undefined, never, R>
  readonly send: Effect.Effect<unknown, unknown, R>
  readonly resume: Effect.Effect<unknown, unknown, R>
}

/** Runs the queued jobs, then moves both clocks to when the place is looked at again, until nothing is due. */
export const sendAll = Effect.fnUntraced(function* <P extends SentTo, R>({
  jobs,
  place,
  send,
  resume,
}: ChaoticStory<P, R>) {
  const queue = yield* QueuedJobs
  for (let round = 0; round < 2_000; round += 1) {
    for (let taken = yield* queue.take; taken.length > 0; taken = yield* queue.take)
      for (const { contract, input } of taken) {
        const job = jobs.find((one) => one.contract.name === contract.name)
        if (job !== undefined) yield* (job.handle as (value: unknown) => Effect.Effect<object, never, R>)(input)
      }
    const found = yield* place
    if (found === undefined || found.lookAt > 5_000_000_000_000) return found
    const now = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
    yield* TestClock.setTime(Math.max(now + 1_000, found.lookAt))
    vi.setSystemTime(Math.max(now + 1_000, found.lookAt))
    yield* found.state === "On" ? send : resume
  }
  return undefined
})
