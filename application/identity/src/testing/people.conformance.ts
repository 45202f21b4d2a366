import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { issueInvitation } from "@domain/identity"
import { BusinessProfileId, CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import { CallbackRequests, type StoredCallback } from "../ports/callback-requests.ts"
import { Divisions } from "../ports/divisions.ts"
import { EmbedKeys, type KeptEmbedKey } from "../ports/embed-keys.ts"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { Invitations } from "../ports/invitations.ts"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { PushSubscriptions } from "../ports/push-subscriptions.ts"
import { asha } from "./sign-in-world.ts"

type Ports =
  | Invitations
  | Divisions
  | CallbackRequests
  | MessagePreferences
  | PushSubscriptions
  | EmbedKeys
  | ExpiredSecrets

const portalId = PortalId.make(1)
const elsewhere = PortalId.make(2)
const [userId, other] = [UserId.make(41), UserId.make(42)]
const [bakery, florist] = [BusinessProfileId.make(5), BusinessProfileId.make(6)]
const { emailAddress } = asha.user
const invitationAt = (now: number) =>
  issueInvitation(
    { businessProfileId: bakery, invitedBy: userId, emailAddress, roleId: "BrandManager", wasMailed: true },
    now,
  )

/** Conformance tests of what is stored of people beside their accounts; the layer starts empty each time. */
export const peopleConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ports>) => Effect.runPromise(Effect.provide(effect, layer))

  test("an invitation comes back by its key and is accepted once", async () => {
    const stored = { portalId, keyHash: "hash", invitation: invitationAt(5) }
    const [before, after, accepted] = await run(
      Effect.gen(function* () {
        const { accept, add, byKey } = yield* Invitations
        yield* add(stored)
        const seen = [
          yield* byKey(portalId, ["newer", "hash"]),
          yield* byKey(elsewhere, ["hash"]),
          yield* byKey(portalId, ["another"]),
        ]
        const times = [yield* accept(stored, 7), yield* accept(stored, 8)]
        return [seen, yield* byKey(portalId, ["hash"]), times] as const
      }),
    )
    expect(before).toEqual([stored, undefined, undefined])
    expect(accepted).toEqual([true, false])
    expect(after).toEqual({ ...stored, invitation: { ...stored.invitation, acceptedAt: 7 } })
  })

  test("an invitation to run the portal comes back without a profile", async () => {
    const { businessProfileId: _none, ...invitation } = invitationAt(5)
    const stored = { portalId, keyHash: "of the portal", invitation }
    const found = await run(
      Effect.gen(function* () {
        const { add, byKey } = yield* Invitations
        yield* add(stored)
        return yield* byKey(portalId, ["of the portal"])
      }),
    )
    expect(found).toEqual(stored)
  })

  test("an invitation by a link alone comes back without an address", async () => {
    const { emailAddress: _none, ...invitation } = { ...invitationAt(5), wasMailed: false }
    const stored = { portalId, keyHash: "by link", invitation }
    const [found, listed] = await run(
      Effect.gen(function* () {
        const { add, byKey, onProfile } = yield* Invitations
        yield* add(stored)
        return [yield* byKey(portalId, ["by link"]), yield* onProfile(portalId, bakery, 9)] as const
      }),
    )
    expect([found, listed]).toEqual([stored, [stored]])
  })

  test("invitations are listed newest first, and a withdrawn one is not accepted", async () => {
    const [listed, isAccepted, others] = await run(
      Effect.gen(function* () {
        const { accept, add, onProfile, revoke } = yield* Invitations
        const stored = ["one", "two", "three"].map((keyHash, at) => ({
          portalId,
          keyHash,
          invitation: invitationAt(at),
        }))
        for (const one of stored) yield* add(one)
        const [first, second] = stored
        if (first === undefined || second === undefined) return yield* Effect.die("none")
        yield* accept(first, 8)
        yield* revoke(first, 9)
        yield* revoke(second, 9)
        const isAccepted = yield* accept(second, 10)
        const others = [yield* onProfile(portalId, florist, 9), yield* onProfile(elsewhere, bakery, 9)]
        return [yield* onProfile(portalId, bakery, 2), isAccepted, [...others, yield* onProfile(portalId, bakery, 9)]]
      }),
    )
    expect(listed.map(({ keyHash, invitation: { revokedAt } }) => [keyHash, revokedAt])).toEqual([
      ["three", undefined],
      ["two", 9],
    ])
    expect(isAccepted).toBe(false)
    expect(others.map((all) => all.length)).toEqual([0, 0, 3])
    expect(others[2]?.[2]?.invitation).toMatchObject({ acceptedAt: 8 })
    expect(others[2]?.[2]?.invitation).not.toHaveProperty("revokedAt")
  })

  test("divisions are listed by name, and saving one again replaces its profiles", async () => {
    const [first, again, listed, others] = await run(
      Effect.gen(function* () {
        const { of, save } = yield* Divisions
        const south = yield* save(portalId, { name: "South", businessProfileIds: [bakery] })
        yield* save(portalId, { name: "North", businessProfileIds: [] })
        const replaced = yield* save(portalId, { name: "South", businessProfileIds: [florist, bakery] })
        return [south, replaced, yield* of(portalId), yield* of(elsewhere)] as const
      }),
    )
    expect(again).toEqual({ ...first, businessProfileIds: [florist, bakery] })
    expect(listed.map(({ name }) => name)).toEqual(["North", "South"])
    expect([listed[1], others]).toEqual([again, []])
  })

  const request = { id: userId, businessProfileId: bakery, phone: "91-9876500001", portal: "localhost" }
  const every = { search: "", now: 20, skip: 0, limit: 9 }
  const phonesOf = ({ requests }: { readonly requests: ReadonlyArray<StoredCallback> }) =>
    requests.map((stored) => stored.request.phone)

  test("open requests come by when they are due, then handled ones, the latest first", async () => {
    const stored = (phone: string, replyDueAt: number) => ({
      portalId,
      request: { ...request, phone },
      requestedAt: 1,
      replyDueAt,
    })
    const [first, rest, handled, late, found, others] = await run(
      Effect.gen(function* () {
        const { add, answer, page } = yield* CallbackRequests
        for (const [phone, due] of [
          ["91-1", 30],
          ["91-2", 10],
          ["91-3", 40],
          ["91-4", 50],
        ] as const)
          yield* add(stored(phone, due))
        const ids = (yield* page(portalId, every)).requests.map(({ id }) => id)
        for (const [index, at] of [
          [2, 7],
          [3, 8],
        ] as const)
          yield* answer(portalId, ids[index] ?? CallbackRequestId.make(1), { at, by: other })
        return [
          yield* page(portalId, { ...every, limit: 2 }),
          yield* page(portalId, { ...every, skip: 2 }),
          yield* page(portalId, { ...every, state: "handled" }),
          yield* page(portalId, { ...every, state: "overdue" }),
          yield* page(portalId, { ...every, search: "1-1" }),
          yield* page(elsewhere, every),
        ] as const
      }),
    )
    expect([phonesOf(first), first.total]).toEqual([["91-2", "91-1"], 4])
    expect([phonesOf(rest), rest.total]).toEqual([["91-4", "91-3"], 4])
    expect(phonesOf(handled)).toEqual(["91-4", "91-3"])
    expect(phonesOf(late)).toEqual(["91-2"])
    expect(phonesOf(found)).toEqual(["91-1"])
    expect(others).toEqual({ requests: [], total: 0 })
  })

  test("a user's newest request for a business is found by its own portal", async () => {
    const found = await run(
      Effect.gen(function* () {
        const { add, latestOf } = yield* CallbackRequests
        for (const phone of ["91-1", "91-2"])
          yield* add({ portalId, request: { ...request, phone }, requestedAt: 1, replyDueAt: 9 })
        return [
          yield* latestOf(portalId, userId, bakery),
          yield* latestOf(portalId, userId, florist),
          yield* latestOf(portalId, other, bakery),
          yield* latestOf(elsewhere, userId, bakery),
        ]
      }),
    )
    expect(found.map((stored) => stored?.request.phone)).toEqual(["91-2", undefined, undefined, undefined])
  })

  test("the first claim stays until it is given back, and the note stays after it", async () => {
    const seen = await run(
      Effect.gen(function* () {
        const { add, answer, byId, claim, keepNote, page } = yield* CallbackRequests
        yield* add({ portalId, request, requestedAt: 1, replyDueAt: 9 })
        const [{ id } = { id: CallbackRequestId.make(1) }] = (yield* page(portalId, every)).requests
        yield* claim(elsewhere, id, { at: 2, by: other })
        yield* claim(portalId, id, { at: 3, by: userId })
        yield* claim(portalId, id, { at: 4, by: other })
        yield* keepNote(portalId, id, "No answer")
        yield* keepNote(elsewhere, id, "Not mine")
        const taken = yield* byId(portalId, id)
        yield* claim(portalId, id, undefined)
        const free = yield* byId(portalId, id)
        yield* answer(portalId, id, { at: 5, by: userId })
        yield* claim(portalId, id, { at: 6, by: other })
        return [taken, free, yield* byId(portalId, id)]
      }),
    )
    expect(seen.map((stored) => [stored?.claim, stored?.note])).toEqual([
      [{ at: 3, by: 41 }, "No answer"],
      [undefined, "No answer"],
      [undefined, "No answer"],
    ])
  })

  test("the first answer to a request stays until it is opened again, by its own portal", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { add, answer, byId, page } = yield* CallbackRequests
        yield* add({ portalId, request, requestedAt: 1, replyDueAt: 9 })
        const [{ id } = { id: CallbackRequestId.make(1) }] = (yield* page(portalId, every)).requests
        yield* answer(elsewhere, id, { at: 4, by: other })
        const before = yield* byId(portalId, id)
        yield* answer(portalId, id, { at: 5, by: userId, note: "Called" })
        yield* answer(portalId, id, { at: 6, by: other })
        const handled = yield* byId(portalId, id)
        yield* answer(portalId, id, undefined)
        return [before, handled, yield* byId(portalId, id), yield* byId(elsewhere, id)]
      }),
    )
    expect(answers.map((stored) => stored?.answer)).toEqual([
      undefined,
      { at: 5, by: 41, note: "Called" },
      undefined,
      undefined,
    ])
    expect(answers[3]).toBeUndefined()
  })

  test("choices are a user's, and a change keeps the topics that it does not name", async () => {
    const [choices, others] = await run(
      Effect.gen(function* () {
        const { change, of } = yield* MessagePreferences
        yield* change(portalId, userId, { lead: ["Email"], campaign: [] })
        yield* change(portalId, userId, { lead: ["Sms", "Push"] })
        return [yield* of(portalId, userId), [yield* of(elsewhere, userId), yield* of(portalId, other)]] as const
      }),
    )
    expect(choices).toEqual({ lead: ["Sms", "Push"], campaign: [] })
    expect(others).toEqual([{}, {}])
  })

  test("a device is a push subscription, and is forgotten by its portal alone", async () => {
    const browser = { deviceType: "Android", clientCode: "web", subscriptionType: "Push", token: "a" } as const
    const [devices, kept, left] = await run(
      Effect.gen(function* () {
        const { add, devices: of, forget, of: all } = yield* PushSubscriptions
        yield* add(portalId, userId, browser)
        yield* add(portalId, userId, { ...browser, subscriptionType: "Text", token: "b" })
        const found = yield* of(portalId, userId)
        yield* forget(elsewhere, found[0]?.id ?? "")
        const still = yield* of(portalId, userId)
        yield* forget(portalId, found[0]?.id ?? "")
        return [found, still, yield* all(portalId, userId)] as const
      }),
    )
    expect(devices.map(({ token }) => token)).toEqual(["a"])
    expect(kept).toEqual(devices)
    expect(left.map(({ token }) => token)).toEqual(["b"])
  })

  test("a subscription is stored once and belongs to the device's last user", async () => {
    const browser = {
      deviceType: "Android",
      clientCode: "web",
      subscriptionType: "Push",
      token: "x".repeat(4_096),
    } as const
    const phone = { ...browser, clientCode: "app", token: "b" } as const
    const [own, taken, left] = await run(
      Effect.gen(function* () {
        const { add, of, remove } = yield* PushSubscriptions
        for (const subscription of [browser, phone, browser]) yield* add(portalId, userId, subscription)
        const before = yield* of(portalId, userId)
        yield* add(portalId, other, browser)
        const after = [yield* of(portalId, userId), yield* of(portalId, other)]
        yield* remove(portalId, other, phone)
        yield* remove(portalId, other, browser)
        yield* remove(elsewhere, userId, phone)
        return [before, after, [yield* of(portalId, userId), yield* of(portalId, other)]]
      }),
    )
    expect(own).toEqual([phone, browser])
    expect([taken, left]).toEqual([
      [[phone], [browser]],
      [[phone], []],
    ])
  })

  test("embed keys are a portal's, replaced by id, and a token is spent once there", async () => {
    const key: KeptEmbedKey = {
      keyId: "site",
      algorithm: "EdDSA",
      publicKey: "key one",
      savedBy: UserId.make(7),
      usableFrom: 9_000,
    }
    const [found, spent] = await run(
      Effect.gen(function* () {
        const { byId, remove, save, spend } = yield* EmbedKeys
        yield* save(portalId, key)
        yield* save(portalId, { ...key, publicKey: "key two" })
        const present = [yield* byId(portalId, "site"), yield* byId(elsewhere, "site")]
        yield* remove(elsewhere, "site")
        yield* remove(portalId, "other")
        const kept = yield* byId(portalId, "site")
        yield* remove(portalId, "site")
        const times = [spend(portalId, "t", 9), spend(portalId, "t", 9), spend(elsewhere, "t", 9)]
        return [[...present, kept, yield* byId(portalId, "site")], yield* Effect.all(times)] as const
      }),
    )
    const replaced = { ...key, publicKey: "key two" }
    expect(found).toEqual([replaced, undefined, replaced, undefined])
    expect(spent).toEqual([true, false, true])
  })

  test("used embed tokens and long-ended invitations are deleted", async () => {
    const now = 9_000_000_000_000
    const ends = { now, codesSentBefore: 0, verificationsEndedBefore: now - 900 }
    const [count, kept] = await run(
      Effect.gen(function* () {
        const { spend } = yield* EmbedKeys
        const { add, byKey } = yield* Invitations
        yield* spend(portalId, "over", now)
        yield* spend(portalId, "open", now + 1)
        yield* add({ portalId, keyHash: "long ago", invitation: invitationAt(0) })
        yield* add({ portalId, keyHash: "of late", invitation: invitationAt(now) })
        const deleted = yield* (yield* ExpiredSecrets).delete(ends, 50)
        const links = [yield* byKey(portalId, ["long ago"]), yield* byKey(portalId, ["of late"])]
        const again = [yield* spend(portalId, "over", now), yield* spend(portalId, "open", now)]
        return [deleted, [...links.map((link) => link !== undefined), ...again]] as const
      }),
    )
    expect([count, kept]).toEqual([1, [false, true, true, false]])
  })
}
