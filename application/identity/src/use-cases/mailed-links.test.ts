import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import type { InputOf } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { type Account, EmailAddress } from "@domain/identity"
import { UserId } from "@domain/kernel"
import type { PrepareDataExport } from "../contract/data-exports.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, bakery, inWorld, mailedKey, runMails } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { downloadDataExport, prepareDataExport, requestDataExport } from "./data-exports.ts"
import { acceptInvitation, inviteUser } from "./invitations.ts"
import { resetPassword } from "./reset-password.ts"
import { listInvitations, revokeInvitation } from "./sent-invitations.ts"
import { sendEmailVerification, verifyEmail } from "./verify-email.ts"

const { id: userId, emailAddress } = asha.user
const businessProfileId = bakery.id
const ravi: Account = {
  ...asha,
  phoneVerified: false,
  user: { ...asha.user, id: UserId.make(43), emailAddress: EmailAddress.make("ravi@example.com") },
}
const asAsha = signedInAs(asha, [{ businessProfileId, roleId: "ClientAccess" }])
const asRavi = signedInAs(ravi)

const newestKey = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (mails) =>
    mails
      .at(-1)
      ?.secret.split(/hash=|export%3D|\//)
      .at(-1) ?? "",
)

const prepareExport = Effect.gen(function* () {
  yield* requestDataExport.handle({ userId })
  for (const { input } of yield* (yield* QueuedJobs).take)
    yield* prepareDataExport.handle(input as InputOf<typeof PrepareDataExport>)
})

/** Only a verified address invites. */
const verifiedAsha = Effect.flatMap(UserRepository, ({ save }) =>
  save({ ...asha, user: { ...asha.user, emailVerified: true } }),
)

const withdrawInvitations = Effect.gen(function* () {
  for (const { invitationId } of yield* listInvitations.handle({ businessProfileId }))
    yield* revokeInvitation.handle({ businessProfileId, invitationId })
})

const invitation = {
  userId,
  businessProfileId,
  emailAddress: ravi.user.emailAddress,
  roleId: "BrandManager",
  link: "/inviteUser",
  sendEmail: true,
} as const

type World = Effect.Services<Parameters<typeof inWorld>[0]>

interface LinkKind {
  readonly kind: string
  readonly hours: number
  /** Sends a link and finds its key. */
  readonly send: Effect.Effect<string, unknown, World>
  readonly open: (key: string) => Effect.Effect<unknown, { readonly _tag: string }, World>
  readonly revoke: Effect.Effect<unknown, unknown, World>
  /** What a late link fails with, and any that is altered or revoked. */
  readonly late: string
  readonly refused: string
}

const kinds: ReadonlyArray<LinkKind> = [
  {
    kind: "an export's",
    hours: 24,
    send: Effect.andThen(asAsha(prepareExport), newestKey),
    open: (key: string) => asAsha(downloadDataExport.handle({ userId: asha.user.id, key })),
    revoke: asAsha(prepareExport),
    late: "LinkInvalid",
    refused: "LinkInvalid",
  },
  {
    kind: "an invitation's",
    hours: 7 * 24,
    send: verifiedAsha.pipe(Effect.andThen(asAsha(inviteUser.handle(invitation))), Effect.andThen(newestKey)),
    open: (hash: string) => asRavi(acceptInvitation.handle({ hash })),
    revoke: asAsha(withdrawInvitations),
    late: "LinkExpired",
    refused: "LinkInvalid",
  },
  {
    kind: "an address's",
    hours: 24,
    send: asAsha(sendEmailVerification.handle({})).pipe(Effect.andThen(runMails), Effect.andThen(newestKey)),
    open: (hash: string) => asAsha(verifyEmail.handle({ hash })),
    // A link proves the address that it was sent to, and no other.
    revoke: Effect.flatMap(UserRepository, ({ save }) =>
      save({ ...asha, user: { ...asha.user, emailAddress: EmailAddress.make("other@example.com") } }),
    ),
    late: "LinkExpired",
    refused: "LinkInvalid",
  },
  {
    kind: "a new password's",
    hours: 1,
    send: mailedKey(emailAddress),
    open: (hash: string) => resetPassword.handle({ hash, newPassword: "Fresh-2word" }),
    revoke: Effect.flatMap(mailedKey(emailAddress), (hash) =>
      resetPassword.handle({ hash, newPassword: "Other-3word" }),
    ),
    late: "InvalidHashKey",
    refused: "InvalidHashKey",
  },
]

/** How opening a link ends. */
const ending = <A, R>(opening: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.match(opening, { onFailure: ({ _tag }) => _tag, onSuccess: () => "opened" })

const hour = 3_600_000

describe.each(kinds)("$kind link", ({ hours, send, open, revoke, late, refused }) => {
  test("works until its time", async () => {
    const story = Effect.flatMap(send, (key) => Effect.andThen(TestClock.adjust(hours * hour - 1), ending(open(key))))
    expect(await inWorld(story, [asha, ravi])).toBe("opened")
  })

  test("is refused at its end", async () => {
    const story = Effect.flatMap(send, (key) => Effect.andThen(TestClock.adjust(hours * hour), ending(open(key))))
    expect(await inWorld(story, [asha, ravi])).toBe(late)
  })

  test("is refused when altered", async () => {
    const story = Effect.gen(function* () {
      const key = yield* send
      const altered = [`${key}0`, key.slice(0, -1), key.toUpperCase(), ""]
      return yield* Effect.forEach(altered, (one) => ending(open(one)))
    })
    expect(new Set(await inWorld(story, [asha, ravi]))).toEqual(new Set([refused]))
  })

  test("is refused when revoked", async () => {
    const story = Effect.flatMap(send, (key) => Effect.andThen(revoke, ending(open(key))))
    expect(await inWorld(story, [asha, ravi])).toBe(refused)
  })
})
