import { resolve, type UseCaseContainer } from "@application/container"
import {
  CompleteLogin,
  LoginWithPassword,
  Logout,
  RefreshSession,
  UnsubscribeUser,
} from "@application/identity/contract"
import {
  memoryPasskeyDevice,
  type MemoryPasskeyOptions,
  memoryPushDevice,
  type MemoryPushOptions,
  signedInOf,
} from "@application/identity/testing"
import { Memberships } from "@application/identity/ports"
import {
  makeEndPush,
  makeSessionFlow,
  type PasskeyDevice,
  type PushDevice,
  type SessionFlow,
} from "@application/identity/flows"
import { type Actor, asyncCall } from "@application/kernel"
import { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import {
  type ChatState,
  forgetfulStorage,
  type LaunchFlow,
  type LoadSupportChat,
  makeLaunchFlow,
} from "@application/signup/flows"
import type { PaymentWindow } from "@application/wallet/flows"
import type { Role } from "@domain/identity"
import type { SessionId } from "@domain/kernel"
import { Effect } from "effect"
import { type MemoryWorldOptions, openMemoryWorld } from "../memory-world.ts"
import { owner, worldPassword, worldRecoveryCode } from "./bakery.ts"
import { memorySupportChat } from "./memory-support-chat.ts"
import type { Seed } from "./seeds.ts"

export interface StageOptions {
  readonly seed: Seed
  /** The owner has signed in already. */
  readonly isSignedIn?: boolean
  /** What the owner's account may do on its profiles instead of owning them. */
  readonly role?: Role
  /** The draft of the journey that is open. */
  readonly draft?: SessionId
  /** What becomes of payments; they are taken at once unless told. */
  readonly payments?: MemoryWorldOptions["payments"]
  /** The third parties that the installation lacks. */
  readonly off?: MemoryWorldOptions["off"]
  /** Contracts that never answer. */
  readonly silent?: ReadonlyArray<string>
  /** Contracts whose server is out of reach. */
  readonly broken?: ReadonlyArray<string>
  /** Failures of contracts by their names. */
  readonly failing?: MemoryWorldOptions["failing"]
  /** What the browser does about push messages; usually it allows them. */
  readonly push?: MemoryPushOptions
  /** What the browser does when it is asked for a passkey; usually it has one. */
  readonly passkeys?: MemoryPasskeyOptions
  /** What the chat with the portal's support does; there is none unless a story says so. */
  readonly chat?: ChatState
}

/** Everything that a screen needs around it. */
export interface Stage {
  readonly container: UseCaseContainer
  readonly session: SessionFlow
  readonly launch: LaunchFlow
  readonly paymentWindow: PaymentWindow
  readonly pushDevice: PushDevice
  readonly passkeyDevice: PasskeyDevice
  readonly loadSupportChat: LoadSupportChat
}

const actorOf = (session: SessionFlow | undefined): Actor => {
  const state = session?.state()
  if (state?.status !== "signedIn") return { kind: "anonymous" }
  return {
    kind: "user",
    userId: state.user.id,
    portalId: owner.portalId,
    roleIds: state.user.roleIds,
    memberships: state.profiles.map(({ id, roleId, isFrozen }) => ({
      businessProfileId: id,
      roleId,
      ...(isFrozen === true && { isFrozen }),
    })),
  }
}

const givenRole = (roleId: Role): Seed =>
  Effect.gen(function* () {
    const memberships = yield* Memberships
    for (const { businessProfileId } of yield* memberships.of(owner.user.id))
      yield* memberships.join(owner.user.id, { businessProfileId, roleId })
  })

/** Where calls of these worlds come from unless they say more. */
const siteOrigin = "http://localhost:4000"

/** Opens a world with its flows, signed in and with the draft open where the story asks for it. */
export const openStage = async ({
  seed,
  isSignedIn = false,
  role,
  draft,
  payments,
  off = [],
  silent = [],
  broken = [],
  failing = {},
  push = {},
  passkeys = {},
  chat,
}: StageOptions): Promise<Stage> => {
  let session: SessionFlow | undefined
  const seeded = role === undefined ? seed : Effect.andThen(seed, givenRole(role))
  const { container, paymentWindow } = await openMemoryWorld({
    seed: seeded,
    ...(payments !== undefined && { payments }),
    off,
    silent,
    broken,
    failing,
    actor: () => actorOf(session),
  })
  const pushDevice = memoryPushDevice(push)
  session = makeSessionFlow({
    endPush: makeEndPush(pushDevice, asyncCall(resolve(container, UnsubscribeUser))),
    refresh: asyncCall(resolve(container, RefreshSession)),
    logout: asyncCall(resolve(container, Logout)),
    device: {
      keepToken: () => undefined,
      dropToken: () => undefined,
      wasSignedIn: () => false,
      noteSignedIn: () => undefined,
      exclusively: (work) => work(),
    },
  })
  if (isSignedIn) {
    const { emailAddress } = owner.user
    const reply = await Effect.runPromise(
      resolve(container, LoginWithPassword)({ emailAddress, password: worldPassword }),
    )
    const signedIn =
      "challenge" in reply
        ? await Effect.runPromise(
            resolve(container, CompleteLogin)({ challenge: reply.challenge, code: worldRecoveryCode }),
          )
        : reply
    session.adopt(signedInOf(signedIn))
  }
  const launch = makeLaunchFlow({
    start: asyncCall(resolve(container, StartBusinessDetails)),
    get: asyncCall(resolve(container, GetBusinessDetails)),
    update: asyncCall(resolve(container, UpdateBusinessDetails)),
    storage: forgetfulStorage(),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  if (draft !== undefined) await launch.open(draft)
  return {
    container,
    session,
    launch,
    paymentWindow,
    pushDevice,
    passkeyDevice: memoryPasskeyDevice(siteOrigin, passkeys),
    loadSupportChat: () => Promise.resolve(chat === undefined ? undefined : memorySupportChat(chat)),
  }
}
