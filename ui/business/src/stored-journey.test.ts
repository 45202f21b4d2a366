import { Effect } from "effect"
import { expect, test } from "vitest"
import { asyncCall } from "@application/kernel"
import type { GetBusinessDetails } from "@application/signup/contract"
import { forgetfulStorage, makeLaunchFlow } from "@application/signup/flows"
import { freshSession } from "@application/signup/testing"
import { type SignupSession, SessionBelongsToUser, SessionNotFound, type SessionParts } from "@domain/signup"
import { findDraft, pageOfAddress } from "./stored-journey.ts"

const draftOf = (changes: SessionParts) => freshSession(1, changes).details
const { sessionId } = draftOf({})

const deviceWith = (
  get: Effect.Effect<SignupSession, SessionNotFound | SessionBelongsToUser>,
  lastPath?: string,
  isKept = true,
) =>
  makeLaunchFlow({
    start: () => new Promise(() => undefined),
    get: asyncCall<typeof GetBusinessDetails>(() => get),
    update: () => new Promise(() => undefined),
    later: () => () => undefined,
    storage: forgetfulStorage(
      isKept ? { sessionId, change: {}, ...(lastPath !== undefined && { lastPath }) } : undefined,
    ),
  })

const bakery = draftOf({ business: { name: "Bloom Bakery" }, launchState: "Offer" })

test("a device without a draft begins", async () => {
  expect(await findDraft(deviceWith(Effect.succeed(bakery), undefined, false), null)).toEqual({ kind: "empty" })
})

test("a draft goes on at its last page, else where it stands", async () => {
  const last = await findDraft(deviceWith(Effect.succeed(bakery), "/signup/businessPhoneNumber"), null)
  expect(last).toMatchObject({ kind: "draft", page: { id: "businessPhoneNumber" } })
  const stage = await findDraft(deviceWith(Effect.succeed(bakery), "/signup/budget"), null)
  expect(stage).toMatchObject({ kind: "draft", page: { id: "offerDetails" } })
})

test("an address's session opens without anything kept on the device", async () => {
  const draft = await findDraft(deviceWith(Effect.succeed(bakery), undefined, false), sessionId)
  expect(draft).toMatchObject({ kind: "draft", details: { business: { name: "Bloom Bakery" } } })
})

test("a draft that says nothing yet and one past its payment begin again", async () => {
  expect(await findDraft(deviceWith(Effect.succeed(draftOf({}))), null)).toEqual({ kind: "empty" })
  const paid = deviceWith(
    Effect.succeed(draftOf({ business: { name: "Bloom" }, launchState: "LaunchSuccessful", paid: true })),
  )
  expect(await findDraft(paid, null)).toEqual({ kind: "empty" })
  expect(paid.stored()).toBeUndefined()
})

test("a draft that was deleted is said to be gone, and forgotten", async () => {
  const gone = deviceWith(Effect.fail(new SessionNotFound({})))
  expect(await findDraft(gone, null)).toEqual({ kind: "gone" })
  expect(gone.stored()).toBeUndefined()
})

test("a draft of an account asks for the login, and a lost connection keeps it", async () => {
  const owned = deviceWith(Effect.fail(new SessionBelongsToUser({})))
  expect(await findDraft(owned, null)).toEqual({ kind: "ofAccount" })
  const offline = deviceWith(Effect.die(new Error("offline")))
  expect(await findDraft(offline, null)).toMatchObject({ kind: "unreachable" })
  expect(offline.stored()?.sessionId).toBe(sessionId)
})

test("a page is known by its address below sign-up and below a campaign", () => {
  expect(pageOfAddress("/signup/offerDetails?region=GB")?.id).toBe("offerDetails")
  expect(pageOfAddress("/app/7/campaign/9/fbInterests")?.id).toBe("fbInterests")
  expect(pageOfAddress("/elsewhere")).toBeUndefined()
})
