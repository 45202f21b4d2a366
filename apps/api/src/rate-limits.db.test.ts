import { apiBase, endpoints } from "@adapters/http-api"
import { migrateDatabase } from "@adapters/runtime"
import { createProductDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { withApi } from "./testing/with-api.ts"

type Handle = (request: Request) => Promise<Response>

interface Limited {
  readonly name: string
  readonly route: string
  /** The body of a call about an account or a record. */
  readonly body?: (subject: string) => object
  readonly subjects: readonly [string, string]
  /** Whether calls are also counted by the subject, from wherever they come. */
  readonly isBySubject: boolean
}

const addresses = ["asha@example.com", "ravi@example.com"] as const
const phones = ["+919876543210", "+919876543211"] as const
/** Begun before the first test. */
const drafts: [string, string] = ["", ""]
const places = ["203.0.113.7", "203.0.113.8"] as const
const texts = ["one-key", "other-key"] as const

const calls: ReadonlyArray<Limited> = [
  {
    name: "login",
    route: "POST /authentication/login",
    body: (emailAddress) => ({ emailAddress, password: "Wrong-1word" }),
    subjects: addresses,
    isBySubject: true,
  },
  {
    name: "a code to log in",
    route: "POST /authentication/sendOtp",
    body: (phone) => ({ phone, channel: "Sms" }),
    subjects: phones,
    isBySubject: true,
  },
  {
    name: "login by code",
    route: "POST /authentication/loginWithOtp",
    body: (phone) => ({ phone, otp: "123456" }),
    subjects: phones,
    isBySubject: true,
  },
  {
    name: "a link for a new password",
    route: "POST /authentication/forgotPassword",
    body: (emailAddress) => ({ emailAddress }),
    subjects: addresses,
    isBySubject: true,
  },
  {
    name: "reading a website",
    route: "POST /LocalBusiness/businessDetails",
    body: (websiteUrl) => ({ region: "IN", websiteUrl }),
    subjects: ["https://one.example/", "https://two.example/"],
    isBySubject: false,
  },
  {
    name: "an upload",
    route: "POST /LocalBusiness/UploadImage",
    body: (SessionId) => ({
      SessionId,
      TemplateId: "spotlight",
      ImageType: 1,
      ImageName: "picture",
      ImageFile: { name: "picture", content: "iVBORw0KGgo=" },
    }),
    subjects: drafts,
    isBySubject: true,
  },
  { name: "a business's page", route: "GET /businessPages/", subjects: texts, isBySubject: false },
  {
    name: "a summary's link",
    route: "GET /LocalBusiness/LocalBusinessUserSessions/",
    subjects: texts,
    isBySubject: false,
  },
]

let client: pg.Client
let databaseUrl = ""
beforeAll(async () => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  databaseUrl = urls.running
  client = new pg.Client({ connectionString: urls.owner })
  await client.connect()
  await withApi({ databaseUrl, rows: endpoints }, async (handle) => {
    for (const index of [0, 1] as const) {
      const body = JSON.stringify({ region: "IN", name: "Bloom Bakery" })
      const headers = { "content-type": "application/json" }
      const url = `http://localhost:4000${apiBase}/LocalBusiness/businessDetails`
      const answer = await handle(new Request(url, { method: "POST", headers, body }))
      const { data }: { readonly data: { readonly sessionId: string } } = await answer.json()
      drafts[index] = data.sessionId
    }
  })
})
afterAll(() => client.end())

/** Runs a story with two servers on one database. */
const withTwoServers = <A>(story: (one: Handle, other: Handle) => Promise<A>): Promise<A> => {
  const server = { databaseUrl, rows: endpoints, isBehindProxy: true }
  return withApi(server, (one) => withApi(server, (other) => story(one, other)))
}

const statusOf = async (handle: Handle, { route, body }: Limited, subject: string, place: string) => {
  const [method = "", path = ""] = route.split(" ")
  const answer = await handle(
    new Request(`http://localhost:4000${apiBase}${path}${body === undefined ? subject : ""}`, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": place },
      ...(body !== undefined && { body: JSON.stringify(body(subject)) }),
    }),
  )
  await answer.arrayBuffer()
  return answer.status === 429 ? Number(answer.headers.get("retry-after")) > 0 : false
}

/** Fills the windows that the first call opened and whose key holds one text and not the other. */
const fill = (holds: string, lacks: string) =>
  client.query("update rate_limits set taken = 1000000 where strpos(key, $1) > 0 and strpos(key, $2) = 0", [
    holds,
    lacks,
  ])

test.each(calls)("$name is limited by place and account on all servers together", async (limited) => {
  const [subject, otherSubject] = limited.subjects
  const [place, otherPlace] = places
  const refusals = await withTwoServers(async (one, other) => {
    const after = async (holds: string, lacks: string) => {
      await client.query("delete from rate_limits; delete from otp_challenges")
      const first = await statusOf(one, limited, subject, place)
      await fill(holds, lacks)
      return {
        first,
        samePlace: await statusOf(other, limited, otherSubject, place),
        sameSubject: await statusOf(other, limited, subject, otherPlace),
        neither: await statusOf(other, limited, otherSubject, otherPlace),
      }
    }
    return { byPlace: await after(place, subject), bySubject: await after(subject, place) }
  })
  const free = { first: false, samePlace: false, sameSubject: false, neither: false }
  expect(refusals.byPlace).toEqual({ ...free, samePlace: true })
  expect(refusals.bySubject).toEqual({ ...free, sameSubject: limited.isBySubject })
})
