import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { type Invitation, issueInvitation } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { Tables } from "@application/kernel"
import { CallbackPages } from "../ports/callback-pages.ts"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { Invitations } from "../ports/invitations.ts"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { PushSubscriptions } from "../ports/push-subscriptions.ts"
import { CallbackRequests, type StoredCallback } from "../stores/callback-requests.ts"
import { SpentEmbedTokens } from "../stores/embed-keys.ts"
import { asha } from "./sign-in-world.ts"

type Ports = Invitations | CallbackPages | MessagePreferences | PushSubscriptions | Tables | ExpiredSecrets

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

  test("invitations to run a portal come newest first, without those to businesses", async () => {
    const listed = await run(
      Effect.gen(function* () {
        const { add, toPortal } = yield* Invitations
        const toRun = ({ businessProfileId: _none, ...rest }: Invitation) => rest
        for (const at of [1, 2, 3])
          yield* add({ portalId, keyHash: `portal ${at}`, invitation: toRun(invitationAt(at)) })
        yield* add({ portalId, keyHash: "business", invitation: invitationAt(4) })
        yield* add({ portalId: elsewhere, keyHash: "elsewhere", invitation: toRun(invitationAt(5)) })
        return yield* toPortal(portalId, 2)
      }),
    )
    expect(listed.map(({ keyHash }) => keyHash)).toEqual(["portal 3", "portal 2"])
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

  const request = { portalId, userId, businessProfileId: bakery, phone: "91-9876500001", portal: "localhost" }
  const every = { search: "", now: 20, skip: 0, limit: 9 }
  const phonesOf = (requests: ReadonlyArray<StoredCallback>) => requests.map(({ phone }) => phone)

  test("open requests come by when they are due, then handled ones, the latest first", async () => {
    const stored = (phone: string, replyDueAt: number) => ({ ...request, phone, requestedAt: 1, replyDueAt })
    const [first, rest, handled, late, found, others] = await run(
      Effect.gen(function* () {
        const { add, save } = yield* CallbackRequests
        const { page } = yield* CallbackPages
        for (const [phone, due] of [
          ["91-1", 30],
          ["91-2", 10],
          ["91-3", 40],
          ["91-4", 50],
        ] as const)
          yield* add(stored(phone, due))
        const [, , third, fourth] = yield* page(portalId, every)
        if (third === undefined || fourth === undefined) return yield* Effect.die("none")
        yield* save({ ...third, handledAt: 7, handledBy: other })
        yield* save({ ...fourth, handledAt: 8, handledBy: other })
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
    expect(phonesOf(first)).toEqual(["91-2", "91-1"])
    expect(phonesOf(rest)).toEqual(["91-4", "91-3"])
    expect(phonesOf(handled)).toEqual(["91-4", "91-3"])
    expect(phonesOf(late)).toEqual(["91-2"])
    expect(phonesOf(found)).toEqual(["91-1"])
    expect(others).toEqual([])
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

  test("used embed tokens and long-ended invitations are deleted", async () => {
    const now = 9_000_000_000_000
    const ends = { now, codesSentBefore: 0, verificationsEndedBefore: now - 900 }
    const [count, kept] = await run(
      Effect.gen(function* () {
        const { addOnce } = yield* SpentEmbedTokens
        const spend = (tokenId: string, expiresAt: number) => addOnce({ portalId, tokenId, expiresAt })
        const { add, byKey } = yield* Invitations
        yield* spend("over", now)
        yield* spend("open", now + 1)
        yield* add({ portalId, keyHash: "long ago", invitation: invitationAt(0) })
        yield* add({ portalId, keyHash: "of late", invitation: invitationAt(now) })
        const deleted = yield* (yield* ExpiredSecrets).delete(ends, 50)
        const links = [yield* byKey(portalId, ["long ago"]), yield* byKey(portalId, ["of late"])]
        const again = [yield* spend("over", now), yield* spend("open", now)]
        return [deleted, [...links.map((link) => link !== undefined), ...again]] as const
      }),
    )
    expect([count, kept]).toEqual([1, [false, true, true, false]])
  })
}
